import subprocess,sys,os
for k in 'abcde': subprocess.run([sys.executable,os.path.join(os.path.dirname(os.path.abspath(__file__)),f'make_{k}.py')],check=True)
