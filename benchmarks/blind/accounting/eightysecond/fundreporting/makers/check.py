import json,subprocess,glob,os,csv,re
from common import B,D
from collections import defaultdict
def text(fn):
    p=D+fn
    if fn.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if fn.endswith('.csv'): return open(p,encoding='cp1252').read()
    # convert printed look through soffice csv
    out=B+'.r/'
    subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false','--outdir',out,p],capture_output=True)
    return open(out+fn.rsplit('.',1)[0]+'.csv',encoding='utf8').read()
for e in json.load(open(B+'index.json')):
    t=json.load(open(B+'truth/'+e['file'].rsplit('.',1)[0]+'.json')); tx=text(e['file']); one=' '.join(tx.split())
    miss=[];num=set(re.findall(r'[\d,]+\.?\d*',tx)); cells=[c for row in csv.reader(tx.splitlines()) for c in row] if not e['file'].endswith('.pdf') else []
    num|=set(n for c in cells for n in re.findall(r'[\d,]+\.?\d*',c)); norm={n.replace(',','').rstrip('.') for n in num}
    for r in t['rows']+t['totals']:
        for k,x in r.items():
            if isinstance(x,str):
                if k=='date': continue
                if ' '.join(x.split()) not in one.replace('""','"'): miss.append((k,x))
            else:
                a=abs(x); c={f'{a:.2f}',f'{a:.0f}',f'{a:.1f}'}
                if not c&norm: miss.append((k,x))
    # grand total check
    bad=[]
    for tot in t['totals'][-1:]:
        for k in t['money']:
            if k in('sf','pct_units','pct_occ','pct_leased','actual','market','actual_sf','market_sf','other:% of RSF') or k.startswith('other:Additional') : continue
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-tot.get(k,0))>.005: bad.append((k,s,tot.get(k)))
    # subtotals add up to the grand total
    if e['file'].startswith(('AQH','MCLS','Aged','Polar','Office','Sorr','Lake')):
        for k in t['money']:
            if k in('sf','pct_units','pct_occ','pct_leased','actual','market','actual_sf','market_sf','other:% of RSF') or k.startswith('other:Additional'): continue
            s=round(sum(x.get(k,0) for x in t['totals'][:-1]),2)
            if abs(s-t['totals'][-1].get(k,0))>.005: bad.append(('subs',k,s,t['totals'][-1].get(k)))
    print(e['file'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '-','MISSING',miss[:6],'UNTIED',bad)
    if e['kind']=='AR':
        b=[k for k in t['money'] if k.startswith('b') or k in('current','prepaid')]
        print('   crossfoot off:',[r['name'] for r in t['rows'] if abs(sum(r.get(k,0) for k in b)-r.get('total',0))>.005])
