import json, os
import common, pdfs, books
for d in (common.DOC,common.TRU):
    os.makedirs(d,exist_ok=True)
    for f in os.listdir(d): os.remove(os.path.join(d,f))
for f in pdfs.ALL+books.ALL: f()
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
# check
SKIPCOL={}
for s in common.SAVED:
    bad=[]
    for i,r in enumerate(s.rows):
        if not r['f']: continue
        for c in range(s.n):
            if r['v'][c] is None: continue
            x=sum(g*(s.rows[j]['v'][c] or 0) for j,g in r['f'])
            if abs(x-r['v'][c])>.006: bad.append((r['label'],s.columns[c],r['v'][c],round(x,2)))
    # cross foot: 12 months
    for r in s.rows:
        v=r['v']
        if v[0] is None or r.get('k'): continue
        def ck(a,b):
            if abs(a-(b or 0))>.006: bad.append(('cross',r['label'],b,a))
        if s.columns[0][:3] in('Jan','Aug','Apr') and s.n>=13: ck(sum(x or 0 for x in v[:12]),v[12])
        elif s.columns[0]=='April': ck(sum(v[:3]),v[3]); ck((v[3]-v[4])*(-1 if r.get('ex') else 1),v[5])
        elif s.columns[0].startswith('Q1'): ck(sum(v[:4]),v[4]); ck(v[4]-v[5],v[6])
        elif s.columns[0]=='Maple Avenue': ck(sum(v[:3]),v[3])
        elif s.columns[-1]=='Consolidated': ck(sum(v[:5]),v[5])
        elif s.columns[0].startswith('Borrower') : ck(sum(x or 0 for x in v[:4]),v[4]) if r['label']!='Debt Service' and 'After' not in r['label'] else 0; ck(v[4]-v[6],v[7])
        elif s.columns[0].startswith('Quarter') and 'beginning' not in r['label'] and 'END' not in r['label']: ck(v[0]+v[1],v[2])
    print(s.name,'|',s.prop,'| rows',len(s.rows),'| keys',list(s.keys),'| planted',bool(s.planted)); [print('    ',b) for b in bad]
for f in os.listdir(common.TRU): json.load(open(os.path.join(common.TRU,f)))
print(len(os.listdir(common.DOC)),len(os.listdir(common.TRU)),len(common.INDEX))
