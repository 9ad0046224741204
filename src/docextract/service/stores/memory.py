"""A store in memory: for tests, and for hosts that need no log beyond the process."""

from __future__ import annotations

import datetime as dt
import threading
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from ...errors import ApiKeyNotFoundError, LastAdminKeyError, StorageUnavailableError
from ...models.keys import ApiKey
from ..audit import AuditEvent
from .numbering import Draft, Last, Numbered, numbered
from .protocol import (
    LAST_ADMIN,
    NO_SUCH_KEY,
    AnsweredAlready,
    Change,
    Keep,
    KeptAnswer,
    LogFilter,
    StoredKey,
    answers_already,
    is_admin,
)


class MemoryStore:
    """Keys, log and audit as long as the process lives."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._keys: dict[str, StoredKey] = {}
        self._values: dict[str, str] = {}
        # The entries of each pair of key and status that a filter may name, each list in the order of recording.
        self._series: dict[tuple[str | None, str | None], list[Numbered]] = {(None, None): []}
        self._answers: dict[tuple[str, str], KeptAnswer] = {}
        self._events: list[AuditEvent] = []
        self._closed = False

    def add_key(self, key: StoredKey, event: AuditEvent) -> None:
        """See Store."""
        with self._open():
            self._keys[key.key.id] = key
            self._values[key.key.key] = key.key.id
            self._events.append(event)

    def key_by_value(self, value: str) -> StoredKey | None:
        """See Store."""
        with self._open():
            return self._keys.get(self._values.get(value, ""))

    def key_by_id(self, key_id: str) -> StoredKey | None:
        """See Store."""
        with self._open():
            return self._keys.get(key_id)

    def keys(self, offset: int, limit: int) -> tuple[list[ApiKey], int]:
        """See Store."""
        with self._open():
            return [stored.key for stored in list(self._keys.values())[offset : offset + limit]], len(self._keys)

    def change_key(self, key_id: str, change: Change) -> ApiKey | None:
        """See Store."""
        with self._open():
            if (stored := self._keys.get(key_id)) is None:
                raise ApiKeyNotFoundError(NO_SUCH_KEY)
            after, event = change(stored.key)
            others = any(is_admin(other.key) for other in self._keys.values() if other is not stored)
            if is_admin(stored.key) and not is_admin(after) and not others:
                raise LastAdminKeyError(LAST_ADMIN)
            if after is None:
                del self._keys[key_id], self._values[stored.key.key]
            else:
                self._keys[key_id] = replace(stored, key=after)
            self._events.append(event)
            return after

    def rotate_key(self, key_id: str, secret_hash: str, old_until: dt.datetime, change: Change) -> ApiKey:
        """See Store."""
        with self._open():
            if (stored := self._keys.get(key_id)) is None:
                raise ApiKeyNotFoundError(NO_SUCH_KEY)
            after, event = change(stored.key)
            assert after is not None
            self._keys[key_id] = StoredKey(after, secret_hash, stored.secret_hash, old_until)
            self._events.append(event)
            return after

    def touch_key(self, key_id: str, at: dt.datetime) -> None:
        """See Store."""
        with self._open():
            if (stored := self._keys.get(key_id)) is not None:
                self._keys[key_id] = replace(stored, key=replace(stored.key, last_used_at=at))

    def append_log(self, drafts: Sequence[Draft], now: int, keep: Keep | None = None) -> list[Numbered]:
        """See Store."""
        with self._open():
            made = numbered(drafts, self.last_entry(), now)
            kept = None if keep is None else keep(made)
            if kept is not None and answers_already(found := self._answers.get((kept.owner, kept.name)), kept):
                raise AnsweredAlready(found)
            for entry in made:
                for series in {(a, s) for a in (None, entry.api_key) for s in (None, entry.status)}:
                    self._series.setdefault(series, []).append(entry)
            if kept is not None:
                self._answers[kept.owner, kept.name] = kept
            return made

    def answer(self, owner: str, name: str) -> KeptAnswer | None:
        """See Store."""
        with self._open():
            return self._answers.get((owner, name))

    def drop_answers(self, before: int, most: int) -> None:
        """See Store."""
        with self._open():
            newest = sorted(self._answers.items(), key=lambda item: item[1].created, reverse=True)
            sizes = accumulate(len(kept.body) for _, kept in newest)
            self._answers = {
                name: kept
                for (name, kept), size in zip(newest, sizes, strict=True)
                if kept.created >= before and size <= most
            }

    def log_size(self, wanted: LogFilter) -> int:
        """See Store."""
        with self._open():
            _, first, end = self._bounds(wanted)
            return end - first

    def log_page(self, wanted: LogFilter, offset: int, limit: int) -> tuple[list[str], int]:
        """See Store."""
        with self._open():
            series, first, end = self._bounds(wanted)
            last = max(first, end - offset)
            return [entry.text for entry in series[max(first, last - limit) : last][::-1]], end - first

    def log_after(self, wanted: LogFilter, after: str | None, limit: int) -> list[Numbered]:
        """See Store."""
        with self._open():
            series, first, end = self._bounds(wanted)
            if after is not None:
                first = max(first, bisect_right(series, after, key=lambda entry: entry.id))
            return series[first : min(end, first + limit)]

    def last_entry(self) -> Last | None:
        """See Store."""
        with self._open():
            everything = self._series[None, None]
            return Last(everything[-1].id, everything[-1].created) if everything else None

    def add_event(self, event: AuditEvent) -> None:
        """See Store."""
        with self._open():
            self._events.append(event)

    def events(self, limit: int) -> list[AuditEvent]:
        """See Store."""
        with self._open():
            return self._events[-1 : -limit - 1 : -1]

    def check(self) -> None:
        """See Store."""
        with self._open():
            return

    def close(self) -> None:
        """See Store."""
        self._closed = True

    def _bounds(self, wanted: LogFilter) -> tuple[list[Numbered], int, int]:
        """The series that a filter names, and where in it the filter's range begins and ends."""
        series = self._series.get((wanted.api_key, wanted.status), [])
        first = 0 if wanted.start is None else bisect_left(series, wanted.start, key=lambda entry: entry.created)
        end = len(series) if wanted.end is None else bisect_right(series, wanted.end, key=lambda entry: entry.created)
        return series, first, max(first, end)

    def _open(self) -> threading.RLock:
        if self._closed:
            raise StorageUnavailableError("The store is closed.")
        return self._lock
