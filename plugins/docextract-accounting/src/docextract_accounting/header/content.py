"""What the cells below a header say of its columns, where its words say too little or something else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from docextract.plugin import Line
from docextract.values.bedbath import bed_bath
from docextract.values.dates import looks_like_date
from docextract.values.numbers import is_money_like, money, number_style

from ..words import COUNTED, Use, meaning, says_money, use_of
from .marks import DASHES, NOTHING, PERCENT, RANGE, SIDED, is_grouped
from .model import FEWEST_NUMBERS, NAMES, Header

_CENTS = re.compile(r"\d[.,]\d\d\b")
_WORDS = re.compile(r"[^\W\d_×]|\d\s*×\s*\d")
_MEASURED = re.compile(r"\D{0,2}\d[\d.,]*\s*(?:/\s*)?[a-z.]+(?:\s[a-z.]+)?", re.IGNORECASE)
"""A number with its unit: ``500 SF``."""
_RATE = re.compile(r"%|^[01]?\.\d+$|^[01]$")
_TEXTS = NAMES | {"kept", "range", "note", "date", "incomeShare", "leasedShare", "occupancy"}
"""Uses of columns that may hold words."""
_ALSO = {"tenant": "lease", "unitType": "kept"}
"""What a second column of the same use is: of names and codes of tenants, or a description."""
_UNITED = re.compile(r"([^\W\d]+(?:-[^\W\d]+)?)\W+\d+\w?")
_NUMBERED = re.compile(r"\d")
_ACCOUNT = re.compile(r"\d{3,8}|\d{3,6}\.\d{4}")
"""``1010``, or ``2410.1110`` of a company; no amount has four decimals."""
_ONE_CODE = re.compile(r"(?=\S*\d)(?=\S*[^\W\d]|0|\d{6})[\w/.-]{3,16}")
_ONE_NUMBER = re.compile(r"(?=(?:\D*\d){4})[\w/.-]{4,16}")
_ONE_PLACE = re.compile(
    r"(?=.*[^\W\d])(?=\D*\d)(?!.*(?:\d\.\d\d|\d{3}-\d{4}))[^\W\d]*[\s.#]?\d[\w-]{0,5}(?:[\s·,/-]+[\w.' ]+)?"
)
"""``LC410240``; ``422-4571`` below a header of accounts; ``Garage 2``, ``11 Larch Court``."""
MOST_UNORDERED = 8
"""Numbers that may stand in order by chance."""
_AMOUNT = re.compile(r"\d[.,]\d|[%$(]|^-$|^\d{1,2}$")
"""How an amount or a count is printed; longer figures without a mark are numbers of something."""


def name_sides(header: Header, lines: Sequence[Line], *, nought: bool) -> None:
    """Columns of balances are those whose amounts say most of the time on which side they are, ``88,219.40 Dr``, or, if
    asked, come to ``nought`` over the accounts, whatever stands over them: the companies of an owner."""
    below = [line for line in lines if line.index > header.last.index]
    codes = [c for c, use in header.uses.items() if use.name == "code"]
    accounts = [line for line in below if all(c in line.filled for c in codes)]  # and no sums of them
    known = [c for c, use in header.uses.items() if use.name == "class"] if nought else []
    for column in [*header.unknown, *known]:
        cells = [t for t in _cells(column, below) if _CENTS.search(t)]
        sided = len(cells) > FEWEST_NUMBERS and sum(SIDED.search(t) is not None for t in cells) * 3 > len(cells) * 2
        if sided or (nought and _come_to_nought(_cells(column, accounts))):
            header.uses[column] = Use("other")
            header.unknown.pop(column, None)


def _come_to_nought(texts: Sequence[str]) -> bool:
    """Whether amounts, debits positive and credits negative, are nothing together."""
    style = number_style([])
    amounts = [amount for text in texts if (amount := money(text, style))]
    return len(amounts) > FEWEST_NUMBERS and not sum(amounts)


def leave_words(header: Header, lines: Sequence[Line]) -> None:
    """Columns of words measure and count nothing, whatever their header says: ``Size`` over ``5' x 10'``. The first one
    are types by their size: ``Under 1,500``, ``1,500 - 2,999``."""
    words, _ = _worded(header, lines)
    for column in [c for c in words if c in header.uses and header.uses[c].name not in _TEXTS]:
        sized = column == min(header.texts) and header.uses[column].name.endswith("Area")
        if sized and not header.columns("unitType"):
            header.uses[column] = Use("unitType")
        else:
            header.unknown[column] = header.texts[column]
            del header.uses[column]


def leave_amounts(header: Header, lines: Sequence[Line]) -> None:
    """A column of amounts holds no days, whatever stands over it: ``Due`` below ``Balance``."""
    for column in header.columns("date"):
        below = [line.values[column] for line in lines if line.index > header.last.index and column in line.filled]
        if sum(map(is_money_like, below)) > 2 * sum(map(looks_like_date, below)) + FEWEST_NUMBERS:
            header.unknown[column] = header.texts[column]
            del header.uses[column]


def _leave_days(header: Header, below: Sequence[Line]) -> None:
    """A column of days holds no amounts, whatever stands over it: ``Billed``."""
    for column in header.columns("other"):
        values = [line.values[column] for line in below if column in line.filled]
        if sum(map(looks_like_date, values)) > 2 * sum(map(is_money_like, values)) + FEWEST_NUMBERS:
            header.uses[column] = Use("date")


def _worded(header: Header, lines: Sequence[Line]) -> tuple[list[int], list[int]]:
    """The columns of which most cells below a header are words, and those with words in most of the rows."""
    below = [line for line in lines if line.index > header.last.index and sum(map(line.is_number, line.filled)) > 1]
    filled = {c: [line for line in below if c in line.filled] for c in sorted(header.texts)}
    words = {
        c: sum(
            (_WORDS.search(text := line.text(c) or "") is not None or c == min(filled))
            and not line.is_number(c)
            and _MEASURED.fullmatch(text) is None
            and NOTHING.fullmatch(text) is None
            for line in mine
        )
        for c, mine in filled.items()
    }
    mostly = [c for c, n in words.items() if n * 3 > len(filled[c]) * 2]
    return mostly, [c for c, n in words.items() if n * 3 > len(below) * 2]


def name_types(header: Header, lines: Sequence[Line]) -> None:
    """The types of a unit mix are the first column of words, where no word of the header names them: over counts of
    units, ``Kind / size``, ``Set-aside``."""
    said = {c: meaning(header.texts[c], "UNIT_MIX") for c in header.unknown if c > min(header.texts)}
    counts = [c for c, words in said.items() if words and words <= COUNTED]
    for column in counts if not header.columns("units") else ():
        header.uses[column] = Use("units")
        del header.unknown[column]
    if not header.columns("units") or header.columns("unitType", "propertyName", "propertyCode"):
        return
    first = min(
        c for c, use in header.uses.items() if use.name not in _TEXTS or use.name in ("bedrooms", "incomeShare")
    )
    may = {*header.unknown, *header.columns("range"), *header.columns("kept")}  # ``Size range``, ``Floor``
    for column in (c for c in _worded(header, lines)[1] if c in may and c < first):
        header.uses[column] = Use("unitType")
        header.unknown.pop(column, None)
        return
    for column in header.columns("kept"):  # ``Floor``: PH, 16, 15; right of the ``Zone`` that has several
        if all(c in header.unknown for c in header.texts if c < column):
            header.uses[column] = Use("unitType")
            return


def filled_columns(lines: Sequence[Line], reach: range) -> tuple[set[int], set[int]]:
    """The columns that most lines with numbers fill, and those in which such lines mostly have numbers."""
    rows = [line for line in lines if sum(map(line.is_number, line.filled)) > 1]
    filled = Counter(c for line in rows for c in line.filled if c in reach)
    numbers = Counter(c for line in rows for c in line.filled if c in reach and line.is_number(c))
    return {c for c, n in filled.items() if n * 2 > len(rows)}, {c for c, n in numbers.items() if n * 2 > filled[c]}


def settle(header: Header, lines: Sequence[Line], document_type: str) -> None:
    """Settle by the cells below a header that was chosen what its words leave open, in place."""
    below = [line for line in lines if line.index > header.last.index]
    first = min(header.uses)
    if document_type == "TRIAL_BALANCE" and not any(use.name in NAMES for use in header.uses.values()):
        first = min((line.filled[0] for line in below if line.filled), default=first)  # names under no header
    if document_type == "AGED_RECEIVABLES":
        _leave_days(header, below)
        _name_tenants(header, lines)
        units = header.columns("unit")
        for column in [c for c in units if len(units) > 1 and header.texts[c].casefold().startswith("prop")]:
            header.uses[column] = Use("property")  # ``Property Ref`` beside ``Unit``
    if document_type == "UNIT_MIX":
        _leave_counts(header, below)
    if document_type == "TRIAL_BALANCE":
        _find_codes(header, below)
    _take_numbers(header, below, first, document_type)
    _leave_ranges(header, below)
    if document_type == "UNIT_MIX":
        _take_shares(header, below)
        if not header.columns("unitType"):
            name_types(header, lines)
        if not header.columns("unitType", "propertyName", "propertyCode"):
            header.uses |= {column: Use("unitType") for column in header.columns("bedrooms")[:1]}
    _tell_second(header, lines, below, document_type)
    if document_type == "AGED_RECEIVABLES":
        _tell_units(header, below)
        _tell_properties(header, below)
        _tell_debtors(header, below)


def _tell_units(header: Header, below: Sequence[Line]) -> None:
    """Columns that no word explains and that hold units with a word for them hold the units where no other one does:
    ``Garage 2`` below ``No.``. One of leases that says but a few words says their states, and references in every row,
    where no day or charge tells invoices, are those of the leases then."""
    below = [line for line in below if sum(map(line.is_number, line.filled)) > 1]
    for column in sorted(header.unknown) if not header.columns("unit") else ():
        told = [_UNITED.fullmatch(text) for text in _cells(column, below)]
        words = [found[1] for found in told if found is not None]
        units = sum(use_of(word, "AGED_RECEIVABLES") == Use("unit") for word in words)
        if len(told) > FEWEST_NUMBERS and len(words) * 10 > len(told) * 9 and units * 2 > len(told):
            header.uses[column] = Use("unit")
            header.unknown.pop(column)
            break
    (states, *_), (numbers, *_) = header.columns("lease") or [None], header.columns("transaction") or [None]
    if states is None or numbers is None or header.columns("date", "charge", "chargeName", "status"):
        return
    said, codes = _cells(states, below), _cells(numbers, below)
    few = len(said) > FEWEST_NUMBERS and len({*said}) * 5 <= len(said) and not any(map(_NUMBERED.search, said))
    if few and len({*codes}) == len(codes) >= len(said) and all(map(_NUMBERED.search, codes)):
        header.uses[states], header.uses[numbers] = Use("status"), Use("lease")


def _take_numbers(header: Header, below: Sequence[Line], first: int, document_type: str) -> None:
    """Columns that no word explains and that hold amounts, behind the ``first`` one of names, are amounts too; they
    stay named as unknown."""
    for column in (*header.unknown, *header.columns("kept", "class")):
        if column in header.columns("class") and column < min(header.columns("other"), default=header.reach.stop):
            continue  # else ``Group`` behind the companies of one
        again = {row[column][0] for row in header.homes if column in row}  # the header before another group
        filled = [line for line in below if column in line.filled and line.text(column) not in DASHES | again]
        filled = [line for line in filled if NOTHING.fullmatch(line.text(column) or "") is None]
        numbers = [line for line in filled if line.is_number(column)]
        if column in header.columns("kept"):
            filled = [line for line in filled if line.values[column] not in (0, "0", "0.00")]
            numbers = [line for line in numbers if _CENTS.search(line.text(column) or "")]
        elif column > first and sum(PERCENT.fullmatch(line.text(column) or "") is not None for line in filled) * 3 > (
            len(filled) * 2
        ):
            header.uses[column] = Use("other")
            continue
        shown = document_type != "AGED_RECEIVABLES" or column in _beside_ages(header, below) or _shown(numbers, column)
        shown |= says_money(header.texts[column])
        if len(numbers) * 3 > len(filled) * 2 and shown and (column > first or _shown(numbers, column)):
            header.uses[column] = Use("other")


def _find_codes(header: Header, below: Sequence[Line]) -> None:
    """The codes of accounts where no column that is called so has figures in most of its cells, and none groups of
    them."""
    called = [[any(map(str.isdigit, text)) for text in _cells(c, below)] for c in header.columns("code")]
    called += [[not line.is_number(c) and is_grouped(line.text(c) or "") for line in below if c in line.filled]
               for c in header.texts]  # fmt: skip
    if any(sum(coded) * 2 > len(coded) for coded in called):
        return
    may = (*header.unknown, *header.columns("kept", "other"))
    for column in [c for c in may if _numbers_accounts(below, c)][:1]:
        header.uses[column] = Use("code")
        header.unknown.pop(column, None)


def _numbers_accounts(below: Sequence[Line], column: int) -> bool:
    """Whether a column numbers accounts: whole numbers, each above the one before but for a few."""
    printed = [str(line.values[column]) for line in below if line.is_number(column)]
    cells = [text.removesuffix(".00").removesuffix(".0") for text in printed]
    told = [int("".join(filter(str.isdigit, text))) for text in cells if _ACCOUNT.fullmatch(text)]
    rises = sum(a < b for a, b in pairwise(told))
    return len(told) > MOST_UNORDERED and len(told) * 10 > len(cells) * 9 and rises * 10 > len(told) * 8


def _leave_ranges(header: Header, below: Sequence[Line]) -> None:
    """Rents of which more are from and to than one number are ranges."""
    for column in [c for c, use in header.uses.items() if use.name.endswith("Rent")]:
        ranges = sum(RANGE.fullmatch(text) is not None for text in _cells(column, below))
        if ranges > sum(line.is_number(column) for line in below):
            header.uses[column] = Use("range")


def _take_shares(header: Header, below: Sequence[Line]) -> None:
    """States and rents of a mix that hold shares are the share of its units that is let: ``Occ Rate``."""
    for column in header.columns("status", "anyContractRent"):
        filled = [line for line in below if column in line.filled]
        rates = [_RATE.search(line.text(column) or "") is not None for line in filled]
        if header.uses[column].name == "status":
            rates = [rate or line.is_number(column) for rate, line in zip(rates, filled, strict=True)]
        if sum(rates) * 2 > len(filled):
            leased = "leased" in meaning(header.text(column), "UNIT_MIX")
            header.uses[column] = Use("leasedShare" if leased else "occupancy")


def _tell_second(header: Header, lines: Sequence[Line], below: Sequence[Line], document_type: str) -> None:
    """Of two columns that are called tenants or types the one of names is what they are called, and the other one codes
    or a description."""
    for use, other in _ALSO.items():
        again = [
            c for c, text in header.unknown.items() if c not in header.uses and use_of(text, document_type) == Use(use)
        ]
        first = next(iter(header.columns(use)), -1)
        if use == "unitType" and sum(bed_bath(t) is not None for t in _cells(first, below)) * 3 > len(below):
            again += [c for c in _worded(header, lines)[1] if c < first and c in header.unknown]
        for column in again[:1]:
            cells = _cells(first, below)
            coded = not _named(cells)
            # "1 Bed / 1 Bath" beside "Dogwood": the plan is the type.
            rooms, others = (sum(bed_bath(t) is not None for t in mine) for mine in (cells, _cells(column, below)))
            described = "description" in meaning(header.text(first), document_type)
            turned = coded if use == "tenant" else described or (rooms * 3 > len(cells) and not others)
            header.uses[column] = Use(use if turned else other)
            header.uses[first] = Use(other if turned else use)
            del header.unknown[column]


def _tell_debtors(header: Header, below: Sequence[Line]) -> None:
    """Where no column is called the code of who owes, or his unit: one of codes, or of places, with one for each name.

    An invoice has another number in each line; ``Account``, ``Licence`` and ``Ref`` have the tenant's in all of his.
    """
    tenant = next(iter(header.columns("tenant")), None)
    if tenant is None:
        return
    listed = () if header.columns("date") else ("transaction",)
    may = sorted((*header.unknown, *header.columns("charge", "kept", *listed)))
    may = sorted(may, key=lambda c: all(map(str.isdigit, _cells(c, below))))  # ``RES00301`` before ``3367312``
    for use, form in (("lease", _ONE_CODE), ("unit", _ONE_PLACE)):
        fits = [c for c in may if not header.columns(use) and _one_each(below, tenant, c, form)]
        if use == "lease" and not fits and not header.columns(use):
            fits = [c for c in header.columns("charge") if _one_each(below, tenant, c, _ONE_NUMBER)]
        for column in fits[:1]:
            header.uses[column] = Use(use)
            header.unknown.pop(column, None)
            may.remove(column)


def _tell_properties(header: Header, below: Sequence[Line]) -> None:
    """Of two columns of places the one of names, of which each stands beside several of the other, is of properties:
    ``Site`` beside ``Unit``."""
    places = header.columns("unit")
    if len(places) != len(("whole", "part")) or header.columns("property"):
        return
    for column, other in (places, places[::-1]):
        pairs = {(line.text(column), line.text(other)) for line in below if {column, other} <= {*line.filled}}
        wholes, parts = {whole for whole, _ in pairs}, {part for _, part in pairs}
        if len(pairs) > FEWEST_NUMBERS and 2 * len(wholes) <= len(parts) and _named([whole or "" for whole in wholes]):
            header.uses[column] = Use("property")
            return


def _one_each(below: Sequence[Line], tenant: int, column: int, form: re.Pattern[str]) -> bool:
    """Whether the cells of a column have a form, and are one to each name, another to each."""
    pairs = {(line.text(tenant), line.text(column)) for line in below if {tenant, column} <= {*line.filled}}
    texts = [text or "" for _, text in pairs]
    names, several = len({name for name, _ in pairs}), len({*texts})
    formed = sum(form.fullmatch(text) is not None and not looks_like_date(text) for text in texts)
    return names > FEWEST_NUMBERS and formed * 10 > len(texts) * 9 and min(names, several) * 10 > len(texts) * 9


def _leave_counts(header: Header, below: Sequence[Line]) -> None:
    """What has nothing but numbers and stands right of the units names no types, it counts some of the units: ``Model``
    beside ``Down``. The types are then in a column that is called no more than ``Name``."""
    units = header.columns("units")
    for column in [c for c in header.columns("unitType") if units and c > units[0]]:
        filled = [line for line in below if column in line.filled]
        if filled and all(line.is_number(column) for line in filled):
            header.uses[column] = Use("other")
            header.unknown[column] = header.texts[column]
            for name in header.columns("propertyName") if not header.columns("unitType") else ():
                if meaning(header.text(name), "UNIT_MIX") == {"name"}:
                    header.uses[name] = Use("unitType")


def _name_tenants(header: Header, lines: Sequence[Line]) -> None:
    """Where no word names who owes, or only his code, it is the first column of words left of the amounts that no word
    explains, and in which hardly any are the same."""
    ages = header.columns("bucket", "current", "total")
    below = [line for line in lines if line.index > header.last.index and sum(map(line.is_number, line.filled)) > 1]
    mostly, words = _worded(header, lines)
    units = header.columns("unit")[:1]
    # Beside each unit, and blank where its further charges stand.
    words = sorted({*words, *(c for c in mostly if all(c in line.filled for line in below
                                                       for u in units if u in line.filled))})  # fmt: skip
    if not ages or header.columns("tenant") or any(_named(_cells(c, below)) for c in header.columns("lease")):
        return
    for column in (c for c in words if c in header.unknown and c < ages[0]):
        cells = _cells(column, below)
        if len({*cells}) * 3 > len(cells) * 2:
            header.uses[column] = Use("tenant")
            header.doubtful |= {column}
            del header.unknown[column]
            return


def _named(cells: Sequence[str]) -> bool:
    """Whether most of some cells are more than codes."""
    return sum(" " in text or not any(map(str.isdigit, text)) for text in cells) * 2 > len(cells)


def _shown(numbers: Sequence[Line], column: int) -> bool:
    """Whether most numbers of a column are printed as amounts or counts are."""
    return sum(_AMOUNT.search(line.text(column) or "") is not None for line in numbers) * 2 > len(numbers)


def _beside_ages(header: Header, below: Sequence[Line]) -> range:
    """The columns from the first age on, where ages are printed without decimals and signs: any number may be one."""
    ages = header.columns("bucket", "current", "total")
    plain = not any(_shown([line for line in below if line.is_number(c)], c) for c in ages[-1:])
    return range(ages[0], header.reach.stop) if ages and plain else range(0)


def _cells(column: int, lines: Sequence[Line]) -> list[str]:
    return [line.text(column) or "" for line in lines if column in line.filled]
