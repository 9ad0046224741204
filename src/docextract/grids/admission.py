"""Is it a table? Ruled boxes also frame pages, charts, forms and text; what is admitted repeats a structure.

Each test that speaks leaves a reason, so that a table that was not admitted can be looked at.
"""

from __future__ import annotations

from .candidate import Candidate, numeric

ADMITTED = 0.5
"""The score from which a candidate is a table."""


def judge(table: Candidate) -> None:
    """Set the candidate's score (0 to 1), its reasons, and whether it is admitted."""
    texts = table.texts
    rows, columns = len(texts), len(table.columns)
    filled = [t for row in texts for t in row if t]
    reasons = [f"{rows} rows, {columns} columns"]
    if rows < 2 or columns < 2:
        return _verdict(table, 0.0, [*reasons, "one row or one column"])
    areas = rows * columns - sum((s.bottom - s.top + 1) * (s.right - s.left + 1) - 1 for s in table.spans.values())
    share = len(filled) / max(1, areas)
    numbers = sum(1 for t in filled if numeric(t)) / max(1, len(filled))
    longest = max(len(t) for t in filled)
    letters = sum(len(t) for t in filled)
    paired = sum(1 for row in texts if sum(1 for t in row if t) > 1) / rows
    score = 0.5
    if len(filled) < 4:
        score -= 0.4
        reasons.append(f"only {len(filled)} cells filled")
    if share < 0.3:
        score -= 0.3
        reasons.append(f"only {share:.0%} of the cells filled")
    if paired < 0.4:
        score -= 0.25
        reasons.append(f"only {paired:.0%} of the rows have more than one cell")
    if longest > 400 and longest > 0.5 * letters:
        score -= 0.4
        reasons.append("one cell holds most of the text")
    elif letters / len(filled) > 150:
        score -= 0.3
        reasons.append("cells full of prose")
    if numbers > 0.3:
        score += 0.25
        reasons.append(f"{numbers:.0%} of the cells are numbers")
    score += 0.25 * min(1.0, share * paired)
    return _verdict(table, score, reasons)


def _verdict(table: Candidate, score: float, reasons: list[str]) -> None:
    table.score = max(0.0, min(1.0, score))
    table.reasons = reasons
    table.accepted = score >= ADMITTED
