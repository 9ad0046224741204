"""The service without HTTP: a key, an extraction with it, the log. What a WSGI application or a script would do.

python examples/service_in_python.py rent_roll.pdf OFFICE service.db
"""

from __future__ import annotations

import sys
from pathlib import Path

import docextract


def main(path: str, asset_type: str, database: str) -> int:
    """Extract a rent roll as a key of its own, and print what the log says."""
    with docextract.Service.open(database) as service:
        key = service.keys.create(name="script", enabled=True, roles=["DATA_EXTRACTION"])
        who = service.authenticate(key.key, key.secret)
        request = {
            "assetType": asset_type,
            "documentType": "RENT_ROLL",
            "file": Path(path).read_bytes(),  # or a data URL
            "fileName": Path(path).name,
        }
        try:
            roll = service.extract(request, who)
        except docextract.DocextractError as error:
            print(f"{error.type}: {error.message}")
        else:
            print(f"{roll.id}: {len(roll.rows)} rows")
        try:
            service.logs(principal=who)
        except docextract.UnauthorizedApiKeyError as error:
            print(error.message)
        for entry in service.logs(api_key=key.key).entries:  # without a principal: the host's own call
            print(entry.id, entry.status, entry.meta.get("template"), entry.rows, f"{entry.extract_duration:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
