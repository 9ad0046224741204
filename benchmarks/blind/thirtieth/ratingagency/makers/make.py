"""Regenerates all documents, their truth and index.json (every maker has its own fixed seed)."""
import glob, os, subprocess, sys
here = os.path.dirname(os.path.abspath(__file__))
for p in sorted(glob.glob(os.path.join(here, 'makers', 'd*.py'))): subprocess.check_call([sys.executable, p])
