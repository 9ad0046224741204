"""What the contracts share: documents by path or as bytes, and refusals that are bugs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ...errors import DocextractError, PluginError

Document = Path | str | bytes
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
