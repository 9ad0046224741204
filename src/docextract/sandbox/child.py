"""The child: reads one document, writes one answer, and ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from typing import Any, NoReturn

from .. import pipeline
from ..errors import DocextractError, ProcessingLimitError, UnreadableDocumentError
from ..models.outcome import Outcome
from ..registry import Registry
from . import wire
from .confinement import Walls, close_all_but, die_with, limit

CONFINEMENT_FAILED = 97
"""The exit status of a child that was to be confined wholly and could not be."""


def run(
    asked: Mapping[str, Any], document: int, answer: int, *, registry: Registry, parent: int, walls: Walls
) -> NoReturn:
    """Do a task in the process that was forked for it. ``document`` and ``answer`` are descriptors."""
    status = 1
    try:
        # What the process that forked is woken for is no business of this one.
        signal.set_wakeup_fd(-1)
        die_with(parent)
        close_all_but((document, answer, *walls.descriptors))
        granted = asked["granted"]
        limit(memory=granted["memory"], processor_seconds=granted["processorSeconds"])
        inside = walls.close_round([*asked["folders"], *granted["folders"]])
        if asked["whole"] and not inside.whole:
            os._exit(CONFINEMENT_FAILED)
        _write(answer, answered(asked, _content(document), registry))
        status = 0
    finally:
        # Nothing of the process that forked is to run: no handlers, no buffers of its own.
        os._exit(status)


def _content(document: int) -> bytes:
    size = os.fstat(document).st_size
    parts: list[bytes] = []
    os.lseek(document, 0, os.SEEK_SET)
    while size > 0 and (part := os.read(document, size)):
        parts.append(part)
        size -= len(part)
    os.close(document)
    return b"".join(parts)


def answered(asked: Mapping[str, Any], data: bytes, registry: Registry) -> bytes:
    """What a task is answered with: outcomes, or the error that the file as a whole fails with."""
    memory = out_of_memory(asked["granted"]["memory"])  # made while there is some
    try:
        options = wire.options_of(asked)
        found = pipeline.outcomes(
            data,
            wire.tagging_of(asked),
            file_name=asked["fileName"],
            password=asked["password"],
            options=options,
            registry=registry,
        )
        told = [Outcome(o.tagging_data, error=memory) if _wants_memory(o.error) else o for o in found]
        return wire.written(told, options.limits.worker_answer_bytes)
    except BaseException as error:
        if _wants_memory(error):
            return wire.failed(memory)
        if isinstance(error, DocextractError):
            return wire.failed(error)
        # A panic of a Rust library, SystemExit and the like: what ends a program is an error of the document here.
        kind = type(error)
        return wire.failed(UnreadableDocumentError(f"Reading broke off with {kind.__module__}.{kind.__qualname__}."))


def _wants_memory(error: BaseException | None) -> bool:
    """Whether an error is one of memory, also under the name that another library gives it."""
    if isinstance(error, DocextractError):
        return error.details.get("limit") == "memory" and not isinstance(error.__cause__, RecursionError)
    return isinstance(error, MemoryError) or (isinstance(error, ValueError) and "MemoryError" in str(error))


def out_of_memory(allowed: int) -> ProcessingLimitError:
    """The error for a document that wanted more memory than it may have."""
    return ProcessingLimitError(
        f"Reading wanted more memory than the {allowed:,} bytes that are allowed.",
        limit="workerMemoryBytes",
        value=f"over {allowed:,}",
        allowed=allowed,
    )


def _write(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
