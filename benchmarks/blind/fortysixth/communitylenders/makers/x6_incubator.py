# nonprofit enterprise center: sections with own header, charges by column, next step, future leases
from common import *
import xlsxwriter
D=dt.date
cur=[('101','Retail','Bright Beans Coffee Cart LLC',780,D(2023,5,1),D(2026,4,30),1105.,1105.,(D(2026,5,1),1138.15)),('102','Retail','Nkechi Fabrics',1120,D(2022,9,1),D(2025,8,31),1400.,1400.,None),('103-104','Retail','Valley Bike Kitchen',2240,D(2021,1,1),D(2027,12,31),2427.,2000.,(D(2026,1,1),2520.)),
('110','Office','Legal Aid of the Three Counties',1560,D(2024,7,1),D(2029,6,30),2080.,2080.,(D(2026,7,1),2142.4)),('112','Office','Farnsworth Bookkeeping',410,D(2024,3,1),D(2026,2,28),560.,560.,None),('200','Office','Workforce Partnership, Inc.',3875,D(2020,10,1),D(2030,9,30),4843.75,5000.,(D(2025,10,1),4989.06)),('204','Studio','Odessa Whitcomb Ceramics',690,D(2023,11,1),'MTM',604.,300.,None),('206','Studio','Percussion Lab',690,D(2025,1,1),D(2025,12,31),640.,640.,None),
('208','Office','Chidi Ekwueme, CPA',500,D(2022,4,1),D(2026,3,31),700.,700.,(D(2025,4,1),721.)),('B1','Kitchen','Abuela’s Tamales Co-op',1310,D(2024,2,1),D(2027,1,31),2150.,2150.,(D(2026,2,1),2214.5)),('B2','Kitchen','Second Harvest Pickles',980,D(2023,8,1),D(2026,7,31),1640.,1640.,None),('B3','Flex','Re-Store Appliance Repair',2600,D(2021,6,1),D(2026,5,31),2166.67,2000.,None)]
cur=[(a,b,c,d,e,f,g,h,(s if s and s[0]>D(2025,6,30) else None)) for a,b,c,d,e,f,g,h,s in cur]
oth=[('K-1','Vending','SnackTime Vending Co.',45.),('K-2','ATM','Eastside Credit Union',200.),('LKR','Storage lockers','Various members',318.)]
vac=[('105','Retail',940,1175.),('202','Office',720,960.),('B4','Flex',1850,1620.)]
fut=[('105','Retail','Moonbird Toys',940,D(2025,9,1),D(2028,8,31),1128.),('102','Retail','Nkechi Fabrics (renewal)',1120,D(2025,9,1),D(2028,8,31),1456.)]
def chg(sf,ty,rent):
    c=[('Base Rent',rent)]
    if sf:
        c+=[('CAM',round(sf*.22,2)),('RE Tax',round(sf*.105,2))]
        if ty=='Kitchen': c+=[('Water',95.)]
        if ty in('Studio',): c=c[:1]+[('Water',20.)]
    return c
F='northside_enterprise_center.xlsx'
wb=xlsxwriter.Workbook(str(DOC/F)); wb.set_properties({'created':dt.datetime(2025,7,3)}); ws=wb.add_worksheet('Commercial Rent Roll'); ws.hide_gridlines(2)
f=lambda **k: wb.add_format({**dict(font_name='Tahoma',font_size=8),**k})
ws.write('A1','Commercial Rent Roll',f(bold=True,font_size=12)); ws.write('A2','Property: Northside Enterprise Center (nec01)',f()); ws.write('A3','Effective Date: 30-Jun-2025',f()); ws.write('A4','Run: 7/03/2025 2:41 PM   User: rgantt',f(font_color='gray'))
W=[9,13,30,9,11,11,11,10,10,9,11,11,11,11]
for i,w in enumerate(W): ws.set_column(i,i,w)
hg=f(bold=True,align='center',bottom=1); hh=f(bold=True,bottom=2,text_wrap=True,align='center'); mf=f(num_format='#,##0.00'); df=f(num_format='dd-mmm-yyyy',align='center'); nf=f(num_format='#,##0'); tb=f(bold=True,top=1,num_format='#,##0.00'); tn=f(bold=True,top=1,num_format='#,##0'); p=f()
CC=['Base Rent','CAM','RE Tax','Water']
y=5; rows=[]; GT=None
def header(title):
    global y
    ws.write(y,0,title,f(bold=True,font_size=10,font_color='#7F3F00')); y+=1
    ws.merge_range(y,4,y,5,'Lease',hg); ws.merge_range(y,6,y,10,'Monthly Charges',hg); ws.merge_range(y,12,y,13,'Next Rent Step',hg); y+=1
    for i,t in enumerate(['Suite','Space Type','Lessee','RSF','From','To']+CC+['Total','Deposit','Date','Monthly']): ws.write(y,i,t,hh)
    y+=1
def wd(c,d):
    if isinstance(d,D): ws.write_datetime(y,c,dt.datetime(d.year,d.month,d.day),df)
    elif d: ws.write(y,c,d,df)
def row(r):
    global y
    ws.write(y,0,r['unit'],p); ws.write(y,1,r['unitType'],p); ws.write(y,2,r.get('tenantName') or '',p)
    if r.get('area'): ws.write(y,3,r['area'],nf)
    wd(4,r.get('leaseStartDate')); wd(5,r.get('leaseEndDate'))
    for c in r.get('charges',[]): ws.write(y,6+CC.index(c['code']),c['amount'],mf)
    if 'totalCharges' in r: ws.write(y,10,r['totalCharges'],mf)
    if r.get('deposit') is not None: ws.write(y,11,r['deposit'],mf)
    for s in r.get('rentSteps') or []: wd(12,D.fromisoformat(s['date'])); ws.write(y,13,s['amount'],mf)
    y+=1; rows.append(r)
def ch(r,c): return next((x['amount'] for x in r.get('charges',[]) if x['code']==c),0)
def total(t,L):
    global y
    for c in range(14): ws.write_blank(y,c,None,tb)
    ws.write(y,0,t,tb); sf=sum(r.get('area') or 0 for r in L)
    if sf: ws.write(y,3,sf,tn)
    for i,c in enumerate(CC): ws.write(y,6+i,round(sum(ch(r,c) for r in L),2),tb)
    ws.write(y,10,round(sum(r.get('totalCharges',0) for r in L),2),tb); ws.write(y,11,sum(r.get('deposit') or 0 for r in L),tb); y+=2
def mk(**k):
    c=k.pop('c'); k['charges']=[dict(code=a,amount=b) for a,b in c]; k['totalCharges']=round(sum(b for _,b in c),2); return k
header('Current Leases')
C=[mk(c=chg(sf,ty,rt),unit=u,unitType=ty,tenantName=t,area=sf,leaseStartDate=a,leaseEndDate=b,contractRent=rt,deposit=dp,section='Current Leases',statusText='Current',rentSteps=[dict(date=s[0].isoformat(),amount=s[1])] if s else None) for u,ty,t,sf,a,b,rt,dp,s in cur]
for r in C: row(r)
total('Current Leases Total',C)
header('Other Income Agreements (not suites)')
O=[mk(c=[('Base Rent',rt)],unit=u,unitType=ty,tenantName=t,contractRent=rt,leaseEndDate='MTM',section='Other Income Agreements (not suites)',statusText='Current') for u,ty,t,rt in oth]
for r in O: row(r)
total('Other Total',O)
ws.write(y,0,'Vacant Suites',f(bold=True,font_size=10,font_color='#7F3F00')); y+=1
for i,t in ((0,'Suite'),(1,'Space Type'),(3,'RSF'),(6,'Asking Rent\nper month')): ws.write(y,i,t,hh)
ws.set_row(y,22); y+=1; V=[]
for u,ty,sf,ask in vac:
    ws.write(y,0,u,p); ws.write(y,1,ty,p); ws.write(y,2,'VACANT',p); ws.write(y,3,sf,nf); ws.write(y,6,ask,mf); y+=1
    V.append(dict(unit=u,unitType=ty,area=sf,marketRent=ask,statusText='VACANT',section='Vacant Suites')); rows.append(V[-1])
for c in range(14): ws.write_blank(y,c,None,tb)
ws.write(y,0,'Vacant Total',tb); ws.write(y,3,sum(r['area'] for r in V),tn); ws.write(y,6,sum(r['marketRent'] for r in V),tb); y+=2
header('Future Leases (signed, not commenced)')
U=[mk(c=chg(sf,ty,rt),unit=u,unitType=ty,tenantName=t,area=sf,leaseStartDate=a,leaseEndDate=b,contractRent=rt,section='Future Leases (signed, not commenced)',statusText='Future') for u,ty,t,sf,a,b,rt in fut]
for r in U: row(r)
total('Future Total',U)
ws.write(y,2,'Property Summary',f(bold=True)); ws.write(y,3,'RSF',f(bold=True,align='right')); ws.write(y,4,'Suites',f(bold=True,align='right')); y+=1
n=len(C)+len(V); a=sum(r['area'] for r in C); b=sum(r['area'] for r in V)
for t,x,z in (('Leased',a,len(C)),('Vacant',b,len(V)),('Total',a+b,n)): ws.write(y,2,t,p); ws.write(y,3,x,nf); ws.write(y,4,z,nf); y+=1
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,'OFFICE','sections with own headers, grouped charges, next step, future leases, vacant section with other columns',True,rows,'Northside Enterprise Center','2025-06-30',n,len(C),len(V),checks=[('totalCharges',round(sum(r['totalCharges'] for r in C+O+U),2))])
