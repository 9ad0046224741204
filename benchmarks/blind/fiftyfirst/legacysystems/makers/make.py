import sys, importlib, os, glob
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
names=sys.argv[1:] or sorted(os.path.basename(p)[:-3] for p in glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)),'makers','m*.py')))
for n in names:
    importlib.import_module('makers.'+n).make(); print(n)
