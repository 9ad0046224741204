"""The Authorization header: Basic, read strictly."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable

_LONGEST = 1024


def basic(headers: Iterable[tuple[bytes, bytes]]) -> tuple[str, str] | tuple[None, None]:
    """User-id and password of the one Authorization header; two None for any other form.

    The scheme may be in any case. The credentials are canonical base64 of UTF-8, split at the first colon.
    """
    found = [value for name, value in headers if name.lower() == b"authorization"]
    if len(found) != 1 or len(found[0]) > _LONGEST:
        return None, None
    scheme, _, credentials = found[0].strip().partition(b" ")
    credentials = credentials.lstrip(b" ")
    if scheme.lower() != b"basic":
        return None, None
    try:
        decoded = base64.b64decode(credentials, validate=True)
        if base64.b64encode(decoded) != credentials:
            return None, None
        user, colon, password = decoded.decode("utf-8").partition(":")
    except (binascii.Error, ValueError):
        return None, None
    return (user, password) if colon else (None, None)
