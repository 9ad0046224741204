import subprocess,sys
for k in range(1,9): subprocess.check_call([sys.executable,f"make{k}.py"])
