"""The name that somebody may have meant."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(said: str, known: Iterable[object]) -> str:
    """``"; did you mean 'extract'?"`` for ``"extarct"``; nothing where no known name is near."""
    from difflib import get_close_matches

    by_plain = {str(name).casefold().replace("_", "-"): str(name) for name in known}
    close = get_close_matches(said.casefold().replace("_", "-").replace(" ", "-"), by_plain, n=1, cutoff=0.6)
    return f"; did you mean {by_plain[close[0]]!r}?" if close else ""
