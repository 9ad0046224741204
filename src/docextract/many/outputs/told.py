"""What the line of the manifest adds to a document's row in ``documents``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def known_of(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What is known of a document beyond its answer."""
    error = entry.get("error") or {}
    return {
        "documentHash": entry.get("sha256"),
        "status": entry["status"],
        "assetType": entry.get("assetType"),
        "documentType": entry.get("documentType"),
        "errorType": error.get("type"),
        "errorMessage": error.get("message"),
    }
