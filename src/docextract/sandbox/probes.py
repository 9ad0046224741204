"""What a confined child must not be able to do, tried in one: how ``docextract doctor`` knows what is in force."""

from __future__ import annotations

import contextlib
import ctypes
import json
import mmap
import os
import signal
import socket
import sys
from collections.abc import Callable

from .confinement import Confinement, Walls, close_all_but, limit, readable


def _open(path: str, flags: int = os.O_RDONLY) -> None:
    os.close(os.open(path, flags))


def _socket() -> None:
    socket.socket(socket.AF_INET, socket.SOCK_STREAM).close()


def _local_socket() -> None:
    socket.socketpair()


def _execute() -> None:
    os.execv(sys.executable, [sys.executable, "-c", "pass"])


def _fork() -> None:
    if os.fork() == 0:
        os._exit(0)


def _read_outside() -> None:
    _open("/etc/passwd")


def _read_parent() -> None:
    _open(f"/proc/{os.getppid()}/environ")


def _list_outside() -> None:
    os.listdir("/")


def _write() -> None:
    _open(f"/tmp/docextract-probe-{os.getpid()}", os.O_WRONLY | os.O_CREAT)


def _write_inside() -> None:
    _open(os.path.join(sys.prefix, f"docextract-probe-{os.getpid()}"), os.O_WRONLY | os.O_CREAT)


def _remove() -> None:
    os.unlink(os.path.join(sys.prefix, "docextract-probe"))


def _signal() -> None:
    os.kill(os.getppid(), signal.SIGCONT)


def _trace() -> None:
    if ctypes.CDLL(None, use_errno=True).ptrace(16, os.getppid(), 0, 0) < 0:
        raise OSError(ctypes.get_errno(), "ptrace")


def _open_many() -> None:
    for _ in range(1000):
        os.dup(0)


def _allocate() -> None:
    mmap.mmap(-1, 1 << 40)


PROBES: dict[str, Callable[[], None]] = {
    "a network socket": _socket,
    "a pair of sockets": _local_socket,
    "a program": _execute,
    "a process": _fork,
    "reading a file outside": _read_outside,
    "reading the environment of another process": _read_parent,
    "listing a folder outside": _list_outside,
    "writing a file": _write,
    "writing a file where it may read": _write_inside,
    "removing a file": _remove,
    "a signal to another process": _signal,
    "tracing another process": _trace,
    "a thousand open files": _open_many,
    "a terabyte of memory": _allocate,
}
"""What is tried, by what it would give; each raises where it is refused."""


def level() -> Confinement:
    """What this system can put in force, as found in a process that was confined and tried."""
    return _tried()[0]


def allowed() -> list[str]:
    """What a confined process of this system can do and should not; empty where all holds."""
    return _tried()[1]


def _tried() -> tuple[Confinement, list[str]]:
    if not hasattr(os, "fork"):
        return Confinement(), list(PROBES)
    answer, theirs = os.pipe()
    pid = os.fork()
    if pid == 0:
        _try_all(theirs)
    os.close(theirs)
    with os.fdopen(answer, "rb") as pipe:
        told = pipe.read()
    os.waitpid(pid, 0)
    if not told:
        return Confinement(), list(PROBES)
    found = json.loads(told)
    inside = Confinement(True, found["landlock"], found["seccomp"])
    return inside, found["allowed"]


def _try_all(answer: int) -> None:
    """What the probing process does instead of going on."""
    try:
        walls = Walls(readable())
        close_all_but((answer, *walls.descriptors))
        limit(memory=1 << 32, processor_seconds=10)
        inside = walls.close_round()
        done = [name for name, probe in PROBES.items() if _succeeds(probe)]
        told = {"landlock": inside.landlock, "seccomp": inside.seccomp, "allowed": done}
        os.write(answer, json.dumps(told).encode())
    finally:
        os._exit(0)


def _succeeds(probe: Callable[[], None]) -> bool:
    try:
        probe()
    except FileNotFoundError:
        return True  # it was allowed to look
    except (OSError, ValueError, MemoryError):
        return False
    finally:
        with contextlib.suppress(OSError):
            os.closerange(40, 64)
    return True
