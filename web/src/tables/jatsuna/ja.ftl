### 蛇突奈の盤のまわりの言葉

result-counted = 石の数で決まりました。
option-transform = 挟んだ石は何になるか
option-layout = 初期配置
option-first = 先手
level-easy-short = イージー
level-classic_hard-short = 原作 Hard
level-classic-short = 原作 Super Hard
level-medium-short = ミディアム
level-hard-short = ハード
level-super_hard-short = スーパーハード
level-classic_ultimate-short = 原作 Ultimate
level-ultimate-short = アルティメット
level-custom-short = カスタム
layout-wide = ワイドトライアングル（公式）
layout-tight = タイト
layout-edge = エッジ
layout-diagonal = 対角（席の差がいちばん小さい）
first-O = オーブ
first-C = ジェム
first-P = ステラ
first-roulette = ルーレット

table-board = 7×7の盤。(行,列) で数えます
table-yours = あなたの手番です
table-theirs = { $seat }の手番です
table-over = 終局
table-must =
    光るマスで石を取れます。
    取れるときは、必ず取ります。
table-free = 取れる手はありません。好きなマスに置けます。
table-would = { $cell } に置くと、印の石が { $changes }になります。
table-would-free = { $cell } に置いても、何も取りません。
table-gain = { $seat } { $number } 個
table-place = { $rank }位 { $seat } { $stones }
table-and = と
table-comma = 、
table-spoken = { $seat }: { $line }
table-log-captured = { $cell } に置いて { $captured } 個取った
table-log-free = { $cell } に自由に置いた

table-order = 手番の順
table-you = あなた
table-nth = { $number }番手
table-drawing = ルーレットで手番を決めています
table-undrawn = ？
table-drawn = あなたは{ $number }番手、{ $seat }です
table-drawn-first = { $seat }から始まります

table-pact = 結託モード: { $seats }が手を組んで{ $prey }をねらいます
table-colluding = 結託中
table-hunted = ねらわれています

table-empty = 空き
table-wall = 壁
table-may = 置ける
table-captures = { $number } 個取る（{ $changes }になる）
table-last = 直前の手

table-place-at = { $cell } に置く
table-place-free = 自由に置く
table-refused-watching = 観戦中は置けません。
table-refused-thinking = ほかの人の手番です。
table-refused-sent = 送っています。

table-help = 操作と好み
table-key-arrows = 矢印
table-key-enter = Enter / Space
table-keys-arrows = 盤の上を動く
table-keys-enter = 置く
table-keys-help = この一覧

table-prefer-signs = 石に文字と模様をつける
table-prefer-signs-help = オーブは輪と O、ジェムは縞と G、ステラは点と S。色に頼らず見分けられます。
table-prefer-palette = 見分けやすい色にする
table-prefer-palette-help = 橙・水色・紫。ほかの卓のコマの色も変わります。

sums = 対局のまとめ
sums-stones = 石の数のうつりかわり
sums-captured = 取った石
sums-best = 1手で最多
sums-free = 自由配置

table-tutorial = はじめての蛇突奈
table-tutorial-there = ここでは光っているマスに置きましょう。
table-tutorial-1-title = 挟んで取る
table-tutorial-1-text = あなたは丸いオーブです。ひし形のジェムを自分の石で挟むと、取れます。光るマスに置いてみましょう。
table-tutorial-1-done = 挟んだ石がオーブになりました。縦・横・ななめの8方向で挟めます。
table-tutorial-2-title = 相手は2人
table-tutorial-2-text = ジェムと星のステラがまざって並んでいても、まとめて挟めます。列の先に置いてみましょう。
table-tutorial-2-done = 3つとも取れました。列の両端が自分の石なら、間はだれの石でもかまいません。
table-tutorial-3-title = 取れるときは取る
table-tutorial-3-text = 角が空いていますが、いまは置けません。取れる手があるときは、必ず取る手を選びます。光るマスに置きましょう。
table-tutorial-3-done = 取れる手がいくつかあれば、どれを選ぶかは自由です。いちばん多く取る必要もありません。
table-tutorial-4-title = 壁
table-tutorial-4-text = 中央の壁は列を切ります。(4,2) からは壁にさえぎられて挟めません。(5,2) なら2つ取れます。
table-tutorial-4-done = 壁は取れず、列の端にもなりません。壁のとなりは守りやすい場所です。
table-tutorial-5-title = 自由配置
table-tutorial-5-text = はじめの配置です。だれも取れないので、どこにでも置けます。角に置いてみましょう。
table-tutorial-5-done = 角の石は決して取られません。両側から挟む列がないからです。
table-tutorial-6-title = 三すくみ
table-tutorial-6-text = 「三すくみ」のルールでは、オーブが挟むとステラはオーブに、ジェムはステラになります。指すと、何になるかが印でわかります。
table-tutorial-6-done = ジェムはステラに、ステラはオーブになりました。ジェムが挟めばオーブはジェムに、ステラが挟めばジェムはステラになります。
table-tutorial-7-title = 終局
table-tutorial-7-text = 盤が埋まったら終わり、石のいちばん多い人の勝ちです。最後の1手を置きましょう。
table-tutorial-7-done = オーブ { $orb }、ジェム { $gem }、ステラ { $stella }。あなたの勝ちです。強くなりすぎると2人にねらわれるので、3人の数をいつも見ておきましょう。

gallery-stones = 石
gallery-marks = 盤の印
gallery-boards = 盤
gallery-signed = 文字と模様
gallery-ghost = 置く前
gallery-glow = 置ける
gallery-free = どこでも置ける
gallery-last = 直前の手
gallery-would = こうなる
gallery-focus = 指している
gallery-wall = 壁
