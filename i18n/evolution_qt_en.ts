<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CheckDialog</name>
    <message numerus="yes">
        <source>%n game(s) are intact.</source>
        <translation>
            <numerusform>One game is intact.</numerusform>
            <numerusform>%n games are intact.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be replayed to the end. They stay as they are; you can export them to have a look.</source>
        <translation>
            <numerusform>One record cannot be replayed to the end. It stays as it is; you can export it to have a look.</numerusform>
            <numerusform>%n records cannot be replayed to the end. They stay as they are; you can export them to have a look.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message numerus="yes">
        <source>Drop %n file(s) here to import the games</source>
        <translation>
            <numerusform>Drop the file here to import the game</numerusform>
            <numerusform>Drop %n files here to import the games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyBinDialog</name>
    <message numerus="yes">
        <source>%n game(s) will be deleted permanently. This cannot be undone.</source>
        <translation>
            <numerusform>One game will be deleted permanently. This cannot be undone.</numerusform>
            <numerusform>%n games will be deleted permanently. This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Librarian</name>
    <message numerus="yes">
        <source>%n game(s) moved to the bin.</source>
        <translation>
            <numerusform>One game moved to the bin.</numerusform>
            <numerusform>%n games moved to the bin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>One game restored.</numerusform>
            <numerusform>%n games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted permanently.</source>
        <translation>
            <numerusform>One game deleted permanently.</numerusform>
            <numerusform>%n games deleted permanently.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>One game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored from the bin.</source>
        <translation>
            <numerusform>One game restored from the bin.</numerusform>
            <numerusform>%n games restored from the bin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) break off as well.</source>
        <translation>
            <numerusform>One more file breaks off as well.</numerusform>
            <numerusform>%n more files break off as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not imported.</source>
        <translation>
            <numerusform>One more file was not imported.</numerusform>
            <numerusform>%n more files were not imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are chosen.</source>
        <translation>
            <numerusform>%n game is chosen.</numerusform>
            <numerusform>%n games are chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesDialog</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>%n rule(s) differ from the edition</source>
        <translation>
            <numerusform>%n rule differs from the edition</numerusform>
            <numerusform>%n rules differ from the edition</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordBookDialog</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read and are left out.</source>
        <translation>
            <numerusform>%n record could not be read and is left out.</numerusform>
            <numerusform>%n records could not be read and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n game(s), only counts are shown: so few games say little about skill.</source>
        <translation>
            <numerusform>With fewer than one game, only counts are shown: so few games say little about skill.</numerusform>
            <numerusform>With fewer than %n games, only counts are shown: so few games say little about skill.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoresScreen</name>
    <message numerus="yes">
        <source>%n animal(s)</source>
        <translation>
            <numerusform>%n animal</numerusform>
            <numerusform>%n animals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThisGameDialog</name>
    <message numerus="yes">
        <source>• The seed deals these cards, and %n move(s) obey the rules.</source>
        <translation>
            <numerusform>• The seed deals these cards, and %n move obeys the rules.</numerusform>
            <numerusform>• The seed deals these cards, and %n moves obey the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n decision(s) of bots: they were told nothing that follows from hidden cards.</source>
        <translation>
            <numerusform>• %n decision of bots: they were told nothing that follows from hidden cards.</numerusform>
            <numerusform>• %n decisions of bots: they were told nothing that follows from hidden cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n bot move(s) reproduced.</source>
        <translation>
            <numerusform>• %n bot move reproduced.</numerusform>
            <numerusform>• %n bot moves reproduced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: the bot was stopped early.</source>
        <translation>
            <numerusform>• One move left out: the bot was stopped early.</numerusform>
            <numerusform>• %n moves left out: the bot was stopped early.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: made by another program.</source>
        <translation>
            <numerusform>• %n move left out: made by another program.</numerusform>
            <numerusform>• %n moves left out: made by another program.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: made with a network not at hand.</source>
        <translation>
            <numerusform>• %n move left out: made with a network not at hand.</numerusform>
            <numerusform>• %n moves left out: made with a network not at hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: they cannot be repeated without a nonce.</source>
        <translation>
            <numerusform>• One move left out: it cannot be repeated without a nonce.</numerusform>
            <numerusform>• %n moves left out: they cannot be repeated without a nonce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: the bot failed this time.</source>
        <translation>
            <numerusform>• %n move left out: the bot failed now.</numerusform>
            <numerusform>• %n moves left out: the bot failed now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• and %n more place(s)</source>
        <translation>
            <numerusform>• and %n more place</numerusform>
            <numerusform>• and %n more places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurningWords</name>
    <message numerus="yes">
        <source>Round {round}: {who} ({more}) gets %n point(s) more than {rival} ({fewer}).</source>
        <translation>
            <numerusform>Round {round}: {who} ({more}) gets %n point more than {rival} ({fewer}).</numerusform>
            <numerusform>Round {round}: {who} ({more}) gets %n points more than {rival} ({fewer}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message numerus="yes">
        <source>%n decision(s) worked out.</source>
        <translation>
            <numerusform>%n decision worked out.</numerusform>
            <numerusform>%n decisions worked out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>Round {number} is being played, %n move(s) so far.</source>
        <translation>
            <numerusform>Round {number} is being played, one move so far.</numerusform>
            <numerusform>Round {number} is being played, %n moves so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} breaks off in the middle of a line. That line is left out; %n move(s) before it are kept.</source>
        <translation>
            <numerusform>{file} breaks off in the middle of a line. That line is left out; the one move before it is kept.</numerusform>
            <numerusform>{file} breaks off in the middle of a line. That line is left out; the %n moves before it are kept.</numerusform>
        </translation>
    </message>
</context>
</TS>
