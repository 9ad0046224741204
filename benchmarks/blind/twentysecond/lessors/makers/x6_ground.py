# ground lease portfolio, property per row, steps across columns, numbers as text
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
N='x06_ground_leases_q2.xlsx'
D=[('GL-01','Belmar Outlot 1','Drive-Thru Chicken Co.','1.12','2016-04-01','2036-03-31',120000,[('4/1/2026',132000),('4/1/2031',145200)],'4 x 5'),('GL-02','Belmar Outlot 2','Ninth Federal Bank, N.A.','0.94','2008-10-15','2028-10-14',155000,[],'2 x 10'),('GL-03','Belmar Outlot 3','Available','0.88','','',None,[],''),('GL-04','Stonegate Hotel Parcel','SGH Lodging Owner LP','3.40','1999-01-01','2097-12-31',410000,[('1/1/2029',471500)],'None'),
('GL-05','Stonegate Fuel Pad','QuickTank Marts #88','1.35','2020-06-01','2040-05-31',98000,[('6/1/2030',107800),('6/1/2035',118580)],'3 x 5'),('GL-06','Route 9 Self Storage','Lockaway Storage SPE 4 LLC','4.75','2021-03-01','2071-02-28',185000,[('3/1/2027',194250),('3/1/2032',214500)],'None'),('GL-07','Route 9 Cell Site','TowerLink Assets','0.06','2012-07-01','2027-06-30',21600,[('7/1/2026',22248)],'2 x 5')]
wb=Workbook();ws=wb.active;ws.title='Ground Rent'
ws['A1']='Corwith Land Holdings - Ground Lease Rent Roll';ws['A1'].font=Font(bold=True,size=13,name='Cambria');ws['A2']='Rents in place at March 31, 2026'
for a,t in (('H4:I4','Next Adjustment'),('J4:K4','Following Adjustment')):
    ws.merge_cells(a);c=ws[a[:2]];c.value=t;c.alignment=Alignment(horizontal='center');c.font=Font(bold=True,name='Cambria')
for i,h in enumerate(['Lease No.','Parcel','Ground Lessee','Acres','Commencement','Expiration','Annual Ground Rent','Date','Annual Rent','Date','Annual Rent','Renewal Options (yrs)'],1):
    c=ws.cell(5,i,h);c.font=Font(bold=True,name='Cambria');c.fill=PatternFill('solid',fgColor='E2EFDA');c.alignment=Alignment(wrap_text=True,horizontal='center')
import datetime as dt
us=lambda s:(lambda d:f'{d.month}/{d.day}/{d.year}')(dt.date.fromisoformat(s)) if s else None
iso=lambda s:dt.datetime.strptime(s,'%m/%d/%Y').strftime('%Y-%m-%d')
rows=[];r=6
for u,p,t,ac,s,e,rt,st,op in D:
    v=t=='Available'
    vs=[u,p,t,ac,us(s),us(e),f'${rt:,.2f}' if rt else None]+[x for d,a in st for x in (d,f'${a:,.2f}')]+[None]*(4-2*len(st))+[op or None]
    for i,x in enumerate(vs,1):
        if x:
            c=ws.cell(r,i,x);c.font=Font(name='Cambria',size=10)
            if i>3:c.alignment=Alignment(horizontal='right')
    rows.append(dict(unit=u,propertyName=p,tenantName=None if v else t,statusText='Available' if v else 'Occupied',area=float(ac),leaseStartDate=s or None,leaseEndDate=e or None,annualRent=rt,rentSteps=[dict(date=iso(d),amount=a,per='year') for d,a in st]));r+=1
T=sum(d[6] or 0 for d in D);AC=sum(float(d[3]) for d in D)
for i,x in ((3,'Total'),(4,f'{AC:.2f}'),(7,f'${T:,.2f}')):
    c=ws.cell(r,i,x);c.font=Font(bold=True,name='Cambria');c.alignment=Alignment(horizontal='right');c.border=Border(top=Side('thin'))
ws.cell(r+2,1,'7 ground lease parcels, 6 leased, 1 available (Belmar Outlot 3 offered at $110,000 NNN). GL-07 is counted as a parcel.');ws.cell(r+3,1,'Stonegate Hotel pays 2% of room revenue over $9.5 million in addition; not included above.');ws.cell(r+4,1,'Areas in acres. Lessees pay all taxes and insurance directly.')
for i,w in enumerate((10,24,30,8,15,13,18,12,16,12,16,14),1):ws.column_dimensions[L(i)].width=w
wb.save(doc(N))
save(N,'LAND','ground lease portfolio, numbers as text, adjustments across',True,dict(propertyName='Corwith Land Holdings',asOnDate='2026-03-31',units=7,occupied=6,vacant=1,printedTotals=dict(area=round(AC,2),annualRent=T),rows=rows))
