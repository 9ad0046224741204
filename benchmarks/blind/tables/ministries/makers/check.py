import json,glob,re
from pypdf import PdfReader
np=0
for f in sorted(glob.glob('*.truth.json')):
    d=json.load(open(f));r=PdfReader(d['pdf']);np+=len(r.pages)
    tx=[re.sub(r'\s+','',p.extract_text()) for p in r.pages]
    for t in d['tables']:
        occ=set();miss=[]
        for a,b,c,e,s in t['cells']:
            assert a<=c<t['n_rows'] and b<=e<t['n_cols'] and s.strip()
            for i in range(a,c+1):
                for j in range(b,e+1): assert (i,j) not in occ,(f,i,j);occ.add((i,j))
            if re.sub(r'\s+','',s) not in tx[t['page']-1]: miss.append(s)
        assert len({i for i,_ in occ})==t['n_rows'] and len({j for _,j in occ})==t['n_cols'],f
        # row/col sums: print total rows against column sums of integers
        print(d['doc'],t['page'],t['bbox'],t['n_rows'],t['n_cols'],len(t['cells']),'missing',miss[:6])
print(np)
