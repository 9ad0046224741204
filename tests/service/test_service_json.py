"""Bodies as JSON: what is no JSON, and what is too much of it."""

from __future__ import annotations

import contextlib
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docextract.errors import DocextractError, InvalidRequestError
from docextract.models.service_limits import ServiceLimits
from docextract.service.json_body import read_json
from fewer import each

LIMITS = ServiceLimits()


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b'"text"', b"{'a': 1}", b'{"a": NaN}', b'{"a": Infinity}', b'{"a": 1e400}',
        b'{"a": "\\ud800"}', b'{"a": "\\u0000', b'{"a": "\xff"}', b"\xef\xbb\xbf{}", b'{"a": 1} x', b'{"a": 01}',
        b'{"a": ' + b"1" * 5000 + b"}", b"[" * 100_000, b'{"a":' * 5000, b'{"a": "\n"}', b"{} {}",
        '{"a": 1}'.encode("utf-16"),
    ],
)  # fmt: skip
def test_what_is_no_json_object_is_refused(body: bytes) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        read_json(body, LIMITS)
    assert refusal.value.details["field"] == "body"


def nested(depth: int) -> bytes:
    return b'{"a":' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"


@each(
    [
        (nested(33), "jsonDepth"),
        (b'{"a":[' + b"1," * 10_000 + b"1]}", "jsonValues"),
        (b'{"a":[' + b"[]," * 10_000 + b"1]}", "jsonValues"),
        (b'{"a":"' + b"x" * 1001 + b'"}', "jsonText"),
        (b'{"' + b"x" * 1001 + b'":1}', "jsonText"),
        (b'{"a":{"file":"' + b"x" * 1001 + b'"}}', "jsonText"),
        (b'{"a":["' + b"x" * 1001 + b'"]}', "jsonText"),
    ]
)
def test_what_is_over_a_limit_names_it(body: bytes, limit: str) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        read_json(body, LIMITS)
    details = refusal.value.details
    assert details["limit"] == limit
    assert details["value"] > details["max"] > 0


@pytest.mark.parametrize(
    "body",
    [
        nested(32),
        b'{"a":[' + b"1," * 9_900 + b"1]}",
        b'{"a":"' + b"x" * 1000 + b'"}',
        b'{"file":"' + b"x" * 100_000 + b'"}',
        b'{"file":"' + b"[,{" * 100_000 + b'"}',
        b'{"a":"\\"[,","file":"' + b"," * 20_000 + b'\\\\"}',
    ],
)
def test_what_is_within_the_limits_is_read(body: bytes) -> None:
    assert read_json(body, LIMITS)


@each(
    [
        (b'{"a":1,"a":1}', "a"),
        (b'{"a":1,"\\u0061":2}', "a"),
        (b'{"b":[{"c":{"d":1,"e":2,"d":[]}}]}', "d"),
        (b'{"file":"data:;base64,AAAA","file":"data:;base64,AAAA"}', "file"),
        (b'{"file":"data:;base64,AAAA","a:":":","a:":"data:;base64,AAAA"}', "a:"),
        (b'{"a":' + b" " * 2000 + b'1,"a":2,"file":":' + b" " * 2000 + b'"}', "a"),
    ]
)
def test_a_member_that_is_named_twice_is_refused(body: bytes, name: str) -> None:
    with pytest.raises(InvalidRequestError, match="more than once") as refusal:
        read_json(body, LIMITS)
    assert refusal.value.details["field"] == name


def test_members_of_one_name_in_two_objects_are_read() -> None:
    assert read_json(b'{"a":{"a":":"},"b":[{"a":"\\":"},{"a":1}],"file":"data:a:b"}', LIMITS)


def test_too_many_values_are_refused_before_they_are_made() -> None:
    body = b'{"a":[' + b"[]," * 10_000_000 + b"[]]}"
    start = time.process_time()
    with pytest.raises(InvalidRequestError):
        read_json(body, LIMITS)
    assert time.process_time() - start < 2


@given(st.binary(max_size=200) | st.text(max_size=100).map(lambda t: f'{{"a":{t}}}'.encode("utf-8", "surrogatepass")))
def test_any_bytes_end_in_an_object_or_an_error_of_ours(body: bytes) -> None:
    with contextlib.suppress(DocextractError):
        assert isinstance(read_json(body, LIMITS), dict)
