# Yardi-like trial balance of a tax-credit partnership, xlsx; planted: one digit changed in an ending balance
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(2202)
# code,name,forward (Nov 2025 YTD), kind
A="""1110-0000|Cash - Operating|148220.37
1115-0000|Cash - Payroll Clearing|0
1120-0000|Cash - Petty Cash|300
1130-0000|Cash - Security Deposits|61874.50
1310-0000|Escrow - Real Estate Tax|43910.12
1315-0000|Escrow - Insurance|57206.88
1320-0000|Reserve - Replacement|318442.76
1325-0000|Reserve - Operating Deficit|265118.04
1330-0000|Reserve - Lease-Up|0
1210-0000|Accounts Receivable - Tenant|18733.41
1212-0000|Accounts Receivable - HAP|22640
1215-0000|Allowance for Doubtful Accounts|-6150
1220-0000|Accounts Receivable - Other|1184.25
1225-0000|Due from General Partner|0
1410-0000|Prepaid Insurance|49118.3
1415-0000|Prepaid Expenses - Other|3750
1420-0000|Utility Deposits|8400
1510-0000|Land|1240000
1520-0000|Buildings|17864210
1525-0000|Building Improvements|214618.44
1530-0000|Site Improvements|906715
1540-0000|Furniture, Fixtures & Equipment|388402.19
1545-0000|Computers & Software|17244.6
1610-0000|Accum Depr - Buildings|-3871245.5
1625-0000|Accum Depr - Building Improvements|-28211.09
1630-0000|Accum Depr - Site Improvements|-392909.8
1640-0000|Accum Depr - FF&E|-301877.42
1710-0000|Deferred Tax Credit Fees|104850
1715-0000|Accum Amort - Tax Credit Fees|-48930
1720-0000|Deferred Financing Costs|226114
1725-0000|Accum Amort - Financing Costs|-92330.85
2110-0000|Accounts Payable - Trade|-31406.92
2115-0000|Accrued Expenses|-14820.5
2120-0000|Accrued Payroll|-6310.44
2125-0000|Accrued Interest - First Mortgage|-23118.75
2130-0000|Accrued Interest - County HOME Loan|-186412.33
2135-0000|Accrued Interest - State Trust Fund|-94205.6
2140-0000|Accrued Property Tax|-38500
2145-0000|Accrued Asset Management Fee|-5250
2150-0000|Partnership Management Fee Payable|-42000
2155-0000|Deferred Developer Fee Payable|-614380
2160-0000|Prepaid Rent|-9872.16
2165-0000|Prepaid HAP|-1330
2170-0000|Tenant Security Deposits|-58925
2175-0000|Pet Deposits|-2700
2180-0000|Unclaimed Property|-418.72
2310-0000|Mortgage Payable - First|-5942170.83
2320-0000|Note Payable - County HOME|-1850000
2330-0000|Note Payable - State Housing Trust|-1200000
2340-0000|Note Payable - AHP Sponsor Loan|-600000
2350-0000|Loan Costs Contra|0
3110-0000|Capital - General Partner|-100
3120-0000|Capital - Special Limited Partner|-10
3130-0000|Capital - Investor Limited Partner|P
3140-0000|Syndication Costs|85000
3150-0000|Distributions|0
3200-0000|Retained Earnings|2614877.91
5110-0000|Gross Potential Rent|-1248610
5115-0000|Tenant Subsidy - HAP|-281940
5120-0000|Gain/Loss to Lease|41276
5130-0000|Vacancy Loss|58719.4
5135-0000|Vacancy Loss - HAP|4120
5140-0000|Rent Concessions|2850
5145-0000|Employee Unit|13750
5150-0000|Bad Debt Expense|14266.85
5155-0000|Bad Debt Recovery|-1720.6
5210-0000|Late Fees|-5140
5215-0000|NSF Fees|-385
5220-0000|Laundry Income|-12604.25
5225-0000|Application Fees|-1610
5230-0000|Damages & Cleaning|-7318.46
5235-0000|Pet Fees|-1225
5240-0000|Legal Fee Reimbursement|-2940
5245-0000|Vending Income|-612.4
5290-0000|Miscellaneous Income|-304.11
5410-0000|Interest Income - Operating|-1066.83
5415-0000|Interest Income - Reserves|-9418.27
6210-0000|Advertising|3188.4
6215-0000|Resident Screening|2116.5
6220-0000|Internet Listing Services|2739
6310-0000|Manager Salaries|61820.18
6315-0000|Leasing Salaries|33417.65
6320-0000|Compliance Specialist|18206.4
6325-0000|Management Fee|66440.12
6330-0000|Legal Expense|9870.5
6335-0000|Audit Expense|15900
6340-0000|Bookkeeping Fees|9108
6345-0000|Office Supplies|4218.73
6350-0000|Telephone & Answering Service|6630.9
6355-0000|Internet & Cable|3317.6
6360-0000|Postage & Delivery|611.24
6365-0000|Bank Charges|1240.75
6370-0000|Computer & Software Fees|12604
6375-0000|Training & Travel|2385.19
6380-0000|Dues & Subscriptions|1150
6385-0000|Tax Credit Monitoring Fee|5600
6390-0000|Resident Services|22000
6410-0000|Electricity - Common Area|28316.44
6412-0000|Electricity - Vacant|1944.3
6415-0000|Gas - Common Area|11208.67
6420-0000|Water|41773.2
6425-0000|Sewer|52816.09
6430-0000|Trash Removal|24405.5
6510-0000|Maintenance Salaries|88412.36
6512-0000|Janitorial Salaries|29703.11
6515-0000|Grounds Contract|23650
6520-0000|Snow Removal|7480
6525-0000|Pest Control|6930
6530-0000|Elevator Maintenance|8811
6535-0000|HVAC Repairs|13204.77
6540-0000|Plumbing Repairs|9611.42
6545-0000|Electrical Repairs|4870.15
6550-0000|Appliance Repairs|3906.6
6555-0000|Painting & Decorating|17233.9
6560-0000|Carpet & Flooring|12188
6565-0000|Cleaning - Turnover|8140
6570-0000|Maintenance Supplies|15602.38
6575-0000|Fire & Life Safety|7244.5
6580-0000|Locks & Keys|1317.86
6585-0000|Security Contract|19800
6590-0000|Vehicle & Equipment|960.45
6710-0000|Real Estate Taxes|77000
6715-0000|Payroll Taxes|17618.52
6720-0000|Property & Liability Insurance|82417.5
6725-0000|Workers Compensation|9210.37
6730-0000|Health Insurance|38640
6735-0000|401(k) Match|4126.8
6740-0000|Licenses & Permits|2875
6820-0000|Interest - First Mortgage|256302.14
6825-0000|Interest - County HOME Loan|16958.33
6830-0000|Interest - State Trust Fund|11000
6835-0000|Mortgage Insurance Premium|29107.76
7110-0000|Asset Management Fee - Investor|5250
7115-0000|Partnership Management Fee - GP|38500
7120-0000|Entity Legal & Accounting|3750
7130-0000|State Franchise Tax|800
7210-0000|Depreciation - Buildings|595473.67
7215-0000|Depreciation - Improvements|55402.88
7220-0000|Depreciation - FF&E|38116.21
7230-0000|Amortization - Tax Credit Fees|6407.5
7310-0000|Casualty Loss|0
7315-0000|Insurance Proceeds|0"""
acc=[l.split('|') for l in A.split('\n')]
fw={c:(None if v=='P' else float(v)) for c,_,v in acc}
fw['3130-0000']=r2(-sum(v for v in fw.values() if v is not None))
dr={c:0. for c in fw}; cr={c:0. for c in fw}
def je(d,k,x):
    x=r2(x); d+='-0000'; k+='-0000'; dr[d]=r2(dr[d]+x); cr[k]=r2(cr[k]+x)
CASH,AR,AP='1110','1210','2110'
je(AR,'5110',113580); je('1212','5115',25740); je('5120',AR,3812); je('5130',AR,5240); je('5135','1212',410); je('5145',AR,1250); je('5150','1215',1500)
je('1215',AR,2211.4); je(CASH,'5155',85)
for k,x in (('5210',510),('5215',35),('5230',864.3),('5235',100),('5240',285)): je(AR,k,x)
for k,x in (('5220',1130.75),('5225',175),('5245',48.2),('5410',96.44)): je(CASH,k,x)
je('1320','5415',812.6); je('1325','5415',74.19)
je(CASH,AR,102866.72); je(CASH,'1212',25130); je('2160',AR,9872.16); je(CASH,'2160',10418.9); je('2165','1212',1330); je(CASH,'2165',690)
je('1130','2170',1850); je('2170','1130',2400); je('1130','1110',250); je('2175','1130',300)
fixed={'6425':4712.88,'6325':6104.33,'6340':828,'6385':0,'6390':2000,'6515':2150,'6585':1800,'6525':630,'6530':801,'6320':1655.13,'6310':5620.02,'6315':3037.97,'6510':8037.49,'6512':2700.28}
for c,n,v in acc:
    a=c[:4]; v=fw[c]
    if a[:2] in('62','63','64','65') and a not in ('6310','6315','6320','6510','6512'):
        x=fixed.get(a, r2(v/11*R.uniform(.45,1.5)) if R.random()>.13 else 0)
        if x: je(a,AP,x)
for a in ('6310','6315','6320','6510','6512'): je(a,'1115',fixed[a])
je('6715','1115',1608.14); je('6730',AP,3512); je('6735','1115',371.6); je('6725',AP,837.31)
je('1115',CASH,r2(cr['1115-0000'])); je('6740',AP,125)
je('6710','2140',7000); je('6720','1410',7492.5); je('6310','2120',602.18); je('2120','6310',0)
je('6820','2125',23082.4); je('2125',CASH,23118.75); je('2310',CASH,10944.67); je('6825','2130',1541.67); je('6830','2135',1000); je('6835',AP,2646.16)
je('7110','2145',477.27); je('7115','2150',3500); je('7210','1610',54133.97); je('7215','1630',3778.03); je('7215','1625',1258.6); je('7220','1640',3465.11); je('7230','1715',582.5)
je('1320',CASH,4500); je('1310',CASH,7000); je('1315',CASH,7500); je('2140','1310',38500); je('1525',AP,6418); je(CASH,'1320',6418); je('1540',AP,2310.5)
je(AP,CASH,71204.55); je('1220',CASH,214.6); je('2115',CASH,1500)
rows=[]
PL='6425-0000'
for c,n,_ in acc:
    e=r2(fw[c]+dr[c]-cr[c]); rows.append(dict(account=c,name=n,beginning=fw[c],debit=dr[c],credit=cr[c],ending=e))
rows=[r for r in rows if any(r[k] for k in('beginning','debit','credit','ending'))]
T=dict(label='Total',**{k:r2(sum(r[k] for r in rows))+0.0 for k in('beginning','debit','credit','ending')})
assert T['beginning']==0 and T['ending']==0 and T['debit']==T['credit'],T
for r in rows:
    if r['account']==PL:
        old=r['ending']; s=f'{old:.2f}'; i=2; new=s[:i]+str((int(s[i])+3)%10)+s[i+1:]; r['ending']=float(new)
        planted={"what":f"Ending balance of 6425-0000 Sewer printed {m(r['ending'])} where forward + debit - credit is {m(old)}","kind":"digit_changed"}
f='TrialBalance_lkcmns_122025.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='TrialBalance'
B=Font(name='Arial',size=9,bold=True); N=Font(name='Arial',size=9)
for i,t in enumerate(['Larkspur Commons, LP (lkcmns)','Trial Balance','Period = Dec 2025','Book = Accrual ; Tree = ysi_tb']):
    ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=6); x=ws.cell(i+1,1,t); x.font=Font(name='Arial',size=11 if i<2 else 9,bold=i<2); x.alignment=Alignment(horizontal='center')
for j,(a,b) in enumerate([('',''),('',''),('Forward','Balance'),('','Debit'),('','Credit'),('Ending','Balance')]):
    for q,t in enumerate((a,b)):
        x=ws.cell(5+q,j+1,t or None); x.font=B; x.alignment=Alignment(horizontal='right')
        if q: x.border=Border(bottom=Side('thin'))
y=7
for r in rows:
    for j,k in enumerate(('account','name','beginning','debit','credit','ending')):
        x=ws.cell(y,j+1,r[k]); x.font=N
        if j>1: x.number_format='#,##0.00;-#,##0.00'
    y+=1
ws.cell(y,2,'Total').font=B
for j,k in enumerate(('beginning','debit','credit','ending')):
    x=ws.cell(y,j+3,T[k]); x.font=B; x.number_format='#,##0.00;-#,##0.00'; x.border=Border(top=Side('thin'),bottom=Side('double'))
for col,w in zip('ABCDEF',(12,40,17,15,15,17)): ws.column_dimensions[col].width=w
ws.print_title_rows='1:6'; ws.oddFooter.left.text='Wednesday, January 14, 2026 10:41 AM'; ws.oddFooter.right.text='Page &P'
ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(DOC+f)
save(f,'TB','Yardi trial balance with forward balance, tax-credit partnership (US), long',False,["beginning","debit","credit","ending"],rows,[T],planted)
print(planted)
