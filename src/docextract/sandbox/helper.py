"""The helper: one process with all parsers loaded that forks a child for each document, and only that.

It has a single thread, holds no keys and no database, and never looks into a document. It is started with one end of a
socket as its standard input and ends when the other end is closed; its children end with it.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import json
import os
import selectors
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from . import child, frames, standing
from .confinement import Walls, readable
from .heap import code_of, fill, fold, gather
from .pins import Pins, huge_pages


@dataclass(slots=True)
class _Running:
    """A child, and the socket on which its sender is told how it ended and may say that it has to."""

    link: socket.socket
    started: float
    killed: bool = False


class Helper:
    """The loop: tasks in, forks, deaths out."""

    def __init__(self, control: socket.socket, walls: Walls, order: Callable[[], Pins] | None = None) -> None:
        from ..registry import default_registry

        self._control = control
        self._walls = walls
        self._order = order
        self._left = MANY
        self._pins = Pins({})
        self._registry = default_registry()
        self._children: dict[int, _Running] = {}
        self._selector = selectors.DefaultSelector()
        self._woken, waker = socket.socketpair()
        for end in (self._woken, waker):
            end.setblocking(False)
        self._waker = waker
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        self._selector.register(self._control, selectors.EVENT_READ, None)
        self._selector.register(self._woken, selectors.EVENT_READ, None)

    def serve(self) -> None:
        """Until the other end of the socket is closed."""
        while self.turn():
            pass

    def order(self) -> None:
        """Put the memory in order, if it is not yet; that is put off where children do not end within a second."""
        until = time.monotonic() + _PATIENCE
        self._selector.unregister(self._control)
        while self._children and (rest := until - time.monotonic()) > 0:
            self.turn(rest)
        self._selector.register(self._control, selectors.EVENT_READ, None)
        self._left = MANY
        if self._order is not None and not self._children:
            self._pins, self._order = self._order(), None
            # Those that it had read were told of to another.
            signal.set_wakeup_fd(self._waker.fileno(), warn_on_full_buffer=False)

    def turn(self, seconds: float | None = None) -> bool:
        """Wait for what happens next and do what it asks for; False where the other end of the socket is closed."""
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._control:
                if not self._task():
                    return False
            elif key.fileobj is self._woken:
                self._drain()
                self._reap()
            else:
                # The sender has gone, or has had enough.
                self._leave(key.fileobj)
                self._kill(key.data)
        return True

    def _task(self) -> bool:
        received = frames.receive(self._control)
        if received is None:
            return False
        asked, (document, answer, status) = received
        link = socket.socket(fileno=status)
        parent = os.getpid()
        if self._due(asked):
            self.order()
        self._pins.expect(asked.get("kind", ""))
        try:
            pid = _fork()
        except OSError as error:
            _tell(link, {"refused": error.strerror or "fork"})
            link.close()
        else:
            if pid == 0:
                if "stays" in asked:
                    standing.serve(asked["stays"], document, parent=parent)
                child.run(asked, document, answer, registry=self._registry, parent=parent, walls=self._walls)
            self._children[pid] = _Running(link, time.monotonic())
            self._selector.register(link, selectors.EVENT_READ, pid)
        os.close(document)
        os.close(answer)
        return True

    def _due(self, asked: Mapping[str, Any]) -> bool:
        """Whether the memory is to be put in order before a document, which has time to wait for that."""
        if self._order is None or asked.get("granted", {}).get("seconds", 0.0) < _AMPLE:
            return False
        self._left -= 1
        return self._left < 0

    def _drain(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._woken.recv(4096):
                pass

    def _reap(self) -> None:
        while self._children:
            try:
                pid, status, usage = os.wait4(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            running = self._children.pop(pid, None)
            if running is None:
                continue
            self._leave(running.link)
            code = os.waitstatus_to_exitcode(status)
            _tell(
                running.link,
                {
                    "exit": code,
                    "killed": running.killed,
                    "processorSeconds": round(usage.ru_utime + usage.ru_stime, 4),
                    "wallSeconds": round(time.monotonic() - running.started, 4),
                },
            )
            running.link.close()

    def _leave(self, link: Any) -> None:
        """Listen to a sender no longer, if that is still done."""
        with contextlib.suppress(KeyError, ValueError):
            self._selector.unregister(link)

    def _kill(self, pid: int) -> None:
        running = self._children.get(pid)
        if running is not None:
            running.killed = True
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def close(self) -> None:
        """End all children and wait for them."""
        for pid in list(self._children):
            self._kill(pid)
        for pid in list(self._children):
            with contextlib.suppress(ChildProcessError):
                os.waitpid(pid, 0)


def _fork() -> int:
    """As ``os.fork``, without what Python mends in the child of a program with threads: this one has none.

    Locks made anew, random numbers seeded again and the like touch a hundred pages that nobody needs.

    Raises:
        OSError: the system starts no process.
    """
    pid = int(_bare_fork()) if _bare_fork is not None else os.fork()
    if pid < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return pid


_bare_fork = ctypes.PyDLL(None, use_errno=True).fork if sys.platform.startswith("linux") else None
"""Called with the interpreter's lock held, which parent and child then both have."""


def _tell(link: socket.socket, message: dict[str, Any]) -> None:
    with contextlib.suppress(OSError):
        frames.send(link, message)


MANY = 16
"""A helper of more documents puts its memory in order, which takes as long as loading all: for few it does not pay."""
_PATIENCE, _AMPLE = 1.0, 10.0
_ROUNDS = 12
"""The interpreter rewrites code in place the first times it runs: each child would, on pages of its own."""


def _ordered(walls: Walls, kept: list[object]) -> Pins:
    """Put the memory in order for many forks, and say what each fork is to copy.

    Args:
        kept: takes what holds places in memory, see :func:`docextract.sandbox.heap.fill`.
    """
    gc.unfreeze()
    gc.enable()
    used = code_of(_read_all)
    kept += fill()
    gather(used)
    del used  # what it held is freed now: later, it would leave places that nobody knows to be written to
    for _ in range(_ROUNDS):
        _read_all()
    _freeze()
    kept += fill()
    pins = _pins(walls)
    if not pins.possible:
        huge_pages(allowed=True)
        fold()
    return pins


def _freeze() -> None:
    """Have no garbage looked for: it would touch, and so copy, what is shared; what a child leaves ends with it."""
    gc.collect()
    gc.disable()
    gc.freeze()


def _read_all() -> None:
    """Read some documents as a child does, and their answers as its sender does."""
    from ..errors import DocextractError
    from ..registry import default_registry
    from . import wire
    from .rehearsal import tasks

    registry = default_registry()
    for asked, tagging, data in tasks():
        with contextlib.suppress(DocextractError):
            wire.read(child.answered(json.loads(json.dumps(asked)), data, registry), tagging, registry)


def _pins(walls: Walls) -> Pins:
    """What has forks copy the memory that children write to, as found by having some read."""
    from .rehearsal import pages

    ours, theirs = socket.socketpair()
    with ours, theirs:
        return Pins(pages(Helper(theirs, walls).turn, ours))


def main() -> None:
    """Serve the socket that is standard input."""
    # Whoever interrupts its program interrupts the program: this ends with it. Children are born without handlers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    control = socket.socket(fileno=os.dup(0))
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    received = frames.receive(control)
    if received is None:
        return
    settings, _ = received
    from .probes import level

    walls = Walls(readable(settings["folders"]))
    # Parsers, vocabularies, layouts: what documents need is loaded, so that no child has to.
    _read_all()
    _freeze()
    kept: list[object] = []
    helper = Helper(control, walls, partial(_ordered, walls, kept))
    if settings.get("ordered"):
        helper.order()
    frames.send(control, {"confinement": asdict(level())})
    try:
        helper.serve()
    except (OSError, frames.BrokenFrameError):
        pass
    finally:
        helper.close()
        kept.clear()
