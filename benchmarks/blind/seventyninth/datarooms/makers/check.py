import json,glob,re,os,datetime as dt
import pdfplumber,openpyxl
R='build/blind'
def text(f):
    if f.endswith('.pdf'):
        with pdfplumber.open(f) as p: return ' '.join((x.extract_text() or '') for x in p.pages),None
    if f.endswith('.csv'): return open(f,encoding='utf-8-sig').read(),None
    vals=[]
    if f.endswith('.xls'):
        try:
            import xlrd; wb=xlrd.open_workbook(f); vals=[c.value for s in wb.sheets() for r in s.get_rows() for c in r]
            vals+=[xlrd.xldate_as_datetime(v,0) for v in vals if isinstance(v,float) and 42000<v<60000 and v==int(v)]
        except ImportError:
            import glob; return text(f.replace('documents','pdf').replace('.xls','.pdf'))
    else: vals=[c for s in openpyxl.load_workbook(f).worksheets for r in s.iter_rows(values_only=True) for c in r]
    nums={round(v,2) for v in vals if isinstance(v,(int,float))}
    return ' '.join(str(v.date()) if isinstance(v,dt.datetime) else str(v) for v in vals if v is not None),nums
ix=json.load(open(R+'/index.json')); print(len(ix))
for e in ix:
    f=f"{R}/documents/{e['file']}"; t=json.load(open(f"{R}/truth/{e['file']}.json")); tx,nums=text(f); bad=[]
    tn=re.sub(r'\s','',tx)
    def num(v):
        if nums is not None: return round(v,2) in nums
        a=abs(v); return any(s in tx for s in (f"{a:,.0f}",) if a==int(a)) or f"{a:,.2f}" in tx or f"{a:,.1f}" in tx
    def date(s):
        d=dt.date.fromisoformat(s); return any(x.replace(' ','') .lower() in tn.lower() for x in (s,d.strftime('%-m/%-d/%y'),d.strftime('%d-%b-%Y'),d.strftime('%B %-d, %Y'),d.strftime('%b %-d, %Y'),d.strftime('%d/%m/%Y'),d.strftime('%d%b%y'),d.strftime('%m/%d/%y'),d.strftime('%Y/%m/%d')))
    for i,r in enumerate(t['rows']):
        if not(r.get('unit') or r.get('tenantName')): bad.append((i,'noid'))
        for k in('unit','tenantName','unitType','building','statusText','section','propertyName'):
            v=r.get(k)
            if v and v not in('Occupied',) and not all(w.lower() in tx.lower() for w in v.split()): bad.append((i,k,v))
        for k in('area','contractRent','marketRent','annualRent','deposit','balance','totalCharges'):
            v=r.get(k)
            if v and not num(v): bad.append((i,k,v))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if not num(c['amount']): bad.append((i,c))
        for s in r.get('rentSteps',[]):
            if not date(s['date']): bad.append((i,s))
        for k in('leaseStartDate','leaseEndDate','moveInDate'):
            v=r.get(k)
            if v and not (date(v) if re.match(r'\d{4}-',v) else v in tx or v.split()[0] in tx): bad.append((i,k,v))
    sums=[]
    for k in('area','contractRent','marketRent','annualRent','deposit','balance','totalCharges'):
        if any(k in r for r in t['rows']):
            s=round(sum(r.get(k) or 0 for r in t['rows']),2); sums.append(f"{k}={'ok' if num(s) else s}")
    print(e['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '',sums,'BAD',bad[:5],len(bad))
