# Toronto mixed-use block: residential and commercial tables on one portrait page; PLANTED row_dropped
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
r=random.Random(1805); N="1287-1295_dunmorrow_st_rent_roll.pdf"
c=canvas.Canvas(doc(N),pagesize=(612,792));k=colors.HexColor('#7a1f2b')
c.setFillColor(k);c.rect(0,738,612,54,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',15);c.drawString(36,764,"1287–1295 DUNMORROW STREET");c.setFont('Helvetica',9);c.drawString(36,749,"Toronto, Ontario  |  Rent Roll effective November 1, 2025  |  All figures in CAD")
c.setFillColor(colors.black);y=718;rows=[]
def hdr(cols,y):
    c.setFont('Helvetica-Bold',7.4);c.setFillColor(k)
    for t,x,a in cols:(c.drawRightString if a else c.drawString)(x,y,t)
    c.setStrokeColor(k);c.line(36,y-4,576,y-4);c.setFillColor(colors.black)
c.setFont('Helvetica-Bold',10);c.drawString(36,y,"A.  Residential Apartments");y-=16
C=[("Apt",36,0),("Type",66,0),("Tenant",132,0),("Tenant since",238,0),("Lease",300,0),("Actual rent",392,1),("Market rent",450,1),("Upside",500,1),("Parking",540,1),("LMR",576,1)]
hdr(C,y);y-=15;TT=[0]*4;occ=0
mk={"Bachelor":1750,"1 Bed":2150,"1 Bed + Den":2375,"2 Bed":2795}
for n in range(1,21):
    u=f"{200+n if n<=10 else 290+n}";ty=["1 Bed","Bachelor","2 Bed","1 Bed + Den","1 Bed"][n%5];mr=mk[ty]
    if n in(7,):
        vals=[u,ty,"Vacant","","","—",f"{mr:,.2f}","","",""];TT[1]+=mr;rr=row(unit=u,unitType=ty,statusText="Vacant",marketRent=mr)
    else:
        occ+=1;s=D.date(r.randint(2009,2025),r.randint(1,10),1);yr=s.year
        a=round(mr*(1-.028*(2025-yr))+r.choice([-22.4,3.15,14.72,0]),2);pk=r.choice([0,0,95,120]);lt="M-t-M" if yr<2025 else eom(addm(s,11));tn=person(r)
        TT[0]+=a;TT[1]+=mr;TT[2]+=mr-a;TT[3]+=pk
        vals=[u,ty,tn,s.strftime('%b-%Y'),lt if isinstance(lt,str) else lt.strftime('%b %-d/%y'),f"{a:,.2f}",f"{mr:,.2f}",f"{mr-a:,.2f}" if mr>=a else f"({a-mr:,.2f})",f"{pk:,.2f}" if pk else "","Y" if r.random()<.5 else ""]
        rr=row(unit=u,unitType=ty,tenantName=tn,moveInDate=s.strftime('%b %Y'),leaseEndDate=lt,contractRent=a,marketRent=mr,charges=[dict(code="Parking",amount=pk)] if pk else None)
        rr["moveInDate"]=s.strftime('%b-%Y')
    if n==13: continue   # planted: the row is left out, totals keep it
    c.setFont('Helvetica-Oblique' if n==7 else 'Helvetica',7.6)
    for v,(t,x,al) in zip(vals,C):(c.drawRightString if al else c.drawString)(x,y,v)
    rows.append({**rr,"section":"Residential Apartments"});y-=13.2
TT=[round(t,2) for t in TT]
c.line(36,y+9,576,y+9);c.setFont('Helvetica-Bold',7.6);y-=2;c.drawString(36,y,f"20 apartments, {occ} occupied")
for v,x in zip(TT,(392,450,500,540)):c.drawRightString(x,y,f"{v:,.2f}")
y-=30;c.setFont('Helvetica-Bold',10);c.drawString(36,y,"B.  Street-Level Retail");y-=16
C2=[("Unit",36,0),("Tenant",80,0),("Sq. ft.",232,1),("Commences",246,0),("Expires",306,0),("Net rent/mo",410,1),("TMI/mo",462,1),("Gross/mo",520,1),("Renewal",530,0)]
hdr(C2,y);y-=15;Q=[0]*4
for u,t,a,psf in(("1287","Fennel & Rye Bakery Inc.",1120,44),("1289","Dr. Nordahl Optometry",1340,41),("1291","Vacant",960,0),("1293-95","Kwik Corner Convenience Ltd.",2215,36.5)):
    Q[0]+=a;c.setFont('Helvetica-Oblique' if t=="Vacant" else 'Helvetica',7.6)
    if t=="Vacant":v=[u,t,f"{a:,}","","","—","—","—",""];rows.append(row(unit=u,area=a,statusText="Vacant",section="Street-Level Retail"))
    else:
        s=D.date(r.randint(2018,2024),r.randint(1,12),1);e=eom(addm(s,119));nr=round(a*psf/12,2);tm=round(a*17.85/12,2);Q[1]+=nr;Q[2]+=tm;Q[3]+=nr+tm
        v=[u,t,f"{a:,}",s.strftime('%b %-d/%y'),e.strftime('%b %-d/%y'),f"{nr:,.2f}",f"{tm:,.2f}",f"{nr+tm:,.2f}",r.choice(["1 x 5 yr","2 x 5 yr"])]
        rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=nr,section="Street-Level Retail",charges=[dict(code="TMI",amount=tm)],totalCharges=round(nr+tm,2)))
    for z,(tt,x,al) in zip(v,C2):(c.drawRightString if al else c.drawString)(x,y,z)
    y-=13.2
Q=[round(q,2) for q in Q];c.line(36,y+9,576,y+9);c.setFont('Helvetica-Bold',7.6);y-=2;c.drawString(36,y,"4 units, 3 leased")
for v,x in((f"{Q[0]:,}",232),(f"{Q[1]:,.2f}",410),(f"{Q[2]:,.2f}",462),(f"{Q[3]:,.2f}",520)):c.drawRightString(x,y,v)
y-=34;c.setFillColor(colors.HexColor('#f3e6e8'));c.rect(36,y-42,300,56,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',8);c.drawString(42,y,"Blended monthly rent");c.setFont('Helvetica',8)
c.drawString(42,y-13,"Residential (incl. parking)");c.drawRightString(326,y-13,f"${TT[0]+TT[3]:,.2f}");c.drawString(42,y-25,"Retail net rent");c.drawRightString(326,y-25,f"${Q[1]:,.2f}");c.setFont('Helvetica-Bold',8);c.drawString(42,y-37,"Total");c.drawRightString(326,y-37,f"${TT[0]+TT[3]+Q[1]:,.2f}")
c.setFont('Helvetica',6.5);c.drawString(36,24,"LMR = last month's rent deposit held.  Ferncastle Realty Inc., Brokerage.  E. & O.E.");c.save()
put(N,"MIXED_USE","two tables of different columns on one page, CAD, market beside actual","two sections; month-only dates; M-t-M","1287–1295 DUNMORROW STREET","2025-11-01",24,occ+3,2,rows,dict(residentialRent=TT[0],residentialMarket=TT[1],parking=TT[3],retailNet=Q[1],retailGross=Q[3]),planted=dict(what="residential apartment 303 is missing from the rows; printed count 20 and residential totals include it",kind="row_dropped"))
