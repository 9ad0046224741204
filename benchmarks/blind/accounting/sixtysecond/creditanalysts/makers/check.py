import json,glob,pdfplumber,csv,re
from openpyxl import load_workbook
from common import ROOT
for e in json.load(open(ROOT+'/index.json')):
    n=e['file'];t=json.load(open(f"{ROOT}/truth/{n.rsplit('.',1)[0]}.json"));p=f'{ROOT}/documents/{n}'
    if n.endswith('.pdf'): tx=' '.join((q.extract_text() or '') for q in pdfplumber.open(p).pages)
    elif n.endswith('.csv'): tx=open(p).read()
    else: tx=' '.join(str(c.value) for ws in load_workbook(p) for r in ws for c in r if c.value is not None)
    flat=re.sub(r'\s+','',tx);miss=[]
    nums=set(re.findall(r'[\d,]*\d(?:\.\d+)?',tx))
    vals=set()
    for x in nums:
        try: vals.add(round(float(x.replace(',','')),2))
        except: pass
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if re.sub(r'\s+','',v) not in flat: miss.append((k,v))
            elif v is not None and round(abs(v),2) not in vals and not(n.endswith('xlsx') and k in('ami','pct_units')): miss.append((k,v))
            if k!='date' and k not in t['money'] and not isinstance(v,str): miss.append(('KEY',k))
    g=t['totals'][-1] if 'Net' not in t['totals'][-1]['label'] else t['totals'][-2]
    bad={k:(round(sum(r.get(k) or 0 for r in t['rows']),2),g[k]) for k in g if k in t['money'] and not any(s in k for s in('pct_occ','pct_leased','%','Occ %')) and k not in('sf','actual','market') and abs(sum(r.get(k) or 0 for r in t['rows'])-g[k])>.3}
    if t['kind']=='AR':
        bk=[k for k in t['money'] if k in('b0_30','b31_60','b61_90','b90','b91_120','b120') or re.match('other:(Dec|Nov|Oct|Q3)',k)]
        for r in t['rows']+t['totals']:
            if abs(sum(r.get(k) or 0 for k in bk)-r['total'])>.011: miss.append(('ROW',r))
    print(n,t['kind'],len(t['rows']),'planted' if t['planted'] else '-','MISS',miss[:6],'UNTIED',bad)
