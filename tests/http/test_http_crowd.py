"""Who goes where one connection more comes, and how often a fault is told."""

from __future__ import annotations

import logging

import pytest

from docextract.http.server import crowd as crowds
from docextract.http.server import descriptors
from docextract.http.server.crowd import Crowd
from docextract.http.server.repeats import Repeats
from docextract.models.service_limits import ServiceLimits


class Guest:
    """A connection of a crowd."""

    def __init__(self, crowd: Crowd, *, works: bool = False, spare: bool = True) -> None:
        self.spare = False
        self.dropped = False
        self.over = crowd.enter(self)
        self.spare = spare and not works
        (crowd.work if works else crowd.wait)(self)

    def drop(self) -> None:
        self.dropped = True


def test_who_has_waited_longest_goes_first_and_who_is_still_taking_an_answer_stays() -> None:
    crowd = Crowd(ServiceLimits(connections=3))
    taking, first, second, third, fourth = Guest(crowd, spare=False), *(Guest(crowd) for _ in range(4))
    assert [guest.dropped for guest in (taking, first, second, third, fourth)] == [False, True, True, False, False]
    crowd.work(third)
    third.spare = False
    crowd.wait(first)  # it is closed, and does not come back
    assert not Guest(crowd).over
    assert fourth.dropped


def test_who_sends_what_is_refused_goes_where_nobody_waits_and_who_works_stays() -> None:
    crowd = Crowd(ServiceLimits(connections=2))
    one, other = Guest(crowd, works=True), Guest(crowd, works=True)
    newest = Guest(crowd)
    assert newest.over
    other.spare = True
    crowd.refuse(other)
    newest.spare = False
    assert not Guest(crowd).over
    assert [one.dropped, other.dropped] == [False, True]


def test_who_has_just_come_stays_while_somebody_goes_on_sending_what_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(crowds.time, "monotonic", lambda: now)
    crowd = Crowd(ServiceLimits(connections=3))
    refused = [Guest(crowd, works=True) for _ in range(2)]
    for guest in refused:
        guest.spare = True
        crowd.refuse(guest)
    fresh = Guest(crowd)
    later = Guest(crowd)
    assert [guest.dropped for guest in (*refused, fresh, later)] == [True, False, False, False]
    now = 2.0  # it had its time to say what it wants
    assert not Guest(crowd).over
    assert [guest.dropped for guest in (*refused, fresh, later)] == [True, False, True, False]
    crowd.wait(refused[1])  # its body has come after all, and it is told why
    now = 2.5
    assert not Guest(crowd).over
    assert later.dropped
    assert not refused[1].dropped


def test_descriptors_that_others_have_leave_less_room(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(crowds.time, "monotonic", lambda: now)
    used: list[int | None] = [20]
    crowd = Crowd(ServiceLimits(connections=500), 100, lambda: used[0])
    guests = [Guest(crowd) for _ in range(40)]
    assert sum(guest.dropped for guest in guests) == 10  # half of a hundred, twenty of them in use
    now, used[0] = 2, 65  # of which 30 are connections
    guests += [Guest(crowd) for _ in range(40)]
    assert sum(not guest.dropped for guest in guests) == 30
    now, used[0] = 4, None
    guests += [Guest(crowd)]
    assert sum(not guest.dropped for guest in guests) == 30


def test_without_a_descriptor_left_some_are_closed_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(crowds.time, "monotonic", lambda: now)
    crowd = Crowd(ServiceLimits(connections=500))
    guests = [Guest(crowd) for _ in range(100)]
    crowd.relieve()
    crowd.relieve()
    assert [guest.dropped for guest in guests] == [True] * 32 + [False] * 68
    now = 1.5
    crowd.relieve()
    assert sum(guest.dropped for guest in guests) == 64


def test_the_descriptors_of_this_process_are_counted() -> None:
    before = descriptors.used()
    assert before is not None
    assert descriptors.allowed() is None or before < descriptors.allowed()  # type: ignore[operator]
    with open(__file__):
        assert descriptors.used() == before + 1


def test_a_fault_that_comes_again_is_told_once_a_second_and_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from docextract.http.server import repeats

    now = 0.0
    monkeypatch.setattr(repeats.time, "monotonic", lambda: now)
    logger = logging.getLogger("docextract.test.repeats")
    logger.addFilter(Repeats())
    with caplog.at_level(logging.INFO, logger.name):
        for n in range(50):
            logger.warning("broken: %s", n)
            logger.info("asked")
            now += 0.1
        for n in range(300):
            logger.warning(f"{n}\nits lines")
    faults = [record.getMessage() for record in caplog.records if "broken" in record.getMessage()]
    assert faults[0] == "broken: 0"
    assert len(faults) in (4, 5)
    assert all(message.endswith(" more like it before)") for message in faults[1:])
    assert len([record for record in caplog.records if record.getMessage() == "asked"]) == 50
    assert len([record for record in caplog.records if "its lines" in record.getMessage()]) == 300
