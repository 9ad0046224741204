"""Regenerates every document, its truth and index.json (seeds are fixed in each maker)."""
import glob, os, subprocess, sys
h=os.path.dirname(os.path.abspath(__file__))
for d in ("documents","truth"): os.makedirs(f"{h}/{d}",exist_ok=True)
for m in sorted(glob.glob(f"{h}/makers/m[0-9]*.py")): subprocess.run([sys.executable,m],check=True)
