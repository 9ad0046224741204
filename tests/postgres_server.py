"""A PostgreSQL server of the tests' own: in a folder of its own, as a user without rights, on this machine only.

    python postgres_server.py          starts one, prints a URL of an empty database, and stops it at the end of stdin

It keeps what it is told on the disk (fsync is on), and asks for a password.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

_NOBODY = 65534
_USER = "docextract"


def binaries() -> Path | None:
    """The folder of the newest server that is installed."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    if (on_path := shutil.which("postgres")) is not None:
        found.append(Path(on_path).parent)
    return max(found, key=lambda path: path.parent.name.isdigit() and int(path.parent.name), default=None)


def lacking() -> str | None:
    """Why no server can be started here."""
    found = binaries()
    if found is None:
        return "PostgreSQL is not installed: apt-get install postgresql"
    return None if (found / "initdb").exists() else f"there is no initdb in {found}"


class Server:
    """One server. ``settings`` are lines of its configuration."""

    def __init__(self, *settings: str) -> None:
        found = binaries()
        assert found is not None
        self.binaries = found
        self.folder = Path(tempfile.mkdtemp(prefix="docextract-pg-"))
        self.data = self.folder / "data"
        self.password = secrets.token_urlsafe(12)
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None
        password = self.folder / "password"
        password.write_text(self.password)
        # initdb refuses to run as root, and so does the server.
        self._user: dict[str, Any] = {"user": _NOBODY, "group": _NOBODY, "extra_groups": []} if os.getuid() == 0 else {}
        if self._user:
            for path in (self.folder, password):
                os.chown(path, _NOBODY, _NOBODY)
        self._run(
            "initdb", "-D", str(self.data), "-U", _USER, f"--pwfile={password}", "--auth=scram-sha-256",
            "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync",
        )  # fmt: skip
        with (self.data / "postgresql.conf").open("a") as file:
            for line in (
                f"port = {self.port}", "listen_addresses = '127.0.0.1'", f"unix_socket_directories = '{self.folder}'",
                "fsync = on", "synchronous_commit = on", "shared_buffers = 64MB", *settings,
            ):  # fmt: skip
                file.write(line + "\n")
        self.start()
        self.sql("CREATE DATABASE test", "postgres")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [str(self.binaries / "postgres"), "-D", str(self.data)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=self.folder, **self._user
            )
        until = time.monotonic() + 60
        while subprocess.run(
            [self.binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
        ).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self, *, crash: bool = False) -> None:
        """Stop it: at once, with what is under way taken back; or as a crash does, with nothing written any more."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT if crash else signal.SIGINT)
            self.process.wait(60)
            self.process = None

    def remove(self) -> None:
        """Stop it and delete its folder."""
        self.stop(crash=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str, *, by_socket: bool = False) -> str:
        """The URL of a database."""
        where = f"/{database}?host={self.folder}" if by_socket else f"/{database}"
        host = f":{self.port}" if by_socket else f"127.0.0.1:{self.port}"
        return f"postgresql://{_USER}:{self.password}@{host}{where}"

    def empty(self) -> str:
        """The URL of the one database of the tests, which is emptied: many would make each start of the server slow."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'test'"
        self.sql(others, "postgres")
        self.sql("DROP SCHEMA IF EXISTS docextract CASCADE", "test")
        return self.url("test")

    def sql(self, statement: str, database: str) -> Any:
        """Run a statement as an administrator."""
        import pg8000.native

        connection = pg8000.native.Connection(
            _USER, host="127.0.0.1", port=self.port, database=database, password=self.password, ssl_context=False
        )
        try:
            return connection.run(statement)
        finally:
            connection.close()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.binaries / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder, **self._user)
        assert done.returncode == 0, done.stderr


def database_of(url: str) -> str:
    """The name of the database that a URL names."""
    return url.rpartition("/")[2].partition("?")[0]


def _free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def main() -> None:
    """Serve until the end of stdin."""
    server = Server()
    try:
        print(server.empty(), flush=True)
        sys.stdin.read()
    finally:
        server.remove()


if __name__ == "__main__":
    main()
