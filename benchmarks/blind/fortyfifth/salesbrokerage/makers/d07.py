# MRI office: Courier print, statement of operations + balance sheet in one PDF
from common import *
from reportlab.pdfgen import canvas
R=random.Random(4507); fn='MRI_FinPkg_4100_Wexford_Mar25.pdf'
s=S('Statement of Operations','4100 Wexford Plaza','2025-01-01','2025-03-31',['Current Period','Year-To-Date','Prior Year-To-Date'],page=1)
def L(n,b,c,vol=.05):
    a=r2(b*(1+R.uniform(-vol,vol)));return s.line(n,[a,r2(a+b*2*(1+R.uniform(-vol,vol))),r2(b*3*(.965+R.uniform(-vol,vol)))],c)
def G(h,ls,t):
    s.head(h);return s.tot(t,[L(n,b,c,*v) for c,n,b,*v in ls])
a=G('RENTAL REVENUE',[('40010','OFFICE RENT',214380.25,.01),('40020','STORAGE RENT',2150.0,0),('40050','FREE RENT ABATEMENT',-8741.0,.2),('40090','ANTENNA LICENSE',1850.0,0)],'TOTAL RENTAL REVENUE')
b=G('RECOVERIES',[('41010','OPERATING EXPENSE ESCALATION',18420.0,.03),('41020','REAL ESTATE TAX ESCALATION',9965.5,.02),('41030','TENANT ELECTRIC',6318.0,.1),('41040','AFTER HOURS HVAC',890.0,.5)],'TOTAL RECOVERIES')
c=G('OTHER REVENUE',[('42010','GARAGE PARKING',11240.0,.05),('42020','CONFERENCE CENTER',640.0,.5),('42090','MISCELLANEOUS',115.0,.8)],'TOTAL OTHER REVENUE')
ti=s.tot('TOTAL REVENUE',[a,b,c],t='TOTAL',key='total_income')
x=[G('CLEANING',[('51010','JANITORIAL CONTRACT',17650.0,0),('51020','WINDOW WASHING',1400.0,.9),('51030','CLEANING SUPPLIES',1120.0,.2)],'TOTAL CLEANING'),
G('REPAIRS AND MAINTENANCE',[('52010','ELEVATOR',3890.0,.05),('52020','HVAC',4210.0,.4),('52030','ENGINEERING PAYROLL',15480.0,.04),('52040','ELECTRICAL/LAMPS',980.0,.5),('52050','PLUMBING',760.0,.6),('52060','ROOF',410.0,.9),('52070','LANDSCAPING',1875.0,.1)],'TOTAL REPAIRS AND MAINTENANCE'),
G('UTILITIES',[('53010','ELECTRIC',22870.0,.1),('53020','GAS',4180.0,.2),('53030','WATER/SEWER',2260.0,.1)],'TOTAL UTILITIES'),
G('SECURITY',[('54010','GUARD SERVICE',9620.0,.03),('54020','ACCESS SYSTEM',540.0,.2)],'TOTAL SECURITY'),
G('ADMINISTRATIVE',[('55010','MANAGEMENT FEE',7730.0,.02),('55020','ADMIN PAYROLL',8150.0,.03),('55030','OFFICE EXPENSE',1290.0,.3)],'TOTAL ADMINISTRATIVE'),
G('TAXES AND INSURANCE',[('56010','REAL ESTATE TAXES',38416.67,0),('56020','INSURANCE',4905.0,0)],'TOTAL TAXES AND INSURANCE')]
te=s.tot('TOTAL OPERATING EXPENSES',x,t='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,te],t='TOTAL',key='noi',neg=[te])
o=G('NON-OPERATING',[('61010','MORTGAGE INTEREST',61240.18,.01),('61020','DEPRECIATION',48116.0,0),('61030','AMORTIZATION - LEASING COSTS',9870.5,.01)],'TOTAL NON-OPERATING')
ni=s.tot('NET INCOME (LOSS)',[noi,o],t='TOTAL',key='net_income',neg=[o])
q=S('Balance Sheet','4100 Wexford Plaza',None,'2025-03-31',['Current Balance'],page=3)
l=lambda n,v,c:q.line(n,[v],c)
q.head('ASSETS')
A=q.tot('TOTAL CURRENT ASSETS',[l('CASH - OPERATING',418220.61,'10010'),l('CASH - SECURITY DEPOSITS',94300.0,'10020'),l('LENDER ESCROW - TAXES',121884.09,'10050'),l('TENANT RECEIVABLES',37415.72,'11010'),l('ALLOWANCE FOR DOUBTFUL ACCTS',-9500.0,'11090'),l('STRAIGHT LINE RENT RECEIVABLE',206118.0,'11500'),l('PREPAID INSURANCE',34335.0,'12010')])
Bb=q.tot('NET REAL ESTATE',[l('LAND',3150000.0,'15010'),l('BUILDING',19846300.0,'15020'),l('TENANT IMPROVEMENTS',2718044.36,'15030'),l('ACCUMULATED DEPRECIATION',-5604118.0,'15900')])
C=q.tot('TOTAL DEFERRED COSTS',[l('DEFERRED LEASING COSTS',812440.0,'16010'),l('ACCUM AMORT - LEASING',-391206.5,'16090')])
ta=q.tot('TOTAL ASSETS',[A,Bb,C],t='TOTAL',key='total_assets')
q.head('LIABILITIES')
tl=q.tot('TOTAL LIABILITIES',[l('ACCOUNTS PAYABLE',68912.4,'20010'),l('ACCRUED EXPENSES',41277.15,'20020'),l('ACCRUED REAL ESTATE TAXES',115250.01,'20030'),l('PREPAID RENT',52806.33,'21010'),l('TENANT SECURITY DEPOSITS',94300.0,'21020'),l('MORTGAGE PAYABLE',14417208.94,'25010')],t='TOTAL',key='total_liabilities')
q.head('EQUITY')
ytd=s.rows[ni]['v'][1];E=r2(q.rows[ta]['v'][0]-q.rows[tl]['v'][0]);ct=8200000.0;ds=-1985000.0
te2=q.tot('TOTAL EQUITY',[l('MEMBER CONTRIBUTIONS',ct,'30010'),l('MEMBER DISTRIBUTIONS',ds,'30020'),l('RETAINED EARNINGS',r2(E-ct-ds-ytd),'30900'),l('CURRENT YEAR EARNINGS',ytd,'30990')],t='TOTAL',key='total_equity')
q.tot('TOTAL LIABILITIES AND EQUITY',[tl,te2],t='TOTAL')
cv=canvas.Canvas(f'{B}/documents/{fn}',pagesize=(612,792));pg=0
f=lambda v:f'{v:,.2f} ' if v>=0 else f'({-v:,.2f})'
def top(t,sub,heads):
    global pg
    pg+=1
    cv.setFont('Courier',8.5)
    y=756;cv.drawString(36,y,f'Database: MERIDIAN');cv.drawCentredString(306,y,t);cv.drawRightString(576,y,f'Page:   {pg}')
    y-=11;cv.drawString(36,y,'ENTITY:   4100');cv.drawCentredString(306,y,'MERIDIAN OFFICE HOLDINGS LLC');cv.drawRightString(576,y,'Date: 4/14/2025')
    y-=11;cv.drawCentredString(306,y,'4100 Wexford Plaza');cv.drawRightString(576,y,'Time:  08:51 AM')
    y-=11;cv.drawCentredString(306,y,sub)
    y-=11;cv.drawString(36,y,'Accrual');y-=16
    for k in range(2):
        for x,h in zip((360,468,576),heads): cv.drawRightString(x,y,h[k])
        y-=10
    for x,h in zip((360,468,576),heads): 
        if h[1]: cv.drawRightString(x,y+2,'-'*15)
    return y-12
def body(st,t,sub,heads,xs,mx):
    y=top(t,sub,heads);n=0
    for i,r in enumerate(st.rows):
        if n>=mx and r['t']=='HEADING': cv.showPage();y=top(t,sub,heads);n=0
        if r['t']=='HEADING': y-=5
        cv.setFont('Courier-Bold' if r['t']=='TOTAL' else 'Courier',8.5)
        if r['t'] in('SUBTOTAL','TOTAL'):
            for x in xs: cv.drawRightString(x,y+3,'-'*15)
            y-=6
        if r['code']: cv.drawString(36,y,r['code'])
        cv.drawString(72 if r['code'] else 54 if r['t']=='SUBTOTAL' else 36,y,r['label'])
        if r['t']!='HEADING':
            for x,v in zip(xs,r['v']): cv.drawRightString(x+5,y,f(v))
        y-=12;n+=1
        if r['t']=='TOTAL': y-=3
    for x in xs: cv.drawRightString(x,y+6,'='*15)
    cv.showPage()
body(s,'Statement of Operations','For the Period Ended March 31, 2025',[('Current','Period'),('','Year-To-Date'),('Prior','Year-To-Date')],(360,468,576),34)
p2=pg
body(q,'Balance Sheet','March 31, 2025',[('',''),('',''),('Current','Balance')],(576,),99)
cv.save();print('BS page',p2+1);q.page=p2+1
save(fn,[s,q],'OFFICE','OPERATING_STATEMENT','MRI Courier print, statement of operations then balance sheet in one pdf',False)
