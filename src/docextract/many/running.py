"""A window of tasks under way on an engine: as one is done another begins, and nothing is kept that was handed out."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Generic, TypeVar

from ..errors import BusyError, DocextractError, ProcessingLimitError
from . import engines
from .engines import Engine, Promise
from .tasks import Answer, Task, failed
from .working import answers

Key = TypeVar("Key")


@dataclass(slots=True)
class _Entry(Generic[Key]):
    """One task under way."""

    key: Key
    task: Task
    broke: int = 0
    """How many engines broke while it was under way."""


class Running(Generic[Key]):
    """Runs tasks on an engine.

    Args:
        engine: what runs them; None is the engine of this machine, which ends with this.
        workers: how many at once; by default what the engine says of itself.
        in_flight: how many are handed over before one is done; by default twice the workers, and two, as many times as
            the engine is handed together.
    """

    def __init__(self, engine: Engine | None, workers: int | None = None, in_flight: int | None = None) -> None:
        self.workers = workers or (engines.cores() if engine is None else engines.workers_of(engine))
        self._mine: Executor | None = None
        if engine is None:
            engine = self._mine = engines.own(self.workers)
        self._engine: Engine = engine
        together = engines.together(engine)
        self._most = in_flight or (2 * self.workers + 2) * together
        self._together = max(1, min(together, self._most // (2 * self.workers)))
        self._done: SimpleQueue[tuple[int, Promise]] = SimpleQueue()
        self._under_way: dict[int, tuple[list[_Entry[Key]], Promise]] = {}
        self._again: deque[_Entry[Key]] = deque()
        self._alone: deque[_Entry[Key]] = deque()
        self._number = 0

    def run(self, tasks: Iterable[tuple[Key, Task | Answer]]) -> Generator[tuple[Key, Answer], None, None]:
        """Each task's answer, as it is done, with its key. What is an answer already is handed on.

        Raises:
            BusyError: the engine takes no more work, or lost it.
        """
        rest = iter(tasks)
        more = True
        group: list[_Entry[Key]] = []
        try:
            while True:
                while (more or self._again) and self._documents() + len(group) < self._most:
                    if self._again:
                        self._begin([self._again.popleft()])
                        continue
                    following = next(rest, None)
                    if following is None:
                        more = False
                    elif isinstance(following[1], Answer):
                        yield following[0], following[1]
                    else:
                        group.append(_Entry(following[0], following[1]))
                    # The first ones singly: few documents are to be spread over all workers.
                    if len(group) >= (self._together if self._number >= 2 * self.workers else 1):
                        self._begin(group)
                        group = []
                if group and (not more or len(self._under_way) <= self.workers):
                    self._begin(group)
                    group = []
                if self._under_way:
                    yield from self._next()
                elif self._alone:
                    yield self._by_itself(self._alone.popleft())
                elif not more and not self._again:
                    return
        finally:
            self._end()

    def _documents(self) -> int:
        return sum(len(group) for group, _ in self._under_way.values())

    def _begin(self, group: list[_Entry[Key]]) -> None:
        number = self._number = self._number + 1
        try:
            promise: Promise = self._engine.submit(answers, [entry.task for entry in group])
        except BrokenExecutor:
            self._again.extendleft(reversed(group))
            self._replace()
            return
        except Exception as error:
            raise _lost(error) from error
        self._under_way[number] = group, promise
        done = self._done
        promise.add_done_callback(lambda promise: done.put((number, promise)))

    def _next(self) -> Iterator[tuple[Key, Answer]]:
        number, promise = self._done.get()
        found = self._under_way.pop(number, None)
        if found is None:
            return  # of an engine that broke: it is under way on another
        group, _ = found
        try:
            made = promise.result()
        except BrokenExecutor:
            for entry in group:
                self._suspect(entry)
            self._replace()
            return
        except (Exception, CancelledError) as error:
            told = _told(error)
            if len(group) > 1:
                self._again.extend(group)  # one of them was it
            else:
                yield group[0].key, told
            return
        if not (isinstance(made, list) and len(made) == len(group) and all(isinstance(one, Answer) for one in made)):
            raise _lost(TypeError(f"it answered {type(made).__name__}"))
        for entry, one in zip(group, made, strict=True):
            yield entry.key, one

    def _suspect(self, entry: _Entry[Key]) -> None:
        """Again, what was under way as an engine broke: by itself where that happened twice."""
        entry.broke += 1
        (self._alone if entry.broke > 1 else self._again).append(entry)

    def _replace(self) -> None:
        """Go on with an engine of our own, as wide, in place of one that broke."""
        for group, promise in self._under_way.values():
            promise.cancel()
            for entry in group:
                self._suspect(entry)
        self._under_way.clear()
        if self._mine is not None:
            self._mine.shutdown(wait=False, cancel_futures=True)
        self._engine = self._mine = engines.own(self.workers)

    def _by_itself(self, entry: _Entry[Key]) -> tuple[Key, Answer]:
        """One that two engines broke with, on an engine of its own: that tells whether it is the one."""
        with engines.own(1) as engine:
            try:
                return entry.key, engine.submit(answers, [entry.task]).result()[0]
            except BrokenExecutor:
                error = ProcessingLimitError("The process that read the document died.", limit="workerProcess")
                return entry.key, failed(error, file_name=entry.task.file_name)

    def _end(self) -> None:
        for _, promise in self._under_way.values():
            with contextlib.suppress(Exception):
                promise.cancel()
        self._under_way.clear()
        if self._mine is not None:
            self._mine.shutdown(wait=False, cancel_futures=True)


def _told(error: BaseException) -> Answer:
    """The answer where the engine itself says why there is none.

    Raises:
        BusyError: it says nothing of the document: all others would end so too.
    """
    if isinstance(error, BusyError):
        return failed(error)
    if type(error).__name__ == "KilledWorker":  # Dask's, which gives a task up after several workers died with it
        return failed(ProcessingLimitError("The workers that read the document died.", limit="workerProcess"))
    raise _lost(error) from error


def _lost(error: BaseException) -> DocextractError:
    said = str(error).splitlines()[0:1]
    return BusyError(f"The executor does no more work: {type(error).__name__}{': ' + said[0] if said else ''}.")
