"""The table as text: board, charges, cards and log in a terminal."""

from collections.abc import Iterator, Sequence

from teban.core.event import Event
from teban.core.ids import Action
from teban.core.terminal import Look, Say
from teban.games.card_othello import events as ev
from teban.games.card_othello import space
from teban.games.card_othello.cards.catalogue import CATALOGUE, COSTS, KEYS, NAMED, text_of
from teban.games.card_othello.geometry import SIZE, name_of
from teban.games.card_othello.options import DECK, MOST_CHARGE, Options
from teban.games.card_othello.state import COLOURS, Kind
from teban.games.card_othello.telling import spoken
from teban.games.card_othello.view import View

SIGNS = {"B": "●", "W": "○", ".": "·", "+": "+", "?": "?"}
LETTERS = {"B": "B", "W": "W", ".": ".", "+": "+", "?": "?"}
STYLES = {
    "B": "color(16)",
    "W": "bold color(231)",
    ".": "color(28)",
    "+": "bold yellow",
    "?": "bold cyan",
}
FELT = "on dark_green"
FRESH = "on dark_goldenrod"
"""Behind what the last action placed, flipped or moved."""
BADGES = {
    Kind.PROTECTED: "p",
    Kind.PERMA: "P",
    Kind.DRAGON: "D",
    Kind.BREEDING: "b",
    Kind.UDG: "U",
    Kind.HYPER: "h",
    Kind.UHG: "H",
    Kind.REGEN: "r",
    Kind.WORK: "w",
    Kind.BOMB: "B",
    Kind.TRAP: "t",
}
GUARD = "#"
SPROUT = '"'
COUNTED = (Kind.DRAGON, Kind.BREEDING, Kind.UDG, Kind.WORK, Kind.BOMB)
TIERS = {
    "white": "bold white",
    "grey": "bright_black",
    "green": "green",
    "blue": "bright_blue",
    "purple": "magenta",
    "gold": "bold yellow",
}


class CardOthelloTerminal:
    """Card Othello in a terminal."""

    def secrets(self, options: Options) -> bool:
        """Hands and traps."""
        return True

    def draw(self, look: Look, say: Say) -> list[str]:
        """The board; `+` marks where a stone may go, `?` before a stone that may be chosen."""
        letters = "   ".join(name_of(cell)[0] for cell in range(SIZE))
        cells = [*_cells(look)]
        rows = [
            f"[dim]{row + 1:2}[/] {''.join(cells[row * SIZE : (row + 1) * SIZE])} [dim]{row + 1}[/]"
            for row in range(SIZE)
        ]
        heading = f"[dim]    {letters}[/]"
        return [heading, *rows, heading]

    def facts(self, look: Look, say: Say) -> list[str]:
        """Stones, charge, cards of both sides; what waits."""
        view: View = look.view
        signs = LETTERS if look.letters else SIGNS
        facts = [line for seat in range(len(COLOURS)) for line in _side(view, seat, signs, say)]
        if view.waiting is not None:
            facts.append(say("terminal-waiting", card=_name(view.waiting, say)))
        if view.selection is not None:
            facts.append(say("terminal-selecting", card=_name(view.selection.card, say)))
        facts += [_marker(marker.cell, marker.kind, marker.counter, say) for marker in view.markers]
        return facts

    def holdings(self, look: Look, say: Say) -> list[str]:
        """The hand with what each card does; the discard pile."""
        view: View = look.view
        lines = []
        for hand in view.hands:
            for card in hand if not isinstance(hand, int) else ():
                lines.append(f"[bold]use {card}[/]  {_priced(card, say)}")
                lines.append(f"    {say(f'{text_of(card)}-short')}")
                lines.append(f"    [dim]{say(f'{text_of(card)}-long')}[/]")
        if view.discard:
            names = ", ".join(_name(card, say) for card in view.discard)
            lines.append(say("terminal-discard", cards=names))
        return lines

    def choices(self, look: Look, say: Say) -> list[str]:
        """Cards, targets and cells, each with the word to type."""
        decision = look.decision
        if decision is None:
            return []
        lines = [*_cards("use", space.USE, decision.legal, say)]
        lines += _at("target", space.TARGET, decision.legal, say)
        lines += _cards("pick", space.PICK, decision.legal, say)
        for action, word in ((space.FINISH, "finish"), (space.CANCEL, "cancel")):
            if action in decision.legal:
                lines.append(f"[bold]{word}[/]  {say(f'terminal-{word}')}")
        lines += _at("place", space.PLACE, decision.legal, say)
        if space.PASS in decision.legal:
            lines.append(f"[bold]pass[/]  {say('terminal-pass')}")
        return lines

    def log(self, events: Sequence[Event], view: View, say: Say) -> list[str]:
        """Both logs in order; effects begin with a side."""
        return [*spoken(events, say)]

    def help(self, say: Say) -> list[str]:
        """The notation, and the signs on the board."""
        kinds = [f"{sign} {say(f'marker-{kind}')}" for kind, sign in BADGES.items()]
        kinds += [f"{GUARD} {say('marker-GUARD')}", f"{SPROUT} {say('terminal-sprout')}"]
        return [*say("terminal-help").splitlines(), "  ".join(kinds)]


def _cells(look: Look) -> Iterator[str]:
    """Four signs a cell: whether it may be chosen, the stone, its marker, its count or guard."""
    view: View = look.view
    signs = LETTERS if look.letters else SIGNS
    legal = frozenset(look.decision.legal if look.decision else ())
    fresh = _fresh(look.events)
    for cell, found in enumerate(view.board):
        kind = "+" if space.PLACE + cell in legal else found
        before = "?" if space.TARGET + cell in legal else " "
        ground = FRESH if cell in fresh else FELT
        yield f"[{STYLES[kind]} {ground}]{before}{signs[kind]}{_badge(view, cell)}[/]"


def _badge(view: View, cell: int) -> str:
    sign = SPROUT if cell in view.sprouts else " "
    count = " "
    for marker in view.markers:
        if marker.cell != cell:
            continue
        if marker.kind == Kind.GUARD:
            count = GUARD
        else:
            sign = BADGES[Kind(marker.kind)]
            if marker.kind in COUNTED and count == " ":
                count = str(marker.counter)
    return sign + count


def _fresh(events: Sequence[Event]) -> set[int]:
    """The cells that the events since the last action's beginning changed."""
    cells: set[int] = set()
    for event in reversed(events):
        match event:
            case ev.StonePlaced(cell=cell):
                return {*cells, cell}
            case ev.CardPlayed():
                break
            case ev.StoneFlipped(cell=cell) | ev.StoneMoved(cell=cell):
                cells.add(cell)
            case ev.StoneSpawned(cell=cell) | ev.StoneRecolored(cell=cell):
                cells.add(cell)
            case _:
                pass
    return cells


def _side(view: View, seat: int, signs: dict[str, str], say: Say) -> Iterator[str]:
    colour, hand = COLOURS[seat], view.hands[seat]
    held = hand if isinstance(hand, int) else len(hand)
    yield f"{signs[colour]} " + say(
        "terminal-side",
        seat=say(f"seat-{colour}"),
        stones=view.board.count(colour),
        charge=view.charge[seat],
        most=MOST_CHARGE,
    )
    yield "  " + say("terminal-cards", hand=held, deck=view.decks[seat], whole=DECK)


def _marker(cell: int, kind: str, counter: int, say: Say) -> str:
    left = f" {counter}" if kind in COUNTED or kind == Kind.GUARD else ""
    return f"[dim]{name_of(cell)}[/] {say(f'marker-{kind}')}{left}"


def _name(card: str, say: Say) -> str:
    return say(text_of(card))


def _priced(card: str, say: Say) -> str:
    entry = CATALOGUE[NAMED[card]]
    return f"[{TIERS[entry.tier.id]}]{_name(card, say)}[/] {say('terminal-cost', cost=entry.cost)}"


def _cards(verb: str, first: Action, legal: Sequence[Action], say: Say) -> Iterator[str]:
    for card in range(len(COSTS)):
        if first + card in legal:
            short = say(f"{text_of(KEYS[card])}-short")
            yield f"[bold]{verb} {KEYS[card]}[/]  {_priced(KEYS[card], say)}  {short}"


def _at(verb: str, first: Action, legal: Sequence[Action], say: Say) -> Iterator[str]:
    cells = [name_of(cell) for cell in range(space.CELLS) if first + cell in legal]
    if cells:
        yield f"[bold]{verb}[/] {say(f'terminal-{verb}', cells=' '.join(cells))}"
