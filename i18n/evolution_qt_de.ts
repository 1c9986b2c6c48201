<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Pictures, fonts and sounds</source>
        <translation>Bilder, Schriften und Töne</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>This is an unofficial program for people who like three board games. Its words and sounds are its own; its pictures are its own or free ones, named below.</source>
        <translation>Dies ist ein inoffizielles Programm für Freunde dreier Brettspiele. Texte und Töne sind selbst gemacht; die Bilder ebenfalls, oder sie sind frei und unten genannt.</translation>
    </message>
    <message>
        <source>Evolution was designed by Dominic Crapuchettes, Dmitry Knorre and Sergey Machin; North Star Games publishes it, and in German Schmidt Spiele. Evolution: The Beginning was designed by Dominic Crapuchettes. Dominant Species was designed by Chad Jensen; GMT Games publishes it.</source>
        <translation>Evolution haben Dominic Crapuchettes, Dmitry Knorre und Sergey Machin entworfen; es erscheint bei North Star Games, auf Deutsch bei Schmidt Spiele. Evolution: Der Einstieg stammt von Dominic Crapuchettes. Dominant Species stammt von Chad Jensen und erscheint bei GMT Games.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It uses Qt through PySide6 under the LGPL.</source>
        <translation>Das Programm ist freie Software unter der MIT-Lizenz. Es nutzt Qt über PySide6 unter der LGPL.</translation>
    </message>
</context>
<context>
    <name>AgainDialog</name>
    <message>
        <source>Start the match again?</source>
        <translation>Die Partie von vorn beginnen?</translation>
    </message>
    <message>
        <source>The match so far goes into the bin, where it can be restored.</source>
        <translation>Die bisherige Partie kommt in den Papierkorb und lässt sich dort wiederherstellen.</translation>
    </message>
    <message>
        <source>What could not be saved will be lost.</source>
        <translation>Was nicht gespeichert werden konnte, geht verloren.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>AnimalForms</name>
    <message>
        <source>the {animal}</source>
        <translation>der {animal}|die {animal}|das {animal}
den {animal}|die {animal}|das {animal}
dem {animal}|der {animal}|dem {animal}
des {animal}|der {animal}|des {animal}</translation>
    </message>
    <message>
        <source>your {animal}</source>
        <translation>dein {animal}|deine {animal}|dein {animal}
deinen {animal}|deine {animal}|dein {animal}
deinem {animal}|deiner {animal}|deinem {animal}
deines {animal}|deiner {animal}|deines {animal}</translation>
    </message>
    <message>
        <source>{who}’s {animal}</source>
        <translation>{who}s {animal}
{who}s {animal}
{who}s {animal}
von {who}s {animal_dat}</translation>
    </message>
    <message>
        <source>s x z</source>
        <translation>s ß x z ce</translation>
    </message>
    <message>
        <source>second {animal}</source>
        <translation>2. {animal}</translation>
    </message>
    <message>
        <source>third {animal}</source>
        <translation>3. {animal}</translation>
    </message>
    <message>
        <source>{animal} number {number}</source>
        <translation>{number}. {animal}</translation>
    </message>
</context>
<context>
    <name>AnimalFormsForeign</name>
    <message>
        <source>{who}’s {animal}</source>
        <translation>der {animal} von {who}|die {animal} von {who}|das {animal} von {who}
den {animal} von {who}|die {animal} von {who}|das {animal} von {who}
dem {animal} von {who}|der {animal} von {who}|dem {animal} von {who}
des {animal} von {who}|der {animal} von {who}|des {animal} von {who}</translation>
    </message>
</context>
<context>
    <name>AnimalFormsHissing</name>
    <message>
        <source>{who}’s {animal}</source>
        <translation>{who}’ {animal}
{who}’ {animal}
{who}’ {animal}
von {who}’ {animal_dat}</translation>
    </message>
</context>
<context>
    <name>Animals</name>
    <message>
        <source>bison</source>
        <translation>m|Bison|Bison|Bison|Bisons</translation>
    </message>
    <message>
        <source>parasaurolophus</source>
        <translation>m|Parasaurolophus</translation>
    </message>
    <message>
        <source>kangaroo</source>
        <translation>n|Känguru|Känguru|Känguru|Kängurus</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>m|Elefant|Elefanten</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>n|Kaninchen|Kaninchen|Kaninchen|Kaninchens</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>n|Kamel|Kamel|Kamel|Kamels</translation>
    </message>
    <message>
        <source>ostrich</source>
        <translation>m|Strauß|Strauß|Strauß|Straußes</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>m|Hirsch|Hirsch|Hirsch|Hirsches</translation>
    </message>
    <message>
        <source>mammoth</source>
        <translation>n|Mammut|Mammut|Mammut|Mammuts</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>f|Ente</translation>
    </message>
    <message>
        <source>gorilla</source>
        <translation>m|Gorilla|Gorilla|Gorilla|Gorillas</translation>
    </message>
    <message>
        <source>tortoise</source>
        <translation>f|Landschildkröte</translation>
    </message>
    <message>
        <source>dodo</source>
        <translation>m|Dodo|Dodo|Dodo|Dodos</translation>
    </message>
    <message>
        <source>diplodocus</source>
        <translation>m|Diplodocus</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>m|Pinguin|Pinguin|Pinguin|Pinguins</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>f|Schnecke</translation>
    </message>
    <message>
        <source>boar</source>
        <translation>n|Wildschwein|Wildschwein|Wildschwein|Wildschweins</translation>
    </message>
    <message>
        <source>swan</source>
        <translation>m|Schwan|Schwan|Schwan|Schwans</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>n|Eichhörnchen|Eichhörnchen|Eichhörnchen|Eichhörnchens</translation>
    </message>
    <message>
        <source>flamingo</source>
        <translation>m|Flamingo|Flamingo|Flamingo|Flamingos</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>m|Biber|Biber|Biber|Bibers</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>n|Schaf|Schaf|Schaf|Schafs</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>m|Frosch|Frosch|Frosch|Frosches</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>m|Igel|Igel|Igel|Igels</translation>
    </message>
    <message>
        <source>kiwi</source>
        <translation>m|Kiwi|Kiwi|Kiwi|Kiwis</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>f|Maus</translation>
    </message>
    <message>
        <source>armadillo</source>
        <translation>n|Gürteltier|Gürteltier|Gürteltier|Gürteltiers</translation>
    </message>
    <message>
        <source>sea turtle</source>
        <translation>f|Meeresschildkröte</translation>
    </message>
    <message>
        <source>rat</source>
        <translation>f|Ratte</translation>
    </message>
    <message>
        <source>gecko</source>
        <translation>m|Gecko|Gecko|Gecko|Geckos</translation>
    </message>
    <message>
        <source>polar bear</source>
        <translation>m|Eisbär|Eisbären</translation>
    </message>
    <message>
        <source>raven</source>
        <translation>m|Rabe|Raben</translation>
    </message>
    <message>
        <source>velociraptor</source>
        <translation>m|Velociraptor|Velociraptor|Velociraptor|Velociraptors</translation>
    </message>
    <message>
        <source>rattlesnake</source>
        <translation>f|Klapperschlange</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>f|Eule</translation>
    </message>
    <message>
        <source>scorpion</source>
        <translation>m|Skorpion|Skorpion|Skorpion|Skorpions</translation>
    </message>
    <message>
        <source>pterodactylus</source>
        <translation>m|Pterodactylus</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>f|Katze</translation>
    </message>
    <message>
        <source>new species</source>
        <translation>f|neue Tierart|neue Tierart|neuen Tierart</translation>
    </message>
</context>
<context>
    <name>AttackPanel</name>
    <message>
        <source>{trait} against {protection}</source>
        <translation>{trait} gegen {protection}</translation>
    </message>
    <message>
        <source>{trait}: {reason}</source>
        <extracomment>{reason}: such as &quot;not needed&quot;</extracomment>
        <translation>{trait}: {reason}</translation>
    </message>
    <message>
        <source>{own} for you, {others} for others</source>
        <translation>{own} für dich, {others} für andere</translation>
    </message>
    <message>
        <source>for you</source>
        <extracomment>below such as &quot;Scavenger +1&quot;</extracomment>
        <translation>für dich</translation>
    </message>
    <message>
        <source>for others</source>
        <extracomment>below such as &quot;Scavenger +1&quot;</extracomment>
        <translation>für andere</translation>
    </message>
</context>
<context>
    <name>BookCharts</name>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>how a day is written, in Qt&apos;s letters: d day, M month, MMMM its name, yyyy year</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Greedy bot</source>
        <translation>Kurzsichtiger Bot</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Zufallsbot</translation>
    </message>
    <message>
        <source>Plays at this computer.</source>
        <translation>Spielt an diesem Computer.</translation>
    </message>
    <message>
        <source>Monte Carlo bot</source>
        <translation>Monte-Carlo-Bot</translation>
    </message>
    <message>
        <source>Plays each move out at random many times and takes the best.</source>
        <translation>Spielt nach jeder möglichen Aktion viele Male zufällig weiter und wählt dann die beste.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>No special preference.</source>
        <translation>Keine besondere Vorliebe.</translation>
    </message>
    <message>
        <source>Program {name}</source>
        <translation>Programm {name}</translation>
    </message>
    <message>
        <source>{level} · {character}</source>
        <extracomment>a level of strength and a character, such as &quot;Apex · Stalker&quot;</extracomment>
        <translation>{level} · {character}</translation>
    </message>
    <message>
        <source>Another program …</source>
        <translation>Ein anderes Programm …</translation>
    </message>
    <message>
        <source>Any program on this computer that can play: choose it once, and it stays in the list.</source>
        <translation>Ein Programm auf diesem Computer, das mitspielen kann: Einmal gewählt, bleibt es in der Liste.</translation>
    </message>
    <message>
        <source>Takes what looks best right now.</source>
        <translation>Nimmt, was auf den ersten Blick am besten aussieht.</translation>
    </message>
    <message>
        <source>Makes random legal moves.</source>
        <translation>Spielt rein zufällig.</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Open seat: a bot ({bot}) plays until someone joins, at any time ({keys}).</source>
        <translation>Freier Platz: Ein Bot ({bot}) spielt, bis jemand dazukommt; das geht jederzeit ({keys}).</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check my data</source>
        <translation>Meine Daten prüfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Abgebrochen. Es wurde nichts verändert.</translation>
    </message>
    <message>
        <source>Replaying every game, move by move: {done} of {all}.</source>
        <translation>Jede Partie wird Aktion für Aktion nachgespielt: {done} von {all}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are intact.</source>
        <translation>
            <numerusform>Eine Partie ist unversehrt.</numerusform>
            <numerusform>%n Partien sind unversehrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>No record is damaged.</source>
        <translation>Keine Aufzeichnung ist beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be replayed to the end. They stay as they are; you can export them to have a look.</source>
        <translation>
            <numerusform>Eine Aufzeichnung lässt sich nicht bis zum Ende nachspielen. Sie bleibt, wie sie ist; du kannst sie exportieren, um sie dir anzusehen.</numerusform>
            <numerusform>%n Aufzeichnungen lassen sich nicht bis zum Ende nachspielen. Sie bleiben, wie sie sind; du kannst sie exportieren, um sie dir anzusehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recalculating statistics: {done} of {all}.</source>
        <translation>Die Statistik wird neu berechnet: {done} von {all}.</translation>
    </message>
    <message>
        <source>Your statistics have been recalculated.</source>
        <translation>Die Statistik wurde neu berechnet.</translation>
    </message>
    <message>
        <source>Your statistics are recalculated after that.</source>
        <translation>Danach wird die Statistik neu berechnet.</translation>
    </message>
    <message>
        <source>{name} (in the bin)</source>
        <translation>{name} (im Papierkorb)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>{name} exportieren</translation>
    </message>
    <message>
        <source>Export a record</source>
        <translation>Aufzeichnung exportieren</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>check a position and print its full form</source>
        <translation>eine Stellung prüfen und vollständig ausgeben</translation>
    </message>
    <message>
        <source>print the legal moves, one a line</source>
        <translation>die erlaubten Aktionen ausgeben, eine je Zeile</translation>
    </message>
    <message>
        <source>make moves and print the position after them</source>
        <translation>Aktionen ausführen und die Stellung danach ausgeben</translation>
    </message>
    <message>
        <source>replay and check a record and print the standing as JSON</source>
        <translation>eine Aufzeichnung nachspielen und prüfen und den Stand als JSON ausgeben</translation>
    </message>
    <message>
        <source>work out the deal of a record and the moves of its bots again, compare, and print JSON</source>
        <translation>die Kartenverteilung einer Aufzeichnung und die Aktionen ihrer Bots noch einmal berechnen, vergleichen und das Ergebnis als JSON ausgeben</translation>
    </message>
    <message>
        <source>play whole games without a window and print a summary as JSON</source>
        <translation>ganze Partien ohne Fenster spielen und eine Übersicht als JSON ausgeben</translation>
    </message>
    <message>
        <source>draw the table or another view into a picture</source>
        <translation>den Tisch oder eine andere Ansicht als Bild zeichnen</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>die Version anzeigen und beenden</translation>
    </message>
    <message>
        <source>the language of messages</source>
        <translation>die Sprache der Meldungen</translation>
    </message>
    <message>
        <source>let bots play a game in the window</source>
        <translation>Bots im Fenster eine Partie spielen lassen</translation>
    </message>
    <message>
        <source>try out everything that was installed and print a report as JSON</source>
        <translation>alles Installierte ausprobieren und einen Bericht als JSON ausgeben</translation>
    </message>
    <message>
        <source>the file for that report</source>
        <translation>die Datei für diesen Bericht</translation>
    </message>
    <message>
        <source>a position; - reads standard input</source>
        <translation>eine Stellung; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>a move, such as “feed 0” or “1: food horns:3”</source>
        <translation>eine Aktion, etwa „feed 0“ oder „1: food horns:3“</translation>
    </message>
    <message>
        <source>a record; - reads standard input</source>
        <translation>eine Aufzeichnung; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>the first digits of the commitment (in the window: deck seal), as noted when the game began</source>
        <translation>die ersten Ziffern der Festlegung (im Fenster: Kartensiegel), wie sie zu Beginn der Partie notiert wurden</translation>
    </message>
    <message>
        <source>print what follows from the position instead, as far as its game tells it</source>
        <translation>stattdessen ausgeben, was aus der Stellung folgt, soweit das Spiel es angibt</translation>
    </message>
    <message>
        <source>tell what happened in words instead, as far as the game has them</source>
        <translation>stattdessen in Worten sagen, was geschah, soweit das Spiel Worte dafür hat</translation>
    </message>
    <message>
        <source>as this seat may know it, from 0</source>
        <translation>so, wie dieser Platz sie kennen darf (gezählt ab 0)</translation>
    </message>
    <message>
        <source>of this seat, from 0, where several may move</source>
        <translation>die dieses Platzes (gezählt ab 0), wenn mehrere an der Reihe sind</translation>
    </message>
    <message>
        <source>which game, such as evolution/de</source>
        <translation>welches Spiel, etwa evolution/de</translation>
    </message>
    <message>
        <source>how many play</source>
        <translation>wie viele mitspielen</translation>
    </message>
    <message>
        <source>who plays: one kind for all seats or one for each, separated by commas</source>
        <translation>wer spielt: eine Art für alle Plätze oder je eine, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>how many games; game k has the seed X + k, from 0</source>
        <translation>wie viele Partien; Partie k (gezählt ab 0) hat den Startwert X + k</translation>
    </message>
    <message>
        <source>test after every decision what must always be true</source>
        <translation>nach jeder Entscheidung prüfen, was immer gelten muss</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>die Bilddatei, die geschrieben wird</translation>
    </message>
    <message>
        <source>what to draw, such as table, start or settings</source>
        <translation>was gezeichnet wird, etwa table, start oder settings</translation>
    </message>
    <message>
        <source>width and height, such as 1280x720</source>
        <translation>Breite und Höhe, etwa 1280x720</translation>
    </message>
    <message>
        <source>pixels for each unit of the size</source>
        <translation>Bildpunkte je Maßeinheit</translation>
    </message>
    <message>
        <source>an outside program that may play as outside/NAME; may be given again</source>
        <translation>ein fremdes Programm, das als outside/NAME mitspielen darf; mehrfach erlaubt</translation>
    </message>
    <message>
        <source>keys to press on the table first, such as “A Tab”</source>
        <translation>Tasten, die vorher am Tisch gedrückt werden, etwa „A Tab“</translation>
    </message>
    <message>
        <source>{name} at seat {seat}: {reason}; a simple bot plays on for it to the end of this game</source>
        <translation>{name} auf Platz {seat}: {reason}; bis zum Ende dieser Partie übernimmt ein einfacher Bot</translation>
    </message>
    <message>
        <source>bot moves left out because the bot was stopped early: {count}</source>
        <translation>Aktionen von Bots ausgelassen, weil der Bot vorzeitig angehalten wurde: {count}</translation>
    </message>
    <message>
        <source>bot moves left out because another program made them: {count}</source>
        <translation>Aktionen von Bots ausgelassen, weil sie von einem anderen Programm stammen: {count}</translation>
    </message>
    <message>
        <source>bot moves left out because their network is not at hand: {count}</source>
        <translation>Aktionen von Bots ausgelassen, weil ihr Netz hier fehlt: {count}</translation>
    </message>
    <message>
        <source>bot moves left out because they cannot be repeated without a nonce: {count}</source>
        <translation>Aktionen von Bots ausgelassen, weil sie sich ohne Nonce nicht wiederholen lassen: {count}</translation>
    </message>
    <message>
        <source>bot moves left out because the bot failed this time: {count}</source>
        <translation>Aktionen von Bots ausgelassen, weil der Bot diesmal versagt hat: {count}</translation>
    </message>
    <message>
        <source>{name}: {reason}; from now on a simple bot plays for it</source>
        <translation>{name}: {reason}; von jetzt an übernimmt ein einfacher Bot</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>“{value}” is not known here</source>
        <translation>„{value}“ ist hier unbekannt</translation>
    </message>
    <message>
        <source>missing: {value}</source>
        <translation>es fehlt: {value}</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not one of {choices}</source>
        <translation>{name}: „{value}“ gehört nicht zu {choices}</translation>
    </message>
    <message>
        <source>there is no command “{value}”, only {choices}</source>
        <translation>den Befehl „{value}“ gibt es nicht, nur {choices}</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not a number</source>
        <translation>{name}: „{value}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>{name}: a value is missing</source>
        <translation>{name}: ein Wert fehlt</translation>
    </message>
    <message>
        <source>{name} takes no value</source>
        <translation>{name} nimmt keinen Wert</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not a whole number from 0 to 9007199254740991</source>
        <translation>{name}: „{value}“ ist keine ganze Zahl von 0 bis 9007199254740991</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not allowed here</source>
        <translation>{name}: „{value}“ ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>light or dark, with light_contrast and dark_contrast for high contrast</source>
        <translation>light (hell) oder dark (dunkel); light_contrast und dark_contrast mit hohem Kontrast</translation>
    </message>
    <message>
        <source>how large writing is, in per cent, such as 150</source>
        <translation>Größe der Schrift in Prozent, etwa 150</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Evolution: three board games against bots, or for several people at one screen ({games}). Without a command the window opens, with a record (FILE.jsonl) as a replay; the commands read and write positions, moves and records in the notation that docs/notation.md describes.</source>
        <translation>Evolution: drei Brettspiele gegen Bots oder zu mehreren an einem Bildschirm ({games}). Ohne Befehl öffnet sich das Fenster, mit einer Aufzeichnung (DATEI.jsonl) als Wiederholung; die Befehle lesen und schreiben Stellungen, Aktionen und Aufzeichnungen in der Notation, die docs/notation.md beschreibt.</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>Angaben:</translation>
    </message>
    <message>
        <source>the seed of the first game; a program that plays could work out all cards</source>
        <translation>der Startwert der ersten Partie; ein Programm, das mitspielt, könnte daraus alle Karten errechnen</translation>
    </message>
    <message>
        <source>the file with the secret from which the deals follow; made if it is not there</source>
        <translation>die Datei mit dem Geheimnis, aus dem sich die Kartenverteilungen ergeben; fehlt sie, wird sie angelegt</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>AUFZEICHNUNG</translation>
    </message>
    <message>
        <source>MOVE</source>
        <translation>AKTION</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>ART</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>TASTEN</translation>
    </message>
    <message>
        <source>window system</source>
        <translation>Fenstersystem</translation>
    </message>
    <message>
        <source>list of editions</source>
        <translation>Liste der Ausgaben</translation>
    </message>
    <message>
        <source>program files</source>
        <translation>Dateien des Programms</translation>
    </message>
    <message>
        <source>language {name}</source>
        <translation>Sprache {name}</translation>
    </message>
    <message>
        <source>tables of {name}</source>
        <translation>Tische von {name}</translation>
    </message>
    <message>
        <source>view {name}</source>
        <translation>Ansicht {name}</translation>
    </message>
    <message>
        <source>game of bots, {name}</source>
        <translation>Partie zwischen Bots, {name}</translation>
    </message>
    <message>
        <source>record whose writer was killed</source>
        <translation>Aufzeichnung, deren Schreiben abgebrochen wurde</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>failed, {reason}</source>
        <translation>fehlgeschlagen, {reason}</translation>
    </message>
    <message>
        <source>{failed} of {all} checks failed</source>
        <translation>{failed} von {all} Prüfungen fehlgeschlagen</translation>
    </message>
    <message>
        <source>everything works</source>
        <translation>alles funktioniert</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game …</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Open hands …</source>
        <translation>Offene Handkarten …</translation>
    </message>
    <message>
        <source>Players …</source>
        <translation>Spieler …</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>This game …</source>
        <translation>Diese Partie …</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Startwert kopieren</translation>
    </message>
    <message>
        <source>Report a bug …</source>
        <translation>Fehler melden …</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Zum Startbildschirm</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton ein/aus</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Zug ganz zurücknehmen</translation>
    </message>
    <message>
        <source>Continue as a practice game …</source>
        <translation>Als Übungspartie fortsetzen …</translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte der Partie</translation>
    </message>
    <message>
        <source>See this round again</source>
        <translation>Diese Runde noch einmal ansehen</translation>
    </message>
</context>
<context>
    <name>CoverButton</name>
    <message>
        <source>{count} players</source>
        <translation>{count} Spieler</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} Std.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
    <message>
        <source>ages {age}+</source>
        <translation>ab {age} Jahren</translation>
    </message>
</context>
<context>
    <name>CoveredHands</name>
    <message>
        <source>{name}’s cards can be seen now. Everyone else, look away!</source>
        <translation>Jetzt sind die Karten von {name} zu sehen. Alle anderen bitte wegsehen!</translation>
    </message>
    <message>
        <source>Cover the cards</source>
        <translation>Karten verdecken</translation>
    </message>
    <message>
        <source>The game is not over, so hands stay covered. It is {name}’s turn.</source>
        <translation>Die Partie ist noch nicht zu Ende, darum bleiben die Handkarten verdeckt. {name} ist an der Reihe.</translation>
    </message>
    <message>
        <source>Show {name}’s cards …</source>
        <translation>Karten von {name} zeigen …</translation>
    </message>
    <message>
        <source>The game is not over, so hands stay covered. On their turn, players can see their own cards.</source>
        <translation>Die Partie ist noch nicht zu Ende, darum bleiben die Handkarten verdeckt. Ist ein Spieler an der Reihe, kann er die eigenen ansehen.</translation>
    </message>
</context>
<context>
    <name>CrestDialog</name>
    <message>
        <source>Crest of {name}</source>
        <translation>Wappen von {name}</translation>
    </message>
    <message>
        <source>It is saved with the name. No two players at a table share a colour or a face.</source>
        <translation>Das Wappen wird mit dem Namen gespeichert. Am Tisch kommt jede Farbe und jedes Tier nur einmal vor.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Adler</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Widder</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tiger</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Koala</source>
        <translation>Koala</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papagei</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Delfin</translation>
    </message>
    <message>
        <source>Hummingbird</source>
        <translation>Kolibri</translation>
    </message>
    <message>
        <source>Seahorse</source>
        <translation>Seepferdchen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Release to cover the cards again.</source>
        <translation>Beim Loslassen werden die Karten wieder verdeckt.</translation>
    </message>
    <message>
        <source>Hold to peek at your cards</source>
        <translation>Zum Ansehen gedrückt halten</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <translation>Zug beginnen</translation>
    </message>
    <message>
        <source>Curtain: the next player is {name}</source>
        <translation>Vorhang: Als Nächstes ist {name} an der Reihe</translation>
    </message>
    <message>
        <source>{name}’s turn. Everyone else, look away!</source>
        <translation>{name} ist an der Reihe. Alle anderen bitte wegsehen!</translation>
    </message>
    <message>
        <source>Hold to see your cards; the key {key} does the same</source>
        <translation>Gedrückt halten, um deine Karten zu sehen; das geht auch mit {key}</translation>
    </message>
    <message>
        <source>Enter begins the turn. {key} shows your cards while it is held down.</source>
        <extracomment>what a screen reader says at the curtain</extracomment>
        <translation>Mit der Eingabetaste beginnst du deinen Zug. {key} zeigt deine Karten, solange du die Taste gedrückt hältst.</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Copy …</source>
        <translation>Kopieren …</translation>
    </message>
    <message>
        <source>Report a bug …</source>
        <translation>Fehler melden …</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>Partie kopieren</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Startwert kopieren</translation>
    </message>
    <message>
        <source>The table as every player may see it</source>
        <translation>Der Tisch, wie ihn alle Spieler sehen dürfen</translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>In den Papierkorb</translation>
    </message>
</context>
<context>
    <name>DisplayPage</name>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>follow system</source>
        <translation>Systemeinstellung</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>full</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>verringert</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>With reduced motion, things fade in and out instead of moving or flashing, at the same speed. Without animations, everything appears at once.</source>
        <translation>Bei verringerter Bewegung wird überblendet: Nichts bewegt sich oder blinkt, das Tempo bleibt gleich. Ohne Animationen erscheint alles sofort.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>immediately</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>after a short delay</source>
        <translation>nach kurzer Zeit</translation>
    </message>
    <message>
        <source>after a second</source>
        <translation>nach einer Sekunde</translation>
    </message>
    <message>
        <source>Enlarge cards</source>
        <translation>Karten vergrößern</translation>
    </message>
    <message>
        <source>beside the pointer</source>
        <translation>neben dem Zeiger</translation>
    </message>
    <message>
        <source>always in the same place</source>
        <translation>immer an derselben Stelle</translation>
    </message>
    <message>
        <source>Position of enlarged card</source>
        <translation>Position der Großansicht</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>main events</source>
        <translation>das Wichtigste</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Umfang des Protokolls</translation>
    </message>
    <message>
        <source>Show keys on the table</source>
        <translation>Tasten auf dem Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message numerus="yes">
        <source>Drop %n file(s) here to import the games</source>
        <translation>
            <numerusform>Hier ablegen, um die Partie zu importieren</numerusform>
            <numerusform>Hier ablegen, um %n Dateien mit Partien zu importieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditionsDialog</name>
    <message>
        <source>What differs between the editions</source>
        <translation>Unterschiede zwischen den Ausgaben</translation>
    </message>
</context>
<context>
    <name>EmptyBinDialog</name>
    <message>
        <source>Empty the bin?</source>
        <translation>Papierkorb leeren?</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) will be deleted permanently. This cannot be undone.</source>
        <translation>
            <numerusform>Eine Partie wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Partien werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the games</source>
        <translation>Partien behalten</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this file cannot be read</source>
        <translation>diese Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>this file cannot be written</source>
        <translation>diese Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>dort darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the folder is gone</source>
        <translation>der Ordner ist nicht mehr da</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>this is a link to another place</source>
        <translation>das ist eine Verknüpfung mit einem anderen Ort</translation>
    </message>
    <message>
        <source>a window has it open</source>
        <translation>sie ist gerade in einem Fenster geöffnet</translation>
    </message>
    <message>
        <source>from here on the file is not as this program wrote it</source>
        <translation>ab hier ist die Datei nicht mehr so, wie dieses Programm sie geschrieben hat</translation>
    </message>
    <message>
        <source>this game is already saved as “{value}”</source>
        <translation>diese Partie ist schon gespeichert, als „{value}“</translation>
    </message>
    <message>
        <source>larger than {limit} bytes</source>
        <translation>größer als {limit} Bytes</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>this is not a game</source>
        <translation>das ist keine Partie</translation>
    </message>
    <message>
        <source>this is a position, not a game; the command line reads positions</source>
        <translation>das ist eine Stellung, keine Partie; Stellungen liest die Befehlszeile</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>das ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>nested more than {limit} levels deep</source>
        <translation>mehr als {limit} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>a whole number is needed here</source>
        <translation>hier muss eine ganze Zahl stehen</translation>
    </message>
    <message>
        <source>a text is needed here</source>
        <translation>hier muss ein Text stehen</translation>
    </message>
    <message>
        <source>a list is needed here</source>
        <translation>hier muss eine Liste stehen</translation>
    </message>
    <message>
        <source>an object is needed here</source>
        <translation>hier muss ein Objekt stehen</translation>
    </message>
    <message>
        <source>true or false is needed here</source>
        <translation>hier muss true oder false stehen</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>diese Zahl ist zu groß</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value} ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>{value} is below {limit}</source>
        <translation>{value} liegt unter {limit}</translation>
    </message>
    <message>
        <source>{value} is above {limit}</source>
        <translation>{value} liegt über {limit}</translation>
    </message>
    <message>
        <source>longer than {limit} characters</source>
        <translation>länger als {limit} Zeichen</translation>
    </message>
    <message>
        <source>a character that cannot be shown</source>
        <translation>ein Zeichen, das sich nicht anzeigen lässt</translation>
    </message>
    <message>
        <source>the key “{key}” appears here twice</source>
        <translation>der Schlüssel „{key}“ kommt hier zweimal vor</translation>
    </message>
    <message>
        <source>the key “{key}” is not known</source>
        <translation>der Schlüssel „{key}“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the key “{key}” is missing</source>
        <translation>der Schlüssel „{key}“ fehlt</translation>
    </message>
    <message>
        <source>“{value}” is not allowed here</source>
        <translation>„{value}“ ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>another player has “{value}” already</source>
        <translation>„{value}“ hat schon ein anderer Spieler</translation>
    </message>
    <message>
        <source>{value} appears here twice</source>
        <translation>{value} kommt hier zweimal vor</translation>
    </message>
    <message>
        <source>this is “{value}”, not “{expected}”</source>
        <translation>das ist „{value}“, nicht „{expected}“</translation>
    </message>
    <message>
        <source>version {value} is not known; this program reads up to version {limit}</source>
        <translation>Version {value} ist nicht bekannt; dieses Programm liest bis Version {limit}</translation>
    </message>
    <message>
        <source>the game “{value}” is not known</source>
        <translation>das Spiel „{value}“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the log of the game “{value}” is told in the window only</source>
        <translation>das Protokoll des Spiels „{value}“ gibt es nur im Fenster</translation>
    </message>
    <message>
        <source>the game “{value}” has rules here but no table; commands can play it</source>
        <translation>für das Spiel „{value}“ gibt es hier Regeln, aber keinen Tisch; mit Befehlen ist es spielbar</translation>
    </message>
    <message>
        <source>the rule switch “{value}” is not known</source>
        <translation>den Regelschalter „{value}“ gibt es nicht</translation>
    </message>
    <message>
        <source>these rule switches differ from those of the game in hand</source>
        <translation>diese Regelschalter weichen von denen dieser Partie ab</translation>
    </message>
    <message>
        <source>there is no seat {value}</source>
        <translation>einen Platz {value} gibt es nicht</translation>
    </message>
    <message>
        <source>nothing can be chosen here in “{value}”</source>
        <translation>in „{value}“ gibt es hier nichts zu wählen</translation>
    </message>
    <message>
        <source>the game is not over yet</source>
        <translation>die Partie ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>the opponent “{value}” is not known</source>
        <translation>den Gegner „{value}“ gibt es nicht</translation>
    </message>
    <message>
        <source>“{value}” is not a card</source>
        <translation>„{value}“ ist keine Karte</translation>
    </message>
    <message>
        <source>the card “{value}” is not in this deck</source>
        <translation>die Karte „{value}“ ist nicht in diesem Kartensatz</translation>
    </message>
    <message>
        <source>more copies of “{value}” than the deck has</source>
        <translation>mehr Karten „{value}“, als der Kartensatz enthält</translation>
    </message>
    <message>
        <source>more cards than the deck has</source>
        <translation>mehr Karten, als der Kartensatz enthält</translation>
    </message>
    <message>
        <source>“?” is not allowed here</source>
        <translation>„?“ ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>this needs a card whose face is not known</source>
        <translation>dazu wird eine Karte gebraucht, deren Vorderseite nicht bekannt ist</translation>
    </message>
    <message>
        <source>this is not allowed here in the phase “{phase}”</source>
        <translation>das ist in der Phase „{phase}“ hier nicht erlaubt</translation>
    </message>
    <message>
        <source>no move begins with “{value}”</source>
        <translation>keine Aktion beginnt mit „{value}“</translation>
    </message>
    <message>
        <source>something is missing after “{value}”</source>
        <translation>nach „{value}“ fehlt etwas</translation>
    </message>
    <message>
        <source>“{value}” is too much</source>
        <translation>„{value}“ ist zu viel</translation>
    </message>
    <message>
        <source>the rules do not allow this move: {reasons}</source>
        <translation>die Regeln erlauben diese Aktion nicht: {reasons}</translation>
    </message>
    <message>
        <source>a record begins with a header</source>
        <translation>eine Aufzeichnung beginnt mit einer Kopfzeile</translation>
    </message>
    <message>
        <source>this differs from the position the record starts from</source>
        <translation>das weicht von der Stellung ab, mit der die Aufzeichnung beginnt</translation>
    </message>
    <message>
        <source>this is neither a move nor a note that records know</source>
        <translation>das ist weder eine Aktion noch ein Vermerk, wie er in Aufzeichnungen steht</translation>
    </message>
    <message>
        <source>more than {limit} moves</source>
        <translation>mehr als {limit} Aktionen</translation>
    </message>
    <message>
        <source>round {value} did not end here</source>
        <translation>Runde {value} hat hier nicht geendet</translation>
    </message>
    <message>
        <source>after this round the game stands at {found}, the record says {expected}</source>
        <translation>nach dieser Runde steht die Partie bei {found}, laut Aufzeichnung bei {expected}</translation>
    </message>
    <message>
        <source>the game does not end with this result</source>
        <translation>die Partie endet nicht mit diesem Ergebnis</translation>
    </message>
    <message>
        <source>the seed and the nonce do not fit this commitment (deck seal)</source>
        <translation>Startwert und Nonce ergeben diese Festlegung (Kartensiegel) nicht</translation>
    </message>
    <message>
        <source>the seed, the nonce and the kinds of players do not fit this commitment (deck seal)</source>
        <translation>Startwert, Nonce und Arten der Spieler ergeben diese Festlegung (Kartensiegel) nicht</translation>
    </message>
    <message>
        <source>the commitment of this game is {found}, not {expected}</source>
        <translation>die Festlegung dieser Partie ist {found}, nicht {expected}</translation>
    </message>
    <message>
        <source>{kind} at seat {seat} plays “{found}” here, not “{expected}”</source>
        <translation>{kind} auf Platz {seat} spielt hier „{found}“, nicht „{expected}“</translation>
    </message>
    <message>
        <source>what seat {seat} is told here depends on cards it may not know</source>
        <translation>was Platz {seat} hier erfährt, hängt von Karten ab, die er nicht kennen darf</translation>
    </message>
    <message>
        <source>these are not valid weights of a network</source>
        <translation>das sind keine brauchbaren Gewichte eines Netzes</translation>
    </message>
    <message>
        <source>made for the features {value}, not {expected}</source>
        <translation>für die Merkmale {value} gemacht, nicht für {expected}</translation>
    </message>
    <message>
        <source>a secret is {limit} hexadecimal digits, and a file with one holds nothing else</source>
        <translation>ein Geheimnis besteht aus {limit} Hexadezimalziffern, und sonst steht nichts in der Datei</translation>
    </message>
    <message>
        <source>give either a seed (--seed) or a secret, not both</source>
        <translation>entweder ein Startwert (--seed) oder ein Geheimnis, nicht beides</translation>
    </message>
    <message>
        <source>“{value}” is not one of {known}</source>
        <translation>„{value}“ gehört nicht zu {known}</translation>
    </message>
    <message>
        <source>“{value}” is not NAME=COMMAND</source>
        <translation>„{value}“ hat nicht die Form NAME=BEFEHL</translation>
    </message>
    <message>
        <source>“{value}”: a name has small letters a to z, digits, - and _, and at most {limit} of them</source>
        <translation>„{value}“: Ein Name besteht aus höchstens {limit} Zeichen, nur Kleinbuchstaben a bis z, Ziffern, - und _</translation>
    </message>
    <message>
        <source>a quotation mark is not closed in “{value}”</source>
        <translation>in „{value}“ fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>there is no program “{value}”</source>
        <translation>es gibt kein Programm „{value}“</translation>
    </message>
    <message>
        <source>the file “{value}” is not a program that can run; one in Python runs as “python3 FILE”</source>
        <translation>die Datei „{value}“ lässt sich nicht als Programm starten; ein Programm in Python startest du mit „python3 DATEI“</translation>
    </message>
    <message>
        <source>the program cannot be started: {value}</source>
        <translation>das Programm lässt sich nicht starten: {value}</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>das Programm ist beendet</translation>
    </message>
    <message>
        <source>a line of more than {limit} bytes</source>
        <translation>eine Zeile mit mehr als {limit} Bytes</translation>
    </message>
    <message>
        <source>more than {limit} bytes on standard error</source>
        <translation>mehr als {limit} Bytes auf der Standardfehlerausgabe</translation>
    </message>
    <message>
        <source>an answer without a question</source>
        <translation>eine Antwort ohne Frage</translation>
    </message>
    <message>
        <source>an answer to question {value} instead of {expected}</source>
        <translation>eine Antwort auf Frage {value} statt {expected}</translation>
    </message>
    <message>
        <source>no player is asked here</source>
        <translation>hier ist kein Spieler an der Reihe</translation>
    </message>
    <message>
        <source>a move of seat {value}, whose turn it is not</source>
        <translation>eine Aktion von Platz {value}, der nicht an der Reihe ist</translation>
    </message>
    <message>
        <source>it has failed in {value} games in a row</source>
        <translation>es hat in {value} Partien hintereinander versagt</translation>
    </message>
    <message>
        <source>a move after the end of the turn</source>
        <translation>eine Aktion nach dem Ende des eigenen Zugs</translation>
    </message>
    <message>
        <source>{detail} (evolution-qt --help says more)</source>
        <translation>{detail} (mehr dazu: evolution-qt --help)</translation>
    </message>
    <message>
        <source>{value} kinds of opponents for {players} players</source>
        <translation>{value} Arten von Gegnern für {players} Spieler</translation>
    </message>
    <message>
        <source>after {decisions} decisions of the game with seed {seed}: {detail}</source>
        <translation>nach {decisions} Entscheidungen in der Partie mit dem Startwert {seed}: {detail}</translation>
    </message>
    <message>
        <source>the arena is part of the source code only: python -m lab arena</source>
        <translation>die Arena gehört nur noch zum Quelltext: python -m lab arena</translation>
    </message>
    <message>
        <source>windows and pictures need PySide6, which is not installed</source>
        <translation>Fenster und Bilder brauchen PySide6, das nicht installiert ist</translation>
    </message>
    <message>
        <source>length {value} instead of {expected}</source>
        <translation>Länge {value} statt {expected}</translation>
    </message>
    <message>
        <source>this game is for {least} to {most} players, not for {value}</source>
        <translation>dieses Spiel ist für {least} bis {most} Spieler, nicht für {value}</translation>
    </message>
    <message>
        <source>no level plays “{value}”, only “random” and “greedy”</source>
        <translation>keine Stufe spielt „{value}“, nur „random“ und „greedy“</translation>
    </message>
    <message>
        <source>there is no move to redo</source>
        <translation>es gibt keine Aktion, die sich wiederherstellen lässt</translation>
    </message>
    <message>
        <source>moves to undo: {value}, moves made: {limit}</source>
        <translation>Aktionen zum Zurücknehmen: {value}, bisher ausgeführt: {limit}</translation>
    </message>
    <message>
        <source>“{value}” is not how a commitment begins, such as 15ac83c11c9b10dd7ae6</source>
        <translation>„{value}“ ist kein Anfang einer Festlegung wie 15ac83c11c9b10dd7ae6</translation>
    </message>
    <message>
        <source>{value} digits are too few; give at least {limit}, or better {wanted}</source>
        <translation>zu wenige Ziffern: {value}; nötig sind mindestens {limit}, besser {wanted}</translation>
    </message>
    <message>
        <source>{value} digits say little, because other cards with the same ones can be found; note {wanted}</source>
        <translation>{value} Ziffern sagen wenig: Dazu lassen sich auch andere Karten finden; notiere {wanted}</translation>
    </message>
    <message>
        <source>no answer within {limit} s</source>
        <translation>keine Antwort innerhalb von {limit} s</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Reset your statistics?</source>
        <translation>Statistik zurücksetzen?</translation>
    </message>
    <message>
        <source>The games so far will no longer count. Their records stay, and you can count them again later.</source>
        <translation>Die bisherigen Partien zählen dann nicht mehr. Ihre Aufzeichnungen bleiben; du kannst sie später wieder mitzählen lassen.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint ({key}); press again for a clearer one</source>
        <translation>Tipp ({key}); noch einmal für einen deutlicheren</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>The bots are still starting. Simple bots play for them until they are ready.</source>
        <translation>Die Bots starten noch. Bis sie bereit sind, spielen einfache Bots für sie.</translation>
    </message>
    <message>
        <source>The bots cannot be started. Simple bots play for them to the end of this game.</source>
        <translation>Die Bots lassen sich nicht starten. Bis zum Ende dieser Partie spielen einfache Bots für sie.</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
        <source>The hands are covered again.</source>
        <translation>Die Handkarten sind wieder verdeckt.</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Aufdecken …</translation>
    </message>
    <message>
        <source>This game cannot be saved: {reason}. You can play on; the program tries again with every move.</source>
        <translation>Diese Partie lässt sich nicht speichern: {reason}. Du kannst weiterspielen; das Programm versucht es bei jeder Aktion noch einmal.</translation>
    </message>
    <message>
        <source>Saving works again. Nothing was lost.</source>
        <translation>Das Speichern klappt wieder. Es ist nichts verloren gegangen.</translation>
    </message>
    <message>
        <source>{name}: {reason}. A simple bot takes over for the rest of this game.</source>
        <translation>{name}: {reason}. Bis zum Ende dieser Partie übernimmt ein einfacher Bot.</translation>
    </message>
    <message>
        <source>The game stops here. It is saved; please continue it from the start screen.</source>
        <translation>Die Partie hält hier an. Sie ist gespeichert; bitte setze sie vom Startbildschirm aus fort.</translation>
    </message>
</context>
<context>
    <name>GamesChart</name>
    <message>
        <source>Points in each game</source>
        <translation>Punkte jeder Partie</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Game {number}, {date}: points {points}, {ended}, players {players}</source>
        <translation>Partie {number}, {date}: Punkte {points}, {ended}, Spieler {players}</translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>A bot takes over for {name} and finishes the game so that the scores can be counted. The record shows when it took over.</source>
        <translation>Ein Bot übernimmt für {name} und spielt die Partie zu Ende, damit die Punkte gezählt werden können. Die Aufzeichnung zeigt, wann er übernommen hat.</translation>
    </message>
    <message>
        <source>Who takes over</source>
        <translation>Wer übernimmt</translation>
    </message>
    <message>
        <source>Skip to the final scores</source>
        <translation>Gleich zum Endstand</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Why did {who} do that?</source>
        <translation>Warum hat {who} das getan?</translation>
    </message>
    <message>
        <source>Pros</source>
        <translation>Vorteile</translation>
    </message>
    <message>
        <source>Cons</source>
        <translation>Nachteile</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Runner-up</source>
        <translation>Zweite Wahl</translation>
    </message>
    <message>
        <source>Third choice</source>
        <translation>Dritte Wahl</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Ebenso gut</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Auch möglich</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Etwas anderes war nicht möglich.</translation>
    </message>
    <message>
        <source>Counted in points; what lies ahead is estimated.</source>
        <translation>In Punkten gezählt; was noch kommt, ist geschätzt.</translation>
    </message>
    <message>
        <source>Its other options would reveal its hand. You can see them after the game.</source>
        <translation>Die anderen Möglichkeiten würden Handkarten verraten. Nach der Partie sind sie zu sehen.</translation>
    </message>
    <message>
        <source>{part}: about {amount} points better than the runner-up.</source>
        <translation>{part}: etwa {amount} Punkte besser als die zweite Wahl.</translation>
    </message>
    <message>
        <source>{rank}: {move}.</source>
        <translation>{rank}: {move}.</translation>
    </message>
    <message>
        <source>Reasons are not saved with a game but can be worked out again: each opponent decides once more from what it knew then.</source>
        <translation>Gründe werden nicht mit der Partie gespeichert, lassen sich aber nachrechnen: Die Gegner entscheiden noch einmal nach dem, was sie damals wussten.</translation>
    </message>
    <message>
        <source>Nothing is known about this move: a person, a substitute or another program made it, the bot was stopped early, or this version of the program cannot work it out again.</source>
        <translation>Über diese Aktion ist nichts bekannt: Ein Mensch, ein Ersatzbot oder ein anderes Programm hat sie ausgeführt, der Bot wurde vorzeitig angehalten, oder diese Version des Programms kann sie nicht nachrechnen.</translation>
    </message>
    <message>
        <source>An opponent failed to answer, so some reasons are missing. You can try again.</source>
        <translation>Ein Gegner hat nicht geantwortet, daher fehlen einige Gründe. Du kannst es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Looking for a hint.</source>
        <translation>Ein Tipp wird gesucht.</translation>
    </message>
    <message>
        <source>Still thinking.</source>
        <translation>Es wird noch überlegt.</translation>
    </message>
    <message>
        <source>Look at the button to the right of the prompt.</source>
        <translation>Achte auf den Knopf rechts neben der Anweisung.</translation>
    </message>
    <message>
        <source>Look at your species “{name}”.</source>
        <translation>Achte auf deine Tierart {name}.</translation>
    </message>
    <message>
        <source>Hints are available when it is your turn.</source>
        <translation>Einen Tipp gibt es, wenn du an der Reihe bist.</translation>
    </message>
    <message>
        <source>No hint found this time.</source>
        <translation>Diesmal war kein Tipp zu finden.</translation>
    </message>
    <message>
        <source>Only partly thought through.</source>
        <translation>Nur zum Teil durchgerechnet.</translation>
    </message>
    <message>
        <source>Press {key} again for more.</source>
        <translation>Für mehr noch einmal {key} drücken.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>Edition default: {value}</source>
        <translation>In der Ausgabe: {value}</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>{edition}, unless something is changed here.</source>
        <translation>{edition}, soweit hier nichts geändert ist.</translation>
    </message>
    <message>
        <source>Edition default</source>
        <translation>Wie in der Ausgabe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>{what}: {words}</source>
        <translation>{what}: {words}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>from {old} to {new}</source>
        <translation>von {old} auf {new}</translation>
    </message>
    <message>
        <source>{first} to {second}</source>
        <translation>{first} auf {second}</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Enter or a double click, then the new key; Del resets it. Digits, arrows, Enter, Tab, Space and Esc cannot be changed.</source>
        <translation>Eingabetaste oder Doppelklick, dann die neue Taste; Entf setzt sie zurück. Ziffern, Pfeile, Eingabetaste, Tab, Leertaste und Esc sind fest belegt.</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <translation>Beide tauschen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Press the new key for “{words}”. Esc keeps the old one.</source>
        <translation>Drücke die neue Taste für „{words}“. Mit Esc bleibt die alte.</translation>
    </message>
    <message>
        <source>At the table “{key}” cannot be used: letters, signs and F1 to F12 can.</source>
        <translation>Am Tisch lässt sich „{key}“ nicht belegen, nur Buchstaben, Zeichen und F1 bis F12.</translation>
    </message>
    <message>
        <source>“{key}” cannot be used: letters and signs can, and any key with Ctrl or Alt.</source>
        <translation>„{key}“ lässt sich nicht belegen, nur Buchstaben und Zeichen sowie jede Taste zusammen mit Strg oder Alt.</translation>
    </message>
    <message>
        <source>“{key}” is already used for: {words}</source>
        <translation>„{key}“ ist schon belegt: {words}</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language and text</source>
        <translation>Sprache und Text</translation>
    </message>
    <message>
        <source>follow system</source>
        <translation>Systemeinstellung</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Text on the table grows as far as space allows; enlarged cards and all panels use the full size. Scroll to see what does not fit in the window.</source>
        <translation>Auf dem Tisch wächst die Schrift, soweit Platz ist; vergrößerte Karten und alle Fenster zeigen sie in voller Größe. Was nicht ins Fenster passt, lässt sich scrollen.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>Leave this game?</source>
        <translation>Diese Partie verlassen?</translation>
    </message>
    <message>
        <source>No move has been made yet, so it will not be saved.</source>
        <translation>Es gab noch keine Aktion, darum wird die Partie nicht gespeichert.</translation>
    </message>
    <message>
        <source>The game is saved. You can continue it later from the start screen.</source>
        <translation>Die Partie ist gespeichert. Vom Startbildschirm aus kannst du sie später fortsetzen.</translation>
    </message>
    <message>
        <source>What could not be saved will be lost. Play on to copy or export the game first; the menu has both.</source>
        <translation>Was nicht gespeichert werden konnte, geht verloren. Spiele weiter, um die Partie vorher zu kopieren oder zu exportieren; beides steht im Menü.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step {number} of {count}: {title}</source>
        <translation>Schritt {number} von {count}: {title}</translation>
    </message>
    <message>
        <source>Marked on the table: {things}</source>
        <translation>Auf dem Tisch markiert: {things}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>First steps: {number} of {count}</source>
        <translation>Erste Schritte: {number} von {count}</translation>
    </message>
    <message>
        <source>First match: {number} of {count}</source>
        <translation>Erste Partie: {number} von {count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}</source>
        <translation>{number} von {count}: {title}</translation>
    </message>
    <message>
        <source>Choose a step</source>
        <translation>Schritt wählen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>{key} goes from the table to here, and back</source>
        <translation>{key} führt vom Tisch hierher und zurück</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>First match</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
</context>
<context>
    <name>Librarian</name>
    <message numerus="yes">
        <source>%n game(s) moved to the bin.</source>
        <translation>
            <numerusform>Eine Partie liegt jetzt im Papierkorb.</numerusform>
            <numerusform>%n Partien liegen jetzt im Papierkorb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>Eine Partie ist wiederhergestellt.</numerusform>
            <numerusform>%n Partien sind wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted permanently.</source>
        <translation>
            <numerusform>Eine Partie ist endgültig gelöscht.</numerusform>
            <numerusform>%n Partien sind endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not possible: {reason}</source>
        <translation>Das geht nicht: {reason}</translation>
    </message>
    <message>
        <source>Saved: {file}. The game is not over: its record reveals every card.</source>
        <translation>Gespeichert: {file}. Die Partie ist noch nicht zu Ende: Die Aufzeichnung verrät alle Karten.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>Die Partie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The game is on the clipboard. It is not over: its record reveals every card.</source>
        <translation>Die Partie ist in der Zwischenablage. Sie ist noch nicht zu Ende: Die Aufzeichnung verrät alle Karten.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Die Stellung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The position is on the clipboard, with your own hand but no other secrets.</source>
        <translation>Die Stellung ist in der Zwischenablage; deine Hand ist dabei, sonst nichts Geheimes.</translation>
    </message>
    <message>
        <source>The position is on the clipboard, without secrets.</source>
        <translation>Die Stellung ist in der Zwischenablage; Geheimes ist nicht dabei.</translation>
    </message>
    <message>
        <source>The seed reveals every card. You can copy it when the game is over.</source>
        <translation>Der Startwert verrät alle Karten. Er lässt sich kopieren, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>The seed is on the clipboard.</source>
        <translation>Der Startwert ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Partie.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <extracomment>stands before a reason why it cannot be taken in</extracomment>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <source>Importing {number} of {all} …</source>
        <translation>Import läuft: {number} von {all} …</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>Eine Partie ist importiert.</numerusform>
            <numerusform>%n Partien sind importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored from the bin.</source>
        <translation>
            <numerusform>Eine Partie ist aus dem Papierkorb wiederhergestellt.</numerusform>
            <numerusform>%n Partien sind aus dem Papierkorb wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) break off as well.</source>
        <translation>
            <numerusform>Eine weitere Datei ist ebenfalls unvollständig.</numerusform>
            <numerusform>%n weitere Dateien sind ebenfalls unvollständig.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}</source>
        <translation>{file} wurde nicht importiert: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not imported.</source>
        <translation>
            <numerusform>Eine weitere Datei wurde nicht importiert.</numerusform>
            <numerusform>%n weitere Dateien wurden nicht importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Saved games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendete</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Search: name, edition, result, date</source>
        <translation>Suche: Name, Ausgabe, Datum …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Zuletzt gespielte zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>Nach Ausgabe</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Meiste Punkte zuerst</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>Partie einfügen</translation>
    </message>
    <message>
        <source>Check my data …</source>
        <translation>Meine Daten prüfen …</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Papierkorb leeren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading games: {done} of {all}</source>
        <translation>Partien werden gelesen: {done} von {all}</translation>
    </message>
    <message>
        <source>The games are being read …</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you start is saved automatically. You can drop game files anywhere on this window.</source>
        <translation>Noch keine gespeicherten Partien. Jede Partie, die du beginnst, wird automatisch gespeichert. Dateien mit Partien kannst du überall auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>No saved games here.</source>
        <translation>Hier gibt es keine Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are chosen.</source>
        <translation>
            <numerusform>%n Partie ist ausgewählt.</numerusform>
            <numerusform>%n Partien sind ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the game you are playing now.</source>
        <translation>Das ist die Partie, die du gerade spielst.</translation>
    </message>
    <message>
        <source>It is being played in another window now, so it cannot be continued here.</source>
        <translation>Sie wird gerade in einem anderen Fenster gespielt und kann deshalb hier nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games (*.jsonl)</source>
        <translation>Partien (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>This game cannot be opened: {reason}</source>
        <translation>Diese Partie lässt sich nicht öffnen: {reason}</translation>
    </message>
</context>
<context>
    <name>LogHeader</name>
    <message>
        <source>Practice, open hands</source>
        <translation>Übung, offene Handkarten</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Does not count: practice with open hands</source>
        <translation>Zählt nicht: Übung mit offenen Handkarten</translation>
    </message>
    <message>
        <source>Does not count: practice</source>
        <translation>Zählt nicht: Übung</translation>
    </message>
    <message>
        <source>{name}: open seat, for now {kind}</source>
        <translation>{name}: freier Platz, vorläufig {kind}</translation>
    </message>
    <message>
        <source>{name}: {kind}, at first {before}</source>
        <translation>{name}: {kind}, anfangs {before}</translation>
    </message>
    <message>
        <source>{name}: {kind}</source>
        <translation>{name}: {kind}</translation>
    </message>
    <message>
        <source>Rules that differ from the edition: {rules}</source>
        <translation>Von der Ausgabe abweichende Regeln: {rules}</translation>
    </message>
    <message>
        <source>Practice with open hands: all players see every hand; the game does not count.</source>
        <translation>Übung mit offenen Handkarten: Alle Spieler sehen alle Handkarten; die Partie zählt nicht.</translation>
    </message>
    <message>
        <source>Practice: the game does not count.</source>
        <translation>Übung: Die Partie zählt nicht.</translation>
    </message>
    <message>
        <source>Practice: the game does not count, and any move can be undone.</source>
        <translation>Übung: Die Partie zählt nicht, und jede Aktion lässt sich zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Why did it do that?</source>
        <translation>Warum diese Aktion?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Diesen Moment zeigen</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Einzelheiten zuklappen</translation>
    </message>
    <message>
        <source>Open the details</source>
        <translation>Einzelheiten aufklappen</translation>
    </message>
</context>
<context>
    <name>LogRows</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Open.</source>
        <translation>Aufgeklappt.</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>Zugeklappt.</translation>
    </message>
</context>
<context>
    <name>LookBackDialog</name>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>Ich bin {name}: meine Karten zeigen</translation>
    </message>
    <message>
        <source>Keep them covered (Esc)</source>
        <translation>Verdeckt lassen (Esc)</translation>
    </message>
    <message>
        <source>{name} is looking back at their cards. Everyone else, look away!</source>
        <translation>{name} sieht sich noch einmal die eigenen Karten an. Alle anderen bitte wegsehen!</translation>
    </message>
</context>
<context>
    <name>LossDialog</name>
    <message>
        <source>Quit with unsaved moves?</source>
        <translation>Beenden, obwohl Aktionen nicht gespeichert sind?</translation>
    </message>
    <message>
        <source>Your last moves could not be saved: {reason}. They will be lost if you quit.</source>
        <translation>Deine letzten Aktionen konnten nicht gespeichert werden: {reason}. Sie gehen verloren, wenn du das Programm beendest.</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>{animal}: extinct ({why})</source>
        <extracomment>{why} is a reason, such as: starved</extracomment>
        <translation>{animal}: ausgestorben ({why})</translation>
    </message>
    <message>
        <source>{animal}: population {amount} ({why})</source>
        <extracomment>{why} is a reason, such as: starved</extracomment>
        <translation>{animal}: Population {amount} ({why})</translation>
    </message>
    <message>
        <source>{why}: {animals}</source>
        <extracomment>{why} is a reason, such as: Starved</extracomment>
        <translation>{why}: {animals}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n Karte gezogen</numerusform>
            <numerusform>%n Karten gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>{animal} → {amount}</source>
        <extracomment>{amount} is the population that is left</extracomment>
        <translation>{animal} → {amount}</translation>
    </message>
    <message>
        <source>{animal} extinct</source>
        <translation>{animal} ausgestorben</translation>
    </message>
    <message>
        <source>starved</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>attacked by {attacker}</source>
        <translation>Angriff durch {attacker_acc}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Not available in a replay.</source>
        <translation>Das geht in der Wiederholung nicht.</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read, so the usual ones apply.</source>
        <translation>Die Einstellungen in {file} waren nicht lesbar; es gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones apply. The old file is now called {file}.</source>
        <translation>Die Einstellungen waren nicht lesbar; es gelten die Standardwerte. Die alte Datei heißt jetzt {file}.</translation>
    </message>
    <message>
        <source>The disk is slow. Your game is still being saved.</source>
        <translation>Der Datenträger ist langsam. Die Partie wird noch gespeichert.</translation>
    </message>
    <message>
        <source>The settings last until you quit; they cannot be saved to {file}.</source>
        <translation>Die Einstellungen gelten bis zum Programmende; sie lassen sich nicht in {file} speichern.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Ton eingeschaltet.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Ton ausgeschaltet.</translation>
    </message>
    <message>
        <source>The program crashed last time. Your games are safe.</source>
        <translation>Das Programm ist beim letzten Mal abgestürzt. Deine Partien sind sicher.</translation>
    </message>
</context>
<context>
    <name>MovesDialog</name>
    <message>
        <source>What you can do now</source>
        <translation>Was du jetzt tun kannst</translation>
    </message>
    <message>
        <source>Search the moves</source>
        <translation>Aktionen durchsuchen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Make this move</source>
        <translation>Diese Aktion ausführen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}: {move}</source>
        <translation>{number} von {count}: {move}</translation>
    </message>
    <message>
        <source>No move contains these words.</source>
        <translation>Keine Aktion enthält diese Wörter.</translation>
    </message>
    <message>
        <source>There are more ways to pay; they can be chosen at the table.</source>
        <translation>Es gibt noch weitere Arten zu bezahlen; du kannst sie am Tisch wählen.</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>Spieler {number} braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two players are called “{name}”.</source>
        <translation>Zwei Spieler heißen „{name}“.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>“{rule}” is for {players} players only: reset it, or play with {players}.</source>
        <translation>„{rule}“ gilt nur bei {players} Spielern: Nimm die Änderung zurück oder spiele mit {players} Spielern.</translation>
    </message>
    <message>
        <source>{name} has chosen {chosen} of {count}: choose all, or leave all at random.</source>
        <translation>{name} hat {chosen} von {count} gewählt: Wähle alle, oder lass alle auf „zufällig“.</translation>
    </message>
    <message>
        <source>“{side}” is chosen twice.</source>
        <translation>„{side}“ ist zweimal gewählt.</translation>
    </message>
    <message>
        <source>The strength of all other bots is measured against this one: it counts 1000.</source>
        <translation>An diesem Bot wird die Spielstärke der anderen gemessen: Er hat den Wert 1000.</translation>
    </message>
    <message>
        <source>Measured strength {rating}&#xa0;±&#xa0;{spread} with {players} players ({anchor}:&#xa0;1000). 100 more means finishing ahead in 64 of 100 games.</source>
        <extracomment>How strong a level is, as Elo counts it: another level has 1000; measured with so many players</extracomment>
        <translation>Gemessene Spielstärke {rating}&#xa0;±&#xa0;{spread} bei {players} Spielern ({anchor}:&#xa0;1000). 100 mehr heißt: in 64 von 100 Partien weiter vorn.</translation>
    </message>
    <message>
        <source>Only one person can practise, with bots.</source>
        <translation>Üben kann nur eine Person, zusammen mit Bots.</translation>
    </message>
    <message>
        <source>There is no player to see the hands.</source>
        <translation>Es gibt keinen Spieler, der die Handkarten ansehen könnte.</translation>
    </message>
    <message>
        <source>edition default</source>
        <translation>wie in der Ausgabe</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the edition</source>
        <translation>
            <numerusform>%n Regel weicht von der Ausgabe ab</numerusform>
            <numerusform>%n Regeln weichen von der Ausgabe ab</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>Mehrere Personen</translation>
    </message>
    <message>
        <source>You share this screen; no player sees another player’s hand.</source>
        <translation>Ihr teilt euch diesen Bildschirm; kein Spieler sieht die Handkarten eines anderen.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>What differs?</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>Open hands, for learning</source>
        <translation>Offene Handkarten, zum Lernen</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Edition, seats and names, all bots, variants, rules, seed</source>
        <translation>Ausgabe, Plätze und Namen, alle Bots, Varianten, Regeln, Startwert</translation>
    </message>
    <message>
        <source>All players agree to see every hand. The game is practice and does not count.</source>
        <translation>Alle Spieler sind einverstanden, dass sämtliche Handkarten offen liegen. Die Partie ist eine Übung und zählt nicht.</translation>
    </message>
    <message>
        <source>Other players or rules are set under “More”.</source>
        <translation>Unter „Mehr“ sind andere Spieler oder Regeln eingestellt.</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>neu gemischt</translation>
    </message>
    <message>
        <source>Type a number or any words: the same seed deals the same cards again. Leave the field empty for a new deal. The seed is shown when the game is over.</source>
        <translation>Derselbe Startwert – eine Zahl oder beliebige Wörter – ergibt wieder dieselben Karten. Bleibt das Feld leer, wird neu gemischt. Nach der Partie wird der Startwert gezeigt.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Any move can be undone, as far back as you like. The game does not count.</source>
        <translation>Alle Aktionen lassen sich beliebig weit zurücknehmen. Die Partie zählt nicht.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Close this note (Esc)</source>
        <translation>Diesen Hinweis schließen (Esc)</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>OpenHandsDialog</name>
    <message>
        <source>Play on with open hands?</source>
        <translation>Mit offenen Handkarten weiterspielen?</translation>
    </message>
    <message>
        <source>For teaching: from now on all players see every hand, and there is no curtain between turns. The game becomes practice and no longer counts; this cannot be undone. Do all players agree?</source>
        <translation>Zum Lernen: Ab jetzt sehen alle Spieler sämtliche Handkarten, und zwischen den Zügen fällt kein Vorhang mehr. Die Partie wird zur Übung und zählt nicht mehr; das lässt sich nicht rückgängig machen. Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Alle sind einverstanden</translation>
    </message>
    <message>
        <source>Keep the hands covered</source>
        <translation>Handkarten verdeckt lassen</translation>
    </message>
</context>
<context>
    <name>PastView</name>
    <message>
        <source>Viewing round {round}, move {move}</source>
        <translation>Rückblick: Runde {round}, Aktion {move}</translation>
    </message>
    <message>
        <source>Viewing the beginning of round {round}</source>
        <translation>Rückblick: Beginn von Runde {round}</translation>
    </message>
    <message>
        <source>Replay …</source>
        <translation>Wiederholung ansehen …</translation>
    </message>
    <message>
        <source>Watch the whole game so far</source>
        <translation>Die ganze bisherige Partie ansehen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zurück zur Partie (Esc)</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Choose the players</source>
        <translation>Spieler wählen</translation>
    </message>
    <message>
        <source>A new game starts from this position, with these players. It does not count, since the cards may have been seen. The original game stays as it is.</source>
        <translation>Aus dieser Stellung beginnt eine neue Partie mit diesen Spielern. Sie zählt nicht, weil die Karten bekannt sein können. Die ursprüngliche Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>as last played</source>
        <translation>wie zuletzt gespielt</translation>
    </message>
    <message>
        <source>in the language of the window</source>
        <translation>in der Sprache des Fensters</translation>
    </message>
    <message>
        <source>Edition for new games</source>
        <translation>Ausgabe für neue Partien</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>jedes Mal</translation>
    </message>
    <message>
        <source>once a round</source>
        <translation>einmal je Runde</translation>
    </message>
    <message>
        <source>in the first game and when several people play</source>
        <translation>in der ersten Partie und bei mehreren Personen</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Pause at a forced move</source>
        <translation>Pause vor einer Aktion ohne Alternative</translation>
    </message>
    <message>
        <source>Ask before leaving a game and before likely mistakes</source>
        <translation>Nachfragen, bevor eine Partie verlassen wird, und vor Aktionen, die ein Versehen sein könnten</translation>
    </message>
    <message>
        <source>Suggested names of players, with their colours and faces:</source>
        <translation>Vorgeschlagene Spielernamen, mit Farben und Tieren:</translation>
    </message>
    <message>
        <source>No player names are saved yet.</source>
        <translation>Noch sind keine Spielernamen gespeichert.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>only after pressing {key}</source>
        <translation>nur nach Taste {key}</translation>
    </message>
    <message>
        <source>Make forced moves automatically</source>
        <translation>Aktionen ohne Alternative automatisch ausführen</translation>
    </message>
    <message>
        <source>Stop suggesting this name (Del); saved games keep it</source>
        <translation>Diesen Namen nicht mehr vorschlagen (Entf); in gespeicherten Partien bleibt er</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Continue as a practice game?</source>
        <translation>Als Übungspartie fortsetzen?</translation>
    </message>
    <message>
        <source>Any move can then be undone, as far back as you like, together with the opponents’ replies. The game no longer counts; this cannot be changed back.</source>
        <translation>Dann lassen sich alle Aktionen beliebig weit zurücknehmen, samt den Antworten der Gegner. Die Partie zählt nicht mehr; das lässt sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Checking whether the program can play …</source>
        <translation>Es wird geprüft, ob das Programm spielen kann …</translation>
    </message>
    <message>
        <source>Replaces this program: {command}</source>
        <translation>Es ersetzt dieses Programm: {command}</translation>
    </message>
    <message>
        <source>{name} was removed from the list.</source>
        <translation>{name} steht nicht mehr in der Liste.</translation>
    </message>
    <message>
        <source>It cannot play: {reason}.</source>
        <translation>Es kann nicht spielen: {reason}.</translation>
    </message>
    <message>
        <source>It says: {words}</source>
        <translation>Es meldet: {words}</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Programm wählen</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>Any program can play that reads and writes lines as described in docs/bot-protocol.md. It is told only what its seat may know. But it is not isolated from your computer: choose only programs you trust.</source>
        <translation>Jedes Programm kann mitspielen, das Zeilen liest und schreibt, wie docs/bot-protocol.md es beschreibt. Es erfährt nur, was sein Platz wissen darf. Vom Computer abgeschottet ist es aber nicht: Wähle nur Programme, denen du vertraust.</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Welches</translation>
    </message>
    <message>
        <source>A new one</source>
        <translation>Ein neues</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Remove this program from the list; the program itself stays as it is</source>
        <translation>Dieses Programm nicht mehr anbieten; es selbst bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>a program and its options</source>
        <translation>ein Programm und seine Optionen</translation>
    </message>
    <message>
        <source>small letters a to z, digits, - and _</source>
        <translation>Kleinbuchstaben a bis z, Ziffern, - und _</translation>
    </message>
    <message>
        <source>File …</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <extracomment>a drive of the computer, as a kind of file</extracomment>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>a file that stands for another one</extracomment>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{who}: {deeds}.</source>
        <translation>{who}: {deeds}.</translation>
    </message>
    <message>
        <source>You: {deeds}.</source>
        <translation>Du: {deeds}.</translation>
    </message>
    <message>
        <source>The other players have done nothing since the last turn.</source>
        <translation>Die anderen Spieler haben seit dem letzten Zug nichts getan.</translation>
    </message>
</context>
<context>
    <name>RecordBookDialog</name>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Several kinds</source>
        <translation>Verschiedene</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Wins against each kind of opponent</source>
        <translation>Siege nach Gegnern</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Reset …</source>
        <translation>Zurücksetzen …</translation>
    </message>
    <message>
        <source>Count earlier games again</source>
        <translation>Frühere Partien wieder zählen</translation>
    </message>
    <message>
        <source>Each dot is a game; filled dots are victories, alone or shared. After ten games, the line is the average of the last ten.</source>
        <translation>Jeder Punkt ist eine Partie; gefüllte sind Siege, auch geteilte. Ab der zehnten Partie zeigt die Linie den Durchschnitt der letzten zehn.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{kind} (bot)</source>
        <translation>{kind} (Bot)</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>jede Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>alle Gegner</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Reading games …</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message>
        <source>No game has ended since the reset. The next one will be counted here.</source>
        <translation>Seit dem Zurücksetzen ist keine Partie zu Ende gegangen. Die nächste wird hier gezählt.</translation>
    </message>
    <message>
        <source>No game has been counted yet. This page will show how often each person wins, compared with pure chance, against whom, and with how many points. Practice, games started from a position, and seats that changed hands do not count.</source>
        <translation>Noch wurde keine Partie gezählt. Hier steht später, wie oft jemand gewinnt, verglichen mit dem reinen Zufall, gegen welche Gegner und mit wie vielen Punkten. Nicht mitgezählt werden Übungspartien, Partien ab einer Stellung und Plätze, auf denen die Spieler gewechselt haben.</translation>
    </message>
    <message>
        <source>Reading games: {done} of {all}</source>
        <translation>Partien werden gelesen: {done} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} since {date}</source>
        <translation>{games} seit dem {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read and are left out.</source>
        <translation>
            <numerusform>Eine Aufzeichnung konnte nicht gelesen werden und fehlt hier.</numerusform>
            <numerusform>%n Aufzeichnungen konnten nicht gelesen werden und fehlen hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n game(s), only counts are shown: so few games say little about skill.</source>
        <translation>
            <numerusform>Bei weniger als einer Partie stehen hier nur Anzahlen: So wenige Partien sagen wenig über das Können.</numerusform>
            <numerusform>Bei weniger als %n Partien stehen hier nur Anzahlen: So wenige Partien sagen wenig über das Können.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clearly more wins than by chance: the whole range lies above.</source>
        <translation>Deutlich mehr Siege als durch Zufall: Der ganze Bereich liegt darüber.</translation>
    </message>
    <message>
        <source>Clearly fewer wins than by chance: the whole range lies below.</source>
        <translation>Deutlich weniger Siege als durch Zufall: Der ganze Bereich liegt darunter.</translation>
    </message>
    <message>
        <source>This may still be luck: the wins by chance lie within the range.</source>
        <translation>Das kann noch Glück oder Pech sein: Der Zufallswert liegt im Bereich.</translation>
    </message>
    <message>
        <source>“Most likely” means: in 95 of 100 cases the true value lies in this range.</source>
        <translation>„Wahrscheinlich“ heißt: In 95 von 100 Fällen liegt der wahre Wert im genannten Bereich.</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} von {games}</translation>
    </message>
    <message>
        <source>{wins} wins</source>
        <translation>{wins} Siege</translation>
    </message>
    <message>
        <source>{share}, most likely {low} to {high}</source>
        <translation>{share}, wahrscheinlich {low} bis {high}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Durch Zufall</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>im Mittel</translation>
    </message>
    <message>
        <source>on average, most likely {low} to {high}</source>
        <translation>im Mittel, wahrscheinlich {low} bis {high}</translation>
    </message>
    <message>
        <source>Export your statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>This cannot be written: {file}</source>
        <translation>Diese Datei lässt sich nicht schreiben: {file}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>This lasts until you quit; it cannot be saved.</source>
        <translation>Das gilt, bis du das Programm beendest; speichern lässt es sich nicht.</translation>
    </message>
    <message>
        <source>Lead over the next best</source>
        <translation>Abstand zum besten Gegner</translation>
    </message>
</context>
<context>
    <name>ReferenceDialog</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Namen und Texte durchsuchen</translation>
    </message>
    <message>
        <source>No card contains these words.</source>
        <translation>Keine Karte enthält diese Wörter.</translation>
    </message>
    <message>
        <source>This game has no cards to look up.</source>
        <translation>Dieses Spiel hat keine Karten zum Nachschlagen.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Ein anderer Spieler ist an der Reihe.</translation>
    </message>
    <message>
        <source>The rules do not allow this now.</source>
        <translation>Die Regeln erlauben das jetzt nicht.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>ReplayDesk</name>
    <message>
        <source>Round {round}, move {move} of {count}</source>
        <translation>Runde {round}, Aktion {move} von {count}</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>{speed} ({key})</source>
        <translation>{speed} ({key})</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Starts a new game from this position, with players of your choice. It does not count.</source>
        <translation>Beginnt aus dieser Stellung eine neue Partie mit Spielern deiner Wahl. Sie zählt nicht.</translation>
    </message>
    <message>
        <source>Not while the game is running: it would show hidden cards.</source>
        <translation>Das geht nicht, solange die Partie läuft: Es würde verdeckte Karten zeigen.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Go to the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Previous round (Up)</source>
        <translation>Eine Runde zurück (Pfeil hoch)</translation>
    </message>
    <message>
        <source>Previous move (Left)</source>
        <translation>Eine Aktion zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Play the moves one after another (Space)</source>
        <translation>Die Aktionen nacheinander abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Next move (Right)</source>
        <translation>Eine Aktion weiter (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Next round (Down)</source>
        <translation>Eine Runde weiter (Pfeil runter)</translation>
    </message>
    <message>
        <source>Go to the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message>
        <source>Reasons are shown here once the game is over.</source>
        <translation>Gründe werden hier erst nach dem Ende der Partie gezeigt.</translation>
    </message>
    <message>
        <source>No opponent has made a move here.</source>
        <translation>Hier hat noch kein Gegner eine Aktion ausgeführt.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>Round {round}, the beginning</source>
        <translation>Runde {round}, Beginn</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>{file} lässt sich nicht öffnen: {reason}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a bug</source>
        <translation>Fehler melden</translation>
    </message>
    <message>
        <source>What happened, and what did you expect?</source>
        <translation>Was ist passiert, und was hast du erwartet?</translation>
    </message>
    <message>
        <source>With the game “{name}”</source>
        <translation>Mit der Partie „{name}“</translation>
    </message>
    <message>
        <source>One file is saved that any editor can open. Nothing is sent automatically. Names of players and of your folder are left out.</source>
        <translation>Es entsteht eine Textdatei, die sich mit jedem Editor öffnen lässt. Von selbst wird nichts verschickt. Die Namen der Spieler und deines Ordners stehen nicht darin.</translation>
    </message>
    <message>
        <source>The game is not over: the file reveals every card.</source>
        <translation>Die Partie ist noch nicht zu Ende: Die Datei verrät alle Karten.</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} lässt sich nicht schreiben: {reason}</translation>
    </message>
</context>
<context>
    <name>RibbonWords</name>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Other prey</source>
        <translation>Andere Beute</translation>
    </message>
    <message>
        <source>{key} skips</source>
        <translation>{key} überspringt</translation>
    </message>
    <message>
        <source>{key}: on to your turn</source>
        <translation>{key}: weiter bis zu deinem Zug</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>{before} left in round {round}. Since then: {kind}.</source>
        <translation>{before} ist in Runde {round} gegangen. Seitdem: {kind}.</translation>
    </message>
    <message>
        <source>{name} took over from {before} in round {round}.</source>
        <translation>{name} spielt seit Runde {round} anstelle von {before}.</translation>
    </message>
    <message>
        <source>{name} took over in round {round}.</source>
        <translation>{name} spielt seit Runde {round} selbst mit.</translation>
    </message>
    <message>
        <source>{name}, since round {round}: {kind}.</source>
        <translation>{name}, seit Runde {round}: {kind}.</translation>
    </message>
    <message>
        <source>{name}, for this move: {kind}.</source>
        <extracomment>someone else, such as a Forager, makes one move for a player whose program was not waited for</extracomment>
        <translation>{name}, für diese Aktion: {kind}.</translation>
    </message>
    <message>
        <source>{before} leaves. From here on: {kind}.</source>
        <translation>{before} geht. Von hier an: {kind}.</translation>
    </message>
    <message>
        <source>{name} takes over from {before}.</source>
        <translation>{name} spielt von hier an anstelle von {before}.</translation>
    </message>
    <message>
        <source>{name} takes over.</source>
        <translation>{name} spielt von hier an selbst mit.</translation>
    </message>
    <message>
        <source>From here on, {name}: {kind}.</source>
        <extracomment>a program has failed, or another opponent was chosen</extracomment>
        <translation>{name}, von hier an: {kind}.</translation>
    </message>
</context>
<context>
    <name>RoundsChart</name>
    <message>
        <source>Points after each round</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>{told}. Of several, the lowest counts: {side}</source>
        <translation>{told}. Von mehreren Tieren zählt das mit den wenigsten Punkten: {side}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>ScoresScreen</name>
    <message numerus="yes">
        <source>%n animal(s)</source>
        <translation>
            <numerusform>%n Tier</numerusform>
            <numerusform>%n Tiere</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again: {level}</source>
        <translation>Noch einmal: {level}</translation>
    </message>
    <message>
        <source>You have won clearly twice in a row. A new deal against stronger opponents.</source>
        <translation>Du hast zweimal hintereinander klar gewonnen. Neue Karten, stärkere Gegner.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same players in the same seats, with a new deal. First player: random.</source>
        <translation>Dieselben Spieler auf denselben Plätzen, mit neu gemischten Karten. Startspieler: zufällig.</translation>
    </message>
    <message>
        <source>The same players with a new deal, all one seat further on, so that another player begins.</source>
        <translation>Dieselben Spieler mit neu gemischten Karten, alle einen Platz weiter: So beginnt ein anderer Spieler.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Zum Startbildschirm</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Wiederholung ansehen</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkte nach Herkunft</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Play again, rotate seats</source>
        <translation>Plätze tauschen</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}: {sentence}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Choose a face and a colour</source>
        <translation>Tier und Farbe wählen</translation>
    </message>
    <message>
        <source>Face and colour of player {number}</source>
        <translation>Tier und Farbe von Spieler {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Otter</source>
        <translation>Otter</translation>
    </message>
    <message>
        <source>Heron</source>
        <translation>Reiher</translation>
    </message>
    <message>
        <source>Lynx</source>
        <translation>Luchs</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>Dachs</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>Kranich</translation>
    </message>
    <message>
        <source>Play style of player {number}</source>
        <translation>Spielstil von Spieler {number}</translation>
    </message>
    <message>
        <source>This bot has no play styles.</source>
        <translation>Dieser Bot hat keine Spielstile.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>{sentence} {more}</source>
        <translation>{sentence} {more}</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer anstelle von {name} spielt</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Open seat ({kind})</source>
        <translation>Freier Platz ({kind})</translation>
    </message>
    <message>
        <source>Players may come and go: a bot plays on from the same position, and the seat can be taken again at any time. The record shows who played when.</source>
        <translation>Spieler dürfen kommen und gehen: Ein Bot spielt von derselben Stellung aus weiter, und der Platz lässt sich jederzeit wieder einnehmen. Die Aufzeichnung zeigt, wer wann gespielt hat.</translation>
    </message>
    <message>
        <source>Play on with these players</source>
        <translation>Mit diesen Spielern weiterspielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>SeenBy</name>
    <message>
        <source>Seen by:</source>
        <translation>Sicht von:</translation>
    </message>
    <message>
        <source>What everyone knows</source>
        <translation>Was alle wissen</translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation>Alles offen</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The last game cannot be continued: {reason}</source>
        <translation>Die letzte Partie lässt sich nicht fortsetzen: {reason}</translation>
    </message>
    <message>
        <source>Undo is not available in a replay.</source>
        <translation>Zurücknehmen ist in der Wiederholung nicht möglich.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>The game begins exactly like this.</source>
        <translation>Genau so beginnt die Partie.</translation>
    </message>
    <message>
        <source>An example: the game draws its own. A seed shows it exactly.</source>
        <translation>Ein Beispiel: In der Partie entscheidet das Los. Mit einem Startwert siehst du den genauen Aufbau.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>SharedWords</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Round {round} · {topic}</source>
        <translation>Runde {round} · {topic}</translation>
    </message>
    <message>
        <source>{words} · {sign}</source>
        <translation>{words} · {sign}</translation>
    </message>
    <message>
        <source>{sentence} (automatic)</source>
        <translation>{sentence} (automatisch)</translation>
    </message>
    <message>
        <source>{sentence} (no other choice)</source>
        <translation>{sentence} (keine andere Wahl)</translation>
    </message>
    <message>
        <source>{sentence} (stopped early)</source>
        <extracomment>the opponent had to move before it had thought as long as it usually does</extracomment>
        <translation>{sentence} (vorzeitig beendet)</translation>
    </message>
    <message>
        <source>Click here, or press {key}, for the rule.</source>
        <translation>Zur Regel: hier klicken oder {key}.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>Show why an opponent did that</source>
        <translation>Zeigen, warum ein Gegner so gehandelt hat</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Continue or replay; with Ctrl replay</source>
        <translation>Fortsetzen oder Wiederholung; mit Strg immer Wiederholung</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>Move the game to the bin</source>
        <translation>Partie in den Papierkorb legen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Copy the game; with Shift its position</source>
        <translation>Partie kopieren; mit Umschalt die Stellung</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>Partie einfügen</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Go from the table to the step, and back</source>
        <translation>Vom Tisch zur Aufgabe gehen und zurück</translation>
    </message>
    <message>
        <source>Go one move back or on</source>
        <translation>Eine Aktion zurück oder weiter</translation>
    </message>
    <message>
        <source>Go one round back or on</source>
        <translation>Eine Runde zurück oder weiter</translation>
    </message>
    <message>
        <source>Play the moves, or stop</source>
        <translation>Aktionen abspielen oder anhalten</translation>
    </message>
    <message>
        <source>How fast moves are shown</source>
        <translation>Wie schnell Aktionen gezeigt werden</translation>
    </message>
    <message>
        <source>Select and target</source>
        <translation>Wählen und zielen</translation>
    </message>
    <message>
        <source>Go to the nearest card or place</source>
        <translation>Zur nächsten Karte oder Stelle gehen</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>Karten ausspielen</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Fressen</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Go on to the next question</source>
        <translation>Weiter bis zur nächsten Frage</translation>
    </message>
    <message>
        <source>Make the thinking bot move now</source>
        <translation>Nachdenkenden Bot sofort spielen lassen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Show why something is not possible</source>
        <translation>Zeigen, warum etwas nicht geht</translation>
    </message>
    <message>
        <source>Enlarge the chosen card</source>
        <translation>Gewählte Karte vergrößern</translation>
    </message>
    <message>
        <source>Get a hint, then a clearer one</source>
        <translation>Tipp geben, beim nächsten Drücken einen deutlicheren</translation>
    </message>
    <message>
        <source>Show again what the others have done</source>
        <translation>Noch einmal zeigen, was die anderen getan haben</translation>
    </message>
    <message>
        <source>Hold at the curtain: see your cards</source>
        <translation>Am Vorhang gedrückt halten: die eigenen Karten ansehen</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Protokoll zeigen oder verbergen</translation>
    </message>
    <message>
        <source>In the log: go, fold, unfold</source>
        <translation>Im Protokoll: Zeile wechseln, zu- und aufklappen</translation>
    </message>
    <message>
        <source>Show the keys on the table</source>
        <translation>Tasten auf dem Tisch zeigen</translation>
    </message>
    <message>
        <source>Next piece or place; with Shift back</source>
        <translation>Nächste Stelle; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Place it on the target</source>
        <translation>Am Ziel ablegen</translation>
    </message>
    <message>
        <source>Bring the next small species forward</source>
        <translation>Nächste kleine Tierart nach vorn holen</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>List all moves that are possible now</source>
        <translation>Alle jetzt möglichen Aktionen auflisten</translation>
    </message>
    <message>
        <source>Describe a species; with Shift back</source>
        <translation>Eine Tierart beschreiben; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Read the standings, then more</source>
        <translation>Stand vorlesen, beim nächsten Drücken genauer</translation>
    </message>
    <message>
        <source>Describe a seat, then more of it; with Shift back</source>
        <translation>Einen Platz beschreiben, beim nächsten Drücken genauer; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Read out the last event, then earlier ones</source>
        <translation>Letztes Ereignis vorlesen, mit jedem Drücken ein früheres</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>Pfeil links und rechts</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Pfeil hoch und runter</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Animation überspringen</translation>
    </message>
    <message>
        <source>Cancel a choice or close a note</source>
        <translation>Auswahl aufheben, Hinweis schließen</translation>
    </message>
    <message>
        <source>Keep the enlarged card open, or close it</source>
        <translation>Vergrößerte Karte stehen lassen oder schließen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>{side} of player {number}</source>
        <translation>{side} von Spieler {number}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>{what}, {place}</source>
        <translation>{what}, {place}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Show or hide the log ({key})</source>
        <translation>Protokoll zeigen oder verbergen ({key})</translation>
    </message>
</context>
<context>
    <name>SimpleTable</name>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>You can’t drop it here.</source>
        <translation>Hier kannst du es nicht ablegen.</translation>
    </message>
    <message>
        <source>This belongs to another player.</source>
        <translation>Das gehört einem anderen Spieler.</translation>
    </message>
    <message>
        <source>Choose something first.</source>
        <translation>Wähle erst etwas aus.</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>You hear what happens in the game, and after a longer wait a sound for your turn. {key} turns sound off and on. A replay is silent.</source>
        <translation>Du hörst, was in der Partie geschieht, und nach längerem Warten, dass dein Zug beginnt. {key} schaltet den Ton aus und ein. In der Wiederholung bleibt es still.</translation>
    </message>
    <message>
        <source>Sound was turned off at start-up.</source>
        <translation>Der Ton wurde beim Start ausgeschaltet.</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <translation>Probehören</translation>
    </message>
    <message>
        <source>Did you hear it? If not, check the system volume.</source>
        <translation>Hast du es gehört? Wenn nicht, prüfe die Lautstärke des Systems.</translation>
    </message>
    <message>
        <source>There is no program here that plays sounds, so the game is silent. On Linux it would be pw-play, paplay or aplay.</source>
        <translation>Hier gibt es kein Programm, das Töne abspielt; das Spiel bleibt still. Unter Linux wäre das pw-play, paplay oder aplay.</translation>
    </message>
    <message>
        <source>No sound can be played at present, so the game is silent.</source>
        <translation>Im Moment lässt sich kein Ton abspielen; das Spiel bleibt still.</translation>
    </message>
    <message>
        <source>The sounds cannot be saved to the disk, so the game is silent.</source>
        <translation>Die Töne lassen sich nicht auf dem Datenträger speichern; das Spiel bleibt still.</translation>
    </message>
</context>
<context>
    <name>SourcesPage</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Evolution cannot start, because Qt does not run here.</source>
        <translation>Evolution kann nicht starten, weil Qt hier nicht läuft.</translation>
    </message>
    <message>
        <source>There is no display here. &apos;python3 dev.py play shot --view game --out table.png&apos; draws a picture without one, and &apos;QT_QPA_PLATFORM=offscreen evolution-qt --demo&apos; plays a game out of sight.</source>
        <translation>Hier gibt es keinen Bildschirm. „python3 dev.py play shot --view game --out table.png“ zeichnet auch ohne Bildschirm ein Bild, und „QT_QPA_PLATFORM=offscreen evolution-qt --demo“ spielt eine Partie, ohne sie zu zeigen.</translation>
    </message>
    <message>
        <source>The display “{display}” does not answer. Please try again later.</source>
        <translation>Der Bildschirm „{display}“ antwortet nicht. Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>The display “{display}” refuses this program. Please start it as the person who is logged in there, or set XAUTHORITY to the key file of that person, usually “.Xauthority” in the home folder.</source>
        <translation>Der Bildschirm „{display}“ lehnt dieses Programm ab. Starte es als die Person, die dort angemeldet ist, oder setze XAUTHORITY auf deren Schlüsseldatei, meist „.Xauthority“ im persönlichen Ordner.</translation>
    </message>
    <message>
        <source>Qt cannot use the display “{display}”.</source>
        <translation>Qt kann den Bildschirm „{display}“ nicht benutzen.</translation>
    </message>
    <message>
        <source>Qt needs libraries that are missing on this system: {libraries}</source>
        <translation>Qt braucht Bibliotheken, die auf diesem System fehlen: {libraries}</translation>
    </message>
    <message>
        <source>This command installs them:</source>
        <translation>Dieser Befehl installiert sie:</translation>
    </message>
    <message>
        <source>Qt has no plugin for the window system “{name}”.</source>
        <translation>Qt hat kein Plugin für das Fenstersystem „{name}“.</translation>
    </message>
    <message>
        <source>Qt’s plugin for the window system “{name}” cannot be loaded: {reason}</source>
        <translation>Das Plugin von Qt für das Fenstersystem „{name}“ lässt sich nicht laden: {reason}</translation>
    </message>
    <message>
        <source>These environment variables change how Qt starts; please start the program without them: {variables}</source>
        <translation>Diese Umgebungsvariablen beeinflussen den Start von Qt; versuche es ohne sie: {variables}</translation>
    </message>
    <message>
        <source>Please install Evolution again.</source>
        <translation>Installiere Evolution neu.</translation>
    </message>
    <message>
        <source>Qt says:</source>
        <translation>Qt meldet:</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Your game is being played in another window.</source>
        <translation>Deine Partie läuft gerade in einem anderen Fenster.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Sofort spielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>First steps in {game}</source>
        <translation>Erste Schritte in {game}</translation>
    </message>
    <message>
        <source>First match of {game}</source>
        <translation>Erste Partie {game}</translation>
    </message>
    <message>
        <source>1 game open</source>
        <translation>1 offene Partie</translation>
    </message>
    <message>
        <source>{count} games open</source>
        <translation>{count} offene Partien</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>gegen {names}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Unofficial and free. Enjoying it? Buy the board games. Their designers are credited under About.</source>
        <translation>Inoffiziell und kostenlos. Gefällt es dir? Kaufe die Brettspiele. Ihre Autoren: siehe „Über das Programm“.</translation>
    </message>
    <message>
        <source>One valley, two games</source>
        <translation>Ein Tal, zwei Spiele</translation>
    </message>
    <message>
        <source>One valley, three games</source>
        <translation>Ein Tal, drei Spiele</translation>
    </message>
    <message>
        <source>One valley, {count} games</source>
        <translation>Ein Tal, {count} Spiele</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Not now: {what}.</source>
        <translation>Das geht jetzt nicht: {what}.</translation>
    </message>
    <message>
        <source>{key} does nothing here; {list} lists the keys.</source>
        <translation>{key} hat hier keine Funktion; {list} zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Answer this first: {question}</source>
        <translation>Beantworte zuerst dies: {question}</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>That is allowed too. {undo} undoes it; or try again.</source>
        <translation>Das ist auch erlaubt. {undo} nimmt es zurück, „Nochmal“ beginnt neu.</translation>
    </message>
</context>
<context>
    <name>Thinking</name>
    <message>
        <source>The bots are starting …</source>
        <translation>Die Bots starten …</translation>
    </message>
    <message>
        <source>Let simple bots play until the others are ready ({key})</source>
        <translation>Bis die anderen bereit sind, einfache Bots spielen lassen ({key})</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Sofort spielen</translation>
    </message>
    <message>
        <source>Play the best move found so far ({key})</source>
        <translation>Beste bisher gefundene Aktion ausführen ({key})</translation>
    </message>
</context>
<context>
    <name>ThisGameDialog</name>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Deck seal</source>
        <translation>Kartensiegel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Nonce</source>
        <translation>Nonce</translation>
    </message>
    <message>
        <source>{name}: {kind}</source>
        <translation>{name}: {kind}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Verify this game</source>
        <translation>Diese Partie nachprüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This game has no deck seal, so its cards cannot be verified.</source>
        <translation>Diese Partie hat kein Kartensiegel, darum lassen sich ihre Karten nicht nachprüfen.</translation>
    </message>
    <message>
        <source>The deck seal (in cryptography, a commitment) was made before the first card was dealt; seed and nonce behind it were secret until now. Verifying deals the cards again, lets every bot decide again from what it was told, and compares.</source>
        <translation>Das Kartensiegel (in der Kryptografie: Commitment) entstand, bevor die erste Karte ausgeteilt war; Startwert und Nonce, aus denen es berechnet ist, waren bis jetzt geheim. Die Nachprüfung teilt die Karten noch einmal aus, lässt jeden Bot nach dem, was er erfuhr, noch einmal entscheiden und vergleicht.</translation>
    </message>
    <message>
        <source>This number fixes the order of the cards, and who plays, before the first card is dealt. At the end of the game you see the seed and the nonce behind it, and can verify the game. To be sure, note the first {digits} digits.</source>
        <translation>Diese Zahl legt schon vor dem Austeilen fest, in welcher Reihenfolge die Karten liegen und wer spielt. Am Ende der Partie siehst du Startwert und Nonce dazu und kannst die Partie nachprüfen. Um sicherzugehen, notiere die ersten {digits} Ziffern.</translation>
    </message>
    <message>
        <source>Nothing differs, but the game is not verified:</source>
        <translation>Nichts weicht ab, aber die Partie ist nicht nachgeprüft:</translation>
    </message>
    <message>
        <source>What agrees:</source>
        <translation>Das stimmt überein:</translation>
    </message>
    <message>
        <source>• Seed, nonce and who plays give the deck seal.</source>
        <translation>• Startwert, Nonce und Spieler ergeben das Kartensiegel.</translation>
    </message>
    <message>
        <source>This number fixes the order of the cards before the first one is dealt. At the end of the game you see the seed and the nonce behind it, and can verify the game. To be sure, note the first {digits} digits.</source>
        <translation>Diese Zahl legt schon vor dem Austeilen fest, in welcher Reihenfolge die Karten liegen. Am Ende der Partie siehst du Startwert und Nonce dazu und kannst die Partie nachprüfen. Um sicherzugehen, notiere die ersten {digits} Ziffern.</translation>
    </message>
    <message>
        <source>Verified: everything agrees, every bot move included.</source>
        <translation>Nachgeprüft: Alles stimmt überein, auch jede Aktion eines Bots.</translation>
    </message>
    <message>
        <source>• Seed and nonce give the deck seal.</source>
        <translation>• Startwert und Nonce ergeben das Kartensiegel.</translation>
    </message>
    <message numerus="yes">
        <source>• The seed deals these cards, and %n move(s) obey the rules.</source>
        <translation>
            <numerusform>• Der Startwert teilt diese Karten aus, und %n Aktion hält die Regeln ein.</numerusform>
            <numerusform>• Der Startwert teilt diese Karten aus, und %n Aktionen halten die Regeln ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n decision(s) of bots: they were told nothing that follows from hidden cards.</source>
        <translation>
            <numerusform>• %n Entscheidung von Bots: Sie erfuhren nichts, was von verdeckten Karten abhängt.</numerusform>
            <numerusform>• %n Entscheidungen von Bots: Sie erfuhren nichts, was von verdeckten Karten abhängt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n bot move(s) reproduced.</source>
        <translation>
            <numerusform>• %n Aktion eines Bots ließ sich genau wiederholen.</numerusform>
            <numerusform>• %n Aktionen von Bots ließen sich genau wiederholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>• Seats that a person has ever had: {names}</source>
        <translation>• Plätze, auf denen irgendwann ein Mensch spielte: {names}</translation>
    </message>
    <message>
        <source>• {sentence}</source>
        <translation>• {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: the bot was stopped early.</source>
        <translation>
            <numerusform>• %n Aktion ausgelassen: Der Bot wurde vorzeitig angehalten.</numerusform>
            <numerusform>• %n Aktionen ausgelassen: Der Bot wurde vorzeitig angehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: made by another program.</source>
        <translation>
            <numerusform>• %n Aktion ausgelassen: von einem anderen Programm.</numerusform>
            <numerusform>• %n Aktionen ausgelassen: von einem anderen Programm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: made with a network not at hand.</source>
        <translation>
            <numerusform>• %n Aktion ausgelassen: mit einem Netz gefunden, das hier fehlt.</numerusform>
            <numerusform>• %n Aktionen ausgelassen: mit einem Netz gefunden, das hier fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: they cannot be repeated without a nonce.</source>
        <translation>
            <numerusform>• %n Aktion ausgelassen: Ohne Nonce lässt sie sich nicht wiederholen.</numerusform>
            <numerusform>• %n Aktionen ausgelassen: Ohne Nonce lassen sie sich nicht wiederholen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: the bot failed this time.</source>
        <translation>
            <numerusform>• %n Aktion ausgelassen: Der Bot hat diesmal versagt.</numerusform>
            <numerusform>• %n Aktionen ausgelassen: Der Bot hat diesmal versagt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something differs:</source>
        <translation>Etwas stimmt nicht überein:</translation>
    </message>
    <message numerus="yes">
        <source>• and %n more place(s)</source>
        <translation>
            <numerusform>• und %n weitere Stelle</numerusform>
            <numerusform>• und %n weitere Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was started with {program}; this is {here}. Its bots may play differently.</source>
        <translation>Die Partie begann mit {program}; hier läuft {here}. Dessen Bots spielen vielleicht anders.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Course of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
</context>
<context>
    <name>TopicsTable</name>
    <message>
        <source>{name}: lead of {lead} points in {with} games with it, {other} in {without} games without it; the difference is {difference}, most likely {low} to {high}</source>
        <translation>{name}: Vorsprung {lead} Punkte in {with} Partien damit, {other} in {without} Partien ohne; der Unterschied ist {difference}, wahrscheinlich {low} bis {high}</translation>
    </message>
    <message>
        <source>games with it</source>
        <translation>Partien damit</translation>
    </message>
    <message>
        <source>games without</source>
        <translation>Partien ohne</translation>
    </message>
    <message>
        <source>effect on lead</source>
        <translation>Wirkung auf den Vorsprung</translation>
    </message>
    <message>
        <source>fewer than {number} games</source>
        <translation>weniger als {number} Partien</translation>
    </message>
    <message>
        <source>{name}: games with it in play {with}, without {without}</source>
        <translation>{name}: Partien damit im Spiel {with}, ohne {without}</translation>
    </message>
</context>
<context>
    <name>TurningWords</name>
    <message numerus="yes">
        <source>Round {round}: {who} ({more}) gets %n point(s) more than {rival} ({fewer}).</source>
        <translation>
            <numerusform>Runde {round}: {who} ({more}) bekommt %n Punkt mehr als {rival} ({fewer}).</numerusform>
            <numerusform>Runde {round}: {who} ({more}) bekommt %n Punkte mehr als {rival} ({fewer}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>A replay can be continued from any point.</source>
        <translation>In der Wiederholung lässt sich von jeder Stelle aus weiterspielen.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Bis hierher zurücknehmen</translation>
    </message>
    <message>
        <source>Redo: {move} ({keys})</source>
        <translation>Wiederherstellen: {move} ({keys})</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Undo: {move} ({keys})</source>
        <translation>Zurücknehmen: {move} ({keys})</translation>
    </message>
    <message>
        <source>There is no move of {name} to undo.</source>
        <translation>Von {name} gibt es keine Aktion zum Zurücknehmen.</translation>
    </message>
    <message>
        <source>Nothing can be undone: another player has moved since {name} did.</source>
        <translation>Es lässt sich nichts zurücknehmen: Seit der letzten Aktion von {name} war schon ein anderer Spieler an der Reihe.</translation>
    </message>
    <message>
        <source>Nothing more can be undone: the record of this game is nearly full.</source>
        <translation>Es lässt sich nichts mehr zurücknehmen: Die Aufzeichnung dieser Partie ist fast voll.</translation>
    </message>
    <message>
        <source>In practice any move can be undone; the menu turns a game into practice.</source>
        <translation>In einer Übungspartie lässt sich jede Aktion zurücknehmen; über das Menü wird eine Partie zur Übungspartie.</translation>
    </message>
    <message>
        <source>Nothing can be undone: since {name}’s last decision something hidden was shown or drawn.</source>
        <translation>Es lässt sich nichts zurücknehmen: Seit der letzten Entscheidung von {name} wurde etwas Verdecktes gezeigt oder gezogen.</translation>
    </message>
    <message>
        <source>Only {name}’s last decision can be undone together with bots’ answers to it.</source>
        <translation>Mit den Antworten der Bots lässt sich nur die letzte Entscheidung von {name} zurücknehmen.</translation>
    </message>
    <message>
        <source>Nothing can be undone: only bots play here.</source>
        <translation>Es lässt sich nichts zurücknehmen: Hier spielen nur Bots.</translation>
    </message>
    <message>
        <source>Nothing can be undone: no move has been made yet.</source>
        <translation>Es lässt sich nichts zurücknehmen: Noch gab es keine Aktion.</translation>
    </message>
    <message>
        <source>Nothing can be undone: {name} has made the last move.</source>
        <translation>Es lässt sich nichts zurücknehmen: Die letzte Aktion war von {name}.</translation>
    </message>
</context>
<context>
    <name>UnexpectedDialog</name>
    <message>
        <source>Something unexpected happened</source>
        <translation>Etwas Unerwartetes ist geschehen</translation>
    </message>
    <message>
        <source>It is also in the log file {file}</source>
        <translation>Der Text steht auch in der Logdatei {file}</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>You have found a fault in the program. The game is saved and can go on. If you report this, please include the text below; nothing is sent automatically.</source>
        <translation>Du hast einen Fehler im Programm gefunden. Die Partie ist gespeichert und kann weitergehen. Wenn du den Fehler meldest, schicke bitte den Text unten mit; von selbst wird nichts verschickt.</translation>
    </message>
</context>
<context>
    <name>Verifying</name>
    <message>
        <source>The record does not end with the result of the game.</source>
        <translation>Die Aufzeichnung endet nicht mit dem Ergebnis der Partie.</translation>
    </message>
    <message>
        <source>No bot move was reproduced.</source>
        <translation>Keine Aktion eines Bots ließ sich genau wiederholen.</translation>
    </message>
    <message>
        <source>This record has no deck seal: nothing binds its cards or who plays.</source>
        <translation>Diese Aufzeichnung hat kein Kartensiegel: Nichts legt fest, welche Karten sie enthält und wer spielt.</translation>
    </message>
    <message>
        <source>A deck seal of this older form binds the cards, but not who plays.</source>
        <translation>Ein Kartensiegel dieser älteren Form legt die Karten fest, aber nicht, wer spielt.</translation>
    </message>
    <message>
        <source>Header and deck seal may have been written again together: only the digits that you noted at the start exclude that.</source>
        <translation>Kopfzeile und Kartensiegel können nachträglich zusammen neu geschrieben worden sein: Nur die Ziffern, die du am Anfang notiert hast, schließen das aus.</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Previous decision</source>
        <translation>Frühere Entscheidung</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Spätere Entscheidung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Work out the reasons</source>
        <translation>Gründe nachrechnen</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) worked out.</source>
        <translation>
            <numerusform>%n Entscheidung nachgerechnet.</numerusform>
            <numerusform>%n Entscheidungen nachgerechnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why did it do that?</source>
        <translation>Warum diese Aktion?</translation>
    </message>
</context>
<context>
    <name>WinsChart</name>
    <message>
        <source>Wins against each kind of opponent</source>
        <translation>Siege nach Gegnern</translation>
    </message>
    <message>
        <source>{name}: {wins} of {games} won, {chance} by chance</source>
        <translation>{name}: {wins} von {games} gewonnen, {chance} durch Zufall</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} von {games}</translation>
    </message>
    <message>
        <source>share of wins, with margin of error</source>
        <translation>Anteil der Siege und sein Bereich</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Zufall</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{name}, {kind}</source>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>aus einer Stellung</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>nicht zu öffnen</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>This record cannot be opened: {reason}</source>
        <translation>Diese Aufzeichnung lässt sich nicht öffnen: {reason}</translation>
    </message>
    <message>
        <source>Victory for {names}, {points}.</source>
        <translation>Sieg für {names}, {points}.</translation>
    </message>
    <message>
        <source>No move has been made.</source>
        <translation>Noch gab es keine Aktion.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} is being played, %n move(s) so far.</source>
        <translation>
            <numerusform>Gespielt wird Runde {number}, bisher eine Aktion.</numerusform>
            <numerusform>Gespielt wird Runde {number}, bisher %n Aktionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} breaks off in the middle of a line. That line is left out; %n move(s) before it are kept.</source>
        <translation>
            <numerusform>{file} bricht mitten in einer Zeile ab. Diese Zeile entfällt; die eine Aktion davor ist erhalten.</numerusform>
            <numerusform>{file} bricht mitten in einer Zeile ab. Diese Zeile entfällt; die %n Aktionen davor sind erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>running</source>
        <translation>laufend</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <extracomment>a day and the time of day</extracomment>
        <translation>{date}, {time}</translation>
    </message>
</context>
</TS>
