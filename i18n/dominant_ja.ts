<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Wanderer</source>
        <translation>放浪者</translation>
    </message>
    <message>
        <source>Settler</source>
        <translation>開拓者</translation>
    </message>
    <message>
        <source>Follows simple rules for its own animals and ignores all others.</source>
        <translation>自分の動物のことだけを簡単なルールで決め、ほかの動物は気にしません。</translation>
    </message>
    <message>
        <source>Plans by simple rules, then weighs what each step brings to itself and to the others.</source>
        <translation>計画は簡単なルールに従い、実行では一手ごとに自分と相手の損得を比べます。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
</context>
<context>
    <name>Dominance</name>
    <message>
        <source>Mammal</source>
        <translation>哺乳類</translation>
    </message>
    <message>
        <source>Reptile</source>
        <translation>爬虫類</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>鳥類</translation>
    </message>
    <message>
        <source>Amphibian</source>
        <translation>両生類</translation>
    </message>
    <message>
        <source>Arachnid</source>
        <translation>クモ類</translation>
    </message>
    <message>
        <source>Insect</source>
        <translation>昆虫類</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>草</translation>
    </message>
    <message>
        <source>Grub</source>
        <translation>幼虫</translation>
    </message>
    <message>
        <source>Meat</source>
        <translation>肉</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>木の実</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>砂漠</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>森林</translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation>ジャングル</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>山岳</translation>
    </message>
    <message>
        <source>Savannah</source>
        <translation>サバンナ</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>海</translation>
    </message>
    <message>
        <source>Tundra</source>
        <translation>ツンドラ</translation>
    </message>
    <message>
        <source>Wetland</source>
        <translation>湿地</translation>
    </message>
    <message>
        <source>Aquatic</source>
        <translation>水生</translation>
    </message>
    <message>
        <source>Place an element of your choice on a sea or wetland tile, then up to 4 of your cubes there.</source>
        <translation>好きなエレメントを海か湿地のタイルに置き、さらにそこへ自分のキューブを4個まで置く。</translation>
    </message>
    <message>
        <source>Biodiversity</source>
        <translation>生物多様性</translation>
    </message>
    <message>
        <source>1 point for every tile that you share with other animals.</source>
        <translation>他の動物と同居しているタイル1枚につき1点。</translation>
    </message>
    <message>
        <source>Biomass</source>
        <translation>バイオマス</translation>
    </message>
    <message>
        <source>On every tile with more cubes than elements, eliminate one cube.</source>
        <translation>エレメントよりキューブが多いすべてのタイルで、キューブを1個除去する。</translation>
    </message>
    <message>
        <source>Blight</source>
        <translation>病害</translation>
    </message>
    <message>
        <source>Choose a tile: all its elements but one are removed.</source>
        <translation>タイルを1枚選び、エレメントを1個だけ残して取り除く。</translation>
    </message>
    <message>
        <source>Catastrophe</source>
        <translation>大災害</translation>
    </message>
    <message>
        <source>Choose a tile: all cubes there but one are eliminated, and one cube on each tile beside it.</source>
        <translation>タイルを1枚選び、キューブを1個だけ残して除去する。隣の各タイルでもキューブを1個除去する。</translation>
    </message>
    <message>
        <source>Cold Snap</source>
        <translation>寒波</translation>
    </message>
    <message>
        <source>Every other animal loses one cube on every tundra tile where it lives.</source>
        <translation>他の動物はそれぞれ、自分がいるすべてのツンドラタイルでキューブを1個失う。</translation>
    </message>
    <message>
        <source>Disease</source>
        <translation>疫病</translation>
    </message>
    <message>
        <source>Every animal with more elements than you loses one of its choice.</source>
        <translation>自分よりエレメントが多い動物は、それぞれ選んだ1個を失う。</translation>
    </message>
    <message>
        <source>Ecodiversity</source>
        <translation>生態系の多様性</translation>
    </message>
    <message>
        <source>1 point for every element on earth of a kind that you have.</source>
        <translation>自分が持つ種類のエレメントが大地に1個あるごとに1点。</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>Replace one cube each of up to two other animals by your own.</source>
        <translation>他の動物2種類まで、それぞれキューブ1個を自分のものと置き換える。</translation>
    </message>
    <message>
        <source>Fecundity</source>
        <translation>多産</translation>
    </message>
    <message>
        <source>One new cube on each tile of your choice where you live.</source>
        <translation>自分がいるタイルのうち好きなタイルに、新しいキューブを1個ずつ置く。</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>肥沃</translation>
    </message>
    <message>
        <source>Choose a tile where you live: 1 point for every cube on it.</source>
        <translation>自分がいるタイルを1枚選ぶ。そこにあるキューブ1個につき1点。</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>生息地</translation>
    </message>
    <message>
        <source>Place an element of your choice on a vacant corner.</source>
        <translation>好きなエレメントを空いている角に置く。</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>冬眠</translation>
    </message>
    <message>
        <source>Up to 5 of your eliminated cubes return to one tile and are safe from this Extinction.</source>
        <translation>除去された自分のキューブを5個まで1枚のタイルに戻す。今回の絶滅では失われない。</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>氷河期</translation>
    </message>
    <message>
        <source>Every animal scores the bonus for the tiles it dominates. This is the last round.</source>
        <translation>どの動物も、優占しているタイルの数に応じたボーナスを得る。このラウンドが最後になる。</translation>
    </message>
    <message>
        <source>Ice Sheet</source>
        <translation>氷床</translation>
    </message>
    <message>
        <source>Freeze a tile as with Glaciation.</source>
        <translation>氷河化と同じようにタイルを1枚凍らせる。</translation>
    </message>
    <message>
        <source>Immigrants</source>
        <translation>外来種</translation>
    </message>
    <message>
        <source>Every animal, you too, loses an element, or a pawn, or all its cubes but one on each tile.</source>
        <translation>自分も含めどの動物も、エレメント1個か、アクションポーン1個か、各タイルの1個を残した全キューブを失う。</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>本能</translation>
    </message>
    <message>
        <source>Place one of your available pawns on any vacant action space.</source>
        <translation>手元のアクションポーン1個を、空いているアクションスペースに置く。</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>知能</translation>
    </message>
    <message>
        <source>You and every animal above you in the food chain get a new pawn.</source>
        <translation>自分と、食物連鎖で自分より上の動物は、新しいアクションポーンを1個得る。</translation>
    </message>
    <message>
        <source>Mass Exodus</source>
        <translation>大移動</translation>
    </message>
    <message>
        <source>Choose a tile: move all cubes on it to tiles beside it.</source>
        <translation>タイルを1枚選び、そこにあるキューブをすべて隣のタイルへ移す。</translation>
    </message>
    <message>
        <source>Metamorphosis</source>
        <translation>羽化</translation>
    </message>
    <message>
        <source>Exchange one of your added elements for one from the bag.</source>
        <translation>追加した自分のエレメント1個を、袋のエレメント1個と交換する。</translation>
    </message>
    <message>
        <source>Niche Biomes</source>
        <translation>固有バイオーム</translation>
    </message>
    <message>
        <source>Every animal with more points than you loses the first value of the tile just scored.</source>
        <translation>自分より勝利点が多い動物は、今得点したタイルの1位の点を失う。</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>夜行性</translation>
    </message>
    <message>
        <source>Move your marker one place forward on the initiative track.</source>
        <translation>イニシアチブトラックで自分のマーカーを1つ前へ進める。</translation>
    </message>
    <message>
        <source>Omnivore</source>
        <translation>雑食</translation>
    </message>
    <message>
        <source>You get a new pawn.</source>
        <translation>新しいアクションポーンを1個得る。</translation>
    </message>
    <message>
        <source>Parasitism</source>
        <translation>寄生</translation>
    </message>
    <message>
        <source>You and every animal below you in the food chain get a new pawn.</source>
        <translation>自分と、食物連鎖で自分より下の動物は、新しいアクションポーンを1個得る。</translation>
    </message>
    <message>
        <source>Predator</source>
        <translation>捕食者</translation>
    </message>
    <message>
        <source>On every tile where you live, eliminate one cube of another animal.</source>
        <translation>自分がいるすべてのタイルで、他の動物のキューブを1個除去する。</translation>
    </message>
    <message>
        <source>Symbiotic</source>
        <translation>共生</translation>
    </message>
    <message>
        <source>You and every animal with fewer elements than you draw one at random.</source>
        <translation>自分と、自分よりエレメントが少ない動物は、エレメントを1個ずつ無作為に引く。</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>イニシアチブ</translation>
    </message>
    <message>
        <source>Adaptation</source>
        <translation>適応</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>退化</translation>
    </message>
    <message>
        <source>Abundance</source>
        <translation>豊穣</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>荒廃</translation>
    </message>
    <message>
        <source>Depletion</source>
        <translation>枯渇</translation>
    </message>
    <message>
        <source>Glaciation</source>
        <translation>氷河化</translation>
    </message>
    <message>
        <source>Speciation</source>
        <translation>種分化</translation>
    </message>
    <message>
        <source>Wanderlust</source>
        <translation>放浪</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>移住</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>競争</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>支配</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>計画フェイズ</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>実行フェイズ</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセットフェイズ</translation>
    </message>
    <message>
        <source>Extinction</source>
        <translation>絶滅</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>生存</translation>
    </message>
</context>
<context>
    <name>DominantLog</name>
    <message>
        <source>Round {amount}</source>
        <translation>第{amount}ラウンド</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>最終得点計算</translation>
    </message>
    <message>
        <source>{space}: {who}</source>
        <translation>{space}：{who}</translation>
    </message>
    <message>
        <source>{who}: {amount}</source>
        <translation>{who}：{amount}点</translation>
    </message>
    <message>
        <source>{who} places a pawn on {space}.</source>
        <translation>{who}が{space}にポーンを置きます。</translation>
    </message>
    <message>
        <source>{who} is now at place {place} on the initiative track.</source>
        <translation>{who}がイニシアチブトラックの{place}番目に進みます。</translation>
    </message>
    <message>
        <source>{who} takes {element}.</source>
        <translation>{who}が{element}を取ります。</translation>
    </message>
    <message>
        <source>{who} gives up {element}.</source>
        <translation>{who}が{element}を手放します。</translation>
    </message>
    <message>
        <source>{who} places {element} on corner {corner}.</source>
        <translation>{who}が{element}を角{corner}に置きます。</translation>
    </message>
    <message>
        <source>{who} removes {element} from corner {corner}.</source>
        <translation>{who}が角{corner}の{element}を取り除きます。</translation>
    </message>
    <message>
        <source>{who} places a tile: {tile}.</source>
        <translation>{who}がタイルを置きます：{tile}。</translation>
    </message>
    <message>
        <source>{who} freezes {tile}.</source>
        <translation>{who}が{tile}を氷河化します。</translation>
    </message>
    <message>
        <source>{who} has {tile} scored.</source>
        <translation>{who}が得点計算に{tile}を選びます。</translation>
    </message>
    <message>
        <source>{who} takes the card {card}.</source>
        <translation>{who}がカード「{card}」を取ります。</translation>
    </message>
    <message>
        <source>A card is turned up: {card}.</source>
        <translation>カードが表になります：{card}。</translation>
    </message>
    <message>
        <source>{who} gets the Survival card.</source>
        <translation>{who}が生存カードを得ます。</translation>
    </message>
    <message>
        <source>A tile is turned up on stack {place}: {terrain}.</source>
        <translation>タイルの山{place}の一番上が表になります：{terrain}。</translation>
    </message>
    <message>
        <source>{who} gets a new pawn ({cause}).</source>
        <translation>{who}が新しいポーンを得ます（{cause}）。</translation>
    </message>
    <message>
        <source>{who} gives up a pawn.</source>
        <translation>{who}がポーンを手放します。</translation>
    </message>
    <message>
        <source>{who} saves a cube on {tile}.</source>
        <translation>{who}が{tile}のキューブを1個救います。</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who}はパスします。</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>これが最後のラウンドです。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲーム終了です。</translation>
    </message>
    <message>
        <source>{who} draws {element} ({cause}).</source>
        <translation>{who}が{element}を引きます（{cause}）。</translation>
    </message>
    <message>
        <source>{who} loses {element} in Regression.</source>
        <translation>{who}が退化で{element}を失います。</translation>
    </message>
    <message>
        <source>{element} leaves corner {corner} (Wasteland).</source>
        <translation>角{corner}の{element}がなくなります（荒廃）。</translation>
    </message>
    <message>
        <source>{element} leaves corner {corner}, between three tundra tiles.</source>
        <translation>ツンドラのタイル3枚に囲まれた角{corner}の{element}がなくなります。</translation>
    </message>
    <message>
        <source>{who} returns {element} from the box to the bag.</source>
        <translation>{who}が{element}を袋に戻します。</translation>
    </message>
    <message>
        <source>No animal has the Survival card.</source>
        <translation>生存カードを持つ動物はいません。</translation>
    </message>
    <message>
        <source>{who} gives up a pawn on {space}.</source>
        <translation>{who}が{space}のポーンを手放します。</translation>
    </message>
    <message>
        <source>Drawn for {action}: {elements}.</source>
        <translation>{action}に引いたエレメント：{elements}。</translation>
    </message>
    <message>
        <source>{who} adds a cube to {tile}.</source>
        <translation>{who}が{tile}にキューブを1個加えます。</translation>
    </message>
    <message>
        <source>{who} adds {amount} cubes to {tile}.</source>
        <translation>{who}が{tile}にキューブを{amount}個加えます。</translation>
    </message>
    <message>
        <source>{who} moves a cube from {start} to {tile}.</source>
        <translation>{who}がキューブを1個移します：{start}から{tile}へ。</translation>
    </message>
    <message>
        <source>{who} moves {amount} cubes from {start} to {tile}.</source>
        <translation>{who}がキューブを{amount}個移します：{start}から{tile}へ。</translation>
    </message>
    <message>
        <source>A cube moves from {start} to {tile}: {victim}.</source>
        <translation>キューブ1個が{start}から{tile}へ移ります：{victim}。</translation>
    </message>
    <message>
        <source>{amount} cubes move from {start} to {tile}: {victim}.</source>
        <translation>キューブ{amount}個が{start}から{tile}へ移ります：{victim}。</translation>
    </message>
    <message>
        <source>A cube returns from {tile} to the pool: {who}.</source>
        <translation>キューブ1個が{tile}から遺伝子プールに戻ります：{who}。</translation>
    </message>
    <message>
        <source>{amount} cubes return from {tile} to the pool: {who}.</source>
        <translation>キューブ{amount}個が{tile}から遺伝子プールに戻ります：{who}。</translation>
    </message>
    <message>
        <source>{who} eliminates a cube on {tile}: {victim}.</source>
        <translation>{who}が{tile}のキューブを1個除去します：{victim}。</translation>
    </message>
    <message>
        <source>{who} eliminates {amount} cubes on {tile}: {victim}.</source>
        <translation>{who}が{tile}のキューブを{amount}個除去します：{victim}。</translation>
    </message>
    <message>
        <source>{who} gives up a cube on {tile}.</source>
        <translation>{who}が{tile}のキューブを1個手放します。</translation>
    </message>
    <message>
        <source>{who} gives up {amount} cubes on {tile}.</source>
        <translation>{who}が{tile}のキューブを{amount}個手放します。</translation>
    </message>
    <message>
        <source>{victim} loses a cube on {tile} ({cause}).</source>
        <translation>{victim}が{tile}のキューブを1個失います（{cause}）。</translation>
    </message>
    <message>
        <source>{victim} loses {amount} cubes on {tile} ({cause}).</source>
        <translation>{victim}が{tile}のキューブを{amount}個失います（{cause}）。</translation>
    </message>
    <message>
        <source>{who} scores 1 point ({cause}).</source>
        <translation>{who}が1点を得ます（{cause}）。</translation>
    </message>
    <message>
        <source>{who} scores {amount} points ({cause}).</source>
        <translation>{who}が{amount}点を得ます（{cause}）。</translation>
    </message>
    <message>
        <source>{who} loses 1 point ({cause}).</source>
        <translation>{who}が1点を失います（{cause}）。</translation>
    </message>
    <message>
        <source>{who} loses {amount} points ({cause}).</source>
        <translation>{who}が{amount}点を失います（{cause}）。</translation>
    </message>
    <message>
        <source>beside {tile}</source>
        <translation>{tile}の隣</translation>
    </message>
    <message>
        <source>{name} ({animal})</source>
        <translation>{name}（{animal}）</translation>
    </message>
    <message>
        <source>{terrain} {cell}</source>
        <translation>{terrain}{cell}</translation>
    </message>
    <message>
        <source>{action} ({element})</source>
        <translation>{action}（{element}）</translation>
    </message>
    <message>
        <source>{action} {place}</source>
        <translation>{action}{place}</translation>
    </message>
</context>
<context>
    <name>DominantEventWords</name>
    <message>
        <source>Round {amount} begins.</source>
        <translation>ラウンド{amount}開始。</translation>
    </message>
    <message>
        <source>{animal}: pawn on {space}.</source>
        <translation>{animal}：{space}にポーンを配置。</translation>
    </message>
    <message>
        <source>{animal}: the pawn on {space} acts.</source>
        <translation>{animal}：{space}のポーンを実行。</translation>
    </message>
    <message>
        <source>{animal}: forward to place {place} on the initiative track.</source>
        <translation>{animal}：イニシアチブトラックの{place}番目へ前進。</translation>
    </message>
    <message>
        <source>{animal} takes {element}.</source>
        <translation>{animal}：{element}を獲得。</translation>
    </message>
    <message>
        <source>{animal} loses {element}.</source>
        <translation>{animal}：{element}を喪失。</translation>
    </message>
    <message>
        <source>{animal}: {element} on the corner {corner}.</source>
        <translation>{animal}：角{corner}に{element}を配置。</translation>
    </message>
    <message>
        <source>{animal} removes {element} from the corner {corner}.</source>
        <translation>{animal}：角{corner}の{element}を取り除く。</translation>
    </message>
    <message>
        <source>{animal} lays a tile on {cell}: {terrain}.</source>
        <translation>{animal}：{cell}にタイル「{terrain}」を配置。</translation>
    </message>
    <message>
        <source>{animal} freezes the tile {cell}.</source>
        <translation>{animal}：タイル{cell}を凍結。</translation>
    </message>
    <message>
        <source>{animal} scores the tile {cell}.</source>
        <translation>{animal}：タイル{cell}で得点計算。</translation>
    </message>
    <message>
        <source>{animal} takes the card {card}.</source>
        <translation>{animal}：カード「{card}」を獲得。</translation>
    </message>
    <message>
        <source>The card {card} leaves the game.</source>
        <translation>カード「{card}」をゲームから除外。</translation>
    </message>
    <message>
        <source>{animal} holds the Survival card.</source>
        <translation>{animal}：生存カードを獲得。</translation>
    </message>
    <message>
        <source>The elements on the action display move on: {first} to {second}, {third} to {fourth}, {fourth} to {fifth}.</source>
        <translation>アクションディスプレイのエレメントが移動：{first}から{second}、{third}から{fourth}、{fourth}から{fifth}。</translation>
    </message>
    <message>
        <source>A new tile lies open on stack {stack}: {terrain}.</source>
        <translation>タイルの山{stack}：新しいタイルは{terrain}。</translation>
    </message>
    <message>
        <source>{animal} gets a new pawn.</source>
        <translation>{animal}：新しいポーンを獲得。</translation>
    </message>
    <message>
        <source>{animal} loses a pawn.</source>
        <translation>{animal}：ポーン1個を喪失。</translation>
    </message>
    <message>
        <source>{animal}: one cube on {cell} is saved.</source>
        <translation>{animal}：{cell}のキューブ1個を救出。</translation>
    </message>
    <message>
        <source>{animal} passes.</source>
        <translation>{animal}：パス。</translation>
    </message>
    <message>
        <source>This round is the last.</source>
        <translation>このラウンドが最後。</translation>
    </message>
    <message>
        <source>Every tile has been scored once more.</source>
        <translation>全タイルの最終得点計算が終了。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対戦終了。</translation>
    </message>
    <message>
        <source>Wasteland removes {element} from the corner {corner}, beside tundra.</source>
        <translation>荒廃：ツンドラに接する角{corner}の{element}を除外。</translation>
    </message>
    <message>
        <source>{element} on the corner {corner} is removed: all around it is tundra.</source>
        <translation>角{corner}の{element}を除外：周囲がすべてツンドラ。</translation>
    </message>
    <message>
        <source>{animal} loses {element} to Regression.</source>
        <translation>{animal}：退化で{element}を喪失。</translation>
    </message>
    <message>
        <source>{animal} returns {element} from {box} to the bag.</source>
        <translation>{animal}：{box}の{element}を袋に戻す。</translation>
    </message>
    <message>
        <source>{animal} loses the pawn on {space}.</source>
        <translation>{animal}：{space}のポーンを喪失。</translation>
    </message>
    <message>
        <source>{animal} draws {element}.</source>
        <translation>{animal}：{element}を引く。</translation>
    </message>
    <message>
        <source>No animal holds the Survival card now.</source>
        <translation>生存カードを持つ動物はなし。</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>表向きになったカード：{cards}。</translation>
    </message>
    <message>
        <source>Drawn: {boxes}.</source>
        <translation>引いたエレメント：{boxes}。</translation>
    </message>
    <message numerus="yes">
        <source>{animal} loses %n point(s).</source>
        <translation>
            <numerusform>{animal}：%n点を失う。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for Survival.</source>
        <translation>
            <numerusform>{animal}：生存で%n点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for the tiles beside it.</source>
        <translation>
            <numerusform>{animal}：隣のタイルで%n点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for {cell}.</source>
        <translation>
            <numerusform>{animal}：{cell}で%n点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s).</source>
        <translation>
            <numerusform>{animal}：%n点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n new cube(s) on {cell}.</source>
        <translation>
            <numerusform>{animal}：{cell}に新しいキューブ%n個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) move from {start} to {cell}.</source>
        <translation>
            <numerusform>{victim}：キューブ%n個が{start}から{cell}へ移動。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) return from {cell} to the gene pool.</source>
        <translation>
            <numerusform>{animal}：{cell}のキューブ%n個が遺伝子プールへ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) die out on {cell}.</source>
        <translation>
            <numerusform>{victim}：{cell}のキューブ%n個が絶滅。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) eliminated on {cell}.</source>
        <translation>
            <numerusform>{victim}：{cell}のキューブ%n個を除去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal} eliminates %n cube(s) on {cell}: {victim}.</source>
        <translation>
            <numerusform>{animal}：{cell}で{victim}のキューブ%n個を除去。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantOrders</name>
    <message>
        <source>Pawn on {space}</source>
        <translation>{space}にポーンを置く</translation>
    </message>
    <message>
        <source>One place forward on the initiative track</source>
        <translation>イニシアチブトラックで1つ前へ</translation>
    </message>
    <message>
        <source>Keep this place on the initiative track</source>
        <translation>イニシアチブトラックの位置を変えない</translation>
    </message>
    <message>
        <source>Take {element}</source>
        <translation>{element}を取る</translation>
    </message>
    <message>
        <source>Protect {elements}</source>
        <translation>{elements}を守る</translation>
    </message>
    <message>
        <source>{element} on the corner {corner}</source>
        <translation>{element}を角{corner}に置く</translation>
    </message>
    <message>
        <source>Return {element} to the bag</source>
        <translation>{element}を袋に戻す</translation>
    </message>
    <message>
        <source>Remove {lying} from the corner {corner}</source>
        <translation>角{corner}の{lying}を取り除く</translation>
    </message>
    <message>
        <source>Freeze {cell}</source>
        <translation>{cell}を凍らせる</translation>
    </message>
    <message>
        <source>New cubes around {lying} on the corner {corner}</source>
        <translation>角{corner}の{lying}の周りに新しいキューブを置く</translation>
    </message>
    <message>
        <source>Lay {terrain} on {cell}</source>
        <translation>{terrain}を{cell}に置く</translation>
    </message>
    <message>
        <source>Eliminate a cube on {cell}: {animal}</source>
        <translation>{cell}で{animal}のキューブ1個を除去する</translation>
    </message>
    <message>
        <source>Score {cell}</source>
        <translation>{cell}で得点計算をする</translation>
    </message>
    <message>
        <source>Take the card {card}</source>
        <translation>カード「{card}」を取る</translation>
    </message>
    <message>
        <source>{cell}: only {lying} on the corner {corner} stays</source>
        <translation>{cell}：角{corner}の{lying}だけ残す</translation>
    </message>
    <message>
        <source>{cell}: one cube survives, {animal}</source>
        <translation>{cell}：{animal}のキューブ1個だけ残す</translation>
    </message>
    <message>
        <source>Replace a cube on {cell}: {animal}</source>
        <translation>{cell}で{animal}のキューブ1個を置き換える</translation>
    </message>
    <message>
        <source>Choose {cell}</source>
        <translation>{cell}を選ぶ</translation>
    </message>
    <message>
        <source>Exchange {element} for {gained}</source>
        <translation>{element}を{gained}と交換する</translation>
    </message>
    <message>
        <source>Lose {element}</source>
        <translation>{element}を失う</translation>
    </message>
    <message>
        <source>Save a cube on {cell}</source>
        <translation>{cell}のキューブ1個を救う</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パスする</translation>
    </message>
    <message>
        <source>Choose {cell}, where nothing changes</source>
        <translation>{cell}を選ぶ（変化なし）</translation>
    </message>
    <message>
        <source>Lose a pawn</source>
        <translation>ポーン1個を失う</translation>
    </message>
    <message>
        <source>Lose the pawn on {space}</source>
        <translation>{space}のポーンを失う</translation>
    </message>
    <message>
        <source>Keep only one cube on each tile</source>
        <translation>各タイルにキューブを1個だけ残す</translation>
    </message>
    <message numerus="yes">
        <source>%n new cube(s) on {cell}</source>
        <translation>
            <numerusform>{cell}に新しいキューブを%n個置く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) from {start} to {cell}: {animal}</source>
        <translation>
            <numerusform>{animal}のキューブ%n個を{start}から{cell}へ移す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n cube(s) from {start} to {cell}</source>
        <translation>
            <numerusform>キューブ%n個を{start}から{cell}へ移す</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantTable</name>
    <message>
        <source>Place a pawn.</source>
        <translation>ポーンを1個置く。</translation>
    </message>
    <message>
        <source>Place the pawn again.</source>
        <translation>ポーンを置き直す。</translation>
    </message>
    <message>
        <source>Instinct: place one of your pawns.</source>
        <translation>本能：手元のポーンを1個置く。</translation>
    </message>
    <message>
        <source>One place forward on the initiative track?</source>
        <translation>イニシアチブトラックで1つ前へ進む？</translation>
    </message>
    <message>
        <source>Take an element.</source>
        <translation>エレメントを1個取る。</translation>
    </message>
    <message>
        <source>Which elements do you protect? {left} can stay.</source>
        <translation>どのエレメントを守る？{left}個まで守れる。</translation>
    </message>
    <message>
        <source>Put an element on a corner.</source>
        <translation>エレメントを角に置く。</translation>
    </message>
    <message>
        <source>Return an element from Wasteland to the bag.</source>
        <translation>荒廃のエレメント1個を袋に戻す。</translation>
    </message>
    <message>
        <source>Take an element off the earth.</source>
        <translation>大地からエレメントを1個取り除く。</translation>
    </message>
    <message>
        <source>Freeze a tile beside tundra.</source>
        <translation>ツンドラの隣のタイルを凍らせる。</translation>
    </message>
    <message>
        <source>Ice Sheet: freeze a tile beside tundra.</source>
        <translation>氷床：ツンドラの隣のタイルを凍らせる。</translation>
    </message>
    <message>
        <source>{element}: where do new cubes appear around it?</source>
        <translation>{element}：どの周りに新しいキューブを置く？</translation>
    </message>
    <message>
        <source>Put new cubes on the tiles around it.</source>
        <translation>周りのタイルに新しいキューブを置く。</translation>
    </message>
    <message>
        <source>The insect’s free cube: choose a tile.</source>
        <translation>昆虫類の無料キューブ：タイルを選ぶ。</translation>
    </message>
    <message>
        <source>Lay a tile.</source>
        <translation>タイルを置く。</translation>
    </message>
    <message>
        <source>Put an element at the new tile.</source>
        <translation>新しいタイルの角にエレメントを置く。</translation>
    </message>
    <message>
        <source>Move cubes onto the new tile, {place}.</source>
        <translation>新しいタイル、{place}へキューブを移す。</translation>
    </message>
    <message>
        <source>Move cubes: {left} left.</source>
        <translation>キューブを移す：残り{left}個。</translation>
    </message>
    <message>
        <source>The arachnid eliminates one cube of a rival.</source>
        <translation>クモ類が他の動物のキューブを1個除去する。</translation>
    </message>
    <message>
        <source>Eliminate a rival’s cube, one on each terrain: {terrains}.</source>
        <translation>他の動物のキューブを地形ごとに1個除去する：{terrains}。</translation>
    </message>
    <message>
        <source>Score a tile.</source>
        <translation>タイルを1枚選んで得点計算をする。</translation>
    </message>
    <message>
        <source>You dominate {place}: take a card.</source>
        <translation>{place}を優占中：カードを1枚取る。</translation>
    </message>
    <message>
        <source>Aquatic: put an element by the water.</source>
        <translation>水生：水辺にエレメントを置く。</translation>
    </message>
    <message>
        <source>Aquatic: put up to 4 cubes there.</source>
        <translation>水生：そこへキューブを4個まで置く。</translation>
    </message>
    <message>
        <source>Biomass: eliminate a cube on each crowded tile.</source>
        <translation>バイオマス：混みすぎたタイルでキューブを1個ずつ除去する。</translation>
    </message>
    <message>
        <source>Blight: choose the element that stays on a tile.</source>
        <translation>病害：タイルに残すエレメントを選ぶ。</translation>
    </message>
    <message>
        <source>Catastrophe: choose the cube that survives.</source>
        <translation>大災害：残すキューブを選ぶ。</translation>
    </message>
    <message>
        <source>Catastrophe: eliminate a cube on each tile beside it.</source>
        <translation>大災害：隣の各タイルでキューブを1個除去する。</translation>
    </message>
    <message>
        <source>Disease: lose an element.</source>
        <translation>疫病：エレメントを1個失う。</translation>
    </message>
    <message>
        <source>Evolution: replace a rival’s cube, {left} left.</source>
        <translation>進化：他の動物のキューブを置き換える。残り{left}個。</translation>
    </message>
    <message>
        <source>Fecundity: add a cube to your tiles.</source>
        <translation>多産：自分のタイルにキューブを1個ずつ置く。</translation>
    </message>
    <message>
        <source>Fertile: choose one of your tiles.</source>
        <translation>肥沃：自分のいるタイルを選ぶ。</translation>
    </message>
    <message>
        <source>Habitat: put an element on a corner.</source>
        <translation>生息地：エレメントを角に置く。</translation>
    </message>
    <message>
        <source>Hibernation: bring up to 5 cubes back to one tile.</source>
        <translation>冬眠：キューブを5個まで1枚のタイルに戻す。</translation>
    </message>
    <message>
        <source>Immigrants: lose an element, a pawn or cubes.</source>
        <translation>外来種：エレメント、ポーン、キューブのどれかを失う。</translation>
    </message>
    <message>
        <source>Mass Exodus: choose a tile.</source>
        <translation>大移動：タイルを選ぶ。</translation>
    </message>
    <message>
        <source>Mass Exodus: move all cubes away from {place}.</source>
        <translation>大移動：{place}のキューブをすべて移す。</translation>
    </message>
    <message>
        <source>Metamorphosis: exchange an element.</source>
        <translation>羽化：エレメントを1個交換する。</translation>
    </message>
    <message>
        <source>Predator: eliminate a rival on each of your tiles.</source>
        <translation>捕食者：自分のいる各タイルで他の動物を1個除去する。</translation>
    </message>
    <message>
        <source>The mammal saves one cube: choose a tile.</source>
        <translation>哺乳類がキューブを1個救う：タイルを選ぶ。</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>生存</translation>
    </message>
    <message>
        <source>new and frozen tiles</source>
        <translation>タイルの配置と氷河化</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>支配</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>最終得点計算</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対戦終了。</translation>
    </message>
    <message>
        <source>{animal} ({who}): {topic}</source>
        <translation>{animal}（{who}）：{topic}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パスする</translation>
    </message>
    <message>
        <source>Which ones do you protect?</source>
        <translation>どれを守る？</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>何個？</translation>
    </message>
    <message>
        <source>Round {number} · {phase}</source>
        <translation>ラウンド{number}・{phase}</translation>
    </message>
    <message>
        <source>Ice Age in at least {number} rounds</source>
        <translation>氷河期まで最短{number}ラウンド</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最後のラウンド</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>now › if it ended</source>
        <translation>現在 › 今終われば</translation>
    </message>
    <message>
        <source>held by none</source>
        <translation>所持なし</translation>
    </message>
    <message>
        <source>{cubes} cubes, {tiles} tiles: +{points}</source>
        <translation>キューブ{cubes}個、タイル{tiles}枚：+{points}</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>袋</translation>
    </message>
    <message>
        <source>{printed} printed, {added} added</source>
        <translation>印刷{printed}、追加{added}</translation>
    </message>
    <message>
        <source>pawns</source>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>cubes left</source>
        <translation>残りキューブ</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>優占</translation>
    </message>
    <message>
        <source>At Reset you lose {number} cubes.</source>
        <translation>リセットで失うキューブ：{number}個。</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>イニシアチブ</translation>
    </message>
    <message>
        <source>Adaptation</source>
        <translation>適応</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>退化</translation>
    </message>
    <message>
        <source>Abundance</source>
        <translation>豊穣</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>荒廃</translation>
    </message>
    <message>
        <source>Depletion</source>
        <translation>枯渇</translation>
    </message>
    <message>
        <source>Glaciation</source>
        <translation>氷河化</translation>
    </message>
    <message>
        <source>Speciation</source>
        <translation>種分化</translation>
    </message>
    <message>
        <source>Wanderlust</source>
        <translation>放浪</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>移住</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>競争</translation>
    </message>
    <message>
        <source>one place forward, then the pawn again</source>
        <translation>1つ前へ進み、ポーンを置き直す</translation>
    </message>
    <message>
        <source>take one of these elements</source>
        <translation>このエレメントを1個取る</translation>
    </message>
    <message>
        <source>keep one element that is threatened</source>
        <translation>失うエレメントを1個守る</translation>
    </message>
    <message>
        <source>put one of these elements on earth</source>
        <translation>このエレメントを1個大地に置く</translation>
    </message>
    <message>
        <source>return one of these elements</source>
        <translation>このエレメントを1個戻す</translation>
    </message>
    <message>
        <source>take one such element off the earth</source>
        <translation>同じエレメントを大地から1個取る</translation>
    </message>
    <message>
        <source>freeze a tile</source>
        <translation>タイルを1枚凍らせる</translation>
    </message>
    <message>
        <source>new cubes around one element</source>
        <translation>エレメント1個の周りに新しいキューブ</translation>
    </message>
    <message>
        <source>lay a tile, then an element</source>
        <translation>タイルを置き、次にエレメント</translation>
    </message>
    <message>
        <source>move so many cubes</source>
        <translation>この数だけキューブを移す</translation>
    </message>
    <message>
        <source>eliminate a rival on each terrain</source>
        <translation>地形ごとに他の動物を1個除去</translation>
    </message>
    <message>
        <source>score a tile; who dominates takes a card</source>
        <translation>タイルで得点し、優占する動物がカードを取る</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>{place}, upper right</source>
        <translation>{place}の右上</translation>
    </message>
    <message>
        <source>{place}, right</source>
        <translation>{place}の右</translation>
    </message>
    <message>
        <source>{place}, lower right</source>
        <translation>{place}の右下</translation>
    </message>
    <message>
        <source>{place}, lower left</source>
        <translation>{place}の左下</translation>
    </message>
    <message>
        <source>{place}, left</source>
        <translation>{place}の左</translation>
    </message>
    <message>
        <source>{place}, upper left</source>
        <translation>{place}の左上</translation>
    </message>
    <message>
        <source>{action} {number}</source>
        <translation>{action}{number}</translation>
    </message>
    <message>
        <source>{action} ({which})</source>
        <translation>{action}（{which}）</translation>
    </message>
    <message>
        <source>{place} ({terrain})</source>
        <translation>{place}（{terrain}）</translation>
    </message>
    <message>
        <source>{number} × {element}</source>
        <translation>{element}{number}個</translation>
    </message>
</context>
<context>
    <name>DominantTerms</name>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>キューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Dominant Species</source>
        <translation>Dominant Species</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>{value} is not this round</source>
        <translation>{value}は現在のラウンドではありません</translation>
    </message>
    <message>
        <source>“{value}” is not a cell, such as d3</source>
        <translation>「{value}」はd3のようなマスではありません</translation>
    </message>
    <message>
        <source>“{value}” is not a corner, such as d3:ne</source>
        <translation>「{value}」はd3:neのような角ではありません</translation>
    </message>
    <message>
        <source>“{value}” is not an action space, such as migration:7</source>
        <translation>「{value}」はmigration:7のようなアクションスペースではありません</translation>
    </message>
    <message>
        <source>“{value}” is not an element</source>
        <translation>「{value}」はエレメントではありません</translation>
    </message>
    <message>
        <source>“{value}” is not an animal</source>
        <translation>「{value}」は動物ではありません</translation>
    </message>
    <message>
        <source>“{value}” is not a terrain</source>
        <translation>「{value}」は地形ではありません</translation>
    </message>
    <message>
        <source>“{value}” is not a number of cubes</source>
        <translation>「{value}」はキューブの数ではありません</translation>
    </message>
    <message>
        <source>“{value}” is not a stack: 1, 2 or 3</source>
        <translation>「{value}」は1、2、3のどのタイルの山でもありません</translation>
    </message>
    <message>
        <source>“{value}” is not in play</source>
        <translation>「{value}」はこの対戦にいません</translation>
    </message>
    <message>
        <source>{players} players cannot have {value} animals each</source>
        <translation>プレイヤー{players}人で動物{value}種類ずつは使えません</translation>
    </message>
    <message>
        <source>every player has the same number of animals, not {value} beside {expected}</source>
        <translation>動物の数はどのプレイヤーも同じです。{expected}と{value}は混ぜられません</translation>
    </message>
    <message>
        <source>more tiles of “{value}” than there are</source>
        <translation>「{value}」のタイルが実際より多くあります</translation>
    </message>
    <message>
        <source>more disks of “{value}” than the {limit} there are</source>
        <translation>「{value}」のエレメントが全部で{limit}個より多くあります</translation>
    </message>
    <message>
        <source>more cubes of “{value}” than the {limit} there are</source>
        <translation>「{value}」のキューブが全部で{limit}個より多くあります</translation>
    </message>
    <message>
        <source>more pawns of “{value}” than the {limit} there are</source>
        <translation>「{value}」のアクションポーンが全部で{limit}個より多くあります</translation>
    </message>
    <message>
        <source>an animal has {limit} elements at most</source>
        <translation>動物1種類のエレメントは{limit}個までです</translation>
    </message>
    <message>
        <source>the animal has no “{value}” beside its printed elements</source>
        <translation>この動物は、印刷されたもののほかに「{value}」のエレメントを持っていません</translation>
    </message>
    <message>
        <source>no tile lies at “{value}”</source>
        <translation>「{value}」にはタイルがありません</translation>
    </message>
    <message>
        <source>{value} disks of this kind are left for the bag</source>
        <translation>袋に残るこの種類のエレメントは{value}個です</translation>
    </message>
    <message>
        <source>the track is not the animals in play</source>
        <translation>トラックに並ぶ動物が、この対戦の動物と違います</translation>
    </message>
    <message>
        <source>the seat asked is another one, not {value}</source>
        <translation>答える席は{value}ではありません</translation>
    </message>
    <message>
        <source>nothing can be answered to the question “{value}”</source>
        <translation>「{value}」に対して選べるものがありません</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You can’t do this now.</source>
        <translation>今はできない。</translation>
    </message>
    <message>
        <source>Another player is asked.</source>
        <translation>別のプレイヤーが選ぶ番。</translation>
    </message>
    <message>
        <source>Something has to be chosen here.</source>
        <translation>ここでは何かを選ばなければならない。</translation>
    </message>
    <message>
        <source>A pawn stands on this space.</source>
        <translation>このスペースにはアクションポーンがある。</translation>
    </message>
    <message>
        <source>The pawn has just left Initiative and cannot go back.</source>
        <translation>イニシアチブから離れたばかりのアクションポーンは戻せない。</translation>
    </message>
    <message>
        <source>There is no {element} to take here.</source>
        <translation>ここに{element}はない。</translation>
    </message>
    <message>
        <source>{element} is printed on this animal and cannot be lost.</source>
        <translation>{element}はこの動物に印刷されたもので、失われない。</translation>
    </message>
    <message>
        <source>Exactly {limit} different elements can be protected.</source>
        <translation>ちょうど{limit}種類のエレメントを守る。</translation>
    </message>
    <message>
        <source>An element lies on this corner.</source>
        <translation>この角にはエレメントがある。</translation>
    </message>
    <message>
        <source>No element lies on this corner.</source>
        <translation>この角にエレメントはない。</translation>
    </message>
    <message>
        <source>The element there is not {element}.</source>
        <translation>そこのエレメントは{element}ではない。</translation>
    </message>
    <message>
        <source>There is no tile.</source>
        <translation>そこにタイルはない。</translation>
    </message>
    <message>
        <source>A tile lies there.</source>
        <translation>そこにはタイルがある。</translation>
    </message>
    <message>
        <source>No tile lies open on this stack.</source>
        <translation>この山に表向きのタイルはない。</translation>
    </message>
    <message>
        <source>It is not next to it, or too far away.</source>
        <translation>隣ではないか、遠すぎる。</translation>
    </message>
    <message>
        <source>That is not part of the question.</source>
        <translation>今選ぶものに含まれない。</translation>
    </message>
    <message>
        <source>This tile is tundra already.</source>
        <translation>このタイルはすでにツンドラ。</translation>
    </message>
    <message>
        <source>No tile beside it is tundra.</source>
        <translation>隣にツンドラのタイルがない。</translation>
    </message>
    <message>
        <source>{terrain} cannot be chosen here.</source>
        <translation>ここで{terrain}は選べない。</translation>
    </message>
    <message>
        <source>At least 1 and at most {limit} cubes are allowed here.</source>
        <translation>ここで使えるキューブは1個以上{limit}個まで。</translation>
    </message>
    <message>
        <source>There are not so many cubes, only {limit}.</source>
        <translation>キューブは{limit}個しかない。</translation>
    </message>
    <message>
        <source>These cubes have moved already.</source>
        <translation>このキューブはもう移動した。</translation>
    </message>
    <message>
        <source>You have no cube there.</source>
        <translation>そこに自分のキューブはない。</translation>
    </message>
    <message>
        <source>This is your own cube.</source>
        <translation>これは自分のキューブ。</translation>
    </message>
    <message>
        <source>{animal} has no cube there.</source>
        <translation>{animal}のキューブはそこにない。</translation>
    </message>
    <message>
        <source>A cube of {animal} has been replaced already.</source>
        <translation>{animal}のキューブはもう置き換えた。</translation>
    </message>
    <message>
        <source>No mammal is endangered there.</source>
        <translation>そこに絶滅危惧の哺乳類はいない。</translation>
    </message>
    <message>
        <source>This tile has been scored this round.</source>
        <translation>このタイルはこのラウンドですでに得点した。</translation>
    </message>
    <message>
        <source>No animal lives there.</source>
        <translation>そこに動物はいない。</translation>
    </message>
    <message>
        <source>{card} does not lie open.</source>
        <translation>{card}は表向きに並んでいない。</translation>
    </message>
    <message>
        <source>An available pawn goes first; only without one a pawn of yours on a space.</source>
        <translation>手元のアクションポーンが先。なければ、スペースにある自分のものを失う。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対戦は終了しました。</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Points</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>As printed</source>
        <translation>印刷どおり</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Animals of each player</source>
        <translation>プレイヤー1人の動物</translation>
    </message>
    <message>
        <source>Two players may have three animals each, three players two; a player has the points of the animal with the fewest.</source>
        <translation>プレイヤー2人なら3種類ずつ、3人なら2種類ずつ使えます。最も低い動物の勝利点がそのプレイヤーの得点です。</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>取り除くカード</translation>
    </message>
    <message>
        <source>So many cards leave the deck unseen before the game, which makes it shorter.</source>
        <translation>対戦の前に、この枚数のカードを見ずに取り除きます。ゲームが短くなります。</translation>
    </message>
    <message>
        <source>First tiles</source>
        <translation>最初のタイル</translation>
    </message>
    <message>
        <source>The seven tiles that lie there at the start.</source>
        <translation>最初に並ぶ7枚のタイルです。</translation>
    </message>
    <message>
        <source>First elements</source>
        <translation>最初のエレメント</translation>
    </message>
    <message>
        <source>The twelve elements that lie there at the start.</source>
        <translation>最初に並ぶ12個のエレメントです。</translation>
    </message>
    <message>
        <source>First cubes</source>
        <translation>最初のキューブ</translation>
    </message>
    <message>
        <source>Where the animals live at the start. On random tiles they follow their elements.</source>
        <translation>動物が最初にいる場所です。ランダムなタイルでは自分のエレメントに従います。</translation>
    </message>
    <message>
        <source>As in the table</source>
        <translation>表のとおり</translation>
    </message>
    <message>
        <source>By their elements</source>
        <translation>エレメントに従う</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最後のラウンド</translation>
    </message>
    <message>
        <source>The game ends after this round at the latest; 0 sets no limit.</source>
        <translation>ゲームは遅くともこのラウンドで終わります。0なら制限はありません。</translation>
    </message>
    <message>
        <source>Glaciation acts for</source>
        <translation>氷河化を行うポーン</translation>
    </message>
    <message>
        <source>Which pawn acts where the first space of Glaciation is vacant.</source>
        <translation>氷河化の最初のスペースが空いているとき、どのアクションポーンが行うかです。</translation>
    </message>
    <message>
        <source>The leftmost pawn</source>
        <translation>最も左のポーン</translation>
    </message>
    <message>
        <source>The first space only</source>
        <translation>最初のスペースだけ</translation>
    </message>
    <message>
        <source>Back to Initiative</source>
        <translation>イニシアチブへ戻る</translation>
    </message>
    <message>
        <source>The pawn that has just left Initiative may return there.</source>
        <translation>イニシアチブから離れたばかりのアクションポーンを、そこへ戻せます。</translation>
    </message>
</context>
</TS>
