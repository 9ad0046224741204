import json,os,re,csv,datetime as dt
R='build/blind/'; ck=json.load(open(R+'makers/checks.json')); idx=json.load(open(R+'index.json'))
assert len(idx)==14 and set(os.listdir(R+'documents'))=={e['file'] for e in idx}=={f[:-5] for f in os.listdir(R+'truth')}
OKK={"unit","building","propertyName","unitType","area","tenantName","statusText","section","marketRent","contractRent","annualRent","leaseStartDate","leaseEndDate","moveInDate","moveOutDate","deposit","balance","charges","totalCharges","rentSteps"}
np=0
for e in idx:
    f=e['file']; t=json.load(open(R+'truth/'+f+'.json')); rows=t['rows']; pl=t['planted']; np+=bool(pl)
    for r in rows: assert r.get('unit') and set(r)<=OKK,(f,r)
    skip=set(ck[f]['skip'])
    for k,v in ck[f]['totals'].items():
        s=round(sum(r.get(k) or 0 for i,r in enumerate(rows) if i not in skip),2)
        if s!=v: print('SUM',f,k,s,v,'planted' if pl else '!!!!')
    if not any('FUT'==r.get('statusText') for r in rows): 
        assert t['units']==len(rows)
    assert t['units']==t['occupied']+t['vacant'] and t['occupied']==sum('tenantName' in r for i,r in enumerate(rows) if i not in skip)
    # per-row footing
    for r in rows:
        if 'totalCharges' in r:
            c=sum(x['amount'] for x in r.get('charges',[])); 
            if not any(x['code']=='RNT' for x in r.get('charges',[])): c+=r['contractRent']
            assert abs(c-r['totalCharges'])<.006,(f,r)
    if f.endswith('.pdf'):
        import pdfplumber
        with pdfplumber.open(R+'documents/'+f) as p: txt='\n'.join(x.extract_text() for x in p.pages)
        if 'Brightwater' in f:
            with pdfplumber.open(R+'documents/'+f) as p: txt+='\n'.join(' '.join((c or '').replace('\n',' ') for c in row) for x in p.pages for row in x.extract_table())
        has=lambda s: s in txt
        num=lambda v: any(has(s) for s in({f'{abs(v):,.2f}',f'{abs(v):,.0f}'} if v==int(v) else {f'{abs(v):,.2f}'}))
        def date(s):
            try: d=dt.date.fromisoformat(s)
            except ValueError: return has(s)
            return any(has(d.strftime(q)) for q in('%m/%d/%Y','%m/%d/%y','%b %-d, %Y','%d-%b-%Y','%d/%m/%y'))
    else:
        if f.endswith('.xlsx'):
            import openpyxl; wb=openpyxl.load_workbook(R+'documents/'+f,data_only=True); ws=wb[t['sheet']]
            vals=[c for row in ws.iter_rows(values_only=True) for c in row if c is not None]
        elif f.endswith('.csv'): vals=[c for row in csv.reader(open(R+'documents/'+f)) for c in row]
        else:
            try: import xlrd
            except ImportError: print('no xlrd',f); continue
            ws=xlrd.open_workbook(R+'documents/'+f).sheet_by_index(0); vals=[ws.cell_value(i,j) for i in range(ws.nrows) for j in range(ws.ncols)]
        S={str(v) for v in vals}; NU={round(float(v),2) for v in vals if isinstance(v,(int,float))}
        for v in S:
            try: NU.add(float(v.replace(',','')))
            except ValueError: pass
        DS={v.date().isoformat() for v in vals if isinstance(v,dt.datetime)}
        for v in S:
            for q in('%m/%d/%Y','%m/%d/%y'):
                try: DS.add(dt.datetime.strptime(v,q).date().isoformat())
                except ValueError: pass
        has=lambda s: s in S; num=lambda v: round(v,2) in NU; date=lambda s: s in DS or s in S
    miss=0
    for r in rows:
        for k,v in r.items():
            if k in('section','building','unit','unitType','tenantName','propertyName'): ok=has(v)
            elif k=='statusText': ok=v=='Occupied' or has(v) or v=='VACANT' and has('*** VACANT ***') or v=='Empty'
            elif k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'): ok=num(v)
            elif k.endswith('Date'): ok=date(v)
            elif k=='charges': ok=all(num(c['amount']) for c in v)
            else: ok=all(num(c['amount']) and date(c['date']) for c in v)
            if not ok:
                miss+=1
                if miss<4: print('MISS',f,k,v)
    print(f'{f[:45]:45} rows {len(rows):4} missing {miss} planted {pl and pl["kind"]}')
print('planted',np)
