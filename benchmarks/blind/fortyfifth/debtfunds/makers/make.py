"""Regenerate every document, truth and index: python makers/make.py"""
import glob,os,subprocess,sys
h=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(os.path.join(h,'[px]0*.py'))): subprocess.run([sys.executable,'-W','ignore',f],check=True,cwd=h)
