import sys,json
sys.path.insert(0,'.')
import common,pdfs
fs=list(pdfs.ALL)
try:
    import books; fs+=books.ALL
except ImportError as e: print(e)
for i,f in enumerate(fs): f(3800+i)
json.dump(common.INDEX,open(common.BASE+'/index.json','w'),indent=1)
print(len(common.INDEX))
