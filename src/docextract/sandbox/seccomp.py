"""seccomp: system calls that a reader of documents has no use for fail, for good. Linux on x86-64 and 64-bit ARM.

Refused are sockets, programs, processes, other processes' memory and signals, and every way to change a file: what
opens one for writing, renames, removes, links, truncates or changes it. Threads, memory and reading stay.
"""

from __future__ import annotations

import ctypes
import errno
import functools
import os
import platform
import signal
import struct
import sys
from collections.abc import Callable
from typing import NamedTuple

_SET_DEATH_SIGNAL = 1
_SET_SECCOMP, _FILTER = 22, 2
_SET_NO_NEW_PRIVS = 38
_ALLOW, _KILL = 0x7FFF0000, 0x80000000
_ERRNO = 0x00050000
_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _AND, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x54, 0x06
_NUMBER, _ARCHITECTURE, _FIRST_ARGUMENT = 0, 4, 16
_THREAD = 0x00010000
"""The flag of ``clone`` that makes a thread, not a process."""
_STEP = struct.Struct("=HBBI")
"""A step of a filter: what to do, how far to jump if so and if not, and a number."""
_Step = tuple[int, int, int, int]
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class _Machine(NamedTuple):
    architecture: int
    refused: dict[str, int]
    """What always fails with EPERM."""
    clone: int
    open_at: int
    signal_thread: int
    open: int | None


_NEW = {
    "pidfd_send_signal": 424, "io_uring_setup": 425, "io_uring_enter": 426, "io_uring_register": 427, "open_tree": 428,
    "move_mount": 429, "fsopen": 430, "fsconfig": 431, "fsmount": 432, "fspick": 433, "pidfd_open": 434,
    "openat2": 437, "pidfd_getfd": 438, "process_madvise": 440, "mount_setattr": 442, "memfd_secret": 447,
    "process_mrelease": 448, "fchmodat2": 452, "setxattrat": 463, "removexattrat": 466,
}  # fmt: skip
"""Calls that have one number everywhere."""
_CLONE3 = 435
"""Answered with ENOSYS, so that the C library falls back on ``clone``, whose flags can be seen."""

_X86_64 = _Machine(
    0xC000003E,
    {
        "socket": 41, "connect": 42, "accept": 43, "sendto": 44, "sendmsg": 46, "bind": 49, "listen": 50,
        "socketpair": 53, "fork": 57, "vfork": 58, "execve": 59, "kill": 62, "truncate": 76, "ftruncate": 77,
        "rename": 82, "mkdir": 83, "rmdir": 84, "creat": 85, "link": 86, "unlink": 87, "symlink": 88, "chmod": 90,
        "fchmod": 91, "chown": 92, "fchown": 93, "lchown": 94, "ptrace": 101, "mknod": 133, "pivot_root": 155,
        "chroot": 161, "mount": 165, "umount2": 166, "swapon": 167, "reboot": 169, "init_module": 175, "setxattr": 188,
        "lsetxattr": 189, "fsetxattr": 190, "removexattr": 197, "lremovexattr": 198, "fremovexattr": 199, "tkill": 200,
        "utime": 132, "utimes": 235, "add_key": 248, "request_key": 249, "keyctl": 250, "mkdirat": 258, "mknodat": 259,
        "fchownat": 260, "futimesat": 261, "unlinkat": 263, "renameat": 264, "linkat": 265, "symlinkat": 266,
        "fchmodat": 268, "unshare": 272, "utimensat": 280, "accept4": 288, "perf_event_open": 298,
        "open_by_handle_at": 304, "setns": 308, "sendmmsg": 307, "process_vm_readv": 310, "process_vm_writev": 311,
        "finit_module": 313, "renameat2": 316, "bpf": 321, "execveat": 322, "userfaultfd": 323,
        "rt_sigqueueinfo": 129, "rt_tgsigqueueinfo": 297, "shmget": 29, "msgget": 68, "semget": 64, "mq_open": 240,
    },
    clone=56, open_at=257, signal_thread=234, open=2,
)  # fmt: skip
_ARM_64 = _Machine(
    0xC00000B7,
    {
        "setxattr": 5, "lsetxattr": 6, "fsetxattr": 7, "removexattr": 14, "lremovexattr": 15, "fremovexattr": 16,
        "mknodat": 33, "mkdirat": 34, "unlinkat": 35, "symlinkat": 36, "linkat": 37, "renameat": 38, "umount2": 39,
        "mount": 40, "pivot_root": 41, "truncate": 45, "ftruncate": 46, "chroot": 51, "fchmod": 52, "fchmodat": 53,
        "fchownat": 54, "fchown": 55, "utimensat": 88, "unshare": 97, "init_module": 105, "ptrace": 117, "kill": 129,
        "tkill": 130, "rt_sigqueueinfo": 138, "reboot": 142, "mq_open": 180, "msgget": 186, "semget": 190,
        "shmget": 194, "socket": 198, "socketpair": 199, "bind": 200, "listen": 201, "accept": 202, "connect": 203,
        "sendto": 206, "sendmsg": 211, "add_key": 217, "request_key": 218, "keyctl": 219, "execve": 221,
        "swapon": 224, "rt_tgsigqueueinfo": 240, "perf_event_open": 241, "accept4": 242, "open_by_handle_at": 265,
        "setns": 268, "sendmmsg": 269, "process_vm_readv": 270, "process_vm_writev": 271, "finit_module": 273,
        "renameat2": 276, "bpf": 280, "execveat": 281, "userfaultfd": 282,
    },
    clone=220, open_at=56, signal_thread=131, open=None,
)  # fmt: skip


def supported() -> bool:
    """Whether there is a table of system calls for this machine, and a kernel that filters."""
    return _machine() is not None and os.path.exists("/proc/sys/kernel/seccomp/actions_avail")


def no_new_privileges() -> bool:
    """Give up for good what a program could gain by its file's rights; both confinements want it first."""
    if not sys.platform.startswith("linux"):
        return False
    return _control(_SET_NO_NEW_PRIVS, 1) == 0


def die_with_parent() -> None:
    """Have this process ended by the kernel when the one that forked it ends."""
    if sys.platform.startswith("linux"):
        _control(_SET_DEATH_SIGNAL, signal.SIGKILL)


class Filter:
    """The filter of this machine, written once for any number of processes."""

    def __init__(self) -> None:
        machine = _machine()
        program, self._own = b"", 0
        if machine is not None:
            program, self._own = _program(machine)
            _process_control()  # looked up here, not by each process
        self._code = ctypes.create_string_buffer(program, len(program))
        # struct sock_fprog: a count, padding, a pointer.
        head = struct.pack("=H6xQ", len(program) // 8, ctypes.addressof(self._code))
        self._head = ctypes.create_string_buffer(head, len(head))
        self._place = ctypes.addressof(self._head)

    def restrict(self) -> bool:
        """Install it in this process for good; False where the kernel cannot. Needs ``no_new_privs``."""
        if not len(self._code):
            return False
        struct.pack_into("=I", self._code, self._own, os.getpid())
        return _control(_SET_SECCOMP, _FILTER, self._place) == 0


def _machine() -> _Machine | None:
    if not sys.platform.startswith("linux") or sys.maxsize < 1 << 32:
        return None
    return {"x86_64": _X86_64, "aarch64": _ARM_64}.get(platform.machine())


def _program(machine: _Machine) -> tuple[bytes, int]:
    """The filter, in the kernel's small machine language, and where in it the number of its process belongs."""
    code: list[_Step] = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, machine.architecture),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
    ]
    if machine is _X86_64:
        # The 32-bit table of the same machine has other numbers.
        code += [(_AND, 0, 0, 0x40000000), (_EQUAL, 1, 0, 0), (_RETURN, 0, 0, _KILL), (_LOAD, 0, 0, _NUMBER)]
    allow, refuse = (_RETURN, 0, 0, _ALLOW), (_RETURN, 0, 0, _ERRNO | errno.EPERM)
    # Each of the four looks at one argument and ends the program.
    code += [(_EQUAL, 0, 4, machine.clone), _argument(0), (_ANY_BIT, 0, 1, _THREAD), allow, refuse]
    code += [(_EQUAL, 0, 4, machine.open_at), _argument(2), (_ANY_BIT, 0, 1, _WRITING), refuse, allow]
    if machine.open is not None:
        code += [(_EQUAL, 0, 4, machine.open), _argument(1), (_ANY_BIT, 0, 1, _WRITING), refuse, allow]
    code += [(_EQUAL, 0, 4, machine.signal_thread), _argument(0)]
    own = len(code) * _STEP.size + 4
    code += [(_EQUAL, 0, 1, 0), allow, refuse]
    answers = dict.fromkeys([*machine.refused.values(), *_NEW.values()], refuse)
    answers[_CLONE3] = (_RETURN, 0, 0, _ERRNO | errno.ENOSYS)
    code += _search(_ranges(answers, allow))
    return b"".join(_STEP.pack(*step) for step in code), own


def _ranges(answers: dict[int, _Step], other: _Step) -> list[tuple[int, _Step]]:
    """Where each range of numbers with one answer begins, from 0 on."""
    found = [(0, answers.get(0, other))]
    for number in sorted({*answers, *(one + 1 for one in answers)}):
        if (answer := answers.get(number, other)) != found[-1][1]:
            found.append((number, answer))
    return found


def _search(ranges: list[tuple[int, _Step]]) -> list[_Step]:
    """Find the range of the number loaded by halves: the kernel runs this for each number when it is installed."""
    if len(ranges) == 1:
        return [ranges[0][1]]
    half = len(ranges) // 2
    below = _search(ranges[:half])
    return [(_AT_LEAST, len(below), 0, ranges[half][0]), *below, *_search(ranges[half:])]


def _argument(number: int) -> _Step:
    """Load the lower half of an argument; both machines keep it first."""
    return (_LOAD, 0, 0, _FIRST_ARGUMENT + 8 * number)


def _control(option: int, first: int, second: int = 0) -> int:
    return int(_process_control()(option, first, second, 0, 0))


@functools.cache
def _process_control() -> Callable[..., int]:
    function = ctypes.CDLL(None).prctl
    # Numbers are then made the library's without an object for each.
    function.argtypes, function.restype = [ctypes.c_int, *4 * [ctypes.c_ulong]], ctypes.c_int
    return function
