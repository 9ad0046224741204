"""Bodies on their way in: how slow they may come, and how much of them is held, of a key and of all."""

from __future__ import annotations

import contextlib
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import BusyError, RequestTimeoutError, TooManyRequestsError
from ..models.service_limits import ServiceLimits
from .frame import CONTEXT

MEGABYTE = 1_000_000
RETRY_SECONDS = 5
SPARE = 4
"""So many bodies more than extractions may run or wait are let in, so that who is over is told so by the queue."""


class Shares:
    """What requests hold, counted on the event loop: requests, bodies and bytes, of each key and of all."""

    def __init__(self, limits: ServiceLimits) -> None:
        self._limits = limits
        self._requests: Counter[str] = Counter()
        self._bodies: Counter[str] = Counter()
        self._bytes: Counter[str | None] = Counter()
        self._lines: defaultdict[str, list[anyio.Event]] = defaultdict(list)
        # One body of the largest size always fits.
        self._most = max(limits.body_bytes, limits.request_bytes)
        self._most_of_key = max(limits.body_bytes_per_key, limits.request_bytes)

    @contextlib.contextmanager
    def request(self, key: str) -> Iterator[None]:
        """One request of a key.

        Raises:
            TooManyRequestsError: the key has as many under way as it may.
        """
        if self._requests[key] >= self._limits.connections_per_key:
            raise TooManyRequestsError(
                f"This key has {self._requests[key]} requests under way, its share.",
                limit="connectionsPerKey", max=self._limits.connections_per_key, value=self._requests[key] + 1,
                retryAfter=RETRY_SECONDS,
            )  # fmt: skip
        with _counted(self._requests, key):
            yield

    @contextlib.asynccontextmanager
    async def document(self, key: str, retry: Callable[[str | None], int]) -> AsyncIterator[None]:
        """One document of a key, from its first byte to its answer.

        A key over its share waits for one of its own to end. ``retry`` says when to come again, of a key or of all.

        Raises:
            TooManyRequestsError: the key has more on their way in than it may have extracted, and none ended meanwhile.
            BusyError: all keys together have more on their way in than can be extracted or wait.
        """
        share = self._limits.at_once_per_key
        if self._bodies[key] >= share + SPARE:
            with anyio.move_on_after(self._limits.share_seconds):
                while self._bodies[key] >= share + SPARE:
                    turn = anyio.Event()
                    self._lines[key].append(turn)
                    await turn.wait()
            if self._bodies[key] >= share + SPARE:
                raise TooManyRequestsError(
                    f"This key has {self._bodies[key]} documents on their way in.",
                    limit="atOncePerKey", max=share, value=self._bodies[key] + 1, retryAfter=retry(key),
                )  # fmt: skip
        if self._bodies.total() >= self._limits.at_once + self._limits.queue + SPARE:
            raise BusyError(
                "Too many documents are on their way in.",
                limit="queue", max=self._limits.queue, retryAfter=retry(None),
            )  # fmt: skip
        try:
            with _counted(self._bodies, key):
                yield
        finally:
            # All who wait look again, in the order they came: one that was cancelled takes no place.
            for turn in self._lines.pop(key, ()):
                turn.set()

    def check(self, key: str | None, size: int) -> None:
        """Whether so many bytes more can be held.

        Raises:
            TooManyRequestsError: they are more than the key may hold.
            BusyError: they are more than all may hold.
        """
        if key is not None and self._bytes[key] + size > self._most_of_key:
            raise TooManyRequestsError(
                f"The bodies of this key's requests under way have more than {self._most_of_key:,} bytes.",
                limit="bodyBytesPerKey", max=self._most_of_key, value=self._bytes[key] + size, retryAfter=RETRY_SECONDS,
            )  # fmt: skip
        if self._bytes.total() + size > self._most:
            raise BusyError(
                f"The bodies of all requests under way have more than {self._most:,} bytes.",
                limit="bodyBytes", max=self._most, value=self._bytes.total() + size, retryAfter=RETRY_SECONDS,
            )  # fmt: skip

    def hold(self, key: str | None, size: int) -> None:
        """So many bytes more are held; raises as :meth:`check` does."""
        self.check(key, size)
        self._bytes[key] += size

    def release(self, key: str | None, size: int) -> None:
        """So many bytes fewer are held."""
        self._bytes[key] -= size
        if not self._bytes[key]:
            del self._bytes[key]


class Transit:
    """Wraps the routes: bodies are timed and counted while they come, and let go when the request is answered."""

    def __init__(self, app: ASGIApp, shares: Shares, limits: ServiceLimits) -> None:
        self._app = app
        self._shares = shares
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; what is none is passed on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope[CONTEXT]["standing"].over and scope["path"] != "/healthz":
            raise BusyError(
                "There are too many connections.",
                limit="connections", max=self._limits.connections, retryAfter=RETRY_SECONDS,
            )  # fmt: skip
        body = _Body(scope, receive, self._shares, self._limits)
        try:
            await self._app(scope, body.hear, send)
        finally:
            body.let_go()


class _Body:
    """The body of one request."""

    def __init__(self, scope: Scope, receive: Receive, shares: Shares, limits: ServiceLimits) -> None:
        self._context = scope[CONTEXT]
        self._receive = receive
        self._shares = shares
        self._seconds = limits.body_seconds
        self._declared = min(_length(scope), limits.request_bytes)
        self._more = True
        self._held = 0
        self._key: str | None = None
        self._left = self._seconds
        self._megabyte = 0

    async def hear(self) -> Message:
        """The next message, within the time that the sender has."""
        if not self._more:
            return await self._receive()
        if not self._held:
            self._key = self._context["key"]
            self._shares.check(self._key, self._declared)
        begun = anyio.current_time()
        message: Message | None = None
        with anyio.move_on_after(self._left):
            message = await self._receive()
        if message is None:
            raise RequestTimeoutError(
                f"The body came slower than a megabyte in {self._seconds:g} seconds.",
                limit="bodySeconds", max=self._seconds,
            )  # fmt: skip
        self._more = message["type"] == "http.request" and message.get("more_body", False)
        self._count(len(message.get("body", b"")), anyio.current_time() - begun)
        return message

    def let_go(self) -> None:
        """The request is over."""
        self._shares.release(self._key, self._held)
        self._held = 0

    def _count(self, size: int, seconds: float) -> None:
        self._shares.hold(self._key, size)
        self._held += size
        self._left -= seconds
        self._megabyte += size
        if self._megabyte >= MEGABYTE:
            self._megabyte %= MEGABYTE
            self._left = self._seconds


@contextlib.contextmanager
def _counted(counter: Counter[str], key: str) -> Iterator[None]:
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]


def _length(scope: Scope) -> int:
    """What the request says that its body has; 0 where it says nothing."""
    said = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
    return int(said[:20]) if said.isdigit() else 0
