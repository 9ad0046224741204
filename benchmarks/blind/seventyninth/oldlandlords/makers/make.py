import subprocess,sys,os
d=os.path.dirname(os.path.abspath(__file__))
for i in range(1,15): subprocess.run([sys.executable,f'{d}/m{i:02d}.py'],check=True,cwd=d)
