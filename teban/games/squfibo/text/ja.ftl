### すくふぃぼ

name = すくふぃぼ
about = 3×3のボードに数字カードをおいて、「役」に気づいたら申告するゲーム。気づいた人だけが星をもらえる。
minutes = 約10分
credit = ルール: SquFibo（すくふぃぼ）ゲーム仕様 v20260126-final の作者。

seat-A = A
seat-B = B

preset-standard = ふつう
preset-race = 11個きょうそう（カード58まい）
tally-turns = ターン
tally-great = 大役
tally-stars = 星

option-cap = 星は、のこっている数までしかもらえない
option-retry = まちがえても、もういちど申告できる（やり直し）
option-tie_break = 星が同じなら、大役の多い人の勝ち
option-large = カードを58まいにする
option-majority = 星を11個とったら、そこでおわり

level-easy = かんたん：5回に1回、役を見のがす
level-normal = ふつう：20回に1回、役を見のがす
level-hard = むずかしい：役を見のがさない
level-expert = たつじん：相手に役をつくらせない
level-master = めいじん：見えないカードも考えて、先を読む
level-custom = じぶんで決める：気づく力 { $noticing }％
dial-noticing = 気づく力（100回のうち、役に気づく回数）

decision-discard = ボードがいっぱいです。どのカードをすてますか。
decision-place = どのカードを、どこにおきますか。
decision-claim = 役を申告しますか。しないなら、ターンをおわります。

role-great = 大役！
role-small = 小役！
role-wrong = 役ではありません。
reason-stars = 星がなくなりました。
reason-deck = 山札がなくなりました。
reason-majority = 星を11個とりました。

event-draw = { $seat }が山札から{ $count }まい引きました。
event-draw-own = 引いたカード: { $cards }
event-discard = { $seat }が{ $cell }の{ $card }をすてました。
event-place = { $seat }が{ $card }を{ $cell }におきました。
event-claim = { $seat }が{ $cells }を申告しました。{ $role }
event-remove = { $cell }の{ $card }がボードからなくなりました。
event-stars = { $seat }が星を{ $paid }個もらいました。いま{ $stars }個、のこりの星は{ $pool }個。
event-end = { $seat }は申告しないで、ターンをおわりました。
event-turn = { $seat }の番です（{ $number }ターンめ）。
event-over = ゲームはおわりです。{ $reasons } A { $first }個、B { $second }個。
event-resumed = とちゅうでとめたゲームのつづきです。

thing-placed = このターンに置いたカード
field-hand = 手札 { $value }
field-deck = 山札：{ $value }
field-discard = 捨て札：{ $value }

terminal-side = { $seat }: 星 { $stars }個、手札 { $hand }まい
terminal-left = のこりの星 { $pool } / { $whole }個、山札 { $deck }まい
terminal-hand = 手札: { $cards }
terminal-discard = すて札: { $cards }
terminal-discarding = discard とマスを書く。すてられるマス: { $cells }
terminal-placing = place とカードとマスを書く。カード: { $cards }　マス: { $cells }
terminal-claiming = claim とマスを3つ書くか、end と書く
terminal-help =
    place R16 (1,3)            赤16を、上から1だん目・左から3れつ目におく（c1 と書いてもよい）
    claim (1,1) (1,2) (1,3)    この3まいが役だと申告する
    end                        申告しないで、ターンをおわる
    discard (2,2)              ボードがいっぱいのとき、はじめに1まいすてる
    カードは R が赤、B が青。役は、いまおいたカードを入れた同じ色の3まい。
    3まいは、たてかよこにつながっていること。まっすぐでも、まがっていてもよい。ななめはだめ。
    大役は 1・4・16（カード3まいと星3個）。小役は同じ数字3まい（カード1まいと星1個）。
    役があるかどうかは、だれも教えてくれない。自分で気づこう。

refused-discard_first = ボードがいっぱいです。先に1まいすててください。
refused-not_full = すてるのは、ボードがいっぱいのときだけです。
refused-occupied = { $cell }にはもうカードがあります。
refused-not_in_hand = { $card }は手札にありません。
refused-place_first = 先にカードをおいてください。
refused-already_placed = このターンのカードは、もうおきました。
refused-three_cells = ちがうマスを3つえらんでください。
