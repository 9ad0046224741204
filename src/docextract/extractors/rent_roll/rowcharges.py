"""Check R01: what a unit prints as its total, against the charges that it prints, and what stands beside them.

Most systems print a total of the charge lines. Others print the rent, concessions or recoveries in columns of their own
before those of the charges, and a total of all: which of them it holds is what most rows say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import combinations

from ...models.findings import CheckCell, CheckResult
from ...models.place import Place
from ...models.rent_roll import Charge, RentRollRow
from .ground import Ground
from .leftover import name_of
from .results import result

CLOSE = Decimal("0.005")
FEWEST = 2
"""Rows with several parts that tell what totals are of where no charges are printed."""
MOST = 4
"""One of so many may not keep to it."""
MOST_CODES = 8
"""Codes of which one or two may be no part of the totals."""
ALONE = "charges"
"""The usual reading: the total of the charges alone."""
BESIDE = {
    "contractRent": "contract_rent",
    "subsidyRent": "subsidy_rent",
    "concessions": "concessions",
    "otherCharges": "other_charges",
}
"""Fields that a total may hold beside the charges."""
RECOVERIES = "recoveries"
LESS = "-concessions"
"""Concessions that are printed without a sign, and taken off."""

Codes = Sequence[str]
Parts = Mapping[str, Decimal]
"""What a row adds up: its charges, and what it prints beside them, by name."""


def charges_by_row(ground: Ground) -> Iterator[CheckResult]:
    """Whether the parts of each row add up to its total. ``basis`` names what most totals are of."""
    rows = [row for row in ground.rows if row.total_charges is not None]
    charged = [row for row in rows if row.charges]
    basis: tuple[str, ...] = (ALONE,)
    without: Codes = ()
    tried = 1
    parts: dict[int, Parts] = {row.row_index: {ALONE: _charged(row)} for row in charged}
    if rows and not all(_ties(row, parts.get(row.row_index, {}), basis) for row in rows):
        aside = ground.pro_forma.get("contractRent", {})
        whole = {row.row_index: _parts(row, aside.get(row.row_index)) for row in rows}
        basis, tried = _basis(rows, charged, whole) if charged else _basis_without_charges(rows, whole)
        if charged and 2 * sum(not _ties(row, whole[row.row_index], basis) for row in charged) > len(charged):
            without, basis, whole, more = _without_codes(rows, charged, whole, basis)
            tried += more
        if without or basis != (ALONE,):
            parts = {index: found for index, found in whole.items() if any(name in found for name in basis)}
    tested = [row for row in rows if row.row_index in parts]
    if not tested:
        yield result("R01", "SKIPPED", "no row prints both charges and their total")
        return
    ground.left_out, ground.basis_of_rows = without, [name for name in basis if name != ALONE]
    wrong: list[RentRollRow] = []
    example = ""
    named = _named(basis) + (f" without {', '.join(without)}" if without else "")
    for row in tested:
        if torn := ground.torn.get(row.row_index):
            wrong.append(row)
            example = example or f"{name_of(row)}: {torn}"
        elif _ties(row, parts[row.row_index], basis):
            _confirm(ground, row, basis, without)
        else:
            wrong.append(row)
            actual = _added(parts[row.row_index], basis)
            example = example or f"{name_of(row)}: {named} add up to {actual}, printed {row.total_charges}"
    yield result(
        "R01", "FAIL" if wrong else "PASS",
        example if wrong else f"{named} add up to the printed total in all {len(tested)} rows",
        basis=named, basis_is_default=basis == (ALONE,) and not without, readings_tried=tried,
        expected=Decimal(len(tested)), actual=Decimal(len(tested) - len(wrong)), difference=Decimal(-len(wrong)),
        tolerance=CLOSE, rows=[r.row_index for r in wrong],
        cells=[CheckCell(row_index=r.row_index, field=name) for r in wrong for name in _fields(r, basis)],
    )  # fmt: skip


def _basis(
    rows: Sequence[RentRollRow], charged: Sequence[RentRollRow], whole: Mapping[int, Parts]
) -> tuple[tuple[str, ...], int]:
    """What most totals are the sum of, the charges alone unless more rows say otherwise, and how many were tried."""
    names = _names(whole)
    best: tuple[str, ...] = (ALONE,)
    most = sum(_ties(row, whole[row.row_index], (ALONE,)) for row in charged)
    tried = 1
    for size in range(1, len(names) + 1):
        for beside in _combined(names, size):
            basis = (*beside, ALONE)
            tested = [row for row in rows if _added(whole[row.row_index], basis)]
            ties = sum(_ties(row, whole[row.row_index], basis) for row in tested)
            tried += 1
            if ties > most and 2 * ties >= len(tested):
                best, most = basis, ties
    return best, tried


def _without_codes(
    rows: Sequence[RentRollRow], charged: Sequence[RentRollRow], whole: dict[int, Parts], basis: tuple[str, ...]
) -> tuple[Codes, tuple[str, ...], dict[int, Parts], int]:
    """A column of what is no charge of the month, as the dues of a house, stands in no total: one code or two that are
    left out, with the basis and the parts then, if nearly all totals are the sum of the others; else none."""
    codes = list(dict.fromkeys(map(code_of, (charge for row in charged for charge in row.charges))))[:MOST_CODES]
    tried = 0
    for without in (*combinations(codes, 1), *combinations(codes, 2)):
        left = whole | {row.row_index: {**whole[row.row_index], ALONE: _charged(row, without)} for row in charged}
        best, more = _basis(rows, charged, left)
        tried += more
        telling = [row for row in charged if _added(left[row.row_index], best)]
        holds = sum(_ties(row, left[row.row_index], best) for row in telling)
        if len(telling) > FEWEST and holds * 10 >= len(telling) * 9:
            return without, best, left, tried
    return (), basis, whole, tried


def _basis_without_charges(rows: Sequence[RentRollRow], whole: Mapping[int, Parts]) -> tuple[tuple[str, ...], int]:
    """What the totals are the sum of where no charges are printed, if most of those that are more or less than the rent
    say so; nothing else, as a total may hold what is not printed."""
    names = _names(whole)
    bases = [some for size in range(2, len(names) + 1) for some in _combined(names, size)]
    best: tuple[str, ...] = ()
    most = 0
    for basis in bases:
        telling = [row for row in rows if sum(name in whole[row.row_index] for name in basis) > 1]
        ties = sum(_ties(row, whole[row.row_index], basis) for row in telling)
        if ties > most and ties >= FEWEST and MOST * ties >= len(telling) * (MOST - 1):
            best, most = basis, ties
    return best, len(bases)


def _names(whole: Mapping[int, Parts]) -> list[str]:
    return [name for name in (*BESIDE, LESS, RECOVERIES) if any(name in parts for parts in whole.values())]


def _combined(names: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    """So many of the names, concessions with one sign at a time."""
    return (some for some in combinations(names, size) if not {"concessions", LESS} <= {*some})


def _charged(row: RentRollRow, without: Collection[str] = ()) -> Decimal:
    return sum((c.amount for c in row.charges if c.amount is not None and code_of(c) not in without), Decimal(0))


def code_of(charge: Charge) -> str:
    """What a charge is called: its code, else its words."""
    return charge.code or charge.description or ""


def _parts(row: RentRollRow, aside: Decimal | None) -> Parts:
    """The amounts of a row that stand in cells of their own; ``aside`` is the rent that a vacant unit would earn."""
    own: set[Place | None] = {charge.source for charge in row.charges}
    parts: dict[str, Decimal] = {}
    if row.charges:
        parts[ALONE] = _charged(row)
    for name, attribute in BESIDE.items():
        amount: Decimal | None = getattr(row, attribute)
        if name == "contractRent" and amount is None:
            amount = aside
        if amount and name not in row.derived and not (own and own & set(row.sources.get(name, ()))):
            parts[name] = amount
            if name == "concessions" and amount > 0:
                parts[LESS] = -amount
    recovered = [
        recovery.amount
        for recovery in row.recoveries
        if recovery.amount and recovery.period != "ANNUAL" and recovery.source not in own
    ]
    if recovered:
        parts[RECOVERIES] = sum(recovered, Decimal(0))
    return parts


def _added(parts: Parts, basis: Sequence[str]) -> Decimal:
    return sum((parts[name] for name in basis if name in parts), Decimal(0))


def _ties(row: RentRollRow, parts: Parts, basis: Sequence[str]) -> bool:
    return row.total_charges is not None and abs(_added(parts, basis) - row.total_charges) <= CLOSE


def _confirm(ground: Ground, row: RentRollRow, basis: Sequence[str], without: Codes) -> None:
    told = row.row_index in ground.chosen or "totalCharges" in ground.prover.chosen
    if told or _terms(row, basis, without) < 2:
        return  # the sum chose the columns, or one amount is repeated as its own total
    for code in {*map(code_of, row.charges)}.difference(without):
        ground.prover.confirm_charges(row, code)
    ground.prover.confirm([row], "totalCharges", within=True)
    for name in basis:
        if (field := name.removeprefix("-")) in BESIDE:
            ground.prover.confirm([row], field, within=True)


def _terms(row: RentRollRow, basis: Sequence[str], without: Codes) -> int:
    """How many amounts that are not 0 stand in the sum of a row."""
    beside = [getattr(row, BESIDE[name.removeprefix("-")]) for name in basis if name.removeprefix("-") in BESIDE]
    charged = [charge.amount for charge in row.charges if code_of(charge) not in without]
    recovered = [recovery.amount for recovery in row.recoveries if RECOVERIES in basis]
    return sum(map(bool, [*beside, *charged, *recovered]))


def _fields(row: RentRollRow, basis: Sequence[str]) -> list[str]:
    """The fields that stand in the sum of a row: its total, its charges, what is composed of them, and what stands
    beside them in the basis."""
    parts = [name.removeprefix("-") for name in basis]
    charged = {charge.source for charge in row.charges if charge.source is not None}
    of_charges = [n for n in BESIDE if n in row.derived or (charged and charged.intersection(row.sources.get(n, ())))]
    beside = [name for name in BESIDE if name in parts or (row.charges and name in of_charges)]
    return ["totalCharges", *(["charges"] if row.charges and ALONE in parts else []), *beside]


def _named(basis: Sequence[str]) -> str:
    return " + ".join(basis).replace("+ -", "- ")
