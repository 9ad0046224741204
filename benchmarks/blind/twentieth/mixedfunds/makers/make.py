import subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for d in ("documents","truth"): os.makedirs(d,exist_ok=True)
for i in range(1,13): subprocess.run([sys.executable,f"d{i:02d}.py"],check=True)
