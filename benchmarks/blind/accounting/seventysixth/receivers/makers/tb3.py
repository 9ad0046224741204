from common import *
from fpdf import FPDF
NAME='glTB_ministor.pdf'
D=[('1000','Petty Cash',300.00),('1010','Office Drawer - Hwy 9',412.50),('1020','Pioneer Bank Checking',14877.36),('1025','Pioneer Bank Money Mkt',2210.09),
('1030','Merchant Svcs Clearing',3918.44),('1100','Tenant Rent Receivable',27316.20),('1105','Truck Rental Comm. Receiv.',1244.87),('1150','Allow. for Uncollect. Rents',-9500.00),
('1200','Inventory - Locks & Boxes',2866.15),('1400','Prepaid Insurance',5120.00),('1450','Loan to J&B Holdings',38500.00),
('1500','Land',412000.00),('1510','Storage Bldgs A-D',1386400.00),('1515','Storage Bldg E (climate)',688250.00),('1520','RV Canopy',94600.00),('1530','Gate, Keypads & Cameras',61318.77),
('1540','Office Furn. & Computers',17204.33),('1550','Golf Cart',6450.00),('1600','Accum. Depr. - Buildings',-614822.00),('1610','Accum. Depr. - Equip.',-71911.00),
('1900','Closing Costs - net',11377.50),
('2000','Accounts Payable',-22610.94),('2050','Visa - Pioneer',-8812.63),('2100','Sales Tax Payable',-618.29),('2110','Truck Rental Pass-Thru',-905.16),('2200','Payroll Taxes Payable',-3114.72),
('2300','Prepaid Rents',-8266.00),('2310','Refundable Deposits',-1875.00),('2320','Auction Surplus Held',-2040.55),('2350','Accrued Property Tax',-31850.00),
('2500','Pioneer Bank Note 77120',-1504318.61),('2510','Seller 2nd Note',-185000.00),('2600','Due to Member - RKH',-64250.00),
('3000','Members Capital',-340000.00),('3100','Member Draws',51600.00),('3900','Retained Earnings',None),
('4000','Rent - Drive Up Units',-171844.50),('4010','Rent - Climate Units',-96320.25),('4020','Rent - RV / Boat Spaces',-22918.00),('4050','Rent Discounts & Free Months',14306.75),
('4100','Administration Fees',-4875.00),('4110','Late & Lien Fees',-11982.40),('4120','Auction Proceeds Applied',-3466.10),('4200','Tenant Protection Plan',-18204.00),
('4300','Retail Sales',-5218.66),('4310','Cost of Retail Sold',2897.03),('4400','Truck Rental Commission',-9377.41),('4900','Interest Earned',-12.84),
('6000','Manager Wages',38416.00),('6010','Relief Manager Wages',9120.00),('6050','Payroll Tax Expense',4019.27),('6100','Advertising - Internet',9944.13),('6110','Call Center',4310.00),
('6200','Repairs - Doors & Locks',6718.25),('6210','Repairs - Gate & Access',3190.80),('6220','Repairs - General',5533.91),('6230','Snow & Landscaping',4475.00),
('6300','Electric',10866.74),('6310','Water & Sewer',1322.18),('6320','Internet & Phones',3744.65),('6330','Trash',1910.40),
('6400','Property Insurance',13680.00),('6410','Property Tax',31850.00),('6500','Software - Site Mgmt',4050.00),('6510','Credit Card Fees',8217.38),('6520','Bank Charges',614.00),
('6600','Legal & Accounting',12860.00),('6610','Lien Notices & Auctions',2208.95),('6700','Office Supplies',1683.44),('6710','Auto & Golf Cart',922.17),('6800','Bad Debt',7411.00),
('7000','Interest - Pioneer Note',78114.26),('7010','Interest - Seller Note',9250.00),('7100','Depreciation Expense',46350.00)]
re=-r2(sum(v for *_,v in D if v is not None))
D=[(a,n,re if v is None else v) for a,n,v in D]
print('RE',re)
dt=r2(sum(v for *_,v in D if v>0)); ct=r2(-sum(v for *_,v in D if v<0)); assert dt==ct
# planted: digit of 6300 Electric transposed
printed=[(a,n,(10686.74 if a=='6300' else v)) for a,n,v in D]
class P(FPDF):
    def header(s):
        s.set_font('Times','',8); s.set_xy(12,8); s.cell(40,4,'10/11/23 at 09:14:52.30'); s.set_xy(165,8); s.cell(36,4,f'Page: {s.page_no()}',align='R')
        s.set_font('Times','B',13); s.set_xy(12,12); s.cell(189,6,'Highway Nine Mini-Storage LLC',align='C')
        s.set_font('Times','B',11); s.set_xy(12,18); s.cell(189,5,'General Ledger Trial Balance',align='C')
        s.set_font('Times','B',9.5); s.set_xy(12,23); s.cell(189,5,'As of Sep 30, 2023',align='C')
        s.set_font('Times','',8); s.set_xy(12,29); s.cell(189,4,'Filter Criteria includes: Report order is by ID. Report is printed in Detail Format.')
        y=34; s.set_line_width(.5); s.line(12,y,201,y)
        s.set_font('Times','B',9)
        s.set_xy(12,y+.5); s.cell(26,5,'Account ID'); s.set_x(40); s.cell(80,5,'Account Description'); s.set_x(122); s.cell(35,5,'Debit Amt',align='R'); s.set_x(164); s.cell(35,5,'Credit Amt',align='R')
        s.line(12,y+6,201,y+6); s.set_y(y+8)
p=P('P','mm','Letter'); p.set_auto_page_break(False); p.add_page(); p.set_font('Times','',9)
rows=[]
for a,n,v in printed:
    if p.get_y()>262: p.add_page(); p.set_font('Times','',9)
    y=p.get_y(); p.set_xy(12,y); p.cell(26,4.6,a); p.set_x(40); p.cell(80,4.6,n); r=dict(account=a,name=n)
    if v>0: p.set_x(122); p.cell(35,4.6,f'{v:,.2f}',align='R'); r['debit']=v
    else: p.set_x(164); p.cell(35,4.6,f'{-v:,.2f}',align='R'); r['credit']=-v
    p.set_y(y+4.6); rows.append(r)
y=p.get_y()+1; p.set_line_width(.2); p.line(132,y,158,y); p.line(174,y,200,y)
p.set_font('Times','B',9); p.set_xy(40,y+1); p.cell(60,5,'Total:'); p.set_x(122); p.cell(35,5,f'{dt:,.2f}',align='R'); p.set_x(164); p.cell(35,5,f'{ct:,.2f}',align='R')
for q in (6.4,7.2): p.line(132,y+q,158,y+q); p.line(174,y+q,200,y+q)
p.output(doc(NAME))
save(NAME,'TB','Peachtree-like general ledger trial balance print, debit/credit pair, no sections',False,['debit','credit'],rows,[dict(label='Total:',debit=dt,credit=ct)],
 planted=dict(what="account 6300 Electric prints debit 10,686.74 where the ledger (and the printed total) has 10,866.74",kind='digit_changed'))
