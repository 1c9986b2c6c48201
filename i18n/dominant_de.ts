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
        <source>Settler</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <source>Follows simple rules for its own animals and ignores all others.</source>
        <translation>Folgt für die eigenen Tiere einfachen Regeln und beachtet alle anderen nicht.</translation>
    </message>
    <message>
        <source>Plans by simple rules, then weighs what each step brings to itself and to the others.</source>
        <translation>Plant nach einfachen Regeln und wägt dann bei jedem Schritt ab, was er ihm und den anderen bringt.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
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
        <translation>Lege ein Element deiner Wahl auf ein See- oder Sumpffeld, dann bis zu 4 deiner Würfel dorthin.</translation>
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
        <translation>Auf jedem Hexfeld mit mehr Würfeln als Elementen scheidet ein Würfel aus.</translation>
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
        <translation>Wähle ein Hexfeld: Alle Würfel dort bis auf einen scheiden aus, und auf jedem Nachbarfeld einer.</translation>
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
        <translation>1 Punkt für jedes Element der Erde, dessen Art du hast.</translation>
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
        <translation>Ein neuer Würfel auf jedes Hexfeld deiner Wahl, auf dem du lebst.</translation>
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
        <translation>Bis zu 5 deiner ausgeschiedenen Würfel kehren auf ein Hexfeld zurück; dieses Aussterben trifft sie nicht.</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>Eiszeit</translation>
    </message>
    <message>
        <source>Every animal scores the bonus for the tiles it dominates. This is the last round.</source>
        <translation>Jedes Tier erhält den Zusatz für die Hexfelder, auf denen es dominant ist. Dies ist die letzte Runde.</translation>
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
        <translation>Jedes Tier, auch deines, verliert ein Element oder eine Aktionsfigur oder auf jedem Hexfeld alle Würfel bis auf einen.</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>Instinkt</translation>
    </message>
    <message>
        <source>Place one of your available pawns on any vacant action space.</source>
        <translation>Setze eine deiner verfügbaren Aktionsfiguren auf ein freies Augenfeld.</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenz</translation>
    </message>
    <message>
        <source>You and every animal above you in the food chain get a new pawn.</source>
        <translation>Du und jedes Tier, das in der Nahrungskette über dir steht, bekommt eine neue Aktionsfigur.</translation>
    </message>
    <message>
        <source>Mass Exodus</source>
        <translation>Massenwanderung</translation>
    </message>
    <message>
        <source>Choose a tile: move all cubes on it to tiles beside it.</source>
        <translation>Wähle ein Hexfeld: Bewege alle Würfel darauf auf Nachbarfelder.</translation>
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
        <translation>Jedes Tier mit mehr Punkten als du verliert den ersten Wert des eben gewerteten Hexfelds.</translation>
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
        <translation>Du bekommst eine neue Aktionsfigur.</translation>
    </message>
    <message>
        <source>Parasitism</source>
        <translation>Parasitismus</translation>
    </message>
    <message>
        <source>You and every animal below you in the food chain get a new pawn.</source>
        <translation>Du und jedes Tier, das in der Nahrungskette unter dir steht, bekommt eine neue Aktionsfigur.</translation>
    </message>
    <message>
        <source>Predator</source>
        <translation>Raubtier</translation>
    </message>
    <message>
        <source>On every tile where you live, eliminate one cube of another animal.</source>
        <translation>Auf jedem Hexfeld, auf dem du lebst, scheidet ein Würfel eines anderen Tiers aus.</translation>
    </message>
    <message>
        <source>Symbiotic</source>
        <translation>Symbiose</translation>
    </message>
    <message>
        <source>You and every animal with fewer elements than you draw one at random.</source>
        <translation>Du und jedes Tier mit weniger Elementen als du zieht zufällig eines.</translation>
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
        <source>Extinction</source>
        <translation>Aussterben</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Überleben</translation>
    </message>
</context>
<context>
    <name>DominantLog</name>
    <message>
        <source>Round {amount}</source>
        <translation>Runde {amount}</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
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
        <translation>{who} lässt {tile} werten.</translation>
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
        <translation>{who} verzichtet.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Dies ist die letzte Runde.</translation>
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
        <translation>{element} verschwindet von der Ecke {corner} (Ödland).</translation>
    </message>
    <message>
        <source>{element} leaves corner {corner}, between three tundra tiles.</source>
        <translation>{element} verschwindet von der Ecke {corner} zwischen drei Hexfeldern mit Tundra.</translation>
    </message>
    <message>
        <source>{who} returns {element} from the box to the bag.</source>
        <translation>{who} legt {element} aus der Box in den Stoffbeutel zurück.</translation>
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
        <source>A cube moves from {start} to {tile}: {victim}.</source>
        <translation>Ein Würfel bewegt sich von {start} nach {tile}: {victim}.</translation>
    </message>
    <message>
        <source>{amount} cubes move from {start} to {tile}: {victim}.</source>
        <translation>{amount} Würfel bewegen sich von {start} nach {tile}: {victim}.</translation>
    </message>
    <message>
        <source>A cube returns from {tile} to the pool: {who}.</source>
        <translation>Ein Würfel kehrt von {tile} in den Gen-Pool zurück: {who}.</translation>
    </message>
    <message>
        <source>{amount} cubes return from {tile} to the pool: {who}.</source>
        <translation>{amount} Würfel kehren von {tile} in den Gen-Pool zurück: {who}.</translation>
    </message>
    <message>
        <source>{who} eliminates a cube on {tile}: {victim}.</source>
        <translation>{who} lässt auf {tile} einen Würfel ausscheiden: {victim}.</translation>
    </message>
    <message>
        <source>{who} eliminates {amount} cubes on {tile}: {victim}.</source>
        <translation>{who} lässt auf {tile} {amount} Würfel ausscheiden: {victim}.</translation>
    </message>
    <message>
        <source>{who} gives up a cube on {tile}.</source>
        <translation>{who} gibt einen Würfel auf {tile} auf.</translation>
    </message>
    <message>
        <source>{who} gives up {amount} cubes on {tile}.</source>
        <translation>{who} gibt {amount} Würfel auf {tile} auf.</translation>
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
    <name>DominantEventWords</name>
    <message>
        <source>Round {amount} begins.</source>
        <translation>Runde {amount} beginnt.</translation>
    </message>
    <message>
        <source>{animal}: pawn on {space}.</source>
        <translation>{animal}: Figur auf {space}.</translation>
    </message>
    <message>
        <source>{animal}: the pawn on {space} acts.</source>
        <translation>{animal}: Die Figur auf {space} handelt.</translation>
    </message>
    <message>
        <source>{animal}: forward to place {place} on the initiative track.</source>
        <translation>{animal}: vor auf Platz {place} der Initiativleiste.</translation>
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
        <source>{animal} lays a tile on {cell}: {terrain}.</source>
        <translation>{animal} legt ein Hexfeld auf {cell}: {terrain}.</translation>
    </message>
    <message>
        <source>{animal} freezes the tile {cell}.</source>
        <translation>{animal} vergletschert das Hexfeld {cell}.</translation>
    </message>
    <message>
        <source>{animal} scores the tile {cell}.</source>
        <translation>{animal} wertet das Hexfeld {cell}.</translation>
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
        <translation>{animal} hält die Überlebenskarte.</translation>
    </message>
    <message>
        <source>The elements on the action display move on: {first} to {second}, {third} to {fourth}, {fourth} to {fifth}.</source>
        <translation>Die Elemente der Aktionsübersicht rücken weiter: {first} nach {second}, {third} nach {fourth}, {fourth} nach {fifth}.</translation>
    </message>
    <message>
        <source>A new tile lies open on stack {stack}: {terrain}.</source>
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
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Wasteland removes {element} from the corner {corner}, beside tundra.</source>
        <translation>Ödland entfernt {element} von der Ecke {corner}, an der Tundra.</translation>
    </message>
    <message>
        <source>{element} on the corner {corner} is removed: all around it is tundra.</source>
        <translation>{element} auf der Ecke {corner} verschwindet: Ringsum ist Tundra.</translation>
    </message>
    <message>
        <source>{animal} loses {element} to Regression.</source>
        <translation>{animal} verliert {element} durch Zurückentwicklung.</translation>
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
        <translation>Die Überlebenskarte hält jetzt kein Tier.</translation>
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
            <numerusform>{victim}: %n Würfel stirbt auf {cell} aus.</numerusform>
            <numerusform>{victim}: %n Würfel sterben auf {cell} aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) eliminated on {cell}.</source>
        <translation>
            <numerusform>{victim}: %n Würfel auf {cell} ausgeschieden.</numerusform>
            <numerusform>{victim}: %n Würfel auf {cell} ausgeschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal} eliminates %n cube(s) on {cell}: {victim}.</source>
        <translation>
            <numerusform>{animal} lässt auf {cell} %n Würfel ausscheiden: {victim}.</numerusform>
            <numerusform>{animal} lässt auf {cell} %n Würfel ausscheiden: {victim}.</numerusform>
        </translation>
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
        <source>Lay {terrain} on {cell}</source>
        <translation>{terrain} auf {cell} legen</translation>
    </message>
    <message>
        <source>Eliminate a cube on {cell}: {animal}</source>
        <translation>Einen Würfel auf {cell} ausscheiden lassen: {animal}</translation>
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
        <translation>{element} verlieren</translation>
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
        <translation>Eine Figur verlieren</translation>
    </message>
    <message>
        <source>Lose the pawn on {space}</source>
        <translation>Die Figur auf {space} verlieren</translation>
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
        <translation>Auf der Initiativleiste einen Platz vor?</translation>
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
        <source>Put an element on a corner.</source>
        <translation>Lege ein Element auf eine Ecke.</translation>
    </message>
    <message>
        <source>Return an element from Wasteland to the bag.</source>
        <translation>Lege ein Element vom Ödland in den Stoffbeutel zurück.</translation>
    </message>
    <message>
        <source>Take an element off the earth.</source>
        <translation>Nimm ein Element von der Erde.</translation>
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
        <source>{element}: where do new cubes appear around it?</source>
        <translation>{element}: Wo erscheinen neue Würfel darum?</translation>
    </message>
    <message>
        <source>Put new cubes on the tiles around it.</source>
        <translation>Setze neue Würfel auf die Hexfelder ringsum.</translation>
    </message>
    <message>
        <source>The insect’s free cube: choose a tile.</source>
        <translation>Der freie Würfel des Insekts: Wähle ein Hexfeld.</translation>
    </message>
    <message>
        <source>Lay a tile.</source>
        <translation>Lege ein Hexfeld.</translation>
    </message>
    <message>
        <source>Put an element at the new tile.</source>
        <translation>Lege ein Element an das neue Hexfeld.</translation>
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
        <translation>Die Spinne lässt einen fremden Würfel ausscheiden.</translation>
    </message>
    <message>
        <source>Eliminate a rival’s cube, one on each terrain: {terrains}.</source>
        <translation>Lass fremde Würfel ausscheiden, je Gelände einen: {terrains}.</translation>
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
        <source>Aquatic: put an element by the water.</source>
        <translation>Wasserleben: Lege ein Element ans Wasser.</translation>
    </message>
    <message>
        <source>Aquatic: put up to 4 cubes there.</source>
        <translation>Wasserleben: Setze dort bis zu 4 Würfel.</translation>
    </message>
    <message>
        <source>Biomass: eliminate a cube on each crowded tile.</source>
        <translation>Biomasse: Auf jedem überfüllten Hexfeld scheidet ein Würfel aus.</translation>
    </message>
    <message>
        <source>Blight: choose the element that stays on a tile.</source>
        <translation>Fäule: Wähle das Element, das an einem Hexfeld bleibt.</translation>
    </message>
    <message>
        <source>Catastrophe: choose the cube that survives.</source>
        <translation>Katastrophe: Wähle den Würfel, der überlebt.</translation>
    </message>
    <message>
        <source>Catastrophe: eliminate a cube on each tile beside it.</source>
        <translation>Katastrophe: Auf jedem Nachbarfeld scheidet ein Würfel aus.</translation>
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
        <source>Habitat: put an element on a corner.</source>
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
        <translation>Massenwanderung: Bewege alle Würfel weg von {place}.</translation>
    </message>
    <message>
        <source>Metamorphosis: exchange an element.</source>
        <translation>Metamorphose: Tausche ein Element.</translation>
    </message>
    <message>
        <source>Predator: eliminate a rival on each of your tiles.</source>
        <translation>Raubtier: Auf jedem deiner Hexfelder scheidet ein fremder Würfel aus.</translation>
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
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{animal} ({who}): {topic}</source>
        <translation>{animal} ({who}): {topic}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
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
        <source>Round {number} · {phase}</source>
        <translation>Runde {number} · {phase}</translation>
    </message>
    <message>
        <source>Ice Age in at least {number} rounds</source>
        <translation>Eiszeit frühestens in {number} Runden</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
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
        <source>now › if it ended</source>
        <translation>jetzt › am Ende</translation>
    </message>
    <message>
        <source>held by none</source>
        <translation>hält kein Tier</translation>
    </message>
    <message>
        <source>{cubes} cubes, {tiles} tiles: +{points}</source>
        <translation>{cubes} Würfel, {tiles} Hexfelder: +{points}</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Stoffbeutel</translation>
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
        <source>At Reset you lose {number} cubes.</source>
        <translation>Beim Rücksetzen verlierst du {number} Würfel.</translation>
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
        <source>one place forward, then the pawn again</source>
        <translation>einen Platz vor, dann noch einmal setzen: die Figur</translation>
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
        <source>put one of these elements on earth</source>
        <translation>lege eines dieser Elemente auf die Erde</translation>
    </message>
    <message>
        <source>return one of these elements</source>
        <translation>lege eines dieser Elemente zurück</translation>
    </message>
    <message>
        <source>take one such element off the earth</source>
        <translation>nimm ein solches Element von der Erde</translation>
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
        <source>lay a tile, then an element</source>
        <translation>lege ein Hexfeld, dann ein Element</translation>
    </message>
    <message>
        <source>move so many cubes</source>
        <translation>bewege so viele Würfel</translation>
    </message>
    <message>
        <source>eliminate a rival on each terrain</source>
        <translation>je Gelände scheidet ein fremder Würfel aus</translation>
    </message>
    <message>
        <source>score a tile; who dominates takes a card</source>
        <translation>werte ein Hexfeld; wer dominant ist, nimmt eine Karte</translation>
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
        <source>{action} {number}</source>
        <translation>{action} {number}</translation>
    </message>
    <message>
        <source>{action} ({which})</source>
        <translation>{action} ({which})</translation>
    </message>
    <message>
        <source>{place} ({terrain})</source>
        <translation>{place} ({terrain})</translation>
    </message>
    <message>
        <source>{number} × {element}</source>
        <translation>{number} × {element}</translation>
    </message>
</context>
<context>
    <name>DominantTerms</name>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
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
        <translation>alle Spieler haben gleich viele Tiere, nicht {value} neben {expected}</translation>
    </message>
    <message>
        <source>more tiles of “{value}” than there are</source>
        <translation>mehr Hexfelder „{value}“, als es gibt</translation>
    </message>
    <message>
        <source>more disks of “{value}” than the {limit} there are</source>
        <translation>mehr Elemente „{value}“ als die {limit}, die es gibt</translation>
    </message>
    <message>
        <source>more cubes of “{value}” than the {limit} there are</source>
        <translation>mehr Würfel von „{value}“ als die {limit}, die es gibt</translation>
    </message>
    <message>
        <source>more pawns of “{value}” than the {limit} there are</source>
        <translation>mehr Aktionsfiguren von „{value}“ als die {limit}, die es gibt</translation>
    </message>
    <message>
        <source>an animal has {limit} elements at most</source>
        <translation>ein Tier hat höchstens {limit} Elemente</translation>
    </message>
    <message>
        <source>the animal has no “{value}” beside its printed elements</source>
        <translation>das Tier hat kein „{value}“ außer seinen aufgedruckten Elementen</translation>
    </message>
    <message>
        <source>no tile lies at “{value}”</source>
        <translation>bei „{value}“ liegt kein Hexfeld</translation>
    </message>
    <message>
        <source>{value} disks of this kind are left for the bag</source>
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
    <name>Refusal</name>
    <message>
        <source>You can’t do this now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Another player is asked.</source>
        <translation>Ein anderer Spieler ist gefragt.</translation>
    </message>
    <message>
        <source>Something has to be chosen here.</source>
        <translation>Hier muss etwas gewählt werden.</translation>
    </message>
    <message>
        <source>A pawn stands on this space.</source>
        <translation>Auf diesem Augenfeld steht eine Aktionsfigur.</translation>
    </message>
    <message>
        <source>The pawn has just left Initiative and cannot go back.</source>
        <translation>Die Aktionsfigur kommt gerade von der Initiative und darf nicht zurück.</translation>
    </message>
    <message>
        <source>There is no {element} to take here.</source>
        <translation>{element} gibt es hier nicht.</translation>
    </message>
    <message>
        <source>{element} is printed on this animal and cannot be lost.</source>
        <translation>{element} ist bei diesem Tier aufgedruckt und geht nicht verloren.</translation>
    </message>
    <message>
        <source>Exactly {limit} different elements can be protected.</source>
        <translation>Geschützt werden genau {limit} verschiedene Elemente.</translation>
    </message>
    <message>
        <source>An element lies on this corner.</source>
        <translation>Auf dieser Ecke liegt ein Element.</translation>
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
        <translation>Dort liegt ein Hexfeld.</translation>
    </message>
    <message>
        <source>No tile lies open on this stack.</source>
        <translation>Auf diesem Stapel liegt kein Hexfeld offen.</translation>
    </message>
    <message>
        <source>It is not next to it, or too far away.</source>
        <translation>Das liegt nicht daneben oder zu weit weg.</translation>
    </message>
    <message>
        <source>That is not part of the question.</source>
        <translation>Danach ist nicht gefragt.</translation>
    </message>
    <message>
        <source>This tile is tundra already.</source>
        <translation>Dieses Hexfeld ist schon Tundra.</translation>
    </message>
    <message>
        <source>No tile beside it is tundra.</source>
        <translation>Kein Nachbarfeld ist Tundra.</translation>
    </message>
    <message>
        <source>{terrain} cannot be chosen here.</source>
        <translation>{terrain} ist hier nicht wählbar.</translation>
    </message>
    <message>
        <source>At least 1 and at most {limit} cubes are allowed here.</source>
        <translation>Hier sind mindestens 1 und höchstens {limit} Würfel erlaubt.</translation>
    </message>
    <message>
        <source>There are not so many cubes, only {limit}.</source>
        <translation>So viele Würfel gibt es nicht, nur {limit}.</translation>
    </message>
    <message>
        <source>These cubes have moved already.</source>
        <translation>Diese Würfel haben sich schon bewegt.</translation>
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
        <source>{card} does not lie open.</source>
        <translation>„{card}“ liegt nicht offen.</translation>
    </message>
    <message>
        <source>An available pawn goes first; only without one a pawn of yours on a space.</source>
        <translation>Zuerst geht eine verfügbare Aktionsfigur; nur ohne eine solche eine deiner Figuren auf einem Augenfeld.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
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
        <source>So many cards leave the deck unseen before the game, which makes it shorter.</source>
        <translation>So viele Karten verlassen vor der Partie ungesehen den Stapel; das macht sie kürzer.</translation>
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
        <translation>Die Partie endet spätestens nach dieser Runde; 0 setzt keine Grenze.</translation>
    </message>
    <message>
        <source>Glaciation acts for</source>
        <translation>Vergletscherung gilt für</translation>
    </message>
    <message>
        <source>Which pawn acts where the first space of Glaciation is vacant.</source>
        <translation>Welche Aktionsfigur an der Reihe ist, wenn das erste Augenfeld der Vergletscherung frei ist.</translation>
    </message>
    <message>
        <source>The leftmost pawn</source>
        <translation>Die am weitesten linke Figur</translation>
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
        <translation>Die Aktionsfigur, die gerade von der Initiative kommt, darf dorthin zurück.</translation>
    </message>
</context>
</TS>
