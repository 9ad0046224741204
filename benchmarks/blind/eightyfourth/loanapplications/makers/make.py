import subprocess,sys
for i in range(1,15): subprocess.run([sys.executable,'m%02d.py'%i],check=True)
