# regenerates all documents, truths and index.json (seeds are fixed in each make_NN script)
import glob, os, subprocess, sys
b=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(os.path.join(b,'make_*.py'))): subprocess.run([sys.executable,f],check=True)
