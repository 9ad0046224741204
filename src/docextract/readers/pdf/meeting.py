"""Figures and dates that meet without a blank between them: "95,245.1066,372.31", "L.P.10/1/2023".

A cell that is full, or runs over, touches the next. Where that one begins can be told from what is printed if it is a
date with a year of four digits, or an amount with two decimals: those are complete, nothing goes on after them. Ids,
versions, account codes ("4010.0020.00") and ranges ("10/1/2023-9/30/2024") stay whole.
"""

from __future__ import annotations

import re

SHORTEST = 12
"""Characters of the shortest word in which two figures may meet ("1.502,000.00")."""

_DATE = r"(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|[12]\d|3[01])/(?:19|20)\d\d"
_WHOLE = r"(?:\d{1,3}(?:,\d{3})+|\d+)"
_AMOUNT = rf"\(?\$?{_WHOLE}\.\d\d[)%]?"
_FIGURE = rf"(?:{_DATE}|{_AMOUNT})"
_figure = re.compile(_FIGURE)
_meeting = re.compile(rf"{_FIGURE}{{2,}}")
_telling = re.compile(r"[,/$()%]")
_rest = re.compile(rf"(?:{_DATE}|-?{_AMOUNT})(?:{_FIGURE})*")
_ends = re.compile(rf"(?:^|[^\d.,/]){_FIGURE}$|^{_FIGURE}{{2,}}$")
_kerned = re.compile(rf"[-(]?\$?{_WHOLE}?(?:\.\d*)?[)%]?|{_DATE}")
_binds = re.compile(r"(?:[-–—/\\(,$#@+'\"&_:]|\d\.)$")
_text_end = re.compile(r"[^\W\d_]{2}[.,;:)]?$")
_number = re.compile(r"[-(]?\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[)%]?")
_small_letters = re.compile(r"[^\W\d_A-Z]{3}$")
_long_word = re.compile(r"[^\W\d_]{3}$")


def meetings(word: str) -> list[int]:
    """Where figures meet, if a word is nothing but figures: the positions at which the second and later ones begin.

    Dots alone tell nothing: a comma, a slash, a dollar or percent sign or parentheses must show what it is.
    """
    if not _meeting.fullmatch(word) or not _telling.search(word):
        return []
    return [match.start() for match in _figure.finditer(word)][1:]


def binds(text: str) -> bool:
    """Whether a text ends in a character that goes on: "A-", "1/"."""
    return _binds.search(text) is not None


def ends_text(text: str) -> bool:
    """Whether a text ends as a word or a part of a sentence does: "Therapy,", "Inc."."""
    return _text_end.search(text) is not None


def ends_name(text: str) -> bool:
    """Whether a text ends as a name does, in three small letters: "Hathersage"."""
    return _small_letters.search(text) is not None


def is_figure(text: str) -> bool:
    """Whether a text is a number and nothing else, with decimals or without."""
    return _number.fullmatch(text) is not None


def begins(before: str, after: str, runs: int) -> bool:
    """Whether a figure begins where a text run does; ``before`` and ``after`` are all the word, drawn in ``runs``.

    False where the run goes on with what is before it: letters and digits of one word are often drawn one by one.
    """
    if not _rest.fullmatch(after) or _kerned.fullmatch(before + after):
        return False
    if "/" in after and ends_text(before):
        return True  # "Supply,1/15/2016"
    if _binds.search(before):
        return False
    if _ends.search(before):
        return True
    if before[-1].isdigit():
        return runs == 2 and re.fullmatch(_WHOLE, before) is not None
    return "/" in after or "," in after or _long_word.search(before) is not None
