"""Both stores pass the contract; and what only the one in a file must do."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from docextract.errors import StorageUnavailableError
from docextract.models.keys import ADMIN_ROLE, DATA_EXTRACTION
from docextract.service.stores import sql_log
from docextract.service.stores.memory import MemoryStore
from docextract.service.stores.numbering import Last, numbered
from docextract.service.stores.protocol import LogFilter
from docextract.service.stores.schema import APPLICATION_ID, MIGRATIONS
from docextract.service.stores.sqlite import SqliteStore
from docextract.testing.stores import MINUTE, StoreContract, draft, event, key_of


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def store(self) -> MemoryStore:
        return MemoryStore()


class TestSqliteStore(StoreContract):
    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[SqliteStore]:
        store = SqliteStore(tmp_path / "log.db")
        yield store
        store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


def pragma(path: Path, name: str) -> Any:
    connection = sqlite3.connect(path)
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    connection.close()
    return value


def test_a_new_file_is_private_marked_and_in_wal_mode(path: Path) -> None:
    SqliteStore(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert pragma(path, "application_id") == APPLICATION_ID
    assert pragma(path, "user_version") == len(MIGRATIONS)
    assert pragma(path, "journal_mode") == "wal"


def test_the_writer_commits_to_the_disk_and_readers_cannot_write(path: Path) -> None:
    store = SqliteStore(path)
    with store._connections.write() as db:
        assert [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "foreign_keys")] == [2, 1]
        assert db.execute("PRAGMA trusted_schema").fetchone()[0] == 0
        assert db.execute("PRAGMA busy_timeout").fetchone()[0] == 5000
    with pytest.raises(StorageUnavailableError, match="readonly"), store._connections.read() as db:
        db.execute("DELETE FROM log")
    store.close()


def test_what_was_kept_is_there_after_reopening(path: Path) -> None:
    store = SqliteStore(path)
    key = key_of("kept", ADMIN_ROLE)
    store.add_key(key, event())
    (entry,) = store.append_log([draft(text="kept")], MINUTE)
    store.close()
    again = SqliteStore(path)
    assert again.key_by_value(key.key.key) == key
    assert again.log_page(LogFilter(), 0, 10) == ([entry.text], 1)
    (later,) = again.append_log([draft()], 0)
    assert (later.created, later.id > entry.id) == (MINUTE, True)
    again.close()


def test_a_second_store_on_the_file_is_told_what_to_do(path: Path) -> None:
    store = SqliteStore(path)
    with pytest.raises(StorageUnavailableError, match=f"in use by process {os.getpid()};.*HTTP paths"):
        SqliteStore(path)
    code = f"from docextract.service import SqliteStore; SqliteStore({str(path)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "in use by process" in done.stderr
    store.close()
    SqliteStore(path).close()


def test_a_reader_works_beside_the_writer_and_writes_nothing(path: Path) -> None:
    with pytest.raises(StorageUnavailableError, match="There is no database"):
        SqliteStore(path, read_only=True)
    store = SqliteStore(path)
    store.append_log([draft(text="seen")], MINUTE)
    beside = SqliteStore(path, read_only=True)
    assert beside.log_size(LogFilter()) == 1
    with pytest.raises(StorageUnavailableError, match="reading only"):
        beside.append_log([draft()], 0)
    beside.close()
    store.close()


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    SqliteStore(path).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    for read_only in (False, True):
        with pytest.raises(StorageUnavailableError, match="version 99.*update docextract"):
            SqliteStore(path, read_only=read_only)


@pytest.mark.parametrize("content", ["table", "text"])
def test_a_file_of_something_else_is_refused_and_left_alone(path: Path, content: str) -> None:
    if content == "table":
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE mine (a)")
        connection.close()
    else:
        path.write_text("something else, and long enough to be no header of a database" * 20)
    before = path.read_bytes()
    with pytest.raises(StorageUnavailableError):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_migration_runs_once_after_a_backup_and_a_failing_one_changes_nothing(path: Path) -> None:
    store = SqliteStore(path)
    store.append_log([draft(text="old")], MINUTE)
    store.close()

    def failing(db: Any) -> None:
        db.execute("CREATE TABLE more (a)")
        raise sqlite3.OperationalError("no")

    with pytest.raises(StorageUnavailableError):
        SqliteStore(path, migrations=(*MIGRATIONS, failing))
    assert pragma(path, "user_version") == len(MIGRATIONS)

    ran = []

    def adding(db: Any) -> None:
        ran.append(db.execute("SELECT count(*) FROM log").fetchone()[0])
        db.execute("CREATE TABLE more (a)")

    for _ in range(2):
        newer = SqliteStore(path, migrations=(*MIGRATIONS, adding))
        assert newer.log_size(LogFilter()) == 1
        newer.close()
    assert ran == [1]
    old = SqliteStore(path.with_name(f"{path.name}.version-{len(MIGRATIONS)}"))
    assert old.log_size(LogFilter()) == 1
    old.close()
    with pytest.raises(StorageUnavailableError, match="update docextract"):
        SqliteStore(path)


def test_a_backup_is_taken_while_entries_are_written_and_is_whole(path: Path, tmp_path: Path) -> None:
    store = SqliteStore(path)
    stop = threading.Event()

    def write() -> None:
        while not stop.is_set():
            store.append_log([draft(), draft("dxk_b", "FAILED")], MINUTE)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        sizes = []
        for n in range(3):
            store.backup(tmp_path / f"copy{n}.db")
            copied = SqliteStore(tmp_path / f"copy{n}.db")
            sizes.append(copied.log_size(LogFilter()))
            assert copied.log_size(LogFilter(status="FAILED")) * 2 == sizes[-1]
            copied.close()
    finally:
        stop.set()
        writer.join()
    store.close()
    assert sizes == sorted(sizes)
    assert not list(tmp_path.glob(".*unfinished"))


def test_a_backup_that_cannot_be_written_leaves_nothing(path: Path, tmp_path: Path) -> None:
    store = SqliteStore(path)
    with pytest.raises(StorageUnavailableError):
        store.backup(tmp_path / "no such folder" / "copy.db")
    store.close()
    assert {p.name for p in tmp_path.iterdir()} == {"log.db", "log.db.lock"}


def plans(path: Path, *queries: str) -> list[str]:
    connection = sqlite3.connect(path)
    found = [row[3] for query in queries for row in connection.execute(f"EXPLAIN QUERY PLAN {query}")]
    connection.close()
    return found


def test_a_key_is_found_by_one_indexed_read(path: Path) -> None:
    store = SqliteStore(path)
    key = key_of("k", DATA_EXTRACTION)
    store.add_key(key, event())
    queries: list[str] = []
    with store._connections.read() as db:
        db.conn.set_trace_callback(queries.append)
    store.key_by_value(key.key.key)
    store.close()
    (query,) = queries
    (plan,) = plans(path, query)
    assert plan.startswith("SEARCH api_keys USING INDEX")


@pytest.mark.parametrize("api_key", [None, "dxk_a"])
@pytest.mark.parametrize("status", [None, "SUCCESS"])
def test_no_page_of_the_log_scans_it(path: Path, api_key: str | None, status: Any) -> None:
    store = SqliteStore(path)
    store.append_log([draft() for _ in range(100)], MINUTE)
    queries: list[str] = []
    with store._connections.read() as db:
        db.conn.set_trace_callback(queries.append)
        sql_log.page(db, LogFilter(0, 2 * MINUTE, api_key, status), 90, 10)
    store.close()
    assert len(queries) < 20
    for plan in plans(path, *set(queries)):
        # The newest entry of all, the last of an index, is found by "SEARCH log" without a condition.
        # Ends of a date range are found by halving, and that walks what it has itself made of numbers so far.
        assert plan.startswith("SEARCH log") or "log" not in plan, plan


def test_numbers_of_one_millisecond_that_run_out_go_on_in_the_next() -> None:
    last = Last("01a1fb99-50f4-7fff-bfff-ffffffffffff", int("01a1fb9950f4", 16))
    (entry,) = numbered([draft()], last, 0)
    assert entry.created == last.created + 1
    assert entry.id > last.id
