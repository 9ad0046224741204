"""What the columns of a unit mix are: by their words, and where these leave it open, by what they come to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from itertools import pairwise

from docextract.proofs.equations import step
from docextract.proofs.tolerance import CENT
from docextract.values.dates import find_dates

from .common import Read, nearly, once
from .header.model import Header
from .words import RENTS, meaning

ZERO = Decimal(0)
MOST_ROOMS = 9
FEWEST = 3
"""Rows in which a relation tells what a column is."""
SLACK = Decimal("0.000001")
"""What workbooks leave of a share when they do not round it."""
TRIPLES = (
    ("averageArea", "totalArea", ("units",), "R08"),
    ("typeRent", "totalTypeRent", ("units",), "R13"),
    ("averageMarketRent", "totalMarketRent", ("units",), "R04"),
    ("averageContractRent", "totalContractRent", ("occupied", "units"), "R05"),
    ("netRent", "totalNetRent", ("units",), "U04"),
)
"""An average, its total, what it may be an average over, and the check that asks."""
_LEASED = re.compile(
    r"\b(?:leases?|in.place|rent roll|contract|passing|current rents?|(?:tenants?|they) pays?)\b", re.IGNORECASE
)
"""Words beside a mix of which its rents may be those in place."""
_RENTS = ("totalMarketRent", "totalContractRent")
PARTS = {"occupied": frozenset({"occ", "notice", "ntv"}), "vacant": frozenset({"vacant"})}
"""Words of columns beside a count of units that take some of its units out of it."""
MEASURES = frozenset({"sf", "psf", "area", "rent", "market", "contract"})
"""Words of columns that measure units, and do not count them: ``Occupied SF``."""
_CONCEDED = re.compile(r"\bconcess", re.IGNORECASE)
_LEFT = re.compile(r"\beff(?:ective|\.)?(?=\W|$)", re.IGNORECASE)
"""Words of what is left of a rent that is asked."""
MOST_SHARE = 300
"""Percent of the median income."""
_LIMIT = re.compile(r"\bincome\s+limits?\b", re.IGNORECASE)
"""What those who rent may earn: what they pay is no rent of the market."""
_KEYS, _RATE = re.compile(r"\bkeys\b", re.IGNORECASE), re.compile(r"\brates?\b|\badr\b", re.IGNORECASE)
"""What the rooms of a hotel are counted as, and what each costs a night: no rent."""
Fields = dict[tuple[int, int], str]


def settle_fields(read: Read) -> Fields:
    """What the answer calls each column of numbers, by header and column; two columns are never called the same."""
    found: Fields = {}
    for header in read.headers:
        rows = [item.amounts for item in read.items if item.header is header and item.kind == "DATA"]
        filled = {c for item in read.items if item.header is header for c in (*item.amounts, *item.unread)}
        mine: dict[int, str] = {}
        doubtful = header.doubtful
        in_place = _in_place(read, header)
        restricted = {"grossRentLimit", "netRent"} <= {use.name for use in header.uses.values()}
        restricted = restricted or any(map(_LIMIT.search, header.texts.values()))
        before: str | None = None
        nightly = any(use.name == "units" and _KEYS.search(header.text(c)) for c, use in header.uses.items())
        said = {c: meaning(header.text(c), "UNIT_MIX") for c in header.texts}
        termly = {"weeks"} in said.values()  # ``€ per week`` beside how many of them are charged
        counts = _parts_of_units(header, rows)
        budgeted = _budgeted(header)
        for column, use in sorted(header.uses.items()):
            if column not in filled:
                continue
            name = use.name if column not in counts or use.name in ("units", *PARTS) else "other"
            if (in_place or restricted) and "market" not in meaning(header.text(column), "UNIT_MIX"):
                # ``Concluded Rent`` beside the limits of what may be asked is none of the market
                name = name.replace("MarketRent", "ContractRent") if in_place or "Market" not in name else "other"
            if name == "incomeShare" and any(row.get(column, ZERO) > MOST_SHARE for row in rows):
                name = "other"  # the income itself
            if column in budgeted:
                name = "other"
            if termly and "weekly" in said[column] and "Rent" in name:
                name = "other"
            if nightly and _RATE.search(header.text(column)) and "Rent" in name:
                name = "other"
            if name in ("bedrooms", "bathrooms") and _are_of_all(header, column, rows):
                name = "units" if _parts_into_states(header, column, rows) else "other"  # beds of all units of a type
            if name == "share":
                name = {"units": "unitShare", "anyArea": "areaShare", "totalArea": "areaShare"}.get(
                    before or "", "rentShare"
                )
            elif name == "occupied" and _is_share(column, rows):
                name = "occupancy"  # ``Unit Occ.`` beside ``Rented``
            elif name.startswith("any") and name != "anyRentPerArea":
                beside = [other.name for c, other in header.uses.items() if c not in {column, *budgeted}]
                name = _of_one_or_all(read, header, column, name.removeprefix("any"), mine, rows, beside)
            mine[column] = name
            before = use.name
        _name_counts(header, mine, rows)
        _leave_leased(header, mine)
        _name_open_rents(header, mine, rows)
        if "averageMarketRent" not in mine.values():  # what was called so is another's
            for column in [c for c, name in mine.items() if name == "totalMarketRent"]:
                if header.uses[column].name == "anyMarketRent":
                    rest = {c: name for c, name in mine.items() if c != column}
                    mine[column] = _of_one_or_all(read, header, column, "MarketRent", rest, rows, rest.values())
        _take_potential(header, mine)
        _leave_open(header, mine)
        _leave_effective(header, mine)
        _take_effective(header, mine, rows)
        _leave_years(mine, rows)
        _leave_whole(mine, rows)
        others = [meaning(header.text(c), "UNIT_MIX") for c, name in mine.items()
                  if name == "other" and "%" not in header.text(c) and not _is_share(c, rows)]  # fmt: skip
        loose = {word for said in others if not said & MEASURES for word in said}
        told = {name: c for c, name in mine.items()}
        counted = {"units", *PARTS} <= told.keys()
        come = [
            row.get(told["occupied"], ZERO) + row.get(told["vacant"], ZERO) == row[told["units"]]
            for row in (rows if counted else ())
            if told["units"] in row
        ]
        whole = counted and all(come)
        if "units" in told and not mostly(come) and "vacant" in meaning(header.text(told["units"]), "UNIT_MIX"):
            mine[told["units"]] = "other"  # those available are not all
        sure = {"occupied"} if _counts_all(mine, header, rows) else set()
        for column, name in mine.items():
            if name in PARTS and any(row.get(column, ZERO) > row.get(told.get("units", column), ZERO) for row in rows):
                mine[column] = "other"  # beds of the units
            if not whole and name not in sure and loose & PARTS.get(name, frozenset()):
                mine[column] = "other"  # some of the units of that state are counted beside it
            if name == "anyRentPerArea":
                mine[column] = _whose_rate(column, mine, header, rows)
        _doubt_vacant(header, mine, rows)
        _name_states(header, mine, rows)
        _name_occupancy(header, mine, rows)
        if "units" not in {use.name for use in header.uses.values()}:
            header.doubtful |= {c for c, name in mine.items() if name in ("units", *PARTS)}  # of units or of beds
        _turn_averages(header, mine, rows)
        _name_averages(header, mine, rows)
        _leave_totals(mine, rows)
        _name_totals(header, mine, rows)
        # Of what no word says whose it is, the total of a doubtful rent is as doubtful: ``Monthly Total``.
        for average, total, *_ in TRIPLES:
            pair = {c for c, name in mine.items() if name in (average, total) and header.uses[c].name.startswith("any")}
            header.doubtful |= pair if pair & doubtful else set()
        taken: set[str] = set()
        for column, name in mine.items():
            field = name if name != "other" and name not in taken else f"otherAmounts.{header.text(column)}"
            found[id(header), column] = once(field, taken)
    return found


def _budgeted(header: Header) -> set[int]:
    """Columns of rents of a budget, which nobody pays yet, beside those in place."""
    said = {c: meaning(header.text(c), "UNIT_MIX") for c, use in header.uses.items() if "ContractRent" in use.name}
    beside = any("contract" in one for one in said.values())
    return {c for c, one in said.items() if beside and "budget" in one}


def _parts_of_units(header: Header, rows: Sequence[Mapping[int, Decimal]]) -> set[int]:
    """Two columns side by side right of the units that come to them in every row count some of them each, whatever
    their words are: ``RGI`` and ``Market``."""
    units = next((c for c, use in header.uses.items() if use.name == "units"), None)
    told = [row for row in rows if units in row]
    if units is None or len(told) < FEWEST:
        return set()
    columns = sorted(c for c in header.uses if c > units)
    pairs = [(a, b) for a, b in pairwise(columns) if all({a, b} <= row.keys() for row in told)]
    return {c for a, b in pairs if all(row[a] + row[b] == row[units] for row in told) for c in (a, b)}


def _are_of_all(header: Header, column: int, rows: Sequence[Mapping[int, Decimal]]) -> bool:
    """Whether rooms are those of all units of a type: more than a unit has, and of most types no fewer than units."""
    units = next((c for c, use in header.uses.items() if use.name == "units"), column)
    each = [row[column] >= row[units] for row in rows if {column, units} <= row.keys()]
    return any(row.get(column, ZERO) > MOST_ROOMS for row in rows) and 2 * sum(each) >= len(each)


def _parts_into_states(header: Header, column: int, rows: Sequence[Mapping[int, Decimal]]) -> bool:
    """Whether a column is what is counted where no other is: in most rows those that are let and those that are not."""
    of = {use.name: c for c, use in header.uses.items()}
    if "units" in of or not {*PARTS} <= of.keys():
        return False
    told = [row for row in rows if column in row]
    come = [row.get(of["occupied"], ZERO) + row.get(of["vacant"], ZERO) == row[column] for row in told]
    return len(told) >= FEWEST and mostly(come)


def _leave_effective(header: Header, mine: dict[int, str]) -> None:
    """Rents that concessions leave of those asked, in a comparison of what is asked, are nobody's: ``Market Rent``,
    ``Concession``, ``Effective Rent``."""
    texts = {column: header.text(column) for column in header.uses} | header.unknown
    if any(_CONCEDED.search(text) for text in texts.values()):
        for column, name in mine.items():
            if "ContractRent" in name[:1].upper() + name[1:] and _LEFT.search(texts.get(column, "")):
                mine[column] = "other"


def _take_effective(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """An effective rent is that in place where no concession is told, and another column has what it leaves of the
    market's: ``Market Rent``, ``Effective Rent``, ``Loss to Lease``."""
    told = {name: column for column, name in mine.items()}
    market, texts = told.get("averageMarketRent"), {c: header.text(c) for c in header.uses} | header.unknown
    if market is None or "averageContractRent" in told or any(map(_CONCEDED.search, texts.values())):
        return
    for rent in [c for c, name in mine.items() if name == "other" and _LEFT.search(texts.get(c, ""))]:
        for lost in {c for row in rows for c in row} - {market, rent}:
            full = [row for row in rows if {market, rent, lost} <= row.keys()]
            if len(full) >= FEWEST and mostly(abs(row[market] - row[rent] - row[lost]) <= SLACK for row in full):
                mine[rent] = "averageContractRent"
                return


def _is_share(column: int, rows: Sequence[Mapping[int, Decimal]]) -> bool:
    """Whether a column holds shares: fractions, none above one."""
    values = [row[column] for row in rows if column in row]
    return any(value % 1 for value in values) and all(0 <= value <= 1 for value in values)


def _leave_years(mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """What twelve times an average times the units comes to is of a year, whatever it is called: ``Passing £`` beside
    ``Passing £ pcm``."""
    for average, total, counts, _ in TRIPLES:
        over = [c for c, name in mine.items() if name in counts]
        ones = [c for c, name in mine.items() if name == average]
        for column in [c for c, name in mine.items() if name == total]:
            if any(mostly(_ties(row, (c, one), column, 12) for row in rows) for c in over for one in ones):
                mine[column] = "other"


def _counts_all(mine: Mapping[int, str], header: Header, rows: Sequence[Mapping[int, Decimal]]) -> bool:
    """Whether the occupied units with columns right of them that count no others of them, as those on notice, are all
    units, or are the printed share of all."""
    of = {name: c for c, name in mine.items()}
    if not {"units", "occupied"} <= of.keys():
        return False
    if "occupancy" in of and mostly(_ties(row, (of["units"], of["occupancy"]), of["occupied"]) for row in rows):
        return True
    right = [c for c in mine if c > of["occupied"] and not PARTS["occupied"] & meaning(header.text(c), "UNIT_MIX")]
    sums = [row.get(of["occupied"], ZERO) for row in rows]
    for column in right:
        sums = [sum_ + row.get(column, ZERO) for sum_, row in zip(sums, rows, strict=True)]
        if len(rows) > 1 and all(sum_ == row.get(of["units"]) for sum_, row in zip(sums, rows, strict=True)):
            return True
    return False


def _in_place(read: Read, header: Header) -> bool:
    """Whether no header says whose its rents are, and the title does: ``Unit Mix & Rents in Place``. Where only other
    words beside the table speak of leases, its rents are doubtful."""
    said = [meaning(header.text(c), "UNIT_MIX") for c, use in header.uses.items() if use.name.endswith("Rent")]
    if any("contract" in one for one in said):
        return False
    wished = any("target" in meaning(text, "UNIT_MIX") for text in header.texts.values())
    if wished or any("market" in one for one in said):
        plain = {
            c
            for c, use in header.uses.items()
            if "MarketRent" in use.name and "market" not in meaning(header.text(c), "UNIT_MIX")
        }
        rows = [item.amounts for item in read.items if item.header is header and item.kind == "DATA"]
        units, *_ = *header.columns("units"), -1
        whole = {c for c, use in header.uses.items() if "MarketRent" in use.name} - plain
        pairs = [pair for a in plain for b in whole for pair in ((a, b), (b, a))]
        if any(mostly(_ties(row, (units, one), c) for row in rows) for one, c in pairs):
            return False  # ``Rent Each`` beside ``Potential Rent``
        header.doubtful |= plain
        return bool(plain)  # ``Rent`` beside ``Rent at ERV``, ``Target rent``
    inside = {item.line.index for item in read.items}
    beside = [line for line in read.lines if line.filled and line.index not in inside]
    said = [meaning(line.joined(), "UNIT_MIX") for line in beside if line.index < header.last.index]
    if any("market" in one for one in said):
        return False
    if any({"rent", "contract"} <= one for one in said):
        return True
    if any(_LEASED.search(line.joined()) for line in beside):
        header.doubtful |= {c for c, use in header.uses.items() if "Rent" in use.name}
    return False


def _name_counts(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """What is called a rent and comes with the empty units to all of them counts those that are let: ``Contracted``."""
    of = {name: c for c, name in mine.items()}
    if "occupied" in of or not {"units", "vacant"} <= of.keys() or len(rows) < FEWEST:
        return
    for column in [c for c, name in mine.items() if name.endswith("Rent")]:
        if all(row.get(column, ZERO) + row.get(of["vacant"], ZERO) == row.get(of["units"]) for row in rows):
            mine[column] = "occupied"
            header.doubtful |= {column}
            return


def _leave_leased(header: Header, mine: dict[int, str]) -> None:
    """Units leased, some of which nobody lives in yet, are not those occupied where these are counted beside them."""
    let = {c: "occ" in meaning(header.text(c), "UNIT_MIX") for c, name in mine.items() if name == "occupied"}
    for column in [c for c, occupied in let.items() if not occupied and any(let.values())]:
        mine[column] = "other"


def _name_open_rents(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """Rents of which no word says whose they are: those in place where they come to a total times the occupied units
    and not times all, ``Avg Rate`` (then what times all comes to another total is the market's), or where another
    column of one unit is called the market's, ``Carrying Charge``."""
    said = {c: meaning(header.text(c), "UNIT_MIX") for c in mine}
    bare = {
        c
        for c, n in mine.items()
        if n in ("averageMarketRent", "totalMarketRent") and not said[c] & {"market", "contract"}
    }
    of = {name: c for c, name in mine.items()}
    occupied, units = of.get("occupied", -1), of.get("units", -1)

    def come_to(count: int, one: int, totals: Iterable[int]) -> list[int]:
        return [c for c in totals if c != one and mostly(_ties(row, (count, one), c) for row in rows)]

    totals = [c for c, n in mine.items() if n in (*_RENTS, "other") or header.uses[c].name == "anyContractRent"]
    for one in [c for c in bare if mine[c] == "averageMarketRent" and occupied >= 0]:
        let = [c for c in come_to(occupied, one, totals) if "market" not in said[c]]
        if not let or come_to(units, one, totals):
            continue
        mine[one], mine[let[0]] = "averageContractRent", "totalContractRent"
        for asked in [c for c, name in mine.items() if name == "totalMarketRent"]:
            if whole := come_to(units, asked, [c for c in totals if mine[c] == "other"]):
                mine[asked], mine[whole[0]] = "averageMarketRent", "totalMarketRent"
    called = [c for c, words in said.items() if {"market", "rent"} <= words and c not in bare]
    pair = {mine[c]: c for c in bare if "MarketRent" in mine[c]}
    if called and len(pair) == len(bare) == 2 and "averageContractRent" not in mine.values():
        one, total = pair["averageMarketRent"], pair["totalMarketRent"]
        if come_to(units, one, [total]) or come_to(occupied, one, [total]):
            mine |= {one: "averageContractRent", total: "totalContractRent"}


def _leave_open(header: Header, mine: dict[int, str]) -> None:
    """What the words do not tell: two columns under the same header; and a highest rent beside a lowest is no limit."""
    words = {c: meaning(header.text(c), "UNIT_MIX") for c in mine}
    plain = {(words[c], name) for c, name in mine.items() if not find_dates(header.text(c))}
    for column, name in mine.items():
        if find_dates(header.text(column)) and (words[column], name) in plain:
            mine[column] = "other"  # ``Street Rate 1/1/25`` beside ``Street Rate``
    said = Counter((words[c], name) for c, name in mine.items())
    ranged = any("min" in mean or "low" in mean for mean in words.values())
    for column, name in mine.items():
        highest = name == "grossRentLimit" and ranged and not words[column] & {"gross", "limit"}
        if highest or said[words[column], name] > 1:
            mine[column] = "other"


def _leave_whole(mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """A gross rent that is the count of the units times another column is of all of them, and no limit of one: ``Gross
    Rent 2025/26`` behind ``Annual Rent per Bed``."""
    counts = [c for c, name in mine.items() if name == "units"]
    for column in [c for c, name in mine.items() if name == "grossRentLimit"]:
        for factors in ((count, one) for count in counts for one in mine.keys() - {count, column}):
            told = [tie for row in rows if (tie := _ties(row, factors, column)) is not None]
            if len(told) >= FEWEST and mostly(told):
                mine[column] = "other"


def _doubt_vacant(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """Units that are available are not surely the vacant ones where those left are not the printed share of all, and
    are not where more are empty, some of which may be let already."""
    of = {name: c for c, name in mine.items()}
    if {"units", "vacant", "occupied"} <= of.keys() and "avail" in header.text(of["vacant"]).casefold():
        counts = [[row[of[n]] for n in ("units", "occupied", "vacant")] for row in rows if {*of.values()} <= {*row}]
        if any(left := [units - let - free for units, let, free in counts]) and min(left) >= ZERO:
            mine[of["vacant"]] = "other"
            return
    if {"units", "vacant", "occupancy"} <= of.keys() and "avail" in header.text(of["vacant"]).casefold():
        units, vacant, share = of["units"], of["vacant"], of["occupancy"]
        let = [{**row, vacant: row[units] - row[vacant]} for row in rows if {units, vacant} <= row.keys()]
        told = [tied for row in let if (tied := _ties(row, (units, share), vacant)) is not None]
        header.doubtful |= {vacant} if told and not mostly(told) else set()


def _name_states(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """Counts that come to all units with those that are empty are of those that are let, and the other way round,
    where no column is called so: ``Leased & Occupied``. What named them does not prove them."""
    of = {name: c for c, name in mine.items()}
    for known, name in (("vacant", "occupied"), ("occupied", "vacant")):
        if "units" not in of or known not in of or name in of:
            continue
        told = [row for row in rows if row.get(of[known]) and of["units"] in row]
        said = Counter(meaning(header.text(c), "UNIT_MIX") for c in mine)
        loose = [c for c, one in mine.items() if one == "other" and any(row.get(c) for row in told)]
        loose = [c for c in loose if said[meaning(header.text(c), "UNIT_MIX")] == 1]  # and not of each month
        tied = [c for c in loose if all(row.get(c, ZERO) + row[of[known]] == row[of["units"]] for row in told)]
        if len(tied) == 1 and len(told) > 2:
            mine[tied[0]] = name
            header.doubtful |= {tied[0]}


def _name_occupancy(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """A share that times the units comes to the occupied ones is the occupancy, however it is called: ``% of Units``.
    What named it does not prove it."""
    of = {name: c for c, name in mine.items()}
    shares = [c for c, name in mine.items() if name in ("unitShare", "rentShare", "areaShare")]
    said = {c: meaning(header.text(c), "UNIT_MIX") for c in mine}
    shares += [c for c, name in mine.items() if name == "other" and _is_share(c, rows) and not said[c] & MEASURES]
    if {"units", "occupied"} <= of.keys() and "occupancy" not in of:
        tied = [c for c in shares if mostly(_ties(row, (of["units"], c), of["occupied"]) for row in rows)]
        for column in tied[:1] if len(rows) > 2 else ():
            mine[column] = "occupancy"
            header.doubtful |= {column}
    if "units" in of and "unitShare" not in mine.values():
        whole = sum((row.get(of["units"], ZERO) for row in rows), ZERO)
        loose = [c for c in shares if mine[c] == "other" and len({row.get(c) for row in rows}) > 2]
        tied = [c for c in loose if whole and mostly(
            abs(row[of["units"]] / whole - row[c]) <= step(row[c]) / 2 + SLACK
            for row in rows if c in row and of["units"] in row
        )]  # fmt: skip
        for column in tied[:1]:
            mine[column] = "unitShare"
            header.doubtful |= {column}


def _turn_averages(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """What is called a total and comes, times the units, to another column is the average of that: ``Net rentable sq.
    ft.`` beside ``Extended sq. ft.``."""
    units = next((c for c, name in mine.items() if name == "units"), None)
    if units is None or len(rows) < FEWEST:
        return
    for average, total, counts, _ in TRIPLES:
        for one in [c for c, name in mine.items() if name == total and average not in mine.values()]:
            loose = [c for c, name in mine.items() if name in ("other", total) and c != one]
            tied = [c for c in loose if mostly(_ties(row, (units, one), c) for row in rows)]
            if "units" in counts and len(tied) == 1:
                mine |= {one: average, tied[0]: total}
                header.doubtful |= {one, tied[0]}


def _name_averages(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """What times the units comes to a named total is its average, where nothing is called so: ``Avg. suite`` that ties
    with the total area is no rent, whichever title stands over it. What named it does not prove it: it is doubtful."""
    units = next((c for c, name in mine.items() if name == "units"), None)
    if units is None:
        return
    for average, total, counts, _ in TRIPLES:
        whole = next((c for c, name in mine.items() if name == total), None)
        if whole is None or average in mine.values() or "units" not in counts:
            continue
        loose = [
            c for c, name in mine.items()
            if name == "other" or (name in ("averageMarketRent", "averageContractRent") and "Area" in average)
        ]  # fmt: skip
        tied = [c for c in loose if mostly(_ties(row, (units, c), whole) for row in rows)]
        if len(tied) == 1 and len(rows) > 2:
            mine[tied[0]] = average
            header.doubtful |= {tied[0]}
    of = {name: c for c, name in mine.items()}
    for whose in RENTS.values():
        rent, rate = of.get(f"average{whose}"), f"{whose[0].lower()}{whose[1:]}PerArea"
        if rent is None or rate in of or "averageArea" not in of:
            continue
        loose = [
            c for c, name in mine.items() if name == "other" and {"psf", "sf"} & meaning(header.text(c), "UNIT_MIX")
        ]
        tied = [c for c in loose if mostly(_ties(row, (of["averageArea"], c), rent) for row in rows)]
        if len(tied) == 1 and len(rows) > 2:
            mine[tied[0]] = rate
            header.doubtful |= {tied[0]}


def _leave_totals(mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """What is called a total and is not the average times the units is none where another column is: ``2024 Rate``
    beside ``Avg Rented Rate`` and ``Monthly Rented``."""
    for average, total, counts, _ in TRIPLES:
        factors = [(c, one) for c, name in mine.items() if name in counts for one in mine if mine[one] == average]
        tied = {c for c in mine if any(mostly(_ties(row, pair, c) for row in rows) for pair in factors)}
        if any(mine[c] == "other" for c in tied):
            mine |= {c: "other" for c, name in mine.items() if name == total and c not in tied}


def _name_totals(header: Header, mine: dict[int, str], rows: Sequence[Mapping[int, Decimal]]) -> None:
    """What an average times the units, or the occupied ones where it is of these, comes to is its total, however it is
    called; what is called the total of another and does not come to that too, where no word says whose it is."""

    def tied(average: str, counts: Sequence[str], column: int) -> bool:
        over = [c for count in reversed(counts) for c in header.columns(count) if mine.get(c) == count]
        ones = [c for c, name in mine.items() if name == average and c != column]
        return any(mostly(_ties(row, (c, one), column) for row in rows) for c in over for one in ones)

    triples = {total: (average, counts) for average, total, counts, _ in TRIPLES}
    for total, (average, counts) in reversed(triples.items()):
        said = {c: meaning(header.text(c), "UNIT_MIX") & MEASURES for c in mine}
        loose = {c for c, name in mine.items() if name in _RENTS and (average == "netRent" or not said[c] - {"rent"})}
        loose = {c for c in loose if average == "netRent" or not tied(*triples[mine[c]], c)}
        # Of two columns of the same words one may be what the other comes to.
        loose |= {c for c, name in mine.items() if name in ("other", average)}
        found = next((c for c in mine if c in loose and tied(average, counts, c)), None)
        if total not in mine.values() and found is not None:
            mine[found] = total
    if "ContractRent" not in "".join(mine.values()):  # what the let ones come to at the market's rent
        let = [c for c, name in mine.items() if name == "other" and "occ" in meaning(header.text(c), "UNIT_MIX")]
        mine |= {c: "totalContractRent" for c in let[:1] if tied("averageMarketRent", ("occupied",), c)}


def _of_one_or_all(
    read: Read, header: Header, column: int, what: str, mine: Mapping[int, str], rows: Sequence[Mapping[int, Decimal]],
    beside: Iterable[str],
) -> str:  # fmt: skip
    """Whether a column of areas or rents is of one unit or of all of a type: as the other columns, named as in
    ``beside``, and the sums say."""
    one, whole = f"average{what}", f"total{what}"
    units = next(iter(header.columns("units")), None)
    for average, total, counts, _ in TRIPLES:  # what another column comes to, times the units, or those occupied
        over = [c for count in counts for c in header.columns(count)] if total not in mine.values() else []
        for c in (c for c, name in mine.items() if name == average):
            if any(mostly(_ties(row, (count, c), column) for row in rows) for count in over):
                return total
    if units is None:
        return one  # each row is a unit
    beside = {*beside}
    if whole in beside or one in beside:
        return one if whole in beside else whole
    values = [row[column] for row in rows if column in row]
    totals: list[Decimal] = []
    group: list[Decimal] = []
    for item in (one for one in read.items if one.header is header and column in one.amounts):
        if item.kind == "DATA":
            group.append(item.amounts[column])
        elif item.kind == "TOTAL":
            totals.append(item.amounts[column])
            if any(len(some) > 1 and abs(totals[-1] - sum(some)) <= len(some) * CENT for some in (group, values)):
                return whole
            group = []
    counted = [(row[column], row[units]) for row in rows if units is not None and column in row and row.get(units)]
    # Rents and areas of all units of a type grow with their number, those of one unit do not.
    grows = sum(a > b for (a, m), (b, n) in pairwise(counted) if m > n)
    turns = sum(m > n for (_, m), (_, n) in pairwise(counted))
    return whole if turns and grows == turns and not totals else one


def _take_potential(header: Header, mine: dict[int, str]) -> None:
    """A rent that no word calls one in place is the market's where all units at it are called a potential: ``Budget
    Rate``, ``Monthly Potential``."""
    told = {name: c for c, name in mine.items() if name.endswith(("MarketRent", "ContractRent"))}
    if told.keys() != {"averageContractRent", "totalContractRent"}:
        return
    one, whole = (meaning(header.text(c), "UNIT_MIX") for c in map(told.__getitem__, sorted(told)))
    if "contract" not in one | whole and "market" in whole:
        mine |= {c: name.replace("Contract", "Market") for name, c in told.items()}


def _whose_rate(column: int, mine: Mapping[int, str], header: Header, rows: Sequence[Mapping[int, Decimal]]) -> str:
    """Which rent a column of rents per area is of: the one it ties with, else that on its left, by the year too."""
    areas = [c for c, name in mine.items() if name == "averageArea"]
    rents = {c: f"{name.removeprefix('average')[0].lower()}{name.removeprefix('average')[1:]}PerArea"
             for c, name in mine.items() if name in ("averageMarketRent", "averageContractRent")}  # fmt: skip
    tied = [c for c in rents if areas and mostly(_ties(row, (areas[0], column), c) for row in rows)]
    left = sorted(c for c in tied or rents if c < column)
    if left or tied:
        return rents[left[-1]] if left else rents[tied[0]]
    beside = max((c for c in header.texts if c < column), default=column)
    said = meaning(header.text(beside), "UNIT_MIX") & {"contract", "market"}
    if len(said) == 1 and f"{min(said)}RentPerArea" not in mine.values():
        return f"{min(said)}RentPerArea"  # ``Passing rent p.a. | per sq ft``
    return "other" if "marketRentPerArea" in mine.values() else "marketRentPerArea"


def _ties(row: Mapping[int, Decimal], factors: tuple[int, int], result: int, times: int = 1) -> bool | None:
    """Whether two numbers of a line, ``times`` over, come to a third, within their rounding; None where one is
    missing."""
    a, b, c = (row.get(column) for column in (*factors, result))
    if not a or not b or not c:
        return None
    room = (a * step(b) + b * (step(a) if step(a) < 1 else ZERO)) * times + step(c)
    return abs(a * b * times - c) <= room / 2 + SLACK


def mostly(held: Iterable[bool | None]) -> bool:
    """Whether a relation holds in nearly all lines that tell."""
    told = [one for one in held if one is not None]
    return nearly(sum(told), len(told))
