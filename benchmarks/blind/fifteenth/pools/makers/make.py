# Regenerates every document, truth and index.json (each generator has its own fixed seed).
import glob, os, subprocess, sys
here=os.path.dirname(os.path.abspath(__file__))
for g in sorted(glob.glob(here+"/g_*.py")):
    subprocess.run([sys.executable,g],check=True,cwd=here); print("ok",os.path.basename(g))
