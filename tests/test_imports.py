"""import-linter can only forbid what it knows by name; core has a list of what it may import."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CORE = Path(__file__).parents[1] / "teban" / "core"
ALLOWED = {*sys.stdlib_module_names, "msgspec", "teban"}


class Untyped(ast.NodeTransformer):
    """Without what only a type checker imports."""

    def visit_If(self, node: ast.If) -> ast.AST:
        return ast.Pass() if ast.unparse(node.test) == "TYPE_CHECKING" else node


def imported_packages(source: str) -> Iterator[str]:
    for node in ast.walk(Untyped().visit(ast.parse(source))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", sorted(CORE.rglob("*.py")), ids=lambda path: path.stem)
def test_core_imports_the_standard_library_and_msgspec_only(path: Path) -> None:
    assert set(imported_packages(path.read_text(encoding="utf-8"))) <= ALLOWED
