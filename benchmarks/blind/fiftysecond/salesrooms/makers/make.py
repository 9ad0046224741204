import subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for s in ("make_a.py","make_b.py","make_c.py","make_d.py","check.py"): subprocess.run([sys.executable,s],check=True)
