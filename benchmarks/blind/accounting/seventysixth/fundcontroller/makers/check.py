import json,glob,os,re,subprocess,sys
import pdfplumber, openpyxl
R='build/blind'; ix=json.load(open(R+'/index.json'))
assert len(ix)==9 and {i['file'] for i in ix}==set(os.listdir(R+'/documents'))
def pages(f):
    p=f'{R}/documents/{f}'
    if f.endswith('.csv'): return open(p,encoding='utf-8-sig').read()
    if f.endswith('.xlsx'):
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','pdf','--outdir',R+'/makers',p],capture_output=True); p=f'{R}/makers/'+f[:-5]+'.pdf'
    with pdfplumber.open(p) as d: return '\n'.join(x.extract_text() or '' for x in d.pages)
for i in ix:
    f=i['file']; t=json.load(open(f'{R}/truth/{f.rsplit(".",1)[0]}.json')); txt=pages(f); nums={}
    for s in re.findall(r'\(?-?\$?\(?[\d][\d,]*\.?\d*\)?%?',txt.replace('($','(')):
        neg=s.startswith('(') and s.endswith(')') or s.startswith('-'); v=re.sub(r'[^\d.]','',s)
        try: v=float(v)
        except: continue
        nums[-v if neg else v]=1; nums[v]=1
    miss=[]; 
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,(int,float)): 
                if float(v) not in nums: miss.append((k,v))
            elif k in('account','name','unit','label','type','resident','charge','invoice') and v.split()[0] not in txt: miss.append((k,v))
        ks={k for k,v in r.items() if isinstance(v,(int,float))}
        assert ks<=set(t['money']),ks-set(t['money'])
    # ties
    bad=[]; last=t['totals'][-1]; subs=t['totals'][:-1]
    for k in t['money']:
        if t['kind']=='UM' and k in('pct_units','pct_occ','sf','market_sf','actual_sf','market','actual','pct_leased','beds','baths','other:Rent Upside'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        tot=last.get(k,0) if 'Weekly' not in f else sum(q.get(k,0) for q in t['totals'])
        if abs(s-tot)>.005: bad.append((k,s,tot,round(s-tot,2)))
        if subs and 'Weekly' not in f and abs(sum(q.get(k,0) for q in subs)-tot)>.005: bad.append(('subs',k))
    for n,r in enumerate(t['rows']):
        if 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: bad.append((n,'roll'))
        if 'close_dr' in r or 'open_dr' in r:
            if abs(r.get('open_dr',0)-r.get('open_cr',0)+r.get('debit',0)-r.get('credit',0)-r.get('close_dr',0)+r.get('close_cr',0))>.005: bad.append((r['account'],'roll'))
        if t['kind']=='AR':
            b=sum(r.get(k,0) for k in('b0_30','b31_60','b61_90','b90'))
            if abs(b+r.get('prepaid',0)-r['total'])>.005: bad.append((n,'buckets'))
    print(f,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '', 'MISS',miss[:6],len(miss),'BAD',bad)
