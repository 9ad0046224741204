import json,glob,itertools,os
from st import *
import subprocess,re
idx={e['file'] for e in json.load(open(IDX))}
docs=set(os.listdir(DOC)); trs={f[:-5] for f in os.listdir(TR)}
print(len(docs),docs==trs==idx)
for n in sorted(docs):
    T=json.load(open(f'{TR}/{n}.json')); vals=set(); 
    for st in T['statements']:
        R=st['rows']; bad=0; nf=0
        for i,r in enumerate(R):
            assert len(r['values'])==len(st['columns'])
            assert r['rowType'] in('HEADING','LINE','SUBTOTAL','TOTAL') and (r['rowType'] in('HEADING','LINE'))==('footsFrom' not in r)
            for v in r['values']:
                if v is not None: vals.add(round(abs(v),2))
            if 'footsFrom' in r:
                nf+=1
                its=r['footsFrom']['items']; assert all(j<i for j in its)
                for c,v in enumerate(r['values']):
                    if v is None: continue
                    # sum over all columns' addends (inner or outer column alike for one-value-per-row layouts)
                    xs=[R[j]['values'][c] for j in its]
                    if v and all(x is None for x in xs): xs=[next((y for y in R[j]['values'] if y is not None),None) for j in its]
                    xs=[x or 0 for x in xs]
                    ok=abs(sum(xs)-v)<.011 or (abs(xs[0]-sum(xs[1:])-v)<.011)
                    if not ok: bad+=1; print('   NOTIE',n[:20],r['label'],st['columns'][c],v,round(sum(xs),2))
        for k,t in st['keyTotals'].items(): assert any(r['label']==t['label'] and r['values']==t['values'] for r in R)
        # months/totals across
        print(n[:34].ljust(34),st['title'][:34].ljust(34),len(R),'rows',nf,'foots bad',bad,'planted' if st['planted'] else '',list(st['keyTotals']))
    if n.endswith('pdf'):
        tx=subprocess.run(['pdftotext','-layout',f'{DOC}/{n}','-'],capture_output=True,text=True).stdout
        seen={round(float(x.replace(',','')),2) for x in re.findall(r'\d[\d,]*(?:\.\d+)?',tx) if x.strip(',')}
        print('    truth not on paper:',sorted(vals-seen-{0})[:8],' money on paper not in truth:',sorted(x for x in seen-vals if x>=1000)[:30])
