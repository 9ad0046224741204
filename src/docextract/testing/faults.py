"""A reader that does what broken or hostile parsers do where a document asks for it: to prove that a deployment holds.

The plugin ``faults`` is part of docextract and is loaded only where ``DOCEXTRACT_PLUGINS`` names it. It stands in for
the PDF reader: a document made by :func:`faulty` does what it says, every other PDF is read as always.

>>> from docextract.testing.faults import FAULTS, faulty
>>> sorted(FAULTS)
['abort', 'allocate', 'end', 'flood', 'garbage', 'linger', 'loop', 'panic', 'recurse']
>>> faulty("loop")[:8]
b'%PDF-1.4'
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import NoReturn

from docextract.declarations import Reader, ReadRequest
from docextract.document import Document
from docextract.hookspecs import Registrar, hookimpl
from docextract.readers.registered import pdfium

MARK = b"%docextract-fault:"


class Panic(BaseException):
    """What a Rust library raises when it gives up: no ``Exception``, so that few handlers stop it."""


def _loop() -> NoReturn:
    while True:
        pass


def _allocate() -> NoReturn:
    held = []
    while True:
        held.append(bytearray(16 << 20))


def _abort() -> NoReturn:
    os.abort()


def _panic() -> NoReturn:
    raise Panic("the reader gave up")


def _flood() -> NoReturn:
    """Fill every descriptor that is open for writing."""
    while True:
        for descriptor in range(64):
            try:
                os.write(descriptor, b"flood " * 10_000)
            except OSError:
                continue


def _garbage() -> NoReturn:
    """Answer what is no answer, on every descriptor, as if all were well."""
    print("garbage", flush=True)
    print("garbage", file=sys.stderr, flush=True)
    for descriptor in range(3, 64):
        try:
            os.write(descriptor, b'\x00\x00\x00\x00\x00\x00\x00\x1c{"outcomes": [{"length": 9}]}')
        except OSError:
            continue
    os._exit(0)


def _end() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    os._exit(3)


def _linger() -> NoReturn:
    """Close every descriptor, as if all were said, and stay."""
    os.closerange(0, 64)
    while True:
        time.sleep(60)


def _recurse() -> NoReturn:
    def deeper(level: list[object]) -> NoReturn:
        deeper([level])

    sys.setrecursionlimit(1 << 30)
    deeper([])


FAULTS: dict[str, Callable[[], NoReturn]] = {
    "loop": _loop,
    "allocate": _allocate,
    "abort": _abort,
    "panic": _panic,
    "flood": _flood,
    "garbage": _garbage,
    "end": _end,
    "recurse": _recurse,
    "linger": _linger,
}
"""What a document can ask for."""


def faulty(fault: str) -> bytes:
    """A document that makes the reader do a fault of :data:`FAULTS`."""
    if fault not in FAULTS:
        raise ValueError(f"there is no fault {fault!r}; there are: {', '.join(sorted(FAULTS))}")
    return b"%PDF-1.4\n" + MARK + fault.encode() + b"\n%%EOF\n"


def read(request: ReadRequest) -> Document:
    """The document; or the fault that it asks for."""
    _, mark, rest = request.source.data[:1024].partition(MARK)
    if mark:
        FAULTS[rest.split(b"\n", 1)[0].decode("ascii", "replace").strip()]()
    return pdfium(request)


@hookimpl
def register_readers(registrar: Registrar[Reader]) -> None:
    """Stand in for the PDF reader."""
    registrar.add(
        Reader("pdfium", ("pdf",), read, "PDFium, with faults where a document asks for one"), replaces="pdfium"
    )
