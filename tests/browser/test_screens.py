"""Every screen: in both languages, by day and by night, for everybody, and whole."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.stage import SCREENS, Screen, Stage, show, stage
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

Troupe = dict[str, Visitor]


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
    for language in ("en", "ja"):
        visitor = troupe[f"{who(screen)} {language}"]
        show(visitor, screen, scene)
        texts[language] = set(visitor.page.evaluate(TEXTS))
        visitor.shoot(f"{name}-{language}")
    found = misspoken(texts["ja"], texts["en"])
    visitor.evaluate_trusted(axe)
    found += findings("day", visitor.page.evaluate(SCAN))
    visitor.page.emulate_media(color_scheme="dark")
    visitor.still()
    visitor.shoot(f"{name}-night")
    found += findings("night", visitor.page.evaluate(SCAN))
    visitor.page.emulate_media(color_scheme="light")
    for language in ("en", "ja"):
        found += complaints(troupe[f"{who(screen)} {language}"], name)
    assert not found, "\n".join(found)


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
