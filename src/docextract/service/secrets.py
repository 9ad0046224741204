"""The strings of a key, and how a secret is kept: as a keyed hash, the pepper outside the database."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import stat
import zlib
from collections.abc import Sequence
from pathlib import Path

from ..errors import StorageUnavailableError
from ..models.keys import Secret
from .stores.postgres_address import is_url

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
KEY = re.compile(r"dxk_[0-9A-Za-z]{22}", re.A)
SECRET = re.compile(r"dxs_[0-9A-Za-z]{49}", re.A)
PEPPER = "DOCEXTRACT_PEPPER"
"""The environment variable that holds the pepper, in place of the file; several are separated by commas."""
_CHECKED = 47  # the prefix and the 43 digits that the checksum is over


def base62(number: int, length: int) -> str:
    """A number in digits ``0-9A-Za-z``, padded on the left with ``0``."""
    digits = ""
    while number:
        number, digit = divmod(number, 62)
        digits = DIGITS[digit] + digits
    return digits.rjust(length, "0")


def new_key() -> str:
    """``dxk_`` and 22 random digits: not secret, the user-id of the credentials."""
    return "dxk_" + base62(secrets.randbelow(62**22), 22)


def new_secret() -> Secret:
    """``dxs_``, 43 digits of 256 random bits, and 6 of the CRC-32 of all before them."""
    body = "dxs_" + base62(secrets.randbits(256), 43)
    return Secret(body + checksum(body))


def checksum(body: str) -> str:
    """The last six characters of a secret."""
    return base62(zlib.crc32(body.encode()), 6)


def plausible(key: str, secret: str) -> bool:
    """Whether the two have their form and the secret its checksum; what has not needs no look-up."""
    return bool(KEY.fullmatch(key) and SECRET.fullmatch(secret) and checksum(secret[:_CHECKED]) == secret[_CHECKED:])


class Pepper:
    """Hashes secrets. The first value hashes new ones; the others still verify what they hashed."""

    def __init__(self, values: Sequence[bytes]) -> None:
        if not values or any(len(value) < 16 for value in values):
            raise StorageUnavailableError("The pepper must have at least 16 bytes.")
        self._values = {hashlib.sha256(b"docextract pepper\0" + value).hexdigest()[:8]: value for value in values}
        self._current = next(iter(self._values))
        self._dummy = self.hash("", "")

    @classmethod
    def random(cls) -> Pepper:
        """A new one that is kept nowhere: for stores in memory."""
        return cls([secrets.token_bytes(32)])

    @classmethod
    def of(cls, database: str | os.PathLike[str], *, create: bool = True) -> Pepper:
        """The pepper of a database: of a file that of :meth:`beside`, of one on a server ``DOCEXTRACT_PEPPER``.

        Raises:
            StorageUnavailableError: there is none; each process and host that uses a server needs the same.
        """
        if not is_url(database):
            return cls.beside(Path(database), create=create)
        if not os.environ.get(PEPPER):
            raise StorageUnavailableError(
                f"{PEPPER} is not set: every process that uses the database needs the same pepper there. Make one with "
                "openssl rand -hex 32, and keep it apart from the database: secrets can only be checked with it."
            )
        return cls._given(os.environ[PEPPER])

    @classmethod
    def _given(cls, text: str) -> Pepper:
        return cls([value.strip().encode() for value in text.split(",")])

    @classmethod
    def beside(cls, database: Path, *, create: bool = True) -> Pepper:
        """The pepper of a database: ``DOCEXTRACT_PEPPER``, else the file ``<database>.pepper``, made at first use.

        Raises:
            StorageUnavailableError: the file cannot be read or made, or others may read it.
        """
        if given := os.environ.get(PEPPER):
            return cls._given(given)
        path = pepper_file(database)
        try:
            if create and not path.exists():
                _write_private(path, secrets.token_hex(32).encode() + b"\n")
            if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & 0o077:
                raise StorageUnavailableError(
                    f"The pepper file {str(path)!r} may be read by others; allow that to its owner only (chmod 600)."
                )
            return cls([line.strip() for line in path.read_bytes().splitlines() if line.strip()])
        except OSError as error:
            raise StorageUnavailableError(
                f"The pepper file {str(path)!r} cannot be used: {error.strerror}. "
                "Secrets can only be checked with the pepper they were made with."
            ) from error

    def hash(self, key_id: str, secret: str) -> str:
        """The keyed hash of a key's secret: ``v1$<which pepper>$<HMAC-SHA-256 in hexadecimal>``."""
        return f"v1${self._current}${self._hex(self._values[self._current], key_id, secret)}"

    def verify(self, key_id: str | None, secret: str, stored: str | None) -> bool:
        """Whether a secret is the one that was hashed. Without a stored hash the same work is done, for nothing."""
        version, _, rest = (stored or self._dummy).partition("$")
        which, _, expected = rest.partition("$")
        known = version == "v1" and which in self._values
        value = self._values[which if known else self._current]
        same = hmac.compare_digest(self._hex(value, key_id or "", secret), expected)
        return same and known and stored is not None

    @staticmethod
    def _hex(value: bytes, key_id: str, secret: str) -> str:
        return hmac.new(value, f"{key_id}:{secret}".encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()

    def __repr__(self) -> str:
        return f"<Pepper {', '.join(self._values)}>"


def pepper_file(database: Path) -> Path:
    """Where the pepper of a database stands."""
    return database.with_name(database.name + ".pepper")


def _write_private(path: Path, content: bytes) -> None:
    """Write a new file that only its owner may read; it is on the disk when this returns."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
