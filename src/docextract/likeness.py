"""What a document looks like, when it is not what it was said to be: for the message of a refusal only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from .declarations import DocumentType, Signature
from .document import Grid
from .registry import Registry

READ_BY = {
    "TRIAL_BALANCE": "docextract-accounting",
    "AGED_RECEIVABLES": "docextract-accounting",
    "UNIT_MIX": "docextract-accounting",
    "SCAN": "docextract-ocr",
}
"""The package beside docextract that reads a kind of document."""
TITLE_ROWS = 12
"""Rows from the top of a grid in which a title is looked for."""


def looks_like(grids: Sequence[Grid], types: Iterable[DocumentType]) -> list[DocumentType]:
    """The document types whose signature stands in the grids, the best evidence first.

    Month columns and header words weigh more than a title, since titles are often missing or kept from a template.
    """
    texts = [_texts(grid) for grid in grids]
    scored = [(max((_score(rows, t.signature) for rows in texts), default=0.0), t) for t in types]
    return [t for score, t in sorted(scored, key=lambda pair: -pair[0]) if score > 0]


def who_reads(kind: str, registry: Registry) -> str | None:
    """What would read a kind of document that nothing installed reads; None where something does, or nothing known."""
    package = READ_BY.get(kind)
    return None if package is None or kind in registry.document_types else f"{package} reads it"


def _texts(grid: Grid) -> list[list[str]]:
    return [[" ".join(text.split()).casefold() for text in row if text and text.strip()] for row in grid.rows]


def _score(rows: list[list[str]], signature: Signature) -> float:
    score = 0.0
    if signature.headers:
        wanted = set(signature.headers)
        best = max((len(wanted & set(row)) for row in rows), default=0)
        score += 2 * (best >= signature.minimum)
    if signature.months is not None:
        months = max((sum(map(_is_month, row)) for row in rows), default=0)
        score += (2 + signature.months / 1000) * (months >= signature.months)
    for title in signature.titles:
        pattern = re.compile(rf"(?<!\w){re.escape(title)}(?!\w)")
        if any(pattern.search(cell) for row in rows[:TITLE_ROWS] for cell in row):
            score += 1 + len(title) / 1000
            break
    return score


def _is_month(text: str) -> bool:
    """A month's name, alone or with a year, or a date: enough where ten and more of them stand in one row."""
    from .values.dates import MONTHS, read_date

    return text.rstrip(".") in MONTHS or read_date(text) is not None
