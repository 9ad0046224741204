import subprocess,sys
for n in range(1,13): subprocess.run([sys.executable,f"./make{n:02d}.py"],check=True)
