"""Which sheets of a workbook are rolls of one portfolio, each of a property of its own, and which only look so."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import field, replace

from ....context import ExtractionContext
from ....document import SheetGrid
from ....errors import DocextractError
from ....models.findings import Note
from ....models.rent_roll import RentRollRow
from ....records import record
from ....values.asof import about_others
from ....values.text import normal
from ...lines import read_lines
from ..choices.roll import Roll
from ..headers.headers import find_headers
from ..prints.ledby import ROAD
from ..read import read_roll, words_in

SAME_COLUMNS = 0.75
"""Share of the fields of two rolls that both have, from which on they are of one layout."""
SAME_UNITS = 0.5
"""Share of equal units, of the shorter roll, from which on two rolls are about the same."""
MANY = 2
"""So many times the units of the sheet before it, in no fewer columns, are the roll of which that is a summary."""
HEAD = 200
"""Rows of a sheet in which the header of a roll is looked for."""
_A_YEAR = re.compile(r"\D*(20\d\d)\D*")
"""The name of a sheet that names a year."""
TITLE = 8
"""Rows of a sheet in which the title of a roll stands."""


@record
class SheetRoll:
    """A sheet that was read as a roll."""

    grid: SheetGrid
    roll: Roll
    properties: frozenset[str]
    """The names of its properties, as they are compared; empty where it names none."""
    units: frozenset[tuple[object, ...]]
    """What tells its units from those of others."""
    street: str | None = None
    """The only line of its title that is a street: ``318 Larch Street``."""


@record
class Sheets:
    """The rolls of a workbook that belong together, in its order, what stands beside them, and what was left out."""

    rolls: list[SheetRoll] = field(default_factory=list)
    others: list[SheetGrid] = field(default_factory=list)
    """Visible sheets that are no rolls."""
    left_out: list[tuple[str, str]] = field(default_factory=list)
    """Sheets that look like rolls too, and why they are not read."""

    first: str = ""
    """The first sheet, where another holds the roll."""

    def notes(self, *, together: bool) -> list[Note]:
        """What a reader should know of the sheets that were read and of those that were not."""
        notes: list[Note] = []
        if self.first and not together:
            message = f"no sheet was asked for; the roll is {self.rolls[0].grid.of.name!r} rather than {self.first!r}"
            notes.append(Note(type="sheetFound", message=message))
        if together:
            named = ", ".join(repr(sheet.grid.of.name) for sheet in self.rolls)
            notes.append(
                Note(
                    type="sheetsTogether",
                    message=f"no sheet was asked for: these are rolls of several properties, read together: {named}",
                )
            )
        left = list(self.left_out)
        if not together:
            left = [(sheet.grid.of.name, "is of another property") for sheet in self.rolls[1:]] + left
        if left:
            named = "; ".join(f"{name!r} {why}" for name, why in left)
            notes.append(Note(type="sheetsLeftOut", message=f"other sheets hold a rent roll and are not read: {named}"))
        return notes


def look_around(context: ExtractionContext, first: Roll | None) -> Sheets | None:
    """The sheets beside the one that is read where no sheet was asked for: None where there is nothing to say.

    ``first`` is the roll on the first sheet, None where it is none. Hidden sheets are passed over. Rolls belong
    together that have the same columns, name other properties and list other units as of the same date.
    """
    own = context.grids[0] if len(context.grids) == 1 else None
    beside = context.beside() if isinstance(own, SheetGrid) else []
    if not isinstance(own, SheetGrid) or not beside:
        return None
    found = Sheets()
    several = {name for name, times in Counter(grid.sheet for grid in beside).items() if times > 1}
    mine = _described(own, first) if first is not None else None
    candidates = [mine] if mine is not None else []
    if mine is None:
        found.others.append(own)
    for grid in beside:
        # A finder may cut a sheet into several grids, none of which is the sheet.
        if not isinstance(grid, SheetGrid) or grid.of.hidden or grid.sheet in several:
            continue
        roll = _roll_of(grid, context)
        if roll is None:
            found.others.append(grid)
        else:
            candidates.append(_described(grid, roll))
    if mine is not None and own.of.hidden and context.options.portfolio:
        # A hidden copy of a roll does not stand for it where the rolls are read together.
        _divide(found, candidates[1:])
        if len(found.rolls) > 1:
            return found
        found.rolls, found.left_out = [], []
    _part_by_streets(candidates)
    beside_lists = list(found.others)
    _divide(found, candidates)
    if mine is not None and context.options.portfolio and len(found.rolls) < 2:
        found.others, found.rolls, found.left_out = beside_lists, [], []
        _divide(found, _leading_first(candidates))
        found.first = own.of.name if mine not in found.rolls else ""
    return found if len(found.rolls) > 1 or found.left_out or found.first else None


def _leading_first(candidates: list[SheetRoll]) -> list[SheetRoll]:
    """The sheets in order, but first the one that yields the units, or of those of one layout the latest."""
    leading = candidates[0]
    for one in candidates[1:]:
        if _yields(one, leading) or (_later(one, leading) and not about_others(one.grid.of.name)):
            leading = one
    return [leading, *(one for one in candidates if one is not leading)]


def _yields(one: SheetRoll, other: SheetRoll) -> bool:
    """Whether a sheet lists many times the units of another in no fewer columns: what that sums up or picks out."""
    return len(one.roll.data.rows) >= MANY * len(other.roll.data.rows) and len(one.roll.fields) >= len(
        other.roll.fields
    )


def _later(one: SheetRoll, other: SheetRoll) -> bool:
    """Whether two sheets are of one property and layout and about as long, and the first is of a later day."""
    mine, its = _day_of(one), _day_of(other)
    same = not (one.properties and other.properties) or not one.properties.isdisjoint(other.properties)
    as_long = len(one.roll.data.rows) * MANY > len(other.roll.data.rows)
    return same and as_long and mine is not None and its is not None and mine > its and _same_layout(one, other)


def _day_of(one: SheetRoll) -> dt.date | None:
    """The day of a roll, or the last of the year that is all its sheet is called by."""
    year = _A_YEAR.fullmatch(one.grid.of.name)
    return one.roll.titles.as_of or (dt.date(int(year[1]), 12, 31) if year is not None else None)


def _same_layout(one: SheetRoll, other: SheetRoll) -> bool:
    return len(one.roll.fields & other.roll.fields) >= SAME_COLUMNS * len(one.roll.fields | other.roll.fields)


def unseen(context: ExtractionContext) -> list[Note]:
    """A warning that other sheets were not looked at where the workbook is too large for it."""
    names = context.unseen()
    if not names:
        return []
    named = ", ".join(map(repr, names))
    message = f"the workbook is large, and other sheets were not looked at; ask for them by name or number: {named}"
    return [Note(type="sheetsNotRead", message=message)]


def _divide(found: Sheets, candidates: Sequence[SheetRoll]) -> None:
    """Tell the rolls that belong together from lists of the properties and from rolls to be left out."""
    lists = [one for one in candidates if _lists_properties(one, candidates)]
    found.others += [one.grid for one in lists]
    for one in candidates:
        if one in lists:
            continue
        same = next((other for other in found.rolls if _same_units(one, other)), None)
        why = f"lists the units of {same.grid.of.name!r}" if same is not None else ""
        why = why or next((why for other in found.rolls if (why := _reason(one, other))), "")
        if why:
            found.left_out.append((one.grid.of.name, why))
        else:
            found.rolls.append(one)


def _roll_of(grid: SheetGrid, context: ExtractionContext) -> Roll | None:
    if not find_headers(read_lines([grid])[:HEAD], words_in(context)):
        return None
    try:
        return read_roll(replace(context, document=replace(context.document, sheets=[grid.of]), grids=[grid]))
    except DocextractError:
        return None


def _described(grid: SheetGrid, roll: Roll) -> SheetRoll:
    rows = roll.data.rows
    names = frozenset(normal(row.property_name) for row in rows if row.property_name)
    return SheetRoll(grid, roll, names, frozenset(map(_unit_of, rows)), _street_of(grid))


def _street_of(grid: SheetGrid) -> str | None:
    titles = [line.joined() for line in read_lines([grid])[:TITLE] if len(line.filled) == 1]
    streets = [text for text in titles if text[0].isdigit() and ROAD.fullmatch(text)]
    return streets[0] if len(streets) == 1 else None


def _part_by_streets(candidates: Sequence[SheetRoll]) -> None:
    """Rolls whose titles name one owner, and each another street below it, are of the properties in these streets."""
    titled = [one for one in candidates if "propertyName" not in one.roll.fields]
    named = [one for one in titled if one.street is not None and len(one.properties) == 1]
    for owner, times in Counter(name for one in named for name in one.properties).items():
        mine = [one for one in candidates if owner in one.properties]
        streets = {normal(one.street or "") for one in mine}
        if times == len(mine) == len(streets) > 1:
            for one in mine:
                one.properties = frozenset((normal(one.street or ""),))
                for row in one.roll.data.rows:
                    row.property_name = one.street


def _unit_of(row: RentRollRow) -> tuple[object, ...]:
    """What tells a unit from one of the same number in another property."""
    return (row.building, row.unit, row.bed, row.tenant_name, row.area, None if row.tenant_name else row.market_rent)


def _same_units(one: SheetRoll, other: SheetRoll) -> bool:
    return len(one.units & other.units) >= SAME_UNITS * min(len(one.units), len(other.units))


def _reason(one: SheetRoll, other: SheetRoll) -> str:
    """Why a roll is not of another property beside one that is read; empty where it is."""
    if one.properties & other.properties:
        return f"is of the same property as {other.grid.of.name!r}"
    dates = {_day_of(one), _day_of(other)}
    if len(dates - {None}) > 1:
        return f"is of another date than {other.grid.of.name!r}"
    if not _same_layout(one, other):
        return f"has other columns than {other.grid.of.name!r}"
    if not one.properties:
        return "names no property"
    if not other.properties:
        return f"names a property, {other.grid.of.name!r} none"
    return ""


def _lists_properties(one: SheetRoll, candidates: Sequence[SheetRoll]) -> bool:
    """Whether what looks like units are the properties of other sheets, in a summary of the portfolio."""
    others = {name for other in candidates if other is not one for name in other.properties}
    found: list[str] = []
    rows: Sequence[RentRollRow] = one.roll.data.rows
    for row in rows:
        texts = (row.property_name, row.unit, row.tenant_name)
        found += [name for name in dict.fromkeys(normal(text) for text in texts if text) if name in others][:1]
    return len(found) > 1 and len(set(found)) == len(found) and len(found) * 2 > len(rows)
