"""Check S05: whether every page was read, and whether the table kept its columns over each break."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from decimal import Decimal
from operator import attrgetter
from typing import Any

from ....document import Page
from ....models.findings import CheckResult
from ....models.rent_roll import RentRollRow
from ...lines import Line
from ...pagenumbers import MOST_PAGES, broken_steps, named, naming, numbered_of, page_numbers
from ..anatomy.entries import Walked
from ..anatomy.fieldkinds import ROW_FIELDS
from ..anatomy.results import result

FEWEST_ROWS = 5
"""Rows of a page from which on an empty column means something."""
FEWEST_LINES = 3
USUALLY = 0.9
_OF_TYPE = frozenset(("bedrooms", "bathrooms"))
"""Read out of the words of the unit type, where they say so: no columns."""
_printed = attrgetter(*ROW_FIELDS.values())
_UNREAD = frozenset(("OTHER", "NOTE", "TITLE"))


def pages_read(
    rows: Sequence[RentRollRow], walked: Walked, lines: Sequence[Line], pages: Sequence[Page]
) -> CheckResult:
    """S05. ``pages`` are those asked for, none for a sheet."""
    if not pages:
        return result(
            "S05", "PASS", f"the sheet was read whole: {len(lines)} rows", expected=Decimal(1), actual=Decimal(1)
        )
    seen: dict[int, list[Line]] = defaultdict(list)
    for line in lines:
        if line.grid.page is not None:
            seen[line.grid.page].append(line)
    lost = _lost_columns(rows, walked) or _lost_rows(walked, seen)
    if lost is not None:
        return lost
    texts = naming(seen)
    missing, twice, of = numbered_of(texts) if pages[0].number == 1 else ([], [], 0)
    if missing or twice:
        words = [f"not here: {named(missing)}"] if missing else []
        words += [f"twice: {named(twice)}"] if twice else []
        return result(
            "S05", "WARN", f"the pages say they are of {of}; {'; '.join(words)}",
            expected=Decimal(of), actual=Decimal(of - len(missing) + len(twice)),
        )  # fmt: skip
    if steps := broken_steps(page_numbers(texts)):
        return result("S05", "WARN", "; ".join(steps[:MOST_PAGES]), expected=Decimal(0), actual=Decimal(len(steps)))
    pictures = [page.number for page in pages if page.number not in seen and page.images]
    told: dict[str, Any] = {"expected": Decimal(len(pages)), "actual": Decimal(len(pages) - len(pictures))}
    if pictures:
        return result("S05", "WARN", f"pages with pictures and no text: {named(pictures)}", **told)
    blank = len(pages) - len(seen)
    return result(
        "S05", "PASS", f"{len(seen)} pages with rows" + (f", {blank} blank" if blank > 0 else ""), **told
    )  # fmt: skip


def _lost_columns(rows: Sequence[RentRollRow], walked: Walked) -> CheckResult | None:
    """A page on which columns are empty that let units of the same section fill on all other pages."""
    pages: dict[tuple[str | None, int], list[RentRollRow]] = defaultdict(list)
    for row, entry in zip(rows, walked.entries, strict=True):
        if row.is_occupied and entry.line.grid.page is not None:
            pages[row.section, entry.line.grid.page].append(row)
    filled = {
        key: {
            name: len(values) - values.count(None)
            for name, values in zip(ROW_FIELDS, zip(*map(_printed, some), strict=True), strict=True)
            if name not in _OF_TYPE
        }
        for key, some in pages.items()
    }
    sizes: Counter[str | None] = Counter()
    in_all: dict[str | None, Counter[str]] = defaultdict(Counter)
    for (section, page), some in pages.items():
        sizes[section] += len(some)
        in_all[section].update(filled[section, page])
    for (section, page), some in pages.items():
        size = sizes[section] - len(some)  # of the other pages; a column that is empty here is filled on those alone
        if len(some) < FEWEST_ROWS or size < FEWEST_ROWS:
            continue
        here = filled[section, page]
        lost = [name for name in here if not here[name] and in_all[section][name] >= USUALLY * size]
        others = (row for (other, at), far in pages.items() if other == section and at != page for row in far)
        if len(lost) > 1 and not {*map(_shape, some)}.isdisjoint(map(_shape, others)):  # no parking behind the flats
            return result(
                "S05", "FAIL", f"the table lost columns on page {page}: {', '.join(lost)}",
                expected=Decimal(0), actual=Decimal(len(lost)), rows=[r.row_index for r in some],
            )  # fmt: skip
    return None


def _shape(row: RentRollRow) -> str:
    """How a unit is named, whatever its number: ``TG 00``."""
    return re.sub(r"\d", "0", row.unit or "")


def _lost_rows(walked: Walked, seen: Mapping[int, Sequence[Line]]) -> CheckResult | None:
    """A page between others of the table that has rows of numbers, none of which were understood."""
    of_table = {page for entry in walked.entries if (page := entry.line.grid.page) is not None}
    inner = [page for page in seen if of_table and page not in of_table and min(of_table) < page < max(of_table)]
    for page in inner:
        unread = [
            line
            for line in seen[page]
            if walked.roles.get(line.index) in _UNREAD and sum(map(line.is_number, line.filled)) > 1
        ]
        if len(unread) >= FEWEST_LINES:
            return result(
                "S05", "FAIL", f"the table was lost on page {page}: {len(unread)} rows of numbers are not understood",
                expected=Decimal(0), actual=Decimal(len(unread)),
            )  # fmt: skip
    return None
