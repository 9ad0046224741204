import json,glob,re,subprocess
pp=0
for f in sorted(glob.glob('*.truth.json')):
    d=json.load(open(f)); pdf=d['pdf']
    n=int(re.search(r'Pages:\s+(\d+)',subprocess.run(['pdfinfo',pdf],capture_output=True,text=True).stdout).group(1)); pp+=n
    txt={}
    for p in range(1,n+1):
        txt[p]=re.sub(r'\s+','',subprocess.run(['pdftotext','-f',str(p),'-l',str(p),'-raw',pdf,'-'],capture_output=True,text=True).stdout)
        txt[-p]=subprocess.run(['pdftotext','-f',str(p),'-l',str(p),'-layout',pdf,'-'],capture_output=True,text=True).stdout
    for t in d['tables']:
        seen={}; miss=[]
        for r0,c0,r1,c1,s in t['cells']:
            assert 0<=r0<=r1<t['n_rows'] and 0<=c0<=c1<t['n_cols'],(f,s); assert s==' '.join(s.split())
            for r in range(r0,r1+1):
                for c in range(c0,c1+1): assert (r,c) not in seen; seen[r,c]=1
            if not all(re.sub(r'\s','',w) in txt[t['page']] for w in s.split()): miss.append(s)
        print(f[:16],t['page'],t['n_rows'],'x',t['n_cols'],t['bbox'],'MISSING '+str(miss) if miss else '')
        # sums
        def num(s):
            s=s.replace(' ','').replace('−','-'); return float(s) if re.fullmatch(r'-?\d+(\.\d+)?',s) else (0 if s in('-','–','b.d.','') else None)
        g={(r0,c0):s for r0,c0,r1,c1,s in t['cells']}
        for r in range(t['n_rows']):
            l=g.get((r,0),'')
            if l.startswith('Total'):
                for c in range(1,t['n_cols']):
                    tv=num(g.get((r,c),'')) 
                    if tv is None or not tv: continue
                    acc=0;k=r-1;ok=False
                    while k>0:
                        v=num(g.get((k,c),'x') if (k,c) in g else '')
                        if v is None: break
                        acc+=v;k-=1
                        if abs(acc-tv)<.005: ok=True
                    if not ok: print('   SUM?',l,c,tv,acc)
print('pages',pp)
