# Yardi-like trial balance, PDF portrait, multi page
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(7601)
NAME='mrl01_TrialBalance_Oct2026.pdf'
# (code, name, kind, size): kinds b=balance fixed, c=cash, a=accumulated, i=income, e=expense, p=payable, z=zero
CH='''1010-0000|Petty Cash|b|400
1020-0000|Cash - Operating|c|318455
1021-0000|Cash - Security Deposit|b|96850
1022-0000|Cash - Payroll Clearing|z|0
1025-0000|Money Market|b|250317.44
1030-0000|Escrow - Real Estate Taxes|g|412280.16
1031-0000|Escrow - Insurance|g|88719.52
1032-0000|Escrow - Replacement Reserve|g|203144.80
1110-0000|Accounts Receivable - Residents|r|41877.36
1112-0000|Accounts Receivable - Former Residents|r|28514.09
1115-0000|Allowance for Doubtful Accounts|p|-31200
1120-0000|Accounts Receivable - Subsidy|r|3418
1140-0000|Accounts Receivable - Other|r|1260.75
1210-0000|Prepaid Insurance|a|74215.5
1215-0000|Prepaid Real Estate Taxes|z|0
1220-0000|Prepaid Other|a|6312.22
1230-0000|Utility Deposits|b|11850
1290-0000|Suspense|z|0
1410-0000|Land|b|6120000
1420-0000|Buildings|b|38754210.18
1425-0000|Building Improvements|g|2216487.65
1430-0000|Unit Renovations - Interior|g|1384902.11
1440-0000|Furniture, Fixtures & Equipment|g|512066.9
1445-0000|Appliances|g|288431.37
1446-0000|Flooring|g|341776.02
1447-0000|HVAC Replacement|g|127540
1450-0000|Land Improvements|b|602318
1460-0000|Construction in Progress|g|48290.55
1510-0000|Accumulated Depreciation - Buildings|p|-5633418.29
1520-0000|Accumulated Depreciation - FF&E|p|-466207.74
1610-0000|Deferred Financing Costs|b|402650
1615-0000|Accumulated Amortization - Financing|p|-149310.88
1690-0000|Intercompany - Due From Affiliates|r|12500
2010-0000|Accounts Payable|p|-87331.48
2011-0000|Accounts Payable - Accrued Expenses|p|-53914.12
2012-0000|Retainage Payable|b|-4829.06
2020-0000|Accrued Payroll|p|-18722.31
2030-0000|Accrued Real Estate Taxes|p|-418650
2035-0000|Accrued Interest|p|-124966.67
2040-0000|Accrued Management Fees|p|-12880.4
2050-0000|Accrued Utilities|p|-21760
2110-0000|Prepaid Rent|p|-38204.92
2115-0000|Unapplied Receipts|p|-615
2120-0000|Security Deposits - Refundable|p|-92350
2121-0000|Pet Deposits|p|-4500
2122-0000|Security Deposits Clearing|z|0
2130-0000|Unclaimed Property|b|-1988.43
2140-0000|Sales Tax Payable|z|0
2150-0000|Due to Management Company|p|-9417.85
2310-0000|Mortgage Payable - First|p|-31450000
2320-0000|Mortgage Payable - Supplemental|b|-3100000
3010-0000|Partner Contributions|b|-17500000
3020-0000|Partner Distributions|g|6915000
3210-0000|Retained Earnings|plug|0
4010-0000|Gross Potential Rent|i|451260
4012-0000|Loss to Lease|e|14380
4013-0000|Gain to Lease|i|2210
4020-0000|Vacancy Loss|e|26940
4025-0000|Model Unit|e|1725
4026-0000|Employee Unit Discount|e|2040
4028-0000|Down Units|e|1610
4030-0000|Concessions - Upfront|e|7850
4031-0000|Concessions - Renewal|e|950
4032-0000|Preferred Employer Discount|e|615
4040-0000|Bad Debt - Rent|e|6880
4042-0000|Bad Debt Recovery|i|905
4045-0000|Delinquency Write Off - Utilities|e|780
4110-0000|Month to Month Fees|i|1450
4115-0000|Short Term Premium|i|880
4210-0000|Application Fees|i|1610
4212-0000|Administrative Fees|i|2875
4215-0000|Late Fees|i|5240
4216-0000|NSF Fees|i|225
4218-0000|Legal Fees Reimbursed|i|1390
4220-0000|Lease Termination Fees|i|4105
4225-0000|Damages & Cleaning|i|2950
4230-0000|Pet Rent|i|4815
4231-0000|Pet Fees|i|1350
4235-0000|Garage Rent|i|6125
4236-0000|Carport Rent|i|1960
4238-0000|Storage Rent|i|1140
4240-0000|Washer/Dryer Rental|i|3390
4245-0000|Cable/Internet Revenue Share|i|2204
4250-0000|Bulk Internet Reimbursement|i|15840
4255-0000|Trash Reimbursement|i|6600
4256-0000|Valet Trash Reimbursement|i|7260
4260-0000|Water/Sewer Reimbursement|i|13450
4262-0000|Pest Control Reimbursement|i|1320
4265-0000|Renters Insurance - Non Compliance|i|1095
4270-0000|Vending & Laundry|i|318
4275-0000|Clubhouse Rental|z|0
4290-0000|Miscellaneous Income|i|742
4310-0000|Interest Income|i|871
5010-0000|Property Manager|e|7450
5012-0000|Assistant Manager|e|4720
5014-0000|Leasing Consultants|e|7210
5020-0000|Maintenance Supervisor|e|6030
5022-0000|Maintenance Technicians|e|9415
5024-0000|Porter / Groundskeeper|e|3080
5030-0000|Bonuses & Commissions|e|3360
5035-0000|Overtime|e|1215
5040-0000|Payroll Taxes|e|3290
5042-0000|Health Insurance|e|5120
5044-0000|Workers Compensation|e|1480
5046-0000|401(k) Match|e|744
5048-0000|Temporary Labor|e|2210
5110-0000|Electricity - Common Area|e|5870
5112-0000|Electricity - Vacant Units|e|1340
5114-0000|Gas|e|910
5120-0000|Water & Sewer|e|17240
5125-0000|Trash Removal|e|5895
5126-0000|Valet Trash Service|e|4620
5130-0000|Bulk Internet|e|11880
5135-0000|Utility Billing Fees|e|1056
5210-0000|Plumbing|e|2475
5212-0000|Electrical Supplies|e|890
5214-0000|HVAC Repairs|e|3170
5216-0000|Appliance Repairs|e|1120
5218-0000|Locks & Keys|e|415
5220-0000|Doors, Windows & Screens|e|980
5222-0000|Roof & Gutter|e|640
5224-0000|Fire & Life Safety|e|1275
5226-0000|Pool Supplies & Repairs|e|1105
5228-0000|Gate & Access Control|e|730
5230-0000|Maintenance Supplies|e|1590
5310-0000|Turnover - Painting|e|4860
5312-0000|Turnover - Cleaning|e|2940
5314-0000|Turnover - Carpet Cleaning|e|1375
5316-0000|Turnover - Resurfacing|e|1190
5410-0000|Landscaping Contract|e|5400
5412-0000|Landscaping - Extras|e|1310
5415-0000|Pest Control|e|1188
5420-0000|Elevator Contract|z|0
5425-0000|Security Patrol|e|2650
5430-0000|Snow Removal|e|860
5510-0000|Internet Listing Services|e|4980
5512-0000|Search & Social Advertising|e|2150
5514-0000|Signage & Collateral|e|490
5516-0000|Resident Events|e|835
5518-0000|Referral Fees|e|600
5610-0000|Office Supplies|e|455
5612-0000|Software & Licenses|e|2785
5614-0000|Telephone & Answering Service|e|980
5616-0000|Bank Charges|e|365
5618-0000|Credit Screening|e|740
5620-0000|Legal & Evictions|e|1870
5622-0000|Training & Education|e|310
5624-0000|Travel & Mileage|e|175
5626-0000|Dues & Subscriptions|e|290
5710-0000|Management Fees|e|12880
5810-0000|Real Estate Taxes|e|46500
5812-0000|Tax Consultant Fees|e|420
5820-0000|Property Insurance|e|15320
6010-0000|Mortgage Interest|e|124966.67
6015-0000|Amortization of Financing Costs|e|4982.3
6020-0000|Depreciation Expense|e|128410.5
6110-0000|Asset Management Fee|e|6450
6120-0000|Professional Fees - Audit & Tax|e|1900
6130-0000|Partnership Expenses|e|385
6140-0000|Casualty Loss|e|2417
6142-0000|Insurance Proceeds|z|0'''
rows=[]
for l in CH.split('\n'):
    code,name,k,s=l.split('|'); s=float(s)
    u=lambda a,b: R.uniform(a,b)
    dr=cr=0
    if k=='i':
        beg=-s*9*u(.93,1.05); cr=s*u(.92,1.08); dr=cr*u(0,.06) if R.random()<.45 else 0
    elif k=='e':
        if s in(124966.67,4982.3,128410.5,46500,15320): beg=s*9; dr=s
        else:
            beg=s*9*u(.88,1.1); dr=s*u(.7,1.3)
            cr=dr*u(.02,.2) if R.random()<.3 else 0
    elif k=='z': beg=0
    elif k=='b': beg=s
    elif k=='g': beg=s; dr=abs(s)*u(.004,.03)
    elif k=='a': beg=s; cr=s*.1
    elif k=='r': beg=s; dr=s*u(2,6) if s>20000 else s*u(0,.5); cr=dr*u(.85,1.1)
    elif k=='p': beg=s; cr=min(abs(s)*u(.1,.9),90000); dr=cr*u(.3,1.05) if 'Accum' not in name else 0
    elif k=='c': beg=s
    else: beg=0
    if k=='z' and code in('1022-0000','2122-0000'): dr=cr={'1022-0000':44318.27,'2122-0000':2875.0}[code]
    rows.append(dict(account=code,name=name,beginning=r2(beg),debit=r2(dr),credit=r2(cr),k=k))
for r in rows:
    if r['name'] in('Mortgage Payable - First',): r['debit'],r['credit']=38215.44,0.0
    if r['name']=='Partner Distributions': r['debit']=150000.0
    fx={'1510-0000':(0,103410.5),'1520-0000':(0,25000.0),'1615-0000':(0,4982.3),'2030-0000':(0,46500.0),'2035-0000':(124966.67,124966.67),'2040-0000':(12880.4,12611.85)}
    if r['account'] in fx: r['debit'],r['credit']=fx[r['account']]
pl=[r for r in rows if r['k']=='plug'][0]; pl['beginning']=r2(-sum(r['beginning'] for r in rows))
ca=[r for r in rows if r['k']=='c'][0]
ca['debit']=541873.26
ca['credit']=r2(sum(r['debit'] for r in rows)-sum(r['credit'] for r in rows))
print(ca,pl,len(rows))
for r in rows: r['ending']=r2(r['beginning']+r['debit']-r['credit']); del r['k']
tot=dict(label='Total',**{k:r2(sum(r[k] for r in rows))+0.0 for k in('beginning','debit','credit','ending')})
for k in('beginning','ending'):
    assert abs(tot[k])<.005; tot[k]=0.0
assert abs(tot['debit']-tot['credit'])<.005
c=canvas.Canvas(doc(NAME),pagesize=letter); W,H=letter
f=lambda x:f'{x:,.2f}'
X=[330,408,482,572]
def head(p):
    c.setFont('Helvetica',7.5); c.drawString(40,H-34,'Marlowe Crossing Apartments (mrl01)')
    c.drawRightString(572,H-34,f'Page {p}')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-46,'Trial Balance')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-57,'Period = Oct 2026'); c.drawCentredString(W/2,H-67,'Book = Accrual ; Tree = ysi_tb')
    c.setFont('Helvetica-Bold',8)
    for x,a,b in zip(X,('Forward','','','Ending'),('Balance','Debit','Credit','Balance')):
        c.drawRightString(x,H-84,a); c.drawRightString(x,H-94,b)
    c.setLineWidth(.6); c.line(40,H-98,572,H-98); c.setFont('Helvetica',7.6)
    c.drawString(40,26,'Monday, November 09, 2026'); c.drawRightString(572,26,'10:14 AM')
p=1; head(p); y=H-110
for i,r in enumerate(rows):
    if y<52: c.showPage(); p+=1; head(p); y=H-110
    c.drawString(40,y,r['account']); c.drawString(92,y,r['name'])
    for x,k in zip(X,('beginning','debit','credit','ending')): c.drawRightString(x,y,f(r[k]))
    y-=11.2
c.setLineWidth(.5); c.line(262,y+8,572,y+8); c.setFont('Helvetica-Bold',7.8); y-=4
c.drawString(92,y,'Total')
for x,k in zip(X,('beginning','debit','credit','ending')): c.drawRightString(x,y,f(tot[k]))
c.line(262,y-3,572,y-3); c.line(262,y-5,572,y-5)
c.save()
save(NAME,'TB',['beginning','debit','credit','ending'],rows,[tot],'Yardi Voyager trial balance, forward/debit/credit/ending, two-line header per page, multipage',False)
