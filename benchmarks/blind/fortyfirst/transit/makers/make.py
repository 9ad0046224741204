import subprocess,sys,os
h=os.path.dirname(os.path.abspath(__file__))
for f in('make_a.py','make_b.py','make_c.py'): subprocess.check_call([sys.executable,os.path.join(h,f)])
