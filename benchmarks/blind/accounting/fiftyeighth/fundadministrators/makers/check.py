import json,glob,os,re,pdfplumber,openpyxl
from common import *
import subprocess
RATE={'sf','pct_occ','pct_leased','actual_sf','market_sf'}
for i in json.load(open(f'{ROOT}/index.json')):
    n=i['file']; b=n.rsplit('.',1)[0]; t=json.load(open(f'{ROOT}/truth/{b}.json')); of=json.load(open(f'{ROOT}/makers/side/{b}.json'))
    assert os.path.exists(f'{ROOT}/documents/{n}') and t['name']==n and t['kind']==i['kind']
    bad=[]
    for tt,(ix,sk) in zip(t['totals'],of):
        for k,v in tt.items():
            if k=='label' or k in RATE or k in sk: continue
            s=round(sum(t['rows'][j].get(k,0) for j in ix),2)
            if abs(s-v)>.004: bad.append((tt['label'],k,v,s))
    for r in t['rows']:
        for k in r:
            if isinstance(r[k],(int,float)): assert k in t['money'],k
        if t['kind']=='AR' and 'total' in r and abs(sum(v for k,v in r.items() if isinstance(v,(int,float)) and k not in('total','deposit','other:Voorziening'))-r['total'])>.004: bad.append(('row',r))
        if t['kind']=='TB' and 'ending' in r:
            d=r.get('beginning',0)+r['activity'] if 'activity' in r else r.get('beginning',0)+r.get('other:Kumulierte Werte Soll',0)-r.get('other:Kumulierte Werte Haben',0)
            if abs(d-r['ending'])>.004: bad.append(('tb',r))
        if t['kind']=='TB' and 'close_dr' in t['money'] and abs(r.get('open_dr',0)-r.get('open_cr',0)+r.get('debit',0)-r.get('credit',0)-r.get('close_dr',0)+r.get('close_cr',0))>.004: bad.append(('tb3',r))
    # printed?
    miss=[]
    if n.endswith('.pdf'): txt=' '.join((p.extract_text() or '') for p in pdfplumber.open(f'{ROOT}/documents/{n}').pages)
    elif n.endswith('.csv'): txt=open(f'{ROOT}/documents/{n}',encoding='utf-8-sig').read()
    else:
        f=f'{ROOT}/documents/{n}'
        if n.endswith('.xls'):
            subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',f'{ROOT}/render',f],capture_output=True); f=f'{ROOT}/render/{b}.xlsx'
        wb=openpyxl.load_workbook(f,data_only=True); txt=None; cells=[{str(c.value) for c in r}|{round(c.value,2) for c in r if isinstance(c.value,(int,float))} for w in wb for r in w.iter_rows() if any(c.value is not None for c in r)]
    for r in t['rows']+t['totals']:
        if txt is None:
            need=set(v if isinstance(v,(int,float)) else v for k,v in r.items() if v!=0)
            if not any(need<=c for c in cells): miss.append(r)
        else:
            for k,v in r.items():
                if isinstance(v,str):
                    if k=='date': v='/'.join(reversed(v.split('-')))
                    if v not in txt: miss.append((k,v))
                else:
                    a=abs(v); c=[de(a),en(a),de(a,1),en(a,1),en(a,0),str(a)]
                    if not any(x in txt for x in c): miss.append((k,v))
    print(n,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '', 'BAD',len(bad),bad[:6],'MISS',len(miss),miss[:4])
