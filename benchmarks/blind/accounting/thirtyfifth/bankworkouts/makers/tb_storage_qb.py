"""QuickBooks Desktop trial balance of a small owner's self storage, PDF"""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N = 'tb_storage_qb'
D, C = 'debit', 'credit'
A = [  # (number, name, signed balance)
 ('1010','First Prairie Bank - Operating',18442.17),('1015','First Prairie Bank - Tax Escrow',9310.55),
 ('1030','Petty Cash - Office Drawer',200.00),('1090','Undeposited Funds',1386.00),
 ('1200','Accounts Receivable',0.00),('1210','Tenant Receivables',7918.40),
 ('1310','Prepaid Insurance',4126.68),('1320','Inventory - Locks & Boxes',1902.36),
 ('1500','Land',312000.00),('1510','Buildings - Phase I (A-D)',1486250.00),('1511','Buildings - Phase II (Climate E)',702118.34),
 ('1520','Gate, Keypads & Cameras',48219.77),('1530','Paving & Fencing',94655.00),('1590','Accumulated Depreciation',-611904.00),
 ('1810','Loan Costs',21500.00),('1811','Loan Costs:Accum. Amortization',-8600.00),
 ('2000','Accounts Payable',-14277.93),('2050','Capital One Spark 4417',-3391.26),
 ('2200','Sales Tax Payable',-612.88),('2210','Payroll Liabilities',-1940.15),('2300','Prepaid Rents',-5733.00),
 ('2310','Tenant Insurance Payable to Carrier',-1288.50),('2500','Accrued Property Tax',-19850.00),
 ('2710','N/P - Heartland Community Bank',-1418336.02),('2720','N/P - SBA EIDL',-149900.00),('2730','Due to R. Tolliver (Member)',-62500.00),
 ('3000','Members Equity',-520000.00),('3100','Member Draws',36000.00),('3900','Retained Earnings',176341.19),
 ('4010','Rental Income:Non-Climate',-214806.00),('4020','Rental Income:Climate Controlled',-131442.50),('4030','Rental Income:RV & Boat Parking',-28215.00),
 ('4100','Late Fees',-11260.00),('4110','Admin Fees',-4275.00),('4120','Lien & Auction Fees',-2180.00),('4150','Tenant Insurance Commission',-9164.75),
 ('4200','Lock & Box Sales',-3318.20),('4900','Discounts & Concessions',13907.00),('4950','Bad Debt Write-offs',8822.36),
 ('5010','COGS - Locks & Boxes',1744.05),
 ('6010','Manager Wages',52416.00),('6020','Relief Manager Wages',11232.00),('6030','Payroll Taxes',5441.88),('6100','Advertising - SpareFoot',14208.00),
 ('6110','Website & Google Ads',6650.00),('6200','Bank & Merchant Fees',9871.42),('6300','Electric',17366.91),('6310','Water & Trash',3204.17),
 ('6320','Phone & Internet',2988.36),('6400','Repairs & Maintenance',12744.60),('6410','Door Repairs',4318.00),('6420','Snow Removal',6125.00),
 ('6430','Pest Control',1140.00),('6500','Insurance - Property',13752.00),('6600','Real Estate Taxes',39700.00),('6700','Software - SiteLink',4188.00),
 ('6800','Legal & Accounting',9460.00),('7100','Depreciation Expense',0.00),('8010','Interest Expense - Heartland',91307.44),('8020','Interest Expense - SBA',5620.16),
]
dif = r2(sum(a[2] for a in A))
# members' deficit takes the balance
A = [(a, b, r2(v - dif) if a == '3900' else v) for a, b, v in A]
assert r2(sum(a[2] for a in A)) == 0
# planted: one credit printed with a digit changed (Late Fees 11,260 -> 11,760), totals are of the books
rows = []
c = canvas.Canvas(doc(N,'pdf'), pagesize=letter, invariant=1); W, H = letter
def head(p):
    c.setFont('Helvetica-Bold',8); c.drawString(40,H-38,'9:42 AM'); c.drawString(40,H-49,'02/11/25'); c.drawString(40,H-60,'Accrual Basis')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-40,'Tolliver Mini Storage LLC')
    c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-56,'Trial Balance')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-70,'As of December 31, 2024')
    c.setLineWidth(1.5); c.line(330,H-92,W-45,H-92) if False else None
    c.setFont('Helvetica-Bold',8); c.drawCentredString(W-150,H-90,'Dec 31, 24')
    c.setLineWidth(.6); c.line(W-245,H-93,W-55,H-93)
    c.drawCentredString(W-203,H-104,'Debit'); c.drawCentredString(W-98,H-104,'Credit')
    c.setLineWidth(1.3); c.line(W-245,H-107,W-162,H-107); c.line(W-138,H-107,W-55,H-107)
    c.setFont('Helvetica',7.5); c.drawRightString(W-40,28,f'Page {p}')
p=1; head(p); y=H-120
td=tc=0
for no,nm,v in A:
    if y<50: c.showPage(); p+=1; head(p); y=H-120
    c.setFont('Helvetica-Bold',8); 
    lab=f'{no} · {nm}'
    if len(lab)>38: lab2=lab
    c.drawString(75,y,lab)
    c.setFont('Helvetica',8)
    r={'account':no,'name':nm}
    pv=v
    if no=='4100': pv=-11760.00
    if v>=0:
        c.drawRightString(W-162,y,f'{pv:,.2f}'); r[D]=pv; td+=v
    else:
        c.drawRightString(W-55,y,f'{-pv:,.2f}'); r[C]=-pv; tc-=v
    rows.append(r); y-=11.2
c.setLineWidth(.7); c.line(W-245,y+8.5,W-162,y+8.5); c.line(W-138,y+8.5,W-55,y+8.5)
y-=2
c.setFont('Helvetica-Bold',8.5); c.drawString(55,y,'TOTAL'); c.drawRightString(W-162,y,f'{td:,.2f}'); c.drawRightString(W-55,y,f'{tc:,.2f}')
for o in (3,5): c.line(W-245,y-o,W-162,y-o); c.line(W-138,y-o,W-55,y-o)
c.save()
save(N,'pdf','TB','SELF_STORAGE','QuickBooks Desktop trial balance, account number and name joined by a dot, debit and credit, two pages',
 [D,C],rows,[{'label':'TOTAL',D:r2(td),C:r2(tc)}],
 {'what':'Credit of 4100 Late Fees printed 11,760.00 where the books (and the total) have 11,260.00','kind':'digit_changed'})
print(A[28],td,tc,p)
