from common import *
import xlsxwriter
F='uk_retail_park_tenancy.xlsx'
R=[ # unit,type,tenant,trading,sqft,start,end,break,review,rent,turnover,sc,ins,comment
('1','Retail Warehouse','Homebarn Stores Limited','HomeBarn',25040,'2016-09-29','2031-09-28','-','29-Sep-26 (OMV)',438200,None,'FRI. Mezzanine 9,800 sq ft disregarded.'),
('2A','Retail Warehouse','Pawprint Superstores Limited','PAWPRINT',10015,'2019-03-25','2029-03-24','-','25-Mar-24 (OMV)',210315,None,'2024 review agreed, nil uplift.'),
('2B','Retail Warehouse','Stride & Co Footwear Limited','Stride',7510,'2022-06-24','2032-06-23','24-Jun-27','24-Jun-27 (OMV)',165220,18450,'Base rent plus 8% of net turnover.'),
('3','Retail Warehouse','Thrifthouse Retail plc','Thrifthouse',15030,'2018-12-25','2028-12-24','-','25-Dec-23 (OMV)',285570,None,'Guarantor: Thrifthouse Group plc.'),
('4','Retail Warehouse',None,None,10008,None,None,'-','-',None,None,'Vacant - former furniture store. Marketing with joint agents.'),
('5','Retail Warehouse','Lumen & Oak Furniture Limited','LUMEN & OAK',10012,'2024-03-25','2034-03-24','25-Mar-29','25-Mar-29 (CPI 1-3%)',200240,None,'12 months rent free, expired.'),
('6','Retail Warehouse','Peakline Outdoor Limited','Peakline',8005,'2021-09-29','2031-09-28','29-Sep-26','29-Sep-26 (OMV)',176110,9320,'Tenant has confirmed it will not break.'),
('7A','Retail Warehouse','Bright & Bargain Limited','Bright&Bargain',20110,'2020-06-24','2030-06-23','-','24-Jun-25 (OMV)',361980,None,'Review outstanding.'),
('7B','Foodstore','Aldermere Foods GmbH & Co (UK) Limited','ALDERMERE',19850,'2015-11-02','2035-11-01','2-Nov-30','2-Nov-25 (RPI 1-4%)',347375,None,'Food use. 20 year lease.'),
('8','Retail Warehouse','Cotton Lane Fashion Limited','Cotton Lane',12050,'2023-12-25','2028-12-24','-','-',180750,24110,'CVA lease: 10% turnover top-up above base.'),
('9','Gym','Ironclad Fitness Clubs Limited','Ironclad 24/7',14990,'2022-03-25','2037-03-24','25-Mar-32','25-Mar-27 (CPI 1-3%)',164890,None,'First floor over Units 10-11.'),
('10','Retail Warehouse','Pharmalux Health Limited','Pharmalux',5015,'2017-06-24','2027-06-23','-','-',125375,None,'Lease expiring, renewal terms under negotiation.'),
('11','Retail Warehouse',None,None,5010,None,None,'-','-',None,None,'Vacant. Agreement for lease exchanged with an optician, completes Q4 2026.'),
('Pod A','Pod','Beanfield Coffee Limited','Beanfield',1810,'2021-03-25','2036-03-24','25-Mar-31','25-Mar-26 (CPI 1-4%)',81450,None,''),
('Pod B','Pod','Salt & Sage Kitchens Limited','Salt&Sage',1795,'2023-06-24','2038-06-23','24-Jun-33','24-Jun-28 (CPI 1-4%)',78000,6215,''),
('DT1','Drive-Thru','Golden Skillet Restaurants Limited','GOLDEN SKILLET',3420,'2014-02-10','2034-02-09','-','10-Feb-29 (OMV)',118500,None,'Ground lease of pad, tenant built.'),
('DT2','Drive-Thru','Javaline Drive Limited','Javaline',1905,'2025-03-25','2040-03-24','25-Mar-35','25-Mar-30 (CPI 1-3.5%)',98000,None,''),
('EV1','EV Charging Hub','Voltedge Charging Networks Limited','Voltedge',None,'2024-10-01','2044-09-30','-','1-Oct-29 (CPI)',36000,2840,'12 bays. Rent £3,000 per bay.'),
('SS1','Substation','Pennine Electricity Distribution plc',None,None,'2003-05-14','2102-05-13','-','-',1,None,'Peppercorn style, £1 pa if demanded.'),
]
wb=xlsxwriter.Workbook(f'{B}/documents/{F}')
fm=lambda **k:wb.add_format(dict(font_name='Gill Sans MT',font_size=9,valign='vcenter',**k))
cv=wb.add_worksheet('Cover'); cv.hide_gridlines(2); cv.set_column(1,1,70)
cv.write(4,1,'Foxhollow Retail Park',fm(bold=1)); cv.write(5,1,'Junction 9, Telmarsh Road, Swinbury'); cv.write(7,1,'Prepared by Aspen Draycott, Out of Town Retail'); cv.write(8,1,'Confidential. For discussion purposes only.')
ws=wb.add_worksheet('Tenancy Schedule'); ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
g='#2e5e4e'
ws.merge_range('B2:F2','Foxhollow Retail Park, Swinbury',fm(bold=1,font_color=g)); ws.merge_range('B3:F3','Tenancy Schedule',fm(italic=1)); ws.merge_range('B4:F4','As at 24 June 2026',fm())
H=fm(bold=1,bg_color=g,font_color='white',text_wrap=1,align='center',border=1,border_color='#a0b8af')
top=[(1,'Unit'),(2,'Type'),(3,'Tenant'),(4,'Trading as'),(5,'Area\n(GIA sq ft)'),(9,'Rent Review\n(basis)'),(15,'Comments')]
for c,t in top: ws.merge_range(5,c,6,c,t,H)
ws.merge_range(5,6,5,8,'Lease',H); ws.merge_range(5,10,5,12,'Rent',H); ws.merge_range(5,13,5,14,'Recoverables (£ pa)',H)
for c,t in [(6,'Start'),(7,'Expiry'),(8,'Tenant Break'),(10,'Passing Rent\n(£ pa)'),(11,'£ psf'),(12,'Turnover Rent\nlast year (£)'),(13,'Service\nCharge'),(14,'Insurance')]: ws.write(6,c,t,H)
ws.set_row(5,15); ws.set_row(6,27)
for c,w in enumerate([2,7,16,36,16,10,11,11,11,19,13,8,13,11,10,48]): ws.set_column(c,c,w)
b=dict(bottom=1,bottom_color='#c9d6d0'); N=fm(num_format='#,##0',**b); N2=fm(num_format='0.00',**b); TX=fm(text_wrap=1,**b); DT=fm(num_format='dd-mmm-yy',align='center',**b); C=fm(align='center',**b); V=fm(bold=1,font_color='#b03030',**b)
rows=[]; r0=7
for i,(u,ty,t,tr,a,s,e,bk,rv,rent,to,cm) in enumerate(R):
    r=r0+i; sc=round(a*2.15) if a else None; ins=round(a*0.42) if a else None
    ws.write(r,1,int(u) if u.isdigit() else u,C); ws.write(r,2,ty,TX); ws.write(r,3,t or 'VACANT',TX if t else V); ws.write(r,4,tr or '',TX)
    ws.write(r,5,a,N) if a else ws.write_blank(r,5,None,N)
    for c,x in ((6,s),(7,e)): ws.write_datetime(r,c,dt.datetime.fromisoformat(x),DT) if x else ws.write(r,c,'-',C)
    ws.write(r,8,bk,C); ws.write(r,9,rv,C)
    ws.write(r,10,rent,N) if rent is not None else ws.write_blank(r,10,None,N)
    ws.write_formula(r,11,f'=K{r+1}/F{r+1}',N2,round(rent/a,4)) if rent and a else ws.write_blank(r,11,None,N)
    ws.write(r,12,to,N) if to else ws.write_blank(r,12,None,N)
    ws.write(r,13,sc,N) if sc else ws.write_blank(r,13,None,N); ws.write(r,14,ins,N) if ins else ws.write_blank(r,14,None,N); ws.write(r,15,cm,TX)
    if len(cm)>55: ws.set_row(r,25)
    ch=[dict(code=k,amount=x,per='year') for k,x in (('Turnover Rent',to),('Service Charge',sc),('Insurance',ins)) if x]
    rows.append(dict(unit=u,unitType=ty,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=rent,charges=ch,statusText='Occupied' if t else 'VACANT'))
n=r0+len(R); T=fm(bold=1,num_format='#,##0',top=2,bottom=2); S=lambda k:sum(r.get(k) or 0 for r in rows)
cs=lambda k:sum(c['amount'] for r in rows for c in r['charges'] if c['code']==k)
for c in range(1,16): ws.write_blank(n,c,None,T)
ws.write(n,3,'Total',T)
tot={'area':S('area'),'annualRent':S('annualRent'),'charge:Turnover Rent':cs('Turnover Rent'),'charge:Service Charge':cs('Service Charge'),'charge:Insurance':cs('Insurance')}
for c,k in ((5,'area'),(10,'annualRent'),(12,'charge:Turnover Rent'),(13,'charge:Service Charge'),(14,'charge:Insurance')):
    L=chr(65+c); ws.write_formula(n,c,f'=SUM({L}{r0+1}:{L}{n})',T,tot[k])
va=sum(r['area'] for r in rows if r['statusText']=='VACANT')
ws.write(n+2,3,'Void area (sq ft)',fm()); ws.write(n+2,5,va,fm(num_format='#,##0')); ws.write(n+3,3,'Void rate (by area)',fm()); ws.write(n+3,5,va/tot['area'],fm(num_format='0.0%'))
ws.write(n+5,1,'Notes',fm(bold=1)); ws.write(n+6,1,'1. Passing rents are exclusive of VAT. Turnover rent is for the last certified year and is not included in passing rent.',fm()); ws.write(n+7,1,'2. Service charge per 2026 budget at £2.15 psf. Landlord bears shortfall on void units.',fm())
ex=wb.add_worksheet('Expiry Profile'); ex.write_row(0,0,['Year','Rent expiring (£ pa)','Leases'])
by={}
for r in rows:
    if r.get('leaseEndDate'): y=int(r['leaseEndDate'][:4]); q=by.setdefault(y,[0,0]); q[0]+=r['annualRent']; q[1]+=1
for i,y in enumerate(sorted(by)): ex.write_row(i+1,0,[y]+by[y])
ws.activate(); wb.close()
save(F,'Foxhollow Retail Park','2026-06-24',rows,None,None,2,'RETAIL','UK agent workbook, 3 sheets, merged two-row header, offset first column, turnover rent',False,{k:[v,str(v)] for k,v in tot.items()},sheet='Tenancy Schedule')
