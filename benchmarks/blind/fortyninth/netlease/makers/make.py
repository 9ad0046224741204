"""regenerates everything"""
import subprocess, sys
from pathlib import Path
for p in sorted(Path(__file__).resolve().parent.glob("[px]0*.py")): subprocess.run([sys.executable, p.name], cwd=p.parent, check=True)
