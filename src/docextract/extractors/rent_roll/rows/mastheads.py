"""What belongs to the page and not to the table: heads above the first header, lines that repeat, furniture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice, pairwise

from ....values.dates import looks_like_date
from ....values.text import comparable
from ...lines import Line
from ..anatomy.entries import SideTable
from ..anatomy.facts import kind_in
from ..totals.tablelines import printed_share
from .sidetables import ends_roll
from .totalrows import unlabelled_total
from .units import opens_entry
from .walk import Walk

_DIGITS = re.compile(r"\d+")
FEWEST_LETTERS = 4
"""Letters of a line that says something by its words."""


def before_header(walk: Walk, line: Line) -> str:
    """The role of a row above the first header."""
    walk.out.titles.append(line)
    text = line.joined()
    if (kind := walk.vocabulary.furniture(text)) is not None:
        return kind
    if kind_in(text, walk.vocabulary) is not None and _heads_again(walk, line):
        walk.set_section(text)
        return "SECTION"
    read_masthead(walk, line)
    return "TITLE"


def _heads_again(walk: Walk, line: Line) -> bool:
    """Whether the header below a line comes again below another kind of homes: ``E1 - Studio``, ``A1 - 1 Bed``."""
    filled = [other for other in walk.lines[line.index + 1 :] if other.filled]
    header = filled[0].joined() if filled else ""
    heads = (upper for upper, other in pairwise(filled) if other.joined() == header)
    return any(kind_in(head.joined(), walk.vocabulary) is not None for head in heads)


def tables_above(walk: Walk, first: int) -> None:
    """Tables above the first header, of occupancy or of charges: lines of a group's words and numbers, some of them
    percentages, under a line of words. ``first`` is the index of the header's first line."""
    table: SideTable | None = None
    filled = [line for line in walk.lines[:first] if line.filled]
    for up, line in pairwise(filled):
        words = [c for c in line.filled if not line.is_number(c) and printed_share(line, c) is None]
        label = line.text(words[0]) if len(words) == 1 and words[0] == line.filled[0] else None
        counted = (
            label is not None
            and len(line.filled) > 1
            and walk.vocabulary.occupancy_group(label) is not None
            and walk.vocabulary.names_only_group(label)
        )
        if not counted:
            table = None
            continue
        if table is None:
            if len(up.filled) < 2 or up.has_numbers():
                continue
            table = SideTable(up.first_text(), [up])
            walk.out.tables.append(table)
            walk.out.roles[up.index] = "SUMMARY"
        table.lines.append(line)
        walk.out.roles[line.index] = "SUMMARY"


def read_masthead(walk: Walk, line: Line) -> None:
    """A section heading or a property's name in the page header holds for what follows."""
    text = line.joined()
    match = walk.vocabulary.section(text)
    if match is not None and text != walk.scope.section:
        walk.set_section(text)


def furniture(walk: Walk, line: Line) -> str | None:
    """The role of a row that is page furniture: all its cells, or all its words together; else None."""
    if len(line.filled) > 6 or any(type(line.values[c]) is not str for c in line.filled):
        return None
    kind = walk.vocabulary.furniture(line.joined())
    if kind is None and len(line.filled) > 1:
        for column in line.filled:
            of_cell = walk.vocabulary.furniture(str(line.values[column]))
            if of_cell is None:
                return None
            kind = kind or of_cell
    return kind


def repeated_lines(lines: Sequence[Line]) -> frozenset[int]:
    """Indexes of lines that stand on several pages at the same height with the same words: heads and feet of pages.

    A date alone is one below another such line, and so is a number of a digit or two.
    """
    seen: dict[tuple[str, int], set[int]] = {}
    keys: dict[int, tuple[str, int]] = {}
    for line in lines:
        if line.grid.page is None or not line.filled:
            continue
        text = comparable(line.joined())
        if next(islice(filter(str.isalpha, text), FEWEST_LETTERS - 1, None), None) is not None:
            text = _DIGITS.sub("#", text)
        elif (
            # Other dates and numbers are of the rows themselves.
            len(line.filled) != 1
            or line.index - 1 not in keys
            or not (looks_like_date(text) or (text.isdigit() and len(text) < 3))
        ):
            continue
        if (box := line.row_box()) is None:
            continue
        key = keys[line.index] = text, round(box[1] / 4)
        seen.setdefault(key, set()).add(line.grid.page)
    return frozenset(index for index, key in keys.items() if len(seen[key]) >= 2)


def _counts_pages(walk: Walk, line: Line) -> bool:
    """Whether the only number of a line that repeats, in its last cell, is that of its page, or all before it stands
    before those of others, too: the foot of a page in the columns."""
    *others, last = (line.text(column) or "" for column in line.filled)
    if last != str(line.grid.page) or not others:
        return False
    said = " ".join(others)
    same = sum(walk.lines[n].joined() == f"{said} {walk.lines[n].grid.page}" for n in walk.repeated)
    return not any(map(str.isdigit, said)) or same > 1


def is_masthead(walk: Walk, line: Line) -> bool:
    """Whether a line stands in the head of its page, above the page's first header rows, or repeats over pages."""
    page = line.grid.page
    if page is None:
        return _is_title_again(walk, line)
    first = walk.first_header.get(page)
    if first is None or line.index >= first:
        if line.index not in walk.repeated or walk.vocabulary.section(line.joined()) is not None:
            return False
        if _counts_pages(walk, line):
            return True
        if opens_entry(walk, line):
            return False
        if line.has_numbers() and not _is_number_of_head(walk, line):
            return False
        return not (_between_rows(walk, line) or _heads_rows(walk, line) or _ends_cell(walk, line))
    own = opens_entry(walk, line) and not (_repeats(walk, line) or _ends_in_page(walk, line))
    if _goes_on(walk, line) or own:
        return False
    below = walk.lines[line.index + 1 : first]
    if ends_roll(walk, line) is not None and sum(other.has_numbers() for other in below) > 1:
        return False  # a table of sums, on a page where the roll goes on below it
    return not any(
        walk.out.roles.get(i) in ("DATA", "CHARGE", "TOTAL", "SUBTOTAL")
        for i in range(walk.first_of_page(line), line.index)
    )


def _is_title_again(walk: Walk, line: Line) -> bool:
    """Whether a row of a sheet, of two cells or more and no amount, is one that stood above the first header, cell for
    cell: ``mgmt-522-004 | As of 09/08/2025`` on each of the pages that were pasted into it."""
    cells = [(column, line.values[column]) for column in line.filled]
    titles = (title for title in walk.out.titles if title.grid is line.grid and len(title.filled) == len(cells))
    return len(cells) > 1 and any([(c, title.values[c]) for c in title.filled] == cells for title in titles)


def _repeats(walk: Walk, line: Line) -> bool:
    """Whether the very words and numbers of a line stand on another page at the same height: rows of vacant units are
    alike but for their numbers."""
    return line.index in walk.repeated and walk.repeated_texts[line.joined()] > 1


def _ends_in_page(walk: Walk, line: Line) -> bool:
    """Whether a line that pages repeat but for its numbers ends in words for the number of its page: ``Page - | 2``."""
    ends = " ".join(line.text(column) or "" for column in line.filled[-2:])
    return line.index in walk.repeated and walk.vocabulary.furniture(ends) is not None


def _is_number_of_head(walk: Walk, line: Line) -> bool:
    """Whether a line is a number by itself that the heads of pages repeat below their other lines."""
    return len(line.filled) == 1 and line.index - 1 in walk.repeated and _repeats(walk, line)


def _goes_on(walk: Walk, line: Line) -> bool:
    """Whether a line is a charge of the unit that the page before ended with, a total of charges, or one of the group:
    a page may go on without its header, above another table with one."""
    mapping = walk.mapping
    if mapping is None or mapping.block.space != line.space or not line.has_numbers():
        return False
    charge = mapping.charge_cells.issuperset(line.filled) and any(map(line.is_number, mapping.charge_amounts))
    return charge or (len(line.filled) > 1 and unlabelled_total(walk, line))


def _between_rows(walk: Walk, line: Line) -> bool:
    """Whether a unit stands above a line on its page and another, or a charge, below it: then it is no head or foot of
    the page, and if it repeats, it is the rest of a cell that wraps in many rows."""
    charges = walk.mapping.charge_amounts if walk.mapping is not None else ()
    lead = walk.mapping.lead if walk.mapping is not None else 0
    headed = line.grid.page in walk.first_header  # else the page begins with its head, above its first rows
    above = (headed and line.filled[0] > lead) or any(
        walk.out.roles.get(i) == "DATA" for i in range(walk.first_of_page(line), line.index)
    )
    index = line.index + 1
    while above and index < len(walk.lines) and walk.lines[index].grid.page == line.grid.page:
        below = walk.lines[index]
        # Lines of another table of the page have columns of their own.
        mine = below.space == line.space and index not in walk.headers
        if mine and (any(map(below.is_number, charges)) or opens_entry(walk, below)):
            return True
        index += 1
    return False


def _heads_rows(walk: Walk, line: Line) -> bool:
    """Whether a line directly below the header names the property of the rows that begin there: those of the property
    before are closed by a total, or there are none. Two properties may have one name."""
    if walk.out.entries and not walk.totals_open:
        return False
    lead = walk.mapping.lead if walk.mapping is not None else 0
    if line.filled != [lead] or walk.out.roles.get(line.index - 1) != "HEADER":
        return False
    below = walk.lines[line.index + 1] if line.index + 1 < len(walk.lines) else None
    return below is not None and below.grid is line.grid and opens_entry(walk, below)


def _ends_cell(walk: Walk, line: Line) -> bool:
    """Whether a line stands directly below the lines of a unit and only under cells that the unit fills: the rest of a
    cell that wraps in the last row of several pages."""
    up = walk.lines[line.index - 1] if line.index else None
    if up is None or up.grid is not line.grid or not walk.out.entries:
        return False
    if walk.out.roles.get(up.index) not in ("DATA", "CHARGE", "CONTINUATION", "SUBTOTAL"):
        return False
    lead = walk.mapping.lead if walk.mapping is not None else 0
    mine, theirs = line.row_box(), up.row_box()
    unit = walk.out.entries[-1].line
    if mine is None or theirs is None or line.filled[0] <= lead or not set(line.filled).issubset(unit.filled):
        return False
    return unit.grid is line.grid and mine[1] - theirs[3] < 0.9 * (mine[3] - mine[1])
