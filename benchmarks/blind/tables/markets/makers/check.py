import json,glob,re,subprocess,pypdf
num=lambda s:(lambda m: None if not m else float(m.replace('−','-')))( (lambda z:z if re.fullmatch(r'[-−]?[\d.]+',z) else None)(re.sub(r'^\((.*)\)$',r'-\1',s.replace('$','').strip()).replace(',','').replace(' ','').replace('%','')))
pages=0
for f in sorted(glob.glob('*.truth.json')):
    j=json.load(open(f)); pdf=pypdf.PdfReader(j['pdf']); pages+=len(pdf.pages)
    txt=[re.sub(r'\s+','',subprocess.run(['pdftotext','-layout','-f',str(i+1),'-l',str(i+1),j['pdf'],'-'],capture_output=True,text=True).stdout) for i in range(len(pdf.pages))]
    for n,t in enumerate(j['tables']):
        occ={}
        for r0,c0,r1,c1,s in t['cells']:
            assert s and s==' '.join(s.split()) and 0<=r0<=r1<t['n_rows'] and 0<=c0<=c1<t['n_cols'],(f,s)
            for r in range(r0,r1+1):
                for c in range(c0,c1+1): assert (r,c) not in occ,(f,n,r,c,s,occ[r,c]); occ[r,c]=s
            for w in s.split():
                if w not in txt[t['page']-1]: print('not in text',f,n,w)
        b=t['bbox']; er=[r for r in range(t['n_rows']) if not any((r,c) in occ for c in range(t['n_cols']))]; ec=[c for c in range(t['n_cols']) if not any((r,c) in occ for r in range(t['n_rows']))]
        print(j['doc'],t['page'],b,t['n_rows'],t['n_cols'],'EMPTY' if er or ec else '')
print('pages',pages)
def T(doc,n):
    t=json.load(open(doc+'.truth.json'))['tables'][n]; return {(r,c):s for r,c,_,_,s in t['cells']}
g=lambda o,r,c:num(o.get((r,c),'')) or 0 if o.get((r,c)) not in('–','-','—') else 0
o=T('office_quarterly',2); lab={r:o.get((r,0)) for r in range(23)}
for c in (1,2,3,4,6,7,8):
    assert sum(g(o,r,c) for r in range(3,8))==g(o,8,c); assert sum(g(o,r,c) for r in range(10,21))==g(o,21,c); assert g(o,8,c)+g(o,21,c)==g(o,22,c)
o=T('hpi_release',1); assert sum(g(o,r,4) for r in range(1,6))==g(o,6,4)
o=T('construction_cost_guide',1); R=[r for r in range(1,29)]; s=0;tot=0
for r in R:
    if o.get((r,0))=='Subtotal': assert s==g(o,r,1); s=0
    elif (r,1) in o: s+=g(o,r,1); tot+=g(o,r,1)
    else: s=0
assert tot==g(o,29,1),(tot,o[29,1])
o=T('energy_balance',0)
for r in range(1,28):
    if (r,1) in o: assert sum(g(o,r,c) for c in range(1,13))==g(o,r,13),r
for c in range(1,14):
    assert sum(g(o,r,c) for r in range(1,6))==g(o,6,c); assert sum(g(o,r,c) for r in range(18,28))==g(o,17,c); assert sum(g(o,r,c) for r in range(6,17) if (r,1) in o)==g(o,17,c),c
o=T('travel_survey',0)
for r in range(2,15): assert sum(g(o,r,c) for c in range(1,11))==g(o,r,11)
for c in range(1,12): assert sum(g(o,r,c) for r in range(2,14))==g(o,14,c)
o=T('rent_survey_crosstab',0)
rows=[r for r in range(5,27) if o.get((r,0))]
for c in range(1,14): assert sum(g(o,r,c) for r in rows)==g(o,4,c)==g(o,27,c),c
o=T('property_trust_annual',2); assert sum(g(o,r,4) for r in range(1,13))==g(o,13,4)
o=T('rental_bulletin',0); al=[r for r in range(27) if o.get((r,1))=='All dwellings']
assert all(sum(g(o,r-k,6) for k in(1,2,3))==g(o,r,6) for r in al) and sum(g(o,r,6) for r in al)==g(o,26,6)
o=T('property_trust_annual',0); L={o[r,0]:r for r in range(2,32) if (r,0) in o}
for c in(2,3,4):
    q=lambda n:g(o,L[n],c)
    assert sum(g(o,r,c) for r in range(3,6))==q('Total revenues') and sum(g(o,r,c) for r in range(L['Expenses']+1,L['Total expenses']))==q('Total expenses') and q('Total revenues')-q('Total expenses')==q('Operating income')
    assert q('Operating income')+sum(g(o,r,c) for r in range(L['Other income (expense)']+1,L['Income before income taxes']))==q('Income before income taxes')
    assert q('Income before income taxes')+q('Income tax expense')==q('Net income')
    assert q('Net income')+q('Net income attributable to noncontrolling interests')+q('Preferred share dividends')==q('Net income available to common shareholders')
print('sums ok')
