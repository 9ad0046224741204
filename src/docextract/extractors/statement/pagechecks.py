"""S05: whether every page was read, and whether the table kept its columns over each break."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence, Set
from decimal import Decimal

from ...document import Page
from ...models.findings import CheckResult
from ..lines import Line
from ..pagenumbers import broken_steps, named, numbered_of, page_numbers
from .evidence import Evidence
from .results import result

FEWEST_ROWS = 5
"""Rows of a page from which on an empty column means something."""
USUALLY = Decimal("0.9")


def pages_read(evidence: Evidence, lines: Sequence[Line], pages: Sequence[Page], inside: Set[int]) -> CheckResult:
    """S05 of a statement.

    Args:
        lines: all lines of the part of the file that was asked for.
        pages: the pages of that part; none for a sheet.
        inside: the indexes of the lines that belong to statements of the kind that was asked for.
    """
    if not pages:
        told = f"the sheet was read whole: {len({(id(line.grid), line.row) for line in lines})} rows"
        return result("S05", "PASS", told, expected=Decimal(1), actual=Decimal(1))
    lost = _lost_columns(evidence)
    if lost is not None:
        return lost
    seen: dict[int, list[Line]] = defaultdict(list)
    for line in lines:
        if line.grid.page is not None and line.filled:
            seen[line.grid.page].append(line)
    missing, twice, of = numbered_of(seen) if pages[0].number == 1 else ([], [], 0)
    if missing or twice:
        words = [f"not here: {named(missing)}"] if missing else []
        words += [f"twice: {named(twice)}"] if twice else []
        told = f"the pages say they are of {of}; {'; '.join(words)}"
        return result("S05", "WARN", told, expected=Decimal(of), actual=Decimal(of - len(missing) + len(twice)))
    if steps := broken_steps(page_numbers(seen)):
        return result("S05", "WARN", "; ".join(steps[:6]), expected=Decimal(0), actual=Decimal(len(steps)))
    pictures = [page.number for page in pages if page.number not in seen and page.images]
    read, expected = Decimal(len(pages) - len(pictures)), Decimal(len(pages))
    if pictures:
        told = f"pages with pictures and no text: {named(pictures)}"
        return result("S05", "WARN", told, expected=expected, actual=read)
    blank = len(pages) - len(seen)
    other = [page for page, held in sorted(seen.items()) if not any(line.index in inside for line in held)]
    told = f"{len(seen) - len(other)} pages of statements"
    told += f", {blank} blank" if blank > 0 else ""
    told += f"; of something else: {named(other)}" if other else ""
    return result("S05", "PASS", told, expected=expected, actual=read)


def _lost_columns(evidence: Evidence) -> CheckResult | None:
    """A page on which a column is empty that the rows of the other pages nearly all fill."""
    by_page: dict[int, list[int]] = defaultdict(list)
    for n, (row, made) in enumerate(zip(evidence.table.rows, evidence.rows, strict=True)):
        page = row.raw.line.grid.page
        if page is not None and made.row_type in ("LINE", "SUBTOTAL", "TOTAL"):
            by_page[page].append(n)
    for page, mine in by_page.items():
        rest = [n for other, rows in by_page.items() if other != page for n in rows]
        if len(mine) < FEWEST_ROWS or len(rest) < FEWEST_ROWS:
            continue
        lost = [
            column.column_id
            for c, column in enumerate(evidence.columns)
            if column.is_money
            and all(evidence.rows[n].values[c] is None for n in mine)
            and sum(evidence.rows[n].values[c] is not None for n in rest) >= USUALLY * len(rest)
        ]
        if lost:
            told = f"the table lost columns on page {page}: {', '.join(lost)}"
            return result("S05", "FAIL", told, rows=mine, expected=Decimal(0), actual=Decimal(len(lost)))
    return None
