"""The drawn objects of a page in content order: text, paths and pictures, those inside form XObjects included."""

from __future__ import annotations

from ctypes import byref as reference
from ctypes import c_float, c_void_p
from dataclasses import dataclass, field
from itertools import repeat

from docextract.models.place import Box

from . import library as pdfium
from .geometry import IDENTITY, Matrix
from .limits import Limits, too_large

DEEPEST_FORM = 16
"""Forms nested deeper are not followed; PDFium itself stops at a similar depth."""


@dataclass(slots=True)
class Objects:
    """A page's objects. Paths and pictures come with the matrix of the forms around them."""

    paths: list[tuple[int, int, Matrix]] = field(default_factory=list)
    """Position in content order, address, matrix."""
    pictures: list[tuple[int, int, Matrix]] = field(default_factory=list)
    order: dict[int, int] = field(default_factory=dict)
    """Position in content order of each text object, from 1, in that order."""
    nested: set[int] = field(default_factory=set)
    """Addresses of the text objects inside forms."""
    covers: list[tuple[int, Box]] = field(default_factory=list)
    """Opaque rectangles as displayed, white ones too, with their position in content order."""


_scratch = (c_float * 6)()
_matrix = reference(_scratch)


def objects(page: c_void_p, number: int, limits: Limits) -> Objects:
    """List a page's objects; DocumentTooLargeError if there are more than ``limits.pdf_objects_per_page``."""
    found = Objects()
    count = pdfium.count_objects(page)
    _check(count, number, limits)
    addresses = list(map(pdfium.get_object, repeat(page), range(count)))
    _sort(addresses, found, IDENTITY, 0, 0, number, limits)
    return found


def _check(count: int, number: int, limits: Limits) -> None:
    if count > limits.pdf_objects_per_page:
        raise too_large("pdf_objects_per_page", limits.pdf_objects_per_page, count, number, "objects")


def _sort(
    addresses: list[int], found: Objects, matrix: Matrix, position: int, depth: int, number: int, limits: Limits
) -> int:
    for address, kind in zip(addresses, map(pdfium.object_type, addresses), strict=True):
        position += 1
        if kind == pdfium.TEXT:
            found.order[address] = position
            if depth:
                found.nested.add(address)
        elif kind == pdfium.PATH:
            found.paths.append((position, address, matrix))
        elif kind == pdfium.FORM:
            if depth < DEEPEST_FORM:
                handle = c_void_p(address)
                inner = IDENTITY
                if pdfium.object_matrix(handle, _matrix):
                    inner = Matrix(*_scratch)
                count = pdfium.form_count(address)
                _check(position + count, number, limits)
                inside = list(map(pdfium.form_object, repeat(address), range(count)))
                position = _sort(inside, found, inner.then(matrix), position, depth + 1, number, limits)
        elif kind in (pdfium.IMAGE, pdfium.SHADING):
            found.pictures.append((position, address, matrix))
    return position
