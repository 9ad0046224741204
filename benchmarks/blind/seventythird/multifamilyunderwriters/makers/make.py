import subprocess,sys,os
for i in range(1,15): subprocess.run([sys.executable,os.path.join(os.path.dirname(os.path.abspath(__file__)),f'd{i:02d}.py')],check=True)
