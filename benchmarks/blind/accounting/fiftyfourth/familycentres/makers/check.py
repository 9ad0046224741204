import json,os,re,datetime
import pdfplumber,openpyxl
ROOT='build/blind'
ix=json.load(open(ROOT+'/index.json'));assert len(ix)==9
def grab(f):
    p=f'{ROOT}/documents/{f}'
    if f.endswith('.xls'):
        os.system(f"cd {ROOT}/render && soffice --headless -env:UserInstallation=file://{ROOT}/.lo --convert-to xlsx --outdir {ROOT}/render '{p}' >/dev/null 2>&1");p=f'{ROOT}/render/{f}x'
    if p.endswith('.pdf'):
        with pdfplumber.open(p) as d: t='\n'.join(x.extract_text() for x in d.pages)
        nums=[]
        for m in re.finditer(r'(\()?\$?(-?[\d,]*\.?\d+)(\))?(-)?',t):
            try:v=float(m[2].replace(',',''))
            except ValueError: continue
            nums.append(-v if (m[1] and m[3]) or m[4] else v); nums.append(v)
        return re.sub(r'\s+',' ',t),nums
    ws=openpyxl.load_workbook(p,data_only=True).worksheets[0];t=[];n=[]
    for r in ws.iter_rows():
        for c in r:
            if c.value is None: continue
            t.append(str(c.value))
            if isinstance(c.value,(int,float)): n.append(round(float(c.value),4)); n.append(round(c.value*100,2)) if '%' in c.number_format else None
    return ' '.join(t),n
# which rows each total covers is recomputed greedily: a total must equal the sum of all rows, of the rows since the last total, or of a section
RATE={'sf','market','market_sf','actual','actual_sf','pct_units','pct_occ','pct_leased','other:% of GLA','other:ECON. OCC.'}
for e in ix:
    T=json.load(open(f"{ROOT}/truth/{e['file'].rsplit('.',1)[0]}.json"));assert T['name']==e['file'] and T['kind']==e['kind']
    txt,nums=grab(e['file']);S=set(round(x,2) for x in nums);bad=0
    flat=txt.replace(' ','')
    for r in T['rows']+T['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v=datetime.date.fromisoformat(v).strftime('%m/%d/%Y')
                if v.replace(' ','') not in flat: print('  text missing',e['file'],k,repr(v));bad+=1
            elif round(v,2) not in S: print('  number missing',e['file'],k,v,r);bad+=1
    for r in T['rows']: assert set(r)-{'account','name','unit','resident','date','charge','invoice','type'}<=set(T['money']),r
    msg=[]
    for t in T['totals']:
        for k,v in t.items():
            if k=='label' or k in RATE: continue
            vals=[round(r.get(k,0)*100) for r in T['rows']];pre=[0]
            for x in vals: pre.append(pre[-1]+x)
            V=round(v*100);n=len(vals)
            full=pre[-1]==V
            ok=full or any(pre[j]-pre[i]==V for i in range(n) for j in range(i+1,n+1))
            if not ok: msg.append((t['label'],k,v))
    print(e['file'],e['kind'],'rows',len(T['rows']),'totals',len(T['totals']),'planted',T['planted'] and T['planted']['kind'],'bad',bad,'untied',msg)
