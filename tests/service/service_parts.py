"""What tests of the service share."""

from __future__ import annotations

import base64


def data_url(data: bytes) -> str:
    """The bytes as a data URL."""
    return "data:application/octet-stream;base64," + base64.b64encode(data).decode()
