"""A stage: a service over a file, its application, keys, and a document."""

from __future__ import annotations

import base64
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from http_parts import Stage

from docextract.models.service_limits import ServiceLimits
from docextract.service import Service
from docextract.testing import write

# The client logs the addresses that it calls, which is not what these tests are about.
logging.getLogger("httpx").setLevel(logging.WARNING)


@pytest.fixture(scope="session")
def roll_bytes() -> bytes:
    return write("handmade.commercial", seed=1, format="xlsx").data


@pytest.fixture(scope="session")
def roll(roll_bytes: bytes) -> dict[str, Any]:
    """A well-formed request."""
    url = "data:application/octet-stream;base64," + base64.b64encode(roll_bytes).decode()
    return {"assetType": "OFFICE", "documentType": "RENT_ROLL", "file": url, "fileName": "roll.xlsx"}


@pytest.fixture
def stage(tmp_path: Path, roll: dict[str, Any]) -> Iterator[Stage]:
    limits = ServiceLimits(failed_logins=1000, request_bytes=1 << 20)
    with Service.open(tmp_path / "docextract.db", limits=limits) as service:
        yield Stage(service, roll)
