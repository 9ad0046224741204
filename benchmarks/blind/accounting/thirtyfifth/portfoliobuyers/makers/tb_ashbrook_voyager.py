# Yardi Voyager trial balance, PDF, multi page
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(4107)
N='tb_ashbrook_voyager'
A="""1010-0000|Petty Cash|500|0|0
1020-1000|Cash - Operating (Truist 4471)|PLUG
1020-2000|Cash - Payroll Clearing|0|38214.66|38214.66
1030-0000|Cash - Security Deposit Trust|61825|4350|3900
1110-0000|Accounts Receivable - Residents|24806.13|x|x
1115-0000|Allowance for Doubtful Accounts|-9150|0|1200
1120-0000|Accounts Receivable - Subsidy|0|0|0
1130-0000|Accounts Receivable - Other|1184.2|0|640
1210-0000|Prepaid Insurance|87412.5|0|12487.5
1215-0000|Prepaid Real Estate Taxes|0|0|0
1220-0000|Prepaid Contracts & Licenses|6318.4|2940|1211.85
1310-1000|Escrow - Real Estate Taxes|143228.91|31750|0
1310-2000|Escrow - Insurance|58114.02|14100|0
1320-0000|Replacement Reserve (Lender)|212806.77|6160.55|18420
1410-0000|Land|3120000|0|0
1420-0000|Buildings|21874330.18|0|0
1425-0000|Building Improvements|1406219.44|18420|0
1430-1000|F,F & E - Clubhouse|188340|0|0
1430-2000|Appliances|96711.85|3127.44|0
1430-3000|Carpet & Vinyl Replacement|74022.3|5806.12|0
1490-0000|Accum. Depreciation|-5218400.77|0|66812.4
1510-0000|Loan Costs|342500|0|0
1515-0000|Accum. Amortization - Loan Costs|-131291.67|0|2854.17
2110-0000|Accounts Payable - Trade|-41906.38|x|x
2115-0000|Accrued Expenses|-28340|28340|31705.5
2120-0000|Accrued Real Estate Taxes|-64900|0|32450
2130-0000|Accrued Interest|-62418.05|62418.05|62271.43
2140-0000|Accrued Payroll|-11208.4|11208.4|12650.22
2150-0000|Intercompany - Management Co.|-3412.99|19877.2|18650.1
2210-0000|Security Deposits Payable|-58975|3900|4350
2212-0000|Pet Deposits (Refundable)|-2850|0|0
2215-0000|Deposit Interest Payable|0|0|0
2220-0000|Prepaid Rents|-19344.71|19344.71|22018.36
2310-0000|Mortgage Payable - 1st|-16840000|37551.92|0
3110-0000|Member Contributions|-8500000|0|0
3120-0000|Member Distributions|2315000|150000|0
3910-0000|Retained Earnings|PLUGB
4110-0000|Gross Potential Rent|-672480|0|338100
4115-0000|Gain/(Loss) to Lease|18211.4|7905.3|0
4120-0000|Vacancy Loss|41870|19320|640
4130-0000|Concessions - New Lease|7200|4150|0
4132-0000|Concessions - Renewal|900|500|0
4140-0000|Model / Office Unit|2790|1395|0
4150-0000|Employee Unit Discount|1310|655|0
4160-0000|Bad Debt Expense|6120.44|4477.1|0
4165-0000|Bad Debt Recovery|-1104.82|0|388.5
4210-0000|Application Fees|-2450|0|1150
4215-0000|Administrative Fees|-4200|150|1950
4220-0000|Late Fees|-6475|225|3300
4225-0000|NSF Fees|-140|0|105
4230-0000|Pet Rent|-5880|0|2975
4235-0000|Pet Fees (Non-Refundable)|-1500|0|900
4240-0000|Month-to-Month Fees|-1800|0|750
4250-0000|Utility Reimb. - Water/Sewer|-23118.62|112.4|11842.33
4252-0000|Utility Reimb. - Trash|-6160|0|3095
4255-0000|Cable / Internet Revenue Share|-2310.15|0|0
4260-0000|Laundry Income|-917.75|0|482.5
4270-0000|Carport & Storage Rent|-7350|0|3710
4280-0000|Lease Termination Fees|-2784|0|0
4290-0000|Damages & Cleaning|-1933.6|0|1244
5110-0000|Salaries - Manager|11076.92|5538.46|0
5112-0000|Salaries - Leasing|14230.4|7344.18|0
5114-0000|Salaries - Maintenance|22618.75|11902.6|0
5120-0000|Payroll Taxes|4311.07|2190.84|0
5122-0000|Workers' Comp|1604.5|802.25|0
5124-0000|Health Insurance|5280|2640|0
5130-0000|Bonuses|1750|925|0
5210-0000|Advertising - Internet|6844|3422|0
5212-0000|Resident Referral|600|300|0
5214-0000|Resident Activities|418.27|266.91|0
5310-0000|Office Supplies|611.4|284.07|0
5312-0000|Postage & Delivery|188.2|64.15|0
5314-0000|Telephone / Internet|2106.88|1053.44|0
5316-0000|Software Fees|3980|1990|0
5318-0000|Credit Verification|882.5|461|0
5320-0000|Legal - Evictions|1415|2030|185
5322-0000|Bank Charges|244.16|131.72|0
5410-0000|R&M - Plumbing|3877.3|2466.18|0
5412-0000|R&M - Electrical|1206.95|488.4|0
5414-0000|R&M - HVAC|2970.11|3618.55|412
5416-0000|R&M - Appliances|1644.08|930.26|0
5418-0000|R&M - Supplies|2240.5|1387.79|63.2
5420-0000|Pest Control|1540|770|0
5422-0000|Landscape Contract|11000|5500|0
5424-0000|Pool Supplies|0|742.35|0
5426-0000|Snow Removal|4125|0|0
5510-0000|Turnover - Painting|4960|2875|0
5512-0000|Turnover - Cleaning|2385|1430|0
5514-0000|Turnover - Carpet Clean|1120|665|0
5610-0000|Electric - Common|7318.26|3390.7|0
5612-0000|Electric - Vacant|1106.4|588.19|0
5614-0000|Water & Sewer|27880.19|14216.08|0
5616-0000|Gas|2204.73|941.35|0
5618-0000|Trash Removal|7420|3710|0
5710-0000|Management Fees|18977.6|9561.2|0
5810-0000|Real Estate Taxes|64900|32450|0
5820-0000|Property Insurance|24975|12487.5|0
5830-0000|Franchise Tax|0|0|0
6110-0000|Mortgage Interest|125129.48|62271.43|0
6120-0000|Owner Legal & Accounting|3500|1750|0
6130-0000|Asset Management Fee|9500|4750|0
7110-0000|Depreciation|133624.8|66812.4|0
7120-0000|Amortization|5708.34|2854.17|0"""
rows=[]
for l in A.split('\n'):
    f=l.split('|'); rows.append(dict(account=f[0],name=f[1],f=f[2:]))
for r in rows:
    f=r['f']
    if f[0]=='PLUG': r.update(beginning=418266.39,debit=None,credit=None)
    elif f[0]=='PLUGB': r.update(beginning=None,debit=0.0,credit=0.0)
    else:
        r['beginning']=float(f[0])
        if f[1]=='x': r.update(debit={'1':364918.4,'2':139511.83}[r['account'][0]],credit={'1':361772.95,'2':144806.27}[r['account'][0]])
        else: r.update(debit=float(f[1]),credit=float(f[2]))
for r in rows:
    if r['beginning'] is None: r['beginning']=r2(-sum(q['beginning'] for q in rows if q['beginning'] is not None))
    if r['debit'] is None:
        d=sum(q['debit'] or 0 for q in rows); c=sum(q['credit'] or 0 for q in rows)
        r['debit']=365210.42; r['credit']=r2(d+365210.42-c)
for r in rows: r['ending']=r2(r['beginning']+r['debit']-r['credit']); del r['f']
print([r for r in rows if r['account'] in('1020-1000','3910-0000')])
rows=[r for r in rows]
M=['beginning','debit','credit','ending']
T={k:r2(sum(r[k] for r in rows)) for k in M}; print(T)
assert T['beginning']==0 and T['ending']==0 and T['debit']==T['credit']
fm=lambda v:f'{v:,.2f}'
c=canvas.Canvas(f'{DOC}/{N}.pdf',pagesize=letter); W,H=letter
X=[352,424,496,572]
def head(p):
    c.setFont('Helvetica-Bold',12); c.drawString(36,H-42,'Trial Balance')
    c.setFont('Helvetica',7.5)
    c.drawRightString(576,H-42,f'Page {p}')
    for i,s in enumerate(['Property = Ashbrook Commons Apartments (ashbrk)','Period = Mar 2025','Book = Accrual ; Tree = ysi_tb']): c.drawString(36,H-54-9.5*i,s)
    y=H-96; c.setFillGray(.88); c.rect(36,y-4,540,24,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('Helvetica-Bold',7.5); c.drawString(39,y,'Account')
    for x,(a,b) in zip(X,[('Forward','Balance'),('','Debit'),('','Credit'),('Ending','Balance')]):
        c.drawRightString(x,y+9,a); c.drawRightString(x,y,b)
    c.setLineWidth(.4); c.rect(36,y-4,540,24,fill=0); return y-15
def foot():
    c.setFont('Helvetica',6.5); c.drawString(36,28,'Thursday, April 10, 2025'); c.drawRightString(576,28,'04:52 PM')
p=1; y=head(p)
for r in rows:
    if y<48: foot(); c.showPage(); p+=1; y=head(p)
    c.setFont('Helvetica',7.5); c.drawString(39,y,r['account']); c.drawString(92,y,r['name'])
    for x,k in zip(X,M): c.drawRightString(x,y,fm(r[k]))
    c.setStrokeGray(.8); c.line(36,y-3.2,576,y-3.2); c.setStrokeGray(0); y-=11.6
c.setFont('Helvetica-Bold',7.5); c.setLineWidth(.8); c.line(285,y+8,576,y+8); c.drawString(92,y-2,'Total')
for x,k in zip(X,M): c.drawRightString(x,y-2,fm(T[k]))
foot(); c.save()
save(N,'pdf','TB',M,rows,[dict(label='Total',**T)],'MULTIFAMILY','Yardi Voyager trial balance, forward/debit/credit/ending, 2 pages portrait',False)
