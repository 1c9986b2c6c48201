<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Edition</name>
    <message>
        <source>Toy</source>
        <translation>トイ</translation>
    </message>
</context>
<context>
    <name>Toy</name>
    <message>
        <source>Round {amount}</source>
        <translation>ラウンド{amount}</translation>
    </message>
    <message>
        <source>{who} draws {card}.</source>
        <translation>{who}は{card}を引きます。</translation>
    </message>
    <message>
        <source>{who} lays {card}.</source>
        <translation>{who}は{card}を出します。</translation>
    </message>
    <message>
        <source>{who} reveals {card}, which counts double.</source>
        <translation>{who}は{card}を表にします（2倍）。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲーム終了です。</translation>
    </message>
    <message>
        <source>{who}: lay a card.</source>
        <translation>{who}：カードを1枚出してください。</translation>
    </message>
    <message>
        <source>Card {card}</source>
        <translation>カード{card}</translation>
    </message>
    <message>
        <source>In each of three rounds everyone lays one card.</source>
        <translation>3ラウンドのそれぞれで、全員がカードを1枚ずつ出します。</translation>
    </message>
    <message>
        <source>The card that no one has seen is revealed at the end and counts double.</source>
        <translation>だれも見ていないカードは最後に表にして、2倍に数えます。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>ゲームの目的</translation>
    </message>
</context>
</TS>
