"""Every screen: in both languages, by day and by night, for everybody, and whole."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.stage import SCREENS, START, Screen, Stage, show, stage
from tests.browser.visitor import Visitor
from tests.server.running import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KEY = re.compile(r"^[a-z]+(-[a-z0-9_]+)+$")
LETTERS = re.compile(r"[A-Za-zぁ-んァ-ヶ一-龯]{2,}")
LATIN = re.compile(r"[A-Za-z]{3,}")
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龯]")
SAME = re.compile(
    r"Teban|手番|日本語|English|あおい|はる|https?://|\b(OK|Enter|Esc|SIL|MIT|BSD|Apache)\b"
    r"|Joker|Svelte|Fluent|Litestar|msgspec|Shippori|Zen Kaku|[0-9a-f]{16,}"
)
"""Names of people, cards, programs, keys and licences, addresses and seals: the same everywhere."""

TEXTS = """() => {
  const found = new Set();
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode.data.trim();
    const inside = nodes.currentNode.parentElement;
    const proper = inside.closest('script, style, svg, code, [translate=no]');
    if (text && !proper && shown(inside)) found.add(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`))
      if (shown(one)) found.add(one.getAttribute(name).trim());
  found.add(document.title);
  return [...found].filter(Boolean);
}"""

SCAN = """() => axe.run(document, {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}).then((found) => found.violations)"""
SCAN_COLOURS = """() => axe.run(document, {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}).then((found) => found.violations)"""
"""What can differ where nothing but the colours does, and a first scan has found the rest."""
THEMES: tuple[tuple[Literal["dark", "light"], str], ...] = (
    ("dark", SCAN),
    ("light", SCAN_COLOURS),
)

Troupe = dict[str, Visitor]
DESKTOP = (1366, 768)
SMALL = {"tablet": (820, 1180), "phone": (390, 844)}
OVERFLOW = "document.scrollingElement.scrollWidth - innerWidth"
GAMES = ("blackpoker", "card_othello", "jatsuna", "squfibo")
"""Those whose sheets and tables are no screens of their own in `stage`."""


@pytest.fixture(scope="module")
def scene(server: Running) -> Stage:
    return stage(server)


@pytest.fixture(scope="module")
def troupe(chromium: Browser, server: Running, scene: Stage) -> Iterator[Troupe]:
    """The host and a stranger in both languages, each with one browser for all screens."""
    guests = {"host": scene.host, "stranger": None}
    people = {
        f"{who} {language}": Visitor(chromium, server, guest=guest, language=language)
        for who, guest in guests.items()
        for language in ("ja", "en")
    }
    yield people
    for visitor in people.values():
        visitor.leave()


def who(screen: Screen) -> str:
    return "stranger" if screen.stranger else "host"


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed; run the tests with: ./dev.py test")
    return AXE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_speaks_both_languages_and_shuts_nobody_out(
    name: str, troupe: Troupe, scene: Stage, axe: str
) -> None:
    screen = SCREENS[name]
    texts: dict[str, set[str]] = {}
    wide: list[str] = []
    for language in ("en", "ja"):
        visitor = troupe[f"{who(screen)} {language}"]
        show(visitor, screen, scene)
        texts[language] = set(visitor.page.evaluate(TEXTS))
        visitor.shoot(f"{name}-{language}")
        wide += too_wide(visitor, f"{name}-{language}")
    found = wide + misspoken(texts["ja"], texts["en"])
    visitor.evaluate_trusted(axe)
    found += findings("day", visitor.page.evaluate(SCAN))
    visitor.page.emulate_media(color_scheme="dark")
    visitor.still()
    visitor.shoot(f"{name}-night")
    found += findings("night", visitor.page.evaluate(SCAN_COLOURS))
    visitor.page.emulate_media(color_scheme="light")
    for language in ("en", "ja"):
        found += complaints(troupe[f"{who(screen)} {language}"], name)
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def tables(scene: Stage) -> dict[str, str]:
    """A match of each game that has just begun."""
    computer = {"kind": "computer"}
    found = {}
    for game in GAMES:
        about = next(one for one in scene.host.http.get("/api/games").json() if one["key"] == game)
        rivals = [computer | {"level": about["rival"]}] * (about["players"] - 1)
        found[game] = scene.host.set_up(game, seats=[{"kind": "me"}, *rivals])["match"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_and_the_table_of_every_game_fit_in_both_languages(
    game: str, troupe: Troupe, scene: Stage, tables: dict[str, str]
) -> None:
    def title(visitor: Visitor) -> Locator:
        return visitor.page.get_by_role("heading", level=1)

    wide: list[str] = []
    screens = {
        f"sheet_{game}": Screen(f"/new/{game}", START),
        f"table_{game}": Screen(f"/m/{tables[game]}", title),
    }
    for name, screen in screens.items():
        for language in ("en", "ja"):
            visitor = troupe[f"host {language}"]
            show(visitor, screen, scene)
            visitor.settle()
            visitor.page.keyboard.press("Escape")
            visitor.shoot(f"{name}-{language}")
            wide += too_wide(visitor, f"{name}-{language}")
            wide += complaints(visitor, name)
    assert not wide, "\n".join(wide)


def too_wide(visitor: Visitor, name: str) -> list[str]:
    """Where the same screen does not fit a tablet or a phone; and pictures of it there."""
    found = []
    for device, (width, height) in SMALL.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        if not os.environ.get("CI"):
            visitor.still()
            visitor.shoot(f"{name}-{device}")
        over = visitor.page.evaluate(OVERFLOW)
        if over > 0:
            found.append(f"{name}: {over} pixels too wide on a {device}")
    width, height = DESKTOP
    visitor.page.set_viewport_size({"width": width, "height": height})
    return found


def complaints(visitor: Visitor, name: str) -> list[str]:
    """What the browser complains about, but for what is missing on purpose."""
    troubles = visitor.troubles()
    visitor.forget()
    return [line for line in troubles if "missing" not in name or "404" not in line]


def misspoken(japanese: set[str], english: set[str]) -> list[str]:
    """Keys and codes instead of words, and words that did not change with the language."""
    raw = {text for text in japanese | english if KEY.match(text) or "{" in text}
    same = {text for text in japanese & english if LETTERS.search(text) and not SAME.search(text)}
    # A Japanese term beside its English name is fine, an untranslated sentence is not.
    foreign = {text for text in english if untranslated(SAME.sub("", text))}
    return [f"not in words: {text}" for text in sorted(raw | same | foreign)]


def untranslated(text: str) -> bool:
    return bool(JAPANESE.search(text)) and not LATIN.search(text)


def findings(theme: str, violations: list[dict[str, Any]]) -> list[str]:
    """The serious ones, each with the places where it is."""
    return [
        f"{theme}: {one['id']} ({one['impact']}): {one['help']}: "
        + json.dumps([node["target"] for node in one["nodes"][:6]], ensure_ascii=False)
        for one in violations
        if one["impact"] in ("serious", "critical")
    ]
