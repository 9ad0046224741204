import json,glob,pdfplumber,re
B='build/blind/'
for e in json.load(open(B+'index.json')):
    n=e['file'];t=json.load(open(B+'truth/'+n.rsplit('.',1)[0]+'.json'))
    rows,T=t['rows'],t['totals'];msg=[]
    G=T[-1]
    for k,v in G.items():
        if k=='label' or k in('net','gross','actual','market') or k.startswith('other:Rent as') or (t['kind']=='UM' and k in('other:Service Charge £pw','other:Formula Rent £pw')): continue
        s=round(sum(r.get(k,0) for r in rows),2)
        if abs(s-v)>.005: msg.append((k,s,v))
    subs=T[:-1]
    if subs and t['kind']!='UM':
        for k in t['money']:
            if k in G and abs(sum(x.get(k,0) for x in subs)-G[k])>.005: msg.append(('subs',k))
    if n.endswith('.pdf'):
        with pdfplumber.open(B+'documents/'+n) as d: tx='\n'.join(p.extract_text() for p in d.pages)
        flat=re.sub(r'\s+',' ',tx)
        for r in rows+T:
            for k,v in r.items():
                s=v if isinstance(v,str) else (f'{abs(v):,.2f}' if isinstance(v,float) else f'{abs(v):,}')
                if s not in flat and not (isinstance(v,float) and f'{abs(v):,.1f}' in flat): msg.append(('absent',k,v))
    print(n,t['kind'],len(rows),len(T),'PLANTED' if t['planted'] else '',msg[:8])
