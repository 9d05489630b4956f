"""What a player brings along is taken from them alone, and told to nobody else."""

from typing import Any

import pytest

from tests.server.running import PATIENCE, Guest, Running

SECRET = "ひみつのデッキ"
DECK = f"# {SECRET}\nS A-K\nH A-K\nC A-K\nD A"
OTHER = "S A-K\nH A-K\nD A-K\nC A"
SHORT = "S A-K"
TABLE = {"options": {"format": "standard", "frame": "pack"}}
EXPECTED_CARDS = 40


def chairs(private: str | None) -> list[dict[str, Any]]:
    return [{"kind": "me", "private": private}, {"kind": "open"}]


def give_up(guest: Guest, match: str, seat: int) -> str:
    """Everything that was said until the end."""
    with guest.line(match) as line:
        line.send(type="resign", seat=seat)
        said = ""
        while '"type":"over"' not in said:
            said += str(line.socket.recv(timeout=PATIENCE))
        return said


def private_of(guest: Guest, match: str) -> Any:
    return guest.http.get(f"/api/matches/{match}/replay").json()["record"]["private"]


def test_two_bring_their_decks_and_nobody_sees_the_others(server: Running) -> None:
    one, two, stranger = Guest(server, "いち"), Guest(server, "に"), Guest(server, "さん")
    table = one.set_up("blackpoker", **TABLE, seats=chairs(DECK))
    seen = two.http.get(f"/api/rooms/{table['code']}").text
    assert two.http.post(f"/api/rooms/{table['code']}", json={"private": OTHER}).is_success
    seen += two.http.get(f"/api/matches/{table['match']}").text
    seen += two.http.get("/api/matches").text
    seen += give_up(two, table["match"], 1)
    seen += two.http.get(f"/api/matches/{table['match']}/replay").text
    assert two.http.get(f"/api/rooms/{table['code']}").json()["options"]["frame"] == "pack"
    assert SECRET not in seen
    assert "private" in seen
    mine, theirs = private_of(one, table["match"])
    assert (mine["name"], len(mine["cards"]), theirs) == (SECRET, EXPECTED_CARDS, {})
    mine, theirs = private_of(two, table["match"])
    assert (mine, len(theirs["cards"])) == ({}, EXPECTED_CARDS)
    assert "CK" not in theirs["cards"]
    assert private_of(stranger, table["match"]) == [{}, {}]


def test_a_rematch_brings_the_same_again(server: Running) -> None:
    one, two = Guest(server, "いち"), Guest(server, "に")
    table = one.set_up("blackpoker", **TABLE, seats=chairs(DECK))
    two.http.post(f"/api/rooms/{table['code']}", json={"private": OTHER})
    give_up(two, table["match"], 1)
    again = one.http.post(f"/api/matches/{table['match']}/rematch").json()
    two.http.post(f"/api/matches/{table['match']}/rematch")
    give_up(one, again["match"], 1)
    assert private_of(one, again["match"])[1]["name"] == SECRET
    assert "CK" not in private_of(two, again["match"])[0]["cards"]


def test_who_plays_against_anybody_brings_a_deck_too(server: Running) -> None:
    one, two = Guest(server, "いち"), Guest(server, "に")
    wanted = {"game": "blackpoker", **TABLE, "seats": chairs(DECK)}
    first = one.http.post("/api/quick", json=wanted).json()
    second = two.http.post("/api/quick", json={**wanted, "seats": chairs(OTHER)}).json()
    assert first["match"] == second["match"]
    give_up(two, first["match"], 1)
    assert "CK" not in private_of(two, first["match"])[1]["cards"]


@pytest.mark.parametrize(
    ("game", "seats", "field"),
    [
        ("blackpoker", chairs("S A-K\nnothing"), "seats[0].private:2"),
        ("blackpoker", chairs(SHORT), "seats[0].private"),
        ("blackpoker", [{"kind": "me"}, {"kind": "open", "private": DECK}], "seats[1].private"),
        (
            "blackpoker",
            [{"kind": "me"}, {"kind": "computer", "level": "beginner", "private": DECK}],
            "seats[1].private",
        ),
        ("reversi", chairs(DECK), "seats[0].private"),
        ("blackpoker", chairs(""), "body.seats[0].private"),
    ],
)
def test_what_cannot_be_brought_is_refused_with_its_field(
    server: Running, game: str, seats: Any, field: str
) -> None:
    options = TABLE if game == "blackpoker" else {}
    wanted = {"game": game, **options, "seats": seats}
    refused = Guest(server).http.post("/api/matches", json=wanted)
    assert refused.status_code == 400
    assert refused.json()["fields"]["field"] == field


@pytest.mark.parametrize(("text", "field"), [("nothing", "private:1"), (SHORT, "private")])
def test_who_brings_something_wrong_does_not_sit_down(
    server: Running, text: str, field: str
) -> None:
    one, two = Guest(server, "いち"), Guest(server, "に")
    table = one.set_up("blackpoker", **TABLE, seats=chairs(None))
    address = f"/api/rooms/{table['code']}"
    refused = two.http.post(address, json={"private": text})
    assert (refused.status_code, refused.json()["fields"]["field"]) == (400, field)
    assert one.http.get(address).json()["seats"][1]["kind"] == "open"
    assert two.http.post(address).is_success
    assert one.http.get(address).json()["state"] == "live"


def test_a_game_says_whether_something_can_be_brought(server: Running) -> None:
    games = {one["key"]: one["brings"] for one in Guest(server).http.get("/api/games").json()}
    assert games["blackpoker"]
    assert not games["reversi"]
