"""Which of several rents is what is left of another, or what it makes with the charges beside it; which area is the
sum of others.

The rent of a lease is the one before concessions and without other charges (``inPlaceRent.gross`` of the contract).
Words do not tell ("Rent, Concession, Net Rent"; "Base Rent, CAM, Gross Rent"), but the rows add up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from decimal import Decimal
from itertools import combinations

from ....proofs.relations import CLOSE, mostly
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import amounts_in
from ..anatomy.labels import Label
from .chargecolumns import MOST_ROWS
from .rentcolumns import Weights

OUTRIGHT = 1.05
"""Weight of words that name a rent and nothing else, with the amounts below them."""
GOOD_RENT = 0.9
"""From this weight on words call a rent outright."""
MEANT = 2.0
"""The weight of what the rows say, above that of any words."""
FEWEST = 2
"""Rows in which the sum is another amount than the rent."""
FEWEST_SUMS = 3
"""Rows in which each part of an area is printed."""
MOST_PARTS = 8
"""Columns among which parts of areas and their sum are looked for."""
SAMPLED = 40
"""Rows that are added up."""
_BASES = ("contractRent", "annualRent")
_RENTS = frozenset({*_BASES, "totalCharges"})
_SUMS = _RENTS | {"balance"}
"""What a column may be by its words that holds a sum: "Total Due" may be what is owed or what is paid each month."""
_BESIDE = frozenset({"otherCharges", "recoveries"})


def tell_rents_from_sums(
    labels: Mapping[int, Label], weights: Weights, vocabulary: Vocabulary, body: Sequence[Line], *, commercial: bool
) -> tuple[int, int] | None:
    """The column of the rent and that of the sum which most rows make of it, as weights that nothing outweighs;
    None where no columns add up so. Where no rent is one of a month, those of a year are asked.

    What words do not call a rent outright may be the sum that a column makes of which they say nothing: ``Customer
    rate``, ``Insurance``, ``Monthly charge``. A rent of a month that is a twelfth of the sum of a year's is none:
    ``Base rent p.a.``, ``Outgoings p.a.``, ``Gross rent p.a.``, ``Gross rent p.m.``
    """
    told = _told(labels, weights, vocabulary, body, commercial=commercial)
    months = [c for c, options in weights.items() if "contractRent" in options and "annualRent" not in options]
    years = {c for c, options in weights.items() if "annualRent" in options}
    if told is None and months and len(years) > 1:
        told = _told(labels, weights, vocabulary, body, commercial=commercial, names=("annualRent",))
        for month in months:
            if told is not None and _is_month_of(month, told[0], told[1], body):
                weights[month] = {f"sourceColumns:otherRent@{month}": MEANT}
    unsure = {c for c, options in weights.items() if options.keys() & {*_RENTS, "tenantRent"}}
    if told is None and unsure and all(max(weights[c].values()) < GOOD_RENT for c in unsure):
        told = _told(labels, weights, vocabulary, body, commercial=commercial, unsure=unsure)
    return told


def _told(
    labels: Mapping[int, Label], weights: Weights, vocabulary: Vocabulary, body: Sequence[Line], *, commercial: bool,
    unsure: Set[int] = frozenset(), names: Sequence[str] = _BASES,
) -> tuple[int, int] | None:  # fmt: skip
    """The column of the rent and that of its sum; those that are ``unsure`` are no rent, but may be the sum."""
    rents = {c: options.keys() & {*names} for c, options in weights.items() if options.keys() <= _RENTS}
    rent = next((name for name in names if any(name in names for names in rents.values())), None)
    bases = {c for c, names in rents.items() if rent in names}
    called = {c for c, options in weights.items() if options.keys() & {*_BASES, "tenantRent"}}
    uncalled = called <= unsure
    if uncalled:
        rent, bases = _BASES[0], set(_uncalled(labels, weights, vocabulary, commercial)) - unsure
    signs = {c: _sign(c, labels[c], weights, vocabulary, commercial) for c in labels.keys() - bases}
    signs |= dict.fromkeys(_called_rents(weights, body), 1)
    bases -= {c for c, sign in signs.items() if sign}
    parts = {c: sign for c, sign in sorted(signs.items()) if sign}
    last = max(parts, default=0)
    may = _SUMS | {"tenantRent"} if commercial else _SUMS  # what "Tenant Pays", where nobody pays a part of its rent
    unknown = {
        c
        for c in labels.keys() - bases - parts.keys()
        if all(n.startswith("sourceColumns") for n in weights.get(c, ()))
    }
    taxes = {c for c in unknown if vocabulary.names_tax(labels[c].text)}
    wholes = {
        c for c in labels if _may_be_sum(weights.get(c, {}), may) and (c in weights or not signs.get(c) or c == last)
    }
    if not bases or len(wholes | bases) < 2 or not (parts or unknown):
        return None
    markets = {c for c, options in weights.items() if options.keys() == {"marketRent"}}
    columns = sorted(wholes | bases | parts.keys() | unknown | markets)
    if uncalled:
        wholes, unknown = {c for c in wholes if c in unsure or "totalCharges" in weights.get(c, {})}, set()
    lines = _telling(sorted(wholes | bases), body[:MOST_ROWS])
    rows = [dict(zip(columns, row, strict=True)) for row in amounts_in(columns, lines)]
    found = [
        (some, base, whole)
        for base in sorted(bases)
        for whole in sorted(wholes - {base})
        for some in _choices(
            base,
            whole,
            {c: sign for c, sign in parts.items() if c != whole},
            unknown if whole in weights else set(),
            taxes,
            markets,
        )
        if _adds_up(base, whole, some, rows) and (not uncalled or _is_most(base, whole, rows))
    ]
    if not uncalled and _share_a_sum(bases, sorted(wholes - bases), weights, rent or "", parts, rows):
        return None
    made = {whole for _, _, whole in found}
    first = [sums for sums in found if sums[1] not in made]
    if not first:
        return None
    some, base, whole = max(first, key=lambda sums: len(sums[0]))
    _settle(base, whole, rent or "", weights)
    for column in markets & some.keys():
        del weights[column]
    for column in parts.keys() - {whole}:
        if rent not in weights.get(column, {}):
            weights.get(column, {}).pop("annualRent", None)
    return base, whole


def _is_month_of(month: int, base: int, whole: int, body: Sequence[Line]) -> bool:
    """Whether most rows print in a column a twelfth of the sum of a year's rent and charges, and not of the rent."""
    rows = [(a, c) for a, b, c in amounts_in([month, base, whole], body[:MOST_ROWS]) if a and b and c and b != c]
    return len(rows) >= FEWEST and mostly(abs(12 * a - c) <= 12 * CLOSE for a, c in rows)


def _share_a_sum(
    bases: Set[int],
    wholes: Sequence[int],
    weights: Weights,
    rent: str,
    parts: Mapping[int, int],
    rows: Sequence[Mapping[int, Decimal | None]],
) -> bool:
    """Whether two columns that words call rents alike are both paid, most rows naming both: ``Warehouse rent``,
    ``Office rent``, ``Total``. Neither is the rent, which no column prints; the sum is what is charged."""
    score = {c: weights[c].get(rent, 0.0) for c in bases}
    for one, other in combinations(sorted(c for c in bases if score[c] < OUTRIGHT), 2):
        both = [bool(row[other]) for row in rows if row[one]]
        if score[one] != score[other] or not both or not mostly(both):
            continue
        for whole in wholes:
            between = {c: sign for c, sign in parts.items() if min(one, whole) < c < max(one, whole)}
            if _adds_up(one, whole, {**between, other: 1}, rows):
                for column in (one, other):
                    del weights[column]
                weights[whole] = {"totalCharges": MEANT}
                return True
    return False


def _uncalled(labels: Mapping[int, Label], weights: Weights, vocabulary: Vocabulary, commercial: bool) -> Iterator[int]:
    """Columns that may hold the rent where no word calls one so: those of no field that another column has no better
    claim to, and of no charge but a rent. ``Apt`` .. ``Apartment | Parking | Other | Total/month``."""
    for column, label in labels.items():
        options = {n: w for n, w in weights.get(column, {}).items() if not n.startswith("sourceColumns")}
        lost = all(any(o.get(n, 0.0) > w for c, o in weights.items() if c != column) for n, w in options.items())
        charge = vocabulary.charge(label.text, commercial=commercial)
        if lost and (charge is None or vocabulary.is_rent(charge)):
            yield column


def _is_most(base: int, whole: int, rows: Sequence[Mapping[int, Decimal | None]]) -> bool:
    """Whether a column is more than half of a sum in most rows that print both."""
    return mostly(2 * part > total for row in rows if (part := row[base]) and (total := row[whole]))


def tell_areas_from_sums(
    labels: Mapping[int, Label], weights: Weights, vocabulary: Vocabulary, body: Sequence[Line]
) -> None:
    """The area of a unit is what its parts come to, wherever the title over them stands: ``Hall``, ``Mezz.``,
    ``Office`` and ``Total`` under ``Lettable floor area``, of which words call but the first an area."""
    for first in sorted(c for c, options in weights.items() if "area" in options):
        run = [c for c in range(first, max(labels) + 1) if c in labels][:MOST_PARTS]
        for n, whole in enumerate(run):
            called = vocabulary.total(labels[whole].text) is not None
            if n >= FEWEST and (called or "area" in weights.get(whole, {})) and _comes_to(whole, run[:n], called, body):
                for column in run[:n]:
                    weights[column] = {f"sourceColumns:areaPart@{column}": MEANT}
                weights[whole] = {"area": MEANT}
                return


def _comes_to(whole: int, parts: Sequence[int], called: bool, body: Sequence[Line]) -> bool:
    """Whether an area is what those before it come to, or one that is ``called`` a total all of them but one:
    ``Yard``, which is not lettable."""
    rows = [row for row in amounts_in([whole, *parts], body[:MOST_ROWS]) if row[0] and row[1]]
    if any(sum(bool(row[part]) for row in rows) < FEWEST_SUMS for part in range(1, len(parts) + 1)):
        return False
    may = len(parts) > FEWEST and called
    outside = [0, *range(2, len(parts) + 1)] if may else [0]
    return any(
        mostly([sum(part or 0 for n, part in enumerate(row) if n not in (0, out)) == row[0] for row in rows])
        for out in outside
    )


def _called_rents(weights: Weights, body: Sequence[Line]) -> list[int]:
    """Columns that only the words of a heading above them call a year's rent, and whose amounts are less than the rent
    right before them in every row: ``Annual Rent`` above ``Base``, ``Escalation`` and ``Total``."""
    found: list[int] = []
    for column, options in weights.items():
        names = {name for name in options if not name.startswith("sourceColumns")}
        if names == {"annualRent"} and "contractRent" in weights.get(column - 1, {}):
            pairs = [(a, b) for a, b in amounts_in([column - 1, column], body[:MOST_ROWS]) if a and b]
            if len(pairs) >= FEWEST and all(b < a for a, b in pairs):
                found.append(column)
    return found


def _may_be_sum(options: Mapping[str, float], sums: frozenset[str]) -> bool:
    return all(name in sums or name.startswith("sourceColumns:") for name in options)


def _telling(columns: Sequence[int], lines: Sequence[Line]) -> list[Line]:
    """The first lines whose amounts in these columns differ, which tell what makes one of another, and some others."""
    differ: list[Line] = []
    same: list[Line] = []
    for line, row in zip(lines, amounts_in(columns, lines), strict=True):
        (same if len({amount for amount in row if amount}) < 2 else differ).append(line)
    return [*differ[:SAMPLED], *same[: SAMPLED // 2]]


def _sign(column: int, label: Label, weights: Weights, vocabulary: Vocabulary, commercial: bool) -> int:
    """1 for a column of charges, -1 for one of concessions, 0 for any other."""
    options = weights.get(column, {})
    category = vocabulary.charge(label.text, commercial=commercial)
    if "concessions" in options or vocabulary.is_concession(category):
        return -1
    if any(name.partition(":")[0] in _BESIDE and not name.endswith("PerArea") for name in options):
        return 1
    kept = all(name.startswith("sourceColumns") for name in options)
    return int(kept and category is not None and not vocabulary.is_rent(category))


def _choices(
    base: int, whole: int, parts: Mapping[int, int], unknown: Set[int], taxes: Set[int], markets: Set[int]
) -> Iterator[dict[int, int]]:
    """What may lie between a rent and a sum: what stands between them, maybe with columns whose words are ``unknown``
    and not with the tax alone, everything, or what is of one kind. What adds to a sum is no rent of the market,
    whatever its code: ``MIN | CAM | MKT | TOTAL``."""
    low, high = min(base, whole), max(base, whole)
    between = {c: parts.get(c, 1) for c in range(low + 1, high) if c in parts or c in unknown}
    some = (
        {} if between.keys() <= parts.keys() | taxes else between,
        {c: sign for c, sign in parts.items() if low < c < high}, {**parts},
        {c: sign for c, sign in parts.items() if sign < 0}, {c: sign for c, sign in parts.items() if sign > 0},
        {c: parts.get(c, 1) for c in range(low + 1, high) if c in parts or c in markets},
    )  # fmt: skip
    yield from (chosen for n, chosen in enumerate(some) if chosen and chosen not in some[:n])


def _adds_up(base: int, whole: int, parts: Mapping[int, int], rows: Sequence[Mapping[int, Decimal | None]]) -> bool:
    """Whether most rows that print both make the sum, several of them with more than the rent. Concessions are
    taken off, whichever sign they are printed with. What is nought for most that pay a rent is owed, not paid."""
    told: list[tuple[bool, Decimal]] = []
    printed = [row[whole] for row in rows if row[base] and row[whole] is not None]
    if 2 * sum(not total for total in printed) > len(printed):
        return False
    for row in rows:
        if (rent := row[base]) and (total := row[whole]):
            rest = sum((sign * (abs(n) if sign < 0 else n) for c, sign in parts.items() if (n := row[c])), Decimal(0))
            told.append((abs(rent + rest - total) <= CLOSE, rest))
    return sum(bool(ties and rest) for ties, rest in told) >= FEWEST and mostly(ties for ties, _ in told)


def _settle(base: int, whole: int, rent: str, weights: Weights) -> None:
    for column, options in weights.items():
        for name in (rent, "totalCharges"):
            if name in options:
                options.setdefault(f"sourceColumns:otherRent@{column}", options.pop(name))
    weights[base] = {rent: MEANT}
    weights[whole] = {"totalCharges": MEANT}
