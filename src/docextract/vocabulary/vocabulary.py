"""All words in one place, each question answered once per text."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from functools import cached_property, lru_cache
from typing import Any

from ..values.remembered import TEXTS, remembered
from ..values.text import normal
from .charges import ChargeTable
from .groups import GroupTable
from .headers import HeaderTable
from .leases import LeaseTable
from .matches import HeaderMatch, Period, SectionMatch, StatusMatch, TotalMatch
from .phrases import FurnitureTable, TitleTable, TotalTable
from .statements import HeaderPhrases, StatementTable
from .statuses import StatusTable
from .uses import UseTable


class Vocabulary:
    """The words of rent rolls and statements. Immutable; made by :func:`load_vocabulary`.

    Every method takes printed text, compares whole words after NFKC, casefold and collapsed blanks, and remembers
    its answers.
    """

    header: Callable[[str], tuple[HeaderMatch, ...]]
    """Fields that a joined header text may name, best first; empty if none."""
    section: Callable[[str], SectionMatch | None]
    """The group of rows that a heading opens."""
    sentinel: Callable[[str], str | None]
    """The status that a tenant's or resident's cell says instead of a name: VACANT, ``-- Vacant --``, MODEL."""
    goes_on: Callable[[str], bool]
    """Whether a tenant's cell says that a space is one more of the lease above: ``Additional Space``."""
    lease_prefix: Callable[[str], tuple[str, str] | None]
    """``"* Acme LLC"`` as status and tenant."""
    total: Callable[[str], TotalMatch | None]
    """What a total row's label sums."""
    ends_table: Callable[[str], str | None]
    """What follows a table of units under this heading: ``summaryGroups``, ``notes`` …"""
    statement_total: Callable[[str], bool]
    """Whether a statement's label is worded as totals usually are."""
    title: Callable[[str], tuple[str, ...]]
    """Document types that a title line names, the longest phrase first."""
    is_title: Callable[[str], bool]
    """Whether a text is a title and says little else."""
    furniture: Callable[[str], str | None]
    """TITLE, NOTE, FOOTER or HEADER for a line that belongs to the page."""

    status_of: Callable[[str, bool, str | None], StatusMatch | None]
    """What :meth:`status` answers, by place."""
    occupancy_group: Callable[[str], str | None]
    occupancy_side: Callable[[str], str | None]
    """What a line of a totals block or of an occupancy table counts: ``occupied``, ``vacant``, ``total`` …"""
    names_only_group: Callable[[str], bool]
    """Whether a label holds nothing but the words of such groups."""
    remark: re.Pattern[str]
    """What begins a remark on a part: ``of which vacant`` beside the sums of all."""
    of_all: re.Pattern[str]
    """How many of all: ``16 of 21``, ``16/21``."""
    says_uncounted: Callable[[str], bool]
    """Whether words say that something is no unit: ``the car park is not counted``."""
    denies_units: Callable[[str], bool]
    """Whether words say by themselves that what they name is no unit: ``Other income (not sites)``."""
    in_digits: Callable[[str], str]
    """A text with its numbers in words as digits: ``Eight sites, seven leased``."""
    names_lease_type: Callable[[str], bool]
    """Whether a cell says how a lease shares the costs and nothing else: ``NNN``, ``Retail Gross``."""
    option_kind: Callable[[str], str | None]
    """What an option gives, by its text or header: ``renewal``, ``termination`` ..."""
    column_header: Callable[[str], HeaderPhrases]
    """What the header of a statement's column says."""
    key_total: Callable[[str], str | None]
    """The key total of a statement that a label is worded as."""
    statement_part: Callable[[str], str | None]
    """The section of a statement that a heading opens."""
    is_statistic: Callable[[str], bool]
    """Whether a statement's label names a count, an area, a percentage or a ratio."""
    statement_result: Callable[[str], str | None]
    """Which key total a label speaks of that stands where statements end: ``netCashFlow`` or ``netIncome``."""
    statistic: Callable[[str], str | None]
    """Which statistic a statement's label names: ``units``, ``roomsSold``, ``roomsAvailable``, ``occupancy`` ..."""
    ends_statement: Callable[[str], bool]
    """Whether a heading in a statement opens another table."""
    space_use: Callable[[str], str | None]
    """RESIDENTIAL, COMMERCIAL or NON_UNIT for a text that says what a space is used for."""
    use_of: Callable[[str], str | None]
    """The same for the cell of a row, also before a remark in brackets or behind a comma."""

    is_company: Callable[[str], bool]
    """Whether a tenant's name is a company's."""
    """Whether a title line names who manages or owns a property, not the property."""
    needs_no_area: Callable[[str], bool]
    """Whether a cell names a use without an area: a sign, an antenna, land, a room of the management."""
    numbers_use: Callable[[str], bool]
    earns_beside: Callable[[str], bool]
    """Whether a heading stands over what is earned beside the units: ``Other income``."""
    names_no_unit: Callable[[str], bool]
    """Whether a space is called as no unit is, or ends so: a steeple antenna, not a flat over a garage."""
    names_fixture: Callable[[str], bool]
    """Whether an id names what is let on a property and is no room of it: a mast, a roof."""

    goes_with_units: Callable[[str], bool]
    """Whether a room is called as those are that go with units: storage, a cellar."""

    def __init__(self, tables: Mapping[str, Sequence[Mapping[str, Any]]], sources: Sequence[str] = ()) -> None:
        statuses = StatusTable.build(tables["statuses"])
        charges = ChargeTable.build(tables["charges"])
        headers = HeaderTable.build(tables["headers"], charges.spellings())
        totals = TotalTable.build(tables["totals"])
        titles = TitleTable.build(tables["titles"])
        furniture = FurnitureTable.build(tables["furniture"])
        self.sources = tuple(sources)
        """The files that the words come from, for ``meta.engine``."""
        self.charged = headers.charged
        """Kinds of columns kept as printed whose amounts of money are charges."""
        self.header = remembered(headers.match)
        self._hinted = headers.match_or_hint
        self.word_for = headers.word_for
        """The first words that name a field outright."""
        self.hints = headers.hints
        """The fields that single words of a header hint at, the likeliest first."""
        self.is_part = headers.is_part
        """Whether a header says that its amounts are a part of those beside it: "of which voucher"."""
        self.names_tax = headers.names_tax
        self.holds_tax = headers.holds_tax
        """Whether a header names a tax on what is paid, and whether it says that it is in its amounts."""
        self.spanned = headers.spanned
        """The field of a column whose words say something only below its title."""
        self.section = remembered(statuses.section)
        self.is_answer, self.says_yes, self.asks = statuses.is_answer, statuses.says_yes, statuses.asks
        """Whether a cell says yes or no, whether it says yes, and whether a header asks for a status that way."""
        self.sentinel, self.goes_on = remembered(statuses.sentinel), statuses.goes_on
        self.lease_prefix = remembered(statuses.lease_prefix)
        self.status_words = frozenset(w for phrase in (*statuses.words, *statuses.sentinels) for w in phrase)
        """The single words, casefolded, that statuses and vacant units are called by."""
        self.total = remembered(totals.total)
        self.ends_table = remembered(totals.ends_table)
        self.statement_total = remembered(totals.statement_total)
        self.title = remembered(titles.title)
        self.is_title = remembered(titles.is_title)
        self.furniture = remembered(furniture.furniture)
        self.cued = titles.cued
        groups = GroupTable.build(tables["groups"])
        self.occupancy_group = remembered(groups.occupancy_group)
        self.occupancy_side = remembered(groups.occupancy_side)
        self.names_only_group = remembered(groups.names_only_group)
        self.in_digits, self.remark, self.of_all = groups.in_digits, groups.remark, groups.of_all
        self.says_uncounted, self.denies_units = groups.says_uncounted, groups.denies_units
        self.table_column = groups.table_column
        self.unit_count, self.space_count = groups.unit_count, remembered(groups.space_count)
        self.counts_spaces = groups.counts_spaces
        self.area_of = groups.area_of
        self.names_units = groups.names_units
        self.is_tenancy = groups.is_tenancy
        self.is_average = groups.is_average
        self.type_tables = groups.type_tables
        """``floorPlans`` or ``leaseTypes`` by the names of ends of a roll whose tables list such."""
        self.charge_ends = groups.charge_ends
        """Names of the ends of a roll (see ``ends_table``) whose tables list charges by code."""
        self._limits = groups.limits
        self.lease_totals = groups.lease_totals
        """Labels, normal, of rows that sum the rents of the lease above them."""
        self.charge_titles = groups.charge_titles
        """Titles, normal, of lists of charges under a lease."""
        self.option_titles, self.other_titles = groups.option_titles, groups.other_titles
        """Titles, normal, of lists of options under a lease, and of lists that no field holds."""
        self.names_later_rent = groups.names_later_rent
        self.names_owner = groups.names_owner
        uses = UseTable.build(tables["uses"])
        self.space_use = remembered(uses.space_use)
        self.is_company = remembered(uses.is_company)
        self.needs_no_area = remembered(uses.needs_no_area)
        self.use_of = remembered(uses.use_of)
        self.numbers_use = remembered(uses.numbers_use)
        self.earns_beside = remembered(uses.earns_beside)
        self.names_no_unit = remembered(uses.names_no_unit)
        self.names_fixture = remembered(uses.names_fixture)
        self.goes_with_units = remembered(uses.goes_with_units)
        leases = LeaseTable.build(tables["leases"])
        self.names_lease_type = remembered(leases.names_lease_type)
        self.option_kind = remembered(leases.option_kind)
        self.notice_at = leases.notice_at
        self.no_option = leases.no_option
        self.tells_step, self.says_step, self.heads_steps = leases.tells_step, leases.says_step, leases.heads_steps
        self._step_periods = leases.periods
        statements = StatementTable.build(tables["statements"])
        self.column_header = remembered(statements.header)
        self.key_total = remembered(statements.key_total)
        self.statement_part = remembered(statements.part)
        self.is_statistic = remembered(statements.is_statistic)
        self.statement_result = remembered(statements.result)
        self.statistic = remembered(statements.statistic)
        self.ends_statement = remembered(statements.ends)
        self.speaks_of_cash = statements.speaks_of_cash
        self.property_label = titles.property_label
        self.names_no_property = titles.names_no_property
        """Whether words stand where a property's name does and are none: "All Properties"."""
        self.says_nothing = remembered(titles.says_nothing)
        """Whether words say what is listed and name nothing: "In-place leases", "Exhibit C"."""
        self.names_place = titles.names_place
        """Whether a name has a word for places that are let: "Court", "Plaza"."""
        self.names_agent = titles.names_agent
        self.names_several = remembered(titles.names_several)
        self.begins_with_part = titles.begins_with_part
        self.names_part = titles.names_part
        """``building`` or ``floor`` for a heading that names a part of a property: "Building A", "Floor 2"."""
        self.without_remark = titles.without_remark
        """A name without the remark in brackets behind it: "Willow Center (Amounts in USD)"."""
        self.names_program = titles.names_program
        """Whether words name the program that made a report: "OneSite Reports", "Argus Enterprise 13.2"."""
        self.qualifies_title = titles.qualifies_title
        """Whether words behind a report's title only say how it is made: "By Bed"."""
        self.frequency = remembered(charges.frequency)
        self.recovery_kind = charges.recoveries.get
        """The kind of recovery that charges of a category are (``"cam"``), None for other categories."""
        self.rents_alone = charges.alone
        """Words of which one makes the only charge of a lease its rent: ``licence``."""
        self.status_of = lru_cache(TEXTS)(statuses.status)
        self._charge = lru_cache(TEXTS)(charges.category)
        self._rent, self._concession, self._dues = charges.rent, charges.concession, charges.dues

    @cached_property
    def hinting(self) -> Vocabulary:
        """The same words, but headers name a field also by single words that hint at it."""
        other = copy(self)
        other.header = remembered(self._hinted)
        return other

    def status(self, text: str, *, in_column: bool, header: str | None = None) -> StatusMatch | None:
        """The occupancy status that a cell says. One-letter codes and free wording count only ``in_column``.

        ``header`` is the column's: under ``Vacant?`` and ``Occ?`` a yes or no is a status.
        """
        return self.status_of(text, in_column, header)

    def charge(
        self,
        code: str | None,
        description: str | None = None,
        *,
        commercial: bool = False,
        known: Collection[str] = (),
    ) -> str | None:
        """The chart-of-accounts category of a charge, None if no rule knows it.

        ``known`` are the descriptions of the document's own charge summary, which complete clipped ones.
        """
        return self._charge(code, description, commercial, tuple(known) if not isinstance(known, tuple) else known)

    def period(self, text: str) -> Period | None:
        """Whether a word says that amounts are per month or per year."""
        found = self.frequency(text)
        return found if found == "MONTHLY" or found == "ANNUAL" else None

    def step_period(self, word: str) -> Period | None:
        """Whether a word beside the amount of a rent step says that it is per month or per year: ``mo``, ``yr``."""
        return self.period(word) or self._step_periods.get(normal(word))

    def limited_to(self, text: str) -> str | None:
        """``current``, ``future`` or ``former`` for a caption that limits a table: "(Current Residents Only)"."""
        for bracket in re.findall(r"\(([^()]+)\)", text) or [text]:
            *rest, last = bracket.split() or [""]
            if rest and normal(last) in self._limits and (match := self.section(" ".join(rest))) is not None:
                return match.scope
        return None

    def is_rent(self, category: str | None) -> bool:
        """Whether amounts of a category make up the contract rent, subsidy included."""
        return category in self._rent

    def is_dues(self, category: str | None) -> bool:
        """Whether amounts of a category are what owners pay to their association instead of a rent."""
        return category in self._dues

    def is_concession(self, category: str | None) -> bool:
        """Whether amounts of a category are concessions; employee allowances are none."""
        return category in self._concession
