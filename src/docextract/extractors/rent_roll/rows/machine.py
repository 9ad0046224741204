"""Walks the rows of a roll and says what each one is.

Section headings set status and scope, a unit opens an entry, charge rows, step rows and wrapped cells belong to it,
"Total" closes it; totals and the tables after the roll are told from units. Every row gets a role.
"""

from __future__ import annotations

from collections.abc import Mapping as MappingOf
from collections.abc import Sequence

from ....values.dates import looks_like_date
from ....values.marks import NOTE_MARK
from ....values.numbers import NumberStyle, money
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.chargelists import TITLED, ends_in_total, listed_charges, listed_total, summed_charges
from ..anatomy.chosen import ASIDE, HIDDEN, SECTION
from ..anatomy.entries import SubLine, Walked
from ..anatomy.facts import labelled
from ..anatomy.headerblocks import HeaderBlock
from ..anatomy.labels import inner_title
from ..anatomy.mapping import Mapping
from ..headers.headerrows import counts_units
from .below import below_entry, heads_alike, leads_to_rows, plain_charge
from .innertables import with_charges_below
from .mastheads import before_header, furniture, is_masthead, read_masthead, tables_above
from .neighbours import stands_close
from .records import inner_table, second_of_record
from .sidetables import ends_roll, goes_on, heads_table, in_table, reopens, repeats_units, vacant_again
from .stacked import continues_stack, heads_stack
from .totalrows import leave_sections, total
from .units import (
    counts_above,
    explains_codes,
    heads_part,
    instructs,
    is_foot,
    opens_entry,
    plain_entry,
    repeats_lease,
    shares_out,
)
from .walk import Walk
from .wordrows import text_fields
from .wrapping import wrap_below

FEWEST_PARTS, MOST_PARTS = 3, 12
"""Lines that say how many rows there are and how many of them are what."""


def walk_rows(
    lines: Sequence[Line],
    headers: MappingOf[int, Mapping],
    vocabulary: Vocabulary,
    repeated: frozenset[int],
    numbers: NumberStyle,
    told: MappingOf[str, str],
) -> Walked:
    """Give every line a role and collect the entries.

    ``headers`` are the mappings of the header blocks by the index of their first line, ``repeated`` the indexes of
    lines that stand on several pages, ``told`` the roles that were chosen for lines, by the place of their
    first cell.
    """
    walk = Walk(lines, headers, vocabulary, repeated, numbers, told)
    previous_grid = None
    index = 0
    while index < len(walk.lines):
        line = walk.lines[index]
        if line.grid is not previous_grid:
            _enter_grid(walk, line)
            previous_grid = line.grid
        mapping = walk.headers.get(line.index)
        if mapping is not None:
            index = _enter_header(walk, mapping)
            continue
        role = _role(walk, line)
        walk.out.roles[line.index] = role
        if role in ("SECTION", "TITLE") and len(line.filled) == 1:
            walk.headings.add(normal(line.joined()))
        index += 1
    walk.drop_pending()
    leave_sections(walk.out, numbers)
    return walk.out


def _enter_grid(walk: Walk, line: Line) -> None:
    if line.space != walk.space:
        walk.space = line.space
        if walk.mapping is not None and walk.mapping.block.space != line.space:
            # Another column system without a header of its own: nothing below it can be read by the old one.
            walk.mapping = None
            if walk.main is not None:
                walk.open_table("")


def _enter_header(walk: Walk, mapping: Mapping) -> int:
    block = mapping.block
    walk.enter_property(_head_property(walk, block))
    for line in block.lines:
        walk.out.roles[line.index] = "HEADER"
    if (walk.table is not None or walk.totals_open or vacant_again(walk, mapping)) and not reopens(walk, mapping):
        repeats = repeats_units(walk, mapping)
        if walk.table is None or repeats or walk.table.of_units:
            walk.open_table("" if repeats else block.heading)
        assert walk.table is not None
        walk.table.of_units = repeats
        if not repeats:
            walk.table.lines.extend(block.lines)
            for line in block.lines:
                walk.out.roles[line.index] = "SUMMARY"
        return block.last + 1
    walk.drop_pending()
    walk.table = None
    walk.totals_open = False
    walk.mapping = mapping
    walk.space = block.space
    if walk.main is None:
        walk.main = mapping
        tables_above(walk, block.first)
    if id(mapping) not in walk.entered:
        walk.entered.add(id(mapping))
        with_charges_below(mapping, walk.vocabulary)
        walk.out.mappings.append(mapping)
    return block.last + 1


def _head_property(walk: Walk, block: HeaderBlock) -> str | None:
    """The property that the head above a header names: the page's above its first one, or in a sheet the report's
    title lines."""
    page = block.lines[0].grid.page
    if page is None:
        return walk.heads.get(block.first)
    return walk.properties.get(page) if walk.first_header.get(page) == block.first else None


def _role(walk: Walk, line: Line) -> str:
    if not line.filled or line.is_drawn():
        return "BLANK"
    if walk.mapping is None and walk.table is None:
        return before_header(walk, line)
    if walk.told and walk.table is None and (role := walk.told.get(line.row_id())) is not None:
        return _as_told(walk, line, role)
    if walk.table is None and walk.entry is not None and repeats_lease(walk, line):
        walk.entry.charges = (*walk.entry.charges, SubLine(line, walk.entry.mapping))
        return "CHARGE"
    if walk.table is None and walk.mapping is not None and line.grid.page is None:
        if not walk.mapping.block.second and plain_entry(walk, line):
            walk.open_entry(line)
            return "DATA"
        if plain_charge(walk, line):
            return below_entry(walk, line)
    if kind := furniture(walk, line):
        return kind
    if walk.table is not None and goes_on(walk, line):
        walk.table = None
    if walk.table is not None:
        return in_table(walk, line)
    if line.grid.page is not None and plain_charge(walk, line) and not _sums_charges(walk, line):
        return below_entry(walk, line)
    assert walk.mapping is not None
    if walk.entry is not None and _sums_charges(walk, line):
        walk.entry.listed = (*walk.entry.listed, line)
        label, _, day = (line.text(line.filled[-1]) or "").rpartition(" ")
        if (fact := labelled(f"{label}: {day}", walk.vocabulary)) is not None and looks_like_date(day):
            walk.entry.facts = (*walk.entry.facts, (*fact, line, line.filled[-1]))
        return "CHARGE"
    if walk.entry is not None and TITLED.match(line.first_text()) and listed_charges(line.joined()):
        walk.entry.listed = (*walk.entry.listed, line)
        return "CHARGE"
    # The labels of a list below a lease may stand at one height on several pages.
    if is_masthead(walk, line) and (walk.entry is None or inner_title(line, walk.vocabulary) is None):
        walk.out.titles.append(line)
        read_masthead(walk, line)
        return "TITLE"
    if (end := ends_roll(walk, line)) is not None:
        walk.open_table(end)
        return in_table(walk, line)
    counted = walk.totals_open and _counts_codes(walk, line)
    if counted or (len(line.filled) == 2 and walk.out.entries and _lists_counts(walk, line)):
        walk.open_table("")
        return in_table(walk, line)
    if walk.out.entries and line.only_plain_text() and counts_units(line, walk.vocabulary):
        walk.open_table(line.first_text())
        return in_table(walk, line)
    if shares_out(walk, line) or counts_above(walk, line):
        return "SUMMARY"
    if second_of_record(walk, line):
        return "CONTINUATION"
    if (role := inner_table(walk, line)) is not None:
        return role
    if walk.out.entries and heads_table(walk, line):
        walk.open_table(line.first_text())
        return in_table(walk, line)
    if _heads_counted(walk, line):
        walk.drop_pending()
        walk.set_section(line.first_text())
        return "SECTION"
    if len(line.filled) == 1 and NOTE_MARK.fullmatch(line.first_text()):
        walk.out.notes.append(line)
        return "NOTE"
    if walk.totals_open and is_foot(walk, line):
        walk.out.notes.append(line)
        return "NOTE"
    if (role := total(walk, line)) is not None:
        return role
    if instructs(walk, line) or explains_codes(walk, line):
        walk.out.notes.append(line)
        return "NOTE"
    if walk.entry is not None and _ends_row_above(walk, line):
        wrap_below(walk, walk.entry, line)
        return "CONTINUATION"
    if heads_alike(walk, line):
        walk.drop_pending()
        walk.set_heading(line.joined())
        return "SECTION"
    if (part := heads_part(walk, line)) is not None:
        walk.drop_pending()
        walk.set_heading(part)
        return "SECTION"
    if heads_stack(walk, line) or (not continues_stack(walk, line) and opens_entry(walk, line)):
        walk.open_entry(line)
        return "DATA"
    return below_entry(walk, line)


def _ends_row_above(walk: Walk, line: Line) -> bool:
    """Whether words of units right below a row are the rest of its own: they go on from a dash, ``224`` below ``Stores
    222-``, or stand so close where all rows are set off: ``Suite 1`` below ``2nd Floor West``."""
    assert walk.mapping is not None
    assert walk.entry is not None
    unit, above = walk.mapping.column("unit"), walk.entry.line
    if unit is None or unit not in line.filled or above.grid is not line.grid or above.index != line.index - 1:
        return False
    if not {*line.filled} <= {*above.filled} or len(text_fields(walk, line)) < len(line.filled):
        return False
    text = above.text(unit) or ""
    goes_on = text[-1:] == "-" and text[-2:-1].isdigit() and (line.text(unit) or "").isdigit()
    return goes_on or (" " in text and stands_close(walk, line, unit))


def _counts_codes(walk: Walk, line: Line) -> bool:
    """Whether a line below the totals counts the rows of a code and says what it means: ``48``, ``In = moved in``, or
    ``RNT``, ``rented``, ``18`` below ``Code``, ``Meaning``, ``Count``."""
    if len(line.filled) == 3 and line.index + 1 < len(walk.lines):
        below = line if line.has_numbers() else walk.lines[line.index + 1]
        first, second, third = line.filled
        code, number = below.text(first), below.text(third) or ""
        if below.filled != line.filled or below.is_number(second) or not number.isdecimal():
            return False
        return code in walk.states()
    if len(line.filled) != 2:
        return False
    number, words = (line.text(c) or "" for c in line.filled)
    code, equals, meaning = words.partition("=")
    return bool(number.isdigit() and equals and meaning.strip()) and code.strip() in walk.states()


def _lists_counts(walk: Walk, line: Line) -> bool:
    """Whether words, each with a whole number, begin below the totals that part all rows: ``Stalls | 106``, ``let |
    85``, ``void | 17``, ``closed | 4``. They count, whatever is summed in their column. Words for all, for those that
    are let and for those that are not may also stand below the rows."""
    numbers: list[int] = []
    sides: list[str | None] = []
    for other in walk.lines[line.index : line.index + MOST_PARTS]:
        if other.grid is not line.grid or other.filled != line.filled or len(line.filled) != 2:
            break
        words, number = (other.text(column) or "" for column in other.filled)
        if not number.isdecimal() or not any(map(str.isalpha, words)):
            break
        numbers.append(int(number))
        sides.append(walk.vocabulary.occupancy_side(words))
    rows = len(walk.out.entries)
    if len(numbers) < FEWEST_PARTS:
        return False
    if walk.totals_open and rows in (numbers[0], numbers[-1]) and sum(numbers) == 2 * rows:
        return True
    parted = {*sides[1:3]} == {"occupied", "vacant"} and numbers[0] == numbers[1] + numbers[2]
    return parted and walk.vocabulary.total(line.first_text()) is None


def _heads_counted(walk: Walk, line: Line) -> bool:
    """Whether words and a count of units right above the rows of a part say how many follow: ``May``, ``11 leases``."""
    if len(line.filled) != 2 or line.has_numbers() or walk.vocabulary.total(line.first_text()) is not None:
        return False
    match = walk.vocabulary.total(line.text(line.filled[1]) or "")
    if match is None or match.kind != "count" or match.count is None or (walk.out.entries and not walk.after_total()):
        return False
    return leads_to_rows(walk, line)


def _sums_charges(walk: Walk, line: Line) -> bool:
    """Whether a row lists the charges of the unit above it with their total, the rent in it or not."""
    if not ends_in_total(line):
        return False
    rent = walk.mapping.column("contractRent") if walk.mapping is not None else None
    above = walk.entry.line if walk.entry is not None and rent is not None else None
    rents = [] if above is None or rent is None else [money(above.values[rent], walk.numbers)]
    if summed_charges(line, walk.numbers, rents=rents):
        return True
    *charges, _ = listed_total(line, walk.numbers) or ("",)
    # One that misses its total among many that come to theirs is as much a list: one of its numbers is wrong.
    return len(charges) > 1 and walk.lists_charges


def _as_told(walk: Walk, line: Line, role: str) -> str:
    """A line whose role was chosen: the sum of rows above it, the heading of those below with their sums, what stands
    below the roll, or what the sheet hides."""
    if role == HIDDEN:
        walk.out.notes.append(line)
        return "NOTE"
    if role == ASIDE:
        walk.open_table("")
        return in_table(walk, line)
    if role == SECTION:
        walk.drop_pending()
        walk.set_section(line.first_text())
        return "SECTION"
    walk.add_total(line, line.first_text(), "subtotal", by_sums=True)
    return "SUBTOTAL"
