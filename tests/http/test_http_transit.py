"""Bodies on their way in: timed, counted for each key and for all, and let go with the request."""

from __future__ import annotations

import asyncio
import contextlib
import json
import selectors
from collections.abc import Awaitable, Callable
from typing import Any

import anyio
import pytest
from starlette.types import Message, Receive, Scope, Send

from docextract.errors import DocextractError
from docextract.http.frame import CONTEXT, STANDING, Frame, Standing
from docextract.http.transit import MEGABYTE, Shares, Transit
from docextract.models.service_limits import ServiceLimits
from docextract.service.metrics import Metrics

App = Callable[[Scope, Receive, Send], Awaitable[None]]
Timed = tuple[float, int, bool]
"""After so many seconds so many bytes, and whether there are more."""
MIB = 1 << 20


class Instant(selectors.DefaultSelector):
    """Seconds go by on this clock as soon as nothing is left to do: what waits is as exact on a busy machine."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout:
            self.now += timeout
        return ready


def loop() -> asyncio.AbstractEventLoop:
    clock = Instant()
    made = asyncio.SelectorEventLoop(clock)
    made.time = lambda: clock.now  # type: ignore[method-assign]
    return made


def taking(key: str | None, held: list[int] | None = None, shares: Shares | None = None) -> App:
    """An application that knows the key, and then takes the body."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scope[CONTEXT]["key"] = key
        while (await receive()).get("more_body"):
            pass
        if shares is not None and held is not None:
            held.append(shares._bytes.total())
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    return app


def told(
    app: App, limits: ServiceLimits, *coming: Timed, shares: Shares | None = None, headers: Any = (), state: Any = None,
    path: str = "/",
) -> tuple[int, dict[str, Any], list[tuple[bytes, bytes]]]:  # fmt: skip
    """Status, error and headers of the answer to a request whose body comes so."""
    left, sent = [*coming], []

    async def receive() -> Message:
        if not left:
            await asyncio.sleep(60)
        seconds, size, more = left.pop(0)
        await asyncio.sleep(seconds)
        return {"type": "http.request", "body": b" " * size, "more_body": more}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": path, "headers": [*headers], "state": state or {}}
    framed = Frame(Transit(app, shares or Shares(limits), limits), drained=0, metrics=Metrics())
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(framed(scope, receive, send))
    body = sent[1]["body"]
    return sent[0]["status"], json.loads(body) if body else {}, sent[0]["headers"]


def test_what_is_no_request_has_no_body() -> None:
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    limits = ServiceLimits()
    asyncio.run(Transit(app, Shares(limits), limits)({"type": "lifespan"}, None, None))  # type: ignore[arg-type]
    assert seen == ["lifespan"]


def test_a_body_that_is_not_there_in_time_is_408_and_nothing_more_is_waited_for() -> None:
    status, error, headers = told(taking("k"), ServiceLimits(body_seconds=0.05), (0, 10, True))
    assert (status, error["type"]) == (408, "requestTimeoutError")
    assert error["error"]["details"] == {"limit": "bodySeconds", "max": 0.05}
    assert (b"connection", b"close") in headers


def test_many_small_pieces_win_no_time_and_each_megabyte_has_its_own() -> None:
    limits = ServiceLimits(body_seconds=0.5)
    drops = [(0.1, 1, True)] * 20
    assert told(taking("k"), limits, *drops)[0] == 408
    steady = [(0.2, MEGABYTE // 2, True)] * 6
    assert told(taking("k"), limits, *steady, (0, 0, False))[0] == 200


def test_a_key_and_all_keys_have_their_bytes_and_get_them_back() -> None:
    limits = ServiceLimits(request_bytes=MIB, body_bytes_per_key=2 * MIB, body_bytes=3 * MIB)
    shares = Shares(limits)
    held: list[int] = []
    assert told(taking("k", held, shares), limits, (0, MIB, True), (0, MIB, False), shares=shares)[0] == 200
    assert held == [2 * MIB]
    assert shares._bytes.total() == 0
    status, error, _ = told(taking("k"), limits, (0, 2 * MIB, True), (0, 1, False), shares=shares)
    assert (status, error["type"]) == (429, "tooManyRequestsError")
    details = {"limit": "bodyBytesPerKey", "max": 2 * MIB, "value": 2 * MIB + 1, "retryAfter": 5}
    assert error["error"]["details"] == details
    assert shares._bytes.total() == 0
    shares.hold("a", 2 * MIB)
    shares.hold("b", MIB)
    status, error, headers = told(taking("k"), limits, (0, 1, False), shares=shares)
    assert (status, error["error"]["details"]["limit"]) == (503, "bodyBytes")
    assert (b"retry-after", b"5") in headers
    shares.release("b", MIB)
    declared = [(b"content-length", b"%d" % (MIB + 1))]
    assert told(taking("k"), limits, (0, 1, False), shares=shares, headers=declared)[0] == 200  # 413 is not for us
    shares.hold("b", 1)
    assert told(taking("k"), limits, shares=shares, headers=declared)[0] == 503  # told before anything comes


def test_one_body_of_the_largest_size_always_fits() -> None:
    limits = ServiceLimits(request_bytes=MIB, body_bytes_per_key=1, body_bytes=1)
    assert told(taking("k"), limits, (0, MIB, False))[0] == 200


def test_a_key_has_so_many_requests_and_documents_under_way() -> None:
    shares = Shares(ServiceLimits(connections_per_key=2, at_once_per_key=1, at_once=1, queue=2, share_seconds=0.05))
    with shares.request("k"), shares.request("k"), shares.request("other"):
        with pytest.raises(DocextractError) as refused, shares.request("k"):
            pass
        assert (refused.value.type, refused.value.details["limit"]) == ("tooManyRequestsError", "connectionsPerKey")
    with shares.request("k"):
        pass

    async def documents() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(shares.document("k", three))
            with pytest.raises(DocextractError) as refused:
                await stack.enter_async_context(shares.document("k", three))
            details = {"limit": "atOncePerKey", "max": 1, "value": 6, "retryAfter": 3}
            assert (refused.value.type, refused.value.details) == ("tooManyRequestsError", details)
            for _ in range(2):
                await stack.enter_async_context(shares.document("other", three))
            with pytest.raises(DocextractError) as refused:
                await stack.enter_async_context(shares.document("third", three))
            assert (refused.value.type, refused.value.details["limit"]) == ("busyError", "queue")
        async with shares.document("k", three):
            pass

    anyio.run(documents)


def test_a_document_over_the_share_of_its_key_waits_for_one_to_end() -> None:
    shares = Shares(ServiceLimits(at_once_per_key=1, at_once=1, queue=20, share_seconds=5))
    ended: list[str] = []

    async def one(name: str, seconds: float) -> None:
        async with shares.document("k", three):
            await anyio.sleep(seconds)
            ended.append(name)

    async def documents() -> None:
        async with anyio.create_task_group() as group:
            for n in range(8):
                group.start_soon(one, str(n), 0.01)

    anyio.run(documents)
    assert sorted(ended) == [str(n) for n in range(8)]


def three(key: str | None) -> int:
    return 3


def test_a_connection_too_many_is_told_so_and_closed_unless_it_asks_for_the_health() -> None:
    limits = ServiceLimits()
    over = {STANDING: Standing(over=True)}
    status, error, headers = told(taking("k"), limits, state=over)
    assert (status, error["type"], error["error"]["details"]["limit"]) == (503, "busyError", "connections")
    assert headers.count((b"connection", b"close")) == 1
    status, _, headers = told(taking(None), limits, (0, 0, False), state=over, path="/healthz")
    assert status == 200
    assert headers.count((b"connection", b"close")) == 1
