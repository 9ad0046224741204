"""Regenerates all documents and truths (each script has its own seed)."""
import glob,os,subprocess,sys
g=os.path.join(os.path.dirname(os.path.abspath(__file__)),'gen')
for d in ('documents','truth'): os.makedirs(os.path.join(g,'..',d),exist_ok=True)
for f in sorted(glob.glob(os.path.join(g,'make_*.py'))): subprocess.run([sys.executable,'-B',f],cwd=g,check=True)
