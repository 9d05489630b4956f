### Hidden Reversi

name = Hidden Reversi
about = Othello with secret stones that never flip. Which ones they are shows only when a line stops: notice it, and remember.
minutes = about 10 min
credit = Rules: the author of the game specification of Hidden Reversi, rev. 1.1 of 4 September 2023.

seat-B = Black
seat-W = White

preset-plain = Plain Othello
preset-hidden = With special stones
preset-items = With special stones and items
preset-extended = With special stones and all items
preset-small = 6×6 with special stones

option-size = Size of the board (even, 4 to 16)
option-specials = Special stones at the start (0 to 10; 0 is plain Othello)
option-items = Use items
option-extended = Use the extended set of items too
option-mark_own = Mark your own special stones
option-assist = Mark proven special stones (an aid to memory)

level-level1 = Level 1: random
level-level2 = Level 2: greedy
level-level3 = Level 3: positional
level-level4 = Level 4: looking ahead
level-level5 = Level 5: weighing hidden stones
level-level6 = Level 6: strongest
level-custom = Custom: depth { $depth }, { $seconds } s
dial-depth = Placements to look ahead
dial-seconds = Seconds a move

decision-turn = Where do you place?
decision-pass = You have nowhere to place and must pass.

item-undo = Undo card
item-undo-how = Go back to your previous turn (three times a game at most).
item-blind = Blindfold
item-blind-how = Your rival's next turn is skipped (twice a game at most, never twice running).
item-refill = Special refill
item-refill-how = One more special stone (up to two above the start).
item-lens = Magnifying glass
item-lens-how = Choose a rival stone; you alone learn whether it is special.
item-appraise = Appraisal
item-appraise-how = Choose a row, column or diagonal; you alone learn how many rival specials lie on it.
item-hint = Flash of insight
item-hint-how = A good-looking cell is suggested from what you can see.
item-plant = Secret work
item-plant-how = One of your stones that never turned becomes special, secretly.
item-disarm = Release
item-disarm-how = A proven rival special becomes a normal stone.
item-memo = Memo
item-memo-how = For five of your turns, proven specials are marked for you.

event-place = { $seat } placed on { $cell }.
event-flip = { $cell } turned { $to }.
event-stop = The line stopped at the special on { $cell }.
event-natural_pass = { $seat } had nowhere to place and passed.
event-forced_pass = { $seat } was blindfolded and missed a turn.
event-item = { $seat } used: { $item }.
event-answer = Answer of { $item }: { $value }
event-undo = The board went back to an earlier turn.
event-disarm = The special on { $cell } became a normal stone.
event-stock = Specials left: { $left }
event-held = Items held: { $items }
event-marks = Marked cells: { $cells }
event-badge = Badge earned: { $badge }.
event-turn = { $seat } to move (turn { $number }).
event-over = The game is over. Black { $black }, White { $white }
event-resumed = The suspended game goes on.

thing-special = Special stones

terminal-stock = Special stones: { $left } left ({ $initial } at the start)
terminal-blinded = { $seat } is blindfolded.
terminal-waiting = , of which { $number } from your next turn on
terminal-place = Place a stone: { $cells }
terminal-special = Place a special stone: the same cells with a star, such as { $cell }* ({ $left } left)
terminal-pass = pass (there is nowhere to place)
terminal-help =
    f5         place a stone on f5 (+ marks the cells you may use)
    f5*        place a special stone there: it will never flip
    item NAME  use an item before placing (“items” lists yours), such as: item undo
    item NAME d4   an item that is used on a cell
    pass       only where you cannot place
    A line of stones stops flipping at the rival's first special stone.
    Nothing marks special stones: notice them, and remember.

answer-special = special
answer-normal = normal

refused-occupied = There is already a stone on { $cell }.
refused-brackets_nothing = A stone on { $cell } would bracket nothing.
refused-no_special_left = You have no special stone left.
refused-must_place = You cannot pass while you can place a stone.
refused-must_pass = You have nowhere to place; you can only pass.
refused-items_off = This table plays without items.
refused-not_in_this_set = This table plays without that item.
refused-not_held = You do not have that item.
refused-not_yet_usable = You can use that item from your next turn on.
refused-one_item_a_turn = One item a turn is the limit.
refused-used_up = You cannot use that item again in this game.
refused-nothing_to_undo = There is no move of yours to go back to.
refused-blinded_last_turn = Your rival has just missed a turn; no blindfold now.
refused-specials_off = This table plays without special stones.
refused-stock_full = You cannot hold more special stones.
refused-not_a_rival_stone = Choose one of your rival's stones.
refused-not_plantable = Choose a normal stone of yours that you placed and that never turned.
refused-not_proven = Choose a proven special of your rival's.
refused-not_plain = This notation can only write plain games, without special stones and items.

badge-A1 = First game
badge-A1-how = Finish your first game
badge-A2 = First win
badge-A2-how = Win for the first time
badge-A3 = First win as White
badge-A3-how = Win as White for the first time
badge-A4 = Three in a row
badge-A4-how = Win three games in a row
badge-A5 = 10 wins
badge-A5-how = Win 10 games
badge-A6 = 50 wins
badge-A6-how = Win 50 games
badge-A7 = 100 wins
badge-A7-how = Win 100 games
badge-A8 = 10 games
badge-A8-how = Finish 10 games
badge-A9 = 100 games
badge-A9-how = Finish 100 games
badge-A10 = Level 1 beaten
badge-A10-how = Beat the computer's level 1 for the first time
badge-A11 = Level 2 beaten
badge-A11-how = Beat the computer's level 2 for the first time
badge-A12 = Level 3 beaten
badge-A12-how = Beat the computer's level 3 for the first time
badge-A13 = Level 4 beaten
badge-A13-how = Beat the computer's level 4 for the first time
badge-A14 = Level 5 beaten
badge-A14-how = Beat the computer's level 5 for the first time
badge-A15 = Level 6 beaten
badge-A15-how = Beat the computer's level 6 for the first time
badge-A16 = True to the basics
badge-A16-how = Win without special stones for the first time
badge-A17 = Lord of the large board
badge-A17-how = Win on 10×10 or larger for the first time
badge-A18 = Little master
badge-A18-how = Win on 4×4 or 6×6 for the first time
badge-P1 = Made to pass
badge-P1-how = Your rival has nowhere to place and passes
badge-P2 = Two passes running
badge-P2-how = Your rival has nowhere to place on two turns in a row
badge-P3 = Clean sweep
badge-P3-how = Win with your rival at 0 stones
badge-P4 = Swept away
badge-P4-how = Lose with 0 stones
badge-P5 = A corner of one's own
badge-P5-how = Take your first corner of the game
badge-P6 = All four corners
badge-P6-how = Hold all four corners at the end
badge-P7 = Ruler of the edges
badge-P7-how = Hold every edge cell at the end
badge-P8 = Great turn
badge-P8-how = Turn 10 or more stones with one move (6 on 6×6, 4 on 4×4)
badge-P9 = Five directions
badge-P9-how = Turn stones in 5 or more directions with one move
badge-P10 = Iron wall
badge-P10-how = A rival move is stopped by your special
badge-P11 = Dud inflicted
badge-P11-how = A rival move turns nothing
badge-P12 = Seen through
badge-P12-how = Your move proves a rival special
badge-P13 = Dud
badge-P13-how = Your own move turns nothing
badge-P14 = Not fooled twice
badge-P14-how = Win, having proved at least 2 rival specials and never been stopped by one already proven
badge-P15 = Great comeback
badge-P15-how = Win after being 15 or more behind with 20 or fewer empty cells (8×8; scaled to the board)
badge-P16 = Close win
badge-P16-how = Win by 1 or 2 stones
badge-P17 = Draw
badge-P17-how = Play a draw
badge-P18 = Sealed victory
badge-P18-how = Win without using a special, where there are specials
badge-P19 = All used up
badge-P19-how = Win after placing all your specials
badge-P20 = Bare-handed victory
badge-P20-how = Win without using an item, where items are on
badge-P21 = Even with eyes closed
badge-P21-how = Win a game in which you were blindfolded
badge-P22 = The resumed move
badge-P22-how = Win a game that was suspended and resumed
