### カードオセロの盤のまわりの言葉

level-chain-short = ルールブック流
log-normal = 進行
log-effects = 効果

table-turn = ターン{ $number }
table-board = 8×8の盤
table-yours = あなたの手番です
table-theirs = { $seat }の手番です
table-theirs-help = 相手の手を待っています。
table-pass = 置けるマスなし
result-counted = 石の数で決まりました。
table-over = 終局
table-won-B = 黒 { $black } 対 白 { $white } で黒の勝ち
table-won-W = 黒 { $black } 対 白 { $white } で白の勝ち
table-draw = 黒 { $black } 対 白 { $white } で引き分け
table-choose = { $card }
table-place = 光るマスに置きます。
table-place-or-card = 光るマスに置くか、先にカードを1枚使えます。
table-card-or-pass = 置けるマスがありません。カードを使うか、パスします。
table-waiting = 次の配置に「{ $card }」がはたらきます。
table-once-more = もう1回置けます。
table-would = { $cell } なら、印のついた { $number } 枚が返ります。

table-comma = 、
table-empty = 空き
table-guarded = 守りあと{ $turns }
table-sprout = 芽
table-last = 直前の手
table-may-place = 置ける
table-may-target = 選べる
table-turns = { $number }枚返る

table-refused-watching = 観戦中は置けません。
table-refused-thinking = 相手の手番です。
table-refused-sent = 送っています。
table-passed = { $seat }はパス

charge = 布石
charge-change = 布石{ $delta }
charge-changes = 布石の増減

shown-sold = 売却
shown-resold = 転売
shown-condemned = 断罪
shown-gained = 手札へ
shown-taken = 奪取

info-title = { $cell } の{ $colour }石
info-left = あと { $turns } ターン
info-income = 次の収入 { $income }（{ $paid } / 5 回ずみ）
info-PROTECTED = 次の相手ターンが終わるまで、反転も交換もされません。
info-PERMA = 破壊されるまで、反転も交換もされません。
info-GUARD = 何ものもこの石を反転・交換・破壊・誘惑できません。持ち主のターン開始ごとに数が減り、0で消えます。
info-DRAGON = 持ち主のターン開始ごとに、周囲8マスの敵の石を反転します。数が0になると、この石は消えます。
info-BREEDING = 持ち主のターン開始ごとに、前に生んだ石（なければこの石）の隣に石を1つ生みます。数が0になると、この石は消えます。
info-UDG = 持ち主のターン開始ごとに、周囲8マスの敵の石を破壊します。数が0になると、この石は消えます。
info-HYPER = どちらのターン開始時にも1マス動き、挟めれば反転します。行き場がなければ消え、反転されるとふつうの石になります。
info-UHG = どちらのターン開始時にも1マスずつ2回動き、着くたびに挟めれば反転します。行き場がなければ周囲の敵を道連れに消え、反転されるとふつうの石になります。
info-REGEN = 1回だけ、反転されるとすぐ元の色に戻り、そこから挟める列を反転します。
info-WORK = 持ち主のターン開始ごとに布石を1、2、4、8、16もたらします。反転・誘惑・破壊されると終わります。
info-BOMB = 持ち主のターン開始ごとに数が減り、0で周囲8マスごと吹き飛びます。反転されるとふつうの石に戻ります。
info-TRAP = 次の相手ターンに相手が反転すると、相手の布石のすべてと手札を左から3枚まで奪います。反転されなければ、そのあと石ごと消えます。相手には見えません。
info-sprout = 繁殖で生まれたばかりの、ふつうの石です。
info-dangers = この石が受けること
info-may-flip = 反転される
info-may-convert = 交換の意志が効く
info-may-destroy = 破壊される
info-may-tempt = 誘惑される
info-may-move = 動かされる
info-safe-flip = 反転されない
info-safe-convert = 交換の意志が効かない
info-safe-destroy = 破壊されない
info-safe-tempt = 誘惑されない
info-safe-move = 動かされない

keys = 操作と設定
keys-tab = Tab
keys-tab-does = 盤、手札、ボタンのあいだを移る
keys-arrows = 矢印
keys-arrows-does = 盤や手札の中を動く
keys-enter = Enter / Space
keys-enter-does = 置く、選ぶ
keys-number = 1 – 5
keys-number-does = 手札を見る
keys-u-does = 見ているカードを使う
keys-i-does = 石やカードを詳しく見る
keys-esc-does = カードを戻す、選択を取り消す
keys-help-does = この一覧
keys-press = 特殊な石は、長押しか右クリックでも説明が出ます。
prefer-stone = 石の音

sums = 内訳
sums-gained = 得た布石
sums-played = 使ったカード

speech-level1-win-1 = ギャハハ！ 盤はぜんぶオイラのごちそうだ！
speech-level1-win-2 = もぐもぐ……おまえの石、うまかったぞ！
speech-level1-win-3 = でたらめでも勝てる！ これがオイラ流さ。
speech-level1-loss-1 = ふぎゃっ！ 腹がへって力が出なかったんだい。
speech-level1-loss-2 = 石を返された……返してくれよう。
speech-level1-loss-3 = おぼえてろ！ 次はもっと大きな口で食ってやる。
speech-level1-draw-1 = はんぶんこ？ まあ、今日はそれでいいや。
speech-level2-win-1 = 表も裏も、最後は影の色になる。
speech-level2-win-2 = 返した数だけ、影は濃くなるのだよ。
speech-level2-win-3 = きみの光、よく伸びる影をくれた。
speech-level2-loss-1 = まぶしい……影にも朝は来るか。
speech-level2-loss-2 = 欲ばりすぎた。影が薄くなってしまった。
speech-level2-loss-3 = 返されるのは慣れていない。
speech-level2-draw-1 = 光と影が半分ずつ。悪くない夕暮れだ。
speech-level3-win-1 = 一つずつ紡いだ糸が、ここで結ばれました。
speech-level3-win-2 = 布石は裏切りません。待つことを知る人には。
speech-level3-win-3 = よい模様になりました。ありがとう。
speech-level3-loss-1 = 糸がほどけてしまいました。見事な手でした。
speech-level3-loss-2 = わたしの布より、あなたの布のほうが美しい。
speech-level3-loss-3 = 次はもっと細かく織りましょう。
speech-level3-draw-1 = 二本の糸が、同じ長さで終わりましたね。
speech-level4-win-1 = この盤は我が領地。異論はあるまい。
speech-level4-win-2 = 角を制する者が、世を制する。
speech-level4-win-3 = よく戦った。だが玉座は一つだ。
speech-level4-loss-1 = 我が盤を……見事だ、冠をやろう。
speech-level4-loss-2 = 支配とは、失って知るものか。
speech-level4-loss-3 = 兵を立て直す。しばし待て。
speech-level4-draw-1 = 国境は盤の真ん中。休戦としよう。
speech-level5-win-1 = 終局の鐘は、はじめから鳴っていた。
speech-level5-win-2 = 最後の一石まで、数え終えていた。
speech-level5-win-3 = 静かに。物語はここで閉じる。
speech-level5-loss-1 = 終わりを告げられたのは、私のほうか。
speech-level5-loss-2 = まだ続きがあったとは。読み落とした。
speech-level5-loss-3 = よい終わりだった。記しておこう。
speech-level5-draw-1 = 終わりが二つ、同じ音で鳴った。
speech-level6-win-1 = 観測終了。盤の理は示されました。
speech-level6-win-2 = その手も、星の並びに書かれていました。
speech-level6-win-3 = 可能性は一つに収束しました。
speech-level6-loss-1 = 予測の外……これが、あなたという星ですか。
speech-level6-loss-2 = 記録を書き換えます。あなたの勝ちです。
speech-level6-loss-3 = 理の外に手があった。美しい。
speech-level6-draw-1 = 重ね合わせのまま、観測を終えます。

## 手札

hand-name = 手札（{ $number }枚）
hand-caption = 手札 { $number }/{ $most }枚
hand-once = カードは1ターンに1枚
hand-used = このターンは使用ずみ
hand-empty = 手札はありません
hand-card = { $place }枚目、{ $card }、コスト{ $cost }。{ $status } { $text }
hand-may-use = 使えます。
hand-may-sell = 売れます。
hand-may-not-sell = 売れません。
hand-cost = コスト { $cost }
hand-use = 使用
hand-poor = 布石不足
hand-details = 詳細
hand-back = 戻す
hand-in-use = 使用中
hand-finish = ここまでにする
hand-cancel = 取り消す
hand-no-cancel = このカードは取り消せません
hand-why-playing = 再生中です。終わるまでお待ちください。
hand-why-sent = 送信しました。お待ちください。
hand-sell = 「{ $card }」を売る（布石{ $delta }）
hand-sell-none = 売るカードを選ぶ
hand-sell-first = 売るカードを手札から選んでください。
hand-reopen = 候補を見る
hand-aside = 盤を見る
hand-close = 閉じる
hand-offer = { $card }、コスト{ $cost }。{ $text }
hand-offers-HEAVEN_BLESSING = 手札に加える1枚を選んでください
hand-offers-CONDEMN_WILL = 相手の手札から捨てさせる1枚を選んでください
hand-take-HEAVEN_BLESSING = 「{ $card }」を加える
hand-take-CONDEMN_WILL = 「{ $card }」を捨てさせる
hand-select-SWAP_WITH_ENEMY = 自分の色にする相手の石を選んでください。
hand-select-SACRIFICE_WILL = { $picks ->
    [0] 壊す自分の石を選んでください（3つまで）。
   *[other] { $picks }つ壊しました。あと{ $left }つまで選べます。
  }
hand-select-STRONG_WIND_WILL = 飛ばす石を選んでください。
hand-select-TRAP_WILL = 罠にする自分の石を選んでください。相手には見えません。
hand-select-TEMPT_WILL = 誘惑する相手の特殊石を選んでください。
hand-select-DESTROY_ONE_STONE = 壊す石を選んでください。
hand-select-TIME_BOMB = 爆弾にする自分の石を選んでください。
hand-select-GUARD_WILL = 守る自分の石を選んでください。
hand-select-POSITION_SWAP_WILL = { $picks ->
    [0] 入れ替える1つ目の石を選んでください。
   *[other] 入れ替える2つ目の石を選んでください。
  }
hand-select-SELL_CARD_WILL = 売るカードを手札から選んでください。
hand-select-HEAVEN_BLESSING = 5枚から1枚選んでください。
hand-select-CONDEMN_WILL = 相手の手札から1枚選んでください。
hand-waiting = 次の配置に「{ $card }」がはたらきます
hand-waiting-of = { $seat }：次の配置に「{ $card }」
hand-one-more = もう1回置けます
hand-one-more-of = { $seat }：もう1回置く
hand-pass = パス
hand-pass-may = 置ける場所がありません。カードを使うか、パスしてください。
hand-pass-drops = 置ける場所がありません。パスすると選びかけのカードは失われます。
hand-pass-soon = 置ける場所も使えるカードもありません。まもなく自動でパスします。
hand-charge = 布石 { $charge }/{ $most }
hand-charge-rival = 相手の布石 { $charge }
hand-short = 手札
hand-of = { $seat }の手札、{ $number }枚
hand-deck = { $seat }の山
hand-deck-of = { $seat }の山札、{ $full }枚中{ $left }枚
hand-discard = 捨て札
hand-discard-open = 捨て札を見る（{ $number }枚）
hand-discard-title = 捨て札 { $number }枚（新しい順）
hand-discard-empty = まだ捨て札はありません。
hand-discarded = { $card }（{ $cost }）

## 練習

tutorial-name = カードオセロの練習
tutorial-again = もう一度
tutorial-done = 対局をはじめる
tutorial-not-now = いまは光っているところを選んでみましょう。
tutorial-1-title = 置く、挟む、布石がたまる
tutorial-1-text = あなたは黒です。光るマスのどれかに置いて、白を挟んでください。反転した石1つにつき、布石が1たまります。
tutorial-1-done = 白が1つ返り、布石が1たまりました。布石は30までためられ、カードを使う元手になります。
tutorial-2-title = ターンのはじめに1枚引く
tutorial-2-text = 自分のターンがはじまるたび、山札から1枚引きます。手札は5枚まで。手札の「宝箱」を押して、説明を読んでみましょう。
tutorial-2-done = 左ほど古いカードです。カードは相手のターンでも読めます。「詳細」を押すと長い説明が開きます。
tutorial-3-title = すぐに効くカード
tutorial-3-text = カードは石を置く前に、1ターンに1枚使えます。「宝箱」を選んで「使用」を押してください。コストは{ $cost }です。
tutorial-3-done = 布石が3増えました。カードを使ったあとは、ふつうに石を置きます。
tutorial-4-title = 次の石を待つカード
tutorial-4-text = 「強い意志」を使ってから、光るマスに置いてください。布石を{ $cost }払い、次に置く石がずっと守られます。
tutorial-4-done = 青い六角の印がついた石は、もう反転されません。待っているカードは、置かずにパスすると失われます。
tutorial-5-title = 石を選ぶカード
tutorial-5-text = 「時限爆弾」を使い、爆弾にする自分の石を光る中から選んでください。
tutorial-5-done = 数字は残りターンです。自分のターンがはじまるたびに減り、0で周囲8マスごと壊れます。反転されると解除されます。
tutorial-6-title = ひそかな罠
tutorial-6-text = 「罠の意志」を使い、光る石を罠にしてから、光るマスに置いてください。罠はあなたには見えますが、相手にはふつうの石に見えます。
tutorial-6-done = 白が罠を返しました。相手の布石をすべてと、手札を左から3枚まで奪います。返されなければ、次の自分のターンに石ごと消えます。
tutorial-7-title = ターン開始に動く印
tutorial-7-text = 盤の印は、ターンのはじめに古いものから順に働きます。光るマスに置き、次の自分のターンに何が起きるか見ましょう。
tutorial-7-done = 出稼ぎ石が布石を稼ぎ、爆弾の数字が1減り、それから1枚引きました。印のある石を長く押すと、意味が読めます。
tutorial-8-title = パスと終局
tutorial-8-text = 光るマスに置いてください。そのあとはどちらも挟めません。挟める場所がないときだけパスでき、使えるカードもなければ1秒後に自動でパスします。
tutorial-8-done = 二人が続けてパスしたので終局です。盤が埋まっても終わります。石の多い方が勝ち。これで全部です！

## 見本

gallery-cards = カード（30種）
gallery-states = カードの状態と裏
gallery-othello-stones = 石と印
gallery-figures = 人物
gallery-othello-table = 盤・山札・捨て札・布石
gallery-state-normal = ふつう
gallery-state-usable = 使える
gallery-state-selected = 選んでいる
gallery-state-dimmed = 使えない
gallery-look-GOLD = 金の石
gallery-look-SILVER = 銀の石
gallery-look-CROSS_BOMB = 十字爆弾
gallery-look-FREE = 自由
gallery-look-CHAIN = 連鎖
gallery-look-PLUNDER = 吸収
gallery-look-DOUBLE = 二連
gallery-look-STEAL = 転売
gallery-sprout = 芽
gallery-figure-player = あなた
gallery-figure = レベル{ $level }
gallery-hand = 手札とカードの説明

cards-card = カード
cards-key = キー
cards-cost = 布石
cards-tier = 色
cards-when = いつ
cards-effect = 効果
cards-when-at_once = すぐ
cards-when-on_the_board = 石を選ぶ
cards-when-on_a_card = カードを選ぶ
cards-when-next_placement = 次の配置
