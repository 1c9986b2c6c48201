<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Edition</name>
    <message>
        <source>Toy</source>
        <translation>Spielzeug</translation>
    </message>
</context>
<context>
    <name>Toy</name>
    <message>
        <source>Round {amount}</source>
        <translation>Runde {amount}</translation>
    </message>
    <message>
        <source>{who} draws {card}.</source>
        <translation>{who} zieht {card}.</translation>
    </message>
    <message>
        <source>{who} lays {card}.</source>
        <translation>{who} legt {card}.</translation>
    </message>
    <message>
        <source>{who} reveals {card}, which counts double.</source>
        <translation>{who} deckt {card} auf, das doppelt zählt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{who}: lay a card.</source>
        <translation>{who}: Lege eine Karte.</translation>
    </message>
    <message>
        <source>Card {card}</source>
        <translation>Karte {card}</translation>
    </message>
    <message>
        <source>In each of three rounds everyone lays one card.</source>
        <translation>In jeder der drei Runden legt jeder Spieler eine Karte.</translation>
    </message>
    <message>
        <source>The card that no one has seen is revealed at the end and counts double.</source>
        <translation>Die Karte, die kein Spieler gesehen hat, wird am Ende aufgedeckt und zählt doppelt.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
</context>
</TS>
