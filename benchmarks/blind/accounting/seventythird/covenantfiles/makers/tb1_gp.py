import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(7311)
# (acct, desc, begin, debit, credit)
S="""1010-000|Cash - Operating (First Tidewater)|412388.17|P|
1015-000|Cash - Property Tax Escrow|88410.22|231000|214806.44
1020-000|Cash - Security Deposits|151240.00|8450|3200
1025-000|Cash - Lender TI/LC Reserve|340118.55|67500|48212.90
1110-000|Tenant Receivables|64217.83|3318840.11|3301702.36
1115-000|Accrued Straight-Line Rent|512604.00|28116|41907
1119-000|Allowance for Doubtful Accounts|-18500|0|4500
1130-000|CAM Reconciliation Receivable|41266.08|0|41266.08
1210-000|Prepaid Insurance|23318.40|61270|57418.8
1220-000|Prepaid Real Estate Taxes|0|214806.44|107403.22
1230-000|Prepaid Service Contracts|6120|9480|9205
1310-000|Deposits - Utilities|4250|0|0
1510-000|Land|3150000|0|0
1520-000|Building|16842300|0|0
1521-000|Accum. Depr. - Building|-3024515.38|0|323890.38
1530-000|Site Improvements|612450|18750|0
1531-000|Accum. Depr. - Site Improvements|-221018.33|0|30622.5
1540-000|Tenant Improvements|1977208.64|96420.15|0
1541-000|Accum. Amort. - Tenant Improvements|-884301.9|0|148290.6
1550-000|Equipment - Generator & Med Gas|208900|0|0
1551-000|Accum. Depr. - Equipment|-97486.62|0|15667.5
1610-000|Deferred Leasing Commissions|421806.44|38214|0
1611-000|Accum. Amort. - Leasing Comm.|-190117.55|0|31635.48
1620-000|Deferred Financing Costs|186500|0|0
1621-000|Accum. Amort. - Financing Costs|-74600|0|13987.5
2010-000|Accounts Payable - Trade|-73109.46|1108214.77|1092460.03
2020-000|Accrued Expenses|-38450|38450|41200
2030-000|Accrued Real Estate Taxes|0|0|0
2040-000|Accrued Interest|-52118.75|468110.25|467055.92
2050-000|Construction Retainage Payable|-9642.02|0|4821
2110-000|Tenant Security Deposits|-151240|3200|8450
2120-000|Prepaid Rents|-37806.5|289114|274408.25
2130-000|Deferred Revenue - Rooftop Antenna|-12000|9000|0
2510-000|Mortgage Note Payable - Bank|-13812440.09|231866.48|0
2520-000|Swap Liability (Memo)|0|0|0
2610-000|Due to / from Affiliate - Mgmt Co.|-14820.66|58240.1|61770.5
3010-000|Member Capital - Class A|-5400000|0|0
3020-000|Member Capital - Class B|-600000|0|0
3050-000|Member Distributions|Q|375000|0
3900-000|Retained Earnings|X|0|0
4010-100|Base Rent - Medical Suites|0|4120.5|2217806.13
4010-200|Base Rent - Surgery Center|0|0|486315
4010-300|Base Rent - Pharmacy & Cafe|0|0|97218
4020-000|Straight-Line Rent Adjustment|0|41907|28116
4030-000|Free Rent / Concessions|0|21480|0
4110-000|CAM Recoveries|0|12066.19|388210.4
4120-000|Real Estate Tax Recoveries|0|0|98414.75
4130-000|Insurance Recoveries|0|0|41280
4140-000|Prior Year CAM True-Up|0|3118.4|0
4210-000|Parking - Physician Permits|0|0|36450
4220-000|Rooftop Antenna License|0|0|9000
4230-000|After-Hours HVAC|0|310|14287.5
4240-000|Medical Waste Handling Income|0|0|18615
4910-000|Late Fees|0|75|2160.33
4920-000|Interest Income|0|0|3904.18
5010-000|Janitorial Contract|0|141480|0
5015-000|Janitorial Supplies|0|12806.71|214.9
5020-000|Medical Waste Removal|0|22410.36|0
5030-000|Trash Removal|0|14118.09|0
5110-000|HVAC Maintenance Contract|0|38250|0
5115-000|HVAC Repairs|0|27418.83|1850
5120-000|Elevator Maintenance|0|24660|0
5130-000|Electrical & Lighting|0|9614.27|0
5140-000|Plumbing Repairs|0|13880.6|420
5150-000|Fire & Life Safety|0|11042|0
5160-000|Generator Testing|0|6300|0
5170-000|Roof Repairs|0|4875|0
5180-000|General Repairs & Maintenance|0|19306.44|0
5210-000|Landscaping|0|31500|0
5220-000|Parking Lot Sweeping|0|8100|0
5230-000|Snow & Ice|0|17242.5|2100
5310-000|Electricity|0|206114.92|3310.07
5320-000|Natural Gas|0|38417.65|0
5330-000|Water & Sewer|0|41806.33|0
5410-000|Security & Access Control|0|45360|0
5510-000|Building Engineer Wages|0|87412.4|1212
5515-000|Payroll Taxes & Benefits|0|21853.1|0
5610-000|Management Fees|0|101417.22|0
5620-000|Real Estate Taxes|0|107403.22|0
5630-000|Property Insurance|0|57418.8|0
6010-000|Legal Fees|0|14306.5|0
6020-000|Accounting & Tax|0|18900|0
6030-000|Bank Charges|0|1417.36|0
6040-000|Licenses & Permits|0|2260|0
6050-000|Bad Debt Expense|0|4500|0
7010-000|Interest Expense - Mortgage|0|467055.92|0
7110-000|Depreciation Expense|0|370180.38|0
7120-000|Amortization - TI & Leasing|0|179926.08|0
7130-000|Amortization - Financing Costs|0|13987.5|0
8010-000|Casualty Loss (Chiller, net)|0|18750|31200"""
A=[l.split('|') for l in S.splitlines()]
for a in A:
    if a[2]=='Q': a[2]=-0
rows=[]
sb=sum(float(a[2]) for a in A if a[2]!='X')
for a in A:
    if a[2]=='X': a[2]=-sb
dr=sum(float(a[3]) for a in A if a[3]!='P'); cr=sum(float(a[4]) for a in A if a[4]!='')
for a in A:
    if a[3]=='P':
        base=3341540.18
        a[3]=base; a[4]=r2(dr+base-cr)
    a[2:]=[r2(float(x)) for x in a[2:]]
inact={'2030-000','2520-000'}
for a in A:
    n=r2(a[3]-a[4]); rows.append(dict(account='310-'+a[0],name=a[1],beginning=a[2],debit=a[3],credit=a[4],activity=n,ending=r2(a[2]+n)))
K=['beginning','debit','credit','activity','ending']
tot={k:r2(sum(r[k] for r in rows)) for k in K}
f=lambda x: f'${x:,.2f}' if x>=0 else f'(${-x:,.2f})'
fn='meadowbrook_mob_tb_2026-09.pdf'
W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); X=[392,482,562,652,742]
pages=[rows[i:i+31] for i in range(0,len(rows),31)]
def head(p):
    c.setFont('Helvetica',8); y=H-36
    c.drawString(36,y,'System:      10/19/2026    4:47:12 PM'); c.drawString(36,y-10,'User Date:  10/19/2026')
    c.drawRightString(W-36,y,f'Page:      {p}'); c.drawRightString(W-36,y-10,'User ID:  dmarsh')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,y,'Meadowbrook Medical Properties, LLC'); c.drawCentredString(W/2,y-13,'TRIAL BALANCE SUMMARY FOR 2026'); c.setFont('Helvetica',9);c.drawCentredString(W/2,y-25,'General Ledger')
    y-=42;c.setFont('Helvetica',8)
    c.drawString(36,y,'Ranges:');c.drawString(96,y,'From:');c.drawString(240,y,'To:');c.drawString(420,y,'Subtotal By:   No Subtotals')
    c.drawString(46,y-10,'Date:');c.drawString(96,y-10,'1/1/2026');c.drawString(240,y-10,'9/30/2026');c.drawString(420,y-10,'Sorted By:      Account')
    c.drawString(46,y-20,'Account:');c.drawString(96,y-20,'310-1010-000');c.drawString(240,y-20,'310-8999-999');c.drawString(420,y-20,'Include:          Posting, Zero Balance/No Trx., Inactive')
    y-=38;c.setFont('Helvetica-Bold',8);c.drawString(36,y,'Inactive');c.drawString(78,y,'Account');c.drawString(152,y,'Description')
    for x,t in zip(X,['Beginning Balance','Debit','Credit','Net Change','Ending Balance']): c.drawRightString(x,y,t)
    c.line(36,y-4,W-36,y-4);return y-16
for p,pg in enumerate(pages,1):
    y=head(p);c.setFont('Helvetica',7.6)
    for r in pg:
        if r['account'][4:] in inact: c.drawString(48,y,'X')
        c.drawString(78,y,r['account']);c.drawString(152,y,r['name'])
        for x,k in zip(X,K): c.drawRightString(x,y,f(r[k]))
        y-=12.2
    if p==len(pages):
        c.line(300,y+6,W-36,y+6);y-=6;c.setFont('Helvetica-Bold',8);c.drawString(36,y,f'Accounts: {len(rows)}');c.drawString(240,y,'Grand Totals:')
        for x,k in zip(X,K): c.drawRightString(x,y,f(tot[k]))
        c.line(300,y-4,W-36,y-4);c.line(300,y-6,W-36,y-6)
    c.showPage()
c.save()
save(fn,'TB','Great Plains trial balance summary, medical office building, 3 pages',False,K,rows,[{"label":"Grand Totals:",**tot}])
print(tot,rows[0],[r for r in rows if r['name']=='Retained Earnings'])
