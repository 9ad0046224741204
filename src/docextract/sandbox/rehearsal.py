"""Documents read before anybody asks: here, so that all is loaded, and by children, to see what they write to."""

from __future__ import annotations

import contextlib
import fcntl
import os
import socket
import sys
from collections.abc import Callable, Iterator
from select import POLLIN, poll
from typing import Any

from ..models.request import Options, TaggingData
from ..registry import default_registry
from . import frames, pins, wire
from .grants import granted
from .warm import documents

_ROOM = 4096
"""Bytes that a pipe holds: less than an answer, so that who writes one waits for its reader."""
_PATIENCE = 10_000
"""Milliseconds for one document."""


def tasks() -> Iterator[tuple[dict[str, Any], list[TaggingData], bytes]]:
    """What children are asked for small documents, the data sets of it, and the document."""
    registry, options = default_registry(), Options()
    for data, document_type in documents():
        tagging = [TaggingData(asset_type="OTHER", document_type=document_type)]
        more = {"whole": False, "granted": granted(options, registry).to_json(), "kind": wire.kind(tagging, data)}
        yield wire.task(tagging, None, None, options) | more, tagging, data


def pages(turn: Callable[[], bool], control: socket.socket) -> dict[str, set[int]]:
    """The pages of this process that documents of each kind write to, by number; empty where the system does not say.

    Args:
        turn: does what this process does next: takes a task from the other end of ``control``, or tells a death.
    """
    if not sys.platform.startswith("linux"):
        return {}
    return {task["kind"]: _written(turn, control, task, data) for task, _, data in tasks()}


def _written(turn: Callable[[], bool], control: socket.socket, task: dict[str, Any], data: bytes) -> set[int]:
    """The pages that a child and this process write to from its birth to the death of another one."""
    link, answer = _ask(control, task, data)
    with link:
        turn()
        ready = poll()
        ready.register(answer, POLLIN)
        # The child then waits with all that it wrote, since its answer has no room.
        ready.poll(_PATIENCE)
        other, nothing = _ask(control, task, b"")
        with other:
            _until_told(turn, other)
        os.close(nothing)
        found = pins.written()
        os.close(answer)
        _until_told(turn, link)
    return found


def _ask(control: socket.socket, task: dict[str, Any], data: bytes) -> tuple[socket.socket, int]:
    """Send a task; what it returns tells of the child's death, and gives its answer."""
    link, their_link = socket.socketpair()
    answer, their_answer = os.pipe()
    fcntl.fcntl(their_answer, fcntl.F_SETPIPE_SZ, _ROOM)
    document = os.memfd_create("document", os.MFD_CLOEXEC)
    with contextlib.ExitStack() as theirs:
        theirs.callback(their_link.close)
        theirs.callback(os.close, their_answer)
        theirs.callback(os.close, document)
        os.write(document, data)
        frames.send(control, task, (document, their_answer, their_link.fileno()))
    return link, answer


def _until_told(turn: Callable[[], bool], link: socket.socket) -> None:
    told = poll()
    told.register(link, POLLIN)
    while not told.poll(0):
        turn()
