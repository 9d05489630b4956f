"""The vocabulary itself: it only connects the modules beside it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec import structs

from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.vocabulary import Compared
from teban.games.blackpoker import setup
from teban.games.blackpoker.options import DeckList, Options, check_deck
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.scenario import comparing, lines, position, steps, viewing
from teban.games.blackpoker.scenario.picture import picture
from teban.games.blackpoker.scenario.stacking import stacked
from teban.games.blackpoker.space import PLAYERS

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

AT = ("play", "first_player", "deal")


class Words:
    """What scenario files may say about this game; one of these belongs to one scenario."""

    setup_words = position.WORDS
    expect_words = comparing.WORDS
    view_words = viewing.WORDS
    event_words = lines.WORDS
    document_words = frozenset(("answers",))
    option_words = frozenset(("decks",))

    def __init__(self, kind: "type[DuelState]") -> None:
        self._kind = kind
        self._at = "play"
        self._decks = [DeckList(), DeckList()]
        self._shuffled = True
        self._early: list[tuple[str, SeatId | None]] = []

    def setup(self, options: Options, words: Mapping[str, Any], tape: Sequence[str]) -> State:
        """The position that these words describe."""
        return self.compose(options, {"setup": words}, tape)

    def compose(
        self, options: Options, document: Mapping[str, Any], tape: Sequence[str]
    ) -> "DuelState":
        """The position before the first step: fillers are cards that no part of it names."""
        words = document.get("setup", {"at": "deal"})
        self._decks = _decks(document.get("options", {}).get("decks", {}))
        self._at = words.get("at", AT[0])
        if self._at not in AT:
            raise bad_value("at", self._at, Expect.ONE_OF, names=AT)
        if words.get("shuffle", "none") != "none":
            raise bad_value("shuffle", words["shuffle"], Expect.ONE_OF, names=("none",))
        self._shuffled = "shuffle" not in words
        duel = position.set_up(options, words, document, tape, self._kind)
        if self._at == "deal":
            duel.frames, duel.holder = (), None
        elif self._at == "play":
            duel.question = FLOW.runner.run(duel, None)
        if "setup" not in document and not _starts(document):
            self._start(duel, [])
        return duel

    def play(self, state: State, text: str, seat: SeatId | None, events: list[Event]) -> None:
        """One step."""
        duel = cast("DuelState", state)
        if text == "start" and seat is None:
            self._start(duel, events)
        elif steps.is_early(duel, text, seat):
            steps.foresee(duel, [*self._early, (text, seat)])
            self._early.append((text, seat))
        else:
            steps.play(duel, text, seat, events)

    def _start(self, duel: "DuelState", events: list[Event]) -> None:
        """Run the set-up from where the scenario begins to the first decision."""
        at, self._at = self._at, "play"
        if at == "deal":
            try:
                dealt = setup.begin(duel.options, self._decks, duel.luck.seed, self._kind)
            except Refused:
                self._at = at
                raise
            dealt.luck = structs.replace(duel.luck)
            if not self._shuffled:
                stacked(dealt, self._decks)
            steps.become(duel, dealt)
        elif at == "first_player":
            # should both lives run out, these decks are dealt again.
            for side, deck in zip(duel.sides, self._decks, strict=True):
                side.deck = check_deck("decks", deck, duel.options.frame)
        else:
            raise Refused(Why.NOT_LEGAL)
        steps.go_on(duel, events)

    def settle(
        self, state: State, words: Mapping[str, Any], following: str | None, events: list[Event]
    ) -> None:
        """Forced decisions, standing answers, and secret choices that were made early."""
        duel, answers = cast("DuelState", state), words.get("answers", {})
        steps.settle(duel, answers, following, events)
        while early := [step for step in self._early if not steps.is_early(duel, *step)]:
            self._early.remove(early[0])
            steps.play(duel, *early[0], events)
            steps.settle(duel, answers, following, events)

    def to_move(self, state: State) -> SeatId | None:
        """Whoever is asked."""
        question = cast("DuelState", state).question
        return None if question is None else question.seat

    def compare(self, state: State, word: str, wanted: Any, events: Sequence[Event]) -> Compared:
        """One expectation against the position."""
        return comparing.compare(cast("DuelState", state), word, wanted, events)

    def compare_view(self, view: Any, word: str, wanted: Any) -> Compared:
        """One expectation against what a player is shown."""
        return viewing.compare(view, word, wanted)

    def tells(self, view: Any, seat: SeatId, fact: str) -> bool:
        """Whether the view tells this fact."""
        return viewing.tells(view, fact)

    def lines(self, event: Event, state: State) -> list[str]:
        """The wordings of an event."""
        return lines.lines(event)

    def picture(self, state: State) -> str:
        """Both sides and the stage."""
        return picture(cast("DuelState", state))


def _starts(document: Mapping[str, Any]) -> bool:
    """Whether the ordinary start, which needs no word, is a step of the document all the same."""
    first, *_ = document.get("stages", [document])
    step, *_ = first.get("do") or [""]
    return str(step).removeprefix("refuse ") == "start"


def _decks(given: Any) -> list[DeckList]:
    if not isinstance(given, Mapping) or given.keys() - set(PLAYERS):
        raise bad_value("decks", given, Expect.MAPPING_FROM, names=PLAYERS)
    return [DeckList(tuple(map(str, given.get(player, ())))) for player in PLAYERS]
