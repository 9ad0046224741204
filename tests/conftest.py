"""What tests of several rooms share."""

from __future__ import annotations

import gc
import io
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from draws import register

if TYPE_CHECKING:
    from postgres_server import Server

register()
gc.disable()  # until all is collected: thousands of tests are made and none goes, in each process anew

SHARED = Path(__file__).resolve().parents[2] / "shared"


def pytest_collection_finish() -> None:
    gc.enable()


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of real documents beside the project; tests that need it are skipped where it is absent."""
    if not SHARED.is_dir():
        pytest.skip("the folder of shared documents is not beside this checkout")
    return SHARED


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server; tests that need it are skipped where none is installed."""
    from postgres_server import Server, lacking

    if (reason := lacking()) is not None:
        pytest.skip(reason)
    server = Server()
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> str:
    """The URL of an empty database, and a pepper in the environment."""
    monkeypatch.setenv("DOCEXTRACT_PEPPER", "a pepper of the tests' own")
    return postgres.empty()


@pytest.fixture(scope="session")
def parking_workbook() -> bytes:
    """A workbook of three sheets: two lists of parking spaces, and a rent roll of four units."""
    import openpyxl

    book = openpyxl.Workbook()
    first = book.active
    assert first is not None
    first.title = "North"
    for line in (["Space", "Holder", "Fee"], ["P1", "Ann", 50], ["P2", "=cmd()", 60.5], ["Total", None, 110.5]):
        first.append(line)
    first["B3"].data_type = "s"
    second = book.create_sheet("South")
    for line in (["Space", "Holder", "Fee"], ["S1", "Cyd", 10], ["Total", None, 11]):
        second.append(line)
    roll = book.create_sheet("Roll")
    for line in (
        ["Rent Roll"],
        ["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent", "Lease From", "Lease To"],
        ["101", "Ann Ames", 700, 1000, 950, "01/01/2024", "12/31/2024"],
        ["102", "Bob Boll", 700, 1000, 975, "02/01/2024", "01/31/2025"],
        ["103", "VACANT", 800, 1100, None, None, None],
        ["104", "Cyd Cole", 800, 1100, 1050, "03/01/2024", "02/28/2025"],
        ["Total", None, 3000, 4200, 2975, None, None],
    ):
        roll.append(line)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.fixture(scope="session")
def parking_pdf() -> bytes:
    """A PDF of three pages, each with a list of parking spaces."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    page = canvas.Canvas(out, pagesize=(400, 300), invariant=1)
    for number in (1, 2, 3):
        for row, line in enumerate(
            (("Space", "Holder", "Fee"), (f"A{number}", "Ann", "50.00"), (f"B{number}", "Bob", "60.00"))
        ):
            for x, text in zip((40, 120, 260), line, strict=True):
                page.drawString(x, 250 - 20 * row, text)
        page.showPage()
    page.save()
    return out.getvalue()
