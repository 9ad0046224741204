import lib, json, os
import make_pdf; make_pdf.run()
try:
    import make_xl; make_xl.run()
except ModuleNotFoundError as e: print(e)
json.dump(lib.INDEX,open(os.path.join(lib.HERE,'index.json'),'w'),indent=1); print(len(lib.INDEX))
