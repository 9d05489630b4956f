"""A running server describes its addresses, and what it says of them is true."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from teban.server.api import HANDLERS
from teban.server.protocol.openapi import document
from teban.server.protocol.routes import routes
from teban.server.watching import health, ready
from tests.server.running import Guest, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def test_the_document_that_is_served_is_openapi(server: Running) -> None:
    served = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    assert served["openapi"].startswith("3.1")
    OPENAPI_31_VALIDATOR.validate(served)
    assert served == json.loads(json.dumps(document()))
    served["paths"]["/api/me"]["get"]["responses"] = []
    assert not OPENAPI_31_VALIDATOR.is_valid(served)


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(document())
    for name in document()["components"]["schemas"]:
        assert name.isidentifier()
    for part in text.split('"$ref": "')[1:]:
        assert (
            part.partition('"')[0].removeprefix("#/components/schemas/")
            in (document()["components"]["schemas"])
        )


@pytest.mark.parametrize(
    "handler", [*HANDLERS, health, ready], ids=lambda handler: handler.handler_name
)
def test_every_address_is_described_with_all_that_it_takes_and_gives(handler: Any) -> None:
    (path,) = handler.paths
    (method,) = (name for name in handler.http_methods if name not in ("HEAD", "OPTIONS"))
    address = path.replace(":str", "")
    operation = document()["paths"][address][method.lower()]
    assert operation["summary"].endswith(".")
    assert "\n" not in operation["summary"]
    answer = operation["responses"][str(handler.status_code)]["content"]["application/json"]
    assert "$ref" in answer["schema"] or "$ref" in answer["schema"]["items"]
    parameters = {one["name"] for one in operation["parameters"]}
    assert {name for name in ("code", "match") if f"{{{name}}}" in address} <= parameters
    assert all(one["description"] for one in operation["parameters"])
    if "body_of" in handler.fn.__code__.co_names:
        assert "$ref" in operation["requestBody"]["content"]["application/json"]["schema"]


def test_what_is_answered_is_what_the_document_says(server: Running) -> None:
    guest = Guest(server)
    table = guest.set_up(options={"size": 4}, seats=[{"kind": "me"}, {"kind": "guest"}])
    with guest.line(table["match"]) as line:
        line.send(type="resign", seat=0)
        line.get("over")
    open_ = guest.set_up(options={"size": 4}, public=True, seats=[{"kind": "me"}, {"kind": "open"}])
    fillings = {"{code}": open_["code"], "{match}": table["match"]}
    asked = 0
    for route in routes():
        path = route.path
        for name, value in fillings.items():
            path = path.replace(name, value)
        if route.method == "GET":
            answer = guest.http.get(path, params={"game": "reversi"} if route.asked else {})
            assert answer.status_code == route.status, path
            _validator(route.path, "get", "200").validate(answer.json())
            asked += 1
    assert asked > 8
    refused = guest.http.post("/api/matches", json={"game": "chess", "seats": [{"kind": "me"}]})
    _validator("/api/matches", "post", "default").validate(refused.json())
    with pytest.raises(jsonschema_rs.ValidationError):
        _validator("/api/matches", "get", "200").validate(refused.json())


def _validator(path: str, method: str, status: str) -> jsonschema_rs.Validator:
    answer = document()["paths"][path][method]["responses"][status]
    schema = answer["content"]["application/json"]["schema"]
    return jsonschema_rs.validator_for({**schema, "components": document()["components"]})
