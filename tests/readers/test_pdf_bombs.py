"""Small files that draw without end are refused before PDFium sees them; files that draw much are not."""

from __future__ import annotations

import base64
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from pdf_files import Form, PageOf, pdf, text

from docextract.errors import DocumentTooLargeError, UnreadableDocumentError
from docextract.readers.pdf import pdfium
from docextract.readers.pdf.bombs import refuse_bombs
from docextract.readers.pdf.limits import DEFAULT

HOSTILE = Path(__file__).resolve().parents[3] / "shared" / "hostile" / "pdf" / "synthetic"


def objects(*bodies: bytes) -> bytes:
    """A file of objects numbered from 1; the first is the catalog."""
    out, places = b"%PDF-1.7\n", []
    for number, body in enumerate(bodies, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(bodies) + 1
    tail = b"xref\n0 %d\n0000000000 65535 f \n%btrailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n"
    return out + tail % (size, table, size, len(out))


def stream(entries: bytes, content: bytes) -> bytes:
    return b"<< %b /Length %d >>\nstream\n%b\nendstream" % (entries, len(content), content)


def page_of(content: bytes, entries: bytes = b"", *others: bytes, names: bytes = b"") -> bytes:
    """A page with a content stream (object 4), a font (5) and other objects from 6 on."""
    return objects(
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
        b"/Resources << /Font << /F1 5 0 R >> /XObject << %b >> >> >>" % names,
        stream(entries, content),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        *others,
    )


def form(content: bytes, resources: bytes = b"", filters: bytes = b"") -> bytes:
    return stream(b"/Type /XObject /Subtype /Form /BBox [0 0 9 9] %b %b" % (resources, filters), content)


def refusal(data: bytes) -> DocumentTooLargeError:
    with pytest.raises(DocumentTooLargeError) as refused:
        refuse_bombs(data, DEFAULT)
    assert refused.value.details["limit"] == "pdfObjectsPerPage"
    assert refused.value.details["value"] > 10 * DEFAULT.pdf_objects_per_page
    return refused.value


def test_forms_that_draw_the_next_one_twice_are_refused() -> None:
    inner = Form("0 0 1 1 re f")
    for _ in range(30):
        inner = Form("/X Do /X Do", forms=(("X", inner),))
    refusal(pdf(PageOf("/X Do", forms=(("X", inner),))))


@pytest.mark.parametrize(
    "entries",
    [
        b"/Resources << /XObject << /X 6 0 R >> >>",
        b"/Resources 7 0 R",
        b"",
        b"/R#65sources << /XObject << /X 6 0 R >> >>",
    ],
)
@pytest.mark.parametrize("packed", [False, True])
def test_a_form_that_draws_itself_twice_is_refused(entries: bytes, packed: bool) -> None:
    content, filters = b"/X Do /X Do", b""
    if packed:
        content, filters = zlib.compress(content), b"/Filter /FlateDecode"
    others = form(content, entries, filters), b"<< /XObject << /X 6 0 R >> >>"
    refusal(page_of(b"/X Do", b"", *others, names=b"/X 6 0 R"))


def test_a_form_that_draws_itself_once_is_read_as_far_as_it_goes() -> None:
    loop = form(b"/X Do " + text(72, 700, "Rent").encode(), b"/Resources << /XObject << /X 6 0 R >> >>")
    refuse_bombs(page_of(b"/X Do", b"", loop, names=b"/X 6 0 R"), DEFAULT)


def test_ordinary_forms_in_forms_are_read() -> None:
    inner = Form(text(10, 10, "Rent"))
    for step in (50, 100, 200):
        inner = Form(f"/X Do q 1 0 0 1 0 {step} cm /X Do Q", forms=(("X", inner),))
    words = pdfium.read(pdf(PageOf("/X Do", forms=(("X", inner),)))).pages[0].words
    assert [word.text for word in words] == ["Rent"] * 8


MANY = b"BT /F1 10 Tf (a) Tj ET\n" * 1_000_000


@pytest.mark.parametrize("filters", [1, 2, 3])
def test_content_that_inflates_to_far_too_many_objects_is_refused(filters: int) -> None:
    content = MANY
    for _ in range(filters):
        content = zlib.compress(content, 9)
    assert len(content) < 100_000
    names = b"/FlateDecode " * filters
    refusal(page_of(content, b"/Filter [ %b]" % names))


def test_content_that_inflates_to_much_of_nothing_is_refused() -> None:
    content = zlib.compress(zlib.compress(b" " * (1 << 26) + b" ", 9), 9)
    with pytest.raises(DocumentTooLargeError, match="inflates"):
        refuse_bombs(page_of(content, b"/Filter [/FlateDecode /FlateDecode]"), DEFAULT)


def test_a_stream_packed_a_hundred_times_over_is_refused() -> None:
    with pytest.raises(UnreadableDocumentError, match="packed 100 times"):
        refuse_bombs(page_of(b"", b"/Filter [%b]" % (b"/FlateDecode " * 100)), DEFAULT)


@pytest.mark.parametrize("filters", [b"/FlateDecode", b"[/FlateDecode /FlateDecode]"])
def test_a_large_drawing_of_few_objects_is_read(filters: bytes) -> None:
    drawing = b"0 0 m " + b"".join(b"%d %d l\n" % (k % 601, k * 7 % 787) for k in range(200_000)) + b"S\n"
    content = zlib.compress(drawing + text(72, 700, "Rent").encode())
    assert len(content) > 1 << 14
    if filters.startswith(b"["):
        content = zlib.compress(content)
    page = pdfium.read(page_of(content, b"/Filter " + filters)).pages[0]
    assert [word.text for word in page.words] == ["Rent"]


def test_the_password_opens_forms_to_the_look() -> None:
    import io

    import pypdf

    loop = form(b"/X Do /X Do", b"/Resources << /XObject << /X 6 0 R >> >>")
    writer = pypdf.PdfWriter(io.BytesIO(page_of(b"/X Do", b"", loop, names=b"/X 6 0 R")))
    writer.encrypt("secret", algorithm="RC4-128")
    out = io.BytesIO()
    writer.write(out)
    with pytest.raises(DocumentTooLargeError):
        refuse_bombs(out.getvalue(), DEFAULT, "secret")


@pytest.mark.parametrize(
    "name", ["form_self_recursion_x2", "form_exponential_2pow30", "flate_bomb_1GiB_text_ops", "flate_bomb_1GiB_triple"]
)
def test_known_bombs_are_refused(name: str) -> None:
    path = HOSTILE / f"{name}.pdf"
    if not path.is_file():
        pytest.skip("the folder of hostile documents is not beside this checkout")
    with pytest.raises(DocumentTooLargeError):
        refuse_bombs(path.read_bytes(), DEFAULT)


def nested(*edits: tuple[bytes, bytes]) -> bytes:
    """Thirty forms, each drawing the next one twice, and edits of what stands in the file."""
    forms = [form(b"/X Do /X Do", b"/Resources << /XObject << /X %d 0 R >> >>" % (7 + n)) for n in range(30)]
    data = page_of(b"/X Do", b"", *forms, form(b"0 0 1 1 re f"), names=b"/X 6 0 R")
    for before, after in edits:
        assert before in data
        data = data.replace(before, after, 1)
    return data


@pytest.mark.parametrize(
    "edits",
    [
        pytest.param([(b"/Root 1 0 R", b"/Rood 1 0 R")], id="no catalog"),
        pytest.param([(b"/Type /Catalog", b"/Encrypt /Catalog")], id="seems encrypted"),
        pytest.param([(b"\n9 0 obj", b"\n8 0 obj")], id="two objects of one number"),
        pytest.param([(b"<< /XObject << /X 20 0 R", b"<< /Filter << /X 20 0 R")], id="the page's object of that name"),
        pytest.param([(b"/Type /XObject /Subtype /Form", b"/Type /Parent /Subtype /Form")], id="of another type"),
    ],
)
def test_forms_are_found_in_damaged_files_as_pdfium_finds_them(edits: list[tuple[bytes, bytes]]) -> None:
    refusal(nested(*edits))


def test_a_text_code_before_the_one_filter_that_packs_a_stream_is_no_second_packing() -> None:
    content = zlib.compress(b"0 0 1 1 re f " * 40)
    few = replace(DEFAULT, pdf_stream_bytes=100)
    for entries, packed in (
        (b"/Filter /FlateDecode", content),
        (b"/Filter [/FlateDecode]", content),
        (b"/Filter [ /ASCII85Decode /FlateDecode ]", base64.a85encode(content) + b"~>"),
        (b"/Filter [/AHx/Fl]", content.hex().encode() + b">"),
    ):
        refuse_bombs(page_of(packed, entries), few)
    twice = page_of(base64.a85encode(zlib.compress(content)), b"/Filter [/ASCII85Decode /FlateDecode /FlateDecode]")
    with pytest.raises(DocumentTooLargeError):
        refuse_bombs(twice, few)
