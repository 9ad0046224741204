# UK service charge debtors open items, one block a leaseholder, reportlab canvas
from common import *
import datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
NAME='tanners_yard_sc_debtors.pdf'
AS=dt.date(2025,6,30)
D=lambda s: dt.datetime.strptime(s,'%d.%m.%y').date()
# flat, name, account, [(date, ref, description, demanded, received)]
L=[
('Flat 1','Ms H Trevelyan','TY/001',[('24.06.25','D10431','Service charge half year to 24 Dec 25',1184.20,0)]),
('Flat 3','Mr J & Mrs P Oyelaran','TY/003',[('25.12.24','D10208','Service charge half year to 24 Jun 25',1120.75,620.75),('24.06.25','D10433','Service charge half year to 24 Dec 25',1184.20,0),('01.04.25','D10377','Admin fee - reminder letter',48.00,0)]),
('Flat 4','Brightwater Lettings Ltd','TY/004',[('25.12.24','D10209','Service charge half year to 24 Jun 25',1306.40,0),('14.02.25','D10291','S.20 major works - roof, 1st instalment',2415.00,0),('01.04.25','D10378','Admin fee - reminder letter',48.00,0),('16.05.25','D10402','Admin fee - referral to solicitors',180.00,0),('24.06.25','D10434','Service charge half year to 24 Dec 25',1380.35,0)]),
('Flat 7','Dr A Szabo','TY/007',[('24.06.25','D10437','Service charge half year to 24 Dec 25',1184.20,400.00)]),
('Flat 8','Executors of Mrs E Goodridge','TY/008',[('14.02.25','D10295','S.20 major works - roof, 1st instalment',2070.00,0),('24.03.25','D10352','Ground rent to 24 Mar 26',150.00,0),('24.06.25','D10438','Service charge half year to 24 Dec 25',1184.20,0)]),
('Flat 9','Miss L Chevrier','TY/009',[('24.06.25','D10439','Service charge half year to 24 Dec 25',1184.20,0),('11.06.25','R5527','Payment on account - unallocated',None,350.00)]),
('Flat 12','Mr K Anstruther','TY/012',[('24.06.24','D09811','Service charge half year to 24 Dec 24',1098.30,850.00),('25.12.24','D10217','Service charge half year to 24 Jun 25',1120.75,0),('24.06.25','D10442','Service charge half year to 24 Dec 25',1184.20,0),('02.05.25','D10391','Contribution to reserve fund 2025',300.00,0)]),
('Flat 14','Mr & Mrs D Fenwick-Rowe','TY/014',[('24.03.25','D10358','Ground rent to 24 Mar 26',150.00,0)]),
('Flat 15','Northgate Pension Trustees','TY/015',[('02.05.25','D10394','Contribution to reserve fund 2025',300.00,0),('24.06.25','D10445','Service charge half year to 24 Dec 25',1306.40,0)]),
('Flat 17','Ms R Adebayo','TY/017',[('14.02.25','D10304','S.20 major works - roof, 1st instalment',2070.00,1380.00),('24.06.25','D10447','Service charge half year to 24 Dec 25',1184.20,0)]),
('Flat 18','Mr S Petrosyan','TY/018',[('20.05.25','D10411','Recharge - leak to Flat 15, excess',500.00,0),('24.06.25','D10448','Service charge half year to 24 Dec 25',1184.20,592.10)]),
('Flat 21','Sable & Finch Properties LLP','TY/021',[('25.12.24','D10226','Service charge half year to 24 Jun 25',1306.40,0),('14.02.25','D10308','S.20 major works - roof, 1st instalment',2415.00,0),('24.03.25','D10365','Ground rent to 24 Mar 26',150.00,0),('24.06.25','D10451','Service charge half year to 24 Dec 25',1380.35,0)]),
('Flat 22','Mrs N Calloway','TY/022',[('24.06.25','D10452','Service charge half year to 24 Dec 25',1184.20,0)]),
('Unit A','The Yard Coffee Co Ltd','TY/101',[('01.04.25','D10381','Insurance contribution 2025/26',842.66,0),('24.06.25','D10461','Service charge quarter to 28 Sep 25',965.00,0)]),
('Unit B','Lathe & Loom CIC','TY/102',[('25.03.25','D10371','Service charge quarter to 23 Jun 25',1148.50,574.25),('24.06.25','D10462','Service charge quarter to 28 Sep 25',1148.50,0)]),
('Bay 6','Mr T Holroyd','TY/206',[('01.06.25','D10422','Parking licence to 31 May 26',420.00,0)])]
W,H=landscape(A4); c=canvas.Canvas(DOC+NAME,pagesize=(W,H)); c.setTitle("Service charge debtors")
X=[48,104,150]; XR=[410,470,545,605,660,715,788]
HD=['Demanded','Received','Outstanding','0-30','31-60','61-90','Over 90']
M=['other:Demanded','other:Received','total','b0_30','b31_60','b61_90','b90']
pg=0;y=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1
    c.setFont('Helvetica-Bold',12); c.drawString(48,H-44,'Tanner\u2019s Yard (Wharfside) RTM Company Limited')
    c.setFont('Helvetica',9); c.drawString(48,H-58,'Service charge and sundry debtors \u2013 open items at 30 June 2025'); c.drawRightString(788,H-44,'Corbel Finch Block Management'); c.drawRightString(788,H-58,f'Page {pg}')
    y=H-86; c.setFont('Helvetica-Oblique',8); c.drawRightString(XR[6],y+11,'Age in days from demand'); 
    c.setFont('Helvetica-Bold',8)
    for x,t in zip(X,['Date','Ref','Description']): c.drawString(x,y,t)
    for x,t in zip(XR,HD): c.drawRightString(x,y,t)
    c.setLineWidth(.8); c.line(48,y-4,788,y-4); y-=18
def nums(v,font):
    c.setFont(font,8)
    for x,t in zip(XR,v):
        if t is not None: c.drawRightString(x,y,f'{t:,.2f}' if t>=0 else f'-{-t:,.2f}')
rows=[];tots=[];G=[0.0]*7
head()
for u,n,a,items in L:
    if y<60+13*(len(items)+2): head()
    c.setFont('Helvetica-Bold',8.5); c.drawString(48,y,f'{u}   {n}'); c.setFont('Helvetica',8); c.setFillGray(.35); c.drawString(300,y,a); c.setFillGray(0); y-=12.5
    S=[0.0]*7
    for d,ref,ds,dm,rc in sorted(items,key=lambda i:D(i[0])):
        dd=D(d); out=round((dm or 0)-rc,2); days=(AS-dd).days; k=0 if days<=30 else 1 if days<=60 else 2 if days<=90 else 3
        v=[dm,rc if rc else None,out]+[out if i==k else None for i in range(4)]
        c.setFont('Helvetica',8); c.drawString(X[0],y,f'{dd:%d/%m/%Y}'); c.drawString(X[1],y,ref); c.drawString(X[2],y,ds); nums(v,'Helvetica'); y-=11.5
        rows.append({'unit':u,'name':n,'resident':a,'date':dd.isoformat(),'invoice':ref,'charge':ds,**dict(zip(M,v))})
        S=[round(p+(q or 0),2) for p,q in zip(S,v)]
    c.setLineWidth(.3); c.line(360,y+8.5,788,y+8.5)
    v=[x if abs(x)>.004 else None for x in S]
    nums(v,'Helvetica-Bold'); c.drawString(X[2],y,f'Total {u}'); tots.append({'label':f'Total {u}',**dict(zip(M,v))}); y-=18
    G=[round(p+q,2) for p,q in zip(G,S)]
if y<70: head()
c.setLineWidth(1); c.line(48,y+10,788,y+10); nums(G,'Helvetica-Bold'); c.drawString(48,y,'TOTAL DEBTORS'); c.line(48,y-4,788,y-4)
tots.append({'label':'TOTAL DEBTORS',**dict(zip(M,G))}); c.save(); print(G,len(rows))
save(NAME,'AR','UK leasehold block service charge debtors, open items under each leaseholder heading with account subtotals, PDF Helvetica landscape',True,M,rows,tots)
