"""Totals of categories shown as the lines of published charts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from .chart import Chart

Number = Decimal | float | int


@dataclass(frozen=True, slots=True)
class Alternative:
    """A further line of a standard for a part of a category."""

    category: str
    line: str
    verified: bool
    note: str = ""


@dataclass(frozen=True, slots=True)
class Target:
    """One line of a view: the side it stands on, the categories that go there, and whether it has been checked."""

    line: str
    section: str
    verified: bool
    categories: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A published chart: its lines in order."""

    name: str
    title: str
    lines: tuple[Target, ...]
    alternatives: tuple[Alternative, ...] = ()


@dataclass(frozen=True, slots=True)
class CrosswalkLine:
    """One line of a crosswalk.

    ``values`` has one sum per column, None where no category of the line has a number. ``verified`` is false where
    the standard's line has not been checked against its text. ``line`` is None for the categories without a
    counterpart, which are listed and not summed.
    """

    line: str | None
    section: str
    values: tuple[Number | None, ...]
    verified: bool
    categories: tuple[str, ...]


class Crosswalks:
    """The views by name."""

    def __init__(self, chart: Chart, views: Sequence[View]) -> None:
        self._chart = chart
        self.views: Mapping[str, View] = {v.name: v for v in views}

    def lines(self, view: str, totals: Mapping[str, Sequence[Number | None]]) -> tuple[CrosswalkLine, ...]:
        """The lines of a view that have categories in ``totals``, then each category without a counterpart.

        Args:
            view: ``CREFC``, ``HUD``, ``USALI``, ``FANNIE_MAE`` or one that a folder added.
            totals: for each category the sum of value x effect, one per column.

        A category that the view shows on the other side (bad debt among expenses, shown with vacancy) changes its sign.
        """
        shown: list[CrosswalkLine] = []
        placed: set[str] = set()
        for target in self.views[view].lines:
            own = tuple(key for key in target.categories if key in totals)
            placed.update(own)
            if own:
                values = self._sums([(self._turned(key, target), totals[key]) for key in own])
                shown.append(CrosswalkLine(target.line, target.section, values, target.verified, own))
        for key, amounts in totals.items():
            if key not in placed:
                section = self._chart[key].section if key in self._chart else ""
                shown.append(CrosswalkLine(None, section, tuple(amounts), False, (key,)))
        return tuple(shown)

    def _turned(self, key: str, target: Target) -> bool:
        income = self._chart[key].section == "INCOME" if key in self._chart else target.section == "INCOME"
        return income != (target.section == "INCOME")

    @staticmethod
    def _sums(parts: Sequence[tuple[bool, Sequence[Number | None]]]) -> tuple[Number | None, ...]:
        sums: list[Number | None] = []
        for column in range(max(len(values) for _, values in parts)):
            found = [
                -value if turned else value
                for turned, values in parts
                if column < len(values) and (value := values[column]) is not None
            ]
            sums.append(sum(found[1:], start=found[0]) if found else None)
        return tuple(sums)
