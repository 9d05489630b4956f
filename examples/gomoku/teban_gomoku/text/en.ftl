### Gomoku

name = Gomoku
about = Whoever first has five stones in a row wins.
minutes = about 5 min
credit = A traditional game.

seat-B = Black
seat-W = White

preset-standard = Standard
preset-large = 15 × 15
option-size = Rows and columns

level-easy = Easy: looks at a few moves
level-normal = Normal: sees lines
level-hard = Hard: sees lines and thinks ahead

decision-move = Where do you place your stone?
thing-five = Five in a row

event-place = { $seat } places on { $cell }.

terminal-help =
    h8     place a stone: a column letter and a row number
