# medical suites: commercial manager's block report, charges listed under each tenant
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    r=rng('p7'); f='lakeside_medical_lease_charge_listing.pdf'; asof=D(2025,6,30)
    T=[('100',4820,'Lakeside Imaging Partners, LLC','Radiology'),('104',1650,'Apothecary on Third','Pharmacy'),('110',2240,None,None),('115',1310,'Iyer Podiatry PC','Podiatry'),
       ('200',3975,'Sandoval-Pham Orthopaedics PLLC','Orthopaedics'),('206',1520,'Clearwater Audiology','Audiology'),('210',2860,'Northern Women\'s Health Assoc.','OB/GYN'),('218',1185,None,None),
       ('220',2330,'Kaczmarek Family Dentistry','Dental'),('300',5140,'Regional Kidney Care, Inc.','Dialysis'),('312',1740,'R. Ghosh, M.D., P.A.','Endocrinology'),('316',1965,'Mindful Way Behavioral Health','Psychology'),
       ('320',2410,'Summit Physical Therapy','Therapy'),('330',1280,'Dr. T. Whitcomb, Dermatology','Dermatology'),('B-1',900,'MediFile Storage Svcs','Records')]
    W,H=letter; c=canvas.Canvas(out(f),pagesize=letter,invariant=1); st=dict(p=0)
    def page():
        if st['p']: c.showPage()
        st['p']+=1
        c.setFont('Courier-Bold',10) if False else c.setFont('Helvetica-Bold',10)
        c.drawString(40,H-40,'Database: TRUSTCRE'); c.drawCentredString(W/2,H-40,'Lease Charge Listing'); c.setFont('Helvetica',8); c.drawRightString(W-40,H-40,f'Page: {st["p"]}')
        c.drawString(40,H-51,'Bldg Status: Active only'); c.drawCentredString(W/2,H-52,'Lakeside Medical Arts Building (LMA1)'); c.drawRightString(W-40,H-51,'Date: 7/1/2025')
        c.drawCentredString(W/2,H-63,'As of 6/30/2025'); c.drawRightString(W-40,H-62,'Time: 03:12 PM')
        y=H-84; c.setFont('Helvetica-Bold',7.5)
        for x,t in((40,'Suite'),(80,'Occupant'),(250,'Rent Start'),(306,'Expiration')): c.drawString(x,y,t)
        c.drawRightString(398,y,'Rentable SF'); c.drawRightString(470,y,'Deposit'); c.drawRightString(540,y,'Delinquent')
        y-=10; c.setFont('Helvetica-BoldOblique',7)
        for x,t in((100,'Code'),(132,'Description'),(250,'Effective'),): c.drawString(x,y,t)
        c.drawRightString(398,y,'Monthly'); c.drawRightString(470,y,'Annual')
        c.line(38,y-4,W-38,y-4); return y-17
    y=page(); rows=[];tot={};A=V=0;depT=balT=0;fut=[]
    for u,a,t,sp in T:
        A+=a
        need=14 if not t else 82
        if y-need<50: y=page()
        c.setFont('Helvetica',8); c.drawString(40,y,u)
        c.drawRightString(398,y,m0(a))
        row=dict(unit=u,area=a)
        if not t:
            V+=a; c.setFont('Helvetica-Oblique',8); c.drawString(80,y,'Vacant'); row['statusText']='Vacant'; rows.append(row); y-=19; continue
        s=D(r.randint(2013,2024),r.choice([1,3,5,6,8,10,12]),1); e=lend(s,120)
        while e<D(2025,12,1): e=lend(s,(e.year-s.year+6)*12) 
        base=r2(round(a*r.uniform(21,27)/12,2)) if u!='B-1' else 675.00
        L=[('BRN','Base Rent',base)]
        if u!='B-1': L+=[('CAM','Common Area Maint',r2(a*5.4/12)),('RET','Real Estate Taxes',r2(a*3.15/12))]
        if u in('100','300','200'): L.append(('BIO','Biohazard Removal',r.choice([185.,240.,310.])))
        if r.random()<.35 and u!='B-1': L.append(('JAN','Janitorial Suite',r2(a*1.6/12)))
        if u in('210','220'): L.append(('PKG','Reserved Parking',r.choice([150.,225.])))
        if u=='320': L.append(('ABT','Rent Abatement',-1000.))
        dep=r2(r.choice([base,base,2500,0])); bal=r2(r.choice([0,0,0,base,round(r.uniform(60,900),2),-75]))
        depT=r2(depT+dep); balT=r2(balT+bal)
        c.setFont('Helvetica-Bold',8); c.drawString(80,y,t); c.setFont('Helvetica',8)
        c.drawString(250,y,mdy1(s)); c.drawString(306,y,mdy1(e)); c.drawRightString(470,y,m2(dep)); c.drawRightString(540,y,m2(bal) if bal>=0 else f'({m2(-bal)})')
        y-=10.5; sm=0
        eff=s if s.year==2024 else D(2025 if s.month<7 else 2024,s.month,1)
        c.setFont('Helvetica',7.3)
        for k,dsc,v in L:
            c.drawString(100,y,k);c.drawString(132,y,dsc);c.drawString(250,y,mdy1(eff if k=='BRN' else D(2025,1,1) if s<D(2025,1,1) else s)); q=lambda z:m2(z) if z>=0 else f'({m2(-z)})'
            c.drawRightString(398,y,q(v)); c.drawRightString(470,y,q(r2(v*12))); sm=r2(sm+v); tot[(k,dsc)]=r2(tot.get((k,dsc),0)+v); y-=9.2
        c.line(350,y+6.8,400,y+6.8); c.line(425,y+6.8,472,y+6.8)
        c.setFont('Helvetica-Bold',7.3); c.drawString(132,y-1.5,'Total'); c.drawRightString(398,y-1.5,m2(sm)); c.drawRightString(470,y-1.5,m2(r2(sm*12))); y-=17
        row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=base,annualRent=r2(base*12),deposit=dep,balance=bal,totalCharges=sm,charges=[dict(code=k,amount=v) for k,_,v in L])
        rows.append(row)
    if y<190: y=page()
    c.line(38,y+6,W-38,y+6); c.setFont('Helvetica-Bold',8); y-=6
    c.drawString(40,y,'Building LMA1 Totals'); c.drawRightString(398,y,m0(A)); c.drawRightString(470,y,m2(depT)); c.drawRightString(540,y,m2(balT)); y-=14
    c.setFont('Helvetica',8); g=0
    for (k,d),v in tot.items():
        q=lambda z:m2(z) if z>=0 else f'({m2(-z)})'
        c.drawString(100,y,k); c.drawString(132,y,d); c.drawRightString(398,y,q(v)); c.drawRightString(470,y,q(r2(v*12))); y-=10; g=r2(g+v)
    c.setFont('Helvetica-Bold',8); c.drawString(132,y-2,'All charges'); c.drawRightString(398,y-2,m2(g)); c.drawRightString(470,y-2,m2(r2(g*12))); y-=20
    n=len(T); o=sum(1 for x in T if x[2])
    c.drawString(100,y,f'Occupied Sqft:  {m0(A-V)}   ({100*(A-V)/A:.2f}%)'); c.drawString(330,y,f'Occupied suites:  {o}'); y-=11
    c.drawString(100,y,f'Vacant Sqft:  {m0(V)}   ({100*V/A:.2f}%)'); c.drawString(330,y,f'Vacant suites:  {n-o}'); y-=11
    c.drawString(100,y,f'Total Sqft:  {m0(A)}'); c.drawString(330,y,f'Total suites:  {n}')
    c.save()
    save(f,dict(propertyName='Lakeside Medical Arts Building',asOnDate='2025-06-30',units=n,occupied=o,vacant=n-o,rows=rows),'OFFICE','commercial system lease charge listing, charges listed under each occupant, two interleaved headers',True)
if __name__=='__main__': make()
