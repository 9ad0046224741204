"""Whether a row stands for a unit: a unit-like id with something beside it, or a tenant with a lease."""

from __future__ import annotations

import re
from decimal import Decimal
from itertools import takewhile

from ....models.rent_roll import VACANT
from ....values.areas import area, area_inside, rate_per_area
from ....values.codes import looks_like_unit
from ....values.dates import find_dates, looks_like_date
from ....values.numbers import is_money_like, percent
from ....values.periods import amount_per
from ....values.terms import lease_term
from ....values.text import normal, words
from ....values.wordlist import wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from ..columns.unnamedcolumns import OTHER_WORDS
from .neighbours import gap_to, widest
from .walk import Walk

NAMED = 0.9
"""How well a label names what stands behind its colon."""
BRACKET = re.compile(r"(?<!\s)\s*\(.*\)\s*$")
"""What stands in brackets at the end."""
_CODED = re.compile(r"(?<!\S)[^\W\d_]{1,3} ?= ?[^\W\d_]{2}")
_SPELT = re.compile(r"(?<!\S)([A-Z]{1,5}(?:-[A-Z]{1,4})?) [a-z]{2}")
FEWEST_SPELT = 3
"""Codes with their words, by which a line without ``=`` says what codes mean."""
_NUMBERED = re.compile(r"(.*?)(\d{1,9})")
_LETTERED = re.compile(r".*\d[A-Z]")
MOST_EMPTY = 12
"""So many units in a row may be vacant with nothing printed beside them."""
_UNTIL = re.compile(r"to\b", re.IGNORECASE)
FEWEST_OF_REMARK = 6
"""Words of a row that says something of a unit, with its id."""
_BETWEEN = frozenset(("CONTINUATION", "TITLE", "HEADER", "FOOTER", "BLANK"))
"""What may stand between two units, one of them on the page before."""
MOST_WORDS = 3
"""So many words where dates and numbers belong are no slips."""
PEOPLE = ("tenantName", "residentId")
_REMARKS = frozenset(wordlist("docextract.vocabulary", "rolls.toml")["over"]["remarks"])

_PAGE = re.compile(r"\d{1,3}")
_COUNTED = re.compile(r"\b([^\W\d_]+) (\d{1,4})\b")
"""A word, and how many."""


def plain_entry(walk: Walk, line: Line) -> bool:
    """The ordinary row of a sheet, told quickly: an id with digits, several filled cells, and no word for a total."""
    mapping = walk.mapping
    assert mapping is not None
    column = mapping.by_field.get("unit")
    if column is None or len(line.filled) < 4 or line.index + 1 in walk.headers:
        return False
    unit = line.values[column]
    if type(unit) is str:
        if not unit.isdigit() and not (unit[-1:].isdigit() and looks_like_unit(unit)):
            return False
    elif type(unit) is not int:
        return False
    values = line.values
    for other in line.filled[:5]:
        value = values[other]
        if type(value) is str and len(value) > 4 and walk.vocabulary.total(value) is not None:
            return False
    typed = len(line.filled) - [*map(type, values)].count(str)
    return typed >= 3 or opens_entry(walk, line)


_MARK = re.compile(r"[A-Z]|\d{1,2}")
"""What tells units of one name apart."""
OF_LEASE = ("area", "leaseStartDate", "leaseEndDate", "moveInDate")
"""What rows of one lease have in common, beside its unit and its tenant."""


def repeats_lease(walk: Walk, line: Line) -> bool:
    """Whether a row is another charge of the lease above it, which it names again, as exports with a row for each
    charge do: the same unit, tenant, area and days, or blanks, and a charge that the lease has not yet."""
    mapping, entry = walk.mapping, walk.entry
    if mapping is None or entry is None or entry.mapping is not mapping or not mapping.charge_amounts:
        return False
    unit, who = mapping.column("unit"), mapping.column("tenantName")
    codes = [c for name in ("chargeCode", "chargeDescription") if (c := mapping.column(name)) is not None]
    amounts = [c for c in mapping.charge_amounts if c in line.filled and c in entry.line.filled]
    if unit is None or who is None or not codes or not amounts:
        return False
    first, own = entry.line.values, line.values
    if first[who] is None or (first[unit], first[who]) != (own[unit], own[who]):
        return False
    others = [c for name in OF_LEASE if (c := mapping.column(name)) is not None]
    if any(own[c] not in (None, "", first[c]) for c in others):
        return False
    known = {tuple(other.values[c] for c in codes) for other in (entry.line, *(sub.line for sub in entry.charges))}
    return tuple(own[c] for c in codes) not in known


def unit_column(walk: Walk, line: Line) -> int | None:
    """The unit's column, or the bed's, whichever of them a row fills."""
    assert walk.mapping is not None
    for name in ("unit", "bed"):
        column = walk.mapping.by_field.get(name)
        if column is not None and line.values[column] not in (None, ""):
            return column
    return None


def unit_text(walk: Walk, line: Line) -> str | None:
    """What stands in the unit's or the bed's column."""
    column = unit_column(walk, line)
    return None if column is None else line.text(column)


def is_foot(walk: Walk, line: Line) -> bool:
    """Whether the last row of a page, below the totals, has words where units stand, nothing where days and amounts do
    but the page's number, and does not say that nobody is there: whoever made the page."""
    unit = unit_text(walk, line) if walk.mapping is not None else None
    if line.grid.page is None or walk.mapping is None or unit is None or looks_like_unit(unit):
        return False
    if says_vacant(walk, line):
        return False
    last = line.index + 1 == len(walk.lines) or walk.lines[line.index + 1].grid is not line.grid
    told = [c for c in line.filled if c in walk.mapping.dates | walk.mapping.numbers]
    return last and (not told or (told == [line.filled[-1]] and _PAGE.fullmatch(line.text(told[0]) or "") is not None))


def is_led(line: Line) -> bool:
    """Whether a row of words is a label, dots that lead to its value, and the value: ``Business Unit . . 71210``; a
    code may stand before what it means: ``Building . . . 41201 500 Foundry Lane``."""
    led = next((n for n, c in enumerate(line.filled) if " . ." in (line.text(c) or "")), None)
    if led is None or line.is_number(line.filled[-1]):
        return False
    numbers = [c for c in line.filled if line.is_number(c)]
    return not numbers or (numbers == list(line.filled[led + 1 : -1]) and (line.text(numbers[0]) or "").isdecimal())


def rise_below(walk: Walk, line: Line) -> str | None:
    """What a row below a unit says from where days stand on, if it is that the rent changes: ``rises May 1, 2026 to``,
    ``424,925``, or ``Rent step``, ``Jan 1, 2026``, ``9,958.33``; ``to 3/31/2027`` says until when a lease goes."""
    for column in line.filled if walk.mapping is not None and walk.entry is not None else ():
        text = line.values[column] if walk.mapping is not None and column in walk.mapping.dates else None
        if type(text) is not str or _UNTIL.match(text) or not walk.vocabulary.tells_step(text):
            continue
        after = next((c for c in line.filled if c > column), None) if unit_text(walk, line) is None else None
        if walk.steps.day(text) is not None or (after is not None and looks_like_date(line.values[after])):
            return " ".join(line.text(c) or "" for c in line.filled if c >= column)
    return None


def shares_out(walk: Walk, line: Line) -> bool:
    """Whether a row below the totals says to whom the rents go, and what part of them: ``Marjorie's trust | 50% |
    6,501.00``."""
    who, rent = (
        walk.mapping.column(name) if walk.mapping is not None else None for name in ("tenantName", "contractRent")
    )
    if who is None or rent is None or not {who, rent} <= {*line.filled} or not walk.after_total():
        return False
    return percent(line.values[who]) is not None


def counts_above(walk: Walk, line: Line) -> bool:
    """Whether words with a whole number each count the rows above, and those among them that are let or not:
    ``UNITS 4`` beside ``OCCUPIED 3`` below four units of a house."""
    said = [_COUNTED.fullmatch(line.text(column) or "") for column in line.filled]
    found = [(match[1], int(match[2])) for match in said if match is not None]
    if len(found) < max(2, len(said)) or not walk.vocabulary.counts_spaces(found[0][0]):
        return False
    own = [*takewhile(lambda entry: entry.scope is walk.scope, reversed(walk.out.entries))]
    sides = (walk.vocabulary.occupancy_side(word) for word, _ in found[1:])
    return found[0][1] in (len(own), len(walk.out.entries)) and any(side is not None for side in sides)


def opens_entry(walk: Walk, line: Line) -> bool:
    """Whether a row stands for a unit: a unit-like id with something beside it, or a tenant with a lease."""
    mapping = walk.mapping
    assert mapping is not None
    telling = mapping.evidence.intersection(line.filled)
    evidence = strong = 0
    values, dates, numbers = line.values, mapping.dates, mapping.numbers
    for column in telling:
        value = values[column]
        if column in dates:
            good = looks_like_date(value) if type(value) is str else not _is_fraction(value)
            strong += good
        elif column in numbers:
            good = type(value) is not str or is_money_like(value) or _says_rent(value)
        else:
            good = True
        evidence += good
    filled = set(line.filled)
    unit = unit_text(walk, line)
    if unit is not None:
        if rise_below(walk, line) or (walk.totals_open and is_foot(walk, line)) or is_led(line):
            return False
        if continues_unit(walk, line) or (unit.endswith(",") and _only_words(walk, line)):
            return False
        if remarks_on_tenant(walk, line):
            return False
        if not strong and walk.after_total() and _is_remark_on(walk, line, unit):
            return False
        if evidence < 2 and " " in unit and looks_like_date(unit.split()[-1]):
            return False  # "Typed 3.2.25", and by whom
        aside = _goes_on_in_brackets(line) and not says_vacant(walk, line)
        if " " in unit and (aside or (walk.totals_open and _counts_sides(walk, line))):
            return False
        if evidence == 1 and mapping.column("tenantName") in filled and not filled.isdisjoint(mapping.charge_amounts):
            evidence += 1  # "Yard", whoever has it, and what is billed first
        if not looks_like_unit(unit) and evidence < 2:
            if evidence and not walk.totals_open and walk.vocabulary.space_use(unit) == "NON_UNIT":
                return True  # "Antenna", and what it earns
            if evidence == 1 and not walk.totals_open and says_vacant(walk, line):
                return walk.vocabulary.total(unit) is None  # "2nd floor rear", and that nobody is there
            if not evidence and not walk.totals_open and _remarks_vacant(walk, line):
                return _follows_record(walk, line) and walk.vocabulary.total(unit) is None
            if (
                evidence == 1
                and not walk.totals_open
                and mapping.told_by("unit") == OTHER_WORDS
                and line.values[mapping.by_field["unit"]]
            ):
                # Words for each house, and whoever has it: "Main house", "ourselves".
                return _follows_record(walk, line) and walk.vocabulary.total(unit) is None
            if _next_with_status(walk, line, unit, evidence) or (not evidence and _in_sequence(walk, line, unit)):
                return True
            bare = looks_like_unit(BRACKET.sub("", unit))
            return bare and (says_vacant(walk, line) or (evidence > 0 and area_inside(unit) is not None))
        if evidence or _lone_unit(walk, line) or _in_sequence(walk, line, unit) or _heads_beds(walk, line):
            return True
        return any(walk.vocabulary.sentinel(line.text(c) or "") is not None for c in line.filled[1:])
    if rise_below(walk, line):
        return False  # what the tenant above pays then, beside what else is said of him
    people = any(
        (c := mapping.column(name)) is not None and c in filled and not _is_no_name(walk, line.text(c))
        for name in PEOPLE
    )
    let = not people and evidence >= 4 and strong
    if (let or (evidence >= 2 and says_vacant(walk, line))) and _ends_list_above(walk, line):
        return True
    if not people and mapping.column("unit") is None and evidence >= 3 and strong and _name_above(walk, line):
        return True
    if not people and evidence >= 2 and walk.scope.status in VACANT and _names_house(walk, line):
        return True
    if not people:
        status = mapping.column("statusText")
        known = status in filled and walk.vocabulary.status(line.text(status) or "", in_column=True) is not None
        return known and (evidence >= 3 or (evidence >= 2 and _names_house(walk, line)))
    if mapping.column("unit") is None:
        return evidence >= 3 or (evidence >= 2 and says_vacant(walk, line))
    if evidence >= 2 and mapping.column("building") in filled and says_vacant(walk, line):
        return True  # a house that is not let: the building's cell says which
    if walk.entry is not None and _only_charge_and_name(walk, line):
        return False
    return evidence >= 4 or (evidence >= 3 and strong >= 1)


def heads_remarks(walk: Walk, column: int) -> bool:
    """Whether the header of the tenants says that remarks stand below them: ``Occupier and notes``."""
    label = walk.mapping.block.labels.get(column) if walk.mapping is not None else None
    return label is not None and not _REMARKS.isdisjoint(words(label.text))


def remarks_on_tenant(walk: Walk, line: Line) -> bool:
    """Whether a row right below that of a unit has nothing but words below the unit's own and below its tenant, under a
    header that says that remarks stand there: ``Shop | Tenant pays rates``."""
    who = walk.mapping.column("tenantName") if walk.mapping is not None else None
    if who is None or walk.entry is None or who not in line.filled or not heads_remarks(walk, who):
        return False
    above = walk.entry.line
    nobody = walk.vocabulary.sentinel(line.text(who) or "") is not None
    return above.index == line.index - 1 and {*line.filled} < {*above.filled} and not nobody and not line.has_numbers()


def _is_remark_on(walk: Walk, line: Line, unit: str) -> bool:
    """Whether a row below the totals says something of a unit above in so many words and nothing else: ``F3 Untenanted
    since April; fences down``."""
    assert walk.mapping is not None
    held = walk.mapping.dates | {walk.mapping.column(name) for name in PEOPLE}
    if any(c in held or line.is_number(c) for c in line.filled) or len(line.joined().split()) < FEWEST_OF_REMARK:
        return False
    return any(entry.line.text(entry.mapping.by_field.get("unit", 0)) == unit for entry in walk.out.entries)


def _counts_sides(walk: Walk, line: Line) -> bool:
    """Whether a row says how many units are let and how many are not: ``Beds 26`` beside ``filled 22 available 3``."""
    sides = {walk.vocabulary.occupancy_side(word) for word, _ in _COUNTED.findall(line.joined())}
    return len(sides - {None}) > 1


def _goes_on_in_brackets(line: Line) -> bool:
    """Whether a row is a heading torn in two before its brackets: ``Size 5 x 5`` beside ``(25 sq ft)``."""
    first, *rest = (line.text(column) or "" for column in line.filled)
    return len(rest) == 1 and rest[0].startswith("(") and rest[0].endswith(")") and not first.startswith("(")


def _is_fraction(value: object) -> bool:
    """Whether a number is below one, which is a share and no day, wherever it stands."""
    return isinstance(value, (int, float, Decimal)) and 0 < value < 1


def continues_unit(walk: Walk, line: Line) -> bool:
    """Whether a row of words ends a list of suites that was wrapped (``130-A,`` over ``130-B``), or the words for a
    place and the name beside them, both of which go on from the row above: ``site`` below ``Rooftop aerial``."""
    assert walk.mapping is not None
    column = walk.mapping.by_field.get("unit")
    entry = walk.entry
    if entry is None or column is None:
        return False
    if any(walk.out.roles.get(index) != "CONTINUATION" for index in range(entry.line.index + 1, line.index)):
        return False
    who = walk.mapping.column("tenantName")
    if who in line.filled and walk.vocabulary.sentinel(line.text(who) or "") == "VACANT":
        return False  # "Rear store | Vacant" is a unit of its own
    if _ends_name_above(walk, line, column):
        return True
    both = [column, walk.mapping.column("tenantName")]
    if line.filled == both and entry.line.index == line.index - 1 and entry.line.filled[:2] == both:
        text = line.text(column) or ""
        return text[:1].islower() and not any(map(str.isdigit, text)) and _only_words(walk, line)
    parts = [text for name, text, _, _ in entry.wrapped if name == "unit"]
    above = entry.line.text(column) or (parts[-1] if parts else None)
    told = walk.mapping.words | walk.mapping.dates | {use.column for use in walk.mapping.steps}
    if above is not None and above.endswith("&"):
        return told.issuperset(line.filled)
    own = line.text(column) or ""
    if above is not None and line.grid.page is not None and (above.endswith(",") or own.startswith("(")):
        # "Suite 100" below "First Floor,", beside the rest of the other cells, none of which ends in one line
        free = told | {use.column for use in (*walk.mapping.kept, *walk.mapping.unmapped)}
        if own and free.issuperset(line.filled) and {*line.filled} <= {*entry.line.filled}:
            return True
    if line.filled == [column] and above is not None and _MARK.fullmatch(own) and not any(map(str.isdigit, above)):
        # "A" and "B", each below a "Sleepout"
        return sum(column in other.filled and other.text(column) == above for other in walk.lines) > 1
    return ends_in_list(above) and _only_words(walk, line)


def _ends_name_above(walk: Walk, line: Line, column: int) -> bool:
    """Whether words without a number end the name of the unit right above, too long for its column: ``Street`` below
    ``14A High`` stands nearer to it than to what follows, and would not have fitted beside it."""
    assert walk.mapping is not None
    assert walk.entry is not None
    above, text = walk.entry.line, line.text(column) or ""
    words = not any(line.is_number(c) or c in walk.mapping.dates for c in line.filled)
    if above.index != line.index - 1 or not text or any(map(str.isdigit, text)) or not words:
        return False
    up, down = gap_to(walk, line, -1), gap_to(walk, line, +1)
    box, name, most = line.box(column), above.box(column), widest(walk, column, line)
    if up is None or (down is not None and up > down - 1) or box is None or name is None or most is None:
        return False
    if box[2] - box[0] > most or up > 2 * (box[3] - box[1]):
        return False  # the foot of the page
    letter = (box[2] - box[0]) / len(text)
    return name[2] - name[0] + letter * (len(text.split()[0]) + 1) > most - letter


def _name_above(walk: Walk, line: Line) -> bool:
    """Whether the row above holds the beginning of a tenant's name and nothing else: the row of its middle is empty."""
    assert walk.mapping is not None
    column = walk.mapping.column("tenantName")
    above = walk.lines[line.index - 1] if line.index else None
    if column is None or above is None or above.grid is not line.grid or above.filled != [column]:
        return False
    return line.grid.page is not None and not _is_no_name(walk, above.text(column))


def _ends_list_above(walk: Walk, line: Line) -> bool:
    """Whether the row above begins a list of suites that goes on below: the unit's own cell is empty between them."""
    assert walk.mapping is not None
    column = walk.mapping.by_field.get("unit")
    above = walk.lines[line.index - 1] if line.index else None
    if column is None or above is None or above.grid is not line.grid or column not in above.filled:
        return False
    return ends_in_list(above.text(column)) and _only_words(walk, above)


def ends_in_list(text: str | None) -> bool:
    """Whether another suite must follow: ``130-A,``."""
    return text is not None and text.endswith((",", "&", "/"))


def _only_words(walk: Walk, line: Line) -> bool:
    """Whether a row fills text columns only."""
    assert walk.mapping is not None
    return walk.mapping.words.issuperset(line.filled)


def says_vacant(walk: Walk, line: Line) -> bool:
    """Whether the tenant's cell says that there is none."""
    assert walk.mapping is not None
    column = walk.mapping.by_field.get("tenantName")
    value = line.values[column] if column is not None else None
    return type(value) is str and walk.vocabulary.sentinel(value) is not None


def _remarks_vacant(walk: Walk, line: Line) -> bool:
    """Whether the remark beside a name says that nobody is there: ``EMPTY - new furnace going in``."""
    assert walk.mapping is not None
    columns = (*walk.mapping.notes, *(use.column for use in walk.mapping.unmapped))
    texts = (line.text(c) or "" for c in columns)
    return any(walk.vocabulary.sentinel(text) in VACANT for text in texts)


def _says_rent(text: str) -> bool:
    """Whether words where a number belongs say a rate, a term, a time: "$1.25/SF NNN", "1/1/22 - 5/31/28", "£9 pa"."""
    if lease_term(text) is not None or len(find_dates(text)) == 2 or amount_per(text) is not None:
        return True
    return text[:1] in "$€£" and rate_per_area(text.split()[0]) is not None


def instructs(walk: Walk, line: Line) -> bool:
    """Whether a row below the header says what to fill in: words where dates and numbers belong."""
    mapping = walk.mapping
    assert mapping is not None
    if mapping.block.last != line.index - 1:
        return False
    texts = [line.values[c] for c in mapping.dates | mapping.numbers if c in line.filled]
    words = [text for text in texts if type(text) is str and sum(map(str.isalpha, text)) > 3]
    return len(words) >= MOST_WORDS and len(words) == len(texts) and not says_vacant(walk, line)


def heads_part(walk: Walk, line: Line) -> str | None:
    """The name of a house or a lane that a row of words begins with, where ids of units stand, its address behind it:
    ``BLDG 100``, also in two cells, ``Building``, ``31201`` or ``Building:``, ``21 Elm Court``, whatever it is called
    if a total is: ``Street``, ``A`` above ``STREET A TOTAL``; right above a header of its own rows figures may stand
    behind it, too; None for other rows."""
    unit = unit_text(walk, line)
    if unit is None or line.first_text() != unit or len(line.filled) < 2:
        return None
    name, rest = unit, line.filled[1:]
    parted, summed = f"{unit} {line.text(rest[0])}", False
    if unit.isalpha() and len(rest) > 1 and not line.has_numbers():
        summed = normal(parted) in walk.summed
    building = walk.vocabulary.names_part(f"{unit} 1") == "building" and (len(rest) > 1 or unit.endswith(":"))
    if building or summed:
        name, rest = parted, rest[1:]
    headed = line.index + 1 in walk.headers and walk.lines[line.index + 1].grid is line.grid
    if not headed and any(line.is_number(c) or looks_like_date(line.values[c]) for c in rest):
        return None
    named = summed or walk.vocabulary.names_part(name) is not None or walk.vocabulary.begins_with_part(name)
    return name if named and not says_vacant(walk, line) and (headed or _units_below(walk, line)) else None


def _follows_record(walk: Walk, line: Line) -> bool:
    """Whether a row stands right below a header, or in a sheet below a row of the roll: on a page cells may wrap."""
    above = walk.out.roles.get(line.index - 1)
    near = ("HEADER",) if line.grid.page is not None else ("HEADER", "DATA", "CONTINUATION")
    return above in near and walk.lines[line.index - 1].grid is line.grid


def _units_below(walk: Walk, line: Line) -> bool:
    """Whether the next row has another id, and numbers."""
    below = next((other for other in walk.lines[line.index + 1 : line.index + 4] if other.filled), None)
    if below is None or below.grid is not line.grid or below.index in walk.headers:
        return False
    unit = unit_text(walk, below)
    return unit is not None and walk.vocabulary.names_part(unit) is None and below.has_numbers()


def explains_codes(walk: Walk, line: Line) -> bool:
    """Whether a line says what the codes of a column mean: the words of its header, a colon, the codes; or letters and
    words with ``=`` between them; the number of the page may stand at its end."""
    if line.has_numbers() and (len(line.filled) < 2 or list(line.amounts()) != line.filled[-1:]):
        return False
    first = line.first_text()
    texts = [value for c in line.filled if type(value := line.values[c]) is str]
    coded = any(" = " in text for text in texts) or sum("=" in text for text in texts) > 1 or "=" in first
    if coded and len(_CODED.findall(line.joined())) > 1:
        return True
    if len(spelt := {*_SPELT.findall(line.joined())}) >= FEWEST_SPELT:
        printed = (value for entry in walk.out.entries for value in entry.line.values if type(value) is str)
        return not spelt.isdisjoint(printed)  # "RS rent stabilized  RC rent controlled  FM free market"
    if not first.endswith(":") and ": " not in first:
        return False
    label = normal(first.split(":")[0])
    assert walk.mapping is not None
    labels = walk.mapping.block.labels.values()
    return label != "" and any(label == normal(other.text) for other in labels)


def _names_house(walk: Walk, line: Line) -> bool:
    """Whether a row names the house that it is about by its property or building."""
    assert walk.mapping is not None
    return any(walk.mapping.column(name) in line.filled for name in ("propertyName", "building"))


def is_named_space(walk: Walk, line: Line) -> bool:
    """Whether a row of words right below a unit says who has a place without a number: ``Basement``, ``storage``."""
    assert walk.mapping is not None
    unit, tenant = walk.mapping.column("unit"), walk.mapping.column("tenantName")
    last = walk.out.entries[-1].line if walk.out.entries else None
    if unit is None or tenant is None or last is None or line.filled != sorted((unit, tenant)):
        return False
    name = line.text(unit) or ""
    return (
        last.index == line.index - 1
        and last.grid is line.grid
        and len(name.split()) <= 2
        and name.replace(" ", "").isalpha()
        and not _is_no_name(walk, name)
        and not _is_no_name(walk, line.text(tenant))
    )


def _lone_unit(walk: Walk, line: Line) -> bool:
    """A unit id with nothing but charges beside it."""
    assert walk.mapping is not None
    columns = (walk.mapping.column("chargeCode"), walk.mapping.column("chargeDescription"))
    return any(column in line.filled for column in columns if column is not None)


def _only_charge_and_name(walk: Walk, line: Line) -> bool:
    """Whether a row without a unit is a charge of the unit above, beside the rest of its tenant's name: nothing else
    stands before the charge."""
    assert walk.mapping is not None
    codes = [c for name in ("chargeCode", "chargeDescription") if (c := walk.mapping.column(name)) in line.filled]
    people = [walk.mapping.column(name) for name in PEOPLE]
    return bool(codes) and all(c in people for c in line.filled if c < min(c for c in codes if c is not None))


def _heads_beds(walk: Walk, line: Line) -> bool:
    """Whether a unit stands above a bed whose row leaves the unit's cell blank: it says what they are beds of."""
    assert walk.mapping is not None
    unit, bed = walk.mapping.column("unit"), walk.mapping.column("bed")
    below = walk.lines[line.index + 1] if line.index + 1 < len(walk.lines) else None
    if unit is None or bed is None or bed in line.filled or below is None or below.index in walk.headers:
        return False
    return below.grid is line.grid and bed in below.filled and unit not in below.filled and opens_entry(walk, below)


def _in_sequence(walk: Walk, line: Line, unit: str) -> bool:
    """Whether a unit id stands alone, or beside a remark, where its number follows that of the unit above and goes
    before that below: the roll prints nothing of its vacant units.

    At either end of the roll, or of a building, one neighbour tells if it is the very next number.
    """
    if len(line.filled) > 2 or not (walk.out.entries and line.text(line.filled[0]) == unit):
        return False
    beside = line.values[line.filled[1]] if len(line.filled) > 1 else ""
    if type(beside) is not str or is_money_like(beside) or looks_like_date(beside):
        return False
    above = walk.out.entries[-1]
    if any(walk.out.roles.get(index) not in _BETWEEN for index in range(above.line.index + 1, line.index)):
        return False
    after = _unit_below(walk, line)
    if after is None and line.grid.page is None:
        return False  # what stands alone below a sheet's last unit is rather a count of them
    with walk.under(above.mapping):
        before = unit_text(walk, above.line)
    one, own, other = (_NUMBERED.fullmatch(text or "") for text in (before, unit, after))
    if own is None:
        return _letter_between(before, unit, after)
    if one is not None and other is not None and one[1] == own[1] == other[1]:
        return int(one[2]) < int(own[2]) < int(other[2])
    if one is not None and other is not None and own[1] in (one[1], other[1]) and _letters_follow(one[1], other[1]):
        # The last of its letter, or the first.
        return int(own[2]) < int(other[2]) if own[1] == other[1] else int(one[2]) < int(own[2])
    return _is_next(one, own) or (one is not None and _is_next(own, other))


def _next_with_status(walk: Walk, line: Line, unit: str, evidence: int) -> bool:
    """Whether a row with a status or one more fact of a unit, its kind, names the very next of what is above:
    ``Cottage 5`` below ``Cottage 4``."""
    assert walk.mapping is not None
    if not (evidence or walk.mapping.column("statusText") in line.filled) or not walk.out.entries:
        return False
    one, own = (_NUMBERED.fullmatch(t or "") for t in (unit_text(walk, walk.out.entries[-1].line), unit))
    return bool(one and own and one[1] == own[1] and own[1].strip() and int(own[2]) == int(one[2]) + 1)


def _letter_between(before: str | None, unit: str, after: str | None) -> bool:
    """Whether the last letter of a unit's number follows that of the one above and goes before that below: ``3B``."""
    texts = (before or "", unit, after or "")
    if not all(_LETTERED.fullmatch(text) for text in texts) or len({text[:-1] for text in texts}) > 1:
        return False
    return texts[0] < unit < texts[2]


def _letters_follow(one: str, other: str) -> bool:
    return len(one) == len(other) and one < other


def _is_next(one: re.Match[str] | None, other: re.Match[str] | None) -> bool:
    """Whether two numbers of units, of as many digits, follow each other."""
    if one is None or other is None or one[1] != other[1] or len(one[2]) != len(other[2]):
        return False
    return int(other[2]) == int(one[2]) + 1


def _unit_below(walk: Walk, line: Line) -> str | None:
    """The number of the next unit that has anything beside it, on the next page if this one ends before."""
    last = walk.lines[line.index + 1 : line.index + MOST_EMPTY]
    below = next((other for other in last if len(other.filled) > 1 and other.grid is line.grid), None)
    if below is not None:
        return None if below.index in walk.headers else unit_text(walk, below)
    head = next((other for other in last if other.index in walk.headers), None)
    if head is None or line.grid.page is None:
        return None
    header = walk.headers[head.index]
    rows = walk.lines[header.block.last + 1 :][:MOST_EMPTY]
    below = next((other for other in rows if len(other.filled) > 1 and other.space == header.block.space), None)
    with walk.under(header):
        return None if below is None else unit_text(walk, below)


def names_option(text: str, vocabulary: Vocabulary) -> bool:
    """Whether words below a tenant name an option of its lease, and nothing else: ``Option 2``; or what it is behind
    a colon: ``Renewal: 2 x 5 yr``."""
    label, colon, _ = text.partition(":")
    if (
        colon
        and not vocabulary.tells_step(text)
        and any(match.field == "options" and match.score >= NAMED for match in vocabulary.header(label)[:1])
    ):
        return True
    return normal(text).rstrip("0123456789 #.:") in vocabulary.option_titles


def is_code_of_charge(walk: Walk, text: str) -> bool:
    """Whether a text is the code of a charge and no name: ``rent`` below the title ``Rent Steps``, or the code that the
    unit's own row bills."""
    code, column = text.strip(), walk.mapping.column("chargeCode") if walk.mapping is not None else None
    if not code.isalpha() or not code.islower():
        return False
    billed = walk.entry is not None and column is not None and walk.entry.line.text(column) == code
    return billed or walk.vocabulary.charge(code, commercial=True) is not None


def _is_no_name(walk: Walk, text: str | None) -> bool:
    return bool(text) and (
        walk.vocabulary.total(text or "") is not None
        or (walk.entry is not None and names_option(text or "", walk.vocabulary))
        or walk.vocabulary.names_later_rent(text or "")
        or (walk.entry is not None and is_code_of_charge(walk, text or ""))
        or ((size := area(text)) is not None and size.unit is not None)
        or normal(text or "") in walk.headings  # a house whose units stand above, in a list of sums
    )
