import json,glob,os,openpyxl,pdfplumber
from common import ROOT
for i in json.load(open(ROOT+'/index.json')):
    f=i['file'];t=json.load(open(f"{ROOT}/truth/{f.rsplit('.',1)[0]}.json")); p=f'{ROOT}/documents/{f}'
    if f.endswith('pdf'):
        pd=pdfplumber.open(p); txt='\n'.join(x.extract_text() for x in pd.pages); np=len(pd.pages)
    elif f.endswith('xlsx'):
        wb=openpyxl.load_workbook(p,data_only=True); np=len(wb.sheetnames)
        txt=' '.join(str(c) if not isinstance(c,(int,float)) else f'{c} {c:,.2f} {c:,.0f} {round(c*100) if isinstance(c,float) else ""}' for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None)
    else: txt=open(p,encoding='utf-8-sig').read(); np=1
    flat=' '.join(txt.split()); miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                c=[v]
                if k=='name' and i['kind']=='AR': c=v.split()
                if not all(q in flat for q in c): miss.append((k,v))
            else:
                a=abs(v)
                if not any(q in flat for q in(f'{a:,.2f}',f'{a:,.0f}' if a%1==0 else '~',f'{a:.1f}')): miss.append((k,v))
    sums=[]
    g=t['totals'][-1]
    for k,v in g.items():
        if k in('label','pct_occ','sf','actual','market','actual_sf','market_sf'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-v)>.005: sums.append((k,s,v))
    # row ties
    bad=0
    for r in t['rows']:
        if i['kind']=='AR':
            bad+=abs(sum(v for k,v in r.items() if k in('current','prepaid') or k.startswith('b'))-r['total'])>.005
        if 'ending' in r: bad+=abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005
        if 'open_dr' in r or 'close_dr' in r or 'close_cr' in r: bad+=abs(r.get('open_dr',0)-r.get('open_cr',0)+r.get('debit',0)-r.get('credit',0)-r.get('close_dr',0)+r.get('close_cr',0))>.005
        if 'total_sf' in r: bad+=r['units']*r['sf']!=r['total_sf']
    sub=t['totals'][:-1]; ss=[(k,) for k in g if sub and k not in('label','pct_occ') and abs(sum(x.get(k,0) for x in sub)-g[k])>.005]
    print(f,i['kind'],np,'rows',len(t['rows']),'tot',len(t['totals']),'MISS',miss[:6],len(miss),'SUMS',sums,'sub',ss,'rowbad',bad,'PL',bool(t['planted']))
