"""Memory that every child writes to, copied by the fork itself: each page at half of what its fault would cost.

Linux copies at the fork what is pinned for a device, which would go on writing to the page of the process that forks.
What is registered as a buffer of a ring (io_uring) is pinned. Nothing is ever asked of the ring.
"""

from __future__ import annotations

import array
import contextlib
import ctypes
import itertools
import os
import struct
import sys
from collections import Counter, deque
from collections.abc import Iterable, Mapping, Set
from mmap import PAGESIZE

from .syscalls import call

_SET_HUGE_PAGES_OFF = 41
_SETUP, _REGISTER = 425, 427
_BUFFERS, _RELEASE = 0, 1
_PARAMETERS = 120
_MOST_BUFFERS = 1 << 14
_FEWEST = 64
"""Fewer pages than this are not pinned."""
_LATE = 32
"""So many documents are looked back on."""
_PRESENT, _OF_FILE, _EXCLUSIVE = 1 << 63, 1 << 61, 1 << 56


def huge_pages(allowed: bool) -> None:
    """Whether this process may have pages of 2 MB; one that is pinned would be copied whole."""
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(_SET_HUGE_PAGES_OFF, not allowed, 0, 0, 0)


def written() -> set[int]:
    """The pages that this process has for itself alone, by number: with one child, what either has written to since.

    Empty where the system does not say.
    """
    found: set[int] = set()
    with contextlib.suppress(OSError), open("/proc/self/pagemap", "rb", buffering=0) as file:
        areas = [*_areas()]
        tables = [os.pread(file.fileno(), 8 * count, 8 * first) for first, count in areas]
        for (first, _), table in zip(areas, tables, strict=True):
            for number, entry in enumerate(array.array("Q", table), first):
                if entry & _PRESENT and entry & _EXCLUSIVE and not entry & _OF_FILE:
                    found.add(number)
    return found


class Pins:
    """Has forks copy what documents of late have written to.

    Args:
        pages: the numbers of the pages that documents of each kind write to.
    """

    def __init__(self, pages: Mapping[str, Set[int]]) -> None:
        self._pages = pages
        self._late: deque[str] = deque(maxlen=_LATE)
        self._held: Set[str] = frozenset()
        self._count = 0
        linux = pages and sys.platform.startswith("linux")
        self._ring = call(_SETUP, 1, ctypes.create_string_buffer(_PARAMETERS)) if linux else -1

    @property
    def possible(self) -> bool:
        """Whether the system pins anything for this process."""
        return self._ring >= 0

    def expect(self, kind: str) -> int:
        """Be ready for a document of a kind, and say how many pages the next fork copies."""
        self._late.append(kind)
        wanted = frozenset(self._late)
        if self.possible and wanted != self._held:
            call(_REGISTER, self._ring, _RELEASE, None, 0)
            self._held, self._count = wanted, self._hold(wanted)
        return self._count

    def close(self) -> None:
        """Pin nothing more."""
        if self.possible:
            call(_REGISTER, self._ring, _RELEASE, None, 0)
            os.close(self._ring)
        self._ring, self._count = -1, 0

    def _hold(self, kinds: Set[str]) -> int:
        # Of a kind that nobody knows, anything may be written to.
        known = kinds if kinds <= self._pages.keys() else self._pages.keys()
        pages = [page for page, _ in Counter(page for kind in known for page in self._pages[kind]).most_common()]
        while len(pages) >= _FEWEST:
            runs = [*_runs(pages)][:_MOST_BUFFERS]
            buffers = b"".join(struct.pack("=QQ", first * PAGESIZE, count * PAGESIZE) for first, count in runs)
            place = ctypes.create_string_buffer(buffers, len(buffers))
            if call(_REGISTER, self._ring, _BUFFERS, place, len(runs)) == 0:
                return len(pages)
            # What a user may lock is often 8 MB: those that most kinds write to, then.
            pages = pages[: len(pages) * 7 // 8]
        return 0


def _areas() -> Iterable[tuple[int, int]]:
    """Where the private memory of this process lies that is on small pages: the first page, and how many."""
    area = (0, 0)
    with open("/proc/self/smaps", encoding="ascii", errors="replace") as file:
        for line in file:
            words = line.split(maxsplit=2)
            if words[0] == "AnonHugePages:" and words[1] == "0" and area[1]:
                yield area
            elif not words[0].endswith(":"):
                start, end = (int(number, 16) // PAGESIZE for number in words[0].split("-"))
                area = (start, end - start if words[1] == "rw-p" else 0)


def _runs(pages: Iterable[int]) -> Iterable[tuple[int, int]]:
    """Pages that follow each other, as the first of them and how many."""
    for _, run in itertools.groupby(enumerate(sorted(pages)), lambda one: one[1] - one[0]):
        (_, first), *more = run
        yield first, 1 + len(more)
