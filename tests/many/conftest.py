"""Documents of several families, small, written once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from many_parts import ASKED, FAMILIES, timeless

import docextract
from docextract.many import working
from docextract.testing import write


@pytest.fixture(scope="session")
def documents(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Eight rent rolls."""
    folder = tmp_path_factory.mktemp("rolls")
    paths = []
    for family in FAMILIES:
        for form in ("pdf", "xlsx"):
            path = folder / f"{family}.{form}"
            path.write_bytes(write(family, 1, form).data)  # type: ignore[arg-type]
            paths.append(path)
    return paths


@pytest.fixture(scope="session")
def expected(documents: list[Path]) -> dict[str, str]:
    """What a single call answers, by file name, without durations."""
    return {path.name: timeless(docextract.extract(path, **ASKED).model_dump_json()) for path in documents}  # type: ignore[call-overload]


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The reader that does what a document asks for, in new children."""
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "faults")
    working.close()
    yield
    working.close()
