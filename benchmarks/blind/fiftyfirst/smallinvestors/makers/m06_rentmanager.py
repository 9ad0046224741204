from .common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib import colors
F='RM12_RentRollDetail_PINEHOL.pdf'
def main():
    r=random.Random(5106); N=Names(r)
    for n,f in (('LN','Regular'),('LNB','Bold')): pdfmetrics.registerFont(TTFont(n,'/usr/share/fonts/truetype/liberation/LiberationSansNarrow-%s.ttf'%f))
    T={'1X1':(640,865),'2X1':(860,985),'2X2':(935,1060)}; rows=[]
    plan=[(b,'%s-%d%02d'%(b,f,n)) for b in 'ABC' for f in (1,2) for n in range(1,9)]
    vac={'A-104','B-207','C-103','C-208'}
    for b,u in plan:
        t=['1X1','2X1','2X1','2X2'][int(u[-1])%4]; sf,mk=T[t]; mk+=15*(u[2]=='2')
        d=dict(unit=u,unitType=t,area=sf,marketRent=float(mk))
        if u in vac: d.update(statusText='VACANT')
        else:
            ls=D(2024,1+r.randint(5,11),1) if r.random()<.7 else D(2025,r.randint(1,6),1); mi=ls if r.random()<.45 else addm(ls,-12*r.randint(1,5))+dt.timedelta(days=r.choice([0,0,4,9,14]))
            rent=mk-r.choice([0,10,20,35,60,90]); ch=[('RC',float(rent))]
            if r.random()<.85: ch.append(('UTIL',{'1X1':45.0,'2X1':60.0,'2X2':65.0}[t]))
            if r.random()<.25: ch.append(('PET',r.choice([25.0,35.0])))
            if r.random()<.2: ch.append(('CPRT',30.0))
            if r.random()<.15: ch.append(('MTM',75.0))
            if u in ('A-101','B-203'): ch.append(('EMPD',-200.0))
            mtm=any(c=='MTM' for c,_ in ch)
            d.update(tenantName=N.lf(),moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate='MTM' if mtm else iso(eom(addm(ls,11))),contractRent=float(rent),charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=sum(a for _,a in ch),deposit=float(r.choice([300,400,rent])),statusText='Occupied')
        rows.append(d)
    W,H=612,792; c=canvas.Canvas(path(F),pagesize=(W,H),invariant=1); pg=[0]
    X=[(30,'Unit','l'),(66,'Type','l'),(122,'Sq Ft','r'),(162,'Market','r'),(172,'Tenant Name','l'),(286,'Move In','l'),(330,'Lease Beg','l'),(374,'Lease End','l'),(420,'Chg','l'),(492,'Amount','r'),(576,'Deposit','r')]
    put=lambda x,y,t,a:(c.drawString if a=='l' else c.drawRightString)(x,y,t)
    def top():
        pg[0]+=1; y=H-34; c.setFont('LNB',13); c.drawCentredString(W/2,y,'Rent Roll Detail'); c.setFont('LN',9.5); c.drawCentredString(W/2,y-13,'Pine Hollow Apartments (PINEHOL)'); c.drawCentredString(W/2,y-25,'As of 06/30/2025')
        c.setFont('LN',8); c.drawString(30,y,'07/01/2025 07:58 AM'); c.drawRightString(W-36,y,'Page %d'%pg[0]); c.drawString(30,y-12,'rmuser: tkay')
        y-=46; c.setFont('LNB',8.5); [put(x,y,t,a) for x,t,a in X]; c.setLineWidth(.8); c.line(28,y-4,W-34,y-4); return y-15
    y=top(); dd=lambda s:s if s=='MTM' else mdy(D.fromisoformat(s))
    for d in rows:
        n=len(d.get('charges',[]))+1
        if y-10.2*n<44: c.showPage(); y=top()
        c.setFont('LN',8.5); base=[d['unit'],d['unitType'],m0(d['area']),m2(d['marketRent'])]
        if 'tenantName' not in d:
            for (x,t,a),v in zip(X,base+['VACANT']): put(x,y,v,a)
            y-=14; continue
        base+=[d['tenantName'],dd(d['moveInDate']),dd(d['leaseStartDate']),dd(d['leaseEndDate'])]
        for k,q in enumerate(d['charges']):
            if k==0:
                for (x,t,a),v in zip(X,base): put(x,y,v,a)
                put(576,y,m2(d['deposit']),'r')
            put(420,y,q['code'],'l'); put(492,y,m2(q['amount']),'r'); y-=10.2
        c.setLineWidth(.3); c.line(450,y+8,492,y+8); c.setFont('LNB',8.5); put(420,y,'Total','l'); put(492,y,m2(d['totalCharges']),'r'); y-=14
    if y<230: c.showPage(); y=top()
    c.setLineWidth(.8); c.line(28,y+8,W-34,y+8); c.setFont('LNB',9); put(30,y-4,'Property Totals','l')
    S=lambda k:m2(sum(d.get(k,0) for d in rows)); put(122,y-4,m0(sum(d['area'] for d in rows)),'r'); put(162,y-4,S('marketRent'),'r'); put(492,y-4,S('totalCharges'),'r'); put(576,y-4,S('deposit'),'r')
    y-=34; put(30,y,'Charge Summary','l'); put(320,y,'Occupancy','l'); y-=14; y0=y; c.setFont('LN',9)
    for code,ds in [('RC','Rent Charge'),('UTIL','Utility Reimbursement'),('PET','Pet Rent'),('CPRT','Carport'),('MTM','Month to Month Premium'),('EMPD','Employee Discount')]:
        put(30,y,code,'l'); put(66,y,ds,'l'); put(250,y,m2(sum(q['amount'] for d in rows for q in d.get('charges',[]) if q['code']==code)),'r'); y-=11
    c.line(200,y+8,250,y+8); put(250,y-2,S('totalCharges'),'r')
    for a,b in [('Total units','48'),('Occupied','44'),('Vacant','4'),('Percent occupied','91.67%')]: put(320,y0,a,'l'); put(450,y0,b,'r'); y0-=11
    c.save(); save(F,rows,'Pine Hollow Apartments','2025-06-30',48,44,4)
    return entry(F,'MULTIFAMILY','property manager','Rent Manager detail, charge lines under each unit, multi-page',True)
