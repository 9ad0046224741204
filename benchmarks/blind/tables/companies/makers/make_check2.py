import json,glob,subprocess
for f in sorted(glob.glob('*.truth.json')):
    t=json.load(open(f));
    for tb in t['tables']:
        tx=''.join(subprocess.run(['pdftotext','-layout','-f',str(tb['page']),'-l',str(tb['page']),t['pdf'],'-'],capture_output=True,text=True).stdout.split())
        miss=[w for c in tb['cells'] for w in c[4].split() if w not in tx]
        own={}
        for r0,c0,r1,c1,_ in tb['cells']:
            assert r1<tb['n_rows'] and c1<tb['n_cols']
            for a in range(r0,r1+1):
                for b in range(c0,c1+1): assert (a,b) not in own,(f,a,b); own[a,b]=1
        er=[r for r in range(tb['n_rows']) if not any((r,c) in own for c in range(tb['n_cols']))]
        ec=[c for c in range(tb['n_cols']) if not any((r,c) in own for r in range(tb['n_rows']))]
        if miss or er or ec: print(f,tb['page'],miss,er,ec)
