import subprocess,sys,os
for i in range(1,12): subprocess.run([sys.executable,f"d{i:02d}.py"],check=True,cwd=os.path.dirname(os.path.abspath(__file__)))
