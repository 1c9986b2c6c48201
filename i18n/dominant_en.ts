<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CeremonyWords</name>
    <message numerus="yes">
        <source>on %n tile(s)</source>
        <translation>
            <numerusform>on %n tile</numerusform>
            <numerusform>on %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n new tile</numerusform>
            <numerusform>%n new tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s)</source>
        <translation>
            <numerusform>%n new card</numerusform>
            <numerusform>%n new cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extinction: %n cube(s) die.</source>
        <translation>
            <numerusform>Extinction: %n cube dies.</numerusform>
            <numerusform>Extinction: %n cubes die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal} %n cube(s)</source>
        <translation>
            <numerusform>{animal} %n cube</numerusform>
            <numerusform>{animal} %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Survival: {animal} gets %n point(s).</source>
        <translation>
            <numerusform>Survival: {animal} gets %n point.</numerusform>
            <numerusform>Survival: {animal} gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal} %n point(s)</source>
        <translation>
            <numerusform>{animal} %n point</numerusform>
            <numerusform>{animal} %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>up to %n cube(s)</source>
        <translation>
            <numerusform>up to %n cube</numerusform>
            <numerusform>up to %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) die</source>
        <translation>
            <numerusform>%n cube dies</numerusform>
            <numerusform>%n cubes die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s) die</source>
        <translation>
            <numerusform>up to %n cube dies</numerusform>
            <numerusform>up to %n cubes die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s) flee</source>
        <translation>
            <numerusform>up to %n cube flees</numerusform>
            <numerusform>up to %n cubes flee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rivals lose %n cube(s)</source>
        <translation>
            <numerusform>rivals lose %n cube</numerusform>
            <numerusform>rivals lose %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n element(s) go</source>
        <translation>
            <numerusform>up to %n element goes</numerusform>
            <numerusform>up to %n elements go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rival(s) lose an element</source>
        <translation>
            <numerusform>%n rival loses an element</numerusform>
            <numerusform>%n rivals lose an element</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rival(s) lose points</source>
        <translation>
            <numerusform>%n rival loses points</numerusform>
            <numerusform>%n rivals lose points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pawn for %n animal(s)</source>
        <translation>
            <numerusform>a pawn for %n animal</numerusform>
            <numerusform>a pawn for %n animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an element for %n animal(s)</source>
        <translation>
            <numerusform>an element for %n animal</numerusform>
            <numerusform>an element for %n animals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantDescriptions</name>
    <message numerus="yes">
        <source>The earth: %n tile(s), {tundra} of them tundra</source>
        <translation>
            <numerusform>The earth: %n tile, {tundra} of them tundra</numerusform>
            <numerusform>The earth: %n tiles, {tundra} of them tundra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) at Reset</source>
        <translation>
            <numerusform>%n dies at Reset</numerusform>
            <numerusform>%n die at Reset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n may die at Reset</source>
        <translation>
            <numerusform>%n may die at Reset</numerusform>
            <numerusform>%n may die at Reset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile would pay %n point(s).</source>
        <translation>
            <numerusform>The tile would pay %n point.</numerusform>
            <numerusform>The tile would pay %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) vacant</source>
        <translation>
            <numerusform>%n space vacant</numerusform>
            <numerusform>%n spaces vacant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ice Age in %n round(s) at the earliest.</source>
        <translation>
            <numerusform>Ice Age in %n round at the earliest.</numerusform>
            <numerusform>Ice Age in %n rounds at the earliest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack {stack}: {what}, %n below</source>
        <translation>
            <numerusform>Stack {stack}: {what}, %n below</numerusform>
            <numerusform>Stack {stack}: {what}, %n below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tundra: %n tile(s) left</source>
        <translation>
            <numerusform>Tundra: %n tile left</numerusform>
            <numerusform>Tundra: %n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dominance cards: {open} open, %n in the deck</source>
        <translation>
            <numerusform>Dominance cards: {open} open, %n in the deck</numerusform>
            <numerusform>Dominance cards: {open} open, %n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n point(s), {forecast} if the game ended now</source>
        <translation>
            <numerusform>{seat}: %n point, {forecast} if the game ended now</numerusform>
            <numerusform>{seat}: %n points, {forecast} if the game ended now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) available.</source>
        <translation>
            <numerusform>%n pawn available.</numerusform>
            <numerusform>%n pawns available.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in the gene pool.</source>
        <translation>
            <numerusform>%n cube in the gene pool.</numerusform>
            <numerusform>%n cubes in the gene pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lives on %n tile(s).</source>
        <translation>
            <numerusform>Lives on %n tile.</numerusform>
            <numerusform>Lives on %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dominates %n tile(s).</source>
        <translation>
            <numerusform>Dominates %n tile.</numerusform>
            <numerusform>Dominates %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) will die at Reset.</source>
        <translation>
            <numerusform>%n cube will die at Reset.</numerusform>
            <numerusform>%n cubes will die at Reset.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it stands %n cube(s) die at Reset.</source>
        <translation>
            <numerusform>As it stands %n cube dies at Reset.</numerusform>
            <numerusform>As it stands %n cubes die at Reset.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Survival card: {animal}, {cubes} on tundra, worth %n point(s)</source>
        <translation>
            <numerusform>Survival card: {animal}, {cubes} on tundra, worth %n point</numerusform>
            <numerusform>Survival card: {animal}, {cubes} on tundra, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n element(s)</source>
        <translation>
            <numerusform>Bag: %n element</numerusform>
            <numerusform>Bag: %n elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) placed</source>
        <translation>
            <numerusform>%n pawn placed</numerusform>
            <numerusform>%n pawns placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) taken</source>
        <translation>
            <numerusform>%n element taken</numerusform>
            <numerusform>%n elements taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) lost</source>
        <translation>
            <numerusform>%n element lost</numerusform>
            <numerusform>%n elements lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) placed on earth</source>
        <translation>
            <numerusform>%n element placed on earth</numerusform>
            <numerusform>%n elements placed on earth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) removed</source>
        <translation>
            <numerusform>%n element removed</numerusform>
            <numerusform>%n elements removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) placed</source>
        <translation>
            <numerusform>%n tile placed</numerusform>
            <numerusform>%n tiles placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) frozen</source>
        <translation>
            <numerusform>%n tile frozen</numerusform>
            <numerusform>%n tiles frozen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cube(s)</source>
        <translation>
            <numerusform>%n new cube</numerusform>
            <numerusform>%n new cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) moved</source>
        <translation>
            <numerusform>%n cube moved</numerusform>
            <numerusform>%n cubes moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) eliminated</source>
        <translation>
            <numerusform>%n cube eliminated</numerusform>
            <numerusform>%n cubes eliminated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) scored</source>
        <translation>
            <numerusform>%n tile scored</numerusform>
            <numerusform>%n tiles scored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n card taken</numerusform>
            <numerusform>%n cards taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) gained</source>
        <translation>
            <numerusform>%n pawn gained</numerusform>
            <numerusform>%n pawns gained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) lost</source>
        <translation>
            <numerusform>%n pawn lost</numerusform>
            <numerusform>%n pawns lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantEventWords</name>
    <message numerus="yes">
        <source>{animal} loses %n point(s).</source>
        <translation>
            <numerusform>{animal} loses %n point.</numerusform>
            <numerusform>{animal} loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for Survival.</source>
        <translation>
            <numerusform>{animal}: %n point for Survival.</numerusform>
            <numerusform>{animal}: %n points for Survival.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for the tiles beside it.</source>
        <translation>
            <numerusform>{animal}: %n point for the tiles beside it.</numerusform>
            <numerusform>{animal}: %n points for the tiles beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for {cell}.</source>
        <translation>
            <numerusform>{animal}: %n point for {cell}.</numerusform>
            <numerusform>{animal}: %n points for {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s).</source>
        <translation>
            <numerusform>{animal}: %n point.</numerusform>
            <numerusform>{animal}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n new cube(s) on {cell}.</source>
        <translation>
            <numerusform>{animal}: %n new cube on {cell}.</numerusform>
            <numerusform>{animal}: %n new cubes on {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) move from {start} to {cell}.</source>
        <translation>
            <numerusform>{victim}: %n cube moves from {start} to {cell}.</numerusform>
            <numerusform>{victim}: %n cubes move from {start} to {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) return from {cell} to the gene pool.</source>
        <translation>
            <numerusform>{animal}: %n cube returns from {cell} to the gene pool.</numerusform>
            <numerusform>{animal}: %n cubes return from {cell} to the gene pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) die out on {cell}.</source>
        <translation>
            <numerusform>{victim}: %n cube dies out on {cell}.</numerusform>
            <numerusform>{victim}: %n cubes die out on {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) eliminated on {cell}.</source>
        <translation>
            <numerusform>{victim}: %n cube eliminated on {cell}.</numerusform>
            <numerusform>{victim}: %n cubes eliminated on {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal} eliminates %n {victim} cube(s) on {cell}.</source>
        <translation>
            <numerusform>{animal} eliminates %n {victim} cube on {cell}.</numerusform>
            <numerusform>{animal} eliminates %n {victim} cubes on {cell}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantHeadlines</name>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n new tile</numerusform>
            <numerusform>%n new tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cube(s)</source>
        <translation>
            <numerusform>%n new cube</numerusform>
            <numerusform>%n new cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) moved</source>
        <translation>
            <numerusform>%n cube moved</numerusform>
            <numerusform>%n cubes moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) eliminated</source>
        <translation>
            <numerusform>%n cube eliminated</numerusform>
            <numerusform>%n cubes eliminated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) into the gene pool</source>
        <translation>
            <numerusform>%n cube into the gene pool</numerusform>
            <numerusform>%n cubes into the gene pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) saved</source>
        <translation>
            <numerusform>%n cube saved</numerusform>
            <numerusform>%n cubes saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantOrders</name>
    <message numerus="yes">
        <source>%n new cube(s) on {cell}</source>
        <translation>
            <numerusform>%n new cube on {cell}</numerusform>
            <numerusform>%n new cubes on {cell}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) from {start} to {cell}: {animal}</source>
        <translation>
            <numerusform>%n cube from {start} to {cell}: {animal}</numerusform>
            <numerusform>%n cubes from {start} to {cell}: {animal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n cube(s) from {start} to {cell}</source>
        <translation>
            <numerusform>Move %n cube from {start} to {cell}</numerusform>
            <numerusform>Move %n cubes from {start} to {cell}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantStatistics</name>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantTerms</name>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At Reset you lose %n cube(s).</source>
        <translation>
            <numerusform>At Reset you lose %n cube.</numerusform>
            <numerusform>At Reset you lose %n cubes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossesAhead</name>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s)</source>
        <translation>
            <numerusform>up to %n cube</numerusform>
            <numerusform>up to %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {elements}</source>
        <translation>
            <numerusform>%n of {elements}</numerusform>
            <numerusform>%n of {elements}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message numerus="yes">
        <source>%n pawn(s) act before it.</source>
        <translation>
            <numerusform>%n pawn acts before it.</numerusform>
            <numerusform>%n pawns act before it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>freezes one of %n tile(s)</source>
        <translation>
            <numerusform>freezes %n tile</numerusform>
            <numerusform>freezes one of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n element(s)</source>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>one of %n elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n new cube(s) around {disks}</source>
        <translation>
            <numerusform>up to %n new cube around {disks}</numerusform>
            <numerusform>up to %n new cubes around {disks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places one of %n tile(s)</source>
        <translation>
            <numerusform>places %n tile</numerusform>
            <numerusform>places one of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves up to %n cube(s)</source>
        <translation>
            <numerusform>moves %n cube</numerusform>
            <numerusform>moves up to %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rivals on %n tile(s)</source>
        <translation>
            <numerusform>rivals on %n tile</numerusform>
            <numerusform>rivals on %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores one of %n tile(s), none for you</source>
        <translation>
            <numerusform>scores %n tile, nothing for you</numerusform>
            <numerusform>scores one of %n tiles, nothing for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most for you: {cell}, %n point(s)</source>
        <translation>
            <numerusform>most for you: {cell}, %n point</numerusform>
            <numerusform>most for you: {cell}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most for you: {cell}, %n point(s) and a card</source>
        <translation>
            <numerusform>most for you: {cell}, %n point and a card</numerusform>
            <numerusform>most for you: {cell}, %n points and a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n new cube(s): {cells}.</source>
        <translation>
            <numerusform>Up to %n new cube: {cells}.</numerusform>
            <numerusform>Up to %n new cubes: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) return to the gene pool.</source>
        <translation>
            <numerusform>{animal}: %n cube returns to the gene pool.</numerusform>
            <numerusform>{animal}: %n cubes return to the gene pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: up to %n cube(s) return to the gene pool.</source>
        <translation>
            <numerusform>{animal}: up to %n cube returns to the gene pool.</numerusform>
            <numerusform>{animal}: up to %n cubes return to the gene pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) eliminated.</source>
        <translation>
            <numerusform>{animal}: %n cube eliminated.</numerusform>
            <numerusform>{animal}: %n cubes eliminated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: up to %n cube(s) eliminated.</source>
        <translation>
            <numerusform>{animal}: up to %n cube eliminated.</numerusform>
            <numerusform>{animal}: up to %n cubes eliminated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundFactWords</name>
    <message numerus="yes">
        <source>Survival brings you %n point(s), otherwise {number}</source>
        <translation>
            <numerusform>Survival brings you %n point, otherwise {number}</numerusform>
            <numerusform>Survival brings you %n points, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Survival brings {animal} %n point(s), otherwise {number}</source>
        <translation>
            <numerusform>Survival brings {animal} %n point, otherwise {number}</numerusform>
            <numerusform>Survival brings {animal} %n points, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you in this round, otherwise {number}</source>
        <translation>
            <numerusform>%n point for you in this round, otherwise {number}</numerusform>
            <numerusform>%n points for you in this round, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for {animal} in this round, otherwise {number}</source>
        <translation>
            <numerusform>%n point for {animal} in this round, otherwise {number}</numerusform>
            <numerusform>%n points for {animal} in this round, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} brings you no points, otherwise %n</source>
        <translation>
            <numerusform>{cell} brings you no points, otherwise %n</numerusform>
            <numerusform>{cell} brings you no points, otherwise %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} brings {animal} no points, otherwise %n</source>
        <translation>
            <numerusform>{cell} brings {animal} no points, otherwise %n</numerusform>
            <numerusform>{cell} brings {animal} no points, otherwise %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} is scored with %n point(s) for you, otherwise {number}</source>
        <translation>
            <numerusform>{cell} is scored with %n point for you, otherwise {number}</numerusform>
            <numerusform>{cell} is scored with %n points for you, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} is scored with %n point(s) for {animal}, otherwise {number}</source>
        <translation>
            <numerusform>{cell} is scored with %n point for {animal}, otherwise {number}</numerusform>
            <numerusform>{cell} is scored with %n points for {animal}, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) die in Extinction, otherwise {number}</source>
        <translation>
            <numerusform>%n of your cubes dies in Extinction, otherwise {number}</numerusform>
            <numerusform>%n of your cubes die in Extinction, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} die in Extinction, otherwise {number}</source>
        <translation>
            <numerusform>%n cube of {animal} dies in Extinction, otherwise {number}</numerusform>
            <numerusform>%n cubes of {animal} die in Extinction, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) are eliminated, otherwise {number}</source>
        <translation>
            <numerusform>%n of your cubes is eliminated, otherwise {number}</numerusform>
            <numerusform>%n of your cubes are eliminated, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} are eliminated, otherwise {number}</source>
        <translation>
            <numerusform>%n cube of {animal} is eliminated, otherwise {number}</numerusform>
            <numerusform>%n cubes of {animal} are eliminated, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) on earth, otherwise {number}</source>
        <translation>
            <numerusform>%n of your cubes on earth, otherwise {number}</numerusform>
            <numerusform>%n of your cubes on earth, otherwise {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} on earth, otherwise {number}</source>
        <translation>
            <numerusform>%n cube of {animal} on earth, otherwise {number}</numerusform>
            <numerusform>%n cubes of {animal} on earth, otherwise {number}</numerusform>
        </translation>
    </message>
</context>
</TS>
