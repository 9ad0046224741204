import json,glob,re,os,csv,datetime as D
B='build/blind'
for e in json.load(open(B+'/index.json')):
    f=e['file']; t=json.load(open(f'{B}/truth/{f}.json')); p=f'{B}/documents/{f}'; nums=[]; 
    if f.endswith('pdf'):
        import pdfplumber
        with pdfplumber.open(p) as d: txt=' '.join((q.extract_text(x_tolerance=1.5) or '')+' '+' '.join(str(c) for tb in q.extract_tables() for rw in tb for c in rw) for q in d.pages)
    elif '.xls' in f:
        if f.endswith('xls'): p=f'{B}/img/{f}x'
        from openpyxl import load_workbook
        txt=' | '.join(f'{c:%Y-%m-%d}' if isinstance(c,D.datetime) else str(c) for w in load_workbook(p,data_only=True) for rw in w.iter_rows(values_only=True) for c in rw if c is not None)
    else: txt=open(p).read()
    ns=[float(x.replace(',','')) for x in re.findall(r'\d[\d,]*\.?\d*',txt)]; sq=re.sub(r'\s','',txt); S=set(round(x,2) for x in ns); miss=[]
    for r in t['rows']:
        for k in('unit','tenantName','unitType','statusText'):
            v=r.get(k)
            if v and not(k=='statusText' and v in('Occupied',)) and re.sub(r'\s','',v) not in sq: miss.append((r.get('unit'),k,v))
        for k in('marketRent','contractRent','annualRent','totalCharges','deposit','area'):
            if r.get(k) is not None and round(abs(r[k]),2) not in S: miss.append((r.get('unit'),k,r[k]))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if round(abs(c['amount']),2) not in S: miss.append((r['unit'],c))
        if r.get('totalCharges') and r.get('charges') and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.011: miss.append(('SUM',r['unit']))
    print(f[:34],len(t['rows']),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '','MISS',len(miss),miss[:3])
    for k in('marketRent','contractRent','annualRent','totalCharges','deposit','balance','area'):
        v=[r[k] for r in t['rows'] if k in r]
        if v: s=round(sum(v),2); print('    ',k,s,'ok' if abs(s) in S else '** not printed')
    us=[(r.get('propertyName'),r.get('building'),r['unit']) for r in t['rows']]; 
    if len(set(us))!=len(us): print('    dup units',len(us)-len(set(us)))
