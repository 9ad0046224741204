# Australian agent's information memorandum with coloured tenancy schedule
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.colors import HexColor, white, black
from reportlab.lib.utils import simpleSplit
NAME='IM_88_Carradine_Terrace_Office.pdf'
def make():
    NAVY=HexColor('#10324a'); TEAL=HexColor('#2f8f8b'); PALE=HexColor('#e9f3f2')
    W,H=landscape(A4); c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=(W,H))
    # cover
    c.setFillColor(NAVY); c.rect(0,0,W,H,stroke=0,fill=1); c.setFillColor(TEAL); c.rect(0,120,W,8,stroke=0,fill=1)
    c.setFillColor(white); c.setFont('Helvetica-Bold',34); c.drawString(60,300,'88 Carradine Terrace'); c.setFont('Helvetica',18); c.drawString(60,270,'Adelaide SA 5000'); c.setFont('Helvetica',13); c.drawString(60,235,'Information Memorandum  |  A-grade office building  |  For sale by expressions of interest')
    c.setFont('Helvetica',10); c.drawString(60,90,'Merriwa Quay Commercial  ·  Exclusive agents'); c.showPage()
    # schedule
    rows=[('G','G.01','Brackenridge Espresso Pty Ltd',94.5,D(2022,8,1),D(2027,7,31),'1 x 5 yrs',615,0,'CPI'),
    ('G','G.02','Stellmark Credit Union Ltd',312.0,D(2021,3,15),D(2028,3,14),'2 x 5 yrs',540,4,'3.50%'),
    ('1','1.01','Vacant',403.2,None,None,None,None,0,None),
    ('1','1.02','Kirrabee Legal Pty Ltd',388.6,D(2023,11,1),D(2028,10,31),'1 x 4 yrs',455,3,'4.00%'),
    ('2','2.01','Department of Regional Infrastructure (Minister for Works)',811.4,D(2020,7,1),D(2030,6,30),'1 x 5 yrs',468,8,'3.25%'),
    ('3','3.01','Adastra Engineering Consultants (SA) Pty Ltd',420.0,D(2024,2,1),D(2029,1,31),'1 x 3 yrs',475,4,'3.75%'),
    ('3','3.02','Wattlebark Software Pty Ltd',205.7,D(2024,9,9),D(2026,9,8),'-',445,1,'4.00%'),
    ('3','3.03','Vacant',185.1,None,None,None,None,0,None),
    ('4','4.01','Nulla Nulla Mining Services Ltd',815.9,D(2019,12,1),D(2026,11,30),'1 x 5 yrs',462,10,'3.75%'),
    ('5','5.01','Orrong Wealth Partners Pty Ltd',276.3,D(2025,4,1),D(2030,3,31),'1 x 5 yrs',490,3,'3.50%'),
    ('5','5.02','Paxley Recruitment (Aust) Pty Ltd',268.8,D(2022,1,17),D(2025,1,16),'-',438,2,'Holding over'),
    ('5','5.03','The Trustee for the Ilmarin Superannuation Fund',270.5,D(2023,6,1),D(2028,5,31),'1 x 5 yrs',470,2,'3.75%')]
    c.setFillColor(NAVY); c.setFont('Helvetica-Bold',20); c.drawString(36,H-52,'Tenancy schedule'); c.setFillColor(TEAL); c.rect(36,H-60,90,3,stroke=0,fill=1)
    c.setFillColor(black); c.setFont('Helvetica',8.5); c.drawString(36,H-76,'Position as at 1 September 2025. Rents are net per annum and exclude GST. Twelve suites, ten let and two vacant.')
    # boxes on right
    cols=[('Level',30,'c'),('Suite',38,'l'),('Tenant',178,'l'),('NLA\n(m²)',50,'r'),('Lease\nstart',58,'c'),('Lease\nexpiry',58,'c'),('Option',52,'c'),('Net rent\n($/m²)',48,'r'),('Net rent\n($ p.a.)',66,'r'),('Outgoings\n($ p.a.)',62,'r'),('Car\nbays',34,'r'),('Annual\nreview',62,'c')]
    x0=36; tw=sum(w for _,w,_ in cols); y=H-92; hh=28
    c.setFillColor(NAVY); c.rect(x0,y-hh,tw,hh,stroke=0,fill=1); c.setFillColor(white); x=x0
    def draw(x,w,al,s,yy,f='Helvetica',z=8):
        c.setFont(f,z)
        if al=='l': c.drawString(x+4,yy,s)
        elif al=='r': c.drawRightString(x+w-4,yy,s)
        else: c.drawCentredString(x+w/2,yy,s)
    for h,w,al in cols:
        L=h.split('\n')
        for i,s in enumerate(L): draw(x,w,al,s,y-(12 if len(L)==2 else 17)-i*10,'Helvetica-Bold')
        x+=w
    y-=hh; d=lambda v:v.strftime('%-d %b %y'); truth=[]; TA=TR=TO=TC=0; last=None
    for n,(lv,su,te,ar,a,b,op,ps,cb,rv) in enumerate(rows):
        lines=simpleSplit(te,'Helvetica',8,170); hgt=20 if len(lines)==1 else 27
        if n%2==0: c.setFillColor(PALE); c.rect(x0,y-hgt,tw,hgt,stroke=0,fill=1)
        c.setFillColor(black); vac=te=='Vacant'; net=None if vac else round(ar*ps); og=round(ar*128.4)
        cells=[lv if lv!=last else '',su,lines,f'{ar:,.1f}',d(a) if a else '',d(b) if b else '',op or '',f'{ps}' if ps else '',f'{net:,}' if net else '',f'{og:,}',str(cb),rv or '']
        last=lv; x=x0
        for (h,w,al),s in zip(cols,cells):
            if isinstance(s,list):
                if vac: c.setFillColor(TEAL)
                for i,q in enumerate(s): draw(x,w,al,q,y-(13 if len(s)==1 else 11)-i*9,'Helvetica-Oblique' if vac else 'Helvetica')
                c.setFillColor(black)
            else: draw(x,w,al,s,y-(13 if hgt==20 else 16))
            x+=w
        y-=hgt; TA+=ar; TR+=net or 0; TO+=og; TC+=cb
        truth.append(R(unit=su,area=ar,tenantName=None if vac else te,statusText='Vacant' if vac else 'Occupied',annualRent=net,leaseStartDate=a,leaseEndDate=b,charges=[('Outgoings',og)]))
    def band(label,ar,rt,og,cb):
        nonlocal y
        c.setStrokeColor(NAVY); c.setLineWidth(1); c.line(x0,y,x0+tw,y); x=x0
        for (h,w,al),s in zip(cols,['','',label,ar,'','','','',rt,og,cb,'']): draw(x,w,al,s,y-13,'Helvetica-Bold'); x+=w
        y-=20
    band('Total building',f'{TA:,.1f}',f'{TR:,}',f'{TO:,}',str(TC))
    c.setFont('Helvetica',7.5); y-=8
    for s in ['Licence: Telmora Mobile Pty Ltd occupies rooftop plant space under licence to 30 June 2029 at a fee of $21,400 p.a., which is not included above.',
              'Outgoings are the 2025/26 budget apportioned by NLA; the vendor meets the share of the vacant suites. Suite 5.02 is holding over month to month on the expired lease.',
              'The agents and the vendor make no representation as to the accuracy of this schedule; interested parties are to rely on their own enquiries.']:
        c.drawString(36,y,s); y-=10
    c.setFillColor(TEAL); c.rect(0,0,W,14,stroke=0,fill=1); c.setFillColor(white); c.setFont('Helvetica',7); c.drawString(36,4.5,'MERRIWA QUAY COMMERCIAL'); c.drawRightString(W-36,4.5,'88 Carradine Terrace, Adelaide   |   7'); c.showPage(); c.save()
    save(NAME,truth,'88 Carradine Terrace','2025-09-01',12,10,2,'OFFICE','Merriwa Quay Commercial, Adelaide','agent brochure, cover page, coloured schedule, level printed once per floor','per-m2 rates beside annual rents; outgoings printed for vacant suites; wrapped names')
