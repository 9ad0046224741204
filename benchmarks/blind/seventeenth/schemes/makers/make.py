import subprocess,sys,os
for i in ('p12','p34','p56','x12','x34','x56'): subprocess.check_call([sys.executable,f'make_{i}.py'],cwd=os.path.dirname(os.path.abspath(__file__)))
