"""What happens to a document in the process that reads it: extracted, told in short, and put in the form wanted."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from ..declarations import resolve
from ..models.extraction import Extraction, RentRoll
from ..models.request import Options
from ..models.statement import Statement
from ..pipeline import extract
from ..registry import Registry, default_registry
from ..sandbox import wire
from ..sandbox.child import as_told, out_of_memory
from .portfolio import figures
from .tables import tables_json

FORMS: dict[str, Callable[[Extraction[Any, Any]], bytes]] = {
    "answer": lambda made: made.model_dump_json().encode("utf-8", "surrogatepass"),
    "line": lambda made: _line(made),
    "tables": tables_json,
    "nothing": lambda _: b"",
}
"""What can be made of an extraction beside what exporters write: its JSON, a line of JSON, rows of tables."""


def extracted(
    document: bytes, arguments: Mapping[str, Any], file_name: str | None, options: Options, registry: Registry
) -> Extraction[Any, Any]:
    """The one place where a document of many is extracted; types that were not given are None."""
    made: Extraction[Any, Any] = extract(document, **arguments, file_name=file_name, options=options, registry=registry)
    return made


def answered(task: Mapping[str, Any], document: bytes) -> bytes:
    """The work of a child that stays: a frame with what was found in short, and what was made of it."""
    memory = out_of_memory(int(task["memory"]))  # made while there is some
    try:
        options = wire.options_of(task)
        made = extracted(document, task["arguments"], task["fileName"], options, default_registry())
        head, body = told(made, task["types"], task["form"])
        if len(body) > options.limits.worker_answer_bytes:
            raise wire.too_long(len(body), options.limits.worker_answer_bytes)
        return wire.framed(head, [body])
    except BaseException as error:
        broken = as_told(error, int(task["memory"]), memory)
    return wire.failed(broken)


def told(made: Extraction[Any, Any], types: list[str] | tuple[str, ...], form: str) -> tuple[dict[str, Any], bytes]:
    """An extraction in short, and in the form wanted; nothing where its type was not asked for."""
    short = _short(made)
    if types and made.tagging_data.document_type not in types:
        return {"told": short, "kept": False}, b""
    return {"told": short, "kept": True}, _formed(made, form)


def _formed(made: Extraction[Any, Any], form: str) -> bytes:
    if form in FORMS:
        return FORMS[form](made)
    out = io.BytesIO()
    resolve(default_registry().exporters[form].write)(made, out)
    return out.getvalue()


def _line(made: Extraction[Any, Any]) -> bytes:
    """The answer on one line: JSON text holds no line feed of its own."""
    return made.model_dump_json().encode("utf-8", "surrogatepass").replace(b"\n", b" ") + b"\n"


def _short(made: Extraction[Any, Any]) -> dict[str, Any]:
    each = made.statements if isinstance(made, Statement) else [made]
    counts = Counter(check.status for one in each for check in one.checks)
    proof = made.proof
    return {
        "assetType": made.tagging_data.asset_type,
        "documentType": made.tagging_data.document_type,
        "template": made.meta.template,
        "propertyName": made.meta.property_name,
        "asOnDate": made.meta.as_on_date.isoformat() if made.meta.as_on_date else None,
        "pages": made.meta.pages,
        "rows": made.meta.rows,
        "checks": dict(sorted(counts.items())),
        "numbers": proof.numbers,
        "proved": proof.proved,
        "contradicted": proof.contradicted,
    } | ({"properties": figures(made)} if isinstance(made, RentRoll) else {})


def opened(answer: bytes) -> tuple[dict[str, Any], bytes]:
    """What :func:`answered` wrote: what was found in short, and what was made of it.

    Raises:
        DocextractError: what the document ended in.
        GarbageError: it is no answer.
    """
    head, body = wire.opened(answer)
    if "error" in head:
        raise wire.error_of(head["error"])
    if not isinstance(head.get("told"), dict):
        raise wire.GarbageError("no answer")
    return head, body
