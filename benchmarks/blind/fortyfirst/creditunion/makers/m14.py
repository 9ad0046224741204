# mixed-use xlsx: retail ground floor + apartments upstairs, two tables w/ different headers on one sheet, annual rent for retail
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=R(1414); NAME='Old Depot Block rents 2025.xlsx'
wb=Workbook(); ws=wb.active; ws.title='rents'
ws['A1']='The Old Depot Block - 101-119 W. Railroad Ave., Durango, Colorado'; ws['A1'].font=Font(bold=True,size=12,name='Cambria'); ws['A2']='Rents in effect 6/1/2025'; ws['A2'].font=Font(name='Cambria',italic=True)
fill=PatternFill('solid',fgColor='FCE4D6'); th=Side('thin')
def hd(row,H):
    ws.row_dimensions[row].height=30
    for i,h in enumerate(H,1): x=ws.cell(row,i,h); x.font=Font(bold=True,name='Cambria'); x.fill=fill; x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); x.border=Border(top=th,bottom=th)
def wr(row,v):
    for i,t in enumerate(v,1):
        if t is None: continue
        x=ws.cell(row,i); x.font=Font(name='Cambria')
        if isinstance(t,D): x.value=dt.datetime(t.year,t.month,t.day); x.number_format='mmm d, yyyy'; x.alignment=Alignment(horizontal='right')
        else:
            x.value=t
            if isinstance(t,float): x.number_format='"$"#,##0.00'
            elif isinstance(t,int): x.number_format='#,##0'
rows=[]; row=4; ws.cell(row,1,'COMMERCIAL - GROUND FLOOR').font=Font(bold=True,name='Cambria'); row+=1
hd(row,['Space','Tenant','Sq Ft','Annual Rent','Rent / Mo','Taxes & Ins / Mo','Lease From','Lease To','Security Deposit']); row+=1
C=[('101','San Juan Outfitters, Inc.',2150,22,D(2021,5,1),8),('105','Narrow Gauge Coffee',1180,26,D(2023,10,1),5),('107','(vacant)',940,0,None,0),('111','Animas Optical',1325,24,D(2022,3,1),5),('119','Four Corners Legal Aid',1610,20.4,D(2019,8,1),7)]
T=[0]*6
for u,n,sf,ps,ls,y in C:
    q=dict(unit=u,section='COMMERCIAL - GROUND FLOOR',area=sf); T[0]+=sf
    if not ls: wr(row,[u,n,sf]); q['statusText']='(vacant)'
    else:
        an=float(round(sf*ps/12)*12); m=an/12; ti=round(sf*.31,2); le=leaseend(ls,12*y); dep=float(round(m,-2)); wr(row,[u,n,sf,an,m,ti,ls,le,dep])
        q.update(tenantName=n,statusText='Occupied',annualRent=an,contractRent=m,leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=dep,charges=[dict(code='Taxes & Ins / Mo',amount=ti)])
        for j,v in enumerate((an,m,ti,dep)): T[j+1]+=v
    rows.append(q); row+=1
wr(row,[None,'Commercial total',T[0],float(T[1]),float(T[2]),round(T[3],2),None,None,float(T[4])])
for x in ws[row]: x.font=Font(bold=True,name='Cambria')
cm=T[2]; row+=3; ws.cell(row,1,'APARTMENTS - 2ND & 3RD FLOORS').font=Font(bold=True,name='Cambria'); row+=1
hd(row,['Apt','Resident','Type','Rent','Parking','Pet','Move-in','Lease Exp.','Deposit']); row+=1; A=[0.]*4; vac=1
for fl in (2,3):
    for k in range(1,8):
        u=f'{fl}{k:02d}'; ty,base=[('Loft',1475),('1 BR',1350),('2 BR',1795)][k%3]; q=dict(unit=u,section='APARTMENTS - 2ND & 3RD FLOORS',unitType=ty)
        if u in ('204','306'): wr(row,[u,'(vacant - avail. 7/1)' if u=='306' else '(vacant)',ty]); q['statusText']='(vacant - avail. 7/1)' if u=='306' else '(vacant)'; vac+=1
        else:
            n=r.fl() if k%4 else r.fl()+' / '+r.fl(); mi=r.first(D(2020,6,1),D(2025,5,1)); le=leaseend(mi,12)
            while le<D(2025,6,30): le=addm(le,12)
            le=eom(le)
            m2m=r.random()<.2; rent=float(base+r.choice([-75,-50,0,0,25])); pk=r.choice([0.,50.]); pt=r.choice([0.,0.,35.]); dep=r.choice([rent,1000.])
            wr(row,[u,n,ty,rent,pk,pt,mi,'month-to-month' if m2m else le,dep])
            q.update(tenantName=n,statusText='Occupied',contractRent=rent,moveInDate=iso(mi),leaseEndDate='month-to-month' if m2m else iso(le),deposit=dep,charges=[dict(code='Parking',amount=pk),dict(code='Pet',amount=pt)])
            for j,v in enumerate((rent,pk,pt,dep)): A[j]+=v
        rows.append(q); row+=1
wr(row,[None,'Apartment total',None,A[0],A[1],A[2],None,None,A[3]])
for x in ws[row]: x.font=Font(bold=True,name='Cambria')
row+=2; wr(row,[None,'MONTHLY RENT, ALL',None,A[0]+cm]); N=len(rows)
for c,w in zip('ABCDEFGHI',[9,30,9,14,13,13,14,16,13]): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(DOC+'/'+NAME)
save(NAME,dict(propertyName='The Old Depot Block',asOnDate='2025-06-01',units=N,occupied=N-vac,vacant=vac),rows,'MIXED_USE','two tables with different headers on one sheet (commercial, apartments)',True)
