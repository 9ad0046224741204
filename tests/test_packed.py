"""Words and boxes of long documents, held packed: they come back as they were."""

from __future__ import annotations

import pytest

from docextract.document import PackedBoxes, PackedWords, Word

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


def test_one_packed_box_is_looked_at_alone() -> None:
    rows = [[BOX, None], [None, BOX]]
    packed = PackedBoxes(rows, 2)
    assert list(packed) == rows
    assert [[packed.cell(row, column) for column in range(2)] for row in range(2)] == rows
    assert packed.cell(-1, -1) == BOX
    with pytest.raises(IndexError):
        packed.cell(0, 2)
