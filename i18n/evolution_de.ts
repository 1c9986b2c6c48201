<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AttackWords</name>
    <message>
        <source>does not protect now</source>
        <translation>schützt jetzt nicht</translation>
    </message>
    <message>
        <source>prey: {old} → {new}</source>
        <translation>Beute: {old} → {new}</translation>
    </message>
    <message>
        <source>population</source>
        <translation>Population</translation>
    </message>
    <message numerus="yes">
        <source>extinct, +%n card(s)</source>
        <extracomment>below &quot;prey: 1 → 0&quot;</extracomment>
        <translation>
            <numerusform>stirbt aus, +%n Karte</numerusform>
            <numerusform>stirbt aus, +%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>stirbt aus</translation>
    </message>
    <message>
        <source>now {food} of {places}</source>
        <translation>dann {food} von {places}</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>hunter: {old} → {new}</source>
        <translation>Jäger: {old} → {new}</translation>
    </message>
    <message>
        <source>{attack} {hunter} &gt; {prey}</source>
        <extracomment>{attack}: a sentence, such as &quot;The cat attacks the bison.&quot;; then two body sizes</extracomment>
        <translation>{attack} {hunter} &gt; {prey}</translation>
    </message>
    <message>
        <source>hunter: +{number} meat</source>
        <translation>Jäger: +{number} Fleisch</translation>
    </message>
    <message>
        <source>hunter: +{number} fat</source>
        <translation>Jäger: +{number} Fett</translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n token(s)</source>
        <translation>
            <numerusform>{who}: +%n Chip</numerusform>
            <numerusform>{who}: +%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you: +%n token(s)</source>
        <translation>
            <numerusform>du: +%n Chip</numerusform>
            <numerusform>du: +%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>into the bag</source>
        <translation>in den Beutel</translation>
    </message>
    <message>
        <source>{trait} +{number}</source>
        <translation>{trait} +{number}</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Hatchling</source>
        <translation>Schlüpfling</translation>
    </message>
    <message>
        <source>Forager</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>Apex</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Apex, patient</source>
        <translation>Alpha, geduldig</translation>
    </message>
    <message>
        <source>Thinks one step ahead; often misses threats.</source>
        <translation>Denkt einen Schritt voraus; übersieht oft Gefahren.</translation>
    </message>
    <message>
        <source>Plans its whole turn; sometimes misses threats.</source>
        <translation>Plant seinen ganzen Zug; übersieht manchmal Gefahren.</translation>
    </message>
    <message>
        <source>Grazer</source>
        <translation>Grasfresser</translation>
    </message>
    <message>
        <source>Likes large herds and does not care for hunting.</source>
        <translation>Mag große Herden und jagt ungern.</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <source>Likes its animals well protected.</source>
        <translation>Hat seine Tiere gern gut geschützt.</translation>
    </message>
    <message>
        <source>Stalker</source>
        <translation>Pirschjäger</translation>
    </message>
    <message>
        <source>Prefers to hunt, even where plants would do.</source>
        <translation>Jagt am liebsten, auch wenn Pflanzen reichen würden.</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>Tries to starve everyone.</source>
        <translation>Will alle hungern lassen.</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Glücksritter</translation>
    </message>
    <message>
        <source>Takes risks where others play it safe.</source>
        <translation>Wagt etwas, wo andere auf Nummer sicher gehen.</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Gärtner</translation>
    </message>
    <message>
        <source>Likes many traits, and those that help each other.</source>
        <translation>Mag viele Eigenschaften und solche, die sich gut ergänzen.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>Plays random cards but avoids obvious blunders: for learning the rules.</source>
        <translation>Spielt zufällige Karten, vermeidet aber grobe Fehler: gut, um die Regeln zu lernen.</translation>
    </message>
    <message>
        <source>Follows simple rules, one step at a time.</source>
        <translation>Folgt einfachen Regeln, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Plans its turn and tries it against what the others may hold.</source>
        <translation>Plant seinen Zug und erprobt ihn an Karten, die die anderen haben könnten.</translation>
    </message>
    <message>
        <source>The strongest: plans its turn and thinks longest.</source>
        <translation>Am stärksten: plant seinen Zug und denkt am längsten nach.</translation>
    </message>
</context>
<context>
    <name>CardWarnings</name>
    <message>
        <source>A Carnivore must attack while it is hungry.</source>
        <translation>Ein Fleischfresser muss angreifen, solange er hungrig ist.</translation>
    </message>
    <message>
        <source>As things stand, {animal} will have to eat {prey}.</source>
        <translation>Stand jetzt muss {animal} {prey_acc} fressen.</translation>
    </message>
    <message>
        <source>As things stand, {animal} will have to eat one of your other species.</source>
        <translation>Stand jetzt muss {animal} eine deiner anderen Tierarten fressen.</translation>
    </message>
    <message>
        <source>It is protected only while it is full; until then it can be attacked.</source>
        <translation>Geschützt ist sie erst, wenn sie satt ist; bis dahin ist sie angreifbar.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Grow, adapt – and do not get eaten.</source>
        <translation>Wachse, pass dich an – und lass dich nicht fressen.</translation>
    </message>
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
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>The full game: body size, hidden cards, and feeding in which all players take turns.</source>
        <translation>Das ganze Spiel: Körpergröße, verdeckte Karten; beim Fressen sind die Spieler reihum dran.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {round} will be the last.</source>
        <translation>Runde {round} wird die letzte sein.</translation>
    </message>
    <message>
        <source>{who} places {trait} ({food}) on the watering hole.</source>
        <translation>{who} legt „{trait}“ ({food}) auf das Wasserloch.</translation>
    </message>
    <message>
        <source>{who}’s food card: {trait} ({food}).</source>
        <translation>Nahrungskarte von {who}: „{trait}“ ({food}).</translation>
    </message>
    <message>
        <source>{who} plays {trait} on {animal}.</source>
        <translation>{who} legt „{trait}“ an {animal_acc}.</translation>
    </message>
    <message>
        <source>{who} reveals {trait} on {animal}.</source>
        <translation>{who} deckt die Eigenschaft „{trait}“ {animal_gen} auf.</translation>
    </message>
    <message>
        <source>{who} discards {trait} from {animal}.</source>
        <translation>{who} wirft die Eigenschaft „{trait}“ {animal_gen} ab.</translation>
    </message>
    <message>
        <source>{who} gets a new species: {name}.</source>
        <translation>{who} bekommt eine neue Tierart: {name}.</translation>
    </message>
    <message>
        <source>{species} grows to body size {amount}.</source>
        <translation>{species} wächst auf Körpergröße {amount}.</translation>
    </message>
    <message>
        <source>{species} grows to population {amount}.</source>
        <translation>Die Population {species_gen} steigt auf {amount}.</translation>
    </message>
    <message>
        <source>{species} falls to population {amount}.</source>
        <translation>Die Population {species_gen} sinkt auf {amount}.</translation>
    </message>
    <message>
        <source>{species} becomes extinct.</source>
        <translation>{species} stirbt aus.</translation>
    </message>
    <message>
        <source>{species} starves: its population falls to {amount}.</source>
        <translation>{species} hungert: Die Population sinkt auf {amount}.</translation>
    </message>
    <message>
        <source>{who} plays a trait on {animal}.</source>
        <translation>{who} legt eine Eigenschaft an {animal_acc}.</translation>
    </message>
    <message>
        <source>{species} grows to population {amount} ({cause}).</source>
        <translation>Die Population {species_gen} steigt auf {amount} ({cause}).</translation>
    </message>
    <message>
        <source>{species} falls to population {amount} ({cause}).</source>
        <translation>Die Population {species_gen} sinkt auf {amount} ({cause}).</translation>
    </message>
    <message>
        <source>Cards drawn: {each}.</source>
        <translation>Gezogene Karten: {each}.</translation>
    </message>
    <message>
        <source>Food cards: {each}.</source>
        <translation>Nahrungskarten: {each}.</translation>
    </message>
    <message>
        <source>Traits revealed: {each}.</source>
        <translation>Aufgedeckte Eigenschaften: {each}.</translation>
    </message>
    <message>
        <source>Plants eaten: {each}.</source>
        <translation>Gefressene Pflanzen: {each}.</translation>
    </message>
    <message>
        <source>Stored fat used: {each}.</source>
        <translation>Verbrauchtes Fett: {each}.</translation>
    </message>
    <message>
        <source>Starving species: {each}.</source>
        <translation>Hungernde Tierarten: {each}.</translation>
    </message>
    <message>
        <source>Extinct species: {each}.</source>
        <translation>Ausgestorbene Tierarten: {each}.</translation>
    </message>
    <message>
        <source>Food tokens into the bags: {each}.</source>
        <translation>Nahrungschips in die Beutel: {each}.</translation>
    </message>
    <message>
        <source>Growing species ({cause}): {each}.</source>
        <translation>Wachsende Tierarten ({cause}): {each}.</translation>
    </message>
    <message>
        <source>Plants eaten ({cause}): {each}.</source>
        <translation>Gefressene Pflanzen ({cause}): {each}.</translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n meat ({cause}).</source>
        <translation>
            <numerusform>{species} frisst %n Fleisch ({cause}).</numerusform>
            <numerusform>{species} frisst %n Fleisch ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n meat.</source>
        <translation>
            <numerusform>{species} frisst %n Fleisch.</numerusform>
            <numerusform>{species} frisst %n Fleisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} stores %n fat.</source>
        <translation>
            <numerusform>{species} speichert %n Fett.</numerusform>
            <numerusform>{species} speichert %n Fett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} uses %n stored fat.</source>
        <translation>
            <numerusform>{species} verbraucht %n gespeichertes Fett.</numerusform>
            <numerusform>{species} verbraucht %n gespeichertes Fett.</numerusform>
        </translation>
    </message>
    <message>
        <source>{attacker} attacks {prey}, ignoring {ignored}.</source>
        <translation>{attacker} greift {prey_acc} an und ignoriert {ignored}.</translation>
    </message>
    <message>
        <source>{attacker} attacks {prey}.</source>
        <translation>{attacker} greift {prey_acc} an.</translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n plant(s) ({cause}).</source>
        <translation>
            <numerusform>{species} frisst %n Pflanze ({cause}).</numerusform>
            <numerusform>{species} frisst %n Pflanzen ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n plant(s).</source>
        <translation>
            <numerusform>{species} frisst %n Pflanze.</numerusform>
            <numerusform>{species} frisst %n Pflanzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} gets %n plant(s) ({cause}).</source>
        <translation>
            <numerusform>{species} bekommt %n Pflanze ({cause}).</numerusform>
            <numerusform>{species} bekommt %n Pflanzen ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} gets %n plant(s).</source>
        <translation>
            <numerusform>{species} bekommt %n Pflanze.</numerusform>
            <numerusform>{species} bekommt %n Pflanzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} discards {trait} ({food}).</source>
        <translation>{who} wirft „{trait}“ ({food}) ab.</translation>
    </message>
    <message>
        <source>{who} ends the turn.</source>
        <translation>{who} beendet den Zug.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passt.</translation>
    </message>
    <message>
        <source>{who} is the first player.</source>
        <translation>{who} ist jetzt Startspieler.</translation>
    </message>
    <message>
        <source>{who} places a food card.</source>
        <translation>{who} legt eine Nahrungskarte.</translation>
    </message>
    <message>
        <source>{card}</source>
        <extracomment>the name of a card inside a sentence, with quotation marks where the language needs them</extracomment>
        <translation>„{card}“</translation>
    </message>
    <message numerus="yes">
        <source>%n food token(s) are removed from the watering hole.</source>
        <translation>
            <numerusform>%n Nahrungschip wird aus dem Wasserloch genommen.</numerusform>
            <numerusform>%n Nahrungschips werden aus dem Wasserloch genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food token(s) are placed on the watering hole.</source>
        <translation>
            <numerusform>%n Nahrungschip kommt auf das Wasserloch.</numerusform>
            <numerusform>%n Nahrungschips kommen auf das Wasserloch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s).</source>
        <translation>
            <numerusform>Der Ablagestapel wird gemischt: %n Karte.</numerusform>
            <numerusform>Der Ablagestapel wird gemischt: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} puts %n food token(s) into the bag.</source>
        <translation>
            <numerusform>{who} legt %n Nahrungschip in den Beutel.</numerusform>
            <numerusform>{who} legt %n Nahrungschips in den Beutel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evolution</name>
    <message>
        <source>{cards} cards, {least} to {most} players</source>
        <translation>{cards} Karten, {least} bis {most} Spieler</translation>
    </message>
    <message>
        <source>Ask about Intelligence between feedings</source>
        <translation>Beim Fressen nach „Intelligenz“ fragen</translation>
    </message>
</context>
<context>
    <name>EvolutionDescriptions</name>
    <message>
        <source>Food card of {who}, face down</source>
        <translation>Nahrungskarte von {who}, verdeckt</translation>
    </message>
    <message>
        <source>Food card of {who}: {card}</source>
        <translation>Nahrungskarte von {who}: {card}</translation>
    </message>
    <message>
        <source>On top: {card}.</source>
        <translation>Obenauf: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n species</source>
        <translation>
            <numerusform>{who}: %n Tierart</numerusform>
            <numerusform>{who}: %n Tierarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has won.</source>
        <translation>{who} hat gewonnen.</translation>
    </message>
    <message>
        <source>{who} has placed a food card.</source>
        <translation>{who} hat eine Nahrungskarte gelegt.</translation>
    </message>
    <message>
        <source>{who} has ended the turn.</source>
        <translation>{who} hat den Zug beendet.</translation>
    </message>
    <message>
        <source>{who} has passed.</source>
        <translation>{who} hat gepasst.</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>protected only by a neighbour</source>
        <translation>nur durch eine Nachbarart geschützt</translation>
    </message>
    <message>
        <source>protected only while it is full</source>
        <translation>nur geschützt, solange sie satt ist</translation>
    </message>
    <message>
        <source>can only be attacked by discarding cards</source>
        <translation>nur durch Abwerfen von Karten angreifbar</translation>
    </message>
    <message>
        <source>at risk while it is hungry</source>
        <translation>in Gefahr, solange sie hungrig ist</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>in Gefahr</translation>
    </message>
    <message>
        <source>Who can eat whom is now hidden.</source>
        <translation>Wer wen fressen kann, ist wieder ausgeblendet.</translation>
    </message>
    <message numerus="yes">
        <source>{trait} with %n fat</source>
        <translation>
            <numerusform>{trait} mit %n Fett</numerusform>
            <numerusform>{trait} mit %n Fett</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait}, still face down</source>
        <translation>{trait}, noch verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n trait(s) face down</source>
        <translation>
            <numerusform>%n verdeckte Eigenschaft</numerusform>
            <numerusform>%n verdeckte Eigenschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>no traits</source>
        <translation>keine Eigenschaften</translation>
    </message>
    <message>
        <source>A trait, face down</source>
        <translation>Eine verdeckte Eigenschaft</translation>
    </message>
    <message>
        <source>{trait}: {text}</source>
        <translation>{trait}: {text}</translation>
    </message>
    <message>
        <source>Place for a new species on the left</source>
        <translation>Platz für eine neue Tierart links</translation>
    </message>
    <message>
        <source>Place for a new species on the right</source>
        <translation>Platz für eine neue Tierart rechts</translation>
    </message>
    <message>
        <source>{what}: {count}</source>
        <translation>{what}: {count}</translation>
    </message>
    <message>
        <source>Card {number} of {count}, face down</source>
        <translation>Karte {number} von {count}, verdeckt</translation>
    </message>
    <message>
        <source>Card {number} of {count}: {card}</source>
        <translation>Karte {number} von {count}: {card}</translation>
    </message>
    <message>
        <source>{trait}, food number {food}</source>
        <translation>{trait}, Nahrungszahl {food}</translation>
    </message>
    <message>
        <source>Watering hole</source>
        <translation>Wasserloch</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on you</source>
        <translation>
            <numerusform>%n Angriff auf dich</numerusform>
            <numerusform>%n Angriffe auf dich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s) eaten</source>
        <translation>
            <numerusform>%n Pflanze gefressen</numerusform>
            <numerusform>%n Pflanzen gefressen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fat stored</source>
        <translation>
            <numerusform>%n Fett gespeichert</numerusform>
            <numerusform>%n Fett gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>{species}: {traits}; body size {body}, population {population}, food {food} of {population}</source>
        <translation>{species}: {traits}; Körpergröße {body}, Population {population}, Nahrung {food} von {population}</translation>
    </message>
    <message>
        <source>{species}: {traits}; body size {body}, population {population}, food {food} of {population}; {risk}</source>
        <translation>{species}: {traits}; Körpergröße {body}, Population {population}, Nahrung {food} von {population}; {risk}</translation>
    </message>
    <message>
        <source>{species}: {risk}.</source>
        <translation>{species}: {risk}.</translation>
    </message>
    <message>
        <source>Body size of {species}</source>
        <translation>Körpergröße {species_gen}</translation>
    </message>
    <message>
        <source>Population of {species}</source>
        <translation>Population {species_gen}</translation>
    </message>
    <message>
        <source>{trait} of {species}</source>
        <translation>{trait} {species_gen}</translation>
    </message>
    <message>
        <source>You have nothing for this.</source>
        <translation>Dafür hast du gerade nichts Passendes.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on {victim}</source>
        <translation>
            <numerusform>%n Angriff auf {victim}</numerusform>
            <numerusform>%n Angriffe auf {victim}</numerusform>
        </translation>
    </message>
    <message>
        <source>a food card placed</source>
        <translation>eine Nahrungskarte gelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n trait(s) played</source>
        <translation>
            <numerusform>%n Eigenschaft ausgespielt</numerusform>
            <numerusform>%n Eigenschaften ausgespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new species</source>
        <translation>
            <numerusform>%n neue Tierart</numerusform>
            <numerusform>%n neue Tierarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>body size +%n</source>
        <translation>
            <numerusform>Körpergröße +%n</numerusform>
            <numerusform>Körpergröße +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>population +%n</source>
        <translation>
            <numerusform>Population +%n</numerusform>
            <numerusform>Population +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n Angriff</numerusform>
            <numerusform>%n Angriffe</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message numerus="yes">
        <source>%n species extinct</source>
        <translation>
            <numerusform>%n Tierart ausgestorben</numerusform>
            <numerusform>%n Tierarten ausgestorben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species went hungry</source>
        <translation>
            <numerusform>%n Tierart hat gehungert</numerusform>
            <numerusform>%n Tierarten haben gehungert</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot</source>
        <translation>Ein Bot</translation>
    </message>
    <message>
        <source>It is {who}’s turn.</source>
        <translation>{who} ist an der Reihe.</translation>
    </message>
</context>
<context>
    <name>EvolutionPreview</name>
    <message>
        <source>Body size {attacker} against {prey}</source>
        <translation>Körpergröße {attacker} gegen {prey}</translation>
    </message>
    <message>
        <source>Food card {food}</source>
        <translation>Nahrungskarte {food}</translation>
    </message>
    <message>
        <source>Replaces {trait}</source>
        <translation>Ersetzt „{trait}“</translation>
    </message>
    <message>
        <source>New trait: {name}</source>
        <translation>Neue Eigenschaft: {name}</translation>
    </message>
    <message>
        <source>New species</source>
        <translation>Neue Tierart</translation>
    </message>
    <message>
        <source>Body size {old} → {new}</source>
        <translation>Körpergröße {old} → {new}</translation>
    </message>
    <message>
        <source>Population {old} → {new}</source>
        <translation>Population {old} → {new}</translation>
    </message>
    <message>
        <source>Discard {trait}</source>
        <translation>„{trait}“ abwerfen</translation>
    </message>
</context>
<context>
    <name>EvolutionScoring</name>
    <message>
        <source>{name}: {population} for populations, {traits} for traits; the bag is secret</source>
        <translation>{name}: {population} für Populationen, {traits} für Eigenschaften; der Beutel ist geheim</translation>
    </message>
    <message>
        <source>{name}: {food} for food, {population} for populations, {traits} for traits</source>
        <translation>{name}: {food} für Nahrung, {population} für Populationen, {traits} für Eigenschaften</translation>
    </message>
    <message>
        <source>Points, traits and populations are all equal.</source>
        <translation>Punkte, Eigenschaften und Populationen sind gleich.</translation>
    </message>
    <message>
        <source>The points are equal. {name} has more traits: {more} to {fewer}.</source>
        <translation>Die Punkte sind gleich. {name} hat mehr Eigenschaften: {more} zu {fewer}.</translation>
    </message>
    <message>
        <source>Points and traits are equal. {name} has the larger populations: {more} to {fewer}.</source>
        <translation>Punkte und Eigenschaften sind gleich. {name} hat die größeren Populationen: {more} zu {fewer}.</translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>Less of your population can be attacked without discarding cards.</source>
        <translation>Von deiner Population lässt sich weniger angreifen, ohne dass Karten abgeworfen werden.</translation>
    </message>
    <message>
        <source>More of your population can be attacked without discarding cards.</source>
        <translation>Von deiner Population lässt sich mehr angreifen, ohne dass Karten abgeworfen werden.</translation>
    </message>
    <message>
        <source>Fewer of your species share food with a neighbour.</source>
        <translation>Weniger deiner Tierarten teilen Nahrung mit einer Nachbarart.</translation>
    </message>
    <message>
        <source>More of your species share food with a neighbour.</source>
        <translation>Mehr deiner Tierarten teilen Nahrung mit einer Nachbarart.</translation>
    </message>
    <message>
        <source>Your Carnivores find less prey.</source>
        <translation>Deine Fleischfresser finden weniger Beute.</translation>
    </message>
    <message>
        <source>Your Carnivores find more prey.</source>
        <translation>Deine Fleischfresser finden mehr Beute.</translation>
    </message>
    <message>
        <source>Fewer of your species are protected.</source>
        <translation>Weniger deiner Tierarten sind geschützt.</translation>
    </message>
    <message>
        <source>More of your species are protected.</source>
        <translation>Mehr deiner Tierarten sind geschützt.</translation>
    </message>
    <message>
        <source>You have less stored fat.</source>
        <translation>Du hast weniger Fett gespeichert.</translation>
    </message>
    <message>
        <source>You have more stored fat.</source>
        <translation>Du hast mehr Fett gespeichert.</translation>
    </message>
    <message>
        <source>You have fewer trait cards in play.</source>
        <translation>Du hast weniger Eigenschaftskarten im Spiel.</translation>
    </message>
    <message>
        <source>You have more trait cards in play.</source>
        <translation>Du hast mehr Eigenschaftskarten im Spiel.</translation>
    </message>
    <message>
        <source>You have less body size in total.</source>
        <translation>Deine Tierarten sind zusammen kleiner.</translation>
    </message>
    <message>
        <source>You have more body size in total.</source>
        <translation>Deine Tierarten sind zusammen größer.</translation>
    </message>
    <message>
        <source>You have less population.</source>
        <translation>Du hast weniger Population.</translation>
    </message>
    <message>
        <source>You have more population.</source>
        <translation>Du hast mehr Population.</translation>
    </message>
    <message>
        <source>You have fewer species.</source>
        <translation>Du hast weniger Tierarten.</translation>
    </message>
    <message>
        <source>You have more species.</source>
        <translation>Du hast mehr Tierarten.</translation>
    </message>
    <message>
        <source>Your Carnivores are less hungry.</source>
        <translation>Deine Fleischfresser sind weniger hungrig.</translation>
    </message>
    <message>
        <source>Your Carnivores are hungrier.</source>
        <translation>Deine Fleischfresser sind hungriger.</translation>
    </message>
    <message>
        <source>Your plant eaters are less hungry.</source>
        <translation>Deine Pflanzenfresser sind weniger hungrig.</translation>
    </message>
    <message>
        <source>Your plant eaters are hungrier.</source>
        <translation>Deine Pflanzenfresser sind hungriger.</translation>
    </message>
    <message>
        <source>More points right away.</source>
        <translation>Sofort mehr Punkte.</translation>
    </message>
    <message>
        <source>Fewer points for now.</source>
        <translation>Vorerst weniger Punkte.</translation>
    </message>
    <message>
        <source>Better placed against the others.</source>
        <translation>Bessere Ausgangslage gegenüber den anderen.</translation>
    </message>
    <message>
        <source>Worse placed against the others.</source>
        <translation>Schlechtere Ausgangslage gegenüber den anderen.</translation>
    </message>
    <message>
        <source>More food in the bag.</source>
        <translation>Mehr Nahrung im Beutel.</translation>
    </message>
    <message>
        <source>Less food in the bag.</source>
        <translation>Weniger Nahrung im Beutel.</translation>
    </message>
    <message>
        <source>More cards stay in hand.</source>
        <translation>Mehr Karten bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>Fewer cards stay in hand.</source>
        <translation>Weniger Karten bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>The cards kept have higher food numbers.</source>
        <translation>Die behaltenen Karten haben höhere Nahrungszahlen.</translation>
    </message>
    <message>
        <source>The cards kept have lower food numbers.</source>
        <translation>Die behaltenen Karten haben niedrigere Nahrungszahlen.</translation>
    </message>
    <message>
        <source>{trait} stays in hand.</source>
        <translation>„{trait}“ bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>More to eat at the watering hole.</source>
        <translation>Mehr Nahrung auf dem Wasserloch.</translation>
    </message>
    <message>
        <source>Less to eat at the watering hole.</source>
        <translation>Weniger Nahrung auf dem Wasserloch.</translation>
    </message>
    <message>
        <source>Its plant eaters are hungrier.</source>
        <translation>Die eigenen Pflanzenfresser sind hungriger.</translation>
    </message>
    <message>
        <source>Its plant eaters are less hungry.</source>
        <translation>Die eigenen Pflanzenfresser sind weniger hungrig.</translation>
    </message>
    <message>
        <source>Its Carnivores are hungrier.</source>
        <translation>Die eigenen Fleischfresser sind hungriger.</translation>
    </message>
    <message>
        <source>Its Carnivores are less hungry.</source>
        <translation>Die eigenen Fleischfresser sind weniger hungrig.</translation>
    </message>
    <message>
        <source>The others’ species are hungrier.</source>
        <translation>Die Tierarten der anderen sind hungriger.</translation>
    </message>
    <message>
        <source>The others’ species are less hungry.</source>
        <translation>Die Tierarten der anderen sind weniger hungrig.</translation>
    </message>
    <message>
        <source>It has more species.</source>
        <translation>Mehr eigene Tierarten.</translation>
    </message>
    <message>
        <source>It has fewer species.</source>
        <translation>Weniger eigene Tierarten.</translation>
    </message>
    <message>
        <source>It has more population.</source>
        <translation>Mehr eigene Population.</translation>
    </message>
    <message>
        <source>It has less population.</source>
        <translation>Weniger eigene Population.</translation>
    </message>
    <message>
        <source>It has more body size in total.</source>
        <translation>Die eigenen Tierarten sind zusammen größer.</translation>
    </message>
    <message>
        <source>It has less body size in total.</source>
        <translation>Die eigenen Tierarten sind zusammen kleiner.</translation>
    </message>
    <message>
        <source>It has more trait cards in play.</source>
        <translation>Mehr eigene Eigenschaftskarten.</translation>
    </message>
    <message>
        <source>It has fewer trait cards in play.</source>
        <translation>Weniger eigene Eigenschaftskarten.</translation>
    </message>
    <message>
        <source>It has more stored fat.</source>
        <translation>Mehr gespeichertes Fett.</translation>
    </message>
    <message>
        <source>It has less stored fat.</source>
        <translation>Weniger gespeichertes Fett.</translation>
    </message>
    <message>
        <source>More of its species are protected.</source>
        <translation>Mehr eigene Tierarten sind geschützt.</translation>
    </message>
    <message>
        <source>Fewer of its species are protected.</source>
        <translation>Weniger eigene Tierarten sind geschützt.</translation>
    </message>
    <message>
        <source>Its Carnivores find more prey.</source>
        <translation>Die eigenen Fleischfresser finden mehr Beute.</translation>
    </message>
    <message>
        <source>Its Carnivores find less prey.</source>
        <translation>Die eigenen Fleischfresser finden weniger Beute.</translation>
    </message>
    <message>
        <source>More of its species share food with a neighbour.</source>
        <translation>Mehr eigene Tierarten teilen Nahrung mit einer Nachbarart.</translation>
    </message>
    <message>
        <source>Fewer of its species share food with a neighbour.</source>
        <translation>Weniger eigene Tierarten teilen Nahrung mit einer Nachbarart.</translation>
    </message>
    <message>
        <source>{trait} and {other} together on one species.</source>
        <translation>„{trait}“ und „{other}“ zusammen an einer Tierart.</translation>
    </message>
    <message>
        <source>A species with {trait}.</source>
        <translation>Eine Tierart mit „{trait}“.</translation>
    </message>
    <message>
        <source>More of the others’ species are protected.</source>
        <translation>Mehr Tierarten der anderen sind geschützt.</translation>
    </message>
    <message>
        <source>Fewer of the others’ species are protected.</source>
        <translation>Weniger Tierarten der anderen sind geschützt.</translation>
    </message>
    <message>
        <source>The others keep more population.</source>
        <translation>Die anderen behalten mehr Population.</translation>
    </message>
    <message>
        <source>The others have less population.</source>
        <translation>Die anderen haben weniger Population.</translation>
    </message>
    <message>
        <source>The others keep more traits.</source>
        <translation>Die anderen behalten mehr Eigenschaften.</translation>
    </message>
    <message>
        <source>The others have fewer traits.</source>
        <translation>Die anderen haben weniger Eigenschaften.</translation>
    </message>
    <message>
        <source>One of the others’ species with {trait} is gone.</source>
        <translation>Eine fremde Tierart mit „{trait}“ ist ausgestorben.</translation>
    </message>
    <message>
        <source>{move}, without {items}</source>
        <translation>{move}, ohne {items}</translation>
    </message>
    <message>
        <source>{move}, discarding {cards}</source>
        <translation>{move}; dafür abwerfen: {cards}</translation>
    </message>
    <message>
        <source>Place a food card</source>
        <translation>Eine Nahrungskarte legen</translation>
    </message>
    <message>
        <source>Discard a card for a new species</source>
        <translation>Eine Karte für eine neue Tierart abwerfen</translation>
    </message>
    <message>
        <source>{points} points expected</source>
        <translation>{points} Punkte erwartet</translation>
    </message>
    <message>
        <source>Wins more than {percent}% of games like this</source>
        <translation>Gewinnt mehr als {percent}&#xa0;% solcher Partien</translation>
    </message>
    <message>
        <source>Wins less than {percent}% of games like this</source>
        <translation>Gewinnt weniger als {percent}&#xa0;% solcher Partien</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %n possible deal(s)</source>
        <translation>
            <numerusform>An einer möglichen Kartenverteilung erprobt</numerusform>
            <numerusform>An %n möglichen Kartenverteilungen erprobt</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good</source>
        <translation>Etwa ebenso gut</translation>
    </message>
    <message>
        <source>Its play style counts as well.</source>
        <translation>Auch sein Spielstil zählt.</translation>
    </message>
    <message>
        <source>Several moves looked equally good; it picked one at random.</source>
        <translation>Mehrere Aktionen sahen gleich gut aus; eine davon wurde zufällig gewählt.</translation>
    </message>
    <message>
        <source>The order makes no difference.</source>
        <translation>Die Reihenfolge macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>The two best plans are worth about the same.</source>
        <translation>Die beiden besten Pläne sind etwa gleich viel wert.</translation>
    </message>
    <message>
        <source>Plans are ranked by winning chances and share of points.</source>
        <translation>Pläne werden nach Gewinnchance und Anteil an den Punkten geordnet.</translation>
    </message>
    <message>
        <source>{points} points expected; {second} with the runner-up, but with worse prospects against the others.</source>
        <translation>{points} Punkte erwartet, mit der zweiten Wahl {second}, aber bei schlechteren Aussichten gegen die anderen.</translation>
    </message>
    <message>
        <source>Plays random cards but avoids obvious blunders.</source>
        <translation>Spielt zufällige Karten, vermeidet aber grobe Fehler.</translation>
    </message>
    <message>
        <source>Makes random legal moves.</source>
        <translation>Spielt rein zufällig.</translation>
    </message>
    <message>
        <source>Follows simple rules, one step at a time.</source>
        <translation>Folgt einfachen Regeln, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Takes what looks best right now.</source>
        <translation>Nimmt, was auf den ersten Blick am besten aussieht.</translation>
    </message>
    <message>
        <source>What it expected depends on its hand and its bag. You can see it after the game.</source>
        <translation>Die Erwartung hängt von Hand und Beutel ab. Nach der Partie ist sie zu sehen.</translation>
    </message>
    <message>
        <source>The deals tested made the difference.</source>
        <translation>Den Ausschlag gaben die erprobten Kartenverteilungen.</translation>
    </message>
    <message>
        <source>Plans tested on fewer deals were dropped early.</source>
        <translation>Pläne, die an weniger Kartenverteilungen erprobt sind, wurden früh aufgegeben.</translation>
    </message>
    <message>
        <source>More of its population can be attacked without discarding cards.</source>
        <translation>Von der eigenen Population lässt sich mehr angreifen, ohne dass Karten abgeworfen werden.</translation>
    </message>
    <message>
        <source>Less of its population can be attacked without discarding cards.</source>
        <translation>Von der eigenen Population lässt sich weniger angreifen, ohne dass Karten abgeworfen werden.</translation>
    </message>
    <message>
        <source>More of the others’ population can be attacked without discarding cards.</source>
        <translation>Bei den anderen lässt sich mehr Population angreifen, ohne dass Karten abgeworfen werden.</translation>
    </message>
    <message>
        <source>Less of the others’ population can be attacked without discarding cards.</source>
        <translation>Bei den anderen lässt sich weniger Population angreifen, ohne dass Karten abgeworfen werden.</translation>
    </message>
    <message>
        <source>How often such plans really win is not known well enough here.</source>
        <translation>Wie oft solche Pläne wirklich gewinnen, ist hier nicht genau genug bekannt.</translation>
    </message>
    <message>
        <source>Positions searched: {count}</source>
        <translation>Durchsuchte Stellungen: {count}</translation>
    </message>
    <message>
        <source>Look at the watering hole and at the food numbers of your cards.</source>
        <translation>Achte auf das Wasserloch und die Nahrungszahlen deiner Karten.</translation>
    </message>
    <message>
        <source>Look at the ends of your row.</source>
        <translation>Achte auf die Enden deiner Reihe.</translation>
    </message>
    <message>
        <source>Consider a hunting trait.</source>
        <translation>Eine Angriffskarte würde sich lohnen.</translation>
    </message>
    <message>
        <source>Consider a protective trait.</source>
        <translation>Eine schützende Eigenschaft würde sich lohnen.</translation>
    </message>
    <message>
        <source>Consider a trait that helps it eat.</source>
        <translation>Eine Eigenschaft, die beim Fressen hilft, würde sich lohnen.</translation>
    </message>
    <message>
        <source>Consider a trait.</source>
        <translation>Eine Eigenschaft würde sich lohnen.</translation>
    </message>
    <message>
        <source>Keep the rest of your cards.</source>
        <translation>Behalte die übrigen Karten.</translation>
    </message>
    <message>
        <source>Your cards are played.</source>
        <translation>Deine Karten sind ausgespielt.</translation>
    </message>
    <message>
        <source>Consider a new species.</source>
        <translation>Eine neue Tierart würde sich lohnen.</translation>
    </message>
    <message>
        <source>Consider increasing its body size.</source>
        <translation>Erhöhe die Körpergröße.</translation>
    </message>
    <message>
        <source>Consider increasing its population.</source>
        <translation>Erhöhe die Population.</translation>
    </message>
    <message>
        <source>One of its traits is in the way.</source>
        <translation>Eine ihrer Eigenschaften ist im Weg.</translation>
    </message>
    <message>
        <source>One of its traits can be used now.</source>
        <translation>Eine ihrer Eigenschaften kann jetzt wirken.</translation>
    </message>
    <message>
        <source>It should eat now.</source>
        <translation>Sie sollte jetzt fressen.</translation>
    </message>
    <message>
        <source>It should attack now.</source>
        <translation>Sie sollte jetzt angreifen.</translation>
    </message>
    <message>
        <source>A card can bring it plants.</source>
        <translation>Eine Karte kann ihr Pflanzen bringen.</translation>
    </message>
    <message>
        <source>There is nothing you need to do now.</source>
        <translation>Du musst jetzt nichts tun.</translation>
    </message>
    <message>
        <source>Attack {prey} with {animal}</source>
        <translation>Mit {animal_dat} {prey_acc} angreifen</translation>
    </message>
    <message>
        <source>Attack {prey} with {animal}, ignoring {ignored}</source>
        <translation>Mit {animal_dat} {prey_acc} angreifen und {ignored} ignorieren</translation>
    </message>
    <message>
        <source>Play a card on {animal}, replacing {replacing}</source>
        <translation>Eine Karte an {animal_acc} legen, anstelle von „{replacing}“</translation>
    </message>
    <message>
        <source>Play a card on {animal}</source>
        <translation>Eine Karte an {animal_acc} legen</translation>
    </message>
    <message>
        <source>Discard a card to increase the body size of {animal}</source>
        <translation>Eine Karte abwerfen: Körpergröße {animal_gen} steigt</translation>
    </message>
    <message>
        <source>Discard a card to increase the population of {animal}</source>
        <translation>Eine Karte abwerfen: Population {animal_gen} steigt</translation>
    </message>
    <message>
        <source>Discard a card for plants for {animal}</source>
        <translation>Eine Karte abwerfen: Pflanzen für {animal_acc}</translation>
    </message>
    <message>
        <source>{animals} become extinct in the one deal tested</source>
        <translation>{animals} sterben in der einen erprobten Kartenverteilung aus</translation>
    </message>
    <message>
        <source>{animals} become extinct in {count} of {worlds} deals each</source>
        <translation>{animals} sterben in je {count} von {worlds} Kartenverteilungen aus</translation>
    </message>
    <message>
        <source>{animal} ({traits}) becomes extinct in the one deal tested</source>
        <translation>{animal} ({traits}) stirbt in der einen erprobten Kartenverteilung aus</translation>
    </message>
    <message>
        <source>{animal} becomes extinct in the one deal tested</source>
        <translation>{animal} stirbt in der einen erprobten Kartenverteilung aus</translation>
    </message>
    <message>
        <source>{animal} ({traits}) becomes extinct in {count} of {worlds} deals</source>
        <translation>{animal} ({traits}) stirbt in {count} von {worlds} Kartenverteilungen aus</translation>
    </message>
    <message>
        <source>{animal} becomes extinct in {count} of {worlds} deals</source>
        <translation>{animal} stirbt in {count} von {worlds} Kartenverteilungen aus</translation>
    </message>
    <message>
        <source>Add as much food as you can.</source>
        <translation>Sorge für so viel Nahrung wie möglich.</translation>
    </message>
    <message>
        <source>Add as little food as you can.</source>
        <translation>Sorge für so wenig Nahrung wie möglich.</translation>
    </message>
    <message>
        <source>Neither the highest nor the lowest food number is best.</source>
        <translation>Weder die höchste noch die niedrigste Nahrungszahl ist die beste.</translation>
    </message>
    <message>
        <source>Why it beats the runner-up:</source>
        <translation>Vorteile gegenüber der zweiten Wahl:</translation>
    </message>
    <message>
        <source>No other move came close.</source>
        <translation>Keine andere Aktion war annähernd so gut.</translation>
    </message>
    <message>
        <source>Runner-up: same start, then {moves}.</source>
        <translation>Zweite Wahl: beginnt ebenso, dann {moves}.</translation>
    </message>
    <message>
        <source>Runner-up: same start, then {moves} …</source>
        <translation>Zweite Wahl: beginnt ebenso, dann {moves} …</translation>
    </message>
    <message>
        <source>Runner-up: {moves}.</source>
        <translation>Zweite Wahl: {moves}.</translation>
    </message>
    <message>
        <source>Runner-up: {moves} …</source>
        <translation>Zweite Wahl: {moves} …</translation>
    </message>
    <message>
        <source>{moves}; {move}</source>
        <translation>{moves}; {move}</translation>
    </message>
    <message>
        <source>Then: {moves} …</source>
        <translation>Danach: {moves} …</translation>
    </message>
    <message>
        <source>Then: {moves}.</source>
        <translation>Danach: {moves}.</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>{points} points expected.</source>
        <translation>{points} Punkte erwartet.</translation>
    </message>
    <message>
        <source>{points} points expected; {second} with the runner-up.</source>
        <translation>{points} Punkte erwartet, mit der zweiten Wahl {second}.</translation>
    </message>
    <message>
        <source>Wins {percent}% of games like this</source>
        <translation>Gewinnt {percent}&#xa0;% solcher Partien</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>the trait “{value}” is not in this game</source>
        <translation>die Eigenschaft „{value}“ gibt es in diesem Spiel nicht</translation>
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
        <translation>Fett ohne eine Karte „Fettschicht“</translation>
    </message>
    <message>
        <source>a second “{value}” on the same species</source>
        <translation>„{value}“ zweimal bei derselben Tierart</translation>
    </message>
    <message>
        <source>{value} is neither this round nor the next</source>
        <translation>{value} ist weder diese Runde noch die nächste</translation>
    </message>
    <message>
        <source>a seat cannot be without species here</source>
        <translation>hier muss jeder Platz eine Tierart haben</translation>
    </message>
    <message>
        <source>not every seat can have finished</source>
        <translation>es können nicht alle Plätze fertig sein</translation>
    </message>
    <message>
        <source>“{value}” names no effect of a species on the table</source>
        <translation>„{value}“ bezeichnet keinen Effekt einer Tierart auf dem Tisch</translation>
    </message>
    <message>
        <source>“{value}” is not the number of a species</source>
        <translation>„{value}“ ist keine Nummer einer Tierart</translation>
    </message>
    <message>
        <source>“{value}” does not name a species of a seat, such as 1.0</source>
        <translation>„{value}“ bezeichnet keine Tierart eines Platzes wie etwa 1.0</translation>
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
        <translation>auf „{value}“ lässt sich nicht verzichten</translation>
    </message>
    <message>
        <source>a species has {limit} slots, not {value}</source>
        <translation>eine Tierart hat {limit} Plätze, nicht {value}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Intelligence is not used now; you may be asked again this round.</source>
        <translation>Intelligenz wird jetzt nicht eingesetzt; in dieser Runde wirst du vielleicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>You won’t be asked about Intelligence again this round.</source>
        <translation>In dieser Runde wirst du nicht mehr nach Intelligenz gefragt.</translation>
    </message>
    <message>
        <source>You do nothing now; you may be asked again this round.</source>
        <translation>Du tust jetzt nichts; in dieser Runde wirst du vielleicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>You won’t be asked again this round, unless a species of yours that can eat is hungry.</source>
        <translation>In dieser Runde wirst du nur noch gefragt, wenn eine deiner Tierarten hungrig ist und fressen kann.</translation>
    </message>
    <message>
        <source>Show again on the table what has happened since your last turn ({key})</source>
        <translation>Noch einmal auf dem Tisch zeigen, was seit deinem letzten Zug geschehen ist ({key})</translation>
    </message>
</context>
<context>
    <name>MoveInquiry</name>
    <message>
        <source>How does the Carnivore attack?</source>
        <translation>Wie greift der Fleischfresser an?</translation>
    </message>
    <message>
        <source>How much does it take?</source>
        <translation>Wie viel nimmt sie?</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message numerus="yes">
        <source>Ignore {traits} (%n card(s))</source>
        <translation>
            <numerusform>{traits} ignorieren (%n Karte)</numerusform>
            <numerusform>{traits} ignorieren (%n Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take everything</source>
        <translation>Alles nehmen</translation>
    </message>
    <message>
        <source>Without {items}</source>
        <translation>Ohne {items}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard</source>
        <translation>
            <numerusform>Wähle eine Karte zum Abwerfen</numerusform>
            <numerusform>Wähle %n Karten zum Abwerfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard and attack</source>
        <translation>Abwerfen und angreifen</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Choosing food</source>
        <translation>Nahrungsangebot</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>Karten ausspielen</translation>
    </message>
    <message>
        <source>Reveal effects</source>
        <translation>Effekte beim Aufdecken</translation>
    </message>
    <message>
        <source>Before feeding</source>
        <translation>Vor dem Fressen</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Fressen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Runde {round} ist vorbei</translation>
    </message>
    <message numerus="yes">
        <source>At most %n more round(s)</source>
        <translation>
            <numerusform>Höchstens noch eine Runde</numerusform>
            <numerusform>Höchstens noch %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round is the last</source>
        <translation>Die nächste Runde ist die letzte</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The game stops the next time Intelligence can be used.</source>
        <translation>Die Partie hält an, sobald Intelligenz wieder eingesetzt werden kann.</translation>
    </message>
    <message>
        <source>Play {card} on {animal}</source>
        <translation>{card} an {animal_acc} legen</translation>
    </message>
    <message>
        <source>Discard {card} to increase the body size of {animal}</source>
        <translation>{card} abwerfen, um die Körpergröße {animal_gen} zu erhöhen</translation>
    </message>
    <message>
        <source>Discard {card} to increase the population of {animal}</source>
        <translation>{card} abwerfen, um die Population {animal_gen} zu erhöhen</translation>
    </message>
    <message>
        <source>Discard {trait} from {animal}</source>
        <translation>„{trait}“ {animal_gen} abwerfen</translation>
    </message>
    <message>
        <source>Use {animal}’s {trait}</source>
        <translation>„{trait}“ {animal_gen} einsetzen</translation>
    </message>
    <message>
        <source>Feed {animal}</source>
        <translation>{animal_acc} füttern</translation>
    </message>
    <message>
        <source>Attack {prey} with {animal}</source>
        <translation>Mit {animal_dat} {prey_acc} angreifen</translation>
    </message>
    <message>
        <source>Discard {card} for plants for {animal}</source>
        <translation>{card} abwerfen: Pflanzen für {animal_acc}</translation>
    </message>
    <message>
        <source>Play {card} on {animal}, replacing {replacing}</source>
        <translation>{card} an {animal_acc} legen, anstelle von „{replacing}“</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>You can’t drop it here. Try a highlighted spot.</source>
        <translation>Hier kannst du es nicht ablegen. Versuche es an einer leuchtenden Stelle.</translation>
    </message>
    <message>
        <source>You can’t use another player’s species here.</source>
        <translation>Tierarten anderer Spieler kannst du hier nicht wählen.</translation>
    </message>
    <message>
        <source>storing fat on {animal}</source>
        <translation>das Speichern von Fett bei {animal_dat}</translation>
    </message>
    <message>
        <source>the extra token for {animal}</source>
        <translation>den zusätzlichen Chip für {animal_acc}</translation>
    </message>
    <message numerus="yes">
        <source>Intelligence ignores {traits} for %n card(s).</source>
        <translation>
            <numerusform>Intelligenz ignoriert {traits} für %n Karte.</numerusform>
            <numerusform>Intelligenz ignoriert {traits} für %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {card} as the food card</source>
        <translation>{card} als Nahrungskarte legen</translation>
    </message>
    <message>
        <source>Discard {card} for a new species on the left</source>
        <translation>{card} für eine neue Tierart links abwerfen</translation>
    </message>
    <message>
        <source>Discard {card} for a new species on the right</source>
        <translation>{card} für eine neue Tierart rechts abwerfen</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} zieht %n Karte.</numerusform>
            <numerusform>{who} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} draws {cards}.</source>
        <translation>{who} zieht {cards}.</translation>
    </message>
    <message>
        <source>Choose a card or a species first; then {key} says where it cannot go, and why.</source>
        <translation>Wähle zuerst eine Karte oder Tierart; dann sagt {key}, wohin sie nicht kann und warum.</translation>
    </message>
    <message numerus="yes">
        <source>{who} collects %n food token(s).</source>
        <translation>
            <numerusform>{who} sammelt %n Nahrungschip.</numerusform>
            <numerusform>{who} sammelt %n Nahrungschips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s)</source>
        <translation>
            <numerusform>%n Pflanze</numerusform>
            <numerusform>%n Pflanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait} ({food})</source>
        <translation>„{trait}“ ({food})</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Place a food card on the watering hole.</source>
        <translation>Lege eine Nahrungskarte auf das Wasserloch.</translation>
    </message>
    <message>
        <source>Play cards as traits, for body size, population or new species.</source>
        <translation>Spiele Karten aus: Eigenschaft, Körpergröße, Population, neue Tierart.</translation>
    </message>
    <message>
        <source>Choose which of the highlighted traits takes effect first.</source>
        <translation>Wähle, welche der leuchtenden Eigenschaften zuerst wirkt.</translation>
    </message>
    <message>
        <source>Use Intelligence out of turn? 1 card brings 2 plants.</source>
        <translation>Intelligenz außer der Reihe einsetzen? 1 Karte bringt 2 Pflanzen.</translation>
    </message>
    <message>
        <source>No cards left – end the turn.</source>
        <translation>Keine Karten mehr – beende den Zug.</translation>
    </message>
    <message>
        <source>Intelligence may still bring plants; otherwise end the turn.</source>
        <translation>Intelligenz kann noch Pflanzen bringen; sonst beende den Zug.</translation>
    </message>
    <message>
        <source>Feed a species, let a Carnivore attack, or pass.</source>
        <translation>Füttere eine Tierart, lass einen Fleischfresser angreifen oder passe.</translation>
    </message>
    <message>
        <source>Feed a species or let a Carnivore attack.</source>
        <translation>Füttere eine Tierart oder lass einen Fleischfresser angreifen.</translation>
    </message>
    <message>
        <source>Feed a species or pass.</source>
        <translation>Füttere eine Tierart oder passe.</translation>
    </message>
    <message>
        <source>Feed a species.</source>
        <translation>Füttere eine Tierart.</translation>
    </message>
    <message>
        <source>Let a Carnivore attack or pass.</source>
        <translation>Lass einen Fleischfresser angreifen oder passe.</translation>
    </message>
    <message>
        <source>A hungry Carnivore must attack.</source>
        <translation>Ein hungriger Fleischfresser muss angreifen.</translation>
    </message>
    <message>
        <source>Intelligence may bring plants; otherwise pass.</source>
        <translation>Intelligenz kann noch Pflanzen bringen; sonst passe.</translation>
    </message>
    <message>
        <source>None of your species can eat – pass.</source>
        <translation>Keine deiner Tierarten kann fressen – passe.</translation>
    </message>
    <message>
        <source>{who} is choosing a food card.</source>
        <translation>{who} wählt eine Nahrungskarte.</translation>
    </message>
    <message>
        <source>{who} is playing cards.</source>
        <translation>{who} spielt Karten aus.</translation>
    </message>
    <message>
        <source>{who} is choosing an effect.</source>
        <translation>{who} wählt einen Effekt.</translation>
    </message>
    <message>
        <source>{who} may use Intelligence.</source>
        <translation>{who} darf „Intelligenz“ einsetzen.</translation>
    </message>
    <message>
        <source>{who} is feeding.</source>
        <translation>{who} füttert.</translation>
    </message>
    <message>
        <source>Each player places one card face down on the watering hole.</source>
        <translation>Jeder Spieler legt eine Karte verdeckt auf das Wasserloch.</translation>
    </message>
    <message>
        <source>Now play cards: as traits, for a new species, body size or population.</source>
        <translation>Spiele jetzt Karten aus: als Eigenschaft, für eine neue Tierart, Körpergröße oder Population.</translation>
    </message>
    <message>
        <source>Now Fertile, Long Neck and stored fat take effect.</source>
        <translation>Jetzt wirken Fruchtbarkeit, Langer Hals und gespeichertes Fett.</translation>
    </message>
    <message>
        <source>Only Intelligence can be used now.</source>
        <translation>Jetzt lässt sich nur Intelligenz einsetzen.</translation>
    </message>
    <message>
        <source>Now feed a hungry species, or attack with a Carnivore.</source>
        <translation>Füttere jetzt eine hungrige Tierart, oder greife mit einem Fleischfresser an.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Fressen</translation>
    </message>
    <message numerus="yes">
        <source>End turn (%n card(s) kept)</source>
        <translation>
            <numerusform>Zug beenden (%n übrig)</numerusform>
            <numerusform>Zug beenden (%n übrig)</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass for this round</source>
        <translation>Für diese Runde passen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can still be played. Press again to end the turn and keep them.</source>
        <translation>
            <numerusform>Du kannst noch eine Karte ausspielen. Drücke noch einmal, um den Zug zu beenden und sie zu behalten.</numerusform>
            <numerusform>Du kannst noch %n Karten ausspielen. Drücke noch einmal, um den Zug zu beenden und sie zu behalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Carnivore</source>
        <translation>Fleischfresser</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Pack Hunting</source>
        <translation>Rudeljagd</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>Hörner</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Hard Shell</source>
        <translation>Schutzpanzer</translation>
    </message>
    <message>
        <source>Defensive Herding</source>
        <translation>Schutz der Herde</translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <translation>Symbiose</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Warning Call</source>
        <translation>Warnruf</translation>
    </message>
    <message>
        <source>Scavenger</source>
        <translation>Aasfresser</translation>
    </message>
    <message>
        <source>Fat Tissue</source>
        <translation>Fettschicht</translation>
    </message>
    <message>
        <source>Foraging</source>
        <translation>Gefräßig</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenz</translation>
    </message>
    <message>
        <source>Cooperation</source>
        <translation>Kooperation</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>Langer Hals</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>Fruchtbarkeit</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n in this edition, with the food numbers {foods}</source>
        <translation>
            <numerusform>%n in dieser Ausgabe, mit den Nahrungszahlen {foods}</numerusform>
            <numerusform>%n in dieser Ausgabe, mit den Nahrungszahlen {foods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them this player has not seen yet</source>
        <translation>
            <numerusform>%n davon hat dieser Spieler noch nicht gesehen</numerusform>
            <numerusform>%n davon hat dieser Spieler noch nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Was dagegen hilft</translation>
    </message>
    <message>
        <source>no other trait</source>
        <translation>keine andere Eigenschaft</translation>
    </message>
    <message>
        <source>Where it is explained</source>
        <translation>Wo sie erklärt wird</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is protected by Climbing, which the attacker does not have.</source>
        <translation>Klettern schützt sie, und dem Angreifer fehlt diese Eigenschaft.</translation>
    </message>
    <message>
        <source>It is protected by Defensive Herding: the attacker&apos;s population, {attacker}, must be above {prey}.</source>
        <translation>Schutz der Herde: Die Population des Angreifers ({attacker}) muss größer sein als {prey}.</translation>
    </message>
    <message>
        <source>It is protected by Burrowing while it is full.</source>
        <translation>Verbergen schützt sie, solange sie satt ist.</translation>
    </message>
    <message>
        <source>It is protected by a neighbour&apos;s Warning Call, and the attacker has no Ambush.</source>
        <translation>Der Warnruf einer Nachbarart schützt sie, und dem Angreifer fehlt „Hinterhalt“.</translation>
    </message>
    <message>
        <source>It is protected by Symbiosis while the species to its right is larger in body size.</source>
        <translation>Symbiose schützt sie, solange die Tierart rechts daneben größer ist.</translation>
    </message>
    <message>
        <source>Too big: body size {prey} against {attacker}. The attacker must be larger.</source>
        <translation>Die Beute ist zu groß: Körpergröße {prey} gegen {attacker}. Der Angreifer muss größer sein.</translation>
    </message>
    <message>
        <source>Only Carnivores can attack.</source>
        <translation>Nur Fleischfresser können angreifen.</translation>
    </message>
    <message>
        <source>A species cannot attack itself.</source>
        <translation>Eine Tierart kann sich nicht selbst angreifen.</translation>
    </message>
    <message>
        <source>It is already full, and its Fat Tissue has no room.</source>
        <translation>Sie ist schon satt, und ihre Fettschicht ist voll.</translation>
    </message>
    <message>
        <source>This needs a species with Intelligence.</source>
        <translation>Dafür braucht die Tierart Intelligenz.</translation>
    </message>
    <message>
        <source>Each ignored trait costs one hand card: {needed} to pay, {paid} paid.</source>
        <translation>Jede ignorierte Eigenschaft kostet eine Handkarte: {needed} zu zahlen, {paid} gezahlt.</translation>
    </message>
    <message>
        <source>You can’t do this in this phase.</source>
        <translation>Das geht in dieser Phase nicht.</translation>
    </message>
    <message>
        <source>There is no {card} in this hand.</source>
        <translation>„{card}“ ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>There is no such species.</source>
        <translation>Diese Tierart gibt es nicht.</translation>
    </message>
    <message>
        <source>The trait {trait} is not there or does nothing here.</source>
        <translation>Die Eigenschaft {trait} fehlt oder bewirkt hier nichts.</translation>
    </message>
    <message>
        <source>The species has {limit} traits already: one of them must be replaced.</source>
        <translation>Die Tierart hat schon {limit} Eigenschaften: Eine davon muss ersetzt werden.</translation>
    </message>
    <message>
        <source>A trait can only be replaced when the species has {limit}.</source>
        <translation>Ersetzt wird eine Eigenschaft erst, wenn die Tierart {limit} hat.</translation>
    </message>
    <message>
        <source>The species has this trait already.</source>
        <translation>Diese Eigenschaft hat die Tierart schon.</translation>
    </message>
    <message>
        <source>Already at the maximum of {limit}.</source>
        <translation>Das Maximum von {limit} ist schon erreicht.</translation>
    </message>
    <message>
        <source>You have a hungry species that can eat from the watering hole, so you must feed it.</source>
        <translation>Du hast eine hungrige Tierart, die aus dem Wasserloch fressen kann; du musst sie füttern.</translation>
    </message>
    <message>
        <source>You have a hungry Carnivore that can attack, so it must feed.</source>
        <translation>Du hast einen hungrigen Fleischfresser, der angreifen kann; er muss fressen.</translation>
    </message>
    <message>
        <source>Fat may be stored only while no hungry species of your own can be fed.</source>
        <translation>Fett kannst du nur speichern, solange du keine hungrige Tierart füttern kannst.</translation>
    </message>
    <message>
        <source>A Carnivore never eats plants.</source>
        <translation>Ein Fleischfresser frisst niemals Pflanzen.</translation>
    </message>
    <message>
        <source>It cannot eat more.</source>
        <translation>Mehr kann sie nicht fressen.</translation>
    </message>
    <message>
        <source>There is no food left on the watering hole for this.</source>
        <translation>Auf dem Wasserloch liegt dafür keine Nahrung mehr.</translation>
    </message>
    <message>
        <source>You can’t skip this.</source>
        <translation>Das kannst du hier nicht auslassen.</translation>
    </message>
    <message>
        <source>This edition does not allow it.</source>
        <translation>Diese Ausgabe erlaubt das nicht.</translation>
    </message>
    <message>
        <source>Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker}. The attacker must be larger.</source>
        <translation>Die Beute ist zu groß: Körpergröße {prey} ({prey_body} + {prey_bonus} durch {prey_trait}) gegen {attacker}. Der Angreifer muss größer sein.</translation>
    </message>
    <message>
        <source>Too big: body size {prey} against {attacker} ({attacker_body} + {attacker_bonus} with {attacker_trait}). The attacker must be larger.</source>
        <translation>Die Beute ist zu groß: Körpergröße {prey} gegen {attacker} ({attacker_body} + {attacker_bonus} durch {attacker_trait}). Der Angreifer muss größer sein.</translation>
    </message>
    <message>
        <source>Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker} ({attacker_body} + {attacker_bonus} with {attacker_trait}). The attacker must be larger.</source>
        <translation>Die Beute ist zu groß: Körpergröße {prey} ({prey_body} + {prey_bonus} durch {prey_trait}) gegen {attacker} ({attacker_body} + {attacker_bonus} durch {attacker_trait}). Der Angreifer muss größer sein.</translation>
    </message>
    <message>
        <source>Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker}. Intelligence can ignore {prey_trait}. Cards needed in all: {needed}, in hand: {hand}.</source>
        <translation>Die Beute ist zu groß: Körpergröße {prey} ({prey_body} + {prey_bonus} durch {prey_trait}) gegen {attacker}. Mit Intelligenz lässt sich {prey_trait} ignorieren. Karten insgesamt nötig: {needed}, auf der Hand: {hand}.</translation>
    </message>
    <message>
        <source>It is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, in hand: {hand}.</source>
        <translation>{trait} schützt sie. Mit Intelligenz lässt sich das ignorieren. Karten insgesamt nötig: {needed}, auf der Hand: {hand}.</translation>
    </message>
    <message>
        <source>It is protected by {trait}.</source>
        <translation>{trait} schützt sie.</translation>
    </message>
    <message>
        <source>{trait} cannot be ignored.</source>
        <translation>{trait} lässt sich nicht ignorieren.</translation>
    </message>
    <message>
        <source>{trait} is named twice: it is ignored once, for one card.</source>
        <translation>{trait} ist zweimal genannt, wird aber nur einmal ignoriert, für 1 Karte.</translation>
    </message>
    <message>
        <source>You have taken food already this turn. You may still use Intelligence, or end the turn.</source>
        <translation>Du hast in diesem Zug schon Nahrung genommen. Du kannst noch Intelligenz einsetzen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>It would take nothing this way: pass instead.</source>
        <translation>So nimmt sie nichts. Passe lieber.</translation>
    </message>
</context>
<context>
    <name>RefusalOfAnimal</name>
    <message>
        <source>{animal} cannot attack itself.</source>
        <translation>{animal} kann sich nicht selbst angreifen.</translation>
    </message>
    <message>
        <source>{animal} is already full, and its Fat Tissue has no room.</source>
        <translation>{animal} ist schon satt, und die Fettschicht ist voll.</translation>
    </message>
    <message>
        <source>{animal} has {limit} traits already: one of them must be replaced.</source>
        <translation>{animal} hat schon {limit} Eigenschaften: Eine davon muss ersetzt werden.</translation>
    </message>
    <message>
        <source>A trait can only be replaced when {animal} has {limit}.</source>
        <translation>Ersetzt wird eine Eigenschaft erst, wenn {animal} {limit} hat.</translation>
    </message>
    <message>
        <source>{animal} has this trait already.</source>
        <translation>{animal} hat diese Eigenschaft schon.</translation>
    </message>
    <message>
        <source>{animal} cannot eat more.</source>
        <translation>{animal} kann nicht mehr fressen.</translation>
    </message>
    <message>
        <source>{animal} would take nothing this way: pass instead.</source>
        <translation>{animal} nimmt so nichts. Passe lieber.</translation>
    </message>
    <message>
        <source>{animal} is protected by {trait}.</source>
        <translation>{trait} schützt {animal_acc}.</translation>
    </message>
    <message>
        <source>{animal} is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, in hand: {hand}.</source>
        <translation>{trait} schützt {animal_acc}. Mit Intelligenz lässt sich das ignorieren. Karten insgesamt nötig: {needed}, auf der Hand: {hand}.</translation>
    </message>
    <message>
        <source>{animal} is protected by Climbing, which the attacker does not have.</source>
        <translation>Klettern schützt {animal_acc}, und dem Angreifer fehlt diese Eigenschaft.</translation>
    </message>
    <message>
        <source>{animal} is protected by Defensive Herding: the attacker&apos;s population, {attacker}, must be above {prey}.</source>
        <translation>{animal} hat „Schutz der Herde“: Die Population des Angreifers ({attacker}) muss größer sein als {prey}.</translation>
    </message>
    <message>
        <source>{animal} is protected by Symbiosis while the species to its right is larger in body size.</source>
        <translation>Symbiose schützt {animal_acc}, solange die Tierart rechts daneben größer ist.</translation>
    </message>
    <message>
        <source>{animal} is protected by Burrowing while it is full.</source>
        <translation>Verbergen schützt {animal_acc}, solange diese Tierart satt ist.</translation>
    </message>
    <message>
        <source>{animal} is protected by a neighbour&apos;s Warning Call, and the attacker has no Ambush.</source>
        <translation>Der Warnruf einer Nachbarart schützt {animal_acc}, und dem Angreifer fehlt „Hinterhalt“.</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message numerus="yes">
        <source>%n food token(s) collected</source>
        <translation>
            <numerusform>%n Nahrungschip gesammelt</numerusform>
            <numerusform>%n Nahrungschips gesammelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population lost</source>
        <translation>
            <numerusform>%n Population verloren</numerusform>
            <numerusform>%n Population verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species extinct</source>
        <translation>
            <numerusform>%n Tierart ausgestorben</numerusform>
            <numerusform>%n Tierarten ausgestorben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Populations</source>
        <translation>Populationen</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Eigenschaften</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Choose a card of your hand, or an answer</source>
        <translation>Eine Handkarte oder eine Antwort wählen</translation>
    </message>
    <message>
        <source>Mark a card to pay with</source>
        <translation>Eine Karte zum Bezahlen markieren</translation>
    </message>
    <message>
        <source>Aim the card at a place for a trait</source>
        <translation>Platz für eine Eigenschaft anvisieren</translation>
    </message>
    <message>
        <source>Aim the card at a population</source>
        <translation>Eine Population anvisieren</translation>
    </message>
    <message>
        <source>Aim the card at a body size</source>
        <translation>Eine Körpergröße anvisieren</translation>
    </message>
    <message>
        <source>Aim the card at a new species, left or right</source>
        <translation>Neue Tierart anvisieren, links oder rechts</translation>
    </message>
    <message>
        <source>Hold: be asked about every optional step</source>
        <translation>Gedrückt halten: nach jedem freiwilligen Schritt gefragt werden</translation>
    </message>
    <message>
        <source>Feed a species</source>
        <translation>Eine Tierart füttern</translation>
    </message>
    <message>
        <source>Attack with a Carnivore</source>
        <translation>Mit einem Fleischfresser angreifen</translation>
    </message>
    <message>
        <source>Use Intelligence for plants</source>
        <translation>Mit Intelligenz Pflanzen holen</translation>
    </message>
    <message>
        <source>Use an effect</source>
        <translation>Einen Effekt auslösen</translation>
    </message>
    <message>
        <source>End the turn, or pass</source>
        <translation>Zug beenden oder passen</translation>
    </message>
    <message>
        <source>Stop when you can next use Intelligence</source>
        <translation>Anhalten, wenn Intelligenz wieder möglich ist</translation>
    </message>
    <message>
        <source>Show who can eat whom</source>
        <translation>Zeigen, wer wen fressen kann</translation>
    </message>
    <message>
        <source>Discard one of your traits, if allowed</source>
        <translation>Eigene Eigenschaft abwerfen, falls erlaubt</translation>
    </message>
    <message>
        <source>Pass for the round, where nothing must be done</source>
        <translation>Für diese Runde passen, wenn du nichts tun musst</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>German rulebook</source>
        <translation>Deutsche Spielanleitung</translation>
    </message>
    <message>
        <source>Japanese help page</source>
        <translation>Japanische Hilfeseite</translation>
    </message>
    <message>
        <source>English online help</source>
        <translation>Englische Online-Hilfe</translation>
    </message>
    <message>
        <source>Cards: attack</source>
        <translation>Karten: Angriff</translation>
    </message>
    <message>
        <source>Cards: defence</source>
        <translation>Karten: Verteidigung</translation>
    </message>
    <message>
        <source>Cards: feeding</source>
        <translation>Karten: Fressen</translation>
    </message>
    <message>
        <source>Cards: others</source>
        <translation>Karten: Sonstige</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{book}: not explained there; as in the German rulebook</source>
        <translation>{book}: dort nicht erklärt; wie in der deutschen Spielanleitung</translation>
    </message>
    <message>
        <source>{book}, {lines}; all else as in the German rulebook</source>
        <translation>{book}, {lines}; alles andere wie in der deutschen Spielanleitung</translation>
    </message>
    <message>
        <source>{book}, chapter “{chapter}”, {lines}</source>
        <translation>{book}, Kapitel „{chapter}“, {lines}</translation>
    </message>
    <message>
        <source>{book}, {lines}</source>
        <translation>{book}, {lines}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Longest chain</source>
        <translation>Längste Kette</translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message>
        <source>most food at once</source>
        <translation>meiste Nahrung auf einmal</translation>
    </message>
    <message numerus="yes">
        <source>%n species</source>
        <translation>
            <numerusform>%n Tierart</numerusform>
            <numerusform>%n Tierarten</numerusform>
        </translation>
    </message>
    <message>
        <source>most species fed at once</source>
        <translation>meiste gefütterte Tierarten auf einmal</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Lead: a player&apos;s points minus the average of the others. Games in which one of that player&apos;s species showed the trait for at least a round are compared with all the other games. A difference may have other causes, and with this many intervals some will be off.</source>
        <translation>Vorsprung: die Punkte eines Spielers abzüglich des Durchschnitts der anderen. Verglichen werden Partien, in denen eine seiner Tierarten die Eigenschaft mindestens eine Runde lang offen hatte, mit allen übrigen. Ein Unterschied kann andere Gründe haben, und bei so vielen Bereichen liegt leicht einer daneben.</translation>
    </message>
    <message>
        <source>cards played</source>
        <translation>Karten ausgespielt</translation>
    </message>
    <message>
        <source>food eaten</source>
        <translation>Nahrung gefressen</translation>
    </message>
    <message>
        <source>extra food</source>
        <translation>zusätzliche Nahrung</translation>
    </message>
    <message>
        <source>attacks stopped</source>
        <translation>abgewehrte Angriffe</translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>ausgestorben</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Quick variant: all play their cards at the same time</source>
        <translation>Schnellspiel-Variante: Alle spielen ihre Karten gleichzeitig aus</translation>
    </message>
    <message>
        <source>Hard Shell</source>
        <translation>Schutzpanzer</translation>
    </message>
    <message>
        <source>How much body size it adds against attacks.</source>
        <translation>Um wie viel er die Körpergröße gegen Angriffe erhöht.</translation>
    </message>
    <message>
        <source>A sum below zero takes food</source>
        <translation>Eine Summe unter null nimmt Nahrung weg</translation>
    </message>
    <message>
        <source>Food cards that add up to less than zero take food from the watering hole.</source>
        <translation>Ergeben die Nahrungskarten weniger als null, wird so viel Nahrung aus dem Wasserloch genommen.</translation>
    </message>
    <message>
        <source>Reveal effects</source>
        <translation>Effekte beim Aufdecken</translation>
    </message>
    <message>
        <source>When Fertile, Long Neck and stored fat take effect.</source>
        <translation>Wann Fruchtbarkeit, Langer Hals und gespeichertes Fett wirken.</translation>
    </message>
    <message>
        <source>New species for a player without any</source>
        <translation>Neue Tierart für Spieler ohne Tierart</translation>
    </message>
    <message>
        <source>When a player who is left without species gets one.</source>
        <translation>Wann ein Spieler ohne Tierart eine neue bekommt.</translation>
    </message>
    <message>
        <source>Traits may be discarded freely</source>
        <translation>Eigenschaften frei abwerfen</translation>
    </message>
    <message>
        <source>While playing cards, also when there is still room for new ones.</source>
        <translation>Beim Ausspielen der Karten, auch wenn noch Platz für neue ist.</translation>
    </message>
    <message>
        <source>Intelligence for plants</source>
        <translation>Intelligenz für Pflanzen</translation>
    </message>
    <message>
        <source>When a plant eater may trade a card for two plants.</source>
        <translation>Wann ein Pflanzenfresser eine Karte gegen zwei Pflanzen tauschen darf.</translation>
    </message>
    <message>
        <source>Two players: cards set aside</source>
        <translation>Zu zweit: beiseitegelegte Karten</translation>
    </message>
    <message>
        <source>How many cards are set aside unseen before the game.</source>
        <translation>Wie viele Karten vor der Partie ungesehen beiseitegelegt werden.</translation>
    </message>
    <message>
        <source>Two players: traits</source>
        <translation>Zu zweit: Eigenschaften</translation>
    </message>
    <message>
        <source>How many traits a species may have.</source>
        <translation>Wie viele Eigenschaften eine Tierart tragen darf.</translation>
    </message>
    <message>
        <source>Horns that kill the attacker stop the attack</source>
        <translation>Tödliche Hörner beenden den Angriff</translation>
    </message>
    <message>
        <source>The attacked species then loses no population.</source>
        <translation>Die Population der angegriffenen Tierart sinkt dann nicht.</translation>
    </message>
    <message>
        <source>after the reveal</source>
        <translation>nach dem Aufdecken</translation>
    </message>
    <message>
        <source>before the reveal</source>
        <translation>vor dem Aufdecken</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>am Ende der Runde</translation>
    </message>
    <message>
        <source>when the next round begins</source>
        <translation>zu Beginn der nächsten Runde</translation>
    </message>
    <message>
        <source>at any time during feeding</source>
        <translation>jederzeit beim Fressen</translation>
    </message>
    <message>
        <source>on your own turn</source>
        <translation>im eigenen Zug</translation>
    </message>
    <message>
        <source>before feeding and on your own turn</source>
        <translation>vor dem Fressen und im eigenen Zug</translation>
    </message>
    <message>
        <source>Quick variant</source>
        <translation>Schnellspiel-Variante</translation>
    </message>
    <message>
        <source>Cooperation shares for every token</source>
        <translation>Kooperation gibt bei jedem Chip weiter</translation>
    </message>
    <message>
        <source>Otherwise one token for each time the species eats, however much it takes.</source>
        <translation>Sonst nur 1 Chip je Mahlzeit, egal wie viele die Tierart nimmt.</translation>
    </message>
</context>
<context>
    <name>ThingWords</name>
    <message>
        <source>Who can eat whom now. Press {key} again to see it once the plants are eaten.</source>
        <translation>Wer jetzt wen fressen kann. Noch einmal {key}: sobald die Pflanzen gefressen sind.</translation>
    </message>
    <message>
        <source>Who can eat whom once the plants are gone, if nothing else happens first.</source>
        <translation>Wer wen fressen kann, wenn die Pflanzen gefressen sind und vorher sonst nichts geschieht.</translation>
    </message>
    <message>
        <source>Who can eat whom once the fewest possible plants have been eaten, if nothing else happens first.</source>
        <translation>Wer wen fressen kann, wenn möglichst wenige Pflanzen kommen und alle gefressen sind – falls sonst nichts geschieht.</translation>
    </message>
    <message>
        <source>Safe from the Carnivores of the others (whole shield).</source>
        <translation>Sicher vor den Fleischfressern der anderen (ganzer Schild).</translation>
    </message>
    <message>
        <source>Protected only by a neighbour (half shield).</source>
        <translation>Nur durch eine Nachbarart geschützt (halber Schild).</translation>
    </message>
    <message>
        <source>Protected only while it is full (half shield).</source>
        <translation>Nur geschützt, solange sie satt ist (halber Schild).</translation>
    </message>
    <message>
        <source>Can only be attacked by discarding cards (half shield).</source>
        <translation>Nur durch Abwerfen von Karten angreifbar (halber Schild).</translation>
    </message>
    <message>
        <source>At risk while it is hungry (broken shield).</source>
        <translation>In Gefahr, solange sie hungrig ist (zerbrochener Schild).</translation>
    </message>
    <message>
        <source>At risk (broken shield).</source>
        <translation>In Gefahr (zerbrochener Schild).</translation>
    </message>
    <message>
        <source>Point at a species, or go to it with {key}, to see its attacks and those on it.</source>
        <translation>Zeige auf eine Tierart oder gehe mit {key} zu ihr, um ihre Angriffe und die auf sie zu sehen.</translation>
    </message>
    <message>
        <source>A dashed arrow is an attack for which cards are discarded.</source>
        <translation>Ein gestrichelter Pfeil ist ein Angriff, für den Karten abgeworfen werden.</translation>
    </message>
    <message numerus="yes">
        <source>Population: %n. It needs this much food each round.</source>
        <translation>
            <numerusform>Population: %n. So viel Nahrung braucht sie in einer Runde.</numerusform>
            <numerusform>Population: %n. So viel Nahrung braucht sie in einer Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Body size: {amount}. An attacker must be larger than its prey.</source>
        <translation>Körpergröße: {amount}. Wer angreift, muss größer sein als die Beute.</translation>
    </message>
    <message>
        <source>Eaten this round: {amount} of {most}.</source>
        <translation>In dieser Runde gefressen: {amount} von {most}.</translation>
    </message>
    <message>
        <source>Half leaf, half meat: it may have eaten both.</source>
        <translation>Halb Blatt, halb Fleisch: Sie kann beides gefressen haben.</translation>
    </message>
    <message>
        <source>That is {things}.</source>
        <translation>Das sind {things}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s)</source>
        <translation>
            <numerusform>%n Pflanze</numerusform>
            <numerusform>%n Pflanzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meat</source>
        <translation>
            <numerusform>%n Fleisch</numerusform>
            <numerusform>%n Fleisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored fat</source>
        <translation>
            <numerusform>%n gespeichertes Fett</numerusform>
            <numerusform>%n gespeichertes Fett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room for traits: at most %n on a species.</source>
        <translation>
            <numerusform>Platz für Eigenschaften: höchstens %n je Tierart.</numerusform>
            <numerusform>Platz für Eigenschaften: höchstens %n je Tierart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s).</source>
        <translation>
            <numerusform>Ablagestapel: %n Karte.</numerusform>
            <numerusform>Ablagestapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s).</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte.</numerusform>
            <numerusform>Nachziehstapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>1 point for each food token.</source>
        <translation>1 Punkt für jeden Nahrungschip.</translation>
    </message>
    <message numerus="yes">
        <source>%n more on the species.</source>
        <translation>
            <numerusform>%n weiterer liegt auf den Tierarten.</numerusform>
            <numerusform>%n weitere liegen auf den Tierarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>What these traits do while feeding</source>
        <translation>Das tun diese Eigenschaften beim Fressen</translation>
    </message>
    <message>
        <source>What these traits do when the food cards are revealed</source>
        <translation>Das tun diese Eigenschaften beim Aufdecken der Nahrungskarten</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s) in hand.</source>
        <translation>
            <numerusform>{who} hat %n Karte auf der Hand.</numerusform>
            <numerusform>{who} hat %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Protected only for now, or at a price (half shield).</source>
        <translation>Nur vorerst geschützt oder nur gegen Karten angreifbar (halber Schild).</translation>
    </message>
    <message>
        <source>{attacker} can attack it.</source>
        <translation>{attacker} kann angreifen.</translation>
    </message>
    <message numerus="yes">
        <source>{attacker} can attack it by discarding %n card(s).</source>
        <translation>
            <numerusform>{attacker} kann angreifen, wenn %n Karte abgeworfen wird.</numerusform>
            <numerusform>{attacker} kann angreifen, wenn %n Karten abgeworfen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watering hole: %n plant(s) to eat.</source>
        <translation>
            <numerusform>Wasserloch: eine Pflanze liegt bereit.</numerusform>
            <numerusform>Wasserloch: %n Pflanzen liegen bereit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All plant eaters together still need %n food.</source>
        <translation>
            <numerusform>Alle Pflanzenfresser zusammen brauchen noch %n Nahrung.</numerusform>
            <numerusform>Alle Pflanzenfresser zusammen brauchen noch %n Nahrung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Feeding will begin with %n plant(s).</source>
        <translation>
            <numerusform>Zu Beginn des Fressens liegt eine Pflanze bereit.</numerusform>
            <numerusform>Zu Beginn des Fressens liegen %n Pflanzen bereit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feeding will begin with {least} to {most} plants.</source>
        <translation>Zu Beginn des Fressens liegen {least} bis {most} Pflanzen bereit.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s). When it is not enough, the end of the game is near.</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte. Reicht er nicht, ist das Ende der Partie nah.</numerusform>
            <numerusform>Nachziehstapel: %n Karten. Reicht er nicht, ist das Ende der Partie nah.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At present the next deal needs %n card(s).</source>
        <translation>
            <numerusform>Stand jetzt wird beim nächsten Austeilen eine Karte gezogen.</numerusform>
            <numerusform>Stand jetzt werden beim nächsten Austeilen %n Karten gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this round at most %n more can follow.</source>
        <translation>
            <numerusform>Nach dieser Runde kann höchstens noch eine folgen.</numerusform>
            <numerusform>Nach dieser Runde können höchstens noch %n folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>below the number of points of a player</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>hungry</source>
        <extracomment>below the number of food tokens that a player&apos;s species still need</extracomment>
        <translation>hungrig</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>below the number of cards in a player&apos;s hand</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Open hand: {cards}.</source>
        <translation>Offene Hand: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n food token(s) in the bag.</source>
        <translation>
            <numerusform>{who} hat %n Nahrungschip im Beutel.</numerusform>
            <numerusform>{who} hat %n Nahrungschips im Beutel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Food still needed by {who}: %n.</source>
        <translation>
            <numerusform>{who} braucht noch %n Nahrung.</numerusform>
            <numerusform>{who} braucht noch %n Nahrung.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is the first player of this round.</source>
        <translation>{who} ist in dieser Runde Startspieler.</translation>
    </message>
    <message>
        <source>{trait} {food}</source>
        <translation>{trait} {food}</translation>
    </message>
    <message>
        <source>Points: {total} (food {food}, population {population}, traits {traits}).</source>
        <translation>Punkte: {total} (Nahrung {food}, Population {population}, Eigenschaften {traits}).</translation>
    </message>
    <message>
        <source>Points so far: {total} (food {food}, population {population}, traits {traits}).</source>
        <translation>Punkte bisher: {total} (Nahrung {food}, Population {population}, Eigenschaften {traits}).</translation>
    </message>
    <message>
        <source>Points without food: {total} (population {population}, traits {traits}). Food counts too, but what is in the bag is secret.</source>
        <translation>Punkte ohne Nahrung: {total} (Population {population}, Eigenschaften {traits}). Auch Nahrung zählt, aber was im Beutel ist, ist geheim.</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>Carnivore</source>
        <translation>Fleischfresser</translation>
    </message>
    <message>
        <source>Never eats plants. Feeds by attacking a smaller species, your own if need be, and takes as much meat as the prey&apos;s body size.</source>
        <translation>Diese Tierart frisst niemals Pflanzen. Sie ernährt sich, indem sie eine kleinere Tierart angreift – notfalls eine eigene –, und erhält so viel Fleisch, wie die Beute groß ist.</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>As a Carnivore, it can attack species protected by Warning Call.</source>
        <translation>Diese Tierart kann als Fleischfresser auch Tierarten angreifen, die ein Warnruf schützt.</translation>
    </message>
    <message>
        <source>Pack Hunting</source>
        <translation>Rudeljagd</translation>
    </message>
    <message>
        <source>When this species attacks, its population is added to its body size.</source>
        <translation>Diese Tierart zählt beim Angriff ihre Population zu ihrer Körpergröße hinzu.</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>Hörner</translation>
    </message>
    <message>
        <source>A Carnivore that attacks this species loses 1 population before it gets any meat.</source>
        <translation>Diese Tierart verringert die Population jedes Fleischfressers, der sie angreift, um 1, noch bevor er Fleisch bekommt.</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that also has Climbing.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser angegriffen werden, der ebenfalls „Klettern“ hat.</translation>
    </message>
    <message>
        <source>Hard Shell</source>
        <translation>Schutzpanzer</translation>
    </message>
    <message>
        <source>Its body size counts as {bonus} larger when it is attacked. It gives no more meat.</source>
        <translation>Diese Tierart gilt als um {bonus} größer, wenn sie angegriffen wird. Mehr Fleisch bringt sie dadurch nicht.</translation>
    </message>
    <message>
        <source>Defensive Herding</source>
        <translation>Schutz der Herde</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore whose population is also larger. Pack Hunting adds nothing to that population.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser angegriffen werden, dessen Population ebenfalls größer ist. „Rudeljagd“ zählt dabei nicht.</translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <translation>Symbiose</translation>
    </message>
    <message>
        <source>Cannot be attacked while your species to its right is larger in body size.</source>
        <translation>Diese Tierart kann nicht angegriffen werden, solange deine Tierart rechts daneben größer ist.</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Cannot be attacked while it has as much food as population.</source>
        <translation>Diese Tierart kann nicht angegriffen werden, solange sie so viel Nahrung wie Population hat.</translation>
    </message>
    <message>
        <source>Warning Call</source>
        <translation>Warnruf</translation>
    </message>
    <message>
        <source>Your species to its left and right can only be attacked by a Carnivore with Ambush. It does not protect itself.</source>
        <translation>Diese Tierart warnt deine Tierarten links und rechts daneben: Nur ein Fleischfresser mit „Hinterhalt“ kann sie angreifen. Sich selbst schützt sie nicht.</translation>
    </message>
    <message>
        <source>Scavenger</source>
        <translation>Aasfresser</translation>
    </message>
    <message>
        <source>Takes 1 meat from the food bank each time a prey loses population to a Carnivore&apos;s attack.</source>
        <translation>Diese Tierart erhält jedes Mal 1 Fleisch aus dem Vorrat, wenn die Population einer Beute durch den Angriff eines Fleischfressers sinkt.</translation>
    </message>
    <message>
        <source>Fat Tissue</source>
        <translation>Fettschicht</translation>
    </message>
    <message>
        <source>Once full, it may store food on this card, up to its body size. When the food cards are revealed, stored food moves to the species, as far as the population allows.</source>
        <translation>Diese Tierart darf, sobald sie satt ist, auf dieser Karte Nahrung speichern, höchstens so viel wie ihre Körpergröße. Beim Aufdecken der Nahrungskarten wandert das Gespeicherte von der Karte zur Tierart, soweit die Population reicht.</translation>
    </message>
    <message>
        <source>Once full, it may store food on this card, up to its body size. Just before the food cards are revealed, stored food moves to the species, as far as the population allows.</source>
        <translation>Diese Tierart darf, sobald sie satt ist, auf dieser Karte Nahrung speichern, höchstens so viel wie ihre Körpergröße. Unmittelbar vor dem Aufdecken der Nahrungskarten wandert das Gespeicherte von der Karte zur Tierart, soweit die Population reicht.</translation>
    </message>
    <message>
        <source>Foraging</source>
        <translation>Gefräßig</translation>
    </message>
    <message>
        <source>Each time it eats plants, it may take 1 more from the same source.</source>
        <translation>Diese Tierart darf jedes Mal, wenn sie Pflanzen frisst, 1 weiteren Nahrungschip aus derselben Quelle nehmen.</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenz</translation>
    </message>
    <message>
        <source>For each card you discard, a plant eater takes 2 plants from the food bank, a Carnivore ignores one trait in one attack.</source>
        <translation>Diese Tierart nutzt Handkarten, die du für sie abwirfst: Je Karte nimmt sie als Pflanzenfresser 2 Pflanzen aus dem Vorrat oder ignoriert als Fleischfresser bei einem Angriff 1 Eigenschaft.</translation>
    </message>
    <message>
        <source>Cooperation</source>
        <translation>Kooperation</translation>
    </message>
    <message>
        <source>Each time it eats, your species to its right takes 1 of the same food from the same source.</source>
        <translation>Diese Tierart teilt: Jedes Mal, wenn sie frisst, erhält deine Tierart rechts daneben 1 Nahrungschip derselben Sorte aus derselben Quelle.</translation>
    </message>
    <message>
        <source>For each token it takes, your species to its right takes 1 of the same food from the same source.</source>
        <translation>Diese Tierart teilt: Für jeden Nahrungschip, den sie nimmt, erhält deine Tierart rechts daneben 1 Nahrungschip derselben Sorte aus derselben Quelle.</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>Langer Hals</translation>
    </message>
    <message>
        <source>When the food cards are revealed, it takes 1 plant from the food bank.</source>
        <translation>Diese Tierart erhält beim Aufdecken der Nahrungskarten 1 Pflanze aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Just before the food cards are revealed, it takes 1 plant from the food bank.</source>
        <translation>Diese Tierart erhält unmittelbar vor dem Aufdecken der Nahrungskarten 1 Pflanze aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>Fruchtbarkeit</translation>
    </message>
    <message>
        <source>If food of the last round still lies on the watering hole before the food cards are revealed, its population grows by 1.</source>
        <translation>Diese Tierart vermehrt sich: Liegt vor dem Aufdecken der Nahrungskarten noch Nahrung der letzten Runde auf dem Wasserloch, steigt ihre Population um 1.</translation>
    </message>
</context>
</TS>
