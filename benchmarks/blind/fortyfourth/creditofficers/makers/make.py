"""Rebuilds everything: runs each maker in makers/ in order."""
import glob, os, subprocess, sys
here=os.path.dirname(os.path.abspath(__file__))
for p in sorted(glob.glob(os.path.join(here,'makers','[px][0-9]_*.py'))): subprocess.run([sys.executable,p],check=True)
