# independent of the makers: truth loads, totals foot, labels and numbers are on the page
import json,os,glob,subprocess,csv,re,itertools,datetime
B='build/blind'
ix=json.load(open(f'{B}/index.json'))
def text(fn,sheet=None):
    p=f'{B}/documents/{fn}'
    if fn.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout,None
    if fn.endswith('.csv'): return '\n'.join('  '.join(r) for r in csv.reader(open(p,encoding='utf-8-sig'))),None
    if fn.endswith('.xls'):
        out=f'{B}/render/x';os.makedirs(out,exist_ok=True);subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',out,p],stdout=-3,stderr=-3);p=f'{out}/{fn}x'
    import openpyxl
    wb=openpyxl.load_workbook(p,data_only=True);ws=wb[sheet];t=[];n=[]
    for r in ws.iter_rows(values_only=True):
        for v in r:
            if isinstance(v,(int,float)): n.append(round(v,4))
            elif isinstance(v,datetime.datetime): t.append(v.strftime('%b-%y'))
            elif v is not None: t.append(str(v))
    return '\n'.join(t),n
def forms(v):
    a=abs(v);return [f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else '§',f'{a*100:.1f}%',f'{a*100:.2f}%',f'{a:.2f}x']
np=0
for e in ix:
    d=json.load(open(f'{B}/truth/{e["file"]}.json'));nn=0
    assert os.path.exists(f'{B}/documents/{e["file"]}')
    for s in d['statements']:
        t,nums=text(e['file'],s['sheet']);flat=re.sub(r'\s+',' ',t);low=flat.lower()
        for x in (s['title'],s['propertyName']): 
            if x.lower() not in low: print(e['file'],'TEXT?',x)
        for c in s['columns']:
            for w in re.split(r'\s+',c):
                if w.lower() not in low: print(e['file'],'COL?',c)
        toks=set(re.findall(r'[\d,]+(?:\.\d+)?[%x]?',t))
        for r in s['rows']:
            if r['label'] not in flat and not all(w in flat for w in r['label'].split()): print(e['file'],'LABEL?',r['label'])
            if r['accountCode'] and r['accountCode'] not in flat and not (nums and int(re.sub(r'\D','',r['accountCode'])) in nums): print(e['file'],'CODE?',r['accountCode'])
            assert len(r['values'])==len(s['columns'])
            if r['rowType']=='HEADING': assert not any(v is not None for v in r['values'])
            for v in r['values']:
                if v is None: continue
                nn+=1
                ok=round(v,4) in nums if nums is not None else any(f in toks for f in forms(v))
                if not ok: print(e['file'],'NUM?',r['label'],v)
        bad=0
        for r in s['rows']:
            if 'footsFrom' not in r: continue
            its=[s['rows'][i]['values'] for i in r['footsFrom']['items']]
            for c in range(len(s['columns'])):
                tv=r['values'][c] or 0;v=[x[c] or 0 for x in its]
                if abs(sum(v)-tv)<.006: continue
                if len(v)<=12 and any(abs(sum(q*x for q,x in zip(sg,v))-tv)<.006 for sg in itertools.product((1,-1),repeat=len(v))): continue
                bad+=1
        if bool(bad)!=bool(s['planted']): print(e['file'],'FOOT?',bad)
        np+=bool(s['planted'])
        for k,v in s['keyTotals'].items(): assert any(r['label']==v['label'] and r['values']==v['values'] for r in s['rows'])
        # row total = sum of periods
        if len(s['columns'])>=13 or (e['file'].endswith('.csv')):
            n=12 if len(s['columns'])>=13 else 4
            for r in s['rows']:
                v=r['values']
                if r['rowType']!='HEADING' and abs(sum(x or 0 for x in v[:n])-(v[n] or 0))>.006 : print('   rowsum',e['file'],r['label'])
    print(e['file'],e['assetType'],e['documentType'],[len(s['rows']) for s in d['statements']],nn,'numbers')
print(len(ix),'documents',np,'planted')
