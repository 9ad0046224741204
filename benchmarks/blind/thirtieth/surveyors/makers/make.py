import random,json,sys
import common
which=sys.argv[1:]
mods=[]
import pdfs; mods.append(pdfs)
try:
    import books; mods.append(books)
except ImportError as e: print(e)
for m in mods:
    for f in m.ALL: f(random.Random('surveyors-'+f.__name__)); print(f.__name__)
json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1)
