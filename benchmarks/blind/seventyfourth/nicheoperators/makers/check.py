from common import *; import pdfplumber,openpyxl,re,glob
import subprocess
for i in json.load(open(R+'/index.json')):
    n=i['file']; t=json.load(open(f'{R}/truth/{n}.json')); p=doc(n)
    if n.endswith('.pdf'): txt='\n'.join(g.extract_text() for g in pdfplumber.open(p).pages)
    elif n.endswith('.xlsx'): txt='\n'.join(' '.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for c in r if c is not None)+' '+' '.join(str(c) for c in r if c is not None) for w in openpyxl.load_workbook(p,data_only=True) for r in w.iter_rows(values_only=True))
    elif n.endswith('.csv'): txt=open(p).read()
    else:
        import glob
        f=glob.glob(f'{R}/r/Marlowe*.pdf'); txt='\n'.join(g.extract_text() for g in pdfplumber.open(f[0]).pages) if f else ''
    flat=re.sub(r'\s+',' ',txt); miss=[]
    for r in t['rows']:
        assert r.get('unit')
        for k in('unit','tenantName'):
            if r.get(k) and r[k] not in flat and r[k].upper() not in flat.upper(): miss.append(r[k])
        for k in('contractRent','balance','marketRent','deposit','totalCharges','annualRent'):
            if k in r and f'{abs(r[k]):,.2f}' not in flat and f'{abs(r[k]):.2f}' not in flat: miss.append((r['unit'],k,r[k]))
    res={}
    for k in('contractRent','annualRent','marketRent','deposit','balance','totalCharges','area'):
        v=[r[k] for r in t['rows'] if k in r]
        if v: s=round(sum(v),2); res[k]=(s,'ok' if f'{s:,.2f}' in flat or f'{s:,.0f}' in flat or (s<0 and f'{-s:,.2f}' in flat) else 'NOT PRINTED')
    print(n,len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['what'],'\n  ',res,'\n   miss',miss[:8],len(miss), 'dup', len(t['rows'])-len({(r['unit'],r.get('building')) for r in t['rows']}))
