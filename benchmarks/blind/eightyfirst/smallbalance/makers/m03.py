# strip center, small management firm, landscape PDF with grouped header and step lines
from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
FN='Pebblebrook_Plaza_RR_1-31-26.pdf'
D=dt.date
P=ParagraphStyle('p',fontName='Helvetica',fontSize=7,leading=8.2); 
# suite, tenant, gla, start, end, monthly, steps, opts, cam,tax,ins,dep
T=[('A-1','Mattress Barn of Tuscany Hills, Inc.',4200,D(2022,4,1),D(2027,3,31),5075.00,[(D(2026,4,1),5227.25)],'1 x 5 yr',1),
('A-2','Dr. Anselm Whitfield, DDS PLLC',2100,D(2018,8,1),D(2028,7,31),3272.50,[(D(2026,8,1),3370.68),(D(2027,8,1),3471.80)],'2 x 5 FMV',1),
('A-3','Golden Wok Express',1400,D(2024,1,1),D(2028,12,31),2216.67,[(D(2027,1,1),2283.17),(D(2028,1,1),2351.67)],'1 x 5 yr',1),
('A-4','Vacant',1400,None,None,None,[], '',0),
('B-1','Suds & Duds Coin Laundry',2800,D(2015,6,1),D(2030,5,31),3850.00,[(D(2026,6,1),3965.50),(D(2028,6,1),4084.47)],'None',1),
('B-2','ProNails by Thuy',1120,D(2023,3,15),D(2026,3,31),1866.67,[],'None',1),
('B-3','Keystone Tax & Bookkeeping',980,D(2020,1,1),'M-T-M',1388.33,[],'',0),
('B-4','Lucky 8 Vapor LLC',1260,D(2025,2,1),D(2028,1,31),2047.50,[(D(2026,2,1),2108.93),(D(2027,2,1),2172.20)],'1 x 3 yr',1),
('B-5','Vacant',1960,None,None,None,[],'',0),
('C (pad)','Burger Barrel Restaurants #114',3050,D(2012,11,1),D(2032,10,31),8260.42,[(D(2027,11,1),9086.46)],'3 x 5 yr',2)]
gla=sum(t[2] for t in T)
hd1=['Suite','Tenant','GLA\n(sf)','% of\nGLA','Lease Term','','Base Rent','','','Reimbursements (monthly est.)','','','Total\nMonthly','Scheduled Increases','','Options']
hd2=['','','','','From','To','Monthly','Annual','PSF','CAM','Taxes','Ins.','','Date','New Mo. Rent','']
data=[hd1,hd2]; rows=[]; tots=dict(m=0,a=0,c=0,t=0,i=0,tt=0); occ_sf=0
sty=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(11,0)),('SPAN',(13,0),(14,0)),
 ('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('VALIGN',(0,2),(-1,-1),'TOP'),('ALIGN',(2,2),(3,-1),'RIGHT'),('ALIGN',(6,2),(12,-1),'RIGHT'),('ALIGN',(14,2),(14,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2F4F4F')),('TEXTCOLOR',(0,0),(-1,1),colors.white),
 ('LINEBELOW',(4,0),(11,0),.4,colors.white),('LINEBELOW',(13,0),(14,0),.4,colors.white),('TOPPADDING',(0,2),(-1,-1),2.5),('BOTTOMPADDING',(0,2),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
for c in (0,1,2,3,12,15): sty.append(('SPAN',(c,0),(c,1)))
for (u,t,sf,a,e,mo,steps,opt,nnn) in T:
    pct=f'{sf/gla*100:.1f}%'
    if mo is None:
        data.append([u,'Vacant',m0(sf),pct]+['']*12); rows.append(row(unit=u,area=sf,statusText='Vacant'))
    else:
        cam,tax,ins=[round(sf*x/12,2) if nnn else 0 for x in ((3.15,2.42,.61) if nnn<2 else (0.9,2.42,.38))]
        ann=round(mo*12,2); tt=round(mo+cam+tax+ins,2)
        if not nnn: cs=['Gross','','']
        else: cs=[m2(cam),m2(tax),m2(ins)]
        data.append([u,Paragraph(t,P),m0(sf),pct,usn2(a),usn2(e) if not isinstance(e,str) else e,m2(mo),m2(ann),f'{ann/sf:.2f}']+cs+[m2(tt),'\n'.join(usn2(d) for d,_ in steps),'\n'.join(m2(x) for _,x in steps),opt])
        tots['m']+=mo;tots['a']+=ann;tots['c']+=cam;tots['t']+=tax;tots['i']+=ins;tots['tt']+=tt;occ_sf+=sf
        rows.append(row(unit=u,tenantName=t,area=sf,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=mo,annualRent=ann,
          charges=[{'code':'CAM','amount':cam},{'code':'Taxes','amount':tax},{'code':'Ins.','amount':ins}] if nnn else None,totalCharges=tt,rentSteps=[{'date':iso(d),'amount':x} for d,x in steps] or None))
    k=len(data)-1
    sty.append(('LINEBELOW',(0,k),(-1,k),.25,colors.grey))
    if mo is None: sty+= [('BACKGROUND',(0,k),(-1,k),colors.HexColor('#F3F3EE')),('FONT',(1,k),(1,k),'Helvetica-Oblique',7)]
data.append(['','TOTAL / 10 suites',m0(gla),'100.0%','','',m2(tots['m']),m2(tots['a']),'',m2(tots['c']),m2(tots['t']),m2(tots['i']),m2(tots['tt']),'','',''])
data.append(['',f'Occupied ({occ_sf/gla*100:.1f}%)',m0(occ_sf)]+['']*13)
data.append(['',f'Vacant ({(gla-occ_sf)/gla*100:.1f}%)',m0(gla-occ_sf)]+['']*13)
n=len(data)-3
sty+=[('FONT',(0,n),(-1,n),'Helvetica-Bold',7),('LINEABOVE',(0,n),(-1,n),1,colors.black),('LINEBELOW',(0,n),(-1,n),1,colors.black)]
def pg(c,d):
    W,H=d.pagesize
    c.setFont('Helvetica-Bold',13); c.drawString(30,H-36,'PEBBLEBROOK PLAZA'); c.setFont('Helvetica',8.5); c.drawString(30,H-48,'8840 Old Stage Road, Tuscany Hills, Georgia'); c.drawString(30,H-60,'Tenant Rent Roll as of January 31, 2026')
    c.setFont('Helvetica',8); c.drawRightString(W-30,H-36,'Rowland-Tate Management Co.'); c.drawRightString(W-30,H-46,'Agent for Owner: Pebblebrook Plaza Partners, LP')
    c.setFont('Helvetica',6.5); c.drawString(30,20,'Estimates of reimbursements are for calendar 2026. B-3 pays gross rent. B-2 has been offered a 3-year renewal, not yet signed.'); c.drawRightString(W-30,20,f'Page {c.getPageNumber()}')
t=Table(data,colWidths=[36,104,34,32,42,42,48,54,32,44,44,36,48,40,50,52],repeatRows=2); t.setStyle(TableStyle(sty))
SimpleDocTemplate(doc(FN),pagesize=landscape(letter),leftMargin=24,rightMargin=24,topMargin=72,bottomMargin=36).build([t],onFirstPage=pg,onLaterPages=pg)
assert abs(sum(x.get('totalCharges',0) for x in rows)-tots['tt'])<.01
save(FN,'RETAIL','management firm PDF, grouped two-line header, reimbursements, step lines inside the row',True,dict(propertyName='PEBBLEBROOK PLAZA',asOnDate='2026-01-31',units=10,occupied=8,vacant=2,rows=rows))
