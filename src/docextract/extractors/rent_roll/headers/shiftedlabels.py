"""Words above a column that holds nothing, beside one that holds what they head: a print sets words and numbers of one
column apart, or parts a title between two columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...lines import Line
from ..anatomy.headerblocks import HeaderBlock
from ..anatomy.labels import Label

RARE = 5
"""A column that is filled so many times less often than another holds nothing but a total or a note."""
FEWEST = 3
"""Numbers, and so many times those of the others, that tell which of several columns words are of."""
MOST_STRAY = 2
"""Cells of a column whose words may go on with those of another: a total, a note."""
MOST_APART = 4
"""Columns further right, between which nothing stands, that words may be set apart from what they head."""


def shift_labels(block: HeaderBlock, body: Sequence[Line]) -> None:
    """Give the words above empty columns of a page to the filled column beside them that has none of its own."""
    if block.lines[0].grid.page is None or not body:
        return
    cells = Counter(column for line in body for column in line.filled)
    most = max(cells.values(), default=0)
    filled = {column for column, count in cells.items() if RARE * count > most}
    labels, last = block.labels, frozenset(block.lines[-1].filled)
    _narrow_spans(labels, body)
    for column in sorted(labels.keys() - filled):
        label = labels[column]
        if label.beside:
            continue
        if not cells[column] and column not in last and _joins_title(column, labels, filled):
            continue
        right = next((c for c in range(column + 1, column + MOST_APART) if cells[c] or c in labels), column + 1)
        for beside in (right, column - 1):
            other = labels.get(beside)
            lower = column in last and beside not in last and cells[column] <= MOST_STRAY
            if RARE * cells[column] < cells[beside] and (other is None or lower):
                group = label.group or (other.text if other is not None else "")
                labels[beside] = Label(label.text, group, alone=label.alone)
                del labels[column]
                break


def _narrow_spans(labels: dict[int, Label], body: Sequence[Line]) -> None:
    """Words over several columns of which one holds nearly all numbers are that one's: the others hold words of other
    lines that a print set there (``Step rent eff.``)."""
    numbers = Counter(column for line in body for column in line.filled if line.is_number(column))
    for column in [column for column, label in labels.items() if label.group == label.text and not label.beside]:
        covered = [column]
        while (other := labels.get(covered[-1] + 1)) is not None and other.beside and other.text == labels[column].text:
            covered.append(covered[-1] + 1)
        *others, most = sorted(covered, key=lambda c: numbers[c])
        if others and numbers[most] >= FEWEST * max(1, numbers[others[-1]]):
            label = labels[column]
            for c in covered:
                del labels[c]
            labels[most] = Label(label.text, alone=label.alone)


def _joins_title(column: int, labels: dict[int, Label], filled: set[int]) -> bool:
    """Whether the words above an empty column go on with those above the column on its left: a title over both
    neighbours ("Base | Rent" over "Monthly | Annual")."""
    left, right = labels.get(column - 1), labels.get(column + 1)
    if left is None or right is None or not {column - 1, column + 1} <= filled or right.group:
        return False
    above = left.text.removesuffix(left.alone).strip()
    if not above:
        return False
    title = f"{above} {labels.pop(column).text}"
    labels[column - 1] = Label(left.alone, title, alone=left.alone)
    right.group = title
    return True
