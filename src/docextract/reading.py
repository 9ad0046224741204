"""A source as documents: parsed once, however many data sets are asked of it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import field, replace
from typing import NamedTuple

from .declarations import Reader, ReadRequest, resolve
from .document import Document, Grid, Page, PageGrid, ReadWarning
from .errors import (
    DocextractError,
    EncryptedDocumentError,
    NoTextLayerError,
    PluginError,
    ProcessingLimitError,
    UnreadableDocumentError,
)
from .models.request import Options, TaggingData
from .records import record
from .registry import Registry
from .source import Source

MOST_BESIDE = 8 * 1024 * 1024
"""Bytes of a workbook up to which its other sheets are read although nobody asked for them."""


SCAN = 0.8
"""Part of a page that one picture covers at least where the page is a scan."""
TYPED = 30
"""So many words at most are typed over a scan, as a page number and a stamp are."""
SEEN = 2
"""So many times as many words at least are seen on a scan as are typed over it."""


class Part(NamedTuple):
    """The part of a file that one data set is about: a sheet, or a window of pages."""

    sheet: int | str | None = None
    first_page: int | None = None
    last_page: int | None = None


@record
class ReadPart:
    """A part as read, with what it cost in milliseconds."""

    document: Document
    milliseconds: float
    grids: dict[str, list[Grid]] = field(default_factory=dict)
    """The grids by purpose, once they were found."""


class Reading:
    """One file in one call. Parts are read together where that succeeds, and each is read once."""

    def __init__(self, source: Source, registry: Registry, options: Options, password: str | None = None) -> None:
        self.source = source
        self.registry = registry
        self.options = options
        self.password = password
        self.reader: Reader = registry.reader(source.kind, options.reader)
        self._parts: dict[Part, ReadPart | DocextractError] = {}

    @property
    def paged(self) -> bool:
        """True for a file of pages, False for a workbook."""
        return self.source.kind == "pdf"

    def part(self, tagging: TaggingData) -> Part:
        """The part that tagging data asks for: pages of a PDF, a sheet of a workbook (the first unless said)."""
        if self.paged:
            return Part(None, tagging.first_page, tagging.last_page)
        return Part(1 if tagging.sheet is None else tagging.sheet)

    def read_all(self, parts: Iterable[Part]) -> None:
        """Read some parts in one go.

        Raises:
            UnreadableDocumentError: the file as a whole cannot be read. What concerns one part is kept for that part.
        """
        wanted = list(dict.fromkeys(parts))
        if len(wanted) < 2:
            return
        try:
            together, milliseconds = self._timed(self._joint_request(wanted))
        except (EncryptedDocumentError, NoTextLayerError):
            raise
        except UnreadableDocumentError as error:
            if error.place is None:
                raise
            return
        except DocextractError:
            return  # some part is at fault: each is then read by itself, and fails by itself
        for position, part in enumerate(wanted):
            mine = _share(together, part, position)
            if mine is not None:
                self._parts[part] = ReadPart(mine, milliseconds)

    def read(self, part: Part) -> ReadPart:
        """One part, read before or now.

        Raises:
            DocextractError: what the reader refused it with.
        """
        if part not in self._parts:
            try:
                self._parts[part] = ReadPart(*self._timed(self._request(part)))
            except DocextractError as error:
                self._parts[part] = error
        found = self._parts[part]
        if isinstance(found, DocextractError):
            raise found
        return found

    def within(self, part: ReadPart, first_page: int, last_page: int) -> Part:
        """Some pages of a part that was read, as a part of its own that need not be read again."""
        found = Part(None, first_page, last_page)
        if found not in self._parts:
            mine = _share(part.document, found, 0)
            if mine is not None:
                # All pages of what was read have its grids, which need not be found again.
                same = len(mine.pages) == len(part.document.pages)
                self._parts[found] = ReadPart(mine, part.milliseconds, part.grids if same else {})
        return found

    def grids(self, part: ReadPart, purpose: str) -> list[Grid]:
        """The grids of a part: those of the first finder of the purpose that does not decline."""
        if purpose not in part.grids:
            part.grids[purpose] = self.find(part.document, purpose)
        return part.grids[purpose]

    def other_sheets(self, part: ReadPart) -> list[Grid]:
        """The grids of the workbook's other sheets; those that cannot be read are left out."""
        here = {sheet.name for sheet in part.document.sheets}
        found: list[Grid] = []
        for position, name in enumerate(part.document.sheet_names, 1):
            if name in here:
                continue
            try:
                found += self.grids(self.read(Part(position)), "report")
            except DocextractError:
                continue
        return found

    def beside(self, part: ReadPart) -> list[Grid]:
        """The grids of the other sheets, read in one go; none where the file is over ``MOST_BESIDE`` bytes."""
        names = part.document.sheet_names
        if self.paged or len(names) < 2 or self.unseen(part):
            return []
        self.read_all(Part(position) for position in range(1, len(names) + 1) if Part(position) not in self._parts)
        return self.other_sheets(part)

    def unseen(self, part: ReadPart) -> list[str]:
        """The names of the other sheets of a workbook over ``MOST_BESIDE`` bytes, which are not looked at."""
        if self.paged or len(self.source.data) <= MOST_BESIDE:
            return []
        here = {sheet.name for sheet in part.document.sheets}
        return [name for name in part.document.sheet_names if name not in here]

    def sheet(self, position: int) -> ReadPart:
        """A sheet that was read before, by its position from 1."""
        return self.read(Part(position))

    def find(self, document: Document, purpose: str) -> list[Grid]:
        """The grids of a document that need not be as it was read."""
        for finder in self.registry.finders(purpose):
            found = resolve(finder.find)(document)
            if found is not None:
                if document.pages:
                    _remember_source(found, self.source)
                return found
        return []

    def _request(self, part: Part) -> ReadRequest:
        return ReadRequest(
            source=self.source,
            limits=self.options.limits,
            sheets=() if part.sheet is None else (part.sheet,),
            first_page=part.first_page,
            last_page=part.last_page,
            password=self.password,
            progress=self.options.progress,
        )

    def _joint_request(self, parts: list[Part]) -> ReadRequest:
        sheets = tuple(part.sheet for part in parts if part.sheet is not None)
        firsts = [part.first_page for part in parts if part.first_page is not None]
        lasts = [part.last_page for part in parts if part.last_page is not None]
        return replace(
            self._request(Part()),
            sheets=sheets,
            first_page=min(firsts) if len(firsts) == len(parts) else None,
            last_page=max(lasts) if len(lasts) == len(parts) else None,
        )

    def _timed(self, request: ReadRequest) -> tuple[Document, float]:
        start = time.perf_counter()
        try:
            document = self._read(self.reader, request)
        except NoTextLayerError as error:
            document = self._pictures(request, error)
        else:
            self._add_pictures(request, document)
        return document, (time.perf_counter() - start) * 1000

    def _pictures(self, request: ReadRequest, error: NoTextLayerError) -> Document:
        """The document whose pages are all pictures, read off them; NoTextLayerError where nothing can."""
        reader = self._picture_reader
        if reader is None or not error.details.get("pictures"):
            raise error
        try:
            document = self._read(reader, request)
        except PluginError as unable:
            raise NoTextLayerError(f"{error.message} {unable.message}", place=error.place, **error.details) from unable
        if not any(page.words for page in document.pages):
            raise error
        return document

    def _add_pictures(self, request: ReadRequest, document: Document) -> None:
        """Read what is printed on the pages that are a picture, alone or with a few words typed over it."""
        pictures = {page.number: page for page in document.pages if _is_picture(page)}
        reader = self._picture_reader if pictures else None
        if reader is None:
            return
        try:
            found = self._read(reader, replace(request, pages=tuple(pictures)))
        except PluginError as unable:
            document.warnings.append(ReadWarning("picturesNotRead", unable.message))
            return
        read = {page.number: page for page in found.pages if len(page.words) >= SEEN * len(pictures[page.number].words)}
        document.pages = [read.get(page.number, page) for page in document.pages]
        document.warnings += [w for w in found.warnings if w.place is None or w.place.page in read]

    @property
    def _picture_reader(self) -> Reader | None:
        if self.options.reader is not None:
            return None
        kind = self.source.kind
        return next((r for r in self.registry.readers.values() if r.pictures and kind in r.kinds), None)

    def _read(self, reader: Reader, request: ReadRequest) -> Document:
        try:
            return resolve(reader.read)(request)
        except DocextractError:
            raise
        except ImportError as error:
            raise PluginError(f"The reader {reader.name!r} cannot be loaded: {error}") from error
        except (MemoryError, RecursionError) as error:
            raise ProcessingLimitError("The document needs more memory than there is.", limit="memory") from error
        except Exception as error:
            raise UnreadableDocumentError(
                f"The reader {reader.name!r} cannot read the file ({type(error).__name__}: {error})."
            ) from error


def _is_picture(page: Page) -> bool:
    if not page.words:
        return bool(page.images)
    least = SCAN * page.width * page.height
    return len(page.words) <= TYPED and any((x1 - x0) * (y1 - y0) >= least for x0, y0, x1, y1 in page.images)


def _share(document: Document, part: Part, position: int) -> Document | None:
    """One part's share of what was read together; None where only the reader can say what is wrong with the part."""
    if part.sheet is not None:
        sheet = document.sheets[position]
        return replace(document, sheets=[sheet], warnings=_about(document.warnings, sheet=sheet.name))
    first, last = part.first_page or 1, part.last_page or document.page_count
    pages = [page for page in document.pages if first <= page.number <= last]
    if first > document.page_count or last > document.page_count or not any(page.words for page in pages):
        return None
    return replace(document, pages=pages, warnings=_about(document.warnings, pages=pages))


def _about(
    warnings: list[ReadWarning], *, sheet: str | None = None, pages: list[Page] | None = None
) -> list[ReadWarning]:
    numbers = {page.number for page in pages or ()}
    return [w for w in warnings if w.place is None or (w.place.sheet == sheet if sheet else w.place.page in numbers)]


def _remember_source(grids: list[Grid], source: Source) -> None:
    """A page's grid is drawn on the page as it looks, for which the file is needed again."""
    for grid in grids:
        if isinstance(grid, PageGrid):
            grid.source_path, grid.source_bytes = source.path, None if source.path else source.data
