# checks truth against printed text and totals (self-check only)
import json,glob,re,pdfplumber,openpyxl,csv,datetime as dt,subprocess,sys
B='build/blind'
for e in json.load(open(B+'/index.json')):
    f=e['file'];t=json.load(open(f'{B}/truth/{f}.json'));p=f'{B}/documents/{f}'
    if f.endswith('pdf'):
        with pdfplumber.open(p) as q: np=len(q.pages);x='\n'.join(g.extract_text() for g in q.pages)
    elif f.endswith('csv'): x=open(p).read().replace(',',' ');np=1
    elif f.endswith('xls'):
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','xlsx','--outdir',B+'/v',p],capture_output=True);w=openpyxl.load_workbook(B+'/v/'+f+'x',data_only=True)[t['sheet']];np=1;x=' '.join(str(c) for r in w.iter_rows(values_only=True) for c in r if c is not None)
    else:
        w=openpyxl.load_workbook(p,data_only=True)[t['sheet']];np=1
        x='\n'.join(' '.join(('{:.2f}'.format(c) if isinstance(c,float) else c.date().isoformat() if isinstance(c,dt.datetime) else str(c)) for c in r if c is not None) for r in w.iter_rows(values_only=True))
    de='miet' in f
    nums=set()
    for m in re.findall(r'-?\d[\d.,]*',x):
        m=m.rstrip('.,')
        try:nums.add(round(float(m.replace('.','').replace(',','.') if de else m.replace(',','')),2))
        except: pass
    miss=[]
    words=x.split()
    for r in t['rows']:
        for k in('unit','tenantName','statusText'):
            for wd in str(r.get(k) or '').split():
                if wd not in x: miss.append((k,r[k]))
        vs=[r.get(k) for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges')]+[c['amount'] for c in r.get('charges',[])]+[c['amount'] for c in r.get('rentSteps',[])]
        for v in vs:
            if v is not None and round(float(v),2) not in nums: miss.append((r['unit'],v))
    o={}
    for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
        vs=[r[k] for r in t['rows'] if k in r and r.get('section')!='PENDING DEALS']
        if vs: s=round(sum(vs),2); o[k]=(s,'ok' if s in nums else 'NOT PRINTED')
    us=[(r.get('propertyName'),r.get('building'),r['unit'],r.get('section')) for r in t['rows']]
    print(f,np,'pp',len(t['rows']),t['units'],t['occupied'],t['vacant'],'dup' if len(set(us))<len(us) else '','\n  ',o,'\n   miss',miss[:6], '\n   PLANTED '+str(t['planted']) if t['planted'] else '')
    for r in t['rows']:
        a,b=r.get('leaseStartDate'),r.get('leaseEndDate')
        if a and b and b[:2]=='20' and b<=a: print('   BAD DATES',r['unit'],a,b)
        if b and b[:2]=='20' and t['asOnDate'] and b<t['asOnDate']: print('   expired',r['unit'],b,r.get('statusText'))
