import subprocess,sys,os
os.makedirs('documents',exist_ok=True);os.makedirs('truth',exist_ok=True);os.makedirs('parts',exist_ok=True)
for s in [f"{a}{i}" for a in "px" for i in range(1,8)]: subprocess.check_call([sys.executable,s+".py"])
