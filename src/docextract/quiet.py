"""Pauses the cyclic garbage collector while a document is read.

Reading makes hundreds of thousands of small objects that all stay alive and hardly any of which form cycles; looking
through them again and again finds nothing and costs a fifth of the time. Reference counting goes on as always. The
pause is process-wide, ends with the last of several readings at once, and is left out where the collector was off
before. At its end what was made counts as old, so that the next small allocation does not look through all of it.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_readers = 0
_was_on = False
_unseen = 0
"""Objects made within blocks, and not ended with them, since all were looked at."""
_MOST_UNSEEN = 500_000


@contextmanager
def collector_paused() -> Iterator[None]:
    """Within this block no garbage is looked for, in any thread.

    What is made inside passes for old at its end, where Python looks last, and never if all is made inside. After some
    hundred thousand objects the next block begins with a look at all of them.
    """
    global _readers, _was_on, _unseen
    with _lock:
        if _readers == 0:
            _was_on = gc.isenabled()
            if _was_on and _unseen > _MOST_UNSEEN:
                gc.collect()
                _unseen = 0
            gc.disable()
        _readers += 1
    try:
        yield
    finally:
        with _lock:
            _readers -= 1
            if _readers == 0 and _was_on:
                if gc.get_freeze_count() == 0:  # else the process keeps objects frozen, and they must stay so
                    _unseen += gc.get_count()[0]
                    gc.freeze()
                    gc.unfreeze()
                gc.enable()
