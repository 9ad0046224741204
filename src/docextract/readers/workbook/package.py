"""The archive that a workbook is: its parts, inflated within the limits, and how they relate."""

from __future__ import annotations

import io
import posixpath
import zipfile
from urllib.parse import unquote

from docextract.errors import DocumentTooLargeError, EncryptedDocumentError, UnreadableDocumentError
from docextract.models.limits import MIB, Limits

from ...records import record
from .xml import parse_elements

_DIRECTORY_ENTRY = b"PK\x01\x02"
_DIRECTORY_ENTRY_BYTES = 46
_LARGE_BYTES = 64 * MIB
_SMALL_BYTES = MIB
_SMALL_FACTOR = 10
"""A plain sheet of a million rows repeats itself; what is small may do so more, since it costs little."""


@record(frozen=True)
class Relationship:
    """One relationship of a part: the last word of its type, and the name of the part it leads to."""

    id: str
    type: str
    target: str


class Package:
    """A workbook's archive. Part names compare without regard to case and to a leading slash, as OPC has it."""

    def __init__(self, data: bytes, limits: Limits) -> None:
        self._limits = limits
        self._inflated = 0
        self._stored = len(data)
        entries = data.count(_DIRECTORY_ENTRY) if len(data) > limits.workbook_entries * _DIRECTORY_ENTRY_BYTES else 0
        self._check("workbookEntries", entries, limits.workbook_entries, "files in its archive")
        try:
            self._archive = zipfile.ZipFile(io.BytesIO(data))
            infos = self._archive.infolist()
        except MemoryError:
            raise
        except Exception as error:
            raise UnreadableDocumentError("The workbook's archive is damaged or cut off.") from error
        self._check("workbookEntries", len(infos), limits.workbook_entries, "files in its archive")
        self._parts: dict[str, list[zipfile.ZipInfo]] = {}
        for info in infos:
            self._parts.setdefault(_key(info.filename), []).append(info)

    def __contains__(self, name: str) -> bool:
        return _key(name) in self._parts

    def names(self) -> list[str]:
        """The parts' names, in small letters, in the archive's order."""
        return list(self._parts)

    def read(self, name: str) -> bytes:
        """A part, inflated.

        Raises:
            UnreadableDocumentError: there is none, two of that name, or it is damaged.
            EncryptedDocumentError: it is encrypted.
            DocumentTooLargeError: it, or all parts read so far, inflate past a limit.
        """
        infos = self._parts.get(_key(name))
        if not infos:
            raise UnreadableDocumentError(f"The workbook is damaged: its part {name!r} is missing.")
        if len(infos) > 1:
            # Readers disagree about which of the two counts; no answer is better than either.
            raise UnreadableDocumentError(f"The workbook is damaged: it holds two parts called {name!r}.")
        info = infos[0]
        if info.flag_bits & 1:
            raise EncryptedDocumentError("The workbook is encrypted: it needs a password.")
        limits = self._limits
        stored = min(info.compress_size, self._stored)
        large, small = limits.workbook_ratio, limits.workbook_ratio * _SMALL_FACTOR
        by_ratio = min(max(_LARGE_BYTES, stored * large), max(_SMALL_BYTES, stored * small))
        left = limits.workbook_inflated_bytes - self._inflated
        try:
            with self._archive.open(info) as file:
                data = file.read(min(by_ratio, left) + 1)
        except MemoryError:
            raise
        except Exception as error:
            raise UnreadableDocumentError(f"The workbook is damaged: its part {name!r} cannot be inflated.") from error
        self._inflated += len(data)
        if len(data) > by_ratio:
            most = large if by_ratio >= _LARGE_BYTES else small
            self._check("workbookRatio", len(data) // max(stored, 1) + 1, most, f"to 1 in {name!r}")
        self._check("workbookInflatedBytes", self._inflated, limits.workbook_inflated_bytes, "bytes inflated")
        return data

    def relationships(self, name: str) -> list[Relationship]:
        """What a part relates to within the archive; a part without relationships, or with damaged ones, has none."""
        folder, _, base = name.rpartition("/")
        part = f"{folder}/_rels/{base}.rels" if folder else f"_rels/{base}.rels"
        if part not in self:
            return []
        found: list[Relationship] = []

        def start(tag: str, attributes: dict[str, str]) -> None:
            if tag == "Relationship" and attributes.get("TargetMode", "").lower() != "external":
                target = attributes.get("Target", "").replace("\\", "/")
                found.append(
                    Relationship(
                        attributes.get("Id", ""),
                        attributes.get("Type", "").rpartition("/")[2],
                        _resolved(folder, target),
                    )
                )

        try:
            parse_elements(self.read(part), part, start)
        except UnreadableDocumentError:
            return []
        return found

    def _check(self, limit: str, value: int, allowed: int, what: str) -> None:
        if value > allowed:
            raise DocumentTooLargeError(
                f"The workbook has {value:,} {what}; at most {allowed:,} are allowed.",
                limit=limit,
                value=value,
                max=allowed,
            )


def _key(name: str) -> str:
    return name.replace("\\", "/").lstrip("/").lower()


def _resolved(folder: str, target: str) -> str:
    path = target if target.startswith("/") else posixpath.join("/", folder, target)
    return unquote(posixpath.normpath(path)).lstrip("/")
