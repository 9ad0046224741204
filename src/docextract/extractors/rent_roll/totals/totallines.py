"""A total row of the roll as numbers: sums under the columns, counts and shares in its words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from itertools import pairwise

from ....values.numbers import is_money_like, money
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import TotalLine
from ..anatomy.fieldkinds import CHARGE_FIELDS, NUMBERS, SUMMED
from ..anatomy.headerblocks import GOOD
from ..anatomy.mapping import Mapping
from .printed import Share, Stated

_COUNTED_PARTS = re.compile(r"^(.*?(?<!\d)(?<!\d,)\d[\d,]*+\s++[^\W\d_]++)[,:;/(|·\u2013-]\s*\d.*$")
"""A count, and how many of them are what: ``38 units, 32 rented`` counts all 38."""
_PERCENT_OF = re.compile(r"(?:percent(?:age)?|pct\.?|%)\s", re.IGNORECASE)
_OF_ALL = re.compile(r"\b(\d+)\s+(?:[^\W\d_]+\s*)?(?:(?:out\s+)?of\s+|/\s*)(\d+)\b", re.IGNORECASE)
"""How many of all: ``19 of 20 occupied``, ``16 occupied / 18`` stand beside the sums of all 20, or 18."""
_SPACED = re.compile(r"\d\s+[^\W\d]+\s*/\s*(\d[\d,]*)\s+([^\W\d]+)")
"""A second count of a label: ``16 units / 52 spaces``."""
_NUMBERED = re.compile(r"[^\W\d_]\s+\d")
"""Units by their numbers, ``Units 4-6``, are no count."""
_COUNTED = re.compile(r"\b\d+\s+([^\W\d_]+)")
"""A count before its word."""
MOST_SAID = 300
"""Characters of a cell that are searched for counts and shares."""
FEWEST_NAMED = 2
"""Sums of a line with the names of their fields before them."""
_MONEY = re.compile(r"[$€£]|\d[.,'\s]\d{3}[.,]\d\d\b")
_TWELVE = re.compile(r"(?:\bx|×|\*|\btimes)\s*12\b|^12\s+months\b", re.IGNORECASE)
_OF_MONTHS = frozenset({"totalCharges", "otherCharges", "concessions", "tenantRent", "subsidyRent"})
"""Fields of amounts a month, of which a line of the year's holds twelve times the sum."""
_CLOSED = re.compile(r"(.*\w)\s*[:=]\s*(\d{1,5})")
"""A total and how many rows it closes: ``Grand Total: 112``."""
_PERCENT = re.compile(r"(\d+(?:[.,]\d+)?)\s*%")
_ENDS = re.compile(r"[^\W\d]:?\s*\d[\d.,]*\s*%$")
"""A share behind what it is a share of: ``Vacant Sqft: 11.00%``."""

_LABEL = re.compile(r"([^\d:]{2,40}):\s*\d")
"""Words, a colon and a number."""


_TOTAL = re.compile(r"^(?:grand )?totals?\s+(?:of |for )?")
_BRACKETS = re.compile(r"\s*\([^()]*\)|(?<=held)\s(?:in|by|at|with)\s.*$")
"""Remarks: in brackets, and where or by whom deposits are held."""


def read_total(total: TotalLine, vocabulary: Vocabulary, conventions: Conventions) -> Stated:
    line, scope = total.line, total.scope
    match = vocabulary.total(total.label) if total.label else None
    stated = Stated(
        total.label, total.kind, match.scope if match else None, after=total.after, block=total.block,
        section=scope.section, population=scope.population, property_name=scope.property_name,
        by_sums=total.by_sums,
    )  # fmt: skip
    stated.called = match is not None and match.certain
    if match is not None and match.count is not None:
        stated.units = match.count
    elif (rows := _closed(total, vocabulary)) is not None:
        stated.units = rows
    if (spaced := _SPACED.search(total.label)) is not None and vocabulary.counts_spaces(spaced[2]):
        stated.spaces = int(spaced[1].replace(",", ""))
    label_parts = [total.label]
    counted_in = ""
    shares: list[tuple[str, Decimal, int]] = []
    mapping = total.mapping
    used: set[int] = set()
    # A count that is the line's only number is one whatever column it stands in.
    lone_count = (
        total.kind == "count"
        and stated.units is None
        and sum(is_money_like(line.values[c]) or type(line.values[c]) is int for c in line.filled) == 1
    )
    if stated.units is None and (behind := _behind_its_word(line, vocabulary)) is not None:
        stated.units = behind[0]
        used.add(behind[1])
    if (captioned := _captioned(line, vocabulary)) is not None:
        label_parts[0], stated.units = captioned
        used.update(line.filled)
    if (billed := _billed(line, mapping, vocabulary)) is not None:
        stated.values["totalCharges"] = money(line.values[billed], conventions.numbers) or Decimal(0)
        stated.places["totalCharges"] = line.place(billed)
        used.add(billed)
    elif (held := _held(line, vocabulary)) is not None:
        field, at = held
        stated.values[field] = money(line.values[at], conventions.numbers) or Decimal(0)
        stated.places[field] = line.place(at)
        used.add(at)
    measured = _measured(line, mapping, vocabulary) if mapping is not None else None
    if measured is not None:
        stated.values["area"] = money(line.values[measured], conventions.numbers) or Decimal(0)
        stated.places["area"] = line.place(measured)
        used.add(measured)
    if (named := _behind_their_names(line, vocabulary, conventions)) is not None:
        for field, (amount, at) in named.items():
            stated.values[field], stated.places[field] = amount, line.place(at)
        used.update(line.filled)
    elif mapping is not None and (charge := _of_charge(line, mapping)) is not None:
        name, at = charge
        stated.values[name] = money(line.values[at], conventions.numbers) or Decimal(0)
        stated.places[name] = line.place(at)
        used.update(line.filled)
    elif mapping is not None and not lone_count and captioned is None:
        for use in mapping.uses:
            if (
                use.field in SUMMED
                and use.kind in NUMBERS
                and use.column in line.filled
                and use.column not in used
                and use.field not in CHARGE_FIELDS
                and not _PERCENT.fullmatch(line.text(use.column) or "")
            ):
                number = money(line.values[use.column], conventions.numbers)
                if number is not None and "%" in total.label and abs(number) <= 1:
                    continue  # a share, however its cell shows it
                if number is not None:
                    stated.values[use.field] = number
                    stated.places[use.field] = line.place(use.column)
                    used.add(use.column)
        for use in mapping.charge_columns:
            if use.column in line.filled:
                number = money(line.values[use.column], conventions.numbers)
                if number is not None:
                    stated.values[f"charges:{use.header}"] = number
                    stated.places[f"charges:{use.header}"] = line.place(use.column)
                    used.add(use.column)
        column = mapping.column("chargeAmount")
        if column is not None and column in line.filled:
            number = money(line.values[column], conventions.numbers)
            if number is not None:
                stated.values["totalCharges"] = number
                stated.places["totalCharges"] = line.place(column)
                used.add(column)
    if _TWELVE.search(total.label) or any(vocabulary.period(word) == "ANNUAL" for word in total.label.split()):
        # "Annualized" or "x 12" below the monthly rents.
        monthly = mapping is not None and mapping.column("contractRent") is not None
        of_months = [name for name in stated.values if name in _OF_MONTHS or name.startswith("charges:")]
        for kept in (stated.values, stated.places):
            for name in ("marketRent", *(of_months if monthly else ())):
                kept.pop(name, None)
            if "contractRent" in kept:
                kept.setdefault("annualRent", kept.pop("contractRent"))  # type: ignore[arg-type]
    for column in line.filled:
        if column in used:
            continue
        text = (line.text(column) or "")[:MOST_SAID]
        count = vocabulary.unit_count(text) if not vocabulary.denies_units(text) else None
        if (area := vocabulary.area_of(text)) is not None and "area" not in stated.values:
            stated.values["area"] = area
        share = _PERCENT.search(text)
        if count is not None and stated.units is None:
            stated.units, counted_in = count, text
        if share is not None:
            said = text if any(map(str.isalpha, text)) else _last_label(line, column) or text
            shares.append((said, Decimal(share[1].replace(",", ".")), column))
        if stated.units is not None and text != total.label and _counts_part(text, vocabulary):
            continue  # "14 Units" beside "12 rented": the line is about all of them
        if count is None and not share and not is_money_like(text) and text != total.label:
            label_parts.append(text)
    counts = stated.kind == "count" or (vocabulary.names_units(total.label) and not _NUMBERED.search(total.label))
    if stated.units is None and mapping is not None and counts and not vocabulary.denies_units(total.label):
        stated.units = _loose_count(line, used, conventions)
    name = match.scope if match is not None and match.scope and not vocabulary.names_only_group(match.scope) else ""
    parts = [p for p in label_parts if p and not (p != total.label and _is_remark(p, vocabulary))]
    counts_both = bool(stated.values) and _names_both({vocabulary.occupancy_side(part) for part in parts[1:]})
    for part in reversed(parts[:1] if counts_both else parts):  # "OCC 26", "VAC 3": the line is of all
        # "Willow Office Campus Totals" names a property, not units that an office uses.
        # "Let: 13 Vacant: 2", and beside sums "18 available, 17 occupied"; alone "2 vacant (4,800 sf)" has its own area
        beside = _COUNTED.findall(part) if len(line.filled) > 1 else []
        sides = {vocabulary.occupancy_side(label.strip()) for label in (*_LABEL.findall(part), *beside)}
        of_all = _OF_ALL.search(part) is not None or _names_both(sides) or _counts_all(beside, vocabulary)
        counted = _without(name, _COUNTED_PARTS.sub(r"\1", vocabulary.in_digits(part)))  # "Ten houses, nine let"
        group = None if of_all else vocabulary.occupancy_group(counted)
        if group in ("notCounted", "nonRevenue") and vocabulary.total(bare := _BRACKETS.sub("", part)) is not None:
            group = vocabulary.occupancy_group(bare)  # "Floor 4 subtotal (future excluded)", "(office and retail)"
        if group is not None:
            stated.group = group
            stated.named = frozenset(w for w in normal(part).split() if vocabulary.occupancy_group(w) == group)
            stated.of_all = stated.called or _PERCENT.search(part) is not None
            stated.label = part if part == total.label or not total.label else f"{total.label} {part}"
            if (some := _OF_ALL.match(counted_in)) is not None and int(some[2]) == stated.units:
                stated.units = int(some[1])  # "Now rented", and beside it "15 of 16 houses"
            break
    for text, amount, column in shares[:1]:
        group = vocabulary.occupancy_group(text) or stated.group
        if _is_other_share(text, amount, stated.units):
            continue
        # All of something are no share of it: another table's rate stands beside the total.
        if group not in (None, "total"):
            subject = _subject(f"{text} {stated.label}", stated, vocabulary)
            stated.shares[subject] = Share(amount, group, line.place(column))
            if stated.group in (None, "total") and subject in stated.values and _ENDS.search(text):
                # "Vacant Sqft: 11.00%", the area, "3 Units"
                stated.group, stated.of_all, stated.label = group, True, f"{stated.label} {text}"
    if _PERCENT_OF.match(stated.label) and len(stated.values) == 1:  # ``Percent Leased``, below the areas
        ((subject, amount),) = stated.values.items()
        place = stated.places.pop(subject, None)
        stated.values.clear()
        if stated.group not in (None, "total"):
            stated.shares[subject] = Share(amount, stated.group, place)
    return stated


def _names_both(sides: set[str | None]) -> bool:
    """Whether words name both what is let and what is not, so that the sums beside them are of all."""
    return "occupied" in sides and not sides.isdisjoint(("vacant", "available"))


def _is_remark(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a cell beside the label of a total says of what it is a part, or what is left out: ``excl. Pending``."""
    return vocabulary.remark.match(text) is not None or vocabulary.says_uncounted(text)


def _counts_all(counted: Sequence[str], vocabulary: Vocabulary) -> bool:
    """Whether the words behind counts are those of spaces, and last of one occupancy: ``34 LOTS 3 VACANT``."""
    *before, last = counted or [""]
    return vocabulary.occupancy_side(last) is not None and any(map(vocabulary.counts_spaces, before))


def _last_label(line: Line, column: int) -> str | None:
    """The last label of the cell before another one, which a share in brackets is about: ``Sq Ft Leased`` of ``Vacant:
    2 Sq Ft Leased: 53,950`` before ``(91.8%)``."""
    before = max((c for c in line.filled if c < column), default=None)
    labels = _LABEL.findall(line.text(before) or "") if before is not None else []
    return labels[-1].strip() if labels else None


def _is_other_share(text: str, percent: Decimal, units: int | None) -> bool:
    """Whether a share stands behind a count of which it is not the share: ``30 not rented 88.9%`` of 270 units."""
    counts = [int(number) for number in re.findall(r"\d+", _PERCENT.sub("", text))]
    return bool(units and counts) and all(abs(100 * Decimal(n) / (units or 1) - percent) > 1 for n in counts)


def _closed(total: TotalLine, vocabulary: Vocabulary) -> int | None:
    """The number behind the colon of a total: that of the rows above it, or of all units beside their amounts."""
    found = _CLOSED.fullmatch(total.label)
    match = vocabulary.total(found[1]) if found is not None else None
    if found is None or match is None or not match.certain:
        return None
    texts = [total.line.text(c) or "" for c in total.line.filled]
    counted = any(vocabulary.unit_count(text) is not None for text in texts if text != total.label)
    of_all = match.scope is None and len(texts) > 2 and match.kind in ("total", "grand")
    of_all &= not counted  # "Totals: 4410", the property, beside "10 Units"
    return int(found[2]) if of_all or int(found[2]) == total.after else None


def _counts_part(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a cell is a number of units of one occupancy, or begins with one: ``12 rented``, ``12 let, 2 empty``."""
    number, _, words = _COUNTED_PARTS.sub(r"\1", text).partition(" ")
    return number.isdecimal() and vocabulary.occupancy_group(words) not in (None, "total")


def _behind_its_word(line: Line, vocabulary: Vocabulary) -> tuple[int, int] | None:
    """The number of units that stands in the cell behind the word for them, ``UNITS``, ``18``, and its column."""
    for word, column in pairwise(line.filled):
        text, number = line.text(word) or "", line.text(column) or ""
        if number.isdecimal() and text.isalpha() and vocabulary.unit_count(f"{number} {text}") == int(number):
            return int(number), column
    return None


def _captioned(line: Line, vocabulary: Vocabulary) -> tuple[str, int] | None:
    """The first words of a line, of the units of one occupancy, and how many those are, where each of its numbers
    stands behind words of its own: ``Units occupied | 15 | Applicants on the waiting list | 46``."""
    cells = [
        column for column in line.filled if line.is_number(column) or any(map(str.isalpha, line.text(column) or ""))
    ]
    numbers = [column for column in cells if line.is_number(column)]
    words, behind = cells[0::2], cells[1::2]
    if len(numbers) < FEWEST_NAMED or behind != numbers or len(words) != len(behind):
        return None
    label, number = line.text(words[0]) or "", line.text(behind[0]) or ""
    counted = number.isdecimal() and vocabulary.occupancy_group(label) not in (None, "total")
    return (label, int(number)) if counted else None


def _behind_their_names(
    line: Line, vocabulary: Vocabulary, conventions: Conventions
) -> dict[str, tuple[Decimal, int]] | None:
    """The sums of a line that names each of them right before it, whatever columns they stand in: ``Contract rent |
    53,114 | Tenant rent | 31,965``, and their columns; None for any other line."""
    pairs = [(line.text(word) or "", column) for word, column in pairwise(line.filled) if not line.is_number(word)]
    pairs = [(text, column) for text, column in pairs if line.is_number(column)]
    fields = {c: next((m.field for m in vocabulary.header(text)[:1] if m.score >= GOOD), None) for text, c in pairs}
    sums = {column: field for column, field in fields.items() if field in SUMMED}
    if len(sums) < FEWEST_NAMED or sum(map(line.is_number, line.filled)) > len(pairs):
        return None
    found: dict[str, tuple[Decimal, int]] = {}
    for column, field in sums.items():
        amount = money(line.values[column], conventions.numbers)
        if amount is not None and field is not None:
            found.setdefault(field, (amount, column))
    return found


def _of_charge(line: Line, mapping: Mapping) -> tuple[str, int] | None:
    """What a line below the totals sums in the columns that the header names for the charges of each unit, and the
    column of its amount: one charge by its code and its words, or, with words alone, all of them."""
    below = mapping.below
    if below is None or len(below.charge_amounts) != 1 or not line.is_number(below.charge_amounts[0]):
        return None
    named = [column for name in ("chargeCode", "chargeDescription") if (column := below.column(name)) in line.filled]
    if not named or line.filled[0] != named[0] or any(map(line.is_number, named)):
        return None
    name = f"charges:{line.text(named[0])}" if len(named) > 1 else "totalCharges"
    return name, below.charge_amounts[0]


def _billed(line: Line, mapping: Mapping | None, vocabulary: Vocabulary) -> int | None:
    """The column of the only amount of a row that calls it what is billed in all, where it stands in no column of that
    and the one above it is no rent's: ``TOTAL BILLED 15,340.00`` below the sums of a part."""
    if mapping is None or len(line.filled) != 2 or mapping.column("totalCharges") in line.filled:
        return None
    word, column = line.filled
    above = next((use.field for use in mapping.uses if use.column == column), None)
    match = next(iter(vocabulary.header(line.text(word) or "")), None)
    named = match is not None and match.field == "totalCharges" and match.score == 1
    return column if named and above not in {"contractRent", *CHARGE_FIELDS} and line.is_number(column) else None


def _held(line: Line, vocabulary: Vocabulary) -> tuple[str, int] | None:
    """What the only amount of a row is that says to sum what is held or owed, whatever column it stands in, and where:
    ``Total deposits held (Trustees' passbook) 5,625.00`` below the total of the rents."""
    if len(line.filled) != 2 or not line.is_number(line.filled[1]):
        return None
    words = _BRACKETS.sub("", (line.text(line.filled[0]) or "").casefold()).strip(" :")
    match = next(iter(vocabulary.header(_TOTAL.sub("", words))), None)
    told = match is not None and match.score == 1 and match.field in ("deposit", "balance") and match.kind is None
    return (match.field, line.filled[1]) if told and match is not None else None


def _measured(line: Line, mapping: Mapping, vocabulary: Vocabulary) -> int | None:
    """The column of the first number behind words that say it is an area, where it stands beside the column of the
    areas: ``Vacant Sqft: | 5.99% | 2,431`` a few letters too far right."""
    area = mapping.column("area")
    said = next((c for c in line.filled if vocabulary.table_column(line.text(c) or "") == "area"), None)
    if area is None or area in line.filled or said is None:
        return None
    behind = next((c for c in line.filled if c > said and line.is_number(c) and "%" not in (line.text(c) or "")), None)
    whole = behind is not None and (line.text(behind) or "").replace(",", "").isdecimal()
    return behind if whole and behind == area + 1 else None


def _without(name: str, text: str) -> str:
    """A text without the words of a name."""
    words = name.casefold().split()
    return " ".join(word for word in text.split() if word.casefold() not in words)


def _subject(words: str, stated: Stated, vocabulary: Vocabulary) -> str:
    """What a share is a share of: ``area`` where the words say so or only an area stands beside it, ``units`` where
    only a count does, else ``unsaid``."""
    if vocabulary.table_column(words) == "area":
        return "area"
    if "area" in stated.values or stated.units is None:
        return "unsaid"
    return "units"


def _loose_count(line: Line, used: set[int], conventions: Conventions) -> int | None:
    """The first whole number of a line that is no amount of money, by its sign or its cents: ``7,295.00``."""
    for column in line.filled:
        if column in used or _MONEY.search(line.text(column) or ""):
            continue
        number = money(line.values[column], conventions.numbers)
        if number is not None and number == number.to_integral_value() and 0 <= number < 1_000_000:
            return int(number)
    return None
