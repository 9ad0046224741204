"""What became of one data set when several were asked of a document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..errors import DocextractError
from .extraction import Extraction
from .request import TaggingData


@dataclass(frozen=True, slots=True)
class Outcome:
    """One data set's result: the extraction, or the error it failed with; one of the two is None."""

    tagging_data: TaggingData
    extraction: Extraction[Any, Any] | None = None
    error: DocextractError | None = None


@dataclass(frozen=True, slots=True)
class LoggedOutcome(Outcome):
    """One data set's result with the id of its log entry."""

    id: str = ""
