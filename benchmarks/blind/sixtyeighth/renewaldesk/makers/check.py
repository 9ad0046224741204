import json,glob,os,re,datetime as dt,csv,sys
import pdfplumber,openpyxl
R='build/blind'
idx=json.load(open(R+'/index.json')); print(len(idx),'index entries')
for e in idx:
    f=e['file']; p=f'{R}/documents/{f}'; t=json.load(open(f'{R}/truth/{f}.json')); bad=[]
    if f.endswith('.pdf'): text='\n'.join(x.extract_text() or '' for x in pdfplumber.open(p).pages); text=re.sub(r'\s+',' ',text)
    elif f.endswith('.csv'): text=open(p,encoding='utf-8-sig').read()
    elif f.endswith('.xls'):
        import subprocess; subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','xlsx','--outdir',R+'/.tmp',p],stdout=-3,stderr=-3); p=R+'/.tmp/'+f+'x'
    if f.endswith(('.xlsx','.xls')):
        wb=openpyxl.load_workbook(p,data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.active
        L=[]
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if v is None: continue
                if isinstance(v,(dt.datetime,dt.date)): L.append(v.strftime('%Y-%m-%d'))
                elif isinstance(v,(int,float)): L+= [f'{v:,.2f}',f'{v:,.0f}' if v==int(v) else str(v)]
                else: L.append(str(v))
        text=' | '.join(L)
    flat=text.replace(' ','').lower()
    def has(v):
        if isinstance(v,(int,float)):
            c={f'{abs(v):,.2f}',f'{abs(v):.2f}'}
            if v==int(v): c|={f'{abs(v):,.0f}',f'{abs(v):.0f}'}
            return any(x in text for x in c)
        s=str(v)
        m=re.fullmatch(r'(\d{4})-(\d\d)-(\d\d)',s)
        if m:
            y,mo,d=map(int,m.groups()); D=dt.date(y,mo,d)
            return any(x in text for x in (s,f'{mo}/{d}/{y}',f'{mo:02}/{d:02}/{y}',f'{mo}/{d}/{y%100:02}',f'{mo:02}/{d:02}/{y%100:02}',f'{D:%B} {d}, {y}'))
        if s.replace(' ','').lower() in flat: return True
        return all(w.lower() in text.lower() for w in s.split()) and 'wrap'
    units=set(); wrap=0
    for i,r in enumerate(t['rows']):
        if not r.get('unit'): bad.append((i,'no unit'))
        for k,v in r.items():
            vs=[v]
            if k=='charges': vs=[c['amount'] for c in v]
            if k=='rentSteps': vs=[x for c in v for x in(c['date'],c['amount'])]
            if k=='statusText' and v in('Occupied',): continue
            for x in vs:
                h=has(x)
                if h=='wrap': wrap+=1
                if not h: bad.append((r.get('unit'),k,x))
        key=(r.get('building'),r['unit'],r['statusText']); 
        if key in units: bad.append(('dup',key))
        units.add(key)
    sums={}
    fut=[r for r in t['rows'] if 'Future' not in r['statusText']]
    for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
        if any(k in r for r in fut):
            s=round(sum(r.get(k,0) for r in fut),2); sums[k]=(s,bool(has(s)))
    ch={}
    for r in fut:
        for c in r.get('charges',[]): ch[c['code']]=ch.get(c['code'],0)+c['amount']
    for c,s in ch.items(): sums['chg:'+c]=(round(s,2),bool(has(round(s,2))))
    vac=sum('tenantName' not in r for r in t['rows'])
    print('\n',f,'| rows',len(t['rows']),'units',t['units'],t['occupied'],t['vacant'],'no-name rows',vac,'wrapped',wrap,'| planted',t['planted'] and t['planted']['kind']); print('  sums not printed:',{k:v[0] for k,v in sums.items() if not v[1]}); print('  tied:',[k for k,v in sums.items() if v[1]])
    if bad: print('  BAD',bad[:12])
