"""regenerates all 14 documents and truths (each maker has its own seed); python make.py"""
import glob,os,runpy,sys
h=os.path.dirname(os.path.abspath(__file__));sys.path.insert(0,h)
for p in sorted(glob.glob(h+"/[pw][0-9]_*.py")): runpy.run_path(p)
