"""What headings without a word of their own name: the properties of a portfolio, or parts of the one that the title
names."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

from ....values.codes import split_property_code
from ....values.dates import find_dates
from ....values.text import normal, words
from ....vocabulary import Vocabulary
from ...titles import Titles
from ..anatomy.entries import Walked
from ..anatomy.facts import begins_with_size

_ADDRESS = re.compile(
    r"\d+[a-z]?(?:\s*[-–&/]\s*\d+[a-z]?)?,?\s+(?:[nsew]{1,2}\.?\s+)?"
    r"(?:(?!(?:sf|sq|foot|feet|ft|amp|units?|beds?|bays?|rooms?|acres?|spaces?|months?)\b)[^\W\d_]{2,}|\d+(?:st|nd|rd|th))"
    r"|(?:str|straße|strasse|weg|platz|allee|gasse|damm|ufer)\.?\s+\d|,\s*[A-Z]{2}(?:\s+\d{5})$", re.IGNORECASE,
)  # fmt: skip
"""The number of a house and its street, either first; or a town with its state and code."""


def settle_headings(walked: Walked, titles: Titles, vocabulary: Vocabulary) -> None:
    """Headings that name no property become sections, and what held above them holds below."""
    scopes = (*(entry.scope for entry in walked.entries), *(total.scope for total in walked.totals))
    named = [scope for scope in {id(scope): scope for scope in scopes}.values() if scope.outside is not None]
    if not named or _name_properties(walked, {s.heading for s in named if s.heading is not None}, titles, vocabulary):
        return
    for scope in named:
        above = scope.outside
        assert above is not None
        scope.section = scope.heading or scope.section
        scope.property_name, scope.property_code = above.property_name, above.property_code
        scope.building = scope.building or above.building


def _name_properties(walked: Walked, headings: set[str], titles: Titles, vocabulary: Vocabulary) -> bool:
    """Whether headings are properties: by a code or an address, by units whose names begin anew below each, or because
    no title names one and no heading says what is let. Sizes name none."""
    if headings and all(map(begins_with_size, headings)):
        return False
    if any(split_property_code(text) is not None for text in headings):
        return True
    if 2 * sum(_ADDRESS.search(text) is not None for text in headings) >= len(headings):
        return True
    if _begin_anew(walked) or _closed_alike(walked, headings, titles):
        return True
    title = titles.property_name
    named = title is not None and not find_dates(title) and normal(title) not in {normal(text) for text in headings}
    if named and title is not None and not vocabulary.names_several(title):
        return False
    said = {word for text in headings for word in words(text)}
    return not any(vocabulary.numbers_use(word) or vocabulary.space_use(word) for word in said)


def _closed_alike(walked: Walked, headings: set[str], titles: Titles) -> bool:
    """Whether totals name the property of the title and each heading alike, and the units below a heading begin anew
    with the names of those above: ``Total Copper Commons``, ``Total River Ridge Apartments``."""
    closed = {normal(total.label) for total in walked.totals if total.label}
    names = [normal(text) for text in (titles.property_name or "", *headings)]
    if not all(name and any(label.endswith(f" {name}") for label in closed) for name in names):
        return False
    units: dict[bool, set[str]] = {False: set(), True: set()}
    for entry in walked.entries:
        column = entry.mapping.column("unit")
        if name := entry.line.text(column) if column is not None else None:
            units[entry.scope.outside is not None].add(normal(name))
    return 2 * len(units[True] & units[False]) > len(units[True]) > 1


def _begin_anew(walked: Walked) -> bool:
    """Whether most units below some heading have the names of units below another."""
    below: dict[str, set[str]] = defaultdict(set)
    for entry in walked.entries:
        column = entry.mapping.column("unit")
        name = entry.line.text(column) if column is not None else None
        if name and entry.scope.outside is not None and entry.scope.property_name:
            below[entry.scope.property_name].add(normal(name))
    often = Counter(name for names in below.values() for name in names)
    return any(2 * sum(often[name] > 1 for name in names) > len(names) > 1 for names in below.values())
