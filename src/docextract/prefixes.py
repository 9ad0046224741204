"""Warnings of plugins carry the plugin's name, whether it wrote it there or not."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from .models.findings import Note
from .plugins import BUILTIN, Plugin
from .toml_tables import read_tables


@cache
def warning_meanings() -> dict[str, str]:
    """Every type of warning that docextract itself gives, with what it means."""
    return {
        table.text("type"): table.text("meaning")
        for table in read_tables("docextract.data", "warnings.toml", "warning")
    }


def prefixed(notes: Iterable[Note], owner: Plugin) -> list[Note]:
    """The warnings that a plugin's code gave. A type of its own begins with the plugin's name and a dot."""
    if owner.name == BUILTIN:
        return [*notes]
    known, prefix = warning_meanings(), f"{owner.name}."
    return [
        note
        if note.type in known or note.type.startswith(prefix)
        else note.model_copy(update={"type": prefix + note.type})
        for note in notes
    ]
