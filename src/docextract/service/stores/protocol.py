"""What a store is: a small set of calls, each atomic. ``docextract.testing.stores`` holds the tests that any must pass.

A store raises StorageUnavailableError where it cannot do what it was asked, and then has done nothing of it.
Calls may come from several threads.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeGuard, runtime_checkable

from ...models.keys import ADMIN_ROLE, ApiKey
from ...models.log import LogStatus
from ..audit import AuditEvent
from .numbering import Draft, Last, Numbered

DAY = 24 * 60 * 60 * 1000
"""How long an answer is given again, in milliseconds."""
LAST_ADMIN = "This is the last enabled key with ADMIN_ROLE: make another one first."
NO_SUCH_KEY = "There is no key of this id."


def is_admin(key: ApiKey | None) -> bool:
    """Whether a key can manage keys now."""
    return key is not None and key.enabled and ADMIN_ROLE in key.roles


@dataclass(frozen=True, slots=True)
class StoredKey:
    """A key with the hash of its secret, and, where it was rotated, of the one before and until when that works."""

    key: ApiKey
    secret_hash: str
    old_secret_hash: str | None = None
    old_secret_until: dt.datetime | None = None


@dataclass(frozen=True, slots=True)
class LogFilter:
    """Which entries: ``start`` and ``end`` are milliseconds since 1970, both inclusive; None leaves a side open."""

    start: int | None = None
    end: int | None = None
    api_key: str | None = None
    status: LogStatus | None = None


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """An answer that is given again to who asks again: whose it is, by what name, and of which request.

    ``owner`` is the id of a key, ``name`` what its holder called the request, ``request`` the hash of all that was
    asked, ``created`` milliseconds since 1970, ``body`` the compressed text.
    """

    owner: str
    name: str
    request: str
    created: int
    status: int
    body: bytes


def answers_already(found: KeptAnswer | None, kept: KeptAnswer) -> TypeGuard[KeptAnswer]:
    """Whether what is kept answers the same request, and not from a day before."""
    return found is not None and found.request == kept.request and found.created >= kept.created - DAY


class AnsweredAlready(Exception):
    """The request was answered meanwhile, elsewhere: nothing was recorded. ``kept`` is that answer."""

    def __init__(self, kept: KeptAnswer) -> None:
        super().__init__(kept.name)
        self.kept = kept


Keep = Callable[[Sequence[Numbered]], KeptAnswer]
"""Makes the answer to keep of the entries that are recorded with it."""

Change = Callable[[ApiKey], tuple[ApiKey | None, AuditEvent]]
"""What becomes of a key: the key after it (None: it is deleted), and the event that says so."""


class Store(Protocol):
    """Keys, log and audit."""

    def add_key(self, key: StoredKey, event: AuditEvent) -> None:
        """Keep a new key and the event, both or neither; durable when it returns."""
        ...

    def key_by_value(self, value: str) -> StoredKey | None:
        """The key of this value (``dxk_...``): one indexed read."""
        ...

    def key_by_id(self, key_id: str) -> StoredKey | None:
        """The key of this id."""
        ...

    def keys(self, offset: int, limit: int) -> tuple[list[ApiKey], int]:
        """Keys in the order they were made, and how many there are."""
        ...

    def change_key(self, key_id: str, change: Change) -> ApiKey | None:
        """Change or delete a key, and keep the event, in one transaction; durable when it returns.

        Raises:
            ApiKeyNotFoundError: there is none of this id.
            LastAdminKeyError: no other enabled key has ADMIN_ROLE, and this one would lose it. However many calls come
                at the same time, one such key stays.
        """
        ...

    def rotate_key(self, key_id: str, secret_hash: str, old_until: dt.datetime, change: Change) -> ApiKey:
        """Give a key another secret, keep the one it has until a moment, and the event; durable when it returns.

        Of two secrets before, the newer is kept. ``change`` gives the key after it, of which ``updated_at`` counts.

        Raises:
            ApiKeyNotFoundError: there is none of this id.
        """
        ...

    def touch_key(self, key_id: str, at: dt.datetime) -> None:
        """Note when a key was last used."""
        ...

    def append_log(self, drafts: Sequence[Draft], now: int, keep: Keep | None = None) -> list[Numbered]:
        """Number the drafts and keep them, all or none, with the answer that ``keep`` makes; durable when it returns.

        An answer of the same owner and name is replaced, if it is to another request or a day older.

        ``now`` is in milliseconds. Entries are numbered by :func:`~.numbering.numbered` inside the transaction, so that
        the order of the log is that of recording, also where the clock steps back.

        Raises:
            AnsweredAlready: the same request of the owner has an answer already; nothing was kept.
        """
        ...

    def answer(self, owner: str, name: str) -> KeptAnswer | None:
        """The answer that is kept for an owner by this name."""
        ...

    def drop_answers(self, before: int, most: int) -> None:
        """Let go of answers from before a moment, and of the oldest while all have more bytes than ``most``."""
        ...

    def log_size(self, wanted: LogFilter) -> int:
        """How many entries the filter lets through."""
        ...

    def log_page(self, wanted: LogFilter, offset: int, limit: int) -> tuple[list[str], int]:
        """Entries as JSON, newest first, and how many the filter lets through. No page may cost more than another."""
        ...

    def log_after(self, wanted: LogFilter, after: str | None, limit: int) -> list[Numbered]:
        """Entries that were recorded after the one of the id ``after``, oldest first."""
        ...

    def last_entry(self) -> Last | None:
        """The newest entry's id and moment."""
        ...

    def add_event(self, event: AuditEvent) -> None:
        """Keep an event."""
        ...

    def events(self, limit: int) -> list[AuditEvent]:
        """The newest events, newest first."""
        ...

    def check(self) -> None:
        """Write and take back; raise StorageUnavailableError where that fails."""
        ...

    def close(self) -> None:
        """Let go of everything. Calls after it raise StorageUnavailableError."""
        ...


@runtime_checkable
class SharedStore(Protocol):
    """What a store that several processes use at once has beyond: a request that has a name runs in one of them."""

    def hold(self, owner: str, name: str) -> bool:
        """Try to be the one process in which the request runs. It is let go of when the process ends, too."""
        ...

    def let_go(self, owner: str, name: str) -> None:
        """Let another process have it."""
        ...
