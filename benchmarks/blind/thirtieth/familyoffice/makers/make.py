"""Regenerates every document, truth and index.json (seeds are inside the makers)."""
import subprocess,sys,glob,os
os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)),'makers'))
for f in sorted(glob.glob('d*.py')): subprocess.run([sys.executable,'-W','ignore',f],check=True)
