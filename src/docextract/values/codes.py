"""Codes told from words: account codes, unit ids, codes in brackets.

An account code in front of a label is one only if most labels of the document have one of the same form, so
:func:`document_code_form` decides per document and :func:`split_account_code` follows it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable
from decimal import Decimal

from .dates import looks_like_date
from .numbers import Value
from .remembered import remembered
from .wordlist import alternatives, wordlist

_CODE = r"(?:[A-Z]{0,3}\d{3,8}(?:[-.]\d{1,4}){0,2}|\d{1,2}-\d{4,6}|[A-Z]{1,2}-\d{3,5})"
_NUMERIC_CODE = re.compile(_CODE)
_LETTER_CODE = re.compile(r"[A-Z]{1,4}")
_PREFIXED = re.compile(
    rf"(?P<code>{_CODE})(?P<gap>\s*(?:[-–—:·•|]\s+|--+\s*|[-:·|](?=[A-Z]))|\s+)(?P<name>\S.*)", re.DOTALL
)
_YEAR = re.compile(r"(?:19|20)\d\d")
_TAX_FORM = "1099"


@remembered
def account_code_form(text: str) -> str | None:
    """The form of a text that could be an account code: digits as 9 (``"9999-999"``), letters as A (``"A-999"``);
    else None."""
    text = text.strip()
    if _NUMERIC_CODE.fullmatch(text):
        return re.sub(r"[A-Z]", "A", re.sub(r"\d", "9", text))
    return "A" * len(text) if _LETTER_CODE.fullmatch(text) else None


@remembered
def _prefix(label: str) -> tuple[str, str, bool] | None:
    match = _PREFIXED.fullmatch(label.strip())
    if not match or not re.search(r"[^\W\d_]", match["name"]):
        return None
    return match["code"], match["name"].strip(), match["gap"].strip() != ""


def split_account_code(label: str, forms: Collection[str] | None = None) -> tuple[str, str] | None:
    """``"4010 Market Rent"`` as code and name, or None.

    ``forms`` are those that :func:`document_code_form` found; without them anything that could be a code is one,
    except years and the tax form's number.
    """
    parts = _prefix(label)
    if parts is None:
        return None
    code, name, marked = parts
    if forms is not None:
        if account_code_form(code) not in forms or (code == _TAX_FORM and not marked):
            return None
    elif not marked and (code == _TAX_FORM or _YEAR.fullmatch(code)):
        return None
    return code, name


def document_code_form(labels: Iterable[str]) -> frozenset[str] | None:
    """The forms of the account codes that stand before a document's labels, or None if they are none.

    More than half of the labels that hold letters must begin with a code whose first group has the same length;
    of those, a form that occurs once among ten is taken with the most frequent, and so is any that only adds a group
    to that one, as ``412047.04`` beside ``412047``.
    """
    labelled = 0
    forms: Counter[str] = Counter()
    for label in labels:
        if not re.search(r"[^\W\d_]", label):
            continue
        labelled += 1
        parts = _prefix(label)
        if parts:
            form = account_code_form(parts[0])
            if form:
                forms[form] += 1
    by_head: Counter[int] = Counter()
    for form, n in forms.items():
        by_head[_head(form)] += n
    if not by_head:
        return None
    head, n = min(by_head.items(), key=lambda item: (-item[1], item[0]))
    if n * 2 <= labelled:
        return None
    same = [f for f in forms if _head(f) == head]
    usual = max(same, key=lambda f: (forms[f], f))
    sub = (f"{usual}.", f"{usual}-")
    return frozenset(f for f in same if forms[f] * 10 >= forms[usual] or f.startswith(sub))


def _head(form: str) -> int:
    return len(re.split(r"[-.]", form, maxsplit=1)[0])


_PREFIX_WORDS = alternatives(wordlist()["units"]["prefixes"])
_LETTERED = r"[A-Z]{1,3}(?![A-Za-z])"
_ID = (
    rf"(?:(?:[A-Z]{{1,5}}[-/.\s]?)?\d++(?:[-/.\s]?(?:{_LETTERED}|\d++))*"  # possessive: no run of digits is divided
    rf"|{_LETTERED}-[A-Z]{{2,5}}|[A-Z](?![A-Za-z]))/?"
)
_NAMED = r"(?-i:[A-Z]{2,8})"
_PREFIXES = rf"(?:(?:{_PREFIX_WORDS})\s*)*"
_UNIT = re.compile(rf"{_PREFIXES}(?:{_ID}|{_NAMED})(?:\s*[,&;+]\s*{_PREFIXES}{_ID})*", re.IGNORECASE)
_CENTS = re.compile(r"\d+\.\d\d|\d{1,3}(?:,\d{3})+(?:\.\d+)?")


@remembered
def _is_unit_text(text: str) -> bool:
    text = text.strip()
    return (
        0 < len(text) <= 48
        and _UNIT.fullmatch(text) is not None
        and _CENTS.fullmatch(text) is None
        and not looks_like_date(text)
    )


def looks_like_unit(value: Value) -> bool:
    """Whether a cell could name a unit: 101, ``10 B``, ``009-A, 009-B``, ``P1E``, ``LAND``; not money, dates, prose."""
    if type(value) is str:
        return _is_unit_text(value)
    if type(value) is int or type(value) is float:
        return 0 <= value < 10_000_000 and value == int(value)
    return False


def unit_text(value: Value) -> str | None:
    """A unit id as text: ``101.0`` from a spreadsheet is ``101``; text stays as it is, leading zeros too."""
    if value is None:
        return None
    if type(value) is float and value.is_integer():
        return str(int(value))
    if type(value) is float:
        return format(Decimal(repr(value)).normalize(), "f")
    text = str(value).strip()
    return text[:-2] if re.fullmatch(r"\d+\.0", text) else text or None


_BRACKET = re.compile(r"(?P<name>.*\S)\s*\(\.?(?P<code>[^()\s]*\d[^()\s]*)\)\s*", re.DOTALL)


@remembered
def split_bracket_code(text: str) -> tuple[str, str] | None:
    """``"CTL Global Inc.  (t0000767)"`` as name and code. A code holds a digit and no blanks; a footnote is none."""
    match = _BRACKET.fullmatch(text.strip())
    if not match or re.fullmatch(r"\d{1,2}", match["code"]):
        return None
    return match["name"].strip(), match["code"]


_LOWER_BRACKET = re.compile(r"(?P<name>.*\S)\s*\(\.?(?P<code>[a-z]{2,12})\)\s*", re.DOTALL)


@remembered
def split_property_code(text: str) -> tuple[str, str] | None:
    """A property's name and code: as :func:`split_bracket_code`, or ``"Oak Bend (oakbend)"``, where a word of small
    letters shortens the name."""
    if (split := split_bracket_code(text)) is not None:
        return split
    match = _LOWER_BRACKET.fullmatch(text.strip())
    if match is None:
        return None
    letters = iter(match["name"].casefold())
    return (match["name"].strip(), match["code"]) if all(letter in letters for letter in match["code"]) else None
