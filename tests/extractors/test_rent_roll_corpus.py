"""Real rent rolls with known answers: what is read of them never falls below these marks."""

from __future__ import annotations

import gc
import importlib.util
import json
import statistics
import warnings
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import docextract


@pytest.fixture(scope="module")
def scores(shared: Path) -> dict[str, dict[str, Any]]:
    """The scorer's figures for every rent roll of the corpus, and what it found wrong."""
    return scored(shared, 8)


def scored(shared: Path, most: int) -> dict[str, dict[str, Any]]:
    """Those figures, where so many numbers of a document are looked up in it; pdfplumber takes long for each page."""
    specification = importlib.util.spec_from_file_location("corpus_score", shared / "score.py")
    assert specification is not None
    assert specification.loader is not None
    scorer = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(scorer)
    scorer.places = partial(scorer.places, most=most)
    found: dict[str, dict[str, Any]] = {}
    with warnings.catch_warnings():
        # The scorer leaves it to the collector to close the files it looks into.
        warnings.simplefilter("ignore", ResourceWarning)
        for entry in json.loads((shared / "corpus" / "index.json").read_text(encoding="utf-8")):
            if entry["documentType"] == "RENT_ROLL":
                errors: list[str] = []
                (figures,) = scorer.score_document(docextract.extract, shared / "corpus", entry, errors)
                found[entry["file"]] = figures | {"errors": errors[:10]}
        gc.collect()
    assert len(found) >= 19
    return found


def mean(scores: dict[str, dict[str, Any]], name: str) -> float:
    return 100 * statistics.fmean(float(s[name]) for s in scores.values() if s.get(name) is not None)


def short_of(scores: dict[str, dict[str, Any]], name: str, mark: float) -> dict[str, Any]:
    """The documents below a mark, with what is wrong there."""
    return {
        file: (s[name], s["errors"])
        for file, s in scores.items()
        if s.get(name) is not None and 100 * float(s[name]) < mark
    }


def test_every_row_is_found_and_no_row_is_made_up(scores: dict[str, dict[str, Any]]) -> None:
    assert mean(scores, "rows") >= 98
    assert not short_of(scores, "rows", 90)


def test_fields_are_exactly_what_is_printed(scores: dict[str, dict[str, Any]]) -> None:
    assert mean(scores, "fields") >= 97, short_of(scores, "fields", 97)


def test_nothing_is_given_that_the_documents_do_not_print(scores: dict[str, dict[str, Any]]) -> None:
    assert mean(scores, "made-up") <= 0.5


@pytest.mark.parametrize("figure", ["counts", "asOn"])
def test_unit_counts_and_as_of_dates_are_right_in_every_document(
    scores: dict[str, dict[str, Any]], figure: str
) -> None:
    assert not short_of(scores, figure, 100)


def test_numbers_stand_where_they_say_they_stand(scores: dict[str, dict[str, Any]]) -> None:
    assert mean(scores, "places") == 100, short_of(scores, "places", 100)


@pytest.mark.long
def test_more_numbers_stand_where_they_say_they_stand(shared: Path) -> None:
    scores = scored(shared, 40)
    assert mean(scores, "places") >= 99.5, short_of(scores, "places", 100)


def test_documents_without_a_rent_roll_are_refused(scores: dict[str, dict[str, Any]]) -> None:
    refused = {file for file, s in scores.items() if s.get("refused") and not s.get("failed")}
    assert refused == {"picture_only.xlsx", "image_only.pdf", "empty_template.xlsx"}
