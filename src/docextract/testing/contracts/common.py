"""What the contracts share: documents by path or as bytes, and refusals that are bugs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from ...document import Document as ReadDocument
from ...errors import DocextractError, PluginError
from ...golden import documents as kept_in
from ...models.extraction import Extraction
from ...models.request import Options
from ...pipeline import extract
from ...reading import Part, Reading
from ...registry import Registry, default_registry
from ...source import open_source
from ..garbage import garbled
from ..network import no_network

Document = Path | str | bytes
Asked = tuple[Document, str, str]
"""A document with the asset and document type to ask for."""
Made = TypeVar("Made")


def bytes_of(document: Document) -> bytes:
    """The bytes of a document."""
    return document if isinstance(document, bytes) else Path(document).read_bytes()


def name_of(document: Document) -> str:
    """What a document is called."""
    return "document" if isinstance(document, bytes) else Path(document).name


def tried(make: Callable[[], Made]) -> tuple[Made | None, DocextractError | None]:
    """What is made, or the refusal; what is no refusal is raised."""
    try:
        return make(), None
    except DocextractError as error:
        return None, error


def is_bug(error: DocextractError | None) -> bool:
    """Whether an error is the plugin's fault and not the document's."""
    return type(error) is DocextractError or isinstance(error, PluginError)


def read_by(reader: str | None, document: Document, registry: Registry, part: Part | None = None) -> ReadDocument:
    """A document as a reader reads it, or the first that takes it: all its pages or the first sheet, unless told."""
    reading = Reading(open_source(document), registry, Options(reader=reader))
    return reading.read(part or (Part() if reading.paged else Part(1))).document


class Contract:
    """What the contracts have in common.

    Attributes:
        registry: what is registered; None is everything installed.
    """

    registry: ClassVar[Registry | None] = None

    @property
    def _registry(self) -> Registry:
        return self.registry or default_registry()

    def _extracted(self, document: Document, asset_type: str, document_type: str, **asked: Any) -> Extraction[Any, Any]:
        asked |= {"registry": self.registry}
        return extract(document, asset_type=asset_type, document_type=document_type, **asked)


class DocumentsContract(Contract):
    """What the contracts about files have in common.

    Attributes:
        documents: files that it is tested with, as paths or bytes; one at least. A folder is all documents in it beside
            which an answer is kept.
    """

    documents: ClassVar[Sequence[Document] | Path]

    def _documents(self) -> Iterator[Document]:
        there = [*kept_in([self.documents])] if isinstance(self.documents, Path) else self.documents
        assert there, f"{type(self).__name__}.documents is empty: nothing is tested"
        yield from there

    def _garbled(self) -> Iterator[tuple[str, bytes]]:
        """Damaged variants of the documents, each with what was done to which."""
        for document in self._documents():
            for what, data in garbled(bytes_of(document)):
                yield f"{name_of(document)}, {what}", data

    def _without_network(self, read: Callable[[Document], object]) -> None:
        for document in self._documents():
            with no_network() as reached:
                read(document)
            assert not reached, f"{name_of(document)}: {reached[0]}"
