### BlackPoker

name = BlackPoker
about = A duel with playing cards: summon soldiers, attack, and answer everything the other side asks for. Whoever has no life cards left loses.
minutes = about 15 min
credit = Rules: Morikuma, official rules of BlackPoker, edition 8.1 (June 2025).

seat-P1 = Player 1
seat-P2 = Player 2

preset-light = Light, Entry 20
preset-standard_pack = Standard, Pack
preset-pro_pack = Pro, Pack
preset-master_pack = Master, Pack
preset-standard_rare_pack = Standard, Rare pack
preset-pro_rare_pack = Pro, Rare pack
preset-master_rare_pack = Master, Rare pack
preset-pro_strategy = Pro, Strategy
preset-master_strategy = Master, Strategy
preset-master_extra = Master, Extra

option-format = Format: which actions there are (light, standard, pro, master)
option-frame = Frame: decks and set-up (entry20, pack, rare_pack, strategy, extra)
option-loop_guard = Nobody may stall by passing over an empty stage again and again
option-request_cap = Requests one player may make in one turn
option-show_grave_count = The other side's grave can be counted
option-end_clears_all_fog = End clears the fog of both sides (a later edition's rule)
option-rare_summon_life9 = Rare summon needs a life of 9 or less (a later edition's rule)
option-preset_bulwark_faceup = The first bulwark lies face up
option-auto_grave_top = Of several cards the last one lies on top of the grave, without asking

format-light = Light
format-standard = Standard
format-pro = Pro
format-master = Master
frame-entry20 = Entry 20
frame-pack = Pack
frame-rare_pack = Rare pack
frame-strategy = Strategy
frame-extra = Extra

level-beginner = Beginner: summons, attacks when it pays, blocks when it saves
level-adept = Adept: weighs every fight, and keeps counters for what matters
level-expert = Expert: in its own turn, tries its ideas in its head first
level-master = Master: also thinks your turn through, block by block and answer by answer

## Questions

decision-chance = You have the chance. Request something, or pass?
decision-key = Which key card?
decision-key_soldier = Which soldier is the key?
decision-drive = Which bulwark do you drive as the cost?
decision-discard = Which hand card do you discard as the cost?
decision-sacrifice = Which character goes to the grave as the cost?
decision-target = What is the target?
decision-end_discard = Your hand has more than 7 cards. Which one do you discard?
decision-draw_second = Draw a second card?
decision-attackers = Who attacks? (done when that is all)
decision-blockers = Whom does this character block? (none for nobody)
decision-bulwark_card = Which hand card becomes a bulwark?
decision-summon_mode = Does the ace enter as an ace or as a bulwark?
decision-twist_state = Charge or drive the target?
decision-grave_pick = Which card of your grave?
decision-retarget = What is the new target?
decision-life_pick = Which card of your life?
decision-hit_stand = One more card, or is that enough?
decision-reverse_state = Charge or drive the target before it turns over, or leave it?
decision-lance_order = Which card goes on top of your life?
decision-add_bulwark_mode = One charged bulwark, or two driven ones?
decision-hand_pick = Which card does the other side discard?
decision-bottom_order = Which card goes under your life next?
decision-pack_pick = Which card do you take?
decision-trump_pick = Which trump do you turn up?
decision-switch_card = Which hand card enters as a soldier?
decision-grave_top = Which of these cards lies on top of your grave?
decision-choose_trumps = Which card of your deck becomes a trump?
decision-choose_strategy_hand = Which card of your deck do you start with in hand?
decision-choose_rare = Which card of your deck is your rare card?
decision-reveal_trump = Which of your trumps do you show?
decision-trigger_order = Which of these happens first?

## Picks that are words

pick-pass = let the chance go
pick-done = that is all
pick-none = it blocks nobody
pick-yes = draw one more card
pick-no = one card is enough
pick-hit = turn up one more card
pick-stand = take the cards
pick-ace = face up, as an ace
pick-bulwark = face down, as a bulwark
pick-charge = set it upright
pick-drive = turn it sideways
pick-leave = leave it as it is
pick-one = one bulwark, charged
pick-two = two bulwarks, driven

## Actions

type-basic = Basic
type-summon = Summon
type-quick_magic = Quick magic
type-magic = Normal magic
type-pack = Pack
type-trump = Trump
type-soldier = Soldier

timing-main = main
timing-quick = quick
timing-triggered = triggered
speed-immediate = immediate
speed-normal = normal

keys-one = { $cards }
keys-each = { $cards }
keys-two = { $cards } ×2
keys-same_number = two of one number
keys-same_suit = two of one suit
keys-flush = A 10 J Q K of one suit
keys-rare = the rare card
keys-soldier = a soldier with the label
keys-joker = Joker

aim-any_soldier = any soldier
aim-any_character = any character
aim-any_bulwark = any bulwark
aim-own_character = own character
aim-own_soldier_of_suit = own soldier of the key's suit
aim-the_rival = the opponent
aim-any_player = a player
aim-counterable = a request with 1 or 2 keys
aim-with_keys = a request with 1 or 2 keys
aim-with_target = a request with a target
aim-judgements = a Damage judgement
aim-face_up_trumps = a face-up trump

action-end = End
action-end-how = Discard down to 7 hand cards, clear your fog to the grave, hand over the turn.
action-charge = Charge
action-charge-how = After End: every character of the new turn player becomes charged.
action-draw = Draw
action-draw-how = After Charge: take the top life card to hand, and a second one if you like.
action-attack = Attack
action-attack-how = Once a turn: drive any number of charged soldiers that are not new, or are swift; they attack.
action-block = Block
action-block-how = After an attack: the other player names, for each attacker, no blocker, one bulwark, or any soldiers.
action-damage_judge = Damage judgement
action-damage_judge-how = After Block: compare sizes; unblocked attackers deal their size as damage.
action-next_generation = Next generation
action-next_generation-how = When a Joker, A, J, Q or K of yours goes from the field to the grave: life cards go to the grave until such a card comes; that one goes to hand.
action-set_bulwark = Set bulwark
action-set_bulwark-how = Once a turn: lay a hand card on the field as a face-down charged bulwark.
action-summon_soldier = Summon soldier
action-summon_soldier-how = The key enters charged as a soldier.
action-summon_hero = Summon hero
action-summon_hero-how = The key enters charged as a hero.
action-summon_ace = Summon ace
action-summon_ace-how = The key enters charged as an ace, which may attack at once.
action-quick_summon = Quick summon
action-quick_summon-how = Only in the other player's turn: the key enters charged as an ace, or face down as a bulwark.
action-summon_magician = Summon magician
action-summon_magician-how = The key enters charged as a magician, which makes your quick magic free of discards.
action-equip = Equip
action-equip-how = Lay the key on the target; the numbers add up and it is one armed soldier.
action-up = Up
action-up-how = The target's size grows by the key's number until the turn ends.
action-down = Down
action-down-how = The target's size shrinks by the key's number until the turn ends; at 0 or less it goes to the grave.
action-twist = Twist
action-twist-how = The target becomes charged or driven, as you choose.
action-counter = Counter
action-counter-how = Cancel the target if it has two keys, or one whose number is not higher than yours.
action-reunion = Reunion
action-reunion-how = Take a card of your grave to hand and show it.
action-kill = Kill
action-kill-how = The target goes to the grave.
action-truce = Truce
action-truce-how = Take the judgement off the stage: nobody is hurt.
action-change_target = Change target
action-change_target-how = The request gets another target that it could have had.
action-search = Search
action-search-how = Look through your life, take one card to hand and show it; shuffle the life.
action-bj = B.J.
action-bj-how = Turn up life cards until you stop, and take them all; at 22 points they go to the grave instead.
action-rsf = R.S.F.
action-rsf-how = 40 damage to the target. Counter cannot aim at it.
action-reverse = Reverse
action-reverse-how = First charge it, drive it or leave it; then a soldier becomes a face-down bulwark for each card, a bulwark becomes a soldier.
action-unsummon = Return
action-unsummon-how = If the target is charged it goes back to hand; the keys go back in any case.
action-destroy_bulwark = Destroy bulwark
action-destroy_bulwark-how = The target goes to the grave.
action-throw = Throw
action-throw-how = Damage to the opponent: the number of the spade key.
action-death_lance = Death lance
action-death_lance-how = If its size is not 0 and divisible by the diamond key: it goes on top of its owner's life, who takes damage by the spade key.
action-add_bulwark = Add bulwark
action-add_bulwark-how = The top life card becomes a charged bulwark, or the top two become driven ones.
action-reanimate = Reanimate
action-reanimate-how = The target goes to the grave; a card you chose from your grave before enters charged as a soldier.
action-handes = Hand strike
action-handes-how = Look at the opponent's hand and choose a card, which is discarded.
action-force = Force
action-force-how = All your soldiers grow by the sum of the keys until the turn ends. Counter cannot aim at it.
action-sword_rain = Rain of swords
action-sword_rain-how = All soldiers of both sides with a size up to the sum of the keys go to the grave. Counter cannot aim at it.
action-recruit = Recruit
action-recruit-how = Turn up four life cards: those up to the sum of the keys enter driven, the rest goes under the life. Counter cannot aim at it.
action-surprise = Surprise attack
action-surprise-how = All your bulwarks become soldiers, then all your soldiers are charged. Counter cannot aim at it.
action-open_pack = Open pack
action-open_pack-how = Open your pack, take one of its cards, or your rare card, to hand and show it.
action-rare_draw = Rare draw
action-rare_draw-how = With a life of 9 or less: take your rare card to hand.
action-rare_summon = Rare summon
action-rare_summon-how = Your rare card enters charged as a soldier.
action-trap_counter = Trap counter
action-trap_counter-how = Cancel the target if one of its keys is the same card as your rare card.
action-open_trump = Open trump
action-open_trump-how = Turn one of your face-down trumps up.
action-close_trump = Close trump
action-close_trump-how = Turn the target down; it stays down for this turn.
action-destroy_trump = Destroy trump
action-destroy_trump-how = If the key has the target's suit and number, the trump goes to its owner's grave.
action-slash = Slash
action-slash-how = The target goes to the grave if it is not larger than the key soldier. Needs your trump S2 face up and a spade soldier.
action-rally = Rally
action-rally-how = The target grows by the size of the key soldier until the turn ends. Needs your trump H3 face up and a heart soldier.
action-negotiate = Negotiate
action-negotiate-how = The target is driven. Needs your trump D3 face up and a diamond soldier.
action-switch = Switch
action-switch-how = A hand card enters charged as a soldier, then the key soldier returns to hand. Needs your trump C4 face up and a club soldier.

## Characters, fog, trumps, zones

unit-bulwark = bulwark
unit-soldier = soldier
unit-hero = hero
unit-ace = ace
unit-magician = magician
unit-armed = armed soldier

fog-up = Up
fog-down = Down
fog-force = Force
fog-close = Close trump

trump-S2 = Slash
trump-S2-how = While face up: your spade soldiers may use Slash.
trump-H3 = Rally
trump-H3-how = While face up: your heart soldiers may use Rally.
trump-D3 = Negotiate
trump-D3-how = While face up: your diamond soldiers may use Negotiate.
trump-C4 = Switch
trump-C4-how = While face up: your club soldiers may use Switch.

zone-life = life
zone-hand = hand
zone-grave = grave
zone-field = field
zone-fog = fog
zone-stage = stage
zone-pack = pack
zone-rare = rare card
zone-trump = trump

## Events

event-request =
    { $seat ->
        [you] You request { $what }.
       *[other] { $seat } requests { $what }.
    }
event-push = { $what } ({ $seat }) goes onto the stage.
event-resolve = { $what } ({ $seat }) is resolved.
event-fizzle = { $what } ({ $seat }) has lost its target; nothing happens.
event-cancel = { $what } ({ $seat }) is taken off the stage.
event-trigger = { $what } ({ $seat }) is triggered.
event-drop = { $what } ({ $seat }) is dropped: the stage is not empty.
event-move =
    { $seat ->
        [you] You: { $card } from { $source } to { $to }.
       *[other] { $seat }: { $card } from { $source } to { $to }.
    }
event-show =
    { $seat ->
        [you] You show { $to }: { $card }
       *[other] { $seat } shows { $to }: { $card }
    }
event-turn_up =
    { $seat ->
        [you] You turn up { $card }.
       *[other] { $seat } turns up { $card }.
    }
event-compared =
    { $seat ->
        [none] { $higher } { $lower }: the same number, so the next cards are turned up.
        [you] { $higher } is higher than { $lower }: you go first.
       *[other] { $higher } is higher than { $lower }: { $seat } goes first.
    }
event-top =
    { $seat ->
        [you] Your grave: { $card } on top.
       *[other] Grave of { $seat }: { $card } on top.
    }
event-state =
    { $what } { $driven ->
        [yes] driven
       *[no] charged
    }.
event-pass =
    { $seat ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-turn = ── Turn { $number }: { $seat } ──
event-lose =
    { $seat ->
        [you] You have no life left and lose.
       *[other] { $seat } has no life left and loses.
    }
event-seen = The table looks different now.

## Why something cannot be done

refused-only_triggered = Nobody requests this action; it comes by itself.
refused-not_in_regulation = This action is not in the regulation you play.
refused-not_in_your_turn = Main actions are requested in one's own turn only.
refused-stage_not_empty = Main actions are requested only while the stage is empty.
refused-only_in_rivals_turn = This is requested in the other player's turn only.
refused-once_a_turn = Once a turn only, and you have used it this turn.
refused-enough_requests = You have made { $most } requests this turn.
refused-passed_twice = Both of you have just passed: request something, or End.
refused-no_key = You hold no card that could be its key.
refused-no_rare_card = You have no rare card any more.
refused-pack_opened = Your pack is opened already.
refused-life_too_high = Only with a life of { $most } or less.
refused-no_trump_to_open = You have no face-down trump that could be turned up.
refused-trump_not_up = Your trump { $card } is not face up.
refused-no_charged_soldier = You have no charged soldier that could do it.
refused-too_few_bulwarks = It takes { $need } charged bulwarks; you have { $have }.
refused-too_few_cards = Keys and discards take { $need } hand cards; you have { $have }.
refused-no_life = You have no life left to pay with.
refused-no_character_of_yours = You have no character on the field.
refused-no_soldier = There is no soldier to aim at.
refused-no_character = There is no character to aim at.
refused-no_bulwark = There is no bulwark to aim at.
refused-no_soldier_of_suit = You have no soldier of a suit that you hold.
refused-no_request_with_keys = There is no request with one or two keys on the stage.
refused-no_request_with_target = There is no request with a target on the stage.
refused-no_judgement = There is no Damage judgement on the stage.
refused-no_face_up_trump = There is no trump face up.

## Standing orders

order-pass_until_request = pass until the other player requests something
order-pass_turn = pass until the turn goes over
order-last_on_grave_top = lay the last of several cards on top of the grave

## The table in the terminal

terminal-side =
    life { $life ->
        [many] 10 or more
       *[other] { $life }
    }  hand { $hand }  grave { $grave ->
        [none] empty
       *[other] { $grave }
    }{ $buried ->
        [none] {""}
       *[other] {" "}({ $buried })
    }
terminal-own = you
terminal-rival = Rival
terminal-of =
    { $seat ->
        [you] your { $what }
       *[other] { $seat }'s { $what }
    }
terminal-hand = Hand
terminal-bulwarks = Bulwarks
terminal-soldiers = Soldiers
terminal-fog = Fog
terminal-more = More
terminal-stage =
    ── { $number ->
        [0] Stage: empty
       *[other] Stage (▶ resolves next)
    } ──
terminal-driven = driven
terminal-charged = charged
thing-attacks = attacks
thing-blocks =
    blocks { $what ->
        [gone] something gone
       *[other] { $what }
    }
thing-fog_up = { fog-up } { $what }
thing-fog_down = { fog-down } { $what }
thing-fog_force = { fog-force } { $what }
thing-fog_close = { fog-close } { $what }
thing-bound = → { $what }
thing-over = (without effect)
thing-pack_unopened = pack sealed
thing-pack_opened = pack opened
thing-rare = rare { $what }
thing-slash = { trump-S2 }
thing-rally = { trump-H3 }
thing-negotiate = { trump-D3 }
thing-switch = { trump-C4 }
thing-face_down = (face down)
thing-face_up = (face up)
thing-gone = something gone
hidden =
    { $number ->
        [1] a card
       *[other] { $number } cards
    }
thing-trump = trump { $what }
terminal-course =
    { $format }, { $frame }
    { $number ->
        [0] Setting up the table
       *[other] Turn { $number }: { $turn }
    }
    { $chance ->
        [over] {""}
        [none] Chance: nobody (the rules are at work)
       *[other] Chance: { $chance }
    }
    { $passed ->
        [none] {""}
       *[other] Passed: { $passed }
    }
    { $resolving ->
        [none] {""}
       *[other] Being resolved: { $resolving }
    }
terminal-about =
    { $asks ->
        [nothing] {""}
        [drafting] You are asking for: { $action }
       *[other] Asked by: { $action }
    }
    { $left ->
        [done] Everything is picked; done closes it.
        [blocker] Now deciding for: { $unit }
        [0] {""}
        [1] {""}
       *[other] Cards to pick: { $left }
    }
    { $flipped ->
        [none] {""}
       *[other] Turned up: { $flipped } ({ $points } points)
    }
    { $shown ->
        [none] {""}
       *[other] Shown to you: { $shown }
    }
terminal-may = You may: { $picks }
terminal-pass-hands-on = let the chance go to { $seat }
terminal-pass-resolves = let it happen: { $what } is resolved
terminal-pass-nothing =
    { $seat ->
        [you] nothing happens; you have the chance again
       *[other] nothing happens; { $seat } has the chance again
    }
terminal-request =
    { $action }{ $keys ->
        [none] {""}
       *[other] {"  "}key { $keys }
    }{ $cost ->
        [none] {""}
       *[other] {"  "}cost { $cost }
    }{ $target ->
        [none] {""}
       *[other] {"  "}target { $target }
    }
terminal-cost-B = drive a bulwark
terminal-cost-L = 1 damage
terminal-cost-D = discard
terminal-cost-S = a character to the grave
terminal-cost-K = drive the key soldier
terminal-good-for = key for: { $actions }
terminal-help =
    pass               let the chance go; after two passes in a row the top request happens
    request up         ask for an action; key, cost and target are asked one by one
    H5 SA D10 X1       a card: S spades, H hearts, D diamonds, C clubs; X1 X2 Jokers
    P1.0 P2.3          a character on the field, with the number that stands before it
    stage.0            a request on the stage
    P2                 a player
    P1.trump.0         a trump
    done none yes no … other answers; type ? and they are listed
    H8 upright: [H8] = charged, (H8) = driven. [??] is a face-down card, 8 the size.
    Asking keeps the chance with you: pass to let it happen.
    Only End hands over the turn. Main actions need your turn and an empty stage.
    Costs: B drive a bulwark, L 1 damage, D discard, S sacrifice, K drive the key soldier.
