"""A process that extracts through the service without end, and prints the id of each entry once it is answered.

    python recording.py DATABASE [--threads N] [--file-limit BYTES]

With ``--file-limit`` no file may grow past so many bytes, as on a full disk; after the first refusals the limit is
taken back, a few more are extracted, and the process ends.
"""

from __future__ import annotations

import resource
import sys
import threading
import time
from typing import Any

from docextract.errors import StorageUnavailableError
from docextract.models.service_limits import ServiceLimits
from docextract.service import Service

ROLL = b"Unit,Tenant,Sq Ft,Rent,Lease From,Lease To\n" + b"".join(
    f"{unit},Tenant {unit},700,{900 + unit},01/01/2024,12/31/2024\n".encode() for unit in range(101, 110)
)
REQUEST: dict[str, Any] = {"assetType": "OFFICE", "documentType": "RENT_ROLL", "file": ROLL, "fileName": "roll.csv"}
_printing = threading.Lock()


def say(line: str) -> None:
    """One line, whole, and out of this process."""
    with _printing:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def extract(service: Service, *, failing: bool) -> None:
    """One extraction; its entry's id is printed when it is answered."""
    tagging = [{"assetType": "OFFICE", "documentType": "RENT_ROLL"}, {"assetType": "CASTLE", "documentType": "NOVEL"}]
    if failing:
        request = {"file": ROLL, "fileName": "roll.csv", "taggingData": tagging}
        for outcome in service.extract_multiple(request):
            say(outcome.id)
    else:
        say(str(service.extract(REQUEST).id))


def without_end(service: Service) -> None:
    """Extract until the process is killed."""
    number = 0
    while True:
        number += 1
        try:
            extract(service, failing=number % 3 == 0)
        except StorageUnavailableError:
            time.sleep(0.1)


def until_full(service: Service, limit: int) -> None:
    """Extract until the log cannot grow, twice more, and then with room again."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    refused = 0
    while refused < 3:
        try:
            extract(service, failing=False)
        except StorageUnavailableError:
            refused += 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    say("refused")
    for _ in range(3):
        extract(service, failing=False)


def main() -> None:
    """Extract until killed, or until the disk is full."""
    service = Service.open(sys.argv[1], limits=ServiceLimits(at_once=4, queue=100))
    if "--file-limit" in sys.argv:
        until_full(service, int(sys.argv[sys.argv.index("--file-limit") + 1]))
        service.close()
        return
    threads = [threading.Thread(target=without_end, args=(service,)) for _ in range(3)]
    for thread in threads:
        thread.start()


if __name__ == "__main__":
    main()
