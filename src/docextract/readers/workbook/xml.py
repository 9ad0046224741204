"""Expat as the workbook readers use it: local names, no DTD, no entity of the document's own, typed errors."""

from __future__ import annotations

from collections.abc import Callable
from xml.parsers import expat

from docextract.errors import UnreadableDocumentError

Start = Callable[[str, dict[str, str]], object]
End = Callable[[str], object]
Text = Callable[[str], object]


class _Refused(Exception):
    """Raised inside a handler to stop expat."""


def parse_elements(data: bytes, part: str, start: Start, end: End | None = None, text: Text | None = None) -> None:
    """Run expat over a part. Names arrive without their prefixes, so that any prefix and strict OOXML read the same.

    Raises:
        UnreadableDocumentError: not well formed, an unknown encoding, or a DTD, which no workbook needs and which
            can make a small file large or reach for other files.
    """
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.buffer_size = 1 << 16
    names: dict[str, str] = {}

    def local(name: str) -> str:
        found = names.get(name)
        if found is None:
            found = names[name] = name.rpartition(":")[2]
        return found

    def start_element(name: str, attributes: dict[str, str]) -> None:
        start(names[name] if name in names else local(name), attributes)

    def end_element(name: str) -> None:
        if end is not None:
            end(names[name])

    def refuse(*_: object) -> None:
        raise _Refused

    parser.StartElementHandler = start_element
    if end is not None:
        parser.EndElementHandler = end_element
    if text is not None:
        parser.CharacterDataHandler = text
    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(data, True)
    except _Refused as error:
        raise UnreadableDocumentError(f"The workbook holds a document type definition in {part!r}.") from error
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise UnreadableDocumentError(f"The workbook is damaged: {part!r} is not well-formed XML ({error}).") from error


def is_true(value: str | None) -> bool:
    """An XML boolean attribute; a missing one is false."""
    return value in ("1", "true", "True", "on")


def whole(value: str | None, default: int = 0) -> int:
    """An attribute that holds a whole number; what is not one is the default."""
    if value is None or len(value) > 18:
        return default
    try:
        return int(value)
    except ValueError:
        return default
