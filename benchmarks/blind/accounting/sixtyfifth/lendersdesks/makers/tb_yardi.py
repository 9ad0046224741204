import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
rnd=random.Random(651)
N='tb_alder_creek_0626.xlsx'
# (acct,name,fwd dollars (None=plug), debit approx, credit approx)
A=[('1010-0000','Petty Cash',500,0,0),('1110-0000','Cash - Operating',184220,None,None),('1115-0000','Cash - Security Deposits',61350,2400,1850),
('1120-0000','Cash - Money Market',250344,811,0),('1210-0000','Accounts Receivable - Tenants',23118,301200,298950),('1215-0000','Allowance for Doubtful Accounts',-9400,0,1250),
('1230-0000','A/R - Housing Authority',6412,14877,15230),('1310-0000','Prepaid Insurance',48213,0,8035),('1320-0000','Prepaid Property Taxes',0,0,0),('1330-0000','Prepaid - Other',3180,950,640),
('1410-0000','Escrow - Real Estate Taxes',97602,19520,0),('1420-0000','Escrow - Insurance',31248,7812,0),('1430-0000','Escrow - Replacement Reserve',142875,5250,11480),('1440-0000','Escrow - Required Repairs',28750,0,0),
('1510-0000','Land',3150000,0,0),('1520-0000','Building',21480000,0,0),('1525-0000','Building Improvements',1246530,18764,0),('1530-0000','Furniture, Fixtures & Equipment',318411,2145,0),('1590-0000','Accumulated Depreciation',-4109822,0,66310),
('1610-0000','Loan Costs',284600,0,0),('1615-0000','Accumulated Amortization - Loan Costs',-97381,0,2372),
('2010-0000','Accounts Payable - Trade',-41877,128430,119655),('2020-0000','Accrued Expenses',-18340,18340,21115),('2030-0000','Accrued Property Taxes',-97600,0,19520),('2040-0000','Accrued Interest',-71212,71212,70980),
('2050-0000','Accrued Payroll',-11406,11406,12930),('2110-0000','Security Deposits Payable',-59450,1850,2400),('2115-0000','Pet Deposits',-1900,0,0),('2130-0000','Prepaid Rent',-14288,13920,16105),('2140-0000','Unclaimed Property',-1213,0,0),
('2510-0000','Mortgage Payable - First',-17862304,24318,0),('2520-0000','Due To/From Affiliate',-35000,0,0),
('3010-0000','Member Contributions',-8200000,0,0),('3020-0000','Member Distributions',1425000,60000,0),('3090-0000','Retained Earnings',None,0,0),
('4010-0000','Gross Potential Rent',-1532300,0,309450),('4015-0000','Loss/Gain to Lease',61840,11290,0),('4110-0000','Vacancy Loss',88123,17214,0),('4120-0000','Concessions',14300,2150,0),('4130-0000','Employee Unit Allowance',7475,1495,0),('4140-0000','Bad Debt Expense',16380,3044,420),
('4210-0000','Late Fees',-9820,75,1950),('4215-0000','NSF Fees',-700,0,105),('4220-0000','Application Fees',-4350,0,900),('4230-0000','Pet Rent',-10115,0,2065),('4240-0000','Utility Reimbursement (RUBS)',-61402,210,12388),('4250-0000','Parking & Garage Income',-18500,0,3700),('4260-0000','Laundry Income',-3214,0,688),('4290-0000','Miscellaneous Income',-2871,0,415),
('5010-0000','Manager Salaries',42350,8470,0),('5020-0000','Leasing Salaries',27105,5420,0),('5030-0000','Maintenance Salaries',61480,12296,0),('5040-0000','Payroll Taxes',10914,2182,0),('5050-0000','Employee Benefits',14208,2841,0),
('5110-0000','Advertising & Internet',12744,2612,0),('5120-0000','Resident Relations',2150,388,0),('5210-0000','Office Supplies',2312,417,0),('5220-0000','Telephone & Internet',4115,823,0),('5230-0000','Software & Licensing',7830,1566,0),('5240-0000','Legal & Evictions',5420,1275,0),('5250-0000','Audit & Tax Prep',9500,0,0),
('5310-0000','Repairs - Plumbing',11204,2844,0),('5320-0000','Repairs - HVAC',9418,4316,0),('5330-0000','Repairs - General',13560,2207,145),('5340-0000','Landscaping',18750,3750,0),('5350-0000','Pest Control',3400,680,0),('5360-0000','Turnover - Painting',12300,2840,0),('5365-0000','Turnover - Cleaning & Carpet',9914,1975,0),
('5410-0000','Electric - Common',14622,2705,0),('5415-0000','Electric - Vacant',2913,611,0),('5420-0000','Water & Sewer',54230,11084,0),('5430-0000','Trash Removal',13250,2650,0),('5440-0000','Gas',3318,402,0),
('5510-0000','Management Fees',42316,8644,0),('5610-0000','Real Estate Taxes',97600,19520,0),('5620-0000','Property & Liability Insurance',40175,8035,0),
('6010-0000','Interest Expense',356940,70980,0),('6110-0000','Depreciation',331550,66310,0),('6120-0000','Amortization',11860,2372,0)]
rows=[]
def c(x): return 0 if not x else (abs(x)*100+rnd.randint(0,99))*(1 if x>0 else -1) if x%500 else x*100
for a in A:
    rows.append([a[0],a[1],None if a[2] is None else c(a[2]),None if a[3] is None else c(a[3]),None if a[4] is None else c(a[4])])
for r in rows:
    if r[2] is None: r[2]=-sum(q[2] for q in rows if q[2] is not None)
cash=[r for r in rows if r[3] is None][0]
cash[4]=28745162+0
cash[3]=sum(r[4] for r in rows if r is not cash)+cash[4]-sum(r[3] for r in rows if r is not cash)
print('cash',cash, 'RE',[r for r in rows if 'Retained' in r[1]])
for r in rows: r.append(r[2]+r[3]-r[4])
wb=Workbook();ws=wb.active;ws.title='Report1'
B=Font(name='Tahoma',size=9,bold=True);F=Font(name='Tahoma',size=8)
for i,t in enumerate(['Alder Creek Apartments (alder01)','Trial Balance','Period = Jun 2026','Book = Accrual ; Tree = ysi_tb']):
    ws.cell(1+i,1,t).font=B if i<2 else F; ws.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=6); ws.cell(1+i,1).alignment=Alignment(horizontal='center')
H=['','','Forward','','','Ending'];H2=['Account','','Balance','Debit','Credit','Balance']
for j,(h,g) in enumerate(zip(H,H2),1):
    for rr,t in ((5,h),(6,g)):
        x=ws.cell(rr,j,t or None);x.font=B;x.alignment=Alignment(horizontal='left' if j<3 else 'right');x.fill=PatternFill('solid',fgColor='D9E1EC')
r0=7
for r in rows:
    for j,v in enumerate([r[0],r[1]]+[q/100 for q in r[2:]],1):
        x=ws.cell(r0,j,v);x.font=F
        if j>2:x.number_format='#,##0.00;-#,##0.00'
    r0+=1
T=[sum(r[k] for r in rows) for k in (2,3,4,5)]
ws.cell(r0,2,'Total').font=B
for j,v in enumerate(T,3):
    x=ws.cell(r0,j,v/100);x.font=B;x.number_format='#,##0.00;-#,##0.00';x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r0+2,1,'Tuesday, July 14, 2026  9:42 AM').font=F
for k,w in zip('ABCDEF',(12,38,17,15,15,17)): ws.column_dimensions[k].width=w
ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='1:6'
wb.save(D(N))
K=['beginning','debit','credit','ending']
save(N,'TB',K,[dict(account=r[0],name=r[1],**{k:n(v) for k,v in zip(K,r[2:])}) for r in rows],[dict(label='Total',**{k:n(v) for k,v in zip(K,T)})],'Yardi-type trial balance export, forward/debit/credit/ending, two-line header')
