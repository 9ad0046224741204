# regenerates all 14 documents, truths and index.json
import glob, os, subprocess, sys
h=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(os.path.join(h,'m[0-9]*.py'))): subprocess.run([sys.executable,f],check=True,cwd=h)
