import json,glob,os,itertools
ix=json.load(open('index.json')); print(len(ix),len(os.listdir('documents')),len(os.listdir('truth')))
for e in ix:
    t=json.load(open(f"truth/{e['file']}.json")); assert os.path.exists('documents/'+e['file'])
    for s in t['statements']:
        bad=[];nc=len(s['columns'])
        for r in s['rows']: assert len(r['values'])==nc and r['label']
        for i,r in enumerate(s['rows']):
            if 'footsFrom' not in r: continue
            it=r['footsFrom']['items']
            for c in range(nc):
                v=[s['rows'][j]['values'][c] or 0 for j in it]; w=r['values'][c] or 0
                if abs(sum(v)-w)<.006: continue
                if len(v)<=4 and any(abs(v[0]+sum(a*b for a,b in zip(sg,v[1:]))-w)<.006 for sg in itertools.product((1,-1),repeat=len(v)-1)): continue
                bad.append((r['label'],s['columns'][c],sum(v),w))
        # variance, quarter, total columns
        print(e['file'],e['documentType'],s['title'],s['sheet'],s['page'],len(s['rows']),nc,list(s['keyTotals']),'PLANTED' if s['planted'] else '',bad)
    if e['file'].endswith('pdf'):
        txt=os.popen(f"pdftotext -layout documents/{e['file']} -").read(); lab=' '.join(txt.split())
        for s in t['statements']:
            for r in s['rows']:
                for v in r['values']:
                    if v is None: continue
                    f=[f'{abs(v):,.2f}',f'{abs(v):,.0f}']
                    if not any(x in txt for x in f): print('  missing',r['label'],v)
                if r['label'] not in lab: print('  label?',r['label'])
