# large RealPage-like trial balance, landscape PDF, planted digit change
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(8511)
NAME='Wren Hollow TB 2025-09.pdf'
# code|name|kind|monthly or balance
C='''1101-000|Petty Cash|A|500
1110-000|Cash - Operating|CASH|0
1112-000|Cash - Payroll Clearing|A|0
1115-000|Cash - Security Deposit Trust|A|118450.00
1120-000|Cash - Money Market|A|204318.77
1205-000|A/R - Residents|A|38211.46
1207-000|A/R - Subsidy|A|4410
1209-000|Allowance for Doubtful Accounts|A|-17600
1215-000|A/R - Other|A|2125.38
1220-000|Due From Affiliate|A|6840.12
1310-000|Escrow - Real Estate Taxes|A|287614.40
1312-000|Escrow - Insurance|A|96208.15
1314-000|Escrow - Replacement Reserve|A|341877.92
1405-000|Prepaid Insurance|A|84216.66
1410-000|Prepaid Expenses - Other|A|11904.20
1415-000|Utility Deposits|A|7350
1510-000|Land|A|6150000
1520-000|Buildings|A|38425600
1525-000|Building Improvements|A|1284377.61
1530-000|Site Improvements|A|2210450
1540-000|Furniture, Fixtures & Equipment|A|918264.33
1545-000|Appliances|A|212908.17
1550-000|Carpet & Vinyl|A|301744.85
1555-000|HVAC Replacements|A|87420.50
1590-000|Accum Depreciation - Buildings|A|-6814220.74
1595-000|Accum Depreciation - FF&E|A|-688410.09
1610-000|Deferred Loan Costs|A|488200
1615-000|Accum Amortization - Loan Costs|A|-198341.25
2105-000|Accounts Payable - Trade|L|94218.30
2110-000|Accounts Payable - Other|L|1480.55
2115-000|Accrued Expenses|L|61277.84
2120-000|Accrued Payroll|L|18640.22
2125-000|Accrued Real Estate Taxes|L|402118.40
2130-000|Accrued Interest|L|128944.17
2135-000|Accrued Management Fee|L|14206.91
2140-000|Accrued Utilities|L|22918.66
2210-000|Security Deposits|L|117950
2212-000|Pet Deposits|L|9300
2215-000|Prepaid Rents|L|41806.73
2218-000|Deferred Cable Income|L|36458.43
2220-000|Sales Tax Payable|L|312.08
2225-000|Unclaimed Property|L|2744.61
2230-000|Due To Affiliate|L|0
2510-000|Mortgage Payable - First|L|33640000
3110-000|Partner Capital - GP|L|1186400
3115-000|Partner Capital - LP|PLUG|0
3120-000|Partner Distributions|A|1725000
3300-000|Retained Earnings|A|2016344.18
4105-000|Gross Market Rent|I|598440
4110-000|Loss to Lease|E|14872
4115-000|Gain to Lease|I|3016
4205-000|Vacancy Loss|E|31240
4210-000|Concessions - Move In|E|6850
4212-000|Concessions - Renewal|E|1475
4215-000|Employee Units|E|2390
4217-000|Model Unit|E|1645
4220-000|Bad Debt - Rent|E|7914
4225-000|Bad Debt Recoveries|I|884
4310-000|Month to Month Fees|I|1350
4312-000|Short Term Lease Premium|I|2105
4405-000|Application Fees|I|2275
4407-000|Administrative Fees|I|3150
4409-000|Late Charges|I|4860
4411-000|NSF Fees|I|210
4413-000|Lease Termination Fees|I|5320
4415-000|Pet Rent|I|4095
4417-000|Pet Fees - Nonrefundable|I|1600
4419-000|Garage Rent|I|6480
4421-000|Carport Rent|I|1925
4423-000|Storage Rent|I|1140
4425-000|Washer/Dryer Rental|I|0
4427-000|Cable/Internet Income|I|9114
4429-000|Valet Trash Income|I|7560
4431-000|Pest Control Income|I|1008
4433-000|Water/Sewer Reimbursement|I|14380
4435-000|Electric Reimbursement|I|835
4437-000|Renters Liability Waiver|I|1946
4439-000|Damages & Cleaning|I|2240
4441-000|Clubhouse Rental|I|150
4443-000|Vending|I|62
4445-000|Legal Fee Reimbursement|I|905
4447-000|Package Locker Income|I|1260
4449-000|Miscellaneous Income|I|318
4490-000|Interest Income|I|702
5105-000|Manager|E|7150
5107-000|Assistant Manager|E|4880
5109-000|Leasing Consultants|E|7310
5111-000|Leasing Bonus|E|2125
5113-000|Maintenance Supervisor|E|5960
5115-000|Maintenance Technicians|E|9240
5117-000|Housekeeper/Porter|E|3015
5119-000|Overtime|E|644
5121-000|Payroll Taxes|E|3120
5123-000|Group Insurance|E|4390
5125-000|Workers Compensation|E|918
5127-000|401(k) Match|E|612
5129-000|Payroll Processing|E|288
5131-000|Temporary Labor|E|0
5205-000|Internet Advertising|E|4210
5207-000|Print Advertising|E|0
5209-000|Signage & Banners|E|164
5211-000|Resident Referrals|E|500
5213-000|Locator Fees|E|1280
5215-000|Resident Activities|E|742
5217-000|Call Center|E|895
5219-000|Reputation Management|E|325
5305-000|Office Supplies|E|388
5307-000|Postage & Courier|E|71
5309-000|Telephone/Internet|E|1166
5311-000|Answering Service|E|215
5313-000|Computer Software & Support|E|2984
5315-000|Credit Screening|E|1140
5317-000|Bank Charges|E|406
5319-000|Dues & Subscriptions|E|250
5321-000|Licenses & Permits|E|90
5323-000|Legal & Eviction|E|1875
5325-000|Accounting & Audit|E|0
5327-000|Training & Travel|E|344
5329-000|Uniforms|E|102
5405-000|Electric - Common Area|E|4412
5407-000|Electric - Vacant|E|1186
5409-000|Gas|E|380
5411-000|Water|E|9840
5413-000|Sewer|E|8127
5415-000|Trash Removal|E|4690
5417-000|Valet Trash Contract|E|4914
5419-000|Utility Billing Service|E|1260
5505-000|Appliance Parts|E|418
5507-000|Plumbing|E|1382
5509-000|Electrical|E|536
5511-000|HVAC|E|1944
5513-000|Doors, Locks & Keys|E|307
5515-000|Roof Repairs|E|0
5517-000|Exterior Lighting|E|185
5519-000|Pool & Spa|E|966
5521-000|Fitness Equipment|E|144
5523-000|Access Gates|E|412
5525-000|Fire & Life Safety|E|690
5527-000|Tools & Small Equipment|E|121
5605-000|Painting - Turnover|E|4120
5607-000|Cleaning - Turnover|E|2310
5609-000|Carpet Cleaning|E|1085
5611-000|Resurfacing|E|560
5613-000|Drywall & Blinds|E|438
5705-000|Landscape Contract|E|5350
5707-000|Landscape Extras|E|780
5709-000|Pest Control Contract|E|1176
5711-000|Courtesy Patrol|E|2250
5713-000|Fire Alarm Monitoring|E|285
5805-000|Management Fee|E|14207
5905-000|Real Estate Taxes|E|44680
5907-000|Personal Property Tax|E|512
5910-000|Property Insurance|E|21054
6105-000|Interest - First Mortgage|E|128944.17
6110-000|Amortization - Loan Costs|E|4068.33
6205-000|Depreciation - Buildings|E|116441.21
6210-000|Depreciation - FF&E|E|21308.44
6305-000|Asset Management Fee|E|4735
6310-000|Partnership Legal|E|0
6315-000|State Franchise Tax|E|0'''
acc=[]
def c(v): return round(v*100)
for l in C.split('\n'):
    code,n,k,v=l.split('|'); v=float(v)
    fixed = v!=int(v) or code[0] in '6'
    if k in 'IE' and len(k)==1:
        j=lambda: v if fixed else v*R.uniform(.86,1.14)
        beg=c(sum(j() for _ in range(8))); m=c(j())
        if k=='I': acc.append([code,n,-beg, (c(m/100*R.uniform(0,.06)) if R.random()<.4 else 0), 0]); acc[-1][4]=m+acc[-1][3]
        else:
            rv=c(m/100*R.uniform(0,.08)) if R.random()<.3 else 0
            acc.append([code,n,beg,m+rv,rv])
        if v==0:
            b=c(R.choice([0,0,412.5,1860.0,3275])); acc[-1][2]=b if k=='E' else -b
    else:
        acc.append([code,n,c(v) if k=='A' else -c(v) if k=='L' else 0,0,0])
ix={a[0]:a for a in acc}
def mv(code,d,cr): ix[code][3]+=c(d); ix[code][4]+=c(cr)
mv('1112-000',48811.32,48811.32); mv('1115-000',4200,3650); mv('1120-000',702.11,0)
mv('1205-000',641208.77,644019.36); mv('1207-000',4410,4410); mv('1209-000',1200,2400); mv('1215-000',340,612.25)
mv('1220-000',0,1475.5); mv('1310-000',44680,0); mv('1312-000',20950,0); mv('1314-000',8400,26118.75)
mv('1405-000',0,21054.16); mv('1410-000',3600,2881.4); mv('1525-000',18240,0); mv('1545-000',3184.7,0); mv('1550-000',4694.05,0)
mv('1590-000',0,116441.21); mv('1595-000',0,21308.44); mv('1615-000',0,4068.33)
mv('2105-000',171206.44,158871.9); mv('2110-000',420,0); mv('2115-000',61277.84,58014.05); mv('2120-000',18640.22,20111.67)
mv('2125-000',0,44680); mv('2130-000',128944.17,128944.17); mv('2135-000',14206.91,14391.08); mv('2140-000',22918.66,24107.31)
mv('2210-000',3650,4200); mv('2212-000',300,600); mv('2215-000',41806.73,37944.18); mv('2218-000',1041.67,0); mv('2220-000',312.08,298.4); mv('2225-000',0,385.2)
mv('2230-000',0,2260); mv('3120-000',225000,0); mv('1120-000',0,0)
ix['3115-000'][2]-=sum(a[2] for a in acc)
# operating cash takes the rest
d=sum(a[3]-a[4] for a in acc); base=c(688410.52)
ix['1110-000'][2]=c(412880.36); ix['3115-000'][2]-=c(412880.36)
ix['1110-000'][3]=base if d<0 else base; ix['1110-000'][4]=base+d
assert ix['1110-000'][4]>0, ix['1110-000']
rows=[];V=[]
for a in acc:
    e=a[2]+a[3]-a[4]; V.append([a[0],a[1],a[2],a[3],a[4],a[3]-a[4],e])
tot=[sum(v[i] for v in V) for i in range(2,7)]
assert tot[0]==0 and tot[1]==tot[2] and tot[4]==0
# planted: one digit of one ending balance
for v in V:
    if v[0]=='5411-000':
        s=str(v[6]); i=len(s)-5; old=v[6]; nd=str((int(s[i])+3)%10); v[6]=int(s[:i]+nd+s[i+1:])
        planted={"what":f"Ending balance of 5411-000 Water printed {v[6]/100:,.2f} instead of {old/100:,.2f}","kind":"digit_changed"}
keys=['beginning','debit','credit','activity','ending']
rows=[dict(account=v[0],name=v[1],**{k:x/100 for k,x in zip(keys,v[2:])}) for v in V]
totals=[dict(label='Report Totals',**{k:x/100 for k,x in zip(keys,tot)})]
W,H=landscape(letter)
cv=canvas.Canvas(doc(NAME),pagesize=(W,H)); cv.setTitle('Trial Balance')
X=[36,108]; XR=[392,480,568,656,752]
per=38; pages=(len(V)+per-1)//per+0
def head(p):
    cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,H-34,'Wren Hollow Apartments (4417)')
    cv.setFont('Helvetica-Bold',10); cv.drawCentredString(W/2,H-48,'Trial Balance')
    cv.setFont('Helvetica',8); cv.drawCentredString(W/2,H-60,'Fiscal period 09/2025   |   Book: Accrual   |   Properties: 4417   |   Include zero balance accounts: Yes')
    cv.setFont('Helvetica',7); cv.drawString(36,H-34,'Corbel Residential Services'); cv.drawRightString(W-40,H-34,'10/09/2025 4:12 PM')
    y=H-82; cv.setFillGray(.86); cv.rect(34,y-5,W-72,22,fill=1,stroke=0); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',8); cv.drawString(36,y,'Account'); cv.drawString(108,y,'Description')
    for x,t in zip(XR,[('Beginning','Balance'),('','Debits'),('','Credits'),('Net','Change'),('Ending','Balance')]):
        cv.drawRightString(x,y+9,t[0]); cv.drawRightString(x,y,t[1])
    cv.setFont('Helvetica',7); cv.drawString(36,24,'GL-3120 Trial Balance'); cv.drawRightString(W-40,24,f'Page {p} of {pages}')
    return y-17
def line(y,v):
    cv.setFont('Helvetica',8); cv.drawString(36,y,v[0]); cv.drawString(108,y,v[1])
    for x,n in zip(XR,v[2:]): cv.drawRightString(x,y,par(n/100))
p=0
for i,v in enumerate(V):
    if i%per==0:
        if p: cv.showPage()
        p+=1; y=head(p)
    line(y,v); y-=11.6
y-=2; cv.line(320,y+10,W-38,y+10); cv.setFont('Helvetica-Bold',8); cv.drawString(108,y-1,'Report Totals')
for x,n in zip(XR,tot): cv.drawRightString(x,y-1,par(n/100))
cv.line(320,y-5,W-38,y-5); cv.line(320,y-7,W-38,y-7)
cv.showPage(); cv.save()
save(NAME,'TB',planted,keys,rows,totals,'RealPage-like trial balance, multifamily, beginning/debits/credits/net change/ending, landscape PDF',False)
print(len(V),planted,tot,ix['1110-000'])
