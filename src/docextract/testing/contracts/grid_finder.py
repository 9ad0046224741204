"""What every finder of grids must do: a class of tests.

class TestNotes(GridFinderContract):
    finder = "notes"
    documents = (Path(__file__).parent / "notes.txt",)
"""

from __future__ import annotations

from typing import ClassVar

from ...declarations import resolve
from ...document import Document as ReadDocument
from ...document import Grid
from ..builders import workbook
from .common import Document, DocumentsContract, name_of, read_by


class GridFinderContract(DocumentsContract):
    """The tests of a finder.

    Attributes:
        finder: its name.
        documents: files that it finds grids in, as paths or bytes; one at least.
        reader: who reads them; None is the first that takes the file.
        foreign: a file that is none of its own, for which it gives None; None if it takes every file.
        registry: what is registered; None is everything installed.
    """

    finder: ClassVar[str]
    reader: ClassVar[str | None] = None
    foreign: ClassVar[Document | None] = workbook([["Nothing"], ["of", "mine"]])

    def test_it_finds_grids_of_even_rows(self) -> None:
        """There are grids, and every row of one has its width."""
        for document in self._documents():
            grids = self.found(document)
            assert grids, f"{name_of(document)}: nothing is found"
            for grid in grids:
                assert {len(row) for row in grid.values} <= {grid.width}, f"{name_of(document)}: uneven rows"

    def test_every_filled_cell_says_where_it_stands(self) -> None:
        """A cell with text has a place: a sheet and a cell, or a page and a box on it."""
        for document in self._documents():
            read = self._read(document)
            for grid in self.found(document):
                for cell in grid.cells():
                    if cell.text is None:
                        continue
                    assert cell.place is not None, f"{name_of(document)}: {cell.text!r} stands nowhere"
                    there = cell.place.sheet in read.sheet_names if cell.place.page is None else cell.place.box
                    assert there, f"{name_of(document)}: {cell.text!r} stands at {cell.place.to_json()}"

    def test_no_text_is_lost(self) -> None:
        """Every text of a sheet that was read, and every word of a page, is in some grid."""
        for document in self._documents():
            read = self._read(document)
            shown = " ".join(cell.text for grid in self.found(document) for cell in grid.cells() if cell.text)
            printed = [
                v for sheet in read.sheets for row in sheet.rows for v in row if isinstance(v, str) and v.strip()
            ]
            printed += [word.text for page in read.pages for word in page.words]
            packed = "".join(shown.split())
            lost = [text for text in printed if "".join(text.split()) not in packed]
            assert not lost, f"{name_of(document)}: {lost[0]!r} is in no grid"

    def test_the_same_document_gives_the_same_grids(self) -> None:
        """Twice the same rows."""
        for document in self._documents():
            first, second = ([grid.rows for grid in self.found(document)] for _ in range(2))
            assert first == second, f"{name_of(document)}: other grids the second time"

    def test_what_is_not_its_own_is_left_to_the_next(self) -> None:
        """None for a foreign document."""
        if self.foreign is None:
            return
        read = read_by(None, self.foreign, self._registry)
        assert resolve(self._registry.grid_finders[self.finder].find)(read) is None, (
            "a foreign document is not declined"
        )

    def found(self, document: Document) -> list[Grid]:
        """The grids of a document."""
        found = resolve(self._registry.grid_finders[self.finder].find)(self._read(document))
        assert found is not None, f"{name_of(document)}: declined"
        return found

    def _read(self, document: Document) -> ReadDocument:
        return read_by(self.reader, document, self._registry)
