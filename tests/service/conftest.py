"""A service in memory, one in a file, keys, and a document."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from service_parts import data_url

from docextract.models.service_limits import ServiceLimits
from docextract.service import MemoryStore, Service
from docextract.testing import write


@pytest.fixture(scope="session")
def roll_bytes() -> bytes:
    return write("handmade.commercial", seed=1, format="xlsx").data


@pytest.fixture(scope="session")
def roll_pdf() -> bytes:
    return write("handmade.commercial", seed=1, format="pdf").data


@pytest.fixture
def service() -> Iterator[Service]:
    with Service(MemoryStore(), limits=ServiceLimits(at_once_per_key=100)) as service:
        yield service


@pytest.fixture
def file_service(tmp_path: Path) -> Iterator[Service]:
    with Service.open(tmp_path / "docextract.db") as service:
        yield service


@pytest.fixture
def roll(roll_bytes: bytes) -> dict[str, Any]:
    """A well-formed request."""
    return {
        "assetType": "OFFICE", "documentType": "RENT_ROLL", "file": data_url(roll_bytes), "fileName": "roll.xlsx",
    }  # fmt: skip
