import subprocess,sys,os
h=os.path.dirname(os.path.abspath(__file__))
for m in ('pdf_a','pdf_b','xl_a','xl_b'): subprocess.check_call([sys.executable,os.path.join(h,'makers',m+'.py')])
