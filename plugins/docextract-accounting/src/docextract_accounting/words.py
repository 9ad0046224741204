"""The words of ``words.toml``: what headers say of their columns, which lines sum, which class a heading opens."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from docextract.values.text import normal, words

MOST_LABEL = 90
"""Characters of the longest label of a total; what is longer is prose."""
_MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_DATE = re.compile(
    rf"\b(?:(?:19|20)\d\d[/–-]\d\d|\d{{1,4}}[/.-]\d{{1,2}}[/.-]\d{{1,4}}|\d{{1,2}}/\d{{1,2}}|(?:\d{{1,2}}(?:st|nd|rd|th)?[\s-]+)?{_MONTH}\.?[\s-]+(?:\d{{1,2}},?\s+)?'?\d{{2,4}}|(?:19|20)\d\d)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Use:
    """What a column is for: ``name`` as in ``words.toml``; ages have days, the last one no ``high``, or their words."""

    name: str
    low: int | None = None
    high: int | None = None
    words: str = ""
    """Of an age that is printed without days, in small letters."""


@dataclass(frozen=True, slots=True)
class TotalWords:
    """A line that sums: ``grand``, ``total``, ``average`` or ``share``, and whose total it says it is."""

    kind: str
    scope: str | None = None


@cache
def _file() -> dict[str, Any]:
    text = resources.files("docextract_accounting").joinpath("words.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def _columns(document_type: str) -> Mapping[frozenset[str], str]:
    found: dict[frozenset[str], str] = {}
    for use, texts in _file()["column"][document_type].items():
        for text in texts:
            found.setdefault(meaning(text, document_type), use)
    return found


@cache
def _alike(document_type: str) -> tuple[Mapping[tuple[str, ...], str], int]:
    """Words that say the same, each with the one that stands for them; and the most words of one."""
    same = _file()["same"]
    found = {words(text): one for t in ("ALL", document_type) for one, texts in same[t].items() for text in texts}
    return found, max(map(len, found), default=1)


_PLURAL = re.compile(r"\((?:e?s|ies|[$€£R])\)", re.IGNORECASE)
"""``Resident(s)``, ``Rent ($)``, ``Levy (R)``."""

_NUMBERED = re.compile(
    r"\bcol(?:umn|\.)?(?:\s+\(?|\()\w\b\)?\s|\(\s*\w(?:\s*[-–+x*×/÷]\s*\w)+\s*\)|\(\d\d (?:weeks|wks)\.?\)|\([\da-h]\)",
    re.IGNORECASE,
)
"""How a form counts its columns, says what they come to, how long a year of lettings is, and which note is of them:
``Col. 5``, ``(3 + 5)``, ``(44 wks)``, ``(1)``, ``(D)``."""

_MONTH_ALONE = re.compile(
    r"\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?)\b(?:\s\d{1,2}\b)?", re.IGNORECASE,
)  # fmt: skip
_PERIOD = re.compile(
    r"\b(period|pd|month|mth|quarter|qtr|week)\W{0,2}\d{1,2}\b(?=\W+[a-z])"
    r"|(?<=[a-z]\s)(period|pd)\W{0,2}\d{1,2}$"
    r"|\b(?:(?:\d(?:st|nd|rd|th)|first|second|third|fourth)\s(quarter|qtr)|q[1-4])(?=\W+(?:net|activity|change|mov))"
    r"|(?<=[a-z]\s)q[1-4]$|(?<=[a-z]\s)p\d{1,2}$|(?<=[a-z]\s)(?:to|thru)\sp\W?\d{1,2}$",
    re.IGNORECASE,
)  # fmt: skip
"""``Period 9 Debits``, which says no more than ``Period Debits``; ``Movement period 07``, ``Movement P07``,
``2nd Qtr Activity``, ``Brought fwd to P05``."""
_MONTHS_LONG = re.compile(
    r"\b(?:in|for|over)\s+(?:the\s+)?(?:\d{1,2}|three|six|nine|twelve)\s+(?:months|mos|mths|weeks)\b", re.I
)
"""``Change in 9 months``"""
_CURRENCY = re.compile(r"\b[A-Z]{1,3}\$|[£€]")
"""``S$ psf``, ``€/m²``"""
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
"""Between the words of ``OpeningBalance``."""
_END = re.compile(r"(?<=\s)(?:from|to)$", re.IGNORECASE)
"""Of what a column of rents is an end: ``Asking Rent From``, and not ``Loss to Lease``."""


@cache
def _foreign() -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Words of other languages as the groups of one pattern, the longest first, and what the groups mean."""
    found = sorted(
        ((one, text) for one, texts in _file()["foreign"].items() for text in texts), key=lambda t: -len(t[1])
    )
    parts = "|".join(f"(?P<w{n}>{text})" for n, (_, text) in enumerate(found))
    return re.compile(rf"\b(?:{parts})\b", re.IGNORECASE), {f"w{n}": one for n, (one, _) in enumerate(found)}


_TWICE = re.compile(r"\b((\w+)(?: \w+)?)(?:\s*[/|]\s*|\s+)\1\b", re.IGNORECASE)
"""What two languages say alike: ``days/days``."""


@lru_cache(1 << 12)
def english(text: str) -> str:
    """A header or the label of a sum with its words of other languages in English, and said once."""
    pattern, said = _foreign()
    plain = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    found = pattern.sub(lambda match: said[match.lastgroup or ""], plain)
    return _TWICE.sub(r"\1", found) if found != plain else plain


_PHONE = re.compile(r"\(?\d{3}\)?[ .-]\d{3}-\d{4}\b|\(\d{3}\) ?\d{3,4}\b")
_ONLY = re.compile(r"\(?\b(?:occupied|occ'?d|leased|rented)(?: units| apts| apartments)?,? only\)?", re.IGNORECASE)
"""Which units an average or a sum is of: ``In-Place Rent (occupied only)``."""
_TERM = re.compile(r"\b(?:AY|academic year)\s*(?:20)?\d\d\s?[-–/]\s?(?:20)?\d\d\b", re.IGNORECASE)
"""The academic year that students' rents are of: ``AY 26-27 Market Per Bed``; an income is that of the year."""


@lru_cache(1 << 12)
def meaning(text: str, document_type: str) -> frozenset[str]:
    """What a header says, without regard to spelling, order and currency; no word is left out but those that say
    nothing.

    Nor does the date of a balance: which of two is the earlier one, the sums say.
    """
    alike, most = _alike(document_type)
    text = _NUMBERED.sub(" ", _PLURAL.sub("", _CAMEL.sub(" ", _CURRENCY.sub("$", english(text)))))
    if document_type == "UNIT_MIX" and (end := _END.search(text)) is not None:
        text = text[: end.start()] + {"from": "low", "to": "high"}[end[0].casefold()]
    if document_type == "UNIT_MIX":
        text = _TERM.sub(" annual " if "income" in text.casefold() else " ", text)
        text = _ONLY.sub(" ", _DATE.sub(" ", text))
    if document_type == "TRIAL_BALANCE":
        text = _PERIOD.sub(r"\1\2\3", _MONTHS_LONG.sub(" ", _DATE.sub(" ", text)))
        bare = _MONTH_ALONE.sub(" ", text)
        text = bare if words(bare) else text  # ``Net Change September``
    said, left = set(), list(words(text))
    while left:
        size = next((n for n in range(most, 1, -1) if tuple(left[:n]) in alike), 1)
        said.add(alike.get(tuple(left[:size]), left[0]))
        del left[:size]
    return frozenset(said - {""})


@cache
def _patterns(table: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (kind, re.compile(text, re.IGNORECASE))
        for kind, texts in _file()[table].items()
        for text in texts
        if type(texts) is list
    )


_BALANCE_OF = re.compile(r"(?:balance|arrears)\s+(this|last)\s+(?:week|month)", re.IGNORECASE)
"""What is owed now, and what was before: ``Balance this week``; neither is an age."""


@lru_cache(1 << 12)
def use_of(text: str, document_type: str) -> Use | None:
    """What a header says its column is, None if no word says it."""
    text = english(text)
    if document_type == "AGED_RECEIVABLES" and (when := _BALANCE_OF.fullmatch(text.strip())) is not None:
        return Use("total" if when[1].casefold() == "this" else "other")
    if document_type == "AGED_RECEIVABLES" and (age := _age(text)) is not None:
        return age
    said = meaning(text, document_type)
    if document_type == "TRIAL_BALANCE" and said & {"opening", "closing"} and "period" in words(text):
        said -= {"activity"}  # ``PERIOD MAY-24 Closing Balance``
    if document_type == "TRIAL_BALANCE" and not said and _DATE.search(text):
        return Use("ending")  # a balance of that day, ``Combined 31 March 2025``
    if document_type == "TRIAL_BALANCE" and (found := _entry(said)) is not None:
        return Use(found)
    if document_type == "TRIAL_BALANCE" and len(said & SIDES) == 1 and _columns(document_type).get(said) is None:
        return Use("other", words=next(iter(said & SIDES)))  # of a fund, a property: ``Mill Court Dr``
    if document_type == "UNIT_MIX" and "range" in said and not said & {"low", "high", "min", "max"}:
        return Use("range")
    found = _columns(document_type).get(said)
    if found is None and document_type == "UNIT_MIX":
        found = _of_types(said) or _of_rents(said)
    owed = said & _OWED or {"total", "account"} == said
    if found is None and document_type == "AGED_RECEIVABLES" and owed and said <= _OWED | _HOW_OWED:
        return Use("total")
    if found is None and document_type == "AGED_RECEIVABLES" and _A_DAY.search(text) and not _A_DAY.fullmatch(text):
        return use_of(_A_DAY.sub(" ", text).strip(), document_type)
    if found is None and document_type == "AGED_RECEIVABLES" and (named := _whose(said)) is not None:
        return Use(named)
    if found is None and document_type == "AGED_RECEIVABLES" and "/" in text:
        uses = [use_of(part.strip(), document_type) for part in text.split("/")]
        # ``Suite / Tenant / Charge``: what stands over the rows is said in headings.
        named = all(use is not None and use.name in NAMED for use in uses)
        return uses[-1] if named or len({*uses}) == 1 else None
    net = _NET_OF.search(text) if found is None and document_type == "AGED_RECEIVABLES" else None
    if net is not None and use_of(text[net.end() :], document_type) == Use("prepayments"):
        return Use("total")
    rented = found == "other" and document_type == "UNIT_MIX" and _is_rent(said)
    return Use(found, words="rent" if rented else "") if found else None


def _of_rents(said: frozenset[str]) -> str | None:
    """A column of rents by words that say whose they are and nothing else that tells them from others: ``Comparison
    Market Rent``, ``Avg paid £/month``, ``In-Place Net Rent ($/sf/yr)``. None where they may be a ratio of both."""
    whose = {name for name, words in _WHOSE_RENTS.items() if said & words}
    rate = "psf" in said or {"rent", "sf"} <= said
    if rate and not whose and "base" in said:
        whose = {"ContractRent"}  # what leases fix
    rest = said - frozenset().union(*_WHOSE_RENTS.values()) - _HOW_RENTS - (_OF_RATES if rate else frozenset())
    if len(whose) != 1 or rest or said.isdisjoint(_RENT | {"psf", "paid"}):
        return None
    (name,) = whose
    if rate:
        return f"{name[0].lower()}{name[1:]}PerArea"
    one, whole = bool(said & {"avg", "unit"}), bool(said & {"total", "units", "all"})
    return f"{'any' if one == whole else 'average' if one else 'total'}{name}"


_WHOSE_RENTS = {"MarketRent": frozenset({"market"}), "ContractRent": frozenset({"contract", "paid"})}
_RENT = frozenset({"rent", "income", "revenue"})
_OF_RATES = frozenset({"annual", "sf"})
"""What may stand beside a rent by area."""
_HOW_RENTS = _RENT | {"avg", "unit", "total", "units", "all", "psf", "net", "base", "monthly", "weekly", "comparison",
                      "face", "amount", "leased", "each"}  # fmt: skip


def _whose(said: frozenset[str]) -> str | None:
    """A column of places or of codes of who owes, by words that each say so: ``Bldg / Unit - Space``, ``HH ID``."""
    if said & _PLACES and said <= _PLACES | _BUILDINGS | NUMBER:
        return "unit"
    return "lease" if said & NUMBER and said & _DEBTORS and said <= _DEBTORS | NUMBER else None


_PLACES = frozenset({"unit", "space", "spc", "bed", "apt", "suite", "ste", "lot", "room", "stall", "slip"})
_BUILDINGS = frozenset({"bldg", "building", "block", "floor"})
_DEBTORS = frozenset({"tenant", "res", "hh", "lease"})
NUMBER = frozenset({"id", "no", "#", "code", "number", "acct", "account", "ref", "key"})
_NET_OF = re.compile(r"\b(?:net of|after)\s", re.IGNORECASE)
"""Before what is taken off a total: ``Net of credits``."""
_OWED = frozenset({
    "balance", "bal", "owed", "owing", "due", "arrears", "outstanding", "receivable", "receivables", "debt",
    "delinquent", "delinquency", "delinq", "overdue", "unpaid", "debtor", "debtors", "ar", "r", "s",
})  # fmt: skip
_HOW_OWED = frozenset({
    "total", "amount", "amt", "net", "gross", "account", "acct", "open", "ending", "closing", "current", "past",
    "aged", "all", "now", "a", "o", "$", "to", "date",
})  # fmt: skip
"""Words of what is owed in all: ``Net A/R``, ``Total Balance Outstanding``."""
NAMED = ("property", "unit", "tenant", "lease", "charge", "chargeName", "transaction", "date")


def says_nothing(text: str, document_type: str) -> bool:
    """Whether a title over several columns tells none of them from others: ``Unit Information``."""
    return meaning(text, document_type) <= _empty(document_type)


@cache
def _empty(document_type: str) -> frozenset[str]:
    return frozenset().union(*(meaning(text, document_type) for text in _file()["empty"]["words"]))


def counts_state(text: str) -> bool:
    """Whether a column of a unit mix counts units of a state, or of one within another: ``Occupied - On Notice``."""
    said = meaning(text, "UNIT_MIX")
    return bool(said & _states()) and said <= _states() | {"unit", "units", "no", "not", "on", "total", "#"}


def is_own(text: str, document_type: str) -> bool:
    """Whether a header that no rule explains is a name of its own, and none of a known column with a word too many."""
    if document_type == "UNIT_MIX":
        return counts_state(text)
    return meaning(text, document_type).isdisjoint(_telling(document_type))


@cache
def _telling(document_type: str) -> frozenset[str]:
    """The words of known columns of amounts."""
    uses = ("prepayments", "total") if document_type == "AGED_RECEIVABLES" else ()
    found = frozenset(word for said, use in _columns(document_type).items() if use in uses for word in said)
    return found | (_OWED | _HOW_OWED | {"current"} if uses else SIDES | STAGES.keys() | {"balance"})


def is_known(word: str) -> bool:
    """Whether some header has a word."""
    return word.casefold() in _known()


@cache
def _known() -> frozenset[str]:
    tables = (*_file()["column"].values(), *_file()["same"].values())
    return frozenset(word for table in tables for texts in table.values() for text in texts for word in words(text))


def says_money(text: str) -> bool:
    """Whether a header has a word of amounts: ``Balance B/F``, ``Paid in 4 wks``."""
    return any(f" {word} " in f" {' '.join(words(text))} " for word in _money())


def says_of_debtor(text: str) -> bool:
    """Whether a text below someone's lines tells of him: ``Last payment 04/06/26``, ``Contact: J. Ames``, a number to
    call."""
    if _PHONE.match(text) is not None:
        return True
    said, numbered = words(text), ":" in text or any(map(str.isdigit, text))
    return any(said[: len(one)] == one for one in (*_said("words"), *(_said("numbered") if numbered else ())))


def says_recap(text: str) -> bool:
    """Whether a heading says that what stands below it sums other lines again: ``Recap by charge code``."""
    return not {*words(text)}.isdisjoint(_file()["recap"]["words"])


@cache
def _said(kind: str) -> tuple[tuple[str, ...], ...]:
    return tuple(words(text) for text in _file()["said"][kind])


@cache
def _money() -> tuple[str, ...]:
    return tuple(" ".join(words(text)) for text in _file()["money"]["words"])


@cache
def _states() -> frozenset[str]:
    return frozenset().union(*(meaning(text, "UNIT_MIX") for text in _file()["states"]["words"]))


RENTS = {"market": "MarketRent", "contract": "ContractRent"}
FREE = frozenset({"rent", "unit", "monthly", "per", "charged", "restricted"})
"""Words that do not tell one column of rents from another."""
_TIMES = frozenset({"annual", "weekly"})
COUNTED = frozenset({"#", "rooms"})
"""Words of counts that are of units where no other column is."""
_BEDS = frozenset({"bed", "beds", "desk", "desks"})
_OF_BEDS = _BEDS | {
    "rent", "market", "contract", "occ", "vacant", "void", "voids", "leased", "monthly", "weekly",
    "annual", "total", "avg", "gross", "%",
}  # fmt: skip
"""Words of what is of beds: ``Market Rent / Bed``, ``Beds Leased``, ``Fee per Desk``."""
_KINDS = frozenset({"kind", "type", "class", "category", "style"})
_OF_KINDS = frozenset({"unit", "units", "room", "rooms", "accommodation", "home", "premises"})
_STATED = frozenset({"occ", "leased", "vacant", "void", "%"})
_AREAS = frozenset({
    "sf", "size", "area", "unit", "units", "avg", "total", "net", "rentable", "per", "floor", "internal", "int",
    "living", "usable", "heated", "physical", "room",
})  # fmt: skip


def _is_rent(said: frozenset[str]) -> bool:
    """Whether a column holds rents by another measure than a unit's and a month's."""
    return bool(said & _TIMES) or ("rent" in said and bool(said & _BEDS))


def _of_types(said: frozenset[str]) -> str | None:
    """A column of a unit mix by what each of its words says: whose rent or the area, of one unit, of all, or by area.

    ``Market Rent / Per SF``, ``Unit Size (SF) / Total``. None where a word is left over.
    """
    if said & _KINDS and said <= _KINDS | _OF_KINDS:
        return "unitType"  # ``Kind of space``
    counted = said - {"unit", "units", "total"} - COUNTED
    if (use := _columns("UNIT_MIX").get(counted)) in ("occupied", "vacant"):  # ``Number of Units Let``
        return use
    if said <= {"#", "unit", "units", "total"} and said & {"unit", "units"} and len(said) > 1:
        return "units"
    if {"total", "beds"} <= said and said & RENTS.keys() and "rent" not in said:
        said -= {"beds"}  # ``Monthly total / In place, leased beds``
    if said & _BEDS and said - _BEDS and said <= _OF_BEDS:
        return "other"
    shared = said - {"%", "#", "occupancy", "unit", "units", "physical"}
    if said & {"rent", "contract"} and said & {"occ", "leased", "rented"} and "%" not in said:
        said = said - {"occ", "leased", "rented"} | {"contract"}  # rents of occupied units
        said -= {"units"} if len(said - {"total"}) > 2 else set()  # ``Passing (let units) psf``
    if said & RENTS.keys():
        said -= {"base"}
    if "total" in said and said & {"rent", *RENTS}:
        said -= {"units"}  # ``Rent / mo, all units``
        said -= {"total"} if "avg" in said else set()  # ``ERV (all units) / Average``
    elif "avg" in said and said & {"rent", *RENTS}:
        said -= {"units"}
    if "%" in said and shared <= {"occ"}:
        return "occupancy" if said & {"occ", "occupancy"} else None
    if "%" in said and shared <= {"leased", "preleased"}:
        return "leasedShare"
    if said & {"low", "high", "min", "max"}:
        return (
            "other"
            if said & {"rent", *RENTS} and said <= {*FREE, *RENTS, "low", "high", "min", "max", "range"}
            else None
        )
    if said & _TIMES and len(said) > 1 and not said & {"psf", "sf"}:
        return "other" if said <= {*FREE, *RENTS, *_TIMES, "total", "avg", "income"} else None
    whose = [rent for word, rent in RENTS.items() if word in said]
    how = said & {"avg", "total"}
    if said & _STATED and said & {"sf", "area"} and said <= _AREAS | _STATED | {"#"}:
        return "other"  # ``Floor area, sq m / Let``, ``Area vacant %``
    if said & {"sf", "psf", "size", "area"} and not whose and "rent" not in said:
        if "psf" in said or not said <= _AREAS:
            return None
        return "totalArea" if how == {"total"} else "averageArea" if how == {"avg"} or "unit" in said else "anyArea"
    if len(whose) > 1 or len(how) > 1 or not said & {"rent", *RENTS}:
        return None
    if said & {"psf", "sf"}:
        rest = said - FREE - RENTS.keys() - {"psf", "sf", "avg", "annual"}
        rest -= {"total"} if whose and "psf" in said else set()  # ``Monthly totals / Market $ / SF``
        return None if rest else f"{whose[0][0].lower()}{whose[0][1:]}PerArea" if whose else "anyRentPerArea"
    if said - FREE - RENTS.keys() - how:
        return None
    stem = "total" if how == {"total"} else "average" if how == {"avg"} or "unit" in said else "any"
    return f"{stem}{whose[0]}" if whose else None


STAGES = {"opening": "forward", "closing": "ending", "activity": ""}
SIDES = frozenset({"debit", "credit"})


def _entry(said: frozenset[str]) -> str | None:
    """A column of a trial balance: when its amounts are (opening, activity, closing), and of which side."""
    stages, sides, rest = said & STAGES.keys(), said & SIDES, said - STAGES.keys() - SIDES
    if len(stages) > 1 or rest - {"balance", "trial"} or ("trial" in rest and not sides) or not said:
        return None
    stage = STAGES[next(iter(stages))] if stages else None
    if len(sides) == 1:
        (side,) = sides
        return f"{stage}{side.capitalize()}" if stage else side
    if stage is None:
        return "ending" if rest else None
    return stage or "change"


@cache
def _around() -> re.Pattern[str]:
    word = _file()["age"]["around"]
    return re.compile(rf"^(?:{word}\s+)+|(?:\s+{word})+$", re.IGNORECASE)


@cache
def _provided() -> frozenset[str]:
    return frozenset(_file()["provided"]["words"])


_BRACKETED = re.compile(r"(\w[^()]*?) ?\(([^()]*[^()\W][^()]*)\)")


def _age(text: str) -> Use | None:
    flat = " ".join(text.replace("_", " ").split())
    if (said := _BRACKETED.fullmatch(flat)) is not None:
        # ``Current (Not Yet Due)``, ``Late (31-60)``, ``Over 60 Days (Net)``
        state, age = _age(said[1]), _age(said[2])
        if state is None and not _provided().isdisjoint(words(said[1])):
            return None  # ``Provision (30+ days)``
        if age is not None and (state is None or "bucket" in (state.name, age.name) or state.name == age.name):
            return age if age.name == "bucket" or state is None else state
        return None
    bare = _around().sub("", flat)
    for kind, pattern in _patterns("age"):
        match = pattern.fullmatch(flat) or pattern.fullmatch(bare)
        if match is None:
            continue
        days = {name: int(n) for name, n in match.groupdict().items() if n is not None}
        if _A_DAY.search(flat) and not _A_DAY.fullmatch(flat):
            return None  # ``Owed 6/30``
        low = days.get("from", days["over"] + 1 if "over" in days else 0 if {"below", "to"} & days.keys() else None)
        high = days["below"] - 1 if "below" in days else days.get("to")
        return Use(kind, low, high, flat.casefold() if kind == "bucket" and low is None else "")
    return None


_A_DAY = re.compile(r"(?<![\d/])(?:[2-9]|1[0-2])/\d{1,2}(?![\d/])|(?<![\d/])1/31(?![\d/])")
"""A day of a month, and no days from and to: no age begins at two days to twelve."""


@cache
def _titles(document_type: str) -> tuple[str, ...]:
    entries = tomllib.loads(resources.files("docextract_accounting").joinpath("types.toml").read_text(encoding="utf-8"))
    return tuple(t for entry in entries["document_type"] if entry["value"] == document_type for t in entry["titles"])


def is_title(text: str, document_type: str) -> bool:
    """Whether a text says that the document is of a type."""
    said = normal(text)
    return any(title in said for title in _titles(document_type))


def is_about(text: str, document_type: str) -> bool:
    """Whether a text at the top of a document of which the type was asked bears it out."""
    said = normal(text)
    return is_title(text, document_type) or any(word in said for word in _file()["about"].get(document_type, ()))


def may_sum(text: str) -> bool:
    """Whether a label has a word of lines that sum or compare others: ``Net after credits``, ``Prior month``."""
    return not _sum_words().isdisjoint(words(english(text)))


@cache
def _sum_words() -> frozenset[str]:
    return frozenset(_file()["sums"]["words"])


_AND_AVERAGE = re.compile(r"\s*(?:[/&]|\band|\bor)\s*(?:(?:weighted|wtd\.?)\s+)?(?:averages?|avgs?\.?)\s*[:*]*$", re.I)
"""Behind a word for totals: ``Total / Wtd. Avg.``"""


_COUNTED = re.compile(
    r"\s*[-–:(,]\s*\d+\s+[a-z]+\)?$|^(?:[a-z]+:\s*)?\d+\s+(?=(?:grand\s+)?totals?\s*:)", re.IGNORECASE
)


def uncounted(text: str) -> str:
    """A label of a sum without what it counts: ``All phases: 24 plots``, ``Accounts: 58 Grand Totals:``."""
    return _COUNTED.sub("", text) or text


@lru_cache(1 << 12)
def total_of(text: str) -> TotalWords | None:
    """What a label says its line sums, None if it is no total's."""
    flat = " ".join(english(text).split()).strip("*=>~_ ")
    flat = uncounted(_AND_AVERAGE.sub("", flat) or flat)
    if not flat or len(flat) > MOST_LABEL:
        return None
    for kind, pattern in _patterns("total"):
        match = pattern.fullmatch(flat)
        if match is not None:
            return TotalWords(kind, match.groupdict().get("scope"))
    bare, bracket, _ = flat.partition(" (")
    return total_of(bare) if bracket else None


@cache
def _classes() -> Mapping[tuple[str, ...], str]:
    return {words(text): section for section, texts in _file()["class"].items() for text in texts}


@lru_cache(1 << 10)
def class_of(text: str) -> str | None:
    """The class of accounts that a heading opens."""
    said = words(text)
    return _classes().get(said) or _classes().get(said[1:] if said[:1] == ("total",) else said)


def same_name(one: str, other: str) -> bool:
    """Whether two texts name the same: equal as compared, or one is the other with a code in brackets or a dash."""
    a, b = normal(one), normal(other)
    return a == b or set(words(a)) == set(words(b)) or (len(a) > 3 and len(b) > 3 and (a in b or b in a))
