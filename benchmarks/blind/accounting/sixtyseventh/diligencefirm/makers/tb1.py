# TB1 : student housing, ERP style trial balance, PDF, forward / debit / credit / ending
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
R=random.Random(6701)
NAME='kestrel_point_tb_aug26.pdf'
# code, name, ending balance sign hint, forward, debit, credit
A="""1010-0000|Petty Cash|500|0|0
1021-0000|Cash - Operating (Tarrant Natl 4471)|412883.17|1288410.55|1199872.31
1022-0000|Cash - Security Deposits|96250.00|14200.00|9875.00
1025-0000|Cash - Payroll Clearing|0|61204.88|61204.88
1120-0000|Accounts Receivable - Residents|138204.62|1301772.40|1248116.09
1121-0000|Accounts Receivable - Guarantor Payment Plans|22310.00|0|4462.00
1125-0000|A/R - Commercial (Cafe)|3150.00|3150.00|3150.00
1190-0000|Allowance for Doubtful Accounts|-61500.00|0|5250.00
1210-0000|Escrow - Real Estate Taxes|688420.09|81930.00|0
1215-0000|Escrow - Insurance|204117.44|34020.00|0
1220-0000|Escrow - Replacement Reserve|377905.50|11375.00|48210.66
1310-0000|Prepaid Insurance|142086.30|0|28417.26
1320-0000|Prepaid Expenses - Other|9716.25|6400.00|2239.08
1345-0000|Utility Deposits|18500.00|0|0
1510-0000|Land|6840000.00|0|0
1520-0000|Buildings|48215330.00|0|0
1525-0000|Building Improvements|1180422.73|48210.66|0
1540-0000|Furniture, Fixtures & Equipment|3904118.20|22640.15|0
1590-0000|Accumulated Depreciation|-9866401.12|0|141870.33
1810-0000|Deferred Financing Costs, net|611204.96|0|9857.83
2110-0000|Accounts Payable|-188340.77|403288.94|432117.68
2120-0000|Accrued Expenses|-71406.25|71406.25|83912.40
2125-0000|Accrued Interest Payable|-152880.56|152880.56|152880.56
2130-0000|Accrued Real Estate Taxes|-573510.00|0|81930.00
2140-0000|Accrued Management Fee|-28914.02|28914.02|36410.55
2210-0000|Resident Security Deposits|-96250.00|9875.00|14200.00
2215-0000|Unclaimed Refunds|-4118.38|0|312.00
2310-0000|Prepaid Rents|-614772.90|588214.12|201944.60
2320-0000|Deferred Revenue - Retail Allowance|-15000.00|625.00|0
2510-0000|Mortgage Note Payable - First|-38500000.00|0|0
2590-0000|Due to Affiliate - KP Management|-12477.19|0|2310.44
3110-0000|Partners' Capital - Class A|-14250000.00|0|0
3120-0000|Partners' Capital - Class B|-2500000.00|0|0
3210-0000|Distributions|1875000.00|125000.00|0
3510-0000|Retained Earnings|PLUG|0|0
4110-0000|Rental Income - Beds|-5804116.40|0|921445.00
4120-0000|Rental Income - Short Term / Summer|-188422.50|0|21610.00
4150-0000|Loss to Vacancy|402118.75|39205.00|0
4160-0000|Concessions - Leasing Gift Cards|31750.00|8200.00|0
4170-0000|Bad Debt Expense|84221.19|5250.00|0
4210-0000|Furniture Package Income|-71625.00|0|10235.00
4220-0000|Parking Income|-104190.00|0|17485.00
4230-0000|Utility Reimbursement - Electric Overage|-58833.12|0|11240.77
4240-0000|Application & Activity Fees|-61875.00|975.00|18450.00
4250-0000|Late & NSF Fees|-27340.00|300.00|3825.00
4260-0000|Damage Recoveries|-13882.41|0|41206.38
4290-0000|Miscellaneous Income|-5211.07|0|884.16
4410-0000|Retail Rent - Cafe|-22050.00|0|3150.00
5110-0000|Salaries - Management|141206.35|20410.88|0
5120-0000|Salaries - Leasing & CAs|76814.90|12877.40|0
5130-0000|Salaries - Maintenance|118355.72|18216.60|0
5140-0000|Payroll Taxes & Benefits|74112.08|9700.00|0
5210-0000|Advertising & Digital Marketing|66209.44|7418.25|0
5220-0000|Resident Events|18440.10|6605.72|0
5310-0000|Contract Cleaning & Turn|24180.00|118640.00|0
5320-0000|Painting - Turn|9644.50|64212.75|0
5330-0000|Repairs & Maintenance - General|82117.63|15220.41|642.18
5340-0000|Elevator & Life Safety|28411.00|4058.71|0
5350-0000|Landscaping|21700.00|3100.00|0
5360-0000|Pest Control|7910.00|1130.00|0
5410-0000|Electricity|218344.96|47120.33|0
5420-0000|Water & Sewer|121588.07|19418.52|0
5430-0000|Internet & Cable (Bulk)|103250.00|14750.00|0
5440-0000|Trash Removal|31844.40|6218.00|0
5510-0000|General & Administrative|38022.16|5144.90|0
5520-0000|Legal & Professional|16480.00|2350.00|0
5610-0000|Management Fees|196218.44|36410.55|0
5710-0000|Real Estate Taxes|573510.00|81930.00|0
5720-0000|Property Insurance|198920.82|28417.26|0
6110-0000|Mortgage Interest|1070163.92|152880.56|0
6120-0000|Amortization - Financing Costs|69004.81|9857.83|0
6210-0000|Depreciation Expense|993092.31|141870.33|0
6310-0000|Owner Legal & Entity Costs|8650.00|PLUG|0"""
rows=[]
for l in A.split('\n'):
    c,n,f,d,k=l.split('|'); rows.append([c,n,f,d,k])
# plug retained earnings; balance the month through operating cash credit
fs=round(sum(float(r[2]) for r in rows if r[2]!='PLUG'),2)
for r in rows:
    r[2]=-fs if r[2]=='PLUG' else float(r[2])
    r[3]=1200.0 if r[3]=='PLUG' else float(r[3]); r[4]=float(r[4])
diff=round(sum(r[3] for r in rows)-sum(r[4] for r in rows),2)
cash=[r for r in rows if r[0]=='1021-0000'][0]
cash[4]=round(cash[4]+diff,2)
print('cash credit',cash, 'RE',[r for r in rows if r[0][:2]=='35'])
T=[]
for c,n,f,d,k in rows:
    T.append(dict(account=c,name=n,beginning=round(f,2),debit=d,credit=k,ending=round(f+d-k,2)))
tot=dict(label='Total',beginning=abs(round(sum(t['beginning'] for t in T),2)),debit=round(sum(t['debit'] for t in T),2),credit=round(sum(t['credit'] for t in T),2),ending=abs(round(sum(t['ending'] for t in T),2)))
c=canvas.Canvas(path(NAME),pagesize=letter,invariant=1); W,H=letter
per=34; pages=[T[i:i+per] for i in range(0,len(T),per)]
X=[372,444,510,582]; K=['beginning','debit','credit','ending']
for p,chunk in enumerate(pages):
    c.setFont('Helvetica',8); c.drawString(36,H-34,'Kestrel Point Student Housing LP (kpsh)'); c.drawRightString(W-30,H-34,f'Page {p+1}')
    c.setFont('Helvetica-Bold',11); c.drawString(36,H-50,'Trial Balance')
    c.setFont('Helvetica',8); c.drawString(36,H-62,'Period = Aug 2026'); c.drawString(36,H-73,'Book = Accrual ; Tree = kp_tb')
    y=H-98; c.setFont('Helvetica-Bold',8)
    for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
        c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
    c.drawString(36,y-10,'Account'); c.line(36,y-14,W-30,y-14)
    y-=27; c.setFont('Helvetica',8)
    for t in chunk:
        c.drawString(36,y,t['account']); c.drawString(92,y,t['name'])
        for x,k in zip(X,K): c.drawRightString(x,y,f"{t[k]:,.2f}")
        y-=16.5
    if p==len(pages)-1:
        c.line(300,y+9,W-30,y+9); c.setFont('Helvetica-Bold',8); c.drawString(92,y-2,'Total')
        for x,k in zip(X,K): c.drawRightString(x,y-2,f"{tot[k]:,.2f}")
        c.line(300,y-6,W-30,y-6); c.line(300,y-8,W-30,y-8)
    c.setFont('Helvetica',7); c.drawString(36,28,'Tuesday, September 08, 2026'); c.drawRightString(W-30,28,'10:42 AM')
    c.showPage()
c.save()
save(NAME,'TB','ERP trial balance, forward/debit/credit/ending, 3 pages, signed with minus',False,K,T,[tot])
