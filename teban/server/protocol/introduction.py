"""What stands on the page before the tables: how it all goes together."""

from teban.scenarios.read import DEEPEST, MOST_PARTS
from teban.server.connection import WAITING
from teban.server.settings import Settings
from teban.server.work.scenario import MOST_BYTES, MOST_LETTERS, MOST_STEPS

_USUAL = Settings()

INTRODUCTION = f"""\
# The protocol

Written by `python -m teban.server.protocol` from the types in `teban/server`; do not edit. How to
write a program that plays: [bots](bots.md).

A program or page asks over HTTP for a person, tables and everything that is not play, and plays
over one WebSocket for each match. Everything is JSON; times are milliseconds, moments
milliseconds since 1970. Seats are numbers from 0.

## Playing
1. **Connect** to `/ws/MATCH` and send `hello` as the first message, with a token: a person's,
   from `POST /api/me`, or a seat's, from `POST /api/matches` with a seat of kind `bot`. A person
   without a seat in this match watches it: whoever knows the id of a match may. Browsers send
   their origin; it must be the server's own or one of `TEBAN_ORIGINS`.
2. The answer is `welcome`, then `update`, then `table`; `over` as well if the match has ended.
   After that each side speaks when it has something to say.
3. Each `update` holds everything: the events from point `since` to point `seen`, and, complete in
   itself, what is true now. Points are counted for each viewer, so they tell nothing about the
   others. Whoever keeps no history can ignore the events and look at `view` and `decision` only.
   Event kinds, view fields and notation are the game's: see the namespaces in
   `web/src/lib/wire.gen.ts` and the game's rules page.
4. If `decision` is not null, it is for you. Send `submit` with its `seat` and `number`, one or
   more actions in notation, and an `id` of your own. `done` comes after the move is stored,
   followed by the `update` of everybody. Several actions are checked as a whole but taken only up
   to the first that draws chance or tells you something; `rest` are those not taken.
5. Where a choice takes several actions, `try` with the first of them asks what could follow and
   changes nothing: `tried` has the question that would come `next`, or null as soon as something
   would have happened. So a choice can be put together and taken back before it is submitted.

## Coming back
After a lost line connect again and send `hello` with `since`: the `seen` of the last update that
arrived, or 0 for everything. A `submit` that was not answered is sent again **with the same
`id`**: if it was taken it is answered `done` as before and counts once; if not, it is taken now.
That holds across a restart of the server too. An id is remembered for its seat and match.

While somebody is gone, `gone_at` in the seats says when the grace period ends; from then on
another player may send `claim`. Whoever was stood in for plays again as soon as they are back.
Nobody has to leave with `leave`; closing the line does the same.

## Playing again
After the end, `POST /api/matches/MATCH/rematch` sets the same table up once more, seats changed
round. Whoever sat there, set the table up or set up its bots may ask; anybody else is refused
(`not_seated`). A seat that waits is for whoever sat there or was stood in for, and for nobody else
who knows the code. Bots come along when the person asks, or comes by the code, who set them up:
their tokens are new, and go to that person.

If other people have to come too, everybody whose line to the old match is open is sent `rematch`,
with the seats whose players wait; so is whoever connects to it later. The same request of theirs
joins the table that waits, and the last one starts it.

## What a seat brings along
In some games (`brings` in `GET /api/games`) a player may bring something as text: in BlackPoker,
a deck. It goes into `private`: of one's own chair, a guest's or a bot's in a new table, or in the
body of `POST /api/rooms/CODE`. What the game cannot read or the table does not take is refused
with the `field` and, behind a colon, the line (`seats[0].private:2`, `private:2`), and nobody has
sat down. The text is nobody else's business: it is in no message, and in no replay but one's own.
A rematch brings it again.

## Refusals
What cannot be done is answered by `refused` and changes nothing: a code, fields, and the `id` of
the submission or try if it was one. Over HTTP the same comes as `{{"code": …, "fields": {{…}}}}`
with a status. `bad_value` names the `field` that is wrong (`message.seat`,
`body.seats[0].kind`), what it `got` and what was `expected`, as a code with its own fields.
Sentences for all codes are in `teban/text`. A refusal in place of `welcome` is final for this
line: the server closes it.

## Limits
Every refusal says which limit it is (`what`), how many are allowed (`most`) and, where coming back
may help, when (`seconds`).

- `too_fast` says too after how many `seconds` to come back (over HTTP also `retry-after`, with
  status 429), and nothing is done: {_USUAL.messages_per_second} messages a second on a line, twice
  as many at once; {_USUAL.requests_per_minute} requests a minute of one person and
  {_USUAL.address_requests_per_minute:,} from one address, a `hello` being one;
  {_USUAL.guests_per_minute} new guests a minute from one address, {_USUAL.guests_at_once} at once,
  and {_USUAL.address_computer_matches_per_minute} new tables with computer players;
  {_USUAL.orders_per_minute} standing orders a minute given or withdrawn at one seat.
- `too_many` (status 429) says after how many `seconds` it is worth asking again (`retry-after`
  too); sooner if one of yours is closed or over, and perhaps in vain, since nobody can foresee when
  others are. Of one person
  {_USUAL.matches_per_person} open and live matches in which they sit or which they set up,
  {_USUAL.computer_matches_per_person} of these with computer players
  ({_USUAL.computer_matches_per_address} of all people at one address), {_USUAL.lines_per_person}
  lines, {_USUAL.bot_lines_per_person} lines of bots at tables they set up,
  {_USUAL.most_waiting_per_person} waiting requests for work that takes long, and
  {_USUAL.most_waiting_per_address} from one address;
  {_USUAL.lines_per_address} lines from one address and {_USUAL.max_connections:,} in all. The
  same answer comes unasked, and the connection is closed, where there are already
  {_USUAL.tcp_connections_per_address:,} connections from one address or
  {_USUAL.tcp_connections:,} in all.
- {_USUAL.max_message_bytes:,} bytes for a message (the line is closed with 1009) or a request
  (status 413, `too_long`), which has to arrive in {_USUAL.request_seconds} seconds (status 408,
  `too_late`). A line on which nobody says `hello` for {_USUAL.hello_seconds} seconds is refused
  in the same way and closed. Whoever reads nothing on for {_USUAL.answer_seconds} seconds of what
  waits for them, answers or messages, is cut off.
- Computer players, replays and scenarios take turns: whoever has had little of them lately comes
  first, and all people at one address together have the shares of {_USUAL.people_per_address}. A
  scenario that takes longer than {_USUAL.scenario_seconds} seconds is `too_hard` (status 422).
- What a computer player does is seen on a beat of {_USUAL.beat_ms / 1000:g} seconds, however long
  it thought and however many picks, unseen by the others, it took.
- A scenario file has at most {MOST_BYTES:,} bytes as a request, {MOST_LETTERS:,} characters, and in
  one document {MOST_PARTS:,} words and values, no more than {DEEPEST} inside each other; a scenario
  that is shown has at most {MOST_STEPS} steps.
- Whoever lets {WAITING} messages wait unread is cut off.

These are the usual figures; [an operator can change](server.md) all but the last two.

## Closing
The server closes with 1000 after `leave` and after a refused `hello`, with 1002 or 1007 after what
is no WebSocket frame or no text, with 1009 after a message that is too long, and with 1012 when it
is stopped: come back a little later. A match stays open after its end, so that everybody can look
at it; close when you have seen `result`.
"""
