"""Write a rent roll of an invented property, to have something to extract.

    python examples/make_rent_roll.py rent_roll.pdf
    python examples/make_rent_roll.py rent_roll.xlsx --family yardi.rentRollWithLeaseCharges --seed 7

The same family, seed and format give the same file. PDFs want reportlab.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from docextract.testing import families, write


def main() -> None:
    """Write the file that the command line asks for."""
    parser = argparse.ArgumentParser(description="Write a rent roll of an invented property.")
    parser.add_argument("path", type=Path, help="the file to write: .pdf or .xlsx")
    parser.add_argument("--family", default="broker.rentRoll", choices=families(), metavar="NAME")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sample = write(asked.family, seed=asked.seed, format="pdf" if asked.path.suffix == ".pdf" else "xlsx")
    asked.path.parent.mkdir(parents=True, exist_ok=True)
    asked.path.write_bytes(sample.data)
    print(f"{asked.path}: {sample.asset_type} {sample.document_type}, {len(sample.rows)} rows")


if __name__ == "__main__":
    main()
