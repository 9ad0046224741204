from common import *
from reportlab.pdfgen.canvas import Canvas
F='Drovers_Rest_report_on_tenancies.pdf'
c=Canvas(doc(F),pagesize=(595,842)); y=790
c.setFont('Times-Bold',16); c.drawRightString(540,y,'SELWAY MARCH'); c.setFont('Times-Roman',9); c.drawRightString(540,y-13,'Chartered Surveyors and LPA Receivers'); c.drawRightString(540,y-25,'7 Castle Gate, Ludbury LD1 2HT')
c.setFont('Times-Roman',10.5); y=730
for l in ['Our ref: PM/DR/0225','14 November 2025','','The Recoveries Manager','Marches & Border Building Society','','Dear Sirs']: c.drawString(60,y,l); y-=14
y-=4; c.setFont('Times-Bold',10.5); c.drawString(60,y,'The Drovers Rest, 41 Market Place, Ludbury – Schedule of occupation at 14 November 2025'); y-=20; c.setFont('Times-Roman',10.5)
for l in ['As requested we set out below the occupations we found on inspection. The pub is trading under a tenancy at will to the','operator put in by the borrower; the upper parts are let as flats on assured shorthold tenancies. Copies of the agreements','are held on our file save for Flat 3, where none has been produced to us.']: c.drawString(60,y,l); y-=13
y-=14
data=[('Ground floor and cellar','Public house','Teme Valley Taverns Ltd',D(2024,2,5),'At will','£24,000 pa',24000,'y',2000),
('Flat 1','1 bed flat','Mr L Beddoes',D(2023,9,16),D(2026,9,15),'£575 pcm',575,'m',575),
('Flat 2','2 bed flat','Ms A Pugh & Mr J Rowe',D(2022,6,1),'Periodic','£695 pcm',695,'m',0),
('Flat 3','Studio','Mr K Walczak','not known','Periodic','£450 pcm',450,'m',None),
('Flat 4','2 bed flat','VACANT',None,None,None,None,None,None),
('Garage','Lock-up garage','Mr L Beddoes',D(2023,9,16),D(2026,9,15),'£60 pcm',60,'m',0),
('Stables','Store and yard','Clun Cider Company',D(2025,1,1),D(2027,12,31),'£4,200 pa',4200,'y',0)]
X=[60,148,222,338,393,447,520]; xr={5:492,6:540}
c.setFont('Times-Bold',9); c.line(60,y+12,540,y+12)
for h,i in (('Part',0),('Description',1),('Occupier',2),('From',3),('To',4)): c.drawString(X[i],y,h)
c.drawRightString(492,y,'Rent'); c.drawRightString(540,y,'£ p.a.'); y-=5; c.line(60,y,540,y); y-=13; c.setFont('Times-Roman',9.2)
rows=[];T=0;dd=lambda d:d.strftime('%d.%m.%y') if isinstance(d,D) else (d or '')
for u,ty,t,s,e,txt,x,per,dep in data:
    c.drawString(X[0],y,u if u!='Ground floor and cellar' else 'Ground floor'); c.drawString(X[1],y,ty); c.drawString(X[2],y,t); c.drawString(X[3],y,dd(s)); c.drawString(X[4],y,dd(e))
    if x: 
        a=x*12 if per=='m' else x; T+=a; c.drawRightString(492,y,txt); c.drawRightString(540,y,f'{a:,.0f}')
    y-=16
    v=t=='VACANT'
    rows.append(dict(unit=u if u!='Ground floor and cellar' else 'Ground floor',unitType=ty,tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',contractRent=x if per=='m' else None,annualRent=(x*12 if per=='m' else x) if x else None,leaseStartDate=s,leaseEndDate=e))
c.line(447,y+11,540,y+11); c.setFont('Times-Bold',9.2); c.drawString(X[2],y,'Total rent reserved'); c.drawRightString(540,y,f'{T:,.0f}'); c.line(447,y-4,540,y-4); c.line(447,y-6,540,y-6); y-=30
c.setFont('Times-Roman',10.5)
for l in ['There are seven separate parts, of which six are occupied and one (Flat 4) is empty following a ceiling collapse. We','estimate repairs at about £6,500 plus VAT and a rent of £675 pcm thereafter. We have served notice on every occupier','to pay rent to us from 1 December 2025.','','Yours faithfully','','','','Selway March','Joint LPA Receivers, without personal liability']: c.drawString(60,y,l); y-=13
c.save()
save(F,'MIXED_USE','reportlab letter with small schedule, rents in pa and pcm text',True,dict(propertyName='The Drovers Rest',asOnDate='2025-11-14',units=7,occupied=6,vacant=1,rows=rows))
