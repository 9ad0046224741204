"""Days that are written out: ``the first day of June, two thousand and twenty-five``."""

from __future__ import annotations

import re
from functools import cache

from .dates import MONTH_PATTERN, MONTHS, month_end
from .remembered import remembered
from .wordlist import wordlist

_SHORT = re.compile(r"\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,2}\.?,? \d")
"""The short name of a day of the week before one."""


@cache
def _patterns() -> tuple[dict[str, int], dict[str, int], re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    table = wordlist("docextract.vocabulary", "asof.toml")
    ordinals: list[str] = table["ordinals"]["words"]
    days = {word: n for n, word in enumerate(ordinals, 1)}
    small: list[str] = table["cardinals"]["words"]
    tens: list[str] = table["cardinals"]["tens"]
    years = {word: n for n, word in enumerate(small, 1)}
    years |= {ten: 10 * n for n, ten in enumerate(tens, 2)}
    years |= {f"{ten}-{one}": 10 * n + m for n, ten in enumerate(tens, 2) for m, one in enumerate(small[:9], 1)}
    ordinal, cardinal = (
        "|".join(word.replace("-", r"[\s-]") for word in sorted(words, key=len, reverse=True))
        for words in (days, years)
    )
    century = "|".join(re.escape(words).replace(r"\ ", r"\s+") for words in table["cardinals"]["century"])
    spelled = re.compile(
        rf"\b(?:(?:the|this)\s+){{0,2}}+(?P<day>{ordinal}|last|\d{{1,2}}(?:st|nd|rd|th))(?:\s+day)?\s+of\s+"
        rf"(?P<month>{MONTH_PATTERN})\b\.?\s*,?\s*(?:in\s+the\s+year\s+)?"
        rf"(?:(?P<year>\d{{2}}\s?\d{{2}})|(?:{century})[\s-]+(?P<words>{cardinal}))\b",
        re.IGNORECASE,
    )
    behind_year = re.compile(
        rf"\b(?P<year>20\d\d)\s*\((?P<day>\d{{1,2}}(?:st|nd|rd|th)?\s+{MONTH_PATTERN})\)", re.IGNORECASE
    )
    return days, years, spelled, behind_year, re.compile(table["parts"]["weekday"], re.IGNORECASE)


@remembered
def plain_days(text: str) -> str:
    """A text with the days that it writes out in digits, and without days of the week.

    ``the thirtieth day of September, two thousand and twenty-four`` becomes ``30 September 2024``, ``the last day of
    February 2025`` ``28 February 2025``, ``quarter day 2024 (29 September)`` ``quarter day 29 September 2024``.
    """
    days, years, spelled, behind_year, weekday = _patterns()
    folded = text.casefold()
    if "day" in folded or "tag" in folded or _SHORT.search(folded):
        text = weekday.sub("", text)
    if " of" in folded:
        text = spelled.sub(lambda found: _in_digits(found, days, years), text)
    return behind_year.sub(r"\g<day> \g<year>", text) if "(" in text else text


def _in_digits(found: re.Match[str], days: dict[str, int], years: dict[str, int]) -> str:
    month, word = found["month"], _hyphened(found["day"])
    year = int(found["year"].replace(" ", "")) if found["year"] else 2000 + years[_hyphened(found["words"])]
    if word == "last":
        day = month_end(year, MONTHS[month.casefold()]).day
    else:
        day = days[word] if word in days else int(word[:-2])
    return f"{day} {month} {year}"


def _hyphened(words: str) -> str:
    return "-".join(words.casefold().replace("-", " ").split())
