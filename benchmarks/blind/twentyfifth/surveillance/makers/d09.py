# Buildium export: combined lease term column, numbers as text with $; no as-of date
from xl import *
r=random.Random(3709);N=Namer(r);FN='rentroll_buildium.xlsx';wb=Workbook();ws=wb.active;ws.title='RentRoll'
ws['A1']='Rent roll';ws['A1'].font=Font(bold=True,size=16);ws['A2']='Generated Jul 7, 2025 | Properties: All | Lease status: Active, vacant units included'
R=4;H=['UNIT','TENANTS','TYPE','LEASE TERM','BED/BATH','SIZE','RENT','OTHER CHARGES','DEPOSITS HELD','BALANCE DUE']
rows=[];G=[0]*4;o=v=0
for pn,us_ in [('Beacon Row Townhomes',['1','2','3','4','5','6']),('88 Kestrel Lane',['Main','Garden Apt']),('Paxton Fourplex',['A','B','C','D'])]:
    ws.cell(R,1,pn).font=Font(bold=True,size=12);R+=1
    for j,h in enumerate(H,1): c=ws.cell(R,j,h);c.font=Font(bold=True,size=9,color='666666');c.border=Border(bottom=thin)
    R+=1;S=[0]*4
    for u in us_:
        bb=r.choice(['2/1','3/2','2/1.5','1/1']);sz=r.choice([780,925,1140,1260])
        if u in('4','C'):
            for j,x in((1,u),(2,'VACANT'),(5,bb),(6,f'{sz:,} sqft')): ws.cell(R,j,x)
            rows.append(row(unit=u,propertyName=pn,statusText='VACANT',unitType=bb,area=sz));R+=1;v+=1;continue
        o+=1;nm=N(1)+(' and '+N(1) if r.random()<.4 else '');ls=D(r,'2024-07-15','2025-06-01').replace(day=1);le=eom(dt.date(ls.year+1,ls.month,1)-dt.timedelta(3));ty='Fixed'
        if u in('2','B'): ty='At-will';le=None
        rent=r.choice([1195,1350,1475,1650]);oc=r.choice([0,0,35,60]);dep=r.choice([rent,rent,500]);bal=r.choice([0,0,0,rent,-40])
        f=lambda d:d.strftime('%b %-d, %Y')
        z=lambda x:(f'${x:,.2f}' if x>=0 else f'-${-x:,.2f}')
        for j,x in enumerate([u,nm,ty,f(ls)+' - '+(f(le) if le else 'At-will'),bb,f'{sz:,} sqft',z(rent),z(oc),z(dep),z(bal)],1): ws.cell(R,j,x).alignment=Alignment(horizontal='right' if j>6 else 'left')
        S=[a+b for a,b in zip(S,[rent,oc,dep,bal])];R+=1
        rows.append(row(unit=u,propertyName=pn,tenantName=nm,statusText='Occupied',leaseStartDate=ls,leaseEndDate=le or 'At-will',unitType=bb,area=sz,contractRent=rent,charges=[dict(code='Other Charges',amount=oc)],deposit=dep,balance=bal))
    ws.cell(R,1,f'Total for {pn}').font=B
    for j,x in enumerate(S): c=ws.cell(R,7+j,z(x));c.font=B;c.alignment=Alignment(horizontal='right');c.border=top
    R+=2;G=[a+b for a,b in zip(G,S)]
ws.cell(R,1,'Grand total').font=B
for j,x in enumerate(G): c=ws.cell(R,7+j,z(x));c.font=B;c.alignment=Alignment(horizontal='right')
ws.cell(R+1,1,f'{o+v} units, {o} occupied, {v} vacant')
widths(ws,[16,36,9,29,10,11,12,15,15,13]);land(ws);fin(wb,FN)
save(FN,'MULTIFAMILY','Buildium export, money as text, lease term in one cell, grouped by property',True,rows,o+v,o,v,None,None,'RentRoll')
