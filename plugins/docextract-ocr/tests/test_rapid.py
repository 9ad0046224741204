"""RapidOCR, whose models come with it, where Tesseract's data is not."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from docextract_ocr import data, engines

pytestmark = pytest.mark.filterwarnings("ignore")
pytest.importorskip("rapidocr")
pytest.importorskip("onnxruntime")


@pytest.fixture
def rapid(monkeypatch: pytest.MonkeyPatch) -> engines.Engine:
    monkeypatch.setattr(data, "FOLDERS", ())
    monkeypatch.delenv("TESSDATA_PREFIX", raising=False)
    monkeypatch.delenv("DOCEXTRACT_OCR_ENGINE", raising=False)
    return engines.engine()


def test_it_is_taken_where_there_is_no_data_of_tesseract(rapid: engines.Engine) -> None:
    assert rapid.name == "rapidocr"


def test_it_reads_lines(rapid: engines.Engine) -> None:
    lines = []
    for text in ("1,234.56", "Total Income", "(7,890.12)"):
        line = np.full((68, 40 + 21 * len(text)), 255, np.uint8)
        cv2.putText(line, text, (14, 46), cv2.FONT_HERSHEY_SIMPLEX, 1.0, 0, 2, cv2.LINE_AA)
        lines.append(line)
    assert [found.text for found in rapid.read(lines)] == ["1,234.56", "Total Income", "(7,890.12)"]
    assert all(0.5 < found.confidence <= 1.0 for found in rapid.read(lines))
