from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
r=random.Random(2205); N='breeze_lease_charges_dartmouth.pdf'
W,HH=landscape(letter); c=canvas.Canvas(fp(N),pagesize=(W,HH)); pg=[0]; y=[0]
C=[("Unit",26,0),("Unit Type",58,0),("Sq Ft",132,1),("Resident",140,0),("Name",192,0),("Market|Rent",338,1),("Charge|Code",346,0),("Amount",428,1),("Resident|Deposit",480,1),("Other|Deposit",524,1),("Move In",532,0),("Lease|Expiration",584,0),("Move Out",640,0),("Balance",764,1)]
def put_(i,v,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7); (c.drawRightString if C[i][2] else c.drawString)(C[i][1],y[0],v)
def np():
    if pg[0]: c.showPage()
    pg[0]+=1; y[0]=HH-28; c.setFont('Helvetica-Bold',11); c.drawString(26,y[0],"Rent Roll with Lease Charges"); c.setFont('Helvetica',8); c.drawString(26,y[0]-12,"Property: Shearwater Gardens (shear)"); c.drawString(26,y[0]-22,"As of Date: 28/02/2025   Month/Year: 02/2025"); c.drawRightString(W-26,y[0],f"Page {pg[0]}"); y[0]-=42
    c.setFont('Helvetica-Bold',7)
    for t,x,a in C:
        p=t.split('|'); p=[''] + p if len(p)==1 else p
        for k,s in enumerate(p): (c.drawRightString if a else c.drawString)(x,y[0]-k*9,s)
    c.line(26,y[0]-12,W-26,y[0]-12); y[0]-=22
np(); nm=iter(names(r,60)); rows=[]; f=lambda d:d.strftime('%d/%m/%Y')
def rec(x,code,h):
    if y[0]-h*9.5<30: np()
    put_(0,x['unit']);put_(1,x['unitType']);put_(2,f"{x['area']:,}");put_(3,code);put_(4,x.get('tenantName','VACANT'));put_(5,m2(x['marketRent']));put_(8,m2(x['deposit']));put_(9,"0.00")
    for k,i in(('moveInDate',10),('leaseEndDate',11),('moveOutDate',12)):
        if k in x: put_(i,f(x[k]))
    put_(13,m2(x['balance']))
    for z in x.get('charges',[]): put_(6,z['code']);put_(7,m2(z['amount'])); y[0]-=9.5
    put_(6,"Total",1);put_(7,m2(x['totalCharges']),1); y[0]-=13
def sec(t):
    c.setFont('Helvetica-BoldOblique',8); c.drawString(26,y[0],t); y[0]-=13
S1="Current/Notice/Vacant Residents"; S2="Future Residents/Applicants"; sec(S1); vac=[]
for i in range(36):
    u=f"{i//12+1}{i%12+1:02d}"; ty,sq,mk=r.choice([("shr1a",602,1495),("shr1b",655,1560),("shr2a",840,1845),("shr2b",902,1925)])
    x=dict(unit=u,unitType=ty,area=sq,marketRent=mk,section=S1)
    if i in(7,18,29): x.update(statusText='VACANT',deposit=0,balance=0,totalCharges=0); vac.append(x); code='VACANT'
    else:
        a=next(nm); mi=D.date(r.randint(2018,2024),r.randint(1,12),1); rent=round(mk*r.uniform(.78,1.0)/5)*5; ch=[dict(code='rent',amount=rent)]
        for cd,am in(('park',65),('pet',35),('storage',40),('empconc',-75)):
            if r.random()<(.4 if cd=='park' else .16 if cd!='empconc' else .04): ch.append(dict(code=cd,amount=am))
        x.update(statusText='Occupied',tenantName=f"{a[0]} {a[1]}",contractRent=rent,charges=ch,totalCharges=sum(z['amount'] for z in ch),deposit=r.choice([rent//2,mk//2,0]),balance=r.choice([0,0,0,0,rent,-65,18.75]),moveInDate=mi,leaseEndDate=addm(D.date(2025,r.randint(3,12),1),1,True)); code=f"t00{41200+i*7}"
        if r.random()<.1: x['moveOutDate']=D.date(2025,3,31)
    rec(x,code,len(x.get('charges',[]))+1); rows.append(x)
cur=list(rows)
if y[0]<120: np()
y[0]-=4; sec(S2); fut=[]
for v in vac[:2]:
    a=next(nm); rent=v['marketRent']; x=dict(unit=v['unit'],unitType=v['unitType'],area=v['area'],marketRent=v['marketRent'],section=S2,statusText=S2,tenantName=f"{a[0]} {a[1]}",contractRent=rent,charges=[dict(code='rent',amount=rent),dict(code='park',amount=65)],totalCharges=rent+65,deposit=rent//2,balance=0,moveInDate=D.date(2025,4,1),leaseEndDate=D.date(2026,3,31)); rec(x,f"t00{41490+len(fut)}",3); fut.append(x)
rows+=fut
np(); c.setFont('Helvetica-Bold',8); hd=["Summary Groups","Square Footage","Market Rent","Lease Charges","Security Deposit","# Of Units","% Unit Occ","Balance"]; xs=[26,300,370,440,520,580,640,764]
def sl(v,b=0):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.5)
    for k,(s,x) in enumerate(zip(v,xs)): (c.drawRightString if k else c.drawString)(x,y[0],s)
    y[0]-=12
sl(hd,1); oc=[x for x in cur if 'tenantName' in x]
g=lambda l,rs,n,p:sl([l,f"{S(rs,'area'):,.0f}",m2(S(rs,'marketRent')),m2(S(rs,'totalCharges')),m2(S(rs,'deposit')),n,p,m2(S(rs,'balance'))],l.startswith('Tot'))
g("Current/Notice Residents",oc,"33",""); sl(["Future Residents/Applicants","","",m2(S(fut,'totalCharges')),m2(S(fut,'deposit')),"2","",m2(S(fut,'balance'))]); g("Occupied Units",oc,"33","91.67"); g("Total Vacant Units",vac,"3","8.33")
sl(["Totals:",f"{S(cur,'area'):,.0f}",m2(S(cur,'marketRent')),m2(S(cur,'totalCharges')),m2(S(cur,'deposit')),"36","100.00",m2(S(cur,'balance'))],1)
y[0]-=10; c.setFont('Helvetica-Bold',8); c.drawString(26,y[0],"Summary of Charges by Charge Code (Current/Notice Residents Only)"); y[0]-=13; tt={}
for cd in('rent','park','pet','storage','empconc'):
    c.setFont('Helvetica',7.5); tt[cd]=CH(cur,cd); c.drawString(26,y[0],cd); c.drawRightString(300,y[0],m2(tt[cd])); y[0]-=11
c.setFont('Helvetica-Bold',7.5); c.drawString(26,y[0],"Total"); c.drawRightString(300,y[0],m2(sum(tt.values()))); assert abs(sum(tt.values())-S(cur,'totalCharges'))<.01
c.save()
put(N,dict(propertyName='Shearwater Gardens',asOnDate='2025-02-28',units=36,occupied=33,vacant=3,rows=rows,printedTotals=dict(current={k:S(cur,k) for k in('area','marketRent','totalCharges','deposit','balance')},chargesByCode=tt)),'MULTIFAMILY','Yardi Breeze rent roll with lease charges, day-first dates, future residents, summary page',False)
