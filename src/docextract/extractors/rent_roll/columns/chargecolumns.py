"""Which columns hold charges: the amounts of charge lines, or one column for each code."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from decimal import Decimal
from itertools import combinations, pairwise
from statistics import median

from ....proofs.relations import mostly
from ....values.areas import area_unit
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import amounts_in
from ..anatomy.fieldkinds import CHARGE_FIELDS, DATES, KINDS, NESTED, STEP_FIELDS, Kind
from ..anatomy.headerblocks import GOOD
from ..anatomy.mapping import ColumnUse, Mapping
from ..anatomy.profile import Profile

_SUBJECT = frozenset({"tenantName", "residentId", "unit", "bed", "building", "propertyName"})
"""Who has what: no part of a charge."""

_UNCHARGED = frozenset({"balance", "deposit", "area"})
"""What stands over columns of no charges."""

_FEE = re.compile(r"(?<!\s)\s+(?:fee|fees|chg|charge)$", re.IGNORECASE)
"""What stands behind the code of a charge in a header."""
FEWEST_CODED = 3
"""Rows that hold a charge and no unit, where the amounts behind them have no name; rows that tell what is a quarter."""
QUARTERS = 4
FEWEST_PARTS = 4
"""Columns from which on one that does not belong to a sum is told by it."""
MOST_ROWS = 400
"""Rows in which columns are added up."""
MANY_ROWS = 20
"""Rows from which on one may be wrong."""
MOST_UNKNOWN = 8
"""So many columns without a known code are tried for the sum."""
NEAR = 2
"""So many columns at most lie between what is charged and what is credited."""
RARE = 10
"""One code in so many says a charge, or stands in a row without a unit, at least."""
LEAST_CHARGE = 7
"""From this on a number is an amount of money rather than a level of care or a count."""


def find_charge_amounts(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Where the amounts of charge lines stand: under "Amount", or under rent and other charges right of the code."""
    codes = [c for name in ("chargeCode", "chargeDescription") if (c := mapping.column(name)) is not None]
    _amount_of_codes(mapping, codes, body)
    amount = mapping.column("chargeAmount")
    if amount is not None:
        mapping.charge_amounts = [amount, *_credits(mapping, codes, amount, body)]
    elif codes and _are_of_charges(codes, mapping, vocabulary, body):
        found = [c for name in ("contractRent", "otherCharges") if (c := mapping.column(name)) is not None]
        if found and all(0 < mapping.apart(max(codes), c) <= 3 for c in found):
            mapping.charge_amounts, mapping.split_amounts = found, True
    cells = {use.column for use in mapping.uses if use.field in CHARGE_FIELDS} | set(mapping.charge_amounts)
    if mapping.split_amounts and (total := mapping.column("totalCharges")) is not None:
        cells.add(total)
    code_like = {
        use.column
        for use in mapping.unmapped
        if use.header
        and codes
        and abs(mapping.apart(codes[0], use.column)) == 1
        and _names_code(use.header, vocabulary)
    }
    mapping.charge_cells = frozenset(cells | code_like)


def _credits(mapping: Mapping, codes: Sequence[int], amount: int, body: Sequence[Line]) -> list[int]:
    """A column of concessions beside the amounts of charges that holds those of lines with a code and no such amount
    below the units: ``Charges``, ``Credits``."""
    unit, column = mapping.column("unit"), mapping.column("concessions")
    if unit is None or column is None or not 0 < mapping.apart(amount, column) <= NEAR:
        return []
    coded = [line for line in body if unit not in line.filled and any(code in line.filled for code in codes)]
    own = [line for line in coded if line.is_number(column)]
    return [column] if len(own) >= FEWEST_CODED and not any(amount in line.filled for line in own) else []


def _are_of_charges(codes: Sequence[int], mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> bool:
    """Whether a code beside rents is that of a charge, or stands in rows without a unit; residents have codes, too."""
    unit = mapping.column("unit")
    coded = [(line, line.text(column) or "") for line in body for column in codes if column in line.filled]
    told = sum(unit not in line.filled or vocabulary.charge(text) is not None for line, text in coded)
    return RARE * told >= len(coded)


def _amount_of_codes(mapping: Mapping, codes: Sequence[int], body: Sequence[Line]) -> None:
    """A sum of charges that stands beside codes in rows with nothing else is the amount of each, whatever its header
    says ("Charge Code | Scheduled Charges"); where none is called so, what stands right behind the code in all of its
    rows does ("Charge | Excl. VAT")."""
    if not codes or "chargeAmount" in mapping.by_field:
        return
    use = next((use for use in mapping.uses if use.field == "totalCharges"), None)
    if use is None or "contractRent" in mapping.by_field:
        use = next((use for use in mapping.unmapped if mapping.apart(max(codes), use.column) == 1), None)
        if use is not None and _stands_behind(use.column, max(codes), mapping, body):
            mapping.unmapped.remove(use)
            use.field, use.kind = "chargeAmount", KINDS["chargeAmount"]
            mapping.uses.append(use)
            mapping.by_field["chargeAmount"] = use.column
        return
    cells = {*codes, use.column}
    if any(use.column in line.filled and len(line.filled) > 1 and cells.issuperset(line.filled) for line in body):
        del mapping.by_field["totalCharges"]
        use.field, use.kind = "chargeAmount", KINDS["chargeAmount"]
        mapping.by_field["chargeAmount"] = use.column


def _stands_behind(column: int, code: int, mapping: Mapping, body: Sequence[Line]) -> bool:
    """Whether an amount stands in a column wherever a code does, also in several rows without a unit."""
    unit = mapping.column("unit")
    coded = [line for line in body if code in line.filled]
    alone = sum(unit not in line.filled for line in coded)
    return alone >= FEWEST_CODED and all(column in line.filled and line.is_number(column) for line in coded)


def widen_charge_block(mapping: Mapping, body: Sequence[Line]) -> None:
    """Columns that charge rows fill as a rule belong to the charges: a date among them is no date of the lease."""
    unit, code = mapping.column("unit"), mapping.column("chargeCode")
    if unit is None or code is None or not mapping.charge_amounts:
        return
    below = [line for line in body if line.filled and unit not in line.filled and code in line.filled]
    if not below:
        return
    second = mapping.block.second  # what the second line of a record holds is the lease's
    further = [line for above, line in pairwise(below) if line.index == above.index + 1]
    block = {
        use.column
        for use in mapping.uses
        if use.field not in CHARGE_FIELDS | STEP_FIELDS | _SUBJECT  # a name that wraps is none
        and use.column not in second
        and not (further and all(use.column not in line.filled for line in further))  # nor does a third line
        and sum(use.column in line.filled for line in below) >= (0.6 if len(below) >= 3 else 1) * len(below)
    }
    mapping.charge_cells = mapping.charge_cells | block
    dates = [use for use in mapping.uses if use.column in block and use.kind in DATES]
    for use in dates:
        mapping.uses.remove(use)
        mapping.by_field.pop(use.field or "", None)
        use.field, use.kind = None, Kind.KEPT
        mapping.kept.append(use)


def find_charge_columns(
    mapping: Mapping,
    profiles: Sequence[Profile],
    vocabulary: Vocabulary,
    commercial: bool,
    body: Sequence[Line],
    *,
    without: Collection[int] = (),
) -> None:
    """Columns of numbers that hold one charge code each: named by a known code, or right of the charges' total.
    Those ``without`` are none.

    Columns whose code is not known are taken only if all together add up to the printed total.
    """
    if mapping.charge_amounts:
        return
    _take_part(mapping, vocabulary, body)
    total = mapping.by_field.get("totalCharges")
    charged = [use for use in mapping.kept if kind_of(use) in vocabulary.charged and _holds_money(use.column, body)]
    if any(kind_of(use) == "rentPart" for use in charged):
        charged += _parted(mapping, vocabulary)
    rents = [use for use in mapping.uses if use.field == "contractRent"]
    standing = [use for use in mapping.uses if use.field in ("contractRent", "annualRent")]
    found: list[ColumnUse] = []
    known: list[ColumnUse] = []
    for use in [*mapping.unmapped, *charged]:
        if not use.header or use.column >= len(profiles) or use.column in without:
            continue
        if _titled(mapping, use.column, vocabulary):
            continue  # "1-30", "31-60" below "Arrears", "Office" below "Area (sf)"
        if vocabulary.total(use.header) is not None or normal(use.header) in vocabulary.lease_totals:
            continue  # "Total Gross Rent" is what charges come to, "Gross Rent" what a rent makes with something else
        profile = profiles[use.column]
        if profile.total and (profile.share(profile.numbers) < 0.8 or profile.percents):
            continue
        if any(rent.field == "annualRent" and _is_instalment(use.column, rent.column, body, 1) for rent in standing):
            continue
        if any(rent.field == "annualRent" and _is_of_part(use.column, rent.column, mapping, body) for rent in standing):
            continue
        called = _without_month(use.header, vocabulary)
        category = vocabulary.charge(called, commercial=commercial)
        if category is None and not commercial:
            category = vocabulary.charge(called, commercial=True)  # of shops below homes
        if category is None and (code := _FEE.sub("", called)) != called:
            category = vocabulary.charge(code, commercial=commercial)  # "CARPRT FEE"
        if category is not None:
            if area_unit(use.header) is not None:
                continue  # "Additional Rent psf" is a rate
            if vocabulary.is_rent(category) and _holds_rent(use.column, standing, body):
                continue
            known.append(use)
            found.append(use)
        elif _recovered(mapping, use.column, vocabulary):
            known.append(use)
            found.append(use)
        elif total is not None and use.column > total:
            found.append(use)
    if len(found) > len(known) and not (total is not None and _adds_up([*rents, *found], total, body)):
        found = known
    given = [use for use in mapping.uses if use.field == "concessions"]
    if total is not None and (other := _beside_the_sum(rents, found, total, body)) is not None:
        found = [use for use in found if use is not other]
        rents = [use for use in rents if use is not other]
        _set_aside(mapping, other)
    recovered = [use for use in mapping.uses if (use.field or "").startswith("recoveries:")]
    found = found if total is None else _without_rare(found, [*rents, *recovered], total, body)
    if total is not None and not (found and given and _adds_up([*rents, *found, *given], total, body)):
        tied = bool(found) and _adds_up([*rents, *found], total, body)
        spaces = [
            use for use in (*mapping.unmapped, *mapping.kept) if not standing and _names_space(use, mapping, vocabulary)
        ]
        first = min((use.column for use in spaces), default=None)  # what is paid for the space: a second "Lot"
        found = (with_rare if tied else _completed)(found, mapping, total, rents, body, first=first)
        _take_rent(mapping, [use for use in spaces if use in found and use not in known])
    if not found:
        return
    if len(found) < 2 and total is None and not (found == known and _holds_money(found[0].column, body)):
        return
    first = min(use.column for use in found)
    for use in mapping.uses:
        # Among the columns of codes stands the rent's own.
        if use.field == "contractRent" and (use.column > first or (total is not None and use.column > total)):
            found.append(use)
    found.sort(key=lambda use: use.column)
    taken = {use.column for use in found}
    mapping.charge_columns = found
    mapping.unmapped = [use for use in mapping.unmapped if use.column not in taken]
    mapping.kept = [use for use in mapping.kept if use.column not in taken]
    if total is None:
        parts = [*(use for use in rents if use.column not in taken), *found]
        if not _find_total(mapping, parts, body) and given:
            _find_total(mapping, [*parts, *given], body)


def drop_twelvefold(mapping: Mapping, body: Sequence[Line]) -> None:
    """Keep a column as printed that says of another one's charge what it comes to in a year: ``Opex Annual`` beside
    ``Monthly Opex``; where the rents are those of a year alone, the other one."""
    yearly = "annualRent" in mapping.by_field and "contractRent" not in mapping.by_field
    twins: list[ColumnUse] = []
    for year in [use for use in mapping.charge_columns if use.period == "ANNUAL"]:
        months = [*mapping.charge_columns, *(use for use in mapping.uses if use.field in NESTED)]
        for month in [use for use in months if use.period != "ANNUAL"]:
            pairs = amounts_in([month.column, year.column], body[:MOST_ROWS])
            apart = [abs(12 * one - twelve) for one, twelve in pairs if one and twelve]
            if len(apart) > 1 and max(apart) < 1:
                twins.append(month if yearly and month in mapping.charge_columns else year)
    mapping.charge_columns = [use for use in mapping.charge_columns if use not in twins]
    for use in twins:
        use.field, use.kind = None, Kind.KEPT
        mapping.kept.append(use)


def drop_instalments(mapping: Mapping, body: Sequence[Line]) -> None:
    """Keep a column as printed that says what of the year's rent is due each quarter: it is no total of charges."""
    use = next((use for use in mapping.uses if use.field == "totalCharges"), None)
    if use is None or "annualRent" not in mapping.by_field or "contractRent" in mapping.by_field:
        return
    if _is_instalment(use.column, mapping.by_field["annualRent"], body):
        mapping.uses.remove(use)
        del mapping.by_field["totalCharges"]
        use.field, use.kind = None, Kind.KEPT
        mapping.kept.append(use)


def _is_instalment(column: int, yearly: int, body: Sequence[Line], fewest: int = FEWEST_CODED) -> bool:
    """Whether a column holds a fourth of the year's rent, in whole units or to the cent."""
    pairs = [(year, part) for year, part in amounts_in([yearly, column], body[:MOST_ROWS]) if year and part]
    return len(pairs) >= fewest and mostly(abs(QUARTERS * part - year) < QUARTERS for year, part in pairs)


def _is_of_part(column: int, yearly: int, mapping: Mapping, body: Sequence[Line]) -> bool:
    """Whether a column holds the year's rent by what another one counts, in whole units: ``Rent per bed`` of a home."""
    counts = [use.column for use in mapping.uses if use.kind is Kind.NUMBER and use.column not in (column, yearly)]
    for counted in counts:
        amounts = amounts_in([yearly, column, counted], body[:MOST_ROWS])
        told = [(year, part, count) for year, part, count in amounts if year and part and count]
        if len(told) >= FEWEST_CODED and mostly(abs(part * count - year) <= count for year, part, count in told):
            return True
    return False


def _take_rent(mapping: Mapping, paid: Sequence[ColumnUse]) -> None:
    """Take an amount that the total needs, and that is called as the spaces are, for their rent: the second ``Lot``."""
    for rent in paid[:1]:
        rent.field, rent.kind = "contractRent", KINDS["contractRent"]
        mapping.uses.append(rent)
        mapping.by_field["contractRent"] = rent.column


def _take_part(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Take the rent of a lot, or of a lot and home, for the rent, and what it makes with the charges beside it, which
    was taken for the rent, for their total: ``Pad rent``, ``W/S/T``, ``Monthly``."""
    sums = [use for use in mapping.uses if use.field == "contractRent"]
    parts = [use for use in mapping.kept if kind_of(use) == "rentPart"]
    parts += [use for use in mapping.unmapped if vocabulary.is_rent(vocabulary.charge(use.header))]
    if len(sums) != 1 or len(parts) != 1 or "totalCharges" in mapping.by_field or sums[0].column < parts[0].column:
        return
    charges = [use for use in (*mapping.unmapped, *mapping.kept) if use not in parts and vocabulary.charge(use.header)]
    if charges and _adds_up([*parts, *charges], sums[0].column, body):
        sums[0].field, sums[0].kind = "totalCharges", KINDS["totalCharges"]
        mapping.by_field["totalCharges"] = sums[0].column
        mapping.kept = [use for use in mapping.kept if use not in parts]
        mapping.unmapped = [use for use in mapping.unmapped if use not in parts]
        _take_rent(mapping, parts)


def _names_space(use: ColumnUse, mapping: Mapping, vocabulary: Vocabulary) -> bool:
    """Whether a column without a field is called as the units are, or as other units are: ``LOT`` beside ``Site``."""
    told = any(match.field == "unit" and match.score >= GOOD for match in vocabulary.header(use.header)[:1])
    return told or any(use.header == one.header for one in mapping.uses if one.field == "unit")


def _titled(mapping: Mapping, column: int, vocabulary: Vocabulary) -> str | None:
    """The field that the title over a column names, none of the charges below it: what is held, owed or measured."""
    label = mapping.block.labels.get(column)
    named = vocabulary.header(label.group)[:1] if label is not None and label.group else ()
    return next((match.field for match in named if match.score >= GOOD and match.field in _UNCHARGED), None)


def _recovered(mapping: Mapping, column: int, vocabulary: Vocabulary) -> bool:
    """Whether the title over a column says that tenants pay back what stands below it: ``Monthly Recoveries``."""
    label = mapping.block.labels.get(column)
    named = vocabulary.header(label.group)[:1] if label is not None and label.group else ()
    return any(match.field == "recoveries" and match.kind == "total" and match.score >= GOOD for match in named)


def _beside_the_sum(
    rents: Sequence[ColumnUse], found: Sequence[ColumnUse], total: int, body: Sequence[Line]
) -> ColumnUse | None:
    """The one column without which all others add up to their total, as they do not with it: a rent that could be
    paid beside the one that is."""
    uses = list({use.column: use for use in (*rents, *found)}.values())
    if len(uses) < FEWEST_PARTS or _adds_up(uses, total, body):
        return None
    others = ([other for other in uses if other is not use] for use in uses)
    return next((use for use, rest in zip(uses, others, strict=True) if _adds_up(rest, total, body)), None)


def _without_rare(
    found: list[ColumnUse], others: Sequence[ColumnUse], total: int, body: Sequence[Line]
) -> list[ColumnUse]:
    """The columns of charges without those that few rows fill, in each of which the others alone make the sum: a
    percentage rent of last year behind what is paid each month."""
    uses = list({use.column: use for use in (*others, *found)}.values())
    rows = _with_total(amounts_in([total, *(use.column for use in uses)], body[:MOST_ROWS]))
    if len(uses) < FEWEST_PARTS or not _adds_up(uses, total, body):
        return found
    rare: list[ColumnUse] = []
    for n, use in enumerate(uses, 1):
        rest = [sum((v for v in (*row[1:n], *row[n + 1 :]) if v), Decimal(0)) == row[0] for row in rows if row[n]]
        if len(rest) > 1 and all(rest):
            rare.append(use)
    return [use for use in found if use not in rare]


def _set_aside(mapping: Mapping, use: ColumnUse) -> None:
    """Take a rent that is not paid for what the unit may earn, if nothing else is that."""
    if use.field != "contractRent" and use not in mapping.unmapped:
        return
    for some in (mapping.uses, mapping.unmapped):
        some[:] = [other for other in some if other is not use]
    if use.field == "contractRent":
        mapping.told_by_sums = True
        mapping.by_field.pop("contractRent", None)
    use.field, use.kind = None, None
    if "marketRent" in mapping.by_field:
        mapping.unmapped.append(use)
        return
    use.field, use.kind, use.told_by = "marketRent", KINDS["marketRent"], "the sum of what is paid leaves it out"
    mapping.uses.append(use)
    mapping.uses.sort(key=lambda other: other.column)
    mapping.by_field["marketRent"] = use.column


def _completed(
    found: list[ColumnUse],
    mapping: Mapping,
    total: int,
    rents: Sequence[ColumnUse],
    body: Sequence[Line],
    *,
    first: int | None = None,
) -> list[ColumnUse]:
    """The columns of charges with the fewest of those before their total that no code is known of which make it the
    sum, if any do: a level, an amount, its discount and what is left of it may stand side by side."""
    between = _between(found, mapping, total, rents, body, first)
    uses = [*rents, *found, *between] if between else []
    rows = _with_total(amounts_in([total, *(use.column for use in uses)], body[:MOST_ROWS]))
    own = len(rents) + len(found)
    for size in range(1, len(between) + 1):
        for some in combinations(range(own, len(uses)), size):
            for beside in (0, len(rents)):
                if _make_sums(rows, [*range(beside, own), *some]):
                    made = [*found, *(uses[n] for n in some)]
                    return with_rare(made, mapping, total, [] if beside else rents, body, first=first)
    return found


def with_rare(
    found: list[ColumnUse],
    mapping: Mapping,
    total: int,
    rents: Sequence[ColumnUse],
    body: Sequence[Line],
    *,
    first: int | None = None,
) -> list[ColumnUse]:
    """The columns of charges with one more that few rows print, as late fees are, if only with it all rows add up, but
    for one of many that a wrong figure keeps from it."""
    uses = [*rents, *found, *_between(found, mapping, total, rents, body, first)]
    rows = _with_total(amounts_in([total, *(use.column for use in uses)], body[:MOST_ROWS]))
    own = len(rents) + len(found)
    left = [row for row in rows if sum(filter(None, row[1 : own + 1]), Decimal(0)) != row[0]]
    for n in range(own, len(uses)) if left else ():
        off = sum(sum(filter(None, (*row[1 : own + 1], row[n + 1])), Decimal(0)) != row[0] for row in rows)
        if not off or (off == 1 and len(left) > FEWEST_CODED and len(rows) > MANY_ROWS):
            return [*found, uses[n]]
    return found


def _between(
    found: list[ColumnUse],
    mapping: Mapping,
    total: int,
    rents: Sequence[ColumnUse],
    body: Sequence[Line],
    first: int | None,
) -> list[ColumnUse]:
    """Columns of money without a known code between the first of the charges, or the ``first`` one that may be one, and
    their total."""
    begin = min((use.column for use in (*rents, *found)), default=total)
    begin = begin if first is None else min(begin, first - 1)
    return [
        use
        for use in [*mapping.unmapped, *mapping.kept]
        if use.header
        and use not in found
        and begin < use.column < total
        and _holds_money(use.column, body)
        and kind_of(use) not in ("part", "costs")
    ][:MOST_UNKNOWN]


def _find_total(mapping: Mapping, parts: Sequence[ColumnUse], body: Sequence[Line]) -> bool:
    """The column right of all charges that their sums stand in, whatever its header calls it."""
    last = max(use.column for use in parts)
    asked = [use for use in mapping.uses if use.field == "marketRent"]  # "check should be", whatever is paid
    for use in sorted([*mapping.unmapped, *mapping.kept, *asked], key=lambda other: other.column):
        if use.column < last or not use.header or not _sums(parts, use.column, body):
            continue
        for loose in (mapping.unmapped, mapping.kept, mapping.uses):
            loose[:] = [other for other in loose if other is not use]
        if use.field is not None:
            mapping.by_field.pop(use.field, None)
        use.field, use.kind = "totalCharges", KINDS["totalCharges"]
        mapping.uses.append(use)
        mapping.by_field["totalCharges"] = use.column
        return True
    return False


def _sums(parts: Sequence[ColumnUse], total: int, body: Sequence[Line]) -> bool:
    """Whether a column holds the sums of others in most rows, in some of more than one of them."""
    rows = _with_total(amounts_in([total, *(use.column for use in parts)], body[:MOST_ROWS]))
    return _make_sums(rows, range(len(parts)))


def _make_sums(rows: Sequence[Sequence[Decimal | None]], parts: Sequence[int]) -> bool:
    """Whether the first amounts of rows are the sums of some of those behind them in most rows, in several of more than
    one of them."""
    left = len(rows) // 5
    several = 0
    for total, *amounts in rows:
        some = [amount for n in parts if (amount := amounts[n])]
        several += len(some) > 1
        left -= sum(some, Decimal(0)) != total
        if left < 0:
            return False
    return several > 1


def kind_of(use: ColumnUse) -> str:
    """What a column kept as printed holds: ``"care"`` of ``sourceColumns:care@7``."""
    return (use.field or "").partition(":")[2].partition("@")[0]


def _parted(mapping: Mapping, vocabulary: Vocabulary) -> list[ColumnUse]:
    """The column of the rent where another holds the rest of it, for the home on the site: both are charges."""
    rent = next((use for use in mapping.uses if use.field == "contractRent"), None)
    if rent is None or not any(match.kind == "rentPart" for match in vocabulary.header(rent.header)):
        return []
    mapping.uses.remove(rent)
    del mapping.by_field["contractRent"]
    return [rent]


def _holds_money(column: int, body: Sequence[Line]) -> bool:
    """Whether most numbers of a column are too large to be counts and levels."""
    amounts = [abs(row[0]) for row in amounts_in([column], body[:MOST_ROWS]) if row[0]]
    return bool(amounts) and median(amounts) >= LEAST_CHARGE


def _holds_rent(column: int, rents: Sequence[ColumnUse], body: Sequence[Line]) -> bool:
    """Whether a second column of rents is about as large as the rent in nearly every row (a total may have others): it
    is that with more or less of what else is paid, no charge beside it."""
    pairs = [row for use in rents for row in amounts_in([column, use.column], body[:MOST_ROWS]) if row[0] and row[1]]
    return bool(pairs) and mostly(2 * (row[0] or 0) >= (row[1] or 0) > 0 for row in pairs)


def _without_month(header: str, vocabulary: Vocabulary) -> str:
    """The words of a header without those that say that it is of a month: ``Mgmt Fee per month``."""
    words = header.split()
    ends = (n for n in (2, 1) if len(words) > n and vocabulary.period(" ".join(words[-n:])) == "MONTHLY")
    return " ".join(words[: -next(ends, 0) or None])


def _adds_up(uses: Sequence[ColumnUse], total: int, body: Sequence[Line]) -> bool:
    """Whether columns add up to the total's column in most rows that print one."""
    rows = _with_total(amounts_in([total, *(use.column for use in uses)], body[:MOST_ROWS]))
    tied = sum(sum((amount or Decimal(0) for amount in row[1:]), Decimal(0)) == row[0] for row in rows)
    return bool(rows) and tied * 5 >= len(rows) * 4


def _with_total(rows: Sequence[list[Decimal | None]]) -> list[list[Decimal | None]]:
    """Those of rows whose first amount is printed and not 0."""
    return [row for row in rows if row[0]]


def _names_code(header: str, vocabulary: Vocabulary) -> bool:
    return any(match.field in ("chargeCode", "residentId", "sourceColumns") for match in vocabulary.header(header))
