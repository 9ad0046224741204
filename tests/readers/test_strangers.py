"""Whatever bytes come, the answer is a result or an error of docextract, within the limits: good files made bad."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import time
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from mutations import mutate_bytes, mutate_pdf, mutate_workbook, mutate_xml
from pdf_files import PageOf, pdf, text
from strangers import HOSTILE, TARGETS, TIGHT, pdfs, read_with, workbooks

import docextract
from docextract import DocextractError, Options, UnreadableDocumentError
from docextract.declarations import ReadRequest
from docextract.errors import ProcessingLimitError
from docextract.readers import registered
from docextract.readers.boundary import boundary
from docextract.readers.pdf import pdfium
from docextract.readers.pdf.steps import TooManySteps, steps
from docextract.source import Source

CHANCE = st.randoms(use_true_random=False)
FEW = settings(max_examples=60, phases=[Phase.explicit, Phase.generate], suppress_health_check=[*HealthCheck])
"""Without shrinking: an example that fails is a file already."""

SEEDS = {name: functools.cache(target.seeds) for name, target in TARGETS.items()}


def bad(name: str, seed: int, chance: Random, times: int) -> bytes:
    """One of the good files of a target, made bad."""
    data = SEEDS[name]()[seed % len(SEEDS[name]())]
    for _ in range(times):
        data = TARGETS[name].mutate(data, chance)
    return data


def fault(data: bytes, options: Options) -> DocextractError | None:
    """The error that a document ends in where it is not the document's: a bug, or one that only the pipeline caught."""
    try:
        docextract.extract(data, asset_type="OTHER", document_type="RENT_ROLL", options=options)
    except DocextractError as error:
        return error if error.status >= 500 or "reader '" in error.message else None
    return None


@pytest.mark.hypothesis
@pytest.mark.parametrize("name", ["xlsx", "extract", "values", "layouts"])
def test_a_good_file_made_bad_ends_in_a_result_or_in_an_error_of_ours(name: str) -> None:
    @settings(FEW, max_examples=80 if name != "extract" else 60)
    @given(st.integers(0, 10_000), CHANCE, st.integers(1, 4))
    def run(seed: int, chance: Random, times: int) -> None:
        TARGETS[name].run(bad(name, seed, chance, times))

    run()


@FEW
@given(st.integers(0, 10_000), CHANCE, st.integers(1, 4))
def test_a_good_workbook_made_bad_is_no_trouble_for_the_second_opinion(seed: int, chance: Random, times: int) -> None:
    read_with("openpyxl", "xlsx", bad("xlsx", seed, chance, times))


@FEW
@given(st.sampled_from(["xls", "xlsb", "ods", "csv", "html", "xml"]), st.integers(0, 10_000), CHANCE)
def test_a_file_that_is_another_than_it_is_taken_for_ends_in_an_error_of_ours(
    kind: str, seed: int, chance: Random
) -> None:
    reader = {"csv": "delimited", "html": "html", "xml": "html"}.get(kind, "calamine")
    read_with(reader, kind, bad("xlsx", seed, chance, 1))


@settings(FEW, max_examples=40)
@given(st.integers(0, 10_000), CHANCE, st.integers(1, 4))
def test_a_good_pdf_made_bad_ends_within_the_limits(seed: int, chance: Random, times: int) -> None:
    options = Options(isolation="process", limits=dataclasses.replace(TIGHT, worker_seconds=12))
    start = time.monotonic()
    assert fault(bad("pdf", seed, chance, times), options) is None
    assert time.monotonic() - start < 20


def test_the_mutations_make_other_files_that_are_read_now_and_then() -> None:
    chance = Random(1)
    for kind, reader, good, mutate in (
        ("pdf", "pdfium", pdfs()[0], mutate_pdf),
        ("xlsx", "xlsx", workbooks()[0], mutate_workbook),
    ):
        assert read_with(reader, kind, good)
        made = [mutate(good, chance) for _ in range(40)]
        assert len(set(made)) > 30
        assert 4 < sum(read_with(reader, kind, data) for data in made) < 40
    assert len({mutate_bytes(b"abcdef", chance) for _ in range(50)}) > 20
    assert len({mutate_xml(b'<a b="1">2</a>', chance) for _ in range(50)}) > 20


def endless() -> bytes:
    """A page whose font is a reference to itself, and whose contents are not there."""
    return (
        b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
        b"2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n"
        b"3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> "
        b"/Contents 5 0 R >>\nendobj\n4 0 obj\n4 0 R\nendobj\ntrailer << /Root 1 0 R >>\n"
    )


def test_the_second_reader_does_not_go_round_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdfium, "MOST_STEPS_AGAIN", 200_000)
    with pytest.raises(UnreadableDocumentError):
        pdfium.read(endless())


def test_steps_end_what_loops_and_leave_alone_what_does_not() -> None:
    with pytest.raises(TooManySteps), steps(10_000):
        all(len("a") for _ in itertools.count())
    with steps(10_000):
        assert [len(text) for text in ("a", "bc")] == [1, 2]


@pytest.mark.parametrize(
    "error", [KeyError("secret rent of Ann Ames"), AssertionError(), OSError(2, "x"), RuntimeError()]
)
def test_the_boundary_names_what_nobody_foresaw_and_does_not_quote_the_document(error: Exception) -> None:
    with pytest.raises(UnreadableDocumentError, match=type(error).__name__) as refused, boundary("workbook"):
        raise error
    assert "Ann" not in refused.value.message
    assert refused.value.__cause__ is error


@pytest.mark.parametrize("error", [MemoryError(), RecursionError()])
def test_the_boundary_tells_memory_from_damage(error: Exception) -> None:
    with pytest.raises(ProcessingLimitError) as refused, boundary("PDF"):
        raise error
    assert refused.value.details["limit"] == "memory"


def test_hostile_files_are_answered_in_a_process_of_their_own() -> None:
    files = sorted(path for path in HOSTILE.rglob("*") if path.is_file() and path.suffix in (".pdf", ".xlsx"))[3::25]
    if not files:
        pytest.skip("the folder of hostile documents is not beside this checkout; make hostile reads all of them")
    limits = docextract.Limits(worker_seconds=8, worker_processor_seconds=6)
    options = Options(isolation="process", limits=limits)
    for path in files:
        assert fault(path.read_bytes(), options) is None, path.name


@pytest.mark.parametrize("reader", ["pdfium", "pdfplumber"])
def test_no_half_of_a_surrogate_pair_gets_in(reader: str) -> None:
    meanings = (("A", "\ud800"), ("B", "\U0001f3e0"))
    data = pdf(PageOf(text(72, 700, "A1 B2"), to_unicode=meanings))
    request = ReadRequest(source=Source(data=data, kind="pdf", media_type=""), limits=docextract.Limits())
    for word in getattr(registered, reader)(request).pages[0].words:
        word.text.encode("utf-8")
