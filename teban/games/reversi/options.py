"""What a table of Hidden Reversi may set, and what a seat brings along."""

from typing import Annotated

from msgspec import Meta, Struct

from teban.core.refused import Expect, bad_value

SMALLEST, LARGEST = 4, 16
SIZES = range(SMALLEST, LARGEST + 1, 2)
MOST_SPECIALS = 10
MOST_OF_A_KIND = 3

# For whoever shows a form; what is allowed is checked, and refused in words, below.
_EVEN = Meta(extra_json_schema={"minimum": SMALLEST, "maximum": LARGEST, "multipleOf": 2})
_SOME = Meta(extra_json_schema={"minimum": 0, "maximum": MOST_SPECIALS})


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one table."""

    size: Annotated[int, _EVEN] = 8
    """Cells a side: even, 4 to 16."""
    specials: Annotated[int, _SOME] | None = None
    """Special stones (特殊コマ) each side starts with, 0 to 10; 0 is plain Othello, none is the
    usual number for the size."""
    items: bool = False
    """Whether items may be used."""
    extended: bool = False
    """Whether the extended set of items takes part too."""
    mark_own: bool = False
    """Mark a player's own specials for that player."""
    assist: bool = False
    """Mark the rival's proven specials: an aid for whoever cannot be asked to remember."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat brings along, sealed: inventory, counters, badges so far."""

    earns: bool = False
    """Whether this seat collects badges; a computer player does not."""
    items: dict[str, int] = {}
    badges: dict[str, int] = {}
    """How often each badge has been awarded before."""
    games: int = 0
    wins: int = 0
    streak: int = 0
    """Wins in a row up to now."""
    rival_level: int | None = None
    """The level of the computer player on the other side."""


def starter() -> Profile:
    """A new player's profile, with the starter kit."""
    return Profile(earns=True, items={"undo": 1})


def usual_specials(size: int) -> int:
    """The stock a table starts with if nobody sets another."""
    return max(1, size // 2 - 2)


def check_options(options: Options, at: str = "") -> Options:
    """The options with every default filled in; refused if a value is not allowed.

    `at` says where they stand, with a dot behind it.
    """
    if options.size not in SIZES:
        even = Expect.EVEN_NUMBER_FROM_TO
        raise bad_value(f"{at}size", options.size, even, least=SMALLEST, most=LARGEST)
    specials = usual_specials(options.size) if options.specials is None else options.specials
    if not 0 <= specials <= MOST_SPECIALS:
        field, most = f"{at}specials", MOST_SPECIALS
        raise bad_value(field, specials, Expect.NUMBER_FROM_TO, least=0, most=most)
    if options.extended and not options.items:
        raise bad_value(f"{at}extended", True, Expect.BESIDE, other="items=true")
    return Options(
        options.size, specials, options.items, options.extended, options.mark_own, options.assist
    )


def check_profile(at: str, profile: Profile, kinds: tuple[str, ...]) -> Profile:
    """The profile that stands at this place, if its numbers can be true."""
    for name, count in profile.items.items():
        if name not in kinds:
            raise bad_value(f"{at}.items.{name}", name, Expect.ONE_OF, names=kinds)
        if not 0 <= count <= MOST_OF_A_KIND:
            field = f"{at}.items.{name}"
            raise bad_value(field, count, Expect.NUMBER_FROM_TO, least=0, most=MOST_OF_A_KIND)
    for name, count in (
        ("games", profile.games),
        ("wins", profile.wins),
        ("streak", profile.streak),
        *((f"badges.{badge}", times) for badge, times in profile.badges.items()),
    ):
        if count < 0:
            raise bad_value(f"{at}.{name}", count, Expect.NUMBER_FROM, least=0)
    return profile
