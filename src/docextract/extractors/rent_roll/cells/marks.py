"""Marks of footnotes behind names: ``Blue Fern Physical Therapy (b)``, where a note begins with ``(b)``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ....models.rent_roll import RentRollRow

_MARK = r"\((?:[a-z]|\d{1,2})\)|\[(?:[a-z]|\d{1,2})\]|\*{1,3}|[†‡§]"
_EXPLAINED = re.compile(rf"(?:^|[.;|]\s*)({_MARK})\s*(?=[^\W_])")
_MARKED = re.compile(rf"(?P<name>.*?\w\S*?)\s*(?P<marks>(?:(?:{_MARK})[\s,]*)+)$")
_ONE = re.compile(_MARK)
_LAST = frozenset(")]*†‡§,")
"""Of which, or of white space, the last letter of a marked name is."""


def drop_marks(rows: Sequence[RentRollRow], notes: Iterable[str]) -> None:
    """Take the marks off names of tenants whose notes stand beside the table."""
    ending = [(row, name) for row in rows if (name := row.tenant_name) and (name[-1] in _LAST or name[-1].isspace())]
    marked = [(row, found) for row, name in ending if (found := _MARKED.fullmatch(name))]
    if not marked:
        return
    explained = {mark for note in notes for mark in _EXPLAINED.findall(note)}
    for row, found in marked:
        if explained.issuperset(_ONE.findall(found["marks"])):
            row.tenant_name = found["name"]
