import json,glob,os,subprocess,re
from collections import defaultdict
import openpyxl
ROOT='build/blind'
idx=json.load(open(ROOT+'/index.json')); assert len(idx)==9
TEXTK={'account','name','unit','resident','date','charge','invoice','type','label'}
NOSUM={'pct_units','pct_occ','sf','actual','beds','baths'}
for e in idx:
    n=e['file']; t=json.load(open(f'{ROOT}/truth/{os.path.splitext(n)[0]}.json')); p=f'{ROOT}/documents/{n}'; assert t['kind']==e['kind'] and t['name']==n
    if n.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    elif n.endswith('csv'): txt=open(p).read()
    else:
        txt='\n'.join(str(c) if not isinstance(c,(int,float)) else f'{c:,.2f} {c}' for ws in openpyxl.load_workbook(p,data_only=True) for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    flat=re.sub(r'\s+',' ',txt); bad=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if k=='date': y,m,d=v.split('-'); c=[f'{d}/{m}/{y}']
            elif k in TEXTK: c=[v,re.sub(r'\s+',' ',v)]
            else:
                assert k in t['money'],k
                a=abs(v); c=[f'{a:,.2f}',f'{a:,.1f}',f'{a:g}',f'{a:,.0f}' if a==int(a) else '~~']
                if v<0 and n.endswith('pdf'): c=[f'({a:,.2f})',f'-{a:,.2f}']
            if not any(x in txt or x in flat for x in c): bad.append((k,v))
    # sums: running sections against totals
    rows=t['rows']
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in rows),2); last=t['totals'][-1].get(k)
        subs=round(sum(x.get(k,0) for x in t['totals'][:-1]),2)
        if k in NOSUM: continue
        print(f'  {k:30} rows {s:>15,.2f}  subs {subs:>15,.2f} last {last}', '' if last is None or abs(s-last)<.006 else '<<<')
    print(n,len(rows),len(t['totals']),'planted',t['planted'],'BAD',bad[:10])
