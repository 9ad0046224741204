"""Buffers that PDFium writes into, with a reference to each record of them made once and used for every page.

Making a ctypes reference costs more than the call that fills it. The buffers hold nothing between calls: whoever
fills one copies out what it wants before the next call, under the reader's lock.
"""

from __future__ import annotations

from ctypes import byref, c_float, c_int, c_uint, c_ushort, sizeof
from typing import Any


class Scratch:
    """Room for ``count`` records of ``fields`` numbers; ``refs[k]`` points at record ``k``."""

    def __init__(self, number: type[c_float] | type[c_int] | type[c_uint] | type[c_ushort], fields: int) -> None:
        self._number: Any = number
        self._fields = fields
        self.values: Any = (self._number * 0)()
        self.refs: list[Any] = []
        self._view: Any = memoryview(b"")

    def room(self, count: int) -> list[Any]:
        """References to at least ``count`` records."""
        if len(self.refs) < count:
            size = max(1024, 2 * count)
            step = self._fields * sizeof(self._number)
            self.values = (self._number * (self._fields * size))()
            self.refs = [byref(self.values, step * k) for k in range(size)]
            self._view = memoryview(self.values).cast("B").cast(self._number._type_)
        return self.refs

    def numbers(self, start: int, stop: int, step: int = 1) -> list[Any]:
        """The numbers that stand there now."""
        return self._view[start:stop:step].tolist()  # type: ignore[no-any-return]

    def bytes(self, stop: int) -> bytes:
        """The bytes of the numbers that stand there now, up to number ``stop``."""
        return self._view[:stop].tobytes()  # type: ignore[no-any-return]

    def alike(self, count: int, fields: int) -> bool:
        """True if the first ``count`` stretches of ``fields`` numbers are all the same."""
        view = self.bytes(count * fields)
        return view == view[: len(view) // count] * count


RECTANGLES = Scratch(c_float, 4)
"""FS_RECTF: left, top, right, bottom."""
CHANNELS = Scratch(c_uint, 1)
"""Colours: four in a row are red, green, blue, alpha."""
POINTS = Scratch(c_float, 1)
"""Coordinates: two in a row are a point, four (left, bottom, right, top) a box."""
MODES = Scratch(c_int, 1)
"""How paths are drawn: two in a row are the fill rule (0: none) and whether it is stroked."""
UNITS = Scratch(c_ushort, 1)
"""UTF-16."""
