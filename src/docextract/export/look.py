"""How a text for reading looks: its width, its characters, its marks. It loads no model."""

from __future__ import annotations

from dataclasses import dataclass

from .safe import one_line

UNICODE_MARKS = {"PASS": "✓", "FAIL": "✗", "WARN": "!", "SKIPPED": "–"}
ASCII_MARKS = {"PASS": "ok", "FAIL": "X ", "WARN": "! ", "SKIPPED": "- "}
_COLORS = {"PASS": "32", "FAIL": "31", "WARN": "33", "SKIPPED": "2"}


@dataclass(frozen=True, slots=True)
class Look:
    """How a table looks: characters a line has (None: as many as needed), plain ASCII, colours.

    ``columns``: the fields of rows that are shown, by their names in JSON; empty: those of the document type. ``rows``:
    whether there are rows at all.
    """

    width: int | None = None
    ascii: bool = False
    color: bool = False
    columns: tuple[str, ...] = ()
    rows: bool = True

    @property
    def ellipsis(self) -> str:
        """What stands where a text was cut."""
        return "..." if self.ascii else "…"

    def mark(self, status: str) -> str:
        """The mark of a check."""
        mark = (ASCII_MARKS if self.ascii else UNICODE_MARKS).get(status, status)
        return f"\x1b[{_COLORS[status]}m{mark}\x1b[0m" if self.color and status in _COLORS else mark

    def text(self, text: str) -> str:
        """A text of the document, on one line, in the characters there are."""
        text = one_line(text)
        return text.encode("ascii", "replace").decode("ascii") if self.ascii else text
