# AppFolio-like month trial balance, apartments, PDF (reportlab canvas), planted digit_changed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(7101)
A=[ # code,name,begin(sign dr+),activity list (dr,cr)
('1150','Cash in Bank - Operating',None),('1155','Cash in Bank - Payroll Clearing',(0,11824.16,11824.16)),('1160','Security Deposit Trust Account',(68450,1900,1250)),
('1180','Petty Cash',(300,0,0)),('1200','Accounts Receivable - Tenants',(21486.37,148212.5,144907.22)),('1210','Allowance for Doubtful Accounts',(-6500,0,1500)),
('1250','Prepaid Insurance',(23310.72,0,3885.12)),('1255','Prepaid Software Licenses',(1740,0,435)),('1310','Escrow - Real Estate Taxes',(71204.58,9312.45,0)),
('1315','Escrow - Insurance',(18255.11,4020,0)),('1320','Replacement Reserve',(96125,2750,6318.4)),('1500','Land',(2150000,0,0)),('1510','Buildings',(9874350,0,0)),
('1520','Building Improvements',(612884.09,6318.4,0)),('1530','Appliances',(88412.67,1297.54,0)),('1540','Furniture & Fixtures',(41260,0,0)),
('1590','Accumulated Depreciation',(-1893640.18,0,31204.5)),('1700','Loan Costs',(142500,0,0)),('1710','Accumulated Amortization - Loan Costs',(-49875,0,1187.5)),
('2100','Accounts Payable',(-32718.44,61022.93,58411.07)),('2120','Accrued Payroll',(-7412.5,7412.5,8106.25)),('2130','Accrued Interest Payable',(-30815.02,30815.02,30741.6)),
('2140','Accrued Real Estate Taxes',(-66400,0,8300)),('2200','Prepaid Rent',(-14822.6,14822.6,12966)),('2300','Security Deposits - Clearing',(-68450,1250,1900)),
('2310','Pet Deposits',(-4200,300,600)),('2500','Mortgage Payable',(-7684213.55,13877.32,0)),('3100',"Owner Contributions",(-3250000,0,0)),('3200','Owner Distributions',(485000,30000,0)),
('3900','Calculated Prior Years Retained Earnings',None),
('4100','Rent Income',(-1056318,1185,136420)),('4110','Loss to Lease',(24610,2890,0)),('4120','Vacancy Loss',(61280,7415,0)),('4130','Concessions',(9250,1200,0)),('4140','Bad Debt Write-Offs',(12684.33,1905.17,0)),
('4310','Application Fees',(-4150,0,450)),('4320','Late Fees',(-9375,150,1125)),('4330','NSF Fees',(-385,0,70)),('4340','Pet Rent',(-8680,0,1120)),('4350','Utility Reimbursement (RUBS)',(-51204.9,212.4,6584.1)),
('4360','Laundry Income',(-5218.75,0,633.5)),('4370','Parking & Storage',(-6920,0,865)),('4380','Renters Insurance Admin Fee',(-2412,0,309)),('4390','Interest Income',(-612.38,0,81.06)),
('6010','Management Fees',(36418.22,4629.71,0)),('6020','Leasing Commissions',(4850,600,0)),('6030','Advertising & Marketing',(9312.4,1147.35,0)),('6040','Legal & Evictions',(3918.5,785,0)),('6050','Accounting & Audit',(6200,0,0)),
('6060','Bank Charges',(448.15,56.02,0)),('6070','Office Supplies & Postage',(2210.91,264.18,38.7)),('6080','Telephone & Internet',(5104.48,641.06,0)),('6110','Payroll - Onsite Manager',(41600,5200,0)),('6120','Payroll - Maintenance',(48320,6624.16,0)),
('6130','Payroll Taxes & Benefits',(17984.21,2206.25,0)),('6210','Repairs & Maintenance',(28716.03,3492.88,210)),('6215','Plumbing',(9420.75,1318,0)),('6220','HVAC',(14206.5,2875,0)),('6230','Landscaping',(12800,1600,0)),
('6240','Pest Control',(3040,380,0)),('6250','Turnover - Paint & Clean',(17655,2410,0)),('6260','Pool Service',(4960,620,0)),('6310','Electric - Common',(9184.66,1207.31,0)),('6320','Electric - Vacant',(1811.09,244.9,0)),
('6330','Water & Sewer',(47120.38,6015.77,0)),('6340','Trash Removal',(11264,1408,0)),('6410','Property Insurance',(31080.96,3885.12,0)),('6420','Real Estate Taxes',(66400,8300,0)),
('7100','Mortgage Interest',(247315.64,30741.6,0)),('7200','Depreciation',(249636,31204.5,0)),('7210','Amortization',(9500,1187.5,0)),('7300','Owner Legal & Entity Costs',(2150,0,0))]
b={c:x[0] for c,_,x in A if x}
begin_sum=sum(b.values()); cashb=86240.51
re=r2(-(begin_sum+cashb))
dr=r2(sum(x[1] for _,_,x in A if x)); cr=r2(sum(x[2] for _,_,x in A if x))
cash_dr=144907.22; cash_cr=r2(dr+cash_dr-cr)
rows=[]
for c,n,x in A:
    if c=='1150': x=(cashb,cash_dr,cash_cr)
    if c=='3900': x=(re,0,0)
    rows.append(dict(account=c,name=n,beginning=r2(x[0]),debit=r2(x[1]),credit=r2(x[2]),ending=r2(x[0]+x[1]-x[2])))
K=['beginning','debit','credit','ending']
tot={k:r2(sum(r[k] for r in rows)) for k in K}
print(tot,cash_cr,re)
assert tot['debit']==tot['credit'] and tot['beginning']==0==tot['ending'] and cash_cr>0
for r in rows:
    if r['account']=='6330':
        good=r['ending']; r['ending']=r2(good+900-0); bad=r['ending']
planted=dict(what=f"6330 Water & Sewer: ending balance printed {m(bad)} instead of {m(good)} (hundreds digit); beginning + debit - credit and the total row do not agree with it",kind='digit_changed')
f='juniper_flats_trial_balance_0925.pdf'
W,H=landscape(letter); c=canvas.Canvas(doc(f),pagesize=(W,H)); c.setTitle('Trial Balance')
X={'beginning':470,'debit':560,'credit':650,'ending':745}
pg=0; per=[26,34,34]; i=0; pages=3
def colhead(y):
    c.setFillGray(.93); c.rect(36,y-6,W-72,18,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8.5)
    c.drawString(40,y,'Account Number'); c.drawString(125,y,'Account Name')
    for k,h in zip(K,['Balance Forward','Debit','Credit','Ending Balance']): c.drawRightString(X[k],y,h)
def foot(p):
    c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(36,24,'Created on 10/08/2025'); c.drawRightString(W-36,24,f'Page {p}'); c.setFillGray(0)
y=H-48
c.setFont('Helvetica-Bold',15); c.drawString(36,y,'Trial Balance'); y-=18
c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,'Tamarind Peak Property Management'); y-=14
c.setFont('Helvetica',8)
for t in ['Properties: Juniper Flats - 2210 W Alder St Mesa, AZ 85201','Period Range: Sep 2025 to Sep 2025','Accounting Basis: Accrual','GL Accounts: All','Include Zero Balance GL Accounts: No']:
    c.drawString(36,y,t); y-=11
y-=12; colhead(y); y-=19; p=1
for j,r in enumerate(rows):
    if y<52:
        foot(p); c.showPage(); p+=1; y=H-48; colhead(y); y-=19
    c.setFont('Helvetica',8.5); c.drawString(40,y,r['account']); c.drawString(125,y,r['name'])
    for k in K: c.drawRightString(X[k],y,m(r[k]))
    c.setStrokeGray(.85); c.setLineWidth(.4); c.line(36,y-5,W-36,y-5); y-=16
c.setFont('Helvetica-Bold',8.5); c.setStrokeGray(0); c.line(36,y+11,W-36,y+11); c.drawString(40,y-1,'Total')
for k in K: c.drawRightString(X[k],y-1,m(tot[k]))
foot(p); c.save()
save(f,'TB','AppFolio-like month TB, balance forward/debit/credit/ending, signed minus',False,K,rows,[dict(label='Total',**tot)],planted)
