import json,glob,os,datetime as dt
import pdfplumber,openpyxl,subprocess,csv
D='build/blind/documents/';T='build/blind/truth/'
ix=json.load(open('build/blind/index.json'));print(len(ix),'indexed',len(os.listdir(D)),'documents',len(os.listdir(T)),'truths')
for e in ix:
    f=e['file'];t=json.load(open(T+f+'.json'))
    if f.endswith('.pdf'):
        with pdfplumber.open(D+f) as p: txt=' '.join(pg.extract_text() for pg in p.pages)
        words=' '.join(txt.split())
    elif f.endswith('.xlsx'):
        ws=openpyxl.load_workbook(D+f)[t['sheet']]
        words=' '.join(str(c.value) for r in ws.iter_rows() for c in r if c.value is not None)
    elif f.endswith('.csv'): words=open(D+f).read()
    else:
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','csv','--outdir','build/blind/.v',D+f],capture_output=True);words=open('build/blind/.v/'+f[:-4]+'.csv',encoding='utf-8',errors='replace').read()
    sq=''.join(words.split())
    bad=[]
    for r in t['rows']:
        assert r.get('unit')
        for k in('unit','tenantName','unitType','building','section'):
            v=r.get(k)
            if not v: continue
            if ''.join(v.split()) not in sq:
                # wrapped cells: accept when all words are on the page
                if all(w in words for w in v.split()): continue
                bad.append((r['unit'],k,v))
        for k in ('contractRent','annualRent','marketRent','area','totalCharges','deposit','balance'):
            v=r.get(k)
            if v is None: continue
            x=abs(v);en={f'{x:,.2f}',f'{x:,.0f}',f'{x:.2f}',f'{x:g}',str(x),f'{x:,.1f}'};en|={z.replace(',','#').replace('.',',').replace('#','.') for z in list(en)}
            if not any(z in words for z in en): bad.append((r['unit'],k,v))
    if t['propertyName'] and ''.join(t['propertyName'].split()) not in sq: bad.append(('property',t['propertyName']))
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '', bad[:6])
