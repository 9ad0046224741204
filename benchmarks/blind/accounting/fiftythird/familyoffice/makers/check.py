"""Sums of rows against printed totals; and every truth value must stand in the document."""
from common import *
import glob,collections,subprocess,re,openpyxl,xlrd
AVG={'pct_units','pct_occ','sf','actual','actual_sf','market','market_sf','rent_low','rent_high'}
for p in sorted(glob.glob(TRUTH+'/*.json')):
    t=json.load(open(p)); cov=json.load(open(f'{CHK}/{os.path.basename(p)[:-5]}.covers.json')); bad=[]
    assert len(cov)==len(t['totals'])
    for T,c in zip(t['totals'],cov):
        for k,v in T.items():
            if k=='label' or k in AVG or (k=='deposit' and 'Aged' in p): continue
            s=sum(t['rows'][i].get(k,0) for i in c)
            if abs(s-v)>.011: bad.append((T['label'],k,round(s,2),v))
        if t['kind']=='UM':
            R=[t['rows'][i] for i in c]
            for k,w in (('actual','occupied' if 'occupied' in t['money'] else 'units'),('market','units')):
                if k in T:
                    q=[r for r in R if k in r]; a=sum(r[k]*r[w] for r in q)/sum(r[w] for r in q)
                    if abs(a-T[k])>(.51 if 'Foundry' in p else .006): bad.append((T['label'],k,a,T[k]))
    f=f'{DOCS}/{t["name"]}'; seen=collections.Counter(); need=collections.Counter()
    def norm(v): return f'{abs(v):.2f}'
    if f.endswith('.pdf'):
        tx=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout
        nlf=t['name'].startswith(('Kolom','openst'))
        for w in re.findall(r'(?<![\w.,])[\d.,]*\d',tx):
            w=w.replace('.','').replace(',','.') if nlf else w.replace(',','')
            try: seen[norm(float(w))]+=1
            except ValueError: pass
        texts=tx
    else:
        vals=[]
        if f.endswith('.xls'):
            for s in xlrd.open_workbook(f).sheets(): vals+=[s.cell_value(i,j) for i in range(s.nrows) for j in range(s.ncols)]
        else:
            for s in openpyxl.load_workbook(f,data_only=True): vals+=[x for r in s.iter_rows(values_only=True) for x in r]
        texts='\n'.join(str(v) for v in vals if v is not None)
        for v in vals:
            if isinstance(v,(int,float)): seen[norm(v)]+=1; seen[norm(v*100)]+=(1 if 0<v<=1 else 0)
            elif isinstance(v,str) and v.startswith('€'): seen[norm(float(v[2:].replace('.','').replace(',','.')))]+=1
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if k in t['money']: need[norm(v)]+=1
            elif str(v) not in texts and not all(w in texts for w in str(v).split()): miss.append(v)
            if k not in t['money'] and isinstance(v,(int,float)): miss.append(('type',k))
    short={k:(n,seen[k]) for k,n in need.items() if seen[k]<n}
    print(t['kind'],t['name'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '','| ties:',bad,'| short:',short,'| texts:',miss[:5])
