"""Regenerates everything: documents, truth, index."""
import glob, os, subprocess, sys
here = os.path.dirname(os.path.abspath(__file__)); root = os.path.dirname(here)
if os.path.exists(os.path.join(root, "index.json")): os.remove(os.path.join(root, "index.json"))
for d in ("documents", "truth"): os.makedirs(os.path.join(root, d), exist_ok=True)
for f in sorted(glob.glob(os.path.join(here, "d*.py"))): subprocess.run([sys.executable, f], check=True)
