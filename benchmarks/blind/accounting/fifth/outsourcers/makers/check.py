import json,glob,os,re,subprocess
from openpyxl import load_workbook
for t in sorted(glob.glob('truth/*.json')):
    j=json.load(open(t)); p='documents/'+j['name']; assert os.path.exists(p)
    g=j['totals'][-1]; bad=[]
    sub=[x for x in j['totals'][:-1]]
    for m in j['money']:
        if m in('sf','pct_occ','pct_leased','actual_sf','market_sf','rent_low','rent_high','other:# Late','other:Required Deposit') or (j['kind']=='UM' and m in('market','actual','other:Net Effective Rent')): continue
        s=round(sum(r.get(m,0) for r in j['rows']),3)
        if abs(s-(g.get(m) or 0))>.005: bad.append((m,s,g.get(m)))
    nr=[sum(m in r for m in j['money']) for r in j['rows']]
    keys=set(k for r in j['rows']+j['totals'] for k in r)-set(j['money'])
    # all numbers printed?
    if p.endswith('pdf'):
        tx=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout; lines=tx.split('\n')
        def has(v): 
            a=abs(v); return any(s in tx for s in {f"{a:,.2f}",f"{a:,.0f}" if a==int(a) else f"{a:,.2f}"})
        miss=[v for r in j['rows']+j['totals'] for k,v in r.items() if k in j['money'] and not has(v)]
        tmiss=[v for r in j['rows'] for k,v in r.items() if isinstance(v,str) and v not in tx]
    else:
        ws=load_workbook(p).worksheets[0]; vals=set(); txt=set()
        for row in ws.iter_rows():
            for c in row:
                if isinstance(c.value,(int,float)): vals.add(round(float(c.value),4))
                elif c.value is not None:
                    txt.add(str(c.value))
                    try: vals.add(float(str(c.value).replace(',','')))
                    except: pass
        miss=[v for r in j['rows']+j['totals'] for k,v in r.items() if k in j['money'] and float(v) not in vals]
        al=' '.join(txt); tmiss=[v for r in j['rows'] for k,v in r.items() if isinstance(v,str) and v not in al and k!='date']
    print(j['name'],j['kind'],len(j['rows']),'rows',len(j['totals']),'tot',min(nr),max(nr),sorted(keys),'PLANT' if j['planted'] else '','\n   BAD',bad,'MISS',miss[:4],tmiss[:4])
