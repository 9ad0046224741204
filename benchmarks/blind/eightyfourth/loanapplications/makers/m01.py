# owner's own spreadsheet, two houses, remarks
from common import *
import xlsxwriter
f='tobin_street_houses_rents.xlsx'
D_=dt.date
rows=[ # house, apt, who, type, rent, heat, since, lease, deposit, remark
('FRONT HOUSE',),
('1','Corinne MacAskill','2 bdrm',1425,'no',D_(2021,9,1),'m-t-m',650,'Pays by e-transfer, always on time'),
('1A','H. & R. Pelletier','1 bdrm',1180,'yes',D_(2018,6,1),'m-t-m',437.5,'Been here 7 yrs, rent is low'),
('2','Jolene Okafor','2 bdrm',1550,'no',D_(2024,5,1),D_(2025,4,30),775,'Renewing at 1,627 - signed'),
('3','VACANT','Bachelor',950,'yes',None,None,None,'Painting. Asking 950, 2 people coming Sat.'),
('REAR HOUSE',),
('4','Wesley Thibodeau','3 bdrm',1895,'no',D_(2023,8,1),D_(2025,7,31),947.5,'Has the dog'),
('5','Nadia Petrov / Elias Novak','2 bdrm',1600,'no',D_(2024,9,1),D_(2025,8,31),800,'Students (Dal)'),
('6 - bsmt','Merle Chisholm','1 bdrm',875,'yes',D_(2012,11,1),'m-t-m',300,'Shovels snow, $50 off is already in the rent'),
('Garage','Quincy Landry','single garage',140,'',D_(2022,4,1),'m-t-m',None,'Cash'),
]
wb=xlsxwriter.Workbook(D+f); ws=wb.add_worksheet('2025')
T=wb.add_format({'bold':1,'font_size':14,'font_name':'Comic Sans MS'}); n=wb.add_format({'italic':1})
H=wb.add_format({'bold':1,'bottom':2,'text_wrap':1,'valign':'bottom','bg_color':'#FFE699'})
S=wb.add_format({'bold':1,'bg_color':'#E2EFDA'}); M=wb.add_format({'num_format':'$#,##0'}); M2=wb.add_format({'num_format':'$#,##0.00'})
DF=wb.add_format({'num_format':'d-mmm-yy','align':'left'}); B=wb.add_format({'bold':1,'num_format':'$#,##0','top':1,'bottom':6}); B2=wb.add_format({'bold':1,'num_format':'$#,##0.00','top':1,'bottom':6}); b=wb.add_format({'bold':1})
G=wb.add_format({'font_color':'#7F7F7F','italic':1})
ws.write(0,0,'Tobin Street Houses - who pays what',T)
ws.write(1,0,'47 & 47R Tobin St., Halifax NS      for the Credit Union, March 1, 2025',n)
for c,h in enumerate(['Apt','Who','Size','Asking\nif empty','Rent\n/ month','Heat\nincl?','In since','Lease\nuntil','Deposit\nheld','Remarks']): ws.write(3,c,h,H)
ws.set_row(3,32)
truth=[];r=4;sec=None
for x in rows:
    if len(x)==1:
        sec=x[0]; ws.merge_range(r,0,r,9,sec,S); r+=1; continue
    u,who,ty,rent,heat,since,until,dep,rem=x
    vac=who=='VACANT'
    if u.isdigit(): ws.write_number(r,0,int(u),wb.add_format({'align':'left'}))
    else: ws.write(r,0,u)
    ws.write(r,1,who); ws.write(r,2,ty)
    t=dict(unit=u,unitType=ty,section=sec)
    if vac: ws.write(r,3,rent,M); ws.write(r,4,0,M); t.update(marketRent=rent,contractRent=0,statusText='VACANT')
    else: ws.write(r,4,rent,M); t.update(contractRent=rent,tenantName=who,statusText='Occupied')
    ws.write(r,5,heat)
    if since: ws.write_datetime(r,6,dt.datetime.combine(since,dt.time()),DF); t['moveInDate']=since.isoformat()
    if until=='m-t-m': ws.write(r,7,until); t['leaseEndDate']=until
    elif until: ws.write_datetime(r,7,dt.datetime.combine(until,dt.time()),DF); t['leaseEndDate']=until.isoformat()
    if dep: ws.write(r,8,dep,M2); t['deposit']=dep
    if u=='2': t['_']=0
    ws.write(r,9,rem,G); t.pop('_',None)
    truth.append(t); r+=1
tot=sum(t['contractRent'] for t in truth); td=sum(t.get('deposit',0) for t in truth)
ws.write(r,0,'Total coming in',b); ws.write_formula(r,4,f'=SUM(E5:E{r})',B,tot); ws.write_formula(r,8,f'=SUM(I5:I{r})',B2,td); r+=1
ws.write(r,0,'x 12'); ws.write_formula(r,4,f'=E{r}*12',M,tot*12); r+=2
ws.write(r,0,'Laundry is about $95 a month on top (coin). NS Power paid by tenants except where heat says yes.',n); r+=1
ws.write(r,0,'Taxes 2024: 6,812    Insurance: 4,120    Oil 2024: 3,975',n)
for c,w in enumerate([10,27,14,9,10,7,11,10,11,46]): ws.set_column(c,c,w)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(f,'MULTIFAMILY','owner spreadsheet, remarks, two house sections',False,dict(propertyName='Tobin Street Houses',asOnDate='2025-03-01',units=8,occupied=7,vacant=1,rows=truth),[('contractRent',tot),('deposit',td)])
