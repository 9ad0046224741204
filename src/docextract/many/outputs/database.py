"""All answers as tables of one SQLite database: a document is in all of them, or in none."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...errors import InvalidRequestError, StorageUnavailableError
from ...export.flat import Kind
from ..manifest import Manifest
from ..tables import TABLES, columns, named
from .told import known_of

NAME = "answers.sqlite"
_JOURNAL = "manifest"
_TYPES = {Kind.TEXT: str, Kind.NUMBER: float, Kind.COUNT: int, Kind.DATE: str, Kind.FLAG: bool}


class Database:
    """Each document is one transaction, with its line of the manifest: the database knows what it holds."""

    form = "tables"

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self._path = folder / NAME
        self._manifest = manifest
        try:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            try:
                self._make_tables()
                self._recover()
            except BaseException:
                self._connection.close()
                raise
        except sqlite3.Error as error:
            raise self._cannot(error) from error

    def _make_tables(self) -> None:
        import sqlite_utils

        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=FULL")
        database: Any = sqlite_utils.Database(self._connection)
        described = columns()
        for name in TABLES:
            if not database[name].exists():
                database[name].create(
                    {column.name: _TYPES[column.kind] for column in described[name]},
                    pk="document" if name == "documents" else None,
                )
                if name != "documents":
                    database[name].create_index(["document"])
        if not database[_JOURNAL].exists():
            database[_JOURNAL].create({"document": str, "entry": str}, pk="document")
        if self._connection.in_transaction:
            self._connection.execute("COMMIT")

    def _recover(self) -> None:
        """Say in the manifest what is in the database, and forget what is not."""
        held = {}
        for document, entry in self._connection.execute(f"SELECT document, entry FROM {_JOURNAL}"):
            held[document] = json.loads(entry)
        for entry in list(self._manifest.current()):
            found = held.pop(entry["document"], None)
            if found is None:
                self._manifest.forget(entry["document"])
            elif found.get("sha256") != entry.get("sha256"):
                self._manifest.append([found])
        if held:
            self._manifest.append(list(held.values()))

    def put(self, entry: dict[str, Any], made: bytes) -> list[Mapping[str, Any]]:
        """The rows of a document in place of those it had."""
        document = entry["document"]
        tables = json.loads(made) if made else {}
        described = columns()
        run = self._connection.execute
        try:
            run("BEGIN IMMEDIATE")
            try:
                for name, lines in named(tables, document, known_of(entry)):
                    run(f"DELETE FROM {name} WHERE document = ?", (document,))
                    listed = ", ".join(f'"{column.name}"' for column in described[name])
                    marks = ", ".join("?" * len(described[name]))
                    self._connection.executemany(
                        f"INSERT INTO {name} ({listed}) VALUES ({marks})",
                        [[_stored(line.get(column.name)) for column in described[name]] for line in lines],
                    )
                run(f"INSERT OR REPLACE INTO {_JOURNAL} VALUES (?, ?)", (document, json.dumps(entry)))
                run("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    run("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise self._cannot(error) from error
        self._manifest.append([entry])
        return [entry]

    def flush(self) -> list[Mapping[str, Any]]:
        """Nothing waits."""
        return []

    def finish(self) -> None:
        """One file, without a log beside it."""
        try:
            self._connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.Error as error:
            raise self._cannot(error) from error

    def close(self) -> None:
        """Close it."""
        self._connection.close()

    def _cannot(self, error: sqlite3.Error) -> Exception:
        if isinstance(error, sqlite3.DatabaseError) and "not a database" in str(error):
            return InvalidRequestError(f"{str(self._path)!r} is no SQLite database.", field="output")
        return StorageUnavailableError(
            f"{str(self._path)!r} cannot be written: {error}. What was done stays done; --resume goes on."
        )


def _stored(value: Any) -> Any:
    """Text that holds half a character cannot be stored as it is."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    return value
