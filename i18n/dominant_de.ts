<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Wanderer</source>
        <translation>Wanderer</translation>
    </message>
    <message>
        <source>Follows simple rules for its own animals and ignores all others.</source>
        <translation>Folgt für die eigenen Tiere einfachen Regeln, ohne die anderen zu beachten.</translation>
    </message>
    <message>
        <source>Settler</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <source>Plans by simple rules, then weighs what each step brings to itself and to the others.</source>
        <translation>Plant nach einfachen Regeln und wägt dann bei jedem Schritt ab, was er ihm selbst und den anderen bringt.</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Kundschafter</translation>
    </message>
    <message>
        <source>Tries for each pawn what it would bring if it acted at once.</source>
        <translation>Probiert für jede Figur aus, was sie bringt, wenn sie sofort handelt.</translation>
    </message>
    <message>
        <source>Breeder</source>
        <translation>Züchter</translation>
    </message>
    <message>
        <source>Likes to have many cubes on earth.</source>
        <translation>Hat gern viele Würfel auf der Erde.</translation>
    </message>
    <message>
        <source>Nomad</source>
        <translation>Nomade</translation>
    </message>
    <message>
        <source>Spreads its cubes over many tiles.</source>
        <translation>Verteilt seine Würfel auf viele Hexfelder.</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>Herausforderer</translation>
    </message>
    <message>
        <source>Goes for the cubes of the leader.</source>
        <translation>Hat es auf die Würfel des Führenden abgesehen.</translation>
    </message>
    <message>
        <source>Ice keeper</source>
        <translation>Eishüter</translation>
    </message>
    <message>
        <source>Likes the tundra to grow.</source>
        <translation>Lässt die Tundra gern wachsen.</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Takes points now rather than later.</source>
        <translation>Nimmt Punkte lieber gleich als später.</translation>
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
        <source>Hunter</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Plays its best pawns out to the end of the round, where all follow simple rules.</source>
        <translation>Spielt die besten Plätze jeder Figur bis zum Ende der Runde durch; alle folgen dabei einfachen Regeln.</translation>
    </message>
    <message>
        <source>Apex</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>The strongest: plays its best pawns out to the end of the round, where all weigh each step.</source>
        <translation>Am stärksten: spielt die besten Plätze jeder Figur bis zum Ende der Runde durch; alle wägen dabei jeden Schritt ab.</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Sehr schwer</translation>
    </message>
</context>
<context>
    <name>CardEffect</name>
    <message>
        <source>nothing happens</source>
        <translation>nichts geschieht</translation>
    </message>
    <message>
        <source>you +{number}</source>
        <translation>du +{number}</translation>
    </message>
    <message>
        <source>up to +{number}</source>
        <translation>bis zu +{number}</translation>
    </message>
    <message>
        <source>any element</source>
        <translation>beliebiges Element</translation>
    </message>
    <message>
        <source>you +{number}, the end</source>
        <translation>du +{number}, das Ende</translation>
    </message>
    <message>
        <source>every animal loses</source>
        <translation>jedes Tier verliert</translation>
    </message>
    <message>
        <source>a pawn acts again</source>
        <translation>eine Figur handelt noch einmal</translation>
    </message>
    <message>
        <source>a pawn for the next round</source>
        <translation>eine Figur für die nächste Runde</translation>
    </message>
    <message>
        <source>you get a pawn</source>
        <translation>du bekommst eine Figur</translation>
    </message>
    <message>
        <source>nothing to exchange</source>
        <translation>nichts zu tauschen</translation>
    </message>
    <message>
        <source>exchange an element</source>
        <translation>ein Element tauschen</translation>
    </message>
    <message>
        <source>already first</source>
        <translation>schon vorn</translation>
    </message>
    <message>
        <source>place {number} on the track</source>
        <translation>Platz {number} der Leiste</translation>
    </message>
</context>
<context>
    <name>CeremonyWords</name>
    <message>
        <source>Ice Age: this round is the last</source>
        <translation>Eiszeit: Diese Runde ist die letzte</translation>
    </message>
    <message>
        <source>This round is the last</source>
        <translation>Diese Runde ist die letzte</translation>
    </message>
    <message>
        <source>cubes lost</source>
        <translation>Würfel verloren</translation>
    </message>
    <message>
        <source>cubes and tiles in tundra</source>
        <translation>Würfel und Tundrafelder</translation>
    </message>
    <message>
        <source>for tiles dominated</source>
        <translation>für dominierte Hexfelder</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>on %n tile(s)</source>
        <translation>
            <numerusform>auf %n Hexfeld</numerusform>
            <numerusform>auf %n Hexfeldern</numerusform>
        </translation>
    </message>
    <message>
        <source>one saved</source>
        <translation>einer gerettet</translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n neues Hexfeld</numerusform>
            <numerusform>%n neue Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s)</source>
        <translation>
            <numerusform>%n neue Karte</numerusform>
            <numerusform>%n neue Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extinction: %n cube(s) die.</source>
        <translation>
            <numerusform>Aussterben: %n Würfel stirbt.</numerusform>
            <numerusform>Aussterben: %n Würfel sterben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extinction: no cube dies.</source>
        <translation>Aussterben: Kein Würfel stirbt.</translation>
    </message>
    <message numerus="yes">
        <source>{animal} %n cube(s)</source>
        <translation>
            <numerusform>{animal} %n Würfel</numerusform>
            <numerusform>{animal} %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost in Extinction: {losses}.</source>
        <translation>Beim Aussterben verloren: {losses}.</translation>
    </message>
    <message numerus="yes">
        <source>Survival: {animal} gets %n point(s).</source>
        <translation>
            <numerusform>Überleben: {animal} bekommt %n Punkt.</numerusform>
            <numerusform>Überleben: {animal} bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reseed: the elements move on; new elements, cards and tiles are revealed.</source>
        <translation>Aussaat: Die Elemente rücken weiter; neue Elemente, Karten und Hexfelder liegen offen.</translation>
    </message>
    <message>
        <source>Ice Age: this round is the last.</source>
        <translation>Eiszeit: Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>Ice Age, this round is the last: {gains}.</source>
        <translation>Eiszeit, diese Runde ist die letzte: {gains}.</translation>
    </message>
    <message>
        <source>Every tile is scored once more.</source>
        <translation>Jedes Hexfeld wird noch einmal gewertet.</translation>
    </message>
    <message>
        <source>Every tile is scored once more: {gains}.</source>
        <translation>Jedes Hexfeld wird noch einmal gewertet: {gains}.</translation>
    </message>
    <message>
        <source>The end with Ice Age now: {points}.</source>
        <translation>Endstand, wenn die Eiszeit jetzt kommt: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{animal} %n point(s)</source>
        <translation>
            <numerusform>{animal} %n Punkt</numerusform>
            <numerusform>{animal} %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>up to %n cube(s)</source>
        <translation>
            <numerusform>bis zu %n Würfel</numerusform>
            <numerusform>bis zu %n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) die</source>
        <translation>
            <numerusform>%n Würfel stirbt</numerusform>
            <numerusform>%n Würfel sterben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s) die</source>
        <translation>
            <numerusform>bis zu %n Würfel stirbt</numerusform>
            <numerusform>bis zu %n Würfel sterben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s) flee</source>
        <translation>
            <numerusform>bis zu %n Würfel flieht</numerusform>
            <numerusform>bis zu %n Würfel fliehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rivals lose %n cube(s)</source>
        <translation>
            <numerusform>Rivalen: %n Würfel weniger</numerusform>
            <numerusform>Rivalen: %n Würfel weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n element(s) go</source>
        <translation>
            <numerusform>bis zu %n Element weg</numerusform>
            <numerusform>bis zu %n Elemente weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rival(s) lose an element</source>
        <translation>
            <numerusform>%n Rivale verliert ein Element</numerusform>
            <numerusform>%n Rivalen verlieren ein Element</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rival(s) lose points</source>
        <translation>
            <numerusform>%n Rivale verliert Punkte</numerusform>
            <numerusform>%n Rivalen verlieren Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pawn for %n animal(s)</source>
        <translation>
            <numerusform>eine Figur für %n Tier</numerusform>
            <numerusform>je eine Figur für %n Tiere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an element for %n animal(s)</source>
        <translation>
            <numerusform>ein Element für %n Tier</numerusform>
            <numerusform>je ein Element für %n Tiere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dominance</name>
    <message>
        <source>Mammal</source>
        <translation>Säugetier</translation>
    </message>
    <message>
        <source>Reptile</source>
        <translation>Reptil</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>Amphibian</source>
        <translation>Amphibie</translation>
    </message>
    <message>
        <source>Arachnid</source>
        <translation>Spinne</translation>
    </message>
    <message>
        <source>Insect</source>
        <translation>Insekt</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Grub</source>
        <translation>Larven</translation>
    </message>
    <message>
        <source>Meat</source>
        <translation>Fleisch</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation>Dschungel</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Savannah</source>
        <translation>Savanne</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Tundra</source>
        <translation>Tundra</translation>
    </message>
    <message>
        <source>Wetland</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Aquatic</source>
        <translation>Wasserleben</translation>
    </message>
    <message>
        <source>Place an element of your choice on a sea or wetland tile, then up to 4 of your cubes there.</source>
        <translation>Lege ein Element deiner Wahl auf ein See- oder Sumpffeld und setze dort bis zu 4 deiner Würfel.</translation>
    </message>
    <message>
        <source>Biodiversity</source>
        <translation>Artenvielfalt</translation>
    </message>
    <message>
        <source>1 point for every tile that you share with other animals.</source>
        <translation>1 Punkt für jedes Hexfeld, das du mit anderen Tieren teilst.</translation>
    </message>
    <message>
        <source>Biomass</source>
        <translation>Biomasse</translation>
    </message>
    <message>
        <source>On every tile with more cubes than elements, eliminate one cube.</source>
        <translation>Eliminiere auf jedem Hexfeld mit mehr Würfeln als Elementen einen Würfel.</translation>
    </message>
    <message>
        <source>Blight</source>
        <translation>Fäule</translation>
    </message>
    <message>
        <source>Choose a tile: all its elements but one are removed.</source>
        <translation>Wähle ein Hexfeld: Alle seine Elemente bis auf eines werden entfernt.</translation>
    </message>
    <message>
        <source>Catastrophe</source>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>Choose a tile: all cubes there but one are eliminated, and one cube on each tile beside it.</source>
        <translation>Wähle ein Hexfeld: Eliminiere dort alle Würfel bis auf einen und auf jedem Nachbarfeld einen Würfel.</translation>
    </message>
    <message>
        <source>Cold Snap</source>
        <translation>Kälteeinbruch</translation>
    </message>
    <message>
        <source>Every other animal loses one cube on every tundra tile where it lives.</source>
        <translation>Jedes andere Tier verliert einen Würfel auf jedem Tundrafeld, auf dem es lebt.</translation>
    </message>
    <message>
        <source>Disease</source>
        <translation>Seuche</translation>
    </message>
    <message>
        <source>Every animal with more elements than you loses one of its choice.</source>
        <translation>Jedes Tier mit mehr Elementen als du verliert eines seiner Wahl.</translation>
    </message>
    <message>
        <source>Ecodiversity</source>
        <translation>Vielfalt der Ökosysteme</translation>
    </message>
    <message>
        <source>1 point for every element on earth of a kind that you have.</source>
        <translation>1 Punkt für jedes Element auf der Erde, dessen Art du hast.</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>Replace one cube each of up to two other animals by your own.</source>
        <translation>Ersetze je einen Würfel von bis zu zwei anderen Tieren durch einen eigenen.</translation>
    </message>
    <message>
        <source>Fecundity</source>
        <translation>Reicher Nachwuchs</translation>
    </message>
    <message>
        <source>One new cube on each tile of your choice where you live.</source>
        <translation>Setze je einen neuen Würfel auf Hexfelder deiner Wahl, auf denen du lebst.</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>Fruchtbares Land</translation>
    </message>
    <message>
        <source>Choose a tile where you live: 1 point for every cube on it.</source>
        <translation>Wähle ein Hexfeld, auf dem du lebst: 1 Punkt für jeden Würfel darauf.</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>Lebensraum</translation>
    </message>
    <message>
        <source>Place an element of your choice on a vacant corner.</source>
        <translation>Lege ein Element deiner Wahl auf eine freie Ecke.</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>Winterschlaf</translation>
    </message>
    <message>
        <source>Up to 5 of your eliminated cubes return to one tile and are safe from this Extinction.</source>
        <translation>Bis zu 5 deiner eliminierten Würfel kehren auf ein Hexfeld zurück; dieses Aussterben trifft sie nicht.</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>Eiszeit</translation>
    </message>
    <message>
        <source>Every animal scores the bonus for the tiles it dominates. This is the last round.</source>
        <translation>Jedes Tier bekommt den Bonus für die Hexfelder, auf denen es dominant ist. Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>Ice Sheet</source>
        <translation>Eisschild</translation>
    </message>
    <message>
        <source>Freeze a tile as with Glaciation.</source>
        <translation>Vergletschere ein Hexfeld wie bei der Vergletscherung.</translation>
    </message>
    <message>
        <source>Immigrants</source>
        <translation>Eingewanderte Arten</translation>
    </message>
    <message>
        <source>Every animal, you too, loses an element, or a pawn, or all its cubes but one on each tile.</source>
        <translation>Jedes Tier, auch deines, verliert ein Element, eine Figur oder je Hexfeld alle Würfel bis auf einen.</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>Instinkt</translation>
    </message>
    <message>
        <source>Place one of your available pawns on any vacant action space.</source>
        <translation>Setze eine deiner verfügbaren Figuren auf ein freies Augenfeld.</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenz</translation>
    </message>
    <message>
        <source>You and every animal above you in the food chain get a new pawn.</source>
        <translation>Du bekommst eine neue Figur, ebenso jedes Tier, das in der Nahrungskette über dir steht.</translation>
    </message>
    <message>
        <source>Mass Exodus</source>
        <translation>Massenwanderung</translation>
    </message>
    <message>
        <source>Choose a tile: move all cubes on it to tiles beside it.</source>
        <translation>Wähle ein Hexfeld: Bewege alle Würfel von dort auf Nachbarfelder.</translation>
    </message>
    <message>
        <source>Metamorphosis</source>
        <translation>Metamorphose</translation>
    </message>
    <message>
        <source>Exchange one of your added elements for one from the bag.</source>
        <translation>Tausche eines deiner hinzugekommenen Elemente gegen eines aus dem Stoffbeutel.</translation>
    </message>
    <message>
        <source>Niche Biomes</source>
        <translation>Ökologische Nischen</translation>
    </message>
    <message>
        <source>Every animal with more points than you loses the first value of the tile just scored.</source>
        <translation>Jedes Tier mit mehr Punkten als du verliert so viele, wie das eben gewertete Hexfeld dem Ersten bringt.</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>Nachtaktiv</translation>
    </message>
    <message>
        <source>Move your marker one place forward on the initiative track.</source>
        <translation>Rücke deinen Marker auf der Initiativleiste um einen Platz vor.</translation>
    </message>
    <message>
        <source>Omnivore</source>
        <translation>Allesfresser</translation>
    </message>
    <message>
        <source>You get a new pawn.</source>
        <translation>Du bekommst eine neue Figur.</translation>
    </message>
    <message>
        <source>Parasitism</source>
        <translation>Parasitismus</translation>
    </message>
    <message>
        <source>You and every animal below you in the food chain get a new pawn.</source>
        <translation>Du bekommst eine neue Figur, ebenso jedes Tier, das in der Nahrungskette unter dir steht.</translation>
    </message>
    <message>
        <source>Predator</source>
        <translation>Raubtier</translation>
    </message>
    <message>
        <source>On every tile where you live, eliminate one cube of another animal.</source>
        <translation>Eliminiere auf jedem Hexfeld, auf dem du lebst, einen Würfel eines anderen Tiers.</translation>
    </message>
    <message>
        <source>Symbiotic</source>
        <translation>Symbiose</translation>
    </message>
    <message>
        <source>You and every animal with fewer elements than you draw one at random.</source>
        <translation>Du ziehst zufällig ein Element, ebenso jedes Tier mit weniger Elementen als du.</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Adaptation</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Zurückentwicklung</translation>
    </message>
    <message>
        <source>Abundance</source>
        <translation>Überfluss</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Ödland</translation>
    </message>
    <message>
        <source>Depletion</source>
        <translation>Erschöpfung</translation>
    </message>
    <message>
        <source>Glaciation</source>
        <translation>Vergletscherung</translation>
    </message>
    <message>
        <source>Speciation</source>
        <translation>Artenbildung</translation>
    </message>
    <message>
        <source>Wanderlust</source>
        <translation>Wanderlust</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Konkurrenzkampf</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>Dominanz</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planungsphase</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Ausführungsphase</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rücksetzungsphase</translation>
    </message>
    <message>
        <source>Wasteland, beside tundra</source>
        <translation>Ödland, an der Tundra</translation>
    </message>
    <message>
        <source>Extinction</source>
        <translation>Aussterben</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Überleben</translation>
    </message>
    <message>
        <source>Reseed</source>
        <translation>Aussaat</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Free cube</source>
        <translation>Würfel ohne Figur</translation>
    </message>
    <message>
        <source>Free elimination</source>
        <translation>Eliminieren ohne Figur</translation>
    </message>
</context>
<context>
    <name>Dominant</name>
    <message>
        <source>Six animals, {least} to {most} players</source>
        <translation>Sechs Tiere, {least} bis {most} Spieler</translation>
    </message>
</context>
<context>
    <name>DominantDescriptions</name>
    <message numerus="yes">
        <source>The earth: %n tile(s), {tundra} of them tundra</source>
        <translation>
            <numerusform>Die Erde: %n Hexfeld, davon {tundra} Tundra</numerusform>
            <numerusform>Die Erde: %n Hexfelder, davon {tundra} Tundra</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, blank</source>
        <translation>{place}, leer</translation>
    </message>
    <message>
        <source>{place}, pays {values}: {animals}</source>
        <translation>{place} (Wertung: {values}): {animals}</translation>
    </message>
    <message>
        <source>{place}, pays {values}: no cubes</source>
        <translation>{place}: keine Würfel, Wertung: {values}</translation>
    </message>
    <message>
        <source>{place}, scored this round: {animals}</source>
        <translation>{place}, in dieser Runde gewertet: {animals}</translation>
    </message>
    <message>
        <source>dominates by {lead}</source>
        <translation>dominant, Vorsprung {lead}</translation>
    </message>
    <message>
        <source>tied for dominance</source>
        <translation>gleichauf bei der Dominanz</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) at Reset</source>
        <translation>
            <numerusform>%n stirbt bei der Rücksetzung</numerusform>
            <numerusform>%n sterben bei der Rücksetzung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n may die at Reset</source>
        <translation>
            <numerusform>%n stirbt vielleicht bei der Rücksetzung</numerusform>
            <numerusform>%n sterben vielleicht bei der Rücksetzung</numerusform>
        </translation>
    </message>
    <message>
        <source>lives on one element</source>
        <translation>lebt von einem Element</translation>
    </message>
    <message>
        <source>{standing} (on {place})</source>
        <translation>{standing} (auf {place})</translation>
    </message>
    <message numerus="yes">
        <source>The tile would pay %n point(s).</source>
        <translation>
            <numerusform>Das Hexfeld bringt jetzt %n Punkt.</numerusform>
            <numerusform>Das Hexfeld bringt jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Elements: {elements}.</source>
        <translation>Elemente: {elements}.</translation>
    </message>
    <message>
        <source>No elements.</source>
        <translation>Keine Elemente.</translation>
    </message>
    <message>
        <source>For scoring it, {animal} takes a card.</source>
        <translation>Nach der Wertung nimmt {animal} eine Karte.</translation>
    </message>
    <message>
        <source>The numbers on the tiles count cubes</source>
        <translation>Die Zahlen auf den Hexfeldern zählen Würfel</translation>
    </message>
    <message>
        <source>Dominance: elements in common with each tile</source>
        <translation>Dominanz: gemeinsame Elemente mit jedem Hexfeld</translation>
    </message>
    <message>
        <source>Points that each tile would pay</source>
        <translation>Punkte, die jedes Hexfeld bringt</translation>
    </message>
    <message>
        <source>As it stands no cube dies</source>
        <translation>Stand jetzt stirbt kein Würfel</translation>
    </message>
    <message>
        <source>Danger: cubes that die at Reset</source>
        <translation>Gefahr: Würfel, die bei der Rücksetzung sterben</translation>
    </message>
    <message>
        <source>{animal} {count}</source>
        <translation>{animal} {count}</translation>
    </message>
    <message>
        <source>{animal} up to {count}</source>
        <translation>{animal} bis zu {count}</translation>
    </message>
    <message>
        <source>{element} on corner {corner}</source>
        <translation>{element} auf Ecke {corner}</translation>
    </message>
    <message>
        <source>No element leaves the earth</source>
        <translation>Kein Element verlässt die Erde</translation>
    </message>
    <message>
        <source>Leaves the earth: {elements}</source>
        <translation>Verlässt die Erde: {elements}</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Corner {corner}: {what}</source>
        <translation>Ecke {corner}: {what}</translation>
    </message>
    <message>
        <source>Action display</source>
        <translation>Aktionsübersicht</translation>
    </message>
    <message>
        <source>pawns: {pawns}</source>
        <translation>Figuren: {pawns}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) vacant</source>
        <translation>
            <numerusform>%n Augenfeld frei</numerusform>
            <numerusform>%n Augenfelder frei</numerusform>
        </translation>
    </message>
    <message>
        <source>elements: {elements}</source>
        <translation>Elemente: {elements}</translation>
    </message>
    <message>
        <source>no elements</source>
        <translation>keine Elemente</translation>
    </message>
    <message>
        <source>Round {round}, {phase}. Initiative: {track}.</source>
        <translation>Runde {round}, {phase}. Initiative: {track}.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Das ist die letzte Runde.</translation>
    </message>
    <message>
        <source>Round {number} is the last.</source>
        <translation>Runde {number} ist die letzte.</translation>
    </message>
    <message>
        <source>Ice Age is face up.</source>
        <translation>Die Eiszeit liegt offen.</translation>
    </message>
    <message numerus="yes">
        <source>Ice Age in %n round(s) at the earliest.</source>
        <translation>
            <numerusform>Eiszeit frühestens in %n Runde.</numerusform>
            <numerusform>Eiszeit frühestens in %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stacks of tiles</source>
        <translation>Stapel der Hexfelder</translation>
    </message>
    <message>
        <source>no open tile</source>
        <translation>kein offenes Hexfeld</translation>
    </message>
    <message numerus="yes">
        <source>Stack {stack}: {what}, %n below</source>
        <translation>
            <numerusform>Stapel {stack}: {what}, %n darunter</numerusform>
            <numerusform>Stapel {stack}: {what}, %n darunter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tundra: %n tile(s) left</source>
        <translation>
            <numerusform>Tundra: %n Hexfeld übrig</numerusform>
            <numerusform>Tundra: %n Hexfelder übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dominance cards: {open} open, %n in the deck</source>
        <translation>
            <numerusform>Dominanzkarten: {open} offen, %n im Stapel</numerusform>
            <numerusform>Dominanzkarten: {open} offen, %n im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n point(s), {forecast} if the game ended now</source>
        <translation>
            <numerusform>{seat}: %n Punkt, {forecast}, wenn die Partie jetzt endet</numerusform>
            <numerusform>{seat}: %n Punkte, {forecast}, wenn die Partie jetzt endet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it stands %n cube(s) die at Reset.</source>
        <translation>
            <numerusform>Stand jetzt stirbt bei der Rücksetzung %n Würfel.</numerusform>
            <numerusform>Stand jetzt sterben bei der Rücksetzung %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Elements: {elements}; {added} of them added.</source>
        <translation>Elemente: {elements}; davon {added} hinzugekommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) available.</source>
        <translation>
            <numerusform>%n Figur verfügbar.</numerusform>
            <numerusform>%n Figuren verfügbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in the gene pool.</source>
        <translation>
            <numerusform>%n Würfel im Gen-Pool.</numerusform>
            <numerusform>%n Würfel im Gen-Pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lives on %n tile(s).</source>
        <translation>
            <numerusform>Lebt auf %n Hexfeld.</numerusform>
            <numerusform>Lebt auf %n Hexfeldern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dominates %n tile(s).</source>
        <translation>
            <numerusform>Dominant auf %n Hexfeld.</numerusform>
            <numerusform>Dominant auf %n Hexfeldern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Regression takes {elements}.</source>
        <translation>Die Zurückentwicklung nimmt {elements}.</translation>
    </message>
    <message>
        <source>In common: {sum}.</source>
        <translation>Übereinstimmungen: {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) will die at Reset.</source>
        <translation>
            <numerusform>%n Würfel stirbt bei der Rücksetzung.</numerusform>
            <numerusform>%n Würfel sterben bei der Rücksetzung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Survival card: no animal holds it</source>
        <translation>Überlebenskarte: kein Tier</translation>
    </message>
    <message numerus="yes">
        <source>Survival card: {animal}, {cubes} on tundra, worth %n point(s)</source>
        <translation>
            <numerusform>Überlebenskarte: {animal}, {cubes} auf Tundra, %n Punkt wert</numerusform>
            <numerusform>Überlebenskarte: {animal}, {cubes} auf Tundra, %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n element(s)</source>
        <translation>
            <numerusform>Stoffbeutel: %n Element</numerusform>
            <numerusform>Stoffbeutel: %n Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>{element}: {number} in the bag</source>
        <translation>{element}: {number} im Stoffbeutel</translation>
    </message>
    <message>
        <source>Board without an animal</source>
        <translation>Tableau ohne Tier</translation>
    </message>
    <message>
        <source>Your board: {animal}</source>
        <translation>Dein Tableau: {animal}</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) placed</source>
        <translation>
            <numerusform>%n Figur gesetzt</numerusform>
            <numerusform>%n Figuren gesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>moved forward on the initiative track</source>
        <translation>auf der Initiativleiste vorgerückt</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) taken</source>
        <translation>
            <numerusform>%n Element genommen</numerusform>
            <numerusform>%n Elemente genommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) lost</source>
        <translation>
            <numerusform>%n Element verloren</numerusform>
            <numerusform>%n Elemente verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) placed on earth</source>
        <translation>
            <numerusform>%n Element auf die Erde gelegt</numerusform>
            <numerusform>%n Elemente auf die Erde gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) removed</source>
        <translation>
            <numerusform>%n Element entfernt</numerusform>
            <numerusform>%n Elemente entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) placed</source>
        <translation>
            <numerusform>%n Hexfeld gelegt</numerusform>
            <numerusform>%n Hexfelder gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) frozen</source>
        <translation>
            <numerusform>%n Hexfeld vergletschert</numerusform>
            <numerusform>%n Hexfelder vergletschert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cube(s)</source>
        <translation>
            <numerusform>%n neuer Würfel</numerusform>
            <numerusform>%n neue Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) moved</source>
        <translation>
            <numerusform>%n Würfel bewegt</numerusform>
            <numerusform>%n Würfel bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) eliminated</source>
        <translation>
            <numerusform>%n Würfel eliminiert</numerusform>
            <numerusform>%n Würfel eliminiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) scored</source>
        <translation>
            <numerusform>%n Hexfeld gewertet</numerusform>
            <numerusform>%n Hexfelder gewertet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n Karte genommen</numerusform>
            <numerusform>%n Karten genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>the Survival card won</source>
        <translation>die Überlebenskarte bekommen</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) gained</source>
        <translation>
            <numerusform>%n Figur bekommen</numerusform>
            <numerusform>%n Figuren bekommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) lost</source>
        <translation>
            <numerusform>%n Figur verloren</numerusform>
            <numerusform>%n Figuren verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>a cube saved</source>
        <translation>einen Würfel gerettet</translation>
    </message>
</context>
<context>
    <name>DominantEventWords</name>
    <message>
        <source>{animal}: pawn on {space}.</source>
        <translation>{animal}: Figur auf {space}.</translation>
    </message>
    <message>
        <source>{animal} is now at place {place} on the initiative track.</source>
        <translation>{animal} rückt auf Platz {place} der Initiativleiste vor.</translation>
    </message>
    <message>
        <source>{animal} takes {element}.</source>
        <translation>{animal} nimmt {element}.</translation>
    </message>
    <message>
        <source>{animal} loses {element}.</source>
        <translation>{animal} verliert {element}.</translation>
    </message>
    <message>
        <source>{animal}: {element} on the corner {corner}.</source>
        <translation>{animal}: {element} auf die Ecke {corner}.</translation>
    </message>
    <message>
        <source>{animal} removes {element} from the corner {corner}.</source>
        <translation>{animal} entfernt {element} von der Ecke {corner}.</translation>
    </message>
    <message>
        <source>{animal} places a tile: {cell}.</source>
        <translation>{animal} legt ein Hexfeld: {cell}.</translation>
    </message>
    <message>
        <source>{animal} freezes {cell}.</source>
        <translation>{animal} vergletschert {cell}.</translation>
    </message>
    <message>
        <source>{animal} scores {cell}.</source>
        <translation>{animal} wertet {cell}.</translation>
    </message>
    <message>
        <source>{animal} takes the card {card}.</source>
        <translation>{animal} nimmt die Karte „{card}“.</translation>
    </message>
    <message>
        <source>The card {card} leaves the game.</source>
        <translation>Die Karte „{card}“ verlässt das Spiel.</translation>
    </message>
    <message>
        <source>{animal} holds the Survival card.</source>
        <translation>{animal} hat die Überlebenskarte.</translation>
    </message>
    <message>
        <source>The elements on the action display move on: {first} to {second}, {third} to {fourth}, {fourth} to {fifth}.</source>
        <translation>Die Elemente der Aktionsübersicht rücken weiter: {first} nach {second}, {third} nach {fourth}, {fourth} nach {fifth}.</translation>
    </message>
    <message>
        <source>New tile on stack {stack}: {terrain}.</source>
        <translation>Auf Stapel {stack} liegt ein neues Hexfeld offen: {terrain}.</translation>
    </message>
    <message>
        <source>{animal} gets a new pawn.</source>
        <translation>{animal} bekommt eine neue Figur.</translation>
    </message>
    <message>
        <source>{animal} loses a pawn.</source>
        <translation>{animal} verliert eine Figur.</translation>
    </message>
    <message>
        <source>{animal}: one cube on {cell} is saved.</source>
        <translation>{animal}: Ein Würfel auf {cell} ist gerettet.</translation>
    </message>
    <message>
        <source>{animal} passes.</source>
        <translation>{animal} passt.</translation>
    </message>
    <message>
        <source>This round is the last.</source>
        <translation>Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>Every tile has been scored once more.</source>
        <translation>Alle Hexfelder sind noch einmal gewertet.</translation>
    </message>
    <message>
        <source>Wasteland removes {element} from the corner {corner}, beside tundra.</source>
        <translation>Das Ödland entfernt {element} von der Ecke {corner}, an der Tundra.</translation>
    </message>
    <message>
        <source>{element} on the corner {corner} is removed: all around it is tundra.</source>
        <translation>{element} auf der Ecke {corner} verschwindet: Ringsum ist Tundra.</translation>
    </message>
    <message>
        <source>{animal} loses {element} to Regression.</source>
        <translation>{animal} verliert {element} durch die Zurückentwicklung.</translation>
    </message>
    <message>
        <source>{animal} returns {element} from {box} to the bag.</source>
        <translation>{animal} legt {element} aus „{box}“ in den Stoffbeutel zurück.</translation>
    </message>
    <message>
        <source>{animal} loses the pawn on {space}.</source>
        <translation>{animal} verliert die Figur auf {space}.</translation>
    </message>
    <message>
        <source>{animal} draws {element}.</source>
        <translation>{animal} zieht {element}.</translation>
    </message>
    <message>
        <source>No animal holds the Survival card now.</source>
        <translation>Kein Tier hat jetzt die Überlebenskarte.</translation>
    </message>
    <message>
        <source>Points: {each}.</source>
        <translation>Punkte: {each}.</translation>
    </message>
    <message>
        <source>Cubes eliminated: {each}.</source>
        <translation>Eliminierte Würfel: {each}.</translation>
    </message>
    <message>
        <source>Cubes back in the gene pool: {each}.</source>
        <translation>Würfel zurück im Gen-Pool: {each}.</translation>
    </message>
    <message>
        <source>New tiles: {each}.</source>
        <translation>Neue Hexfelder liegen offen: {each}.</translation>
    </message>
    <message>
        <source>Points ({cause}): {each}.</source>
        <translation>Punkte ({cause}): {each}.</translation>
    </message>
    <message>
        <source>Cubes eliminated ({cause}): {each}.</source>
        <translation>Eliminierte Würfel ({cause}): {each}.</translation>
    </message>
    <message>
        <source>{animal} protects an element: pawn on {space}.</source>
        <translation>{animal} schützt ein Element: Figur auf {space}.</translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation>Offene Karten: {cards}.</translation>
    </message>
    <message>
        <source>Open tiles: {tiles}.</source>
        <translation>Offene Hexfelder: {tiles}.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Aufgedeckt: {cards}.</translation>
    </message>
    <message>
        <source>Drawn: {boxes}.</source>
        <translation>Gezogen: {boxes}.</translation>
    </message>
    <message numerus="yes">
        <source>{animal} loses %n point(s).</source>
        <translation>
            <numerusform>{animal} verliert %n Punkt.</numerusform>
            <numerusform>{animal} verliert %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for Survival.</source>
        <translation>
            <numerusform>{animal}: %n Punkt für das Überleben.</numerusform>
            <numerusform>{animal}: %n Punkte für das Überleben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for the tiles beside it.</source>
        <translation>
            <numerusform>{animal}: %n Punkt für die Nachbarfelder.</numerusform>
            <numerusform>{animal}: %n Punkte für die Nachbarfelder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for {cell}.</source>
        <translation>
            <numerusform>{animal}: %n Punkt für {cell}.</numerusform>
            <numerusform>{animal}: %n Punkte für {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s).</source>
        <translation>
            <numerusform>{animal}: %n Punkt.</numerusform>
            <numerusform>{animal}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n new cube(s) on {cell}.</source>
        <translation>
            <numerusform>{animal}: %n neuer Würfel auf {cell}.</numerusform>
            <numerusform>{animal}: %n neue Würfel auf {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) move from {start} to {cell}.</source>
        <translation>
            <numerusform>{victim}: %n Würfel bewegt sich von {start} nach {cell}.</numerusform>
            <numerusform>{victim}: %n Würfel bewegen sich von {start} nach {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) return from {cell} to the gene pool.</source>
        <translation>
            <numerusform>{animal}: %n Würfel kehrt von {cell} in den Gen-Pool zurück.</numerusform>
            <numerusform>{animal}: %n Würfel kehren von {cell} in den Gen-Pool zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) die out on {cell}.</source>
        <translation>
            <numerusform>{victim}: %n Würfel stirbt auf {cell}.</numerusform>
            <numerusform>{victim}: %n Würfel sterben auf {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) eliminated on {cell}.</source>
        <translation>
            <numerusform>{victim}: %n Würfel auf {cell} eliminiert.</numerusform>
            <numerusform>{victim}: %n Würfel auf {cell} eliminiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal} eliminates %n {victim} cube(s) on {cell}.</source>
        <translation>
            <numerusform>{animal} eliminiert auf {cell} %n Würfel von {victim}.</numerusform>
            <numerusform>{animal} eliminiert auf {cell} %n Würfel von {victim}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantExplaining</name>
    <message>
        <source>Points at once</source>
        <translation>Punkte sofort</translation>
    </message>
    <message>
        <source>Tiles later and at the end</source>
        <translation>Hexfelder später und am Ende</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>Eiszeit</translation>
    </message>
    <message>
        <source>Cubes in the gene pool</source>
        <translation>Würfel im Gen-Pool</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Place on the initiative track</source>
        <translation>Platz auf der Initiativleiste</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Überleben</translation>
    </message>
    <message>
        <source>Pawns on Domination</source>
        <translation>Figuren bei der Aktion Dominanz</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Elements drawn at random</source>
        <translation>Zufällig gezogene Elemente</translation>
    </message>
    <message>
        <source>What others lose</source>
        <translation>Verluste der anderen</translation>
    </message>
    <message>
        <source>Points in this round</source>
        <translation>Punkte in dieser Runde</translation>
    </message>
    <message>
        <source>There are kinds of element that it lacks.</source>
        <translation>Es gibt Elemente von Arten, die dem Tier fehlen.</translation>
    </message>
    <message>
        <source>There is no kind that it lacks and would keep.</source>
        <translation>Es gibt keine Art, die dem Tier fehlt und die es behalten würde.</translation>
    </message>
    <message>
        <source>Regression threatens kinds that no pawn protects yet.</source>
        <translation>Die Zurückentwicklung bedroht Arten, die noch keine Figur schützt.</translation>
    </message>
    <message>
        <source>Regression threatens no more of its elements.</source>
        <translation>Die Zurückentwicklung bedroht keine weiteren Elemente.</translation>
    </message>
    <message>
        <source>It concerns elements that the animal has.</source>
        <translation>Es geht um Elemente, die das Tier hat.</translation>
    </message>
    <message>
        <source>The animal has this element already.</source>
        <translation>Das Tier hat dieses Element schon.</translation>
    </message>
    <message>
        <source>The animal does not have this element.</source>
        <translation>Das Tier hat dieses Element nicht.</translation>
    </message>
    <message>
        <source>No such element lies on earth.</source>
        <translation>Auf der Erde liegt kein solches Element.</translation>
    </message>
    <message>
        <source>Its gene pool is empty.</source>
        <translation>Der Gen-Pool ist leer.</translation>
    </message>
    <message>
        <source>Many of its cubes can move.</source>
        <translation>Viele eigene Würfel können sich bewegen.</translation>
    </message>
    <message>
        <source>No elements lie there.</source>
        <translation>Dort liegen keine Elemente.</translation>
    </message>
    <message>
        <source>It has a pawn at this action already.</source>
        <translation>Bei dieser Aktion steht schon eine eigene Figur.</translation>
    </message>
    <message>
        <source>It has no pawn at this action yet.</source>
        <translation>Bei dieser Aktion steht noch keine eigene Figur.</translation>
    </message>
    <message>
        <source>Other spaces of the action come first.</source>
        <translation>Andere Augenfelder der Aktion kommen vorher.</translation>
    </message>
    <message>
        <source>It would cost a pawn.</source>
        <translation>Es kostet eine Figur.</translation>
    </message>
    <message>
        <source>It acts earlier in planning.</source>
        <translation>Das Tier ist bei der Planung früher an der Reihe.</translation>
    </message>
    <message>
        <source>Such elements lie on earth.</source>
        <translation>Solche Elemente liegen auf der Erde.</translation>
    </message>
    <message>
        <source>Regression threatens this kind.</source>
        <translation>Die Zurückentwicklung bedroht diese Art.</translation>
    </message>
    <message>
        <source>Its own cubes live there.</source>
        <translation>Dort leben eigene Würfel.</translation>
    </message>
    <message>
        <source>Its cubes there are endangered.</source>
        <translation>Eigene Würfel sind dort gefährdet.</translation>
    </message>
    <message>
        <source>It brings bonus points.</source>
        <translation>Es bringt Bonuspunkte.</translation>
    </message>
    <message>
        <source>Its own cubes would return to the gene pool.</source>
        <translation>Eigene Würfel kehren in den Gen-Pool zurück.</translation>
    </message>
    <message>
        <source>The cubes find elements of theirs there.</source>
        <translation>Dort liegen Elemente, die zu den Würfeln passen.</translation>
    </message>
    <message>
        <source>The cubes would be endangered there.</source>
        <translation>Die Würfel sind dort gefährdet.</translation>
    </message>
    <message>
        <source>Its own cubes live beside it.</source>
        <translation>Daneben leben eigene Würfel.</translation>
    </message>
    <message>
        <source>The terrain pays points.</source>
        <translation>Das Gelände bringt Punkte.</translation>
    </message>
    <message>
        <source>The cubes find more elements of theirs there.</source>
        <translation>Dort liegen mehr Elemente, die zu den Würfeln passen.</translation>
    </message>
    <message>
        <source>The cubes find no more elements of theirs there.</source>
        <translation>Dort liegen keine weiteren Elemente, die zu den Würfeln passen.</translation>
    </message>
    <message>
        <source>Rivals lose cubes.</source>
        <translation>Rivalen verlieren Würfel.</translation>
    </message>
    <message>
        <source>It costs cubes of its own.</source>
        <translation>Es kostet eigene Würfel.</translation>
    </message>
    <message>
        <source>It scores points itself.</source>
        <translation>Das Tier bekommt selbst Punkte.</translation>
    </message>
    <message>
        <source>Rivals score points.</source>
        <translation>Rivalen bekommen Punkte.</translation>
    </message>
    <message>
        <source>It takes a card itself.</source>
        <translation>Das Tier nimmt selbst eine Karte.</translation>
    </message>
    <message>
        <source>A rival takes a card.</source>
        <translation>Ein Rivale nimmt eine Karte.</translation>
    </message>
    <message>
        <source>It prefers some cards to others.</source>
        <translation>Manche Karten sind ihm lieber als andere.</translation>
    </message>
    <message>
        <source>Many rivals live there.</source>
        <translation>Dort leben viele Rivalen.</translation>
    </message>
    <message>
        <source>It costs an element.</source>
        <translation>Es kostet ein Element.</translation>
    </message>
    <message>
        <source>The pawn would do nothing.</source>
        <translation>Die Figur bewirkt nichts.</translation>
    </message>
    <message>
        <source>Nothing better is left to do.</source>
        <translation>Etwas Besseres gibt es nicht mehr zu tun.</translation>
    </message>
    <message>
        <source>It follows written rules: the weightiest reason decides. It looks at its own animals only.</source>
        <translation>Folgt festen Regeln: Der gewichtigste Grund entscheidet. Achtet nur auf die eigenen Tiere.</translation>
    </message>
    <message>
        <source>It plans its pawns by written rules and tries every other step: what counts is its lead over its rivals afterwards.</source>
        <translation>Setzt die Figuren nach festen Regeln und probiert jeden anderen Schritt aus: Es zählt, wie weit die eigenen Tiere danach vor den Rivalen liegen.</translation>
    </message>
    <message>
        <source>It tries each pawn’s action on a copy and picks one of the best: what counts is its lead over its rivals afterwards.</source>
        <translation>Lässt jede Figur probeweise sofort handeln und nimmt eine der besten: Es zählt, wie weit die eigenen Tiere danach vor den Rivalen liegen.</translation>
    </message>
    <message>
        <source>It plays its best pawns out to the end of the round, all else by written rules: what counts is its lead over its rivals afterwards.</source>
        <translation>Spielt die besten Plätze der Figur bis zum Ende der Runde durch, alles Weitere nach festen Regeln: Es zählt, wie weit die eigenen Tiere dann vor den Rivalen liegen.</translation>
    </message>
    <message>
        <source>It plays its best pawns out to the end of the round and weighs every step: what counts is its lead over its rivals afterwards.</source>
        <translation>Spielt die besten Plätze der Figur bis zum Ende der Runde durch und wägt dabei jeden Schritt ab: Es zählt, wie weit die eigenen Tiere dann vor den Rivalen liegen.</translation>
    </message>
    <message>
        <source>It plays at random.</source>
        <translation>Spielt rein zufällig.</translation>
    </message>
    <message>
        <source>It tries every step: what counts is its lead over its rivals afterwards.</source>
        <translation>Probiert jeden Schritt aus: Es zählt, wie weit die eigenen Tiere danach vor den Rivalen liegen.</translation>
    </message>
    <message>
        <source>Lead: {amount} points</source>
        <translation>Vorsprung: {amount} Punkte</translation>
    </message>
    <message>
        <source>Look at {place}.</source>
        <translation>Achte auf {place}.</translation>
    </message>
    <message>
        <source>Look at the corner {place}.</source>
        <translation>Achte auf die Ecke {place}.</translation>
    </message>
    <message>
        <source>Look at the action display.</source>
        <translation>Achte auf die Aktionsübersicht.</translation>
    </message>
    <message>
        <source>Look at the button below the prompt.</source>
        <translation>Achte auf den Knopf unter der Anweisung.</translation>
    </message>
    <message>
        <source>Look at the open cards.</source>
        <translation>Achte auf die offenen Karten.</translation>
    </message>
    <message>
        <source>Look at the elements.</source>
        <translation>Achte auf die Elemente.</translation>
    </message>
    <message>
        <source>Consider a pawn on {action}.</source>
        <translation>Eine Figur bei {action} würde sich lohnen.</translation>
    </message>
    <message>
        <source>{move}.</source>
        <extracomment>a hint&apos;s first line: &quot;Freeze d4.&quot;</extracomment>
        <translation>{move}.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>“{move}” would bring no more.</source>
        <translation>„{move}“ bringt nicht mehr.</translation>
    </message>
    <message>
        <source>“{move}” would cost about {amount} points: {part}.</source>
        <translation>„{move}“ kostet etwa {amount} Punkte: {part}.</translation>
    </message>
    <message>
        <source>It costs about {amount} points; the others cost no less.</source>
        <translation>Es kostet etwa {amount} Punkte; alles andere kostet nicht weniger.</translation>
    </message>
    <message>
        <source>As far as can be seen, the others bring the same.</source>
        <translation>Soweit absehbar, bringt alles andere ebenso viel.</translation>
    </message>
    <message>
        <source>What decides: {part}.</source>
        <translation>Entscheidend ist: {part}.</translation>
    </message>
</context>
<context>
    <name>DominantHeadlines</name>
    <message>
        <source>{title} – {what}</source>
        <translation>{title} – {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n neues Hexfeld</numerusform>
            <numerusform>%n neue Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>{animal} {points}</source>
        <translation>{animal} {points}</translation>
    </message>
    <message>
        <source>card {card}</source>
        <translation>Karte „{card}“</translation>
    </message>
    <message>
        <source>without {elements}</source>
        <translation>ohne {elements}</translation>
    </message>
    <message numerus="yes">
        <source>%n new cube(s)</source>
        <translation>
            <numerusform>%n neuer Würfel</numerusform>
            <numerusform>%n neue Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) moved</source>
        <translation>
            <numerusform>%n Würfel bewegt</numerusform>
            <numerusform>%n Würfel bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) eliminated</source>
        <translation>
            <numerusform>%n Würfel eliminiert</numerusform>
            <numerusform>%n Würfel eliminiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) into the gene pool</source>
        <translation>
            <numerusform>%n Würfel in den Gen-Pool</numerusform>
            <numerusform>%n Würfel in den Gen-Pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) saved</source>
        <translation>
            <numerusform>%n Würfel gerettet</numerusform>
            <numerusform>%n Würfel gerettet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantLog</name>
    <message>
        <source>Round {amount}</source>
        <translation>Runde {amount}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation>Offene Karten: {cards}.</translation>
    </message>
    <message>
        <source>Open tiles: {tiles}.</source>
        <translation>Offene Hexfelder: {tiles}.</translation>
    </message>
    <message>
        <source>{space}: {who}</source>
        <translation>{space}: {who}</translation>
    </message>
    <message>
        <source>{who}: {amount}</source>
        <translation>{who}: {amount}</translation>
    </message>
    <message>
        <source>{who} places a pawn on {space}.</source>
        <translation>{who} setzt eine Figur auf {space}.</translation>
    </message>
    <message>
        <source>{who} protects an element ({space}).</source>
        <translation>{who} schützt ein Element ({space}).</translation>
    </message>
    <message>
        <source>{who} is now at place {place} on the initiative track.</source>
        <translation>{who} ist nun auf Platz {place} der Initiativleiste.</translation>
    </message>
    <message>
        <source>{who} takes {element}.</source>
        <translation>{who} nimmt {element}.</translation>
    </message>
    <message>
        <source>{who} gives up {element}.</source>
        <translation>{who} gibt {element} ab.</translation>
    </message>
    <message>
        <source>{who} places {element} on corner {corner}.</source>
        <translation>{who} legt {element} auf die Ecke {corner}.</translation>
    </message>
    <message>
        <source>{who} removes {element} from corner {corner}.</source>
        <translation>{who} entfernt {element} von der Ecke {corner}.</translation>
    </message>
    <message>
        <source>{who} places a tile: {tile}.</source>
        <translation>{who} legt ein Hexfeld: {tile}.</translation>
    </message>
    <message>
        <source>{who} freezes {tile}.</source>
        <translation>{who} vergletschert {tile}.</translation>
    </message>
    <message>
        <source>{who} has {tile} scored.</source>
        <translation>{who} wertet {tile}.</translation>
    </message>
    <message>
        <source>{who} takes the card {card}.</source>
        <translation>{who} nimmt die Karte „{card}“.</translation>
    </message>
    <message>
        <source>A card is turned up: {card}.</source>
        <translation>Eine Karte wird aufgedeckt: „{card}“.</translation>
    </message>
    <message>
        <source>{who} gets the Survival card.</source>
        <translation>{who} bekommt die Überlebenskarte.</translation>
    </message>
    <message>
        <source>A tile is turned up on stack {place}: {terrain}.</source>
        <translation>Auf Stapel {place} wird ein Hexfeld aufgedeckt: {terrain}.</translation>
    </message>
    <message>
        <source>{who} gets a new pawn ({cause}).</source>
        <translation>{who} bekommt eine neue Figur ({cause}).</translation>
    </message>
    <message>
        <source>{who} gives up a pawn.</source>
        <translation>{who} gibt eine Figur ab.</translation>
    </message>
    <message>
        <source>{who} saves a cube on {tile}.</source>
        <translation>{who} rettet einen Würfel auf {tile}.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passt.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Das ist die letzte Runde.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{who} draws {element} ({cause}).</source>
        <translation>{who} zieht {element} ({cause}).</translation>
    </message>
    <message>
        <source>{who} loses {element} in Regression.</source>
        <translation>{who} verliert {element} bei der Zurückentwicklung.</translation>
    </message>
    <message>
        <source>{element} leaves corner {corner} (Wasteland).</source>
        <translation>Das Element {element} verschwindet von der Ecke {corner} (Ödland).</translation>
    </message>
    <message>
        <source>{element} leaves corner {corner}, between three tundra tiles.</source>
        <translation>Das Element {element} verschwindet von der Ecke {corner}, die nun zwischen drei Tundrafeldern liegt.</translation>
    </message>
    <message>
        <source>{who} returns {element} from the box to the bag.</source>
        <translation>{who} legt {element} in den Stoffbeutel zurück.</translation>
    </message>
    <message>
        <source>No animal has the Survival card.</source>
        <translation>Kein Tier hat die Überlebenskarte.</translation>
    </message>
    <message>
        <source>{who} gives up a pawn on {space}.</source>
        <translation>{who} gibt eine Figur auf {space} ab.</translation>
    </message>
    <message>
        <source>Drawn for {action}: {elements}.</source>
        <translation>Gezogen für {action}: {elements}.</translation>
    </message>
    <message>
        <source>{who} adds a cube to {tile}.</source>
        <translation>{who} setzt einen Würfel auf {tile}.</translation>
    </message>
    <message>
        <source>{who} adds {amount} cubes to {tile}.</source>
        <translation>{who} setzt {amount} Würfel auf {tile}.</translation>
    </message>
    <message>
        <source>{who} moves a cube from {start} to {tile}.</source>
        <translation>{who} bewegt einen Würfel von {start} nach {tile}.</translation>
    </message>
    <message>
        <source>{who} moves {amount} cubes from {start} to {tile}.</source>
        <translation>{who} bewegt {amount} Würfel von {start} nach {tile}.</translation>
    </message>
    <message>
        <source>A cube of {victim} moves from {start} to {tile}.</source>
        <translation>Ein Würfel von {victim} bewegt sich von {start} nach {tile}.</translation>
    </message>
    <message>
        <source>{amount} cubes of {victim} move from {start} to {tile}.</source>
        <translation>{amount} Würfel von {victim} bewegen sich von {start} nach {tile}.</translation>
    </message>
    <message>
        <source>A cube of {who} returns from {tile} to the gene pool.</source>
        <translation>Ein Würfel von {who} kehrt von {tile} in den Gen-Pool zurück.</translation>
    </message>
    <message>
        <source>{amount} cubes of {who} return from {tile} to the gene pool.</source>
        <translation>{amount} Würfel von {who} kehren von {tile} in den Gen-Pool zurück.</translation>
    </message>
    <message>
        <source>{who} eliminates a cube of {victim} on {tile}.</source>
        <translation>{who} eliminiert auf {tile} einen Würfel von {victim}.</translation>
    </message>
    <message>
        <source>{who} eliminates {amount} cubes of {victim} on {tile}.</source>
        <translation>{who} eliminiert auf {tile} {amount} Würfel von {victim}.</translation>
    </message>
    <message>
        <source>{who} gives up a cube on {tile}.</source>
        <translation>{who} gibt auf {tile} einen Würfel ab.</translation>
    </message>
    <message>
        <source>{who} gives up {amount} cubes on {tile}.</source>
        <translation>{who} gibt auf {tile} {amount} Würfel ab.</translation>
    </message>
    <message>
        <source>{victim} loses a cube on {tile} ({cause}).</source>
        <translation>{victim} verliert einen Würfel auf {tile} ({cause}).</translation>
    </message>
    <message>
        <source>{victim} loses {amount} cubes on {tile} ({cause}).</source>
        <translation>{victim} verliert {amount} Würfel auf {tile} ({cause}).</translation>
    </message>
    <message>
        <source>{who} scores 1 point ({cause}).</source>
        <translation>{who} bekommt 1 Punkt ({cause}).</translation>
    </message>
    <message>
        <source>{who} scores {amount} points ({cause}).</source>
        <translation>{who} bekommt {amount} Punkte ({cause}).</translation>
    </message>
    <message>
        <source>{who} loses 1 point ({cause}).</source>
        <translation>{who} verliert 1 Punkt ({cause}).</translation>
    </message>
    <message>
        <source>{who} loses {amount} points ({cause}).</source>
        <translation>{who} verliert {amount} Punkte ({cause}).</translation>
    </message>
    <message>
        <source>beside {tile}</source>
        <translation>Nachbarn von {tile}</translation>
    </message>
    <message>
        <source>{name} ({animal})</source>
        <translation>{name} ({animal})</translation>
    </message>
    <message>
        <source>{terrain} {cell}</source>
        <translation>{terrain} {cell}</translation>
    </message>
    <message>
        <source>{action} ({element})</source>
        <translation>{action} ({element})</translation>
    </message>
    <message>
        <source>{action} {place}</source>
        <translation>{action} {place}</translation>
    </message>
</context>
<context>
    <name>DominantOrders</name>
    <message>
        <source>Pawn on {space}</source>
        <translation>Figur auf {space}</translation>
    </message>
    <message>
        <source>One place forward on the initiative track</source>
        <translation>Einen Platz vor auf der Initiativleiste</translation>
    </message>
    <message>
        <source>Keep this place on the initiative track</source>
        <translation>Diesen Platz auf der Initiativleiste behalten</translation>
    </message>
    <message>
        <source>Take {element}</source>
        <translation>{element} nehmen</translation>
    </message>
    <message>
        <source>Protect {elements}</source>
        <translation>{elements} schützen</translation>
    </message>
    <message>
        <source>{element} on the corner {corner}</source>
        <translation>{element} auf die Ecke {corner}</translation>
    </message>
    <message>
        <source>Return {element} to the bag</source>
        <translation>{element} in den Stoffbeutel zurücklegen</translation>
    </message>
    <message>
        <source>Remove {lying} from the corner {corner}</source>
        <translation>{lying} von der Ecke {corner} entfernen</translation>
    </message>
    <message>
        <source>Freeze {cell}</source>
        <translation>{cell} vergletschern</translation>
    </message>
    <message>
        <source>New cubes around {lying} on the corner {corner}</source>
        <translation>Neue Würfel um {lying} auf der Ecke {corner}</translation>
    </message>
    <message>
        <source>Place {terrain} on {cell}</source>
        <translation>{terrain} auf {cell} legen</translation>
    </message>
    <message>
        <source>Eliminate a cube on {cell}: {animal}</source>
        <translation>Einen Würfel auf {cell} eliminieren: {animal}</translation>
    </message>
    <message>
        <source>Score {cell}</source>
        <translation>{cell} werten</translation>
    </message>
    <message>
        <source>Take the card {card}</source>
        <translation>Die Karte „{card}“ nehmen</translation>
    </message>
    <message>
        <source>{cell}: only {lying} on the corner {corner} stays</source>
        <translation>{cell}: Nur {lying} auf der Ecke {corner} bleibt</translation>
    </message>
    <message>
        <source>{cell}: one cube survives, {animal}</source>
        <translation>{cell}: Ein Würfel überlebt, {animal}</translation>
    </message>
    <message>
        <source>Replace a cube on {cell}: {animal}</source>
        <translation>Einen Würfel auf {cell} ersetzen: {animal}</translation>
    </message>
    <message>
        <source>Choose {cell}</source>
        <translation>{cell} wählen</translation>
    </message>
    <message>
        <source>Exchange {element} for {gained}</source>
        <translation>{element} gegen {gained} tauschen</translation>
    </message>
    <message>
        <source>Lose {element}</source>
        <translation>{element} abgeben</translation>
    </message>
    <message>
        <source>Save a cube on {cell}</source>
        <translation>Einen Würfel auf {cell} retten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Choose {cell}, where nothing changes</source>
        <translation>{cell} wählen, wo sich nichts ändert</translation>
    </message>
    <message>
        <source>Lose a pawn</source>
        <translation>Eine Figur abgeben</translation>
    </message>
    <message>
        <source>Lose the pawn on {space}</source>
        <translation>Die Figur auf {space} abgeben</translation>
    </message>
    <message>
        <source>Keep only one cube on each tile</source>
        <translation>Auf jedem Hexfeld nur einen Würfel behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n new cube(s) on {cell}</source>
        <translation>
            <numerusform>%n neuer Würfel auf {cell}</numerusform>
            <numerusform>%n neue Würfel auf {cell}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) from {start} to {cell}: {animal}</source>
        <translation>
            <numerusform>%n Würfel von {start} nach {cell}: {animal}</numerusform>
            <numerusform>%n Würfel von {start} nach {cell}: {animal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n cube(s) from {start} to {cell}</source>
        <translation>
            <numerusform>%n Würfel von {start} nach {cell} bewegen</numerusform>
            <numerusform>%n Würfel von {start} nach {cell} bewegen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantReading</name>
    <message>
        <source>Aquatic</source>
        <translation>Wasserleben</translation>
    </message>
    <message>
        <source>Biodiversity</source>
        <translation>Artenvielfalt</translation>
    </message>
    <message>
        <source>Biomass</source>
        <translation>Biomasse</translation>
    </message>
    <message>
        <source>Blight</source>
        <translation>Fäule</translation>
    </message>
    <message>
        <source>Catastrophe</source>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>Cold Snap</source>
        <translation>Kälteeinbruch</translation>
    </message>
    <message>
        <source>Disease</source>
        <translation>Seuche</translation>
    </message>
    <message>
        <source>Ecodiversity</source>
        <translation>Vielfalt der Ökosysteme</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>Fecundity</source>
        <translation>Reicher Nachwuchs</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>Fruchtbares Land</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>Lebensraum</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>Winterschlaf</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>Eiszeit</translation>
    </message>
    <message>
        <source>Ice Sheet</source>
        <translation>Eisschild</translation>
    </message>
    <message>
        <source>Immigrants</source>
        <translation>Eingewanderte Arten</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>Instinkt</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenz</translation>
    </message>
    <message>
        <source>Mass Exodus</source>
        <translation>Massenwanderung</translation>
    </message>
    <message>
        <source>Metamorphosis</source>
        <translation>Metamorphose</translation>
    </message>
    <message>
        <source>Niche Biomes</source>
        <translation>Ökologische Nischen</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>Nachtaktiv</translation>
    </message>
    <message>
        <source>Omnivore</source>
        <translation>Allesfresser</translation>
    </message>
    <message>
        <source>Parasitism</source>
        <translation>Parasitismus</translation>
    </message>
    <message>
        <source>Predator</source>
        <translation>Raubtier</translation>
    </message>
    <message>
        <source>Symbiotic</source>
        <translation>Symbiose</translation>
    </message>
</context>
<context>
    <name>DominantReference</name>
    <message>
        <source>New pawns are placed from the next round on. An animal has 10 at most.</source>
        <translation>Neue Figuren werden ab der nächsten Runde gesetzt. Ein Tier hat höchstens 10.</translation>
    </message>
    <message>
        <source>The cubes go on a sea or wetland tile at that corner. Where no such corner is vacant, only cubes come, on any sea or wetland tile. Frozen sea is tundra.</source>
        <translation>Die Würfel kommen auf ein See- oder Sumpffeld an dieser Ecke. Ist keine solche Ecke frei, kommen nur Würfel, und zwar auf ein beliebiges See- oder Sumpffeld. Eine vereiste See ist Tundra.</translation>
    </message>
    <message>
        <source>However many rivals live there, a tile is 1 point.</source>
        <translation>Wie viele Rivalen dort auch leben: Ein Hexfeld bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>You choose whose cube it is; where only one animal lives, it is that one’s, even yours. Which tiles are too full is settled when the card is taken.</source>
        <translation>Du wählst, wessen Würfel es ist; wo nur ein Tier lebt, trifft es dieses, auch dein eigenes. Welche Hexfelder zu voll sind, steht fest, sobald die Karte genommen ist.</translation>
    </message>
    <message>
        <source>You choose the tile, any one on earth, and the element that stays.</source>
        <translation>Du wählst das Hexfeld, ein beliebiges der Erde, und das Element, das bleibt.</translation>
    </message>
    <message>
        <source>You choose the tile, the cube that survives, and on each tile beside it whose cube is eliminated. Empty tiles are passed over.</source>
        <translation>Du wählst das Hexfeld, den Würfel, der überlebt, und auf jedem Nachbarfeld, wessen Würfel eliminiert wird. Leere Hexfelder werden übergangen.</translation>
    </message>
    <message>
        <source>You lose no cube.</source>
        <translation>Du verlierst keinen Würfel.</translation>
    </message>
    <message>
        <source>Printed elements count, but cannot be lost.</source>
        <translation>Aufgedruckte Elemente zählen mit, können aber nicht verloren gehen.</translation>
    </message>
    <message>
        <source>Only you score.</source>
        <translation>Nur du bekommst Punkte.</translation>
    </message>
    <message>
        <source>Your cubes come from your gene pool; the replaced ones are eliminated.</source>
        <translation>Deine Würfel kommen aus deinem Gen-Pool; die ersetzten werden eliminiert.</translation>
    </message>
    <message>
        <source>The cubes come from your gene pool.</source>
        <translation>Die Würfel kommen aus deinem Gen-Pool.</translation>
    </message>
    <message>
        <source>The cubes of all animals count.</source>
        <translation>Es zählen die Würfel aller Tiere.</translation>
    </message>
    <message>
        <source>No more cubes than you have lost. They are safe in this round only, and only as many as are still on the tile.</source>
        <translation>Nicht mehr Würfel, als du verloren hast. Sicher sind sie nur in dieser Runde, und nur so viele, wie noch auf dem Hexfeld liegen.</translation>
    </message>
    <message>
        <source>It lies below all other cards. A tile that no animal dominates counts for none.</source>
        <translation>Sie liegt unter allen anderen Karten. Ein Hexfeld, auf dem kein Tier dominant ist, zählt für keines.</translation>
    </message>
    <message>
        <source>It must be done if a tile can be frozen.</source>
        <translation>Das ist Pflicht, wenn ein Hexfeld vergletschert werden kann.</translation>
    </message>
    <message>
        <source>The animals choose in the order of the food chain. The third choice is open even if it costs nothing.</source>
        <translation>Die Tiere wählen in der Reihenfolge der Nahrungskette. Die dritte Wahl steht auch dann offen, wenn sie nichts kostet.</translation>
    </message>
    <message>
        <source>Only a space further right in Domination acts this round; everywhere else the pawn waits for the next one.</source>
        <translation>Nur auf einem Augenfeld weiter rechts bei der Aktion Dominanz handelt die Figur noch in dieser Runde; überall sonst wartet sie auf die nächste.</translation>
    </message>
    <message>
        <source>You decide where each cube goes, also those of other animals.</source>
        <translation>Du entscheidest für jeden Würfel, wohin er kommt, auch für fremde.</translation>
    </message>
    <message>
        <source>Without an added element nothing happens.</source>
        <translation>Ohne hinzugekommenes Element geschieht nichts.</translation>
    </message>
    <message>
        <source>No animal falls below 0 points.</source>
        <translation>Kein Tier fällt unter 0 Punkte.</translation>
    </message>
    <message>
        <source>The first animal on the track stays there.</source>
        <translation>Das erste Tier der Leiste bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>You choose whose cube it is. Tiles without rivals are passed over.</source>
        <translation>Du wählst, wessen Würfel es ist. Hexfelder ohne Rivalen werden übergangen.</translation>
    </message>
    <message>
        <source>Which animals have fewer is settled before any of them draws. An animal with 6 elements draws none.</source>
        <translation>Welche Tiere weniger haben, steht fest, bevor eines zieht. Ein Tier mit 6 Elementen zieht keines.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>To note</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In dieser Partie</translation>
    </message>
    <message>
        <source>It is face up.</source>
        <translation>Sie liegt offen.</translation>
    </message>
    <message>
        <source>It has been taken.</source>
        <translation>Sie ist schon genommen.</translation>
    </message>
    <message>
        <source>It has not come up yet.</source>
        <translation>Sie ist noch nicht aufgetaucht.</translation>
    </message>
</context>
<context>
    <name>DominantScoring</name>
    <message>
        <source>{name}: {points} so far, {tiles} for tiles at the end</source>
        <translation>{name}: bisher {points}, am Ende {tiles} für Hexfelder</translation>
    </message>
    <message>
        <source>Equal points: {name} wins with the animal higher in the food chain.</source>
        <translation>Gleich viele Punkte: {name} gewinnt mit dem Tier, das in der Nahrungskette höher steht.</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>Dominanz</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Bonus for tiles</source>
        <translation>Bonus für Hexfelder</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Überleben</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>Eiszeit</translation>
    </message>
    <message>
        <source>Tiles at the end</source>
        <translation>Hexfelder am Ende</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
</context>
<context>
    <name>DominantShortcuts</name>
    <message>
        <source>Answer a question: how many cubes</source>
        <translation>Eine Frage beantworten: wie viele Würfel</translation>
    </message>
    <message>
        <source>Pass, or make the planned moves</source>
        <translation>Passen oder die geplanten Würfel bewegen</translation>
    </message>
    <message>
        <source>Take the last planned move back</source>
        <translation>Letzte geplante Bewegung zurücknehmen</translation>
    </message>
    <message>
        <source>Go to a tile (here d3) or pick up its cubes</source>
        <translation>Zu einem Hexfeld gehen (hier d3) oder seine Würfel nehmen</translation>
    </message>
    <message>
        <source>Describe a tile, then the next</source>
        <translation>Ein Hexfeld beschreiben, dann das nächste</translation>
    </message>
    <message>
        <source>Show who dies and what melts, as with 3</source>
        <translation>Zeigen, wer stirbt und was schmilzt, wie mit Taste 3</translation>
    </message>
    <message>
        <source>Elements that each animal shares with each tile</source>
        <translation>Elemente, die jedes Tier mit jedem Hexfeld teilt</translation>
    </message>
    <message>
        <source>Points that each tile would pay</source>
        <translation>Punkte, die jedes Hexfeld bringt</translation>
    </message>
    <message>
        <source>Cubes that die at Reset</source>
        <translation>Würfel, die bei der Rücksetzung sterben</translation>
    </message>
    <message>
        <source>With large text: open another panel</source>
        <translation>Bei großer Schrift: anderen Bereich öffnen</translation>
    </message>
</context>
<context>
    <name>DominantStart</name>
    <message>
        <source>{tile}: {things}</source>
        <translation>{tile}: {things}</translation>
    </message>
</context>
<context>
    <name>DominantStatistics</name>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>most opposing cubes eliminated in a game</source>
        <translation>meiste eliminierte fremde Würfel in einer Partie</translation>
    </message>
    <message>
        <source>most cubes that died out in a game</source>
        <translation>meiste gestorbene Würfel in einer Partie</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>most cards taken in a game</source>
        <translation>meiste genommene Karten in einer Partie</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Hexfelder</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>most tiles placed in a game</source>
        <translation>meiste gelegte Hexfelder in einer Partie</translation>
    </message>
    <message>
        <source>Animals and cards</source>
        <translation>Tiere und Karten</translation>
    </message>
    <message>
        <source>Lead: a player&apos;s points minus the average of the others. Games with an animal that scored, or a card that was taken, are compared with all the other games. A difference may have other causes, and with this many intervals some will be off.</source>
        <translation>Vorsprung: die Punkte eines Spielers abzüglich des Durchschnitts der anderen. Verglichen werden Partien, in denen ein Tier Punkte bekam oder eine Karte genommen wurde, mit allen übrigen. Ein Unterschied kann andere Gründe haben, und bei so vielen Bereichen liegt leicht einer daneben.</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>genommene Karten</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>DominantTable</name>
    <message>
        <source>Place a pawn.</source>
        <translation>Setze eine Figur.</translation>
    </message>
    <message>
        <source>Place the pawn again.</source>
        <translation>Setze die Figur noch einmal.</translation>
    </message>
    <message>
        <source>Instinct: place one of your pawns.</source>
        <translation>Instinkt: Setze eine deiner Figuren.</translation>
    </message>
    <message>
        <source>One place forward on the initiative track?</source>
        <translation>Auf der Initiativleiste einen Platz vorrücken?</translation>
    </message>
    <message>
        <source>Take an element.</source>
        <translation>Nimm ein Element.</translation>
    </message>
    <message>
        <source>Which elements do you protect? {left} can stay.</source>
        <translation>Welche Elemente schützt du? {left} kannst du behalten.</translation>
    </message>
    <message>
        <source>Take an element, then choose a corner for it.</source>
        <translation>Nimm ein Element und wähle eine Ecke dafür.</translation>
    </message>
    <message>
        <source>Return an element from Wasteland to the bag.</source>
        <translation>Lege ein Element vom Ödland in den Stoffbeutel zurück.</translation>
    </message>
    <message>
        <source>Remove an element from the earth.</source>
        <translation>Entferne ein Element von der Erde.</translation>
    </message>
    <message>
        <source>Freeze a tile beside tundra.</source>
        <translation>Vergletschere ein Hexfeld neben Tundra.</translation>
    </message>
    <message>
        <source>Ice Sheet: freeze a tile beside tundra.</source>
        <translation>Eisschild: Vergletschere ein Hexfeld neben Tundra.</translation>
    </message>
    <message>
        <source>{element}: choose one on the earth for new cubes around it.</source>
        <translation>{element}: Wähle eines auf der Erde für neue Würfel ringsum.</translation>
    </message>
    <message>
        <source>Place new cubes on the tiles around it.</source>
        <translation>Setze neue Würfel auf die Hexfelder ringsum.</translation>
    </message>
    <message>
        <source>The insect’s free cube: choose a tile.</source>
        <translation>Das Insekt bekommt einen Würfel: Wähle ein Hexfeld.</translation>
    </message>
    <message>
        <source>Place a tile.</source>
        <translation>Lege ein Hexfeld.</translation>
    </message>
    <message>
        <source>Take an element, then choose a corner of the new tile.</source>
        <translation>Nimm ein Element und wähle eine Ecke am neuen Hexfeld.</translation>
    </message>
    <message>
        <source>Move cubes onto the new tile, {place}.</source>
        <translation>Bewege Würfel auf das neue Hexfeld, {place}.</translation>
    </message>
    <message>
        <source>Move cubes: {left} left.</source>
        <translation>Bewege Würfel: noch {left}.</translation>
    </message>
    <message>
        <source>The arachnid eliminates one cube of a rival.</source>
        <translation>Die Spinne eliminiert einen fremden Würfel.</translation>
    </message>
    <message>
        <source>Eliminate a rival’s cube, one on each terrain: {terrains}.</source>
        <translation>Eliminiere fremde Würfel, je Gelände einen: {terrains}.</translation>
    </message>
    <message>
        <source>Score a tile.</source>
        <translation>Werte ein Hexfeld.</translation>
    </message>
    <message>
        <source>You dominate {place}: take a card.</source>
        <translation>Du bist auf {place} dominant: Nimm eine Karte.</translation>
    </message>
    <message>
        <source>Aquatic: place an element by the water.</source>
        <translation>Wasserleben: Lege ein Element ans Wasser.</translation>
    </message>
    <message>
        <source>Aquatic: place up to 4 cubes there.</source>
        <translation>Wasserleben: Setze dort bis zu 4 Würfel.</translation>
    </message>
    <message>
        <source>Biomass: eliminate a cube on each crowded tile.</source>
        <translation>Biomasse: Eliminiere auf jedem überfüllten Hexfeld einen Würfel.</translation>
    </message>
    <message>
        <source>Blight: choose the element that stays on a tile.</source>
        <translation>Fäule: Wähle das Element, das bei einem Hexfeld bleibt.</translation>
    </message>
    <message>
        <source>Catastrophe: choose the cube that survives.</source>
        <translation>Katastrophe: Wähle den Würfel, der überlebt.</translation>
    </message>
    <message>
        <source>Catastrophe: eliminate a cube on each adjacent tile.</source>
        <translation>Katastrophe: Eliminiere auf jedem Nachbarfeld einen Würfel.</translation>
    </message>
    <message>
        <source>Disease: lose an element.</source>
        <translation>Seuche: Gib ein Element ab.</translation>
    </message>
    <message>
        <source>Evolution: replace a rival’s cube, {left} left.</source>
        <translation>Evolution: Ersetze einen fremden Würfel, noch {left}.</translation>
    </message>
    <message>
        <source>Fecundity: add a cube to your tiles.</source>
        <translation>Reicher Nachwuchs: Setze je einen Würfel auf deine Hexfelder.</translation>
    </message>
    <message>
        <source>Fertile: choose one of your tiles.</source>
        <translation>Fruchtbares Land: Wähle eines deiner Hexfelder.</translation>
    </message>
    <message>
        <source>Habitat: place an element on a corner.</source>
        <translation>Lebensraum: Lege ein Element auf eine Ecke.</translation>
    </message>
    <message>
        <source>Hibernation: bring up to 5 cubes back to one tile.</source>
        <translation>Winterschlaf: Bringe bis zu 5 Würfel auf ein Hexfeld zurück.</translation>
    </message>
    <message>
        <source>Immigrants: lose an element, a pawn or cubes.</source>
        <translation>Eingewanderte Arten: Gib ein Element, eine Figur oder Würfel ab.</translation>
    </message>
    <message>
        <source>Mass Exodus: choose a tile.</source>
        <translation>Massenwanderung: Wähle ein Hexfeld.</translation>
    </message>
    <message>
        <source>Mass Exodus: move all cubes away from {place}.</source>
        <translation>Massenwanderung: Bewege alle Würfel von {place} weg.</translation>
    </message>
    <message>
        <source>Metamorphosis: exchange an element.</source>
        <translation>Metamorphose: Tausche ein Element.</translation>
    </message>
    <message>
        <source>Predator: eliminate a rival on each of your tiles.</source>
        <translation>Raubtier: Eliminiere auf jedem deiner Hexfelder einen fremden Würfel.</translation>
    </message>
    <message>
        <source>The mammal saves one cube: choose a tile.</source>
        <translation>Das Säugetier rettet einen Würfel: Wähle ein Hexfeld.</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Überleben</translation>
    </message>
    <message>
        <source>new and frozen tiles</source>
        <translation>neue und vergletscherte Hexfelder</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>Dominanz</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>All cubes are planned: move them or take moves back.</source>
        <translation>Alle Würfel sind eingeplant: Bewege sie oder nimm Bewegungen zurück.</translation>
    </message>
    <message>
        <source>{animal} takes {card}</source>
        <translation>{animal} nimmt „{card}“</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Overtake {animal}</source>
        <translation>{animal} überholen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Lose a pawn</source>
        <translation>Eine Figur abgeben</translation>
    </message>
    <message>
        <source>Lose cubes</source>
        <translation>Würfel abgeben</translation>
    </message>
    <message>
        <source>Protect …</source>
        <translation>Schützen …</translation>
    </message>
    <message>
        <source>Which ones do you protect?</source>
        <translation>Welche schützt du?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Wie viele?</translation>
    </message>
    <message>
        <source>Ice Age in at least {number} rounds</source>
        <translation>Eiszeit frühestens in {number} Runden</translation>
    </message>
    <message>
        <source>Round {number} is the last</source>
        <translation>Runde {number} ist die letzte</translation>
    </message>
    <message>
        <source>Ice Age possible next round</source>
        <translation>Eiszeit vielleicht nächste Runde</translation>
    </message>
    <message>
        <source>Ice Age is face up</source>
        <translation>Eiszeit liegt offen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>now + Ice Age + tiles</source>
        <translation>jetzt + Eiszeit + Hexfelder</translation>
    </message>
    <message>
        <source>now › with tiles</source>
        <translation>jetzt › mit Hexfeldern</translation>
    </message>
    <message>
        <source>now › with tiles and Ice Age</source>
        <translation>jetzt › mit Hexfeldern und Eiszeit</translation>
    </message>
    <message>
        <source>{printed} printed, {added} added</source>
        <translation>{printed} aufgedruckt, {added} dazu</translation>
    </message>
    <message>
        <source>pawns</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>cubes left</source>
        <translation>Würfel übrig</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominant</translation>
    </message>
    <message>
        <source>Point at a space to see its effect here.</source>
        <translation>Zeige auf ein Feld: Hier siehst du, was es bringt.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>tile stacks</source>
        <translation>Hexfeldstapel</translation>
    </message>
    <message>
        <source>held by none</source>
        <translation>kein Tier</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>{cubes}, {tiles}: +{points}</source>
        <translation>{cubes}, {tiles}: +{points}</translation>
    </message>
    <message>
        <source>lead of 1, 2, 3+</source>
        <translation>Vorsprung 1, 2, 3+</translation>
    </message>
    <message>
        <source>tied for it</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>dies at Reset</source>
        <translation>stirbt bald</translation>
    </message>
    <message>
        <source>lives on 1 element</source>
        <translation>nur 1 Element</translation>
    </message>
    <message>
        <source>feeds you</source>
        <translation>ernährt dich</translation>
    </message>
    <message>
        <source>one place forward, then the pawn again</source>
        <translation>rücke vor, setze die Figur neu</translation>
    </message>
    <message>
        <source>take one of these elements</source>
        <translation>nimm eines dieser Elemente</translation>
    </message>
    <message>
        <source>keep one element that is threatened</source>
        <translation>behalte ein bedrohtes Element</translation>
    </message>
    <message>
        <source>place one of these elements on earth</source>
        <translation>lege ein solches Element auf die Erde</translation>
    </message>
    <message>
        <source>return one of these elements</source>
        <translation>lege eines dieser Elemente zurück</translation>
    </message>
    <message>
        <source>remove one such element from the earth</source>
        <translation>entferne ein solches Element von der Erde</translation>
    </message>
    <message>
        <source>freeze a tile</source>
        <translation>vergletschere ein Hexfeld</translation>
    </message>
    <message>
        <source>new cubes around one element</source>
        <translation>neue Würfel um ein Element</translation>
    </message>
    <message>
        <source>place a tile, then an element</source>
        <translation>lege ein Hexfeld, dann ein Element</translation>
    </message>
    <message>
        <source>move that many cubes</source>
        <translation>bewege so viele Würfel</translation>
    </message>
    <message>
        <source>eliminate a rival on each terrain</source>
        <translation>eliminiere je Gelände einen Rivalen</translation>
    </message>
    <message>
        <source>score a tile; who dominates takes a card</source>
        <translation>werte ein Hexfeld; Krone: eine Karte</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rücksetzung</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>desert {cell}</source>
        <translation>Wüste {cell}</translation>
    </message>
    <message>
        <source>forest {cell}</source>
        <translation>Wald {cell}</translation>
    </message>
    <message>
        <source>jungle {cell}</source>
        <translation>Dschungel {cell}</translation>
    </message>
    <message>
        <source>mountain {cell}</source>
        <translation>Berg {cell}</translation>
    </message>
    <message>
        <source>savannah {cell}</source>
        <translation>Savanne {cell}</translation>
    </message>
    <message>
        <source>sea {cell}</source>
        <translation>See {cell}</translation>
    </message>
    <message>
        <source>tundra {cell}</source>
        <translation>Tundra {cell}</translation>
    </message>
    <message>
        <source>wetland {cell}</source>
        <translation>Sumpf {cell}</translation>
    </message>
    <message>
        <source>{place}, upper right</source>
        <translation>{place} oben rechts</translation>
    </message>
    <message>
        <source>{place}, right</source>
        <translation>{place} rechts</translation>
    </message>
    <message>
        <source>{place}, lower right</source>
        <translation>{place} unten rechts</translation>
    </message>
    <message>
        <source>{place}, lower left</source>
        <translation>{place} unten links</translation>
    </message>
    <message>
        <source>{place}, left</source>
        <translation>{place} links</translation>
    </message>
    <message>
        <source>{place}, upper left</source>
        <translation>{place} oben links</translation>
    </message>
    <message>
        <source>each also</source>
        <translation>jeweils auch</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominanz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>{action} {number}</source>
        <translation>{action} {number}</translation>
    </message>
    <message>
        <source>{action} ({which})</source>
        <translation>{action} ({which})</translation>
    </message>
    <message>
        <source>{number} × {element}</source>
        <translation>{number} × {element}</translation>
    </message>
    <message>
        <source>There is nothing to do on this tile now.</source>
        <translation>Auf diesem Hexfeld ist jetzt nichts zu tun.</translation>
    </message>
</context>
<context>
    <name>DominantTerms</name>
    <message>
        <source>{animals} ({who})</source>
        <extracomment>what a seat plays, and who plays it: &quot;Mammal (Ann)&quot;</extracomment>
        <translation>{animals} ({who})</translation>
    </message>
    <message>
        <source>{action}: {what}.</source>
        <translation>{action}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At Reset you lose %n cube(s).</source>
        <translation>
            <numerusform>Bei der Rücksetzung verlierst du %n Würfel.</numerusform>
            <numerusform>Bei der Rücksetzung verlierst du %n Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Dominant Species</source>
        <translation>Dominant Species</translation>
    </message>
    <message>
        <source>Six animals, and the ice is coming.</source>
        <translation>Sechs Tiere, und das Eis kommt.</translation>
    </message>
    <message>
        <source>Long and full of plans: animals compete for an earth that freezes, and nothing is hidden.</source>
        <translation>Lang und voller Pläne: Tiere ringen um eine Erde, die vereist, und nichts ist verborgen.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>{value} is not this round</source>
        <translation>{value} ist nicht diese Runde</translation>
    </message>
    <message>
        <source>“{value}” is not a cell, such as d3</source>
        <translation>„{value}“ ist keine Zelle wie d3</translation>
    </message>
    <message>
        <source>“{value}” is not a corner, such as d3:ne</source>
        <translation>„{value}“ ist keine Ecke wie d3:ne</translation>
    </message>
    <message>
        <source>“{value}” is not an action space, such as migration:7</source>
        <translation>„{value}“ ist kein Augenfeld wie migration:7</translation>
    </message>
    <message>
        <source>“{value}” is not an element</source>
        <translation>„{value}“ ist kein Element</translation>
    </message>
    <message>
        <source>“{value}” is not an animal</source>
        <translation>„{value}“ ist kein Tier</translation>
    </message>
    <message>
        <source>“{value}” is not a terrain</source>
        <translation>„{value}“ ist keine Geländeart</translation>
    </message>
    <message>
        <source>“{value}” is not a number of cubes</source>
        <translation>„{value}“ ist keine Anzahl von Würfeln</translation>
    </message>
    <message>
        <source>“{value}” is not a stack: 1, 2 or 3</source>
        <translation>„{value}“ ist kein Stapel: 1, 2 oder 3</translation>
    </message>
    <message>
        <source>“{value}” is not in play</source>
        <translation>„{value}“ spielt nicht mit</translation>
    </message>
    <message>
        <source>{players} players cannot have {value} animals each</source>
        <translation>{players} Spieler können nicht je {value} Tiere haben</translation>
    </message>
    <message>
        <source>every player has the same number of animals, not {value} beside {expected}</source>
        <translation>alle Spieler müssen gleich viele Tiere haben, nicht {value} neben {expected}</translation>
    </message>
    <message>
        <source>more tiles of “{value}” than there are</source>
        <translation>mehr Hexfelder „{value}“, als es gibt</translation>
    </message>
    <message>
        <source>more elements of “{value}” than the {limit} there are</source>
        <translation>mehr Elemente „{value}“, als es gibt ({limit})</translation>
    </message>
    <message>
        <source>more cubes of “{value}” than the {limit} there are</source>
        <translation>mehr Würfel von „{value}“, als es gibt ({limit})</translation>
    </message>
    <message>
        <source>more pawns of “{value}” than the {limit} there are</source>
        <translation>mehr Figuren von „{value}“, als es gibt ({limit})</translation>
    </message>
    <message>
        <source>an animal has {limit} elements at most</source>
        <translation>ein Tier hat höchstens {limit} Elemente</translation>
    </message>
    <message>
        <source>the animal has no “{value}” beside its printed elements</source>
        <translation>außer den aufgedruckten Elementen hat das Tier kein „{value}“</translation>
    </message>
    <message>
        <source>no tile lies at “{value}”</source>
        <translation>bei „{value}“ liegt kein Hexfeld</translation>
    </message>
    <message>
        <source>{value} elements of this kind are left for the bag</source>
        <translation>{value} Elemente dieser Art bleiben für den Stoffbeutel</translation>
    </message>
    <message>
        <source>the track is not the animals in play</source>
        <translation>auf der Leiste liegen nicht genau die Tiere, die mitspielen</translation>
    </message>
    <message>
        <source>the seat asked is another one, not {value}</source>
        <translation>gefragt ist ein anderer Platz, nicht {value}</translation>
    </message>
    <message>
        <source>nothing can be answered to the question “{value}”</source>
        <translation>auf die Frage „{value}“ gibt es keine Antwort</translation>
    </message>
</context>
<context>
    <name>LossesAhead</name>
    <message>
        <source>dominance on {cells}</source>
        <translation>Dominanz auf {cells}</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s)</source>
        <translation>
            <numerusform>bis zu %n Würfel</numerusform>
            <numerusform>bis zu %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>As it stands you lose: {lost}.</source>
        <translation>Stand jetzt verlierst du: {lost}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of {elements}</source>
        <translation>
            <numerusform>%n von {elements}</numerusform>
            <numerusform>%n von {elements}</numerusform>
        </translation>
    </message>
    <message>
        <source>Wasteland removes it from the earth.</source>
        <translation>Das Ödland entfernt es von der Erde.</translation>
    </message>
    <message>
        <source>Takes such elements off the tundra.</source>
        <translation>Nimmt solche Elemente von der Tundra.</translation>
    </message>
    <message>
        <source>As it stands it finds nothing to do.</source>
        <translation>Stand jetzt hat sie nichts zu tun.</translation>
    </message>
    <message>
        <source>Regression takes one.</source>
        <translation>Die Zurückentwicklung nimmt eines davon.</translation>
    </message>
    <message>
        <source>Regression may take one.</source>
        <translation>Die Zurückentwicklung nimmt vielleicht eines.</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>nothing to do there as it stands</source>
        <translation>Stand jetzt ist dort nichts zu tun</translation>
    </message>
    <message>
        <source>waits for the next round</source>
        <translation>wartet auf die nächste Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) act before it.</source>
        <translation>
            <numerusform>%n Figur handelt vorher.</numerusform>
            <numerusform>%n Figuren handeln vorher.</numerusform>
        </translation>
    </message>
    <message>
        <source>May find nothing left after: {pawns}.</source>
        <translation>Diese Figuren lassen vielleicht nichts übrig: {pawns}.</translation>
    </message>
    <message>
        <source>That may change after: {pawns}.</source>
        <translation>Das kann sich durch diese Figuren ändern: {pawns}.</translation>
    </message>
    <message>
        <source>{animal} in {action}</source>
        <translation>{animal} ({action})</translation>
    </message>
    <message>
        <source>place {number} on the track, and the pawn again</source>
        <translation>Platz {number} auf der Leiste, dann die Figur noch einmal</translation>
    </message>
    <message>
        <source>takes one of {elements}</source>
        <translation>nimmt ein Element (zur Wahl: {elements})</translation>
    </message>
    <message>
        <source>keeps one of {elements}</source>
        <translation>behält ein Element (zur Wahl: {elements})</translation>
    </message>
    <message>
        <source>keeps {elements}</source>
        <translation>behält {elements}</translation>
    </message>
    <message>
        <source>places one of {elements} on earth</source>
        <translation>legt ein Element auf die Erde (zur Wahl: {elements})</translation>
    </message>
    <message>
        <source>returns one of {elements}</source>
        <translation>legt ein Element zurück (zur Wahl: {elements})</translation>
    </message>
    <message>
        <source>removes one of {elements} from the earth</source>
        <translation>entfernt ein Element von der Erde (zur Wahl: {elements})</translation>
    </message>
    <message numerus="yes">
        <source>scores one of %n tile(s), none for you</source>
        <translation>
            <numerusform>wertet %n Hexfeld, keine Punkte für dich</numerusform>
            <numerusform>wertet eines von %n Hexfeldern, keine Punkte für dich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most for you: {cell}, %n point(s)</source>
        <translation>
            <numerusform>am meisten bringt dir {cell}: %n Punkt</numerusform>
            <numerusform>am meisten bringt dir {cell}: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most for you: {cell}, %n point(s) and a card</source>
        <translation>
            <numerusform>am meisten bringt dir {cell}: %n Punkt und eine Karte</numerusform>
            <numerusform>am meisten bringt dir {cell}: %n Punkte und eine Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>{animal} {after}</source>
        <translation>{animal} {after}</translation>
    </message>
    <message>
        <source>{animal} {after} instead of {before}</source>
        <translation>{animal} {after} statt {before}</translation>
    </message>
    <message>
        <source>After Reset with Ice Age: {standings}.</source>
        <translation>Nach der Rücksetzung mit Eiszeit: {standings}.</translation>
    </message>
    <message>
        <source>As it stands, after Reset with Ice Age: {standings}.</source>
        <translation>Stand jetzt, nach der Rücksetzung mit Eiszeit: {standings}.</translation>
    </message>
    <message>
        <source>As it stands, at the end: {standings}.</source>
        <translation>Stand jetzt am Ende: {standings}.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n new cube(s): {cells}.</source>
        <translation>
            <numerusform>Bis zu %n neuer Würfel: {cells}.</numerusform>
            <numerusform>Bis zu %n neue Würfel: {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{animal} {points}</source>
        <translation>{animal} {points}</translation>
    </message>
    <message>
        <source>Points: {gains}.</source>
        <translation>Punkte: {gains}.</translation>
    </message>
    <message>
        <source>{animal} takes a card.</source>
        <translation>{animal} nimmt eine Karte.</translation>
    </message>
    <message>
        <source>No card is taken.</source>
        <translation>Es wird keine Karte genommen.</translation>
    </message>
    <message>
        <source>You will dominate {cells}.</source>
        <translation>Du wirst hier dominant: {cells}.</translation>
    </message>
    <message>
        <source>You may come to dominate {cells}.</source>
        <translation>Vielleicht wirst du hier dominant: {cells}.</translation>
    </message>
    <message>
        <source>{animal} will dominate {cells}.</source>
        <translation>{animal} wird hier dominant: {cells}.</translation>
    </message>
    <message>
        <source>{animal} may come to dominate {cells}.</source>
        <translation>{animal} wird hier vielleicht dominant: {cells}.</translation>
    </message>
    <message>
        <source>You will no longer dominate {cells}.</source>
        <translation>Du bist hier nicht mehr dominant: {cells}.</translation>
    </message>
    <message>
        <source>You may no longer dominate {cells}.</source>
        <translation>Vielleicht bist du hier nicht mehr dominant: {cells}.</translation>
    </message>
    <message>
        <source>{animal} will no longer dominate {cells}.</source>
        <translation>{animal} ist hier nicht mehr dominant: {cells}.</translation>
    </message>
    <message>
        <source>{animal} may no longer dominate {cells}.</source>
        <translation>{animal} ist hier vielleicht nicht mehr dominant: {cells}.</translation>
    </message>
    <message>
        <source>{animal} will rank first on {cells}.</source>
        <translation>{animal} liegt hier vorn: {cells}.</translation>
    </message>
    <message>
        <source>{animal}: {number} more will die at Reset.</source>
        <translation>{animal}: Bei der Rücksetzung sterben {number} mehr.</translation>
    </message>
    <message>
        <source>{animal}: {number} fewer will die at Reset.</source>
        <translation>{animal}: Bei der Rücksetzung sterben {number} weniger.</translation>
    </message>
    <message>
        <source>{animal}: up to {number} more may die at Reset.</source>
        <translation>{animal}: Bei der Rücksetzung sterben vielleicht bis zu {number} mehr.</translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) return to the gene pool.</source>
        <translation>
            <numerusform>{animal}: %n Würfel kehrt in den Gen-Pool zurück.</numerusform>
            <numerusform>{animal}: %n Würfel kehren in den Gen-Pool zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: up to %n cube(s) return to the gene pool.</source>
        <translation>
            <numerusform>{animal}: Bis zu %n Würfel kehrt in den Gen-Pool zurück.</numerusform>
            <numerusform>{animal}: Bis zu %n Würfel kehren in den Gen-Pool zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) eliminated.</source>
        <translation>
            <numerusform>{animal}: %n Würfel wird eliminiert.</numerusform>
            <numerusform>{animal}: %n Würfel werden eliminiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: up to %n cube(s) eliminated.</source>
        <translation>
            <numerusform>{animal}: Bis zu %n Würfel wird eliminiert.</numerusform>
            <numerusform>{animal}: Bis zu %n Würfel werden eliminiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{animal} will lose {elements}.</source>
        <translation>{animal} verliert {elements}.</translation>
    </message>
    <message>
        <source>{animal} may lose {elements}.</source>
        <translation>{animal} verliert vielleicht {elements}.</translation>
    </message>
    <message>
        <source>{animal} will keep {elements}.</source>
        <translation>{animal} behält {elements}.</translation>
    </message>
    <message>
        <source>{animal} may keep {elements}.</source>
        <translation>{animal} behält vielleicht {elements}.</translation>
    </message>
    <message>
        <source>Leaves the tundra: {elements}.</source>
        <translation>Verlässt die Tundra: {elements}.</translation>
    </message>
    <message>
        <source>Stays on earth: {elements}.</source>
        <translation>Bleibt auf der Erde: {elements}.</translation>
    </message>
    <message>
        <source>Pawns: {animal} {number}.</source>
        <translation>Figuren: {animal} {number}.</translation>
    </message>
    <message>
        <source>{animal}: place {number} on the track.</source>
        <translation>{animal}: Platz {number} auf der Leiste.</translation>
    </message>
    <message>
        <source>Elements are drawn at random.</source>
        <translation>Elemente werden zufällig gezogen.</translation>
    </message>
    <message>
        <source>More depends on elements that are drawn at random.</source>
        <translation>Alles Weitere hängt von Elementen ab, die zufällig gezogen werden.</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Es ändert sich nichts.</translation>
    </message>
    <message numerus="yes">
        <source>freezes one of %n tile(s)</source>
        <translation>
            <numerusform>vergletschert %n Hexfeld</numerusform>
            <numerusform>vergletschert eines von %n Hexfeldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n element(s)</source>
        <translation>
            <numerusform>%n Element</numerusform>
            <numerusform>eines von %n Elementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n new cube(s) around {disks}</source>
        <translation>
            <numerusform>bis zu %n neuer Würfel um {disks}</numerusform>
            <numerusform>bis zu %n neue Würfel um {disks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places one of %n tile(s)</source>
        <translation>
            <numerusform>legt %n Hexfeld</numerusform>
            <numerusform>legt eines von %n Hexfeldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves up to %n cube(s)</source>
        <translation>
            <numerusform>bewegt %n Würfel</numerusform>
            <numerusform>bewegt bis zu %n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rivals on %n tile(s)</source>
        <translation>
            <numerusform>Rivalen auf %n Hexfeld</numerusform>
            <numerusform>Rivalen auf %n Hexfeldern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You can’t do this now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>It’s another player’s decision.</source>
        <translation>Darüber entscheidet ein anderer Spieler.</translation>
    </message>
    <message>
        <source>Choose something here.</source>
        <translation>Wähle hier etwas aus.</translation>
    </message>
    <message>
        <source>A pawn stands on this space.</source>
        <translation>Auf diesem Augenfeld steht schon eine Figur.</translation>
    </message>
    <message>
        <source>The pawn has just left Initiative and cannot go back.</source>
        <translation>Die Figur kommt gerade von der Initiative und darf nicht zurück.</translation>
    </message>
    <message>
        <source>{element} is printed on this animal and cannot be lost.</source>
        <translation>{element} ist bei diesem Tier aufgedruckt und kann nicht verloren gehen.</translation>
    </message>
    <message>
        <source>Exactly {limit} different elements can be protected.</source>
        <translation>Schützen kannst du genau {limit} verschiedene Elemente.</translation>
    </message>
    <message>
        <source>An element lies on this corner.</source>
        <translation>Auf dieser Ecke liegt schon ein Element.</translation>
    </message>
    <message>
        <source>No element lies on this corner.</source>
        <translation>Auf dieser Ecke liegt kein Element.</translation>
    </message>
    <message>
        <source>The element there is not {element}.</source>
        <translation>Das Element dort ist nicht {element}.</translation>
    </message>
    <message>
        <source>There is no tile.</source>
        <translation>Dort liegt kein Hexfeld.</translation>
    </message>
    <message>
        <source>A tile lies there.</source>
        <translation>Dort liegt schon ein Hexfeld.</translation>
    </message>
    <message>
        <source>This stack has no face-up tile.</source>
        <translation>Auf diesem Stapel liegt kein Hexfeld offen.</translation>
    </message>
    <message>
        <source>This tile is tundra already.</source>
        <translation>Dieses Hexfeld ist schon Tundra.</translation>
    </message>
    <message>
        <source>At least 1 and at most {limit} cubes are allowed here.</source>
        <translation>Hier sind mindestens 1 und höchstens {limit} Würfel erlaubt.</translation>
    </message>
    <message>
        <source>{animal} has no {element}.</source>
        <translation>{animal} hat das Element {element} nicht.</translation>
    </message>
    <message>
        <source>This tile is not next to the cubes.</source>
        <translation>Dieses Hexfeld liegt nicht neben dem Hexfeld der Würfel.</translation>
    </message>
    <message>
        <source>You can’t choose this tile now.</source>
        <translation>Dieses Hexfeld kannst du jetzt nicht wählen.</translation>
    </message>
    <message>
        <source>No tile beside this one is tundra.</source>
        <translation>Kein Nachbarfeld dieses Hexfelds ist Tundra.</translation>
    </message>
    <message>
        <source>{terrain} is not among the terrains that are left.</source>
        <translation>{terrain} steht als Gelände nicht mehr zur Wahl.</translation>
    </message>
    <message>
        <source>Cubes on this tile: only {limit}.</source>
        <translation>So viele Würfel liegen nicht auf diesem Hexfeld, nur {limit}.</translation>
    </message>
    <message>
        <source>These cubes have moved already.</source>
        <translation>Diese Würfel wurden schon bewegt.</translation>
    </message>
    <message>
        <source>You have no cube there.</source>
        <translation>Du hast dort keinen Würfel.</translation>
    </message>
    <message>
        <source>This is your own cube.</source>
        <translation>Das ist dein eigener Würfel.</translation>
    </message>
    <message>
        <source>{animal} has no cube there.</source>
        <translation>{animal} hat dort keinen Würfel.</translation>
    </message>
    <message>
        <source>A cube of {animal} has been replaced already.</source>
        <translation>Ein Würfel von {animal} ist schon ersetzt.</translation>
    </message>
    <message>
        <source>No mammal is endangered there.</source>
        <translation>Dort ist kein Säugetier gefährdet.</translation>
    </message>
    <message>
        <source>This tile has been scored this round.</source>
        <translation>Dieses Hexfeld ist in dieser Runde schon gewertet.</translation>
    </message>
    <message>
        <source>No animal lives there.</source>
        <translation>Dort lebt kein Tier.</translation>
    </message>
    <message>
        <source>{card} is not face up.</source>
        <translation>„{card}“ liegt nicht offen.</translation>
    </message>
    <message>
        <source>Lose an available pawn if you have one, otherwise one on a space.</source>
        <translation>Gib eine verfügbare Figur ab, wenn du eine hast, sonst eine auf einem Augenfeld.</translation>
    </message>
    <message>
        <source>Name the element that stays.</source>
        <translation>Nenne das Element, das bleibt.</translation>
    </message>
    <message>
        <source>Name the animal whose cube stays.</source>
        <translation>Nenne das Tier, dessen Würfel bleibt.</translation>
    </message>
    <message>
        <source>{box} has no {element}.</source>
        <translation>Bei {box} liegt kein Element {element}.</translation>
    </message>
    <message>
        <source>The bag has no {element}.</source>
        <translation>Im Stoffbeutel ist kein Element {element}.</translation>
    </message>
    <message>
        <source>{element} is not threatened.</source>
        <translation>Das Element {element} ist nicht bedroht.</translation>
    </message>
    <message>
        <source>This corner does not belong to the tile.</source>
        <translation>Diese Ecke gehört nicht zum Hexfeld.</translation>
    </message>
    <message>
        <source>No tile touches this corner.</source>
        <translation>An dieser Ecke liegt kein Hexfeld.</translation>
    </message>
    <message>
        <source>No tile is next to this place.</source>
        <translation>Neben diesem Platz liegt kein Hexfeld.</translation>
    </message>
    <message>
        <source>The cubes are on this tile already.</source>
        <translation>Die Würfel liegen schon auf diesem Hexfeld.</translation>
    </message>
    <message>
        <source>Bird cubes move two tiles at most, and over tiles only.</source>
        <translation>Würfel des Vogels bewegen sich höchstens zwei Hexfelder weit, und nur über Hexfelder.</translation>
    </message>
    <message>
        <source>This corner does not belong to the new tile.</source>
        <translation>Diese Ecke gehört nicht zum neuen Hexfeld.</translation>
    </message>
    <message>
        <source>Cubes move onto the new tile only.</source>
        <translation>Würfel bewegen sich nur auf das neue Hexfeld.</translation>
    </message>
    <message>
        <source>Cubes leave only the tile that was chosen.</source>
        <translation>Würfel verlassen nur das gewählte Hexfeld.</translation>
    </message>
    <message>
        <source>It is the tile’s only element, so it needs no name.</source>
        <translation>Das ist das einzige Element des Hexfelds: Nenne es nicht.</translation>
    </message>
    <message>
        <source>You can’t choose that here.</source>
        <translation>Das kannst du hier nicht wählen.</translation>
    </message>
    <message>
        <source>Cubes of yours that were eliminated: only {limit}.</source>
        <translation>So viele eliminierte Würfel hast du nicht, nur {limit}.</translation>
    </message>
    <message>
        <source>No sea or wetland tile touches this corner.</source>
        <translation>An dieser Ecke liegt kein See- oder Sumpffeld.</translation>
    </message>
    <message>
        <source>At least 1 cube is needed.</source>
        <translation>Mindestens 1 Würfel ist nötig.</translation>
    </message>
    <message>
        <source>Cubes in your gene pool: only {limit}.</source>
        <translation>So viele Würfel sind nicht in deinem Gen-Pool, nur {limit}.</translation>
    </message>
    <message>
        <source>Only {limit} of these cubes can still move.</source>
        <translation>Bewegen kannst du nur noch {limit} dieser Würfel.</translation>
    </message>
</context>
<context>
    <name>RoundFactWords</name>
    <message>
        <source>Expected by the end of the round; otherwise with the runner-up</source>
        <translation>Voraussichtlich bis zum Ende der Runde; sonst mit der zweiten Wahl</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>Expected: {fact}.</source>
        <translation>Voraussichtlich: {fact}.</translation>
    </message>
    <message>
        <source>no animal</source>
        <extracomment>which animal dominates a tile or takes a card</extracomment>
        <translation>kein Tier</translation>
    </message>
    <message>
        <source>{cell} does not freeze, otherwise it does</source>
        <translation>{cell} vergletschert nicht, sonst schon</translation>
    </message>
    <message>
        <source>{cell} freezes, otherwise it does not</source>
        <translation>{cell} vergletschert, sonst nicht</translation>
    </message>
    <message>
        <source>your {element} elements: {first}, otherwise {second}</source>
        <translation>Deine Elemente {element}: {first}, sonst {second}</translation>
    </message>
    <message>
        <source>your pawns: {first}, otherwise {second}</source>
        <translation>Deine Figuren: {first}, sonst {second}</translation>
    </message>
    <message>
        <source>your place on the initiative track: {first}, otherwise {second}</source>
        <translation>Dein Platz auf der Initiativleiste: {first}, sonst {second}</translation>
    </message>
    <message>
        <source>you take the card {card}, otherwise {second} does</source>
        <translation>Du nimmst die Karte „{card}“, sonst {second}</translation>
    </message>
    <message>
        <source>{first} takes the card {card}, otherwise you do</source>
        <translation>Die Karte „{card}“ nimmt {first}, sonst du</translation>
    </message>
    <message>
        <source>{first} takes the card {card}, otherwise {second} does</source>
        <translation>Die Karte „{card}“ nimmt {first}, sonst {second}</translation>
    </message>
    <message>
        <source>you dominate {cell}, otherwise {second} does</source>
        <translation>Du bist auf {cell} dominant, sonst {second}</translation>
    </message>
    <message>
        <source>{first} dominates {cell}, otherwise you do</source>
        <translation>{cell}: dominant ist {first}, sonst du</translation>
    </message>
    <message>
        <source>{first} dominates {cell}, otherwise {second} does</source>
        <translation>{cell}: dominant ist {first}, sonst {second}</translation>
    </message>
    <message numerus="yes">
        <source>Survival brings you %n point(s), otherwise {number}</source>
        <translation>
            <numerusform>Überleben bringt dir %n Punkt, sonst {number}</numerusform>
            <numerusform>Überleben bringt dir %n Punkte, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Survival brings {animal} %n point(s), otherwise {number}</source>
        <translation>
            <numerusform>Überleben bringt {animal} %n Punkt, sonst {number}</numerusform>
            <numerusform>Überleben bringt {animal} %n Punkte, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you in this round, otherwise {number}</source>
        <translation>
            <numerusform>%n Punkt für dich in dieser Runde, sonst {number}</numerusform>
            <numerusform>%n Punkte für dich in dieser Runde, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for {animal} in this round, otherwise {number}</source>
        <translation>
            <numerusform>%n Punkt für {animal} in dieser Runde, sonst {number}</numerusform>
            <numerusform>%n Punkte für {animal} in dieser Runde, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} brings you no points, otherwise %n</source>
        <translation>
            <numerusform>{cell} bringt dir keine Punkte, sonst %n</numerusform>
            <numerusform>{cell} bringt dir keine Punkte, sonst %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} brings {animal} no points, otherwise %n</source>
        <translation>
            <numerusform>{cell} bringt {animal} keine Punkte, sonst %n</numerusform>
            <numerusform>{cell} bringt {animal} keine Punkte, sonst %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} is scored with %n point(s) for you, otherwise {number}</source>
        <translation>
            <numerusform>{cell} wird mit %n Punkt für dich gewertet, sonst {number}</numerusform>
            <numerusform>{cell} wird mit %n Punkten für dich gewertet, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} is scored with %n point(s) for {animal}, otherwise {number}</source>
        <translation>
            <numerusform>{cell} wird mit %n Punkt für {animal} gewertet, sonst {number}</numerusform>
            <numerusform>{cell} wird mit %n Punkten für {animal} gewertet, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) die in Extinction, otherwise {number}</source>
        <translation>
            <numerusform>Du verlierst beim Aussterben %n Würfel, sonst {number}</numerusform>
            <numerusform>Du verlierst beim Aussterben %n Würfel, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} die in Extinction, otherwise {number}</source>
        <translation>
            <numerusform>{animal} verliert beim Aussterben %n Würfel, sonst {number}</numerusform>
            <numerusform>{animal} verliert beim Aussterben %n Würfel, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) are eliminated, otherwise {number}</source>
        <translation>
            <numerusform>%n deiner Würfel wird eliminiert, sonst {number}</numerusform>
            <numerusform>%n deiner Würfel werden eliminiert, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} are eliminated, otherwise {number}</source>
        <translation>
            <numerusform>%n Würfel ({animal}) wird eliminiert, sonst {number}</numerusform>
            <numerusform>%n Würfel ({animal}) werden eliminiert, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) on earth, otherwise {number}</source>
        <translation>
            <numerusform>%n deiner Würfel auf der Erde, sonst {number}</numerusform>
            <numerusform>%n deiner Würfel auf der Erde, sonst {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} on earth, otherwise {number}</source>
        <translation>
            <numerusform>%n Würfel ({animal}) auf der Erde, sonst {number}</numerusform>
            <numerusform>%n Würfel ({animal}) auf der Erde, sonst {number}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Hexfelder</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>As printed</source>
        <translation>Wie aufgedruckt</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Animals of each player</source>
        <translation>Tiere je Spieler</translation>
    </message>
    <message>
        <source>Two players may have three animals each, three players two; a player has the points of the animal with the fewest.</source>
        <translation>Zwei Spieler können je drei Tiere haben, drei Spieler je zwei; es zählen die Punkte des Tiers mit den wenigsten.</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>Beiseitegelegte Karten</translation>
    </message>
    <message>
        <source>Removes this many cards unseen before play, for a shorter game.</source>
        <translation>So viele Karten werden vor der Partie ungesehen beiseitegelegt; so wird sie kürzer.</translation>
    </message>
    <message>
        <source>Short: five cards fewer</source>
        <translation>Kurz: fünf Karten weniger</translation>
    </message>
    <message>
        <source>First tiles</source>
        <translation>Erste Hexfelder</translation>
    </message>
    <message>
        <source>The seven tiles that lie there at the start.</source>
        <translation>Die sieben Hexfelder, die am Anfang liegen.</translation>
    </message>
    <message>
        <source>First elements</source>
        <translation>Erste Elemente</translation>
    </message>
    <message>
        <source>The twelve elements that lie there at the start.</source>
        <translation>Die zwölf Elemente, die am Anfang liegen.</translation>
    </message>
    <message>
        <source>First cubes</source>
        <translation>Erste Würfel</translation>
    </message>
    <message>
        <source>Where the animals live at the start. On random tiles they follow their elements.</source>
        <translation>Wo die Tiere am Anfang leben. Auf zufälligen Hexfeldern richten sie sich nach ihren Elementen.</translation>
    </message>
    <message>
        <source>As in the table</source>
        <translation>Wie in der Tabelle</translation>
    </message>
    <message>
        <source>By their elements</source>
        <translation>Nach ihren Elementen</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>The game ends after this round at the latest; 0 sets no limit.</source>
        <translation>Die Partie endet spätestens nach dieser Runde; 0 heißt: keine Grenze.</translation>
    </message>
    <message>
        <source>Glaciation acts for</source>
        <translation>Vergletscherung gilt für</translation>
    </message>
    <message>
        <source>Which pawn acts where the first space of Glaciation is vacant.</source>
        <translation>Welche Figur handelt, wenn das erste Augenfeld der Vergletscherung frei ist.</translation>
    </message>
    <message>
        <source>The leftmost pawn</source>
        <translation>Die Figur ganz links</translation>
    </message>
    <message>
        <source>The first space only</source>
        <translation>Nur das erste Augenfeld</translation>
    </message>
    <message>
        <source>Back to Initiative</source>
        <translation>Zurück zur Initiative</translation>
    </message>
    <message>
        <source>The pawn that has just left Initiative may return there.</source>
        <translation>Die Figur, die gerade von der Initiative kommt, darf dorthin zurück.</translation>
    </message>
</context>
</TS>
