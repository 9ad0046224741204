# ResMan-like delinquency by month, two-line records (comment line), portrait PDF, zebra; months latest first then Prior
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor as HC, black, white
# unit, name, status, sep, aug, jul, prior, prepaid, note
C=[('A101','Deandra Kimbrough','Current',1289.00,0,0,0,0,'Promise to pay 10/10, called 10/3'),('A104','Luis & Petra Villalobos','Current',64.25,64.25,64.25,0,0,'Disputes water billback'),('A107','Corwin Shadd','Current',0,0,0,0,-1195,None),
('A202','Tamika Rowe','Current',1340.50,1340.50,212.75,0,0,'3-day notice posted 9/8'),('A206','Bilal Haddad','Current',35,0,0,0,0,None),('A209','Jeanne Trask','Notice',0,0,0,0,-318.66,None),('B102','Harlan Eddy','Current',75,75,0,0,0,None),
('B103','Monique Fairley','Evict',1405,1405,1405,2876.40,0,'Hearing 10/16 JP Pct 4; no partial payments'),('B108','Sam Otieno','Current',0,0,0,0,-50,None),('B111','Wren Castillo / Ada Pohl','Current',612.44,0,0,0,0,'Payment plan 3 of 4'),('B201','Gilberto Nava','Current',1265,480,0,0,0,'Rental assistance pending (county)'),
('B204','Shanice Pellum','Current',0,0,0,92.5,0,None),('B207','Ivor Lindqvist','Current',22.18,0,0,0,0,None),('B212','Rosa Tijerina','Current',0,0,0,0,-1310,None),('C105','Devon Macklin','Evict',1375,1375,948.12,0,0,'Writ requested'),('C106','Anh Dao','Current',118.9,0,0,0,0,None),
('C110','Petronella Mays','Notice',890,0,0,0,0,'MO 10/31'),('C203','Kofi Boateng','Current',0,41.75,0,0,0,None),('C205','Marguerite Sloan','Current',1240,0,0,0,0,None),('C208','Tyrell Banks & Joy Usher','Current',1455,1455,0,0,0,'Notice to vacate served 9/22'),('C211','Nadia Perlman','Current',-25,0,0,310.2,0,'Prior: damage charge from transfer'),
('D101','Hollis Greer','Current',0,0,0,0,-742.13,None),('D104','Bernice Aldape','Current',50,50,50,100,0,None),('D107','Reggie Toomer','Current',1320,0,0,0,0,None),('D110','Cassidy Vogt','Current',9.99,0,0,0,0,None),('D202','Ephraim Jolly','Current',0,0,0,0,-1285.5,None),('D203','Lourdes Batista','Current',655,1310,0,0,0,'Section 8 portion received 9/19'),('D209','Quincy Ambrose','Current',137.5,0,0,0,0,None)]
F=[('A110','Shelby Crane','Former',0,0,486.31,0,0,'Sent to collections 9/30'),('A203','Dominic Arroyo','Former',0,0,0,3912.77,0,'Skip'),('B105','Francine Udall','Former',218,0,0,0,0,None),('B209','Estate of M. Kellogg','Former',0,1150,0,0,0,None),('C102','Tobias Renn','Former',0,0,2210.06,1305,0,'Judgment 8/14'),('C207','Yvette Lomax','Former',0,0,0,0,-164.8,'Refund check pending'),('D106','Jared Stapleton','Former',340.15,0,0,0,0,None),('D208','Ona Fitch','Former',0,0,0,787.9,0,None)]
M=['m0','m1','m2','other:Prior','total','prepaid','other:Net Balance']
T=Truth('ar_millrace_resman','pdf','AR',M)
cv=canvas.Canvas(path('ar_millrace_resman.pdf'),pagesize=letter,invariant=1); W,H=letter
X=[268,322,376,430,486,536,590]; y=0; pg=0; navy=HC('#24505A')
def fm(a): return '' if not a else (f'(${-a/100:,.2f})' if a<0 else f'${a/100:,.2f}')
def head():
    global y,pg
    if pg: cv.showPage()
    pg+=1; cv.setFillColor(navy); cv.rect(0,H-46,W,46,fill=1,stroke=0); cv.setFillColor(white); cv.setFont('Helvetica-Bold',14); cv.drawString(22,H-22,'Delinquency by Month'); cv.setFont('Helvetica',8); cv.drawString(22,H-36,'The Millrace Apartments'); cv.drawRightString(590,H-22,'September 30, 2025'); cv.drawRightString(590,H-36,'Accounting period Sep 2025')
    cv.setFillColor(navy); cv.setFont('Helvetica-Bold',7.5); 
    for x,h in ((22,'Unit'),(52,'Resident'),(172,'Status')): cv.drawString(x,H-60,h)
    for x,h in zip(X,['Sep 2025','Aug 2025','Jul 2025','Prior','Total Owed','Prepaid','Net Balance']): cv.drawRightString(x,H-60,h)
    cv.setStrokeColor(navy); cv.setLineWidth(1); cv.line(22,H-64,590,H-64); cv.setFillColor(black); y=H-76
    cv.setFont('Helvetica',7); cv.setFillColor(HC('#666666')); cv.drawString(22,20,'Printed by kcobb on 10/3/2025 at 11:27 AM'); cv.drawRightString(590,20,f'{pg}'); cv.setFillColor(black)
def vals(t):
    m=[c(z) for z in t[3:7]]; tt=sum(m); p=c(t[7]); return m+[tt,p,tt+p]
def nums(v,font):
    cv.setFont(font,7.5)
    for x,a in zip(X,v): cv.drawRightString(x,y,fm(a))
keep=lambda v:{m:d(a) for m,a in zip(M,v) if a}
head(); G=[0]*7
for sec,L in (('Current Residents',C),('Former Residents',F)):
    if y<80: head()
    cv.setFont('Helvetica-Bold',9); cv.setFillColor(navy); cv.drawString(22,y-2,sec); cv.setFillColor(black); y-=16; S=[0]*7
    for i,t in enumerate(L):
        hgt=21 if t[8] else 12
        if y-hgt<34: head()
        if i%2==0: cv.setFillColor(HC('#EDF3F2')); cv.rect(20,y-hgt+9,572,hgt,fill=1,stroke=0); cv.setFillColor(black)
        cv.setFont('Helvetica',7.5); cv.drawString(22,y,t[0]); cv.drawString(52,y,t[1]); cv.drawString(172,y,t[2]); v=vals(t); nums(v,'Helvetica')
        if t[8]: cv.setFont('Helvetica-Oblique',6.6); cv.setFillColor(HC('#555555')); cv.drawString(60,y-9,'Note: '+t[8]); cv.setFillColor(black)
        T.rowd(dict(unit=t[0],name=t[1],status=t[2],**keep(v))); S=[a+b for a,b in zip(S,v)]; y-=hgt
    cv.setLineWidth(.6); cv.line(200,y+8,590,y+8); cv.setFont('Helvetica-Bold',7.5); lab=f'Subtotal: {sec}'; cv.drawString(52,y-2,lab); y-=2; nums(S,'Helvetica-Bold'); y-=20; T.total(lab,keep(S)); G=[a+b for a,b in zip(G,S)]
cv.setFillColor(HC('#D5E3E1')); cv.rect(20,y-5,572,16,fill=1,stroke=0); cv.setFillColor(black); cv.setFont('Helvetica-Bold',7.5); cv.drawString(22,y,'Total - The Millrace Apartments'); nums(G,'Helvetica-Bold'); T.total('Total - The Millrace Apartments',keep(G))
y-=18; cv.setFont('Helvetica',7); cv.drawString(22,y,'Months show charges outstanding by accounting period posted. Security deposits are not applied.')
cv.save(); T.save('MULTIFAMILY','ResMan delinquency by month, two-line records with note lines, blanks for zero, repeated banner header'); print(G,len(T.rows))
