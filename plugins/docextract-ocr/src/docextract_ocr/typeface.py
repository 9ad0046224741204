"""The typeface of a document's figures, learned from its own print: what its characters look like, and reading by that.

A recogniser knows all typefaces a little. A page knows one very well: it prints each digit some hundred times. From
the figures that were read without trouble the pictures of the characters are averaged, and each figure is read again
as the row of such pictures that explains its ink best, be they in pieces, touching, or faint.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import cv2
import numpy as np

Ink32 = np.ndarray[Any, Any]
"""Ink from 0 (paper) to 1 (the darkest of its strip), rows by columns."""

RISE, FALL = 0.80, 0.26
"""Ems above and below the baseline that a strip shows."""
SLACK = 1
"""Pixels by which a strip's baseline may be off, up or down."""
SAME_SIZE = 0.08
"""Part by which sizes of one print may differ as measured."""
KIN = 0.85
"""How alike two samples of a character are that are of one typeface."""
FEWEST = 3
"""So many samples make a picture of a character."""
PART = 0.75
"""Of the usual width: a sample that is narrower is a piece of a character."""
WIDER = 1.15
"""Of the usual width: a sample that is wider is a character and a mark that touches it."""
MOST = 120
"""So many samples of one character are kept."""
SAME_SHAPE = 0.93
"""How alike the pictures of two characters are that are of one shape."""
NO_SLIP = 0.04
"""So many times as often as one character a shape was read as another, if that is no slip."""
FOREIGN = 4
"""A picture that looks like another character's with so many times its samples was mislabelled."""
DASH_TOP, DASH_FOOT, DASH_WIDE = 0.32, 0.23, 0.25
"""Ems of a dash of which no sample is known: its edges above the baseline, and its width."""
TUCKED = 0.06
"""Ems by which a dash may be hidden under the figure behind it, once or twice."""
SETTLING = 0.3
"""What placing a character costs, in parts of the ink of the faintest."""
EDGE = 0.3
"""What the outermost columns of a character count."""
LAP = 4
"""A character may reach into the next by fewer pixels than that."""
WASTE = 0.5
"""The part of a figure's ink at most that may be left unexplained."""


@dataclass(slots=True)
class Template:
    """What a character looks like."""

    char: str
    count: int
    mean: Ink32
    contested: str = ""
    """Other characters that the same shape was read as, too often for chance."""

    @property
    def width(self) -> int:
        """Pixels across."""
        return int(self.mean.shape[1])


class Placed(NamedTuple):
    """A character of a figure as the typeface reads it."""

    char: str
    x: int
    width: int
    """Pixels of the strip."""
    rest: float
    """The part of its ink that it does not explain."""
    rivals: tuple[tuple[str, float], ...]
    """The characters that come next, the likest first, each with the lead over it: 1 where the ink is just as that of
    this character, 0 where it is half way between the two."""


class Reread(NamedTuple):
    """A figure as the typeface reads it."""

    places: tuple[Placed, ...]
    rest: float
    """The part of all its ink that is not explained."""

    @property
    def text(self) -> str:
        """The characters."""
        return "".join(place.char for place in self.places)


@dataclass(slots=True)
class _Size:
    """The prints of about one size."""

    em: float
    samples: dict[str, list[Ink32]] = field(default_factory=lambda: defaultdict(list))
    seen: Counter[str] = field(default_factory=Counter)
    templates: list[Template] = field(default_factory=list)


class Typeface:
    """The characters of figures as a document prints them, by size."""

    def __init__(self) -> None:
        self._sizes: list[_Size] = []

    def size_of(self, em: float) -> float:
        """The size in pixels as which print of a size is taken."""
        for size in self._sizes:
            if abs(size.em - em) <= SAME_SIZE * max(em, size.em):
                return size.em
        self._sizes.append(_Size(em))
        return em

    def learn(self, em: float, samples: Iterable[tuple[str, Ink32]]) -> None:
        """Take samples of characters, the best first: as high as :func:`rows_of` the size, as wide as they are."""
        size = self._size(em)
        for char, sample in samples:
            kept = size.samples[char]
            size.seen[char] += 1
            if len(kept) < MOST:
                kept.append(sample)
        size.templates = _templates(size)
        if size.templates:
            size.templates += _dashes(size)

    def knows(self, em: float) -> bool:
        """Whether figures of a size can be read: seven digits at least are known."""
        return sum(char.isdigit() for char in {t.char for t in self._size(em).templates}) >= 7

    def chars(self, em: float) -> set[str]:
        """The characters known of a size."""
        return {template.char for template in self._size(em).templates}

    def read(self, em: float, strips: Sequence[Ink32]) -> list[Reread]:
        """Figures of one size read; each strip is :func:`rows_of` the size high and :data:`SLACK` more at both ends."""
        templates = self._size(em).templates
        return _decoded(templates, strips) if strips and templates else [Reread((), 1.0) for _ in strips]

    def _size(self, em: float) -> _Size:
        em = self.size_of(em)
        return next(size for size in self._sizes if size.em == em)


def rows_of(em: float) -> tuple[int, int]:
    """Pixels above and below the baseline of a strip of that size, without slack."""
    return round(RISE * em), round(FALL * em)


def _templates(size: _Size) -> list[Template]:
    """The pictures of a size's characters. A shape that was read as two characters is the one that it was more often;
    where the other is no slip, it stays contested."""
    found: list[Template] = []
    usual = _usual([p for char, pictures in size.samples.items() if char in "023456789" for p in pictures])
    for char, all_pictures in size.samples.items():
        least = PART * (usual if char in "023456789" else _usual(all_pictures)) - 1
        pictures = [p for p in all_pictures if p.shape[1] >= least]
        most = WIDER * _usual(pictures) + 1
        pictures = [p for p in pictures if p.shape[1] <= most]
        more = size.seen[char] / len(all_pictures)
        for template in _kinds(char, pictures):
            if template.count >= max(FEWEST, len(pictures) // 25):
                template.count = round(template.count * more)
                found.append(template)
    kept = []
    for template in sorted(found, key=lambda t: -t.count):
        same = [o for o in kept if o.char != template.char and likeness(o.mean, template.mean) > SAME_SHAPE]
        for other in same:
            if template.count >= NO_SLIP * other.count and template.char not in other.contested:
                other.contested += template.char
        if not any(other.count >= FOREIGN * template.count for other in same):
            kept.append(template)
    return kept


def _dashes(size: _Size) -> list[Template]:
    """Dashes that are missing: as most typefaces have it where none is known, and those that a figure runs into."""
    known = [template.mean for template in size.templates if template.char == "-"]
    whole = known or [_dash(size.em)]
    short = [mean[:, :-cut] for mean in whole for cut in (round(TUCKED * size.em), round(2 * TUCKED * size.em)) if cut]
    return [Template("-", 0, np.ascontiguousarray(mean)) for mean in ([] if known else whole) + short]


def _dash(em: float) -> Ink32:
    rise, fall = rows_of(em)
    out = np.zeros((rise + fall, max(3, round(DASH_WIDE * em)) + 2), np.float32)
    out[rise - round(DASH_TOP * em) : max(rise - round(DASH_FOOT * em), rise - round(DASH_TOP * em) + 2), 1:-1] = 0.9
    return out


def _usual(pictures: Sequence[Ink32]) -> float:
    """How wide most pictures are."""
    return float(np.median([picture.shape[1] for picture in pictures])) if pictures else 0.0


def _kinds(char: str, pictures: Sequence[Ink32]) -> list[Template]:
    """Averages of the samples that are alike: upright and bold figures make two."""
    kinds: list[list[Ink32]] = []
    for picture in pictures:
        for kind in kinds:
            if abs(kind[0].shape[1] - picture.shape[1]) <= 2 and likeness(kind[0], picture) >= KIN:
                kind.append(picture)
                break
        else:
            kinds.append([picture])
    return [Template(char, len(kind), _mean(kind)) for kind in kinds]


def _mean(pictures: Sequence[Ink32]) -> Ink32:
    """The average of pictures, as wide as most are, each moved to where it fits the others."""
    width = sorted(p.shape[1] for p in pictures)[len(pictures) // 2]
    mean = np.mean([_fitted(p, width) for p in pictures[:8]], axis=0)
    return np.ascontiguousarray(np.median([_moved(p, mean) for p in pictures], axis=0), dtype=np.float32)


def _fitted(picture: Ink32, width: int, at: int | None = None) -> Ink32:
    """A picture cut or filled to a width: about its middle, or from a column on."""
    out = np.zeros((picture.shape[0], width), np.float32)
    start = (picture.shape[1] - width) // 2 if at is None else at
    left, right = max(0, start), min(picture.shape[1], start + width)
    if right > left:
        out[:, left - start : right - start] = picture[:, left:right]
    return out


def _moved(picture: Ink32, mean: Ink32) -> Ink32:
    """A picture moved by a pixel at most each way to fit another."""
    best, out = -1.0, picture
    about = (picture.shape[1] - mean.shape[1]) // 2
    for across in (0, -1, 1):
        piece = _fitted(picture, mean.shape[1], about + across)
        for down in (0, -1, 1):
            moved = np.roll(piece, down, axis=0)
            if (fit := float((moved * mean).sum()) - 0.5 * float(np.square(moved).sum())) > best or best == -1.0:
                best, out = fit, moved
    return out


def likeness(one: Ink32, other: Ink32) -> float:
    """How alike two pictures of one height are, from 0 to 1, moved against each other by a pixel at most."""
    width = max(one.shape[1], other.shape[1])
    wide, narrow = _fitted(one, width), _fitted(other, width)
    norm = float(np.linalg.norm(wide) * np.linalg.norm(narrow)) or 1.0
    ground = cv2.copyMakeBorder(wide, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0.0)
    return float(cv2.matchTemplate(ground, narrow, cv2.TM_CCORR).max()) / norm


def _decoded(templates: Sequence[Template], strips: Sequence[Ink32]) -> list[Reread]:
    """For each strip the row of templates that leaves the least ink unexplained.

    All strips stand side by side in one picture, and are gone through column by column together.
    """
    widest = max(t.width for t in templates)
    span = max(strip.shape[1] for strip in strips) + widest + 2
    high = templates[0].mean.shape[0]
    shifts = 2 * SLACK + 1
    sheet = np.zeros((high + 2 * SLACK, len(strips) * span), np.float32)
    for k, strip in enumerate(strips):
        sheet[:, k * span : k * span + strip.shape[1]] = strip
    squares = np.square(sheet)
    column = np.stack([squares[v : v + high].sum(axis=0) for v in range(shifts)])
    total = np.concatenate([np.zeros((shifts, 1), np.float64), np.cumsum(column, axis=1, dtype=np.float64)], axis=1)
    fits = [_misfit(sheet, template, total) for template in templates]
    column = column.reshape(shifts, len(strips), span)
    shaped = [fit.reshape(shifts, len(strips), span) for fit in fits]
    least = min(float(np.square(t.mean).sum()) for t in templates)
    cost = np.full((shifts, len(strips), span + 1), np.inf)
    cost[:, :, 0] = 0.0
    came = np.full((shifts, len(strips), span + 1), -1, np.int16)
    for x in range(1, span + 1):
        best = cost[:, :, x - 1] + column[:, :, x - 1]
        which = np.full(best.shape, -1, np.int16)
        for number, template in enumerate(templates):
            for lap in range(LAP):
                start = x - template.width + lap
                if start < 0:
                    continue
                here = cost[:, :, start] + shaped[number][:, :, start] + SETTLING * least
                better = here < best
                best = np.where(better, here, best)
                which = np.where(better, LAP * number + lap, which)
        cost[:, :, x], came[:, :, x] = best, which
    end = cost[:, :, span]
    shift = end.argmin(axis=0)
    paths = [_path(templates, came[shift[k], k], span) for k in range(len(strips))]
    flat = [(number, int(shift[k]), k * span + x) for k, path in enumerate(paths) for number, x in path]
    rated = iter(_rated(templates, fits, total, flat))
    found: list[Reread] = []
    for k, path in enumerate(paths):
        ink = float(total[shift[k], (k + 1) * span] - total[shift[k], k * span]) or 1.0
        places = [Placed(templates[n].char, x, templates[n].width, *next(rated)) for n, x in path]
        found.append(Reread(tuple(places), float(end[shift[k], k]) / ink))
    return found


def _misfit(sheet: Ink32, template: Template, total: Ink32) -> Ink32:
    """For each shift and column the squared difference of the ink from a template that begins there.

    Its first and last column count less: what stands there may be the next character's.
    """
    weight = np.ones(template.width, np.float32)
    weight[[0, -1]] = EDGE
    fit = cv2.matchTemplate(sheet, template.mean * weight, cv2.TM_CCORR).astype(np.float64)
    width, count = template.width, total.shape[1] - template.width
    columns = np.diff(total, axis=1)
    energy = total[:, width:] - total[:, :-width]
    energy -= (1 - EDGE) * (columns[:, :count] + columns[:, width - 1 : width - 1 + count])
    own = float((np.square(template.mean) * weight).sum())
    out = np.full((total.shape[0], total.shape[1] - 1), np.inf)
    out[:, : fit.shape[1]] = np.maximum(0.0, energy - 2 * fit + own)
    return out


def _path(templates: Sequence[Template], came: Ink32, span: int) -> list[tuple[int, int]]:
    """The numbers of the templates of the best row and where each begins."""
    found: list[tuple[int, int]] = []
    x = span
    while x > 0:
        if came[x] < 0:
            x -= 1
            continue
        number, lap = divmod(int(came[x]), LAP)
        x -= templates[number].width - lap
        found.append((number, x))
    return found[::-1]


def _rated(
    templates: Sequence[Template], fits: Sequence[Ink32], total: Ink32, placed: Sequence[tuple[int, int, int]]
) -> list[tuple[float, tuple[tuple[str, float], ...]]]:
    """Of each placed template, given with its shift and column: what is left of its ink, and its rivals' leads."""
    rest = [0.0] * len(placed)
    leads: list[dict[str, float]] = [{} for _ in placed]
    for number in {n for n, _, _ in placed}:
        own = templates[number]
        mine = [k for k, (n, _, _) in enumerate(placed) if n == number]
        rows = np.array([placed[k][1] for k in mine])
        starts = np.array([placed[k][2] for k in mine])
        cost = fits[number][rows, starts]
        ink = float(np.square(own.mean).sum())
        for k, left in zip(mine, (cost / ink).tolist(), strict=True):
            rest[k] = left
            leads[k] = dict.fromkeys(own.contested, 0.0)
        last = total.shape[1] - 1
        for other, fit in zip(templates, fits, strict=True):
            if other.char == own.char or abs(other.width - own.width) > 0.45 * max(other.width, own.width) + 1:
                continue
            nearest = np.full(len(mine), np.inf)
            lead = np.full(len(mine), np.inf)
            low, high = sorted((0, own.width - other.width))
            for at in range(low - 1, high + 2):
                begin = np.clip(starts + at, 0, last - 1)
                end = np.clip(begin + other.width, 0, last)
                before = np.maximum(0.0, total[rows, begin] - total[rows, starts])
                after = np.maximum(0.0, total[rows, np.minimum(last, starts + own.width)] - total[rows, end])
                here = fit[rows, begin] + before + after
                closer = here < nearest
                lead = np.where(closer, (here - cost) / max(_apart(own.mean, other.mean, at), 1e-6), lead)
                nearest = np.where(closer, here, nearest)
            for k, value in zip(mine, lead.tolist(), strict=True):
                leads[k][other.char] = min(value, leads[k].get(other.char, np.inf))
    rivals = [tuple(sorted(found.items(), key=lambda pair: pair[1])[:3]) for found in leads]
    return list(zip(rest, rivals, strict=True))


def _apart(one: Ink32, other: Ink32, at: int) -> float:
    """The squared difference of two pictures, the second beginning so many columns after the first."""
    start, end = min(0, at), max(one.shape[1], at + other.shape[1])
    canvas = np.zeros((one.shape[0], end - start), np.float32)
    canvas[:, -start : -start + one.shape[1]] = one
    canvas[:, at - start : at - start + other.shape[1]] -= other
    return float(np.square(canvas).sum())
