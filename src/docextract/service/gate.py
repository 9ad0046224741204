"""Whose turn it is: so many extractions at once, a short queue, and a share for each key."""

from __future__ import annotations

import contextlib
import math
import threading
import time
from collections import Counter
from collections.abc import Iterator

from ..errors import BusyError, TooManyRequestsError
from ..models.service_limits import ServiceLimits

_WEIGHT = 0.2
_LONGEST = 60


class Gate:
    """Lets extractions in. Who cannot be let in is told so at once, or after the wait, and has used nothing.

    A key over its share waits for its own to end, and takes no place in the common queue meanwhile.
    """

    def __init__(self, limits: ServiceLimits) -> None:
        self._limits = limits
        self._changed = threading.Condition()
        self._waiting = 0
        self._by_key: Counter[str] = Counter()
        self._over_share: Counter[str] = Counter()
        self._begun: dict[object, float] = {}
        self._mean = 0.0

    @contextlib.contextmanager
    def turn(self, key: str | None) -> Iterator[None]:
        """One extraction; the host's own (None) share no key.

        Raises:
            TooManyRequestsError: the key has its share under way, and none of it ended within the wait.
            BusyError: the queue is full, or the wait was too long.
        """
        ticket = object()
        with self._changed:
            if key is not None:
                self._wait_for_share(key)
                self._by_key[key] += 1
            try:
                self._wait()
                self._begun[ticket] = time.monotonic()
            except BaseException:
                self._leave(key)
                raise
        try:
            yield
        finally:
            with self._changed:
                took = time.monotonic() - self._begun.pop(ticket)
                self._mean = took if not self._mean else self._mean + _WEIGHT * (took - self._mean)
                self._leave(key)

    @property
    def running(self) -> int:
        """How many extractions run."""
        return len(self._begun)

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._waiting

    def wait_until_empty(self, seconds: float) -> bool:
        """Wait until nothing runs; False if that took too long."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._begun, seconds)

    def retry_seconds(self, key: str | None = None) -> int:
        """When to come again, from how long extractions took and take: whole seconds, at least one.

        Args:
            key: whose share is full; None where all places are taken.
        """
        with self._changed:
            now = time.monotonic()
            each = max(self._mean, *(now - begun for begun in self._begun.values()), 0.0, 0.0)
            places = self._limits.at_once
            ahead = len(self._begun) + self._waiting
            if key is not None:
                places = min(places, self._limits.at_once_per_key)
                ahead = max(self._by_key[key] + self._over_share[key], 1)
            return min(_LONGEST, max(1, math.ceil(each * ahead / places)))

    def _wait_for_share(self, key: str) -> None:
        share = self._limits.at_once_per_key
        if self._by_key[key] < share and not self._over_share[key]:
            return
        if self._over_share[key] < self._limits.queue:
            self._over_share[key] += 1
            try:
                if self._changed.wait_for(lambda: self._by_key[key] < share, self._limits.share_seconds):
                    return
            finally:
                self._over_share[key] -= 1
                if not self._over_share[key]:
                    del self._over_share[key]
        raise TooManyRequestsError(
            f"This key has {self._by_key[key]} extractions under way, its share.",
            limit="atOncePerKey", max=share, value=self._by_key[key] + 1, retryAfter=self.retry_seconds(key),
        )  # fmt: skip

    def _wait(self) -> None:
        if len(self._begun) < self._limits.at_once and not self._waiting:
            return
        limits = self._limits
        if self._waiting >= limits.queue:
            raise BusyError("The queue is full.", limit="queue", max=limits.queue, retryAfter=self.retry_seconds())
        self._waiting += 1
        try:
            if not self._changed.wait_for(lambda: len(self._begun) < limits.at_once, limits.queue_seconds):
                raise BusyError(
                    "It took too long to be served.",
                    limit="queueSeconds", max=limits.queue_seconds, retryAfter=self.retry_seconds(),
                )  # fmt: skip
        finally:
            self._waiting -= 1

    def _leave(self, key: str | None) -> None:
        if key is not None:
            self._by_key[key] -= 1
            if not self._by_key[key]:
                del self._by_key[key]
        self._changed.notify_all()
