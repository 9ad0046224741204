"""Where a value stands: a cell of a sheet, or a box on a page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import core_schema

Box = tuple[float, float, float, float]


def around(boxes: Iterable[Box]) -> Box:
    """The box around some."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


_CELL = re.compile(r"([A-Z]{1,3})(\d+)(?::[A-Z]+\d+)?")


@lru_cache(maxsize=1024)
def column_letters(column: int) -> str:
    """``0 -> "A"``, ``27 -> "AB"``."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


class Place:
    """``Place(page=1, box=(x0, top, x1, bottom))`` or ``Place(sheet="Report1", cell="H8")``.

    Boxes are in points from the top left of the page as displayed. In JSON a place is
    ``"Report1!H8"`` or ``[page, x0, top, x1, bottom]`` with one decimal.
    """

    __slots__ = ("_cell", "box", "column", "page", "row", "sheet")

    def __init__(
        self, page: int | None = None, box: Box | None = None, sheet: str | None = None, cell: str | None = None
    ) -> None:
        self.page = page
        self.box = box
        self.sheet = sheet
        self._cell = cell
        self.row: int | None = None
        self.column: int | None = None
        if cell is not None and (match := _CELL.fullmatch(cell)):
            column = 0
            for letter in match[1]:
                column = column * 26 + ord(letter) - 64
            self.row, self.column = int(match[2]) - 1, column - 1

    @classmethod
    def at(cls, sheet: str, row: int, column: int) -> Place:
        """The cell at ``row`` and ``column``, both counted from 0."""
        place = cls.__new__(cls)
        place.page = place.box = place._cell = None
        place.sheet, place.row, place.column = sheet, row, column
        return place

    @classmethod
    def on(cls, page: int, box: Box) -> Place:
        """The box on a page counted from 1."""
        place = cls.__new__(cls)
        place.sheet = place._cell = place.row = place.column = None
        place.page, place.box = page, box
        return place

    @property
    def cell(self) -> str | None:
        """The cell in A1 notation, or None on a page."""
        if self._cell is None and self.row is not None and self.column is not None:
            self._cell = f"{column_letters(self.column)}{self.row + 1}"
        return self._cell

    def to_json(self) -> str | list[float]:
        """``"Report1!H8"`` or ``[page, x0, top, x1, bottom]``."""
        if self.sheet is not None:
            return f"{self.sheet}!{self.cell}" if self.cell else self.sheet
        return [self.page or 0, *(round(v, 1) for v in self.box or ())]

    def name(self) -> str:
        """``"Report1!H8"`` or ``"p1:36.0:212.5"`` (left and top): one line of text, the same in every reading."""
        if self.sheet is not None:
            return f"{self.sheet}!{self.cell}"
        x0, top = self.box[:2] if self.box else (0.0, 0.0)
        return f"p{self.page}:{x0:.1f}:{top:.1f}"

    @classmethod
    def from_json(cls, written: str | list[float]) -> Place:
        """What :meth:`to_json` wrote. A sheet whose own name ends like ``!H8`` is told by its last exclamation mark."""
        if isinstance(written, str):
            sheet, _, cell = written.rpartition("!")
            return cls(sheet=sheet, cell=cell) if sheet and _CELL.fullmatch(cell) else cls(sheet=written)
        page, *box = written
        return cls(page=int(page), box=(box[0], box[1], box[2], box[3]) if len(box) == 4 else None)

    def __repr__(self) -> str:
        if self.sheet is not None:
            return f"Place(sheet={self.sheet!r}, cell={self.cell!r})"
        box = tuple(round(v, 1) for v in self.box) if self.box else None
        return f"Place(page={self.page}, box={box})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self.to_json()))

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        written = core_schema.union_schema(
            [core_schema.str_schema(), core_schema.list_schema(core_schema.float_schema(), min_length=1, max_length=5)]
        )
        return core_schema.json_or_python_schema(
            json_schema=core_schema.no_info_after_validator_function(cls.from_json, written),
            python_schema=core_schema.is_instance_schema(cls),
            serialization=core_schema.plain_serializer_function_ser_schema(cls.to_json, when_used="json"),
        )

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {
            "description": 'Where it stands: "Sheet!H8", or [page, x0, top, x1, bottom] in points from the top left.',
            "anyOf": [
                {"type": "string"},
                {"type": "array", "items": {"type": "number"}, "minItems": 1, "maxItems": 5},
            ],
        }
