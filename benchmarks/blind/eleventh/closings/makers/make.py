import importlib,os,sys
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
for d in ('documents','truth'): os.makedirs(os.path.join(sys.path[0],d),exist_ok=True)
for n in range(1,12): importlib.import_module(f'd{n:02d}').make()
