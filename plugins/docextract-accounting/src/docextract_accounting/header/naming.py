"""What the words of a header say of each column."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import pairwise
from math import inf

from docextract.plugin import Line

from ..words import COUNTED, FREE, NUMBER, RENTS, Use, meaning, says_nothing, use_of
from .lines import is_age
from .model import FEWEST_GROUPS, FEWEST_NUMBERS, NAMES, UNTITLED, Extents, Header, Homes
from .spans import homes_of, join_words, spans_over

_SOLD = re.compile(r"\b(?:closed|sold|under contract|settled|completed sales?)\b", re.IGNORECASE)
_OFFERED = re.compile(r"\b(?:available|unsold|remaining|for sale)\b", re.IGNORECASE)
_HOPED = re.compile(r"\bpro[\s-]?forma\b|\bachievable\b|\bprojected\b|\bpotential\b|\btarget\b", re.IGNORECASE)
_PROPOSED = re.compile(r"\b(?:proposed|requested)\b", re.IGNORECASE)
_EFFECTIVE = re.compile(r"\beff(?:ective|\.)?(?=\W|$)", re.IGNORECASE)
_HAD = re.compile(r"\bavail", re.IGNORECASE)
"""What may be let, or what still may be."""
_REMARK = re.compile(r"\s*\([^()]*\)$")
_METRES = re.compile(r"\bm(?:²|2\b)|\bsq\.?\s*m\b|\bsqm\b|\bsquare\s+met", re.IGNORECASE)
_BY_CALENDAR = re.compile(r"(?:this|last)\b")
_WHOSE = frozenset({"unit", "tenant"})
_HEADED = NAMES | {"kept", "date"}
_OF_CHARGES = frozenset({"date", "charge", "chargeName", "transaction"})
"""Uses of columns that say what a row of several of one tenant is for."""
_ONCE = frozenset({
    "units", "unitType", "bucket", "current", "tenant",
})  # fmt: skip
"""Uses that a table has one column of; a second one of the same words stands beside the table."""


def read_header(
    block: Sequence[Line], reach: range, document_type: str, extents: Extents, spread: bool = False
) -> Header:
    """The lines of ``block`` as a header; ``spread``: what stands in an upper line of a sheet is over the columns up to
    the next text there."""
    over = spans_over(block, reach, extents, spread)
    rows = [homes_of(line, reach, extents, spans) for line, spans in zip(block, over, strict=True)]
    _part_merged(block, over, rows)
    _over_empty(over, rows, extents)
    heads = _heads(rows) if document_type == "AGED_RECEIVABLES" else {}
    rows = [{}, *rows[1:]] if heads else rows
    rows = [*rows[:-1], {}] if len(rows) > 1 and _says_one(rows[-1], document_type) else rows
    if document_type == "TRIAL_BALANCE":
        _over_pairs(over, rows)
    lower = [{c for row in rows[n:] for c in row} for n in range(1, len(rows) + 1)]
    own = _own_texts(rows, lower, over)
    own |= _without_title(own, rows) if document_type == "AGED_RECEIVABLES" else {}
    titled = {c: row[at][0] for spans, row in zip(over, rows, strict=True) for at, span in spans.items() for c in span
              if at in row}  # fmt: skip
    named = _named_by_own(own, titled, document_type)
    days = {c for c, text in own.items() if document_type == "TRIAL_BALANCE" and not meaning(text, document_type)}
    grouped = {c: text for c in own if (text := _grouped(c, over, rows, lower, document_type, named, days))}
    whole = _whole(own, titled | grouped, block, rows, extents)
    texts = _texts(own, whole, titled, grouped, named, rows, document_type)
    if document_type == "AGED_RECEIVABLES":
        texts |= _codes_of_debtors(texts, titled)
    uses = {column: use for column, text in texts.items() if (use := use_of(text, document_type)) is not None}
    uses |= _row_names(texts, uses, rows, document_type)
    if document_type == "AGED_RECEIVABLES":
        uses = _with_ages(texts, uses, rows)
    if document_type == "UNIT_MIX":
        uses |= _counting(texts, uses)
        uses |= _metric(texts)
        uses |= _hoped_for(texts, uses)
        uses |= _for_sale(texts, uses)
        uses |= _left_of_limit(texts, uses)
    uses = _once(uses | _said_twice(block, rows, document_type))
    unknown = {c: text for c, text in texts.items() if c not in uses}
    known = frozenset(uses)
    return Header(
        list(block), texts, uses, unknown, reach, rows, extents, titled=grouped, known=known, open=spread, heads=heads
    )


def _over_empty(over: Sequence[Mapping[int, range]], rows: Sequence[Homes], extents: Extents) -> None:
    """What stands on a page over a column in which nothing does, left of numbers with nothing over them but a title of
    several columns, is over these: ``m²`` where its numbers end further right."""
    named = {c for row, spans in zip(rows, over, strict=True) for c in row if c not in spans}
    for column in [c for c in named if c not in extents and c + 1 in extents.numeric - named]:
        for row in rows:
            if column in row:
                row[column + 1] = row.pop(column)


def _own_texts(rows: Sequence[Homes], lower: Sequence[set[int]], over: Sequence[Mapping[int, range]]) -> dict[int, str]:
    """What stands over each column alone, from above, without the titles of several."""
    own: dict[int, str] = {}
    for row, below, spans in zip(rows, lower, over, strict=True):
        for column, (text, _) in row.items():
            if column not in spans or not any(c in below for c in spans[column]):
                own[column] = join_words(own[column], text) if column in own else text
    return own


def _named_by_own(own: Mapping[int, str], titled: Mapping[int, str], document_type: str) -> set[int]:
    """The columns that no title over several changes: names of rows, and the one that counts the units of a mix."""
    named = {c for c, text in own.items() if (use := use_of(text, document_type)) is not None and use.name in NAMES}
    units = [c for c, text in own.items() if use_of(text, document_type) == Use("units")]
    # ``Beds`` right of the units are counted: ``Pre-leased / Beds``.
    named -= {c for c in named if units and c > min(units) and use_of(own[c], document_type) == Use("bedrooms")}
    units = [c for c in units if not meaning(titled.get(c, ""), document_type) & {"rent", *RENTS}]  # rents of all
    if any(use_of(text, document_type) == Use("units") for text in titled.values()):  # ``Occupancy`` of them over them
        units = [c for c in units if "occupancy" not in meaning(titled.get(c, ""), document_type)]
    return named | (set(units) if len(units) == 1 else set())  # ``Inventory`` over ``Units``, ``% of Units``, ``Occ.``


def _texts(
    own: Mapping[int, str],
    whole: Mapping[int, str],
    titled: Mapping[int, str],
    grouped: Mapping[int, str],
    named: set[int],
    rows: Sequence[Homes],
    document_type: str,
) -> dict[int, str]:
    """The header of each column: its own words, or with all that stands over it where only that tells it from others
    of the same words, or says what it is."""
    ends = [row for row in rows if row] or rows
    said: dict[tuple[frozenset[str], str, bool], list[int]] = {}
    # ``Transactions`` and ``Adjustments`` of a ledger say the same, and each is told by its own word; and what stands
    # in the middle of a cell as high as the header is not one of those that titles stand over.
    keys = {
        c: (
            meaning(t, document_type), t.casefold() if document_type == "TRIAL_BALANCE" else "",
            any(c in row for row in (ends[0], ends[-1])),
        ) for c, t in own.items()
    }  # fmt: skip
    for column, key in keys.items():
        said.setdefault(key, []).append(column)
    texts: dict[int, str] = {}
    for column, text in own.items():
        inherited, use = whole[column], use_of(text, document_type)
        alike = said[keys[column]]
        # Several groups have a column of that name, and each has a name of its own.
        # What stands over all of them tells none from others.
        told = len({whole[c].removesuffix(own[c]) for c in alike}) > 1
        shared = told and len({whole[c] for c in (*alike, column)} - {text}) == len(alike)
        known = use_of(inherited, document_type) is not None
        better = (known and use is None) or (
            column in grouped
            and (
                known
                or use is None
                or (use == Use("bedrooms") and column not in named)
                or not stays_itself(use, grouped[column], document_type)
            )
        )
        names = column == min(own) or (use is not None and use.name in NAMES)
        apart = names and column not in titled  # titles of columns beside a name are none of its own
        texts[column] = inherited if inherited != text and (shared or better) and not apart else text
    return texts


def _codes_of_debtors(texts: Mapping[int, str], titled: Mapping[int, str]) -> dict[int, str]:
    """Columns of codes below a title that says whose they are: ``Code`` below ``Resident``."""
    bare = [c for c, text in texts.items() if c in titled and meaning(text, "AGED_RECEIVABLES") <= NUMBER]
    whole = {c: f"{titled[c]} {texts[c]}" for c in bare}
    return {c: text for c, text in whole.items() if use_of(text, "AGED_RECEIVABLES") == Use("lease")}


def _row_names(
    texts: Mapping[int, str], uses: Mapping[int, Use], rows: Sequence[Homes], document_type: str
) -> dict[int, Use]:
    """Columns that name rows by their words without a remark, ``Size band (m² per unit)``, or types by their last line:
    ``Plan`` over ``Model``."""
    found: dict[int, Use] = {}
    for column in (c for c in texts if c not in uses):
        titled = document_type == "UNIT_MIX" and all(len(row) > 1 for row in rows if column in row)
        last = rows[-1][column][0] if titled and column in rows[-1] else ""
        named = use_of(_REMARK.sub("", texts[column]), document_type)
        if named is not None and named.name in NAMES:
            found[column] = named
        elif use_of(last, document_type) == Use("unitType"):
            found[column] = Use("unitType")
    return found


def _with_ages(texts: dict[int, str], uses: dict[int, Use], rows: Sequence[Homes]) -> dict[int, Use]:
    """The uses of a list of receivables with the ages that its last line tells, below words that say nothing:
    ``Days past due date`` over ``31-60``. Those columns are called by that line alone."""
    ages = {c: age for c, (text, _) in rows[-1].items() if (age := use_of(text, "AGED_RECEIVABLES")) is not None}
    for column in [c for c in ages if c not in uses and ages[c].low is not None]:
        own = rows[-1][column][0]
        if says_nothing(texts[column].removesuffix(own), "AGED_RECEIVABLES"):
            texts[column], uses[column] = own, ages[column]
    uses |= _ages_of_several(texts, uses)
    if sum(use.low is not None for use in uses.values()) > 1:  # ``Last Month`` beside ages by days is none
        uses = {c: use for c, use in uses.items() if _BY_CALENDAR.match(use.words) is None}
    return uses


def _once(uses: Mapping[int, Use]) -> dict[int, Use]:
    """The uses without those that a table has one column of and an earlier column has."""
    found: dict[int, Use] = {}
    for column, use in sorted(uses.items()):
        if use.name not in _ONCE or use not in found.values():
            found[column] = use
    return found


def _says_one(row: Homes, document_type: str) -> bool:
    """Whether a line says the same of all its columns, and no word of them: ``CAD`` under each."""
    said = {text.casefold() for text, _ in row.values()}
    return len(row) > FEWEST_NUMBERS and len(said) == 1 and use_of(*said, document_type) is None


def _heads(rows: Sequence[Homes]) -> dict[int, Use]:
    """What the headings over the rows hold, by column: where the upper line of a header names nothing but whose they
    are, and the lower one the days or the charges of the rows over the same columns, and no tenant."""
    upper, *lower = rows
    told = {c: use_of(text, "AGED_RECEIVABLES") for c, (text, _) in upper.items()}
    found = {c: use for c, use in told.items() if use is not None and use.name in _HEADED}
    own = {c: use_of(text, "AGED_RECEIVABLES") for row in lower for c, (text, _) in row.items()}
    names = {use.name for use in own.values() if use is not None}
    both = [c for c in found if own.get(c) is not None]
    of_rows = both and len(names & _OF_CHARGES) > 1 and not names & _WHOSE
    whole = len(found) == len(told) > 1 and bool({use.name for use in found.values()} & _WHOSE)
    return found if of_rows and whole else {}


def _said_twice(block: Sequence[Line], rows: Sequence[Homes], document_type: str) -> dict[int, Use]:
    """The uses of columns that a header in two languages names twice, in two lines or around a stroke: where most say
    the same twice, each is what either of the two says."""
    parts: dict[int, list[str]] = {}
    for line, row in zip(block, rows, strict=True):
        for column, (text, _) in row.items():
            cell = line.text(column) if line.grid.page is None else None
            mine = parts.setdefault(column, [])
            mine += [part.strip() for part in re.split(r"\n| / ", cell or text)]
    told = {c: [use for part in mine if (use := use_of(part, document_type))] for c, mine in parts.items()}
    alike = [c for c, uses in told.items() if len(uses) == len({*parts[c]}) > 1 == len({*uses})]
    if len(alike) < FEWEST_GROUPS or len(alike) * 2 <= sum(map(bool, told.values())):
        return {}
    return {c: uses[0] for c, uses in told.items() if len(parts[c]) > 1 == len({*uses})}


OF_LIMITS = frozenset({"utilityAllowance", "netRent", "grossRentLimit"})


def stays_itself(use: Use, title: str, document_type: str) -> bool:
    """Whether the title over several columns leaves one of them what it is: a name, an age, credits; an area, an
    allowance, a limit under one that speaks of rents, ``Monthly Rent per Unit``, ``Maximum Rent``; a count under one
    that only says whose they are, ``In Place``: ``Let Units`` under ``Passing Rent`` are the rents of these."""
    said = meaning(title, document_type) if document_type == "UNIT_MIX" else frozenset[str]()
    known = RENTS.keys() if use.name in ("occupied", "vacant") else FREE | RENTS.keys()
    known |= COUNTED if use.name == "unitShare" else frozenset()  # ``% Mix`` under ``Unit Count``
    if use.name in OF_LIMITS and said & {"limit", "max"}:
        return True
    other = said and use.name != "units" and "Market" not in use.name and "Contract" not in use.name
    return use.name in UNTITLED or use.name == "prepayments" or bool(other and said <= known)


def _counting(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """The units of a mix where no header says so: the total beside the occupied and the vacant ones, those available
    beside the vacant ones, and rooms of types of rooms."""
    if any(use.name == "units" for use in uses.values()):
        return {}
    said = {c: meaning(text, "UNIT_MIX") for c, text in texts.items()}
    of = {name: {c for c, use in uses.items() if use.name == name} for name in ("occupied", "vacant", "unitType")}
    found: set[int] = set()
    if of["occupied"] and of["vacant"]:
        had = {c for c in of["vacant"] if _HAD.search(texts[c])}
        whole = {c for c in texts if said[c] == {"total"} or (c not in uses and said[c] and said[c] <= COUNTED)}
        found = whole or (had if had < of["vacant"] else set())
    if any("room" in said[c] for c in of["unitType"]):
        found |= {c for c in texts if "rooms" in said[c] and said[c] <= COUNTED}
    return {c: Use("units") for c in found}


def _metric(texts: Mapping[int, str]) -> dict[int, Use]:
    """Areas in square metres beside the same ones in square feet."""
    metric = {c for c, text in texts.items() if _METRES.search(text)}
    feet = {meaning(text, "UNIT_MIX") for c, text in texts.items() if c not in metric}
    return {c: Use("other") for c in metric if meaning(texts[c], "UNIT_MIX") in feet}


def _for_sale(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """Homes that are available beside those that are sold are for sale, and not vacant, those under contract not let,
    and their prices no rents."""
    sold = any(_SOLD.search(text) for c, text in texts.items() if c not in uses or uses[c].name == "other")
    states = (("vacant", _OFFERED), ("occupied", _SOLD))
    offered = {c for c, use in uses.items() for name, word in states if use.name == name and word.search(texts[c])}
    offered = offered if sold else set()
    prices = {c for c, use in uses.items() if use.name == "anyRentPerArea"} if offered else set()
    return dict.fromkeys(offered, Use("other")) | dict.fromkeys(prices, Use("other", words="rent"))


def _hoped_for(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """Rents that a plan hopes for are other ones where a column has those of the market, and those after concessions
    where one has those in place: ``Pro forma`` beside ``Market``, ``Effective`` beside ``In place``."""
    found: dict[int, Use] = {}
    for whose, other in (("arketRent", _HOPED), ("ontractRent", _EFFECTIVE)):
        of = {c for c, use in uses.items() if whose in use.name}
        beside = {c for c in of if other.search(texts[c])}
        found |= dict.fromkeys(beside, Use("other", words="rent")) if of - beside else {}
    return found


def _left_of_limit(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """Rents that are proposed right of an allowance for utilities below a limit are net of it, where no column is
    called so: ``Proposed rent per unit``."""
    of = {use.name: c for c, use in uses.items()}
    if "netRent" in of or not {"grossRentLimit", "utilityAllowance"} <= of.keys():
        return {}
    proposed = [c for c in uses if c > of["utilityAllowance"] and "Rent" in uses[c].name and _PROPOSED.search(texts[c])]
    return dict.fromkeys(proposed[:1], Use("netRent"))


def _part_merged(block: Sequence[Line], over: Sequence[dict[int, range]], rows: Sequence[Homes]) -> None:
    """A cell merged down to the last line of a header and over as many columns as it has parts names each of them:
    ``Care level / apartment``."""
    for line, spans, row in zip(block, over, rows, strict=True):
        for column, (text, middle) in [*row.items()]:
            span, parts = line.grid.span(line.row, line.home(column)), [part.strip() for part in text.split("/")]
            if span is None or not len(parts) == span.right - span.left + 1 > 1 or span.bottom < block[-1].row:
                continue
            spans.pop(column, None)
            row.update({column + n: (part, middle) for n, part in enumerate(parts)})


def _over_pairs(over: Sequence[dict[int, range]], rows: Sequence[Homes]) -> None:
    """What stands over a column of debits or the one of credits beside it, with nothing over the other, is said of
    both."""
    *upper, last = rows
    said = {c: meaning(text, "TRIAL_BALANCE") for c, (text, _) in sorted(last.items())}
    pairs = [pair for pair in pairwise(said) if [said[c] for c in pair] == [{"debit"}, {"credit"}]]
    for row, spans in zip(upper, over, strict=False):
        for pair in pairs:
            mine, spanned = [c for c in pair if c in row], {c for span in spans.values() for c in span}
            if len(mine) == 1 and spanned.isdisjoint(pair):
                spans[mine[0]] = range(pair[0], pair[1] + 1)


def _whole(
    own: Mapping[int, str], titled: Mapping[int, str], block: Sequence[Line], rows: Sequence[Homes], extents: Extents
) -> dict[int, str]:
    """All that the header says of each column. Titles of groups stand over their middle or over their first column:
    in that of the two ways in which no two columns of the same words are of the same group."""
    tried = [
        {
            c: f"{titled[c]} {own[c]}"
            if titled.get(c, own[c]) != own[c]
            else _inherited(c, block, rows, extents, first)
            for c in own
        }
        for first in (False, True)
    ]
    return min(tried, key=lambda whole: len(whole) - len(set(whole.values())))


def _without_title(own: Mapping[int, str], rows: Sequence[Homes]) -> dict[int, str]:
    """An age over which alone a title of all ages seems to stand, as it is over their middle: ``Month billed`` over
    ``Oct-24``."""
    ages, order, found = [is_age(own[c]) for c in sorted(own)], sorted(own), dict[int, str]()
    for n in (n for n in range(1, len(order) - 1) if ages[n - 1] and ages[n + 1] and not ages[n]):
        first, *rest = (row for row in rows if order[n] in row)
        text = reduce(join_words, (row[order[n]][0] for row in rest), "") if len(first) > 1 else ""  # no title block's
        uses = {use_of(one, "AGED_RECEIVABLES") for one in own.values()}
        if is_age(text) and use_of(text, "AGED_RECEIVABLES") not in uses:
            found[order[n]] = text
    return found


def _ages_of_several(texts: Mapping[int, str], uses: Mapping[int, Use]) -> dict[int, Use]:
    """The same ages of several debtors side by side: ``Tenant 0-30``, ``Subsidy 0-30``."""
    found: dict[str, dict[int, Use]] = {}
    for column, text in ((c, t) for c, t in texts.items() if c not in uses):
        words = text.split(" ")
        for n in range(1, len(words)):
            use = use_of(" ".join(words[n:]), "AGED_RECEIVABLES")
            if use is not None and use.name in ("bucket", "current"):
                found.setdefault(" ".join(words[:n]), {})[column] = replace(use, words=text.casefold())
                break
    several = [mine for mine in found.values() if len(mine) > 1]
    return {c: use for mine in several for c, use in mine.items()} if len(several) > 1 else {}


def _grouped(
    column: int,
    over: Sequence[Mapping[int, range]],
    rows: Sequence[Homes],
    lower: Sequence[set[int]],
    document_type: str,
    named: set[int],
    days: set[int],
) -> str:
    """What cells over several columns say of one of them that tells it from others; over columns of names they are
    titles of a part of the table. Of days they say whose these are: ``Combined``, ``Per G/L``."""
    texts = [
        row[c][0]
        for spans, row, below in zip(over, rows, lower, strict=True)
        for c, span in spans.items()
        if column in span and c in row and any(one in below for one in span) and named.isdisjoint(span)
    ]
    return " ".join(text for text in texts if column in days or not says_nothing(text, document_type))


def _inherited(column: int, block: Sequence[Line], rows: Sequence[Homes], extents: Extents, first: bool) -> str:
    """All that stands over a column: where a line of the header has no text there, that of the group it belongs to."""
    texts: list[str] = []
    for line, row in zip(block, rows, strict=True):
        over = column if column in row else None
        if over is None and not texts:
            over = _group_over(column, line, row, Extents() if first else extents)
        if over is not None:
            texts.append(row[over][0])
    return reduce(join_words, texts, "")


def _group_over(column: int, line: Line, row: Homes, extents: Extents) -> int | None:
    """The text of a line that heads the group of a column: the nearest on its left; where ``extents`` say where
    columns stand, the nearest at all."""
    if line.grid.page is not None and extents:
        mine = extents.get(column)
        middles = {c: middle for c, (_, middle) in row.items() if middle is not None and c in extents}
        if mine is None or not middles:
            return None
        nearest, *others = sorted(middles, key=lambda c: abs(middles[c] - sum(mine) / 2))
        apart = min((abs(middles[c] - middles[nearest]) for c in others), default=inf)
        # Further away than the next group it is a column beside the groups: ``Units`` left of ``Occupied | Vacant``.
        return nearest if abs(middles[nearest] - sum(mine) / 2) <= apart else None
    left = max((c for c in row if c < column), default=None)
    if left is not None and (span := line.grid.span(line.row, line.home(left))) is not None:
        return left if line.home(column) <= span.right else None
    return left
