import json,glob,os,re,csv,datetime as dt
import pdfplumber, openpyxl
ROOT='build/blind'
ix=json.load(open(ROOT+'/index.json')); print(len(ix))
def norm(s): return re.sub(r'\s+','',str(s))
for e in ix:
    f=ROOT+'/documents/'+e['file']; t=json.load(open(f'{ROOT}/truth/{e["file"]}.json')); ext=f.rsplit('.',1)[1]
    nums=set(); txt=''
    if ext=='pdf':
        with pdfplumber.open(f) as p: words=[w['text'] for g in p.pages for w in g.extract_words()]; txt=' '.join(words)+' '.join((g.extract_text() or '') for g in p.pages)
    elif ext=='csv': txt=open(f,encoding='utf-8-sig').read()
    else:
        if ext=='xls':
            import subprocess; subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','xlsx','--outdir',ROOT+'/.t',f],capture_output=True); g=ROOT+'/.t/'+os.path.basename(f)+'x'
        else: g=f
        wb=openpyxl.load_workbook(g,data_only=True)
        for ws in wb:
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if v is None: continue
                    if isinstance(v,(int,float)): nums.add(round(float(v),2))
                    txt+=' '+(v.strftime('%Y-%m-%d') if isinstance(v,dt.datetime) else str(v))
        if t['sheet']: assert t['sheet'] in wb.sheetnames
    n=norm(txt); toks=set(norm(w) for w in txt.split())
    for m in re.findall(r'\(?-?[\d.,]*\d',txt):
        for a,b in ((',','.'),('.',',')):
            try: nums.add(round(abs(float(m.strip('(').replace(a,'').replace(b,'.'))),2))
            except: pass
    bad=[]
    def has(v):
        return round(abs(v),2) in nums
    for r in t['rows']:
        if norm(r['unit']) not in n: bad.append(('unit',r['unit']))
        if r.get('tenantName') and not all(norm(w) in n for w in r['tenantName'].split()): bad.append(('ten',r['tenantName']))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in r and not has(r[k]): bad.append((k,r['unit'],r[k]))
        for q in r.get('charges',[])+r.get('rentSteps',[]):
            if not has(q['amount']): bad.append(('amt',r['unit'],q))
        if r.get('statusText') and norm(r['statusText']) not in n: bad.append(('status',r['statusText']))
        for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            v=r.get(k)
            if not v: continue
            if re.match(r'\d{4}-',v):
                d=dt.date.fromisoformat(v); c=[v,d.strftime('%m/%d/%Y'),d.strftime('%m/%d/%y'),d.strftime('%d/%m/%Y'),d.strftime('%d.%m.%Y'),d.strftime('%d.%m.%y'),f'{d.month}/{d.day}/{d.year}',f"{d.day}-{d:%b-%y}",d.strftime('%d%b%Y')]
                if not any(norm(x) in n for x in c): bad.append((k,v))
            elif norm(v) not in n: bad.append((k,v))
    # duplicates
    us=[(r.get('building'),r['unit'],r.get('section')) for r in t['rows']]; 
    if len(set(us))!=len(us): bad.append('dup units')
    main=[r for r in t['rows'] if r.get('section')!='Future Residents / Applicants']
    S={k:round(sum(r.get(k,0) for r in main),2) for k in('area','marketRent','contractRent','annualRent','totalCharges')}
    cs={}
    for r in main:
        for q in r.get('charges',[]): cs[q['code']]=round(cs.get(q['code'],0)+q['amount'],2)
    miss=[(k,v) for k,v in {**S,**cs}.items() if v and not has(v)]
    if t['propertyName'] and norm(t['propertyName']).lower() not in n.lower(): bad.append('prop')
    print(e['file'][:45].ljust(46),e['assetType'],len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],'| bad',bad[:6],len(bad),'| totals not printed',miss)
