from lib import *
import random,datetime
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(303)
fn='meridian_tower_tenancy_schedule.pdf'
Wd,H=letter[1],letter[0]
c=canvas.Canvas(D+fn,pagesize=(Wd,H));pg=0
cols=[('Suite(s)',30,'l'),('Lease',76,'l'),('Lease Type',226,'l'),('Area',318,'r'),('From',328,'l'),('To',376,'l'),('Monthly Rent',480,'r'),('Annual Rent',545,'r'),('Rent/SF',590,'r'),('Monthly Rec.',650,'r'),('Deposit',705,'r'),('LOC',760,'r')]
def head():
    global pg,y
    pg+=1;c.setFont('Helvetica-Bold',11);c.drawCentredString(Wd/2,H-30,'Tenancy Schedule');c.setFont('Helvetica',8)
    c.drawCentredString(Wd/2,H-41,'Property: mt400   Meridian Tower - 400 N. Larkin Avenue    As of Date: 09/30/2025    By Property');c.setFont('Helvetica-Bold',7)
    for t,x,a in cols:
        (c.drawRightString if a=='r' else c.drawString)(x,H-60,t)
    c.line(28,H-64,Wd-28,H-64);c.setFont('Helvetica',6.5);c.drawString(30,18,'Tuesday, October 07, 2025 10:41 AM');c.drawRightString(Wd-30,18,'Page %d'%pg);y=H-76
def ln(v,font='Helvetica',sz=7):
    global y
    c.setFont(font,sz)
    for (t,x,a),s in zip(cols,v):
        if s not in(None,''):(c.drawRightString if a=='r' else c.drawString)(x,y,str(s))
    y-=10
us=[('100','Larkin Avenue Coffee LLC (t0001184)','Retail NNN',1842),('110','First Prairie Credit Union (t0001190)','Retail NNN',3310),('200','Haldane Whitlock & Roe, P.C. (t0001021)','Office Gross',8755),('210','',None,2204),('225','Sagebrush Title Company (t0001302)','Office Net',4118),('300-320','Northgate Actuarial Group Inc (t0000977)','Office Base Yr',13460),('330','Dana Point Wellness (t0001344)','Office Gross',1675),('400','Tri-State Irrigation District (t0000845)','Office Base Yr',6020),('410','',None,5187),('450','Kestrel Engineering PLLC (t0001277)','Office Net',4925),('500','Brightline Staffing of Illinois (t0001250)','Office Gross',7340),('520','Osei & Marchetti CPAs (t0001299)','Office Gross',3055),('600','Cobalt Health Analytics Corp (t0001315)','Office Net',15890),('B01','Haldane Whitlock & Roe (t0001021)','Storage',640),('ROOF','SkyLink Wireless Towers (t0000710)','License',0)]
m=lambda d:d.strftime('%m/%d/%Y')
head();tr=[];A=RM=RC=DP=LC=0;va=0;nv=0
for u,t,lt,a in us:
    if y<90:c.showPage();head()
    if not t:
        ln([u,'VACANT','',f'{a:,}','','','0.00','0.00','0.00','0.00','0.00','0.00'],'Helvetica-Oblique');y-=6;va+=a;nv+=1;A+=a
        tr.append(R(unit=u,tenantName=None,statusText='VACANT',area=a,contractRent=0.0,annualRent=0.0,deposit=0.0));continue
    y0=random.randint(2018,2024);m0=random.randint(1,12);t0=random.choice([5,7,10]);s=datetime.date(y0,m0,1)
    if y0+t0<2027:t0=10
    e=datetime.date(y0+t0,m0,1)-datetime.timedelta(1)
    psf=random.choice([24.5,26,27.75,29.0,31.25]) if lt!='Storage' else 12.0
    mr=round(a*psf/12,2) if a else 2150.00
    rec=round(a*random.choice([.62,.71,.85]),2) if ('Net' in (lt or '') or 'NNN' in lt) else 0.0
    dep=random.choice([0.0,round(mr,2),5000.0]) if lt!='Storage' else 0.0;loc=random.choice([0.0,0.0,150000.0]) if a>6000 else 0.0
    ln([u,t,lt,f'{a:,}',m(s),m(e),f'{mr:,.2f}',f'{round(mr*12,2):,.2f}',f'{mr*12/a:.2f}' if a else '0.00',f'{rec:,.2f}',f'{dep:,.2f}',f'{loc:,.2f}'],'Helvetica-Bold')
    A+=a;RM+=mr;RC+=rec;DP+=dep;LC+=loc
    steps=[];x=mr
    if lt not in('License',):
        nd=datetime.date(2026 if m0<10 else 2025,m0,1)
        if nd<=datetime.date(2025,9,30):nd=nd.replace(year=2026)
        while nd<e and len(steps)<3:
            x=round(x*1.03,2);steps.append((nd,x));nd=nd.replace(year=nd.year+1)
    if steps:
        c.setFont('Helvetica-Oblique',6.5);c.drawString(90,y,'Rent Steps');c.drawString(150,y,'Charge');c.drawString(200,y,'Type');c.drawString(328,y,'From');c.drawString(376,y,'To');c.drawRightString(480,y,'Monthly Amt');c.drawRightString(545,y,'Annual Amt');y-=9
        for i,(dd,v) in enumerate(steps):
            c.setFont('Helvetica',6.5);to=steps[i+1][0]-datetime.timedelta(1) if i+1<len(steps) else e
            c.drawString(150,y,'rent');c.drawString(200,y,'Base Rent - Steps');c.drawString(328,y,m(dd));c.drawString(376,y,m(to));c.drawRightString(480,y,f'{v:,.2f}');c.drawRightString(545,y,f'{round(v*12,2):,.2f}');y-=9
    y-=6
    tr.append(R(unit=u,tenantName=t,statusText='Occupied',area=a,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),contractRent=mr,annualRent=round(mr*12,2),deposit=dep,charges=[dict(code='Monthly Rec.',amount=rec)],rentSteps=[dict(date=d.isoformat(),amount=v) for d,v in steps] or None))
if y<90:c.showPage();head()
c.line(28,y+8,Wd-28,y+8);y-=4
RM=round(RM,2)
an=round(sum(r['annualRent'] for r in tr),2)
ln(['','Total Occupied','',f'{A-va:,}','','',f'{RM:,.2f}',f'{an:,.2f}','',f'{RC:,.2f}',f'{DP:,.2f}',f'{LC:,.2f}'],'Helvetica-Bold')
ln(['','Total Vacant','',f'{va:,}','','','0.00','0.00'],'Helvetica-Bold')
ln(['','Grand Total','',f'{A:,}','','',f'{RM:,.2f}',f'{an:,.2f}','',f'{RC:,.2f}',f'{DP:,.2f}',f'{LC:,.2f}'],'Helvetica-Bold')
y-=4;c.setFont('Helvetica',7);c.drawString(76,y,f'Occupied 13 ({(A-va)/A:.2%})    Vacant {nv} ({va/A:.2%})    Total 15')
c.showPage();c.save()
save(fn,'OFFICE','US tenancy schedule with rent-step sub-lines',True,'Meridian Tower - 400 N. Larkin Avenue','2025-09-30',15,13,2,tr,totals=dict(contractRent=RM,annualRent=an,area=A,deposit=round(DP,2)))
