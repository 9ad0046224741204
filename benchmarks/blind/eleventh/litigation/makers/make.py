# regenerates all 12 documents and truths (each document has its own fixed seed)
import importlib
for k in range(1,13): importlib.import_module('d%02d'%k).main()
