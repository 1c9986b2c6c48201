<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Hatchling</source>
        <translation>ひな</translation>
    </message>
    <message>
        <source>Plays sensible cards at random and hardly ever hunts: for learning the rules.</source>
        <translation>無難なカードをランダムに使い、めったに狩りをしません。ルールを覚えるための相手です。</translation>
    </message>
    <message>
        <source>Forager</source>
        <translation>採集者</translation>
    </message>
    <message>
        <source>Follows simple rules and looks no further than its next meal.</source>
        <translation>単純なルールに従い、次の食事までしか考えません。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>German edition</source>
        <translation>ドイツ語版</translation>
    </message>
    <message>
        <source>Evolution: The Beginning</source>
        <translation>エボリューション：ザ・ビギニング</translation>
    </message>
    <message>
        <source>Eat a lot – and do not get eaten.</source>
        <translation>たくさん食べて、食べられずに生き残れ。</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>a second “{value}” on the same species</source>
        <translation>同じ種族に「{value}」が2枚あります</translation>
    </message>
    <message>
        <source>{value} is above the places for food, {limit}</source>
        <translation>{value}は食料を置ける数{limit}を超えています</translation>
    </message>
    <message>
        <source>of a population given as a number no card has been seen anyway</source>
        <translation>数で示した個体数のカードは、もともと誰も見ていません</translation>
    </message>
    <message>
        <source>{value} is not this round</source>
        <translation>{value}は現在のラウンドではありません</translation>
    </message>
    <message>
        <source>“{value}” is not the number of a species</source>
        <translation>「{value}」は種族の番号ではありません</translation>
    </message>
    <message>
        <source>“{value}” does not name a species of a seat, such as 1.0</source>
        <translation>「{value}」は「1.0」のような席と種族の番号ではありません</translation>
    </message>
    <message>
        <source>a species has {limit} slots, not {value}</source>
        <translation>種族に置けるのは{limit}枚までで、{value}枚は置けません</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>今はほかのプレイヤーの番です。</translation>
    </message>
    <message>
        <source>Only Carnivores can attack.</source>
        <translation>攻撃できるのは肉食動物だけです。</translation>
    </message>
    <message>
        <source>A species cannot attack itself.</source>
        <translation>種族は自分自身を攻撃できません。</translation>
    </message>
    <message>
        <source>You can’t do this in this phase.</source>
        <translation>このフェイズではできません。</translation>
    </message>
    <message>
        <source>There is no {card} in this hand.</source>
        <translation>この手札に{card}はありません。</translation>
    </message>
    <message>
        <source>It has {trait}; only a Carnivore with {trait} can attack it.</source>
        <translation>{trait}があるため、{trait}を持つ肉食動物だけが攻撃できます。</translation>
    </message>
    <message>
        <source>It is already full.</source>
        <translation>すでに満腹です。</translation>
    </message>
    <message>
        <source>Second places may be filled only when no hungry species of your own can eat.</source>
        <translation>2つ目の場所を埋められるのは、食べられる空腹な種族が自分にいないときだけです。</translation>
    </message>
    <message>
        <source>A Carnivore never eats from the watering hole.</source>
        <translation>肉食動物は水飲み場の食料を食べません。</translation>
    </message>
    <message>
        <source>There is no food left on the watering hole.</source>
        <translation>水飲み場に食料が残っていません。</translation>
    </message>
    <message>
        <source>The species has no {trait}.</source>
        <translation>この種族に{trait}はありません。</translation>
    </message>
    <message>
        <source>There is no such species.</source>
        <translation>そのような種族はありません。</translation>
    </message>
    <message>
        <source>You can play cards only on your own species.</source>
        <translation>カードをプレイできるのは自分の種族だけです。</translation>
    </message>
    <message>
        <source>The species has {limit} traits already: one of them must be replaced.</source>
        <translation>この種族にはすでに特性が{limit}枚あります。どれか1枚と取り替えてください。</translation>
    </message>
    <message>
        <source>A trait can only be replaced when the species has {limit}.</source>
        <translation>特性の取り替えは、種族の特性が{limit}枚のときだけできます。</translation>
    </message>
    <message>
        <source>The species has this trait already.</source>
        <translation>この種族はすでにその特性を持っています。</translation>
    </message>
    <message>
        <source>You have a hungry species that can eat from the watering hole, so you must feed it.</source>
        <translation>水飲み場の食料を食べられる空腹の種族がいる間は、必ず食料を与えます。</translation>
    </message>
    <message>
        <source>You have a hungry Carnivore that can attack, so it must feed.</source>
        <translation>攻撃できる空腹の肉食動物がいる間は、必ず食料を与えます。</translation>
    </message>
    <message>
        <source>It cannot eat more.</source>
        <translation>これ以上は食べられません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対戦は終了しました。</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Food</source>
        <translation>食料</translation>
    </message>
    <message>
        <source>Populations</source>
        <translation>個体数</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特性</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Times through the deck</source>
        <translation>山札の周回数</translation>
    </message>
    <message>
        <source>How often the draw pile is used up before the round becomes the last one.</source>
        <translation>山札が何回なくなると、そのラウンドが最後になるか。</translation>
    </message>
    <message>
        <source>Horns that kill the attacker stop the attack</source>
        <translation>攻撃側を絶滅させた角は攻撃を止める</translation>
    </message>
    <message>
        <source>The attacked species then loses no population.</source>
        <translation>そのとき、攻撃された種族の個体数は減りません。</translation>
    </message>
    <message>
        <source>Long Neck fills Fat Tissue</source>
        <translation>長い首が脂肪組織も満たす</translation>
    </message>
    <message>
        <source>Otherwise it takes no more tokens than its population needs.</source>
        <translation>しない場合、個体数が必要とする食料しか取りません。</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>Only a Carnivore with Burrowing can attack it.</source>
        <translation>穴掘りを持つ肉食動物だけが攻撃できる。</translation>
    </message>
    <message>
        <source>Carnivore</source>
        <translation>肉食</translation>
    </message>
    <message>
        <source>It never eats from the watering hole but attacks species. An attack takes 1 population card and brings 2 tokens.</source>
        <translation>水飲み場からは食べず、種族を攻撃する。攻撃ごとに個体数カード1枚を奪い、食料2個を得る。</translation>
    </message>
    <message>
        <source>When all its population cards are fed, each of them may take a second token.</source>
        <translation>個体数カードがすべて満腹なら、それぞれ2個目の食料を取れる。</translation>
    </message>
    <message>
        <source>At the start of your turn its population grows by 1 card from the draw pile, which no player sees.</source>
        <translation>手番の初めに、個体数が山札のカード1枚分増える。そのカードはどのプレイヤーも見ない。</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>飛行</translation>
    </message>
    <message>
        <source>Only a Carnivore with Flight can attack it.</source>
        <translation>飛行を持つ肉食動物だけが攻撃できる。</translation>
    </message>
    <message>
        <source>A Carnivore that attacks it loses 1 population card before it eats.</source>
        <translation>攻撃してきた肉食動物は、食べる前に個体数カード1枚を失う。</translation>
    </message>
    <message>
        <source>Before your species eat anything else, it takes 3 tokens from the food bank.</source>
        <translation>自分の種族がほかのものを食べる前に、食料銀行から食料3個を取る。</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>夜行性</translation>
    </message>
    <message>
        <source>Only a Carnivore with Nocturnal can attack it.</source>
        <translation>夜行性を持つ肉食動物だけが攻撃できる。</translation>
    </message>
    <message>
        <source>Each time any Carnivore eats a population card, it takes 1 token from the food bank, also in the turns of others.</source>
        <translation>肉食動物が個体数カードを食べるたびに、食料銀行から食料1個を取る。ほかのプレイヤーの手番でも取る。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>俊足</translation>
    </message>
    <message>
        <source>Only a Carnivore with Speed can attack it.</source>
        <translation>俊足を持つ肉食動物だけが攻撃できる。</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>穴掘り</translation>
    </message>
    <message>
        <source>Scavenger</source>
        <translation>死体漁り</translation>
    </message>
    <message>
        <source>Fat Tissue</source>
        <translation>脂肪組織</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>長い首</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>繁殖</translation>
    </message>
</context>
</TS>
