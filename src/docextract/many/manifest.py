"""What a batch has done: a journal of one line of JSON for each document, on disk before the answer has its name.

A line is the point from which a document is done. What is put beside before it is finished after it, again if need be:
so a batch that is killed at any moment goes on where it was, and answers nothing twice.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import __version__
from ..errors import InvalidRequestError, StorageUnavailableError

NAME = "manifest.ndjson"
FORM = 1


class Manifest:
    """The journal of a folder, open for appending. One batch at a time holds it.

    Args:
        folder: where the answers go; it is made if it is not there.
        asked: what was asked for, JSON-ready: a batch can only go on with the same.
        resume: go on with what is there.

    Raises:
        InvalidRequestError: there is a manifest and ``resume`` is False, of another batch, or held by one that runs.
        StorageUnavailableError: it cannot be written or read.
    """

    def __init__(self, folder: Path, asked: Mapping[str, Any], *, resume: bool) -> None:
        self.path = folder / NAME
        self._known: dict[str, bytes | None] = {}
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o666)
        try:
            self._lock()
            with writing(self.path):
                self._size = self._whole()
            if self._size and not resume:
                raise InvalidRequestError(
                    f"{str(folder)!r} holds a batch already: go on with --resume, or name another folder.",
                    field="output",
                )
            if self._size:
                self._load(asked)
            else:
                self._write([{"manifest": FORM, "docextract": __version__, "asked": asked}])
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Manifest:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def done(self, name: str) -> tuple[bool, str | None]:
        """Whether a document of this name is done, and the hash of its bytes, None where they could not be read."""
        if name not in self._known:
            return False, None
        digest = self._known[name]
        return True, None if digest is None else digest.hex()

    def append(self, entries: Sequence[Mapping[str, Any]]) -> None:
        """Say that documents are done. It is on disk when this returns.

        Raises:
            StorageUnavailableError: it cannot be written; then nothing of it is there.
        """
        self._write(entries)
        for entry in entries:
            self._remember(entry)

    def forget(self, name: str) -> None:
        """A document is not done after all: its answer has gone."""
        self._known.pop(name, None)

    def entries(self) -> Iterator[dict[str, Any]]:
        """What is done, in order, the later line of a document after the earlier."""
        with writing(self.path), open(self.path, encoding="utf-8") as file:
            next(file, None)
            for number, line in enumerate(file, 2):
                if line.endswith("\n"):
                    yield self._read(line, number)

    def current(self, keep: Callable[[dict[str, Any]], bool] = lambda _: True) -> Iterator[dict[str, Any]]:
        """What is done, each document once: its last line, of those that ``keep`` is true of."""
        last = {entry["document"]: number for number, entry in enumerate(self.entries()) if keep(entry)}
        for number, entry in enumerate(self.entries()):
            if last.get(entry["document"]) == number:
                yield entry

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # there is no such lock on Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InvalidRequestError(
                f"another batch is writing to {str(self.path.parent)!r}.", field="output"
            ) from None

    def _whole(self) -> int:
        """The length of the whole lines; what a killed batch left of another is cut off."""
        size = os.fstat(self._file).st_size
        end = size
        while end:
            start = max(0, end - 65_536)
            found = os.pread(self._file, end - start, start).rfind(b"\n")
            if found >= 0:
                end = start + found + 1
                break
            end = start
        if end != size:
            os.ftruncate(self._file, end)
        return end

    def _load(self, asked: Mapping[str, Any]) -> None:
        with open(self.path, encoding="utf-8") as file:
            head = self._read(file.readline(), 1)
        if head.get("manifest") != FORM:
            raise InvalidRequestError(f"{str(self.path)!r} is of another version of docextract.", field="output")
        before = head.get("asked", {})
        now = json.loads(json.dumps(asked))
        for name in {**before, **now}:
            if before.get(name) != now.get(name):
                raise InvalidRequestError(
                    f"the batch in {str(self.path.parent)!r} was begun with {name} {before.get(name)!r}, not "
                    f"{now.get(name)!r}: go on with the same, or name another folder.",
                    field=name,
                )
        for entry in self.entries():
            self._remember(entry)

    def _read(self, line: str, number: int) -> dict[str, Any]:
        try:
            entry = json.loads(line)
            if not isinstance(entry, dict) or not (number == 1 or isinstance(entry["document"], str)):
                raise ValueError("no entry")
        except (ValueError, KeyError) as error:
            raise InvalidRequestError(
                f"line {number} of {str(self.path)!r} is damaged; remove it, and --resume does that document again.",
                field="output",
            ) from error
        return entry

    def _remember(self, entry: Mapping[str, Any]) -> None:
        digest = entry.get("sha256")
        self._known[entry["document"]] = None if digest is None else bytes.fromhex(digest)

    def _write(self, entries: Sequence[Mapping[str, Any]]) -> None:
        text = "".join(json.dumps(entry, ensure_ascii=True, separators=(",", ":")) + "\n" for entry in entries)
        rest = memoryview(text.encode())
        place = self._size
        try:
            while rest:
                written = os.pwrite(self._file, rest, place)
                rest, place = rest[written:], place + written
            os.fsync(self._file)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, self._size)
            raise cannot_write(self.path, error) from error
        self._size = place


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the system refuses within is told as one clear error.

    Raises:
        StorageUnavailableError: a file cannot be written.
    """
    try:
        yield
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: Path, error: OSError) -> StorageUnavailableError:
    """The error for a file that cannot be written."""
    return StorageUnavailableError(
        f"{str(path)!r} cannot be written: {error.strerror or error}. What was done stays done; --resume goes on."
    )
