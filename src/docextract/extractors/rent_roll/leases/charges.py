"""Charge lines, charge columns and rent steps of an entry, and the rent they make."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection
from collections.abc import Mapping as MappingOf
from decimal import Decimal
from types import MappingProxyType

from ....models.place import Place
from ....models.rent_roll import Charge, RentRollRow, RentStep, SourceColumn
from ....proofs.tolerance import CENT
from ....values.dates import read_date
from ....values.numbers import money
from ....values.text import unescape, words
from ....vocabulary import Vocabulary
from ....vocabulary.charges import Frequency
from ...lines import Line
from ..anatomy.chargelists import Listed, listed_charges, listed_total, summed_charges
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry, SubLine, in_column
from ..anatomy.facts import CHARGE
from ..anatomy.fieldkinds import BILLED, OF_YEAR
from ..anatomy.headerblocks import GOOD
from ..anatomy.mapping import ColumnUse, Mapping
from ..cells.textcells import whole
from .asking import asks
from .steps import StepReader
from .terms import TermReader

_SHARES = frozenset({"tenantRent", "subsidyRent"})
"""Columns of the two shares of a rent."""

MOST_ROUNDED = Decimal("0.13")
"""So much twelve amounts of a month may be apart from one of a year for their cents."""


NO_WORDS: MappingOf[str, str] = MappingProxyType({})


class ChargeReader:
    """Reads what is charged. ``known`` are the codes that the document's own charge summary prints in full, ``told``
    what it says of those that it prints before their words: ``RC``, ``Rent Charge``."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        conventions: Conventions,
        *,
        commercial: bool,
        known: Collection[str] = (),
        told: MappingOf[str, str] = NO_WORDS,
        as_of: dt.date | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.conventions = conventions
        self.commercial = commercial
        self.as_of = as_of
        self.known = tuple(known)
        self.told = told
        self.steps = StepReader(vocabulary, conventions)
        self.terms = TermReader(vocabulary, conventions)
        self.unknown: dict[str, Place | None] = {}
        self.no_rent = 0
        self.torn: dict[int, str] = {}
        """Totals of a unit's charges that its own lines contradict, by ``rowIndex``."""

    def read(self, row: RentRollRow, entry: Entry) -> None:
        """Fill charges, steps, recoveries, and the rent that the charges make."""
        mapping = entry.mapping
        if entry.told or entry.noted or self.steps.columns(mapping):
            self.steps.told(row, entry)
        self.terms.told(row, entry)
        for line in entry.listed:
            if not asks(line.joined()):
                self._below(row, line)
        for name, said, line, column in entry.facts:
            if name == CHARGE:
                self._listed(row, said, line.place(column))
        for column in mapping.charge_lists:
            text = whole(entry, in_column(column), self._text(entry.line, column), self.conventions)
            over = next((use.header for use in mapping.kept if use.column == column), "")
            self._listed(row, text or "", entry.line.place(column), self.vocabulary.period(over))
        if mapping.plain and not entry.charges and not entry.steps:
            if row.charges:
                self._rent(row)
            return
        if mapping.charge_amounts or entry.charges:
            self._charge(row, entry.line, mapping, entry)
            for sub in entry.charges:
                self._charge(row, sub.line, sub.mapping, entry)
            self._total_below(row, entry)
            if entry.total is not None:
                self._total(row, entry.total.line, entry.total.mapping)
                self._owed(row, entry.total.line, entry.total.mapping)
                if mapping.split_amounts:
                    self._split(row, entry)
        elif mapping.charge_columns:
            self._columns(row, entry.line, mapping)
        if row.charges:
            self._rent(row, mapping)
            self._rent_of_year(row, entry)
        above = [sub for sub in entry.steps if sub.line.index < entry.line.index]
        for sub in above:
            self.steps.read(row, sub.line, sub.mapping)
        if mapping.steps or mapping.dated:
            self.steps.read(row, entry.line, mapping, entry)
        for sub in entry.steps[len(above) :]:
            self.steps.read(row, sub.line, sub.mapping)
        if mapping.nested:
            self.terms.read(row, entry)
        for sub in entry.options:
            self.terms.options(row, sub.line, sub.mapping)
        if row.rent_steps and self.as_of is not None:
            if not {"contractRent", "annualRent"} & mapping.by_field.keys() and not mapping.charge_amounts:
                self._step_in_force(row, self.as_of)
            row.rent_steps = [step for step in row.rent_steps if not self._is_of_today(row, step, self.as_of)]

    def beside_rent(self, row: RentRollRow, entry: Entry) -> None:
        """What columns of their own bill beside the rent each month, or each year where the rent is paid by the year,
        recoveries and other charges, are charges by the names of the columns; other charges are none where the charges
        that they come to are printed, and nobody is billed for a vacant unit."""
        mapping = entry.mapping
        known = {charge.amount for charge in row.charges}
        listed = known and (mapping.charge_amounts or entry.charges or entry.listed)
        self._shares(row, entry)
        self._conceded(row, entry)
        billed = [(use, entry.line) for use in mapping.uses]
        if entry.second is not None:
            billed += [(use, entry.second.line) for use in entry.second.mapping.second]
        for use, line in billed:
            if use.field not in BILLED or use.column not in line.filled:
                continue
            amount = money(line.values[use.column], self.conventions.numbers)
            if use.field == "otherCharges" and known and (listed or self._come_to(row, amount)):
                continue
            if use.field == "recoveries:total" and amount and self._sums_recoveries(line, mapping, amount):
                row.recoveries = [one for one in row.recoveries if (one.kind, one.amount) != ("total", amount)]
                said = SourceColumn(use.header, line.text(use.column) or "")
                row.source_columns = [*row.source_columns, said]
                continue
            period = use.period or mapping.rent_period
            if period == "ANNUAL" and row.annual_rent is None and row.occupancy_status != "VACANT":
                continue
            if period == "ANNUAL" and amount and any(abs(12 * (c.amount or 0) - amount) < 1 for c in row.charges):
                continue  # "Opex Annual" beside "Monthly Opex"
            if amount and amount not in known and period in ("MONTHLY", "ANNUAL", None):
                frequency: Frequency | None = "ANNUAL" if period == "ANNUAL" else None
                place, category = line.place(use.column), self.category(use.header)
                row.charges = [*row.charges, Charge(use.header, None, amount, category, frequency, place)]

    def _come_to(self, row: RentRollRow, amount: Decimal | None) -> bool:
        """Whether the charges of a row come to an amount, with the rent or without it."""
        paid = [c.amount or Decimal(0) for c in row.charges if not self.vocabulary.is_rent(c.category)]
        return amount in (sum(paid), sum(c.amount or Decimal(0) for c in row.charges))

    def _sums_recoveries(self, line: Line, mapping: Mapping, total: Decimal) -> bool:
        """Whether the recoveries of a row come to their total, which is no charge beside them."""
        parts = [u.column for u in mapping.uses if (u.field or "").startswith("recoveries:") and u.field in BILLED]
        listed = [money(line.values[use.column], self.conventions.numbers) or 0 for use in mapping.charge_columns]
        if len([amount for amount in listed if amount]) > 1 and sum(listed) == total:
            return True  # they are charges of their own, by the sum of all
        amounts = [money(line.values[c], self.conventions.numbers) or 0 for c in parts]
        return len([amount for amount in amounts if amount]) > 2 and sum(amounts) == 2 * total

    def _shares(self, row: RentRollRow, entry: Entry) -> None:
        """What the tenant pays of the rent and what a subsidy does, each in a column of its own, are two charges, where
        no other charge is rent: together they are the contract rent."""
        parts = [use for use in entry.mapping.uses if use.field in _SHARES]
        named = {use.field for use in parts}
        if named != _SHARES or any(self.vocabulary.is_rent(charge.category) for charge in row.charges):
            return
        amounts = {"tenantRent": row.tenant_rent, "subsidyRent": row.subsidy_rent}
        for use in parts:
            amount, places = amounts[use.field or ""], row.sources.get(use.field or "", [])
            if amount and (use.period or entry.mapping.rent_period) in ("MONTHLY", None):
                category = self.category(use.header)
                place = places[0] if places else None
                row.charges = [*row.charges, Charge(use.header, None, amount, category, None, place)]

    def _conceded(self, row: RentRollRow, entry: Entry) -> None:
        """What a column of its own takes off the rent each month is a charge below nought, by the column's name."""
        use = next((use for use in entry.mapping.uses if use.field == "concessions"), None)
        if use is None or not row.concessions or "concessions" in row.derived or row.contract_rent is None:
            return
        if any(self.vocabulary.is_concession(charge.category) for charge in row.charges):
            return
        if (use.period or entry.mapping.rent_period) in ("MONTHLY", None):
            category = self.category(use.header)
            amount, places = -abs(row.concessions), row.sources.get("concessions", [])
            place = places[0] if places else None
            row.charges = [*row.charges, Charge(use.header, None, amount, category, None, place)]

    @staticmethod
    def _step_in_force(row: RentRollRow, as_of: dt.date) -> None:
        """In a schedule of steps that lists those in force, with their first and last days, and no other rent: the one
        whose days are those of the roll is the rent."""
        now = [
            step
            for step in row.rent_steps
            if step.date and step.end_date and step.date <= as_of <= step.end_date and step.kind == "NEW_AMOUNT"
        ]
        if len(now) != 1 or row.contract_rent is not None or row.annual_rent is not None:
            return
        (step,) = now
        places = [step.source] if step.source is not None else []
        if step.period == "ANNUAL":
            row.annual_rent, row.sources["annualRent"] = step.amount, places
        else:
            row.contract_rent, row.sources["contractRent"] = step.amount, places

    @staticmethod
    def _is_of_today(row: RentRollRow, step: RentStep, as_of: dt.date) -> bool:
        """Whether a step of a schedule is over, or is the rent in place: those to come are steps."""
        if step.date is None or step.date > as_of:
            return False
        over = step.end_date is not None and step.end_date < as_of
        return over or step.amount in (row.contract_rent, row.annual_rent)

    def category(self, code: str | None, description: str | None = None) -> str | None:
        """The category of a charge, None if the vocabulary does not know it."""
        found = self.vocabulary.charge(code or "", description, commercial=self.commercial, known=self.known)
        if found is None and (words := self.told.get(code or "")) is not None:
            found = self.vocabulary.charge(words, None, commercial=self.commercial, known=self.known)
        return found

    def _charge(self, row: RentRollRow, line: Line, mapping: Mapping, entry: Entry) -> None:
        columns = [c for c in mapping.charge_amounts if c in line.filled]
        if not columns:
            return
        # Under rent and other charges, the one that is not the charge's is blank or 0.
        column = next((c for c in columns if money(line.values[c], self.conventions.numbers)), columns[0])
        amount = money(line.values[column], self.conventions.numbers)
        if amount is not None and column == mapping.column("concessions"):
            amount = -abs(amount)  # what stands under credits is one, printed with a sign or without
        code = self._text(line, mapping.column("chargeCode"))
        description = self._text(line, mapping.column("chargeDescription"))
        if amount is not None and any(text is not None and self.vocabulary.total(text) for text in (code, description)):
            self._total(row, line, mapping)
            return
        for of, where, rest in entry.charge_texts:
            if of is line and where == mapping.column("chargeCode"):
                code = f"{code} {rest}"
            elif of is line:
                description = f"{description} {rest}"
        place = line.place(column)
        if code is None and description is None:
            if amount:
                row.unread["charges"] = line.text(column) or ""
            elif amount is not None and row.contract_rent is None and not row.charges:
                # A unit that prints 0 as its only charge, without saying of what, pays no rent.
                row.contract_rent = amount
                row.sources["contractRent"] = [place] if place else []
            return
        if row.tenant_name and self.vocabulary.sentinel(row.tenant_name):
            asked = self.vocabulary.header(code or description or "")[:1]
            if any(match.field == "marketRent" and match.score >= GOOD for match in asked):
                row.market_rent, row.sources["marketRent"] = amount, [place] if place is not None else []
                return
        category = self.category(code, description)
        if category is None and (code or description):
            self.unknown.setdefault(code or description or "", place)
        if amount is not None and (day := self._billed_later(row, line, mapping, entry)) is not None:
            step = RentStep("NEW_AMOUNT", category, day, None, amount, source=place)
            row.rent_steps = [*row.rent_steps, step]
            return
        charge = Charge(code, description, amount, category, self._frequency(line, mapping), place)
        row.charges = [*row.charges, charge]
        self._recovered(row, charge)

    def _billed_later(self, row: RentRollRow, line: Line, mapping: Mapping, entry: Entry) -> dt.date | None:
        """The day from which on a line below that of the unit is billed, if that is to come: no charge of today."""
        column = mapping.charge_from
        if column is None or line is entry.line or self.as_of is None:
            return None
        reading = read_date(line.values[column], self.conventions.dates)
        if reading is None or reading.date <= max(self.as_of, row.lease_start_date or self.as_of):
            return None
        return reading.date

    def _frequency(self, line: Line, mapping: Mapping) -> Frequency | None:
        if text := self._text(line, mapping.column("chargeFrequency")):
            return self.vocabulary.frequency(text)
        return next((self._billed(use) for use in mapping.uses if use.field == "chargeAmount"), None)

    def _billed(self, use: ColumnUse) -> Frequency | None:
        """How often the charge of a column is billed, if its words say that it is not each month: ``S/C QTR``."""
        if use.period == "ANNUAL":
            return "ANNUAL"
        quarterly = any(self.vocabulary.frequency(word) == "QUARTERLY" for word in use.header.split())
        return "QUARTERLY" if quarterly else None

    def _columns(self, row: RentRollRow, line: Line, mapping: Mapping) -> None:
        nothing: list[Place] = []
        for use in mapping.charge_columns:
            value = line.values[use.column]
            if value is not None and value != "":
                amount = money(value, self.conventions.numbers)
                if amount:
                    place = line.place(use.column)
                    category = self.category(use.header)
                    if category is None:
                        self.unknown.setdefault(use.header, place)
                    charge = Charge(use.header, None, amount, category, self._billed(use), place)
                    row.charges = [*row.charges, charge]
                    self._recovered(row, charge)
                elif (
                    amount is not None
                    and self.vocabulary.is_rent(self.category(use.header))
                    and (zero := line.place(use.column)) is not None
                ):
                    nothing.append(zero)
        rented = any(self.vocabulary.is_rent(charge.category) for charge in row.charges)
        if nothing and not rented and row.contract_rent is None and row.tenant_name:
            # Whoever lives there for nothing has a printed rent of 0.
            row.contract_rent, row.sources["contractRent"] = Decimal(0), nothing

    def _below(self, row: RentRollRow, line: Line) -> None:
        """Charges that a row below the unit lists, with the total that it ends in, whether they come to it or not, or
        where they come to what the unit prints beside its rent, or in all."""
        listed = listed_total(line, self.conventions.numbers)
        if summed := summed_charges(line, self.conventions.numbers, rents=[row.contract_rent]) or listed[:-1]:
            self._take(row, summed, line.row_place())
            total = listed[-1][1]
            if row.total_charges is None:
                row.total_charges = total
                last = max((column for column in line.filled if line.is_number(column)), default=line.filled[-1])
                if (place := line.place(last)) is not None:
                    row.sources["totalCharges"] = [place]
            return
        whole = sum(amount for _, amount in listed_charges(line.joined(), self.conventions.numbers))
        rent = row.contract_rent or Decimal(0)
        if whole not in (row.other_charges, row.total_charges, (row.total_charges or Decimal(0)) - rent):
            row.unread["charges"] = line.joined()
            return
        self._listed(row, line.joined(), line.row_place())

    def _listed(self, row: RentRollRow, text: str, place: Place | None, per: Frequency | None = None) -> None:
        self._take(row, listed_charges(text, self.conventions.numbers), place, per)

    def _take(self, row: RentRollRow, listed: Listed, place: Place | None, per: Frequency | None = None) -> None:
        for code, amount in listed:
            category = self.category(code)
            if category is None:
                self.unknown.setdefault(code, place)
            charge = Charge(code, None, amount, category, per, place)
            row.charges = [*row.charges, charge]
            self._recovered(row, charge)

    def _recovered(self, row: RentRollRow, charge: Charge) -> None:
        """A charge that recovers costs is one of the row's recoveries; among homes only one that says which costs."""
        kind = self.vocabulary.recovery_kind(charge.category or "")
        if kind is not None and (self.commercial or kind != "other"):
            self.terms.recovered(row, charge, kind)

    def _total_below(self, row: RentRollRow, entry: Entry) -> None:
        """The total of the charges in the line of the last of them, where no other prints one and they come to it."""
        column = entry.mapping.column("totalCharges")
        if column is None or not entry.charges or row.total_charges is not None:
            return
        lines = [entry.line, *(sub.line for sub in entry.charges)]
        amount = money(lines[-1].values[column], self.conventions.numbers)
        if amount is None or any(column in line.filled for line in lines[:-1]) or lines[-1].space != entry.line.space:
            return
        if amount == sum((charge.amount or Decimal(0) for charge in row.charges), Decimal(0)):
            row.total_charges = amount
            if (place := lines[-1].place(column)) is not None:
                row.sources["totalCharges"] = [place]

    def _total(self, row: RentRollRow, line: Line, mapping: Mapping) -> None:
        amounts = mapping.charge_amounts
        column = mapping.column("totalCharges") if mapping.split_amounts else mapping.column("chargeAmount")
        if column is None and len(amounts) == 1:
            column = amounts[0]  # under the rent's header
        if column is None:
            return
        amount = money(line.values[column], self.conventions.numbers)
        if amount is not None:
            own = row.charges[0].amount if row.charges else None  # the sum in the first line is of it
            if row.total_charges not in (None, amount, own):
                self.torn[row.row_index] = f"prints {row.total_charges} and {amount} as the total of its charges"
            row.total_charges = amount
            if (place := line.place(column)) is not None:
                row.sources["totalCharges"] = [place]

    def _owed(self, row: RentRollRow, line: Line, mapping: Mapping) -> None:
        """What a unit owes, where only the line that closes its charges says so: ``Total A1 | 1,335.00 | -50.00``."""
        column = mapping.column("balance")
        amount = money(line.values[column], self.conventions.numbers) if column is not None else None
        if row.balance is None and amount is not None and column is not None:
            row.balance = amount
            if (place := line.place(column)) is not None:
                row.sources["balance"] = [place]

    def _split(self, row: RentRollRow, entry: Entry) -> None:
        """Rent and other charges, each against its own sum in the line that closes the charges."""
        assert entry.total is not None
        # What goes on under other columns stands below that line.
        lines = [entry.line, *(sub.line for sub in entry.charges if sub.line.space == entry.line.space)]
        lines = [line for line in lines if self._billed_later(row, line, entry.mapping, entry) is None]
        for column in entry.mapping.charge_amounts:
            stated = money(entry.total.line.values[column], self.conventions.numbers)
            parts = [money(line.values[column], self.conventions.numbers) for line in lines]
            actual = sum((part for part in parts if part is not None), Decimal(0))
            if stated is not None and abs(actual - stated) > CENT:
                header = entry.mapping.block.labels[column].text if column in entry.mapping.block.labels else "charges"
                self.torn[row.row_index] = f"{header} add up to {actual}, printed {stated}"

    def _says_rent(self, charge: Charge) -> bool:
        """Whether the only charge of a lease is called a rent, of whatever it is: ``Storage Rent``, ``Licence Fee``."""
        if (charge.category or "").endswith("percentageRent"):
            return False
        alone = not self.vocabulary.rents_alone.isdisjoint(words(charge.description or charge.code or ""))
        return alone and charge.frequency in ("MONTHLY", None) and bool(charge.amount)

    def _rent_of_year(self, row: RentRollRow, entry: Entry) -> None:
        """What the line of a rent charge prints for a year, if that is twelve times the charge: ``Annualized
        Billing``. What the first line prints for a year of another charge, ``cam``, is none of the rent."""
        use = _of_year(entry.mapping)
        column = entry.mapping.column("annualRent") if use is None else use.column
        lines = (SubLine(entry.line, entry.mapping), *entry.charges)
        if row.annual_rent is not None:
            if column is None:
                return
            first = self._for_a_year(lines[0], column)
            rents = [charge.amount for charge in row.charges if self.vocabulary.is_rent(charge.category)]
            if use is not None or first is None or first in rents:
                return
            row.annual_rent = None
            row.sources.pop("annualRent", None)
        for sub in lines:
            own = _of_year(sub.mapping)
            at = column if own is None else own.column
            if at is None or row.contract_rent is None:
                continue
            if self._for_a_year(sub, at) == row.contract_rent:
                row.annual_rent = money(sub.line.values[at], self.conventions.numbers)
                place = sub.line.place(at)
                row.sources["annualRent"] = [place] if place is not None else []
                return

    def _for_a_year(self, sub: SubLine, column: int) -> Decimal | None:
        """The charge of a line twelve times which stands in a column beside it."""
        amount = money(sub.line.values[column], self.conventions.numbers)
        charges = [money(sub.line.values[c], self.conventions.numbers) for c in sub.mapping.charge_amounts]
        return next((c for c in charges if amount and c and abs(12 * c - amount) < MOST_ROUNDED), None)

    def _parts_rent(self, row: RentRollRow, mapping: Mapping) -> None:
        """A rent beside which a subsidy is charged is the tenant's part, where the printed total is both and all other
        charges: 415 under ``Rent`` and 515 under ``Sec 8``, with 930 under ``Total``. It is a charge like the other."""
        use = next((use for use in mapping.uses if use.field == "contractRent"), None)
        charged = sum((charge.amount or Decimal(0) for charge in row.charges), Decimal(0))
        if use is None or row.contract_rent is None or row.total_charges != row.contract_rent + charged:
            return
        places = row.sources.pop("contractRent", [])
        row.tenant_rent, row.contract_rent = row.contract_rent, None
        row.sources["tenantRent"] = places
        place = places[0] if places else None
        tenants = Charge(use.header, None, row.tenant_rent, self.category(use.header), None, place)
        row.charges = [tenants, *row.charges]

    def _rent(self, row: RentRollRow, mapping: Mapping | None = None) -> None:
        """The rent of the lease from its charges: rent and subsidy lines; concessions apart."""
        rent: Decimal | None = None
        yearly: Decimal | None = None
        subsidy: Decimal | None = None
        concessions: Decimal | None = None
        codes: list[str] = []
        places: list[Place] = []
        conceded: list[Place] = []
        of_year: list[Place] = []
        homes = self._homes(row)
        for charge in row.charges:
            if charge.amount is None or charge.category is None or charge.category.endswith("percentageRent"):
                continue
            if charge.frequency not in ("MONTHLY", None):
                # Only what is billed monthly is monthly rent.
                if charge.frequency == "ANNUAL" and self.vocabulary.is_rent(charge.category):
                    yearly = (yearly or Decimal(0)) + charge.amount
                    if charge.source:
                        of_year.append(charge.source)
                continue
            if charge.amount < 0 and charge.category.endswith("subsidyHap"):
                subsidy = (subsidy or Decimal(0)) - charge.amount  # taken off the rent of the lease, no part of it
            elif self.vocabulary.is_rent(charge.category) and charge not in homes:
                rent = (rent or Decimal(0)) + charge.amount
                if charge.source:
                    places.append(charge.source)
                codes.append(charge.code or charge.description or "")
                if charge.category.endswith("subsidyHap"):
                    subsidy = (subsidy or Decimal(0)) + charge.amount
            elif self.vocabulary.is_concession(charge.category):
                concessions = (concessions or Decimal(0)) + charge.amount
                if charge.source:
                    conceded.append(charge.source)
        if rent is None and yearly is None and len(row.charges) == 1 and self._says_rent(row.charges[0]):
            (only,) = row.charges
            rent, places = only.amount, [only.source] if only.source else []
        if rent is not None and row.contract_rent is None:
            row.contract_rent = rent
            row.sources["contractRent"] = places
            row.derived["contractRent"] = "sum(charges:rent)"
        elif rent is None and yearly is not None and row.annual_rent is None:
            row.annual_rent = yearly
            row.sources["annualRent"] = of_year
            row.derived["annualRent"] = "sum(charges:annual rent)"
        elif (
            rent is None
            and row.contract_rent is None
            and row.annual_rent is None
            and any(c.amount for c in row.charges)
            and not any(self.vocabulary.is_dues(c.category) for c in row.charges)  # an owner pays no rent
        ):
            self.no_rent += 1
        if subsidy is not None and row.subsidy_rent is None:
            row.subsidy_rent = subsidy
            row.derived["subsidyRent"] = "sum(charges:subsidy)"
            if subsidy > 0 and mapping is not None and "contractRent" not in row.derived:
                self._parts_rent(row, mapping)
        if concessions is not None and row.concessions is None:
            row.concessions = concessions
            row.sources["concessions"] = conceded
            row.derived["concessions"] = "sum(charges:concession)"

    def _homes(self, row: RentRollRow) -> list[Charge]:
        """The rents of homes that stand on rented sites, where the roll prints what all charges come to: the contract
        rent is that of the site, and what is paid for the home beside it another charge."""
        if row.total_charges is None:
            return []
        rents = [charge for charge in row.charges if self.vocabulary.is_rent(charge.category) and charge.amount]
        named = [self.vocabulary.header(charge.code or charge.description or "") for charge in rents]
        parts = [any(match.kind == "rentPart" for match in matches) for matches in named]
        sites = [any(m.field == "contractRent" and m.score >= GOOD for m in matches) for matches in named]
        homes = [charge for charge, part, site in zip(rents, parts, sites, strict=True) if part and not site]
        return homes if any(part and site for part, site in zip(parts, sites, strict=True)) else []

    def _text(self, line: Line, column: int | None) -> str | None:
        if column is None or column not in line.filled:
            return None
        text = line.text(column)
        return " ".join(unescape(text).split()) if text else None


def _of_year(mapping: Mapping) -> ColumnUse | None:
    """The column of what the charges are in a year, which is kept as printed."""
    return next((use for use in mapping.kept if (use.field or "").startswith(OF_YEAR)), None)


def compose_rent(row: RentRollRow) -> None:
    """Where only the tenant's portion and the subsidy are printed, the contract rent is their sum, and says so."""
    if row.contract_rent is None and row.tenant_rent is not None and row.subsidy_rent is not None:
        row.contract_rent = row.tenant_rent + row.subsidy_rent
        row.derived["contractRent"] = "tenantRent+subsidyRent"
        row.sources["contractRent"] = [*row.sources.get("tenantRent", []), *row.sources.get("subsidyRent", [])]
