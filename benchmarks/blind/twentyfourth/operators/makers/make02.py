# Senior living departmental P&L, month with PPD and prior year; portrait PDF shaded bands
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
R=random.Random(3402); NAME='Wrenfield_Commons_Departmental_PL_0925.pdf'
s=St(['a','b','y','py'])
def v(m,j=.06):
    b=round(m/50)*50; return [round(b*(1+R.uniform(-j,j))),b,round(b*9*(1+R.uniform(-j/2,j/2))),round(b*8.7*(1+R.uniform(-j,j)))]
def L(l,m,var=1,lvl=2,j=.06): return s.l(l,v(m,j),None,lvl,var)
s.h('REVENUE'); s.h('Resident Revenue',lvl=1)
a=[L('Independent Living Rent',148000),L('Assisted Living Rent',262400),L('Memory Care Rent',158300),L('Level of Care Fees – AL',54100),L('Level of Care Fees – MC',21800),L('Second Person Fees',9200),L('Concessions & Discounts',-12600,j=.3)]
a=s.t('Total Resident Revenue',a,lvl=1)
s.h('Ancillary Revenue',lvl=1)
b=[L('Community Fees',13500,j=.4),L('Guest Meals',1150,j=.3),L('Beauty Shop',1900),L('Respite Stays',6200,j=.5),L('Other',700,j=.5)]
b=s.t('Total Ancillary Revenue',b,lvl=1)
TR=s.t('TOTAL REVENUE',[a,b],rt='TOTAL',key='total_income')
s.h('DEPARTMENTAL EXPENSES')
D=[]
def dept(n,lab,non):
    s.h(n,lvl=1); x=[L(q,m,-1,3,.1) for q,m in lab]; lt=s.t('Labor – '+n,x,lvl=2,var=-1)
    y=[L(q,m,-1,3,.2) for q,m in non]; nt=s.t('Non-Labor – '+n,y,lvl=2,var=-1)
    D.append(s.t('Total '+n,[lt,nt],lvl=1,var=-1))
dept('Resident Care',[('Nursing Director & LPN Wages',31200),('Caregiver / Med Tech Wages',92600),('Overtime',5200),('Agency Staffing',7800),('Payroll Taxes & Benefits',24100)],[('Medical Supplies',2300),('Pharmacy Consultant',850)])
dept('Memory Care',[('Program Wages',34800),('Payroll Taxes & Benefits',6300)],[('Program Supplies',900)])
dept('Dining Services',[('Cook & Server Wages',41800),('Overtime',1300),('Payroll Taxes & Benefits',7900)],[('Raw Food',38200),('Dietary Supplies',3300),('Equipment Rental',650)])
dept('Housekeeping & Laundry',[('Wages',14900),('Payroll Taxes & Benefits',2900)],[('Supplies',1900),('Linen',600)])
dept('Life Enrichment',[('Wages',9300),('Payroll Taxes & Benefits',1700)],[('Activities & Entertainment',1900),('Transportation',1150)])
dept('Plant Operations',[('Wages',10800),('Payroll Taxes & Benefits',2050)],[('Repairs & Maintenance',6800),('Service Contracts',4900),('Utilities',22700)])
dept('Sales & Marketing',[('Wages & Commissions',12700),('Payroll Taxes & Benefits',2200)],[('Digital Advertising',3900),('Referral Agency Fees',7200)])
dept('Administration',[('Executive Director & Office Wages',19400),('Payroll Taxes & Benefits',3600)],[('Professional Fees',1900),('IT & Licensing',3700),('Bad Debt',1600)])
TD=s.t('TOTAL DEPARTMENTAL EXPENSES',D,var=-1)
E1=s.t('EBITDARM',[TR,TD],signs=[1,-1])
mf=L('Management Fee (5%)',33200,-1,1,.02)
E2=s.t('EBITDAR',[E1,mf],signs=[1,-1])
s.h('Property Costs',lvl=0)
pc=[L('Real Estate Taxes',19800,-1,1,.02),L('Property & Liability Insurance',13400,-1,1,.03)]
PT=s.t('Total Property Costs',pc,var=-1)
N=s.t('NET OPERATING INCOME',[E2,PT],signs=[1,-1],rt='TOTAL',key='noi')
q=[L('Interest Expense',71800,-1,1,.01),L('Depreciation & Amortization',46500,-1,1,.01)]
s.t('NET INCOME (LOSS)',[N]+q,signs=[1,-1,-1],rt='TOTAL',key='net_income')
s.derive('v',lambda r:(r['v']['a']-r['v']['b'])*r['var'])
cols=[('a','September 2025 Actual'),('b','September 2025 Budget'),('v','September 2025 Fav/(Unfav)'),('y','Year to Date 2025'),('py','Year to Date 2024')]
W,H=letter; C=canvas.Canvas(doc(NAME),pagesize=letter); DAYS=3362; YD=30410; PD=29720
X=[262,314,366,404,462,500,562]
def head(p):
    C.setFillColorRGB(.18,.3,.36); C.rect(0,H-62,W,62,stroke=0,fill=1); C.setFillColorRGB(1,1,1)
    C.setFont('Times-Bold',15); C.drawString(28,H-28,'Wrenfield Commons Senior Living'); C.setFont('Times-Roman',10.5); C.drawString(28,H-45,'Departmental Statement of Operations  |  September 30, 2025')
    C.setFont('Times-Roman',8); C.drawRightString(W-28,H-28,'118 units / 126 beds'); C.drawRightString(W-28,H-45,f'{p} of 2')
    C.setFillColorRGB(0,0,0); C.setFont('Times-Bold',8); C.drawCentredString(322,H-76,'— September 2025 —'); C.drawCentredString(510,H-76,'— Year to Date —')
    for x,t in zip(X,['Actual','Budget','Fav/(Unfav)','PRD','2025','PRD','2024']): C.drawRightString(x,H-87,t)
def f(n): return f"({abs(n):,})" if n<0 else f"{n:,}"
def g(n): return f"({abs(n):.2f})" if n<0 else f"{n:.2f}"
head(1); y=H-101
for k,r in enumerate(s.rows):
    if y<50 or (r['label']=='Housekeeping & Laundry' and r['rt']=='HEADING'): 
        C.setFont('Times-Italic',7); C.drawString(28,26,'PRD = per resident day. Unaudited; for management and lender use only.'); C.showPage(); head(2); y=H-101
    b=r['rt']!='LINE'
    if r['rt']=='TOTAL' or r['label'] in('EBITDARM','EBITDAR','TOTAL DEPARTMENTAL EXPENSES'): C.setFillColorRGB(.86,.9,.92); C.rect(24,y-2.6,W-48,10.6,stroke=0,fill=1); C.setFillColorRGB(0,0,0)
    C.setFont('Times-Bold' if b and r['lvl']<2 else 'Times-Italic' if b else 'Times-Roman',8.2); C.drawString(28+8*r['lvl'],y,r['label'])
    if r['v']:
        z=r['v']
        for x,t in zip(X,[f(z['a']),f(z['b']),f(z['v']),g(z['a']/DAYS),f(z['y']),g(z['y']/YD),f(z['py'])]): C.drawRightString(x+(2.5 if t[-1]==')' else 0),y,t)
    y-=10.9
C.setFont('Times-Italic',7); C.drawString(28,26,'PRD = per resident day. Unaudited; for management and lender use only.'); C.save()
save(NAME,[s.truth('Departmental Statement of Operations','Wrenfield Commons Senior Living','2025-09-01','2025-09-30',cols,dash=False)],'SENIOR_HOUSING','OPERATING_STATEMENT','senior living departmental P&L, PRD columns, prior year',['departments with labor blocks','per-resident-day columns','no total_operating_expenses equal to all expenses','grouped header'])
