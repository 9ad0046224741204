# QuickBooks desktop: Profit & Loss Budget vs. Actual, condominium association
from h import *; random.seed(101)
from reportlab.pdfgen import canvas
F='pelican_cove_budget_vs_actual.pdf'
s=St('Profit & Loss Budget vs. Actual',['Jan - Sep 25','Budget','$ Over Budget'],'Pelican Cove Villas Condominium Association, Inc.','2025-01-01','2025-09-30',derive=lambda b,e:[b[0],b[1],b[0]-b[1]])
def L(l,a,b,lvl): return s.line(l,[c(a),c(b)],lvl=lvl)
s.head('Ordinary Income/Expense',lvl=0); s.head('Income',lvl=1)
ii=[]
s.head('Assessment Income',lvl=2)
g=[L('Maintenance Assessments',200880,200880,3),L('Reserve Assessments',47952,47952,3),L('Late Fees & Interest',1386.42,900,3)]
ii.append(s.tot('Total Assessment Income',g,lvl=2))
ii+=[L('Application & Transfer Fees',1350,1125,2),L('Clubhouse Rental',825,750,2),L('Laundry Income',2417.75,2700,2),L('Insurance Claim Proceeds',6140.18,0,2),L('Interest - Operating',312.09,225,2)]
ti=s.tot('Total Income',ii,lvl=1,key='total_income'); s.head('Expense',lvl=1)
ex=[]
def G(name,ls):
    s.head(name,lvl=2); ex.append(s.tot('Total '+name,[L(l,a,b,3) for l,a,b in ls],lvl=2))
G('Administrative',[('Accounting & Tax Preparation',2475,2475),('Bank Service Charges',88.5,90),('Division Fees & Corporate Filing',253.25,255),('Legal - Collections',1912.5,1500),('Legal - General',640,1125),('Management Fees',12960,12960),('Postage, Printing & Copies',731.16,675),('Telephone - Gate & Elevator',1844.37,1800)])
G('Insurance',[('Flood Insurance',16281,15975),('Property & Windstorm',60722.25,57600),('D&O, Crime & Umbrella',4302,4275)])
G('Repairs & Maintenance',[('Building Repairs',9418.77,6750),('Elevator Contract',4140,4140),('Fire Alarm & Sprinkler',2265,2700),('Gate & Access Control',577.8,900),('Janitorial Contract',9225,9225),('Janitorial Supplies',412.63,450),('Pest Control',1710,1710),('Plumbing Repairs',3388.1,2250),('Storm Damage Repairs',7140.18,0)])
G('Landscape & Irrigation',[('Irrigation Repairs',1120.4,1350),('Lawn Contract',13050,13050),('Mulch & Plants',1875,2250),('Tree Trimming',2600,2400)])
G('Pool',[('Pool Contract',3735,3735),('Pool Repairs & Chemicals',1266.94,1125)])
G('Utilities',[('Cable & Bulk Internet',27216,27000),('Electric',8933.71,9225),('Trash Removal',6402.6,6300),('Water & Sewer',21877.46,20700)])
ex.append(L('Contingency',0,1800,2))
ex.append(L('Reserve Transfers',47952,47952,2))
te=s.tot('Total Expense',ex,lvl=1,key='total_operating_expenses')
n=s.tot('Net Ordinary Income',[ti,(te,-1)],lvl=0,key='noi')
s.tot('Net Income',[n],lvl=0,kind='TOTAL',key='net_income')
cv=canvas.Canvas(D+F,pagesize=(612,792)); X=[372,442,512,566]
def top(pg):
    cv.setFont('Helvetica-Bold',8); cv.drawString(40,752,'4:17 PM'); cv.drawString(40,740,'10/14/25'); cv.drawString(40,728,'Accrual Basis')
    cv.setFont('Helvetica-Bold',12); cv.drawCentredString(316,752,'Pelican Cove Villas Condominium Association, Inc.')
    cv.setFont('Helvetica-Bold',14); cv.drawCentredString(316,735,'Profit & Loss Budget vs. Actual')
    cv.setFont('Helvetica-Bold',10); cv.drawCentredString(316,720,'January through September 2025')
    cv.setFont('Helvetica-Bold',8); cv.setLineWidth(1.2)
    for x,t in zip(X,['Jan - Sep 25','Budget','$ Over Budget','% of Budget']):
        cv.drawRightString(x,694,t); w=58 if x!=X[3] else 46; cv.line(x-w,691,x,691)
    cv.setFont('Helvetica-Bold',8); cv.drawRightString(572,30,f'Page {pg}')
top(1); y=678; pg=1; prev=None
for k,r in enumerate(s.rows):
    if y<56: cv.showPage(); pg+=1; top(pg); y=678; 
    cv.setFont('Helvetica-Bold',8); cv.drawString(44+12*r['lvl'],y,r['label'])
    if r['type']!='HEADING':
        if r['type']=='LINE': cv.setFont('Helvetica',8)
        a,b,_=r['v']; pc='100.0%' if b==0 and a else ('0.0%' if b==0 else f'{a/b*100:.1f}%')
        for x,t in zip(X,[fm(v) for v in r['v']]+[pc]): cv.drawRightString(x,y,t)
        nxt=s.rows[k+1] if k+1<len(s.rows) else None
        cv.setLineWidth(.6)
        if nxt and nxt['items']:
            for x,w in zip(X,(58,58,58,46)): cv.line(x-w,y-2.5,x,y-2.5)
        if nxt is None:
            for d in(2.5,4.5):
                for x,w in zip(X,(58,58,58,46)): cv.line(x-w,y-d,x,y-d)
    y-=13 if r['items'] is None else 17
cv.save()
save(F,'MULTIFAMILY','OPERATING_STATEMENT','desktop bookkeeping software, volunteer treasurer','QuickBooks-like budget vs actual, indented, two pages',False,[s])
