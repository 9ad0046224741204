# Dublin hotel departmental summary, USALI-like, amounts interleaved with % and per-room stats
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4
cols=['Actual','Budget','Last Year']
s=St('Departmental Summary - Profit & Loss','The Grand Canal Basin Hotel','2025-06-01','2025-06-30',cols)
s.h('Operating Revenue')
a=[s.l('Rooms',[1148220,1105600,1081945]),s.l('Food',[241380,252000,233871]),s.l('Beverage',[129655,126500,131042]),s.l('Conference & Banqueting',[88740,96000,79318]),s.l('Leisure Club',[21960,21500,20877]),s.l('Minor Operated Departments',[14285,13800,15106]),s.l('Rentals & Other Income',[9750,9750,9300])]
I=s.t('Total Operating Revenue',a,'TOTAL'); s.k('total_income',I)
s.h('Departmental Expenses')
d=[s.l('Rooms',[271840,268300,262417]),s.l('Food & Beverage',[302165,309400,291733]),s.l('Conference & Banqueting',[41390,45100,38226]),s.l('Leisure Club',[17405,16900,16384]),s.l('Minor Operated Departments',[8120,7900,8467])]
D_=s.t('Total Departmental Expenses',d)
P=s.t('Departmental Profit',[I,(D_,-1)],'TOTAL')
s.h('Undistributed Operating Expenses')
u=[s.l('Administration & General',[96315,93800,90422]),s.l('Information & Telecommunications',[21870,22400,19655]),s.l('Sales & Marketing',[74930,72500,70188]),s.l('Property Operations & Maintenance',[58245,54600,57903]),s.l('Energy & Utilities',[61480,66900,68742])]
U=s.t('Total Undistributed Expenses',u)
G=s.t('Gross Operating Profit',[P,(U,-1)],'TOTAL')
m=s.l('Management Fees',[49620,48700,47150])
J=s.t('Income Before Non-Operating Items',[G,(m,-1)])
s.h('Non-Operating Items')
n=[s.l('Commercial Rates',[33460,33460,32480]),s.l('Insurance',[14215,14000,13120]),s.l('Equipment Leases',[3890,3900,4275])]
X=s.t('Total Non-Operating Items',n)
Eb=s.t('EBITDA',[J,(X,-1)],'TOTAL'); s.k('noi',Eb)
f=s.l('FF&E Reserve (4%)',[66160,65006,62858])
s.t('EBITDA Less Replacement Reserve',[Eb,(f,-1)],'TOTAL')
c=canvas.Canvas(B+'documents/grand_canal_hotel_departmental.pdf',pagesize=A4); W,H=A4
c.setFillColorRGB(.13,.16,.35); c.rect(0,H-62,W,62,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',15); c.drawString(40,H-32,'The Grand Canal Basin Hotel'); c.setFont('Helvetica',10); c.drawString(40,H-50,'Departmental Summary - Profit & Loss'); c.drawRightString(W-40,H-50,'Month of June 2025   |   EUR'); c.setFillColorRGB(0,0,0)
y=H-82; c.setFont('Helvetica',7.5)
XS=[(290,335),(395,440),(500,545)]
c.setFont('Helvetica-Bold',8)
for (x,p),t in zip(XS,cols): c.drawRightString(x,y,t); c.drawRightString(p,y,'%')
c.line(40,y-4,W-40,y-4); y-=15
for l,v in [('Rooms Available',['5,460','5,460','5,460']),('Rooms Sold',['4,914','4,805','4,832']),('Occupancy %',['90.0%','88.0%','88.5%']),('Average Daily Rate',['233.66','230.09','223.91']),('RevPAR',['210.30','202.49','198.16'])]:
    c.setFont('Helvetica-Oblique',7.6); c.drawString(40,y,l); [c.drawRightString(x,y,t) for (x,p),t in zip(XS,v)]; y-=11
y-=4
tot=s.r[I]['values']
for r in s.r:
    k=r['rowType']; 
    if k=='HEADING': y-=5
    c.setFont('Helvetica' if k=='LINE' else 'Helvetica-Bold',8)
    if k=='TOTAL': c.setFillColorRGB(.89,.91,.96); c.rect(38,y-3.4,W-76,12.4,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
    c.drawString(40 if k!='LINE' else 50,y,r['label'])
    if k!='HEADING':
        for (x,p),v,t in zip(XS,r['values'],tot): c.drawRightString(x,y,f'{v:,}'); c.drawRightString(p,y,f'{v/t*100:.1f}%')
    y-=13 if k!='HEADING' else 12.5
c.setFont('Helvetica',6.8); c.drawString(40,40,'Percentages are of Total Operating Revenue. Prepared under the Uniform System, 11th edition. Corrib Hospitality Management - printed 08-Jul-2025 17:20'); c.save()
save('grand_canal_hotel_departmental.pdf','HOSPITALITY','OPERATING_STATEMENT','Irish hotel departmental summary, stats on top, % columns interleaved',[s])
