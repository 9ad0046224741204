"""The one thing wanted of an OLE2 compound file: a stream by its name ([MS-CFB])."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from docextract.errors import UnreadableDocumentError

_END = 0xFFFFFFFA
"""Sector numbers from here on are marks, not sectors."""
_HEADER = 512
_STREAM, _ROOT = 2, 5


class CompoundFile:
    """An OLE2 file. Chains of sectors that loop or leave the file end the reading with an error."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        try:
            self._read_header()
        except struct.error as error:
            raise _damaged() from error

    def _read_header(self) -> None:
        shift, mini_shift = struct.unpack_from("<HH", self._data, 30)
        if shift not in (9, 12) or mini_shift != 6:
            raise _damaged()
        self._sector, self._mini = 1 << shift, 1 << mini_shift
        (directory, _, self._cutoff, mini_table, _, extra, _) = struct.unpack_from("<IIIIIII", self._data, 48)
        tables = [number for number in struct.unpack_from("<109I", self._data, 76) if number < _END]
        met: set[int] = set()
        while extra < _END:
            if extra in met:
                raise _damaged()
            met.add(extra)
            *numbers, extra = struct.unpack(f"<{self._sector // 4}I", self._sector_bytes(extra))
            tables += [number for number in numbers if number < _END]
        if len(tables) * self._sector > len(self._data) + self._sector:
            raise _damaged()
        self._next = self._numbers(b"".join(map(self._sector_bytes, tables)))
        entries = b"".join(self._chain(directory))
        self._streams: dict[str, tuple[int, int]] = {}
        root = (_END, 0)
        for at in range(0, len(entries) - 127, 128):
            length, kind = struct.unpack_from("<HB", entries, at + 64)
            start, size = struct.unpack_from("<IQ", entries, at + 116)
            name = entries[at : at + max(0, min(length, 64) - 2)].decode("utf-16-le", "replace")
            if kind == _ROOT:
                root = (start, size)
            elif kind == _STREAM:
                self._streams.setdefault(name.lower(), (start, size & 0xFFFFFFFF))
        self._small = b"".join(self._chain(root[0]))
        self._small_next = self._numbers(b"".join(self._chain(mini_table)))

    def stream(self, name: str) -> bytes | None:
        """A stream's bytes, None if there is none of that name (in any case, in any storage)."""
        if name.lower() not in self._streams:
            return None
        start, size = self._streams[name.lower()]
        if size >= self._cutoff:
            return b"".join(self._chain(start))[:size]
        pieces = (
            self._small[number * self._mini : (number + 1) * self._mini]
            for number in self._followed(start, self._small_next)
        )
        return b"".join(pieces)[:size]

    def _sector_bytes(self, number: int) -> bytes:
        at = _HEADER + number * self._sector if self._sector == _HEADER else (number + 1) * self._sector
        if at >= len(self._data):
            raise _damaged()
        return self._data[at : at + self._sector].ljust(self._sector, b"\0")

    @staticmethod
    def _numbers(data: bytes) -> tuple[int, ...]:
        return struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])

    def _chain(self, start: int) -> Iterator[bytes]:
        return map(self._sector_bytes, self._followed(start, self._next))

    @staticmethod
    def _followed(start: int, following: tuple[int, ...]) -> Iterator[int]:
        met = 0
        while start < _END:
            met += 1
            if start >= len(following) or met > len(following):
                raise _damaged()
            yield start
            start = following[start]


def _damaged() -> UnreadableDocumentError:
    return UnreadableDocumentError("The workbook is damaged: its OLE2 file structure is broken.")
