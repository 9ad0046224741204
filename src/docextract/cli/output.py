"""Where the output goes: the terminal as it is, a pipe, or a file written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ..errors import InvalidRequestError
from ..export.look import UNICODE_MARKS, Look


def terminal(stream: object) -> bool:
    """True if a person is reading."""
    isatty = getattr(stream, "isatty", None)
    return bool(isatty is not None and isatty())


def look() -> Look:
    """How to print on stdout: its width, its characters, and colours unless ``NO_COLOR`` or a pipe forbids them."""
    interactive = terminal(sys.stdout)
    return Look(
        width=shutil.get_terminal_size((100, 40)).columns if interactive or "COLUMNS" in os.environ else None,
        ascii=not _prints("".join(UNICODE_MARKS.values()) + "…·"),
        color=interactive and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb",
    )


def say(text: str) -> None:
    """Print on stdout what may hold characters that it cannot show."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(text.encode(encoding, "replace").decode(encoding))
    sys.stdout.flush()


def show(text: str) -> None:
    """Print on stdout; what is longer than the terminal is high goes through a pager (``PAGER``, else ``less``)."""
    interactive = terminal(sys.stdout) and terminal(sys.stdin)
    command = shlex.split(os.environ.get("PAGER", "less")) if interactive else []
    lines = text.count("\n")
    if not command or shutil.which(command[0]) is None or lines < shutil.get_terminal_size((100, 40)).lines:
        say(text)
        return
    environment = {"LESS": "FRX", **os.environ}
    data = text.encode(sys.stdout.encoding or "utf-8", "replace")
    with contextlib.suppress(BrokenPipeError):  # who has seen enough leaves
        subprocess.run(command, input=data, env=environment, check=False)


def complain(line: str) -> None:
    """One line on stderr: why the exit status is not 0."""
    from ..export.safe import one_line

    encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
    print(f"docextract: {one_line(line)}".encode(encoding, "replace").decode(encoding), file=sys.stderr)


@contextlib.contextmanager
def binary_output(path: str | None) -> Iterator[BinaryIO]:
    """stdout, or a file that appears under its name only when it is complete.

    Raises:
        InvalidRequestError: the file cannot be written.
    """
    if path is None:
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    target = Path(path)
    try:
        if target.exists() and not target.is_file():  # a device or a pipe is written as it is
            with target.open("wb") as device:
                yield device
            return
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise InvalidRequestError(f"{path!r} cannot be written: {error.strerror}", field="output") from error
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        _usual_mode(name)
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _usual_mode(name: str) -> None:
    """The mode that a new file of this user has; temporary files are more private."""
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(name, 0o666 & ~mask)


def _prints(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
