from lib import *
import datetime as dt
from openpyxl import Workbook
from openpyxl.styles import *
fn='carrowmore_retail_park_turnover_schedule.xlsx'
wb=Workbook();ws=wb.active;ws.title='Tenancy & Turnover'
D_=lambda s:dt.date.fromisoformat(s)
# unit, tenant, use, sqft, sqm, start, term, expiry, break, base, turnover %, turnover top up 2024, total, sc, rates(NAV not), incentive, ERV
X=[('1','Hearthside DIY Ireland Ltd','2008-10-01',25,'2033-09-30','',485000,'',None,61200,'',462500,32000),
('2A','Paws & Claws Superstore Ltd','2019-05-13',15,'2034-05-12','13/05/2029',138000,'6% > €2.3m',4120,18900,'',142000,7400),
('2B','Kidz Planet Toys DAC','2022-03-01',10,'2032-02-29','01/03/2027',112500,'7% > €1.6m',0,14600,'3 mths half rent to 31/05/2022 (expired)',118000,5750),
('3','Volt & Vine Electrical Ireland Ltd','2016-11-21',15,'2031-11-20','None',296000,'',None,26400,'',268000,10350),
('4','','',None,'','',None,'',None,None,'',155000,7800),
('5','Slumberland-style','2020-01-20',10,'2030-01-19','',150000,'8% > €1.9m',11875,19850,'',150000,7750),
('6','Sole Mates Footwear Ltd','2023-09-04',10,'2033-09-03','04/09/2028',104000,'7.5% > €1.4m',2260,12750,'',106000,5000),
('7/8','Fitzmaurice Home Furnishings Unlimited','2014-06-09',20,'2034-06-08','09/06/2029',322000,'',None,41000,'',330000,16000),
('9','Active Isle Sports Retail Ltd','2024-12-02',10,'2034-12-01','02/12/2029',175000,'9% > €2.0m',0,20400,'Rent free to 01/06/2025 then half rent to 01/12/2025',178000,8250),
('POD 1','Brew Theory Drive-Thru Ltd','2021-07-12',15,'2036-07-11','12/07/2031',92000,'10% > €0.9m',18340,5100,'',96000,1850),
('POD 2','Crispy Bird Restaurants Ltd','2022-10-17',15,'2037-10-16','',98500,'8% > €1.2m',6910,5400,'',98500,2100)]
ws.merge_cells('B2:Q2');ws['B2']='CARROWMORE RETAIL PARK, SLIGO';ws['B2'].font=Font(name='Garamond',size=18,bold=True);ws['B2'].alignment=Alignment(horizontal='center')
ws.merge_cells('B3:Q3');ws['B3']='Tenancy and turnover rent schedule – position at 31 December 2024';ws['B3'].font=Font(name='Garamond',size=12,italic=True);ws['B3'].alignment=Alignment(horizontal='center')
gr=[('B','B','Unit'),('C','C','Tenant'),('D','E','Floor area'),('F','I','Lease'),('J','M','Rental income (€ per annum)'),('N','O','Recoveries / incentives'),('P','Q','Valuer\'s opinion')]
sub=['','','sq ft','sq m','From','Term (yrs)','To','Tenant break','Base rent','Turnover formula','Turnover top-up 2024','Total passing','Service charge €','Incentive','ERV € p.a.','Over / (under) rented']
th=Side(style='thin',color='5B7F4B');bx=Border(left=th,right=th,top=th,bottom=th);fill=PatternFill('solid',fgColor='E2EFDA')
for a,b,t in gr:
    if a!=b:ws.merge_cells(f'{a}5:{b}5')
    else:ws.merge_cells(f'{a}5:{a}6')
    ws[a+'5']=t
for j,s in enumerate(sub,2):
    if s:ws.cell(6,j,s)
for rr in(5,6):
    for j in range(2,18):
        c=ws.cell(rr,j);c.font=Font(name='Garamond',size=11,bold=True);c.fill=fill;c.border=bx;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[6].height=32
r=7;tr=[];S=[0]*7
for u,t,s,term,e,br,base,tf,tu,sc,inc,erv,a in X:
    if t=='Slumberland-style':t='Dreamwell Beds (Ireland) DAC'
    v=not t;m=round(a*.092903,1);tot=None if v else base+(tu or 0)
    ws.row_dimensions[r].height=31 if len(t)>30 or len(inc)>26 else 16
    vals=[u,t or 'Vacant (ex carpet retailer)',a,m,D_(s) if s else None,term,D_(e) if e else None,br or None,base,tf or None,tu,tot,sc,inc or None,erv,(tot-erv) if tot is not None else None]
    for j,x in enumerate(vals,2):
        c=ws.cell(r,j,x);c.font=Font(name='Garamond',size=11,italic=v);c.border=bx;c.alignment=Alignment(wrap_text=j in(3,15),vertical='center')
        if isinstance(x,dt.date):c.number_format='d mmm yyyy'
        elif j in(10,12,13,14,16):c.number_format='€#,##0'
        elif j==17:c.number_format='€#,##0;(€#,##0)'
        elif j==4:c.number_format='#,##0'
        elif j==5:c.number_format='#,##0.0'
    r+=1
    ch=[] if v else [dict(code='Base rent',amount=base,per='year')]+([dict(code='Turnover top-up 2024',amount=tu,per='year')] if tu is not None else [])+[dict(code='Service charge',amount=sc,per='year')]
    tr.append(R(unit=u,tenantName=t or None,statusText='Vacant' if v else 'Occupied',area=a,leaseStartDate=s,leaseEndDate=e,annualRent=base,charges=ch or None,marketRent=erv,marketRentPer='year'))
    S=[p+(q or 0) for p,q in zip(S,[a,m,base,tu,tot,sc,erv])]
for j,x in zip([4,5,10,12,13,14,16],S):
    c=ws.cell(r,j,round(x,1));c.number_format={4:'#,##0',5:'#,##0.0'}.get(j,'€#,##0')
ws.cell(r,2,'Totals');ws.cell(r,17,S[4]-S[6]).number_format='€#,##0;(€#,##0)'
for j in range(2,18):
    c=ws.cell(r,j);c.font=Font(name='Garamond',size=11,bold=True);c.fill=fill;c.border=bx
r+=2
for n in ['1. Turnover top-ups are those certified for the calendar year 2024 and invoiced in arrear; a zero means the threshold was not met.','2. Unit 4: vacant since 14 August 2024; ERV assumes 12 months rent free.','3. Unit 9: contracted rent shown notwithstanding the current rent free period; shortfall to be topped up by the vendor.','4. Service charge is the 2025 budget contribution.']:
    ws.cell(r,2,n).font=Font(name='Garamond',size=10);r+=1
for j,w in enumerate([2,8,30,10,10,13,8,13,13,12,15,12,13,12,28,12,13],1):ws.column_dimensions['ABCDEFGHIJKLMNOPQ'[j-1]].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+fn)
save(fn,'RETAIL','Irish retail park, grouped merged headers, turnover rents, ERV',True,'Carrowmore Retail Park','2024-12-31',11,10,1,tr,totals=dict(annualRent=S[2],area=S[0],marketRent=S[6]))
