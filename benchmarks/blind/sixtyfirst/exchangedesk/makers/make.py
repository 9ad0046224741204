import sys; sys.dont_write_bytecode=True
import json, common, pdf1
mods=[pdf1]
for m in('pdf2','wb1','wb2'):
    try: mods.append(__import__(m))
    except ModuleNotFoundError as e: print(e)
for m in mods:
    for k in sorted(vars(m)):
        if k[0]=='d' and k[1:].isdigit(): getattr(m,k)(); print(k)
json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1)
