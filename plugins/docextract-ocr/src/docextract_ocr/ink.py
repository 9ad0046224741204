"""From a picture of a page to its ink: upright, black on white, rules and text apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
"""Grey: 0 is black, 255 is paper."""

Pixels = tuple[int, int, int, int]
"""A box in pixels: left, top, right, bottom; the last two are just outside."""

MOST_TILT = 3.0
"""Degrees by which a page may lie askew and be straightened."""
FLAT = 0.05
"""Degrees that are not worth turning a page."""
RULE = 0.4
"""Inches of the shortest stretch of ink that is a ruling line."""
THICK = 0.03
"""Inches of the thickest ruling line."""
FAINT = 24
"""Of 255: what is less darker than the paper around is paper."""
WIDEST = 0.08
"""Inches of the widest strokes of text."""
SOLID = 0.07
"""Inches both ways of a dark spot that is no letter's stroke: text on it is light."""


@dataclass(slots=True)
class Ink:
    """The ink of a page: the text on it, as a picture and as a mask, and its rules."""

    picture: Picture
    """Straightened, on white paper, without rules."""
    text: NDArray[np.uint8]
    """255 where there is ink that is no rule."""
    rules: list[Pixels]
    fills: list[Pixels]
    """Areas printed dark with light text in them; they were turned to dark on light."""
    tilt: float
    """Degrees by which the picture was turned clockwise to stand straight."""


def ink_of(picture: Picture, dpi: float) -> Ink:
    """Straighten a page and take its rules off."""
    picture = _cleaned(picture)
    tilt = tilt_of(picture, dpi)
    if abs(tilt) >= FLAT:
        picture = turned(picture, tilt)
    else:
        tilt = 0.0
    picture, fills = _reversed(picture, dpi)
    depth, dark = _dark(picture, dpi)
    text, rules = _rules_apart(dark, dpi)
    square = np.ones((3, 3), np.uint8)
    ruled = cv2.dilate(dark & ~text, square)
    near = cv2.dilate(text, square)
    depth[((ruled > 0) & (near == 0)) | (depth < FAINT)] = 0
    return Ink(_picture(255 - np.clip(depth, 0, 255)), text, rules, fills, tilt)


def turned(picture: Picture, degrees: float) -> Picture:
    """A picture turned clockwise about its middle; what comes in from outside is paper."""
    height, width = picture.shape
    matrix = cv2.getRotationMatrix2D(((width - 1) / 2, (height - 1) / 2), -degrees, 1.0)
    return _picture(cv2.warpAffine(picture, matrix, (width, height), flags=cv2.INTER_CUBIC, borderValue=255))


def tilt_of(picture: Picture, dpi: float) -> float:
    """The degrees by which to turn a page clockwise so that its lines are level: where its rows of ink are sharpest."""
    scale = 100.0 / dpi
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    mask = (255 - small).astype(np.float32)
    mask[mask < 60] = 0
    best, step = 0.0, 0.5
    around = np.arange(-MOST_TILT, MOST_TILT + step / 2, step)
    while step >= 0.02:
        best = float(max(around, key=lambda degrees: _sharpness(mask, degrees)))
        step /= 4
        around = np.arange(best - 3 * step, best + 3.5 * step, step)
    return best


def sideways(text: NDArray[np.uint8]) -> bool:
    """Whether lines of text run up and down: then letters are nearer to those above and below than to each other."""
    count, _, stats, _ = cv2.connectedComponentsWithStats(text, connectivity=8)
    if count < 2:
        return False
    reach = int(0.6 * float(np.median(np.maximum(stats[1:, 2], stats[1:, 3])))) | 1
    across, down = (
        cv2.connectedComponents(cv2.dilate(text, cv2.getStructuringElement(cv2.MORPH_RECT, shape)))[0]
        for shape in ((reach, 1), (1, reach))
    )
    return bool(down < 0.8 * across)


def _sharpness(mask: NDArray[np.float32], degrees: float) -> float:
    """How much rows differ when columns are sheared as a turn would move them."""
    height, width = mask.shape
    slope = np.tan(np.radians(degrees))
    matrix = np.array([[1.0, 0.0, 0.0], [slope, 1.0, -slope * width / 2]], np.float32)
    rows = cv2.warpAffine(mask, matrix, (width, height), flags=cv2.INTER_LINEAR).sum(axis=1)
    return float(np.square(np.diff(rows)).sum())


def _cleaned(picture: Picture) -> Picture:
    """Without the single dark and light points of a noisy scan; a clean one stays as it is."""
    middle = cv2.medianBlur(picture, 3)
    specks = np.count_nonzero(cv2.absdiff(picture, middle) > 100) / picture.size
    between = np.count_nonzero((picture > 40) & (picture < 215)) / picture.size
    if specks > 0.02 and between < 0.2:
        picture = _picture(middle)
    elif between >= 0.2:  # grain
        picture = _picture(cv2.fastNlMeansDenoising(picture, None, h=20, templateWindowSize=5, searchWindowSize=13))
    return picture


def _reversed(picture: Picture, dpi: float) -> tuple[Picture, list[Pixels]]:
    """A page whose dark areas with light text on them are turned to dark on light, and these areas."""
    size = max(3, int(SOLID * dpi))
    dark = _picture(np.where(picture < 140, 255, 0))
    core = cv2.morphologyEx(dark, cv2.MORPH_OPEN, np.ones((size, size), np.uint8))
    if not core.any():
        return picture, []
    thick = max(3, int(THICK * dpi)) + 2  # without rules, by which a band hangs together with its table
    out, fills = picture.copy(), []
    for x, y, w, h in _bands(dark, _opened(dark, (thick, thick)), core, dpi):
        edge = 2
        piece = out[y : y + h, x : x + w].astype(np.int32)
        ground = int(np.percentile(piece, 20))
        out[max(0, y - edge) : y + h + edge, max(0, x - edge) : x + w + edge] = 255
        light = np.clip((255 - piece) * 255 // max(1, 255 - ground), 0, 255)
        inner = slice(edge, max(edge, h - edge)), slice(edge, max(edge, w - edge))
        out[y : y + h, x : x + w][inner] = light.astype(np.uint8)[inner]
        fills.append((x, y, x + w, y + h))
    return out, fills


def _bands(
    dark: NDArray[np.uint8], thick: NDArray[np.uint8], core: NDArray[np.uint8], dpi: float
) -> list[tuple[int, int, int, int]]:
    """Left, top, width and height of dark areas that are no letters; the pieces between high letters are one area."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(thick, connectivity=4)
    found: list[tuple[tuple[int, int, int, int], bool]] = []
    for number, (x, y, w, h, filled) in sorted(enumerate(stats[1:count].tolist(), 1), key=lambda one: one[1][0]):
        if h < 0.09 * dpi or filled < 0.4 * w * h or h > 3 * dpi:
            continue
        solid = bool(core[y : y + h, x : x + w][labels[y : y + h, x : x + w] == number].any())
        for k, ((left, top, wide, high), was) in enumerate(found):
            if abs(top - y) <= 3 and abs(top + high - y - h) <= 3:
                between = dark[y : y + h, left + wide : x]
                if not between.size or np.count_nonzero(between) >= 0.4 * between.size:
                    low, end = min(top, y), max(top + high, y + h)
                    found[k] = (left, low, max(left + wide, x + w) - left, end - low), was or solid
                    break
        else:
            found.append(((x, y, w, h), solid))
    return [box for box, solid in found if solid and box[2] >= 0.2 * dpi]


def _dark(picture: Picture, dpi: float) -> tuple[NDArray[np.int16], NDArray[np.uint8]]:
    """How much darker than the paper around each point is, for paper may be grey or shaded; and where there is ink."""
    size = int(dpi / 4) | 1
    small = cv2.resize(picture, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    stroke = np.ones((int(WIDEST * dpi / 4) | 1,) * 2, np.uint8)
    paper = cv2.medianBlur(cv2.morphologyEx(small, cv2.MORPH_CLOSE, stroke), (size // 4) | 1)
    paper = cv2.resize(paper, (picture.shape[1], picture.shape[0]), interpolation=cv2.INTER_LINEAR).astype(np.int16)
    depth = paper - picture.astype(np.int16)
    enough = np.maximum(40, paper * 3 // 8)
    return depth, _picture(np.where(depth > enough, 255, 0))


def _rules_apart(dark: NDArray[np.uint8], dpi: float) -> tuple[NDArray[np.uint8], list[Pixels]]:
    """The ink that is text, and the rules. Strokes that cross a rule stay; where rules cross, nothing."""
    length, thick = int(RULE * dpi), max(3, int(THICK * dpi))
    rules: list[Pixels] = []
    text = dark.copy()
    crossing = np.zeros((2, *dark.shape), bool)
    for level, shape in enumerate(((length, 1), (1, length))):
        lines = _opened(dark, shape)
        joined = cv2.dilate(lines, cv2.getStructuringElement(cv2.MORPH_RECT, (1, 9) if level else (9, 1)))
        count, _, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
        for x, y, w, h, _area in stats[1:count].tolist():
            long, across = (h, w) if level else (w, h)
            if across > thick or long < length:
                continue
            rules.append((x, y, x + w, y + h))
            rows, columns = slice(max(0, y - 2), y + h + 2), slice(max(0, x - 2), x + w + 2)
            near = 12
            top, left = (
                (rows.start, max(0, columns.start - near)) if level else (max(0, rows.start - near), columns.start)
            )
            around = dark[top : rows.stop + (0 if level else near), left : columns.stop + (near if level else 0)]
            through = _opened(around, (w + 7, 1) if level else (1, h + 7))
            piece = text[rows, columns]
            piece &= through[
                rows.start - top : rows.start - top + piece.shape[0],
                columns.start - left : columns.start - left + piece.shape[1],
            ]
            piece &= _on_both_sides(dark, rows, columns, level)
            crossing[level][rows, columns] = True
    text[crossing[0] & crossing[1]] = 0
    return text, rules


def _on_both_sides(dark: NDArray[np.uint8], rows: slice, columns: slice, level: int) -> NDArray[np.uint8]:
    """Where along a rule there is ink before and behind it: a stroke that ends at the rule only touches it."""
    height, width = dark.shape
    if level:
        sides = dark[rows, max(0, columns.start - 1)], dark[rows, min(width - 1, columns.stop)]
        across = cv2.dilate((sides[0] & sides[1])[:, None], np.ones((5, 1), np.uint8))
        return _picture(np.broadcast_to(across, dark[rows, columns].shape))
    sides = dark[max(0, rows.start - 1), columns], dark[min(height - 1, rows.stop), columns]
    along = cv2.dilate((sides[0] & sides[1])[None, :], np.ones((1, 5), np.uint8))
    return _picture(np.broadcast_to(along, dark[rows, columns].shape))


def _opened(mask: NDArray[np.uint8], size: tuple[int, int]) -> NDArray[np.uint8]:
    """What of a mask is at least so wide and high."""
    return _picture(cv2.morphologyEx(mask, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_RECT, size)))


def _picture(array: Any) -> NDArray[np.uint8]:
    return np.ascontiguousarray(array, dtype=np.uint8)
