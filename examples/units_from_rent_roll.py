"""Print each unit of a rent roll with its rent, where the rent stands, and whether the document confirms it.

python examples/units_from_rent_roll.py rent_roll.pdf MULTIFAMILY
"""

from __future__ import annotations

import sys

import docextract


def main(path: str, asset_type: str) -> int:
    """Extract and print; the exit status is 1 if a check failed."""
    roll = docextract.extract(path, asset_type=asset_type, document_type="RENT_ROLL")
    print(roll.meta.property_name, roll.meta.as_on_date)
    for row in roll.units:
        rent = "vacant" if row.contract_rent is None else f"{row.contract_rent:,}"
        where = ", ".join(str(place.to_json()) for place in row.sources.get("contractRent", []))
        proved = "proved" if "contractRent" in row.proved else ""
        print(f"{row.unit or '?':10} {row.tenant_name or '':30} {rent:>10}  {proved:6}  {where}")
    for check in roll.failed_checks:
        print(f"FAILED {check.check_id} {check.title}: {check.message}")
    return 1 if roll.failed_checks else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
