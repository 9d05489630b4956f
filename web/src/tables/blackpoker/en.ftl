
## Setting up

level-beginner-short = Beginner
level-adept-short = Adept
level-expert-short = Expert
level-master-short = Master
option-format = Format
option-frame = Frame
format-light-how = 19 actions. For a first duel.
format-standard-how = 25 actions: magicians, Return, Death lance and more.
format-pro-how = 31 actions: quick magic with two keys comes in.
format-master-how = 37 actions: everything, from Rain of swords to R.S.F.
frame-entry20-how = The same 20 cards for both. No deck to build, start at once.
frame-pack-how = Your own deck of 40 to 54 cards; 14 of them are a pack, and you take one during the duel.
frame-rare_pack-how = A pack, and a rare card that you choose and keep aside.
frame-strategy-how = A rare card, and three cards of the opening hand of your choice.
frame-extra-how = Two trumps that teach your soldiers new actions.
bring-title = Deck
bring-mine = Your deck
bring-guest = The other player's deck
bring-make = Make a deck
result-counted = One side’s life has run out.
print-page = Print the lists
table-lists = Look something up
table-lists-close = Close
setup-level-of = { $seat ->
    [P1] Strength of the first player
   *[other] Strength of the second player
}
tutorial-first = Learn in 5 minutes
tutorial-stage = Reading the stage

## The table: places and names

table-name = The table
table-side = The side of { $seat }
table-soldiers = soldiers
table-bulwarks = bulwarks
table-you = you
table-many = 10 or more
table-life = Life of { $seat }: { $life }
table-grave = Grave of { $seat }, { $top } on top
table-grave-asked = Grave of { $seat }, the card on top is being chosen
table-grave-all = Your grave, newest first
table-pack-all = Your opened pack
table-pack-cards = Opened pack with { $cards }
table-hand = Hand of { $seat }: { $number }
table-held = { $card } in hand
table-unit = { $seat }: { $kind } { $cards }
table-size = size { $size }
table-label-haste = swift
table-label-slash = may slash
table-label-rally = may rally
table-label-negotiate = may negotiate
table-label-switch = may switch
table-fog = { $fog } { $cards }
table-fog-none = no fog
table-flipped = Cards turned up
table-points = { $number } points
table-trump-down = face down
table-rare-short = rare
table-on = on { $target }
table-cancelling = on { $target }, { $what }
table-quoted = “{ $what }”
table-comma = ,{" "}
table-attacks = attacks
table-blocks = blocks
table-turn = turn
table-cards-held = hand { $number }
table-now = resolving now
table-empty = empty
table-face-down = face down
table-face-up = face up
table-driven = driven
table-charged = charged
table-attacking = attacking
table-blocking = blocking { $unit }
table-inert = without effect
table-gone = its target is gone
table-keys = key { $keys }
table-waits = waits
table-next = resolves next
table-pack-unopened = sealed pack
table-pack-opened = opened
table-rare = rare card { $card }
table-trump = trump { $card }
table-stage-empty = The stage is empty

## The table: what is going on

table-other = Your opponent
table-chance-yours = Your chance
table-chance-theirs = { $seat } has the chance
table-wait = Setting up the duel
table-won-yours = You have won
table-won-theirs = { $seat } has won
table-resolving = { $action } is being resolved
table-asked-by = An effect of { $action }.
table-pass-first = If both of you pass in a row, { $action } is resolved: { $what }
table-pass-last = If you pass, { $action } is resolved: { $what }
table-help-main = Request something, or hand over the turn with End. A request keeps the chance with you.
table-help-end = You have both passed. Request something, or hand over the turn with End.
table-help-turn = The stage is empty. The turn player can request Main and Quick actions.
table-help-quick = The stage is empty. Who is not the turn player can request Quick actions only.

table-does-end = hands over the turn
table-does-charge = everything is charged
table-does-draw = one or two cards from the life
table-does-attack = attackers are chosen
table-does-block = the defender chooses blockers
table-does-damage_judge = sizes are compared
table-does-next_generation = life cards until a Joker, A, J, Q or K comes
table-does-set_bulwark = a hand card becomes a bulwark
table-does-summon_soldier = enters as a soldier
table-does-summon_hero = enters as a hero
table-does-summon_ace = enters as an ace
table-does-quick_summon = enters as an ace or a bulwark
table-does-summon_magician = enters as a magician
table-does-equip = is laid on a soldier
table-does-up = makes it larger
table-does-down = makes it smaller
table-does-twist = turns it
table-does-counter = cancels it
table-does-reunion = a grave card back to hand
table-does-kill = sends it to the grave
table-does-truce = takes the judgement away
table-does-change_target = changes its target
table-does-search = a life card of one's choice
table-does-bj = life cards to hand, up to 21
table-does-rsf = 40 damage
table-does-reverse = soldier and bulwark change places
table-does-unsummon = back to hand
table-does-destroy_bulwark = sends it to the grave
table-does-throw = deals damage
table-does-death_lance = back to the life, and damage
table-does-add_bulwark = bulwarks from the life
table-does-reanimate = changes places with a grave card
table-does-handes = looks at the hand and discards a card
table-does-force = makes all own soldiers larger
table-does-sword_rain = small soldiers to the grave
table-does-recruit = soldiers out of four life cards
table-does-surprise = all bulwarks become soldiers
table-does-open_pack = a card of the pack
table-does-rare_draw = the rare card to hand
table-does-rare_summon = the rare card enters as a soldier
table-does-trap_counter = cancels the same card
table-does-open_trump = turns a trump up
table-does-close_trump = turns it down
table-does-destroy_trump = the same trump to the grave
table-does-slash = sends it to the grave if not larger
table-does-rally = makes it larger by its size
table-does-negotiate = drives it
table-does-switch = changes places with a hand card

forecast-size = size { $from } → { $to }
forecast-falls = goes to the grave
forecast-cancels = cancels it
forecast-beats = cancels it ({ $mine } ≥ { $theirs })
forecast-fails = does not cancel it ({ $mine } < { $theirs })
forecast-idle = nothing would happen as things stand
forecast-damage = { $number } damage
forecast-pierces = back on top of the life, { $number } damage
forecast-rain = to the grave: { $own } own, { $theirs } theirs
forecast-force = all own soldiers +{ $number }
forecast-judge = sizes are compared
forecast-judge-damage = sizes are compared; { $number } damage unblocked
forecast-fight-open = { $attacker }: unblocked, { $damage } damage
forecast-fight-attacker = { $attacker } against { $blockers }: { $attacker } falls
forecast-fight-blockers = { $attacker } against { $blockers }: { $blockers } falls
forecast-fight-both = { $attacker } against { $blockers }: both fall
forecast-fight-unknown = { $attacker } against { $blockers }: unknown until it is turned up

## The table: choosing

table-can = You may
table-playing = Cards are moving
table-waiting = Waiting for the other side
table-costs = Costs
table-attack-nobody = No soldier can attack: those that entered this turn or are driven cannot.
table-may = Actions you may request
table-nothing = There is nothing you can request now.
table-nothing-card = No action can take this card as a key now.
table-not-offered = Not possible now ({ $number })
table-with-card = With { $card } as a key
table-back = Back
table-pass = Pass
table-cost-keys = key { $keys }
table-cost-nothing = no cost
table-cost-B = { $number ->
    [one] drive a bulwark
   *[other] drive { $number } bulwarks
}
table-cost-L = take { $number } damage
table-cost-D = { $number ->
    [one] discard a card
   *[other] discard { $number } cards
}
table-cost-S = send one of your characters to the grave
table-cost-K = drive the key soldier
table-picked = Picked so far
table-take-back = Take back { $what }
table-cancel = Cancel
table-complete = Ready: confirm, or take something back.
table-send = Confirm
table-send-request = Request { $action }
table-send-attack = { $number ->
    [0] Attack with nobody
    [one] Attack with one
   *[other] Attack with { $number }
}
table-send-block = { $number ->
    [0] Block nobody
    [one] Block with one
   *[other] Block with { $number }
}
table-preview = What would come of it
table-over = The duel is over.
table-asked = { $action }:{" "}
table-why-playing = Wait until what is happening has been shown.
table-why-theirs = { $seat } is to decide now.
table-why-first = First choose an action from the list.
table-why-key = { $what } cannot be a key of { $action }: that takes { $keys }.
table-why-target = { $what } cannot be the target of { $action }: that takes { $aim }.
table-why-discard = Only cards of your own hand are discarded.
table-why-discard-key = A key card cannot be discarded as well.
table-why-drive = Only your own charged bulwarks can be driven to pay.
table-why-sacrifice = Only a character of your own field can be given up.
table-why-attack-own = Only soldiers of your own can attack.
table-why-attack-bulwark = A bulwark cannot attack.
table-why-attack-driven = { $what } is driven and cannot attack.
table-why-attack-fresh = { $what } entered this turn and cannot attack yet.
table-why-block = { $what } is driven and cannot block.
table-why-blocker = First choose which of your characters blocks.
table-why-blocked = { $what } is not attacking: choose an attacker.
table-why-other = { $what } is no answer to what is asked. { $ask }
table-step-key = key { $what }
table-step-key_soldier = soldier { $what }
table-step-drive = drive { $what }
table-step-discard = discard { $what }
table-step-sacrifice = give up { $what }
table-step-target = target { $what }
table-step-other = { $what }

table-ask-chance = Request something, or pass.
table-ask-key = Choose the key card.
table-ask-key_soldier = Choose the soldier that acts.
table-ask-drive = Choose the bulwark to drive.
table-ask-discard = Choose the card to discard.
table-ask-sacrifice = Choose whom to give up.
table-ask-target = Choose the target.
table-ask-end_discard = Discard down to seven cards.
table-ask-draw_second = Draw a second card?
table-ask-attackers = Choose who attacks.
table-ask-blockers = Choose a blocker, then whom it blocks.
table-ask-blocked = Which attacker does it block?
table-ask-bulwark_card = Choose the hand card that becomes a bulwark.
table-ask-summon_mode = As an ace, or as a bulwark?
table-ask-twist_state = Choose how the target lies.
table-ask-grave_pick = Choose a card from your grave.
table-ask-retarget = Choose the new target.
table-ask-life_pick = Choose a card from your life.
table-ask-hit_stand = One more card?
table-ask-reverse_state = How shall the target lie before it turns over?
table-ask-lance_order = In which order, from the top of your life?
table-ask-add_bulwark_mode = How are the bulwarks laid?
table-ask-hand_pick = Choose the card they discard.
table-ask-bottom_order = In which order under your life?
table-ask-pack_pick = Choose the card you take.
table-ask-trump_pick = Choose the trump to turn up.
table-ask-switch_card = Choose the hand card that enters.
table-ask-grave_top = Choose the card that goes on top of your grave.
table-ask-choose_trumps = Choose two trumps from your deck.
table-ask-choose_strategy_hand = Choose three cards for your first hand.
table-ask-choose_rare = Choose your rare card.
table-ask-reveal_trump = Choose the trump you show.
table-ask-trigger_order = Choose what happens first.

table-hint-choose_trumps = Only ♠2, ♡3, ♢3 and ♣4 have a power.

table-pick-pass = Pass
table-pick-none = Block nobody
table-pick-yes = Draw one more
table-pick-no = One is enough
table-pick-hit = One more card
table-pick-stand = Stop and take them
table-pick-ace = Face up, as an ace
table-pick-bulwark = Face down, as a bulwark
table-pick-charge = Charge: upright
table-pick-drive = Drive: sideways
table-pick-leave = Leave it
table-pick-one = One, charged
table-pick-two = Two, driven

table-order-pass_until_request = passes until a request
table-order-pass_turn = passes this turn
table-order-last_on_grave_top = last card on top
refused-block_mixed = An attacker is blocked by one bulwark, or by soldiers only.

## The keys

sheet = Keys
sheet-tab = Tab
sheet-tab-does = go between the table and the buttons
sheet-arrows = Arrows
sheet-arrows-does = walk along what may be picked
sheet-shift = Shift + arrows
sheet-shift-does = walk along everything on the table
sheet-enter = Enter / Space
sheet-enter-does = pick, put back, press the button
sheet-p-does = pass
sheet-esc-does = take back the last pick
sheet-help-does = this list

## What happened: the two players talking

told-cards = { $number ->
    [one] a card
   *[other] { $number } cards
  }
told-unit = soldier
told-their = your { $what }
told-own = my { $what }
told-self = myself
told-other = you
told-request = a request that is gone
told-trump = trump { $card }
told-quoted = “{ $what }”
told-and = , { "" }
told-by = { $seat }: { $words }.
told-paid = { $what } (cost: { $cost })
told-cost-drive = { $number ->
    [one] driving a bulwark
   *[other] driving { $number } bulwarks
  }
told-cost-life = taking { $number } damage
told-cost-discard = discarding { $cards }
told-cost-sacrifice = giving up { $cards }
told-ask-end = I end my turn
told-ask-attack = I attack
told-ask-set_bulwark = I set a bulwark
told-ask-summon = { $action }: { $keys }
told-ask-equip = I equip { $target } with { $keys }
told-ask-up = Up with { $keys }: { $target } +{ $number }
told-ask-down = Down with { $keys }: { $target } −{ $number }
told-ask-counter = I counter { $target } with { $keys }
told-ask-trap_counter = A trap: { $keys } against { $target }
told-ask-throw = I throw { $keys } at { $target }
told-ask-open_pack = I open my pack
told-ask-rare_draw = I take my rare card
told-ask-open_trump = I open a trump
told-ask-keys = { $action } with { $keys }
told-ask-keys-aimed = { $action } with { $keys }, on { $target }
told-ask-plain = { $action }
told-ask-plain-aimed = { $action }, on { $target }
told-ask-soldier = { $action } by { $unit }
told-ask-soldier-aimed = { $action } by { $unit }, on { $target }
told-any-block = Will you block?
told-blocks = Blocking { $attacker } with { $unit }
told-no-block = I don’t block
told-attackers = I attack with { $units }
told-no-attackers = Nobody to attack with
told-unhurt = Nobody is hurt
told-not-cancelled = The number is too low: no counter
told-size = { $unit } is { $size } now
told-retargeted = { $what } is now aimed at { $target }
told-closed = The trump is turned down
told-nothing = Nothing happens
told-fizzle = { $what } has lost its target: nothing happens
told-cancel = { $what } is countered
told-drop = { $what } does not happen
told-pass = I pass
told-no-answer = No answer: { $what } goes through
told-damage = { $number } damage
told-damage-top = { $number } damage, { $top } on top of the grave
told-generation-lost = Next generation: { $number } life to the grave
told-generation-lost-top = Next generation: { $number } life to the grave, { $top } on top
told-generation = Next generation: { $cards } to hand
told-bust = 22 or more: { $cards } to the grave
told-dealt = Opening hand: { $cards }
told-draw = I draw { $cards }
told-take = I take { $cards } to hand
told-uncovered = My grave shows { $card } now
told-bulwark = I lay { $cards } as a bulwark
told-enters = { $cards } enters
told-armed = { $unit } is { $size } now
told-discard = I discard { $cards }
told-falls = { $cards } to the grave
told-returns = { $cards } back to hand
told-keys-back = I take back { $cards }
told-on-life = I put { $cards } on top of my life
told-under-life = I put { $cards } under my life
told-show = My hand: { $cards }
told-first-flip = For the first turn I turn up { $cards }
told-first = { $higher } is higher than { $lower }: I go first
told-first-equal = { $cards }: the same number, so we turn up another card each
told-flip = I turn up { $cards }
told-bulwark-is = The bulwark is { $cards }
told-trump-up = My trump is { $cards }
told-driven = Driven: { $units }
told-charged = Charged: { $units }
told-charge = All charged
told-turn = Turn { $number }, my turn
told-lose = I have no life left
told-ordered = Standing order: { $order }
told-withdrawn = No longer standing: { $order }

## Movement

motion-pass = Pass
motion-struck = Countered
motion-fizzled = No target
motion-first-yours = { $higher } > { $lower }: you go first
motion-first-theirs = { $higher } > { $lower }: { $seat } goes first
motion-first-equal = { $higher } = { $lower }: one more card each
motion-turn = Turn { $number }, { $seat }
motion-turn-yours = Your turn
motion-turn-theirs = Opponent’s turn
