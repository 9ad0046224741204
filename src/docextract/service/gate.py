"""Whose turn it is: so many extractions at once, a short queue, and a share for each key."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import Counter
from collections.abc import Iterator

from ..errors import BusyError, TooManyRequestsError
from ..models.service_limits import ServiceLimits

RETRY_SECONDS = 5


class Gate:
    """Lets extractions in. Who cannot be let in is told so at once, or after the wait, and has used nothing."""

    def __init__(self, limits: ServiceLimits) -> None:
        self._limits = limits
        self._changed = threading.Condition()
        self._running = 0
        self._waiting = 0
        self._by_key: Counter[str] = Counter()

    @contextlib.contextmanager
    def turn(self, key: str | None) -> Iterator[None]:
        """One extraction; the host's own (None) share no key.

        Raises:
            TooManyRequestsError: the key has its share running or waiting.
            BusyError: the queue is full, or the wait was too long.
        """
        with self._changed:
            if key is not None:
                if self._by_key[key] >= self._limits.at_once_per_key:
                    raise TooManyRequestsError(
                        f"This key has {self._by_key[key]} extractions under way, its share.",
                        limit="atOncePerKey",
                        max=self._limits.at_once_per_key,
                        value=self._by_key[key] + 1,
                        retryAfter=RETRY_SECONDS,
                    )
                self._by_key[key] += 1
            try:
                self._wait()
                self._running += 1
            except BaseException:
                self._leave(key)
                raise
        try:
            yield
        finally:
            with self._changed:
                self._running -= 1
                self._leave(key)
                self._changed.notify_all()

    @property
    def running(self) -> int:
        """How many extractions run."""
        return self._running

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._waiting

    def wait_until_empty(self, seconds: float) -> bool:
        """Wait until nothing runs; False if that took too long."""
        with self._changed:
            return self._changed.wait_for(lambda: self._running == 0, seconds)

    def _wait(self) -> None:
        if self._running < self._limits.at_once and not self._waiting:
            return
        if self._waiting >= self._limits.queue:
            raise BusyError("The queue is full.", limit="queue", max=self._limits.queue, retryAfter=RETRY_SECONDS)
        self._waiting += 1
        try:
            until = time.monotonic() + self._limits.queue_seconds
            while self._running >= self._limits.at_once:
                if not self._changed.wait(until - time.monotonic()) and self._running >= self._limits.at_once:
                    raise BusyError(
                        "It took too long to be served.",
                        limit="queueSeconds",
                        max=self._limits.queue_seconds,
                        retryAfter=RETRY_SECONDS,
                    )
        finally:
            self._waiting -= 1

    def _leave(self, key: str | None) -> None:
        if key is not None:
            self._by_key[key] -= 1
            if not self._by_key[key]:
                del self._by_key[key]
