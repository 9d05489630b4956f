### 蛇突奈

name = 蛇突奈
about = 3人で遊ぶオセロ系の陣取り。まん中の壁をはさんで7×7の盤を奪い合う。取れるときは必ず取り、強くなりすぎると2人に挟まれる。
minutes = 約10分
credit = ルール: OHYAMA, Yoshihisa (o3x)『蛇突奈 (Jatsuna) 公式ルールブック』バージョン2.1（v6.7.0準拠、2026年2月18日）。

seat-O = オーブ
seat-C = ジェム
seat-P = ステラ

preset-standard = 標準
preset-sansukumi = 三すくみ
preset-balanced = バランス重視（対角配置、先手は抽選）
preset-tight = タイト配置
preset-edge = エッジ配置
preset-open = 壁なし

option-transform = 挟んだ石の変換（own: 自分の色、sansukumi: 三すくみ）
option-layout = 初期配置（wide, tight, edge, diagonal）
option-wall = 中央に壁を置く
option-first = 先手（O, C, P。roulette はルーレットで決める）

level-easy = Easy：でたらめ
level-classic_hard = Classic Hard：原作の Hard、位置だけを評価
level-classic = Classic Super Hard：原作の Super Hard、返し手まで読む
level-medium = Medium：取れる数を重視、角優先
level-hard = Hard：位置を評価し、一巡先まで読む
level-super_hard = Super Hard：頭の中で何万局も打つ
level-classic_ultimate = Classic Ultimate（結託モード）：原作どおり、10手に絞って狙う
level-ultimate = Ultimate（結託モード）：2人のコンピュータが残る1人を公然と狙う
level-custom = カスタム：1手につき{ $playouts }回のプレイアウト

dial-playouts = 1手あたりのプレイアウト数

decision-capture = キャプチャできる手があります。どこに置きますか？
decision-free = キャプチャできる手はありません。空きマスのどこにでも置けます。

transform-own = 挟んだ石は自分の色になる。
transform-sansukumi = 三すくみ：前の番の色は自分の色に、次の番の色は前の番の色になる。

event-place = { $captured ->
    [0] { $seat }が{ $cell }に置いた。
   *[other] { $seat }が{ $cell }に置いて{ $captured }個取った。
}
event-flip = { $cell }が{ $to }になった。
event-turn = { $seat }の番（{ $number }手目）。
event-over = 終局。オーブ { $orb }、ジェム { $gem }、ステラ { $stella }
event-resumed = 中断した対局を再開。


rank-1 = おめでとうございます!
rank-2 = 惜しい! 2位でした
rank-3 = ドンマイ! 次は勝てます
rank-draw = 同率1位の引き分け

thing-X = 壁

terminal-order = 手番: { $order }
terminal-turn = { $turn } / { $of }手目
terminal-pact = 結託：ほかの2人が{ $side }を狙っています。
terminal-rank = { $rank }位 { $side } { $stones }
terminal-capture = キャプチャできるマス（×は取れる数）: { $cells }
terminal-free = 空きマスのどこにでも: { $cells }
terminal-help =
    (3,6)      3行6列に置く（+ は置けるマス）
    f3         同じマスを列の文字と行の番号で
    キャプチャできる手があれば、必ずその中から選ぶ。なければ空きマスのどこにでも置ける。
    列の先に自分の石があれば挟める。2人の石がまざっていてもよい。X は壁。
    パスはない。盤が埋まったら、石のいちばん多い人の勝ち。

refused-wall = { $cell }は壁なので、石を置けません。
refused-occupied = { $cell }にはもう石があります。
refused-must_capture = 取れるときは、必ず取ります。{ $cell }では何も取れません。
refused-no_pass = パスはありません。取れる手がなければ、空きマスのどこにでも置けます。
refused-no_package = このレベルにはパッケージ { $package } がいりますが、入っていません（pip install { $package }）。Easy と Medium はなくても打てます。

tally-captured = 変換された石
tally-free = 自由配置
