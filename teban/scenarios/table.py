"""A scenario being played: its position, its steps, and everything that has happened."""

from collections.abc import Iterator

import msgspec

from teban.core.chance import SEED_BYTES, Luck
from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.refused import Refused
from teban.core.words import Vocabulary
from teban.scenarios.document import Scenario, Stage
from teban.scenarios.malformed import refused_value
from teban.scenarios.phrase import Phrase, Saying, crash, phrase

REFUSE = "refuse"
RELOAD = "reload"

_SEED = bytes(SEED_BYTES)


class Wrong(Exception):  # noqa: N818 - scenario and game disagree; either may be right
    """A step that did not go as the scenario says."""

    def __init__(self, step: str, wanted: Phrase, found: Phrase) -> None:
        super().__init__(step, wanted, found)
        self.step = step
        self.wanted = wanted
        self.found = found


class Table:
    """One play of a scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.vocabulary, self.state = _start(scenario)
        self.events: list[Event] = []
        """Since the scenario began, over all its stages."""
        self.before = 0
        """How many of them happened before this stage."""

    def seat(self, name: str) -> SeatId:
        """The seat of this name."""
        return SeatId(self.game.seat_names.index(name))

    def play(self, stage: Stage) -> None:
        """Every step of the stage."""
        for _ in self.steps(stage):
            pass

    def steps(self, stage: Stage) -> Iterator[str]:
        """Every step of the stage, each as soon as it has been played."""
        self.before = len(self.events)
        ahead = (*stage.do, self._after(stage))
        self._settle(ahead[0])
        for step, following in zip(stage.do, ahead[1:], strict=True):
            try:
                self._do(step)
            except Wrong:
                raise
            except Refused as refused:
                found = phrase(Saying.REFUSED_BECAUSE, why=refused)
                raise Wrong(step, phrase(Saying.TAKEN), found) from None
            except Exception as error:
                wanted = Saying.REFUSED if step.startswith(REFUSE) else Saying.TAKEN
                raise Wrong(step, phrase(wanted), crash(error)) from error
            self._settle(following)
            yield step

    def _after(self, stage: Stage) -> str | None:
        """The first step of the stages that follow: it may answer what this one leaves open."""
        stages = self.scenario.stages
        later = stages[stages.index(stage) + 1 :]
        return next((step for other in later for step in other.do), None)

    def _do(self, step: str) -> None:
        word, _, rest = step.partition(" ")
        if word == REFUSE:
            self._refuse(rest.strip())
        elif step == RELOAD:
            self._reload()
        else:
            self._submit(step)

    def _submit(self, step: str) -> None:
        word, _, rest = step.partition(" ")
        if word in self.game.seat_names and rest:
            self.vocabulary.play(self.state, rest.strip(), self.seat(word), self.events)
        else:
            self.vocabulary.play(self.state, step, None, self.events)

    def _refuse(self, step: str) -> None:
        before, happened = saved(self.state), len(self.events)
        try:
            self._submit(step)
        except Refused as refused:
            if saved(self.state) != before or len(self.events) != happened:
                wanted = phrase(Saying.REFUSED_UNCHANGED)
                found = phrase(Saying.REFUSED_CHANGED, why=refused)
                raise Wrong(f"{REFUSE} {step}", wanted, found) from None
            return
        raise Wrong(f"{REFUSE} {step}", phrase(Saying.REFUSED), phrase(Saying.TAKEN))

    def _reload(self) -> None:
        data = saved(self.state)
        self.state = self.game.load(msgspec.json.decode(data))
        if saved(self.state) != data:
            raise Wrong(RELOAD, phrase(Saying.SAME), phrase(Saying.CHANGED))
        self.state.resumed(self.events)

    def _settle(self, following: str | None) -> None:
        self.vocabulary.settle(self.state, self.scenario.words, following, self.events)


def saved(state: State) -> bytes:
    """The whole position as a file would hold it."""
    return msgspec.json.encode(state.dump(), order="sorted")


def _start(scenario: Scenario) -> tuple[Vocabulary, State]:
    document = scenario.document.data
    field = "setup" if "setup" in document else "options"
    try:
        vocabulary = scenario.game.vocabulary(scenario.options)
        state: State = vocabulary.compose(document, Luck(_SEED, tape=scenario.tape))
    except Refused as refused:
        raise refused_value((field,), refused) from None
    return vocabulary, state
