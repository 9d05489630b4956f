"""The HTTP API as an OpenAPI 3.1 document, for programs that read such."""

from functools import cache
from typing import Any, TypeAlias

import msgspec

from teban.server import bodies
from teban.server.ask import COOKIE
from teban.server.protocol.routes import PARAMETERS, Route, routes, structs_in
from teban.server.protocol.words import field_docs

_Json: TypeAlias = dict[str, Any]
_PLACE = "#/components/schemas/{name}"


@cache
def document() -> _Json:
    """The whole document."""
    described = routes()
    kinds = [kind for route in described for kind in (route.body, route.answer) if kind is not None]
    (why, *schemas), components = msgspec.json.schema_components(
        [bodies.Why, *kinds], ref_template=_PLACE
    )
    for kind in structs_in([bodies.Why, *kinds]):
        _describe(components[kind.__name__], field_docs(kind))
    schema = iter(schemas)
    paths: dict[str, _Json] = {}
    for route in described:
        body = None if route.body is None else next(schema)
        operation = _operation(route, body, next(schema), why)
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Teban", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _operation(route: Route, body: _Json | None, answer: _Json, why: _Json) -> _Json:
    operation: _Json = {
        "operationId": route.name,
        "summary": route.said,
        "parameters": [*_parameters(route)],
        "responses": {
            str(route.status): {"description": route.said, "content": _json(answer)},
            "default": {"description": "Why it is refused.", "content": _json(why)},
        },
    }
    if body is not None:
        operation["requestBody"] = {"content": _json(body)}
    if route.token:
        operation["security"] = [{"token": []}, {"cookie": []}]
    return operation


def _parameters(route: Route) -> list[_Json]:
    in_path = [name for name in PARAMETERS if f"{{{name}}}" in route.path]
    return [
        *(_parameter(name, "path", required=True) for name in in_path),
        *(_parameter(name, "query", required) for name, required in route.asked.items()),
    ]


def _parameter(name: str, place: str, required: bool) -> _Json:
    return {
        "name": name,
        "in": place,
        "required": required,
        "description": PARAMETERS[name],
        "schema": {"type": "string"},
    }


def _describe(schema: _Json, docs: dict[str, str]) -> None:
    """Say under each field what its source says; msgspec passes on the words of classes only."""
    for field, said in docs.items():
        if field in schema.get("properties", {}):
            schema["properties"][field]["description"] = said


def _json(schema: _Json) -> _Json:
    return {"application/json": {"schema": schema}}
