"""Which column is which field: words of the header and what the cells hold, solved together.

Each field has at most one column and each column at most one field. A column's words say what it may be, its cells how
likely that is; the assignment of highest total weight is taken.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping as Mapping_
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from ....models.rent_roll import VACANT
from ....values.areas import area_unit
from ....values.areas import sides as size_of
from ....values.numbers import money
from ....values.text import normal
from ....values.wordlist import wordlist
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ...lines import Line
from ..anatomy.fieldkinds import BILLED, KINDS, NESTED, NUMBERS, SECOND_RATE, STACKED, STEP_FIELDS, Kind, column_name
from ..anatomy.headerblocks import GOOD, HeaderBlock
from ..anatomy.labels import Label
from ..anatomy.mapping import ColumnUse, Mapping
from ..anatomy.profile import Profile, names_differ
from ..headers.datedlabels import dated_rents
from ..headers.shiftedlabels import shift_labels
from .assignment import assign
from .bycells import tell_by_cells
from .chargeblocks import (
    drop_sums_of_months,
    find_charge_block,
    find_charges_below,
    find_charges_beside,
    find_second_charges,
)
from .chargecolumns import (
    drop_instalments,
    drop_twelvefold,
    find_charge_amounts,
    find_charge_columns,
    kind_of,
    widen_charge_block,
)
from .evidence import candidates, fit, names_term, read_context
from .rentcolumns import SURE, Scores, header_period, keep_taxed, tell_rents
from .rentsums import tell_areas_from_sums, tell_rents_from_sums
from .stepcolumns import find_steps
from .unnamedcolumns import place_unnamed

LEAST = 0.62
"""Below this weight a column is not taken for a field."""
PART = "sourceColumns:part"
"""Columns of parts of the amounts beside them."""
MEANT_RENT = 1.1
"""The weight of words that name a rent outright, with amounts below them."""
_PART_OF_RENT = "sourceColumns:rentPart"
_NUMBERING = frozenset(wordlist("docextract.vocabulary", "rolls.toml")["over"]["numbering"])
"""What stands over numbers of lines."""
_YEARS = re.compile(r"\b(?:20)?\d\d\b")
"""The years of a title: ``AY 2025-26``."""
FEWEST_NUMBERED = 4
"""Rows that are numbered."""
MOST_ABOVE = 100
"""A table goes on numbering the rows of those above it from no higher number; higher ones are of rooms: 101, 102."""
ALIKE = 0.15
"""By so much the words of two columns may differ in how well they name a field that neither names outright."""
MOST_AMOUNTS, MOST_CODES = 0.8, 0.6
"""Cells of a column that are amounts or days, or names of charges."""
FEWEST_HOUSES, FEWEST_FILLED = 2, 3
"""Rows that name a house, and cells of a row of a unit."""
UNNAMED = 0.1
"""The weight of a field that was chosen for a column whose words do not name it."""
CERTAIN = 0.9
"""From this score on the words of a header say what stands below, whatever that is."""


def map_columns(
    block: HeaderBlock,
    profiles: Sequence[Profile],
    vocabulary: Vocabulary,
    *,
    commercial: bool = False,
    body: Sequence[Line] = (),
    chosen: Mapping_[int, str] | None = None,
) -> Mapping:
    """The best assignment of fields to the columns under a header block; ``body`` are the rows under it, ``chosen`` the
    fields that are settled."""
    shift_labels(block, body)
    numbered = _numbering(block, vocabulary, body)
    weights: dict[int, dict[str, float]] = {}
    infos: dict[tuple[int, str], tuple[Period | None, bool]] = {}
    scores: dict[tuple[int, str], float] = {}
    empty = {c for c, label in block.labels.items() if label.beside and not (c < len(profiles) and profiles[c].total)}
    dated = dated_rents(block.labels, vocabulary)
    titles = {(label.text.casefold(), label.group) for label in block.labels.values() if label.group}
    again = Counter(text for text, _ in titles)
    for column, label in block.labels.items():
        if column in empty or column in dated:
            continue
        profile = profiles[column] if column < len(profiles) else Profile(0, 0, ())
        options = [] if vocabulary.is_part(label.text) else candidates(column, label, vocabulary, again)
        after = block.labels.get(column + 1)
        if after is not None and after.beside and column + 1 not in empty and names_term(after, vocabulary):
            options.append(("leaseStartDate", CERTAIN, None, False))  # "Lease Dates" over both
        for name, score, period, personal in options:
            infos[column, name] = (period, personal)
            scores[column, name] = score
            sized = name == "area" and score >= CERTAIN and area_unit(label.text) is not None and profile.numbers
            weight = score + (max(fit(name, profile), 0.0) if sized else fit(name, profile))  # a stall of 7.2 m²
            if weight >= LEAST:
                weights.setdefault(column, {})[name] = weight
    _leave_titles(block, weights, profiles, vocabulary)
    _take_codes_for_names(weights, scores, profiles)
    _part_houses_from_units(weights, scores, body)
    _take_words_for_codes(weights, scores, block.labels, profiles, vocabulary, commercial)
    read_context(block, weights, profiles, vocabulary, commercial)
    keep_taxed(block.labels, weights, vocabulary, body)
    _settle(chosen or {}, weights, scores)
    tell_areas_from_sums(block.labels, weights, vocabulary, body)
    by_words = assign(weights)
    words_alone = {column: dict(options) for column, options in weights.items()}
    told = tell_rents_from_sums(block.labels, weights, vocabulary, body, commercial=commercial)
    if told is not None and told[0] in (chosen or {}):  # a reading that is tried: no sum speaks for what it chose
        column, name = told[0], chosen[told[0]] if chosen else ""
        weights[column][name] = words_alone.get(column, {}).get(name, UNNAMED)
    elif told is not None:
        scores[told[0], next(iter(weights[told[0]]))] = scores[told[1], "totalCharges"] = SURE
    assigned = assign(weights)
    rent = next((c for c, name in assigned.items() if name == "contractRent"), None)
    if rent is not None:
        tell_rents(rent, block.labels, assigned, weights, scores, vocabulary, body)
    _keep_lone_part(assigned, weights)
    for column, name in (chosen or {}).items():
        assigned[column] = name
        weights[column].setdefault(name, UNNAMED)
    uses: list[ColumnUse] = []
    kept: list[ColumnUse] = []
    unmapped: list[ColumnUse] = []
    for column in sorted(block.labels):
        if column in empty:
            continue
        label = block.labels[column]
        named = assigned.get(column)
        if named is not None:
            period, personal = infos.get((column, named), (None, False))
            if period is None and (named in NESTED or named in STEP_FIELDS):
                period = header_period(label, vocabulary)
            use = ColumnUse(
                column, label.text, named, KINDS.get(named, Kind.KEPT), weights[column][named], period, personal
            )
            if use.kind in NUMBERS:
                use.rivals = _rivals(column, named, assigned, scores)
            if named in KINDS:
                uses.append(use)
                continue
        else:
            use = _unnamed(column, label, "rentPerArea" in assigned.values(), vocabulary)
        if use.kind is Kind.KEPT:
            kept.append(use)
        else:
            unmapped.append(use)
    kept += [ColumnUse(column, "", None, Kind.KEPT) for column in numbered]
    for column, profile in enumerate(profiles):
        if column not in block.labels and column not in numbered and profile.total:
            unmapped.append(ColumnUse(column, "", None, None))
    mapping = Mapping(block, uses, by_field={u.field: u.column for u in uses if u.field}, unmapped=unmapped, kept=kept)
    mapping.stacked = _names_stack(mapping, vocabulary)
    if mapping.stacked:
        _leave_numbers(mapping)
    place_unnamed(mapping, profiles, vocabulary, body)
    _name_units_by_leases(mapping, vocabulary, body)
    mapping.told_by_sums = told is not None and [by_words.get(column) for column in told] != [
        assigned.get(c) for c in told
    ]
    mapping.second = _second_uses(block, mapping, vocabulary)
    find_second_charges(mapping, body)
    _name_lease_types(mapping, profiles, vocabulary)
    _part_sizes_from_types(mapping, profiles)
    _keep_answers(mapping, profiles, vocabulary)
    tell_by_cells(mapping, profiles, vocabulary, body)
    find_steps(mapping, profiles, vocabulary, body)
    mapping.percents = _percent_columns(mapping, body)
    find_charges_below(mapping, vocabulary, body)
    find_charges_beside(mapping, vocabulary, body)
    find_charge_amounts(mapping, vocabulary, body)
    widen_charge_block(mapping, body)
    find_charge_block(mapping, profiles, vocabulary, body)
    _name_by_titles(mapping, vocabulary)
    if not mapping.charge_columns:
        find_charge_columns(mapping, profiles, vocabulary, commercial, body, without=dated)
    for use in mapping.charge_columns:
        if use.period is None and use.column in block.labels:
            use.period = header_period(block.labels[use.column], vocabulary)
    drop_twelvefold(mapping, body)
    drop_instalments(mapping, body)
    drop_sums_of_months(mapping, body)
    return mapping


def _name_by_titles(mapping: Mapping, vocabulary: Vocabulary) -> None:
    """Call columns below the title of a charge that say no more than a period by that title: ``£ pa``."""
    for use in (*mapping.unmapped, *mapping.charge_columns, *(use for use in mapping.uses if use.field in NESTED)):
        label = mapping.block.labels.get(use.column)
        if label is None or header_period(replace(label, group=""), vocabulary) is None:
            continue
        named = any(len(word) > 3 and vocabulary.step_period(word.strip("(/)")) is None for word in label.text.split())
        category = None if named else vocabulary.charge(label.group)
        if category is not None and not vocabulary.is_rent(category):
            use.header = label.group


def _numbering(block: HeaderBlock, vocabulary: Vocabulary, body: Sequence[Line]) -> list[int]:
    """Columns that only number the rows, 1, 2, 3, under words that are those of the next column, which gets them, or
    under ``#`` where another column may name the units."""
    found: list[int] = []
    for column, label in sorted(block.labels.items()):
        beside = block.labels.get(column + 1)
        if beside is not None and beside.text != label.text:
            continue
        if _counts(column, column + 1, body):
            found.append(column)
    units: list[int] = []
    sure: list[int] = []
    named: list[int] = []
    for column, label in block.labels.items():
        matches = vocabulary.header(label.text)
        scores = [match.score for match in matches if match.field == "unit"]
        units += [column] if scores and max(scores) < LEAST else []
        sure += [column] if scores and max(scores) >= LEAST else []
        of_houses = any(match.field in ("propertyName", "building") for match in matches)
        named += [column] if of_houses and names_differ(column, body) else []
    others = [*units, *sure, *named]
    numbers = next((c for c in units if any(_counts(c, other, body) for other in others if other > c)), None)
    for column in found:
        block.labels[column + 1] = replace(block.labels.pop(column), beside=False)
    if numbers is not None and numbers in block.labels:
        block.labels.pop(numbers)
        found.append(numbers)
    return found


def _counts(column: int, beside: int, body: Sequence[Line]) -> bool:
    """Whether the cells of a column number the rows that fill another one: 1, 2, 3, or on from the table above."""
    numbers = [str(line.values[column]).rstrip(".") for line in body if {column, beside} <= {*line.filled}]
    first = int(numbers[0]) if numbers and numbers[0].isascii() and numbers[0].isdigit() else None
    if len(numbers) < FEWEST_NUMBERED or first is None or first > MOST_ABOVE:
        return False
    return numbers == [str(first + n) for n in range(len(numbers))]


def _leave_titles(
    block: HeaderBlock, weights: Mapping_[int, dict[str, float]], profiles: Sequence[Profile], vocabulary: Vocabulary
) -> None:
    """A column without cells holds no units where the words of one of kinds may name them: ``DEMISE``, a title over
    ``Accommodation`` and the columns beside it."""
    kinds = [column for column, options in weights.items() if "unitType" in options]
    if any(match.field == "unit" for c in kinds for match in vocabulary.header(block.labels[c].text)):
        for column, options in weights.items():
            if column < len(profiles) and profiles[column].rows >= FEWEST_FILLED and not profiles[column].total:
                options.pop("unit", None)


def _take_codes_for_names(weights: dict[int, dict[str, float]], scores: Scores, profiles: Sequence[Profile]) -> None:
    """A column headed ``Tenant`` that holds the numbers of people (``H274828``) says who is there if no other does."""
    named = [column for column, options in weights.items() if "tenantName" in options]
    ids = [column for column, options in weights.items() if "residentId" in options and column not in named]
    if not named and len(ids) == 1 and _are_words(profiles[ids[0]] if ids[0] < len(profiles) else None):
        weights[ids[0]] = {"tenantName": weights[ids[0]]["residentId"]}  # "Resident 2110" under "Tenant Ref."
        scores[ids[0], "tenantName"] = scores[ids[0], "residentId"]
        return
    if named or ids:
        return
    for (column, name), score in scores.items():
        coded = name == "tenantName" and score >= CERTAIN and column < len(profiles)
        if coded and 2 * profiles[column].codes > profiles[column].total > profiles[column].numbers:
            weights.setdefault(column, {})["tenantName"] = LEAST
            return


def _take_words_for_codes(
    weights: dict[int, dict[str, float]],
    scores: Scores,
    labels: Mapping_[int, Label],
    profiles: Sequence[Profile],
    vocabulary: Vocabulary,
    commercial: bool,
) -> None:
    """What is headed as an amount and holds none says of what, or when, the one in the next column is: the names of
    charges below ``Monthly charge``, beside ``Amount``; the days below ``Future base rent``, beside ``Per month``."""
    for column, name in [key for key in scores if key[1] in ("chargeAmount", "rentSteps:amount")]:
        if name in weights.get(column, {}) or column + 1 not in labels or column + 1 >= len(profiles):
            continue
        profile, beside = profiles[column], profiles[column + 1]
        if not beside.total or beside.share(beside.numbers) < MOST_AMOUNTS or not profile.total:
            continue
        if name == "rentSteps:amount":
            says = "rentSteps:date" if profile.share(profile.dates) >= MOST_AMOUNTS else None
        else:
            names = [text for text in profile.samples if vocabulary.total(text) is None]
            known = sum(bool(vocabulary.charge(t, commercial=commercial) or vocabulary.names_tax(t)) for t in names)
            listed = any(any(map(str.isdigit, text)) for text in names)  # "Pet 30.00, Parking 75.00"
            says = "chargeCode" if names and not listed and known >= MOST_CODES * len(names) else None
        free = {*weights.get(column + 1, {})} <= {"chargeAmount", "contractRent", "totalCharges"}
        if says is not None and free:
            weights[column], weights[column + 1] = {says: CERTAIN}, {name: CERTAIN}
            scores[column, says] = scores[column + 1, name] = CERTAIN


def _keep_lone_part(assigned: dict[int, str], weights: dict[int, dict[str, float]]) -> None:
    """Words of a part of the rent, which name the rent outright, name it where no other column names a part, and only a
    hint calls another one the rent that is not the sum: ``Space Rent`` beside ``Power MRC`` and ``Total MRC``."""
    parts = [c for c, options in weights.items() if any(name.startswith(_PART_OF_RENT) for name in options)]
    taken = next((c for c, name in assigned.items() if name == "contractRent"), None)
    if (
        len(parts) != 1
        or taken is None
        or "totalCharges" not in assigned.values()
        or not assigned.get(parts[0], "").startswith(_PART_OF_RENT)
    ):
        return
    rent = weights[parts[0]].get("contractRent", 0.0)
    if rent >= MEANT_RENT > weights[taken].get("contractRent", MEANT_RENT):
        del assigned[taken]
        assigned[parts[0]] = "contractRent"


def _part_houses_from_units(weights: dict[int, dict[str, float]], scores: Scores, body: Sequence[Line]) -> None:
    """Of two columns that may name the units, the left one names the houses where most of the rows that name a unit in
    the right one leave it blank: ``Premises``, merged over the rows of each house, and ``Letting``."""
    named = sorted(c for c, name in scores if name == "unit" and {*weights.get(c, {})} <= {"unit", "bed"})
    for house, unit in pairwise(named):
        rows = [line for line in body if unit in line.filled and len(line.filled) >= FEWEST_FILLED]
        blank = sum(house not in line.filled for line in rows)
        words = not any(line.is_number(unit) for line in rows)
        if unit == house + 1 and words and FEWEST_HOUSES <= len(rows) - blank < blank:
            weights[house], weights[unit] = {"building": CERTAIN}, {"unit": CERTAIN}


def _are_words(profile: Profile | None) -> bool:
    """Whether cells say a word and more behind it: no ids."""
    samples = profile.samples if profile is not None else ()
    return bool(samples) and all(
        word.isalpha() and len(word) > 2 and rest for word, _, rest in map(_first_word, samples)
    )


def _first_word(text: str) -> tuple[str, str, str]:
    return text.strip().partition(" ")


def _settle(chosen: Mapping_[int, str], weights: dict[int, dict[str, float]], scores: Scores) -> None:
    """Leave columns of which the field is chosen no other one, and no other column their fields."""
    for column, name in chosen.items():
        own = weights.get(column, {}).get(name, UNNAMED)
        for options in weights.values():
            options.pop(name, None)
        weights[column] = {name: own}
        scores.setdefault((column, name), 0.0)


def _rivals(column: int, name: str, assigned: Mapping_[int, str], scores: Scores) -> list[int]:
    """The other columns that are called by the same field's words, as surely as this one and by no other's: two areas,
    two deposits, two rents."""
    mine = scores.get((column, name), 0.0)
    least = SURE if mine >= SURE else mine - ALIKE
    named = [other for other, called in scores if called == name and other != column and scores[other, name] >= least]
    return [other for other in named if scores.get((other, assigned.get(other, "")), 0.0) < SURE]


def _unnamed(column: int, label: Label, beside_rate: bool, vocabulary: Vocabulary) -> ColumnUse:
    """A column of no field; a second one of rents per area, where the field has its own, is kept as that."""
    if vocabulary.is_part(label.text):
        return ColumnUse(column, label.text, f"{PART}@{column}", Kind.KEPT)
    match = next(iter(vocabulary.header(label.text)), None) if beside_rate else None
    if match is not None and match.field == "rentPerArea" and match.score >= GOOD:
        return ColumnUse(column, label.text, f"{SECOND_RATE}@{column}", Kind.KEPT, period=match.period)
    return ColumnUse(column, label.text, None, None)


def _name_lease_types(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """A column of types whose cells say NNN or gross holds the kinds of lease, not of units; one of types of leases
    that says of all of them what the space is used for holds those of units: ``Office``, ``Retail``."""
    told = next((use for use in mapping.uses if use.field == "leaseType"), None)
    if told is not None and not {"unitType", "spaceUse"} & mapping.by_field.keys() and told.column < len(profiles):
        samples = profiles[told.column].samples
        if samples and all(map(vocabulary.space_use, samples)) and not any(map(vocabulary.names_lease_type, samples)):
            told.field, told.kind = "unitType", KINDS["unitType"]
            mapping.by_field["unitType"] = mapping.by_field.pop("leaseType")
            return
    use = next((use for use in mapping.uses if use.field == "unitType"), None)
    if use is None or "leaseType" in mapping.by_field or use.column >= len(profiles):
        return
    samples = profiles[use.column].samples
    if samples and sum(map(vocabulary.names_lease_type, samples)) * 2 > len(samples):
        use.field = "leaseType"
        mapping.by_field["leaseType"] = mapping.by_field.pop("unitType")


def _part_sizes_from_types(mapping: Mapping, profiles: Sequence[Profile]) -> None:
    """Types beside a column of sizes, which are the types of storage units, are their plans: ``Climate``, ``10x10``."""
    sizes = next((use for use in mapping.uses if use.field == "unitType"), None)
    types = next((use for use in mapping.kept if kind_of(use) == "type" and use.column < len(profiles)), None)
    if sizes is None or types is None or "floorPlan" in mapping.by_field or sizes.column >= len(profiles):
        return
    texts, others = profiles[sizes.column].samples, profiles[types.column].samples
    if texts and others and all(map(size_of, texts)) and not any(map(size_of, others)):
        types.field, types.kind = "floorPlan", KINDS["floorPlan"]
        mapping.kept.remove(types)
        mapping.uses = sorted([*mapping.uses, types], key=lambda use: use.column)
        mapping.by_field["floorPlan"] = types.column


def _keep_answers(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """A column of yes and no is no status where its header asks for none ("Tenant Occupied?"): N is no notice.

    Nor is one under a header that names a status of something ("Reg. Status") and has no word for any, or below the
    title of another year than the tenant's: ``Pre-lease 2026-27``.
    """
    use = next((use for use in mapping.uses if use.field == "statusText"), None)
    if use is None or use.column >= len(profiles) or vocabulary.asks(use.header):
        return
    samples = profiles[use.column].samples
    answers = _of_other_years(mapping, use) or (len(set(samples)) > 1 and all(map(vocabulary.is_answer, samples)))
    if answers or (samples and not _says_status(use.header, samples, vocabulary)):
        mapping.uses.remove(use)
        del mapping.by_field["statusText"]
        mapping.kept.append(replace(use, field=None, kind=Kind.KEPT))


def _of_other_years(mapping: Mapping, use: ColumnUse) -> bool:
    """Whether a column stands below a title with other years than the one over the tenants."""
    labels, who = mapping.block.labels, mapping.by_field.get("tenantName")
    titles = [labels[c].group or "" for c in (use.column, who) if c in labels]
    own, theirs = (_YEARS.findall(title) for title in titles) if len(titles) == 2 else ([], [])
    return bool(own and theirs) and own != theirs


def _says_status(header: str, samples: Sequence[str], vocabulary: Vocabulary) -> bool:
    """Whether a column is one of statuses: its header says just that, or some cell does."""
    named = any(match.field == "statusText" and match.score >= CERTAIN for match in vocabulary.header(header))
    return named or any(vocabulary.status(text, in_column=True, header=header) is not None for text in samples)


def _percent_columns(mapping: Mapping, body: Sequence[Line]) -> frozenset[int]:
    """Columns of shares where some number is above 1: all of them are percents."""
    shares = [use.column for use in (*mapping.uses, *mapping.steps) if use.kind is Kind.SHARE]
    return frozenset(c for c in shares if any((money(line.values[c]) or 0) > 1 for line in body))


def _second_uses(block: HeaderBlock, mapping: Mapping, vocabulary: Vocabulary) -> list[ColumnUse]:
    uses: list[ColumnUse] = []
    taken = set(mapping.by_field)
    for column, label in sorted(block.second.items()):
        kind, _, size = label.text.partition("/")
        first, last = vocabulary.header(kind.strip()), vocabulary.header(size.strip())
        if {"unitType", "floorPlan"} & {m.field for m in first} and [m.field for m in last[:1]] == ["area"]:
            # "Plan / Sq Ft": each cell says both, "3T / 1,346".
            uses.append(ColumnUse(column, label.text, "unitType", KINDS["unitType"], last[0].score))
            taken |= {"unitType", "area"}
            continue
        for match in vocabulary.header(label.text):
            name = column_name(match)
            if name in KINDS and name not in taken | (NESTED - BILLED) | STEP_FIELDS and match.score >= 0.7:
                taken.add(name)
                uses.append(ColumnUse(column, label.text, name, KINDS[name], match.score, match.period))
                break
        else:
            hinted = next((name for name in vocabulary.hints(label.text) if name == "unitType"), None)
            if hinted is not None and hinted not in taken:  # "Kind" below "Suite"
                taken.add(hinted)
                uses.append(ColumnUse(column, label.text, hinted, KINDS[hinted], UNNAMED))
    return uses


def _leave_numbers(mapping: Mapping) -> None:
    """What numbers leases whose suites stand below their tenants names no unit: ``No.``"""
    use = next((use for use in mapping.uses if use.field == "unit"), None)
    if use is not None and normal(use.header).strip(".") in _NUMBERING:
        mapping.uses.remove(use)
        del mapping.by_field["unit"]
        use.field, use.kind = None, None
        mapping.unmapped.append(use)


def _name_units_by_leases(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Codes that stand first in every row, each another, also beside words that nobody is there, are of what is let and
    not of leases, where no column names units: ``Lease No.`` B-4 beside ``Not leased``."""
    use = next((use for use in mapping.uses if use.field == "residentId"), None)
    who = mapping.column("tenantName")
    if (
        use is None
        or who is None
        or use.column > min(mapping.by_field.values())
        or {"unit", "bed"} & {*mapping.by_field}
    ):
        return
    rows = [line for line in body if {use.column, who} <= {*line.filled}]
    codes = {line.text(use.column) or "" for line in rows}
    if all(map(str.isdecimal, codes)):
        return  # they number the rows
    if len(codes) == len(rows) and any(vocabulary.sentinel(line.text(who) or "") in VACANT for line in rows):
        use.field, use.kind = "unit", KINDS["unit"]
        mapping.by_field["unit"] = mapping.by_field.pop("residentId")


def _names_stack(mapping: Mapping, vocabulary: Vocabulary) -> bool:
    """Whether the tenant's header says that suite and dates stand in its column, too."""
    said = (match for label in mapping.block.labels.values() for match in vocabulary.header(label.text))
    return any(match.field == "tenantName" and match.kind == STACKED for match in said)
