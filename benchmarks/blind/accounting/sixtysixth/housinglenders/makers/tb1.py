from common import *
from fpdf import FPDF
rng=random.Random(6601)
A=[] # (section, code, name, beg, act, flow)
def S(title,total,lst): A.append((title,total,lst))
# BS: (code,name,beg,act)
S('CURRENT ASSETS','TOTAL CURRENT ASSETS',[
('1010-00','Petty Cash',750,0),('1020-00','Operating Cash - Ridgeway Bank',None,None),('1022-00','Payroll Clearing',1250.00,-1250.00),('1025-00','Resident Trust Account',18442.17,1206.35),
('1030-00','Security/Comm Fee Deposit Acct',64500,-2500),('1110-00','A/R - Private Pay',88214.60,12873.44),('1112-00','A/R - Medicaid Waiver',141902.33,-9918.02),('1114-00','A/R - LTC Insurance',37416.00,6102.75),
('1116-00','A/R - Other Third Party',4120.90,-3340.90),('1190-00','Allowance for Doubtful Accts',-31500,-9000),('1210-00','Prepaid Insurance',72633.28,-54474.96),('1212-00','Prepaid Licenses & Dues',6310,-2804.40),
('1216-00','Prepaid Other',3918.55,777.10),('1220-00','Inventory - Dietary',14207.63,0),('1222-00','Inventory - Medical Supplies',9866.41,0)])
S('RESTRICTED AND ESCROWED FUNDS','TOTAL RESTRICTED FUNDS',[('1310-00','Tax Escrow - Lender',118640.22,24077.14),('1312-00','Insurance Escrow - Lender',61220.75,8914.06),('1320-00','Replacement Reserve - Lender',214805.11,21600),('1330-00','Debt Service Reserve',350000,8123.66)])
S('PROPERTY AND EQUIPMENT','TOTAL PROPERTY AND EQUIPMENT',[('1510-00','Land',1850000,0),('1520-00','Buildings',16214350,0),('1522-00','Building Improvements',904117.86,138244.50),('1530-00','Furniture, Fixtures & Equip',1120733.29,41902.17),('1540-00','Vehicles',88450,0),
('1590-00','Accum Depr - Buildings',-2918583.00,-364822.88),('1592-00','Accum Depr - Improvements',-211004.09,-50872.41),('1593-00','Accum Depr - FF&E',-702511.46,-98317.05),('1594-00','Accum Depr - Vehicles',-61915.00,-9951.03)])
S('OTHER ASSETS','TOTAL OTHER ASSETS',[('1710-00','Loan Costs',312480,0),('1712-00','Accum Amort - Loan Costs',-104160,-23436),('1720-00','Utility Deposits',11400,0)])
S('CURRENT LIABILITIES','TOTAL CURRENT LIABILITIES',[('2010-00','Accounts Payable - Trade',-121407.88,-18233.09),('2015-00','Accrued Expenses',-44190.35,6114.20),('2020-00','Accrued Payroll',-96715.40,-11408.72),('2022-00','Accrued PTO',-58233.71,-4021.16),('2024-00','Payroll Taxes Payable',-7822.19,-1190.43),('2026-00','401(k) Withholding',-2114.60,2114.60),
('2030-00','Accrued Real Estate Taxes',-134872.00,-28400.00),('2032-00','Accrued Interest Payable',-60337.50,741.22),('2040-00','Prepaid Resident Fees',-71540.25,-8315.75),('2042-00','Deferred Community Fees',-83250,14250),('2050-00','Resident Trust Liability',-18442.17,-1206.35),('2055-00','Refundable Deposits',-64500,2500),('2060-00','Due to/from Management Co',-19408.44,4266.90),('2065-00','Due to Affiliate - 420',0,0)])
S('LONG TERM LIABILITIES','TOTAL LONG TERM LIABILITIES',[('2510-00','Mortgage Note Payable - FNMA',-14193816.40,171904.22),('2520-00','Equipment Note - Van',-21406.18,8820.54)])
S('MEMBERS EQUITY','TOTAL MEMBERS EQUITY',[('3010-00','Members Capital Contributed',-5200000,0),('3020-00','Distributions',1975000,315000),('3090-00','Retained Earnings',None,0)])
P=lambda lst:[(c,n,0,a) for c,n,a in lst]
def j(b): return r2(b*rng.uniform(.93,1.07))
S('RESIDENT REVENUE','TOTAL RESIDENT REVENUE',P([('4010-20','AL Room & Board - Private',-j(1822000)),('4012-20','AL Room & Board - Waiver',-j(403000)),('4020-20','AL Level of Care Fees',-j(388000)),('4025-20','AL Second Person Fees',-j(27450)),('4110-30','MC Room & Board - Private',-j(868000)),('4112-30','MC Room & Board - Waiver',-j(121000)),('4120-30','MC Level of Care Fees',-j(96400)),
('4210-10','IL Monthly Service Fee',-j(512000)),('4225-10','IL Second Person Fees',-j(31600)),('4310-00','Community Fees Earned',-j(70200)),('4320-00','Respite Stays',-j(44100)),('4390-20','Rate Concessions - AL',j(33120)),('4391-30','Rate Concessions - MC',j(14800)),('4395-00','Bad Debt Recovery',-j(1200))]))
S('ANCILLARY REVENUE','TOTAL ANCILLARY REVENUE',P([('4510-00','Guest Meals',-j(5480)),('4520-00','Beauty/Barber Income',-j(12750)),('4530-00','Carport & Garage Rent',-j(9900)),('4540-00','Therapy Space Rent',-j(13500)),('4590-00','Miscellaneous Income',-j(3260))]))
D=[('ADMINISTRATION','50',[('Executive Director Wages',96200),('Business Office Wages',71400),('Concierge Wages',88300),('Payroll Taxes',20150),('Health Insurance',24700),('Workers Compensation',6920),('Office Supplies',7310),('Postage & Delivery',1640),('Telephone & Internet',19805),('Computer & Software',22460),('Bank & Merchant Fees',6315),('Legal & Professional',11800),('Licenses & Permits',4906),('Employee Recruitment',8840),('Travel & Training',5210),('Bad Debt Expense',9000)]),
('MARKETING','52',[('Sales Director Wages',64800),('Sales Commissions',21900),('Payroll Taxes',6830),('Digital Advertising',18750),('Referral Agency Fees',57600),('Events & Collateral',9400)]),
('RESIDENT CARE - AL','60',[('Nurse Wages - LPN',162300),('Caregiver Wages',468200),('Med Tech Wages',129700),('Overtime Premium',33800),('Agency Staffing',41250),('Payroll Taxes',62700),('Health Insurance',51300),('Workers Compensation',22140),('Medical Supplies',14985),('Pharmacy Consulting',4050),('Background Checks',1985)]),
('RESIDENT CARE - MC','62',[('Caregiver Wages',238900),('MC Director Wages',52700),('Overtime Premium',14310),('Agency Staffing',9880),('Payroll Taxes',24600),('Health Insurance',18950),('Incontinence Supplies',7744),('Program Materials',3265)]),
('DINING SERVICES','64',[('Dining Director Wages',47600),('Cook & Server Wages',198400),('Payroll Taxes',19350),('Raw Food',231700),('Dining Supplies',21140),('Equipment Repair - Kitchen',4870),('Nutrition Consultant',3150)]),
('LIFE ENRICHMENT','66',[('Activities Wages',58300),('Payroll Taxes',4590),('Entertainment',6840),('Transportation Fuel',5175),('Vehicle Repair',2920)]),
('HOUSEKEEPING & LAUNDRY','68',[('Housekeeping Wages',84600),('Payroll Taxes',6810),('Cleaning Supplies',11430),('Linen Replacement',3985)]),
('PLANT OPERATIONS','70',[('Maintenance Wages',61900),('Payroll Taxes',4930),('Repairs - General',24360),('HVAC Contract',9450),('Elevator Contract',7220),('Fire & Life Safety',8105),('Landscaping & Snow',23180),('Pest Control',2565),('Unit Turn Costs',16870)]),
('UTILITIES','72',[('Electric',81400),('Natural Gas',28600),('Water & Sewer',44150),('Trash Removal',10320),('Cable Television',22480)]),
('PROPERTY EXPENSES','80',[('Real Estate Taxes',131400),('Property Insurance',54474.96),('GL/PL Insurance',38700),('Management Fee - 5%',212600),('Asset Management Fee',27000)]),
('NON-OPERATING','90',[('Interest - Mortgage',541877.31),('Interest - Van',963.18),('Depreciation',523963.37),('Amortization - Loan Costs',23436),('Interest Income',-9714.20),('Owner Legal',6480),('State Franchise Tax',2400)])]
FX={'Property Insurance','Depreciation','Amortization - Loan Costs','Bad Debt Expense','Asset Management Fee','Interest - Mortgage'}
for t,d,l in D:
    q=5010
    o=[]
    for i,(n,v) in enumerate(l):
        o.append((f"{5000+10*(i+1)+ (2000 if d=='90' else 0)}-{d}",n,0,r2(v) if n in FX else j(v)))
    S(t,'TOTAL '+t,[x for x in o])
# plugs
bs=sum(x[2] for s in A for x in s[2] if x[2] is not None); ac=sum(x[3] for s in A for x in s[2] if x[3] is not None)
beg_cash=412877.93
rows=[];totals=[];lines=[]
KEYS=['beginning','debit','credit','activity','ending']
G=dict.fromkeys(KEYS,0)
for t,tot,l in A:
    lines.append(('H',t)); T=dict.fromkeys(KEYS,0)
    for c,n,b,a in l:
        if n.startswith('Operating Cash'): b,a=beg_cash,r2(-ac)
        if n=='Retained Earnings': b=r2(-(bs+beg_cash))
        b,a=r2(b),r2(a)
        code=c[0]
        if a==0: dr=cr=0
        elif 'Operating Cash' in n: cr=r2(4688214.36); dr=r2(cr+a)
        elif code=='4' or code>='5':
            ex=r2(abs(a)*rng.choice([0,0,0,.004,.011,.02])*rng.uniform(.5,1))
            dr,cr=(r2(a+ex),ex) if a>0 else (ex,r2(ex-a))
        elif c[:2] in('11','20','12'):
            ex=r2(abs(b)*rng.uniform(2,8)); dr,cr=(r2(a+ex),ex) if a>0 else (ex,r2(ex-a))
        else: dr,cr=(a,0) if a>0 else (0,r2(-a))
        v=dict(beginning=b,debit=dr,credit=cr,activity=a,ending=r2(b+a))
        assert r2(dr-cr)==a
        rows.append(dict(account=c,name=n,**v)); lines.append(('R',c,n,v))
        for k in KEYS: T[k]=r2(T[k]+v[k]); G[k]=r2(G[k]+v[k])
    lines.append(('T',tot,T)); totals.append(dict(label=tot,**T))
assert G['beginning']==0 and G['activity']==0 and G['ending']==0 and G['debit']==G['credit'],G
totals.append(dict(label='REPORT TOTAL',**G)); lines.append(('G','REPORT TOTAL',G))
def tm(x): return (m(x)+' ' if x>=0 else m(-x)+'-').replace('0.00 ','.00 ') if x==0 else (m(x)+' ' if x>=0 else m(-x)+'-')
class D_(FPDF):
    def header(s):
        s.set_font('Courier','',8)
        s.cell(0,3.6,'GL4410R'.ljust(20)+'LARKHAVEN SENIOR COMMUNITIES LLC'.center(62)+f'PAGE {s.page_no():>4}'.rjust(24),new_x='LMARGIN',new_y='NEXT')
        s.cell(0,3.6,'10/14/25 08:12'.ljust(20)+'TRIAL BALANCE - DETAIL'.center(62)+'JPRICE'.rjust(24),new_x='LMARGIN',new_y='NEXT')
        s.cell(0,3.6,' '*20+'ENTITY 410  LARKHAVEN AT QUARRY RIDGE'.center(62),new_x='LMARGIN',new_y='NEXT')
        s.cell(0,3.6,' '*20+'PERIOD 01/25 THRU 09/25'.center(62),new_x='LMARGIN',new_y='NEXT'); s.ln(3)
        s.cell(0,3.6,f"{'':8} {'':30} {'BEGINNING':>15} {'PERIOD':>14} {'PERIOD':>14} {'NET':>15} {'ENDING':>15}"[:120],new_x='LMARGIN',new_y='NEXT')
        s.cell(0,3.6,f"{'ACCOUNT':8} {'DESCRIPTION':30} {'BALANCE':>15} {'DEBITS':>14} {'CREDITS':>14} {'CHANGE':>15} {'BALANCE':>15}",new_x='LMARGIN',new_y='NEXT')
        s.cell(0,3.6,'-'*118,new_x='LMARGIN',new_y='NEXT')
p=D_(orientation='L',format='letter'); p.set_margins(22,12,10); p.set_auto_page_break(True,8); p.add_page()
def ln(t): p.cell(0,3.6,t,new_x='LMARGIN',new_y='NEXT')
def fm(a,n,v): return f"{a:8} {n:30} {tm(v['beginning']):>15} {tm(v['debit']):>14} {tm(v['credit']):>14} {tm(v['activity']):>15} {tm(v['ending']):>15}"
for l in lines:
    p.set_font('Courier','',8)
    if l[0]=='H':
        if p.will_page_break(14): p.add_page()
        p.ln(1.5); ln(l[1])
    elif l[0]=='R': ln(fm(l[1],l[2],l[3]))
    else:
        if l[0]=='G': p.ln(2)
        ln(' '*40+' '.join((('-' if l[0]=='T' else '=')*(w-2)).rjust(w-1)+' ' for w in (15,14,14,15,15)))
        n=l[1]; ln(f"{n:39} {tm(l[2]['beginning']):>15} {tm(l[2]['debit']):>14} {tm(l[2]['credit']):>14} {tm(l[2]['activity']):>15} {tm(l[2]['ending']):>15}")
p.ln(3); ln('*** END OF REPORT ***    ACCOUNTS LISTED: %d   OUT OF BALANCE: .00'%len(rows))
p.output(R+'/documents/larkhaven_tb_0925.pdf')
save('larkhaven_tb_0925.pdf','TB',KEYS,rows,totals,style='monospaced system print, senior living operator, dept-coded accounts, trailing minus, 5 columns, section totals, ~5 pages',hard=False)
