"""regenerates every document and its truth"""
import subprocess, sys, glob, os
for f in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'makers', 'd*.py'))): subprocess.run([sys.executable, f], check=True, stdout=subprocess.DEVNULL)
