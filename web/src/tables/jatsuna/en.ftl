### What is said around the board of Jatsuna

result-counted = Decided by the stones.
option-transform = What captured stones become
option-layout = First stones
option-first = Who starts
level-easy-short = Easy
level-classic_hard-short = Classic Hard
level-classic-short = Classic Super Hard
level-medium-short = Medium
level-hard-short = Hard
level-super_hard-short = Super Hard
level-classic_ultimate-short = Classic Ultimate
level-ultimate-short = Ultimate
level-custom-short = Custom
layout-wide = Wide triangle (official)
layout-tight = Tight
layout-edge = Edge
layout-diagonal = Diagonal (fairest to all seats)
first-O = Orb
first-C = Gem
first-P = Stella
first-roulette = Roulette

table-board = Board of 7 by 7, cells as (row,column)
table-yours = Your turn
table-theirs = { $seat } to move
table-over = Game over
table-must =
    Capture on a glowing cell:
    whoever can, must.
table-free = Nothing to capture: place anywhere.
table-would = On { $cell } the marked stones would become: { $changes }.
table-would-free = { $cell } captures nothing.
table-gain = { $seat } { $number }
table-place = { $rank }. { $seat } { $stones }
table-and = {" and "}
table-comma = {", "}
table-spoken = { $seat }: { $line }
table-log-captured = { $cell }, captured { $captured }
table-log-free = { $cell }, placed freely

table-order = Order of play
table-you = You
table-nth = { $number ->
    [1] First
    [2] Second
   *[other] Third
}
table-drawing = The roulette draws the order
table-undrawn = ?
table-drawn = You are { $seat } and move { $number ->
    [1] first
    [2] second
   *[other] third
}
table-drawn-first = { $seat } starts

table-pact = Collusion: { $seats } play together against { $prey }
table-colluding = Colluding
table-hunted = Their target

table-empty = empty
table-wall = wall
table-may = may be placed
table-captures = captures { $number } (become { $changes })
table-last = last move

table-place-at = Place on { $cell }
table-place-free = captures nothing
table-refused-watching = You are watching; you cannot place.
table-refused-thinking = It is somebody else’s turn.
table-refused-sent = Sending…

table-help = Keys and preferences
table-key-arrows = Arrows
table-key-enter = Enter / Space
table-keys-arrows = move on the board
table-keys-enter = place
table-keys-help = this list

table-prefer-signs = Letters and patterns on the stones
table-prefer-signs-help = Rings and O for Orb, stripes and G for Gem, dots and S for Stella: told apart without colour.
table-prefer-palette = Colours that are easy to tell apart
table-prefer-palette-help = Orange, sky blue and purple. The pieces of other tables change too.

sums = The game in numbers
sums-stones = Stones over time
sums-captured = Stones captured
sums-best = Most by one stone
sums-free = Free placements

table-tutorial = Your first game of Jatsuna
table-tutorial-there = For now, place on a glowing cell.
table-tutorial-1-title = Capture
table-tutorial-1-text = You are Orb, the circle. Gem’s diamonds between two of your stones are captured. Place on the glowing cell.
table-tutorial-1-done = The stones between became Orb’s. Lines count in all eight directions.
table-tutorial-2-title = Two rivals
table-tutorial-2-text = A line may mix Gem’s diamonds and Stella’s stars: it is captured whole. Place at its end.
table-tutorial-2-done = All three are yours. If both ends are yours, it does not matter whose stones lie between.
table-tutorial-3-title = Capture if you can
table-tutorial-3-text = The corners are empty, but not for you: whoever can capture must. Place on a glowing cell.
table-tutorial-3-done = Among several captures you are free to choose, and need not take the largest.
table-tutorial-4-title = The wall
table-tutorial-4-text = The wall in the middle cuts lines. From (4,2) it stands in the way; (5,2) captures two.
table-tutorial-4-done = The wall is never captured and never ends a line. Stones beside it are easier to keep.
table-tutorial-5-title = Free placement
table-tutorial-5-text = This is the opening. Nobody can capture, so any cell will do. Take a corner.
table-tutorial-5-done = A stone in a corner can never be captured: no line passes through it.
table-tutorial-6-title = The three-way rule
table-tutorial-6-text = Under “sansukumi”, what Orb captures changes like this: Stella’s become Orb’s, Gem’s become Stella’s. Point at the cell to see what would become of each.
table-tutorial-6-done = Gem’s became Stella’s, Stella’s became Orb’s. When Gem captures, Orb’s become Gem’s; when Stella captures, Gem’s become Stella’s.
table-tutorial-7-title = The end
table-tutorial-7-text = When the board is full, most stones win. Place the last one.
table-tutorial-7-done = Orb { $orb }, Gem { $gem }, Stella { $stella }: you win. Whoever grows too strong is hunted by the other two, so keep an eye on all three counts.

gallery-stones = Stones
gallery-marks = Marks on the board
gallery-boards = Boards
gallery-signed = Letters and patterns
gallery-ghost = Before placing
gallery-glow = May choose
gallery-free = May choose any
gallery-last = Last move
gallery-would = Would become
gallery-focus = Pointed at
gallery-wall = Wall
