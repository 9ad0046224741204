"""independent check: truths load, totals foot, labels and amounts stand in the file"""
import json,glob,os,re,itertools,warnings; warnings.simplefilter('ignore')
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
import pdfplumber,openpyxl,csv
ix={e['file'] for e in json.load(open(R+'/index.json'))}
docs=sorted(os.listdir(R+'/documents')); assert set(docs)==ix,(set(docs)^ix)
def content(p):
    nums=[];txt=[]
    def add(v):
        if v is None: return
        if isinstance(v,(int,float)): nums.append(round(float(v),2)); txt.append(str(v))
        else:
            s=str(v); txt.append(s)
            for m in re.finditer(r'-?\(?\$?\d[\d,]*(?:\.\d+)?\)?',s):
                t=m[0]; n=float(re.sub(r'[^\d.]','',t)); nums.append(-n if t[0] in'-(' else n)
    if p.endswith('.pdf'):
        with pdfplumber.open(p) as d:
            for g in d.pages: add(g.extract_text(x_tolerance=1.5))
    elif p.endswith('.csv'):
        for r in csv.reader(open(p,encoding='utf-8-sig')):
            for c in r: add(c)
    elif p.endswith('.xls'):
        import subprocess,tempfile
        d=R+'/v'; subprocess.run(['soffice','-env:UserInstallation=file://'+R+'/.lo','--headless','--convert-to','xlsx','--outdir',d,p],capture_output=True)
        return content(d+'/'+os.path.basename(p)+'x')
    else:
        for ws in openpyxl.load_workbook(p,data_only=True):
            for r in ws.iter_rows(values_only=True):
                for c in r: add(c)
            for s in (ws.oddHeader.center.text,): add(s)
    return nums,re.sub(r'\s+',' ',' '.join(txt))
nz=lambda s:re.sub(r'[^\w]','',s).lower()
for f in docs:
    t=json.load(open(f'{R}/truth/{f}.json')); nums,txt=content(f'{R}/documents/{f}'); N=nz(txt); bad=[];pl=[]
    from collections import Counter
    have=Counter(nums)
    for s in t['statements']:
        if s['planted']: pl.append(s['planted']['kind'])
        if nz(s['propertyName']) not in N: bad.append('prop')
        if nz(s['title']) not in N: bad.append('title')
        if s.get('sheet') is None and f.endswith('.xlsx'): bad.append('sheet')
        need=Counter()
        for i,r in enumerate(s['rows']):
            if nz(r['label']) not in N: bad.append(('label',r['label']))
            if r['accountCode'] and nz(r['accountCode']) not in N: bad.append(('code',r['accountCode']))
            for v in r['values']:
                if v is not None and v!=0: need[v]+=1
            assert len(r['values'])==len(s['columns'])
            ff=r.get('footsFrom')
            if r['rowType'] in('SUBTOTAL','TOTAL') and not ff: bad.append(('nofoot',i))
            if ff:
                for c,v in enumerate(r['values']):
                    a=[s['rows'][j]['values'][c] or 0 for j in ff['items']]; ok=abs(sum(a)-(v or 0))<.006
                    if not ok: ok=any(abs(a[0]-0+sum(g*x for g,x in zip(sg,a[1:]))-(v or 0))<.006 for sg in itertools.product((1,-1),repeat=len(a)-1)) if len(a)<4 else False
                    if not ok and len(a)==1: ok=abs(a[0]+(v or 0))<.006
                    if not ok: bad.append(('foot',r['label'],s['columns'][c],v,round(sum(a),2)))
        for v,n in need.items():
            if have[v]+(have[-v] if False else 0)<n: bad.append(('num',v,n,have[v]))
        for k,kt in s['keyTotals'].items():
            if None in kt['values']: bad.append(('keynull',k))
    print(f, [len(s['rows']) for s in t['statements']],pl,'OK' if not bad else bad[:8],len(bad))
