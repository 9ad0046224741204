"""What stands above a statement: property, period, as-of date, basis."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from ....records import record
from ....values.asof import find_print_date
from ....values.dates import DateOrder, date_order
from ....values.periods import Period, find_basis, find_period
from ....vocabulary import Vocabulary
from ...lines import Line
from ...titles import Titles, read_titles


@record
class Head:
    """The title block of a statement."""

    titles: Titles
    period: Period | None
    text: str
    printed_on: str | None


def read_head(lines: Sequence[Line], header: Line | None, vocabulary: Vocabulary) -> Head:
    """The title block: the lines before the table's header, or the first few where it has none."""
    if header is None:
        above = [line for line in lines[:6] if line.filled and not line.has_numbers()]
    else:
        above = [line for line in lines if line.index < header.index and line.filled]
    texts = [line.joined() for line in above]
    order = date_order(texts)[0]
    titles = read_titles(above, vocabulary, order)
    if titles.property_name is not None and _dated(titles.property_name, order):
        others = [line for line, text in zip(above, texts, strict=True) if not _dated(text, order)]
        titles.property_name = read_titles(others, vocabulary, order).property_name
    period = next((p for text in texts if (p := find_period(text, order)) is not None), None)
    return Head(titles, period, " | ".join(texts), _printed(lines, order))


def _dated(text: str, order: DateOrder) -> bool:
    """Whether a line of the title block says the period or the basis, and so no property."""
    return find_period(text, order) is not None or find_basis(text) is not None


def _printed(lines: Sequence[Line], order: DateOrder) -> str | None:
    """The day that a stamp in the first and last lines names."""
    for line in (*lines[:12], *lines[-4:]):
        if line.filled and not line.has_numbers():
            day = find_print_date(line.joined(), order)
            if day is not None:
                return day.isoformat()
    return None


def span_of(spans: Sequence[tuple[dt.date, dt.date]]) -> tuple[dt.date, dt.date] | None:
    """The first and last day of some periods."""
    return (min(s[0] for s in spans), max(s[1] for s in spans)) if spans else None
