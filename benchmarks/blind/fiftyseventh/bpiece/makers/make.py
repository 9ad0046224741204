import subprocess,sys,os
h=os.path.dirname(os.path.abspath(__file__))
for s in ('make_pdf1.py','make_pdf2.py','make_xl.py'): subprocess.check_call([sys.executable,os.path.join(h,s)],cwd=h)
