"""Two readers by different hands see the same characters in the same places on real documents."""

from __future__ import annotations

import io
import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

from docextract.document import Document, Page, Word
from docextract.errors import NoTextLayerError
from docextract.readers.pdf import pdfium, plumber
from fewer import some

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"
EDGE, HEIGHT = 1.0, 3.0
"""Points by which the readers may differ: at the ends of a word, and where fonts tell their height differently."""


def documents() -> list[str]:
    index = CORPUS / "index.json"
    if not index.is_file():
        return []
    return sorted({entry["file"] for entry in json.loads(index.read_text()) if entry["file"].endswith(".pdf")})


def every_word(page: Page) -> list[Word]:
    return page.words + [dropped.word for dropped in page.dropped]


def characters_of(data: bytes) -> list[list[dict[str, Any]]]:
    import pdfplumber

    with pdfplumber.open(io.BytesIO(data)) as pdf:
        return [[char for char in page.chars if not char["text"].isspace()] for page in pdf.pages]


def overlapping(words: list[Word]) -> set[int]:
    """The words that share ground with another: whose character is whose cannot be told from boxes there."""
    shared: set[int] = set()
    by_line: dict[int, list[int]] = defaultdict(list)
    for k, word in enumerate(words):
        for line in range(int(word.top // 8), int(word.bottom // 8) + 1):
            for other in by_line[line]:
                one = words[other]
                across = min(one.x1, word.x1) - max(one.x0, word.x0)
                down = min(one.bottom, word.bottom) - max(one.top, word.top)
                if across > -0.5 and down > -1:
                    shared |= {k, other}
            by_line[line].append(k)
    return shared


NAMES = some(documents()) or [pytest.param("", marks=pytest.mark.skip("no shared documents"))]


@pytest.mark.parametrize("name", NAMES)
def test_both_readers_see_the_same_characters_in_the_same_places(name: str) -> None:
    data = (CORPUS / name).read_bytes()
    try:
        document = pdfium.read(data)
    except NoTextLayerError:
        with pytest.raises(NoTextLayerError):
            plumber.read(data)
        return
    compared = total = 0
    for page, chars in zip(document.pages, characters_of(data), strict=True):
        words = every_word(page)
        total += len(words)
        assert Counter("".join(word.text for word in words)) == Counter("".join(char["text"] for char in chars))
        words = [word for word in words if not word.angle % 90]
        shared = overlapping(words)
        lines: dict[int, list[dict[str, Any]]] = defaultdict(list)
        for char in (char for char in chars if not char["matrix"][1]):  # a slanted watermark lies over everything
            lines[int((char["top"] + char["bottom"]) / 2)].append(char)
        for k, word in enumerate(words):
            if k in shared:
                continue
            middle = int((word.top + word.bottom) / 2)
            inside = [
                char
                for line in range(middle - 4, middle + 5)
                for char in lines[line]
                if word.x0 - 0.5 <= (char["x0"] + char["x1"]) / 2 <= word.x1 + 0.5
                and word.top - 1 <= (char["top"] + char["bottom"]) / 2 <= word.bottom + 1
            ]
            inside.sort(key=lambda char: float(char["x0"]))
            assert "".join(char["text"] for char in inside) == word.text, (page.number, word)
            assert abs(inside[0]["x0"] - word.x0) < EDGE
            assert abs(inside[-1]["x1"] - word.x1) < EDGE
            assert abs(inside[0]["bottom"] - word.bottom) < HEIGHT
            assert abs(inside[0]["size"] - word.size) < 0.01
            compared += 1
    assert compared >= 0.97 * total


@pytest.mark.parametrize("name", NAMES)
def test_both_readers_see_the_same_rules_and_fills(name: str) -> None:
    data = (CORPUS / name).read_bytes()
    try:
        one, other = pdfium.read(data, last_page=1), plumber.read(data, last_page=1)
    except NoTextLayerError:
        return
    for what in ("rules", "fills"):
        ours, theirs = boxes(one, what), boxes(other, what)
        assert len(ours) == len(theirs)
        for box in ours:
            assert any(all(abs(p - q) <= 1 for p, q in zip(box, same, strict=True)) for same in theirs), (what, box)


def boxes(document: Document, what: str) -> list[tuple[float, ...]]:
    return [tuple(thing[:4]) for page in document.pages for thing in getattr(page, what)]
