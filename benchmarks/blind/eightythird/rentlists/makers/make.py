import subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for i in range(1,15): subprocess.run([sys.executable,f'make{i:02}.py'],check=True)
subprocess.run([sys.executable,'check.py'],check=True)
