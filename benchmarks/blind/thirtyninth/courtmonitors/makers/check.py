import json,os,subprocess,re,openpyxl
H=os.path.dirname(os.path.abspath(__file__));ix=json.load(open(H+'/index.json'))
assert len(ix)==12 and len({i['file'] for i in ix})==12
assert {i['file'] for i in ix}==set(os.listdir(H+'/documents')) and {i['file']+'.json' for i in ix}==set(os.listdir(H+'/truth'))
for i in ix:
    d=json.load(open(f"{H}/truth/{i['file']}.json"));f=f"{H}/documents/{i['file']}"
    for s in d['statements']:
        for r in s['rows']: assert len(r['values'])==len(s['columns'])
        miss=[]
        if f.endswith('pdf'):
            pg=['-f',str(s['page']),'-l',str(s['page'])] if s['page'] else []
            t=subprocess.run(['pdftotext','-layout',*pg,f,'-'],capture_output=True,text=True).stdout
            toks=re.findall(r'[\d,]+(?:\.\d+)?',t);have={}
            for k in toks:
                try:v=round(float(k.replace(',','')),2);have[v]=have.get(v,0)+1
                except ValueError:pass
            T=re.sub(r'\s+',' ',t)
        else:
            ws=openpyxl.load_workbook(f,data_only=True)[s['sheet']];have={};T=''
            for row in ws.iter_rows():
                for c in row:
                    v=c.value
                    if isinstance(v,str):
                        T+=' '+v
                        if re.fullmatch(r'\(?[\d,]+\.\d\d\)? *',v): v=float(re.sub(r'[(), ]','',v))
                    if isinstance(v,(int,float)): k=round(abs(v),2);have[k]=have.get(k,0)+1
        from collections import Counter
        want=Counter(round(abs(v),2) for r in s['rows'] for v in r['values'] if v is not None)
        miss=[(k,n,have.get(k,0)) for k,n in want.items() if have.get(k,0)<n]
        lab=[r['label'] for r in s['rows'] if re.sub(r'\s+',' ',r['label']) not in T]
        print(i['documentType'],i['file'],s['page'] or s['sheet'],'keys',list(s['keyTotals']),'missing',miss,'labels not literal',lab, 'planted',bool(s['planted']))
        for k,v in s['keyTotals'].items(): assert None not in v['values'],(k,v)
