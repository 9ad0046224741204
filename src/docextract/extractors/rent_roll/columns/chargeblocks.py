"""The columns of charges that make a printed sum together with the rent, whatever their words say.

Between a rent and the sum of what is paid each month stand the charges: where nearly all rows add up with every column
of money between the two, each of them is a charge named by its header, and none besides is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from itertools import combinations, pairwise

from ....values.dates import looks_like_date, read_date
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import amounts_in
from ..anatomy.fieldkinds import BILLED, KINDS, OF_YEAR, Kind
from ..anatomy.labels import FEWEST_LABELS, begun_list
from ..anatomy.mapping import ColumnUse, Mapping
from ..anatomy.profile import Profile
from .chargecolumns import MOST_ROWS, kind_of, with_rare

RARE = 0.1
"""So many of the units may fill the column of the charges below them."""
FEWEST = 3
"""Rows that make the sum, each of at least two parts."""
FEWEST_MONTHS = 6
"""Columns of months that are a schedule of them."""
MOST_LEFT_OUT = 2
"""So many columns of money between rent and sum may be no part of it: levels, rates, areas."""
NOTES = "notes"
"""What columns are kept as whose words are those of remarks: with amounts below they are none."""
BILLED_BELOW = "recoveries:other"
"""What an amount of a record's second line is that its sum alone tells."""
OTHER = "other"
"""What columns are kept as whose words say nothing that a field holds: "Mktg Fund"."""
DUE = "due"
"""What columns are kept as that say what is due, of whatever: ``Top-up due``."""
MONEY = 0.8
"""So much of a column of amounts are numbers."""
_PARTS = frozenset({"otherCharges", "concessions", "marketRent"})
"""Fields whose columns may turn out to be parts of the sum."""
_TOLD = _PARTS - {"marketRent"}


def find_second_charges(mapping: Mapping, body: Sequence[Line]) -> None:
    """What the second lines of records bill, by whatever words: amounts of no field there that with the rent of the
    first lines make the sum beside them, to the cent: ``CAM``, ``TAX``, ``INS`` below ``ST`` and ``SQ FEET``."""
    total = next((use.column for use in mapping.second if use.field == "totalCharges"), None)
    rent, unit = mapping.column("contractRent"), mapping.column("unit")
    if total is None or rent is None or unit is None:
        return
    pairs = [
        (one, other)
        for one, other in pairwise(body)
        if {unit, rent} <= {*one.filled} and total in other.filled and unit not in other.filled
    ][:MOST_ROWS]
    told = {use.column: use for use in mapping.second}
    labels = {column: label.text for column, label in mapping.block.second.items()}
    labels |= {
        use.column: use.header
        for use in mapping.unmapped
        if use.header and not any(use.column in one.filled for one, _ in pairs)
    }
    columns = [
        column
        for column in labels
        if (column not in told or told[column].field in BILLED) and any(other.is_number(column) for _, other in pairs)
    ]
    sums = [
        money(other.values[total])
        == sum((money(other.values[c]) or Decimal(0) for c in columns), money(one.values[rent]) or Decimal(0))
        for one, other in pairs
    ]
    if len(columns) < 2 or len(sums) < FEWEST or sum(sums) < MONEY * len(sums):
        return
    for column in columns:
        if column not in told:
            mapping.second.append(ColumnUse(column, labels[column], BILLED_BELOW, KINDS[BILLED_BELOW]))
    mapping.unmapped = [use for use in mapping.unmapped if use.column not in columns]


def find_charge_block(
    mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary, body: Sequence[Line]
) -> None:
    """Take as charges the columns between the rent and its printed sum that nearly all rows add up with."""
    rent = mapping.by_field.get("contractRent", mapping.by_field.get("annualRent"))
    if rent is None or mapping.charge_amounts or any("rentPart" in (use.field or "") for use in mapping.kept):
        return
    for total in _totals(mapping, rent, profiles, vocabulary):
        parts = _between(mapping, rent, total, profiles, vocabulary)
        if total in mapping.kept and any(vocabulary.charge(part.header) is not None for part in parts):
            continue  # words tell the charges, and what is due is theirs
        rows = [row for row in amounts_in([total.column, rent, *(p.column for p in parts)], body[:MOST_ROWS]) if row[0]]
        some = _that_add_up(rows, len(parts)) if not all(map(_is_told, parts)) else None
        taken = [parts[n] for n in some or ()]
        if all(map(_is_told, taken)) or _has_net_rent(mapping, rent, total.column, taken):
            continue  # what is printed beside the rent has fields of its own
        # What the sum itself chose it does not prove.
        mapping.told_by_sums |= len(taken) < len(parts) or total.field != "totalCharges"
        rents = [use for use in mapping.uses if use.column == rent]
        for part in parts if rents[0].field == "annualRent" else ():
            part.period = "ANNUAL"  # as the sum, and the rent
        _settle(mapping, total, with_rare(taken, mapping, total.column, rents, body))
        break
    _take_tax(mapping, vocabulary, body)


def _take_tax(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Take the tax behind the sum of the charges as one of them, and as their sum what is called so and both come to:
    ``Total Ex GST``, ``GST``, ``Total Inc GST``."""
    net = next((use for use in mapping.uses if use.field == "totalCharges"), None)
    if net is None:
        return
    every = [use for use in (*mapping.unmapped, *mapping.kept) if use.column > net.column]
    for tax in [use for use in every if use.header and vocabulary.names_tax(use.header)]:
        for total in [use for use in every if use.column > tax.column]:
            rows = amounts_in([total.column, net.column, tax.column], body[:MOST_ROWS])
            told = [row[1] + row[2] == row[0] for row in rows if row[0] and row[1] and row[2]]
            said = any(match.field == "totalCharges" for match in vocabulary.header(total.header))
            if said and len(told) >= FEWEST and all(told):
                _settle(mapping, total, [*mapping.charge_columns, tax])
                return


def find_charges_below(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Take the lines below each unit as charges that say in the tenants' column what is charged, and how much in a
    column that the units leave blank: ``Resident / Charge``."""
    unit, who = mapping.by_field.get("unit", mapping.by_field.get("bed")), mapping.by_field.get("tenantName")
    if unit is None or mapping.block.below is not None or mapping.charge_amounts:
        return
    units = [line for line in body if unit in line.filled and len(line.filled) > 2]
    units = [line for line in units if vocabulary.total(line.text(unit) or "") is None]
    below = [line for line in body if line.filled and line.filled[0] != unit and unit not in line.filled]
    for said in [who] if who is not None else [use.column for use in mapping.unmapped if use.header]:
        listed = [line for line in below if said in line.filled and _amount_in(line, said) is not None]
        listed = [line for line in listed if vocabulary.total((line.text(said) or "").strip()) is None]
        # Between a code in the tenants' column and its amount stands its name, where units have no words.
        named = Counter(c for line in listed for c in line.filled if c > said and not line.is_number(c))
        beside, many = next(iter(named.most_common(1)), (said, 0))
        blank = not any(beside in unit_line.filled and not unit_line.is_number(beside) for unit_line in units)
        name = beside if blank and 3 * many > 2 * len(listed) else said
        known = [line for line in listed if vocabulary.charge(line.text(name) or "") is not None]
        if len(known) < max(FEWEST, len(units) // 2) or 3 * len(known) < len(listed):
            continue
        amount = Counter(_amount_in(line, said) for line in known).most_common(1)[0][0]
        if amount is None or sum(line.is_number(amount) for line in units) > RARE * len(units):
            continue
        _take_below(mapping, said, amount, units, known, name)
        return


def find_charges_beside(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Take two columns as codes and amounts of charges whose words do not say so, where the rows of units fill both and
    so do the rows below them, with names of charges: ``Type``, ``Monthly``, with ``Base Rent``, ``CAM``, ``Total``."""
    unit = mapping.by_field.get("unit")
    if unit is None or {"chargeCode", "chargeAmount"} & mapping.by_field.keys() or mapping.charge_amounts:
        return
    units = [line for line in body if unit in line.filled]
    below = [line for line in body if len(line.filled) > 1 and unit not in line.filled]
    if any(begun_list(line, vocabulary, FEWEST_LABELS) for line in below):
        return  # a title says what is listed
    for said in sorted({line.filled[0] for line in below if not line.is_number(line.filled[0])}):
        listed = [line for line in below if line.filled[0] == said and all(map(line.is_number, line.filled[1:]))]
        listed = [line for line in listed if vocabulary.total(line.text(said) or "") is None]
        known = [line for line in listed if vocabulary.charge(line.text(said) or "") is not None]
        heads = [line for line in units if vocabulary.charge(line.text(said) or "") is not None]
        if len(known) < max(FEWEST, len(units) // 2) or 2 * len(known) < len(listed) or 2 * len(heads) < len(units):
            continue
        amount, *others = sorted({column for line in known for column in line.filled[1:]})
        if any(amount not in line.filled for line in heads):
            continue
        _name(mapping, said, "chargeCode")
        _name(mapping, amount, "chargeAmount")
        for other in others:
            rows = [(month, year) for month, year in amounts_in([amount, other], known) if month and year]
            if rows and all(abs(12 * month - year) < 1 for month, year in rows):
                _name(mapping, other, f"{OF_YEAR}@{other}")
        return


def _name(mapping: Mapping, column: int, name: str) -> None:
    """Give a column a field, whatever it had."""
    for uses in (mapping.uses, mapping.unmapped, mapping.kept):
        for use in [use for use in uses if use.column == column]:
            uses.remove(use)
            mapping.by_field.pop(use.field or "", None)
    label = mapping.block.labels.get(column)
    use = ColumnUse(column, label.text if label is not None else "", name, KINDS.get(name, Kind.KEPT))
    use.told_by = "the rows below those of units list charges"
    if name in KINDS:
        mapping.uses.append(use)
        mapping.uses.sort(key=lambda one: one.column)
        mapping.by_field[name] = column
    else:
        mapping.kept.append(use)


def _amount_in(line: Line, said: int) -> int | None:
    """The column of the only number of a line, right of what it says and left of further words, or of the first one if
    the other is its year."""
    numbers = _numbers_in(line)
    if len(numbers) == 2:
        month, year = amounts_in(numbers, [line])[0]
        numbers = numbers[: bool(month and year and abs(12 * month - year) < 1)]
    return numbers[0] if len(numbers) == 1 and numbers[0] > said else None


def _numbers_in(line: Line) -> list[int]:
    """The columns of the first numbers of a line, as far as further words."""
    numbers = [column for column in line.filled if line.is_number(column)]
    further = next((column for column in line.words() if numbers and column > numbers[0]), len(line.values))
    return [column for column in numbers if column < further]


def _take_below(
    mapping: Mapping, said: int, amount: int, units: Sequence[Line], charges: Sequence[Line], name: int
) -> None:
    year = {column for line in charges for column in _numbers_in(line)} - {amount}
    for column in year:
        _name(mapping, column, f"{OF_YEAR}@{column}")
    blank = not any(amount in line.filled for line in units)
    for use in [use for use in mapping.uses if use.column == amount and blank]:
        mapping.uses.remove(use)
        del mapping.by_field[use.field or ""]
    names = {said: "chargeCode", name: "chargeDescription", amount: "chargeAmount"}
    code = mapping.by_field.get("chargeCode")
    if code is not None:
        names[code] = "chargeCode"
    others = {use.column: use for use in (*mapping.uses, *mapping.unmapped)}
    if "tenantName" not in mapping.by_field:
        use = others[said]
        mapping.unmapped.remove(use)
        use.field, use.kind, use.told_by = "tenantName", KINDS["tenantName"], "charges stand below its names"
        mapping.uses.append(use)
        mapping.uses.sort(key=lambda one: one.column)
        mapping.by_field["tenantName"] = said
    mapping.unmapped[:] = [u for u in mapping.unmapped if u.column not in names or (u.column == amount and not blank)]
    mapping.uses[:] = [use for use in mapping.uses if use.field != "chargeCode"]
    mapping.by_field.pop("chargeCode", None)
    label = mapping.block.labels
    uses = [
        ColumnUse(column, label[column].text if column in label else "", field, KINDS[field])
        for column, field in sorted(names.items())
    ]
    days = {
        column
        for column in charges[0].filled
        if all(looks_like_date(line.values[column]) for line in charges if column in line.filled)
    }
    own = [column for column in sorted(days) if not any(column in line.filled for line in units)]
    mapping.below = Mapping(
        mapping.block,
        uses,
        kept=[use for use in mapping.kept if use.column in year],
        by_field={field: column for column, field in names.items()},
        charge_amounts=[amount],
        charge_from=own[0] if own else None,
    )


def _is_told(use: ColumnUse) -> bool:
    """Whether a column beside the rent has a field that such an amount may have."""
    return use.field in _TOLD or (use.field or "").startswith("recoveries:")


def _has_net_rent(mapping: Mapping, rent: int, total: int, parts: Sequence[ColumnUse]) -> bool:
    """Whether another rent stands between that is no part of the sum (``Amenity Rent``): what lies between the two is
    counted in it already."""
    return any(_is_rent(use) and rent < use.column < total and use not in parts for use in mapping.kept)


def _is_rent(use: ColumnUse) -> bool:
    return "otherRent" in (use.field or "")


def _totals(mapping: Mapping, rent: int, profiles: Sequence[Profile], vocabulary: Vocabulary) -> list[ColumnUse]:
    """Columns right of the rent that may hold the sum: the one named so, others whose words may, and where none is
    named those of numbers that no words name."""
    uses = [use for use in (*mapping.uses, *mapping.unmapped, *mapping.kept) if use.column > rent and use.header]
    named = [use for use in uses if use.field == "totalCharges"]
    other = [
        use
        for use in uses
        if use.field != "totalCharges" and any(match.field == "totalCharges" for match in vocabulary.header(use.header))
    ]
    untold = [
        use
        for use in mapping.unmapped
        if use in uses and use not in other and not named and use.column < len(profiles)
        and profiles[use.column].share(profiles[use.column].numbers) >= MONEY
    ]  # fmt: skip
    due = [use for use in mapping.kept if use in uses and use not in other and not named and kind_of(use) == DUE]
    return [*named, *other, *untold, *due]


def _between(
    mapping: Mapping, rent: int, total: ColumnUse, profiles: Sequence[Profile], vocabulary: Vocabulary
) -> list[ColumnUse]:
    """The columns of numbers between the rent and a sum, but for those of other amounts than charges.

    Where no word names the sum, no part of it may be without a word that names it.
    """
    kinds = {NOTES, *vocabulary.charged} if total in mapping.unmapped else {NOTES, OTHER, DUE, *vocabulary.charged}
    charged = [use for use in mapping.kept if kind_of(use) in kinds or _is_rent(use)]
    uses = [*mapping.uses, *mapping.unmapped, *charged]
    months = [use for use in uses if _names_month(use.header)]
    if len(months) >= FEWEST_MONTHS:
        uses = [use for use in uses if use not in months]  # what was or will be paid in each is no charge
    found: list[ColumnUse] = []
    for use in sorted(uses, key=lambda use: use.column):
        if not rent < use.column < total.column or not use.header or use.column >= len(profiles):
            continue
        profile = profiles[use.column]
        name = use.field or ""
        if profile.total and profile.share(profile.numbers) < MONEY:
            continue
        if use in mapping.uses and name not in _PARTS and not name.startswith("recoveries:"):
            continue
        if name.endswith("PerArea") or use.kind is Kind.SHARE:
            continue
        found.append(use)
    return found


def drop_sums_of_months(mapping: Mapping, body: Sequence[Line]) -> None:
    """Keep as printed what was paid in the months beside it, and is no rent of a year: ``Year`` behind ``Jan`` to
    ``Dec``."""
    every = (*mapping.uses, *mapping.unmapped, *mapping.kept)
    months = [use.column for use in every if _names_month(use.header)]
    use = next((use for use in mapping.uses if use.field == "annualRent"), None)
    if use is None or len(months) < FEWEST_MONTHS:
        return
    amounts = [{c: money(line.values[c]) for c in (*months, use.column)} for line in body]
    paid = [row for row in amounts if row[use.column] and any(row[c] for c in months)]
    if len(paid) < FEWEST or any(sum((row[c] or Decimal(0)) for c in months) != row[use.column] for row in paid):
        return
    use.field, use.kind = None, Kind.KEPT
    mapping.uses.remove(use)
    mapping.kept.append(use)
    mapping.by_field.pop("annualRent", None)


def _names_month(header: str) -> bool:
    """Whether words above a column are a month and nothing else: ``Jan``, ``Budget Mar-26``."""
    said = header.split()[-1:] or [""]
    read = read_date(said[0]) or read_date(f"{said[0]} 2000")
    return read is not None and read.month_only


def _that_add_up(rows: Sequence[Sequence[Decimal | None]], parts: int) -> tuple[int, ...] | None:
    """The most parts with which nearly all rows make their sum, as they are printed."""
    for left_out in range(min(MOST_LEFT_OUT, parts - 1) + 1):
        for some in combinations(range(parts), parts - left_out):
            several = missed = 0
            for total, rent, *amounts in rows:
                paid = [amount for n in some if (amount := amounts[n])]
                if (rent or 0) + sum(paid, Decimal(0)) == total:
                    several += bool(paid) and bool(rent)
                else:
                    missed += 1
            if several >= FEWEST and missed * 5 <= len(rows):
                return some
    return None


def _settle(mapping: Mapping, total: ColumnUse, parts: Sequence[ColumnUse]) -> None:
    columns = {use.column for use in parts}
    for use in parts:
        if use in mapping.uses:
            mapping.uses.remove(use)
            if mapping.by_field.get(use.field or "") == use.column:
                del mapping.by_field[use.field or ""]
        use.field, use.kind = None, None
    mapping.charge_columns = sorted(parts, key=lambda use: use.column)
    if total.field != "totalCharges":
        for other in [use for use in mapping.uses if use.field == "totalCharges"]:
            other.field, other.kind = None, Kind.KEPT
            mapping.uses.remove(other)
            mapping.kept.append(other)
    mapping.unmapped = [use for use in mapping.unmapped if use.column not in columns and use is not total]
    mapping.kept = [use for use in mapping.kept if use.column not in columns and use is not total]
    if total not in mapping.uses:
        mapping.uses.append(total)
    total.field, total.kind = "totalCharges", Kind.MONEY
    mapping.by_field["totalCharges"] = total.column
