import json,glob,os,re,subprocess
B='build/blind/'
import openpyxl,pdfplumber,csv,datetime as dt
def text(f):
    if f.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout
    if f.endswith('.xlsx'):
        o=[]
        for ws in openpyxl.load_workbook(f).worksheets:
            for r in ws.iter_rows(values_only=True): o+= [(f'{v:,.2f}' if isinstance(v,float) else str(v)) +(f' {v:,.2f}' if isinstance(v,int) else '') for v in r if v is not None]
        return '\n'.join(o)
    if f.endswith('.csv'): return open(f).read()
    return None
ix=json.load(open(B+'index.json'))
assert sorted(e['file'] for e in ix)==sorted(os.listdir(B+'documents'))
for e in ix:
    t=json.load(open(B+'truth/'+e['file']+'.json'));R=t['rows'];tx=text(B+'documents/'+e['file'])
    Z=lambda k:round(sum(r.get(k) or 0 for r in R if isinstance(r.get(k),(int,float))),2)
    print('==',e['file'],len(R),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '')
    for r in R: assert r.get('unit') or r.get('tenantName'); 
    for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance'):
        v=Z(k)
        if v: 
            s=[f'{v:,.2f}',f'{v:,.0f}',f'({-v:,.2f})']
            print('  ',k,v,'' if tx is None else any(x in tx for x in s))
    if tx:
        q=re.sub(r'\s+',' ',tx);miss=[]
        for r in R:
            for k in('unit','unitType','tenantName','statusText','section','building','propertyName'):
                v=r.get(k)
                if v and str(v) not in q: miss.append((k,v))
            for c in r.get('charges',[]):
                if f"{abs(c['amount']):,.2f}" not in tx and f"{abs(c['amount']):,.0f}" not in tx: miss.append(c)
        print('  miss',sorted({str(x) for x in miss})[:8],len(miss))
        if t['propertyName'] and t['propertyName'] not in q: print('  PROP?',t['propertyName'])
    for r in R:
        ls=r.get('leaseStartDate');le=r.get('leaseEndDate');mi=r.get('moveInDate')
        if ls and le and le[:2]=='20' and ls>=le: print('  date',r['unit'],ls,le)
        if mi and le and le[:2]=='20' and mi>=le: print('  mi>le',r['unit'],mi,le)
        if mi and ls and mi>ls and e['file'][:2]!='12': print('  mi>ls',r['unit'],mi,ls)
