from common import *
import openpyxl
from openpyxl.styles import *
F='Rent Manager_CommercialRentRoll_StAgnesMOB.xlsx'
r=random.Random(7114); AS=dt.date(2026,3,1); D_=dt.date
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report'
ws['B2']='Commercial Rent Roll with Escalations'; ws['B2'].font=Font(bold=True,size=13,color='7A1F1F'); ws['B3']='St. Agnes Medical Office Campus'; ws['B4']='March 1, 2026'
ws['N2']='Rent Manager'; ws['N3']='Page 1 of 1'
H1=['Bldg','Suite','Tenant','Lease Term',None,'Rentable',"Base Rent",'Recoveries',None,'Monthly','Security','Step 1',None,'Step 2',None,'Step 3',None]
H2=[None,None,None,'Commence','Expire','Sq Ft','Monthly','OpEx','Janitorial','Total','Deposit','Date','Amount','Date','Amount','Date','Amount']
for j,(a,b) in enumerate(zip(H1,H2)):
    for q,v in ((6,a),(7,b)):
        x=ws.cell(q,2+j,v); x.font=Font(bold=True,size=9); x.alignment=Alignment(horizontal='center'); x.fill=PatternFill('solid',fgColor='EFE4E4')
for m in ('E6:F6','I6:J6','M6:N6','O6:P6','Q6:R6'): ws.merge_cells(m)
pr=['Lakeview Orthopedics PA','Bridger Pediatrics','Harmon Eye Associates','Cascade Imaging Centers LLC','Summit Dermatology','Willow Women\'s Health','Apex Physical Therapy','Trillium Family Medicine','Northgate Periodontics','Ridge Sleep Lab Inc.','Clearpath Behavioral','Osprey Podiatry Group','Meridian Infusion Svcs','St. Agnes Health System','Valley ENT & Allergy','Beacon Cardiology PLLC','QuickLab Diagnostics','Juniper Oral Surgery','St. Agnes Health System','Hearing Plus']
it=iter(pr); fm=lambda d:f'{d:%d-%b-%Y}'; ft=lambda v:f'${v:,.2f}'
rr=8; rows=[]; G=[0.0]*6; cnt=[0,0]
def wr(v,b=False):
    global rr
    for j,q in enumerate(v):
        if q is None: continue
        x=ws.cell(rr,2+j,q); x.font=Font(size=9,bold=b)
        x.alignment=Alignment(horizontal='left' if j<3 else 'right')
    rr+=1
B=[('North',['100','110','120','150','200','205','210','220','230','250']),('South',['S-101','S-102','S-104','S-110','S-201','S-203','S-207','S-210','S-220','S-230','S-240'][:11]),('Annex',['1','2'])]
vacs={'205','S-104','S-220'}
for b,L in B:
    S=[0.0]*6;k=[0,0]
    for u in L:
        sf=r.choice([980,1240,1515,1860,2230,2745,3310,4120,5075]); k[0]+=1; S[0]+=sf
        if u in vacs:
            wr([b,u,'Vacant',None,None,f'{sf:,}']); rows.append(row(unit=u,building=b,area=sf,statusText='Vacant')); continue
        t=next(it); ls=D_(r.randint(2017,2025),r.randint(1,12),1); term=r.choice([60,84,120]); le=addm(ls,term)-dt.timedelta(1)
        mtm=le<AS
        base=round(sf*r.choice([22,23.5,24.75,26,28.5])/12,2); op=round(sf*9.85/12,2); ja=round(sf*1.6/12,2) if r.random()<.6 else 0.0
        tot=round(base+op+ja,2); dep=round(base*r.choice([0,1,1,2]),2) if not t.startswith('St. A') else 0.0
        st=[]; q=addm(ls,12); v=base; pct=r.choice([1.02,1.025,1.03])
        while q<le and not mtm:
            if q>AS and len(st)<3: v=round(v*pct,2); st.append((q,v))
            q=addm(q,12)
        wr([b,u,t,fm(ls),'Month-to-Month' if mtm else fm(le),f'{sf:,}',ft(base),ft(op),ft(ja),ft(tot),ft(dep)]+[z for d,x in st for z in (fm(d),ft(x))]); k[1]+=1
        rows.append(row(unit=u,building=b,area=sf,tenantName=t,statusText='Occupied',leaseStartDate=ls,leaseEndDate='Month-to-Month' if mtm else le,contractRent=base,charges=[{'code':'OpEx','amount':op},{'code':'Janitorial','amount':ja}],totalCharges=tot,deposit=dep,rentSteps=[{'date':iso(d),'amount':x} for d,x in st]))
        for i,x in enumerate((base,op,ja,tot,dep)): S[1+i]=round(S[1+i]+x,2)
    wr([None,None,f'{b} - {k[1]} of {k[0]} suites leased',None,None,f'{int(S[0]):,}']+[ft(x) for x in S[1:]],True); rr+=1
    G=[round(p+q,2) for p,q in zip(G,S)]; cnt[0]+=k[0];cnt[1]+=k[1]
wr([None,None,f'Campus - {cnt[1]} of {cnt[0]} suites leased',None,None,f'{int(G[0]):,}']+[ft(x) for x in G[1:]],True)
for L,w in zip('ABCDEFGHIJKLMNOPQR',(2,7,8,31,12,15,9,12,11,11,12,12,12,12,12,12,12,12)): ws.column_dimensions[L].width=w
ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{D}/{F}')
save(F,dict(propertyName='St. Agnes Medical Office Campus',asOnDate='2026-03-01',units=cnt[0],occupied=cnt[1],vacant=cnt[0]-cnt[1],printedTotals=dict(zip(['area','contractRent','OpEx','Janitorial','totalCharges','deposit'],G)),rows=rows),'OFFICE','Rent Manager-like commercial export, everything stored as text','numbers, money and dates as text; step grid with merged group headers; empty column A; same tenant twice; building subtotals')
