"""What a file is, told by its content: never by its name and never by the media type it came with."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections import Counter
from collections.abc import Sequence
from typing import Literal

from .errors import EncryptedDocumentError, ProcessingLimitError, UnreadableDocumentError, UnsupportedMediaTypeError

Kind = Literal["pdf", "xlsx", "xlsb", "xls", "ods", "csv", "html", "xml"]

MEDIA_TYPES: dict[Kind, str] = {
    "pdf": "application/pdf",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "xlsb": "application/vnd.ms-excel.sheet.binary.macroEnabled.12",
    "xls": "application/vnd.ms-excel",
    "ods": "application/vnd.oasis.opendocument.spreadsheet",
    "csv": "text/csv",
    "html": "text/html",
    "xml": "application/xml",
}

_ZIP = b"PK\x03\x04"
_ZIP_DIRECTORY_END = b"PK\x05\x06"
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_BIFF = (b"\x09\x08", b"\x09\x04", b"\x09\x02", b"\x09\x00")
_MARKUP = re.compile(
    r"\s*<(?:!doctype\s+html|html|head|body|meta|style|title|table|center|div|font|!--|\?xml|!\[)", re.I
)
_PDF_WITHOUT_HEADER = re.compile(rb"%[^\r\n]{0,64}\s{1,4}\d{1,10}\s+\d{1,5}\s+obj\b")
"""A comment and an object: a PDF whose first line is damaged."""
_CONTROL = re.compile("[\x00-\x08\x0b\x0e-\x19\x1c-\x1f\x7f]")
_SAMPLE_LINES = 200
DELIMITERS = ",\t;|"
BLANKS = " "
"""What stands for a delimiter where blanks align the columns."""
_FEWEST_ALIGNED = 5
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_ROOM = re.compile(r"\S\s{2}")
_AMOUNT_END = re.compile(r"(?:\d[)%]?|\s-)\Z")


def kind_of(data: bytes) -> Kind:
    """The kind of a file, from its bytes.

    Raises:
        UnreadableDocumentError: it is empty, or a PDF's or workbook's archive that is cut off.
        EncryptedDocumentError: it is a workbook that needs a password.
        UnsupportedMediaTypeError: it is neither a PDF nor a workbook.
    """
    if not data:
        raise UnreadableDocumentError("The file is empty.")
    if data.startswith(_OLE):
        return _ole_kind(data)
    if data.startswith((_ZIP, _ZIP_DIRECTORY_END)):
        return _zip_kind(data)
    if b"%PDF-" in data[:1029] or _PDF_WITHOUT_HEADER.match(data):
        return "pdf"
    if data[:2] in _BIFF and data[2:4] in (b"\x08\x00", b"\x10\x00", b"\x06\x00", b"\x04\x00"):
        return "xls"
    if b"[Content_Types].xml" in data and _ZIP_DIRECTORY_END in data[-65_557:]:
        return _zip_kind(data)
    decoded = decoded_text(data)
    if decoded is not None:
        text = decoded[0]
        if _MARKUP.match(text):
            if "urn:schemas-microsoft-com:office:spreadsheet" in text[:8192]:
                return "xml"
            if re.search(r"<table[\s>]", text, re.I):
                return "html"
        elif delimiter_of(text) is not None:
            return "csv"
    raise UnsupportedMediaTypeError("The file is neither a PDF nor a workbook, whatever it is called.")


def decoded_text(data: bytes) -> tuple[str, str] | None:
    """The text of a file and its encoding, or None if it is not text.

    A byte order mark decides; without one it is UTF-8, UTF-16 (told by its zero bytes) or, where it is not valid
    UTF-8, Windows-1252.
    """
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            candidates = [encoding]
            break
    else:
        head = data[:256]
        if head[1::2].count(0) > len(head) // 4:
            candidates = ["utf-16-le"]
        elif head[0::2].count(0) > len(head) // 4:
            candidates = ["utf-16-be"]
        else:
            candidates = ["utf-8", "cp1252"]
    for encoding in candidates:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if not _CONTROL.search(text.rstrip("\x00\x1a")):
            return text.rstrip("\x00\x1a"), encoding
    return None


def delimiter_of(text: str) -> str | None:
    """The delimiter that splits most lines of a text into the same number of fields, or None: it is not delimited."""
    lines = text.splitlines(keepends=True)[:_SAMPLE_LINES]
    best: tuple[float, int, str] | None = None
    for delimiter in DELIMITERS:
        if not any(delimiter in line for line in lines):
            continue
        try:
            records = list(csv.reader(io.StringIO("".join(lines), newline=""), delimiter=delimiter))
        except csv.Error:
            continue
        filled = [record for record in records if any(field.strip() for field in record)]
        split = [record for record in filled if len(record) > 1]
        if len(split) < 2:
            continue
        width, count = Counter(map(len, split)).most_common(1)[0]
        share = count / len(filled)
        inner = sum(1 for record in split if sum(1 for field in record if field.strip()) > 1) / len(split)
        # Prose has commas too, but seldom the same number in every line, and text after a line's last one.
        if width == 2 and (share < (0.8 if delimiter == "," else 0.5) or inner < 0.5):
            continue
        if width > 2 and share < 0.3 and len(split) < 0.6 * len(filled):
            continue
        if delimiter == "," and sum(len(f) for r in split for f in r) > 40 * sum(map(len, split)):
            continue
        rank = (share * min(width, 8), width, delimiter)
        if best is None or rank[:2] > best[:2]:
            best = rank
    if (best is None or best[2] == ",") and _is_aligned(lines):
        return BLANKS
    return best[2] if best else None


def _is_aligned(lines: Sequence[str]) -> bool:
    """Whether blanks align amounts in columns: lines end in amounts below each other, with room before them, and commas
    stand in numbers."""
    whole = [line.rstrip() for line in lines]
    ends = Counter(len(line.expandtabs()) for line in whole if _ROOM.search(line) and _AMOUNT_END.search(line[-2:]))
    commas = sum(line.count(",") for line in lines)
    return (
        max(ends.values(), default=0) >= _FEWEST_ALIGNED
        and max(ends.values()) * 2 >= ends.total()
        and sum(len(_THOUSANDS.findall(line)) for line in lines) * 10 >= commas * 8
    )


def _ole_kind(data: bytes) -> Kind:
    """An OLE2 file: a BIFF workbook, or a workbook of today that was encrypted into one."""
    if _utf16("EncryptedPackage") in data or _utf16("EncryptionInfo") in data:
        raise EncryptedDocumentError("The workbook is encrypted: it needs a password.")
    if _utf16("Workbook") in data or _utf16("Book") in data or _utf16("WORKBOOK") in data:
        return "xls"
    raise UnsupportedMediaTypeError("The file is an OLE2 file, but not a workbook.")


def _utf16(name: str) -> bytes:
    return name.encode("utf-16-le")


def _zip_kind(data: bytes) -> Kind:
    """An archive: a workbook if it holds a workbook's parts."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = {name.replace("\\", "/").lstrip("/").lower() for name in archive.namelist()}
            if "mimetype" in names and "content.xml" in names:
                with archive.open("mimetype") as file:
                    media_type = file.read(100)
                if media_type.startswith(b"application/vnd.oasis.opendocument.spreadsheet"):
                    return "ods"
                raise UnsupportedMediaTypeError("The file is an OpenDocument file, but not a spreadsheet.")
    except UnsupportedMediaTypeError:
        raise
    except MemoryError as error:
        raise ProcessingLimitError("The workbook needs more memory than there is.", limit="memory") from error
    except Exception as error:
        if b"xl/" in data or b"[Content_Types].xml" in data:
            raise UnreadableDocumentError("The workbook's archive is damaged or cut off.") from error
        raise UnsupportedMediaTypeError("The file is an archive, but not a workbook.") from error
    if any(name.endswith("workbook.bin") for name in names):
        return "xlsb"
    if any(name.startswith("xl/") or name.endswith("workbook.xml") for name in names):
        return "xlsx"
    if names & {"_rels/.rels", "[content_types].xml"} and not any(n.startswith(("word/", "ppt/")) for n in names):
        return "xlsx"
    raise UnsupportedMediaTypeError("The file is an archive, but not a workbook.")
