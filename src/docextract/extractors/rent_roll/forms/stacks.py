"""Rolls drawn as a stacking plan: a box for each unit, floor above floor, and in it who has it and what they pay.

``Suite 600`` over ``Zephyrine Diagnostics``, ``14,900 RSF``, ``Exp. 1/31/2033`` and ``$31,944/mo``, beside a box of
``Suite 640``: what begins where the name of a unit does, below it, is about that unit. Columns of the page say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....document import PageGrid
from ....values.areas import area_inside
from ....values.codes import looks_like_unit
from ....values.dates import find_dates
from ....vocabulary import Vocabulary
from ...lines import Line
from ..prints.arranged import Piece, Row, arrange, as_it_is, numbered
from ..prints.headlines import is_named_unit, unit_and_tenant
from .letters import told

FEWEST_BOXES, FEWEST_FLOORS = 5, 3
"""Boxes of a plan, and lines of it that name units."""
NEAR = 3.0
"""Points within which what stands in a box begins at one place."""
DEEPEST = 8
"""Lines of a box."""
MOST_BESIDE = 30
"""Rows of a roll beside which a stacking plan may be what was asked for."""
FIELDS = ("unit", "tenantName", "area", "contractRent", "annualRent", "marketRent", "leaseStartDate", "leaseEndDate")
NOTES = "Notes"
_PAID = re.compile(
    r"(?P<asking>asking\s+)?(?P<amount>\D{0,3}\d[\d.,]*)\s*(?:/|per\s+|a\s+)\s*(?:(?P<month>mo(?:nth)?)|(?P<year>yr|year))\b.*",
    re.IGNORECASE,
)
"""What is paid or asked, and for what time: ``$44,402/mo ($29.85 FS)``, ``Asking $18,325/mo``."""


class _Box(NamedTuple):
    """The cell that names a unit, where it begins, and the cells below it."""

    head: Piece
    left: float
    cells: list[Piece]


def read_stack(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with a row for each box, below words for what it says; none where the pages draw no stacking plan."""
    floors = {n: boxes for n, line in enumerate(lines) if (boxes := _heads(line, vocabulary))}
    if len(floors) < FEWEST_FLOORS or sum(map(len, floors.values())) < FEWEST_BOXES:
        return []
    if sum(len(boxes) > 1 for boxes in floors.values()) < FEWEST_FLOORS - 1:
        return []
    inside = {n: of for n, of in enumerate(_floors(lines, floors)) if of is not None}
    taken: set[tuple[int, int]] = set()
    for n, of in inside.items():
        for piece, left in _placed(lines[n]):
            box = next((box for box in floors[of] if abs(box.left - left) < NEAR), None)
            if box is not None and n != of:
                box.cells.append(piece)
                taken.add((n, piece.column))
    facts = [(box, _facts(box, vocabulary)) for boxes in floors.values() for box in boxes]
    if 2 * sum(len(said) > 2 or _is_empty(said, vocabulary) for _, said in facts) < len(facts):
        return []
    start = min(floors)
    width = len(FIELDS) + 1
    head = next(iter(floors.values()))[0].head
    words = [*map(vocabulary.word_for, FIELDS), NOTES]
    rows: list[tuple[Line, Row]] = [(lines[start], {c: (head._replace(value=word),) for c, word in enumerate(words)})]
    of_box = {id(box): said for box, said in facts}
    beside: list[tuple[Line, Row]] = []
    for n, line in enumerate(lines[start:], start):
        for box in floors.get(n, ()):
            said = of_box[id(box)]
            rows.append((line, {c: said[name] for c, name in enumerate((*FIELDS, NOTES)) if name in said}))
        heads = {box.head.column for box in floors.get(n, ())}
        rest = [Piece(line.values[c], line, c) for c in line.filled if c not in heads and (n, c) not in taken]
        if rest:  # what stands beside the boxes comes behind them
            beside.append((line, {width: rest} if n in inside else as_it_is(line)[1]))
    rows += beside
    widest = max(width + 1, *(len(line.values) for line in lines))
    return numbered([*lines[:start], *arrange(rows, widest, lines[-1].space + 1)])


def _heads(line: Line, vocabulary: Vocabulary) -> list[_Box]:
    """The boxes that a line of a page begins: its first cells name units, with whoever has them or without; what stands
    right of these is beside the plan."""
    placed = list(_placed(line))
    named = [_names_box(piece, vocabulary) for piece, _ in placed]
    if not any(named):
        return []
    last = len(named) - 1 - named[::-1].index(True)
    heads = placed[: last + 1]
    whole = all(
        one or looks_like_unit(str(piece.value)) for one, (piece, _) in zip(named[: last + 1], heads, strict=True)
    )
    return [_Box(piece, left, []) for piece, left in heads] if whole else []


def _names_box(piece: Piece, vocabulary: Vocabulary) -> bool:
    """Whether a cell is the name of a unit with a number, ``Suite 600``, alone or before whoever has it."""
    text = str(piece.value)
    if is_named_unit(text, vocabulary):
        return any(map(str.isdigit, text))
    both = unit_and_tenant(piece, vocabulary)
    return both is not None and is_named_unit(str(both[0].value), vocabulary)


def _placed(line: Line) -> Iterator[tuple[Piece, float]]:
    """The texts of a line of a page, and where each begins."""
    grid = line.grid
    for column in line.filled if isinstance(grid, PageGrid) else ():
        box = grid.box(line.row, line.home(column))
        if box is not None and type(line.values[column]) is str:
            yield Piece(line.values[column], line, column), box[0]


def _floors(lines: Sequence[Line], floors: dict[int, list[_Box]]) -> Iterator[int | None]:
    """For each line the one above it that begins boxes, if it may be within these."""
    last: int | None = None
    for n, line in enumerate(lines):
        last = n if n in floors else last
        near = last is not None and n - last <= DEEPEST and line.grid.page == lines[last].grid.page
        yield last if near else None


def _facts(box: _Box, vocabulary: Vocabulary) -> dict[str, list[Piece]]:
    """What a box says, by field; what says nothing known are its notes."""
    both = unit_and_tenant(box.head, vocabulary) if not is_named_unit(str(box.head.value), vocabulary) else None
    found: dict[str, list[Piece]] = {"unit": [both[0] if both else box.head]}
    if both:
        found["tenantName"] = [both[1]]
    for piece in box.cells:
        text = str(piece.value)
        paid = _PAID.fullmatch(text)
        days = find_dates(text)
        if paid is not None:
            name = "marketRent" if paid["asking"] else "contractRent" if paid["month"] else "annualRent"
            found.setdefault(name, [piece._replace(value=paid["amount"])])
        elif (size := area_inside(text)) is not None and size.unit is not None:
            found.setdefault("area", [piece])
        elif days:
            said = dict(told(text, vocabulary)) or {"leaseEndDate": text[days[-1].start : days[-1].stop]}
            for name, value in said.items():
                if name in FIELDS:
                    found.setdefault(name, [piece._replace(value=value)])
        elif "tenantName" not in found and any(map(str.isalpha, text)):
            found["tenantName"] = [piece]
        else:
            found.setdefault(NOTES, []).append(piece)
    return found


def _is_empty(said: dict[str, list[Piece]], vocabulary: Vocabulary) -> bool:
    return "tenantName" in said and vocabulary.sentinel(str(said["tenantName"][0].value)) is not None
