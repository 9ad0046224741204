"""Where the roll ends and tables beside it begin, which rows are theirs, and where the roll goes on again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

from ....models.rent_roll import VACANT
from ....values.codes import looks_like_unit
from ....values.dates import looks_like_date
from ....values.numbers import money, percent
from ....values.text import normal, words
from ...lines import Line
from ..anatomy.entries import Entry
from ..anatomy.labels import names_steps
from ..anatomy.mapping import Mapping
from .units import BRACKET, PEOPLE, opens_entry, says_vacant, unit_text
from .walk import Walk
from .wordrows import is_lead_column

MOST_ABOVE = 8
"""Lines under a header among which the first unit's is."""
FEWEST_REPEATED = 3
"""Rows that name units of the roll again before a table is one of these units."""
MOST_COMPARED = 500
"""Units above with which one below a heading is compared."""
_NET = frozenset(("totalOperatingExpenses", "netOperatingIncome", "netIncome"))
FEW = 4
"""One label of so many may have no lower half."""
FEWEST_UNITS = 2
"""Rows of units from which on other columns are those of another roll."""
SAME_HEADER = 0.7
"""Share of equal labels from which on a header is a repetition of another."""
DAYS = ("moveInDate", "leaseStartDate", "leaseEndDate")


def reopens(walk: Walk, header: Mapping) -> bool:
    """Whether a header within the tables after the roll begins rows of the roll again."""
    if walk.main is None or (walk.entry is None and not walk.out.entries):
        return True  # no unit stands above
    if _in_costs(walk) and not _units_follow(walk, header):
        return False  # a statement below the roll goes on under the header that the next page repeats
    block = header.block
    if _begins_another(walk, header):
        return True
    if block.heading and (match := walk.vocabulary.section(block.heading)) and (match.status or match.scope):
        if vacant_again(walk, header):
            return False
        walk.set_section(block.heading)
        return True
    theirs = Counter(normal(label.text) for label in block.labels.values())
    ours = Counter(normal(label.text) for label in walk.main.block.labels.values())
    return sum((theirs & ours).values()) >= SAME_HEADER * max(1, sum(ours.values()))


def _begins_another(walk: Walk, header: Mapping) -> bool:
    """Whether a header of other columns heads another roll: no words call it a table beside the roll, and most of the
    rows under it are of units that have people or stand vacant, or rents and days of leases, and that the roll above
    has not; another house may have units of the same names, with other people."""
    named = any(header.column(name) is not None for name in PEOPLE)
    leased = header.column("contractRent") is not None and any(header.column(name) is not None for name in DAYS)
    if header.column("unit") is None or not (named or leased):
        return False
    headings = (header.block.heading, walk.table.heading if walk.table is not None else "")
    if any(walk.vocabulary.ends_table(text) is not None for text in headings):
        return False
    column = header.column("unit")
    rows = [line for line in _rows_under(walk, header) if column in line.filled or not _sums(line)]
    with walk.under(header):
        units = [(unit_text(walk, line), _people(header, line)) for line in rows if opens_entry(walk, line)]
    if len(units) < FEWEST_UNITS or 2 * len(units) <= len(rows):
        return False
    theirs = {unit for unit, _ in units}
    if not named or theirs.isdisjoint(_units_above(walk)):
        return theirs.isdisjoint(_units_above(walk))
    known = tuple(filter(None, {_people(entry.mapping, entry.line) for entry in walk.out.entries}))
    people = tuple(who for _, who in units if who and walk.vocabulary.sentinel(who) is None)
    others = not any(who.startswith(people) for who in known) and not any(who.startswith(known) for who in people)
    return len(theirs) == len(units) and len(people) >= FEWEST_UNITS and others


def _sums(line: Line) -> bool:
    """Whether a row without a unit may sum others: it has numbers and no day, as the further steps of a lease have."""
    return line.has_numbers() and not any(looks_like_date(line.values[column]) for column in line.filled)


def _people(header: Mapping, line: Line) -> str | None:
    """Who has the unit of a row."""
    columns = (header.column(name) for name in PEOPLE)
    return next((text for c in columns if c is not None and (text := line.text(c))), None)


def _units_above(walk: Walk) -> Iterator[str | None]:
    """The units of the rows so far."""
    return (entry.line.text(own) for entry in walk.out.entries if (own := entry.mapping.column("unit")) is not None)


def vacant_again(walk: Walk, header: Mapping) -> bool:
    """Whether a header lists, under words for vacant units, units of which some stand above."""
    match = walk.vocabulary.section(header.block.heading) if walk.out.entries and header.block.heading else None
    column = header.column("unit")
    if match is None or match.status not in VACANT or column is None:
        return False
    units = {text for line in _rows_under(walk, header) if (text := line.text(column))}
    return not units.isdisjoint(_units_above(walk))


def repeats_units(walk: Walk, header: Mapping) -> bool:
    """Whether the rows under a header name units that stand above, in the same order: a sheet too wide for its paper
    is printed with its first columns before those of each further page."""
    column = header.column("unit")
    if column is None:
        return False
    named = [text for line in _rows_under(walk, header) if (text := line.text(column))]
    if len(named) < FEWEST_REPEATED:
        return False
    above = [entry.line.text(own) for entry in walk.out.entries if (own := entry.mapping.column("unit")) is not None]
    begins = above.index(named[0]) if named[0] in above else len(above)
    return above[begins : begins + len(named)] == named


def ends_roll(walk: Walk, line: Line) -> str | None:
    """The heading of a table after the roll, if this line is one."""
    if _sums_charges(walk, line):
        return None  # ``Total Charges`` of the unit above
    text = _heading(walk, line)
    if _is_other_income(walk, line) or _heads_steps(walk, line):
        return text
    if not text or (unit_text(walk, line) and len(line.filled) > 2 and not walk.vocabulary.ends_table(text)):
        return None
    end = walk.vocabulary.ends_table(text)
    if end is None and (below := _header_below(walk, line)) is not None and walk.out.entries:
        return below
    if end is not None and (walk.out.entries or walk.totals_open):
        empty = walk.vocabulary.sentinel(text) is not None and unit_text(walk, line) != text
        of_unit = line.has_numbers() or (empty and _is_id(unit_text(walk, line) or ""))  # "-- Vacant -- | 606-8"
        if (of_unit and opens_entry(walk, line)) or _more_units_follow(walk, line):
            return None
        return text
    return text if walk.totals_open and _begins_costs(walk, text) and not opens_entry(walk, line) else None


def _sums_charges(walk: Walk, line: Line) -> bool:
    """Whether a row has the sum of the open unit's charges in their column."""
    entry = walk.entry
    if entry is None or unit_text(walk, line):
        return False
    rows = [entry.line, *(sub.line for sub in entry.charges)]
    amounts = {*entry.mapping.charge_amounts, *(c for sub in entry.charges for c in sub.mapping.charge_amounts)}
    columns = [c for c in amounts if c in line.filled]
    stated = [(c, amount) for c in columns if (amount := money(line.values[c], walk.numbers))]
    return any(amount == sum(money(row.values[c], walk.numbers) or 0 for row in rows) for c, amount in stated)


def _is_other_income(walk: Walk, line: Line) -> bool:
    """Whether a row below a total names what the property earns beside the rents, with nothing but amounts, and no unit
    stands in the rows below: ``Laundry``, ``Garages (6)``."""
    mapping, unit = walk.mapping, unit_text(walk, line)
    if not walk.totals_open or mapping is None or not unit or any(map(str.isdigit, BRACKET.sub("", unit))):
        return False
    beside = [c for c in line.filled if line.values[c] not in (None, "") and line.text(c) != unit]
    if not beside or not all(c in mapping.numbers and c != mapping.column("area") for c in beside):
        return False
    if walk.vocabulary.charge(BRACKET.sub("", unit)) is None or not opens_entry(walk, line):
        return False
    rows = [
        other
        for other in walk.lines[line.index + 1 : line.index + 1 + MOST_ABOVE]
        if other.filled and other.grid is line.grid
    ]
    return not any(_is_id(unit_text(walk, other) or "") for other in rows)


def _heads_steps(walk: Walk, line: Line) -> bool:
    """Whether a lone cell below a total heads rents to come of units that stand above: ``Next scheduled increase``."""
    if not walk.totals_open or len(line.filled) != 1 or not names_steps(line.first_text(), walk.vocabulary):
        return False
    below = [other for other in walk.lines[line.index + 1 : line.index + 1 + MOST_ABOVE] if other.filled]
    return any(_step_of(walk, other) is not None for other in below)


def _step_of(walk: Walk, line: Line) -> tuple[Entry, str] | None:
    """The unit above that a row names and, of the words behind, what tells a day and an amount: ``Bay 101``,
    ``Ironclad``, ``Jan-26``, ``$153,264 per year``."""
    unit = unit_text(walk, line)
    named = [e for e in walk.out.entries if unit and e.line.text(e.mapping.by_field.get("unit", 0)) == unit]
    if len(named) != 1:
        return None
    tenant = named[0].mapping.column("tenantName")
    known = {unit, named[0].line.text(tenant) if tenant is not None else None}
    text = " ".join(t for c in line.filled if (t := line.text(c)) not in known and t)
    return (named[0], text) if walk.steps.listed(text, None) else None


def _units_follow(walk: Walk, header: Mapping) -> bool:
    """Whether one of the next rows under a header is a unit's, as its columns say."""
    with walk.under(header):
        return any(opens_entry(walk, line) for line in _rows_under(walk, header))


def _more_units_follow(walk: Walk, line: Line) -> bool:
    """Whether words that could head a table beside the roll head more of its units: in the columns of the roll, the
    rows below print ids that none above has, and dates of a lease or that nobody is there, as no summary does."""
    assert walk.mapping is not None
    if walk.mapping.column("unit") is None or not line.only_plain_text():
        return False
    known = {unit_text(walk, entry.line) for entry in walk.out.entries[-MOST_COMPARED:]}
    rows = [other for other in walk.lines[line.index + 1 : line.index + 1 + FEWEST_REPEATED] if other.filled]
    rows = [other for other in rows if other.grid is line.grid and other.space == line.space]
    return bool(rows) and all(
        other.index not in walk.headers and unit_text(walk, other) not in known and _is_of_lease(walk, other)
        for other in rows
    )


def goes_on(walk: Walk, line: Line) -> bool:
    """Whether words below figures beside the roll, ``UNITS 6 OCCUPIED 5``, head more of its units: ``PROPERTY CI2``,
    right above two that none above has, in the columns of the roll, each with a day of its lease or empty. Below words
    that begin as those over the units above do, ``Building 31022``, they may have the numbers of these."""
    table, mapping = walk.table, walk.mapping
    if table is None or table.of_units or mapping is None or (column := mapping.column("unit")) is None:
        return False
    scope = walk.out.entries[-1].scope if walk.out.entries else walk.scope
    above = scope.section or scope.building or scope.property_name
    again = words(above or "")[:1] == words(line.first_text())[:1] != ()
    if (line.has_numbers() and not again) or walk.vocabulary.ends_table(_heading(walk, line)) is not None:
        return False
    rows = walk.lines[line.index + 1 : line.index + 1 + MOST_ABOVE]
    rows = [other for other in rows if other.filled and not other.is_drawn() and column in other.filled][:FEWEST_UNITS]
    known = {unit_text(walk, entry.line) for entry in walk.out.entries[-MOST_COMPARED:]}
    return len(rows) == FEWEST_UNITS and all(
        other.grid is line.grid
        and other.space == line.space == mapping.block.space
        and other.index not in walk.headers
        and (again or unit_text(walk, other) not in known)
        and _is_of_lease(walk, other)
        for other in rows
    )


def leads_to_units(walk: Walk, line: Line) -> bool:
    """Whether words in several cells of a page, from its first column on, stand where no unit is open and right above
    two rows of units with dates of a lease or that nobody is in: a heading cut by the columns below it."""
    if line.grid.page is None or walk.entry is not None or not is_lead_column(walk, line):
        return False
    # The charges below each unit leave its column blank.
    unit = walk.mapping.column("unit") if walk.mapping is not None and walk.mapping.charge_amounts else None
    rows = [
        other
        for other in walk.lines[line.index + 1 : line.index + 1 + MOST_ABOVE * (1 + (unit is not None))]
        if other.filled and not other.is_drawn() and (unit is None or unit in other.filled)
    ]
    return len(rows) >= FEWEST_UNITS and all(
        other.grid is line.grid and other.index not in walk.headers and _is_of_lease(walk, other)
        for other in rows[:FEWEST_UNITS]
    )


def _is_of_lease(walk: Walk, line: Line) -> bool:
    """Whether a row opens with the id of a unit and prints dates of its lease, or that nobody is there."""
    assert walk.mapping is not None
    dated = any(looks_like_date(line.values[c]) for c in walk.mapping.dates if c in line.filled)
    unit = unit_text(walk, line)
    return unit is not None and looks_like_unit(unit) and (dated or says_vacant(walk, line)) and opens_entry(walk, line)


def _rows_under(walk: Walk, header: Mapping) -> list[Line]:
    """The next rows under a header, as far as the next one."""
    block = header.block
    rows = walk.lines[block.last + 1 : block.last + MOST_ABOVE]
    own = takewhile(lambda line: line.index not in walk.headers, rows)
    return [line for line in own if line.filled and line.grid is block.lines[0].grid]


def _in_costs(walk: Walk) -> bool:
    """Whether the open table begins with the expenses of the property, or with what they leave of the rents."""
    return walk.table is not None and _begins_costs(walk, walk.table.heading)


def _begins_costs(walk: Walk, text: str) -> bool:
    """Whether words below a total begin a statement of the property: its expenses, or what they leave of the rents."""
    return walk.vocabulary.statement_part(text) == "EXPENSE" or walk.vocabulary.key_total(text) in _NET


def heads_table(walk: Walk, line: Line) -> bool:
    """Whether words are the headers of a table of figures: several of its columns count or measure, or, wherever it
    stands, over numbers, say how many units are let or not."""
    if len(line.filled) < 3 or not line.only_plain_text():
        return False
    texts = {column: line.text(column) or "" for column in line.filled}
    if any(any(map(str.isdigit, text)) for text in texts.values()):
        return False
    words = walk.vocabulary
    figures = [c for c, text in texts.items() if text == "%" or words.table_column(text) is not None]
    sides = [c for c, text in texts.items() if words.occupancy_side(text) is not None]
    below = next((other for other in walk.lines[line.index + 1 : line.index + 4] if other.filled), None)
    if below is None or below.grid is not line.grid or not below.has_numbers():
        return False
    if walk.totals_open and len(figures) > 1:
        return True
    counts = {*figures, *sides}
    occupancy_below = words.occupancy_group(below.first_text()) is not None
    return (
        len(counts) > 1
        and all(below.is_number(c) or percent(below.values[c]) is not None for c in counts)
        and (bool(sides) or occupancy_below)
    )


def _header_below(walk: Walk, line: Line) -> str | None:
    """The heading of the table below, if this line is the upper part of its columns' words."""
    if line.index + 1 >= len(walk.lines) or line.has_numbers():
        return None
    if not walk.totals_open and walk.out.roles.get(line.index - 1) != "HEADER":
        return None
    below = walk.lines[line.index + 1]
    heading = below.first_text()
    alone = set(line.filled) - set(below.filled)  # "Balance", of which nothing stands below
    if (
        below.has_numbers()
        or not below.filled
        or line.filled[0] <= below.filled[0]
        or FEW * len(alone) > len(line.filled)
    ):
        return None
    return heading if walk.vocabulary.ends_table(heading) is not None else None


def in_table(walk: Walk, line: Line) -> str:
    """The role of a row below the heading of a table beside the roll."""
    assert walk.table is not None
    if _counts_roll(walk, line):
        walk.add_total(line, line.first_text(), "count")
        return "TOTAL"
    text = _heading(walk, line)
    if text and text != walk.table.heading and walk.vocabulary.ends_table(text) is not None:
        if walk.table.of_units or any(other.has_numbers() for other in walk.table.lines):
            walk.open_table(text)
        else:
            # Only the upper lines of its own header were read so far.
            walk.table.heading = text
    if line.index in walk.repeated and line.grid.page is not None and (len(line.filled) == 1 or not line.has_numbers()):
        walk.out.titles.append(line)
        return "TITLE"
    if (
        len(line.filled) == 1
        and (match := walk.vocabulary.section(text)) is not None
        and match.scope
        and _same_header_follows(walk, line)
    ):
        walk.set_section(text)
        return "SECTION"
    if len(line.filled) == 1 and not walk.out.entries and (name := walk.vocabulary.property_label(text)):
        walk.enter_property(name)
        return "SECTION"
    if (step := _step_of(walk, line) if names_steps(walk.table.heading, walk.vocabulary) else None) is not None:
        step[0].told = (*step[0].told, (step[1], line.row_place()))
        return "CHARGE"
    if walk.table.of_units:
        place = line.row_place()
        if place is not None:
            walk.out.unexplained.append(place)
        return "OTHER"
    walk.table.lines.append(line)
    if walk.vocabulary.ends_table(walk.table.heading) is None and _looks_like_unit_row(walk, line):
        place = line.row_place()
        if place is not None:
            walk.out.unexplained.append(place)
        return "OTHER"
    return "SUMMARY"


def _counts_roll(walk: Walk, line: Line) -> bool:
    """Whether a lone cell says how many units stand above, before a table below the roll that has columns of its own
    says what it is."""
    if walk.table is None or walk.table.heading or walk.table.lines or len(line.filled) != 1 or not walk.out.entries:
        return False
    match = walk.vocabulary.total(line.first_text())
    return match is not None and match.count is not None


def _heading(walk: Walk, line: Line) -> str:
    """The first words of a line; with those of its second cell where only both together name a table."""
    text = line.first_text()
    if text and len(line.filled) > 1 and line.only_plain_text() and walk.vocabulary.ends_table(text) is None:
        both = f"{text} {line.text(line.filled[1])}"
        if walk.vocabulary.ends_table(both) is not None:
            return both
    return text


def _is_id(text: str) -> bool:
    return any(map(str.isdigit, text)) and looks_like_unit(text) and not looks_like_date(text)


def _looks_like_unit_row(walk: Walk, line: Line) -> bool:
    """Whether a row in a table without a heading may be one of the roll, cut off from its columns: one of its first
    cells is a unit's id, another says vacant or is an amount, and it is no total."""
    if len(line.filled) < 3 or any(walk.vocabulary.total(line.text(c) or "") for c in line.filled[:2]):
        return False
    ids = [c for c in line.filled[:3] if type(v := line.values[c]) is str and _is_id(v)]
    others = [c for c in line.filled if c not in ids]
    vacant = any(walk.vocabulary.sentinel(line.text(c) or "") in VACANT for c in others)
    dated = any(looks_like_date(line.values[c]) for c in others)
    amounts = sum(line.is_number(c) for c in others)
    return bool(ids) and ((vacant and amounts >= 1) or (dated and amounts >= 2))


def _same_header_follows(walk: Walk, line: Line) -> bool:
    return any(index in walk.headers for index in range(line.index + 1, min(line.index + 6, len(walk.lines))))
