import json,glob,pypdf
n=0
for f in sorted(glob.glob('*.truth.json')):
    t=json.load(open(f));r=pypdf.PdfReader(t['pdf']);k=len(r.pages);n+=k
    tx=[''.join(p.extract_text().split()) for p in r.pages]
    print(t['doc'],k,len(t['tables']),[(q['n_rows'],q['n_cols']) for q in t['tables']])
    for q in t['tables']:
        p=r.pages[q['page']-1].mediabox;seen={}
        b=q['bbox'];assert 0<=b[0]<b[2]<=p.width and 0<=b[1]<b[3]<=p.height,(b,p)
        for a,c,d,e,s in q['cells']:
            assert 0<=a<=d<q['n_rows'] and 0<=c<=e<q['n_cols'] and s.strip()==s and s
            for i in range(a,d+1):
                for j in range(c,e+1):
                    assert (i,j) not in seen;seen[i,j]=1
            if ''.join(s.split()) not in tx[q['page']-1]:print('  missing',q['page'],s)
        for i in range(q['n_rows']):
            if not any((i,j) in seen for j in range(q['n_cols'])):print('empty row',i)
        for j in range(q['n_cols']):
            if not any((i,j) in seen for i in range(q['n_rows'])):print('empty col',j)
print(n)
