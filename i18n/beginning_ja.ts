<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Beginning</name>
    <message>
        <source>{cards} cards, {least} to {most} players</source>
        <translation>カード{cards}枚、{least}⁠～⁠{most}人用</translation>
    </message>
</context>
<context>
    <name>BeginningDescriptions</name>
    <message numerus="yes">
        <source>Watering hole: %n token(s)</source>
        <translation>
            <numerusform>水飲み場：食料%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>山札：%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>捨て札：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, on top: {card}</source>
        <translation>{words}、一番上：{card}</translation>
    </message>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>手札：%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n species</source>
        <translation>
            <numerusform>{who}：種族%n種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>手札%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Food still needed: %n.</source>
        <translation>
            <numerusform>必要な食料：あと%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far: {points}. Tokens behind the screen are secret until the end.</source>
        <translation>現在の勝利点：{points}点。ついたての裏の食料は最後まで非公開です。</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) behind the screen.</source>
        <translation>
            <numerusform>ついたての裏に食料%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Points so far: {points}.</source>
        <translation>現在の勝利点：{points}点。</translation>
    </message>
    <message>
        <source>no traits</source>
        <translation>特性なし</translation>
    </message>
    <message>
        <source>{species}: {traits}; population {population}, food {food}</source>
        <translation>{species}：{traits}、個体数{population}、食料{food}</translation>
    </message>
    <message numerus="yes">
        <source>Population %n</source>
        <translation>
            <numerusform>個体数%n</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, food {food}</source>
        <translation>{words}、食料{food}</translation>
    </message>
    <message>
        <source>Card {number} of {count}, face down</source>
        <translation>{count}枚中{number}枚目のカード、裏向き</translation>
    </message>
    <message>
        <source>Card {number} of {count}: {card}</source>
        <translation>{count}枚中{number}枚目：{card}</translation>
    </message>
    <message>
        <source>{trait}: {text}</source>
        <translation>{trait}：{text}</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on you</source>
        <translation>
            <numerusform>あなたへの攻撃%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on {victim}</source>
        <translation>
            <numerusform>{victim}への攻撃%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trait(s) played</source>
        <translation>
            <numerusform>特性を%n枚配置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new species</source>
        <translation>
            <numerusform>新しい種族%n種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) added to populations</source>
        <translation>
            <numerusform>個体数にカード%n枚を追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant token(s) eaten</source>
        <translation>
            <numerusform>食料%n個を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>攻撃%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>finished feeding early</source>
        <translation>摂食を早めに終了</translation>
    </message>
    <message numerus="yes">
        <source>%n species extinct</source>
        <translation>
            <numerusform>種族%n種が絶滅</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) starved</source>
        <translation>
            <numerusform>カード%n枚が餓死</numerusform>
        </translation>
    </message>
    <message>
        <source>Gap for a new species</source>
        <translation>新しい種族の場所</translation>
    </message>
    <message>
        <source>your whole row</source>
        <translation>自分の列全体</translation>
    </message>
    <message>
        <source>pile of {animal}</source>
        <translation>{animal}の個体数カード</translation>
    </message>
    <message>
        <source>place for a trait at {animal}</source>
        <translation>{animal}の特性の場所</translation>
    </message>
    <message>
        <source>{trait} at {animal}</source>
        <translation>{animal}の{trait}</translation>
    </message>
</context>
<context>
    <name>BeginningEventWords</name>
    <message>
        <source>A new species hatches for {who}: {name}.</source>
        <translation>{who}：新しい種族が誕生（{name}）</translation>
    </message>
    <message>
        <source>{species} grows to population {amount} ({cause}).</source>
        <translation>{species}：個体数が{amount}に増加（{cause}）</translation>
    </message>
    <message>
        <source>{who} creates a species: {name}.</source>
        <translation>{who}：新しい種族を作る（{name}）</translation>
    </message>
    <message>
        <source>{species} grows to population {amount}.</source>
        <translation>{species}：個体数が{amount}に増加</translation>
    </message>
    <message>
        <source>{who} discards {trait} from {animal}.</source>
        <translation>{who}：{animal}の{trait}を捨てる</translation>
    </message>
    <message>
        <source>{who} plays {trait} on {animal}.</source>
        <translation>{who}：{animal}に{trait}を配置</translation>
    </message>
    <message>
        <source>The last card of the deck was drawn: this round is the last.</source>
        <translation>山札の最後のカードが引かれ、このラウンドが最終ラウンドに決定</translation>
    </message>
    <message>
        <source>{who} starts feeding.</source>
        <translation>{who}：摂食を開始</translation>
    </message>
    <message>
        <source>{attacker} attacks {prey}.</source>
        <translation>{attacker}が{prey}を攻撃</translation>
    </message>
    <message>
        <source>{species} starves: its population falls to {amount}.</source>
        <translation>{species}が飢え、個体数が{amount}に減少</translation>
    </message>
    <message>
        <source>{species} becomes extinct.</source>
        <translation>{species}が絶滅</translation>
    </message>
    <message>
        <source>{who} finishes feeding.</source>
        <translation>{who}：摂食を終了</translation>
    </message>
    <message>
        <source>The game is over. The screens fold down.</source>
        <translation>対戦終了。ついたての裏を公開</translation>
    </message>
    <message>
        <source>{species} loses a population card: {trait}.</source>
        <translation>{species}：個体数カードを1枚失う（{trait}）</translation>
    </message>
    <message>
        <source>{species} loses a population card to the Horns: {trait}.</source>
        <translation>{species}：角（つの）で個体数カードを1枚失う（{trait}）</translation>
    </message>
    <message>
        <source>{species} loses a population card.</source>
        <translation>{species}：個体数カードを1枚失う</translation>
    </message>
    <message>
        <source>{species} loses a population card to the Horns.</source>
        <translation>{species}：角（つの）で個体数カードを1枚失う</translation>
    </message>
    <message>
        <source>Tokens taken: {each}.</source>
        <translation>獲得した食料：{each}</translation>
    </message>
    <message>
        <source>Tokens taken ({cause}): {each}.</source>
        <translation>獲得した食料（{cause}）：{each}</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who}：カードを%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} draws {cards}.</source>
        <translation>{who}：{cards}を引く</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) are placed on the watering hole.</source>
        <translation>
            <numerusform>水飲み場に食料%n個を追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s).</source>
        <translation>
            <numerusform>捨て札%n枚を切り直す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n token(s) from the watering hole.</source>
        <translation>
            <numerusform>{species}：水飲み場の食料%n個を食べる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s) from the food bank ({cause}).</source>
        <translation>
            <numerusform>{species}：食料銀行から食料%n個（{cause}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s).</source>
        <translation>
            <numerusform>{species}：食料%n個を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} takes %n token(s) ({cause}).</source>
        <translation>
            <numerusform>{species}：食料%n個を獲得（{cause}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} puts %n token(s) behind the screen.</source>
        <translation>
            <numerusform>{who}：食料%n個をついたての裏へ</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}</source>
        <extracomment>the name of a card inside a sentence, with quotation marks where the language needs them</extracomment>
        <translation>{card}</translation>
    </message>
</context>
<context>
    <name>BeginningExplaining</name>
    <message>
        <source>Tokens</source>
        <translation>食料</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>個体数</translation>
    </message>
    <message>
        <source>Starving</source>
        <translation>餓死</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特性</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>What others lose</source>
        <translation>相手の損失</translation>
    </message>
    <message>
        <source>Food in later turns</source>
        <translation>以後の手番の食料</translation>
    </message>
    <message>
        <source>Safety from Carnivores in sight</source>
        <translation>場の肉食動物への備え</translation>
    </message>
    <message>
        <source>Safety from new Carnivores</source>
        <translation>将来の肉食動物への備え</translation>
    </message>
    <message>
        <source>Preferred traits</source>
        <translation>好みの特性</translation>
    </message>
    <message>
        <source>Tokens eaten</source>
        <translation>食べる食料</translation>
    </message>
    <message>
        <source>Cards that starve</source>
        <translation>餓死するカード</translation>
    </message>
    <message>
        <source>Cards eaten</source>
        <translation>相手から奪うカード</translation>
    </message>
    <message>
        <source>Cards lost</source>
        <translation>失うカード</translation>
    </message>
    <message>
        <source>With three protections, no species can attack it.</source>
        <translation>防御が3枚あれば、どの種族にも攻撃されない。</translation>
    </message>
    <message>
        <source>A Carnivore that attacks it loses a card first.</source>
        <translation>攻撃する肉食動物は、先にカードを1枚失う。</translation>
    </message>
    <message>
        <source>Each of its cards can hold a second token.</source>
        <translation>各カードに食料をもう1個置ける。</translation>
    </message>
    <message>
        <source>It grows by a card each turn.</source>
        <translation>手番ごとにカードが1枚増える。</translation>
    </message>
    <message>
        <source>It takes a token whenever a Carnivore eats.</source>
        <translation>肉食動物が食べるたびに食料を1個取る。</translation>
    </message>
    <message>
        <source>It can eat more in later turns.</source>
        <translation>以後の手番で、より多く食べられる。</translation>
    </message>
    <message>
        <source>Less is in danger of being eaten.</source>
        <translation>食べられる危険が減る。</translation>
    </message>
    <message>
        <source>The other players lose more.</source>
        <translation>ほかのプレイヤーの損失が増える。</translation>
    </message>
    <message>
        <source>On the table the card counts as much as in hand.</source>
        <translation>場に出しても手札に残しても、同じ点になる。</translation>
    </message>
    <message>
        <source>It lies face down: another card would do as well.</source>
        <translation>裏向きに置くので、ほかのカードでもかまわない。</translation>
    </message>
    <message>
        <source>There are no cards left to play.</source>
        <translation>プレイできるカードがもうない。</translation>
    </message>
    <message>
        <source>One more card of population would starve.</source>
        <translation>個体数カードをもう1枚増やしても、餓死する。</translation>
    </message>
    <message>
        <source>A card kept in hand counts one point, too.</source>
        <translation>手札に残したカードも1点になる。</translation>
    </message>
    <message>
        <source>Fat Tissue lets it take a second token.</source>
        <translation>脂肪組織があるので、食料をもう1個取れる。</translation>
    </message>
    <message>
        <source>Without a token it becomes extinct.</source>
        <translation>食料がないと絶滅する。</translation>
    </message>
    <message>
        <source>There is enough for all plant eaters.</source>
        <translation>食料は草食動物すべてに足りている。</translation>
    </message>
    <message>
        <source>The prey becomes extinct.</source>
        <translation>獲物が絶滅する。</translation>
    </message>
    <message>
        <source>The prey is itself a Carnivore.</source>
        <translation>獲物も肉食動物である。</translation>
    </message>
    <message>
        <source>Other prey has Horns; this one does not.</source>
        <translation>ほかの獲物と違い、角がない。</translation>
    </message>
    <message>
        <source>It is hungry and reaches no species of other players.</source>
        <translation>空腹だが、ほかのプレイヤーの種族は襲えない。</translation>
    </message>
    <message>
        <source>The card that is eaten has no token.</source>
        <translation>食べられるカードに食料がない。</translation>
    </message>
    <message>
        <source>The token on the card that is eaten is kept.</source>
        <translation>食べられるカードの食料は手元に残る。</translation>
    </message>
    <message>
        <source>A second token is not worth a card lost to Horns.</source>
        <translation>2個目の食料のために、角でカードを失う価値はない。</translation>
    </message>
    <message>
        <source>A second token is not worth a lost card.</source>
        <translation>2個目の食料のために、カードを失う価値はない。</translation>
    </message>
    <message>
        <source>Consider a new species.</source>
        <translation>新しい種族を作りましょう。</translation>
    </message>
    <message>
        <source>Consider increasing its population.</source>
        <translation>個体数を増やしましょう。</translation>
    </message>
    <message>
        <source>It should eat now.</source>
        <translation>今、食料を与えましょう。</translation>
    </message>
    <message>
        <source>It should attack now.</source>
        <translation>今、攻撃しましょう。</translation>
    </message>
    <message>
        <source>What is left is not worth it.</source>
        <translation>残りを取る価値はない。</translation>
    </message>
    <message>
        <source>Consider making it a Carnivore.</source>
        <translation>肉食動物にしましょう。</translation>
    </message>
    <message>
        <source>Consider a protection.</source>
        <translation>防御の特性を置きましょう。</translation>
    </message>
    <message>
        <source>Consider a trait that helps it eat.</source>
        <translation>食べるのに役立つ特性を置きましょう。</translation>
    </message>
    <message>
        <source>Consider a trait for its population.</source>
        <translation>個体数にかかわる特性を置きましょう。</translation>
    </message>
    <message>
        <source>It takes any card that costs it nothing in its own feeding, at random.</source>
        <translation>自分の摂食で損にならないカードから、ランダムに選びます。</translation>
    </message>
    <message>
        <source>It looks no further than its own feeding; otherwise it prefers traits by simple rules.</source>
        <translation>自分の摂食だけを考え、それ以外は簡単な方針で特性を選びます。</translation>
    </message>
    <message>
        <source>It weighs up its own feeding, the food of later turns, and what Carnivores may take.</source>
        <translation>自分の摂食、以後の手番の食料、肉食動物による損失を比べます。</translation>
    </message>
    <message>
        <source>It plays one card of three by simple rules for its own feeding, the others at random.</source>
        <translation>3枚に1枚は自分の摂食だけを考えた簡単な方針で選び、残りはランダムに選びます。</translation>
    </message>
    <message>
        <source>It takes the step that looks best by what it has learned from thousands of games against itself.</source>
        <translation>自分自身との数千回の対戦で学んだことをもとに、いちばんよさそうなアクションを選びます。</translation>
    </message>
    <message>
        <source>It tries the steps that look best against what the others may hold, until its next turn.</source>
        <translation>ほかのプレイヤーの手札を想定し、有望なアクションについて自分の次の手番まで先を読みます。</translation>
    </message>
    <message>
        <source>It makes random legal moves.</source>
        <translation>できるアクションをランダムに選びます。</translation>
    </message>
    <message>
        <source>{amount} points expected at the end</source>
        <translation>最終的な勝利点の予想：{amount}点</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>ほかの候補と比べる基準です。</translation>
    </message>
    <message>
        <source>{amount} points compared with feeding now</source>
        <translation>すぐ摂食する場合と比べて{amount}点</translation>
    </message>
    <message>
        <source>Keep the rest of your cards</source>
        <translation>残りのカードを取っておく</translation>
    </message>
    <message>
        <source>It lies face down, so any card will do: you miss this one least.</source>
        <translation>裏向きに置くのでどのカードでもかまいません。これがいちばん惜しくないカードです。</translation>
    </message>
    <message>
        <source>In danger: {animals} can attack {animal}.</source>
        <translation>危険：{animals}が{animal}を攻撃できます。</translation>
    </message>
    <message>
        <source>A hungry Carnivore must attack if it can.</source>
        <translation>空腹の肉食動物は、できるなら必ず攻撃する。</translation>
    </message>
    <message>
        <source>It feeds by fixed rules: Carnivores first attack other players’ species. Then the species with most to lose eat. Its own species are the last prey.</source>
        <translation>決まった順に食べます。まず肉食動物がほかのプレイヤーの種族を攻撃し、次に失うものの多い種族が食べます。自分の種族を獲物にするのは最後です。</translation>
    </message>
    <message>
        <source>It is then safe from {animals}.</source>
        <translation>これで{animals}に攻撃されなくなる。</translation>
    </message>
    <message>
        <source>A new Carnivore could eat it; then it needs {trait} as well.</source>
        <translation>新しい肉食動物に食べられるおそれはあるが、それには{trait}も必要になる。</translation>
    </message>
    <message>
        <source>A Carnivore then needs {count} matching traits to attack it.</source>
        <translation>これで、攻撃側に同じ特性が{count}枚必要になる。</translation>
    </message>
    <message numerus="yes">
        <source>It can attack %n more species.</source>
        <translation>
            <numerusform>攻撃できる種族が%n種増える。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can attack %n species of other players.</source>
        <translation>
            <numerusform>ほかのプレイヤーの種族%n種を攻撃できる。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %n token(s) from the food bank each turn.</source>
        <translation>
            <numerusform>手番ごとに食料銀行から食料を最大%n個取る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more token(s) in this feeding.</source>
        <translation>
            <numerusform>この摂食で食料が%n個増える。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fewer will starve.</source>
        <translation>
            <numerusform>餓死するカードが%n枚減る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The watering hole has %n token(s) too few for all.</source>
        <translation>
            <numerusform>すべての種族に与えるには、水飲み場の食料が%n個足りない。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfed, %n of its cards will starve.</source>
        <translation>
            <numerusform>食べないとカードが%n枚餓死する。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n trait(s) to lose.</source>
        <translation>
            <numerusform>失うと惜しい特性が%n枚ある。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It eats %n token(s).</source>
        <translation>
            <numerusform>食料を%n個食べる。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Scavenger(s) on the same side also eat.</source>
        <translation>
            <numerusform>死体漁りを持つ自分の種族%n種も食料を得る。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card face down as a new species</source>
        <translation>カードを新しい種族にする</translation>
    </message>
    <message>
        <source>Play a card face down on the pile of {animal}</source>
        <translation>カードを{animal}の個体数に加える</translation>
    </message>
    <message>
        <source>Look at the right end of your row.</source>
        <translation>種族の列の右端に注目しましょう。</translation>
    </message>
    <message>
        <source>Keep the rest of your cards.</source>
        <translation>残りのカードは取っておきましょう。</translation>
    </message>
    <message>
        <source>Your cards are played.</source>
        <translation>カードはすべてプレイしました。</translation>
    </message>
    <message>
        <source>{move}.</source>
        <translation>{move}。</translation>
    </message>
</context>
<context>
    <name>BeginningPhrases</name>
    <message>
        <source>Supply</source>
        <translation>補充</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>摂食</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>得点計算</translation>
    </message>
    <message>
        <source>Second tokens may be taken; finish feeding when you like.</source>
        <translation>2個目の食料を取るか、摂食を終えてください。</translation>
    </message>
    <message>
        <source>Feed a species or attack.</source>
        <translation>種族に食料を与えるか、攻撃してください。</translation>
    </message>
    <message>
        <source>Feed your species.</source>
        <translation>種族に食料を与えてください。</translation>
    </message>
    <message>
        <source>Attack for more tokens, or finish feeding.</source>
        <translation>攻撃してさらに食料を得るか、摂食を終えてください。</translation>
    </message>
    <message>
        <source>A hungry Carnivore must attack.</source>
        <translation>空腹の肉食動物で攻撃してください。</translation>
    </message>
    <message>
        <source>Finish feeding.</source>
        <translation>摂食を終えてください。</translation>
    </message>
    <message>
        <source>Play {card} face down as a new species</source>
        <translation>{card}を新しい種族にする</translation>
    </message>
    <message>
        <source>Play {card} face down on the pile of {animal}</source>
        <translation>{card}を{animal}の個体数に加える</translation>
    </message>
    <message>
        <source>Play {card} on {animal}</source>
        <translation>{animal}に{card}を置く</translation>
    </message>
    <message>
        <source>Start feeding</source>
        <translation>摂食へ</translation>
    </message>
    <message>
        <source>Feed {animal}</source>
        <translation>{animal}に食料を与える</translation>
    </message>
    <message>
        <source>Attack {prey} with {animal}</source>
        <translation>{animal}で{prey}を攻撃する</translation>
    </message>
    <message>
        <source>Finish feeding</source>
        <translation>摂食を終える</translation>
    </message>
    <message>
        <source>Play {card} on {animal}, replacing {replacing}</source>
        <translation>{animal}の{replacing}を{card}に取り替える</translation>
    </message>
    <message>
        <source>{who} is playing cards.</source>
        <translation>{who}がカードをプレイしています。</translation>
    </message>
    <message>
        <source>{who} is feeding.</source>
        <translation>{who}が食料を与えています。</translation>
    </message>
    <message>
        <source>No cards left – feed your animals.</source>
        <translation>手札がもうありません。摂食に移ってください。</translation>
    </message>
    <message>
        <source>Play cards as new species, population or traits.</source>
        <translation>新しい種族・個体数・特性のどれかにカードを使ってください。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>Last round in at most %n turn(s)</source>
        <translation>
            <numerusform>あと最大%n手番で最終ラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>This round is the last</source>
        <translation>これが最終ラウンド</translation>
    </message>
    <message numerus="yes">
        <source>Start feeding, end turn (keep %n card(s))</source>
        <translation>
            <numerusform>摂食へ、手番終了（手札%n枚を残す）</numerusform>
        </translation>
    </message>
    <message>
        <source>Start feeding, end turn</source>
        <translation>摂食へ、手番終了</translation>
    </message>
    <message numerus="yes">
        <source>Start feeding (keep %n card(s))</source>
        <translation>
            <numerusform>摂食へ（手札%n枚を残す）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hungry</source>
        <extracomment>below the number of cards of a species, in a narrow column</extracomment>
        <translation>
            <numerusform>空腹%n</numerusform>
        </translation>
    </message>
    <message>
        <source>{food} of {places}</source>
        <translation>{food}／{places}</translation>
    </message>
    <message>
        <source>full</source>
        <translation>満腹</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>below the number of points of a player</extracomment>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>point</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>below the number of tokens behind a player&apos;s screen</extracomment>
        <translation>食料</translation>
    </message>
    <message>
        <source>token</source>
        <translation>食料</translation>
    </message>
    <message>
        <source>hungry</source>
        <extracomment>below the number of tokens that a player&apos;s species still need</extracomment>
        <translation>空腹</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>below the number of cards in a player&apos;s hand</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>card</source>
        <translation>手札</translation>
    </message>
    <message numerus="yes">
        <source>All your plant eaters are fed: %n token(s).</source>
        <translation>
            <numerusform>自分の草食動物はみな満腹になります（食料%n個）。</numerusform>
        </translation>
    </message>
    <message>
        <source>On a species: it eats 1 token. In the frame beside it: all plant eaters eat.</source>
        <translation>種族に置くと、食料を1個食べます。枠の中の空きに置くと、草食動物がみな食べます。</translation>
    </message>
    <message numerus="yes">
        <source>Not enough for all: your plant eaters want {wanted}, %n token(s) are left.</source>
        <translation>
            <numerusform>すべての種族の分はありません。草食動物に必要な食料は{wanted}個ですが、残りは%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose who eats.</source>
        <translation>どの種族が食べるか選んでください。</translation>
    </message>
    <message>
        <source>Drop it on your species.</source>
        <translation>自分の種族に置いてください。</translation>
    </message>
    <message>
        <source>You can feed only your own species.</source>
        <translation>食料を与えられるのは自分の種族だけです。</translation>
    </message>
    <message>
        <source>You can play cards only on your own species.</source>
        <translation>カードをプレイできるのは自分の種族だけです。</translation>
    </message>
</context>
<context>
    <name>BeginningPreview</name>
    <message>
        <source>you: {count}</source>
        <translation>自分：{count}</translation>
    </message>
    <message>
        <source>{who}: {count}</source>
        <translation>{who}：{count}</translation>
    </message>
    <message numerus="yes">
        <source>%n Scavenger(s) take 1 token each ({owners}).</source>
        <translation>
            <numerusform>死体漁り%n種が食料を1個ずつ得る（{owners}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} as a new species, face down</source>
        <translation>{card}を新しい種族に（裏向き）</translation>
    </message>
    <message>
        <source>{card} on {animal}, face down: {old} → {new}</source>
        <translation>{animal}に{card}を裏向きで：{old}→{new}</translation>
    </message>
    <message>
        <source>{animal} takes 1 token: {old} → {new}</source>
        <translation>{animal}が食料を1個獲得：{old}→{new}</translation>
    </message>
    <message>
        <source>{trait} replaces {old} on {animal}</source>
        <translation>{animal}の{old}を{trait}に取り替え</translation>
    </message>
    <message>
        <source>New trait on {animal}: {trait}</source>
        <translation>{animal}に新しい特性：{trait}</translation>
    </message>
    <message>
        <source>That changes nothing and costs you this card and its point.</source>
        <translation>何も変わらず、このカードとその1点を失う。</translation>
    </message>
    <message>
        <source>Horns: {animal} dies before it eats.</source>
        <translation>角：{animal}は食べる前に絶滅する。</translation>
    </message>
    <message>
        <source>Horns first: {animal} loses a card, {old} → {new}.</source>
        <translation>先に角：{animal}はカードを1枚失う（{old}→{new}）。</translation>
    </message>
    <message>
        <source>{animal} loses a card: {old} → {new}.</source>
        <translation>{animal}はカードを1枚失う（{old}→{new}）。</translation>
    </message>
    <message>
        <source>{animal} loses its last card and becomes extinct.</source>
        <translation>{animal}は最後のカードを失って絶滅する。</translation>
    </message>
    <message numerus="yes">
        <source>You take %n token(s).</source>
        <translation>
            <numerusform>食料を%n個得る。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginningReading</name>
    <message>
        <source>Carnivore</source>
        <translation>にくしょく</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>ひこう</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>やこうせい</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>しゅんそく</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>あなほり</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>つの</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>ながいくび</translation>
    </message>
    <message>
        <source>Scavenger</source>
        <translation>したいあさり</translation>
    </message>
    <message>
        <source>Fat Tissue</source>
        <translation>しぼうそしき</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>はんしょく</translation>
    </message>
</context>
<context>
    <name>BeginningReference</name>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>対抗できるもの</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>全%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them this player has not seen yet</source>
        <translation>
            <numerusform>そのうち%n枚は、このプレイヤーがまだ見ていません</numerusform>
        </translation>
    </message>
    <message>
        <source>a Carnivore with the same trait</source>
        <translation>同じ特性を持つ肉食動物</translation>
    </message>
    <message>
        <source>no other trait</source>
        <translation>対抗できる特性はありません</translation>
    </message>
</context>
<context>
    <name>BeginningRefusal</name>
    <message>
        <source>{animal} has {trait}: only a Carnivore with {trait} can attack it.</source>
        <translation>{animal}には{trait}があります。攻撃できるのは、{trait}を持つ肉食動物だけです。</translation>
    </message>
    <message>
        <source>{animal} cannot attack itself.</source>
        <translation>{animal}は自分自身を攻撃できません。</translation>
    </message>
    <message>
        <source>{animal} is already full.</source>
        <translation>{animal}はすでに満腹です。</translation>
    </message>
    <message>
        <source>{animal} cannot eat more: every card has its token.</source>
        <translation>{animal}はこれ以上食べられません。どのカードにも食料があります。</translation>
    </message>
    <message>
        <source>{animal} has {limit} traits already: replace one of them.</source>
        <translation>{animal}にはすでに特性が{limit}枚あります。どれか1枚と取り替えてください。</translation>
    </message>
    <message>
        <source>A trait is replaced only when {animal} has {limit}.</source>
        <translation>特性の取り替えは、{animal}の特性が{limit}枚あるときだけできます。</translation>
    </message>
    <message>
        <source>{animal} has this trait already.</source>
        <translation>{animal}はすでにその特性を持っています。</translation>
    </message>
    <message>
        <source>{animal} has no {trait}.</source>
        <translation>{animal}に{trait}はありません。</translation>
    </message>
    <message>
        <source>It can reach only a species of your own, and must attack anyway.</source>
        <translation>襲えるのは自分の種族だけですが、それでも攻撃しなければなりません。</translation>
    </message>
    <message>
        <source>Your animals are feeding: cards wait until your next turn.</source>
        <translation>今は摂食中です。カードは次の手番にプレイできます。</translation>
    </message>
    <message>
        <source>Press “Start feeding” first.</source>
        <translation>まず「摂食へ」を押してください。そのあと動物が食べます。</translation>
    </message>
</context>
<context>
    <name>BeginningScoring</name>
    <message>
        <source>{name}: {food} for tokens, {population} for populations, {traits} for traits, {hand} in hand</source>
        <translation>{name}：食料{food}、個体数{population}、特性{traits}、手札{hand}</translation>
    </message>
    <message>
        <source>{name}: {food} for tokens on species, {population} for populations, {traits} for traits, {hand} in hand; tokens behind the screen are secret until the end</source>
        <translation>{name}：種族の上の食料{food}、個体数{population}、特性{traits}、手札{hand}（ついたての裏の食料は最後まで非公開）</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>引き分け（同点1位）：{names}</translation>
    </message>
</context>
<context>
    <name>BeginningShortcuts</name>
    <message>
        <source>Choose a card of your hand</source>
        <translation>手札のカードを選ぶ</translation>
    </message>
    <message>
        <source>Aim the card at the gap for a new species</source>
        <translation>選んだカードを新しい種族の場所に使う</translation>
    </message>
    <message>
        <source>Aim the card at a pile of population</source>
        <translation>選んだカードを個体数の束に使う</translation>
    </message>
    <message>
        <source>Aim the card at a place for a trait</source>
        <translation>選んだカードを特性の場所に使う</translation>
    </message>
    <message>
        <source>Feed a species</source>
        <translation>種族に食料を与える</translation>
    </message>
    <message>
        <source>Feed all plant eaters, if there is enough</source>
        <translation>足りるときは、草食動物すべてに食料を与える</translation>
    </message>
    <message>
        <source>Feed the aimed species until it is full</source>
        <translation>ねらった種族に満腹になるまで食料を与える</translation>
    </message>
    <message>
        <source>Attack with a Carnivore</source>
        <translation>肉食動物で攻撃する</translation>
    </message>
    <message>
        <source>Start or finish feeding</source>
        <translation>摂食を始める、または終える</translation>
    </message>
    <message>
        <source>Show the hunters, then what others need</source>
        <translation>肉食動物と、ほかのプレイヤーに必要なカードを表示する</translation>
    </message>
    <message>
        <source>Spread the discard pile</source>
        <translation>捨て札を広げる</translation>
    </message>
</context>
<context>
    <name>BeginningStatistics</name>
    <message>
        <source>Attacks</source>
        <translation>攻撃</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>most attacks in a game</source>
        <translation>1回の対戦での攻撃の最多数</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>損失</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>most cards eaten in a game</source>
        <translation>1回の対戦で食べられたカードの最多数</translation>
    </message>
    <message>
        <source>most cards starved in a game</source>
        <translation>1回の対戦で餓死したカードの最多数</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特性</translation>
    </message>
    <message>
        <source>Lead: a player&apos;s points minus the average of the others. Games in which one of that player&apos;s species went to feed with the trait are compared with all the other games. A difference may have other causes, and with this many intervals some will be off.</source>
        <translation>点差は、プレイヤーの勝利点からほかのプレイヤーの平均を引いた値です。そのプレイヤーの種族が特性を持って摂食した対戦と、それ以外の対戦を比べます。違いがあっても、特性が原因とは限りません。範囲の数が多いため、外れているものもあるでしょう。</translation>
    </message>
    <message>
        <source>cards played</source>
        <translation>プレイした枚数</translation>
    </message>
    <message>
        <source>tokens taken</source>
        <translation>得た食料</translation>
    </message>
    <message>
        <source>gained by it</source>
        <translation>特性の効果</translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>絶滅</translation>
    </message>
</context>
<context>
    <name>BeginningWarnings</name>
    <message>
        <source>A Carnivore must attack while it is hungry.</source>
        <translation>肉食動物は、空腹の間は攻撃しなければなりません。</translation>
    </message>
    <message>
        <source>As things stand, your Carnivores will have to eat {prey}.</source>
        <translation>このままでは、肉食動物が{prey}を襲うことになります。</translation>
    </message>
    <message>
        <source>As things stand, your Carnivores will have to eat one of your own species.</source>
        <translation>このままでは、肉食動物が自分の種族を襲うことになります。</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Hatchling</source>
        <translation>ひな</translation>
    </message>
    <message>
        <source>Plays sensible cards at random and hardly ever hunts: for learning the rules.</source>
        <translation>無難なカードをランダムにプレイし、めったに狩りをしません。ルールを覚えるための相手です。</translation>
    </message>
    <message>
        <source>Fledgling</source>
        <translation>ひよっこ</translation>
    </message>
    <message>
        <source>Plays some cards by simple rules, and the others at random.</source>
        <translation>一部のカードは簡単な方針に従い、残りはランダムにプレイします。</translation>
    </message>
    <message>
        <source>Forager</source>
        <translation>採集者</translation>
    </message>
    <message>
        <source>Follows simple rules and looks no further than its next meal.</source>
        <translation>簡単な方針に従い、次の摂食までしか考えません。</translation>
    </message>
    <message>
        <source>Herd leader</source>
        <translation>群れのリーダー</translation>
    </message>
    <message>
        <source>Weighs what each card will bring until the end, and who may eat its animals.</source>
        <translation>各カードが対戦の終わりまでにもたらす利益と、自分の動物がねらわれる危険を考えます。</translation>
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
    <message>
        <source>Apex</source>
        <translation>頂点捕食者</translation>
    </message>
    <message>
        <source>Judges each step by what it has learned from thousands of games against itself.</source>
        <translation>自分自身との数千回の対戦で学んだことをもとに、アクションごとに判断します。</translation>
    </message>
    <message>
        <source>The strongest: also tests its best steps up to its next turn.</source>
        <translation>最強です。よいアクションを次の自分の手番まで試してから選びます。</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>策士</translation>
    </message>
</context>
<context>
    <name>DangerWords</name>
    <message>
        <source>No protection: any new Carnivore can attack it.</source>
        <translation>防御なし：新しい肉食動物なら必ず攻撃できます。</translation>
    </message>
    <message>
        <source>One protection must be matched.</source>
        <translation>攻撃側には同じ防御が1つ必要です。</translation>
    </message>
    <message>
        <source>Two protections must be matched.</source>
        <translation>攻撃側には同じ防御が2つ必要です。</translation>
    </message>
    <message>
        <source>Closed shield: no hunter can match three protections.</source>
        <translation>完全防御：3つの防御をそろえられる肉食動物はいません。</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>防御なし</translation>
    </message>
    <message>
        <source>protected once</source>
        <translation>防御1枚</translation>
    </message>
    <message>
        <source>protected twice</source>
        <translation>防御2枚</translation>
    </message>
    <message>
        <source>Which Carnivores in sight can attack now. Press {key} again for what others would need.</source>
        <translation>場の肉食動物のうち、今攻撃できるものです。もう一度{key}を押すと、ほかのプレイヤーに必要なカードを示します。</translation>
    </message>
    <message>
        <source>Which cards others would need to attack, and how many of them you have not seen yet.</source>
        <translation>ほかのプレイヤーが攻撃するのに必要なカードと、そのうちまだ見ていない枚数です。</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>on the sign of a species, before the signs of players whose Carnivores reach it; in a narrow place</extracomment>
        <translation>今</translation>
    </message>
    <message>
        <source>“now”: a Carnivore of this player can attack already.</source>
        <translation>「今」：このプレイヤーの肉食動物は、もう攻撃できます。</translation>
    </message>
    <message>
        <source>A player’s sign behind cards: they are for a species of that player.</source>
        <translation>カードの後ろのプレイヤーの印は、そのプレイヤーの種族に使うカードであることを示します。</translation>
    </message>
    <message>
        <source>Hunters are no longer shown.</source>
        <translation>肉食動物の表示を終えました。</translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>on the sign of a species with three protections, in a narrow place</extracomment>
        <translation>安全</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>危険</translation>
    </message>
    <message>
        <source>Red rings: a hunter in sight has them all.</source>
        <translation>赤い輪：場の肉食動物がすべての防御を持っています。</translation>
    </message>
    <message>
        <source>Protected by {traits}.</source>
        <translation>{traits}で守られています。</translation>
    </message>
    <message>
        <source>{hunter} can attack it now.</source>
        <translation>{hunter}が今攻撃できます。</translation>
    </message>
    <message>
        <source>A new hunter needs {cards}.</source>
        <translation>新しい肉食動物に必要なカード：{cards}。</translation>
    </message>
    <message>
        <source>{hosts}: only {cards} missing.</source>
        <translation>{hosts}に足りないのは{cards}だけです。</translation>
    </message>
    <message>
        <source>{card} ({count} of {all} not seen)</source>
        <translation>{card}（{all}枚中{count}枚が未見）</translation>
    </message>
</context>
<context>
    <name>DiscardWords</name>
    <message numerus="yes">
        <source>%n discarded · below: not seen yet</source>
        <translation>
            <numerusform>捨て札%n枚・下は未見の枚数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: {count} of {all} not seen yet, %n discarded.</source>
        <translation>
            <numerusform>{card}：{all}枚中{count}枚が未見、捨て札に%n枚。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuelWords</name>
    <message>
        <source>the prey is your own</source>
        <translation>獲物は自分の種族</translation>
    </message>
    <message>
        <source>has every protection of its prey</source>
        <translation>獲物の防御をすべて持つ</translation>
    </message>
    <message>
        <source>Horns do not stop it</source>
        <translation>角では防げません</translation>
    </message>
    <message>
        <source>no protection to match</source>
        <translation>獲物に防御なし</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>絶滅</translation>
    </message>
    <message>
        <source>hunter: -1 card</source>
        <extracomment>a card of the hunter is lost to the horns of its prey</extracomment>
        <translation>攻撃側：カード-1</translation>
    </message>
    <message numerus="yes">
        <source>hunter: +%n token(s)</source>
        <translation>
            <numerusform>攻撃側：食料+%n</numerusform>
        </translation>
    </message>
    <message>
        <source>prey: -1 card</source>
        <translation>獲物：カード-1</translation>
    </message>
    <message>
        <source>now {food} of {places}</source>
        <translation>食料{food}／{places}</translation>
    </message>
    <message>
        <source>+1 token each</source>
        <translation>食料+1ずつ</translation>
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
        <source>The shorter, simpler game, also for a first try: each player takes a whole turn.</source>
        <translation>短くてやさしいゲーム。初めてでも楽しめます。1人ずつ、手番をまとめて行います。</translation>
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
        <translation>1つの種族に置ける特性は{limit}枚までで、{value}枚は置けません</translation>
    </message>
</context>
<context>
    <name>ForecastWords</name>
    <message>
        <source>{hungry} hungry, {chips} here</source>
        <extracomment>on a small sign at the watering hole</extracomment>
        <translation>空腹{hungry}、食料{chips}</translation>
    </message>
    <message>
        <source>with this card</source>
        <extracomment>the same: what follows if the card is laid that is carried</extracomment>
        <translation>このカードを置くと</translation>
    </message>
    <message numerus="yes">
        <source>Long Neck brings %n</source>
        <extracomment>the same: so many tokens from the food bank</extracomment>
        <translation>
            <numerusform>長い首で%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n will starve</source>
        <extracomment>the same: so many population cards</extracomment>
        <translation>
            <numerusform>%n枚が餓死</numerusform>
        </translation>
    </message>
    <message>
        <source>no card starves</source>
        <translation>餓死なし</translation>
    </message>
    <message>
        <source>enough plants</source>
        <extracomment>the same: for the plant eaters; whether the Carnivores eat is open</extracomment>
        <translation>植物は足りる</translation>
    </message>
    <message numerus="yes">
        <source>hunters want %n</source>
        <extracomment>the same: so many population cards of Carnivores have no token</extracomment>
        <translation>
            <numerusform>肉食動物に%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{least}–{most} tokens</source>
        <extracomment>on a small sign at the watering hole: tokens that lie there then, such as “2–5 tokens”</extracomment>
        <translation>食料{least}～{most}個</translation>
    </message>
    <message>
        <source>{least} tokens</source>
        <translation>食料{least}個</translation>
    </message>
    <message>
        <source>your next turn</source>
        <extracomment>on a small sign at the watering hole</extracomment>
        <translation>次の自分の手番</translation>
    </message>
    <message>
        <source>your species</source>
        <translation>自分の種族</translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <extracomment>the same: so many tokens lie there</extracomment>
        <translation>
            <numerusform>食料%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others want %n</source>
        <extracomment>the same: so many tokens</extracomment>
        <translation>
            <numerusform>先にほかが%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your plant eaters want %n.</source>
        <translation>
            <numerusform>自分の草食動物に必要な食料は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Long Necks bring %n of them from the food bank.</source>
        <translation>
            <numerusform>そのうち%n個は長い首が食料銀行から取ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Carnivores want %n.</source>
        <translation>
            <numerusform>自分の肉食動物に必要な食料は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait} on {animal} would help:</source>
        <translation>{animal}に{trait}を置くと改善：</translation>
    </message>
    <message>
        <source>No card would starve.</source>
        <translation>餓死はなくなります。</translation>
    </message>
    <message>
        <source>The plants would be enough for your plant eaters.</source>
        <translation>草食動物には植物が足ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would starve.</source>
        <translation>
            <numerusform>餓死は%n枚になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) will starve.</source>
        <translation>
            <numerusform>カード%n枚が餓死します。</numerusform>
        </translation>
    </message>
    <message>
        <source>The plants are enough for your plant eaters.</source>
        <translation>草食動物には植物が足りています。</translation>
    </message>
    <message>
        <source>No card will starve.</source>
        <translation>餓死するカードはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) before yours bring 2 tokens each.</source>
        <translation>
            <numerusform>自分の番までに手番が%n回あり、そのたびに食料が2個増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others want %n before you.</source>
        <translation>
            <numerusform>その前に、ほかのプレイヤーに%n個必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your turn you can count on %n token(s).</source>
        <translation>
            <numerusform>自分の手番には、食料が少なくとも%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it lies now there will be %n.</source>
        <translation>
            <numerusform>今のままなら%n個になります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPreyQuestion</name>
    <message>
        <source>Attack {prey}, though there is other prey?</source>
        <translation>ほかに獲物がいますが、{prey}を攻撃しますか？</translation>
    </message>
    <message>
        <source>No, choose other prey</source>
        <translation>いいえ、別の獲物を選ぶ</translation>
    </message>
    <message>
        <source>Yes, attack it</source>
        <translation>はい、攻撃する</translation>
    </message>
</context>
<context>
    <name>PencilWords</name>
    <message>
        <source>not seen</source>
        <extracomment>one of several cards of a pile</extracomment>
        <translation>未見</translation>
    </message>
    <message>
        <source>From the top: {cards}.</source>
        <translation>上から：{cards}。</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
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
        <translation>{trait}があります。攻撃できるのは、{trait}を持つ肉食動物だけです。</translation>
    </message>
    <message>
        <source>It is already full.</source>
        <translation>すでに満腹です。</translation>
    </message>
    <message>
        <source>Second places may be filled only when no hungry species of your own can eat.</source>
        <translation>2つ目の場所に食料を置けるのは、食料を得られる空腹の種族が自分にいないときだけです。</translation>
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
        <translation>その種族はいません。</translation>
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
        <translation>水飲み場の食料を食べられる空腹の種族がいるので、食料を与えなければなりません。</translation>
    </message>
    <message>
        <source>You have a hungry Carnivore that can attack, so it must feed.</source>
        <translation>攻撃できる空腹の肉食動物がいるので、食料を与えなければなりません。</translation>
    </message>
    <message>
        <source>It cannot eat more.</source>
        <translation>これ以上は食べられません。</translation>
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
        <translation>山札が何回なくなると、そのラウンドが最終ラウンドになるか。</translation>
    </message>
    <message>
        <source>Horns that kill the attacker stop the attack</source>
        <translation>角で攻撃側が絶滅すると攻撃は止まる</translation>
    </message>
    <message>
        <source>The attacked species then loses no population.</source>
        <translation>その場合、攻撃された種族の個体数は減りません。</translation>
    </message>
    <message>
        <source>Long Neck fills Fat Tissue</source>
        <translation>長い首が脂肪組織も満たす</translation>
    </message>
    <message>
        <source>Otherwise it takes no more tokens than its population needs.</source>
        <translation>そうでない場合は、個体数に必要な分の食料しか取りません。</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>Can only be attacked by a Carnivore that also has Burrowing.</source>
        <translation>同じく穴掘りを持つ肉食動物だけが攻撃できる。</translation>
    </message>
    <message>
        <source>Carnivore</source>
        <translation>肉食</translation>
    </message>
    <message>
        <source>At the start of your turn its population grows by 1 card from the draw pile, which no player sees.</source>
        <translation>自分の手番の初めに、個体数が山札のカード1枚分増える。そのカードはどのプレイヤーも見ない。</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>飛行</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that also has Flight.</source>
        <translation>同じく飛行を持つ肉食動物だけが攻撃できる。</translation>
    </message>
    <message>
        <source>A Carnivore that attacks this species loses 1 population card before it eats.</source>
        <translation>この種族を攻撃した肉食動物は、食べる前に個体数カード1枚を失う。</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>夜行性</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that also has Nocturnal.</source>
        <translation>同じく夜行性を持つ肉食動物だけが攻撃できる。</translation>
    </message>
    <message>
        <source>Takes 1 token from the food bank each time a Carnivore eats a population card, also in the turns of others.</source>
        <translation>肉食動物が個体数カードを食べるたびに、誰の手番でも食料銀行から食料を1個得る。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>俊足</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that also has Speed.</source>
        <translation>同じく俊足を持つ肉食動物だけが攻撃できる。</translation>
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
        <source>Never eats from the watering hole. Attacks other species, also your own, and must if it finds no other prey: 1 card of the prey brings up to 2 tokens.</source>
        <translation>水飲み場の食料は食べない。ほかの種族を攻撃する。自分の種族でもよく、ほかに獲物がなければ必ず襲う。獲物のカード1枚につき食料を2個まで得る。</translation>
    </message>
    <message>
        <source>Once it is full, and no hungry species of yours can eat, it may take a second token on each population card.</source>
        <translation>満腹になり、食料を得られる空腹の種族が自分にいなければ、個体数カード1枚につき2個目の食料を取ってよい。</translation>
    </message>
    <message>
        <source>Takes up to 3 tokens from the food bank before your species eat anything else.</source>
        <translation>自分の種族がほかのものを食べる前に、食料銀行から食料を3個まで取る。</translation>
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
