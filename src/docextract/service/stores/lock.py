"""One process for each database file: a lock that the operating system gives back when the process ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from ...errors import StorageUnavailableError


class FileLock:
    """The lock on ``<database>.lock``; the file stays and says which process holds it.

    Raises:
        StorageUnavailableError: another process, or another store of this one, holds it.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        try:
            self._file: BinaryIO = self.path.open("a+b")
        except OSError as error:
            raise StorageUnavailableError(
                f"The lock file {str(self.path)!r} cannot be opened: {error.strerror}."
            ) from error
        try:
            _take(self._file)
        except OSError:
            self._file.seek(0)
            holder = self._file.read(20).decode("ascii", "replace").strip()
            self._file.close()
            raise StorageUnavailableError(
                f"The database {str(database)!r} is in use by process {holder or 'unknown'}; one process at a time may "
                "write to it. Stop that process, or go through its HTTP paths; reading commands (keys list, logs, "
                "backup, doctor) work beside it."
            ) from None
        self._file.truncate(0)
        self._file.write(str(os.getpid()).encode())
        self._file.flush()

    def release(self) -> None:
        """Give the lock back."""
        self._file.close()


if os.name == "nt":  # pragma: no cover - not on the systems that the tests run on
    import msvcrt

    def _take(file: BinaryIO) -> None:
        file.seek(1 << 30)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]

else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
