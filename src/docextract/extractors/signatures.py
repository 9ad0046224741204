"""What check S01 says of the layout that was recognised, or of the nearest one."""

from __future__ import annotations

from ..layouts import Recognition
from ..models.findings import CheckStatus


def recognised(recognition: Recognition, *, switched_off: bool, unknown: str) -> tuple[CheckStatus, str]:
    """Status and message; ``unknown`` is said where not even a nearest layout is known."""
    nearest = recognition.nearest
    if recognition.layout is not None and nearest is not None:
        name = recognition.layout.name
        if nearest.optional:
            return "WARN", f"{name}: without the columns {', '.join(nearest.optional)}"
        return "PASS", f"{name}: all its header words stand in one block"
    if switched_off:
        return "SKIPPED", "read by the generic rules: known layouts are switched off"
    if nearest is None:
        return "SKIPPED", f"read by the generic rules: {unknown}"
    name, lacked = nearest.layout.name, ", ".join(nearest.required) or "what tells it from others"
    return "SKIPPED", f"read by the generic rules: the nearest layout is {name}, which lacked {lacked}"
