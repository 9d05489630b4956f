### Lessons

lesson-chapter = { $at } / { $all }
lesson-next = On
lesson-next-chapter = Next chapter
lesson-again = This chapter again
lesson-show = Show me
lesson-play = Play a duel
refused-lesson = For now, do what the lesson says.

## A first duel

lesson-first-1 = Life and bulwarks
lesson-first-1-1 = You are below, the other player above. The face-down pile is your life: each point of damage sends a card from there to the grave. Whoever has no life left loses.
lesson-first-1-2 = Your hand is for your eyes only. On the field lie soldiers, face up, and bulwarks, face down. The large number of a soldier is its size, that is, its strength. Bulwarks stop attackers, and pay for what you do.
lesson-first-1-3 = Set one more bulwark. Choose “Set bulwark”, then ♣5 from your hand, and confirm. The cost is L: 1 damage.
lesson-first-1-4 = The row of bulwarks has grown at its end, and your life went from 9 to 8. Set bulwark is immediate: it happened before anybody could answer. You may do it once a turn.
lesson-first-2 = Summoning and passing
lesson-first-2-1 = Now a soldier. Choose “Summon soldier”, ♡9 as the key, and the left bulwark (♢7) for B. B means turning a bulwark sideways (driving it); L is 1 damage.
lesson-first-2-2 = The request only lies on the stage; nothing has happened yet. You still have the chance. When both pass in a row, the top request happens. Pass.
lesson-first-2-3 = The other player passed, too, and ♡9 is on the field. The bulwark you paid with lies sideways: driven. When your next turn begins it stands up again: charged.
lesson-first-3 = Attacking
lesson-first-3-1 = Attack! The other side's bulwark and soldier lie sideways and cannot block. Request “Attack”.
lesson-first-3-2 = An attack waits on the stage, too. Pass to let it happen.
lesson-first-3-3 = Choose who attacks: ♣6, and confirm. ♡9 has only just come and cannot attack in this turn.
lesson-first-3-4 = ♣6 is driven now, and “Block” went onto the stage: the defender's moment to block. Pass.
lesson-first-3-5 = Nobody blocked. The Damage judgement is left. Pass.
lesson-first-3-6 = The size, 6, became damage: the other life went from 9 to 3. You can count the other side's life once it is below ten.
lesson-first-4 = The end of a turn
lesson-first-4-1 = There is nothing more to do in this turn. Request “End”: nothing else hands over the turn.
lesson-first-4-2 = End waits on the stage as well. Pass.
lesson-first-4-3 = The turn has gone over, and all the other player's cards stand upright again. “Draw” waits on the stage. You have the chance, too, but pass for now.
lesson-first-4-4 = The other player drew the top card of their life: drawing costs life. They might have drawn a second one, and thought better of it.
lesson-first-5 = Blocking, and quick magic
lesson-first-5-1 = It is the other player's turn, and ♡8 looks ready to attack. Let us see.
lesson-first-5-2 = They requested an attack and handed you the chance. Do nothing yet: pass.
lesson-first-5-3 = ♡8 attacks, and Block is on the stage. Pass, and you decide who blocks.
lesson-first-5-4 = Choose ♣6, then the attacking ♡8, and confirm. That is 6 against 8: you would lose, but there is a way.
lesson-first-5-5 = Before the judgement, use quick magic. Choose “Down”, ♠4 as the key, discard ♢3 for D, and aim at ♡8: it gets smaller by 4.
lesson-first-5-6 = Down lies on top of the judgement. What came last happens first. Pass.
lesson-first-5-7 = ♡8 has size 4 now, and ♠4 stays with it as fog. 6 against 4. Pass, and let them be judged.
lesson-first-5-8 = ♡8, the smaller one, went to the grave; ♣6, who blocked, still stands. Stepping in between is what this game is about.
lesson-first-6 = The last blow
lesson-first-6-1 = Your turn. Their life is 6, and so is the size of ♣6. Request “Attack”.
lesson-first-6-2 = Pass.
lesson-first-6-3 = Choose ♣6 and confirm.
lesson-first-6-4 = Their bulwark lies sideways and cannot block. Pass.
lesson-first-6-5 = The judgement. Pass.
lesson-first-6-6 = Their life is gone, and you have won. If both lives run out together, the turn player loses.

## Reading the stage

lesson-stage-1 = A counter war
lesson-stage-1-1 = Requests lie on the stage in a pile, and happen from the top. First request “Summon soldier” with ♠5.
lesson-stage-1-2 = The summons waits on the stage. Pass, and see what the other player does.
lesson-stage-1-3 = They laid a Counter on top. The arrow points at what it aims at. A Counter cancels a request if its number is at least as high as the other key's. 5 is as high as 5: your summons would be gone.
lesson-stage-1-4 = A Counter can be countered. Choose “Counter”, ♣6 as the key, discard ♠3, and aim at their Counter.
lesson-stage-1-5 = 6 beats 5: if yours happens first, the summons is saved. Pass.
lesson-stage-1-6 = Now they aim at your Counter with ♣10. Once more: “Counter”, key ♣10, discard ♢3, aimed at their new Counter. Equal numbers are enough.
lesson-stage-1-7 = Five requests: the summons at the bottom, their 5, your 6, their 10, your 10. They happen one by one from the top, and after each of them the chance comes back to you, the turn player.
lesson-stage-1-8 = Pass. Your ♣10 on top happens.
lesson-stage-1-9 = Their ♣10 is gone, and they have no answer left. Pass, and your ♣6 happens.
lesson-stage-1-10 = Their ♣5 is gone, too. Only the summons is left. Pass.
lesson-stage-1-11 = ♠5 is on the field. Whoever lays the last card wins first: that is a counter war. Keys and discards never come back, whoever wins.
lesson-stage-2 = When no answer is needed
lesson-stage-2-1 = Request “Summon soldier” with ♡9.
lesson-stage-2-2 = Pass, and see what the other player does.
lesson-stage-2-3 = Their Counter is ♣5. That is lower than 9: it will do nothing. Do not waste ♣10 on it. Pass, and let it happen.
lesson-stage-2-4 = The Counter came to nothing. Pass once more for the summons.
lesson-stage-2-5 = ♡9 is on the field, and ♣10 still in your hand. Compare the numbers before you answer.
lesson-stage-3 = Being first to save
lesson-stage-3-1 = It is the other player's turn, and they are up to something.
lesson-stage-3-2 = They aim “Down” with ♠5 at your ♠4. 4 less 5 is below zero: the grave. Choose “Up”, key ♡8, discard ♣5, and aim at your ♠4.
lesson-stage-3-3 = Up lies on top, so it happens first. Pass.
lesson-stage-3-4 = The size is 12 now. Their Down is next. Pass.
lesson-stage-3-5 = 12 less 5 is 7: ♠4 lives. The same cards, in another order, end differently.
lesson-stage-4 = Taking the target away
lesson-stage-4-1 = The other player's turn. This time they make a soldier of theirs stronger.
lesson-stage-4-2 = They aim “Up” with ♡8 at their ♠3. Before it grows to 11, answer with “Down”: key ♠5, discard ♣5, aimed at ♠3.
lesson-stage-4-3 = Down happens first. Pass.
lesson-stage-4-4 = 3 less 5 is below zero, and ♠3 is in the grave. Up still lies on the stage. Pass.
lesson-stage-4-5 = Its target is gone, so Up did nothing, and cost them two cards. When to step in: that is how to read the stage.
