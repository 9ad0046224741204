"""Texts of strangers' documents made safe for spreadsheets, terminals and files."""

from __future__ import annotations

import re

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_LINE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]+")
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def clean(text: str) -> str:
    """A text without the characters that XML and UTF-8 cannot hold; tab and line ends stay."""
    return _CONTROL.sub("\ufffd", text)


def looks_like_formula(text: str) -> bool:
    """True for a text that a spreadsheet would run: it begins with ``= + - @``, a full-width one, tab or a line end."""
    return text.startswith(_FORMULA)


def neutral(text: str) -> str:
    """A text for a CSV file: what a spreadsheet would run as a formula gets an apostrophe in front."""
    text = clean(text)
    return f"'{text}" if looks_like_formula(text) else text


def one_line(text: str) -> str:
    """A text for a terminal or a log: control, bidirectional and surrogate characters become one space."""
    return _LINE.sub(" ", text)
