<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AttackWords</name>
    <message>
        <source>does not protect now</source>
        <translation>今は無効</translation>
    </message>
    <message>
        <source>prey: {old} → {new}</source>
        <translation>獲物：{old} → {new}</translation>
    </message>
    <message>
        <source>population</source>
        <translation>個体数</translation>
    </message>
    <message numerus="yes">
        <source>extinct, +%n card(s)</source>
        <extracomment>below &quot;prey: 1 → 0&quot;</extracomment>
        <translation>
            <numerusform>絶滅、カード+%n</numerusform>
        </translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>絶滅</translation>
    </message>
    <message>
        <source>now {food} of {places}</source>
        <translation>食料{food}／{places}</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>蓄積</translation>
    </message>
    <message>
        <source>hunter: {old} → {new}</source>
        <translation>攻撃側：{old} → {new}</translation>
    </message>
    <message>
        <source>{attack} {hunter} &gt; {prey}</source>
        <extracomment>{attack}: a sentence, such as &quot;The cat attacks the bison.&quot;; then two body sizes</extracomment>
        <translation>{attack} {hunter} &gt; {prey}</translation>
    </message>
    <message>
        <source>hunter: +{number} meat</source>
        <translation>攻撃側：食肉+{number}</translation>
    </message>
    <message>
        <source>hunter: +{number} fat</source>
        <translation>攻撃側：脂肪+{number}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n token(s)</source>
        <translation>
            <numerusform>{who}：食料+%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you: +%n token(s)</source>
        <translation>
            <numerusform>自分：食料+%n</numerusform>
        </translation>
    </message>
    <message>
        <source>into the bag</source>
        <translation>食料袋へ</translation>
    </message>
    <message>
        <source>{trait} +{number}</source>
        <translation>{trait}+{number}</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Hatchling</source>
        <translation>ひな</translation>
    </message>
    <message>
        <source>Forager</source>
        <translation>採集者</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>狩人</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>策士</translation>
    </message>
    <message>
        <source>Apex</source>
        <translation>頂点捕食者</translation>
    </message>
    <message>
        <source>Apex, patient</source>
        <translation>頂点捕食者・熟考</translation>
    </message>
    <message>
        <source>Thinks one step ahead; often misses threats.</source>
        <translation>1つ先のアクションまで考えますが、危険をよく見落とします。</translation>
    </message>
    <message>
        <source>Plans its whole turn; sometimes misses threats.</source>
        <translation>手番全体を計画しますが、ときどき危険を見落とします。</translation>
    </message>
    <message>
        <source>Grazer</source>
        <translation>草食派</translation>
    </message>
    <message>
        <source>Likes large herds and does not care for hunting.</source>
        <translation>大きな群れを好み、狩りは好みません。</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>守備派</translation>
    </message>
    <message>
        <source>Likes its animals well protected.</source>
        <translation>自分の動物をしっかり守るのを好みます。</translation>
    </message>
    <message>
        <source>Stalker</source>
        <translation>狩猟派</translation>
    </message>
    <message>
        <source>Prefers to hunt, even where plants would do.</source>
        <translation>植物で足りるときでも狩りを好みます。</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>妨害派</translation>
    </message>
    <message>
        <source>Tries to starve everyone.</source>
        <translation>全員を飢えさせようとします。</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>勝負師</translation>
    </message>
    <message>
        <source>Takes risks where others play it safe.</source>
        <translation>ほかのプレイヤーが安全を取る場面で、賭けに出ます。</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>育成派</translation>
    </message>
    <message>
        <source>Likes many traits, and those that help each other.</source>
        <translation>特性を多く持つことと、特性どうしが助け合うことを好みます。</translation>
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
        <source>Hardest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Plays random cards but avoids obvious blunders: for learning the rules.</source>
        <translation>ランダムにカードをプレイしますが、明らかな失敗は避けます。ルールを覚えるための相手です。</translation>
    </message>
    <message>
        <source>Follows simple rules, one step at a time.</source>
        <translation>簡単な方針に従い、アクションを1つずつ考えます。</translation>
    </message>
    <message>
        <source>Plans its turn and tries it against what the others may hold.</source>
        <translation>手番を計画し、ほかのプレイヤーが持っていそうなカードを想定して試します。</translation>
    </message>
    <message>
        <source>The strongest: plans its turn and thinks longest.</source>
        <translation>最強です。手番を計画し、最も長く考えます。</translation>
    </message>
</context>
<context>
    <name>CardWarnings</name>
    <message>
        <source>A Carnivore must attack while it is hungry.</source>
        <translation>肉食動物は、空腹の間は攻撃しなければなりません。</translation>
    </message>
    <message>
        <source>As things stand, {animal} will have to eat {prey}.</source>
        <translation>このままでは、{animal}は{prey}を襲うことになります。</translation>
    </message>
    <message>
        <source>As things stand, {animal} will have to eat one of your other species.</source>
        <translation>このままでは、{animal}は自分のほかの種族を襲うことになります。</translation>
    </message>
    <message>
        <source>It is protected only while it is full; until then it can be attacked.</source>
        <translation>満腹の間だけ守られます。それまでは攻撃されることがあります。</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Grow, adapt – and do not get eaten.</source>
        <translation>育ち、適応し、食べられずに生き残れ。</translation>
    </message>
    <message>
        <source>German edition</source>
        <translation>ドイツ語版</translation>
    </message>
    <message>
        <source>Japanese edition</source>
        <translation>日本語版</translation>
    </message>
    <message>
        <source>English edition</source>
        <translation>英語版</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>エボリューション</translation>
    </message>
    <message>
        <source>The full game: body size, hidden cards, and feeding in which all players take turns.</source>
        <translation>本格的なゲーム。体格と伏せたカードがあり、摂食ではプレイヤーが交代で手番を行います。</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {round} will be the last.</source>
        <translation>第{round}ラウンドが最終ラウンドに決定</translation>
    </message>
    <message>
        <source>{who} places {trait} ({food}) on the watering hole.</source>
        <translation>{who}：水飲み場に{trait}（{food}）を配置</translation>
    </message>
    <message>
        <source>{who}’s food card: {trait} ({food}).</source>
        <translation>{who}の食料カード：{trait}（{food}）</translation>
    </message>
    <message>
        <source>{who} plays {trait} on {animal}.</source>
        <translation>{who}：{animal}に{trait}を配置</translation>
    </message>
    <message>
        <source>{who} reveals {trait} on {animal}.</source>
        <translation>{who}：{animal}の{trait}を公開</translation>
    </message>
    <message>
        <source>{who} discards {trait} from {animal}.</source>
        <translation>{who}：{animal}の{trait}を捨てる</translation>
    </message>
    <message>
        <source>{who} gets a new species: {name}.</source>
        <translation>{who}：新しい種族を獲得（{name}）</translation>
    </message>
    <message>
        <source>{species} grows to body size {amount}.</source>
        <translation>{species}：体格が{amount}に上昇</translation>
    </message>
    <message>
        <source>{species} grows to population {amount}.</source>
        <translation>{species}：個体数が{amount}に増加</translation>
    </message>
    <message>
        <source>{species} falls to population {amount}.</source>
        <translation>{species}：個体数が{amount}に減少</translation>
    </message>
    <message>
        <source>{species} becomes extinct.</source>
        <translation>{species}が絶滅</translation>
    </message>
    <message>
        <source>{species} starves: its population falls to {amount}.</source>
        <translation>{species}が飢え、個体数が{amount}に減少</translation>
    </message>
    <message>
        <source>{who} plays a trait on {animal}.</source>
        <translation>{who}：{animal}に特性を配置</translation>
    </message>
    <message>
        <source>{species} grows to population {amount} ({cause}).</source>
        <translation>{species}：個体数が{amount}に増加（{cause}）</translation>
    </message>
    <message>
        <source>{species} falls to population {amount} ({cause}).</source>
        <translation>{species}：個体数が{amount}に減少（{cause}）</translation>
    </message>
    <message>
        <source>Cards drawn: {each}.</source>
        <translation>引いたカード：{each}</translation>
    </message>
    <message>
        <source>Food cards: {each}.</source>
        <translation>食料カード：{each}</translation>
    </message>
    <message>
        <source>Traits revealed: {each}.</source>
        <translation>公開した特性：{each}</translation>
    </message>
    <message>
        <source>Plants eaten: {each}.</source>
        <translation>植物：{each}</translation>
    </message>
    <message>
        <source>Stored fat used: {each}.</source>
        <translation>使った脂肪：{each}</translation>
    </message>
    <message>
        <source>Starving species: {each}.</source>
        <translation>飢える種族：{each}</translation>
    </message>
    <message>
        <source>Extinct species: {each}.</source>
        <translation>絶滅した種族：{each}</translation>
    </message>
    <message>
        <source>Food tokens into the bags: {each}.</source>
        <translation>食料袋に入れた食料：{each}</translation>
    </message>
    <message>
        <source>Growing species ({cause}): {each}.</source>
        <translation>個体数が増えた種族（{cause}）：{each}</translation>
    </message>
    <message>
        <source>Plants eaten ({cause}): {each}.</source>
        <translation>植物（{cause}）：{each}</translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n meat ({cause}).</source>
        <translation>
            <numerusform>{species}：食肉%n個（{cause}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n meat.</source>
        <translation>
            <numerusform>{species}：食肉%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} stores %n fat.</source>
        <translation>
            <numerusform>{species}：脂肪%n個を蓄積</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} uses %n stored fat.</source>
        <translation>
            <numerusform>{species}：蓄えた脂肪%n個を使用</numerusform>
        </translation>
    </message>
    <message>
        <source>{attacker} attacks {prey}, ignoring {ignored}.</source>
        <translation>{attacker}が{ignored}を無視して{prey}を攻撃</translation>
    </message>
    <message>
        <source>{attacker} attacks {prey}.</source>
        <translation>{attacker}が{prey}を攻撃</translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n plant(s) ({cause}).</source>
        <translation>
            <numerusform>{species}：植物%n個（{cause}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} eats %n plant(s).</source>
        <translation>
            <numerusform>{species}：植物%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} gets %n plant(s) ({cause}).</source>
        <translation>
            <numerusform>{species}：植物%n個を獲得（{cause}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species} gets %n plant(s).</source>
        <translation>
            <numerusform>{species}：植物%n個を獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} discards {trait} ({food}).</source>
        <translation>{who}：{trait}（{food}）を捨てる</translation>
    </message>
    <message>
        <source>{who} ends the turn.</source>
        <translation>{who}：手番終了</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who}：パス</translation>
    </message>
    <message>
        <source>{who} is the first player.</source>
        <translation>スタートプレイヤー：{who}</translation>
    </message>
    <message>
        <source>{who} places a food card.</source>
        <translation>{who}：食料カードを配置</translation>
    </message>
    <message>
        <source>{card}</source>
        <extracomment>the name of a card inside a sentence, with quotation marks where the language needs them</extracomment>
        <translation>{card}</translation>
    </message>
    <message numerus="yes">
        <source>%n food token(s) are removed from the watering hole.</source>
        <translation>
            <numerusform>水飲み場の食料が%n個減少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food token(s) are placed on the watering hole.</source>
        <translation>
            <numerusform>水飲み場の食料が%n個増加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s).</source>
        <translation>
            <numerusform>捨て札%n枚を切り直す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} puts %n food token(s) into the bag.</source>
        <translation>
            <numerusform>{who}：食料%n個を食料袋へ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evolution</name>
    <message>
        <source>{cards} cards, {least} to {most} players</source>
        <translation>カード{cards}枚、{least}⁠～⁠{most}人用</translation>
    </message>
    <message>
        <source>Ask about Intelligence between feedings</source>
        <translation>摂食の合間に知能を使うか尋ねる</translation>
    </message>
</context>
<context>
    <name>EvolutionDescriptions</name>
    <message>
        <source>Food card of {who}, face down</source>
        <translation>{who}の食料カード、裏向き</translation>
    </message>
    <message>
        <source>Food card of {who}: {card}</source>
        <translation>{who}の食料カード：{card}</translation>
    </message>
    <message>
        <source>On top: {card}.</source>
        <translation>一番上：{card}。</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n species</source>
        <translation>
            <numerusform>{who}：種族%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has won.</source>
        <translation>{who}の勝ちです。</translation>
    </message>
    <message>
        <source>{who} has placed a food card.</source>
        <translation>{who}は食料カードを置きました。</translation>
    </message>
    <message>
        <source>{who} has ended the turn.</source>
        <translation>{who}は手番を終えました。</translation>
    </message>
    <message>
        <source>{who} has passed.</source>
        <translation>{who}はパスしました。</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>protected only by a neighbour</source>
        <translation>隣の種族だけに守られている</translation>
    </message>
    <message>
        <source>protected only while it is full</source>
        <translation>満腹の間だけ守られている</translation>
    </message>
    <message>
        <source>can only be attacked by discarding cards</source>
        <translation>手札を捨てなければ攻撃されない</translation>
    </message>
    <message>
        <source>at risk while it is hungry</source>
        <translation>空腹の間は危険</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>危険</translation>
    </message>
    <message>
        <source>Who can eat whom is now hidden.</source>
        <translation>捕食関係の表示を終えました。</translation>
    </message>
    <message numerus="yes">
        <source>{trait} with %n fat</source>
        <translation>
            <numerusform>{trait}（脂肪%n個）</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait}, still face down</source>
        <translation>{trait}（まだ裏向き）</translation>
    </message>
    <message numerus="yes">
        <source>%n trait(s) face down</source>
        <translation>
            <numerusform>裏向きの特性%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>no traits</source>
        <translation>特性なし</translation>
    </message>
    <message>
        <source>A trait, face down</source>
        <translation>裏向きの特性</translation>
    </message>
    <message>
        <source>{trait}: {text}</source>
        <translation>{trait}：{text}</translation>
    </message>
    <message>
        <source>Place for a new species on the left</source>
        <translation>左端の新しい種族の場所</translation>
    </message>
    <message>
        <source>Place for a new species on the right</source>
        <translation>右端の新しい種族の場所</translation>
    </message>
    <message>
        <source>{what}: {count}</source>
        <translation>{what}：{count}</translation>
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
        <source>{trait}, food number {food}</source>
        <translation>{trait}、食料の数字{food}</translation>
    </message>
    <message>
        <source>Watering hole</source>
        <translation>水飲み場</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on you</source>
        <translation>
            <numerusform>あなたへの攻撃%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s) eaten</source>
        <translation>
            <numerusform>植物%n個を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fat stored</source>
        <translation>
            <numerusform>脂肪%n個を蓄積</numerusform>
        </translation>
    </message>
    <message>
        <source>{species}: {traits}; body size {body}, population {population}, food {food} of {population}</source>
        <translation>{species}：{traits}。体格{body}、個体数{population}、食料は{population}個中{food}個</translation>
    </message>
    <message>
        <source>{species}: {traits}; body size {body}, population {population}, food {food} of {population}; {risk}</source>
        <translation>{species}：{traits}。体格{body}、個体数{population}、食料は{population}個中{food}個。{risk}</translation>
    </message>
    <message>
        <source>{species}: {risk}.</source>
        <translation>{species}：{risk}。</translation>
    </message>
    <message>
        <source>Body size of {species}</source>
        <translation>{species}の体格</translation>
    </message>
    <message>
        <source>Population of {species}</source>
        <translation>{species}の個体数</translation>
    </message>
    <message>
        <source>{trait} of {species}</source>
        <translation>{species}の{trait}</translation>
    </message>
    <message>
        <source>You have nothing for this.</source>
        <translation>そのために使えるものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) on {victim}</source>
        <translation>
            <numerusform>{victim}への攻撃%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>a food card placed</source>
        <translation>食料カードを1枚配置</translation>
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
        <source>body size +%n</source>
        <translation>
            <numerusform>体格+%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>population +%n</source>
        <translation>
            <numerusform>個体数+%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>攻撃%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>パス</translation>
    </message>
    <message numerus="yes">
        <source>%n species extinct</source>
        <translation>
            <numerusform>種族%n種が絶滅</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species went hungry</source>
        <translation>
            <numerusform>種族%n種が飢え</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>It is {who}’s turn.</source>
        <translation>{who}の番です。</translation>
    </message>
</context>
<context>
    <name>EvolutionPreview</name>
    <message>
        <source>Body size {attacker} against {prey}</source>
        <translation>体格{attacker}対{prey}</translation>
    </message>
    <message>
        <source>Food card {food}</source>
        <translation>食料カード：{food}</translation>
    </message>
    <message>
        <source>Replaces {trait}</source>
        <translation>{trait}と取り替え</translation>
    </message>
    <message>
        <source>New trait: {name}</source>
        <translation>新しい特性：{name}</translation>
    </message>
    <message>
        <source>New species</source>
        <translation>新しい種族</translation>
    </message>
    <message>
        <source>Body size {old} → {new}</source>
        <translation>体格：{old} → {new}</translation>
    </message>
    <message>
        <source>Population {old} → {new}</source>
        <translation>個体数：{old} → {new}</translation>
    </message>
    <message>
        <source>Discard {trait}</source>
        <translation>{trait}を捨てる</translation>
    </message>
</context>
<context>
    <name>EvolutionScoring</name>
    <message>
        <source>{name}: {population} for populations, {traits} for traits; the bag is secret</source>
        <translation>{name}：個体数{population}、特性{traits}（食料袋の中は秘密）</translation>
    </message>
    <message>
        <source>{name}: {food} for food, {population} for populations, {traits} for traits</source>
        <translation>{name}：食料{food}、個体数{population}、特性{traits}</translation>
    </message>
    <message>
        <source>Points, traits and populations are all equal.</source>
        <translation>勝利点も特性も個体数も同じです。</translation>
    </message>
    <message>
        <source>The points are equal. {name} has more traits: {more} to {fewer}.</source>
        <translation>勝利点は同じです。特性は{name}のほうが多く、{more}対{fewer}です。</translation>
    </message>
    <message>
        <source>Points and traits are equal. {name} has the larger populations: {more} to {fewer}.</source>
        <translation>勝利点も特性も同じです。個体数は{name}のほうが多く、{more}対{fewer}です。</translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>Less of your population can be attacked without discarding cards.</source>
        <translation>手札を捨てずに攻撃されうる自分の個体数が少ない。</translation>
    </message>
    <message>
        <source>More of your population can be attacked without discarding cards.</source>
        <translation>手札を捨てずに攻撃されうる自分の個体数が多い。</translation>
    </message>
    <message>
        <source>Fewer of your species share food with a neighbour.</source>
        <translation>隣の種族に食料を分ける自分の種族が少ない。</translation>
    </message>
    <message>
        <source>More of your species share food with a neighbour.</source>
        <translation>隣の種族に食料を分ける自分の種族が多い。</translation>
    </message>
    <message>
        <source>Your Carnivores find less prey.</source>
        <translation>自分の肉食動物の獲物が少ない。</translation>
    </message>
    <message>
        <source>Your Carnivores find more prey.</source>
        <translation>自分の肉食動物の獲物が多い。</translation>
    </message>
    <message>
        <source>Fewer of your species are protected.</source>
        <translation>守られている自分の種族が少ない。</translation>
    </message>
    <message>
        <source>More of your species are protected.</source>
        <translation>守られている自分の種族が多い。</translation>
    </message>
    <message>
        <source>You have less stored fat.</source>
        <translation>自分の蓄えた脂肪が少ない。</translation>
    </message>
    <message>
        <source>You have more stored fat.</source>
        <translation>自分の蓄えた脂肪が多い。</translation>
    </message>
    <message>
        <source>You have fewer trait cards in play.</source>
        <translation>自分の特性カードが少ない。</translation>
    </message>
    <message>
        <source>You have more trait cards in play.</source>
        <translation>場に出ている自分の特性カードが多い。</translation>
    </message>
    <message>
        <source>You have less body size in total.</source>
        <translation>自分の体格の合計が小さい。</translation>
    </message>
    <message>
        <source>You have more body size in total.</source>
        <translation>自分の体格の合計が大きい。</translation>
    </message>
    <message>
        <source>You have less population.</source>
        <translation>自分の個体数が少ない。</translation>
    </message>
    <message>
        <source>You have more population.</source>
        <translation>自分の個体数が多い。</translation>
    </message>
    <message>
        <source>You have fewer species.</source>
        <translation>自分の種族が少ない。</translation>
    </message>
    <message>
        <source>You have more species.</source>
        <translation>自分の種族が多い。</translation>
    </message>
    <message>
        <source>Your Carnivores are less hungry.</source>
        <translation>自分の肉食動物の空腹が和らぐ。</translation>
    </message>
    <message>
        <source>Your Carnivores are hungrier.</source>
        <translation>自分の肉食動物の空腹がひどくなる。</translation>
    </message>
    <message>
        <source>Your plant eaters are less hungry.</source>
        <translation>自分の草食動物の空腹が和らぐ。</translation>
    </message>
    <message>
        <source>Your plant eaters are hungrier.</source>
        <translation>自分の草食動物の空腹がひどくなる。</translation>
    </message>
    <message>
        <source>More points right away.</source>
        <translation>すぐに得られる勝利点が多い。</translation>
    </message>
    <message>
        <source>Fewer points for now.</source>
        <translation>今の勝利点は少ない。</translation>
    </message>
    <message>
        <source>Better placed against the others.</source>
        <translation>相手より有利になる。</translation>
    </message>
    <message>
        <source>Worse placed against the others.</source>
        <translation>相手より不利になる。</translation>
    </message>
    <message>
        <source>More food in the bag.</source>
        <translation>食料袋の食料が多い。</translation>
    </message>
    <message>
        <source>Less food in the bag.</source>
        <translation>食料袋の食料が少ない。</translation>
    </message>
    <message>
        <source>More cards stay in hand.</source>
        <translation>手札に残るカードが多い。</translation>
    </message>
    <message>
        <source>Fewer cards stay in hand.</source>
        <translation>手札に残るカードが少ない。</translation>
    </message>
    <message>
        <source>The cards kept have higher food numbers.</source>
        <translation>残すカードの食料の数字が大きい。</translation>
    </message>
    <message>
        <source>The cards kept have lower food numbers.</source>
        <translation>残すカードの食料の数字が小さい。</translation>
    </message>
    <message>
        <source>{trait} stays in hand.</source>
        <translation>{trait}が手札に残る。</translation>
    </message>
    <message>
        <source>More to eat at the watering hole.</source>
        <translation>水飲み場の食料が多い。</translation>
    </message>
    <message>
        <source>Less to eat at the watering hole.</source>
        <translation>水飲み場の食料が少ない。</translation>
    </message>
    <message>
        <source>Its plant eaters are hungrier.</source>
        <translation>自分の草食動物の空腹がひどくなる。</translation>
    </message>
    <message>
        <source>Its plant eaters are less hungry.</source>
        <translation>自分の草食動物の空腹が和らぐ。</translation>
    </message>
    <message>
        <source>Its Carnivores are hungrier.</source>
        <translation>自分の肉食動物の空腹がひどくなる。</translation>
    </message>
    <message>
        <source>Its Carnivores are less hungry.</source>
        <translation>自分の肉食動物の空腹が和らぐ。</translation>
    </message>
    <message>
        <source>The others’ species are hungrier.</source>
        <translation>相手の種族がさらに空腹になる。</translation>
    </message>
    <message>
        <source>The others’ species are less hungry.</source>
        <translation>相手の種族の空腹が和らぐ。</translation>
    </message>
    <message>
        <source>It has more species.</source>
        <translation>自分の種族が多い。</translation>
    </message>
    <message>
        <source>It has fewer species.</source>
        <translation>自分の種族が少ない。</translation>
    </message>
    <message>
        <source>It has more population.</source>
        <translation>自分の個体数が多い。</translation>
    </message>
    <message>
        <source>It has less population.</source>
        <translation>自分の個体数が少ない。</translation>
    </message>
    <message>
        <source>It has more body size in total.</source>
        <translation>自分の体格の合計が大きい。</translation>
    </message>
    <message>
        <source>It has less body size in total.</source>
        <translation>自分の体格の合計が小さい。</translation>
    </message>
    <message>
        <source>It has more trait cards in play.</source>
        <translation>場に出ている自分の特性カードが多い。</translation>
    </message>
    <message>
        <source>It has fewer trait cards in play.</source>
        <translation>自分の特性カードが少ない。</translation>
    </message>
    <message>
        <source>It has more stored fat.</source>
        <translation>自分の蓄えた脂肪が多い。</translation>
    </message>
    <message>
        <source>It has less stored fat.</source>
        <translation>自分の種族が蓄えた脂肪が少ない。</translation>
    </message>
    <message>
        <source>More of its species are protected.</source>
        <translation>守られている自分の種族が多い。</translation>
    </message>
    <message>
        <source>Fewer of its species are protected.</source>
        <translation>守られている自分の種族が少ない。</translation>
    </message>
    <message>
        <source>Its Carnivores find more prey.</source>
        <translation>自分の肉食動物の獲物が多い。</translation>
    </message>
    <message>
        <source>Its Carnivores find less prey.</source>
        <translation>自分の肉食動物の獲物が少ない。</translation>
    </message>
    <message>
        <source>More of its species share food with a neighbour.</source>
        <translation>隣の種族に食料を分ける自分の種族が多い。</translation>
    </message>
    <message>
        <source>Fewer of its species share food with a neighbour.</source>
        <translation>隣の種族に食料を分ける自分の種族が少ない。</translation>
    </message>
    <message>
        <source>{trait} and {other} together on one species.</source>
        <translation>同じ種族に{trait}と{other}がそろう。</translation>
    </message>
    <message>
        <source>A species with {trait}.</source>
        <translation>{trait}を持つ種族がいる。</translation>
    </message>
    <message>
        <source>More of the others’ species are protected.</source>
        <translation>守られている相手の種族が多い。</translation>
    </message>
    <message>
        <source>Fewer of the others’ species are protected.</source>
        <translation>守られている相手の種族が少ない。</translation>
    </message>
    <message>
        <source>The others keep more population.</source>
        <translation>相手に残る個体数が多い。</translation>
    </message>
    <message>
        <source>The others have less population.</source>
        <translation>相手の個体数が少ない。</translation>
    </message>
    <message>
        <source>The others keep more traits.</source>
        <translation>相手に残る特性が多い。</translation>
    </message>
    <message>
        <source>The others have fewer traits.</source>
        <translation>相手の特性が少ない。</translation>
    </message>
    <message>
        <source>One of the others’ species with {trait} is gone.</source>
        <translation>{trait}を持つ相手の種族が絶滅する。</translation>
    </message>
    <message>
        <source>{move}, without {items}</source>
        <translation>{items}なしで、{move}</translation>
    </message>
    <message>
        <source>{move}, discarding {cards}</source>
        <translation>{cards}を捨てて{move}</translation>
    </message>
    <message>
        <source>Place a food card</source>
        <translation>食料カードを置く</translation>
    </message>
    <message>
        <source>Discard a card for a new species</source>
        <translation>カードを捨てて新しい種族を作る</translation>
    </message>
    <message>
        <source>{points} points expected</source>
        <translation>予想：{points}点</translation>
    </message>
    <message>
        <source>Wins more than {percent}% of games like this</source>
        <translation>このような対戦での勝率は{percent}%超</translation>
    </message>
    <message>
        <source>Wins less than {percent}% of games like this</source>
        <translation>このような対戦での勝率は{percent}%未満</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %n possible deal(s)</source>
        <translation>
            <numerusform>ありうる配り方%n通りで試した</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good</source>
        <translation>同じくらいよい案</translation>
    </message>
    <message>
        <source>Its play style counts as well.</source>
        <translation>性格による好みも判断に影響します。</translation>
    </message>
    <message>
        <source>Several moves looked equally good; it picked one at random.</source>
        <translation>同じくらいよいアクションがいくつかあり、その中からランダムに選びました。</translation>
    </message>
    <message>
        <source>The order makes no difference.</source>
        <translation>どれを先に使っても、結果は同じです。</translation>
    </message>
    <message>
        <source>The two best plans are worth about the same.</source>
        <translation>上位2つの案の価値はほぼ同じです。</translation>
    </message>
    <message>
        <source>Plans are ranked by winning chances and share of points.</source>
        <translation>案は、勝つ見込みと、全体の勝利点に占める割合で順位をつけます。</translation>
    </message>
    <message>
        <source>{points} points expected; {second} with the runner-up, but with worse prospects against the others.</source>
        <translation>予想：{points}点。第2候補では{second}点ですが、相手より不利になります。</translation>
    </message>
    <message>
        <source>Plays random cards but avoids obvious blunders.</source>
        <translation>ランダムにカードをプレイしますが、明らかな失敗は避けます。</translation>
    </message>
    <message>
        <source>Makes random legal moves.</source>
        <translation>できるアクションをランダムに選びます。</translation>
    </message>
    <message>
        <source>Follows simple rules, one step at a time.</source>
        <translation>簡単な方針に従い、アクションを1つずつ考えます。</translation>
    </message>
    <message>
        <source>Takes what looks best right now.</source>
        <translation>その場で最もよさそうなアクションを選びます。</translation>
    </message>
    <message>
        <source>What it expected depends on its hand and its bag. You can see it after the game.</source>
        <translation>予想は手札と食料袋の中身によって決まります。対戦が終わると見られます。</translation>
    </message>
    <message>
        <source>The deals tested made the difference.</source>
        <translation>試した配り方の結果で決まりました。</translation>
    </message>
    <message>
        <source>Plans tested on fewer deals were dropped early.</source>
        <translation>試した配り方が少ないのは、早めに候補から外した案です。</translation>
    </message>
    <message>
        <source>More of its population can be attacked without discarding cards.</source>
        <translation>手札を捨てずに攻撃されうる自分の個体数が多い。</translation>
    </message>
    <message>
        <source>Less of its population can be attacked without discarding cards.</source>
        <translation>手札を捨てずに攻撃されうる自分の個体数が少ない。</translation>
    </message>
    <message>
        <source>More of the others’ population can be attacked without discarding cards.</source>
        <translation>手札を捨てずに攻撃できる相手の個体数が多い。</translation>
    </message>
    <message>
        <source>Less of the others’ population can be attacked without discarding cards.</source>
        <translation>手札を捨てずに攻撃できる相手の個体数が少ない。</translation>
    </message>
    <message>
        <source>How often such plans really win is not known well enough here.</source>
        <translation>このような案で実際にどのくらい勝てるかは、ここでは十分にわかっていません。</translation>
    </message>
    <message>
        <source>Positions searched: {count}</source>
        <translation>調べた局面の数：{count}</translation>
    </message>
    <message>
        <source>Look at the watering hole and at the food numbers of your cards.</source>
        <translation>水飲み場と、手札の食料の数字に注目しましょう。</translation>
    </message>
    <message>
        <source>Look at the ends of your row.</source>
        <translation>種族の列の端に注目しましょう。</translation>
    </message>
    <message>
        <source>Consider a hunting trait.</source>
        <translation>狩りに役立つ特性を置きましょう。</translation>
    </message>
    <message>
        <source>Consider a protective trait.</source>
        <translation>身を守る特性を置きましょう。</translation>
    </message>
    <message>
        <source>Consider a trait that helps it eat.</source>
        <translation>食べるのに役立つ特性を置きましょう。</translation>
    </message>
    <message>
        <source>Consider a trait.</source>
        <translation>特性を置きましょう。</translation>
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
        <source>Consider a new species.</source>
        <translation>新しい種族を作りましょう。</translation>
    </message>
    <message>
        <source>Consider increasing its body size.</source>
        <translation>体格を上げましょう。</translation>
    </message>
    <message>
        <source>Consider increasing its population.</source>
        <translation>個体数を増やしましょう。</translation>
    </message>
    <message>
        <source>One of its traits is in the way.</source>
        <translation>特性の1枚が邪魔になっています。</translation>
    </message>
    <message>
        <source>One of its traits can be used now.</source>
        <translation>今使える特性が1枚あります。</translation>
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
        <source>A card can bring it plants.</source>
        <translation>カード1枚で植物を与えられます。</translation>
    </message>
    <message>
        <source>There is nothing you need to do now.</source>
        <translation>今は何もする必要がありません。</translation>
    </message>
    <message>
        <source>Attack {prey} with {animal}</source>
        <translation>{animal}で{prey}を攻撃する</translation>
    </message>
    <message>
        <source>Attack {prey} with {animal}, ignoring {ignored}</source>
        <translation>{animal}で{ignored}を無視して{prey}を攻撃する</translation>
    </message>
    <message>
        <source>Play a card on {animal}, replacing {replacing}</source>
        <translation>{animal}の{replacing}をカードに取り替える</translation>
    </message>
    <message>
        <source>Play a card on {animal}</source>
        <translation>カードを{animal}に置く</translation>
    </message>
    <message>
        <source>Discard a card to increase the body size of {animal}</source>
        <translation>カードを捨てて{animal}の体格を上げる</translation>
    </message>
    <message>
        <source>Discard a card to increase the population of {animal}</source>
        <translation>カードを捨てて{animal}の個体数を増やす</translation>
    </message>
    <message>
        <source>Discard a card for plants for {animal}</source>
        <translation>カードを捨てて{animal}に植物を与える</translation>
    </message>
    <message>
        <source>{animals} become extinct in the one deal tested</source>
        <translation>{animals}は、試した1通りの配り方で絶滅</translation>
    </message>
    <message>
        <source>{animals} become extinct in {count} of {worlds} deals each</source>
        <translation>{animals}は、それぞれ配り方{worlds}通り中{count}通りで絶滅</translation>
    </message>
    <message>
        <source>{animal} ({traits}) becomes extinct in the one deal tested</source>
        <translation>{animal}（{traits}）は、試した1通りの配り方で絶滅</translation>
    </message>
    <message>
        <source>{animal} becomes extinct in the one deal tested</source>
        <translation>{animal}は、試した1通りの配り方で絶滅</translation>
    </message>
    <message>
        <source>{animal} ({traits}) becomes extinct in {count} of {worlds} deals</source>
        <translation>{animal}（{traits}）は配り方{worlds}通り中{count}通りで絶滅</translation>
    </message>
    <message>
        <source>{animal} becomes extinct in {count} of {worlds} deals</source>
        <translation>{animal}は配り方{worlds}通り中{count}通りで絶滅</translation>
    </message>
    <message>
        <source>Add as much food as you can.</source>
        <translation>できるだけ多くの食料を出しましょう。</translation>
    </message>
    <message>
        <source>Add as little food as you can.</source>
        <translation>出す食料はできるだけ少なくしましょう。</translation>
    </message>
    <message>
        <source>Neither the highest nor the lowest food number is best.</source>
        <translation>食料の数字が最大でも最小でもないカードを選びましょう。</translation>
    </message>
    <message>
        <source>Why it beats the runner-up:</source>
        <translation>第2候補より優れている点：</translation>
    </message>
    <message>
        <source>No other move came close.</source>
        <translation>ほかに同じくらいよいアクションはありませんでした。</translation>
    </message>
    <message>
        <source>Runner-up: same start, then {moves}.</source>
        <translation>第2候補：最初は同じで、その後は{moves}。</translation>
    </message>
    <message>
        <source>Runner-up: same start, then {moves} …</source>
        <translation>第2候補：最初は同じで、その後は{moves}…</translation>
    </message>
    <message>
        <source>Runner-up: {moves}.</source>
        <translation>第2候補：{moves}。</translation>
    </message>
    <message>
        <source>Runner-up: {moves} …</source>
        <translation>第2候補：{moves}…</translation>
    </message>
    <message>
        <source>{moves}; {move}</source>
        <translation>{moves}→{move}</translation>
    </message>
    <message>
        <source>Then: {moves} …</source>
        <translation>次に：{moves}…</translation>
    </message>
    <message>
        <source>Then: {moves}.</source>
        <translation>次に：{moves}。</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}。</translation>
    </message>
    <message>
        <source>{points} points expected.</source>
        <translation>予想：{points}点。</translation>
    </message>
    <message>
        <source>{points} points expected; {second} with the runner-up.</source>
        <translation>予想：{points}点。第2候補では{second}点。</translation>
    </message>
    <message>
        <source>Wins {percent}% of games like this</source>
        <translation>このような対戦での勝率{percent}%</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>the trait “{value}” is not in this game</source>
        <translation>特性「{value}」はこのゲームにありません</translation>
    </message>
    <message>
        <source>{value} is above the population, {limit}</source>
        <translation>{value}は個体数{limit}を超えています</translation>
    </message>
    <message>
        <source>{value} is above the body size, {limit}</source>
        <translation>{value}は体格{limit}を超えています</translation>
    </message>
    <message>
        <source>fat without a Fat Tissue card</source>
        <translation>脂肪組織のカードがないのに脂肪があります</translation>
    </message>
    <message>
        <source>a second “{value}” on the same species</source>
        <translation>同じ種族に「{value}」が2枚あります</translation>
    </message>
    <message>
        <source>{value} is neither this round nor the next</source>
        <translation>{value}は今のラウンドでも次のラウンドでもありません</translation>
    </message>
    <message>
        <source>a seat cannot be without species here</source>
        <translation>ここでは種族のない席はありえません</translation>
    </message>
    <message>
        <source>not every seat can have finished</source>
        <translation>すべての席が終えていることはありえません</translation>
    </message>
    <message>
        <source>“{value}” names no effect of a species on the table</source>
        <translation>「{value}」に当たる種族の効果はありません</translation>
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
        <source>“{value}” is neither left nor right</source>
        <translation>「{value}」はleftでもrightでもありません</translation>
    </message>
    <message>
        <source>“{value}” is not a trait</source>
        <translation>「{value}」は特性ではありません</translation>
    </message>
    <message>
        <source>“{value}” is not something that can be declined</source>
        <translation>「{value}」は辞退できるものではありません</translation>
    </message>
    <message>
        <source>a species has {limit} slots, not {value}</source>
        <translation>1つの種族に置ける特性は{limit}枚までで、{value}枚は置けません</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Intelligence is not used now; you may be asked again this round.</source>
        <translation>今は知能を使いません。このラウンド中にまた聞かれることがあります。</translation>
    </message>
    <message>
        <source>You won’t be asked about Intelligence again this round.</source>
        <translation>このラウンドではもう、知能を使うか聞かれません。</translation>
    </message>
    <message>
        <source>You do nothing now; you may be asked again this round.</source>
        <translation>今は何もしません。このラウンド中にまた聞かれることがあります。</translation>
    </message>
    <message>
        <source>You won’t be asked again this round, unless a species of yours that can eat is hungry.</source>
        <translation>このラウンドではもう聞かれません（自分の種族が空腹で、食料を得られるときを除く）。</translation>
    </message>
    <message>
        <source>Show again on the table what has happened since your last turn ({key})</source>
        <translation>前の自分の手番の後に起きたことを、テーブルの上でもう一度見る（{key}）</translation>
    </message>
</context>
<context>
    <name>MoveInquiry</name>
    <message>
        <source>How does the Carnivore attack?</source>
        <translation>肉食動物はどのように攻撃しますか？</translation>
    </message>
    <message>
        <source>How much does it take?</source>
        <translation>どれだけ取りますか？</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻撃する</translation>
    </message>
    <message numerus="yes">
        <source>Ignore {traits} (%n card(s))</source>
        <translation>
            <numerusform>{traits}を無視する（カード%n枚）</numerusform>
        </translation>
    </message>
    <message>
        <source>Take everything</source>
        <translation>すべて取る</translation>
    </message>
    <message>
        <source>Without {items}</source>
        <translation>{items}なし</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard</source>
        <translation>
            <numerusform>捨てるカードを%n枚選んでください</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard and attack</source>
        <translation>捨てて攻撃する</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Choosing food</source>
        <translation>食料の選択</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>カードのプレイ</translation>
    </message>
    <message>
        <source>Reveal effects</source>
        <translation>公開時の効果</translation>
    </message>
    <message>
        <source>Before feeding</source>
        <translation>摂食の前</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>摂食</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>第{round}ラウンド終了</translation>
    </message>
    <message numerus="yes">
        <source>At most %n more round(s)</source>
        <translation>
            <numerusform>あと最大%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round is the last</source>
        <translation>次が最終ラウンド</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>The game stops the next time Intelligence can be used.</source>
        <translation>次に知能を使えるときに対戦を止めます。</translation>
    </message>
    <message>
        <source>Play {card} on {animal}</source>
        <translation>{animal}に{card}を置く</translation>
    </message>
    <message>
        <source>Discard {card} to increase the body size of {animal}</source>
        <translation>{card}を捨てて{animal}の体格を上げる</translation>
    </message>
    <message>
        <source>Discard {card} to increase the population of {animal}</source>
        <translation>{card}を捨てて{animal}の個体数を増やす</translation>
    </message>
    <message>
        <source>Discard {trait} from {animal}</source>
        <translation>{animal}の{trait}を捨てる</translation>
    </message>
    <message>
        <source>Use {animal}’s {trait}</source>
        <translation>{animal}の{trait}を使う</translation>
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
        <source>Discard {card} for plants for {animal}</source>
        <translation>{card}を捨てて{animal}に植物を与える</translation>
    </message>
    <message>
        <source>Play {card} on {animal}, replacing {replacing}</source>
        <translation>{animal}の{replacing}を{card}に取り替える</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>You can’t drop it here. Try a highlighted spot.</source>
        <translation>ここには置けません。光っている場所に置いてください。</translation>
    </message>
    <message>
        <source>You can’t use another player’s species here.</source>
        <translation>ほかのプレイヤーの種族には使えません。</translation>
    </message>
    <message>
        <source>storing fat on {animal}</source>
        <translation>{animal}の脂肪の蓄え</translation>
    </message>
    <message>
        <source>the extra token for {animal}</source>
        <translation>{animal}の追加の食料</translation>
    </message>
    <message numerus="yes">
        <source>Intelligence ignores {traits} for %n card(s).</source>
        <translation>
            <numerusform>知能でカード%n枚を捨てて{traits}を無効にします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {card} as the food card</source>
        <translation>{card}を食料カードとして置く</translation>
    </message>
    <message>
        <source>Discard {card} for a new species on the left</source>
        <translation>{card}を捨てて左端に新しい種族を作る</translation>
    </message>
    <message>
        <source>Discard {card} for a new species on the right</source>
        <translation>{card}を捨てて右端に新しい種族を作る</translation>
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
    <message>
        <source>Choose a card or a species first; then {key} says where it cannot go, and why.</source>
        <translation>先にカードか種族を選んでください。「{key}」キーで、置けない場所とその理由を確認できます。</translation>
    </message>
    <message numerus="yes">
        <source>{who} collects %n food token(s).</source>
        <translation>
            <numerusform>{who}：食料%n個を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s)</source>
        <translation>
            <numerusform>植物%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait} ({food})</source>
        <translation>{trait}（{food}）</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Place a food card on the watering hole.</source>
        <translation>食料カードを1枚、水飲み場に置いてください。</translation>
    </message>
    <message>
        <source>Play cards as traits, for body size, population or new species.</source>
        <translation>特性・体格・個体数・新しい種族のどれかにカードを使ってください。</translation>
    </message>
    <message>
        <source>Choose which of the highlighted traits takes effect first.</source>
        <translation>光っている特性のうち、先に使うものを選んでください。</translation>
    </message>
    <message>
        <source>Use Intelligence out of turn? 1 card brings 2 plants.</source>
        <translation>手番外で知能を使いますか？（カード1枚で植物2個）</translation>
    </message>
    <message>
        <source>No cards left – end the turn.</source>
        <translation>手札がもうありません。手番を終えてください。</translation>
    </message>
    <message>
        <source>Intelligence may still bring plants; otherwise end the turn.</source>
        <translation>知能でまだ植物を得られます。使わなければ手番を終えてください。</translation>
    </message>
    <message>
        <source>Feed a species, let a Carnivore attack, or pass.</source>
        <translation>種族に食料を与えるか、肉食動物で攻撃するか、パスしてください。</translation>
    </message>
    <message>
        <source>Feed a species or let a Carnivore attack.</source>
        <translation>種族に食料を与えるか、肉食動物で攻撃してください。</translation>
    </message>
    <message>
        <source>Feed a species or pass.</source>
        <translation>種族に食料を与えるか、パスしてください。</translation>
    </message>
    <message>
        <source>Feed a species.</source>
        <translation>種族に食料を与えてください。</translation>
    </message>
    <message>
        <source>Let a Carnivore attack or pass.</source>
        <translation>肉食動物で攻撃するか、パスしてください。</translation>
    </message>
    <message>
        <source>A hungry Carnivore must attack.</source>
        <translation>空腹の肉食動物で攻撃してください。</translation>
    </message>
    <message>
        <source>Intelligence may bring plants; otherwise pass.</source>
        <translation>知能で植物を得られます。使わなければパスしてください。</translation>
    </message>
    <message>
        <source>None of your species can eat – pass.</source>
        <translation>食料を得られる種族がいません。パスしてください。</translation>
    </message>
    <message>
        <source>{who} is choosing a food card.</source>
        <translation>{who}が食料カードを選んでいます。</translation>
    </message>
    <message>
        <source>{who} is playing cards.</source>
        <translation>{who}がカードをプレイしています。</translation>
    </message>
    <message>
        <source>{who} is choosing an effect.</source>
        <translation>{who}が効果を選んでいます。</translation>
    </message>
    <message>
        <source>{who} may use Intelligence.</source>
        <translation>{who}は知能を使えます。</translation>
    </message>
    <message>
        <source>{who} is feeding.</source>
        <translation>{who}が食料を与えています。</translation>
    </message>
    <message>
        <source>Each player places one card face down on the watering hole.</source>
        <translation>各プレイヤーがカードを1枚、裏向きで水飲み場に置きます。</translation>
    </message>
    <message>
        <source>Now play cards: as traits, for a new species, body size or population.</source>
        <translation>カードを特性として置くか、新しい種族・体格・個体数に使います。</translation>
    </message>
    <message>
        <source>Now Fertile, Long Neck and stored fat take effect.</source>
        <translation>繁殖、長い首、蓄えた脂肪の効果が発動します。</translation>
    </message>
    <message>
        <source>Only Intelligence can be used now.</source>
        <translation>使えるのは知能だけです。</translation>
    </message>
    <message>
        <source>Now feed a hungry species, or attack with a Carnivore.</source>
        <translation>空腹の種族に食料を与えるか、肉食動物で攻撃します。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>食料</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>摂食</translation>
    </message>
    <message numerus="yes">
        <source>End turn (%n card(s) kept)</source>
        <translation>
            <numerusform>手番を終える（残り%n枚）</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass for this round</source>
        <translation>このラウンドはパス</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can still be played. Press again to end the turn and keep them.</source>
        <translation>
            <numerusform>あと%n枚プレイできます。もう一度押すと、手札に残して手番を終えます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Carnivore</source>
        <translation>にくしょく</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>まちぶせ</translation>
    </message>
    <message>
        <source>Pack Hunting</source>
        <translation>ぱっくはんてぃんぐ</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>つの</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>とうはん</translation>
    </message>
    <message>
        <source>Hard Shell</source>
        <translation>かたいから</translation>
    </message>
    <message>
        <source>Defensive Herding</source>
        <translation>ぼうえいのむれ</translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <translation>きょうせい</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>あなほり</translation>
    </message>
    <message>
        <source>Warning Call</source>
        <translation>けいかいおん</translation>
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
        <source>Foraging</source>
        <translation>さいじ</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>ちのう</translation>
    </message>
    <message>
        <source>Cooperation</source>
        <translation>きょうちょうせい</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>ながいくび</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>はんしょく</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message numerus="yes">
        <source>%n in this edition, with the food numbers {foods}</source>
        <translation>
            <numerusform>この版では%n枚。食料の数字は{foods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them this player has not seen yet</source>
        <translation>
            <numerusform>そのうち%n枚は、このプレイヤーがまだ見ていません</numerusform>
        </translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>対抗できるもの</translation>
    </message>
    <message>
        <source>no other trait</source>
        <translation>対抗できる特性はありません</translation>
    </message>
    <message>
        <source>Where it is explained</source>
        <translation>説明のある場所</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is protected by Climbing, which the attacker does not have.</source>
        <translation>登攀で守られています。攻撃側は登攀を持っていません。</translation>
    </message>
    <message>
        <source>It is protected by Defensive Herding: the attacker&apos;s population, {attacker}, must be above {prey}.</source>
        <translation>防衛の群れで守られています。攻撃側の個体数（{attacker}）が{prey}より多くなければなりません。</translation>
    </message>
    <message>
        <source>It is protected by Burrowing while it is full.</source>
        <translation>穴掘りで守られています。満腹の間は攻撃できません。</translation>
    </message>
    <message>
        <source>It is protected by a neighbour&apos;s Warning Call, and the attacker has no Ambush.</source>
        <translation>隣の種族の警戒音で守られています。攻撃側は待ち伏せを持っていません。</translation>
    </message>
    <message>
        <source>It is protected by Symbiosis while the species to its right is larger in body size.</source>
        <translation>共生で守られています。右隣の種族のほうが体格が大きい間は攻撃できません。</translation>
    </message>
    <message>
        <source>Too big: body size {prey} against {attacker}. The attacker must be larger.</source>
        <translation>体格が足りません（攻撃側{attacker}、獲物{prey}）。攻撃側のほうが大きくなければなりません。</translation>
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
        <source>It is already full, and its Fat Tissue has no room.</source>
        <translation>すでに満腹で、脂肪組織にも空きがありません。</translation>
    </message>
    <message>
        <source>This needs a species with Intelligence.</source>
        <translation>知能を持つ種族が必要です。</translation>
    </message>
    <message>
        <source>Each ignored trait costs one hand card: {needed} to pay, {paid} paid.</source>
        <translation>特性を1つ無視するごとに手札が1枚必要です（必要{needed}枚、支払い{paid}枚）。</translation>
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
        <source>There is no such species.</source>
        <translation>その種族はいません。</translation>
    </message>
    <message>
        <source>The trait {trait} is not there or does nothing here.</source>
        <translation>特性「{trait}」はここにないか、働きません。</translation>
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
        <source>Already at the maximum of {limit}.</source>
        <translation>すでに上限の{limit}です。</translation>
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
        <source>Fat may be stored only while no hungry species of your own can be fed.</source>
        <translation>脂肪を蓄えられるのは、食料を与えられる空腹の種族が自分にいないときだけです。</translation>
    </message>
    <message>
        <source>A Carnivore never eats plants.</source>
        <translation>肉食動物は植物を食べません。</translation>
    </message>
    <message>
        <source>It cannot eat more.</source>
        <translation>これ以上は食べられません。</translation>
    </message>
    <message>
        <source>There is no food left on the watering hole for this.</source>
        <translation>水飲み場に食料が残っていません。</translation>
    </message>
    <message>
        <source>You can’t skip this.</source>
        <translation>ここでは辞退できません。</translation>
    </message>
    <message>
        <source>This edition does not allow it.</source>
        <translation>この版では認められていません。</translation>
    </message>
    <message>
        <source>Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker}. The attacker must be larger.</source>
        <translation>体格が足りません（攻撃側{attacker}、獲物{prey}＝{prey_body}＋{prey_trait}の{prey_bonus}）。攻撃側のほうが大きくなければなりません。</translation>
    </message>
    <message>
        <source>Too big: body size {prey} against {attacker} ({attacker_body} + {attacker_bonus} with {attacker_trait}). The attacker must be larger.</source>
        <translation>体格が足りません（攻撃側{attacker}＝{attacker_body}＋{attacker_trait}の{attacker_bonus}、獲物{prey}）。攻撃側のほうが大きくなければなりません。</translation>
    </message>
    <message>
        <source>Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker} ({attacker_body} + {attacker_bonus} with {attacker_trait}). The attacker must be larger.</source>
        <translation>体格が足りません（攻撃側{attacker}＝{attacker_body}＋{attacker_trait}の{attacker_bonus}、獲物{prey}＝{prey_body}＋{prey_trait}の{prey_bonus}）。攻撃側のほうが大きくなければなりません。</translation>
    </message>
    <message>
        <source>Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker}. Intelligence can ignore {prey_trait}. Cards needed in all: {needed}, in hand: {hand}.</source>
        <translation>体格が足りません（攻撃側{attacker}、獲物{prey}＝{prey_body}＋{prey_trait}の{prey_bonus}）。知能で{prey_trait}を無視できます。必要な手札は合計{needed}枚、今の手札は{hand}枚です。</translation>
    </message>
    <message>
        <source>It is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, in hand: {hand}.</source>
        <translation>{trait}で守られています。知能で無視できます。必要な手札は合計{needed}枚、今の手札は{hand}枚です。</translation>
    </message>
    <message>
        <source>It is protected by {trait}.</source>
        <translation>{trait}で守られています。</translation>
    </message>
    <message>
        <source>{trait} cannot be ignored.</source>
        <translation>{trait}は無視できません。</translation>
    </message>
    <message>
        <source>{trait} is named twice: it is ignored once, for one card.</source>
        <translation>{trait}が2回指定されています。無視するのは1回、カード1枚で足ります。</translation>
    </message>
    <message>
        <source>You have taken food already this turn. You may still use Intelligence, or end the turn.</source>
        <translation>この手番ではもう食料を取りました。あとは、知能を使うか手番を終えることしかできません。</translation>
    </message>
    <message>
        <source>It would take nothing this way: pass instead.</source>
        <translation>それでは何も取らないことになります。代わりにパスしてください。</translation>
    </message>
</context>
<context>
    <name>RefusalOfAnimal</name>
    <message>
        <source>{animal} cannot attack itself.</source>
        <translation>{animal}は自分自身を攻撃できません。</translation>
    </message>
    <message>
        <source>{animal} is already full, and its Fat Tissue has no room.</source>
        <translation>{animal}はすでに満腹で、脂肪組織にも空きがありません。</translation>
    </message>
    <message>
        <source>{animal} has {limit} traits already: one of them must be replaced.</source>
        <translation>{animal}にはすでに特性が{limit}枚あります。どれか1枚と取り替えてください。</translation>
    </message>
    <message>
        <source>A trait can only be replaced when {animal} has {limit}.</source>
        <translation>特性の取り替えは、{animal}の特性が{limit}枚のときだけできます。</translation>
    </message>
    <message>
        <source>{animal} has this trait already.</source>
        <translation>{animal}はすでにその特性を持っています。</translation>
    </message>
    <message>
        <source>{animal} cannot eat more.</source>
        <translation>{animal}はこれ以上食べられません。</translation>
    </message>
    <message>
        <source>{animal} would take nothing this way: pass instead.</source>
        <translation>これでは{animal}は何も取りません。代わりにパスしてください。</translation>
    </message>
    <message>
        <source>{animal} is protected by {trait}.</source>
        <translation>{animal}は{trait}で守られています。</translation>
    </message>
    <message>
        <source>{animal} is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, in hand: {hand}.</source>
        <translation>{animal}は{trait}で守られています。知能で無視できます。必要な手札は合計{needed}枚、今の手札は{hand}枚です。</translation>
    </message>
    <message>
        <source>{animal} is protected by Climbing, which the attacker does not have.</source>
        <translation>{animal}は登攀で守られています。攻撃側は登攀を持っていません。</translation>
    </message>
    <message>
        <source>{animal} is protected by Defensive Herding: the attacker&apos;s population, {attacker}, must be above {prey}.</source>
        <translation>{animal}は防衛の群れで守られています。攻撃側の個体数（{attacker}）が{prey}より多くなければなりません。</translation>
    </message>
    <message>
        <source>{animal} is protected by Symbiosis while the species to its right is larger in body size.</source>
        <translation>{animal}は共生で守られています。右隣の種族のほうが体格が大きい間は攻撃できません。</translation>
    </message>
    <message>
        <source>{animal} is protected by Burrowing while it is full.</source>
        <translation>{animal}は穴掘りで守られています。満腹の間は攻撃できません。</translation>
    </message>
    <message>
        <source>{animal} is protected by a neighbour&apos;s Warning Call, and the attacker has no Ambush.</source>
        <translation>{animal}は隣の種族の警戒音で守られています。攻撃側は待ち伏せを持っていません。</translation>
    </message>
</context>
<context>
    <name>RoundWords</name>
    <message numerus="yes">
        <source>%n food token(s) collected</source>
        <translation>
            <numerusform>食料%n個を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n population lost</source>
        <translation>
            <numerusform>個体数が%n減少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n species extinct</source>
        <translation>
            <numerusform>種族%n種が絶滅</numerusform>
        </translation>
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
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Choose a card of your hand, or an answer</source>
        <translation>手札のカードや選択肢を選ぶ</translation>
    </message>
    <message>
        <source>Mark a card to pay with</source>
        <translation>支払うカードに印をつける</translation>
    </message>
    <message>
        <source>Aim the card at a place for a trait</source>
        <translation>選んだカードを特性の場所に使う</translation>
    </message>
    <message>
        <source>Aim the card at a population</source>
        <translation>選んだカードを個体数に使う</translation>
    </message>
    <message>
        <source>Aim the card at a body size</source>
        <translation>選んだカードを体格に使う</translation>
    </message>
    <message>
        <source>Aim the card at a new species, left or right</source>
        <translation>選んだカードを新しい種族に使う（左端か右端）</translation>
    </message>
    <message>
        <source>Hold: be asked about every optional step</source>
        <translation>長押し中：省略できる選択もすべて尋ねる</translation>
    </message>
    <message>
        <source>Feed a species</source>
        <translation>種族に食料を与える</translation>
    </message>
    <message>
        <source>Attack with a Carnivore</source>
        <translation>肉食動物で攻撃する</translation>
    </message>
    <message>
        <source>Use Intelligence for plants</source>
        <translation>知能で植物を得る</translation>
    </message>
    <message>
        <source>Use an effect</source>
        <translation>効果を使う</translation>
    </message>
    <message>
        <source>End the turn, or pass</source>
        <translation>手番を終える、またはパスする</translation>
    </message>
    <message>
        <source>Stop when you can next use Intelligence</source>
        <translation>次に知能を使えるときに止める</translation>
    </message>
    <message>
        <source>Show who can eat whom</source>
        <translation>捕食関係を表示する</translation>
    </message>
    <message>
        <source>Discard one of your traits, if allowed</source>
        <translation>自分の特性を捨てる（できる版のみ）</translation>
    </message>
    <message>
        <source>Pass for the round, where nothing must be done</source>
        <translation>ラウンドの残りをパスする</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>German rulebook</source>
        <translation>ドイツ語版ルールブック</translation>
    </message>
    <message>
        <source>Japanese help page</source>
        <translation>日本語のヘルプページ</translation>
    </message>
    <message>
        <source>English online help</source>
        <translation>英語のオンラインヘルプ</translation>
    </message>
    <message>
        <source>Cards: attack</source>
        <translation>カード：攻撃</translation>
    </message>
    <message>
        <source>Cards: defence</source>
        <translation>カード：防御</translation>
    </message>
    <message>
        <source>Cards: feeding</source>
        <translation>カード：摂食</translation>
    </message>
    <message>
        <source>Cards: others</source>
        <translation>カード：その他</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>{book}: not explained there; as in the German rulebook</source>
        <translation>{book}：説明はなく、ドイツ語版ルールブックに従います</translation>
    </message>
    <message>
        <source>{book}, {lines}; all else as in the German rulebook</source>
        <translation>{book}、{lines}。ほかはドイツ語版ルールブックに従います</translation>
    </message>
    <message>
        <source>{book}, chapter “{chapter}”, {lines}</source>
        <translation>{book}、「{chapter}」の章、{lines}</translation>
    </message>
    <message>
        <source>{book}, {lines}</source>
        <translation>{book}、{lines}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Longest chain</source>
        <translation>最長の連鎖</translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>食料%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>most food at once</source>
        <translation>一度に得た食料の最多数</translation>
    </message>
    <message numerus="yes">
        <source>%n species</source>
        <translation>
            <numerusform>種族%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>most species fed at once</source>
        <translation>一度に食料を得た種族の最多数</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>特性</translation>
    </message>
    <message>
        <source>Lead: a player&apos;s points minus the average of the others. Games in which one of that player&apos;s species showed the trait for at least a round are compared with all the other games. A difference may have other causes, and with this many intervals some will be off.</source>
        <translation>点差は、プレイヤーの勝利点からほかのプレイヤーの平均を引いた値です。そのプレイヤーの種族が特性を1ラウンド以上公開していた対戦と、それ以外の対戦を比べます。違いがあっても、特性が原因とは限りません。範囲の数が多いため、外れているものもあるでしょう。</translation>
    </message>
    <message>
        <source>cards played</source>
        <translation>プレイした枚数</translation>
    </message>
    <message>
        <source>food eaten</source>
        <translation>食べた食料</translation>
    </message>
    <message>
        <source>extra food</source>
        <translation>追加の食料</translation>
    </message>
    <message>
        <source>attacks stopped</source>
        <translation>防いだ攻撃</translation>
    </message>
    <message>
        <source>extinct</source>
        <translation>絶滅</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Quick variant: all play their cards at the same time</source>
        <translation>短縮ヴァリアント：全員同時にカードをプレイ</translation>
    </message>
    <message>
        <source>Hard Shell</source>
        <translation>堅い殻</translation>
    </message>
    <message>
        <source>How much body size it adds against attacks.</source>
        <translation>攻撃に対して体格をいくつ増やすか。</translation>
    </message>
    <message>
        <source>A sum below zero takes food</source>
        <translation>合計がマイナスなら食料が減る</translation>
    </message>
    <message>
        <source>Food cards that add up to less than zero take food from the watering hole.</source>
        <translation>食料カードの合計がマイナスのとき、その分の食料を水飲み場から取り除きます。</translation>
    </message>
    <message>
        <source>Reveal effects</source>
        <translation>公開時の効果</translation>
    </message>
    <message>
        <source>When Fertile, Long Neck and stored fat take effect.</source>
        <translation>繁殖、長い首、蓄えた脂肪がいつ働くか。</translation>
    </message>
    <message>
        <source>New species for a player without any</source>
        <translation>種族をすべて失ったプレイヤーの新しい種族</translation>
    </message>
    <message>
        <source>When a player who is left without species gets one.</source>
        <translation>種族をすべて失ったプレイヤーがいつ新しい種族を得るか。</translation>
    </message>
    <message>
        <source>Traits may be discarded freely</source>
        <translation>特性を自由に捨てられる</translation>
    </message>
    <message>
        <source>While playing cards, also when there is still room for new ones.</source>
        <translation>カードをプレイする間、空きがあっても捨てられます。</translation>
    </message>
    <message>
        <source>Intelligence for plants</source>
        <translation>知能で植物を得る</translation>
    </message>
    <message>
        <source>When a plant eater may trade a card for two plants.</source>
        <translation>草食動物がいつカード1枚で植物を2個得られるか。</translation>
    </message>
    <message>
        <source>Two players: cards set aside</source>
        <translation>2人プレイ：取り除くカード</translation>
    </message>
    <message>
        <source>How many cards are set aside unseen before the game.</source>
        <translation>対戦の前に、見ずに取り除くカードの枚数。</translation>
    </message>
    <message>
        <source>Two players: traits</source>
        <translation>2人プレイ：特性の数</translation>
    </message>
    <message>
        <source>How many traits a species may have.</source>
        <translation>1つの種族が持てる特性の数。</translation>
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
        <source>after the reveal</source>
        <translation>公開の後</translation>
    </message>
    <message>
        <source>before the reveal</source>
        <translation>公開の前</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>ラウンドの終わり</translation>
    </message>
    <message>
        <source>when the next round begins</source>
        <translation>次のラウンドの初め</translation>
    </message>
    <message>
        <source>at any time during feeding</source>
        <translation>摂食の間いつでも</translation>
    </message>
    <message>
        <source>on your own turn</source>
        <translation>自分の手番</translation>
    </message>
    <message>
        <source>before feeding and on your own turn</source>
        <translation>摂食の前と自分の手番</translation>
    </message>
    <message>
        <source>Quick variant</source>
        <translation>短縮ヴァリアント</translation>
    </message>
    <message>
        <source>Cooperation shares for every token</source>
        <translation>協調性は食料ごとに働く</translation>
    </message>
    <message>
        <source>Otherwise one token for each time the species eats, however much it takes.</source>
        <translation>そうでない場合は、種族が何個食べても、1回の食事につき食料1個です。</translation>
    </message>
</context>
<context>
    <name>ThingWords</name>
    <message>
        <source>Who can eat whom now. Press {key} again to see it once the plants are eaten.</source>
        <translation>現在の捕食関係です。もう一度{key}を押すと、植物を食べ終えた後を示します。</translation>
    </message>
    <message>
        <source>Who can eat whom once the plants are gone, if nothing else happens first.</source>
        <translation>ほかに何も起こらずに植物を食べ終えた後の捕食関係です。</translation>
    </message>
    <message>
        <source>Who can eat whom once the fewest possible plants have been eaten, if nothing else happens first.</source>
        <translation>植物が最も少ない場合に、それを食べ終えた後の捕食関係です（ほかに何も起こらないとき）。</translation>
    </message>
    <message>
        <source>Safe from the Carnivores of the others (whole shield).</source>
        <translation>ほかのプレイヤーの肉食動物には攻撃されません（完全な盾）。</translation>
    </message>
    <message>
        <source>Protected only by a neighbour (half shield).</source>
        <translation>隣の種族だけに守られています（半分の盾）。</translation>
    </message>
    <message>
        <source>Protected only while it is full (half shield).</source>
        <translation>満腹の間だけ守られています（半分の盾）。</translation>
    </message>
    <message>
        <source>Can only be attacked by discarding cards (half shield).</source>
        <translation>手札を捨てた場合だけ攻撃できます（半分の盾）。</translation>
    </message>
    <message>
        <source>At risk while it is hungry (broken shield).</source>
        <translation>空腹の間は危険です（割れた盾）。</translation>
    </message>
    <message>
        <source>At risk (broken shield).</source>
        <translation>危険です（割れた盾）。</translation>
    </message>
    <message>
        <source>Point at a species, or go to it with {key}, to see its attacks and those on it.</source>
        <translation>種族を指すか{key}で選ぶと、その種族の攻撃と、その種族への攻撃を線で示します。</translation>
    </message>
    <message>
        <source>A dashed arrow is an attack for which cards are discarded.</source>
        <translation>破線の矢印は、手札を捨てて行う攻撃です。</translation>
    </message>
    <message numerus="yes">
        <source>Population: %n. It needs this much food each round.</source>
        <translation>
            <numerusform>個体数：%n。ラウンドごとに同じ数の食料が必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Body size: {amount}. An attacker must be larger than its prey.</source>
        <translation>体格：{amount}。攻撃する側は獲物より大きくなければなりません。</translation>
    </message>
    <message>
        <source>Eaten this round: {amount} of {most}.</source>
        <translation>このラウンドに食べた数：{most}個中{amount}個。</translation>
    </message>
    <message>
        <source>Half leaf, half meat: it may have eaten both.</source>
        <translation>葉と肉が半分ずつの食料：どちらを食べたかは区別されません。</translation>
    </message>
    <message>
        <source>That is {things}.</source>
        <translation>内訳は{things}。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message numerus="yes">
        <source>%n plant(s)</source>
        <translation>
            <numerusform>植物%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meat</source>
        <translation>
            <numerusform>食肉%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored fat</source>
        <translation>
            <numerusform>蓄えた脂肪%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room for traits: at most %n on a species.</source>
        <translation>
            <numerusform>特性を置く場所：1つの種族に%n枚まで。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s).</source>
        <translation>
            <numerusform>捨て札は%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s).</source>
        <translation>
            <numerusform>山札は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>食料袋</translation>
    </message>
    <message>
        <source>1 point for each food token.</source>
        <translation>食料1個につき1点。</translation>
    </message>
    <message numerus="yes">
        <source>%n more on the species.</source>
        <translation>
            <numerusform>ほかに、種族の上に%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>What these traits do while feeding</source>
        <translation>摂食の間に働く特性</translation>
    </message>
    <message>
        <source>What these traits do when the food cards are revealed</source>
        <translation>食料カードを公開するときに働く特性</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n card(s) in hand.</source>
        <translation>
            <numerusform>{who}の手札は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Protected only for now, or at a price (half shield).</source>
        <translation>守りは一時的か、手札を捨てれば破られます（半分の盾）。</translation>
    </message>
    <message>
        <source>{attacker} can attack it.</source>
        <translation>{attacker}が攻撃できます。</translation>
    </message>
    <message numerus="yes">
        <source>{attacker} can attack it by discarding %n card(s).</source>
        <translation>
            <numerusform>{attacker}は手札を%n枚捨てれば攻撃できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watering hole: %n plant(s) to eat.</source>
        <translation>
            <numerusform>水飲み場に食べられる植物が%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All plant eaters together still need %n food.</source>
        <translation>
            <numerusform>草食動物は合わせてあと%n個の食料が必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Feeding will begin with %n plant(s).</source>
        <translation>
            <numerusform>摂食開始時の植物は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Feeding will begin with {least} to {most} plants.</source>
        <translation>摂食開始時の植物は{least}～{most}個です。</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s). When it is not enough, the end of the game is near.</source>
        <translation>
            <numerusform>山札は%n枚です。足りなくなると、対戦の終わりが近づきます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At present the next deal needs %n card(s).</source>
        <translation>
            <numerusform>今のままなら、次に配られるカードは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this round at most %n more can follow.</source>
        <translation>
            <numerusform>このラウンドの後、最大%nラウンド続きます。</numerusform>
        </translation>
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
        <source>hungry</source>
        <extracomment>below the number of food tokens that a player&apos;s species still need</extracomment>
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
    <message>
        <source>Open hand: {cards}.</source>
        <translation>公開された手札：{cards}。</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n food token(s) in the bag.</source>
        <translation>
            <numerusform>{who}の食料袋には食料が%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Food still needed by {who}: %n.</source>
        <translation>
            <numerusform>{who}に必要な食料はあと%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is the first player of this round.</source>
        <translation>{who}がこのラウンドのスタートプレイヤーです。</translation>
    </message>
    <message>
        <source>{trait} {food}</source>
        <translation>{trait}{food}</translation>
    </message>
    <message>
        <source>Points: {total} (food {food}, population {population}, traits {traits}).</source>
        <translation>勝利点：{total}（食料{food}、個体数{population}、特性{traits}）。</translation>
    </message>
    <message>
        <source>Points so far: {total} (food {food}, population {population}, traits {traits}).</source>
        <translation>ここまでの勝利点：{total}（食料{food}、個体数{population}、特性{traits}）。</translation>
    </message>
    <message>
        <source>Points without food: {total} (population {population}, traits {traits}). Food counts too, but what is in the bag is secret.</source>
        <translation>食料を除いた勝利点：{total}（個体数{population}、特性{traits}）。食料も数えられますが、食料袋の中身は秘密です。</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>Carnivore</source>
        <translation>肉食</translation>
    </message>
    <message>
        <source>Never eats plants. Feeds by attacking a smaller species, your own if need be, and takes as much meat as the prey&apos;s body size.</source>
        <translation>植物は食べない。自分より体格が小さい種族（必要なら自分の種族も）を攻撃し、獲物の体格と同じ数の食肉を得る。</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>待ち伏せ</translation>
    </message>
    <message>
        <source>As a Carnivore, it can attack species protected by Warning Call.</source>
        <translation>肉食であれば、警戒音に守られた種族も攻撃できる。</translation>
    </message>
    <message>
        <source>Pack Hunting</source>
        <translation>パックハンティング</translation>
    </message>
    <message>
        <source>When this species attacks, its population is added to its body size.</source>
        <translation>この種族が攻撃するとき、体格に個体数を加える。</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>角</translation>
    </message>
    <message>
        <source>A Carnivore that attacks this species loses 1 population before it gets any meat.</source>
        <translation>この種族を攻撃した肉食動物は、食肉を得る前に個体数を1失う。</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>登攀</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that also has Climbing.</source>
        <translation>同じく登攀を持つ肉食動物だけが攻撃できる。</translation>
    </message>
    <message>
        <source>Hard Shell</source>
        <translation>堅い殻</translation>
    </message>
    <message>
        <source>Its body size counts as {bonus} larger when it is attacked. It gives no more meat.</source>
        <translation>攻撃されるとき、体格を{bonus}大きいものとして扱う。得られる食肉は増えない。</translation>
    </message>
    <message>
        <source>Defensive Herding</source>
        <translation>防衛の群れ</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore whose population is also larger. Pack Hunting adds nothing to that population.</source>
        <translation>個体数も上回る肉食動物だけが攻撃できる。パックハンティングの分は個体数に数えない。</translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <translation>共生</translation>
    </message>
    <message>
        <source>Cannot be attacked while your species to its right is larger in body size.</source>
        <translation>右隣の自分の種族のほうが体格が大きい間は、攻撃されない。</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>穴掘り</translation>
    </message>
    <message>
        <source>Cannot be attacked while it has as much food as population.</source>
        <translation>食料が個体数と同じ間は、攻撃されない。</translation>
    </message>
    <message>
        <source>Warning Call</source>
        <translation>警戒音</translation>
    </message>
    <message>
        <source>Your species to its left and right can only be attacked by a Carnivore with Ambush. It does not protect itself.</source>
        <translation>左右両隣の自分の種族は、待ち伏せを持つ肉食動物にしか攻撃されない。この種族自身は守られない。</translation>
    </message>
    <message>
        <source>Scavenger</source>
        <translation>死体漁り</translation>
    </message>
    <message>
        <source>Takes 1 meat from the food bank each time a prey loses population to a Carnivore&apos;s attack.</source>
        <translation>肉食動物の攻撃で獲物の個体数が減るたびに、食料銀行から食肉を1個得る。</translation>
    </message>
    <message>
        <source>Fat Tissue</source>
        <translation>脂肪組織</translation>
    </message>
    <message>
        <source>Once full, it may store food on this card, up to its body size. When the food cards are revealed, stored food moves to the species, as far as the population allows.</source>
        <translation>満腹になったら、体格と同じ数まで食料をこのカードに蓄えてよい。食料カードを公開するとき、蓄えた食料を個体数の分まで種族へ移す。</translation>
    </message>
    <message>
        <source>Once full, it may store food on this card, up to its body size. Just before the food cards are revealed, stored food moves to the species, as far as the population allows.</source>
        <translation>満腹になったら、体格と同じ数まで食料をこのカードに蓄えてよい。食料カードを表にする直前に、蓄えた食料を個体数の分まで種族へ移す。</translation>
    </message>
    <message>
        <source>Foraging</source>
        <translation>採餌</translation>
    </message>
    <message>
        <source>Each time it eats plants, it may take 1 more from the same source.</source>
        <translation>植物を食べるたびに、同じ場所からもう1個取ってよい。</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>知能</translation>
    </message>
    <message>
        <source>For each card you discard, a plant eater takes 2 plants from the food bank, a Carnivore ignores one trait in one attack.</source>
        <translation>手札を捨てる。1枚につき、草食動物なら食料銀行から植物を2個得る。肉食動物なら1回の攻撃で特性を1つ無視できる。</translation>
    </message>
    <message>
        <source>Cooperation</source>
        <translation>協調性</translation>
    </message>
    <message>
        <source>Each time it eats, your species to its right takes 1 of the same food from the same source.</source>
        <translation>食べるたびに、右隣の自分の種族が同じ場所から同じ種類の食料を1個得る。</translation>
    </message>
    <message>
        <source>For each token it takes, your species to its right takes 1 of the same food from the same source.</source>
        <translation>食料を1個取るごとに、右隣の自分の種族が同じ場所から同じ種類の食料を1個得る。</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>長い首</translation>
    </message>
    <message>
        <source>When the food cards are revealed, it takes 1 plant from the food bank.</source>
        <translation>食料カードを公開するとき、食料銀行から植物を1個得る。</translation>
    </message>
    <message>
        <source>Just before the food cards are revealed, it takes 1 plant from the food bank.</source>
        <translation>食料カードを表にする直前に、食料銀行から植物を1個得る。</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>繁殖</translation>
    </message>
    <message>
        <source>If food of the last round still lies on the watering hole before the food cards are revealed, its population grows by 1.</source>
        <translation>食料カードを表にする前に、前のラウンドの食料が水飲み場に残っていれば、個体数が1増える。</translation>
    </message>
</context>
</TS>
