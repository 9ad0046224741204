import subprocess,sys
for g in "12345": subprocess.check_call([sys.executable,f"g{g}.py"])
