# HUD chart of accounts, legacy GL line printer look, trailing minus
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(5601)
N='TB_larkmoor_terrace_092025.pdf'
# code,name,begin (None=plug), monthly P&L estimate
A=[('1110','Petty Cash',300),('1120','Cash in Bank - Operations',214882.37),('1121','Construction/Development Cash',0),('1125','Cash - Entity (Partnership)',61204.18),
('1130','Tenant Accounts Receivable',23418.55),('1131','Allowance for Doubtful Accounts',-9650),('1135','Accounts Receivable - HUD',48217),('1140','Accounts Receivable - Other',1875.40),
('1191','Tenant Deposits Held in Trust',58344.12),('1200','Prepaid Expenses - Misc',4210.16),('1240','Prepaid Property & Liability Insurance',43117.68),('1250','Prepaid Mortgage Insurance',6840.33),
('1310','Escrow Deposits - Taxes',72118.40),('1311','Escrow Deposits - Insurance',38264.91),('1320','Replacement Reserve',412655.07),('1330','Other Reserves - Operating Deficit',286410.55),('1340','Residual Receipts',33902.71),
('1410','Land',1150000),('1420','Buildings',14862417.33),('1440','Building Equipment - Portable',318722.04),('1450','Furniture for Project/Tenant Use',86114.90),('1460','Furnishings',41275.62),('1465','Office Furniture & Equipment',27418.33),('1470','Maintenance Equipment',33910.75),('1490','Miscellaneous Fixed Assets',12650),
('1495','Accumulated Depreciation',-5316248.91),('1520','Intangible Assets - Tax Credit Fees',118400),('1525','Accumulated Amortization',-71040),
('2110','Accounts Payable - Operations',-46201.88),('2113','Accounts Payable - Entity',-215000),('2120','Accrued Wages Payable',-9118.42),('2121','Accrued Payroll Taxes Payable',-1204.77),('2123','Accrued Management Fee Payable',-7844.10),('2131','Accrued Interest Payable - First Mortgage',-27163.55),('2133','Accrued Interest Payable - Other Loans',-318240.12),('2150','Accrued Property Taxes',-64480),('2190','Misc Current Liabilities',-2210.05),('2191','Tenant Deposits Held in Trust (Contra)',-55918),('2210','Prepaid Revenue',-11286.44),
('2320','Mortgage Payable - First',-7241608.22),('2322','Second Mortgage - State HFA Soft Loan',-2150000),('2324','Other Loans - City HOME',-900000),('2340','Debt Issuance Costs',164210.40),
('3130','Partners\' Equity',None),('3140','Partners\' Distributions',42000)]
P=[('5120','Rent Revenue - Gross Potential',-78214),('5121','Tenant Assistance Payments',-104866),('5140','Rent Revenue - Stores and Commercial',0),('5220','Vacancies - Apartments',6420),('5250','Rental Concessions',450),('5410','Financial Revenue - Project Operations',-41),('5440','Revenue from Investments - Repl Reserve',-812),('5490','Revenue from Investments - Misc',-530),
('5910','Laundry and Vending',-1460),('5920','Tenant Charges',-905),('5990','Misc Revenue',-310),
('6203','Conventions and Meetings',160),('6204','Management Consultants',0),('6210','Advertising and Marketing',385),('6250','Other Renting Expenses',240),('6310','Office Salaries',6950),('6311','Office Expenses',1840),('6320','Management Fee',9150),('6330','Manager or Superintendent Salaries',5820),('6331','Administrative Rent Free Unit',1285),('6340','Legal Expense - Project',790),('6350','Auditing Expense',1150),('6351','Bookkeeping Fees/Accounting Services',972),('6370','Bad Debts',610),('6390','Misc Administrative Expenses',1215),
('6450','Electricity',5240),('6451','Water',4310),('6452','Gas',2265),('6453','Sewer',5080),('6510','Payroll - Maintenance',10480),('6515','Supplies',3155),('6520','Contracts',8640),('6525','Garbage and Trash Removal',2480),('6530','Security Payroll/Contract',3420),('6546','Heating/Cooling Repairs and Maint',1690),('6548','Snow Removal',1290),('6590','Misc Operating & Maintenance',540),
('6710','Real Estate Taxes',8060),('6711','Payroll Taxes (Project\'s Share)',1815),('6720','Property & Liability Insurance (Hazard)',7186),('6722','Workmen\'s Compensation',935),('6723','Health Insurance & Other Employee Benefits',3610),('6790','Misc Taxes, Licenses, Permits',205),
('6820','Interest on First Mortgage Payable',27180),('6825','Interest on Other Mortgages',6406),('6850','Mortgage Insurance Premium',3420),('6600','Depreciation Expenses',44908),('6610','Amortization Expense',657),('7141','Entity - Asset Management Fee',833),('7190','Entity - Other Expenses',0)]
order=[a[0] for a in A]+[p[0] for p in P]; name={x[0]:x[1] for x in A+P}
dr={k:0 for k in order}; cr={k:0 for k in order}
def je(d,c,x):
    x=round(x*100); dr[d]+=x; cr[c]+=x
def nz(x,s=.06): return round(x*(1+R.uniform(-s,s)),2)
gp=78214.0; hap=104866.0
je('1130','5120',gp);je('1135','5121',hap);je('5220','1130',5844);je('5220','1135',910);je('5250','1130',450)
je('1120','1130',nz(70210,.02));je('1120','1135',101722);je('1130','5920',872.5);je('1120','5910',1508.25);je('1120','5990',275);je('1120','2210',1906);je('2210','1130',2411.44)
je('1191','1120',1150);je('1120','2191',1150);je('2191','1191',875)
je('1120','5410',38.16);je('1320','5440',809.77);je('1330','5490',522.09);je('1340','5490',12.4)
ap=0
for k,m in [('6203',0),('6210',385),('6250',240),('6311',1840),('6340',640),('6350',0),('6351',972),('6390',1215),('6450',5240),('6451',4310),('6452',1410),('6453',5080),('6515',3155),('6520',8640),('6525',2480),('6530',3420),('6546',2290),('6590',540),('6790',205)]:
    if m: je(k,'2110',nz(m,.2))
je('6320','2123',9148.3);je('2123','1120',7844.10)
je('2110','1120',38940.66);je('2110','1120',6120.15)
for k,m in [('6310',6950),('6330',5820),('6510',10480)]:
    x=nz(m,.03);je(k,'2120',x)
je('2120','1120',24117.9);je('6711','2121',1826.41);je('2121','1120',1788.3);je('6722','1120',935);je('6723','1120',3655.12)
je('6331','5120',1285);je('6370','1131',610);je('1131','1130',1480.25)
je('6710','2150',8060);je('1310','1120',8150);je('1311','1120',7350);je('6720','1240',7186.28);je('6850','1250',3420.17);je('1320','1120',3833.33)
je('6820','2131',27121.9);je('2131','1120',27163.55);je('2320','1120',11106.78);je('6825','2133',6406.25)
je('6600','1495',44908.33);je('6610','1525',328.89);je('6610','2340',328.1);je('7141','2113',833.33);je('1465','2110',2184.6);je('1120','1320',9425.0);je('1490','2110',0)
je('1140','5990',118.2);je('1120','1140',640);je('1200','1120',1890);je('6311','1200',702.69)
beg={}
for c,n,b in A: beg[c]=None if b is None else round(b*100)
for c,n,m in P:
    beg[c]= 0 if m==0 else round(nz(m*8,.035)*100)
beg['5140']=0; beg['6548']=round(10322.4*100); beg['6204']=0; beg['6350']=920000; beg['6203']=round(1284.5*100); beg['7190']=round(3150*100);beg['1121']=0
beg['5121']=-round(hap*8*100-412300); beg['5120']=-round((gp+1285)*8*100)
beg['3130']=-sum(v for v in beg.values() if v is not None)
assert sum(beg.values())==0 and sum(dr.values())==sum(cr.values())
print('equity',beg['3130']/100)
def f(c):
    s=f'{abs(c)/100:,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('-' if c<0 else ' ')
W=landscape(letter); cv=canvas.Canvas(doc(N),pagesize=W,invariant=1); cv.setTitle('GL0410')
FS=8.0; CWD=FS*.6; X0=64
lines=[];rows=[];tots=[]
cols=[('beginning',67),('debit',84),('credit',100),('activity',118),('ending',137)]
def num(vals,star=''):
    s=''
    for (k,end),v in zip(cols,vals):
        t='' if v is None else f(v)
        s=s+t.rjust(end-len(s)) if False else s.ljust(0)+' '*(end-len(s)-len(t))+t
    return s
secs=[('1','ASSETS',['1']),('2','LIABILITIES',['2']),('3','OWNERSHIP EQUITY',['3']),('5','REVENUE',['5']),('6','PROJECT EXPENSES',['6']),('7','ENTITY EXPENSES',['7'])]
pages=[];cur=[]
for s,t,_ in secs:
    lines.append(('h',f'{s}000  {t}'))
    acc=[0]*5
    for k in order:
        if k[0]!=s: continue
        b,d,c=beg[k],dr[k],cr[k]; v=[b,d,c,d-c,b+d-c]
        acc=[x+y for x,y in zip(acc,v)]
        code=f'{k}-0000'
        nm=name[k][:34]
        lines.append(('r',(f'  {code}  {nm}',v)))
        rows.append({'account':code,'name':nm,**{kk:x/100 for (kk,_),x in zip(cols,v)}})
    lines.append(('t',(f'  TOTAL {t}',acc))); tots.append({'label':f'TOTAL {t}',**{kk:x/100 for (kk,_),x in zip(cols,acc)}})
g=[sum(beg.values()),sum(dr.values()),sum(cr.values()),0,0]
lines.append(('g',('  REPORT TOTAL',g))); tots.append({'label':'REPORT TOTAL',**{kk:x/100 for (kk,_),x in zip(cols,g)}})
# paginate
pg=0;y=0
def top():
    global pg,y
    if pg: cv.showPage()
    pg+=1; cv.setFont('Courier',FS); y=W[1]-34
    def ln(s,b=False):
        global y
        cv.setFont('Courier-Bold' if b else 'Courier',FS); cv.drawString(X0,y,s); y-=9.6
    ln('GL0410'.ljust(46)+'LARKMOOR TERRACE HOUSING PARTNERS LP'.center(36)+f'PAGE {pg:>4}'.rjust(54))
    ln('RUN 10/14/25 16:22'.ljust(46)+'TRIAL BALANCE BY ACCOUNT'.center(36)+'USER KDELMAR'.rjust(54))
    ln('LEDGER 214'.ljust(46)+'PERIOD 09/25   FROM 09/01/25 TO 09/30/25'.center(36)+'HUD 800-094418'.rjust(52))
    y-=8
    h='  ACCOUNT    DESCRIPTION'
    for w,(k,e) in zip(['BALANCE FORWARD','DEBITS','CREDITS','NET CHANGE','ENDING BALANCE'],cols): h=h+' '*(e-1-len(h)-len(w))+w
    ln(h,True); ln('  '+'-'*134)
top()
for kind,c in lines:
    need=3*9.6 if kind=='h' else 9.6
    if y-need<36: top()
    if kind=='h':
        y-=5; cv.setFont('Courier-Bold',FS); cv.drawString(X0,y,c); y-=9.6; continue
    lab,v=c; s=lab
    for (k,e),x in zip(cols,v):
        t=f(x); s=s+' '*(e-len(s)-len(t))+t
    if kind in 'tg':
        u=''
        for (k,e) in cols:
            ch='-' if kind=='t' else '='
            u=u+' '*(e-1-len(u)-14)+ch*14
        cv.setFont('Courier',FS)
        if kind=='g': y-=6
        cv.drawString(X0,y+1.5,u); y-=8
    cv.setFont('Courier-Bold' if kind=='g' else 'Courier',FS); cv.drawString(X0,y,s); y-=9.6
y-=14; cv.setFont('Courier',FS); cv.drawString(X0,y,'  *** END OF REPORT ***   LEDGER IN BALANCE')
cv.save()
save(N,'TB',[k for k,_ in cols],rows,tots,None,'PDF, HUD chart of accounts, monospaced line-printer GL report, landscape, trailing minus signs, class totals, header per page',False)
