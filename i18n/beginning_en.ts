<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BeginningDescriptions</name>
    <message numerus="yes">
        <source>Watering hole: %n token(s)</source>
        <translation>
            <numerusform>Watering hole: %n token</numerusform>
            <numerusform>Watering hole: %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Hand: %n card</numerusform>
            <numerusform>Hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n species</source>
        <translation>
            <numerusform>{who}: %n species</numerusform>
            <numerusform>{who}: %n species</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Food still needed: %n.</source>
        <translation>
            <numerusform>Food still needed: %n.</numerusform>
            <numerusform>Food still needed: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) behind the screen.</source>
        <translation>
            <numerusform>%n token behind the screen.</numerusform>
            <numerusform>%n tokens behind the screen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Population %n</source>
        <translation>
            <numerusform>Population %n</numerusform>
            <numerusform>Population %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on you</source>
        <translation>
            <numerusform>%n attack on you</numerusform>
            <numerusform>%n attacks on you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on {victim}</source>
        <translation>
            <numerusform>%n attack on {victim}</numerusform>
            <numerusform>%n attacks on {victim}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trait(s) played</source>
        <translation>
            <numerusform>%n trait played</numerusform>
            <numerusform>%n traits played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new species</source>
        <translation>
            <numerusform>%n new species</numerusform>
            <numerusform>%n new species</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) added to populations</source>
        <translation>
            <numerusform>%n card added to populations</numerusform>
            <numerusform>%n cards added to populations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant token(s) eaten</source>
        <translation>
            <numerusform>%n plant token eaten</numerusform>
            <numerusform>%n plant tokens eaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species extinct</source>
        <translation>
            <numerusform>%n species extinct</numerusform>
            <numerusform>%n species extinct</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) starved</source>
        <translation>
            <numerusform>%n card starved</numerusform>
            <numerusform>%n cards starved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginningEventWords</name>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} draws %n card.</numerusform>
            <numerusform>{who} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) are placed on the watering hole.</source>
        <translation>
            <numerusform>%n token is placed on the watering hole.</numerusform>
            <numerusform>%n tokens are placed on the watering hole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s).</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card.</numerusform>
            <numerusform>The discard pile is shuffled: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n token(s) from the watering hole.</source>
        <translation>
            <numerusform>{species} eats %n token from the watering hole.</numerusform>
            <numerusform>{species} eats %n tokens from the watering hole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s) from the food bank ({cause}).</source>
        <translation>
            <numerusform>{species} takes %n token from the food bank ({cause}).</numerusform>
            <numerusform>{species} takes %n tokens from the food bank ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s).</source>
        <translation>
            <numerusform>{species} takes %n token.</numerusform>
            <numerusform>{species} takes %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s) ({cause}).</source>
        <translation>
            <numerusform>{species} takes %n token ({cause}).</numerusform>
            <numerusform>{species} takes %n tokens ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} puts %n token(s) behind the screen.</source>
        <translation>
            <numerusform>{who} puts %n token behind the screen.</numerusform>
            <numerusform>{who} puts %n tokens behind the screen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginningExplaining</name>
    <message numerus="yes">
        <source>It can attack %n more species.</source>
        <translation>
            <numerusform>It can attack %n more species.</numerusform>
            <numerusform>It can attack %n more species.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can attack %n species of other players.</source>
        <translation>
            <numerusform>It can attack %n species of another player.</numerusform>
            <numerusform>It can attack %n species of other players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %n token(s) from the food bank each turn.</source>
        <translation>
            <numerusform>It takes up to %n token from the food bank each turn.</numerusform>
            <numerusform>It takes up to %n tokens from the food bank each turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more token(s) in this feeding.</source>
        <translation>
            <numerusform>%n more token in this feeding.</numerusform>
            <numerusform>%n more tokens in this feeding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fewer will starve.</source>
        <translation>
            <numerusform>%n card fewer will starve.</numerusform>
            <numerusform>%n cards fewer will starve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The watering hole has %n token(s) too few for all.</source>
        <translation>
            <numerusform>The watering hole has %n token too few for all.</numerusform>
            <numerusform>The watering hole has %n tokens too few for all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfed, %n of its cards will starve.</source>
        <translation>
            <numerusform>Unfed, %n of its cards will starve.</numerusform>
            <numerusform>Unfed, %n of its cards will starve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n trait(s) to lose.</source>
        <translation>
            <numerusform>It has %n trait to lose.</numerusform>
            <numerusform>It has %n traits to lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It eats %n token(s).</source>
        <translation>
            <numerusform>It eats %n token.</numerusform>
            <numerusform>It eats %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Scavenger(s) on the same side also eat.</source>
        <translation>
            <numerusform>%n Scavenger on the same side also eats.</numerusform>
            <numerusform>%n Scavengers on the same side also eat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginningPhrases</name>
    <message numerus="yes">
        <source>Last round in at most %n turn(s)</source>
        <translation>
            <numerusform>Last round in at most %n turn</numerusform>
            <numerusform>Last round in at most %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start feeding, end turn (keep %n card(s))</source>
        <translation>
            <numerusform>Start feeding, end turn (keep %n card)</numerusform>
            <numerusform>Start feeding, end turn (keep %n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start feeding (keep %n card(s))</source>
        <translation>
            <numerusform>Start feeding (keep %n card)</numerusform>
            <numerusform>Start feeding (keep %n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hungry</source>
        <extracomment>below the number of cards of a species, in a narrow column</extracomment>
        <translation>
            <numerusform>%n hungry</numerusform>
            <numerusform>%n hungry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All your plant eaters are fed: %n token(s).</source>
        <translation>
            <numerusform>All your plant eaters are fed: %n token.</numerusform>
            <numerusform>All your plant eaters are fed: %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not enough for all: your plant eaters want {wanted}, %n token(s) are left.</source>
        <translation>
            <numerusform>Not enough for all: your plant eaters want {wanted}, %n token is left.</numerusform>
            <numerusform>Not enough for all: your plant eaters want {wanted}, %n tokens are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginningPreview</name>
    <message numerus="yes">
        <source>You take %n token(s).</source>
        <translation>
            <numerusform>You take %n token.</numerusform>
            <numerusform>You take %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Scavenger(s) take 1 token each ({owners}).</source>
        <translation>
            <numerusform>%n Scavenger takes 1 token ({owners}).</numerusform>
            <numerusform>%n Scavengers take 1 token each ({owners}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginningReference</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them this player has not seen yet</source>
        <translation>
            <numerusform>%n of them this player has not seen yet</numerusform>
            <numerusform>%n of them this player has not seen yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginningStatistics</name>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardWords</name>
    <message numerus="yes">
        <source>%n discarded · below: not seen yet</source>
        <translation>
            <numerusform>%n discarded · below: not seen yet</numerusform>
            <numerusform>%n discarded · below: not seen yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: {count} of {all} not seen yet, %n discarded.</source>
        <translation>
            <numerusform>{card}: {count} of {all} not seen yet, %n discarded.</numerusform>
            <numerusform>{card}: {count} of {all} not seen yet, %n discarded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuelWords</name>
    <message numerus="yes">
        <source>hunter: +%n token(s)</source>
        <translation>
            <numerusform>hunter: +%n token</numerusform>
            <numerusform>hunter: +%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastWords</name>
    <message numerus="yes">
        <source>Long Neck brings %n</source>
        <extracomment>the same: so many tokens from the food bank</extracomment>
        <translation>
            <numerusform>Long Neck brings %n</numerusform>
            <numerusform>Long Neck brings %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n will starve</source>
        <extracomment>the same: so many population cards</extracomment>
        <translation>
            <numerusform>%n will starve</numerusform>
            <numerusform>%n will starve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hunters want %n</source>
        <extracomment>the same: so many population cards of Carnivores have no token</extracomment>
        <translation>
            <numerusform>hunters want %n</numerusform>
            <numerusform>hunters want %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <extracomment>the same: so many tokens lie there</extracomment>
        <translation>
            <numerusform>%n here</numerusform>
            <numerusform>%n here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others want %n</source>
        <extracomment>the same: so many tokens</extracomment>
        <translation>
            <numerusform>others want %n</numerusform>
            <numerusform>others want %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your plant eaters want %n.</source>
        <translation>
            <numerusform>Your plant eaters want %n.</numerusform>
            <numerusform>Your plant eaters want %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Long Necks bring %n of them from the food bank.</source>
        <translation>
            <numerusform>Long Necks bring %n of them from the food bank.</numerusform>
            <numerusform>Long Necks bring %n of them from the food bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Carnivores want %n.</source>
        <translation>
            <numerusform>Your Carnivores want %n.</numerusform>
            <numerusform>Your Carnivores want %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would starve.</source>
        <translation>
            <numerusform>%n card would starve.</numerusform>
            <numerusform>%n cards would starve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will starve.</source>
        <translation>
            <numerusform>%n card will starve.</numerusform>
            <numerusform>%n cards will starve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) before yours bring 2 tokens each.</source>
        <translation>
            <numerusform>%n turn before yours brings 2 tokens.</numerusform>
            <numerusform>%n turns before yours bring 2 tokens each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others want %n before you.</source>
        <translation>
            <numerusform>Others want %n before you.</numerusform>
            <numerusform>Others want %n before you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your turn you can count on %n token(s).</source>
        <translation>
            <numerusform>In your turn you can count on %n token.</numerusform>
            <numerusform>In your turn you can count on %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it lies now there will be %n.</source>
        <translation>
            <numerusform>As it lies now there will be %n.</numerusform>
            <numerusform>As it lies now there will be %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
