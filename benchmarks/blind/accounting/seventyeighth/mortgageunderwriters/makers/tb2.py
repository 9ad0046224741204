# QuickBooks Desktop trial balance exported to Excel, limited-service hotel
import random, xlsxwriter
from h import *
R=random.Random(7812)
N='Trial Balance 12-31-25 Cedar Bluff Lodging.xlsx'
L='''First Valley - Operating 4417|146233.08
First Valley - Payroll 4425|11870.44
Pinnacle Bank - FF&E Reserve|88412.16
Cash on Hand - Front Desk|1200
Credit Card Clearing|18744.9
Accounts Receivable|23106.37
Guest Ledger|9418.55
Inventory - Linen & Supplies|14260
Prepaid Insurance|21877.33
Prepaid Franchise Fees|0
Fixed Assets:Land|910000
Fixed Assets:Building|5284000
Fixed Assets:FF&E|1146820.75
Fixed Assets:PIP 2022|688415.2
Fixed Assets:Accumulated Depreciation|-2417633
Loan Costs:Loan Costs|74500
Loan Costs:Accum. Amortization|-31041.67
Franchise Application Fee|50000
Accounts Payable|-58214.63
Amex Business 71005|-9633.18
Advance Deposits|-6180.25
Accrued Payroll|-17406.9
Payroll Liabilities:Federal|-4188.02
Payroll Liabilities:State W/H|-1240.66
Lodging Tax Payable:State Occupancy Tax|-11872.41
Lodging Tax Payable:County Bed Tax|-5936.2
Due to/from Cedar Bluff Mgmt|4500
PPP Loan|0
N/P - First Valley Bank (1st Mtg)|-4216870.33
N/P - SBA 504 Debenture|-611208.94
Member Equity:Contributions|-1850000
Member Equity:Distributions|340000
Retained Earnings|PLUG
Room Revenue:Transient|-1684330.15
Room Revenue:Corporate Negotiated|-402718.6
Room Revenue:Group/Sports|-188402.5
Room Revenue:Allowances|11384.22
Other Revenue:Sundry Shop|-21744.85
Other Revenue:Meeting Room|-9350
Other Revenue:Pet Fees|-14225
Other Revenue:Vending Commissions|-1688.12
Rooms Expense:Housekeeping Wages|318244.77
Rooms Expense:Front Desk Wages|241873.09
Rooms Expense:Breakfast Food|118430.26
Rooms Expense:Guest Supplies|46217.8
Rooms Expense:Laundry & Linen|33180.14
Rooms Expense:OTA Commissions|129744.31
A&G:Manager Salary|78500
A&G:Payroll Taxes|58722.6
A&G:Health Insurance|31460
A&G:Credit Card Fees|54318.92
A&G:Accounting & Legal|16850
A&G:Office & Postage|7218.44
Franchise Fees:Royalty|124810.07
Franchise Fees:Marketing/Reservation|79424.6
Sales & Marketing|22140.35
Repairs & Maintenance|84433.91
Utilities:Electric|91207.58
Utilities:Gas|22815.03
Utilities:Water/Sewer|38114.77
Utilities:Cable & Internet|19644
Management Fee|68403.12
Property Taxes|88246.5
Insurance Expense|61318.2
Interest Expense:1st Mortgage|238771.46
Interest Expense:SBA|26344.18
Depreciation|214300
Amortization|7450
Ask My Accountant|1236.4
Reconciliation Discrepancies|-0.03'''.split('\n')
v=[(a,b) for a,b in (l.rsplit('|',1) for l in L)]
plug=-round(sum(float(b) for a,b in v if b!='PLUG'),2)
rows=[]
for a,b in v:
    x=plug if b=='PLUG' else float(b)
    rows.append({'name':a,**({'debit':x} if x>=0 else {'credit':-x})})
td=round(sum(r.get('debit',0) for r in rows),2);tc=round(sum(r.get('credit',0) for r in rows),2);assert td==tc
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Sheet1')
F=lambda **k:wb.add_format({'font_name':'Arial','font_size':8,**k})
ws.set_column(0,0,11);ws.set_column(1,1,44);ws.set_column(2,2,14);ws.set_column(3,3,1);ws.set_column(4,4,14)
ws.write(0,0,'8:14 AM',F(bold=1));ws.write(1,0,'02/06/26',F(bold=1));ws.write(2,0,'Accrual Basis',F(bold=1))
for i,(t,s) in enumerate([('Cedar Bluff Lodging LLC dba Trailhead Inn & Suites',12),('Trial Balance',14),('As of December 31, 2025',10)]):
    ws.write(i,1,t,F(bold=1,font_size=s))
ws.merge_range(4,2,4,4,'Dec 31, 25',F(bold=1,align='center',bottom=1,num_format='@'))
ws.write(5,2,'Debit',F(bold=1,align='center',bottom=2));ws.write(5,4,'Credit',F(bold=1,align='center',bottom=2))
r0=6;nf=F(num_format='#,##0.00;-#,##0.00')
for i,r in enumerate(rows):
    ws.write(r0+i,1,r['name'],F(bold=1))
    if 'debit' in r:ws.write(r0+i,2,r['debit'],nf)
    if 'credit' in r:ws.write(r0+i,4,r['credit'],nf)
n=r0+len(rows);tf=F(bold=1,num_format='#,##0.00;-#,##0.00',top=1,bottom=6)
ws.write(n,1,'TOTAL',F(bold=1))
ws.write_formula(n,2,f'=ROUND(SUM(C{r0+1}:C{n}),5)',tf,td);ws.write_formula(n,4,f'=ROUND(SUM(E{r0+1}:E{n}),5)',tf,tc)
ws.fit_to_pages(1,0);ws.set_column(1,1,40);ws.freeze_panes(6,2);ws.set_footer('&RPage &P of &N');ws.repeat_rows(4,5)
wb.close()
save(N,'TB','QuickBooks Desktop export, spacer column, no account numbers, colon paths',False,None,['debit','credit'],rows,[dict(label='TOTAL',debit=td,credit=tc)])
