import json,glob,os,re,pdfplumber,openpyxl
B=os.path.dirname(os.path.abspath(__file__))
ix=json.load(open(B+'/index.json'));assert len(ix)==14,len(ix)
for e in ix:
    f=e['file'];t=json.load(open(f'{B}/truth/{f}.json'));rows=t['rows'];nums=set()
    if f.endswith('.pdf'):
        with pdfplumber.open(B+'/documents/'+f) as p:txt='\n'.join(x.extract_text() for x in p.pages);pg=len(p.pages)
        for m in re.findall(r'\d[\d,]*\.?\d*',txt):
            try:nums.add(round(float(m.replace(',','')),2))
            except ValueError:pass
    else:
        wb=openpyxl.load_workbook(B+'/documents/'+f,data_only=True);pg=wb.sheetnames;txt=''
        assert (t['sheet'] in pg) or (len(pg)==1),f
        for r in (wb[t['sheet']] if t['sheet'] else wb.active).iter_rows():
            for c in r:
                v=c.value
                if isinstance(v,(int,float)):nums.add(round(v,2))
                elif v is not None:
                    txt+=str(v)+'\n'
                    for m in re.findall(r'\d[\d,]*\.\d+|\d[\d,]*',str(v)):nums.add(round(float(m.replace(',','')),2))
    for r in rows:assert r.get('unit') or r.get('tenantName'),r
    if len({(r.get('building'),r.get('propertyName'),r.get('unit'),r.get('section'),r.get('tenantName')) for r in rows})<len(rows):print('DUP',f)
    cur=[r for r in rows if not re.search('future|not commenced',(r.get('section','')+r.get('statusText','')).lower())]
    out=[]
    for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges'):
        v=[r[k] for r in cur if isinstance(r.get(k),(int,float))]
        if v:
            s=round(sum(v),2);out.append(f"{k}={s:,.2f}{'' if s in nums or abs(s) in nums else ' NOT PRINTED'}")
    miss=[]
    for r in rows:
        for k in('contractRent','annualRent','area','deposit','balance','marketRent','totalCharges'):
            if k in r and round(abs(r[k]),2) not in nums:miss.append((r['unit'],k,r[k]))
        for k in ('unit','tenantName'):
            if f.endswith('.xlsx') and k in r and str(r[k]) not in txt and not(str(r[k]).isdigit()):miss.append((k,r[k]))
        if f.endswith('.pdf') and r['unit'] not in txt:miss.append(r['unit'])
    print('\n'+f,pg,'rows',len(rows),'u/o/v',t['units'],t['occupied'],t['vacant'],'| PLANTED '+t['planted']['kind'] if t['planted'] else '');print('  ',' '.join(out));
    if miss:print('   MISS',miss[:8])
