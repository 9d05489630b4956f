"""The page reads and writes deck texts as the game does.

Both are shown the same texts. To write down anew what the game makes of them:
`./dev.py run python -m tests.games.blackpoker.test_deck_cases`
"""

import json
from pathlib import Path
from typing import Any

from teban.core.refused import Refused
from teban.games.blackpoker import deck_text
from teban.games.blackpoker.decks import READY

FILE = Path(__file__).parents[3] / "web" / "src" / "tables" / "blackpoker" / "decks" / "cases.json"
TEXTS = (
    *READY.values(),
    "# Tall and black\nS A-10 J\nH 2 5 9-K\nC A-K\nX 1 2\n",
    "SA ♡10 D2-9 X1",
    "♠A, ♥T、♦️2 / ♣K; s2",
    "S: A 2 3\nS: 5",
    "＃ 赤い\u3000城 \nＨ Ａ－Ｋ",
    "# name\n# a remark\n\nH A\n",
    "  h2–4 d 2〜4",
    "",
    "# only a name",
    "S A A",
    "S A\nH 3\nSA",
    "S 14",
    "S 1",
    "X 3",
    "A 2 3",
    "S 9-2",
    "S A-",
    "hello",
    "#\u0007bell\nS A",
)


def made(text: str) -> dict[str, Any]:
    """What the game makes of a text."""
    try:
        deck = deck_text.read("deck", text)
    except Refused as why:
        line = str(why.fields["field"]).partition(":")[2]
        return {"text": text, "refused": why.fields["expected"], "line": int(line or 0)}
    return {"text": text, "name": deck.name, "cards": deck.cards, "written": deck_text.write(deck)}


def cases() -> str:
    rows = ",\n".join(json.dumps(made(text), ensure_ascii=False) for text in TEXTS)
    return f"[\n{rows}\n]\n"


def test_the_page_is_shown_what_the_game_makes_of_these_texts() -> None:
    assert FILE.read_text(encoding="utf-8") == cases()


if __name__ == "__main__":
    FILE.write_text(cases(), encoding="utf-8")
