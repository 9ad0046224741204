import json,glob,os,re,itertools,csv,subprocess
import pdfplumber, openpyxl
R='build/blind/'; ix=json.load(open(R+'index.json')); print(len(ix),'indexed',len(os.listdir(R+'documents')),'docs',len(os.listdir(R+'truth')),'truths')
npl=0
for e in ix:
    f=e['file']; t=json.load(open(R+'truth/'+f+'.json')); p=R+'documents/'+f; ext=f.rsplit('.',1)[1]
    def text(st):
        if ext=='pdf':
            with pdfplumber.open(p) as d: 
                ps=[d.pages[st['page']-1]] if st['page'] else d.pages
                return '\n'.join(x.extract_text() for x in ps),None
        if ext=='csv': 
            tx=open(p).read(); return '\n'.join(' '.join(r) for r in csv.reader(open(p))),None
        q=p
        if ext=='xls':
            subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+R+'.lo','--convert-to','xlsx','--outdir',R+'.lo_tmp',p],capture_output=True); q=R+'.lo_tmp/'+f+'x'
        ws=openpyxl.load_workbook(q,data_only=True)[st['sheet']]
        cells=[c for r in ws.iter_rows() for c in r if c.value is not None]
        return '\n'.join(' '.join(str(c.value) for c in r if c.value is not None) for r in ws.iter_rows()), [c.value for c in cells if isinstance(c.value,(int,float))]
    for st in t['statements']:
        tx,nums=text(st); flat=re.sub(r'\s+',' ',tx); bad=[]
        if st['planted']: npl+=1
        for s in [st['title'],st['propertyName']]:
            if s and s.lower() not in flat.lower(): bad.append(('text',s))
        rows=st['rows']; nc=len(st['columns'])
        for i,r in enumerate(rows):
            assert len(r['values'])==nc,(f,i)
            if r['label'] not in flat and not all(w in flat for w in r['label'].split()): bad.append(('label',r['label']))
            if r['accountCode'] and r['accountCode'] not in flat: bad.append(('code',r['accountCode']))
            # all numbers on the row's own line
            for v in r['values']:
                if v is None: continue
                if nums is not None: ok=any(abs(n-v)<.005 for n in nums)
                else:
                    a=abs(v); ok=any(re.search(r'(?<![\d,.])'+re.escape(z)+r'(?![\d])',flat) for z in (f'{a:,.2f}',f'{a:,.0f}',f'{a*100:.1f}%'))
                if not ok: bad.append(('value',r['label'],v))
            if nums is None:  # row line
                exp=[abs(v) for v in r['values'] if v is not None]
                lines=[l for l in tx.split('\n') if r['label'] in l]
                if exp and lines and not any(all(any(z in l for z in(f'{a:,.2f}',f'{a:,.0f}',f'{a*100:.1f}%')) for a in exp) for l in lines): bad.append(('line',r['label']))
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for j in range(nc):
                    vs=[rows[k]['values'][j] or 0 for k in it]; T=r['values'][j] or 0
                    ok=abs(sum(vs)-T)<.006 or abs(vs[0]-sum(vs[1:])-T)<.006
                    if not ok: bad.append(('foot',r['label'],st['columns'][j],round(sum(vs)-T,2)))
        for k,q in st['keyTotals'].items():
            if not any(r['label']==q['label'] and r['values']==q['values'] for r in rows): bad.append(('key',k))
        print(f,'|',st['title'],len(rows),nc,'planted' if st['planted'] else '-',list(st['keyTotals']),bad)
        # T12 cross foot
        if nc in(13,15):
            for r in rows:
                if r['rowType']!='HEADING':
                    d=round(sum(x or 0 for x in r['values'][:12])-(r['values'][12] or 0),2)
                    if d: print('   crossfoot',r['label'],d)
print('planted',npl)
