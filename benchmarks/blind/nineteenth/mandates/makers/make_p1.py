from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
r=random.Random(2201); N='appfolio_garden_portfolio.pdf'
W,HH=landscape(letter); c=canvas.Canvas(fp(N),pagesize=(W,HH))
props=[("Cedar Hollow Apartments","1180 Hollow Run Rd Dayton, OH 45419",20,"A"),("Birch Run Garden Court","77 Tannery Ln Kettering, OH 45429",14,""),("Larkspur Walk","2405 Linden Ave Dayton, OH 45410",11,"L-")]
cols=[("Unit",28,'l'),("BD/BA",68,'l'),("Tenant",116,'l'),("Status",228,'l'),("Sqft",318,'r'),("Market Rent",372,'r'),("Rent",420,'r'),("Deposit",466,'r'),("Lease From",480,'l'),("Lease To",528,'l'),("Move-in",580,'l'),("Move-out",632,'l'),("Past Due",730,'r'),("NSF",762,'r')]
y=[0];pg=[0]
def head():
    c.setFillColor(colors.HexColor('#e8ecef')); c.rect(24,y[0]-5,744,15,stroke=0,fill=1); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold',7.5)
    for t,x,a in cols: (c.drawString if a=='l' else c.drawRightString)(x,y[0],t)
    y[0]-=15
def newpage():
    if pg[0]: c.showPage()
    pg[0]+=1; y[0]=HH-30
    c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(24,18,"Created on 03/04/2025"); c.drawRightString(W-24,18,f"Page {pg[0]}"); c.setFillColor(colors.black)
    if pg[0]==1:
        c.setFont('Helvetica-Bold',15); c.drawString(24,y[0]-6,"Rent Roll"); y[0]-=22; c.setFont('Helvetica',7.5)
        for t in ["Properties: Cedar Hollow Apartments, Birch Run Garden Court, Larkspur Walk","Units: Active","As of: 03/03/2025","Include Non-Revenue Units: No"]:
            c.drawString(24,y[0],t); y[0]-=10
        y[0]-=6
    head()
def line(vals,bold=False):
    if y[0]<36: newpage()
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.2)
    for (t,x,a),v in zip(cols,vals):
        if v: (c.drawString if a=='l' else c.drawRightString)(x,y[0],v)
    c.setStrokeColor(colors.HexColor('#d5d9dc')); c.setLineWidth(.3); c.line(24,y[0]-4,768,y[0]-4); y[0]-=13
newpage(); nm=iter(names(r,80)); rows=[]; tots={}
f='%m/%d/%Y'
def sm(rs,lab):
    n=len(rs); oc=sum(1 for x in rs if not x['statusText'].startswith('Vacant'))
    return [lab or f"{n} Units","",f"{oc/n*100:.1f}% Occupied","",f"{S(rs,'area'):,.0f}",m2(S(rs,'marketRent')),m2(S(rs,'contractRent')),m2(S(rs,'deposit')),"","","","",m2(S(rs,'balance')),""]
for p,ad,n,pre in props:
    if y[0]<90: newpage()
    c.setFont('Helvetica-Bold',8); c.drawString(24,y[0],f"{p} - {ad}"); y[0]-=14; rs=[]
    for i in range(n):
        u=f"{pre}{101+i}" if pre!="A" else f"{'AB'[i//10]}{i%10+1}"
        bd,sq,mk=r.choice([("1/1.00",640,915),("2/1.00",810,1065),("2/1.50",865,1120),("Studio/1.00",470,780)])
        st=r.choices(["Current","Vacant-Unrented","Vacant-Rented","Notice-Unrented","Notice-Rented","Evict"],[74,6,3,6,4,3])[0]
        x=dict(unit=u,propertyName=p,unitType=bd,area=sq,marketRent=mk,statusText=st)
        if not st.startswith('Vac'):
            a=next(nm); t=f"{a[0]} {a[1]}"; mi=D.date(r.randint(2019,2024),r.randint(1,12),r.randint(1,28))
            lf=D.date(2024,r.randint(4,12),1); lt=addm(lf,12,True)
            x.update(tenantName=t,contractRent=mk-r.choice([0,15,25,40,65]),deposit=r.choice([500,mk,300]),moveInDate=min(mi,lf),leaseStartDate=lf,leaseEndDate=lt,balance=round(r.choice([0,0,0,0,35.5,mk+75,212.18,-20]),2))
            if 'Notice' in st or st=='Evict': x['moveOutDate']=D.date(2025,3,31) if st!='Evict' else D.date(2025,4,15)
        g=lambda k:dd(x[k],f) if k in x else ""
        o='tenantName' in x
        line([u,bd,x.get('tenantName',''),st,f"{sq:,}",m2(mk),m2(x['contractRent']) if o else "--",m2(x['deposit']) if o else "--",g('leaseStartDate'),g('leaseEndDate'),g('moveInDate'),g('moveOutDate'),m2(x['balance']) if o else "--",str(r.choice([0,0,0,1])) if o else ""])
        rs.append(x)
    line(sm(rs,None),True); y[0]-=8; tots[p]={k:S(rs,k) for k in('area','marketRent','contractRent','deposit','balance')}; rows+=rs
if y[0]<60:newpage()
line(sm(rows,f"Total {len(rows)} Units"),True); tots['Total']={k:S(rows,k) for k in('area','marketRent','contractRent','deposit','balance')}
c.save(); vac=sum(x['statusText'].startswith('Vac') for x in rows)
put(N,dict(asOnDate='2025-03-03',units=len(rows),occupied=len(rows)-vac,vacant=vac,rows=rows,printedTotals=tots),'MULTIFAMILY','AppFolio rent roll, three properties grouped with subtotals',False)
