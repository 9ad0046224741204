"""Which column holds what: kinds, scopes and periods, told by the header; the arithmetic confirms them later."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from itertools import pairwise

from ....models.statement import MONEY_KINDS, Column
from ....records import record
from ....values.dates import month_end
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headercells import Said, month_span, read_cell
from .grouptitles import lent_titles
from .layout import Layout

Span = tuple[dt.date, dt.date]
_ORDER = (
    "VARIANCE_PCT", "PERCENT", "PER_UNIT", "PER_AREA", "VARIANCE", "OTHER", "PRIOR", "UNDERWRITTEN", "IN_PLACE",
    "FORECAST", "BUDGET", "ACTUAL",
)  # fmt: skip
"""Kinds by what prevails where a header names several."""
FEWEST_QUARTERS = 3
"""Days from which on they are no accident."""
_SCOPES = ("YTD", "MONTH", "QUARTER", "ANNUAL", "TRAILING", "POINT", "TOTAL")


@record
class Use:
    """One column of the table: its number, what its header says from top to bottom, and the column it makes."""

    column: int
    text: str
    said: list[Said] = field(default_factory=list)
    lent: list[Said] = field(default_factory=list)
    """What group titles over several columns say."""
    kind: str | None = None
    scope: str | None = None
    span: Span | None = None
    months: int | None = None
    annualized: bool = False
    entity: str | None = None
    group: str | None = None
    """The kind of the group that a column of percentages or amounts per unit belongs to."""
    use: str | None = None
    reason: str = ""

    @property
    def known(self) -> bool:
        """Whether the header says anything."""
        return any(said.known for said in (*self.said, *self.lent))

    def all(self, name: str) -> list[str]:
        """What all parts of the header say under a name, its own parts last."""
        return [item for said in (*self.lent, *self.said) for item in getattr(said, name)]

    def last(self, name: str) -> object:
        """What the lowest part of the header says under a name."""
        return next((v for said in (*reversed(self.said), *reversed(self.lent)) if (v := getattr(said, name))), None)


@record
class Ask:
    """What the columns are read for: the kinds without a word of their own, and the printed period."""

    default: str = "ACTUAL"
    points: bool = False
    """A balance sheet: dates are points in time."""
    period: tuple[dt.date | None, dt.date] | None = None
    as_of: dt.date | None = None
    """The day that the title block names."""


def _lent(line: Line, own: dict[int, Said], below: Sequence[dict[int, Said]], layout: Layout) -> dict[int, Said]:
    """What titles lend to columns. Where numbers stand on both sides of the labels, no title reaches across those, and
    one left of them is that of the whole block."""
    left = [c for c in layout.numbers if c < layout.labels[0]]
    if not left:
        return lent_titles(line, own, below, layout.numbers)
    lent: dict[int, Said] = {}
    for side in (left, [c for c in layout.numbers if c not in left]):
        mine = {c: said for c, said in own.items() if c in side}
        under = [{c: said for c, said in row.items() if c in side} for row in below]
        if len(mine) == 1 and any(set(row) - set(mine) for row in under):
            title = next(iter(mine.values()))
            lent.update({c: title for c in side if c not in mine})
        else:
            lent.update(lent_titles(line, mine, under, side))
    return lent


def read_uses(layout: Layout, vocabulary: Vocabulary, ask: Ask) -> list[Use]:
    """The columns of numbers, in order, as their headers name them."""
    uses = [Use(c, "") for c in layout.numbers]
    by_column = {use.column: use for use in uses}
    rows = []
    for line in layout.header:
        own: dict[int, Said] = {}
        for c in line.filled:
            beside = c + 1 if c not in by_column and c < layout.labels[0] and c + 1 not in line.filled else c
            if beside in by_column:  # left of the labels words may stand beside the empty column of their numbers
                own[beside] = read_cell(line.values[c], line.text(c) or "", vocabulary)
        rows.append((line, own))
    for n, (line, own) in enumerate(rows):
        named = any(by_column.keys() <= above.keys() for _, above in rows[:n])  # words below names complete them
        lent = {} if named else _lent(line, own, [r for _, r in rows[n + 1 :]], layout)
        for use in uses:
            if use.column in own:
                use.said.append(own[use.column])
            elif use.column in lent:
                use.lent.append(lent[use.column])
    for use in uses:
        use.said = _whole(use.said, vocabulary)
        _settle(use, ask)
    _entities(uses)
    _strange(uses)
    _misread_years(uses)
    _quarters(uses)
    _bare_months(uses, ask)
    _ordinals(uses, ask)
    _groups(uses)
    _to_date(uses, ask)
    for use in uses:
        use.text = _label(use)
    return uses


def _whole(said: list[Said], vocabulary: Vocabulary) -> list[Said]:
    """A header that breaks over lines as one, where it is understood whole and not piece by piece: ``Last`` above
    ``Month``, ``Nine Months Ended`` above ``Sept. 30, 2025``."""
    if len(said) < 2 or not any(one.rest for one in said):
        return said
    text = " ".join(one.text for one in said)
    whole = read_cell(text, text, vocabulary)
    spans = whole.span is not None and all(one.span is None for one in said)
    return [whole] if whole.known and (not whole.rest or spans) else said


def _settle(use: Use, ask: Ask) -> None:
    """Kind, scope and period of one column, as far as its own header says."""
    kinds = use.all("kinds")
    if "PERCENT" in kinds and "VARIANCE" in kinds:
        kinds.append("VARIANCE_PCT")
    use.kind = next((kind for kind in _ORDER if kind in kinds), None)
    use.group = next((kind for kind in _ORDER if kind in kinds and kind in MONEY_KINDS), None)
    uses = [u for said in use.said for u in said.uses if u != "amount"]
    rest = " ".join(word for said in use.said for word in said.rest)
    whose = rest and uses == ["entity"]  # "Property A"
    if uses and not whose and use.kind is None and not use.all("scopes") and not _dated(use):
        use.use = uses[-1]
        return
    own = [scope for said in use.said for scope in said.scopes]
    scopes = own or use.all("scopes")
    use.scope = next((scope for scope in _SCOPES if scope in scopes), None)
    use.annualized = any(said.annualized for said in (*use.said, *use.lent))
    trailing, numbered = use.last("trailing"), use.last("numbered")
    if isinstance(trailing, int):
        use.scope, use.months = "TRAILING", trailing
    if use.annualized and use.scope in (None, "MONTH", "QUARTER"):
        use.scope = "TRAILING" if use.months else "ANNUAL"
    if isinstance(numbered, int):
        use.kind, use.scope = use.kind or "FORECAST", "ANNUAL"
    if use.last("quarter"):
        use.scope = "QUARTER"
    elif (part := use.last("part")) is not None and use.scope is None:
        use.scope, use.months = "OTHER", part[1] - part[0] + 1  # type: ignore[index]
    _date(use, ask)
    if rest and use.kind is None and not scopes and use.scope in (None, "POINT") and use.span is None:
        use.entity = " ".join(word for said in use.said for word in said.text.split()) or None


def disown(use: Use, ask: Ask) -> None:
    """Read a column anew without the titles of its neighbours."""
    use.lent, use.kind, use.scope, use.span, use.group = [], None, None, None, None
    _settle(use, ask)
    use.text = _label(use)


def _entities(uses: Sequence[Use]) -> None:
    """Names over groups of columns, of which each says what it holds, are what the columns are about."""
    names = {id(title): title.text.strip() for use in uses for title in use.lent if title.rest and not title.known}
    for use in uses if len(names) > 1 else ():
        name = next((names[id(said)] for said in (*use.lent, *use.said) if id(said) in names), None)
        if name is not None and any(said.known for said in use.said):
            use.entity = name


def _strange(uses: Sequence[Use]) -> None:
    """Words that say nothing known head no amounts of the default kind, where other columns of a group say theirs."""
    kinds = {id(title) for use in uses if use.kind is not None for title in use.lent}
    for use in uses:
        if use.kind is None and use.said and not any(said.known for said in use.said):
            use.kind = "OTHER" if any(id(title) in kinds for title in use.lent) else None


def _dated(use: Use) -> bool:
    return any(use.last(name) for name in ("month", "day", "year", "span", "trailing", "ordinal", "numbered"))


def _date(use: Use, ask: Ask) -> None:
    """The period that a column's header prints."""
    if use.annualized:
        return
    printed = [said.day for said in (*use.lent, *use.said) if said.day is not None]
    days = sorted(set(printed))
    pair = next(((a, b) for a, b in pairwise(printed) if a.day == 1 and _is_month_end(b) and a < b), None)
    month, year, span = use.last("month"), use.last("year"), use.last("span")
    if isinstance(month, tuple) and month[0] is None and isinstance(year, int):
        month = (year, month[1])
    if ask.points:
        point = days[-1] if days else month_end(*month) if isinstance(month, tuple) and month[0] else None
        if point is None and isinstance(year, int) and use.last("month") is None:
            point = dt.date(year, 12, 31)
        if point is not None:
            use.span = (point, point)
        if use.kind in (None, "ACTUAL", "PRIOR", "BUDGET"):
            use.scope = "POINT"
        return
    if pair is not None:
        use.span = pair
        whole = months_in(use.span)
        if whole > 1:
            use.scope, use.months = "TRAILING", whole
        else:
            use.scope = "MONTH"
    elif isinstance(span, tuple):
        use.span = span
        whole = months_in(span)
        use.scope = use.scope or _scope_of(span, whole)
        use.months = use.months or whole
    elif use.scope == "TRAILING":
        end = month_end(*month) if isinstance(month, tuple) and month[0] else days[-1] if days else None
        if end is not None and use.months:
            use.span = (months_before(end, use.months), end)
    elif isinstance(month, tuple) and month[0]:
        first, last = month_span(month[0], month[1])
        use.span = (dt.date(month[0], 1, 1), last) if use.scope == "YTD" else (first, last)
        use.scope = use.scope if use.scope in ("YTD", "QUARTER") else "MONTH"
    elif isinstance(month, tuple):
        use.scope = use.scope or "MONTH"
    elif days:
        day = days[-1]
        use.span = (dt.date(day.year, 1, 1), day) if use.scope == "YTD" else month_span(day.year, day.month)
        use.scope = use.scope or "MONTH"
    elif isinstance(year, int) and isinstance(quarter := use.last("quarter"), int):
        use.span = dt.date(year, 3 * quarter - 2, 1), month_end(year, 3 * quarter)
    elif isinstance(year, int) and isinstance(part := use.last("part"), tuple):
        use.span = dt.date(year, part[0], 1), month_end(year, part[1])
    elif isinstance(year, int):
        use.span = (dt.date(year, 1, 1), dt.date(year, 12, 31))
        if use.scope in (None, "TOTAL", "ANNUAL"):
            use.scope = "ANNUAL"
        else:
            use.span = None if use.scope in ("MONTH", "QUARTER") else use.span


def _scope_of(span: Span, months: int) -> str:
    if months == 12:
        return "ANNUAL" if span[0].month == 1 else "TRAILING"
    return "MONTH" if months == 1 else "OTHER"


def months_in(span: Span) -> int:
    """How many months a period touches; one that ends on the day before it began, as the 25th of March, touches none
    twice."""
    first, last = span
    return (last.year - first.year) * 12 + last.month - first.month + (last.day + 1 != first.day)


def months_before(end: dt.date, months: int) -> dt.date:
    """The first day of so many months that end with a day."""
    index = end.year * 12 + end.month - months
    return dt.date(index // 12, index % 12 + 1, 1)


def _is_month_end(day: dt.date) -> bool:
    return (day + dt.timedelta(days=1)).day == 1


def _misread_years(uses: Sequence[Use]) -> None:
    """``Feb-24`` that a spreadsheet took for the 24th of February: consecutive months once the day is the year."""
    days = [(use, use.said[0].day) for use in uses if use.said and use.said[0].day is not None and len(use.said) == 1]
    if len(days) < 3 or any(day is not None and (day.day < 13 or _is_month_end(day)) for _, day in days):
        return
    meant = [(2000 + day.day, day.month) for _, day in days if day is not None]
    if any((b[0] - a[0]) * 12 + b[1] - a[1] != 1 for a, b in pairwise(meant)):
        return
    for (use, _), (year, month) in zip(days, meant, strict=True):
        use.span, use.scope = month_span(year, month), "MONTH"


def _quarters(uses: Sequence[Use]) -> None:
    """Days three months apart end quarters: ``24 Jun 2024``, ``29 Sep 2024``, ``25 Dec 2024``."""
    ends = [(use, use.said[-1].day) for use in uses if use.scope == "MONTH" and use.kind is None and use.said]
    days = [day for _, day in ends if day is not None]
    index = [day.year * 12 + day.month for day in days]
    if len(days) < FEWEST_QUARTERS or len(days) < len(ends) or any(b - a != 3 for a, b in pairwise(index)):
        return
    before = months_before(days[0], 3) - dt.timedelta(1) if _is_month_end(days[0]) else _earlier(days[0], 3)
    for (use, _), day in zip(ends, days, strict=True):
        use.scope, use.span = "QUARTER", (before + dt.timedelta(1), day)
        before = day


def _bare_months(uses: Sequence[Use], ask: Ask) -> None:
    """Names of months without a year: the year comes from the title block's period only."""
    bare = [u for u in uses if isinstance(m := u.last("month"), tuple) and m[0] is None and u.span is None]
    bare = [] if ask.points else bare
    if not bare or ask.period is None:
        return
    end = ask.period[1]
    year, before = end.year, end.month
    for use in reversed(bare):
        month = use.last("month")[1]  # type: ignore[index]
        if month > before:
            year -= 1
        before = month
        first, last = month_span(year, month)
        use.span = (dt.date(year, 1, 1), last) if use.scope == "YTD" else (first, last)


def _ordinals(uses: Sequence[Use], ask: Ask) -> None:
    """``M1`` to ``M12``: the months of the printed period, in order."""
    for use in uses:
        ordinal = use.last("ordinal")
        if not isinstance(ordinal, int):
            continue
        use.scope = "MONTH"
        if ask.period is not None and ask.period[0] is not None:
            index = ask.period[0].year * 12 + ask.period[0].month + ordinal - 2
            use.span = month_span(index // 12, index % 12 + 1)


def _groups(uses: Sequence[Use]) -> None:
    """A word such as ``Current`` beside an underwritten column is what is in place; later years are prior ones."""
    if any(use.kind == "UNDERWRITTEN" for use in uses):
        for use in uses:
            if use.kind is None and use.entity is not None and use.entity.casefold() == "current":
                use.kind, use.scope, use.entity = "IN_PLACE", "ANNUAL", None
        for use in uses:
            if use.scope is None and (use.kind in MONEY_KINDS or use.group is not None):
                use.scope = "ANNUAL"
    spans = {use.span for use in uses if use.kind is None and use.scope in ("ANNUAL", "YTD") and use.span}
    if len(spans) > 1:
        latest = max(span[1] for span in spans)
        for use in uses:
            if use.kind is None and use.span in spans and use.span is not None and use.span[1] != latest:
                use.kind = "PRIOR"


def _to_date(uses: Sequence[Use], ask: Ask) -> None:
    """Columns of the period and of the year to date, as the title block dates them; variances beside them likewise."""
    scope: str | None = None
    budgets = any(use.kind == "BUDGET" for use in uses)
    for use in uses:
        if use.kind in ("VARIANCE", "VARIANCE_PCT") and use.scope is None:
            use.scope = scope
        scope = use.scope if use.use is None else scope
        if budgets and use.kind is None and use.scope == "ANNUAL" and use.span is None:
            use.kind = "BUDGET"
        start, end = ask.period or (None, ask.as_of)
        if end is None or use.span is not None or _dated(use) or ask.points or use.annualized:
            continue
        if "PRIOR" in (use.kind, use.group):
            back = use.last("back")
            if not isinstance(back, int):
                continue
            start, end = (start and _earlier(start, back)), _earlier(end, back)
        if use.scope == "MONTH" and start is None and _is_month_end(end):
            use.span = month_span(end.year, end.month)
        elif use.scope == "MONTH" and start is not None:
            use.span = (start, end)
            whole = months_in(use.span)
            use.scope = "MONTH" if whole == 1 else "QUARTER" if whole == 3 else "OTHER"


def _earlier(day: dt.date, months: int) -> dt.date:
    """The same day so many months before; the end of a month stays one."""
    index = day.year * 12 + day.month - 1 - months
    last = month_end(index // 12, index % 12 + 1)
    return last if _is_month_end(day) else last.replace(day=min(day.day, last.day))


def _label(use: Use) -> str:
    parts = [said.text for said in (*use.lent, *use.said)]
    return " ".join(" ".join(dict.fromkeys(part.strip() for part in parts if part.strip())).split())


def make_columns(uses: Sequence[Use], ask: Ask) -> list[Column]:
    """The columns of the answer, with ids that are unique."""
    made: list[Column] = []
    seen: Counter[str] = Counter()
    for use in uses:
        kind, scope = use.kind or ask.default, use.scope or ("TOTAL" if use.entity else "OTHER")
        start, end = use.span or (None, None)
        if scope == "POINT":
            start = None
        name = _id(kind, scope, start, end, use)
        seen[name] += 1
        made.append(
            Column(
                column_id=name if seen[name] == 1 else f"{name}#{seen[name]}",
                label=use.text,
                kind=kind,  # type: ignore[arg-type]
                scope=scope,  # type: ignore[arg-type]
                months=use.months,
                annualized=use.annualized,
                entity=use.entity,
                period_from=start,
                period_to=end,
            )
        )
    return made


def _id(kind: str, scope: str, start: dt.date | None, end: dt.date | None, use: Use) -> str:
    if scope == "MONTH" and end is not None:
        period = f"{end:%Y-%m}"
    elif scope == "POINT" and end is not None:
        period = end.isoformat()
    elif scope == "ANNUAL" and end is not None and start is not None and start.month == 1 and end.month == 12:
        period = f"{end.year}"
    elif scope == "QUARTER" and end is not None and (use.last("quarter") or use.last("day")):
        period = f"{end.year}-Q{use.last('quarter') or (end.month + 2) // 3}"
    elif scope == "TRAILING" and use.months:
        period = f"T{use.months}"
    else:
        period = scope
    parts = [kind, *([use.group] if use.group and use.group != kind else []), period]
    if use.annualized:
        parts.append("ANNUALIZED")
    if use.entity:
        parts.append(use.entity)
    return ":".join(parts)
