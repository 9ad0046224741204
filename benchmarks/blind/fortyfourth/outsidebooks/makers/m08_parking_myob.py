from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
f='08_kellet_lane_carpark_myob.pdf'
s=S('Profit & Loss [With Year to Date]','Kellet Lane Car Park Pty Ltd',['Selected Period','Year to Date'],'2025-02-01','2025-02-28')
L=lambda code,lab,a,b,lev=1: s.l(lab,[a,b],lev,code)
s.h('Income',0)
i=[L('4-1100','Casual Parking',46_812.73,371_904.55),L('4-1200','Early Bird',28_340.91,229_117.27),L('4-1300','Monthly Permits',31_500.00,248_850.00),L('4-1400','Event & Weekend',7_218.18,66_490.91),L('4-1500','Lost Ticket & Overstay',1_045.45,8_327.27),L('4-1600','Car Wash Bay Licence',1_650.00,13_200.00),L('4-1900','Refunds & Adjustments',-386.36,-2_914.55)]
ti=s.t('Total Income',i,lev=0,key='total_income')
s.h('Cost of Sales',0)
k=[L('5-1100','Card Acquirer Fees',1_517.90,12_243.61),L('5-1200','App Commission',2_306.44,17_850.12)]
tc=s.t('Total Cost of Sales',k,lev=0)
gp=s.t('Gross Profit',[ti,tc],minus=[tc],lev=0)
s.h('Expenses',0)
e=[L('6-1100','Accounting',0,4_840.00),L('6-1200','Cleaning & Sweeping',2_180.00,17_440.00),L('6-1300','Congestion Levy',14_906.25,119_250.00),L('6-1400','Council & Water Rates',2_944.10,22_870.35),L('6-1500','Electricity',3_127.66,24_415.08),L('6-1600','Equipment Lease - Pay Stations',1_985.00,15_880.00),L('6-1700','Insurance',1_870.50,14_964.00),L('6-1800','Land Tax',4_166.67,33_333.36),L('6-1900','Lift Maintenance',780.00,6_240.00),L('6-2000','Line Marking & Repairs',415.00,9_262.73),L('6-2100','Security Patrol',3_300.00,26_895.00),L('6-2200','Software & Internet',389.95,3_119.60)]
s.h('Employment Expenses',1,'6-5000')
em=[L('6-5100','Wages & Salaries',15_640.00,128_204.40,2),L('6-5200','Superannuation',1_798.60,14_743.51,2),L('6-5300','WorkCover',312.80,2_564.09,2)]
te_=s.t('Total Employment Expenses',em,lev=1)
te=s.t('Total Expenses',e+[te_],lev=0,key='total_operating_expenses')
op=s.t('Operating Profit',[gp,te],minus=[te],lev=0,key='noi')
s.h('Other Income',0)
oi=[L('8-1100','Interest Income',214.37,1_688.92)]
to=s.t('Total Other Income',oi,lev=0)
s.h('Other Expenses',0)
oe=[L('9-1100','Interest Expense',6_904.11,56_220.47)]
tx=s.t('Total Other Expenses',oe,lev=0)
s.t('Net Profit/(Loss)',[op,to,tx],minus=[tx],lev=0,key='net_income',kind='TOTAL')
c=canvas.Canvas(DOC+f,pagesize=A4); W,H=A4
c.setFont('Helvetica',8); c.drawString(40,H-40,'Created: 6/03/2025 9:14 AM')
c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-44,'Kellet Lane Car Park Pty Ltd')
c.setFont('Helvetica',8); c.drawCentredString(W/2,H-56,'22-30 Kellet Lane, Southbank VIC 3006'); c.drawCentredString(W/2,H-66,'ABN: 41 000 555 123')
c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-86,'Profit & Loss [With Year to Date]'); c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-99,'February 2025')
c.setLineWidth(.7); c.line(40,H-108,W-40,H-108); c.line(40,H-132,W-40,H-132)
c.setFont('Helvetica-Bold',8)
X=[335,395,485,550]
for x,a,b in [(335,'Selected','Period'),(395,'% of','Sales'),(485,'Year to','Date'),(550,'% of','YTD Sales')]: c.drawRightString(x,H-118,a); c.drawRightString(x,H-128,b)
y=H-146; T=s.v(ti)
for r,m in s.R():
    tot=r['rowType'] in('SUBTOTAL','TOTAL'); b=tot or r['rowType']=='HEADING'
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
    xx=40+12*m['lev']
    if r['accountCode']: c.drawString(xx,y,r['accountCode']); c.drawString(xx+42,y,r['label'])
    else: c.drawString(xx,y,r['label'])
    if r['rowType']!='HEADING':
        for q,v in enumerate(r['values']):
            t=('-' if v<0 else '')+f'${abs(v):,.2f}'
            c.drawRightString(X[2*q],y,t); pc=v/T[q]*100; c.drawRightString(X[2*q+1],y,f'{pc:.1f}%')
            if tot: c.setLineWidth(.4); c.line(X[2*q]-62,y+8.5,X[2*q],y+8.5)
    y-=12.2 if not tot else 15.5
c.setFont('Helvetica-Oblique',7); c.drawString(40,30,'This report includes Year-End Adjustments.'); c.drawRightString(W-40,30,'Page 1 of 1'); c.save()
save(f,[s],'PARKING','OPERATING_STATEMENT','car park operator (MYOB, Australia)','MYOB AccountRight P&L with YTD and percent columns','easy')
