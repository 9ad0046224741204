import importlib
for i in range(1, 13): importlib.import_module(f"d{i:02d}").make()
