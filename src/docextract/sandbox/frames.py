"""Messages between the sandbox's processes: a length, JSON text, and file descriptors beside it. Never pickle."""

from __future__ import annotations

import array
import json
import os
import socket
import struct
from collections.abc import Sequence
from typing import Any

_LENGTH = struct.Struct(">I")
MOST_BYTES = 4 << 20
"""A message longer than this is no message."""
MOST_DESCRIPTORS = 4


class BrokenFrameError(Exception):
    """What arrived is no message."""


def send(link: socket.socket, message: dict[str, Any], descriptors: Sequence[int] = ()) -> None:
    """Send a message, and descriptors with its first byte."""
    body = json.dumps(message, separators=(",", ":")).encode("utf-8", "surrogatepass")
    data = _LENGTH.pack(len(body)) + body
    if descriptors:
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", descriptors))]
        data = data[link.sendmsg([data], rights) :]
    link.sendall(data)


def receive(link: socket.socket) -> tuple[dict[str, Any], list[int]] | None:
    """The next message and its descriptors; None where the other side has closed.

    Raises:
        BrokenFrameError: it was cut off, or is no message; descriptors that came with it are closed.
    """
    head, descriptors = _first(link)
    if not head:
        return None
    try:
        (length,) = _LENGTH.unpack(head + _exactly(link, _LENGTH.size - len(head)))
        if length > MOST_BYTES:
            raise BrokenFrameError(f"a message of {length} bytes")
        message = json.loads(_exactly(link, length))
        if not isinstance(message, dict):
            raise BrokenFrameError("no object")
    except (ValueError, BrokenFrameError) as error:
        for descriptor in descriptors:
            os.close(descriptor)
        raise BrokenFrameError(str(error)) from error
    return message, descriptors


def _first(link: socket.socket) -> tuple[bytes, list[int]]:
    size = array.array("i").itemsize
    data, ancillary, _, _ = link.recvmsg(_LENGTH.size, socket.CMSG_SPACE(MOST_DESCRIPTORS * size))
    descriptors = array.array("i")
    for level, kind, content in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            descriptors.frombytes(content[: len(content) - len(content) % size])
    return data, list(descriptors)


def _exactly(link: socket.socket, count: int) -> bytes:
    parts: list[bytes] = []
    while count:
        part = link.recv(count)
        if not part:
            raise BrokenFrameError("cut off")
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
