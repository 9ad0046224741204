"""How a document spaces its words: what is a space between words and what the room between two cells."""

from __future__ import annotations

from collections.abc import Sequence

from ..document import Page, Word

NORMAL_SPACE = 0.28
"""Width of a space in ems, where a document does not tell."""

SKEW = 0.1
"""Ems by which words that follow each other on one baseline may stand apart: a page that was laid askew."""


class Spacing:
    """How a document spaces its words: the normal space in ems, and whether text runs end where cells end."""

    __slots__ = ("between_runs", "runs_tell", "within_run")

    def __init__(self, space: float = NORMAL_SPACE, *, runs_tell: bool = False) -> None:
        self.runs_tell = runs_tell
        self.between_runs = 1.38 * space
        # In a fixed pitch two spaces already divide columns; in proportional type they are a typist's habit.
        self.within_run = (1.6 if space > 0.5 else 2.4) * space

    @classmethod
    def of(cls, pages: Sequence[Page]) -> Spacing:
        """Measured on the gaps between words that follow each other on one baseline."""
        within: dict[int, int] = {}
        across: dict[int, int] = {}
        same = other = figures = 0
        for page in pages[:40]:
            before: Word | None = None
            for word in page.words:
                size = word[6] or word[4] - word[2] or 1.0
                if before is not None and abs(word[4] - before[4]) < SKEW * size:
                    gap = (word[1] - before[3]) / size
                    if 0.12 < gap < 0.75:
                        key = round(gap * 50)
                        words_meet = word[0][0].isalpha() and before[0][0].isalpha()
                        if word[8] == before[8]:
                            same += words_meet
                            figures += not words_meet
                            within[key] = within.get(key, 0) + 1
                        elif words_meet:
                            other += 1
                            across[key] = across.get(key, 0) + 1
                before = word
        if not other:
            same += figures  # where words meet in separate runs, "1 234" in one tells nothing
        runs_tell = same > max(1, other / 12) and _many_runs(pages)
        if not runs_tell:
            for key, count in within.items():
                across[key] = across.get(key, 0) + count
        return cls(_common(within if runs_tell else across), runs_tell=runs_tell)


def _common(gaps: dict[int, int]) -> float:
    """The narrowest gap that is common, in ems: wider ones may be those between two columns."""
    around = {key: gaps.get(key - 1, 0) + gaps[key] + gaps.get(key + 1, 0) for key in gaps}
    most = max(around.values(), default=0)
    for key in sorted(gaps):
        if around[key] * 4 >= most and around[key] >= around.get(key + 1, 0):
            return key / 50
    return NORMAL_SPACE


def _many_runs(pages: Sequence[Page]) -> bool:
    """Whether the reader tells runs apart at all, and a run is not a whole line of the page."""
    words = runs = 0
    for page in pages[:40]:
        words += len(page.words)
        runs += len({word[8] for word in page.words})
    return runs > 1 and words < 6 * runs
