"""The helper's memory, put in order before it forks: a child pays for each page that it writes to, wherever it lies."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from types import CodeType, FrameType, FunctionType

_POOL = 16 << 10
"""What Python's allocator gives to one size of small objects at a time."""
_SMALL = 512
"""Objects up to this size come from pools, larger ones from the C library."""
_HEAD = b"".__sizeof__()
_MOST = 200
"""More rounds than this are not made, whatever the allocator does."""
_LARGE = 96 << 10
_LEAST = 24
"""The smallest block that the C library gives."""
_BLOCKS = 16 << 20
"""No more than this is taken from the C library, in bytes."""
_HUGE = 2 << 20
_COLLAPSE = 25
"""The number of ``MADV_COLLAPSE``, which Linux has from 6.1 on."""


def code_of(run: Callable[[], object]) -> list[CodeType]:
    """The code that runs while this runs, in the order of first use."""
    used: dict[int, CodeType] = {}
    sys.setprofile(partial(_note, used))
    try:
        run()
    finally:
        sys.setprofile(None)
    return [*used.values()]


def _note(used: dict[int, CodeType], frame: FrameType, event: str, _: object) -> None:
    if event == "call":
        used.setdefault(id(frame.f_code), frame.f_code)


def gather(used: Iterable[CodeType]) -> int:
    """Give functions copies of their code, made one behind the other, and say how many functions there are.

    Calls write to the code that they run. It was loaded together with what is never called, and lies strewn among it.
    """
    holders: dict[int, list[FunctionType]] = {id(code): [] for code in used}
    for one in gc.get_objects():
        if type(one) is FunctionType and (of_code := holders.get(id(one.__code__))) is not None:
            of_code.append(one)
    copies: dict[int, CodeType] = {}

    def copied(code: CodeType) -> CodeType:
        if id(code) not in holders:
            return code
        if id(code) not in copies:
            inside = tuple(copied(one) if isinstance(one, CodeType) else one for one in code.co_consts)
            copies[id(code)] = code.replace(co_consts=inside)
        return copies[id(code)]

    moved = [(function, copied(function.__code__)) for functions in holders.values() for function in functions]
    for function, code in moved:
        function.__code__ = code
    return len(moved)


def fill() -> list[object]:
    """Objects that take up the free places between those that are there, for as long as they are kept.

    What is allocated afterwards then lies together on few pages, not strewn over those that a process shares with its
    children, where each first write costs the copy of a page. Free blocks of the C library are taken for good.
    """
    kept: list[object] = []
    for size in range(16, _SMALL + 1, 16):
        kept += _until_in_a_row(_maker(size), size, _POOL // size)
    if sys.platform.startswith("linux"):
        _take_blocks()
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


def _take_blocks() -> None:
    """Take the C library's free blocks, the large ones first, until it gives what lies behind all that it has."""
    allocate = ctypes.CDLL(None).malloc
    allocate.argtypes, allocate.restype = [ctypes.c_size_t], ctypes.c_void_p
    edge = max(allocate(_LARGE) or 0 for _ in range(_BLOCKS // _LARGE // 4))
    taken, size = _BLOCKS // 4, _LARGE
    while size >= _LEAST and taken < _BLOCKS:
        place = allocate(size) or edge
        taken += size
        if place >= edge:
            edge = place
            # Blocks that were freed last wait by their exact size, up to about a thousand bytes.
            size = min(size - 16, size * 20 // 21) if size > 1040 else size - 16
