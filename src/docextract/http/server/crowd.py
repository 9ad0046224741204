"""All connections of a server: how many there may be, and which goes where one more comes."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from ...models.service_limits import ServiceLimits
from . import descriptors

ACCEPTED_AT_ONCE = 4
"""So many connections are accepted in one turn of the event loop; some turns pass until they are counted."""
_RESERVE = 64
_SECONDS = 1.0
_GRACE_SECONDS = 1.0
"""Who has just come has so long to say what it wants, as long as others can be closed."""
_log = logging.getLogger("docextract.http.connections")


class Member(Protocol):
    """A connection, as the crowd sees it."""

    @property
    def spare(self) -> bool:
        """Whether nobody loses an answer where it is closed now."""
        ...

    def drop(self) -> None:
        """Close it at once."""
        ...


class Crowd:
    """The connections there are. Those that have no request under way, and those whose request is refused and who go on
    sending it, each in the order in which they began to be so.

    Args:
        limits: ``connections`` is how many there may be.
        allowed: how many descriptors the process may have open; None where there is no such limit. Some of them are
            left for the store and for documents that are read.
        used: how many it has open, if that can be told.
    """

    def __init__(
        self,
        limits: ServiceLimits,
        allowed: int | None = None,
        used: Callable[[], int | None] = descriptors.used,
    ) -> None:
        self._most = limits.connections
        self._allowed = None if allowed is None else allowed - min(_RESERVE, allowed // 2)
        self._used = used
        self._members: set[Member] = set()
        self._waiting: dict[Member, float] = {}
        self._refused: dict[Member, None] = {}
        self._room = self._most
        self._looked = self._relieved = self._told = -math.inf
        self._closed = 0
        if self._allowed is not None and self._allowed < self._most:
            _log.warning("%s descriptors are not enough for %s connections", allowed, self._most)

    def __len__(self) -> int:
        return len(self._members)

    def enter(self, member: Member) -> bool:
        """One more; True where it is one too many and none could be closed for it."""
        self._look()
        self._members.add(member)
        if len(self._members) <= self._room:
            return False
        if not self._drop_one():
            _log.warning("There are too many connections, all with requests under way: only /healthz is answered")
            return True
        self._closed += 1
        now = time.monotonic()
        if now - self._told >= _SECONDS:
            _log.warning("There are too many connections: %s that had waited longest are closed", self._closed)
            self._told, self._closed = now, 0
        return False

    def relieve(self) -> None:
        """The process has no descriptor left, whoever has them: close some that can be spared."""
        now = time.monotonic()
        if now - self._relieved < _SECONDS:
            return
        self._relieved = now
        _log.error("No descriptor is left for a new connection: some of those that have waited longest are closed")
        for _ in range(_RESERVE // 2):
            self._drop_one()

    def wait(self, member: Member) -> None:
        """It has no request under way from now on."""
        if member in self._members:
            self._refused.pop(member, None)
            self._waiting[member] = time.monotonic()

    def refuse(self, member: Member) -> None:
        """Its request is refused, and it goes on sending it."""
        if member in self._members:
            self._refused[member] = None

    def work(self, member: Member) -> None:
        """It has a request under way from now on."""
        self._waiting.pop(member, None)

    def leave(self, member: Member) -> None:
        """It is closed."""
        self._members.discard(member)
        self._waiting.pop(member, None)
        self._refused.pop(member, None)

    def _look(self) -> None:
        """Once a second: how many there may be beside what else the process has open."""
        now = time.monotonic()
        if self._allowed is None or now - self._looked < _SECONDS:
            return
        self._looked = now
        used = self._used()
        if used is not None:
            self._room = max(1, min(self._most, self._allowed - (used - len(self._members))))

    def _drop_one(self) -> bool:
        """Close who has waited longest, and before who has just come someone whose request is refused already."""
        waiting = next(self._spare(self._waiting), None)
        if waiting is None or time.monotonic() - self._waiting[waiting] < _GRACE_SECONDS:
            waiting = next(self._spare(self._refused), waiting)
        if waiting is None:
            return False
        self.leave(waiting)
        waiting.drop()
        return True

    @staticmethod
    def _spare(members: Iterable[Member]) -> Iterator[Member]:
        return (member for member in members if member.spare)
