import subprocess,sys,os
d=os.path.dirname(os.path.abspath(__file__))
for k in range(1,13): subprocess.run([sys.executable,f'{d}/d{k:02d}.py'],check=True,cwd=d)
