"""The table as text: board, charges, cards and log in a terminal."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from teban.core.event import Event
from teban.core.picture import Pile, Spot
from teban.core.terminal import Look, Say, Terminal
from teban.games.card_othello.cards.catalogue import CATALOGUE, NAMED, text_of
from teban.games.card_othello.geometry import name_of
from teban.games.card_othello.options import DECK, MOST_CHARGE, Options
from teban.games.card_othello.state import COLOURS, Kind
from teban.games.card_othello.telling import spoken
from teban.games.card_othello.view import View

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


class CardOthelloTerminal(Terminal):
    """Card Othello in a terminal."""

    styles = {
        "B": "color(16)",
        "W": "bold color(231)",
        ".": "color(28)",
        "+": "bold yellow",
        "?": "bold cyan",
    }
    width = 4

    def secrets(self, options: Options) -> bool:
        """Hands and traps."""
        return True

    def spot(self, spot: Spot, look: Look, changed: bool, last: bool) -> str:
        """Whether it may be chosen, the stone, its marker, its count or guard."""
        piece = "+" if f"place {spot.name}" in look.names else spot.piece or "."
        before = "?" if f"target {spot.name}" in look.names else " "
        sign = piece if look.letters else self.sign(piece)
        ground = self.fresh if changed else self.ground
        return f"[{self.styles[piece]} {ground}]{before}{sign}{_badge(look.view, spot)}[/]"

    def thing(self, thing: str | Spot, say: Say) -> str:
        """Markers by their names."""
        if isinstance(thing, str) and thing in Kind.__members__:
            return say(f"marker-{thing}")
        return say("terminal-sprout") if thing == "sprout" else super().thing(thing, say)

    def pile(self, pile: Pile, say: Say) -> str:
        """Cards by their names."""
        things = tuple(_name(str(card), say) for card in pile.things)
        return super().pile(structs.replace(pile, things=things), say)

    def facts(self, look: Look, say: Say) -> list[str]:
        """Stones, charge, cards of both sides; what waits."""
        view: View = look.view
        facts = [line for seat in range(len(COLOURS)) for line in self._side(look, seat, say)]
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
        verbs: dict[str, list[str]] = {}
        for verb, _, what in (name.partition(" ") for name in look.names):
            verbs.setdefault(verb, []).append(what)
        lines: list[str] = []
        for verb, named in verbs.items():
            if verb in ("target", "place"):
                lines.append(f"[bold]{verb}[/] {say(f'terminal-{verb}', cells=' '.join(named))}")
            elif verb in ("use", "pick"):
                lines += (f"[bold]{verb} {card}[/]  {_offered(card, say)}" for card in named)
            else:
                lines.append(f"[bold]{verb}[/]  {say(f'terminal-{verb}')}")
        return lines

    def log(self, events: Sequence[Event], view: View, say: Say) -> list[str]:
        """Both logs in order; effects begin with a side."""
        return [*spoken(events, say)]

    def help(self, say: Say) -> list[str]:
        """The notation, and the signs on the board."""
        kinds = [f"{sign} {say(f'marker-{kind}')}" for kind, sign in BADGES.items()]
        kinds += [f"{GUARD} {say('marker-GUARD')}", f"{SPROUT} {say('terminal-sprout')}"]
        return [*super().help(say), "  ".join(kinds)]

    def _side(self, look: Look, seat: int, say: Say) -> Iterator[str]:
        view: View = look.view
        colour, hand = COLOURS[seat], view.hands[seat]
        yield f"{colour if look.letters else self.sign(colour)} " + say(
            "terminal-side",
            seat=self.seat(seat, say),
            stones=view.board.count(colour),
            charge=view.charge[seat],
            most=MOST_CHARGE,
        )
        held = hand if isinstance(hand, int) else len(hand)
        yield "  " + say("terminal-cards", hand=held, deck=view.decks[seat], whole=DECK)


def _badge(view: View, spot: Spot) -> str:
    sign = SPROUT if "sprout" in spot.marks else " "
    count = " "
    for marker in view.markers if spot.marks else ():
        if name_of(marker.cell) != spot.name:
            continue
        if marker.kind == Kind.GUARD:
            count = GUARD
        else:
            sign = BADGES[Kind(marker.kind)]
            if marker.kind in COUNTED and count == " ":
                count = str(marker.counter)
    return sign + count


def _marker(cell: int, kind: str, counter: int, say: Say) -> str:
    left = f" {counter}" if kind in COUNTED or kind == Kind.GUARD else ""
    return f"[dim]{name_of(cell)}[/] {say(f'marker-{kind}')}{left}"


def _name(card: str, say: Say) -> str:
    return say(text_of(card))


def _priced(card: str, say: Say) -> str:
    entry = CATALOGUE[NAMED[card]]
    return f"[{TIERS[entry.tier.id]}]{_name(card, say)}[/] {say('terminal-cost', cost=entry.cost)}"


def _offered(card: str, say: Say) -> str:
    return f"{_priced(card, say)}  {say(f'{text_of(card)}-short')}"
