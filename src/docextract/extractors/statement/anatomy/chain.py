"""The chain of results: what is taken off what, from the total of income down to what is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....vocabulary import Vocabulary
from .node import Node

_BALANCE = ("ASSET", "LIABILITY", "EQUITY")
BELOW = ("debtService", "totalCapitalItems")


class Step(NamedTuple):
    """A result: a total, and the rows that are taken off it."""

    result: int
    start: int
    off: tuple[int, ...]


def steps(nodes: Sequence[Node]) -> Iterator[Step]:
    """The rows that are a total less others, or one and others that are printed negative, in document order; where
    income is printed negative, as ledgers do, a negative total and others below it that are added to it."""
    for n, node in enumerate(nodes):
        minus = [part.row for part in node.parts if part.sign < 0 or is_negative(nodes[part.row])]
        plus = [part.row for part in node.parts if part.row not in minus]
        added = all(part.sign > 0 for part in node.parts)
        if plus and len(minus) == 1 and added and minus[0] < min(plus) and is_negative(node):
            plus, minus = minus, plus
        if len(plus) == 1 and minus and nodes[plus[0]].parts:
            yield Step(n, plus[0], tuple(minus))


def is_negative(node: Node) -> bool:
    """Whether a row's amounts are all below nought."""
    return any(node.cents) and max(node.cents) <= 0


def leaves(nodes: Sequence[Node], row: int) -> set[int]:
    """The lines that a row comes down to; itself if it is one."""
    return {n for n in below(nodes, row) if not nodes[n].parts}


def below(nodes: Sequence[Node], row: int) -> set[int]:
    """A row and all that it is made of, at any depth."""
    found: set[int] = set()
    stack = [row]
    while stack:
        here = stack.pop()
        if here not in found:
            found.add(here)
            stack += [part.row for part in nodes[here].parts]
    return found


def parts_of_headings(nodes: Sequence[Node], vocabulary: Vocabulary, *, balance: bool) -> list[str | None]:
    """The part of the statement that the nearest heading over each row opens."""
    found: list[str | None] = []
    current: str | None = None
    for node in nodes:
        part = vocabulary.statement_part(node.label) if node.label else None
        if part is not None and part != "STATISTIC" and (part in _BALANCE) == balance and node.kind == "HEADING":
            current = part
        found.append(current)
    return found


def operating_result(nodes: Sequence[Node], vocabulary: Vocabulary) -> int | None:
    """The net operating income of a statement that calls no row so: the first result, of income less expenses, where
    half of what is taken off it next stands below the line by its words, or where nothing is, and nothing of that kind
    went into expenses (bank charges may have, where all that is taken off next is of that kind).

    Income and expenses are those by their headings, or totals that come to all lines above the result. A net rental
    income is such a result where something below the line is taken off it, or where it is what the total of expenses
    leaves."""
    headings = parts_of_headings(nodes, vocabulary, balance=False)
    chain = list(steps(nodes))
    for step in chain:
        spent = [n for row in step.off for n in leaves(nodes, row)]
        earned = leaves(nodes, step.start)
        headed = all(headings[n] == "INCOME" for n in earned) and all(headings[n] == "EXPENSE" for n in spent)
        if not headed and not _is_all(nodes, step, {*earned, *spent}):
            continue
        label = nodes[step.result].label
        key = vocabulary.key_total(label) if label is not None else None
        if key not in (None, "netRentalIncome"):
            return None
        if all((text := nodes[n].label) and vocabulary.statement_part(text) == "COST_OF_SALES" for n in step.off):
            continue  # what is left of it pays for the operations
        if label is not None and vocabulary.statement_result(label) == "grossProfit":
            continue
        after = [row for other in chain if other.start == step.result for row in other.off]
        later = [row for row in after if any(is_below(nodes[n], vocabulary) for n in below(nodes, row))]
        ends = not after and nodes[step.result].parent is None and key is None
        costs = any(is_below(nodes[n], vocabulary) for n in spent)
        if ends and label is not None and vocabulary.statement_result(label) == "netIncome":
            return None  # what is left in the end
        named = [text and vocabulary.key_total(text) for n in step.off if (text := nodes[n].label)]
        left = key is not None and named == ["totalOperatingExpenses"]
        ends = ends or left or len(after) <= 2 * len(later) > 0
        return step.result if ends and (not costs or after == later != []) else None
    return None


def _is_all(nodes: Sequence[Node], step: Step, found: set[int]) -> bool:
    """Whether a result is what totals leave of another, and nothing else with an amount stands above it."""
    lines = {n for n in range(step.result) if nodes[n].kind == "LINE"}
    return all(len(nodes[row].parts) > 1 for row in step.off) and lines <= found


def is_below(node: Node, vocabulary: Vocabulary) -> bool:
    """Whether a label is that of debt, capital or other costs below the line."""
    return node.label is not None and (
        vocabulary.statement_part(node.label) == "BELOW_THE_LINE" or vocabulary.key_total(node.label) in BELOW
    )
