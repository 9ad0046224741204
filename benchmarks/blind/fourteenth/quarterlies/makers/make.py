"""Regenerates all documents, truths and index.json (seeds are fixed inside each script)."""
import subprocess,sys,os
d=os.path.dirname(os.path.abspath(__file__))
for s in ('documents','truth'): os.makedirs(os.path.join(d,s),exist_ok=True)
for i in range(1,13): subprocess.run([sys.executable,f'm{i:02d}.py'],cwd=d,check=True)
