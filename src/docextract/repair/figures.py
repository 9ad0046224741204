"""The figures of a document's sums, and the recognised words that they stand in."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace
from decimal import Decimal
from typing import NamedTuple

from ..document import Document, Page, Word
from ..models.place import Box, Place
from ..records import record
from ..values.numbers import money, number_style
from .glyphs import other_readings, with_a_digit

Key = tuple[object, ...]
SLACK = 0.5
"""Points by which the middle of a word may lie outside of the box that it stands in."""
TALLEST = 40.0
"""Points of the highest figure."""


class Reading(NamedTuple):
    """A word's other reading: the page and number of the word, what it says, and how sure the recogniser is of it;
    None where the recogniser did not give it."""

    page: int
    word: int
    was: str
    text: str
    confidence: float | None


@record
class Figure:
    """A figure as read: ``text`` is all that is printed at its place, ``amount`` what that says, signs as printed."""

    place: Place | None
    text: str = ""
    amount: Decimal | None = None
    words: list[tuple[int, int]] = field(default_factory=list)
    """Page and number of its words, where they were recognised; else none."""
    others: dict[Decimal, Reading] = field(default_factory=dict)
    """What else it may say; a reading that the recogniser gave before any other of the same amount."""


def key_of(place: Place) -> Key:
    """What makes a place the same in every equation."""
    return (place.page, *(round(edge, 1) for edge in place.box or ()), place.sheet, place.cell)


def is_recognised(page: Page) -> bool:
    """Whether the words of a page were read off a picture."""
    return bool(page.confidences)


class Recognised:
    """The words of the recognised pages of a document, found by where they stand."""

    def __init__(self, document: Document) -> None:
        self.pages = {page.number: page for page in document.pages if is_recognised(page)}
        self.words = {number: list(page.words) for number, page in self.pages.items()}
        self.style = number_style(word.text for words in self.words.values() for word in words)
        self._order: dict[int, tuple[list[float], list[tuple[int, Box]]]] = {}

    def figure(self, place: Place | None) -> Figure:
        """What stands at a place, with its other readings; without words where the page was not recognised."""
        figure = Figure(place)
        if place is None or place.box is None or place.page not in self.pages:
            return figure
        numbers = [number for number, _ in self._inside(place.page, place.box)]
        words = self.words[place.page]
        figure.words = [(place.page, number) for number in numbers]
        figure.text = " ".join(words[number].text for number in numbers)
        figure.amount = money(figure.text, self.style)
        for reading in self._readings(place.page, numbers):
            amount = money(_with(words, numbers, reading), self.style)
            if amount is not None and amount != figure.amount:
                figure.others.setdefault(amount, reading)
        return figure

    def _readings(self, page: int, numbers: Sequence[int]) -> Iterator[Reading]:
        words, given = self.words[page], self.pages[page].alternatives
        for number in numbers:
            was = words[number].text
            yield from (Reading(page, number, was, text, sure) for text, sure in given.get(number, ()) if text != was)
        for number in numbers:
            was = words[number].text
            yield from (Reading(page, number, was, text, None) for text in other_readings(was))
            if money(was, self.style) is None:  # by its own notation a digit is missing
                yield from (Reading(page, number, was, text, None) for text in with_a_digit(was))

    def _inside(self, page: int, box: Box) -> list[tuple[int, Box]]:
        """The words whose middle lies in a box, from left to right."""
        if page not in self._order:
            shown = self.pages[page].displayed
            placed = [(n, shown((w.x0, w.top, w.x1, w.bottom))) for n, w in enumerate(self.words[page])]
            placed.sort(key=lambda one: one[1][1])
            self._order[page] = [b[1] for _, b in placed], placed
        tops, placed = self._order[page]
        first, last = bisect_left(tops, box[1] - TALLEST), bisect_left(tops, box[3] + SLACK)
        found = [(n, b) for n, b in placed[first:last] if _holds(box, b)]
        return sorted(found, key=lambda one: one[1][0])


def _holds(box: Box, inner: Box) -> bool:
    x, y = (inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2
    return box[0] - SLACK <= x <= box[2] + SLACK and box[1] - SLACK <= y <= box[3] + SLACK


def _with(words: Sequence[Word], numbers: Sequence[int], reading: Reading) -> str:
    return " ".join(reading.text if n == reading.word else words[n].text for n in numbers)


def rewritten(document: Document, readings: Iterable[Reading]) -> Document:
    """The document with words read otherwise; the one given stays as it is."""
    texts: dict[int, dict[int, str]] = {}
    for reading in readings:
        texts.setdefault(reading.page, {})[reading.word] = reading.text
    pages = [
        replace(page, words=[_said(w, texts[page.number].get(n)) for n, w in enumerate(page.words)])
        if page.number in texts
        else page
        for page in document.pages
    ]
    return replace(document, pages=pages)


def _said(word: Word, text: str | None) -> Word:
    return word if text is None else word._replace(text=text)


__all__ = ["Figure", "Reading", "Recognised", "is_recognised", "key_of", "rewritten"]
