"""`catalog.json` is the one list of the cards, and whoever errs in it is told the line."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from teban.games.card_othello.cards import catalogue, effects, reading
from teban.games.card_othello.cards.catalogue import CATALOGUE, TIERS
from teban.games.card_othello.cards.reading import CatalogError, Group, read

HERE = Path(catalogue.__file__).parent
SOURCE = (HERE / reading.FILE).read_text(encoding="utf-8")
WORDS = {
    language: (HERE.parent / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    for language in ("ja", "en")
}
ROOT = Path(__file__).parents[3]


def changed(old: str, new: str, source: str = SOURCE) -> str:
    assert source.count(old) == 1, old
    return source.replace(old, new)


def line_of(words: str, source: str = SOURCE) -> int:
    return next(at for at, line in enumerate(source.splitlines(), 1) if words in line)


def test_the_file_is_read_as_it_stands() -> None:
    whole = json.loads(SOURCE)
    assert [(entry.key, entry.cost, entry.group, entry.text) for entry in CATALOGUE] == [
        (card["id"], card["cost"], card["when"], card["text"]) for card in whole["cards"]
    ]
    assert [entry.number for entry in CATALOGUE] == [*range(30)]
    assert [tier.id for tier in TIERS] == [tier["id"] for tier in whole["tiers"]]
    assert [entry.line for entry in CATALOGUE] == [line_of(f'"{e.key}",') for e in CATALOGUE]


def test_who_changes_a_cost_changes_its_colour_and_nothing_else() -> None:
    before = read(SOURCE, WORDS)
    source = changed('"DOUBLE_PLACE", "cost": 24', '"DOUBLE_PLACE", "cost": 20')
    after = read(source, WORDS)
    others = [entry for entry in after.cards if entry.key != "DOUBLE_PLACE"]
    assert others == [entry for entry in before.cards if entry.key != "DOUBLE_PLACE"]
    card = after.cards[20]
    assert (card.key, card.cost, card.tier.id) == ("DOUBLE_PLACE", 20, "purple")


def test_the_order_is_that_of_the_file() -> None:
    lines = SOURCE.splitlines(keepends=True)
    first = line_of('"FREE_PLACEMENT",') - 1
    lines[first : first + 2] = reversed(lines[first : first + 2])
    assert [entry.key for entry in read("".join(lines), WORDS).cards[:3]] == [
        "TREASURE_BOX",
        "PROTECTED_NEXT_STONE",
        "FREE_PLACEMENT",
    ]


TREASURE = '{"id": "TREASURE_BOX", "cost": 0, "when": "at_once", "text": "card-TREASURE_BOX"}'
BROKEN = {
    "a comma is missing": (changed(f"{TREASURE},", TREASURE), '"FREE_PLACEMENT",', "delimiter"),
    "a cost is a word": (changed('"cost": 24', '"cost": "24"'), '"DOUBLE_PLACE",', "int"),
    "a cost is broken": (changed('"cost": 24', '"cost": 24.5'), '"DOUBLE_PLACE",', "int"),
    "a cost is below 0": (changed('"cost": 24', '"cost": -1'), '"DOUBLE_PLACE",', ">= 0"),
    "a cost is above 30": (changed('"cost": 24', '"cost": 31'), '"DOUBLE_PLACE",', "<= 30"),
    "a cost is missing": (changed(' "cost": 24,', ""), '"DOUBLE_PLACE",', "`cost`"),
    "a cost is said twice": (
        changed('"cost": 24,', '"cost": 24, "cost": 25,'),
        '"DOUBLE_PLACE",',
        "cost is said twice",
    ),
    "an id is missing": (changed('"id": "DOUBLE_PLACE", ', ""), '"card-DOUBLE_PLACE"', "`id`"),
    "an id has a blank": (changed('"DOUBLE_PLACE",', '"DOUBLE PLACE",'), '"DOUBLE PLACE"', "$.id"),
    "an id is listed twice": (
        changed('"DOUBLE_PLACE",', '"GUARD_WILL",'),
        '"card-GUARD_WILL"',
        "the card GUARD_WILL is listed already",
    ),
    "a time is unknown": (
        changed('"cost": 0, "when": "at_once"', '"cost": 0, "when": "soon"'),
        '"soon"',
        "soon",
    ),
    "a word is unknown": (changed('"cost": 24,', '"price": 24, "cost": 24,'), '"price"', "price"),
    "a text key is missing": (
        changed(', "text": "card-DOUBLE_PLACE"', ""),
        '"DOUBLE_PLACE"',
        "`text`",
    ),
    "a text key has no words": (
        changed('"card-DOUBLE_PLACE"', '"card-THRICE"'),
        '"card-THRICE"',
        "card-THRICE has no words in ja.ftl",
    ),
    "two cards share their words": (
        changed('"card-DOUBLE_PLACE"', '"card-TREASURE_BOX"'),
        '"DOUBLE_PLACE"',
        "the name 宝箱 is listed already",
    ),
    "a card is no object": (changed(TREASURE, '"TREASURE_BOX"'), '"TREASURE_BOX"', "object"),
    "a tier is listed twice": (
        changed('{"id": "grey"', '{"id": "white"'),
        '"tier-grey"',
        "the tier white",
    ),
    "tiers are out of order": (
        changed('"most": 15', '"most": 10'),
        '"blue"',
        "blue ends before green",
    ),
    "a tier has no words": (changed('"tier-blue"', '"tier-azure"'), '"tier-azure"', "no words"),
    "no tier goes up to 30": (changed('"most": 30', '"most": 29'), '"gold"', "goes up to 30"),
    "there is no list of tiers": (changed('"tiers"', '"colours"'), "{", "tiers and cards"),
    "tiers are no list": (
        re.sub(r'"tiers": \[.*?\]', '"tiers": {}', SOURCE, flags=re.DOTALL),
        "{",
        "tiers is a list",
    ),
    "there are no cards": (
        re.sub(r'"cards": \[.*?\]', '"cards": []', SOURCE, flags=re.DOTALL),
        "{",
        "cards is a list",
    ),
}


@pytest.mark.parametrize(("source", "line", "what"), BROKEN.values(), ids=BROKEN)
def test_an_error_is_named_by_its_line(source: str, line: str, what: str) -> None:
    with pytest.raises(CatalogError) as caught:
        read(source, WORDS)
    told = str(caught.value)
    assert told.startswith(f"catalog.json, line {line_of(line, source)}: "), told
    assert what in told


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("ending", ["", "-short", "-long"])
def test_a_card_without_words_fails_the_load(language: str, ending: str) -> None:
    key = f"card-TIME_BOMB{ending}"
    for there in ("", f"{key} =\n"):
        words = re.sub(rf"^{key} = .*\n", there, WORDS[language], flags=re.MULTILINE)
        with pytest.raises(CatalogError) as caught:
            read(SOURCE, WORDS | {language: words})
        line = line_of('"TIME_BOMB",')
        assert str(caught.value) == (
            f"catalog.json, line {line}: {key} has no words in {language}.ftl"
        )


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda entry: entry._replace(group=Group.AT_ONCE), "is next_placement, not at_once"),
        (lambda entry: entry._replace(number=30), "is nothing, not next_placement"),
    ],
)
def test_a_card_does_what_the_rules_know_of_it(
    change: Callable[[reading.Entry], reading.Entry], told: str
) -> None:
    effects.check(CATALOGUE)
    at = next(at for at, entry in enumerate(CATALOGUE) if entry.key == "GOLD_STONE")
    with pytest.raises(CatalogError) as caught:
        effects.check((*CATALOGUE[:at], change(CATALOGUE[at]), *CATALOGUE[at + 1 :]))
    line = line_of('"GOLD_STONE",')
    assert str(caught.value) == f"catalog.json, line {line}: by the rules GOLD_STONE {told}"


def test_a_card_that_only_the_rules_know_is_named() -> None:
    with pytest.raises(KeyError, match=r"catalog\.json has no card INHERIT_WILL"):
        catalogue.number_of("INHERIT_WILL")


@pytest.mark.parametrize(
    ("cost", "tier"),
    [
        (0, "white"),
        (1, "grey"),
        (5, "grey"),
        (6, "green"),
        (10, "green"),
        (11, "blue"),
        (15, "blue"),
        (16, "purple"),
        (20, "purple"),
        (21, "gold"),
        (30, "gold"),
    ],
)
def test_the_colour_of_a_card_is_that_of_its_cost(cost: int, tier: str) -> None:
    source = changed('"DOUBLE_PLACE", "cost": 24', f'"DOUBLE_PLACE", "cost": {cost}')
    assert read(source, WORDS).cards[20].tier.id == tier


FOLDERS = ("teban/games/card_othello", "web/src/tables/card_othello", "docs")
KINDS = ("*.py", "*.ts", "*.svelte", "*.json", "*.md")


def test_no_other_file_says_what_a_card_costs() -> None:
    found = []
    for file in (file for name in FOLDERS for kind in KINDS for file in (ROOT / name).rglob(kind)):
        text = file.read_text(encoding="utf-8")
        said = [
            entry.key
            for entry in CATALOGUE
            if re.search(rf"\b{entry.key}\W{{1,6}}(?:\w+\W{{1,4}})?{entry.cost}\b", text)
        ]
        # By chance a number behind a name may be its cost; a list has them all.
        if len(said) > 10:
            found.append(file.name)
    assert found == [reading.FILE]
