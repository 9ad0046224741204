from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A3,landscape
R=random.Random(371)
ce=['Alexandria','Botany','Moorabbin','Sunshine','Coopers Plains','Osborne Park']; co=['NSW01','NSW02','VIC01','VIC02','QLD01','WA01']
s=St('Profit and Loss by Centre','Boxwell Self Storage Group','2026-01-01','2026-03-31',ce+['Head Office','Group Total'],dp=0)
sz=[1.3,1.0,.9,.75,.8,.65]
def L(code,n,m,ho=None,sd=.08,g=1,zero=()):
    v=[None if i in zero else g*round(m*k*R.uniform(1-sd,1+sd)) for i,k in enumerate(sz)]+[g*ho if ho else None]
    return s.l(n,v+[sum(x or 0 for x in v)],code)
s.h('Revenue'); a=[L('40100','Storage fees',402000),L('40150','Discounts and promotions',14800,None,.3,-1),L('40200','Business suites',21600,zero=(2,5)),L('40300','Insurance commissions',16900),L('40400','Merchandise sales',9800),L('40500','Late fees and auction proceeds',5100,None,.3),L('40600','Truck & trailer hire',2700,None,.3,zero=(1,))]
I=s.t('Total Revenue',a,typ='TOTAL',key='total_income')
s.h('Cost of Goods Sold'); a=[L('45100','Merchandise cost',4700)]; C=s.t('Total Cost of Goods Sold',a)
GP=s.t('Gross Margin',[I,C],[1,-1],typ='TOTAL')
s.h('Operating Expenses'); a=[L('50100','Wages and salaries',46200,88400),L('50110','Superannuation',5540,10608),L('50200','Online advertising',17500,31250,.2),L('50300','Electricity',6900),L('50310','Water',1350,None,.2),L('50400','Council rates',14200),L('50410','Land tax',21800,zero=()),L('50500','Repairs and maintenance',8300,None,.4),L('50600','Security & monitoring',3200),L('50700','Insurance',9600,4200),L('50800','Merchant fees',6100,None,.05),L('50900','IT and software',2250,18700),L('50950','Telephone',720,1340)]
X=s.t('Total Operating Expenses',a,typ='TOTAL',key='total_operating_expenses')
N=s.t('Store Operating Profit',[GP,X],[1,-1],typ='TOTAL',key='noi')
s.h('Below the Line'); a=[L('60100','Interest - CBD Bank facility',58300),L('60200','Lease interest (AASB 16)',8800,2150,zero=(0,1,3)),L('61100','Depreciation',27400,6900),L('62000','Corporate costs',0,142600,zero=(0,1,2,3,4,5))]
B_=s.t('Total Below the Line',a)
s.t('Net Profit before Tax',[N,B_],[1,-1],typ='TOTAL',key='net_income')
c=canvas.Canvas(D('BSS_PL_by_centre_Q3FY26.pdf'),pagesize=landscape(A3),invariant=1); W,H=landscape(A3)
c.setFont('Helvetica',9); c.drawString(40,H-30,'Database: BOXWELL'); c.drawRightString(W-40,H-30,'Page: 1'); c.drawString(40,H-42,'Report ID: MRI_GLPLCTR'); c.drawRightString(W-40,H-42,'Date: 8/04/2026'); c.drawRightString(W-40,H-54,'Time: 02:17 PM')
c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2,H-34,'Boxwell Self Storage Group'); c.drawCentredString(W/2,H-50,'Profit and Loss by Centre'); c.setFont('Helvetica',10); c.drawCentredString(W/2,H-64,'For the quarter 1/01/2026 to 31/03/2026'); c.drawCentredString(W/2,H-77,'Accrual')
X_=[410+i*102 for i in range(8)]; y=H-110; c.setFont('Helvetica-Bold',9.5)
for x,t,u in zip(X_,ce+['Head','Group'],co+['Office','Total']): c.drawRightString(x,y,t); c.drawRightString(x,y-12,u)
y-=12; c.setLineWidth(.8); c.setDash(); c.line(40,y-4,W-40,y-4); y-=20
for row in s.rows:
    t=row['rowType']; bo=t!='LINE'; 
    if t=='HEADING': y-=6
    c.setFont('Helvetica-Bold' if bo else 'Helvetica',9.5)
    if row['accountCode']: c.drawString(46,y,row['accountCode'])
    c.drawString(40 if bo else 92,y,row['label'])
    if t!='HEADING':
        if bo:
            c.setLineWidth(.4)
            for x in X_: c.line(x-70,y+10,x,y+10)
        for x,v in zip(X_,row['values']): c.drawRightString(x,y,'0' if v==0 else '' if v is None else f'{v:,}')
    y-=15.5 if not bo else 18
c.setFont('Helvetica',8); c.drawString(40,24,'Centres shown by store code; Head Office not re-allocated.'); c.save(); print('y',y)
save('BSS_PL_by_centre_Q3FY26.pdf',[s],'SELF_STORAGE','OPERATING_STATEMENT','MRI by-centre columns with head office and group total, A3 landscape, AU; minus signs, blanks',False)
