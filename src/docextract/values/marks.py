"""Marks of footnotes behind names: ``Blue Fern Physical Therapy (b)``, where a note begins with ``(b)``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Protocol

_MARK = r"\((?:[a-z]|\d{1,2})\)|\[(?:[a-z]|\d{1,2})\]|\*{1,3}|[†‡§]"
NOTE_MARK = re.compile(r"\(\d{1,2}\)")
"""The mark of a note in a line of its own, set higher than the note: no amount."""
_EXPLAINED = re.compile(rf"(?:^|[.;|]\s*)({_MARK})\s*(?=[^\W_]|$)")
_GONE_ON = re.compile(rf"(?<=\w)\s+({_MARK})\s+(?=[^\W_])")
"""The mark of the next note on the line of another: ``(e) eviction filed (p) on a payment plan``."""
_MARKED = re.compile(rf"(?P<name>.*?\w\S*?)\s*(?P<marks>(?:(?:{_MARK})[\s,]*)+)$")
_RAISED = re.compile(rf"(?P<marks>{_MARK})\s*(?P<name>[^\W\d_]\S.*)")
"""A mark that is set higher than the name stands before it where its line is read first."""
_ONE = re.compile(_MARK)
_LAST = frozenset(")]*†‡§,")
"""Of which, or of white space, the last letter of a marked name is."""


class Named(Protocol):
    """A row that may name a tenant."""

    tenant_name: str | None


def drop_marks(rows: Sequence[Named], notes: Iterable[str]) -> None:
    """Take the marks off names of tenants whose notes stand beside the table."""
    named = [(row, name) for row in rows if (name := row.tenant_name)]
    ending = [(row, _MARKED.fullmatch(name)) for row, name in named if name[-1] in _LAST or name[-1].isspace()]
    ending += [(row, _RAISED.fullmatch(name)) for row, name in named if name[0] in "(["]
    marked = [(row, found) for row, found in ending if found is not None]
    if not marked:
        return
    explained: set[str] = set()
    for note in notes:
        explained |= {*_EXPLAINED.findall(note), *(_GONE_ON.findall(note) if _EXPLAINED.match(note) else ())}
    for row, found in marked:
        if explained.issuperset(_ONE.findall(found["marks"])):
            row.tenant_name = found["name"]
