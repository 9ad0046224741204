from lib import *
from fpdf import FPDF
r=random.Random(4404);N='income_statement-20250605.pdf'
P='Hollister Row - 218-226 Hollister St Ventura, CA 93001'
s=S('Income Statement','Hollister Row','2025-01-01','2025-05-31',['Selected Month','Year to Month End'])
def L(l,b,k='I',v=.1): return s.line(l,[b*r.uniform(1-v,1+v),b*5*r.uniform(1-v/2,1+v/2)],kind=k,lv=2)
s.head('Operating Income & Expense');s.head('Income',lv=1)
t=s.sub('Total Operating Income',[s.line('Retail Rent',[21840,109200],lv=2),s.line('Apartment Rent',[9725,47905.16],lv=2),L('CAM Charges',3160.4),s.line('Property Tax Recovery',[0,11218.37],lv=2),L('Tenant Utility Charges',612.88),s.line('Late Fee',[75,450],lv=2)],lv=1,key='total_income')
s.head('Expense',lv=1)
x=[L(l,b,'E',.3) for l,b in [('Cleaning and Maintenance',865.2),('Landscaping',420)]]
x.append(s.line('Insurance',[1688.25,8441.25],kind='E',lv=2))
x+= [s.line('Legal and Accounting',[0,1350],kind='E',lv=2),s.line('Management Fees',[1770.62,8938.68],kind='E',lv=2)]
x+=[L(l,b,'E',.35) for l,b in [('Plumbing Repairs',310),('Repairs - Other',740.6)]]
x.append(s.line('Property Tax',[0,21406.9],kind='E',lv=2))
x+=[L(l,b,'E',.12) for l,b in [('Electricity - Common',388),('Water and Sewer',934.7),('Garbage and Recycling',571.3)]]
e=s.sub('Total Operating Expense',x,kind='E',lv=1,key='total_operating_expenses')
n=s.sub('NOI - Net Operating Income',[t,(e,-1)],'TOTAL',lv=1,key='noi')
s.head('Other Income & Expense');s.head('Other Income',lv=1)
oi=s.sub('Total Other Income',[s.line('Interest on Bank Accounts',[3.18,16.44],lv=2)],lv=1)
s.head('Other Expense',lv=1)
oe=s.sub('Total Other Expense',[s.line('Mortgage Interest',[7914.55,39781.02],kind='E',lv=2)],kind='E',lv=1)
no=s.sub('Net Other Income',[oi,(oe,-1)],lv=1)
ti=s.sub('Total Income',[t,oi]);te=s.sub('Total Expense',[e,oe],kind='E');s.sub('Net Income',[ti,(te,-1)],'TOTAL',key='net_income')
p=FPDF('P','pt','Letter');p.set_auto_page_break(False);p.add_page()
p.set_font('Helvetica','B',16);p.text(40,52,'Income Statement')
p.set_font('Helvetica','',8.5);p.text(40,68,'Channel Coast Property Services');p.text(40,84,'Properties: '+P);p.text(40,96,'As of: May 2025');p.text(40,108,'Accounting Basis: Cash');p.text(40,120,'Level of Detail: Detail View')
X=[345,425,500,572]
p.set_fill_color(235,235,235);p.rect(36,134,540,24,'F');p.set_font('Helvetica','B',8)
def rt(x,y,t): p.text(x-p.get_string_width(t),y,t)
p.text(40,150,'Account Name');rt(X[0],150,'Selected Month');rt(X[1],144,'% of Selected');rt(X[1],154,'Month');rt(X[2],144,'Year to');rt(X[2],154,'Month End');rt(X[3],144,'% of Year to');rt(X[3],154,'Month End')
y=172;T=s.rows[t]['base'];f=lambda v:f'{v:,.2f}'
for R in s.rows:
    b=R['type']!='LINE';p.set_font('Helvetica','B' if b else '',8)
    p.text(40+12*R['lv'],y,R['label'])
    if R['type']!='HEADING':
        v=R['vals'];rt(X[0],y,f(v[0]));rt(X[1],y,f(v[0]/T[0]*100));rt(X[2],y,f(v[1]));rt(X[3],y,f(v[1]/T[1]*100))
        if R['items']: p.set_line_width(.4);p.line(285,y-9,574,y-9)
    y+=14 if R['type']!='TOTAL' else 22
p.set_font('Helvetica','',7);p.text(40,765,'Created on 06/05/2025');rt(572,765,'Page 1');p.output(doc(N))
save(N,[s.dump()],'MIXED_USE','OPERATING_STATEMENT','AppFolio manager','month and YTD with percent columns between, cash basis, Total Income/Expense repeated after NOI',False)
