import json,glob,os,collections,re
import pdfplumber,openpyxl
R='build/blind/'
ix=json.load(open(R+'index.json')); assert len(ix)==9
def nf(v):
    a=abs(v); return {f'{a:,.2f}',f'{a:,.1f}',f'{a:,}',f'{a:.0f}' if a==int(a) else '#',f'{a:,.0f}' if a==int(a) else '#',f'{a:,.2f}'.lstrip('0') if a<1 else '#'}
for e in ix:
    f=e['file']; t=json.load(open(R+'truth/'+os.path.splitext(f)[0]+'.json')); assert t['name']==f and t['kind']==e['kind']
    toks=collections.Counter(); text=''; miss=[]
    used=collections.Counter()
    if f.endswith('.pdf'):
        for p in pdfplumber.open(R+'documents/'+f).pages: text+=' '+p.extract_text()
        nums=collections.Counter(re.sub(r'[$()%]|-$','',w) for w in text.split())
        has=lambda v:[n for n in nf(v) if nums[n]>0]
    else:
        vals=[]
        if f.endswith('xls'):
            os.system(f'cd {R}render && soffice -env:UserInstallation=file://{R}.lo --headless --convert-to xlsx --outdir . "{R}documents/{f}" >/dev/null 2>&1'); p=R+'render/'+f+'x'
        else: p=R+'documents/'+f
        for w in openpyxl.load_workbook(p,data_only=True):
            for row in w.iter_rows(values_only=True):
                for c in row:
                    if isinstance(c,(int,float)): vals+=[round(c,4)]; 
                    elif c: text+=' '+str(c)
        nums=collections.Counter(vals); has=lambda v:[n for n in (v,round(v/100,4)) if nums[n]>0]
    flat=re.sub(r'\s+',' ',text)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,(int,float)):
                h=has(v)
                if not h: miss.append((k,v))
                else: nums[h[0]]-=1
            elif k!='date' and str(v) not in flat and not all(w in flat for w in str(v).split()): miss.append((k,v))
    print(f,len(t['rows']),'missing',miss[:6],len(miss),'| planted',t['planted'] and t['planted']['kind'])
    # sums
    S=collections.Counter()
    for r in t['rows']:
        for k in t['money']: S[k]+=r.get(k,0)
    g=t['totals'][-1]; print('   grand diff',{k:round(S[k]-g.get(k,0),2) for k in t['money'] if round(S[k]-g.get(k,0),2)})
    if t['kind']=='AR' and len(t['totals'])>1:
        q={k:round(sum(x.get(k,0) for x in t['totals'][:-1])-g.get(k,0),2) for k in t['money']}; assert not any(q.values()),q
    if t['kind']=='TB':
        for r in t['rows']:
            if 'beginning' in r:
                d=r['beginning']+(r.get('activity') or 0)+r.get('debit',0)-r.get('credit',0)-r['ending']
                if abs(d)>.005: print('   row off',r)
    for r in t['rows']:
        if t['kind']=='AR':
            b=sum(v for k,v in r.items() if k in t['money'] and k not in('deposit','delinquent','total'))
            if abs(b-r.get('total',0))>.005: print('   row off',r)
    assert all(set(r)<=set(t['money'])|{'account','name','unit','resident','date','charge','invoice','type'} for r in t['rows'])
