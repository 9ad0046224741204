import subprocess, sys, os
h=os.path.dirname(os.path.abspath(__file__))
os.makedirs('.',exist_ok=True)
for m in 'abc': subprocess.run([sys.executable,os.path.join(h,f'make_{m}.py')],check=True,cwd=h)
