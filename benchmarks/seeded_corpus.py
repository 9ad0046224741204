"""Writes a scoring corpus of seeded documents: index.json, the files, and truth/NAME.json for each.

python benchmarks/seeded_corpus.py DIR --seeds 2 [--first-seed 1] [--family yardi.rentRoll]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from docextract.testing import families, write


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seeds", type=int, default=2, help="documents per family and format")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--family", action="append", help="only these families (may be repeated)")
    args = parser.parse_args()
    truth = args.folder / "truth"
    truth.mkdir(parents=True, exist_ok=True)
    index = []
    for family in args.family or families():
        for seed in range(args.first_seed, args.first_seed + args.seeds):
            for kind in ("pdf", "xlsx"):
                sample = write(family, seed, format=kind)
                (args.folder / sample.file_name).write_bytes(sample.data)
                answer = json.dumps(sample.truth, indent=1, ensure_ascii=False)
                (truth / f"{sample.file_name}.json").write_text(answer, encoding="utf-8")
                index.append(sample.index_entry())
    (args.folder / "index.json").write_text(json.dumps(index, indent=1, ensure_ascii=False), encoding="utf-8")
    print(f"{len(index)} documents in {args.folder}")


if __name__ == "__main__":
    main()
