"""S05: whether every page was read, and whether the table kept its columns over each break."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence, Set
from decimal import Decimal

from ....document import Document
from ....models.findings import CheckResult
from ...lines import Line
from ...pagesread import pages_read
from ..lines.keytotals import doubt_cut
from .evidence import Evidence
from .results import result

FEWEST_ROWS = 5
"""Rows of a page from which on an empty column means something."""
USUALLY = Decimal("0.9")
RESULTS = {"netOperatingIncome", "netIncome", "netCashFlow", "totalLiabilitiesAndEquity", "totalEquity"}
"""Key totals, of which a statement that is whole prints one."""


def pages_of_statements(evidence: Evidence, lines: Sequence[Line], document: Document, inside: Set[int]) -> CheckResult:
    """S05 of a statement: its columns go on over every page, every page was read, and it ends on those asked for;
    key totals that are added up from lines are in doubt where it may not."""
    pages = document.pages
    lost = _lost_columns(evidence) if pages else None
    if pages and (cut := _cut_off(evidence, document)) is not None:
        doubt_cut(evidence.totals)
        lost = lost or cut
    return lost if lost is not None else pages_read(lines, pages, inside, "statements")


def _cut_off(evidence: Evidence, document: Document) -> CheckResult | None:
    """The pages asked for end, and no result is printed on them: the statement may go on."""
    last = document.pages[-1].number
    if last >= document.page_count or RESULTS & evidence.keys.rows.keys():
        return None
    told = f"no result is printed up to page {last} of {document.page_count}, where the pages asked for end"
    return result("S05", "WARN", told, actual=Decimal(last), expected=Decimal(document.page_count))


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
