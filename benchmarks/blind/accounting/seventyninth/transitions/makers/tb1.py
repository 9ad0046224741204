# Yardi-like trial balance, canvas, portrait, forward/debit/credit/ending; PLANTED row_dropped
import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(791)
A="""1110-0000|Cash - Operating|0|CASH
1112-0000|Cash - Security Deposit Trust|118450|b
1115-0000|Petty Cash|300|z
1130-0000|Replacement Reserve - Lender|241877.16|+4350
1131-0000|Real Estate Tax Escrow|198642.55|+31250
1132-0000|Insurance Escrow|61204.9|+9875.5
1210-0000|A/R - Residents|41288.37|b
1215-0000|A/R - Subsidy / Housing Authority|6214|b
1219-0000|Allowance for Doubtful Accounts|-12500|z
1310-0000|Prepaid Insurance|74110.08|-12351.68
1320-0000|Prepaid Expenses - Other|5433.21|-776.17
1330-0000|Utility Deposits|8950|z
1410-0000|Land|3180000|z
1420-0000|Buildings|21745000|z
1430-0000|Building Improvements|1488216.4|+28740
1440-0000|Furniture, Fixtures & Equipment|412908.75|+3116.29
1450-0000|Accumulated Depreciation|-4876540.22|-71850
1510-0000|Deferred Financing Costs|286300|z
1515-0000|Accum. Amortization - Financing|-81118.33|-2385.83
2110-0000|Accounts Payable - Trade|-68412.09|b
2115-0000|Accrued Expenses|-27960|b
2120-0000|Accrued Property Taxes|-281250|-31250
2125-0000|Accrued Mortgage Interest|-76218.75|b
2130-0000|Accrued Payroll|-14806.44|b
2140-0000|Due To/From Management Co.|-3911.7|b
2210-0000|Security Deposits - Residents|-112650|b
2215-0000|Pet Deposits|-5800|b
2220-0000|Prepaid Rent|-29417.85|b
2225-0000|Deferred Revenue - Cable Bulk|-18000|+500
2410-0000|Mortgage Payable - First|-17350000|+24118.06
3110-0000|Owner Contributions|-7250000|z
3120-0000|Owner Distributions|1465000|+60000
3910-0000|Retained Earnings|0|PLUG
4010-0000|Market Rent|-2702400|-338175
4015-0000|Gain/Loss to Lease|96411|+11640
4020-0000|Vacancy Loss|141260.5|+19422
4025-0000|Concessions|38750|+4125
4030-0000|Employee Units|12400|+1550
4035-0000|Bad Debt Write-off|27218.62|+4406.13
4036-0000|Bad Debt Recovery|-3117.4|-212.5
4110-0000|Application Fees|-11550|-1300
4115-0000|Administrative Fees|-18900|-2100
4120-0000|Late Fees|-23475|-2875
4125-0000|NSF Fees|-1050|-105
4130-0000|Pet Rent|-26880|-3395
4135-0000|Garage / Carport Rent|-31200|-3900
4140-0000|Lease Termination Fees|-9416.67|-1895
4145-0000|Utility Reimbursement - Water|-76114.19|-9650.72
4146-0000|Utility Reimbursement - Trash|-19040|-2380
4150-0000|Damages|-6882.5|-740
4190-0000|Interest Income|-1204.66|-158.2
5110-0000|Manager Salaries|60266.64|+7533.33
5112-0000|Leasing Salaries|71440|+8930
5114-0000|Maintenance Salaries|104120|+13015
5120-0000|Payroll Taxes|19610.42|+2318.75
5122-0000|Health Insurance|24816|+3102
5124-0000|Workers Compensation|6240|+780
5210-0000|Repairs - Plumbing|14216.3|+2116
5212-0000|Repairs - HVAC|21874.05|+3944.18
5214-0000|Repairs - Appliances|6318.77|+611.4
5216-0000|Pest Control|5200|+650
5218-0000|Landscaping Contract|33600|+4200
5220-0000|Pool Maintenance|8150|+1150
5230-0000|Turnover - Painting|22785|+3010
5232-0000|Turnover - Cleaning|11920|+1485
5234-0000|Turnover - Carpet|17604.44|+2240.75
5310-0000|Electric - Common|29411.86|+3818.02
5312-0000|Electric - Vacant|4108.55|+522.67
5314-0000|Water & Sewer|93618.4|+11946.35
5316-0000|Trash Removal|21120|+2640
5410-0000|Advertising - Internet|24800|+3100
5412-0000|Resident Retention|3366.18|+284.9
5510-0000|Management Fee|72016.44|+8893.07
5512-0000|Legal & Evictions|7425|+1180
5514-0000|Software & Licenses|15872|+1984
5516-0000|Office Supplies|3018.74|+388.12
5518-0000|Telephone & Internet|7744|+968
5520-0000|Bank Charges|1186.05|+147.55
5610-0000|Property Insurance|98813.44|+12351.68
5620-0000|Real Estate Taxes|250000|+31250
6110-0000|Mortgage Interest|610937.5|+76113.28
6120-0000|Depreciation|574800|+71850
6130-0000|Amortization|19086.64|+2385.83
6210-0000|Owner Legal & Accounting|11500|+2750"""
rows=[]
for l in A.split('\n'):
    c,n,f,a=l.split('|'); f=float(f)
    if a in('CASH','PLUG'): rows.append([c,n,f,0,0,a]);continue
    d=k=0
    if a=='b':
        base=abs(f)*rng.uniform(.2,1.1); d=r2(base); k=r2(base*rng.uniform(.85,1.15))
    elif a!='z':
        v=float(a); 
        x=r2(abs(v)*rng.uniform(.01,.06)) if c[0] in '45' and rng.random()<.35 else 0
        d,k=(r2(v+x),x) if v>0 else (x,r2(-v+x))
    rows.append([c,n,f,d,k,''])
cash=rows[0]; re_=[r for r in rows if r[5]=='PLUG'][0]
cash[2]=163904.88
re_[2]=r2(-sum(r[2] for r in rows))
D=sum(r[3] for r in rows);K=sum(r[4] for r in rows)
cash[3]=412618.37; cash[4]=r2(D+cash[3]-K); assert cash[4]>0
T=dict(beginning=r2(sum(r[2] for r in rows)),debit=r2(sum(r[3] for r in rows)),credit=r2(sum(r[4] for r in rows)),ending=r2(sum(r2(r[2]+r[3]-r[4]) for r in rows)))
T={k:v+0.0 if v else 0.0 for k,v in T.items()}
print(cash,re_,T)
drop='5314-0000'
pr=[r for r in rows if r[0]!=drop]
name='tb_brookstone_yardi.pdf'
c=canvas.Canvas(doc(name),pagesize=letter); W,H=letter
X=[362,428,494,572]
m=lambda v:f"{v:,.2f}"
pg=0
def head():
    global pg; pg+=1
    c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,H-40,'Brookstone Landing Apartments (brkland)')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-54,'Trial Balance')
    c.setFont('Helvetica',8);c.drawCentredString(W/2,H-66,'Period = Aug 2026');c.drawCentredString(W/2,H-76,'Book = Accrual ; Tree = ysi_tb')
    c.setFont('Helvetica',7);c.drawRightString(572,H-30,f'Page {pg}')
    c.setFont('Helvetica-Bold',8);y=H-96
    for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
        c.drawRightString(x,y,a);c.drawRightString(x,y-9,b)
    c.drawString(40,y-9,'Account');
    c.setLineWidth(.6);c.line(38,y-13,573,y-13); return y-25
y=head()
for r in pr:
    if y<52: 
        c.setFont('Helvetica',6.5);c.drawString(40,30,'Wednesday, September 09, 2026 04:12 PM');c.showPage();y=head()
    c.setFont('Helvetica',7.5);c.drawString(40,y,r[0]);c.drawString(98,y,r[1])
    for x,v in zip(X,[r[2],r[3],r[4],r2(r[2]+r[3]-r[4])]): c.drawRightString(x,y,m(v))
    y-=11.2
c.setLineWidth(.5);
for x in X:c.line(x-58,y+8,x,y+8)
c.setFont('Helvetica-Bold',7.5);c.drawString(98,y-2,'Total')
for x,k in zip(X,T):c.drawRightString(x,y-2,m(T[k]))
c.setFont('Helvetica',6.5);c.drawString(40,30,'Wednesday, September 09, 2026 04:12 PM');c.save()
save(name,'TB','Yardi-like, forward/debit/credit/ending, PDF 2 pages',False,list(T),
 [dict(account=r[0],name=r[1],beginning=r[2],debit=r[3],credit=r[4],ending=r2(r[2]+r[3]-r[4])) for r in pr],[dict(label='Total',**T)],
 dict(what=f'account {drop} Water & Sewer is left out of the listing; the totals include it',kind='row_dropped'))
