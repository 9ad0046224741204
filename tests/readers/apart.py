"""Read files each in a process of its own, with limits: ``python apart.py READER < names > outcomes``.

Prints a line for each file: its name, a tab, and ``Document``, the name of a DocextractError, ``died SIGNAL``, or
``escaped`` with the exception that no reader may let through.
"""

from __future__ import annotations

import importlib
import os
import resource
import signal
import sys
from pathlib import Path

SECONDS = 1
BYTES = 1 << 30


def outcome(reader: str, name: str) -> str:
    """Read one file here and say what came of it."""
    from docextract.errors import DocextractError

    try:
        read = importlib.import_module(f"docextract.readers.pdf.{reader}").read
        return type(read(Path(name).read_bytes())).__name__
    except DocextractError as error:
        return type(error).__name__
    except BaseException as error:
        return f"escaped {error!r}"[:300]


def apart(reader: str, name: str) -> str:
    """Read one file in a fork."""
    out, into = os.pipe()
    child = os.fork()
    if not child:
        os.close(out)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.write(into, outcome(reader, name).encode())
        os._exit(0)
    os.close(into)
    with open(out, "rb") as said:
        answer = said.read().decode()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return f"died {signal.Signals(os.WTERMSIG(status)).name}"
    return answer


def main() -> None:
    reader = sys.argv[1]
    importlib.import_module(f"docextract.readers.pdf.{reader}")
    for library in ("docextract.readers.pdf.structure", "pdfplumber"):
        importlib.import_module(library)  # once, not in every fork
    for name in sys.stdin.read().splitlines():
        print(f"{name}\t{apart(reader, name)}", flush=True)


if __name__ == "__main__":
    main()
