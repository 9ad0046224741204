# QuickBooks desktop-like trial balance, small self-storage owner
from common import *
from fpdf import FPDF
A="""1010 · Checking - Harvest State Bank|D|38214.66
1015 · Savings / Tax Reserve|D|21500.00
1020 · Square Clearing|D|0.00
1100 · Accounts Receivable|D|6482.50
1210 · Merchandise Inventory - Locks|D|1318.40
1299 · Undeposited Funds|D|1145.00
1500 · Land|D|310000.00
1510 · Buildings - Phase 1|D|864200.00
1511 · Buildings - Phase 2|D|522875.31
1520 · Gate & Cameras|D|41966.00
1590 · Accumulated Depreciation|C|288410.00
2000 · Accounts Payable|C|4217.93
2050 · Visa - Member 8841|C|1906.22
2200 · Sales Tax Payable|C|388.16
2300 · Prepaid Rents|C|7914.00
2350 · Tenant Insurance Payable|C|1260.00
2700 · Note Payable - Harvest State|C|948116.48
3000 · Opening Balance Equity|D|0.00
3100 · Member Capital - K. Ott|C|200000.00
3110 · Member Capital - J. Ott|C|200000.00
3200 · Member Draws|D|54000.00
3900 · Retained Earnings|C|PLUG
4000 · Rental Income - Units|C|231846.00
4010 · Rental Income - RV & Boat|C|26480.00
4050 · Late Fees|C|9315.00
4060 · Admin Fees|C|5220.00
4070 · Lock & Box Sales|C|2744.85
4080 · Insurance Commissions|C|6318.20
4090 · Auction Proceeds|C|1875.00
4900 · Discounts / Move-In Specials|D|8164.00
5000 · Cost of Goods Sold|D|1392.11
6010 · Advertising & Web|D|7218.40
6040 · Bank & Card Processing|D|6904.77
6100 · Insurance - Property|D|11385.00
6150 · Management Wages|D|42750.00
6160 · Payroll Taxes|D|3419.18
6200 · Repairs & Maintenance|D|9462.05
6220 · Snow Removal|D|5150.00
6300 · Property Taxes|D|23816.92
6400 · Software - Gate & Billing|D|3588.00
6500 · Utilities - Electric|D|8117.63
6510 · Utilities - Internet/Phone|D|1679.88
7000 · Interest Expense|D|44218.37
Uncategorized Expense|D|312.45"""
L=[l.split('|') for l in A.split('\n')]
dr=sum(float(v) for _,s,v in L if s=='D');cr=sum(float(v) for _,s,v in L if s=='C' and v!='PLUG')
for l in L:
    if l[2]=='PLUG': l[2]=r2(dr-cr); print('RE',l)
    l[2]=float(l[2])
name='ott_ministorage_tb.pdf'
p=FPDF(format='letter',unit='pt');p.set_auto_page_break(False);p.add_page();p.set_margins(40,30)
p.set_font('helvetica','B',7);p.text(40,40,'9:47 AM');p.text(40,51,'10/06/26');p.text(40,62,'Accrual Basis')
def ctr(y,t,s):p.set_font('helvetica','B',s);p.text(306-p.get_string_width(t)/2,y,t)
ctr(44,'Ott Family Mini-Storage, LLC',12);ctr(61,'Trial Balance',14);ctr(76,'As of September 30, 2026',10)
p.set_font('helvetica','B',8);X=(400,490)
def rt(x,y,t):p.text(x-p.get_string_width(t),y,t)
t='Sep 30, 26';p.text(425-p.get_string_width(t)/2,100,t);p.set_line_width(1.2);p.line(320,104,492,104)
p.text(372-p.get_string_width('Debit')/2,116,'Debit');p.text(460-p.get_string_width('Credit')/2,116,'Credit')
p.line(330,119,402,119);p.line(420,119,492,119)
y=132;rows=[];
for a,s,v in L:
    p.set_font('helvetica','B',7.5);p.text(110,y,a)
    p.set_font('helvetica','',7.5);rt(X[0] if s=='D' else X[1],y,f'{v:,.2f}')
    d={};
    if '·' in a: d['account'],d['name']=a.split(' · ')
    else: d['name']=a
    d['debit' if s=='D' else 'credit']=v;rows.append(d);y+=13.2
p.set_line_width(.6);p.line(330,y-9,402,y-9);p.line(420,y-9,492,y-9);y+=2
T=r2(dr);p.set_font('helvetica','B',7.5);p.text(100,y,'TOTAL');rt(400,y,f'{T:,.2f}');rt(490,y,f'{T:,.2f}')
for q in(3,5):p.line(330,y+q,402,y+q);p.line(420,y+q,492,y+q)
p.set_font('helvetica','B',7);rt(572,770,'Page 1');p.output(doc(name))
save(name,'TB','QuickBooks desktop print, debit/credit, one page',False,['debit','credit'],rows,[dict(label='TOTAL',debit=T,credit=T)])
