import json,glob,os,subprocess,re,unicodedata
R='build/blind/'
import openpyxl,datetime as dt
def blob(f):
    p=R+'documents/'+f
    if f.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if f.endswith('.csv'): import csv; return '\n'.join('\t'.join(r) for r in csv.reader(open(p)))
    if f.endswith('.xls'):
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+R+'.lo','--convert-to','xlsx','--outdir',R+'.tmp',p],capture_output=True); p=R+'.tmp/'+f+'x'
    o=[]
    for ws in openpyxl.load_workbook(p,data_only=True):
        for r in ws.iter_rows(values_only=True):
            o.append('\t'.join('' if v is None else v.strftime('%Y-%m-%d') if isinstance(v,dt.datetime) else f'{v:.2f}' if isinstance(v,float) else str(v) for v in r))
    return '\n'.join(o)
nrm=lambda s: re.sub(r'[\s\u00a0]','',s)
dig=lambda s: re.sub(r'(?<=\d)[.,\s\u00a0](?=\d)','',s)
ix=json.load(open(R+'index.json'))
print(len(ix),{x['file'] for x in ix}^set(os.listdir(R+'documents')),{x['file']+'.json' for x in ix}^set(os.listdir(R+'truth')))
for x in ix:
    f=x['file'];t=json.load(open(R+'truth/'+f+'.json'));b=blob(f);nb=nrm(b);bad=[]
    toks=set(re.findall(r'\d+',re.sub(r'(?<=\d)[.,](?=\d)','',b)))|set(re.findall(r'\d+',re.sub(r'(?<=\d)[.,](?=\d)','',re.sub(r'(?<=\d)[ \u00a0](?=\d{3}\b)','',b)))); low=unicodedata.normalize('NFC',b)
    def num(v): 
        c={str(int(round(v*100)))} 
        if float(v)==int(v): c.add(str(int(v)))
        if round(v*10)==round(v*100)/10: c.add(str(int(round(v*10))))
        return c&toks
    for i,r in enumerate(t['rows']):
        if not (r.get('unit') or r.get('tenantName')): bad.append(('nounit',i))
        for k in('unit','tenantName','section','building','unitType','propertyName','statusText'):
            v=r.get(k)
            if v and not(k=='statusText' and v=='Occupied') and nrm(v) not in nb:
                w=[q for q in v.split() if nrm(q) not in nb]
                if w or k!='tenantName': bad.append((k,v))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            v=r.get(k)
            if v and not num(abs(v)): bad.append((k,v,r['unit']))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if c['amount'] and not num(c['amount']): bad.append(('chg',c,r['unit']))
        for k in('leaseStartDate','leaseEndDate','moveInDate'):
            v=r.get(k)
            if v and re.match(r'\d{4}-\d\d-\d\d$',v):
                d=dt.date.fromisoformat(v);fs=[d.strftime(z) for z in('%Y-%m-%d','%d/%m/%Y','%d.%m.%Y','%d-%m-%Y','%m/%d/%Y','%d-%b-%y','%d/%m/%y')]+[d.strftime('%b %d, %Y').replace(' 0',' ')]
                if not any(z in b for z in fs): bad.append((k,v,r['unit']))
            elif v and v not in b: bad.append((k,v))
    for k,tot in json.load(open(R+'makers/checks/'+f+'.json')):
        s=sum((sum(c['amount'] for c in r.get('charges',[])) if k=='charges' else r.get(k) or 0) for r in t['rows'])
        if abs(s-tot)>.006: bad.append(('SUM',k,round(s,2),tot))
        if not num(abs(tot)): bad.append(('total not printed',k,tot))
    dup=[u for u in {(r.get('propertyName'),r.get('building'),r['unit']) for r in t['rows']} if sum((r.get('propertyName'),r.get('building'),r['unit'])==u for r in t['rows'])>1]
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],'dup',dup,'BAD',len(bad),bad[:6])
