### Words of the page (English)

motto = Five tables, one room.
skip-to-content = Skip to content
places = Places
place-home = Tables
place-rules = How to play
place-you = You
place-credits = Credits
title-home = Choose a table
title-setup = Set up a table
title-play = At the table
title-replay = Replay
title-join = Join a table
title-rules = How to play
title-tutorial = Practice
title-bring = Prepare
bring-title = What you bring
bring-mine = You bring
bring-guest = The other player brings
bring-make = Make something to bring
title-print = Print
title-you = You
title-credits = Credits
title-gallery = Gallery
title-scenario = Scenario
title-missing = Not found
guest = Guest
you-here = you
computer-name = Computer
called-both = { $name } ({ $seat })

## Home

home-title = Which table will you take?
quick-title = Play right away
sit-down = Sit down
tutorial = Learn in 5 minutes
tutorial-step = { $step } / { $all }
tutorial-next = Next
tutorial-back = Back
tutorial-again = Try again
tutorial-done = Finish
rules = Rules
rules-read = Read the rules
print-do = Print
print-page = Play on paper (print)
players = { $count } { $count ->
    [one] player
   *[other] players
  }
continue = Continue
your-turn = Your turn
their-turn = { $name } to move
in-play = In play
in-wait = Waiting for a player
ply = move { $ply }
rival-level = { $name } ({ $strength })
back-to-table = Back to the table
join-title = Join with a code
join-code = Room code
join-example = the code a friend told you
join-go = Join
join-help = Take a seat at a friend’s table, or watch.
recent = Recent games
recent-none = No games yet. Play your first one!
see-all = See all
watch-title = Tables to watch now
badges = Badges
badges-all = See all badges
badge-earned = earned
badge-open = not yet
items = Items
items-idle = not used at this table
mark-win = W
mark-loss = L
mark-draw = D
mark-decided = –

## Setting up

setup-rival = Against
rival-computer = Computer
rival-computer-help = pick a level, start now
rival-guest = Someone here
rival-guest-help = take turns at this screen
rival-friend = A friend
rival-friend-help = invite by link or code
rival-anyone = Anyone
rival-anyone-help = whoever is waiting
rival-computers = Computers only
rival-computers-help = every seat is a computer, you watch
rival-mixed = Seat by seat
rival-mixed-help = any mix of people and computers
setup-level = Strength
setup-level-of = Strength of { $seat }
setup-place-of = Seat of { $seat }
place-at-me = You
place-at-guest = Someone here
place-at-open = A friend by link or code
level-own = Custom
dial-depth = Moves looked ahead
dial-seconds = Thinking time (seconds)
guest-name = The other player’s name
guest-name-example = name of the other player
setup-seat = Your seat
seat-first = { $seat } (first)
seat-later = { $seat } (second)
seat-any = Either
seat-drawn = Roulette
seat-empty = Empty seat
setup-clock = Clock
pace-none = None
pace-brisk = 10 s + 1 min
pace-calm = 30 s + 3 min
pace-long = 1 min + 10 min
setup-rules = Rules
setup-preset = Preset
preset-own = Own settings
setup-details = All settings
option-usual = { $option }: the usual number
less = less
more = more
start = Start
start-friend = Set the table and invite
start-anyone = Find a player
quit = Quit
quit-unfinished = A game is unfinished
quit-unfinished-help = { $count ->
    [one] One game is suspended. It is kept until you come back.
   *[other] { $count } games are suspended. They are kept until you come back.
}
quit-stay = Stay
quit-do = Leave it and quit
bye-title = Thank you for playing. Goodbye!
bye-help = You can close this page now.
bye-unfinished = Your unfinished game is kept. You will find it here and in the room.
bye-back = Play again

## The table

arriving = Taking a seat…
log = Log
log-order = newest first
log-empty = Nothing has happened yet
log-begin = The game begins: { $players }
log-begin-seat = { $seat } { $name }
log-begin-level = { $seat } { $name } ({ $strength })
log-begin-and = {", "}
upright = Turn your device
upright-help = { $name } is played on a wide screen. Turn your device on its side to see the table.
close = Close
ok = OK
menu = Menu
settings = Settings
settings-table = This table
talk = Say something
said = { $name }: “{ $phrase }”
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-nice = Nice move!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wait = One moment, please.
phrase-good_game = Good game!
phrase-bye = See you!
orders = Standing orders
room-code = Room code
watch = Watch
watching = You are watching
watchers = { $count } watching
plate-turn = to move
plate-thinking = thinking…
plate-open = empty seat
plate-away = away
plate-bot = program
suspend = Suspend and leave
to-home = Back to the room
go-on = Go on
resign = Resign
resign-title = Resign this game?
resign-help = The game will be recorded as a loss.
resign-do = Resign
line-lost = Connection lost. Reconnecting…
line-kept = Your move is kept and will be sent as soon as the line is back.
line-now = Try now
gone-waiting = { $name } has left the table. Waiting for them to come back.
gone-claim = { $name } has not come back. What now?
claim-stand_in = Let the computer play
claim-win = Claim the win
cover-title = Hand the screen to { $name }
cover-title-seat = Hand the screen to { $seat }
cover-help = { $seat } is next. Press when you are ready; until then no secret is in sight.
cover-trust = Do not cover again in this game
cover-trust-help = The next player’s screen will show at once.
cover-show = I am { $name }. Show
waiting-title = Waiting for a player
waiting-share = Tell a friend this code or send the link. The game starts when somebody sits down.
waiting-anyone = The game starts when somebody is found. You can also invite a friend.
waiting-open = You can wait here with this page open
waiting-later = Wait in the room
vanish = Delete your records
vanish-help = When you leave this computer to somebody else, for instance. Your name, badges, items, statistics and settings are deleted from the server.
vanish-title = Delete all your records?
vanish-warning = This cannot be undone. You cannot go back to games you have not finished either.
vanish-do = Delete everything
vanish-not = Keep them
vanish-done = All your records are deleted.
history-more = Show more
continue-all = { $count } more
waiting-stop = Stop waiting
join-host = { $name } is waiting for you.
join-full = { $name }’s table is full. You can watch.
join-free = There is a free seat.
join-full-plain = This table is full. You can watch.
share = Share
share-link = Link
share-invite = A game at Teban?
share-game = A game at Teban
copy = Copy
copied = Link copied.
copy-by-hand = The link is selected: copy it by hand.

## Result

result = Result
result-title = Game over
result-win = You win
result-loss = You lose
result-draw = Draw
result-place = No. { $rank }
result-medal-1 = 🥇 First place
result-medal-2 = 🥈 Second place
result-medal-3 = 🥉 Third place
result-counted = Decided by the count.
result-resigned = Decided by resignation.
result-badges = Badges of this game
rematch = Rematch
rematch-wanted = { $name } wants to play again.
rematch-accept = Accept
and = {" and "}
replay = Replay
seal = Check that chance was fair

## Replay

timeline = Timeline
replay-at = { $at } / { $all }
eyes = Seen by
eyes-all = Public
reel-first = To the start
reel-back = One move back
reel-play = Play
reel-stop = Pause
reel-on = One move on
reel-last = To the end
reel-still = no motion
contents = Contents

## Scenario

scenario-about = Watch a YAML text with a position and steps at its table, step by step. Nothing is kept.
scenario-text = Scenario (YAML)
scenario-pick = From the rules pages
scenario-own = My own
scenario-file = Read a file
scenario-open = Open at the table
scenario-line = Line { $line }:
scenario-start = The position before
scenario-back = Back to the text
scenario-which = Which scenario
scenario-passed = It came out as written
refused-no_table = This game has no table yet.

## You

tab-badges = Badges and items
tab-statistics = Statistics
tab-history = History
tab-settings = Settings
you-nobody = Once you have started your first game, your record grows here.
your-name = Name
avatar-choose = Choose your crest
avatar-plum = plum
avatar-moon = moon
avatar-tomoe = tomoe
avatar-wave = wave
avatar-fan = fan
avatar-crane = crane
avatar-pine = pine
avatar-peak = peak
avatar-fish = fish
avatar-bamboo = bamboo
avatar-maple = maple
avatar-butterfly = butterfly
save = Save
saved-you = Saved.
count-games = { $count } { $count ->
    [one] game
   *[other] games
  }
sum-won = won
sum-drawn = drawn
sum-lost = lost
sum-rate = win rate
by-rival = By opponent (won–drawn–lost)
by-place = Places (recent games)
by-place-all = All
place-share = No. { $rank } { $share }%
place-words = No. { $rank }: { $count }
place-average = average { $average }, best score { $best }
bar-words = { $won } won, { $drawn } drawn, { $lost } lost
against-person = people
against-bot = programs
climb = Lately
climb-words = Wins minus losses over the last { $count } games: { $now }
set-language = Language
set-theme = Paper
theme-auto = As the device
theme-light = Day
theme-dark = Night
set-palette = Piece colours
palette-standard = Usual
palette-cb = Easy to tell apart
set-motion = Motion
motion-auto = As the device
motion-full = Full
motion-reduced = Reduced
set-speed = Speed
speed-slow = Slow
speed-usual = Usual
speed-quick = Fast
speed-none = No motion
sound-all = Sound
sound-effects = Effects
sound-music = Music
volume-effects = Volume of effects
volume-music = Volume of music

## Credits

credits-games = Games
credits-author = belongs to the author of its rules.
credits-whose = The games and their rules belong to their authors. Program, art and sound are ours.
credits-ours = Program, art and sound
credits-ours-text = Pieces, crests, badges and music were all made for this place. It uses these fonts and programs:

## Gallery

gallery-title = Gallery
gallery-day = Day paper
gallery-night = Night paper
gallery-other-language = 日本語
gallery-avatars = Crests
gallery-buttons = Buttons
gallery-controls = Controls
gallery-plates = Plates
gallery-notices = Notices
gallery-rest = Rest
gallery-hover = Hover
gallery-focused = Focus
gallery-active = Pressed
gallery-disabled = Disabled
gallery-move = Place
gallery-ink = Ink decision
gallery-quiet = Quiet
gallery-room = Room
gallery-name = Aoi
gallery-rival = Tsukikage
gallery-empty-name = Enter a name
gallery-slow = Slow
gallery-usual = Usual
gallery-fast = Fast
gallery-switch = Effects
gallery-chip = Cost 9
gallery-seat = First
gallery-seat-later = Second
gallery-number = Number

## When something goes wrong

trouble = That did not work
trouble-offline = No connection
trouble-missing = Not found
try-again = Try again
refused-other = That could not be done ({ $code }).
refused-offline = The server cannot be reached. Please check your network.
refused-server = The server had a problem. Please try again in a moment.
refused-http = The server did not accept this request.
refused-missing_page = There is no such page.
refused-not_found = Not found. It may be over, or the code may be wrong.
refused-no_such_match = There is no such table. Please check the code or link.
refused-no_such_person = There is no such person.
refused-no_such_seat = There is no such seat.
refused-seat_taken = Somebody already sits there.
refused-no_free_seat = There is no free seat.
refused-not_seated = You do not sit at this table.
refused-already_started = The game has already started.
refused-not_running = This game is not running.
refused-who_are_you = We could not tell who you are. Please reload the page.
refused-not_yours = That is not your seat.
refused-not_stored = It cannot be stored right now. Please try again in a moment.
refused-hello_first = The connection began in the wrong way. Please reload the page.
refused-not_gone = That player is still here.
refused-not_over = The game is not over yet.
refused-origin = You cannot play from this page.
