import json,glob,re,csv,sys,datetime as D
import pdfplumber,openpyxl
R='build/blind'
for it in json.load(open(R+'/index.json')):
    n=it['file'];t=json.load(open(f'{R}/truth/{n}.json'));p=f'{R}/documents/{n}'
    if n.endswith('pdf'): txt='\n'.join(x.extract_text() for x in pdfplumber.open(p).pages)
    elif n.endswith('xlsx'):
        ws=openpyxl.load_workbook(p);ws=ws[t['sheet']] if t['sheet'] else ws.active
        txt='\n'.join(c.strftime('%Y-%m-%d') if hasattr(c,'strftime') else (repr(round(c,2)) if isinstance(c,(int,float)) else str(c)) for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    elif n.endswith('csv'): txt=open(p,encoding='utf-8-sig').read()
    else:
        try: import xlrd
        except ImportError: txt=None
        else:
            b=xlrd.open_workbook(p);s=b.sheet_by_index(0);txt='\n'.join(str(int(v)) if isinstance(v,float) and v==int(v) else str(v) for r in range(s.nrows) for v in s.row_values(r))
    if txt is None: print(n,'not checked (no xlrd)');continue
    dig=re.sub(r'[,.\s\u202f\u00a0]','',txt);miss=[]
    for r in t['rows']:
        assert r.get('unit')
        for k in('unit','tenantName','statusText'):
            v=r.get(k)
            if v and v!='Occupied' and not all(w in txt for w in str(v).split()):miss.append((r['unit'],k,v))
        am=[r.get(k) for k in('area','contractRent','annualRent','deposit','balance','totalCharges')]+[c['amount'] for c in r.get('charges',[])]+[c['amount'] for c in r.get('rentSteps',[])]
        for v in am:
            if v is None:continue
            c={re.sub(r'[.]','',x) for x in(f'{v:.2f}',f'{v:.1f}',f'{v:.0f}',repr(v))}
            if not any(x in dig for x in([re.sub(r'[.]','',f'{v:.2f}')] if v!=int(v) and not n.startswith(('za','fr','uk_pbsa')) else c)) and repr(v) not in txt:miss.append((r['unit'],'num',v))
    seen=[(r.get('building'),r['unit']) for r in t['rows']]
    fut=[r['unit'] for r in t['rows'] if t['asOnDate'] and r.get('leaseStartDate','')[:len(t['asOnDate'])]>t['asOnDate']]
    past=[r['unit'] for r in t['rows'] if re.match(r'\d{4}-',r.get('leaseEndDate','')) and r['leaseEndDate']<t['asOnDate']]
    print(n,len(t['rows']),'dup' if len(set(seen))<len(seen) else '','MISS',miss[:5],len(miss),'fut',fut,'past',past)
