import json,glob,os,re,subprocess,datetime as dt
import openpyxl
B='build/blind'; ix=json.load(open(B+'/index.json')); print(len(ix))
def text(f):
    p=f'{B}/documents/{f}'
    if f.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if f.endswith('.csv'): return open(p,encoding='utf-8-sig').read()
    if f.endswith('.xlsx'):
        o=[]
        for w in openpyxl.load_workbook(p,data_only=True):
            for r in w.iter_rows(values_only=True):
                for v in r: o.append('' if v is None else f'{v:,.2f} {v:,.0f}' if isinstance(v,(int,float)) else v.strftime('%m/%d/%Y') if isinstance(v,dt.datetime) else str(v))
        return '\n'.join(o)
    subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','csv','--outdir',B+'/.v',p],capture_output=True)
    return open(B+'/.v/'+os.path.splitext(f)[0]+'.csv',encoding='latin-1').read()
for e in ix:
    f=e['file']; t=json.load(open(f'{B}/truth/{f}.json')); tx=text(f); fl=re.sub(r'\s+',' ',tx); num=tx.replace(',','').replace('$','').replace('£','')
    rows=t['rows']; miss=[]
    for r in rows:
        for k in('tenantName','unitType','section','building','propertyName','unit','statusText'):
            if r.get(k) and k!='statusText' and not all(w in fl for w in r[k].replace('"','').split()): miss.append((r['unit'],k,r[k]))
            if k=='statusText' and r[k] not in('Occupied',) and r[k] not in fl: miss.append((r['unit'],k,r[k]))
        for k in('area','contractRent','annualRent','totalCharges','deposit','marketRent','balance'):
            v=r.get(k)
            if v is not None and v!=0:
                v=abs(v)
                if not any(x in num for x in(f'{v:.2f}',f'{v:.0f}' if v==int(v) else '#',f'{v:.1f}' if k=='area' else '#')): miss.append((r['unit'],k,v))
        for s in r.get('rentSteps',[]): 
            if f"{s['amount']:.2f}" not in num and f"{s['amount']:.0f}" not in num: miss.append((r['unit'],'step',s))
        if 'charges' in r and 'totalCharges' in r:
            s=sum(c['amount'] for c in r['charges'])
            b=any(abs(s+x-r['totalCharges'])<.011 for x in(0,r['contractRent']))
            if not b: print('  charge sum off',r['unit'],s,r['totalCharges'])
    tot={}
    for k in('area','contractRent','annualRent','totalCharges','deposit','balance','marketRent'):
        z=[r for r in rows if not str(r.get('section','')).startswith('EXECUTED')]
        if any(k in r for r in z):
            v=round(sum(r.get(k,0) for r in z),2); tot[k]=(v, any(x in num for x in(f'{v:.2f}',f'{v:.0f}' if v==int(v) else '#',f'{v:.1f}')))
    dup=[u for u in {(r.get('building'),r.get('section'),r.get('propertyName'),r['unit']) for r in rows} if sum((r.get('building'),r.get('section'),r.get('propertyName'),r['unit'])==u for r in rows)>1]
    vc=sum('tenantName' not in r for r in rows)
    early=[r['unit'] for r in rows if r.get('leaseEndDate','x')[:4].isdigit() and r['leaseEndDate']<(t['asOnDate'] or '')]
    print(f,'|',t['units'],t['occupied'],t['vacant'],len(rows),'no tenant',vc,'| expired',early,'|',t['planted'] and t['planted']['kind'],'|',{k:v for k,v in tot.items() if not v[1]} ,'ok:',[k for k in tot if tot[k][1]],'miss',miss[:6],'dup',dup)
