# 132-column text trial balance of a senior-housing cooperative, mainframe style
import random
from reportlab.pdfgen import canvas
from reportlab.lib.colors import Color
from common import *
R=random.Random(77)
# (acct,desc,beg,avg monthly activity dr, cr) cents
ACC=[('CASH','100',[('1110','CASH IN BANK - OPERATING',4471833,19844100,19120466),('1112','CASH IN BANK - PAYROLL',500000,6241877,6241877),('1115','PETTY CASH - FRONT DESK',50000,0,0),('1130','RESIDENT TRUST FUND',1188240,212500,187319),('1160','REPLACEMENT RESERVE - HUD APPROVED',31844019,425000,0),('1165','RESIDUAL RECEIPTS RESERVE ACCOUNT',8119204,0,0),('1190','TAX AND INSURANCE ESCROW',5120777,911800,2244000)]),
('RECEIVABLES','200',[('1210','ACCTS RECEIVABLE - RESIDENTS',2231455,14520000,14018866),('1215','ACCTS RECEIVABLE - HAP SUBSIDY',2188400,2188400,2188400),('1218','ACCTS RECEIVABLE - MEDICAID WAIVER PROGRAM',1784910,1910055,1655210),('1240','ALLOWANCE FOR DOUBTFUL ACCOUNTS',-355000,0,25000),('1290','EMPLOYEE ADVANCES',0,45000,0)]),
('PREPAID AND DEPOSITS','300',[('1310','PREPAID PROPERTY INSURANCE',3318450,0,553075),('1320','PREPAID MORTGAGE INSURANCE PREMIUM',911215,0,182243),('1390','UTILITY DEPOSITS',375000,0,0)]),
('FIXED ASSETS','400',[('1410','LAND',41000000,0,0),('1420','BUILDINGS',388415066,0,0),('1440','BUILDING EQUIPMENT - PORTABLE',10119733,318849,0),('1450','FURNITURE AND FURNISHINGS',6447120,0,0),('1465','DINING AND KITCHEN EQUIPMENT',7730884,115900,0),('1495','ACCUMULATED DEPRECIATION',-141208833,0,1194200)]),
('CURRENT LIABILITIES','500',[('2110','ACCOUNTS PAYABLE - TRADE',-3877120,7411890,7120455),('2120','ACCRUED WAGES PAYABLE',-1922450,1922450,2040118),('2123','ACCRUED MANAGEMENT FEE PAYABLE',-781900,781900,804416),('2131','ACCRUED INTEREST - FIRST MORTGAGE',-1044211,1044211,1041308),('2150','ACCRUED PROPERTY TAXES',-1644000,0,411000),('2191','RESIDENT SECURITY DEPOSITS',-1121250,47500,62500),('2210','PREPAID REVENUE',-644815,644815,512290)]),
('LONG TERM','600',[('2320','MORTGAGE PAYABLE - FIRST, 223(F)',-281994412,871240,0),('2325','COMMUNITY FEES REFUNDABLE',-9420000,450000,600000)]),
('MEMBER EQUITY','700',[('3130','MEMBERSHIP CERTIFICATES',-18000000,0,0),('3140','RETAINED EARNINGS',None,0,0),('3150','PATRONAGE DIVIDENDS PAID',1250000,0,0)]),
('REVENUE','800',[('5120','RENT REVENUE - INDEPENDENT',-40122900,0,8044200),('5121','RENT REVENUE - HAP',-10942000,0,2188400),('5140','ASSISTED LIVING BASE FEE REVENUE',-28411750,0,5722315),('5145','LEVEL OF CARE CHARGES',-7118200,22500,1466040),('5170','GUEST MEALS AND CATERING',-388450,0,71225),('5190','COMMUNITY FEES EARNED',-1050000,0,150000),('5220','VACANCY - APARTMENTS',2411800,477310,0),('5250','RENT CONCESSIONS',345000,60000,15000),('5410','INTEREST - PROJECT OPERATIONS',-22418,0,4417),('5440','INTEREST - REPLACEMENT RESERVE',-144116,0,29008),('5910','LAUNDRY AND VENDING',-118730,0,24455)]),
('ADMINISTRATIVE','900',[('6210','ADVERTISING AND MARKETING',744120,151033,0),('6310','OFFICE SALARIES',6218800,1247110,0),('6311','OFFICE SUPPLIES',188347,41226,3380),('6320','MANAGEMENT FEE',3977145,804416,0),('6340','LEGAL EXPENSE - PROJECT',211500,0,0),('6350','AUDIT EXPENSE',650000,0,0),('6370','BAD DEBTS',125000,25000,0),('6390','MISC ADMINISTRATIVE - LICENSES AND SURVEY FEES',94416,12750,0)]),
('UTILITIES','910',[('6450','ELECTRICITY',2410877,466219,0),('6451','WATER',688140,141875,0),('6452','GAS',1522019,188420,0),('6453','SEWER',591200,118240,0)]),
('DINING AND CARE','920',[('6910','DIETARY WAGES',7144208,1418830,0),('6915','RAW FOOD COST',6210944,1277605,44118),('6930','NURSING AND AIDE WAGES',14833027,2981446,0),('6932','AGENCY STAFFING',911250,244500,0),('6990','ACTIVITIES PROGRAM',322115,60280,0)]),
('MAINTENANCE','930',[('6510','MAINTENANCE PAYROLL',3044180,611900,0),('6515','MAINTENANCE SUPPLIES',811206,144037,8812),('6520','CONTRACTS - ELEVATOR, FIRE, PEST',1184000,221450,0),('6546','HEATING/COOLING REPAIRS',644719,188115,0),('6570','SNOW REMOVAL',288000,0,0)]),
('TAXES, INSURANCE, FINANCIAL','940',[('6710','REAL ESTATE TAXES',2055000,411000,0),('6711','PAYROLL TAXES',2588416,516220,0),('6720','PROPERTY AND LIABILITY INSURANCE',2765375,553075,0),('6722','WORKERS COMPENSATION',688450,137690,0),('6723','HEALTH INSURANCE - EMPLOYEES',2911885,588140,41200),('6820','INTEREST ON FIRST MORTGAGE',5227716,1041308,0),('6850','MORTGAGE INSURANCE PREMIUM',911215,182243,0),('6600','DEPRECIATION EXPENSE',5971000,1194200,0)])]
rows=[];tots=[];MON=['beginning','debit','credit','activity','ending']
alla=[a for s in ACC for a in s[2]]
plug=-sum(a[2] for a in alla if a[2] is not None)
dd=sum(a[3] for a in alla)-sum(a[4] for a in alla)   # make the cash line absorb
def fm(v):
    s=f'{abs(v)/100:,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('-' if v<0 else ' ')
L=[]; G=[0]*5
W=16
def fl(acct,desc,v,pre=' '):
    return f'{pre}{acct:<12}{desc[:30]:<31}'+''.join((fm(x) if x is not None else '').rjust(W) for x in v)
for s,code,ls in ACC:
    L.append(('h',f' {code}  {s}')); S=[0]*5
    for a,d,b,x,y in ls:
        if b is None: b=plug
        if a=='1110': (x,y)=(x,y+dd) if dd>0 else (x-dd,y)
        ac='07-'+a
        v=[b,x or None,y or None,x-y,b+x-y]
        L.append(('r',fl(ac,d,v)))
        rows.append({'account':ac,'name':d[:30].strip(),**{m:q/100 for m,q in zip(MON,v) if q is not None}})
        S=[i+(q or 0) for i,q in zip(S,v)]
    lab=f'** TOTAL {s}'
    L.append(('u',' '*44+('-'*13).rjust(W-1).ljust(W)*5)); L.append(('t',f' {lab:<43}'+''.join(fm(x).rjust(W) for x in S)));L.append(('b',''))
    tots.append({'label':lab,**{m:q/100 for m,q in zip(MON,S)}}); G=[i+q for i,q in zip(G,S)]
assert G[0]==0 and G[3]==0 and G[4]==0 and G[1]==G[2]
lab='*** TOTAL PROJECT 07'
L+=[('u',' '*44+('='*13).rjust(W-1).ljust(W)*5),('t',f' {lab:<43}'+''.join(fm(x).rjust(W) for x in G)),('b','')]
tots.append({'label':lab,**{m:q/100 for m,q in zip(MON,G)}})
L.append(('n',f'  ACCOUNTS LISTED: {len(rows)}     OUT OF BALANCE ACCOUNTS: NONE')); L.append(('n','  *** END OF REPORT GL0410 ***'))
n='gl0410_alderwood_coop.pdf'
PW,PH=11*72,8.5*72
c=canvas.Canvas(doc(n),pagesize=(PW,PH)); c.setTitle('GL0410')
per=38; pages=[];cur=[]
for k in L:
    if k[0]=='h' and len(cur)>per-5: pages.append(cur);cur=[]
    if len(cur)>=per and k[0]in'rh': pages.append(cur);cur=[]
    if k[0]=='b' and not cur: continue
    cur.append(k)
pages.append(cur)
lh=11.3
for i,pg in enumerate(pages):
    y=PH-32
    c.setFillColor(Color(.88,.96,.88))
    for q in range(0,50,4): c.rect(14,y-lh*(6+q+1.75),PW-28,lh*2,stroke=0,fill=1) if y-lh*(6+q+1.75)>20 else None
    c.setFillColor(Color(0,0,0)); c.setFont('Courier',9.2)
    H=[f' RUN 06/04/25 07:52{"ALDERWOOD SENIOR COOPERATIVE, INC.":^96}PAGE {i+1:>4}',
       f' GL0410{"GENERAL LEDGER TRIAL BALANCE":^118}',
       f' CO 07 {"PERIOD 05/01/25 THRU 05/31/25  -  FISCAL YEAR 2025":^118}','',
       f' {"ACCOUNT":<12}{"":<31}'+''.join(x.rjust(W-1)+' ' for x in('FORWARD','PERIOD','PERIOD','NET','ENDING')),
       f' {"NUMBER":<12}{"DESCRIPTION":<31}'+''.join(x.rjust(W-1)+' ' for x in('BALANCE','DEBITS','CREDITS','CHANGE','BALANCE')),'']
    for t in H: c.drawString(22,y,t); y-=lh
    for k,t in pg:
        c.setFont('Courier-Bold' if k in 'ht' else 'Courier',9.2); c.drawString(22,y,t); y-=lh
    assert y>10,(i,y,len(pg))
    c.showPage()
c.save(); save(n,'TB',MON,rows,tots); print(len(rows),len(pages),plug/100,dd/100)
