import importlib,sys
for i in range(1,15): importlib.import_module(f'd{i:02d}').run()
