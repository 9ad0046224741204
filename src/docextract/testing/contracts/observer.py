"""What every observer of finished extractions must do: a class of tests.

class TestMeter(ObserverContract):
    plugin = "meter"
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import ClassVar

from ...declarations import FinishedExtraction
from ...errors import ExtractionFailedError
from ...models.place import Place
from ...pipeline import extract
from ...registry import Registry
from .common import Asked, Contract
from .exporter import SMALL_ROLL

AT_ONCE = 8
"""Extractions that end at the same time."""


class ObserverContract(Contract):
    """The tests of an observer: what implements the hook ``extraction_finished``.

    What an observer raises is logged and fails no call, so that its faults are easily missed: here they fail.

    Attributes:
        plugin: the name of the plugin that observes.
        documents: documents with the asset and document type to ask for; by default a small rent roll.
        registry: what is registered; None is everything installed.
    """

    plugin: ClassVar[str]
    documents: ClassVar[Sequence[Asked]] = ((SMALL_ROLL, "MULTIFAMILY", "RENT_ROLL"),)

    def test_it_is_told(self) -> None:
        """Its plugin is among those that observe."""
        observing = self._registry.observers()
        assert self.plugin in observing, f"{self.plugin} observes nothing; these do: {', '.join(observing) or 'none'}"

    def test_it_takes_what_succeeded(self) -> None:
        """It raises nothing when a data set is done."""
        for finished in self._finished():
            self._tell(finished)

    def test_it_takes_what_failed(self) -> None:
        """It raises nothing where there is an error in place of the extraction."""
        errors = (ExtractionFailedError("Nothing of it is here.", place=Place(page=1)), RuntimeError("a bug"))
        for _, asset_type, document_type in self.documents:
            for error in errors:
                self._tell(FinishedExtraction(asset_type, document_type, None, error))

    def test_the_answer_is_left_as_it_was(self) -> None:
        """It looks on and changes nothing."""
        for finished in self._finished():
            assert finished.extraction is not None
            before = finished.extraction.model_dump_json()
            self._tell(finished)
            assert finished.extraction.model_dump_json() == before, f"{self.plugin} changes the answer"

    def test_it_may_be_told_from_several_threads(self) -> None:
        """A service ends many extractions at the same time."""
        told = [*self._finished()] * AT_ONCE
        with self._noticed() as faults, ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(self._registry.notify, told))
        assert not faults, faults[0]

    def _tell(self, finished: FinishedExtraction) -> None:
        with self._noticed() as faults:
            self._registry.notify(finished)
        assert not faults, faults[0]

    @contextmanager
    def _noticed(self) -> Iterator[list[str]]:
        """What the observer raises, as the log has it."""
        faults: list[str] = []
        handler = _Faults(self.plugin, faults)
        logger = logging.getLogger("docextract")
        logger.addHandler(handler)
        try:
            yield faults
        finally:
            logger.removeHandler(handler)

    def _finished(self) -> Iterator[FinishedExtraction]:
        assert self.documents, f"{type(self).__name__}.documents is empty: nothing is tested"
        quiet = Registry.build([])
        for document, asset_type, document_type in self.documents:
            registry = quiet if asset_type in quiet.asset_types and document_type in quiet.document_types else None
            answer = extract(
                document, asset_type=asset_type, document_type=document_type, registry=registry or self.registry
            )  # fmt: skip
            yield FinishedExtraction(asset_type, document_type, answer, None)


class _Faults(logging.Handler):
    """Keeps what the log says of one plugin's observer."""

    def __init__(self, plugin: str, faults: list[str]) -> None:
        super().__init__()
        self._plugin, self._kept = plugin, faults

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record that is about the plugin."""
        if record.exc_info and record.args == (self._plugin,):
            error = record.exc_info[1]
            self._kept.append(f"{self._plugin} raises {type(error).__name__}: {error}")
