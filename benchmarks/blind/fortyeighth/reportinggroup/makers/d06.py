# MRI style balance sheet, Courier
from common import *
from reportlab.pdfgen import canvas
rng=random.Random(4806)
cols=['Current Balance','Prior Month Balance','Net Change']
s=S('Balance Sheet','Copper Ridge Flats',None,'2025-10-31',cols,expand=lambda b,k:[b[0],b[1],b[0]-b[1]])
def g(c,p): return [c,p]
ca=dict(label='CURRENT ASSETS',totlabel='TOTAL CURRENT ASSETS',kids=[('1010-000','Cash - Operating',412886.19,387204.55),('1015-000','Cash - Payroll Imprest',10000,10000),('1020-000','Petty Cash',500,500),('1030-000','Cash - Security Deposits',161420,159870),('1110-000','Accounts Receivable - Residents',58213.44,61907.18),('1115-000','Accounts Receivable - Section 8',7342,6918),('1118-000','Allowance for Doubtful Accts',-21300,-19800),('1130-000','Utility Billing Receivable',18446.07,17992.31),('1210-000','Prepaid Insurance',96208.35,120260.44),('1220-000','Prepaid Expenses - Other',8114.9,9402.6)])
rs=dict(label='RESTRICTED DEPOSITS',totlabel='TOTAL RESTRICTED DEPOSITS',kids=[('1310-000','Tax Escrow',503917.5,458107),('1320-000','Insurance Escrow',61880,49504),('1330-000','Replacement Reserve Escrow',288140.22,281540.22),('1340-000','Utility Deposits',14250,14250)])
fx=dict(label='FIXED ASSETS',totlabel='NET FIXED ASSETS',kids=[('1410-000','Land',5200000,5200000),('1420-000','Buildings',31844210,31844210),('1425-000','Building Improvements',1906337.81,1871402.81),('1430-000','Land Improvements',1120400,1120400),('1440-000','Furniture Fixtures & Equip',1458299.6,1449110.48),('1450-000','Construction in Progress',0,22840.5),('1490-000','Accumulated Depreciation',-6914882.37,-6809647.12)])
ot=dict(label='OTHER ASSETS',totlabel='TOTAL OTHER ASSETS',kids=[('1510-000','Deferred Financing Costs',402115,402115),('1515-000','Accum Amort - Financing Costs',-156378.11,-153027.15),('1530-000','Interest Rate Cap',71430,83215)])
ta=s.section('ASSETS',[ca,rs,fx,ot],'TOTAL ASSETS',gen=g,rt='TOTAL',key='total_assets')
cl=dict(label='CURRENT LIABILITIES',totlabel='TOTAL CURRENT LIABILITIES',kids=[('2010-000','Accounts Payable - Trade',96412.77,118340.26),('2020-000','Accrued Expenses',44890.12,41216.33),('2025-000','Accrued Payroll',28117.4,19640.85),('2030-000','Accrued Real Estate Taxes',458107,412296.3),('2040-000','Accrued Interest',118622.5,114795.97),('2050-000','Prepaid Rent',72309.81,66814.09),('2060-000','Security Deposits Payable',159645,158095),('2070-000','Unclaimed Property',3218.64,3218.64),('2080-000','Due to Affiliate',0,0)])
ll=dict(label='LONG TERM LIABILITIES',totlabel='TOTAL LONG TERM LIABILITIES',kids=[('2510-000','Mortgage Note Payable - 1st',25480316.2,25521094.83),('2520-000','Mezzanine Note Payable',2750000,2750000)])
tl=s.section('LIABILITIES',[cl,ll],'TOTAL LIABILITIES',gen=g,rt='TOTAL',key='total_liabilities')
A=s.base[ta];Lb=s.base[tl]; ni=[341877.52,318420.9]; dist=[-925000,-775000]
pl=[rd(A[k]-Lb[k]-9500000-dist[k]-ni[k]) for k in (0,1)]
re=pl[1]; cc=rd(pl[0]-pl[1])  # retained earnings constant; difference is contribution this month
con=[rd(9500000+cc),9500000.0]
eq=s.section('EQUITY',[('3010-000','Contributed Capital',*con),('3050-000','Distributions',*dist),('3100-000','Retained Earnings',re,re),('3900-000','Current Year Net Income',*ni)],'TOTAL EQUITY',gen=g,rt='TOTAL',key='total_equity')
tle=s.tot('TOTAL LIABILITIES AND EQUITY',[tl,eq],rt='TOTAL')
assert s.base[tle]==s.base[ta],(s.base[tle],s.base[ta]); print(re,con)
c=canvas.Canvas(DOC+'copper_ridge_balsht_1025.pdf',pagesize=(612,792))
def fm(v): 
    t=f'{abs(v):,.2f}'; return t+('-' if v<0 else ' ')
Lns=[]
for r,t in zip(s.rows,s.st):
    lab=' '*(2*t['lvl'])+r['label']; code=r['accountCode'] or ''
    if r['rowType']=='HEADING': Lns+=['',f'{"":9} {lab}']; continue
    if r['rowType']!='LINE': Lns.append(f'{"":9} {"":36}{"-"*15:>17}{"-"*15:>17}{"-"*13:>16}')
    Lns.append(f'{code:9} {lab:36}'+''.join(f'{fm(v):>{w}}' for v,w in zip(r['values'],(17,17,16))))
    if r['rowType']=='TOTAL': Lns.append(f'{"":9} {"":36}{"="*15:>17}{"="*15:>17}{"="*13:>16}')
    if r['rowType']=='SUBTOTAL': Lns.append('')
def hdr(p):
    return [f'{"Database:  CRFPROD":40}{"Balance Sheet":24}{"Page:":>20}{p:>8}',f'{"ENTITY:    4417":40}{"Accrual":24}{"Date:":>15} {"11/12/2025":>12}',f'{"":33}{"Copper Ridge Flats":31}{"Time:":>15} {"02:17 PM":>12}',f'{"":38}{"October 31, 2025"}','',f'{"":46}{"Current":>16}{"Prior Month":>17}{"":>16}',f'{"Account":9} {"Description":36}{"Balance":>16}{"Balance":>17}{"Net Change":>16}','-'*96]
out=[];pg=0
while Lns:
    while Lns and Lns[0]=='' : Lns.pop(0)
    pg+=1; n=62
    if n<len(Lns):
        while not Lns[n-1].strip().startswith('==='): n-=1
    c.setFont('Courier',9.2*.98); y=752
    for l in hdr(pg)+Lns[:n]: c.drawString(42,y,l) ; y-=10.1
    Lns=Lns[n:]; c.showPage()
c.save()
save('copper_ridge_balsht_1025.pdf',[s],'MULTIFAMILY','BALANCE_SHEET','s48a','MRI monospaced balance sheet, trailing minus, net change column',False)
print(len(s.rows),pg)
