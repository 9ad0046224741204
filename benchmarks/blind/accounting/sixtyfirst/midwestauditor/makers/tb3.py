# Church rental fund, QuickBooks-Desktop-like TB (PDF, fpdf2), no account numbers
from common import *
from fpdf import FPDF
rnd=random.Random(6103); N='New Hope rental props TB 6-30-25.pdf'
D=[('Checking - Planters Bank',18462.37),('Money Market - Planters Bank',40215.88),('Security Deposit Account',7425.0),('Accounts Receivable',3190.0),('Undeposited Funds',1150.0),('Prepaid Insurance',2866.5),
('Land - 412 & 416 Church St',38000.0),('Land - Dogwood Duplexes',52500.0),('Buildings - Church St houses',141200.0),('Buildings - Dogwood Duplexes',318750.0),('Roofs & Improvements',46385.2),('Appliances',9840.11),('Accumulated Depreciation',-167312.0),
('Accounts Payable',-2214.63),('Planters Visa ...4471',-618.94),('Due to General Fund',-12000.0),('Payroll Liabilities',0.0),('Tenant Security Deposits',-7425.0),('Mortgage - Planters Bank (Dogwood)',-204377.81),('Opening Balance Equity',0.0),('Net Assets - Unrestricted',None),('Net Assets - Parsonage Repair',-6500.0),
('Rental Income:Church St houses',-10500.0),('Rental Income:Dogwood Duplexes',-34860.0),('Rental Income:Fellowship Hall',-1875.0),('Rental Income:Parking lot (school)',-1200.0),('Late Fees',-275.0),('Interest Income',-412.09),
('Advertising',84.0),('Auto & Mileage',217.7),('Bank Service Charges',36.0),('Contract Labor - Mowing',1640.0),('Insurance:Liability',1433.26),('Insurance:Property',4211.4),('Interest Expense',5388.12),('Legal & Eviction Costs',390.0),('Office Supplies',58.61),('Pest Control',480.0),('Property Taxes',2907.55),
('Repairs & Maintenance:Appliances',612.4),('Repairs & Maintenance:HVAC',2185.0),('Repairs & Maintenance:Painting/Turnover',1930.78),('Repairs & Maintenance:Plumbing',1044.95),('Repairs & Maintenance - Other',327.18),('Utilities:Electric - vacant units',266.93),('Utilities:Gas',118.4),('Utilities:Water & Sewer',2079.31)]
s=R(sum(v for _,v in D if v is not None)); D=[(n,-s if v is None else v) for n,v in D]
p=FPDF(format='letter');p.set_auto_page_break(False);p.set_title('Trial Balance')
rows=[];y=0;f=lambda v:f'{v:,.2f}'
XD,XC=150,178
def head():
    global y
    p.add_page();p.set_font('Helvetica','B',8)
    for i,t in enumerate(['9:14 AM','07/18/25','Cash Basis']): p.text(14,15+i*4.3,t)
    p.set_font('Helvetica','B',12);p.set_xy(0,10);p.cell(216,6,'New Hope Tabernacle - Rental Properties',align='C')
    p.set_font('Helvetica','B',14);p.set_xy(0,16);p.cell(216,7,'Trial Balance',align='C')
    p.set_font('Helvetica','B',10);p.set_xy(0,23);p.cell(216,5,'As of June 30, 2025',align='C')
    p.set_font('Helvetica','B',8);p.set_xy(XD-24,33);p.cell(52,4,'Jun 30, 25',align='C');p.set_line_width(.5);p.line(XD-23,37.6,XC,37.6)
    p.set_xy(XD-23,38.5);p.cell(23,4,'Debit',align='C');p.set_xy(XC-23,38.5);p.cell(23,4,'Credit',align='C');p.line(XD-23,43,XD-2,43);p.line(XC-21,43,XC,43);y=48
def right(x,t): p.text(x-p.get_string_width(t),y,t)
head();sd=sc=0
for n,v in D:
    if y>258: foot=p.set_font('Helvetica','B',8); p.text(180,270,f'Page {p.page_no()}'); head()
    p.set_font('Helvetica','B',8);p.text(38,y,n);p.set_font('Helvetica','',8)
    o=dict(name=n)
    if v>=0: right(XD,f(v));o['debit']=v;sd+=v
    else: right(XC,f(-v));o['credit']=-v;sc-=v
    rows.append(o);y+=4.6
y+=.4;p.set_line_width(.25);p.line(XD-21,y-3.6,XD,y-3.6);p.line(XC-21,y-3.6,XC,y-3.6)
p.set_font('Helvetica','B',8);p.text(30,y,'TOTAL');right(XD,f(sd));right(XC,f(sc))
for d in(1,1.8):p.line(XD-21,y+d,XD,y+d);p.line(XC-21,y+d,XC,y+d)
p.text(180,270,f'Page {p.page_no()}');p.output(doc(N))
assert R(sd)==R(sc)
save(N,'TB',None,['debit','credit'],rows,[dict(label='TOTAL',debit=R(sd),credit=R(sc))],'QuickBooks-like debit/credit trial balance of a church rental fund, no account numbers',False)
print(len(rows),sd,s)
