from lib import *
import random,datetime
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
random.seed(505)
fn='ashdown_taverns_estate_rent_schedule.pdf'
pubs='The Plough & Harrow;Ditchling End|The Black Swan;Lewford|Railway Tavern;Hoxworth|The Old Ship;Marsham Quay|King\'s Arms;Tilbrook|The Wheatsheaf;Great Oaking|Red Lion Hotel;Barcombe Cross|The Cricketers;Steephill|Fox & Grapes;Lewford|The Jolly Sailor;Newsea|Duke of Cumberland;Arlham|The Coach House;Penbury|The Anchor;Marsham Quay|Rose and Crown;Wendlebridge|White Hart;Uckleham|The Bull;Coldwell|Queen\'s Head;Steephill|The Green Man;Framling|Barley Mow;Hoxworth|The Chequers;Nutbourne Green|Six Bells;Chidding|The Victory;Newsea|The Hatch Inn;Forest Row Lane|Prince of Wales;Tilbrook'.split('|')
ten='Ms J Ferrand|Stonegrove Inns Ltd|D & P Attwell|Quayside Leisure Ltd|Mr T Olusoga|Mrs H Brand|Barcombe Hospitality Ltd|S Kirkbride|Wexcombe Pub Co LLP|Mr A Pelham|Hop & Hearth Ltd|Penbury Dining Ltd|G Thackray|Mr & Mrs Lowen|Uckleham Inns Ltd|R Maddocks|Cask Collective Ltd|Ms B Iyer|Hoxworth Taverns Ltd|Mr C Dray|Two Bells Ltd'.split('|')
ag=['5yr FRI Tenancy','Tenancy at Will','Lease (20yr)','Lease (10yr)','Operator Agreement'];d=lambda x:x.strftime('%d.%m.%y')
H=['Site','House','Town','Region','Licensee','Agreement','Start','Expiry','Rent\n£ p.w.','Rent\n£ p.a.','Rent\nreview','Tie','MAT\nbarrels','Deposit\nheld £']
data=[H];tr=[];ti=iter(ten);tot=0;dt=0;wk=0;nb=0;v=0
closed={4,13,19}
rg=['Coast','Weald','Downs']
for i,p in enumerate(pubs):
    nm,tw=p.split(';');sid=str(4102+i*7)
    if i in closed:
        st='CLOSED – to let' if i!=13 else 'VACANT – under offer'
        data.append([sid,nm,tw,rg[i%3],st,'','','','','','','','','']);v+=1
        tr.append(R(unit=sid,propertyName=nm,statusText=st));continue
    a=random.choice(ag);t=next(ti);y=random.randint(2011,2024);s=datetime.date(y,random.randint(1,9),random.randint(1,28))
    n={'5yr FRI Tenancy':5,'Lease (20yr)':20,'Lease (10yr)':10,'Operator Agreement':5}.get(a)
    if n:
        if s.year+n<2026:s=s.replace(year=2026-n+random.randint(0,n-3))
        e=(s.replace(year=s.year+n)-datetime.timedelta(1))
    else: e=None;s=datetime.date(2025,random.randint(1,5),s.day)
    w=random.choice([280,345,410,525,640,760,885]) if a!='Operator Agreement' else 0
    if a=='Tenancy at Will':w=150
    pa=w*52;dep=random.choice([2500,5000,7500,10000]);mb=random.randint(62,310)
    data.append([sid,nm,tw,rg[i%3],t,a,d(s),d(e) if e else 'Rolling',f'{w}',f'{pa:,}',d(s.replace(year=2027)) if a.startswith('Lease') else '',random.choice(['Full','Beer only','Free']),mb,f'{dep:,}'])
    wk+=w;tot+=pa;dt+=dep;nb+=mb
    tr.append(R(unit=sid,propertyName=nm,tenantName=t,statusText='Occupied',leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat() if e else 'Rolling',annualRent=pa,deposit=dep))
data.append(['','24 houses','','','','','','',f'{wk:,}',f'{tot:,}','','',f'{nb:,}',f'{dt:,}'])
t=Table(data,colWidths=[34,104,80,42,104,86,46,46,38,48,46,46,40,48],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.4),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#F6EFE2')]),('ALIGN',(8,0),(9,-1),'RIGHT'),('ALIGN',(12,0),(13,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1.2,colors.HexColor('#6B1F1F')),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#6B1F1F')),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.6),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('LINEBELOW',(0,-1),(-1,-1),.8,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE')]))
def deco(c,dc):
    c.setFillColor(colors.HexColor('#6B1F1F'));c.setFont('Times-BoldItalic',17);c.drawString(30,556,'Ashdown Taverns');c.setFillColor(colors.black);c.setFont('Helvetica',9);c.drawString(170,557,'Tenanted & Leased Estate – Schedule of Rents at 24 June 2025');c.setFont('Helvetica',7);c.drawString(30,20,'Private & confidential – estates department. Operator Agreements: no fixed rent; retained share of turnover.');c.drawRightString(812,20,f'{dc.page}')
SimpleDocTemplate(D+fn,pagesize=landscape(A4),leftMargin=24,rightMargin=24,topMargin=50,bottomMargin=34).build([t],onFirstPage=deco,onLaterPages=deco)
save(fn,'HOSPITALITY','UK pub company estate list, one house per row, weekly and annual rent',True,None,'2025-06-24',24,24-v,v,tr,totals=dict(annualRent=tot,deposit=dt))
