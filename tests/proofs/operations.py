"""How much work a call is, counted and not timed: the same on every machine."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any


def operations(call: Callable[[], object]) -> int:
    """How many byte codes Python goes through."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        call()
    finally:
        sys.settrace(before)
    return count


def growth(call: Callable[[int], object], sizes: Sequence[int]) -> float:
    """By what the work for what is added grows where twice as much is: 2 where time is linear, 4 where it is squared.

    ``sizes`` are three, each twice the one before; what any size costs falls out.
    """
    small, middle, large = (operations(lambda size=size: call(size)) for size in sizes)  # type: ignore[misc]
    return (large - middle) / (middle - small)
