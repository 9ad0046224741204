import subprocess,sys
for i in range(1,10): subprocess.check_call([sys.executable,'d%d.py'%i])
