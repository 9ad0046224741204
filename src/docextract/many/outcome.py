"""What became of one document of many."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..declarations import resolve
from ..errors import DocextractError
from ..models.extraction import Extraction
from ..registry import default_registry
from .tasks import Answer


class FileOutcome:
    """One document's result: the extraction, or the error it ended in; one of the two is None.

    ``source`` is what was given, ``position`` its place among all that were given, from 0.
    """

    def __init__(self, source: Any, position: int, answer: Answer) -> None:
        self.source = source
        self.position = position
        self.error: DocextractError | None = answer.failure
        """What it ended in."""
        self.file_name: str | None = answer.file_name
        """What the document is called."""
        self.document_hash: str | None = answer.document_hash
        """SHA-256 of its bytes, where they could be read."""
        self.seconds: float = answer.seconds
        """How long a worker was at it."""
        self._json = answer.made
        self._told = answer.told

    @cached_property
    def extraction(self) -> Extraction[Any, Any] | None:
        """The extraction, made from its JSON at first use."""
        if self.error is not None:
            return None
        declared = default_registry().document_type(self._told["documentType"])
        kind: Any = resolve(declared.answers)
        made: Extraction[Any, Any] = kind.from_json(self._json)
        return made

    def model_dump_json(self) -> str:
        """The answer as JSON, as it came: nothing is read and written again.

        Raises:
            DocextractError: what the document ended in.
        """
        if self.error is not None:
            raise self.error
        return self._json.decode("utf-8", "surrogatepass")

    def result(self) -> Extraction[Any, Any]:
        """The extraction.

        Raises:
            DocextractError: what the document ended in.
        """
        if self.extraction is None:
            assert self.error is not None
            raise self.error
        return self.extraction

    def __repr__(self) -> str:
        if self.error is not None:
            return f"<FileOutcome {self.file_name or ''} {self.error.type}>"
        return f"<FileOutcome {self.file_name or ''} {self._told['documentType']} rows={self._told['rows']}>"
