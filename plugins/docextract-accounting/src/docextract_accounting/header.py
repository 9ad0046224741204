"""Where a table begins: the lines that name its columns, and what each column is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from docextract.plugin import Line
from docextract.values.dates import looks_like_date
from docextract.values.numbers import is_money_like

from .words import Use, use_of

DEEPEST = 3
"""Lines of a header at most."""
SEARCHED = 400
"""Filled lines in which a header is looked for."""
APART = 3
"""Empty columns between a table and one that stands beside it."""

_WEAK = {"other": 0.9, "kept": 0.9, "note": 0.9}
"""What a use counts where it says least."""

Signature = Callable[[Mapping[int, Use]], bool]


@dataclass(slots=True)
class Header:
    """The lines of a header; texts and uses by column. ``unknown`` are headers that no word explains."""

    lines: list[Line]
    texts: dict[int, str]
    uses: dict[int, Use]
    unknown: dict[int, str] = field(default_factory=dict)
    reach: range = range(0)
    """The columns of the table, those without a header among them."""

    @property
    def last(self) -> Line:
        """Its lowest line."""
        return self.lines[-1]

    def columns(self, *names: str) -> list[int]:
        """The columns of some uses, from the left."""
        return sorted(column for column, use in self.uses.items() if use.name in names)

    def text(self, column: int) -> str:
        """A column's header in one line, as printed."""
        return self.texts.get(column, "")


def find_headers(lines: Sequence[Line], document_type: str, signed: Signature) -> list[Header]:
    """The headers of the document's tables, the first of each system of columns; empty if none shows the signature."""
    found: list[Header] = []
    for space in dict.fromkeys(line.space for line in lines):
        mine = [line for line in lines if line.space == space and line.filled]
        best = [one for reach in _reaches(mine) if (one := _find(mine, reach, document_type, signed)) is not None]
        if best:
            found.append(max(best, key=lambda pair: pair[0])[1])
    return found


def _reaches(lines: Sequence[Line]) -> list[range]:
    """Runs of columns: tables beside each other stand apart by columns that no line fills."""
    filled = sorted({column for line in lines for column in line.filled})
    runs: list[range] = []
    for column in filled:
        if runs and column - runs[-1].stop < APART:
            runs[-1] = range(runs[-1].start, column + 1)
        else:
            runs.append(range(column, column + 1))
    return runs


def _find(lines: Sequence[Line], reach: range, document_type: str, signed: Signature) -> tuple[float, Header] | None:
    """The best header within some columns, and what it is worth."""
    best: tuple[float, Header] | None = None
    at = 0
    for n, line in enumerate(lines[:SEARCHED]):
        if _holds_numbers(line, reach):
            continue
        for deep in range(1, DEEPEST + 1):
            block = list(lines[n : n + deep])
            if len(block) < deep or _holds_numbers(block[-1], reach) or block[-1].grid is not line.grid:
                break
            header = _read(block, reach, document_type)
            if not signed(header.uses) or not _adds(block[0], header):
                continue
            worth = sum(_WEAK.get(use.name, 1.0) for use in header.uses.values())
            worth += 0.05 * deep - 0.6 * len(header.unknown)
            if best is None or worth > best[0]:
                best, at = (worth, header), n
        if best is not None and n > at + DEEPEST:
            break
    return best


def _adds(top: Line, header: Header) -> bool:
    """Whether the first line of a header is part of what names a column; else it is one of the title block."""
    return any(column in header.uses for column in top.filled)


def _holds_numbers(line: Line, reach: range) -> bool:
    """Whether a line holds amounts or dates, as no header does; ages are neither."""
    return any(
        (is_money_like(line.values[c]) or looks_like_date(line.values[c])) and not _is_age(line.text(c))
        for c in line.filled
        if c in reach
    )


def _is_age(text: str | None) -> bool:
    use = use_of(text, "AGED_RECEIVABLES") if text else None
    return use is not None and use.name == "bucket"


def _read(block: Sequence[Line], reach: range, document_type: str) -> Header:
    texts: dict[int, str] = {}
    for line in block:
        for column in (c for c in line.filled if c in reach):
            text = " ".join((line.text(column) or "").split())
            texts[column] = f"{texts[column]} {text}" if column in texts else text
    uses = {column: use for column, text in texts.items() if (use := use_of(text, document_type)) is not None}
    seen: set[Use] = set()
    for column in sorted(uses):
        if uses[column].name in _ONCE and uses[column] in seen:
            del uses[column]
        else:
            seen.add(uses[column])
    unknown = {c: text for c, text in texts.items() if c not in uses}
    return Header(list(block), texts, uses, unknown, reach)


_ONCE = frozenset({"debit", "credit", "forward", "ending", "units", "unitType", "bucket", "current", "tenant"})
"""Uses that a table has one column of; a second one of the same words stands beside the table."""
