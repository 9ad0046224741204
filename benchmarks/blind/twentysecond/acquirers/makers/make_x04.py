# Buildium-like flat export, text dates
from util import *
from openpyxl import Workbook
from openpyxl.styles import *
g=G(2814); f='x04_buildium_export.xlsx'; asof=dt.date(2025,12,1)
wb=Workbook();ws=wb.active;ws.title='RentRoll'
ws.append(['Rent roll']);ws.append(['Larkmeadow Portfolio']);ws.append(['As of 12/1/2025 | Accrual basis | Active leases, future leases and vacant units']);ws.append([])
hd=['Property','Unit','Unit address','Beds','Baths','Lease status','Tenants','Start','End','Days left','Rent','Cycle','Recurring charges','Recurring credits','Deposits held','Prepayments','Balance due'];ws.append(hd)
for q in ws[5]:q.font=Font(bold=True);q.fill=PatternFill('solid',fgColor='E8F3EC')
rows=[];n=o=v=0;t=[0]*6
for p,ad,us in [('Larkmeadow Cottages','9 Lark Way',[str(i) for i in range(1,13)]),('Tollgate Duplexes','310 Tollgate Rd',['310-L','310-R','312-L','312-R']),('Wren House','77 Second St',['1A','1B','2A','2B','3A','3B'])]:
    for u in us:
        bd=g.choice([1,2,2,3]);n+=1
        if u in('5','3B'):
            v+=1;ws.append([p,u,f'{ad} #{u}',bd,1,'Vacant']);rows.append(row(unit=u,propertyName=p,statusText='Vacant'));lst=['Future'] if u=='5' else []
        else: o+=1;lst=['Active']+(['Future'] if u=='312-L' else [])
        for s in lst:
            lb,le,_=g.lease(asof);mtm=g.random()<.12 and s=='Active'
            if s=='Future':lb,le=dt.date(2026,1,1),dt.date(2026,12,31);mtm=False
            elif u=='312-L':lb,le=dt.date(2025,1,1),dt.date(2025,12,31);mtm=False
            nm='; '.join(g.nm(1) for _ in range(g.choice([1,1,2])));rent={1:925,2:1140,3:1375}[bd]+g.choice([0,15,-30,50]);rc=g.choice([0,0,25,60]);cr=g.choice([0]*6+[-50]);dep=g.choice([rent,500]) if s=='Active' else 0;pp=g.choice([0]*5+[round(rent/2)]);bal=0 if pp else g.choice([0,0,0,75,rent+50])
            if s=='Future':pp=bal=0
            end=f'At will' if mtm else iso(le);x=[rent,rc,cr,dep,pp,bal]
            ws.append([p,u,f'{ad} #{u}',bd,1,s,nm,iso(lb),end,None if mtm else (le-asof).days]+[rent,'Monthly',rc,cr,dep,pp,bal])
            rows.append(row(unit=u,propertyName=p,statusText=s,tenantName=nm,leaseStartDate=lb,leaseEndDate=end,contractRent=rent,deposit=dep,balance=bal,charges=[dict(code='Recurring charges',amount=rc),dict(code='Recurring credits',amount=cr)]))
            if s=='Active':t=[a+b for a,b in zip(t,x)]
ws.append(['Total (active leases)']+['']*9+[t[0],'']+t[1:])
ws.append([]);ws.append([f'Units: {n}','',f'Occupied: {o}','','',f'Vacant: {v}'])
for r_ in ws.iter_rows(min_row=6):
    for q in r_[10:]:q.number_format='#,##0.00'
for q in ws[ws.max_row-2]:q.font=Font(bold=True)
for c,w in zip('ABCDEFGHIJKLMNOPQ',[22,8,20,6,6,11,36,11,11,8,10,9,11,11,11,11,11]):ws.column_dimensions[c].width=w
ws.freeze_panes='C6';ws.auto_filter.ref=f'A5:Q{5+len(rows)}'
wb.save(H+'documents/'+f)
act=[r for r in rows if r['statusText']=='Active']
save(f,'MULTIFAMILY','buildium flat export, several properties',False,'Larkmeadow Portfolio',asof,rows,n,o,v,ties=[(t[0],sm(act,'contractRent')),(t[3],sm(act,'deposit')),(t[5],sm(act,'balance'))])
