"""Regenerates every document and truth (fixed seeds)."""
import glob, os, runpy, sys
os.chdir(os.path.dirname(os.path.abspath(__file__))); sys.path.insert(0, ".")
for f in sorted(glob.glob("??_*.py")): runpy.run_path(f, run_name="__main__")
