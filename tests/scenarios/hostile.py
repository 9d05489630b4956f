"""Scenario texts in which something is what no author would write."""

import random
import re

VALUES = (
    "!!int ''", "!!int '-'", "!!bool x", "!!timestamp x", "!!float ''", "!!float '+:'", "!!null x",
    "!!binary x", "!!binary aGVsbG8=", "!!set {a, b}", "!!omap [a: 1]", "!!pairs [a: 1]", "!!str",
    "!!map x", "!!seq x", "!!value x", "!!merge x", "!x y", "!<tag:yaml.org,2002:int> ''",
    "!!python/object:os.system x", r'"\ud800"', r'"\udfff"', r'"\U0000d800"', r'"\UFFFFFFFF"',
    r'"\0"', "\0", "\x80", "\t", "0x" + "f" * 5000, "0b" + "1" * 20_000, "1" + ":01" * 3000,
    "9" * 4000, "9" * 5000, "99999999999999999999999", "-1", "09", "0o7", "1_0", ".nan", "-.inf",
    "1e999", "2026-02-30", "2026-01-01", "2026-01-01 10:00:00Z", "&a [*a]", "*b", "<<", "=", "[]",
    "{}", "~", "null", "true", "", "{? [a] : b}", "{? {a: 1} : b}", "{2026-01-01: x}", "{.nan: x}",
    "{!!binary aGk=: x}", "[!!set {a}]", "[[[a]]]", "{a: {b: c}}", "\n---\n", "refuse", "...",
)  # fmt: skip
SIGNS = "{}[]\",:'!&*%@`|>-? \n\t#\0\\\x80"
WORDS = (
    "id", "game", "title", "tags", "options", "setup", "random", "do", "expect", "stages", "view",
)  # fmt: skip


def bent(text: str, chance: random.Random) -> str:
    """The text with one or two things wrong in it."""
    for _ in range(chance.choice((1, 1, 2))):
        text = chance.choice((_value, _value, _word, _sign, _row))(text, chance)
    return text


def _value(text: str, chance: random.Random) -> str:
    rows = text.split("\n")
    at = chance.randrange(len(rows))
    word = rows[at].partition(":")[0] or chance.choice(WORDS)
    rows[at] = f"{word}: {chance.choice(VALUES)}"
    return "\n".join(rows)


def _word(text: str, chance: random.Random) -> str:
    start, end = chance.choice([found.span() for found in re.finditer(r"\w+|$", text)])
    return text[:start] + chance.choice(VALUES) + text[end:]


def _sign(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(SIGNS) + text[at + 1 :]


def _row(text: str, chance: random.Random) -> str:
    return f"{text}\n{chance.choice((*WORDS, *VALUES))}: {chance.choice(VALUES)}"
