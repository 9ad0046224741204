"""Runs every maker (one per document) and rebuilds index.json."""
import glob, os, subprocess, sys
H = os.path.dirname(os.path.abspath(__file__))
ip = os.path.join(H, '..', 'index.json')
if os.path.exists(ip): os.remove(ip)
for m in sorted(glob.glob(os.path.join(H, 'm[0-9][0-9]_*.py'))): subprocess.run([sys.executable, m], check=True, cwd=H)
