"""Where the recognisers' data is, and what is said where it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

import docextract
from docextract_ocr import data, engines


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(data, "FOLDERS", ())
    monkeypatch.setenv("TESSDATA_PREFIX", str(tmp_path))
    return tmp_path


def test_data_that_can_be_read_is_found(nowhere: Path) -> None:
    assert data.tessdata() is None
    (nowhere / "eng.traineddata").write_bytes(b"x")
    assert data.tessdata() == nowhere
    assert data.folders() == [nowhere]


def test_data_that_cannot_be_read_is_as_good_as_none(nowhere: Path) -> None:
    (nowhere / "eng.traineddata").mkdir()
    assert data.tessdata() is None
    (nowhere / "eng.traineddata").rmdir()
    (nowhere / "eng.traineddata").touch()
    assert data.tessdata() is None


def test_without_a_recogniser_the_error_says_what_to_install(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOCEXTRACT_OCR_ENGINE", "tesseract")
    with pytest.raises(docextract.PluginError, match="granted"):
        engines.engine()
