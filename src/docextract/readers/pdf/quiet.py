"""Libraries tell their log about every fault of a file; here faults are expected, and told in errors of ours."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet(library: str) -> Iterator[None]:
    """Neither log records of ``library`` nor warnings while it reads."""
    log = logging.getLogger(library)
    level = log.level
    log.setLevel(logging.CRITICAL + 1)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        log.setLevel(level)
