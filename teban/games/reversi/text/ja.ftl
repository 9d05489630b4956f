### 特殊コマ リバーシ

name = 特殊コマ リバーシ
about = ひっくり返らない秘密のコマがまざったオセロ。どれがそうかは、挟んだときの動きで気づいて覚える。
minutes = 約10分
credit = ルール: 特殊コマ リバーシ「ゲーム仕様書」の作者（rev.1.1、2023年9月4日）。

seat-B = 黒
seat-W = 白

preset-plain = ふつうのオセロ
preset-hidden = 特殊コマあり
preset-items = 特殊コマとアイテム
preset-extended = 特殊コマとすべてのアイテム
preset-small = 6×6、特殊コマあり

option-size = 盤の大きさ（4〜16の偶数）
option-specials = はじめに持つ特殊コマの数（0〜10、0でふつうのオセロ）
option-items = アイテムを使う
option-extended = 追加のアイテムも使う
option-mark_own = 自分の特殊コマに印をつける
option-assist = 見破った特殊コマに印をつける（記憶の補助）

level-level1 = レベル1：でたらめ
level-level2 = レベル2：欲ばり
level-level3 = レベル3：場所を見る
level-level4 = レベル4：先を読む
level-level5 = レベル5：隠れたコマを考える
level-level6 = レベル6：最強
level-custom = カスタム：先読み { $depth } 手、{ $seconds } 秒
dial-depth = 先読みの手数
dial-seconds = 1手の秒数

decision-turn = どこに置きますか。
decision-pass = 置ける場所がありません。パスします。

item-undo = ちょっと待ったカード
item-undo-how = 自分の前の手番に戻る（対局中3回まで）。
item-blind = 目つぶし
item-blind-how = 相手の次の手番をとばす（対局中2回まで、続けては使えない）。
item-refill = 特殊コマ補充
item-refill-how = 特殊コマを1つふやす（はじめの数＋2まで）。
item-lens = 虫めがね
item-lens-how = 相手のコマをひとつ選び、特殊コマかどうかを自分だけが知る。
item-appraise = 鑑定
item-appraise-how = たて・よこ・ななめの1列を選び、相手の特殊コマの数を自分だけが知る。
item-hint = ひらめき
item-hint-how = 見えている盤面から、よさそうなマスをひとつ教わる。
item-plant = 仕込み
item-plant-how = 一度もひっくり返っていない自分のコマをひとつ、こっそり特殊コマにする。
item-disarm = 解除
item-disarm-how = 見破った相手の特殊コマをひとつ、通常コマにする。
item-memo = メモ
item-memo-how = 自分の手番5回のあいだ、見破った特殊コマに印がつく。

event-place = { $seat }が{ $cell }に置きました。
event-flip = { $cell }が{ $to }に返りました。
event-stop = 列は{ $cell }の特殊コマで止まりました。
event-natural_pass = { $seat }は置ける場所がなくパスしました。
event-forced_pass = { $seat }は目つぶしで1回休みました。
event-item = { $seat }が{ $item }を使いました。
event-answer = { $item }の答え: { $value }
event-undo = 盤が前の手番に戻りました。
event-disarm = { $cell }の特殊コマは通常コマになりました。
event-stock = 残りの特殊コマ: { $left }
event-held = 持っているアイテム: { $items }
event-marks = 印のついたマス: { $cells }
event-badge = バッジ「{ $badge }」を獲得しました。
event-turn = { $seat }の番です（{ $number }手番目）。
event-over = 終局です。黒 { $black } 対 白 { $white }
event-resumed = 中断した対局を再開しました。

thing-special = 特殊コマ

terminal-stock = 特殊コマ: 残り { $left }（はじめ { $initial }）
terminal-blinded = { $seat }は目つぶしを受けています。
terminal-waiting = （うち { $number } は次の手番から）
terminal-place = 置ける場所: { $cells }
terminal-special = 特殊コマを置く: マスに * をつける。例 { $cell }*（残り { $left }）
terminal-pass = pass（置ける場所がありません）
terminal-help =
    f5         f5 にコマを置く（+ の印が置ける場所）
    f5*        そこに特殊コマを置く。特殊コマはひっくり返らない
    item 名前  置く前にアイテムを使う（items で一覧）。例 item 待った
    item 名前 d4   マスを選ぶアイテム
    pass       置ける場所がないときだけ
    挟んだ列は、相手の最初の特殊コマの手前までひっくり返る。
    特殊コマに印はつかない。気づいて覚えること。

answer-special = 特殊コマ
answer-normal = 通常コマ

refused-occupied = { $cell }にはもうコマがあります。
refused-brackets_nothing = { $cell }に置いても相手のコマを挟めません。
refused-no_special_left = 特殊コマはもう残っていません。
refused-must_place = 置ける場所があるのでパスはできません。
refused-must_pass = 置ける場所がないので、いまはパスだけができます。
refused-items_off = この対局ではアイテムを使いません。
refused-not_in_this_set = このアイテムはこの対局では使いません。
refused-not_held = そのアイテムを持っていません。
refused-not_yet_usable = そのアイテムは次の自分の手番から使えます。
refused-one_item_a_turn = アイテムは1手番に1つまでです。
refused-used_up = そのアイテムはこの対局ではもう使えません。
refused-nothing_to_undo = 戻れる手がありません。
refused-blinded_last_turn = 相手は休んだばかりなので、いまは目つぶしを使えません。
refused-specials_off = この対局では特殊コマを使いません。
refused-stock_full = 特殊コマはこれ以上ふやせません。
refused-not_a_rival_stone = 相手のコマを選んでください。
refused-not_plantable = 一度もひっくり返っていない自分の通常コマを選んでください。
refused-not_proven = 見破った相手の特殊コマを選んでください。
refused-not_plain = この形式で書けるのは、特殊コマもアイテムもない対局だけです。

badge-A1 = はじめの一局
badge-A1-how = はじめて1局を終える
badge-A2 = 初勝利
badge-A2-how = はじめて勝つ
badge-A3 = 白番初勝利
badge-A3-how = 白ではじめて勝つ
badge-A4 = 3連勝
badge-A4-how = 3回続けて勝つ
badge-A5 = 10回勝利
badge-A5-how = 10回勝つ
badge-A6 = 50回勝利
badge-A6-how = 50回勝つ
badge-A7 = 100回勝利
badge-A7-how = 100回勝つ
badge-A8 = 10局
badge-A8-how = 10局を終える
badge-A9 = 100局
badge-A9-how = 100局を終える
badge-A10 = レベル1撃破
badge-A10-how = コンピュータのレベル1にはじめて勝つ
badge-A11 = レベル2撃破
badge-A11-how = コンピュータのレベル2にはじめて勝つ
badge-A12 = レベル3撃破
badge-A12-how = コンピュータのレベル3にはじめて勝つ
badge-A13 = レベル4撃破
badge-A13-how = コンピュータのレベル4にはじめて勝つ
badge-A14 = レベル5撃破
badge-A14-how = コンピュータのレベル5にはじめて勝つ
badge-A15 = レベル6撃破
badge-A15-how = コンピュータのレベル6にはじめて勝つ
badge-A16 = 基本に忠実
badge-A16-how = 特殊コマなしではじめて勝つ
badge-A17 = 大盤制覇
badge-A17-how = 10×10以上の盤ではじめて勝つ
badge-A18 = 小さな名人
badge-A18-how = 4×4か6×6の盤ではじめて勝つ
badge-P1 = パスさせた
badge-P1-how = 相手が置けなくなってパスする
badge-P2 = 連続パス
badge-P2-how = 相手が2手番続けて置けなくなってパスする
badge-P3 = 全取り
badge-P3-how = 相手のコマを0にして勝つ
badge-P4 = 全取られ
badge-P4-how = 自分のコマが0で負ける
badge-P5 = 角いただき
badge-P5-how = その対局ではじめて角に置く
badge-P6 = 四隅制覇
badge-P6-how = 終局のとき四つの角がすべて自分の色
badge-P7 = 辺の支配者
badge-P7-how = 終局のとき辺のマスがすべて自分の色
badge-P8 = 大返し
badge-P8-how = 1手で10枚以上返す（6×6では6枚、4×4では4枚）
badge-P9 = 五方向
badge-P9-how = 1手で5方向以上を返す
badge-P10 = 鉄壁
badge-P10-how = 相手の手が自分の特殊コマで止まる
badge-P11 = 不発させた
badge-P11-how = 相手の手が1枚も返せない
badge-P12 = 看破
badge-P12-how = 自分の手で相手の特殊コマを見破る
badge-P13 = 不発
badge-P13-how = 自分の手が1枚も返せない
badge-P14 = 二度は騙されない
badge-P14-how = 相手の特殊コマを2つ以上見破り、同じコマに二度止められずに勝つ
badge-P15 = 大逆転
badge-P15-how = 終盤（空き20以下）で15枚以上負けていて勝つ（8×8。盤の広さに応じて変わる）
badge-P16 = 僅差勝ち
badge-P16-how = 1枚か2枚の差で勝つ
badge-P17 = 引き分け
badge-P17-how = 引き分けになる
badge-P18 = 封印勝利
badge-P18-how = 特殊コマを使わずに勝つ（特殊コマありの対局）
badge-P19 = 使い切り
badge-P19-how = 自分の特殊コマをすべて置いて勝つ
badge-P20 = 素手の勝利
badge-P20-how = アイテムを使わずに勝つ（アイテムありの対局）
badge-P21 = 目を閉じても
badge-P21-how = 目つぶしを受けた対局で勝つ
badge-P22 = 再開の一手
badge-P22-how = 中断して再開した対局で勝つ
