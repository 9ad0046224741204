import json,glob,os,re,subprocess,sys
sys.path.insert(0,'build/blind/makers')
from common import de,fr,uk
R='build/blind'
for e in json.load(open(R+'/index.json')):
    n=e['file'];t=json.load(open(f"{R}/truth/{os.path.splitext(n)[0]}.json"));p=f'{R}/documents/{n}';assert os.path.exists(p)
    if n.endswith('.pdf'):
        import pdfplumber
        tx='\n'.join(x.extract_text() for x in pdfplumber.open(p).pages)
    elif n.endswith('.csv'):tx=open(p,encoding='cp1252').read()
    else:
        q=R+'/view/'+os.path.splitext(n)[0]+'.pdf';tx=subprocess.run(['pdftotext','-layout',q,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+','',tx);miss=[];keys=set(t['money'])
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if k in keys:
                a=abs(v);c=[de(a),fr(a),f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else 'ZZZ',f'{a:,.1f}']
                if not any(re.sub(r'\s+','',x) in flat for x in c):miss.append((k,v))
            elif k=='date':
                d=v
                if not (f'{d[8:]}/{d[5:7]}/{d[:4]}' in tx or f'{d[8:]}.{d[5:7]}.{d[:4]}' in tx):miss.append((k,v))
            elif re.sub(r'\s+','',str(v)) not in flat:miss.append((k,v))
        ex=set(r)-keys-{'account','name','unit','resident','date','charge','invoice','type','label'}
        if ex:miss.append(('extra',ex))
    g=t['totals'][-1];bad={}
    for k in keys:
        if k in g and k not in('sf','pct_occ'):
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.005:bad[k]=(s,g[k])
    # sum of row buckets
    if t['kind']=='AR':
        for r in t['rows']:
            b=round(sum(v for k,v in r.items() if k in('current','b0_30','b1_30','b31_60','b61_90','b90')),2)
            if abs(b-r['total'])>.005:bad['row']=r
    if t['kind']=='TB' and 'beginning' in keys:
        for r in t['rows']:
            if abs(r.get('beginning',0)+r.get('other:Jahresverkehrszahlen Soll',0)-r.get('other:Jahresverkehrszahlen Haben',0)-r['ending'])>.005:bad['row']=r
    print(n,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '-','MISS',miss[:6],'BAD',bad)
