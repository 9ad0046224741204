"""Regenerates all documents (each maker has its own fixed seed): python make.py"""
import glob,os,subprocess,sys
d=os.path.join(os.path.dirname(os.path.abspath(__file__)),'makers')
for f in sorted(glob.glob(d+'/[mx]0*.py')): subprocess.run([sys.executable,f],cwd=d,check=True)
