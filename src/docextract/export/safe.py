"""Texts of strangers' documents made safe for spreadsheets, terminals and files."""

from __future__ import annotations

import re

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_HIDDEN = "\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff"
_LINE = re.compile(f"[\x00-\x1f{_HIDDEN}]+")
_ESCAPED = re.compile(f"[{_HIDDEN}]")
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
# Where a file is taken apart at other places than it was put together, as spreadsheets of other countries do.
_INNER_FORMULA = re.compile("([;\t\r\n]\\s*)(?=[=+\\-@\uff1d\uff0b\uff0d\uff20])")


def clean(text: str) -> str:
    """A text without the characters that XML and UTF-8 cannot hold; tab and line ends stay."""
    return _CONTROL.sub("\ufffd", text)


def looks_like_formula(text: str) -> bool:
    """True for a text that a spreadsheet would run: it begins with ``= + - @``, a full-width one, tab or a line end."""
    return text.startswith(_FORMULA)


def neutral(text: str) -> str:
    """A text for a CSV file: what a spreadsheet would run as a formula gets an apostrophe in front.

    So does what would be one behind a semicolon, a tab or a line end, if the file is divided there.
    """
    text = clean(text)
    if ";" in text or "\n" in text or "\t" in text or "\r" in text:
        text = _INNER_FORMULA.sub(r"\1'", text)
    return f"'{text}" if looks_like_formula(text) else text


def csv_field(text: str) -> str:
    """A text as a field of a CSV file: neutral, and its lines end in one way."""
    # The csv module leaves a lone carriage return unquoted, which other readers take for the end of a line.
    return neutral(text).replace("\r\n", "\n").replace("\r", "\n")


def one_line(text: str) -> str:
    """A text for a terminal or a log: control, bidirectional and surrogate characters become one space."""
    return _LINE.sub(" ", text)


def json_text(text: str) -> str:
    """JSON that a terminal may show: what would steer it or reorder its lines is escaped; the values are the same."""
    return text if text.isascii() and "\x7f" not in text else _ESCAPED.sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"
