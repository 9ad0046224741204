"""One answer for who asks again: which requests run under which name, and what is kept of those that are over."""

from __future__ import annotations

import datetime as dt
import hashlib
import logging
import threading
import time
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..errors import BusyError, DocextractError, IdempotencyKeyReusedError
from ..models.moments import milliseconds
from ..models.service_limits import ServiceLimits
from .stores.numbering import Numbered
from .stores.protocol import DAY, KeptAnswer, SharedStore, Store

_AGAIN_SECONDS = 0.05
_WAIT_SECONDS = 120.0
_FAST = 1  # the level of compression: an answer waits for it
_TRANSIENT = frozenset({408, 429})
_log = logging.getLogger("docextract.service")


@dataclass(slots=True)
class Claim:
    """A request under the name that its sender gave it. ``request`` is a hash of all that it asks."""

    owner: str
    name: str
    request: str
    kept: KeptAnswer | None = field(default=None, repr=False)
    """The answer, once there is one."""

    @property
    def text(self) -> str:
        """The text of the answer."""
        assert self.kept is not None
        return zlib.decompress(self.kept.body).decode("utf-8", "surrogatepass")

    def keeping(
        self, status: int, text: Callable[[Sequence[str]], bytes]
    ) -> Callable[[Sequence[Numbered]], KeptAnswer]:
        """What a store calls with the entries that it records: ``text`` makes the answer of their ids."""

        def keep(entries: Sequence[Numbered]) -> KeptAnswer:
            body = zlib.compress(text([entry.id for entry in entries]), _FAST)
            self.kept = KeptAnswer(self.owner, self.name, self.request, _now(), status, body)
            return self.kept

        return keep


def fingerprint(route: str, body: bytes, *, minimal: bool) -> str:
    """What a request asks, as a hash: its path, whether the answer is to be short, and its body.

    JSON holds no zero byte: nothing of the path and the preference can pass for a part of the body.
    """
    return hashlib.sha256(f"{route}\0{minimal:d}\0".encode() + body).hexdigest()


class Idempotency:
    """The claims of one service."""

    def __init__(self, store: Store, limits: ServiceLimits) -> None:
        self._store = store
        self._shared = store if isinstance(store, SharedStore) else None
        self._limits = limits
        self._changed = threading.Condition()
        self._running: dict[tuple[str, str], str] = {}

    def claim(self, owner: str, name: str, request: str) -> Claim:
        """Wait until no other request runs under the name, in no process that uses the store.

        A claim with ``kept`` is answered; another must be released.

        Raises:
            IdempotencyKeyReusedError: the name was given to another request within a day.
            BusyError: the other request takes too long.
            StorageUnavailableError: it cannot be seen what was kept.
        """
        claim, until = Claim(owner, name, request), time.monotonic() + _WAIT_SECONDS
        with self._changed:
            while (other := self._running.get((owner, name))) is not None:
                _same(other, request)
                if not self._changed.wait(until - time.monotonic()):
                    raise _busy()
            self._running[owner, name] = request
        try:
            while self._shared is not None and not self._shared.hold(owner, name):
                if time.monotonic() > until:
                    raise _busy()
                time.sleep(_AGAIN_SECONDS)
            found = self._store.answer(owner, name)
            if found is not None and found.created >= _now() - DAY:
                _same(found.request, request)
                claim.kept = found
                self.release(claim)
        except BaseException:
            self.release(claim)
            raise
        return claim

    def release(self, claim: Claim) -> None:
        """The request is over; who waits for it goes on."""
        if self._shared is not None:
            self._shared.let_go(claim.owner, claim.name)
        with self._changed:
            self._running.pop((claim.owner, claim.name), None)
            self._changed.notify_all()

    def tidy(self) -> None:
        """Let go of answers that are older than a day, and of the oldest where they are too many."""
        try:
            self._store.drop_answers(_now() - DAY, self._limits.idempotency_bytes)
        except DocextractError as error:
            _log.warning("kept answers could not be let go of: %s", error.type)


def encoded(text: str) -> bytes:
    """Text as it is kept; how it may leave is for who sends it."""
    return text.encode("utf-8", "surrogatepass")


def lasting(error: DocextractError) -> bool:
    """Whether the same request would fail the same way again: then the failure is kept as its answer."""
    return error.status < 500 and error.status not in _TRANSIENT


def _busy() -> BusyError:
    return BusyError("The same request is still under way.", limit="idempotency", retryAfter=5)


def _same(known: str, request: str) -> None:
    if known != request:
        raise IdempotencyKeyReusedError("This Idempotency-Key came with another request within 24 hours.")


def _now() -> int:
    return milliseconds(dt.datetime.now(dt.UTC))
