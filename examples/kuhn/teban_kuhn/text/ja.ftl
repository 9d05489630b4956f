### クーンポーカー

name = クーンポーカー
about = カード3枚、賭けは1回。いちばん小さなポーカー。
minutes = 約1分
credit = Harold W. Kuhn（1950年）

seat-A = A
seat-B = B

preset-standard = 標準
level-easy = 初級：ほとんど考えない
level-hard = 上級：相手の持ちうるカードをすべて考える

decision-move = パスしますか、賭けますか？
field-hands = カード { $value }
field-shown = 公開 { $value }
field-course = これまで：{ $value }

event-act = { $seat }：{ $does }
event-shown = { $seat }が{ $card }を見せた。

terminal-help =
    pass   パス。賭けられたあとなら降りる
    bet    コインをもう1枚出す。賭けられたあとなら受ける
