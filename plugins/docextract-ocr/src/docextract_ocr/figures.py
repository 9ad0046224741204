"""Figures of a page read twice: as the recogniser said, and as the typeface of the document says."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from .glyphs import DASHES, Piece, Reading
from .ink import Ink
from .layout import Stretch
from .typeface import SLACK, WASTE, Placed, Reread, Typeface, rows_of

Strip = np.ndarray[Any, Any]

STRICT = re.compile(r"[-(]?\$?(?:\d{1,3}(?:,\d{3})*(?:\.\d\d)?|\d+(?:\.\d+)?)%?\)?|\d{1,2}/\d{1,2}/\d{2,4}")
"""Figures as they are printed."""
SENSE = re.compile(STRICT.pattern + r"|\d+(?:[-/]\d+)+")
"""Figures, dates and codes: what is read so, and has as many glyphs as characters, teaches the typeface."""
ENOUGH = 6
"""So many samples of a character make those needless that were in pieces."""
FIGURE = re.compile(r"[-(]*[$€£]?[-(]?(?:\d[\d.,]*|\.\d+)%?\)?%?-?|\d+(?:[-/.]\d+)+")
"""What is a figure, a date or a code, however its marks were read."""
_AMOUNT = re.compile(r"(?P<head>[-($]*)(?P<whole>\d{1,3}(?:[.,]\d{3})*)(?P<cents>[.,]\d\d)?(?P<tail>[%)-]*)")
_CONTINENTAL = re.compile(r"[-($]*\d{1,3}(?:\.\d{3})*,\d\d[%)-]*")
DIGITS = frozenset("0123456789")
MARKS = frozenset(".,-()$%/")
LEAD = 0.3
"""The lead over its rivals of a character that is plain."""
OPEN = 0.6
"""A rival with less of a distance than that is another reading."""
LEFT = 0.3
"""The part of a figure's ink at most that a plain reading leaves unexplained."""
PLAIN_LEAD, PLAIN_LEFT, PLAIN_REST = 0.4, 0.12, 0.2
"""The lead, the ink left of the figure and the ink left of a character that overrule a figure that makes sense."""
STRANGE_LEFT, STRANGE_REST = 0.22, 0.4
"""The same where the recogniser's figure has a character that the document's others have not."""
AGREED = 0.2
"""What is left of the doubt in a figure that was read alike twice."""
GUESSED = 0.49
"""How sure at most a figure is that stays in doubt."""
FEW = 3
"""So many other readings are kept."""


def reread(ink: Ink, readings: Sequence[Reading], typeface: Typeface) -> None:
    """Teach a typeface the plain figures of a page, and let it read all of them again.

    Where both readings are one, a figure is surer; where the typeface's is plain it is taken, and ``Piece.read`` keeps
    what the recogniser said; else it is in doubt. ``Piece.others`` holds the readings that were not taken.
    """
    for em, found in _samples(ink, readings, typeface).items():
        typeface.learn(em, found)
    strips: dict[float, list[tuple[Piece, Strip]]] = defaultdict(list)
    for reading in readings:
        em = typeface.size_of(reading.stretch.em)
        if typeface.knows(em):
            strips[em] += [
                (piece, _even(_strip(ink, reach(piece, 2), reading.stretch, em, SLACK)))
                for piece in reading.pieces
                if _may_be_figure(piece.text)
            ]
    for em, pairs in strips.items():
        for (piece, _), again in zip(pairs, typeface.read(em, [strip for _, strip in pairs]), strict=True):
            _settle(piece, again, typeface.chars(em))


def is_overruled(piece: Piece) -> bool:
    """Whether another figure was taken than a recogniser said; dashes of all kinds are one."""
    return any(map(str.isalnum, piece.read + piece.text)) and piece.text != _plain_dashes(piece.read)


def _samples(ink: Ink, readings: Sequence[Reading], typeface: Typeface) -> dict[float, list[tuple[str, Strip]]]:
    """Pictures of characters by size; those that were in pieces come last, and count where there are no others."""
    whole: dict[float, list[tuple[str, Strip]]] = defaultdict(list)
    mended: dict[float, list[tuple[str, Strip]]] = defaultdict(list)
    for reading in readings:
        em = typeface.size_of(reading.stretch.em)
        for piece in reading.pieces:
            if not (piece.aligned and piece.text == piece.read and SENSE.fullmatch(piece.text)):
                continue
            left, right = reach(piece, 1)
            strip = _even(_strip(ink, (left, right), reading.stretch, em, 0))
            found = whole if len(piece.glyphs) == len(piece.text) else mended
            for char, own in zip(piece.text, piece.own, strict=True):
                if own is not None:
                    found[em].append((char, strip[:, own[0] - 1 - left : own[2] + 1 - left]))
    for em, samples in mended.items():
        enough = {char for char, count in Counter(char for char, _ in whole[em]).items() if count >= ENOUGH}
        whole[em] += [sample for sample in samples if sample[0] in (DIGITS | {"%"}) - enough]
    return whole


def _may_be_figure(text: str) -> bool:
    """Whether at least half of what was read are digits and marks; nothing may be anything."""
    return 2 * sum(char in DIGITS or char in MARKS for char in text) >= len(text)


def reach(piece: Piece, more: int = 0) -> tuple[int, int]:
    """The first column of a piece and the one after its last, and so many more on both sides."""
    left, right = min(g.box[0] for g in piece.glyphs), max(g.box[2] for g in piece.glyphs)
    return max(0, left - more), right + more


def _strip(ink: Ink, columns: tuple[int, int], stretch: Stretch, em: float, slack: int) -> Strip:
    """The ink of some columns of a line, 0 where there is paper, with a typeface's rows for that size."""
    rise, fall = rows_of(em)
    top, end = round(stretch.baseline) - rise - slack, round(stretch.baseline) + fall + slack
    height, width = ink.picture.shape
    rows, across = slice(max(0, top), min(height, end)), slice(columns[0], min(width, columns[1]))
    out = np.zeros((end - top, columns[1] - columns[0]), np.float32)
    dark = 255 - ink.picture[rows, across]
    out[rows.start - top : rows.start - top + dark.shape[0], : dark.shape[1]] = dark
    return out


def _even(strip: Strip) -> Strip:
    """Ink from 0 to about 1, however pale the print."""
    inked = strip[strip > 0]
    return strip / max(1.0, float(np.percentile(inked, 90))) if inked.size else strip


def _settle(piece: Piece, again: Reread, known: set[str]) -> None:
    """Choose between what a recogniser said for a figure and what the typeface says."""
    said = _plain_dashes(piece.text)
    if again.text.endswith("-") and not said.endswith("-"):  # the edge of what is no dash
        again = again._replace(places=again.places[:-1])
    text = _in_notation(again)
    if text and text in (said, piece.read):
        piece.text = text
        piece.confidence = 1 - AGREED * (1 - piece.confidence)
        piece.others = _others(again, text, said)
        if _least_lead(again) < LEAD / 2:
            piece.confidence = min(piece.confidence, GUESSED)
        return
    figure = bool(FIGURE.fullmatch(said))
    explained = bool(text) and again.rest <= LEFT and _worst(again) <= WASTE
    if figure and _digits(text) == _digits(said):  # the marks are in question
        if explained:
            _settle_marks(piece, said, text, known)
        return
    unknown = (set(said) & (DIGITS | MARKS)) - known
    if figure and not (explained and FIGURE.fullmatch(text) and _outweighs(again, said, bool(unknown))):
        piece.confidence = min(piece.confidence, GUESSED)
        piece.others = _others(again, said, text) if FIGURE.fullmatch(text) else ()
        return
    if not explained or not FIGURE.fullmatch(text):
        return
    if (any(char.isalpha() for char in said) or not _digits(said)) and (len(text) < 4 or not STRICT.fullmatch(text)):
        return
    piece.text = text
    piece.others = _others(again, text, said)
    sure = _least_lead(again) >= LEAD and not unknown
    piece.confidence = max(piece.confidence, 1 - GUESSED) if sure else GUESSED


def _outweighs(again: Reread, said: str, unknown: bool) -> bool:
    """Whether a reading is so plain that it counts more than a recogniser's, the plainer the more sense that makes."""
    if unknown:  # what the recogniser saw is no character of this typeface, as far as it is known
        return _least_lead(again) >= LEAD and again.rest <= STRANGE_LEFT and _worst(again) <= STRANGE_REST
    if not SENSE.fullmatch(said):
        return True
    return _least_lead(again) >= PLAIN_LEAD and again.rest <= PLAIN_LEFT and _worst(again) <= PLAIN_REST


def _worst(again: Reread) -> float:
    """The part of its ink that the digit leaves that explains its own the least; marks are too small to tell."""
    return max((place.rest for place in again.places if place.char in DIGITS), default=1.0)


def _settle_marks(piece: Piece, said: str, text: str, known: set[str]) -> None:
    """Choose between two readings of a figure whose digits are the same."""
    lost = set(said) - set(text) - known  # what the typeface cannot say
    if SENSE.fullmatch(said) and (lost or not STRICT.fullmatch(text) or len(said) > len(text)):
        chosen, other = said, text
    elif SENSE.fullmatch(text) and not lost:
        chosen, other = text, said
    else:
        chosen, other = said, text
        piece.confidence = min(piece.confidence, GUESSED)
    piece.text = chosen
    if not lost and ("-" in chosen) != ("-" in other):
        piece.confidence = min(piece.confidence, GUESSED)
    if FIGURE.fullmatch(other):
        piece.others = ((other, 0.3),)


def _plain_dashes(text: str) -> str:
    return re.sub(f"[{DASHES}]", "-", text)


def _digits(text: str) -> str:
    return "".join(char for char in text if char in DIGITS)


def _least_lead(again: Reread) -> float:
    """The lead of the least plain digit; points and commas are told apart by the notation."""
    return min((lead for place in again.places for _, lead in _rivals(place)), default=1.0)


def _rivals(place: Placed) -> Iterator[tuple[str, float]]:
    pair = {place.char} <= {".", ","}
    for char, lead in place.rivals:
        if not (pair and char in ".,"):
            yield char, lead


def _in_notation(again: Reread) -> str:
    """The text of a figure whose marks part its groups as figures are parted: thousands by comma, cents by point.

    Where the shape of a mark is plain, it counts; where it might be either, the places of the marks do.
    """
    text = again.text
    amount = _AMOUNT.fullmatch(text)
    if amount is None or not re.search("[.,]", text):
        return text
    whole, cents = amount["whole"], amount["cents"] or ""
    wanted = amount["head"] + whole.replace(".", ",") + cents.replace(",", ".") + amount["tail"]
    for place, char in zip(again.places, wanted, strict=True):
        if place.char != char and dict(place.rivals).get(char, 1.0) > OPEN and _CONTINENTAL.fullmatch(text):
            return text
    return wanted


def _others(again: Reread, taken: str, said: str) -> tuple[tuple[str, float], ...]:
    """The readings not taken, with their likelihoods: what the other said, and the typeface's next characters."""
    found: dict[str, float] = {}
    if said != taken and FIGURE.fullmatch(said):
        found[said] = 0.3
    if len(again.places) == len(taken):
        for at, place in enumerate(again.places):
            for char, lead in _rivals(place):
                text = taken[:at] + char + taken[at + 1 :]
                if lead < OPEN and FIGURE.fullmatch(text) and text != taken:
                    found[text] = max(found.get(text, 0.0), round(0.5 * max(0.0, 1 - lead / OPEN), 3))
    return tuple(sorted(found.items(), key=lambda pair: -pair[1])[:FEW])
