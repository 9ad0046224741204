import json,glob,os,re,csv,datetime as D
import pdfplumber,openpyxl,subprocess
from common import R
ix=json.load(open(R+'/index.json'));assert len(ix)==14
def nrm(s):return re.sub(r'\s+','',s)
pl=0
for e in ix:
    f=e['file'];t=json.load(open(f'{R}/truth/{f}.json'));assert t['rows'];pl+=t['planted'] is not None
    p=f'{R}/documents/{f}'
    if f.endswith('.pdf'): txt=nrm(''.join(x.extract_text()or'' for x in pdfplumber.open(p).pages))
    elif f.endswith('.csv'): txt=nrm(open(p).read())
    else:
        if f.endswith('.xls'):
            subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','xlsx','--outdir',f'{R}/.v',p],capture_output=True);p=f"{R}/.v/{f[:-4]}.xlsx"
        ws=openpyxl.load_workbook(p,data_only=True);ws=ws[t['sheet']] if t['sheet'] else ws.worksheets[0];L=[]
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if isinstance(v,(int,float)):L+=[f"{v:,.2f}",f"{v:,.0f}",str(v)]
                elif isinstance(v,D.datetime):L.append(v.strftime('%m/%d/%Y'))
                elif v is not None:L.append(str(v))
        txt=nrm('|'.join(L))
    miss=[]
    for q in t['rows']:
        assert q.get('unit') or q.get('tenantName')
        vals=[q.get('unit'),q.get('tenantName'),q.get('unitType'),q.get('section'),q.get('building')]
        for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges'):
            if q.get(k) is not None:vals.append(q[k])
        vals+=[c['amount'] for c in q.get('charges',[])]+[c['code'] for c in q.get('charges',[])]+[c['amount'] for c in q.get('rentSteps',[])]
        for v in vals:
            if v is None:continue
            if isinstance(v,(int,float)):
                a=abs(v);o=[f"{a:,.2f}"]+([f"{a:,.0f}",f"{a:.0f}"])
                if not any(x in txt for x in o):miss.append((q['unit'],v))
            elif nrm(str(v)) not in txt:miss.append((q['unit'],v))
    dup=len(t['rows'])-len({(q.get('building'),q.get('propertyName'),q['unit']) for q in t['rows']})
    print(f,len(t['rows']),'dup units',dup,'MISSING',len(miss),miss[:8])
print('planted',pl)
