"""Several statements in one file or sheet: where each begins, and what its title says it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...vocabulary import Vocabulary
from ..lines import Line
from ..titles import property_of

FAMILIES = {
    "CASH_FLOW_STATEMENT": "CASH_FLOW",
    "BALANCE_SHEET": "BALANCE",
    "BUDGET": "OPERATING",
    "BUDGET_COMPARISON": "OPERATING",
    "PRO_FORMA": "OPERATING",
}
TOP = 10
"""Lines from the top of a page, and above a table, in which a title is looked for."""


def family_of(document_type: str) -> str:
    """OPERATING, CASH_FLOW, BALANCE, or the type itself where it is no statement."""
    return FAMILIES.get(document_type) or ("OPERATING" if document_type.startswith("OPERATING_") else document_type)


@dataclass(slots=True)
class Segment:
    """Lines of one statement, with the family and the words of its title (None where it has none)."""

    lines: list[Line]
    family: str | None = None
    title: str | None = None


def split_statements(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Segment]:
    """The statements of a document in order; one without any title where none has one."""
    starts: list[tuple[int, str, str]] = []
    names: list[str | None] = []
    for n, line in enumerate(lines):
        if not _may_be_title(lines, n):
            continue
        text = line.joined()
        types = vocabulary.title(text)
        family = family_of(types[0]) if types else None
        if family is None:
            continue
        name = property_of([x for x in lines[_top_of(lines, n) : n + 3] if x.filled], vocabulary)
        other = name is not None and bool(names) and names[-1] is not None and names[-1] != name
        if not starts or starts[-1][1] != family or (other and line.grid.page is None):
            starts.append((n, family, text))
            names.append(name)
    if len(starts) < 2:
        family, title = (starts[0][1], starts[0][2]) if starts else (None, None)
        return [Segment(list(lines), family, title)]
    firsts = [_top_of(lines, n) for n, _, _ in starts]
    firsts[0] = 0
    ends = [*firsts[1:], len(lines)]
    return [Segment(list(lines[a:b]), f, t) for a, b, (_, f, t) in zip(firsts, ends, starts, strict=True) if b > a]


def _may_be_title(lines: Sequence[Line], n: int) -> bool:
    """Words without numbers near the top of a page, or above a table and clear of the rows before."""
    line = lines[n]
    if not line.filled or len(line.filled) > 3 or line.has_numbers():
        return False
    if line.grid.page is not None:
        return line.row < TOP
    if line.row < TOP:
        return True
    return _header_follows(lines, n)


def _header_follows(lines: Sequence[Line], n: int) -> bool:
    """Whether a row with words right of the labels, and no amounts, stands below before any row of amounts."""
    label = lines[n].filled[0]
    for line in lines[n + 1 : n + TOP]:
        numbers = sum(map(line.is_number, line.filled))
        if line.filled and line.filled[-1] > label and numbers * 3 <= len(line.filled):
            return line.filled[0] > label or len(line.filled) > 2
        if numbers:
            return False
    return False


def _top_of(lines: Sequence[Line], n: int) -> int:
    """The first line of the title block that a title stands in."""
    grid, top = lines[n].grid, n
    while top > 0 and lines[top - 1].grid is grid and lines[top - 1].filled and not lines[top - 1].has_numbers():
        top -= 1
        if n - top > TOP:
            break
    return top


def choose(segments: Sequence[Segment], document_type: str) -> list[Segment]:
    """The segments that may be what was asked for, the likeliest first."""
    asked = family_of(document_type)
    same = [s for s in segments if s.family == asked]
    untitled = [s for s in segments if s.family is None]
    if same or untitled:
        return [*same, *untitled]
    likened = {"OPERATING": ("CASH_FLOW",), "CASH_FLOW": ("OPERATING",)}.get(asked, ())
    return [s for s in segments if s.family in likened or s.family not in ("OPERATING", "CASH_FLOW", "BALANCE")]
