import json,os,itertools
from common import ROOT,DOC,TRU
for e in json.load(open(os.path.join(ROOT,'index.json'))):
    assert os.path.exists(os.path.join(DOC,e['file']))
    for s in json.load(open(os.path.join(TRU,e['file']+'.json')))['statements']:
        bad=[]
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for c,v in enumerate(r['values']):
                    x=[s['rows'][j]['values'][c] or 0 for j in it]
                    if not(abs(sum(x)-v)<.006 or abs(x[0]-sum(x[1:])-v)<.006): bad.append((r['label'],c,v,sum(x)))
        # total column
        if e['documentType'].endswith('T12') and len(s['columns'])==13:
            for r in s['rows']:
                if r['values'][12] is not None and abs(sum(r['values'][:12])-r['values'][12])>.006: bad.append(('ROW',r['label'],r['values'][12],sum(r['values'][:12])))
        print(e['file'],len(s['rows']),s['planted'] and s['planted']['what'],bad, {k:v['values'][-1] for k,v in s['keyTotals'].items()})
