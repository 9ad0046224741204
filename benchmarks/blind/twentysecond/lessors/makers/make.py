import subprocess,sys,glob,os
B=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(B+'/[px][0-9]_*.py')):subprocess.check_call([sys.executable,f],cwd=B)
