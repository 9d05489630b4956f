### Words of the SquFibo table

log = What happened
log-order = newest first
log-empty = Nothing has happened yet
log-begin = It begins: { $players }
result-title = Game over
result-win = You win!
result-loss = The other player wins
result-draw = A draw
result-counted = Decided by the stars.
rematch = Rematch
replay = Replay
share = Share
level-easy-short = Easy
level-normal-short = Normal
level-hard-short = Hard
level-expert-short = Expert
level-master-short = Master
level-custom-short = Your own level
resign = Give up
resign-title = Give up this game?
resign-help = It will count as a loss.
resign-do = Give up
seal = Check that chance was fair
result-resigned = Somebody gave up.
suspend = Stop for now
ply = step { $ply }
plate-thinking = thinking…
plate-away = not here now
cover-title = Pass it on to { $name }
cover-title-seat = Pass it on to { $seat }
cover-help = { $seat } is next. Press when you are ready; until then nobody sees your cards.
cover-trust = Hide nothing any more in this game
cover-trust-help = Your cards show at once when it is your turn.
rematch-wanted = { $name } wants to play again.
rematch-accept = Accept
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-nice = Well done!
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-wait = Wait a moment, please
phrase-good_game = That was fun!
phrase-bye = Bye!

table-board = Board of 3 by 3
table-seat = { $seat }
table-card-R = red { $value }
table-card-B = blue { $value }
table-cell-0 = top left
table-cell-1 = top
table-cell-2 = top right
table-cell-3 = left
table-cell-4 = middle
table-cell-5 = right
table-cell-6 = bottom left
table-cell-7 = bottom
table-cell-8 = bottom right
table-and = ,{" "}
table-empty = empty
table-just-placed = just placed
table-last = placed last
table-picked = chosen { $number }
table-may-discard = may be discarded
table-may-place = may be placed here
table-may-claim = may be chosen
table-placed-here = just placed

table-yours = Your turn
table-theirs = The other player’s turn
table-turn = { $seat } to move
table-place = Place a card
table-place-card = Choose a card from your hand.
table-place-cell = Choose a cell for it.
table-claim = Do you see a role?
table-claim-help = Choose three cards with the one you just placed.
    If you see none, end your turn.
table-discard = Discard a card
table-discard-help = The board is full: choose a card to take off.
table-wrong = Those three were no role. Never mind: look for the next one.
table-wrong-again = Those three were no role. You may look again.
table-noticed-great = You noticed a great role! Three stars for you.
table-noticed-small = You noticed a small role! A star for you.
table-over = The end
table-ended = A { $first }, B { $second }. More stars win.
table-ended-own = You { $mine }, the other player { $theirs }. More stars win.
table-drawn = { $first } all: a draw.

table-do-claim = Claim
table-do-end = End turn
table-do-discard = Discard
table-do-back = Take back
table-chosen = { $number } / 3
table-hand = Your hand
table-hand-count = { $seat } holds { $count } { $count ->
        [one] card
       *[other] cards
    }
table-held = { $number }: { $card }
table-deck-short = Deck
table-discarded-short = Discards
table-hand-mine = You
table-hand-other = Other
table-pool-short = Stars
table-deck = Deck: { $count } { $count ->
        [one] card
       *[other] cards
    }
table-discarded = Discard pile: { $count } { $count ->
        [one] card
       *[other] cards
    }
table-discarded-title = Discard pile
table-discarded-none = Nothing yet.
table-pool = Stars left: { $count }
close = Close

table-roles = Roles
table-role-great-read = Great role
table-role-small-read = Small role
table-role-great-how = 1, 4 and 16 of one colour
table-role-small-how = three equal cards of one colour
table-roles-shape = Three cards joined side by side, straight or bent. Never diagonal.

table-seen-own = You noticed!
table-seen-other = The other player noticed
table-seen-seat = { $seat } noticed!
table-not-role-own = Those three are no role
table-not-role-other = The other player’s three are no role
table-not-role-seat = The three of { $seat } are no role
table-not-role-kind = Never mind, look for the next one
table-not-role-usual = It happens to everybody

table-log-place = placed { $card } { $cell }
table-log-place-end = placed { $card } { $cell }, no claim
table-log-discard = discarded { $card } { $cell }
table-log-wrong = claimed { $cells }: no role
table-log-right = { $role }! { $cards }. Stars +{ $stars }
table-log-role = { $role }! { $cells }
table-log-draw = drew { $count } { $count ->
        [one] card
       *[other] cards
    }
table-log-over = The game is over. { $reasons }
table-spoken = { $seat }: { $line }

table-refused-three = Three cards at most. Choose one again to leave it out.
table-refused-pick = Choose { $left } more before you claim.
table-refused-drop = Choose the card to discard.
table-refused-card = Choose a card from your hand first.
table-refused-occupied = There is a card on that cell already.
table-refused-thinking = It is the other player’s turn.
table-refused-watching = Whoever watches cannot move.
table-refused-sent = It is being sent.

table-keys = Keys
table-keys-hand = choose a card of your hand
table-keys-arrows = move about the board
table-keys-enter = place or choose
table-keys-claim = claim (on a full board: discard)
table-keys-end = end the turn
table-keys-back = take the card back
table-keys-help = this list
table-key-arrows = Arrows
table-key-enter = Enter / Space

sums-title = Noticing
sums-possible = Could be noticed
sums-noticed = Noticed
sums-missed = Missed
sums-wrong = Wrong claims
sums-how = “Could be noticed” counts the turns that had at least one role.

review-title = What could be noticed
review-turn = Turn { $turn }, { $seat }
review-nothing = There was no role.
review-noticed = Noticed: { $role }.
review-missed = There was: { $roles }.
review-wrong = The three that were claimed are no role.
review-also = There was also: { $roles }.
review-role = { $role } ({ $cells })
review-before = No card has been placed yet.
review-missed-list = Turns with a missed role
review-missed-none = No role was missed. Well done!
review-list-line = Turn { $turn }: { $roles }

tutorial-title = Your first SquFibo
tutorial-again = Again
tutorial-done = Play
tutorial-practice = Practise
tutorial-1-title = Placing a card
tutorial-1-text = Choose a card of your hand and place it on an empty cell. Then press “End turn”.
tutorial-1-done = That was a turn. The two of you place cards in turn.
tutorial-2-title = The small role
tutorial-2-text = Three equal cards of one colour, side by side, are a small role. Place the blue 9, choose the three cards and press “Claim”.
tutorial-2-done = A small role! The three cards go, you draw one card and take one star.
tutorial-3-title = The great role
tutorial-3-text = 1, 4 and 16 of one colour are the great role, even around a corner. Place the red 16 and claim it.
tutorial-3-done = The great role! You draw three cards and take three stars. 1+4+16=21, a number that also counts the spirals of sunflower seeds.
tutorial-4-title = Never diagonal
tutorial-4-text = Place the red 16 at the bottom right. 1, 4 and 16 now lie on a diagonal. Is that a role? If not, press “End turn”.
tutorial-4-done = Right. Cards that touch at a corner are not joined.
tutorial-4-claimed = A diagonal is no role. A wrong claim only ends your turn; never mind.
tutorial-5-title = A full board
tutorial-5-text = When all nine cells are full, you discard a card first. Discard the blue 9 and place the red 4 there. Do you notice something?
tutorial-5-done = Red 1, 4 and 16. Nobody tells you where a role is: only who notices gets the stars.
tutorial-miss = There is still a role. Look at the whole board.
tutorial-wrong = Those three are no role. Try again.
tutorial-elsewhere = Try another cell here.
practice-title = Practice: find the role
practice-label = Practice
practice-text = Is there a role with the card marked “just placed”? Choose three and press “Claim”; if there is none, press “End turn”.
practice-note = Only here you are told the answer afterwards. In a real game nobody tells.
practice-noticed = You noticed! { $role }.
practice-missed = There was: { $roles }.
practice-wrong = Those three are no role.
practice-none = Right. There is no role.
practice-next = Next puzzle
practice-score = Right: { $right } of { $all }

print-cards = Cards ({ $count })
print-how = Print on stiff paper and cut along the lines.
print-mat = Board and stars
print-roles = Roles
print-rules = How to play
print-rule-1 = Shuffle and deal eight cards each. The rest is the deck. There are 21 stars.
print-rule-2 = If the board is full, discard one of its cards first. With an empty hand, draw one card.
print-rule-3 = Place one card of your hand on an empty cell.
print-rule-4 = If you notice a role with the card you just placed, point at its three cards and claim it. One role a turn.
print-rule-5 = If it is right, discard the three. A great role brings three cards and three stars, a small role one card and one star. If it is wrong, your turn just ends.
print-rule-6 = When the stars or the deck run out, the game ends with that turn. More stars win.
print-rule-7 = Nobody tells anybody else about a role.

welcome-title = Only those who notice get the stars
welcome-text = 1, 4 and 16 in red or in blue, or three equal cards, side by side, make a role. Nobody tells you.
welcome-concept = It draws out, in play, what neither mental arithmetic nor knowledge can measure: noticing, and seeing the board as a whole. The moment of noticing counts more than winning.
welcome-start = For beginners
welcome-parents = For parents and teachers
welcome-print = Play on paper

gallery-cards = Cards
gallery-back = Back
gallery-cells = Marks on a cell
gallery-noticed = When somebody notices
gallery-wrong = When it is no role
