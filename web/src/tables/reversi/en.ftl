### What is said around the board of Hidden Reversi

result-counted = Decided by the number of stones.
table-board = Board of { $size } by { $size }
table-yours = Your turn
table-theirs = { $seat } to move
table-theirs-help = Waiting for the other side to place.
table-pass = Nowhere to place
table-pass-do = Pass
table-pass-help = No cell would bracket a rival stone. The turn goes to your rival.
table-over = Game over
table-won-B = Black wins { $black } to { $white }
table-won-W = White wins { $white } to { $black }
table-draw = A draw, { $black } all
table-may-place = Place on a glowing cell.
table-would = On { $cell } you would bracket the { $number ->
    [one] marked stone
   *[other] { $number } marked stones
}.
table-stops = A special stone stops its line just before it.
table-aim = { $item }
table-aim-cell = Choose one of the glowing stones. Esc cancels.
table-aim-line = Choose a line. R or the buttons below change its direction. Esc cancels.
table-aim-stop = Cancel

table-stone = Next stone
table-stone-key = key S
table-normal = Normal
table-special = Special
table-left = { $left } left
table-items = Items
table-items-once = one a turn
table-items-used = used this turn
table-item-count = { $item }, { $number } held
table-item-waiting = { $number } of them from your next turn
table-item-key = key { $key }
table-short-undo = Undo
table-short-blind = Blindfold
table-short-refill = Refill
table-short-lens = Glass
table-short-appraise = Appraise
table-short-hint = Insight
table-short-plant = Plant
table-short-disarm = Release
table-short-memo = Memo
table-way = Direction of the line
table-way-row = Row
table-way-column = Column
table-way-falling = Diagonal ＼
table-way-rising = Diagonal ／
table-answer = { $item }: the answer, for you alone
table-place-at = Place on { $cell }
table-place-again = Tap { $cell } again to place
table-tap = Tap a cell to choose it

table-badges = Badges
table-badges-of = { $earned } / { $all }
table-badge-brings = Brings: { $reward }
table-badge-brings-nothing = Brings no item
table-badge-earned = earned
table-badge-times = { $times }×
table-badge-not-yet = not yet
table-badge-got = Badge earned
table-badge-next-turn = Usable from your next turn
table-badge-next-match = Usable from your next match with items
table-badge-with-items = Kept for a match with items
table-badge-brings-extended = With extended items: { $reward }
table-badge-close = Close
table-reward = { $item } { $number }
table-and = {", "}
table-comma = {", "}
table-number = { $number }

table-log-move = { $cell }, turned { $turned }
table-log-placed = { $cell }
table-log-dud = { $cell }, a dud
table-log-natural_pass = Passed
table-log-forced_pass = Blindfolded, missed a turn
table-log-item = Used: { $item }
table-log-item-at = Used on { $target }: { $item }
table-spoken = { $seat }: { $line }

table-empty = empty
table-may = may be placed
table-turns = would bracket { $number }
table-last = last move
table-own-special = your special
table-marked = marked
table-known-special = special
table-known-normal = normal

table-refused-watching = You are watching; you cannot place.
table-refused-thinking = It is your rival's turn.
table-refused-no-target = There is nothing to use it on now: { $item }.
table-refused-target = It cannot be used there: { $item }.
table-refused-sent = Sending…
table-passed = { $seat } cannot place and passes
table-passed-forced = { $seat } is blindfolded and misses a turn
table-used = { $seat } used: { $item }
table-used-at = { $seat } used on { $target }: { $item }

table-result = Game over
table-result-badges = Badges of this game
table-ok = OK

table-keys = Keys
table-keys-arrows = move on the board
table-keys-enter = place
table-keys-s = switch between special and normal
table-keys-number = use an item
table-keys-r = change the direction of an appraisal
table-keys-esc = put the item away
table-keys-help = this list
table-key-arrows = Arrows
table-key-enter = Enter / Space

table-prefer-mark = Mark your own specials faintly
table-prefer-mark-help = Only against computer players, and only for you.
table-prefer-breath = From placing to turning
table-seconds = { $seconds } s
table-help = Keys and preferences

table-review = Review
table-review-eyes = Through whose eyes
table-review-all = Everything
table-review-black = Black knew
table-review-white = White knew
table-review-step = Move { $step } of { $all }
table-review-back = Previous move
table-review-on = Next move
table-review-first = First
table-review-last = Last
table-review-special = special (the truth)
table-review-proven = special, found out
table-review-normal = known to be normal
table-review-maybe = could be either
table-review-start = The game begins
table-review-stopped = A line stopped at { $cells }.
table-review-knows = To { $seat }, { $maybe ->
    [one] one rival stone
   *[other] { $maybe } rival stones
} could be either and { $proven ->
    [one] one is
   *[other] { $proven } are
} known to be special.
table-review-hidden = Specials of { $seat } on the board: { $number } ({ $cells }).
table-review-none = { $seat } has no special on the board.

table-tutorial = Your first game of Hidden Reversi
table-tutorial-right = That is it
table-tutorial-1-title = Bracket and turn
table-tutorial-1-text = You are Black. White stones between two black ones turn black. Place on a glowing cell.
table-tutorial-1-done = The bracketed stones turned. You may only place where you bracket at least one.
table-tutorial-2-title = Stones that never turn
table-tutorial-2-text = A special stone has the same colour on both faces and looks like any other. Place on a3 to bracket four white stones.
table-tutorial-2-done = It stopped just before d3. So d3 is special, and e3 behind it stays too.
table-tutorial-3-title = Remember
table-tutorial-3-text = Special stones are not marked. At which stone did the line stop? Choose it.
table-tutorial-3-done = It was d3. Noticing and remembering is the game.
table-tutorial-3-wrong = Not that one. The line stopped just before the stone you want.
table-tutorial-4-title = A dud
table-tutorial-4-text = If the next stone is special, nothing turns at all. You may still place, and your turn is over. Place on d2.
table-tutorial-4-done = A dud. You may even do it on purpose, to hand over the turn.
table-tutorial-5-title = Place a special
table-tutorial-5-text = Choose “Special” (key S) and your next stone is a special one. Then place it on c4.
table-tutorial-5-need = Choose “Special” first.
table-tutorial-5-done = White was stopped just before c4. To your rival it looks like any stone.
table-tutorial-6-title = Items and the end
table-tutorial-6-text = Badges bring items, usable from your next turn. When nobody can place, the game is over and more stones win. Place the last one on a1.
table-tutorial-6-done = The game is over: Black { $black }, White { $white }. That is all you need.
table-tutorial-white = White's turn…

gallery-stones = Stones
gallery-marks = Marks on a board
gallery-boards = Boards
gallery-badges = Badges
gallery-items = Items
gallery-black = Black
gallery-white = White
gallery-own = Own special
gallery-special = Special (review)
gallery-proven = Special, found out
gallery-normal = Known normal
gallery-ghost = Before placing
gallery-glow = May choose
gallery-last = Last move
gallery-dot = Would turn
gallery-focus = Pointed at
gallery-hint = Insight
gallery-target = Target
