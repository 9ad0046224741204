"""The one place where what a library of a file format raises becomes an error of docextract."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import DocextractError, ProcessingLimitError, UnreadableDocumentError


@contextmanager
def boundary(what: str) -> Iterator[None]:
    """Raise nothing but errors of docextract; ``what`` is what is being read: ``PDF``, ``workbook``.

    Of an exception that nobody foresaw the message names the kind alone, since its text may quote the document; the
    exception itself is the ``__cause__``.

    Raises:
        ProcessingLimitError: memory or the stack ended; ``details["limit"]`` is ``memory``.
        UnreadableDocumentError: anything else.
    """
    try:
        yield
    except DocextractError:
        raise
    except (RecursionError, MemoryError) as error:
        raise ProcessingLimitError(f"The {what} needs more memory than there is.", limit="memory") from error
    except Exception as error:
        raise UnreadableDocumentError(
            f"The {what} is damaged: its reader meets what it does not know ({type(error).__name__})."
        ) from error
