"""The helper's memory, put in order before it forks: a child pays for each page that it writes to, wherever it lies."""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Callable
from functools import partial
from itertools import pairwise

_POOL = 16 << 10
"""What Python's allocator gives to one size of small objects at a time."""
_SMALL = 512
"""Objects up to this size come from pools, larger ones from the C library."""
_LARGE = 96 << 10
_HEAD = b"".__sizeof__()
_MOST = 200
"""More rounds than this are not made, whatever the allocator does."""
_HUGE = 2 << 20
_COLLAPSE = 25
"""The number of ``MADV_COLLAPSE``, which Linux has from 6.1 on."""


def fill() -> list[object]:
    """Objects that take up the free places between those that are there, for as long as they are kept.

    What is allocated afterwards then lies together on few pages, not strewn over those that a process shares with its
    children, where each first write costs the copy of a page.
    """
    kept: list[object] = []
    size = _LARGE
    while size > _SMALL:
        kept += _until_in_a_row(partial(bytes, size - _HEAD), size, 2)
        size = min(size - 16, size * 20 // 21)
    for size in range(16, _SMALL + 1, 16):
        kept += _until_in_a_row(_maker(size), size, _POOL // size)
    return kept


def fold() -> int:
    """Put the memory of this process on pages of 2 MB, as far as the system can, and say how many it has.

    A fork copies the table of pages, not the pages: there are fewer to list. What is written to is copied by 4 KB.
    """
    folded = 0
    with contextlib.suppress(OSError, ValueError, AttributeError):
        advise = ctypes.CDLL(None).madvise
        with open("/proc/self/maps", encoding="ascii", errors="replace") as file:
            areas = [line.split(maxsplit=5) for line in file]
        for place, rights, _, _, _, *name in areas:
            if rights != "rw-p" or (name and name[0].strip() != "[heap]"):
                continue
            start, end = (int(number, 16) for number in place.split("-"))
            for huge in range(-(-start // _HUGE) * _HUGE, end - _HUGE + 1, _HUGE):
                folded += advise(ctypes.c_void_p(huge), ctypes.c_size_t(_HUGE), _COLLAPSE) == 0
    return folded


def _maker(size: int) -> Callable[[], object]:
    """What makes an object of a size that the allocator rounds to."""
    if size == 16:
        return object
    if size == 32:
        return partial(float, "0.5")
    return partial(bytes, size - _HEAD)


def _until_in_a_row(make: Callable[[], object], size: int, count: int) -> list[object]:
    """Objects made before so many of them lie one behind the other, but for a few: in a place where nothing was."""
    made: list[object] = []
    for _ in range(_MOST):
        row = [make() for _ in range(count)]
        places = [*map(id, row)]
        near = sum(after - before in range(size, size + 32) for before, after in pairwise(places))
        if near >= 0.9 * (count - 1):
            break
        made += row
    return made
