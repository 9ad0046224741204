"""What a child may do, put on in order: resources, privileges, files, system calls. Nothing takes it off again."""

from __future__ import annotations

import contextlib
import os
import resource
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from . import landlock, seccomp

DESCRIPTORS = 64


@dataclass(frozen=True, slots=True)
class Confinement:
    """What is in force: in a child, or, as found by trying, on this machine."""

    process: bool = False
    """A process of its own with limits on time, memory and files."""
    landlock: int = 0
    """The version of the interface; 0 is not in force."""
    seccomp: bool = False

    @property
    def whole(self) -> bool:
        """Nothing is missing."""
        return self.process and self.landlock > 0 and self.seccomp

    @property
    def missing(self) -> list[str]:
        """What is not in force."""
        parts = {"processes of their own": self.process, "Landlock": self.landlock, "seccomp": self.seccomp}
        return [name for name, there in parts.items() if not there]


def die_with(parent: int) -> None:
    """End this process when the one that forked it ends; at once if it has ended already."""
    seccomp.die_with_parent()
    if os.getppid() != parent:
        os._exit(1)


def close_all_but(kept: Iterable[int]) -> None:
    """Close every descriptor but these; standard input and output lead nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nowhere, standard)
    low = 3
    for descriptor in sorted({*kept}):
        os.closerange(low, descriptor)
        low = descriptor + 1
    os.closerange(low, 65536)


def limit(*, memory: int, processor_seconds: float) -> None:
    """Put limits on this process: address space in bytes, processor time, no files written, few open, no core."""
    seconds = max(1, round(processor_seconds))
    for kind, soft, hard in (
        (resource.RLIMIT_CORE, 0, 0),
        (resource.RLIMIT_FSIZE, 0, 0),
        (resource.RLIMIT_NOFILE, DESCRIPTORS, DESCRIPTORS),
        (resource.RLIMIT_CPU, seconds, seconds + 1),
        (resource.RLIMIT_AS, memory, memory),
    ):
        _, most = resource.getrlimit(kind)
        hard = hard if most == resource.RLIM_INFINITY else min(hard, most)
        # macOS refuses limits on the address space.
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (min(soft, hard), hard))


class Walls:
    """What children are confined by, made before they are forked: it is the same for all, and half the work.

    Args:
        folders: what they may read.
    """

    def __init__(self, folders: Sequence[str]) -> None:
        self._folders = folders
        self._version = landlock.version()
        self._rules = landlock.rules(folders)
        self._filter = seccomp.Filter()

    @property
    def descriptors(self) -> tuple[int, ...]:
        """What a child must keep open until it is confined."""
        return () if self._rules is None else (self._rules,)

    def close_round(self, more: Sequence[str] = ()) -> Confinement:
        """Confine this process to reading below the folders, and more, and to harmless system calls.

        As far as the system can; what it returns says how far. There is no way back.
        """
        with contextlib.suppress(OSError):
            os.setsid()
        if not seccomp.no_new_privileges():
            return Confinement(process=True)
        rules = landlock.rules([*self._folders, *more]) if more else self._rules
        files = self._version if rules is not None and landlock.restrict(rules) else 0
        for descriptor in {*self.descriptors, *(() if rules is None else (rules,))}:
            os.close(descriptor)
        return Confinement(process=True, landlock=files, seccomp=self._filter.restrict())


def readable(more: Iterable[str | os.PathLike[str]] = ()) -> list[str]:
    """The folders that a child reads: the interpreter's own, the system's libraries, fonts and time zones, and more."""
    prefixes = {sys.prefix, sys.base_prefix, sys.exec_prefix, str(Path(__file__).resolve().parents[1])}
    folders = [
        *prefixes,
        *(path for path in sys.path if path and os.path.exists(path)),
        *(os.fspath(path) for path in more),
    ]
    system = ("/usr/lib", "/usr/lib64", "/lib", "/lib64", "/usr/share/fonts", "/usr/share/zoneinfo", "/etc/fonts")
    files = ("/etc/localtime", "/etc/ld.so.cache", "/dev/null", "/dev/urandom")
    return list(dict.fromkeys(os.path.realpath(path) for path in [*folders, *system, *files]))
