# Sage 50 look: opening / movement / closing pairs, reportlab canvas, landscape, two pages with repeated head
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
R=random.Random(2501)
A=[('1010','Cash - Farwell Natl Operating',18422167),('1015','Cash - Lockbox Sweep',221940),('1020','Till Float / Exit Booth',120000),('1100','Monthly Parker Receivable',1437250),('1110','Validation Accts Receivable',864400),('1190','Allow. for Doubtful Accts',-215000),('1300','Prepaid Insurance',2280036),('1310','Prepaid Elevator Contract',456000),('1500','Land',118500000),('1510','Structure & Decks',642310000),('1515','Deck Membrane 2022',14873350),('1520','Revenue Control Equip.',9641725),('1590','Accum. Depreciation',-261438871),('2000','Trade Payables',-1988514),('2050','Parking Tax Payable - City',-1120633),('2100','Accrued Real Estate Tax',-4416000),('2150','Key Card Deposits',-687500),('2200','Deferred Monthly Income',-1304000),('2500','Mortgage - Tri-County Life',-341276018),('3000','GP Capital - Wexcombe Inc.',-1950000),('3010','LP Capital - Family Trust A',0),('3020','LP Capital - Family Trust B',-62140000),('3100','Partner Distributions',0),('4000','Monthly Parking',0),('4010','Transient Parking',0),('4020','Validations & Hotel',0),('4030','Event Parking',0),('4090','Key Card Fees',0),('4095','Refunds & Comps',0),('5000','Attendant Wages',0),('5010','Payroll Taxes & Benefits',0),('5100','Credit Card Fees',0),('5200','Sweeping & Power Wash',0),('5210','Elevator Maintenance',0),('5220','Gate & Equip. Repair',0),('5300','Electric',0),('5400','Garage Keepers Insurance',0),('5500','Real Estate Tax',0),('5600','Management Fee - Parkwell',0),('5900','Mortgage Interest',0),('5950','Depreciation',0)]
L=Ledger(A); L.plug('3010')
def r(a,b): return R.randint(a,b)
L.post('1100','4000',r(31000000,34000000)); L.post('1020','4010',r(14000000,17000000)); L.post('1110','4020',r(6000000,7500000)); L.post('1010','4030',r(2100000,2900000)); L.post('1010','4090',r(90000,160000))
L.post('4095','1010',r(120000,260000)); L.post('1010','1020',L.d['1020']-r(1000,9000)); L.post('1015','1100',L.d['1100']-r(-200000,300000)); L.post('1010','1015',L.d['1015']+21940); L.post('1010','1110',L.d['1110']-r(10000,90000))
L.post('1190','1100',83500); L.post('4000','2050',r(4900000,5600000)); L.post('2050','1010',r(4700000,5300000))
for k,a,b in [('5000',9000000,9900000),('5010',1500000,1900000),('5100',700000,900000),('5200',300000,420000),('5210',280000,360000),('5220',240000,590000),('5300',1300000,1700000),('5600',1800000,2000000)]:
    L.post(k,'2000',r(a,b))
L.post('2000','1010',L.c['2000']-r(-300000,400000)); L.post('5400','1300',1520024); L.post('5210','1310',304000); L.post('5500','2100',5888000); L.post('2100','1010',4416000)
L.post('5900','1010',r(9800000,9900000)); L.post('2500','1010',r(4900000,5100000)); L.post('5950','1590',10938664); L.post('3100','1010',6500000); L.post('1010','2150',52500); L.post('2150','1010',31000); L.post('2200','4000',r(100000,140000)); L.post('4000','2200',r(90000,150000))
rows=[];tot=[0]*6
H=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
P=[]
for k in L.a:
    o=L.o[k]; e=L.e(k)
    v=[o if o>0 else None,-o if o<0 else None,L.d[k] or None,L.c[k] or None,e if e>0 else None,-e if e<0 else None]
    for i,x in enumerate(v): tot[i]+=x or 0
    P.append((k,L.name[k],v)); rows.append({"account":k,"name":L.name[k],**{h:(None if x is None else c2(x)) for h,x in zip(H,v)}})
assert tot[0]==tot[1] and tot[2]==tot[3] and tot[4]==tot[5]
W,Hh=landscape(letter); c=canvas.Canvas(doc('tb_larkspur_garage.pdf'),pagesize=(W,Hh))
X=[330,408,494,576,662,744]
def head(p):
    c.setFont('Times-Bold',14); c.drawString(40,Hh-42,'Larkspur Garage Partners LP'); c.setFont('Times-Roman',10)
    c.drawString(40,Hh-56,'Period Trial Balance'); c.drawString(40,Hh-68,'From: Period 1, Jan 2025   To: Period 8, Aug 2025'); 
    c.drawRightString(744,Hh-42,'Date: 09/11/2025'); c.drawRightString(744,Hh-54,f'Page: {p} of 2'); c.drawRightString(744,Hh-66,'Time: 16:22:08')
    y=Hh-92; c.setFont('Times-Bold',9)
    for a,b,t in [(262,408,'OPENING 1/1/25'),(422,576,'MOVEMENT'),(590,744,'CLOSING 8/31/25')]:
        c.drawCentredString((a+b)/2,y,t); c.line(a,y-3,b,y-3)
    y-=14; c.drawString(40,y,'N/C'); c.drawString(82,y,'Account Name')
    for x,t in zip(X,['Debit','Credit']*3): c.drawRightString(x,y,t)
    c.setLineWidth(1); c.line(40,y-4,744,y-4); c.setLineWidth(.5)
    return y-18
y=head(1)
for i,(k,n,v) in enumerate(P):
    if i==25:
        c.setFont('Times-Italic',8); c.drawString(40,30,'continued ...  amounts in U.S. dollars, cash and accruals'); c.showPage(); y=head(2)
    c.setFont('Times-Roman',9.5); c.drawString(40,y,k); c.drawString(82,y,n)
    for x,a in zip(X,v):
        if a is not None: c.drawRightString(x,y,f2(a))
    y-=15.5
c.line(262,y+8,744,y+8); c.setFont('Times-Bold',9.5); c.drawString(82,y-4,'Totals:')
for x,a in zip(X,tot): c.drawRightString(x,y-4,f2(a))
c.line(262,y-9,744,y-9); c.line(262,y-11,744,y-11)
ni=-sum(L.e(k) for k in L.a if k>='4000')
c.setFont('Times-Italic',9); c.drawString(40,y-40,f'Net income for the eight months included above: ${f2(ni)}. Distribution of $65,000.00 approved by GP 7/2/2025.')
c.drawString(40,y-53,'Parkwell (operator) statement agrees to accounts 4000-4095 except timing on the last weekend of August.'); c.save()
save('tb_larkspur_garage','pdf','TB',None,H,rows,[{"label":"Totals:",**{h:c2(x) for h,x in zip(H,tot)}}])
