"""Regenerates all documents, truths and index.json (each make_*.py carries its own seed)."""
import glob, os, subprocess, sys
h = os.path.dirname(os.path.abspath(__file__))
os.makedirs(h+'/documents', exist_ok=True); os.makedirs(h+'/truth', exist_ok=True)
if os.path.exists(h+'/index.json'): os.remove(h+'/index.json')
for f in sorted(glob.glob(h+'/make_*.py')): subprocess.run([sys.executable, f], check=True, cwd=h)
