# Australian shopping centre, Re-Leased-like, PLANTED wrong total of annual base rent
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A3,landscape
from reportlab.lib import colors
N='p06_wattle_grove_tenancy.pdf'
# sh,tenant,cat,gla,start,end,opt,base pa,outg pa,promo pa,review, bond
S=[('MAJORS',[('MM01','Fernmart Supermarkets Pty Ltd','Supermarket',3420.0,'14/11/2014','13/11/2034','4 x 5y',1128600,0,0,'CPI 5 yrly + % rent','')]),
('MINI MAJORS',[('M101','Dollar Dingo','Discount variety',612.5,'01/07/2021','30/06/2028','1 x 7y',220500,49000,0,'3.0% fixed',''),('M102','Outback Chemist Warehaus','Pharmacy',488.0,'01/02/2023','31/01/2030','1 x 5y',268400,39040,5368,'3.5% fixed','BG')]),
('SPECIALTY SHOPS',[('S01','Baker\'s Lane','Food - bakery',92.4,'01/10/2022','30/09/2027','-',87780,10164,4389,'4.0% fixed','BG'),('S02','Vacant','',74.0,'','','',None,None,None,'',''),('S03','Sushi Kumo','Food - takeaway',48.2,'15/03/2024','14/03/2029','1 x 5y',67480,5302,3374,'CPI + 1.5%','BG'),('S04','Lens & Frame Optical','Optometry',86.0,'01/05/2020','30/04/2025','-',77400,9460,3870,'Holdover',''),
('S05/06','Golden Wok Dining','Food - cafe/rest.',164.8,'01/08/2019','31/07/2029','-',123600,18128,6180,'4.0% fixed','BG'),('S07','Tidy Trims Barber','Services',41.5,'01/12/2024','30/11/2027','-',45650,4565,2282.50,'4.0% fixed','Cash'),('S08','Vacant','',58.6,'','','',None,None,None,'',''),('S09','Wattle Grove News & Lotto','Newsagency',119.3,'01/04/2021','31/03/2026','1 x 5y',95440,13123,4772,'CPI','BG'),('S10','Nurture Massage','Services',66.0,'01/09/2025','31/08/2030','-',56100,7260,2805,'4.0% fixed','BG')]),
('KIOSKS',[('K1','Bean Drop Espresso','Food - coffee',18.0,'01/06/2023','31/05/2028','-',52000,1980,2600,'5.0% fixed','BG'),('K2','FixMyPhone','Services',12.0,'01/06/2024','31/05/2026','-',38400,1320,1920,'5.0% fixed','Cash')]),
('ATM / OTHER',[('ATM1','CashPoint Networks','ATM',None,'01/01/2022','31/12/2026','-',14500,0,0,'CPI',''),('SGN1','SkyView Outdoor','Signage',None,'01/07/2020','30/06/2030','-',22000,0,0,'3.0% fixed','')])]
c=canvas.Canvas(doc(N),pagesize=landscape(A3));W,H=landscape(A3)
c.setFillColor(colors.HexColor('#00695c'));c.rect(0,H-60,W,60,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',20);c.drawString(40,H-38,'Wattle Grove Village');c.setFont('Helvetica',11);c.drawRightString(W-40,H-28,'Tenancy Schedule');c.drawRightString(W-40,H-44,'Effective 30 June 2026');c.setFillColor(colors.black)
X=[(40,'l','Shop'),(100,'l','Tenant'),(290,'l','Usage'),(450,'r','GLA (m²)'),(470,'l','Commence'),(540,'l','Expiry'),(610,'l','Option'),(740,'r','Base Rent (pa)'),(830,'r','Outgoings (pa)'),(920,'r','Promotion (pa)'),(1020,'r','Gross Rent (pa)'),(1040,'l','Review'),(1130,'l','Security')]
def line(y,vs,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',9)
    for (x,al,_),v in zip(X,vs): (c.drawString if al=='l' else c.drawRightString)(x,y,v)
y=H-90;line(y,[x[2] for x in X],1);c.line(40,y-5,W-40,y-5);y-=22
f=lambda v:'' if v is None else f'${v:,.2f}'
iso=lambda s:'-'.join(reversed(s.split('/'))) if s else None
rows=[];G=[0]*5
for s,us in S:
    c.setFillColor(colors.HexColor('#e0f2f1'));c.rect(40,y-5,W-80,16,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',9);c.drawString(44,y,s);y-=18;t=[0]*5
    for u,n,cat,a,st,en,op,b,o,p,rv,se in us:
        g=None if b is None else b+o+p;vac=n=='Vacant'
        line(y,[u,n,cat,f'{a:,.1f}' if a else '',st,en,op,f(b),f(o),f(p),f(g),rv,se]);y-=16
        for i,v in enumerate((a,b,o,p,g)):t[i]+=v or 0;G[i]+=v or 0
        rows.append(dict(unit=u,section=s,tenantName=None if vac else n,statusText='Vacant' if vac else 'Holdover' if rv=='Holdover' else 'Occupied',unitType=cat or None,area=a,leaseStartDate=iso(st),leaseEndDate=iso(en),annualRent=b,charges=[] if b is None else [dict(code='Outgoings (pa)',amount=o,per='year'),dict(code='Promotion (pa)',amount=p,per='year')]))
    c.line(400,y+11,1022,y+11);line(y,['','Total '+s.title().replace('Atm','ATM'),'',f'{t[0]:,.1f}' if t[0] else '','','','']+[f(v) for v in t[1:]],1);y-=22
wrong=G[1]+9000
c.setLineWidth(1.4);c.line(40,y+12,W-40,y+12);line(y,['','CENTRE TOTAL','',f'{G[0]:,.1f}','','','',f(wrong),f(G[2]),f(G[3]),f(G[4])],1)
y-=34;c.setFont('Helvetica',9)
for l in ('Lettable tenancies 14 (let 12, vacant 2); ATM and signage licences are excluded from the tenancy count.','S05/06 is one tenancy. All amounts in AUD, exclusive of GST. S04 is holding over month to month. BG = bank guarantee.'): c.drawString(40,y,l);y-=13
c.setFont('Helvetica',8);c.setFillColor(colors.grey);c.drawString(40,24,'Generated 2 Jul 2026 08:41 AEST');c.drawRightString(W-40,24,'1 of 1');c.save()
nt=sum(1 for r in rows if r['section'][:3]!='ATM');nv=sum(r['statusText']=='Vacant' for r in rows);assert (nt,nv)==(14,2),(nt,nv)
save(N,'RETAIL','Re-Leased-like A3 banner schedule, sections, annual AUD',True,dict(propertyName='Wattle Grove Village',asOnDate='2026-06-30',units=14,occupied=12,vacant=2,planted=dict(what=f'CENTRE TOTAL of Base Rent (pa) printed {wrong:,.2f}, true sum {G[1]:,.2f}',kind='total_wrong'),printedTotals=dict(area=round(G[0],1),grossAnnual=G[4]),rows=rows))
