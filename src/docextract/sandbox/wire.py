"""What goes to a child and comes back, as JSON: a task, and one outcome per data set."""

from __future__ import annotations

import dataclasses
import json
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import errors
from ..declarations import resolve
from ..errors import DocextractError, ProcessingLimitError
from ..models.extraction import Extraction
from ..models.limits import DEFAULT_LIMITS, Limits
from ..models.outcome import Outcome
from ..models.place import Place
from ..models.request import Options, TaggingData
from ..registry import Registry

_HEAD = struct.Struct(">Q")
_KINDS: dict[str, type[DocextractError]] = {}


class GarbageError(Exception):
    """What came back is no answer."""


def task(
    tagging: Sequence[TaggingData], file_name: str | None, password: str | None, options: Options
) -> dict[str, Any]:
    """What a child is asked to do."""
    return {
        "tagging": [one.model_dump(mode="json", by_alias=True) for one in tagging],
        "fileName": file_name,
        "password": password,
        "reader": options.reader,
        "layouts": options.layouts,
        "folders": [str(folder.absolute()) for folder in options.folders],
        "includeSource": options.include_source,
        "portfolio": options.portfolio,
        "limits": _changed(options.limits),
    }


def kind(tagging: Sequence[TaggingData], source: bytes) -> str:
    """What is read alike, and so writes to the same memory; no more than a guess."""
    wanted = tagging[0].document_type if tagging else None
    return f"{wanted} {'PDF' if b'%PDF-' in source[:1024] else 'workbook'}"


def options_of(asked: Mapping[str, Any]) -> Options:
    """The options of a task: those of its sender, but for isolation, which is here, and progress, which is not told."""
    return Options(
        reader=asked["reader"],
        layouts=asked["layouts"],
        layout_folders=tuple(map(Path, asked["folders"])),
        include_source=asked["includeSource"],
        portfolio=asked["portfolio"],
        limits=Limits(**asked["limits"]) if asked["limits"] else DEFAULT_LIMITS,
    )


def _changed(limits: Limits) -> dict[str, Any]:
    """The limits that are not the defaults, by field: mostly none."""
    if limits == DEFAULT_LIMITS:
        return {}
    return {name: value for name, value in dataclasses.asdict(limits).items() if value != getattr(DEFAULT_LIMITS, name)}


def tagging_of(asked: Mapping[str, Any]) -> list[TaggingData]:
    """The data sets of a task."""
    return [TaggingData.model_validate(one) for one in asked["tagging"]]


def written(outcomes: Sequence[Outcome], most: int) -> bytes:
    """Outcomes as bytes: a head that says what follows, and each extraction as its own JSON text.

    An extraction that would take the answer over ``most`` bytes is replaced by the error that says so.
    """
    heads: list[dict[str, Any]] = []
    texts: list[bytes] = []
    room = most - 64 * 1024
    for outcome in outcomes:
        head: dict[str, Any] = {"taggingData": outcome.tagging_data.model_dump(mode="json", by_alias=True)}
        if outcome.extraction is not None:
            text = outcome.extraction.model_dump_json().encode("utf-8", "surrogatepass")
            if len(text) <= room:
                room -= len(text)
                texts.append(text)
                heads.append({**head, "length": len(text)})
                continue
            heads.append({**head, "error": error_json(too_long(len(text), most))})
            continue
        assert outcome.error is not None
        heads.append({**head, "error": error_json(outcome.error)})
    return framed({"outcomes": heads}, texts)


def failed(error: DocextractError) -> bytes:
    """The error that the file as a whole fails with, as bytes."""
    return framed({"error": error_json(error)}, [])


def framed(head: dict[str, Any], texts: Sequence[bytes]) -> bytes:
    """A head with its length, and what follows it."""
    body = json.dumps(head, separators=(",", ":")).encode("utf-8", "surrogatepass")
    return b"".join([_HEAD.pack(len(body)), body, *texts])


def read(data: bytes, asked: Sequence[TaggingData], registry: Registry) -> list[Outcome]:
    """The outcomes that a child wrote. It is not trusted: all that it says is checked against the models.

    Raises:
        DocextractError: what the file as a whole fails with.
        GarbageError: it is no answer to what was asked.
    """
    try:
        head, rest = _opened(data)
        if "error" in head:
            raise error_of(head["error"])
        found = []
        for one, tagging in zip(head["outcomes"], asked, strict=True):
            if "error" in one:
                found.append(Outcome(TaggingData.model_validate(one["taggingData"]), error=error_of(one["error"])))
                continue
            length = int(one["length"])
            text, rest = rest[:length], rest[length:]
            made = _answers(registry, tagging).from_json(bytes(text))
            found.append(Outcome(made.tagging_data, extraction=made))
        return found
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise GarbageError(type(error).__name__) from error


def opened(data: bytes) -> tuple[dict[str, Any], bytes]:
    """What :func:`framed` wrote: the head, and what follows it.

    Raises:
        GarbageError: it is no frame.
    """
    try:
        head, rest = _opened(data)
    except ValueError as error:
        raise GarbageError(type(error).__name__) from error
    return head, bytes(rest)


def _opened(data: bytes) -> tuple[dict[str, Any], memoryview]:
    if len(data) < _HEAD.size:
        raise GarbageError("too short")
    (length,) = _HEAD.unpack_from(data)
    body = data[_HEAD.size : _HEAD.size + length]
    if len(body) < length:
        raise GarbageError("cut off")
    head = json.loads(body)
    if not isinstance(head, dict):
        raise GarbageError("no object")
    return head, memoryview(data)[_HEAD.size + length :]


def _answers(registry: Registry, tagging: TaggingData) -> type[Extraction[Any, Any]]:
    return resolve(registry.document_type(tagging.document_type).answers)  # type: ignore[return-value]


def error_json(error: DocextractError) -> dict[str, Any]:
    """An error as JSON; of a type that only a plugin knows, the nearest type that everybody knows."""
    kinds = [kind.__name__ for kind in type(error).__mro__ if issubclass(kind, DocextractError)]
    place = error.place.to_json() if error.place is not None else None
    return {"kinds": kinds, "message": error.message, "details": error.details, "place": place}


def error_of(written: Any) -> DocextractError:
    """The error that was written.

    Raises:
        GarbageError: it is none.
    """
    if not _KINDS:
        _KINDS.update({n: c for n, c in vars(errors).items() if isinstance(c, type) and issubclass(c, DocextractError)})
    try:
        kind = next(_KINDS[name] for name in written["kinds"] if name in _KINDS)
        details = {str(name): value for name, value in written["details"].items() if name not in ("message", "place")}
        place = Place.from_json(written["place"]) if written["place"] is not None else None
        return kind(str(written["message"]), place=place, **details)
    except (KeyError, TypeError, ValueError, AttributeError, StopIteration) as error:
        raise GarbageError(type(error).__name__) from error


def too_long(length: int, most: int) -> ProcessingLimitError:
    """The error for an answer over its cap."""
    return ProcessingLimitError(
        f"The answer has {length:,} bytes; at most {most:,} are allowed. Ask for fewer pages, or without the source.",
        limit="workerAnswerBytes",
        value=length,
        max=most,
    )
