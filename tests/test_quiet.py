"""The collector is paused while documents are read, and still finds what they leave."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from docextract import quiet
from docextract.quiet import collector_paused


class Ring:
    """An object that only the collector can end."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    was_on = gc.isenabled()
    gc.enable()
    quiet._unseen = 0
    yield
    if not was_on:
        gc.disable()


def left_in_blocks(blocks: int, each: int) -> int:
    """How many of the rings made in each block are there at the end."""
    rings: list[weakref.ref[Ring]] = []
    for _ in range(blocks):
        with collector_paused():
            assert not gc.isenabled()
            rings.append(weakref.ref(Ring()))
            held = [[] for _ in range(each)]
            del held[: each // 2]
        del held
        assert gc.isenabled()
    return sum(ring() is not None for ring in rings)


def test_what_many_blocks_leave_is_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "_MOST_UNSEEN", 5_000)  # Python 3.12 counts a half of what 3.11 does
    assert left_in_blocks(30, 1000) < 24


def test_a_few_blocks_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "_MOST_UNSEEN", 20_000)
    assert left_in_blocks(10, 1000) >= 9  # Python 3.12 does a look that was due as the first block begins


def test_where_the_collector_is_off_it_stays_off() -> None:
    gc.disable()
    quiet._unseen = 10 * quiet._MOST_UNSEEN
    ring = weakref.ref(Ring())
    with collector_paused():
        pass
    assert not gc.isenabled()
    assert ring() is not None
