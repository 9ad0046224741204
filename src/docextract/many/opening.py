"""How a document is opened where it is read: a path of that machine, an fsspec address, or bytes that came along."""

from __future__ import annotations

import os
import re
from typing import Any, BinaryIO, cast

from ..errors import InvalidRequestError, UnreadableDocumentError
from ..models.limits import Limits
from ..source import document_bytes
from .tasks import Given

_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*(::[a-z][a-z0-9+.-]*)*://", re.I)
"""``s3://bucket/key``, ``zip://a.pdf::s3://bucket/key.zip``; a drive's letter is none."""


def is_address(text: object) -> bool:
    """Whether a text is the address of a file elsewhere, as fsspec knows them."""
    return isinstance(text, str) and _ADDRESS.match(text) is not None


def opened(given: Given, file_name: str | None, limits: Limits) -> tuple[bytes, str | None]:
    """The bytes of a document, and its name.

    Raises:
        InvalidRequestError: there is no such file, or fsspec is missing.
        UnreadableDocumentError: it cannot be read.
        DocumentTooLargeError: over ``documentBytes``.
    """
    if is_address(given):
        return _fetched(str(given), file_name, limits)
    data, name, _ = document_bytes(given, file_name=file_name, limits=limits)
    return data, name


def name_of(address: str) -> str:
    """What a document at an address is called."""
    return os.path.basename(address.split("::", 1)[0].split("?", 1)[0].rstrip("/")) or address


def _fetched(address: str, file_name: str | None, limits: Limits) -> tuple[bytes, str | None]:
    try:
        with filesystem().open(address, "rb") as file:
            data, _, _ = document_bytes(cast("BinaryIO", file), limits=limits)
    except FileNotFoundError as error:
        raise InvalidRequestError(f"There is no file {address!r}.", field="file") from error
    except (OSError, ValueError, ImportError) as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise UnreadableDocumentError(f"The file {address!r} cannot be read: {reason}.") from error
    return data, file_name if file_name is not None else name_of(address)


def filesystem() -> Any:
    """The library of files elsewhere.

    Raises:
        InvalidRequestError: it is not installed.
    """
    try:
        import fsspec
    except ImportError:
        raise InvalidRequestError(
            "Files elsewhere are read with fsspec: pip install 'docextract[fsspec]'.", field="file"
        ) from None
    return fsspec
