from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(721)
F='wcc_tb_0925.pdf'
A=[]
def add(code,name,fwd,mv,kind): A.append([code,name,fwd,mv,kind])
BS="""1010-0000|Cash - Operating|412388.17
1012-0000|Cash - Payroll Clearing|0
1015-0000|Cash - Security Deposit|148250
1020-0000|Petty Cash|500
1110-0000|A/R - Tenants|38412.6
1112-0000|A/R - Subsidy|0
1115-0000|Allowance for Doubtful Accounts|-11200
1120-0000|A/R - Other|2150
1210-0000|Prepaid Insurance|61204.44
1212-0000|Prepaid Property Tax|0
1215-0000|Prepaid Expenses - Other|7340.25
1220-0000|Utility Deposits|18500
1310-0000|Escrow - Real Estate Tax|318775.9
1312-0000|Escrow - Insurance|74120.33
1314-0000|Escrow - Replacement Reserve|264980.15
1316-0000|Escrow - Immediate Repairs|32500
1410-0000|Land|4850000
1420-0000|Buildings|31725400
1422-0000|Building Improvements|2214860.73
1424-0000|Unit Renovations|918402.5
1426-0000|Appliances|402116.9
1428-0000|Carpet and Flooring|366204.12
1430-0000|Furniture, Fixtures and Equipment|288340
1432-0000|Maintenance Equipment|41275.6
1434-0000|Computers and Software|22610.88
1490-0000|Accum. Depreciation - Buildings|-5482210.4
1492-0000|Accum. Depreciation - Improvements|-812440.19
1494-0000|Accum. Depreciation - FF&E|-401118.06
1510-0000|Deferred Financing Costs|412500
1515-0000|Accum. Amort. - Financing Costs|-137500
1520-0000|Due from Affiliates|0
2010-0000|Accounts Payable - Trade|-86412.35
2012-0000|Accounts Payable - Retainage|-14220
2015-0000|Accrued Expenses|-28340.5
2020-0000|Accrued Payroll|-19875.22
2022-0000|Accrued Real Estate Taxes|-287600
2024-0000|Accrued Interest Payable|-102377.08
2026-0000|Accrued Management Fee|-15022.8
2030-0000|Security Deposits - Refundable|-141850
2032-0000|Pet Deposits|-6400
2035-0000|Deposit Refunds Clearing|0
2040-0000|Prepaid Rent|-24118.77
2045-0000|Unclaimed Property|-1905.13
2050-0000|Due to Affiliates|-45000
2110-0000|Mortgage Payable - First|-24750000
2115-0000|Mortgage Payable - Supplemental|-2900000
3010-0000|Members' Capital|PLUG
3015-0000|Capital Contributions|-350000
3020-0000|Distributions|840000
3090-0000|Retained Earnings|1288402.17"""
IN="""4010-0000|Gross Potential Rent|-486200
4012-0000|Gain / Loss to Lease|21340
4014-0000|Vacancy Loss|28915
4016-0000|Concessions - New Lease|6120
4017-0000|Concessions - Renewal|1450
4018-0000|Model / Office Unit|3090
4019-0000|Employee Unit Discount|1215
4020-0000|Bad Debt Expense|4870
4022-0000|Bad Debt Recovery|-390
4024-0000|Prior Period Rent Adjustment|0
4110-0000|Application Fees|-1450
4112-0000|Administrative Fees|-2200
4114-0000|Late Fees|-4015
4116-0000|NSF Fees|-175
4118-0000|Lease Termination Fees|-3820
4120-0000|Month to Month Fees|-1100
4122-0000|Pet Rent|-4380
4124-0000|Non-Refundable Pet Fees|-1250
4126-0000|Garage and Carport Rent|-6135
4128-0000|Storage Rent|-940
4130-0000|Cable / Internet Revenue Share|-2815
4132-0000|Damages and Cleaning Fees|-1940
4134-0000|Laundry Income|0
4136-0000|Valet Trash Reimbursement|-7560
4138-0000|Water / Sewer Reimbursement|-14220
4140-0000|Pest Control Reimbursement|-1510
4142-0000|Renters Insurance Program|-1120
4144-0000|Interest Income|-385
4190-0000|Miscellaneous Income|-212
5010-0000|Manager Salary|8240
5012-0000|Assistant Manager Salary|5110
5014-0000|Leasing Salaries|8020
5016-0000|Maintenance Supervisor Salary|6750
5018-0000|Maintenance Technician Salaries|11260
5020-0000|Porter / Housekeeping Salaries|3380
5022-0000|Overtime|940
5024-0000|Bonuses and Commissions|4325
5026-0000|Payroll Taxes|3860
5028-0000|Workers Compensation|1415
5030-0000|Health Insurance|5220
5032-0000|401(k) Match|890
5034-0000|Temporary Labor|1260
5110-0000|Advertising - Internet Listing|5630
5112-0000|Advertising - Signage|240
5114-0000|Resident Referrals|500
5116-0000|Resident Events|615
5118-0000|Locator / Broker Fees|1850
5120-0000|Model Unit Expense|0
5210-0000|Office Supplies|415
5212-0000|Telephone and Answering Service|980
5214-0000|Software and Website|2740
5216-0000|Bank Charges|365
5218-0000|Legal - Evictions|1640
5220-0000|Dues and Subscriptions|185
5222-0000|Travel and Training|420
5224-0000|Credit Reports / Screening|690
5226-0000|Copier Lease|285
5310-0000|HVAC Repairs|2950
5312-0000|Plumbing Repairs|2380
5314-0000|Electrical Repairs|740
5316-0000|Appliance Parts|910
5318-0000|Locks and Keys|330
5320-0000|Pool Supplies and Repair|1240
5322-0000|Gate and Access Control|610
5324-0000|Roof Repairs|0
5326-0000|Fire and Life Safety|870
5328-0000|Light Bulbs and Ballasts|195
5330-0000|Water Damage - Net of Insurance|1120
5410-0000|Painting - Turnover|4620
5412-0000|Cleaning - Turnover|3115
5414-0000|Carpet Cleaning and Repair|1480
5416-0000|Resurfacing|790
5510-0000|Landscaping Contract|6200
5512-0000|Landscaping - Extras|450
5514-0000|Pest Control|1385
5516-0000|Trash Removal|4110
5517-0000|Valet Trash Service|5880
5518-0000|Courtesy Patrol|2250
5610-0000|Electric - Common Area|3915
5612-0000|Electric - Vacant Units|1020
5614-0000|Gas|460
5616-0000|Water|11840
5618-0000|Sewer|9630
5620-0000|Utility Billing Service Fee|780
5710-0000|Property Management Fee|15020
5712-0000|Asset Management Fee|3750
5810-0000|Property Insurance|14870
5812-0000|General Liability Insurance|2210
5820-0000|Real Estate Taxes|35950
5822-0000|Personal Property Taxes|310
5824-0000|Tax Consultant Fees|0
5826-0000|Franchise Tax|325
6010-0000|Mortgage Interest - First|86625
6012-0000|Mortgage Interest - Supplemental|15752.08
6020-0000|Depreciation|98750
6022-0000|Amortization of Financing Costs|3437.5
6030-0000|Legal and Professional - Partnership|1875
6032-0000|Audit and Tax Preparation|0
6040-0000|Loss on Casualty|0"""
c=lambda x:int(round(x*100))
rows=[]
for l in BS.split('\n'):
    a,n,v=l.split('|'); rows.append([a,n,None if v=='PLUG' else c(float(v)),0,0])
for l in IN.split('\n'):
    a,n,v=l.split('|'); v=float(v); fixed=a[:4] in('6010','6012','6020','6022','5810','5820','5510','5712')
    f=c(v*8) if fixed else c(v*8*R.uniform(.9,1.08)); mo=c(v if fixed else v*R.uniform(.82,1.15))
    d=mo if mo>0 else 0; cr=-mo if mo<0 else 0
    if v and not fixed and R.random()<.22:
        x=c(R.uniform(20,400)); d+=x; cr+=x
    if v==0 and R.random()<.5: f=c(R.uniform(300,5200)); 
    rows.append([a,n,f,d,cr])
byc={r[0][:4]:r for r in rows}
def mv(k,d,cr): byc[k][3]=c(d); byc[k][4]=c(cr)
mv('1012',36412.9,36412.9); mv('1015',4100,3350); mv('1110',514220.48,507911.27); mv('1115',0,850); mv('1120',425,0)
mv('1210',0,17080); mv('1215',0,733.9); mv('1310',36000,0); mv('1312',17500,0); mv('1314',6250,11840.22); mv('1422',8450,0); mv('1424',22715.6,0); mv('1426',3894.12,0); mv('1428',7415.5,0)
mv('1490',0,73500); mv('1492',0,18250); mv('1494',0,7000); mv('1515',0,3437.5)
mv('2010',171208.64,164882.1); mv('2015',28340.5,30115); mv('2020',19875.22,21006.4); mv('2022',0,35950); mv('2024',102377.08,102377.08); mv('2026',15022.8,15100.15); mv('2030',4750,5600); mv('2032',300,500); mv('2035',4050,4050); mv('2040',24118.77,21940.05); mv('3020',75000,0)
byc['3010'][2]=-sum(r[2] for r in rows if r[2] is not None)
s=sum(r[3]-r[4] for r in rows)
byc['1010'][3]=c(498210.33); byc['1010'][4]=c(498210.33)+s
assert byc['1010'][4]>0
assert sum(r[2] for r in rows)==0 and sum(r[3]-r[4] for r in rows)==0
W,H=letter
cv=canvas.Canvas(D+F,pagesize=letter)
X=[352,424,494,572]
per=52; pages=(len(rows)+1+per-1)//per
tr=[]
fm=lambda v:m(v/100)
for p in range(pages):
    cv.setFont('Helvetica-Bold',11); cv.drawCentredString(W/2,H-40,'Willow Creek Crossing (wcc)')
    cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,H-56,'Trial Balance')
    cv.setFont('Helvetica',8); cv.drawCentredString(W/2,H-69,'Period = Sep 2025'); cv.drawCentredString(W/2,H-79,'Book = Accrual ; Tree = ysi_tb')
    y=H-98; cv.setFillGray(.88); cv.rect(36,y-14,W-72,24,fill=1,stroke=0); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',7.5)
    for x,a,b in zip(X,('Forward','','','Ending'),('Balance','Debit','Credit','Balance')): cv.drawRightString(x,y,a); cv.drawRightString(x,y-9,b)
    cv.drawString(40,y-9,'Account'); y-=26
    cv.setFont('Helvetica',7.5)
    for r in rows[p*per:(p+1)*per]:
        e=r[2]+r[3]-r[4]
        cv.drawString(40,y,r[0]); cv.drawString(100,y,r[1])
        for x,v in zip(X,(r[2],r[3],r[4],e)): cv.drawRightString(x,y,fm(v))
        tr.append(dict(account=r[0],name=r[1],beginning=r[2]/100,debit=r[3]/100,credit=r[4]/100,ending=e/100)); y-=11.2
    if p==pages-1:
        t=[sum(r[i] for r in rows) for i in(2,3,4)]; cv.setFont('Helvetica-Bold',7.5); cv.line(290,y+9,576,y+9)
        cv.drawString(100,y-2,'Total')
        for x,v in zip(X,t+[0]): cv.drawRightString(x,y-2,fm(v))
        cv.line(290,y-5,576,y-5); cv.line(290,y-7,576,y-7)
    cv.setFont('Helvetica',7); cv.drawRightString(W-36,26,'Tuesday, October 14, 2025'); cv.drawRightString(W-36,17,'09:42 AM'); cv.drawString(36,22,f'Page {p+1} of {pages}')
    cv.showPage()
cv.save()
save(F,'TB','Yardi Voyager style trial balance, forward/debit/credit/ending, letter portrait PDF, multipage',False,['beginning','debit','credit','ending'],tr,[dict(label='Total',beginning=0,debit=t[1]/100,credit=t[2]/100,ending=0)])
print(len(tr),pages,byc['3010'][2])
