import importlib,sys,json,os
import lib
for m in 'p1 p2 p3 p4 p5 p6 p7 w1 w2 w3 w4 w5 w6 w7'.split():
    if os.path.exists(lib.B+'/'+m+'.py'): importlib.import_module(m).run()
json.dump(lib.INDEX,open(lib.B+'/index.json','w'),indent=1)
