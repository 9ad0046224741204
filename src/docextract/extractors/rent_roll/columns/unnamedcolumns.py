"""Columns whose header says nothing: told by what their cells hold, and by what is still missing beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....document import Value
from ....proofs.relations import mostly
from ....values.bedbath import bed_bath
from ....values.codes import looks_like_unit
from ....values.dates import find_dates
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.chargelists import listed_charges
from ..anatomy.fieldkinds import KINDS, Kind
from ..anatomy.headerblocks import GOOD
from ..anatomy.mapping import ColumnUse, Mapping
from ..anatomy.profile import Profile, profile_columns

FEWEST_LISTED = 2
"""Cells that list charges, at least, of a column of such lists."""
LONGEST_CODE = 6
"""Characters of a code."""
FEWEST_ROWS, LONGEST = 4, 5
"""Rows that each begin with other words, so many at most, which are those of their units then."""
MANY = 8
"""So many names tell names where one in four is a single word."""
OTHER_WORDS = "it says other words in every row"
"""What tells a column of units that are no ids."""
EMPTY = 0.2
"""What part of the units a column has at most that holds none of their names, but headings and totals."""
LONGEST_COUNT = 2
"""Digits of a number of a row."""
LEAST_AREA = 100
"""Numbers that are less on the average are no areas of units."""


def place_unnamed(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Columns whose header says nothing of what they hold: the ids under a property's name, and the rents in place
    beside the market rents that share their header."""
    rows = rows_of_units(mapping, body, vocabulary)
    _find_numbered_names(mapping, profiles, vocabulary)
    _find_listed_charges(mapping, profiles, vocabulary)
    _find_charge_lists(mapping, profiles, vocabulary)
    _keep_days_of_charges(mapping, profiles)
    if mapping.stacked:
        pass  # the column of the tenants tells the units, below their names
    elif _second_is_unit(mapping, vocabulary):
        pass  # what counts the leases in front of them is none
    elif mapping.column("unit") is None and mapping.column("bed") is None:
        first = min((use.column for use in mapping.uses), default=0)
        own = profile_columns(rows, len(profiles))
        # An address is told before the numbers that only look like ids.
        leading = [use for use in mapping.kept if use.column < first and not _counts_up(own, use.column)]  # "Item"
        for use in sorted([*mapping.unmapped, *leading], key=lambda use: not _names_unit(use.header, vocabulary)):
            profile = own[use.column] if use.column < len(own) else Profile(0, 0, ())
            if (
                use.column <= first + 1 + _names_unit(use.header, vocabulary)
                and profile.total >= 2
                and (profile.distinct >= 0.8 * profile.total or (use.column < first and _begins_anew(use, rows)))
                and (
                    profile.units >= _least_units(use, profile, first)
                    or _names_unit(use.header, vocabulary)
                    or (vocabulary.names_units(use.header) and profile.texts == profile.total)  # "Stalls", "Bays"
                    or (
                        use.column < first
                        and mapping.column("tenantName") is not None
                        and _names_each(use, profile, rows)
                    )
                )
            ):
                _use(mapping, use, "unit")
                if 2 * profile.units < profile.total:
                    use.told_by = OTHER_WORDS
                break
        else:
            _take_types_for_units(mapping, own, vocabulary)
            _take_suites(mapping, own, vocabulary)
    else:
        _part_buildings(mapping, profiles, vocabulary)
        _tell_apart_by_address(mapping, body, vocabulary)
        _find_lost_area(mapping, profiles)
    _part_addresses(mapping, profiles, vocabulary)
    _find_people(mapping, profiles, vocabulary, body)
    _find_kinds(mapping, profiles)
    _find_terms(mapping, profiles)
    market = mapping.column("marketRent")
    if market is not None and mapping.column("contractRent") is None:
        for use in mapping.unmapped:
            profile = profiles[use.column] if use.column < len(profiles) else Profile(0, 0, ())
            between = range(market + 1, use.column)
            if use.header or use.column < market or any(_is_column(c, mapping, profiles) for c in between):
                continue
            if profile.total and profile.share(profile.numbers) >= 0.6:
                _use(mapping, use, "contractRent")
                break


def _second_is_unit(mapping: Mapping, vocabulary: Vocabulary) -> bool:
    """Whether the second lines of records name their units, by words that the first lines have none of."""
    named = (vocabulary.header(label.text)[:1] for label in mapping.block.second.values())
    return mapping.column("unit") is None and any(match and match[0].field == "unit" for match in named)


def _take_types_for_units(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """What the first column is called may be units too, ``What``: they are, where it says other words in each row and
    another one says of what kind they are: ``Sort``."""
    use = next((use for use in mapping.uses if use.field == "unitType"), None)
    if use is None or use.column != min(other.column for other in mapping.uses) or use.column >= len(profiles):
        return
    profile = profiles[use.column]
    kinds = [other for other in mapping.unmapped if any(m.field == "unitType" for m in vocabulary.header(other.header))]
    if kinds and _names_unit(use.header, vocabulary) and profile.total == profile.distinct >= FEWEST_ROWS:
        mapping.uses.remove(use)
        del mapping.by_field["unitType"]
        mapping.unmapped.append(use)
        _use(mapping, use, "unit")
        use.told_by = OTHER_WORDS
        _use(mapping, kinds[0], "unitType")


def _take_suites(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """``Suite / Lease Type`` over ``Suite: 101`` tells the units, where no other column does."""
    use = next((use for use in mapping.uses if use.field == "leaseType" and use.column < len(profiles)), None)
    if use is None or mapping.column("unit") is not None or not _names_unit(use.header, vocabulary):
        return
    profile = profiles[use.column]
    first = [text.partition(":")[0].split()[0] for text in profile.samples if any(map(str.isdigit, text))]
    named = mostly(any(m.field == "unit" for m in vocabulary.header(word)[:1]) for word in first)
    if named and profile.distinct >= 0.8 * profile.total >= FEWEST_ROWS:
        mapping.uses.remove(use)
        del mapping.by_field["leaseType"]
        mapping.unmapped.append(use)
        _use(mapping, use, "unit")


def rows_of_units(mapping: Mapping, body: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The rows under a header that fill columns which it names, without those that begin with the word of a total."""
    if mapping.column("unit") is not None or mapping.column("bed") is not None:
        return []
    named = {use.column for use in mapping.uses}
    rows = [
        line
        for line in body
        if len(named.intersection(line.filled)) >= 2 and vocabulary.total(line.first_text() or "") is None
    ]
    who = mapping.column("tenantName")
    people = [line for line in rows if who in line.filled]
    return people if 2 * len(people) > len(rows) else rows  # "Sub" below those of each level names nobody


def _counts_up(profiles: Sequence[Profile], column: int) -> bool:
    """Whether a column may only number the rows: ``1``, ``2``, ``3``."""
    samples = profiles[column].samples if column < len(profiles) else ()
    return all(text.isdigit() and len(text) <= LONGEST_COUNT for text in samples)


def _least_units(use: ColumnUse, profile: Profile, first: int) -> float:
    """How many ids of units tell a column of them: half where no header stands over it and it leads the rows with a
    word or two each (``Store 1``, ``Store 3``, ``Corner``), or with a short code of its own (``1-A``, ``R-B``)."""
    leads = not use.header and use.column < first and all(len(text.split()) <= 2 for text in profile.samples)
    each = use.column < first and profile.total == profile.distinct >= FEWEST_ROWS
    coded = each and all(len(text) <= LONGEST_CODE and " " not in text for text in profile.samples)
    return (0.5 if leads or coded else 0.8) * profile.total


def _names_each(use: ColumnUse, profile: Profile, rows: Sequence[Line]) -> bool:
    """Whether a column without a header says other words in nearly every row: ``Stone house``, ``Orchard cottage``."""
    words = not use.header and profile.total == profile.distinct == profile.texts >= FEWEST_ROWS
    return words and 5 * profile.total >= 4 * len(rows) and all(len(t.split()) <= LONGEST for t in profile.samples)


def _begins_anew(use: ColumnUse, rows: Sequence[Line]) -> bool:
    """Whether a column without a header says something else in each row below a heading, and begins again below the
    next one: ``Rm 1``, ``Rm 2`` of each house."""
    runs: list[list[Value]] = []
    last: Line | None = None
    for line in rows:
        if use.column in line.filled:
            if last is None or line.index != last.index + 1:
                runs.append([])
            runs[-1].append(line.values[use.column])
            last = line
    return not use.header and len(runs) > 1 and all(len({*run}) == len(run) for run in runs)


def _names_unit(header: str, vocabulary: Vocabulary) -> bool:
    """Whether words may name a unit, if nothing else does: ``Address``."""
    return any(match.field == "unit" for match in vocabulary.header(header))


def _is_column(column: int, mapping: Mapping, profiles: Sequence[Profile]) -> bool:
    """Whether a column has a header of its own, or holds anything: one that a merged cell covers need not."""
    label = mapping.block.labels.get(column)
    return (label is not None and not label.beside) or (column < len(profiles) and profiles[column].total > 0)


def _with_unnamed(mapping: Mapping, width: int) -> list[tuple[ColumnUse, ColumnUse]]:
    """The columns of no field, each with the one right of it that has no header."""
    unnamed = {use.column: use for use in mapping.unmapped if not use.header and use.column < width}
    return [(use, unnamed[use.column + 1]) for use in mapping.unmapped if use.header and use.column + 1 in unnamed]


def _with_amounts(mapping: Mapping, profiles: Sequence[Profile]) -> list[tuple[ColumnUse, ColumnUse]]:
    """The columns of no field that hold words, each with the next such one to its right that holds numbers, if nothing
    but dates of no field stands between them."""
    found: list[tuple[ColumnUse, ColumnUse]] = []
    last: ColumnUse | None = None
    for column in range(len(profiles)):
        profile = profiles[column]
        use = next((use for use in mapping.unmapped if use.column == column), None)
        if use is None:
            last = last if not profile.total else None
        elif profile.share(profile.texts) >= 0.8 and profile.total:
            last = use
        elif last is not None and profile.share(profile.numbers) >= 0.6:
            found.append((last, use))
            last = None
        elif profile.share(profile.dates) < 0.8:
            last = None
    return found


def _find_numbered_names(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """Names in a column without a header, right of one that only numbers the rows under the header of the names."""
    if mapping.column("tenantName") is not None:
        return
    for use, second in _with_unnamed(mapping, len(profiles)):
        numbers, names = profiles[use.column], profiles[second.column]
        if numbers.numbers < numbers.total or names.share(names.texts) < 0.5:
            continue
        if any(match.field == "tenantName" for match in vocabulary.header(use.header)):
            second.header = use.header
            _use(mapping, second, "tenantName")
            return


def _find_terms(mapping: Mapping, profiles: Sequence[Profile]) -> None:
    """A column of two days each, or of one and that it is open, is that of the terms where none is headed as theirs."""
    if not {"leaseStartDate", "leaseEndDate", "leaseTermMonths"}.isdisjoint(mapping.by_field):
        return
    for use in [use for use in mapping.unmapped if use.column < len(profiles)]:
        texts = profiles[use.column].samples
        days = [find_dates(text) for text in texts]
        # Names before two days are of another column.
        lengths = [sum(day.stop - day.start for day in own) for own in days]
        whole = [len(own) == 1 or 2 * n > len(text) for own, n, text in zip(days, lengths, texts, strict=True)]
        if sum(len(own) == 2 for own in days) >= 2 and sum(whole) >= 0.8 * len(texts):
            _use(mapping, use, "leaseTermMonths")
            return


def _find_people(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Names beside the units where no column with anything in it is headed as theirs, right of them before left. Of
    headings among the rows, which fill no other column, no word counts."""
    unit, named = mapping.column("unit"), mapping.column("tenantName")
    if unit is None or "residentId" in mapping.by_field or max(unit, named or 0) >= len(profiles):
        return
    if named is not None and profiles[named].total > EMPTY * profiles[unit].total:
        return
    bare = [use for use in mapping.unmapped if not use.header and use.column < len(profiles)]
    if not bare:
        return
    bare.sort(key=lambda use: (use.column < unit, use.column))
    columns = {use.column for use in mapping.uses}
    rows = [line for line in body if len(columns.intersection(line.filled)) > 1]
    rows = [line for line in rows if unit in line.filled] or rows  # without the lines of the lease below each
    own = profile_columns(rows, len(profiles))
    for use in bare:
        if _holds_people(own[use.column], own[unit], vocabulary):
            if named is not None:
                # Its title is a heading's, over the names further right: ``Tenants``, then floors, then the names.
                empty = next(other for other in mapping.uses if other.column == named)
                mapping.uses.remove(empty)
                use.header = empty.header
            _use(mapping, use, "tenantName")
            return


def _find_kinds(mapping: Mapping, profiles: Sequence[Profile]) -> None:
    """The kinds of homes in a column without words, where no other one has them: ``2 bed`` beside ``L1``."""
    if not {"unitType", "bedBath", "floorPlan", "bedrooms"}.isdisjoint(mapping.by_field):
        return
    bare = [use for use in mapping.unmapped if not use.header and use.column < len(profiles)]
    kinds = [use for use in bare if _holds_homes(profiles[use.column]) and profiles[use.column].total >= FEWEST_ROWS]
    if kinds:
        _use(mapping, kinds[0], "unitType")


def _holds_people(profile: Profile, units: Profile, vocabulary: Vocabulary) -> bool:
    """Whether nearly every unit has words in a column: of a vacancy, or hardly ever the same and mostly several."""
    people = [text for text in profile.samples if vocabulary.sentinel(text) is None]
    if profile.texts < profile.total or profile.total < max(FEWEST_ROWS, 0.8 * units.total) or len(people) < 3:
        return False
    several = sum(len(text.split()) > 1 and not any(map(str.isdigit, text)) for text in people)
    mostly = 0.7 if len(people) >= MANY else 0.8
    return len({*people}) >= 0.8 * len(people) and several >= mostly * len(people)


def _holds_homes(profile: Profile) -> bool:
    return bool(profile.samples) and mostly(bed_bath(text) is not None for text in profile.samples)


def _find_listed_charges(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """Codes of charges under any header, with their amounts in the next column, which has none, in one that is called
    so, ``Item`` and ``Amount``, or behind the days from which and until which each is charged."""
    if {"chargeCode", "chargeDescription", "chargeAmount"} & mapping.by_field.keys():
        return
    pairs = [*_with_unnamed(mapping, len(profiles)), *_with_amounts(mapping, profiles)]
    called = [use for use in mapping.unmapped if use.column < len(profiles) and _names_amount(use.header, vocabulary)]
    if len(called) == 1 and {"contractRent", "annualRent"}.isdisjoint(mapping.by_field):
        others = [*mapping.unmapped, *mapping.kept]
        pairs += [(use, called[0]) for use in others if use.column < min(called[0].column, len(profiles))]
    for use, second in pairs:
        codes = [text for text in profiles[use.column].samples if vocabulary.total(text) is None]
        amounts = profiles[second.column]
        known = sum(vocabulary.charge(text) is not None for text in codes)
        least = 0.8 if second.column == use.column + 1 else 0.6
        if codes and known >= max(2, least * len(codes)) and amounts.share(amounts.numbers) >= 0.6:
            _use(mapping, use, "chargeCode")
            _use(mapping, second, "chargeAmount")
            return


def _keep_days_of_charges(mapping: Mapping, profiles: Sequence[Profile]) -> None:
    """The days from which and until which each charge is billed, between its code and its amount: ``Charge``, ``From``,
    ``To``, ``Monthly Amount``. They are not the lease's."""
    code, amount = mapping.column("chargeCode"), mapping.column("chargeAmount")
    if amount is None:
        amount = mapping.column("contractRent")  # of which the codes say that it is each charge's
    if code is None or amount is None:
        return
    free = [use for use in mapping.unmapped if code < use.column < min(amount, len(profiles))]
    for use in [use for use in free if profiles[use.column].share(profiles[use.column].dates) >= 0.8]:
        mapping.charge_from = use.column if mapping.charge_from is None else mapping.charge_from
        mapping.unmapped.remove(use)
        mapping.kept.append(replace(use, field=f"sourceColumns:other@{use.column}", kind=Kind.KEPT))


def _find_charge_lists(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """Columns whose cells list charges by their names, each with its amount: ``Storage $50, Pet $25``."""
    if {"chargeCode", "chargeDescription", "chargeAmount"} & mapping.by_field.keys() or mapping.charge_columns:
        return
    for use in [*mapping.unmapped, *mapping.kept]:
        texts = profiles[use.column].samples if use.column < len(profiles) else ()
        listed = [found for text in texts if (found := listed_charges(text))]
        codes = [code for found in listed for code, _ in found]
        known = sum(vocabulary.charge(code) is not None for code in codes)
        if len(listed) < FEWEST_LISTED or len(listed) < 0.8 * len(texts) or 2 * known < len(codes):
            continue
        mapping.charge_lists.append(use.column)
        if use in mapping.unmapped:
            mapping.unmapped.remove(use)
            mapping.kept.append(replace(use, field=f"sourceColumns:other@{use.column}", kind=Kind.KEPT))


def _names_amount(header: str, vocabulary: Vocabulary) -> bool:
    return any(match.field == "chargeAmount" and match.score >= GOOD for match in vocabulary.header(header)[:1])


def _find_lost_area(mapping: Mapping, profiles: Sequence[Profile]) -> None:
    """A second column headed as the units are ("Unit", "Unit.1") whose numbers repeat holds their areas: exports that
    keep the first line of a header lose the second, "Sq Ft". Where no column is a rent of those that make a total, it
    may be that."""
    unit = mapping.header("unit")
    paid = mapping.column("totalCharges") is not None and mapping.column("contractRent") is None
    if unit is None or mapping.column("area") is not None or paid:
        return
    for use in mapping.unmapped:
        profile = profiles[use.column] if use.column < len(profiles) else Profile(0, 0, ())
        numbers = profile.numbers
        if normal(use.header) not in (normal(unit), f"{normal(unit)}.1") or numbers < 3 or numbers < profile.total:
            continue
        if profile.distinct < numbers and profile.numeric_sum >= LEAST_AREA * numbers:
            _use(mapping, use, "area")
            return


def _part_buildings(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """Where one header over two columns names building and unit, the second column without a header is the unit's."""
    use = next((use for use in mapping.uses if use.field == "unit"), None)
    if use is None or not any(match.kind == "buildingUnit" for match in vocabulary.header(use.header)):
        return
    _part(mapping, use, profiles, [u for u in mapping.unmapped if u.column == use.column + 1 and not u.header])


def _tell_apart_by_address(mapping: Mapping, body: Sequence[Line], vocabulary: Vocabulary) -> None:
    """Where the ids of units begin anew at each address (``A`` and ``B`` of ``2114 Maple St``), the address is their
    building: a column of no field whose header may name a unit, with which no id stands twice."""
    unit = mapping.column("unit")
    if unit is None or mapping.column("building") is not None:
        return
    owners = [c for c in map(mapping.column, ("propertyCode", "propertyName")) if c is not None]
    named = {use.column for use in mapping.uses}
    rows = [line for line in body if unit in line.filled and len(named.intersection(line.filled)) > 2]
    ids = [tuple(line.values[column] for column in (*owners, unit)) for line in rows]
    if len(rows) < FEWEST_ROWS or 4 * len({*ids}) > 3 * len(ids):
        return
    for use in mapping.unmapped:
        if _names_unit(use.header, vocabulary) and all(use.column in line.filled for line in rows):
            pairs = {(key, line.values[use.column]) for key, line in zip(ids, rows, strict=True)}
            if len(pairs) == len(rows) > len({where for _, where in pairs}):
                _use(mapping, use, "building")
                return


def _part_addresses(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """Addresses, a number and words, are buildings where they stand but before the first of their units, which have a
    header that may name them: ``Side``."""
    use = next((use for use in mapping.uses if use.field == "unit"), None)
    names = profiles[use.column] if use is not None and use.column < len(profiles) else None
    if use is None or names is None or names.total < 2:
        return
    if not all(text[0].isdigit() and len(text.split()) > 1 for text in names.samples):
        return
    others = [other for other in mapping.unmapped if other.header and other.column < len(profiles)]
    others = [other for other in others if names.total < profiles[other.column].total]
    _part(mapping, use, profiles, [other for other in others if _names_unit(other.header, vocabulary)])


def _part(mapping: Mapping, use: ColumnUse, profiles: Sequence[Profile], others: Sequence[ColumnUse]) -> None:
    """The first of the others that holds units is their column, and that of the units until now is the buildings'."""
    if "building" in mapping.by_field or use.column >= len(profiles):
        return
    for second in [other for other in others if other.column < len(profiles)]:
        profile = profiles[second.column]
        units = profile.units + sum(text[:1] == "-" and looks_like_unit(text[1:]) for text in profile.samples)
        if profile.total and units >= 0.8 * len(profile.samples) and profile.total * 2 > profiles[use.column].total:
            use.field, use.kind = "building", KINDS["building"]
            mapping.by_field["building"] = mapping.by_field.pop("unit")
            _use(mapping, second, "unit")
            return


def _use(mapping: Mapping, use: ColumnUse, name: str) -> None:
    use.field, use.kind = name, KINDS[name]
    (mapping.unmapped if use in mapping.unmapped else mapping.kept).remove(use)
    mapping.uses.append(use)
    mapping.uses.sort(key=lambda other: other.column)
    mapping.by_field[name] = use.column
