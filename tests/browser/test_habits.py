"""Page tests look by role, label, position and picture, and wait for what they look at.

Its classes are the page's own business, and no time is the right one on every machine.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
WEB = FOLDER.parents[1] / "web"
FILES = sorted(path for path in FOLDER.glob("*.py") if path != Path(__file__))
TESTS = [path for path in FILES if path.stem.startswith("test_")]
OF_PARTS = sorted([*WEB.glob("src/**/*.test.ts"), *WEB.glob("tests/**/*.test.ts")])
"""Tests of the page's parts, which run without a browser."""
TAKES_SELECTOR = {"locator", "query_selector", "query_selector_all", "wait_for_selector"}
TAKES_CLASS = {"to_have_class", "to_contain_class"}
TAKES_TIME = {"wait_for_timeout", "sleep"}
LASTS = {"add_init_script", "route_web_socket", "new_page", "new_context"}
KEEPERS = ("visitor", "clock")
"""A page is handed on from one test to the next: what lasts is told to those who take it back."""
ENGINE = re.compile(r"^\w+=")
"""Such as `xpath=` and `visible=`: no style sheet's selector."""
QUOTED = re.compile(r"\[[^\]]*\]|'[^']*'|\"[^\"]*\"")
IN_SCRIPT = re.compile(
    r"\b(?:querySelector(?:All)?|closest|matches)\(\s*(['\"`])(.*?)\1", re.DOTALL
)
LITERAL = re.compile(r"(['\"`])((?:[\w\s,>+~:()#*-]*[\s,>+~(])?\.[a-zA-Z].*?)\1")
"""In a script, what can only be a selector: a class with no element before it."""
IN_SCRIPT_ANYHOW = re.compile(r"\b(?:classList|className|getElementsByClassName)\b")
STRING = re.compile(r"(['\"`])((?:\\.|(?!\1).)*)\1")
FILLED = re.compile(r"\$\{[^}]*\}")
TAGS = (
    "a|b|i|p|dd|dl|dt|li|ol|td|th|tr|ul|div|img|svg|use|main|path|rect|span|text|aside|input"
    "|label|table|tbody|button|circle|dialog|figure|header|details|section|article|h[1-4]"
)
BY_CLASS = re.compile(rf"(?:^|[\s,>+~(\])]|\b(?:{TAGS}))\.[a-zA-Z]")
"""In a test of a part, where not every string is a selector: a class alone, or of an element."""
FILE = re.compile(r"\.(?:ts|md|py|ftl|ogg|json|svelte)$")
BUILT = re.compile(r"\bassets/(.*)")
EXTENSION = re.compile(r"\\?\.(?:js|css|json|svg|png|webp|ogg|woff2?)\b")
"""What the build calls the parts of the page is its own business; of what kind they are is not."""


def text(node: ast.AST, known: dict[str, str]) -> str | None:
    """What a string says; `x` stands for whatever is only known when it runs."""
    match node:
        case ast.Constant(value=str(words)):
            return words
        case ast.Name(id=name):
            return known.get(name)
        case ast.JoinedStr(values=parts):
            return "".join(text(part, known) or "x" for part in parts)
        case ast.FormattedValue(value=value):
            return text(value, known)
        case _:
            return None


def constants(trees: list[ast.Module]) -> dict[str, str]:
    """Every string with a name of its own."""
    return {
        target.id: words
        for tree in trees
        for statement in tree.body
        if isinstance(statement, ast.Assign) and (words := text(statement.value, {}))
        for target in statement.targets
        if isinstance(target, ast.Name)
    }


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def handing_on(tree: ast.Module) -> set[str]:
    """Functions that look for what they are given."""
    return {
        function.name
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and called(call) in TAKES_SELECTOR
        for given in call.args
        if isinstance(given, ast.Name) and given.id in {one.arg for one in function.args.args}
    }


def classes(source: str, known: dict[str, str] | None = None) -> Iterator[str]:
    """Every place that looks by class: its line, and what it says."""
    tree = ast.parse(source)
    known = (known or {}) | constants([tree])
    takes = TAKES_SELECTOR | handing_on(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in takes:
            said = [text(given, known) for given in node.args]
            yield from (f"{node.lineno}: {one}" for one in said if one and by_class(one))
        elif isinstance(node, ast.Attribute) and node.attr in TAKES_CLASS:
            yield f"{node.lineno}: {node.attr}"
        elif isinstance(node, ast.Constant | ast.JoinedStr):
            yield from (f"{node.lineno}: {one}" for one in in_script(text(node, known) or ""))


def by_class(selector: str) -> bool:
    return (
        not ENGINE.match(selector)
        and re.search(r"\.[a-zA-Z]", QUOTED.sub("", selector)) is not None
    )


def in_script(words: str) -> Iterator[str]:
    yield from (found[0] for found in IN_SCRIPT_ANYHOW.finditer(words))
    yield from (found[2] for found in IN_SCRIPT.finditer(words) if by_class(found[2]))
    if "=>" in words:
        yield from (found[2] for found in LITERAL.finditer(words))


def classes_of_parts(source: str) -> Iterator[str]:
    """The same for a test in TypeScript: every string that can only be a selector by class."""
    for number, line in enumerate(source.splitlines(), 1):
        if re.match(r"\s*(?://|/?\*|import )", line):
            continue
        strings = (FILLED.sub("x", found[2]) for found in STRING.finditer(line))
        wanted = [one for one in strings if BY_CLASS.search(one) and not re.search(FILE, one)]
        anyhow = [found[0] for found in IN_SCRIPT_ANYHOW.finditer(line)]
        yield from (f"{number}: {one}" for one in (*wanted, *anyhow))


def built(source: str) -> Iterator[str]:
    """Every place that names a part of the page as the build does."""
    constants = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    for node in constants:
        found = BUILT.search(text(node, {}) or "")
        if found and re.search("[A-Za-z]{2}", EXTENSION.sub("", found[1])):
            yield f"{node.lineno}: {found[0]}"


def calling(source: str, names: set[str]) -> list[int]:
    """Every line that calls one of these."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return [node.lineno for node in calls if called(node) in names]


@pytest.fixture(scope="module")
def known() -> dict[str, str]:
    return constants([ast.parse(path.read_text(encoding="utf-8")) for path in FILES])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_on_the_page_is_looked_for_by_its_class(path: Path, known: dict[str, str]) -> None:
    assert [*classes(path.read_text(encoding="utf-8"), known)] == []


@pytest.mark.parametrize("path", OF_PARTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_nothing_of_a_part_is_looked_for_by_its_class(path: Path) -> None:
    assert [*classes_of_parts(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_part_of_the_page_is_called_by_the_name_of_its_file(path: Path) -> None:
    assert [*built(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.stem)
def test_what_is_waited_for_is_something_to_be_seen(path: Path) -> None:
    assert calling(path.read_text(encoding="utf-8"), TAKES_TIME) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_lasts_on_a_page_is_taken_back(path: Path) -> None:
    if path.stem not in KEEPERS:
        assert calling(path.read_text(encoding="utf-8"), LASTS) == []


@pytest.mark.parametrize(
    "line",
    [
        "page.locator('.plate b')",
        "page.locator('section.side')",
        "page.locator(f'.may [data-action={action}]')",
        "page.locator('[role=radio]:not(.off)')",
        "SIDE = 'section.side'\npage.locator(f'{SIDE}[data-asked]')",
        "def press(page, what):\n    page.locator(what).click()\npress(page, '.fold')",
        "page.evaluate(\"document.querySelectorAll('.hand:not(.far) .held')\")",
        "page.evaluate(\"(one) => { const parts = 'h1, .tag'; }\")",
        "page.evaluate('(one) => one.className')",
        "page.evaluate(\"one.classList.add('many')\")",
        "expect(row).to_have_class('on')",
    ],
)
def test_a_class_is_noticed(line: str) -> None:
    assert [*classes(line)] != []


@pytest.mark.parametrize(
    "line",
    [
        "page.locator('[data-name=\"P1.2\"]')",
        "page.locator(f'[data-name=\"{name}\"][data-may]')",
        "page.locator('..')",
        "page.locator('xpath=ancestor::div[1]')",
        "page.locator('a[href=\"/new.html\"]')",
        "page.evaluate(\"() => localStorage.getItem('teban.settings') ?? '.'\")",
        "page.evaluate(\"(one) => one.closest('[data-name]').dataset.name\")",
        "open('.dev/screens')",
    ],
)
def test_nothing_else_is_taken_for_a_class(line: str) -> None:
    assert [*classes(line)] == []


@pytest.mark.parametrize(
    "line",
    [
        "document.querySelector<HTMLElement>('.plate .figure')",
        'document.querySelectorAll("i.on")',
        "const find = (wanted) => document.querySelector(wanted); find('details.now');",
        "click(`.may [data-action=${action}]`);",
        "expect(one.classList.contains('driven')).toBe(true);",
    ],
)
def test_a_class_is_noticed_in_a_test_of_a_part(line: str) -> None:
    assert [*classes_of_parts(line)] != []


@pytest.mark.parametrize(
    "line",
    [
        "find('[data-action=end]:not([disabled])')",
        'document.querySelector(`[data-name="${name}"][data-may]`)',
        'import Table from "./Table.svelte";',
        "// not by `.plate`, which is the page's own",
        "expect(said).toBe('It is your turn.');",
        'readFileSync("../teban/games/reversi/text/en.ftl", "utf8")',
    ],
)
def test_nothing_else_is_taken_for_a_class_in_a_test_of_a_part(line: str) -> None:
    assert [*classes_of_parts(line)] == []


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("visitor.lose(re.compile('/assets/(Table|Side)-.*js$'))", True),
        ("page.route('**/assets/reversi-*.js', lose)", True),
        ("page.route('**/assets/*.js', lose)", False),
        (r"page.route(re.compile(r'/assets/.*\.css$'), lose)", False),
    ],
)
def test_the_name_of_a_file_is_noticed(line: str, named: bool) -> None:
    assert bool([*built(line)]) == named
