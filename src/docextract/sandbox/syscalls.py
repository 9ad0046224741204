"""System calls that the C library has no functions for, by their numbers."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable


def call(number: int, *arguments: object) -> int:
    """A system call by its number; below 0 where it fails."""
    return int(_function()(number, *arguments, *(4 - len(arguments)) * (0,)))


@functools.cache
def _function() -> Callable[..., int]:
    function = ctypes.CDLL(None).syscall
    # Numbers and places are then made the library's without an object for each.
    function.argtypes, function.restype = [ctypes.c_long, *4 * [ctypes.c_void_p]], ctypes.c_long
    return function
