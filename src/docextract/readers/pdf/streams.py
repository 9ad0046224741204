"""The streams of a PDF as they stand in its bytes, found without parsing the file, and inflated with a limit."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

PIECE = 1 << 18
"""Bytes handed on at a time."""

_filter = re.compile(rb"/Filter\s*(?:\[([^\]]*)\]|/([^\s/<>\[\]()]+))")
_escape = re.compile(rb"#([0-9A-Fa-f]{2})")
_object = re.compile(rb"(\d{1,10})\s+(\d{1,5})\s+$")


def unescaped(name: bytes) -> bytes:
    """A name, or a dictionary, with its ``#`` escapes undone."""
    return _escape.sub(lambda code: bytes([int(code[1], 16)]), name)


class Stream(NamedTuple):
    """A stream: its object and generation number, the text of its dictionary, and where its data stands."""

    number: int
    generation: int
    entries: bytes
    begin: int
    end: int

    @property
    def filters(self) -> list[str]:
        """The names of its filters in the order in which they are undone; none if they are named elsewhere."""
        found = _filter.search(self.entries)
        if found is None:
            return []
        return [name.decode("latin-1") for name in re.findall(rb"[^\s/]+", found[1] or found[2] or b"")]


def streams(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Where each stream's object, data and end are, roughly: one quick look at the file."""
    find, before = data.find, data.rfind
    at = 0
    while (begin := find(b"stream", at)) >= 0:
        end = find(b"endstream", begin + 6)
        if end < 0:
            end = len(data)
        yield before(b"obj", at, begin), begin, end
        at = end + 9


def stream(data: bytes, start: int, begin: int, end: int) -> Stream:
    """The stream at such a place."""
    number = _object.search(data, max(0, start - 24), max(0, start))
    data_begin = begin + 6 + (2 if data[begin + 6 : begin + 8] == b"\r\n" else 1)
    entries = unescaped(data[max(0, start) + 3 : begin])
    return Stream(int(number[1]) if number else 0, int(number[2]) if number else 0, entries, data_begin, end)


def inflated(data: bytes, filters: list[str]) -> Iterator[bytes]:
    """What filters make of data, piece by piece, as far as it goes; nothing where one of them is not known here.

    Text codes (hexadecimal, base 85) are undone where they come first, as they do in files made to be sent.
    """
    pieces: Iterable[bytes] = (data,)
    for k, name in enumerate(filters):
        match name:
            case "FlateDecode" | "Fl":
                pieces = _flate(pieces)
            case "ASCIIHexDecode" | "AHx" if k == 0:
                pieces = _hexadecimal(pieces)
            case "ASCII85Decode" | "A85" if k == 0:
                pieces = _base85(pieces)
            case _:
                return iter(())
    return iter(pieces)


def _flate(pieces: Iterable[bytes]) -> Iterator[bytes]:
    packed = zlib.decompressobj()
    try:
        for piece in pieces:
            while piece:
                yield packed.decompress(piece, PIECE)
                if packed.eof:
                    return
                piece = packed.unconsumed_tail
    except zlib.error:
        return


def _hexadecimal(pieces: Iterable[bytes]) -> Iterator[bytes]:
    for piece in pieces:
        digits = re.sub(rb"[^0-9A-Fa-f]", b"", piece)
        yield bytes.fromhex(digits[: len(digits) & ~1].decode("ascii"))


def _base85(pieces: Iterable[bytes]) -> Iterator[bytes]:
    for piece in pieces:
        digits = re.sub(rb"[^!-uz]", b"", piece)
        try:
            yield base64.a85decode(digits)
        except ValueError:
            return
