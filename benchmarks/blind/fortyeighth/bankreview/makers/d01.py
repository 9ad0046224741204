from common import *
from reportlab.pdfgen import canvas
R=random.Random(4101); N='ridgeline_mri_0925.pdf'
cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Annual Budget']
s=S('Income Statement','Ridgeline Corporate Center','2025-09-01','2025-09-30',cols)
def L(code,lab,mb,exp=True,noise=.12,lump=False):
    b=round(mb+R.choice([0,0,.0]),2); yb=round(b*9,2); ab=round(b*12,2)
    if lump: b=0.0 if R.random()<.6 else b
    a=round(b*(1+R.uniform(-noise,noise)),2); ya=round(yb*(1+R.uniform(-noise,noise)/2),2)
    sg=-1 if exp else 1
    return s.l(lab,[a,b,round(sg*(a-b),2),ya,yb,round(sg*(ya-yb),2),ab],code)
V=(2,5); I=lambda c,l,m,n=.01: L(c,l,m,False,n)
s.h('REVENUE')
s.h('Rental Income')
a=[I('41010-000','Base Rent - Office',402150),I('41020-000','Base Rent - Retail',18240),I('41030-000','Base Rent - Storage',2315,.1)]
i=s.l('Rent Abatements / Concessions',[-21480.00,-15000.00,-6480.00,-173116.67,-135000.00,-38116.67,-180000.00],'41090-000'); a.append(i)
t1=s.st('Total Rental Income',a)
s.h('Tenant Recoveries')
a=[I('42010-000','Operating Expense Escalations',38900,.05),I('42020-000','Real Estate Tax Escalations',27450,.03),I('42030-000','Tenant Electric Reimbursement',21600,.09),I('42090-000','Prior Year CAM Adjustments',0,.1)]
s.rows[a[-1]]['values'][3]=6214.88; s.rows[a[-1]]['values'][5]=6214.88
t2=s.st('Total Tenant Recoveries',a)
s.h('Other Income')
a=[I('43010-000','Parking - Reserved',9750,.04),I('43020-000','After Hours HVAC',2400,.3),I('43030-000','Rooftop / Antenna License',3100,.0),I('43040-000','Tenant Work Order Income',1250,.4),I('43080-000','Late Charges & Interest',150,.6)]
t3=s.st('Total Other Income',a)
TI=s.t('TOTAL REVENUE',[t1,t2,t3],key='total_income')
s.h('OPERATING EXPENSES'); subs=[]
for name,ls in [('Cleaning',[('51010-000','Contract Janitorial',23650),('51020-000','Day Porter',4480),('51030-000','Window Washing',1500),('51040-000','Trash Removal / Recycling',2150)]),
 ('Utilities',[('52010-000','Electricity',39800),('52020-000','Natural Gas',2900),('52030-000','Water & Sewer',3350)]),
 ('Repairs & Maintenance',[('53010-000','R&M Payroll - Engineers',18900),('53015-000','Payroll Taxes & Benefits - Eng.',4700),('53020-000','HVAC Contract & Repairs',6250),('53030-000','Elevator Contract',3980),('53040-000','Electrical',1300),('53050-000','Plumbing',1100),('53060-000','Fire & Life Safety',1650),('53070-000','Painting & Carpentry',800),('53080-000','Landscaping - Exterior',3200),('53085-000','Interior Plants',540),('53090-000','Snow & Ice Removal',1800)]),
 ('Security',[('54010-000','Contract Security Guards',14200),('54020-000','Access Control & Alarm Monitoring',690)]),
 ('Administrative',[('55010-000','Management Fee',15400),('55020-000','Management Office Payroll',9800),('55030-000','Office Supplies & Postage',425),('55040-000','Telephone & Internet',610),('55050-000','Professional Fees',1200),('55060-000','Tenant Relations',650)]),
 ('Taxes & Insurance',[('56010-000','Real Estate Taxes',61250),('56020-000','Property Insurance',7480),('56030-000','Business License & Permits',210)])]:
    s.h(name); subs.append(s.st('Total '+name,[L(c,l,m,True,0 if 'Insur' in l or 'Real Est' in l else .14) for c,l,m in ls]))
TE=s.t('TOTAL OPERATING EXPENSES',subs,key='total_operating_expenses')
NOI=s.t('NET OPERATING INCOME',[TI,TE],[1,-1],key='noi',varcols=V)
s.h('NON-OPERATING EXPENSES')
a=[L('61010-000','Mortgage Interest',98440,True,.002),L('62010-000','Depreciation - Building',74100,True,0),L('62020-000','Amortization - Leasing Costs',15210,True,.02),L('63010-000','Owner Legal & Professional',2000,True,.5)]
NE=s.st('Total Non-Operating Expenses',a)
s.t('NET INCOME (LOSS)',[NOI,NE],[1,-1],key='net_income',varcols=V)
c=canvas.Canvas(doc(N),pagesize=(792,612)); F=7.4; LH=8.9; y=0; pg=0
def W(t,x=26):
    global y; c.setFont('Courier',F); c.drawString(x,y,t); y-=LH
def head():
    global y,pg
    pg+=1; y=582
    W(f"{'Database:  HBPSPROD':<58}{'Harlan Brooke Property Services':<62}{'Page:  '+str(pg):<30}")
    W(f"{'Entity:    4120':<66}{'Income Statement':<54}{'Date:  10/14/2025':<30}")
    W(f"{'Report:    MRI_IS_CPYTD':<61}{'Ridgeline Corporate Center':<59}{'Time:  08:52 AM':<30}")
    W(f"{'Basis:     Accrual':<61}{'Period Ending 09/30/2025':<40}"); W('')
    W(' '*47+f"{'------------- Current Period -------------':^42}{'----------------- Year to Date -----------------':^52}{'Annual':>13}")
    W(f"{'Account':<11}{'Description':<36}"+f"{'Actual':>14}{'Budget':>14}{'Variance':>13}  {'Actual':>15}{'Budget':>15}{'Variance':>13}{'%':>8}{'Budget':>15}"); W('-'*156)
def vals(v):
    f=lambda x:f0(x,dec=2)+('' if x<0 else ' ')
    p='N/A' if not v[4] else f'{v[5]/abs(v[4])*100:.1f}%'
    return f"{f(v[0]):>14}{f(v[1]):>14}{f(v[2]):>13}  {f(v[3]):>15}{f(v[4]):>15}{f(v[5]):>13}{p:>8}{f(v[6]):>15}"
head()
for r in s.rows:
    if y<(60 if r['rowType']=='LINE' else 80): c.showPage(); head()
    lab=r['label']; ind='' if lab.isupper() or r['rowType']!='LINE' else '  '
    if r['rowType']=='HEADING':
        if lab.isupper(): W('')
        W(' '*11+(lab if lab.isupper() else ' '+lab))
    else:
        if r['rowType']!='LINE': W(' '*47+''.join(f"{'-'*(w-2):>{w-1}} " if w else ' '*g for w,g in ((14,0),(14,0),(13,0),(0,2),(15,0),(15,0),(13,0),(0,8),(15,0))))
        W(f"{r['accountCode'] or '':<11}{(ind+lab):<36}"+vals(r['values']))
        if r['rowType']=='TOTAL': W(''); 
        elif r['rowType']=='SUBTOTAL': y-=4
c.save(); save(N,[s],'OFFICE','OPERATING_STATEMENT','MRI period/YTD budget comparison, Courier',False)
