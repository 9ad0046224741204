"""Runs every maker; all are deterministic."""
import subprocess, sys
from pathlib import Path
h = Path(__file__).resolve().parent
for p in sorted(h.glob("m[0-9][0-9]_*.py")): subprocess.run([sys.executable, p.name], cwd=h, check=True)
