import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rnd = random.Random(8601)
N = 'TB_Wyndcrest_Apts_092025.pdf'
# (code, name, kind, forward, monthly-ish 9 month activity sizes)
A = [
('1010-0000','Petty Cash',500,0,0),
('1020-0000','Cash - Operating',184220.17,2401877.45,2390114.02),
('1025-0000','Cash - Payroll',5000,318440.11,318440.11),
('1030-0000','Cash - Security Deposit Trust',61875,14200,12950),
('1110-0000','Accounts Receivable - Residents',28714.33,2196388.40,2188120.75),
('1115-0000','Allowance for Doubtful Accounts',-12500,9800,14250),
('1130-0000','Accounts Receivable - Other',1840,2260,4100),
('1140-0000','Subsidy Receivable',4311,39870,38944),
('1210-0000','Prepaid Insurance',47216.50,141820,118366.13),
('1220-0000','Prepaid Expenses - Other',6120,11440.80,13122.60),
('1310-0000','Escrow - Real Estate Taxes',96448.20,173700,201556.18),
('1320-0000','Escrow - Insurance',53190.66,106200,141820),
('1330-0000','Escrow - Replacement Reserve',212406.90,47232.14,38815),
('1410-0000','Land',2150000,0,0),
('1420-0000','Buildings',15862340,0,0),
('1425-0000','Building Improvements',1248711.38,96420.55,0),
('1430-0000','Furniture, Fixtures & Equipment',402117.92,21866.40,0),
('1440-0000','Carpet & Vinyl Replacement',188340.10,33715.29,0),
('1450-0000','Appliances',141206.77,18944.12,0),
('1490-0000','Accumulated Depreciation',-4311872.44,0,468900),
('1510-0000','Deferred Loan Costs',214600,0,0),
('1515-0000','Accumulated Amortization - Loan Costs',-71533.36,0,16095.06),
('2010-0000','Accounts Payable',-73412.85,1088214.66,1071330.90),
('2020-0000','Accrued Expenses',-22140,64410,58877.42),
('2030-0000','Accrued Real Estate Taxes',-148260,201556.18,173250),
('2040-0000','Accrued Interest Payable',-52906.13,475210.22,474803.19),
('2050-0000','Accrued Payroll',-9918.40,9918.40,11244.75),
('2110-0000','Resident Security Deposits',-58325,13850,15600),
('2115-0000','Pet Deposits',-3550,750,1000),
('2120-0000','Prepaid Rent',-19844.21,166207.80,164118.55),
('2130-0000','Due to Management Company',-4122.60,88614.19,87940.37),
('2140-0000','Unclaimed Property',-1187.44,0,212.60),
('2310-0000','Mortgage Payable - First Lien',-12418667.20,166415.88,0),
('2320-0000','Note Payable - Laundry Equipment',-18240,4560,0),
('3010-0000',"Members' Capital",-4850000,0,0),
('3020-0000','Distributions',1385000,225000,0),
('3090-0000','Retained Earnings',None,0,0),
]
I = [('4010-0000','Gross Market Rent',2314260),('4020-0000','Gain / Loss to Lease',-96118),('4030-0000','Vacancy Loss',-148770),
('4040-0000','Concessions',-31845),('4045-0000','Employee Unit Discount',-9180),('4050-0000','Model / Down Units',-11340),('4060-0000','Bad Debt Write-offs',-26412),
('4110-0000','Application Fees',8925),('4115-0000','Administrative Fees',13650),('4120-0000','Late Fees',21840),('4125-0000','NSF Fees',1050),
('4130-0000','Month-to-Month Fees',4600),('4135-0000','Pet Rent',16975),('4140-0000','Laundry Income',11218),('4145-0000','Utility Reimbursement - Water/Sewer',82316),
('4150-0000','Trash Reimbursement',16740),('4155-0000','Cable / Internet Revenue Share',7311),('4160-0000','Lease Termination Fees',12460),('4165-0000','Damages & Cleaning Fees',9034),('4190-0000','Miscellaneous Income',1277)]
X = [('5010-0000','Manager Salaries',58410),('5015-0000','Leasing Salaries',47266),('5020-0000','Maintenance Salaries',96140),('5025-0000','Grounds / Porter Wages',28114),('5030-0000','Bonuses & Commissions',12630),
('5040-0000','Payroll Taxes',20418),('5045-0000','Health Insurance & Benefits',31977),('5050-0000',"Workers' Compensation",7420),
('5110-0000','Electric - Common Area',21440),('5115-0000','Electric - Vacant Units',6218),('5120-0000','Water & Sewer',104336),('5130-0000','Gas',3874),('5140-0000','Trash Removal',25190),
('5210-0000','Repairs - Plumbing',17822),('5215-0000','Repairs - Electrical',6940),('5220-0000','Repairs - HVAC',24610),('5225-0000','Repairs - Appliances',5133),('5230-0000','Repairs - Roof & Gutters',8250),('5235-0000','Pool Supplies & Repairs',7719),('5240-0000','Landscaping Contract',34650),('5245-0000','Pest Control',6930),('5250-0000','Snow Removal',4480),
('5310-0000','Turnover - Painting',22846),('5315-0000','Turnover - Cleaning',13105),('5320-0000','Turnover - Carpet Cleaning',4988),
('5410-0000','Advertising & Internet Listings',18330),('5420-0000','Resident Relations',2415),('5510-0000','Office Supplies',3922),('5515-0000','Telephone & Internet',6804),('5520-0000','Computer / Software Fees',11916),('5525-0000','Credit Checks',4207),('5530-0000','Bank Charges',1366),('5535-0000','Legal & Eviction Costs',9745),('5540-0000','Audit & Tax Fees',14500),
('5610-0000','Management Fees',75460),('5710-0000','Real Estate Taxes',173250),('5720-0000','Property Insurance',118366),('5730-0000','Licenses & Permits',2180),
('6010-0000','Mortgage Interest',474803),('6020-0000','Amortization Expense',16095),('6030-0000','Depreciation Expense',468900),('6040-0000','Owner Legal & Consulting',22370),('6050-0000','Casualty Loss - Bldg 7 Water',31614)]
rows=[]
for c,n,f,d,k in A: rows.append([c,n,f,d,k])
rows[-1][2]=r2(-sum(r[2] or 0 for r in rows))
for c,n,v in I+X:
    cents=rnd.randint(0,99)/100
    small=r2(abs(v)*rnd.choice([0,0,.004,.011,.02]))
    inc = c<'5'
    v=abs(v)+cents if (v>0) else -(abs(v)+cents)
    if c in('5710-0000',): v=173250.0
    if c=='5720-0000': v=118366.13
    if c=='6010-0000': v=474803.19
    if c=='6020-0000': v=16095.06
    if c=='6030-0000': v=468900.0
    net=-v if inc else v
    if small<0 or c[0]=='6': small=0
    rows.append([c,n,0.0, r2(net+small) if net>0 else small, r2(-net+small) if net<0 else small])
# balance the period via operating cash, then retained is fine
D=sum(r[3] for r in rows); K=sum(r[4] for r in rows)
diff=r2(D-K)
for r in rows:
    if r[1]=='Accounts Payable':
        if diff>0: r[4]=r2(r[4]+diff*0.02)
    if r[1]=='Cash - Operating':
        pass
diff=r2(sum(r[3] for r in rows)-sum(r[4] for r in rows))
cash=rows[1]
if diff>0: cash[4]=r2(cash[4]+diff)
else: cash[3]=r2(cash[3]-diff)
for r in rows: r.append(r2(r[2]+r[3]-r[4]))
T=[r2(sum(r[i] for r in rows)) for i in (2,3,4,5)]
print(T, cash, rows[22], rows[36])
assert T[0]==0 and T[3]==0 and T[1]==T[2]
# plant
for r in rows:
    if r[0]=='5220-0000':
        true=r[5]; s=f'{true:.2f}'; s2=s[0]+('7' if s[1]!='7' else '9')+s[2:]; r[5]=float(s2)
        planted={"what":f"ending balance of 5220-0000 Repairs - HVAC printed {r[5]:,.2f} instead of {true:,.2f}","kind":"digit_changed"}
F=lambda x:f'{x:,.2f}'
c=canvas.Canvas(doc(N),pagesize=letter)
W,H=letter; cols=[352,420,488,566]; page=0; y=0
def head():
    global y,page
    page+=1
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-42,'Trial Balance')
    c.setFont('Helvetica',8.5)
    for i,t in enumerate(['Property = wyndcrst (Wyndcrest Apartments)','Period = Jan 2025-Sep 2025','Book = Accrual ; Tree = ysi_tb']): c.drawCentredString(W/2,H-55-i*10.5,t)
    c.setFont('Helvetica',7.5); c.drawRightString(566,H-42,f'Page {page}')
    y=H-100; c.setFont('Helvetica-Bold',7.5)
    for x,a,b in zip(cols,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
        c.drawRightString(x,y+9,a); c.drawRightString(x,y,b)
    c.drawString(46,y,'Account'); c.setLineWidth(.6); c.line(46,y-4,566,y-4); y-=15
def foot():
    c.setFont('Helvetica',6.5); c.drawString(46,28,'Tuesday, October 14, 2025'); c.drawRightString(566,28,'09:37 AM')
head()
for r in rows:
    if y<55: foot(); c.showPage(); head()
    c.setFont('Helvetica',7.5); c.drawString(46,y,r[0]); c.drawString(98,y,r[1])
    for x,v in zip(cols,r[2:]): c.drawRightString(x,y,F(v))
    y-=11.2
c.line(290,y+8,566,y+8); c.setFont('Helvetica-Bold',7.5); c.drawString(98,y-2,'Total')
for x,v in zip(cols,T): c.drawRightString(x,y-2,F(v))
c.line(290,y-5,566,y-5); c.line(290,y-7,566,y-7)
foot(); c.save()
ks=['beginning','debit','credit','ending']
save(N,'TB',ks,[dict(account=r[0],name=r[1],**dict(zip(ks,r[2:]))) for r in rows],[dict(label='Total',**dict(zip(ks,T)))],planted,'Yardi Voyager trial balance, forward balance/debit/credit/ending',False)
print(len(rows),planted)
