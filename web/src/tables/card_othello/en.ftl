### Words around the Card Othello board

level-chain-short = By the rulebook
log-normal = What happened
log-effects = Effects

table-turn = Turn { $number }
table-board = Board, 8 by 8
table-yours = Your turn
table-theirs = { $seat } to move
table-theirs-help = Waiting for the other side.
table-pass = Nowhere to place
result-counted = Decided by the stones.
table-over = Game over
table-won-B = Black wins, { $black } to { $white }
table-won-W = White wins, { $white } to { $black }
table-draw = A draw, { $black } to { $white }
table-choose = { $card }
table-place = Place on a glowing cell.
table-place-or-card = Place on a glowing cell, or use one card first.
table-card-or-pass = Nowhere to place. Use a card, or pass.
table-waiting = { $card } works with your next placement.
table-once-more = You may place once more.
table-would = { $cell } would flip the { $number ->
    [one] marked stone
   *[other] { $number } marked stones
}.

table-comma = {", "}
table-empty = empty
table-guarded = guarded, { $turns } left
table-sprout = sprout
table-last = last move
table-may-place = you may place here
table-may-target = may be chosen
table-turns = would flip { $number }

table-refused-watching = You are watching.
table-refused-thinking = It is the other side's turn.
table-refused-sent = Sent; one moment.
table-passed = { $seat } passes

charge = Charge
charge-change = Charge { $delta }
charge-changes = Changes of the charge

shown-sold = Sold
shown-resold = Resold
shown-condemned = Condemned
shown-gained = To the hand
shown-taken = Taken

info-title = { $colour } stone on { $cell }
info-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
info-income = Next income { $income } ({ $paid } of 5 paid)
info-PROTECTED = Until the end of the opponent's next turn it cannot be flipped or converted.
info-PERMA = Until it is destroyed it cannot be flipped or converted.
info-GUARD = Nothing can flip, convert, destroy or tempt this stone. Its number falls at every turn start of its owner; at 0 the guard ends.
info-DRAGON = At every turn start of its owner it flips the enemies on the eight cells around it. When its number is 0 it vanishes.
info-BREEDING = At every turn start of its owner a stone grows beside the last one it made, or beside itself. When its number is 0 it vanishes.
info-UDG = At every turn start of its owner it destroys the enemies on the eight cells around it. When its number is 0 it vanishes.
info-HYPER = At every turn start it moves one cell and flips what it brackets there. Without room it vanishes; flipped, it is a plain stone.
info-UHG = At every turn start it makes two single steps and flips what it brackets after each. Without room it vanishes with all enemies around it; flipped, it is a plain stone.
info-REGEN = Once, when it is flipped, it comes back at once and flips what it brackets from where it stands.
info-WORK = At the turn starts of its owner it brings 1, 2, 4, 8 and 16 charge. It ends when the stone is flipped, tempted or destroyed.
info-BOMB = Its number falls at every turn start of its owner; at 0 it blows up with the eight cells around it. Flipped, it is a plain stone again.
info-TRAP = If the opponent flips it in the next turn, its owner takes all the opponent's charge and up to three cards from the left of the hand. If not, the stone then vanishes. The opponent does not see it.
info-sprout = A plain stone that a breeding stone has just made.
info-dangers = What can be done to it
info-may-flip = Can be flipped
info-may-convert = Can be converted
info-may-destroy = Can be destroyed
info-may-tempt = Can be tempted
info-may-move = Can be moved
info-safe-flip = Cannot be flipped
info-safe-convert = Cannot be converted
info-safe-destroy = Cannot be destroyed
info-safe-tempt = Cannot be tempted
info-safe-move = Cannot be moved

keys = Keys and preferences
keys-tab = Tab
keys-tab-does = Go between board, hand and buttons
keys-arrows = Arrows
keys-arrows-does = Move about the board or the hand
keys-enter = Enter / Space
keys-enter-does = Place, choose
keys-number = 1 – 5
keys-number-does = Look at a card of your hand
keys-u-does = Use the card you look at
keys-i-does = More about the stone or the card
keys-esc-does = Put the card back, cancel the choice
keys-help-does = This list
keys-press = A long press or a right click on a special stone explains it, too.
prefer-stone = Sound of the stones

sums = In numbers
sums-gained = Charge gained
sums-played = Cards used

speech-level1-win-1 = Gahaha! The whole board is my dinner!
speech-level1-win-2 = Munch, munch… your stones were tasty!
speech-level1-win-3 = No plan, all win. That's how I do it.
speech-level1-loss-1 = Eek! I was too hungry to fight.
speech-level1-loss-2 = You flipped my stones. Flip them back, will you?
speech-level1-loss-3 = Just wait! Next time I bring a bigger mouth.
speech-level1-draw-1 = Half and half? Fine, for today.
speech-level2-win-1 = Front or back, all of it turns to shadow in the end.
speech-level2-win-2 = With every flip a shadow grows darker.
speech-level2-win-3 = Your light gave me a fine long shadow.
speech-level2-loss-1 = So bright… even shadows have a morning.
speech-level2-loss-2 = I was too greedy, and grew thin.
speech-level2-loss-3 = I am not used to being flipped.
speech-level2-draw-1 = Half light, half shadow. Not a bad dusk.
speech-level3-win-1 = Thread by thread, and here is the knot.
speech-level3-win-2 = Charge never betrays those who can wait.
speech-level3-win-3 = It became a lovely pattern. Thank you.
speech-level3-loss-1 = The threads came loose. Well played.
speech-level3-loss-2 = Your cloth is finer than mine.
speech-level3-loss-3 = Next time I shall weave more closely.
speech-level3-draw-1 = Two threads, ending at the same length.
speech-level4-win-1 = This board is my realm. No objections, I trust.
speech-level4-win-2 = Who rules the corners rules the world.
speech-level4-win-3 = You fought well. But there is one throne.
speech-level4-loss-1 = My own board… splendid. Take the crown.
speech-level4-loss-2 = One learns what power was by losing it.
speech-level4-loss-3 = I shall rally my troops. Wait for me.
speech-level4-draw-1 = The border runs through the middle. A truce, then.
speech-level5-win-1 = The last bell had been ringing from the start.
speech-level5-win-2 = I had counted to the last stone.
speech-level5-win-3 = Hush. The story closes here.
speech-level5-loss-1 = So it was my own end that I announced.
speech-level5-loss-2 = There was another page. I had not read it.
speech-level5-loss-3 = A good ending. I shall write it down.
speech-level5-draw-1 = Two endings, ringing with one sound.
speech-level6-win-1 = Observation complete. The board has shown its law.
speech-level6-win-2 = That move, too, was written in the stars.
speech-level6-win-3 = The possibilities have collapsed into one.
speech-level6-loss-1 = Outside all prediction… so that is your star.
speech-level6-loss-2 = I correct the record. The game is yours.
speech-level6-loss-3 = There was a move beyond the law. Beautiful.
speech-level6-draw-1 = Still superposed. I end the observation.

## The hand

hand-name = Your hand, { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
hand-caption = Hand { $number }/{ $most }
hand-once = One card a turn
hand-used = Used this turn
hand-empty = You hold no cards
hand-card = Card { $place }: { $card }, cost { $cost }. { $status } { $text }
hand-may-use = May be used.
hand-may-sell = May be sold.
hand-may-not-sell = Cannot be sold.
hand-cost = Cost { $cost }
hand-use = Use
hand-poor = Too costly
hand-details = Details
hand-back = Back
hand-in-use = In use
hand-finish = Stop here
hand-cancel = Take it back
hand-no-cancel = This card cannot be taken back
hand-why-playing = Wait until everything has been played.
hand-why-sent = Sent; one moment.
hand-sell = Sell { $card } ({ $delta })
hand-sell-none = Choose a card to sell
hand-sell-first = Choose the card to sell from your hand.
hand-reopen = Show the cards
hand-aside = Look at the board
hand-close = Close
hand-offer = { $card }, cost { $cost }. { $text }
hand-offers-HEAVEN_BLESSING = Choose the card to take
hand-offers-CONDEMN_WILL = Choose the card your rival loses
hand-take-HEAVEN_BLESSING = Take { $card }
hand-take-CONDEMN_WILL = Discard { $card }
hand-select-SWAP_WITH_ENEMY = Choose the enemy stone to convert.
hand-select-SACRIFICE_WILL = { $picks ->
    [0] Choose one of your stones to destroy (three at most).
   *[other] { $picks } destroyed. You may choose { $left } more.
  }
hand-select-STRONG_WIND_WILL = Choose the stone to blow away.
hand-select-TRAP_WILL = Choose the stone that becomes a trap. Your rival will not see it.
hand-select-TEMPT_WILL = Choose the special enemy stone to tempt.
hand-select-DESTROY_ONE_STONE = Choose the stone to destroy.
hand-select-TIME_BOMB = Choose the stone that becomes a bomb.
hand-select-GUARD_WILL = Choose the stone to guard.
hand-select-POSITION_SWAP_WILL = { $picks ->
    [0] Choose the first stone to exchange.
   *[other] Choose the second stone to exchange.
  }
hand-select-SELL_CARD_WILL = Choose the card to sell from your hand.
hand-select-HEAVEN_BLESSING = Choose one of five cards.
hand-select-CONDEMN_WILL = Choose a card of your rival's hand.
hand-waiting = { $card } waits for your next placement
hand-waiting-of = { $seat }: { $card } waits
hand-one-more = One more placement
hand-one-more-of = { $seat } places once more
hand-pass = Pass
hand-pass-may = There is nowhere to place. Use a card, or pass.
hand-pass-drops = There is nowhere to place. A pass loses the card you are choosing for.
hand-pass-soon = Nowhere to place and no card to use: passing in a moment.
hand-charge = Charge { $charge }/{ $most }
hand-charge-rival = Rival: { $charge }
hand-short = Hand
hand-of = { $seat }'s hand, { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
hand-deck = { $seat }
hand-deck-of = { $seat }'s deck, { $left } of { $full } cards
hand-discard = Discard
hand-discard-open = Look at the discard pile ({ $number })
hand-discard-title = Discard pile: { $number }, the newest first
hand-discard-empty = Nothing has been discarded yet.
hand-discarded = { $card } ({ $cost })

## Tutorial

tutorial-name = Card Othello tutorial
tutorial-again = Again
tutorial-done = Start a game
tutorial-not-now = For now, choose what is glowing.
tutorial-1-title = Place, bracket, gain charge
tutorial-1-text = You are black. Place on one of the glowing cells and bracket white. Every stone that flips brings 1 charge.
tutorial-1-done = One white stone flipped, and you have 1 charge. Charge pays for cards; you can hold up to 30.
tutorial-2-title = A card at every turn start
tutorial-2-text = Whenever your turn starts you draw a card from your deck, up to five in hand. Press Treasure Box to read it.
tutorial-2-done = The oldest card is on the left. You may read cards in your rival's turn too; Details opens the long text.
tutorial-3-title = Cards that act at once
tutorial-3-text = You may use one card a turn, before placing. Choose Treasure Box and press Use. It costs { $cost }.
tutorial-3-done = You gained 3 charge. After using a card you place as usual.
tutorial-4-title = Cards that wait for a stone
tutorial-4-text = Use Strong Will, then place on the glowing cell. It costs { $cost } charge, and the stone you place is protected for good.
tutorial-4-done = The stone with the blue hexagon cannot be flipped any more. A card that waits is lost if you pass.
tutorial-5-title = Cards with a target
tutorial-5-text = Use Time Bomb, then choose one of your glowing stones.
tutorial-5-done = The number is the turns left. It falls at each of your turn starts; at 0 the bomb takes the 8 cells around it along. Flipping disarms it.
tutorial-6-title = A secret trap
tutorial-6-text = Use Trap Will, choose the glowing stone, then place on the glowing cell. You see the trap; your rival sees a plain stone.
tutorial-6-done = White flipped it: you take all their charge and up to three cards from the left of their hand. If nobody flips it, it vanishes with its stone at your next turn.
tutorial-7-title = Markers act at turn starts
tutorial-7-text = Markers act when a turn starts, the oldest first. Place on the glowing cell and watch your next turn start.
tutorial-7-done = The worker earned charge, the bomb counted down, and then you drew a card. Press a marked stone for long to read what it does.
tutorial-8-title = Passing, and the end
tutorial-8-text = Place on the glowing cell; after that nobody can. You may pass only where you cannot place, and with no card to use either, the page passes for you after a second.
tutorial-8-done = Both sides passed in a row, so the game is over. A full board ends it as well. Most stones win. That is all!

## Gallery

gallery-cards = The thirty cards
gallery-states = States of a card, and backs
gallery-othello-stones = Stones and markers
gallery-figures = Figures
gallery-othello-table = Board, decks, discard pile, charge
gallery-state-normal = plain
gallery-state-usable = may be used
gallery-state-selected = selected
gallery-state-dimmed = cannot be used
gallery-look-GOLD = golden stone
gallery-look-SILVER = silver stone
gallery-look-CROSS_BOMB = cross bomb
gallery-look-FREE = free
gallery-look-CHAIN = chain
gallery-look-PLUNDER = absorption
gallery-look-DOUBLE = double
gallery-look-STEAL = resale
gallery-sprout = sprout
gallery-figure-player = you
gallery-figure = level { $level }
gallery-hand = Hand and card panel

cards-card = Card
cards-key = Key
cards-cost = Cost
cards-tier = Colour
cards-when = When
cards-effect = What it does
cards-when-at_once = at once
cards-when-on_the_board = choose a stone
cards-when-on_a_card = choose a card
cards-when-next_placement = next placement
