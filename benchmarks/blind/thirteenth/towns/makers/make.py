# regenerates all documents, truths and index.json (fixed seeds inside each script)
import subprocess, sys, glob, os
here=os.path.dirname(os.path.abspath(__file__))
for s in sorted(glob.glob(here+'/gen/[px]*.py')): subprocess.run([sys.executable,s],check=True,cwd=here+'/gen')
import shutil; shutil.rmtree(here+'/lo',ignore_errors=True)
