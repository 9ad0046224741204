"""AppFolio style Aged Receivables Detail of a strip mall, PDF landscape, tenant headings, a line per open charge"""
from common import *
from datetime import date
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor
N='ar_stripmall_appfolio'
AS=date(2025,3,31)
T=[('Suite 101 - Rosita\'s Taqueria, Inc.',[((2025,3,1),'4000: Base Rent',4850.00),((2025,3,1),'4200: CAM Recovery',1106.25),((2025,3,6),'4500: Late Fee',242.50),((2025,2,1),'4200: CAM Recovery',1106.25),((2024,12,18),'4210: 2023 CAM Reconciliation',2318.77)]),
('Suite 103 - Glow Nail & Lash Bar',[((2025,3,1),'4000: Base Rent',3120.00),((2025,3,1),'4200: CAM Recovery',712.50)]),
('Suite 105 - Jackson Hewitt-style Tax Pros LLC',[((2025,1,15),'4310: Sign Panel Fee',350.00)]),
('Suite 107/109 - Bluebonnet Pediatric Dental, PLLC',[((2025,3,1),'4220: Real Estate Tax Recovery',1894.40),((2025,3,1),'4000: Base Rent',7410.00),((2025,3,12),'Prepaid Credit',-9304.40)]),
('Suite 111 - Smoke Signal Vape & Glass',[((2025,3,1),'4000: Base Rent',2275.00),((2025,3,1),'4200: CAM Recovery',518.75),((2025,2,1),'4000: Base Rent',2275.00),((2025,2,1),'4200: CAM Recovery',518.75),((2025,2,6),'4500: Late Fee',139.69),((2025,1,1),'4000: Base Rent',2275.00),((2025,1,1),'4200: CAM Recovery',518.75),((2024,12,1),'4000: Base Rent',1137.50),((2024,11,20),'4600: NSF Fee',35.00),((2024,11,1),'4200: CAM Recovery',518.75)]),
('Suite 113 - Mattress Depot of Killeen',[((2025,3,1),'4000: Base Rent',6900.00),((2025,2,27),'4320: HVAC Repair Chargeback',1488.16)]),
('Suite 117 - Grace Harvest Fellowship',[((2025,3,20),'Unapplied Payment',-1500.00),((2025,2,1),'4000: Base Rent',2640.00),((2025,3,1),'4000: Base Rent',2640.00)]),
('Suite 121 - Wok N Roll Express (past)',[((2024,9,1),'4000: Base Rent',3485.00),((2024,9,1),'4200: CAM Recovery',831.25),((2024,10,1),'4000: Base Rent',3485.00),((2024,10,1),'4200: CAM Recovery',831.25),((2024,10,30),'4330: Legal Fees Chargeback',1925.00),((2024,11,8),'Security Deposit Applied',-3500.00)]),
('Pad A - QuikLube 290 Ltd.',[((2025,3,1),'4220: Real Estate Tax Recovery',2106.15)]),
('Kiosk - Sno-Daze Shaved Ice',[((2024,12,1),'4000: Seasonal License Fee',600.00),((2025,1,1),'4000: Seasonal License Fee',600.00)]),
]
T[2]=('Suite 105 - Centex Tax & Notary LLC',T[2][1])
UN={a.split(' - ',1)[1]:a.split(' - ',1)[0] for a,_ in T}
T=[(a.split(' - ',1)[1],b) for a,b in T]
B=['b0_30','b31_60','b61_90','b90']; M=['total']+B
def bk(d):
    k=(AS-d).days
    return B[0 if k<=30 else 1 if k<=60 else 2 if k<=90 else 3]
W,H=landscape(letter)
c=canvas.Canvas(doc(N,'pdf'),pagesize=(W,H),invariant=1)
X=[430,505,580,655,735]
gr=HexColor('#5b6770'); ln=HexColor('#c9d0d5')
def head(p):
    if p==1:
        c.setFillColor(HexColor('#1f2d3d')); c.setFont('Helvetica-Bold',15); c.drawString(36,H-44,'Aged Receivables Detail')
        c.setFont('Helvetica',8.5); c.setFillColor(gr)
        for i,t in enumerate(('Properties: Cedar Bend Plaza - 4100 E Stan Schlueter Lp Killeen, TX 76542','Payer Type: Tenants     Tenant Status: Current, Past, Evict','Receivables as of: 03/31/2025     Balance Status: All (owed and credit)')):
            c.drawString(36,H-58-11*i,t)
        y=H-104
    else: y=H-46
    c.setFillColor(HexColor('#eef1f3')); c.rect(36,y-8,W-72,24,stroke=0,fill=1); c.setFillColor(HexColor('#1f2d3d'))
    c.setFont('Helvetica-Bold',8.5)
    c.drawString(40,y,'Payer Name'); c.drawString(100,y,'Unit'); c.drawString(152,y,'Charge Date'); c.drawString(214,y,'Account')
    c.drawRightString(X[0],y+6,'Amount'); c.drawRightString(X[0],y-4,'Receivable')
    for x,t in zip(X[1:],('0-30','31-60','61-90','91+')): c.drawRightString(x,y,t)
    c.setFillColor(gr); c.setFont('Helvetica',7.5); c.drawString(36,24,'Created on 04/02/2025'); c.drawRightString(W-36,24,f'Page {p}')
    c.setFillGray(0)
    return y-22
rows=[];tots=[];G=dict.fromkeys(M,0.0)
# planted: this line is in the tenant's sum and the grand total but is not printed
DROP=('Smoke Signal Vape & Glass',(2025,1,1),'4200: CAM Recovery')
p=1;y=head(p)
def line(y,v,font='Helvetica'):
    c.setFont(font,8.5)
    for x,k in zip(X,M):
        q=v.get(k); 
        if q is None: q=0.0
        s=f'{q:,.2f}' if q>=0 else f'-{-q:,.2f}'
        c.drawRightString(x,y,s)
for nm,L in T:
    if y<44+14*min(4,len(L)+1): c.showPage();p+=1;y=head(p)
    c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,nm); y-=13
    S=dict.fromkeys(M,0.0)
    for d,ch,a in L:
        dd=date(*d); b=bk(dd)
        for k in ('total',b): S[k]=r2(S[k]+a)
        if (nm,d,ch)==DROP: continue
        if y<40: c.showPage();p+=1;y=head(p)
        v=dict.fromkeys(M,0.0); v['total']=a; v[b]=a
        c.setFont('Helvetica',8.5); c.drawString(100,y,UN[nm].replace('Suite ','')); c.drawString(152,y,dd.strftime('%m/%d/%Y')); c.drawString(214,y,ch); line(y,v)
        rows.append({'unit':UN[nm].replace('Suite ',''),'name':nm,'date':dd.strftime('%m/%d/%Y'),'charge':ch,**v}); y-=12.5
    c.setStrokeColor(ln); c.setLineWidth(.6); c.line(X[0]-60,y+9.5,X[-1],y+9.5)
    c.setFont('Helvetica-Bold',8.5); c.drawString(214,y,'Total'); line(y,S,'Helvetica-Bold')
    tots.append({'label':'Total',**S})
    for k in M: G[k]=r2(G[k]+S[k])
    y-=18
c.setStrokeColor(HexColor('#1f2d3d')); c.setLineWidth(1); c.line(36,y+11,W-36,y+11)
c.setFont('Helvetica-Bold',9); c.drawString(40,y,'Total for Cedar Bend Plaza'); line(y,G,'Helvetica-Bold')
tots.append({'label':'Total for Cedar Bend Plaza',**G})
c.save(); print(p,G)
assert abs(G['total']-sum(G[b] for b in B))<.005
save(N,'pdf','AR','RETAIL','AppFolio aged receivables detail, tenant headings with a line per open charge and a sum per tenant, credits as minus',M,rows,
 tots,{'what':'Suite 111, 01/01/2025 CAM Recovery 518.75 is not printed; tenant sum and grand total include it','kind':'row_dropped'},hard='charge lines under tenant headings')
