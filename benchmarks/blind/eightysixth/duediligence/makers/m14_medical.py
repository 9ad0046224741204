from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N='ComTenancySchedule_stclairmob.xlsx'; r=random.Random(8614)
wb=Workbook(); ws=wb.active; ws.title='Report1'; F=lambda **k:Font(name='Tahoma',size=8,**k)
def w(row,col,v,b=False,nf=None,al=None):
    c=ws.cell(row,col,v); c.font=F(bold=b)
    if nf: c.number_format=nf
    if al: c.alignment=Alignment(horizontal=al,wrap_text=True,vertical='top')
    return c
ws.merge_cells('A1:P1'); ws['A1']='Tenancy Schedule'; ws['A1'].font=Font(name='Tahoma',size=12,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:P2'); ws['A2']='Property: St. Clair Medical Office Building (stclmob)   As of Date: 06/30/2025   By Property'; ws['A2'].font=F(); ws['A2'].alignment=Alignment(horizontal='center')
H=['Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy Years','Monthly Rent','Monthly Rent/Area','Annual Rent','Annual Rent/Area','Annual Rec./Area','Annual Misc/Area','Security Deposit Received','LOC Amount/ Bank Guarantee']
for j,h in enumerate(H,1): c=w(4,j,h,True,al='center'); c.fill=PatternFill('solid',fgColor='D9D9D9'); c.border=Border(bottom=Side('thin'))
ws.row_dimensions[4].height=32; ASOF=D(2025,6,30); nf='#,##0.00'; row=5; R=[]
T=[('100','St. Clair Imaging Partners (t0000412)','Office NNN',6420,D(2019,3,1),D(2029,2,28),24.0,14500.0,0),('120','Apex Orthopedics, P.A. (t0000388)','Office NNN',8875,D(2017,8,1),D(2027,7,31),23.25,0.0,50000),('140','VACANT',None,1910),('150, 155','Tri-County Women\'s Health (t0000455)','Office NNN',5260,D(2022,1,1),D(2031,12,31),22.8,9994.0,0),('200','Riverbend Pediatrics LLC (t0000467)','Office NNN',4115,D(2023,6,1),D(2028,5,31),23.5,8058.54,0),('210','VACANT',None,2340),('220','Northgate Endocrine Assoc. (t0000431)','Office MG',2205,D(2020,11,1),D(2025,10,31),27.5,5053.13,0),('230','CareBridge Dialysis #209 (t0000402)','Office NNN',7640,D(2016,5,1),D(2031,4,30),25.1,0.0,0),('300','St. Clair Regional Hospital - Wound Ctr (t0000370)','Office NNN',9980,D(2015,1,1),D(2029,12,31),21.9,0.0,0),('310','Lumen Eye Surgeons (t0000472)','Office NNN',3690,D(2024,2,1),D(2034,1,31),24.75,7610.63,0),('320','Bayless & Crowder DDS (t0000449)','Office MG',1875,D(2021,9,1),D(2026,8,31),28.0,4375.0,0),('LOBBY','Apothecary on Main (t0000460)','Retail',910,D(2022,10,1),D(2027,9,30),19.0,1440.83,0)]
tot=[0]*5; occ=0; va=0
w(row,1,'St. Clair Medical Office Building (stclmob)',True); row+=1; w(row,1,'Current Leases',True); row+=2
for t in T:
    u,n,ty,sf=t[:4]; tot[0]+=sf
    if n=='VACANT':
        w(row,1,u);w(row,2,n);w(row,4,sf,nf=nf); [w(row,j,0,nf=nf) for j in (9,10,11,12,13,14,15,16)]; R.append(dict(unit=u,area=sf,statusText='VACANT',contractRent=0,annualRent=0,deposit=0)); va+=sf; row+=2; continue
    _,_,_,_,a,e,psf,dep,loc=t; occ+=1
    cur=round(sf*psf/12,2); mg='MG' in ty; cam=0 if mg else round(sf*7.1/12,2); tax=0 if mg else round(sf*3.35/12,2); sgn=75.0 if u in('200','320','LOBBY') else 0
    rent=cur; rec=cam+tax
    w(row,1,u);w(row,2,n,al='left');w(row,3,ty);w(row,4,sf,nf=nf);w(row,5,a,nf='mm/dd/yyyy');w(row,6,e,nf='mm/dd/yyyy');w(row,7,(e.year-a.year)*12+e.month-a.month+1);w(row,8,round((ASOF-a).days/365.25,2),nf='0.00')
    for j,v in zip(range(9,17),(rent,round(rent/sf,2),round(rent*12,2),round(rent*12/sf,2),round(rec*12/sf,2),round(sgn*12/sf,2),dep,loc)): w(row,j,v,nf=nf)
    tot[1]+=rent; tot[2]+=round(rent*12,2); tot[3]+=dep; tot[4]+=loc; row+=2
    def sub(title,heads,lines):
        global row
        w(row,2,title,True); row+=1
        for j,h in enumerate(heads,3): c=w(row,j,h,True,al='center'); c.border=Border(bottom=Side('hair'))
        row+=1
        for L in lines:
            for j,v in enumerate(L,3):
                if v is not None: w(row,j,v,nf='mm/dd/yyyy' if isinstance(v,D) else nf if isinstance(v,(int,float)) else None)
            row+=1
        row+=1
    hs=['Charge','Type','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area','Management Fee']
    st=D(2025,a.month,1) if D(2025,a.month,1)<=ASOF else D(2024,a.month,1)
    st=max(st,a); L=[]; p=psf; d0=st; ss=[]
    for k in range(4):
        nx=addm(d0,12); z=min(nx-dt.timedelta(1),e); m=round(sf*p/12,2)
        L.append(['rent','BaseRent',sf,d0,z,m,round(p/12,2),round(m*12,2),p,0.0])
        if d0>ASOF: ss.append(dict(date=iso(d0),amount=m))
        if z>=e: break
        d0=nx; p=round(p*1.0275,2)
    sub('Rent Steps',hs,L)
    ch=[(c,b,v) for c,b,v in (('cam','Recovery',cam),('ret','Recovery',tax),('sign','Misc',sgn)) if v]
    if ch: sub('Charge Schedules',hs,[[c,b,sf,st,e,v,round(v/sf,2),round(v*12,2),round(v*12/sf,2),0.0] for c,b,v in ch])
    R.append(dict(unit=u,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=rent,annualRent=round(rent*12,2),deposit=dep,charges=[dict(code=c,amount=v) for c,_,v in ch],rentSteps=ss))
def totl(lab,area,*v):
    global row
    w(row,1,lab,True); w(row,4,area,True,nf)
    for j,x in zip((9,11,15,16),v): w(row,j,round(x,2),True,nf)
    for j in range(1,17): ws.cell(row,j).border=Border(top=Side('thin'))
    row+=1
totl('Total Current',tot[0],*tot[1:]); row+=1
w(row,2,'Occupancy Summary',True); w(row,4,'Area',True); w(row,5,'Percentage',True); row+=1
for l,s in (('Occupied Area',tot[0]-va),('Vacant Area',va),('Total',tot[0])): w(row,2,l); w(row,4,s,nf=nf); w(row,5,round(s/tot[0]*100,2),nf='0.00'); row+=1
for c,x in zip('ABCDEFGHIJKLMNOP',[10,30,12,11,11,11,11,11,12,10,13,11,11,11,13,14]): ws.column_dimensions[c].width=x
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; wb.save(out(N))
save(N,dict(propertyName='St. Clair Medical Office Building',asOnDate='2025-06-30',units=len(R),occupied=occ,vacant=2,rows=R),'OFFICE','Yardi commercial export','tenancy schedule, stacked rent-step and charge blocks under each lease',True)
