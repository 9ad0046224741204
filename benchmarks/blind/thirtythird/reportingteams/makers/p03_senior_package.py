from core import *
from reportlab.pdfgen import canvas
R=random.Random(303)
P='Willow Terrace Senior Living'
ic=['Nov-25 Actual','Nov-25 Budget','Nov-25 Variance','YTD Actual','YTD Budget','YTD Variance','Prior YTD']
s=St('Statement of Operations',P,'2025-01-01','2025-11-30',ic,lambda b,k:[b[0],b[1],k*(b[0]-b[1]),b[2],b[3],k*(b[2]-b[3]),b[4]],dec=0,page=1)
def L(l,m,k=1,nz=.07,lvl=1):
    a=round(m*(1+R.uniform(-nz,nz))); bd=round(m/50)*50
    return s.l(l,[a,bd,a+round(m*10*(1+R.uniform(-nz,nz)/2)),bd*11,round(m*11*.955*(1+R.uniform(-nz,nz)/2))],k=k,lvl=lvl)
s.h('RESIDENT REVENUE')
r=[L('Independent Living Rent',214600,nz=.03),L('Assisted Living Rent',287300,nz=.03),L('Memory Care Rent',132900,nz=.04),L('Second Person Fees',8900),L('Level of Care Charges',71400),L('Medication Management',16250),L('Community Fees',14000,nz=.3),L('Respite Stays',5600,nz=.5),L('Less: Rent Incentives',-11800,nz=.3)]
tr=s.t('Total Resident Revenue',r,lvl=0)
o=[L('Guest Meals & Beauty Salon',3350),L('Miscellaneous Revenue',1400,nz=.4)]
to=s.t('Total Other Revenue',o,lvl=0)
ti=s.t('TOTAL REVENUE',[tr,to],lvl=0,key='total_income',T='TOTAL')
s.h('OPERATING EXPENSES'); ex=[]
for h,ls in [('Resident Care',[('Nursing & Caregiver Wages',121300),('Agency Labor',9800),('Memory Care Wages',43900),('Medical Supplies',3400)]),('Dietary',[('Dietary Wages',45100),('Raw Food',34600),('Dietary Supplies',3900)]),('Housekeeping & Laundry',[('Housekeeping Wages',15700),('Cleaning & Linen Supplies',3250)]),('Activities & Transportation',[('Activities Wages',11200),('Programs & Entertainment',3100),('Vehicle Expense',1450)]),('Plant Operations',[('Maintenance Wages',13900),('Repairs & Contracts',11850),('Electric',13100),('Gas',4700),('Water & Sewer',6900),('Cable & Internet',4150)]),('Sales & Marketing',[('Marketing Wages & Commissions',14600),('Advertising',7400),('Referral Agency Fees',9100)]),('Administration',[('Administrative Wages',29400),('Payroll Taxes & Benefits',51200),('Office & Computer',6300),('Professional Fees',2500),('Bad Debt',1700)])]:
    s.h(h,lvl=1); ex.append(s.t('Total '+h,[L(a,b,-1,.14,2) for a,b in ls],k=-1))
tc=s.t('Total Controllable Expenses',ex,lvl=0,k=-1)
f=[L('Management Fee (5%)',37400,-1,.02),L('Real Estate Taxes',31500,-1,0),L('Property & Liability Insurance',14900,-1,.01)]
te=s.t('TOTAL OPERATING EXPENSES',[tc]+f,lvl=0,k=-1,key='total_operating_expenses',T='TOTAL')
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],lvl=0,key='noi',T='TOTAL')
it=[L('Interest Expense',62800,-1,.01),L('Depreciation & Amortization',58300,-1,0)]
ni=s.t('NET INCOME (LOSS)',[noi]+it,[1,-1,-1],lvl=0,key='net_income',T='TOTAL')
NIm,NIy=s.rows[ni]['b'][0],s.rows[ni]['b'][2]; dm,dy=s.rows[it[1]]['b'][0],s.rows[it[1]]['b'][2]
# balances at: Dec 31 2024, Oct 31 2025, Nov 30 2025
ar=[48210,61377,57940]; pp=[83450,41220,68915]; esc=[142600,318400,349900]
gross=[15284300,15402770,15421120]; land=[2150000]*3
acc=[-3120450,-(3120450+dy-dm),-(3120450+dy)]
ap=[71240,88905,79630]; pay=[58900,63310,71855]; tax=[0,315000,346500]; dep=[36400,39150,38700]; pre=[22715,27430,31080]
debt=[11860000,11668400,11648870]; contrib=[3300000]*3; dist=[0,-900000,-1000000]
def d(x,a,b): return x[b]-x[a]
def cf(a,ni_,dp): return dict(ni=ni_,dp=dp,ar=-d(ar,a,2),pp=-d(pp,a,2),ap=d(ap,a,2),pay=d(pay,a,2),tax=d(tax,a,2),dep=d(dep,a,2)+d(pre,a,2),capex=-d(gross,a,2),esc=-d(esc,a,2),debt=d(debt,a,2),dist=d(dist,a,2))
fm,fy=cf(1,NIm,dm),cf(0,NIy,dy)
c0=612340; c2=c0+sum(fy.values()); c1=c2-sum(fm.values())
cash=[c0,c1,c2]
b=St('Balance Sheet',P,None,'2025-11-30',['11/30/2025','10/31/2025','12/31/2024'],dec=0,page=3)
rv=lambda x:[x[2],x[1],x[0]]
b.h('ASSETS'); b.h('Current Assets',lvl=1)
ca=b.t('Total Current Assets',[b.l(n,rv(x),lvl=2) for n,x in [('Cash - Operating',cash),('Resident Receivables, net',ar),('Prepaid Expenses',pp)]])
ea=b.l('Tax, Insurance & Reserve Escrows',rv(esc))
b.h('Property & Equipment',lvl=1)
pe=b.t('Net Property & Equipment',[b.l(n,rv(x),lvl=2) for n,x in [('Land',land),('Buildings, Improvements & FF&E',gross),('Accumulated Depreciation',acc)]])
ta=b.t('TOTAL ASSETS',[ca,ea,pe],lvl=0,key='total_assets',T='TOTAL')
b.h('LIABILITIES AND EQUITY'); b.h('Current Liabilities',lvl=1)
cl=b.t('Total Current Liabilities',[b.l(n,rv(x),lvl=2) for n,x in [('Accounts Payable',ap),('Accrued Payroll & PTO',pay),('Accrued Real Estate Taxes',tax),('Resident Deposits',dep),('Prepaid Rents',pre)]])
ml=b.l('Mortgage Note Payable',rv(debt)); tl=b.t('Total Liabilities',[cl,ml],lvl=0,key='total_liabilities',T='TOTAL')
A=b.rows[ta]['b']; Lb=b.rows[tl]['b']; re0=A[2]-Lb[2]-contrib[0]
b.h("Members' Equity",lvl=1); ei=[b.l('Contributed Capital',rv(contrib),lvl=2),b.l('Distributions - Current Year',rv(dist),lvl=2),b.l('Retained Earnings (Deficit)',[re0]*3,lvl=2),b.l('Net Income - Current Year',[NIy,NIy-NIm,0],lvl=2)]
te_=b.t("Total Members' Equity",ei,lvl=0,key='total_equity',T='TOTAL'); tle=b.t('TOTAL LIABILITIES AND EQUITY',[tl,te_],lvl=0,T='TOTAL')
assert b.rows[tle]['b']==A,(b.rows[tle]['b'],A)
f_=St('Statement of Cash Flows',P,'2025-01-01','2025-11-30',['Month','Year to Date'],dec=0,page=4)
x=lambda k:[fm[k],fy[k]]
f_.h('Cash Flows from Operating Activities'); q=[f_.l('Net Income (Loss)',x('ni'))]
q.append(f_.l('Depreciation & Amortization',x('dp'))); f_.h('Changes in Operating Assets and Liabilities:',lvl=1)
q+=[f_.l(n,x(k),lvl=2) for n,k in [('Resident Receivables','ar'),('Prepaid Expenses','pp'),('Accounts Payable','ap'),('Accrued Payroll','pay'),('Accrued Real Estate Taxes','tax'),('Deposits & Prepaid Rents','dep')]]
o1=f_.t('Net Cash Provided by Operating Activities',q,lvl=0)
f_.h('Cash Flows from Investing Activities'); o2=f_.t('Net Cash Used in Investing Activities',[f_.l('Capital Expenditures',x('capex')),f_.l('Net Funding of Escrows & Reserves',x('esc'))],lvl=0)
f_.h('Cash Flows from Financing Activities'); o3=f_.t('Net Cash Used in Financing Activities',[f_.l('Principal Payments on Mortgage',x('debt')),f_.l('Distributions to Members',x('dist'))],lvl=0)
o4=f_.t('Net Increase (Decrease) in Cash',[o1,o2,o3],lvl=0,key='net_cash_flow',T='TOTAL')
bg=f_.l('Cash, Beginning of Period',[c1,c0],lvl=0); f_.t('Cash, End of Period',[o4,bg],lvl=0,T='TOTAL')
W,H=612,792; N='willow_terrace_financials_nov2025.pdf'; c=canvas.Canvas(DOC+N,pagesize=(W,H)); pg=[0]
def head(t,sub,H2=H):
    pg[0]+=1; c.setFont('Helvetica-Bold',14); c.setFillColorRGB(.25,.4,.25); c.drawString(40,H-42,P); c.setFont('Helvetica',11); c.setFillColorRGB(0,0,0); c.drawString(40,H-57,t); c.setFont('Helvetica-Oblique',9); c.drawString(40,H-69,sub)
    c.setFont('Helvetica',7); c.drawCentredString(W/2,24,f'Confidential - Unaudited - Page {pg[0]} of 4'); c.setStrokeColorRGB(.25,.4,.25); c.setLineWidth(1.5); c.line(40,H-74,W-40,H-74); c.setStrokeColorRGB(0,0,0); c.setLineWidth(.5)
X=[262,311,357,428,484,530,578]
def h1(t='Statement of Operations'):
    head(t,'For the Month and Eleven Months Ended November 30, 2025'); c.setFont('Helvetica-Bold',8); c.drawCentredString(300,H-98,'Nov-25'); c.drawCentredString(470,H-98,'YTD'); c.line(222,H-101,357,H-101); c.line(388,H-101,530,H-101)
    for z,t in zip(X,['Actual','Budget','Variance','Actual','Budget','Variance','Prior YTD']): c.drawRightString(z,H-111,t)
h1(); 
y=H-128
for i,r in enumerate(s.rows):
    if r['label']=='Plant Operations': c.showPage(); h1('Statement of Operations (continued)'); y=H-128
    if r['t']=='HEADING' or r['t']=='TOTAL': y-=4
    c.setFont('Helvetica-Bold' if r['t']!='LINE' else 'Helvetica',7.6); c.drawString(40+8*r['lvl'],y,r['label'])
    if r['v']:
        for z,v in zip(X,r['v']): c.drawRightString(z,y,par(v,0))
        if r['t']!='LINE': [c.line(z-38,y+8.5,z,y+8.5) for z in X]
        if i==ni: [c.line(z-38,y-q_,z,y-q_) for z in X for q_ in (2.5,4.2)]
    y-=13.2
y-=18; c.setFont('Helvetica-Bold',8); c.drawString(40,y,'Census'); c.setFont('Helvetica',7.6)
for t in ['Average occupied units 138.6 of 152 (91.2%) vs. budget 92.0%; month-end census 141 residents.','Agency labor continues in memory care pending two open caregiver positions.','Favorable variances are shown as positive numbers.']: y-=12; c.drawString(48,y,t)
c.showPage()
def stmt(st,X,hd,w,sub,title,dollar):
    head(title,sub); y=H-104; c.setFont('Helvetica-Bold',9); [c.drawRightString(z,y,t) for z,t in zip(X,hd)]; y-=20
    for i,r in enumerate(st.rows):
        if r['t']=='HEADING': y-=5
        c.setFont('Helvetica-Bold' if r['t']!='LINE' else 'Helvetica',9); c.drawString(48+14*r['lvl'],y,r['label'])
        if r['v']:
            for z,v in zip(X,r['v']): c.drawRightString(z,y,par(v,0)); 
            if i in dollar: [c.drawString(z-w,y,'$') for z in X]
            if r['t']!='LINE': [c.line(z-w,y+10,z,y+10) for z in X]
            if r['t']=='TOTAL' and i in dollar: [c.line(z-w,y-3,z,y-3) for z in X]
        y-=17
    c.showPage()
stmt(b,[380,470,560],['11/30/2025','10/31/2025','12/31/2024'],72,'As of November 30, 2025','Balance Sheet',(2+0,ta,tle))
stmt(f_,[460,560],['Month','Year to Date'],72,'For the Month and Eleven Months Ended November 30, 2025','Statement of Cash Flows',(1,len(f_.rows)-1))
c.save(); save(N,[s,b,f_],'SENIOR_HOUSING','OPERATING_STATEMENT','Monthly package: operations over two pages, balance sheet, cash flows in one file')
