<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Pictures, fonts and sounds</source>
        <translation>画像・フォント・音</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン{version}</translation>
    </message>
    <message>
        <source>This is an unofficial program for people who like three board games. Its words and sounds are its own; its pictures are its own or free ones, named below.</source>
        <translation>これは3つのボードゲームを愛する人のための非公式プログラムです。文章と音はすべて独自のもので、画像は独自のものか、下に記した自由に使える素材です。</translation>
    </message>
    <message>
        <source>Evolution was designed by Dominic Crapuchettes, Dmitry Knorre and Sergey Machin; North Star Games publishes it, and in German Schmidt Spiele. Evolution: The Beginning was designed by Dominic Crapuchettes. Dominant Species was designed by Chad Jensen; GMT Games publishes it.</source>
        <translation>ゲーム「エボリューション」のデザインはDominic Crapuchettes、Dmitry Knorre、Sergey Machin、発行元はNorth Star Games、ドイツ語版はSchmidt Spieleです。「エボリューション：ザ・ビギニング」のデザインはDominic Crapuchettesです。「ドミナント・スピーシーズ」のデザインはChad Jensen、発行元はGMT Gamesです。</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It uses Qt through PySide6 under the LGPL.</source>
        <translation>このプログラムはMITライセンスのフリーソフトウェアです。LGPLのPySide6を通じてQtを利用しています。</translation>
    </message>
</context>
<context>
    <name>AgainDialog</name>
    <message>
        <source>Start the match again?</source>
        <translation>対戦を最初からやり直しますか？</translation>
    </message>
    <message>
        <source>The match so far goes into the bin, where it can be restored.</source>
        <translation>これまでの対戦はゴミ箱に移り、そこから元に戻せます。</translation>
    </message>
    <message>
        <source>What could not be saved will be lost.</source>
        <translation>保存できなかった内容は失われます。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>AnimalForms</name>
    <message>
        <source>the {animal}</source>
        <translation>{animal}</translation>
    </message>
    <message>
        <source>your {animal}</source>
        <translation>あなたの{animal}</translation>
    </message>
    <message>
        <source>{who}’s {animal}</source>
        <translation>{who}の{animal}</translation>
    </message>
    <message>
        <source>s x z</source>
        <translation>s</translation>
    </message>
    <message>
        <source>second {animal}</source>
        <translation>2番目の{animal}</translation>
    </message>
    <message>
        <source>third {animal}</source>
        <translation>3番目の{animal}</translation>
    </message>
    <message>
        <source>{animal} number {number}</source>
        <translation>{number}番目の{animal}</translation>
    </message>
</context>
<context>
    <name>AnimalFormsForeign</name>
    <message>
        <source>{who}’s {animal}</source>
        <translation>{who}の{animal}</translation>
    </message>
</context>
<context>
    <name>AnimalFormsHissing</name>
    <message>
        <source>{who}’s {animal}</source>
        <translation>{who}の{animal}</translation>
    </message>
</context>
<context>
    <name>Animals</name>
    <message>
        <source>bison</source>
        <translation>バイソン</translation>
    </message>
    <message>
        <source>parasaurolophus</source>
        <translation>パラサウロロフス</translation>
    </message>
    <message>
        <source>kangaroo</source>
        <translation>カンガルー</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>ゾウ</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>ウサギ</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>ラクダ</translation>
    </message>
    <message>
        <source>ostrich</source>
        <translation>ダチョウ</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>シカ</translation>
    </message>
    <message>
        <source>mammoth</source>
        <translation>マンモス</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>カモ</translation>
    </message>
    <message>
        <source>gorilla</source>
        <translation>ゴリラ</translation>
    </message>
    <message>
        <source>tortoise</source>
        <translation>リクガメ</translation>
    </message>
    <message>
        <source>dodo</source>
        <translation>ドードー</translation>
    </message>
    <message>
        <source>diplodocus</source>
        <translation>ディプロドクス</translation>
    </message>
    <message>
        <source>penguin</source>
        <translation>ペンギン</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>カタツムリ</translation>
    </message>
    <message>
        <source>boar</source>
        <translation>イノシシ</translation>
    </message>
    <message>
        <source>swan</source>
        <translation>ハクチョウ</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>リス</translation>
    </message>
    <message>
        <source>flamingo</source>
        <translation>フラミンゴ</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>ビーバー</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>ヒツジ</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>カエル</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>ハリネズミ</translation>
    </message>
    <message>
        <source>kiwi</source>
        <translation>キーウィ</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>ネズミ</translation>
    </message>
    <message>
        <source>armadillo</source>
        <translation>アルマジロ</translation>
    </message>
    <message>
        <source>sea turtle</source>
        <translation>ウミガメ</translation>
    </message>
    <message>
        <source>rat</source>
        <translation>ドブネズミ</translation>
    </message>
    <message>
        <source>gecko</source>
        <translation>ヤモリ</translation>
    </message>
    <message>
        <source>polar bear</source>
        <translation>ホッキョクグマ</translation>
    </message>
    <message>
        <source>raven</source>
        <translation>ワタリガラス</translation>
    </message>
    <message>
        <source>velociraptor</source>
        <translation>ヴェロキラプトル</translation>
    </message>
    <message>
        <source>rattlesnake</source>
        <translation>ガラガラヘビ</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>scorpion</source>
        <translation>サソリ</translation>
    </message>
    <message>
        <source>pterodactylus</source>
        <translation>プテロダクティルス</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>ネコ</translation>
    </message>
    <message>
        <source>new species</source>
        <translation>新しい種族</translation>
    </message>
</context>
<context>
    <name>AttackPanel</name>
    <message>
        <source>{trait} against {protection}</source>
        <translation>{trait}対{protection}</translation>
    </message>
    <message>
        <source>{trait}: {reason}</source>
        <extracomment>{reason}: such as &quot;not needed&quot;</extracomment>
        <translation>{trait}：{reason}</translation>
    </message>
    <message>
        <source>{own} for you, {others} for others</source>
        <translation>自分に{own}、相手に{others}</translation>
    </message>
    <message>
        <source>for you</source>
        <extracomment>below such as &quot;Scavenger +1&quot;</extracomment>
        <translation>自分に</translation>
    </message>
    <message>
        <source>for others</source>
        <extracomment>below such as &quot;Scavenger +1&quot;</extracomment>
        <translation>ほかのプレイヤーに</translation>
    </message>
</context>
<context>
    <name>BookCharts</name>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>how a day is written, in Qt&apos;s letters: d day, M month, MMMM its name, yyyy year</extracomment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Greedy bot</source>
        <translation>目先優先ボット</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>ランダムボット</translation>
    </message>
    <message>
        <source>Plays at this computer.</source>
        <translation>このコンピューターでプレイします。</translation>
    </message>
    <message>
        <source>Monte Carlo bot</source>
        <translation>モンテカルロボット</translation>
    </message>
    <message>
        <source>Plays each move out at random many times and takes the best.</source>
        <translation>各アクションの後の展開を何度もランダムに試し、結果が最もよいものを選びます。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>バランス型</translation>
    </message>
    <message>
        <source>No special preference.</source>
        <translation>特に偏った好みはありません。</translation>
    </message>
    <message>
        <source>Program {name}</source>
        <translation>プログラム{name}</translation>
    </message>
    <message>
        <source>{level} · {character}</source>
        <extracomment>a level of strength and a character, such as &quot;Apex · Stalker&quot;</extracomment>
        <translation>{level}・{character}</translation>
    </message>
    <message>
        <source>Another program …</source>
        <translation>ほかのプログラム…</translation>
    </message>
    <message>
        <source>Any program on this computer that can play: choose it once, and it stays in the list.</source>
        <translation>このコンピューターにある、対戦できるプログラムです。一度選ぶと一覧に残ります。</translation>
    </message>
    <message>
        <source>Takes what looks best right now.</source>
        <translation>その場で最もよさそうなアクションを選びます。</translation>
    </message>
    <message>
        <source>Makes random legal moves.</source>
        <translation>できるアクションをランダムに選びます。</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>空席</translation>
    </message>
    <message>
        <source>Open seat: a bot ({bot}) plays until someone joins, at any time ({keys}).</source>
        <translation>空席：誰かが参加するまでボット（{bot}）がプレイします。いつでも参加できます（{keys}）。</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check my data</source>
        <translation>データを検査する</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>中止しました。データは変更されていません。</translation>
    </message>
    <message>
        <source>Replaying every game, move by move: {done} of {all}.</source>
        <translation>すべての対戦のアクションを1つずつたどっています：{all}件中{done}件。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are intact.</source>
        <translation>
            <numerusform>%n件に問題はありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>No record is damaged.</source>
        <translation>壊れた記録はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be replayed to the end. They stay as they are; you can export them to have a look.</source>
        <translation>
            <numerusform>%n件の記録は最後まで再生できません。そのまま残してあるので、書き出して調べられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Recalculating statistics: {done} of {all}.</source>
        <translation>戦績を計算し直しています：{all}件中{done}件。</translation>
    </message>
    <message>
        <source>Your statistics have been recalculated.</source>
        <translation>戦績を計算し直しました。</translation>
    </message>
    <message>
        <source>Your statistics are recalculated after that.</source>
        <translation>そのあと戦績を計算し直します。</translation>
    </message>
    <message>
        <source>{name} (in the bin)</source>
        <translation>{name}（ゴミ箱の中）</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>{name}を書き出す</translation>
    </message>
    <message>
        <source>Export a record</source>
        <translation>記録を書き出す</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>check a position and print its full form</source>
        <translation>局面を検査し、完全な形で出力する</translation>
    </message>
    <message>
        <source>print the legal moves, one a line</source>
        <translation>可能なアクションを1行に1つずつ出力する</translation>
    </message>
    <message>
        <source>make moves and print the position after them</source>
        <translation>アクションを実行し、その後の局面を出力する</translation>
    </message>
    <message>
        <source>replay and check a record and print the standing as JSON</source>
        <translation>記録を再生・検査し、状況をJSONで出力する</translation>
    </message>
    <message>
        <source>work out the deal of a record and the moves of its bots again, compare, and print JSON</source>
        <translation>記録にあるカードの配り方とボットのアクションを計算し直して照合し、JSONで出力する</translation>
    </message>
    <message>
        <source>play whole games without a window and print a summary as JSON</source>
        <translation>ウィンドウなしで対戦を最後まで行い、集計をJSONで出力する</translation>
    </message>
    <message>
        <source>draw the table or another view into a picture</source>
        <translation>テーブルなどの画面を画像として書き出す</translation>
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
        <translation>ウィンドウでボットだけの対戦を行う</translation>
    </message>
    <message>
        <source>try out everything that was installed and print a report as JSON</source>
        <translation>インストールされたものをすべて試し、報告をJSONで出力する</translation>
    </message>
    <message>
        <source>the file for that report</source>
        <translation>その報告のファイル</translation>
    </message>
    <message>
        <source>a position; - reads standard input</source>
        <translation>局面のファイル（-なら標準入力）</translation>
    </message>
    <message>
        <source>a move, such as “feed 0” or “1: food horns:3”</source>
        <translation>アクション。例：「feed 0」「1: food horns:3」</translation>
    </message>
    <message>
        <source>a record; - reads standard input</source>
        <translation>記録のファイル（-なら標準入力）</translation>
    </message>
    <message>
        <source>the first digits of the commitment (in the window: deck seal), as noted when the game began</source>
        <translation>コミットメント（ウィンドウでは「山札の証明コード」）の最初の数桁（対戦の開始時に控えたもの）</translation>
    </message>
    <message>
        <source>print what follows from the position instead, as far as its game tells it</source>
        <translation>代わりに、局面から導かれる情報を出力する（ゲームが対応している範囲で）</translation>
    </message>
    <message>
        <source>tell what happened in words instead, as far as the game has them</source>
        <translation>代わりに、起きたことを文章で出力する（ゲームが対応している場合）</translation>
    </message>
    <message>
        <source>as this seat may know it, from 0</source>
        <translation>この席（0から数える）から見える内容で</translation>
    </message>
    <message>
        <source>of this seat, from 0, where several may move</source>
        <translation>複数の席がアクションを行えるとき、この席（0から数える）のアクション</translation>
    </message>
    <message>
        <source>which game, such as evolution/de</source>
        <translation>ゲームの種類。例：evolution/de</translation>
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
        <translation>対戦の数。k番目（0から）のシードはX+k</translation>
    </message>
    <message>
        <source>test after every decision what must always be true</source>
        <translation>決定のたびに、常に成り立つべき条件を確かめる</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>書き出す画像のファイル</translation>
    </message>
    <message>
        <source>what to draw, such as table, start or settings</source>
        <translation>描く画面。例：table、start、settings</translation>
    </message>
    <message>
        <source>width and height, such as 1280x720</source>
        <translation>幅と高さ。例：1280x720</translation>
    </message>
    <message>
        <source>pixels for each unit of the size</source>
        <translation>大きさ1単位あたりの画素数</translation>
    </message>
    <message>
        <source>an outside program that may play as outside/NAME; may be given again</source>
        <translation>outside/名前として参加できる外部プログラム。繰り返し指定可</translation>
    </message>
    <message>
        <source>keys to press on the table first, such as “A Tab”</source>
        <translation>先にテーブルで押すキー。例：「A Tab」</translation>
    </message>
    <message>
        <source>{name} at seat {seat}: {reason}; a simple bot plays on for it to the end of this game</source>
        <translation>席{seat}の{name}：{reason}。この対戦の終わりまで簡単なボットが代わりに続けます</translation>
    </message>
    <message>
        <source>bot moves left out because the bot was stopped early: {count}</source>
        <translation>途中で止められたため対象外としたボットのアクション：{count}</translation>
    </message>
    <message>
        <source>bot moves left out because another program made them: {count}</source>
        <translation>ほかのプログラムが行ったため対象外としたボットのアクション：{count}</translation>
    </message>
    <message>
        <source>bot moves left out because their network is not at hand: {count}</source>
        <translation>使ったネットワークがここにないため対象外としたボットのアクション：{count}</translation>
    </message>
    <message>
        <source>bot moves left out because they cannot be repeated without a nonce: {count}</source>
        <translation>確認用の乱数（ナンス）がなく再現できないため対象外としたボットのアクション：{count}</translation>
    </message>
    <message>
        <source>bot moves left out because the bot failed this time: {count}</source>
        <translation>今回ボットが応答しなかったため対象外としたボットのアクション：{count}</translation>
    </message>
    <message>
        <source>{name}: {reason}; from now on a simple bot plays for it</source>
        <translation>{name}：{reason}。これからは簡単なボットが代わりに続けます</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>“{value}” is not known here</source>
        <translation>「{value}」はここでは使えません</translation>
    </message>
    <message>
        <source>missing: {value}</source>
        <translation>足りません：{value}</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not one of {choices}</source>
        <translation>{name}：「{value}」は{choices}のどれでもありません</translation>
    </message>
    <message>
        <source>there is no command “{value}”, only {choices}</source>
        <translation>「{value}」というコマンドはありません。あるのは{choices}です</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not a number</source>
        <translation>{name}：「{value}」は数値ではありません</translation>
    </message>
    <message>
        <source>{name}: a value is missing</source>
        <translation>{name}：値がありません</translation>
    </message>
    <message>
        <source>{name} takes no value</source>
        <translation>{name}に値は指定できません</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not a whole number from 0 to 9007199254740991</source>
        <translation>{name}：「{value}」は0から9007199254740991までの整数ではありません</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not allowed here</source>
        <translation>{name}：「{value}」はここに書けません</translation>
    </message>
    <message>
        <source>light or dark, with light_contrast and dark_contrast for high contrast</source>
        <translation>light（ライト）またはdark（ダーク）。高コントラストはlight_contrastとdark_contrast</translation>
    </message>
    <message>
        <source>how large writing is, in per cent, such as 150</source>
        <translation>文字の大きさ（パーセント）。例：150</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>コマンド：</translation>
    </message>
    <message>
        <source>Evolution: three board games against bots, or for several people at one screen ({games}). Without a command the window opens, with a record (FILE.jsonl) as a replay; the commands read and write positions, moves and records in the notation that docs/notation.md describes.</source>
        <translation>Evolution：ボットを相手に、または1台の画面を囲んで遊べる3つのボードゲームです（{games}）。コマンドなしではウィンドウを開き、記録（.jsonlのファイル）を付けるとその対戦をリプレイします。各コマンドはdocs/notation.mdに書かれた記法で局面・アクション・記録を読み書きします。</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>オプション：</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>引数：</translation>
    </message>
    <message>
        <source>the seed of the first game; a program that plays could work out all cards</source>
        <translation>最初の対戦のシード。参加するプログラムがすべてのカードを割り出すおそれがある</translation>
    </message>
    <message>
        <source>the file with the secret from which the deals follow; made if it is not there</source>
        <translation>配り方のもとになる秘密の値のファイル。なければ作られる</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>MOVE</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>window system</source>
        <translation>ウィンドウシステム</translation>
    </message>
    <message>
        <source>list of editions</source>
        <translation>版の一覧</translation>
    </message>
    <message>
        <source>program files</source>
        <translation>プログラムのファイル</translation>
    </message>
    <message>
        <source>language {name}</source>
        <translation>言語{name}</translation>
    </message>
    <message>
        <source>tables of {name}</source>
        <translation>{name}のテーブル</translation>
    </message>
    <message>
        <source>view {name}</source>
        <translation>画面{name}</translation>
    </message>
    <message>
        <source>game of bots, {name}</source>
        <translation>ボットどうしの対戦、{name}</translation>
    </message>
    <message>
        <source>record whose writer was killed</source>
        <translation>書き込み中にプログラムが強制終了された記録</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>問題ありません</translation>
    </message>
    <message>
        <source>failed, {reason}</source>
        <translation>失敗しました（{reason}）</translation>
    </message>
    <message>
        <source>{failed} of {all} checks failed</source>
        <translation>{all}件の確認のうち{failed}件が失敗しました</translation>
    </message>
    <message>
        <source>everything works</source>
        <translation>すべて動作しています</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game …</source>
        <translation>新しい対戦…</translation>
    </message>
    <message>
        <source>Open hands …</source>
        <translation>手札を公開する…</translation>
    </message>
    <message>
        <source>Players …</source>
        <translation>プレイヤーの変更…</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>降参する…</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>対戦の記録</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>対戦の結果</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>This game …</source>
        <translation>この対戦…</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>シードをコピー</translation>
    </message>
    <message>
        <source>Report a bug …</source>
        <translation>不具合を報告…</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>開始画面へ</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>音のオン／オフ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>この手番をすべて取り消す</translation>
    </message>
    <message>
        <source>Continue as a practice game …</source>
        <translation>練習対戦として続ける…</translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>Turning points</source>
        <translation>対戦の転機</translation>
    </message>
    <message>
        <source>See this round again</source>
        <translation>このラウンドをもう一度見る</translation>
    </message>
</context>
<context>
    <name>CoverButton</name>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours}時間</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分</translation>
    </message>
    <message>
        <source>ages {age}+</source>
        <translation>{age}歳以上</translation>
    </message>
</context>
<context>
    <name>CoveredHands</name>
    <message>
        <source>{name}’s cards can be seen now. Everyone else, look away!</source>
        <translation>{name}のカードが見えています。ほかのプレイヤーは画面を見ないでください。</translation>
    </message>
    <message>
        <source>Cover the cards</source>
        <translation>カードを隠す</translation>
    </message>
    <message>
        <source>The game is not over, so hands stay covered. It is {name}’s turn.</source>
        <translation>対戦がまだ終わっていないので、手札は隠してあります。{name}の番です。</translation>
    </message>
    <message>
        <source>Show {name}’s cards …</source>
        <translation>{name}のカードを見る…</translation>
    </message>
    <message>
        <source>The game is not over, so hands stay covered. On their turn, players can see their own cards.</source>
        <translation>対戦がまだ終わっていないので、手札は隠してあります。自分の番のプレイヤーは、自分の手札を見られます。</translation>
    </message>
</context>
<context>
    <name>CrestDialog</name>
    <message>
        <source>Crest of {name}</source>
        <translation>{name}の紋章</translation>
    </message>
    <message>
        <source>It is saved with the name. No two players at a table share a colour or a face.</source>
        <translation>紋章は名前とともに保存されます。同じテーブルで、色や動物がほかのプレイヤーと重なることはありません。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>クマ</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>ワシ</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>ライオン</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>ウマ</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>ヒツジ</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>トラ</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>パンダ</translation>
    </message>
    <message>
        <source>Koala</source>
        <translation>コアラ</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>オウム</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>イルカ</translation>
    </message>
    <message>
        <source>Hummingbird</source>
        <translation>ハチドリ</translation>
    </message>
    <message>
        <source>Seahorse</source>
        <translation>タツノオトシゴ</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Release to cover the cards again.</source>
        <translation>離すとカードはまた隠れます。</translation>
    </message>
    <message>
        <source>Hold to peek at your cards</source>
        <translation>押している間だけ手札を見る</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <translation>手番を始める</translation>
    </message>
    <message>
        <source>Curtain: the next player is {name}</source>
        <translation>目隠し：次のプレイヤーは{name}です</translation>
    </message>
    <message>
        <source>{name}’s turn. Everyone else, look away!</source>
        <translation>{name}の番です。ほかのプレイヤーは画面を見ないでください。</translation>
    </message>
    <message>
        <source>Hold to see your cards; the key {key} does the same</source>
        <translation>押している間だけ手札が見えます（{key}キーでも同じ）</translation>
    </message>
    <message>
        <source>Enter begins the turn. {key} shows your cards while it is held down.</source>
        <extracomment>what a screen reader says at the curtain</extracomment>
        <translation>Enterで手番を始めます。{key}を押している間は自分のカードが見えます。</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Copy …</source>
        <translation>コピー…</translation>
    </message>
    <message>
        <source>Report a bug …</source>
        <translation>不具合を報告…</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>対戦をコピー</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>シードをコピー</translation>
    </message>
    <message>
        <source>The table as every player may see it</source>
        <translation>全プレイヤーに見える盤面</translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>ゴミ箱に入れる</translation>
    </message>
</context>
<context>
    <name>DisplayPage</name>
    <message>
        <source>Display</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>follow system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>full</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動きの演出</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>With reduced motion, things fade in and out instead of moving or flashing, at the same speed. Without animations, everything appears at once.</source>
        <translation>「控えめ」では、動いたり点滅したりする代わりに、同じ速さで徐々に現れたり消えたりします。アニメーションが「なし」なら、すべてがすぐに表示されます。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>immediately</source>
        <translation>すぐ</translation>
    </message>
    <message>
        <source>after a short delay</source>
        <translation>少し後</translation>
    </message>
    <message>
        <source>after a second</source>
        <translation>1秒後</translation>
    </message>
    <message>
        <source>Enlarge cards</source>
        <translation>カードの拡大</translation>
    </message>
    <message>
        <source>beside the pointer</source>
        <translation>ポインターの横</translation>
    </message>
    <message>
        <source>always in the same place</source>
        <translation>いつも同じ場所</translation>
    </message>
    <message>
        <source>Position of enlarged card</source>
        <translation>拡大したカードの位置</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>main events</source>
        <translation>重要な出来事</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>ログの表示内容</translation>
    </message>
    <message>
        <source>Show keys on the table</source>
        <translation>テーブルにキーを表示する</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message numerus="yes">
        <source>Drop %n file(s) here to import the games</source>
        <translation>
            <numerusform>ここにドロップすると、%n件のファイルから対戦を取り込みます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditionsDialog</name>
    <message>
        <source>What differs between the editions</source>
        <translation>各版の違い</translation>
    </message>
</context>
<context>
    <name>EmptyBinDialog</name>
    <message>
        <source>Empty the bin?</source>
        <translation>ゴミ箱を空にしますか？</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>完全に削除</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) will be deleted permanently. This cannot be undone.</source>
        <translation>
            <numerusform>対戦の記録%n件を完全に削除します。元には戻せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the games</source>
        <translation>対戦の記録を残す</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>there is no such file</source>
        <translation>ファイルが見つかりません</translation>
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
        <source>the disk is full</source>
        <translation>ディスクの空きがありません</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>そこへの書き込みは許可されていません</translation>
    </message>
    <message>
        <source>the folder is gone</source>
        <translation>フォルダーがなくなっています</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>ディスクでエラーが発生しました</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>this is a link to another place</source>
        <translation>別の場所へのリンクです</translation>
    </message>
    <message>
        <source>a window has it open</source>
        <translation>ほかのウィンドウで開かれています</translation>
    </message>
    <message>
        <source>from here on the file is not as this program wrote it</source>
        <translation>ここから先は、このプログラムが書いた内容と異なります</translation>
    </message>
    <message>
        <source>this game is already saved as “{value}”</source>
        <translation>この対戦は「{value}」としてすでに保存されています</translation>
    </message>
    <message>
        <source>larger than {limit} bytes</source>
        <translation>{limit}バイトを超えています</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>空のファイルです</translation>
    </message>
    <message>
        <source>this is not a game</source>
        <translation>これは対戦の記録ではありません</translation>
    </message>
    <message>
        <source>this is a position, not a game; the command line reads positions</source>
        <translation>これは対戦ではなく局面です。局面はコマンドラインで使えます</translation>
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
        <source>a whole number is needed here</source>
        <translation>ここには整数が必要です</translation>
    </message>
    <message>
        <source>a text is needed here</source>
        <translation>ここには文字列が必要です</translation>
    </message>
    <message>
        <source>a list is needed here</source>
        <translation>ここにはリストが必要です</translation>
    </message>
    <message>
        <source>an object is needed here</source>
        <translation>ここにはオブジェクトが必要です</translation>
    </message>
    <message>
        <source>true or false is needed here</source>
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
        <source>the key “{key}” appears here twice</source>
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
        <source>“{value}” is not allowed here</source>
        <translation>ここに「{value}」は使えません</translation>
    </message>
    <message>
        <source>another player has “{value}” already</source>
        <translation>「{value}」はすでに別のプレイヤーが使っています</translation>
    </message>
    <message>
        <source>{value} appears here twice</source>
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
        <source>the log of the game “{value}” is told in the window only</source>
        <translation>ゲーム「{value}」のログはウィンドウでだけ見られます</translation>
    </message>
    <message>
        <source>the game “{value}” has rules here but no table; commands can play it</source>
        <translation>ゲーム「{value}」はルールだけに対応していて、画面がありません。コマンドで遊べます</translation>
    </message>
    <message>
        <source>the rule switch “{value}” is not known</source>
        <translation>ルール設定「{value}」はありません</translation>
    </message>
    <message>
        <source>these rule switches differ from those of the game in hand</source>
        <translation>進行中の対戦とルール設定が違います</translation>
    </message>
    <message>
        <source>there is no seat {value}</source>
        <translation>席{value}はありません</translation>
    </message>
    <message>
        <source>nothing can be chosen here in “{value}”</source>
        <translation>「{value}」ではここで選べるものがありません</translation>
    </message>
    <message>
        <source>the game is not over yet</source>
        <translation>対戦はまだ終わっていません</translation>
    </message>
    <message>
        <source>the opponent “{value}” is not known</source>
        <translation>対戦相手「{value}」はいません</translation>
    </message>
    <message>
        <source>“{value}” is not a card</source>
        <translation>「{value}」はカードではありません</translation>
    </message>
    <message>
        <source>the card “{value}” is not in this deck</source>
        <translation>カード「{value}」はこのカード一式にありません</translation>
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
        <source>“?” is not allowed here</source>
        <translation>ここに「?」は使えません</translation>
    </message>
    <message>
        <source>this needs a card whose face is not known</source>
        <translation>表がわからないカードの中身が必要です</translation>
    </message>
    <message>
        <source>this is not allowed here in the phase “{phase}”</source>
        <translation>フェイズ「{phase}」では、ここに指定できません</translation>
    </message>
    <message>
        <source>no move begins with “{value}”</source>
        <translation>「{value}」で始まるアクションはありません</translation>
    </message>
    <message>
        <source>something is missing after “{value}”</source>
        <translation>「{value}」の後に足りないものがあります</translation>
    </message>
    <message>
        <source>“{value}” is too much</source>
        <translation>「{value}」は余分です</translation>
    </message>
    <message>
        <source>the rules do not allow this move: {reasons}</source>
        <translation>ルール上できないアクションです：{reasons}</translation>
    </message>
    <message>
        <source>a record begins with a header</source>
        <translation>記録の先頭にはヘッダーが必要です</translation>
    </message>
    <message>
        <source>this differs from the position the record starts from</source>
        <translation>記録の開始局面と食い違っています</translation>
    </message>
    <message>
        <source>this is neither a move nor a note that records know</source>
        <translation>アクションでも、記録で使える記述でもありません</translation>
    </message>
    <message>
        <source>more than {limit} moves</source>
        <translation>アクションの数が{limit}を超えています</translation>
    </message>
    <message>
        <source>round {value} did not end here</source>
        <translation>第{value}ラウンドはここで終わっていません</translation>
    </message>
    <message>
        <source>after this round the game stands at {found}, the record says {expected}</source>
        <translation>このラウンド終了時の対戦の状態は{found}ですが、記録では{expected}です</translation>
    </message>
    <message>
        <source>the game does not end with this result</source>
        <translation>対戦の結果が記録と一致しません</translation>
    </message>
    <message>
        <source>the seed and the nonce do not fit this commitment (deck seal)</source>
        <translation>シードと確認用の乱数（ナンス）が、このコミットメント（山札の証明コード）と一致しません</translation>
    </message>
    <message>
        <source>the seed, the nonce and the kinds of players do not fit this commitment (deck seal)</source>
        <translation>シード、確認用の乱数（ナンス）、プレイヤーの種類が、このコミットメント（山札の証明コード）と一致しません</translation>
    </message>
    <message>
        <source>the commitment of this game is {found}, not {expected}</source>
        <translation>この対戦のコミットメントは{found}で、{expected}ではありません</translation>
    </message>
    <message>
        <source>{kind} at seat {seat} plays “{found}” here, not “{expected}”</source>
        <translation>席{seat}の{kind}は、ここで「{expected}」ではなく「{found}」を選びます</translation>
    </message>
    <message>
        <source>what seat {seat} is told here depends on cards it may not know</source>
        <translation>ここで席{seat}に知らされる内容が、知ってはならないカードに左右されています</translation>
    </message>
    <message>
        <source>these are not valid weights of a network</source>
        <translation>ネットワークの重みとして正しくありません</translation>
    </message>
    <message>
        <source>made for the features {value}, not {expected}</source>
        <translation>特徴量{expected}用ではなく、{value}用です</translation>
    </message>
    <message>
        <source>a secret is {limit} hexadecimal digits, and a file with one holds nothing else</source>
        <translation>秘密の値は16進数{limit}桁で、ファイルにはそれだけを書きます</translation>
    </message>
    <message>
        <source>give either a seed (--seed) or a secret, not both</source>
        <translation>シード（--seed）か秘密の値のどちらか一方だけを指定してください</translation>
    </message>
    <message>
        <source>“{value}” is not one of {known}</source>
        <translation>「{value}」は{known}のどれでもありません</translation>
    </message>
    <message>
        <source>“{value}” is not NAME=COMMAND</source>
        <translation>「{value}」は「名前=コマンド」の形ではありません</translation>
    </message>
    <message>
        <source>“{value}”: a name has small letters a to z, digits, - and _, and at most {limit} of them</source>
        <translation>「{value}」：名前に使えるのは小文字のaからz、数字、-、_で、{limit}文字までです</translation>
    </message>
    <message>
        <source>a quotation mark is not closed in “{value}”</source>
        <translation>「{value}」の引用符が閉じていません</translation>
    </message>
    <message>
        <source>there is no program “{value}”</source>
        <translation>プログラム「{value}」がありません</translation>
    </message>
    <message>
        <source>the file “{value}” is not a program that can run; one in Python runs as “python3 FILE”</source>
        <translation>ファイル「{value}」は実行できるプログラムではありません。Pythonのプログラムは「python3 ファイル」で実行できます</translation>
    </message>
    <message>
        <source>the program cannot be started: {value}</source>
        <translation>プログラムを起動できません：{value}</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>プログラムが終了しました</translation>
    </message>
    <message>
        <source>a line of more than {limit} bytes</source>
        <translation>{limit}バイトを超える行があります</translation>
    </message>
    <message>
        <source>more than {limit} bytes on standard error</source>
        <translation>標準エラー出力が{limit}バイトを超えました</translation>
    </message>
    <message>
        <source>an answer without a question</source>
        <translation>求められていない応答です</translation>
    </message>
    <message>
        <source>an answer to question {value} instead of {expected}</source>
        <translation>質問{expected}ではなく質問{value}への応答です</translation>
    </message>
    <message>
        <source>no player is asked here</source>
        <translation>ここではどのプレイヤーの番でもありません</translation>
    </message>
    <message>
        <source>a move of seat {value}, whose turn it is not</source>
        <translation>手番でない席{value}のアクションです</translation>
    </message>
    <message>
        <source>it has failed in {value} games in a row</source>
        <translation>{value}戦続けて失敗しました</translation>
    </message>
    <message>
        <source>a move after the end of the turn</source>
        <translation>手番が終わった後のアクションです</translation>
    </message>
    <message>
        <source>{detail} (evolution-qt --help says more)</source>
        <translation>{detail}（詳しくはevolution-qt --help）</translation>
    </message>
    <message>
        <source>{value} kinds of opponents for {players} players</source>
        <translation>プレイヤー{players}人に対して対戦相手が{value}種類です</translation>
    </message>
    <message>
        <source>after {decisions} decisions of the game with seed {seed}: {detail}</source>
        <translation>シード{seed}の対戦、{decisions}回目の決定の後：{detail}</translation>
    </message>
    <message>
        <source>the arena is part of the source code only: python -m lab arena</source>
        <translation>アリーナはソースコードにのみ含まれます：python -m lab arena</translation>
    </message>
    <message>
        <source>windows and pictures need PySide6, which is not installed</source>
        <translation>ウィンドウと画像にはPySide6が必要ですが、インストールされていません</translation>
    </message>
    <message>
        <source>length {value} instead of {expected}</source>
        <translation>項目が{expected}個のはずですが、{value}個あります</translation>
    </message>
    <message>
        <source>this game is for {least} to {most} players, not for {value}</source>
        <translation>このゲームは{least}⁠～⁠{most}人用で、{value}人では遊べません</translation>
    </message>
    <message>
        <source>no level plays “{value}”, only “random” and “greedy”</source>
        <translation>「{value}」をプレイできる強さは「random」と「greedy」だけです</translation>
    </message>
    <message>
        <source>there is no move to redo</source>
        <translation>やり直せるアクションはありません</translation>
    </message>
    <message>
        <source>moves to undo: {value}, moves made: {limit}</source>
        <translation>アクションを{value}回分取り消そうとしましたが、これまでのアクションは{limit}回です</translation>
    </message>
    <message>
        <source>“{value}” is not how a commitment begins, such as 15ac83c11c9b10dd7ae6</source>
        <translation>「{value}」はコミットメントの最初の桁の形（例：15ac83c11c9b10dd7ae6）ではありません</translation>
    </message>
    <message>
        <source>{value} digits are too few; give at least {limit}, or better {wanted}</source>
        <translation>{value}桁では足りません。{limit}桁以上、できれば{wanted}桁を指定してください</translation>
    </message>
    <message>
        <source>{value} digits say little, because other cards with the same ones can be found; note {wanted}</source>
        <translation>{value}桁では、同じ桁になる別のカードの並びを見つけられるため、確かとはいえません。{wanted}桁を控えてください</translation>
    </message>
    <message>
        <source>no answer within {limit} s</source>
        <translation>{limit}秒以内に応答がありませんでした</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Reset your statistics?</source>
        <translation>戦績をリセットしますか？</translation>
    </message>
    <message>
        <source>The games so far will no longer count. Their records stay, and you can count them again later.</source>
        <translation>これまでの対戦は戦績に含まれなくなります。記録は残るので、後から戦績に戻すこともできます。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hint ({key}); press again for a clearer one</source>
        <translation>ヒント（{key}）。もう一度押すと、より具体的になります</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Name of the game</source>
        <translation>対戦の名前</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>The bots are still starting. Simple bots play for them until they are ready.</source>
        <translation>ボットはまだ起動中です。準備ができるまで、簡単なボットが代わりに続けます。</translation>
    </message>
    <message>
        <source>The bots cannot be started. Simple bots play for them to the end of this game.</source>
        <translation>ボットを起動できません。この対戦の終わりまで、簡単なボットが代わりに続けます。</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name}の番です</translation>
    </message>
    <message>
        <source>The hands are covered again.</source>
        <translation>手札をふたたび隠しました。</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>公開する…</translation>
    </message>
    <message>
        <source>This game cannot be saved: {reason}. You can play on; the program tries again with every move.</source>
        <translation>対戦を保存できません：{reason}。このまま続けられます。アクションのたびに保存を試みます。</translation>
    </message>
    <message>
        <source>Saving works again. Nothing was lost.</source>
        <translation>保存できるようになりました。失われたものはありません。</translation>
    </message>
    <message>
        <source>{name}: {reason}. A simple bot takes over for the rest of this game.</source>
        <translation>{name}：{reason}。この対戦の終わりまで簡単なボットが代わりに続けます。</translation>
    </message>
    <message>
        <source>The game stops here. It is saved; please continue it from the start screen.</source>
        <translation>対戦はここで中断します。保存されているので、開始画面から続けてください。</translation>
    </message>
</context>
<context>
    <name>GamesChart</name>
    <message>
        <source>Points in each game</source>
        <translation>各対戦の勝利点</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Game {number}, {date}: points {points}, {ended}, players {players}</source>
        <translation>{number}戦目（{date}）：{points}点、{ended}、{players}人</translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give up?</source>
        <translation>降参しますか？</translation>
    </message>
    <message>
        <source>A bot takes over for {name} and finishes the game so that the scores can be counted. The record shows when it took over.</source>
        <translation>{name}に代わってボットが対戦を最後までプレイし、勝利点を計算します。いつ代わったかは記録に残ります。</translation>
    </message>
    <message>
        <source>Who takes over</source>
        <translation>引き継ぐボット</translation>
    </message>
    <message>
        <source>Skip to the final scores</source>
        <translation>結果まで一気に進める</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>降参する</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Why did {who} do that?</source>
        <translation>{who}がこのアクションを選んだ理由</translation>
    </message>
    <message>
        <source>Pros</source>
        <translation>利点</translation>
    </message>
    <message>
        <source>Cons</source>
        <translation>難点</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選んだアクション</translation>
    </message>
    <message>
        <source>Runner-up</source>
        <translation>第2候補</translation>
    </message>
    <message>
        <source>Third choice</source>
        <translation>第3候補</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>同じくらいよい候補</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>ほかの候補</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>ほかにできることはありませんでした。</translation>
    </message>
    <message>
        <source>Counted in points; what lies ahead is estimated.</source>
        <translation>勝利点に換算した値です。先のことは見積もりです。</translation>
    </message>
    <message>
        <source>Its other options would reveal its hand. You can see them after the game.</source>
        <translation>ほかの候補を示すと手札がわかってしまいます。対戦が終わると見られます。</translation>
    </message>
    <message>
        <source>{part}: about {amount} points better than the runner-up.</source>
        <translation>{part}：第2候補より約{amount}点有利。</translation>
    </message>
    <message>
        <source>{rank}: {move}.</source>
        <translation>{rank}：{move}。</translation>
    </message>
    <message>
        <source>Reasons are not saved with a game but can be worked out again: each opponent decides once more from what it knew then.</source>
        <translation>理由は対戦の記録には保存されませんが、あとから調べ直せます。相手は、そのとき知っていたことだけをもとに、もう一度判断します。</translation>
    </message>
    <message>
        <source>Nothing is known about this move: a person, a substitute or another program made it, the bot was stopped early, or this version of the program cannot work it out again.</source>
        <translation>このアクションについては何もわかりません。人間、代わりのボット、ほかのプログラムによるものか、ボットが途中で止められたか、このバージョンのプログラムでは調べ直せないものです。</translation>
    </message>
    <message>
        <source>An opponent failed to answer, so some reasons are missing. You can try again.</source>
        <translation>相手から応答がなかったため、一部の理由がわかりませんでした。もう一度試せます。</translation>
    </message>
    <message>
        <source>Looking for a hint.</source>
        <translation>ヒントを探しています。</translation>
    </message>
    <message>
        <source>Still thinking.</source>
        <translation>まだ考えています。</translation>
    </message>
    <message>
        <source>Look at the button to the right of the prompt.</source>
        <translation>案内文の右のボタンに注目しましょう。</translation>
    </message>
    <message>
        <source>Look at your species “{name}”.</source>
        <translation>自分の種族の{name}に注目しましょう。</translation>
    </message>
    <message>
        <source>Hints are available when it is your turn.</source>
        <translation>ヒントは自分の番のときに表示されます。</translation>
    </message>
    <message>
        <source>No hint found this time.</source>
        <translation>今回はヒントが見つかりませんでした。</translation>
    </message>
    <message>
        <source>Only partly thought through.</source>
        <translation>途中までしか考えていません。</translation>
    </message>
    <message>
        <source>Press {key} again for more.</source>
        <translation>もう一度{key}を押すと詳しくなります。</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>Edition default: {value}</source>
        <translation>標準：{value}</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>この対戦のルール</translation>
    </message>
    <message>
        <source>{edition}, unless something is changed here.</source>
        <translation>{edition}のルールです。ここで変更できます。</translation>
    </message>
    <message>
        <source>Edition default</source>
        <translation>標準ルールに戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>このルールで遊ぶ</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>{what}: {words}</source>
        <translation>{what}：{words}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first}・{second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}。{second}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}。</translation>
    </message>
    <message>
        <source>from {old} to {new}</source>
        <translation>{old}から{new}へ</translation>
    </message>
    <message>
        <source>{first} to {second}</source>
        <translation>{first}：{second}</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Enter or a double click, then the new key; Del resets it. Digits, arrows, Enter, Tab, Space and Esc cannot be changed.</source>
        <translation>Enterを押すかダブルクリックしてから、新しいキーを押してください。Delで元のキーに戻ります。数字、矢印、Enter、Tab、Space、Escは変えられません。</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <translation>2つを入れ替える</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <source>Press the new key for “{words}”. Esc keeps the old one.</source>
        <translation>「{words}」の新しいキーを押してください。Escを押すと元のままになります。</translation>
    </message>
    <message>
        <source>At the table “{key}” cannot be used: letters, signs and F1 to F12 can.</source>
        <translation>テーブルでは「{key}」は使えません。文字、記号、F1からF12が使えます。</translation>
    </message>
    <message>
        <source>“{key}” cannot be used: letters and signs can, and any key with Ctrl or Alt.</source>
        <translation>「{key}」は使えません。文字と記号、またはCtrlかAltと組み合わせたキーが使えます。</translation>
    </message>
    <message>
        <source>“{key}” is already used for: {words}</source>
        <translation>「{key}」はすでに次の操作に使われています：{words}</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language and text</source>
        <translation>言語と文字</translation>
    </message>
    <message>
        <source>follow system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Text on the table grows as far as space allows; enlarged cards and all panels use the full size. Scroll to see what does not fit in the window.</source>
        <translation>テーブルの上の文字は、場所のある範囲で大きくなります。拡大したカードとパネルは、選んだ大きさで表示されます。ウィンドウに入りきらない部分は、スクロールして見られます。</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>Leave this game?</source>
        <translation>この対戦を中断しますか？</translation>
    </message>
    <message>
        <source>No move has been made yet, so it will not be saved.</source>
        <translation>まだアクションを行っていないため、この対戦は保存されません。</translation>
    </message>
    <message>
        <source>The game is saved. You can continue it later from the start screen.</source>
        <translation>対戦は保存されます。後で開始画面から続けられます。</translation>
    </message>
    <message>
        <source>What could not be saved will be lost. Play on to copy or export the game first; the menu has both.</source>
        <translation>保存できなかった内容は失われます。「続ける」で対戦に戻れば、先にメニューから対戦をコピーしたり書き出したりできます。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>中断する</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step {number} of {count}: {title}</source>
        <translation>{number}／{count}：{title}</translation>
    </message>
    <message>
        <source>Marked on the table: {things}</source>
        <translation>テーブル上の印：{things}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>First steps: {number} of {count}</source>
        <translation>はじめの一歩：{number}／{count}</translation>
    </message>
    <message>
        <source>First match: {number} of {count}</source>
        <translation>初めての対戦：{number}／{count}</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}</source>
        <translation>{number}／{count}：{title}</translation>
    </message>
    <message>
        <source>Choose a step</source>
        <translation>ステップを選ぶ</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次のステップへ</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>{key} goes from the table to here, and back</source>
        <translation>{key}でテーブルとここを行き来</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>First match</source>
        <translation>初めての対戦</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
</context>
<context>
    <name>Librarian</name>
    <message numerus="yes">
        <source>%n game(s) moved to the bin.</source>
        <translation>
            <numerusform>%n件をゴミ箱に入れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n件を元に戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted permanently.</source>
        <translation>
            <numerusform>%n件を完全に削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not possible: {reason}</source>
        <translation>できません：{reason}</translation>
    </message>
    <message>
        <source>Saved: {file}. The game is not over: its record reveals every card.</source>
        <translation>書き出しました：{file}。対戦は終わっていないので、記録を読むとすべてのカードがわかります。</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>書き出しました：{file}</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>対戦をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The game is on the clipboard. It is not over: its record reveals every card.</source>
        <translation>対戦をクリップボードにコピーしました。まだ終わっていないので、記録からすべてのカードがわかります。</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>局面をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The position is on the clipboard, with your own hand but no other secrets.</source>
        <translation>局面をクリップボードにコピーしました。自分の手札は含まれますが、ほかの秘密の情報は含まれていません。</translation>
    </message>
    <message>
        <source>The position is on the clipboard, without secrets.</source>
        <translation>局面をクリップボードにコピーしました。秘密の情報は含まれていません。</translation>
    </message>
    <message>
        <source>The seed reveals every card. You can copy it when the game is over.</source>
        <translation>シードからはすべてのカードがわかってしまうため、コピーできるのは対戦の終了後です。</translation>
    </message>
    <message>
        <source>The seed is on the clipboard.</source>
        <translation>シードをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>クリップボードに対戦の記録がありません。</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <extracomment>stands before a reason why it cannot be taken in</extracomment>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Importing {number} of {all} …</source>
        <translation>取り込み中：{all}件中{number}件…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n件を取り込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored from the bin.</source>
        <translation>
            <numerusform>ゴミ箱から%n件を元に戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) break off as well.</source>
        <translation>
            <numerusform>途中で切れているファイルがほかに%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was not imported: {reason}</source>
        <translation>{file}は取り込めませんでした：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not imported.</source>
        <translation>
            <numerusform>ほかに%n件のファイルを取り込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>取り消せる操作はありません。</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>取り消しました。</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Saved games</source>
        <translation>対戦の記録</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>ゴミ箱</translation>
    </message>
    <message>
        <source>Search: name, edition, result, date</source>
        <translation>検索：名前、版、結果、日付</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>最近遊んだ順</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>版の順</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>勝利点の多い順</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>取り込む…</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>対戦を貼り付ける</translation>
    </message>
    <message>
        <source>Check my data …</source>
        <translation>データを検査する…</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>ゴミ箱を空にする…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading games: {done} of {all}</source>
        <translation>対戦を読み込み中：{all}件中{done}件</translation>
    </message>
    <message>
        <source>The games are being read …</source>
        <translation>対戦を読み込んでいます…</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりませんでした。</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>ゴミ箱は空です。</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you start is saved automatically. You can drop game files anywhere on this window.</source>
        <translation>保存された対戦はまだありません。始めた対戦はすべて自動で保存されます。対戦のファイルはこのウィンドウのどこにでもドロップできます。</translation>
    </message>
    <message>
        <source>No saved games here.</source>
        <translation>該当する対戦はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n games are chosen.</source>
        <translation>
            <numerusform>%n件を選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the game you are playing now.</source>
        <translation>今プレイ中の対戦です。</translation>
    </message>
    <message>
        <source>It is being played in another window now, so it cannot be continued here.</source>
        <translation>今別のウィンドウでプレイ中なので、ここでは続けられません。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>対戦を書き出す</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>対戦を取り込む</translation>
    </message>
    <message>
        <source>Games (*.jsonl)</source>
        <translation>対戦 (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>This game cannot be opened: {reason}</source>
        <translation>この対戦を開けません：{reason}</translation>
    </message>
</context>
<context>
    <name>LogHeader</name>
    <message>
        <source>Practice, open hands</source>
        <translation>練習（手札公開）</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Does not count: practice with open hands</source>
        <translation>戦績に数えません：手札公開の練習</translation>
    </message>
    <message>
        <source>Does not count: practice</source>
        <translation>戦績に数えません：練習</translation>
    </message>
    <message>
        <source>{name}: open seat, for now {kind}</source>
        <translation>{name}：空席（それまでは{kind}）</translation>
    </message>
    <message>
        <source>{name}: {kind}, at first {before}</source>
        <translation>{name}：{kind}（はじめは{before}）</translation>
    </message>
    <message>
        <source>{name}: {kind}</source>
        <translation>{name}：{kind}</translation>
    </message>
    <message>
        <source>Rules that differ from the edition: {rules}</source>
        <translation>標準と異なるルール：{rules}</translation>
    </message>
    <message>
        <source>Practice with open hands: all players see every hand; the game does not count.</source>
        <translation>手札公開の練習：プレイヤー全員がすべての手札を見られます。この対戦は戦績に数えられません。</translation>
    </message>
    <message>
        <source>Practice: the game does not count.</source>
        <translation>練習：この対戦は戦績に数えられません。</translation>
    </message>
    <message>
        <source>Practice: the game does not count, and any move can be undone.</source>
        <translation>練習：この対戦は戦績に数えられず、どのアクションも取り消せます。</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Why did it do that?</source>
        <translation>このアクションの理由</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>この場面を見る</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>詳細を閉じる</translation>
    </message>
    <message>
        <source>Open the details</source>
        <translation>詳細を開く</translation>
    </message>
</context>
<context>
    <name>LogRows</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Open.</source>
        <translation>開いています。</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>閉じています。</translation>
    </message>
</context>
<context>
    <name>LookBackDialog</name>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>{name}です：手札を見る</translation>
    </message>
    <message>
        <source>Keep them covered (Esc)</source>
        <translation>隠したままにする（Esc）</translation>
    </message>
    <message>
        <source>{name} is looking back at their cards. Everyone else, look away!</source>
        <translation>{name}が自分のカードを見直しています。ほかのプレイヤーは画面を見ないでください。</translation>
    </message>
</context>
<context>
    <name>LossDialog</name>
    <message>
        <source>Quit with unsaved moves?</source>
        <translation>保存されていないアクションがあります。終了しますか？</translation>
    </message>
    <message>
        <source>Your last moves could not be saved: {reason}. They will be lost if you quit.</source>
        <translation>最後のアクションを保存できませんでした（{reason}）。終了すると失われます。</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>保存せずに終了</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>{animal}: extinct ({why})</source>
        <extracomment>{why} is a reason, such as: starved</extracomment>
        <translation>{animal}：絶滅（{why}）</translation>
    </message>
    <message>
        <source>{animal}: population {amount} ({why})</source>
        <extracomment>{why} is a reason, such as: starved</extracomment>
        <translation>{animal}：個体数{amount}（{why}）</translation>
    </message>
    <message>
        <source>{why}: {animals}</source>
        <extracomment>{why} is a reason, such as: Starved</extracomment>
        <translation>{why}：{animals}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>カードを%n枚引いた</numerusform>
        </translation>
    </message>
    <message>
        <source>{animal} → {amount}</source>
        <extracomment>{amount} is the population that is left</extracomment>
        <translation>{animal}→{amount}</translation>
    </message>
    <message>
        <source>{animal} extinct</source>
        <translation>{animal}絶滅</translation>
    </message>
    <message>
        <source>starved</source>
        <translation>飢え</translation>
    </message>
    <message>
        <source>attacked by {attacker}</source>
        <translation>{attacker}の攻撃</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Not available in a replay.</source>
        <translation>リプレイ中はできません。</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read, so the usual ones apply.</source>
        <translation>{file}の設定を読めなかったため、標準の設定を使います。</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones apply. The old file is now called {file}.</source>
        <translation>設定を読めなかったため、標準の設定を使います。元のファイルは{file}という名前にしました。</translation>
    </message>
    <message>
        <source>The disk is slow. Your game is still being saved.</source>
        <translation>ディスクの動作が遅いため、対戦の保存に時間がかかっています。</translation>
    </message>
    <message>
        <source>The settings last until you quit; they cannot be saved to {file}.</source>
        <translation>{file}に保存できないため、設定はプログラムを終えるまでの間だけ有効です。</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>音をオンにしました。</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>音をオフにしました。</translation>
    </message>
    <message>
        <source>The program crashed last time. Your games are safe.</source>
        <translation>前回、プログラムが異常終了しました。対戦は保存されています。</translation>
    </message>
</context>
<context>
    <name>MovesDialog</name>
    <message>
        <source>What you can do now</source>
        <translation>今できること</translation>
    </message>
    <message>
        <source>Search the moves</source>
        <translation>アクションを検索</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>アクション一覧</translation>
    </message>
    <message>
        <source>Make this move</source>
        <translation>このアクションを行う</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>アクション%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}: {move}</source>
        <translation>{count}件中{number}件目：{move}</translation>
    </message>
    <message>
        <source>No move contains these words.</source>
        <translation>この語を含むアクションはありません。</translation>
    </message>
    <message>
        <source>There are more ways to pay; they can be chosen at the table.</source>
        <translation>支払い方はほかにもあり、テーブルの上で選べます。</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>プレイヤー{number}の名前を入力してください。</translation>
    </message>
    <message>
        <source>Two players are called “{name}”.</source>
        <translation>「{name}」という名前のプレイヤーが2人います。</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>“{rule}” is for {players} players only: reset it, or play with {players}.</source>
        <translation>「{rule}」は{players}人用のルールです。元に戻すか、{players}人で遊んでください。</translation>
    </message>
    <message>
        <source>{name} has chosen {chosen} of {count}: choose all, or leave all at random.</source>
        <translation>{name}は{count}のうち{chosen}しか選んでいません。すべて選ぶか、すべてランダムにしてください。</translation>
    </message>
    <message>
        <source>“{side}” is chosen twice.</source>
        <translation>「{side}」が重複しています。</translation>
    </message>
    <message>
        <source>The strength of all other bots is measured against this one: it counts 1000.</source>
        <translation>このボットの強さを1000とし、ほかのボットの強さを測る基準にします。</translation>
    </message>
    <message>
        <source>Measured strength {rating}&#xa0;±&#xa0;{spread} with {players} players ({anchor}:&#xa0;1000). 100 more means finishing ahead in 64 of 100 games.</source>
        <extracomment>How strong a level is, as Elo counts it: another level has 1000; measured with so many players</extracomment>
        <translation>測定した強さ{rating}±{spread}（{players}人、{anchor}は1000）。差が100なら、100戦中64戦で相手より上の順位になります。</translation>
    </message>
    <message>
        <source>Only one person can practise, with bots.</source>
        <translation>練習できるのは1人だけで、相手はボットです。</translation>
    </message>
    <message>
        <source>There is no player to see the hands.</source>
        <translation>手札を見るプレイヤーがいません。</translation>
    </message>
    <message>
        <source>edition default</source>
        <translation>標準ルール</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the edition</source>
        <translation>
            <numerusform>標準と異なるルール：%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>自分だけ</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>複数の人</translation>
    </message>
    <message>
        <source>You share this screen; no player sees another player’s hand.</source>
        <translation>1台の画面を一緒に使います。ほかのプレイヤーの手札は見えません。</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>What differs?</source>
        <translation>版の違い</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>練習対戦</translation>
    </message>
    <message>
        <source>Open hands, for learning</source>
        <translation>手札公開（学習用）</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>簡単に</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>詳しく…</translation>
    </message>
    <message>
        <source>Edition, seats and names, all bots, variants, rules, seed</source>
        <translation>版、席と名前、すべてのボット、ヴァリアント、ルール、シード</translation>
    </message>
    <message>
        <source>All players agree to see every hand. The game is practice and does not count.</source>
        <translation>プレイヤー全員の同意のうえで、すべての手札を公開します。対戦は練習になり、戦績に数えられません。</translation>
    </message>
    <message>
        <source>Other players or rules are set under “More”.</source>
        <translation>「詳しく」で、ここにはない設定のプレイヤーやルールが選ばれています。</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>新しく配る</translation>
    </message>
    <message>
        <source>Type a number or any words: the same seed deals the same cards again. Leave the field empty for a new deal. The seed is shown when the game is over.</source>
        <translation>同じシード（数字でも言葉でも）なら同じカードが配られます。空欄にすると新しく配られます。シードは対戦の終了後に表示されます。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Any move can be undone, as far back as you like. The game does not count.</source>
        <translation>どのアクションも好きなだけ取り消せます。この対戦は戦績に数えられません。</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Close this note (Esc)</source>
        <translation>このお知らせを閉じる（Esc）</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>このお知らせを閉じる</translation>
    </message>
</context>
<context>
    <name>OpenHandsDialog</name>
    <message>
        <source>Play on with open hands?</source>
        <translation>手札を公開して続けますか？</translation>
    </message>
    <message>
        <source>For teaching: from now on all players see every hand, and there is no curtain between turns. The game becomes practice and no longer counts; this cannot be undone. Do all players agree?</source>
        <translation>ルールを教えるための遊び方です。これ以降、プレイヤー全員がすべての手札を見ることができ、手番の合間の目隠しは出なくなります。対戦は練習になり、戦績に数えられません。元には戻せません。プレイヤー全員が同意しますか？</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>全員が同意</translation>
    </message>
    <message>
        <source>Keep the hands covered</source>
        <translation>手札を隠したままにする</translation>
    </message>
</context>
<context>
    <name>PastView</name>
    <message>
        <source>Viewing round {round}, move {move}</source>
        <translation>振り返り：第{round}ラウンド・{move}手目</translation>
    </message>
    <message>
        <source>Viewing the beginning of round {round}</source>
        <translation>振り返り：第{round}ラウンドの初め</translation>
    </message>
    <message>
        <source>Replay …</source>
        <translation>最初からリプレイ…</translation>
    </message>
    <message>
        <source>Watch the whole game so far</source>
        <translation>ここまでの対戦全体を見る</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対戦に戻る</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>対戦に戻る（Esc）</translation>
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
        <translation>{line}行目・{column}文字目</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Choose the players</source>
        <translation>プレイヤーの選択</translation>
    </message>
    <message>
        <source>A new game starts from this position, with these players. It does not count, since the cards may have been seen. The original game stays as it is.</source>
        <translation>この局面から、これらのプレイヤーで新しい対戦を始めます。カードを見ているかもしれないため、戦績に数えません。元の対戦はそのまま残ります。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>as last played</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>in the language of the window</source>
        <translation>表示言語の版</translation>
    </message>
    <message>
        <source>Edition for new games</source>
        <translation>新しい対戦で最初に選ばれる版</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>毎回</translation>
    </message>
    <message>
        <source>once a round</source>
        <translation>ラウンドに1回</translation>
    </message>
    <message>
        <source>in the first game and when several people play</source>
        <translation>最初の対戦と、複数人で遊ぶとき</translation>
    </message>
    <message>
        <source>always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Pause at a forced move</source>
        <translation>選択の余地がないアクションの前で一時停止</translation>
    </message>
    <message>
        <source>Ask before leaving a game and before likely mistakes</source>
        <translation>対戦を中断する前と、間違いかもしれないアクションの前に確認する</translation>
    </message>
    <message>
        <source>Suggested names of players, with their colours and faces:</source>
        <translation>候補に出るプレイヤー名と、その色と動物：</translation>
    </message>
    <message>
        <source>No player names are saved yet.</source>
        <translation>保存されたプレイヤー名はまだありません。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>only after pressing {key}</source>
        <translation>{key}キーを押したときだけ</translation>
    </message>
    <message>
        <source>Make forced moves automatically</source>
        <translation>選択の余地がないアクションは自動で行う</translation>
    </message>
    <message>
        <source>Stop suggesting this name (Del); saved games keep it</source>
        <translation>この名前を候補から外す（Del）。保存された対戦の名前は残ります</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
    <message>
        <source>Continue as a practice game?</source>
        <translation>練習対戦として続けますか？</translation>
    </message>
    <message>
        <source>Any move can then be undone, as far back as you like, together with the opponents’ replies. The game no longer counts; this cannot be changed back.</source>
        <translation>どのアクションも、それに続く相手のアクションとともに、好きなところまで取り消せるようになります。この対戦は戦績に数えられなくなり、元には戻せません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Checking whether the program can play …</source>
        <translation>プログラムが対戦できるか確認しています…</translation>
    </message>
    <message>
        <source>Replaces this program: {command}</source>
        <translation>次のプログラムと置き換わります：{command}</translation>
    </message>
    <message>
        <source>{name} was removed from the list.</source>
        <translation>{name}を一覧から外しました。</translation>
    </message>
    <message>
        <source>It cannot play: {reason}.</source>
        <translation>対戦できません：{reason}。</translation>
    </message>
    <message>
        <source>It says: {words}</source>
        <translation>プログラムの出力：{words}</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>プログラムを選ぶ</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>ほかのプログラム</translation>
    </message>
    <message>
        <source>Any program can play that reads and writes lines as described in docs/bot-protocol.md. It is told only what its seat may know. But it is not isolated from your computer: choose only programs you trust.</source>
        <translation>docs/bot-protocol.mdのとおりに行を読み書きするプログラムなら、どれでも対戦できます。伝えられるのは、その席が知りうることだけです。ただし、コンピューターから隔離されるわけではありません。信頼できるプログラムだけを選んでください。</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>A new one</source>
        <translation>新しいプログラム</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>Remove this program from the list; the program itself stays as it is</source>
        <translation>このプログラムを一覧から外します。プログラム自体はそのまま残ります</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>a program and its options</source>
        <translation>プログラムとオプション</translation>
    </message>
    <message>
        <source>small letters a to z, digits, - and _</source>
        <translation>小文字のaからz、数字、-、_</translation>
    </message>
    <message>
        <source>File …</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <extracomment>a drive of the computer, as a kind of file</extracomment>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>a file that stands for another one</extracomment>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L):</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T):</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{who}: {deeds}.</source>
        <translation>{who}：{deeds}。</translation>
    </message>
    <message>
        <source>You: {deeds}.</source>
        <translation>あなた：{deeds}。</translation>
    </message>
    <message>
        <source>The other players have done nothing since the last turn.</source>
        <translation>前回の自分の手番の後、ほかのプレイヤーは何もしていません。</translation>
    </message>
</context>
<context>
    <name>RecordBookDialog</name>
    <message>
        <source>People</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Several kinds</source>
        <translation>混成</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>勝利点の推移</translation>
    </message>
    <message>
        <source>Wins against each kind of opponent</source>
        <translation>対戦相手ごとの勝利</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Reset …</source>
        <translation>リセット…</translation>
    </message>
    <message>
        <source>Count earlier games again</source>
        <translation>以前の対戦も数える</translation>
    </message>
    <message>
        <source>Each dot is a game; filled dots are victories, alone or shared. After ten games, the line is the average of the last ten.</source>
        <translation>点1つが1回の対戦で、塗りつぶした点は勝ち（引き分けを含む）です。線は、10戦目以降の直近10戦の平均です。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>{kind} (bot)</source>
        <translation>{kind}（ボット）</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>すべての人数</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>All</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Reading games …</source>
        <translation>対戦を読み込んでいます…</translation>
    </message>
    <message>
        <source>No game has ended since the reset. The next one will be counted here.</source>
        <translation>リセットの後に終わった対戦はまだありません。次に終わった対戦からここに載ります。</translation>
    </message>
    <message>
        <source>No game has been counted yet. This page will show how often each person wins, compared with pure chance, against whom, and with how many points. Practice, games started from a position, and seats that changed hands do not count.</source>
        <translation>戦績に数えられた対戦はまだありません。ここには、各プレイヤーの勝率（偶然の場合との比較）、対戦相手、勝利点が載ります。練習、途中の局面から始めた対戦、途中でプレイヤーが交代した席は数えません。</translation>
    </message>
    <message>
        <source>Reading games: {done} of {all}</source>
        <translation>対戦を読み込み中：{all}件中{done}件</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n戦</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} since {date}</source>
        <translation>{date}から{games}</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be read and are left out.</source>
        <translation>
            <numerusform>%n件の記録は読めなかったため、含まれていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n game(s), only counts are shown: so few games say little about skill.</source>
        <translation>
            <numerusform>%n戦未満では、回数だけを示します。対戦が少ないうちは、実力はまだわかりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Clearly more wins than by chance: the whole range lies above.</source>
        <translation>偶然の場合より明らかに多く勝っています（範囲全体が期待値より上）。</translation>
    </message>
    <message>
        <source>Clearly fewer wins than by chance: the whole range lies below.</source>
        <translation>勝ちが偶然の場合より明らかに少なくなっています（範囲全体が期待値より下）。</translation>
    </message>
    <message>
        <source>This may still be luck: the wins by chance lie within the range.</source>
        <translation>まだ偶然かもしれません（期待値が範囲の中）。</translation>
    </message>
    <message>
        <source>“Most likely” means: in 95 of 100 cases the true value lies in this range.</source>
        <translation>「95%の範囲」には、100回中95回、本当の値が入ります。</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{games}戦{wins}勝</translation>
    </message>
    <message>
        <source>{wins} wins</source>
        <translation>{wins}勝</translation>
    </message>
    <message>
        <source>{share}, most likely {low} to {high}</source>
        <translation>{share}、95%の範囲：{low}～{high}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>勝利点の最高記録</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>on average, most likely {low} to {high}</source>
        <translation>平均、95%の範囲：{low}～{high}</translation>
    </message>
    <message>
        <source>Export your statistics</source>
        <translation>戦績を書き出す</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>This cannot be written: {file}</source>
        <translation>書き込めません：{file}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>書き出しました：{file}</translation>
    </message>
    <message>
        <source>This lasts until you quit; it cannot be saved.</source>
        <translation>保存できないため、プログラムを終えるまでの間だけ有効です。</translation>
    </message>
    <message>
        <source>Lead over the next best</source>
        <translation>相手の最高点との差</translation>
    </message>
</context>
<context>
    <name>ReferenceDialog</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>名前とテキストを検索</translation>
    </message>
    <message>
        <source>No card contains these words.</source>
        <translation>この語を含むカードはありません。</translation>
    </message>
    <message>
        <source>This game has no cards to look up.</source>
        <translation>このゲームには、調べられるカードがありません。</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is another player’s turn.</source>
        <translation>今はほかのプレイヤーの番です。</translation>
    </message>
    <message>
        <source>The rules do not allow this now.</source>
        <translation>ルール上、今はできません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対戦は終了しました。</translation>
    </message>
</context>
<context>
    <name>ReplayDesk</name>
    <message>
        <source>Round {round}, move {move} of {count}</source>
        <translation>第{round}ラウンド・{count}手中{move}手目</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>とても速い</translation>
    </message>
    <message>
        <source>{speed} ({key})</source>
        <translation>{speed}（{key}）</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Starts a new game from this position, with players of your choice. It does not count.</source>
        <translation>この局面から新しい対戦を始めます。プレイヤーは選べます。戦績に数えません。</translation>
    </message>
    <message>
        <source>Not while the game is running: it would show hidden cards.</source>
        <translation>対戦が終わるまではできません。隠れたカードが見えてしまうからです。</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Go to the beginning (Home)</source>
        <translation>最初へ（Home）</translation>
    </message>
    <message>
        <source>Previous round (Up)</source>
        <translation>1ラウンド戻る（↑）</translation>
    </message>
    <message>
        <source>Previous move (Left)</source>
        <translation>1手戻る（←）</translation>
    </message>
    <message>
        <source>Play the moves one after another (Space)</source>
        <translation>アクションを続けて再生する（スペース）</translation>
    </message>
    <message>
        <source>Next move (Right)</source>
        <translation>1手進む（→）</translation>
    </message>
    <message>
        <source>Next round (Down)</source>
        <translation>1ラウンド進む（↓）</translation>
    </message>
    <message>
        <source>Go to the end (End)</source>
        <translation>最後へ（End）</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>止める（スペース）</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message>
        <source>Reasons are shown here once the game is over.</source>
        <translation>理由は、対戦が終わってからここで見られます。</translation>
    </message>
    <message>
        <source>No opponent has made a move here.</source>
        <translation>ここまで、相手のアクションはありません。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>対戦の終わり</translation>
    </message>
    <message>
        <source>Round {round}, the beginning</source>
        <translation>第{round}ラウンドの初め</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>{file}を開けません：{reason}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a bug</source>
        <translation>不具合を報告</translation>
    </message>
    <message>
        <source>What happened, and what did you expect?</source>
        <translation>何が起きましたか？ どうなるはずでしたか？</translation>
    </message>
    <message>
        <source>With the game “{name}”</source>
        <translation>対戦「{name}」を含める</translation>
    </message>
    <message>
        <source>One file is saved that any editor can open. Nothing is sent automatically. Names of players and of your folder are left out.</source>
        <translation>どのエディターでも読める1つのファイルを書き出します。自動で送られることはありません。プレイヤーとフォルダーの名前は含まれません。</translation>
    </message>
    <message>
        <source>The game is not over: the file reveals every card.</source>
        <translation>対戦はまだ終わっていません。ファイルからすべてのカードがわかります。</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file}を書き込めません：{reason}</translation>
    </message>
</context>
<context>
    <name>RibbonWords</name>
    <message>
        <source>Attack</source>
        <translation>攻撃する</translation>
    </message>
    <message>
        <source>Other prey</source>
        <translation>ほかの獲物</translation>
    </message>
    <message>
        <source>{key} skips</source>
        <translation>{key}：スキップ</translation>
    </message>
    <message>
        <source>{key}: on to your turn</source>
        <translation>{key}：自分の番まで進む</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>{before} left in round {round}. Since then: {kind}.</source>
        <translation>{before}は第{round}ラウンドで席を離れました。以後は{kind}です。</translation>
    </message>
    <message>
        <source>{name} took over from {before} in round {round}.</source>
        <translation>第{round}ラウンドから{before}に代わって{name}がプレイしています。</translation>
    </message>
    <message>
        <source>{name} took over in round {round}.</source>
        <translation>{name}は第{round}ラウンドから自分でプレイしています。</translation>
    </message>
    <message>
        <source>{name}, since round {round}: {kind}.</source>
        <translation>{name}：第{round}ラウンドから{kind}。</translation>
    </message>
    <message>
        <source>{name}, for this move: {kind}.</source>
        <extracomment>someone else, such as a Forager, makes one move for a player whose program was not waited for</extracomment>
        <translation>{name}：このアクションだけ{kind}</translation>
    </message>
    <message>
        <source>{before} leaves. From here on: {kind}.</source>
        <translation>{before}が席を離れ、以後は{kind}</translation>
    </message>
    <message>
        <source>{name} takes over from {before}.</source>
        <translation>ここから{before}に代わって{name}がプレイ</translation>
    </message>
    <message>
        <source>{name} takes over.</source>
        <translation>ここから{name}が自分でプレイ</translation>
    </message>
    <message>
        <source>From here on, {name}: {kind}.</source>
        <extracomment>a program has failed, or another opponent was chosen</extracomment>
        <translation>{name}：ここから{kind}</translation>
    </message>
</context>
<context>
    <name>RoundsChart</name>
    <message>
        <source>Points after each round</source>
        <translation>各ラウンド後の勝利点</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Points</source>
        <translation>勝利点</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>{told}. Of several, the lowest counts: {side}</source>
        <translation>{told}。複数のうち、勝利点が最も低いものを数えます：{side}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝利点</translation>
    </message>
</context>
<context>
    <name>ScoresScreen</name>
    <message numerus="yes">
        <source>%n animal(s)</source>
        <translation>
            <numerusform>%n匹</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again: {level}</source>
        <translation>もう一度遊ぶ：{level}</translation>
    </message>
    <message>
        <source>You have won clearly twice in a row. A new deal against stronger opponents.</source>
        <translation>2回続けて大差で勝ちました。カードを配り直し、より強い相手と対戦します。</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>The same players in the same seats, with a new deal. First player: random.</source>
        <translation>同じプレイヤー、同じ席で、カードを配り直します。スタートプレイヤーはランダムです。</translation>
    </message>
    <message>
        <source>The same players with a new deal, all one seat further on, so that another player begins.</source>
        <translation>同じプレイヤーでカードを配り直し、全員が1つ隣の席に移ります。スタートプレイヤーも変わります。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>開始画面へ</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>リプレイを見る</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>勝利点の内訳</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>ラウンドごとの勝利点</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>引き分け（同点1位）：{names}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>Play again, rotate seats</source>
        <translation>席をずらして再戦</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}：{sentence}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Choose a face and a colour</source>
        <translation>動物と色を選ぶ</translation>
    </message>
    <message>
        <source>Face and colour of player {number}</source>
        <translation>プレイヤー{number}の動物と色</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>プレイヤー{number}の名前</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>席{number}のプレイヤー</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>キツネ</translation>
    </message>
    <message>
        <source>Otter</source>
        <translation>カワウソ</translation>
    </message>
    <message>
        <source>Heron</source>
        <translation>サギ</translation>
    </message>
    <message>
        <source>Lynx</source>
        <translation>ヤマネコ</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>アナグマ</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>ツル</translation>
    </message>
    <message>
        <source>Play style of player {number}</source>
        <translation>プレイヤー{number}の性格</translation>
    </message>
    <message>
        <source>This bot has no play styles.</source>
        <translation>このボットの性格は選べません。</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>{sentence} {more}</source>
        <translation>{sentence}{more}</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Who plays for {name}</source>
        <translation>{name}の代わりのプレイヤー</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>プレイヤー{number}の名前</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Players</source>
        <translation>プレイヤーの変更</translation>
    </message>
    <message>
        <source>Open seat ({kind})</source>
        <translation>空席（{kind}）</translation>
    </message>
    <message>
        <source>Players may come and go: a bot plays on from the same position, and the seat can be taken again at any time. The record shows who played when.</source>
        <translation>プレイヤーは途中で席を離れたり、加わったりできます。ボットが同じ局面から引き継ぎ、席にはいつでも戻れます。誰がいつプレイしたかは記録に残ります。</translation>
    </message>
    <message>
        <source>Play on with these players</source>
        <translation>このプレイヤーで続ける</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>SeenBy</name>
    <message>
        <source>Seen by:</source>
        <translation>視点：</translation>
    </message>
    <message>
        <source>What everyone knows</source>
        <translation>全員が知る情報</translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation>すべて公開</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The last game cannot be continued: {reason}</source>
        <translation>前回の対戦を続けられません：{reason}</translation>
    </message>
    <message>
        <source>Undo is not available in a replay.</source>
        <translation>リプレイ中は取り消せません。</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>The game begins exactly like this.</source>
        <translation>対戦はこのとおりに始まります。</translation>
    </message>
    <message>
        <source>An example: the game draws its own. A seed shows it exactly.</source>
        <translation>これは一例で、対戦では引き直します。シードを入れると実際の配置が見られます。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>SharedWords</name>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>第{round}ラウンド開始</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Round {round} · {topic}</source>
        <translation>第{round}ラウンド・{topic}</translation>
    </message>
    <message>
        <source>{words} · {sign}</source>
        <translation>{words}・{sign}</translation>
    </message>
    <message>
        <source>{sentence} (automatic)</source>
        <translation>{sentence}（自動）</translation>
    </message>
    <message>
        <source>{sentence} (no other choice)</source>
        <translation>{sentence}（選択の余地なし）</translation>
    </message>
    <message>
        <source>{sentence} (stopped early)</source>
        <extracomment>the opponent had to move before it had thought as long as it usually does</extracomment>
        <translation>{sentence}（途中で打ち切り）</translation>
    </message>
    <message>
        <source>Click here, or press {key}, for the rule.</source>
        <translation>ここをクリックするか{key}を押すと、ルールを表示します。</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>It is not your turn.</source>
        <translation>今は自分の番ではありません。</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>対戦の記録</translation>
    </message>
    <message>
        <source>Continue or replay; with Ctrl replay</source>
        <translation>続ける・リプレイする（Ctrlでリプレイ）</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>対戦を取り込む</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>対戦を書き出す</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>対戦の名前を変える</translation>
    </message>
    <message>
        <source>Move the game to the bin</source>
        <translation>対戦をゴミ箱に入れる</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Copy the game; with Shift its position</source>
        <translation>対戦をコピーする（Shiftで局面）</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>対戦を貼り付ける</translation>
    </message>
    <message>
        <source>Show why an opponent did that</source>
        <translation>相手がそのアクションを選んだ理由を示す</translation>
    </message>
    <message>
        <source>Go from the table to the step, and back</source>
        <translation>テーブルとステップを行き来する</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Go one move back or on</source>
        <translation>1手戻る・進む</translation>
    </message>
    <message>
        <source>Go one round back or on</source>
        <translation>1ラウンド戻る・進む</translation>
    </message>
    <message>
        <source>Play the moves, or stop</source>
        <translation>アクションを再生する・止める</translation>
    </message>
    <message>
        <source>How fast moves are shown</source>
        <translation>アクションを見せる速さ</translation>
    </message>
    <message>
        <source>Select and target</source>
        <translation>選ぶ・ねらう</translation>
    </message>
    <message>
        <source>Go to the nearest card or place</source>
        <translation>近くのカードや場所へ移る</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>カードのプレイ</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>摂食</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>進める</translation>
    </message>
    <message>
        <source>Go on to the next question</source>
        <translation>次の質問まで進む</translation>
    </message>
    <message>
        <source>Make the thinking bot move now</source>
        <translation>ボットにすぐアクションを決めさせる</translation>
    </message>
    <message>
        <source>View</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Show why something is not possible</source>
        <translation>できない理由を示す</translation>
    </message>
    <message>
        <source>Enlarge the chosen card</source>
        <translation>選んだカードを拡大する</translation>
    </message>
    <message>
        <source>Get a hint, then a clearer one</source>
        <translation>ヒントを出す（もう一度で具体的に）</translation>
    </message>
    <message>
        <source>Show again what the others have done</source>
        <translation>ほかのプレイヤーのアクションをもう一度見る</translation>
    </message>
    <message>
        <source>Hold at the curtain: see your cards</source>
        <translation>目隠しで長押し中：自分の手札を見る</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>ログを表示する・隠す</translation>
    </message>
    <message>
        <source>In the log: go, fold, unfold</source>
        <translation>ログの行を移る・開閉する</translation>
    </message>
    <message>
        <source>Show the keys on the table</source>
        <translation>テーブルにキーを表示する</translation>
    </message>
    <message>
        <source>Next piece or place; with Shift back</source>
        <translation>次の場所へ移る（Shiftで前へ）</translation>
    </message>
    <message>
        <source>Place it on the target</source>
        <translation>ねらった場所に置く</translation>
    </message>
    <message>
        <source>Bring the next small species forward</source>
        <translation>縮小表示の種族を順に手前に出す</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>読み上げと表示</translation>
    </message>
    <message>
        <source>List all moves that are possible now</source>
        <translation>今できるアクションを一覧にする</translation>
    </message>
    <message>
        <source>Describe a species; with Shift back</source>
        <translation>種族を説明する（Shiftで前へ）</translation>
    </message>
    <message>
        <source>Read the standings, then more</source>
        <translation>対戦の状況を説明する（もう一度で詳しく）</translation>
    </message>
    <message>
        <source>Describe a seat, then more of it; with Shift back</source>
        <translation>席を説明する（もう一度で詳しく、Shiftで前へ）</translation>
    </message>
    <message>
        <source>Read out the last event, then earlier ones</source>
        <translation>直前の出来事を読み上げる（もう一度でその前）</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Alt</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the key on a keyboard</extracomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}から{last}</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>左右の矢印</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>上下の矢印</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>アニメーションをスキップする</translation>
    </message>
    <message>
        <source>Cancel a choice or close a note</source>
        <translation>選択を取り消す、お知らせを閉じる</translation>
    </message>
    <message>
        <source>Keep the enlarged card open, or close it</source>
        <translation>拡大したカードを固定する・閉じる</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>{side} of player {number}</source>
        <translation>プレイヤー{number}の{side}</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>{what}, {place}</source>
        <translation>{what}、{place}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Show or hide the log ({key})</source>
        <translation>ログの表示／非表示（{key}）</translation>
    </message>
</context>
<context>
    <name>SimpleTable</name>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>You can’t drop it here.</source>
        <translation>ここには置けません。</translation>
    </message>
    <message>
        <source>This belongs to another player.</source>
        <translation>ほかのプレイヤーのものです。</translation>
    </message>
    <message>
        <source>Choose something first.</source>
        <translation>先に選択してください。</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>小</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>You hear what happens in the game, and after a longer wait a sound for your turn. {key} turns sound off and on. A replay is silent.</source>
        <translation>対戦で起きたことを音で伝え、長く待ったときは自分の番になったことも知らせます。{key}でいつでもオン／オフできます。リプレイでは鳴りません。</translation>
    </message>
    <message>
        <source>Sound was turned off at start-up.</source>
        <translation>起動時に音がオフに指定されました。</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <translation>試聴</translation>
    </message>
    <message>
        <source>Did you hear it? If not, check the system volume.</source>
        <translation>聞こえましたか？ 聞こえなければ、システムの音量を確認してください。</translation>
    </message>
    <message>
        <source>There is no program here that plays sounds, so the game is silent. On Linux it would be pw-play, paplay or aplay.</source>
        <translation>音を再生するプログラムがないため、ゲームは無音で進みます。Linuxではpw-play、paplay、aplayのいずれかが必要です。</translation>
    </message>
    <message>
        <source>No sound can be played at present, so the game is silent.</source>
        <translation>今は音を再生できないため、ゲームは無音で進みます。</translation>
    </message>
    <message>
        <source>The sounds cannot be saved to the disk, so the game is silent.</source>
        <translation>音をディスクに保存できないため、ゲームは無音で進みます。</translation>
    </message>
</context>
<context>
    <name>SourcesPage</name>
    <message>
        <source>Points</source>
        <translation>勝利点</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Evolution cannot start, because Qt does not run here.</source>
        <translation>この環境ではQtが動作しないため、Evolutionを起動できません。</translation>
    </message>
    <message>
        <source>There is no display here. &apos;python3 dev.py play shot --view game --out table.png&apos; draws a picture without one, and &apos;QT_QPA_PLATFORM=offscreen evolution-qt --demo&apos; plays a game out of sight.</source>
        <translation>この環境には画面がありません。「python3 dev.py play shot --view game --out table.png」を使うと画面なしで画像を描けます。「QT_QPA_PLATFORM=offscreen evolution-qt --demo」なら、画面に出さずに対戦を行えます。</translation>
    </message>
    <message>
        <source>The display “{display}” does not answer. Please try again later.</source>
        <translation>ディスプレイ「{display}」が応答しません。しばらくしてからもう一度試してください。</translation>
    </message>
    <message>
        <source>The display “{display}” refuses this program. Please start it as the person who is logged in there, or set XAUTHORITY to the key file of that person, usually “.Xauthority” in the home folder.</source>
        <translation>ディスプレイ「{display}」への接続が拒否されました。そこにログインしているユーザーとして起動するか、そのユーザーのキーファイル（通常はホームフォルダーの「.Xauthority」）をXAUTHORITYに設定してください。</translation>
    </message>
    <message>
        <source>Qt cannot use the display “{display}”.</source>
        <translation>Qtはディスプレイ「{display}」を使用できません。</translation>
    </message>
    <message>
        <source>Qt needs libraries that are missing on this system: {libraries}</source>
        <translation>Qtに必要な共有ライブラリーがこのシステムにありません：{libraries}</translation>
    </message>
    <message>
        <source>This command installs them:</source>
        <translation>次のコマンドでインストールできます：</translation>
    </message>
    <message>
        <source>Qt has no plugin for the window system “{name}”.</source>
        <translation>ウィンドウシステム「{name}」用のQtプラグインがありません。</translation>
    </message>
    <message>
        <source>Qt’s plugin for the window system “{name}” cannot be loaded: {reason}</source>
        <translation>ウィンドウシステム「{name}」用のQtプラグインを読み込めません：{reason}</translation>
    </message>
    <message>
        <source>These environment variables change how Qt starts; please start the program without them: {variables}</source>
        <translation>次の環境変数がQtの起動に影響しています。これらを設定せずに起動してください：{variables}</translation>
    </message>
    <message>
        <source>Please install Evolution again.</source>
        <translation>Evolutionをインストールし直してください。</translation>
    </message>
    <message>
        <source>Qt says:</source>
        <translation>Qtのメッセージ：</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Your game is being played in another window.</source>
        <translation>対戦は別のウィンドウで進行中です。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>すぐに始める</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>対戦の記録</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>First steps in {game}</source>
        <translation>{game}のはじめの一歩</translation>
    </message>
    <message>
        <source>First match of {game}</source>
        <translation>{game}：初めての対戦</translation>
    </message>
    <message>
        <source>1 game open</source>
        <translation>途中の対戦1件</translation>
    </message>
    <message>
        <source>{count} games open</source>
        <translation>途中の対戦{count}件</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>相手：{names}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Unofficial and free. Enjoying it? Buy the board games. Their designers are credited under About.</source>
        <translation>非公式の無料プログラムです。気に入ったら、原作のボードゲームをお買い求めください。デザイナー名は「このプログラムについて」をご覧ください。</translation>
    </message>
    <message>
        <source>One valley, two games</source>
        <translation>ひとつの谷、2つのゲーム</translation>
    </message>
    <message>
        <source>One valley, three games</source>
        <translation>ひとつの谷、3つのゲーム</translation>
    </message>
    <message>
        <source>One valley, {count} games</source>
        <translation>ひとつの谷、{count}種類のゲーム</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}：{value}</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Not now: {what}.</source>
        <translation>今はできません：{what}。</translation>
    </message>
    <message>
        <source>{key} does nothing here; {list} lists the keys.</source>
        <translation>{key}はここでは使いません。キーの一覧は{list}です。</translation>
    </message>
    <message>
        <source>Answer this first: {question}</source>
        <translation>先に答えてください：{question}</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>That is allowed too. {undo} undoes it; or try again.</source>
        <translation>それもできます。{undo}で取り消すか、もう一度やってみましょう。</translation>
    </message>
</context>
<context>
    <name>Thinking</name>
    <message>
        <source>The bots are starting …</source>
        <translation>ボットが起動中です…</translation>
    </message>
    <message>
        <source>Let simple bots play until the others are ready ({key})</source>
        <translation>ほかのボットの準備ができるまで、簡単なボットに任せる（{key}）</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>すぐにプレイ</translation>
    </message>
    <message>
        <source>Play the best move found so far ({key})</source>
        <translation>これまでに見つけた最善のアクションを行う（{key}）</translation>
    </message>
</context>
<context>
    <name>ThisGameDialog</name>
    <message>
        <source>This game</source>
        <translation>この対戦</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Deck seal</source>
        <translation>山札の証明コード</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Nonce</source>
        <translation>確認用の乱数</translation>
    </message>
    <message>
        <source>{name}: {kind}</source>
        <translation>{name}：{kind}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Verify this game</source>
        <translation>この対戦を検証</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This game has no deck seal, so its cards cannot be verified.</source>
        <translation>この対戦には山札の証明コードがないため、カードを検証できません。</translation>
    </message>
    <message>
        <source>The deck seal (in cryptography, a commitment) was made before the first card was dealt; seed and nonce behind it were secret until now. Verifying deals the cards again, lets every bot decide again from what it was told, and compares.</source>
        <translation>山札の証明コード（暗号学でいうコミットメント）は、最初のカードが配られる前に作られました。もとになったシードと確認用の乱数は、今まで秘密でした。検証ではカードを配り直し、各ボットに当時知らされた内容だけをもとにもう一度決めさせて、照合します。</translation>
    </message>
    <message>
        <source>This number fixes the order of the cards, and who plays, before the first card is dealt. At the end of the game you see the seed and the nonce behind it, and can verify the game. To be sure, note the first {digits} digits.</source>
        <translation>この数により、最初のカードが配られる前に、カードの順番とプレイヤーの種類が確定します。対戦の終わりに、もとになったシードと確認用の乱数が示され、対戦を検証できます。確かめたいときは、最初の{digits}桁を控えておいてください。</translation>
    </message>
    <message>
        <source>Nothing differs, but the game is not verified:</source>
        <translation>違いはありませんが、この対戦は検証できていません：</translation>
    </message>
    <message>
        <source>What agrees:</source>
        <translation>一致した点：</translation>
    </message>
    <message>
        <source>• Seed, nonce and who plays give the deck seal.</source>
        <translation>・シード、確認用の乱数、プレイヤーの種類は山札の証明コードと一致します。</translation>
    </message>
    <message>
        <source>This number fixes the order of the cards before the first one is dealt. At the end of the game you see the seed and the nonce behind it, and can verify the game. To be sure, note the first {digits} digits.</source>
        <translation>この数により、最初のカードが配られる前にカードの順番が確定します。対戦の終わりに、もとになったシードと確認用の乱数が示され、対戦を検証できます。確かめたいときは、最初の{digits}桁を控えておいてください。</translation>
    </message>
    <message>
        <source>Verified: everything agrees, every bot move included.</source>
        <translation>検証済み：ボットのアクションも含め、すべて一致します。</translation>
    </message>
    <message>
        <source>• Seed and nonce give the deck seal.</source>
        <translation>・シードと確認用の乱数は山札の証明コードと一致します。</translation>
    </message>
    <message numerus="yes">
        <source>• The seed deals these cards, and %n move(s) obey the rules.</source>
        <translation>
            <numerusform>・シードからこれらのカードが配られ、アクション%n回はすべてルールどおりです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n decision(s) of bots: they were told nothing that follows from hidden cards.</source>
        <translation>
            <numerusform>・ボットの決定%n件：隠れたカードからわかることは何も知らされていませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n bot move(s) reproduced.</source>
        <translation>
            <numerusform>・ボットのアクション%n回を再現できました。</numerusform>
        </translation>
    </message>
    <message>
        <source>• Seats that a person has ever had: {names}</source>
        <translation>・人がプレイしたことのある席：{names}</translation>
    </message>
    <message>
        <source>• {sentence}</source>
        <translation>・{sentence}</translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: the bot was stopped early.</source>
        <translation>
            <numerusform>・アクション%n回は対象外：ボットが途中で止められました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: made by another program.</source>
        <translation>
            <numerusform>・アクション%n回は対象外：別のプログラムによるものです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: made with a network not at hand.</source>
        <translation>
            <numerusform>・アクション%n回は対象外：使ったネットワークがここにありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: they cannot be repeated without a nonce.</source>
        <translation>
            <numerusform>・アクション%n回は対象外：確認用の乱数がないと再現できません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n move(s) left out: the bot failed this time.</source>
        <translation>
            <numerusform>・アクション%n回は対象外：今回ボットが応答しませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Something differs:</source>
        <translation>一致しないところがあります：</translation>
    </message>
    <message numerus="yes">
        <source>• and %n more place(s)</source>
        <translation>
            <numerusform>・ほか%nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was started with {program}; this is {here}. Its bots may play differently.</source>
        <translation>この対戦は{program}で始まりましたが、今のプログラムは{here}です。ボットの判断が異なる可能性があります。</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Course of the game</source>
        <translation>対戦の流れ</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
</context>
<context>
    <name>TopicsTable</name>
    <message>
        <source>{name}: lead of {lead} points in {with} games with it, {other} in {without} games without it; the difference is {difference}, most likely {low} to {high}</source>
        <translation>{name}：ありの{with}戦の点差は{lead}点、なしの{without}戦は{other}点。その違いは{difference}、95%の範囲：{low}～{high}</translation>
    </message>
    <message>
        <source>games with it</source>
        <translation>ありの対戦</translation>
    </message>
    <message>
        <source>games without</source>
        <translation>なしの対戦</translation>
    </message>
    <message>
        <source>effect on lead</source>
        <translation>点差への影響</translation>
    </message>
    <message>
        <source>fewer than {number} games</source>
        <translation>{number}戦未満</translation>
    </message>
    <message>
        <source>{name}: games with it in play {with}, without {without}</source>
        <translation>{name}：場にあったのは{with}戦、なかったのは{without}戦</translation>
    </message>
</context>
<context>
    <name>TurningWords</name>
    <message numerus="yes">
        <source>Round {round}: {who} ({more}) gets %n point(s) more than {rival} ({fewer}).</source>
        <translation>
            <numerusform>第{round}ラウンド：{who}（{more}）が{rival}（{fewer}）より%n点多く獲得</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>A replay can be continued from any point.</source>
        <translation>リプレイではどの場面からでも続きをプレイできます。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>取り消したアクションがないので、やり直せません。</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>ここまで取り消す</translation>
    </message>
    <message>
        <source>Redo: {move} ({keys})</source>
        <translation>やり直す：{move}（{keys}）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Undo: {move} ({keys})</source>
        <translation>取り消す：{move}（{keys}）</translation>
    </message>
    <message>
        <source>There is no move of {name} to undo.</source>
        <translation>{name}のアクションで取り消せるものはありません。</translation>
    </message>
    <message>
        <source>Nothing can be undone: another player has moved since {name} did.</source>
        <translation>取り消せません。{name}のアクションの後に、すでにほかのプレイヤーがアクションを行っています。</translation>
    </message>
    <message>
        <source>Nothing more can be undone: the record of this game is nearly full.</source>
        <translation>これ以上は取り消せません。この対戦の記録がほぼいっぱいです。</translation>
    </message>
    <message>
        <source>In practice any move can be undone; the menu turns a game into practice.</source>
        <translation>練習ならどのアクションも取り消せます。メニューから対戦を練習に変えられます。</translation>
    </message>
    <message>
        <source>Nothing can be undone: since {name}’s last decision something hidden was shown or drawn.</source>
        <translation>取り消せません。{name}の最後の決定の後に、伏せてあったものが公開されたか、引かれました。</translation>
    </message>
    <message>
        <source>Only {name}’s last decision can be undone together with bots’ answers to it.</source>
        <translation>それに続くボットのアクションとまとめて取り消せるのは、{name}の最後の決定だけです。</translation>
    </message>
    <message>
        <source>Nothing can be undone: only bots play here.</source>
        <translation>取り消せません。ここではボットだけがプレイしています。</translation>
    </message>
    <message>
        <source>Nothing can be undone: no move has been made yet.</source>
        <translation>取り消せません。まだアクションがありません。</translation>
    </message>
    <message>
        <source>Nothing can be undone: {name} has made the last move.</source>
        <translation>取り消せません。最後のアクションは{name}のものです。</translation>
    </message>
</context>
<context>
    <name>UnexpectedDialog</name>
    <message>
        <source>Something unexpected happened</source>
        <translation>予期しない問題が発生しました</translation>
    </message>
    <message>
        <source>It is also in the log file {file}</source>
        <translation>同じ内容はログファイル{file}にもあります</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>You have found a fault in the program. The game is saved and can go on. If you report this, please include the text below; nothing is sent automatically.</source>
        <translation>プログラムに問題が見つかりました。対戦は保存されており、続けられます。報告するときは下の文章を添えてください。自動で送信されることはありません。</translation>
    </message>
</context>
<context>
    <name>Verifying</name>
    <message>
        <source>The record does not end with the result of the game.</source>
        <translation>記録の最後に対戦の結果がありません。</translation>
    </message>
    <message>
        <source>No bot move was reproduced.</source>
        <translation>再現できたボットのアクションはありません。</translation>
    </message>
    <message>
        <source>This record has no deck seal: nothing binds its cards or who plays.</source>
        <translation>この記録には山札の証明コードがないため、カードもプレイヤーも証明できません。</translation>
    </message>
    <message>
        <source>A deck seal of this older form binds the cards, but not who plays.</source>
        <translation>旧形式の山札の証明コードなので、証明できるのはカードだけで、プレイヤーは含まれません。</translation>
    </message>
    <message>
        <source>Header and deck seal may have been written again together: only the digits that you noted at the start exclude that.</source>
        <translation>ヘッダーと山札の証明コードがともに書き換えられた可能性は、最初に控えた桁と照合しないかぎり否定できません。</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Previous decision</source>
        <translation>前の判断</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>次の判断</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Work out the reasons</source>
        <translation>理由を調べる</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) worked out.</source>
        <translation>
            <numerusform>%n件の判断を調べ直しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Why did it do that?</source>
        <translation>このアクションの理由</translation>
    </message>
</context>
<context>
    <name>WinsChart</name>
    <message>
        <source>Wins against each kind of opponent</source>
        <translation>対戦相手ごとの勝利</translation>
    </message>
    <message>
        <source>{name}: {wins} of {games} won, {chance} by chance</source>
        <translation>{name}：{games}戦{wins}勝（期待値：{chance}勝）</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{games}戦{wins}勝</translation>
    </message>
    <message>
        <source>share of wins, with margin of error</source>
        <translation>勝率とその範囲</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>期待値</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{name}, {kind}</source>
        <translation>{name}（{kind}）</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>独自ルール</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>途中の局面から</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>This record cannot be opened: {reason}</source>
        <translation>この記録は開けません：{reason}</translation>
    </message>
    <message>
        <source>Victory for {names}, {points}.</source>
        <translation>{names}の勝ち（{points}）。</translation>
    </message>
    <message>
        <source>No move has been made.</source>
        <translation>まだアクションがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} is being played, %n move(s) so far.</source>
        <translation>
            <numerusform>第{number}ラウンドの途中、これまでアクション%n回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} breaks off in the middle of a line. That line is left out; %n move(s) before it are kept.</source>
        <translation>
            <numerusform>{file}は行の途中で終わっています。その行を除き、それまでのアクション%n回は残してあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>running</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <extracomment>a day and the time of day</extracomment>
        <translation>{date} {time}</translation>
    </message>
</context>
</TS>
