"""A path, bytes, an open file or a data URL becomes a :class:`Source`: bytes of a known kind, within the limits."""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import re
import unicodedata
from dataclasses import field
from typing import BinaryIO

from .errors import DocumentTooLargeError, InvalidRequestError, UnreadableDocumentError
from .models.limits import DEFAULT_LIMITS, Limits
from .records import record
from .sniffing import MEDIA_TYPES, Kind, kind_of

_DATA_URL = re.compile(r"data:", re.I)
_BASE64_HEAD = re.compile(r"[^,]*;base64", re.I)
# Bidirectional controls reorder what a person sees; surrogates cannot be written as UTF-8.
_FORBIDDEN_IN_NAMES = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_PATH = re.compile(r"[/\\]|\A\s*\.{1,2}\s*\Z")
_FILE_NAME_LENGTH = 255


@record
class Source:
    """One document as it came: its bytes, what they are, and what it is called."""

    data: bytes
    kind: Kind
    media_type: str
    file_name: str | None = None
    path: str | None = None
    """Where it was read from, if it was a file of this machine."""
    _sha256: str | None = field(default=None, repr=False)

    @property
    def sha256(self) -> str:
        """SHA-256 of the bytes, in hexadecimal."""
        if self._sha256 is None:
            self._sha256 = hashlib.sha256(self.data).hexdigest()
        return self._sha256


def open_source(
    source: str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryIO | Source,
    *,
    file_name: str | None = None,
    limits: Limits | None = None,
) -> Source:
    """Read a document and tell what it is from its content.

    Args:
        source: a path, the bytes, a binary file (read from where it stands), or a data URL in a ``str``.
        file_name: what the document is called; text for people, never a path. Default: the path's last part.
        limits: see :class:`~docextract.models.limits.Limits`.

    Raises:
        InvalidRequestError: the file name or the data URL is malformed, or there is no such file.
        DocumentTooLargeError: over ``documentBytes``.
        UnreadableDocumentError: empty, cut off, or encrypted (its subclass).
        UnsupportedMediaTypeError: neither a PDF nor a workbook.
    """
    if isinstance(source, Source):
        return source
    data, name, path = document_bytes(source, file_name=file_name, limits=limits)
    kind = kind_of(data)
    return Source(data=data, kind=kind, media_type=MEDIA_TYPES[kind], file_name=name, path=path)


def document_bytes(
    source: str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryIO | Source,
    *,
    file_name: str | None = None,
    limits: Limits | None = None,
) -> tuple[bytes, str | None, str | None]:
    """The bytes of a document that nobody has looked into, its name, and the path it was read from.

    Raises:
        InvalidRequestError: the file name or the data URL is malformed, or there is no such file.
        DocumentTooLargeError: over ``documentBytes``.
    """
    if isinstance(source, Source):
        return source.data, source.file_name, source.path
    limits = limits or DEFAULT_LIMITS
    name = None if file_name is None else checked_file_name(file_name)
    path: str | None = None
    if isinstance(source, (bytes, bytearray, memoryview)):
        _check_size(len(source), limits)
        data = bytes(source)
    elif isinstance(source, str) and _DATA_URL.match(source):
        data = data_url_bytes(source, limits=limits)
    elif isinstance(source, (str, os.PathLike)):
        path = os.fspath(source)
        data = _file_bytes(path, limits)
        if name is None:
            name = _tolerant_file_name(os.path.basename(path))
    elif hasattr(source, "read"):
        data = _stream_bytes(source, limits)
    else:
        raise InvalidRequestError(
            f"A document is a path, bytes, a binary file or a data URL, not {type(source).__name__}.", field="file"
        )
    return data, name, path


def data_url_bytes(url: str, *, limits: Limits | None = None) -> bytes:
    """The bytes of a data URL (RFC 2397): base64 required and canonical, parameters and media type ignored.

    The scheme and ``;base64`` may be in any case. White space, a fragment, percent escapes and the URL-safe alphabet
    are refused, so is base64 with a wrong length, non-zero tail bits or needless padding.

    Raises:
        InvalidRequestError: ``details["field"]`` is ``"file"``.
        DocumentTooLargeError: told from the length, before anything is decoded.
    """
    limits = limits or DEFAULT_LIMITS
    head, comma, payload = url.partition(",")
    if not _DATA_URL.match(head) or not comma:
        raise _bad_url("it must begin with data: and hold a comma")
    if not _BASE64_HEAD.fullmatch(head[5:]):
        raise _bad_url("it must be base64: data:<media type>;base64,<data>")
    if re.search(r"[\s#]", head):
        raise _bad_url("its head holds white space or a fragment")
    if len(payload) % 4:
        # The size goes first: a text too long is too large, whatever else is wrong with it.
        _check_size(len(payload) // 4 * 3, limits)
        raise _bad_url("the length of its base64 is not a multiple of 4")
    padding = len(payload) - len(payload.rstrip("="))
    _check_size(len(payload) // 4 * 3 - min(padding, 2), limits)
    if padding > 2 or payload.find("=", 0, len(payload) - padding) >= 0:
        raise _bad_url("its base64 is padded wrongly")
    try:
        data = _b64decode(payload)
    except (binascii.Error, ValueError) as error:
        raise _bad_url("it holds characters that are not base64") from error
    if padding and base64.b64encode(data[-(3 - padding) :]).decode() != payload[-4:]:
        raise _bad_url("its base64 is not canonical: the bits after the last byte are not zero")
    return data


def checked_file_name(name: object) -> str:
    """A file name in NFC.

    Raises:
        InvalidRequestError: not text, over 255 characters, or with control, bidirectional or surrogate characters;
            ``details["field"]`` is ``"fileName"``.
    """
    if not isinstance(name, str):
        raise InvalidRequestError("fileName must be text.", field="fileName")
    if _FORBIDDEN_IN_NAMES.search(name):
        raise InvalidRequestError(
            "fileName must not hold control, bidirectional or surrogate characters.", field="fileName"
        )
    name = unicodedata.normalize("NFC", name)
    if len(name) > _FILE_NAME_LENGTH:
        raise InvalidRequestError(
            f"fileName has {len(name)} characters; at most {_FILE_NAME_LENGTH} are allowed.",
            field="fileName",
            limit="fileName",
            max=_FILE_NAME_LENGTH,
            value=len(name),
        )
    return name


def bare_file_name(name: object) -> str:
    """A file name as a request may give it: as :func:`checked_file_name`, and neither empty nor a path.

    Raises:
        InvalidRequestError: it is none; ``details["field"]`` is ``"fileName"``.
    """
    checked = checked_file_name(name)
    if not checked.strip():
        raise InvalidRequestError("fileName is empty.", field="fileName")
    if _PATH.search(checked):
        raise InvalidRequestError("fileName must be a name, not a path.", field="fileName")
    return checked


def _tolerant_file_name(name: str) -> str:
    """A name found on disk: what may not stand in a name is replaced, since nobody typed it into a request."""
    return unicodedata.normalize("NFC", _FORBIDDEN_IN_NAMES.sub("\ufffd", name))[:_FILE_NAME_LENGTH]


def _b64decode(payload: str) -> bytes:
    try:
        import pybase64
    except ImportError:
        return base64.b64decode(payload, validate=True)
    return bytes(pybase64.b64decode(payload, validate=True))


def _bad_url(why: str) -> InvalidRequestError:
    return InvalidRequestError(f"The data URL cannot be read: {why}.", field="file")


def _check_size(size: int, limits: Limits) -> None:
    if size > limits.document_bytes:
        raise DocumentTooLargeError(
            f"The document has {size:,} bytes; at most {limits.document_bytes:,} are allowed.",
            limit="documentBytes",
            value=size,
            max=limits.document_bytes,
        )


def _file_bytes(path: str, limits: Limits) -> bytes:
    try:
        with open(path, "rb") as file:
            _check_size(os.fstat(file.fileno()).st_size, limits)
            return _stream_bytes(file, limits)
    except FileNotFoundError as error:
        raise InvalidRequestError(f"There is no file {path!r}.", field="file") from error
    except IsADirectoryError as error:
        raise InvalidRequestError(f"{path!r} is a folder, not a file.", field="file") from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UnreadableDocumentError(f"The file {path!r} cannot be read: {reason}.") from error


def _stream_bytes(file: BinaryIO, limits: Limits) -> bytes:
    """All of a file from where it stands, in pieces so that one without an end is noticed."""
    pieces: list[bytes] = []
    size = 0
    while piece := file.read(min(1 << 24, limits.document_bytes + 1 - size)):
        if not isinstance(piece, bytes):
            raise InvalidRequestError("The file must be opened in binary mode.", field="file")
        pieces.append(piece)
        size += len(piece)
        _check_size(size, limits)
    return pieces[0] if len(pieces) == 1 else b"".join(pieces)
