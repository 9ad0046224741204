import subprocess,sys,os
H=os.path.dirname(os.path.abspath(__file__))
if os.path.exists(H+'/index.json'): os.remove(H+'/index.json')
for d in ('documents','truth'): os.makedirs(f'{H}/{d}',exist_ok=True)
for i in range(1,13): subprocess.run([sys.executable,f'{H}/d{i:02d}.py'],check=True,cwd=H)
