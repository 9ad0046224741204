import subprocess,sys,os
h=os.path.dirname(os.path.abspath(__file__))
for k in "px":
    for i in range(1,8): subprocess.check_call([sys.executable,f"{h}/{k}{i}.py"])
subprocess.check_call([sys.executable,f"{h}/check.py"])
