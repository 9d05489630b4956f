"""Whole matches over the real server."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.running import Guest, Line, Running, running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
SMALL = {"size": 4, "specials": 1}


def levels(guest: Guest, game: str = "reversi") -> list[str]:
    games = {entry["key"]: entry for entry in guest.http.get("/api/games").json()}
    found: list[str] = games[game]["levels"]
    return found


def play_out(line: Line, seed: int = 0) -> dict[str, object]:
    chance = random.Random(seed)
    while not (update := line.asked())["result"]:
        line.pick(update, chance.choice(update["decision"]["names"]))
        assert line.get("done")["taken"] == 1
    result: dict[str, object] = update["result"]
    return result


def test_a_person_plays_a_computer_to_the_end_and_it_is_booked(server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "computer", "level": levels(guest)[0]}]
    table = guest.set_up(options=SMALL, seats=seats)
    with guest.line(table["match"]) as line:
        welcome = line.get("welcome")
        assert (welcome["game"], welcome["yours"], welcome["hot"]) == ("reversi", [0], False)
        result = play_out(line)
        over = line.get("over")
    assert sorted(result) == ["points", "ranks", "resigned"]
    assert not result["resigned"]
    mine = guest.http.get("/api/matches").json()
    assert [match["id"] for match in mine["recent"]] == [table["match"]]
    tallies = guest.http.get("/api/me/statistics").json()
    outcomes = [tally for tally in tallies if tally["kind"] == "outcome"]
    assert [tally["count"] for tally in outcomes] == [1]
    replay = guest.http.get(f"/api/matches/{table['match']}/replay").json()
    assert replay["record"]["seed"] == over["seed"]
    assert set(replay["viewers"]) == {"0", "1", "null"}


def test_two_people_meet_by_a_code_and_see_each_other_move(server: Running) -> None:
    black, white = Guest(server, "くろ"), Guest(server, "しろ")
    table = black.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "open"}])
    assert black.http.get(f"/api/rooms/{table['code']}").json()["state"] == "open"
    joined = white.http.post(f"/api/rooms/{table['code'].lower()}")
    assert joined.json() == {"match": table["match"], "tokens": {}}
    with black.line(table["match"]) as one, white.line(table["match"]) as two:
        lines = {0: one, 1: two}
        chance = random.Random(1)
        updates = {0: one.get("update"), 1: two.get("update")}
        while not updates[0]["result"]:
            (seat,) = (seat for seat, update in updates.items() if update["decision"])
            decision = updates[seat]["decision"]
            lines[seat].pick(updates[seat], chance.choice(decision["names"]))
            updates = {0: one.get("update"), 1: two.get("update")}
            assert updates[0]["view"]["board"] == updates[1]["view"]["board"]


def test_whoever_plays_both_sides_of_a_match_neither_wins_nor_loses(server: Running) -> None:
    guest = Guest(server)
    table = guest.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "guest"}])
    with guest.line(table["match"]) as line:
        line.send(type="resign", seat=1)
        line.get("over")
    assert [match["id"] for match in guest.http.get("/api/matches").json()["recent"]]
    tallies = guest.http.get("/api/me/statistics").json()
    assert [tally for tally in tallies if tally["kind"] == "outcome"] == []


def test_whoever_waits_in_vain_takes_the_table_away(server: Running) -> None:
    host, other = Guest(server), Guest(server)
    table = host.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "open"}])
    address = f"/api/matches/{table['match']}"
    assert other.http.delete(address).json()["code"] == "not_seated"
    assert host.http.delete(address).json()["state"] == "abandoned"
    assert host.http.get("/api/matches").json()["live"] == []
    assert other.http.post(f"/api/rooms/{table['code']}").json()["code"] == "not_running"
    with host.line(table["match"]) as line:
        assert line.get("refused")["code"] == "not_running"


def test_everything_one_has_played_is_found_again(server: Running) -> None:
    guest = Guest(server)
    played = []
    for _ in range(22):
        table = guest.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "guest"}])
        with guest.line(table["match"]) as line:
            line.send(type="resign", seat=0)
            line.get("over")
        played.append(table["match"])
    found: list[str] = []
    while some := guest.http.get("/api/me/history", params={"before": found[-1:]}).json():
        found += [match["id"] for match in some]
    assert found == played[::-1]


def test_whoever_wants_to_is_forgotten(server: Running) -> None:
    guest, other = Guest(server, "はなこ"), Guest(server)
    table = guest.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "open"}])
    other.http.post(f"/api/rooms/{table['code']}")
    with other.line(table["match"]) as line:
        assert line.get("table")["seats"][0]["name"] == "はなこ"
        assert guest.http.delete("/api/me").status_code == 200
        assert line.get("table")["seats"][0]["name"] == ""
    assert not guest.http.cookies
    mine = guest.http.get("/api/me", headers={"authorization": f"Bearer {guest.token}"})
    assert mine.json()["code"] == "who_are_you"
    with guest.line(table["match"]) as line:
        assert line.get("refused")["code"] == "who_are_you"


def test_a_watcher_sees_no_secret_and_may_do_nothing(server: Running) -> None:
    guest, watcher = Guest(server), Guest(server, "みるひと")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "となり"}]
    table = guest.set_up(options={"size": 6, "specials": 2}, seats=seats)
    with watcher.line(table["match"]) as looking, guest.line(table["match"]) as line:
        looking.get("update")
        assert line.get("welcome")["hot"]
        assert line.get("update")["viewer"] is None
        line.send(type="uncover", seat=0)
        update = line.get("update")
        special = next(name for name in update["decision"]["names"] if name.endswith("*"))
        line.pick(update, special)
        assert line.get("update")["view"]["stock"] == 1
        shown = looking.get("update")
        assert shown["decision"] is None
        assert shown["view"]["stock"] is None
        places = [event for event in shown["events"] if event["kind"] == "place"]
        assert [event["special"] for event in places] == [None]
        looking.send(type="submit", seat=0, decision=1, actions=["a1"], id="x")
        assert looking.get("refused")["code"] == "not_yours"


def test_a_reload_takes_up_where_it_was_and_a_resend_does_nothing(server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "guest"}]
    table = guest.set_up(options={"size": 4, "specials": 0}, seats=seats)
    with guest.line(table["match"]) as line:
        line.send(type="uncover", seat=0)
        update = line.asked()
        line.pick(update, update["decision"]["names"][0], id="first")
        line.get("done")
        after = line.get("update") if "update" not in line.last else line.last["update"]
    with guest.line(table["match"]) as line:
        again = line.get("update")
        assert again["ply"] == 1
        line.pick(update, update["decision"]["names"][0], id="first")
        assert line.get("done") == {"type": "done", "id": "first", "taken": 1, "rest": []}
        line.send(type="uncover", seat=1)
        assert line.asked()["ply"] == 1
    assert after["ply"] in (0, 1)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_match_goes_on_after_a_restart(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        seats = [{"kind": "me"}, {"kind": "computer", "level": levels(guest)[0]}]
        table = guest.set_up(options=SMALL, seats=seats)
        with guest.line(table["match"]) as line:
            update = line.asked()
            line.pick(update, update["decision"]["names"][0])
            line.get("done")
            seen = line.asked()["seen"]
        server.stop(how)
        server.start()
        with guest.line(table["match"], since=seen) as line:
            first = line.get("update")
            assert first["since"] == seen
            assert first["ply"] >= 2
            if first["decision"]:
                line.pick(first, first["decision"]["names"][0])
            play_out(line)


def test_the_example_bot_plays_a_game(server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "bot", "name": "robo"}]
    table = guest.set_up(options=SMALL, seats=seats)
    command = [sys.executable, str(BOT), server.address, table["match"], table["tokens"]["1"]]
    bot = subprocess.Popen(command, text=True, stdout=subprocess.PIPE)
    with guest.line(table["match"]) as line:
        result = play_out(line)
    out, _ = bot.communicate(timeout=20)
    assert str(result["points"]) in out


def test_who_gives_up_has_lost_and_who_is_gone_can_be_replaced(server: Running) -> None:
    black, white = Guest(server, "くろ"), Guest(server, "しろ")
    table = black.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "open"}])
    white.http.post(f"/api/rooms/{table['code']}")
    with black.line(table["match"]) as line:
        assert line.get("table")["seats"][1]["gone_at"] is not None
        line.send(type="claim", seat=1, want="stand_in")
        assert line.get("refused")["code"] == "not_gone"
        refused = True
        while refused:
            time.sleep(0.2)
            line.send(type="claim", seat=1, want="stand_in")
            line.send(type="ping")
            line.get("pong")
            refused = line.last.pop("refused", None) is not None
        assert line.last["table"]["seats"][1]["kind"] == "computer"
        line.send(type="resign", seat=0)
        update = line.get("update")
        while not update["result"]:
            update = line.get("update")
        assert update["result"] == {"points": [0, 1], "ranks": [2, 1], "resigned": True}


def test_two_who_want_to_play_again_meet_with_the_seats_changed(server: Running) -> None:
    one, two = Guest(server, "いち"), Guest(server, "に")
    table = one.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "open"}])
    two.http.post(f"/api/rooms/{table['code']}")
    assert one.http.post(f"/api/matches/{table['match']}/rematch").json()["code"] == "not_over"
    with one.line(table["match"]) as line:
        line.send(type="resign", seat=0)
        line.get("over")
    with two.line(table["match"]) as line:
        line.get("over")
        first = one.http.post(f"/api/matches/{table['match']}/rematch").json()
        waited_for = {"type": "rematch", "seats": [0], "code": first["code"]}
        assert line.get("rematch") == waited_for
    with two.line(table["match"]) as line:
        assert line.get("rematch") == waited_for
        second = two.http.post(f"/api/matches/{table['match']}/rematch").json()
        assert first["match"] == second["match"] != table["match"]
    with two.line(table["match"]) as line:
        line.get("table")
        assert "rematch" not in line.last
    with one.line(first["match"]) as line:
        assert [seat["name"] for seat in line.get("welcome")["seats"]] == ["に", "いち"]


def test_anybody_who_wants_to_play_meets_whoever_waits(server: Running) -> None:
    one, two = Guest(server, "いち"), Guest(server, "に")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "reversi", "options": SMALL, "seats": seats}
    first = one.http.post("/api/quick", json=wanted).json()
    second = two.http.post("/api/quick", json=wanted).json()
    assert first["match"] == second["match"]
    with one.line(first["match"]) as line:
        assert [seat["name"] for seat in line.get("welcome")["seats"]] == ["いち", "に"]


def test_who_runs_out_of_time_is_decided_for(server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "guest"}]
    table = guest.set_up(options=SMALL, seats=seats, clock={"move": 100})
    with guest.line(table["match"]) as line:
        update = line.get("update")
        while not update["result"]:
            update = line.get("update")
        assert update["ply"] >= 8


def test_a_standing_order_is_given_over_the_wire(server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "computer", "level": levels(guest, "blackpoker")[0]}]
    table = guest.set_up("blackpoker", options={}, seats=seats)
    with guest.line(table["match"]) as line:
        line.get("update")
        line.send(type="order", seat=0, name="pass_turn")
        while not (update := line.get("update"))["orders"][0]:
            pass
        assert update["orders"] == [["pass_turn"], []]
        line.send(type="resign", seat=0)
        while not line.get("update")["result"]:
            pass


def test_half_made_choices_are_not_told_to_the_others(server: Running) -> None:
    one, two = Guest(server, "いち"), Guest(server, "に")
    table = one.set_up("blackpoker", seats=[{"kind": "me"}, {"kind": "open"}])
    two.http.post(f"/api/rooms/{table['code']}")
    with one.line(table["match"]) as first, two.line(table["match"]) as second:
        lines, chance = (first, second), random.Random(5)
        updates = [line.get("update") for line in lines]
        half_made = 0
        for _ in range(150):
            seat = next(seat for seat in (0, 1) if updates[seat]["decision"])
            decision = updates[seat]["decision"]
            name = chance.choice(decision["names"])
            lines[seat].pick(updates[seat], name)
            updates[seat] = lines[seat].get("update")
            if updates[seat]["result"]:
                break
            rival = lines[1 - seat]
            # What comes before the pong is all that the rival was told.
            rival.last.pop("update", None)
            rival.send(type="ping")
            rival.get("pong")
            after = updates[seat]["decision"]
            if after and after["kind"] in ("key", "discard", "target", "drive"):
                half_made += 1
                assert "update" not in rival.last
            updates[1 - seat] = rival.last.get("update", updates[1 - seat])
            time.sleep(0.04)
        assert half_made > 3


def test_badges_are_booked_and_brought_to_the_next_game(server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "computer", "level": levels(guest)[0]}]
    for games in (1, 2):
        table = guest.set_up(options={**SMALL, "items": True}, seats=seats)
        with guest.line(table["match"]) as line:
            play_out(line, seed=games)
            line.get("over")
        replay = guest.http.get(f"/api/matches/{table['match']}/replay").json()
        assert replay["record"]["private"][0]["games"] == games - 1
    earned = guest.http.get("/api/me/badges", params={"game": "reversi"}).json()["earned"]
    assert earned["A1"] == 1


def workers_of(server: Running) -> list[int]:
    """The processes in which computer players think."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(child) for child in children.read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes in /proc")
def test_a_player_who_crashes_does_not_stop_the_match_and_none_outlives_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        seats = [{"kind": "computer", "level": levels(guest)[-1]}, {"kind": "me"}]
        table = guest.set_up(options={"size": 8, "specials": 2}, seats=seats)
        with guest.line(table["match"]) as line:
            line.get("thinking")
            while not workers_of(server):
                time.sleep(0.01)
            os.kill(workers_of(server)[0], signal.SIGKILL)
            update = line.asked()
            assert update["ply"] == 1
            line.pick(update, update["decision"]["names"][0])
            assert line.get("update")["thinking"] == [0]
            while not (thinking := workers_of(server)):
                time.sleep(0.01)
            server.stop(signal.SIGKILL)
            for worker in thinking:
                until = time.monotonic() + 10
                while Path(f"/proc/{worker}").exists() and time.monotonic() < until:
                    time.sleep(0.02)
                assert not Path(f"/proc/{worker}").exists(), "a player outlived the server"
        server.start()
