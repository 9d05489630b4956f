### すべてのゲームに共通のことば

refused-not_your_turn = いまはあなたの手番ではありません。
refused-game_over = 対局はもう終わっています。
refused-no_such_action = 手「{ $got }」はありません。
refused-not_legal = その手は打てません。
refused-unknown_word = 「{ $got }」が分かりません。必要なもの: { $expected }
refused-nothing_submitted = 手がひとつも送られていません。
refused-decision_passed = その選択はもう済んでいます（送られた番号 { $got }、いまの番号 { $expected }）。
refused-bad_value = { $field } が正しくありません: { $got }。必要なもの: { $expected }
refused-unknown_game = ゲーム「{ $got }」はありません。あるもの: { $expected }
refused-same_key = 同じキー「{ $got }」のゲームが2つ入っています: { $first } と { $second }。
refused-other_rules = この棋譜は { $got } のものです。このルールは { $expected } です。
refused-broken_seal = 棋譜の種と、対局前に公開された封印が合いません。
refused-tape = 決められた結果「{ $got }」は { $tag } では起こりません。起こりうるもの: { $expected }
refused-no_such_match = 卓「{ $got }」はありません。
refused-no_such_person = 番号「{ $got }」の人はいません。
refused-no_such_seat = この卓に席 { $seat } はありません。
refused-seat_taken = 席 { $seat } にはもう人がいます。
refused-no_free_seat = この卓に空いた席はありません。
refused-not_seated = あなたはこの卓についていません。
refused-already_started = この対局はもう始まっています。
refused-not_running = この対局は行われていません（いまの状態: { $got }）。
refused-database_address = 「{ $got }」はデータベースの場所ではありません（{ $detail }）。必要なもの: sqlite:///ファイル または postgresql://利用者@ホスト/名前
refused-database_driver = 「{ $got }」にはパッケージが足りません。{ $install } を入れてください。
refused-database_unreachable = データベース「{ $got }」が答えません: { $detail }
refused-database_damaged = データベース「{ $got }」が壊れています: { $detail }
refused-database_newer = データベース「{ $got }」は新しい Teban（{ $version }）で使われています。こちらを新しくしてください。
refused-who_are_you = どなたか分かりません。はじめのページを開いてください。
refused-not_yours = 席 { $seat } はあなたの席ではありません。
refused-not_stored = 保存できませんでした。何も変わっていません。もう一度お試しください。
refused-too_fast = 速すぎます。{ $what }は { $most } までです。{ $seconds } 秒お待ちください。
refused-too_late = 送信が { $seconds } 秒以内に終わりませんでした。
refused-too_hard = { $seconds } 秒以内に結果が出ませんでした。
refused-too_long = { $most } { $what }より長い通信は受け取れません。
refused-too_many = { $what }は { $most } までです。どれかが終わってから、または { $seconds } 秒後に、もう一度お試しください。
what-connections = このサーバーへのTCP接続
what-connections_of_address = あなたのアドレスからのTCP接続
what-lines = このサーバーへの接続
what-lines_of_address = あなたのアドレスからの接続
what-lines_of_person = あなたが同時に開く卓
what-lines_of_bots = あなたのボットの接続
what-matches = あなたの終わっていない対局
what-computer_matches = あなたの終わっていないコンピューター戦
what-computer_matches_at_address = 同じアドレスのみなさんの終わっていないコンピューター戦
what-computer_matches_of_address = 同じアドレスからの1分あたりの新しいコンピューター戦
what-waiting = あなたの順番待ち
what-waiting_of_address = あなたのアドレスからの順番待ち
what-guests = 同じアドレスからの新しいゲスト（1分あたり）
what-messages = 1秒あたりの通信
what-orders = 1分あたりのおまかせの変更
what-bytes = バイト
what-requests = 1分あたりの送信
what-requests_of_address = 同じアドレスからの1分あたりの送信
refused-hello_first = 最初の通信だけが hello でなければなりません。
refused-not_gone = 席 { $seat } の人はまだ戻れます。
refused-not_over = この対局はまだ終わっていません。
refused-not_started = この対局はまだ始まっていません。空いた席があります。
refused-origin = { $got } のページからは使えません。
refused-broken = プログラムに問題が起きました。管理者は記録「{ $request }」で確かめられます。
refused-not_found = 「{ $got }」には何もありません。

draw = 引き分け
wins = { $seat }の勝ち
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
prompt-order = order おまかせ
prompt-withdraw = withdraw 解除
prompt-suspend = suspend 中断
prompt-quit = quit 終了
prompt-commands =
    moves ? 手        いまできること
    log 記録          これまでのできごと
    items 持ち物      持っているものと使いみち
    order おまかせ    自分のおまかせ。「order 名前」で任せ、「withdraw 名前」でやめる
    Enter             もう一度盤を見る
    suspend 中断      対局をしまう。つづきは teban play --resume
    quit 終了         対局を捨てて終わる
    1行にいくつか書くときは「;」で区切る。Ctrl-C と Ctrl-D は中断。
not-understood = 「{ $got }」は分かりません。help で使い方、? でいまできることが出ます。
no-hint = ここではヒントは出ません。自分で気づいてください。
nothing-held = 何も持っていません。
no-orders = このゲームにおまかせはありません。
order-on = { $name }（有効）: { $order }
order-off = { $name }: { $order }
where-nothing = 盤には何もない。
where = { $thing }：{ $cells }
event-ordered = { $seat }のおまかせ: { $order }
event-withdrawn = { $seat }のおまかせ終わり: { $order }
not-taken = 先に盤面の変化を見られるように、ここから先は取り消しました: { $actions }
really-quit = この対局を捨てますか。(y/N)
yes = y yes はい
commitment = 運の封印 { $commitment }
opened = 封印をひらくと: seed { $seed }
    nonce { $nonce }
suspended = 対局をしまいました。つづきは:
left = 対局を捨てました。
saved = 棋譜は { $file } にあります。
kept = { $name } としてしまいました。使える設定: { $presets }
no-longer-kept = { $name } を消しました。
nothing-kept = まだ何もしまってありません。

## そのほかの命令

checking = シナリオを再生中
counting = 深さ { $depth } まで数えています
measuring = 計測中
climbing = { $games }局を対局中
rung = { $better } 対 { $worse }：{ $score }（{ $low }〜{ $high }）、{ $games }局で{ $wins }勝{ $draws }分{ $losses }敗、1局あたり CPU { $seconds }秒
balance-title = { $game }：バランスの検証
balance-how = 単独1位の割合と95 %区間（ウィルソン）。差は手番の最大と最小の差（ポイント）で、区間はブートストラップ。p は均等に対するカイ二乗検定。
balance-line = { $table }（{ $players }）：{ $shares }、差 { $spread }（{ $low }〜{ $high }）、{ $games }局
balance-role = { "  " }{ $player }：単独1位 { $share }（{ $low }〜{ $high }）、最下位 { $last }
balance-place = { $place }番手
balance-table = 卓
balance-side = 側・プレイヤー
balance-games = 局数
balance-draws = 同率1位
balance-spread = 差
balance-interval = 95 %
balance-p = p
balance-plies = 手数
balance-share = 単独1位
balance-shared = 同率1位
balance-last = 最下位
balance-points = 得点
balance-rank = 順位
learning-games = 学習のための{ $games }局を対局中
learning-network = { $epochs }回の訓練中
learned = { $games }局の{ $choices }手から、完全一致の局面{ $states }、抽象局面{ $abstract_states }。ネットワークは置き手の{ $place_accuracy }、カードの{ $card_accuracy }を当てる。書いたファイル：{ $files }
games-seats = 席
games-options = 設定とはじめの値
games-presets = 設定の組み合わせ
games-levels = コンピュータ（弱い順）
games-beside = コンピュータ（強さの順に並ばないもの）
games-formats = 読み書きできる形式
games-try = 遊ぶには: teban play { $game }
replayed = { $ply } 手まで。
seal-holds = 封印は正しく、種は対局前に約束されたものです。
open-position = すべて公開（シナリオの書き方）:
bench-random = でたらめな対局、CPU 1秒あたり: 対局の数と、2つ以上の手から選ぶ決定の数
bench-all = { $count } 通りの設定すべて、どれも同じ対局数
bench-same = Teban / OpenSpiel（同じゲーム）: 対局の数、{ $preset }
bench-similar = Teban / OpenSpiel（別のゲーム）: 決定の数、設定すべて
bench-tally = 1局の平均（{ $preset }）: 2つ以上の手から選ぶ決定 { $decisions }、ほかに
bench-calls = CPU 1秒あたりの回数（対局の中ほどで）: { $preset }
bench-how = どれも Python の公開インターフェースから同じ選び方で、1つのプロセスで交互に動かし、CPU 時間だけを数えます。
bench-install = OpenSpiel がないので比べる相手がありません。入れるには: pip install 'teban[bench]'
bench-playouts = 探索のための、コンパイルしたでたらめの対局

## 必要だったものと、代わりにあったもの

expected-one_of = 次のどれか: { $names }
expected-one_of_with = 次のどれか: { $names }（{ $other } のとき）
expected-exactly = ちょうど次のもの: { $names }
expected-like = { $examples } のような形
expected-beside = { $other } もいっしょに
expected-fitting = { $other } に合うもの
expected-once = それぞれ1回だけ
expected-nothing = 何もなし
expected-value = 値
expected-number = 整数
expected-number_from = { $least } 以上の数
expected-number_from_to = { $least } から { $most } までの数
expected-even_number_from_to = { $least } から { $most } までの偶数
expected-number_for_each = 次のそれぞれの数のリスト: { $names }
expected-true_or_false = true か false
expected-text = 文字列
expected-word = 語か数
expected-words = 空白で区切った語、または語のリスト
expected-list = リスト
expected-mapping = 語と値の対応
expected-mapping_from = 次のものから値への対応: { $names }
expected-entries = { $count } 個
expected-entries_from_to = { $least } 個から { $most } 個
expected-cell = { $first } から { $last } までのマス
expected-rows = { $width } マスの行が { $count } 行
expected-letters = { $count } 文字（使えるもの: { $names }）
expected-hex_digits = 16進数
expected-digits = 16進数 { $count } 桁
expected-digest = ほかの中身から計算した値
expected-legal_action = 打てる手（{ $why }）
expected-one_game = 対局が1つだけ
expected-json = 正しい JSON
expected-form = 正しい形式（{ $detail }）
nothing = なし
got-damaged = 壊れているか、別のもの

# ファイル
expected-readable_file = 読めるファイル
expected-record = 棋譜
expected-text_file = UTF-8 のテキストファイル
expected-free_name = 書き込める場所の、新しいファイル名
expected-folder = 書き込めるフォルダ
expected-suspended_match = 中断した対局
expected-finished_match = 終わった対局の棋譜（つづきは teban play --resume）
expected-nothing_new = なし（再開した対局の設定は変えられません）
expected-game_name = { $most } 文字までの英小文字・数字・_ の名前
expected-new_game = まだどのゲームにもない名前
expected-new_folder = まだないフォルダー
expected-number_above = { $least } より大きい数
expected-name = 文字と数字、- と _ で { $most } 字までの名前
expected-package = { $install } の追加パッケージ
expected-new_name = まだ使っていない名前
expected-kept_name = teban bring list に出る名前
expected-free_port = 空いているポート（{ $address } はほかのプログラムが使っています。--port N で別の番号を、0 なら空いている番号を選べます）
expected-no_second_teban = 空いているポート（Teban がすでに { $address } にあります。そこを開くか、--port N で別の番号を選んでください）
expected-address_to_listen_at = このマシンのアドレスと使えるポート（{ $detail }）
expected-file_or_kept_name = ファイルか、teban bring list に出る名前
got-binary = テキストではない
got-exists = 同じ名前のファイルがもうある
got-no_folder = そこには書き込めない
got-none_suspended = 中断した対局がない
got-still_running = まだ終わっていない対局

# シナリオのファイル
expected-scenario_file = 読めるシナリオのファイル
expected-scenario = シナリオが1つ以上
expected-yaml = 正しい YAML
expected-steps = do と expect、または stages
expected-one_way = stages か { $names } のどちらか
expected-stages = do と expect をもつ段階のリスト
expected-new_id = ファイルの中で1回だけの id
expected-other_id = 同じファイルか別のファイルのシナリオの id
expected-sound_scenario = 書式の正しいシナリオ
got-no_utf8 = UTF-8 ではない
got-no_document = 文書がひとつもない
got-no_steps = 再生するものも確かめるものもない
got-both = 両方
got-unknown_word = 知らない語
got-misspelt_word = 知らない語（{ $near } のことですか）
got-twin_word = { $word } が2回ある
got-endless = 展開すると終わらない、または大きすぎるエイリアス
got-too_deep = リストやマッピングの入れ子が深すぎます
got-no_character = 文字にならないエスケープ
got-no_such_value = ありえない値
document = 文書 { $name }
document-number = 文書 { $number } 番

## シナリオの報告。最後の行「N passed, M failed」はどの言語でも同じ

check-failed = 不合格 { $place }: { $id }
check-wanted = 期待
check-found = 実際
check-missing = 不足
check-extra = 余分
check-nothing = なし
check-none = なし
check-taken = 受け付ける
check-refused = 断る
check-refused-because = 断られた: { $why }
check-refused-unchanged = 断り、何も変わらない
check-refused-changed = 断ったが（{ $why }）、何かが変わった
check-same = 保存した局面
check-changed = 変わった局面
check-position = 局面
check-crashed = プログラムの誤り: { $error }
check-other = もう一方のシナリオの { $step }: 期待は { $wanted }、実際は { $found }
check-after = { $last } のあとの { $event }

## 命令の書き方の誤り

usage-missing = { $name } がありません。
usage-no_option = オプション { $got } はありません。
usage-no_command = 命令 { $got } はありません。
usage-extra = 余分なものがあります: { $got }
usage-needs_value = { $got } には値が必要です。
usage-no_value = { $got } に値は付けられません。

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
      teban play { $sharing } --bring { $sharer }=deck.txt
      teban play --resume
help-play-seat = 自分の席。
help-play-level = コンピュータの強さ。
help-play-player = 席ごとに human か強さの名前。くり返せる。
help-play-bring = 席に持ちこむもの。ファイルかしまった名前。くり返せる。
help-play-resume = 中断した対局のつづき（最後のもの）。
help-play-save = 終局のとき棋譜を書くファイル。
help-play-seed = 16進数32けた。毎回同じ運になる。
help-play-letters = 記号の代わりに文字で描く。
help-play-sentences = 絵の代わりに文で伝える。読み上げ用。
help-serve =
    ブラウザで遊べるようにする。

    この場の人とも、離れた人とも対局できる。

    データは1つのファイルに入る。TEBAN_DATABASE で PostgreSQL も使える。

    例:
      teban serve --open
      teban serve --host 0.0.0.0 --port 80
help-serve-host = 待ち受けるアドレス（127.0.0.1 はこの機械だけ）。
help-serve-port = ポート（8000）。0 なら空いているもの。
help-serve-database = sqlite:///ファイル または postgresql://…
help-serve-open = ページをブラウザで開く。
serving = Teban は { $address } にあります（終わるには Ctrl-C）
help-bring =
    対局に持ちこむもの（デッキなど）をしまっておく。

    中断した対局と同じフォルダに、本人だけが読めるテキストでしまう。
    人に渡すときは show で表示する。書き方はゲームのルールのページにある。

    例:
      teban bring save { $sharing } mine deck.txt
      teban bring list
      teban bring show { $sharing } mine
      teban play { $sharing } --bring { $sharer }=mine
help-bring-save =
    テキストを確かめて、名前をつけてしまう。

    FILE がなければ、キーボードかパイプから終わり（Ctrl-D）まで読む。
    そのゲームのどの設定でも使えないものは断る。

    例:
      teban bring save { $sharing } mine deck.txt
help-bring-list =
    しまってあるものの一覧。

    例:
      teban bring list
      teban bring list { $sharing } --json
help-bring-show =
    しまってあるものを、人に渡せるテキストで表示する。

    例:
      teban bring show { $sharing } mine
help-bring-delete =
    しまってあるものを消す。

    例:
      teban bring delete { $sharing } mine
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
    組み合わせの設定で数える。深さ N より前に終わる対局は1つと数える。

    例:
      teban perft { $game } --depth 8
      teban perft { $game } --depth 5 --preset { $preset } --divide
help-perft-depth = 何手先まで数えるか。
help-perft-divide = 最初の手ごとの数も出す。
help-bench =
    ルールの速さを測る。

    最初の設定、すべての設定、OpenSpiel（pip install 'teban[bench]' で入る）の
    でたらめな対局を1つのプロセスで交互に動かし、CPU 1秒あたりで数える。
    OpenSpiel に同じゲームがあれば最初の設定の対局の数を、似たゲームだけなら
    2つ以上の手から選ぶ決定の数を、すべての設定で比べる。次に、2番目の設定の
    対局の中ほどで、複製・見え方・ありうる世界の数を測る。

    例:
      teban bench { $game }
      teban bench { $game } --seconds 10 --json
help-bench-seconds = 数字ひとつにつき使う CPU 秒数。
help-lab =
    たくさんの対局による実験。

    例:
      teban lab ladder { $game } --games 100
help-ladder =
    どのレベルも1つ下のレベルより強いかを調べる。

    同じ配り方で、席を入れ替えて1局ずつ対局する。得点は勝ちと引き分けの半分で、
    95 % の区間もつける。種が同じなら、いくつのプロセスでも同じ対局になる。

    例:
      teban lab ladder { $game }
      teban lab ladder { $game } --minutes 10
      teban lab ladder { $game } --games 100 --json
help-ladder-games = 組ごとの対局数。
help-ladder-pair = 2つのレベル。なければ隣どうし。何度でも書ける。
help-ladder-minutes = 全体の分数。すぎたら対局をはじめない。
help-ladder-seed = すべての偶然のもとになる種。
help-lab-processes = 対局するプロセスの数。なければコアの数。
help-balance =
    どの席にも公平かを調べる。

    同じ強さのプレイヤーが、席と先手を順に替えながら何度も対局する。割合は
    単独1位の割合で、95 % の区間もつける。比べる設定のあるゲームはその組み合わせ
    すべてを、なければ1つの卓を調べる。種が同じなら、いくつのプロセスでも同じ
    対局になる。追加パッケージ teban[lab] がいる。

    例:
      teban lab balance { $game }
      teban lab balance { $game } --players { $level } --report study.html
help-balance-vary = 比べる設定とその値。何度でも書ける。
help-balance-players = 全席のレベル、または席ごとのレベル。何度でも書ける。
help-balance-games = 卓ごとの対局数。
help-balance-report = 数値と図を HTML ファイルにも書く。
help-new =
    新しいゲームのひな形を作る。

    フォルダー NAME とその中のパッケージを作る。すぐに遊べて取り決めをすべて守る
    小さなゲームで、二か国語の言葉、ルールのページ、シナリオもそろっている。
    遊ぶにはインストールする: pip install -e NAME

    例:
      teban new my_game
help-new-secrets = だれかに隠されたものがあるゲームにする。
help-new-folder = 作る場所。なければここ。
new-made = { $folder } を作りました。遊ぶには（pip で。Teban のクローンの中では ./dev.py run uv pip）:
      pip install -e { $folder }
      teban play { $name }
help-learn =
    自己対戦から方策表と小さな方策ネットワークを作る。

    先生役が自分と対局する。選んだ手の結末を表にまとめ、ネットワークはその手を
    当てるように学ぶ。追加パッケージ teban[learn] がいる。

    例:
      teban learn { $teachable } --out models
help-learn-games = 学習に使う対局数。
help-learn-epochs = 全体を何回くり返して見せるか。
help-learn-seed = すべての偶然のもとになる種。
help-learn-out = 書き込むフォルダ。古いファイルは置き換える。
