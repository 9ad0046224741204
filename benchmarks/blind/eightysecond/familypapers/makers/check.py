import json,glob,os,re,subprocess,datetime as dt
R='build/blind/'
ix=json.load(open(R+'index.json')); print(len(ix))
import openpyxl
def text(fn):
    p=R+'documents/'+fn
    if fn.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if fn.endswith('.csv'): return open(p,encoding='utf-8-sig').read()
    if fn.endswith('.xls'):
        subprocess.run(['soffice','-env:UserInstallation=file://'+R+'.lo','--headless','--convert-to','csv','--outdir',R+'.p',p],capture_output=True)
        return open(R+'.p/'+fn[:-4]+'.csv',encoding='latin-1').read()
    o=[]
    for ws in openpyxl.load_workbook(p,data_only=True): 
        for row in ws.iter_rows(values_only=True): o.append('  '.join(str(x) for x in row if x is not None))
    return '\n'.join(o)
for e in ix:
    fn=e['file']; t=json.load(open(R+'truth/'+fn+'.json')); rows=t['rows']; tx=text(fn); flat=re.sub(r'\s+',' ',tx); words=set(re.findall(r'\S+',flat)); nc=flat.replace(',','')
    bad=[]
    for r in rows:
        assert r.get('unit') or r.get('tenantName')
        for k in ('unit','tenantName','building','section','unitType','statusText'):
            v=r.get(k)
            if v and not all(w in flat for w in v.split()) and v not in('Occupied',): bad.append((k,v))
        for k in ('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            v=r.get(k)
            if v is None: continue
            a=abs(v)
            if f'{a:.2f}' not in nc and f'{a:g}' not in nc and f'{a:.1f}' not in nc: bad.append((k,v))
        for c in r.get('charges',[]):
            a=abs(c['amount'])
            if f'{a:.2f}' not in nc and f'{a:g}' not in nc: bad.append(('charge',c))
        for k in ('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            v=r.get(k)
            if not v: continue
            if re.match(r'\d{4}-\d\d-\d\d$',v):
                d=dt.date.fromisoformat(v)
                fs=[v,d.strftime('%m/%d/%Y'),d.strftime('%-m/%-d/%Y'),d.strftime('%-m/%-d/%y'),d.strftime('%m/%d/%y'),d.strftime('%b %-d, %Y'),d.strftime('%-d-%b-%y')]
                if not any(q in flat for q in fs): bad.append((k,v))
            elif v not in flat: bad.append((k,v))
    ch=json.load(open(R+'makers/checks/'+fn+'.json'))
    print(fn,len(rows),'units',t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '')
    for k,v in ch:
        s=round(sum(r.get(k,0) for r in rows),2)
        on=f'{abs(v):.2f}' in nc or f'{abs(v):g}' in nc or f'{abs(v):,.2f}' in flat or str(int(v)) in nc
        print('   ',k,s,v,'' if abs(s-v)<.01 else '<<< DIFF','' if on else 'not printed')
    for r in rows:
        if 'totalCharges' in r and r.get('charges') and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.01: print('   row',r['unit'],r['charges'],r['totalCharges'])
    if bad: print('   BAD',bad[:8],len(bad))
    if t['sheet'] and t['sheet'] not in openpyxl.load_workbook(R+'documents/'+fn).sheetnames: print('SHEET?')
