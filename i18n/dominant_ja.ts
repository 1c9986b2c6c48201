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
        <source>Follows simple rules for its own animals and ignores all others.</source>
        <translation>簡単な方針に従って自分の動物のことだけを考え、ほかの動物は気にしません。</translation>
    </message>
    <message>
        <source>Settler</source>
        <translation>開拓者</translation>
    </message>
    <message>
        <source>Plans by simple rules, then weighs what each step brings to itself and to the others.</source>
        <translation>計画では簡単な方針に従い、実行ではアクションごとに自分と相手の損得を比べます。</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>斥候</translation>
    </message>
    <message>
        <source>Tries for each pawn what it would bring if it acted at once.</source>
        <translation>ポーンごとに、すぐにアクションを行えば何が得られるかを試します。</translation>
    </message>
    <message>
        <source>Breeder</source>
        <translation>繁殖派</translation>
    </message>
    <message>
        <source>Likes to have many cubes on earth.</source>
        <translation>大地に自分のキューブをたくさん置くのを好みます。</translation>
    </message>
    <message>
        <source>Nomad</source>
        <translation>遊牧派</translation>
    </message>
    <message>
        <source>Spreads its cubes over many tiles.</source>
        <translation>キューブを多くのタイルに広げます。</translation>
    </message>
    <message>
        <source>Challenger</source>
        <translation>挑戦派</translation>
    </message>
    <message>
        <source>Goes for the cubes of the leader.</source>
        <translation>首位のプレイヤーのキューブをねらいます。</translation>
    </message>
    <message>
        <source>Ice keeper</source>
        <translation>氷河派</translation>
    </message>
    <message>
        <source>Likes the tundra to grow.</source>
        <translation>ツンドラが広がるのを好みます。</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>得点派</translation>
    </message>
    <message>
        <source>Takes points now rather than later.</source>
        <translation>後の勝利点より、今の勝利点を好みます。</translation>
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
        <source>Hunter</source>
        <translation>狩人</translation>
    </message>
    <message>
        <source>Plays its best pawns out to the end of the round, where all follow simple rules.</source>
        <translation>よさそうなポーンの置き方を、全員が簡単な方針に従うと仮定して、ラウンドの終わりまで試します。</translation>
    </message>
    <message>
        <source>Apex</source>
        <translation>頂点捕食者</translation>
    </message>
    <message>
        <source>The strongest: plays its best pawns out to the end of the round, where all weigh each step.</source>
        <translation>最強です。よさそうなポーンの置き方を、全員がアクションごとに損得を比べると仮定して、ラウンドの終わりまで試します。</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>最強</translation>
    </message>
</context>
<context>
    <name>CardEffect</name>
    <message>
        <source>nothing happens</source>
        <translation>今は効果なし</translation>
    </message>
    <message>
        <source>you +{number}</source>
        <translation>自分+{number}</translation>
    </message>
    <message>
        <source>up to +{number}</source>
        <translation>最大+{number}</translation>
    </message>
    <message>
        <source>any element</source>
        <translation>好きなエレメント</translation>
    </message>
    <message>
        <source>you +{number}, the end</source>
        <translation>自分+{number}、終わり</translation>
    </message>
    <message>
        <source>every animal loses</source>
        <translation>全動物が失う</translation>
    </message>
    <message>
        <source>a pawn acts again</source>
        <translation>ポーンをもう1個使う</translation>
    </message>
    <message>
        <source>a pawn for the next round</source>
        <translation>ポーン1個を次のラウンドに</translation>
    </message>
    <message>
        <source>you get a pawn</source>
        <translation>ポーンを1個得る</translation>
    </message>
    <message>
        <source>nothing to exchange</source>
        <translation>交換なし</translation>
    </message>
    <message>
        <source>exchange an element</source>
        <translation>エレメントを交換</translation>
    </message>
    <message>
        <source>already first</source>
        <translation>すでに先頭</translation>
    </message>
    <message>
        <source>place {number} on the track</source>
        <translation>トラックの{number}番目</translation>
    </message>
</context>
<context>
    <name>CeremonyWords</name>
    <message>
        <source>Ice Age: this round is the last</source>
        <translation>氷河期：これが最終ラウンド</translation>
    </message>
    <message>
        <source>This round is the last</source>
        <translation>これが最終ラウンド</translation>
    </message>
    <message>
        <source>cubes lost</source>
        <translation>失うキューブ</translation>
    </message>
    <message>
        <source>cubes and tiles in tundra</source>
        <translation>ツンドラのキューブ・タイル</translation>
    </message>
    <message>
        <source>for tiles dominated</source>
        <translation>優占するタイルの勝利点</translation>
    </message>
    <message>
        <source>points</source>
        <translation>勝利点</translation>
    </message>
    <message numerus="yes">
        <source>on %n tile(s)</source>
        <translation>
            <numerusform>タイル%n枚で</numerusform>
        </translation>
    </message>
    <message>
        <source>one saved</source>
        <translation>1個を救う</translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>新しいタイル%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s)</source>
        <translation>
            <numerusform>新しいカード%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extinction: %n cube(s) die.</source>
        <translation>
            <numerusform>絶滅：キューブ%n個を失う</numerusform>
        </translation>
    </message>
    <message>
        <source>Extinction: no cube dies.</source>
        <translation>絶滅：失われるキューブなし</translation>
    </message>
    <message numerus="yes">
        <source>{animal} %n cube(s)</source>
        <translation>
            <numerusform>{animal}のキューブ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost in Extinction: {losses}.</source>
        <translation>絶滅：{losses}</translation>
    </message>
    <message numerus="yes">
        <source>Survival: {animal} gets %n point(s).</source>
        <translation>
            <numerusform>生存：{animal}が%n点を獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>Reseed: the elements move on; new elements, cards and tiles are revealed.</source>
        <translation>補充：エレメントが移動し、新しいエレメント・カード・タイルを公開</translation>
    </message>
    <message>
        <source>Ice Age: this round is the last.</source>
        <translation>氷河期：これが最終ラウンド</translation>
    </message>
    <message>
        <source>Ice Age, this round is the last: {gains}.</source>
        <translation>氷河期、これが最終ラウンド：{gains}</translation>
    </message>
    <message>
        <source>Every tile is scored once more.</source>
        <translation>すべてのタイルをもう一度得点計算</translation>
    </message>
    <message>
        <source>Every tile is scored once more: {gains}.</source>
        <translation>すべてのタイルをもう一度得点計算：{gains}</translation>
    </message>
    <message>
        <source>The end with Ice Age now: {points}.</source>
        <translation>今、氷河期で終われば：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>{animal} %n point(s)</source>
        <translation>
            <numerusform>{animal}%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>up to %n cube(s)</source>
        <translation>
            <numerusform>キューブ%n個まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) die</source>
        <translation>
            <numerusform>キューブ%n個を失う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s) die</source>
        <translation>
            <numerusform>キューブ%n個まで失う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s) flee</source>
        <translation>
            <numerusform>キューブ%n個まで移る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rivals lose %n cube(s)</source>
        <translation>
            <numerusform>ライバルのキューブが%n個減る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n element(s) go</source>
        <translation>
            <numerusform>エレメント%n個まで除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rival(s) lose an element</source>
        <translation>
            <numerusform>ライバル%n種類がエレメントを失う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rival(s) lose points</source>
        <translation>
            <numerusform>ライバル%n種類が失点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pawn for %n animal(s)</source>
        <translation>
            <numerusform>動物%n種類にポーン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an element for %n animal(s)</source>
        <translation>
            <numerusform>動物%n種類にエレメント</numerusform>
        </translation>
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
        <translation>ほかの動物と同居しているタイル1枚につき1点。</translation>
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
        <translation>タイルを1枚選び、キューブを1個だけ残して除去し、隣の各タイルでも1個除去する。</translation>
    </message>
    <message>
        <source>Cold Snap</source>
        <translation>寒波</translation>
    </message>
    <message>
        <source>Every other animal loses one cube on every tundra tile where it lives.</source>
        <translation>ほかの動物はそれぞれ、自分がいるすべてのツンドラタイルでキューブを1個失う。</translation>
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
        <translation>ほかの動物2種類まで、それぞれキューブ1個を自分のものと置き換える。</translation>
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
        <translation>どの動物も、優占しているタイルの数に応じたボーナスを得る。これが最終ラウンドになる。</translation>
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
        <translation>自分も含めてどの動物も、エレメント1個、ポーン1個、または各タイルで1個を除くすべてのキューブを失う。</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>本能</translation>
    </message>
    <message>
        <source>Place one of your available pawns on any vacant action space.</source>
        <translation>手元のポーン1個を、空いているアクションスペースに置く。</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>知能</translation>
    </message>
    <message>
        <source>You and every animal above you in the food chain get a new pawn.</source>
        <translation>自分と、食物連鎖で自分より上の動物は、新しいポーンを1個得る。</translation>
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
        <translation>自分より勝利点が多い動物は、今得点計算したタイルの1位の勝利点を失う。</translation>
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
        <translation>新しいポーンを1個得る。</translation>
    </message>
    <message>
        <source>Parasitism</source>
        <translation>寄生</translation>
    </message>
    <message>
        <source>You and every animal below you in the food chain get a new pawn.</source>
        <translation>自分と、食物連鎖で自分より下のすべての動物は、新しいポーンを1個ずつ得る。</translation>
    </message>
    <message>
        <source>Predator</source>
        <translation>捕食者</translation>
    </message>
    <message>
        <source>On every tile where you live, eliminate one cube of another animal.</source>
        <translation>自分がいるすべてのタイルで、ほかの動物のキューブを1個除去する。</translation>
    </message>
    <message>
        <source>Symbiotic</source>
        <translation>共生</translation>
    </message>
    <message>
        <source>You and every animal with fewer elements than you draw one at random.</source>
        <translation>自分と、自分よりエレメントが少ない動物は、エレメントを1個ずつランダムに引く。</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>動物</translation>
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
        <source>Wasteland, beside tundra</source>
        <translation>荒廃（ツンドラ沿い）</translation>
    </message>
    <message>
        <source>Extinction</source>
        <translation>絶滅</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>生存</translation>
    </message>
    <message>
        <source>Reseed</source>
        <translation>補充</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>最終得点計算</translation>
    </message>
    <message>
        <source>Free cube</source>
        <translation>追加のキューブ（ポーン不要）</translation>
    </message>
    <message>
        <source>Free elimination</source>
        <translation>ポーンなしの除去</translation>
    </message>
</context>
<context>
    <name>Dominant</name>
    <message>
        <source>Six animals, {least} to {most} players</source>
        <translation>動物6種類、{least}⁠～⁠{most}人用</translation>
    </message>
</context>
<context>
    <name>DominantDescriptions</name>
    <message numerus="yes">
        <source>The earth: %n tile(s), {tundra} of them tundra</source>
        <translation>
            <numerusform>大地：タイル%n枚、うちツンドラ{tundra}枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, blank</source>
        <translation>{place}、空き</translation>
    </message>
    <message>
        <source>{place}, pays {values}: {animals}</source>
        <translation>{place}、{values}点：{animals}</translation>
    </message>
    <message>
        <source>{place}, pays {values}: no cubes</source>
        <translation>{place}、{values}点：キューブなし</translation>
    </message>
    <message>
        <source>{place}, scored this round: {animals}</source>
        <translation>{place}、このラウンドで計算済み：{animals}</translation>
    </message>
    <message>
        <source>dominates by {lead}</source>
        <translation>{lead}差で優占</translation>
    </message>
    <message>
        <source>tied for dominance</source>
        <translation>優占で並ぶ</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) at Reset</source>
        <translation>
            <numerusform>リセットで失うキューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n may die at Reset</source>
        <translation>
            <numerusform>リセットで失うかもしれないキューブ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>lives on one element</source>
        <translation>エレメント1個が頼り</translation>
    </message>
    <message>
        <source>{standing} (on {place})</source>
        <translation>{standing}（{place}）</translation>
    </message>
    <message numerus="yes">
        <source>The tile would pay %n point(s).</source>
        <translation>
            <numerusform>このタイルの勝利点は%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Elements: {elements}.</source>
        <translation>エレメント：{elements}。</translation>
    </message>
    <message>
        <source>No elements.</source>
        <translation>エレメントなし。</translation>
    </message>
    <message>
        <source>For scoring it, {animal} takes a card.</source>
        <translation>得点計算をすると{animal}がカードを取る。</translation>
    </message>
    <message>
        <source>The numbers on the tiles count cubes</source>
        <translation>タイルの数字はキューブの数です</translation>
    </message>
    <message>
        <source>Dominance: elements in common with each tile</source>
        <translation>優占：各タイルと共通のエレメント</translation>
    </message>
    <message>
        <source>Points that each tile would pay</source>
        <translation>各タイルの勝利点</translation>
    </message>
    <message>
        <source>As it stands no cube dies</source>
        <translation>このままで失われるキューブはありません</translation>
    </message>
    <message>
        <source>Danger: cubes that die at Reset</source>
        <translation>危険：リセットで失われるキューブ</translation>
    </message>
    <message>
        <source>{animal} {count}</source>
        <translation>{animal}{count}</translation>
    </message>
    <message>
        <source>{animal} up to {count}</source>
        <translation>{animal}最大{count}</translation>
    </message>
    <message>
        <source>{element} on corner {corner}</source>
        <translation>角{corner}の{element}</translation>
    </message>
    <message>
        <source>No element leaves the earth</source>
        <translation>大地から除外されるエレメントはありません</translation>
    </message>
    <message>
        <source>Leaves the earth: {elements}</source>
        <translation>大地から除外：{elements}</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Corner {corner}: {what}</source>
        <translation>角{corner}：{what}</translation>
    </message>
    <message>
        <source>Action display</source>
        <translation>アクションディスプレイ</translation>
    </message>
    <message>
        <source>pawns: {pawns}</source>
        <translation>ポーン：{pawns}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) vacant</source>
        <translation>
            <numerusform>空きスペース%n</numerusform>
        </translation>
    </message>
    <message>
        <source>elements: {elements}</source>
        <translation>エレメント：{elements}</translation>
    </message>
    <message>
        <source>no elements</source>
        <translation>エレメントなし</translation>
    </message>
    <message>
        <source>Round {round}, {phase}. Initiative: {track}.</source>
        <translation>第{round}ラウンド、{phase}。イニシアチブ：{track}。</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>これが最終ラウンド。</translation>
    </message>
    <message>
        <source>Round {number} is the last.</source>
        <translation>最終は第{number}ラウンド。</translation>
    </message>
    <message>
        <source>Ice Age is face up.</source>
        <translation>氷河期が表向き。</translation>
    </message>
    <message numerus="yes">
        <source>Ice Age in %n round(s) at the earliest.</source>
        <translation>
            <numerusform>氷河期まで最短%nラウンド。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stacks of tiles</source>
        <translation>タイルの山</translation>
    </message>
    <message>
        <source>no open tile</source>
        <translation>表向きのタイルなし</translation>
    </message>
    <message numerus="yes">
        <source>Stack {stack}: {what}, %n below</source>
        <translation>
            <numerusform>山{stack}：{what}、下に%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tundra: %n tile(s) left</source>
        <translation>
            <numerusform>ツンドラ：残りタイル%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dominance cards: {open} open, %n in the deck</source>
        <translation>
            <numerusform>優占カード：表向き{open}枚、山札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n point(s), {forecast} if the game ended now</source>
        <translation>
            <numerusform>{seat}：勝利点%n、対戦が今終われば{forecast}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it stands %n cube(s) die at Reset.</source>
        <translation>
            <numerusform>このままではリセットでキューブ%n個を失う。</numerusform>
        </translation>
    </message>
    <message>
        <source>Elements: {elements}; {added} of them added.</source>
        <translation>エレメント：{elements}（うち追加{added}個）。</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) available.</source>
        <translation>
            <numerusform>手元のポーン%n個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in the gene pool.</source>
        <translation>
            <numerusform>遺伝子プールのキューブ%n個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lives on %n tile(s).</source>
        <translation>
            <numerusform>キューブのあるタイル%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dominates %n tile(s).</source>
        <translation>
            <numerusform>優占するタイル%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Regression takes {elements}.</source>
        <translation>退化で失うもの：{elements}。</translation>
    </message>
    <message>
        <source>In common: {sum}.</source>
        <translation>一致：{sum}。</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) will die at Reset.</source>
        <translation>
            <numerusform>リセットで失うキューブ%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Survival card: no animal holds it</source>
        <translation>生存カード：持つ動物なし</translation>
    </message>
    <message numerus="yes">
        <source>Survival card: {animal}, {cubes} on tundra, worth %n point(s)</source>
        <translation>
            <numerusform>生存カード：{animal}、ツンドラに{cubes}、勝利点%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n element(s)</source>
        <translation>
            <numerusform>袋：エレメント%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{element}: {number} in the bag</source>
        <translation>{element}：袋に{number}個</translation>
    </message>
    <message>
        <source>Board without an animal</source>
        <translation>動物ボードなし</translation>
    </message>
    <message>
        <source>Your board: {animal}</source>
        <translation>自分のボード：{animal}</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) placed</source>
        <translation>
            <numerusform>ポーン%n個を配置</numerusform>
        </translation>
    </message>
    <message>
        <source>moved forward on the initiative track</source>
        <translation>イニシアチブトラックで前へ移動</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) taken</source>
        <translation>
            <numerusform>エレメント%n個を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) lost</source>
        <translation>
            <numerusform>エレメント%n個を喪失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) placed on earth</source>
        <translation>
            <numerusform>エレメント%n個を大地に配置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) removed</source>
        <translation>
            <numerusform>エレメント%n個を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) placed</source>
        <translation>
            <numerusform>タイル%n枚を配置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) frozen</source>
        <translation>
            <numerusform>タイル%n枚を凍結</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new cube(s)</source>
        <translation>
            <numerusform>新しいキューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) moved</source>
        <translation>
            <numerusform>キューブ%n個を移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) eliminated</source>
        <translation>
            <numerusform>キューブ%n個を除去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) scored</source>
        <translation>
            <numerusform>タイル%n枚で得点計算</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>カード%n枚を獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>the Survival card won</source>
        <translation>生存カードを獲得</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) gained</source>
        <translation>
            <numerusform>ポーン%n個を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) lost</source>
        <translation>
            <numerusform>ポーン%n個を喪失</numerusform>
        </translation>
    </message>
    <message>
        <source>a cube saved</source>
        <translation>キューブ1個を救出</translation>
    </message>
</context>
<context>
    <name>DominantEventWords</name>
    <message>
        <source>{animal}: pawn on {space}.</source>
        <translation>{animal}：{space}にポーンを配置</translation>
    </message>
    <message>
        <source>{animal} is now at place {place} on the initiative track.</source>
        <translation>{animal}：イニシアチブトラックの{place}番目へ前進</translation>
    </message>
    <message>
        <source>{animal} takes {element}.</source>
        <translation>{animal}：{element}を獲得</translation>
    </message>
    <message>
        <source>{animal} loses {element}.</source>
        <translation>{animal}：{element}を喪失</translation>
    </message>
    <message>
        <source>{animal}: {element} on the corner {corner}.</source>
        <translation>{animal}：角{corner}に{element}を配置</translation>
    </message>
    <message>
        <source>{animal} removes {element} from the corner {corner}.</source>
        <translation>{animal}：角{corner}の{element}を除外</translation>
    </message>
    <message>
        <source>{animal} places a tile: {cell}.</source>
        <translation>{animal}：タイルを配置（{cell}）</translation>
    </message>
    <message>
        <source>{animal} freezes {cell}.</source>
        <translation>{animal}：{cell}を凍結</translation>
    </message>
    <message>
        <source>{animal} scores {cell}.</source>
        <translation>{animal}：{cell}で得点計算</translation>
    </message>
    <message>
        <source>{animal} takes the card {card}.</source>
        <translation>{animal}：カード「{card}」を獲得</translation>
    </message>
    <message>
        <source>The card {card} leaves the game.</source>
        <translation>カード「{card}」をゲームから除外</translation>
    </message>
    <message>
        <source>{animal} holds the Survival card.</source>
        <translation>{animal}：生存カードを獲得</translation>
    </message>
    <message>
        <source>The elements on the action display move on: {first} to {second}, {third} to {fourth}, {fourth} to {fifth}.</source>
        <translation>アクションディスプレイのエレメントが移動：{first}から{second}、{third}から{fourth}、{fourth}から{fifth}</translation>
    </message>
    <message>
        <source>New tile on stack {stack}: {terrain}.</source>
        <translation>タイルの山{stack}：新しいタイルは{terrain}</translation>
    </message>
    <message>
        <source>{animal} gets a new pawn.</source>
        <translation>{animal}：新しいポーンを獲得</translation>
    </message>
    <message>
        <source>{animal} loses a pawn.</source>
        <translation>{animal}：ポーン1個を喪失</translation>
    </message>
    <message>
        <source>{animal}: one cube on {cell} is saved.</source>
        <translation>{animal}：{cell}のキューブ1個を救出</translation>
    </message>
    <message>
        <source>{animal} passes.</source>
        <translation>{animal}：パス</translation>
    </message>
    <message>
        <source>This round is the last.</source>
        <translation>このラウンドが最終ラウンドに決定</translation>
    </message>
    <message>
        <source>Every tile has been scored once more.</source>
        <translation>全タイルの最終得点計算が終了</translation>
    </message>
    <message>
        <source>Wasteland removes {element} from the corner {corner}, beside tundra.</source>
        <translation>荒廃：ツンドラに接する角{corner}の{element}を除外</translation>
    </message>
    <message>
        <source>{element} on the corner {corner} is removed: all around it is tundra.</source>
        <translation>角{corner}の{element}を除外：周囲がすべてツンドラ</translation>
    </message>
    <message>
        <source>{animal} loses {element} to Regression.</source>
        <translation>{animal}：退化で{element}を喪失</translation>
    </message>
    <message>
        <source>{animal} returns {element} from {box} to the bag.</source>
        <translation>{animal}：{box}の{element}を袋に戻す</translation>
    </message>
    <message>
        <source>{animal} loses the pawn on {space}.</source>
        <translation>{animal}：{space}のポーンを喪失</translation>
    </message>
    <message>
        <source>{animal} draws {element}.</source>
        <translation>{animal}：{element}を引く</translation>
    </message>
    <message>
        <source>No animal holds the Survival card now.</source>
        <translation>生存カードを持つ動物なし</translation>
    </message>
    <message>
        <source>Points: {each}.</source>
        <translation>勝利点：{each}</translation>
    </message>
    <message>
        <source>Cubes eliminated: {each}.</source>
        <translation>除去したキューブ：{each}</translation>
    </message>
    <message>
        <source>Cubes back in the gene pool: {each}.</source>
        <translation>遺伝子プールに戻るキューブ：{each}</translation>
    </message>
    <message>
        <source>New tiles: {each}.</source>
        <translation>新しい表向きのタイル：{each}</translation>
    </message>
    <message>
        <source>Points ({cause}): {each}.</source>
        <translation>勝利点（{cause}）：{each}</translation>
    </message>
    <message>
        <source>Cubes eliminated ({cause}): {each}.</source>
        <translation>除去したキューブ（{cause}）：{each}</translation>
    </message>
    <message>
        <source>{animal} protects an element: pawn on {space}.</source>
        <translation>{animal}：{space}のポーンでエレメントを守る</translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation>表向きのカード：{cards}</translation>
    </message>
    <message>
        <source>Open tiles: {tiles}.</source>
        <translation>表向きのタイル：{tiles}</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>表向きになったカード：{cards}</translation>
    </message>
    <message>
        <source>Drawn: {boxes}.</source>
        <translation>引いたエレメント：{boxes}</translation>
    </message>
    <message numerus="yes">
        <source>{animal} loses %n point(s).</source>
        <translation>
            <numerusform>{animal}：%n点を喪失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for Survival.</source>
        <translation>
            <numerusform>{animal}：生存で%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for the tiles beside it.</source>
        <translation>
            <numerusform>{animal}：隣のタイルで%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s) for {cell}.</source>
        <translation>
            <numerusform>{animal}：{cell}で%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n point(s).</source>
        <translation>
            <numerusform>{animal}：%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n new cube(s) on {cell}.</source>
        <translation>
            <numerusform>{animal}：{cell}に新しいキューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) move from {start} to {cell}.</source>
        <translation>
            <numerusform>{victim}：キューブ%n個が{start}から{cell}へ移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) return from {cell} to the gene pool.</source>
        <translation>
            <numerusform>{animal}：{cell}のキューブ%n個が遺伝子プールへ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) die out on {cell}.</source>
        <translation>
            <numerusform>{victim}：{cell}のキューブ%n個が絶滅</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim}: %n cube(s) eliminated on {cell}.</source>
        <translation>
            <numerusform>{victim}：{cell}のキューブ%n個を除去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal} eliminates %n {victim} cube(s) on {cell}.</source>
        <translation>
            <numerusform>{animal}：{cell}で{victim}のキューブ%n個を除去</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantExplaining</name>
    <message>
        <source>Points at once</source>
        <translation>すぐに得る勝利点</translation>
    </message>
    <message>
        <source>Tiles later and at the end</source>
        <translation>今後と最後のタイル</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>氷河期</translation>
    </message>
    <message>
        <source>Cubes in the gene pool</source>
        <translation>遺伝子プールのキューブ</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>エレメント</translation>
    </message>
    <message>
        <source>Place on the initiative track</source>
        <translation>イニシアチブトラックの位置</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>生存</translation>
    </message>
    <message>
        <source>Pawns on Domination</source>
        <translation>支配のポーン</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Elements drawn at random</source>
        <translation>ランダムに引くエレメント</translation>
    </message>
    <message>
        <source>What others lose</source>
        <translation>相手の損失</translation>
    </message>
    <message>
        <source>Points in this round</source>
        <translation>このラウンドの勝利点</translation>
    </message>
    <message>
        <source>There are kinds of element that it lacks.</source>
        <translation>持っていない種類のエレメントがある。</translation>
    </message>
    <message>
        <source>There is no kind that it lacks and would keep.</source>
        <translation>新しく得て残せる種類がない。</translation>
    </message>
    <message>
        <source>Regression threatens kinds that no pawn protects yet.</source>
        <translation>まだポーンで守っていない種類のエレメントを、退化で失うおそれがある。</translation>
    </message>
    <message>
        <source>Regression threatens no more of its elements.</source>
        <translation>退化で失うおそれのあるエレメントはほかにない。</translation>
    </message>
    <message>
        <source>It concerns elements that the animal has.</source>
        <translation>その動物の持つエレメントに関わる。</translation>
    </message>
    <message>
        <source>The animal has this element already.</source>
        <translation>その動物がすでに持っているエレメントである。</translation>
    </message>
    <message>
        <source>The animal does not have this element.</source>
        <translation>その動物が持っていないエレメントである。</translation>
    </message>
    <message>
        <source>No such element lies on earth.</source>
        <translation>大地にそのエレメントがない。</translation>
    </message>
    <message>
        <source>Its gene pool is empty.</source>
        <translation>遺伝子プールにキューブがない。</translation>
    </message>
    <message>
        <source>Many of its cubes can move.</source>
        <translation>移動できるキューブが多い。</translation>
    </message>
    <message>
        <source>No elements lie there.</source>
        <translation>そこにエレメントがない。</translation>
    </message>
    <message>
        <source>It has a pawn at this action already.</source>
        <translation>このアクションにはもう自分のポーンがある。</translation>
    </message>
    <message>
        <source>It has no pawn at this action yet.</source>
        <translation>このアクションにはまだ自分のポーンがない。</translation>
    </message>
    <message>
        <source>Other spaces of the action come first.</source>
        <translation>同じアクションで先に行うスペースがほかにある。</translation>
    </message>
    <message>
        <source>It would cost a pawn.</source>
        <translation>ポーンを1個失う。</translation>
    </message>
    <message>
        <source>It acts earlier in planning.</source>
        <translation>計画の順番が早くなる。</translation>
    </message>
    <message>
        <source>Such elements lie on earth.</source>
        <translation>そのエレメントが大地にある。</translation>
    </message>
    <message>
        <source>Regression threatens this kind.</source>
        <translation>この種類は退化で失うおそれがある。</translation>
    </message>
    <message>
        <source>Its own cubes live there.</source>
        <translation>そこに自分のキューブがある。</translation>
    </message>
    <message>
        <source>Its cubes there are endangered.</source>
        <translation>そこにある自分のキューブが絶滅危惧である。</translation>
    </message>
    <message>
        <source>It brings bonus points.</source>
        <translation>ボーナスの勝利点を得る。</translation>
    </message>
    <message>
        <source>Its own cubes would return to the gene pool.</source>
        <translation>自分のキューブが遺伝子プールに戻る。</translation>
    </message>
    <message>
        <source>The cubes find elements of theirs there.</source>
        <translation>キューブに合うエレメントがそこにある。</translation>
    </message>
    <message>
        <source>The cubes would be endangered there.</source>
        <translation>そこではキューブが絶滅危惧になる。</translation>
    </message>
    <message>
        <source>Its own cubes live beside it.</source>
        <translation>隣に自分のキューブがある。</translation>
    </message>
    <message>
        <source>The terrain pays points.</source>
        <translation>地形が勝利点になる。</translation>
    </message>
    <message>
        <source>The cubes find more elements of theirs there.</source>
        <translation>そこのほうがキューブに合うエレメントが多い。</translation>
    </message>
    <message>
        <source>The cubes find no more elements of theirs there.</source>
        <translation>そこでもキューブに合うエレメントは増えない。</translation>
    </message>
    <message>
        <source>Rivals lose cubes.</source>
        <translation>相手がキューブを失う。</translation>
    </message>
    <message>
        <source>It costs cubes of its own.</source>
        <translation>自分のキューブを失う。</translation>
    </message>
    <message>
        <source>It scores points itself.</source>
        <translation>自分が勝利点を得る。</translation>
    </message>
    <message>
        <source>Rivals score points.</source>
        <translation>相手が勝利点を得る。</translation>
    </message>
    <message>
        <source>It takes a card itself.</source>
        <translation>自分がカードを取る。</translation>
    </message>
    <message>
        <source>A rival takes a card.</source>
        <translation>相手がカードを取る。</translation>
    </message>
    <message>
        <source>It prefers some cards to others.</source>
        <translation>好みのカードがある。</translation>
    </message>
    <message>
        <source>Many rivals live there.</source>
        <translation>そこに相手のキューブが多い。</translation>
    </message>
    <message>
        <source>It costs an element.</source>
        <translation>エレメントを1個失う。</translation>
    </message>
    <message>
        <source>The pawn would do nothing.</source>
        <translation>そのポーンでは何もできない。</translation>
    </message>
    <message>
        <source>Nothing better is left to do.</source>
        <translation>ほかによい選択肢がない。</translation>
    </message>
    <message>
        <source>It follows written rules: the weightiest reason decides. It looks at its own animals only.</source>
        <translation>決まった方針に従い、最も重要な理由で決めます。自分の動物のことだけを考えます。</translation>
    </message>
    <message>
        <source>It plans its pawns by written rules and tries every other step: what counts is its lead over its rivals afterwards.</source>
        <translation>ポーンは決まった方針で置き、それ以外のアクションはすべて試します。基準は、その後に相手をどれだけ引き離せるかです。</translation>
    </message>
    <message>
        <source>It tries each pawn’s action on a copy and picks one of the best: what counts is its lead over its rivals afterwards.</source>
        <translation>ポーンごとに、すぐアクションを行った結果を試し、最善に近いものから選びます。基準は、その後に相手をどれだけ引き離せるかです。</translation>
    </message>
    <message>
        <source>It plays its best pawns out to the end of the round, all else by written rules: what counts is its lead over its rivals afterwards.</source>
        <translation>よさそうなポーンの置き方をラウンドの終わりまで試し、ほかは決まった方針で進めます。基準は、その後に相手をどれだけ引き離せるかです。</translation>
    </message>
    <message>
        <source>It plays its best pawns out to the end of the round and weighs every step: what counts is its lead over its rivals afterwards.</source>
        <translation>よさそうなポーンの置き方を、アクションごとに損得を比べながらラウンドの終わりまで試します。基準は、その後に相手をどれだけ引き離せるかです。</translation>
    </message>
    <message>
        <source>It plays at random.</source>
        <translation>ランダムに選びます。</translation>
    </message>
    <message>
        <source>It tries every step: what counts is its lead over its rivals afterwards.</source>
        <translation>すべてのアクションを試し、その結果、相手をどれだけ引き離せるかで決めます。</translation>
    </message>
    <message>
        <source>Lead: {amount} points</source>
        <translation>点差：{amount}点</translation>
    </message>
    <message>
        <source>Look at {place}.</source>
        <translation>{place}に注目しましょう。</translation>
    </message>
    <message>
        <source>Look at the corner {place}.</source>
        <translation>角{place}に注目しましょう。</translation>
    </message>
    <message>
        <source>Look at the action display.</source>
        <translation>アクションディスプレイに注目しましょう。</translation>
    </message>
    <message>
        <source>Look at the button below the prompt.</source>
        <translation>案内文の下のボタンに注目しましょう。</translation>
    </message>
    <message>
        <source>Look at the open cards.</source>
        <translation>表向きのカードに注目しましょう。</translation>
    </message>
    <message>
        <source>Look at the elements.</source>
        <translation>エレメントに注目しましょう。</translation>
    </message>
    <message>
        <source>Consider a pawn on {action}.</source>
        <translation>{action}にポーンを置きましょう。</translation>
    </message>
    <message>
        <source>{move}.</source>
        <extracomment>a hint&apos;s first line: &quot;Freeze d4.&quot;</extracomment>
        <translation>{move}。</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>ほかにできることはありません。</translation>
    </message>
    <message>
        <source>“{move}” would bring no more.</source>
        <translation>「{move}」でも得るものは増えない。</translation>
    </message>
    <message>
        <source>“{move}” would cost about {amount} points: {part}.</source>
        <translation>「{move}」では約{amount}点の損になる：{part}。</translation>
    </message>
    <message>
        <source>It costs about {amount} points; the others cost no less.</source>
        <translation>約{amount}点の損だが、ほかを選んでも損は減らない。</translation>
    </message>
    <message>
        <source>As far as can be seen, the others bring the same.</source>
        <translation>見通せる範囲では、ほかのアクションでも結果は同じ。</translation>
    </message>
    <message>
        <source>What decides: {part}.</source>
        <translation>決め手：{part}。</translation>
    </message>
</context>
<context>
    <name>DominantHeadlines</name>
    <message>
        <source>{title} – {what}</source>
        <translation>{title}：{what}</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>ポーン%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>新しいタイル%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>{animal} {points}</source>
        <translation>{animal}{points}</translation>
    </message>
    <message>
        <source>card {card}</source>
        <translation>カード「{card}」</translation>
    </message>
    <message>
        <source>without {elements}</source>
        <translation>{elements}を除外</translation>
    </message>
    <message numerus="yes">
        <source>%n new cube(s)</source>
        <translation>
            <numerusform>新しいキューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) moved</source>
        <translation>
            <numerusform>キューブ%n個を移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) eliminated</source>
        <translation>
            <numerusform>キューブ%n個を除去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) into the gene pool</source>
        <translation>
            <numerusform>キューブ%n個が遺伝子プールへ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) saved</source>
        <translation>
            <numerusform>キューブ%n個を救出</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DominantLog</name>
    <message>
        <source>Round {amount}</source>
        <translation>第{amount}ラウンド</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation>表向きのカード：{cards}</translation>
    </message>
    <message>
        <source>Open tiles: {tiles}.</source>
        <translation>表向きのタイル：{tiles}</translation>
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
        <translation>{who}：{space}にポーンを配置</translation>
    </message>
    <message>
        <source>{who} protects an element ({space}).</source>
        <translation>{who}：エレメントを守る（{space}）</translation>
    </message>
    <message>
        <source>{who} is now at place {place} on the initiative track.</source>
        <translation>{who}：イニシアチブトラックの{place}番目へ前進</translation>
    </message>
    <message>
        <source>{who} takes {element}.</source>
        <translation>{who}：{element}を獲得</translation>
    </message>
    <message>
        <source>{who} gives up {element}.</source>
        <translation>{who}：{element}を喪失</translation>
    </message>
    <message>
        <source>{who} places {element} on corner {corner}.</source>
        <translation>{who}：角{corner}に{element}を配置</translation>
    </message>
    <message>
        <source>{who} removes {element} from corner {corner}.</source>
        <translation>{who}：角{corner}の{element}を除外</translation>
    </message>
    <message>
        <source>{who} places a tile: {tile}.</source>
        <translation>{who}：タイルを配置（{tile}）</translation>
    </message>
    <message>
        <source>{who} freezes {tile}.</source>
        <translation>{who}：{tile}を凍結</translation>
    </message>
    <message>
        <source>{who} has {tile} scored.</source>
        <translation>{who}：{tile}で得点計算</translation>
    </message>
    <message>
        <source>{who} takes the card {card}.</source>
        <translation>{who}：カード「{card}」を獲得</translation>
    </message>
    <message>
        <source>A card is turned up: {card}.</source>
        <translation>表向きになったカード：{card}</translation>
    </message>
    <message>
        <source>{who} gets the Survival card.</source>
        <translation>{who}：生存カードを獲得</translation>
    </message>
    <message>
        <source>A tile is turned up on stack {place}: {terrain}.</source>
        <translation>タイルの山{place}：新しいタイルは{terrain}</translation>
    </message>
    <message>
        <source>{who} gets a new pawn ({cause}).</source>
        <translation>{who}：新しいポーンを獲得（{cause}）</translation>
    </message>
    <message>
        <source>{who} gives up a pawn.</source>
        <translation>{who}：ポーン1個を喪失</translation>
    </message>
    <message>
        <source>{who} saves a cube on {tile}.</source>
        <translation>{who}：{tile}のキューブ1個を救出</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who}：パス</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>このラウンドが最終ラウンドに決定</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>{who} draws {element} ({cause}).</source>
        <translation>{who}：{element}を引く（{cause}）</translation>
    </message>
    <message>
        <source>{who} loses {element} in Regression.</source>
        <translation>{who}：退化で{element}を喪失</translation>
    </message>
    <message>
        <source>{element} leaves corner {corner} (Wasteland).</source>
        <translation>荒廃：角{corner}の{element}を除外</translation>
    </message>
    <message>
        <source>{element} leaves corner {corner}, between three tundra tiles.</source>
        <translation>角{corner}の{element}を除外：周囲のタイル3枚がツンドラ</translation>
    </message>
    <message>
        <source>{who} returns {element} from the box to the bag.</source>
        <translation>{who}：{element}を袋に戻す</translation>
    </message>
    <message>
        <source>No animal has the Survival card.</source>
        <translation>生存カードを持つ動物なし</translation>
    </message>
    <message>
        <source>{who} gives up a pawn on {space}.</source>
        <translation>{who}：{space}のポーンを喪失</translation>
    </message>
    <message>
        <source>Drawn for {action}: {elements}.</source>
        <translation>{action}に引いたエレメント：{elements}</translation>
    </message>
    <message>
        <source>{who} adds a cube to {tile}.</source>
        <translation>{who}：{tile}に新しいキューブ1個</translation>
    </message>
    <message>
        <source>{who} adds {amount} cubes to {tile}.</source>
        <translation>{who}：{tile}に新しいキューブ{amount}個</translation>
    </message>
    <message>
        <source>{who} moves a cube from {start} to {tile}.</source>
        <translation>{who}：キューブ1個を{start}から{tile}へ移動</translation>
    </message>
    <message>
        <source>{who} moves {amount} cubes from {start} to {tile}.</source>
        <translation>{who}：キューブ{amount}個を{start}から{tile}へ移動</translation>
    </message>
    <message>
        <source>A cube of {victim} moves from {start} to {tile}.</source>
        <translation>{victim}：キューブ1個が{start}から{tile}へ移動</translation>
    </message>
    <message>
        <source>{amount} cubes of {victim} move from {start} to {tile}.</source>
        <translation>{victim}：キューブ{amount}個が{start}から{tile}へ移動</translation>
    </message>
    <message>
        <source>A cube of {who} returns from {tile} to the gene pool.</source>
        <translation>{who}：{tile}のキューブ1個が遺伝子プールへ</translation>
    </message>
    <message>
        <source>{amount} cubes of {who} return from {tile} to the gene pool.</source>
        <translation>{who}：{tile}のキューブ{amount}個が遺伝子プールへ</translation>
    </message>
    <message>
        <source>{who} eliminates a cube of {victim} on {tile}.</source>
        <translation>{who}：{tile}で{victim}のキューブ1個を除去</translation>
    </message>
    <message>
        <source>{who} eliminates {amount} cubes of {victim} on {tile}.</source>
        <translation>{who}：{tile}で{victim}のキューブ{amount}個を除去</translation>
    </message>
    <message>
        <source>{who} gives up a cube on {tile}.</source>
        <translation>{who}：{tile}のキューブ1個を喪失</translation>
    </message>
    <message>
        <source>{who} gives up {amount} cubes on {tile}.</source>
        <translation>{who}：{tile}のキューブ{amount}個を喪失</translation>
    </message>
    <message>
        <source>{victim} loses a cube on {tile} ({cause}).</source>
        <translation>{victim}：{tile}のキューブ1個を喪失（{cause}）</translation>
    </message>
    <message>
        <source>{victim} loses {amount} cubes on {tile} ({cause}).</source>
        <translation>{victim}：{tile}のキューブ{amount}個を喪失（{cause}）</translation>
    </message>
    <message>
        <source>{who} scores 1 point ({cause}).</source>
        <translation>{who}：1点を獲得（{cause}）</translation>
    </message>
    <message>
        <source>{who} scores {amount} points ({cause}).</source>
        <translation>{who}：{amount}点を獲得（{cause}）</translation>
    </message>
    <message>
        <source>{who} loses 1 point ({cause}).</source>
        <translation>{who}：1点を喪失（{cause}）</translation>
    </message>
    <message>
        <source>{who} loses {amount} points ({cause}).</source>
        <translation>{who}：{amount}点を喪失（{cause}）</translation>
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
        <source>Place {terrain} on {cell}</source>
        <translation>{terrain}を{cell}に置く</translation>
    </message>
    <message>
        <source>Eliminate a cube on {cell}: {animal}</source>
        <translation>{cell}で{animal}のキューブ1個を除去する</translation>
    </message>
    <message>
        <source>Score {cell}</source>
        <translation>{cell}で得点計算する</translation>
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
        <translation>パス</translation>
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
    <name>DominantReading</name>
    <message>
        <source>Aquatic</source>
        <translation>すいせい</translation>
    </message>
    <message>
        <source>Biodiversity</source>
        <translation>せいぶつたようせい</translation>
    </message>
    <message>
        <source>Biomass</source>
        <translation>ばいおます</translation>
    </message>
    <message>
        <source>Blight</source>
        <translation>びょうがい</translation>
    </message>
    <message>
        <source>Catastrophe</source>
        <translation>だいさいがい</translation>
    </message>
    <message>
        <source>Cold Snap</source>
        <translation>かんぱ</translation>
    </message>
    <message>
        <source>Disease</source>
        <translation>えきびょう</translation>
    </message>
    <message>
        <source>Ecodiversity</source>
        <translation>せいたいけいのたようせい</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>しんか</translation>
    </message>
    <message>
        <source>Fecundity</source>
        <translation>たさん</translation>
    </message>
    <message>
        <source>Fertile</source>
        <translation>ひよく</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>せいそくち</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>とうみん</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>ひょうがき</translation>
    </message>
    <message>
        <source>Ice Sheet</source>
        <translation>ひょうしょう</translation>
    </message>
    <message>
        <source>Immigrants</source>
        <translation>がいらいしゅ</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>ほんのう</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>ちのう</translation>
    </message>
    <message>
        <source>Mass Exodus</source>
        <translation>だいいどう</translation>
    </message>
    <message>
        <source>Metamorphosis</source>
        <translation>うか</translation>
    </message>
    <message>
        <source>Niche Biomes</source>
        <translation>こゆうばいおーむ</translation>
    </message>
    <message>
        <source>Nocturnal</source>
        <translation>やこうせい</translation>
    </message>
    <message>
        <source>Omnivore</source>
        <translation>ざっしょく</translation>
    </message>
    <message>
        <source>Parasitism</source>
        <translation>きせい</translation>
    </message>
    <message>
        <source>Predator</source>
        <translation>ほしょくしゃ</translation>
    </message>
    <message>
        <source>Symbiotic</source>
        <translation>きょうせい</translation>
    </message>
</context>
<context>
    <name>DominantReference</name>
    <message>
        <source>New pawns are placed from the next round on. An animal has 10 at most.</source>
        <translation>新しいポーンは次のラウンドから置ける。動物1種類のポーンは10個まで。</translation>
    </message>
    <message>
        <source>The cubes go on a sea or wetland tile at that corner. Where no such corner is vacant, only cubes come, on any sea or wetland tile. Frozen sea is tundra.</source>
        <translation>キューブはその角に接する海か湿地のタイルに置く。そのような角が空いていなければ、好きな海か湿地のタイルにキューブだけを置く。凍った海はツンドラ。</translation>
    </message>
    <message>
        <source>However many rivals live there, a tile is 1 point.</source>
        <translation>ほかの動物が何種類いても、タイル1枚につき1点。</translation>
    </message>
    <message>
        <source>You choose whose cube it is; where only one animal lives, it is that one’s, even yours. Which tiles are too full is settled when the card is taken.</source>
        <translation>どの動物のキューブかは自分が選ぶ。動物が1種類しかいないタイルでは、自分のものでもそのキューブを除去する。混みすぎのタイルはカードを取った時に決まる。</translation>
    </message>
    <message>
        <source>You choose the tile, any one on earth, and the element that stays.</source>
        <translation>大地のどのタイルでも選べる。残すエレメントも自分が選ぶ。</translation>
    </message>
    <message>
        <source>You choose the tile, the cube that survives, and on each tile beside it whose cube is eliminated. Empty tiles are passed over.</source>
        <translation>タイル、残すキューブ、隣の各タイルで除去するキューブを自分が選ぶ。空のタイルは飛ばす。</translation>
    </message>
    <message>
        <source>You lose no cube.</source>
        <translation>自分のキューブは失わない。</translation>
    </message>
    <message>
        <source>Printed elements count, but cannot be lost.</source>
        <translation>印刷されたエレメントも数えるが、失われない。</translation>
    </message>
    <message>
        <source>Only you score.</source>
        <translation>勝利点を得るのは自分だけ。</translation>
    </message>
    <message>
        <source>Your cubes come from your gene pool; the replaced ones are eliminated.</source>
        <translation>自分のキューブは遺伝子プールから置く。置き換えられたものは除去される。</translation>
    </message>
    <message>
        <source>The cubes come from your gene pool.</source>
        <translation>キューブは自分の遺伝子プールから置く。</translation>
    </message>
    <message>
        <source>The cubes of all animals count.</source>
        <translation>すべての動物のキューブを数える。</translation>
    </message>
    <message>
        <source>No more cubes than you have lost. They are safe in this round only, and only as many as are still on the tile.</source>
        <translation>戻せるのは失ったキューブの数まで。守られるのはこのラウンドの間、そのタイルに残っている数だけ。</translation>
    </message>
    <message>
        <source>It lies below all other cards. A tile that no animal dominates counts for none.</source>
        <translation>ほかのすべてのカードの下にある。どの動物も優占していないタイルは数えない。</translation>
    </message>
    <message>
        <source>It must be done if a tile can be frozen.</source>
        <translation>凍らせられるタイルがあれば必ず行う。</translation>
    </message>
    <message>
        <source>The animals choose in the order of the food chain. The third choice is open even if it costs nothing.</source>
        <translation>食物連鎖の順に選ぶ。3番目の選択肢は、何も失わない場合でも選べる。</translation>
    </message>
    <message>
        <source>Only a space further right in Domination acts this round; everywhere else the pawn waits for the next one.</source>
        <translation>このラウンドでアクションを行えるのは、支配でより右にあるスペースだけ。それ以外ではポーンは次のラウンドまで待つ。</translation>
    </message>
    <message>
        <source>You decide where each cube goes, also those of other animals.</source>
        <translation>ほかの動物のキューブも含め、行き先は自分が決める。</translation>
    </message>
    <message>
        <source>Without an added element nothing happens.</source>
        <translation>追加のエレメントがなければ何も起こらない。</translation>
    </message>
    <message>
        <source>No animal falls below 0 points.</source>
        <translation>勝利点は0を下回らない。</translation>
    </message>
    <message>
        <source>The first animal on the track stays there.</source>
        <translation>トラックの先頭の動物は動かない。</translation>
    </message>
    <message>
        <source>You choose whose cube it is. Tiles without rivals are passed over.</source>
        <translation>どの動物のキューブかは自分が選ぶ。ほかの動物がいないタイルは飛ばす。</translation>
    </message>
    <message>
        <source>Which animals have fewer is settled before any of them draws. An animal with 6 elements draws none.</source>
        <translation>どの動物のエレメントが少ないかは、引く前に決まる。エレメントを6個持つ動物は引かない。</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>To note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>この対戦では</translation>
    </message>
    <message>
        <source>It is face up.</source>
        <translation>表向きに並んでいる。</translation>
    </message>
    <message>
        <source>It has been taken.</source>
        <translation>すでに取られた。</translation>
    </message>
    <message>
        <source>It has not come up yet.</source>
        <translation>まだ出ていない。</translation>
    </message>
</context>
<context>
    <name>DominantScoring</name>
    <message>
        <source>{name}: {points} so far, {tiles} for tiles at the end</source>
        <translation>{name}：これまで{points}点、最後のタイルで{tiles}点</translation>
    </message>
    <message>
        <source>Equal points: {name} wins with the animal higher in the food chain.</source>
        <translation>勝利点が同じため、食物連鎖で上の動物を持つ{name}の勝ちです。</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>支配</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Bonus for tiles</source>
        <translation>タイルのボーナス</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>生存</translation>
    </message>
    <message>
        <source>Ice Age</source>
        <translation>氷河期</translation>
    </message>
    <message>
        <source>Tiles at the end</source>
        <translation>終了時のタイル</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>それ以前</translation>
    </message>
</context>
<context>
    <name>DominantShortcuts</name>
    <message>
        <source>Answer a question: how many cubes</source>
        <translation>質問に答える（キューブの数）</translation>
    </message>
    <message>
        <source>Pass, or make the planned moves</source>
        <translation>パスする、または計画した移動を行う</translation>
    </message>
    <message>
        <source>Take the last planned move back</source>
        <translation>最後に計画した移動を取り消す</translation>
    </message>
    <message>
        <source>Go to a tile (here d3) or pick up its cubes</source>
        <translation>タイルへ移る（例：d3）、キューブを選ぶ</translation>
    </message>
    <message>
        <source>Describe a tile, then the next</source>
        <translation>タイルを説明する（もう一度で次）</translation>
    </message>
    <message>
        <source>Show who dies and what melts, as with 3</source>
        <translation>失われるキューブと除外されるエレメントを示す（3と同じ）</translation>
    </message>
    <message>
        <source>Elements that each animal shares with each tile</source>
        <translation>各動物と各タイルに共通のエレメント</translation>
    </message>
    <message>
        <source>Points that each tile would pay</source>
        <translation>各タイルの勝利点</translation>
    </message>
    <message>
        <source>Cubes that die at Reset</source>
        <translation>リセットで失われるキューブ</translation>
    </message>
    <message>
        <source>With large text: open another panel</source>
        <translation>大きな文字のとき：別のパネルを開く</translation>
    </message>
</context>
<context>
    <name>DominantStart</name>
    <message>
        <source>{tile}: {things}</source>
        <translation>{tile}：{things}</translation>
    </message>
</context>
<context>
    <name>DominantStatistics</name>
    <message>
        <source>Cubes</source>
        <translation>キューブ</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>キューブ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>most opposing cubes eliminated in a game</source>
        <translation>1回の対戦でほかの動物から除去したキューブ（最多）</translation>
    </message>
    <message>
        <source>most cubes that died out in a game</source>
        <translation>1回の対戦で絶滅した自分のキューブの最多数</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>most cards taken in a game</source>
        <translation>1回の対戦で取ったカードの最多数</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>タイル%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>most tiles placed in a game</source>
        <translation>1回の対戦で置いたタイルの最多数</translation>
    </message>
    <message>
        <source>Animals and cards</source>
        <translation>動物とカード</translation>
    </message>
    <message>
        <source>Lead: a player&apos;s points minus the average of the others. Games with an animal that scored, or a card that was taken, are compared with all the other games. A difference may have other causes, and with this many intervals some will be off.</source>
        <translation>点差は、プレイヤーの勝利点からほかのプレイヤーの平均を引いた値です。その動物が勝利点を得た対戦、またはそのカードを取った対戦と、それ以外の対戦を比べます。違いがあっても、それが原因とは限りません。範囲の数が多いため、外れているものもあるでしょう。</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>取ったカード</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>points</source>
        <translation>勝利点</translation>
    </message>
</context>
<context>
    <name>DominantTable</name>
    <message>
        <source>Place a pawn.</source>
        <translation>ポーンを1個置いてください。</translation>
    </message>
    <message>
        <source>Place the pawn again.</source>
        <translation>ポーンを置き直してください。</translation>
    </message>
    <message>
        <source>Instinct: place one of your pawns.</source>
        <translation>本能：手元のポーンを1個置いてください。</translation>
    </message>
    <message>
        <source>One place forward on the initiative track?</source>
        <translation>イニシアチブトラックで1つ前へ進みますか？</translation>
    </message>
    <message>
        <source>Take an element.</source>
        <translation>エレメントを1個取ってください。</translation>
    </message>
    <message>
        <source>Which elements do you protect? {left} can stay.</source>
        <translation>守るエレメントを{left}個まで選んでください。</translation>
    </message>
    <message>
        <source>Take an element, then choose a corner for it.</source>
        <translation>エレメントを取り、置く角を選んでください。</translation>
    </message>
    <message>
        <source>Return an element from Wasteland to the bag.</source>
        <translation>荒廃のエレメント1個を袋に戻してください。</translation>
    </message>
    <message>
        <source>Remove an element from the earth.</source>
        <translation>大地からエレメントを1個取り除いてください。</translation>
    </message>
    <message>
        <source>Freeze a tile beside tundra.</source>
        <translation>ツンドラの隣のタイルを凍らせてください。</translation>
    </message>
    <message>
        <source>Ice Sheet: freeze a tile beside tundra.</source>
        <translation>氷床：ツンドラの隣のタイルを凍らせてください。</translation>
    </message>
    <message>
        <source>{element}: choose one on the earth for new cubes around it.</source>
        <translation>{element}：新しいキューブで囲むものを大地から選んでください。</translation>
    </message>
    <message>
        <source>Place new cubes on the tiles around it.</source>
        <translation>周りのタイルに新しいキューブを置いてください。</translation>
    </message>
    <message>
        <source>The insect’s free cube: choose a tile.</source>
        <translation>昆虫類の追加のキューブ：タイルを選んでください。</translation>
    </message>
    <message>
        <source>Place a tile.</source>
        <translation>タイルを置いてください。</translation>
    </message>
    <message>
        <source>Take an element, then choose a corner of the new tile.</source>
        <translation>エレメントを取り、新しいタイルの角を選んでください。</translation>
    </message>
    <message>
        <source>Move cubes onto the new tile, {place}.</source>
        <translation>新しいタイル（{place}）へキューブを移してください。</translation>
    </message>
    <message>
        <source>Move cubes: {left} left.</source>
        <translation>あと{left}個、キューブを移してください。</translation>
    </message>
    <message>
        <source>The arachnid eliminates one cube of a rival.</source>
        <translation>クモ類：ライバルのキューブを1個除去してください。</translation>
    </message>
    <message>
        <source>Eliminate a rival’s cube, one on each terrain: {terrains}.</source>
        <translation>{terrains}：ライバルのキューブを1個ずつ除去してください。</translation>
    </message>
    <message>
        <source>Score a tile.</source>
        <translation>得点計算するタイルを選んでください。</translation>
    </message>
    <message>
        <source>You dominate {place}: take a card.</source>
        <translation>{place}を優占中：カードを1枚取ってください。</translation>
    </message>
    <message>
        <source>Aquatic: place an element by the water.</source>
        <translation>水生：水辺にエレメントを置いてください。</translation>
    </message>
    <message>
        <source>Aquatic: place up to 4 cubes there.</source>
        <translation>水生：そこへキューブを4個まで置いてください。</translation>
    </message>
    <message>
        <source>Biomass: eliminate a cube on each crowded tile.</source>
        <translation>バイオマス：混みすぎた各タイルでキューブを1個除去してください。</translation>
    </message>
    <message>
        <source>Blight: choose the element that stays on a tile.</source>
        <translation>病害：タイルに残すエレメントを選んでください。</translation>
    </message>
    <message>
        <source>Catastrophe: choose the cube that survives.</source>
        <translation>大災害：残すキューブを選んでください。</translation>
    </message>
    <message>
        <source>Catastrophe: eliminate a cube on each adjacent tile.</source>
        <translation>大災害：隣の各タイルでキューブを1個除去してください。</translation>
    </message>
    <message>
        <source>Disease: lose an element.</source>
        <translation>疫病：失うエレメントを選んでください。</translation>
    </message>
    <message>
        <source>Evolution: replace a rival’s cube, {left} left.</source>
        <translation>進化：あと{left}個、ライバルのキューブを置き換えてください。</translation>
    </message>
    <message>
        <source>Fecundity: add a cube to your tiles.</source>
        <translation>多産：自分のタイルにキューブを1個ずつ置いてください。</translation>
    </message>
    <message>
        <source>Fertile: choose one of your tiles.</source>
        <translation>肥沃：自分がいるタイルを選んでください。</translation>
    </message>
    <message>
        <source>Habitat: place an element on a corner.</source>
        <translation>生息地：エレメントを角に置いてください。</translation>
    </message>
    <message>
        <source>Hibernation: bring up to 5 cubes back to one tile.</source>
        <translation>冬眠：キューブを5個まで1枚のタイルに戻してください。</translation>
    </message>
    <message>
        <source>Immigrants: lose an element, a pawn or cubes.</source>
        <translation>外来種：失うエレメント・ポーン・キューブを選んでください。</translation>
    </message>
    <message>
        <source>Mass Exodus: choose a tile.</source>
        <translation>大移動：タイルを選んでください。</translation>
    </message>
    <message>
        <source>Mass Exodus: move all cubes away from {place}.</source>
        <translation>大移動：{place}のキューブをすべて移してください。</translation>
    </message>
    <message>
        <source>Metamorphosis: exchange an element.</source>
        <translation>羽化：エレメントを1個交換してください。</translation>
    </message>
    <message>
        <source>Predator: eliminate a rival on each of your tiles.</source>
        <translation>捕食者：自分の各タイルでライバルのキューブを除去してください。</translation>
    </message>
    <message>
        <source>The mammal saves one cube: choose a tile.</source>
        <translation>哺乳類：キューブを1個救うタイルを選んでください。</translation>
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
        <source>All cubes are planned: move them or take moves back.</source>
        <translation>全キューブの移動を計画しました。移動するか、取り消してください。</translation>
    </message>
    <message>
        <source>{animal} takes {card}</source>
        <translation>{animal}が「{card}」を獲得</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>終える</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動する</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Overtake {animal}</source>
        <translation>{animal}を追い越す</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Lose a pawn</source>
        <translation>ポーン1個を失う</translation>
    </message>
    <message>
        <source>Lose cubes</source>
        <translation>キューブを失う</translation>
    </message>
    <message>
        <source>Protect …</source>
        <translation>守る…</translation>
    </message>
    <message>
        <source>Which ones do you protect?</source>
        <translation>どれを守りますか？</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>何個ですか？</translation>
    </message>
    <message>
        <source>Ice Age in at least {number} rounds</source>
        <translation>氷河期まで最短{number}ラウンド</translation>
    </message>
    <message>
        <source>Round {number} is the last</source>
        <translation>最終は第{number}ラウンド</translation>
    </message>
    <message>
        <source>Ice Age possible next round</source>
        <translation>氷河期は次のラウンドかも</translation>
    </message>
    <message>
        <source>Ice Age is face up</source>
        <translation>氷河期が表向き</translation>
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
        <source>points</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>now + Ice Age + tiles</source>
        <translation>今＋氷河期＋タイル</translation>
    </message>
    <message>
        <source>now › with tiles</source>
        <translation>現在 › タイル込み</translation>
    </message>
    <message>
        <source>now › with tiles and Ice Age</source>
        <translation>現在 › タイルと氷河期込み</translation>
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
        <source>Point at a space to see its effect here.</source>
        <translation>スペースを指すと、その効果がここに出ます。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次の順番</translation>
    </message>
    <message>
        <source>tile stacks</source>
        <translation>タイルの山</translation>
    </message>
    <message>
        <source>held by none</source>
        <translation>所持なし</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>袋</translation>
    </message>
    <message>
        <source>{cubes}, {tiles}: +{points}</source>
        <translation>{cubes}、{tiles}：+{points}</translation>
    </message>
    <message>
        <source>lead of 1, 2, 3+</source>
        <translation>1・2・3以上の差</translation>
    </message>
    <message>
        <source>tied for it</source>
        <translation>優占で並ぶ</translation>
    </message>
    <message>
        <source>dies at Reset</source>
        <translation>リセットで失う</translation>
    </message>
    <message>
        <source>lives on 1 element</source>
        <translation>エレメント1個が頼り</translation>
    </message>
    <message>
        <source>feeds you</source>
        <translation>自分に合う</translation>
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
        <source>place one of these elements on earth</source>
        <translation>このエレメントを1個大地に置く</translation>
    </message>
    <message>
        <source>return one of these elements</source>
        <translation>このエレメントを1個戻す</translation>
    </message>
    <message>
        <source>remove one such element from the earth</source>
        <translation>大地の同じエレメントを1個除外</translation>
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
        <source>place a tile, then an element</source>
        <translation>タイルを置き、次にエレメント</translation>
    </message>
    <message>
        <source>move that many cubes</source>
        <translation>この数だけキューブを移す</translation>
    </message>
    <message>
        <source>eliminate a rival on each terrain</source>
        <translation>地形ごとにライバルを1個除去</translation>
    </message>
    <message>
        <source>score a tile; who dominates takes a card</source>
        <translation>タイルを得点計算、優占する動物がカード</translation>
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
        <source>desert {cell}</source>
        <translation>砂漠{cell}</translation>
    </message>
    <message>
        <source>forest {cell}</source>
        <translation>森林{cell}</translation>
    </message>
    <message>
        <source>jungle {cell}</source>
        <translation>ジャングル{cell}</translation>
    </message>
    <message>
        <source>mountain {cell}</source>
        <translation>山岳{cell}</translation>
    </message>
    <message>
        <source>savannah {cell}</source>
        <translation>サバンナ{cell}</translation>
    </message>
    <message>
        <source>sea {cell}</source>
        <translation>海{cell}</translation>
    </message>
    <message>
        <source>tundra {cell}</source>
        <translation>ツンドラ{cell}</translation>
    </message>
    <message>
        <source>wetland {cell}</source>
        <translation>湿地{cell}</translation>
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
        <source>each also</source>
        <translation>すべて＋</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>優占</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>危険</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
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
        <source>{number} × {element}</source>
        <translation>{element}{number}個</translation>
    </message>
    <message>
        <source>There is nothing to do on this tile now.</source>
        <translation>このタイルで今できることはありません。</translation>
    </message>
</context>
<context>
    <name>DominantTerms</name>
    <message>
        <source>{animals} ({who})</source>
        <extracomment>what a seat plays, and who plays it: &quot;Mammal (Ann)&quot;</extracomment>
        <translation>{animals}（{who}）</translation>
    </message>
    <message>
        <source>{action}: {what}.</source>
        <translation>{action}：{what}。</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>キューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>タイル%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At Reset you lose %n cube(s).</source>
        <translation>
            <numerusform>リセットで失うキューブ：%n個。</numerusform>
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
        <translation>ドミナント・スピーシーズ</translation>
    </message>
    <message>
        <source>Six animals, and the ice is coming.</source>
        <translation>6種類の動物に迫る氷河。</translation>
    </message>
    <message>
        <source>Long and full of plans: animals compete for an earth that freezes, and nothing is hidden.</source>
        <translation>じっくり計画を練る長いゲーム。凍りゆく大地をめぐって動物たちが争います。手札はなく、すべてが公開です。</translation>
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
        <translation>「{value}」のタイルが実際の枚数を超えています</translation>
    </message>
    <message>
        <source>more elements of “{value}” than the {limit} there are</source>
        <translation>「{value}」のエレメントが全体の{limit}個を超えています</translation>
    </message>
    <message>
        <source>more cubes of “{value}” than the {limit} there are</source>
        <translation>「{value}」のキューブが全体の{limit}個を超えています</translation>
    </message>
    <message>
        <source>more pawns of “{value}” than the {limit} there are</source>
        <translation>「{value}」のポーンが全体の{limit}個を超えています</translation>
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
        <source>{value} elements of this kind are left for the bag</source>
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
    <name>LossesAhead</name>
    <message>
        <source>dominance on {cells}</source>
        <translation>{cells}の優占</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>キューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n cube(s)</source>
        <translation>
            <numerusform>キューブ%n個まで</numerusform>
        </translation>
    </message>
    <message>
        <source>As it stands you lose: {lost}.</source>
        <translation>今のままで失うもの：{lost}。</translation>
    </message>
    <message numerus="yes">
        <source>%n of {elements}</source>
        <translation>
            <numerusform>{elements}のうち%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Wasteland removes it from the earth.</source>
        <translation>荒廃で大地から取り除かれる。</translation>
    </message>
    <message>
        <source>Takes such elements off the tundra.</source>
        <translation>ツンドラからこのエレメントを取り除く。</translation>
    </message>
    <message>
        <source>As it stands it finds nothing to do.</source>
        <translation>このままでは何もできない。</translation>
    </message>
    <message>
        <source>Regression takes one.</source>
        <translation>退化で1個失う。</translation>
    </message>
    <message>
        <source>Regression may take one.</source>
        <translation>退化で1個失うかもしれない。</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>nothing to do there as it stands</source>
        <translation>今のままではできることがない</translation>
    </message>
    <message>
        <source>waits for the next round</source>
        <translation>次のラウンドまで待つ</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) act before it.</source>
        <translation>
            <numerusform>先にアクションを行うポーンは%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>May find nothing left after: {pawns}.</source>
        <translation>次のポーンの後では何も残らないことがある：{pawns}。</translation>
    </message>
    <message>
        <source>That may change after: {pawns}.</source>
        <translation>次のポーンの後では変わることがある：{pawns}。</translation>
    </message>
    <message>
        <source>{animal} in {action}</source>
        <translation>{animal}（{action}）</translation>
    </message>
    <message>
        <source>place {number} on the track, and the pawn again</source>
        <translation>トラックの{number}番目になり、ポーンをもう一度置く</translation>
    </message>
    <message>
        <source>takes one of {elements}</source>
        <translation>{elements}から1個取る</translation>
    </message>
    <message>
        <source>keeps one of {elements}</source>
        <translation>{elements}から1個守る</translation>
    </message>
    <message>
        <source>keeps {elements}</source>
        <translation>{elements}を守る</translation>
    </message>
    <message>
        <source>places one of {elements} on earth</source>
        <translation>{elements}から1個を大地に置く</translation>
    </message>
    <message>
        <source>returns one of {elements}</source>
        <translation>{elements}から1個戻す</translation>
    </message>
    <message>
        <source>removes one of {elements} from the earth</source>
        <translation>大地から{elements}のどれか1個を取り除く</translation>
    </message>
    <message numerus="yes">
        <source>scores one of %n tile(s), none for you</source>
        <translation>
            <numerusform>タイル%n枚のどれかを得点計算、自分には0点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most for you: {cell}, %n point(s)</source>
        <translation>
            <numerusform>自分の勝利点が最も多いのは{cell}の%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most for you: {cell}, %n point(s) and a card</source>
        <translation>
            <numerusform>自分の勝利点が最も多いのは{cell}の%n点とカード1枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{animal} {after}</source>
        <translation>{animal}{after}点</translation>
    </message>
    <message>
        <source>{animal} {after} instead of {before}</source>
        <translation>{animal}{after}点（そのままなら{before}点）</translation>
    </message>
    <message>
        <source>After Reset with Ice Age: {standings}.</source>
        <translation>リセット後、氷河期で終われば：{standings}。</translation>
    </message>
    <message>
        <source>As it stands, after Reset with Ice Age: {standings}.</source>
        <translation>今のままなら、リセット後に氷河期で終わると：{standings}。</translation>
    </message>
    <message>
        <source>As it stands, at the end: {standings}.</source>
        <translation>このまま終われば：{standings}。</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n new cube(s): {cells}.</source>
        <translation>
            <numerusform>新しいキューブ%n個まで：{cells}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{animal} {points}</source>
        <translation>{animal}{points}</translation>
    </message>
    <message>
        <source>Points: {gains}.</source>
        <translation>勝利点：{gains}。</translation>
    </message>
    <message>
        <source>{animal} takes a card.</source>
        <translation>{animal}がカードを1枚取る。</translation>
    </message>
    <message>
        <source>No card is taken.</source>
        <translation>カードは取らない。</translation>
    </message>
    <message>
        <source>You will dominate {cells}.</source>
        <translation>{cells}を優占する。</translation>
    </message>
    <message>
        <source>You may come to dominate {cells}.</source>
        <translation>{cells}を優占するかもしれない。</translation>
    </message>
    <message>
        <source>{animal} will dominate {cells}.</source>
        <translation>{animal}が{cells}を優占する。</translation>
    </message>
    <message>
        <source>{animal} may come to dominate {cells}.</source>
        <translation>{animal}が{cells}を優占するかもしれない。</translation>
    </message>
    <message>
        <source>You will no longer dominate {cells}.</source>
        <translation>{cells}を優占しなくなる。</translation>
    </message>
    <message>
        <source>You may no longer dominate {cells}.</source>
        <translation>{cells}を優占しなくなるかもしれない。</translation>
    </message>
    <message>
        <source>{animal} will no longer dominate {cells}.</source>
        <translation>{animal}が{cells}を優占しなくなる。</translation>
    </message>
    <message>
        <source>{animal} may no longer dominate {cells}.</source>
        <translation>{animal}が{cells}を優占しなくなるかもしれない。</translation>
    </message>
    <message>
        <source>{animal} will rank first on {cells}.</source>
        <translation>{cells}では{animal}が1位になる。</translation>
    </message>
    <message>
        <source>{animal}: {number} more will die at Reset.</source>
        <translation>{animal}：リセットで失うキューブが{number}個増える。</translation>
    </message>
    <message>
        <source>{animal}: {number} fewer will die at Reset.</source>
        <translation>{animal}：リセットで失うキューブが{number}個減る。</translation>
    </message>
    <message>
        <source>{animal}: up to {number} more may die at Reset.</source>
        <translation>{animal}：リセットで失うキューブが最大{number}個増えるかもしれない。</translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) return to the gene pool.</source>
        <translation>
            <numerusform>{animal}：キューブ%n個が遺伝子プールに戻る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: up to %n cube(s) return to the gene pool.</source>
        <translation>
            <numerusform>{animal}：最大%n個のキューブが遺伝子プールに戻る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: %n cube(s) eliminated.</source>
        <translation>
            <numerusform>{animal}：キューブ%n個が除去される。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: up to %n cube(s) eliminated.</source>
        <translation>
            <numerusform>{animal}：最大%n個のキューブが除去される。</numerusform>
        </translation>
    </message>
    <message>
        <source>{animal} will lose {elements}.</source>
        <translation>{animal}が{elements}を失う。</translation>
    </message>
    <message>
        <source>{animal} may lose {elements}.</source>
        <translation>{animal}が{elements}を失うかもしれない。</translation>
    </message>
    <message>
        <source>{animal} will keep {elements}.</source>
        <translation>{animal}の{elements}が残る。</translation>
    </message>
    <message>
        <source>{animal} may keep {elements}.</source>
        <translation>{animal}の{elements}が残るかもしれない。</translation>
    </message>
    <message>
        <source>Leaves the tundra: {elements}.</source>
        <translation>ツンドラから取り除かれる：{elements}。</translation>
    </message>
    <message>
        <source>Stays on earth: {elements}.</source>
        <translation>大地に残る：{elements}。</translation>
    </message>
    <message>
        <source>Pawns: {animal} {number}.</source>
        <translation>ポーン：{animal}{number}。</translation>
    </message>
    <message>
        <source>{animal}: place {number} on the track.</source>
        <translation>{animal}：トラックの{number}番目。</translation>
    </message>
    <message>
        <source>Elements are drawn at random.</source>
        <translation>エレメントをランダムに引く。</translation>
    </message>
    <message>
        <source>More depends on elements that are drawn at random.</source>
        <translation>その先はランダムに引くエレメントしだい。</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>何も変わらない。</translation>
    </message>
    <message numerus="yes">
        <source>freezes one of %n tile(s)</source>
        <translation>
            <numerusform>タイル%n枚のどれかを凍らせる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n element(s)</source>
        <translation>
            <numerusform>エレメント%n個から1個を選び</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n new cube(s) around {disks}</source>
        <translation>
            <numerusform>{disks}、その周りに新しいキューブ%n個まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places one of %n tile(s)</source>
        <translation>
            <numerusform>タイル%n枚のどれかを置く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves up to %n cube(s)</source>
        <translation>
            <numerusform>キューブを%n個まで移す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rivals on %n tile(s)</source>
        <translation>
            <numerusform>タイル%n枚にライバル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You can’t do this now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>It’s another player’s decision.</source>
        <translation>今はほかのプレイヤーが選ぶ番です。</translation>
    </message>
    <message>
        <source>Choose something here.</source>
        <translation>ここでは必ずどれかを選んでください。</translation>
    </message>
    <message>
        <source>A pawn stands on this space.</source>
        <translation>このスペースにはポーンがあります。</translation>
    </message>
    <message>
        <source>The pawn has just left Initiative and cannot go back.</source>
        <translation>イニシアチブを離れたばかりのポーンは戻せません。</translation>
    </message>
    <message>
        <source>{element} is printed on this animal and cannot be lost.</source>
        <translation>{element}はこの動物に印刷されたもので、失われません。</translation>
    </message>
    <message>
        <source>Exactly {limit} different elements can be protected.</source>
        <translation>守るエレメントをちょうど{limit}種類選んでください。</translation>
    </message>
    <message>
        <source>An element lies on this corner.</source>
        <translation>この角にはエレメントがあります。</translation>
    </message>
    <message>
        <source>No element lies on this corner.</source>
        <translation>この角にエレメントはありません。</translation>
    </message>
    <message>
        <source>The element there is not {element}.</source>
        <translation>そこのエレメントは{element}ではありません。</translation>
    </message>
    <message>
        <source>There is no tile.</source>
        <translation>そこにタイルはありません。</translation>
    </message>
    <message>
        <source>A tile lies there.</source>
        <translation>そこにはタイルがあります。</translation>
    </message>
    <message>
        <source>This stack has no face-up tile.</source>
        <translation>この山に表向きのタイルはありません。</translation>
    </message>
    <message>
        <source>This tile is tundra already.</source>
        <translation>このタイルはすでにツンドラです。</translation>
    </message>
    <message>
        <source>At least 1 and at most {limit} cubes are allowed here.</source>
        <translation>ここで使えるキューブは1～{limit}個です。</translation>
    </message>
    <message>
        <source>{animal} has no {element}.</source>
        <translation>{animal}は{element}を持っていません。</translation>
    </message>
    <message>
        <source>This tile is not next to the cubes.</source>
        <translation>このタイルはキューブのあるタイルの隣ではありません。</translation>
    </message>
    <message>
        <source>You can’t choose this tile now.</source>
        <translation>今はこのタイルを選べません。</translation>
    </message>
    <message>
        <source>No tile beside this one is tundra.</source>
        <translation>このタイルの隣にツンドラのタイルがありません。</translation>
    </message>
    <message>
        <source>{terrain} is not among the terrains that are left.</source>
        <translation>残りの地形に{terrain}はありません。</translation>
    </message>
    <message>
        <source>Cubes on this tile: only {limit}.</source>
        <translation>このタイルにキューブは{limit}個しかありません。</translation>
    </message>
    <message>
        <source>These cubes have moved already.</source>
        <translation>このキューブはもう移動しました。</translation>
    </message>
    <message>
        <source>You have no cube there.</source>
        <translation>そこに自分のキューブはありません。</translation>
    </message>
    <message>
        <source>This is your own cube.</source>
        <translation>これは自分のキューブです。</translation>
    </message>
    <message>
        <source>{animal} has no cube there.</source>
        <translation>そこに{animal}のキューブはありません。</translation>
    </message>
    <message>
        <source>A cube of {animal} has been replaced already.</source>
        <translation>{animal}のキューブはもう置き換えました。</translation>
    </message>
    <message>
        <source>No mammal is endangered there.</source>
        <translation>そこに絶滅危惧の哺乳類はいません。</translation>
    </message>
    <message>
        <source>This tile has been scored this round.</source>
        <translation>このタイルは、このラウンドですでに得点計算しました。</translation>
    </message>
    <message>
        <source>No animal lives there.</source>
        <translation>そこに動物はいません。</translation>
    </message>
    <message>
        <source>{card} is not face up.</source>
        <translation>{card}は表向きに並んでいません。</translation>
    </message>
    <message>
        <source>Lose an available pawn if you have one, otherwise one on a space.</source>
        <translation>手元にポーンがあればそれを、なければスペースにある自分のポーンを失います。</translation>
    </message>
    <message>
        <source>Name the element that stays.</source>
        <translation>残すエレメントを選んでください。</translation>
    </message>
    <message>
        <source>Name the animal whose cube stays.</source>
        <translation>キューブを1個残す動物を選んでください。</translation>
    </message>
    <message>
        <source>{box} has no {element}.</source>
        <translation>{box}に{element}はありません。</translation>
    </message>
    <message>
        <source>The bag has no {element}.</source>
        <translation>袋に{element}はありません。</translation>
    </message>
    <message>
        <source>{element} is not threatened.</source>
        <translation>{element}は失われるおそれがありません。</translation>
    </message>
    <message>
        <source>This corner does not belong to the tile.</source>
        <translation>この角はそのタイルの角ではありません。</translation>
    </message>
    <message>
        <source>No tile touches this corner.</source>
        <translation>この角に接するタイルはありません。</translation>
    </message>
    <message>
        <source>No tile is next to this place.</source>
        <translation>この場所の隣にタイルがありません。</translation>
    </message>
    <message>
        <source>The cubes are on this tile already.</source>
        <translation>キューブはすでにこのタイルにあります。</translation>
    </message>
    <message>
        <source>Bird cubes move two tiles at most, and over tiles only.</source>
        <translation>鳥類のキューブが移動できるのは、タイルの上を通って2枚先までです。</translation>
    </message>
    <message>
        <source>This corner does not belong to the new tile.</source>
        <translation>この角は新しいタイルの角ではありません。</translation>
    </message>
    <message>
        <source>Cubes move onto the new tile only.</source>
        <translation>キューブが移動できるのは、新しいタイルだけです。</translation>
    </message>
    <message>
        <source>Cubes leave only the tile that was chosen.</source>
        <translation>移動できるのは、選んだタイルのキューブだけです。</translation>
    </message>
    <message>
        <source>It is the tile’s only element, so it needs no name.</source>
        <translation>このタイルのエレメントはこれだけなので、選ぶ必要はありません。</translation>
    </message>
    <message>
        <source>You can’t choose that here.</source>
        <translation>ここではそれを選べません。</translation>
    </message>
    <message>
        <source>Cubes of yours that were eliminated: only {limit}.</source>
        <translation>除去された自分のキューブは{limit}個しかありません。</translation>
    </message>
    <message>
        <source>No sea or wetland tile touches this corner.</source>
        <translation>この角に接する海や湿地のタイルはありません。</translation>
    </message>
    <message>
        <source>At least 1 cube is needed.</source>
        <translation>キューブが1個以上必要です。</translation>
    </message>
    <message>
        <source>Cubes in your gene pool: only {limit}.</source>
        <translation>遺伝子プールにキューブは{limit}個しかありません。</translation>
    </message>
    <message>
        <source>Only {limit} of these cubes can still move.</source>
        <translation>このうちまだ移動できるキューブは{limit}個だけです。</translation>
    </message>
</context>
<context>
    <name>RoundFactWords</name>
    <message>
        <source>Expected by the end of the round; otherwise with the runner-up</source>
        <translation>ラウンド終了までの見込み（かっこ内は第2候補の場合）</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <translation>{fact}。</translation>
    </message>
    <message>
        <source>Expected: {fact}.</source>
        <translation>見込み：{fact}。</translation>
    </message>
    <message>
        <source>no animal</source>
        <extracomment>which animal dominates a tile or takes a card</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>{cell} does not freeze, otherwise it does</source>
        <translation>{cell}は凍らない（第2候補では凍る）</translation>
    </message>
    <message>
        <source>{cell} freezes, otherwise it does not</source>
        <translation>{cell}が凍る（第2候補では凍らない）</translation>
    </message>
    <message>
        <source>your {element} elements: {first}, otherwise {second}</source>
        <translation>自分のエレメント（{element}）：{first}（第2候補では{second}）</translation>
    </message>
    <message>
        <source>your pawns: {first}, otherwise {second}</source>
        <translation>自分のポーン：{first}（第2候補では{second}）</translation>
    </message>
    <message>
        <source>your place on the initiative track: {first}, otherwise {second}</source>
        <translation>イニシアチブトラックの位置：{first}番目（第2候補では{second}番目）</translation>
    </message>
    <message>
        <source>you take the card {card}, otherwise {second} does</source>
        <translation>カード「{card}」を取るのは自分（第2候補では{second}）</translation>
    </message>
    <message>
        <source>{first} takes the card {card}, otherwise you do</source>
        <translation>カード「{card}」を取るのは{first}（第2候補では自分）</translation>
    </message>
    <message>
        <source>{first} takes the card {card}, otherwise {second} does</source>
        <translation>カード「{card}」を取るのは{first}（第2候補では{second}）</translation>
    </message>
    <message>
        <source>you dominate {cell}, otherwise {second} does</source>
        <translation>{cell}を優占するのは自分（第2候補では{second}）</translation>
    </message>
    <message>
        <source>{first} dominates {cell}, otherwise you do</source>
        <translation>{cell}を優占するのは{first}（第2候補では自分）</translation>
    </message>
    <message>
        <source>{first} dominates {cell}, otherwise {second} does</source>
        <translation>{cell}を優占するのは{first}（第2候補では{second}）</translation>
    </message>
    <message numerus="yes">
        <source>Survival brings you %n point(s), otherwise {number}</source>
        <translation>
            <numerusform>生存で自分に%n点（第2候補では{number}点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Survival brings {animal} %n point(s), otherwise {number}</source>
        <translation>
            <numerusform>生存で{animal}に%n点（第2候補では{number}点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you in this round, otherwise {number}</source>
        <translation>
            <numerusform>このラウンドで自分に%n点（第2候補では{number}点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for {animal} in this round, otherwise {number}</source>
        <translation>
            <numerusform>このラウンドで{animal}に%n点（第2候補では{number}点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} brings you no points, otherwise %n</source>
        <translation>
            <numerusform>{cell}で自分に0点（第2候補では%n点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} brings {animal} no points, otherwise %n</source>
        <translation>
            <numerusform>{cell}で{animal}に0点（第2候補では%n点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} is scored with %n point(s) for you, otherwise {number}</source>
        <translation>
            <numerusform>{cell}の得点計算で自分に%n点（第2候補では{number}点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} is scored with %n point(s) for {animal}, otherwise {number}</source>
        <translation>
            <numerusform>{cell}の得点計算で{animal}に%n点（第2候補では{number}点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) die in Extinction, otherwise {number}</source>
        <translation>
            <numerusform>絶滅で自分のキューブ%n個を失う（第2候補では{number}個）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} die in Extinction, otherwise {number}</source>
        <translation>
            <numerusform>絶滅で{animal}のキューブ%n個を失う（第2候補では{number}個）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) are eliminated, otherwise {number}</source>
        <translation>
            <numerusform>自分のキューブ%n個が除去される（第2候補では{number}個）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} are eliminated, otherwise {number}</source>
        <translation>
            <numerusform>{animal}のキューブ%n個が除去される（第2候補では{number}個）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your cube(s) on earth, otherwise {number}</source>
        <translation>
            <numerusform>大地に自分のキューブ%n個（第2候補では{number}個）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of {animal} on earth, otherwise {number}</source>
        <translation>
            <numerusform>大地に{animal}のキューブ%n個（第2候補では{number}個）</numerusform>
        </translation>
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
        <translation>プレイヤー1人あたりの動物</translation>
    </message>
    <message>
        <source>Two players may have three animals each, three players two; a player has the points of the animal with the fewest.</source>
        <translation>プレイヤー2人なら3種類ずつ、3人なら2種類ずつ使えます。勝利点が最も少ない動物の勝利点が、そのプレイヤーの勝利点になります。</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>取り除くカード</translation>
    </message>
    <message>
        <source>Removes this many cards unseen before play, for a shorter game.</source>
        <translation>対戦の前に、この枚数のカードを見ずに取り除きます。対戦が短くなります。</translation>
    </message>
    <message>
        <source>Short: five cards fewer</source>
        <translation>短縮：カードを5枚減らす</translation>
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
        <translation>動物が最初にいる場所です。ランダムなタイルでは、それぞれのエレメントに従って決まります。</translation>
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
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>The game ends after this round at the latest; 0 sets no limit.</source>
        <translation>対戦は遅くともこのラウンドで終わります。0なら制限はありません。</translation>
    </message>
    <message>
        <source>Glaciation acts for</source>
        <translation>氷河化を行うポーン</translation>
    </message>
    <message>
        <source>Which pawn acts where the first space of Glaciation is vacant.</source>
        <translation>氷河化の最初のスペースが空いているとき、どのポーンがアクションを行うかです。</translation>
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
        <translation>イニシアチブを離れたばかりのポーンを、そこへ戻せます。</translation>
    </message>
</context>
</TS>
