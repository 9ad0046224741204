import subprocess,sys
for i in range(1,13): subprocess.run([sys.executable,f'd{i:02d}.py'],check=True)
