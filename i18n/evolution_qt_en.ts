<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>End turn (%n card(s) kept)</source>
        <translation>
            <numerusform>End turn (%n card kept)</numerusform>
            <numerusform>End turn (%n cards kept)</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s).</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card.</numerusform>
            <numerusform>The discard pile is shuffled: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) leave the watering hole.</source>
        <translation>
            <numerusform>%n chip leaves the watering hole.</numerusform>
            <numerusform>%n chips leave the watering hole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) come to the watering hole.</source>
        <translation>
            <numerusform>%n chip comes to the watering hole.</numerusform>
            <numerusform>%n chips come to the watering hole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: species {place} eats %n plant(s) ({cause}).</source>
        <translation>
            <numerusform>{who}: species {place} eats %n plant ({cause}).</numerusform>
            <numerusform>{who}: species {place} eats %n plants ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: species {place} gets %n plant(s) ({cause}).</source>
        <translation>
            <numerusform>{who}: species {place} gets %n plant ({cause}).</numerusform>
            <numerusform>{who}: species {place} gets %n plants ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: species {place} eats %n plant(s).</source>
        <translation>
            <numerusform>{who}: species {place} eats %n plant.</numerusform>
            <numerusform>{who}: species {place} eats %n plants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: species {place} gets %n plant(s).</source>
        <translation>
            <numerusform>{who}: species {place} gets %n plant.</numerusform>
            <numerusform>{who}: species {place} gets %n plants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: species {place} eats %n meat ({cause}).</source>
        <translation>
            <numerusform>{who}: species {place} eats %n meat ({cause}).</numerusform>
            <numerusform>{who}: species {place} eats %n meat ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: species {place} eats %n meat.</source>
        <translation>
            <numerusform>{who}: species {place} eats %n meat.</numerusform>
            <numerusform>{who}: species {place} eats %n meat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: species {place} stores %n fat.</source>
        <translation>
            <numerusform>{who}: species {place} stores %n fat.</numerusform>
            <numerusform>{who}: species {place} stores %n fat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: species {place} uses %n stored fat.</source>
        <translation>
            <numerusform>{who}: species {place} uses %n stored fat.</numerusform>
            <numerusform>{who}: species {place} uses %n stored fat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} puts %n chip(s) into the bag.</source>
        <translation>
            <numerusform>{who} puts %n chip into the bag.</numerusform>
            <numerusform>{who} puts %n chips into the bag.</numerusform>
        </translation>
    </message>
</context>
</TS>
