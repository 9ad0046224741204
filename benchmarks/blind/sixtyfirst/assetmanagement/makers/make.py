import importlib, sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); sys.dont_write_bytecode=True
import lib
for m in ['p1','p2','p3','p4','p5','p6','p7','x1','x2','x3','x4','x5','x6','x7']:
    if os.path.exists(os.path.join(lib.OUT,m+'.py')): importlib.import_module(m).run()
lib.write_index()
