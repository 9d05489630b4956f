"""Many games over all ten pairs, driven towards the actions that have come up least.

No dead end, no endless game, no card lost or doubled, and every action asked for and resolved.
"""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from teban.core.event import Event
from teban.core.ids import Action, SeatId
from teban.flow.request import Timing
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.frame import LABEL
from teban.games.blackpoker.actions.table import TABLE, menu
from teban.games.blackpoker.cards import OF_SUIT, CardSet, cards_in, mask_of, of_numbers
from teban.games.blackpoker.game import BlackPoker, DuelState
from teban.games.blackpoker.options import DeckList, Frame, Options
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.state import SEATS, Side, Trump, know
from teban.games.blackpoker.zones import enter

GAME = BlackPoker()
NIGHTLY = os.environ.get("TEBAN_GAMES") == "nightly"
GAMES = 1000 if NIGHTLY else 30
DEALT = 150 if NIGHTLY else 10
LEAST = 100 if NIGHTLY else 1
"""How often every action must be resolved in all of them together."""
LONGEST = 20_000
TRIED = 0.03
"""The share of positions in which every legal action is tried."""
ROYAL = of_numbers(1, 10, 11, 12, 13)

SAVING = (
    space.PASS,
    *(space.REQUEST[key] for key in ("end", "attack", "set_bulwark", "summon_soldier")),
)


class Tally:
    """What has been asked for, and what became of it."""

    def __init__(self) -> None:
        self.requested: Counter[str] = Counter()
        self.resolved: Counter[str] = Counter()
        self.fizzled: Counter[str] = Counter()
        self.decisions = 0
        self.games = 0

    def note(self, events: list[Event]) -> None:
        for event in events:
            match event:
                case ev.Request() | ev.Trigger():
                    self.requested[event.action] += 1
                case ev.Resolve():
                    self.resolved[event.action] += 1
                case ev.Fizzle():
                    self.fizzled[event.action] += 1
                case _:
                    pass

    def uses(self, action: Action) -> int:
        """How often what this asks for has been resolved."""
        return self.resolved[space.action_of(action)]

    def need(self, action: Action) -> float:
        """How much it is wanted: fully if nothing is rarer."""
        rarest = min(self.resolved[key] for key in TABLE)
        return (rarest + 1) / (self.uses(action) + 1)

    def lines(self) -> Iterator[str]:
        yield f"{self.games} games, {self.decisions} decisions"
        yield f"{'action':16} {'requested':>10} {'resolved':>10} {'fizzled':>10}"
        for key in space.ACTIONS:
            counts = self.requested[key], self.resolved[key], self.fizzled[key]
            yield f"{key:16} {counts[0]:10} {counts[1]:10} {counts[2]:10}"


def zones(duel: DuelState, seat: SeatId) -> list[CardSet]:
    """Every place where a card of this side can be."""
    side = duel.sides[seat]
    rare = () if side.rare is None else (side.rare,)
    flips = duel.flipped if duel.resolving and duel.resolving[-1].controller == seat else ()
    rows = (side.top, side.bottom, side.grave, rare, flips, [trump.card for trump in side.trumps])
    units = [mask_of(unit.cards) for unit in side.units]
    fog = [mask_of(entry.cards) for entry in side.fog]
    laid = duel.laid[seat]
    assert laid == mask_of(_keys(duel, seat)), "the keys on the stage are not those laid"
    return [side.hand, side.pool, side.pack, laid, *map(mask_of, rows), *units, *fog]


def _keys(duel: DuelState, seat: SeatId) -> list[int]:
    """Key cards that lie on a request, as the requests say."""
    declared = () if duel.declared is None else (duel.declared,)
    asked = {request.number: request for request in (*duel.stage, *duel.resolving, *declared)}
    on_requests = [
        card
        for request in asked.values()
        if request.controller == seat
        for card in request.detail.keys
    ]
    return [card for card in on_requests if duel.laid[seat] >> card & 1]


def conserved(duel: DuelState) -> bool:
    """Whether every card of both decks is in exactly one place."""
    for seat in SEATS:
        places = zones(duel, seat)
        whole = 0
        for cards in places:
            whole |= cards
        deck = duel.sides[seat].deck
        if whole != deck or sum(map(int.bit_count, places)) != deck.bit_count():
            return False
    return True


def choose(duel: DuelState, random: Random, tally: Tally) -> Action:
    """Mostly what has been resolved least; otherwise anything."""
    assert duel.question is not None
    kind, legal = duel.question.kind, duel.question.legal
    if kind == "choose_trumps" and random.random() < 0.8:
        labels = [action for action in legal if space.card_of(action) in LABEL.values()]
        return random.choice(labels or legal)
    if kind != "chance" or random.random() < 0.1:
        return random.choice(legal)
    requests = [action for action in legal if action != space.PASS]
    random.shuffle(requests)
    least = min(requests, key=tally.uses, default=space.PASS)
    if least != space.PASS and random.random() < tally.need(least):
        return least
    # What is rare needs cards in hand, bulwarks and a fight: they are saved up for it.
    plain = [action for action in legal if action in SAVING]
    return random.choice(plain or legal)


def step(duel: DuelState, action: Action, events: list[Event] | None) -> None:
    """As `apply` does, without comparing what everybody sees."""
    duel.question = FLOW.runner.answer(duel, action, events)


def play_out(duel: DuelState, random: Random, tally: Tally) -> None:
    tally.games += 1
    decisions = 0
    while duel.question is not None:
        decisions += 1
        assert decisions < LONGEST, "the game does not end"
        legal = duel.question.legal
        assert legal, "a dead end"
        if random.random() < TRIED:
            try_all(duel)
        events: list[Event] = []
        step(duel, choose(duel, random, tally), events)
        tally.note(events)
        assert conserved(duel), duel
    tally.decisions += decisions
    assert duel.result() is not None


def try_all(duel: DuelState) -> None:
    assert duel.question is not None
    for action in duel.question.legal:
        after = duel.clone()
        after.apply(action, duel.question.seat)
        assert (after.question is None) == (after.result() is not None), "a dead end"
        assert conserved(after), space.name(action)


def begin(options: Options, seed: int) -> DuelState:
    return GAME.new(options, (DeckList(), DeckList()), seed.to_bytes(16, "big"))


def past_setup(options: Options, seed: int, random: Random) -> DuelState:
    """The first chance."""
    duel = begin(options, seed)
    while duel.question is not None and duel.question.kind != "chance":
        duel.apply(random.choice(duel.question.legal), duel.question.seat)
    return duel


def deal_flush(seed: int, random: Random) -> DuelState:
    """R・S・F in the turn player's hand, and two more bulwarks."""
    duel = past_setup(GAME.presets["master_pack"], seed, random)
    seat = duel.turn
    side = duel.sides[seat]
    free = side.hand | side.pool
    royal = [suit & ROYAL for suit in OF_SUIT if suit & ROYAL & free == suit & ROYAL]
    if not royal:
        return duel
    bulwarks = cards_in(side.pool & ~royal[0])[:2]
    pool = free & ~royal[0] & ~mask_of(bulwarks)
    side.hand, side.pool = royal[0], pool
    know(duel, seat, royal[0], 1 << seat)
    for card in bulwarks:
        enter(duel, seat, card, "life", None, up=False)
    duel.question = FLOW.runner.pending(duel)
    return duel


def deal_trumps(seed: int, random: Random) -> DuelState:
    """Two trumps with an ability turned up, and a soldier of either suit."""
    duel = past_setup(GAME.presets["master_extra"], seed, random)
    for seat in SEATS:
        side = duel.sides[seat]
        free = side.pool
        labels = [card for card in LABEL.values() if free >> card & 1]
        chosen = random.sample(labels, min(2, len(labels)))
        back = mask_of(trump.card for trump in side.trumps[: len(chosen)])
        trumps = (*(Trump(card, up=True) for card in chosen), *side.trumps[len(chosen) :])
        side.trumps, side.pool = trumps, free & ~mask_of(chosen) | back
        for card in chosen:
            _soldier(duel, seat, OF_SUIT[card // 13])
    duel.question = FLOW.runner.pending(duel)
    return duel


def _soldier(duel: DuelState, seat: SeatId, suit: CardSet) -> None:
    side: Side = duel.sides[seat]
    for card in cards_in(side.pool & suit)[:1]:
        side.pool ^= 1 << card
        enter(duel, seat, card, "life", None, up=True, turn=0)


@pytest.mark.timeout(7200 if NIGHTLY else 120)
def test_every_action_comes_up_and_every_game_ends(capsys: pytest.CaptureFixture[str]) -> None:
    tally = Tally()
    for options in GAME.presets.values():
        for seed in range(GAMES):
            play_out(begin(options, seed), Random(seed), tally)
    for seed in range(DEALT):
        random = Random(seed)
        play_out(deal_flush(seed, random), random, tally)
        play_out(deal_trumps(seed, random), random, tally)
    with capsys.disabled():
        print("", *tally.lines(), sep="\n")
    rare = [key for key in TABLE if tally.resolved[key] < LEAST]
    assert not rare, f"resolved less than {LEAST} times: {rare}"


@pytest.mark.parametrize("name", GAME.presets)
def test_a_pair_offers_only_its_own_actions(name: str) -> None:
    """The ten pairs differ in what can be asked for, and only in that."""
    options, tally = GAME.presets[name], Tally()
    for seed in range(GAMES // 10):
        play_out(begin(options, seed), Random(seed), tally)
    allowed = {action.key for action in menu(options.format, options.frame, Timing.MAIN)}
    asked = {key for key in tally.requested if not TABLE[key].triggered}
    assert asked <= allowed
    assert ("rare_draw" in allowed) == (options.frame not in (Frame.ENTRY20, Frame.PACK))
