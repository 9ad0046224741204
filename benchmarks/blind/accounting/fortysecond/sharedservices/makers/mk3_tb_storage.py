# TB, self storage, PDF: small-business package look, one pair of columns
import random; from common import *
from fpdf import FPDF
R=random.Random(4203); S='LockwoodStorage_TrialBal'
L=[("10100","Operating Checking - First Plains",38211.07,1),("10150","Credit Card Clearing",4416.5,1),("10200","Money Market",120408.33,1),("10900","Undeposited Funds",0,1),("11000","Accounts Receivable",9870.25,1),("12100","Inventory - Boxes & Locks",3304.9,1),("13000","Prepaid Insurance",7125,1),("13500","Loan Escrow - Taxes",22840.16,1),("15000","Land",610000,1),("15100","Storage Buildings A through G",2984450,1),("15150","Climate Building (2019 addition)",1115320.88,1),("15200","Gate, Keypads & Cameras",86410,1),("15300","Golf Cart & Maintenance Equipment",14200,1),("15900","Accumulated Depreciation",1248011.4,-1),("17000","Loan Costs",31500,1),("17100","Accum. Amort. - Loan Costs",12600,-1),
("20000","Accounts Payable",6204.11,-1),("20500","Visa - Manager Card",812.36,-1),("21000","Sales Tax Payable",391.44,-1),("21500","Payroll Liabilities",0,-1),("22000","Prepaid Rents (Customers)",18744.5,-1),("22500","Tenant Protection Plan Premiums Due to Carrier",2960,-1),("25000","Note Payable - Prairie Farm & Merchants Bank",2318406.92,-1),
("30000","Opening Balance Equity",0,1),("31000","Capital - H. Lockwood Family Trust",900000,-1),("31500","Draws",145000,1),("32000","Retained Earnings",None,-1),
("40000","Rent - Non-Climate Units",231904.5,-1),("40100","Rent - Climate Units",188210.75,-1),("40200","Rent - RV & Boat Spaces",26480,-1),("40300","Late & Lien Fees",11385,-1),("40400","Admin Fees",6425,-1),("40500","Tenant Protection Commission",15902.2,-1),("40600","Merchandise Sales",5218.64,-1),("40700","Truck Rental Commission",4470.09,-1),("40900","Discounts & Move-In Specials",17340,1),("41000","Auction Proceeds (Net)",1280.75,-1),("50000","Cost of Merchandise",2790.3,1),
("60100","Advertising - Web Listings and Aggregators",14225.4,1),("60200","Bank & Merchant Fees",9480.77,1),("60300","Insurance - Property",14250,1),("60400","Wages - Site Manager",31200,1),("60410","Wages - Relief Staff",9812.5,1),("60450","Payroll Taxes",3404.18,1),("60500","Repairs - Doors & Hallways",6190.2,1),("60510","Repairs - Gate System",2215,1),("60520","Snow Removal",4800,1),("60600","Software - Storage Mgmt System",2394,1),("60700","Utilities - Electric",12770.41,1),("60710","Utilities - Gas, Water, Trash",5126.9,1),("60800","Property Taxes",38415.5,1),("60900","Pest Control",780,1),("61000","Telephone / Internet",1986.24,1),("61100","Professional Fees",5250,1),("70000","Interest Income",1409.18,-1),("71000","Interest Expense",66842.37,1),("72000","Depreciation Expense",61200,1),("73000","Amortization Expense",1575,1),("79000","Ask My Accountant",312.5,1)]
bal=r2(sum(v*s for _,_,v,s in L if v is not None)); rows=[]
for a,n,v,s in L:
    sg=s
    if v is None: v=abs(bal); sg=-1 if bal>0 else 1
    rows.append(dict(account=a,name=n,debit=v if sg>0 else None,credit=v if sg<0 else None))
K=['debit','credit']; t=summ('TOTAL',rows,K); assert t['debit']==t['credit']
p=FPDF('P','pt','Letter'); p.set_auto_page_break(False)
pg=0
def head():
    global pg; p.add_page(); pg+=1
    p.set_font('Helvetica','B',8)
    for i,s in enumerate(('11:42 AM','07/09/26','Accrual Basis')): p.text(36,44+i*11,s)
    p.set_font('Helvetica','B',13); c=lambda y,s:p.text((612-p.get_string_width(s))/2,y,s)
    c(46,'Lockwood Self Storage, LLC'); p.set_font('Helvetica','B',15); c(64,'Trial Balance'); p.set_font('Helvetica','B',10); c(79,'As of June 30, 2026')
    p.set_font('Helvetica','B',9); s='Jun 30, 26'; p.text(452-p.get_string_width(s)/2,106,s); p.set_line_width(1.4); p.line(372,110,532,110)
    for x,s in ((412,'Debit'),(492,'Credit')): p.text(x-p.get_string_width(s)/2,122,s)
    p.line(372,126,448,126); p.line(456,126,532,126); return 140
def rt(x,y,s): p.text(x-p.get_string_width(s),y,s)
y=head()
for r in rows:
    s=f"{r['account']} · {r['name']}"; p.set_font('Helvetica','B',8.5); ls=[s]
    if p.get_string_width(s)>235:
        w=s.split(' '); a='' 
        while w and p.get_string_width(a+' '+w[0])<235: a=(a+' '+w.pop(0)).strip()
        ls=[a,'      '+' '.join(w)]
    if y+12*len(ls)>738:
        p.set_font('Helvetica','B',8); rt(576,770,f'Page {pg}'); y=head(); p.set_font('Helvetica','B',8.5)
    for i,l in enumerate(ls): p.text(84,y+i*11,l)
    p.set_font('Helvetica','',8.5); yy=y+11*(len(ls)-1)
    if r['debit'] is not None: rt(448,yy,f"{r['debit']:,.2f}")
    if r['credit'] is not None: rt(532,yy,f"{r['credit']:,.2f}")
    y=yy+12.6
p.set_line_width(.6); p.line(372,y-9,448,y-9); p.line(456,y-9,532,y-9)
p.set_font('Helvetica','B',8.5); p.text(60,y+2,'TOTAL')
for x,k in ((448,'debit'),(532,'credit')): rt(x,y+2,f'{t[k]:,.2f}'); p.line(x-76,y+6,x,y+6); p.line(x-76,y+8,x,y+8)
p.set_font('Helvetica','B',8); rt(576,770,f'Page {pg}')
p.output(f'{DOC}/{S}.pdf'); save(S,'TB',K,rows,[t])
