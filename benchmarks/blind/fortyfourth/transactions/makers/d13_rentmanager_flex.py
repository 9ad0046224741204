# Rent Manager "Rent Roll Detail" exported to xlsx: two-line records, money as text with $, lease range in one text cell, only a print date
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F='Rent Roll Detail - RDGFLX.xlsx'
r=R(4413)
U=[('A','A01','Office/Whse',3600,1),('A','A02','Office/Whse',3600,1),('A','A03','Office/Whse',2400,0),('A','A04','Office/Whse',2400,1),('A','A05','Showroom',4150,1),('B','B01','Warehouse',7500,1),('B','B02','Warehouse',7500,1),('B','B03','Warehouse',5000,1),('B','B04','Warehouse',5000,0),('B','B05','Warehouse',10000,1),('C','C01','Office/Whse',2000,1),('C','C02','Office/Whse',2000,1),('C','C03','Office/Whse',2000,1),('C','C04','Office/Whse',2250,1),('C','YARD-1','Outside Storage',None,1),('C','YARD-2','Outside Storage',None,0)]
nm=iter(['Apex Rooter Plumbing, Inc.','Thistle & Thread Upholstery','Copper Canyon Coffee Roasters','Highline Cabinetry LLC','Wasatch Pump Service','Granary Craft Distilling Supply','Bonneville Stage Lighting','Uinta Freight Brokers, LLC','Timpview Gymnastics Academy','Pioneer Lock & Safe','Orchard Lane Embroidery','Redrock Drone Works','Beehive Mobile Detailing'])
wb=Workbook(); ws=wb.active; ws.title='Rent Roll Detail'
f=lambda b=False,s=9,c='FF000000',i=False: Font(name='Verdana',size=s,bold=b,color=c,italic=i)
def put(y,c,v,ft=None,al=None): x=ws.cell(y,c,v); x.font=ft or f(s=8); x.alignment=Alignment(horizontal=al,vertical='top')
put(1,1,'Ridgeline Property Advisors',f(True,11)); put(2,1,'Rent Roll Detail',f(True,13,'FF1F5C3A')); put(3,1,'Property: RDGFLX - Ridgeline Flex Center',f(True)); put(3,11,'Printed 10/03/2025 9:12 AM',f(s=7,i=True)); put(4,1,'4120 S 900 W, Millcreek Junction, UT 84107',f(s=8))
h1=['Unit','Unit Type','Tenant','Sq Ft','Market Rent','Rent','CAM','Tax','Insurance','Other','Total','Deposit','Balance']; h2=['','','Acct # / Lease','','(RENT)','(RC)','(CAM)','(RET)','(INS)','(MISC)','Charges','Held','Due']
for c,(a,b) in enumerate(zip(h1,h2),1):
    for k,t in ((6,a),(7,b)): put(k,c,t or None,f(True,8,'FFFFFFFF'),'center'); ws.cell(k,c).fill=PatternFill('solid',fgColor='FF1F5C3A')
for c,w in zip('ABCDEFGHIJKLM',(9,15,40,9,13,12,11,11,11,10,13,12,12)): ws.column_dimensions[c].width=w
us=lambda x: f'${x:,.2f}' if x>=0 else f'(${-x:,.2f})'
y=8; rows=[]; G=[0.]*9; sfT=0; bld=None; T=None; acct=1180
def tot(l,n,sf,S):
    global y
    put(y,1,l,f(True,8)); put(y,4,f'{sf:,}',f(True,8),'right'); put(y,3,f'{n} units',f(True,8))
    for k,q in enumerate(S): put(y,5+k,us(q),f(True,8),'right')
    for c in range(1,14): ws.cell(y,c).border=Border(top=Side('hair'))
    y+=2
nB=sB=0
for b,u,ty,sf,oc in U:
    if b!=bld:
        if bld: tot(f'Building {bld} Totals',nB,sB,T)
        put(y,1,f'Building {b}',f(True,9)); y+=1; bld=b; T=[0.]*9; nB=sB=0
    nB+=1; sB+=sf or 0; sfT+=sf or 0
    mk=round(sf*{'Office/Whse':1.12,'Showroom':1.35,'Warehouse':.84}[ty],2) if sf else 450.
    put(y,1,u); put(y,2,ty); put(y,5,us(mk),al='right')
    if sf: put(y,4,f'{sf:,}',al='right')
    row=dict(unit=u,building=f'Building {b}',unitType=ty,area=sf,marketRent=mk); v=[mk]+[0.]*8
    if not oc: put(y,3,'-- Vacant --',f(s=8,i=True)); row['statusText']='Vacant'; put(y+1,3,'Available now' if u!='B04' else 'Available 11/01/2025',f(s=7,c='FF666666'))
    else:
        n=next(nm); acct+=r.randint(3,19); s=dt.date(r.randint(2020,2025),r.randint(1,9),1); e=addm(s,r.choice([36,60,61]))-dt.timedelta(days=1); mtm=not sf or e<dt.date(2025,10,31)
        rent=round(mk*r.choice([.88,.91,.95,.97,1]),2); ch=[round(sf*q,2) if sf else 0. for q in (.14,.17,.03)]; oth=r.choice([0.,0.,0.,35.,120.]); dep=r.choice([0.,rent,round(rent*1.5,2)]); bal=r.choice([0.,0.,0.,-25.,round(rent+sum(ch)+oth,2)])
        tt=round(rent+sum(ch)+oth,2); put(y,3,n); v=[mk,rent]+ch+[oth,tt,dep,bal]
        lr=f'{mdy(s)} - MTM' if mtm else f'{mdy(s)} - {mdy(e)}'
        put(y+1,3,f'#{acct:05d}   Lease: {lr}',f(s=7,c='FF666666'))
        for k,q in enumerate(v[1:],6):
            if k in (7,8,9,10) and not q: continue
            put(y,k,us(q),al='right')
        row.update(tenantName=n,statusText='Occupied',contractRent=rent,charges=[dict(code=c,amount=q) for c,q in zip(('CAM','Tax','Insurance','Other'),ch+[oth]) if q] or None,totalCharges=tt,deposit=dep,balance=bal,leaseStartDate=iso(s),leaseEndDate='MTM' if mtm else iso(e))
    T=[round(a+q,2) for a,q in zip(T,v)]; G=[round(a+q,2) for a,q in zip(G,v)]; rows.append(row); y+=2
tot(f'Building {bld} Totals',nB,sB,T); tot('Property Totals',len(U),sfT,G)
occ=sum(u[4] for u in U); put(y,1,f'{occ} of {len(U)} units occupied ({100*occ/len(U):.2f}%)',f(True,8))
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(F))
save(F,rows,'Ridgeline Flex Center',None,len(U),occ,len(U)-occ,'INDUSTRIAL','Rent Manager rent roll detail export','two-line records, all money as text, lease range in one text cell, only a print date, yards without area')
