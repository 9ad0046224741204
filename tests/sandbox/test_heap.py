"""The helper's memory before it forks: what is made afterwards lies on few pages, and the pages are large."""

from __future__ import annotations

import re
import subprocess
import sys
from types import CodeType, FrameType

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
    assert taken > 500_000, "the holes are taken up"
    assert together < strewn * 0.7
    assert together < 110, "240 KB are 60 pages, and one more for each begun"


BLOCKS = """
import ctypes
from docextract.sandbox import heap
library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
library.free.argtypes = [ctypes.c_void_p]
sizes = (24, 40, 200, 700, 3000)
strewn = [library.malloc(size) for _ in range(6000) for size in sizes]
for number, place in enumerate(strewn):
    if number % 7 < 3:
        library.free(place)
if FILL:
    heap.fill()
print(len({library.malloc(size) >> 12 for size in sizes for _ in range(60)}))
"""

CODE = """
from docextract.sandbox import heap
functions = []
for number in range(3000):
    space = {}
    exec(f"def f(a={number}):\\n    '{'x' * 300}{number}'\\n    return [*(one + a for one in (1, 2))]", space)
    functions.append(space["f"])
hot = functions[::60]
def run():
    return [f() for f in hot]
used = heap.code_of(run)
def pages():
    inside = [code for f in hot for code in f.__code__.co_consts if hasattr(code, "co_code")]
    assert len(inside) == len(hot)
    return len({id(code) >> 12 for code in [*inside, *(f.__code__ for f in hot)]})
apart, before = pages(), sum(run()[7])
kept = heap.fill()
moved = heap.gather(used)
print(apart, pages(), before, sum(run()[7]), moved)
"""


def test_blocks_of_the_c_library_lie_together_too() -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("other libraries keep their blocks otherwise")
    (strewn,), (together,) = ran(BLOCKS.replace("FILL", "False")), ran(BLOCKS.replace("FILL", "True"))
    assert together < 130 < strewn, "240 KB are 60 pages"


def test_code_is_noted_when_it_is_called_in_the_order_of_first_use() -> None:
    def first() -> FrameType:
        return sys._getframe()

    def second() -> FrameType:
        return sys._getframe()

    used: dict[int, CodeType] = {}
    for frame, event in ((first(), "call"), (second(), "return"), (second(), "call"), (first(), "call")):
        heap._note(used, frame, event, None)
    assert [*used.values()] == [first.__code__, second.__code__]
    ran = heap.code_of(lambda: (second(), first()))
    assert [code for code in ran if code in used.values()] == [second.__code__, first.__code__]


def test_other_systems_keep_the_blocks_of_their_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(heap, "_take_blocks", lambda: pytest.fail("what is taken there never ends"))
    assert heap.fill()


def test_code_that_ran_lies_together_when_it_was_gathered() -> None:
    apart, together, before, after, moved = ran(CODE)
    assert before == after == 3 + 2 * 420
    assert moved >= 51, "the functions, and what called them"
    assert together * 3 < apart


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
