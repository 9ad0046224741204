import subprocess,sys,os
b=os.path.dirname(os.path.abspath(__file__)); os.makedirs(b+'/documents',exist_ok=True); os.makedirs(b+'/truth',exist_ok=True)
for s in ('make_x1','make_x2','make_p1','make_p2'): subprocess.check_call([sys.executable,f'{b}/{s}.py'])
