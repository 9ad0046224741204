"""What a request carries: its query and its body, each within its limits."""

from __future__ import annotations

import re
from collections.abc import Mapping

from starlette.requests import Request

from ..errors import DocumentTooLargeError, InvalidRequestError, UnsupportedMediaTypeError

_NUMBER = re.compile(r"([0-9]{1,15})(\.0+)?", re.A)
_IDEMPOTENCY_KEY = re.compile(r"[\x21-\x7e]{1,255}", re.A)
_JSON = re.compile(r'application/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?', re.I)


def query(request: Request, known: Mapping[str, type[int] | type[str]]) -> dict[str, int | str]:
    """The parameters of a query: unknown ones, and one that comes twice, are refused."""
    found: dict[str, int | str] = {}
    for name, value in request.query_params.multi_items():
        if name not in known:
            raise InvalidRequestError("A query parameter is unknown.", field=name[:200], allowed=[*known])
        if name in found:
            raise InvalidRequestError(f"{name} is given more than once.", field=name)
        found[name] = _number(name, value) if known[name] is int else value
    return found


async def body(request: Request, limit: int) -> bytes:
    """The body of a request that says that it is JSON, counted while it streams."""
    if not _JSON.fullmatch(request.headers.get("content-type", "").strip()):
        raise UnsupportedMediaTypeError("The body must be JSON: content-type application/json, in UTF-8.")
    if request.headers.get("content-encoding", "identity").lower() != "identity":
        raise UnsupportedMediaTypeError("The body must not be encoded: no content-encoding.")
    if (said := request.headers.get("content-length", "")).isdigit() and int(said[:20]) > limit:
        raise _too_large(int(said[:20]), limit)
    whole = bytearray()
    async for piece in request.stream():
        if len(whole) + len(piece) > limit:
            raise _too_large(len(whole) + len(piece), limit)
        whole += piece
    return bytes(whole)


def prefers_minimal(request: Request) -> bool:
    """Whether the caller does without the raw text: ``Prefer: return=minimal``."""
    wishes = ",".join(request.headers.getlist("prefer")).lower().replace('"', "")
    return any(wish.partition(";")[0].replace(" ", "") == "return=minimal" for wish in wishes.split(","))


def idempotency_key(request: Request) -> str | None:
    """What the caller calls the request, so that the same again is answered and not done: ``Idempotency-Key``."""
    given = request.headers.getlist("idempotency-key")
    if not given:
        return None
    if len(given) > 1 or not _IDEMPOTENCY_KEY.fullmatch(given[0]):
        raise InvalidRequestError(
            "Idempotency-Key must be given once, with 1 to 255 visible ASCII characters.", field="Idempotency-Key"
        )
    return given[0]


def _number(name: str, value: str) -> int:
    match = _NUMBER.fullmatch(value)
    if match is None:
        raise InvalidRequestError(f"{name} must be a whole number.", field=name)
    return int(match[1])


def _too_large(size: int, limit: int) -> DocumentTooLargeError:
    return DocumentTooLargeError(
        f"The body of the request has more than {limit:,} bytes.", limit="requestBytes", value=size, max=limit
    )
