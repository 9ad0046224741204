"""The embedded store: one SQLite file, through sqlite-utils."""

from __future__ import annotations

import datetime as dt
import json
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ...errors import ApiKeyNotFoundError, LastAdminKeyError
from ...models.keys import ApiKey
from ...models.moments import from_milliseconds, milliseconds
from ..audit import AuditEvent
from . import sqlite_log
from .backup import copy
from .connections import Connections, storage
from .numbering import Draft, Last, Numbered
from .protocol import LAST_ADMIN, NO_SUCH_KEY, Change, Keep, KeptAnswer, LogFilter, StoredKey, is_admin
from .schema import MIGRATIONS, Migration

_KEY = (
    "id, name, enabled, roles, key, created_at, updated_at, last_used_at, "
    "secret_hash, old_secret_hash, old_secret_until"
)


class SqliteStore:
    """Keys, log and audit in a file, which is created at first use. One process at a time may write to it.

    Args:
        path: the file. Beside it stand ``.lock``, and SQLite's ``-wal`` and ``-shm`` while it is open.
        read_only: neither lock nor write; works beside the process that holds the lock.

    Raises:
        StorageUnavailableError: the file cannot be used; the message says what to do.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        read_only: bool = False,
        migrations: tuple[Migration, ...] = MIGRATIONS,
    ) -> None:
        self.path = Path(path)
        self._connections = Connections(self.path, read_only=read_only, migrations=migrations)

    def add_key(self, key: StoredKey, event: AuditEvent) -> None:
        """See Store."""
        with self._connections.write() as db:
            db["api_keys"].insert({**_columns(key.key), "secret_hash": key.secret_hash})
            _add_event(db, event)

    def key_by_value(self, value: str) -> StoredKey | None:
        """See Store."""
        with self._connections.read() as db:
            return _stored(db.execute(f"SELECT {_KEY} FROM api_keys WHERE key = ?", (value,)).fetchone())

    def key_by_id(self, key_id: str) -> StoredKey | None:
        """See Store."""
        with self._connections.read() as db:
            return _by_id(db, key_id)

    def keys(self, offset: int, limit: int) -> tuple[list[ApiKey], int]:
        """See Store."""
        with self._connections.read() as db:
            found = db.execute(f"SELECT {_KEY} FROM api_keys ORDER BY seq LIMIT ? OFFSET ?", (limit, offset)).fetchall()
            return [_key(row) for row in found], db["api_keys"].count

    def change_key(self, key_id: str, change: Change) -> ApiKey | None:
        """See Store."""
        with self._connections.write() as db:
            if (stored := _by_id(db, key_id)) is None:
                raise ApiKeyNotFoundError(NO_SUCH_KEY)
            after, event = change(stored.key)
            if is_admin(stored.key) and not is_admin(after) and not _other_admin(db, key_id):
                raise LastAdminKeyError(LAST_ADMIN)
            if after is None:
                db["api_keys"].delete_where("id = ?", [key_id])
            else:
                columns = _columns(after)
                changed = ", ".join(f"{column} = :{column}" for column in columns)
                db.execute(f"UPDATE api_keys SET {changed} WHERE id = :id", columns)
            _add_event(db, event)
            return after

    def touch_key(self, key_id: str, at: dt.datetime) -> None:
        """See Store."""
        with self._connections.write() as db:
            db.execute("UPDATE api_keys SET last_used_at = ? WHERE id = ?", (milliseconds(at), key_id))

    def rotate_key(self, key_id: str, secret_hash: str, old_until: dt.datetime, change: Change) -> ApiKey:
        """See Store."""
        with self._connections.write() as db:
            if (stored := _by_id(db, key_id)) is None:
                raise ApiKeyNotFoundError(NO_SUCH_KEY)
            after, event = change(stored.key)
            assert after is not None
            db.execute(
                "UPDATE api_keys SET updated_at = ?, old_secret_hash = secret_hash, old_secret_until = ?, "
                "secret_hash = ? WHERE id = ?",
                (milliseconds(after.updated_at), milliseconds(old_until), secret_hash, key_id),
            )
            _add_event(db, event)
            return after

    def append_log(self, drafts: Sequence[Draft], now: int, keep: Keep | None = None) -> list[Numbered]:
        """See Store."""
        with self._connections.write() as db:
            made = sqlite_log.append(db, drafts, now)
            if keep is not None:
                kept = keep(made)
                db.execute(
                    "INSERT OR REPLACE INTO answers (owner, name, request, created_at, status, bytes, body) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (kept.owner, kept.name, kept.request, kept.created, kept.status, len(kept.body), kept.body),
                )
            return made

    def answer(self, owner: str, name: str) -> KeptAnswer | None:
        """See Store."""
        query = "SELECT owner, name, request, created_at, status, body FROM answers WHERE owner = ? AND name = ?"
        with self._connections.read() as db:
            found = db.execute(query, (owner, name)).fetchone()
        return None if found is None else KeptAnswer(*found)

    def drop_answers(self, before: int, most: int) -> None:
        """See Store."""
        sizes = "SELECT created_at, sum(bytes) OVER (ORDER BY created_at DESC, rowid DESC) AS size FROM answers"
        with self._connections.write() as db:
            (newest,) = db.execute(f"SELECT max(created_at) FROM ({sizes}) WHERE size > ?", (most,)).fetchone()
            before = before if newest is None else max(before, newest + 1)
            db.execute("DELETE FROM answers WHERE created_at < ?", (before,))

    def log_size(self, wanted: LogFilter) -> int:
        """See Store."""
        with self._connections.read() as db:
            _, first, end = sqlite_log.bounds(db, wanted)
            return end - first

    def log_page(self, wanted: LogFilter, offset: int, limit: int) -> tuple[list[str], int]:
        """See Store."""
        with self._connections.read() as db:
            return sqlite_log.page(db, wanted, offset, limit)

    def log_after(self, wanted: LogFilter, after: str | None, limit: int) -> list[Numbered]:
        """See Store."""
        with self._connections.read() as db:
            return sqlite_log.after(db, wanted, after, limit)

    def last_entry(self) -> Last | None:
        """See Store."""
        with self._connections.read() as db:
            return sqlite_log.last(db)

    def add_event(self, event: AuditEvent) -> None:
        """See Store."""
        with self._connections.write() as db:
            _add_event(db, event)

    def events(self, limit: int) -> list[AuditEvent]:
        """See Store."""
        with self._connections.read() as db:
            found = db.execute("SELECT at, event FROM audit ORDER BY seq DESC LIMIT ?", (limit,)).fetchall()
        return [AuditEvent(**{**json.loads(event), "at": from_milliseconds(at)}) for at, event in found]

    def check(self) -> None:
        """See Store."""
        self._connections.check()

    def backup(self, target: str | os.PathLike[str]) -> None:
        """Copy the database to a file while it is in use: complete and checked, or not there.

        Raises:
            StorageUnavailableError: it cannot be read, or the copy cannot be written.
        """
        with storage(Path(target)), self._connections.read() as db:
            copy(db, Path(target))

    def integrity(self) -> str:
        """``"ok"``, or what SQLite's own check finds first."""
        with self._connections.read() as db:
            (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
            return str(verdict)

    def close(self) -> None:
        """See Store."""
        self._connections.close()


def _by_id(db: Any, key_id: str) -> StoredKey | None:
    return _stored(db.execute(f"SELECT {_KEY} FROM api_keys WHERE id = ?", (key_id,)).fetchone())


def _other_admin(db: Any, key_id: str) -> bool:
    query = "SELECT 1 FROM api_keys WHERE is_admin = 1 AND enabled = 1 AND id <> ? LIMIT 1"
    return db.execute(query, (key_id,)).fetchone() is not None


def _stored(row: tuple[Any, ...] | None) -> StoredKey | None:
    if row is None:
        return None
    *_, secret_hash, old, until = row
    return StoredKey(_key(row), secret_hash, old, None if until is None else from_milliseconds(until))


def _key(row: tuple[Any, ...]) -> ApiKey:
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


def _add_event(db: Any, event: AuditEvent) -> None:
    db["audit"].insert(
        {
            "at": milliseconds(event.at),
            "action": event.action,
            "who": event.who,
            "subject": event.subject,
            "event": json.dumps(event.to_json(), ensure_ascii=False),
        }
    )
