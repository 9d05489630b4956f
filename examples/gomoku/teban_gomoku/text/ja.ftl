### 五目並べ

name = 五目並べ
about = 先に石を5つ並べたほうの勝ち。
minutes = 約5分
credit = 昔からある遊び。

seat-B = 黒
seat-W = 白

preset-standard = 標準
preset-large = 15×15
option-size = 縦と横のマス数

level-easy = 初級：少しだけ先を見る
level-normal = 中級：並びを見る
level-hard = 上級：並びを見て、先も読む

decision-move = どこに石を置きますか？
thing-five = 五連

event-place = { $seat }が{ $cell }に置いた。

terminal-help =
    h8     石を置く。列の文字と行の数字
