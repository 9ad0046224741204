# Great Plains (Dynamics GP) style trial balance summary, PDF, office tower
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from h import *
R=random.Random(7811)
N='Quarry Lake Office - GP Trial Balance Summary 2026-06.pdf'
# code, name, kind, amount (annual for P&L, opening for BS in $)
A='''1010 Cash - Operating Account|B|412880.17
1020 Cash - Property Depository (DACA)|B|184210.44
1030 Cash - Security Deposits|B|301550.00
1040 Petty Cash|B|500
1050 Cash - Clearing|B|0
1110 Tenant Receivables|B|268410.92
1120 Accrued Rent Receivable - Unbilled CAM|B|41875.5
1130 Allowance for Doubtful Accounts|B|-58200
1140 Straight Line Rent Receivable|B|1944310.27
1150 Other Receivables|B|7420.35
1160 Due from Affiliate - QL Parking LLC|B|18650
1210 Prepaid Insurance|B|61408.32
1220 Prepaid Real Estate Taxes|B|0
1230 Prepaid Service Contracts|B|12944.8
1240 Utility Deposits|B|22500
1310 Lender Escrow - Real Estate Tax|B|388040.66
1320 Lender Escrow - Insurance|B|74310.12
1330 Lender Reserve - TI/LC|B|1206455.09
1340 Lender Reserve - Replacement|B|161224.73
1350 Lender Reserve - Free Rent|B|0
1510 Land|B|6850000
1520 Building|B|38412600
1530 Building Improvements|B|2764118.4
1540 Tenant Improvements|B|5118437.86
1550 Furniture & Equipment|B|148902.2
1560 Construction in Progress|B|233180.65
1590 Accum Depr - Building|B|-7634912.18
1591 Accum Depr - Building Improvements|B|-1022384.91
1592 Accum Depr - Tenant Improvements|B|-2480117.33
1593 Accum Depr - Furniture & Equipment|B|-119440.05
1610 Deferred Leasing Commissions|B|1388470
1611 Accum Amort - Leasing Commissions|B|-604215.48
1620 Deferred Financing Costs|B|512300
1621 Accum Amort - Financing Costs|B|-247611.52
1630 Intangibles - In-Place Leases|B|2204000
1631 Accum Amort - In-Place Leases|B|-1689733.44
1640 Organization Costs|B|0
2010 Accounts Payable - Trade|B|-196233.71
2020 Accounts Payable - Retainage|B|-23318.07
2030 Accrued Expenses|B|-88450
2040 Accrued Real Estate Taxes|B|-352916.65
2050 Accrued Interest Payable|B|-132807.29
2060 Accrued Management Fee|B|-20944.18
2070 Sales & Use Tax Payable|B|-1180.44
2110 Prepaid Rent|B|-143902.11
2120 Tenant Security Deposits|B|-301550
2130 Deferred Revenue - Antenna License|B|-9000
2140 Due to Affiliate - Sponsor|B|-35000
2210 Mortgage Note Payable - Senior|B|-31284660.52
2220 Mezzanine Note Payable|B|0
2230 Interest Rate Cap - Fair Value|B|14620
2240 Below Market Leases, Net|B|-318400.75
3010 Members Capital - QL Investors|B|PLUG
3020 Members Capital - Sponsor|B|-1450000
3030 Distributions - QL Investors|B|2385000
3040 Distributions - Sponsor|B|265000
3050 Syndication Costs|B|182500
3110 Retained Earnings|B|1033417.96
4010 Base Rent - Office|I|5188400
4020 Base Rent - Retail/Ground Floor|I|412700
4030 Base Rent - Storage|I|28620
4040 Free Rent & Concessions|C|164000
4050 Straight Line Rent Adjustment|S|212000
4060 Amortization of Below Market Leases|M|48600
4110 CAM Recovery - Current Year|I|948200
4120 CAM Recovery - Prior Year|Y|0
4130 Real Estate Tax Recovery|I|611000
4140 Insurance Recovery|I|72400
4150 Electric Submeter Income|I|184900
4160 After-Hours HVAC Income|I|31250
4210 Parking Income - Reserved|I|218400
4220 Parking Income - Transient|I|61900
4310 Antenna/Rooftop License|I|36000
4320 Conference Center Income|I|12800
4330 Late Fees|I|9100
4340 NSF Fees|Z|0
4350 Lease Termination Fees|Y|0
4360 Tenant Work Order Income|I|22700
4390 Miscellaneous Income|I|4350
5010 Janitorial - Contract|E|402600
5020 Janitorial - Day Porter|E|96400
5030 Janitorial - Supplies|E|31200
5040 Window Cleaning|E|22800
5050 Trash Removal|E|27650
5060 Recycling & Shredding|E|4900
5110 Electricity - Building|E|548300
5120 Natural Gas|E|66800
5130 Water & Sewer|E|71200
5140 Telephone - Elevator/Fire Lines|E|11460
5150 Internet - Building Systems|E|8340
5210 R&M - HVAC Contract|E|84300
5211 R&M - HVAC Repairs|E|61700
5220 R&M - Elevator Contract|E|79800
5221 R&M - Elevator Repairs|E|14200
5230 R&M - Plumbing|E|28600
5240 R&M - Electrical|E|31900
5250 R&M - Fire/Life Safety|E|37250
5260 R&M - Roof|E|9400
5270 R&M - Doors, Locks & Keys|E|12350
5280 R&M - Painting & Drywall|E|18800
5290 R&M - General Building|E|44100
5295 R&M - Generator|E|7900
5310 Landscaping - Contract|E|58200
5320 Landscaping - Interior Plants|E|14640
5330 Snow Removal|E|41000
5340 Parking Lot Sweeping & Repair|E|16300
5350 Pest Control|E|5880
5410 Security - Guard Contract|E|228700
5420 Security - Access Control|E|18400
5430 Security - Alarm Monitoring|E|6720
5510 Engineering Salaries|E|312400
5520 Engineering Payroll Taxes & Benefits|E|88300
5530 Uniforms|E|3900
5540 Training & Licenses|Z|0
5610 Management Fee|E|231700
5620 Admin Salaries - Onsite|E|148200
5630 Admin Payroll Taxes & Benefits|E|39600
5640 Office Supplies|E|7100
5650 Postage & Courier|E|2350
5660 Computer & Software|E|19400
5670 Dues & Subscriptions|E|4420
5680 Tenant Relations|E|16200
5690 Licenses & Permits|E|5300
5710 Insurance - Property|N|121600
5720 Insurance - Liability|N|38200
5730 Insurance - Umbrella|N|16900
5810 Real Estate Taxes|T|847000
5820 Real Estate Tax Consultant|Y|0
5830 Personal Property Tax|E|3150
6010 Legal - Leasing|E|38400
6020 Legal - General|E|12600
6030 Accounting & Audit|E|34500
6040 Advertising & Promotion|E|21700
6050 Bad Debt Expense|D|48000
6060 Bank Charges|E|5400
6070 Asset Management Fee|E|96000
6080 Owner Travel|E|4100
6110 Vacant Suite Utilities|E|18400
7010 Interest Expense - Senior|X|1593687
7020 Interest Expense - Mezzanine|Z|0
7030 Amortization of Financing Costs|F|102460
7040 Interest Income|G|18700
7110 Depreciation - Building|P1|985000
7120 Depreciation - Building Improvements|P2|138200
7130 Depreciation - Tenant Improvements|P3|511800
7140 Depreciation - Furniture & Equipment|P4|14900
7150 Amortization - Leasing Commissions|Q|138800
7160 Amortization - In-Place Leases|V|220400
7210 Partnership/State Franchise Tax|Y|0
9010 Suspense|Z|0'''.split('\n')
c=lambda x:int(round(x*100))
acc={};order=[]
for l in A:
    h,k,v=l.split('|');code,nm=h.split(' ',1)
    acc[code]=dict(name=nm,k=k,v=v,beg=0,dr=0,cr=0);order.append(code)
def post(d,cr,amt):
    amt=c(amt)
    if amt<=0:return
    acc[d]['dr']+=amt;acc[cr]['cr']+=amt
inc=('I','S','M','G')
for code in order:
    a=acc[code];k=a['k']
    if k=='B':
        if a['v']!='PLUG':a['beg']=c(float(a['v']))
        continue
    y=float(a['v']);sgn=-1 if k in inc else 1
    if y:
        a['beg']=sgn*c(y*5/12*R.uniform(.88,1.12)); m=y/12*R.uniform(.8,1.25)
        if k=='I':
            post('1110',code,m)
            if code in('4010','4110') : post(code,'1110',m*R.uniform(.004,.02))
        elif k=='C': post(code,'1110',m)
        elif k=='S': post('1140',code,m)
        elif k=='M': post('2240',code,m)
        elif k=='E':
            if R.random()<.09 and y<30000: continue
            post(code,'2010' if code!='5610' else '2060',m)
            if R.random()<.15: post('2010',code,m*R.uniform(.05,.3))
        elif k=='N': post(code,'1210',y/12)
        elif k=='T': post(code,'2040',y/12)
        elif k=='D': post(code,'1130',m)
        elif k=='X': post(code,'2050',y/12)
        elif k=='F': post(code,'1621',y/12)
        elif k=='G': post('1330',code,m)
        elif k[0]=='P': post(code,'159'+str(int(k[1])-1),y/12)
        elif k=='Q': post(code,'1611',y/12)
        elif k=='V': post(code,'1631',y/12)
    elif k=='Y':
        a['beg']={'4120':-1874216,'4350':-6250000,'5820':1225000,'7210':380000}[code]
post('1020','1110',612384.27);post('1010','1020',580000);post('1050','1110',4310.5);post('1010','1050',4310.5)
post('2010','1010',371904.66);post('2060','1010',20944.18);post('2050','1010',132807.29)
post('2210','1010',58113.84);post('1310','1010',72400);post('1320','1010',14850);post('1330','1010',20833.33);post('1340','1010',4166.67)
post('1560','2010',88417.2);post('1540','1560',121300);post('1560','2020',9824.13);post('1610','2010',31260)
post('1010','2110',38116.4);post('2110','1110',61240.08);post('1030','2120',14200);post('3030','1010',90000);post('3040','1010',10000)
post('2030','2010',14750);post('1230','2010',6120);post('5220','1230',2157.47);post('2130','4310',3000);post('1010','1330',44870.15);post('2070','1010',1180.44);post('1150','4390',615)
acc['3010']['beg']=-sum(a['beg'] for a in acc.values())
rows=[];P='412-'
for code in order:
    a=acc[code]
    rows.append(dict(account=f'{P}{code}-00',name=a['name'],beginning=a['beg']/100,debit=a['dr']/100,credit=a['cr']/100,activity=(a['dr']-a['cr'])/100,ending=(a['beg']+a['dr']-a['cr'])/100))
K=['beginning','debit','credit','activity','ending']
tot={k:round(sum(r[k] for r in rows),2)+0.0 for k in K}
assert tot['beginning']==0 and tot['ending']==0 and tot['debit']==tot['credit']
# planted: a digit changed in one ending balance
pr=next(r for r in rows if r['account']=='412-5250-00'); old=pr['ending']; s=f'{old:.2f}'
i=1; d=str((int(s[i])+3)%10); pr['ending']=float(s[:i]+d+s[i+1:])
planted={"what":f"Ending balance of 412-5250-00 R&M - Fire/Life Safety printed {pr['ending']:,.2f}, books say {old:,.2f} (beginning + debit - credit)","kind":"digit_changed"}
f=lambda v:(f'${v:,.2f}' if v>=0 else f'(${-v:,.2f})')
W,H=landscape(letter);cv=canvas.Canvas(doc(N),pagesize=(W,H));cv.setTitle('TRIAL BALANCE SUMMARY')
X=[372,462,552,642,W-40]
HD=['Beginning Balance','Debit','Credit','Net Change','Ending Balance']
PER=46;pages=[rows[i:i+PER] for i in range(0,len(rows),PER)]
for p,pg in enumerate(pages,1):
    cv.setFont('Helvetica',7.5)
    for j,(a,b) in enumerate([('System:','7/14/2026   9:42:17 AM'),('User Date:','7/14/2026')]):
        cv.drawString(40,H-34-9*j,a);cv.drawString(82,H-34-9*j,b)
    for j,(a,b) in enumerate([('Page:',str(p)),('User ID:','kmarsh')]):
        cv.drawString(W-110,H-34-9*j,a);cv.drawString(W-70,H-34-9*j,b)
    cv.setFont('Helvetica-Bold',10);cv.drawCentredString(W/2,H-34,'TRIAL BALANCE SUMMARY FOR 2026')
    cv.setFont('Helvetica-Bold',8.5);cv.drawCentredString(W/2,H-45,'Quarry Lake Office Owner LLC');cv.drawCentredString(W/2,H-55,'General Ledger')
    y=H-70;cv.setFont('Helvetica',7)
    if p==1:
        cv.drawString(40,y,'Ranges:');cv.drawString(120,y,'From:');cv.drawString(230,y,'To:')
        cv.drawString(50,y-9,'Date:');cv.drawString(120,y-9,'6/1/2026');cv.drawString(230,y-9,'6/30/2026')
        cv.drawString(50,y-18,'Account:');cv.drawString(120,y-18,'412-1010-00');cv.drawString(230,y-18,'412-9010-00')
        cv.drawString(400,y,'Sorted By:  Main');cv.drawString(400,y-9,'Include:  Posting Accounts, Zero Balance/No Trx')
        y-=28
    cv.setFont('Helvetica-Bold',7.5);cv.drawString(40,y,'Account');cv.drawString(112,y,'Description')
    for x,t in zip(X,HD):cv.drawRightString(x,y,t)
    cv.setLineWidth(.7);cv.line(38,y-3,W-38,y-3);y-=12
    cv.setFont('Helvetica',7.3)
    for r in pg:
        cv.drawString(40,y,r['account']);cv.drawString(112,y,r['name'])
        for x,k in zip(X,K):cv.drawRightString(x,y,f(r[k]))
        y-=9.6
    if p==len(pages):
        y-=6;cv.setFont('Helvetica-Bold',7.5);cv.drawRightString(270,y,'Accounts')
        for x,t in zip(X,HD):cv.drawRightString(x,y,t)
        y-=3;cv.line(210,y,W-38,y);y-=10
        cv.drawString(112,y,'Grand Totals:');cv.drawRightString(270,y,str(len(rows)))
        for x,k in zip(X,K):cv.drawRightString(x,y,f(tot[k]))
        y-=3;cv.line(285,y,W-38,y);cv.line(285,y-2,W-38,y-2)
    cv.showPage()
cv.save()
save(N,'TB','Dynamics GP trial balance summary, PDF landscape, 4 pages, $ and parentheses',False,planted,K,rows,[dict(label='Grand Totals:',**tot)])
