"""The body of a request as JSON, within limits: nothing of it is trusted before it is counted."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from typing import Any

from ..errors import InvalidRequestError
from ..models.service_limits import ServiceLimits

_STRINGS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.S)
_UNBOUNDED = "file"
"""The field whose text may be long: it has a limit of its own."""


def read_json(body: bytes, limits: ServiceLimits) -> dict[str, Any]:
    """The object that a body holds.

    Raises:
        InvalidRequestError: it is not JSON (NaN, numbers beyond a double and lone surrogates are not), not an object,
            names a member twice, or is over ``jsonDepth``, ``jsonValues`` or ``jsonText``.
    """
    from pydantic_core import from_json

    _count_before(body, limits)
    try:
        value = from_json(body, allow_inf_nan=False)
    except ValueError as error:
        # Where, and not what: the text of the message could quote the body.
        where = re.search(r"line \d+ column \d+", str(error))
        raise _refusal(f"The body is not JSON{f' ({where[0]})' if where else ''}.") from None
    if not isinstance(value, dict):
        raise _refusal("The body must be a JSON object.")
    if _check(value, limits) != _named(body, value):
        raise _repeated(body)
    return value


def _count_before(body: bytes, limits: ServiceLimits) -> None:
    """Refuse what holds too many values before any of them is made."""
    if _marks(body) <= limits.json_values:
        return
    # Commas and brackets may stand in texts too; then they are counted outside of them.
    if (found := _marks(_STRINGS.sub(b'""', body))) > limits.json_values:
        raise _too_many(found, limits)


def _marks(body: bytes) -> int:
    return body.count(b",") + body.count(b"[") + body.count(b"{")


def _check(value: dict[str, Any], limits: ServiceLimits) -> int:
    """How many members its objects have in all."""
    values = members = 0
    level: list[tuple[Any, bool]] = [(value, False)]
    for _ in range(limits.json_depth):
        below: list[tuple[Any, bool]] = []
        for one, unbounded in level:
            if isinstance(one, dict):
                members += len(one)
                for name, inner in one.items():
                    _check_text(name, limits)
                    below.append((inner, one is value and name == _UNBOUNDED))
            elif isinstance(one, list):
                below += [(inner, False) for inner in one]
            elif isinstance(one, str) and not unbounded:
                _check_text(one, limits)
            elif isinstance(one, float) and not math.isfinite(one):
                raise _refusal("The body is not JSON: it holds a number that no double can hold.")
        values += len(level)
        if values > limits.json_values:
            raise _too_many(values, limits)
        if not below:
            return members
        level = below
    raise InvalidRequestError(
        f"The body nests more than {limits.json_depth} objects and lists.", field="body", limit="jsonDepth",
        max=limits.json_depth, value=limits.json_depth + 1,
    )  # fmt: skip


def _named(body: bytes, value: dict[str, Any]) -> int:
    """How many members the text names in all: colons outside of its texts."""
    file = value.get(_UNBOUNDED)
    if isinstance(file, str) and file.startswith("data:"):
        body = body.replace(file.encode(), b"", 1)  # outside of a text this can stand nowhere
    return _STRINGS.sub(b"", body).count(b":")


def _repeated(body: bytes) -> InvalidRequestError:
    """The error for an object that holds a member twice: of two readers each could take another one."""
    twice: list[str] = []

    def note(pairs: list[tuple[str, Any]]) -> None:
        names = Counter(name for name, _ in pairs)
        twice.extend(name for name, times in names.items() if times > 1)

    json.loads(body, object_pairs_hook=note)
    return InvalidRequestError(f"{twice[0][:200]} is given more than once.", field=twice[0][:200])


def _check_text(text: str, limits: ServiceLimits) -> None:
    if len(text) > limits.json_text:
        raise InvalidRequestError(
            f"A text of the body has {len(text)} characters; at most {limits.json_text} are allowed.",
            field="body", limit="jsonText", max=limits.json_text, value=len(text),
        )  # fmt: skip


def _too_many(found: int, limits: ServiceLimits) -> InvalidRequestError:
    return InvalidRequestError(
        f"The body holds more than {limits.json_values} values.",
        field="body", limit="jsonValues", max=limits.json_values, value=found,
    )  # fmt: skip


def _refusal(message: str) -> InvalidRequestError:
    return InvalidRequestError(message, field="body")
