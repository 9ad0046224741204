# Retail strip, small owner's desktop-bookkeeping balance sheet and P&L in one PDF, deep indents, cents
from st import *
from reportlab.pdfgen import canvas
R=random.Random(8404)
def c2(x): return round(x,2)
# ---- P&L first (its net income goes to equity)
pl=S('Profit & Loss Prev Year Comparison','Millrace Crossing LLC','2024-01-01','2024-12-31',['Jan - Dec 24','Jan - Dec 23','$ Change'],page=2)
def L(s,l,a,b,d,code=None): return s.L(l,[a,b,c2(a-b)],code,d=d)
def T(s,l,it,d,rt='SUBTOTAL',signs=None,key=None,code=None):
    i=s.T(l,it,rt,code=code,signs=signs,key=key,d=d); return i
s=pl
s.H('Ordinary Income/Expense',d=1); s.H('Income',d=3)
s.H('Rental Income',code='4000',d=4)
i=[L(s,'Base Rent',418206.96,402115.08,5,'4010'),L(s,'Percentage Rent',6318.44,4902.71,5,'4020'),L(s,'Holdover Premium',0.0,3150.00,5,'4030')]
ri=T(s,'Total Rental Income',i,4,code='4000')
s.H('Reimbursements',code='4100',d=4)
i=[L(s,'CAM Recoveries',74880.24,70116.60,5,'4110'),L(s,'Tax Recoveries',61244.12,58903.85,5,'4120'),L(s,'Insurance Recoveries',18116.38,14222.09,5,'4130'),L(s,'Prior Year CAM True-up',-2204.17,1816.55,5,'4190')]
re=T(s,'Total Reimbursements',i,4,code='4100')
oi=L(s,'Late Fees',1150.00,725.00,4,'4200')
ti=T(s,'Total Income',[ri,re,oi],3,'TOTAL',key='total_income')
s.H('Expense',d=3)
s.H('CAM Expenses',code='6000',d=4)
i=[L(s,'Landscaping & Irrigation',14620.00,13900.00,5,'6010'),L(s,'Parking Lot Sweeping',9360.00,9360.00,5,'6020'),L(s,'Snow Removal',11275.50,18442.75,5,'6030'),L(s,'Lighting & Electric',16903.27,15880.14,5,'6040'),L(s,'Repairs',21847.66,12760.31,5,'6050'),L(s,'Trash',7740.84,7388.40,5,'6060')]
cam=T(s,'Total CAM Expenses',i,4,code='6000')
o=[L(s,'Insurance Expense',19844.00,15610.00,4,'6200'),L(s,'Management Fees',22398.85,21437.12,4,'6300'),L(s,'Professional Fees',8125.00,7480.00,4,'6400'),L(s,'Property Taxes',66082.18,63518.44,4,'6500'),L(s,'Leasing Commissions',13640.00,0.0,4,'6600'),L(s,'Bank Service Charges',312.00,288.00,4,'6700')]
tx=T(s,'Total Expense',[cam]+o,3,'TOTAL',key='total_operating_expenses')
noi=T(s,'Net Ordinary Income',[ti,tx],1,'TOTAL',signs=[1,-1],key='noi')
s.H('Other Income/Expense',d=1); s.H('Other Income',d=3)
a=L(s,'Interest Income',2841.09,1190.52,4,'7010'); toi=T(s,'Total Other Income',[a],3)
s.H('Other Expense',d=3)
i=[L(s,'Mortgage Interest',118420.36,121906.77,4,'8010'),L(s,'Depreciation Expense',84615.00,84615.00,4,'8020')]
toe=T(s,'Total Other Expense',i,3)
noth=T(s,'Net Other Income',[toi,toe],1,signs=[1,-1])
ni=T(s,'Net Income',[noi,noth],0,'TOTAL',key='net_income')
NI=s.rows[ni]['v']
# ---- Balance sheet
b=S('Balance Sheet Prev Year Comparison','Millrace Crossing LLC',None,'2024-12-31',['Dec 31, 24','Dec 31, 23','$ Change'],page=1); s=b
s.H('ASSETS',d=0); s.H('Current Assets',d=1); s.H('Checking/Savings',d=2)
i=[L(s,'Operating Account - Tri-County',61308.72,48977.15,3,'1010'),L(s,'Tenant Deposit Account',31250.00,28750.00,3,'1020'),L(s,'Money Market',120244.84,55299.82,3,'1030')]
cs=T(s,'Total Checking/Savings',i,2)
s.H('Accounts Receivable',d=2); a=L(s,'Accounts Receivable',9406.18,12875.60,3,'1100'); ar=T(s,'Total Accounts Receivable',[a],2)
s.H('Other Current Assets',d=2)
i=[L(s,'Prepaid Insurance',8268.33,6504.17,3,'1210'),L(s,'Lender Escrow - Taxes',22027.40,21172.81,3,'1220'),L(s,'Undeposited Funds',3850.00,0.0,3,'1499')]
oc=T(s,'Total Other Current Assets',i,2); tca=T(s,'Total Current Assets',[cs,ar,oc],1)
s.H('Fixed Assets',d=1); s.H('Building & Improvements',code='1500',d=2)
i=[L(s,'Building',2742000.00,2742000.00,3,'1510'),L(s,'Tenant Improvements',186420.00,154920.00,3,'1520'),L(s,'Paving',97300.00,97300.00,3,'1530'),L(s,'Accumulated Depreciation',-761535.00,-676920.00,3,'1590')]
bi=T(s,'Total Building & Improvements',i,2,code='1500'); ld=L(s,'Land',815000.00,815000.00,2,'1600'); fa=T(s,'Total Fixed Assets',[bi,ld],1)
s.H('Other Assets',d=1); lf=L(s,'Loan Costs, net',14208.00,17760.00,2,'1710'); toa=T(s,'Total Other Assets',[lf],1)
ta=T(s,'TOTAL ASSETS',[tca,fa,toa],0,'TOTAL',key='total_assets')
s.H('LIABILITIES & EQUITY',d=0); s.H('Liabilities',d=1); s.H('Current Liabilities',d=2); s.H('Accounts Payable',d=3)
a=L(s,'Accounts Payable',12764.35,9118.42,4,'2000'); ap=T(s,'Total Accounts Payable',[a],3)
s.H('Other Current Liabilities',d=3)
i=[L(s,'Security Deposits Held',31250.00,28750.00,4,'2110'),L(s,'Prepaid Rent',7218.00,10436.50,4,'2120'),L(s,'Accrued Property Taxes',33041.09,31759.22,4,'2130')]
ocl=T(s,'Total Other Current Liabilities',i,3); tcl=T(s,'Total Current Liabilities',[ap,ocl],2)
s.H('Long Term Liabilities',d=2); m=L(s,'Mortgage - Tri-County Savings',2188406.12,2259874.90,3,'2510'); ltl=T(s,'Total Long Term Liabilities',[m],2)
tl=T(s,'Total Liabilities',[tcl,ltl],1,'TOTAL',key='total_liabilities')
s.H('Equity',d=1)
TA=s.rows[ta]['v'];TL=s.rows[tl]['v']
eq=[c2(TA[k]-TL[k]) for k in (0,1)]
cap=(650000.00,650000.00); dr=(-72000.00,-60000.00)
re_=[c2(eq[k]-cap[k]-dr[k]-NI[k]) for k in (0,1)]
i=[L(s,'Members Capital',cap[0],cap[1],2,'3010'),L(s,'Members Draws',dr[0],dr[1],2,'3020'),L(s,'Retained Earnings',re_[0],re_[1],2,'3900'),L(s,'Net Income',NI[0],NI[1],2)]
te=T(s,'Total Equity',i,1,'TOTAL',key='total_equity')
T(s,'TOTAL LIABILITIES & EQUITY',[tl,te],0,'TOTAL')
print(re_)
c=canvas.Canvas(f'{DOC}/Millrace Crossing YE2024.pdf',pagesize=(612,792),invariant=1)
def draw(s,stamp,title,sub,pct):
    c.setFont('Helvetica-Bold',7.5); c.drawString(36,760,stamp[0]); c.drawString(36,750,stamp[1]); c.drawString(36,740,stamp[2])
    c.setFont('Helvetica-Bold',12); c.drawCentredString(320,758,'Millrace Crossing LLC'); c.setFont('Helvetica-Bold',13.5); c.drawCentredString(320,742,title); c.setFont('Helvetica-Bold',9.5); c.drawCentredString(320,729,sub)
    X=[372,446,512,566] if pct else [392,476,556]
    y=704; c.setFont('Helvetica-Bold',8)
    for x,h in zip(X,s.cols+(['% Change'] if pct else [])): c.drawCentredString(x-26,y,h); c.setLineWidth(1.1); c.line(x-56,y-3,x,y-3)
    y-=15
    def f(v): return f'-{abs(v):,.2f}' if v<0 else f'{v:,.2f}'
    for n,r in enumerate(s.rows):
        bold=True; c.setFont('Helvetica-Bold',7.8)
        lab=(r['code']+' · ' if r['code'] and r['rt']!='SUBTOTAL' else '')+r['label']
        if r['rt']=='SUBTOTAL' and r['code']: lab='Total '+r['code']+' · '+r['label'][6:]
        c.drawString(40+11*r['d'],y,lab)
        if r['rt']!='HEADING':
            c.setFont('Helvetica',7.8)
            if r['rt']!='LINE':
                c.setLineWidth(.5)
                for x in X: c.line(x-54,y+8.2,x,y+8.2)
            for x,v in zip(X,r['v']): c.drawRightString(x,y,f(v))
            if pct: 
                v=r['v']; c.drawRightString(X[3],y,f'{v[2]/abs(v[1])*100:.1f}%' if v[1] else ('0.0%' if not v[2] else '100.0%'))
            if r['d']==0 and r['rt']=='TOTAL':
                for x in X: c.line(x-54,y-2.5,x,y-2.5); c.line(x-54,y-4,x,y-4)
        y-=11.6 if r['rt']!='TOTAL' else 13.5
    c.setFont('Helvetica-Bold',8); c.drawRightString(576,30,'Page 1'); c.showPage(); print(y)
draw(b,('4:12 PM','02/11/25','Accrual Basis'),'Balance Sheet Prev Year Comparison','As of December 31, 2024',False)
draw(pl,('4:13 PM','02/11/25','Accrual Basis'),'Profit & Loss Prev Year Comparison','January through December 2024',True)
c.save(); dump('Millrace Crossing YE2024.pdf',[b,pl])
