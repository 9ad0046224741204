"""Pages whose text is drawn sideways, turned so that it reads level.

A landscape report on portrait paper without /Rotate: the page is displayed with its lines running up or down. Its words
and rules are turned by whole quarters, grids are found as on any page, and places are turned back when asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..document import Fill, PackedWords, Page, Rule, Word
from ..models.place import Box

SAMPLED = 40
"""So many words of a page, spread over it, tell whether to look at the others."""


def upright(page: Page) -> Page:
    """The page turned so that most of its words read from left to right; the page itself if they do so already."""
    words = page.words
    if type(words) is PackedWords and words.level:
        return page
    if not words or not _angle(words[:: max(1, len(words) // SAMPLED)]):
        return page
    angle = _angle(words)
    if not angle:
        return page
    width, height = (page.width, page.height) if angle == 180 else (page.height, page.width)
    return Page(
        page.number,
        width,
        height,
        [_word(word, page, angle) for word in words],
        [Rule(*_box(rule, page, angle)) for rule in page.rules],
        [Fill(*_box(fill[:4], page, angle), fill.color) for fill in page.fills],
        [_box(image, page, angle) for image in page.images],
        page.dropped,
        page.rotation,
        angle,
        page.tilt,
        page.confidences,
        page.alternatives,
    )


def _angle(words: Sequence[Word]) -> int:
    """The quarter turn in which most of the words are written."""
    angle, count = Counter([word[9] for word in words]).most_common(1)[0]
    return angle if angle in (90, 180, 270) and count * 2 > len(words) else 0


def _word(word: Word, page: Page, angle: int) -> Word:
    x0, top, x1, bottom = _box(word[1:5], page, angle)
    return word._replace(x0=x0, top=top, x1=x1, bottom=bottom, angle=(word.angle - angle) % 360)


def _box(box: Box, page: Page, angle: int) -> Box:
    """A box of the page on the page turned clockwise by an angle; rounded, so that one baseline stays one number."""
    x0, top, x1, bottom = box
    if angle == 90:
        turned = (page.height - bottom, x0, page.height - top, x1)
    elif angle == 180:
        turned = (page.width - x1, page.height - bottom, page.width - x0, page.height - top)
    else:
        turned = (top, page.width - x1, bottom, page.width - x0)
    return (round(turned[0], 3), round(turned[1], 3), round(turned[2], 3), round(turned[3], 3))
