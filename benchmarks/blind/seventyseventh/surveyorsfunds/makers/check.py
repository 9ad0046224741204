import json,os,re,csv,datetime,pdfplumber,openpyxl
from common import B,D
ix=json.load(open(B+'/index.json'));print(len(ix))
for e in ix:
    f=e['file'];t=json.load(open(f'{B}/truth/{f}.json'));R=t['rows']
    if f.endswith('pdf'):
        txt='\n'.join((p.extract_text() or '') for p in pdfplumber.open(D+f).pages)
    elif f.endswith('xlsx'):
        wb=openpyxl.load_workbook(D+f,data_only=True);ws=wb[t['sheet']] if t['sheet'] else wb.active
        txt='\n'.join(' '.join((f'{v:,.2f} {v:,.0f} {v}' if isinstance(v,(int,float)) else v.strftime('%Y-%m-%d') if isinstance(v,datetime.datetime) else str(v)) for v in r if v is not None) for r in ws.iter_rows(values_only=True))
    elif f.endswith('csv'): txt=open(D+f,encoding='utf-8-sig').read()
    else: txt=None
    s={k:round(sum(r.get(k) or 0 for r in R),2) for k in('area','contractRent','annualRent','totalCharges','deposit','balance','marketRent') if any(k in r for r in R)}
    nu=[r.get('unit') for r in R];miss=[];tt={}
    if txt is not None:
        sq=re.sub(r'\s+','',txt)
        for r in R:
            for k in('unit','tenantName','unitType','statusText'):
                v=r.get(k)
                if v and v not in('Occupied','Vacant') and re.sub(r'\s','',v) not in sq: miss.append((r['unit'],k,v))
        n=re.sub(r'[ ,.]','',txt)
        for k,v in s.items(): tt[k]=any(c in n for c in (f'{v:.2f}'.replace('.',''),f'{v:.0f}',f'{v:.1f}'.replace('.','')))
    ok=len(set(nu))==len(nu)
    for r in R:
        if 'charges' in r and 'totalCharges' in r and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.02: print('CH',f,r['unit'])
    print(f,'|',len(R),t['units'],t['occupied'],t['vacant'],'uniq',ok,s,tt,'MISS',miss[:4],len(miss),t['planted'])
