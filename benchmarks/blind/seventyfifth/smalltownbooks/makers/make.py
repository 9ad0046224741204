import subprocess,sys,os
h=os.path.dirname(os.path.abspath(__file__))
for i in range(1,15): subprocess.run([sys.executable,f'{h}/d{i:02d}.py'],check=True,cwd=h)
