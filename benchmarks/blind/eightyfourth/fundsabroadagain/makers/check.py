import json,glob,os,re,openpyxl,pdfplumber,csv,subprocess
R='build/blind'
ix=json.load(open(R+'/index.json')); print(len(ix), len(os.listdir(R+'/documents')), len(os.listdir(R+'/truth')))
import datetime as dt
for x in ix:
    fn=x['file']; t=json.load(open(f'{R}/truth/{fn}.json'))
    p=f'{R}/documents/{fn}'
    if fn.endswith('pdf'): 
        with pdfplumber.open(p) as d: txt='\n'.join(g.extract_text() or '' for g in d.pages)
    elif fn.endswith('xlsx'):
        ws=openpyxl.load_workbook(p,data_only=True)[t['sheet']]; txt='\n'.join(' '.join(str(round(c,2) if isinstance(c,float) else c) for c in r if c is not None) for r in ws.iter_rows(values_only=True))
    elif fn.endswith('csv'): txt=open(p,encoding='utf-8-sig').read()
    else:
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','xlsx','--outdir',R+'/makers',p],capture_output=True)
        ws=openpyxl.load_workbook(R+'/makers/'+fn+'x',data_only=True).active; txt='\n'.join(' '.join(str(c) for c in r if c is not None) for r in ws.iter_rows(values_only=True))
    flat=re.sub(r'\s+','',txt)
    num=txt.replace('.','').replace(',','.') if '05_' in fn else re.sub(r'(?<=\d),(?=\d{3})','',flat)
    miss=[]
    for r in t['rows']:
        assert r.get('unit')
        for k in('unit','tenantName','unitType','section','building'):
            v=r.get(k)
            if v:
                ws_=[w for w in re.split(r'\s+',v)]
                if not all(w in flat for w in ws_): miss.append((k,v))
        for k in('contractRent','annualRent','marketRent','deposit','balance','totalCharges','area'):
            v=r.get(k)
            if v is not None:
                s=[f'{abs(v):.2f}',f'{abs(v):g}' if abs(v)<1e5 else str(abs(v)),str(abs(v)),str(int(abs(v)))] if v==int(v) else [f'{abs(v):.2f}',str(abs(v))]
                if not any(q in num for q in s): miss.append((r['unit'],k,v))
    S={k:round(sum(r.get(k) or 0 for r in t['rows'] if r.get('statusText')!='Reserved' or fn[:2]=='12'),2) for k in('area','contractRent','annualRent','marketRent','totalCharges','deposit','balance')}
    res={}
    for k,v in S.items():
        if v: res[k]=(v, any(q in num for q in (f'{v:.2f}',str(int(v)) if v==int(v) else f'{v}',f'{abs(v)}')))
    print(fn,'MISS',miss[:6],{k:v for k,v in res.items() if not v[1]},'planted' if t['planted'] else '', len(t['rows']))
