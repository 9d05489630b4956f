### Kuhn poker

name = Kuhn poker
about = Three cards, one bet: the smallest poker there is.
minutes = about 1 min
credit = Harold W. Kuhn, 1950.

seat-A = A
seat-B = B

preset-standard = Standard
level-easy = Easy: hardly thinks
level-hard = Hard: thinks of every card you may have

decision-move = Pass or bet?
field-hands = card { $value }
field-shown = showed { $value }
field-course = So far: { $value }

event-act = { $seat } does: { $does }.
event-shown = { $seat } shows { $card }.

terminal-help =
    pass   check, or fold after a bet
    bet    put in a second coin, or call a bet
