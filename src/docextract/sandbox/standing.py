"""A child that stays: forked once, it does one piece of work after another until its asker closes the line.

It is for documents that are read without isolation, many of them: forking for each costs more than a small document
does. A child that dies, hangs or babbles costs the document that it was at, and is replaced by a fork.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import signal
import socket
import struct
import time
from collections.abc import Callable, Mapping
from select import POLLIN, poll
from typing import Any, NoReturn

from ..declarations import resolve
from ..errors import DocextractError, ProcessingLimitError
from ..models.limits import Limits
from . import frames
from .confinement import close_all_but, die_with
from .pins import huge_pages

Work = Callable[[Mapping[str, Any], bytes], bytes]
"""What is done with a task and its document; it raises nothing."""

_HEAD = struct.Struct(">QQ")
_TAIL = struct.Struct(">Q")
_PIECE = 1 << 20
_GRACE = 5.0
_COLLECTED = 32
"""So many documents are read before garbage is looked for, while nobody waits."""


class HelperGoneError(Exception):
    """The process that forked the child was ended, and the child with it: no fault of the document."""


class Standing:
    """A child that stays, as its asker sees it. For one thread at a time."""

    def __init__(
        self,
        talk: socket.socket,
        link: socket.socket,
        death: Callable[[Mapping[str, Any], Limits], DocextractError | None],
    ) -> None:
        self._talk = talk
        self._link = link
        self._death = death
        self._owner = os.getpid()
        self.asked = 0
        """How many documents it was asked for."""
        self.usable = True
        """It waits for work."""

    def ask(self, task: Mapping[str, Any], document: bytes, limits: Limits) -> bytes:
        """What the work answers. After an error the child is gone.

        Raises:
            ProcessingLimitError: it died, took too long, or answered what is no answer.
            HelperGoneError: somebody ended the process that forked it.
        """
        self.asked += 1
        until = time.monotonic() + limits.worker_seconds
        body = json.dumps({**task, "processorSeconds": limits.worker_processor_seconds}).encode()
        try:
            self._talk.settimeout(limits.worker_seconds)
            with contextlib.suppress(BrokenPipeError, ConnectionResetError, TimeoutError):  # how it ended is told below
                self._talk.sendall(_HEAD.pack(len(body), len(document)))
                self._talk.sendall(body)
                self._talk.sendall(document)
            return self._answer(until, limits)
        except BaseException:
            self.close()
            raise

    def _answer(self, until: float, limits: Limits) -> bytes:
        head = self._read(_TAIL.size, until, limits)
        (length,) = _TAIL.unpack(head)
        if length > limits.worker_answer_bytes + _PIECE:
            raise _garbage(length)
        return self._read(length, until, limits)

    def _read(self, count: int, until: float, limits: Limits) -> bytes:
        parts: list[bytes] = []
        ready = poll()
        ready.register(self._talk, POLLIN)
        while count:
            rest = until - time.monotonic()
            if rest <= 0 or not ready.poll(1000 * rest):
                raise too_long(limits)
            try:
                part = self._talk.recv(min(count, _PIECE))
            except ConnectionError:
                part = b""
            if not part:
                raise self._end(until, limits) from None
            parts.append(part)
            count -= len(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)

    def _end(self, until: float, limits: Limits) -> Exception:
        """The error that its end stands for: it has closed the line."""
        self._link.settimeout(max(min(until - time.monotonic(), _GRACE), 0.1))
        try:
            received = frames.receive(self._link)
        except TimeoutError:
            return too_long(limits)  # it closed the line and lives on
        except (OSError, frames.BrokenFrameError):
            received = None
        if received is None:
            return HelperGoneError()
        return self._death(received[0], limits) or _garbage(0)

    @property
    def alive(self) -> bool:
        """Nobody has told of its end."""
        told = poll()
        told.register(self._link, POLLIN)
        return self.usable and not told.poll(0)

    def close(self) -> None:
        """End it: the helper kills a child whose link is closed."""
        self.usable = False
        if self._owner == os.getpid():
            with contextlib.suppress(OSError):
                self._link.shutdown(socket.SHUT_RDWR)
        self._talk.close()
        self._link.close()


def too_long(limits: Limits) -> ProcessingLimitError:
    """The error for a document that took too long."""
    return ProcessingLimitError(
        f"Reading took more than {limits.worker_seconds:g} seconds.",
        limit="workerSeconds",
        value=f"over {limits.worker_seconds:g}",
        max=limits.worker_seconds,
    )


def _garbage(length: int) -> ProcessingLimitError:
    return ProcessingLimitError(
        "The process that read the document answered nothing that can be understood.",
        limit="workerAnswer",
        value=f"{length:,} bytes",
    )


def serve(work: str, line: int, *, parent: int) -> NoReturn:
    """Do work in the process that was forked for it, until the line is closed."""
    status = 1
    try:
        signal.set_wakeup_fd(-1)
        die_with(parent)
        close_all_but((line,))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        done: Work = resolve(work)
        huge_pages(allowed=True)
        count = 0
        with socket.socket(fileno=line) as talk:
            while (asked := _received(talk)) is not None:
                task, document = asked
                _cap(resource.RLIMIT_AS, int(task["memory"]))
                _cap(resource.RLIMIT_CPU, round(sum(os.times()[:2]) + float(task["processorSeconds"])) + 1)
                answer = done(task, document)
                talk.sendall(_TAIL.pack(len(answer)))
                talk.sendall(answer)
                count += 1
                if count % _COLLECTED == 0:
                    gc.collect()  # of what this child made: what came with the fork is frozen
        status = 0
    except BaseException:
        status = 1
    finally:
        os._exit(status)


def _received(talk: socket.socket) -> tuple[dict[str, Any], bytes] | None:
    head = _exactly(talk, _HEAD.size)
    if head is None:
        return None
    body_length, document_length = _HEAD.unpack(head)
    body, document = _exactly(talk, body_length), _exactly(talk, document_length)
    if body is None or document is None:
        return None
    return json.loads(body), document


def _exactly(talk: socket.socket, count: int) -> bytes | None:
    data = bytearray(count)
    rest = memoryview(data)
    while rest:
        read = talk.recv_into(rest)
        if not read:
            return None
        rest = rest[read:]
    return bytes(data)


def _cap(kind: int, soft: int) -> None:
    """A limit that the next document may have higher again."""
    _, hard = resource.getrlimit(kind)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(kind, (soft if hard == resource.RLIM_INFINITY else min(soft, hard), hard))
