import json,glob,os,re,subprocess,openpyxl
from common import ROOT
ix=json.load(open(ROOT+'/index.json'));print(len(ix))
for e in ix:
    n=e['file'];t=json.load(open(f'{ROOT}/truth/{os.path.splitext(n)[0]}.json'));assert t['name']==n and os.path.exists(f'{ROOT}/documents/{n}')
    rows=t['rows'];tail=t['totals'][-1];msg=[]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in rows),2)
        if k in tail and abs(s-tail[k])>.005: msg.append((k,s,tail[k]))
        assert any(k in r for r in rows),k
    if len(t['totals'])>1:
        for k in t['money']:
            s=round(sum(x.get(k,0) for x in t['totals'][:-1]),2)
            if k in tail and abs(s-tail[k])>.005: msg.append(('subs',k,s,tail[k]))
    if e['kind']=='AR':
        bk=[k for k in t['money'] if k.split(':')[-1] not in('total','Last Payment Amount','Late Count')]
        for r in rows+t['totals']:
            s=round(sum(r.get(k,0) for k in bk),2)
            if abs(s-r['total'])>.005: msg.append(('cross',r.get('name') or r.get('label'),s,r['total']))
    # printed texts
    miss=[]
    if n.endswith('pdf'):
        tx=subprocess.run(['pdftotext','-raw',f'{ROOT}/documents/{n}','-'],capture_output=True,text=True).stdout;flat=re.sub(r'\s+',' ',tx)
        for r in rows+t['totals']:
            for k,v in r.items():
                if k in('date','baths'):continue
                if isinstance(v,str): ok=v in flat
                else:
                    a=abs(v);ok=any(c in flat for c in {f'{a:,.2f}',f'{a:,.2f}'.lstrip('0'),f'{a:,}',f'{a:,.1f}',f'{a:g}'})
                if not ok: miss.append((k,v))
    elif n.endswith('xlsx'):
        vals=set()
        for w in openpyxl.load_workbook(f'{ROOT}/documents/{n}',data_only=True):
            for row in w.iter_rows(values_only=True):
                for v in row:
                    if v is not None: vals.add(round(abs(v),2) if isinstance(v,(int,float)) else str(v));vals.add(str(v))
        for r in rows+t['totals']:
            for k,v in r.items():
                if k=='pct_occ':continue
                if (v if isinstance(v,str) else round(abs(v),2)) not in vals: miss.append((k,v))
    print(e['kind'],n,len(rows),'planted' if t['planted'] else '',msg,'MISS',miss[:8])
