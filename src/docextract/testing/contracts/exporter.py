"""What every exporter must do: a class of tests.

class TestUnits(ExporterContract):
    exporter = "units"
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from ...declarations import resolve
from ...models.extraction import Extraction
from ..builders import workbook
from .common import Asked, Contract

SMALL_ROLL = workbook(
    [
        ["Rent Roll"],
        ["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent", "Lease From", "Lease To"],
        ["101", "Ann Ames", 700, 1000, 950, "01/01/2024", "12/31/2024"],
        ["102", "Zoë Çelik", 700, 1000, 975, "02/01/2024", "01/31/2025"],
        ["103", "VACANT", 800, 1100, None, None, None],
        ["Total", None, 2200, 3100, 1925, None, None],
    ]
)


class ExporterContract(Contract):
    """The tests of an exporter.

    Attributes:
        exporter: its name.
        documents: documents with the asset and document type to ask for; by default a small rent roll.
        registry: what is registered; None is everything installed.
    """

    exporter: ClassVar[str]
    documents: ClassVar[Sequence[Asked]] = ((SMALL_ROLL, "MULTIFAMILY", "RENT_ROLL"),)

    def test_it_writes_something(self) -> None:
        """Bytes come out, into a file that cannot be read or sought."""
        for extraction in self._extractions():
            assert self.written(extraction), f"{self.exporter} writes nothing"

    def test_the_same_answer_gives_the_same_bytes(self) -> None:
        """No moment, no random name."""
        for extraction in self._extractions():
            assert self.written(extraction) == self.written(extraction), f"{self.exporter} writes other bytes each time"

    def test_the_answer_is_left_as_it_was(self) -> None:
        """Writing changes nothing in the answer."""
        for extraction in self._extractions():
            before = extraction.model_dump_json()
            self.written(extraction)
            assert extraction.model_dump_json() == before, f"{self.exporter} changes the answer"

    def test_its_file_has_a_name_and_a_media_type(self) -> None:
        """``suffix`` begins with a dot, ``media_type`` is one."""
        declared = self._registry.exporters[self.exporter]
        assert declared.suffix.startswith("."), f"{declared.suffix!r} is no suffix"
        assert "/" in declared.media_type, f"{declared.media_type!r} is no media type"

    def written(self, extraction: Extraction[Any, Any]) -> bytes:
        """What the exporter writes."""
        file = _OnlyWrites()
        write: Any = resolve(self._registry.exporters[self.exporter].write)
        write(extraction, file)
        return b"".join(file.parts)

    def _extractions(self) -> Iterator[Extraction[Any, Any]]:
        return (self._extracted(*asked) for asked in self.documents)


class _OnlyWrites(io.RawIOBase):
    """A file like a pipe."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.parts.append(bytes(data))
        return len(data)
