<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Beginning</name>
    <message>
        <source>{cards} cards, {least} to {most} players</source>
        <translation>{cards} Karten, {least} bis {most} Spieler</translation>
    </message>
</context>
<context>
    <name>BeginningDescriptions</name>
    <message numerus="yes">
        <source>Watering hole: %n token(s)</source>
        <translation>
            <numerusform>Wasserloch: %n Nahrungschip</numerusform>
            <numerusform>Wasserloch: %n Nahrungschips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Ablagestapel: %n Karte</numerusform>
            <numerusform>Ablagestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, on top: {card}</source>
        <translation>{words}, obenauf: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Hand: %n Karte</numerusform>
            <numerusform>Hand: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n species</source>
        <translation>
            <numerusform>{who}: %n Tierart</numerusform>
            <numerusform>{who}: %n Tierarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n Karte auf der Hand.</numerusform>
            <numerusform>%n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Food still needed: %n.</source>
        <translation>
            <numerusform>Noch nötige Nahrung: %n.</numerusform>
            <numerusform>Noch nötige Nahrung: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far: {points}. Tokens behind the screen are secret until the end.</source>
        <translation>Punkte bisher: {points}. Die Nahrungschips hinter dem Sichtschirm sind bis zum Ende geheim.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) behind the screen.</source>
        <translation>
            <numerusform>%n Nahrungschip hinter dem Sichtschirm.</numerusform>
            <numerusform>%n Nahrungschips hinter dem Sichtschirm.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far: {points}.</source>
        <translation>Punkte bisher: {points}.</translation>
    </message>
    <message>
        <source>no traits</source>
        <translation>keine Eigenschaften</translation>
    </message>
    <message>
        <source>{species}: {traits}; population {population}, food {food}</source>
        <translation>{species}: {traits}; Population {population}, Nahrung {food}</translation>
    </message>
    <message numerus="yes">
        <source>Population %n</source>
        <translation>
            <numerusform>Population %n</numerusform>
            <numerusform>Population %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, food {food}</source>
        <translation>{words}, Nahrung {food}</translation>
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
        <source>{trait}: {text}</source>
        <translation>{trait}: {text}</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on you</source>
        <translation>
            <numerusform>%n Angriff auf dich</numerusform>
            <numerusform>%n Angriffe auf dich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on {victim}</source>
        <translation>
            <numerusform>%n Angriff auf {victim}</numerusform>
            <numerusform>%n Angriffe auf {victim}</numerusform>
        </translation>
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
        <source>%n card(s) added to populations</source>
        <translation>
            <numerusform>Population um %n Karte erhöht</numerusform>
            <numerusform>Population um %n Karten erhöht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant token(s) eaten</source>
        <translation>
            <numerusform>%n Nahrungschip gefressen</numerusform>
            <numerusform>%n Nahrungschips gefressen</numerusform>
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
        <source>finished feeding early</source>
        <translation>das Füttern vorzeitig beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n species extinct</source>
        <translation>
            <numerusform>%n Tierart ausgestorben</numerusform>
            <numerusform>%n Tierarten ausgestorben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) starved</source>
        <translation>
            <numerusform>%n Karte verhungert</numerusform>
            <numerusform>%n Karten verhungert</numerusform>
        </translation>
    </message>
    <message>
        <source>Gap for a new species</source>
        <translation>Lücke für eine neue Tierart</translation>
    </message>
    <message>
        <source>your whole row</source>
        <translation>deine ganze Reihe</translation>
    </message>
    <message>
        <source>pile of {animal}</source>
        <translation>Kartenstapel {animal_gen}</translation>
    </message>
    <message>
        <source>place for a trait at {animal}</source>
        <translation>Platz für eine Eigenschaft bei {animal_dat}</translation>
    </message>
    <message>
        <source>{trait} at {animal}</source>
        <translation>„{trait}“ bei {animal_dat}</translation>
    </message>
</context>
<context>
    <name>BeginningEventWords</name>
    <message>
        <source>A new species hatches for {who}: {name}.</source>
        <translation>{who} bekommt eine neue Tierart: {name}.</translation>
    </message>
    <message>
        <source>{species} grows to population {amount} ({cause}).</source>
        <translation>Die Population {species_gen} steigt auf {amount} ({cause}).</translation>
    </message>
    <message>
        <source>{who} creates a species: {name}.</source>
        <translation>{who} legt eine neue Tierart: {name}.</translation>
    </message>
    <message>
        <source>{species} grows to population {amount}.</source>
        <translation>Die Population {species_gen} steigt auf {amount}.</translation>
    </message>
    <message>
        <source>{who} discards {trait} from {animal}.</source>
        <translation>{who} wirft die Eigenschaft „{trait}“ {animal_gen} ab.</translation>
    </message>
    <message>
        <source>{who} plays {trait} on {animal}.</source>
        <translation>{who} legt „{trait}“ an {animal_acc}.</translation>
    </message>
    <message>
        <source>The last card of the deck was drawn: this round is the last.</source>
        <translation>Die letzte Karte vom Nachziehstapel ist gezogen: Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>{who} starts feeding.</source>
        <translation>{who} beginnt zu füttern.</translation>
    </message>
    <message>
        <source>{attacker} attacks {prey}.</source>
        <translation>{attacker} greift {prey_acc} an.</translation>
    </message>
    <message>
        <source>{species} starves: its population falls to {amount}.</source>
        <translation>{species} hungert: Die Population sinkt auf {amount}.</translation>
    </message>
    <message>
        <source>{species} becomes extinct.</source>
        <translation>{species} stirbt aus.</translation>
    </message>
    <message>
        <source>{who} finishes feeding.</source>
        <translation>{who} beendet das Füttern.</translation>
    </message>
    <message>
        <source>The game is over. The screens fold down.</source>
        <translation>Die Partie ist zu Ende. Die Sichtschirme klappen um.</translation>
    </message>
    <message>
        <source>{species} loses a population card: {trait}.</source>
        <translation>{species} verliert 1 Populationskarte: „{trait}“.</translation>
    </message>
    <message>
        <source>{species} loses a population card to the Horns: {trait}.</source>
        <translation>{species} verliert durch „Hörner“ 1 Populationskarte: „{trait}“.</translation>
    </message>
    <message>
        <source>{species} loses a population card.</source>
        <translation>{species} verliert 1 Populationskarte.</translation>
    </message>
    <message>
        <source>{species} loses a population card to the Horns.</source>
        <translation>{species} verliert durch „Hörner“ 1 Populationskarte.</translation>
    </message>
    <message>
        <source>Tokens taken: {each}.</source>
        <translation>Genommene Nahrungschips: {each}.</translation>
    </message>
    <message>
        <source>Tokens taken ({cause}): {each}.</source>
        <translation>Genommene Nahrungschips ({cause}): {each}.</translation>
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
    <message numerus="yes">
        <source>%n token(s) are placed on the watering hole.</source>
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
        <source>{species} eats %n token(s) from the watering hole.</source>
        <translation>
            <numerusform>{species} frisst %n Nahrungschip aus dem Wasserloch.</numerusform>
            <numerusform>{species} frisst %n Nahrungschips aus dem Wasserloch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s) from the food bank ({cause}).</source>
        <translation>
            <numerusform>{species} nimmt %n Nahrungschip aus dem Vorrat ({cause}).</numerusform>
            <numerusform>{species} nimmt %n Nahrungschips aus dem Vorrat ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s).</source>
        <translation>
            <numerusform>{species} nimmt %n Nahrungschip.</numerusform>
            <numerusform>{species} nimmt %n Nahrungschips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s) ({cause}).</source>
        <translation>
            <numerusform>{species} nimmt %n Nahrungschip ({cause}).</numerusform>
            <numerusform>{species} nimmt %n Nahrungschips ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} puts %n token(s) behind the screen.</source>
        <translation>
            <numerusform>{who} legt %n Nahrungschip hinter den Sichtschirm.</numerusform>
            <numerusform>{who} legt %n Nahrungschips hinter den Sichtschirm.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}</source>
        <extracomment>the name of a card inside a sentence, with quotation marks where the language needs them</extracomment>
        <translation>„{card}“</translation>
    </message>
</context>
<context>
    <name>BeginningExplaining</name>
    <message>
        <source>Tokens</source>
        <translation>Nahrungschips</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Starving</source>
        <translation>Verhungern</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>What others lose</source>
        <translation>Verluste der anderen</translation>
    </message>
    <message>
        <source>Food in later turns</source>
        <translation>Nahrung in späteren Zügen</translation>
    </message>
    <message>
        <source>Safety from Carnivores in sight</source>
        <translation>Schutz vor Fleischfressern in Sicht</translation>
    </message>
    <message>
        <source>Safety from new Carnivores</source>
        <translation>Schutz vor neuen Fleischfressern</translation>
    </message>
    <message>
        <source>Preferred traits</source>
        <translation>Bevorzugte Eigenschaften</translation>
    </message>
    <message>
        <source>Tokens eaten</source>
        <translation>Gefressene Nahrungschips</translation>
    </message>
    <message>
        <source>Cards that starve</source>
        <translation>Verhungernde Karten</translation>
    </message>
    <message>
        <source>Cards eaten</source>
        <translation>Erbeutete Karten</translation>
    </message>
    <message>
        <source>Cards lost</source>
        <translation>Verlorene Karten</translation>
    </message>
    <message>
        <source>With three protections, no species can attack it.</source>
        <translation>Hat sie drei Schutzeigenschaften, kann keine Tierart sie angreifen.</translation>
    </message>
    <message>
        <source>A Carnivore that attacks it loses a card first.</source>
        <translation>Ein Fleischfresser, der sie angreift, verliert zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Each of its cards can hold a second token.</source>
        <translation>Jede ihrer Karten kann einen zweiten Nahrungschip tragen.</translation>
    </message>
    <message>
        <source>It grows by a card each turn.</source>
        <translation>Sie wächst in jedem Zug um eine Karte.</translation>
    </message>
    <message>
        <source>It takes a token whenever a Carnivore eats.</source>
        <translation>Sie nimmt jedes Mal einen Nahrungschip, wenn ein Fleischfresser frisst.</translation>
    </message>
    <message>
        <source>It can eat more in later turns.</source>
        <translation>In späteren Zügen gibt es mehr zu fressen.</translation>
    </message>
    <message>
        <source>Less is in danger of being eaten.</source>
        <translation>Die eigenen Tiere sind weniger gefährdet.</translation>
    </message>
    <message>
        <source>The other players lose more.</source>
        <translation>Die anderen Spieler verlieren mehr.</translation>
    </message>
    <message>
        <source>On the table the card counts as much as in hand.</source>
        <translation>Auf dem Tisch zählt die Karte so viel wie auf der Hand.</translation>
    </message>
    <message>
        <source>It lies face down: another card would do as well.</source>
        <translation>Sie liegt verdeckt: Eine andere Karte geht auch.</translation>
    </message>
    <message>
        <source>There are no cards left to play.</source>
        <translation>Es gibt keine Karten mehr zum Ausspielen.</translation>
    </message>
    <message>
        <source>One more card of population would starve.</source>
        <translation>Eine weitere Populationskarte würde verhungern.</translation>
    </message>
    <message>
        <source>A card kept in hand counts one point, too.</source>
        <translation>Auch eine Karte auf der Hand zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Fat Tissue lets it take a second token.</source>
        <translation>Mit „Fettschicht“ nimmt sie einen zweiten Nahrungschip.</translation>
    </message>
    <message>
        <source>Without a token it becomes extinct.</source>
        <translation>Ohne Nahrungschip stirbt sie aus.</translation>
    </message>
    <message>
        <source>There is enough for all plant eaters.</source>
        <translation>Es reicht für alle Pflanzenfresser.</translation>
    </message>
    <message>
        <source>The prey becomes extinct.</source>
        <translation>Die Beute stirbt aus.</translation>
    </message>
    <message>
        <source>The prey is itself a Carnivore.</source>
        <translation>Die Beute ist selbst ein Fleischfresser.</translation>
    </message>
    <message>
        <source>Other prey has Horns; this one does not.</source>
        <translation>Andere Beute hat Hörner, diese nicht.</translation>
    </message>
    <message>
        <source>It is hungry and reaches no species of other players.</source>
        <translation>Sie ist hungrig und erreicht keine Tierart anderer Spieler.</translation>
    </message>
    <message>
        <source>The card that is eaten has no token.</source>
        <translation>Auf der gefressenen Karte liegt kein Nahrungschip.</translation>
    </message>
    <message>
        <source>The token on the card that is eaten is kept.</source>
        <translation>Der Nahrungschip auf der gefressenen Karte bleibt erhalten.</translation>
    </message>
    <message>
        <source>A second token is not worth a card lost to Horns.</source>
        <translation>Für einen zweiten Nahrungschip lohnt es sich nicht, durch „Hörner“ eine Karte zu verlieren.</translation>
    </message>
    <message>
        <source>A second token is not worth a lost card.</source>
        <translation>Für einen zweiten Nahrungschip lohnt es sich nicht, eine Karte zu verlieren.</translation>
    </message>
    <message>
        <source>Consider a new species.</source>
        <translation>Eine neue Tierart würde sich lohnen.</translation>
    </message>
    <message>
        <source>Consider increasing its population.</source>
        <translation>Erhöhe die Population.</translation>
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
        <source>What is left is not worth it.</source>
        <translation>Der Rest lohnt sich nicht.</translation>
    </message>
    <message>
        <source>Consider making it a Carnivore.</source>
        <translation>Mach sie zum Fleischfresser.</translation>
    </message>
    <message>
        <source>Consider a protection.</source>
        <translation>Ein Schutz würde sich lohnen.</translation>
    </message>
    <message>
        <source>Consider a trait that helps it eat.</source>
        <translation>Eine Eigenschaft, die beim Fressen hilft, würde sich lohnen.</translation>
    </message>
    <message>
        <source>Consider a trait for its population.</source>
        <translation>Eine Eigenschaft für die Population würde sich lohnen.</translation>
    </message>
    <message>
        <source>It takes any card that costs it nothing in its own feeding, at random.</source>
        <translation>Nimmt eine zufällige Karte, die beim eigenen Fressen nichts kostet.</translation>
    </message>
    <message>
        <source>It looks no further than its own feeding; otherwise it prefers traits by simple rules.</source>
        <translation>Achtet nur auf das eigene Fressen und bevorzugt sonst Eigenschaften nach einfachen Regeln.</translation>
    </message>
    <message>
        <source>It weighs up its own feeding, the food of later turns, and what Carnivores may take.</source>
        <translation>Wägt das eigene Fressen ab, die Nahrung in jedem späteren Zug und was Fleischfresser holen könnten.</translation>
    </message>
    <message>
        <source>It plays one card of three by simple rules for its own feeding, the others at random.</source>
        <translation>Spielt jede dritte Karte nach einfachen Regeln für das eigene Fressen, die anderen zufällig.</translation>
    </message>
    <message>
        <source>It takes the step that looks best by what it has learned from thousands of games against itself.</source>
        <translation>Nimmt den Schritt, der am besten aussieht. Das hat er aus Tausenden Partien gegen sich selbst gelernt.</translation>
    </message>
    <message>
        <source>It tries the steps that look best against what the others may hold, until its next turn.</source>
        <translation>Spielt die aussichtsreichsten Schritte bis zu seinem nächsten Zug durch und nimmt dabei Karten an, die die anderen haben könnten.</translation>
    </message>
    <message>
        <source>It makes random legal moves.</source>
        <translation>Spielt rein zufällig.</translation>
    </message>
    <message>
        <source>{amount} points expected at the end</source>
        <translation>am Ende voraussichtlich {amount} Punkte</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>Damit werden die anderen verglichen.</translation>
    </message>
    <message>
        <source>{amount} points compared with feeding now</source>
        <translation>{amount} Punkte gegenüber sofortigem Füttern</translation>
    </message>
    <message>
        <source>Keep the rest of your cards</source>
        <translation>Die übrigen Karten behalten</translation>
    </message>
    <message>
        <source>It lies face down, so any card will do: you miss this one least.</source>
        <translation>Sie liegt verdeckt, also geht jede Karte: Diese fehlt dir am wenigsten.</translation>
    </message>
    <message>
        <source>In danger: {animals} can attack {animal}.</source>
        <translation>Gefahr für {animal_acc} durch {animals_acc}.</translation>
    </message>
    <message>
        <source>A hungry Carnivore must attack if it can.</source>
        <translation>Ein hungriger Fleischfresser muss angreifen, wenn er kann.</translation>
    </message>
    <message>
        <source>It feeds by fixed rules: Carnivores first attack other players’ species. Then the species with most to lose eat. Its own species are the last prey.</source>
        <translation>Es wird nach festen Regeln gefressen: Zuerst greifen Fleischfresser Tierarten anderer Spieler an. Dann frisst, wer am meisten zu verlieren hat. Eigene Tierarten sind die letzte Beute.</translation>
    </message>
    <message>
        <source>It is then safe from {animals}.</source>
        <translation>Dann ist sie vor {animals_dat} sicher.</translation>
    </message>
    <message>
        <source>A new Carnivore could eat it; then it needs {trait} as well.</source>
        <translation>Ein neuer Fleischfresser könnte sie fressen; danach braucht er dazu auch „{trait}“.</translation>
    </message>
    <message>
        <source>A Carnivore then needs {count} matching traits to attack it.</source>
        <translation>Ein Fleischfresser braucht dann {count} passende Eigenschaften, um sie anzugreifen.</translation>
    </message>
    <message numerus="yes">
        <source>It can attack %n more species.</source>
        <translation>
            <numerusform>Sie kann %n Tierart mehr angreifen.</numerusform>
            <numerusform>Sie kann %n Tierarten mehr angreifen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can attack %n species of other players.</source>
        <translation>
            <numerusform>Sie kann %n Tierart anderer Spieler angreifen.</numerusform>
            <numerusform>Sie kann %n Tierarten anderer Spieler angreifen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %n token(s) from the food bank each turn.</source>
        <translation>
            <numerusform>Sie nimmt in jedem Zug bis zu %n Nahrungschip aus dem Vorrat.</numerusform>
            <numerusform>Sie nimmt in jedem Zug bis zu %n Nahrungschips aus dem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more token(s) in this feeding.</source>
        <translation>
            <numerusform>%n Nahrungschip mehr bei diesem Fressen.</numerusform>
            <numerusform>%n Nahrungschips mehr bei diesem Fressen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fewer will starve.</source>
        <translation>
            <numerusform>%n Karte weniger verhungert.</numerusform>
            <numerusform>%n Karten weniger verhungern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The watering hole has %n token(s) too few for all.</source>
        <translation>
            <numerusform>Auf dem Wasserloch fehlt %n Nahrungschip, um alle zu füttern.</numerusform>
            <numerusform>Auf dem Wasserloch fehlen %n Nahrungschips, um alle zu füttern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfed, %n of its cards will starve.</source>
        <translation>
            <numerusform>Ohne Nahrung verhungert %n ihrer Karten.</numerusform>
            <numerusform>Ohne Nahrung verhungern %n ihrer Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n trait(s) to lose.</source>
        <translation>
            <numerusform>Sie hat %n Eigenschaft zu verlieren.</numerusform>
            <numerusform>Sie hat %n Eigenschaften zu verlieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It eats %n token(s).</source>
        <translation>
            <numerusform>Sie frisst %n Nahrungschip.</numerusform>
            <numerusform>Sie frisst %n Nahrungschips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Scavenger(s) on the same side also eat.</source>
        <translation>
            <numerusform>%n eigener Aasfresser frisst mit.</numerusform>
            <numerusform>%n eigene Aasfresser fressen mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card face down as a new species</source>
        <translation>Eine Karte verdeckt als neue Tierart legen</translation>
    </message>
    <message>
        <source>Play a card face down on the pile of {animal}</source>
        <translation>Eine Karte verdeckt zur Population {animal_gen} legen</translation>
    </message>
    <message>
        <source>Look at the right end of your row.</source>
        <translation>Achte auf das rechte Ende deiner Reihe.</translation>
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
        <source>{move}.</source>
        <translation>{move}.</translation>
    </message>
</context>
<context>
    <name>BeginningPhrases</name>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Fressen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Second tokens may be taken; finish feeding when you like.</source>
        <translation>Nimm einen zweiten Nahrungschip oder beende das Füttern.</translation>
    </message>
    <message>
        <source>Feed a species or attack.</source>
        <translation>Füttere eine Tierart oder greife an.</translation>
    </message>
    <message>
        <source>Feed your species.</source>
        <translation>Füttere deine Tierarten.</translation>
    </message>
    <message>
        <source>Attack for more tokens, or finish feeding.</source>
        <translation>Greife an, um mehr Nahrungschips zu bekommen, oder beende das Füttern.</translation>
    </message>
    <message>
        <source>A hungry Carnivore must attack.</source>
        <translation>Ein hungriger Fleischfresser muss angreifen.</translation>
    </message>
    <message>
        <source>Finish feeding.</source>
        <translation>Beende das Füttern.</translation>
    </message>
    <message>
        <source>Play {card} face down as a new species</source>
        <translation>{card} als neue Tierart legen</translation>
    </message>
    <message>
        <source>Play {card} face down on the pile of {animal}</source>
        <translation>{card} zur Population {animal_gen} legen</translation>
    </message>
    <message>
        <source>Play {card} on {animal}</source>
        <translation>{card} an {animal_acc} legen</translation>
    </message>
    <message>
        <source>Start feeding</source>
        <translation>Füttern</translation>
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
        <source>Finish feeding</source>
        <translation>Füttern beenden</translation>
    </message>
    <message>
        <source>Play {card} on {animal}, replacing {replacing}</source>
        <translation>{card} an {animal_acc} legen, anstelle von {replacing}</translation>
    </message>
    <message>
        <source>{who} is playing cards.</source>
        <translation>{who} spielt Karten aus.</translation>
    </message>
    <message>
        <source>{who} is feeding.</source>
        <translation>{who} füttert.</translation>
    </message>
    <message>
        <source>No cards left – feed your animals.</source>
        <translation>Keine Karten mehr – füttere deine Tiere.</translation>
    </message>
    <message>
        <source>Play cards as new species, population or traits.</source>
        <translation>Spiele Karten aus: neue Tierart, Population, Eigenschaft.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message numerus="yes">
        <source>Last round in at most %n turn(s)</source>
        <translation>
            <numerusform>Letzte Runde in höchstens %n&#xa0;Zug</numerusform>
            <numerusform>Letzte Runde in höchstens %n&#xa0;Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>This round is the last</source>
        <translation>Diese Runde ist die letzte</translation>
    </message>
    <message numerus="yes">
        <source>Start feeding, end turn (keep %n card(s))</source>
        <translation>
            <numerusform>Füttern, Zug beenden (%n Karte behalten)</numerusform>
            <numerusform>Füttern, Zug beenden (%n Karten behalten)</numerusform>
        </translation>
    </message>
    <message>
        <source>Start feeding, end turn</source>
        <translation>Füttern, Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>Start feeding (keep %n card(s))</source>
        <translation>
            <numerusform>Füttern (%n Karte behalten)</numerusform>
            <numerusform>Füttern (%n Karten behalten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hungry</source>
        <extracomment>below the number of cards of a species, in a narrow column</extracomment>
        <translation>
            <numerusform>%n hungrig</numerusform>
            <numerusform>%n hungrig</numerusform>
        </translation>
    </message>
    <message>
        <source>{food} of {places}</source>
        <translation>{food} von {places}</translation>
    </message>
    <message>
        <source>full</source>
        <translation>satt</translation>
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
        <source>tokens</source>
        <extracomment>below the number of tokens behind a player&apos;s screen</extracomment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>hungry</source>
        <extracomment>below the number of tokens that a player&apos;s species still need</extracomment>
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
    <message numerus="yes">
        <source>All your plant eaters are fed: %n token(s).</source>
        <translation>
            <numerusform>Alle deine Pflanzenfresser werden satt: %n Nahrungschip.</numerusform>
            <numerusform>Alle deine Pflanzenfresser werden satt: %n Nahrungschips.</numerusform>
        </translation>
    </message>
    <message>
        <source>On a species: it eats 1 token. In the frame beside it: all plant eaters eat.</source>
        <translation>Auf eine Tierart: Sie frisst 1 Nahrungschip. Daneben in den Rahmen: Alle Pflanzenfresser fressen.</translation>
    </message>
    <message numerus="yes">
        <source>Not enough for all: your plant eaters want {wanted}, %n token(s) are left.</source>
        <translation>
            <numerusform>Es reicht nicht für alle: Deine Pflanzenfresser brauchen {wanted}, %n Nahrungschip ist übrig.</numerusform>
            <numerusform>Es reicht nicht für alle: Deine Pflanzenfresser brauchen {wanted}, %n Nahrungschips sind übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose who eats.</source>
        <translation>Wähle, wer frisst.</translation>
    </message>
    <message>
        <source>Drop it on your species.</source>
        <translation>Lege den Nahrungschip auf eine deiner Tierarten.</translation>
    </message>
    <message>
        <source>You can feed only your own species.</source>
        <translation>Du kannst nur deine eigenen Tierarten füttern.</translation>
    </message>
    <message>
        <source>You can play cards only on your own species.</source>
        <translation>Karten kannst du nur an eigene Tierarten legen.</translation>
    </message>
</context>
<context>
    <name>BeginningPreview</name>
    <message>
        <source>you: {count}</source>
        <translation>du: {count}</translation>
    </message>
    <message>
        <source>{who}: {count}</source>
        <translation>{who}: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n Scavenger(s) take 1 token each ({owners}).</source>
        <translation>
            <numerusform>%n Aasfresser nimmt 1 Nahrungschip ({owners}).</numerusform>
            <numerusform>%n Aasfresser nehmen je 1 Nahrungschip ({owners}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} as a new species, face down</source>
        <translation>„{card}“ als neue Tierart, verdeckt</translation>
    </message>
    <message>
        <source>{card} on {animal}, face down: {old} → {new}</source>
        <translation>„{card}“ verdeckt auf {animal_acc}: {old} → {new}</translation>
    </message>
    <message>
        <source>{animal} takes 1 token: {old} → {new}</source>
        <translation>{animal} frisst 1 Nahrungschip: {old} → {new}</translation>
    </message>
    <message>
        <source>{trait} replaces {old} on {animal}</source>
        <translation>„{trait}“ ersetzt „{old}“ bei {animal_dat}</translation>
    </message>
    <message>
        <source>New trait on {animal}: {trait}</source>
        <translation>Neue Eigenschaft für {animal_acc}: {trait}</translation>
    </message>
    <message>
        <source>That changes nothing and costs you this card and its point.</source>
        <translation>Das ändert nichts und kostet dich diese Karte und ihren Punkt.</translation>
    </message>
    <message>
        <source>Horns: {animal} dies before it eats.</source>
        <translation>Hörner: {animal} stirbt aus, bevor gefressen wird.</translation>
    </message>
    <message>
        <source>Horns first: {animal} loses a card, {old} → {new}.</source>
        <translation>Zuerst die Hörner: {animal} verliert 1 Karte, {old} → {new}.</translation>
    </message>
    <message>
        <source>{animal} loses a card: {old} → {new}.</source>
        <translation>{animal} verliert 1 Karte: {old} → {new}.</translation>
    </message>
    <message>
        <source>{animal} loses its last card and becomes extinct.</source>
        <translation>{animal} verliert die letzte Karte und stirbt aus.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n token(s).</source>
        <translation>
            <numerusform>Du nimmst %n Nahrungschip.</numerusform>
            <numerusform>Du nimmst %n Nahrungschips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginningReading</name>
    <message>
        <source>Carnivore</source>
        <translation>Fleischfresser</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Fliegen</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>Nachtaktiv</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Schnelligkeit</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>Hörner</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>Langer Hals</translation>
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
        <source>Fertile</source>
        <translation>Fruchtbarkeit</translation>
    </message>
</context>
<context>
    <name>BeginningReference</name>
    <message>
        <source>Effect</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Was dagegen hilft</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n im Spiel</numerusform>
            <numerusform>%n im Spiel</numerusform>
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
        <source>a Carnivore with the same trait</source>
        <translation>ein Fleischfresser mit derselben Eigenschaft</translation>
    </message>
    <message>
        <source>no other trait</source>
        <translation>keine andere Eigenschaft</translation>
    </message>
</context>
<context>
    <name>BeginningRefusal</name>
    <message>
        <source>{animal} has {trait}: only a Carnivore with {trait} can attack it.</source>
        <translation>{animal} hat „{trait}“: Nur ein Fleischfresser mit „{trait}“ kann diese Tierart angreifen.</translation>
    </message>
    <message>
        <source>{animal} cannot attack itself.</source>
        <translation>{animal} kann sich nicht selbst angreifen.</translation>
    </message>
    <message>
        <source>{animal} is already full.</source>
        <translation>{animal} ist schon satt.</translation>
    </message>
    <message>
        <source>{animal} cannot eat more: every card has its token.</source>
        <translation>{animal} kann nicht mehr fressen: Auf jeder Karte liegt ein Nahrungschip.</translation>
    </message>
    <message>
        <source>{animal} has {limit} traits already: replace one of them.</source>
        <translation>{animal} hat schon {limit} Eigenschaften: Ersetze eine davon.</translation>
    </message>
    <message>
        <source>A trait is replaced only when {animal} has {limit}.</source>
        <translation>Ersetzt wird eine Eigenschaft erst, wenn {animal} {limit} hat.</translation>
    </message>
    <message>
        <source>{animal} has this trait already.</source>
        <translation>{animal} hat diese Eigenschaft schon.</translation>
    </message>
    <message>
        <source>{animal} has no {trait}.</source>
        <translation>{animal} hat „{trait}“ nicht.</translation>
    </message>
    <message>
        <source>It can reach only a species of your own, and must attack anyway.</source>
        <translation>Dein Fleischfresser erreicht nur eine deiner eigenen Tierarten und muss sie trotzdem angreifen.</translation>
    </message>
    <message>
        <source>Your animals are feeding: cards wait until your next turn.</source>
        <translation>Jetzt wird gefressen: Karten kannst du erst in deinem nächsten Zug wieder ausspielen.</translation>
    </message>
    <message>
        <source>Press “Start feeding” first.</source>
        <translation>Drücke zuerst „Füttern“.</translation>
    </message>
</context>
<context>
    <name>BeginningScoring</name>
    <message>
        <source>{name}: {food} for tokens, {population} for populations, {traits} for traits, {hand} in hand</source>
        <translation>{name}: {food} für Nahrungschips, {population} für Populationen, {traits} für Eigenschaften, {hand} auf der Hand</translation>
    </message>
    <message>
        <source>{name}: {food} for tokens on species, {population} for populations, {traits} for traits, {hand} in hand; tokens behind the screen are secret until the end</source>
        <translation>{name}: {food} für Nahrungschips auf Tierarten, {population} für Populationen, {traits} für Eigenschaften, {hand} auf der Hand; die Nahrungschips hinter dem Sichtschirm sind bis zum Ende geheim</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} teilen sich den Sieg.</translation>
    </message>
</context>
<context>
    <name>BeginningShortcuts</name>
    <message>
        <source>Choose a card of your hand</source>
        <translation>Eine Handkarte wählen</translation>
    </message>
    <message>
        <source>Aim the card at the gap for a new species</source>
        <translation>Lücke für eine neue Tierart anvisieren</translation>
    </message>
    <message>
        <source>Aim the card at a pile of population</source>
        <translation>Eine Population anvisieren</translation>
    </message>
    <message>
        <source>Aim the card at a place for a trait</source>
        <translation>Platz für eine Eigenschaft anvisieren</translation>
    </message>
    <message>
        <source>Feed a species</source>
        <translation>Eine Tierart füttern</translation>
    </message>
    <message>
        <source>Feed all plant eaters, if there is enough</source>
        <translation>Alle Pflanzenfresser füttern, wenn es reicht</translation>
    </message>
    <message>
        <source>Feed the aimed species until it is full</source>
        <translation>Anvisierte Tierart füttern, bis sie satt ist</translation>
    </message>
    <message>
        <source>Attack with a Carnivore</source>
        <translation>Mit einem Fleischfresser angreifen</translation>
    </message>
    <message>
        <source>Start or finish feeding</source>
        <translation>Das Füttern beginnen oder beenden</translation>
    </message>
    <message>
        <source>Show the hunters, then what others need</source>
        <translation>Jäger zeigen, beim nächsten Drücken, was anderen fehlt</translation>
    </message>
    <message>
        <source>Spread the discard pile</source>
        <translation>Ablagestapel ausbreiten</translation>
    </message>
</context>
<context>
    <name>BeginningStatistics</name>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n Angriff</numerusform>
            <numerusform>%n Angriffe</numerusform>
        </translation>
    </message>
    <message>
        <source>most attacks in a game</source>
        <translation>meiste Angriffe in einer Partie</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>most cards eaten in a game</source>
        <translation>meiste gefressene Karten in einer Partie</translation>
    </message>
    <message>
        <source>most cards starved in a game</source>
        <translation>meiste verhungerte Karten in einer Partie</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Lead: a player&apos;s points minus the average of the others. Games in which one of that player&apos;s species went to feed with the trait are compared with all the other games. A difference may have other causes, and with this many intervals some will be off.</source>
        <translation>Vorsprung: die Punkte eines Spielers abzüglich des Durchschnitts der anderen. Verglichen werden Partien, in denen eine seiner Tierarten beim Fressen die Eigenschaft hatte, mit allen übrigen. Ein Unterschied kann andere Gründe haben, und bei so vielen Bereichen liegt leicht einer daneben.</translation>
    </message>
    <message>
        <source>cards played</source>
        <translation>Karten ausgespielt</translation>
    </message>
    <message>
        <source>tokens taken</source>
        <translation>Nahrungschips genommen</translation>
    </message>
    <message>
        <source>gained by it</source>
        <translation>dadurch gewonnen</translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>ausgestorben</translation>
    </message>
</context>
<context>
    <name>BeginningWarnings</name>
    <message>
        <source>A Carnivore must attack while it is hungry.</source>
        <translation>Ein Fleischfresser muss angreifen, solange er hungrig ist.</translation>
    </message>
    <message>
        <source>As things stand, your Carnivores will have to eat {prey}.</source>
        <translation>Stand jetzt müssen deine Fleischfresser {prey_acc} fressen.</translation>
    </message>
    <message>
        <source>As things stand, your Carnivores will have to eat one of your own species.</source>
        <translation>Stand jetzt müssen deine Fleischfresser eine deiner eigenen Tierarten fressen.</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Hatchling</source>
        <translation>Schlüpfling</translation>
    </message>
    <message>
        <source>Plays sensible cards at random and hardly ever hunts: for learning the rules.</source>
        <translation>Spielt zufällige Karten, die nicht schaden, und jagt kaum: gut, um die Regeln zu lernen.</translation>
    </message>
    <message>
        <source>Fledgling</source>
        <translation>Küken</translation>
    </message>
    <message>
        <source>Plays some cards by simple rules, and the others at random.</source>
        <translation>Spielt manche Karten nach einfachen Regeln, die anderen zufällig.</translation>
    </message>
    <message>
        <source>Forager</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Follows simple rules and looks no further than its next meal.</source>
        <translation>Folgt einfachen Regeln und denkt nur bis zur nächsten Mahlzeit.</translation>
    </message>
    <message>
        <source>Herd leader</source>
        <translation>Leittier</translation>
    </message>
    <message>
        <source>Weighs what each card will bring until the end, and who may eat its animals.</source>
        <translation>Wägt ab, was jede Karte bis zum Ende bringt und wer seine Tiere fressen könnte.</translation>
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
        <source>Apex</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Judges each step by what it has learned from thousands of games against itself.</source>
        <translation>Beurteilt jeden Schritt nach dem, was er aus Tausenden Partien gegen sich selbst gelernt hat.</translation>
    </message>
    <message>
        <source>The strongest: also tests its best steps up to its next turn.</source>
        <translation>Am stärksten: erprobt seine besten Schritte bis zu seinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>Stratege</translation>
    </message>
</context>
<context>
    <name>DangerWords</name>
    <message>
        <source>No protection: any new Carnivore can attack it.</source>
        <translation>Kein Schutz: Jeder neue Fleischfresser kann diese Tierart angreifen.</translation>
    </message>
    <message>
        <source>One protection must be matched.</source>
        <translation>Ein Jäger braucht denselben Schutz.</translation>
    </message>
    <message>
        <source>Two protections must be matched.</source>
        <translation>Ein Jäger braucht dieselben zwei Schutzeigenschaften.</translation>
    </message>
    <message>
        <source>Closed shield: no hunter can match three protections.</source>
        <translation>Geschlossener Schild: Drei Schutzeigenschaften kann kein Jäger haben.</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>ohne Schutz</translation>
    </message>
    <message>
        <source>protected once</source>
        <translation>einfach geschützt</translation>
    </message>
    <message>
        <source>protected twice</source>
        <translation>doppelt geschützt</translation>
    </message>
    <message>
        <source>Which Carnivores in sight can attack now. Press {key} again for what others would need.</source>
        <translation>Welche Fleischfresser auf dem Tisch jetzt angreifen können. Noch einmal {key}: was andere dafür brauchen.</translation>
    </message>
    <message>
        <source>Which cards others would need to attack, and how many of them you have not seen yet.</source>
        <translation>Welche Karten andere zum Angreifen brauchen und wie viele davon du noch nicht gesehen hast.</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>on the sign of a species, before the signs of players whose Carnivores reach it; in a narrow place</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>“now”: a Carnivore of this player can attack already.</source>
        <translation>„jetzt“ mit Spielerzeichen: Ein Fleischfresser dieses Spielers kann schon angreifen.</translation>
    </message>
    <message>
        <source>A player’s sign behind cards: they are for a species of that player.</source>
        <translation>Ein Spielerzeichen hinter Karten: Sie gelten für eine Tierart dieses Spielers.</translation>
    </message>
    <message>
        <source>Hunters are no longer shown.</source>
        <translation>Die Jäger werden nicht mehr gezeigt.</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>on the sign of a species with three protections, in a narrow place</extracomment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>in Gefahr</translation>
    </message>
    <message>
        <source>Red rings: a hunter in sight has them all.</source>
        <translation>Rote Ringe: Ein Jäger auf dem Tisch hat all diese Schutzeigenschaften.</translation>
    </message>
    <message>
        <source>Protected by {traits}.</source>
        <translation>Geschützt durch: {traits}.</translation>
    </message>
    <message>
        <source>{hunter} can attack it now.</source>
        <translation>{hunter} kann diese Tierart jetzt angreifen.</translation>
    </message>
    <message>
        <source>A new hunter needs {cards}.</source>
        <translation>Ein neuer Jäger braucht {cards}.</translation>
    </message>
    <message>
        <source>{hosts}: only {cards} missing.</source>
        <translation>{hosts}: Es fehlt nur {cards}.</translation>
    </message>
    <message>
        <source>{card} ({count} of {all} not seen)</source>
        <translation>{card} ({count} von {all} nicht gesehen)</translation>
    </message>
</context>
<context>
    <name>DiscardWords</name>
    <message numerus="yes">
        <source>%n discarded · below: not seen yet</source>
        <translation>
            <numerusform>%n abgelegt · darunter: noch nicht gesehen</numerusform>
            <numerusform>%n abgelegt · darunter: noch nicht gesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: {count} of {all} not seen yet, %n discarded.</source>
        <translation>
            <numerusform>{card}: {count} von {all} noch nicht gesehen, %n abgeworfen.</numerusform>
            <numerusform>{card}: {count} von {all} noch nicht gesehen, %n abgeworfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuelWords</name>
    <message>
        <source>the prey is your own</source>
        <translation>die Beute ist deine eigene</translation>
    </message>
    <message>
        <source>has every protection of its prey</source>
        <translation>hat jeden Schutz der Beute</translation>
    </message>
    <message>
        <source>Horns do not stop it</source>
        <translation>Hörner halten ihn nicht auf</translation>
    </message>
    <message>
        <source>no protection to match</source>
        <translation>die Beute hat keinen Schutz</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>stirbt aus</translation>
    </message>
    <message>
        <source>hunter: -1 card</source>
        <extracomment>a card of the hunter is lost to the horns of its prey</extracomment>
        <translation>Jäger: -1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>hunter: +%n token(s)</source>
        <translation>
            <numerusform>Jäger: +%n Chip</numerusform>
            <numerusform>Jäger: +%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>prey: -1 card</source>
        <translation>Beute: -1 Karte</translation>
    </message>
    <message>
        <source>now {food} of {places}</source>
        <translation>dann {food} von {places}</translation>
    </message>
    <message>
        <source>+1 token each</source>
        <translation>je +1 Chip</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>German edition</source>
        <translation>Deutsche Ausgabe</translation>
    </message>
    <message>
        <source>Evolution: The Beginning</source>
        <translation>Evolution: Der Einstieg</translation>
    </message>
    <message>
        <source>The shorter, simpler game, also for a first try: each player takes a whole turn.</source>
        <translation>Das kürzere, einfachere Spiel, auch zum Einsteigen: Jeder Spieler macht einen ganzen Zug.</translation>
    </message>
    <message>
        <source>Eat a lot – and do not get eaten.</source>
        <translation>Friss viel – und lass dich nicht fressen.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a second “{value}” on the same species</source>
        <translation>„{value}“ zweimal bei derselben Tierart</translation>
    </message>
    <message>
        <source>{value} is above the places for food, {limit}</source>
        <translation>{value} ist mehr, als es Plätze für Nahrung gibt: {limit}</translation>
    </message>
    <message>
        <source>of a population given as a number no card has been seen anyway</source>
        <translation>ist die Population als Zahl angegeben, hat ohnehin kein Spieler ihre Karten gesehen</translation>
    </message>
    <message>
        <source>{value} is not this round</source>
        <translation>{value} ist nicht diese Runde</translation>
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
        <source>a species has {limit} slots, not {value}</source>
        <translation>eine Tierart hat {limit} Plätze, nicht {value}</translation>
    </message>
</context>
<context>
    <name>ForecastWords</name>
    <message>
        <source>{hungry} hungry, {chips} here</source>
        <extracomment>on a small sign at the watering hole</extracomment>
        <translation>Bedarf {hungry}, hier {chips}</translation>
    </message>
    <message>
        <source>with this card</source>
        <extracomment>the same: what follows if the card is laid that is carried</extracomment>
        <translation>mit dieser Karte</translation>
    </message>
    <message numerus="yes">
        <source>Long Neck brings %n</source>
        <extracomment>the same: so many tokens from the food bank</extracomment>
        <translation>
            <numerusform>Langer Hals: %n</numerusform>
            <numerusform>Langer Hals: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n will starve</source>
        <extracomment>the same: so many population cards</extracomment>
        <translation>
            <numerusform>%n verhungert</numerusform>
            <numerusform>%n verhungern</numerusform>
        </translation>
    </message>
    <message>
        <source>no card starves</source>
        <translation>alle werden satt</translation>
    </message>
    <message>
        <source>enough plants</source>
        <extracomment>the same: for the plant eaters; whether the Carnivores eat is open</extracomment>
        <translation>genug Pflanzen</translation>
    </message>
    <message numerus="yes">
        <source>hunters want %n</source>
        <extracomment>the same: so many population cards of Carnivores have no token</extracomment>
        <translation>
            <numerusform>Jäger brauchen %n</numerusform>
            <numerusform>Jäger brauchen %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{least}–{most} tokens</source>
        <extracomment>on a small sign at the watering hole: tokens that lie there then, such as “2–5 tokens”</extracomment>
        <translation>{least}–{most} Chips</translation>
    </message>
    <message>
        <source>{least} tokens</source>
        <translation>{least} Chips</translation>
    </message>
    <message>
        <source>your next turn</source>
        <extracomment>on a small sign at the watering hole</extracomment>
        <translation>dein nächster Zug</translation>
    </message>
    <message>
        <source>your species</source>
        <translation>deine Tierarten</translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <extracomment>the same: so many tokens lie there</extracomment>
        <translation>
            <numerusform>%n Chip hier</numerusform>
            <numerusform>%n Chips hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others want %n</source>
        <extracomment>the same: so many tokens</extracomment>
        <translation>
            <numerusform>andere brauchen %n</numerusform>
            <numerusform>andere brauchen %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your plant eaters want %n.</source>
        <translation>
            <numerusform>Deine Pflanzenfresser brauchen %n Nahrungschip.</numerusform>
            <numerusform>Deine Pflanzenfresser brauchen %n Nahrungschips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Long Necks bring %n of them from the food bank.</source>
        <translation>
            <numerusform>%n davon bringt „Langer Hals“ aus dem Vorrat.</numerusform>
            <numerusform>%n davon bringt „Langer Hals“ aus dem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Carnivores want %n.</source>
        <translation>
            <numerusform>Deine Fleischfresser brauchen %n Nahrungschip.</numerusform>
            <numerusform>Deine Fleischfresser brauchen %n Nahrungschips.</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait} on {animal} would help:</source>
        <translation>„{trait}“ bei {animal_dat} würde helfen:</translation>
    </message>
    <message>
        <source>No card would starve.</source>
        <translation>Keine Karte würde verhungern.</translation>
    </message>
    <message>
        <source>The plants would be enough for your plant eaters.</source>
        <translation>Die Pflanzen würden für deine Pflanzenfresser reichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would starve.</source>
        <translation>
            <numerusform>%n Karte würde verhungern.</numerusform>
            <numerusform>%n Karten würden verhungern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will starve.</source>
        <translation>
            <numerusform>%n Karte wird verhungern.</numerusform>
            <numerusform>%n Karten werden verhungern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The plants are enough for your plant eaters.</source>
        <translation>Die Pflanzen reichen für deine Pflanzenfresser.</translation>
    </message>
    <message>
        <source>No card will starve.</source>
        <translation>Keine Karte wird verhungern.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) before yours bring 2 tokens each.</source>
        <translation>
            <numerusform>Vor deinem Zug kommt noch %n Zug, der 2 Nahrungschips bringt.</numerusform>
            <numerusform>Vor deinem Zug kommen noch %n Züge, die je 2 Nahrungschips bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others want %n before you.</source>
        <translation>
            <numerusform>Andere brauchen vorher %n Nahrungschip.</numerusform>
            <numerusform>Andere brauchen vorher %n Nahrungschips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your turn you can count on %n token(s).</source>
        <translation>
            <numerusform>In deinem Zug liegt sicher %n Nahrungschip bereit.</numerusform>
            <numerusform>In deinem Zug liegen sicher %n Nahrungschips bereit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it lies now there will be %n.</source>
        <translation>
            <numerusform>Stand jetzt liegt dann %n Nahrungschip auf dem Wasserloch.</numerusform>
            <numerusform>Stand jetzt liegen dann %n Nahrungschips auf dem Wasserloch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPreyQuestion</name>
    <message>
        <source>Attack {prey}, though there is other prey?</source>
        <translation>{prey_acc} angreifen, obwohl es andere Beute gibt?</translation>
    </message>
    <message>
        <source>No, choose other prey</source>
        <translation>Nein, andere Beute wählen</translation>
    </message>
    <message>
        <source>Yes, attack it</source>
        <translation>Ja, angreifen</translation>
    </message>
</context>
<context>
    <name>PencilWords</name>
    <message>
        <source>not seen</source>
        <extracomment>one of several cards of a pile</extracomment>
        <translation>nicht gesehen</translation>
    </message>
    <message>
        <source>From the top: {cards}.</source>
        <translation>Gelegt, von oben: {cards}.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Only Carnivores can attack.</source>
        <translation>Nur Fleischfresser können angreifen.</translation>
    </message>
    <message>
        <source>A species cannot attack itself.</source>
        <translation>Eine Tierart kann sich nicht selbst angreifen.</translation>
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
        <source>It has {trait}; only a Carnivore with {trait} can attack it.</source>
        <translation>Sie hat „{trait}“; nur ein Fleischfresser mit „{trait}“ kann sie angreifen.</translation>
    </message>
    <message>
        <source>It is already full.</source>
        <translation>Sie ist schon satt.</translation>
    </message>
    <message>
        <source>Second places may be filled only when no hungry species of your own can eat.</source>
        <translation>Zweite Plätze kannst du erst füllen, wenn keine deiner hungrigen Tierarten mehr fressen kann.</translation>
    </message>
    <message>
        <source>A Carnivore never eats from the watering hole.</source>
        <translation>Ein Fleischfresser frisst niemals aus dem Wasserloch.</translation>
    </message>
    <message>
        <source>There is no food left on the watering hole.</source>
        <translation>Auf dem Wasserloch ist keine Nahrung mehr.</translation>
    </message>
    <message>
        <source>The species has no {trait}.</source>
        <translation>Die Tierart hat „{trait}“ nicht.</translation>
    </message>
    <message>
        <source>There is no such species.</source>
        <translation>Diese Tierart gibt es nicht.</translation>
    </message>
    <message>
        <source>You can play cards only on your own species.</source>
        <translation>Karten kannst du nur an eigene Tierarten legen.</translation>
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
        <source>You have a hungry species that can eat from the watering hole, so you must feed it.</source>
        <translation>Du hast eine hungrige Tierart, die aus dem Wasserloch fressen kann; du musst sie füttern.</translation>
    </message>
    <message>
        <source>You have a hungry Carnivore that can attack, so it must feed.</source>
        <translation>Du hast einen hungrigen Fleischfresser, der angreifen kann; er muss fressen.</translation>
    </message>
    <message>
        <source>It cannot eat more.</source>
        <translation>Mehr kann sie nicht fressen.</translation>
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
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Times through the deck</source>
        <translation>Durchgänge durch den Nachziehstapel</translation>
    </message>
    <message>
        <source>How often the draw pile is used up before the round becomes the last one.</source>
        <translation>Wie oft der Nachziehstapel aufgebraucht wird, bis die laufende Runde die letzte ist.</translation>
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
        <source>Long Neck fills Fat Tissue</source>
        <translation>Langer Hals füllt die Fettschicht</translation>
    </message>
    <message>
        <source>Otherwise it takes no more tokens than its population needs.</source>
        <translation>Sonst nimmt die Tierart nicht mehr Nahrungschips, als ihre Population braucht.</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>Can only be attacked by a Carnivore that also has Burrowing.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser angegriffen werden, der ebenfalls „Verbergen“ hat.</translation>
    </message>
    <message>
        <source>Carnivore</source>
        <translation>Fleischfresser</translation>
    </message>
    <message>
        <source>At the start of your turn its population grows by 1 card from the draw pile, which no player sees.</source>
        <translation>Diese Tierart vermehrt sich: Zu Beginn deines Zugs wächst ihre Population um 1 Karte vom Nachziehstapel, die kein Spieler sieht.</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Fliegen</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that also has Flight.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser angegriffen werden, der ebenfalls „Fliegen“ hat.</translation>
    </message>
    <message>
        <source>A Carnivore that attacks this species loses 1 population card before it eats.</source>
        <translation>Diese Tierart kostet jeden Fleischfresser, der sie angreift, 1 Populationskarte, noch bevor er frisst.</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>Nachtaktiv</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that also has Nocturnal.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser angegriffen werden, der ebenfalls „Nachtaktiv“ hat.</translation>
    </message>
    <message>
        <source>Takes 1 token from the food bank each time a Carnivore eats a population card, also in the turns of others.</source>
        <translation>Diese Tierart erhält jedes Mal 1 Nahrungschip aus dem Vorrat, wenn ein Fleischfresser eine Populationskarte frisst, auch im Zug anderer Spieler.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Schnelligkeit</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that also has Speed.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser angegriffen werden, der ebenfalls „Schnelligkeit“ hat.</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>Hörner</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Never eats from the watering hole. Attacks other species, also your own, and must if it finds no other prey: 1 card of the prey brings up to 2 tokens.</source>
        <translation>Diese Tierart frisst niemals aus dem Wasserloch. Sie greift andere Tierarten an, auch deine eigenen, und muss das, wenn sie keine andere Beute findet. 1 Karte der Beute bringt bis zu 2 Nahrungschips.</translation>
    </message>
    <message>
        <source>Once it is full, and no hungry species of yours can eat, it may take a second token on each population card.</source>
        <translation>Diese Tierart darf, wenn sie satt ist und keine deiner hungrigen fressen kann, auf jeder Populationskarte einen zweiten Nahrungschip sammeln.</translation>
    </message>
    <message>
        <source>Takes up to 3 tokens from the food bank before your species eat anything else.</source>
        <translation>Diese Tierart nimmt bis zu 3 Nahrungschips aus dem Vorrat, bevor deine Tierarten etwas anderes fressen.</translation>
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
        <source>Long Neck</source>
        <translation>Langer Hals</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>Fruchtbarkeit</translation>
    </message>
</context>
</TS>
