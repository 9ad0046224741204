"""Which section of the statement each row belongs to, and the names above it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....values.text import normal
from ....vocabulary import Vocabulary
from ..anatomy.chain import parts_of_headings, steps
from ..anatomy.node import Node
from .keys import Keys


def sections(nodes: Sequence[Node], keys: Keys, vocabulary: Vocabulary, *, balance: bool) -> list[str | None]:
    """The section of every row; None for results across sections."""
    found = parts_of_headings(nodes, vocabulary, balance=balance)
    income, noi = keys.get("effectiveGrossIncome"), keys.get("netOperatingIncome")
    if not balance:
        if income is not None:
            for n in range(income + 1):
                found[n] = "INCOME"
            for n in range(income + 1, noi if noi is not None else len(nodes)):
                found[n] = found[n] if found[n] in ("COST_OF_SALES", "BELOW_THE_LINE") else "EXPENSE"
        opex = keys.get("totalOperatingExpenses")
        if opex is not None and income is not None and _spent_first(nodes, opex, income):
            for n in range(opex + 1):
                found[n] = "EXPENSE"
        elif opex is not None and (income is None or opex > income):
            _whole(nodes, opex, "EXPENSE", found)
        for n in keys.expenses:
            _whole(nodes, n, "EXPENSE", found)
        for n in keys.sales:
            _whole(nodes, n, "COST_OF_SALES", found)
        if noi is not None:
            for n in range(noi + 1, len(nodes)):
                found[n] = "BELOW_THE_LINE"
        if income is not None:
            _whole(nodes, income, "INCOME", found)
    for n, node in enumerate(nodes):
        if node.kind == "STATISTIC":
            found[n] = "STATISTIC"
        elif node.parts and len({found[p.row] for p in node.parts}) > 1:
            found[n] = None
    for key in ("netOperatingIncome", "netIncome", "netCashFlow", "totalLiabilitiesAndEquity"):
        if (row := keys.get(key)) is not None:
            found[row] = None
    return found


def _spent_first(nodes: Sequence[Node], opex: int, income: int) -> bool:
    """Whether expenses are printed first, and what came in is taken off them."""
    return opex < income and any(step.start == opex and income in step.off for step in steps(nodes))


def _whole(nodes: Sequence[Node], top: int, section: str, found: list[str | None]) -> None:
    """A total and all that it is made of."""
    stack = [top]
    while stack:
        row = stack.pop()
        found[row] = section
        stack += [p.row for p in nodes[row].parts]


def section_paths(nodes: Sequence[Node], headings: Mapping[int, int]) -> list[tuple[str, ...]]:
    """The names of headings and totals above each row in the tree; where it has no parent, the headings above it.

    ``headings`` are those of totals, see :func:`headings_of`.
    """
    paths: list[tuple[str, ...]] = []
    owner = {h: total for total, h in headings.items()}
    for n, node in enumerate(nodes):
        at = owner.get(n, n) if node.kind == "HEADING" else n
        path: list[str] = []
        seen = {at}
        up = nodes[at].parent
        while up is not None and up not in seen:
            seen.add(up)
            name = nodes[headings[up]].label if up in headings else nodes[up].label
            if name:
                path.insert(0, name)
            up = nodes[up].parent
        if not path:
            path = _headings_above(nodes, n, owner)
        paths.append(tuple(path))
    return paths


def headings_of(nodes: Sequence[Node]) -> dict[int, int]:
    """The heading of every total that has one: inner totals take the nearest heading over their first line."""
    first: dict[int, int] = {}
    headings: dict[int, int] = {}
    taken: set[int] = set()
    totals = sorted((n for n, node in enumerate(nodes) if node.parts), key=lambda n: (n - _start(nodes, n, first), n))
    for total in totals:
        above = _start(nodes, total, first) - 1
        near: list[int] = []
        while above >= 0 and nodes[above].kind == "HEADING":
            near.append(above)
            above -= 1
        free = [h for h in near if h not in taken]
        same = [h for h in free if _same_name(nodes[h].label, nodes[total].label)]
        if same or free:
            headings[total] = (same or free)[0]
            taken.add(headings[total])
    return headings


def _start(nodes: Sequence[Node], row: int, first: dict[int, int]) -> int:
    """The first row of what a row sums up, which ``first`` keeps."""
    if row not in first:
        first[row] = row
        first[row] = min([row, *(_start(nodes, part.row, first) for part in nodes[row].parts)])
    return first[row]


def _same_name(heading: str | None, total: str | None) -> bool:
    return bool(heading and total) and normal(str(heading)) in normal(str(total))


def _headings_above(nodes: Sequence[Node], row: int, owner: dict[int, int]) -> list[str]:
    """The open headings above a row that stands in no tree: those that no total above the row has closed."""
    open_headings = [
        n
        for n in range(row)
        if nodes[n].kind == "HEADING" and (n not in owner or owner[n] >= row) and nodes[n].label is not None
    ]
    last = open_headings[-1:]
    return [str(nodes[n].label) for n in last]
