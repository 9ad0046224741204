"""Headers that name a rent and the day or the year from which it is paid: ``1/1/2027``, ``Jan-27``, ``FY2027 Rent``."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping

from ....records import record
from ....values.dates import DateOrder, find_dates
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ..anatomy.fieldkinds import column_name
from ..anatomy.headerblocks import GOOD
from ..anatomy.labels import Label, names_steps

RENTS = frozenset({"contractRent", "annualRent", "rentPerArea"})
_FISCAL = alternatives(wordlist()["dates"]["fiscal_year"])
_APART = re.compile(r"\s[-–—|]\s")
_ON = later(
    r"(?:\b(?:will\s+be|becomes?)\b,?\s+)?"
    rf"(?<!\w)(?:{alternatives(wordlist('docextract.vocabulary', 'rolls.toml')['over']['on'])})\s*$"
)
_YEAR = re.compile(rf"(?:\b(?:{_FISCAL})\s*['’]?(?:(?:19|20)\d\d|\d\d)|\b(?:19|20)\d\d)\b", re.I)


@record(frozen=True)
class DatedLabel:
    """The day or the year in the words above a column, and what they say beside it."""

    date: dt.date | None
    year: int
    month_only: bool
    rest: str


def dated_label(text: str, order: DateOrder = DateOrder.MDY) -> DatedLabel | None:
    """The one date, or the one year, that a header names; None for other words."""
    found = find_dates(text, order)
    if len(found) == 1:
        day = found[0].reading
        rest = f"{_ON.sub('', text[: found[0].start])} {text[found[0].stop :]}"
        return DatedLabel(day.date, day.date.year, day.month_only, rest.strip(" :=-–—@,."))
    years = list(_YEAR.finditer(text)) if not found else []
    if len(years) == 1:
        digits = "".join(filter(str.isdigit, years[0][0]))
        year = int(digits) if len(digits) == 4 else 2000 + int(digits)
        return DatedLabel(None, year, False, f"{text[: years[0].start()]} {text[years[0].end() :]}".strip(" :=-–—@,."))
    return None


def dated_rents(labels: Mapping[int, Label], vocabulary: Vocabulary) -> frozenset[int]:
    """Columns whose words name a rent and a date, where another column's name a rent without one: they hold others."""
    dated: set[int] = set()
    plain = False
    for column, label in labels.items():
        if not any(map(str.isdigit, label.text)):
            plain = plain or any(column_name(m) in RENTS and m.score >= GOOD for m in vocabulary.header(label.text))
        elif (found := dated_label(label.text)) is not None and says_rent(found, label, vocabulary) is not None:
            dated.add(column)
    return frozenset(dated) if plain else frozenset()


def says_rent(dated: DatedLabel, label: Label, vocabulary: Vocabulary) -> tuple[str, Period | None] | None:
    """``amount`` or ``perArea`` with the period, where the words beside a date say a rent or nothing; else None."""
    words = dated.rest or (label.group if label.group and label.group != label.text else "")
    if not words or names_steps(words, vocabulary):
        return "amount", None
    parts = [_ON.sub("", part).strip() for part in _APART.split(words)]
    if [*filter(None, parts)] != [words]:
        # "Contract steps - monthly rent from"
        bare = (DatedLabel(dated.date, dated.year, dated.month_only, part) for part in parts if part)
        return next(filter(None, (says_rent(one, label, vocabulary) for one in bare)), None)
    for match in vocabulary.header(words):
        name = column_name(match)
        if match.field == "rentSteps" and match.kind is None:
            return "amount", vocabulary.period(words)  # "Contractual uplifts: new annual rent from"
        if name in RENTS and match.score >= GOOD:
            part = "perArea" if name == "rentPerArea" else "amount"
            return part, match.period or ("ANNUAL" if name == "annualRent" else None)
        if name in ("rentSteps:amount", "rentSteps:perArea") and match.score >= GOOD:
            return name.removeprefix("rentSteps:"), match.period
    period = vocabulary.period(words)
    return ("amount", period) if period is not None else None
