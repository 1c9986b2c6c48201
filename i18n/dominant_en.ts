<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>{animal} eliminates %n cube(s) on {cell}: {victim}.</source>
        <translation>
            <numerusform>{animal} eliminates %n cube on {cell}: {victim}.</numerusform>
            <numerusform>{animal} eliminates %n cubes on {cell}: {victim}.</numerusform>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
