"""Which documents a batch is about: files, folders, globs, archives, addresses, and lists of these, as they come."""

from __future__ import annotations

import glob
import os
import re
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import IO

from ..errors import (
    DocextractError,
    DocumentTooLargeError,
    EncryptedDocumentError,
    InvalidRequestError,
    UnreadableDocumentError,
)
from ..models.limits import Limits
from .opening import filesystem, is_address
from .tasks import Given

SUFFIXES = frozenset(
    {".pdf", ".xlsx", ".xlsm", ".xltx", ".xls", ".xlsb", ".ods", ".csv", ".tsv", ".txt", ".htm", ".html", ".xml"}
)
"""What is taken from folders and archives by its name; a file that is named itself is taken whatever it is called."""
ARCHIVE = ".zip"

_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\\\\:]")
_NAME_BYTES = 200


@dataclass(frozen=True, slots=True)
class Entry:
    """One document of a batch. ``name`` is what its answer is called after: a relative path with slashes."""

    name: str
    given: Callable[[], Given]
    """The document for a worker; to be asked before the next entry is. It raises DocextractError."""
    place: str = ""
    """Where it lies: two entries of one name are the same where this is the same."""
    document: bool = True
    """False for what was to be a document, or to hold some, and is not there or cannot be looked into."""


class Inputs:
    """The documents below some paths. Each iteration looks anew; nothing is kept.

    Args:
        paths: what to read; ``-`` is a list on ``listed``, one path a line, or ended by NULs.
        output: a folder that is passed over: the answers.
        limits: ``documentBytes`` holds for members of archives.
    """

    def __init__(
        self, paths: Iterable[str], *, output: Path | None, limits: Limits, listed: IO[bytes] | None = None
    ) -> None:
        self._paths = list(paths)
        self._output = None if output is None else output.resolve()
        self._limits = limits
        self._listed = listed
        self.passed_over = 0
        """Files in folders and archives that are no documents by their names, as of the last iteration."""

    @property
    def countable(self) -> bool:
        """They can be gone through twice."""
        return "-" not in self._paths

    def count(self) -> int:
        """How many there are."""
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Entry]:
        self.passed_over = 0
        alone = len(self._paths) == 1
        for path in self._paths:
            if path == "-":
                for one in _lines(self._listed):
                    yield from self._below(one, alone=False)
            else:
                yield from self._below(path, alone=alone)

    def _below(self, path: str, *, alone: bool) -> Iterator[Entry]:
        """What one path stands for; names are relative to a folder that is the only path."""
        if is_address(path):
            yield from self._elsewhere(path)
        elif os.path.isdir(path):
            yield from self._folder(path, "" if alone else _typed(path))
        elif os.path.lexists(path):
            yield from self._file(path, os.path.basename(path) if alone else _typed(path), named=True)
        elif glob.has_magic(path):
            found = sorted(glob.iglob(path, recursive=True))
            if not found:
                yield _refused(path, InvalidRequestError(f"Nothing matches {path!r}.", field="file"))
            for one in found:
                if os.path.isdir(one):
                    if not path.endswith("**"):  # which matches what is in it too
                        yield from self._folder(one, _typed(one))
                else:
                    yield from self._file(one, _typed(one), named=False)
        else:
            yield _refused(path, InvalidRequestError(f"There is no file or folder {path!r}.", field="file"))

    def _folder(self, path: str, name: str) -> Iterator[Entry]:
        if self._output is not None and Path(path).resolve() == self._output:
            return
        try:
            with os.scandir(path) as listed:
                inside = sorted(listed, key=lambda one: one.name)
        except OSError as error:
            reason = error.strerror or str(error)
            yield _refused(name or path, UnreadableDocumentError(f"The folder {path!r} cannot be read: {reason}."))
            return
        for one in inside:
            if one.name.startswith("."):
                continue
            within = f"{name}/{_safe(one.name)}" if name else _safe(one.name)
            if one.is_dir(follow_symlinks=False):
                yield from self._folder(one.path, within)
            elif not one.is_dir():
                yield from self._file(one.path, within, named=False)

    def _file(self, path: str, name: str, *, named: bool) -> Iterator[Entry]:
        suffix = os.path.splitext(path)[1].lower()
        if suffix == ARCHIVE:
            yield from self._archive(path, name)
        elif named or suffix in SUFFIXES:
            yield Entry(name, lambda: path, os.path.realpath(path))
        else:
            self.passed_over += 1

    def _archive(self, path: str, name: str) -> Iterator[Entry]:
        try:
            archive = zipfile.ZipFile(path)
        except (OSError, zipfile.BadZipFile, ValueError, NotImplementedError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            yield _refused(name, UnreadableDocumentError(f"The archive {path!r} cannot be read: {reason}."))
            return
        with archive:
            for info in archive.infolist():
                inside = _inside(info.filename)
                if info.is_dir() or not inside or any(part.startswith((".", "__MACOSX")) for part in inside.split("/")):
                    continue
                if os.path.splitext(inside)[1].lower() not in SUFFIXES:
                    self.passed_over += 1
                    continue
                given = partial(_member, archive, info, self._limits)
                yield Entry(f"{name}/{inside}", given, f"{os.path.realpath(path)}\0{info.header_offset}")

    def _elsewhere(self, address: str) -> Iterator[Entry]:
        try:
            fsspec = filesystem()
            files, path = fsspec.core.url_to_fs(address)
            if glob.has_magic(path):
                found = sorted(files.glob(path))
            elif files.isdir(path):
                found = sorted(files.find(path))
            else:
                yield Entry(_typed(path), lambda: address, address)
                return
        except DocextractError as error:
            yield _refused(address, error)
            return
        except Exception as error:  # what the libraries of so many stores raise has no common base
            told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            yield _refused(address, UnreadableDocumentError(f"{address!r} cannot be listed: {told}."))
            return
        for one in found:
            whole = str(files.unstrip_protocol(one))
            if os.path.splitext(one)[1].lower() in SUFFIXES:
                yield Entry(_typed(one), partial(str, whole), whole)
            else:
                self.passed_over += 1


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo, limits: Limits) -> bytes:
    """A member of an archive: no more of it is inflated than a document may have."""
    if info.flag_bits & 1:
        raise EncryptedDocumentError(f"{info.filename!r} is encrypted in its archive.")
    try:
        with archive.open(info) as file:
            data = file.read(limits.document_bytes + 1)
    except Exception as error:  # zlib's, lzma's, struct's and others
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise UnreadableDocumentError(f"{info.filename!r} cannot be read from its archive: {reason}.") from error
    if len(data) > limits.document_bytes:
        raise DocumentTooLargeError(
            f"{info.filename!r} has over {limits.document_bytes:,} bytes, which is all that is allowed.",
            limit="documentBytes",
            value=f"over {limits.document_bytes}",
            max=limits.document_bytes,
        )
    return data


def _lines(listed: IO[bytes] | None) -> Iterator[str]:
    """The paths of a list: ended by line feeds, or by NULs where the list begins so."""
    if listed is None:
        return
    rest, end = b"", b""
    while piece := listed.read(1 << 16):
        rest += piece
        if not end and (b"\0" in rest or b"\n" in rest):
            end = b"\0" if b"\0" in rest else b"\n"
        if end:
            *whole, rest = rest.split(end)
            yield from (os.fsdecode(line.rstrip(b"\r")) for line in whole if line.strip())
    if rest.strip():
        yield os.fsdecode(rest.rstrip(b"\r\n"))


def _refused(name: str, error: DocextractError) -> Entry:
    def given() -> Given:
        raise error

    return Entry(_typed(name) or "?", given, name, document=False)


def _typed(path: str) -> str:
    """A path as it was typed, without what leads out of a folder."""
    return _inside(os.path.normpath(path).replace(os.sep, "/"))


def _inside(path: str) -> str:
    parts = (part for part in PurePosixPath(path.replace("\\", "/")).parts if part not in ("/", "..", "."))
    return "/".join(_safe(part) for part in parts)


def _safe(part: str) -> str:
    """A name that every file system takes, and that leads nowhere else."""
    clean = _UNPRINTABLE.sub("_", part)
    if len(clean.encode("utf-8", "replace")) <= _NAME_BYTES:
        return clean
    stem, suffix = os.path.splitext(clean)
    return stem.encode()[: _NAME_BYTES - 20].decode(errors="ignore") + suffix[:20]
