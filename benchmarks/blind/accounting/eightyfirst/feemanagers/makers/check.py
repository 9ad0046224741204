import json,glob,csv,re,pdfplumber,openpyxl
from common import B,D
def text(f):
    if f.endswith('pdf'):
        with pdfplumber.open(D+f) as p: return ' '.join(re.sub(r'\s+',' ',g.extract_text()) for g in p.pages)
    if f.endswith('csv'): return ' '.join(' '.join(r) for r in csv.reader(open(D+f)))
    if f.endswith('xlsx'): return ' '.join(str(c) for w in openpyxl.load_workbook(D+f,data_only=True) for r in w.iter_rows(values_only=True) for c in r if c is not None)
    import xlrd
    return ' '.join(str(c) for r in xlrd.open_workbook(D+f).sheet_by_index(0).get_rows() for c in [x.value for x in r])
avg={'sf','market','actual','pct_occ','pct_leased','other:% Trend','other:In-Place Rent / SF','beds','baths','ami','gross','ua','net'}
for p in sorted(glob.glob(B+'/truth/*.json')):
    t=json.load(open(p)); f=t['name']; out=[]
    try: tx=text(f)
    except ImportError: tx=None
    for r in t['rows']:
        for k,v in r.items():
            if k not in t['money'] and k!='type' and k!='date' and tx and str(v) not in tx: out.append((k,v))
            if k in t['money']:
                assert isinstance(v,(int,float))
                if tx and f[-3:] in('pdf','csv') and k not in avg and k!='other:% of Beds' and f'{abs(v):,.2f}' not in tx and f'{abs(v):,}' not in tx: out.append((k,v))
        assert all(k in t['money'] or k in('unit','name','resident','date','charge','invoice','account','type') for k in r),r
    G=t['totals'][-1] if len(t['totals'])!=3 or t['kind']=='UM' else None
    for k in t['money']:
        if k in avg: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if G: 
            if k in G and abs(s-G[k])>.011 : out.append(('SUM',k,s,G[k]))
        elif abs(s)>.01: out.append(('NET',k,s))
    if t['kind']=='AR':
        bk=[k for k in t['money'] if k in('current','b0_30','b1_30','b31_60','b61_90','b90','other:Unapplied','prepaid') or '20' in k or 'Prior' in k]
        for r in t['rows']:
            if abs(sum(r.get(k,0) for k in bk)-r['total'])>.005: out.append(('ROW',r))
    print(f,len(t['rows']),'planted' if t['planted'] else '', 'no text check' if tx is None else '', out[:8])
print(json.dumps(json.load(open(B+'/index.json')))[:1500])
