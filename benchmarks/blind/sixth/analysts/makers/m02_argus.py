# ARGUS-like tenancy schedule re-keyed into Excel: several physical lines per tenant, xlsxwriter
from common import *
from datetime import date as D
import xlsxwriter
N='lark_mill_presentation_rent_roll.xlsx'
wb=xlsxwriter.Workbook(DOC(N)); F=wb.add_format
ws=wb.add_worksheet('Presentation RR'); 
ttl=F({'bold':1,'font_size':12,'font_name':'Arial'}); sub=F({'font_name':'Arial','font_size':9}); h=F({'bold':1,'font_name':'Arial','font_size':8,'align':'center','bottom':0}); hb=F({'bold':1,'font_name':'Arial','font_size':8,'align':'center','bottom':2})
x=F({'font_name':'Arial','font_size':8}); it=F({'font_name':'Arial','font_size':8,'italic':1}); n0=F({'font_name':'Arial','font_size':8,'num_format':'#,##0'}); p=F({'font_name':'Arial','font_size':8,'num_format':'0.00%'}); m2=F({'font_name':'Arial','font_size':8,'num_format':'$#,##0.00'}); m0=F({'font_name':'Arial','font_size':8,'num_format':'$#,##0'}); dm=F({'font_name':'Arial','font_size':8,'num_format':'mmm-yy','align':'left'})
b0=F({'font_name':'Arial','font_size':8,'num_format':'#,##0','bold':1,'top':1}); bm=F({'font_name':'Arial','font_size':8,'num_format':'$#,##0','bold':1,'top':1}); bx=F({'font_name':'Arial','font_size':8,'bold':1,'top':1}); bp=F({'font_name':'Arial','font_size':8,'num_format':'0.00%','bold':1,'top':1})
ws.write('A1','Lark Mill Business Park (Amounts in USD)',ttl); ws.write('A2','Presentation Rent Roll & Current Term Tenant Summary',sub); ws.write('A3','As of Oct, 2026 for 912,440 Square Feet',sub)
H=[['Description','Area','Base Rent','Rent Adjustments & Categories','','Abatements','','Expense','Upon'],['Tenant Name','Floor','Rate & Amount','Changes','Changes','Months','Pcnt','Reimbursement','Expiration'],['Type & Suite Number','SqFt','per Year','on','to','to Abate','to Abate','Description','Assumption about'],['Lease Dates & Term','Bldg Share','per Month','','','','','','subsequent terms']]
for i,r in enumerate(H):
    for j,v in enumerate(r): ws.write(4+i,j,v,hb if i==3 else h)
ws.set_column(0,0,36); ws.set_column(1,2,13); ws.set_column(3,8,14); ws.freeze_panes(8,0)
GLA=912440
T=[('Corvane Logistics, Inc.','Industrial','100',214300,D(2021,3,1),D(2031,2,28),6.85,[(D(2027,3,1),7.06),(D(2028,3,1),7.27),(D(2029,3,1),7.49)],'Net (NNN)','Market'),
('Petrel Packaging LLC','Industrial','110',88750,D(2019,11,1),D(2026,10,31),6.12,[],'Net (NNN)','Renew 65.00%'),
('Halyard Bio Cold Storage','Industrial, Freezer','120 & 125',131900,D(2024,1,1),D(2038,12,31),11.40,[(D(2027,1,1),11.74),(D(2028,1,1),12.09)],'Net (NNN)','Option'),
('Vega Tile & Stone','Showroom','200',41060,D(2023,6,1),D(2028,5,31),9.25,[(D(2027,6,1),9.53)],'Base Yr Stop 2023','Market'),
('Available Space','Industrial','210',62480,D(2027,4,1),D(2032,3,31),None,[],'Net (NNN)','Market'),
('Rook & Sons Millwork Co.','Industrial','220',77215,D(2020,9,1),D(2027,8,31),5.98,[],'Net (NNN)','Market'),
('Northstar Tire Distribution','Industrial','230',119600,D(2022,5,1),D(2029,4,30),6.40,[(D(2027,5,1),6.59),(D(2028,5,1),6.79)],'Net (NNN)','Renew 65.00%'),
('Edison Trade School','Flex/Office','300',38135,D(2025,8,1),D(2033,7,31),13.10,[(D(2027,8,1),13.49)],'Gross','Market'),
('Available Space','Flex/Office','310',24000,D(2027,7,1),D(2032,6,30),None,[],'Base Yr Stop','Market'),
('Solano Fixture Works','Industrial','320',115000,D(2018,2,1),D(2030,1,31),5.75,[(D(2028,2,1),6.10)],'Net (NNN)','Vacate')]
assert sum(t[3] for t in T)==GLA, sum(t[3] for t in T)
r=9; rows=[]; totA=0;oc=0
for i,(nm,ty,su,sf,s,e,rate,steps,rec,up) in enumerate(T,1):
    vac=nm.startswith('Avail')
    ann=round(rate*sf) if rate else 0; mon=round(ann/12,2)
    ws.write(r,0,f'{i}. {nm}',x); ws.write(r+1,0,f'{ty}, Suite: {su}',x); ws.write(r+2,0,f"{s:%b-%y} to {e:%b-%y}",it)
    months=(e.year-s.year)*12+e.month-s.month+1
    ws.write(r+3,0,f'{months} Months' if not vac else f'{months} Months (speculative)',it)
    ws.write(r,1,'',x); ws.write(r+1,1,sf,n0); ws.write(r+2,1,sf/GLA,p)
    if not vac:
        ws.write(r,2,rate,m2); ws.write(r+1,2,ann,m0); ws.write(r+2,2,mon,m2)
    else: ws.write(r,2,'-',x)
    for k,(d,a) in enumerate(steps): ws.write_datetime(r+k,3,__import__('datetime').datetime(d.year,d.month,1),dm); ws.write(r+k,4,a,m2)
    if nm.startswith('Edison'): ws.write(r,5,3,n0); ws.write(r,6,.5,p)
    ws.write(r,7,rec,x); ws.write(r,8,up,x)
    ends=e.strftime('%b-%y'); st=s.strftime('%b-%y')
    from datetime import datetime as DT
    t=dict(unit=su,unitType=ty,area=sf,statusText='Available Space' if vac else 'Occupied')
    if not vac:
        t.update(tenantName=nm,annualRent=ann,contractRent=mon,leaseStartDate=s.strftime('%b %Y'),leaseEndDate=e.strftime('%b %Y')); totA+=ann; oc+=sf
    rows.append(t); r+=5
ws.write(r,0,'Total Occupied SqFt',bx); ws.write(r,1,oc,b0); ws.write(r,2,totA,bm)
ws.write(r+1,0,'Total Available SqFt',x); ws.write(r+1,1,GLA-oc,n0)
ws.write(r+2,0,'Total Building SqFt',x); ws.write(r+2,1,GLA,n0)
ws.write(r+4,0,'10 suites; 8 leased, 2 available. Rate changes shown per SF per year. Halyard occupies two suites under one lease (counted once).',it)
w2=wb.add_worksheet('Market Leasing Assumptions')
for i,rw in enumerate([('MLA','Industrial','Flex/Office','Showroom'),('Renewal Probability',.65,.6,.7),('Market Rent ($/SF/yr)',7.1,13.5,9.75),('Months Vacant',6,9,6),('TI New ($/SF)',4,22,10),('LC New',.06,.06,.06)]):
    for j,v in enumerate(rw): w2.write(i,j,v)
w2.set_column(0,0,24)
wb.close()
save(N,'INDUSTRIAL','ARGUS-like presentation rent roll, four lines per tenant, four-line header','one record over four rows, suite inside text, lease dates "Mar-21 to Feb-31" in the name column, future steps are per-foot rates, available space with speculative dates',rows,propertyName='Lark Mill Business Park',asOn='2026-10',units=10,occupied=8,vacant=2,sheet='Presentation RR',checks=[('annual','annualRent',totA),('area','area',GLA)])
