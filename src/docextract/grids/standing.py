"""What stands where on one page: words in boxes, and the cells of tables around words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..document import Page, PageGrid, Word
from ..models.place import Box
from .candidate import LEADER

BAND = 24.0
"""Points of height in which words and cells are kept together, so that few are looked at."""


class TableCell(NamedTuple):
    """A filled cell of a table: its box, its text without spaces and leader dots, the table's number, and its row."""

    box: Box
    text: str
    table: int
    row: int
    labelled: bool
    """Whether the first cell of its row is filled."""


class Standing:
    """The words of a page, and the cells of the tables found on it."""

    def __init__(self, page: Page, tables: Iterable[tuple[int, PageGrid]]) -> None:
        self._words: dict[int, list[Word]] = {}
        self._cells: dict[int, list[TableCell]] = {}
        for word in page.words:
            self._words.setdefault(int((word.top + word.bottom) / 2 // BAND), []).append(word)
        for number, table in tables:
            for row, boxes in enumerate(table.boxes):
                for column, box in enumerate(boxes):
                    if box is not None:
                        cell = TableCell(box, bare(table.text(row, column) or ""), number, row, boxes[0] is not None)
                        for band in _bands(box):
                            self._cells.setdefault(band, []).append(cell)

    def words(self, box: Box) -> list[Word]:
        """The words whose middle is in a box, in the order of the page."""
        x0, top, x1, bottom = box
        return [
            word
            for band in _bands(box)
            for word in self._words.get(band, ())
            if x0 <= (word[1] + word[3]) / 2 <= x1 and top <= (word[2] + word[4]) / 2 <= bottom
        ]

    def cell(self, word: Word) -> TableCell | None:
        """The cell of a table in which a word stands; None if it stands in none."""
        _, left, upper, right, lower = word[:5]
        x, y, text = (left + right) / 2, (upper + lower) / 2, bare(word.text)
        for cell in self._cells.get(int(y // BAND), ()):
            x0, top, x1, bottom = cell.box
            if x0 <= x <= x1 and top <= y <= bottom and text in cell.text:
                return cell
        return None


def bare(text: str) -> str:
    """A text without spaces and leader dots."""
    return "".join(LEADER.sub(" ", text).split())


def _bands(box: Sequence[float]) -> Iterator[int]:
    return iter(range(int(box[1] // BAND), int(box[3] // BAND) + 1))
