"""What the process may have open, and has."""

from __future__ import annotations

import os

_FOLDER = "/dev/fd"


def allowed() -> int | None:
    """How many descriptors the process may have open; None where nothing says so."""
    try:
        import resource
    except ImportError:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY or not os.path.isdir(_FOLDER) else soft


def used() -> int | None:
    """How many it has open; None where none is left to count them with."""
    try:
        return len(os.listdir(_FOLDER))
    except OSError:
        return None
