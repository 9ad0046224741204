from common import *
from reportlab.pdfgen import canvas
r=random.Random(404); nm=Names(r)
N='RentRoll_HollowayArms_0926.pdf'
PW,PH=792,612
c=canvas.Canvas(doc(N),pagesize=(PW,PH))
X=dict(unit=36,plan=74,sf=150,name=160,stat=286,mkt=370,rent=418,gar=458,pet=494,wtr=536,tot=580,mi=592,exp=644,dep=736,)
HD=[("unit","Apt",0,""),("plan","Floor Plan",0,""),("sf","Sq",1,"Ft"),("name","Resident",0,""),("stat","Status",0,""),("mkt","Market",1,"Rent"),("rent","Actual",1,"Rent"),("gar","Garage",1,""),("pet","Pet",1,""),("wtr","Water/",1,"Sewer"),("tot","Total",1,"Billed"),("mi","Move In",0,""),("exp","Lease Exp",0,""),("dep","Deposit",1,"On Hand")]
pg=0
def head():
    global pg,y; pg+=1
    c.setFont('Helvetica-Bold',11); c.drawString(36,582,"Holloway Arms Apartments"); c.setFont('Helvetica',8); c.drawString(36,571,"Rent Roll by Building  |  As of 09/30/2026  |  Residents: Current, Notice, Vacant")
    c.drawRightString(756,582,"Three Rivers Property Care LLC"); c.drawRightString(756,571,"Printed 10/02/2026 8:14 AM")
    c.setFillGray(.88); c.rect(34,541,724,24,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',7)
    for k,a,al,b in HD:
        for s,yy in ((a,555),(b,546)):
            (c.drawRightString if al else c.drawString)(X[k],yy,s)
    c.setFont('Helvetica',7); c.drawCentredString(PW/2,22,f"Page {pg}"); y=530
def put(k,s,al=0,f='Helvetica'):
    c.setFont(f,7); (c.drawRightString if al else c.drawString)(X[k],y,s)
head(); rows=[]; gt=dict()
plans={"A1 1x1":(640,1095),"A2 1x1 Den":(735,1185),"B1 2x1":(860,1310),"B2 2x2":(945,1425),"Studio":(455,935)}
keys=("mkt","rent","gar","pet","wtr","tot","dep"); G={k:0 for k in keys}; cnt=0
for bn,(B,n) in enumerate((("100 Holloway",20),("120 Holloway",24),("140 Holloway",22))):
    if y<90: c.showPage(); head()
    y-=3; c.setFont('Helvetica-Bold',8); c.drawString(36,y,f"Building: {B}"); y-=12
    S={k:0 for k in keys}; vac=0
    for i in range(n):
        if y<48: c.showPage(); head()
        u=f"{(bn+1)}{i//8+1}{i%8+1:02d}"; p=r.choice(list(plans)); sf,mk=plans[p]; mk+=r.choice([0,0,15,25])
        v=r.random(); st="Vacant-Ready" if v<.04 else "Vacant-Not Ready" if v<.07 else "Notice" if v<.14 else "Current"
        put('unit',u); put('plan',p); put('sf',str(sf),1); put('stat',st); put('mkt',m0(mk),1); S['mkt']+=mk
        if st.startswith('Vacant'):
            vac+=1; rows.append(row(unit=u,building=B,unitType=p,area=sf,statusText=st,marketRent=mk))
        else:
            t=nm('lf'); mi=rdate(r,D(2017,1,1),D(2026,8,1)); rent=mk-r.choice([0,10,20,35,50,75,110])
            ex=rdate(r,D(2026,10,1),D(2027,9,1)); ex=(ex.replace(day=1)-dt.timedelta(1)); mtm=r.random()<.12
            g=r.choice([0,0,0,85]); pt=r.choice([0,0,0,0,30,35]); w=38 if 'B' in p else 30; tot=rent+g+pt+w; dp=r.choice([300,500,rent])
            put('name',t); put('rent',m0(rent),1)
            for k,q in (('gar',g),('pet',pt),('wtr',w),('tot',tot)): 
                if q: put(k,m0(q),1)
            put('mi',mi.strftime('%m/%d/%y')); put('exp','MTM' if mtm else ex.strftime('%m/%d/%y')); put('dep',m0(dp),1)
            for k,q in (('rent',rent),('gar',g),('pet',pt),('wtr',w),('tot',tot),('dep',dp)): S[k]+=q
            rows.append(row(unit=u,building=B,unitType=p,area=sf,tenantName=t,statusText=st,marketRent=mk,contractRent=rent,charges=[dict(code=k,amount=q) for k,q in (('Actual Rent',rent),('Garage',g),('Pet',pt),('Water/Sewer',w)) if q],totalCharges=tot,moveInDate=mi,leaseEndDate='MTM' if mtm else ex,deposit=dp))
        y-=11.2
    c.setLineWidth(.4); c.line(330,y+8.5,756,y+8.5); put('unit',f"{B}: {n} apts, {n-vac} occupied, {vac} vacant",0,'Helvetica-Bold')
    for k in keys: put(k,m0(S[k]),1,'Helvetica-Bold'); G[k]+=S[k]
    y-=16; cnt+=n
if y<60: c.showPage(); head()
c.line(36,y+9,756,y+9); c.line(36,y+7.5,756,y+7.5); y-=3
V=sum('tenantName' not in q for q in rows)
put('unit',f"Property total: {cnt} apartments, {cnt-V} occupied ({(cnt-V)/cnt:.1%})",0,'Helvetica-Bold')
for k in keys: put(k,m0(G[k]),1,'Helvetica-Bold')
c.save()
save(N,'MULTIFAMILY','property manager print, charges in columns, buildings with subtotals, 2 pages',False,dict(propertyName='Holloway Arms Apartments',asOnDate='2026-09-30',units=cnt,occupied=cnt-V,vacant=V,sheet=None,planted=None,rows=rows),[('marketRent',G['mkt']),('contractRent',G['rent']),('totalCharges',G['tot']),('deposit',G['dep'])])
