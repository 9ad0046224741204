# regenerates all documents, truths and index (each maker has its own fixed seed)
import glob,subprocess,sys,os
d=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(d+'/[px]0*.py')): subprocess.run([sys.executable,f],check=True,cwd=d)
