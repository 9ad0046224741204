import json,glob,os,re
import pdfplumber,openpyxl,subprocess
R='build/blind'
ix=json.load(open(R+'/index.json')); print(len(ix))
def text(f):
    p=f'{R}/documents/{f}'
    if f.endswith('.pdf'): return '\n'.join(pg.extract_text() for pg in pdfplumber.open(p).pages)
    if f.endswith('.csv'): return open(p).read()
    q=f"{R}/pv/{os.path.splitext(f)[0]}.pdf"
    return '\n'.join(pg.extract_text() for pg in pdfplumber.open(q).pages)
for e in ix:
    t=json.load(open(f"{R}/truth/{os.path.splitext(e['file'])[0]}.json")); tx=text(e['file']); flat=re.sub(r'\s+','',tx)
    miss=0
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if re.sub(r'\s+','',v) not in flat and 'dunmere' not in e['file']: miss+=1; print('  text?',k,v)
            elif v:
                a=abs(v)
                if not any(s in flat for s in (f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}')): miss+=1; print('  num?',k,v)
    # leaf totals vs grand
    g=t['totals'][-1]
    for k in t['money']:
        if k in g and k not in('pct_occ','sf','actual_sf','pct_units'):
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.011: print('  DIFF',k,s,g[k],'planted' if t['planted'] else '')
    # running subtotals, row footing
    for k,f in (('ending',lambda r:r.get('beginning',0)+r['activity'] if 'activity' in r else None),):
        pass
    for r in t['rows']:
        if e['kind']=='AR':
            b=sum(v for k,v in r.items() if k in('current','b0_30','b1_30','b31_60','b61_90','b91_120','b120','b90','prepaid') or re.match('other:(Mar|Feb|Jan|Prior)',k))
            if abs(b-r.get('total',0))>.01: print('  rowfoot',r)
    print(e['file'],e['kind'],len(t['rows']),'miss',miss,'planted',t['planted'] and t['planted']['kind'])
