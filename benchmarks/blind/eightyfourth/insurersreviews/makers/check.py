import json,glob,os,re,pdfplumber,openpyxl,csv,datetime as dt
B='build/blind/'
ix=json.load(open(B+'index.json'));assert len(ix)==14
def norm(s): return re.sub(r'\s+','',s)
for e in ix:
    f=e['file'];t=json.load(open(B+f'truth/{f}.json'));p=B+'documents/'+f
    nums=set();
    if f.endswith('pdf'):
        with pdfplumber.open(p) as d: tx='\n'.join(x.extract_text(x_tolerance=1.5) for x in d.pages)
        words=set(re.findall(r'-?[\d,]+\.?\d*',tx));nums={round(float(w.replace(',','')),2) for w in words if re.search(r'\d',w)}
    elif f.endswith('csv'):
        tx=open(p,encoding='utf-8-sig').read();rows=list(csv.reader(open(p,encoding='utf-8-sig')))
        cells=[c for r in rows for c in r]
        for c in cells:
            try: nums.add(round(float(c.replace(',','')),2))
            except: pass
        tx='\n'.join(cells)
    else:
        if f.endswith('xls'):
            os.system(f'cd {B}.shots; soffice --headless -env:UserInstallation=file://{B}.lo --convert-to xlsx --outdir . "{p}" >/dev/null 2>&1');p=B+'.shots/'+f+'x'
        wb=openpyxl.load_workbook(p);ws=wb[t['sheet']] if t['sheet'] else wb.worksheets[0]
        cells=[c for r in ws.iter_rows(values_only=True) for c in r if c is not None]
        nums={round(float(c),2) for c in cells if isinstance(c,(int,float))};tx='\n'.join(str(c) for c in cells)
    N=norm(tx);bad=[]
    for r in t['rows']:
        for k in('unit','tenantName','unitType','statusText','building'):
            v=r.get(k)
            if v and not(k=='statusText' and v=='Occupied') and norm(v) not in N: bad.append((k,v))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            v=r.get(k)
            if v is not None and round(float(v),2) not in nums and -round(float(v),2) not in nums: bad.append((r['unit'],k,v))
    if norm(t['propertyName']).lower() not in N.lower(): bad.append(('prop',t['propertyName']))
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],'BAD',bad[:6])
    sums={}
    for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
        vs=[r[k] for r in t['rows'] if k in r]
        if vs: s=round(sum(vs),2);sums[k]=(s,'ok' if s in nums or -s in nums else '--')
    cc={}
    for r in t['rows']:
        for c in r.get('charges',[]): cc[c['code']]=cc.get(c['code'],0)+c['amount']
    for k,v in cc.items(): sums['c:'+k]=(round(v,2),'ok' if round(v,2) in nums or -round(v,2) in nums else '--')
    print('   ',{k:v for k,v in sums.items() if v[1]!='ok'} or 'all sums printed')
    ids=[r['unit'] for r in t['rows']];
    d=[x for x in set(ids) if ids.count(x)>1]
    if d: print('    dup ids',d)
