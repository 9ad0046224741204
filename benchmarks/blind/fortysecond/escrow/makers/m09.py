# Buildium rent roll export: flat list, several small properties, text dates, no totals per property; title rows
from common import *
import openpyxl
from openpyxl.styles import Font
from datetime import date,timedelta
rng=random.Random(4109);F='Buildium_rent_roll_20250819.xlsx'
nm=names(rng,60,'{f} {l}')
P=[('Fern Hollow Fourplex - 3318 SE Gladstone',['A','B','C','D'],1495),('Kenton Duplex - 8040 N Denver',['8040','8042'],1750),('Alameda Sixplex - 2711 NE 27th',['1','2','3','4','5','6'],1380),('St. Johns Fourplex - 7205 N Leavitt',['7205','7207','7209','7211'],1425),('Milwaukie Fourplex - 10812 SE 42nd',['101','102','201','202'],1340)]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Rent roll'
ws['A1']='Rent roll';ws['A1'].font=Font(bold=True,size=14);ws['A2']='Tamarack Property Services LLC';ws['A3']='As of 8/19/2025'
H=['Property','Unit','Bed/Bath','Tenants','Lease type','Status','Start date','End date','Recurring charges','Rent','Deposits held','Past due']
for j,h in enumerate(H): ws.cell(5,j+1,h).font=Font(bold=True)
R=6;rows=[];us=lambda d:f'{d.month}/{d.day}/{d.year}'
for pi,(p,us_,mk) in enumerate(P):
    for u in us_:
        r=dict(unit=u,propertyName=p);bb='2 Bed/1 Bath' if mk>1380 else '1 Bed/1 Bath';r['unitType']=bb
        vac=(pi,u) in((0,'C'),(2,'4'),(4,'202'))
        fut=(pi,u)==(4,'202')
        r['statusText']='Vacant' if vac else 'Active'
        row=[p,u,bb]
        if vac: row+=[None,None,'Vacant']+[None]*6
        else:
            s=date(2022,6,1)+timedelta(days=30*rng.randrange(0,36));s=s.replace(day=1)
            tw=rng.random()<.45;n=nm.pop()+(', '+nm.pop() if rng.random()<.4 else '')
            lt='At-will' if tw else 'Fixed'
            if not tw: s=date(2025,rng.randrange(1,8),1)
            e=None if tw else date(s.year+1,s.month,1)-timedelta(days=1)
            rent=float(mk-rng.choice([0,25,60,105]));extra=rng.choice([0,0,25,50,85]);pd=rng.choice([0.0]*6+[60.0,1380.0])
            row+=[n,lt,'Active',us(s),us(e) if e else None,rent+extra,rent,float(rng.choice([mk,1000,1200])),pd]
            r.update(tenantName=n,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat() if e else None,contractRent=rent,totalCharges=rent+extra,deposit=row[10],balance=pd)
        for j,v in enumerate(row): ws.cell(R,j+1,v)
        for j in(9,10,11,12): ws.cell(R,j).number_format='"$"#,##0.00'
        R+=1;rows.append(r)
        if fut:
            n=nm.pop();row=[p,u,bb,n,'Fixed','Future','9/1/2025','8/31/2026',1340.0,1340.0,1340.0,0.0]
            for j,v in enumerate(row): ws.cell(R,j+1,v)
            for j in(9,10,11,12): ws.cell(R,j).number_format='"$"#,##0.00'
            R+=1;rows.append(dict(unit=u,propertyName=p,unitType=bb,statusText='Future',tenantName=n,leaseStartDate='2025-09-01',leaseEndDate='2026-08-31',contractRent=1340.0,totalCharges=1340.0,deposit=1340.0,balance=0.0))
ws.cell(R,1,'Total (active leases)').font=Font(bold=True)
A=[r for r in rows if r['statusText']=='Active']
for j,k in((9,'totalCharges'),(10,'contractRent'),(11,'deposit'),(12,'balance')):
    c=ws.cell(R,j,sum(r[k] for r in A));c.font=Font(bold=True);c.number_format='"$"#,##0.00'
for L,w in zip('ABCDEFGHIJKL',[40,8,14,36,11,9,11,11,17,12,14,11]): ws.column_dimensions[L].width=w
ws.auto_filter.ref=f'A5:L{R-1}';ws.freeze_panes='A6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wb.save(doc(F))
n=sum(len(x[1]) for x in P);save(F,'MULTIFAMILY','Buildium flat export, five small properties, text dates, future lease row',False,None,'2025-08-19',rows,n,len(A),n-len(A))
