import subprocess,sys,os,glob
h=os.path.join(os.path.dirname(os.path.abspath(__file__)),'makers')
for f in sorted(glob.glob(os.path.join(h,'[px]0*.py'))): subprocess.check_call([sys.executable,f])
