from common import *
from reportlab.pdfgen import canvas
r=R(606); f='whitlow_family_trust_sign_and_tower_leases.pdf'; prop='Whitlow Family Land Trust'
c=canvas.Canvas(f'{B}/documents/{f}',pagesize=(792,612)); 
X=[36,78,250,400,462,536,606,676,756]
def rt(x,y,t): c.drawRightString(x,y,t)
def head(p):
    c.setFont('Helvetica-Bold',13); c.drawString(36,572,'Ground, Sign and Tower Leases')
    c.setFont('Helvetica',9); c.drawString(36,559,'Whitlow Family Land Trust  -  Schedule of Rents in Force at January 1, 2025'); rt(756,572,f'Sheet {p} of 2')
    c.setFont('Helvetica-Bold',8); y=536
    c.drawString(36,y,'Lease'); c.drawString(78,y,'Lessee');c.drawString(290,y,'Term');c.drawString(290,y-9,'Begins');c.drawString(350,y,'Term');c.drawString(350,y-9,'Ends');rt(470,y,'Monthly');rt(470,y-9,'Rent');rt(545,y,'Annual');rt(545,y-9,'Rent');rt(610,y,'Deposit');c.drawString(640,y,'Next Increase')
    c.drawString(78,y-9,'   Use and location'); c.drawString(36,y-9,'No.'); c.drawString(640,y-9,'Date / new monthly'); c.setLineWidth(1); c.line(36,y-13,756,y-13); return y-27
S=[('B-1','Parkland Outdoor Media, LLC','Billboard','14x48 double face, I-81 mile 141 southbound',850),('B-2','Parkland Outdoor Media, LLC','Billboard','14x48 single face, I-81 mile 143',525),('B-3','Vistamark Signs, Inc.','Billboard','10x30 wood pole, US 11 at Dry Run Rd',210),('B-4',None,'Billboard','10x30 wood pole, US 11 south (structure down since storm)',0),('B-5','Roanoke Valley Chrysler-Dodge','Billboard','12x24, Rt 460 at Whitlow Ln',275),
('T-1','Summit Ridge Towers I LP','Cell tower','195 ft monopole, Whitlow Knob, 75x75 compound',1840),('T-2','Crestline Wireless Infrastructure LLC','Cell tower','250 ft lattice, Rt 740 pasture',1415),('T-3','Valley Public Safety Radio Authority','Radio tower','Guyed mast, Whitlow Knob',600),('R-1','WBRG Broadcasting Partners','Rooftop','FM translator on mill roof',350),
('G-1','Old Mill Farm Supply Co-op','Ground lease','1.6 ac. with feed store, Mill St',2100),('G-2','Hostetter Bros. Sawmill','Ground lease','4.2 ac. log yard',900),('G-3','Blue Spruce Solar 4, LLC','Ground lease','22 ac. solar array, option exercised',3675),('P-1','St. Brendan Parish','Parking','40 spaces, Sundays only',125),('P-2',None,'Parking','Gravel lot behind mill, 0.4 ac.',0)]
rows=[];T=[0]*3; y=head(1); page=1
for i,(n,t,k,loc,rn) in enumerate(S):
    if i==9: c.setFont('Helvetica-Oblique',8); c.drawString(36,y,'continued on next sheet'); c.showPage(); y=head(2)
    row=dict(unit=n,unitType=k)
    c.setFont('Helvetica',9); c.drawString(36,y,n)
    if not t: row.update(statusText='Not leased'); c.drawString(78,y,'Not leased')
    else:
        rn=float(rn); a=r.first(2004,2021); term=r.choice([240,300,360]) if n[0] in 'TG' else 180 if n[0]=='B' else 120; e=end(a,term)
        while e<D(2026,1,1): e=end(e+dt.timedelta(days=1),60)
        row.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=rn,annualRent=rn*12)
        c.drawString(78,y,t);c.drawString(290,y,a.strftime('%b %-d, %Y'));c.drawString(350,y,e.strftime('%b %-d, %Y'));rt(470,y,m2(rn));rt(545,y,m2(rn*12))
        dep=rn if n in('G-1','G-2','B-5') else None
        if dep: row['deposit']=dep; rt(610,y,m2(dep)); T[2]+=dep
        if n[0] in 'TG' or n in('B-1','B-2'):
            d=D(2025,a.month,1) if a.month>1 else D(2026,1,1); nv=round(rn*(1.03 if n[0]!='B' else 1.1),2); row['rentSteps']=[dict(date=d,amount=nv)]
            c.drawString(640,y,d.strftime('%b %-d, %Y')); c.drawString(640,y-11,m2(nv))
        T[0]+=rn;T[1]+=rn*12
    c.setFont('Helvetica-Oblique',8); c.drawString(86,y-11,f'{k}: {loc}'); c.setLineWidth(.2); c.line(36,y-18,756,y-18); y-=34; rows.append(row)
c.setFont('Helvetica-Bold',9); c.drawString(78,y,'Total rents in force (12 leases; 2 sites not leased)'); rt(470,y,m2(T[0]));rt(545,y,m2(T[1]));rt(610,y,m2(T[2]))
c.setFont('Helvetica',8); y-=40
for s in ['Rents from T-1 and T-2 are exclusive of the 25% share of sublicense revenue, reported separately on Form 1041.','Solar rent (G-3) is paid semi-annually in arrears; one-sixth of each payment is shown as monthly rent.','Prepared for the trustees by Amos Tull & Daughter, Accountants, Lexington, Va.']: c.drawString(36,y,s); y-=11
c.save()
save(f,('LAND','Trust schedule of billboard, tower and ground leases, two-line records',True),prop,'2025-01-01',14,12,2,rows,dict(contractRent=T[0],annualRent=T[1],deposit=T[2]))
