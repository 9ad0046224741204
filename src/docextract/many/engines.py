"""What runs the tasks: anything with the interface of ``concurrent.futures``, or threads over processes of our own."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from ..errors import InvalidRequestError
from ..sandbox.client import possible

T = TypeVar("T")
TOGETHER = 4
"""Documents of a task of Dask's: its scheduler, worker and client take 7 ms for a task, a document some 50 ms."""


class Promise(Protocol):
    """What an engine gives for a task: as much of a Future as is used."""

    def add_done_callback(self, call: Callable[[Any], object], /) -> object:
        """Call when it is done."""

    def result(self) -> Any:
        """What came of it."""

    def cancel(self) -> object:
        """Do not begin with it."""


class Engine(Protocol):
    """As much of an Executor as is used."""

    def submit(self, call: Callable[..., Any], /, *arguments: Any) -> Any:
        """Begin with a call at some time."""


def cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def own(workers: int | None = None) -> Executor:
    """The engine of this machine: a thread for each process that reads, or processes where nothing can be forked."""
    count = workers or cores()
    if possible():
        return ThreadPoolExecutor(count, thread_name_prefix="docextract-many")
    return ProcessPoolExecutor(count)


def workers_of(engine: object) -> int:
    """How many tasks an engine does at once, as far as it can be told."""
    known = getattr(engine, "_max_workers", None)
    if isinstance(known, int) and known > 0:
        return known
    client = getattr(engine, "_client", None)
    if client is not None and hasattr(client, "nthreads"):
        return max(1, sum(int(count) for count in client.nthreads().values()))
    return cores()


def together(engine: object) -> int:
    """How many documents are handed over at once: several where each handing over costs the engine milliseconds."""
    return TOGETHER if hasattr(engine, "_client") else 1


def checked(engine: object) -> None:
    """Raise InvalidRequestError for what is no engine."""
    if not callable(getattr(engine, "submit", None)):
        raise InvalidRequestError(
            f"executor must have the interface of concurrent.futures.Executor, not be {type(engine).__name__}",
            field="executor",
        )


def whole_number(value: object, name: str) -> None:
    """Raise InvalidRequestError for what counts nothing."""
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 1):
        raise InvalidRequestError(f"{name} must be a whole number from 1, not {value!r:.40}", field=name)
