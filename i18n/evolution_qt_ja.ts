<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>The board game Evolution. Without a command it opens the game&apos;s window; the commands read and write positions, moves and records in the notation that docs/notation.md describes.</source>
        <translation>ボードゲーム「Evolution」。コマンドなしで起動するとゲームのウィンドウが開きます。各コマンドは、docs/notation.md の表記で局面・手・記録を読み書きします。</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>check a position and print its full form</source>
        <translation>局面を検査し、完全な形で出力する</translation>
    </message>
    <message>
        <source>print the legal moves, one a line</source>
        <translation>可能な手を1行に1つずつ出力する</translation>
    </message>
    <message>
        <source>make moves and print the position after them</source>
        <translation>手を進め、その後の局面を出力する</translation>
    </message>
    <message>
        <source>replay and check a record and print the standing as JSON</source>
        <translation>記録を再生・検査し、状況をJSONで出力する</translation>
    </message>
    <message>
        <source>play whole games without a window and print a summary as JSON</source>
        <translation>ウィンドウなしでゲームを最後まで行い、集計をJSONで出力する</translation>
    </message>
    <message>
        <source>draw the table or another view into a picture</source>
        <translation>テーブルなどの画面を画像に描く</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>このヘルプを表示して終了する</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>バージョンを表示して終了する</translation>
    </message>
    <message>
        <source>the language of messages</source>
        <translation>メッセージの言語</translation>
    </message>
    <message>
        <source>let bots play a game in the window</source>
        <translation>ウィンドウでコンピューター同士に対戦させる</translation>
    </message>
    <message>
        <source>a position; - reads standard input</source>
        <translation>局面のファイル(- なら標準入力)</translation>
    </message>
    <message>
        <source>a move, such as “feed 0” or “1: food horns:3”</source>
        <translation>手。例: 「feed 0」「1: food horns:3」</translation>
    </message>
    <message>
        <source>a record; - reads standard input</source>
        <translation>記録のファイル(- なら標準入力)</translation>
    </message>
    <message>
        <source>as this seat may know it, from 0</source>
        <translation>この席(0から)から見える内容で</translation>
    </message>
    <message>
        <source>of this seat, from 0, where several may move</source>
        <translation>複数の席が動けるとき、この席(0から)の手</translation>
    </message>
    <message>
        <source>which game, such as evolution/de</source>
        <translation>ゲームの種類。例: evolution/de</translation>
    </message>
    <message>
        <source>how many play</source>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>who plays: one kind for all seats or one for each, separated by commas</source>
        <translation>対戦相手の種類。全席共通で1つ、または席ごとにコンマ区切りで</translation>
    </message>
    <message>
        <source>how many games; game k has the seed X + k, from 0</source>
        <translation>ゲーム数。k番目(0から)のシードはX + k</translation>
    </message>
    <message>
        <source>the seed of the first game</source>
        <translation>最初のゲームのシード</translation>
    </message>
    <message>
        <source>test after every decision what must always be true</source>
        <translation>決定のたびに、常に成り立つべき条件を確かめる</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>書き出す画像</translation>
    </message>
    <message>
        <source>what to draw, such as table, start or settings</source>
        <translation>描く画面。例: table、start、settings</translation>
    </message>
    <message>
        <source>width and height, such as 1280x720</source>
        <translation>幅と高さ。例: 1280x720</translation>
    </message>
    <message>
        <source>pixels for each unit of the size</source>
        <translation>大きさ1単位あたりの画素数</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>light(明るい)か dark(暗い)</translation>
    </message>
</context>
<context>
    <name>Edition</name>
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
</context>
<context>
    <name>Fault</name>
    <message>
        <source>there is no such file</source>
        <translation>そのようなファイルはありません</translation>
    </message>
    <message>
        <source>this file cannot be read</source>
        <translation>このファイルは読めません</translation>
    </message>
    <message>
        <source>this file cannot be written</source>
        <translation>このファイルには書き込めません</translation>
    </message>
    <message>
        <source>larger than {limit} bytes</source>
        <translation>{limit}バイトを超えています</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>中身がありません</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>UTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>JSONではありません</translation>
    </message>
    <message>
        <source>nested more than {limit} levels deep</source>
        <translation>入れ子が{limit}段を超えています</translation>
    </message>
    <message>
        <source>a whole number must stand here</source>
        <translation>ここには整数が必要です</translation>
    </message>
    <message>
        <source>a text must stand here</source>
        <translation>ここには文字列が必要です</translation>
    </message>
    <message>
        <source>a list must stand here</source>
        <translation>ここにはリストが必要です</translation>
    </message>
    <message>
        <source>an object must stand here</source>
        <translation>ここにはオブジェクトが必要です</translation>
    </message>
    <message>
        <source>true or false must stand here</source>
        <translation>ここにはtrueかfalseが必要です</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>数が大きすぎます</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value}は整数ではありません</translation>
    </message>
    <message>
        <source>{value} is below {limit}</source>
        <translation>{value}は{limit}より小さい値です</translation>
    </message>
    <message>
        <source>{value} is above {limit}</source>
        <translation>{value}は{limit}より大きい値です</translation>
    </message>
    <message>
        <source>longer than {limit} characters</source>
        <translation>{limit}文字を超えています</translation>
    </message>
    <message>
        <source>a character that cannot be shown</source>
        <translation>表示できない文字があります</translation>
    </message>
    <message>
        <source>the key “{key}” stands here twice</source>
        <translation>キー「{key}」が2回あります</translation>
    </message>
    <message>
        <source>the key “{key}” is not known</source>
        <translation>キー「{key}」は使えません</translation>
    </message>
    <message>
        <source>the key “{key}” is missing</source>
        <translation>キー「{key}」がありません</translation>
    </message>
    <message>
        <source>“{value}” may not stand here</source>
        <translation>ここに「{value}」は使えません</translation>
    </message>
    <message>
        <source>{value} entries instead of {expected}</source>
        <translation>項目が{expected}個ではなく{value}個あります</translation>
    </message>
    <message>
        <source>{value} stands here twice</source>
        <translation>{value}が2回あります</translation>
    </message>
    <message>
        <source>this is “{value}”, not “{expected}”</source>
        <translation>「{expected}」ではなく「{value}」です</translation>
    </message>
    <message>
        <source>version {value} is not known; this program reads up to version {limit}</source>
        <translation>バージョン{value}は未対応です。このプログラムが読めるのはバージョン{limit}までです</translation>
    </message>
    <message>
        <source>the game “{value}” is not known</source>
        <translation>ゲーム「{value}」はありません</translation>
    </message>
    <message>
        <source>the rule switch “{value}” is not known</source>
        <translation>ルール設定「{value}」はありません</translation>
    </message>
    <message>
        <source>other rule switches than those of the game in hand</source>
        <translation>現在のゲームとルール設定が違います</translation>
    </message>
    <message>
        <source>{value} players; this game is for {least} to {most}</source>
        <translation>プレイヤーが{value}人です。このゲームは{least}~{most}人用です</translation>
    </message>
    <message>
        <source>there is no seat {value}</source>
        <translation>席{value}はありません</translation>
    </message>
    <message>
        <source>the opponent “{value}” is not known</source>
        <translation>対戦相手「{value}」はありません</translation>
    </message>
    <message>
        <source>“{value}” is not a card</source>
        <translation>「{value}」はカードではありません</translation>
    </message>
    <message>
        <source>the trait “{value}” is not in this game</source>
        <translation>特性「{value}」はこのゲームにありません</translation>
    </message>
    <message>
        <source>the card “{value}” is not in this deck</source>
        <translation>カード「{value}」はこの山にありません</translation>
    </message>
    <message>
        <source>more copies of “{value}” than the deck has</source>
        <translation>「{value}」の枚数がカード全体の枚数を超えています</translation>
    </message>
    <message>
        <source>more cards than the deck has</source>
        <translation>カード全体の枚数を超えています</translation>
    </message>
    <message>
        <source>“?” may not stand here</source>
        <translation>ここに「?」は使えません</translation>
    </message>
    <message>
        <source>this needs a card whose face is not known</source>
        <translation>表のわからないカードが必要です</translation>
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
        <source>{value} traits; a species has {limit} slots</source>
        <translation>特性が{value}枚あります。種族に置けるのは{limit}枚までです</translation>
    </message>
    <message>
        <source>this may not stand here in the phase “{phase}”</source>
        <translation>フェイズ「{phase}」ではここに置けません</translation>
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
        <translation>全員が終えていることはありえません</translation>
    </message>
    <message>
        <source>“{value}” names no effect of a species on the table</source>
        <translation>「{value}」に当たる種族の効果はありません</translation>
    </message>
    <message>
        <source>no move begins with “{value}”</source>
        <translation>「{value}」で始まる手はありません</translation>
    </message>
    <message>
        <source>something is missing after “{value}”</source>
        <translation>「{value}」の後に何か足りません</translation>
    </message>
    <message>
        <source>“{value}” is too much</source>
        <translation>「{value}」は余分です</translation>
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
        <source>the rules do not allow this move: {reasons}</source>
        <translation>ルール上できない手です: {reasons}</translation>
    </message>
    <message>
        <source>a record begins with a header</source>
        <translation>記録はヘッダーで始まります</translation>
    </message>
    <message>
        <source>this differs from the position the record starts from</source>
        <translation>記録の開始局面と食い違っています</translation>
    </message>
    <message>
        <source>this is neither a move nor a note that records know</source>
        <translation>手でも、記録で使える記述でもありません</translation>
    </message>
    <message>
        <source>more than {limit} moves</source>
        <translation>手数が{limit}を超えています</translation>
    </message>
    <message>
        <source>{value} moves cannot be taken back after {limit}</source>
        <translation>{limit}手のあとで{value}手は戻せません</translation>
    </message>
    <message>
        <source>round {value} did not end here</source>
        <translation>ラウンド{value}はここで終わっていません</translation>
    </message>
    <message>
        <source>after this round the game stands at {found}, the record says {expected}</source>
        <translation>このラウンド終了時の局面は{found}ですが、記録では{expected}です</translation>
    </message>
    <message>
        <source>the game does not end with this result</source>
        <translation>ゲームの結果が一致しません</translation>
    </message>
    <message>
        <source>{detail} (evolution-qt --help says more)</source>
        <translation>{detail}(詳しくは evolution-qt --help)</translation>
    </message>
    <message>
        <source>{value} kinds of opponents for {players} players</source>
        <translation>プレイヤー{players}人に対して対戦相手が{value}種類です</translation>
    </message>
    <message>
        <source>after {decisions} decisions of the game with seed {seed}: {detail}</source>
        <translation>シード{seed}のゲーム、{decisions}回目の決定のあと: {detail}</translation>
    </message>
    <message>
        <source>windows and pictures need PySide6, which is not installed</source>
        <translation>ウィンドウと画像にはPySide6が必要ですが、インストールされていません</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>line {line}</source>
        <translation>{line}行目</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>{line}行目 {column}文字目</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Too big: it counts as body size {prey}, the attacker as {attacker}, which must be more.</source>
        <translation>相手が大きすぎます。相手の体格は{prey}、攻撃側は{attacker}です。攻撃側のほうが大きくなければなりません。</translation>
    </message>
    <message>
        <source>It is protected by Climbing: only a Carnivore with Climbing reaches it.</source>
        <translation>登攀で守られています。登攀を持つ肉食の種族だけが攻撃できます。</translation>
    </message>
    <message>
        <source>It is protected by Defensive Herding: the attacker&apos;s population, {attacker}, must be above {prey}.</source>
        <translation>防衛の群れで守られています。攻撃側の個体数({attacker})が{prey}より多くなければなりません。</translation>
    </message>
    <message>
        <source>It is protected by Burrowing while it has as much food as population.</source>
        <translation>穴掘りで守られています。食料が個体数と同じだけある間は攻撃できません。</translation>
    </message>
    <message>
        <source>It is protected by Symbiosis while the species to its right is larger in body size.</source>
        <translation>共生で守られています。右隣の種族のほうが体格が大きい間は攻撃できません。</translation>
    </message>
    <message>
        <source>It is protected by a neighbour&apos;s Warning Call: only a Carnivore with Ambush gets past.</source>
        <translation>隣の種族の警戒音で守られています。待ち伏せを持つ肉食の種族だけが攻撃できます。</translation>
    </message>
    <message>
        <source>Only a species with Carnivore attacks.</source>
        <translation>攻撃できるのは肉食の種族だけです。</translation>
    </message>
    <message>
        <source>A species cannot attack itself.</source>
        <translation>種族は自分自身を攻撃できません。</translation>
    </message>
    <message>
        <source>It is fed and has no room in a Fat Tissue.</source>
        <translation>すでに満腹で、脂肪組織にも空きがありません。</translation>
    </message>
    <message>
        <source>This needs a species with Intelligence.</source>
        <translation>知能を持つ種族が必要です。</translation>
    </message>
    <message>
        <source>Each ignored trait costs one hand card: {needed} to pay, {paid} paid.</source>
        <translation>特性を1つ無視するごとに手札が1枚必要です(必要{needed}枚、支払い{paid}枚)。</translation>
    </message>
    <message>
        <source>This cannot be done at this moment of the round.</source>
        <translation>ラウンドのこの時点ではできません。</translation>
    </message>
    <message>
        <source>Another player is asked now.</source>
        <translation>いまは他のプレイヤーの番です。</translation>
    </message>
    <message>
        <source>There is no {card} in this hand.</source>
        <translation>この手札に{card}はありません。</translation>
    </message>
    <message>
        <source>There is no such species.</source>
        <translation>そのような種族はありません。</translation>
    </message>
    <message>
        <source>The trait {trait} is not there or does nothing here.</source>
        <translation>特性「{trait}」はここにないか、ここでは効果がありません。</translation>
    </message>
    <message>
        <source>The species has {limit} traits already: one of them must be replaced.</source>
        <translation>この種族にはすでに特性が{limit}枚あります。どれか1枚と取り替えてください。</translation>
    </message>
    <message>
        <source>A trait is replaced only when the species has {limit}.</source>
        <translation>特性の取り替えは、種族の特性が{limit}枚のときだけできます。</translation>
    </message>
    <message>
        <source>The species has this trait already.</source>
        <translation>この種族はすでにその特性を持っています。</translation>
    </message>
    <message>
        <source>The track ends at {limit}.</source>
        <translation>上限は{limit}です。</translation>
    </message>
    <message>
        <source>A hungry species can be fed from the watering hole and must be.</source>
        <translation>空腹の種族に水飲み場の食料を与えられるので、与えなければなりません。</translation>
    </message>
    <message>
        <source>A hungry Carnivore can attack and must feed.</source>
        <translation>空腹の肉食の種族が攻撃できるので、食べさせなければなりません。</translation>
    </message>
    <message>
        <source>Fat may be stored only while no hungry species of your own can be fed.</source>
        <translation>脂肪を蓄えられるのは、食べさせられる空腹の種族が自分にいないときだけです。</translation>
    </message>
    <message>
        <source>A Carnivore never eats plant food.</source>
        <translation>肉食の種族は植物を食べません。</translation>
    </message>
    <message>
        <source>It has no room for more.</source>
        <translation>これ以上は食べられません。</translation>
    </message>
    <message>
        <source>There is no food on the watering hole for this.</source>
        <translation>水飲み場にそのための食料がありません。</translation>
    </message>
    <message>
        <source>There is nothing here that could be declined.</source>
        <translation>ここには辞退できるものがありません。</translation>
    </message>
    <message>
        <source>This edition does not allow it.</source>
        <translation>この版では認められていません。</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>Carnivore</source>
        <translation>肉食</translation>
    </message>
    <message>
        <source>Never eats plant food. Feeds by attacking a smaller species, its owner&apos;s own if need be, and takes as much meat as the prey&apos;s body size.</source>
        <translation>植物は食べない。自分より小さい種族(必要なら自分の種族でも)を攻撃し、獲物の体格と同じ数の食肉を得る。</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>待ち伏せ</translation>
    </message>
    <message>
        <source>As a Carnivore, attacks species that are protected by Warning Call.</source>
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
        <translation>この種族を攻撃した肉食の種族は、食肉を得る前に個体数を1失う。</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>登攀</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore that has Climbing too.</source>
        <translation>同じく登攀を持つ肉食の種族だけが攻撃できる。</translation>
    </message>
    <message>
        <source>Hard Shell</source>
        <translation>堅い殻</translation>
    </message>
    <message>
        <source>Counts as {bonus} larger in body size when it is attacked. Yields no more meat.</source>
        <translation>攻撃されるとき、体格が{bonus}大きいものとして数える。得られる食肉は増えない。</translation>
    </message>
    <message>
        <source>Defensive Herding</source>
        <translation>防衛の群れ</translation>
    </message>
    <message>
        <source>Can only be attacked by a Carnivore whose population is larger too. Pack Hunting adds nothing to that population.</source>
        <translation>個体数も上回る肉食の種族だけが攻撃できる。パックハンティングで個体数が増えることはない。</translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <translation>共生</translation>
    </message>
    <message>
        <source>Cannot be attacked while your species to its right is larger in body size.</source>
        <translation>右隣にいる自分の種族のほうが体格が大きい間は、攻撃されない。</translation>
    </message>
    <message>
        <source>Burrowing</source>
        <translation>穴掘り</translation>
    </message>
    <message>
        <source>Cannot be attacked while it has as much food as population.</source>
        <translation>食料が個体数と同じだけある間は、攻撃されない。</translation>
    </message>
    <message>
        <source>Warning Call</source>
        <translation>警戒音</translation>
    </message>
    <message>
        <source>Your species to its left and right can only be attacked by a Carnivore with Ambush. It does not protect itself.</source>
        <translation>左右両隣の自分の種族は、待ち伏せを持つ肉食の種族にしか攻撃されない。この種族自身は守られない。</translation>
    </message>
    <message>
        <source>Scavenger</source>
        <translation>死体漁り</translation>
    </message>
    <message>
        <source>Takes 1 meat from the food bank each time any species loses population to a Carnivore&apos;s attack.</source>
        <translation>肉食の種族の攻撃でどれかの種族の個体数が減るたびに、食料銀行から食肉を1つ得る。</translation>
    </message>
    <message>
        <source>Fat Tissue</source>
        <translation>脂肪組織</translation>
    </message>
    <message>
        <source>Once fed, it may store food on this card, up to its body size. When the food cards are revealed, stored food moves to the board, as far as the population allows.</source>
        <translation>満腹になったら、体格と同じ数まで食料をこのカードに蓄えてよい。食料カードを表にするとき、蓄えた食料を個体数の分までボードへ移す。</translation>
    </message>
    <message>
        <source>Foraging</source>
        <translation>採餌</translation>
    </message>
    <message>
        <source>Each time it eats plant food, it may take 1 more from the same source.</source>
        <translation>植物を食べるたびに、同じところからもう1つ取ってよい。</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>知能</translation>
    </message>
    <message>
        <source>Discard hand cards: each brings a plant eater 2 plant food from the food bank, and lets a Carnivore ignore one trait in one attack.</source>
        <translation>手札を捨てる。1枚につき、草食動物なら食料銀行から植物を2つ得る。肉食なら1回の攻撃で特性を1つ無視できる。</translation>
    </message>
    <message>
        <source>Cooperation</source>
        <translation>協調性</translation>
    </message>
    <message>
        <source>Each time it eats, your species to its right takes 1 of the same food from the same source.</source>
        <translation>食べるたびに、右隣の自分の種族が同じところから同じ食料を1つ得る。</translation>
    </message>
    <message>
        <source>Long Neck</source>
        <translation>長い首</translation>
    </message>
    <message>
        <source>When the food cards are revealed, it takes 1 plant food from the food bank.</source>
        <translation>食料カードを表にするとき、食料銀行から植物を1つ得る。</translation>
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
