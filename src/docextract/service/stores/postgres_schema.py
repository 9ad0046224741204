"""The tables in PostgreSQL, in a schema of their own: those of :mod:`.schema`, which says what they are for."""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import StorageUnavailableError
from .schema import refuse_newer
from .sql_log import Database, one

NAME = "docextract"
"""The schema that everything stands in."""
_OLDEST_SERVER = 13
"""The first version that tells what became of a transaction by its number (``pg_xact_status``)."""

FIRST = (
    """CREATE TABLE api_keys (
        seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        enabled INTEGER NOT NULL, roles TEXT NOT NULL, is_admin INTEGER NOT NULL, key TEXT NOT NULL UNIQUE,
        secret_hash TEXT NOT NULL, old_secret_hash TEXT, old_secret_until BIGINT, created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL, last_used_at BIGINT
    )""",
    """CREATE TABLE log (
        seq BIGINT PRIMARY KEY, created_at BIGINT NOT NULL, n_status BIGINT NOT NULL, n_key BIGINT NOT NULL,
        n_key_status BIGINT NOT NULL, id TEXT NOT NULL, api_key TEXT NOT NULL, status TEXT NOT NULL,
        entry TEXT NOT NULL
    )""",
    "CREATE UNIQUE INDEX log_status ON log (status, n_status)",
    "CREATE UNIQUE INDEX log_api_key ON log (api_key, n_key)",
    "CREATE UNIQUE INDEX log_api_key_status ON log (api_key, status, n_key_status)",
    """CREATE TABLE audit (
        seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at BIGINT NOT NULL, action TEXT NOT NULL, who TEXT,
        subject TEXT, event TEXT NOT NULL
    )""",
    """CREATE TABLE answers (
        owner TEXT NOT NULL, name TEXT NOT NULL, request TEXT NOT NULL, created_at BIGINT NOT NULL,
        status INTEGER NOT NULL, bytes BIGINT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (owner, name)
    )""",
    "CREATE INDEX answers_age ON answers (created_at, bytes)",
)
"""Version 1."""
SECOND = (
    """CREATE TABLE written (
        connection TEXT PRIMARY KEY, mark TEXT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now()
    )""",
)
"""Version 2: the mark of the last transaction that each connection wrote."""

Migration = Sequence[str]
MIGRATIONS: tuple[Migration, ...] = (FIRST, SECOND)
"""The statements that make version 1 of nothing, version 2 of version 1, and so on."""


def version(db: Database) -> int:
    """The version of the tables; 0 where there are none.

    Raises:
        StorageUnavailableError: the schema is something else's.
    """
    # The catalogue is read as a table: functions such as to_regclass may not see yet what another process just made.
    all_of_it = "SELECT relname FROM pg_class JOIN pg_namespace AS n ON relnamespace = n.oid WHERE nspname = ?"
    there = {name for (name,) in db.execute(all_of_it, (NAME,)).fetchall()}
    if "version" not in there:
        if there:
            raise StorageUnavailableError(
                f"The schema {NAME!r} of the database is something else's; name another database."
            )
        return 0
    return int(one(db.execute(f"SELECT version FROM {NAME}.version"))[0])


def migrate(db: Database, migrations: Sequence[Migration]) -> None:
    """Bring the tables to this version: in the transaction of the caller, which no other process is in.

    Raises:
        StorageUnavailableError: they are newer, or something else's.
    """
    before = version(db)
    refuse_newer(before, len(migrations))
    if not before:
        db.execute(f"CREATE SCHEMA IF NOT EXISTS {NAME}")
        db.execute(f"CREATE TABLE {NAME}.version (version INTEGER NOT NULL)")
        db.execute(f"INSERT INTO {NAME}.version VALUES (0)")
    for statements in migrations[before:]:
        for statement in statements:
            db.execute(statement)
    db.execute(f"UPDATE {NAME}.version SET version = {len(migrations)}")


def check_server(db: Database) -> None:
    """Raise StorageUnavailableError where the server or the database cannot hold the tables."""
    number, encoding = one(
        db.execute("SELECT current_setting('server_version_num')::int, current_setting('server_encoding')")
    )
    if number // 10_000 < _OLDEST_SERVER:
        raise StorageUnavailableError(f"PostgreSQL {_OLDEST_SERVER} or later is needed; the server is older.")
    if encoding != "UTF8":
        raise StorageUnavailableError(
            f"The database is encoded in {encoding}; make one with: createdb --encoding UTF8 --template template0"
        )
