"""The body of a request as JSON, within limits: nothing of it is trusted before it is counted."""

from __future__ import annotations

import math
import re
from typing import Any

from ..errors import InvalidRequestError
from ..models.service_limits import ServiceLimits

_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.S)
_UNBOUNDED = "file"
"""The field whose text may be long: it has a limit of its own."""


def read_json(body: bytes, limits: ServiceLimits) -> dict[str, Any]:
    """The object that a body holds.

    Raises:
        InvalidRequestError: it is not JSON (NaN, numbers beyond a double and lone surrogates are not), not an object,
            or over ``jsonDepth``, ``jsonValues`` or ``jsonText``.
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
    _check(value, limits)
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


def _check(value: dict[str, Any], limits: ServiceLimits) -> None:
    values = 0
    level: list[tuple[Any, bool]] = [(value, False)]
    for _ in range(limits.json_depth):
        below: list[tuple[Any, bool]] = []
        for one, unbounded in level:
            if isinstance(one, dict):
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
            return
        level = below
    raise InvalidRequestError(
        f"The body nests more than {limits.json_depth} objects and lists.", field="body", limit="jsonDepth",
        value=limits.json_depth + 1,
    )  # fmt: skip


def _check_text(text: str, limits: ServiceLimits) -> None:
    if len(text) > limits.json_text:
        raise InvalidRequestError(
            f"A text of the body has {len(text)} characters; at most {limits.json_text} are allowed.",
            field="body", limit="jsonText", value=len(text),
        )  # fmt: skip


def _too_many(found: int, limits: ServiceLimits) -> InvalidRequestError:
    return InvalidRequestError(
        f"The body holds more than {limits.json_values} values.", field="body", limit="jsonValues", value=found
    )


def _refusal(message: str) -> InvalidRequestError:
    return InvalidRequestError(message, field="body")
