"""Words below a tenant's name that are no rest of it: a trade, a trading name, a remark.

Whether a cell wraps, its own lines tell: a word stands on the next line because there was no room for it. Where there
was, whoever wrote it began a line of his own.
"""

from __future__ import annotations

from ...lines import Line
from ..anatomy.entries import Entry
from ..cells.facts import labelled
from ..cells.textcells import is_person_code
from .units import opens_entry
from .walk import Walk

FEWEST = 6
"""Rows that show how wide a column is."""
REGULAR = 0.7
"""Of the units, so many have a line of words below: it is a fact of each, not the rest of a long name."""
_GOES_ON = (",", "&", "-", "/", " and", " of", " the", " for")
_SMALL = frozenset({"&", "and", "of", "the", "for", "de", "van", "von", "und", "y", "et", "+", "at", "la", "le", "del"})


def wrap_below(walk: Walk, entry: Entry, line: Line) -> None:
    """The words of a row are the rest of cells of the unit above it, but for a remark below its tenant's name."""
    assert walk.mapping is not None
    column = walk.mapping.column("tenantName")
    if column is None or column not in line.filled or labelled(line.text(column) or "", walk.vocabulary) is not None:
        walk.wrap(entry, line, above=False)
    elif is_remark(walk, entry, line, column):
        entry.remarked = True
        walk.out.notes.append(line)
        walk.wrap(entry, line, above=False, without="tenantName")
    else:
        walk.wrap(entry, line, above=False)


def is_remark(walk: Walk, entry: Entry, line: Line, column: int) -> bool:
    """Whether a line below the name of a unit's tenant is no part of it.

    On a page it must begin where a word more would have fitted above. What looks like a name is one all the same,
    unless nearly all units have such a line, the vacant ones too.
    """
    if entry.remarked:
        return True
    text = line.text(column) or ""
    above, width = _above(entry, column)
    if not text or not above or above.casefold().endswith(_GOES_ON) or is_person_code(text):
        return False
    words = text.split()
    if all(walk.vocabulary.is_company(word.replace(".", "")) for word in words):
        return False
    if line.grid.page is not None:
        box, widest = line.box(column), _widest(walk, column, line)
        if box is None or width is None or widest is None:
            return False
        letter = (box[2] - box[0]) / len(text)
        if width + letter * (len(words[0]) + 1) > widest - letter:
            return False
    elif text[0].isalnum() and not text[0].islower() and not _is_regular(walk, column):
        return False
    return not _is_name(words) or _is_regular(walk, column)


def _above(entry: Entry, column: int) -> tuple[str, float | None]:
    """The last line of the name so far, and its width in points."""
    for name, text, place, is_above in reversed(entry.wrapped):
        if name == "tenantName" and not is_above and text:
            return text, place.box[2] - place.box[0] if place is not None and place.box else None
    box = entry.line.box(column) if column in entry.line.filled else None
    return entry.line.text(column) or "", box[2] - box[0] if box else None


def _is_name(words: list[str]) -> bool:
    """Whether words are set as the names of people and firms are: two or more, each with a capital, no digits."""
    return len(words) > 1 and all(
        word.casefold() in _SMALL or (word.lstrip("(\"'")[:1].isupper() and not any(map(str.isdigit, word)))
        for word in words
    )


def _widest(walk: Walk, column: int, line: Line) -> float | None:
    """How wide the widest cell of a column is; None where too few show it."""
    key = (column, line.space)
    if key not in walk.widest:
        boxes = [
            box
            for other in walk.lines
            if other.space == line.space and len(other.filled) > 2 and column in other.filled
            if other.index not in walk.headers and (box := other.box(column)) is not None
        ]
        walk.widest[key] = max(box[2] - box[0] for box in boxes) if len(boxes) >= FEWEST else None
    return walk.widest[key]


def _is_regular(walk: Walk, column: int) -> bool:
    """Whether nearly every unit has a line below that fills the column of names alone."""
    if column not in walk.regular:
        units = [n for n, other in enumerate(walk.lines[:-1]) if len(other.filled) > 2 and opens_entry(walk, other)]
        led = sum(walk.lines[n + 1].filled == [column] for n in units)
        walk.regular[column] = len(units) >= FEWEST and led >= REGULAR * len(units)
    return walk.regular[column]
