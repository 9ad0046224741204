"""PDFs that tests write byte by byte, where what the content stream says is the point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

FONTS = {"F1": "Helvetica", "F2": "Helvetica-Bold", "F3": "Courier"}


@dataclass(frozen=True)
class Form:
    """A form XObject: what it draws, its matrix, and the forms it uses by name."""

    content: str
    matrix: Sequence[float] = (1, 0, 0, 1, 0, 0)
    forms: tuple[tuple[str, Form], ...] = ()
    bbox: Sequence[float] = (0, 0, 1000, 1000)


@dataclass(frozen=True)
class PageOf:
    """A page: its content stream, boxes and rotation."""

    content: str
    mediabox: Sequence[float] = (0, 0, 612, 792)
    cropbox: Sequence[float] | None = None
    rotate: int = 0
    forms: tuple[tuple[str, Form], ...] = ()
    picture: bool = False
    """If so, a grey one-pixel picture is called Im1."""
    to_unicode: tuple[tuple[str, str], ...] = ()
    """What F1's characters mean in Unicode, where it is not what they are."""


def text(x: float, y: float, string: str, *, size: float = 10, font: str = "F1", before: str = "") -> str:
    """Operators that show a string at a point; ``before`` are operators inside the text object."""
    escaped = string.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    return f"BT /{font} {size} Tf {before} 1 0 0 1 {x} {y} Tm ({escaped}) Tj ET\n"


class _Writer:
    def __init__(self) -> None:
        self.objects: list[bytes] = [b"", b""]  # 1: catalog, 2: page tree

    def add(self, body: str | bytes) -> int:
        self.objects.append(body if isinstance(body, bytes) else body.encode("latin-1"))
        return len(self.objects)

    def stream(self, entries: str, content: str | bytes) -> int:
        data = content if isinstance(content, bytes) else content.encode("latin-1")
        return self.add(f"<< {entries} /Length {len(data)} >>\nstream\n".encode("latin-1") + data + b"\nendstream")

    def fonts(self, to_unicode: Sequence[tuple[str, str]]) -> str:
        names = []
        for name, base in FONTS.items():
            extra = ""
            if to_unicode and name == "F1":
                extra = f" /ToUnicode {self.stream('', _character_map(to_unicode))} 0 R"
            number = self.add(f"<< /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding /WinAnsiEncoding{extra} >>")
            names.append(f"/{name} {number} 0 R")
        return f"<< {' '.join(names)} >>"

    def form(self, form: Form, fonts: str) -> int:
        inner = " ".join(f"/{name} {self.form(child, fonts)} 0 R" for name, child in form.forms)
        return self.stream(
            f"/Type /XObject /Subtype /Form /BBox [{_numbers(form.bbox)}] /Matrix [{_numbers(form.matrix)}] "
            f"/Resources << /Font {fonts} /XObject << {inner} >> >>",
            form.content,
        )

    def page(self, page: PageOf) -> int:
        fonts = self.fonts(page.to_unicode)
        objects = [f"/{name} {self.form(form, fonts)} 0 R" for name, form in page.forms]
        if page.picture:
            entries = "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8"
            objects.append(f"/Im1 {self.stream(entries, bytes([128]))} 0 R")
        crop = f"/CropBox [{_numbers(page.cropbox)}]" if page.cropbox else ""
        content = self.stream("", page.content)
        return self.add(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [{_numbers(page.mediabox)}] {crop} /Rotate {page.rotate} "
            f"/Resources << /Font {fonts} /XObject << {' '.join(objects)} >> "
            f"/ExtGState << /Half << /ca 0.5 /CA 0.5 >> >> >> /Contents {content} 0 R >>"
        )

    def finish(self) -> bytes:
        out = bytearray(b"%PDF-1.7\n")
        offsets = []
        for number, body in enumerate(self.objects, 1):
            offsets.append(len(out))
            out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
        start = len(out)
        out += f"xref\n0 {len(offsets) + 1}\n0000000000 65535 f \n".encode()
        for offset in offsets:
            out += f"{offset:010} 00000 n \n".encode()
        out += f"trailer << /Size {len(offsets) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n".encode()
        return bytes(out)


def _numbers(values: Sequence[float]) -> str:
    return " ".join(map(str, values))


def _character_map(pairs: Sequence[tuple[str, str]]) -> str:
    lines = "\n".join(
        f"<{ord(code):02X}> <{meaning.encode('utf-16-be', 'surrogatepass').hex()}>" for code, meaning in pairs
    )
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def\n"
        f"1 begincodespacerange <00> <FF> endcodespacerange\n{len(pairs)} beginbfchar\n{lines}\nendbfchar\n"
        "endcmap CMapName currentdict /CMap defineresource pop end end"
    )


def pdf(*pages: PageOf | str, labels: str = "") -> bytes:
    """A PDF of pages; a string is the content stream of an ordinary one. ``labels`` is a /PageLabels number tree."""
    writer = _Writer()
    numbers = [writer.page(page if isinstance(page, PageOf) else PageOf(page)) for page in pages]
    kids = " ".join(f"{number} 0 R" for number in numbers)
    extra = f"/PageLabels << /Nums [{labels}] >>" if labels else ""
    writer.objects[0] = f"<< /Type /Catalog /Pages 2 0 R {extra} >>".encode()
    writer.objects[1] = f"<< /Type /Pages /Kids [{kids}] /Count {len(numbers)} >>".encode()
    return writer.finish()
