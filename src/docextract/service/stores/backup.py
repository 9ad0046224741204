"""A copy of the database while it is in use: complete, checked, and there under its name only then."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from ...errors import StorageUnavailableError


def copy(db: Any, target: Path) -> None:
    """Copy a database to a file by SQLite's online backup, check the copy, and give it its name.

    Raises:
        StorageUnavailableError: the copy does not pass the integrity check.
    """
    unfinished = target.with_name(f".{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with contextlib.closing(sqlite3.connect(unfinished, isolation_level=None)) as made:
            db.conn.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")
            (verdict,) = made.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise StorageUnavailableError(f"The copy is damaged: {verdict}")
        _sync(unfinished)
        os.replace(unfinished, target)
        _sync(target.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """See to it that a file, or the names in a folder, are on the disk."""
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
