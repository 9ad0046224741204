"""What speaks for a column being a field: the words above it, the cells below it, the columns beside it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from ....proofs.relations import mostly
from ....values.areas import area, area_unit, rate_per_area, sides
from ....values.bedbath import bed_bath
from ....values.dates import looks_like_date
from ....values.numbers import is_money_like, percent
from ....values.terms import lease_term
from ....values.text import normal
from ....values.wordlist import wordlist
from ....vocabulary import Vocabulary
from ....vocabulary.matches import HeaderMatch, Period
from ..anatomy.fieldkinds import DATES, KINDS, NO_TEXT, NUMBERS, Kind, column_name
from ..anatomy.headerblocks import GOOD, HeaderBlock
from ..anatomy.labels import Label, names_steps, says_year
from ..anatomy.profile import Profile
from .rentcolumns import header_period

_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_STEP = re.compile(r"(?:rent\s+)?step\s*#?\s*\d\b", re.IGNORECASE)
"""A header that numbers the steps names one of them, whatever rent it says: ``Step 2 Base Rent``."""
_NUMBER = re.compile(r"\s*#?\d$")
_ORDINAL = re.compile(r"^\d(?:st|nd|rd|th)\s+", re.IGNORECASE)
_NAME = frozenset(wordlist("docextract.vocabulary", "rolls.toml")["over"]["name"])
CERTAIN = 0.9
"""From this weight on the words above a column and its cells say that it holds a field."""
OUTRIGHT = 1.0
"""The least weight of a field that words name outright and cells may hold."""
PROSE = 5
"""Words of a cell that says what a unit has, and not which it is."""
_ROAD = re.compile(r"[^\W\d_]{2,}")
MOST_ROOMS = 20
"""Rooms of a unit."""
MOST_PERCENT = 100
"""A column of larger numbers holds no shares."""
MOST_MONEY = 10_000_000_000
"""What no unit is let for, in any currency."""
MOST_PEOPLE = 12
"""Numbers no larger are no areas, no rents and no deposits."""
LONGEST_MEASURE = 6
"""Letters of a measure of areas: ``sq ft``."""
FEWEST_LETTERS = 3
"""A text of more letters, without a figure, is a word."""
MOST_ROOMS = 99
"""No unit has more bedrooms, whatever its number of them is written as."""
_MONEY = re.compile(r"[$€£]")
FEWEST_AMOUNTS = 3
"""Amounts in a column that says one and the same word wherever it prints none."""
OF_FLOORS = 0.8
"""Fewer of the rows than this have an area that is not the unit's."""
MOST_RATES = 100
"""No rent of a day or a week is so small a part of that of a month."""
_LARGE = frozenset({"area", "contractRent", "marketRent", "annualRent", "deposit", "otherDeposit"})
FEWEST_ALIKE, ALIKE = 8, 0.2
"""Rows among which so small a part of different values are no ids of units."""
FEWEST_NAMED, NEARLY_EACH, COMES_AGAIN = 10, 0.9, 4
"""Cells that tell words which come again from names; so many of the names are different ones, and so many times each
of the words stands there."""
_CHARGED = frozenset({"totalCharges", "chargeAmount", "otherCharges"})
"""Fields of a title over columns of charges."""
LEASE_DAYS = frozenset({"leaseStartDate", "leaseEndDate"})
"""The days that leases have."""
_COSTS = frozenset({"recoveries:cam", "recoveries:realEstateTaxes", "recoveries:nnn"})


def _is_code(label: Label, vocabulary: Vocabulary) -> bool:
    """Whether a column below a title of charges is that of a known code: ``Water`` below ``Monthly charges``."""
    over = vocabulary.header(label.group)[:1]
    charges = any(match.field in ("totalCharges", "chargeAmount") for match in over)
    return charges and vocabulary.charge(label.text, None, commercial=False) is not None


def candidates(
    column: int, label: Label, vocabulary: Vocabulary, again: Mapping[str, int] | None = None
) -> list[tuple[str, float, Period | None, bool]]:
    """Fields that the words above a column may name, with scores; ``again``: below how many titles words stand, which
    tell columns apart that have the same words: ``Rent`` below ``Current`` and below ``Market``."""
    found: dict[str, tuple[str, float, Period | None, bool]] = {}

    def add(text: str, factor: float, only: frozenset[str] | None = None) -> None:
        for match in vocabulary.header(text):
            name = column_name(match)
            if match.field == "sourceColumns":
                name = f"{name}@{column}"
            if only is not None and name not in only:
                continue
            score = match.score * factor
            if name not in found or found[name][1] < score:
                found[name] = (name, score, match.period, match.personal)

    if label.beside:
        if any(m.field == "marketRent" for m in vocabulary.header(label.text)):
            # An unheaded second column under a merged "Market Rent" holds the rent in place.
            found["contractRent"] = ("contractRent", 0.8, None, False)
        if names_term(label, vocabulary):
            found["leaseEndDate"] = ("leaseEndDate", CERTAIN, None, False)
        return list(found.values())
    if label.per_area:
        add(label.text if area_unit(label.text) else f"{label.text} {label.per_area}", 1.0)
        return list(found.values())
    if _STEP.match(label.text):
        steps = [match for match in vocabulary.header(label.text) if match.field == "rentSteps"]
        if steps:
            return [(column_name(m), max(m.score, CERTAIN), m.period, m.personal) for m in steps]
    add(label.text, 1.0)
    if "building" in found and area_unit(label.text) is not None:
        return [("area", CERTAIN, None, False)]  # "Building (SF)"
    if "unit" in found and label.group and header_period(Label("", label.group), vocabulary):
        return [("contractRent", CERTAIN, None, False)]  # "Room" below "Each month"
    if "contractRent" in found and found["contractRent"][2] is None and _is_of_year(label.group, vocabulary):
        _, score, _, personal = found.pop("contractRent")  # "Base rent" below "Rental income (per annum)"
        found["annualRent"] = ("annualRent", score, "ANNUAL", personal)
    if label.group:
        title = _NUMBER.sub("", label.group)  # "Scheduled Step 2" spans the columns of the second one
        over = {match.field for match in vocabulary.header(title)}
        own = {column_name(match) for match in vocabulary.header(label.text)}
        if "rentSteps:category" in own and over & _CHARGED and "rentSteps" not in over:
            return [("chargeCode", CERTAIN, None, False)]  # "Cat" below "Recurring Charges"
        titles = (title, _ORDINAL.sub("", title))
        steps = max((_steps(text, label.text, vocabulary) for text in titles), key=lambda m: m[0].score if m else 0.0)
        if steps:
            return [(column_name(m), m.score, m.period, m.personal) for m in steps]
        told = vocabulary.spanned(title, label.text)
        if told and label.text == label.alone:
            # "Amount" below "Security" is neither a charge nor a rent.
            names = (f"{m.field}@{column}" if m.field == "sourceColumns" else m.field for m in told)
            return [(name, match.score, match.period, False) for name, match in zip(names, told, strict=True)]
        joint = f"{label.group} {label.text}"
        twice = again is not None and again.get(label.text.casefold(), 0) > 1
        if twice and any(match.score >= CERTAIN for match in vocabulary.header(joint)[:1]):
            found.clear()
            add(joint, 1.0)
            return list(found.values())
        told_alone = max((f[1] for f in found.values() if not f[0].startswith("sourceColumns:percent")), default=0.0)
        if told_alone < 0.7 and not _is_code(label, vocabulary):
            add(joint, 0.95)
        if _is_of_deposit(label, vocabulary):
            found.pop("unitType", None)  # "Kind" below "Security"
    if year := _YEAR.search(label.text):
        # "2025 Sales" are sales, whatever title spans them.
        add(label.text.replace(year[0], " "), 1.1, frozenset({"percentageRent:sales"}))
    if not found and "/" in label.text and not _is_of_deposit(label, vocabulary):
        add(label.text.partition("/")[0], 0.9)  # "Resident / Site Address" heads the lines of both
    if not found and label.alone != label.text and not _says_another(label, vocabulary):
        add(label.alone, 0.6)
    above = label.text.removesuffix(label.alone).strip()
    if above and any(m.field == "tenantName" and m.score >= CERTAIN for m in vocabulary.header(above)[:1]):
        add(above, 0.85)  # "Tenant" over "Deposit / Next increase", which the second lines of records say
    return list(found.values())


def _all_differ(profile: Profile) -> bool:
    """Whether cells are hardly ever the same, as names of units are and kinds of them are not."""
    return profile.total >= FEWEST_NAMED and profile.distinct >= NEARLY_EACH * profile.total


def _tell_amounts_of_charges(block: HeaderBlock, weights: dict[int, dict[str, float]]) -> None:
    """What only says its period right beside the code of a charge, below one title with it, is what the charge comes
    to: ``Charge``, ``Per month`` below ``Recurring charges``."""
    for column, label in block.labels.items():
        before = block.labels.get(column - 1)
        beside = before is not None and label.group and before.group == label.group
        options = weights.get(column, {})
        if beside and "chargeCode" in weights.get(column - 1, {}) and {*options} <= {"contractRent", "totalCharges"}:
            weights[column] = {"chargeAmount": CERTAIN}
            return


def _is_of_year(title: str, vocabulary: Vocabulary) -> bool:
    """Whether a title says of the rents below it that they are of a year: ``Rent (p.a.)``, ``Annual rent``."""
    over = vocabulary.header(title)[:1] if title else ()
    return says_year(title, vocabulary) or any(m.field == "annualRent" and m.score >= CERTAIN for m in over)


def _is_of_deposit(label: Label, vocabulary: Vocabulary) -> bool:
    """Whether the title over a column is that of the deposits: ``Security`` over ``EUR`` and ``Kind``."""
    over = vocabulary.header(label.group)[:1] if label.group else ()
    return any(match.field == "deposit" and match.score >= GOOD for match in over)


def names_term(label: Label, vocabulary: Vocabulary) -> bool:
    """Whether words over a column, or over two, are those of a lease's term: ``Lease Dates``."""
    return any(m.field == "leaseTermMonths" and m.score >= CERTAIN for m in vocabulary.header(label.text))


def _steps(title: str, text: str, vocabulary: Vocabulary) -> list[HeaderMatch]:
    """The parts of rent steps that words below a title may be, if that names steps or both together do."""
    found = vocabulary.header(f"{title} {text}")
    steps = [match for match in found if match.field == "rentSteps"]
    return steps if steps[:1] == [*found[:1]] or names_steps(title, vocabulary) else []


def _says_another(label: Label, vocabulary: Vocabulary) -> bool:
    """Whether the words above the last ones are what tenants pay beside the rent: its rate is none of the rent."""
    above = label.text.removesuffix(label.alone).strip()
    return any(match.field == "recoveries" and match.score >= GOOD for match in vocabulary.header(above))


FEWEST_DAYS = 2
"""Days of a column in which all else is one and the same word."""


def fit(name: str, profile: Profile) -> float:
    """How well the cells of a column agree with a field, from -1 to +0.3; 0 where there are no cells."""
    if not profile.total:
        return -0.05
    kind = KINDS.get(name, Kind.KEPT)
    numbers, dates = profile.share(profile.numbers), profile.share(profile.dates)
    texts = profile.share(profile.texts)
    if kind in DATES:
        few = profile.total < 3 and profile.numbers < profile.total
        if profile.dates >= FEWEST_DAYS and dates < 0.2:
            few = len({text for text in profile.samples if not looks_like_date(text)}) == 1  # "Part 4": no end
        return 0.3 if dates >= 0.5 else 0.0 if dates >= 0.2 or few else -1.0
    if kind is Kind.TERM and texts > 0.5:
        terms = sum(lease_term(text) is not None for text in profile.samples)
        return 0.2 if terms * 2 > len(profile.samples) else -0.2
    if name in ("area", "unitType") and texts > 0.5 and profile.samples:
        told = [text for text in profile.samples if text.casefold() not in NO_TEXT]
        if told and mostly((size := area(text)) is not None and size.unit is not None for text in told):
            return 0.4 if name == "area" else -0.4  # "900 Sq. Ft."
        if name == "unitType" and mostly(text.endswith("%") for text in told):
            return -1.0  # "60%" of the median income, beside "MGR"
    if kind is Kind.MONEY and texts > 0.5:
        rates = sum(rate_per_area(text.split()[0]) is not None for text in profile.samples)
        if rates * 2 > len(profile.samples):
            return 0.1  # "$1.25/SF NNN"
    if name.startswith("sourceColumns:firstName") and numbers > texts:
        return -1.0  # "Monthly" below "First" among steps
    if name == "bedrooms" and _says_rooms(profile):
        return 0.0
    most = MOST_ROOMS if name == "bedrooms" else MOST_PEOPLE
    if name in ("bedrooms", "bathrooms") and profile.numeric_sum > most * profile.total:
        return -1.0  # the rate of a bed, what a private bath costs
    if kind is Kind.SHARE and texts > 0.5:
        shares = sum(percent(text) is not None for text in profile.samples)
        return 0.2 if shares * 2 > len(profile.samples) else -0.2
    if kind is Kind.SHARE and profile.numbers and profile.numeric_sum > MOST_PERCENT * profile.numbers:
        return -1.0
    if name == "percentageRent:rate" and profile.most is not None and profile.most > MOST_PERCENT:
        return -1.0  # what a tenant pays of its sales, where the others pay nothing
    if kind in NUMBERS:
        if kind in (Kind.MONEY, Kind.AREA) and (profile.percents or profile.ids):
            return -1.0
        if name == "annualRent" and profile.years:
            return -1.0  # "Home yr"
        if kind is Kind.AREA and numbers < 0.5 and profile.units < profile.total * 0.5:
            return -0.1
        if profile.most is not None and profile.most > MOST_MONEY and 2 * profile.distinct > profile.total:
            return -1.0  # numbers of contracts, hardly two of which are alike
        if name in _LARGE and profile.most is not None and 0 < profile.most <= MOST_PEOPLE:
            return -0.4  # the people of a household, the level of their care
        if numbers >= 0.6:
            return 0.2
        if numbers >= 0.25 or profile.total < 3:
            return 0.0
        said = {text for text in profile.samples if not is_money_like(text)}
        alike = kind is Kind.MONEY and len(said) == 1 and not any(map(str.isdigit, *said))
        return 0.0 if alike and profile.numbers >= FEWEST_AMOUNTS else -1.0  # "paid" where nothing is owed
    if name == "unit":
        units = profile.share(profile.units)
        if dates >= 0.5 or (
            profile.samples and all(area_unit(t) and len(t) <= LONGEST_MEASURE for t in profile.samples)
        ):
            return -1.0  # "m²", what the areas beside it are measured in
        if profile.samples and all(len(text) < FEWEST_LETTERS and text.isalpha() for text in profile.samples):
            return 0.05  # the sides of a house
        if profile.total >= FEWEST_ALIKE and profile.distinct < ALIKE * profile.total:
            return -0.3  # the same fee of every home
        return 0.25 if units >= 0.6 else 0.1 if units >= 0.3 else -0.1
    if name == "tenantName":
        if numbers + dates >= 0.8 or (profile.total >= 3 and profile.codes >= 0.8 * profile.total):
            return -0.6
        return 0.15 if texts >= 0.6 else 0.0
    if name == "bedBath" and numbers >= 0.6 and profile.most is not None and profile.most > MOST_ROOMS:
        return -1.0  # what "Meeting Rooms" cost
    if name == "building" and profile.runs == profile.distinct and 1 < 2 * profile.distinct <= profile.total:
        return 0.1  # "Block": its units stand together
    if name == "bed":
        return 0.15 if profile.share(profile.units) >= 0.6 else 0.0
    if kind is Kind.ID and name == "residentId":
        if profile.total >= FEWEST_ALIKE and profile.numbers == profile.total and 2 * profile.distinct < profile.total:
            return -1.0  # what many owe alike: nothing
        return 0.15 if profile.share(profile.units) >= 0.3 or numbers >= 0.5 else 0.0
    if (
        name in ("chargeCode", "chargeDescription", "rentSteps:text", "unitType")
        and numbers >= 0.8
        and profile.has_cents
    ):
        return -1.0  # what a "Heating charge" comes to, "OpEx Escal.", a "Home"
    if name == "statusText" and (profile.percents or all(_MONEY.search(text) for text in profile.samples or ("",))):
        return -1.5  # "Occ. Cost" of sales; "Stat.", what a parking space is let for
    if kind in (Kind.TEXT, Kind.STATUS):
        return -0.8 if dates >= 0.6 else -0.3 if name == "statusText" and numbers >= 0.6 else 0.05
    return 0.0


def read_context(
    block: HeaderBlock,
    weights: dict[int, dict[str, float]],
    profiles: Sequence[Profile],
    vocabulary: Vocabulary,
    commercial: bool,
) -> None:
    """What a word means because of what stands beside it."""
    for column, options in weights.items():
        if "chargeCode" in options and column < len(profiles):
            # Of two columns that may hold codes, the one with known codes does.
            samples = profiles[column].samples
            known = sum(vocabulary.charge(text, commercial=commercial) is not None for text in samples)
            options["chargeCode"] += 0.3 * known / len(samples) if samples else 0.0
            if _are_statuses(samples, known, vocabulary):
                options.pop("chargeCode")
                options.pop("residentId", None)
    names = {name for options in weights.values() for name, w in options.items() if w >= 0.9}
    codes = ("chargeCode", "chargeDescription")
    has_code = any(code in options for options in weights.values() for code in codes)
    held = any("deposit" in options for options in weights.values())
    if "totalCharges" in names and "contractRent" not in names:
        for column, options in weights.items():
            # beside what is billed in all, a rent that is due is the rent
            if "totalCharges" in options and options.pop(f"sourceColumns:due@{column}", None) is not None:
                options["contractRent"] = options.pop("totalCharges")
    rents = {"contractRent", "annualRent", "tenantRent", "totalCharges", "chargeAmount"}
    due = [column for column, options in weights.items() if f"sourceColumns:due@{column}" in options]
    others = [rents & options.keys() for column, options in weights.items() if column not in due]
    if "balance" in names and len(due) == 1 and not any(others) and vocabulary.total(block.labels[due[0]].text) is None:
        # beside what is owed, a rent that is due is that of each month, where no other is: "Rent Due", not "Total Due"
        weights[due[0]] = {"contractRent": CERTAIN}
    if "subsidyRent" in names:
        for column, label in block.labels.items():
            match = next(iter(vocabulary.header(label.text)), None)
            named = match is not None and match.field == "tenantName" and match.score >= CERTAIN
            if named and _holds_numbers(column, profiles):
                weights[column] = {"tenantRent": OUTRIGHT}  # "Tenant" beside "HAP": what each of them pays
    for column, options in weights.items():
        if not held and options.get("otherDeposit", CERTAIN) < CERTAIN:
            del options["otherDeposit"]  # "Other", where nothing is a deposit
        if "chargeAmount" in options:
            if not has_code:
                del options["chargeAmount"]
            elif any(code in weights.get(c, {}) for c in range(max(0, column - 3), column) for code in codes):
                options["chargeAmount"] += 0.2
        if "otherDeposit" in options and "deposit" in weights.get(column - 1, {}):
            options["otherDeposit"] += 0.1  # "Other" beside the deposit
        if not commercial and "annualRent" in options and "contractRent" in options:
            # Homes are let by the month: a "Total Rent" that says no period is none of the year.
            options["annualRent"] = min(options["annualRent"], options["contractRent"] - 0.1)
        if {"tenantRent", "subsidyRent"} <= names and "contractRent" in options:
            options["contractRent"] += 0.2  # what both pay together
    if has_code and not any("chargeAmount" in options for options in weights.values()):
        _tell_amounts_of_charges(block, weights)
    if names & _COSTS:
        # Beside other costs that the tenants pay, insurance is the landlord's, of which they pay a part.
        for options in weights.values():
            if "recoveries:insurance" in options:
                options["recoveries:insurance"] += 0.5
    if "bathrooms" in names:
        # Beside baths, "Bed" counts bedrooms.
        for column, options in weights.items():
            if "bed" in options and "bedrooms" in options and _holds_numbers(column, profiles):
                options["bedrooms"] += options.pop("bed")
    _tell_recovered(block, weights, vocabulary)
    _tell_dates_by_title(block, weights)
    _tell_areas_by_unit(block, weights)
    _tell_names_from_codes(weights, profiles)
    _tell_names_from_kinds(weights, profiles, vocabulary)
    _tell_whose_names(block, weights, profiles)
    _tell_sizes_from_kinds(weights, profiles)
    _tell_rooms_from_types(weights, profiles)
    for column, options in weights.items() if "unit" not in names else ():
        said = vocabulary.header(block.labels[column].text)
        if not any(match.field == "unit" for match in said) or "unitType" not in options:
            continue
        if options["unitType"] < CERTAIN:
            del options["unitType"]  # "Home" says which it is, where nothing else does
        elif column < len(profiles) and _all_differ(profiles[column]):
            options["unit"] = options.pop("unitType")  # "Accommodation" over "1st Floor North", "Basement Gym"
    _tell_amounts_beside_days(weights)
    _tell_days_of_steps(weights)
    _tell_rents_from_special_ones(weights, profiles)
    if "building" in names and "unit" not in names:
        _tell_sides(weights, profiles)
    _tell_suites(weights, profiles)
    _tell_kinds_from_descriptions(weights, profiles)
    _tell_floors(weights, profiles)
    _tell_rates(weights, profiles)
    _tell_care(block, weights, vocabulary)
    _tell_certified(block, weights, vocabulary)
    _tell_subject(weights, profiles)
    _tell_owners(block, weights, vocabulary)
    _tell_last_names(weights)
    _tell_beds(weights, profiles)
    _tell_properties(weights, profiles, _units_outright(block, vocabulary))
    if not has_code or not any("chargeAmount" in options for options in weights.values()):
        for column, options in weights.items():
            # Without codes or amounts of charges a description is the unit's: "3-bed detached".
            beside = any("chargeCode" in weights.get(c, {}) for c in (column - 1, column + 1))
            if not beside and {"chargeDescription", "unitType"} <= {*options} and column < len(profiles):
                samples = profiles[column].samples
                known = sum(vocabulary.charge(text, commercial=commercial) is not None for text in samples)
                if 2 * known < len(samples):
                    del options["chargeDescription"]
    if not any(
        options.get("tenantName", 0.0) >= CERTAIN > options.get("residentId", 0.0) for options in weights.values()
    ):
        for options in weights.values():
            if "residentId" in options and "tenantName" in options:
                options["tenantName"] += 0.2
    seen: dict[str, int] = {}
    for column in sorted(weights):
        # Of two columns with the same words the first is the one meant; the second may be the rent in place.
        text = block.labels[column].text.casefold()
        if text in seen and "marketRent" in weights[column] and block.labels[column].beside:
            weights[column]["contractRent"] = max(weights[column].get("contractRent", 0), 0.8)
        seen.setdefault(text, column)
        if seen[text] != column:
            for name in weights[column]:
                weights[column][name] -= 0.02


def _holds_numbers(column: int, profiles: Sequence[Profile]) -> bool:
    return column < len(profiles) and profiles[column].share(profiles[column].numbers) >= 0.8


def _are_statuses(samples: Sequence[str], charges: int, vocabulary: Vocabulary) -> bool:
    """Whether most of some few codes say whether units are let: ``C``, ``S``, ``V``. ``charges``: so many of them may
    be codes of charges, as ``MTM`` is."""
    known = sum(vocabulary.status(text, in_column=True) is not None for text in samples)
    return known > max(1, 2 * charges) and 2 * known >= len(samples)


def _tell_recovered(block: HeaderBlock, weights: dict[int, dict[str, float]], vocabulary: Vocabulary) -> None:
    """Of what stands below ``Additional Rent`` beside its costs, only what is called a total is theirs: no ``Refrig.
    maint.``, which is one more of them."""
    for column in [c for c, options in weights.items() if "recoveries:total" in options]:
        label = block.labels[column]
        beside = [c for c, other in block.labels.items() if other.group == label.group and c != column]
        costs = any(name.startswith("recoveries:") for c in beside for name in weights.get(c, ()))
        summed = any(normal(block.labels[c].text).startswith("total") for c in beside)
        if label.group and costs and summed and vocabulary.total(label.text) is None:
            del weights[column]["recoveries:total"]


def _tell_dates_by_title(block: HeaderBlock, weights: dict[int, dict[str, float]]) -> None:
    """Days below another title than the tenant's are none of the lease, where some of those below the tenant's are:
    ``Start`` below ``Renovation`` beside ``Tenant`` and ``Exp.`` below ``Lease``."""
    groups = {c: block.labels[c].group for c in weights}
    tenants = {groups[c] for c, options in weights.items() if options.get("tenantName", 0.0) >= CERTAIN} - {""}
    dated = {c for c, options in weights.items() if not LEASE_DAYS.isdisjoint(options)}
    if len(tenants) != 1 or not any(groups[c] in tenants for c in dated):
        return
    for column in dated:
        if groups[column] and groups[column] not in tenants:
            for name in LEASE_DAYS:
                weights[column].pop(name, None)


def _tell_areas_by_unit(block: HeaderBlock, weights: dict[int, dict[str, float]]) -> None:
    """Of areas in two units, those in the unit that the rent counts by are meant: "Rent psf" beside m² and sq ft."""
    areas = {c: area_unit(block.labels[c].text) for c, options in weights.items() if "area" in options}
    rates = {area_unit(block.labels[c].text) for c, options in weights.items() if "rentPerArea" in options} - {None}
    if len(set(areas.values()) - {None}) > 1 and len(rates) == 1:
        for column, unit in areas.items():
            weights[column]["area"] += 0.2 * (unit in rates)


def _tell_sizes_from_kinds(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """Of two columns that may hold the type, the one with sizes (``10x15``) does, as in storage; the other is kept."""
    typed = [c for c, options in weights.items() if "unitType" in options and c < len(profiles)]
    sizes = [c for c in typed if (texts := profiles[c].samples) and all(map(sides, texts))]
    if len(sizes) != 1 or len(typed) < 2:
        return
    for column in typed:
        options = weights[column]
        if column in sizes:
            options["unitType"] += 1.0
            options.pop("area", None)
        else:
            options[f"sourceColumns:type@{column}"] = options.pop("unitType")


def _tell_rooms_from_types(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """A column headed as the number of rooms whose cells say it in words (``BR``: ``0BR``, ``1BR``) holds the types."""
    for column, options in weights.items():
        if "bedrooms" in options and column < len(profiles) and _says_rooms(profiles[column]):
            options["unitType"] = options.pop("bedrooms") + 1.0


def _says_rooms(profile: Profile) -> bool:
    return 0 < profile.total == profile.texts and all(bed_bath(text) is not None for text in profile.samples)


def _tell_subject(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """Of two columns headed as units the one that is filled in more rows is what the roll lists, if each has another
    value: parking spaces, beside the homes of those who rent them."""
    named = [c for c, options in weights.items() if options.get("unit", 0.0) >= CERTAIN and c < len(profiles)]
    if len(named) < 2:
        return
    fullest = max(named, key=lambda c: profiles[c].total)
    profile = profiles[fullest]
    others = [c for c in named if c != fullest]
    if profile.distinct >= 0.8 * profile.total and all(1.2 * profiles[c].total <= profile.total for c in others):
        for column in others:
            weights[column]["unit"] -= 0.5


def _tell_owners(block: HeaderBlock, weights: dict[int, dict[str, float]], vocabulary: Vocabulary) -> None:
    """Owners are no tenants where another column may name these: ``Owner`` beside ``Tenancy``."""
    named = [c for c, options in weights.items() if "tenantName" in options]
    owners = [c for c in named if vocabulary.names_owner(block.labels[c].text)]
    for column in owners if len(owners) < len(named) else ():
        del weights[column]["tenantName"]


def _tell_last_names(weights: dict[int, dict[str, float]]) -> None:
    """What stands beside first names is who rents: ``First Name``, ``Last Name``, ``Company``."""
    for column in [c for c, options in weights.items() if any("firstName" in name for name in options)]:
        for beside in (column + 1, column - 1):
            if "tenantName" in weights.get(beside, {}):
                weights[beside]["tenantName"] += 0.6
                break


def _tell_properties(
    weights: dict[int, dict[str, float]], profiles: Sequence[Profile], outright: frozenset[int]
) -> None:
    """A column that only may name units and says the same again and again does not, beside one of properties that
    differ: ``Property`` and ``Tenancy``, with ``AST`` in most rows.

    One that only may name properties and comes back to the same words again and again says where in the house the units
    are: ``Location`` with ``EG li`` and ``1.OG re``.
    """
    for column, options in weights.items():
        profile = profiles[column] if column < len(profiles) else None
        again = profile is not None and 1 < profile.distinct <= profile.runs // 2
        if again and options.get("propertyName", CERTAIN) < CERTAIN:
            del options["propertyName"]
    named = [c for c, options in weights.items() if options.get("propertyName", 0.0) >= CERTAIN and c < len(profiles)]
    units = [c for c, options in weights.items() if "unit" in options and c < len(profiles)]
    if any(weights[c]["unit"] >= CERTAIN or c in outright for c in units):
        return
    differ = any(profiles[c].total > 2 and profiles[c].distinct >= 0.8 * profiles[c].total for c in named)
    roads = [c for c in named if _numbers_a_road(profiles[c].samples)]
    for column in units if differ or roads else ():
        if roads or 2 * profiles[column].distinct <= profiles[column].total or _is_prose(profiles[column]):
            del weights[column]["unit"]
    for column in roads[:1]:
        weights[column]["unit"] = weights[column]["propertyName"] + 0.1


def _units_outright(block: HeaderBlock, vocabulary: Vocabulary) -> frozenset[int]:
    """The columns whose words name units and nothing else, whatever they hold: ``Unit`` with ``Main`` in most rows."""
    said = {c: vocabulary.header(label.text) for c, label in block.labels.items()}
    return frozenset(
        c for c, found in said.items() if [m.field for m in found] == ["unit"] and found[0].score >= CERTAIN
    )


def _numbers_a_road(texts: Sequence[str]) -> bool:
    """Whether texts are numbers in one road: ``1 Mill Parade``, ``6A Mill Parade (first floor)``."""
    houses = [text for text in texts if text[:1].isdigit()]
    roads = Counter(words[0] for text in houses if (words := _ROAD.findall(text)))
    return len(houses) > 2 and len({*houses}) == len(houses) and 2 * max(roads.values(), default=0) > len(houses)


def _is_prose(profile: Profile) -> bool:
    """Whether the cells of a column are sentences: ``Ground floor sales 742 sq ft, basement store 310 sq ft``."""
    return sum(len(text.split()) >= PROSE for text in profile.samples) > len(profile.samples) / 2


def _tell_suites(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """Words without a number that come again and again are what units are, not which, beside a column that may name
    each: ``Suite`` with ``Alcove`` and ``One Bed`` beside ``Room``. So are words none of which is an id, beside ids:
    ``Demise`` with ``Ground floor shop`` beside ``No.`` with ``16/18``."""
    named = [c for c, options in weights.items() if "unit" in options and c < len(profiles)]
    each = [c for c in named if profiles[c].total > 2 and profiles[c].distinct >= 0.8 * profiles[c].total]
    if all(profiles[c].counts_rows for c in each):
        return  # ``#`` with 1, 2, 3 names no unit beside ``Unit`` with ``House`` and ``Left``
    ids = [c for c in each if not profiles[c].counts_rows and profiles[c].units >= 0.8 * profiles[c].total]
    plain = [c for c in named if ids and c not in ids and "tenantName" not in weights[c]]
    words = [c for c in plain if profiles[c].texts == profiles[c].total > 2 and _without_digits(profiles[c])]
    for column in [c for c in named if c in words or _comes_again(profiles[c])]:
        weights[column]["unitType"] = max(weights[column].pop("unit"), weights[column].get("unitType", 0.0))


def _tell_kinds_from_descriptions(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """Words that come again and again sort the homes; what differs in nearly each row describes each of them: ``Pad``
    with ``Single`` and ``Double`` beside ``Home`` with ``1977 Redman 28x52``."""
    typed = [c for c, options in weights.items() if "unitType" in options and c < len(profiles)]
    if any(profiles[c].total > 2 and _comes_again(profiles[c]) for c in typed):
        for column in typed:
            several = profiles[column].total > 2 and profiles[column].distinct >= 0.8 * profiles[column].total
            if several and weights[column]["unitType"] < CERTAIN:
                del weights[column]["unitType"]


def _without_digits(profile: Profile) -> bool:
    """Whether a column holds words, and no letters or numbers of units."""
    return all(len(text) > FEWEST_LETTERS and not any(map(str.isdigit, text)) for text in profile.samples)


def _tell_amounts_beside_days(weights: dict[int, dict[str, float]]) -> None:
    """Of two amounts around the day of a step the one behind the codes is the charge's, and the one behind the day the
    step's: ``CD | AMOUNT | DATE | AMOUNT``."""
    both = [c for c, options in weights.items() if {"chargeAmount", "rentSteps:amount"} <= options.keys()]
    days = [c for c, options in weights.items() if "rentSteps:date" in options]
    if len(both) == 2 and any(both[0] < day < both[1] for day in days):
        del weights[both[0]]["rentSteps:amount"], weights[both[1]]["chargeAmount"]


def _tell_days_of_steps(weights: dict[int, dict[str, float]]) -> None:
    """The day right behind a rent to come is that from which it counts, where no column is named so: ``New rent``,
    ``Effective``."""
    if any("rentSteps:date" in options for options in weights.values()):
        return
    for column, options in weights.items():
        beside = weights.get(column + 1, {})
        if "rentSteps:amount" in options and 0 < beside.get("leaseStartDate", 0.0) < OUTRIGHT:
            beside["rentSteps:date"] = beside.pop("leaseStartDate")


def _tell_rents_from_special_ones(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """A rent that few have, by words that say more than rent, is none beside one that is said of at least twice as
    many: ``Prefer. rent`` beside ``Rent billed``."""
    rents = [c for c, options in weights.items() if "contractRent" in options and c < len(profiles)]
    most = max((profiles[c].numbers for c in rents), default=0)
    for column in rents:
        if 2 * profiles[column].numbers <= most and weights[column]["contractRent"] < OUTRIGHT:
            for name in ("contractRent", "annualRent"):
                weights[column].pop(name, None)


def _tell_sides(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """Letters are the units of buildings, where nothing else is: ``Side`` with ``L`` and ``R`` beside ``Duplex``."""
    for column, options in weights.items():
        texts = profiles[column].samples if "unit" in options and column < len(profiles) else ()
        if texts and all(len(text) < FEWEST_LETTERS for text in texts):
            options["unit"] = max(options["unit"], CERTAIN)


def _tell_floors(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """Of areas, some of which stand only in the first row of each floor, those of all rows are the units': ``Floor
    RSF`` beside ``Suite RSF``."""
    areas = [c for c, options in weights.items() if "area" in options and c < len(profiles) and profiles[c].numbers]
    most = max((profiles[c].numbers for c in areas), default=0)
    for column in [c for c in areas if profiles[c].numbers < OF_FLOORS * most]:
        weights[column]["area"] -= 0.2


def _tell_rates(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """What may be a rent by its words is its rate by area, where a column of rents has hundreds of it: ``Rate``."""
    told = [c for c, w in weights.items() if max(w.get("contractRent", 0), w.get("annualRent", 0)) >= CERTAIN]
    rents = [_mean(profiles[c]) for c in told if c < len(profiles)]
    if not rents or any("rentPerArea" in options for options in weights.values()):
        return
    for column, options in weights.items():
        if {"contractRent", "marketRent"} != options.keys() or column >= len(profiles) or not profiles[column].numbers:
            continue
        if MOST_RATES * _mean(profiles[column]) < min(rents):
            weights[column] = {"rentPerArea": max(options.values())}


def _mean(profile: Profile) -> float:
    return float(profile.numeric_sum) / max(1, profile.numbers)


def _comes_again(profile: Profile) -> bool:
    """Whether a column holds few words again and again, none of them a letter or with a number."""
    words = all(len(text) > FEWEST_LETTERS and not any(map(str.isdigit, text)) for text in profile.samples)
    return bool(profile.samples) and 2 * profile.distinct <= profile.total and words


def _tell_care(block: HeaderBlock, weights: dict[int, dict[str, float]], vocabulary: Vocabulary) -> None:
    """Beside other columns of people's care, what may be care as well is no letter of credit: ``LOC $``, ``Payer``."""
    said = {column: vocabulary.header(block.labels[column].text) for column in block.labels}
    care = [c for c, matches in said.items() if any(m.kind == "care" and m.score >= CERTAIN for m in matches)]
    if any(all(match.field != "otherDeposit" for match in said[c]) for c in care):
        for column in care:
            weights.get(column, {}).pop("otherDeposit", None)


def _tell_certified(block: HeaderBlock, weights: dict[int, dict[str, float]], vocabulary: Vocabulary) -> None:
    """A day that may be the start of a lease, beside the kind of a certification, is the day of that: ``Cert Type``
    with ``AR``, and ``Effective Date``."""
    said = {column: vocabulary.header(block.labels[column].text) for column in block.labels}
    certified = [c for c, found in said.items() if any(m.kind == "certification" and m.score >= CERTAIN for m in found)]
    for column in {at for c in certified for at in (c - 1, c + 1)}:
        hinted = all(match.score < CERTAIN for match in said.get(column, ()) if match.field == "leaseStartDate")
        if hinted and weights.get(column, {}).pop("leaseStartDate", None) is not None:
            weights[column][f"sourceColumns:certification@{column}"] = 1.0


def _tell_beds(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """Codes of kinds (``2D``, ``1K-KIT``) that come again beside units of which none does are no beds of theirs, and
    words that come again (``Single``, ``Double en-suite``) are none of any. Numbers that come again beside homes of
    which none does count their bedrooms."""
    units = [c for c, options in weights.items() if "unit" in options and "bed" not in options and c < len(profiles)]
    each = any(profiles[c].total == profiles[c].distinct >= FEWEST_ALIKE for c in units)
    named = [c for c, options in weights.items() if "propertyName" in options and c < len(profiles)]
    homes = each or any(profiles[c].total == profiles[c].distinct >= FEWEST_ALIKE for c in named)
    for column, options in weights.items():
        profile = profiles[column] if column < len(profiles) else None
        if "bed" not in options or profile is None or not profile.total or 2 * profile.distinct > profile.total:
            continue
        samples = profile.samples
        if homes and _holds_numbers(column, profiles):
            options["bedrooms"] = options.pop("bed")
        elif each and "unitType" in options and all(len(text) > 1 and not text.isdigit() for text in samples):
            options["unitType"] += options.pop("bed")
        elif all(len(text) > FEWEST_LETTERS and not any(map(str.isdigit, text)) for text in samples):
            options["unitType"] = options.pop("bed")


def _tell_names_from_codes(weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """Of two columns that may hold the names, the one with nothing but codes does not, however few the rows are."""
    samples = {
        c: profiles[c].samples for c, options in weights.items() if "tenantName" in options and c < len(profiles)
    }
    if any(any(" " in text for text in texts) for texts in samples.values()):
        for column, texts in samples.items():
            if texts and all(" " not in text and any(map(str.isdigit, text)) for text in texts):
                weights[column]["tenantName"] -= 0.6


def _tell_whose_names(block: HeaderBlock, weights: dict[int, dict[str, float]], profiles: Sequence[Profile]) -> None:
    """A column that says no more than ``Name``, beside one that says who it is and holds no codes, is named for
    something else: the vessel beside its ``Licence holder``."""
    said = [column for column, options in weights.items() if "tenantName" in options and column < len(profiles)]
    bare = [column for column in said if normal(block.labels[column].text) in _NAME]
    whose = [c for c in said if c not in bare and weights[c]["tenantName"] >= CERTAIN]
    if any(2 * (profiles[c].codes + profiles[c].numbers) < profiles[c].total for c in whose):
        for column in bare:
            del weights[column]["tenantName"]


def _tell_names_from_kinds(
    weights: dict[int, dict[str, float]], profiles: Sequence[Profile], vocabulary: Vocabulary
) -> None:
    """Of two columns that may hold the names, the one with few words that come again and again does not, beside one
    in which nearly none does: ``Held by`` (``Shareholder``, ``Sponsor - vacant``) beside ``Shareholder / occupant``. It
    may say who is there."""
    said = [c for c, options in weights.items() if "tenantName" in options and c < len(profiles) and profiles[c].total]
    if not any(profiles[c].distinct >= NEARLY_EACH * profiles[c].total for c in said):
        return
    for column in said:
        profile = profiles[column]
        if profile.total >= FEWEST_NAMED and profile.distinct * COMES_AGAIN <= profile.total:
            weight = weights[column].pop("tenantName")
            if any(vocabulary.status(text, in_column=True) is not None for text in profile.samples):
                weights[column].setdefault("statusText", weight - 0.2)
