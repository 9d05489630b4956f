"""The scenario words of a game at one table; `scenarios` brings those that every game has.

A word has a form (`forms.py`), which says how its value is written, and places where it is found in
a position and seen in a view.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from msgspec import structs

from teban.core.chance import SEED_BYTES, Luck
from teban.core.event import Event
from teban.core.ids import SeatId
from teban.core.picture import Picture, drawn
from teban.core.refused import Expect, bad_value
from teban.core.words.compared import Compared
from teban.core.words.forms import Flag, Form, Maybe, OneOf, SeatName
from teban.core.words.lines import Lines, Spell

if TYPE_CHECKING:
    from teban.core.game import Game

DRAW = "draw"
Find = Callable[[Any], Any]
Hear = Callable[[Any, Sequence[Event]], Any]


USUAL_LUCK = Luck(bytes(SEED_BYTES))


def by_name(*names: str) -> dict[str, Find]:
    """Words that are found in the field or property of the same name."""
    return {name: attrgetter(name) for name in names}


class Vocabulary:
    """What scenario files may say; one of these belongs to one scenario."""

    setup_words: Collection[str] = ()
    """What may stand in `setup`."""
    expect_words: Mapping[str, Find] = {}
    """What may stand in `expect`, and what it is in a position."""
    heard_words: Mapping[str, Hear] = {}
    """The same for what takes the events since the scenario began as well."""
    view_words: Mapping[str, Find] = {}
    """What may stand in `view: {SEAT: …}`, and what it is in a view."""
    facts: Mapping[str, Find] = {}
    """What may stand in `hidden: {SEAT: [fact …]}`, and whether a view tells it."""
    own_forms: Mapping[str, Form] = {}
    """How the values of the game's words are written."""
    seen_forms: Mapping[str, Form] = {}
    """How they are written in a view, where that is another way."""
    setup_forms: Mapping[str, Form] = {}
    """How they are written in a setup, where that is another way."""
    templates: Mapping[str, str] = {}
    """The wordings of events that do not follow from their fields (`lines.py`)."""
    spellings: Mapping[str, Spell] = {}
    """How fields of events are written that are neither seats nor cells, by name."""
    document_words: frozenset[str] = frozenset()
    """What may stand at the top of a document, besides the words of every game."""
    option_words: frozenset[str] = frozenset()
    """What may stand in `options`, besides the options of the table."""

    def __init__(self, game: "Game[Any]", options: Any) -> None:
        self.game, self.options = game, options
        self.seats = tuple(game.seat_names)
        self.forms: Mapping[str, Form] = {
            "to_move": SeatName(self.seats),
            "over": Flag(),
            "winner": Maybe(OneOf((*self.seats, DRAW))),
            **self.own_forms,
        }
        """How the value of each word is written."""
        to_move = Maybe(self.forms["to_move"])
        self.view_forms = {**self.forms, "to_move": to_move, **self.seen_forms}
        self._lines = Lines(self.templates, self.seats, self.cell, self.spellings)

    @property
    def event_words(self) -> frozenset[str]:
        """What a line of `events` or `no_events` may begin with."""
        return frozenset(verb for kind in self.game.events for verb in self._lines.verbs(kind))

    # What a game of its own words says

    def cell(self, cell: Any) -> Sequence[str]:
        """Every way to write a cell, the usual one first."""
        raise NotImplementedError

    def laid_out(self, named: Mapping[str, Any], luck: Luck) -> Any:
        """The position in which these words have these values, everything else empty or zero."""
        raise NotImplementedError

    def picture(self, position: Any) -> Picture:
        """The position with all its secrets, for a person who reads a failed scenario."""
        raise NotImplementedError

    # What the runner asks

    def compose(self, document: Mapping[str, Any], luck: Luck = USUAL_LUCK) -> Any:
        """The position before the first step: that of `setup`, or the ordinary start."""
        if "setup" in document:
            return self.setup(document["setup"], luck)
        # What is forced is forced from the first decision on: a deal takes none of it.
        state = self.begin(structs.replace(luck, tape=()))
        state.luck = structs.replace(state.luck, tape=luck.tape)
        return state

    def begin(self, luck: Luck) -> Any:
        """The ordinary start."""
        return self.game.begin(self.options, [self.game.private() for _ in self.seats], luck)

    def setup(self, words: Mapping[str, Any], luck: Luck = USUAL_LUCK) -> Any:
        """The position that these words describe, everything unnamed empty or zero."""
        forms = {**self.forms, **self.setup_forms}
        named = {word: forms[word].read(f"setup.{word}", value) for word, value in words.items()}
        return self.laid_out(named, luck)

    def play(self, state: Any, text: str, seat: SeatId | None, events: list[Event]) -> None:
        """One step, for the seat to move unless another is named; refused or done."""
        mover = next(iter(state.actors()), SeatId(0)) if seat is None else seat
        state.apply(state.parse(text, mover), mover, events)

    def settle(
        self, state: Any, words: Mapping[str, Any], following: str | None, events: list[Event]
    ) -> None:
        """Take the decisions that these words settle, unless the following step answers them.

        Called for the first position and after every step; nothing follows at a stage's end.
        """

    def to_move(self, state: Any) -> SeatId | None:
        """The seat whose turn it is; none where several choose at the same time."""
        actors = state.actors()
        return actors[0] if len(actors) == 1 else None

    def compare(self, state: Any, word: str, wanted: Any, events: Sequence[Event]) -> Compared:
        """One expectation against the position and what has happened since the start."""
        if word in self.heard_words:
            found = self.heard_words[word](state, events)
        elif word in self.expect_words:
            found = self.expect_words[word](state)
        else:
            raise bad_value(f"expect.{word}", wanted, Expect.NOTHING)
        return self.forms[word].compare(f"expect.{word}", wanted, found)

    def compare_view(self, view: Any, word: str, wanted: Any) -> Compared:
        """One expectation against what a seat is shown."""
        found = self.view_words[word](view)
        return self.view_forms[word].compare(f"view.{word}", wanted, found)

    def tells(self, view: Any, seat: SeatId, fact: str) -> bool:
        """Whether the view tells this fact."""
        if not self.facts:
            raise bad_value("hidden", fact, Expect.NOTHING)
        if fact not in self.facts:
            raise bad_value("hidden", fact, Expect.ONE_OF, names=tuple(self.facts))
        return bool(self.facts[fact](view))

    def lines(self, event: Event) -> Sequence[str]:
        """The event in the wordings that `events` may use for it, the fullest first."""
        return self._lines.of(event)

    def told(self, state: Any) -> str:
        """The picture as text."""
        return "\n".join(drawn(self.picture(state)))
