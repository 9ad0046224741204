"""Which row of one answer is which of another: by name, and where that is in doubt by what else is the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

Row = TypeVar("Row")


class Key(NamedTuple, Generic[Row]):
    """A way to know a row again; ``doubt`` is why it may be another one all the same, None where it is the same."""

    of: Callable[[Row], Hashable | None]
    doubt: str | None


class Match(NamedTuple, Generic[Row]):
    """A row and the one that it was, or is now; None where there is none."""

    old: Row | None
    new: Row | None
    doubt: str | None


def matched(old: Sequence[Row], new: Sequence[Row], keys: Sequence[Key[Row]]) -> list[Match[Row]]:
    """Every row of both once, in the order of the new ones; rows that are gone stand after the one before them.

    The first key that a row shares with exactly one row of the other side decides. Rows of the same first key that are
    several on a side are paired in their order, which is in doubt.
    """
    pairs: dict[int, tuple[int, str | None]] = {}
    taken: set[int] = set()
    for n, key in enumerate(keys):
        one, other = (_groups(rows, key, left) for rows, left in ((old, taken), (new, set(pairs))))
        for value, olds in one.items():
            news = other.get(value, [])
            if not news or (n and (len(olds) > 1 or len(news) > 1)):
                continue
            doubt = key.doubt
            if len(olds) > 1 or len(news) > 1:
                doubt = f"{len(olds)} rows of that name were there, and there are {len(news)} now"
            for a, b in zip(olds, news, strict=False):
                pairs[b] = a, doubt
                taken.add(a)
    found: list[tuple[float, Match[Row]]] = []
    for n, row in enumerate(new):
        place, doubt = pairs.get(n, (None, None))
        found.append((n, Match(None if place is None else old[place], row, doubt)))
    back = {a: b for b, (a, _) in pairs.items()}
    last = -1.0
    for n, row in enumerate(old):
        last = back.get(n, last)
        if n not in taken:
            found.append((last + 0.5, Match(row, None, None)))
    return [match for _, match in sorted(found, key=lambda one: one[0])]


def _groups(rows: Sequence[Row], key: Key[Row], without: set[int]) -> dict[Hashable, list[int]]:
    groups: dict[Hashable, list[int]] = defaultdict(list)
    for n, row in enumerate(rows):
        if n not in without and (value := key.of(row)) is not None:
            groups[value].append(n)
    return groups
