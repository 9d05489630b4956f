"""BlackPoker as text."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.text import Text as Styled

import teban.games.blackpoker
from teban.cli.screen import Screen
from teban.cli.table import Ending, Table
from teban.core.event import Event, redact_all
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match, new_record, step
from teban.core.terminal import Look
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.action import PICKS
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import find, mask_of
from teban.games.blackpoker.game import BlackPoker, DuelState
from teban.games.blackpoker.options import DeckList, Format, Frame, Options
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.state import FogKind, Kind, Trump, Unit
from teban.games.blackpoker.terminal.words import WIDTH
from teban.players.uniform import Uniform
from teban.text import LANGUAGES, Text

GAME = BlackPoker()
TERMINAL = GAME.terminal
SAY = Text("en", GAME)
P1, P2 = SeatId(0), SeatId(1)
VIEWERS: tuple[Viewer, ...] = (P1, P2, None)
MASTER = Options(Format.MASTER, Frame.PACK)
SOURCES = Path(teban.games.blackpoker.__file__).parent


def cards(names: str) -> tuple[int, ...]:
    return tuple(find("card", name) for name in names.split())


def unit(uid: int, names: str, **fields: Any) -> Unit:
    found = cards(names)
    return Unit(uid, found, **{"up": True, "entered": (0,) * len(found), **fields})


class Duelling:
    """A position with chosen cards, and all that happened in it."""

    def __init__(self, options: Options = MASTER) -> None:
        self.state: DuelState = GAME.new(options, [DeckList(), DeckList()], bytes(16))
        self.state.turn = self.state.holder = P1
        self.state.units = 50
        self.events: list[Event] = []
        for seat in (P1, P2):
            self.side(seat, hand="", units=())

    def side(self, seat: SeatId, hand: str | None = None, **fields: Any) -> None:
        if hand is not None:
            fields["hand"] = mask_of(cards(hand))
        for name, value in fields.items():
            setattr(self.state.sides[seat], name, value)

    def do(self, *picks: str) -> "Duelling":
        self.state.question = FLOW.runner.pending(self.state)
        for pick in picks:
            seat = self.state.actors()[0]
            self.state.apply(space.parse(pick), seat, self.events)
            self._declare()
        return self

    def _declare(self) -> None:
        """Make the picks of a request that leave no choice."""
        while (asked := self.state.question) and asked.kind in PICKS and len(asked.legal) == 1:
            self.state.apply(asked.legal[0], asked.seat, self.events)

    def look(self, viewer: Viewer, letters: bool = False) -> Look:
        mine = viewer is not None and viewer in self.state.actors()
        decision = self.state.decision(viewer) if mine and viewer is not None else None
        events = redact_all(self.events, viewer)
        return Look(self.state.view(viewer), decision, events, letters)

    def drawn(self, viewer: Viewer) -> list[str]:
        return plain(TERMINAL.draw(self.look(viewer), SAY))

    def facts(self, viewer: Viewer) -> list[str]:
        return plain(TERMINAL.facts(self.look(viewer), SAY))

    def choices(self, viewer: Viewer) -> list[str]:
        return plain(TERMINAL.choices(self.look(viewer), SAY))

    def log(self, viewer: Viewer) -> Sequence[str]:
        look = self.look(viewer)
        return TERMINAL.log(look.events, look.view, SAY)


def plain(lines: Sequence[str]) -> list[str]:
    return [Styled.from_markup(line).plain for line in lines]


def fight() -> Duelling:
    """P1 attacks with H8 and SK; P2 has a bulwark and C9."""
    duel = Duelling()
    duel.side(P1, hand="H5 D2", units=(unit(1, "H8"), unit(2, "SK")))
    duel.side(P2, hand="S4", units=(unit(3, "D3", up=False), unit(4, "C9")))
    return duel.do("request attack", "pass", "pass", "P1.0", "P1.1", "done", "pass", "pass")


def random_match(preset: str, seed: int) -> Iterator[Match]:
    options = GAME.presets[preset]
    brought = [GAME.newcomer(options)] * 2
    luck = Random(seed).randbytes(16)
    match = Match(GAME, new_record(GAME, options, brought, GAME.seat_names, luck, bytes(16)))
    players = {P1: Uniform(seed), P2: Uniform(seed + 1)}
    for _ in range(120):
        if match.state.result() is not None:
            break
        step(match, players)
        yield match


def test_soldiers_bulwarks_sizes_and_states_are_drawn() -> None:
    duel = Duelling()
    units = (unit(1, "H8 H2", driven=True), unit(2, "D3", up=False), unit(3, "X1"))
    duel.side(P1, hand="SA C10", units=units)
    assert duel.do().drawn(P1)[-4:] == [
        "More  pack sealed",
        "Bulwarks  P1.1 [D3]",
        "Soldiers  P1.0 (H8+H2) 10  P1.2 [X1] 0",
        "Hand  SA  C10",
    ]
    for viewer in (P2, None):
        shown = "\n".join(duel.drawn(viewer))
        assert "P1.1 [??]" in shown
        assert "D3" not in shown
        assert "SA" not in shown


def test_the_viewer_sits_below_and_is_spoken_to() -> None:
    duel = Duelling().do()
    for viewer in (P1, P2):
        assert duel.drawn(viewer)[0].startswith(" Rival ")
        assert any(line.startswith(" you ") for line in duel.drawn(viewer))
    assert duel.drawn(None)[0].startswith(" Player 2 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_called_as_people_call_them_and_not_by_letters(language: str) -> None:
    say, duel = Text(language, GAME), fight().do("P1.1", "P1.0", "done", "pass", "pass")
    for viewer in VIEWERS:
        look = duel.look(viewer)
        told = [*TERMINAL.log(look.events, look.view, say), *TERMINAL.facts(look, say)]
        assert len(told) > 10
        assert [line for line in told if re.search(r"\bP[12]\b(?!\.)", line)] == []


def test_a_long_life_is_not_counted_for_others() -> None:
    duel = Duelling().do()
    life = duel.state.sides[P1].life
    assert f"life {life}" in "\n".join(duel.drawn(P1))
    assert "Rival   life 10 or more" in duel.drawn(P2)[0]


def test_the_stage_shows_controller_keys_target_and_what_is_next() -> None:
    duel = Duelling()
    duel.side(P1, hand="H5 D2", units=(unit(1, "S6"),))
    duel.side(P2, hand="C7 H9")
    duel.do("request up", "pass", "request counter")
    drawn = duel.drawn(P1)
    at = drawn.index("── Stage (▶ resolves next) ──")
    assert drawn[at + 1 : at + 3] == [
        "▶ stage.1 Rival's Counter C7 → stage.0",
        "  stage.0 your Up H5 → P1.0",
    ]
    assert duel.choices(P2)[0] == "pass  let the chance go to Rival"
    duel.do("pass")
    assert duel.choices(P1)[0] == "pass  let it happen: Counter C7 → stage.0 is resolved"


def test_passing_over_an_empty_stage_is_explained() -> None:
    duel = Duelling().do("pass")
    assert duel.choices(P2)[0] == "pass  nothing happens; Rival has the chance again"
    assert "Passed: Player 1" in duel.facts(None)


def test_attackers_and_blockers_are_marked() -> None:
    duel = fight()
    assert "Now deciding for: P2.0 [D3] bulwark charged" in duel.facts(P2)
    assert duel.choices(P2)[-1] == "P1.1  (SK) 13 hero driven attacks"
    assert duel.choices(P1) == []
    duel.do("P1.1")
    assert "Now deciding for: P2.1 [C9] 9 soldier charged" in duel.facts(P2)
    assert "Everything is picked; done closes it." in duel.do("P1.0").facts(P2)
    drawn = "\n".join(duel.do("done").drawn(P1))
    assert "P1.0 (H8) 8 attacks" in drawn
    assert "P2.0 [??] blocks P1.1" in drawn
    assert "P2.1 [C9] 9 blocks P1.0" in drawn


def test_a_fight_is_told_in_words() -> None:
    duel = fight().do("P1.1", "P1.0", "done", "pass", "pass")
    log = duel.log(None)
    assert log[:4] == [
        "Player 1 requests Attack.",
        "Player 1 passes.",
        "Player 2 passes.",
        "Player 1's soldier H8, Player 1's hero SK driven.",
    ]
    assert "Block (Player 1) goes onto the stage." in log
    assert "Player 2 turns up D3." in log
    assert "Player 1: H8 from field to grave." in log
    assert duel.log(P1)[:4] == [
        "You request Attack.",
        "You pass.",
        "Rival passes.",
        "your soldier H8, your hero SK driven.",
    ]


def test_fog_names_what_it_is_bound_to() -> None:
    duel = Duelling()
    duel.side(P1, hand="H5 D2", units=(unit(1, "S6"),))
    duel.do("request up", "pass", "pass")
    drawn = duel.drawn(P2)
    assert "Fog  Up H5 → P1.0" in drawn
    assert "Soldiers  P1.0 [S6] 11" in drawn
    duel.side(P1, units=())
    assert "Fog  Up H5 (without effect)" in duel.drawn(P2)


def test_every_kind_of_fog_and_character_has_a_word() -> None:
    for language in LANGUAGES:
        say = Text(language, GAME)
        for kind in Kind:
            assert say(f"unit-{kind.name.lower()}")
        for fog in FogKind:
            assert say(f"fog-{fog.name.lower()}")


def test_a_hidden_card_is_counted_and_not_named() -> None:
    duel = Duelling()
    duel.side(P1, hand="H5 D2 S9", units=(unit(1, "S6"),))
    duel.do("request set_bulwark", "D2")
    assert any("D2 from hand to field" in line for line in duel.log(P1))
    for viewer, name in ((P2, "Rival"), (None, "Player 1")):
        assert f"{name}: a card from hand to field." in duel.log(viewer)
        assert "D2" not in "\n".join(duel.log(viewer))


def test_points_are_counted_while_cards_are_turned_up() -> None:
    duel = Duelling()
    duel.side(P1, hand="SA CJ", top=cards("H5 DA D2"))
    duel.do("request bj", "pass", "pass")
    assert "Turned up: H5 (5 points)" in duel.facts(P1)
    assert "Turned up: H5 DA (16 points)" in duel.do("hit").facts(P1)


def test_cards_shown_for_a_question_are_listed() -> None:
    duel = Duelling()
    duel.side(P1, hand="D4 C5")
    duel.side(P2, hand="SA H7")
    duel.do("request handes", "pass", "pass")
    assert "Shown to you: SA H7" in duel.choices(P1)
    assert "SA  H7" in "\n".join(duel.choices(P1))
    assert "Rival shows you: SA H7" in duel.log(P1)
    assert not any("SA" in line for line in duel.log(None))


def test_a_request_in_the_making_is_named_to_its_player_alone() -> None:
    duel = Duelling()
    duel.side(P1, hand="H5 H6 D2", units=(unit(1, "S6"),))
    duel.do("request up")
    assert "You are asking for: Up" in duel.facts(P1)
    for viewer in (P2, None):
        assert "Up" not in "\n".join([*duel.facts(viewer), *duel.drawn(viewer)])


def test_actions_are_grouped_with_what_they_need() -> None:
    duel = Duelling()
    duel.side(P1, hand="H5 D2", units=(unit(1, "S6"),))
    choices = duel.do().choices(P1)
    at = choices.index("  request up  Up  key ♡A–10  cost discard  target any soldier")
    assert choices[at + 1].startswith("      The target's size grows")
    assert choices[at - 1] == "Quick magic"
    assert "request … end attack set_bulwark up twist" in "\n".join(duel.facts(P1))


def test_holdings_say_what_each_card_is_good_for() -> None:
    duel = Duelling(Options())
    duel.side(P1, hand="H5 CK")
    shown = plain(TERMINAL.holdings(duel.do().look(P1), SAY))
    assert shown == [
        "H5   key for: Summon soldier, Equip, Up, Destroy bulwark",
        "CK   key for: Summon hero, Equip, Throw",
    ]
    assert TERMINAL.holdings(duel.look(None), SAY) == []


def test_before_the_first_turn_nobodys_turn_is_named() -> None:
    state = GAME.new(GAME.presets["master_extra"], [DeckList(), DeckList()], bytes(16))
    facts = plain(TERMINAL.facts(Look(state.view(P1), state.decision(P1)), SAY))
    assert facts[:3] == ["Master, Extra", "Setting up the table", "Cards to pick: 2"]


def test_trumps_are_named_where_they_are_seen() -> None:
    duel = Duelling(Options(Format.PRO, Frame.PACK))
    (slash, other) = cards("S2 H9")
    duel.side(P1, trumps=(Trump(slash, up=True), Trump(other, up=False)))
    duel.do()
    assert "P1.trump.0 S2 Slash (face up)" in "\n".join(duel.drawn(P2))
    assert "P1.trump.1 ?? (face down)" in "\n".join(duel.drawn(P2))
    held = plain(TERMINAL.holdings(duel.look(P1), SAY))
    assert held[0].endswith("While face up: your spade soldiers may use Slash.")
    assert held[1] == "P1.trump.1 H9 (face down)"


def test_there_are_always_secrets() -> None:
    assert all(TERMINAL.secrets(options) for options in GAME.presets.values())


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_moment_fits_beside_the_log(preset: str) -> None:
    for language in LANGUAGES:
        say = Text(language, GAME)
        for at, match in enumerate(random_match(preset, seed=5)):
            for viewer in VIEWERS if at % 3 == 0 else ():
                update = match.update(viewer)
                look = Look(update.view, update.decision, update.events)
                for line in TERMINAL.draw(look, say):
                    assert Styled.from_markup(line).cell_len <= WIDTH
                parts = (TERMINAL.facts, TERMINAL.holdings, TERMINAL.choices)
                lines = [line for part in parts for line in part(look, say)]
                lines += TERMINAL.log(update.events[-20:], update.view, say)
                assert all(line and "\n" not in Styled.from_markup(line).plain for line in lines)


class Typing(Screen):
    """A keyboard at which people type legal actions, and ask for help now and then."""

    random = Random(3)

    def ask(self, prompt: str) -> str:
        if "press Enter" in prompt:
            return ""
        if self.random.random() < 0.1:
            return self.random.choice(["help", "?", "items", "log", "request nothing"])
        seat = self.match.state.actors()[0]
        return self.match.state.name(self.random.choice(self.match.seat(seat).decision.legal), seat)


@pytest.mark.parametrize("preset", ["light", "master_extra"])
def test_two_people_play_to_the_end_at_one_keyboard(preset: str) -> None:
    options, people = GAME.presets[preset], ("human", "human")
    brought = [GAME.newcomer(options)] * 2
    match = Match(GAME, new_record(GAME, options, brought, people, bytes(16), bytes(16)))
    screen = Typing(match, people, SAY, letters=True)
    assert Table(match, screen, {}, lambda record: None).run() is Ending.OVER


@pytest.mark.parametrize("preset", GAME.presets)
def test_letters_are_enough_to_draw(preset: str) -> None:
    for match in random_match(preset, seed=6):
        update = match.update(P1)
        look = Look(update.view, update.decision, update.events, letters=True)
        assert all(line.isascii() for line in TERMINAL.draw(look, SAY))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_worded_or_stands_on_the_table(language: str) -> None:
    asked: dict[str, Any] = {
        "number": 1,
        "seat": P1,
        "action": "up",
        "keys": (17,),
        "target": (1, 0, 7),
    }
    samples: list[Event] = [
        *(kind(**asked) for kind in (ev.Request, ev.Push, ev.Resolve, ev.Fizzle, ev.Cancel)),
        ev.Drop(**asked),
        ev.Move(seat=P1, card=None, source="life", to="hand"),
        ev.Show(to=P2, seat=P1, card=3),
        ev.TurnUp(seat=P2, card=3, source="life"),
        ev.Compared(cards=(3, 16), seat=None),
        ev.Compared(cards=(3, 17), seat=P2),
        ev.Top(seat=P2, card=3),
        ev.State(seat=P1, unit=7, driven=True),
        ev.Pass(seat=P1),
        ev.Turn(seat=P2, number=2),
        ev.Lose(seat=P2),
    ]
    silent: set[type[Event]] = {ev.Trigger, ev.Seen}
    assert {type(event) for event in samples} | silent == set(GAME.events)
    view = Duelling().do().state.view(None)
    for event in samples:
        assert len(TERMINAL.log([event], view, Text(language, GAME))) == 1, event


@pytest.mark.parametrize(
    ("language", "worded"),
    [("en", "Grave of Player 1: H8 on top."), ("ja", "1人目の墓地のいちばん上はH8。")],
)
def test_the_card_that_a_grave_shows_when_its_top_has_left_is_worded(
    language: str, worded: str
) -> None:
    jack, eight = find("card", "CJ"), find("card", "H8")
    left = ev.Move(seat=P1, card=jack, source="grave", to="hand")
    view = Duelling().do().state.view(None)
    log = TERMINAL.log([left, ev.Top(seat=P1, card=eight)], view, Text(language, GAME))
    assert log[1:] == [worded]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_answer_and_action_can_be_said(language: str) -> None:
    say = Text(language, GAME)
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    asked = r'(?:Choose|PickSome|Decision|SetAside)\((?:seat,)?\s*"(\w+)"'
    picked = {kind for action in TABLE.values() for kind in action.picks}
    kinds = {*re.findall(asked, source), *picked}
    assert len(kinds) > 30
    needed = [f"decision-{kind}" for kind in kinds]
    needed += [f"pick-{word}" for word in space.WORDS]
    needed += [key for name in TABLE for key in (f"action-{name}", f"action-{name}-how")]
    needed += [f"format-{format}" for format in Format] + [f"frame-{frame}" for frame in Frame]
    assert [key for key in needed if not say.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notation_is_explained(language: str) -> None:
    words = " ".join(TERMINAL.help(Text(language, GAME)))
    for example in ("pass", "request up", "H5", "P1.0", "stage.0", "P2", "P1.trump.0", "done"):
        assert example in words
