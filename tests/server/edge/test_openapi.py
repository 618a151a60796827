"""The OpenAPI document is complete, and nothing that can be made from it breaks the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from tests.server.edge.serving import Running, running

from allaboard.server.app import make_app
from allaboard.server.edge.answers import STATUS
from allaboard.server.edge.guards import COOKIE
from allaboard.server.settings import Settings
from allaboard.server.store.opening import store_of

SAMPLE = settings().max_examples // 12  # requests of each kind for each operation: 5, and 41 in the proof
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
SCHEMA = make_app(Settings(), store_of("never-opened.sqlite")).openapi_schema.to_schema()
DOCUMENT: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(SCHEMA))
OPERATIONS = [
    (method, path)
    for path, methods in sorted(DOCUMENT["paths"].items())
    for method in sorted(methods)
    if method in {"get", "post", "put", "patch", "delete"}
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("openapi")) as found:
        yield found


@pytest.fixture(scope="module")
def cookie(server: Running) -> str:
    return str(httpx.post(f"{server.address}/api/guests", json={"name": "Ada"}).cookies[COOKIE])


def test_the_document_is_served(server: Running) -> None:
    assert httpx.get(f"{server.address}/api/openapi.json").json()["paths"].keys() == DOCUMENT["paths"].keys()


def test_every_operation_says_what_it_answers_and_refuses() -> None:
    assert len(OPERATIONS) > 25
    for method, path in OPERATIONS:
        operation = DOCUMENT["paths"][path][method]
        assert operation["summary"], path
        for status in ("400", "401", "403", "404", "409", "429", "503"):
            content = operation["responses"][status]["content"]["application/json"]["schema"]
            assert content["$ref"].endswith("Problem"), (method, path, status)


def test_it_says_who_may_ask_and_where_the_socket_is() -> None:
    assert set(DOCUMENT["components"]["securitySchemes"]) == {"cookie", "token"}
    for told in ("/socket", "/api/protocol.json", "/api/guests", "/api/tokens"):
        assert told in DOCUMENT["info"]["description"]


def test_every_code_with_a_status_is_in_the_document() -> None:
    described = DOCUMENT["paths"]["/api/tables"]["post"]["responses"]
    for code, status in STATUS.items():
        if status not in {405, 500}:  # no operation, and no answer that anybody should count on
            assert code in described[str(status)]["description"].split(": ")[-1].split(", "), code


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=str)
def test_no_request_makes_the_server_fail(
    server: Running, cookie: str, method: str, path: str, mode: GenerationMode
) -> None:
    operation = schemathesis.openapi.from_dict(DOCUMENT)[path][method.upper()]
    if mode is GenerationMode.NEGATIVE and not (len(operation.query) or len(operation.body)):
        return  # there is nothing that could be wrong

    @settings(
        max_examples=SAMPLE,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(mode))
    def fuzz(case: schemathesis.Case[Any]) -> None:
        answer = case.call(base_url=server.address, cookies={COOKIE: cookie})
        case.validate_response(answer, checks=CHECKS)

    fuzz()
