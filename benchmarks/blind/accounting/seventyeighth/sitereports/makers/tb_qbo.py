# QuickBooks Online trial balance, no account codes, one small walk-up, portrait PDF (fpdf2)
from common import *
from fpdf import FPDF
rng=random.Random(7802)
A=[('Heritage Plains Bank - Checking (4471)',38214.67),('Heritage Plains Bank - Tenant Deposits (4489)',14725.00),('Petty Cash',150.00),('Accounts Receivable (A/R)',3187.50),('Prepaid Insurance',4406.13),('Undeposited Funds',1245.00),
('Accumulated Depreciation',-412806.00),('Buildings & Improvements',1684250.00),('Land',310000.00),('Laundry Equipment - 2019',11840.00),('Loan Costs, Net of Amortization',8122.91),
('Accounts Payable (A/P)',-6318.44),('Heritage Plains Bank Credit Card',-1127.09),('Tenant Security Deposits Held',-14725.00),('Prepaid Rents',-2190.00),('Mortgage - First Prairie Savings #20-118834',-1094310.52),
('Member Contributions',-520000.00),('Member Distributions:Ferncliff Partners',22000.00),('Member Distributions:Oxbow Family Trust',22000.00),('Opening Balance Equity',0.00),('Retained Earnings',None),
('Rental Income',-187420.00),('Rental Income:Garage Rent',-5400.00),('Tenant Charges:Late Fees',-1275.00),('Tenant Charges:Pet Fees',-1980.00),('Laundry Income',-3116.25),('Interest Earned',-41.88),
('Advertising & Promotion',894.00),('Bank Charges & Fees',137.50),('Insurance - Property, General Liability and Umbrella (annual policy, expensed monthly)',12418.38),('Legal & Professional Services',3650.00),('Management Fee',11245.20),('Office Supplies & Software',1418.76),
('Repairs & Maintenance:Appliances',2944.17),('Repairs & Maintenance:Cleaning & Turnover',3820.00),('Repairs & Maintenance:HVAC',4115.60),('Repairs & Maintenance:Landscaping & Snow Removal Contract (Green Acre Services)',5275.00),('Repairs & Maintenance:Plumbing',3388.41),('Taxes & Licenses:City Rental License',420.00),('Taxes & Licenses:Real Estate Taxes',19860.00),
('Utilities:Electric - House Meter',2106.44),('Utilities:Gas',3741.02),('Utilities:Trash',3168.00),('Utilities:Water & Sewer',8933.19),('Depreciation Expense',46420.00),('Mortgage Interest',41277.86),('Reconciliation Discrepancies',0.55)]
plug=-sum(v for n,v in A if v is not None)
A=[(n,c2(plug) if v is None else v) for n,v in A]
fn='Ferncliff_TB_QBO_Oct25.pdf'
class P(FPDF):
    def footer(s):
        s.set_y(-15); s.set_font('Helvetica','',7); s.set_text_color(110); s.cell(0,4,'Accrual Basis  Thursday, November 6, 2025 02:14 PM GMT-06:00',align='C'); s.set_x(170); s.cell(25,4,f'{s.page_no()}/{{nb}}',align='R'); s.set_text_color(0)
p=P('P','mm','Letter'); p.set_auto_page_break(False); p.add_page()
p.set_font('Helvetica','B',14); p.cell(0,7,'Ferncliff Court Apartments LLC',align='C',new_x='LMARGIN',new_y='NEXT')
p.set_font('Helvetica','',13); p.cell(0,7,'Trial Balance',align='C',new_x='LMARGIN',new_y='NEXT')
p.set_font('Helvetica','',10); p.cell(0,6,'As of October 31, 2025',align='C',new_x='LMARGIN',new_y='NEXT'); p.ln(8)
def hd():
    p.set_font('Helvetica','B',7.5); p.set_text_color(90); y=p.get_y(); p.line(20,y,195,y)
    p.set_x(118); p.cell(38,6,'DEBIT',align='R'); p.cell(38,6,'CREDIT',align='R',new_x='LMARGIN',new_y='NEXT'); y=p.get_y(); p.line(20,y,195,y); p.ln(1); p.set_text_color(0)
hd(); rows=[]; D=C=0
for n,v in A:
    if p.get_y()>252: p.add_page(); hd()
    p.set_font('Helvetica','',9); y=p.get_y(); p.set_xy(20,y); p.multi_cell(92,4.6,n,align='L',new_x='LMARGIN',new_y='NEXT'); y2=p.get_y()
    d=v if v>0 else (0.0 if n=='Opening Balance Equity' else None); c=-v if v<0 else None
    r=dict(name=n)
    p.set_xy(118,y2-4.6)
    p.cell(38,4.6,'' if d is None else f'{d:,.2f}',align='R'); p.cell(38,4.6,'' if c is None else f'{c:,.2f}',align='R'); p.set_y(y2+0.6)
    if d is not None: r['debit']=d; D+=d
    if c is not None: r['credit']=c; C+=c
    rows.append(r)
D,C=c2(D),c2(C); assert D==C,(D,C)
y=p.get_y(); p.line(118,y,195,y); p.ln(.6); p.set_font('Helvetica','B',9); p.set_x(20); p.cell(98,5,'TOTAL'); p.cell(38,5,f'${D:,.2f}',align='R'); p.cell(38,5,f'${C:,.2f}',align='R'); y=p.get_y()+5.4; p.line(118,y,195,y); p.line(118,y+.8,195,y+.8)
p.output(f'{B}/documents/{fn}'); print(len(rows),plug,D)
save(fn,'TB',['debit','credit'],rows,[dict(label='TOTAL',debit=D,credit=C)],'QuickBooks Online trial balance, names only, portrait PDF',False)
