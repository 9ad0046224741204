import glob,subprocess,sys,os
H=os.path.dirname(os.path.abspath(__file__))
for d in('documents','truth'): os.makedirs(f'{H}/{d}',exist_ok=True)
for f in sorted(glob.glob(H+'/make_*.py')): subprocess.run([sys.executable,f],check=True,cwd=H)
