"""Types as a person would say them, and what the sources say about their fields."""

import ast
import inspect
import re
import textwrap

from msgspec import Struct
from msgspec import inspect as types


def field_docs(kind: type[Struct]) -> dict[str, str]:
    """What stands under each field of a Struct in its source, or in those it is built upon."""
    if not kind.__struct_fields__ or kind is Struct:
        return {}
    found = {name: said for base in kind.__bases__ for name, said in field_docs(base).items()}
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(value=str(doc))):
                found[name] = nulled(" ".join(inspect.cleandoc(doc).split()))
            case _:
                pass
    return found


def nulled(said: str) -> str:
    """Python's nothing is JSON's null."""
    return re.sub(r"\bNone\b", "null", said)


def words(kind: types.Type) -> str:
    """A type as a person would say it."""
    match kind:
        case types.IntType(ge=least, le=most):
            return f"number{_range(least, most)}"
        case types.StrType(min_length=least, max_length=most):
            limits = _range(least, most)
            return f"text of{limits.replace(' from', '')} characters" if limits else "text"
        case types.FloatType():
            return "number"
        case types.BoolType():
            return "true or false"
        case types.NoneType():
            return "null"
        case types.LiteralType(values=values):
            return " or ".join(f"`{value}`" for value in values)
        case types.EnumType(cls=cls):
            return " or ".join(f"`{member.value}`" for member in cls)
        case types.UnionType(types=parts):
            return " or ".join(words(part) for part in parts)
        case types.VarTupleType(item_type=item, min_length=least, max_length=most):
            number = f"{_range(least or None, most).replace(' from', '')}"
            return f"list of{number} {_many(item)}"
        case types.DictType(value_type=value):
            return f"mapping of names to {_many(value)}"
        case types.StructType(cls=cls):
            return f"[{cls.__name__}](#{cls.__name__.lower()})"
        case types.AnyType():
            return "anything"
        case _:
            raise TypeError(f"no words for {kind}")


def _many(kind: types.Type) -> str:
    """The same for several of them."""
    word = words(kind)
    if isinstance(kind, types.StructType | types.UnionType):
        return word
    first, _, rest = word.partition(" ")
    plural = {"number": "numbers", "text": "texts", "list": "lists", "mapping": "mappings"}
    return f"{plural.get(first, first)} {rest}".strip()


def _range(least: int | None, most: int | None) -> str:
    match least, most:
        case None, None:
            return ""
        case None, _:
            return f" up to {most}"
        case _, None:
            return f" from {least}"
        case _:
            return f" from {least} to {most}"
