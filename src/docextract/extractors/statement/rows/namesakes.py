"""Wrapped labels told by their namesakes: a total repeats the name of its heading, however their column breaks both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ....values.text import normal
from ..anatomy.rawrow import RawRow

MOST = 5
"""Lines of a label, at most."""
STEM = 6
"""Letters with which the names of a heading and of its total begin alike."""

Follows = Callable[["RawRow", "RawRow", bool], bool]


def plain(label: str | None) -> str:
    """A label without regard to case, and without stars before it."""
    return normal(label or "").lstrip("* ")


def without_total(name: str) -> str:
    """What a total is the total of; nothing, where it only says that it is one."""
    if name == "total":
        return ""
    return name.removeprefix("total ").removeprefix("for ") if name.startswith("total ") else name


def rests_of_totals(rows: Sequence[RawRow], follows: Follows) -> list[int]:
    """How many of the rows below each one complete its name to that of a heading above it: ``Total`` / ``Repairs &`` /
    ``Maintenance``, where the next heading follows without any room.

    ``follows`` says whether a row may be the rest of the one above it, which may be a rest itself.
    """
    counts = [-1] * len(rows)
    headings: dict[str, bool] = {}
    parents: set[str] = set()
    for i, row in enumerate(rows):
        if not row.cells:
            names = _names(rows, i, lambda _, b, __: not b.cells and b.code is None)
            headings.update(dict.fromkeys(names, row.bold))
            continue
        begun = plain(row.label)
        name = without_total(begun)
        alike = (name, begun.removeprefix("net "), _ending(begun, headings))
        if row.bold in map(headings.get, alike) or _shortens(begun, headings):
            counts[i] = 0
        for k, below in enumerate(_below(rows, i, follows), start=1):
            name = f"{name} {plain(below.label)}".strip()
            if name in headings or _ending(name, headings) or (name in parents and begun.startswith("total")):
                counts[i] = k
        parents.add(begun)
    return counts


def _ending(name: str, headings: Iterable[str]) -> str:
    """The heading of several words that a result's name ends in: ``Net Cash Provided by Investing Activities``."""
    return next((h for h in headings if " " in h and name.endswith(f" {h}")), "")


def _shortens(begun: str, headings: Iterable[str]) -> bool:
    """Whether a total's name is short for the heading that stands last above it: ``Total Payroll`` of ``Payroll &
    Benefits``, ``Total Contracts`` of ``Contract Services``."""
    *_, last = ["", *headings]
    name = without_total(begun)
    alike = len(name) >= STEM and " " not in name and last.startswith(name[:STEM])
    return bool(name) and name != begun and (alike or last.startswith(f"{name} &"))


def rests_of_headings(rows: Sequence[RawRow], follows: Follows) -> list[int]:
    """How many of the rows below each heading complete its name to that of a total; -1 where none does."""
    totals = {
        name
        for i, row in enumerate(rows)
        if row.cells and (row.bold or plain(row.label).startswith("total"))
        for name in _names(rows, i, follows)
    }
    counts = [-1] * len(rows)
    i = 0
    while i < len(rows):
        if not rows[i].cells and rows[i].label is not None:
            name = plain(rows[i].label)
            for k, below in enumerate([None, *_below(rows, i, follows)]):
                name = name if below is None else f"{name} {plain(below.label)}"
                if name in totals:
                    counts[i] = k
        i += 1 + max(0, counts[i])
    return counts


def _below(rows: Sequence[RawRow], i: int, follows: Follows) -> list[RawRow]:
    """The rows without amounts below a row, each of which may go on with the one before."""
    found: list[RawRow] = []
    for a, b in zip(rows[i : i + MOST - 1], rows[i + 1 : i + MOST], strict=False):
        if b.cells or b.label is None or not follows(a, b, bool(found)):
            break
        found.append(b)
    return found


def _names(rows: Sequence[RawRow], i: int, follows: Follows) -> list[str]:
    """A row's name, and that with each of the rows which may go on with it."""
    names = [without_total(plain(rows[i].label))]
    for below in _below(rows, i, follows):
        names.append(f"{names[-1]} {plain(below.label)}".strip())
    return [name for name in names if name]
