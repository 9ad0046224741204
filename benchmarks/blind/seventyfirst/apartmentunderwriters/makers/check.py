# every truth loads; its texts and amounts are on the page
from common import *
import glob,re,csv,collections
import pdfplumber,openpyxl
ix={i['file'] for i in json.load(open(f'{ROOT}/index.json'))}
docs=set(os.listdir(f'{ROOT}/documents')); tr={f[:-5] for f in os.listdir(f'{ROOT}/truth')}
assert ix==docs==tr,(ix^docs,ix^tr)
for f in sorted(docs):
    d=json.load(open(f'{ROOT}/truth/{f}.json')); words=collections.Counter(); nums=collections.Counter(); dates=set()
    if f.endswith('.pdf'):
        tx='\n'.join(p.extract_text() or '' for p in pdfplumber.open(doc(f)).pages)
    elif f.endswith('.csv'): tx='\n'.join('|'.join(r) for r in csv.reader(open(doc(f),encoding='utf-8-sig')))
    else:
        p=doc(f)
        if f.endswith('.xls'):
            soffice(p,'xlsx',f'{ROOT}/work'); p=f'{ROOT}/work/{f}x'
        ws=openpyxl.load_workbook(p,data_only=True)[d['sheet']]; L=[]
        for r in ws.iter_rows():
            for c in r:
                v=c.value
                if isinstance(v,(int,float)): nums[round(float(v),2)]+=1; L.append(str(v))
                elif isinstance(v,dt.datetime): dates.add(v.date().isoformat()); L.append(v.date().isoformat())
                elif v is not None: L.append(str(v))
        tx='\n'.join(L)
    for m in re.finditer(r'\(?\$?(\d[\d,]*(?:\.\d+)?)\)?-?',tx):
        try: nums[round(float(m[1].replace(',','')),2)]+=1
        except: pass
    need=collections.Counter(); miss=[]; nt=re.sub(r'\s+','',tx)
    for r in d['rows']:
        for k in('unit','tenantName','unitType','statusText','section','building','propertyName'):
            if k in r and not(k=='statusText' and r[k] in('Occupied','Vacant')):
                if re.sub(r'\s+','',r[k]) not in nt and not all(w in tx for w in r[k].split()): miss.append((k,r[k]))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if isinstance(r.get(k),(int,float)): need[round(abs(float(r[k])),2)]+=1
        for c in r.get('charges',[]): 
            if c['amount']!=r.get('contractRent'): need[round(abs(c['amount']),2)]+=1
        for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            if k in r and re.match(r'\d{4}-',r[k]):
                x=dt.date.fromisoformat(r[k])
                if not any(s in tx for s in(us(x),usx(x),us2(x),f"{x.day}-{x:%b-%y}",f"{x.month}/{x.day}/{x:%y}",r[k])): miss.append((k,r[k]))
    an=collections.Counter()
    for k,v in nums.items(): an[abs(k)]+=v
    short={k:(v,an[k]) for k,v in need.items() if an[k]<v}
    print(f,len(d['rows']),'miss',miss[:5],len(miss),'short',dict(list(short.items())[:6]))
