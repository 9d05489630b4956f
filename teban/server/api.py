"""Everything that is asked over HTTP."""

from typing import Annotated, Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from msgspec import Meta, Struct, json, structs, to_builtins

from teban.core.event import redact_all, wire
from teban.core.game import Game
from teban.core.ids import SeatId, Viewer
from teban.core.levels import Customisable
from teban.core.record import Record, opening, replay
from teban.core.refused import Refused
from teban.core.registry import find, games
from teban.server.ask import COOKIE, body_of, token_of
from teban.server.house import House, NewMatch, Seated, header
from teban.server.refusals import Why
from teban.server.room import PHRASES
from teban.server.storage.values import MatchState, Person, StoredMatch
from teban.server.wire import Name

Asked = Request[Any, Any, Any]
YEAR = 365 * 86_400
RECENT = 20
SHOWN = 6
"""So many unfinished matches are shown as they stand."""


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person says about themselves."""

    name: Name | None = None
    avatar: Annotated[str, Meta(max_length=32)] | None = None
    settings: dict[str, Any] | None = None


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


async def _me(request: Asked) -> tuple[House, Person]:
    house = _house(request)
    return house, await house.person(token_of(request))


def _shown(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "avatar": person.avatar,
        "settings": person.settings,
    }


@post("/api/me", status_code=200)
async def enter(request: Asked) -> Response[dict[str, Any]]:
    """Be recognised, or become a guest."""
    house = _house(request)
    wanted = await body_of(request, Me)
    try:
        person = await house.person(token_of(request))
    except Refused:
        person = await house.store.create_person(wanted.name or "", wanted.avatar or "")
    token = house.signer.token(person)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response({"person": _shown(person), "token": token}, cookies=[cookie])


@get("/api/me")
async def me(request: Asked) -> dict[str, Any]:
    """Who I am."""
    _, person = await _me(request)
    return {"person": _shown(person)}


@patch("/api/me")
async def change_me(request: Asked) -> dict[str, Any]:
    """Change my name, avatar or settings."""
    house, person = await _me(request)
    wanted = await body_of(request, Me)
    changes = {name: value for name, value in structs.asdict(wanted).items() if value is not None}
    return {"person": _shown(await house.store.change_person(person.id, **changes))}


@get("/api/me/badges")
async def badges(request: Asked, game: str) -> dict[str, Any]:
    """What I have earned in a game."""
    house, person = await _me(request)
    found: dict[str, dict[str, int]] = {}
    for tally in await house.store.tallies(person.id, find(game).key):
        kind = found.setdefault(tally.kind, {})
        kind[tally.name] = kind.get(tally.name, 0) + tally.count
    return {"earned": found.get("badge", {}), "items": found.get("item", {})}


@get("/api/me/statistics")
async def statistics(request: Asked) -> list[dict[str, Any]]:
    """How my games ended, by game and opponent."""
    house, person = await _me(request)
    tallies = await house.store.tallies(person.id)
    return [to_builtins(tally) for tally in tallies if tally.kind in ("outcome", "count")]


@get("/api/games", sync_to_thread=False)
def all_games() -> list[dict[str, Any]]:
    """Every game with all that a set-up sheet needs."""
    return [_described(game) for game in games().values()]


def _described(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "seats": game.seat_names,
        "players": len(game.seat_names),
        "options": json.schema(game.options),
        "presets": {name: to_builtins(options) for name, options in game.presets.items()},
        "levels": tuple(game.levels),
        "dials": to_builtins(game.dials) if isinstance(game, Customisable) else {},
        "orders": tuple(game.orders),
        "phrases": PHRASES,
    }


@post("/api/matches")
async def set_up(request: Asked) -> Seated:
    """A new table."""
    house, person = await _me(request)
    return await house.set_up(person, await body_of(request, NewMatch))


@post("/api/quick", status_code=200)
async def quick(request: Asked) -> Seated:
    """Play against anybody."""
    house, person = await _me(request)
    return await house.quick(person, await body_of(request, NewMatch))


@get("/api/rooms/{code:str}")
async def room(request: Asked, code: str) -> dict[str, Any]:
    """What is at the table of this code."""
    return header(await _house(request).store.match_by_code(code))


@post("/api/rooms/{code:str}", status_code=200)
async def join(request: Asked, code: str) -> dict[str, Any]:
    """Sit down at the table of this code."""
    house, person = await _me(request)
    stored = await house.join(person, code)
    return {"match": stored.id}


@get("/api/matches")
async def mine(request: Asked) -> dict[str, Any]:
    """My tables: those that wait or are played, and the latest that are over."""
    house, person = await _me(request)
    states = (MatchState.OPEN, MatchState.LIVE)
    playing = await house.store.history(person.id, states=states, limit=50)
    over = await house.store.history(person.id, states=(MatchState.OVER,), limit=RECENT)

    def shown(stored: StoredMatch) -> dict[str, Any]:
        yours = [seating.seat for seating in stored.seats if seating.person == person.id]
        return header(stored) | {"yours": yours}

    async def looked_at(stored: StoredMatch) -> dict[str, Any]:
        if stored.state is not MatchState.LIVE:
            return shown(stored)
        room = await house.room(stored.id)
        # As everybody sees it: nothing private is shown before somebody has sat down.
        update = room.update(None, len(room.match.feed(None)))
        return shown(stored) | {"deciding": update.deciding, "view": to_builtins(update.view)}

    live = [await looked_at(one) for one in playing[:SHOWN]]
    more = [shown(one) for one in playing[SHOWN:]]
    return {"live": live + more, "recent": [shown(one) for one in over]}


@get("/api/watch")
async def watchable(request: Asked, game: str | None = None) -> list[dict[str, Any]]:
    """Matches that anybody may watch."""
    found = await _house(request).store.public_matches(MatchState.LIVE, game)
    return [header(stored) for stored in found]


@get("/api/matches/{match:str}")
async def one(request: Asked, match: str) -> dict[str, Any]:
    """A match from outside."""
    return header(await _house(request).store.match(match))


@post("/api/matches/{match:str}/rematch")
async def rematch(request: Asked, match: str) -> Seated:
    """The same table once more."""
    house, person = await _me(request)
    return await house.again(person, match)


@get("/api/matches/{match:str}/replay")
async def whole(request: Asked, match: str) -> dict[str, Any]:
    """A match that is over, step by step through everybody's eyes."""
    house = _house(request)
    loaded = await house.store.load_match(match)
    if loaded.match.state is not MatchState.OVER:
        raise Refused(Why.NOT_OVER)
    game = find(loaded.match.game)
    found = house.signer.person_of(token_of(request))
    me = found[0] if found else None
    # What somebody owns stays theirs after the match too.
    private = tuple(
        sealed if seating.person is not None and seating.person == me else {}
        for sealed, seating in zip(loaded.record.private, loaded.match.seats, strict=True)
    )
    return {
        "match": header(loaded.match),
        "record": to_builtins(structs.replace(loaded.record, private=private)),
        "viewers": _seen(game, loaded.record),
    }


def _seen(game: Game, record: Record) -> dict[str, list[dict[str, Any]]]:
    viewers: list[Viewer] = [*(SeatId(seat) for seat in range(len(game.seat_names))), None]
    first = opening(game, record)
    steps = {
        viewer: [{"ply": 0, "events": [], "view": to_builtins(first.view(viewer))}]
        for viewer in viewers
    }
    for _, events, state in replay(game, record):
        for viewer in viewers:
            told = [wire(event) for event in redact_all(events, viewer)]
            view = to_builtins(state.view(viewer))
            steps[viewer].append({"ply": state.ply, "events": told, "view": view})
    return {"null" if viewer is None else str(viewer): seen for viewer, seen in steps.items()}


HANDLERS = [
    enter, me, change_me, badges, statistics, all_games, set_up, quick, room, join, mine, watchable,
    one, rematch, whole,
]  # fmt: skip
