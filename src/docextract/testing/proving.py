"""Sends faults and good documents to a service, mixed, and says whether it holds: for a deployment of one's own.

    export KEY=dxk_... SECRET=dxs_...
    python -m docextract.testing.proving http://127.0.0.1:8000 [--times 50] [--at-once 2]

The service must run with isolation and with ``DOCEXTRACT_PLUGINS=faults``, see :mod:`docextract.testing.faults`. It
holds if every fault is answered with a typed error, and every good document with what it says. The exit status is 1
where it does not, and where the faults did not happen since the plugin is missing.
"""

from __future__ import annotations

import argparse
import base64
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import docextract
from docextract.sandbox.warm import documents

from .faults import FAULTS, faulty

TYPED = ("processingLimitError", "unreadableDocumentError")
"""What a fault may be answered with."""
UNLIMITED = ("panic", "end", "recurse")
"""Faults that may be the document's. A limit ends all others: a service without the plugin calls those damaged too."""
PERIOD = "2024-01-01", "2024-02-29"
"""What is asked of statements."""
MOST_WAITS = 200
"""How often a request that the service has no time for is sent again."""


@dataclass(frozen=True, slots=True)
class Case:
    """What is sent: a fault, or a good document and what is to come back."""

    data: bytes = field(repr=False)
    fault: str | None = None
    document_type: str = "RENT_ROLL"
    extracted: Any = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Told:
    """What came back for a case: a status, the type of an error or ``"result"``, and the limit that it names."""

    case: Case
    status: int
    type: str
    limit: str | None
    seconds: float
    right: bool
    """It is what was to come back."""


def cases(times: int, faults: Sequence[str] = (*FAULTS,), *, seed: int = 0) -> list[Case]:
    """Each fault so many times, and as many good documents as faults, in an order that the seed gives."""
    good = []
    for data, document_type in documents():
        first, last = (None, None) if document_type == "RENT_ROLL" else PERIOD
        read = docextract.extract(
            data, asset_type="OTHER", document_type=document_type, period_from=first, period_to=last
        )
        good.append(Case(data, None, document_type, json.loads(read.model_dump_json())["data"]["extracted"]))
    bad = [Case(faulty(fault), fault) for fault in faults for _ in range(times)]
    mixed = [*bad, *(good[number % len(good)] for number in range(len(bad)))]
    random.Random(seed).shuffle(mixed)
    return mixed


def prove(url: str, key: str, secret: str, sent: Sequence[Case], *, at_once: int = 2) -> list[Told]:
    """Send the cases to the service at this address, some at once, and give what came back, in order.

    Args:
        url: as far as the prefix, without it: ``http://127.0.0.1:8000``.
        key, secret: a key with the role ``DATA_EXTRACTION``.
    """
    credentials = "Basic " + base64.b64encode(f"{key}:{secret}".encode()).decode("ascii")
    address = url.rstrip("/") + "/v1/extraction/document"
    with ThreadPoolExecutor(at_once) as pool:
        return list(pool.map(lambda case: _told(address, credentials, case), sent))


def report(found: Sequence[Told]) -> str:
    """What came of it: a line for each fault, one for the good documents, and each answer that was wrong."""
    lines = []
    for fault in [*dict.fromkeys(one.case.fault for one in found if one.case.fault), None]:
        of_it = [one for one in found if one.case.fault == fault]
        kinds = Counter(f"{one.type} {one.limit or ''}".strip() for one in of_it)
        right = sum(one.right for one in of_it)
        what = "good documents" if fault is None else fault
        told = ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())
        longest = max(one.seconds for one in of_it)
        lines.append(f"{what}: {right} of {len(of_it)} as they have to be ({told}); longest {longest:.1f} s")
    lines += [f"WRONG {one.case}: {one.status} {one.type}" for one in found if not one.right]
    return "\n".join(lines)


def _told(address: str, credentials: str, case: Case) -> Told:
    start = time.monotonic()
    status, answer = _answer(address, credentials, case)
    seconds = time.monotonic() - start
    if case.fault is None:
        right = status == 200 and answer["data"]["extracted"] == case.extracted
    else:
        right = status == 422 and answer.get("type") in (TYPED if case.fault in UNLIMITED else TYPED[:1])
    error = answer.get("error") or {}
    told = "result" if status == 200 else str(answer.get("type"))
    return Told(case, status, told, (error.get("details") or {}).get("limit"), seconds, right)


def _answer(address: str, credentials: str, case: Case) -> tuple[int, dict[str, Any]]:
    """The status and the JSON of the answer; where nothing came, 0 and why. Who is told to come again does."""
    body = {
        "assetType": "OTHER",
        "documentType": case.document_type,
        "fileName": "proof",
        "file": "data:;base64," + base64.b64encode(case.data).decode("ascii"),
    }
    if case.document_type != "RENT_ROLL":
        body |= dict(zip(("periodFrom", "periodTo"), PERIOD, strict=True))
    headers = {"authorization": credentials, "content-type": "application/json"}
    status, answer = 0, b""
    for _ in range(MOST_WAITS):
        request = urllib.request.Request(address, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                status, answer = response.status, response.read()
        except urllib.error.HTTPError as error:
            with error:
                status, answer = error.code, error.read()
            if status in (429, 503):
                time.sleep(min(float(error.headers.get("retry-after") or 1), 5))
                continue
        except (OSError, http.client.HTTPException) as error:
            return 0, {"type": f"{type(error).__name__}: {error}"}
        break
    try:
        return status, json.loads(answer)
    except ValueError:
        return status, {"type": "no JSON"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Prove a running service."""
    parser = argparse.ArgumentParser(
        prog="python -m docextract.testing.proving",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("url", help="as http://127.0.0.1:8000, without a path")
    parser.add_argument("--times", type=int, default=50, help="how often each fault is sent (default: 50)")
    parser.add_argument("--at-once", type=int, default=2, help="requests at the same time (default: 2)")
    parser.add_argument("--faults", nargs="+", choices=[*FAULTS], default=[*FAULTS], metavar="FAULT")
    asked = parser.parse_args(arguments)
    key, secret = os.environ.get("KEY"), os.environ.get("SECRET")
    if not key or not secret:
        parser.error("the environment variables KEY and SECRET must hold a key with the role DATA_EXTRACTION")
    found = prove(asked.url, key, secret, cases(asked.times, asked.faults), at_once=asked.at_once)
    print(report(found))
    return 0 if all(one.right for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
