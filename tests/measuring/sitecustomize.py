"""Measures coverage in each Python process that finds this module, and in its forks: also in those that write no file.

A process that reads a document apart ends with ``os._exit`` and is confined: it can open no file any more. So each has
a file from its beginning, mapped into memory, and its figures are put there when it ends.
"""

from __future__ import annotations

import atexit
import mmap
import os
import struct
import sys
import time
from pathlib import Path
from typing import NoReturn

FOLDER = "PYTHONDOCEXTRACTCOVERAGE"
"""The environment variable that names the folder of figures. It begins like those that a helper process inherits."""
ROOM = 4 << 20
"""Bytes of a file; what nobody writes to takes no place."""
HEAD = struct.Struct("=Q")


def measure(folder: Path) -> None:
    """Measure this process, and leave its figures in the folder."""
    import coverage

    measured = coverage.Coverage(data_file=None, config_file=str(Path(__file__).parents[2] / "pyproject.toml"))
    end, close = os._exit, os.closerange
    places: dict[int, mmap.mmap] = {}

    def place() -> mmap.mmap:
        own = os.getpid()
        if own not in places:
            with open(folder / f"{own}.{time.monotonic_ns()}", "w+b") as file:
                file.truncate(ROOM)
                places[own] = mmap.mmap(file.fileno(), ROOM)
        return places[own]

    def save() -> None:
        measured.stop()
        figures = measured.get_data().dumps()
        place()[: HEAD.size + len(figures)] = HEAD.pack(len(figures)) + figures

    def save_and_end(status: int) -> NoReturn:
        try:
            save()
        finally:
            end(status)

    def place_and_close(low: int, high: int) -> None:
        place()  # the last moment at which a child can have one
        close(low, high)

    place()
    os._exit, os.closerange = save_and_end, place_and_close
    atexit.register(save)
    measured.start()


if FOLDER in os.environ and "coverage" not in sys.modules:
    measure(Path(os.environ[FOLDER]))
