"""Records are the data classes that type checkers take them for, made with less."""

from __future__ import annotations

import dataclasses
import pickle
from dataclasses import field

import pytest

from docextract.records import record


@record
class Point:
    x: int
    y: int = 2
    seen: int = field(default=0, compare=False)
    secret: str = field(default="s", repr=False)


@record(frozen=True)
class Name:
    text: str


@record(frozen=True)
class Longer(Name):
    number: int = 0

    def __repr__(self) -> str:
        return self.text


@record(slots=False)
class Loose:
    of: list[object] = field(default_factory=list)


def test_records_compare_show_and_hash_as_data_classes_do() -> None:
    assert Point(1) == Point(1, seen=9)
    assert Point(1) != Point(1, 3)
    assert Point(1) != (1, 2)
    assert repr(Point(1)) == "Point(x=1, y=2, seen=0)"
    with pytest.raises(TypeError, match="unhashable"):
        hash(Point(1))
    assert hash(Name("a")) == hash(("a",))
    assert hash(Longer("a", 1)) == hash(("a", 1))
    assert len({Longer("a"), Longer("a"), Longer("b")}) == 2
    assert Name("a") != Longer("a")


def test_what_a_class_says_itself_holds() -> None:
    assert repr(Longer("a", 1)) == "a"


def test_records_have_slots_unless_told_otherwise() -> None:
    assert not hasattr(Point(1), "__dict__")
    assert hasattr(Loose(), "__dict__")


def test_records_are_copied_packed_and_listed_as_data_classes() -> None:
    assert dataclasses.replace(Point(1), y=5) == Point(1, 5)
    assert pickle.loads(pickle.dumps(Longer("a", 1))) == Longer("a", 1)
    assert [one.name for one in dataclasses.fields(Longer)] == ["text", "number"]


def test_a_record_that_holds_itself_can_be_shown() -> None:
    loose = Loose()
    loose.of.append(loose)
    assert repr(loose) == "Loose(of=[...])"
