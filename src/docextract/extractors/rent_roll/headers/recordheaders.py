"""Headers of records that have two lines: which column is what in the second."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise

from ....proofs.relations import mostly
from ....values.areas import area_unit
from ....values.dates import is_month_to_month, looks_like_date
from ....values.numbers import is_money_like
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.fieldkinds import CHARGE_FIELDS, DATES, KINDS, STACKED, column_name
from ..anatomy.headerblocks import HeaderBlock, is_roll_header
from ..anatomy.labels import ROWS_BELOW, Label, is_unit_row, join_labels, names_steps, title_of

GOES_ON = re.compile(r"(?:[-/&,]|\b(?:or|and|of|per|the|for))$", re.IGNORECASE)
"""The end of words that go on in the line below: ``Bed/`` over ``Bath``."""
_LINES = re.compile(r"\n|\s/\s")
FEWEST_SECOND, SECOND = 3, 0.85
"""Columns under which the second line of a header names other fields than the first, and how well."""
FEWEST_CELLS, ALIKE = 4, 0.75
"""Cells of a row, and pairs of rows, that tell whether rows are alike, and the share of them that are."""
FEWEST_BESIDE = 2
"""Columns beside one whose words name all that stands in its lines, each of which names two fields."""
BETTER = 0.1
"""So much better one line of a column's words names a field than both together, at least."""
LIKELY = 0.7
"""How well the upper words of a column name a field at least, where its lower words are about another line."""
SAME = 3
"""Columns of one wording are no parts of a charge."""
CERTAIN = 0.95
"""How well each line of a cell names a date of its own."""
_OF_CHARGES = ("rentPerArea", "annualRent", "leaseStartDate", "leaseEndDate")
"""What a row that names charges says of them beside their amounts."""


def with_second_line(block: HeaderBlock, below: Line, vocabulary: Vocabulary) -> HeaderBlock:
    """The block with the row below it, if that names other fields under most of the columns where it names any, or the
    day that stands in a second line of the rows below another one's: records have two lines."""
    if len(block.lines) > 1 or not block.labels.keys() >= {*below.filled}:
        return block
    others = known = 0
    days = False
    for column in below.filled:
        lower = next(iter(vocabulary.header(str(below.values[column]))), None)
        upper = next(iter(vocabulary.header(block.labels[column].text)), None)
        if lower is not None and lower.score >= SECOND:
            known += 1
            other = upper is not None and column_name(lower) != column_name(upper)
            others += other
            days |= other and KINDS.get(lower.field) in DATES and _stand_below(below, block.lines[0].filled[0], column)
    if (others < FEWEST_SECOND and not days) or 2 * others <= known or _rows_alike(below):
        return block
    lines = [*block.lines, below]
    return HeaderBlock(lines, join_labels(lines, vocabulary), block.score)


def without_charges(block: HeaderBlock, vocabulary: Vocabulary) -> HeaderBlock:
    """The block without its last row, if that names nothing but the columns of the charges below each unit, under the
    words of other fields: ``Code``, ``Description``, ``Amount`` below ``Resident``, ``Status``, ``Lease From``."""
    *rows, last = block.lines
    if not rows or len(last.filled) < 2 or not names_charges(last, vocabulary):
        return block
    labels = join_labels(rows, vocabulary)
    if labels == block.labels or not is_roll_header(labels, vocabulary):
        return block
    above = [labels[column].text for column in last.filled if column in labels]
    if not any(match.score >= SECOND for text in above for match in vocabulary.header(text)):
        return block
    return HeaderBlock(block.lines, labels, block.score, below=last)


def with_charges(block: HeaderBlock, below: Line, vocabulary: Vocabulary) -> HeaderBlock:
    """The block with the row below it, if that names the columns of the charges below each unit, and what these are by
    area and in a year beside them: ``Charge``, ``Description``, ``Rate/m2``, ``Monthly``, ``Annual``."""
    if not names_charges(below, vocabulary):
        return block
    above = {match.field for label in block.labels.values() for match in vocabulary.header(label.text)[:1]}
    if not above.isdisjoint(("chargeAmount", "contractRent")):
        return block
    return replace(block, lines=[*block.lines, below], below=below)


def names_charges(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a row names the amounts of charges and what these are, and beside them at most what they are by area, in
    a year, and when."""
    labels = charge_labels(line, vocabulary)
    said = {charge_field(label, vocabulary) for label in labels.values()}
    if any(often >= SAME for often in Counter(labels.values()).values()):
        return False  # "EUR/month" below each of several amounts
    if "chargeAmount" not in said or said.isdisjoint(("chargeCode", "chargeDescription")):
        return False
    amount = max(column for column, label in labels.items() if charge_field(label, vocabulary) == "chargeAmount")
    listed = {"chargeCode", "chargeDescription"} <= said  # beside what is listed so stand its tax and both together
    return all(
        charge_field(label, vocabulary)
        or (listed and column > amount)
        or any(match.field in _OF_CHARGES for match in vocabulary.header(label)[:1])
        or heads_steps(label, vocabulary)
        for column, label in labels.items()
    )


def heads_steps(label: str, vocabulary: Vocabulary) -> bool:
    """Whether words beside those of charges head rents to come, what stands there in brackets: ``Scheduled rent
    increases (date, new monthly rent)``."""
    return names_steps(label.partition("(")[0].strip(), vocabulary)


def charge_labels(line: Line, vocabulary: Vocabulary) -> dict[int, str]:
    """What a row says of each column of charges; words over two columns, each with its own: ``Code Description``."""
    labels = {column: text for column in line.filled if (text := line.text(column))}
    for column, text in [*labels.items()]:
        first, _, second = text.partition(" ")
        free = second and column + 1 not in labels and column + 1 < len(line.values)
        both = (charge_field(first, vocabulary), charge_field(second, vocabulary)) if free else None
        if both == ("chargeCode", "chargeDescription"):
            labels |= {column: first, column + 1: second}
    below = line.grid.values[line.row + 1 : line.row + 1 + ROWS_BELOW]
    leftmost, beside = line.filled[0], line.filled[0] + 1
    rows = [row for row in below if all(row[c] not in (None, "") for c in [*labels][1:3])]
    apart = [row[leftmost] in (None, "") and row[beside] not in (None, "") for row in rows if beside < len(row)]
    if len(labels) > 2 and beside not in labels and apart and mostly(apart):
        # Left of what it names, as the names of units are.
        labels = {beside if column == leftmost else column: text for column, text in labels.items()}
    said = {charge_field(text, vocabulary): column for column, text in labels.items()}
    if {"chargeCode", "chargeDescription"} <= said.keys() and "chargeAmount" not in said:
        # "QUARTER NET" behind a code and what it means.
        rest = [column for column in labels if column > said["chargeDescription"]]
        if rest and rows and mostly([is_money_like(row[rest[0]]) for row in rows]):
            labels[rest[0]] = "Amount"
    return labels


def charge_field(label: str, vocabulary: Vocabulary) -> str | None:
    """The part of a charge that a label names, which need not say that it is of one: ``Code``, ``Amount``; ``(sq ft)``
    names none."""
    if area_unit(label.strip("()[] ")) is not None:
        return None
    for text in (f"charge {label}", label):
        for match in vocabulary.header(text):
            if match.field in CHARGE_FIELDS:
                return match.field
    return None


def split_records(block: HeaderBlock, vocabulary: Vocabulary, *, apart: bool = False) -> None:
    """Where the two lines of a header name different fields in several columns (``Move In`` over ``Move Out``), each
    record has two lines, and the second line of the header is about the second line of the record."""
    _split_dates(block, vocabulary)
    rows = [
        line
        for line in block.lines
        if not is_unit_row(line) and not (len(line.filled) == 1 and names_steps(title_of(line), vocabulary))
    ]
    if len(rows) not in (2, 3):
        return
    stacked = {
        c for c, label in block.labels.items() if any(m.kind == STACKED for m in vocabulary.header(label.text))
    }  # its lines are those of each record
    found: dict[int, tuple[str, str]] = {}
    known: dict[int, tuple[str, str]] = {}
    """Columns whose words name a field together, too: ``Tenant`` over ``Phone``."""
    loose: dict[int, tuple[str, str]] = {}
    """Columns whose upper words name a field and whose lower words say nothing known."""
    rest: dict[int, tuple[str, str]] = {}
    """Columns one line of whose words names a field better than both together: theirs are parted where others' are."""
    said = Counter(v for v in rows[0].values if type(v) is str)
    for column in block.labels:
        texts = [v for row in rows if type(v := row.values[column]) is str and v]
        if len(texts) != 2 or column in stacked:
            continue
        upper, lower = texts
        if GOES_ON.search(upper) or lower.startswith("(") or said[upper] > 1:
            continue  # "BLDG-" over "APT" is one id, "Term" over "from" and "Term" over "to" one term
        first, second = vocabulary.header(upper), vocabulary.header(lower)
        joined = vocabulary.header(
            f"{upper} {lower}" if block.labels[column].text == upper else block.labels[column].text
        )
        rate = bool(joined) and joined[0].field == "rentPerArea" and joined[0].score >= CERTAIN
        if rate and second and second[0].field == "rentPerArea":
            if first and _in_both_lines(block.lines[-1], column, min(block.labels)):
                loose[column] = (upper, lower)
            continue  # "Rent" over "PSF" is one rate
        part = vocabulary.is_part(lower)  # "Let. area" over "of which office"
        if first and first[0].score >= 0.9 and (part or not (second or (joined and joined[0].score >= 0.9))):
            loose[column] = (upper, lower)
        if (
            first and second and first[0].score >= 0.9 and second[0].score >= 0.85
            and not {m.field for m in first if m.score >= 0.9} & {m.field for m in second if m.score >= 0.9}
        ):  # fmt: skip
            (known if joined and joined[0].score >= 0.95 else found)[column] = (upper, lower)
        elif max((match.score for match in (*first, *second)), default=0) >= max(
            LIKELY, (joined[0].score if joined else 0) + BETTER
        ):
            rest[column] = (upper, lower)
    if stacked and len(found) < FEWEST_BESIDE:
        return
    if apart:
        found |= known
    only = next(iter(found)) if len(found) == 1 else None
    dates = only is not None and _are_dates(*found[only], vocabulary) and not _is_one(block, only, vocabulary)
    told = len(found) >= 2 or dates
    parted = {*found, *known, *loose, *rest}
    if not dates and _rows_alike(block.lines[-1]):
        return
    if told:  # "Rent" over "Deposit", which together are a deposit of rent
        lead = min(block.labels)
        found |= {c: parts for c, parts in known.items() if c != lead and _in_both_lines(block.lines[-1], c, lead)}
    if told and not any(_names_unit(label.text, vocabulary) for c, label in block.labels.items() if c not in known):
        found |= {c: parts for c, parts in known.items() if _names_unit(parts[0], vocabulary)}  # "Suite" over "Type"
    if told or (found and (_has_second_rows(block, rows, parted) or _fill_second_rows(block, parted))):
        for column, (upper, lower) in {**rest, **loose, **found}.items():
            block.labels[column] = Label(upper, alone=upper)
            block.second[column] = Label(lower, alone=lower)
        alone = {
            c for c in rows[-1].filled if c in block.labels and all(row.values[c] in (None, "") for row in rows[:-1])
        }
        for column in sorted(alone):
            if _is_below(block, column, {*block.second, *alone}, each=told):
                block.second[column] = block.labels.pop(column)


def _names_unit(text: str, vocabulary: Vocabulary) -> bool:
    return any(match.field == "unit" and match.score >= LIKELY for match in vocabulary.header(text)[:1])


def _rows_alike(last: Line) -> bool:
    """Whether each row below a header of a page is like the next one, cell for cell: none is a record's second line."""
    if last.grid.page is None:
        return False
    below = last.grid.values[last.row + 1 : last.row + 1 + ROWS_BELOW]
    kinds = [
        {c: looks_like_date(v) or 2 * is_money_like(v) for c, v in enumerate(row) if v not in (None, "")}
        for row in below
    ]
    pairs = [(a, b) for a, b in pairwise(kinds) if len(a) > FEWEST_CELLS and len(b) > FEWEST_CELLS]
    alike = sum(
        min(a) == min(b)
        and len(a.keys() & b.keys()) >= ALIKE * max(len(a), len(b))
        and all(a[c] == b[c] for c in a.keys() & b.keys())
        for a, b in pairs
    )
    return len(pairs) >= FEWEST_CELLS and alike >= ALIKE * len(pairs)


def _in_both_lines(last: Line, column: int, lead: int) -> bool:
    """Whether a column is filled in rows that begin a record and in those right below that do not: a rent over its
    rate."""
    below = last.grid.values[last.row + 1 : last.row + 1 + ROWS_BELOW]
    filled = [(row[lead] not in (None, ""), row[column] not in (None, "")) for row in below]
    return sum(one == (True, True) and other == (False, True) for one, other in pairwise(filled)) >= FEWEST_SECOND


def _has_second_rows(block: HeaderBlock, rows: Sequence[Line], parted: Collection[int]) -> bool:
    """Whether a column named in the last line of a header alone is filled in the second rows of records only, which
    fill no other columns than that and those whose words are ``parted``: ``Sq Ft`` beside ``Bed/Bath`` below
    ``Address``."""
    alone = {c for c in rows[-1].filled if c in block.labels and all(row.values[c] in (None, "") for row in rows[:-1])}
    return any(_is_below(block, column, {*parted, *alone}, each=False) for column in alone)


def _fill_second_rows(block: HeaderBlock, parted: Collection[int]) -> bool:
    """Whether every other row below a header fills no columns but those whose words are ``parted``, two or more, and
    nothing in its first ones: ``06/01/25 - 05/31/26`` below ``Resident Name`` over ``Lease Begin - End``. What goes
    on in the first one, if its words are parted, too, stands in a third row alone: remarks below ``Space``."""
    last = block.lines[-1]
    below = last.grid.values[last.row + 1 : last.row + 1 + ROWS_BELOW]
    rows = [filled for row in below if (filled := {c for c, value in enumerate(row) if value not in (None, "")})]
    lead = min(block.labels)
    parted = {*parted, *block.second} if lead in parted else {*parted}
    second = [
        filled for above, filled in pairwise(rows) if lead in above and lead not in filled and filled <= {*parted}
    ]
    third = sum(filled == {lead} for filled in rows)
    units = sum(lead in filled for filled in rows) - (third if lead in parted else 0)
    if lead in parted and 2 * third < units:
        return False
    return len(parted) > 1 and len(second) > FEWEST_SECOND and 2 * len(second) >= units


def _is_below(block: HeaderBlock, column: int, columns: Collection[int], *, each: bool) -> bool:
    """Whether a column is filled in the second lines of records alone, which fill no other ``columns``, ``each`` of
    them or most: a long text may reach into another."""
    last = block.lines[-1]
    below = last.grid.values[last.row + 1 : last.row + 1 + ROWS_BELOW]
    rows = ({c for c, value in enumerate(row) if value not in (None, "")} for row in below)
    told = [filled <= {*columns} for filled in rows if column in filled]
    return bool(told) and (all(told) if each else mostly(told))


def _is_one(block: HeaderBlock, column: int, vocabulary: Vocabulary) -> bool:
    """Whether a column whose two lines name dates holds one of them in few rows of units, and nothing in a row without
    one: ``Notice`` over ``Move-out``."""
    named = [c for c, label in block.labels.items() for m in vocabulary.header(label.text)[:1] if m.field == "unit"]
    last = block.lines[-1]
    rows = [row for row in last.grid.values[last.row + 1 : last.row + 1 + ROWS_BELOW] if named]
    held = [row[named[0]] not in (None, "") for row in rows if row[column] not in (None, "")]
    units = sum(row[named[0]] not in (None, "") for row in rows)
    return bool(held) and all(held) and 2 * len(held) < units


def _split_dates(block: HeaderBlock, vocabulary: Vocabulary) -> None:
    """Where the words of a header name two dates, in two lines of a cell or with a stroke between them, the second of
    which stands in the row below."""
    last = block.lines[-1]
    texts = {c: v for line in block.lines for c in line.filled if type(v := line.values[c]) is str and "\n" in v}
    for column, label in [*block.labels.items()]:
        words = label.text.split()
        splits = [_LINES.split(texts.get(column, label.text))]
        splits += [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]  # "Lease Start End"
        parts = next((parts for parts in splits if _name_two_dates(parts, vocabulary)), None)
        if parts is None:
            continue
        upper, lower, *_ = parts
        if column + 1 not in block.labels and column in texts and _holds_days(last, column + 1):
            block.labels[column], block.labels[column + 1] = Label(upper, alone=upper), Label(lower, alone=lower)
        elif column in texts or _stand_below(last, min(block.labels), column):
            block.labels[column], block.second[column] = Label(upper, alone=upper), Label(lower, alone=lower)


def _holds_days(last: Line, column: int) -> bool:
    """Whether a column below a header holds days and nothing else, some at least: ``Move-Out`` beside ``Move-In``."""
    rows = last.grid.values[last.row + 1 :]
    cells = [row[column] for row in rows if column < len(row) and row[column] not in (None, "")]
    return bool(cells) and mostly(map(looks_like_date, cells))


def _name_two_dates(parts: Sequence[str], vocabulary: Vocabulary) -> bool:
    """Whether two texts each name a date of its own; a third one how long the lease is."""
    if len(parts) == 3 and any(match.field == "leaseTermMonths" for match in vocabulary.header(parts[2])):
        parts = parts[:2]
    if len(parts) != 2:
        return False
    fields: set[str] = set()
    for part in parts:
        match = next(iter(vocabulary.header(part)), None)
        if match is None or match.score < CERTAIN or KINDS.get(match.field) not in DATES:
            return False
        fields.add(match.field)
    return len(fields) > 1


def _stand_below(last: Line, lead: int, column: int) -> bool:
    """Whether most rows below a header that have a date in a column, and something in its first one, are followed by
    one that has another date there and nothing in the first."""
    rows = [
        row
        for row in last.grid.values[last.row + 1 : last.row + 1 + ROWS_BELOW]
        if any(v not in (None, "") for v in row)
    ]
    told = [
        below[lead] in (None, "") and (looks_like_date(below[column]) or is_month_to_month(below[column]))
        for row, below in pairwise(rows)
        if row[lead] not in (None, "") and looks_like_date(row[column])
    ]
    return bool(told) and mostly(told)


def _are_dates(upper: str, lower: str, vocabulary: Vocabulary) -> bool:
    """Whether both lines of one column name dates: they are not one date together."""
    first, second = vocabulary.header(upper)[0], vocabulary.header(lower)[0]
    return all(KINDS.get(match.field) in DATES for match in (first, second))
