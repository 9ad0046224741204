"""What surrounds every request: its id, the one shape of errors, a line in the access log."""

from __future__ import annotations

import json
import logging
import re
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import anyio
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import AuthenticationError, DocextractError, MethodNotAllowedError, RequestTimeoutError
from ..export.safe import json_text
from ..service.metrics import Metrics
from ..service.service import internal_error
from .logs import FIELDS, REQUEST_ID
from .tracing import Tracing

CONTEXT = "docextract.http"
"""Where a scope holds what is shared: ``route``, the template of the path, ``key``, and ``standing``."""
HEADERS = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
]
CLOSE = (b"connection", b"close")
CHALLENGE = b'Basic realm="docextract", charset="UTF-8"'

STANDING = "docextract.standing"
"""Where the state of a scope holds the :class:`Standing` of its connection, if its server has one."""


@dataclass(slots=True)
class Standing:
    """What a connection and the application tell each other."""

    over: bool = False
    """There are too many connections, and none could be closed for this one."""
    refused: bool = False
    """The request is refused, and only its body is still taken in."""
    on_refused: Callable[[], None] | None = None
    """What is called then."""

    def refuse(self) -> None:
        """Say that the request is refused."""
        self.refused = True
        if self.on_refused is not None:
            self.on_refused()


_REQUEST_ID = re.compile(rb"(?!dx[ks]_)[A-Za-z0-9._-]{1,64}")
_DRAIN_SECONDS = 10
_access = logging.getLogger("docextract.http.access")
_log = logging.getLogger("docextract.http")


class Frame:
    """Wraps the routes. ``drained``: so much of a body that nobody wants is read, so that its sender hears why."""

    def __init__(self, app: ASGIApp, *, drained: int, metrics: Metrics) -> None:
        self._app = app
        self._drained = drained
        self._metrics = metrics
        self._tracing = Tracing()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; what is none is passed on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = _request_id(scope)
        REQUEST_ID.set(request_id.decode())
        with self._tracing.request(scope, request_id) as ended:
            status, route, seconds = await self._serve(scope, receive, send, request_id)
            ended(route, status)
        self._metrics.request(scope["method"], route, status, seconds)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, request_id: bytes) -> tuple[int, str, float]:
        """Serve one request: its status, its route, and how long it took."""
        start = time.perf_counter()
        standing = scope.get("state", {}).get(STANDING) or Standing()
        context: dict[str, Any] = {"route": "-", "key": None, "standing": standing}
        scope[CONTEXT] = context
        status = 0
        unread = True

        async def hear() -> Message:
            nonlocal unread
            message = await receive()
            unread = message["type"] == "http.request" and message.get("more_body", False)
            return message

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = [(b"x-request-id", request_id), *([CLOSE] if standing.over else [])]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        try:
            try:
                await self._app(scope, hear, answer)
            except ClientDisconnect:
                pass
            except Exception as fault:
                if status:
                    internal_error(fault)
                    raise
                error = fault if isinstance(fault, DocextractError) else internal_error(fault)
                if unread and not standing.over and not isinstance(error, RequestTimeoutError):
                    standing.refuse()
                    unread = not await self._drain(hear)
                await send_error(error, answer, scope["method"], closing=unread and not standing.over)
                del error  # it leads to this frame, and the frame to it: garbage that would wait to be looked for
        finally:
            note_access(
                request_id, status, method=scope["method"], route=context["route"], key=context["key"],
                seconds=time.perf_counter() - start,
            )  # fmt: skip
        return status, context["route"], time.perf_counter() - start

    async def _drain(self, hear: Receive) -> bool:
        """Read what is left of a body; False if that is too much."""
        left = self._drained
        with anyio.move_on_after(_DRAIN_SECONDS):
            while left > 0:
                message = await hear()
                if message["type"] != "http.request" or not message.get("more_body", False):
                    return True
                left -= len(message.get("body", b""))
        return False


async def send_error(error: DocextractError, send: Send, method: str, *, closing: bool = False) -> None:
    """Answer with an error in the one shape, and the headers that belong to it."""
    status, headers, body = answer_of(error, closing=closing)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body})


def answer_of(error: DocextractError, *, closing: bool) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Status, headers and body that tell an error."""
    shape = error.to_json()
    headers = [*HEADERS]
    if isinstance(error, AuthenticationError):
        headers.append((b"www-authenticate", CHALLENGE))
    if isinstance(error, MethodNotAllowedError):
        headers.append((b"allow", ", ".join(error.details["allowed"]).encode()))
    if "retryAfter" in error.details:
        headers.append((b"retry-after", str(error.details["retryAfter"]).encode()))
    if closing:
        headers.append(CLOSE)
    body = json_text(json.dumps(shape, ensure_ascii=False)).encode()
    headers.append((b"content-length", str(len(body)).encode()))
    return error.status, headers, body


def note_access(
    request_id: bytes, status: int, *, method: str = "", route: str = "-", key: str | None = None, seconds: float = 0
) -> None:
    """A line in the access log."""
    method = method if method.isalpha() else "-"
    told = {
        "requestId": request_id.decode(), "method": method, "route": route, "status": status,
        "milliseconds": round(seconds * 1000, 1), "key": key,
    }  # fmt: skip
    _access.info(
        "%s %s %s %s %.1fms key=%s",
        request_id.decode(), method, route, status or "-", seconds * 1000, key or "-", extra={FIELDS: told},
    )  # fmt: skip


def new_request_id() -> bytes:
    """The id of a request that brings none."""
    return uuid.uuid4().hex.encode()


def _request_id(scope: Scope) -> bytes:
    """The id that the request brings, or a new one; what has not the form of an id is not taken over."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and _REQUEST_ID.fullmatch(value):
            return bytes(value)
    return new_request_id()
