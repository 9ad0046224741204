"""The store in PostgreSQL passes the contract; and what only it must do: several processes, a server that comes and
goes, connections that break."""

from __future__ import annotations

import contextlib
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import recording

from docextract.errors import InvalidRequestError, LastAdminKeyError, StorageUnavailableError
from docextract.models.keys import ADMIN_ROLE
from docextract.service import Service
from docextract.service.stores import postgres_connections, sql_log
from docextract.service.stores.postgres import PostgresStore
from docextract.service.stores.postgres_address import Address
from docextract.service.stores.postgres_schema import MIGRATIONS
from docextract.service.stores.protocol import LogFilter
from docextract.testing.stores import MINUTE, StoreContract, draft, event, key_of
from fewer import some
from postgres_server import Server, database_of

KILLS = int(os.environ.get("DOCEXTRACT_KILLS", "2"))
SCRIPT = Path(recording.__file__)


@pytest.fixture
def store(postgres_url: str) -> Iterator[PostgresStore]:
    store = PostgresStore(postgres_url)
    yield store
    store.close()


class TestPostgresStore(StoreContract):
    @pytest.fixture
    def store(self, postgres_url: str) -> Iterator[PostgresStore]:
        store = PostgresStore(postgres_url)
        yield store
        store.close()


def test_what_was_kept_is_there_for_another_store_at_once(store: PostgresStore, postgres_url: str) -> None:
    key = key_of("kept", ADMIN_ROLE)
    store.add_key(key, event())
    (entry,) = store.append_log([draft(text="kept")], MINUTE)
    beside = PostgresStore(postgres_url)
    assert beside.key_by_value(key.key.key) == key
    (later,) = beside.append_log([draft()], 0)
    assert (later.created, later.id > entry.id) == (MINUTE, True)
    assert store.log_page(LogFilter(), 0, 10) == ([later.text, entry.text], 2)
    beside.close()


def test_a_reader_writes_nothing_and_makes_nothing(postgres_url: str) -> None:
    with pytest.raises(StorageUnavailableError, match="version 0.*start the service once"):
        PostgresStore(postgres_url, read_only=True)
    PostgresStore(postgres_url).close()
    beside = PostgresStore(postgres_url, read_only=True)
    assert beside.log_size(LogFilter()) == 0
    with pytest.raises(StorageUnavailableError, match="reading only"):
        beside.append_log([draft()], 0)
    beside.close()


@pytest.mark.parametrize("odd", ["\0", "a\0b"])
def test_what_no_text_of_the_server_can_hold_is_unknown(store: PostgresStore, odd: str) -> None:
    store.append_log([draft()], MINUTE)
    assert store.key_by_id(odd) is None
    assert store.log_page(LogFilter(api_key=odd), 0, 10) == ([], 0)


def test_a_newer_database_is_refused_and_left_alone(postgres: Server, postgres_url: str) -> None:
    PostgresStore(postgres_url).close()
    postgres.sql("UPDATE docextract.version SET version = 99", database_of(postgres_url))
    for read_only in (False, True):
        with pytest.raises(StorageUnavailableError, match="version 99.*update docextract"):
            PostgresStore(postgres_url, read_only=read_only)


def test_a_schema_of_something_else_is_refused_and_left_alone(postgres: Server, postgres_url: str) -> None:
    postgres.sql("CREATE SCHEMA docextract CREATE TABLE mine (a int)", database_of(postgres_url))
    with pytest.raises(StorageUnavailableError, match="something else's; name another database"):
        PostgresStore(postgres_url)
    assert postgres.sql("SELECT count(*) FROM docextract.mine", database_of(postgres_url)) == [[0]]


def test_a_database_of_another_encoding_is_refused_with_what_to_do(postgres: Server, postgres_url: str) -> None:
    name = f"latin_{database_of(postgres_url)}"
    postgres.sql(f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0", "postgres")
    with pytest.raises(StorageUnavailableError, match="LATIN1; make one with: createdb --encoding UTF8"):
        PostgresStore(postgres.url(name))
    postgres.sql(f"DROP DATABASE {name}", "postgres")


def test_a_migration_runs_once_and_a_failing_one_changes_nothing(postgres: Server, postgres_url: str) -> None:
    store = PostgresStore(postgres_url)
    store.append_log([draft(text="old")], MINUTE)
    store.close()
    broken = ("CREATE TABLE more (a int)", "CREATE TABLE more (a int)")
    with pytest.raises(StorageUnavailableError, match="already exists"):
        PostgresStore(postgres_url, migrations=(*MIGRATIONS, broken))
    PostgresStore(postgres_url).close()
    adding = ("CREATE TABLE more (a int)", "INSERT INTO more VALUES (1)")
    opened: list[PostgresStore] = []

    def open_newer() -> None:
        opened.append(PostgresStore(postgres_url, migrations=(*MIGRATIONS, adding)))

    threads = [threading.Thread(target=open_newer) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [newer.log_size(LogFilter()) for newer in opened] == [1] * 4
    for newer in opened:
        newer.close()
    assert postgres.sql("SELECT count(*) FROM docextract.more", database_of(postgres_url)) == [[1]]
    with pytest.raises(StorageUnavailableError, match="update docextract"):
        PostgresStore(postgres_url)


def test_no_page_of_the_log_scans_it(store: PostgresStore, postgres: Server, postgres_url: str) -> None:
    """Wherever it stands, a page touches its own entries and the way to them in an index."""
    columns = "(seq, id, created_at, api_key, status, n_status, n_key, n_key_status, entry)"
    rows = (
        "n, n::text, n, 'dxk_' || n % 2, CASE WHEN n % 4 < 2 THEN 'SUCCESS' ELSE 'FAILED' END, "
        "(n / 4) * 2 + n % 4 % 2 + 1 , n / 2 + 1, n / 4 + 1, repeat('x', 500)"
    )
    name = database_of(postgres_url)
    postgres.sql(f"INSERT INTO docextract.log {columns} SELECT {rows} FROM generate_series(0, 39999) n", name)
    postgres.sql("ANALYZE docextract.log", name)

    class Explained:
        read = 0

        def __init__(self, db: Any) -> None:
            self.db = db

        def execute(self, sql: str, values: Any = ()) -> Any:
            plan = "\n".join(row[0] for row in self.db.execute(f"EXPLAIN (ANALYZE, BUFFERS) {sql}", values).fetchall())
            assert "Seq Scan on log" not in plan, plan
            Explained.read += sum(int(one.partition("=")[2]) for one in plan.split() if one.startswith("hit="))
            return self.db.execute(sql, values)

    for wanted in (
        LogFilter(), LogFilter(status="FAILED"), LogFilter(api_key="dxk_1"), LogFilter(1000, 39000),
        LogFilter(api_key="dxk_1", status="FAILED"), LogFilter(1000, 39000, "dxk_1", "SUCCESS"),
    ):  # fmt: skip
        total = store.log_size(wanted)
        for offset in (0, total // 2, total - 100):
            Explained.read = 0
            texts, _ = store.transactions.reading(lambda db, w=wanted, o=offset: sql_log.page(Explained(db), w, o, 100))  # type: ignore[misc]
            assert len(texts) == 100
            assert Explained.read < 3000, (wanted, offset, Explained.read)


ADMINS = """
import sys
from dataclasses import replace
from docextract.errors import LastAdminKeyError
from docextract.service.stores.postgres import PostgresStore
from docextract.testing.stores import event

store = PostgresStore(sys.argv[1])
print("ready", flush=True)
for line in sys.stdin:
    key, enabled = line.split()
    try:
        store.change_key(key, lambda before: (replace(before, enabled=enabled == "on"), event()))
        print("done", flush=True)
    except LastAdminKeyError:
        print("refused", flush=True)
"""


def test_the_last_administrator_stays_whatever_two_processes_do(store: PostgresStore, postgres_url: str) -> None:
    admins = [key_of(f"admin {n}", ADMIN_ROLE) for n in range(2)]
    for key in admins:
        store.add_key(key, event())
    command = [sys.executable, "-c", ADMINS, postgres_url]
    processes = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in admins
    ]  # fmt: skip
    answered: list[list[str]] = []
    try:
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for _ in range(20):
            answers = []
            for process, key in zip(processes, admins, strict=True):
                assert process.stdin is not None
                process.stdin.write(f"{key.key.id} off\n")
                process.stdin.flush()
            for process in processes:
                assert process.stdout is not None
                answers.append(process.stdout.readline().strip())
            assert sorted(answers) == ["done", "refused"]
            answered.append(answers)
            left = [key for key in store.keys(0, 10)[0] if key.enabled]
            assert len(left) == 1
            for process, key in zip(processes, admins, strict=True):
                assert process.stdin is not None
                process.stdin.write(f"{key.key.id} on\n")
                process.stdin.flush()
                assert process.stdout is not None
                assert process.stdout.readline() == "done\n"
    finally:
        for process in processes:
            process.kill()
            process.communicate()
    store.change_key(admins[0].key.id, lambda before: (None, event()))
    with pytest.raises(LastAdminKeyError):
        store.change_key(admins[1].key.id, lambda before: (None, event()))


def test_a_name_is_held_by_one_process_until_that_ends(store: PostgresStore, postgres_url: str) -> None:
    code = (
        "import sys; from docextract.service.stores.postgres import PostgresStore; "
        "print(PostgresStore(sys.argv[1]).hold('one', 'name'), flush=True); sys.stdin.read()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, postgres_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    assert not store.hold("one", "name")
    assert store.hold("two", "name")
    process.kill()
    process.communicate()
    until = time.monotonic() + 10
    while not store.hold("one", "name"):
        assert time.monotonic() < until
        time.sleep(0.02)
    other = PostgresStore(postgres_url)
    assert not other.hold("one", "name")
    store.let_go("one", "name")
    assert other.hold("one", "name")
    other.close()


def killing(postgres: Server, name: str) -> Callable[[], None]:
    """What breaks every connection to a database, as an administrator of the server can."""
    query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    return lambda: postgres.sql(query, "postgres")


def test_a_connection_that_broke_between_calls_is_made_again(
    store: PostgresStore, postgres: Server, postgres_url: str
) -> None:
    break_all = killing(postgres, database_of(postgres_url))
    key = key_of("k", ADMIN_ROLE)
    for call in (
        lambda: store.add_key(key, event()), lambda: store.key_by_id(key.key.id),
        lambda: store.append_log([draft()], 0), lambda: store.hold("o", "n"), lambda: store.add_event(event()),
    ):  # fmt: skip
        break_all()
        call()
    assert store.keys(0, 10) == ([key.key], 1)
    assert store.log_size(LogFilter()) == 1
    assert len(store.events(10)) == 2


def test_a_transaction_that_breaks_in_its_middle_is_done_again_and_once(
    store: PostgresStore, postgres: Server, postgres_url: str
) -> None:
    break_all = killing(postgres, database_of(postgres_url))
    asked: list[str] = []

    def keep(entries: Any) -> Any:
        asked.append(entries[0].id)
        if len(asked) == 1:
            break_all()
        from docextract.service.stores.protocol import KeptAnswer

        return KeptAnswer("o", "n", "hash", 1, 200, b"body")

    made = store.append_log([draft(), draft("dxk_b", "FAILED")], MINUTE, keep)
    assert len(asked) == 2
    assert store.log_after(LogFilter(), None, 10) == made


@pytest.mark.parametrize("after", [False, True], ids=["before it is kept", "after it is kept"])
def test_a_commit_that_is_not_answered_is_found_out_about(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """The connection breaks while the transaction ends: on the way there, or on the way back."""
    run, broken = postgres_connections.Connection.run, []

    def breaking(self: Any, sql: str) -> Any:
        if sql.endswith("COMMIT") and not broken:
            broken.append(sql)
            if after:
                run(self, sql)
            self._connection._usock.shutdown(socket.SHUT_RDWR)
            raise postgres_connections.Lost("broken by the test")
        return run(self, sql)

    monkeypatch.setattr(postgres_connections.Connection, "run", breaking)
    made = store.append_log([draft(text="once")], MINUTE)
    assert broken
    assert store.log_after(LogFilter(), None, 10) == made


def test_a_server_that_is_not_there_is_told_by_host_and_database_and_never_by_the_password(
    postgres: Server, postgres_url: str
) -> None:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port = sock.getsockname()[1]
    started = time.monotonic()
    with pytest.raises(StorageUnavailableError, match=rf"'rolls' of user 'u' at 127.0.0.1:{port}") as refused:
        PostgresStore(f"postgresql://u:hunter2@127.0.0.1:{port}/rolls")
    assert time.monotonic() - started < 5
    wrong = postgres_url.replace(postgres.password, "hunter2")
    with pytest.raises(StorageUnavailableError, match="password authentication failed") as denied:
        PostgresStore(wrong)
    with pytest.raises(StorageUnavailableError, match='database "nowhere" does not exist'):
        PostgresStore(postgres.url("nowhere"))
    for told in (refused, denied):
        assert "hunter2" not in str(told.value) + repr(Address.of(wrong))


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql://u:hunter2@host:port/d", "cannot be read"),
        ("postgresql://u:hunter2@host/d?sslmode=maybe", "sslmode must be one of"),
        ("postgresql://u:hunter2@host/d?target=1", "'target' is not known"),
        ("postgresql://u:hun#ter2@host/d", "are written %2F"),
    ],
)
def test_a_url_that_is_none_is_refused_without_being_repeated(url: str, why: str) -> None:
    with pytest.raises(InvalidRequestError, match=why) as refused:
        Service.open(url)
    assert "hunter2" not in refused.value.message


def test_a_url_says_where_and_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", "of the environment")
    found = Address.of("postgres://a%40b@[::1]/d%20b?sslmode=verify-full")
    assert (found.host, found.port, found.database, found.user) == ("::1", 5432, "d b", "a@b")
    assert found.password == "of the environment"
    assert found.arguments()["ssl_context"].check_hostname
    assert Address.of("postgresql://u:p%2Fw@/d?host=/run/pg").arguments()["unix_sock"] == "/run/pg/.s.PGSQL.5432"
    assert Address.of("postgresql://u:p%2Fw@h/d?sslmode=disable").arguments()["ssl_context"] is False


def test_the_socket_of_the_file_system_will_do(postgres: Server, postgres_url: str) -> None:
    store = PostgresStore(postgres.url(database_of(postgres_url), by_socket=True))
    store.check()
    store.close()


def test_without_a_pepper_that_all_share_the_service_says_how_to_make_one(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DOCEXTRACT_PEPPER")
    with pytest.raises(StorageUnavailableError, match="DOCEXTRACT_PEPPER is not set.*openssl rand -hex 32"):
        Service.open(postgres_url)


def test_two_services_on_a_database_know_each_others_keys(postgres_url: str) -> None:
    with Service.open(postgres_url, isolation="none") as one, Service.open(postgres_url, isolation="none") as other:
        key = one.keys.create(name="n", enabled=True, roles=["DATA_EXTRACTION"])
        who = other.authenticate(key.key, str(key.secret))
        made = other.extract(recording.REQUEST, who)
        assert [entry.id for entry in one.logs().entries] == [made.id]
        one.keys.update(key.id, enabled=False)
        with pytest.raises(Exception, match="disabled"):
            other.authenticate(key.key, str(key.secret))


def ids_in(url: str) -> list[str]:
    with Service.open(url, isolation="none") as service:
        return [entry.id for entry in service.log.iterate()]


@contextlib.contextmanager
def two_recorders(url: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Two processes that extract, each of which prints the ids that it was told are kept; killed at the end.

    One that outlived its test would write into the database of the next.
    """
    command = [sys.executable, str(SCRIPT), url]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


def test_nothing_that_was_answered_is_lost_or_doubled_when_processes_are_killed(postgres_url: str) -> None:
    """Two processes write to one database, and one of them is killed. ``make kills`` does it 50 times."""
    chance, answered = random.Random(7), list[str]()
    for _ in range(KILLS):
        with two_recorders(postgres_url) as processes:
            firsts = []
            for process in processes:
                assert process.stdout is not None
                firsts.append(process.stdout.readline())
            assert all(firsts), [process.poll() for process in processes]
            time.sleep(chance.uniform(0.02, 0.5))
            for process in processes:
                process.kill()
            for process, first in zip(processes, firsts, strict=True):
                assert process.stdout is not None
                answered += [line.strip() for line in (first, *process.stdout) if line.endswith("\n")]
        logged = ids_in(postgres_url)
        assert set(answered) - set(logged) == set()
        assert logged == sorted(set(logged))
    check_numbers(postgres_url, logged)
    assert len(logged) - len(answered) <= 12 * KILLS
    print(f"\n{KILLS} kills of two, {len(answered)} data sets answered, {len(logged)} logged, 0 lost")


@pytest.mark.parametrize("crash", some([True, False]), ids=["crashed", "stopped"])
def test_nothing_is_lost_or_doubled_when_the_server_starts_again_under_load(
    postgres: Server, postgres_url: str, crash: bool
) -> None:
    lines: list[list[str]] = [[], []]
    with two_recorders(postgres_url) as processes:
        readers = [
            threading.Thread(target=lambda p=process, known=known: known.extend(p.stdout))  # type: ignore[misc]
            for process, known in zip(processes, lines, strict=True)
        ]
        for reader in readers:
            reader.start()
        until = time.monotonic() + 60
        for _ in range(max(1, KILLS // 10)):
            before = [len(known) for known in lines]
            while any(len(known) < count + 5 for known, count in zip(lines, before, strict=True)):
                assert time.monotonic() < until, lines
                time.sleep(0.02)
            postgres.stop(crash=crash)
            postgres.start()
            until = time.monotonic() + 60
        after = [len(known) for known in lines]
        while any(len(known) < count + 2 for known, count in zip(lines, after, strict=True)):
            assert time.monotonic() < until, lines
            time.sleep(0.02)
        assert [process.poll() for process in processes] == [None, None]
        for process, reader in zip(processes, readers, strict=True):
            process.kill()
            reader.join()
    answered = [line.strip() for known in lines for line in known if line.endswith("\n")]
    logged = ids_in(postgres_url)
    assert set(answered) - set(logged) == set()
    assert logged == sorted(set(logged))
    # What stood open when the processes were killed; every call before was answered, and so is in the log once.
    assert len(logged) - len(answered) <= 12
    check_numbers(postgres_url, logged)


@pytest.mark.parametrize("number", ["of another transaction", "of none yet"])
def test_what_a_crash_took_back_is_written_again_though_its_number_is_anothers(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch, number: str
) -> None:
    """A server that crashes gives numbers anew that it gave before and had not yet written down."""
    store = PostgresStore(postgres_url)
    store.append_log([draft(text="first")], MINUTE)
    taken = postgres.sql("SELECT max(xmin::text::bigint) FROM docextract.log", database_of(postgres_url))[0][0]
    other = str(taken if number == "of another transaction" else taken + 10**6)
    run, cut = postgres_connections.Connection.run, list[str]()

    def crashing(connection: postgres_connections.Connection, sql: str) -> Any:
        if cut:
            return run(connection, sql)
        if sql.endswith("COMMIT"):
            cut.append(sql)
            connection.close()
            raise postgres_connections.Lost("the server crashed")
        result = run(connection, sql)
        return [[other], *result[1:]] if sql.startswith("BEGIN") else result

    monkeypatch.setattr(postgres_connections.Connection, "run", crashing)
    store.append_log([draft(text="second")], MINUTE)
    assert len(cut) == 1
    assert store.log_size(LogFilter()) == 2
    store.close()


def check_numbers(url: str, logged: list[str]) -> None:
    """Every series is numbered without a gap."""
    store = PostgresStore(url, read_only=True)
    sizes = [store.log_size(LogFilter(status=status)) for status in ("SUCCESS", "FAILED")]  # type: ignore[arg-type]
    assert sum(sizes) == store.log_size(LogFilter()) == len(logged)
    counted = "SELECT count(*), count(DISTINCT seq), max(seq), count(DISTINCT (status, n_status)) FROM log"
    (found,) = store.transactions.reading(lambda db: db.execute(counted).fetchall())
    assert set(found) == {len(logged)}
    store.close()
