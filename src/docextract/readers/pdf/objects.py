"""The drawn objects of a page in content order: text, paths and pictures, those inside form XObjects included."""

from __future__ import annotations

from ctypes import byref, c_float
from dataclasses import field
from itertools import filterfalse, repeat
from typing import NamedTuple

from docextract.models.place import Box

from ...records import record
from . import library as pdfium
from .geometry import IDENTITY, Matrix
from .library import Argument, argument
from .limits import Limits, too_large

DEEPEST_FORM = 16
"""Forms nested deeper are not followed; PDFium itself stops at a similar depth."""

_scratch = (c_float * 6)()
_matrix = byref(_scratch)


class Cover(NamedTuple):
    """A fill that may hide what was drawn before it; its box is as displayed, its matrix that of the forms and page."""

    order: int
    box: Box
    handle: Argument
    matrix: Matrix


@record
class Objects:
    """A page's objects. Paths and pictures come with the matrix of the forms around them."""

    order: dict[int | None, int] = field(default_factory=dict)
    """Position in content order of every object but forms, from 1."""
    others: set[int] = field(default_factory=set)
    """Addresses of the objects that are not text."""
    nested: set[int] = field(default_factory=set)
    """Addresses of the objects inside forms."""
    paths: list[tuple[int, Matrix]] = field(default_factory=list)
    pictures: list[tuple[int, Matrix]] = field(default_factory=list)
    covers: list[Cover] = field(default_factory=list)
    """Opaque fills, white ones too, in content order."""
    badges: list[Box] = field(default_factory=list)
    """Coloured boxes with round corners: white text is seen on them, but they frame no cells."""

    @property
    def text_count(self) -> int:
        """How many text objects there are."""
        return len(self.order) - len(self.others)

    def texts(self) -> list[int]:
        """Addresses of the text objects, in content order."""
        return [address for address in self.order if address is not None and address not in self.others]


def objects(page: Argument, number: int, limits: Limits, texts: frozenset[int | None] = frozenset()) -> Objects:
    """List a page's objects; DocumentTooLargeError if there are more than ``limits.pdf_objects_per_page``.

    ``texts`` are addresses known to be text objects: they are not asked what they are.
    """
    found = Objects()
    count = pdfium.count_objects(page)
    _check(count, number, limits)
    addresses = list(map(pdfium.get_object, repeat(page), range(count)))
    _Sorter(found, texts, number, limits).sort(addresses, IDENTITY, 0)
    return found


def _check(count: int, number: int, limits: Limits) -> None:
    if count > limits.pdf_objects_per_page:
        raise too_large("pdfObjectsPerPage", limits.pdf_objects_per_page, count, number, "objects")


@record
class _Sorter:
    """Sorts objects by what they are, forms in their place."""

    found: Objects
    texts: frozenset[int | None]
    number: int
    limits: Limits
    position: int = 0

    def sort(self, addresses: list[int], matrix: Matrix, depth: int) -> None:
        others = list(filterfalse(self.texts.__contains__, addresses))
        kinds = dict(zip(others, map(pdfium.object_type, map(argument, others)), strict=True))
        start = 0
        if pdfium.FORM in kinds.values():
            for k, address in enumerate(addresses):
                if kinds.get(address) == pdfium.FORM:
                    self._note(addresses[start:k], depth)
                    start = k + 1
                    if depth < DEEPEST_FORM:
                        self._enter(address, matrix, depth)
        self._note(addresses[start:], depth)
        if not others:
            return
        found = self.found
        for address, kind in kinds.items():
            if kind == pdfium.PATH:
                found.paths.append((address, matrix))
            elif kind in (pdfium.IMAGE, pdfium.SHADING):
                found.pictures.append((address, matrix))
            if kind not in (pdfium.TEXT, pdfium.FORM):
                found.others.add(address)

    def _note(self, addresses: list[int], depth: int) -> None:
        self.found.order.update(
            zip(addresses, range(self.position + 1, self.position + 1 + len(addresses)), strict=True)
        )
        self.position += len(addresses)
        if depth:
            self.found.nested.update(addresses)

    def _enter(self, form: int, matrix: Matrix, depth: int) -> None:
        inner = Matrix(*_scratch) if pdfium.object_matrix(argument(form), _matrix) else IDENTITY
        count = pdfium.form_count(form)
        _check(self.position + count, self.number, self.limits)
        inside = list(map(pdfium.form_object, repeat(form), range(count)))
        self.sort(inside, inner.then(matrix), depth + 1)
