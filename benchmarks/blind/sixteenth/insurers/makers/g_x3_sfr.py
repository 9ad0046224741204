from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
g=G(1313); r=g.r
FN="r13_10_hearthline_sfr_buildium.xlsx"
wb=Workbook(); ws=wb.active; ws.title='Rent roll'
ws['A1']='Rent roll'; ws['A1'].font=Font(name='Arial',size=16)
ws['A2']='Hearthline Homes LLC  |  As of 9/30/2025  |  Group by: none'
H=['RENTAL UNIT','CITY','BEDS/BATHS','SQ FT','TENANTS','LEASE TERM','LEASE TYPE','RENT','DEPOSITS HELD','BALANCE DUE','','COVERAGE A (DWELLING)','LOSS OF RENTS (12 MO)']
for j,h in enumerate(H,1):
    c=ws.cell(4,j,h); c.font=Font(name='Arial',size=9,bold=True,color='666666'); c.border=Border(bottom=Side(style='medium',color='999999'))
ws.cell(3,12,'— added for insurer —').font=Font(italic=True,size=8)
streets=['Alder Way','Bantam Rd','Cobblestone Dr','Dunlin Ct','Egret Pass','Foxglove Ln','Granger St','Hollow Oak Trl']
cities=['Smyrna','La Vergne','Murfreesboro']
rows=[]; S=[0]*5; o=0; i=5; N=27
used=set()
for k in range(N):
    ad=f"{r.randint(11,989)} {r.choice(streets)}"; ci=r.choice(cities); bb=r.choice(['3/2','3/2','4/2','4/2.5','3/1']); sf=r.randint(1080,2240)
    cov=round(sf*165,-3); row=dict(unit=ad,unitType=bb,area=sf)
    vac=k in (4,13,22)
    if vac:
        v=[ad,ci,bb,f'{sf:,}','--','--','Vacant','$0.00','$0.00','$0.00',None,cov,0]; row.update(statusText='Vacant',contractRent=0.0,deposit=0.0,balance=0.0); S[4]+=0
    else:
        o+=1; rent=round(sf*r.uniform(.98,1.18)/5)*5; 
        nm=g.name()+(', '+g.name() if r.random()<.45 else '')
        a=d(2025,r.randint(1,9),r.choice([1,1,1,15])) if r.random()<.7 else d(2024,r.randint(10,12),1)
        if r.random()<.15: a=d(2023,r.randint(2,9),1); t=f"{us1(a)} - At-will"; e=None; st='At-will'
        else: e=addm(a,12)-dt.timedelta(1); t=f"{us1(a)} - {us1(e)}"; st='Fixed'
        dep=r.choice([rent,rent,rent+300,0]); bal=r.choice([0]*6+[rent,45.5,-120])
        v=[ad,ci,bb,f'{sf:,}',nm,t,st,f'${rent:,.2f}',f'${dep:,.2f}',f'${bal:,.2f}' if bal>=0 else f'(${-bal:,.2f})',None,cov,rent*12]
        row.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(e) if e else 'At-will',contractRent=float(rent),deposit=float(dep),balance=float(bal))
        for q,z in enumerate((rent,dep,bal)): S[q]+=z
        S[4]+=rent*12
    S[3]+=cov
    for j,x in enumerate(v,1):
        c=ws.cell(i,j,x); c.font=Font(name='Arial',size=9); c.alignment=Alignment(vertical='top',wrap_text=(j in(5,)),horizontal='right' if j in (4,8,9,10) else None)
        if j>=12: c.number_format='$#,##0'
    rows.append(row); i+=1
tot=['Total','','','',f'{N} properties','','',f'${S[0]:,.2f}',f'${S[1]:,.2f}',f'${S[2]:,.2f}',None,S[3],S[4]]
for j,x in enumerate(tot,1):
    c=ws.cell(i,j,x); c.font=Font(name='Arial',size=9,bold=True); c.border=Border(top=Side(style='thin')); c.alignment=Alignment(horizontal='right' if j in (8,9,10) else None)
    if j>=12: c.number_format='$#,##0'
ws.cell(i+2,1,f'Occupied: {o} of {N} ({o/N:.1%})     Vacant: {N-o}')
for L,w in zip('ABCDEFGHIJKLM',[22,14,11,8,26,23,13,12,14,13,3,20,20]): ws.column_dimensions[L].width=w
fit(ws); wb.save(DOC+FN)
save(FN,dict(propertyName='Hearthline Homes LLC',asOnDate='2025-09-30',units=N,occupied=o,vacant=N-o,rows=rows,printedTotals=dict(contractRent=float(S[0]),deposit=float(S[1]),balance=float(S[2]))),'SINGLE_FAMILY_RENTAL','Buildium-like export, money and areas as text, lease term from-to in one column, coverage columns added at right',True)
