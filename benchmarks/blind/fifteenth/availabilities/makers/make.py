"""Regenerates every document, truth and index.json (fixed seeds)."""
import subprocess,sys,os
h=os.path.dirname(os.path.abspath(__file__)); os.makedirs(h+"/documents",exist_ok=True); os.makedirs(h+"/truth",exist_ok=True)
for i in range(1,15): subprocess.run([sys.executable,f"{h}/gen{i:02d}.py"],check=True,cwd=h)
