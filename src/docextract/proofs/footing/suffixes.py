"""Sums of the rows directly above: blocks at the end of the open list, tested with one subtraction each."""

from __future__ import annotations

from collections.abc import Iterator

from .amounts import Amounts
from .openlist import OpenList


class Counter:
    """Counts the comparisons of a search, so that its cost can be told without a clock."""

    def __init__(self) -> None:
        self.steps = 0


def block_sums(amounts: Amounts, open_list: OpenList, total: int, counter: Counter) -> list[int]:
    """The positions from which the open rows down to the last add up to a total in all columns, nearest first."""
    count = len(open_list)
    target = amounts.vectors[total]
    pivot = amounts.pivot(total)
    most = amounts.tolerances(count + 1)
    wanted = open_list.sums[pivot][-1] - target[pivot]
    counter.steps += count
    found = open_list.where(pivot, wanted - most[pivot], wanted + most[pivot])
    return [i for i in reversed(found) if i < count and _block_ties(amounts, open_list, target, i)]


def _block_ties(amounts: Amounts, open_list: OpenList, target: tuple[int, ...], start: int) -> bool:
    most = amounts.tolerances(len(open_list) - start + 1)
    return all(
        -m <= sums[-1] - sums[start] - value <= m
        for sums, value, m in zip(open_list.sums, target, most, strict=True)
    )  # fmt: skip


def head_minus_rest(
    amounts: Amounts, open_list: OpenList, total: int, heads: set[int], counter: Counter
) -> Iterator[int]:
    """The positions of consolidated rows that give a total once all open rows below are taken off, nearest first."""
    if heads.isdisjoint(open_list.rows):
        return
    target = amounts.vectors[total]
    count = len(open_list)
    pivot = amounts.pivot(total)
    sums = open_list.sums[pivot]
    room = amounts.tolerances(count + 1)[pivot]
    low, high = sums[-1] + target[pivot] - room, sums[-1] + target[pivot] + room
    for i in range(count - 2, -1, -1):
        if open_list.rows[i] not in heads:
            continue
        counter.steps += 1
        if not low <= 2 * sums[i + 1] - sums[i] <= high:
            continue
        most = amounts.tolerances(count - i + 1)
        if all(
            -m <= 2 * s[i + 1] - s[i] - s[-1] - value <= m
            for s, value, m in zip(open_list.sums, target, most, strict=True)
        ):  # fmt: skip
            yield i
