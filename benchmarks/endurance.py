"""Whether ``docextract serve`` goes on answering while strangers hold on to it: half headers and bodies, slow readers.

    python benchmarks/endurance.py [--seconds 60] [--headers 2000] [--bodies 500] [--readers 50] [--descriptors 1024]

A process of its own holds the connections; what the server closes is opened again after about ``--again`` seconds.
Meanwhile ``/healthz`` is asked 20 times a second, each time over a new connection, and a key that does no harm has a
document extracted every second. Ends with 0 where :data:`GOALS` are met, every good document was answered, and nothing
is left open after the deadline. Wants the extra ``http``, and a system with ``/proc``.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import http.client
import json
import multiprocessing
import os
import random
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docextract.service import Service
from docextract.testing import write

GOALS = {"healthz p99 ms": 100.0, "memory MB": 300.0}
DEADLINE_SECONDS = 10.0
"""How long headers, a body, or an answer may take."""
SLACK_SECONDS = 5.0
_OPENING_SECONDS = 3.0
DOCUMENT = "/v1/extraction/document"
HALF_HEADERS = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: "
ASKED = b"GET /v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 10


def credentials(key: Any) -> str:
    """The header of a key."""
    return "Basic " + base64.b64encode(f"{key.key}:{key.secret}".encode()).decode()


def half_body(authorization: str) -> bytes:
    """A request of which half is sent."""
    head = (
        f"POST {DOCUMENT} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: {authorization}\r\n"
    )
    return head.encode() + b"Content-Length: 200000\r\n\r\n" + b" " * 100_000


class Holder:
    """Connections that are held, in a process of their own."""

    def __init__(self, port: int, again: float, stop: Any) -> None:
        self._port = port
        self._again = again
        self._stop = stop
        self.closed: Counter[str] = Counter()
        self.held: Counter[str] = Counter()

    async def pause(self) -> None:
        """Wait about so long, each connection otherwise."""
        await asyncio.sleep(random.uniform(0.5, 1.5) * self._again)

    async def keep(self, name: str, sent: bytes, *, slow: bool) -> None:
        """One connection, opened again when it is closed."""
        await asyncio.sleep(random.uniform(0, _OPENING_SECONDS))
        while not self._stop.is_set():
            with contextlib.suppress(OSError):
                reader, writer = await self._connect(slow)
                self.held[name] += 1
                try:
                    writer.write(sent)
                    if slow:
                        await self._take_nothing(writer)
                    else:
                        while await reader.read(1024):
                            pass
                finally:
                    self.held[name] -= 1
                    self.closed[name] += 1
                    writer.transport.abort()
            await self.pause()

    async def _connect(self, slow: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        connection = socket.socket()
        if slow:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", self._port))
        return await asyncio.open_connection(sock=connection, limit=1024)

    async def _take_nothing(self, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            await asyncio.sleep(0.5)
            if writer.transport.get_write_buffer_size() < 1000:
                writer.write(ASKED[:45])  # a reset is noticed by who writes


def hold(port: int, asked: argparse.Namespace, authorization: str, stop: Any, told: Any) -> None:
    """Hold all the connections, until told to stop and until the server has closed them."""
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    holder = Holder(port, asked.again, stop)

    async def run() -> None:
        tasks = [asyncio.create_task(holder.keep("headers", HALF_HEADERS, slow=False)) for _ in range(asked.headers)]
        sent = half_body(authorization)
        tasks += [asyncio.create_task(holder.keep("bodies", sent, slow=False)) for _ in range(asked.bodies)]
        tasks += [asyncio.create_task(holder.keep("readers", ASKED, slow=True)) for _ in range(asked.readers)]
        while not stop.is_set():
            await asyncio.sleep(0.1)
        await asyncio.wait(tasks, timeout=DEADLINE_SECONDS + SLACK_SECONDS)

    asyncio.run(run())
    told.put((dict(holder.closed), {name: n for name, n in holder.held.items() if n}))
    told.close()
    told.join_thread()
    os._exit(0)  # what is still held would be waited for


def ask(port: int, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, float]:
    """Status and seconds of one request over a connection of its own."""
    begun = time.monotonic()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status, time.monotonic() - begun
    except (OSError, http.client.HTTPException) as error:
        print(f"{method} {path}: {error!r}", file=sys.stderr)
        return 0, time.monotonic() - begun
    finally:
        connection.close()


def every(seconds: float, stop: threading.Event, found: list[tuple[int, float]], *asked: Any, **headers: str) -> None:
    """Ask again and again, without waiting for the moments that an answer has taken."""
    due = time.monotonic()
    while not stop.wait(max(0.0, due - time.monotonic())):
        due = max(due + seconds, time.monotonic())
        found.append(ask(*asked, **headers))


@contextlib.contextmanager
def served(database: Path, descriptors: int) -> Iterator[tuple[int, subprocess.Popen[bytes], Path]]:
    """``docextract serve`` with so many descriptors: its port, its process, its log."""
    log = database.with_suffix(".log")
    within = "import os, resource, sys; n = int(sys.argv[1]); resource.setrlimit(resource.RLIMIT_NOFILE, (n, n)); "
    command = [sys.executable, "-m", "docextract", "serve", "--port", "0", "--database", str(database)]
    command = [sys.executable, "-c", within + "os.execv(sys.argv[2], sys.argv[2:])", str(descriptors), *command]
    with log.open("wb") as stderr:
        process = subprocess.Popen(command, stderr=stderr)
    try:
        while not (found := re.search(r"running on http://[\d.]+:(\d+)", log.read_text())):
            if process.poll() is not None:
                sys.exit(log.read_text())
            time.sleep(0.05)
        yield int(found[1]), process, log
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


def most_memory(pid: int) -> float:
    """Megabytes of memory that a process had at most."""
    (line,) = (one for one in Path(f"/proc/{pid}/status").read_text().splitlines() if one.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def main() -> int:
    """Hold, ask meanwhile, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (("seconds", 60), ("headers", 2000), ("bodies", 500), ("readers", 50), ("descriptors", 1024)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--again", type=float, default=5.0)
    asked = parser.parse_args()
    roll = write("handmade.commercial", seed=1, format="xlsx").data
    request = {"assetType": "OFFICE", "documentType": "RENT_ROLL", "fileName": "roll.xlsx",
               "file": "data:;base64," + base64.b64encode(roll).decode()}  # fmt: skip
    body = json.dumps(request).encode()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "service.db"
        with Service.open(database) as service:
            greedy, good = (
                service.keys.create(name=name, enabled=True, roles=["DATA_EXTRACTION"]) for name in ("greedy", "good")
            )
        headers = {"Authorization": credentials(good), "Content-Type": "application/json"}
        with served(database, asked.descriptors) as (port, process, log):
            ask(port, "POST", DOCUMENT, body, **headers)
            before = most_memory(process.pid)
            context = multiprocessing.get_context("spawn")
            stop, told = context.Event(), context.Queue()
            holder = context.Process(target=hold, args=(port, asked, credentials(greedy), stop, told))
            holder.start()
            time.sleep(_OPENING_SECONDS)
            done = threading.Event()
            health: list[tuple[int, float]] = []
            documents: list[tuple[int, float]] = []
            askers = [
                threading.Thread(target=every, args=(0.05, done, health, port, "GET", "/healthz")),
                threading.Thread(target=every, args=(1, done, documents, port, "POST", DOCUMENT, body), kwargs=headers),
            ]
            for asker in askers:
                asker.start()
            time.sleep(asked.seconds)
            done.set()
            for asker in askers:
                asker.join()
            stop.set()
            closed, left = told.get(timeout=60)
            holder.join()
            memory, lines = most_memory(process.pid), len(log.read_text().splitlines())
            alive = process.poll() is None and ask(port, "GET", "/healthz")[0] == 200
    times = sorted(seconds * 1000 for status, seconds in health if status == 200)
    figures = {"healthz p99 ms": times[int(len(times) * 0.99)], "memory MB": memory}
    print(f"{asked.headers} half headers, {asked.bodies} half bodies, {asked.readers} slow readers, {asked.seconds} s; "
          f"{asked.descriptors} descriptors; closed by the server: {closed}")  # fmt: skip
    print(f"/healthz: {len(health)} asked, {len(times)} answered; {statistics.median(times):.1f} ms in the middle, "
          f"{figures['healthz p99 ms']:.1f} ms at the 99th percentile, {times[-1]:.1f} ms at most")  # fmt: skip
    taken = [seconds for _, seconds in documents]
    print(f"good documents: {dict(Counter(status for status, _ in documents))}; {statistics.median(taken):.2f} s in "
          f"the middle, {max(taken):.2f} s at most")  # fmt: skip
    print(f"memory: {before:.0f} MB before, {memory:.0f} MB at most; {lines} lines of log; left open: {left or 'none'}")
    missed = [name for name, goal in GOALS.items() if figures[name] > goal]
    wrong = not alive or left or len(times) < len(health) or {status for status, _ in documents} != {200}
    print(f"missed: {', '.join(missed) or 'none'}; the server {'lives' if alive else 'died'}")
    return 1 if missed or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
