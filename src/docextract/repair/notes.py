"""What is said of repairs: each one, what may be wrong and could not be told, and what no sum is about."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ..context import DataSet
from ..document import Document
from ..models.findings import Note
from .figures import Key, is_recognised
from .search import Found, Repair
from .system import Change, System

NAMED = 20
"""So many doubtful figures are named one by one."""
SUMS = 3
"""So many sums are named of those about a figure."""


def repaired_note(repair: Repair, system: System) -> Note:
    """What was read, what was taken, and the sums that say so."""
    figure, reading = system.figure(repair.change.figure), repair.change.reading
    text = " ".join(
        reading.text if (page, n) == (reading.page, reading.word) else system.recognised.words[page][n].text
        for page, n in figure.words
    )
    by = "another glyph" if reading.confidence is None else f"the recogniser's other reading, {reading.confidence:.0%}"
    sums = [f"{system.equations[n].name} (by {_shown(system.residuals[n])})" for n in repair.equations]
    more = f" and {len(sums) - SUMS} more" if len(sums) > SUMS else ""
    message = (
        f"{figure.text!r} was recognised and {text!r} is taken ({by}): nothing else makes these sums tie, "
        f"which miss as read: {'; '.join(sums[:SUMS])}{more}"
    )
    return Note(type="figureRepaired", message=message, place=figure.place)


def doubts(found: Found, system: System) -> Iterator[Note]:
    """The figures any of which may be the one that a sum misses by."""
    told: dict[Key, tuple[Change, int]] = {}
    for number, changes in found.doubtful.items():
        for change in changes:
            told.setdefault(change.figure, (change, number))
    for key, (change, number) in [*told.items()][:NAMED]:
        figure = system.figure(key)
        others = len({c.figure for c in found.doubtful[number]}) - 1
        message = (
            f"{figure.text!r} may say {_shown(change.amount)}: then {system.equations[number].name} would tie, which "
            f"misses by {_shown(system.residuals[number])}; "
            + (f"so it would with another reading of {others} other figures" if others else "no other sum says so")
        )
        yield Note(type="figureDoubtful", message=message, place=figure.place)
    if len(told) > NAMED:
        message = f"{len(told) - NAMED} more figures may be those by which sums miss"
        yield Note(type="figureDoubtful", message=message)


def unproved_note(data: DataSet, document: Document) -> Iterator[Note]:
    """That a figure misread where no sum holds would not show."""
    pages = [page.number for page in document.pages if is_recognised(page)]
    if data.proof.unproved and pages:
        whole = len(pages) == len(document.pages)
        message = (
            f"{data.proof.unproved} of {data.proof.numbers} numbers are confirmed by no sum of the document; "
            f"{'all pages' if whole else f'{len(pages)} of its pages'} were recognised from pictures, and a figure "
            "that was misread there would not show"
        )
        yield Note(type="recognisedUnproved", message=message)


def sign_note(data: DataSet, document: Document) -> Iterator[Note]:
    """That lines are taken off although they are printed positive: so are those whose minus signs were lost."""
    pages = {page.number for page in document.pages if is_recognised(page)}
    lines = [
        row
        for row in data.rows
        if getattr(row, "effect", 1) < 0 and row.row_type == "LINE" and any(value and value > 0 for value in row.values)
    ]
    places = [next((place for place in row.sources if place is not None), None) for row in lines]
    found = [(row, place) for row, place in zip(lines, places, strict=True) if place and place.page in pages]
    if found:
        named = ", ".join(row.label or f"row {row.row_index}" for row, _ in found[:NAMED])
        message = (
            f"{len(found)} lines are positive as recognised and taken off by the sums: {named}; "
            "lines whose minus signs were lost look the same"
        )
        yield Note(type="recognisedSigns", message=message, place=found[0][1])


def _shown(amount: Decimal) -> str:
    return f"{amount:,.2f}"
