"""Every document beside the project, asked for every type, sheet and window of pages: never an error of ours."""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from docextract import Limits, Options, Registry, document_types
from faults import faults, parts_of
from fewer import some

FOLDERS = ("corpus", "blind/documents", "blind/accounting/documents", "tables/icdar2013")
NO_DOCUMENTS = {".json", ".md"}
SHARED = Path(__file__).resolve().parents[2] / "shared"
FILES = sorted(
    file.relative_to(SHARED).as_posix()
    for folder in FOLDERS
    for file in (SHARED / folder).glob("*")
    if file.is_file() and file.suffix not in NO_DOCUMENTS
)
INDEX = SHARED / "hostile" / "index.json"
HOSTILE = sorted(entry["file"] for entry in json.loads(INDEX.read_text())) if INDEX.is_file() else []
STEP = int(os.environ.get("DOCEXTRACT_HOSTILE_STEP", "12"))
"""Of the files made to break readers every twelfth is asked for all types; ``make hostile`` takes all."""

FEW = ("RENT_ROLL", "OPERATING_STATEMENT")
"""What every document and each part of it is asked for: types that read it in other ways."""
ACCOUNTING = Path(__file__).resolve().parents[1] / "plugins" / "docextract-accounting" / "src"


@pytest.fixture(scope="module")
def registry() -> Iterator[Registry]:
    """What docextract reads, and what its accounting plugin adds."""
    sys.path.append(str(ACCOUNTING))
    yield Registry.build([importlib.import_module("docextract_accounting")])
    sys.path.remove(str(ACCOUNTING))


@pytest.mark.parametrize("file", some(FILES, 12))
def test_no_document_ends_in_an_error_of_ours_whatever_part_of_it_is_asked_for(
    shared: Path, registry: Registry, file: str
) -> None:
    path = shared / file
    asked = [{"asset_type": "OTHER", "document_type": name} | part for part in parts_of(path, registry) for name in FEW]
    assert not faults(path, asked, registry=registry)


@pytest.mark.parametrize("file", some(FILES, 50))
def test_no_document_ends_in_an_error_of_ours_whatever_is_asked_of_it(
    shared: Path, registry: Registry, file: str
) -> None:
    asked = [{"asset_type": "OTHER", "document_type": name} for name in registry.document_types if name not in FEW]
    assert not faults(shared / file, asked, registry=registry)


@pytest.mark.parametrize("file", HOSTILE[::STEP])
def test_no_file_made_to_break_readers_ends_in_an_error_of_ours(shared: Path, file: str) -> None:
    limits = Limits(worker_seconds=30, worker_processor_seconds=20)
    asked = [{"asset_type": "OTHER", "document_type": one.value} for one in document_types()]
    assert not faults(shared / "hostile" / file, asked, options=Options(isolation="process", limits=limits))
