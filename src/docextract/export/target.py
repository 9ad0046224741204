"""Where an export goes: a path, a buffer of text or of bytes, or back to the caller."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import IO, Any

from ..errors import InvalidRequestError

Target = str | os.PathLike[str] | IO[Any] | None
"""A path, an open file (of text or of bytes), or None."""


def written(text: str, target: Target) -> str | None:
    """Write a text to a path (UTF-8) or a buffer; without one, give it back.

    Raises:
        InvalidRequestError: the target is neither; or the path cannot be written to.
    """
    if target is None:
        return text
    if not isinstance(target, (str, os.PathLike)) and _of_text(target):
        target.write(text)
        return None
    written_bytes(text.encode("utf-8", "replace"), target)
    return None


def written_bytes(data: bytes, target: Target) -> bytes | None:
    """Write bytes to a path or a buffer of bytes; without one, give them back.

    Raises:
        InvalidRequestError: as for :func:`written`.
    """
    if target is None:
        return data
    if isinstance(target, (str, os.PathLike)):
        try:
            Path(target).write_bytes(data)
        except OSError as error:
            raise InvalidRequestError(f"{str(target)!r} cannot be written: {error.strerror}", field="output") from error
        return None
    if not hasattr(target, "write"):
        raise InvalidRequestError(
            f"an export goes to a path or an open file, not {type(target).__name__}", field="output"
        )
    if _of_text(target):
        raise InvalidRequestError("a workbook is written to a file of bytes, not of text", field="output")
    target.write(data)
    return None


def _of_text(target: Any) -> bool:
    """Whether a buffer takes text."""
    return isinstance(target, io.TextIOBase) or (not isinstance(target, io.IOBase) and hasattr(target, "encoding"))
