"""What the tests of many documents ask for, and how answers are compared."""

from __future__ import annotations

import json
import re

ASKED = {"asset_type": "MULTIFAMILY", "document_type": "RENT_ROLL"}
FAMILIES = ("handmade.apartments", "handmade.commercial", "yardi.rentRollWithLeaseCharges", "appfolio.rentRoll")
DURATIONS = re.compile(r'"(parse|extract)Duration":\s?[0-9.e-]+')


def timeless(text: str) -> str:
    """An answer without its durations."""
    return DURATIONS.sub(r'"\1Duration":0', text)


def extracted(text: str) -> object:
    """What was extracted, whatever plugins are in force."""
    return json.loads(text)["data"]["extracted"]
