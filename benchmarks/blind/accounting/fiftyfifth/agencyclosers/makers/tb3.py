# small-owner bookkeeping package, plain two-column trial balance
from common import *
from fpdf import FPDF
NAME='Trial Balance - Willow and Ninth.pdf'
L=[('Operating Checking (4471)',None),('Security Deposit Savings (9026)',23850.00),('Property Tax Escrow',31206.14),('Replacement Reserve Account',18450.00),('Accounts Receivable (A/R)',6212.50),('Undeposited Funds',1395.00),('Prepaid Insurance',8114.66),
('Land',415000.00),('Building',2318400.00),('Building:Capital Improvements',146229.83),('Appliances & Equipment',38614.27),('Accumulated Depreciation',-588917.00),('Loan Fees, net of amortization',21380.50),
('Accounts Payable (A/P)',-7344.19),('Visa Business Card (1180)',-2066.73),('Tenant Security Deposits',-23450.00),('Prepaid Rents',-4120.00),('Mortgage Payable - Prairie Valley Bank',-1874206.35),
('Member Equity:H. Lindqvist Contributions',-250000.00),('Member Equity:R. Overstreet Contributions',-250000.00),('Member Equity:Distributions',36000.00),('Retained Earnings','RE'),
('Rental Income',-203485.00),('Rental Income:Concessions',1750.00),('Laundry Income',-2218.75),('Late Fees & NSF',-1845.00),('Pet Rent',-1980.00),('Utility Reimbursement (RUBS)',-9612.40),
('Advertising',1106.00),('Bank Service Charges',214.00),('Insurance',8114.64),('Interest Expense',52388.17),('Legal & Professional',2875.00),('Management Fees',11940.50),('Office Supplies & Software',842.31),('Payroll Expenses:Wages',14560.00),('Payroll Expenses:Taxes',1201.20),('Property Taxes',20804.10),('Repairs & Maintenance',6418.92),('Repairs & Maintenance:HVAC',3110.00),('Repairs & Maintenance:Plumbing',4206.55),('Repairs & Maintenance:Unit Turnover',7933.40),('Landscaping & Snow Removal',4650.00),('Utilities:Electric',3318.27),('Utilities:Gas',4904.63),('Utilities:Water & Sewer',11206.88),('Utilities:Trash',2544.00),('Interest Earned',-62.17),('Ask My Accountant',0.0)]
d={}
for n,v in L: d[n]=v
d['Operating Checking (4471)']=28417.06
d['Retained Earnings']=r2(-sum(v for n,v in d.items() if n!='Retained Earnings'))
print('RE',d['Retained Earnings'])
rows=[];D=C=0
pdf=FPDF('P','mm','Letter');pdf.set_auto_page_break(False)
for n,p in (('','LiberationSans-Regular'),('B','LiberationSans-Bold')): pdf.add_font('Lib',n,f'/usr/share/fonts/truetype/liberation/{p}.ttf')
order=[n for n,_ in L];PER=40
n=0;pages=-(-len(order)//PER)
def head(first):
    pdf.add_page()
    if first:
        pdf.set_xy(0,18);pdf.set_font('Lib','B',15);pdf.cell(216,7,'Willow & Ninth Apartments LLC',align='C');pdf.set_xy(0,26)
        pdf.set_font('Lib','B',12);pdf.cell(216,6,'Trial Balance',align='C');pdf.set_xy(0,33);pdf.set_font('Lib','',10);pdf.cell(216,5,'As of June 30, 2025',align='C');y=46
    else: y=20
    pdf.set_draw_color(120);pdf.line(22,y,194,y);pdf.set_font('Lib','B',8.5);pdf.set_text_color(70)
    pdf.set_xy(122,y+1);pdf.cell(34,5,'DEBIT',align='R');pdf.set_xy(158,y+1);pdf.cell(34,5,'CREDIT',align='R');pdf.line(22,y+7,194,y+7);pdf.set_text_color(0)
    pdf.set_font('Lib','',7.5);pdf.set_xy(0,266);pdf.cell(216,4,f'Accrual Basis   Tuesday, July 15, 2025 10:42 AM GMT-05:00      {pdf.page_no()}/{pages}',align='C')
    return y+8.5
y=None
for i,nm in enumerate(order):
    if i%PER==0: y=head(i==0)
    v=d[nm];pdf.set_font('Lib','',9);pdf.set_xy(23,y);pdf.cell(95,5,nm)
    row={"name":nm}
    if v>=0: pdf.set_xy(122,y);pdf.cell(34,5,f'{v:,.2f}',align='R');row['debit']=v;D+=v
    else: pdf.set_xy(158,y);pdf.cell(34,5,f'{-v:,.2f}',align='R');row['credit']=-v;C-=v
    rows.append(row);y+=5.15
D=r2(D);C=r2(C);assert D==C
pdf.line(22,y+.8,194,y+.8);pdf.set_font('Lib','B',9);pdf.set_xy(23,y+1.5);pdf.cell(60,5,'TOTAL');pdf.set_xy(122,y+1.5);pdf.cell(34,5,f'${D:,.2f}',align='R');pdf.set_xy(158,y+1.5);pdf.cell(34,5,f'${C:,.2f}',align='R')
pdf.line(124,y+7,194,y+7);pdf.line(124,y+7.7,194,y+7.7)
pdf.output(doc(NAME))
save(NAME,'TB',['debit','credit'],rows,[{"label":"TOTAL","debit":D,"credit":C}],'small-business bookkeeping, no account numbers, two columns, 2 pages',False)
