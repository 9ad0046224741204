"""A bound on how much work a library written in Python may do: so many calls, whatever it loops over.

Time would do too, but the same document must end the same way on a slow machine and on a fast one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooManySteps(BaseException):
    """The calls are used up. No ``Exception``: libraries that try again after any of those must not catch it."""


@contextmanager
def steps(most: int) -> Iterator[None]:
    """Raise :class:`TooManySteps` once the code inside, in this thread, has called and returned so many times.

    Under a profiler nothing is counted: there is room for one of the two.
    """
    if sys.getprofile() is not None:
        yield
        return
    left = most

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise TooManySteps

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)
