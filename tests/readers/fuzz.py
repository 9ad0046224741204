"""Fuzzing guided by coverage: ``python tests/readers/fuzz.py TARGET [--seconds N] [--folder FOLDER]``.

Wants atheris (the dependency group ``fuzz``; Linux). The corpus grows in ``FOLDER/TARGET``. A finding is kept beside it
as ``FOLDER/TARGET-crash-...`` and ends the run with a status that is not 0. ``--replay FILE...`` runs files once,
without atheris: the way to look at a finding, and to measure with coverage.py how far a corpus reaches.
"""

from __future__ import annotations

import argparse
import hashlib
import logging
import sys
import time
from pathlib import Path
from random import Random

TARGETS = ("pdf", "xlsx", "extract", "values", "layouts")
LONGEST = 64 * 1024
SLOW = 0.5
"""Seconds; a good file that takes longer is none to begin with."""


def main() -> None:
    """Fuzz one target, or replay files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"))
    parser.add_argument("--replay", type=Path, nargs="*")
    asked = parser.parse_args()
    logging.disable()  # of libraries, about damaged files
    if asked.replay is not None:
        replay(asked.target, asked.replay)
        return
    import atheris

    corpus = asked.folder / asked.target
    corpus.mkdir(parents=True, exist_ok=True)
    with atheris.instrument_imports(include=["docextract"], enable_loader_override=False):
        import strangers

        target = strangers.TARGETS[asked.target]
        for seed in target.seeds():  # this imports what is loaded at first use
            start = time.monotonic()
            target.run(seed)
            if len(seed) <= LONGEST and time.monotonic() - start < SLOW:
                (corpus / hashlib.sha256(seed).hexdigest()).write_bytes(seed)

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        chance = Random(seed)
        if chance.random() < 0.2:
            return bytes(atheris.Mutate(data, most))
        for _ in range(chance.choice((1, 1, 2, 4))):
            data = target.mutate(data, chance)
        return data[:most]

    options = [
        sys.argv[0], str(corpus), f"-artifact_prefix={asked.folder / asked.target}-", f"-max_len={LONGEST}",
        f"-max_total_time={asked.seconds}", "-timeout=30", "-rss_limit_mb=2048", "-print_final_stats=1",
    ]  # fmt: skip
    atheris.Setup(options, target.run, custom_mutator=mutate)
    atheris.Fuzz()


def replay(name: str, paths: list[Path]) -> None:
    """Run files, or those of folders, once."""
    from strangers import TARGETS

    for path in paths:
        for file in sorted(path.iterdir()) if path.is_dir() else [path]:
            TARGETS[name].run(file.read_bytes())


if __name__ == "__main__":
    main()
