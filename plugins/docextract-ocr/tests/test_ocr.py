"""Scanned pages, whole: from the picture to the checked statement."""

from __future__ import annotations

import io
import math
import warnings
from functools import cache

import pypdf
import pytest
import scanning

import docextract
from docextract.testing import Sample, write
from docextract_ocr.data import tessdata

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
if tessdata() is None:
    pytest.skip("Tesseract's English data is not installed", allow_module_level=True)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pytest.importorskip("tesserocr")

FAMILY, SEED = "yardi.incomeStatement", 777


@pytest.fixture(scope="module")
def sample() -> Sample:
    return write(FAMILY, seed=SEED, format="pdf")


scan = cache(scanning.scan)
extract = cache(docextract.extract)  # each scan is read once for all tests that look at it


def read(sample: Sample, data: bytes) -> docextract.Statement:
    found = extract(data, asset_type=sample.asset_type, document_type=sample.document_type)
    assert isinstance(found, docextract.Statement)
    return found


def numbers(statement: docextract.Statement) -> list[object]:
    return [value for row in statement.rows if row.row_type != "NOTE" for value in row.values]


ASKEW = {"dpi": 150, "turned": 0.8, "grain": 8.0}

ALLOWED: dict[object, float] = {"": 0.005, 300: 0.005}
"""Share of the numbers of a small print that may be misread: by resolution and by what was done to the scan."""


@pytest.mark.parametrize(
    "how",
    [
        pytest.param({}, marks=pytest.mark.long),
        pytest.param({"turned": 1.3}, marks=pytest.mark.long),
        pytest.param({"grain": 12.0}, marks=pytest.mark.long),
        pytest.param({"quarter": 1}, marks=pytest.mark.long),
        pytest.param({"quarter": 2}, marks=pytest.mark.long),
        pytest.param({"dpi": 300}, marks=pytest.mark.long),
        pytest.param({"dpi": 150}, marks=pytest.mark.long),
        ASKEW,
    ],
    ids=["straight", "askew", "grainy", "sideways", "upsideDown", "300dpi", "150dpi", "150dpiAskewAndGrainy"],
)
def test_a_scan_gives_what_the_document_gives(sample: Sample, how: dict[str, float]) -> None:
    printed, scanned = read(sample, sample.data), read(sample, scan(sample.data, **how))  # type: ignore[arg-type]
    want, got = numbers(printed), numbers(scanned)
    assert len(want) == len(got)
    wrong = [(a, b) for a, b in zip(want, got, strict=True) if a != b]
    assert len(wrong) <= ALLOWED.get(how.get("dpi") or next(iter(how), ""), 0.03) * len(want), wrong


def test_places_are_where_the_words_stand_on_the_scan(sample: Sample) -> None:
    printed, scanned = read(sample, sample.data), read(sample, scan(sample.data, **ASKEW))  # type: ignore[arg-type]
    compared = 0
    for one, other in zip(printed.rows, scanned.rows, strict=True):
        for k, value in enumerate(one.values):
            if value is None or other.values[k] is None:
                continue
            a, b = one.sources[k], other.sources[k]
            assert a is not None
            assert b is not None
            assert a.page == b.page
            assert a.box is not None
            assert b.box is not None
            x, y = ((p + q) / 2 for p, q in zip(b.box[:2], b.box[2:], strict=True))
            back = untilted(x, y, ASKEW["turned"])
            assert abs(back[0] - (a.box[0] + a.box[2]) / 2) < 3
            assert abs(back[1] - (a.box[1] + a.box[3]) / 2) < 4
            compared += 1
    assert compared > 200


def untilted(x: float, y: float, degrees: float, width: float = 612.0, height: float = 344.0) -> tuple[float, float]:
    """Where a point of a page that was turned counter-clockwise about its middle stood before."""
    angle = math.radians(degrees)
    dx, dy = x - width / 2, y - height / 2
    return (
        dx * math.cos(angle) - dy * math.sin(angle) + width / 2,
        dx * math.sin(angle) + dy * math.cos(angle) + height / 2,
    )


def test_what_was_recognised_says_so(sample: Sample) -> None:
    told = [w.type for w in read(sample, scan(sample.data, **ASKEW)).warnings]  # type: ignore[arg-type]
    assert told.count("recognisedPage") == len(pypdf.PdfReader(io.BytesIO(sample.data)).pages)
    assert "recognisedPage" not in [w.type for w in read(sample, sample.data).warnings]


def test_only_the_pictures_of_a_file_are_recognised(sample: Sample) -> None:
    both = pypdf.PdfWriter()
    both.add_page(pypdf.PdfReader(io.BytesIO(sample.data)).pages[0])
    both.add_page(pypdf.PdfReader(io.BytesIO(scan(sample.data))).pages[1])
    out = io.BytesIO()
    both.write(out)
    found = read(sample, out.getvalue())
    whole = read(sample, sample.data)
    first = [row.values for row in whole.rows if row.sources and any(p and p.page == 1 for p in row.sources)]
    assert first
    assert first == [r.values for r in found.rows if r.sources and any(p and p.page == 1 for p in r.sources)]
    assert [w.type for w in found.warnings].count("recognisedPage") == 1


def test_a_page_number_typed_over_a_scan_hides_none_of_it(sample: Sample) -> None:
    from reportlab.pdfgen.canvas import Canvas

    stamp = io.BytesIO()
    canvas = Canvas(stamp)
    canvas.drawString(20, 20, "Exhibit C-7 page 3 of 41")
    canvas.save()
    (bare, stamped), told = (io.BytesIO(), io.BytesIO()), pypdf.PdfReader(io.BytesIO(stamp.getvalue())).pages[0]
    page = pypdf.PdfWriter()
    page.add_page(pypdf.PdfReader(io.BytesIO(scan(sample.data))).pages[0])
    page.write(bare)
    page.pages[0].merge_page(told)
    page.write(stamped)
    found = numbers(read(sample, stamped.getvalue()))
    assert len(found) > 20
    assert found == numbers(read(sample, bare.getvalue()))


def test_a_white_page_is_refused_as_before() -> None:
    from PIL import Image

    out = io.BytesIO()
    Image.new("L", (1700, 2200), 255).save(out, "PDF", resolution=200)
    with pytest.raises(docextract.NoTextLayerError):
        docextract.extract(out.getvalue(), asset_type="MULTIFAMILY", document_type="RENT_ROLL")
