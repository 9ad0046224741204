import json,glob,pdfplumber,openpyxl,datetime as dt,re,os
B='build/blind';ix=json.load(open(B+'/index.json'));print(len(ix),[i['file'].split('.')[-1] for i in ix])
for i in ix:
    f=i['file'];t=json.load(open(f'{B}/truth/{f}.json'));p=f'{B}/documents/{f}';e=f.split('.')[-1]
    if e=='pdf':
        with pdfplumber.open(p) as d:txt=' '.join((q.extract_text() or '') for q in d.pages);npg=len(d.pages)
        flat=re.sub(r'\s+',' ',txt);toks=set(flat.replace('$','').replace(':',' ').split())
    elif e=='xlsx':
        wb=openpyxl.load_workbook(p,data_only=True);vals=[c for s in wb for r in s.iter_rows(values_only=True) for c in r if c is not None];npg=len(wb.sheetnames);flat=' '.join(map(str,vals))
        toks=set(str(v) for v in vals)|{f'{v:,.2f}' for v in vals if isinstance(v,(int,float))}
    else:print(f,len(t['rows']),'skip');continue
    miss=[]
    for x in t['rows']:
        if str(x['unit']) not in flat:miss.append(('unit',x['unit']))
        n=x.get('tenantName','')
        if any(w not in flat for w in n.split()):miss.append(n)
        for k in('marketRent','contractRent','annualRent','totalCharges','deposit','balance'):
            v=x.get(k)
            if v is None:continue
            if not any(s in toks or s in flat for s in(f'{v:,.2f}',f'{v:,.0f}')):miss.append((x['unit'],k,v))
    us=[(x.get('propertyName'),x.get('building'),x['unit']) for x in t['rows']]
    print(f,npg,len(t['rows']),'units',t['units'],t['occupied'],t['vacant'],'MISS' if miss else '',miss[:5],'dups',len(us)-len(set(us)))
