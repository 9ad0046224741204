import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import lib, json, make_pdf
make_pdf.run()
try:
    import make_xlsx; make_xlsx.run()
except ImportError as e: print(e)
json.dump(lib.INDEX, open(os.path.join(lib.ROOT, 'index.json'), 'w'), indent=1)
print(len(lib.INDEX))
