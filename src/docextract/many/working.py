"""What happens where the task runs, be it a thread, a process or a machine of a cluster: opened, read, answered.

The document is not read in the worker itself but in a child of it that stays for the next one: a document that kills
or hangs its reader costs that child, which is replaced, and the worker goes on. So it is on every engine.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ..errors import BusyError, DocextractError, ProcessingLimitError
from ..models.limits import Limits
from ..registry import default_registry
from ..sandbox import wire
from ..sandbox.client import Sandbox, possible
from ..sandbox.grants import needed
from ..sandbox.standing import HelperGoneError, Standing
from . import reading
from .opening import opened
from .tasks import Answer, Task, failed

WORK = "docextract.many.reading:answered"
MOST_ASKED = 1000
"""A child that has read so many documents makes room for a new one."""


def answers(tasks: Sequence[Task]) -> list[Answer]:
    """Read some documents, one after another. Nothing is said of one that this machine gave no process for."""
    made = []
    for task in tasks:
        try:
            made.append(answer(task))
        except BusyError as error:
            made.append(failed(error))
    return made


def answer(task: Task) -> Answer:
    """Read one document. It raises nothing that a document can cause: every error is an answer.

    Raises:
        BusyError: this machine gives no process to read with; nothing is said of the document.
    """
    start = time.perf_counter()
    wanted, name, digest = task.wanted, task.file_name, None
    try:
        data, name = opened(task.given, task.file_name, wanted.options.limits)
        digest = hashlib.sha256(data).hexdigest()
        head, made = _read(data, name, task)
    except BusyError:
        raise
    except DocextractError as error:
        return failed(error, document_hash=digest, file_name=name, seconds=_since(start))
    return Answer(made, head["told"], None, digest, name, _since(start), bool(head["kept"]))


def _since(start: float) -> float:
    return round(time.perf_counter() - start, 4)


def _read(data: bytes, name: str | None, task: Task) -> tuple[dict[str, Any], bytes]:
    wanted = task.wanted
    registry = default_registry()
    if wanted.options.isolation != "none" or not possible():
        made = reading.extracted(data, wanted.arguments, name, wanted.options, registry)
        return reading.told(made, wanted.types, wanted.form)
    limits = needed(wanted.options, registry)
    asked = wire.task([], name, None, wanted.options) | {
        "arguments": dict(wanted.arguments),
        "form": wanted.form,
        "types": list(wanted.types),
        "memory": limits.worker_memory_bytes,
    }
    return _asked(asked, data, limits)


def _asked(asked: dict[str, Any], data: bytes, limits: Limits) -> tuple[dict[str, Any], bytes]:
    try:
        return _asked_once(asked, data, limits)
    except HelperGoneError:
        pass
    try:
        return _asked_once(asked, data, limits)
    except HelperGoneError:
        raise BusyError("The process that reads documents was ended, and again; see docextract doctor.") from None


def _asked_once(asked: dict[str, Any], data: bytes, limits: Limits) -> tuple[dict[str, Any], bytes]:
    with _children.borrowed() as child:
        answer = child.ask(asked, data, limits)
        try:
            return reading.opened(answer)
        except ProcessingLimitError:
            child.close()  # what it held is not to trouble the next document
            raise
        except wire.GarbageError as error:
            child.close()
            raise ProcessingLimitError(
                "The process that read the document answered nothing that can be understood.",
                limit="workerAnswer",
                value=f"{len(answer):,} bytes",
            ) from error


class Children:
    """The children of this process that wait for documents: as many as were ever busy at once."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[Standing] = []
        self._sandbox: Sandbox | None = None
        self._owner = os.getpid()

    @contextmanager
    def borrowed(self) -> Iterator[Standing]:
        """A child for one document."""
        child = self._taken()
        try:
            yield child
        finally:
            if child.usable and child.asked >= MOST_ASKED:
                child.close()
            if child.usable:
                with self._lock:
                    self._idle.append(child)

    def _taken(self) -> Standing:
        with self._lock:
            if self._owner != os.getpid():
                self._idle, self._sandbox, self._owner = [], None, os.getpid()
            while self._idle:
                if (child := self._idle.pop()).alive:
                    return child
                child.close()
            if self._sandbox is None:
                self._sandbox = Sandbox(trusted=True)
            sandbox = self._sandbox
        return sandbox.standing(WORK)

    def close(self) -> None:
        """End all that wait, and the process that forks them."""
        if self._owner != os.getpid():
            return
        with self._lock:
            idle, self._idle = self._idle, []
            sandbox, self._sandbox = self._sandbox, None
        for child in idle:
            child.close()
        if sandbox is not None:
            sandbox.close()


_children = Children()
atexit.register(_children.close)


def close() -> None:
    """End the processes that were kept for the next document."""
    _children.close()
