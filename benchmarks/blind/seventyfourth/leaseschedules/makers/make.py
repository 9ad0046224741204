import subprocess,sys,glob,os
for f in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)),'d*.py'))): subprocess.check_call([sys.executable,f])
