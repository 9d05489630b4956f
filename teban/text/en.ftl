### Words of every game

refused-not_your_turn = It is not your turn.
refused-game_over = The game is already over.
refused-no_such_action = There is no action { $got }.
refused-not_legal = That is not a legal action.
refused-unknown_word = “{ $got }” is not understood; expected { $expected }
refused-nothing_submitted = Nothing was submitted.
refused-decision_passed = That decision is over (sent number { $got }, now at { $expected }).
refused-bad_value = { $field } is wrong: { $got }; expected { $expected }
refused-unknown_game = There is no game “{ $got }”; there are: { $expected }
refused-same_key = Two installed games have the key “{ $got }”: { $first } and { $second }.
refused-other_rules = This record is of { $got }; these rules are { $expected }.
refused-broken_seal = The seed does not match the commitment that was published before the game.
refused-tape = The forced outcome “{ $got }” cannot happen at { $tag }; possible: { $expected }
refused-no_such_match = There is no table “{ $got }”.
refused-no_such_person = There is nobody with the number “{ $got }”.
refused-no_such_seat = There is no seat { $seat } at this table.
refused-seat_taken = Somebody sits on seat { $seat } already.
refused-no_free_seat = Every seat of this table is taken.
refused-not_seated = You do not sit at this table.
refused-already_started = This match has begun already.
refused-not_running = This match is not being played (it is: { $got }).
refused-database_address = “{ $got }” is no address of a database ({ $detail }); expected sqlite:///FILE or postgresql://USER@HOST/NAME
refused-database_driver = For “{ $got }” a package is missing; install { $install }
refused-database_unreachable = The database “{ $got }” does not answer: { $detail }
refused-database_damaged = The database “{ $got }” is damaged: { $detail }
refused-database_newer = The database “{ $got }” was used by a newer Teban ({ $version }); update this one.
refused-who_are_you = The server does not know you; open the home page first.
refused-not_yours = Seat { $seat } is not yours to play.
refused-not_stored = The server could not store that. Nothing has changed; please try again.
refused-too_fast = Too fast: { $most } { $what } are allowed. Please wait { $seconds } seconds.
refused-too_late = The request did not arrive within { $seconds } seconds.
refused-too_hard = Working that out took longer than { $seconds } seconds, or failed.
refused-too_long = That message is longer than { $most } { $what }.
refused-too_many = No more than { $most } { $what } are allowed. Come back when one of them is over, or look again in { $seconds } seconds.
what-connections = connections to this server
what-connections_of_address = connections from your address
what-lines = lines to this server
what-lines_of_address = lines from your address
what-lines_of_person = open tables of yours
what-lines_of_bots = lines of your bots
what-matches = unfinished matches of yours
what-computer_matches = unfinished matches of yours with computer players
what-computer_matches_at_address = unfinished matches with computer players of all people at your address
what-computer_matches_of_address = new matches with computer players a minute from one address
what-waiting = waiting requests of yours
what-waiting_of_address = waiting requests from your address
what-guests = new guests a minute from one address
what-messages = messages a second
what-orders = changes of standing orders a minute
what-bytes = bytes
what-requests = requests a minute
what-requests_of_address = requests a minute from one address
refused-hello_first = The first message must be “hello”, and only the first.
refused-not_gone = The player on seat { $seat } is still expected back.
refused-not_over = This match is not over yet.
refused-not_started = This match has not begun yet: a seat is still free.
refused-origin = Pages of { $got } may not talk to this server.
refused-broken = Something is wrong with this program. The operator can look it up as { $request }.
refused-not_found = There is nothing at “{ $got }”.

draw = Draw
wins = { $seat } wins
deciding = { $seat } to move
you = you

## The table in the terminal

person = person
computer = computer ({ $level })
thinking = { $seat } is thinking…
hand-over = Hand the keyboard to { $seat }. { $seat }, press Enter.
prompt-hint = (help: what you can type)
prompt-help = help h
prompt-moves = moves ?
prompt-log = log
prompt-items = items
prompt-order = order
prompt-withdraw = withdraw
prompt-suspend = suspend
prompt-quit = quit
prompt-commands =
    moves, ?   what you may do now
    log        everything that has happened
    items      what you hold, and what it is good for
    order      your standing orders; “order NAME” gives one, “withdraw NAME” ends it
    Enter      show the table again
    suspend    put the game away; it goes on with: teban play --resume
    quit       leave and throw the game away
    Several actions in one line are parted by “;”. Ctrl-C and Ctrl-D suspend.
not-understood = “{ $got }” means nothing here. Type help for what you can type, ? for what you may do.
no-hint = No hints here: this one you have to notice by yourself.
nothing-held = You hold nothing.
no-orders = There are no standing orders in this game.
order-on = { $name } (in force): { $order }
order-off = { $name }: { $order }
where-nothing = The board is empty.
where = { $thing }: { $cells }
event-ordered = Standing order, { $seat }: { $order }
event-withdrawn = Standing order ended, { $seat }: { $order }
not-taken = Not taken, because there is something new to see first: { $actions }
really-quit = Throw this game away? (y/N)
yes = y yes
commitment = Seal of chance { $commitment }
opened = Seal opened: seed { $seed }
    nonce { $nonce }
suspended = The game is put away. Go on with:
left = The game is thrown away.
saved = The record is in { $file }.
kept = Kept as { $name }. It fits: { $presets }
no-longer-kept = { $name } is deleted.
nothing-kept = Nothing is kept yet.

## Other commands

checking = Playing scenarios
counting = Counting to depth { $depth }
measuring = Measuring
climbing = Playing { $games } games
rung = { $better } against { $worse }: { $score } ({ $low } to { $high }) of { $games } games: { $wins } won, { $draws } drawn, { $losses } lost; { $seconds } CPU seconds a game
balance-title = { $game }: study of balance
balance-how = Shares of games won alone, with 95 % intervals (Wilson). Spread: points between the best and the worst place in the order, with its bootstrap interval. p: chi-square against equal shares.
balance-line = { $table } ({ $players }): { $shares }; spread { $spread } ({ $low } to { $high }) of { $games } games
balance-role = { "  " }{ $player }: first alone in { $share } ({ $low } to { $high }), last in { $last }
balance-place = Place { $place }
balance-table = Table
balance-side = Side or player
balance-games = Games
balance-draws = Shared firsts
balance-spread = Spread
balance-interval = 95 %
balance-p = p
balance-plies = Placements
balance-share = Won alone
balance-shared = Shared
balance-last = Last
balance-points = Points
balance-rank = Rank
learning-games = Playing { $games } games to learn from
learning-network = Training for { $epochs } epochs
learned = { $choices } choices of { $games } games: { $states } exact and { $abstract_states } abstract positions; the network guesses { $place_accuracy } of the placements and { $card_accuracy } of the cards. Written: { $files }
games-seats = Seats
games-options = Options, with their defaults
games-presets = Presets
games-levels = Computer players, weakest first
games-beside = Computer players beside these
games-formats = Imports and exports
games-try = Try it: teban play { $game }
replayed = After { $ply } actions.
seal-holds = The seal holds: the seed is the one that was promised before the game.
open-position = Everything open, as scenario files write it:
bench-random = Random play per CPU second: games, and decisions with two or more legal actions
bench-all = all { $count } presets, equally many games of each
bench-same = Teban / OpenSpiel, the same game: games, { $preset }
bench-similar = Teban / OpenSpiel, a different game: decisions, all presets
bench-tally = A game of { $preset } on average has { $decisions } decisions with two or more legal actions, and
bench-calls = Calls per CPU second in the middle of games: { $preset }
bench-how = All play through their public Python interface and choose in the same way, by turns in one process; CPU time only.
bench-install = OpenSpiel is not installed, so there is nothing to compare with; get it by: pip install 'teban[bench]'
bench-playouts = random games in compiled code, for searches

## What was expected, and what was found instead

expected-one_of = one of: { $names }
expected-one_of_with = one of: { $names } (with { $other })
expected-exactly = exactly: { $names }
expected-like = something like { $examples }
expected-beside = { $other } beside it
expected-fitting = something that fits { $other }
expected-once = each one only once
expected-nothing = nothing there
expected-value = a value
expected-number = a whole number
expected-number_from = a number from { $least } up
expected-number_from_to = a number from { $least } to { $most }
expected-even_number_from_to = an even number from { $least } to { $most }
expected-number_for_each = a list of numbers, one for each of: { $names }
expected-true_or_false = true or false
expected-text = a text
expected-word = a word or a number
expected-words = words separated by blanks, or a list of words
expected-list = a list
expected-mapping = a mapping from words to values
expected-mapping_from = a mapping from any of: { $names }
expected-entries = { $count } entries
expected-entries_from_to = { $least } to { $most } entries
expected-cell = a cell from { $first } to { $last }
expected-rows = { $count } rows of { $width } cells
expected-letters = { $count } letters out of: { $names }
expected-hex_digits = hexadecimal digits
expected-digits = { $count } hexadecimal digits
expected-digest = the digest of the rest
expected-legal_action = a legal action ({ $why })
expected-one_game = one game alone
expected-json = well-formed JSON
expected-form = the right form ({ $detail })
nothing = nothing
got-damaged = damaged, or something else

# Files
expected-readable_file = a file that can be read
expected-record = a record
expected-text_file = a text file in UTF-8
expected-free_name = a name for a new file, in a folder you may write to
expected-folder = a folder you may write to
expected-suspended_match = a suspended match
expected-finished_match = the record of a finished match; go on playing with: teban play --resume
expected-nothing_new = nothing: a resumed match keeps what it began with
expected-game_name = a name of up to { $most } small letters, digits and _
expected-new_game = a name that no installed game has
expected-new_folder = a folder that is not there yet
expected-number_above = a number above { $least }
expected-name = a name of up to { $most } letters, digits, - and _
expected-package = the optional packages of { $install }
expected-new_name = a name under which nothing is kept yet
expected-kept_name = a name that “teban bring list” shows
expected-free_port = a free port; another program listens at { $address } already: choose another one with --port N, or 0 for any
expected-no_second_teban = a free port; Teban listens at { $address } already: open that, or choose another port with --port N
expected-address_to_listen_at = an address of this machine and a port that may be used ({ $detail })
expected-file_or_kept_name = a file, or a name that “teban bring list” shows
got-binary = not text
got-exists = there is already such a file
got-no_folder = cannot write there
got-none_suspended = no match is suspended
got-still_running = a match that is still running

# Scenario files
expected-scenario_file = a readable scenario file
expected-scenario = at least one scenario
expected-yaml = well-formed YAML
expected-steps = the words do and expect, or stages
expected-one_way = either stages or { $names }
expected-stages = a list of stages, each with do and expect
expected-new_id = an id that stands once in the file
expected-other_id = the id of a scenario in the same or another file
expected-sound_scenario = a scenario that is not malformed
got-no_utf8 = no UTF-8
got-no_document = no document in it
got-no_steps = nothing to play or check
got-both = both
got-unknown_word = unknown word
got-misspelt_word = unknown word (did you mean { $near }?)
got-twin_word = the word { $word } stands twice
got-endless = aliases that unfold without end, or into too much
got-too_deep = lists and mappings nested too deep
got-no_character = an escape that stands for no character
got-no_such_value = a value that does not exist
document = document { $name }
document-number = document number { $number }

## Reports of scenarios: the last line, “N passed, M failed”, is the same in every language

check-failed = FAILED { $place }: { $id }
check-wanted = wanted
check-found = found
check-missing = missing
check-extra = not wanted
check-nothing = nothing
check-none = none
check-taken = taken
check-refused = refused
check-refused-because = refused: { $why }
check-refused-unchanged = refused, nothing changed
check-refused-changed = refused ({ $why }), but something changed
check-same = the saved position
check-changed = a changed one
check-position = a position
check-crashed = the program failed: { $error }
check-other = in the other scenario { $step }: wanted { $wanted }, found { $found }
check-after = { $event } after { $last }

## What is wrong with a command line

usage-missing = { $name } is missing.
usage-no_option = There is no option { $got }.
usage-no_command = There is no command { $got }.
usage-extra = That is too much: { $got }
usage-needs_value = { $got } needs a value.
usage-no_value = { $got } takes no value.

## Help of the command line

help-help = Show this help and exit.
help-lang = Language of everything shown (default: TEBAN_LANG, then LANG).
help-json = Print data for programs.
help-preset = A ready set of options (see: teban games).
help-option = Change one option; may be repeated.
help-teban =
    Turn-based games with hidden information, at your terminal.

    Start here:
      teban games            which games there are
      teban play { $game }     play against the computer
      teban play --help      all about playing
help-games =
    List the games, their options and computer players.

    Examples:
      teban games
      teban games --json
help-play =
    Play a game at this terminal.

    You have the first seat and play against a computer player of middle
    strength, unless you say otherwise. In the game, type “help”.

    A game you leave with “suspend”, Ctrl-C or Ctrl-D goes on later. It is kept
    in TEBAN_HOME (default: teban in XDG_DATA_HOME or ~/.local/share), packed so
    that nobody reads the other side's secrets by accident. That is a seal, not
    encryption.

    Examples:
      teban play { $game }
      teban play { $game } --preset { $preset } --level { $level }
      teban play { $game } --option { $option } --seat { $other }
      teban play { $game } --player { $seat }=human --player { $other }=human
      teban play { $sharing } --bring { $sharer }=deck.txt
      teban play --resume
help-play-seat = Your seat.
help-play-level = Strength of the computer players.
help-play-player = Who sits where: human, or a level. May be repeated.
help-play-bring = What a seat brings: a file, or a kept name. May be repeated.
help-play-resume = Go on with a suspended game (the latest).
help-play-save = Write the record there when the game is over.
help-play-seed = 32 hexadecimal digits: the same chance every time.
help-play-letters = Draw with plain letters instead of signs.
help-play-sentences = Say what is where instead of drawing it, for screen readers.
help-serve =
    Open the platform in a browser.

    All games, for people here and elsewhere.

    Everything lies in one file; TEBAN_DATABASE names a PostgreSQL instead.

    Examples:
      teban serve --open
      teban serve --host 0.0.0.0 --port 80
help-serve-host = The address to listen at (127.0.0.1: this machine only).
help-serve-port = The port (8000); 0 for any that is free.
help-serve-database = sqlite:///FILE or postgresql://…
help-serve-open = Open the page in a browser.
serving = Teban is at { $address } (Ctrl-C ends it)
help-bring =
    Keep what you bring to a table, such as decks.

    It is kept as text, in the same folder as suspended games, readable by you
    alone. Show it to share it; the rules page of the game explains the text.

    Examples:
      teban bring save { $sharing } mine deck.txt
      teban bring list
      teban bring show { $sharing } mine
      teban play { $sharing } --bring { $sharer }=mine
help-bring-save =
    Check a text and keep it under a name.

    Without FILE the text comes from the keyboard or a pipe, up to its end
    (Ctrl-D). What no table of the game would take is refused.

    Example:
      teban bring save { $sharing } mine deck.txt
help-bring-list =
    List what is kept.

    Examples:
      teban bring list
      teban bring list { $sharing } --json
help-bring-show =
    Print what is kept, as text to share.

    Example:
      teban bring show { $sharing } mine
help-bring-delete =
    Delete what is kept under a name.

    Example:
      teban bring delete { $sharing } mine
help-check =
    Play scenario files and compare what happens.

    Reads YAML files, YAML blocks in Markdown files, and folders of both. The
    exit code is 0 if all passed, 1 if any failed, 2 if a file is malformed.

    Example:
      teban check rules.md scenarios/
help-replay =
    Replay the record of a match and check its seal.

    Prints what happened and the table at the end. Records are written by
    “teban play --save”.

    Examples:
      teban replay game.json
      teban replay game.json --at 20 --as { $seat }
      teban replay game.json --json
      teban replay game.json --to { $format }
help-replay-at = Stop after so many actions.
help-replay-as = What this seat saw; or watcher; or all.
help-replay-to = Write the game in another notation instead.
help-import =
    Turn a game written by another program into a record.

    FORMAT is one of those that “teban games” lists.

    Example:
      teban import { $format } game.txt --save game.json
help-import-game = Which game it is (needed if there are several).
help-import-save = Where to write the record (default: print it).
help-perft =
    Count the positions a game reaches in N actions.

    Two programs with the same rules get the same numbers. The first preset of
    the game is counted, unless you name another. A game that ends before depth
    N counts as one position.

    Examples:
      teban perft { $game } --depth 8
      teban perft { $game } --depth 5 --preset { $preset } --divide
help-perft-depth = How many actions deep.
help-perft-divide = Show the count below each first action.
help-bench =
    Measure how fast the rules of a game are.

    Random games of the first preset, of all presets, and of OpenSpiel if it is
    installed (pip install 'teban[bench]') run by turns in one process, counted
    per CPU second. Against the same game in OpenSpiel the games of the first
    preset are compared; against a similar one the decisions with two or more
    legal actions, over all presets. Then: copies, views and sampled worlds per
    second in the middle of games of the second preset.

    Examples:
      teban bench { $game }
      teban bench { $game } --seconds 10 --json
help-bench-seconds = CPU seconds for each figure.
help-lab =
    Experiments with many games.

    Example:
      teban lab ladder { $game } --games 100
help-ladder =
    Find out whether every level is better than the one below.

    Every deal is played once from each seat. The score is wins and half of the
    draws, with its 95 % interval. The same seed gives the same games, however
    many processes play them.

    Examples:
      teban lab ladder { $game }
      teban lab ladder { $game } --minutes 10
      teban lab ladder { $game } --games 100 --json
help-ladder-games = Games of each pair.
help-ladder-pair = Two levels; else each and the one below it. May be repeated.
help-ladder-minutes = Begin no game after so many minutes in all; the pairs share them.
help-ladder-seed = Where all luck comes from.
help-lab-processes = How many processes play; else one for each core.
help-balance =
    Find out whether a game is fair to all seats.

    Equal players meet many times; seats and starts take turns. The shares are
    games won alone, with 95 % intervals. A game with compared options is
    studied at every combination of them, else at one table. The same seed
    gives the same games, however many processes play them. Needs the optional
    packages of teban[lab].

    Examples:
      teban lab balance { $game }
      teban lab balance { $game } --players { $level } --report study.html
help-balance-vary = Values of an option to compare. May be repeated.
help-balance-players = One level for all seats, or one for each. May be repeated.
help-balance-games = Games at each table.
help-balance-report = Also write the figures and plots as an HTML file.
help-new =
    Lay out a new game, from which to start.

    Makes a folder NAME with a package in it: a small game that can be played at
    once and keeps the whole contract, with its words in both languages, its
    rules page and its scenarios. Install it to play: pip install -e NAME

    Example:
      teban new my_game
help-new-secrets = A game in which something is hidden from somebody.
help-new-folder = Where to make it; here, unless you say otherwise.
new-made = { $folder } is there. To play it (with pip, or in a clone of Teban: ./dev.py run uv pip):
      pip install -e { $folder }
      teban play { $name }
help-learn =
    Make a policy table and a small policy network from self-play.

    The teacher of the game plays against itself; how its choices ended fills
    the table, and the network learns to guess them. Needs the optional packages
    of teban[learn].

    Example:
      teban learn { $teachable } --out models
help-learn-games = Games to learn from.
help-learn-epochs = How often the network sees all of them.
help-learn-seed = Where all luck comes from.
help-learn-out = The folder for the files; those that are there are replaced.
