"""Whether a row is a total: by its label, by standing under a lease's charges, or by holding nothing but sums."""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import replace
from decimal import Decimal

from ....values.dates import looks_like_date
from ....values.numbers import NumberStyle, is_money_like, money, percent
from ....values.text import normal
from ....vocabulary import TotalMatch
from ...lines import Line
from ..anatomy.entries import SubLine, TotalLine, Walked
from ..anatomy.fieldkinds import CHARGE_FIELDS, DATES, NUMBERS, STEP_FIELDS, SUMMED, Kind
from .units import PEOPLE, opens_entry, unit_column, unit_text
from .walk import Walk
from .wordrows import only_text
from .wrapping import wrap_below

_COUNTED = re.compile(r"\d[\d,]*\s+([A-Za-z][A-Za-z. -]*)")
"""A count with the words behind it."""
_LABELLED = re.compile(r"([^\W\d][^\d|]*?)[\s|:=.–-]*(?<!\d)(\d[\d,]*)(?!\d|[.,]\d|\s*%)")
"""A count behind its words."""
_BESIDE = re.compile(
    r"\([^()]*\)|\bincl(?:\.|uding)?\s[^\d|,;/]*|(?:[^\W\d]+[\s|:=.–-]+)?\d+(?:[.,]\d+)?\s*%|^\W*\d{1,2}[.)]\s"
)
"""What stands beside counts: remarks, shares with the word before them, the number of a line of a form."""
_BRACKETED = re.compile(r"(.*\S)\s*\((\d+)\)")
"""Words and a count in brackets: ``Fourth floor (12)``."""
FEWEST_SUMS = 2
"""Columns of which a row without a word for a total holds the sums."""
FEWEST_OUTGROWN = 3
"""Rows, and columns, in which a row of sums prints more than they do."""
FEWEST_CLOSED = 10
"""Units whose charges come to the amount below them, for one whose charges do not."""
FEWEST_CODED = 3
"""Units whose charges come to the amount beside a code, which is that of what they come to."""
_SOME_OF = re.compile(r"[^:]+:\s*\d+\b[^:]*?\bof\s+(\d+\s+\w+)\W*")
"""A part, and how many of its units are let: ``Garden Wing: 14 in residence of 16 beds``."""
_SPACES = re.compile(r" \d+ [^\W\d]+")
"""A count of spaces behind a name."""
_STARRED = re.compile(r"\*+\s*(?=\w)")
"""The stars before the label of a sum, as line printers set them: ``* SECTION A``, ``** PARK``."""
_BETWEEN = " ,/;.&and"
"""What stands between counts in words."""
MOST_COUNTS = 6
"""Counts in one line."""
MOST_SAID = 200
"""Characters of a line that says nothing but counts."""
_TYPES = ("unitType", "floorPlan", "bedBath", "bedrooms")
MOST_LABEL_LINES = 6
"""Lines below a total that its label may wrap to."""


def total(walk: Walk, line: Line) -> str | None:
    """TOTAL or SUBTOTAL for a row that sums others, which is then noted; else None."""
    mapping = walk.mapping
    assert mapping is not None
    if line.index in walk.label_lines:
        return "TOTAL"
    unit = unit_text(walk, line)
    unit = unit if unit and any(map(str.isalnum, unit)) else None  # "*" beside "Total contract"
    for name in ("chargeCode", "chargeDescription"):
        column = mapping.column(name)
        if column is None or unit or type(code := line.values[column]) is not str:
            continue
        if walk.vocabulary.total(code) is not None and (held := _ends_unit(walk, line)):
            assert walk.entry is not None
            walk.entry.total = SubLine(line, mapping)
            walk.entry.facts = (*walk.entry.facts, *((f, line.text(c) or "", line, c) for f, c in held))
            return "SUBTOTAL"
        if walk.vocabulary.total(code) is not None and _sums_totals(walk, line):
            walk.add_total(line, code, "total")
            return "TOTAL"
        steps = mapping.step_periods.keys() & {*line.filled}
        if walk.vocabulary.total(code) is not None and _only_charge(walk, line, steps):
            if walk.entry is not None:
                walk.entry.total = SubLine(line, mapping)
                if steps:  # the last step of the rent stands beside it
                    walk.entry.steps = (*walk.entry.steps, walk.entry.total)
                if not mapping.charge_cells.issuperset(line.filled):
                    wrap_below(walk, walk.entry, line)
            return "SUBTOTAL"
    own = [column for column in line.filled if column not in mapping.step_periods]
    sums = mapping.split_amounts and own and mapping.charge_cells.issuperset(own) and all(map(line.is_number, own))
    if walk.entry is not None and sums:
        walk.entry.total = SubLine(line, mapping)
        if len(own) < len(line.filled):  # the last step of the rent stands beside it
            walk.entry.steps = (*walk.entry.steps, walk.entry.total)
        return "SUBTOTAL"
    if mapping.split_amounts and not line.words() and (held := _ends_unit(walk, line)):
        assert walk.entry is not None
        walk.entry.total = SubLine(line, mapping)
        walk.entry.facts = (*walk.entry.facts, *((f, line.text(c) or "", line, c) for f, c in held))
        return "SUBTOTAL"
    if _closes_charges(walk, line) and walk.entry is not None:
        walk.entry.total = SubLine(line, mapping)
        return "SUBTOTAL"
    if _is_starred(walk, line) or _counts_some_of(walk, line) or _counts_heading(walk, line):
        walk.add_total(line, line.first_text(), "subtotal")
        return "SUBTOTAL"
    label, match = None, None
    for column in line.filled[:4]:
        value = line.values[column]
        if type(value) is str and (found := walk.vocabulary.total(value)) is not None:
            dated = any(looks_like_date(line.values[c]) for c in line.filled)
            counts = unit and walk.vocabulary.unit_count(unit) and walk.vocabulary.total(unit) is None
            let = _has_tenant(walk, line) and column != mapping.column("tenantName")  # "1 | Ann Ames | 2 bed"
            told = found.certain or (not dated and column != mapping.column("tenantName"))  # "Totals (excl. Future)"
            # ``18 Units`` below so many, beside the number of a house; but ``1 Bed`` is the type of the first.
            beside = found.kind == "count" and unit_column(walk, line) != column and not _is_typed(walk, column)
            said = str(found.count) if beside and found.count is not None else unit
            counts = counts or (told and not let and _counts_rows(walk, said))
            if unit and not counts and unit_column(walk, line) != column and opens_entry(walk, line):
                kinds = ("subtotal",) if dated else ("subtotal", "total", "grand")
                if found.kind not in kinds or found.scope or not found.certain or let:
                    continue  # "Total Fitness" in suite 12; but "17 suites, 2 of them vacant" is no suite
                value = f"{unit} {value}"  # "5x5", and "subtotal" where the units have their type
            if not found.certain and dated and unit_column(walk, line) == column and _has_tenant(walk, line):
                continue  # "Whole house", and who has it since when
            if unit and found.kind == "count" and _is_typed(walk, column) and _has_tenant(walk, line):
                continue  # "2 bed", of unit 1 and below one unit
            if found.counts_named and (dated or only_text(walk, line)):
                continue  # "Building A: 20 units" heads them
            label, match = value, found
            break
    if line.grid.page is not None and (not unit if match is None else not match.certain):
        # "Total 6" over "Units" counts, though what stands on the line is a total by itself.
        longer, found = _wrapped_label(walk, line, counts=match is not None)
        if found is not None:
            label, match = longer, found
    if match is not None and match.kind == "forward":
        return "SUBTOTAL"
    if match is None and _of_a_year(walk, line):
        walk.add_total(line, line.first_text(), "total")
        return "TOTAL"
    if match is not None and match.scope and _ends_lease(walk, line, match.scope) and walk.entry is not None:
        walk.entry.total = SubLine(line, mapping)
        return "SUBTOTAL"
    if match is not None and label is not None:
        if only_text(walk, line) and not walk.totals_open and (match.kind == "percent" or _is_type(walk, line)):
            return None
        walk.add_total(line, label, match.kind)
        return "TOTAL" if match.kind != "subtotal" else "SUBTOTAL"
    if (label := _counts_sides(walk, line)) is not None:
        walk.add_total(line, label, "total")
        return "TOTAL"
    if unlabelled_total(walk, line):
        walk.add_total(line, "", "unlabelled")
        return "TOTAL"
    if _names_let_units(walk, line):
        walk.add_total(line, line.first_text(), "subtotal")
        return "SUBTOTAL"
    if _counted_part(walk, line):
        walk.add_total(line, line.first_text(), "subtotal")
        return "SUBTOTAL"
    if _named_sum(walk, line) or _named_part(walk, line) or _below_rule(walk, line) or _outgrows(walk, line):
        walk.add_total(line, line.first_text(), "subtotal", by_sums=True)
        return "SUBTOTAL"
    if (
        walk.totals_open
        and (line.has_numbers() or _is_share(line))
        and (not opens_entry(walk, line) or walk.vocabulary.names_only_group(line.first_text()))
    ):
        if not _comes_to_nothing(walk, line):
            walk.add_total(line, line.first_text(), "total")
        return "TOTAL"
    return None


def _ends_lease(walk: Walk, line: Line, named: str) -> bool:
    """Whether a total is named for the unit above it, whose charges are listed: ``Total Store 1``."""
    mapping, entry = walk.mapping, walk.entry
    if mapping is None or entry is None or entry.total is not None or mapping.column("chargeAmount") is None:
        return False
    unit = mapping.column("unit")
    return unit is not None and normal(entry.line.text(unit) or "") == normal(named) and bool(line.filled[1:])


def _sums_totals(walk: Walk, line: Line) -> bool:
    """Whether a total below the charges of a unit that has its own is what the totals of all units come to."""
    if walk.entry is None or walk.entry.total is None or walk.mapping is None:
        return False
    totals = [entry.total.line for entry in walk.out.entries if entry.total is not None]
    columns = [c for c in walk.mapping.charge_amounts if c in line.filled and line.is_number(c)]
    sums = (
        sum((money(one.values[c], walk.numbers) or Decimal(0) for one in totals if c < len(one.values)), Decimal(0))
        for c in columns
    )
    return len(totals) > 2 and any(
        whole == money(line.values[c], walk.numbers) for c, whole in zip(columns, sums, strict=True)
    )


def _has_tenant(walk: Walk, line: Line) -> bool:
    """Whether words stand in the tenant's own column, and no remark in brackets: ``(excl. future)``."""
    column = walk.mapping.column("tenantName") if walk.mapping is not None else None
    if column is None or column not in line.filled or type(text := line.values[column]) is not str:
        return False
    return not (text.startswith("(") and text.endswith(")"))


def _of_a_year(walk: Walk, line: Line) -> bool:
    """Whether each number of a line right below a total is twelve times the one above it: ``x 12``."""
    last = walk.out.totals[-1] if walk.out.totals and walk.totals_open else None
    if last is None or last.line.grid is not line.grid:
        return False
    columns = [c for c in line.filled if line.is_number(c)]
    if not columns or len(line.filled) - len(columns) > 1:
        return False
    pairs = [[money(row.values[c], walk.numbers) for c in columns] for row in (last.line, line)]
    return all(month and year == 12 * month for month, year in zip(*pairs, strict=True))


def _comes_to_nothing(walk: Walk, line: Line) -> bool:
    """Whether a line below the totals has one word and noughts: the difference that someone checked, ``check | 0``."""
    numbers = [money(line.values[c], walk.numbers) for c in line.filled if line.is_number(c)]
    return len(line.first_text().split()) == 1 and bool(numbers) and not any(numbers)


def _counts_sides(walk: Walk, line: Line) -> str | None:
    """The text of a row that says how many units are let and how many are not, or how many there are: ``29 rented / 5
    empty``, ``6 rooms, 4 let``, ``Let: 16 | Unlet: 5``, or one of them in words that only say that: ``Count of vacant
    units | 5``; None where no text does."""
    words = walk.vocabulary
    whole = " | ".join(line.text(c) or "" for c in line.filled) if len(line.filled) <= MOST_COUNTS else ""
    short = len(whole) <= MOST_SAID and any(map(str.isdigit, whole))
    whole = _BESIDE.sub(" ", whole) if short and walk.out.entries else ""
    if items := _LABELLED.findall(whole):
        told = [
            words.occupancy_side(label)
            or words.space_count(f"1 {label.strip()}")
            or words.status(label, in_column=True)
            for label, _ in items
        ]
        alone = not re.search(r"\w", _LABELLED.sub("", whole))
        if alone and None not in told and "occupied" in told and not {"vacant", "available"}.isdisjoint(told):
            return line.first_text()
        label, number = items[0]
        lone = len(items) == 1 and len(line.filled) > 1 and int(number.replace(",", "")) <= len(walk.out.entries)
        if alone and lone and " " in label.strip() and words.names_only_group(label) and told != [None]:
            return line.first_text()
    texts = [text for c in line.filled[:4] if type(text := line.values[c]) is str and not line.is_number(c)]
    counts = texts if all(text[:1].isdigit() for text in texts) else []  # "1 Bed 1 | Vacant Unit" is a unit
    for text in (*texts, ", ".join(counts)):
        if not text[:1].isdigit() or " " not in text or len(text) > MOST_SAID or _COUNTED.sub("", text).strip(_BETWEEN):
            continue
        told = [words.occupancy_side(label) or words.space_count(f"1 {label}") for label in _COUNTED.findall(text)]
        if None not in told and len(told) > 1 and not {"occupied", "vacant"}.isdisjoint(told):
            return text
    return None


def leave_sections(out: Walked, numbers: NumberStyle) -> None:
    """Of the totals at the end of a roll, the first that sums all its rows, and not those of the last section alone,
    and all that follow are of no section: ``PARK TOTAL``, ``Available SF``."""
    run = [total for total in out.totals if total.after == len(out.entries)]
    for n, total in enumerate(run):
        own = total.scope
        if total.mapping is not None and (own.section or own.heading) and _sums_all(out, total, numbers):
            whole = replace(own, section=None, status=None, population=None, building=None, heading=None)
            if own.heading is not None and own.outside is not None:
                whole.property_name, whole.property_code = own.outside.property_name, own.outside.property_code
            for other in run[n:]:
                other.scope = whole if other.scope is own else other.scope
            return


def _sums_all(out: Walked, total: TotalLine, numbers: NumberStyle) -> bool:
    """Whether a total is what all rows come to in a column, as those of its section do not."""
    columns = [total.mapping.column(name) for name in _SUMMED] if total.mapping is not None else []
    for column in [column for column in columns if column is not None and column in total.line.filled]:
        stated = money(total.line.values[column], numbers)
        cells = [(e.scope is total.scope, e.line.values[column]) for e in out.entries if e.mapping is total.mapping]
        own = [(amount, inside) for inside, value in cells if (amount := money(value, numbers)) is not None]
        if stated and stated == sum(amount for amount, _ in own) != sum(amount for amount, inside in own if inside):
            return True
    return False


_SUMMED = ("area", "contractRent", "annualRent", "totalCharges")
"""Fields whose sums tell a total of all rows."""


def _closes_charges(walk: Walk, line: Line) -> bool:
    """Whether an amount alone, maybe beside its tax, under those of a unit's charges, which have codes, or beside a
    code that is no charge (``TOT``), is what they add up to; in a roll whose units all close so it is their total where
    it is not, too."""
    mapping, entry = walk.mapping, walk.entry
    assert mapping is not None
    code = mapping.column("chargeCode")
    if code is None or entry is None or entry.total is not None or len(mapping.charge_amounts) != 1:
        return False
    (column,) = mapping.charge_amounts
    rows = [entry.line, *(sub.line for sub in entry.charges)]
    own = {c for row in rows for c in row.filled}
    words = {c for c in line.filled if walk.vocabulary.total(line.text(c) or "") is not None}  # "Total current charges"
    sums = column in line.filled and all(
        c in (code, column) or c in words or (c in own and line.is_number(c)) for c in line.filled
    )
    said = (line.text(code) or "") if sums else ""
    coded = bool(said) and walk.vocabulary.charge(said) is None
    alone = sums and code not in line.filled
    if not (coded or alone) or not (
        entry.charges or words or walk.closed[said if coded else True] >= (1 if coded else FEWEST_CODED)
    ):
        return False
    if not line.is_number(column) or any(code not in row.filled for row in rows):
        return False
    whole = sum((money(row.values[column], walk.numbers) or Decimal(0) for row in rows), Decimal(0))
    ties = whole == money(line.values[column], walk.numbers)
    if coded:
        walk.closed[said] += ties
        return ties or walk.closed[said] >= FEWEST_CODED
    walk.closed[ties] += 1
    return ties or walk.closed[True] >= FEWEST_CLOSED * walk.closed[False]


def _counts_rows(walk: Walk, unit: str | None) -> bool:
    """Whether what stands in the unit's cell of a total is how many units stand above it, all or since the last one:
    ``TOTAL`` beside ``64``, below as many, those counted once that future tenants are listed of as well."""
    since = walk.out.totals[-1].after if walk.out.totals else 0
    number = money(unit, walk.numbers) if unit and unit.isdigit() else None
    if number is None:
        return False
    entries = walk.out.entries
    column = walk.mapping.column("unit") if walk.mapping is not None else None
    named = {e.line.text(column) for e in entries if column is not None and column < len(e.line.values)}
    return number in (len(entries), len(entries) - since, len(named))


def _is_share(line: Line) -> bool:
    """Whether a row is one or two words and a percentage: ``Occupancy`` before ``95.8%``."""
    return len(line.filled) == 2 and percent(line.values[line.filled[1]]) is not None


def _is_type(walk: Walk, line: Line) -> bool:
    """Whether a row of words has one under the type of the units: ``1 Bed`` over ``1 Bath`` counts nothing."""
    assert walk.mapping is not None
    lead = walk.mapping.lead
    return lead not in line.filled and any(_is_typed(walk, column) for column in line.filled)


def _is_typed(walk: Walk, column: int) -> bool:
    """Whether the types of the units stand in a column."""
    return walk.mapping is not None and column in map(walk.mapping.column, _TYPES)


def _wrapped_label(walk: Walk, line: Line, *, counts: bool) -> tuple[str | None, TotalMatch | None]:
    """A total's label whose end stands on the lines below: single cells of words that begin where it begins.

    With ``counts`` only one that counts: what stands below another total is a heading.
    """
    words = [c for c in line.filled if not line.is_number(c)]
    if not words or not line.has_numbers() or (words[0] != line.filled[0] and len(words) > 1):
        return None, None
    value = line.values[words[0]]
    if type(value) is not str:
        return None, None
    texts = [value]
    for below in walk.lines[line.index + 1 : line.index + 1 + MOST_LABEL_LINES]:
        if len(below.filled) != 1 or below.index in walk.headers or not _begins_under(line, words[0], below):
            break
        texts.append(below.first_text())
        # A narrow cell breaks long words too.
        for text in (" ".join(texts), " ".join(texts[:-1]) + texts[-1]):
            if (match := walk.vocabulary.total(text)) is not None and (match.count is not None or not counts):
                walk.label_lines.update(range(line.index + 1, below.index + 1))
                return text, match
    return None, None


def _begins_under(line: Line, column: int, below: Line) -> bool:
    if below.grid.page != line.grid.page or below.has_numbers():
        return False
    mine, theirs = line.box(column), below.box(below.filled[0])
    return mine is not None and theirs is not None and abs(mine[0] - theirs[0]) < 1.5


def _ends_unit(walk: Walk, line: Line) -> list[tuple[str, int]]:
    """The fields, and their columns, of the unit above right of its charges, where the line that adds these up has them
    and the unit's own line has none: ``totals | 1,145 | 15 | 1,160 | 200 | 0``; none where no column of it is the sum
    of the unit's charges, as in the total of the roll."""
    mapping, entry = walk.mapping, walk.entry
    assert mapping is not None
    if entry is None or entry.total is not None or not (entry.charges or mapping.split_amounts):
        return []
    rows = [entry.line, *(sub.line for sub in entry.charges)]
    sums = ((c, sum(money(row.values[c], walk.numbers) or 0 for row in rows)) for c in mapping.charge_cells)
    if not any(whole and whole == money(line.values[c], walk.numbers) for c, whole in sums):
        return []
    # "*" marks the rent of an applicant.
    rest = {c for c in line.filled if c not in mapping.charge_cells and any(map(str.isalnum, line.text(c) or ""))}
    own = [(field, c) for field, c in mapping.by_field.items() if c in rest]
    apart = rest.isdisjoint(entry.line.filled) and min(rest, default=0) > min(mapping.charge_cells, default=0)
    return own if apart and len(own) == len(rest) and all(map(line.is_number, rest)) else []


def _only_charge(walk: Walk, line: Line, steps: Set[int] = frozenset()) -> bool:
    """Whether a row fills charge columns only, apart from those of ``steps``, marks, what the unit has there, and the
    rest of wrapped words."""
    assert walk.mapping is not None
    beside = {use.column for use in (*walk.mapping.kept, *walk.mapping.unmapped)}  # the same amount per year
    rest = [c for c in line.filled if c not in walk.mapping.charge_cells and not (c in beside and line.is_number(c))]
    rest = [c for c in rest if c not in steps]
    if (unit := walk.entry) is not None:  # "*", and the number of the contract again
        rest = [c for c in rest if any(map(str.isalnum, line.text(c) or "")) and line.values[c] != unit.line.values[c]]
    if not rest:
        return True
    texts, entry = walk.mapping.words, walk.entry
    right = min(rest) > min(walk.mapping.charge_cells) and all(map(line.is_number, rest))
    if right and entry is not None and entry.total is None and set(rest).issubset(entry.line.filled):
        return True  # the amounts of each charge stand beside it per year and by area, too
    return (
        entry is not None
        and texts.issuperset(rest)
        and (entry.total is None or not any(line.is_number(c) for c in rest))  # "1 Bed" over "1" over "Bath"
        and unit_text(walk, line) is None
    )


def _named_sum(walk: Walk, line: Line) -> bool:
    """Whether a row without unit, tenant and dates holds the sums of the rows since the last total, under any name:
    that of a property, a floor, a manager; also where tenants stand, if units have a column of their own."""
    mapping = walk.mapping
    assert mapping is not None
    first, *others = line.filled
    if len(others) < FEWEST_SUMS or not walk.out.entries or unit_text(walk, line) or line.is_number(first):
        return False
    if not all(line.is_number(c) or percent(line.values[c]) is not None for c in others):
        return False
    used = {use.column: use for use in mapping.uses if use.kind in (Kind.MONEY, Kind.AREA) and use.field in SUMMED}
    columns = [c for c in others if c in used]
    people = mapping.column("unit") is None and first in (mapping.column(name) for name in PEOPLE)
    if len(columns) < FEWEST_SUMS or people:
        return False
    sums = [walk.sum_since_total(c) for c in columns]
    return any(sums) and all(
        money(line.values[c], walk.numbers) == amount for c, amount in zip(columns, sums, strict=True)
    )


def _named_part(walk: Walk, line: Line) -> bool:
    """Whether the words of a heading stand again below its rows, with what they come to: ``Garages | 140``."""
    others = line.filled[1:]
    if not others or not line.first_text() or not all(map(line.is_number, others)):
        return False
    if line.first_text() != walk.scope.section:
        since = walk.out.totals[-1].line.index + 1 if walk.out.totals else 0
        above = walk.lines[since : line.index]
        if not any(len(one.filled) == 1 and one.first_text() == line.first_text() for one in above):
            return False
    sums = [walk.sum_since_total(c) for c in others]
    return any(sums) and [money(line.values[c], walk.numbers) for c in others] == sums


def _counted_part(walk: Walk, line: Line) -> bool:
    """Whether the words of the heading above stand again below its rows with how many they are, whatever the amounts
    beside them come to: ``Fourth floor (12)``."""
    others, counted = line.filled[1:], _BRACKETED.fullmatch(line.first_text())
    if not others or counted is None or counted[1] != walk.scope.section or not all(map(line.is_number, others)):
        return False
    since = walk.out.totals[-1].after if walk.out.totals else 0
    return len(walk.out.entries) - since == int(counted[2])


def _below_rule(walk: Walk, line: Line) -> bool:
    """Whether a row without unit and dates prints figures in columns that are summed, under a rule of characters drawn
    below those columns or behind stars, as the sums of a line printer do: ``** MAPLE LANE (18)``."""
    mapping = walk.mapping
    assert mapping is not None
    above = walk.lines[line.index - 1] if line.index else None
    ruled = above is not None and above.grid is line.grid and above.is_drawn() and len(above.filled) >= FEWEST_SUMS
    if not (ruled or line.first_text().startswith("**")) or not walk.out.entries or unit_text(walk, line):
        return False
    if mapping.column("unit") is None or any(looks_like_date(line.values[c]) for c in line.filled):
        return False
    summed = {use.column for use in mapping.uses if use.kind in (Kind.MONEY, Kind.AREA) and use.field in SUMMED}
    return sum(line.is_number(c) for c in line.filled if c in summed) >= FEWEST_SUMS


def _outgrows(walk: Walk, line: Line) -> bool:
    """Whether a row without unit and dates, below rows that all have a unit, prints in several summed columns, and in
    nothing else, more than any of them does: under whatever words, it sums some of them."""
    mapping = walk.mapping
    assert mapping is not None
    column, first = mapping.column("unit"), line.filled[0]
    if (
        column is None
        or column in line.filled
        or line.is_number(first)
        or not all(map(line.is_number, line.filled[1:]))
    ):
        return False
    since = walk.out.totals[-1].after if walk.out.totals else 0
    above = walk.out.entries[since:] or walk.out.entries
    summed = [u.column for u in mapping.uses if u.kind in (Kind.MONEY, Kind.AREA) and u.field in SUMMED]
    summed = [c for c in summed if c in line.filled]
    if len(summed) < FEWEST_OUTGROWN or len(above) < FEWEST_OUTGROWN:
        return False
    if any(e.mapping.block.space != line.space or column not in e.line.filled for e in above):
        return False
    amounts = (
        (money(line.values[c], walk.numbers), [money(e.line.values[c], walk.numbers) for e in above]) for c in summed
    )
    return all(own is not None and own > max((n for n in others if n), default=own) for own, others in amounts)


def _names_let_units(walk: Walk, line: Line) -> bool:
    """Whether figures stand beside nothing but words for the units that are let, where others have their tenant; below
    a total, for leases yet to begin."""
    assert walk.mapping is not None
    tenant, unit, text = walk.mapping.column("tenantName"), walk.mapping.column("unit"), line.first_text()
    if tenant is None or unit is None or line.filled[0] not in (tenant, unit) or not walk.out.entries:
        return False
    if line.filled[0] == unit and not all(map(line.is_number, line.filled[1:])):
        return False
    figures = sum(line.is_number(c) for c in line.filled[1:])
    known = walk.vocabulary.occupancy_group(text) == "occupied" and walk.vocabulary.names_only_group(text)
    begun = (
        walk.vocabulary.section(text) if walk.totals_open and unit not in line.filled[1:] else None
    )  # "Signed, not open"
    return (known or (begun is not None and begun.scope == "future")) and figures >= FEWEST_SUMS


def unlabelled_total(walk: Walk, line: Line) -> bool:
    """A row of numbers and nothing else, in columns that are summed, with no unit."""
    mapping = walk.mapping
    assert mapping is not None
    if not walk.out.entries:
        return False
    used = mapping.by_column
    numbers = 0
    for column in line.filled:
        use = used.get(column)
        value = line.values[column]
        if not is_money_like(value):
            return False
        if use is None:
            continue
        if use.field == "unit" or use.kind is Kind.ID or use.kind in DATES:
            return False
        if use.kind in NUMBERS and use.field not in CHARGE_FIELDS and use.field not in STEP_FIELDS:
            numbers += 1
    return numbers >= 2 or (numbers == 1 and len(line.filled) == 1 and walk.entry is None)


def _is_starred(walk: Walk, line: Line) -> bool:
    """Whether a row begins with stars and the words of the open heading: it sums what stands below that."""
    stars = _STARRED.match(line.first_text())
    if stars is None or line.is_number(line.filled[0]) or not line.has_numbers():
        return False
    words = normal(line.joined()[stars.end() :])
    heads = (walk.scope.section, walk.scope.heading, walk.scope.building)
    return any(words.startswith(f"{normal(head)} ") for head in heads if head)


def _counts_heading(walk: Walk, line: Line) -> bool:
    """Whether a row with amounts and no unit says the words of the open heading again and how many units stand below
    it: ``HERON DRIVE``, ``46 LOTS`` below ``** HERON DRIVE **``."""
    if unit_text(walk, line) or not line.has_numbers():
        return False
    words = normal(" ".join(line.text(c) or "" for c in line.filled if not line.is_number(c)))
    rests = (words.removeprefix(head.strip("* -")) for head in walk.names_above())
    return any(
        rest != words and _SPACES.fullmatch(rest) and walk.vocabulary.space_count(rest) is not None for rest in rests
    )


def _counts_some_of(walk: Walk, line: Line) -> bool:
    """Whether a row begins with a part of the property and says how many of its units are let."""
    found = _SOME_OF.fullmatch(line.first_text())
    return found is not None and line.has_numbers() and walk.vocabulary.space_count(found[1]) is not None
