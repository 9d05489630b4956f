"""The vocabulary: its tables, the beginning of a scenario, and how a failed one is shown."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any

from teban.core.chance import Luck
from teban.core.event import Event
from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.words import Vocabulary
from teban.core.words.forms import OneOf
from teban.core.words.lines import Spell
from teban.core.words.vocabulary import USUAL_LUCK
from teban.games.blackpoker import setup
from teban.games.blackpoker.cards import NAMES, cards_in, names
from teban.games.blackpoker.options import DeckList, check_deck
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.scenario import comparing, position, steps, zones
from teban.games.blackpoker.scenario.comparing import FOUND
from teban.games.blackpoker.scenario.naming import request_name, target_ref
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import SEATS, Duel

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

AT = ("play", "first_player", "deal")
REQUEST = "{seat}:{action}[({keys})]"
LINES: Mapping[str, str] = {
    **{
        kind: f"{kind} {REQUEST}"
        for kind in ("request", "push", "resolve", "fizzle", "cancel", "trigger", "drop")
    },
    "move": "move {seat} {card} {source} {to}",
    "show": "show {to} {card}",
    "turn_up": "turn_up {seat} {card}",
    "top": "top {seat} {card}",
    "compared": "compared {seat}",
    "state": "{driven?drive|charge} {seat}",
    "turn": "turn {seat}",
    "ask": "ask {seat} {what}",
    "seen": "seen",
}
SPELLINGS: Mapping[str, Spell] = {
    "card": lambda card: (NAMES[card],),
    # In any order.
    "keys": lambda keys: ["+".join(way) for way in permutations(names(sorted(keys))) if way],
}


class Words(Vocabulary):
    """What scenario files may say about this game; one of these belongs to one scenario."""

    expect_words = {word: find for word, (find, _) in FOUND.items()}
    heard_words, view_words = {"asked": comparing.asked}, comparing.SEEN
    own_forms = {"asked": comparing.ASKED} | {word: form for word, (_, form) in FOUND.items()}
    seen_forms = {"chance": comparing.RAW}
    setup_forms = {"at": OneOf(AT), **position.FORMS}
    setup_words = tuple(setup_forms)
    templates, spellings = LINES, SPELLINGS
    document_words, option_words = frozenset(("answers",)), frozenset(("decks",))

    _document: Mapping[str, Any] = {}
    _at, _shuffled = AT[0], True
    _decks: Sequence[DeckList] = (DeckList(), DeckList())
    _early: Sequence[tuple[str, SeatId | None]] = ()
    """Secret choices that were made before they are asked for."""

    @property
    def event_words(self) -> frozenset[str]:
        """A question counts as one; that the table looks different does not."""
        return super().event_words - {"seen"} | {"ask"}

    def setup(self, words: Mapping[str, Any], luck: Luck = USUAL_LUCK) -> "DuelState":
        """The position that these words describe."""
        return self.compose({"setup": words}, luck)

    def compose(self, document: Mapping[str, Any], luck: Luck = USUAL_LUCK) -> "DuelState":
        """The position before the first step: fillers are cards that no part of it names."""
        self._document = document
        self._decks = _decks(document.get("options", {}).get("decks", {}))
        duel: DuelState = super().setup(document.get("setup", {"at": "deal"}), luck)
        if "setup" not in document and not _starts(document):
            self._start(duel, [])
        return duel

    def laid_out(self, named: Mapping[str, Any], luck: Luck) -> "DuelState":
        """As far as `at` says, to the first question if it is play."""
        self._at, self._shuffled = named.get("at", AT[0]), "shuffle" not in named
        kind: type[DuelState] = self.game.position
        duel = position.set_up(self.options, named, self._document, luck, kind)
        if self._at == "play":
            duel.question = FLOW.runner.run(duel, None)
        return duel

    def play(self, state: "DuelState", text: str, seat: SeatId | None, events: list[Event]) -> None:
        if text == "start" and seat is None:
            self._start(state, events)
        elif steps.is_early(state, text, seat):
            early = (*self._early, (text, seat))
            steps.foresee(state, early)
            self._early = early
        else:
            steps.play(state, text, seat, events)

    def _start(self, duel: "DuelState", events: list[Event]) -> None:
        """Run the set-up from where the scenario begins to the first decision."""
        at, self._at = self._at, "play"
        if at == "deal":
            try:
                dealt = setup.begin(type(duel), duel.options, self._decks, duel.luck)
            except Refused:
                self._at = at
                raise
            if not self._shuffled:
                self._stack(dealt)
            steps.become(duel, dealt)
        elif at == "first_player":
            # should both lives run out, these decks are dealt again.
            for side, deck in zip(duel.sides, self._decks, strict=True):
                side.deck = check_deck("decks", deck, duel.options.frame)
        else:
            raise Refused(Why.NOT_LEGAL)
        steps.go_on(duel, events)

    def _stack(self, duel: Duel) -> None:
        """Both decks lie in the order of their lists, the first card on top."""
        for side, deck in zip(duel.sides, self._decks, strict=True):
            order = tuple(map(NAMES.index, deck.cards))
            side.pool, side.top = 0, order or tuple(cards_in(side.deck))

    def settle(
        self,
        state: "DuelState",
        words: Mapping[str, Any],
        following: str | None,
        events: list[Event],
    ) -> None:
        """Forced decisions, standing answers, and secret choices that were made early."""
        answers = words.get("answers", {})
        steps.settle(state, answers, following, events)
        while early := [step for step in self._early if not steps.is_early(state, *step)]:
            self._early = [step for step in self._early if step != early[0]]
            text, seat = early[0]
            steps.play(state, text, seat, events)
            steps.settle(state, answers, following, events)

    def tells(self, view: Any, seat: SeatId, fact: str) -> bool:
        return zones.tells(view, fact)

    def told(self, state: "DuelState") -> str:
        """Both sides, the stage, and what is asked."""
        asked = state.question
        question = f"{PLAYERS[asked.seat]} {asked.kind}" if asked else "none"
        stage = ", ".join(
            request_name(request)
            + (f" at {target_ref(state, aimed)}" if (aimed := request.detail.target) else "")
            for request in state.stage
        )
        head = f"turn {PLAYERS[state.turn]}, asked: {question}"
        sides = [line for seat in SEATS for line in _told(state, seat)]
        return "\n".join([head, f"stage: {stage or 'empty'}", *sides])


def _told(duel: Duel, seat: SeatId) -> Iterator[str]:
    """The zones of a player, as expectations have them; those that few tables have, if need be."""
    found, side = zones.lying(duel, seat), duel.sides[seat]
    yield f"{PLAYERS[seat]} life {side.life}: {' '.join(names(side.top[:12]))}"
    yield f"   hand: {' '.join(names(found['hand']))}"
    yield f"   grave: {' '.join(names(side.grave))}"
    yield f"   field: {' '.join(found['field'])}"
    if found["fog"]:
        yield f"   fog: {' '.join(map(str, found['fog']))}"
    if found["pack"][0] != "none":
        yield f"   pack: {found['pack'][0]}"
    if found["rare"]:
        yield f"   rare: {found['rare']}"
    if found["trumps"]:
        yield f"   trumps: {' '.join(found['trumps'])}"


def _starts(document: Mapping[str, Any]) -> bool:
    """Whether the ordinary start, which needs no word, is a step of the document all the same."""
    first, *_ = document.get("stages", [document])
    step, *_ = first.get("do") or [""]
    return str(step).removeprefix("refuse ") == "start"


def _decks(given: Any) -> list[DeckList]:
    if not isinstance(given, Mapping) or given.keys() - set(PLAYERS):
        raise bad_value("decks", given, Expect.MAPPING_FROM, names=PLAYERS)
    return [DeckList(tuple(map(str, given.get(player, ())))) for player in PLAYERS]
