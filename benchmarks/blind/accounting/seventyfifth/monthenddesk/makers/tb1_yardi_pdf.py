from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
CH="""
1110-0000|Cash - Operating Account|cash|468380.17
1112-0000|Cash - Payroll Clearing|-|0.00
1115-0000|Cash - Security Deposits|sdcash|118450.00
1118-0000|Cash - Petty|-|500.00
1120-0000|Cash - Credit Card In Transit|-|6214.55
1210-0000|Accounts Receivable - Residents|ar|38114.92
1212-0000|Accounts Receivable - Housing Authority|-|4287.00
1215-0000|Allowance for Doubtful Accounts|-|-21500.00
1220-0000|Accounts Receivable - Commercial|-|1850.00
1230-0000|Due from Affiliate|-|12044.18
1310-0000|Escrow - Real Estate Taxes|escrow|214866.40
1312-0000|Escrow - Property Insurance|-|61290.75
1315-0000|Replacement Reserve|reserve|387412.06
1318-0000|Escrow - Completion Repairs|-|92500.00
1410-0000|Prepaid Insurance|prepins|241080.00
1415-0000|Prepaid Expenses - Other|-|14380.22
1418-0000|Utility Deposits|-|8450.00
1510-0000|Land|-|5940000.00
1520-0000|Buildings|-|38412650.00
1525-0000|Building Improvements|capex|2874118.36
1530-0000|Furniture, Fixtures & Equipment|capex2|1418204.77
1540-0000|Land Improvements|-|912340.00
1590-0000|Accumulated Depreciation|accdep|-9842116.08
1610-0000|Deferred Financing Costs|-|486220.00
1615-0000|Accumulated Amortization - Financing|accamort|-201844.17
2110-0000|Accounts Payable|payables|-64280.39
2112-0000|Accounts Payable - Affiliate|-|-3417.60
2115-0000|Accrued Expenses|-|-41822.00
2120-0000|Accrued Payroll & Taxes|accpay|-28411.63
2130-0000|Accrued Real Estate Taxes|taxacc|-196400.00
2140-0000|Accrued Interest|accint|-122640.00
2150-0000|Sales Tax Payable|-|-312.44
2210-0000|Security Deposits - Residents|sdliab|-114950.00
2212-0000|Security Deposits - Pet|-|-9600.00
2215-0000|Security Deposit Interest|-|-604.19
2220-0000|Prepaid Rents|prerent|-27418.55
2225-0000|Unclaimed Property|-|-2186.40
2310-0000|Mortgage Payable - First|loan|-31200000.00
2320-0000|Deferred Cable Door Fee Income|-|-48000.00
3110-0000|Member Contributions|-|-14250000.00
3120-0000|Member Distributions|dist|6118000.00
3190-0000|Retained Earnings|re|0.00
4110-0000|Gross Potential Rent|inc|431820
4115-0000|Gain/(Loss) to Lease|contra|9400
4120-0000|Vacancy Loss|contra|21800
4125-0000|Concessions - New Resident|contra|5400
4128-0000|Concessions - Renewal|contra|1150
4130-0000|Employee Unit Discount|contra|2140
4132-0000|Model & Down Units|contra|3290
4140-0000|Bad Debt Write-Offs|contra|4210
4142-0000|Bad Debt Recovery|inc|640|.7
4150-0000|Month-to-Month Premium|inc|1880
4155-0000|Short Term Lease Premium|inc|905|.8
4210-0000|Application Fees|inc|1420
4212-0000|Administrative Fees|inc|2260
4215-0000|Late Fees|inc|3740
4218-0000|NSF Fees|inc|210|.8
4220-0000|Lease Termination Fees|inc|3950|.8
4225-0000|Pet Rent|inc|4480
4228-0000|Pet Fees|inc|1350|.9
4230-0000|Garage & Carport Rent|inc|6720
4232-0000|Storage Rent|inc|1290
4235-0000|Amenity Fee|inc|5280
4240-0000|Damages & Cleaning|inc|1630
4245-0000|Laundry Income|inc|480|.7
4248-0000|Vending Income|inc|95|.5
4250-0000|Cable/Internet Revenue Share|inc|1710|.6
4255-0000|Renters Insurance Program|inc|2890
4258-0000|Legal Fee Reimbursement|inc|730|.7
4310-0000|RUBS - Water & Sewer|inc|11240
4312-0000|RUBS - Trash|inc|4860
4314-0000|RUBS - Pest Control|inc|1320
4316-0000|RUBS - Electric (Vacant Recovery)|inc|410|.8
4318-0000|Valet Trash Fee|inc|6340
4390-0000|Miscellaneous Income|inc|260|.7
4392-0000|Interest Income|inc|870
5110-0000|Salaries - Manager|pay|7410
5112-0000|Salaries - Assistant Manager|pay|4860
5114-0000|Salaries - Leasing|pay|7220
5116-0000|Salaries - Maintenance Supervisor|pay|6180
5118-0000|Salaries - Maintenance Technicians|pay|9340
5120-0000|Salaries - Porter/Grounds|pay|3310
5122-0000|Overtime|pay|1240
5124-0000|Bonuses & Leasing Commissions|pay|3080
5130-0000|Payroll Taxes|pay|3620
5132-0000|Workers Compensation|pay|1190
5134-0000|Health Insurance|pay|5240
5136-0000|401(k) Match|pay|810
5138-0000|Temporary Labor|ap|1640|.5
5210-0000|Advertising - Internet Listing|ap|5470
5212-0000|Advertising - Paid Search|ap|1890
5214-0000|Signs & Banners|ap|310|.5
5216-0000|Resident Functions|ap|740|.8
5218-0000|Resident Referral|ap|500|.6
5220-0000|Locator Fees|ap|1250|.6
5222-0000|Reputation Management|ap|395
5224-0000|Model Furnishings|ap|280|.5
5310-0000|Office Supplies|ap|420
5312-0000|Postage & Delivery|ap|135|.8
5314-0000|Telephone & Internet|ap|1680
5316-0000|Computer Software & Licenses|ap|2840
5318-0000|Bank Charges|ap|365
5320-0000|Credit & Background Checks|ap|890
5322-0000|Legal - Evictions|ap|2130|.8
5324-0000|Accounting & Audit|ap|1250|.5
5326-0000|Dues & Subscriptions|ap|310|.5
5328-0000|Training & Education|ap|275|.6
5330-0000|Travel & Mileage|ap|190|.7
5332-0000|Uniforms|ap|240|.5
5334-0000|Licenses & Permits|ap|180|.4
5336-0000|Copier Lease|ap|312
5338-0000|Answering Service|ap|265
5410-0000|Electric - Common Area|ap|4910
5412-0000|Electric - Vacant|ap|1120
5414-0000|Gas|ap|870
5416-0000|Water|ap|7830
5418-0000|Sewer|ap|8260
5420-0000|Trash Removal|ap|4740
5422-0000|Valet Trash Service|ap|4220
5424-0000|Utility Billing Service|ap|790
5510-0000|Landscape Contract|ap|5350
5512-0000|Landscape Extras|ap|980|.5
5514-0000|Pest Control Contract|ap|1060
5516-0000|Pool Contract|ap|725
5518-0000|Pool Supplies & Repairs|ap|460|.6
5520-0000|Elevator Service Contract|ap|1185
5522-0000|Fire & Life Safety|ap|640|.7
5524-0000|Access Gates & Fobs|ap|530|.6
5526-0000|Courtesy Patrol|ap|2950
5610-0000|Appliance Parts|ap|890
5612-0000|Electrical & Lighting|ap|610
5614-0000|HVAC Repairs|ap|2240
5616-0000|Plumbing Repairs|ap|1760
5618-0000|Doors, Locks & Keys|ap|420
5620-0000|Glass & Screens|ap|190|.6
5622-0000|Roof & Gutter|ap|680|.4
5624-0000|Building Exterior|ap|550|.4
5626-0000|Equipment & Tools|ap|230|.7
5628-0000|Water Damage Remediation|ap|1900|.3
5710-0000|Turnover - Painting|ap|4130
5712-0000|Turnover - Cleaning|ap|2470
5714-0000|Turnover - Carpet Cleaning|ap|960
5716-0000|Turnover - Resurfacing|ap|740|.8
5718-0000|Turnover - Blinds & Misc|ap|310|.8
5810-0000|Management Fee|ap|13620
5820-0000|Real Estate Taxes|tax|58900
5822-0000|Property Tax Consultant|ap|950|.2
5824-0000|Franchise Tax|ap|600|.2
5830-0000|Property Insurance|ins|19870
5832-0000|General Liability Insurance|ins|4310
5834-0000|Umbrella Insurance|ins|1025
6110-0000|Mortgage Interest|int|121850
6120-0000|Amortization - Financing Costs|amort|4052
6130-0000|Depreciation|dep|132480
6210-0000|Asset Management Fee|ap|4540
6215-0000|Partnership Legal & Professional|ap|1350|.5
6220-0000|Capital Non-Recurring - Carpet|ap|5240
6222-0000|Capital Non-Recurring - Appliances|ap|3160|.8
6224-0000|Capital Non-Recurring - HVAC|ap|4380|.6
"""
g=GL(10,1,751); g.load(CH)
g.run(loan_princ=39850,escrow=58900,reserve=5500,capex=(6000,42000),dist=22000,sd=4200)
# refill prepaid insurance (annual renewal in May)
g.post(4,g.role['prepins'],'1312-0000',152000.00)
g.post(9,g.role['taxacc'],g.role['escrow'],341118.27)
X=random.Random(11)
for m in range(10):
    a=X.uniform(3900,5200); g.post(m,'1212-0000',g.role['cash'],a); g.post(m,g.role['cash'],'1212-0000',a*X.uniform(.93,1.04))
    g.post(m,'1120-0000',g.role['cash'],X.uniform(-2500,2500)); g.post(m,'2210-0000' if m%3 else g.role['cash'],'2212-0000',300)
    g.post(m,'1312-0000',g.role['cash'],25205.00)
    a=X.uniform(3000,6800); g.post(m,g.role['cash'],'2112-0000',a); g.post(m,'2112-0000',g.role['cash'],a*X.uniform(.9,1.05))
    g.post(m,'4140-0000','1215-0000',X.uniform(0,400)); g.post(m,'2320-0000','4250-0000',800)
    g.post(m,'1415-0000',g.role['cash'],X.uniform(0,1500)); g.post(m,'5316-0000','1415-0000',640)
g.plug(g.role['re'])
MONEY=["beginning","debit","credit","ending"]
rows=[];T=[0]*4; DROP='5526-0000'; planted=None
for c in g.order:
    b=g.bal(c,9); d=g.dr[c][9]; k=g.cr[c][9]; e=b+d-k
    if not any((b,d,k,e)): continue
    for i,v in enumerate((b,d,k,e)): T[i]+=v
    if c==DROP:
        planted={"what":f"the line of account {c} {g.nm[c]} (forward {c2(b)}, debit {c2(d)}, credit {c2(k)}, ending {c2(e)}) is left out; the printed totals still include it","kind":"row_dropped"}
        continue
    rows.append((c,g.nm[c],b,d,k,e))
assert T[0]==0 and T[3]==0 and T[1]==T[2]
f=lambda v:f'{v/100:,.2f}'
W,H=letter; out='TB_larkspur_202610.pdf'
cv=canvas.Canvas(doc(out),pagesize=letter); cv.setTitle('Trial Balance')
X=[338,420,502,576]; page=0; PER=56
npg=-(-(len(rows)+2)//PER)
def head():
    global page
    page+=1
    cv.setFont('Helvetica',7.5); cv.drawString(36,H-34,'Larkspur Commons (lk210)'); cv.drawRightString(576,H-34,f'Page {page}')
    cv.setFont('Helvetica-Bold',11); cv.drawCentredString(W/2,H-38,'Trial Balance')
    cv.setFont('Helvetica',7.5); cv.drawString(36,H-45,'Period = Oct 2026'); cv.drawString(36,H-56,'Book = Accrual ; Tree = ysi_tb')
    y=H-76; cv.setFont('Helvetica-Bold',7.5)
    cv.drawRightString(X[0],y+9,'Forward'); cv.drawRightString(X[3],y+9,'Ending')
    cv.drawString(36,y,'Account'); cv.drawString(92,y,'Account Name')
    for x,t in zip(X,('Balance','Debit','Credit','Balance')): cv.drawRightString(x,y,t)
    cv.setLineWidth(.7); cv.line(36,y-4,576,y-4)
    return y-15
y=head(); n=0
for r in rows:
    if n==PER:
        foot=1; cv.setFont('Helvetica',6.5); cv.drawRightString(576,26,'Tuesday, November 10, 2026  02:14 PM'); cv.showPage(); y=head(); n=0
    cv.setFont('Helvetica',7.5); cv.drawString(36,y,r[0]); cv.drawString(92,y,r[1])
    for x,v in zip(X,r[2:]): cv.drawRightString(x,y,f(v))
    y-=11.3; n+=1
cv.line(260,y+7,576,y+7); cv.setFont('Helvetica-Bold',7.5); cv.drawString(92,y-3,'Total')
for x,v in zip(X,T): cv.drawRightString(x,y-3,f(v))
cv.setFont('Helvetica',6.5); cv.drawRightString(576,26,'Tuesday, November 10, 2026  02:14 PM'); cv.save()
save(out,'TB','Yardi Voyager style, one property, forward/debit/credit/ending, about 150 accounts, three pages',False,MONEY,
 [dict(account=r[0],name=r[1],beginning=c2(r[2]),debit=c2(r[3]),credit=c2(r[4]),ending=c2(r[5])) for r in rows],
 [dict(label='Total',beginning=c2(T[0]),debit=c2(T[1]),credit=c2(T[2]),ending=c2(T[3]))],planted)
print(len(rows),planted,page)
