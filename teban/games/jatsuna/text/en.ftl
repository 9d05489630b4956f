### Jatsuna

name = Jatsuna
about = Reversi for three on seven by seven cells around a wall. Whoever can capture must, and whoever grows too strong is caught between the other two.
minutes = about 10 min
credit = Rules: OHYAMA, Yoshihisa (o3x), official rulebook of Jatsuna 2.1 (for v6.7.0), 18 February 2026.

seat-O = Orb
seat-C = Gem
seat-P = Stella

preset-standard = Standard
preset-sansukumi = Three-way (sansukumi)
preset-balanced = Balanced: diagonal layout, start drawn
preset-tight = Tight triangle
preset-edge = Stones at the edge
preset-open = Without the wall

option-transform = What captured stones become (own: the mover's; sansukumi: three-way)
option-layout = First stones (wide, tight, edge, diagonal)
option-wall = A wall in the middle
option-first = Who starts (O, C, P; roulette draws it)

level-easy = Easy: random
level-classic_hard = Classic Hard: the original's, weighs cells only
level-classic = Classic Super Hard: the original's, weighs one reply
level-medium = Medium: greedy, corners first
level-hard = Hard: weighs cells, looks a round ahead
level-super_hard = Super Hard: plays thousands of games in its head
level-classic_ultimate = Classic Ultimate: the original's pact of two, narrow sight
level-ultimate = Ultimate: two computers openly gang up on the third side
level-custom = Custom: { $playouts } playouts for each placement

dial-playouts = Playouts for each placement

decision-capture = You can capture, so you must. Where do you place?
decision-free = Nothing to capture: place on any empty cell.

transform-own = Captured stones become the mover's.
transform-sansukumi = Three-way: captured stones of the side before you become yours, those of the side after you go to the side before you.

event-place = { $captured ->
    [0] { $seat } placed on { $cell }.
   *[other] { $seat } placed on { $cell } and captured { $captured }.
}
event-flip = { $cell } became { $to }.
event-turn = { $seat } to move (placement { $number }).
event-over = The game is over. Orb { $orb }, Gem { $gem }, Stella { $stella }
event-resumed = The suspended game goes on.


rank-1 = Congratulations!
rank-2 = So close! You came second.
rank-3 = Never mind! You will win next time.
rank-draw = A draw: the first place is shared.

thing-X = Wall

terminal-order = Order: { $order }
terminal-turn = Placement { $turn } of { $of }
terminal-pact = Open pact: the two others have ganged up on { $side }.
terminal-rank = { $rank }. { $side } { $stones }
terminal-capture = Capture (with the number of stones): { $cells }
terminal-free = Any empty cell: { $cells }
terminal-help =
    (3,6)      place on row 3, column 6 (+ marks the cells you may use)
    f3         the same cell by column letter and row
    If you can capture anywhere, you must; if not, any empty cell will do.
    A line captures if it ends at a stone of yours; both rivals' stones may mix in it. X is a wall.
    Nobody ever passes. When the board is full, most stones win.

refused-wall = { $cell } is the wall; no stone can be placed there.
refused-occupied = There is already a stone on { $cell }.
refused-must_capture = { $cell } captures nothing. You can capture elsewhere, so you must.
refused-no_pass = There is no passing: with nothing to capture, any empty cell will do.
refused-no_package = This level needs the package { $package }, which is not installed here: pip install { $package }. Easy and Medium play without it.

tally-captured = Captured stones
tally-free = Free placements
