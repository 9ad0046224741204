from common import *
import pdfplumber, openpyxl, glob
idx=json.load(open(ROOT+'/index.json')); print(len(idx))
def txt(p):
    if p.endswith('.pdf'):
        with pdfplumber.open(p) as d: return '\n'.join(x.extract_text(layout=False) for x in d.pages)
for i in idx:
    p=f"{DOC}/{i['file']}"; t=json.load(open(f"{TRU}/{i['file'].rsplit('.',1)[0]}.json")); k=i['kind']; bad=[]
    for r in t['rows']+t['totals']:
        for x in r:
            if x not in t['money'] and x not in('account','name','unit','resident','date','charge','invoice','type','label'): bad.append(x)
    add=[m for m in t['money'] if m not in('pct_units','pct_occ','pct_leased','sf','market','market_sf','actual','actual_sf','other:% of RSF','other:Days Past Due')]
    last=t['totals'][-1]
    for m in add:
        s=round(sum(r.get(m,0) for r in t['rows']),2)
        if abs(s-last.get(m,0))>.005: bad.append((m,s,last.get(m)))
    subs=t['totals'][:-1]
    if k!='TB' and subs and 'charge' not in t['rows'][0]:
        for m in add:
            if abs(sum(x.get(m,0) for x in subs)-last.get(m,0))>.005: bad.append(('sub',m))
    T=txt(p); miss=[]
    fm=lambda v: f'{abs(v):,.2f}'
    if T:
        # words
        for r in t['rows']+t['totals']:
            for f in ('account','name','unit','resident','charge','type','label'):
                if f in r and r[f] not in T: miss.append(r[f])
            for m in t['money']:
                if m in r and fm(r[m]) not in T and f'{r[m]:,.0f}' not in T and f'{r[m]:.1f}%' not in T: miss.append((m,r[m]))
    elif p.endswith('x'):
        wb=openpyxl.load_workbook(p,data_only=True); ws=max(wb.worksheets,key=lambda w:w.max_row*w.max_column)
        vals=[c.value for r in ws.iter_rows() for c in r if c.value is not None]; S={str(v) for v in vals}; Nn={round(float(v),4) for v in vals if isinstance(v,(int,float))}
        for r in t['rows']+t['totals']:
            for f in ('account','name','unit','resident','charge','invoice','type','label'):
                if f in r and r[f] not in S: miss.append(r[f])
            for m in t['money']:
                if m in r:
                    v=r[m]
                    if not ({round(v,4),round(-v,4),round(v/100,4)}&Nn): miss.append((m,v))
    print(i['file'],k,len(t['rows']),len(t['totals']),'planted' if t['planted'] else '', 'BAD',bad,'MISS',miss[:6],len(miss))
