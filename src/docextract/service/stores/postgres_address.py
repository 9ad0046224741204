"""Where a PostgreSQL database is: ``postgresql://USER:PASSWORD@HOST:PORT/DATABASE?NAME=VALUE``."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, unquote, urlsplit

from ...errors import InvalidRequestError

if TYPE_CHECKING:
    import ssl

SCHEMES = ("postgresql", "postgres")
PASSWORD = "PGPASSWORD"
"""The environment variable that holds the password, where the URL has none."""
_MODES = ("disable", "prefer", "require", "verify-ca", "verify-full")
_PORT = 5432
_ODD = "this one cannot be read (in a password / ? # @ are written %2F, %3F, %23, %40)"


def is_url(database: object) -> bool:
    """Whether a database is named by a URL of PostgreSQL."""
    return isinstance(database, str) and database.partition("://")[0] in SCHEMES and "://" in database


@dataclass(frozen=True, slots=True)
class Address:
    """A database on a server, and who comes to it. Nothing that is printed of it has the password."""

    host: str
    port: int
    database: str
    user: str
    password: str = field(default="", repr=False)
    mode: str = "prefer"
    """``sslmode`` as libpq has it: ``verify-full`` is the one that holds against who stands between."""
    roots: str | None = None

    @classmethod
    def of(cls, url: str) -> Address:
        """The address that a URL names. ``host`` in the query may be a folder, where the server's socket stands.

        Raises:
            InvalidRequestError: the URL is none; the message does not repeat it, since it may hold a password.
        """
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise _refused(_ODD) from None
        if parts.scheme not in SCHEMES or parts.fragment:
            raise _refused(_ODD)
        more = dict(parse_qsl(parts.query, keep_blank_values=True))
        host = more.pop("host", None) or unquote(parts.hostname or "") or "localhost"
        mode, roots = more.pop("sslmode", "prefer"), more.pop("sslrootcert", None)
        if more:
            raise _refused(f"{sorted(more)[0]!r} is not known; host, sslmode and sslrootcert are")
        if mode not in _MODES:
            raise _refused(f"sslmode must be one of {', '.join(_MODES)}")
        user = unquote(parts.username or "") or _own_name()
        database = unquote(parts.path.lstrip("/")) or user
        password = unquote(parts.password or "") or os.environ.get(PASSWORD, "")
        return cls(host, port or _PORT, database, user, password, mode, roots)

    @property
    def local(self) -> bool:
        """Whether the server is reached by a socket of this machine's file system."""
        return self.host.startswith("/")

    def __str__(self) -> str:
        where = f"{self.host}/.s.PGSQL.{self.port}" if self.local else f"{self.host}:{self.port}"
        return f"the database {self.database!r} of user {self.user!r} at {where}"

    def arguments(self) -> dict[str, Any]:
        """What the driver is told."""
        told: dict[str, Any] = {"user": self.user, "database": self.database, "password": self.password}
        if self.local:
            return {**told, "host": None, "unix_sock": f"{self.host}/.s.PGSQL.{self.port}", "ssl_context": False}
        return {**told, "host": self.host, "port": self.port, "ssl_context": self._security()}

    def _security(self) -> ssl.SSLContext | bool | None:
        if self.mode in ("disable", "prefer"):
            return False if self.mode == "disable" else None
        import ssl

        context = ssl.create_default_context(cafile=self.roots)
        if self.mode != "verify-full":
            context.check_hostname = False
        if self.mode == "require" and self.roots is None:
            context.verify_mode = ssl.CERT_NONE
        return context


def _own_name() -> str:
    import getpass

    return getpass.getuser()


def _refused(why: str) -> InvalidRequestError:
    return InvalidRequestError(
        f"The database must be named as postgresql://USER@HOST:PORT/DATABASE: {why}.", field="database"
    )
