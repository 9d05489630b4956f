### SquFibo

name = SquFibo
about = Number cards on a board of nine cells. Three of them may form a role: notice it, claim it, and the stars are yours.
minutes = about 10 min
credit = Rules: the author of the game specification of SquFibo, v20260126-final.

seat-A = A
seat-B = B

preset-standard = Standard
preset-race = Race to 11 stars (58 cards)
tally-turns = turns
tally-great = great roles
tally-stars = stars

option-cap = Nobody takes more stars than are left
option-retry = A wrong claim may be followed by another one
option-tie_break = With equal stars, more great roles win
option-large = Play with 58 cards
option-majority = The game ends when somebody has 11 stars

level-easy = Easy: overlooks one role in 5
level-normal = Normal: overlooks one role in 20
level-hard = Hard: overlooks nothing
level-expert = Expert: leaves you little to take
level-master = Master: also guesses the hidden cards and thinks ahead
level-custom = Custom: notices { $noticing } %
dial-noticing = Of a hundred roles, how many it notices

decision-discard = The board is full. Which card do you discard?
decision-place = Which card do you place, and where?
decision-claim = Do you claim a role, or end your turn?

role-great = A great role!
role-small = A small role!
role-wrong = That is no role.
reason-stars = There are no stars left.
reason-deck = The deck is empty.
reason-majority = Somebody has 11 stars or more.

event-draw = { $seat } drew from the deck: { $count }
event-draw-own = Drawn: { $cards }
event-discard = { $seat } discarded { $card } from { $cell }.
event-place = { $seat } placed { $card } on { $cell }.
event-claim = { $seat } claimed { $cells }. { $role }
event-remove = { $card } left { $cell }.
event-stars = { $seat } took { $paid } of the stars and has { $stars }; { $pool } are left.
event-end = { $seat } claimed nothing and ended the turn.
event-turn = { $seat } to move (turn { $number }).
event-over = The game is over. { $reasons } A { $first }, B { $second }
event-resumed = The suspended game goes on.

thing-placed = Placed this turn
field-hand = cards { $value }
field-deck = Deck: { $value }
field-discard = Discard pile: { $value }

terminal-side = { $seat }: stars { $stars }, cards { $hand }
terminal-left = Stars left { $pool } of { $whole }, deck { $deck }
terminal-hand = Your hand: { $cards }
terminal-discard = Discard pile: { $cards }
terminal-discarding = Type discard and a cell: { $cells }
terminal-placing = Type place, a card and a cell. Cards: { $cards }; cells: { $cells }
terminal-claiming = Type claim and three cells, or end
terminal-help =
    place R16 (1,3)            place the red 16 in row 1, column 3 (c1 is the same)
    claim (1,1) (1,2) (1,3)    say that these three cards are a role
    end                        end your turn without a claim
    discard (2,2)              take a card off the full board, before you place
    R is red, B is blue. A role is three cards of one colour with the card you just placed.
    The three must touch side by side, in a line or around a corner; never diagonally.
    Great role: 1, 4 and 16 (draw 3, take 3 stars). Small role: three equal cards (draw 1, 1 star).
    Nobody tells you whether there is a role: notice it yourself.

refused-discard_first = The board is full: discard a card first.
refused-not_full = You discard only when the board is full.
refused-occupied = There is already a card on { $cell }.
refused-not_in_hand = { $card } is not in your hand.
refused-place_first = Place a card first.
refused-already_placed = You have placed this turn's card already.
refused-three_cells = Name three different cells.
