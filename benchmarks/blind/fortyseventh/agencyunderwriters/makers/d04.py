# AppFolio-like income statement, portrait
from common import *
from fpdf import FPDF
rng=random.Random(404)
name='income_statement-20250912.pdf'
s=S('Income Statement','Willow Bend MHC',['Selected Month','Year to Month End'],None,'2025-08-31')
def L_(lab,m,y,lvl=3):return s.line(lab,[m,y],None,lvl)
def r(m,n=.05,k=8):
    return [round(m*(1+rng.uniform(-n,n)),2),round(m*k*(1+rng.uniform(-n/2,n/2)),2)]
s.head('Operating Income & Expense')
s.head('Income',lvl=1)
R=[]
s.head('Rent Income',lvl=2)
x=[L_('Lot Rent',88420.0,699185.5),L_('Park Owned Home Rent',9375.0,76140.0),L_('RV Site Rent',4180.0,37765.0),L_('Rent Concessions',-650.0,-4725.0)]
R.append(s.tot('Total Rent Income',x,lvl=2))
s.head('Fees & Reimbursements',lvl=2)
x=[L_('Water & Sewer Income',11862.34,91307.18),L_('Trash Income',2985.0,23706.0),L_('Late Fee',1420.0,12515.0),L_('NSF Fees Collected',70.0,455.0),L_('Application Fee Income',240.0,2640.0),L_('Pet Fee',515.0,4020.0),L_('Storage Lot Income',775.0,6360.0)]
R.append(s.tot('Total Fees & Reimbursements',x,lvl=2))
R.append(L_('Laundry Income',186.25,1513.75,2));R.append(L_('Home Sale Commission',0.0,3500.0,2))
inc=s.tot('Total Operating Income',R,lvl=1,typ='TOTAL',key='total_income')
s.head('Expense',lvl=1);E=[]
def grp(h,ls):
    s.head(h,lvl=2);E.append(s.tot('Total '+h,[L_(l,*v) for l,*v in ls],lvl=2))
grp('Cleaning and Maintenance',[('General Maintenance Labor',4216.8,33518.44),('Mowing & Tree Trimming',2650.0,19875.0),('Road & Drive Repair',0.0,6240.0),('Water Line Repairs',1188.72,8033.91),('Clubhouse Cleaning',360.0,2880.0),('Home Rehab - Park Owned',942.17,11608.36)])
grp('Utilities',[('Electricity',1533.08,11714.63),('Water',7418.55,56120.9),('Sewer / Lift Station',3904.11,31227.4),('Garbage and Recycling',3120.0,24960.0),('Internet & Phone',289.97,2319.76)])
grp('Property Taxes & Insurance',[('Real Property Tax',6875.0,55000.0),('Liability Insurance',1942.33,15538.64),('Non-Ad Valorem Fire Assessment',0.0,4127.6)])
grp('Administrative',[('On-site Manager Salary',3850.0,31062.5),('Payroll Tax Expense',308.19,2489.77),('Legal & Eviction',485.0,3310.0),('Office Supplies',96.41,1144.82),('Bank Fees',42.0,316.0),('Licenses & DOH Permit',0.0,1150.0),('AppFolio Software Fees',331.5,2652.0)])
E.append(L_('Management Fees',4773.18,38215.32,2));E.append(L_('Advertising',150.0,1465.0,2))
ex=s.tot('Total Operating Expense',E,lvl=1,typ='TOTAL',key='total_operating_expenses')
noi=s.tot('NOI - Net Operating Income',[inc,ex],lvl=1,typ='TOTAL',signs=[1,-1],key='noi')
s.head('Other Income & Expense')
s.head('Other Income',lvl=1)
oi=s.tot('Total Other Income',[L_('Interest on Bank Accounts',31.77,262.9,2)],lvl=1)
s.head('Other Expense',lvl=1)
oe=s.tot('Total Other Expense',[L_('Mortgage Interest',17206.44,138904.12,2),L_('Capital Improvements',8450.0,22915.0,2)],lvl=1)
no=s.tot('Net Other Income',[oi,oe],lvl=1,signs=[1,-1])
ti=s.tot('Total Income',[inc,oi],lvl=0,typ='TOTAL');te=s.tot('Total Expense',[ex,oe],lvl=0,typ='TOTAL')
s.tot('Net Income',[ti,te],typ='TOTAL',signs=[1,-1],key='net_income')
class P(FPDF):
    def header(z):
        if z.page_no()==1:
            z.set_font('Helvetica','B',15);z.cell(0,8,'Income Statement',ln=1);z.set_font('Helvetica','',9)
            for t in ['Suncrest Community Management LLC','Properties: Willow Bend MHC - 4100 SE Willow Bend Rd, Belleview, FL 34420','As of: Aug 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']:z.cell(0,4.4,t,ln=1)
            z.ln(3)
        z.set_font('Helvetica','B',8.5);z.set_draw_color(120)
        y=z.get_y()
        for t,x,w,a in COLS:
            z.set_xy(x,y);z.multi_cell(w,4,t,align=a)
        z.set_y(y+9);z.line(12,y+8.4,204,y+8.4)
    def footer(z):
        z.set_y(-14);z.set_font('Helvetica','',7.5);z.set_text_color(90);z.cell(0,4,'Created on 09/12/2025',align='L');z.set_x(12);z.cell(0,4,f'Page {z.page_no()}',align='R');z.set_text_color(0)
COLS=[('\nAccount Name',12,80,'L'),('\nSelected Month',92,28,'R'),('% of Selected\nMonth',122,26,'R'),('Year to Month\nEnd',148,28,'R'),('% of Year to\nMonth End',178,26,'R')]
z=P(format='letter');z.set_margins(12,12,12);z.set_auto_page_break(True,18);z.add_page()
for k in s.lay:
    q=s.rows[k];b=q['typ']!='LINE';z.set_font('Helvetica','B' if b else '',8.5);y=z.get_y()
    if y>255:z.add_page();y=z.get_y();z.set_font('Helvetica','B' if b else '',8.5)
    z.set_xy(12+3.5*q['lvl'],y);z.cell(90,4.8,q['label'])
    if q['typ']!='HEADING':
        for i,(x,w) in enumerate([(92,28),(148,28)]):
            v=q['vals'][i];z.set_xy(x,y);z.cell(w,4.8,neg(v),align='R')
            z.set_xy([122,178][i],y);z.cell(26,4.8,f"{v/s.rows[inc]['vals'][i]*100:.2f}",align='R')
        if b:z.line(96,y,204,y)
    z.set_y(y+4.8)
    if q['typ']!='LINE' and q['lvl']<2 and q['foots']:z.ln(2)
z.output(f'{ROOT}/documents/{name}')
save(name,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','AppFolio-like cash income statement, month and YTD with percent columns between')
