"""A batch: documents in, answers out, a manifest that says what is done, and figures of how it went."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..errors import DocextractError, InvalidRequestError
from ..models.limits import Limits
from ..registry import Registry
from .engines import Engine
from .inputs import Entry
from .manifest import Manifest
from .opening import opened
from .outputs import Output, output
from .running import Running
from .tasks import Answer, Task, Wanted, failed

FINE, FAILED, REFUSED, LEFT_OUT = "FINE", "CHECK_FAILED", "REFUSED", "LEFT_OUT"
NOT_THE_DOCUMENTS = frozenset({"busyError"})
"""Errors that say nothing of the document: it is not done, and ``--resume`` tries it again."""


@dataclass(slots=True)
class Tally:
    """How a batch went."""

    statuses: Counter[str] = field(default_factory=Counter)
    by_type: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Documents by document type and status."""
    layouts: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
    before: int = 0
    """Documents that were done before this run."""
    pages: int = 0

    def add(self, entry: Mapping[str, Any]) -> None:
        """Count what became of a document."""
        status = entry["status"]
        self.statuses[status] += 1
        self.by_type[entry.get("documentType") or "-", status] += 1
        if entry.get("template") and status != LEFT_OUT:
            self.layouts[entry["template"]] += 1
        if entry.get("error"):
            self.errors[entry["error"]["type"]] += 1
        self.pages += entry.get("pages") or 0


class Batch:
    """One run over the documents of a batch, into a folder.

    Args:
        folder: where answers and manifest go.
        form: a format of :func:`docextract.many.outputs.names`.
        wanted: what is wanted of each document; its ``form`` is set by the output.
        resume: go on with the batch that the folder holds.
        fail_fast: end with the first document that is refused.

    Raises:
        InvalidRequestError: the folder holds another batch, or one and ``resume`` is False; the format is none.
        StorageUnavailableError: the folder cannot be written.
    """

    def __init__(
        self, folder: Path, form: str, wanted: Wanted, registry: Registry, *, resume: bool, fail_fast: bool = False
    ) -> None:
        self.before = 0
        """Documents that were found done."""
        self.skipped: Callable[[], None] = lambda: None
        """Called for each of them."""
        self._fail_fast = fail_fast
        self._seen: dict[bytes, str] = {}
        self._unkept: list[dict[str, Any]] = []
        self.manifest = Manifest(folder, _asked(form, wanted), resume=resume)
        try:
            self._output: Output = output(form, folder, self.manifest, registry)
        except BaseException:
            self.manifest.__exit__()
            raise
        self._wanted = Wanted(wanted.arguments, wanted.options, self._output.form, wanted.types)

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self._output.close()
        self.manifest.__exit__()

    def run(
        self, entries: Iterable[Entry], engine: Engine | None, workers: int | None = None
    ) -> Iterator[dict[str, Any]]:
        """What became of each document, once it is done and cannot be lost; those done before are only counted.

        Raises:
            StorageUnavailableError: an answer cannot be written. What was done stays done.
            BusyError: the engine does no more work.
        """
        running: Running[tuple[str, bool]] = Running(engine, workers)
        answers = running.run(self._tasks(entries))
        whole = True
        try:
            for (name, kept), answer in answers:
                entry = {"documentType": self._wanted.arguments["document_type"], **entry_of(name, answer)}
                if kept and answer_is_of_the_document(entry):
                    done = self._output.put(entry, answer.made)
                else:
                    self._unkept.append(entry)
                    done = [entry]
                yield from self._told(done)
                if self._fail_fast and entry["status"] == REFUSED:
                    whole = False
                    break
        finally:
            answers.close()
        yield from self._told(self._output.flush())
        if whole:
            self._output.finish()

    def whole(self) -> Tally:
        """How the batch went as a whole, with what was done before."""
        tally = Tally(before=self.before)
        for entry in self.manifest.current():
            tally.add(entry)
        for entry in self._unkept:
            tally.add(entry)
        return tally

    def _told(self, done: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
        for entry in done:
            yield dict(entry)

    def _tasks(self, entries: Iterable[Entry]) -> Iterator[tuple[tuple[str, bool], Task | Answer]]:
        for entry in entries:
            key = blake2b(entry.name.encode("utf-8", "surrogatepass"), digest_size=8).digest()
            other = self._seen.setdefault(key, entry.place)
            if other is not entry.place:
                if other != entry.place:
                    yield (entry.name, False), failed(_twice(entry, other), file_name=entry.name)
                continue
            task = self._task(entry)
            if not entry.document:
                yield (entry.name, False), task
                continue
            if self._done(entry.name, task):
                self.before += 1
                self.skipped()
                continue
            yield (entry.name, True), task

    def _task(self, entry: Entry) -> Task | Answer:
        try:
            given = entry.given()
        except DocextractError as error:
            return failed(error, file_name=entry.name)
        return Task(given, self._wanted, os.path.basename(entry.name) if isinstance(given, bytes) else None)

    def _done(self, name: str, task: Task | Answer) -> bool:
        """Whether a document was done before: of the same name, with the same bytes."""
        known, digest = self.manifest.done(name)
        return known and digest == _digest(task, self._wanted.options.limits)


def answer_is_of_the_document(entry: Mapping[str, Any]) -> bool:
    """False where an error says nothing of the document: it is not done, and is tried again."""
    return (entry.get("error") or {}).get("type") not in NOT_THE_DOCUMENTS


def entry_of(name: str, answer: Answer) -> dict[str, Any]:
    """What the manifest says of a document."""
    entry: dict[str, Any] = {"document": name, "sha256": answer.document_hash, "seconds": answer.seconds}
    if answer.error is not None:
        error = answer.failure
        assert error is not None
        return entry | {"status": REFUSED, "error": {"type": error.type, "message": error.message}}
    failures = answer.told["checks"].get("FAIL", 0)
    status = LEFT_OUT if not answer.kept else FAILED if failures else FINE
    return entry | {"status": status, **answer.told}


def _digest(task: Task | Answer, limits: Limits) -> str | None:
    """The hash of the bytes of a document, None where they cannot be read."""
    if isinstance(task, Answer):
        return None
    try:
        data, _ = opened(task.given, None, limits)
    except DocextractError:
        return None
    return hashlib.sha256(data).hexdigest()


def _twice(entry: Entry, other: str) -> InvalidRequestError:
    here, there = entry.place.replace("\0", " at "), other.replace("\0", " at ")
    return InvalidRequestError(
        f"two documents are called {entry.name!r}, and {there!r} was first: name the folder that holds both, or give "
        f"{here!r} another name.",
        field="file",
    )


def _asked(form: str, wanted: Wanted) -> dict[str, Any]:
    """What was asked for, as the manifest keeps it: what changes an answer, but no password."""
    options = wanted.options
    return {
        "format": form,
        **{name: value for name, value in wanted.arguments.items() if name != "password"},
        "types": list(wanted.types),
        "reader": options.reader,
        "layouts": options.layouts,
        "layout_folders": [str(folder) for folder in options.layout_folders],
        "source": options.include_source,
        "portfolio": options.portfolio,
    }
