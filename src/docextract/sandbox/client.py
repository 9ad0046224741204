"""The parent's side: documents go to a child, answers come back or the child's death is an error like any other."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from select import POLLIN, poll
from typing import Any

from ..errors import BusyError, DocextractError, InvalidRequestError, ProcessingLimitError
from ..models.limits import Limits
from ..models.outcome import Outcome
from ..models.request import GRANT, LAYOUTS, Options, TaggingData
from ..registry import Registry, default_registry
from . import frames, wire
from .child import CONFINEMENT_FAILED, OUT_OF_MEMORY, out_of_memory
from .confinement import Confinement
from .grants import granted
from .standing import Standing

START_SECONDS = 60.0
"""How long the helper may take to load everything."""
GRACE_SECONDS = 5.0
"""How long the helper may take to say that a child has ended; one that does not is itself ended."""
POLL_SECONDS = 0.05
_KEPT = ("PATH", "HOME", "LANG", "LANGUAGE", "TZ", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "TMPDIR", "SYSTEMROOT")
_KEPT_BEGINNINGS = ("LC_", "PYTHON", "DOCEXTRACT_PLUGINS", "DOCEXTRACT_TRACE")


def possible() -> bool:
    """Whether this system can read documents in processes of their own."""
    return hasattr(os, "fork") and hasattr(socket, "SCM_RIGHTS")


class Sandbox:
    """Reads documents in children of a helper process. Safe from several threads; one is enough for a program.

    Args:
        whole: refuse to read where the system cannot confine a child wholly (``isolation="require"``).
        folders: more folders that children may read: what readers of plugins declare as their needs.
        trusted: children have the whole environment of this program, but for what every task says itself.
    """

    def __init__(self, *, whole: bool = False, folders: Sequence[str] = (), trusted: bool = False) -> None:
        if not possible():
            raise InvalidRequestError(
                "This system cannot fork: documents are read in this process only.", field="isolation"
            )
        self.whole = whole
        self._folders = list(folders)
        self._trusted = trusted
        self._starting = threading.Lock()
        self._helper: _HelperProcess | None = None
        self._owner = os.getpid()

    def outcomes(
        self,
        source: bytes,
        tagging_data: Sequence[TaggingData],
        *,
        file_name: str | None = None,
        password: str | None = None,
        options: Options | None = None,
        registry: Registry | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> list[Outcome]:
        """As :func:`docextract.pipeline.outcomes`, read by a child.

        Args:
            source: the document.
            cancelled: asked about twenty times a second; True ends the child.

        Raises:
            DocextractError: what the file as a whole fails with. ProcessingLimitError: the child died, or was ended, at
                the limit that ``details["limit"]`` names. BusyError: it was cancelled, or could not be started.
        """
        options = options or Options()
        registry = registry or default_registry()
        grant = granted(options, registry)
        asked = wire.task(tagging_data, file_name, password, options)
        asked |= {"whole": self.whole, "granted": grant.to_json(), "kind": wire.kind(tagging_data, source)}
        data = self._answered(asked, source, grant.limits, cancelled or _never)
        try:
            return wire.read(data, tagging_data, registry)
        except wire.GarbageError as error:
            raise ProcessingLimitError(
                "The process that read the document answered nothing that can be understood.",
                limit="workerAnswer",
                value=f"{len(data):,} bytes",
            ) from error

    def start(self) -> None:
        """Start the helper now, if it does not run.

        Raises:
            InvalidRequestError: a child is to be confined wholly, and this system cannot.
            BusyError: it does not start.
        """
        inside = self._running().confinement
        if self.whole and not inside.whole:
            missing = " and ".join(inside.missing)
            raise InvalidRequestError(
                f"This system cannot confine the process that reads: {missing} missing.", field="isolation"
            )

    @property
    def helper_pid(self) -> int | None:
        """The process id of the helper; None where it does not run."""
        helper = self._helper
        return helper.pid if helper is not None and helper.alive else None

    def standing(self, work: str) -> Standing:
        """A child that stays for one document after another; ``work`` is the address of what it does with each.

        Raises:
            BusyError: it cannot be started.
        """
        for _ in range(2):
            helper = self._running()
            try:
                return helper.hold(work)
            except _HelperGoneError:
                helper.close()
            except OSError as error:
                raise BusyError(f"The system gives no means to read the document apart: {error.strerror}.") from error
        raise _unavailable()

    def close(self) -> None:
        """End the helper and all children."""
        with self._starting:
            if self._helper is not None and self._owner == os.getpid():
                self._helper.close()
            self._helper = None

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _running(self) -> _HelperProcess:
        with self._starting:
            if self._owner != os.getpid():
                # A fork of the program that opened it: the helper is not its child.
                self._helper, self._owner = None, os.getpid()
            if self._helper is None or not self._helper.alive:
                if self._helper is not None:
                    self._helper.close()
                self._helper = _HelperProcess(self._folders, trusted=self._trusted)
            return self._helper

    def _answered(
        self, asked: Mapping[str, Any], source: bytes, limits: Limits, cancelled: Callable[[], bool]
    ) -> bytes:
        """The bytes that a child answers with. A helper that somebody ended is replaced once."""
        for _ in range(2):
            helper = self._running()
            try:
                with helper.send(asked, source) as job:
                    return job.wait(limits, cancelled)
            except _HelperGoneError:
                helper.close()
            except OSError as error:
                raise BusyError(f"The system gives no means to read the document apart: {error.strerror}.") from error
        raise _unavailable()


def outcomes(
    source: bytes,
    tagging_data: Sequence[TaggingData],
    *,
    file_name: str | None = None,
    password: str | None = None,
    options: Options,
    registry: Registry,
    cancelled: Callable[[], bool] | None = None,
) -> list[Outcome]:
    """As :meth:`Sandbox.outcomes`, in the sandbox of this program, which is started at first use and ends with it.

    Raises:
        InvalidRequestError: the registry is not the one of what is installed, which is what the helper has; or the
            system cannot do what ``isolation`` asks.
    """
    return _shared(options, registry).outcomes(
        source,
        tagging_data,
        file_name=file_name,
        password=password,
        options=options,
        registry=registry,
        cancelled=cancelled,
    )


def start(options: Options, registry: Registry) -> None:
    """Start the sandbox of this program, if it does not run: for a server, which then knows that it can.

    Raises:
        InvalidRequestError: the system cannot do what ``isolation`` asks; the message says what is missing.
        BusyError: the helper does not start.
    """
    granted(options, registry)
    _shared(options, registry).start()


def running(options: Options) -> bool:
    """Whether the helper of this program runs."""
    sandbox = _sandboxes.get(options.isolation == "require")
    return sandbox is not None and sandbox.helper_pid is not None


def _shared(options: Options, registry: Registry) -> Sandbox:
    if registry is not default_registry():
        raise InvalidRequestError(
            "A process of its own reads with what is installed: isolation excludes a registry of one's own.",
            field="isolation",
        )
    whole = options.isolation == "require"
    with _opening:
        sandbox = _sandboxes.get(whole)
        if sandbox is None:
            sandbox = _sandboxes[whole] = Sandbox(whole=whole)
        return sandbox


_sandboxes: dict[bool, Sandbox] = {}
_opening = threading.Lock()


class _HelperGoneError(Exception):
    """The helper has ended, and the child with it."""


class _HelperProcess:
    """The helper as its parent sees it."""

    def __init__(self, folders: Sequence[str], *, trusted: bool = False) -> None:
        ours, theirs = socket.socketpair()
        environment = {n: v for n, v in os.environ.items() if n in _KEPT or n.startswith(_KEPT_BEGINNINGS)}
        if trusted:
            environment = {n: v for n, v in os.environ.items() if n not in (GRANT, LAYOUTS)}
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _START.format(path=[*sys.path])],
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=None,
                env=environment,
                start_new_session=True,
            )
        self._control = ours
        self._sending = threading.Lock()
        try:
            frames.send(ours, {"folders": list(folders)})
            ours.settimeout(START_SECONDS)
            received = frames.receive(ours)
        except (OSError, frames.BrokenFrameError):
            received = None
        if received is None:
            self.close()
            raise _unavailable()
        ours.settimeout(None)
        self.confinement = Confinement(**received[0]["confinement"])
        """What holds in its children, as one of them found by trying."""
        atexit.register(self.close)

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """It has not ended."""
        return self._process.poll() is None

    def send(self, asked: Mapping[str, Any], source: bytes) -> _Job:
        """Hand a task over.

        Raises:
            _HelperGoneError: there is nobody to take it.
            OSError: the system has no descriptors left for it.
        """
        with contextlib.ExitStack() as theirs, contextlib.ExitStack() as ours:
            document = _in_memory(source)
            theirs.callback(os.close, document)
            answer, their_answer = os.pipe()
            theirs.callback(os.close, their_answer)
            ours.callback(os.close, answer)
            link, their_link = socket.socketpair()
            theirs.callback(their_link.close)
            ours.callback(link.close)
            try:
                with self._sending:
                    frames.send(self._control, dict(asked), (document, their_answer, their_link.fileno()))
            except OSError as error:
                raise _HelperGoneError from error
            ours.pop_all()
            return _Job(self, link, answer)

    def hold(self, work: str) -> Standing:
        """Have a child forked that stays.

        Raises:
            _HelperGoneError: there is nobody to fork it.
            OSError: the system has no descriptors left for it.
        """
        with contextlib.ExitStack() as theirs, contextlib.ExitStack() as ours:
            talk, their_talk = socket.socketpair()
            theirs.callback(their_talk.close)
            ours.callback(talk.close)
            link, their_link = socket.socketpair()
            theirs.callback(their_link.close)
            ours.callback(link.close)
            second = os.dup(their_talk.fileno())
            theirs.callback(os.close, second)
            try:
                with self._sending:
                    frames.send(self._control, {"stays": work}, (their_talk.fileno(), second, their_link.fileno()))
            except OSError as error:
                raise _HelperGoneError from error
            ours.pop_all()
            return Standing(talk, link, _death)

    def close(self) -> None:
        """End it, and its children with it."""
        atexit.unregister(self.close)
        self._control.close()
        try:
            self._process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


class _Job:
    """One document on its way: the pipe on which its answer comes, and the socket on which its end is told."""

    def __init__(self, helper: _HelperProcess, link: socket.socket, answer: int) -> None:
        self._helper = helper
        self._link = link
        self._answer = answer

    def __enter__(self) -> _Job:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._answer)
        self._link.close()

    def wait(self, limits: Limits, cancelled: Callable[[], bool]) -> bytes:
        """The child's answer.

        Raises:
            ProcessingLimitError: it died, or had to be ended.
            BusyError: it was cancelled, or was never born.
        """
        until = time.monotonic() + limits.worker_seconds
        parts: list[bytes] = []
        size = 0
        stopped: DocextractError | None = None
        ready = poll()  # not select, which knows no descriptor from 1,024 on
        ready.register(self._answer, POLLIN)
        while stopped is None:
            rest = until - time.monotonic()
            if rest <= 0:
                stopped = _too_long(limits)
            elif cancelled():
                stopped = BusyError("The caller has gone; reading was ended.")
            elif ready.poll(1000 * min(rest, POLL_SECONDS)):
                part = os.read(self._answer, 1 << 20)
                if not part:
                    break
                size += len(part)
                parts.append(part)
                if size > limits.worker_answer_bytes:
                    stopped = wire.too_long(size, limits.worker_answer_bytes)
        if stopped is not None:
            with contextlib.suppress(OSError):
                self._link.shutdown(socket.SHUT_WR)
        end = self._end(until if stopped is None else 0.0)
        if stopped is not None:
            raise stopped
        if end is None:
            # It closed its answer and does not end.
            with contextlib.suppress(OSError):
                self._link.shutdown(socket.SHUT_WR)
            self._end(0.0)
            raise _too_long(limits)
        if end.get("exit", 0) is None:
            raise _HelperGoneError
        error = _death(end, limits)
        if error is not None:
            raise error
        return b"".join(parts)

    def _end(self, until: float) -> dict[str, Any] | None:
        """How the child ended. A helper that does not say so in time is ended."""
        wait = max(until - time.monotonic(), 0.0) + GRACE_SECONDS
        self._link.settimeout(wait)
        try:
            received = frames.receive(self._link)
        except TimeoutError:
            if not until:
                self._helper.close()
            return None
        except (OSError, frames.BrokenFrameError):
            received = None
        return received[0] if received is not None else {"exit": None}


def _death(end: Mapping[str, Any], limits: Limits) -> DocextractError | None:
    """The error that a child's end stands for; None for a good one."""
    if "refused" in end:
        return BusyError(f"The system starts no process: {end['refused']}.")
    code = end["exit"]
    if code == 0:
        return None
    if code == CONFINEMENT_FAILED:
        return InvalidRequestError(
            "This system cannot confine the process that reads; docextract doctor says what is missing.",
            field="isolation",
        )
    if code == -signal.SIGXCPU or (code == -signal.SIGKILL and _used_up(end, limits)):
        return ProcessingLimitError(
            f"Reading took more than {limits.worker_processor_seconds:g} seconds of processor time.",
            limit="workerProcessorSeconds",
            value=end.get("processorSeconds"),
            max=limits.worker_processor_seconds,
        )
    if code in (OUT_OF_MEMORY, -signal.SIGABRT):
        # PDFium ends the process where memory is refused.
        return out_of_memory(limits.worker_memory_bytes)
    name = signal.Signals(-code).name if code < 0 else f"status {code}"
    return ProcessingLimitError(f"The process that read the document died ({name}).", limit="workerProcess", value=name)


def _used_up(end: Mapping[str, Any], limits: Limits) -> bool:
    return float(end.get("processorSeconds") or 0) >= limits.worker_processor_seconds


def _too_long(limits: Limits) -> ProcessingLimitError:
    return ProcessingLimitError(
        f"Reading took more than {limits.worker_seconds:g} seconds.",
        limit="workerSeconds",
        value=f"over {limits.worker_seconds:g}",
        max=limits.worker_seconds,
    )


def _unavailable() -> BusyError:
    return BusyError("The process that reads documents does not run; see docextract doctor.", retryAfter=5)


def _never() -> bool:
    return False


def _in_memory(data: bytes) -> int:
    """A descriptor of a file that holds the document and has no name."""
    if hasattr(os, "memfd_create"):
        descriptor = os.memfd_create("document", os.MFD_CLOEXEC)
    else:
        with tempfile.TemporaryFile() as file:
            descriptor = os.dup(file.fileno())
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    return descriptor


_START = (
    "import sys; sys.path[:] = {path!r}; "
    "from docextract.sandbox.pins import huge_pages; huge_pages(allowed=False); "
    "from docextract.sandbox.helper import main; main()"
)
