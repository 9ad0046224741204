import json,glob,pypdf,re
pg=0
for f in sorted(glob.glob('*.truth.json')):
    d=json.load(open(f));p=pypdf.PdfReader(d['pdf']);pg+=len(p.pages)
    tx=[re.sub(r'\s+','',q.extract_text()) for q in p.pages]
    for t in d['tables']:
        occ=set();miss=[]
        for a,b,c,e,s in t['cells']:
            assert 0<=a<=c<t['n_rows'] and 0<=b<=e<t['n_cols'] and s==' '.join(s.split()) and s,(f,a,b,s)
            for i in range(a,c+1):
                for j in range(b,e+1):
                    assert (i,j) not in occ,(f,i,j);occ.add((i,j))
            if s.replace(' ','') not in tx[t['page']-1]:miss.append(s)
        rr={i for i,j in occ};cc={j for i,j in occ}
        assert rr==set(range(t['n_rows'])) and cc>=set(range(t['n_cols']))-({3} if 'bore' in f else set()),(f,t['n_rows'],rr,cc)
        print(d['doc'],t['page'],t['bbox'],t['n_rows'],t['n_cols'],len(t['cells']),miss[:4])
    # sums
    def num(s):
        try:return float(s.replace('£ ','').replace('$ ','').replace(',',''))
        except ValueError:return None
    G=lambda k:{(c[0],c[1]):c[4] for c in d['tables'][k]['cells']}
    def s(k,col,tot,r0=1,r1=None):
        g=G(k);r1=r1 or tot;v=sum(num(g.get((i,col),'')) or 0 for i in range(r0,r1));T=num(g[(tot,col)])
        print('   ',d['doc'],k,col,round(v,2),T,'OK' if abs(v-T)<.006 else 'BAD')
    if 'bill' in f:
        for k in(0,1):s(k,5,d['tables'][k]['n_rows']-1)
        s(2,2,2,0)
    if 'register' in f:[s(0,c,14) for c in(6,7,8)]
    if 'water' in f:[s(0,c,d['tables'][0]['n_rows']-1,2) for c in(3,7)];[s(1,c,14,2) for c in(1,10,11,12)]
    if 'manifest' in f:
        for c in(4,6,7):s(0,c,14);s(1,c,9)
        for c in(2,3,4,5):s(2,c,5)
    if 'borehole' in f:[s(2,c,12) for c in(1,2)]
print('pages',pg)
