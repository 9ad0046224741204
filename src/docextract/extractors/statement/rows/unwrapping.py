"""Labels in several lines put together: by rules, shading or room, by their words, or as a narrow column wraps them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise, zip_longest

from ....document import PageGrid
from ....values.text import normal
from ....vocabulary import Vocabulary
from ..anatomy.rawrow import RawRow
from ..prints.margins import is_line_number
from ..prints.spaced import parted_by_room, stand_apart
from .labelboxes import label_box
from .namesakes import rests_of_headings, rests_of_totals
from .ruled import unparted
from .wrapping import Wraps, is_set_apart

_OPEN_ENDS = re.compile(r"(?:\b(?:of|from|by|to|and|for|the|in|on|with|or|after|before)|[&/,(–-])$", re.IGNORECASE)
_FINANCED = re.compile(r"\w+ed by:?", re.IGNORECASE)
"""A whole heading, for all that it ends like half a label: ``Represented by``."""
_LEADING = re.compile(r"^(?:[a-z&(/]|[-–]\s|(?i:and|or)\b)")
_AFTER_RESULT = re.compile(r"^(?:[a-z&(/-]|(?i:after|before|from|for|per|to|of|and|available)\b)")
"""How a label goes on after the name of a result: a section below it begins otherwise."""
_CODE = re.compile(r"^\d[\d.-]*\s+(?:[-·•]\s+)?")
RESULTS = frozenset(("netIncome", "netOperatingIncome", "netCashFlow"))

Roles = dict[int, str]
"""What each source line is, by its index."""


def as_printed_apart(rows: Sequence[RawRow], roles: Roles) -> list[RawRow] | None:
    """The rows as rules, shading or the room between lines part them; None where the page does not tell."""
    same = unparted(rows)
    if same is not None:
        same = [one and not apart for one, apart in zip(same, stand_apart(rows), strict=True)]
    else:
        same = parted_by_room(rows)
    if same is not None:  # a box at the margin is a heading of its own, and stands beside its first row
        same = [one and not _begins(rows[n - 1], rows[n]) for n, one in enumerate(same)]
    return None if same is None else _in_one(rows, same, roles)


def _begins(row: RawRow, below: RawRow) -> bool:
    """Whether two rows are parts of one line of the page, or the lower one has the number of a form's line, and the
    upper one another or none."""
    numbered = is_line_number(below.code) and below.code != row.code
    return numbered or (id(row.lines[-1].grid), row.lines[-1].row) == (id(below.line.grid), below.line.row)


def joined_by_words(rows: Sequence[RawRow], roles: Roles) -> list[RawRow]:
    """Rows with the parts of their labels that are worded as such; the rest of a label stands above or below its
    numbers."""
    out: list[RawRow] = []
    headings: set[str] = set()
    for row, below in zip_longest(rows, rows[1:]):
        above = out[-1] if out else None
        if row.label is not None and not row.cells:
            headings.add(_name(row.label))
        begins = below is not None and below.cells and not row.cells and _continues(row, below, headings)
        if above is not None and not (above.cells and begins) and _continues(above, row, headings):
            _append(above, row, roles)
            continue
        out.append(row)
    return out


def unwrapped(rows: list[RawRow], roles: Roles, vocabulary: Vocabulary) -> list[RawRow]:
    """Rows with the rests of labels that a narrow column wrapped: those of headings first, for they name totals.

    Only on a page: how much room a label had is told by where it stands.
    """
    if all(label_box(row) is None for row in rows):
        return rows
    wraps = Wraps(rows, vocabulary)
    for _ in range(2):  # totals whose names are whole tell more headings
        rows = _without_certain(rows, roles, wraps)
        wraps = wraps.anew(rows)
    whole = {id(a) for a, b in pairwise(rows) if _parts(a, b, vocabulary)}
    rows = _put_together(rows, _rests_of_results(rows, wraps, vocabulary), whole, roles)
    wraps = wraps.anew(rows, whole)
    if wraps.narrow:
        counts = rests_of_totals(rows, wraps.follows_full)
        if wraps.indented:  # there "Total Food" below "Food" may go on, for what follows shows whether it is a heading
            counts = [count or -1 for count in counts]
        rows = _put_together(rows, counts, whole, roles)
        wraps = wraps.anew(rows, whole)
        if not wraps.indented:
            rows = _put_together(rows, rests_of_headings(rows, wraps.follows_full), whole, roles)
    for valued in (False, True):
        wraps = wraps.anew(rows, whole)
        out: list[RawRow] = []
        for row in rows:
            if out and (valued or not out[-1].cells) and wraps.continues(out[-1], row):
                _append(out[-1], row, roles)
            else:
                out.append(row)
        rows = out if len(out) < len(rows) else rows
    return rows


def _parts(above: RawRow, row: RawRow, vocabulary: Vocabulary) -> bool:
    """Whether expenses begin below a total of income: ``EFFECTIVE GROSS INCOME`` over ``OPERATING EXPENSES``."""
    one, other = above.label or "", row.label or ""
    begins = not row.cells and not _LEADING.match(other) and vocabulary.statement_part(other) == "EXPENSE"
    ends = bool(above.cells) and not _OPEN_ENDS.search(one)
    return begins and ends and vocabulary.key_total(one) == "effectiveGrossIncome"


def _rests_of_results(rows: Sequence[RawRow], wraps: Wraps, vocabulary: Vocabulary) -> list[int]:
    """How many of the rows below each one complete the name of a result ("Net Operating" / "Income"), unless it goes on
    after that; -1 where none does. A section below a result looks just like the rest of its name."""
    counts = [-1] * len(rows)
    for i, row in enumerate(rows):
        if not row.cells or row.label is None:
            continue
        name = row.label
        for k, below in enumerate([*rows[i + 1 : i + 4], None]):
            if vocabulary.key_total(name) in RESULTS:
                goes_on = below is not None and not below.cells and _AFTER_RESULT.match(below.label or "-")
                counts[i] = -1 if goes_on else k
                break
            if below is None or not wraps.follows_full(rows[i + k], below, k > 0):
                break
            name = f"{name} {below.label}"
    return counts


def _in_one(rows: Sequence[RawRow], same: Sequence[bool], roles: Roles) -> list[RawRow]:
    """Rows with those below them that no rule parts from them."""
    out: list[RawRow] = []
    for row, one in zip(rows, same, strict=True):
        above = out[-1] if out else None
        if one and above is not None and above.label and row.label and not (above.cells and row.cells):
            _append(above, row, roles)
        else:
            out.append(row)
        row.gap_after = out[-1].gap_after = True
    return out


def _append(above: RawRow, row: RawRow, roles: Roles) -> None:
    """A row is the rest of the one above."""
    above.lines = [*above.lines, *row.lines]
    above.label = f"{above.label} {row.label}"
    above.cells.update(row.cells)
    above.homes.update(row.homes)
    above.gap_after = row.gap_after
    for line in row.lines:
        roles[line.index] = "CONTINUATION"


def _without_certain(rows: list[RawRow], roles: Roles, wraps: Wraps) -> list[RawRow]:
    """Rows with those below them that are rests of their labels whatever the names say; the same where none are."""
    rests: set[int] = set()
    for above, row in pairwise(rows):
        if wraps.certain(above, row, rest=id(above) in rests):
            rests.add(id(row))
    if not rests:
        return rows
    out: list[RawRow] = []
    for row in rows:
        if id(row) in rests:
            _append(out[-1], row, roles)
        else:
            out.append(row)
    return out


def _put_together(rows: list[RawRow], counts: Sequence[int], whole: set[int], roles: Roles) -> list[RawRow]:
    """Rows with as many of those below as complete their names; those are whole. The same where none are completed."""
    if max(counts, default=0) < 1:
        whole.update(id(row) for row, count in zip(rows, counts, strict=True) if count == 0)
        return rows
    out: list[RawRow] = []
    left = 0
    for row, count in zip(rows, counts, strict=True):
        if left:
            _append(out[-1], row, roles)
            left -= 1
            continue
        out.append(row)
        left = max(0, count)
        if count >= 0:
            whole.add(id(row))
    return out


def _name(label: str) -> str:
    """A heading's name as its total repeats it: without a code before it."""
    return _CODE.sub("", normal(label))


def _continues(above: RawRow, row: RawRow, headings: set[str]) -> bool:
    """Whether a row is the rest of the label above it: close under it, and worded as a rest, or completing the name
    of a heading that the row above is the total of."""
    if not isinstance(row.line.grid, PageGrid) or above.lines[-1].grid is not row.line.grid or above.gap_after:
        return False
    if above.label is None or row.label is None or (above.cells and row.cells):
        return False
    if above.bold != row.bold or row.code is not None or is_set_apart(above.label, row.label):
        return False
    open_ended = _OPEN_ENDS.search(above.label) is not None and _FINANCED.fullmatch(above.label) is None
    worded = open_ended or _LEADING.match(row.label) is not None
    worded = worded or above.label.count("(") > above.label.count(")")
    if above.cells:
        begun, rest = normal(above.label), f" {normal(row.label)}"
        worded = (worded and begun.removeprefix("total ") not in headings) or any(
            n.endswith(rest) and begun.endswith(n.removesuffix(rest)) for n in headings
        )
        return worded and row.indent >= above.indent - 1
    return worded and row.indent >= above.indent - 1
