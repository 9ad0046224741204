import json,glob,os,csv,re,subprocess,datetime as dt
import openpyxl,pdfplumber
R='build/blind'
def text(f):
    if f.endswith('.pdf'):
        return ' '.join((p.extract_text() or '') for p in pdfplumber.open(f).pages)
    if f.endswith('.csv'): return open(f).read()
    if f.endswith('.xls'):
        o=subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false','--outdir',R+'/view',f],capture_output=True); g=glob.glob(R+'/view/*.csv')[0]; return open(g).read()
    wb=openpyxl.load_workbook(f,data_only=True); out=[]
    for w in wb:
        for row in w.iter_rows():
            for c in row:
                v=c.value
                if v is None: continue
                out.append(f'{v:,.2f}' if isinstance(v,(int,float)) else v.strftime('%Y-%m-%d') if isinstance(v,dt.datetime) else str(v))
    return ' | '.join(out)
idx=json.load(open(R+'/index.json'))
for i in idx:
    f=i['file']; t=json.load(open(f'{R}/truth/{f}.json')); x=text(f'{R}/documents/{f}'); flat=re.sub(r'\s+','',x); miss=[]
    num=re.sub(r"[,. \u00a0\s]",'',x)
    for r in t['rows']:
        assert r.get('unit')
        for k in('unit','tenantName','unitType','statusText'):
            v=r.get(k)
            if v and not(k=='statusText' and v in('Occupied','Vacant')) and re.sub(r'\s+','',v) not in flat and not all(w in x for w in v.split()): miss.append((k,v))
    S={k:round(sum(r[k] for r in t['rows'] if isinstance(r.get(k),(int,float)) and not(f.startswith('RentRoll') and r['statusText']=='F')),2) for k in('area','contractRent','annualRent','totalCharges','marketRent','deposit','balance')}
    for r in t['rows']:
        if f.startswith('RentRoll') and r['statusText']=='F': continue
        for c in r.get('charges',[]): S[c['code']]=round(S.get(c['code'],0)+c['amount'],2)
    bad=[]
    for k,v in S.items():
        if v and not any(s in num for s in (f'{abs(v):.2f}'.replace('.',''),f'{abs(v):.1f}'.replace('.','') , f'{abs(v):.0f}' if v==int(v) else '@@')): bad.append((k,v))
    print(f,i['assetType'],len(t['rows']),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '', 'miss',miss[:4],'untied',bad)
print(len(idx),set(i['file'] for i in idx)==set(os.listdir(R+'/documents')))
