"""The tables, and how a database of an older version becomes one of this.

``log`` holds each entry as the JSON that is answered. ``seq`` numbers all entries without a gap, and the columns
``n_...`` number those of one status, of one key, and of one key and status: a page of any filter is a range of such
numbers, found by an index, so that the last page costs what the first does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...errors import StorageUnavailableError

APPLICATION_ID = 0x64786C67
"""Marks a file as a database of this service (``dxlg``)."""

Migration = Callable[[Any], None]


def first(db: Any) -> None:
    """Version 1: keys, log, audit."""
    db["api_keys"].create(
        {
            "seq": int, "id": str, "name": str, "enabled": int, "roles": str, "is_admin": int, "key": str,
            "secret_hash": str, "created_at": int, "updated_at": int, "last_used_at": int,
        },
        pk="seq",
        not_null={
            "id", "name", "enabled", "roles", "is_admin", "key", "secret_hash", "created_at", "updated_at",
        },
        strict=True,
    )  # fmt: skip
    db["api_keys"].create_index(["id"], unique=True)
    db["api_keys"].create_index(["key"], unique=True)
    db["log"].create(
        {
            "seq": int, "id": str, "created_at": int, "api_key": str, "status": str, "n_status": int, "n_key": int,
            "n_key_status": int, "entry": str,
        },
        pk="seq",
        not_null={"id", "created_at", "api_key", "status", "n_status", "n_key", "n_key_status", "entry"},
        strict=True,
    )  # fmt: skip
    db["log"].create_index(["status", "n_status"], unique=True)
    db["log"].create_index(["api_key", "n_key"], unique=True)
    db["log"].create_index(["api_key", "status", "n_key_status"], unique=True)
    db["audit"].create(
        {"seq": int, "at": int, "action": str, "who": str, "subject": str, "event": str},
        pk="seq",
        not_null={"at", "action", "event"},
        strict=True,
    )


def second(db: Any) -> None:
    """Version 2: answers that are given again, and the secret that a rotated key had before."""
    db["answers"].create(
        {"owner": str, "name": str, "request": str, "created_at": int, "status": int, "bytes": int, "body": bytes},
        pk=("owner", "name"),
        not_null={"request", "created_at", "status", "bytes", "body"},
        strict=True,
    )
    db["answers"].create_index(["created_at", "bytes"])
    db.execute("ALTER TABLE api_keys ADD COLUMN old_secret_hash TEXT")
    db.execute("ALTER TABLE api_keys ADD COLUMN old_secret_until INTEGER")


MIGRATIONS: tuple[Migration, ...] = (first, second)
"""What makes version 1 of an empty file, version 2 of version 1, and so on."""


def version(db: Any) -> int:
    """The version of a database; 0 for an empty file.

    Raises:
        StorageUnavailableError: the file is a database of something else.
    """
    (marked,) = db.execute("PRAGMA application_id").fetchone()
    (found,) = db.execute("PRAGMA user_version").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if marked != APPLICATION_ID and (tables or marked):
        raise StorageUnavailableError("The file is a database of something else; name another file.")
    return int(found)


def refuse_newer(found: int, known: int) -> None:
    """Raise StorageUnavailableError for a database of a version that is not known yet."""
    if found > known:
        raise StorageUnavailableError(
            f"The database has version {found}, and this docextract knows {known}: update docextract."
        )


def migrate(db: Any, *, backup: Callable[[int], None], migrations: Sequence[Migration] = MIGRATIONS) -> tuple[int, int]:
    """Bring a database to this version in one transaction, after ``backup(version)`` where there is something in it.

    Returns:
        The version it had, and the version it has.

    Raises:
        StorageUnavailableError: it is of something else, or newer.
    """
    before = version(db)
    refuse_newer(before, len(migrations))
    if before == len(migrations):
        return before, before
    if before:
        backup(before)
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in migrations[before:]:
            step(db)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {len(migrations)}")
        db.execute("COMMIT")
    except BaseException:
        if db.conn.in_transaction:
            db.execute("ROLLBACK")
        raise
    return before, len(migrations)


__all__ = ["APPLICATION_ID", "MIGRATIONS", "migrate", "refuse_newer", "version"]
