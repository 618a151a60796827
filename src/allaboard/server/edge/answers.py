"""From a refusal to an HTTP answer, and the headers that every answer has."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from structlog import get_logger

from allaboard.boards.faults import FaultsFound
from allaboard.server.edge.watching import route_of
from allaboard.server.store.faults import StoreFault, Unstorable
from allaboard.server.table.gauntlet import Refusal

_LOG = get_logger("allaboard.server")

_STATUS = {
    "no_name_yet": 401,
    "bad_token": 401,
    "wrong_login": 401,
    "wrong_code": 401,
    "kicked": 403,
    "not_host": 403,
    "not_your_seat": 403,
    "not_seated": 403,
    "other_origin": 403,
    "not_allowed": 403,
    "bad_name": 400,
    "bad_password": 400,
    "bad_request": 400,
    "bad_address": 400,
    "empty": 400,
    "more_pairs": 400,
    "blocked": 403,
    "embargoed": 403,
    "no_such_table": 404,
    "no_such_person": 404,
    "not_found": 404,
    "no_picture": 404,
    "too_often": 429,
    "too_many_connections": 429,
    "storage": 503,
    "busy": 503,
}


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was refused: a code for programs, details where there are any."""

    code: str
    detail: str = ""
    faults: list[dict[str, str]] = []


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return Response(Problem(code=refusal.code, detail=refusal.detail), status_code=_STATUS.get(refusal.code, 409))


def faulty(_: Request[Any, Any, Any], found: FaultsFound) -> Response[Problem]:
    faults = [{"code": fault.code, "at": fault.at, "message": fault.message} for fault in found.faults[:50]]
    return Response(Problem(code="faults", detail=str(found.faults[0]), faults=faults), status_code=400)


def wrong_request(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    codes = {
        400: "bad_request", 401: "no_name_yet", 404: "not_found", 405: "method_not_allowed", 413: "too_large",
        415: "bad_request",
    }  # fmt: skip
    return Response(Problem(code=codes.get(error.status_code, "bad_request")), status_code=error.status_code)


def unstored(request: Request[Any, Any, Any], fault: StoreFault) -> Response[Problem]:
    """What cannot be stored is the asker's fault, everything else the database's."""
    if isinstance(fault, Unstorable):
        return Response(Problem(code="bad_request"), status_code=400)
    _LOG.error("storage failed", route=route_of(request.scope), code=fault.code)
    return Response(Problem(code="storage"), status_code=503)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _LOG.error("request failed", route=route_of(request.scope), method=request.method, exc_info=error)
    return Response(Problem(code="failed"), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


_MEANINGS = {
    400: "The request itself is wrong",
    401: "Nobody known asks: no name yet, or a token or password that is not right",
    403: "This person may not",
    404: "There is no such thing",
    409: "Not as things are: refused by the table or the rules",
    413: "Too large",
    429: "Too often",
    503: "Not at the moment",
}
# For the OpenAPI document: every refusal is a `Problem`, and these are their codes.
REFUSALS = {
    status: ResponseSpec(
        Problem,
        generate_examples=False,
        description=": ".join(
            [meaning, *filter(None, [", ".join(sorted(code for code, found in _STATUS.items() if found == status))])]
        ),
    )
    for status, meaning in _MEANINGS.items()
}
