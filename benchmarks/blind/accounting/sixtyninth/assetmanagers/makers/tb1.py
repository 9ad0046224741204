# Yardi-like accrual trial balance, apartment community, PDF
from h import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
r=random.Random(11); N='tb_harbor_commons_oct26.pdf'
A=[l.split('|') for l in '''1110-0000|Cash - Operating|A|412
1110-0100|Cash - Payroll Sweep|A|8
1112-0000|Cash - Security Deposit Trust|A|162
1120-0000|Petty Cash|F|0.5
1140-0000|Accounts Receivable - Residents|A|61
1142-0000|A/R - Subsidy (HAP)|A|7
1145-0000|Allowance for Doubtful Accounts|C|-28
1150-0000|Due from Affiliate|Z|14
1210-0000|Prepaid Insurance|C|88
1215-0000|Prepaid Expenses - Other|A|12
1220-0000|Real Estate Tax Escrow|A|241
1225-0000|Replacement Reserve Escrow|A|318
1310-0000|Land|F|4150
1320-0000|Buildings|F|27840
1325-0000|Building Improvements|U|2216
1330-0000|Furniture, Fixtures & Equipment|U|884
1390-0000|Accumulated Depreciation|C|-7420
1410-0000|Loan Costs|F|395
1415-0000|Accum. Amortization - Loan Costs|C|-142
2110-0000|Accounts Payable - Trade|L|-97
2112-0000|Accrued Expenses|L|-43
2115-0000|Accrued Real Estate Taxes|C|-376
2120-0000|Accrued Interest Payable|L|-82
2210-0000|Resident Security Deposits|L|-160
2215-0000|Pet Deposits|L|-11
2220-0000|Prepaid Rent|L|-39
2250-0000|Due to Management Company|Z|-6
2310-0000|Mortgage Note Payable - Senior|D|-20945
3110-0000|Partners' Contributions|P|0
3120-0000|Partners' Distributions|D2|3150
3200-0000|Retained Earnings|F|-1288
4110-0000|Gross Potential Rent|I|-4020
4115-0000|Loss/Gain to Lease|X|164
4120-0000|Vacancy Loss|X|221
4125-0000|Concessions|X|38
4130-0000|Model / Employee Unit|X|27
4140-0000|Bad Debt Expense|X|45
4210-0000|Utility Reimbursement (RUBS)|I|-212
4215-0000|Pet Rent|I|-31
4220-0000|Parking & Garage Income|I|-66
4225-0000|Late & NSF Fees|I|-24
4230-0000|Application / Admin Fees|I|-29
4240-0000|Laundry Income|I|-9
4290-0000|Miscellaneous Income|I|-5
5110-0000|Salaries - Manager|X|71
5115-0000|Salaries - Leasing|X|88
5120-0000|Salaries - Maintenance|X|126
5130-0000|Payroll Taxes & Benefits|X|69
5210-0000|Advertising - Internet|X|36
5220-0000|Resident Relations|X|8
5310-0000|Office Supplies & Postage|X|11
5320-0000|Telephone / Data|X|14
5330-0000|Legal & Eviction|X|13
5410-0000|Electric - Common Area|X|58
5415-0000|Electric - Vacant Units|X|7
5420-0000|Water & Sewer|X|171
5430-0000|Gas|X|22
5440-0000|Trash Removal|X|39
5510-0000|Repairs - Plumbing|X|27
5515-0000|Repairs - HVAC|X|34
5520-0000|Repairs - General|X|41
5530-0000|Landscaping Contract|X|46
5535-0000|Snow Removal|Z|18
5540-0000|Pest Control|X|9
5610-0000|Turnover - Paint & Clean|X|53
5620-0000|Turnover - Carpet/Flooring|X|31
6110-0000|Management Fee|X|113
6210-0000|Real Estate Taxes|X|338
6220-0000|Property Insurance|X|124
7110-0000|Mortgage Interest|X|739
7210-0000|Depreciation Expense|X|732
7220-0000|Amortization Expense|X|41'''.split('\n')]
rows=[]
for a,n,k,b in A:
    b=float(b)*100000; beg=int(b*r.uniform(.96,1.04)) if k not in 'FD' else int(b*1)
    if k in('F',) : beg=int(b)+ (r.randrange(1,99)*100 if abs(b)>1e7 else 0)
    x=abs(beg)
    d=c=0
    if k=='X': d=int(x/9*r.uniform(.8,1.2)); c=int(d*r.uniform(.01,.1)) if r.random()<.25 else 0
    elif k=='I': c=int(x/9*r.uniform(.9,1.1)); d=int(c*.02) if r.random()<.4 else 0
    elif k in'AL': d=int(x*r.uniform(.1,.5)); c=int(x*r.uniform(.1,.5))
    elif k=='C': c=int(x*r.uniform(.004,.012))
    elif k=='U': d=int(x*r.uniform(.005,.02))
    elif k=='D': d=3121744
    elif k=='D2': d=18500000
    rows.append([a,n,beg,d,c])
pl=[q for q in rows if q[0]=='3110-0000'][0]; pl[2]-=sum(q[2] for q in rows)
cash=rows[0]; dif=sum(q[4]-q[3] for q in rows)
cash[3]+=41000000; cash[4]+=41000000
if dif>0: cash[3]+=dif
else: cash[4]-=dif
c=canvas.Canvas(D(N),pagesize=letter,invariant=1); W,H=letter; X=[385,445,505,577]
pg=[0]
def head():
    pg[0]+=1; y=H-40
    c.setFont('Helvetica',7); c.drawString(36,y,'Harbor Commons Apartments (harborco)'); c.drawRightString(577,y,f'Page {pg[0]}')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,y-6,'Trial Balance'); c.setFont('Helvetica',8)
    c.drawCentredString(W/2,y-18,'Period = Oct 2026'); c.drawCentredString(W/2,y-28,'Book = Accrual ; Tree = ysi_tb')
    y-=48; c.setFont('Helvetica-Bold',8)
    for x,t in zip(X,['Forward','','','Ending']): c.drawRightString(x,y,t)
    y-=10; c.drawString(36,y,'Account')
    for x,t in zip(X,['Balance','Debit','Credit','Balance']): c.drawRightString(x,y,t)
    c.line(36,y-3,577,y-3); c.setFont('Helvetica',8); return y-14
y=head(); T=[]
for a,n,b,d,k in rows:
    if y<60: c.setFont('Helvetica',6.5); c.drawString(36,32,'Tuesday, November 10, 2026  09:14 AM'); c.showPage(); y=head()
    e=b+d-k; c.drawString(36,y,a); c.drawString(92,y,n)
    for x,q in zip(X,[b,d,k,e]): c.drawRightString(x,y,m(q,'-'))
    y-=11.6; T.append(dict(account=a,name=n,beginning=v(b),debit=v(d),credit=v(k),ending=v(e)))
c.line(320,y+8,577,y+8); c.setFont('Helvetica-Bold',8); c.drawString(92,y-3,'Total')
s=[sum(q[i] for q in rows) for i in(2,3,4)]; e=s[0]+s[1]-s[2]; assert s[0]==0==e and s[1]==s[2]
for x,q in zip(X,s+[e]): c.drawRightString(x,y-3,m(q,'-'))
c.setFont('Helvetica',6.5); c.drawString(36,32,'Tuesday, November 10, 2026  09:14 AM'); c.save()
save(N,'TB','Yardi-style accrual TB, forward/debit/credit/ending, apartments',False,['beginning','debit','credit','ending'],T,[dict(label='Total',beginning=0.0,debit=v(s[1]),credit=v(s[2]),ending=0.0)])
