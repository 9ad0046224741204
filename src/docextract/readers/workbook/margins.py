"""What a sheet prints above and below each of its pages."""

from __future__ import annotations

import re
from html import unescape

_MARGIN = re.compile(rb"<(?:\w+:)?(?:odd|first|even)(?:Header|Footer)(?:\s[^<>]*)?>([^<]{1,2048})<")
_SECTION = re.compile(r"&[LCR]")
_CODE = re.compile(r'&(?:"[^"]*"|K[0-9A-Fa-f]{6}|K\d\d[+-]\d{3}|\d{1,3}|[A-Za-z])')
"""Fonts and sizes, and what is only known when the sheet is printed: the page, the day, the file."""


def read_margins(data: bytes) -> tuple[str, ...]:
    """The texts of a sheet's headers and footers, left, centre and right apart, without their codes.

    ``&LElm Court&CRent roll as of 31 May 2026&RPage &P`` is ``Elm Court``, ``Rent roll as of 31 May 2026``, ``Page``.
    """
    start = max(data.rfind(b"sheetData>"), 0)
    if data.find(b"eader", start) < 0 and data.find(b"ooter", start) < 0:
        return ()
    texts: dict[str, None] = {}
    for found in _MARGIN.finditer(data, start):
        whole = unescape(found[1].decode("utf-8", "replace")).replace("&&", "\0")
        for part in _SECTION.split(whole):
            text = " ".join(_CODE.sub("", part).replace("\0", "&").split())
            if text:
                texts.setdefault(text)
    return tuple(texts)
