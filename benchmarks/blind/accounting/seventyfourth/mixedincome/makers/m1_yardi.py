from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(7401)
L=Ledger()
def cents(x): return r2(x+R.randint(-49,49)/100) if x else 0
B="""1110-0000|Petty Cash|300
1120-0000|Cash - Operating|184312.57
1122-0000|Cash - Money Market|62940.18
1125-0000|Cash - Partnership|41220.10
1130-0000|A/R - Residents|27418.33
1131-0000|A/R - HAP Subsidy|18266
1132-0000|A/R - PHA Vouchers|9714
1133-0000|A/R - Other|1250
1135-0000|Allowance for Doubtful Accounts|-11500
1191-0000|Cash - Security Deposits|58931.42
1210-0000|Prepaid Property Insurance|46381.25
1220-0000|Prepaid Compliance Monitoring|1062.5
1240-0000|Prepaid Software & Licenses|2184.3
1310-0000|Escrow - Real Estate Taxes|71204.66
1311-0000|Escrow - Insurance|39480.12
1320-0000|Replacement Reserve|318744.09
1330-0000|Operating Reserve|226510.73
1350-0000|Transition Reserve|90112.4
1410-0000|Land|1240000
1420-0000|Buildings|16984215
1421-0000|Site Improvements|1127430
1440-0000|Furniture & Fixtures|214608.5
1445-0000|Appliances|131977.12
1460-0000|Computer Equipment|18422.07
1495-0000|Accum. Depr. - Buildings|-4012684.16
1496-0000|Accum. Depr. - Site Improvements|-529877.5
1497-0000|Accum. Depr. - FF&E|-243190.08
1510-0000|Tax Credit Monitoring Fees|118000
1511-0000|Accum. Amort. - Tax Credit Fees|-60966.67
1520-0000|Deferred Financing Costs|287450
1521-0000|Accum. Amort. - Financing|-139738.19
2110-0000|Accounts Payable - Trade|-38620.44
2113-0000|Accounts Payable - Affiliates|-12404.9
2120-0000|Accrued Wages|-9318.27
2121-0000|Accrued Payroll Taxes|-1406.11
2123-0000|Accrued Management Fee|-8371.5
2130-0000|Accrued Interest - First Mortgage|-32644.18
2131-0000|Accrued Interest - HOME Loan|-214083.33
2150-0000|Accrued Real Estate Taxes|-86130
2160-0000|Accrued Audit & Tax Fees|-11250
2180-0000|Accrued Asset Management Fee|-5625
2191-0000|Resident Security Deposits|-54660
2192-0000|Pet Deposits|-3900
2194-0000|Deposit Interest Payable|-371.42
2210-0000|Prepaid Rent - Residents|-7942.16
2211-0000|Prepaid Rent - Subsidy|-1388
2310-0000|Deferred Developer Fee|-418250
2320-0000|Mortgage Payable - First|-7219466.35
2321-0000|Housing Trust Fund Loan|-1000000
2322-0000|HOME Loan Payable|-1500000
3110-0000|General Partner Capital|-100
3120-0000|Limited Partner Capital|-8914772
3130-0000|Syndication Costs|65000
3140-0000|Distributions|0
3210-0000|Retained Earnings|0"""
for l in B.split('\n'):
    c,n,b=l.split('|'); L.add(c,n,float(b))
# income: monthly average credit
INC="""5110-0000|Gross Potential Rent - LIHTC|61840
5111-0000|Tenant Rent - PBV Units|8216
5115-0000|Gross Potential Rent - Market|37150
5121-0000|HAP Subsidy - Project Based|17904
5122-0000|Voucher Payments - Tenant Based|9714
5140-0000|Community Room Rental|150
5170-0000|Carport & Garage Rent|1475
5220-0000|Vacancy Loss - LIHTC|-2960
5221-0000|Vacancy Loss - Market|-2410
5250-0000|Rental Concessions|-640
5255-0000|Gain/Loss to Lease|-1122
5260-0000|Employee Unit|-985
5290-0000|Bad Debt Recovery|60
5410-0000|Interest Income - Operating|118.4
5440-0000|Interest Income - Reserves|612.55
5910-0000|Laundry Income|821.75
5920-0000|Late Fees|710
5921-0000|NSF Fees|70
5922-0000|Damages & Cleaning Fees|486
5923-0000|Application Fees|315
5924-0000|Pet Rent|525
5925-0000|Cable Commission|0
5990-0000|Miscellaneous Income|44.2"""
inc=[]
for l in INC.split('\n'):
    c,n,b=l.split('|'); b=float(b)
    f=b*9*R.uniform(.985,1.015) if b else 1184.06
    L.add(c,n,-(r2(f) if n.startswith('Interest') or 'Laundry' in n or 'Misc' in n or not b else round(f))); inc.append((c,b))
EXP="""6203-0000|Conferences & Meetings|95
6210-0000|Advertising|415
6211-0000|Resident Screening|228
6250-0000|Other Renting Expense|64
6310-0000|Office Salaries|4210
6311-0000|Office Supplies|236
6312-0000|Copier Lease|189
6313-0000|Postage & Courier|58
6314-0000|Telephone|344
6315-0000|Internet|219
6316-0000|Property Software|1092
6320-0000|Management Fee|8371.5
6330-0000|Manager Salary|5416.67
6340-0000|Legal - General|160
6341-0000|Legal - Evictions|675
6350-0000|Audit & Tax Return|1250
6351-0000|Bookkeeping Fee|826
6355-0000|Compliance Monitoring Fee|354.17
6370-0000|Bad Debt|1500
6385-0000|Training|130
6386-0000|Travel & Mileage|92
6390-0000|Miscellaneous Administrative|77
6391-0000|Bank Charges|41
6392-0000|Resident Services Coordinator|1875
6393-0000|Resident Activities|185
6450-0000|Electricity - Common|2860
6451-0000|Water|3174
6452-0000|Natural Gas|911
6453-0000|Sewer|3622
6454-0000|Electricity - Vacant Units|143
6510-0000|Maintenance Salaries|7280
6511-0000|Janitorial Payroll|2640
6515-0000|Janitorial Supplies|206
6516-0000|Plumbing Supplies|388
6517-0000|Electrical Supplies|211
6518-0000|Hardware, Locks & Keys|126
6519-0000|Paint Supplies|174
6520-0000|HVAC Contract|640
6521-0000|Elevator Contract|515
6522-0000|Pest Control|290
6523-0000|Landscaping|1325
6524-0000|Fire Alarm & Sprinkler|410
6525-0000|Trash Removal|2018
6526-0000|Carpet Cleaning|240
6527-0000|Unit Turn - Painting|980
6528-0000|Unit Turn - Cleaning|455
6530-0000|Security Monitoring|330
6546-0000|HVAC Repairs|704
6547-0000|Appliance Repairs|198
6548-0000|Snow Removal|0
6570-0000|Vehicle Expense|112
6590-0000|Miscellaneous Maintenance|85
6600-0000|Depreciation Expense|48110.42
6610-0000|Amortization Expense|1453.05
6710-0000|Real Estate Taxes|9570
6711-0000|Payroll Taxes|1492
6719-0000|Licenses & Permits|55
6720-0000|Property & Liability Insurance|9276.25
6721-0000|Fidelity Bond|38
6722-0000|Workers' Compensation|612
6723-0000|Employee Health Insurance|2870
6724-0000|Retirement Contribution|341
6820-0000|Interest - First Mortgage|32644.18
6825-0000|Interest - HOME Loan|1250
7110-0000|Asset Management Fee|625
7130-0000|Partnership Legal & Accounting|0
7141-0000|State Franchise Tax|0
7210-0000|Capital - Flooring|1460
7220-0000|Capital - Appliances|935
7230-0000|Capital - HVAC Replacement|0"""
ex=[]
for l in EXP.split('\n'):
    c,n,b=l.split('|'); b=float(b)
    fixed=c[:4] in('6320','6330','6350','6355','6370','6600','6610','6710','6720','6825','7110','6392','6312','6351')
    f=b*9 if fixed else r2(b*9*R.uniform(.9,1.1))
    if n=='Snow Removal': f=4915
    if c[:4]=='7130': f=6800
    if c[:4]=='7141': f=1250
    if c[:4]=='7230': f=11840
    L.add(c,n,f); ex.append((c,b,fixed))
L.plug('3210-0000')
# October
C='1120-0000'
D=dict(inc)
for c in ('5110-0000','5115-0000','5111-0000','5170-0000','5920-0000','5921-0000','5922-0000','5924-0000'): L.post('1130-0000',c,round(D[c]*R.uniform(.99,1.01)))
L.post('1131-0000','5121-0000',17904); L.post('1132-0000','5122-0000',9714)
L.post('1131-0000','5121-0000',1136); L.post('5121-0000','1131-0000',418)
for c in ('5220-0000','5221-0000','5250-0000','5255-0000','5260-0000'): L.post(c,'1130-0000',round(-D[c]*R.uniform(.8,1.2)))
L.post('5110-0000','1130-0000',612)
L.post(C,'1130-0000',98733.41); L.post(C,'1131-0000',17904); L.post(C,'1132-0000',9230)
L.post('1130-0000',C,1145); L.post(C,'2210-0000',3110.5); L.post('2210-0000','1130-0000',4026.16); L.post('2211-0000','1131-0000',1388)
L.post(C,'5140-0000',200); L.post(C,'5910-0000',806.25); L.post(C,'5923-0000',280); L.post(C,'5990-0000',35)
L.post('1122-0000','5410-0000',121.06); L.post('1320-0000','5440-0000',402.18); L.post('1330-0000','5440-0000',214.9)
L.post(C,'5290-0000',125); L.post('1135-0000','1130-0000',2318); 
AP='2110-0000'
spec={'6600-0000':[('1495-0000',35383.78),('1496-0000',9395.25),('1497-0000',3331.39)],'6610-0000':[('1511-0000',655.56),('1521-0000',797.49)],'6710-0000':[('2150-0000',9570)],'6720-0000':[('1210-0000',9276.25)],
 '6350-0000':[('2160-0000',1250)],'6355-0000':[('1220-0000',354.17)],'6370-0000':[('1135-0000',1500)],'6320-0000':[('2123-0000',8288.12)],'6820-0000':[('2130-0000',32589.4)],'6825-0000':[('2131-0000',1250)],'7110-0000':[('2180-0000',625)],
 '6310-0000':[(C,4188.4),('2120-0000',1010.5)],'6330-0000':[(C,4583.34),('2120-0000',1250)],'6510-0000':[(C,7106.15),('2120-0000',1633.8)],'6511-0000':[(C,2514.6),('2120-0000',590.2)],'6711-0000':[(C,1388.12),('2121-0000',343.05)],
 '6392-0000':[('2113-0000',1875)],'6351-0000':[('2113-0000',826)],'6723-0000':[('2113-0000',2870)],'6724-0000':[('2113-0000',338.4)],'6391-0000':[(C,38.75)],'6316-0000':[('1240-0000',546.08),(AP,510.4)],'7230-0000':[(AP,3960)],'6548-0000':[],'7130-0000':[],'7141-0000':[]}
for c,b,fixed in ex:
    if c in spec:
        for a,v in spec[c]: L.post(c,a,v)
    elif R.random()<.86:
        k=R.choice([1,1,2]); 
        for _ in range(k): L.post(c,AP,r2(b*R.uniform(.7,1.3)/k))
L.post(AP,'6515-0000',38.17)   # vendor credit
for a in ('6310-0000','6330-0000','6510-0000','6511-0000'): pass
L.post('2120-0000',C,9318.27); L.post('2121-0000',C,1406.11); L.post('2123-0000',C,8371.5); L.post('2113-0000',C,5210)
L.post('2130-0000',C,32644.18); L.post('2320-0000',C,9214.83)
L.post('1310-0000',C,9570); L.post('1311-0000',C,9100); L.post('1320-0000',C,2950)
L.post(C,'1320-0000',5320); L.post(AP,C,r2(L.cr[AP]*.97))
L.post(C,'2191-0000',1850); L.post('1191-0000',C,1850); L.post('2191-0000','1191-0000',1100); L.post('2191-0000','1130-0000',425); L.post('1191-0000','2194-0000',21.4); L.post(C,'2192-0000',300)
L.post('1125-0000','2190-0000' if '2190-0000' in L.name else '3120-0000',0)
L.post(AP,'1120-0000',0)
codes=[c for c in L.code if L.beg[c] or L.dr[c] or L.cr[c]]
rows=[];W,H=letter
FILE='lindenmere_trial_balance_1025.pdf'
cv=canvas.Canvas(DOC+FILE,pagesize=letter); cv.setTitle('Trial Balance')
X=[342,418,494,572]
pages=[];per=54
first=52
lst=list(codes); pages.append(lst[:first]); lst=lst[first:]
while lst: pages.append(lst[:56]); lst=lst[56:]
tot=dict(beginning=0,debit=0,credit=0,ending=0)
for pi,pg in enumerate(pages):
    y=H-40
    cv.setFont('Helvetica',7); cv.drawRightString(572,H-30,f'Page {pi+1} of {len(pages)}'); 
    if pi==0:
        cv.setFont('Helvetica-Bold',12); cv.drawString(40,y,'Trial Balance'); y-=13
        cv.setFont('Helvetica',8)
        for t in ('Property = Lindenmere Commons Apartments (lind01)','Period = Oct 2025','Book = Accrual ; Tree = ysi_tb'):
            cv.drawString(40,y,t); y-=10.5
        y-=7
    cv.setFillGray(.88); cv.rect(38,y-14,538,22,stroke=0,fill=1); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',7.5)
    for x,a,b in zip(X,('Forward','','','Ending'),('Balance','Debit','Credit','Balance')):
        if a: cv.drawRightString(x,y-1,a)
        cv.drawRightString(x,y-10,b)
    y-=25
    cv.setFont('Helvetica',7.5)
    for c in pg:
        v=(L.beg[c],L.dr[c],L.cr[c],L.end(c))
        cv.drawString(40,y,c); cv.drawString(98,y,L.name[c])
        for x,a in zip(X,v): cv.drawRightString(x,y,m(a))
        rows.append(dict(account=c,name=L.name[c],beginning=v[0],debit=v[1],credit=v[2],ending=v[3]))
        for k,a in zip(tot,v): tot[k]=r2(tot[k]+a)
        y-=11.6
    if pi==len(pages)-1:
        cv.line(280,y+8,573,y+8); cv.setFont('Helvetica-Bold',7.5); cv.drawString(98,y-2,'Total')
        for x,k in zip(X,tot): cv.drawRightString(x,y-2,m(tot[k]))
    cv.setFont('Helvetica-Oblique',6.5); cv.drawString(40,26,'Friday, November 14, 2025'); cv.drawRightString(572,26,'10:42 AM')
    cv.showPage()
cv.save()
assert tot['debit']==tot['credit'] and abs(tot['beginning'])<.005 and abs(tot['ending'])<.005,tot
save(FILE,'TB','Yardi Voyager trial balance PDF, mixed-income LIHTC partnership',False,['beginning','debit','credit','ending'],rows,[dict(label='Total',**{k:v+0.0 for k,v in tot.items()})])
print(len(rows),tot,L.end(C),L.end('1130-0000'),L.end('3210-0000'))
