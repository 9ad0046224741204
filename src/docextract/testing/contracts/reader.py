"""What every reader must do: a class of tests.

class TestNotes(ReaderContract):
    reader = "notes"
    documents = (Path(__file__).parent / "notes.txt",)
"""

from __future__ import annotations

import datetime as dt
from typing import ClassVar

from ... import document as models
from ...errors import InvalidRequestError
from ...reading import Part
from .common import Document, DocumentsContract, is_bug, name_of, read_by, tried


class ReaderContract(DocumentsContract):
    """The tests of a reader.

    Attributes:
        reader: its name.
        documents: files that it reads, as paths or bytes; one at least.
        registry: what is registered; None is everything installed.
    """

    reader: ClassVar[str]

    def test_it_reads_pages_or_sheets_and_says_who_read_them(self) -> None:
        """A document has either pages or sheets, its reader's name and a media type."""
        for document in self._documents():
            read, name = self.read(document), name_of(document)
            assert read.reader, f"{name}: the document does not say who read it"
            assert "/" in read.media_type, f"{name}: {read.media_type!r} is no media type"
            assert bool(read.pages) != bool(read.sheets), f"{name}: a document has pages or sheets"

    def test_pages_are_numbered_and_hold_their_words(self) -> None:
        """Pages count from 1; every word has text, and a box on its page in points from the top left."""
        for document in self._documents():
            read, name = self.read(document), name_of(document)
            numbers = [page.number for page in read.pages]
            assert numbers == sorted(set(numbers)), f"{name}: pages come as {numbers}"
            assert all(1 <= number <= read.page_count for number in numbers), f"{name}: {read.page_count} pages"
            for page in read.pages:
                for word in page.words:
                    inside = 0 <= word.x0 <= word.x1 <= page.width and 0 <= word.top <= word.bottom <= page.height
                    assert word.text.strip(), f"{name}, page {page.number}: a word without text"
                    assert inside, f"{name}, page {page.number}: {word.text!r} stands off the page"

    def test_sheets_are_named_and_their_rows_have_values(self) -> None:
        """Every sheet is one of the names, and its cells are texts, numbers, dates, booleans or None."""
        for document in self._documents():
            read, name = self.read(document), name_of(document)
            for sheet in read.sheets:
                assert sheet.name in read.sheet_names, f"{name}: nobody names the sheet {sheet.name!r}"
                assert read.sheet_names[sheet.index - 1] == sheet.name, f"{name}: {sheet.name!r} is not {sheet.index}"
                strange = {type(v).__name__ for row in sheet.rows for v in row if not isinstance(v, _VALUES)}
                assert not strange, f"{name}: cells are {', '.join(sorted(strange))}"

    def test_the_same_file_reads_the_same(self) -> None:
        """Twice the same document."""
        for document in self._documents():
            first, second = self.read(document), self.read(document)
            assert _seen(first) == _seen(second), f"{name_of(document)} reads otherwise the second time"

    def test_garbage_is_refused_and_never_a_bug(self) -> None:
        """Damaged files give a document or a refusal."""
        for name, data in self._garbled():
            _, refusal = tried(lambda data=data: self.read(data))  # type: ignore[misc]
            assert not is_bug(refusal), f"{name}: {refusal}"

    def test_a_part_that_is_not_there_is_refused_by_name(self) -> None:
        """A page or a sheet beyond the last is an InvalidRequestError with field ``from``, ``to`` or ``sheet``."""
        for document in self._documents():
            paged = bool(self.read(document).pages)
            part = Part(None, 9999, 9999) if paged else Part("no such sheet")
            _, refusal = tried(lambda document=document, part=part: self.read(document, part))  # type: ignore[misc]
            assert isinstance(refusal, InvalidRequestError), f"{name_of(document)}: {part} is not refused ({refusal})"
            assert refusal.details.get("field") in ("from", "to", "sheet"), (
                f"the field is {refusal.details.get('field')}"
            )

    def test_nothing_reaches_the_network(self) -> None:
        """Reading opens no connection."""
        self._without_network(self.read)

    def read(self, document: Document, part: Part | None = None) -> models.Document:
        """The document, read by this reader."""
        return read_by(self.reader, document, self._registry, part)


_VALUES = (str, int, float, bool, dt.date, dt.time, type(None))


def _seen(read: models.Document) -> object:
    pages = [(page.number, page.width, page.height, list(page.words), page.rules, page.fills) for page in read.pages]
    return pages, [(sheet.name, sheet.rows, sheet.formulas) for sheet in read.sheets], read.warnings
