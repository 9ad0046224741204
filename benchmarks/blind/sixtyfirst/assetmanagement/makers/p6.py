# Ground rents, masts, roof licences and wayleaves in Ireland: two-line records, Times, portrait
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
G=[('GROUND RENTS',[('GR/01','Ballyfinch Hotels (Operations) DAC','Site of hotel, Quay Parade, Sligo','1989-05-01','2139-04-30',42500,'Every 5 yrs to 12.5% of rack rent; next 1 May 2029','23,400 m²'),('GR/02','Oldcastle Co-operative Creamery Society Ltd','Creamery yard, Mill Road, Oldcastle','1961-09-29','2060-09-28',180.5,'Fixed','11,200 m²'),('GR/03','Representatives of Tobin','Plot 7, Rosebank Terrace, Birr','1904-03-25','2053-03-24',12.7,'Fixed','410 m²'),('GR/04','Shannon Gate Filling Stations Ltd','Petrol station & drive-thru, N18 Setright Cross','2008-11-01','2043-10-31',68000,'5-yearly OMRV; steps to 74,800.00 p.a. on 1 Nov 2028','3,850 m²'),('GR/05','Corrib Self-Drive Limited','Car hire compound, Airport Road','2014-02-01','2034-01-31',26400,'CPI, 1 Feb 2029','6,100 m²'),('GR/06','(In hand)','Paddock at rear of GR/05','','',None,'','8,800 m²')]),
('TELECOM MASTS AND ROOF LICENCES',[('TM/01','Emerald Lattice Towers Ltd','Monopole compound, Knockroe Hill','2015-07-01','2030-06-30',14750,'Steps to 15,487.50 p.a. on 1 Jul 2026',''),('TM/02','Emerald Lattice Towers Ltd','Lattice mast, Glenawn Forest','2010-01-01','2024-12-31',9200,'Holding over since expiry',''),('TM/03','Hibercell Networks DAC','Roof of Custom Buildings, Dock St.','2022-04-04','2032-04-03',11800,'CPI, 4 Apr 2027',''),('TM/04','Garda Radio Services Agency','Roof of Custom Buildings, Dock St.','2019-10-01','2029-09-30',0,'Nil rent by agreement',''),('TM/05','(Vacant pole)','Disused monopole, Cloonagh','','',None,'Decommissioning under review','')]),
('WAYLEAVES, SIGNS AND SOLAR',[('WL/01','Midlands Gas Transport Ltd','Pipeline easement, lands at Rahugh','1997-06-01','2096-05-31',640,'Fixed',''),('AD/01','Brightside Outdoor Ltd','48-sheet hoarding, Dock St. gable','2023-03-01','2026-02-28',7350,'Fixed; 3 months\' notice',''),('SO/01','Rahugh Sunfarm DAC','Photovoltaic array, lands at Rahugh','2024-08-15','2059-08-14',31200,'CPI capped 3%, annually 15 Aug','126,000 m²')])]
def run():
    name='GroundRents_and_Masts_2025-06-30.pdf'
    W,H=A4; c=canvas.Canvas(doc(name),pagesize=A4); rows=[]
    f=lambda s:dd(s).strftime('%-d %B %Y'); B='Times-Bold'; N='Times-Roman'; I='Times-Italic'
    def head():
        c.setFont(B,13); c.drawCentredString(W/2,H-50,'ROSCARRICK LAND & INFRASTRUCTURE PORTFOLIO'); c.setFont(N,10.5); c.drawCentredString(W/2,H-65,'Schedule of Ground Rents, Masts and Wayleaves at 30th June 2025'); c.setFont(I,8.5); c.drawCentredString(W/2,H-77,'All rents in Euro, exclusive of VAT, payable half-yearly in advance')
        c.setFont(B,9); y=H-102
        for x,t in((50,'Ref.'),(95,'Lessee / Licensee'),(310,'Term commenced'),(410,'Term expires')): c.drawString(x,y,t)
        c.drawRightString(W-48,y,'Rent p.a. €'); c.setFont(I,8.5); c.drawString(95,y-11,'Premises'); c.drawString(310,y-11,'Reviews'); c.drawRightString(W-48,y-11,'Area'); c.line(48,y-16,W-48,y-16)
        return y-34
    def foot(): c.setFont(N,8); c.drawCentredString(W/2,34,'- %d -'%c.getPageNumber())
    y=head(); gt=0
    for s,ls in G:
        if y<130: foot(); c.showPage(); y=head()
        c.setFont(B,9.5); c.drawString(50,y,s); y-=18; st=0
        for u,t,p,a,e,r,rv,ar in ls:
            if y<80: foot(); c.showPage(); y=head()
            c.setFont(N,9.5); c.drawString(50,y,u); c.drawString(95,y,t)
            if a: c.drawString(310,y,f(a)); c.drawString(410,y,f(e))
            R=dict(unit=u,section=s,annualRent=r,leaseStartDate=a,leaseEndDate=e)
            if t[0]=='(': R['statusText']=t.strip('()')
            else: R['statusText']='Occupied'; R['tenantName']=t
            if r is not None: c.drawRightString(W-48,y,m2(r)); st+=r
            c.setFont(I,8.5); c.drawString(95,y-11,p); c.drawString(310,y-11,rv)
            if ar: c.drawRightString(W-48,y-11,ar); R['area']=int(ar.split()[0].replace(',',''))
            if 'teps to' in rv:
                am=float(rv.split('teps to ')[1].split()[0].replace(',','')); d=D.datetime.strptime(rv.split(' on ')[1],'%d %b %Y').date(); R['rentSteps']=[dict(date=d.isoformat(),amount=am,per='year')]
            rows.append(R); y-=27
        c.setFont(B,9); c.line(W-125,y+14,W-48,y+14); c.drawString(310,y+2,'Sub-total'); c.drawRightString(W-48,y+2,m2(st)); gt+=st; y-=24
    c.setFont(B,10); c.drawString(95,y,'TOTAL RENT RESERVED PER ANNUM'); c.drawRightString(W-48,y,'€'+m2(gt)); c.line(W-125,y-4,W-48,y-4); c.line(W-125,y-6,W-48,y-6)
    foot(); c.save()
    save(name,'LAND','Irish ground rents and masts, two-line records, Times, three sections',dict(propertyName='ROSCARRICK LAND & INFRASTRUCTURE PORTFOLIO',asOnDate='2025-06-30',units=None,occupied=None,vacant=None,rows=rows),hard=True)
