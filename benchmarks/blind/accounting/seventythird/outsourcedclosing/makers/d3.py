# RealPage-like trial balance, landscape, opening/activity/closing pairs, 140+ accounts
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(33)
S=[("ASSETS",1,"""1010-000 Cash - Operating|412600
1015-000 Cash - Payroll Imprest|5000
1020-000 Cash - Security Deposit Trust|118400
1030-000 Petty Cash - Leasing Office|500
1040-000 Lockbox Clearing|0
1110-000 Resident Accounts Receivable|68200
1115-000 Resident A/R - Former|41950
1119-000 Allowance for Uncollectible Accounts|-35600
1130-000 Utility Billback Receivable|9120
1140-000 Subsidy Receivable - Housing Authority|6240
1150-000 Insurance Claim Receivable|0
1160-000 Due from Affiliate - Harrow Creek Ph II|14700
1210-000 Prepaid Property Insurance|83600
1220-000 Prepaid Liability Insurance|21400
1230-000 Prepaid Software Licenses|7350
1240-000 Prepaid Taxes & Licenses|1800
1310-000 Escrow - Real Estate Taxes|216300
1320-000 Escrow - Insurance|94800
1330-000 Replacement Reserve|341700
1340-000 Interest Rate Cap Escrow|52000
1410-000 Utility Deposits|4350
1510-000 Land|4150000
1520-000 Land Improvements|611300
1530-000 Buildings|27340000
1540-000 Building Improvements|1184000
1550-000 Furniture & Fixtures - Clubhouse|148800
1551-000 Furniture & Fixtures - Models|36200
1560-000 Appliances|402700
1565-000 Floor Coverings|388400
1570-000 Computer & Access Equipment|97300
1575-000 Maintenance Equipment & Carts|44600
1580-000 Construction in Progress - Unit Renovations|73500
1610-000 Accum Depreciation - Buildings|-4486000
1620-000 Accum Depreciation - Land Improvements|-203900
1630-000 Accum Depreciation - Personal Property|-612400
1710-000 Deferred Financing Costs|382000
1719-000 Accum Amortization - Financing Costs|-119400"""),
("LIABILITIES",-1,"""2010-000 Accounts Payable - Trade|-96400
2015-000 Accounts Payable - Retainage|0
2020-000 Accrued Expenses|-38200
2030-000 Accrued Payroll|-22950
2035-000 Accrued Vacation|-11600
2040-000 Accrued Real Estate Taxes|-302100
2050-000 Accrued Interest - Mortgage|-88600
2060-000 Accrued Utilities|-31500
2070-000 Management Fee Payable|-13900
2110-000 Prepaid Rents|-47350
2120-000 Security Deposits - Residents|-96500
2125-000 Security Deposits - Pets|-18800
2130-000 Deposit Refunds Clearing|-1275
2140-000 Unclaimed Property|-3140
2150-000 Sales & Use Tax Payable|-412
2160-000 Unearned Cable Door Fee|-36000
2210-000 Due to Affiliate - Management Co|-5230
2310-000 First Mortgage Payable|-21640000
2320-000 Supplemental Loan Payable|-1985000"""),
("EQUITY",-1,"""3010-000 Partner Capital - General Partner|-118000
3020-000 Partner Capital - Limited Partners|-11800000
3030-000 Partner Distributions|725000
3090-000 Retained Earnings (Accumulated Deficit)|PLUG"""),
("INCOME",-1,"""4010-000 Gross Market Rent|-4512000
4015-000 Gain (Loss) to Lease|141300
4020-000 Vacancy Loss|262400
4025-000 Model & Office Units|21100
4030-000 Employee Apartments|17550
4035-000 Down Units|8200
4040-000 Concessions - Upfront|73900
4045-000 Concessions - Renewal|16750
4050-000 Bad Debt Expense|49700
4055-000 Bad Debt Recovery|-6210
4060-000 Month-to-Month Premiums|-14500
4065-000 Short Term Lease Premiums|-3950
4110-000 Application Fees|-19650
4115-000 Administrative Fees|-23100
4120-000 Late Fees|-44300
4125-000 NSF Fees|-1950
4130-000 Lease Break Fees|-29700
4135-000 Pet Fees|-11250
4140-000 Pet Rent|-36900
4145-000 Reserved Parking & Carports|-52800
4150-000 Garage Income|-40600
4155-000 Storage Income|-8750
4160-000 Package Locker Fee|-14400
4165-000 Valet Trash Income|-69600
4170-000 Water & Sewer Reimbursement|-124300
4175-000 Gas Reimbursement|-16800
4180-000 Pest Control Reimbursement|-9450
4185-000 Renters Liability Waiver|-27300
4190-000 Cable & Internet Revenue Share|-18000
4195-000 Clubhouse Rental|-1625
4198-000 Damages & Cleaning Fees|-21900
4199-000 Miscellaneous Income|-2840"""),
("EXPENSES",1,"""5010-000 Manager Salaries|74600
5015-000 Assistant Manager Salaries|51300
5020-000 Leasing Salaries|88700
5025-000 Maintenance Supervisor Salaries|63900
5030-000 Maintenance Technician Salaries|104600
5035-000 Porter & Grounds Wages|41200
5040-000 Leasing Bonuses|19800
5045-000 Payroll Taxes|33400
5050-000 Health Insurance|46100
5055-000 Workers Compensation|9800
5060-000 401(k) Match|6150
5065-000 Temporary Labor|4900
5110-000 Electricity - Common Area|52400
5115-000 Electricity - Vacant Units|9350
5120-000 Gas|21700
5125-000 Water|88300
5130-000 Sewer|74600
5135-000 Trash Removal|48900
5140-000 Valet Trash Contract|44200
5210-000 Cleaning & Janitorial Supplies|5900
5215-000 Electrical Supplies|7450
5220-000 Plumbing Supplies|11900
5225-000 HVAC Repairs & Parts|23800
5230-000 Appliance Parts|8650
5235-000 Exterior & Roof Repairs|14300
5240-000 Keys & Locks|3350
5245-000 Fire & Life Safety|12200
5250-000 Pool Maintenance|10450
5255-000 Gate & Access Repairs|5150
5310-000 Turnover - Painting|38900
5315-000 Turnover - Cleaning|24500
5320-000 Turnover - Carpet Cleaning & Repair|11700
5325-000 Turnover - Resurfacing|6900
5410-000 Landscape Contract|43200
5415-000 Landscape Extras|7800
5420-000 Pest Control Contract|11500
5425-000 Courtesy Patrol|26400
5430-000 Snow Removal|0
5510-000 Internet Listing Services|36700
5515-000 Locator & Referral Fees|12600
5520-000 Resident Events|4450
5525-000 Signage & Collateral|3150
5530-000 Reputation Management|2700
5610-000 Office Supplies|4350
5615-000 Telephone & Internet|13700
5620-000 Software & Data|41800
5625-000 Credit Screening|8600
5630-000 Bank & Lockbox Fees|5250
5635-000 Legal - Evictions|17900
5640-000 Professional Fees & Audit|14500
5645-000 Dues & Training|4100
5650-000 Travel & Mileage|2250
5710-000 Property Management Fee|139800
5810-000 Real Estate Taxes|498000
5815-000 Tax Consultant Fees|0
5820-000 Property Insurance|186300
5825-000 Liability & Umbrella Insurance|42700
5830-000 Franchise Tax|11200"""),
("NON-OPERATING",1,"""6010-000 Mortgage Interest - First|782400
6015-000 Mortgage Interest - Supplemental|88300
6020-000 Amortization of Financing Costs|38200
6030-000 Depreciation|861000
6040-000 Partnership Expenses|9450
6045-000 Asset Management Fee|46600
6050-000 Casualty Loss, Net of Proceeds|12800
6090-000 Interest Income - Escrows|-14250""")]
acct=[];b={}
for sec,_,t in S:
    for ln in t.split('\n'):
        cn,a=ln.split('|');code,n=cn.split(' ',1);acct.append((sec,code[:4],code,n))
        k=code[:4]
        b[k]=None if a=='PLUG' else int(a)*100+(0 if int(a)%1000==0 or int(a) in(0,500,5000) else (1 if int(a)>0 else -1)*r.randint(1,9999))
b['3090']=-sum(x for x in b.values() if x is not None)
l=Ledger();P=l.post
u=lambda a:int(a*100*r.uniform(.93,1.07))
inc=lambda k:u(abs(b[k])/100/9)   # nine months elapsed
for k in b:
    if k[0]=='4':
        if b[k]<0: P('1110',k,inc(k))
        elif b[k]>0 and k!='4050': P(k,'1110',inc(k))
P('4050','1119',inc('4050'));P('1119','1115',u(3900));P('1115','1110',u(6120))
P('1040','1110',u(455000));P('1010','1040',l.d['1040']);P('1010','2110',u(17300));P('2110','1110',u(19200));P('1020','2120',u(6400));P('2120','2130',u(5100));P('2130','1020',u(4800));P('1020','2125',u(1200));P('1010','1130',u(3100));P('1130','4170',u(2200))
P('1010','1140',u(6240));P('1140','1110',u(6240))
for k in b:
    if '5010'<=k<='5065' and b[k]: x=inc(k);P(k,'2030',x);P('2030','1015',x);P('1015','1010',x)
    elif ('5110'<=k<='5140'): P(k,'2060',inc(k))
    elif '5210'<=k<='5650' and b[k] : P(k,'2010',inc(k))
P('2060','1010',u(38700));P('2010','1010',u(71900));P('5710','2070',inc('5710'));P('2070','1010',-(-b['2070']) if b['2070']>0 else -b['2070'])
P('5810','2040',inc('5810'));P('5820','1210',inc('5820'));P('5825','1220',inc('5825'));P('5620','1230',u(1220));P('6010','2050',inc('6010'));P('6015','2050',inc('6015'))
P('2050','1010',-b['2050']);P('2310','1010',u(31400));P('2320','1010',u(2650));P('1310','1010',u(55300));P('1320','1010',u(19100));P('1330','1010',720000)
P('6020','1719',inc('6020'));x=u(81000);P('6030','1610',x);P('6030','1620',u(5200));P('6030','1630',u(9800));P('1310','6090',u(1580))
P('1560','2010',u(6900));P('1565','2010',u(8800));P('1580','2010',u(21500));P('3030','1010',7500000);P('6045','2210',inc('6045'));P('2210','1010',u(5230));P('2160','4190',200000);P('1010','1330',u(18800))
name='harrow_creek_trial_balance_0926.pdf'
W,H=landscape(letter);cv=canvas.Canvas(D(name),pagesize=(W,H))
X=[356,430,504,578,652,742];keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']
X=[378,450,522,594,670,748]
pg=0
def head():
    global pg;pg+=1
    cv.setFont('Times-Bold',12);cv.drawString(44,H-40,'Harrow Creek Apartments (0417)');cv.setFont('Times-Roman',10)
    cv.drawString(44,H-53,'Trial Balance - Detail   09/01/2026 thru 09/30/2026');cv.drawRightString(W-44,H-40,'Accrual Book');cv.drawRightString(W-44,H-53,'Run: 10/07/2026 11:26 AM   GL0310')
    y=H-76;cv.setFont('Times-Bold',8.5)
    for a,bx,t in ((310,450,'Opening Balance'),(456,594,'Current Activity'),(602,748,'Closing Balance')):
        cv.drawCentredString((a+bx)/2+4,y,t);cv.line(a,y-3,bx,y-3)
    y-=13;cv.drawString(44,y,'Account');cv.drawString(98,y,'Description')
    for x,t in zip(X,['Debit','Credit']*3): cv.drawRightString(x,y,t)
    cv.setLineWidth(.8);cv.line(44,y-4,W-44,y-4);cv.setLineWidth(.4);return y-16
def foot(): cv.setFont('Times-Italic',8);cv.drawString(44,26,'Meridian Ledger Services for Harrow Creek Associates, LP');cv.drawRightString(W-44,26,'Page %d'%pg)
def fmt0(x): return f(x)
def nxt(y,need=34):
    if y<need+10: foot();cv.showPage();return head()
    return y
y=head();rows=[];tots=[];G=[0]*6
for sec,_,_ in S:
    y=nxt(y,60);cv.setFont('Times-Bold',8.5);cv.drawString(44,y,sec);y-=11.4;T=[0]*6
    for s,k,code,n in acct:
        if s!=sec: continue
        o=b[k];d,cr=l.d.get(k,0),l.k.get(k,0);e=o+d-cr
        m=[max(o,0),max(-o,0),d,cr,max(e,0),max(-e,0)]
        y=nxt(y);cv.setFont('Times-Roman',8.5);cv.drawString(44,y,code);cv.drawString(98,y,n);row={'account':code,'name':n}
        for x,v,key in zip(X,m,keys):
            if v or (key=='close_dr' and not any(m)):   # a dead account prints 0.00 once
                cv.drawRightString(x,y,f(v));row[key]=c(v)
        rows.append(row);T=[p+q for p,q in zip(T,m)];y-=11.4
    y=nxt(y);cv.line(304,y+8.5,748,y+8.5);cv.setFont('Times-Bold',8.5);lab='Total '+sec.title();cv.drawString(98,y,lab)
    t={'label':lab}
    for x,v,key in zip(X,T,keys):
        cv.drawRightString(x,y,f(v));t[key]=c(v)
    tots.append(t);G=[p+q for p,q in zip(G,T)];y-=19
y=nxt(y,50);cv.line(304,y+9,748,y+9);cv.setFont('Times-Bold',9);cv.drawString(98,y,'Report Total');t={'label':'Report Total'}
cv.setFont('Times-Bold',8)
for x,v,key in zip(X,G,keys):
    cv.drawRightString(x,y,f(v));t[key]=c(v)
cv.line(304,y-3,748,y-3);cv.line(304,y-5,748,y-5);tots.append(t);foot();cv.save()
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
save(name,'TB',keys,rows,tots,style='RealPage-like TB, landscape, grouped Opening/Activity/Closing pairs, section totals, zero accounts blank, apartments',hard=True)
print(len(rows),pg,[c(x) for x in G],b['3090'])
