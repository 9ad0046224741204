"""The whole answer as JSON."""

from __future__ import annotations

from typing import Any, BinaryIO

from ..models.extraction import Extraction
from .safe import json_text


def write(extraction: Extraction[Any, Any], file: BinaryIO) -> None:
    """Write the answer as indented JSON, UTF-8, to a binary file."""
    file.write(json_text(extraction.model_dump_json(by_alias=True, indent=2)).encode("utf-8") + b"\n")
