"""Check R01: what a unit prints as its total, against the charges that it prints, and what stands beside them.

Most systems print a total of the charge lines. Others print the rent, concessions or recoveries in columns of their own
before those of the charges, and a total of all: which of them it holds is what most rows say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from ....models.findings import CheckCell, CheckResult
from ....models.place import Place
from ....models.rent_roll import Charge, RentRollRow
from ....proofs.relations import CLOSE, mostly, nearly_all
from ..anatomy.results import result
from ..arithmetic.comparison import Comparison
from ..arithmetic.proving import NUMBER_FIELDS
from .leftover import name_of

FEWEST = 2
"""More rows must tell which codes are no part of the totals."""
MOST_CODES = 8
"""Codes of which one or two may be no part of the totals."""
ALONE = "charges"
"""The usual reading: the total of the charges alone."""
BESIDE = ("contractRent", "subsidyRent", "concessions", "otherCharges")
"""Fields that a total may hold beside the charges."""
RECOVERIES = "recoveries"
LESS = "-concessions"
"""Concessions that are printed without a sign, and taken off."""
Codes = tuple[str, ...]


class Charged:
    """What a row prints of a sum: its total, its charges and what stands beside them."""

    def __init__(self, row: RentRollRow, aside: Decimal | None) -> None:
        self.row = row
        self.aside = aside
        """The rent that a vacant unit would earn."""
        self._sums: dict[Codes, Decimal] = {}

    def charges(self, without: Codes) -> list[Decimal]:
        """Its charges but those of some codes."""
        return [c.amount for c in self.row.charges if c.amount is not None and code_of(c) not in without]

    def charged(self, without: Codes) -> Decimal:
        """What they come to."""
        if without not in self._sums:
            self._sums[without] = sum(self.charges(without), Decimal(0))
        return self._sums[without]

    @cached_property
    def beside(self) -> Mapping[str, Decimal]:
        """The amounts in cells of their own, by name."""
        row = self.row
        own: set[Place | None] = {charge.source for charge in row.charges}
        parts: dict[str, Decimal] = {}
        for name in BESIDE:
            amount: Decimal | None = getattr(row, NUMBER_FIELDS[name])
            if name == "contractRent" and amount is None:
                amount = self.aside
            if amount and name not in row.derived and not (own and own & set(row.sources.get(name, ()))):
                parts[name] = amount
                if name == "concessions" and amount > 0:
                    parts[LESS] = -amount
        recovered = [r.amount for r in row.recoveries if r.amount and r.period != "ANNUAL" and r.source not in own]
        return parts | ({RECOVERIES: sum(recovered, Decimal(0))} if recovered else {})


class Basis(NamedTuple):
    """What totals are the sum of, but for charges of some codes."""

    names: tuple[str, ...] = (ALONE,)
    without: Codes = ()

    def parts(self, printed: Charged) -> list[Decimal]:
        """The amounts of a row that stand in it; the charges together are one."""
        parts = [printed.beside[name] for name in self.names if name != ALONE and name in printed.beside]
        charged = printed.row.charges and ALONE in self.names
        return [*parts, printed.charged(self.without)] if charged else parts

    def added(self, printed: Charged) -> Decimal:
        """What they come to."""
        return sum(self.parts(printed), Decimal(0))

    def ties(self, printed: Charged) -> bool:
        """Whether that is the total of the row."""
        total = printed.row.total_charges
        return total is not None and abs(self.added(printed) - total) <= CLOSE

    @property
    def words(self) -> str:
        """As messages say it."""
        named = " + ".join(self.names).replace("+ -", "- ")
        return f"{named} without {', '.join(self.without)}" if self.without else named


def charges_by_row(comparison: Comparison) -> Iterator[CheckResult]:
    """Whether the parts of each row add up to its total. ``basis`` names what most totals are of."""
    aside = comparison.pro_forma.get("contractRent", {})
    rows = [Charged(row, aside.get(row.row_index)) for row in comparison.rows if row.total_charges is not None]
    basis, tried = _basis(rows)
    tested = [printed for printed in rows if basis.parts(printed)]
    if not tested:
        yield result("R01", "SKIPPED", "no row prints both charges and their total")
        return
    comparison.left_out, comparison.basis_of_rows = basis.without, [name for name in basis.names if name != ALONE]
    wrong: list[RentRollRow] = []
    example = ""
    for printed in tested:
        row = printed.row
        if torn := comparison.torn.get(row.row_index):
            wrong.append(row)
            example = example or f"{name_of(row)}: {torn}"
        elif basis.ties(printed):
            _confirm(comparison, printed, basis)
        else:
            wrong.append(row)
            actual = basis.added(printed)
            example = example or f"{name_of(row)}: {basis.words} add up to {actual}, printed {row.total_charges}"
    yield result(
        "R01", "FAIL" if wrong else "PASS",
        example if wrong else f"{basis.words} add up to the printed total in all {len(tested)} rows",
        basis=basis.words, basis_is_default=basis == Basis(), readings_tried=tried,
        expected=Decimal(len(tested)), actual=Decimal(len(tested) - len(wrong)), tolerance=CLOSE,
        rows=[r.row_index for r in wrong],
        cells=[CheckCell(row_index=r.row_index, field=name) for r in wrong for name in _fields(r, basis.names)],
    )  # fmt: skip


def _basis(rows: Sequence[Charged]) -> tuple[Basis, int]:
    """What most totals are the sum of, the charges alone unless more rows say otherwise, and how many were tried.

    Where no charges are printed, if nearly all of those that are more or less than the rent say so; nothing else, as a
    total may hold what is not printed. A column of what is no charge of the month, as the dues of a house, stands in no
    total: one code or two are left out if nearly all totals are the sum of the others.
    """
    usual = Basis()
    if all(map(usual.ties, rows)):
        return usual, 1
    charged = [printed for printed in rows if printed.row.charges]
    names = [name for name in (*BESIDE, LESS, RECOVERIES) if any(name in printed.beside for printed in rows)]
    beside = [some for size in range(1, len(names) + 1) for some in combinations(names, size)]
    beside = [some for some in beside if not {"concessions", LESS} <= {*some}]
    if not charged:
        bases = [Basis(some) for some in beside if len(some) > 1]
        return _best(Basis(()), rows, bases, lambda parts: len(parts) > 1), len(bases)
    codes = list(dict.fromkeys(code_of(charge) for printed in charged for charge in printed.row.charges))[:MOST_CODES]
    best, tried = usual, 0
    for without in ((), *combinations(codes, 1), *combinations(codes, 2)):
        alone = Basis((ALONE,), without)
        found = _best(alone, rows, [Basis((*some, ALONE), without) for some in beside], any)
        tried += 1 + len(beside)
        told = [found.ties(printed) for printed in charged if not without or found.added(printed)]
        if without and len(told) > FEWEST and nearly_all(told):
            return found, tried
        if not without:
            best = found
            if mostly(told):
                break
    return best, tried


def _best(
    usual: Basis, rows: Sequence[Charged], bases: Sequence[Basis], telling: Callable[[Sequence[Decimal]], bool]
) -> Basis:
    """The basis that most totals are of, of those that most rows keep whose parts tell; else the usual one."""
    best, most = usual, sum(usual.ties(printed) for printed in rows if usual.parts(printed))
    for basis in bases:
        told = [basis.ties(printed) for printed in rows if telling(basis.parts(printed))]
        if sum(told) > most and mostly(told):
            best, most = basis, sum(told)
    return best


def _confirm(comparison: Comparison, printed: Charged, basis: Basis) -> None:
    row, beside = printed.row, basis._replace(names=tuple(name for name in basis.names if name != ALONE))
    told = row.row_index in comparison.chosen or row.row_index in comparison.prover.chosen["totalCharges"]
    if told or sum(map(bool, [*beside.parts(printed), *printed.charges(basis.without)])) < 2:
        return  # the sum chose the columns, or one amount is repeated as its own total
    for code in {*map(code_of, row.charges)}.difference(basis.without):
        comparison.prover.confirm_charges(row, code)
    for name in ("totalCharges", *(name.removeprefix("-") for name in basis.names)):
        if name == "totalCharges" or name in BESIDE:
            comparison.prover.confirm([row], name, within=True)


def code_of(charge: Charge) -> str:
    """What a charge is called: its code, else its words."""
    return charge.code or charge.description or ""


def _fields(row: RentRollRow, basis: Sequence[str]) -> list[str]:
    """The fields that stand in the sum of a row: its total, its charges, what is composed of them, and what stands
    beside them in the basis."""
    parts = [name.removeprefix("-") for name in basis]
    charged = {charge.source for charge in row.charges if charge.source is not None}
    of_charges = [n for n in BESIDE if n in row.derived or (charged and charged.intersection(row.sources.get(n, ())))]
    beside = [name for name in BESIDE if name in parts or (row.charges and name in of_charges)]
    return ["totalCharges", *(["charges"] if row.charges and ALONE in parts else []), *beside]
