import json,glob,os,subprocess,re
R='build/blind'; import pdfplumber
ix=json.load(open(R+'/index.json')); print(len(ix))
for e in ix:
    n=e['file']; t=json.load(open(f'{R}/truth/{os.path.splitext(n)[0]}.json')); p=f'{R}/documents/{n}'; assert os.path.exists(p)
    if not n.endswith('.pdf'):
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','pdf','--outdir',R+'/.r',p],capture_output=True); p=f'{R}/.r/{os.path.splitext(n)[0]}.pdf'
    tx='\n'.join(q.extract_text() or '' for q in pdfplumber.open(p).pages); flat=re.sub(r'\s+',' ',tx)
    euro=n.startswith(('SuSa','Kanaal')); miss=[]
    lines=tx.split('\n')
    for r in t['rows']+t['totals']:
        key=r.get('account') or r.get('invoice') or r.get('type') or r.get('label') or r.get('name')
        for k in t['money']:
            if k in r:
                v=abs(r[k]); cand={f'{v:,.2f}',f'{v:,.1f}',f'{v:,.0f}'} if abs(v-round(v))<1e-9 else {f'{v:,.2f}',f'{v:,.1f}'} 
                if euro: cand={c.translate(str.maketrans(',.','.,')) for c in cand}
                if not any(re.search(r'(?<![\d.,])'+re.escape(c)+r'(?![\d])',tx) for c in cand): miss.append((key,k,v))
        for k in('account','name','unit','resident','invoice','type','label'):
            if k in r and str(r[k]) not in flat: miss.append((k,r[k]))
        if 'date' in r and '/'.join(r['date'].split('-')[::-1]) not in flat: miss.append(r['date'])
    last=t['totals'][-1] if 'gestion' not in t['totals'][-1]['label'] else None
    bad=[]
    for k in t['money']:
        if k in last and (t['kind']!='UM' or k in('units','occupied','vacant','total_sf','market_total','actual_total','pct_units') or 'upside' in k):
            s=sum(r.get(k,0) for r in t['rows']); 
            if abs(s-last[k])>.006: bad.append((k,round(s,2),last[k]))
    print(n,len(t['rows']),t['planted'] and t['planted']['kind'],'MISS',miss[:8],len(miss),'BAD',bad)
