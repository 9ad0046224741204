import sys, json, importlib
import lib
only=sys.argv[1:]
for n in range(1,13):
    k=f'd{n:02d}'
    if only and k not in only: continue
    importlib.import_module(k).make()
for t,p,pl,bad in lib.CHECKS:
    print('PLANTED' if pl else 'ok' if not bad else 'BAD',t,'|',p,bad[:30] if bad else '')
if not only: json.dump(lib.INDEX,open(lib.BASE+'/index.json','w'),indent=1)
