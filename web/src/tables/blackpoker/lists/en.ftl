### What there is in a regulation, in whole sentences

## The panel and the printed page

lists = Lists
lists-of = { $format } + { $frame }
lists-actions = Actions
lists-characters = Characters
lists-fog = Fog
lists-trumps = Trumps
lists-find = Find by name, card or effect
lists-now = Only what you may request now
lists-none = Nothing fits.
lists-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
lists-keys = Key
lists-cost = Cost
lists-target = Target
lists-cards = Cards
lists-size = Size
lists-labels = Labels
lists-free = free
lists-print = Print these lists
lists-letters = Cost: B drive a bulwark · L take 1 damage · D discard a hand card · S a character of yours to the grave · K drive the key soldier
cost-B = drive a bulwark
cost-L = 1 damage
cost-D = discard
cost-S = a character to the grave
cost-K = drive the key soldier
once-a-turn = once a turn
not-countered = Counter cannot aim at it

label-attacker = attacker
label-blocker = blocker
label-haste = swift

made-armed = two or more cards of one suit
made-bulwark = any card, face down

size-soldier = its number
size-hero = J 11, Q 12, K 13
size-ace = 1
size-magician = 0
size-armed = all its numbers together
size-bulwark = none

unit-soldier-full = Attacks from the turn after it entered; blocks at once.
unit-hero-full = A large soldier. When it goes from the field to the grave, Next generation follows.
unit-ace-full = Swift: it may attack in the turn it enters. Next generation follows it, too.
unit-magician-full = Swift. While it lies face up on your field, charged or driven, your quick magic costs no D. Two of them do no more than one.
unit-armed-full = One character made of several cards: it moves, drives and falls as one. Swift if an A is among its cards. An attacker with any of the blocking bulwark's number is stopped.
unit-bulwark-full = Pays B by being driven. It stops one attacker: it is turned up and goes to the grave, and takes the attacker with it if it is a Joker or has a number of the attacker's cards.

fog-up-full = The soldier it is bound to is larger by its number until the turn ends.
fog-down-full = The soldier it is bound to is smaller by its number until the turn ends.
fog-force-full = All soldiers of its owner are larger by the sum of both cards until the turn ends.
fog-close-full = The trump it is bound to cannot be turned up until the turn ends.
fog-rule = Fog acts only in the turn it was laid. Its cards go to the grave when their owner ends a turn. If what it is bound to leaves or is turned over, it does nothing any more.

trump-S2-full = While this trump lies face up, your spade soldiers may use Slash.
trump-H3-full = While this trump lies face up, your heart soldiers may use Rally.
trump-D3-full = While this trump lies face up, your diamond soldiers may use Negotiate.
trump-C4-full = While this trump lies face up, your club soldiers may use Switch.
trump-rule = Any card may be a trump; all others do nothing. You choose two before the duel and turn one up.

## Actions, complete

action-end-full = If you hold more than seven cards, discard down to seven. All cards of your fog go to your grave. Then the turn goes to the other player, and everything that lasts until the end of the turn is over for both sides.
action-charge-full = Comes by itself when End has been resolved. Every character of the new turn player becomes charged, at once; nobody can answer it.
action-draw-full = Comes by itself after Charge and goes onto the stage, so both may act before it. The turn player takes the top card of their life to hand, looks at it, and may take a second one.
action-attack-full = Once a turn. When it is resolved, choose any number of your charged soldiers, even none. They must have been on the field since before this turn, or be swift. They are driven and attack.
action-block-full = Comes by itself after an attack with at least one attacker. The defending player names for each attacker nobody, one bulwark, or one or more soldiers. Only charged characters block, each only one attacker, and blocking does not drive them.
action-damage_judge-full = Comes by itself after Block. All fights are compared at the same moment. Soldier against soldiers: the side with the lower total size goes to the grave, both if equal. Soldier against bulwark: the bulwark is turned up and goes to the grave; the attacker goes too if the bulwark is a Joker or has the number of one of its cards. Without a blocker left, the attacker's size is damage to the defender.
action-next_generation-full = Comes by itself for each Joker, A, J, Q or K of yours that goes from your field to the grave. Cards go from the top of your life to the grave until a Joker, A, J, Q or K appears; that one goes to your hand unseen. If none comes, the whole life is gone.
action-set_bulwark-full = Once a turn, and it happens at once. Choose a hand card and lay it face down and charged at the end of your row of bulwarks. The cost is 1 damage.
action-summon_soldier-full = The key, a card from 2 to 10, enters face up and charged as a soldier of that size.
action-summon_hero-full = The key, a J, Q or K, enters face up and charged as a hero of size 11, 12 or 13.
action-summon_ace-full = The key, an A, enters face up and charged as an ace of size 1. It is swift and may attack in this turn.
action-quick_summon-full = Only while it is not your turn. When it is resolved, choose: the key enters face up and charged as an ace, or face down and charged as a bulwark.
action-summon_magician-full = The key, a Joker, enters face up and charged as a magician of size 0. While it is on your field your quick magic costs no D.
action-equip-full = The key is laid on the target, a soldier of yours with the key's suit. Together they are one armed soldier; its size is the sum of the numbers. Whether it is charged, attacks or blocks stays as it was, and so does the fog on it. With an A it becomes swift.
action-up-full = The key goes into your fog, bound to the target: its size grows by the key's number until the turn ends.
action-down-full = If the key's number brings the target's size to 0 or less, the target goes to the grave. Otherwise the key goes into your fog, bound to the target, which is smaller by that number until the turn ends.
action-twist-full = When it is resolved, choose whether the target becomes charged or driven.
action-counter-full = The target, a request on the stage with one or two key cards, is taken off the stage if it has two, or if it has one whose number is not higher than your key's. Its key cards go to their owner's grave. With a lower number nothing happens. R.S.F., Force, Rain of swords, Recruit and Surprise attack cannot be the target.
action-reunion-full = Choose a card of your own grave, show it, and take it to hand.
action-kill-full = The target goes to the grave, whatever its size.
action-truce-full = The Damage judgement is taken off the stage: nobody falls and nobody is hurt. The attackers stay driven, and the attack of this turn is spent.
action-change_target-full = When it is resolved, choose another target that the request could have been aimed at by whoever made it. If there is none, nothing happens.
action-search-full = It happens at once. Look through your whole life, choose a card, show it, and take it to hand; then the life is shuffled. Taking the last card loses the duel.
action-bj-full = Turn up the top card of your life, again and again, as long as you like. 2 to 10 count their number, J, Q and K ten, a Joker nothing, an A eleven, or one where eleven would make 22 or more. When you stop, all of them go to your hand; at 22 or more they all go to your grave.
action-rsf-full = The target player takes 40 damage. Counter cannot aim at it.
action-reverse-full = When it is resolved, you may first charge or drive the target. Then a soldier is turned face down and becomes a bulwark, an armed soldier one bulwark for each card; a bulwark is turned face up and becomes a soldier. What was bound to it is lost, and it no longer attacks or blocks.
action-unsummon-full = If the target is charged when this is resolved, all its cards go back to your hand. The key cards go back to your hand in any case, unless the target is gone.
action-destroy_bulwark-full = The target bulwark goes to its owner's grave.
action-throw-full = The opponent takes as much damage as the number of your spade key.
action-death_lance-full = If the target's size is not 0 and can be divided by the number of your diamond key, its cards go face down on top of its owner's life; then that player takes as much damage as the number of your spade key.
action-add_bulwark-full = When it is resolved, choose: the top card of your life becomes a charged bulwark, or the top two become driven ones. Nobody sees what they are but you.
action-reanimate-full = Choose a card of your grave, not one of the keys. If the target, a character of yours, goes to the grave, the chosen card enters face up and charged as a soldier.
action-handes-full = Look at the opponent's hand and choose a card; it is discarded.
action-force-full = The keys go into your fog: all your soldiers, those that enter later too, are larger by the sum of both numbers until the turn ends. Counter cannot aim at it.
action-sword_rain-full = All soldiers of both sides whose size is not above the sum of both numbers go to the grave together. Counter cannot aim at it.
action-recruit-full = Turn up the top four cards of your life. Each with a number not above the sum of your keys enters driven as a soldier, a Joker too; the others go under your life in an order you choose. Counter cannot aim at it.
action-surprise-full = All your bulwarks are turned face up and become soldiers; then all your soldiers are charged, even those driven for the cost. Counter cannot aim at it.
action-open_pack-full = It happens at once, and once in a duel. Look at the 14 cards of your pack, take one of them, or your rare card instead, show it, and take it to hand. The pack is open from then on.
action-rare_draw-full = It happens at once. With a life of nine or less, take your rare card to hand without showing it.
action-rare_summon-full = The key is your rare card, which everybody sees now. It enters face up and charged as a soldier. The cost is a character of yours, charged or driven.
action-trap_counter-full = The key is your rare card, which everybody sees now. If one of the target's key cards has its suit and number (a Joker for a Joker), the target is taken off the stage. Otherwise nothing happens. It works on those that Counter cannot aim at, too.
action-open_trump-full = It happens at once. Turn up one of your face-down trumps, unless Close trump keeps it down this turn.
action-close_trump-full = The target, any face-up trump, is turned face down, and the key goes into your fog: the trump cannot be turned up in this turn.
action-destroy_trump-full = If the key has the suit and number of the target, any face-up trump, the trump goes to its owner's grave. Otherwise nothing happens.
action-slash-full = It happens at once. The key soldier, one of your charged spade soldiers, is driven. If the target is not larger than it, the target goes to the grave. Needs your trump ♠2 face up.
action-rally-full = It happens at once. The key soldier, one of your charged heart soldiers, is driven. The target grows by its size until the turn ends. Needs your trump ♡3 face up.
action-negotiate-full = It happens at once. The key soldier, one of your charged diamond soldiers, is driven, and so is the target. Needs your trump ♢3 face up.
action-switch-full = It happens at once. The key soldier, one of your charged club soldiers, is driven. A hand card enters face up and charged as a soldier; then the key soldier goes back to your hand. Needs your trump ♣4 face up.

## On paper

print-regulation = Which regulation
print-deck = The deck
print-what = What it does
