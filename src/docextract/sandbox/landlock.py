"""Landlock: the child reads files below some folders, writes none, and opens no network port. Linux 5.13 and later."""

from __future__ import annotations

import ctypes
import os
import stat
import struct
import sys
from collections.abc import Iterable

from .syscalls import call

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
"""The numbers of the system calls: the same on every architecture since they are newer than the common table."""
_VERSION = 1
_PATH_BENEATH = 1
_READ_FILE, _READ_DIR = 1 << 2, 1 << 3
_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 4: (1 << 15) - 1, 5: (1 << 16) - 1}
"""All rights over files that a version of the interface knows."""
_NETWORK = 0b11
_SCOPES = 0b11


def version() -> int:
    """The version of the kernel's interface; 0 where it has none."""
    if not sys.platform.startswith("linux"):
        return 0
    return max(0, call(_CREATE_RULESET, None, 0, _VERSION))


def rules(folders: Iterable[str]) -> int | None:
    """A descriptor of the rule that only these folders are read, for :func:`restrict`; None where the kernel has none.

    Folders that are not there are passed over. One descriptor serves any number of processes.
    """
    known = version()
    if not known:
        return None
    attributes = struct.pack("=Q", _RIGHTS[min(known, 5)])
    if known >= 4:
        attributes += struct.pack("=Q", _NETWORK)
    if known >= 6:
        attributes += struct.pack("=Q", _SCOPES)
    buffer = ctypes.create_string_buffer(attributes, len(attributes))
    ruleset = call(_CREATE_RULESET, buffer, len(attributes), 0)
    if ruleset < 0:
        return None
    for folder in folders:
        _allow(ruleset, folder)
    return ruleset


def restrict(ruleset: int) -> bool:
    """Confine this process for good by these rules; False where the kernel refuses. Needs ``no_new_privs``."""
    return call(_RESTRICT_SELF, ruleset, 0, 0) == 0


def _allow(ruleset: int, path: str) -> None:
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        rights = _READ_FILE | (_READ_DIR if stat.S_ISDIR(os.fstat(descriptor).st_mode) else 0)
        rule = struct.pack("=Qi", rights, descriptor)
        call(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.create_string_buffer(rule, len(rule)), 0)
    finally:
        os.close(descriptor)
