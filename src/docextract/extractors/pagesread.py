"""Check S05 of any document: whether every page of the part that was asked for was read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence, Set
from decimal import Decimal

from ..document import Page
from ..models.findings import CheckResult, CheckStatus
from ..proofs.catalogue import catalogue
from .lines import Line
from .pagenumbers import broken_steps, named, naming, numbered_of, page_numbers


def pages_read(lines: Sequence[Line], pages: Sequence[Page], inside: Set[int], what: str) -> CheckResult:
    """S05: pages that are missing, that stand twice, that are pictures, or that hold something else.

    Args:
        lines: all lines of the part of the file that was asked for.
        pages: the pages of that part; none for a sheet.
        inside: the indexes of the lines that belong to what was asked for.
        what: what pages are of, in the plural: ``statements``.
    """
    if not pages:
        told = f"the sheet was read whole: {len({(id(line.grid), line.row) for line in lines})} rows"
        return _result("PASS", told, 1, 1)
    seen: dict[int, list[Line]] = defaultdict(list)
    for line in lines:
        if line.grid.page is not None and line.filled:
            seen[line.grid.page].append(line)
    texts = naming(seen)
    missing, twice, of = numbered_of(texts) if pages[0].number == 1 else ([], [], 0)
    if missing or twice:
        words = [f"not here: {named(missing)}"] if missing else []
        words += [f"twice: {named(twice)}"] if twice else []
        told = f"the pages say they are of {of}; {'; '.join(words)}"
        return _result("WARN", told, of, of - len(missing) + len(twice))
    if steps := broken_steps(page_numbers(texts)):
        return _result("WARN", "; ".join(steps[:6]), 0, len(steps))
    pictures = [page.number for page in pages if page.number not in seen and page.images]
    if pictures:
        told = f"pages with pictures and no text: {named(pictures)}"
        return _result("WARN", told, len(pages), len(pages) - len(pictures))
    blank = len(pages) - len(seen)
    other = [page for page, held in sorted(seen.items()) if not any(line.index in inside for line in held)]
    told = f"{len(seen) - len(other)} pages of {what}"
    told += f", {blank} blank" if blank > 0 else ""
    told += f"; of something else: {named(other)}" if other else ""
    return _result("PASS", told, len(pages), len(pages))


def _result(status: CheckStatus, message: str, expected: int, actual: int) -> CheckResult:
    return CheckResult.model_construct(
        check_id="S05",
        title=catalogue()["S05"].title,
        status=status,
        expected=Decimal(expected),
        actual=Decimal(actual),
        difference=Decimal(actual - expected),
        message=message,
    )
