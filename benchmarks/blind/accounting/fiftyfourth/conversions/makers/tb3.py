# legacy green-bar style mono print-out, office/flex park with buildings; landscape; trailing minus; PLANTED: one line dropped
import random
from common import *
from fpdf import FPDF
R=random.Random(777)
NAME='BRIARGATE_412_TB_DEC23.pdf'
B=['BLDG A','BLDG B','BLDG C','BLDG D','BLDG E','BLDG F']; W=[.24,.21,.17,.15,.13,.10]
A=[] # cls, code, name, beg, act (cents)
def a(cl,c,n,b,m): A.append([cl,c,n,cents(b),cents(m)])
# balance sheet (beginning = 11/30/23)
for x in [('1010-000','CASH - OPERATING ACCT',0,0),('1015-000','CASH - LOCKBOX',84210.44,-12655.90),('1020-000','CASH - SEC DEPOSIT TRUST',148620.00,2150.00),('1030-000','PETTY CASH',300,0),('1110-000','TENANT RECEIVABLES',166402.88,-21870.15),
 ('1115-000','RESERVE FOR BAD DEBT',-28000,0),('1120-000','DEFERRED RENT RECEIVABLE',402117.53,3866.04),('1130-000','A/R - OTHER',5218.70,-1140.00),('1210-000','PREPAID INSURANCE',40118.66,-8023.73),('1220-000','PREPAID OTHER',2960,-740),
 ('1230-000','REAL ESTATE TAX ESCROW',311480.15,-287904.62),('1240-000','CAPITAL RESERVE ESCROW',228104.90,9500),('1310-000','LAND',4120000,0)]: a('ASSETS',*x)
for i,b in enumerate(B):
    a('ASSETS',f'1320-{i+1:03d}',f'BUILDING - {b}',round(21400000*W[i],-2),0)
for i,b in enumerate(B):
    a('ASSETS',f'1330-{i+1:03d}',f'TENANT IMPROVEMENTS - {b}',round(2610000*W[i]*R.uniform(.7,1.3),2),[0,31870.00,0,0,8415.50,0][i])
a('ASSETS','1340-000','SITE IMPROVEMENTS',688214.00,0)
for i,b in enumerate(B):
    a('ASSETS',f'1420-{i+1:03d}',f'ACCUM DEPR - {b}',-round(7133000*W[i]*R.uniform(.97,1.03),2),-round(45726*W[i],2))
for i,b in enumerate(B):
    a('ASSETS',f'1430-{i+1:03d}',f'ACCUM AMORT T.I. - {b}',-round(1190000*W[i]*R.uniform(.8,1.2),2),-round(23100*W[i]*R.uniform(.9,1.1),2))
for x in [('1510-000','LEASE COMMISSIONS',718460.25,14220),('1515-000','ACCUM AMORT LEASE COMM',-352118.49,-7484.00),('1520-000','LOAN COSTS',241000,0),('1525-000','ACCUM AMORT LOAN COSTS',-108449.88,-2008.33)]: a('ASSETS',*x)
for x in [('2010-000','ACCOUNTS PAYABLE - TRADE',-91204.36,-18440.72),('2015-000','RETAINAGE PAYABLE',-6318.00,-3187.00),('2020-000','ACCRUED EXPENSES',-33150,4215.40),('2030-000','ACCRUED R.E. TAXES',-295611.00,287904.62),('2040-000','ACCRUED INTEREST',-71206.14,312.08),
 ('2110-000','SECURITY DEPOSITS',-148620,-2150),('2120-000','PREPAID RENT',-58713.09,-11206.45),('2130-000','SALES TAX PAYABLE',-14802.31,366.12),('2210-000','DUE TO AFFILIATE',-42000,0),('2310-000','FIRST MORTGAGE',-16844118.07,38617.55),('2320-000','T.I. LOAN - HOLDBACK',-400000,0)]: a('LIABILITIES',*x)
for x in [('3010-000','PARTNERS CAPITAL - GP',-118450,0),('3020-000','PARTNERS CAPITAL - LPS',0,0),('3030-000','DISTRIBUTIONS - GP',11000,1000),('3040-000','DISTRIBUTIONS - LPS',1089000,99000)]: a('EQUITY',*x)
def per(cl,base,n,tot,p=.18,skip=(),amt=None):
    for i,b in enumerate(B):
        if i in skip: continue
        m=round(tot*W[i]*R.uniform(1-p,1+p),2); bg=round(m*11*R.uniform(.93,1.04),2)
        a(cl,f'{base}-{i+1:03d}',f'{n} - {b}',bg,m)
per('INCOME','4010','BASE RENT',-301500,.05); per('INCOME','4110','CAM RECOVERY',-52100,.1); per('INCOME','4120','R.E. TAX RECOVERY',-24600,.08); per('INCOME','4130','INSURANCE RECOVERY',-7150,.08)
per('INCOME','4140','UTILITY RECOVERY',-11800,.25,(4,5))
for x in [('4210-000','STRAIGHT LINE RENT',-42526.44,-3866.04),('4310-000','LATE CHARGES',-6118.20,-415.00),('4320-000','AFTER HOURS HVAC',-8460,-1020),('4330-000','ANTENNA / ROOF RENT',-26400,-2400),('4410-000','TERMINATION FEE',-48000,0),('4910-000','INTEREST INCOME',-3102.88,-318.40)]: a('INCOME',*x)
per('OPER EXP','5110','JANITORIAL',14900,.1,(5,)); per('OPER EXP','5120','ELECTRIC',21200,.2); per('OPER EXP','5130','WATER / SEWER',3900,.2); per('OPER EXP','5140','GAS',2850,.4,(4,))
per('OPER EXP','5210','HVAC R&M',6900,.4); per('OPER EXP','5220','ROOF REPAIRS',1450,.5,(1,4)); per('OPER EXP','5230','PLUMBING',980,.5); per('OPER EXP','5240','ELECTRICAL R&M',1130,.4,(3,)); per('OPER EXP','5250','FIRE / LIFE SAFETY',1600,.3)
for x in [('5260-001','ELEVATOR MAINT - BLDG A',9845,895),('5260-002','ELEVATOR MAINT - BLDG B',9845,895),('5310-000','LANDSCAPE MAINTENANCE',61240.50,2480),('5320-000','SNOW REMOVAL',38114.75,11806.25),('5330-000','PARKING LOT / STRIPING',17218,0),('5340-000','TRASH REMOVAL',24970.33,2311.18),('5350-000','SECURITY PATROL',40480,3680),('5360-000','PEST CONTROL',4015,365),
 ('5410-000','PROPERTY MGMT FEE',130884.07,12077.40),('5420-000','ADMIN PAYROLL',88211.95,8106.44),('5425-000','PAYROLL TAXES & BENEFITS',20440.18,1894.03),('5430-000','TELEPHONE / ALARM LINES',7416.22,668.90),('5440-000','OFFICE EXPENSE',5284.61,612.74),('5450-000','LEGAL',14228,2350),('5460-000','ACCOUNTING / AUDIT',16500,0),('5470-000','LICENSES & PERMITS',2115,140),
 ('5510-000','REAL ESTATE TAXES',271037.58,24639.78),('5520-000','INSURANCE',88261.03,8023.73),('5530-000','BAD DEBT EXPENSE',18402.67,0)]: a('OPER EXP',*x)
for x in [('6010-000','MORTGAGE INTEREST',791520.66,71206.14),('6020-000','T.I. LOAN INTEREST',27500,2500)]: a('OTHER EXP',*x)
ds=-sum(r[4] for r in A if r[1][:4]=='1420'); ts=-sum(r[4] for r in A if r[1][:4]=='1430')
A.append(['OTHER EXP','6110-000','DEPRECIATION',ds*11,ds]); A.append(['OTHER EXP','6120-000','AMORTIZATION - T.I.',round(ts*10.8),ts]); a('OTHER EXP','6130-000','AMORTIZATION - COMM / LOAN',102414.08,9492.33); a('OTHER EXP','6210-000','STATE FRANCHISE TAX',4800,0)
cash=A[0]; cash[3]=cents(318744.09); cash[4]=-sum(r[4] for r in A)
cap=next(r for r in A if r[1]=='3020-000'); cap[3]=-sum(r[3] for r in A)
print(len(A),'cash',cash[3]/100,cash[4]/100,'cap',cap[3]/100)
DROP='2120-000'
drop=next(r for r in A if r[1]==DROP)
t=lambda c:(f'{abs(c)/100:,.2f}'+('-' if c<0 else ' '))
lines=[]; rows=[]; totals=[]; prev=None; sub=[0,0]; G=[0,0]
def total(lbl,b,m):
    lines.append(('r',' '*60+'-'*17+'  '+'-'*17+'  '+'-'*17)); lines.append(('b',f'{"":11}{lbl:<47}{t(b):>19}{t(m):>19}{t(b+m):>19}')); lines.append(('r',''))
    totals.append(dict(label=lbl,beginning=b/100,activity=m/100,ending=(b+m)/100))
nm={'ASSETS':'** TOTAL ASSETS','LIABILITIES':'** TOTAL LIABILITIES','EQUITY':'** TOTAL EQUITY','INCOME':'** TOTAL INCOME','OPER EXP':'** TOTAL OPER EXP','OTHER EXP':'** TOTAL OTHER EXP'}
for r in A:
    if r[0]!=prev:
        if prev: total(nm[prev],*sub)
        prev=r[0]; sub=[0,0]
    sub[0]+=r[3]; sub[1]+=r[4]; G[0]+=r[3]; G[1]+=r[4]
    if r is drop: continue
    lines.append(('r',f'{r[1]:<11}{r[2]:<47}{t(r[3]):>19}{t(r[4]):>19}{t(r[3]+r[4]):>19}'))
    rows.append(dict(account=r[1],name=r[2],beginning=r[3]/100,activity=r[4]/100,ending=(r[3]+r[4])/100))
total(nm[prev],*sub); total('*** ENTITY TOTAL',*G); assert G==[0,0]
pdf=FPDF('L','pt','letter'); pdf.set_creation_date(__import__('datetime').datetime(2024,1,8)); pdf.set_auto_page_break(False)
PER=44; n=-(-len(lines)//PER); y=0
# avoid splitting total from its rule
pages=[]; i=0
while i<len(lines):
    j=min(i+PER,len(lines))
    while j<len(lines) and lines[j][0]=='b': j-=1
    pages.append(lines[i:j]); i=j
for p,pl in enumerate(pages):
    pdf.add_page(); pdf.set_font('Courier','',8.6); y=36
    for k,x in enumerate([f'PGM GLR410                      B R I A R G A T E   P A R T N E R S   L T D                              PAGE {p+1:>4}',f'RUN 01/08/24  16:42:07               TRIAL BALANCE - SUMMARY BY ACCOUNT                              USER JDK',
        f'ENTITY: 412  BRIARGATE OFFICE & FLEX PARK                                                 PERIOD 12/23   BASIS: A','',
        f'{"":58}{"BEGINNING":>18} {"PERIOD":>18} {"ENDING":>18}',f'{"ACCOUNT":<11}{"DESCRIPTION":<47}{"BALANCE":>18} {"ACTIVITY":>18} {"BALANCE":>18}','='*115]):
        pdf.text(34,y,x); y+=11
    for s,x in pl: pdf.text(34,y,x); y+=11
    if p==len(pages)-1: pdf.text(34,y+8,f'{"":40}*** END OF REPORT GLR410 ***')
pdf.output(doc(NAME))
save(NAME,'TB',['beginning','activity','ending'],rows,totals,'Legacy mainframe print-out, fixed pitch landscape, trailing minus, accounts by building, class totals, many pages',True,
 dict(what=f'line {DROP} PREPAID RENT (beginning {drop[3]/100:.2f}, activity {drop[4]/100:.2f}, ending {(drop[3]+drop[4])/100:.2f}) left out of the print; totals of liabilities and entity still include it',kind='row_dropped'))
