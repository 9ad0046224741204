"""The child: reads one document, writes one answer, and ends."""

from __future__ import annotations

import mmap
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
OUT_OF_MEMORY = 98
"""The exit status of a child that had no memory even to say so."""


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
    except BaseException as error:
        status = status_of(error, asked.get("granted", {}).get("memory"))
    finally:
        # Nothing of the process that forked is to run: no handlers, no buffers of its own.
        os._exit(status)


def status_of(error: BaseException, allowed: int | None) -> int:
    """The exit status of a child that broke off without an answer; ``allowed`` is its memory, if it was told."""
    if allowed and (isinstance(error, MemoryError) or _next_to_none_left(allowed)):
        return OUT_OF_MEMORY
    return 1


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
    allowed = asked["granted"]["memory"]
    memory = out_of_memory(allowed)  # made while there is some
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
        told = [Outcome(o.tagging_data, error=memory) if _wants_memory(o.error, allowed) else o for o in found]
        return wire.written(told, options.limits.worker_answer_bytes)
    except BaseException as error:
        broken = as_told(error, allowed, memory)
    # What the error held of the reading is gone by now: there is memory to say so.
    return wire.failed(broken)


def as_told(error: BaseException, allowed: int, memory: ProcessingLimitError) -> DocextractError:
    """What an error that broke the reading off is told as; ``memory`` is the error of memory, made beforehand."""
    return memory if _wants_memory(error, allowed) else _of_document(error)


def _of_document(error: BaseException) -> DocextractError:
    """The error of the document: of a panic in a Rust library, SystemExit and the like, what ends a program, too."""
    if isinstance(error, DocextractError):
        return error
    kind = type(error)
    return UnreadableDocumentError(f"Reading broke off with {kind.__module__}.{kind.__qualname__}.")


def _wants_memory(error: BaseException | None, allowed: int) -> bool:
    """Whether an error is one of memory, also under the name that another library gives it.

    A library that is refused memory may say that the file is damaged, or panic about something else. Then it tells that
    there is next to none left while the error still holds what was being read.
    """
    chain: list[BaseException] = []
    while error is not None and error not in chain:
        chain.append(error)
        error = error.__cause__ or error.__context__
    if not chain or any(isinstance(one, RecursionError) for one in chain):
        return False
    if any(
        isinstance(one, MemoryError) or (isinstance(one, ValueError) and "MemoryError" in str(one)) for one in chain
    ):
        return True
    first = chain[0]
    if not isinstance(first, DocextractError):
        return _next_to_none_left(allowed)
    if first.details.get("limit") == "memory":
        return True
    return type(first) in (DocextractError, UnreadableDocumentError) and _next_to_none_left(allowed)


def _next_to_none_left(allowed: int) -> bool:
    """Whether a sixteenth of what is allowed is refused."""
    try:
        mmap.mmap(-1, allowed // 16).close()
    except (OSError, MemoryError, ValueError):
        return True
    return False


def out_of_memory(allowed: int) -> ProcessingLimitError:
    """The error for a document that wanted more memory than it may have."""
    return ProcessingLimitError(
        f"Reading wanted more memory than the {allowed:,} bytes that are allowed.",
        limit="workerMemoryBytes",
        value=f"over {allowed:,}",
        max=allowed,
    )


def _write(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
