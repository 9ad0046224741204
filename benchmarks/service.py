"""What the service costs beyond the extraction: pages of a long log, the check of a key, and the adapter over HTTP.

    python benchmarks/service.py [--entries 1000000] [--database FILE]

Pages are timed by the clock, the rest in processor time. With ``--database`` a log that is long enough is used again.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import datetime as dt
import io
import os
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from docextract.models.log import LogMeta
from docextract.service import Service
from docextract.service.log import LogRecord

START = dt.datetime(2020, 1, 1, tzinfo=dt.UTC)
KEYS = 50
BATCH = 20_000


def fill(service: Service, entries: int) -> None:
    """Record entries of several keys, a minute apart, one in ten FAILED, until there are so many."""
    chance = random.Random(1)
    have = service.logs(page_size=1).total
    for first in range(have, entries, BATCH):
        for n in range(first, min(entries, first + BATCH), 1000):
            records = [record(chance, m) for m in range(n, min(entries, n + 1000))]
            service.log.record(records, at=START + dt.timedelta(minutes=n))


def record(chance: random.Random, n: int) -> LogRecord:
    """One entry, its key one of a few that are used often and many that are not."""
    key = min(int(chance.expovariate(0.2)), KEYS - 1)
    return LogRecord(
        "MULTIFAMILY",
        "RENT_ROLL",
        "FAILED" if chance.random() < 0.1 else "SUCCESS",
        LogMeta({"from": 1, "to": 12, "fileName": f"rent roll {n}.pdf", "template": "generic"}),
        f"{chance.getrandbits(256):064x}",
        12,
        480,
        812.25,
        200.5,
        f"key {key}",
        f"dxk_{key:022d}",
    )


def pages(service: Service) -> None:
    """The slowest of some pages of every kind of filter."""
    whole = service.logs(page_size=1).total
    middle = START + dt.timedelta(minutes=whole // 2)
    often, seldom = f"dxk_{0:022d}", f"dxk_{20:022d}"
    filters: dict[str, dict[str, Any]] = {
        "none": {},
        "status": {"status": "FAILED"},
        "a key that is used often": {"api_key": often},
        "a key that is used seldom": {"api_key": seldom},
        "key and status": {"api_key": often, "status": "FAILED"},
        "dates": {"start_date": START + dt.timedelta(days=30), "end_date": middle},
        "dates, key and status": {"start_date": START, "end_date": middle, "api_key": often, "status": "SUCCESS"},
    }
    print(f"Pages of a log of {whole:,} entries, the slowest of five reads, in milliseconds:\n")
    print("| filter | entries | first page | middle page | last page | a last page of 10,000 |")
    print("|---|---|---|---|---|---|")
    for name, wanted in filters.items():
        total = service.logs(page_size=1, **wanted).total
        cells = []
        for size, places in ((100, (0.0, 0.5, 1.0)), (10_000, (1.0,))):
            last = max(1, -(-total // size))
            for place in places:
                page = max(1, round(last * place))
                if size == 10_000 and last > 1:
                    page = last - 1  # the last full one
                times = []
                if size == 10_000:  # what of it is on the disk alone is read once
                    service.logs(page=page, page_size=size, **wanted)
                for _ in range(5):
                    start = time.perf_counter()
                    service.logs(page=page, page_size=size, **wanted).to_json()
                    times.append((time.perf_counter() - start) * 1000)
                cells.append(f"{max(times):.1f}")
        print(f"| {name} | {total:,} | {' | '.join(cells)} |")


def per_call(call: Callable[[], object], rounds: int) -> float:
    """Milliseconds of processor time of one call: the median of five series."""
    series = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(rounds):
            call()
        series.append((time.process_time() - start) * 1000 / rounds)
    return statistics.median(series)


def key_check(service: Service) -> None:
    """The check of a key, good and unknown."""
    key = service.keys.create(name="bench", enabled=True, roles=["DATA_EXTRACTION", "ADMIN_ROLE"])
    good = per_call(lambda: service.authenticate(key.key, key.secret), 500)
    print(f"\nThe check of a key takes {good:.3f} ms, of {service.keys.list(page_size=1).total} keys.")


def document() -> bytes:
    """A rent roll of a few units in a workbook of two million bytes, most of them a picture that is not read."""
    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Unit", "Tenant", "Sq Ft", "Market Rent", "Rent", "Lease From", "Lease To"])
    for unit in range(101, 120):
        sheet.append([unit, f"Tenant {unit}", 700, 1000, 950, "01/01/2024", "12/31/2024"])
    out = io.BytesIO()
    book.save(out)
    import zipfile

    with zipfile.ZipFile(out, "a", zipfile.ZIP_STORED) as archive:
        archive.writestr("xl/media/image1.png", random.Random(1).randbytes(2_000_000 - out.tell()))
    return out.getvalue()


async def adapter(service: Service) -> None:
    """Processor time of a request over the ASGI application, less that of the same extraction without it."""
    from docextract.http import create_app

    key = service.keys.create(name="adapter", enabled=True, roles=["DATA_EXTRACTION"])
    data = document()
    url = "data:application/octet-stream;base64," + base64.b64encode(data).decode()
    body = b'{"assetType":"OFFICE","documentType":"RENT_ROLL","fileName":"roll.xlsx","file":"' + url.encode() + b'"}'
    credentials = base64.b64encode(f"{key.key}:{key.secret}".encode())
    pieces = [body[at : at + 65536] for at in range(0, len(body), 65536)]
    app = create_app(service)

    async def request() -> None:
        waiting = iter(pieces)
        left = len(pieces)

        async def receive() -> dict[str, Any]:
            nonlocal left
            left -= 1
            return {"type": "http.request", "body": next(waiting, b""), "more_body": left > 0}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                assert message["status"] == 200, message

        headers = [(b"authorization", b"Basic " + credentials), (b"content-type", b"application/json")]
        scope = {
            "type": "http", "method": "POST", "path": "/v1/extraction/document", "raw_path": b"", "query_string": b"",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "scheme": "http",
            "root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"},
        }  # fmt: skip
        await app(scope, receive, send)

    from docextract.pipeline import extract

    def alone() -> None:
        extract(data, asset_type="OFFICE", document_type="RENT_ROLL", file_name="roll.xlsx").model_dump_json()

    alone()
    await request()
    whole, without = [], []
    for _ in range(30):
        start = time.process_time()
        await request()
        between = time.process_time()
        alone()
        whole.append(between - start)
        without.append(time.process_time() - between)
    over, under = statistics.median(whole) * 1000, statistics.median(without) * 1000
    print(
        f"\nA request with a document of {len(data):,} bytes takes {over:.1f} ms of processor time, the extraction in "
        f"it {under:.1f} ms: {over - under:.1f} ms are the adapter, the keys, the data URL and the log."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--database", type=Path, help="keep the log in this file")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = asked.database or Path(folder) / "log.db"
        with Service.open(path) as service:
            fill(service, asked.entries)
            print(f"SQLite {sqlite3.sqlite_version}, {os.path.getsize(path) / 1e6:,.0f} MB.\n")
            pages(service)
            key_check(service)
            asyncio.run(adapter(service))


if __name__ == "__main__":
    main()
