### BlackPoker

name = ブラックポーカー
about = トランプの決闘。兵士を召喚して攻め、相手の起こすことに割り込んで応じる。ライフがなくなったほうが負け。
minutes = 約15分
credit = ルール: もりくま『BlackPoker 公式ルール』第8.1版（2025年6月）。

seat-P1 = 1人目
seat-P2 = 2人目

preset-light = ライト・エントリー20
preset-standard_pack = スタンダード・パック
preset-pro_pack = プロ・パック
preset-master_pack = マスター・パック
preset-standard_rare_pack = スタンダード・レアパック
preset-pro_rare_pack = プロ・レアパック
preset-master_rare_pack = マスター・レアパック
preset-pro_strategy = プロ・ストラテジー
preset-master_strategy = マスター・ストラテジー
preset-master_extra = マスター・エクストラ

option-format = フォーマット: 使うアクション（light, standard, pro, master）
option-frame = フレーム: デッキと準備（entry20, pack, rare_pack, strategy, extra）
option-loop_guard = 空のステージでパスをくり返して長引かせられない
option-request_cap = 1人が1ターンに起こせるアクションの数
option-show_grave_count = 相手の墓地の枚数が見える
option-end_clears_all_fog = エンドで両者のフォグを片づける（のちの版の決まり）
option-rare_summon_life9 = レア召喚はライフ9以下のときだけ（のちの版の決まり）
option-preset_bulwark_faceup = はじめの防壁は表向きに置く
option-auto_grave_top = 墓地のいちばん上はたずねずに最後のカードにする

format-light = ライト
format-standard = スタンダード
format-pro = プロ
format-master = マスター
frame-entry20 = エントリー20
frame-pack = パック
frame-rare_pack = レアパック
frame-strategy = ストラテジー
frame-extra = エクストラ

level-beginner = 初級：召喚し、得なときに攻め、危ないときに守る
level-adept = 中級：戦いを見きわめ、大事なところでカウンターする
level-expert = 上級：自分のターンでは、思いついた手を頭の中で試してから選ぶ
level-master = 達人：相手のターンのブロックや割り込みまで、よく読んで選ぶ

## 質問

decision-chance = チャンスがあります。アクションを起こしますか、パスしますか。
decision-key = どれをキーカードにしますか。
decision-key_soldier = どの兵士をキーにしますか。
decision-drive = コストにどの防壁をドライブしますか。
decision-discard = コストにどの手札を捨てますか。
decision-sacrifice = コストにどのキャラクターを墓地へ送りますか。
decision-target = 対象はどれですか。
decision-end_discard = 手札が7枚をこえています。どれを捨てますか。
decision-draw_second = もう1枚引きますか。
decision-attackers = だれがアタックしますか。（これで全部なら done）
decision-blockers = このキャラクターはだれをブロックしますか。（しないなら none）
decision-bulwark_card = どの手札を防壁にしますか。
decision-summon_mode = エースとして出しますか、防壁として出しますか。
decision-twist_state = 対象をチャージしますか、ドライブしますか。
decision-grave_pick = 墓地のどのカードですか。
decision-retarget = 新しい対象はどれですか。
decision-life_pick = ライフのどのカードですか。
decision-hit_stand = もう1枚めくりますか、ここまでにしますか。
decision-reverse_state = 裏返す前に、チャージ・ドライブ・そのままのどれにしますか。
decision-lance_order = どのカードをライフの上に置きますか。
decision-add_bulwark_mode = チャージの防壁1枚と、ドライブの防壁2枚のどちらにしますか。
decision-hand_pick = 相手にどのカードを捨てさせますか。
decision-bottom_order = 次にどのカードをライフの下へ入れますか。
decision-pack_pick = どのカードを取りますか。
decision-trump_pick = どの切札を表にしますか。
decision-switch_card = どの手札を兵士として出しますか。
decision-grave_top = このうちどれを墓地のいちばん上に置きますか。
decision-choose_trumps = デッキのどのカードを切札にしますか。
decision-choose_strategy_hand = デッキのどのカードをはじめの手札にしますか。
decision-choose_rare = デッキのどのカードをレアカードにしますか。
decision-reveal_trump = どちらの切札を見せますか。
decision-trigger_order = どれを先に行いますか。

## ことばで答えるもの

pick-pass = チャンスを手放す
pick-done = これで全部
pick-none = ブロックしない
pick-yes = もう1枚引く
pick-no = 1枚だけにする
pick-hit = もう1枚めくる
pick-stand = めくったカードを取る
pick-ace = 表向きでエースにする
pick-bulwark = 裏向きで防壁にする
pick-charge = チャージ（縦向き）にする
pick-drive = ドライブ（横向き）にする
pick-leave = そのままにする
pick-one = チャージの防壁を1枚
pick-two = ドライブの防壁を2枚

## アクション

type-basic = 基本
type-summon = 召喚
type-quick_magic = 速攻魔法
type-magic = 通常魔法
type-pack = パック
type-trump = 切札
type-soldier = 兵士起因

timing-main = メイン
timing-quick = クイック
timing-triggered = 誘発
speed-immediate = 即時
speed-normal = 通常

keys-one = { $cards }
keys-each = { $cards }
keys-two = { $cards } 2枚
keys-same_number = 同じ数字 2枚
keys-same_suit = 同じスート 2枚
keys-flush = 同じスートの A 10 J Q K
keys-rare = レアカード
keys-soldier = ラベルをもつ兵士
keys-joker = Joker

aim-any_soldier = 兵士1体
aim-any_character = キャラクター1体
aim-any_bulwark = 防壁1体
aim-own_character = 自分のキャラクター1体
aim-own_soldier_of_suit = キーと同じスートの自分の兵士
aim-the_rival = 相手
aim-any_player = プレイヤー1人
aim-counterable = キー1〜2枚のリクエスト
aim-with_keys = キー1〜2枚のリクエスト
aim-with_target = 対象のあるリクエスト
aim-judgements = ダメージ判定
aim-face_up_trumps = 表の切札

action-end = エンド
action-end-how = 手札を7枚まで減らし、自分のフォグを墓地へ片づけ、ターンを渡す。
action-charge = チャージ
action-charge-how = エンドのあと、新しいターンプレイヤーのキャラクターがすべてチャージになる。
action-draw = ドロー
action-draw-how = チャージのあと、ライフの上から1枚を手札に。望めばもう1枚。
action-attack = アタック
action-attack-how = 1ターンに1回。出たばかりでない、または速攻をもつチャージの兵士を何体でもドライブして攻める。
action-block = ブロック
action-block-how = アタックのあと、守る側が攻める兵士ごとに、なし・防壁1枚・兵士何体でも、を決める。
action-damage_judge = ダメージ判定
action-damage_judge-how = ブロックのあと、サイズを比べる。ブロックされない兵士のサイズがダメージになる。
action-next_generation = 世代交代
action-next_generation-how = 自分の Joker・A・J・Q・K が場から墓地へ行ったとき、そのどれかが出るまでライフを墓地へ送り、出た1枚を手札に。
action-set_bulwark = 防壁設置
action-set_bulwark-how = 1ターンに1回。手札1枚を裏向きのまま、チャージの防壁として場に置く。
action-summon_soldier = 兵士召喚
action-summon_soldier-how = キーがチャージの一般兵として場に出る。
action-summon_hero = 英雄召喚
action-summon_hero-how = キーがチャージの英雄として場に出る。
action-summon_ace = エース召喚
action-summon_ace-how = キーがチャージのエースとして場に出る。すぐに攻められる。
action-quick_summon = クイック召喚
action-quick_summon-how = 相手のターンだけ。キーがチャージのエース、または裏向きの防壁として場に出る。
action-summon_magician = 魔術士召喚
action-summon_magician-how = キーがチャージの魔術士として場に出る。自分の速攻魔法で手札を捨てなくてよくなる。
action-equip = 装備
action-equip-how = キーを対象に重ねる。数字を合わせた1体の装備兵になる。
action-up = アップ
action-up-how = ターンの終わりまで、対象のサイズがキーの数字だけ大きくなる。
action-down = ダウン
action-down-how = ターンの終わりまで、対象のサイズがキーの数字だけ小さくなる。0以下なら墓地へ。
action-twist = ツイスト
action-twist-how = 対象をチャージかドライブの好きなほうにする。
action-counter = カウンター
action-counter-how = 対象のキーが2枚か、1枚で自分のキーの数字以下なら取り消す。
action-reunion = 再会
action-reunion-how = 自分の墓地のカード1枚を見せて手札に加える。
action-kill = キル
action-kill-how = 対象を墓地へ送る。
action-truce = 停戦
action-truce-how = ダメージ判定をステージから取り除く。だれも傷つかない。
action-change_target = 対象変更
action-change_target-how = そのリクエストの対象を、選べたはずの別のものに変える。
action-search = サーチ
action-search-how = 自分のライフを見て1枚を選び、見せて手札に加える。ライフは切りなおす。
action-bj = B・J
action-bj-how = ライフをめくっていき、やめたらすべて手札に。合計22以上になったらすべて墓地へ。
action-rsf = R・S・F
action-rsf-how = 対象に40ダメージ。カウンターの対象にならない。
action-reverse = リバース
action-reverse-how = チャージ・ドライブ・そのままを選んでから、兵士はカード1枚ずつの防壁に、防壁は兵士になる。
action-unsummon = 帰還
action-unsummon-how = 対象がチャージなら手札に戻す。キーカードはどちらでも手札に戻る。
action-destroy_bulwark = 防壁破壊
action-destroy_bulwark-how = 対象を墓地へ送る。
action-throw = 投擲
action-throw-how = 相手に、スペードのキーの数字だけダメージ。
action-death_lance = 死の槍
action-death_lance-how = サイズが0でなくダイヤのキーで割り切れるなら、持ち主のライフの上に置き、持ち主にスペードのキーの数字だけダメージ。
action-add_bulwark = 防壁補充
action-add_bulwark-how = ライフの上の1枚をチャージの防壁に、または2枚をドライブの防壁にする。
action-reanimate = リアニメイト
action-reanimate-how = 先に墓地のカードを選ぶ。対象を墓地へ送り、選んだカードがチャージの兵士として場に出る。
action-handes = ハンデス
action-handes-how = 相手の手札を見て1枚を選び、捨てさせる。
action-force = フォース
action-force-how = ターンの終わりまで、自分の兵士すべてがキーの数字の合計だけ大きくなる。カウンターの対象にならない。
action-sword_rain = 剣の雨
action-sword_rain-how = サイズがキーの数字の合計以下の兵士を、両者ともすべて墓地へ送る。カウンターの対象にならない。
action-recruit = 徴募
action-recruit-how = ライフを4枚めくり、キーの数字の合計以下のカードはドライブの兵士に、残りはライフの下へ。カウンターの対象にならない。
action-surprise = 奇襲
action-surprise-how = 自分の防壁がすべて兵士になり、自分の兵士がすべてチャージになる。カウンターの対象にならない。
action-open_pack = パック開封
action-open_pack-how = 自分のパックを開け、中の1枚かレアカードを見せて手札に加える。
action-rare_draw = レアドロー
action-rare_draw-how = ライフ9以下のとき、レアカードを手札に加える。
action-rare_summon = レア召喚
action-rare_summon-how = レアカードがチャージの兵士として場に出る。
action-trap_counter = 罠カウンター
action-trap_counter-how = 対象のキーに自分のレアカードと同じカードがあれば取り消す。
action-open_trump = オープン
action-open_trump-how = 自分の裏の切札を1枚、表にする。
action-close_trump = クローズ
action-close_trump-how = 対象を裏にする。このターンは表にできない。
action-destroy_trump = 切札破壊
action-destroy_trump-how = キーのスートと数字が対象と同じなら、その切札を持ち主の墓地へ送る。
action-slash = スラッシュ
action-slash-how = 対象のサイズがキーの兵士以下なら墓地へ送る。自分の表の切札 S2 とスペードの兵士がいる。
action-rally = 激励
action-rally-how = ターンの終わりまで、対象がキーの兵士のサイズだけ大きくなる。自分の表の切札 H3 とハートの兵士がいる。
action-negotiate = 交渉
action-negotiate-how = 対象をドライブする。自分の表の切札 D3 とダイヤの兵士がいる。
action-switch = スイッチ
action-switch-how = 手札1枚がチャージの兵士として場に出て、キーの兵士は手札に戻る。自分の表の切札 C4 とクラブの兵士がいる。

## キャラクター、フォグ、切札、場所

unit-bulwark = 防壁
unit-soldier = 一般兵
unit-hero = 英雄
unit-ace = エース
unit-magician = 魔術士
unit-armed = 装備兵

fog-up = アップ
fog-down = ダウン
fog-force = フォース
fog-close = クローズ

trump-S2 = スラッシュ
trump-S2-how = 表のあいだ、自分のスペードの兵士がスラッシュを使える。
trump-H3 = 激励
trump-H3-how = 表のあいだ、自分のハートの兵士が激励を使える。
trump-D3 = 交渉
trump-D3-how = 表のあいだ、自分のダイヤの兵士が交渉を使える。
trump-C4 = スイッチ
trump-C4-how = 表のあいだ、自分のクラブの兵士がスイッチを使える。

zone-life = ライフ
zone-hand = 手札
zone-grave = 墓地
zone-field = 場
zone-fog = フォグ
zone-stage = ステージ
zone-pack = パック
zone-rare = レアカード
zone-trump = 切札

## できごと

event-request = { $seat }が{ $what }を起こしました。
event-push = { $what }（{ $seat }）がステージにのりました。
event-resolve = { $what }（{ $seat }）を解決しました。
event-fizzle = { $what }（{ $seat }）は対象を失い、何も起こりません。
event-cancel = { $what }（{ $seat }）はステージから取り除かれました。
event-trigger = { $what }（{ $seat }）が誘発しました。
event-drop = ステージが空でないので{ $what }（{ $seat }）は起こりません。
event-move = { $seat }: { $card } が{ $source }から{ $to }へ。
event-show = { $seat }が{ $to }に見せました: { $card }
event-turn_up = { $seat }が{ $card }を表にしました。
event-compared =
    { $seat ->
        [none] { $higher } { $lower } は同じ数字なので、次のカードも表にします。
       *[other] { $higher } は { $lower } より大きいので、{ $seat }が先攻です。
    }
event-top = { $seat }の墓地のいちばん上は{ $card }。
event-state =
    { $what } が{ $driven ->
        [yes] ドライブ
       *[no] チャージ
    }。
event-pass = { $seat }がパスしました。
event-turn = ── { $number }ターン目: { $seat } ──
event-lose = { $seat }のライフがなくなり、負けです。
event-seen = 見えるものが変わりました。

## できない理由

refused-only_triggered = これは自分からリクエストするアクションではありません。
refused-not_in_regulation = この対戦レギュレーションにはないアクションです。
refused-not_in_your_turn = メインのアクションは、自分のターンにだけリクエストできます。
refused-stage_not_empty = メインのアクションは、ステージが空のときだけリクエストできます。
refused-only_in_rivals_turn = 相手のターンにだけリクエストできます。
refused-once_a_turn = 1ターンに1回だけです。このターンはもう使いました。
refused-enough_requests = このターンはもう{ $most }回リクエストしました。
refused-passed_twice = 両者が続けてパスしたところです。何かをリクエストするか、エンドします。
refused-no_key = キーにできるカードが手札にありません。
refused-no_rare_card = レアカードがもうありません。
refused-pack_opened = パックはもう開封しました。
refused-life_too_high = ライフが{ $most }枚以下のときだけです。
refused-no_trump_to_open = 表にできる裏向きの切札がありません。
refused-trump_not_up = 自分の切札 { $card } が表向きになっていません。
refused-no_charged_soldier = 使えるチャージ状態の兵士がいません。
refused-too_few_bulwarks = チャージ状態の防壁が{ $need }枚必要ですが、{ $have }枚しかありません。
refused-too_few_cards = キーと捨て札で手札が{ $need }枚必要ですが、{ $have }枚しかありません。
refused-no_life = ライフがありません。
refused-no_character_of_yours = 場に自分のキャラクターがいません。
refused-no_soldier = 対象にできる兵士がいません。
refused-no_character = 対象にできるキャラクターがいません。
refused-no_bulwark = 対象にできる防壁がありません。
refused-no_soldier_of_suit = 手札と同じマークの自分の兵士がいません。
refused-no_request_with_keys = ステージに、キーが1枚か2枚のリクエストがありません。
refused-no_request_with_target = ステージに、対象のあるリクエストがありません。
refused-no_judgement = ステージにダメージ判定がありません。
refused-no_face_up_trump = 表向きの切札がありません。

## おまかせ

order-pass_until_request = 相手が何か起こすまでパスする
order-pass_turn = ターンが移るまでパスする
order-last_on_grave_top = 何枚か墓地に置くときは最後のカードを上にする

## 端末の卓

terminal-side =
    ライフ{ $life ->
        [many] 10以上
       *[other] { $life }
    }  手札{ $hand }  墓地{ $grave ->
        [none] なし
       *[other] { $grave }
    }{ $buried ->
        [none] {""}
       *[other] （{ $buried }）
    }
terminal-own = あなた
terminal-rival = 相手
terminal-of = { $seat }の{ $what }
terminal-hand = 手札
terminal-bulwarks = 防壁
terminal-soldiers = 兵士
terminal-fog = フォグ
terminal-more = ほか
terminal-stage =
    ── { $number ->
        [0] ステージ: なし
       *[other] ステージ (▶ 次に解決)
    } ──
terminal-driven = ドライブ
terminal-charged = チャージ
thing-attacks = 攻撃
thing-blocks =
    { $what ->
        [gone] もうないもの
       *[other] { $what }
    }をブロック
thing-fog_up = { fog-up } { $what }
thing-fog_down = { fog-down } { $what }
thing-fog_force = { fog-force } { $what }
thing-fog_close = { fog-close } { $what }
thing-bound = → { $what }
thing-over = (効果なし)
thing-pack_unopened = パック未開封
thing-pack_opened = パック開封済
thing-rare = レア{ $what }
thing-slash = { trump-S2 }
thing-rally = { trump-H3 }
thing-negotiate = { trump-D3 }
thing-switch = { trump-C4 }
thing-face_down = (裏)
thing-face_up = (表)
thing-gone = もうないもの
hidden =
    { $number ->
        [1] カード1枚
       *[other] { $number }枚
    }
thing-trump = 切札{ $what }
terminal-course =
    { $format }, { $frame }
    { $number ->
        [0] 準備中
       *[other] { $number }ターン目: { $turn }
    }
    { $chance ->
        [over] {""}
        [none] チャンス: なし（処理中）
       *[other] チャンス: { $chance }
    }
    { $passed ->
        [none] {""}
       *[other] パスした人: { $passed }
    }
    { $resolving ->
        [none] {""}
       *[other] 解決中: { $resolving }
    }
terminal-about =
    { $asks ->
        [nothing] {""}
        [drafting] 起こそうとしているもの: { $action }
       *[other] 質問のもと: { $action }
    }
    { $left ->
        [done] すべて選びました。done で決まります。
        [blocker] いま決めるのは: { $unit }
        [0] {""}
        [1] {""}
       *[other] 選ぶ枚数: { $left }
    }
    { $flipped ->
        [none] {""}
       *[other] めくったカード: { $flipped }（{ $points }点）
    }
    { $shown ->
        [none] {""}
       *[other] 見えているもの: { $shown }
    }
terminal-may = 選べるもの: { $picks }
terminal-pass-hands-on = チャンスを{ $seat }に渡す
terminal-pass-resolves = そのまま通す: { $what } が解決する
terminal-pass-nothing = 何も起こらず、{ $seat }にチャンスが戻る
terminal-request =
    { $action }{ $keys ->
        [none] {""}
       *[other] {"  "}キー: { $keys }
    }{ $cost ->
        [none] {""}
       *[other] {"  "}コスト: { $cost }
    }{ $target ->
        [none] {""}
       *[other] {"  "}対象: { $target }
    }
terminal-cost-B = 防壁をドライブ
terminal-cost-L = 1ダメージ
terminal-cost-D = 手札を捨てる
terminal-cost-S = キャラクターを墓地へ
terminal-cost-K = キーの兵士をドライブ
terminal-good-for = キーにできる: { $actions }
terminal-help =
    pass               チャンスを手放す。2人続けてパスすると、いちばん上のリクエストが解決する
    request up         アクションを起こす。キー・コスト・対象はこのあと1つずつ聞かれる
    H5 SA D10 X1       カード。S スペード、H ハート、D ダイヤ、C クラブ、X1 X2 Joker
    P1.0 P2.3          場のキャラクター。前についている番号で答える
    stage.0            ステージのリクエスト
    P2                 プレイヤー
    P1.trump.0         切札
    done none yes no … そのほかの答え。? で一覧が出る
    H8 が [H8] ならチャージ、(H8) ならドライブ。[??] は裏のカード、8 はサイズ。
    起こしてもチャンスは手元に残る。通すにはパスする。
    ターンが移るのはエンドだけ。メインのアクションは自分のターンでステージが空のとき。
    コスト: B 防壁をドライブ、L 1ダメージ、D 手札を捨てる、S 自分のキャラクターを墓地へ、K キーの兵士をドライブ。
