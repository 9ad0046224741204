"""The helper's memory before it forks: what is made afterwards lies on few pages, and the pages are large."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from docextract.sandbox import heap

HOLES = """
import ctypes, gc
from docextract.sandbox import heap
gc.disable()
strewn = [bytes(size) for _ in range(6000) for size in (15, 40, 200, 700, 3000)]
del strewn[::7], strewn[::5]
kept = heap.fill() if FILL else []
made = [bytes(size) for size in (15, 40, 200, 700, 3000) for _ in range(60)]
print(len({id(one) >> 12 for one in made}), sum(one.__sizeof__() for one in kept))
"""


def ran(code: str) -> list[int]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return [*map(int, done.stdout.split())]


def test_what_is_made_after_filling_lies_together() -> None:
    strewn, nothing = ran(HOLES.replace("FILL", "False"))
    together, taken = ran(HOLES.replace("FILL", "True"))
    assert nothing == 0
    assert taken > 1_000_000, "the holes are taken up"
    assert together < strewn * 0.7
    assert together < 110, "240 KB are 60 pages, and one more for each begun"


def test_filling_ends_where_an_allocator_never_gives_places_in_a_row() -> None:
    held = [bytes(100) for _ in range(10)]
    turn = iter(range(1 << 30))
    made = heap._until_in_a_row(lambda: held[next(turn) % 7], 100, 10)
    assert len(made) == heap._MOST * 10


def test_memory_is_put_on_large_pages_where_the_kernel_can() -> None:
    code = """
from docextract.sandbox import heap
held = [bytes(400) for _ in range(40_000)]
print(heap.fold())
print(open("/proc/self/smaps_rollup").read())
"""
    if not sys.platform.startswith("linux"):
        assert heap.fold() == 0
        return
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    folded = int(done.stdout.split()[0])
    found = re.search(r"AnonHugePages:\s+(\d+)", done.stdout)
    if not folded:
        pytest.skip("this kernel folds no pages")
    assert found is not None
    assert int(found[1]) >= 2048 * folded


def test_without_a_list_of_memory_nothing_is_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr("builtins.open", refuse)
    assert heap.fold() == 0
