"""What importing docextract loads: nothing that opens files, serves the web, or holds a database."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {
    "pypdfium2", "pdfplumber", "pdfminer", "pypdf", "openpyxl", "python_calamine", "sqlite_utils", "sqlite3",
    "pg8000",
    "starlette", "uvicorn", "reportlab", "PIL", "pandas", "numpy", "hypothesis", "pytest",
}  # fmt: skip


def loaded(code: str) -> set[str]:
    """The top-level modules a fresh interpreter has after running some code."""
    script = f"{code}\nimport sys\nprint(*sorted({{name.partition('.')[0] for name in sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "code",
    [
        "import docextract",
        "import docextract\nfor name in docextract.__all__: getattr(docextract, name)",
        "import docextract; docextract.document_types()",
        "import docextract.plugin",
        "from docextract.cli.main import parser; parser().parse_args(['types'])",
    ],
)
def test_no_library_of_a_file_format_is_loaded_before_a_file_is_opened(code: str) -> None:
    assert loaded(code) & HEAVY == set()


def test_importing_docextract_alone_does_not_even_load_pydantic_or_pluggy() -> None:
    assert loaded("import docextract") & {"pydantic", "pluggy"} == set()


def test_registering_a_plugin_that_names_its_code_by_address_loads_no_pydantic() -> None:
    names = "hookimpl, Reader, Check, Exporter, GridFinder, Extractor, AssetType, DocumentType, Layouts"
    assert loaded(f"from docextract.plugin import {names}") & {"pydantic"} == set()


def test_reading_a_workbook_loads_no_pdf_library() -> None:
    code = "import docextract\ndocextract.grids(b'a,b\\n1,2\\n3,4\\n5,6\\n')"
    assert loaded(code) & {"pypdfium2", "pdfplumber", "pdfminer", "pypdf", "reportlab", "PIL"} == set()


def test_a_store_in_a_file_loads_neither_numpy_nor_pandas_and_leaves_them_to_others() -> None:
    store = "import docextract.service.stores.sqlite"
    assert loaded(store) & {"numpy", "pandas"} == set()
    pytest.importorskip("pandas")
    assert loaded(f"{store}\nimport sqlite_utils; assert sqlite_utils.db.pd and sqlite_utils.db.np") >= {
        "numpy",
        "pandas",
    }
    assert loaded(
        "import sqlite_utils\nown = sqlite_utils\n" + store + "\nimport sqlite_utils; assert sqlite_utils is own"
    )
