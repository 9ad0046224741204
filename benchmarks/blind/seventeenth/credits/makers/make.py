import subprocess,sys
for x in "abcdef": subprocess.check_call([sys.executable,f"./make_{x}.py"])
