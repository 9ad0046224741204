import json,os,re,csv,pdfplumber,openpyxl,sys
sys.path.insert(0,'.'); B='build/blind'
ix=json.load(open(B+'/index.json')); print(len(ix))
def text(f):
    p=f'{B}/documents/{f}'
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: return re.sub(r'\s+',' ',' '.join((q.extract_text(layout=False) or '') for q in d.pages))
    if f.endswith('.csv'): return ' '.join(c for r in csv.reader(open(p,encoding='utf-8-sig')) for c in r)
    if f.endswith('.xls'): 
        import subprocess; subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','csv','--outdir',B+'/.r',p],capture_output=True)
        return ' '.join(c for r in csv.reader(open(B+'/.r/'+f[:-4]+'.csv',encoding='latin1')) for c in r)
    w=openpyxl.load_workbook(p,data_only=True); return ' '.join(str(c) if not isinstance(c,(int,float)) else f'{c:,.2f} {c:,.0f} {c*100:.1f} {c*100:.0f}' for s in w for r in s.iter_rows(values_only=True) for c in r if c is not None)
AVG={'pct_units','pct_occ','pct_leased','sf','market','actual','market_sf','actual_sf','beds','baths','other:Gap to Mkt','other:Reserve %','other:Late Count','other:% of Bldg SF'}
for i in ix:
    t=json.load(open(f"{B}/truth/{os.path.splitext(i['file'])[0]}.json")); tx=text(i['file']); miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if k=='date': continue
            if isinstance(v,str): ok=v in tx
            else: ok=v==0 or any(s in tx for s in (f'{abs(v):,.2f}',f'{abs(v):,.1f}',f'{abs(v):,.0f}' if v==int(v) else '\0',str(v)))
            if not ok: miss.append((k,v))
    bad=[]; last=t['totals'][-1]
    for k in t['money']:
        if k in AVG or k not in last: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-last[k])>.005: bad.append((k,s,last[k]))
    for r in t['rows']:
        if i['kind']=='TB' and 'beginning' in r and abs(r['beginning']+r.get('other:Balance, prev.periods',0)+r['debit']-r['credit']-r['ending'])>.005: bad.append(r)
        if i['kind']=='UM' and r['units']!=r.get('occupied',r['units'])+r.get('vacant',0): bad.append(r['type'])
    extra=set(k for r in t['rows'] for k in r)-set(t['money'])
    print(i['file'],i['kind'],'rows',len(t['rows']),'tot',len(t['totals']),'miss',miss[:5],len(miss),'untied',bad[:4],'planted',bool(t['planted']),extra)
