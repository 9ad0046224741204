# sums and claimed texts against the finished files
import json,glob,subprocess,re,os,openpyxl,datetime as dt
R='build/blind'; ix=json.load(open(R+'/index.json')); assert len(ix)==14
for e in ix:
    f=f"{R}/documents/{e['file']}"; t=json.load(open(f"{R}/truth/{e['file']}.json")); x=f.rsplit('.',1)[1]
    if x=='pdf': s=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout; s+=subprocess.run(['pdftotext',f,'-'],capture_output=True,text=True).stdout+subprocess.run(['pdftotext','-raw',f,'-'],capture_output=True,text=True).stdout
    elif x=='xlsx':
        w=openpyxl.load_workbook(f,data_only=True); s=' '.join(str(float(c)) if isinstance(c,(int,float)) else c.strftime('%Y-%m-%d') if isinstance(c,dt.datetime) else str(c) for ws in w for r in ws.iter_rows(values_only=True) for c in r if c is not None)+' '+' '.join(str(c) for ws in w for r in ws.iter_rows(values_only=True) for c in r if isinstance(c,int))
    elif x=='csv': s=open(f).read()
    else: s=None
    if s is None:
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','csv','--outdir','build/blind/png',f],capture_output=True); s=open(R+'/png/'+e['file'][:-4]+'.csv').read()
    s=re.sub(r'\s+',' ',s); ns=s.replace(' ',''); z=s.replace(',','').replace(' ','')
    miss=[]; sc=lambda v:re.sub(r'\s','',str(v)) 
    for r in t['rows']:
        for k in('unit','tenantName','unitType','building','section','propertyName'):
            if k in r and sc(r[k]) not in ns: miss.append((r['unit'],k,r[k]))
        for k in('contractRent','annualRent','marketRent','deposit','balance','totalCharges','area'):
            if k in r and not any(q in z for q in(f"{abs(r[k]):.2f}",f"{abs(r[k]):g}",str(abs(r[k])))): miss.append((r['unit'],k,r[k]))
        if 'totalCharges' in r and not t['planted'] and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.005: miss.append((r['unit'],'charges'))
        if 'leaseEndDate' in r and 'leaseStartDate' in r and r['leaseEndDate'][0]=='2' and r['leaseEndDate']<r['leaseStartDate']: miss.append((r['unit'],'dates'))
    st={}
    print(e['file'],len(t['rows']),e['assetType'],'planted' if t['planted'] else '',miss[:6])
