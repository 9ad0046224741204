"""Columns whose words name no field: told by their cells, by single words above them, and by what a roll says anyway.

Every roll says of its units where they are, whether they are let, from when to when, and for how much. Where no column
is named for one of these, the one is taken whose cells are of its kind, in the rows where it must stand: a status is
one of a few words that part the let rows from the vacant ones, an address is another one in every row, what a unit may
earn stands in the vacant rows too.
"""

from __future__ import annotations

import datetime as dt
import itertools
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

from ....values.bedbath import bed_bath
from ....values.dates import date_order, find_dates, looks_like_date, read_date
from ....values.numbers import is_money_like, money, percent
from ....values.text import normal, words
from ....values.wordlist import wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import amounts_in
from ..anatomy.fieldkinds import DATES, KINDS, NUMBERS, Kind
from ..anatomy.headerblocks import GOOD
from ..anatomy.mapping import ColumnUse, Mapping
from ..anatomy.profile import Profile, names_differ, profile_columns
from .chargecolumns import kind_of
from .evidence import LEASE_DAYS, fit

_CODE = re.compile(r"[A-Z]{1,4}[-. /]?\d{1,5}[A-Z]?")
"""What names a unit and nothing else: ``U-4``."""
_EARLIER = frozenset(wordlist("docextract.vocabulary", "rolls.toml")["over"]["earlier"])
"""Words that say of when something is, of a rent as well as of what is owed."""
_TORN = re.compile(r"-\w{2,}")
"""The end of a unit's name whose beginning stands in the cell before it: ``4410``, ``-0106``."""
_OF_LEASES = frozenset({"lease", "term", "agreement", "tenancy", "contract", "licence", "license"})
"""Words that say whose end a day is."""
FEWEST = 3
"""Rows that must be filled for a column to tell anything."""
NEARLY_ALL, MOST = 0.9, 0.6
"""Parts of the rows."""
MOST_HOMES = 0.7
"""So many different units at most stand in so many rows where these are of beds."""
_NUMBER = re.compile(r"\d+")
MOST_DOORS = 100_000
"""No unit has a higher number."""
MOST_NUMBERED = 0.7
"""Of rows so many of which name their unit by a number, the others are of a table below."""
MOST_KINDS = 0.86
"""Of rows, so many different words still sort them: some stand twice."""
MOST_STATUSES = 10
"""So many different words may be statuses."""
LONGEST_STATUS = 24
"""Letters of a status on the average."""
LONGEST_MARK = 8
"""Letters of a word that tells the homes of a house apart: ``Upstairs``."""
ALIKE = (Decimal("0.5"), Decimal(2))
"""How many times the rent in place what a unit may earn is in the middle row."""
INSTEAD: dict[str, frozenset[str]] = {
    "contractRent": frozenset({"contractRent", "annualRent", "tenantRent"}),
    "unit": frozenset({"unit", "bed"}),
    "unitType": frozenset({"unitType", "floorPlan", "bedBath"}),
    "moveOutDate": frozenset({"moveOutDate"}),
}
"""Fields that tell the same as one."""
WORDY = 3
"""Words of a description of a space."""
PLAIN = frozenset({"other", "type", "priorBalance"})
"""Kinds of columns that are kept as printed and may be more."""
FOR_WANT_OF_OTHERS = frozenset({"balance", "statusText", "unitType"})
"""Fields of columns that are usually something beside them: what was owed before, the state, the size of a home."""
UNSURE = frozenset({"annualRent", "totalCharges", "chargeAmount"})
"""Fields of amounts that a rent by the month may pass for."""
WEEK, WEEKS, ROUNDED, CENTS = "sourceColumns:weekRent", Decimal(52) / 12, Decimal("4.33"), Decimal("0.01")
"""What a column of rents by the week is kept as; the weeks of a month, and what they are rounded to."""
YEARS = {"annualRent": 5, "contractRent": 60}
"""So many rents are those of five years; no rent that is asked for comes to more."""
COSTS = frozenset(f"recoveries:{kind}" for kind in ("cam", "realEstateTaxes", "insurance", "nnn"))
"""What tenants pay of the costs of their landlord."""


def tell_by_cells(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Give columns that no words name the fields that are missing, where their cells and places fit nothing else."""
    _keep_counts(mapping, vocabulary, body)
    _keep_prices(mapping, body)
    _keep_costs(mapping, vocabulary, body)
    _keep_sums_of_costs(mapping, body)
    _tell_month(mapping, vocabulary, body)
    _pair_names(mapping)
    _pair_terms(mapping, body)
    _tell_tenants(mapping, profiles, vocabulary)
    _prefer_codes(mapping, _rows(mapping, body, vocabulary))
    _number_beds(mapping, body, vocabulary)
    _tell_beds(mapping, _rows(mapping, body, vocabulary))
    _tell_building(mapping, _rows(mapping, body, vocabulary), vocabulary)
    left, kept = (
        [u for u in uses if u.header and u.column < len(profiles) and profiles[u.column].total >= FEWEST]
        for uses in (mapping.unmapped, mapping.kept)
    )
    stacked = mapping.stacked  # what the units are stands below the names of their tenants
    if not stacked and INSTEAD["unit"].isdisjoint(mapping.by_field):
        _take_properties(mapping, _rows(mapping, body, vocabulary))
    coded = next((u for u in mapping.uses if u.field == "chargeCode" and "chargeAmount" not in mapping.by_field), None)
    if not left and not kept and coded is None:
        return
    if not stacked and INSTEAD["unit"].isdisjoint(mapping.by_field):
        _tell_unit(_Table(mapping, _rows(mapping, body, vocabulary), vocabulary), left)
    table = _Table(mapping, _rows(mapping, body, vocabulary), vocabulary)
    if len(table.rows) < FEWEST:
        return
    for use in left:
        if use.field is None and table.parts_statuses(use):
            _take(mapping, use, "statusText", "its few words part the let rows from the vacant ones")
            break
    if coded is not None and table.parts_statuses(coded):
        _rename(mapping, coded, "statusText", "its few codes part the let rows from the vacant ones")
    for use in (*left, *kept):
        if (use.field is None or use.kind is Kind.KEPT) and table.holds_terms(use):
            _take(mapping, use, "leaseTermMonths", "most of its cells hold the first and the last day of a lease")
            break
    # What a unit may earn is told beside the rent in place.
    hinted = [(use, name) for use in left for name in vocabulary.hints(use.header)]
    hinted += [
        (use, name)
        for use in kept
        if kind_of(use) in PLAIN
        for name in vocabulary.hints(use.header)
        if name in FOR_WANT_OF_OTHERS
    ]
    asked = [use for use in kept if kind_of(use) == "otherRent" and "marketRent" in vocabulary.hints(use.header)]
    hinted += [(use, "marketRent") for use in asked]
    due = [use for use in kept if kind_of(use) == "due"]
    hinted += [
        (use, "balance") for use in due if table.is_owed_by_few(use.column) or table.is_left(use, [*left, *kept])
    ]
    rents = [vocabulary.charge(use.header, commercial=True) for use, name in hinted if name == "contractRent"]
    if "totalCharges" in mapping.by_field and len(rents) > 1 and all(map(vocabulary.is_rent, rents)):
        hinted = [one for one in hinted if one[1] != "contractRent"]  # "Warehouse rent", "Office rent", "Total"
    _tell_days(table, left)
    if not stacked:
        _tell_kind(table, left)
    _tell_rent(table, left)
    for use, name in sorted(hinted, key=lambda one: one[1] == "marketRent"):
        open_ = (use.field is None or use.kind is Kind.KEPT) and not _stands_apart(mapping, use, name)
        if open_ and table.lacks(name) and table.holds(use, name):
            _take(mapping, use, name, f"a word of its header hints at {name}, and its cells fit")


def _stands_apart(mapping: Mapping, use: ColumnUse, name: str) -> bool:
    """Whether a column of days stands below another title than the tenant's, below which other days of the lease do."""
    at, labels = mapping.by_field, mapping.block.labels
    if name not in LEASE_DAYS or not labels.keys() >= {at.get("tenantName"), use.column}:
        return False
    title, own = labels[at["tenantName"]].group, labels[use.column].group
    days = [labels[at[field]].group for field in LEASE_DAYS & at.keys() if at[field] in labels]
    return bool(title and own) and title != own and title in days


def _pair_names(mapping: Mapping) -> None:
    """``Last`` beside ``First`` is the name of whoever has the unit."""
    given = next((use for use in mapping.kept if kind_of(use) == "firstName"), None)
    if given is None or "tenantName" in mapping.by_field:
        return
    for use in mapping.unmapped:
        if abs(use.column - given.column) == 1 and normal(use.header) == "last":
            _take(mapping, use, "tenantName", "the first name stands beside it")
            return


def _pair_terms(mapping: Mapping, body: Sequence[Line]) -> None:
    """``Since`` right before the last day of a lease is its first day where no column is: ``Since``, ``Until``; beside
    ``Lease expires`` it is the day on which people came, whatever lease they have now. Days in and out side by side,
    where nearly all who came in have a day to go, are those of leases, unless both say that people move: ``In``,
    ``Out``; ``Arrives``, ``Leaves``."""
    since = next((use for use in mapping.uses if use.field == "moveInDate"), None)
    if since is None or "leaseStartDate" in mapping.by_field:
        return
    out = next((use for use in mapping.uses if use.field == "moveOutDate" and use.column == since.column + 1), None)
    moves = out is not None and any(word.startswith("mov") for word in words(f"{since.header} {out.header}"))
    if out is not None and not moves and "leaseEndDate" not in mapping.by_field:
        came = [line for line in body if looks_like_date(line.values[since.column])]
        if len(came) >= FEWEST and sum(line.values[out.column] is not None for line in came) >= NEARLY_ALL * len(came):
            _rename(mapping, out, "leaseEndDate", "nearly all who came in have a day to go")
            _rename(mapping, since, "leaseStartDate", out.told_by)
    end = next((use for use in mapping.uses if use.field == "leaseEndDate" and use.column == since.column + 1), None)
    if end is not None and normal(since.header) == "since" and _OF_LEASES.isdisjoint(words(end.header)):
        _rename(mapping, since, "leaseStartDate", "the end stands beside it")


def _tell_tenants(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """A column of tenants or of what there is instead, ``Tenant / status``, whose words are others in most rows, holds
    the tenants; the names that they trade under stand beside it, ``Occupier t/a``."""
    status = next((use for use in mapping.uses if use.field == "statusText" and "/" in use.header), None)
    parts = status.header.split("/") if status is not None else ()
    if status is None or status.column >= len(profiles) or not any(_names_tenant(part, vocabulary) for part in parts):
        return
    profile = profiles[status.column]
    told = sum(vocabulary.status(text, in_column=True) is not None for text in profile.samples)
    if profile.total < FEWEST or 2 * profile.distinct < profile.total or 2 * told > len(profile.samples):
        return
    trade = next((use for use in mapping.uses if use.field == "tenantName"), None)
    if trade is not None:
        mapping.uses.remove(trade)
        mapping.kept.append(replace(trade, field=f"sourceColumns:other@{trade.column}", kind=Kind.KEPT))
    _rename(mapping, status, "tenantName", "its words are others in most rows")


def _names_tenant(words: str, vocabulary: Vocabulary) -> bool:
    return any(match.field == "tenantName" and match.score >= GOOD for match in vocabulary.header(words.strip()))


def _rename(mapping: Mapping, use: ColumnUse, name: str, why: str) -> None:
    """Give a column another field than its words name."""
    del mapping.by_field[use.field or ""]
    use.field, use.kind, use.told_by = name, KINDS[name], why
    mapping.by_field[name] = use.column


def _keep_counts(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Numbers that a line below them adds up count something and name no unit, where words only hint that they do:
    ``Keys`` with 142, 210, 96 and 448."""
    use = next((use for use in mapping.uses if use.field == "unit"), None)
    if use is None or any(m.field == "unit" and m.score >= GOOD for m in vocabulary.header(use.header)):
        return
    whole, rows = Decimal(0), 0
    for line in body:
        number = money(line.values[use.column]) if use.column in line.filled else None
        if number is None and use.column in line.filled:
            return
        if rows >= FEWEST and number == whole:
            mapping.uses.remove(use)
            del mapping.by_field["unit"]
            mapping.kept.append(replace(use, field=f"sourceColumns:other@{use.column}", kind=Kind.KEPT))
            return
        whole, rows = whole + (number or 0), rows + (number is not None)


def _keep_prices(mapping: Mapping, body: Sequence[Line]) -> None:
    """What is asked for a property of which the rents of some years come to less is the price of the property and no
    rent: ``Asking price``."""
    asked = next((use for use in mapping.uses if use.field == "marketRent"), None)
    paid = {name: c for name in YEARS if (c := mapping.column(name)) is not None}
    if asked is None or not paid:
        return
    pairs = [
        (price, rent * YEARS[name])
        for line in body
        for name, c in paid.items()
        if (price := money(line.values[asked.column])) and (rent := money(line.values[c]))
    ]
    if len(pairs) >= FEWEST and all(price > rents for price, rents in pairs):
        mapping.uses.remove(asked)
        del mapping.by_field["marketRent"]
        mapping.kept.append(replace(asked, field=f"sourceColumns:other@{asked.column}", kind=Kind.KEPT))


def _keep_costs(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Taxes and insurance that stand in the vacant rows too are what units cost their owner: nobody pays them back,
    unless a service charge beside them is what tenants pay."""
    costs = [use for use in mapping.uses if use.field in COSTS]
    if not costs or "recoveries:total" in mapping.by_field:
        return
    table = _Table(mapping, _rows(mapping, body, vocabulary), vocabulary)
    if table.known and table.let.count(False) >= FEWEST:
        for use in costs:
            if table.stands_in_vacant(use.column):
                mapping.uses.remove(use)
                del mapping.by_field[use.field or ""]
                mapping.kept.append(replace(use, field=None, kind=Kind.KEPT))


def _keep_sums_of_costs(mapping: Mapping, body: Sequence[Line]) -> None:
    """What all that tenants pay of the costs comes to is no part of it: ``CAM``, ``RET``, ``INS``, ``Subtotal``."""
    costs = [use.column for use in mapping.uses if use.field in COSTS]
    sums = [use for use in mapping.uses if use.field in ("recoveries:total", "recoveries:nnn")]
    for use in [*sums, *mapping.unmapped]:
        parts = [column for column in costs if column != use.column]
        rows = [row for row in amounts_in([use.column, *parts], body) if row[0] and any(row[1:])]
        come = [abs(sum((part or Decimal(0) for part in row[1:]), Decimal(0)) - (row[0] or 0)) <= CENTS for row in rows]
        if len(parts) > 1 and len(rows) >= FEWEST and all(come):
            (mapping.uses if use in mapping.uses else mapping.unmapped).remove(use)
            mapping.by_field.pop(use.field or "", None)
            mapping.kept.append(replace(use, field=f"sourceColumns:costs@{use.column}", kind=Kind.KEPT))
            return


def _tell_month(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Of two columns the second of which is 52 twelfths of the first, the first is the rent of a week, the second the
    rent: ``Weekly``, ``Month``."""
    rents = [use for use in mapping.uses if use.field == "contractRent"]
    weeks = [*rents, *(use for use in mapping.kept if kind_of(use) == "weekRent")]
    for week in weeks:
        for use in (*mapping.unmapped, *mapping.kept, *(u for u in mapping.uses if u.field in UNSURE)):
            if use is week or not _are_months(week.column, use.column, vocabulary, body):
                continue
            if rents:
                del mapping.by_field["contractRent"]
                mapping.uses.remove(rents[0])
                mapping.kept.append(replace(rents[0], field=f"{WEEK}@{rents[0].column}", kind=Kind.KEPT))
            if use in mapping.uses:
                del mapping.by_field[use.field or ""]
                mapping.uses.remove(use)
                mapping.unmapped.append(use)
            _take(mapping, use, "contractRent", "it is 52 twelfths of the rent of a week")
            return


def _are_months(week: int, month: int, vocabulary: Vocabulary, body: Sequence[Line]) -> bool:
    """Whether the amounts of a column are those of another for a twelfth of 52 weeks, to the unit, in nearly all
    rows that print both, but for those that say they pay by the month, which print the same twice."""
    found: set[tuple[Decimal, Decimal]] = set()
    kept = lost = 0
    for line in body:
        by_month = money(line.values[month])
        by_week = money((line.text(week) or "").partition("/")[0]) if by_month else None
        if by_week and by_month and not (by_week == by_month and _pays_monthly(line, vocabulary)):
            ties = abs(by_month - by_week * WEEKS) <= 1 or abs(by_month - by_week * ROUNDED) < CENTS
            kept, lost = kept + ties, lost + (not ties)
            found.add((by_week, by_month))
            if lost > (1 - NEARLY_ALL) * len(body):
                return False
    return len(found) > 1 and kept + lost >= FEWEST and kept >= NEARLY_ALL * (kept + lost)


def _pays_monthly(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether a cell of a row says nothing but that something is by the month."""
    return any(vocabulary.frequency(line.text(column) or "") == "MONTHLY" for column in line.filled)


def _take_properties(mapping: Mapping, rows: Sequence[Line]) -> None:
    """A column that names another property or building in every row, or its number, says where the units are, if none
    else does."""
    if mapping.block.second:  # only the first line of each record says it
        rows = [line for line in rows if min(mapping.block.labels) in line.filled]
    for name in ("building", "propertyCode", "propertyName"):
        use = next((use for use in mapping.uses if use.field == name), None)
        if use is None or not names_differ(use.column, rows):
            continue
        if sum(use.column in line.filled for line in rows) >= NEARLY_ALL * len(rows):
            del mapping.by_field[name]
            use.field, use.kind, use.told_by = "unit", KINDS["unit"], f"it names another {name} in every row"
            mapping.by_field["unit"] = use.column
            return


def _prefer_codes(mapping: Mapping, rows: Sequence[Line]) -> None:
    """Codes left of words without numbers, or of descriptions of several words, name the units; the words say what
    they are: ``U-4``, ``Boat shop``."""
    unit = next((use for use in mapping.uses if use.field == "unit"), None)
    if unit is None or len(rows) < FEWEST:
        return
    texts = [line.text(unit.column) or "" for line in rows]
    described = 2 * sum(len(text.split()) >= WORDY and not text[0].isdigit() for text in texts) >= len(rows)
    if 2 * sum(any(map(str.isdigit, text)) for text in texts) >= len(rows) and not described:
        return
    for use in (*mapping.unmapped, *mapping.kept):
        codes = [line.text(use.column) or "" for line in rows]
        if use.column < unit.column and all(map(_CODE.fullmatch, codes)) and len({*codes}) == len(codes):
            if "unitType" in mapping.by_field:
                mapping.uses.remove(unit)
                mapping.unmapped.append(replace(unit, field=None, kind=None))
            else:
                _rename(mapping, unit, "unitType", "codes beside its words name the units")
            _take(mapping, use, "unit", "it is another code in every row")
            return


def _number_beds(mapping: Mapping, body: Sequence[Line], vocabulary: Vocabulary) -> None:
    """A column headed as a number of beds that counts up from one in each house, whose name stands left of its first,
    numbers the beds: ``Bed`` with 1, 2, 3 beside ``17 Maple``."""
    use = next((use for use in mapping.uses if use.field == "bedrooms"), None)
    house = next((one for one in mapping.uses if one.field == "unit"), None)
    if use is None or "bed" in mapping.by_field or (house is not None and not house.told_by):
        return  # a word names the units
    runs: list[list[str | None]] = []
    for line in body:
        if use.column not in line.filled or len(line.filled) < 3 or vocabulary.total(line.first_text() or ""):
            continue
        if line.filled[0] < use.column or not runs:
            runs.append([])
        runs[-1].append(line.text(use.column))
    counted = all(run == [str(n) for n in range(1, len(run) + 1)] for run in runs)
    if counted and len(runs) >= FEWEST and sum(map(len, runs)) >= 2 * len(runs):
        _rename(mapping, use, "bed", "it counts up from one in each house")
        if house is not None and "building" not in mapping.by_field:
            _rename(mapping, house, "building", "the numbers of the beds begin again with each of its words")


def _tell_beds(mapping: Mapping, rows: Sequence[Line]) -> None:
    """What repeats the number of the unit beside it and is another one in every row are its beds, where units stand in
    several rows: ``1101-A`` under ``Space`` beside 1101, ``S101A`` beside ``Flat 101``."""
    unit = mapping.by_field.get("unit")
    if unit is None or "bed" in mapping.by_field or len(rows) < FEWEST:
        return
    units = [line.text(unit) or "" for line in rows]
    if MOST_HOMES * len(rows) < len({*units}):
        return
    numbers = [(_NUMBER.findall(text) or [""])[-1] for text in units]
    for use in (*mapping.unmapped, *mapping.kept):
        texts = [line.text(use.column) or "" for line in rows]
        told = [bool(number) and number in text for number, text in zip(numbers, texts, strict=True)]
        if len({*texts}) == len(texts) and sum(told) >= NEARLY_ALL * len(told) and use.column < _first_fact(mapping):
            _take(mapping, use, "bed", "it repeats the number of its unit and is another one in every row")
            return


def _first_fact(mapping: Mapping) -> int:
    """The first column of days and amounts: what stands right of it is no place."""
    return min((use.column for use in mapping.uses if use.kind in DATES or use.kind in NUMBERS), default=0)


def _tell_unit(table: _Table, left: Sequence[ColumnUse]) -> None:
    """The column that says where each unit is: one that a word calls so before one that only could, or the first one,
    before that of the tenants, where it has other words in every row, the vacant ones too."""
    if len(table.rows) < FEWEST:
        return
    hinted = [use for use in left if "unit" in table.vocabulary.hints(use.header)]
    for use in [*hinted, *left]:
        if table.holds(use, "unit"):
            _take(table.mapping, use, "unit", "it holds another name in every row")
            return
    for use in hinted:
        if table.begins_anew_below(use):
            _take(table.mapping, use, "unit", "its few words begin anew with each house beside them")
            return
    first = min(table.mapping.block.labels)
    for use in left:
        if use.column == first and table.names_spaces(use):
            _take(table.mapping, use, "unit", "it holds other words in every row, also where nobody is")
        elif use.column == first and table.begins_anew(use):
            _take(table.mapping, use, "unit", "its few words begin anew under each heading")


def _tell_days(table: _Table, left: Sequence[ColumnUse]) -> None:
    """Two columns of days side by side are those of the leases where most rows make whole months: ``ON``, ``OFF``."""
    if not all(map(table.lacks, ("leaseTermMonths", "leaseStartDate", "leaseEndDate"))):
        return
    for first, last in itertools.permutations([use for use in left if use.field is None], 2):
        if last.column == first.column + 1 and table.make_months(first.column, last.column):
            _take(table.mapping, first, "leaseStartDate", "the days beside it end whole months from there")
            _take(table.mapping, last, "leaseEndDate", "it ends whole months from the days beside it")
            return


def _tell_kind(table: _Table, left: Sequence[ColumnUse]) -> None:
    """The column of a few words most of which say how many rooms a home has, or what a space is used for."""
    if not table.lacks("unitType"):
        return
    left = sorted(left, key=lambda use: "unitType" not in table.vocabulary.hints(use.header))
    for use in left:
        if use.field is None and table.holds(use, "unitType"):
            samples = table.profiles[use.column].samples
            known = [t for t in samples if bed_bath(t) is not None or table.vocabulary.space_use(t) is not None]
            if 2 * len(known) >= len(samples):
                _take(table.mapping, use, "unitType", "its words are kinds of homes or of spaces")
                return
    for use in left:
        if use.field is None and table.sorts_spaces(use):
            _take(table.mapping, use, "unitType", "its words sort the spaces, the vacant ones too")
            return


def _tell_rent(table: _Table, left: Sequence[ColumnUse]) -> None:
    """The first column right of the market rent with amounts near it in the let rows, and in no vacant one."""
    market = table.mapping.by_field.get("marketRent")
    if market is None or not table.lacks("contractRent") or not (table.known and False in table.let):
        return
    for use in sorted((use for use in left if use.column > market), key=lambda use: use.column):
        if use.field is None and table.holds(use, "contractRent") and table.is_near(use.column, market):
            _take(table.mapping, use, "contractRent", "it is near the market rent, in the let rows alone")
            return


def _tell_building(mapping: Mapping, rows: Sequence[Line], vocabulary: Vocabulary) -> None:
    """A column of words left of the units says in which house they are, in the first row of each or in all of them,
    where the numbers of units begin again with its next words."""
    unit = mapping.by_field.get("unit", mapping.by_field.get("bed"))
    if unit is None or "building" in mapping.by_field or "propertyName" in mapping.by_field:
        return
    units = [line.text(unit) for line in rows]
    if len(set(units)) == len(units) or len(rows) < FEWEST:
        return
    for use in mapping.unmapped:
        houses, last = [], None
        for line in rows:
            last = line.text(use.column) or last
            houses.append(last)
        if use.column > unit or None in houses or len({*houses}) < 2:
            continue
        said = {match.field for match in vocabulary.header(use.header)} | {*vocabulary.hints(use.header)}
        if not said <= {"unit", "building", "propertyName"}:
            continue
        told = sum(use.column in line.filled for line in rows)
        alone = told == len({*houses}) and 2 * told <= len(rows)
        if any(map(is_money_like, houses)) and not (alone and all(map(str.isdigit, filter(None, houses)))):
            continue  # no number of a house, which stands in the first of its rows alone, nor is it that of a row
        if len(set(zip(houses, units, strict=True))) == len(units) and (told == len({*houses}) or told == len(rows)):
            _take(mapping, use, "building", "the numbers of units begin again with its words")
            return


def _rows(mapping: Mapping, body: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The rows of units: those that fill the column of units and more, or where there is none three cells, the first
    one or the tenant's among them."""
    unit = next((mapping.by_field[name] for name in ("unit", "bed") if name in mapping.by_field), None)
    lead = {unit} if unit is not None else {min(mapping.block.labels), mapping.by_field.get("tenantName")}
    rows = [
        line
        for line in body
        if len(line.filled) > 2
        and not lead.isdisjoint(line.filled)
        and vocabulary.total(line.first_text() or "") is None
    ]
    if unit is None:
        return rows
    numbered = [any(map(str.isdigit, line.text(unit) or "")) for line in rows]
    if numbered.count(True) < MOST_NUMBERED * len(rows):
        return rows
    return [line for line, told in zip(rows, numbered, strict=True) if told]


class _Table:
    """The rows of units under a header, parted into let and vacant ones."""

    def __init__(self, mapping: Mapping, rows: Sequence[Line], vocabulary: Vocabulary) -> None:
        self.mapping, self.rows, self.vocabulary = mapping, rows, vocabulary
        self.profiles = profile_columns(rows, len(rows[0].values)) if rows else []
        who = mapping.by_field.get("tenantName")
        self.known = who is not None
        # A name may stand in a line of its own, above a rent and the days of its lease.
        paid = {c for name in ("contractRent", "annualRent") if (c := mapping.column(name)) is not None}
        term = {c for name in ("leaseStartDate", "leaseEndDate") if (c := mapping.column(name)) is not None}
        self.let = [
            who is not None
            and (
                self._names_someone(line.text(who))
                or (who not in line.filled and any(map(line.is_number, paid)) and bool(term & {*line.filled}))
            )
            for line in rows
        ]

    def _names_someone(self, text: str | None) -> bool:
        return bool(text and text.strip("-\u2013\u2014 ")) and self.vocabulary.sentinel(text or "") is None

    def lacks(self, name: str) -> bool:
        """Whether no column has a field, or one that tells the same."""
        if name == "contractRent" and (self.mapping.charge_amounts or self.mapping.charge_columns):
            return False
        return INSTEAD.get(name, frozenset({name})).isdisjoint(self.mapping.by_field)

    def holds(self, use: ColumnUse, name: str) -> bool:
        """Whether the cells of a column are those of a field, in the rows where it must stand."""
        profile, kind = self.profiles[use.column], KINDS[name]
        if profile.total < FEWEST:
            return False
        if kind in DATES:
            return profile.share(profile.dates) >= MOST and self._in_order(use.column, name)
        if kind in NUMBERS:
            money = fit(name, profile) > 0 and profile.share(profile.numbers) >= NEARLY_ALL
            if name == "contractRent":
                return money and not self.stands_in_vacant(use.column)
            rent = self.mapping.by_field.get("contractRent")
            when = _EARLIER & {*words(use.header)}  # "Prior": nobody owes as much as the rent in nearly every row
            if name == "balance" and when and rent is not None and self.is_near(use.column, rent):
                return False
            return money and (name != "marketRent" or self._may_be_earned(use.column))
        if profile.share(profile.texts) + profile.share(profile.numbers) < NEARLY_ALL:
            return False
        if name == "unit":
            named = sum(any(map(str.isdigit, text)) for text in profile.samples)
            least = 0.5 if "unit" in self.vocabulary.hints(use.header) else NEARLY_ALL  # "Cellar" below "Store 2"
            return (
                profile.total >= NEARLY_ALL * len(self.rows)
                and profile.distinct == profile.total
                and (
                    profile.numbers == 0
                    or all(map(_TORN.fullmatch, profile.samples))
                    or ("unit" in self.vocabulary.hints(use.header) and self._numbered(use.column))
                )
                and not any(percent(text) is not None or len(find_dates(text)) > 1 for text in profile.samples)
                and named >= least * len(profile.samples)
            )
        if name == "statusText":
            return self._few(profile) and profile.total >= NEARLY_ALL * len(self.rows) and self._says_statuses(profile)
        if name == "tenantName":
            blanks = sum(" " in text for text in profile.samples)
            most = profile.share(profile.texts) >= MOST and 2 * blanks >= len(profile.samples)
            return most and 2 * profile.distinct > profile.total
        if name == "unitType":
            vacant = [line for line, let in zip(self.rows, self.let, strict=True) if not let]
            there = sum(use.column in line.filled for line in vacant)
            return (
                profile.share(profile.texts) >= NEARLY_ALL
                and 2 * profile.distinct <= max(profile.total, 2 * FEWEST + 1)
                and profile.total >= MOST * len(self.rows)
                and (not self.known or 2 * there >= len(vacant))
            )
        return False

    def names_spaces(self, use: ColumnUse) -> bool:
        """Whether a column says other words in every row, also in the vacant ones, and stands before the tenants."""
        profile, who = self.profiles[use.column], self.mapping.by_field.get("tenantName")
        return (
            who is not None
            and use.column < who
            and False in self.let
            and profile.total == len(self.rows)
            and profile.distinct == profile.total
            and profile.share(profile.texts) == 1
        )

    def begins_anew(self, use: ColumnUse) -> bool:
        """Whether a column says other short words in each row under a heading, and the same under the next: ``L`` and
        ``R`` of each house; or before the tenants, the vacant ones too, where each is: ``1st floor``, ``Rear``."""
        rows = [line for line in self.rows if use.column in line.filled]
        runs = [[line.text(use.column) or "" for line in rows[:1]]]
        for above, line in pairwise(rows):
            if line.index != above.index + 1:
                runs.append([])
            runs[-1].append(line.text(use.column) or "")
        words = [word for run in runs for word in run]
        return (
            use.column != self.mapping.by_field.get("tenantName")
            and len(rows) + 1 >= len(self.rows)
            and all(len(set(run)) == len(run) for run in runs)
            and 2 * len(runs) <= len(words)
            and (self._marks(words) or (self._places(words, use) and len(rows) == len(self.rows)))
        )

    def begins_anew_below(self, use: ColumnUse) -> bool:
        """Whether a column says another of a few words in each row of a house, whose name stands left of its first
        row alone: ``7755 Clifton Ct | Front`` over ``Rear``."""
        house = next((c for name in ("propertyName", "building") if (c := self.mapping.column(name)) is not None), None)
        if house is None or house > use.column or any(use.column not in line.filled for line in self.rows):
            return False
        runs: list[list[str]] = []
        for line in self.rows:
            if house in line.filled or not runs:
                runs.append([])
            runs[-1].append(line.text(use.column) or "")
        words = [word for run in runs for word in run]
        apart = all(len(set(run)) == len(run) for run in runs)
        return apart and FEWEST <= len(runs) < len(words) and 2 * len(set(words)) <= len(words)

    @staticmethod
    def _marks(words: Sequence[str]) -> bool:
        return all(len(word) <= LONGEST_MARK for word in words) and 2 * len(set(words)) <= len(words)

    def _places(self, words: Sequence[str], use: ColumnUse) -> bool:
        """Whether words, most of them with a number, stand before the tenants, the vacant rows too."""
        said = [word for word in words if any(map(str.isdigit, word))]
        before = self.known and use.column < self.mapping.by_field["tenantName"] and False in self.let
        return before and len(said) >= MOST * len(words) and all(len(word) <= 2 * LONGEST_MARK for word in words)

    def sorts_spaces(self, use: ColumnUse) -> bool:
        """Whether a column says in every row, also where nobody is, one of a few things in words: ``Loading`` with
        ``Dock-high`` and ``Grade-level``. What it tells is the space's, not the lease's."""
        profile = self.profiles[use.column]
        letters = sorted(sum(map(str.isalpha, text)) for text in profile.samples)
        return (
            self.known
            and False in self.let
            and profile.total == len(self.rows) > FEWEST
            and profile.share(profile.texts) == 1
            and 1 < profile.distinct <= MOST_KINDS * profile.total
            and letters[len(letters) // 2] >= FEWEST
            and not self._says_statuses(profile)
            and percent(profile.samples[0]) is None
        )

    def _numbered(self, column: int) -> bool:
        """Whether the numbers in a column go up from row to row, none of them too long for a door: 501, 505, 507."""
        found = [value for line in self.rows if type(value := line.values[column]) is int]
        return all(above < below for above, below in pairwise(found)) and all(value < MOST_DOORS for value in found)

    def _few(self, profile: Profile) -> bool:
        letters = sum(map(len, profile.samples))
        return (
            profile.share(profile.words) >= NEARLY_ALL
            and profile.distinct <= min(MOST_STATUSES, profile.total // 2)
            and letters <= LONGEST_STATUS * len(profile.samples)
        )

    def _says_statuses(self, profile: Profile) -> bool:
        known = [text for text in profile.samples if self.vocabulary.status(text, in_column=True) is not None]
        return 2 * len(known) >= len(profile.samples)

    def parts_statuses(self, use: ColumnUse) -> bool:
        """Whether a column of few words says of nearly every row whether it is let: each word stands in let rows alone
        or in vacant ones alone, in two rows of either kind at least."""
        profile = self.profiles[use.column]
        vacant = self.let.count(False)
        if not (self.lacks("statusText") and self.known and self._few(profile)) or vacant < 2 or profile.distinct < 2:
            return False
        if profile.total < NEARLY_ALL * len(self.rows):
            return False
        found: dict[str, list[bool]] = defaultdict(list)
        for line, let in zip(self.rows, self.let, strict=True):
            if text := line.text(use.column):
                found[text].append(let)
        parted = [lets for lets in found.values() if len(set(lets)) == 1]
        seen = [sum(len(lets) for lets in parted if lets[0] is kind) for kind in (True, False)]
        if sum(seen) < NEARLY_ALL * len(self.rows) or min(seen) < 2:
            return False
        # A kind of unit of which just one is vacant parts nothing.
        words = [len(lets) for lets in parted if not lets[0]]
        return max(words) >= 2 and (len(words) <= 2 or self._says_statuses(profile))

    def holds_terms(self, use: ColumnUse) -> bool:
        """Whether most cells of a column hold two days, where no column has the days of the lease: ``lease 6/1/25 to
        5/31/26``."""
        if not all(map(self.lacks, ("leaseTermMonths", "leaseStartDate", "leaseEndDate"))):
            return False
        texts = self.profiles[use.column].samples
        return len(texts) >= FEWEST and sum(len(find_dates(text)) == 2 for text in texts) > MOST * len(texts)

    def make_months(self, first: int, last: int) -> bool:
        """Whether nearly all rows that have one of two days have both, and most of these make whole months."""
        days = [pair for pair in zip(self._days(first), self._days(last), strict=True) if any(pair)]
        both = [(a, b + dt.timedelta(1)) for a, b in days if a is not None and b is not None]
        months = [(a, b) for a, b in both if a.day == b.day and a < b]
        return len(both) >= max(FEWEST, NEARLY_ALL * len(days)) and len(months) >= MOST * len(both)

    def _in_order(self, column: int, name: str) -> bool:
        """Whether dates that begin come before those that end, in nearly all rows that have both."""
        at = self.mapping.by_field
        others = ("leaseEndDate", "moveOutDate") if KINDS[name] is Kind.START else ("leaseStartDate", "moveInDate")
        sign = 1 if KINDS[name] is Kind.START else -1
        for other in (at[field] for field in others if field in at):
            pairs = zip(self._days(column), self._days(other), strict=True)
            told = [sign * (b - a).days >= 0 for a, b in pairs if a is not None and b is not None]
            if told and sum(told) < NEARLY_ALL * len(told):
                return False
        return True

    def _days(self, column: int) -> list[dt.date | None]:
        values = [line.values[column] for line in self.rows]
        order, _ = date_order(value for value in values if type(value) is str)
        read = [read_date(value, order) for value in values]
        return [found.date if found is not None else None for found in read]

    def is_near(self, column: int, other: int) -> bool:
        """Whether nearly all let rows have an amount, which is near that of another column in the middle row."""
        amounts = amounts_in([column, other], self.rows)
        both = sorted(a / b for (a, b), let in zip(amounts, self.let, strict=True) if let and a and b)
        if len(both) < MOST * self.let.count(True):
            return False
        return bool(both) and ALIKE[0] <= both[len(both) // 2] <= ALIKE[1]

    def is_owed_by_few(self, column: int) -> bool:
        """Whether a column has an amount in each let row that is nothing in most: ``Due`` beside the rents."""
        owed = [amount for (amount,), let in zip(amounts_in([column], self.rows), self.let, strict=True) if let]
        told = [amount for amount in owed if amount is not None]
        return len(told) >= max(FEWEST, NEARLY_ALL * len(owed)) and 2 * told.count(Decimal(0)) > len(told)

    def is_left(self, use: ColumnUse, others: Sequence[ColumnUse]) -> bool:
        """Whether a column has what others leave of the rents: ``Rent for year | Received | Due``."""
        columns = [c for name in ("annualRent", "contractRent") if (c := self.mapping.column(name)) is not None]
        for rent, other in ((rent, other) for rent in columns[:1] for other in others):
            if other is not use and rent < other.column:
                rows = amounts_in([rent, other.column, use.column], self.rows)
                told = [(owed, paid or 0, left or 0) for owed, paid, left in rows if owed and (paid or left)]
                if len(told) >= FEWEST and all(abs(owed - paid - left) <= CENTS for owed, paid, left in told):
                    return True
        return False

    def _may_be_earned(self, column: int) -> bool:
        """Whether a column holds what units may earn: near the rents in place, in the vacant rows too."""
        rent = self.mapping.by_field.get("contractRent")
        if rent is None:
            return False
        amounts = amounts_in([column, rent], self.rows)
        both = sorted(may / pays for may, pays in amounts if may and pays)
        return (
            bool(both) and ALIKE[0] <= both[len(both) // 2] <= ALIKE[1] and self.stands_in_vacant(column) is not False
        )

    def stands_in_vacant(self, column: int) -> bool | None:
        """Whether a column has amounts in most of the vacant rows; None where there are none."""
        found = zip(amounts_in([column], self.rows), self.let, strict=True)
        amounts = [amount for (amount,), let in found if self.known and not let]
        return 2 * sum(map(bool, amounts)) >= len(amounts) if amounts else None


def _take(mapping: Mapping, use: ColumnUse, name: str, why: str) -> None:
    use.field, use.kind, use.told_by = name, KINDS[name], why
    (mapping.unmapped if use in mapping.unmapped else mapping.kept).remove(use)
    mapping.uses.append(use)
    mapping.uses.sort(key=lambda other: other.column)
    mapping.by_field[name] = use.column
