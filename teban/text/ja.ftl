### すべてのゲームに共通のことば

refused-not_your_turn = いまはあなたの手番ではありません。
refused-game_over = 対局はもう終わっています。
refused-no_such_action = 手の番号 { $got } はありません（{ $expected }）。
refused-not_legal = その手は打てません。
refused-unknown_word = 「{ $got }」が分かりません。使えるもの: { $expected }
refused-nothing_submitted = 手がひとつも送られていません。
refused-decision_passed = その選択はもう済んでいます（送られた番号 { $got }、いまの番号 { $expected }）。
refused-bad_value = { $field } が正しくありません: { $got }。必要なもの: { $expected }
refused-unknown_game = ゲーム「{ $got }」はありません。あるもの: { $expected }
refused-other_rules = この棋譜は { $got } のものです。このルールは { $expected } です。
refused-broken_seal = 棋譜の種と、対局前に公開された封印が合いません。
refused-tape = 決められた結果「{ $got }」は { $tag } では起こりません。起こりうるもの: { $expected }

draw = 引き分け
wins = { $seat } の勝ち
deciding = { $seat } の番
you = あなた

## 端末の盤

person = 人
computer = コンピュータ（{ $level }）
thinking = { $seat }が考えています…
hand-over = { $seat }に交代してください。{ $seat }の人は Enter を押してください。
prompt-hint = （help で使い方）
prompt-help = help h ヘルプ 助けて
prompt-moves = moves ? 手
prompt-log = log 記録
prompt-items = items 持ち物
prompt-suspend = suspend 中断
prompt-quit = quit 終了
prompt-commands =
    moves ? 手        いまできること
    log 記録          これまでのできごと
    items 持ち物      持っているものと使いみち
    suspend 中断      対局をしまう。つづきは teban play --resume
    quit 終了         対局を捨てて終わる
    1行にいくつか書くときは「;」で区切る。Ctrl-C と Ctrl-D は中断。
no-hint = ここではヒントは出ません。自分で気づいてください。
nothing-held = 何も持っていません。
not-taken = 新しく分かったことがあるので、ここから先は取り消しました: { $actions }
really-quit = この対局を捨てますか。(y/N)
yes = y yes はい
commitment = 運の封印 { $commitment }
opened = 封印をひらくと: seed { $seed }
    nonce { $nonce }
suspended = 対局をしまいました。つづきは:
left = 対局を捨てました。
saved = 棋譜は { $file } にあります。

## そのほかの命令

checking = シナリオを再生中
counting = 深さ { $depth } まで数えています
measuring = 計測中
games-seats = 席
games-options = 設定とはじめの値
games-presets = 設定の組み合わせ
games-levels = コンピュータ（弱い順）
games-formats = 読み書きできる形式
games-try = 遊ぶには: teban play { $game }
replayed = { $ply } 手まで。
seal-holds = 封印は正しく、種は対局前に約束されたものです。
open-position = すべて公開（シナリオの書き方）:
bench-games = CPU 1秒あたりのでたらめな対局数: { $preset }
bench-calls = CPU 1秒あたりの回数（対局の中ほどで）: { $preset }
bench-how = どちらも Python の公開インターフェースから同じ random.choice で、1つのプロセスで交互に動かし、CPU 時間だけを数えます。
bench-install = OpenSpiel がないので比べる相手がありません。入れるには: pip install 'teban[bench]'

## 代わりに必要だったもの

expect-one-of = 次のどれか: { $names }
expect-like = { $example } のような形
expect-readable = 読めるファイル
expect-record = 棋譜
expect-text = UTF-8 のテキストファイル
expect-free = 書き込める場所の、新しいファイル名
expect-folder = 書き込めるフォルダ
expect-suspended = 中断した対局
expect-finished = 終わった対局の棋譜（つづきは teban play --resume）
expect-nothing-new = なし（再開した対局の設定は変えられません）
expect-ply = 0 から { $last } までの数
binary = テキストではない
exists = 同じ名前のファイルがもうある
no-folder = そこには書き込めない
none-suspended = 中断した対局がない
damaged = 壊れているか、別のもの
still-running = まだ終わっていない対局

## コマンドラインの説明

help-help = この説明を表示する。
help-lang = 表示の言語（ふつうは TEBAN_LANG、次に LANG）。
help-json = プログラム向けのデータを出力する。
help-preset = 設定の組み合わせ（一覧は teban games）。
help-option = 設定をひとつ変える。くり返せる。
help-teban =
    秘密のあるターン制ゲームを端末で遊ぶ。

    まずはここから:
      teban games            どんなゲームがあるか
      teban play { $game }     コンピュータと対局する
      teban play --help      遊び方のすべて
help-games =
    ゲームと、その設定・コンピュータの一覧。

    例:
      teban games
      teban games --json
help-play =
    この端末で対局する。

    何も指定しなければ、最初の席に座り、中くらいの強さのコンピュータと
    対局する。対局中は help で使い方が出る。

    suspend や Ctrl-C、Ctrl-D でやめた対局は、あとで続けられる。対局は
    TEBAN_HOME（なければ XDG_DATA_HOME か ~/.local/share の teban）に、
    相手の秘密がうっかり見えないように包んで保存される。これは封であって、
    暗号ではない。

    例:
      teban play { $game }
      teban play { $game } --preset { $preset } --level { $level }
      teban play { $game } --option { $option } --seat { $other }
      teban play { $game } --player { $seat }=human --player { $other }=human
      teban play --resume
help-play-seat = 自分の席。
help-play-level = コンピュータの強さ。
help-play-player = 席ごとに human か強さの名前。くり返せる。
help-play-resume = 中断した対局のつづき（最後のもの）。
help-play-save = 終局のとき棋譜を書くファイル。
help-play-seed = 16進数32けた。毎回同じ運になる。
help-play-letters = 記号の代わりに文字で描く。
help-check =
    シナリオを再生して、結果を確かめる。

    YAML ファイル、Markdown の中の YAML、それらのフォルダを読む。終了コードは
    すべて合格なら 0、不合格があれば 1、書式の誤りがあれば 2。

    例:
      teban check rules.md scenarios/
help-replay =
    棋譜を再生し、封印を確かめる。

    できごとと最後の盤を表示する。棋譜は teban play --save で書ける。

    例:
      teban replay game.json
      teban replay game.json --at 20 --as { $seat }
      teban replay game.json --json
      teban replay game.json --to { $format }
help-replay-at = この手数で止める。
help-replay-as = この席から見えたもの。watcher や all も可。
help-replay-to = 代わりに別の形式で書き出す。
help-import =
    ほかのプログラムの棋譜を読み込む。

    FORMAT は teban games に出るもののどれか。

    例:
      teban import { $format } game.txt --save game.json
help-import-game = どのゲームか（いくつもあるときに必要）。
help-import-save = 棋譜を書くファイル（なければ表示する）。
help-perft =
    N 手で行き着く局面を数える。

    同じルールのプログラムなら同じ数になる。指定がなければ、最初の
    組み合わせの設定で数える。深さ N より前に終わる対局は数えない。

    例:
      teban perft { $game } --depth 8
      teban perft { $game } --depth 5 --preset { $preset } --divide
help-perft-depth = 何手先まで数えるか。
help-perft-divide = 最初の手ごとの数も出す。
help-bench =
    ルールの速さを測る。

    最初の設定のでたらめな対局を、OpenSpiel の同じゲームと交互に動かし
    （pip install 'teban[bench]' で入る）、CPU 1秒あたりで数える。次に、
    2番目の設定の対局の中ほどで、複製・見え方・ありうる世界の数を測る。

    例:
      teban bench { $game }
      teban bench { $game } --seconds 10 --json
help-bench-seconds = 数字ひとつにつき使う CPU 秒数。
