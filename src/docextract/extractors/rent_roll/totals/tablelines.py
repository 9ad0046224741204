"""Lines of a table beside the roll: what one says of an occupancy, or of a type."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

from ....values.dates import looks_like_date
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import SideTable
from .chargesummaries import is_charge_summary
from .groups import group_of, is_of
from .printed import Printed, Share, Stated, StatedType
from .tableheads import Header, header_over, named_sum

_PERCENT = re.compile(r"(-?\d+(?:[.,]\d+)?)\s*%")


def occupancy_line(
    table: SideTable, line: Line, label: str, numbers: Sequence[int], header: Header,
    printed: Printed, vocabulary: Vocabulary, conventions: Conventions,
) -> None:  # fmt: skip
    """A line of sums or counts of one occupancy: ``Occupied Units | 101,530.00 | 88 | 92.6 %``."""
    if not label and any(looks_like_date(line.values[c]) for c in line.filled):
        return  # a list of something by units: "202 | Maple Florist | 07/01/2026 | 11,700"
    group = vocabulary.occupancy_group(label) if label else "total"
    named = vocabulary.status(label, in_column=True) if label else None
    detail = group is None or not vocabulary.names_only_group(label)
    by_type = vocabulary.type_tables.get(vocabulary.ends_table(table.heading) or "") is not None
    whole = vocabulary.status(label, in_column=False) if label and table.heading and not by_type else None
    if detail or (whole is not None and not is_of(whole.status, group)):
        # A line may count one status by the word that rows print for it: "Occupied No Notice", "Occupied-NTVL".
        detail, named, group = True, whole, group_of(whole.status) if whole is not None else None
    if group is None or is_charge_summary(table, vocabulary):
        return
    sides = {vocabulary.occupancy_side(words) for words, _ in header.values()} if group == "nonRevenue" else set()
    if "occupied" in sides and not sides.isdisjoint(("vacant", "available")):
        return  # "Office", of which so many are let
    stated = Stated(label, "table", table.heading, group=group, detail=detail)
    stated.status = named.status if named else None
    subject = None
    for column in numbers:
        words = header_over(header, line, column)
        if (share := printed_share(line, column)) is not None:
            said = vocabulary.table_column(words)  # "% Area", whatever stands before it
            of = said if said in ("area", "units") else subject
            if of == "units" != said and "area" in stated.values:
                of = "unsaid"  # a bare "%" behind both
            if of is not None and group != "total":
                stated.shares.setdefault(of, Share(share, group, line.place(column)))
            continue
        number = money(line.values[column], conventions.numbers)
        if not header and len(numbers) == 1 and vocabulary.names_units(table.heading):
            words = table.heading  # "Unit Status Summary", with no words over its numbers
        if number is None or not words or vocabulary.is_average(words):
            continue
        name = subject = named_sum(words, vocabulary)
        if name == "marketRent" and name in stated.values:
            # A second column of what units would earn: "Potential Rent" beside the market rents.
            stated.kept.setdefault(words, number)
        if name is None or name == "leases" or name in stated.values:
            continue
        if name == "units" and group == "total" and vocabulary.occupancy_side(words) not in (None, "total"):
            continue  # "Model bed": how many of them there are
        if name == "units":
            if number == number.to_integral_value():
                stated.units = stated.units if stated.units is not None else int(number)
                stated.places.setdefault("units", line.place(column))
            continue
        stated.values[name] = number
        stated.places[name] = line.place(column)
    if stated.values or stated.units is not None:
        printed.occupancy.append(stated)


def printed_share(line: Line, column: int) -> Decimal | None:
    """A printed percentage, ``72.9`` for 72.9 %; None for other cells."""
    text = (line.text(column) or "").replace(",", "")
    match = _PERCENT.fullmatch(text)
    return Decimal(match[1].replace(",", ".")) if match is not None else None


def type_line(
    table: SideTable, line: Line, texts: Sequence[int], numbers: Sequence[int], header: Header,
    printed: Printed, vocabulary: Vocabulary, conventions: Conventions,
) -> None:  # fmt: skip
    """A line of a table by unit type or lease type: ``A11b | 19 | 724``, ``mg1BR | Occupied | 12,765 | 10``."""
    kind = vocabulary.type_tables.get(vocabulary.ends_table(table.heading) or "")
    words = [line.text(c) or "" for c in texts if c < numbers[0]]
    if kind is None or not words:
        return
    is_total = vocabulary.total(words[0]) is not None or vocabulary.occupancy_group(words[0]) == "total"
    group = vocabulary.occupancy_group(words[1]) if len(words) > 1 else None
    if len(words) > 2 or (len(words) == 2 and group is None):
        return
    stated = StatedType(words[0], kind, group, is_total=is_total)
    if len(words) == 1 and not is_total and vocabulary.names_only_group(words[0]):
        stated.group = vocabulary.occupancy_group(words[0])
        stated.of_all = stated.group is not None
    for column in numbers:
        above = header_over(header, line, column)
        if (share := printed_share(line, column)) is not None:
            of_units = vocabulary.occupancy_group(above) == "occupied" and vocabulary.table_column(above) != "area"
            stated.share = share if of_units and group is None else stated.share
        if not above or share is not None:
            continue
        number = money(line.values[column], conventions.numbers)
        name = named_sum(above, vocabulary)
        if (counted := vocabulary.occupancy_group(above)) is not None:
            if counted == "occupied" and group is None and name == "units" and number is not None:
                stated.let = int(number)
            continue
        if number is None or name is None:
            continue
        if name in ("units", "leases"):
            if stated.units is None and number == number.to_integral_value():
                stated.units = int(number)
        elif name not in stated.values:
            stated.values[name] = (number, vocabulary.is_average(above))
    if stated.values or stated.units is not None:
        printed.types.append(stated)
