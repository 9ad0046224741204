import subprocess,sys,os
b=os.path.dirname(os.path.abspath(__file__))
for k in range(1,13): subprocess.check_call([sys.executable,f'{b}/mk{k:02d}.py'],cwd=b)
