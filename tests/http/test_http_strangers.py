"""What surrounds a request where its sender goes away, where something breaks, and where credentials are strange."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive, Scope, Send

from docextract.errors import DocumentTooLargeError
from docextract.http.credentials import basic
from docextract.http.frame import Frame
from docextract.service.metrics import Metrics

App = Callable[[Scope, Receive, Send], Awaitable[None]]
SCOPE: dict[str, Any] = {"type": "http", "method": "POST", "path": "/", "headers": []}


def through(app: App, *heard: Message, kind: str = "http", drained: int = 100) -> list[Message]:
    """What is sent for a request whose body comes in these messages."""
    sent: list[Message] = []
    left = [*heard]

    async def receive() -> Message:
        return left.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(Frame(app, drained=drained, metrics=Metrics())({**SCOPE, "type": kind}, receive, send))
    return sent


def piece(size: int, *, more: bool) -> Message:
    return {"type": "http.request", "body": b"x" * size, "more_body": more}


def test_what_is_no_request_is_passed_on() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "lifespan.startup"
        await send({"type": f"{scope['type']}.startup.complete"})

    assert through(app, {"type": "lifespan.startup"}, kind="lifespan") == [{"type": "lifespan.startup.complete"}]


def test_a_sender_that_has_gone_is_told_nothing() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise ClientDisconnect

    assert through(app) == []


def test_what_breaks_after_the_answer_has_begun_ends_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise ValueError("101:500")

    with pytest.raises(ValueError):
        through(app)
    assert "101:500" not in caplog.text, "what a fault says may come from a document"


@pytest.mark.parametrize(
    ("heard", "closing"),
    [
        ([piece(10, more=False)], False),
        ([piece(10, more=True), piece(10, more=False)], False),
        ([piece(10, more=True), {"type": "http.disconnect"}], False),
        ([piece(10, more=True), piece(60, more=True), piece(60, more=True)], True),
    ],
)
def test_a_body_that_nobody_wants_is_read_to_its_end_or_the_connection_closed(
    heard: list[Message], closing: bool
) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        raise DocumentTooLargeError("too much", limit="requestBytes")

    start, body = through(app, *heard)
    assert start["status"] == 413
    assert ((b"connection", b"close") in start["headers"]) == closing
    assert json.loads(body["body"])["type"] == "documentTooLargeError"


def header(value: bytes) -> list[tuple[bytes, bytes]]:
    return [(b"Authorization", value)]


GOOD = base64.b64encode(b"key:sec:ret")


@pytest.mark.parametrize(
    "headers",
    [
        [],
        header(b"Basic " + GOOD) * 2,
        header(b"Bearer " + GOOD),
        header(b"Basic"),
        header(b"Basic " + GOOD.rstrip(b"=") if GOOD.endswith(b"=") else b"Basic " + GOOD + b"===="),
        header(b"Basic " + base64.b64encode(b"no colon")),
        header(b"Basic " + base64.b64encode(b"\xff:\xfe")),
        header(b"Basic YR=="),
        header(b"Basic *&^%"),
        header(b"Basic " + base64.b64encode(b"k:" + b"s" * 2000)),
    ],
)
def test_credentials_of_any_other_form_are_none(headers: list[tuple[bytes, bytes]]) -> None:
    assert basic(headers) == (None, None)


def test_credentials_are_split_at_the_first_colon_and_the_scheme_is_of_any_case() -> None:
    assert basic(header(b"bAsIc   " + GOOD)) == ("key", "sec:ret")
