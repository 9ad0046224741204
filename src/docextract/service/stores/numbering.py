"""The order of the log: ids and moments that grow with every entry, whatever the clock does.

An id is a UUID of version 7: 48 bits of milliseconds, then 74 that are random for the first entry of a millisecond and
grow for those that follow. Sorted by moment and then by id, entries stand in the order they were recorded.
"""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Callable, Iterable
from typing import NamedTuple

from ...models.log import LogStatus

_RANDOM_BITS = 74
_STEP = 1 << 32


class Draft(NamedTuple):
    """An entry that has no id and no moment yet: what is filtered by, and what makes its JSON of the two."""

    api_key: str
    status: LogStatus
    finish: Callable[[str, int], str]


class Numbered(NamedTuple):
    """An entry as it is kept: its id, its moment in milliseconds, what is filtered by, and its JSON."""

    id: str
    created: int
    api_key: str
    status: LogStatus
    text: str


class Last(NamedTuple):
    """The newest entry's id, and its moment in milliseconds."""

    id: str
    created: int


def numbered(drafts: Iterable[Draft], last: Last | None, now: int) -> list[Numbered]:
    """Give the drafts their ids and moments, none before those of the last entry."""
    made: list[Numbered] = []
    for draft in drafts:
        created = now if last is None else max(now, last.created)
        random = _random_of(last.id) + 1 + secrets.randbelow(_STEP) if last and created == last.created else None
        if random is None or random >> _RANDOM_BITS:
            # All numbers of a millisecond taken is as good as the next millisecond.
            created += random is not None
            random = secrets.randbits(_RANDOM_BITS - 1)
        identifier = _uuid7(created, random)
        made.append(Numbered(identifier, created, draft.api_key, draft.status, draft.finish(identifier, created)))
        last = Last(identifier, created)
    return made


def _uuid7(created: int, random: int) -> str:
    high, low = random >> 62, random & ((1 << 62) - 1)
    return str(uuid.UUID(int=(created << 80) | (7 << 76) | (high << 64) | (2 << 62) | low))


def _random_of(identifier: str) -> int:
    number = uuid.UUID(identifier).int
    return ((number >> 64) & 0xFFF) << 62 | (number & ((1 << 62) - 1))
