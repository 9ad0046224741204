"""The log in SQL: pages by number, at the same cost wherever they stand.

A filter by key and status names a series: a column that numbers its entries without a gap, and the index over it.
A page is a range of these numbers. An end of a date range is found in the series by halving, since the entries of a
series stand in the order of their moments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from .numbering import Draft, Last, Numbered, numbered
from .protocol import LogFilter


class Cursor(Protocol):
    """What a statement answers."""

    def fetchone(self) -> Any:
        """The first row, or None."""
        ...

    def fetchall(self) -> Sequence[Any]:
        """All rows."""
        ...


class Database(Protocol):
    """A connection to a database that speaks SQL, with ``?`` where values go."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """Run a statement."""
        ...

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> object:
        """Run a statement for each row of values."""
        ...


def one(cursor: Cursor) -> Any:
    """The row of a statement that always has one."""
    row = cursor.fetchone()
    assert row is not None
    return row


class Series(NamedTuple):
    """The entries of a filter without its dates: the column that numbers them, and what picks them."""

    column: str
    where: str
    values: tuple[str, ...]

    @classmethod
    def of(cls, wanted: LogFilter) -> Series:
        """The series that a filter names."""
        return cls.named(wanted.api_key, wanted.status)

    @classmethod
    def named(cls, api_key: str | None, status: str | None) -> Series:
        """The series of a key and a status, of one of them, or of all entries."""
        if api_key is None and status is None:
            return cls("seq", "", ())
        if api_key is None:
            assert status is not None
            return cls("n_status", "status = ? AND ", (status,))
        if status is None:
            return cls("n_key", "api_key = ? AND ", (api_key,))
        return cls("n_key_status", "api_key = ? AND status = ? AND ", (api_key, status))

    def size(self, db: Database) -> int:
        """How many entries the series has: its last number."""
        condition = f"WHERE {self.where.removesuffix(' AND ')}" if self.where else ""
        (size,) = one(db.execute(f"SELECT max({self.column}) FROM log {condition}", self.values))
        return size or 0

    def at_most(self, db: Database, size: int, field: str, bound: int | str) -> int:
        """How many of the first ``size`` entries have a ``field`` (that grows along the series) up to a bound."""
        query = f"""
            WITH RECURSIVE halving(low, high) AS (
                SELECT CAST(0 AS BIGINT), CAST(? AS BIGINT)
                UNION ALL
                SELECT CASE WHEN {field} <= ? THEN {self.column} ELSE low END,
                       CASE WHEN {field} <= ? THEN high ELSE {self.column} - 1 END
                FROM halving JOIN log ON {self.where}{self.column} = (low + high + 1) / 2
                WHERE low < high
            )
            SELECT low FROM halving WHERE low >= high"""
        (found,) = one(db.execute(query, (size, bound, bound, *self.values)))
        return int(found)


def bounds(db: Database, wanted: LogFilter) -> tuple[Series, int, int]:
    """The series of a filter, and the numbers in it that its dates let through: after the first, up to the second."""
    series = Series.of(wanted)
    size = series.size(db)
    end = size if wanted.end is None else series.at_most(db, size, "created_at", wanted.end)
    first = 0 if wanted.start is None else series.at_most(db, end, "created_at", wanted.start - 1)
    return series, first, end


def page(db: Database, wanted: LogFilter, offset: int, limit: int) -> tuple[list[str], int]:
    """Entries as JSON, newest first, and how many there are."""
    series, first, end = bounds(db, wanted)
    last = end - offset
    found = db.execute(
        f"SELECT entry FROM log WHERE {series.where}{series.column} BETWEEN ? AND ? ORDER BY {series.column} DESC",
        (*series.values, max(first, last - limit) + 1, last),
    )
    return [entry for (entry,) in found.fetchall()], end - first


def after(db: Database, wanted: LogFilter, known: str | None, limit: int) -> list[Numbered]:
    """Entries recorded after the one of an id, oldest first."""
    series, first, end = bounds(db, wanted)
    if known is not None:
        first = max(first, series.at_most(db, end, "id", known))
    found = db.execute(
        f"SELECT id, created_at, api_key, status, entry FROM log WHERE {series.where}{series.column} BETWEEN ? AND ? "
        f"ORDER BY {series.column}",
        (*series.values, first + 1, min(end, first + limit)),
    )
    return [Numbered(*row) for row in found.fetchall()]


def last(db: Database) -> Last | None:
    """The newest entry's id and moment."""
    found = db.execute("SELECT id, created_at FROM log ORDER BY seq DESC LIMIT 1").fetchone()
    return Last(*found) if found else None


def append(db: Database, drafts: Sequence[Draft], now: int) -> list[Numbered]:
    """Number the drafts, in all their series, and insert them: within the transaction of the caller."""
    made = numbered(drafts, last(db), now)
    sizes: dict[Series, int] = {}

    def next_of(api_key: str | None, status: str | None) -> int:
        series = Series.named(api_key, status)
        sizes[series] = (sizes[series] if series in sizes else series.size(db)) + 1
        return sizes[series]

    db.executemany(
        "INSERT INTO log (seq, id, created_at, api_key, status, n_status, n_key, n_key_status, entry) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                next_of(None, None), entry.id, entry.created, entry.api_key, entry.status,
                next_of(None, entry.status), next_of(entry.api_key, None), next_of(entry.api_key, entry.status),
                entry.text,
            )
            for entry in made
        ],
    )  # fmt: skip
    return made
