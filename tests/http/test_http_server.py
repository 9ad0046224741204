"""A server that strangers hold on to: slow, many, greedy and ambiguous clients, over real connections."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from http_parts import ADMIN_PATHS, DOCUMENT, basic, error_of, served

from docextract.models.keys import CreatedApiKey
from docextract.service import Service

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: "
PATIENCE = 30
"""Seconds after which a test gives up; what it waits for comes in a few."""


class Keys:
    """A database with an administrator's key and some workers'."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with Service.open(database) as service:
            self.admin = service.keys.create(name="ops", enabled=True, roles=["ADMIN_ROLE"])
            self.workers = [
                service.keys.create(name=f"w{n}", enabled=True, roles=["DATA_EXTRACTION"]) for n in range(5)
            ]


@pytest.fixture
def keys(tmp_path: Path) -> Keys:
    return Keys(tmp_path / "service.db")


class Clients:
    """Connections to one server, closed at the end."""

    def __init__(self, url: str, keys: Keys, stack: contextlib.ExitStack) -> None:
        self.url = url
        self.keys = keys
        self._before = len(lines(keys))
        host, _, port = url.removeprefix("http://").partition(":")
        self._address = (host, int(port))
        self._stack = stack

    def connect(self, first: bytes = b"") -> socket.socket:
        connection = self._stack.enter_context(socket.create_connection(self._address, timeout=PATIENCE))
        connection.sendall(first)
        return connection

    def upload(self, key: CreatedApiKey, size: int) -> socket.socket | None:
        """A connection whose request is taken and whose body is asked for; None where it is refused at once."""
        connection = self.connect(head(key, size) + b"Expect: 100-continue\r\n\r\n")
        return connection if connection.recv(1000).startswith(b"HTTP/1.1 100") else None

    def lines(self) -> list[str]:
        """What the server has said since."""
        return lines(self.keys)[self._before :]

    def alive(self) -> None:
        """Whoever asks is told that the server lives."""
        assert httpx.get(f"{self.url}/healthz", timeout=PATIENCE).json() == {"status": "ok"}


@contextlib.contextmanager
def clients(keys: Keys, *limits: str, descriptors: int | None = None) -> Iterator[Clients]:
    options = [part for limit in limits for part in ("--limit", limit)]
    if descriptors is None:  # else what reads apart has descriptors too
        options += ["--isolation", "none"]
    with served(keys.database, *options, descriptors=descriptors) as (url, _), contextlib.ExitStack() as stack:
        yield Clients(url, keys, stack)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Keys]]:
    """A server that waits a second for headers and for bodies, which several tests ask."""
    keys = Keys(tmp_path_factory.mktemp("hasty") / "service.db")
    limits = ("--limit", "headerSeconds=1", "--limit", "bodySeconds=1")
    with served(keys.database, *limits, "--isolation", "none") as (url, _):
        yield url, keys


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Keys]]:
    """A server with room for few bodies and few requests of a key, which waits long for either."""
    keys = Keys(tmp_path_factory.mktemp("narrow") / "service.db")
    limits = ("requestBytes=1MiB", "bodyBytes=3MiB", "connectionsPerKey=2", "bodySeconds=600")
    options = [part for limit in limits for part in ("--limit", limit)]
    with served(keys.database, *options, "--isolation", "none") as (url, _):
        yield url, keys


@pytest.fixture
def within(narrow: tuple[str, Keys]) -> Iterator[Clients]:
    """Clients of that one."""
    with contextlib.ExitStack() as stack:
        yield Clients(*narrow, stack)


@pytest.fixture
def to(hasty: tuple[str, Keys]) -> Iterator[Clients]:
    """Clients of that server."""
    with contextlib.ExitStack() as stack:
        yield Clients(*hasty, stack)


def head(key: CreatedApiKey, size: int) -> bytes:
    return (
        f"POST {DOCUMENT} HTTP/1.1\r\nHost: x\r\nAuthorization: {basic(key.key, str(key.secret))}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {size}\r\n"
    ).encode()


def rest(connection: socket.socket) -> bytes:
    """What comes until the other side closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := connection.recv(1 << 16):
            found += piece
    return found


def answer(told: bytes) -> httpx.Response:
    """One answer, and nothing after it."""
    top, _, body = told.partition(b"\r\n\r\n")
    assert told.count(b"HTTP/1.1 ") == 1, told
    line, *headers = top.decode().split("\r\n")
    pairs = [tuple(header.split(": ", 1)) for header in headers]
    return httpx.Response(int(line.split()[1]), headers=pairs, content=body)  # type: ignore[arg-type]


def open_ones(connections: list[socket.socket]) -> list[socket.socket]:
    """Those that the server has neither closed nor answered."""
    poll = select.poll()
    for connection in connections:
        poll.register(connection, select.POLLIN)
    gone = {descriptor for descriptor, _ in poll.poll(0)}
    return [connection for connection in connections if connection.fileno() not in gone]


def lines(keys: Keys) -> list[str]:
    return keys.database.with_suffix(".log").read_text().splitlines()


def memory(keys: Keys, process: Any, which: str) -> int:
    """Bytes of memory of a server: VmRSS now, VmHWM at most."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return next(int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith(which))


def test_headers_that_do_not_come_to_an_end_are_told_so_and_closed(to: Clients) -> None:
    silent, drop_by_drop = to.connect(), to.connect(HALF)
    half = [to.connect(HALF) for _ in range(20)]
    for _ in range(100):  # a byte now and then wins no time
        with contextlib.suppress(OSError):
            drop_by_drop.sendall(b"x")
        if not open_ones([drop_by_drop]):
            break
        time.sleep(0.1)
    for connection in [*half, drop_by_drop]:
        response = answer(rest(connection))
        refusal = error_of(response, 408, "requestTimeoutError")
        assert refusal["details"] == {"limit": "headerSeconds", "max": 1.0}
        assert response.headers["connection"] == "close"
    assert rest(silent) == b""
    after = to.connect(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert after.recv(1000).startswith(b"HTTP/1.1 200")
    after.sendall(HALF)
    assert b" 408 " in rest(after)
    to.alive()


def test_a_body_that_comes_after_its_answer_has_no_more_time_than_headers(to: Clients) -> None:
    connection = to.connect(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
    assert connection.recv(1000).startswith(b"HTTP/1.1 200")
    sent = 0
    while open_ones([connection]) and sent < 200:
        with contextlib.suppress(OSError):
            connection.sendall(b"x")
        sent += 1
        time.sleep(0.1)
    assert sent < 200


def test_of_too_many_connections_those_that_wait_longest_are_closed(keys: Keys) -> None:
    with clients(keys, "connections=8", "headerSeconds=600") as to:
        many = [to.connect(HALF) for _ in range(60)]
        to.alive()
        until = time.monotonic() + PATIENCE
        while len(left := open_ones(many)) > 8:
            assert time.monotonic() < until, len(left)
            time.sleep(0.05)
        assert set(left) <= set(many[-8:])
        assert left
    assert 0 < len([line for line in lines(keys) if "too many connections" in line]) < 20


def test_where_all_connections_are_at_work_only_the_healths_call_is_answered(keys: Keys) -> None:
    with clients(keys, "connections=4", "bodySeconds=600") as to:
        working = [to.upload(key, 1000) for key in keys.workers[:4]]
        assert all(working)
        for _ in range(10):
            response = httpx.post(to.url + DOCUMENT, json={}, auth=(keys.admin.key, str(keys.admin.secret)))
            refusal = error_of(response, 503, "busyError")
            assert refusal["details"]["limit"] == "connections"
            assert response.headers["retry-after"] == "5"
            to.alive()
        assert len(open_ones([one for one in working if one])) == 4
        for one in working:
            assert one is not None
            one.sendall(b" " * 1000)
            assert one.recv(1000).startswith(b"HTTP/1.1 400")
        assert httpx.get(to.url + ADMIN_PATHS, auth=(keys.admin.key, str(keys.admin.secret))).status_code == 200


def test_few_descriptors_and_many_connections_stop_neither_answers_nor_documents(
    keys: Keys, roll: dict[str, Any]
) -> None:
    with clients(keys, descriptors=256) as to:
        many = [to.connect(HALF) for _ in range(400)]
        for worker in keys.workers:
            to.alive()
            auth = (worker.key, str(worker.secret))
            assert httpx.post(to.url + DOCUMENT, json=roll, auth=auth, timeout=PATIENCE).status_code == 200
            many += [to.connect(HALF) for _ in range(50)]
        to.alive()
    assert len(lines(keys)) < 100
    assert not [line for line in lines(keys) if "Too many open files" in line or "No descriptor" in line]


def test_a_body_that_stops_is_told_so_and_closed(to: Clients) -> None:
    started = [to.connect(head(key, 100_000) + b"\r\n" + b" " * 50_000) for key in to.keys.workers]
    for connection in started:
        response = answer(rest(connection))
        assert error_of(response, 408, "requestTimeoutError")["details"]["limit"] == "bodySeconds"
        assert response.headers["connection"] == "close"
    to.alive()
    assert "POST /extraction/document 408" in "\n".join(to.lines())


def test_who_sends_slowly_and_steadily_gets_an_answer(keys: Keys, roll: dict[str, Any]) -> None:
    body = json.dumps(roll).encode()
    body += b" " * (4_000_000 - len(body))
    with clients(keys, "bodySeconds=2") as to:
        connection = to.connect(head(keys.workers[0], len(body)) + b"Connection: close\r\n\r\n")
        for start in range(0, len(body), 250_000):
            connection.sendall(body[start : start + 250_000])
            time.sleep(0.2)
        assert answer(rest(connection)).status_code == 200


def test_one_key_holds_no_more_of_the_memory_than_its_share(keys: Keys) -> None:
    size, worker = 8_000_000, keys.workers[0]
    limits = ["requestBytes=8MiB", "bodyBytesPerKey=16MiB", "bodySeconds=600", "atOncePerKey=20"]
    options = [part for limit in limits for part in ("--limit", limit)]
    with served(keys.database, *options, "--isolation", "none") as (url, process), contextlib.ExitStack() as stack:
        to = Clients(url, keys, stack)
        to.alive()
        before = memory(keys, process, "VmRSS") if Path("/proc").exists() else 0
        refused = 0
        for _ in range(12):
            connection = to.connect(head(worker, size) + b"\r\n")
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                connection.sendall(b" " * (size - 10))
            with contextlib.suppress(BrokenPipeError, ConnectionResetError, TimeoutError):
                # The last bytes of who is refused: it hears why when all is sent.
                connection.settimeout(0.5)
                refused += connection.recv(4) == b"HTTP"
        to.alive()
        other = httpx.post(url + DOCUMENT, json={}, auth=(keys.workers[1].key, str(keys.workers[1].secret)))
        error_of(other, 400, "invalidRequestError")
        response = httpx.post(url + DOCUMENT, content=b" " * size, auth=(worker.key, str(worker.secret)),
                              headers={"content-type": "application/json"}, timeout=PATIENCE)  # fmt: skip
        assert error_of(response, 429, "tooManyRequestsError")["details"]["limit"] == "bodyBytesPerKey"
        assert not before or memory(keys, process, "VmHWM") - before < 50_000_000


def test_all_keys_together_hold_no_more_than_there_is_for_bodies(within: Clients) -> None:
    size = 1_000_000
    for worker in within.keys.workers[:3]:
        connection = within.upload(worker, size)
        assert connection is not None
        connection.sendall(b" " * (size - 10))
    for worker in within.keys.workers[3:]:
        response = httpx.post(within.url + DOCUMENT, content=b" " * size, auth=(worker.key, str(worker.secret)),
                              headers={"content-type": "application/json"}, timeout=PATIENCE)  # fmt: skip
        assert error_of(response, 503, "busyError")["details"]["limit"] == "bodyBytes"
        assert response.headers["retry-after"] == "5"
    within.alive()


def test_one_key_has_a_share_of_the_requests_under_way(within: Clients) -> None:
    workers = within.keys.workers
    assert all(within.upload(workers[3], 1000) for _ in range(2))
    response = httpx.post(within.url + DOCUMENT, json={}, auth=(workers[3].key, str(workers[3].secret)))
    assert error_of(response, 429, "tooManyRequestsError")["details"]["limit"] == "connectionsPerKey"
    others = (workers[4].key, str(workers[4].secret))
    error_of(httpx.post(within.url + DOCUMENT, json={}, auth=others), 400, "invalidRequestError")


def test_a_request_that_ends_in_two_ways_is_refused_and_what_it_hides_is_never_served(to: Clients) -> None:
    length, chunked = b"Content-Length: 44\r\n", b"Transfer-Encoding: chunked\r\n"
    for version, framing in (
        (b"1.1", length + chunked),
        (b"1.1", chunked + length),
        (b"1.0", b"Connection: keep-alive\r\n" + chunked),
    ):
        asked = b"POST /healthz HTTP/%b\r\nHost: x\r\n%b\r\n" % (version, framing)
        hidden = b"0\r\n\r\nGET /readyz HTTP/1.1\r\nHost: x\r\n\r\n"
        response = answer(rest(to.connect(asked + hidden)))
        error_of(response, 400, "invalidRequestError")
        assert response.headers["connection"] == "close"
    to.alive()
    assert not [line for line in to.lines() if "readyz" in line]


def test_what_is_no_http_is_told_in_the_one_shape(to: Clients) -> None:
    for sent in (
        b"NONSENSE\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX : y\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 70_000,
        b"POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
        b"POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
        b"POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n",
    ):
        response = answer(rest(to.connect(sent)))
        error_of(response, 400, "invalidRequestError")
        assert response.headers["connection"] == "close"
        assert response.headers["x-content-type-options"] == "nosniff"
        assert [line for line in to.lines() if f"{response.headers['x-request-id']} - - 400" in line], sent
    to.alive()
    assert "Traceback" not in "\n".join(to.lines())


def test_a_flood_of_nonsense_is_one_line_a_second_beside_the_access_log(within: Clients) -> None:
    begun = time.monotonic()
    for _ in range(100):
        rest(within.connect(b"NONSENSE\r\n\r\n"))
    told = [line for line in within.lines() if "Invalid HTTP" in line]
    assert 0 < len(told) <= time.monotonic() - begun + 1


def test_who_takes_no_answer_is_dropped(to: Clients) -> None:
    asked = b"GET /v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    whole = len(httpx.get(f"{to.url}/v1/openapi.json").content)
    times = 40_000_000 // whole
    connection = to.connect()
    connection.sendall(asked * times)
    time.sleep(5)
    connection.settimeout(PATIENCE)
    assert len(rest(connection)) < whole * times
    to.alive()
