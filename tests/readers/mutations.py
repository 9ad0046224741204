"""Good files made bad: each function takes the bytes and a ``random.Random``, and gives the bytes of another file.

The same functions serve Hypothesis, which draws the random numbers, and the coverage-guided runs of ``fuzz.py``.
"""

from __future__ import annotations

import io
import re
import warnings
import zipfile
from collections.abc import Callable
from random import Random

Mutation = Callable[[bytes, Random], bytes]

NUMBERS = (b"0", b"1", b"-1", b"65535", b"65536", b"2147483647", b"-2147483648", b"4294967296", b"1e308", b"1e-400",
           b"9" * 40, b"NaN", b"Infinity", b"0x7f", b"1.5", b"")  # fmt: skip
"""What stands in the place of a number."""

PDF_WORDS = (b"/Kids", b"/Parent", b"/Count", b"/Type", b"/Pages", b"/Page", b"/Contents", b"/Resources", b"/Font",
             b"/XObject", b"/Length", b"/Filter", b"/FlateDecode", b"/Rotate", b"/MediaBox", b"/CropBox", b"/UserUnit",
             b"null", b"true", b"<<", b">>", b"[", b"]", b"BT", b"ET", b"Tj", b"TJ", b"Do", b"cm", b"Tf", b"Td", b"q",
             b"Q", b"re", b"f", b"endobj", b"stream", b"endstream", b"/Encrypt", b"/ObjStm", b"/XRef", b"/Prev",
             b"/ToUnicode", b"/Encoding", b"/DW", b"/W", b"/Differences", b"/Widths", b"/FontMatrix")  # fmt: skip
XML_NAMES = (b"r", b"s", b"t", b"ref", b"min", b"max", b"count", b"numFmtId", b"formatCode", b"sheetId", b"r:id", b"si",
             b"spans", b"hidden", b"Target", b"Type", b"Id", b"style", b"customFormat", b"xfId")  # fmt: skip
XML_ELEMENTS = (b"row", b"c", b"v", b"f", b"is", b"si", b"sheet", b"mergeCell", b"col", b"xf", b"font", b"numFmt",
                b"sheetData", b"Relationship", b"r", b"rPh")  # fmt: skip
XML_TEXTS = (b"A1", b"XFD1048576", b"A1:XFD1048576", b"ZZZZ9999999", b"inlineStr", b"shared", b"array", b"str", b"e",
             b"b", b"d", b"n", b"2024-13-45", b"#REF!", b"&#0;", b"&amp;", b"&x;", b"SUM(A1:A9)", b"A1+A1", b"A1",
             b"[h]:mm", b"yyyy-mm-dd", b"..\\..\\etc", b"../../etc/passwd", b"\xff\xfe", b"<!--")  # fmt: skip


def mutate_bytes(data: bytes, chance: Random) -> bytes:
    """Some bytes changed, a piece cut off, lost, doubled or moved, or two files spliced where one is."""
    if not data:
        return b"\x00"
    at, length = chance.randrange(len(data)), chance.choice((1, 2, 4, 16, 200, 4000))
    kind = chance.randrange(6)
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + data[at + length :]
    if kind == 2:
        return data[: at + length] + data[at:]
    if kind == 3:
        other = chance.randrange(len(data))
        return data[:at] + data[other : other + length] + data[at:]
    if kind == 4:
        return data[:at] + bytes(chance.randrange(256) for _ in range(min(length, 64))) + data[at:]
    changed = bytearray(data)
    for _ in range(chance.randrange(1, 12)):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def mutate_pdf(data: bytes, chance: Random) -> bytes:
    """An object of a PDF changed: a number, a name, a reference, a dictionary's entry; or bytes of it."""
    kind = chance.randrange(6)
    if kind == 0:
        return mutate_bytes(data, chance)
    if kind == 1:
        return _other(rb"-?\d*\.?\d+", data, chance, lambda: chance.choice(NUMBERS))
    if kind == 2:
        return _other(rb"/[A-Za-z0-9]+", data, chance, lambda: chance.choice(PDF_WORDS))
    if kind == 3:
        return _other(rb"\d+ 0 R", data, chance, lambda: b"%d 0 R" % chance.randrange(12))
    if kind == 4:
        at = chance.randrange(len(data) + 1)
        return data[:at] + b" " + chance.choice(PDF_WORDS) + b" " + data[at:]
    return _other(rb"\d+ 0 obj.*?endobj", data, chance, lambda: _object(data, chance), re.S)


def mutate_workbook(data: bytes, chance: Random) -> bytes:
    """An archive with one of its parts edited, lost, doubled or called otherwise; or bytes of it changed."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = [(info.filename, archive.read(info)) for info in archive.infolist()]
    except Exception:
        return mutate_bytes(data, chance)
    kind = chance.randrange(10)
    if kind == 0 or not parts:
        return mutate_bytes(data, chance)
    n = chance.randrange(len(parts))
    name, content = parts[n]
    if kind == 1:
        del parts[n]
    elif kind == 2:
        parts.append((name, parts[chance.randrange(len(parts))][1]))
    elif kind == 3:
        parts[n] = (chance.choice(("/" + name, "..\\" + name, name.upper(), "x", parts[0][0])), content)
    elif kind == 4:
        other = chance.randrange(len(parts))
        parts[n], parts[other] = (name, parts[other][1]), (parts[other][0], content)
    else:
        for _ in range(chance.randrange(1, 4)):
            content = mutate_xml(content, chance)
        parts[n] = (name, content)
    return packed(parts)


def mutate_xml(data: bytes, chance: Random) -> bytes:
    """A part's XML edited: an attribute, a text, an element; or bytes of it."""
    kind = chance.randrange(7)
    if kind == 0:
        return mutate_bytes(data, chance)
    if kind == 1:
        return _other(rb'"[^"]*"', data, chance, lambda: b'"%b"' % chance.choice((*NUMBERS, *XML_TEXTS)))
    if kind == 2:
        return _other(rb">[^<]+<", data, chance, lambda: b">%b<" % chance.choice((*NUMBERS, *XML_TEXTS)))
    if kind == 3:
        return _other(rb" [\w:]+=", data, chance, lambda: b" %b=" % chance.choice(XML_NAMES))
    if kind == 4:
        return _other(rb"<\w+", data, chance, lambda: b"<" + chance.choice(XML_ELEMENTS))
    if kind == 5:
        return _other(rb"<(\w+)[^>]*>[^<]*</\1>", data, chance, lambda: b"")
    return _other(rb"<(\w+)[^>]*>[^<]*</\1>", data, chance, lambda: _element(data, chance))


def packed(parts: list[tuple[str, bytes]]) -> bytes:
    """An archive of parts, stored: what a coverage-guided run changes stays where it can be seen."""
    out = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(out, "w") as archive:
        warnings.simplefilter("ignore")  # a name that is there twice is meant
        for name, content in parts:
            archive.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), content)
    return out.getvalue()


def _other(pattern: bytes, data: bytes, chance: Random, put: Callable[[], bytes], flags: int = 0) -> bytes:
    """The file with one of the places that a pattern finds put otherwise."""
    found = list(re.finditer(pattern, data, flags))
    if not found:
        return mutate_bytes(data, chance)
    match = chance.choice(found)
    return data[: match.start()] + put() + data[match.end() :]


def _object(data: bytes, chance: Random) -> bytes:
    return chance.choice(re.findall(rb"\d+ 0 obj.*?endobj", data, re.S))  # type: ignore[no-any-return]


def _element(data: bytes, chance: Random) -> bytes:
    found = [match[0] for match in re.finditer(rb"<(\w+)[^>]*>[^<]*</\1>", data)]
    return chance.choice(found) * chance.choice((1, 2, 50))
