import json,glob,os,re,pdfplumber,openpyxl,csv,datetime as dt
R='build/blind'
ix=json.load(open(R+'/index.json'));print(len(ix))
for e in ix:
    fn=e['file'];t=json.load(open(f'{R}/truth/{fn}.json'));p=f'{R}/documents/{fn}'
    assert os.path.exists(p)
    nums=set();txt=''
    src=p
    if fn.endswith('.xls'): src=f'{R}/.r/{fn[:-4]}.pdf'
    if src.endswith('.pdf'):
        with pdfplumber.open(src) as d: txt=' '.join((q.extract_text(x_tolerance=1.5) or '') for q in d.pages)
    elif src.endswith('.csv'): txt=open(src,encoding='utf-8-sig').read()
    else:
        wb=openpyxl.load_workbook(src,data_only=True)
        ws=wb[t['sheet']] if t['sheet'] else wb.worksheets[0]
        o=[]
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if isinstance(v,(int,float)):nums.add(round(v,2))
                elif isinstance(v,dt.datetime):o.append(v.date().isoformat())
                elif v is not None:o.append(str(v))
        txt=' '.join(o)
    txt=re.sub(r'\s+',' ',txt)
    for m in re.findall(r'\(?-?\$?[\d,]+(?:\.\d+)?\)?',txt):
        s=m.replace(',','').replace('$','')
        neg='(' in s and ')' in s or '-' in s
        s=s.strip('()-')
        try:nums.add(round(-float(s) if neg else float(s),2)); nums.add(round(float(s),2))
        except:pass
    miss=[]
    for r in t['rows']:
        for k in('unit','building','unitType','tenantName','section','statusText'):
            v=r.get(k)
            if v and v not in('Occupied','Vacant') and v not in txt:miss.append((r['unit'],k,v))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in r and round(r[k],2) not in nums:miss.append((r['unit'],k,r[k]))
        for c in r.get('charges',[]):
            if round(c['amount'],2) not in nums:miss.append((r['unit'],c))
        for c in r.get('rentSteps',[]):
            if round(c['amount'],2) not in nums:miss.append((r['unit'],c))
        for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            v=r.get(k)
            if not v:continue
            m=re.match(r'(\d{4})-(\d\d)-(\d\d)$',v)
            if m:
                y,a,b=m.groups();f=[v,f'{a}/{b}/{y}',f'{int(a)}/{int(b)}/{y}',f'{a}/{b}/{y[2:]}',f'{int(a)}/{int(b)}/{y[2:]}']
                if not any(q in txt for q in f):miss.append((r['unit'],k,v))
            elif v not in txt:miss.append((r['unit'],k,v))
        if 'totalCharges' in r and 'charges' in r:
            s=round(sum(c['amount'] for c in r['charges']),2);tc=r['totalCharges']
            if abs(s-tc)>.005 and abs(s+r.get('contractRent',0)-tc)>.005:miss.append((r['unit'],'chargesum',s,tc))
    fut=('Future','Applicant','Pending renewal')
    print('\n',fn,t['propertyName'],t['asOnDate'],t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],'MISS',miss[:8],len(miss))
    cur=[r for r in t['rows'] if r.get('statusText') not in fut]
    assert len({r['unit'] for r in cur})==len(cur)
    print('   rows cur',len(cur), 'prop in txt', (t['propertyName'] or '').lower() in txt.lower())
    for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
        for lab,g in(('cur',cur),('all',t['rows'])):
            if lab=='all' and len(cur)==len(t['rows']):continue
            if any(k in r for r in g):
                s=round(sum(r.get(k,0) for r in g),2);print('   ',lab,k,s,s in nums,end=';')
    codes={}
    for r in cur:
        for c in r.get('charges',[]):codes[c['code']]=codes.get(c['code'],0)+c['amount']
    print('\n   ',{k:(round(v,2),round(v,2) in nums) for k,v in codes.items()})
