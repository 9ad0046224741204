from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F='04_bank_form_main_street.pdf'
W,H=landscape(letter); c=canvas.Canvas(doc(F),pagesize=(W,H))
A=[('Store 101','Kettleman Hardware & Paint','Retail',3150,date(2019,5,1),date(2029,4,30),2625,2500,'T'),
('Store 103','The Copper Whisk Bakery LLC','Retail',1480,date(2023,10,1),date(2028,9,30),1650,1650,'T'),
('Store 105','Jessop Tax & Notary','Office',920,date(2021,1,1),'MTM',850,0,'T'),
('Store 107','VACANT','Retail',1310,None,None,None,None,''),
('Apt. 2A','Rosalind Umber','2 BR',880,date(2025,8,1),date(2026,7,31),975,975,'L'),
('Apt. 2B','Wendell & Zora Stroud','2 BR',860,date(2024,3,1),date(2027,2,28),940,900,'L'),
('Apt. 2C','Ramon Ybarra','1 BR',610,date(2022,11,1),'MTM',760,700,'L'),
('Apt. 2D','Phoebe Tillery','1 BR',625,date(2026,1,1),date(2026,12,31),825,825,'L'),
('Apt. 3A','Owner storage - no rent','Attic',700,None,None,0,None,'L'),
('Apt. 3B','Grady Hruska','Studio',480,date(2025,6,15),date(2026,6,14),690,690,'L')]
c.setFillGray(0); c.setFont('Times-Bold',15); c.drawString(36,H-44,'FIRST BURR OAK COMMUNITY BANK')
c.setFont('Times-Roman',9); c.drawString(36,H-56,'Commercial Lending - Osage, Iowa'); c.setFont('Times-Bold',12); c.drawRightString(W-36,H-44,'SCHEDULE OF LEASES (RENT ROLL)')
c.setFont('Times-Roman',7.5); c.drawRightString(W-36,H-55,'Form CL-112 (Rev. 3/19) - complete one form per property')
def box(x,y,w,h,lab,val):
    c.rect(x,y,w,h); c.setFont('Times-Roman',6.5); c.drawString(x+3,y+h-8,lab); c.setFont('Courier',9.5); c.drawString(x+6,y+5,val)
y=H-92
box(36,y,250,26,'1. Borrower / Guarantor','Ravensworth Holdings, LLC'); box(286,y,290,26,'2. Property address','101-107 Main St, Osage, IA 50461'); box(576,y,180,26,'3. Rents as of (date)','02/28/2026')
y-=26
box(36,y,250,26,'4. Property name, if any','Odd Fellows Block'); box(286,y,145,26,'5. Year built','1908'); box(431,y,145,26,'6. Prepared by','G. Ravensworth'); box(576,y,180,26,'7. Loan no. (bank use)','')
cols=[('Suite /\nApt. No.',62),('Tenant name',170),('Type of\nspace',52),('Rentable\nsq. ft.',52),('Lease\nbegins',62),('Lease\nends',62),('Monthly\nrent ($)',66),('Annual\nrent ($)',72),('Security\ndeposit ($)',66),('Utilities\n(L or T)',56)]
y-=38; x=36
c.setFillGray(.86); c.rect(36,y,720,30,fill=1,stroke=0); c.setFillGray(0)
for i,(t,w) in enumerate(cols):
    c.rect(x,y,w,30); c.setFont('Times-Bold',7.5)
    for j,s in enumerate(t.split('\n')): c.drawCentredString(x+w/2,y+19-9*j,s)
    x+=w
rows=[]
for k in range(15):
    y-=19; x=36; r=A[k] if k<len(A) else None
    if r:
        u,t,ty,sf,a,b,m,d,ut=r
        d2=lambda v: mdy(v) if isinstance(v,date) else (v or '')
        v=[u,t,ty,money(sf,0),d2(a),d2(b),'' if m is None else money(m),'' if m is None else money(m*12),'' if d is None else money(d),ut]
        rows.append(dict(unit=u,tenantName=t if t!='VACANT' else None,statusText='VACANT' if t=='VACANT' else None if m==0 else 'Occupied',unitType=ty,area=sf,leaseStartDate=iso(a),leaseEndDate=iso(b) if isinstance(b,date) else b,contractRent=m,annualRent=None if m is None else m*12,deposit=d))
    else: v=['']*10
    for i,(t,w) in enumerate(cols):
        c.rect(x,y,w,19); c.setFont('Courier',8.6)
        if i in(3,6,7,8): c.drawRightString(x+w-4,y+6,v[i])
        elif i==9: c.drawCentredString(x+w/2,y+6,v[i])
        else: c.drawString(x+4,y+6,v[i])
        x+=w
y-=20; x=36
tm=sum(r[6] or 0 for r in A); tv=['TOTALS','','',money(sum(r[3] for r in A),0),'','',money(tm),money(tm*12),money(sum(r[7] or 0 for r in A)),'']
for i,(t,w) in enumerate(cols):
    c.rect(x,y,w,20); c.setFont('Courier-Bold',8.6)
    if i in(3,6,7,8): c.drawRightString(x+w-4,y+6,tv[i])
    else: c.drawString(x+4,y+6,tv[i])
    x+=w
y-=18; c.setFont('Times-Roman',8.5)
c.drawString(36,y,'Number of rentable units:'); c.drawString(190,y,'Rented:'); c.drawString(270,y,'Vacant:'); c.drawString(350,y,'Owner-occupied:')
c.setFont('Courier',9.5); c.drawString(135,y,'10'); c.drawString(225,y,'8'); c.drawString(305,y,'1'); c.drawString(418,y,'1')
y-=18; c.setFont('Times-Italic',7.5)
c.drawString(36,y,'I certify that the above is a true and complete statement of all leases and tenancies affecting the property, that no rent has been prepaid more than 30 days, and that no concessions were given except as stated.')
y-=26; c.line(36,y,300,y); c.line(330,y,430,y); c.setFont('Times-Roman',7); c.drawString(36,y-8,'Signature'); c.drawString(330,y-8,'Date'); c.setFont('Courier',9.5); c.drawString(340,y+3,'3/4/2026')
c.setFont('Times-Italic',18); c.drawString(60,y+4,'Gideon Ravensworth')
c.save()
save(F,'MIXED_USE','bank form filled by the borrower','boxed form with blank lines, Main Street block',False,'Odd Fellows Block','2026-02-28',10,8,1,rows)
