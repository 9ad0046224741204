"""Rent steps in words: lists within a cell, sentences in notes and in lines below a unit."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from itertools import takewhile

from ....document import Value
from ....models.place import Place
from ....models.rent_roll import RentStep
from ....values.areas import rate_per_area
from ....values.currency import as_dollars
from ....values.dates import DateReading, find_dates
from ....values.numbers import NumberStyle, money, number_style, percent
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ..anatomy.conventions import Conventions

_THEREAFTER = re.compile(
    r"(?<!\s)[,;]? ?(?:and |then )?\d{1,2}(?:\.\d+)? ?% (?:\w+ ){0,3}thereafter\b.*|(?<=\S) \| [^\d|]*$",
    re.IGNORECASE | re.DOTALL,
)
"""What follows a step and is none with a day of its own: ``, 3% annually thereafter``; options behind a stroke."""
_BETWEEN = re.compile(r"[;\n|]|\.\s+(?=[A-Z]|[$€£]\s?\d)")
_APART = re.compile(r"[\s/]+")
_TERM = re.compile(r"\s*[-–—]\s*")
"""Between the first day of a lease and its last: what stands behind them is of another day."""
_MONEY = re.compile(r"[\s:=–—>@-]*[$€£]\s?\d")
_ENDED = re.compile(r"[.,;](?:\s+(?:and\s+)?then)?\s+$", re.IGNORECASE)
"""The end of what else a note says before the day of a step and its amount."""
_AMOUNT = re.compile(r"\d[\d,.']*[.,]\d\d")
_GROUPED = re.compile(rf"{_AMOUNT.pattern}|\d{{1,3}}(?:[,.']\d{{3}})+|\d{{1,2}}(?:,\d{{2}})+,\d{{3}}")
"""An amount with cents or with its thousands apart."""
_NUMBER = re.compile(r"\d[\d,.']*")
_SPACED = re.compile(r"(?<=\d)\s(?=\d{3}(?:\D|$))")
"""Between the thousands of an amount and its hundreds, where documents print a space there."""
_BOTH = re.compile(r"\d{1,3}(?:\.\d{3})+,\d\d|\d{1,3}(?:,\d{3})+\.\d\d")
"""An amount that shows itself which mark parts its thousands."""
_AROUND = " :=-–—>@$,.()*\t"

MOST = 2
"""Of the rent in force: what a step makes of it."""


def rises(now: Decimal | None, then: Decimal | None) -> bool:
    """Whether an amount may be what a rent goes up to."""
    return now is not None and then is not None and now < then <= MOST * now


class StepLists:
    """Reads the steps that texts list or tell."""

    def __init__(self, vocabulary: Vocabulary, conventions: Conventions) -> None:
        self.vocabulary = vocabulary
        self.conventions = conventions

    def listed(self, text: str, place: Place | None) -> list[RentStep]:
        """The steps that one cell lists, ``1/1/2025: $4,100; 1/1/2026: 3 %``; none where it says something else too."""
        steps = list(self._items(text, place))
        return [step for step in steps if step is not None] if None not in steps else []

    def told(self, text: str, place: Place | None, rents: Collection[Decimal] = ()) -> list[RentStep]:
        """The steps among what notes say: "Rent goes to $1,250 on 9/1/25; renewal signed" tells one.

        ``rents``: those in force. Where no word says that something changes, an amount above one of them does:
        "$1,250 from 9/1/25".
        """
        said = self.vocabulary.tells_step(text)
        if not said and not rents:
            return []
        text = _THEREAFTER.sub("", text)
        found = [*self._after_words(text, place)] if said else []
        listed = [step for step in self._items(text, place, loosely=True) if step and step.date and step.amount]
        found = max(found, listed, key=len)  # "Increases: 9/1/26 $8,046; 9/1/27 $8,288": words say the first alone
        return [s for s in found if said or (s.kind == "NEW_AMOUNT" and any(rises(rent, s.amount) for rent in rents))]

    def day(self, value: Value) -> DateReading | None:
        """The day of a cell that says besides only what a word beside a step's day says: ``beginning 9/1/25``."""
        dates = find_dates(value, self.conventions.dates) if type(value) is str else ()
        if len(dates) != 1 or type(value) is not str:
            return None
        rest = f"{value[: dates[0].start]} {value[dates[0].stop :]}".split()
        return dates[0].reading if all(self.vocabulary.says_step(word.strip(_AROUND)) for word in rest) else None

    def _items(self, text: str, place: Place | None, *, loosely: bool = False) -> Iterator[RentStep | None]:
        pieces = (item.strip() for piece in _BETWEEN.split(text) for item in self._cut(piece))
        return (self._item(item, place, loosely=loosely) for item in pieces if item)

    def _cut(self, text: str) -> list[str]:
        """A text before each of its dates, where it has several; behind each where amounts stand first."""
        dates = find_dates(text, self.conventions.dates)
        behind = bool(dates) and bool(re.search(r"\d(?!.*[.,;]\s)", text[: dates[0].start]))
        starts = [found.stop for found in dates] if behind else [found.start for found in dates[1:]]
        return [text[a:b].strip(", .") for a, b in zip([0, *starts], [*starts, len(text)], strict=True)]

    def _item(self, text: str, place: Place | None, *, loosely: bool = False) -> RentStep | None:
        """The step that a piece of text tells. ``loosely``: behind a day and an amount in money anything may stand."""
        dates = find_dates(text, self.conventions.dates)
        if len(dates) > 1:
            return None
        if loosely and dates and _ENDED.search(text[: dates[0].start]) and _MONEY.match(text, dates[0].stop):
            text = text[dates[0].start :]  # "flat thru 2026, then 1/1/27 = $5,825.00"
            dates = find_dates(text, self.conventions.dates)
        rest = text
        if dates:
            rest = f"{text[: dates[0].start]} {text[dates[0].stop :]}"
        rest = rest.strip(_AROUND)
        tokens = [word.strip(_AROUND) for word in _APART.split(as_dollars(rest))]
        period: Period | None = next((p for word in tokens if (p := self.vocabulary.step_period(word))), None)
        day = dates[0].reading.date if dates else None
        rate = rate_per_area(rest)
        if rate is not None and day is not None:
            return RentStep("NEW_AMOUNT", None, day, None, None, rate.amount, rate.period, place)
        words = [w for w in tokens if w and not self.vocabulary.step_period(w) and not self.vocabulary.says_step(w)]
        words = [w for w in words if not (w.isupper() and self._is_rent(w))]
        if loosely and words and dates and dates[0].start == 0 and _MONEY.match(text, dates[0].stop):
            words, period = words[:1], self._period_behind(tokens)
        if len(words) == 1:
            style = self.conventions.numbers
            part, amount = percent(words[0], style), money(words[0], style)
            if amount is None and _BOTH.fullmatch(words[0]):  # "5.350,00" in a workbook whose numbers are no texts
                amount = money(words[0], number_style(words))
            if part is not None and (day is not None or period is not None):
                return RentStep("PERCENT", None, day, None, part, None, None if day else period, place)
            if amount is not None and day is not None and amount > Decimal(0):
                return RentStep("NEW_AMOUNT", None, day, None, amount, None, period, place)
        return None

    def _after_words(self, text: str, place: Place | None) -> Iterator[RentStep]:
        """The steps whose words, day and amount stand one behind the other, whatever else a text says: ``PCT RENT 6.0%
        NEXT STEP 06/01/26 4,394.67``, ``lot rent goes to 415 on 9/1/25``, ``BRT EFF 01/01/26 TO 3,791.04``, ``Escal 6%
        on 2026/12/01: BR to 240 995.46``."""
        text = as_dollars(text)
        if self.conventions.numbers is NumberStyle.SPACED:
            text = _SPACED.sub("", text)
        days = find_dates(text, self.conventions.dates)
        starts = [0, *(day.stop for day in days)]
        before: list[tuple[Decimal, Period | None] | None] = []
        for a, day in zip(starts, days, strict=False):
            here = text[a : day.start]
            before.append(self._before(here) or (self._goes_on(here) if any(before[-1:]) else None))
        first = next((n for n, one in enumerate(before) if one is not None), len(days))
        if first < len(days) and None not in before[first:] and (not first or len(days) > first + 1):
            for day, one in zip(days[first:], before[first:], strict=True):
                if one is not None:
                    yield RentStep("NEW_AMOUNT", None, day.reading.date, None, one[0], None, one[1], place)
            return
        ends = {day.start for at, day in enumerate(days) if at and _TERM.fullmatch(text[days[at - 1].stop : day.start])}
        for found in days:
            if found.start in ends:
                continue
            said = [word.strip(_AROUND) for word in text[: found.start].split()]
            said = [word for word in said if percent(word, self.conventions.numbers) is None]  # "15% on", and to what
            beside = self._step_words(said)
            behind_it = text[found.stop :].split() if len(days) > 1 else _APART.split(text[found.stop :])  # "415.00/mo"
            after = [word.rstrip(";").strip(_AROUND) for word in behind_it if word and word not in "$:"]
            between = [*takewhile(lambda w: self._may_stand_by(w) or (w.isupper() and self._is_rent(w)), after)]
            behind = next(iter(after[len(between) :]), "")
            told = self.vocabulary.tells_step(" ".join([*beside, *between]))
            amount = behind if told and (_GROUPED if between else _AMOUNT).fullmatch(behind) else None
            code = next(iter(said[: len(said) - len(beside)][-1:]), "")
            if amount is not None and between and self.vocabulary.charge(code) and not self._is_rent(code):
                continue  # "CAM EFF 01/01/26 TO 310.00"
            period: Period | None = None
            if between:  # "to 31,200.00 a year", "Monthly 16,660.00"
                words = [*between, *after[len(between) + 1 : len(between) + 3]]
                period = next((p for word in words if (p := self.vocabulary.step_period(word))), None)
            if amount is None:
                *said, last = said[: len(said) - len(beside)] or [""]
                own = self._step_words(said)
                form = _NUMBER if len(own) > 1 else _AMOUNT  # "goes to 415", "to 415.00"
                amount = last if self.vocabulary.tells_step(" ".join(own)) and form.fullmatch(last) else None
            if amount is not None and (number := money(amount, self.conventions.numbers)) is not None:
                yield RentStep("NEW_AMOUNT", None, found.reading.date, None, number, None, period, place)

    def _before(self, text: str) -> tuple[Decimal, Period | None] | None:
        """The amount that words before a day say that a rent changes to, with other words behind it: ``increases to
        $17,961.03 per month on``, ``and to $18,499.86 on``."""
        said = [word.strip(_AROUND) for word in text.split()]
        beside = [*takewhile(lambda w: self.vocabulary.says_step(w) or self.vocabulary.step_period(w), reversed(said))]
        *rest, last = said[: len(said) - len(beside)] or [""]
        if (
            not beside
            or _GROUPED.fullmatch(last) is None
            or not self.vocabulary.tells_step(" ".join(self._step_words(rest)))
        ):
            return None
        number = money(last, self.conventions.numbers)
        period: Period | None = next((p for word in beside if (p := self.vocabulary.step_period(word))), None)
        return (number, period) if number is not None else None

    def _goes_on(self, text: str) -> tuple[Decimal, Period | None] | None:
        """The amount between the day of a step and the next day, where nothing but words of a step stand beside it:
        ``and $1,925 on``."""
        words = [word for raw in text.split() if (word := raw.strip(_AROUND))]
        amounts = [word for word in words if _GROUPED.fullmatch(word)]
        others = [word for word in words if word not in amounts]
        if len(amounts) != 1 or not others or not all(map(self._may_stand_by, others)):
            return None
        number = money(amounts[0], self.conventions.numbers)
        period: Period | None = next((p for word in others if (p := self.vocabulary.step_period(word))), None)
        return (number, period) if number is not None else None

    def _may_stand_by(self, word: str) -> bool:
        return self.vocabulary.says_step(word) or self.vocabulary.step_period(word) is not None

    def _step_words(self, said: Sequence[str]) -> list[str]:
        """The last words of a text that may stand beside the day and the amount of a step."""
        return [*takewhile(self.vocabulary.says_step, reversed(said))]

    def _period_behind(self, tokens: Sequence[str]) -> Period | None:
        """The period right behind the first word of a text: ``$74,415/yr``, ``$74,415 per year``."""
        behind = [word for word in tokens[1:3] if word]
        return next(
            (p for word in behind[: 1 + (behind[:1] == ["per"])] if (p := self.vocabulary.step_period(word))), None
        )

    def _is_rent(self, code: str) -> bool:
        """Whether a code is that of a rent, of homes or of suites."""
        found = (self.vocabulary.charge(code, commercial=suites) for suites in (False, True))
        return any(map(self.vocabulary.is_rent, found))
