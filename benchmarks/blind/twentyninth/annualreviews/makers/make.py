"""Regenerates all documents, truth files and the index."""
import glob, os, subprocess, sys
d = os.path.join(os.path.dirname(os.path.abspath(__file__)), "makers")
for m in sorted(glob.glob(os.path.join(d, "m[0-9]*.py"))): subprocess.run([sys.executable, m], check=True, cwd=d)
