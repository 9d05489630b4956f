"""Everything that is asked over HTTP."""

import gzip
from collections.abc import Mapping
from typing import Any

from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery
from msgspec import Raw, Struct, convert, json, structs, to_builtins

from teban.core.career import Career, Ledger
from teban.core.game import Game, usual_preset, usual_rival
from teban.core.levels import Customisable, beside
from teban.core.record import Record
from teban.core.refused import Refused
from teban.core.registry import find, games
from teban.core.sharing import Sharing
from teban.server import bodies
from teban.server.ask import COOKIE, body_of, host_of, token_of
from teban.server.bodies import Joining, Me, NewMatch
from teban.server.house import House
from teban.server.house.brought import ledger_of
from teban.server.limits import neighbourhood
from teban.server.refusals import Why
from teban.server.room import PHRASES
from teban.server.storage.values import MatchState, Person, StoredMatch, Tally
from teban.server.work.scenario import MOST_BYTES, Played, Wanting
from teban.server.work.showing import unpacked

Asked = Request[Any, Any, Any]
YEAR = 365 * 86_400
RECENT = 20
SHOWN = 6
"""So many unfinished matches are shown as they stand."""


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


async def _me(request: Asked) -> tuple[House, Person]:
    house = _house(request)
    return house, await house.person(token_of(request))


@post("/api/me", status_code=200)
async def enter(request: Asked) -> Response[bodies.Entered]:
    """Be recognised, or become a guest."""
    house = _house(request)
    wanted = await body_of(request, Me)
    try:
        person = await house.person(token_of(request))
    except Refused:
        house.limits.come(host_of(request))
        person = await house.store.create_person(wanted.name or "", wanted.avatar or "")
    token = house.signer.token(person)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return Response(bodies.Entered(_guest(person), token), cookies=[cookie])


@get("/api/me")
async def me(request: Asked) -> bodies.Known:
    """Who I am."""
    _, person = await _me(request)
    return bodies.Known(_guest(person))


@patch("/api/me")
async def change_me(request: Asked) -> bodies.Known:
    """Change my name, avatar or settings."""
    house, person = await _me(request)
    wanted = await body_of(request, Me)
    changes = {name: value for name, value in structs.asdict(wanted).items() if value is not None}
    return bodies.Known(_guest(await house.store.change_person(person.id, **changes)))


@delete("/api/me", status_code=200)
async def forget_me(request: Asked) -> Response[bodies.Health]:
    """Be forgotten: my name, portrait, settings, badges and counts; matches stay, without them."""
    house, person = await _me(request)
    await house.forget(person)
    return Response(bodies.Health(), cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@get("/api/me/badges")
async def badges(request: Asked, game: FromQuery[str]) -> bodies.Collected:
    """What I have earned in a game."""
    house, person = await _me(request)
    chosen = find(game)
    ledger = await ledger_of(house.store, person.id, chosen)
    earned = {name: count for (kind, name), count in ledger.items() if kind == "badge"}
    return bodies.Collected(earned, _held(chosen, ledger))


@get("/api/me/statistics")
async def statistics(request: Asked) -> tuple[Tally, ...]:
    """How my games ended, by game and opponent."""
    house, person = await _me(request)
    tallies = await house.store.tallies(person.id)
    return tuple(tally for tally in tallies if tally.kind in ("outcome", "count"))


@get("/api/games", sync_to_thread=False)
def all_games() -> tuple[bodies.GameInfo, ...]:
    """Every game with all that a set-up sheet needs."""
    return tuple(_described(game) for game in games().values())


@post("/api/matches")
async def set_up(request: Asked) -> bodies.Seated:
    """A new table."""
    house, person = await _me(request)
    return await house.tables.set_up(person, await body_of(request, NewMatch))


@post("/api/quick", status_code=200)
async def quick(request: Asked) -> bodies.Seated:
    """Play against anybody."""
    house, person = await _me(request)
    return await house.tables.quick(person, await body_of(request, NewMatch))


@get("/api/rooms/{code:str}")
async def room(request: Asked, code: FromPath[str]) -> bodies.RoomInfo:
    """What is at the table of this code."""
    store = _house(request).store
    stored = await store.match_by_code(code)
    options = (await store.load_match(stored.id)).record.options
    return bodies.RoomInfo(**structs.asdict(_outside(stored)), options=options)


@post("/api/rooms/{code:str}", status_code=200)
async def join(request: Asked, code: FromPath[str]) -> bodies.Joined:
    """Sit down at the table of this code."""
    house, person = await _me(request)
    wanted = await body_of(request, Joining)
    seated = await house.tables.join(person, code, wanted.private)
    return bodies.Joined(seated.match, seated.tokens)


@get("/api/matches")
async def mine(request: Asked) -> bodies.MyMatches:
    """My tables: those that wait or are played, and the latest that are over."""
    house, person = await _me(request)
    states = (MatchState.OPEN, MatchState.LIVE)
    playing = await house.store.history(person.id, states=states, limit=50)
    over = await house.store.history(person.id, states=(MatchState.OVER,), limit=RECENT)

    async def looked_at(stored: StoredMatch) -> bodies.MyMatch:
        if stored.state is not MatchState.LIVE:
            return _mine(person, stored)
        # As everybody sees it: nothing private is shown before somebody has sat down.
        try:
            update = (await house.room(stored.id)).glance(None)
        except Refused:
            # Its rules are gone, or its table is: it stays in the list, and says so when opened.
            return _mine(person, stored)
        return _mine(person, stored, deciding=update.deciding, view=update.view)

    live = [await looked_at(one) for one in playing[:SHOWN]]
    more = [_mine(person, one) for one in playing[SHOWN:]]
    return bodies.MyMatches((*live, *more), tuple(_mine(person, one) for one in over))


@get("/api/me/history")
async def history(
    request: Asked, before: FromQuery[str | None] = None
) -> tuple[bodies.MyMatch, ...]:
    """My matches that are over, the latest first, a few at a time."""
    house, person = await _me(request)
    last = None if before is None else await house.store.match(before)
    found = await house.store.history(
        person.id,
        states=(MatchState.OVER,),
        before=None if last is None else (last.updated, last.id),
        limit=RECENT,
    )
    return tuple(_mine(person, one) for one in found)


@get("/api/watch")
async def watchable(
    request: Asked, game: FromQuery[str | None] = None
) -> tuple[bodies.MatchInfo, ...]:
    """Matches that anybody may watch."""
    key = None if game is None else find(game).key
    found = await _house(request).store.public_matches(MatchState.LIVE, key)
    return tuple(_outside(stored) for stored in found)


@get("/api/matches/{match:str}")
async def one(request: Asked, match: FromPath[str]) -> bodies.MatchInfo:
    """A match from outside."""
    return _outside(await _house(request).store.match(match))


@delete("/api/matches/{match:str}", status_code=200)
async def leave(request: Asked, match: FromPath[str]) -> bodies.MatchInfo:
    """Get up from a table that waits for somebody; whoever set it up takes it away."""
    house, person = await _me(request)
    return _outside(await house.tables.leave(person, match))


@post("/api/matches/{match:str}/rematch")
async def rematch(request: Asked, match: FromPath[str]) -> bodies.Seated:
    """The same table once more."""
    house, person = await _me(request)
    return await house.tables.set_up_again(person, match)


@get("/api/matches/{match:str}/replay")
async def whole(request: Asked, match: FromPath[str]) -> Response[bodies.Replay]:
    """A match that is over, step by step through everybody's eyes."""
    house = _house(request)
    loaded = await house.store.load_match(match)
    if loaded.match.state is not MatchState.OVER:
        raise Refused(Why.NOT_OVER)
    me = house.signer.claimed(token_of(request))
    # What somebody owns stays theirs after the match too.
    private = tuple(
        sealed if seating.person is not None and seating.person == me else {}
        for sealed, seating in zip(loaded.record.private, loaded.match.seats, strict=True)
    )
    record = structs.replace(loaded.record, private=private)
    address = neighbourhood(host_of(request))
    viewers = await house.keeper.viewers(loaded, me or address)
    pack = "gzip" in request.headers.get("accept-encoding", "")
    outside = _outside(loaded.match)
    content = await house.packing.do(me, address, _shown, outside, record, viewers, pack)
    headers = {"vary": "Accept-Encoding"} | ({"content-encoding": "gzip"} if pack else {})
    return Response(content, media_type=MediaType.JSON, headers=headers)


@post("/api/scenario", status_code=200, request_max_body_size=MOST_BYTES)
async def scenario(request: Asked) -> Played:
    """A scenario, step by step through everybody's eyes."""
    house, person = await _me(request)
    wanted = await body_of(request, Wanting)
    seconds = house.settings.scenario_seconds
    return convert(await house.workers.asked(wanted, person.id, seconds), Played)


def _guest(person: Person) -> bodies.Guest:
    return bodies.Guest(person.id, person.name, person.avatar, person.settings)


def _held(game: Game, ledger: Ledger) -> Mapping[str, int]:
    return game.holds(ledger) if isinstance(game, Career) else {}


def _described(game: Game) -> bodies.GameInfo:
    return bodies.GameInfo(
        key=game.key,
        seats=game.seat_names,
        players=len(game.seat_names),
        options=json.schema(game.options),
        presets={name: to_builtins(options) for name, options in game.presets.items()},
        usual=usual_preset(game),
        levels=tuple(game.levels),
        rival=usual_rival(game),
        beside=tuple(beside(game)),
        dials=game.dials if isinstance(game, Customisable) else {},
        orders=tuple(game.orders),
        phrases=PHRASES,
        brings=isinstance(game, Sharing),
        kit=_held(game, {}),
    )


def _outside(stored: StoredMatch) -> bodies.MatchInfo:
    return convert(stored, bodies.MatchInfo, from_attributes=True)


def _mine(person: Person, stored: StoredMatch, **more: Any) -> bodies.MyMatch:
    yours = tuple(seating.seat for seating in stored.seats if seating.person == person.id)
    return bodies.MyMatch(**structs.asdict(_outside(stored)), yours=yours, **more)


class _Shown(Struct):
    """A `Replay` whose viewers are written out already."""

    match: bodies.MatchInfo
    record: Record
    viewers: Raw


def _shown(match: bodies.MatchInfo, record: Record, viewers: bytes, pack: bool) -> Any:
    written = json.encode(_Shown(match, record, unpacked(viewers)))
    return gzip.compress(written, 6) if pack else written


HANDLERS = [
    enter, me, change_me, forget_me, badges, statistics, all_games, set_up, quick, room, join, mine,
    history, watchable, one, leave, rematch, whole, scenario,
]  # fmt: skip
