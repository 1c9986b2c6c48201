<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AttackWords</name>
    <message numerus="yes">
        <source>extinct, +%n card(s)</source>
        <extracomment>below &quot;prey: 1 → 0&quot;</extracomment>
        <translation>
            <numerusform>extinct, +%n card</numerusform>
            <numerusform>extinct, +%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n token(s)</source>
        <translation>
            <numerusform>{who}: +%n token</numerusform>
            <numerusform>{who}: +%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you: +%n token(s)</source>
        <translation>
            <numerusform>you: +%n token</numerusform>
            <numerusform>you: +%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>{species} eats %n meat ({cause}).</source>
        <translation>
            <numerusform>{species} eats %n meat ({cause}).</numerusform>
            <numerusform>{species} eats %n meat ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n meat.</source>
        <translation>
            <numerusform>{species} eats %n meat.</numerusform>
            <numerusform>{species} eats %n meat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food token(s) are removed from the watering hole.</source>
        <translation>
            <numerusform>One food token is removed from the watering hole.</numerusform>
            <numerusform>%n food tokens are removed from the watering hole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food token(s) are placed on the watering hole.</source>
        <translation>
            <numerusform>One food token is placed on the watering hole.</numerusform>
            <numerusform>%n food tokens are placed on the watering hole.</numerusform>
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
        <source>{species} stores %n fat.</source>
        <translation>
            <numerusform>{species} stores %n fat.</numerusform>
            <numerusform>{species} stores %n fat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} uses %n stored fat.</source>
        <translation>
            <numerusform>{species} uses %n stored fat.</numerusform>
            <numerusform>{species} uses %n stored fat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n plant(s) ({cause}).</source>
        <translation>
            <numerusform>{species} eats %n plant ({cause}).</numerusform>
            <numerusform>{species} eats %n plants ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n plant(s).</source>
        <translation>
            <numerusform>{species} eats %n plant.</numerusform>
            <numerusform>{species} eats %n plants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} gets %n plant(s) ({cause}).</source>
        <translation>
            <numerusform>{species} gets %n plant ({cause}).</numerusform>
            <numerusform>{species} gets %n plants ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} gets %n plant(s).</source>
        <translation>
            <numerusform>{species} gets %n plant.</numerusform>
            <numerusform>{species} gets %n plants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} puts %n food token(s) into the bag.</source>
        <translation>
            <numerusform>{who} puts %n food token into the bag.</numerusform>
            <numerusform>{who} puts %n food tokens into the bag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvolutionDescriptions</name>
    <message numerus="yes">
        <source>{who}: %n species</source>
        <translation>
            <numerusform>{who}: %n species</numerusform>
            <numerusform>{who}: %n species</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{trait} with %n fat</source>
        <translation>
            <numerusform>{trait} with %n fat</numerusform>
            <numerusform>{trait} with %n fat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trait(s) face down</source>
        <translation>
            <numerusform>%n trait face down</numerusform>
            <numerusform>%n traits face down</numerusform>
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
        <source>body size +%n</source>
        <translation>
            <numerusform>body size +%n</numerusform>
            <numerusform>body size +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>population +%n</source>
        <translation>
            <numerusform>population +%n</numerusform>
            <numerusform>population +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s) eaten</source>
        <translation>
            <numerusform>%n plant eaten</numerusform>
            <numerusform>%n plants eaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fat stored</source>
        <translation>
            <numerusform>%n fat stored</numerusform>
            <numerusform>%n fat stored</numerusform>
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
        <source>%n species went hungry</source>
        <translation>
            <numerusform>%n species went hungry</numerusform>
            <numerusform>%n species went hungry</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message numerus="yes">
        <source>Tested on %n possible deal(s)</source>
        <translation>
            <numerusform>Tested on %n possible deal</numerusform>
            <numerusform>Tested on %n possible deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveInquiry</name>
    <message numerus="yes">
        <source>Ignore {traits} (%n card(s))</source>
        <translation>
            <numerusform>Ignore {traits} (%n card)</numerusform>
            <numerusform>Ignore {traits} (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard</source>
        <translation>
            <numerusform>Choose %n card to discard</numerusform>
            <numerusform>Choose %n cards to discard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>At most %n more round(s)</source>
        <translation>
            <numerusform>At most %n more round</numerusform>
            <numerusform>At most %n more rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} collects %n food token(s).</source>
        <translation>
            <numerusform>{who} collects %n food token.</numerusform>
            <numerusform>{who} collects %n food tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s)</source>
        <translation>
            <numerusform>%n plant</numerusform>
            <numerusform>%n plants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intelligence ignores {traits} for %n card(s).</source>
        <translation>
            <numerusform>Intelligence ignores {traits} for %n card.</numerusform>
            <numerusform>Intelligence ignores {traits} for %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} draws %n card.</numerusform>
            <numerusform>{who} draws %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message numerus="yes">
        <source>End turn (%n card(s) kept)</source>
        <translation>
            <numerusform>End turn (%n card kept)</numerusform>
            <numerusform>End turn (%n cards kept)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can still be played. Press again to end the turn and keep them.</source>
        <translation>
            <numerusform>One card can still be played. Press again to end the turn and keep it.</numerusform>
            <numerusform>%n cards can still be played. Press again to end the turn and keep them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message numerus="yes">
        <source>%n in this edition, with the food numbers {foods}</source>
        <translation>
            <numerusform>%n in this edition, with the food numbers {foods}</numerusform>
            <numerusform>%n in this edition, with the food numbers {foods}</numerusform>
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
    <name>RoundWords</name>
    <message numerus="yes">
        <source>%n food token(s) collected</source>
        <translation>
            <numerusform>%n food token collected</numerusform>
            <numerusform>%n food tokens collected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population lost</source>
        <translation>
            <numerusform>%n population lost</numerusform>
            <numerusform>%n population lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species extinct</source>
        <translation>
            <numerusform>%n species extinct</numerusform>
            <numerusform>%n species extinct</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species</source>
        <translation>
            <numerusform>%n species</numerusform>
            <numerusform>%n species</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThingWords</name>
    <message numerus="yes">
        <source>Population: %n. It needs this much food each round.</source>
        <translation>
            <numerusform>Population: %n. It needs this much food each round.</numerusform>
            <numerusform>Population: %n. It needs this much food each round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s)</source>
        <translation>
            <numerusform>%n plant</numerusform>
            <numerusform>%n plants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meat</source>
        <translation>
            <numerusform>%n meat</numerusform>
            <numerusform>%n meat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored fat</source>
        <translation>
            <numerusform>%n stored fat</numerusform>
            <numerusform>%n stored fat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room for traits: at most %n on a species.</source>
        <translation>
            <numerusform>Room for traits: at most %n on a species.</numerusform>
            <numerusform>Room for traits: at most %n on a species.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s).</source>
        <translation>
            <numerusform>Discard pile: %n card.</numerusform>
            <numerusform>Discard pile: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s).</source>
        <translation>
            <numerusform>Draw pile: %n card.</numerusform>
            <numerusform>Draw pile: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on the species.</source>
        <translation>
            <numerusform>%n more on the species.</numerusform>
            <numerusform>%n more on the species.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s) in hand.</source>
        <translation>
            <numerusform>{who} has %n card in hand.</numerusform>
            <numerusform>{who} has %n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{attacker} can attack it by discarding %n card(s).</source>
        <translation>
            <numerusform>{attacker} can attack it by discarding %n card.</numerusform>
            <numerusform>{attacker} can attack it by discarding %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watering hole: %n plant(s) to eat.</source>
        <translation>
            <numerusform>Watering hole: %n plant to eat.</numerusform>
            <numerusform>Watering hole: %n plants to eat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All plant eaters together still need %n food.</source>
        <translation>
            <numerusform>All plant eaters together still need %n food.</numerusform>
            <numerusform>All plant eaters together still need %n food.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Feeding will begin with %n plant(s).</source>
        <translation>
            <numerusform>Feeding will begin with one plant.</numerusform>
            <numerusform>Feeding will begin with %n plants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s). When it is not enough, the end of the game is near.</source>
        <translation>
            <numerusform>Draw pile: %n card. When it is not enough, the end of the game is near.</numerusform>
            <numerusform>Draw pile: %n cards. When it is not enough, the end of the game is near.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At present the next deal needs %n card(s).</source>
        <translation>
            <numerusform>At present the next deal needs one card.</numerusform>
            <numerusform>At present the next deal needs %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this round at most %n more can follow.</source>
        <translation>
            <numerusform>After this round at most %n more can follow.</numerusform>
            <numerusform>After this round at most %n more can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n food token(s) in the bag.</source>
        <translation>
            <numerusform>{who} has %n food token in the bag.</numerusform>
            <numerusform>{who} has %n food tokens in the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Food still needed by {who}: %n.</source>
        <translation>
            <numerusform>Food still needed by {who}: %n.</numerusform>
            <numerusform>Food still needed by {who}: %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
