"""From a refusal to an HTTP answer, and the headers that every answer has."""

from __future__ import annotations

from typing import Any, Final

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

# Every code that a request may be refused with. Their words are in `locales/*/refusals.ftl`.
_CODES: Final = {
    400: "bad_address bad_message bad_name bad_password bad_request empty faults more_pairs",
    401: "bad_token no_name_yet wrong_code wrong_login",
    403: "blocked embargoed kicked not_allowed not_for_tokens not_host not_seated not_your_seat other_origin"
    " wrong_password",
    404: "no_picture no_such_person no_such_table not_found",
    405: "method_not_allowed",
    409: "already_started has_account illegal minded muted name_taken no_account no_chat_here no_hints_here"
    " no_mail_here no_orders_here no_pdf_here no_such_bot no_such_seat no_take_backs no_vote_open"
    " nobody_there not_asked not_away not_over not_paused not_playing not_your_turn not_yourself"
    " nothing_to_take_back paused seat_taken seats_free stale table_closed unknown_command vote_open"
    " voted_already wait",
    413: "too_large",
    421: "unknown_host",
    429: "too_many_connections too_many_tables too_often",
    500: "failed",
    503: "busy reviews_busy server_stopping storage",
}
STATUS: Final = {code: status for status, codes in _CODES.items() for code in codes.split()}


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was refused: a code for programs, details where there are any."""

    code: str
    detail: str = ""
    reason: str = ""  # the rule's own code for what is `illegal`
    faults: list[dict[str, str]] = []


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    told = Problem(code=refusal.code, detail=refusal.detail, reason=refusal.reason)
    return Response(told, status_code=STATUS.get(refusal.code, 409))


def faulty(_: Request[Any, Any, Any], found: FaultsFound) -> Response[Problem]:
    faults = [{"code": fault.code, "at": fault.at, "message": fault.message} for fault in found.faults[:50]]
    return Response(Problem(code="faults", detail=str(found.faults[0]), faults=faults), status_code=400)


def wrong_request(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    codes = {401: "no_name_yet", 404: "not_found", 405: "method_not_allowed", 413: "too_large"}
    return Response(Problem(code=codes.get(error.status_code, "bad_request")), status_code=error.status_code)


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """JSON in JSON in JSON: no request of ours is nested that deeply."""
    return Response(Problem(code="bad_request"), status_code=400)


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
    421: "This server is not known by the name in the request",
    429: "Too often",
    503: "Not at the moment",
}


class _Shared(dict[int, ResponseSpec]):
    """Answers that all handlers share. Litestar copies whatever a handler has, which for these takes its time."""

    def __deepcopy__(self, memo: dict[int, object]) -> _Shared:
        return self


# For the OpenAPI document: every refusal is a `Problem`, and these are their codes.
REFUSALS = _Shared(
    {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=f"{meaning}: {', '.join(_CODES[status].split())}",
        )
        for status, meaning in _MEANINGS.items()
    }
)
