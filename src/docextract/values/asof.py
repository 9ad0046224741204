"""The date that a report is about, as its title block words it; never the date it was printed."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from .dates import MONTH_PATTERN, DateOrder, DateReading, date_order, find_dates, full_year, month_end, read_date
from .numbers import Value, is_money_like
from .remembered import remembered
from .spelled import plain_days
from .wordlist import later, wordlist


class AsOf(NamedTuple):
    """A candidate for a document's as-of date."""

    date: dt.date
    month_only: bool
    rank: int
    """How much the wording is worth, 1 best: the wordings' own ranks in ``asof.toml``."""
    line: int
    """Index into the lines given: nearness to the report's title decides between equals."""
    wording: str
    """Which wording it was, for example ``asOf`` or ``bareDate``."""


class _Wording(NamedTuple):
    name: str
    rank: int
    pattern: re.Pattern[str]
    last: bool
    period: bool
    dated: bool
    """Whether nothing without a digit fits."""
    day_first: bool = False
    """Whether its language writes days before months: ``Huurlijst per 01-07-2025``."""


_PART = re.compile(r"\{\{(\w+)\}\}")


@cache
def _wordings() -> tuple[tuple[_Wording, ...], re.Pattern[str], dict[str, Any]]:
    table = wordlist("docextract.vocabulary", "asof.toml")
    parts: dict[str, str] = table["parts"]
    take = tuple(
        _Wording(
            w["name"],
            w["rank"],
            later(_filled(w["pattern"], parts)),
            w.get("last", False),
            w.get("period", False),
            w.get("dated", False),
            w.get("dayFirst", False),
        )
        for w in table["take"]
    )
    never = later("|".join(f"(?:{_filled(p, parts)})" for p in table["never"]["patterns"]))
    return take, never, table["bare"]


def _filled(pattern: str, parts: dict[str, str]) -> str:
    return _PART.sub(lambda part: parts[part[1]], pattern)


@cache
def _lone() -> tuple[dict[str, Any], list[re.Pattern[str]]]:
    table = wordlist("docextract.vocabulary", "asof.toml")
    lone, parts = table["lone"], table["parts"]
    patterns = (lone["list"], lone["other"], lone["stamp"], "{{roll}}", lone["note"], lone["change"])
    return lone, [later(_filled(pattern, parts)) for pattern in patterns]


_GAPS = re.compile(r"\s{2,}|\t|\|")
_CLAUSE = re.compile(r"[;|()·]|(?<=[a-z]{3})\.\s+(?=[A-Z])|\s[-\u2013\u2014]\s|,\s(?=[^\W\d_]+\s+[^\W\d_])")


def _cells(line: Value | Sequence[Value]) -> list[Value]:
    if isinstance(line, str):
        return list(_GAPS.split(line.strip())) if line.strip() else []
    if isinstance(line, Sequence):
        return [v for v in line if v is not None and not (isinstance(v, str) and not v.strip())]
    return [] if line is None else [line]


def find_as_of(
    lines: Sequence[Value | Sequence[Value]], order: DateOrder | None = None, *, periods: bool = False
) -> tuple[AsOf, ...]:
    """Every as-of date that a title block words, best wording first, then from the top.

    ``lines`` are texts, or rows of cells (blank cells are passed over, real dates are dates). Print stamps (printed,
    exported, created, run, the ``Date:`` and ``Time:`` of a page header) are never taken. A month without a day is
    its last day. ``periods``: the end of a period that they name is one, too, as it is of a rent roll.
    """
    rows = [[_plain(cell, periods=periods) for cell in _cells(line)] for line in lines]
    if order is None:
        order = date_order([c for row in rows for c in row if isinstance(c, str)])[0]
    found = [c for i, row in enumerate(rows) for c in _row_candidates(rows, i, row, order, periods)]
    return tuple(sorted(found, key=lambda c: (c.rank, c.line)))


def find_lone_day(lines: Sequence[Value | Sequence[Value]], order: DateOrder, *, notes: bool = False) -> AsOf | None:
    """The only day that a title block names, or the only month, where no words say that it is the report's.

    Stamps of printing and days of something else (``Acquired``, ``Loan closing``) do not count, nor do both ends of a
    period. ``notes``: of sentences below a table or of a letter, those that bring the day about what is listed.
    """
    lone, (listed, other, stamp, rolls, note, change) = _lone()
    _, never, _ = _wordings()
    found: dict[bool, dict[dt.date, int]] = {True: {}, False: {}}
    for i, line in enumerate(lines):
        texts = [plain_days(_without_quarters(cell)) for cell in _cells(line) if isinstance(cell, str)]
        for text in texts:
            if _is_stamp(text):
                continue
            dates = find_dates(text, order, end=True)
            leads = [text[start : day.start] for start, day in zip([0, *(d.stop for d in dates)], dates, strict=False)]
            days = [
                (day, _CLAUSE.split(lead)[-1])
                for day, lead in zip(dates, leads, strict=True)
                if not (stamp.search(lead) or never.search(lead))
            ]
            if notes:  # "yours of December 15" is no month of a year
                days = [(day, clause) for day, clause in days if not day.reading.month_only] or days
            for day, clause in days if len(days) == 1 else ():
                before = rolls.sub("", clause)
                month = day.reading.month_only
                if notes:
                    about = listed.search(clause if clause.strip() else " ".join(texts)) or note.search(clause)
                    before = listed.sub("", before)
                    unlisted = not about or any(map(str.isdigit, before)) or change.search(before) is not None
                else:
                    unlisted = month and not (listed.search(text) or _ends_with(text, day.start, day.stop))
                if not (unlisted or other.search(before)):
                    found[month].setdefault(day.reading.date, i)
    if not notes and not found[False] and not found[True] and (kept := _kept_day(lines, order)) is not None:
        return kept
    for month_only in (False, True):
        if len(found[month_only]) == 1:
            ((date, i),) = found[month_only].items()
            kind = lone["month" if month_only else "day"]
            return AsOf(date, month_only, kind["rank"], i, kind["name"])
        if found[month_only]:
            return None
    return None


BEST = 1
"""The rank of words that say outright which day it is."""
_NO_YEAR = re.compile(
    rf"\b(?:{MONTH_PATTERN}\.?\s+\d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}}(?:st|nd|rd|th)?\s+(?:day\s+)?(?:of\s+)?{MONTH_PATTERN})"
    r"\b(?!\.?,?\s+(?:19|20)?\d{2})",
    re.IGNORECASE,
)
"""``November 1st``, ``1st day of November``, without a year."""


def find_day_of_month(lines: Sequence[str], written: dt.date, order: DateOrder) -> AsOf | None:
    """The day that a line words outright without its year, in a month that the title names, or in which a letter is
    written: ``as of November 1st``, ``as of the first of this month``."""
    this = wordlist("docextract.vocabulary", "asof.toml")["this"]["month"]
    month = f"{written:%B %Y}"
    whole = [_NO_YEAR.sub(rf"\g<0> {written.year}", re.sub(this, month, line, flags=re.IGNORECASE)) for line in lines]
    days = find_as_of([text if text != line else "" for text, line in zip(whole, lines, strict=True)], order)
    same = (
        day for day in days if not day.month_only and (day.date.year, day.date.month) == (written.year, written.month)
    )
    return next((day for day in same if day.rank == BEST), None)


def find_day_signed(texts: Sequence[str], order: DateOrder) -> AsOf | None:
    """The day of the signature, where a sentence says that the roll is of that day: ``on the date signed below``."""
    lone = _lone()[0]
    told = next((i for i, text in enumerate(texts) if re.search(lone["signed"], text, re.IGNORECASE)), len(texts))
    for i, text in enumerate(texts[told:], told):
        for day in find_dates(plain_days(text), order):
            if not day.reading.month_only and re.search(r"date|sign", text, re.IGNORECASE):
                return AsOf(day.reading.date, False, lone["day"]["rank"], i, "signed")
    return None


def find_day_behind(initials: str, texts: Sequence[str], order: DateOrder) -> AsOf | None:
    """The day behind the initials of a report's title, as feet of pages have it: ``EL 31/12/2024, édité le …``."""
    for i, text in enumerate(texts):
        plain = "".join(c for c in normalize("NFD", text[:3]) if not combining(c)) + text[3:]
        if len(initials) == 2 and plain.casefold().startswith(f"{initials} "):
            days = find_dates(text, order)
            if days and not text[3 : days[0].start].strip() and not days[0].reading.month_only:
                return AsOf(days[0].reading.date, False, _lone()[0]["day"]["rank"], i, "initials")
    return None


_DATE_ALONE = re.compile(r"date\s*[:=]\s*", re.IGNORECASE)


def find_day_within(lines: Sequence[Sequence[Value]], month: AsOf, order: DateOrder) -> AsOf | None:
    """The day of ``Date: 4/15/2025``, alone in its line without a time, within the month that a title names:
    ``Accounting Period: April 2025``; or the one in brackets behind that: ``October 2026 billing run (1 Oct 2026)``."""
    for i, line in enumerate(lines):
        text = " ".join(str(cell) for cell in line if cell is not None)
        for said in re.findall(r"\(([^()]{6,30})\)", text) if i == month.line else ():
            within = read_date(said, order)
            if within is not None and not within.month_only and month_end(*within.date.timetuple()[:2]) == month.date:
                return month._replace(date=within.date, month_only=False)
        if len(line) == 1 and (named := _DATE_ALONE.match(text)) and not _is_stamp(text):
            reading = read_date(text[named.end() :], order)
            same = reading is not None and not reading.month_only
            if reading and same and (reading.date.year, reading.date.month) == (month.date.year, month.date.month):
                return month._replace(date=reading.date, month_only=False, line=i)
    return None


def find_day_alone(lines: Sequence[Sequence[Value]], order: DateOrder) -> AsOf | None:
    """The day of ``Date: August 15, 2025``, the only one, where none gives a time of day, as a stamp does: the last
    resort."""
    days: dict[dt.date, int] = {}
    stamped: set[dt.date] = set()
    for i, line in enumerate(lines):
        text = "  ".join(str(cell) for cell in line if cell is not None)
        if _is_stamp(text) or _CLOCK_ALONE.search(text):
            dates = {day.reading.date for day in find_dates(text, order)}
            if not dates:
                return None
            stamped |= dates
        for named in _DATE_AFTER.finditer(text):
            reading = read_date(_GAPS.split(text[named.end() :])[0], order)
            if reading is not None and not reading.month_only:
                days.setdefault(reading.date, i)
    kind = _lone()[0]["updated"]
    only = next(iter(days)) if len(days) == 1 and stamped.isdisjoint(days) else None
    return AsOf(only, False, kind["rank"], days[only], "date") if only is not None else None


def find_day_sent(texts: Sequence[str], order: DateOrder) -> AsOf | None:
    """The day of ``Sent: Tue 10 November 2026 21:47``, where the message says how things stand today."""
    if not any(re.search(_lone()[0]["today"], text, re.IGNORECASE) for text in texts):
        return None
    for i, text in enumerate(texts):
        days = find_dates(text[label.end() :], order) if (label := _SENT.match(text)) else ()
        if days and not days[0].reading.month_only:
            return AsOf(days[0].reading.date, False, _lone()[0]["day"]["rank"], i, "sent")
    return None


_SENT = re.compile(r"\s*(?:sent|date)\s*:\s", re.IGNORECASE)
_DATE_AFTER = re.compile(r"(?:^|\s{2,}|\|\s*)date\s*[:=]\s*", re.IGNORECASE)
"""``Date:`` at the beginning of a cell, or of what a cell parts."""
_CLOCK_ALONE = re.compile(r"\b\d{1,2}:\d{2}\b")


def opens_letter(text: str) -> bool:
    """Whether a line is what a letter begins with: ``Dear Ms. Pike,``."""
    return re.match(_lone()[0]["salutation"], text, re.IGNORECASE) is not None


def _plain(cell: Value, *, periods: bool) -> Value:
    """A cell with its days in digits, and with ``periods`` its quarters as months; what is no text stays as it is."""
    if not isinstance(cell, str):
        return cell
    return plain_days(_month_last(_without_quarters(cell)) if periods else cell)


_SECTION = re.compile(
    r"^\s*(schedule|sched\.?|section|exhibit|article|annex|appendix|rider)\s+\d+(?:\.\d+)+(?:-\d+)?(?!\S)",
    re.IGNORECASE,
)
"""The part of an agreement that a page is, and no day: ``SCHEDULE 4.1.26``."""
_YEAR_FIRST = re.compile(r"(?<![\w/])((?:19|20)\d\d)/(0[1-9]|1[0-2])(?![\w/])")


def _month_last(text: str) -> str:
    """A text with each month behind its year, ``2026/10``, before it; years of two halves, ``2009/10``, stay."""
    return _YEAR_FIRST.sub(lambda m: m[0] if int(m[2]) == (int(m[1]) + 1) % 100 else f"{m[2]}/{m[1]}", text)


@cache
def _quarters() -> tuple[re.Pattern[str], list[str], list[str]]:
    table = wordlist("docextract.vocabulary", "asof.toml")["quarters"]
    return re.compile(table["pattern"], re.IGNORECASE), table["words"], table["months"]


def _without_quarters(text: str) -> str:
    """A text with each quarter of a year as its last month, ``Q2 2026`` as ``June 2026``, and without the number of
    what it is a part of."""
    text = _SECTION.sub(r"\1", text)
    pattern, words, months = _quarters()

    def last(quarter: re.Match[str]) -> str:
        number = quarter["a"] or quarter["b"]
        at = int(number) - 1 if number else words.index(quarter["c"].casefold())
        return f"{months[at]} {full_year(quarter['year'])}"

    return pattern.sub(last, text) if "q" in text.casefold() else text


def _ends_with(text: str, start: int, stop: int) -> bool:
    """Whether a title ends with a month: ``Bed assignments, October 2024``, ``Service fees billed August 2025``."""
    return bool(text[:start].strip()) and not text[stop:].strip(" ).")


def _kept_day(lines: Sequence[Value | Sequence[Value]], order: DateOrder) -> AsOf | None:
    """The day on which somebody brought a list up to date, in its title or in the next cell: not the minute in which a
    system did."""
    lone, updated = _lone()[0], _updated()
    for i, line in enumerate(lines):
        cells = _cells(line)
        for cell, beside in zip_longest(cells, cells[1:]):
            match = updated.search(cell) if isinstance(cell, str) else None
            if match is None or _is_stamp(cell) or _is_stamp(beside):
                continue
            rest = str(cell)[match.end() :]
            reading = _after(rest, _wordings()[0][0], order) if rest.strip(" :") else read_date(beside, order, end=True)
            if reading is not None:
                kind = lone["updated"]
                return AsOf(reading.date, reading.month_only, kind["rank"], i, kind["name"])
    return None


@cache
def _updated() -> re.Pattern[str]:
    table = wordlist("docextract.vocabulary", "asof.toml")
    return re.compile(_filled(table["lone"]["updated"]["pattern"], table["parts"]), re.IGNORECASE)


@remembered
def words_day(text: str) -> bool:
    """Whether a text words the day that a report is about, and gives it."""
    return any(map(str.isdigit, text)) and bool(find_as_of([text]))


@remembered
def words_period(text: str) -> bool:
    """Whether a text words the day that a report is about, or names its period, and gives it."""
    return any(map(str.isdigit, text)) and bool(find_as_of([text], periods=True))


@remembered
def labels_day(text: str) -> bool:
    """Whether a text words the day that a report is about, or its period, with the day or for a cell beside it."""
    days = find_as_of([text], periods=True) or find_as_of([f"{text} 01/01/2000"], periods=True)
    return any(day.wording != "listedOn" for day in days)  # "The Lantern - 724 units" is a name


MOST_STAMP = 28
"""Characters after the words of a stamp in which its date stands."""


def find_print_date(text: str, order: DateOrder = DateOrder.MDY) -> dt.date | None:
    """The day that a stamp in a line names (``Printed 9/5/2018``, ``Run Date: 07/04/2018``), None without one."""
    take, never, _ = _wordings()
    stamps = [*never.finditer(text)]
    worded = [match.span() for wording in take if stamps and (match := wording.pattern.search(text))]
    for stamp in stamps:
        if any(start < stamp.end() and stamp.start() < end for start, end in worded):
            continue  # "As of date:" is no stamp
        found = find_dates(text[stamp.end() : stamp.end() + MOST_STAMP], order)
        if found and not found[0].reading.month_only:
            return found[0].reading.date
    return None


def _row_candidates(
    rows: list[list[Value]], i: int, row: list[Value], order: DateOrder, periods: bool
) -> Iterator[AsOf]:
    take, never, bare = _wordings()
    skip = False
    alone = _is_date_line(row, order)
    for j, cell in enumerate(row):
        if skip:
            skip = False
            continue
        text = cell if isinstance(cell, str) else None
        if text is None:
            reading = read_date(cell, order, end=True)
            if reading and alone and not _is_stamp(cell) and not _says_of_what(row[:j]):
                yield _bare(reading, i, bare)
            continue
        worded = False
        digits = any(map(str.isdigit, text))
        for wording in take:
            if (wording.period and not periods) or (wording.dated and not digits):
                continue
            match = wording.pattern.search(text)
            if not match:
                continue
            worded = True
            if _dates_event(text[: match.start()]) or (
                wording.rank > BEST and not match.start() and _goes_on(rows[i - 1] if i else [], text)
            ):
                break
            said = DateOrder.DMY if wording.day_first else order
            reading = _after(text[match.end() :], wording, said)
            if reading is None and not text[match.end() :].strip(" :="):
                reading, skip = _next(rows, i, j, said)
            if reading:
                yield AsOf(reading.date, reading.month_only, wording.rank, i, wording.name)
            break
        if worded:
            continue
        if _is_stamp(text):
            continue
        stamp = never.search(text)
        if stamp:
            # The label alone: its date stands in the next cell.
            skip = not text[stamp.end() :].strip(" :=")
            text = text[: stamp.start()]
        reading = read_date(text, order, end=True)
        if reading and alone and not _says_of_what(row[:j]):
            yield _bare(reading, i, bare)


def _says_of_what(before: Sequence[Value]) -> bool:
    """Whether the cell before a day says that it is that of something else: ``Insurance renewal``."""
    label = before[-1] if before else None
    _, (_, other, _, rolls, *_) = _lone()
    if not isinstance(label, str) or any(map(str.isdigit, label)):
        return False  # "Loan: 0029-118" has said what it has to say
    return other.search(rolls.sub("", label)) is not None


MOST_OF_TITLE = 90
"""Characters of a title; a longer line is prose, and may go on in the next."""


def _goes_on(above: Sequence[Value], text: str) -> bool:
    """Whether a line of prose goes on in a text: ``... the facade assessment runs`` / ``through December 2026.``"""
    last = above[-1] if above else None
    prose = isinstance(last, str) and len(last) > MOST_OF_TITLE and last.rstrip()[-1:] not in ".:;)"
    return prose and text[:1].islower()


def _dates_event(lead: str) -> bool:
    """Whether the words before a wording say that it dates something else: ``Loan Agreement dated`` as of a day."""
    before = _CLAUSE.split(lead)[-1].rstrip()
    return before[-5:].casefold() == "dated" and _event().search(before[:-5]) is not None


@cache
def _event() -> re.Pattern[str]:
    return re.compile(wordlist("docextract.vocabulary", "asof.toml")["parts"]["event"], re.IGNORECASE)


def _is_date_line(row: list[Value], order: DateOrder) -> bool:
    """Whether a row can be a bare date line: one date and no numbers, as no row of a table is."""
    dates = sum(read_date(cell, order) is not None for cell in row)
    return dates <= 1 and not any(is_money_like(cell) for cell in row)


_CLOCK = re.compile(r"\d(?:,|\s+at)?\s+(?P<clock>\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m)?)", re.IGNORECASE)
_MIDNIGHT = re.compile(r"(?:12:00(?::00)?\s*a\.?m|0?0:00(?::00)?)", re.IGNORECASE)


def _is_stamp(cell: Value) -> bool:
    """Whether a date stands there with a time of day, as only the moment of printing does."""
    if isinstance(cell, dt.datetime):
        return cell.time() != dt.time(0, 0)
    match = _CLOCK.search(cell) if isinstance(cell, str) else None
    return match is not None and _MIDNIGHT.fullmatch(match["clock"].strip()) is None


def _bare(reading: DateReading, line: int, bare: dict[str, Any]) -> AsOf:
    kind = "month" if reading.month_only else "date"
    return AsOf(reading.date, reading.month_only, bare[kind]["rank"], line, bare[kind]["name"])


_IN_NAME = re.compile(r"(?<!\d)(?:(20\d\d)(0[1-9]|1[0-2])(\d\d)|(0[1-9]|1[0-2])(\d\d)(20\d\d|\d\d))(?!\d)")


def day_in_file_name(name: str, order: DateOrder) -> AsOf | None:
    """The only day, or month, in the name of a file that says that it is a roll: ``RentRoll_20250831.xlsx``."""
    stem = _NEXT_WORD.sub(" ", name.rpartition(".")[0].replace("_", " "))
    listed = re.match(r"rr\b", stem, re.IGNORECASE) or _lone()[1][3].search(stem)
    return day_in_name(stem, order) if listed else None


_NEXT_WORD = re.compile(r"(?<=[a-z])(?=[A-Z])")


def day_in_name(name: str, order: DateOrder) -> AsOf | None:
    """The only day, or month, in the name of a sheet: ``RR 6-30-26``, ``RR 06302026``, ``Jun26``."""
    lone, (_, other, stamp, rolls, *_) = _lone()
    text = re.sub(r"(?<=[^\W\d_]{3})(?=\d\d\b)", " ", name.replace("_", " "))
    days = [day.reading for day in find_dates(text, order, end=True)]
    for match in _IN_NAME.finditer(text) if not days and order is not DateOrder.DMY else ():
        year, month, day = (match[1], match[2], match[3]) if match[1] else (match[6], match[4], match[5])
        last = month_end(full_year(year), int(month))
        days += [DateReading(last.replace(day=int(day)))] if 1 <= int(day) <= last.day else []
    if len(days) != 1 or other.search(rolls.sub("", text)) or stamp.search(text):
        return None
    kind = lone["name"]
    return AsOf(days[0].date, days[0].month_only, kind["rank"], 0, kind["name"])


def is_current(text: str) -> bool:
    """Whether words say of a month that it is the current one."""
    return re.search(_lone()[0]["current"], text, re.IGNORECASE) is not None


def about_others(text: str) -> bool:
    """Whether a line says that its sheet is about other properties, or about what is to come."""
    return re.search(_lone()[0]["elsewhere"], text, re.IGNORECASE) is not None


_RUN_TOGETHER = re.compile(r"[\s:=_]*(20\d\d)(0[1-9]|1[0-2])(\d\d)?(?!\d)")
"""``20260930``, as names of files have it, or ``202609``."""
_END_OF = re.compile(
    r"^\W*(?:the\s+)?(?:(?:month|quarter|year)[\s-]*end\b|(?:end|last\s+day)\s+of\b(?:\s+(?:the\s+)?(?:month|quarter)\b)?|close\s+of\s+business\b)(?:\s+o[fn]\b|,)?",
    re.IGNORECASE,
)
_AN_EVENT = re.compile(
    r"\s*(?:(?:the|this|our|its)\s+)?(?:[^\W\d_]+[\s'’-]+){0,6}[^\W\d_]+\s*[,(]\s*(?:being\s+)?", re.IGNORECASE
)
"""Words between the wording and its day: ``as of the commencement of the case, September 30, 2026``."""
_MONTH_SLASH_YEAR = re.compile(r"\s*[:=]?\s*(0?[1-9]|1[0-2])/(\d{2}|\d{4})(?![\d/])")


def _after(text: str, wording: _Wording, order: DateOrder) -> DateReading | None:
    if match := _MONTH_SLASH_YEAR.match(text):
        return DateReading(month_end(full_year(match[2]), int(match[1])), month_only=True)
    if match := _RUN_TOGETHER.match(text):
        year, month = int(match[1]), int(match[2])
        last = month_end(year, month)
        if match[3] is None or 1 <= int(match[3]) <= last.day:
            return DateReading(last.replace(day=int(match[3] or last.day)), month_only=match[3] is None)
    text = _END_OF.sub("", text)
    dates = find_dates(text, order, end=True)
    if not dates:
        return None
    if wording.last:
        return dates[min(len(dates), 2) - 1].reading
    between = text[: dates[0].start]
    return dates[0].reading if not re.search(r"[^\W\d_]{4,}", between) or _AN_EVENT.fullmatch(between) else None


def _next(rows: list[list[Value]], i: int, j: int, order: DateOrder) -> tuple[DateReading | None, bool]:
    """The date in the next cell, else alone in the next row that holds anything."""
    if j + 1 < len(rows[i]):
        reading = read_date(rows[i][j + 1], order, end=True)
        if reading:
            return reading, True
    for row in rows[i + 1 : i + 3]:
        for cell in row:
            if reading := read_date(cell, order, end=True):
                return reading, False
        if row:
            days = find_dates(
                " ".join(str(cell) for cell in row), order
            )  # "January", "1,", "2025" in columns of a page
            if len(days) == 1 and not days[0].reading.month_only:
                return days[0].reading, False
            break
    return None, False
