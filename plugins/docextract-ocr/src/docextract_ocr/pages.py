"""A picture of a page to a :class:`docextract.plugin.Page`: words with their places, rules, areas."""

from __future__ import annotations

import numpy as np

from docextract.plugin import Alternative, Fill, Page, Rule, Word

from .engines import Engine
from .figures import is_overruled, reread
from .glyphs import Reading, bring_together
from .ink import Ink, Picture, ink_of, sideways
from .layout import Stretch, picture_of, stretches
from .series import complete
from .typeface import Typeface
from .words import Paper, placed, scale_of

HEIGHT, MARGIN = 44, 12
"""Pixels of a line's picture, and of the margin around it: what Tesseract reads best."""
AGAIN = (52, 38, 32, 60)
"""Other heights for lines that were not read surely."""
SURE = 0.86
"""A line read less surely is read again in other sizes; the surest reading counts."""
SAMPLE = 12
"""So many stretches of text, the longest, tell which way up a page is."""


def read_page(page: Page, picture: Picture, dpi: float, engine: Engine, typeface: Typeface) -> dict[int, str]:
    """Fill in a page from its picture; returns what the recogniser said for the words that read otherwise, by number.

    The typeface learns the page's figures.
    """
    angle, ink, found = _upright(picture, dpi, engine)
    texts = engine.read([picture_of(ink, stretch, HEIGHT, MARGIN) for stretch in found])
    readings = [bring_together(s, *text) for s, text in zip(found, texts, strict=True)]
    unsure = [k for k, reading in enumerate(readings) if reading.confidence < SURE or not _whole(reading)]
    for height in AGAIN:
        others = engine.read([picture_of(ink, found[k], height, MARGIN) for k in unsure])
        for k, other in zip(unsure, others, strict=True):
            again = bring_together(found[k], *other)
            if _worth(again) > _worth(readings[k]):
                readings[k] = again
        unsure = [k for k in unsure if readings[k].confidence < SURE or not _whole(readings[k])]
    reread(ink, readings, typeface)
    complete(readings)
    paper = Paper(page, angle, 72.0 / dpi)
    scale = scale_of(readings)
    words: list[Word] = []
    overruled: dict[int, str] = {}
    for found_word in placed(readings):
        piece = found_word.piece
        if piece.others:
            page.alternatives[len(words)] = [Alternative(text, likely) for text, likely in piece.others]
        if is_overruled(piece):
            overruled[len(words)] = piece.read
        words.append(paper.word(found_word, scale))
        page.confidences.append(piece.confidence)
    page.words = words
    page.tilt = ink.tilt
    page.rules += [Rule(*paper.box(*rule)) for rule in ink.rules]
    page.fills += [Fill(*paper.box(*fill)) for fill in ink.fills]
    return overruled


def _upright(picture: Picture, dpi: float, engine: Engine) -> tuple[int, Ink, list[Stretch]]:
    """The direction of writing, in degrees counter-clockwise, and the ink and text of the page turned upright."""
    as_it_is = ink_of(picture, dpi)
    angles = (90, 270) if sideways(as_it_is.text) else (0, 180)
    best: tuple[float, int, Ink, list[Stretch]] | None = None
    for angle in angles:
        ink = ink_of(np.ascontiguousarray(np.rot90(picture, -angle // 90)), dpi) if angle else as_it_is
        found = stretches(ink, dpi)
        sample = sorted(found, key=lambda s: -len(s.glyphs))[:SAMPLE]
        texts = engine.read([picture_of(ink, stretch, HEIGHT, MARGIN) for stretch in sample])
        sure = sum(text.confidence for text in texts) / max(1, len(texts))
        if best is None or sure > best[0]:
            best = sure, angle, ink, found
        if sure >= SURE - 0.1:
            break
    assert best is not None
    return best[1:]


def _worth(reading: Reading) -> float:
    """How good a reading is: how sure, less where its characters and its glyphs do not go together."""
    return reading.confidence - (0.0 if _whole(reading) else 0.3)


def _whole(reading: Reading) -> bool:
    return bool(reading.pieces) and all(piece.aligned for piece in reading.pieces)
