"""Words and boxes of long documents, held packed: they come back as they were."""

from __future__ import annotations

import pytest

from docextract.document import PackedBoxes, PackedWords, Page, Word

WORDS = [
    Word("Unit", 10.0, 20.0, 31.5, 29.0, "Arial", 9.0, True, 4),
    Word("Tenant", 50.25, 20.0, 81.5, 29.0, "Arial", 9.0, False, 5),
    Word("-1,200.00", 10.0, 31.0, 31.5, 40.0, "", 0.0, False, 6),
]
BOX = (1.0, 2.0, 3.5, 4.0)


def test_packed_words_come_back_as_they_were_and_know_whether_all_are_level() -> None:
    packed = PackedWords(WORDS)
    assert list(packed) == WORDS
    assert all(type(word) is Word for word in packed)
    assert list(PackedWords([])) == []
    assert packed.level
    assert PackedWords([]).level
    assert not PackedWords([*WORDS, WORDS[0]._replace(angle=90)]).level


@pytest.mark.parametrize(
    "box", [(10, 20, 31.5, 40), (9, 19, 82, 30), (0, 0, 100, 100), (10, 20, 31, 29), (60, 0, 70, 9)]
)
def test_words_within_a_box_are_the_same_packed_or_not(box: tuple[float, float, float, float]) -> None:
    x0, top, x1, bottom = box
    inside = [w for w in WORDS if x0 <= w.x0 and top <= w.top and w.x1 <= x1 and w.bottom <= bottom]
    assert Page(1, 100, 100, words=WORDS).words_within(box) == inside
    assert Page(1, 100, 100, words=PackedWords(WORDS)).words_within(box) == inside


def test_one_packed_box_is_looked_at_alone() -> None:
    rows = [[BOX, None], [None, BOX]]
    packed = PackedBoxes(rows, 2)
    assert list(packed) == rows
    assert [[packed.cell(row, column) for column in range(2)] for row in range(2)] == rows
    assert packed.cell(-1, -1) == BOX
    with pytest.raises(IndexError):
        packed.cell(0, 2)
