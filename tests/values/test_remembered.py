"""Answers about texts are kept, so many at a time, and no more of long texts than of short ones."""

from __future__ import annotations

import sys

import pytest

from docextract.values import text
from docextract.values.remembered import CHARACTERS, FEW, TEXTS, remembered
from docextract.vocabulary.loader import load_vocabulary


class Asked:
    """A function of a text that counts how often it is asked."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, text: str) -> str:
        self.times += 1
        return text.upper()


def held(function: object) -> dict[str, object]:
    kept = function.__self__  # type: ignore[attr-defined]
    assert isinstance(kept, dict)
    return kept


def test_a_text_is_asked_about_once() -> None:
    asked = Asked()
    answer = remembered(asked)
    assert [answer(word) for word in ("rent", "unit", "rent", "rent")] == ["RENT", "UNIT", "RENT", "RENT"]
    assert asked.times == 2


@pytest.mark.parametrize(("most", "length"), [(TEXTS, 12), (FEW, 12), (TEXTS, 5000), (TEXTS, CHARACTERS + 1)])
def test_no_more_is_kept_than_so_many_texts_and_characters(most: int, length: int) -> None:
    answer = remembered(Asked(), most)
    largest = 0
    for number in range(3 * most if length < 100 else 200):
        word = f"{number:x}".rjust(length, "x")
        assert answer(word) == word.upper()
        assert answer(word) == word.upper()
        largest = max(largest, len(held(answer)))
        if number % 89 == 0:
            assert len(held(answer)) == 1 or sum(map(len, held(answer))) <= CHARACTERS
    assert largest == max(1, min(most, CHARACTERS // length))


def test_what_breaks_is_not_kept() -> None:
    def refuse(text: str) -> str:
        raise ValueError(text)

    answer = remembered(refuse)
    for _ in range(2):
        with pytest.raises(ValueError, match="rent"):
            answer("rent")
    assert not held(answer)


def test_the_functions_of_texts_and_vocabularies_keep_so_many() -> None:
    words = load_vocabulary()
    for function in (text.normal, text.words, words.header, words.total, words.section, words.is_company):
        function("tenant")  # type: ignore[operator]
        assert "tenant" in held(function)
        assert type(held(function)) is type(held(remembered(str.upper)))  # of which the test above says what it keeps
        assert held(function)._most == TEXTS  # type: ignore[attr-defined]
    for number in range(TEXTS + 10):
        text.normal(f"tenant {number}")
    assert sys.getsizeof(held(text.normal)) < 1 << 20
