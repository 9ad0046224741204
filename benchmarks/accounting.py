"""Trial balances, receivables and unit mixes by other hands, read by the plugin and held against their truth.

python benchmarks/accounting.py ../shared/blind/accounting              all documents
python benchmarks/accounting.py ../shared/blind/accounting tb3 --errors those named so, with what is wrong

``FOLDER/documents`` holds the documents and ``FOLDER/truth/NAME.json`` the rows under names near the printed headers,
the printed totals, and what was planted. Counted are:

rows      found in their order, and rows of ours that are none (``extra``)
names     of those rows: units, tenants, codes, accounts, types under their field, all of the name and no other word
numbers   right, and under a field that means what the truth's name means
totals    printed lines of sums of which every number is found on one line
planted   wrong documents with a FAIL
proved    numbers called proved that are not those of the truth (``proved though wrong``)
alarms    documents without a planted error that carry a FAIL
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import docextract

TYPES = {"TB": "TRIAL_BALANCE", "AR": "AGED_RECEIVABLES", "UM": "UNIT_MIX"}
CENT = 0.0051
RATIO = 1.5
"""Numbers up to this may be the ratio of a percentage under any header."""
SKIP = 0.6
"""What a truth row costs that finds no row, and a row that finds no truth."""
FIELDS: dict[str, str] = {
    # What the truth calls a column, and the fields that mean it.
    "beginning": "OTHER:FORWARD", "ending": "OTHER:ENDING", "activity": "OTHER:CHANGE",
    "open_dr": "OTHER:FORWARD_DEBIT", "open_cr": "OTHER:FORWARD_CREDIT",
    "close_dr": "OTHER:ENDING_DEBIT", "close_cr": "OTHER:ENDING_CREDIT",
    "total": "total", "prepaid": "prepayments",
    "units": "units", "occupied": "occupied", "vacant": "vacant", "pct_units": "unitShare", "pct_occ": "occupancy",
    "sf": "averageArea", "total_sf": "totalArea", "market": "averageMarketRent", "market_total": "totalMarketRent",
    "actual": "averageContractRent", "actual_total": "totalContractRent", "market_sf": "marketRentPerArea",
    "actual_sf": "contractRentPerArea", "beds": "bedrooms", "baths": "bathrooms", "pct_leased": "leasedShare",
    "ami": "incomeShare",
    "gross": "grossRentLimit", "ua": "utilityAllowance", "net": "netRent", "monthly": "totalNetRent",
}  # fmt: skip
OTHERS: dict[str, str | tuple[str, ...]] = {
    # What stands beside the fields, by words of its label; one of several.
    "close_dr": "ytd debit", "close_cr": "ytd credit",
    "beds": ("licensed beds", "beds"),
    "unpaid": "unpaid", "delinquent": "delinquent",
    "deposit": ("deposit", "security", "waarborgsom", "kaution", "garantie"), "ltl": ("loss", "gap"),
    "annual": ("annual", "annual all"),
    "occ_nontv": "occupied no ntv", "ntv_rented": "ntv leased", "ntv_unrented": "ntv not leased",
    "vac_rented": "vacant leased", "vac_unrented": "vacant not leased",
    "down": ("down", "offline", "closed", "not rentable"),
    # Beside the limit of an affordable rent stands the rent that is charged.
    "gross": "gross rent",
    "rent_low": "low", "rent_high": "high",
    "occupied": ("beds occupied", "occupied"), "vacant": ("beds vacant", "vacant"),
    # A mix that counts beds has rents and shares of beds.
    "ami": "ami", "pct_occ": "occ", "pct_leased": "leased",
    "pct_units": ("mix", "share stock", "share units", "share all rooms"),
    # Rents of a week, a season and a year are no rents of a month.
    "market": ("market bed", "market pw", "market average", "market all average", "market season",
               "market annual unit"),
    "market_total": ("market all", "market roll", "rental value annual", "rent annual market", "market annual",
                     "annual full let"),
    "actual": ("in place bed", "in place pw", "in place average", "rent let", "licence fee pw", "pw rent",
               "in place season"),
    "actual_total": ("in place all", "total pw", "potential in place",
                     "debit pw", "contracted roll", "rent annual in place", "pw occupied",
                     "pw rent let", "in place annual", "in place signed", "rent annual let"),
    "market_sf": "market m2", "actual_sf": "in place m2",
}  # fmt: skip
PRINTED: dict[str, str] = {
    # Of a number that stands beside the fields under its printed header: the words of a header that is not wrong.
    "market": "market", "market_total": "market", "market_sf": "market", "actual": "in place", "monthly": "monthly",
    "actual_total": "in place", "actual_sf": "in place", "open_dr": "balances dr", "open_cr": "balances cr",
}  # fmt: skip
CALLED = {"AR": {"unit": "unit", "name": "tenantName", "resident": "residentId"}, "UM": {"type": "unitType"}}
"""The texts of a truth, and the fields that hold them."""
LATER = {"closing", "ending", "adjusted", "movement", "movements", "activity"}
"""Words of a header that is none of opening balances."""


NAMED = ("total", "prepayments")
"""Fields that go with their printed header: ``total.Net Due``."""
OWED = {"total", "open", "due", "owed", "owing", "balance", "balances", "outstanding", "charges", "amount",
        "receivable", "gross", "delinquent", "arrears", "aging", "unpaid", "debt",
        "debtor", "debtors", "ar", "receivables", "past", "what", "is",
        "incl", "including", "vat", "gst", "tax"}  # fmt: skip
"""Words of a printed sum of what is owed."""
WHOLE = {"combined", "consolidated", "both", "all"}
"""Words of the sum of companies side by side."""
PAIRED = ("debit", "credit", "dr", "cr", "debits", "credits")
BY_AREA, AREAS, YEARLY = {"psf", "rsf"}, {"sf", "ft", "m", "m2", "sqm"}, {"annual", "year", "yr", "pa"}
"""Words of rents by area, of areas, and of years."""
STORED = {
    # What systems of storage call a rent at the market and in place, of a unit and of all; what is asked of beds.
    "averageMarketRent": ({"standard", "rate"}, {"std", "rate"}, {"street", "rate"}),
    "totalMarketRent": ({"gross", "potential"}, {"potential", "month"}, {"asking", "total", "monthly"}),
    "averageContractRent": ({"actual", "rate"},), "totalContractRent": ({"actual", "occupied"},),
    "totalNetRent": ({"monthly", "potential"}, {"monthly", "income"}),
    "grossRentLimit": ({"max", "gross"},), "netRent": ({"max", "net"},),
}  # fmt: skip
SILENT = {"count", "counts", "no", "number"}
"""Words of titles that tell no column from another."""
MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
MONTHED = re.compile(rf"({'|'.join(MONTHS)})[a-z]*(?:\W*(?:20)?(\d\d))?", re.IGNORECASE)
"""An age that is a month, with its year or without."""
NUMBERED = re.compile(r"(0[1-9]|1[0-2])(?:[/.-]20|/(?=\d\d$))(\d\d)")
"""An age that is a month by its number: ``06/2025``, ``06/25``."""
FIRST = re.compile(r"20(\d\d)-(0[1-9]|1[0-2])-01")
"""One that is its first day, in a workbook of a kind whose formats no reader gives."""
MONTH = re.compile(r"^m\d ")
ALIKE = {
    "notice": "ntv",
    "lsd": "leased",
    "rented": "leased",
    "unrented": "not leased",
    "from": "low",
    "to": "high",
    "actual": "in place",
    "passing": "in place",
    "achieved": "in place",
    "charged": "in place",
    "contract": "in place",
    "contracts": "in place",
    "contracted": "in place",
    "advertised": "market",
    "asking": "market",
    "street": "market",
    "posted": "market",
    "erv": "market",
    "bond": "deposit",
    "pa": "annual",
    "year": "annual",
    "yearly": "annual",
    "yr": "annual",
    "jaar": "annual",
    "annum": "annual",
    "week": "pw",
    "wk": "pw",
    "weekly": "pw",
    "sqm": "m2",
    "prelease": "leased",
    "preleased": "leased",
}
"""Words of labels that say the same."""


def plain(text: object) -> str:
    """Letters and digits in small letters, one blank between words."""
    said = str(text).casefold()
    for short, whole in (("p.a.", "pa"), ("p.w.", "pw"), ("m²", "m2"), ("a/r", "ar"), ("square feet", "sf")):
        said = said.replace(short, whole)
    return " ".join(re.findall(r"[a-z0-9]+", said))


def means(field: str, name: str, beside: Iterable[str] = ()) -> bool:
    """Whether a field of an answer is what the truth calls ``name``.

    A truth's ``other:`` is the printed header, whatever we take the column for; the title over several columns
    (``Rent due on``, ``Open balance by charge``) may be missing in ours, where what is left is none of the truth's
    names ``beside``.
    """
    kind, _, label = field.partition(".")
    words, beside = plain(MONTH.sub("", label) or kind), list(beside)
    if name == "total" and kind == "buckets" and words == "current owed":
        return True  # so a system calls what its ages come to, beside what is left with the prepayments
    if name == "total" and kind in ("total", "otherAmounts") and label:
        # ``Total Open`` is the total of a truth that has ``Net Due`` beside it, whichever of them is ours.
        late = [one for one in ("delinquent", "unpaid") if one in beside]
        named = any(plain(one[6:]) == words for one in beside if one.startswith("other:"))
        named |= any(one in words.split() for one in late)
        return not named and (kind == "total" or set(words.split()) <= OWED)
    if name in FIELDS and FIELDS[name] in (field, kind if kind in NAMED or kind.startswith("OTHER:") else field):
        return True
    if name in ("debit", "credit", "ending") and set(words.split()) & WHOLE:
        # ``BOTH COMPANIES Debit`` beside the debits of each, ``Combined 2025`` where the truth has 2024 beside it.
        last = words.split()[-1]
        side = last[0] == name[0] if last in PAIRED else name == "ending"
        return side and kind.startswith("OTHER:") and not any(means(field, o) for o in beside if o.startswith("other:"))
    if name == "pct_leased" and field == "occupancy":
        return "pct_occ" not in beside  # ``Let %`` of what is let
    if name == "pct_occ" and field == "leasedShare":
        return "pct_leased" not in beside  # ``% leased`` beside ``Leased``
    if name == "monthly" and field == "totalContractRent":
        return "net" not in beside or "actual" in beside  # what is charged of all units, also beside the net limit
    if name == "actual_total" and field == "totalNetRent":
        return "net" in beside and not {"actual", "monthly"} & {*beside}  # what all units pay of the net rent beside it
    if name == "unpaid" and kind == "total":
        return "total" not in beside  # the only sum of a line: ``Open amount``
    if name in ("debit", "credit"):
        # Beside pairs that the truth calls as they are printed it is the closing pair.
        pairs = [one for one in beside if one.startswith("other:") and plain(one).split()[-1] in PAIRED]
        pairs = [
            one for one in pairs if sum(word in PAIRED for word in plain(one).split()) < 2
        ]  # ``Last year Dr. (Cr.)``
        closing = kind == f"OTHER:ENDING_{name.upper()}" and f"close_{name[0]}r" not in beside
        # or the only printed pair that is none of those: ``TAX BASIS Dr``.
        last = words.split()[-1:]
        closing |= kind.startswith("OTHER:") and bool({*last} & {*PAIRED}) and last[0][0] == name[0] and bool(label)
        closing &= not any(means(field, one) for one in pairs)
        if kind == f"OTHER:{name.upper()}" and words in (name, f"{name}s"):
            return f"other:{words}" not in (one.casefold() for one in beside)  # ``Debits`` beside ``Adj debits``
        entries = kind == f"OTHER:{name.upper()}" and not any(means(field, one) for one in pairs)
        # ``Trial Balance`` of a working one opens it, whatever is adjusted and closes beside it.
        opening = kind == f"OTHER:FORWARD_{name.upper()}" and f"open_{name[0]}r" not in beside
        opening &= not any(plain(one[6:]) == words for one in pairs)
        return entries or (bool(pairs) and (closing or opening))
    if name.startswith("other:"):
        asked, said = set(plain(name[6:]).split()), set(words.split())
        mine = [set(plain(one[6:]).split()) for one in beside if one.startswith("other:") and one != name]
        month = MONTH.match(label)  # ``Jul`` is none of ``Before Jul`` beside it
        titled = bool(said) and said <= asked and (kind == "buckets" or not any(said <= one for one in mine))
        # ``Suites`` over ``Leased``, where ``Leased SF`` stands below another title.
        ends = [one for one in beside if one.startswith("other:") and f" {plain(one)}".endswith(f" {words}")]
        titled |= bool(said) and ends == [name]
        titled = titled and (month is None or month[0].strip() not in beside)
        # ``Contract Rents`` of a form are the field's, of one unit and of all; what is unapplied is paid in advance;
        # ``ERV psf p.a.`` and ``ASKING RENT $/RSF/Yr`` are rents by area, ``Room size`` the area of a room,
        # ``LEASED Units`` are let.
        typed = (
            (kind.endswith("ContractRent") and "contract" in asked)
            or (kind == "prepayments" and bool(asked & {"unapplied", "unallocated"}))
            or (kind == "averageArea" and "size" in asked and (asked & {"room", "pitch"} or asked <= {"size", *AREAS}))
            or any(said <= asked for said in STORED.get(kind, ()))
            or (kind == "totalNetRent" and {"net", "units"} <= asked)
            or (kind == "totalNetRent" and "monthly" in asked and asked & {"rent", "total"} and "net" in beside)
            or (kind == "areaShare" and bool(asked & {"gla", "nla", "area", "sf", "rsf", "nra"}))
            or (kind == "rentShare" and "%" in name)
            or (kind == "leasedShare" and "%" in name)
            or (kind == "unitShare" and "%" in name and asked <= {"of", "total", "units"})
            or (bool(words) and plain(name[6:]).replace(" ", "") == words.replace(" ", ""))
            or (kind == "averageMarketRent" and {"market", "rent"} <= asked and not asked & (YEARLY | AREAS))
            or (kind == "averageContractRent" and "charged" in asked)
            or (kind == "vacant" and "available" in asked and {"occupied"} == {"occupied", "vacant"} & {*beside})
            or (kind == "occupied" and {"leased", "units"} == asked and "occupied" not in beside)
            or (
                kind.endswith("RentPerArea")
                and (asked & BY_AREA or (asked & (YEARLY | {"per"}) and asked & AREAS))
                and ("market" in kind) == bool(asked & {"erv", "asking", "street", "market"})
            )
        )
        titled |= bool(said) and said == asked - SILENT  # ``Beds`` below ``COUNT``
        return typed or (bool(label or kind == "OTHER") and (asked <= said or titled))
    if name == "ltl" and {"gap", "let"} <= set(words.split()):
        return True  # ``Gap on let``, of all
    if name == "activity" and kind.startswith("OTHER:CHANGE_"):
        return not any(plain(one[6:]) == words for one in beside if one.startswith("other:"))  # of the last period
    if name == "activity" and words in ("net change", "change", "net activity", "activity"):
        return True
    if name in OTHERS and ("%" in label or {"occupancy", "share"} & set(words.split()) or not name.startswith("pct")):
        said = " ".join(ALIKE.get(word, word) for word in words.split()).split()
        known = OTHERS[name]
        return bool(label) and any(_alike(said, a.split()) for a in ((known,) if isinstance(known, str) else known))
    digits = re.findall(r"\d+", MONTH.sub("", label))
    if kind != "buckets":
        return False
    if name == "current":
        return "current" in words or words.endswith(
            ("niet vervallen", "nicht fallig", "non echu", "nicht f llig", "not yet due", "not due", "not due yet")
        )
    if found := re.fullmatch(r"m(\d)", name):
        return digits == [found[1]] or label.startswith(f"{name} ")
    label = NUMBERED.sub(lambda found: f"{MONTHS[int(found[1]) - 1]} {found[2]}", FIRST.sub(r"\2/\1", label))
    if found := re.fullmatch(r"m ([A-Z][a-z]{2})[a-z]* (?:20)?(\d\d)", name):  # ``m Jun 2026``
        mine = MONTHED.fullmatch(MONTH.sub("", label).strip())
        return mine is not None and mine[1].lower() == found[1].lower() and mine[2] in (None, found[2])
    found = re.fullmatch(r"b(\d+)(?:_(\d+))?", name)
    if found is None:
        return False
    asked = [int(d) for d in found.groups() if d]
    # "91+" is over 90, "Over 120" from 121 on, and what is due for "1 - 30" days is the first month.
    over = [[asked[0] - 1]] if words.startswith("over ") else []  # ``Over 30`` beside ``Over 60`` ends there
    if "current" in beside and words.endswith("days") and not {"b0_30", "b1_30"} & {*beside}:
        over.append([asked[0] - 1])  # ``30 Days``, behind what is current for 30
    over += [[asked[0] - 1, *asked[1:]]] if asked[0] > 1 and asked[1:] else []  # ``30-60`` behind ``0-30``
    upto = [asked[1:]] if asked[0] == 0 and words.startswith(("up to ", "under ", "current to ")) else []
    upto += [[asked[1] + 1]] if upto and words.startswith("under ") else []  # ``Under 31 days``
    return [int(d) for d in digits] in (asked, [asked[0] + 1, *asked[1:]], *over, *upto)


def _alike(said: list[str], asked: list[str]) -> bool:
    """Whether a label says all the words that are asked for, and neither denies them nor speaks of all units."""
    found = (any(one.startswith(word) or (len(one) > 2 and word.startswith(one)) for one in said) for word in asked)
    return all(found) and all((no in said) == (no in asked) for no in ("not", "no", "all", "roll"))


def is_named(field: str, name: str) -> bool:
    """Whether a number stands beside the fields under a printed header that says of it what the truth's name does, if
    less: ``Street rate`` of ``market``, ``Balances at appointment Dr`` of ``open_dr``."""
    kind, _, label = field.partition(".")
    said = " ".join(ALIKE.get(word, word) for word in plain(label).split()).split()
    beside = kind == "otherAmounts" or (kind.startswith("OTHER:") and kind not in FIELDS.values())
    asked = PRINTED.get(name, "").split()
    return beside and bool(asked) and {*asked} <= {*said} and not LATER & {*said}


def same(a: Any, b: Any, name: str = "") -> bool:
    """Whether two numbers are one; a percentage (``pct_``, ``ami``) may be printed as a ratio or times 100, and a
    workbook's with fewer places than it has: 91.7 of 11/12."""
    if a is None or b is None:
        return not a and not b
    a, b = float(a), float(b)
    if name.startswith(("pct", "ami")) or "%" in name or (name.startswith("other:") and abs(a) <= RATIO):
        places = len(str(b).rpartition(".")[2]) if b % 1 else 0
        if not name.startswith(("pct", "ami")) and "%" not in name and abs(a - b) <= CENT:
            return True  # ``$/SF/mo`` of 1.17, which a workbook holds with eight places
        return abs(a - b) <= 1e-4 or abs(a * 100 - b) <= 0.5 * 10**-places + 1e-4
    if name in ("sf", "market", "actual") and not b % 1:
        return abs(a - b) <= 0.5  # an average of 1131.5556, of which a workbook shows 1,132
    return abs(a - b) <= CENT


class Row:
    """A row of an answer: its texts, its numbers by field, and which of them are called proved."""

    def __init__(self, texts: str, numbers: dict[str, Any], proved: set[str], names: dict[str, str | None]) -> None:
        self.texts, self.proved = plain(texts), proved
        self.names = {name: plain(text or "").split() for name, text in names.items()}
        """By the truth's name of a text, the words of ours."""
        self.numbers = {field: value for field, value in numbers.items() if value is not None}


def columns_of(answer: Any) -> dict[str, str]:
    """Fields of receivables with more of what is printed over them: ``total.Net Due``; months count from the latest,
    ``buckets.m0 Oct-25``."""
    labels = [column.label for column in answer.columns if column.kind == "BUCKET"]
    named = {label: FIRST.sub(r"\2/\1", label) for label in labels}
    named = {
        label: NUMBERED.sub(lambda found: f"{MONTHS[int(found[1]) - 1]} {found[2]}", name)
        for label, name in named.items()
    }
    dated = {label: match for label in labels if (match := MONTHED.fullmatch(named[label])) is not None}
    months = {label: MONTHS.index(match[1].lower()) for label, match in dated.items()}
    if any(
        match[2] is None for match in dated.values()
    ):  # without years they are as printed, forward or back, and go on after December
        order = [*months.values()]
        back = sum((a - b) % 12 == 1 for a, b in pairwise(order)) * 2 > len(order) - 1
        latest = [*dated] if back else [*dated][::-1]
    else:
        latest = sorted(dated, key=lambda label: (int(dated[label][2]), months[label]))[::-1]
    shown = {f"buckets.{label}": f"buckets.m{n} {label}" for n, label in enumerate(latest)}
    fields = {"TOTAL": "total", "PREPAYMENTS": "prepayments"}
    return shown | {fields[c.kind]: f"{fields[c.kind]}.{c.label}" for c in answer.columns if c.kind in fields}


def rows_of(answer: Any, kind: str) -> tuple[list[Row], list[dict[str, Any]]]:
    """The rows of an answer, and its printed sums as numbers by field."""
    rows, shown = [], columns_of(answer) if kind == "AR" else {}
    if kind == "TB":
        ids = [f"{column.column_id}.{column.label}" for column in answer.columns]
        for row in answer.rows:
            if row.row_type == "LINE":
                proved = {i for i, state in zip(ids, row.proof, strict=True) if state == "PROVED"}
                texts = f"{row.account_code or ''} {row.label or ''}"
                named = {"account": row.account_code, "name": row.label}
                rows.append(Row(texts, dict(zip(ids, row.values, strict=True)), proved, named))
    else:
        for row in answer.rows:
            flat = row.model_dump(by_alias=True)
            names = ("unit", "residentId", "tenantName", "chargeCode", "statusText", "unitType")
            texts = [str(flat.get(n) or "") for n in names]
            if kind == "UM":  # the code of a type, or its words, in a column beside it
                texts += [text.value for text in row.source_columns if text.value]
            numbers = {
                k: v
                for k, v in flat.items()
                if (k != "rowIndex" and isinstance(v, int | float)) or hasattr(v, "as_tuple")
            }
            for group in ("buckets", "otherAmounts"):
                numbers |= {f"{group}.{label}": value for label, value in (flat.get(group) or {}).items()}
            numbers = {shown.get(field, field): value for field, value in numbers.items()}
            proved = {shown.get(field, field) for field in row.proved}
            named = {name: flat.get(field) for name, field in CALLED[kind].items()}
            rows.append(Row(" ".join(texts), numbers, proved, named))
    labels = {c.column_id: f"{c.column_id}.{c.label}" for c in answer.columns} if kind == "TB" else shown
    return rows, [{labels.get(f, f): v for f, v in total.values.items()} for total in answer.totals.stated]


def right(row: dict[str, Any], truth: dict[str, Any], money: list[str]) -> list[str]:
    """The names of the truth whose number stands under a field that means them."""
    return [n for n in money if truth.get(n) is not None and _found(row, n, truth[n], money)]


def _found(row: dict[str, Any], name: str, value: Any, money: list[str]) -> bool:
    mine = [v for field, v in row.items() if means(field, name, money)]
    return any(same(v, value, name) for v in mine) or (not mine and not float(value))


def misnamed(row: Row, truth: dict[str, Any]) -> list[str]:
    """The texts of the truth that are not ours: a word of it is missing, or ours has one that is not of the line."""
    said = {word for value in truth.values() if isinstance(value, str) for word in plain(value).split()}
    asked = {name: plain(truth[name]).split() for name in row.names if truth.get(name)}
    asked = {name: words[-1:] if name == "unit" else words for name, words in asked.items()}  # ``Suite 230``
    mine = {name: row.names[name] for name in asked}
    if "name" in asked:
        code = [word for word in row.names.get("resident", []) if word in said]
        mine["name"] = mine["name"] + code  # ``C1042 Apex Valve``
    if "type" in asked and {*asked["type"]} <= {*row.texts.split()}:
        del asked["type"]  # a code and a description stand beside each other, either is the type
    return [name for name, words in asked.items() if not {*words} <= {*mine[name]} or not {*mine[name]} <= said]


def likeness(row: Row, truth: dict[str, Any], money: list[str]) -> float:
    """How much a row is the truth's: half by its words, half by its numbers."""
    asked = [plain(truth[n]) for n in ("account", "name", "unit", "charge", "type") if truth.get(n)]
    words = sum(all(w in row.texts.split() for w in text.split()) for text in asked) / len(asked) if asked else 1
    wanted = Counter(round(abs(float(truth[n])), 2) for n in money if truth.get(n))
    have = Counter(round(abs(float(v)), 2) for v in row.numbers.values() if v)
    numbers = sum((wanted & have).values()) / max(1, sum(wanted.values())) if wanted else 1.0
    return (words + numbers) / 2


def align(rows: list[Row], truths: list[dict[str, Any]], money: list[str]) -> list[tuple[int, int]]:
    """Rows and truths that are each other's, in their order."""
    best = [[0.0] * (len(truths) + 1) for _ in range(len(rows) + 1)]
    like = [[likeness(row, truth, money) for truth in truths] for row in rows]
    for i in range(len(rows)):
        for j in range(len(truths)):
            pair = best[i][j] + (like[i][j] if like[i][j] >= SKIP else -1)
            best[i + 1][j + 1] = max(best[i][j + 1], best[i + 1][j], pair)
    pairs, i, j = [], len(rows), len(truths)
    while i and j:
        if best[i][j] == best[i - 1][j]:
            i -= 1
        elif best[i][j] == best[i][j - 1]:
            j -= 1
        else:
            i, j = i - 1, j - 1
            pairs.append((i, j))
    return pairs[::-1]


def numbers_in(rows: list[dict[str, Any]]) -> list[str]:
    """The names of the truth that hold numbers, but for those of rooms."""
    names = dict.fromkeys(name for row in rows for name, value in row.items() if isinstance(value, int | float))
    return [name for name in names if name not in ("beds", "baths")]


def score(path: Path, truth: dict[str, Any], told: list[str]) -> Counter[str]:
    """The counts of one document; what is wrong goes to ``told``."""
    counts: Counter[str] = Counter(documents=1)
    money = list(truth.get("money") or numbers_in(truth["rows"]))
    for row in (*truth["rows"], *truth["totals"]):
        shares = {name: row[name] for name in money if str(row.get(name)).endswith("%")}
        row |= {name: float(text.rstrip("%")) for name, text in shares.items()}  # ``"30%"``
        row |= {name: None for name in money if isinstance(row.get(name), str)}  # ``"Mkt"`` among the shares
    counts["rows"], counts["total lines"] = len(truth["rows"]), len(truth["totals"])
    counts["numbers"] = sum(row.get(n) is not None for row in truth["rows"] for n in money)
    counts["planted"], counts["clean"] = int(bool(truth["planted"])), int(not truth["planted"])
    try:
        answer = docextract.extract(path, asset_type="MULTIFAMILY", document_type=TYPES[truth["kind"]])
    except docextract.DocextractError as error:
        told.append(f"refused: {error}")
        return counts + Counter(refused=1)
    rows, totals = rows_of(answer, truth["kind"])
    pairs = align(rows, truth["rows"], money)
    counts["rows found"], counts["rows extra"] = len(pairs), len(rows) - len(pairs)
    of = dict(pairs)
    told += [f"extra row: {row.texts} {row.numbers}" for i, row in enumerate(rows) if i not in of]
    lost = set(range(len(truth["rows"]))) - set(of.values())
    told += [f"row lost: {truth['rows'][j]}" for j in sorted(lost)]
    for i, row in enumerate(rows):
        mine = truth["rows"][of[i]] if i in of else {}
        found, wrong = right(row.numbers, mine, money), misnamed(row, mine)
        asked = sum(bool(mine.get(name)) for name in row.names)
        counts["names"], counts["names right"] = counts["names"] + asked, counts["names right"] + asked - len(wrong)
        told += [f"{row.texts}: {name} is {mine[name]!r}, not {' '.join(row.names[name])!r}" for name in wrong]
        counts["numbers right"] += len(found)
        told += [f"{row.texts}: {n} is {mine[n]}" for n in money if mine.get(n) is not None and n not in found]
        for field in row.proved:
            named = [n for n in (*money, "beds", "baths") if means(field, n, money) or is_named(field, n)]
            if not any(same(row.numbers.get(field), mine.get(n), n) for n in named):
                counts["proved though wrong"] += 1
                told.append(f"proved though wrong: {row.texts}: {field} {row.numbers.get(field)}")
    left = list(totals)
    for total in truth["totals"]:
        asked = [n for n in money if total.get(n) is not None]
        hit = next((t for t in left if len(right(t, total, money)) == len(asked)), None)
        if hit is not None:
            left.remove(hit)
            counts["total lines found"] += 1
        else:
            told.append(f"total lost: {total}")
    fails = [f"{check.check_id} {check.message}" for check in answer.checks if check.status == "FAIL"]
    told += [f"FAIL {text[:300]}" for text in fails] + [f"not taken: {c.header!r}" for c in answer.unmapped_columns]
    counts["noticed"] = int(bool(truth["planted"] and fails))
    counts["false alarms"] = int(not truth["planted"] and bool(fails))
    counts["proved"] = sum(len(row.proved) for row in rows)
    return counts


def line(name: str, c: Counter[str]) -> str:
    """The counts in a line."""
    return (
        f"{name:16} rows {c['rows found']:4}/{c['rows']:<4} extra {c['rows extra']:3}  "
        f"names {c['names right']:4}/{c['names']:<4}  numbers {c['numbers right']:5}/{c['numbers']:<5}  "
        f"totals {c['total lines found']:3}/{c['total lines']:<3} "
        f"proved {c['proved']:5} though wrong {c['proved though wrong']:3}  planted {c['noticed']}/{c['planted']}  "
        f"alarms {c['false alarms']}/{c['clean']}  refused {c['refused']}"
    )


def main() -> int:
    """Score the documents of a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*", help="only documents whose name has one of these")
    parser.add_argument("--errors", action="store_true", help="also list what is wrong")
    asked = parser.parse_args()
    whole: Counter[str] = Counter()
    for path in sorted((asked.folder / "documents").iterdir()):
        if asked.words and not any(word in path.name for word in asked.words):
            continue
        truth = json.loads((asked.folder / "truth" / f"{path.stem}.json").read_text("utf-8"))
        told: list[str] = []
        counts = score(path, truth, told)
        whole += counts
        print(line(path.stem, counts), flush=True)
        if asked.errors:
            print("".join(f"    {text}\n" for text in told[:60]), end="")
    print(line("all", whole))
    return 0


if __name__ == "__main__":
    sys.exit(main())
