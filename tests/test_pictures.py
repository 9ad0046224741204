"""Pages that are pictures go to a reader of pictures, where one is installed."""

from __future__ import annotations

import io
from collections.abc import Callable
from types import SimpleNamespace

import pytest

import docextract
from docextract import Options
from docextract.declarations import Reader, ReadRequest
from docextract.document import Alternative, Document, Page, ReadWarning, Word
from docextract.grids.upright import upright
from docextract.hookspecs import Registrar, hookimpl
from docextract.registry import Registry

pytest.importorskip("reportlab")
pytest.importorskip("PIL")
ASKED: list[tuple[int, ...]] = []
LINES = (
    ("Unit", "Tenant", "Rent"),
    ("101", "Ash", "1,000.00"),
    ("102", "Birch", "1,100.00"),
    ("103", "Cedar", "900.00"),
)


def read_pictures(request: ReadRequest) -> Document:
    ASKED.append(request.pages)
    pages = []
    for number in request.pages or (1,):
        words = [
            Word(text, 72 + 150 * c, 100 + 20 * r, 122 + 150 * c, 110 + 20 * r, "seen", 10.0, False, 3 * r + c)
            for r, line in enumerate(LINES)
            for c, text in enumerate(line)
        ]
        pages.append(Page(number, 612, 792, words, images=[(0, 0, 612, 792)], confidences=[0.9] * len(words)))
    return Document("eyes", "application/pdf", pages, page_count=9, warnings=[ReadWarning("seen", "Seen.")])


def read_stamped(request: ReadRequest) -> Document:
    """Reads all of the second page, and next to nothing on others."""
    found = read_pictures(request)
    for page in found.pages:
        page.words = page.words if page.number == 2 else page.words[:3]
        page.confidences = page.confidences[: len(page.words)]
    return found


def blind(request: ReadRequest) -> Document:
    raise docextract.PluginError("There are no glasses.")


def registry(read: Callable[[ReadRequest], Document] = read_pictures) -> Registry:
    """A registry with a plugin that reads pictures."""

    def register_readers(registrar: Registrar[Reader]) -> None:
        registrar.add(Reader("eyes", ("pdf",), read, pictures=True))

    return Registry.build([SimpleNamespace(__name__="eyes", register_readers=hookimpl(register_readers))])


def pdf(*pages: str) -> bytes:
    """Pages of text, of a picture with or without a page number over it, and of text over a picture or a logo."""
    from PIL import Image
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(612, 792))
    for number, page in enumerate(pages, 2):
        if page != "text":
            share = 0.3 if page == "logo" else 1.0
            canvas.drawImage(ImageReader(Image.new("L", (61, 79), 200)), 0, 0, share * 612, share * 792)
            canvas.drawString(400, 30, "" if page == "picture" else "Page 7 of 9")
        if page == "typed":
            for r in range(8):
                canvas.drawString(72, 682 - 20 * r, "words of a page that is typed")
        if page in ("text", "letterhead"):
            for r, line in enumerate(LINES):
                for c, text in enumerate(line):
                    said = text.replace("10", f"{number}0") if c == 0 else text
                    canvas.drawString(72 + 150 * c, 682 - 20 * r, said)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def extract(data: bytes, **more: object) -> docextract.RentRoll:
    ASKED.clear()
    found = docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL", **more)  # type: ignore[call-overload]
    assert isinstance(found, docextract.RentRoll)
    return found


def test_a_document_of_pictures_is_read_by_the_reader_of_pictures() -> None:
    found = extract(pdf("picture"), registry=registry())
    assert [row.unit for row in found.rows] == ["101", "102", "103"]
    assert ASKED == [()]
    assert [note.type for note in found.warnings].count("seen") == 1


def test_of_both_kinds_only_the_pictures_are() -> None:
    found = extract(pdf("text", "picture", "text"), registry=registry())
    assert ASKED == [(2,)]
    assert len(found.rows) == 9


def test_a_scan_with_a_few_words_typed_over_it_is_a_picture() -> None:
    found = extract(pdf("text", "stamped", "logo", "letterhead"), registry=registry(read_stamped))
    assert ASKED == [(2, 4)]
    assert [row.unit for row in found.rows] == ["201", "202", "203", "101", "102", "103", "501", "502", "503"]


def test_a_page_of_text_over_a_picture_is_no_scan() -> None:
    extract(pdf("text", "typed"), registry=registry())
    assert ASKED == []


def test_what_is_said_of_pages_that_keep_their_text_is_not_told() -> None:
    def read(request: ReadRequest) -> Document:
        found = read_stamped(request)
        found.warnings = [ReadWarning("seen", "Seen.", docextract.Place(page=page.number)) for page in found.pages]
        return found

    found = extract(pdf("text", "stamped", "letterhead"), registry=registry(read))
    assert ASKED == [(2, 3)]
    assert [note.place for note in found.warnings if note.type == "seen"] == [docextract.Place(page=2)]


def test_pictures_on_which_nothing_is_seen_are_no_text() -> None:
    def read(request: ReadRequest) -> Document:
        return Document("eyes", "application/pdf", [Page(1, 612, 792, images=[(0, 0, 612, 792)])], page_count=1)

    with pytest.raises(docextract.NoTextLayerError, match="only pictures"):
        extract(pdf("picture"), registry=registry(read))


def test_a_document_of_text_never_meets_it() -> None:
    extract(pdf("text"), registry=registry())
    assert ASKED == []


def test_a_reader_that_is_named_reads_alone() -> None:
    with pytest.raises(docextract.NoTextLayerError):
        extract(pdf("picture"), registry=registry(), options=Options(reader="pdfium"))
    assert ASKED == []


def test_one_that_lacks_what_it_needs_leaves_the_error_and_says_why() -> None:
    with pytest.raises(docextract.NoTextLayerError, match="only pictures.* no glasses") as caught:
        extract(pdf("picture"), registry=registry(blind))
    assert caught.value.details["pictures"]
    found = extract(pdf("text", "picture"), registry=registry(blind))
    assert len(found.rows) == 3
    assert [note.message for note in found.warnings if note.type == "picturesNotRead"] == ["There are no glasses."]


def test_without_one_the_error_says_what_to_install() -> None:
    with pytest.raises(docextract.NoTextLayerError, match="recogniser"):
        extract(pdf("picture"))


@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_a_place_on_a_page_that_was_straightened_is_where_it_is_displayed(turned: int) -> None:
    sideways = turned % 180 != 0
    page = Page(1, *((792, 612) if sideways else (612, 792)), turned=turned)
    straight = page.displayed((100.0, 50.0, 140.0, 60.0))
    page.tilt = 90.0  # far more than any scan's, and easily told
    x0, top, x1, bottom = page.displayed((100.0, 50.0, 140.0, 60.0))
    middle, was = (
        ((x0 + x1) / 2, (top + bottom) / 2),
        ((straight[0] + straight[2]) / 2, (straight[1] + straight[3]) / 2),
    )
    assert middle == pytest.approx((306 + (was[1] - 396), 396 - (was[0] - 306)))
    page.tilt = 0.0
    assert page.displayed((100.0, 50.0, 140.0, 60.0)) == straight


def test_other_readings_of_a_word_stay_with_it_on_a_page_that_is_turned() -> None:
    words = [Word(text, 300, 700 - 60 * n, 310, 750 - 60 * n, angle=90) for n, text in enumerate(("Rent", "1,234"))]
    page = Page(1, 612, 792, words, confidences=[0.9, 0.7], alternatives={1: [Alternative("1,284", 0.3)]})
    turned = upright(page)
    assert turned.turned == 90
    ((number, others),) = turned.alternatives.items()
    assert (turned.words[number].text, others) == ("1,234", [("1,284", 0.3)])
