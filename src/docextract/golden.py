"""Answers kept beside the documents that they were made from, and what differs today.

``deposits.xlsx`` has its answer in ``deposits.xlsx.golden.json``: what was asked, and the answer without what changes
from run to run and from version to version (durations, hashes, engine, raw text).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from .errors import DocextractError, ExtractionFailedError, InvalidRequestError
from .models.request import Options
from .pipeline import extract
from .registry import Registry

SUFFIX = ".golden.json"
PASSING = (
    "schemaVersion",
    "documentHash",
    "resultHash",
    "parseDuration",
    "extractDuration",
    "engine",
    "mediaType",
    "fileName",
)
"""What ``meta`` says of the run and the file, and not of what is in it."""
ASKED = ("assetType", "documentType", "periodFrom", "periodTo", "sheet", "from", "to")
_SHOWN = 12

Verdict = Literal["same", "noGolden", "notRecognised", "differs"]


@dataclass(frozen=True, slots=True)
class Compared:
    """One document: ``same``; or ``noGolden``, ``notRecognised`` or ``differs``, with what to say about it.

    ``differences`` has a line for each value that is not what was kept.
    """

    document: Path
    verdict: Verdict
    message: str = ""
    differences: tuple[str, ...] = field(default=())

    def __str__(self) -> str:
        shown = [*self.differences[:_SHOWN]]
        if len(self.differences) > _SHOWN:
            shown.append(f"... and {len(self.differences) - _SHOWN} more")
        return "\n  ".join([f"{self.document}: {self.message or self.verdict}", *shown])


def golden_of(document: Path) -> Path:
    """Where the kept answer of a document stands."""
    return document.with_name(document.name + SUFFIX)


def documents(paths: Iterable[Path]) -> Iterator[Path]:
    """The documents that paths name: files as they are, and of folders all that have a kept answer, by name."""
    for path in paths:
        if path.is_dir():
            yield from sorted(found.with_name(found.name.removesuffix(SUFFIX)) for found in path.rglob("*" + SUFFIX))
        elif path.exists():
            yield path
        else:
            raise InvalidRequestError(f"there is no file {path}", field="path")


def compare(document: Path, *, registry: Registry | None = None) -> Compared:
    """Extract a document again, as it was asked for when its answer was kept, and say what differs."""
    kept = golden_of(document)
    if not kept.exists():
        return Compared(document, "noGolden", f"no answer is kept: there is no {kept.name}")
    asked, before = kept_request(document), json.loads(kept.read_text("utf-8"))["answer"]
    try:
        now = answer(document, asked, registry=registry)
    except ExtractionFailedError as error:
        return Compared(document, "notRecognised", f"not recognised as {asked.get('documentType')}: {error.message}")
    except DocextractError as error:
        return Compared(document, "notRecognised", f"{error.type}: {error.message}")
    found = tuple(differences(before, now))
    return Compared(document, "differs", f"{len(found)} differences", found) if found else Compared(document, "same")


def keep(document: Path, asked: Mapping[str, Any], *, registry: Registry | None = None) -> Path:
    """Extract a document and keep its answer beside it; where it was written.

    Args:
        document: the document.
        asked: ``assetType``, ``documentType`` and what else of tagging data matters.
        registry: what is registered; None is everything installed.

    Raises:
        DocextractError: the document is refused; nothing is written then.
    """
    told = {name: asked[name] for name in ASKED if asked.get(name) is not None}
    written = {"asked": told, "answer": answer(document, told, registry=registry)}
    path = golden_of(document)
    path.write_text(json.dumps(written, indent=1, ensure_ascii=False, sort_keys=False) + "\n", "utf-8")
    return path


def kept_request(document: Path) -> dict[str, Any]:
    """What a document was asked for when its answer was kept; empty where none is.

    Raises:
        InvalidRequestError: what is kept is no answer.
    """
    kept = golden_of(document)
    try:
        return dict(json.loads(kept.read_text("utf-8"))["asked"]) if kept.exists() else {}
    except (ValueError, KeyError, TypeError) as error:
        raise InvalidRequestError(f"{kept} is no kept answer ({error})", field="path") from error


def answer(document: Path, asked: Mapping[str, Any], *, registry: Registry | None = None) -> dict[str, Any]:
    """The answer for a document, as it is kept."""
    made = extract(
        document,
        asset_type=asked.get("assetType", ""),
        document_type=asked.get("documentType", ""),
        period_from=asked.get("periodFrom"),
        period_to=asked.get("periodTo"),
        sheet=asked.get("sheet"),
        first_page=asked.get("from"),
        last_page=asked.get("to"),
        options=Options(include_source=False),
        registry=registry,
    )
    data: dict[str, Any] = json.loads(made.model_dump_json())["data"]
    for name in PASSING:
        data["meta"].pop(name, None)
    return {"meta": data["meta"], "extracted": data["extracted"]}


def differences(before: Any, now: Any, where: str = "") -> Iterator[str]:
    """A line for each value that differs: where it stands in the JSON, what it was, what it is now."""
    if isinstance(before, dict) and isinstance(now, dict):
        for name in [*before, *(name for name in now if name not in before)]:
            path = f"{where}.{name}" if where else name
            if name not in now:
                yield f"{path}: was {_short(before[name])}, is not there now"
            elif name not in before:
                yield f"{path}: is new, {_short(now[name])}"
            else:
                yield from differences(before[name], now[name], path)
    elif isinstance(before, list) and isinstance(now, list):
        for number, (old, new) in enumerate(zip(before, now, strict=False)):
            yield from differences(old, new, f"{where}[{number}]")
        if len(before) != len(now):
            yield f"{where}: had {len(before)} entries, has {len(now)}"
    elif before != now or (type(before) is not type(now) and bool in (type(before), type(now))):
        yield f"{where}: was {_short(before)}, is {_short(now)}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:77] + "..."
