<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>The board game Evolution. Without a command it opens the game&apos;s window; the commands read and write positions, moves and records in the notation that docs/notation.md describes.</source>
        <translation>Das Brettspiel Evolution. Ohne Befehl öffnet sich das Fenster des Spiels; die Befehle lesen und schreiben Stellungen, Züge und Aufzeichnungen in der Schreibweise, die docs/notation.md beschreibt.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>check a position and print its full form</source>
        <translation>eine Stellung prüfen und vollständig ausgeben</translation>
    </message>
    <message>
        <source>print the legal moves, one a line</source>
        <translation>die erlaubten Züge ausgeben, einen je Zeile</translation>
    </message>
    <message>
        <source>make moves and print the position after them</source>
        <translation>Züge ausführen und die Stellung danach ausgeben</translation>
    </message>
    <message>
        <source>replay and check a record and print the standing as JSON</source>
        <translation>eine Aufzeichnung nachspielen und prüfen und den Stand als JSON ausgeben</translation>
    </message>
    <message>
        <source>play whole games without a window and print a summary as JSON</source>
        <translation>ganze Spiele ohne Fenster spielen und eine Übersicht als JSON ausgeben</translation>
    </message>
    <message>
        <source>draw the table or another view into a picture</source>
        <translation>den Tisch oder eine andere Ansicht als Bild zeichnen</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>diese Hilfe zeigen und enden</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>die Version zeigen und enden</translation>
    </message>
    <message>
        <source>the language of messages</source>
        <translation>die Sprache der Meldungen</translation>
    </message>
    <message>
        <source>let bots play a game in the window</source>
        <translation>Computergegner im Fenster ein Spiel spielen lassen</translation>
    </message>
    <message>
        <source>a position; - reads standard input</source>
        <translation>eine Stellung; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>a move, such as “feed 0” or “1: food horns:3”</source>
        <translation>ein Zug, etwa „feed 0“ oder „1: food horns:3“</translation>
    </message>
    <message>
        <source>a record; - reads standard input</source>
        <translation>eine Aufzeichnung; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>as this seat may know it, from 0</source>
        <translation>so, wie dieser Platz sie kennen darf, ab 0</translation>
    </message>
    <message>
        <source>of this seat, from 0, where several may move</source>
        <translation>die dieses Platzes, ab 0, wenn mehrere ziehen dürfen</translation>
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
        <translation>wie viele Spiele; Spiel k hat den Startwert X + k, ab 0</translation>
    </message>
    <message>
        <source>the seed of the first game</source>
        <translation>der Startwert des ersten Spiels</translation>
    </message>
    <message>
        <source>test after every decision what must always be true</source>
        <translation>nach jeder Entscheidung prüfen, was immer gelten muss</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>das Bild, das entsteht</translation>
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
        <source>light or dark</source>
        <translation>light (hell) oder dark (dunkel)</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>German edition</source>
        <translation>Deutsche Ausgabe</translation>
    </message>
    <message>
        <source>Japanese edition</source>
        <translation>Japanische Ausgabe</translation>
    </message>
    <message>
        <source>English edition</source>
        <translation>Englische Ausgabe</translation>
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
        <source>larger than {limit} bytes</source>
        <translation>größer als {limit} Bytes</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>hier steht nichts</translation>
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
        <source>a whole number must stand here</source>
        <translation>hier muss eine ganze Zahl stehen</translation>
    </message>
    <message>
        <source>a text must stand here</source>
        <translation>hier muss ein Text stehen</translation>
    </message>
    <message>
        <source>a list must stand here</source>
        <translation>hier muss eine Liste stehen</translation>
    </message>
    <message>
        <source>an object must stand here</source>
        <translation>hier muss ein Objekt stehen</translation>
    </message>
    <message>
        <source>true or false must stand here</source>
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
        <source>the key “{key}” stands here twice</source>
        <translation>der Schlüssel „{key}“ steht hier zweimal</translation>
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
        <source>“{value}” may not stand here</source>
        <translation>„{value}“ darf hier nicht stehen</translation>
    </message>
    <message>
        <source>{value} entries instead of {expected}</source>
        <translation>{value} Einträge statt {expected}</translation>
    </message>
    <message>
        <source>{value} stands here twice</source>
        <translation>{value} steht hier zweimal</translation>
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
        <source>the rule switch “{value}” is not known</source>
        <translation>den Regelschalter „{value}“ gibt es nicht</translation>
    </message>
    <message>
        <source>other rule switches than those of the game in hand</source>
        <translation>andere Regelschalter als beim vorliegenden Spiel</translation>
    </message>
    <message>
        <source>{value} players; this game is for {least} to {most}</source>
        <translation>{value} Mitspieler; dieses Spiel ist für {least} bis {most}</translation>
    </message>
    <message>
        <source>there is no seat {value}</source>
        <translation>einen Platz {value} gibt es nicht</translation>
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
        <source>the trait “{value}” is not in this game</source>
        <translation>die Eigenschaft „{value}“ gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>the card “{value}” is not in this deck</source>
        <translation>die Karte „{value}“ ist nicht in diesem Kartensatz</translation>
    </message>
    <message>
        <source>more copies of “{value}” than the deck has</source>
        <translation>mehr Karten „{value}“, als der Kartensatz hat</translation>
    </message>
    <message>
        <source>more cards than the deck has</source>
        <translation>mehr Karten, als der Kartensatz hat</translation>
    </message>
    <message>
        <source>“?” may not stand here</source>
        <translation>„?“ darf hier nicht stehen</translation>
    </message>
    <message>
        <source>this needs a card whose face is not known</source>
        <translation>dazu wird eine Karte gebraucht, deren Vorderseite nicht bekannt ist</translation>
    </message>
    <message>
        <source>{value} is above the population, {limit}</source>
        <translation>{value} liegt über der Population {limit}</translation>
    </message>
    <message>
        <source>{value} is above the body size, {limit}</source>
        <translation>{value} liegt über der Körpergröße {limit}</translation>
    </message>
    <message>
        <source>fat without a Fat Tissue card</source>
        <translation>Fett ohne eine Karte Fettschicht</translation>
    </message>
    <message>
        <source>a second “{value}” on the same species</source>
        <translation>ein zweites „{value}“ bei derselben Tierart</translation>
    </message>
    <message>
        <source>{value} traits; a species has {limit} slots</source>
        <translation>{value} Eigenschaften; eine Tierart hat {limit} Plätze</translation>
    </message>
    <message>
        <source>this may not stand here in the phase “{phase}”</source>
        <translation>das darf in der Phase „{phase}“ hier nicht stehen</translation>
    </message>
    <message>
        <source>{value} is neither this round nor the next</source>
        <translation>{value} ist weder diese Runde noch die nächste</translation>
    </message>
    <message>
        <source>a seat cannot be without species here</source>
        <translation>ohne Tierart kann hier kein Platz sein</translation>
    </message>
    <message>
        <source>not every seat can have finished</source>
        <translation>es können nicht alle Plätze fertig sein</translation>
    </message>
    <message>
        <source>“{value}” names no effect of a species on the table</source>
        <translation>„{value}“ nennt keinen Effekt einer Tierart auf dem Tisch</translation>
    </message>
    <message>
        <source>no move begins with “{value}”</source>
        <translation>kein Zug beginnt mit „{value}“</translation>
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
        <source>“{value}” is not the number of a species</source>
        <translation>„{value}“ ist keine Nummer einer Tierart</translation>
    </message>
    <message>
        <source>“{value}” does not name a species of a seat, such as 1.0</source>
        <translation>„{value}“ nennt keine Tierart eines Platzes, etwa 1.0</translation>
    </message>
    <message>
        <source>“{value}” is neither left nor right</source>
        <translation>„{value}“ ist weder left noch right</translation>
    </message>
    <message>
        <source>“{value}” is not a trait</source>
        <translation>„{value}“ ist keine Eigenschaft</translation>
    </message>
    <message>
        <source>“{value}” is not something that can be declined</source>
        <translation>auf „{value}“ kann man nicht verzichten</translation>
    </message>
    <message>
        <source>the rules do not allow this move: {reasons}</source>
        <translation>die Regeln erlauben diesen Zug nicht: {reasons}</translation>
    </message>
    <message>
        <source>a record begins with a header</source>
        <translation>eine Aufzeichnung beginnt mit einem Kopf</translation>
    </message>
    <message>
        <source>this differs from the position the record starts from</source>
        <translation>das weicht von der Stellung ab, mit der die Aufzeichnung beginnt</translation>
    </message>
    <message>
        <source>this is neither a move nor a note that records know</source>
        <translation>das ist weder ein Zug noch ein Vermerk, den Aufzeichnungen kennen</translation>
    </message>
    <message>
        <source>more than {limit} moves</source>
        <translation>mehr als {limit} Züge</translation>
    </message>
    <message>
        <source>{value} moves cannot be taken back after {limit}</source>
        <translation>nach {limit} Zügen lassen sich nicht {value} zurücknehmen</translation>
    </message>
    <message>
        <source>round {value} did not end here</source>
        <translation>Runde {value} hat hier nicht geendet</translation>
    </message>
    <message>
        <source>after this round the game stands at {found}, the record says {expected}</source>
        <translation>nach dieser Runde steht das Spiel bei {found}, die Aufzeichnung sagt {expected}</translation>
    </message>
    <message>
        <source>the game does not end with this result</source>
        <translation>das Spiel endet nicht mit diesem Ergebnis</translation>
    </message>
    <message>
        <source>{detail} (evolution-qt --help says more)</source>
        <translation>{detail} (mehr sagt evolution-qt --help)</translation>
    </message>
    <message>
        <source>{value} kinds of opponents for {players} players</source>
        <translation>{value} Arten von Gegnern für {players} Mitspieler</translation>
    </message>
    <message>
        <source>after {decisions} decisions of the game with seed {seed}: {detail}</source>
        <translation>nach {decisions} Entscheidungen im Spiel mit dem Startwert {seed}: {detail}</translation>
    </message>
    <message>
        <source>windows and pictures need PySide6, which is not installed</source>
        <translation>Fenster und Bilder brauchen PySide6, das nicht installiert ist</translation>
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
    <name>Refusal</name>
    <message>
        <source>Too big: it counts as body size {prey}, the attacker as {attacker}, which must be more.</source>
        <translation>Zu groß: Ihre Körpergröße zählt {prey}, die des Angreifers {attacker}; er muss größer sein.</translation>
    </message>
    <message>
        <source>It is protected by Climbing: only a Carnivore with Climbing reaches it.</source>
        <translation>Klettern schützt sie: Nur ein Fleischfresser mit Klettern erreicht sie.</translation>
    </message>
    <message>
        <source>It is protected by Defensive Herding: the attacker&apos;s population, {attacker}, must be above {prey}.</source>
        <translation>Schutz der Herde: Die Population des Angreifers, {attacker}, muss größer sein als {prey}.</translation>
    </message>
    <message>
        <source>It is protected by Burrowing while it has as much food as population.</source>
        <translation>Verbergen schützt sie, solange sie so viel Nahrung wie Population hat.</translation>
    </message>
    <message>
        <source>It is protected by Symbiosis while the species to its right is larger in body size.</source>
        <translation>Symbiose schützt sie, solange die Tierart rechts daneben größer ist.</translation>
    </message>
    <message>
        <source>It is protected by a neighbour&apos;s Warning Call: only a Carnivore with Ambush gets past.</source>
        <translation>Der Warnruf einer Nachbarin schützt sie: Nur ein Fleischfresser mit Hinterhalt kommt vorbei.</translation>
    </message>
    <message>
        <source>Only a species with Carnivore attacks.</source>
        <translation>Nur eine Tierart mit Fleischfresser greift an.</translation>
    </message>
    <message>
        <source>A species cannot attack itself.</source>
        <translation>Eine Tierart kann sich nicht selbst angreifen.</translation>
    </message>
    <message>
        <source>It is fed and has no room in a Fat Tissue.</source>
        <translation>Sie ist satt und hat in keiner Fettschicht mehr Platz.</translation>
    </message>
    <message>
        <source>This needs a species with Intelligence.</source>
        <translation>Dafür braucht die Tierart Intelligenz.</translation>
    </message>
    <message>
        <source>Each ignored trait costs one hand card: {needed} to pay, {paid} paid.</source>
        <translation>Jede übergangene Eigenschaft kostet eine Handkarte: {needed} zu zahlen, {paid} gezahlt.</translation>
    </message>
    <message>
        <source>This cannot be done at this moment of the round.</source>
        <translation>Das geht in diesem Augenblick der Runde nicht.</translation>
    </message>
    <message>
        <source>Another player is asked now.</source>
        <translation>Jetzt ist jemand anders an der Reihe.</translation>
    </message>
    <message>
        <source>There is no {card} in this hand.</source>
        <translation>{card} ist nicht auf dieser Hand.</translation>
    </message>
    <message>
        <source>There is no such species.</source>
        <translation>Diese Tierart gibt es nicht.</translation>
    </message>
    <message>
        <source>The trait {trait} is not there or does nothing here.</source>
        <translation>Die Eigenschaft {trait} ist nicht da oder bewirkt hier nichts.</translation>
    </message>
    <message>
        <source>The species has {limit} traits already: one of them must be replaced.</source>
        <translation>Die Tierart hat schon {limit} Eigenschaften: Eine davon muss ersetzt werden.</translation>
    </message>
    <message>
        <source>A trait is replaced only when the species has {limit}.</source>
        <translation>Ersetzt wird eine Eigenschaft erst, wenn die Tierart {limit} hat.</translation>
    </message>
    <message>
        <source>The species has this trait already.</source>
        <translation>Diese Eigenschaft hat die Tierart schon.</translation>
    </message>
    <message>
        <source>The track ends at {limit}.</source>
        <translation>Die Leiste endet bei {limit}.</translation>
    </message>
    <message>
        <source>A hungry species can be fed from the watering hole and must be.</source>
        <translation>Eine hungrige Tierart kann am Wasserloch fressen und muss es auch.</translation>
    </message>
    <message>
        <source>A hungry Carnivore can attack and must feed.</source>
        <translation>Ein hungriger Fleischfresser kann angreifen und muss fressen.</translation>
    </message>
    <message>
        <source>Fat may be stored only while no hungry species of your own can be fed.</source>
        <translation>Fett darf nur gespeichert werden, solange keine eigene hungrige Tierart gefüttert werden kann.</translation>
    </message>
    <message>
        <source>A Carnivore never eats plant food.</source>
        <translation>Ein Fleischfresser frisst keine Pflanzen.</translation>
    </message>
    <message>
        <source>It has no room for more.</source>
        <translation>Sie hat keinen Platz für mehr.</translation>
    </message>
    <message>
        <source>There is no food on the watering hole for this.</source>
        <translation>Dafür liegt am Wasserloch keine Nahrung.</translation>
    </message>
    <message>
        <source>There is nothing here that could be declined.</source>
        <translation>Hier gibt es nichts, worauf man verzichten könnte.</translation>
    </message>
    <message>
        <source>This edition does not allow it.</source>
        <translation>Diese Ausgabe erlaubt das nicht.</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>Carnivore</source>
        <translation>Fleischfresser</translation>
    </message>
    <message>
        <source>Never eats plant food. Feeds by attacking a smaller species, its owner&apos;s own if need be, and takes as much meat as the prey&apos;s body size.</source>
        <translation>Rührt keine Pflanzen an. Wird satt, indem sie eine kleinere Tierart angreift – notfalls eine eigene –, und erhält so viel Fleisch, wie die Beute groß ist.</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>As a Carnivore, attacks species that are protected by Warning Call.</source>
        <translation>Greift als Fleischfresser auch Tierarten an, die ein Warnruf schützt.</translation>
    </message>
    <message>
        <source>Pack Hunting</source>
        <translation>Rudeljagd</translation>
    </message>
    <message>
        <source>When this species attacks, its population is added to its body size.</source>
        <translation>Greift diese Tierart an, zählt ihre Population zur Körpergröße hinzu.</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>Hörner</translation>
    </message>
    <message>
        <source>A Carnivore that attacks this species loses 1 population before it gets any meat.</source>
        <translation>Ein Fleischfresser, der diese Tierart angreift, verliert 1 Population, noch ehe er Fleisch bekommt.</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that has Climbing too.</source>
        <translation>Nur ein Fleischfresser, der ebenfalls Klettern hat, kann sie angreifen.</translation>
    </message>
    <message>
        <source>Hard Shell</source>
        <translation>Schutzpanzer</translation>
    </message>
    <message>
        <source>Counts as {bonus} larger in body size when it is attacked. Yields no more meat.</source>
        <translation>Gilt bei einem Angriff als um {bonus} größer. Mehr Fleisch bringt sie dadurch nicht.</translation>
    </message>
    <message>
        <source>Defensive Herding</source>
        <translation>Schutz der Herde</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore whose population is larger too. Pack Hunting adds nothing to that population.</source>
        <translation>Nur ein Fleischfresser, der auch die größere Population hat, kann sie angreifen. Rudeljagd vergrößert diese Population nicht.</translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <translation>Symbiose</translation>
    </message>
    <message>
        <source>Cannot be attacked while your species to its right is larger in body size.</source>
        <translation>Kann nicht angegriffen werden, solange deine Tierart rechts daneben größer ist.</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Cannot be attacked while it has as much food as population.</source>
        <translation>Kann nicht angegriffen werden, solange sie so viel Nahrung wie Population hat.</translation>
    </message>
    <message>
        <source>Warning Call</source>
        <translation>Warnruf</translation>
    </message>
    <message>
        <source>Your species to its left and right can only be attacked by a Carnivore with Ambush. It does not protect itself.</source>
        <translation>Deine Tierarten links und rechts daneben kann nur ein Fleischfresser mit Hinterhalt angreifen. Sich selbst schützt sie nicht.</translation>
    </message>
    <message>
        <source>Scavenger</source>
        <translation>Aasfresser</translation>
    </message>
    <message>
        <source>Takes 1 meat from the food bank each time any species loses population to a Carnivore&apos;s attack.</source>
        <translation>Nimmt sich 1 Fleisch aus dem Vorrat, sooft irgendeine Tierart durch den Angriff eines Fleischfressers Population verliert.</translation>
    </message>
    <message>
        <source>Fat Tissue</source>
        <translation>Fettschicht</translation>
    </message>
    <message>
        <source>Once fed, it may store food on this card, up to its body size. When the food cards are revealed, stored food moves to the board, as far as the population allows.</source>
        <translation>Ist sie satt, darf sie auf dieser Karte Nahrung speichern, höchstens so viel wie ihre Körpergröße. Beim Aufdecken der Nahrungskarten wandert das Gespeicherte auf das Tableau, so weit die Population reicht.</translation>
    </message>
    <message>
        <source>Foraging</source>
        <translation>Gefräßig</translation>
    </message>
    <message>
        <source>Each time it eats plant food, it may take 1 more from the same source.</source>
        <translation>Sooft sie Pflanzen frisst, darf sie aus derselben Quelle 1 mehr nehmen.</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenz</translation>
    </message>
    <message>
        <source>Discard hand cards: each brings a plant eater 2 plant food from the food bank, and lets a Carnivore ignore one trait in one attack.</source>
        <translation>Wirf Handkarten ab: Jede bringt einem Pflanzenfresser 2 pflanzliche Nahrung aus dem Vorrat und lässt einen Fleischfresser bei einem Angriff eine Eigenschaft übergehen.</translation>
    </message>
    <message>
        <source>Cooperation</source>
        <translation>Kooperation</translation>
    </message>
    <message>
        <source>Each time it eats, your species to its right takes 1 of the same food from the same source.</source>
        <translation>Sooft sie frisst, nimmt deine Tierart rechts daneben 1 von derselben Nahrung aus derselben Quelle.</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>Langer Hals</translation>
    </message>
    <message>
        <source>When the food cards are revealed, it takes 1 plant food from the food bank.</source>
        <translation>Beim Aufdecken der Nahrungskarten nimmt sie 1 pflanzliche Nahrung aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>Fruchtbarkeit</translation>
    </message>
    <message>
        <source>If food of the last round still lies on the watering hole before the food cards are revealed, its population grows by 1.</source>
        <translation>Liegt vor dem Aufdecken der Nahrungskarten noch Nahrung der letzten Runde am Wasserloch, wächst ihre Population um 1.</translation>
    </message>
</context>
</TS>
