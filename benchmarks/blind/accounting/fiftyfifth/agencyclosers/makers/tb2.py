# six-column trial balance workbook (opening / period / closing, Dr and Cr) -- planted: one row dropped
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng=random.Random(5512)
NAME='HPO_TrialBalance_Sep2025.xlsx'
def amt(lo,hi): return r2(rng.uniform(lo,hi))
# code,name,opening(+Dr),kind-of-activity
S=[('ASSETS','1',[
('10100','Cash - Operating','PLUG'),('10110','Cash - Payroll Imprest',5000),('10120','Cash - Security Deposit Trust',93418.55),('10130','Petty Cash',500),('10190','Cash Clearing - Online Payments',-1288.4),
('11000','A/R - Residents',61207.18),('11010','A/R - Subsidy',4418),('11050','A/R - Former Residents',88340.62),('11090','Allowance for Bad Debt',-76210),('11200','A/R - Laundry & Cable Revenue Share',3120),
('12000','Prepaid Insurance',118402.77),('12010','Prepaid Property Taxes',0),('12020','Prepaid Contracts & Software',14209.3),('12100','Utility Deposits',21450),
('13000','Lender Escrow - Real Estate Taxes',402118.09),('13010','Lender Escrow - Insurance',97620.41),('13020','Lender Escrow - Replacement Reserve',266104.73),('13030','Lender Escrow - Repairs (Immediate)',43125),
('15000','Land',7150000),('15100','Building',38642118.35),('15200','Building Improvements',1914206.4),('15210','Unit Interiors - Renovation Program',1288450.9),('15220','Appliances',306118.22),('15230','Flooring',288714.6),('15240','HVAC Replacements',194205.15),('15300','Site Improvements',612300),('15400','Furniture, Fixtures & Equipment',404127.88),('15500','Vehicles - Golf Carts',21880),('15600','Construction in Progress',64107.5),
('16000','Accum. Depreciation - Building',-5966118.4),('16100','Accum. Depreciation - Improvements',-811402.66),('16200','Accum. Depreciation - FF&E',-388140.19),
('17000','Loan Costs',604118),('17010','Accum. Amortization - Loan Costs',-251715.83),('17100','Interest Rate Cap',38210)]),
('LIABILITIES','2',[
('20000','Accounts Payable - Trade',-88214.37),('20010','Accrued Expenses',-51206.44),('20020','Retainage Payable',-6410.75),('20100','Accrued Payroll',-22118.06),('20200','Accrued Real Estate Taxes',-398640),('20300','Accrued Interest',-142118.75),('20400','Accrued Utilities',-17644.2),('21000','Security Deposits - Residents',-90125),('21010','Pet Deposits',-7400),('21020','Security Deposit Refunds Payable',-2955.5),('21100','Prepaid Rent',-47318.92),('21200','Unclaimed Property',-1822.14),('21300','Deferred Revenue - Cable/Internet',-36000),('23000','Sales & Lodging Tax Payable',0),('24000','Due to Affiliate - Management Co.',-9418.11),('25000','Mortgage Note Payable - Senior',-33250000),('25010','Supplemental Loan',-4118244.7)]),
('EQUITY','3',[('30000','Member Capital Contributions',-14200000),('30100','Member Distributions',2412500),('30200','Retained Earnings','EQ')]),
('INCOME','4',[(a,b,('inc',c)) for a,b,c in [('40000','Gross Potential Rent',5418400),('40010','Loss / Gain to Lease',-214300),('40020','Vacancy Loss',-318200),('40030','Concessions - Move-in',-61200),('40035','Concessions - Renewal',-8150),('40040','Model / Office Unit',-22140),('40050','Employee Discounts',-18400),('40060','Bad Debt Write-off',-73100),('40065','Bad Debt Recovery',11890),('41000','Application Fees',19250),('41010','Administrative Fees',32400),('41020','Late Fees',58110),('41025','NSF Fees',2150),('41030','Pet Rent',41300),('41035','Pet Fees (Non-refundable)',13800),('41040','Month-to-Month Fees',14450),('41050','Lease Termination Fees',37820),('41060','Garage & Carport Rent',62280),('41065','Storage Rent',9945),('41070','Damages & Cleaning',21117),('41080','Trash Reimbursement',70240),('41085','Valet Trash',67300),('41090','Water & Sewer Reimbursement',166800),('41095','Pest Control Reimbursement',11230),('41100','Laundry Income',16110),('41110','Cable / Internet Revenue Share',29480),('41120','Insurance Program Income',24680),('41130','Interest Income',7415),('41900','Miscellaneous Income',4120)]]),
('OPERATING EXPENSES','5',[(a,b,('exp',c)) for a,b,c in [('50000','Salaries - Manager',63200),('50010','Salaries - Assistant Manager',42310),('50020','Salaries - Leasing',71220),('50030','Salaries - Maintenance Supervisor',52400),('50035','Salaries - Maintenance Technicians',104980),('50040','Salaries - Housekeeping',31180),('50050','Bonuses & Commissions',36500),('50060','Payroll Taxes',31400),('50070','Employee Benefits',41960),('50080',"Workers' Compensation",9870),('50090','Temporary Labor',7420),('51000','Advertising - Internet Listing Services',44120),('51010','Resident Referrals',5600),('51020','Resident Retention & Events',8850),('51030','Locator Fees',13275),('51040','Signage & Promotional',4210),('52000','Office Supplies',6120),('52010','Telephone & Internet',14280),('52020','Software & Licensing',31740),('52030','Bank Charges & Merchant Fees',9420),('52040','Credit & Background Checks',11305),('52050','Legal & Eviction',16840),('52060','Accounting & Audit',18500),('52070','Travel & Training',7215),('52080','Dues & Subscriptions',3960),('53000','Management Fee',156200),('54000','Electricity - Common Area',51820),('54010','Electricity - Vacant Units',9435),('54020','Gas',6480),('54030','Water',121300),('54040','Sewer',109260),('54050','Trash Removal',58420),('54060','Utility Billing Service',8910),('55000','Plumbing Repairs',22140),('55010','Electrical Repairs & Bulbs',9370),('55020','HVAC Repairs',33410),('55030','Appliance Parts',12680),('55040','Locks & Keys',4920),('55050','Exterior & Roof Repairs',18260),('55060','Pool Supplies & Repairs',11940),('55070','Fire & Life Safety',13760),('55080','Gate & Access Control',8230),('56000','Turnover - Painting',41610),('56010','Turnover - Carpet Cleaning',13920),('56020','Turnover - Cleaning',24450),('56030','Turnover - Resurfacing',6130),('57000','Contract - Landscaping',62100),('57010','Contract - Pest Control',15480),('57020','Contract - Courtesy Patrol',38700),('57030','Contract - Valet Trash',58420),('57040','Contract - Elevator',0),('58000','Real Estate Taxes',641250),('58010','Property Tax Consultant',8500),('58100','Property Insurance',288300),('58110','General Liability & Umbrella',52140)]]),
('NON-OPERATING','6',[(a,b,('exp',c)) for a,b,c in [('60000','Mortgage Interest - Senior',1284300),('60010','Mortgage Interest - Supplemental',198240),('61000','Depreciation',1036500),('61010','Amortization of Loan Costs',90620),('62000','Asset Management Fee',52070),('63000','Owner Legal & Professional',14310),('64000','Casualty Loss (Insurance Proceeds), Net',-6210)]]),
]
L=[]
for sec,p,items in S:
    for code,name,o in items: L.append([sec,code,name,o])
A={}
for sec,code,name,o in L:
    if isinstance(o,tuple):
        kind,v=o; v=0 if v==0 else r2(v*rng.uniform(.985,1.015)+rng.randint(0,99)/100)
        net=-v if kind=='inc' else v
        wrong=r2(abs(v)*rng.choice([0,0,0,rng.uniform(.002,.03)]))
        d,k=(net+wrong,wrong) if net>=0 else (wrong,-net+wrong)
        A[code]=[0,r2(d),r2(k)]
    elif isinstance(o,(int,float)): A[code]=[r2(o),0,0]
def act(code,d,k): A[code][1]=r2(d); A[code][2]=r2(k)
act('10110',231400.18,231400.18);act('10120',41260,38115.4);act('10130',1180.66,1180.66);act('10190',3412206.7,3409844.1)
act('11000',5214806.33,5208117.9);act('11010',38970,39112);act('11050',71240.8,62118.25);act('11090',62118.25,73440.1);act('11200',12960,12480)
act('12000',341240.5,340440.1);act('12010',0,0);act('12020',31880,29450.7);act('12100',1500,0)
act('13000',487620,402118.09);act('13010',254700,297140.22);act('13020',70200,118340);act('13030',0,43125)
act('15210',318205.4,0);act('15220',61340.18,0);act('15230',55218.9,0);act('15240',48760,0);act('15300',26450,0);act('15400',8914.6,0);act('15600',209118.4,241870.4);act('15200',88214,0)
act('16000',0,791025);act('16100',0,162118.4);act('16200',0,r2(A['61000'][1]-A['61000'][2]-791025-162118.4))
act('17010',0,r2(A['61010'][1]-A['61010'][2]));act('17100',0,11463)
act('20000',2188410.6,2171204.4);act('20010',51206.44,63118.2);act('20020',6410.75,0);act('20100',22118.06,27440.9);act('20200',402118.09,489200);act('20300',142118.75,144906.25);act('20400',17644.2,19208.7);act('21000',31450,34225);act('21010',1600,2450);act('21020',28114.5,26940);act('21100',47318.92,52206.13);act('21200',0,411.2);act('21300',6750,0);act('23000',0,0);act('24000',9418.11,12206.5);act('25000',0,0);act('25010',52118.36,0)
A['30000']=[-14200000,0,0];A['30100']=[2412500,465000,0]
A['10100']=[612418.77,0,0];A['30200']=[0,0,0]
A['30200'][0]=r2(-sum(a[0] for c,a in A.items() if c!='30200'))
d=sum(a[1] for a in A.values());k=sum(a[2] for a in A.values())
recv=6611204.38
A['10100'][1]=recv;A['10100'][2]=r2(recv+d-k)
print('RE',A['30200'],'cash',A['10100'],r2(A['10100'][0]+A['10100'][1]-A['10100'][2]))
DROP='57000'
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def six(a):
    o,d,k=a;c=r2(o+d-k)
    return [o if o>0 else None,-o if o<0 else None,d or None,k or None,c if c>0 else None,r2(-c) if c<0 else None]
wb=openpyxl.Workbook();ws=wb.active;ws.title='TB 093025'
F='Tahoma'
ws['A1']='Harbor Pointe Owner LLC';ws['A1'].font=Font(name=F,size=12,bold=True)
ws['A2']='Trial Balance - Opening, Period and Closing';ws['A2'].font=Font(name=F,size=10,bold=True)
ws['A3']='From 01/01/2025 to 09/30/2025   |   Book: Accrual   |   Currency: USD';ws['A3'].font=Font(name=F,size=9)
ws['H1']='Run: 10/14/2025 4:51 PM';ws['H1'].font=Font(name=F,size=8,italic=True);ws['H1'].alignment=Alignment(horizontal='right')
for rng_,t in (('C5:D5','Opening 01/01/2025'),('E5:F5','Period'),('G5:H5','Closing 09/30/2025')):
    ws.merge_cells(rng_);ws[rng_.split(':')[0]]=t
for i,t in enumerate(['Account','Description','Debit','Credit','Debit','Credit','Debit','Credit']): ws.cell(6,i+1,t)
th=Side(style='thin',color='7F7F7F')
for r in (5,6):
    for cc in range(1,9):
        x=ws.cell(r,cc);x.font=Font(name=F,size=9,bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='1F3864');x.alignment=Alignment(horizontal='center' if cc>2 else 'left')
r=7;rows=[];tots=[];T=[0]*6
def line(r,lab1,lab2,v,bold=False):
    ws.cell(r,1,lab1);ws.cell(r,2,lab2)
    for i,x in enumerate(v):
        q=ws.cell(r,i+3,x);q.number_format='#,##0.00'
    for cc in range(1,9): ws.cell(r,cc).font=Font(name=F,size=9,bold=bold)
for sec,p,items in S:
    ws.cell(r,1,sec).font=Font(name=F,size=9,bold=True,color='1F3864');r+=1
    s=[0]*6
    for code,name,o in items:
        if A[code]==[0,0,0]: continue
        v=six(A[code])
        for i in range(6): s[i]=r2(s[i]+(v[i] or 0))
        if code==DROP: continue
        line(r,code,name,v);r+=1
        rows.append(put({"account":code,"name":name},**dict(zip(K,v))))
    sv=s
    line(r,None,'Total '+sec.title(),sv,True)
    for cc in range(3,9): ws.cell(r,cc).border=Border(top=th)
    tots.append({"label":'Total '+sec.title(),**dict(zip(K,sv))})
    for i in range(6): T[i]=r2(T[i]+s[i])
    r+=2
line(r,None,'Report Total',T,True)
for cc in range(3,9): ws.cell(r,cc).border=Border(top=th,bottom=Side(style='double'))
tots.append({"label":'Report Total',**dict(zip(K,T))})
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],T
for cc,w in zip('ABCDEFGH',(10,40,16,16,16,16,16,16)): ws.column_dimensions[cc].width=w
ws.freeze_panes='C7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='5:6'
wb.save(doc(NAME))
dv=A[DROP][1]
save(NAME,'TB',K,rows,tots,'six-column Dr/Cr opening/period/closing export, sections with totals, large',False,
 {"what":f"Row of account 57000 Contract - Landscaping (period debit {A[DROP][1]:,.2f}, credit {A[DROP][2]:,.2f}, closing debit {A[DROP][1]-A[DROP][2]:,.2f}) is not printed; Total Operating Expenses and Report Total include it","kind":"row_dropped"})
print(len(rows),A[DROP])
