# MRI-style trial balance, office tower, PDF landscape; planted digit_changed
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(2140)
# code,name,beginning(signed),(dr lo,hi),(cr lo,hi)
A=[
("1010-0000","Cash - Operating",1284650.22,'C',None),
("1015-0000","Cash - Lockbox / DACA",318224.90,(1480000,1480000),(1490000,1490000)),
("1020-0000","Cash - Tenant Security Deposits",402118.37,(900,1600),None),
("1040-0000","Petty Cash",500.00,None,None),
("1110-0000","Tenant Receivables",276540.18,(1510000,1510000),(1489000,1489000)),
("1120-0000","Receivable - Straight Line Rent",3816402.00,(41230,41230),(9870,9870)),
("1125-0000","Allowance for Doubtful Accounts",-64000.00,None,(5000,5000)),
("1150-0000","Due From Affiliates",18240.55,(3000,6000),(2000,5000)),
("1210-0000","Escrow - Real Estate Taxes",912430.16,(186400,186400),None),
("1220-0000","Escrow - Insurance",141882.40,(21350,21350),None),
("1230-0000","Reserve - TI/LC",2204117.63,(62500,62500),(148220,148220)),
("1240-0000","Reserve - Capital Replacement",386910.08,(9375,9375),None),
("1310-0000","Prepaid Insurance",88416.70,None,(14736.12,14736.12)),
("1320-0000","Prepaid Expenses - Other",27330.00,(4000,8000),(3000,6000)),
("1510-0000","Land",14600000.00,None,None),
("1520-0000","Building",71350000.00,None,None),
("1530-0000","Building Improvements",6842117.46,(38000,52000),None),
("1540-0000","Tenant Improvements",9417230.95,(148220,148220),None),
("1550-0000","Furniture, Fixtures & Equipment",318455.20,None,None),
("1620-0000","Accum. Depr. - Building",-16468000.00,None,(152456.00,152456.00)),
("1630-0000","Accum. Depr. - Building Improvements",-2114880.00,None,(33210.00,33210.00)),
("1640-0000","Accum. Depr. - Tenant Improvements",-4786512.00,None,(81442.00,81442.00)),
("1710-0000","Deferred Leasing Commissions",3218440.75,(26400,26400),None),
("1715-0000","Accum. Amort. - Leasing Commissions",-1490226.00,None,(28115.00,28115.00)),
("1720-0000","Deferred Financing Costs",1187500.00,None,None),
("1725-0000","Accum. Amort. - Financing Costs",-554166.56,None,(9895.83,9895.83)),
("2010-0000","Accounts Payable - Trade",-388214.09,(612000,640000),(598000,630000)),
("2020-0000","Accrued Expenses",-214905.00,(60000,90000),(60000,90000)),
("2030-0000","Accrued Real Estate Taxes",-1462014.00,None,(182751.75,182751.75)),
("2040-0000","Accrued Interest Payable",-266458.33,(266458.33,266458.33),(257862.90,257862.90)),
("2050-0000","Prepaid Rents",-147220.81,(110000,130000),(115000,140000)),
("2060-0000","Security Deposits Payable",-400116.20,None,(1000,2500)),
("2070-0000","Sales Tax Payable - Parking",-4318.66,(4318.66,4318.66),(4402.15,4402.15)),
("2110-0000","Due To Affiliates",-52140.00,(52140.00,52140.00),(48875.00,48875.00)),
("2510-0000","Mortgage Note Payable - Senior",-58000000.00,None,None),
("2520-0000","Mezzanine Loan Payable",-7500000.00,None,None),
("3010-0000","Partners' Capital",-32500000.00,None,None),
("3020-0000","Contributions",-4150000.00,None,None),
("3030-0000","Distributions",9825000.00,(350000,350000),None),
("3900-0000","Accumulated Earnings (Deficit)",'PLUG',None,None),
("4010-0000","Base Rent - Office",-7718420.40,None,(966411.20,966411.20)),
("4015-0000","Base Rent - Retail",-512304.00,None,(64038.00,64038.00)),
("4020-0000","Free Rent / Abatements",186430.00,(14210,14210),None),
("4030-0000","Straight Line Rent Adjustment",-250880.00,(9870,9870),(41230,41230)),
("4110-0000","Recovery - Operating Expenses",-1866310.72,None,(231440,238000)),
("4120-0000","Recovery - Real Estate Taxes",-1204417.36,None,(150220,151400)),
("4130-0000","Recovery - Electricity",-418220.09,(1200,2000),(51000,56000)),
("4210-0000","Parking Income - Contract",-364215.00,None,(45600,46800)),
("4220-0000","Parking Income - Transient",-88403.50,None,(9900,12000)),
("4310-0000","Antenna & Rooftop License",-57600.00,None,(7200,7200)),
("4390-0000","Other Income",-14226.35,None,(900,2500)),
("5010-0000","Janitorial - Contract",604118.20,(75400,76900),None),
("5020-0000","Utilities - Electricity",788425.66,(98000,109000),None),
("5025-0000","Utilities - Steam",214330.18,(8900,12000),None),
("5030-0000","Utilities - Water & Sewer",61228.40,(7100,8200),None),
("5040-0000","Repairs & Maintenance - HVAC",142870.33,(15000,21000),None),
("5045-0000","Repairs & Maintenance - Elevator",118204.00,(14775.50,14775.50),None),
("5050-0000","Repairs & Maintenance - General",96441.87,(9000,14000),(400,900)),
("5060-0000","Security - Contract",388216.00,(48527,48527),None),
("5070-0000","Landscaping & Snow",47210.00,(3400,3400),None),
("5110-0000","Engineering Payroll",456308.14,(57000,58500),None),
("5120-0000","Management Fee",364118.52,(45214.88,45214.88),None),
("5130-0000","Professional Fees",58225.00,(4000,9000),None),
("5140-0000","Insurance Expense",117888.96,(14736.12,14736.12),None),
("5150-0000","Real Estate Taxes",1462014.00,(182751.75,182751.75),None),
("5190-0000","Bad Debt Expense",31500.00,(5000,5000),None),
("6010-0000","Interest Expense - Senior",1836666.64,(213402.78,213402.78),None),
("6020-0000","Interest Expense - Mezzanine",355833.36,(44460.12,44460.12),None),
("6110-0000","Depreciation Expense",2136864.00,(267108.00,267108.00),None),
("6120-0000","Amortization Expense",304086.64,(38010.83,38010.83),None),
]
def amt(t):
    if t is None: return 0.0
    lo,hi=t; return r2(lo if lo==hi and str(lo).find('.')>0 or lo==hi and lo<600000 else R.uniform(lo,max(hi,lo*1.01)))
rows=[]
for c,n,b,d,k in A:
    rows.append([c,n,b,0.0 if d=='C' else amt(d),amt(k)])
# plugs
bs=sum(x[2] for x in rows if x[2]!='PLUG')
for x in rows:
    if x[2]=='PLUG': x[2]=r2(-bs)
c=rows[0]; c[3]=1490000.00+R.randint(1000,9000)+.37
c[4]=r2(sum(x[3] for x in rows)-sum(x[4] for x in rows))
for x in rows: x.append(r2(x[2]+x[3]-x[4]))
print('cash',rows[0],[x for x in rows if x[1].startswith('Retained')])
assert rows[0][4]>0
tb=r2(sum(x[2] for x in rows));td=r2(sum(x[3] for x in rows));tc=r2(sum(x[4] for x in rows));te=r2(sum(x[5] for x in rows))
assert abs(td-tc)<.01 and abs(te)<.01
# planted
P=None
for x in rows:
    if x[0]=='5060-0000':
        true=x[5]; x[5]=r2(x[5]+30000); P={"what":f"ending balance of 5060-0000 Security - Contract printed {x[5]:,.2f} instead of {true:,.2f}","kind":"digit_changed"}
        print(P, str(true),str(x[5]))
name='Claremont_Tower_TB_0925.pdf'
W,H=landscape(letter)
cv=canvas.Canvas(doc(name),pagesize=(W,H)); cv.setTitle('Trial Balance')
X=[40,128,440,540,640,745]
per=33; pages=-(-len(rows)//per)
def head(p):
    cv.setFont('Helvetica',8)
    for i,(a,b) in enumerate([("Database:","CLAREMNT"),("ENTITY:","2140")]):
        cv.drawString(40,H-36-i*11,a); cv.drawString(90,H-36-i*11,b)
    for i,(a,b) in enumerate([("Page:",str(p)),("Date:","10/14/2025"),("Time:","04:12 PM")]):
        cv.drawString(670,H-36-i*11,a); cv.drawRightString(745,H-36-i*11,b)
    cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,H-38,'Trial Balance')
    cv.setFont('Helvetica',9); cv.drawCentredString(W/2,H-51,'Claremont Tower Owner LP'); cv.drawCentredString(W/2,H-63,'Accrual    Period: 09/25')
    cv.setFont('Helvetica-Bold',8.5); y=H-92
    cv.drawString(X[0],y,'Account'); cv.drawString(X[1],y,'Description')
    for xx,t in zip(X[2:],['Beginning','','','Ending']): cv.drawRightString(xx,y+10,t)
    for xx,t in zip(X[2:],['Balance','Debit','Credit','Balance']): cv.drawRightString(xx,y,t)
    cv.setLineWidth(.7); cv.line(40,y-4,745,y-4)
    return y-18
fm=lambda v:m(v)
i=0
for p in range(pages):
    y=head(p+1); cv.setFont('Helvetica',8.5)
    for x in rows[p*per:(p+1)*per]:
        cv.drawString(X[0],y,x[0]); cv.drawString(X[1],y,x[1])
        for xx,v in zip(X[2:],x[2:]): cv.drawRightString(xx,y,fm(v))
        y-=14
    if p==pages-1:
        cv.line(355,y+9,745,y+9); cv.setFont('Helvetica-Bold',8.5); cv.drawString(X[1],y-4,'Total:')
        for xx,v in zip(X[2:],[tb,td,tc,te]): cv.drawRightString(xx,y-4,fm(v))
        cv.line(355,y-8,745,y-8); cv.line(355,y-10,745,y-10)
    cv.showPage()
cv.save()
K=['beginning','debit','credit','ending']
save(name,'TB','MRI trial balance, landscape PDF, beginning/debit/credit/ending, office tower',False,K,
 [dict(account=x[0],name=x[1],**dict(zip(K,x[2:]))) for x in rows],[dict(label='Total:',**dict(zip(K,[tb,td,tc,te])))],P)
