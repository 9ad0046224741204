"""What a child writes is not trusted: whatever it is, it becomes outcomes or one error."""

from __future__ import annotations

import dataclasses
import json
import socket
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import docextract
from docextract import DocextractError, Limits, Options, Outcome, Place, TaggingData
from docextract.registry import default_registry
from docextract.sandbox import frames, wire
from docextract.sandbox.warm import documents

ROLL = TaggingData(asset_type="OTHER", document_type="RENT_ROLL")


@cache
def whole() -> bytes:
    extraction = docextract.extract(next(iter(documents()))[0], asset_type="OTHER", document_type="RENT_ROLL")
    return wire.written([Outcome(ROLL, extraction)], 1 << 20)


@given(st.binary(max_size=200))
def test_noise_is_garbage(noise: bytes) -> None:
    with pytest.raises(wire.GarbageError):
        wire.read(noise, [ROLL], default_registry())


PLACES = st.deferred(lambda: st.integers(0, len(whole()) - 1))


@given(PLACES, st.integers(1, 255))
def test_an_answer_with_one_byte_changed_is_an_answer_or_garbage(at: int, by: int) -> None:
    changed = bytearray(whole())
    changed[at] ^= by
    try:
        (outcome,) = wire.read(bytes(changed), [ROLL], default_registry())
    except (wire.GarbageError, DocextractError):
        return
    assert outcome.extraction is not None or outcome.error is not None


@given(PLACES)
def test_an_answer_that_is_cut_off_is_garbage(at: int) -> None:
    with pytest.raises(wire.GarbageError):
        wire.read(whole()[:at], [ROLL], default_registry())


def test_fewer_or_more_outcomes_than_were_asked_for_are_garbage() -> None:
    for asked in ([], [ROLL, ROLL]):
        with pytest.raises(wire.GarbageError):
            wire.read(whole(), asked, default_registry())


@pytest.mark.parametrize("limits", [Limits(), Limits(pdf_pages=7, worker_seconds=2.5), Limits(workbook_ratio=99)])
def test_a_task_says_the_limits_that_are_not_the_defaults(limits: Limits) -> None:
    asked = json.loads(json.dumps(wire.task([ROLL], None, None, Options(limits=limits))))
    assert wire.options_of(asked).limits == limits
    assert len(asked["limits"]) == sum(
        getattr(limits, field.name) != getattr(Limits(), field.name) for field in dataclasses.fields(Limits)
    )


def test_errors_keep_type_message_details_and_place() -> None:
    error = docextract.UnreadableDocumentError("Page 2 is damaged.", place=Place(page=2), found=["a"])
    again = wire.error_of(wire.error_json(error))
    assert type(again) is docextract.UnreadableDocumentError
    assert again.to_json() == error.to_json()


def test_an_error_of_a_plugin_becomes_the_nearest_that_is_known() -> None:
    class OddDocumentError(docextract.UnreadableDocumentError):
        """A plugin's."""

    assert type(wire.error_of(wire.error_json(OddDocumentError("odd")))) is docextract.UnreadableDocumentError


@pytest.mark.parametrize("written", [None, {}, {"kinds": []}, {"kinds": ["int"], "message": 1, "details": {}}, 7])
def test_what_is_no_error_is_garbage(written: object) -> None:
    with pytest.raises(wire.GarbageError):
        wire.error_of(written)


def test_messages_are_whole_or_broken() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        frames.send(ours, {"a": "\udcff"})
        assert frames.receive(theirs) == ({"a": "\udcff"}, [])
        for broken in (b"\x00\x00\x00\x09{}", b"\xff\xff\xff\xff", b"\x00\x00\x00\x02[]", b"\x00\x00"):
            one, other = socket.socketpair()
            one.sendall(broken)
            one.close()
            with other, pytest.raises(frames.BrokenFrameError):
                frames.receive(other)
    gone, left = socket.socketpair()
    gone.close()
    with left:
        assert frames.receive(left) is None


def test_an_answer_whose_head_is_no_object_is_garbage() -> None:
    body = b"[1]"
    with pytest.raises(wire.GarbageError):
        wire.read(len(body).to_bytes(8, "big") + body, [ROLL], default_registry())
