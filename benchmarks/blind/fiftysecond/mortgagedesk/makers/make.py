"""Regenerates all 14 documents, truths, checks and index.json (seed in common.py)."""
import os, subprocess, sys
h=os.path.dirname(os.path.abspath(__file__))
for d in("documents","truth","checks","build"):os.makedirs(f"{h}/{d}",exist_ok=True)
for i in(1,2,3,4):subprocess.run([sys.executable,f"{h}/make{i}.py"],check=True)
