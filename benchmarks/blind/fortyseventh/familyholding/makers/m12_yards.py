import datetime as dt,xlsxwriter
from common import *
fn='bayou_spur_yards.xlsx';D=dt.date
wb=xlsxwriter.Workbook(out(fn));ws=wb.add_worksheet('Yards');w2=wb.add_worksheet('Expiry ladder')
f=lambda **k:wb.add_format({**dict(font_name='Garamond',font_size=11),**k})
b=f(bold=1);h=f(bold=1,bottom=2,text_wrap=1,valign='bottom');g=f();r=f(align='right');tt=f(bold=1,top=1,align='right')
ws.write('A1','Bayou Spur Outdoor Storage Yards, 9100 Sheldon Spur, Houston TX',f(bold=1,font_size=13));ws.write('A2','Ground leases and licences in force 15 January 2026. All rents are per year.',g)
hd=['Yard','Use','Lessee','Usable\nsq ft','Commenced','Ends','Rent per year\n(current)','','Bump 1\non','Bump 1\nrent p.a.','Bump 2\non','Bump 2\nrent p.a.','Security\ndeposit','Remarks']
for c,x in enumerate(hd): ws.write(3,c,x,h)
T=[("Y-1","Truck & trailer","Tejas Drayage Partners LP",87120,D(2023,2,1),D(2028,1,31),148800,[(D(2026,2,1),153264),(D(2027,2,1),157862)],24800,""),
("Y-2","Container stack","Gulfline Box Depot Inc.",130680,D(2021,6,1),D(2031,5,31),196020,[(D(2026,6,1),205821),(D(2028,6,1),216112)],16335,"lessee fenced east line"),
("Y-3","Equipment rental","Ellery Crane & Rigging",65340,D(2024,9,1),D(2029,8,31),117600,[(D(2027,9,1),124656)],19600,""),
("Y-4","",None,54450,None,None,None,[],None,"was Pruitt Hauling, cleaned up Nov. Asking $1.70/sf"),
("Y-5","Landscape supply","Palmetto Stone & Mulch",43560,D(2019,4,1),"month-to-month",62400,[],5200,""),
("Y-6","Truck & trailer","Ibarra Brothers Transport",21780,D(2025,5,1),D(2027,4,30),42000,[(D(2026,5,1),43680)],7000,""),
("Y-7 North","Utility contractor","Crestwire Power Services",38115,D(2022,11,1),D(2026,10,31),68600,[],5716.67,"option 1 x 3 yrs at market"),
("Y-7 South","Utility contractor","Crestwire Power Services",38115,D(2024,1,1),D(2026,10,31),70500,[],5875,""),
("Y-8","Scaffold storage","Lomax Access Systems",32670,D(2023,8,1),D(2026,7,31),55550,[],0,"no deposit, parent guarantee"),
("Sign","Billboard, 2 faces","Brazos Outdoor Media",None,D(2015,1,1),D(2034,12,31),18000,[(D(2030,1,1),20700)],None,"")]
q=lambda x:f"{x:,.2f}" if x%1 else f"{x:,.0f}"
rows=[];S=A=E=0;i=4
for u,ty,t,a,s,e,rent,st,dep,n in T:
    ws.write_string(i,0,u,g);ws.write(i,1,ty,g);ws.write(i,2,t or 'AVAILABLE',g)
    if a: ws.write_string(i,3,f"{a:,}",r);A+=a
    if t:
        ws.write_string(i,4,s.strftime('%b %-d, %Y'),r);ws.write_string(i,5,e if isinstance(e,str) else e.strftime('%b %-d, %Y'),r);ws.write_string(i,6,'$ '+q(rent),r);S+=rent
        for k,(d,v) in enumerate(st): ws.write_string(i,8+2*k,d.strftime('%b %-d, %Y'),r);ws.write_string(i,9+2*k,'$ '+q(v),r)
        if dep is not None: ws.write_string(i,12,'$ '+q(dep),r);E+=dep
        rows.append(R(unit=u,unitType=ty,tenantName=t,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dep,rentSteps=[{"date":d.isoformat(),"amount":v,"per":"year"} for d,v in st]))
    else: rows.append(R(unit=u,area=a,statusText='AVAILABLE'))
    ws.write(i,13,n,g);i+=1
ws.write(i,2,'Totals',b);ws.write_string(i,3,f"{A:,}",tt);ws.write_string(i,6,'$ '+q(S),tt);ws.write_string(i,12,'$ '+q(E),tt)
ws.write(i+2,0,'Nine yards, eight let, one available. The billboard is a licence and no yard.',g)
for c,w in enumerate([10,18,27,10,13,15,14,2,13,13,13,13,13,38]): ws.set_column(c,c,w)
ws.set_landscape();ws.fit_to_pages(1,0)
w2.write_row(0,0,['Year','Yards ending'],b)
for k,x in enumerate([(2026,3),(2027,1),(2028,1),(2029,1),(2031,1),('MTM',1)]): w2.write_row(1+k,0,x)
wb.close()
save(fn,'LAND','own spreadsheet, all numbers and dates typed as text, annual rents with bumps, spacer column',True,'Bayou Spur Outdoor Storage Yards','2026-01-15',rows,9,8,1,sheet='Yards')
