from common import *
from reportlab.pdfgen import canvas
r=random.Random(1603);N="r16_03_office_tower_mri.pdf"
names="Brackwell Stroud Actuaries|Hexaline Robotics, Inc.|Pell & Ondine LLP|Causeway Reinsurance Ltd|Dovetail Benefits Admin|Northspan Energy Trading|Civic Legal Aid of Marrow County|Ormsby Wealth Partners|Tessellate Software|Aldous Grain Cooperative|Kinetic Staffing Group|Saltmarsh Title Agency|Vireo Clinical Trials|Lantern Public Relations|Oakhurst Surety|Meridional Airways (Ticket Office)|Gantry Structural Engineers|Bellweather Insurance Brokers|Cobbler & Last Sundries|Fairlead Maritime Law".split("|")
c=canvas.Canvas(f"{B}/documents/{N}",pagesize=(792,612))
sp=[(30,"l"),(92,"l"),(258,"c"),(306,"c"),(368,"r"),(430,"r"),(468,"r"),(528,"r"),(580,"r"),(602,"l"),(655,"c"),(722,"r"),(764,"r")]
pg=[0]
def head():
    pg[0]+=1
    put(c,585,[(30,"l"),(396,"c"),(764,"r")],["Database:   PELLPROD","Rent Roll",f"Page:   {pg[0]}"],"Helvetica-Bold",8)
    put(c,575,[(30,"l"),(396,"c"),(764,"r")],["Bldg Status: Active only","Exchange Tower at Pellgate","Date:   10/2/2026"],"Helvetica",8)
    put(c,565,[(396,"c"),(764,"r")],["9/30/2026","Time:   04:17 PM"],"Helvetica",8)
    c.setFillGray(.88);c.rect(28,526,738,28,0,1);c.setFillGray(0)
    put(c,545,[(430,"r"),(468,"r"),(528,"r"),(580,"r"),(680,"c")],["Monthly","Annual","Monthly","Monthly","Future Rent Increases"],"Helvetica-Bold",7)
    c.line(598,542,764,542)
    put(c,536,sp,["Bldg Id-Suit Id","Occupant Name","Rent Start","Expiration","GLA","Base","Rate","Cost","Other","Cat","Date","Monthly","PSF"],"Helvetica-Bold",7)
    put(c,528,sp,["","","","","Sqft","Rent","PSF","Recovery","Income","","","Amount",""],"Helvetica-Bold",7)
    return 514
f=lambda d:f"{d.month}/{d.day}/{d.year}"
suites=["0100","0110","0120"]+[f"{fl:02d}{s:02d}" for fl in range(2,15) for s in ((0,) if fl in(5,6,9,12,14) else (10,20))]
vac={"0420","0710","1120"}
y=head();T=[];tot=[0]*4;k=0
put(c,y,[(30,"l")],["Vacant Suites"],"Helvetica-Bold",8);y-=12
va=0
for s in sorted(vac):
    a=r.randint(3900,8700);va+=a
    put(c,y,sp,[f"PT01  -{s}","Vacant","","",f"{a:,}"]);y-=12
    T.append(dict(unit=f"PT01  -{s}",section="Vacant Suites",statusText="Vacant",area=a))
put(c,y,[(30,"l")],["Occupied Suites"],"Helvetica-Bold",8);y-=13
occ=[s for s in suites if s not in vac]
names=names+["Pellgate Garage Operator"]
for s in occ:
    if k>=len(names):break
    n=names[k];k+=1
    if y<80:c.showPage();y=head()
    full=s.endswith("00") and s!="0100"
    a=17820 if full else r.randint(4100,9300)
    if s.startswith("01"):a=r.randint(850,4400)
    p=r.choice([29.5,31,32.25,34,36.5,38]);st=D(r.randint(2014,2025),r.randint(1,12),1);yr=r.choice([7,10,10,12])
    e=eom(addm(st,yr*12-1))
    while e<D(2026,9,30):e=eom(addm(e,60))
    if e.year-st.year>18: pass
    b=round(a*p/12,2);cr=round(a*r.uniform(.05,.42)*10/12,2);ot=r.choice([0,0,0,450.0,1275.0,2400.0])
    cur=p;steps=[]
    for j in range(r.choice([0,1,2,3,3])):
        d=D(2027+j,st.month,1)
        if d<e: cur=round(cur+.75,2);steps.append((d,round(a*cur/12,2),cur))
    add=f" (Addl. space: {s[:2]}ST)" if s=="0600" else ""
    put(c,y,sp,[f"PT01  -{s}",n,f(st),f(e),f"{a:,}",m2(b),m2(p),m2(cr),m2(ot) if ot else "0.00"]+( ["RNT",f(steps[0][0]),m2(steps[0][1]),m2(steps[0][2])] if steps else []));
    for q in steps[1:]:
        y-=9.5;put(c,y,sp,[""]*9+["RNT",f(q[0]),m2(q[1]),m2(q[2])])
    y-=15
    for j,v in enumerate([a,b,cr,ot]):tot[j]+=v
    T.append(dict(unit=f"PT01  -{s}",section="Occupied Suites",statusText="Occupied",tenantName=n,area=a,contractRent=b,leaseStartDate=st,leaseEndDate=e,charges=[dict(code="Monthly Cost Recovery",amount=cr),dict(code="Monthly Other Income",amount=ot)],rentSteps=[dict(date=q[0],amount=q[1]) for q in steps]))
if y<120:c.showPage();y=head()
y-=6;no=len(T)-3
c.line(330,y+9,580,y+9)
put(c,y,[(30,"l"),(140,"l"),(300,"r"),(368,"r"),(430,"r"),(528,"r"),(580,"r")],["Totals:","Occupied Sqft:",f"{no} Units",f"{tot[0]:,}",m2(tot[1]),m2(tot[2]),m2(tot[3])],"Helvetica-Bold",7);y-=11
put(c,y,[(140,"l"),(300,"r"),(368,"r")],["Leased/Unoccupied Sqft:","0 Units","0"]);y-=11
put(c,y,[(140,"l"),(300,"r"),(368,"r")],["Vacant Sqft:","3 Units",f"{va:,}"]);y-=11
put(c,y,[(140,"l"),(300,"r"),(368,"r"),(430,"r")],["Total Sqft:",f"{len(T)} Units",f"{va+tot[0]:,}",m2(tot[1])],"Helvetica-Bold",7)
c.save()
save(N,dict(propertyName="Exchange Tower at Pellgate",asOnDate="2026-09-30",units=len(T),occupied=no,vacant=3,rows=T,printedTotals=dict(area=va+tot[0],contractRent=round(tot[1],2))),"OFFICE","MRI commercial rent roll, vacant first, future increase lines")
