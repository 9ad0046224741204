import json,os,csv,subprocess,datetime as dt
import pdfplumber,openpyxl
B='build/blind/'
for e in json.load(open(B+'index.json')):
    f=e['file'];t=json.load(open(B+'truth/'+f+'.json'));p=B+'documents/'+f;tok=[];nums=set();dates=set()
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join((x.extract_text() or '') for x in d.pages)
        np_=len(d.pages)
    else:
        if f.endswith('.xls'):
            subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}.lo','--convert-to','xlsx','--outdir',B+'makers/tmp',p],capture_output=True);p=B+'makers/tmp/'+f+'x'
        if f.endswith('.csv'): cells=[c for r in csv.reader(open(p,encoding='utf-8-sig')) for c in r]
        else:
            wb=openpyxl.load_workbook(p,data_only=True);ws=wb[t['sheet']] if t['sheet'] else wb.worksheets[0]
            cells=[c for r in ws.iter_rows(values_only=True) for c in r if c is not None]
        txt='\n'.join(c.strftime('%Y-%m-%d') if isinstance(c,(dt.date,dt.datetime)) else str(c) for c in cells);np_=0
    flat=' '.join(txt.split());miss=[];
    def hasnum(v):
        s={f'{abs(v):,.2f}',f'{abs(v):,.0f}' if v==int(v) else '~',f'{abs(v):,.1f}',f'{abs(v)}',f'{abs(v):.2f}',str(int(v)) if v==int(v) else '~'}
        return any(x in flat for x in s)
    for r in t['rows']:
        for k in('unit','tenantName','statusText','unitType','building','section'):
            v=r.get(k)
            if v and v not in flat and not all(w in flat for w in v.split()): miss.append((r.get('unit'),k,v))
        for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges'):
            v=r.get(k)
            if v and not hasnum(v): miss.append((r.get('unit'),k,v))
        for c in r.get('charges',[]):
            if c['amount'] and not hasnum(c['amount']): miss.append((r['unit'],c))
        for s in r.get('rentSteps',[]):
            if not hasnum(s['amount']) and f"{s['amount']:,.2f}".replace(',','~').replace('.',',').replace('~','.') not in flat: miss.append((r['unit'],s))
        if np_==0:
            for k in('leaseStartDate','leaseEndDate','moveInDate'):
                if r.get(k) and r[k] not in flat: miss.append((r['unit'],k,r[k]))
    S={k:round(sum(r.get(k) or 0 for r in t['rows']),2) for k in('area','contractRent','annualRent','marketRent','totalCharges','deposit','balance')}
    ch={}
    for r in t['rows']:
        for c in r.get('charges',[]): ch[c['code']]=round(ch.get(c['code'],0)+c['amount'],2)
    bad={k:v for k,v in list(S.items())+list(ch.items()) if v and not hasnum(v)}
    print(f,'|',np_,'pp rows',len(t['rows']),t['units'],t['occupied'],t['vacant'],t['asOnDate'],'planted' if t['planted'] else '','| miss',miss[:4],len(miss),'| totals not printed',bad)
    pn=t['propertyName']
    if pn not in flat: print('   name elsewhere:',pn)
