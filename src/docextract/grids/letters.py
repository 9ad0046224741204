"""Single words that are two cells, drawn without a blank between them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from .columns import Band
from .lines import Line, Piece
from .spacing import NORMAL_SPACE


class Touching:
    """Codes that other cells touch: ``AMB008`` where ``AMB008`` and ``230`` stand side by side in other rows.

    A page whose cells all touch reads ``AMB008230``; the rows of other pages say where the code ends.
    """

    def __init__(self, body: list[Line]) -> None:
        seen: Counter[tuple[str, int]] = Counter()
        edges: dict[tuple[str, int], tuple[float, float]] = {}
        for line in body:
            for code, after in pairwise([word for piece in line.pieces for word in piece.words]):
                near = after[1] - code[3] < NORMAL_SPACE * (code[6] or code[4] - code[2])
                if near and any(map(str.isdigit, code[0])):
                    key = code[0], round(code[1])
                    seen[key] += 1
                    edges[key] = code[3], after[1]
        self._edges = {key: edges[key] for key, times in seen.items() if times > 1}

    def parts(self, piece: Piece) -> list[Piece] | None:
        """The code and the cell that touches it; None if the word begins with no such code."""
        text, x0 = piece.text, round(piece.x0)
        for length in range(len(text) - 1, 1, -1):
            edges = self._edges.get((text[:length], x0))
            if edges is not None and edges[1] < piece.x1:
                return _cut(piece, length, *edges)
        return None


def cut_where_kind_changes(piece: Piece, left: float | None, start: float | None, band: Band) -> list[Piece]:
    """A word that begins where one column does and runs into the next, cut at that one's left edge if letters change
    to figures there, or small letters to capitals."""
    if left is None or start is None or abs(piece.x0 - start) > 1.2 or band.numbers * 2 > band.count:
        return [piece]
    text = piece.text
    at = round((left - piece.x0) / (piece.x1 - piece.x0) * len(text))
    if not 1 < at < len(text) - 1 or not _kind_changes(text, at):
        return [piece]
    return _cut(piece, at, left, left)


def _cut(piece: Piece, at: int, end: float, start: float) -> list[Piece]:
    word = piece.words[0]
    return [
        Piece([word._replace(text=word.text[:at], x1=end)]),
        Piece([word._replace(text=word.text[at:], x0=start)]),
    ]


def _kind_changes(text: str, at: int) -> bool:
    return text[at - 1].isalpha() != text[at].isalpha() or text[at - 1].islower() != text[at].islower()
