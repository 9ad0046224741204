"""Keys, log and audit in SQL: what the embedded store and the one on a server have in common, which is nearly all."""

from __future__ import annotations

import datetime as dt
import functools
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeVar

from ...errors import ApiKeyNotFoundError, LastAdminKeyError
from ...models.keys import ApiKey
from ...models.moments import from_milliseconds, milliseconds
from ..audit import AuditEvent
from . import sql_log
from .numbering import Draft, Last, Numbered
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
from .sql_log import Database, one

P = ParamSpec("P")
R = TypeVar("R")
Alone = Literal["keys", "log"]
"""What a transaction that writes has for itself until it is over."""

_KEY = (
    "id, name, enabled, roles, key, created_at, updated_at, last_used_at, "
    "secret_hash, old_secret_hash, old_secret_until"
)
_ANSWER = "owner, name, request, created_at, status, body"


class Transactions(Protocol):
    """How a database is reached. ``work`` may be called again where what it did before was undone."""

    def reading(self, work: Callable[[Database], R]) -> R:
        """What ``work`` reads."""
        ...

    def writing(self, work: Callable[[Database], R], alone: Alone | None) -> R:
        """What ``work`` gives, in one transaction that is durable when this returns, and undone if it raises."""
        ...

    def check(self) -> None:
        """Write, and take it back."""
        ...

    def close(self) -> None:
        """Let go of everything."""
        ...


def _reads(method: Callable[Concatenate[Any, Database, P], R]) -> Callable[Concatenate[Any, P], R]:
    @functools.wraps(method)
    def call(self: Any, /, *args: P.args, **named: P.kwargs) -> R:
        transactions: Transactions = self.transactions
        return transactions.reading(lambda db: method(self, db, *args, **named))

    return call


def _writes(
    alone: Alone | None = None,
) -> Callable[[Callable[Concatenate[Any, Database, P], R]], Callable[Concatenate[Any, P], R]]:
    def decorate(method: Callable[Concatenate[Any, Database, P], R]) -> Callable[Concatenate[Any, P], R]:
        @functools.wraps(method)
        def call(self: Any, /, *args: P.args, **named: P.kwargs) -> R:
            transactions: Transactions = self.transactions
            return transactions.writing(lambda db: method(self, db, *args, **named), alone)

        return call

    return decorate


class SqlStore:
    """The calls of a store, over a database that is reached by ``transactions``."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    @_writes("keys")
    def add_key(self, db: Database, key: StoredKey, event: AuditEvent) -> None:
        """See Store."""
        columns = {**_columns(key.key), "secret_hash": key.secret_hash}
        _insert(db, "api_keys", columns)
        _add_event(db, event)

    @_reads
    def key_by_value(self, db: Database, value: str) -> StoredKey | None:
        """See Store."""
        return _stored(db.execute(f"SELECT {_KEY} FROM api_keys WHERE key = ?", (value,)).fetchone())

    @_reads
    def key_by_id(self, db: Database, key_id: str) -> StoredKey | None:
        """See Store."""
        return _by_id(db, key_id)

    @_reads
    def keys(self, db: Database, offset: int, limit: int) -> tuple[list[ApiKey], int]:
        """See Store."""
        found = db.execute(f"SELECT {_KEY} FROM api_keys ORDER BY seq LIMIT ? OFFSET ?", (limit, offset))
        (total,) = one(db.execute("SELECT count(*) FROM api_keys"))
        return [_key(row) for row in found.fetchall()], total

    @_writes("keys")
    def change_key(self, db: Database, key_id: str, change: Change) -> ApiKey | None:
        """See Store."""
        stored = _present(_by_id(db, key_id))
        after, event = change(stored.key)
        if is_admin(stored.key) and not is_admin(after) and not _other_admin(db, key_id):
            raise LastAdminKeyError(LAST_ADMIN)
        if after is None:
            db.execute("DELETE FROM api_keys WHERE id = ?", (key_id,))
        else:
            columns = _columns(after)
            changed = ", ".join(f"{column} = ?" for column in columns)
            db.execute(f"UPDATE api_keys SET {changed} WHERE id = ?", (*columns.values(), key_id))
        _add_event(db, event)
        return after

    @_writes("keys")
    def touch_key(self, db: Database, key_id: str, at: dt.datetime) -> None:
        """See Store."""
        db.execute("UPDATE api_keys SET last_used_at = ? WHERE id = ?", (milliseconds(at), key_id))

    @_writes("keys")
    def rotate_key(self, db: Database, key_id: str, secret_hash: str, old_until: dt.datetime, change: Change) -> ApiKey:
        """See Store."""
        after, event = change(_present(_by_id(db, key_id)).key)
        assert after is not None
        db.execute(
            "UPDATE api_keys SET updated_at = ?, old_secret_hash = secret_hash, old_secret_until = ?, "
            "secret_hash = ? WHERE id = ?",
            (milliseconds(after.updated_at), milliseconds(old_until), secret_hash, key_id),
        )
        _add_event(db, event)
        return after

    @_writes("log")
    def append_log(self, db: Database, drafts: Sequence[Draft], now: int, keep: Keep | None = None) -> list[Numbered]:
        """See Store."""
        made = sql_log.append(db, drafts, now)
        if keep is not None:
            kept = keep(made)
            found = _answer(db, kept.owner, kept.name)
            if answers_already(found, kept):
                raise AnsweredAlready(found)
            db.execute(
                f"INSERT INTO answers ({_ANSWER}, bytes) VALUES (?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (owner, name) DO UPDATE SET request = excluded.request, "
                "created_at = excluded.created_at, status = excluded.status, bytes = excluded.bytes, "
                "body = excluded.body",
                (kept.owner, kept.name, kept.request, kept.created, kept.status, kept.body, len(kept.body)),
            )
        return made

    @_reads
    def answer(self, db: Database, owner: str, name: str) -> KeptAnswer | None:
        """See Store."""
        return _answer(db, owner, name)

    @_writes()
    def drop_answers(self, db: Database, before: int, most: int) -> None:
        """See Store."""
        sizes = "SELECT created_at, sum(bytes) OVER (ORDER BY created_at DESC) AS size FROM answers"
        (newest,) = one(db.execute(f"SELECT max(created_at) FROM ({sizes}) AS sizes WHERE size > ?", (most,)))
        before = before if newest is None else max(before, newest + 1)
        db.execute("DELETE FROM answers WHERE created_at < ?", (before,))

    @_reads
    def log_size(self, db: Database, wanted: LogFilter) -> int:
        """See Store."""
        _, first, end = sql_log.bounds(db, wanted)
        return end - first

    @_reads
    def log_page(self, db: Database, wanted: LogFilter, offset: int, limit: int) -> tuple[list[str], int]:
        """See Store."""
        return sql_log.page(db, wanted, offset, limit)

    @_reads
    def log_after(self, db: Database, wanted: LogFilter, after: str | None, limit: int) -> list[Numbered]:
        """See Store."""
        return sql_log.after(db, wanted, after, limit)

    @_reads
    def last_entry(self, db: Database) -> Last | None:
        """See Store."""
        return sql_log.last(db)

    @_writes()
    def add_event(self, db: Database, event: AuditEvent) -> None:
        """See Store."""
        _add_event(db, event)

    @_reads
    def events(self, db: Database, limit: int) -> list[AuditEvent]:
        """See Store."""
        found = db.execute("SELECT at, event FROM audit ORDER BY seq DESC LIMIT ?", (limit,)).fetchall()
        return [AuditEvent(**{**json.loads(event), "at": from_milliseconds(at)}) for at, event in found]

    def check(self) -> None:
        """See Store."""
        self.transactions.check()

    def close(self) -> None:
        """See Store."""
        self.transactions.close()


def _insert(db: Database, table: str, columns: dict[str, Any]) -> None:
    places = ", ".join("?" * len(columns))
    db.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", (*columns.values(),))


def _by_id(db: Database, key_id: str) -> StoredKey | None:
    return _stored(db.execute(f"SELECT {_KEY} FROM api_keys WHERE id = ?", (key_id,)).fetchone())


def _present(stored: StoredKey | None) -> StoredKey:
    if stored is None:
        raise ApiKeyNotFoundError(NO_SUCH_KEY)
    return stored


def _answer(db: Database, owner: str, name: str) -> KeptAnswer | None:
    found = db.execute(f"SELECT {_ANSWER} FROM answers WHERE owner = ? AND name = ?", (owner, name)).fetchone()
    return None if found is None else KeptAnswer(*found)


def _other_admin(db: Database, key_id: str) -> bool:
    query = "SELECT 1 FROM api_keys WHERE is_admin = 1 AND enabled = 1 AND id <> ? LIMIT 1"
    return db.execute(query, (key_id,)).fetchone() is not None


def _stored(row: Sequence[Any] | None) -> StoredKey | None:
    if row is None:
        return None
    *_, secret_hash, old, until = row
    return StoredKey(_key(row), secret_hash, old, None if until is None else from_milliseconds(until))


def _key(row: Sequence[Any]) -> ApiKey:
    key_id, name, enabled, roles, key, created, updated, used, *_ = row
    return ApiKey(
        id=key_id,
        name=name,
        enabled=bool(enabled),
        roles=json.loads(roles),
        key=key,
        created_at=from_milliseconds(created),
        updated_at=from_milliseconds(updated),
        last_used_at=None if used is None else from_milliseconds(used),
    )


def _columns(key: ApiKey) -> dict[str, Any]:
    return {
        "id": key.id,
        "name": key.name,
        "enabled": int(key.enabled),
        "roles": json.dumps(key.roles),
        "is_admin": int(is_admin(replace(key, enabled=True))),
        "key": key.key,
        "created_at": milliseconds(key.created_at),
        "updated_at": milliseconds(key.updated_at),
        "last_used_at": None if key.last_used_at is None else milliseconds(key.last_used_at),
    }


def _add_event(db: Database, event: AuditEvent) -> None:
    columns = {
        "at": milliseconds(event.at),
        "action": event.action,
        "who": event.who,
        "subject": event.subject,
        "event": json.dumps(event.to_json(), ensure_ascii=False),
    }
    _insert(db, "audit", columns)
