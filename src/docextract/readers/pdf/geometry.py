"""From PDF user space to the page as displayed: crop applied, rotation undone, origin at the top left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from docextract.models.place import Box


class Matrix(NamedTuple):
    """An affine map: ``x' = a x + c y + e``, ``y' = b x + d y + f``."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where a point goes."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def box(self, x0: float, y0: float, x1: float, y1: float) -> Box:
        """The box around where a box goes, as (left, low, right, high) of the target space."""
        a, b, c, d, e, f = self
        xs = (a * x0 + c * y0 + e, a * x1 + c * y0 + e, a * x0 + c * y1 + e, a * x1 + c * y1 + e)
        ys = (b * x0 + d * y0 + f, b * x1 + d * y0 + f, b * x0 + d * y1 + f, b * x1 + d * y1 + f)
        return min(xs), min(ys), max(xs), max(ys)

    def then(self, other: Matrix) -> Matrix:
        """This map followed by another."""
        a, b, c, d, e, f = self
        p, q, r, s, t, u = other
        return Matrix(a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


IDENTITY = Matrix(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class Display(NamedTuple):
    """How a page is shown: its size in points as displayed, its rotation, and the map from user space."""

    width: float
    height: float
    rotation: int
    matrix: Matrix


def display(box: Sequence[float], rotation: int) -> Display:
    """The display of a page that shows (left, bottom, right, top), turned clockwise by ``rotation`` degrees."""
    left, bottom, right, top = box
    width, height = right - left, top - bottom
    match rotation % 360:
        case 90:
            return Display(height, width, 90, Matrix(0.0, 1.0, 1.0, 0.0, -bottom, -left))
        case 180:
            return Display(width, height, 180, Matrix(-1.0, 0.0, 0.0, 1.0, right, -bottom))
        case 270:
            return Display(height, width, 270, Matrix(0.0, -1.0, -1.0, 0.0, top, right))
        case _:
            return Display(width, height, 0, Matrix(1.0, 0.0, 0.0, -1.0, -left, top))
