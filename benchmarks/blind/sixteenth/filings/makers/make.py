import subprocess,sys
for k in range(1,13): subprocess.run([sys.executable,f'make{k:02d}.py'],check=True)
