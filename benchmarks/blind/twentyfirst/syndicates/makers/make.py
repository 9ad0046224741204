import subprocess,sys,os
for k in range(1,13):subprocess.check_call([sys.executable,os.path.join(os.path.dirname(os.path.abspath(__file__)),f"make{k:02d}.py")])
