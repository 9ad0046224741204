"""What goes to a worker, and what comes back: both can be pickled, and neither holds more than one document."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import DocextractError
from ..models.request import Options

Given = str | os.PathLike[str] | bytes
"""A document for a worker: a path or an fsspec address that is opened there, or the bytes."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is wanted of each document: the same for all."""

    arguments: Mapping[str, Any]
    """Keyword arguments of :func:`docextract.extract`, but for the document, its name, options and registry."""
    options: Options = field(default_factory=Options)
    form: str = "answer"
    """What the worker makes of an extraction, a key of ``reading.FORMS``, or the name of an exporter."""
    types: tuple[str, ...] = ()
    """Document types that are answered; none is all."""


@dataclass(frozen=True, slots=True)
class Task:
    """One document to be read."""

    given: Given
    wanted: Wanted
    file_name: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of one document: what was made of it, or the error as JSON."""

    made: bytes = b""
    """In the form that was wanted."""
    told: Mapping[str, Any] = field(default_factory=dict)
    """In short what was found: types, layout, rows, checks, proof."""
    error: Mapping[str, Any] | None = None
    document_hash: str | None = None
    file_name: str | None = None
    seconds: float = 0.0
    kept: bool = True
    """False where a document of another type was wanted."""

    @property
    def failure(self) -> DocextractError | None:
        """The error that it ended in."""
        from ..sandbox.wire import error_of

        return None if self.error is None else error_of(self.error)


def failed(error: DocextractError, **known: Any) -> Answer:
    """The answer that is an error."""
    from ..sandbox.wire import error_json

    return Answer(error=error_json(error), **known)
