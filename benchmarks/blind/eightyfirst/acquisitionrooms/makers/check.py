import json,os,re,subprocess,csv,datetime as dt
ROOT='build/blind'; ix=json.load(open(ROOT+'/index.json')); TT=json.load(open(ROOT+'/makers/totals.json'))
import openpyxl,pdfplumber
def cells(fn):
    p=f'{ROOT}/documents/{fn}'; e=fn.rsplit('.',1)[1]
    if e=='pdf':
        with pdfplumber.open(p) as d: return '\n'.join(pg.extract_text(x_tolerance=1.5) or '' for pg in d.pages)
    if e=='csv': return open(p,encoding='utf-8-sig').read()
    if e=='xls':
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',ROOT+'/.r',p],capture_output=True); p=ROOT+'/.r/'+fn+'x'
    wb=openpyxl.load_workbook(p,data_only=True); out=[]
    for ws in wb:
        for row in ws.iter_rows(values_only=True):
            for v in row:
                if v is None: continue
                if isinstance(v,(dt.datetime,dt.date)): out.append(v.strftime('%Y-%m-%d'))
                elif isinstance(v,(int,float)): out.append(f'{v:,.2f}')
                else: out.append(str(v))
    return '\n'.join(out)
sq=lambda s: re.sub(r'\s+','',str(s)).lower()
for e in ix:
    fn=e['file']; t=json.load(open(f'{ROOT}/truth/{fn}.json')); T=dict(TT[fn]); tx=sq(cells(fn)); pdf=fn.endswith('pdf'); bad=[]
    assert os.path.exists(f'{ROOT}/documents/{fn}')
    sk=T.pop('skipStatus',None); sec=T.pop('section',None)
    rs=[r for r in t['rows'] if not(sk and r.get('statusText') in sk) and not(sec and r.get('section')!=sec)]
    def inn(v): # number on page
        return any(sq(x) in tx for x in (f'{v:,.2f}',f'{v:.2f}',f'{v:,.0f}',f'({-v:,.2f})'))
    for k,v in T.items():
        s=sum((c['amount'] for r in rs for c in r.get('charges',[]) if c['code']==k[7:]) if k.startswith('charge:') else (r.get(k) or 0 for r in rs))
        if abs(s-v)>.005: bad.append(f'SUM {k}: rows {s:.2f} printed {v:.2f}')
        if not inn(v): bad.append(f'NOTEXT {k} {v}')
    for r in t['rows']:
        assert r.get('unit'),r
        for k in('unit','unitType','tenantName','statusText','building','section'):
            v=r.get(k)
            if v and v not in('Occupied','Future') and sq(v) not in tx: bad.append(f'{k}:{v}')
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if r.get(k) is not None and not inn(r[k]): bad.append(f"{r['unit']} {k} {r[k]}")
        for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            v=r.get(k)
            if v:
                try: d=dt.date.fromisoformat(v); al=[f'{d:%m/%d/%Y}',f'{d.month}/{d.day}/{d.year}',f'{d.month}/{d.day}/{d:%y}',f'{d:%m/%d/%y}',d.strftime('%b%-d,%Y'),v]
                except ValueError: al=[v]
                if not any(sq(a) in tx for a in al): bad.append(f"{r['unit']} {k} {v}")
        for s in r.get('rentSteps',[]):
            if not inn(s['amount']): bad.append(f"step {s}")
        for c in r.get('charges',[]):
            if not inn(c['amount']): bad.append(f"{r['unit']} charge {c}")
        if r.get('totalCharges') is not None and r.get('charges'):
            s=sum(c['amount'] for c in r['charges']); 
            if min(abs(s-r['totalCharges']),abs(s+(r.get('contractRent') or 0)-r['totalCharges']))>.005: bad.append(f"{r['unit']} row total {s} {r['totalCharges']}")
    us=[r['unit'] for r in rs]; dup=len(us)-len(set(us))
    print(f"{fn}: rows {len(t['rows'])} units {t['units']}/{t['occupied']}/{t['vacant']} dup {dup} planted {bool(t['planted'])} ->",bad[:8] or 'ok',len(bad))
