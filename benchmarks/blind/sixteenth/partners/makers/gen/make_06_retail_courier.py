# Retail: line-printer income statement (year over year, trailing minus), T-form balance sheet on page 2
import random
from st import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(1106); N='BRKFLD_GL0410_063025.pdf'
def dv(b,k): return [b[0],b[1],b[0]-b[1],b[2],b[3],b[2]-b[3]]
P='BROOKFELD TOWN PLAZA'
s=St('COMPARATIVE INCOME STATEMENT',P,None,'2025-06-30',['CURRENT PERIOD THIS YEAR','CURRENT PERIOD LAST YEAR','CURRENT PERIOD CHANGE','YEAR TO DATE THIS YEAR','YEAR TO DATE LAST YEAR','YEAR TO DATE CHANGE'],page=1,derive=dv,cents=True)
def ln(code,l,m,kind='exp',p=.05,lump=False):
    v=[nz(R,m,p,True),nz(R,m*.96,p,True),nz(R,m*6,p,True),nz(R,m*5.8,p,True)]
    if lump: v[0]=0.0
    return s.L(l,v,code,kind)
s.H('REVENUES')
a=[ln('4100','BASE RENT - ANCHOR',61250,'inc',.0),ln('4110','BASE RENT - INLINE',118430,'inc'),ln('4120','BASE RENT - OUTPARCEL',14500,'inc',.0),ln('4200','PERCENTAGE RENT',4100,'inc',.3,True),ln('4300','CAM RECOVERY',31870,'inc'),ln('4310','REAL ESTATE TAX RECOVERY',27440,'inc'),ln('4320','INSURANCE RECOVERY',6310,'inc'),ln('4390','PRIOR YR RECOVERY ADJ',-1240,'inc',.4),ln('4400','SPECIALTY LEASING & KIOSK',2900,'inc'),ln('4900','RENT ABATEMENT',-3750,'inc',.1),ln('4950','BAD DEBT',-1890,'inc',.4)]
tr=s.T('TOTAL REVENUES',a,type='TOTAL',key='total_income')
s.H('RECOVERABLE EXPENSES')
e1=s.T('TOTAL RECOVERABLE EXPENSES',[ln(*x) for x in [('5010','LOT SWEEPING',3150),('5020','LANDSCAPING',4480),('5030','SNOW REMOVAL',1900,'exp',.5,True),('5040','PARKING LOT LIGHTING',2710),('5050','SECURITY PATROL',5900),('5060','ROOF REPAIRS',1340,'exp',.4),('5070','FIRE PROTECTION',880),('5080','TRASH REMOVAL',2260),('5110','WATER & SEWER',1750),('5210','PROPERTY INSURANCE',6480),('5310','REAL ESTATE TAXES',28900)]],kind='exp')
s.H('NON-RECOVERABLE EXPENSES')
e2=s.T('TOTAL NON-RECOVERABLE EXPENSES',[ln(*x) for x in [('6010','MANAGEMENT FEES',10350),('6020','LEASING & MARKETING',1600,'exp',.3),('6030','LEGAL',950,'exp',.4),('6040','VACANT SUITE UTILITIES',720,'exp',.3)]],kind='exp')
op=s.T('TOTAL OPERATING EXPENSES',[e1,e2],kind='exp',type='TOTAL',key='total_operating_expenses')
noi=s.T('NET OPERATING INCOME',[tr,op],[1,-1],type='TOTAL',key='noi')
n=[ln('7010','MORTGAGE INTEREST',71200,p=.02),ln('7020','AMORTIZATION - LEASING COSTS',6240,p=.02),ln('7030','DEPRECIATION',48900,p=.01)]
tn=s.T('TOTAL OTHER EXPENSES',n,kind='exp')
net=s.T('NET INCOME (LOSS)',[noi,tn],[1,-1],type='TOTAL',key='net_income')
b=St('BALANCE SHEET',P,None,'2025-06-30',['BALANCE'],page=2,cents=True)
b.H('ASSETS')
c1=b.T('TOTAL CASH',[b.L('CASH - OPERATING',[184220.16],'1010'),b.L('CASH - SECURITY DEPOSITS',[62500.00],'1020')])
r1=b.T('TOTAL RECEIVABLES',[b.L('TENANT RECEIVABLES',[57911.48],'1110'),b.L('ALLOWANCE FOR DOUBTFUL',[-14200.00],'1115'),b.L('STRAIGHT LINE RENT',[203664.90],'1150')])
f1=b.T('NET REAL ESTATE',[b.L('LAND',[4150000.00],'1510'),b.L('BUILDING',[17862340.55],'1520'),b.L('TENANT IMPROVEMENTS',[1284117.03],'1530'),b.L('ACCUM DEPRECIATION',[-4431870.66],'1590')])
o1=b.L('DEFERRED LEASING COSTS',[318406.20],'1710'); o2=b.L('ESCROW DEPOSITS',[146880.72],'1810')
ta=b.T('TOTAL ASSETS',[c1,r1,f1,o1,o2],type='TOTAL',key='total_assets'); nA=len(b.rows)
b.H('LIABILITIES')
L=[b.L('ACCOUNTS PAYABLE',[41206.77],'2010'),b.L('ACCRUED REAL ESTATE TAXES',[173400.00],'2110'),b.L('PREPAID RENT',[28917.35],'2210'),b.L('SECURITY DEPOSITS',[62500.00],'2310'),b.L('MORTGAGE PAYABLE',[14336218.04],'2510')]
tl=b.T('TOTAL LIABILITIES',L,type='TOTAL',key='total_liabilities')
b.H('PARTNERS CAPITAL')
A=b.rows[ta]['base'][0]; Lb=b.rows[tl]['base'][0]; ni=s.rows[net]['base'][2]
cap=round(A-Lb-ni+180000-6200000,2)
te=b.T('TOTAL PARTNERS CAPITAL',[b.L('CONTRIBUTIONS',[6200000.00],'3010'),b.L('ACCUMULATED EARNINGS',[cap],'3100'),b.L('DISTRIBUTIONS YTD',[-180000.00],'3200'),b.L('NET INCOME YTD',[ni],'3300')],key='total_equity')
b.T('TOTAL LIAB & CAPITAL',[tl,te],type='TOTAL')
print('acc earnings',cap)
W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1); FS=7.6; LH=9.3
def fm(v): return '{:,.2f}{}'.format(abs(v),'-' if v<0 else ' ')
buf=[]
def out(lines):
    y=H-36; c.setFont('Courier',FS)
    for t in lines: c.drawString(32,y,t.rstrip()); y-=LH
    c.showPage()
hd=lambda t,p:['%-50s%-40s%40s'%('DATABASE: JVPROD    REPORT: GL0410','BROOKFELD TOWN PLAZA','PAGE: %d'%p),'%-50s%-40s%40s'%('ENTITY: BRKFLD','',''),'%-44s%-46s%40s'%('ACCRUAL',t,'DATE: 07/18/2025'),'%-44s%-46s%40s'%('','       PERIOD ENDING 06/30/25','TIME: 09:12 AM'),'']
ls=hd('   COMPARATIVE INCOME STATEMENT',1)
ls+=['%-36s%45s  %45s   %s'%('','-----------  CURRENT PERIOD  ------------','------------  YEAR TO DATE  -------------',''),
 '%-36s%15s%15s%15s  %15s%15s%15s'%('ACCT  DESCRIPTION','THIS YEAR ','LAST YEAR ','CHANGE ','THIS YEAR ','LAST YEAR ','CHANGE '),'']
dash='%-36s'%''+(' '*2+'-'*12+' ')*3+'  '+(' '*2+'-'*12+' ')*3
for r in s.rows:
    if r['type']=='HEADING': ls+=[r['label']]; continue
    if r['type']!='LINE' and ls[-1] and r['label'] not in('NET OPERATING INCOME',): ls.append(dash)
    v=r['vals']
    ls.append('%-36s%15s%15s%15s  %15s%15s%15s'%(('%-6s%s'%(r['code'],r['label'])) if r['code'] else '      '+r['label'],*map(fm,v)))
    if r['type']!='LINE': ls.append('')
ls.append(dash.replace('-','='))
out(ls); print(len(ls),max(map(len,ls)))
lft,rgt=[],[]
for i,r in enumerate(b.rows):
    t=lft if i<nA else rgt
    if r['type']=='HEADING':
        if t: t.append('')
        t.append(r['label']); t.append(''); continue
    if r['type']!='LINE': t.append('%-32s%18s'%('','-'*14))
    t.append('%-34s%16s'%(('%-6s%s'%(r['code'],r['label'])) if r['code'] else '      '+r['label'],fm(r['vals'][0])))
    if r['type']!='LINE': t.append('')
n=max(len(lft),len(rgt))
# last totals on the same line
la,lb=lft[-3:],rgt[-3:]; lft=lft[:-3]; rgt=rgt[:-3]; n=max(len(lft),len(rgt)); lft+=['']*(n-len(lft))+la; rgt+=['']*(n-len(rgt))+lb
ls=hd('          BALANCE SHEET',2)+['']+['%-56s%-4s%s'%(x,'',z) for x,z in zip(lft,rgt)]
out(ls); c.save()
save(N,[s,b],'RETAIL','OPERATING_STATEMENT','Courier line-printer, trailing minus, this year / last year / change; page 2 a two-sided balance sheet (assets left, liabilities right)',True)
