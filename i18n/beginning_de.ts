<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <source>Forager</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Follows simple rules and looks no further than its next meal.</source>
        <translation>Folgt einfachen Regeln und denkt nur bis zur nächsten Mahlzeit.</translation>
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
        <translation>{value} ist mehr als die Plätze für Nahrung, {limit}</translation>
    </message>
    <message>
        <source>of a population given as a number no card has been seen anyway</source>
        <translation>von einer Population, die als Zahl angegeben ist, hat ohnehin niemand eine Karte gesehen</translation>
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
        <translation>„{value}“ nennt keine Tierart eines Platzes, etwa 1.0</translation>
    </message>
    <message>
        <source>a species has {limit} slots, not {value}</source>
        <translation>eine Tierart hat {limit} Plätze, nicht {value}</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Ein anderer Spieler ist an der Reihe.</translation>
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
        <source>You can’t do this in this phase.</source>
        <translation>Das geht in dieser Phase nicht.</translation>
    </message>
    <message>
        <source>There is no {card} in this hand.</source>
        <translation>„{card}“ ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>It has {trait}; only a Carnivore with {trait} can attack it.</source>
        <translation>Sie hat {trait}; nur ein Fleischfresser mit {trait} kann sie angreifen.</translation>
    </message>
    <message>
        <source>It is already full.</source>
        <translation>Sie ist schon satt.</translation>
    </message>
    <message>
        <source>Second places may be filled only when no hungry species of your own can eat.</source>
        <translation>Zweite Plätze dürfen erst gefüllt werden, wenn keine eigene hungrige Tierart mehr fressen kann.</translation>
    </message>
    <message>
        <source>A Carnivore never eats from the watering hole.</source>
        <translation>Ein Fleischfresser frisst nie aus dem Wasserloch.</translation>
    </message>
    <message>
        <source>There is no food left on the watering hole.</source>
        <translation>Auf dem Wasserloch ist keine Nahrung mehr.</translation>
    </message>
    <message>
        <source>The species has no {trait}.</source>
        <translation>Die Tierart hat {trait} nicht.</translation>
    </message>
    <message>
        <source>There is no such species.</source>
        <translation>Diese Tierart gibt es nicht.</translation>
    </message>
    <message>
        <source>You can play cards only on your own species.</source>
        <translation>Karten kannst du nur an eigene Tierarten spielen.</translation>
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
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
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
        <translation>Wie oft der Nachziehstapel aufgebraucht wird, bis die Runde die letzte ist.</translation>
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
        <translation>Sonst nimmt er nicht mehr Nahrungschips, als die Population braucht.</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>Only a Carnivore with Burrowing can attack it.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser mit „Verbergen“ angegriffen werden.</translation>
    </message>
    <message>
        <source>Carnivore</source>
        <translation>Fleischfresser</translation>
    </message>
    <message>
        <source>It never eats from the watering hole but attacks species. An attack takes 1 population card and brings 2 tokens.</source>
        <translation>Diese Tierart frisst nie aus dem Wasserloch. Sie greift andere Tierarten an, notfalls eine eigene: 1 Populationskarte der Beute bringt 2 Nahrungschips.</translation>
    </message>
    <message>
        <source>When all its population cards are fed, each of them may take a second token.</source>
        <translation>Diese Tierart darf, sobald sie satt ist, auf jeder Populationskarte einen zweiten Nahrungschip sammeln.</translation>
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
        <source>Only a Carnivore with Flight can attack it.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser mit „Fliegen“ angegriffen werden.</translation>
    </message>
    <message>
        <source>A Carnivore that attacks it loses 1 population card before it eats.</source>
        <translation>Diese Tierart nimmt jedem Fleischfresser, der sie angreift, 1 Populationskarte, noch bevor er frisst.</translation>
    </message>
    <message>
        <source>Before your species eat anything else, it takes 3 tokens from the food bank.</source>
        <translation>Diese Tierart nimmt 3 Nahrungschips aus dem Vorrat, bevor deine Tierarten etwas anderes fressen.</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>Nachtaktiv</translation>
    </message>
    <message>
        <source>Only a Carnivore with Nocturnal can attack it.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser mit „Nachtaktiv“ angegriffen werden.</translation>
    </message>
    <message>
        <source>Each time any Carnivore eats a population card, it takes 1 token from the food bank, also in the turns of others.</source>
        <translation>Diese Tierart nimmt jedes Mal 1 Nahrungschip aus dem Vorrat, wenn ein Fleischfresser eine Populationskarte frisst, in jedem Zug.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Schnelligkeit</translation>
    </message>
    <message>
        <source>Only a Carnivore with Speed can attack it.</source>
        <translation>Diese Tierart kann nur von einem Fleischfresser mit „Schnelligkeit“ angegriffen werden.</translation>
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
