# net-leased portfolio
import xlsxwriter
from lib import *
R=random.Random(1111); FN='NNN Portfolio Lease Summary.xlsx'
wb=xlsxwriter.Workbook(out(FN)); s0=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Lease Schedule'); wb.add_worksheet('Map').write('A1','[map placeholder]')
F=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
hb=F(bold=True,font_color='white',bg_color='#003D4C',align='center',valign='vcenter',text_wrap=True,border=1); 
def fm(i,bold=False,fill=None):
    k=dict(bold=bold)
    if fill: k['bg_color']=fill
    if i in(4,): k['num_format']='#,##0'
    if i in(7,10): k['num_format']='$#,##0'
    if i in (8,): k['num_format']='$0.00'
    if i in (5,6,9): k.update(num_format='mm/dd/yyyy',align='center')
    return F(**k)
ten=[("Pennywise General","Corporate",9100,12.6),("AutoMax Parts","Corporate",7300,19.5),("Brightsmile Dental (DSO)","Franchisee",3400,31),("Rapid Lube Express","Corporate",1950,58),("Burger Barn #{}","Franchisee",3100,42),("Valley Farm Supply","Corporate",18900,13.4),("Little Acorns Early Learning","Corporate",10400,27.5)]
cities="Decatur AL,Tupelo MS,Valdosta GA,Jonesboro AR,Bowling Green KY,Paducah KY,Dothan AL,Florence SC,Rocky Mount NC,Cookeville TN,Ruston LA,Texarkana TX,Joplin MO,Cape Girardeau MO,Muncie IN,Lima OH,Zanesville OH,Danville VA,Beckley WV".split(',')
ws.merge_range('A1:L1','Heartland Essential Net Lease Portfolio',F(bold=True,font_size=16)); ws.merge_range('A2:L2','Lease Schedule as of 12/31/2026  |  19 single-tenant properties  |  100% occupied',F(italic=True))
hd=[('Property',0),('City',0),('ST',0),('Tenant',0),('Bldg SF',0),('Commencement','Lease'),('Expiration','Lease'),('Annual Rent','Current Rent'),('PSF','Current Rent'),('Date','Next Increase'),('Annual Rent','Next Increase'),('Options / Guaranty',0)]
ws.set_row(4,30)
for i,(a,g) in enumerate(hd):
    if not g: ws.merge_range(3,i,4,i,a,hb)
    else: ws.write(4,i,a,hb)
for a,b,g in ((5,6,'Lease'),(7,8,'Current Rent'),(9,10,'Next Increase')): ws.merge_range(3,a,3,b,g,hb)
rows=[]
for i,cs in enumerate(cities):
    n,gt,a,psf=R.choice(ten); n=n.format(R.randint(1200,4900)); a=a+R.randrange(-200,400,20); city,stt=cs[:-3],cs[-2:]
    rent=round(a*psf*R.uniform(.92,1.08)/10)*10; st=D(R.randint(2016,2025),R.randint(1,12),1); yr=R.choice([15,15,20]); en=endof(st,yr*12)
    nx=st
    while nx<=D(2026,12,31): nx=addm(nx,60)
    has=nx<en and R.random()<.85; pn=f"{n.split(' #')[0].split(' (')[0]} - {city}"; nr=round(rent*R.choice([1.1,1.075])/10)*10
    fill='#EEF4F5' if i%2 else None
    v=[pn,city,stt,n,a,st,en,rent,rent/a,nx if has else 'None',nr if has else '',R.choice(['4 x 5 yr','3 x 5 yr','5 x 5 yr'])+'; '+gt]
    for j,x in enumerate(v):
        if isinstance(x,D): ws.write_datetime(5+i,j,dt.datetime(x.year,x.month,x.day),fm(j,False,fill))
        else: ws.write(5+i,j,x,fm(j,False,fill))
    rows.append(dict(propertyName=pn,tenantName=n,area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=rent,rentSteps=[dict(date=iso(nx),amount=nr,per='year')] if has else []))
A=sum(r['area'] for r in rows);T=sum(r['annualRent'] for r in rows); y=5+len(rows)
for j in range(12): ws.write(y,j,{0:'Portfolio Total / Average',4:A,7:T,8:T/A}.get(j,''),fm(j,True,'#C9DADD'))
ws.write(y+2,0,'All leases are absolute triple net. Rents are contractual as of the schedule date; no tenant is in default to Seller\u2019s knowledge.',F(italic=True,font_size=9))
for a,b,w in ((0,0,38),(1,1,16),(2,2,5),(3,3,30),(4,4,9),(5,6,14),(7,8,12),(9,10,12),(11,11,22)): ws.set_column(a,b,w)
ws.set_landscape(); ws.fit_to_pages(1,1); ws.freeze_panes(5,1)
s0.write('B2','Heartland Essential Net Lease Portfolio',F(bold=True,font_size=16))
for i,(k,v) in enumerate((('Properties',19),('Total building SF',A),('Annual base rent',T),('Occupancy','100%'),('States',len({c[-2:] for c in cities})))): s0.write(3+i,1,k,F()); s0.write(3+i,2,v,F(num_format='#,##0'))
s0.set_column(1,1,24); s0.set_column(2,2,14); wb.close()
save(FN,'RETAIL','NNN portfolio lease schedule, grouped headers',False,dict(propertyName='Heartland Essential Net Lease Portfolio',asOnDate='2026-12-31',units=19,occupied=19,vacant=0,sheet='Lease Schedule',rows=rows))
