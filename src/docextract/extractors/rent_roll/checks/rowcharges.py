"""Check R01: what a unit prints as its total, against the charges that it prints, and what stands beside them.

Most systems print a total of the charge lines. Others print the rent, concessions or recoveries in columns of their own
before those of the charges, and a total of all: which of them it holds is what most rows say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from ....models.findings import CheckCell, CheckResult
from ....models.rent_roll import Charge, RentRollRow
from ....proofs.equations import Equation, Term
from ....proofs.relations import CLOSE, mostly, nearly_all
from ..anatomy.results import result
from ..arithmetic.amounts import code_of
from ..arithmetic.comparison import Comparison
from ..arithmetic.proving import NUMBER_FIELDS
from .equations import charged, printed_at
from .leftover import name_of

FEWEST = 2
"""More rows must tell which codes are no part of the totals."""
MOST_CODES = 8
"""Codes of which one or two may be no part of the totals."""
MONTHS = 12
ALONE = "charges"
"""The usual reading: the total of the charges alone."""
BESIDE = ("contractRent", "annualRent", "subsidyRent", "concessions", "otherCharges")
"""Fields that a total may hold beside the charges."""
RECOVERIES = "recoveries"
LESS = "-concessions"
"""Concessions that are printed without a sign, and taken off."""
Codes = tuple[str, ...]


OF_SHARES = "tenantRent+subsidyRent"
OWN = ("concessions", "tenantRent", "subsidyRent")
"""Fields that are charges of their row, too, where columns print them."""


def listed_charges(row: RentRollRow) -> list[Charge]:
    """The charges of a row but those that its own fields print; the parts of a rent, where that is printed too."""
    if not row.charges:
        return []
    names = OWN[:1] if row.derived.get("contractRent") == OF_SHARES else OWN
    own = {place for name in names if name not in row.derived for place in row.sources.get(name, ())}
    return [charge for charge in row.charges if charge.source is None or charge.source not in own]


class Charged:
    """What a row prints of a sum: its total, its charges and what stands beside them."""

    def __init__(self, row: RentRollRow, aside: Decimal | None) -> None:
        self.row = row
        self.aside = aside
        """The rent that a vacant unit would earn."""
        self._sums: dict[Codes, Decimal] = {}
        self.listed = listed_charges(row)
        """Its charges but those that are printed as fields of their own."""

    def charges(self, without: Codes) -> list[Term]:
        """Its charges but those of some codes."""
        return [charged(charge) for charge in self.listed if code_of(charge) not in without]

    def charged(self, without: Codes) -> Decimal:
        """What they come to."""
        if without not in self._sums:
            self._sums[without] = _come_to(self.charges(without))
        return self._sums[without]

    @cached_property
    def beside(self) -> Mapping[str, Sequence[Term]]:
        """The amounts in cells of their own, by name; a place may hold two of them: ``1,803.00 (28.89)``."""
        row, own = self.row, {(charge.source, charge.amount) for charge in self.listed}
        parts: dict[str, Sequence[Term]] = {}
        for name in BESIDE:
            amount: Decimal | None = getattr(row, NUMBER_FIELDS[name])
            if name == "contractRent" and amount is None:
                amount = self.aside
            yearly = any(charge.frequency == "ANNUAL" for charge in self.listed)
            if name == "annualRent" and row.contract_rent is not None and not yearly:
                continue  # the same rent again
            if (
                amount is not None
                and name not in row.derived
                and own.isdisjoint((place, amount) for place in row.sources.get(name, ()))
            ):
                place = printed_at(row, name)
                part = Term(amount, place, cell=None if place is None else (row.row_index, name))
                parts[name] = [part]
                if name == "concessions" and amount > 0:
                    parts[LESS] = [part._replace(factor=-1)]
        recovered = [r for r in row.recoveries if r.amount and r.period != "ANNUAL" and (r.source, r.amount) not in own]
        if recovered:
            parts[RECOVERIES] = [Term(r.amount, r.source, cell=None if r.source else id(r)) for r in recovered]
        return parts

    @cached_property
    def amounts(self) -> Mapping[str, Decimal]:
        """What they come to, by name, where that is not 0."""
        return {name: amount for name, terms in self.beside.items() if (amount := _come_to(terms))}


def _come_to(terms: Sequence[Term]) -> Decimal:
    return sum((term.amount * term.factor for term in terms), Decimal(0))


class Basis(NamedTuple):
    """What totals are the sum of, but for charges of some codes."""

    names: tuple[str, ...] = (ALONE,)
    without: Codes = ()
    months: int = 1
    """How many times the total the parts are: 12 where these are of a year and it is of a month."""

    def parts(self, printed: Charged) -> list[Decimal]:
        """The amounts of a row that stand in it; the charges together are one."""
        parts = [printed.amounts[name] for name in self.names if name != ALONE and name in printed.amounts]
        holds = printed.listed and ALONE in self.names
        return [*parts, printed.charged(self.without)] if holds else parts

    def terms(self, printed: Charged) -> list[Term]:
        """The same figure by figure."""
        beside = [term for name in self.names if name != ALONE for term in printed.beside.get(name, ())]
        return [*(printed.charges(self.without) if ALONE in self.names else ()), *beside]

    def added(self, printed: Charged) -> Decimal:
        """What they come to."""
        return sum(self.parts(printed), Decimal(0))

    def ties(self, printed: Charged) -> bool:
        """Whether that is the total of the row."""
        total = printed.row.total_charges
        return total is not None and abs(self.added(printed) - self.months * total) <= self.months * CLOSE

    def of_years(self, rows: Sequence[Charged]) -> bool:
        """Whether the parts are said to be those of a year, of which the total may be a month's."""
        billed = [charge for printed in rows for charge in printed.listed]
        rent = {name for name in self.names if name != ALONE}
        return rent == {"annualRent"} and all(charge.frequency == "ANNUAL" for charge in billed)

    @property
    def words(self) -> str:
        """As messages say it."""
        named = " + ".join(self.names).replace("+ -", "- ")
        named = f"{named} without {', '.join(self.without)}" if self.without else named
        return f"a month of {named}" if self.months > 1 else named


def charges_by_row(comparison: Comparison) -> Iterator[CheckResult]:
    """Whether the parts of each row add up to its total. ``basis`` names what most totals are of."""
    aside = comparison.pro_forma.get("contractRent", {})
    rows = [Charged(row, aside.get(row.row_index)) for row in comparison.rows if row.total_charges is not None]
    basis, tried = _basis(rows)
    comparison.equations.append(
        lambda: _equations((Charged(row, aside.get(row.row_index)) for row in comparison.rows), basis)
    )
    tested = [printed for printed in rows if basis.parts(printed) and not _unbilled(printed.row)]
    if not tested:
        yield result("R01", "SKIPPED", "no row prints both charges and their total")
        return
    wrong: list[RentRollRow] = []
    examples: list[str] = []
    for printed in tested:
        row = printed.row
        if (torn := comparison.torn.get(row.row_index)) is None and basis.ties(printed):
            _confirm(comparison, printed, basis)
            continue
        wrong.append(row)
        why = torn or f"{basis.words} add up to {basis.added(printed)}, printed {row.total_charges}"
        examples.append(f"{name_of(row)}: {why}")
    yield result(
        "R01", "FAIL" if wrong else "PASS",
        examples[0] if wrong else f"{basis.words} add up to the printed total in all {len(tested)} rows",
        basis=basis.words, basis_is_default=basis == Basis(), readings_tried=tried,
        expected=Decimal(len(tested)), actual=Decimal(len(tested) - len(wrong)), tolerance=CLOSE,
        rows=[r.row_index for r in wrong],
        cells=[CheckCell(row_index=r.row_index, field=name) for r in wrong for name in _fields(r, basis.names)],
    )  # fmt: skip


def _unbilled(row: RentRollRow) -> bool:
    """Whether a total of 0 says that nothing is billed yet, of a lease that is signed and begins later."""
    return row.occupancy_status == "VACANT_LEASED" and not row.total_charges


def _equations(rows: Iterable[Charged], basis: Basis) -> Iterator[Equation]:
    """The sum of each row, also where its total was not understood."""
    for printed in rows:
        if "totalCharges" in printed.row.sources and (terms := basis.terms(printed)):
            total = Term(printed.row.total_charges, printed_at(printed.row, "totalCharges"), -basis.months)
            exact = basis.months == 1
            yield Equation(f"charges of {name_of(printed.row)}", (total, *terms), basis.months * CLOSE, exact=exact)


def _basis(rows: Sequence[Charged]) -> tuple[Basis, int]:
    """What most totals are the sum of, the charges alone unless more rows say otherwise, and how many were tried.

    Where no charges are printed, if nearly all of those that are more or less than the rent say so; nothing else, as a
    total may hold what is not printed. A column of what is no charge of the month, as the dues of a house, stands in no
    total: one code or two are left out if nearly all totals are the sum of the others.
    """
    usual = Basis()
    if all(map(usual.ties, rows)):
        return usual, 1
    having = [printed for printed in rows if printed.listed]
    names = [name for name in (*BESIDE, LESS, RECOVERIES) if any(name in printed.amounts for printed in rows)]
    beside = [some for size in range(1, len(names) + 1) for some in combinations(names, size)]
    beside = [some for some in beside if not {"concessions", LESS} <= {*some}]
    if not having:
        bases = [Basis(some) for some in beside if len(some) > 1]
        return _best(Basis(()), rows, bases, lambda parts: len(parts) > 1), len(bases)
    codes = list(dict.fromkeys(code_of(charge) for printed in having for charge in printed.listed))[:MOST_CODES]
    best, tried = usual, 0
    for without in ((), *combinations(codes, 1), *combinations(codes, 2)):
        alone = Basis((ALONE,), without)
        found = _best(alone, rows, [Basis((*some, ALONE), without) for some in beside], any)
        tried += 1 + len(beside)
        told = [found.ties(printed) for printed in having if not without or found.added(printed)]
        if without and len(told) > FEWEST and nearly_all(told):
            return found, tried
        if not without:
            best = found
            if mostly(told):
                best, tried = _left_out(found, having, codes), tried + len(codes)
                break
    yearly = [basis for some in beside if (basis := Basis((*some, ALONE), months=MONTHS)).of_years(having)]
    if yearly and not mostly([best.ties(printed) for printed in having]):
        best, tried = _best(best, rows, yearly, any), tried + len(yearly)
    return best, tried


def _left_out(basis: Basis, having: Sequence[Charged], codes: Sequence[str]) -> Basis:
    """The basis without the code that stands in no total of the rows that have it, each of which is the sum of the
    others: what an owner gets of a tenant, beside what is billed of all."""
    for code in codes:
        rows = [printed for printed in having if any(code_of(charge) == code for charge in printed.listed)]
        rest = Basis(basis.names, (code,), basis.months)
        if len(rows) > FEWEST and not any(map(basis.ties, rows)) and all(map(rest.ties, rows)):
            return rest
    return basis


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
    row = printed.row
    told = row.row_index in comparison.chosen or row.row_index in comparison.prover.chosen["totalCharges"]
    if told or sum(bool(term.amount) for term in basis.terms(printed)) < 2:
        return  # the sum chose the columns, or one amount is repeated as its own total
    for code in {*map(code_of, listed_charges(row))}.difference(basis.without):
        comparison.prover.confirm_charges(row, code)
    for name in ("totalCharges", *(name.removeprefix("-") for name in basis.names)):
        if name == "totalCharges" or name in BESIDE:
            comparison.prover.confirm([row], name, within=True)


def _fields(row: RentRollRow, basis: Sequence[str]) -> list[str]:
    """The fields that stand in the sum of a row: its total, its charges, what is composed of them, and what stands
    beside them in the basis."""
    parts, listed = [name.removeprefix("-") for name in basis], listed_charges(row)
    charged = {charge.source for charge in listed if charge.source is not None}
    of_charges = [n for n in BESIDE if n in row.derived or (charged and charged.intersection(row.sources.get(n, ())))]
    beside = [name for name in BESIDE if name in parts or (listed and name in of_charges)]
    return ["totalCharges", *(["charges"] if listed and ALONE in parts else []), *beside]
