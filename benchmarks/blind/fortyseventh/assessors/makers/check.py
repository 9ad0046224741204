from common import *
import pdfplumber,glob,re,itertools,subprocess,csv
ix=json.load(open(f'{ROOT}/index.json'));print(len(ix),'in index')
assert sorted(e['file'] for e in ix)==sorted(os.listdir(f'{ROOT}/documents'))==sorted(f[:-5] for f in os.listdir(f'{ROOT}/truth'))
for e in ix:
    n=e['file'];T=json.load(open(f'{ROOT}/truth/{n}.json'));p=doc(n);bad=[]
    if n.endswith('pdf'):
        pages=[x.extract_text() for x in pdfplumber.open(p).pages]; texts={None:'\n'.join(pages)}
        for i,t in enumerate(pages):texts[i+1]=t
    else:
        q=p
        if n.endswith('.xls'):
            subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',f'{ROOT}/r',p],capture_output=True);q=f'{ROOT}/r/'+n+'x'
        if n.endswith('.csv'): texts={None:open(p).read()}
        else:
            import openpyxl
            wb=openpyxl.load_workbook(q,data_only=True);texts={w.title:'\n'.join(str(c.value) if not isinstance(c.value,(int,float)) else f'{c.value:.2f}' for r in w for c in r if c.value is not None) for w in wb}
    foot=0;nv=0
    for s in T['statements']:
        tx=texts[s['sheet'] if s['sheet'] else s['page']]
        norm=re.sub(r'[\s\u00a0]+',' ',tx);dig=re.sub(r'[^\d\n.]','',tx) if 0 else tx.replace(',','').replace('\u00a0','').replace(' ','')
        for w in [s['title'],s['propertyName']]:
            if w.lower() not in norm.lower(): bad.append(('text',w))
        for k in s['columns']:
            if not all(x in norm for x in k.split()): bad.append(('col',k))
        nc=len(s['columns']);R=s['rows']
        for r in R:
            assert len(r['values'])==nc
            if r['label'].strip()!=r['label'] or not all(x in norm for x in r['label'].split()): bad.append(('label',r['label']))
            if r['accountCode'] and r['accountCode'] not in norm: bad.append(('code',r['accountCode']))
            for v in r['values']:
                if v is None: continue
                nv+=1;a=abs(v);c={f'{a:.2f}',f'{a:.2f}'.replace('.','')}|({f'{a:.0f}'} if a==int(a) else set())
                if not any(x in dig for x in c): bad.append(('value',r['label'],v))
            if 'footsFrom' in r:
                it=r['footsFrom']['items'];assert it and all(0<=i<len(R) for i in it)
                for c in range(nc):
                    vs=[R[i]['values'][c] or 0 for i in it];t=r['values'][c] or 0
                    ok=abs(sum(vs)-t)<.006 or (len(vs)<=5 and any(abs(sum(x*g for x,g in zip(vs,sg))-t)<.006 for sg in itertools.product((1,-1),repeat=len(vs))))
                    foot+=1
                    if not ok: bad.append(('foot',r['label'],s['columns'][c],t,round(sum(vs),2)))
            if e['documentType'].endswith('T12'):
                t=0 if s['columns'][0].startswith('T12') else nc-1;v=[x or 0 for x in r['values']]
                if abs(sum(v)-2*v[t])>.02: bad.append(('across',r['label']))
        for k,v in s['keyTotals'].items(): assert any(r['label']==v['label'] and r['values']==v['values'] for r in R),k
        print(n[:34],'|',s['title'][:30],'rows',len(R),'keys',list(s['keyTotals']),'PLANTED '+s['planted']['kind'] if s['planted'] else '')
    print('   footings',foot,'values',nv,'BAD' if bad else 'ok',bad[:12])
