import json,glob,os,re,csv,datetime as dt,collections
import pdfplumber,openpyxl
B='build/blind/'
def fm(x):
    y=dt.date.fromisoformat(x);return {f'{y.month}/{y.day}/{y.year}',y.strftime('%m/%d/%Y'),y.strftime('%m/%d/%y'),y.strftime('%m-%d-%Y'),y.strftime('%b ')+f'{y.day}, {y.year}',x}
ix=json.load(open(B+'index.json'));print(len(ix))
for e in ix:
    f=e['file'];t=json.load(open(B+f'truth/{f}.json'));p=B+'documents/'+f
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: raw=' '.join((q.extract_text() or '') for q in d.pages);np=len(d.pages)
    elif f.endswith('.xlsx'):
        wb=openpyxl.load_workbook(p);raw=' | '.join(str(c.value)[:10] if isinstance(c.value,dt.datetime) else str(c.value) for r in wb[t['sheet']].iter_rows() for c in r if c.value is not None);np=wb.sheetnames
    elif f.endswith('.csv'): raw=open(p).read();np=0
    else:
        import subprocess;subprocess.run(['soffice',f'-env:UserInstallation=file://{B}.lo','--headless','--convert-to','xlsx','--outdir',B+'.r',p],capture_output=True)
        wb=openpyxl.load_workbook(B+'.r/'+f+'x');raw=' | '.join(str(c.value)[:10] if isinstance(c.value,dt.datetime) else str(c.value) for r in wb[t['sheet']].iter_rows() for c in r if c.value is not None);np=wb.sheetnames
    s=re.sub(r'\s+',' ',raw);s2=re.sub(r'\s','',raw);bad=[];words=set(re.sub(r'\s+',' ',raw).split())
    def num(v): 
        return any(k in s for k in [f' {int(v)} ' if v==int(v) else '#',f'{v:,.2f}',f'{abs(v):,.2f}',f'{v:,.0f}' if v==int(v) else '#',f'{abs(v):,.0f}' if v==int(v) else '#',str(v),str(abs(v))])
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k,v in r.items():
            if k in('charges','rentSteps'):
                for c in v:
                    if not num(c['amount']): bad.append((r['unit'],k,c))
                    if 'date' in c and not any(x in s for x in fm(c['date'])): bad.append((r['unit'],c))
                    if 'code' in c and not all(w in s for w in c['code'].split()): bad.append((r['unit'],c)) if f[0:2]!='xx' else 0
            elif isinstance(v,(int,float)):
                if not num(v): bad.append((r['unit'],k,v))
            elif re.match(r'\d{4}-\d\d-\d\d$',v):
                if not any(x in s for x in fm(v)): bad.append((r['unit'],k,v))
            elif k=='tenantName':
                if not all(w in s for w in v.split()): bad.append((k,v))
            elif v.replace(' ','') not in s2 and v!='Occupied' and v!='Future': bad.append((k,v))
    sums={k:round(sum(r.get(k,0) for r in t['rows'] if isinstance(r.get(k,0),(int,float))),2) for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges')}
    print(f,np,len(t['rows']),'units',t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '');print('   ',{k:(v,num(v)) for k,v in sums.items() if v});print('   BAD',len(bad),collections.Counter(str(b) for b in bad).most_common(4)) if bad else 0
