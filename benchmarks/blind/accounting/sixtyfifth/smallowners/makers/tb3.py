# Sage 100 style GL trial balance, medical office buildings, PDF Courier, trailing minus, 150+ rows
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(6503)
rows=[]
def add(code,name,b,d,c): rows.append([code,name,r2(b),r2(d),r2(c)])
B=[('01','NORTH MOB'),('02','SOUTH MOB'),('03','RIVER RD CLINIC')]
for code,n,b in [('1010-00','OPERATING CASH-REGIONS',0),('1015-00','LOCKBOX CLEARING',0),('1020-00','CASH-TI RESERVE',612000),('1025-00','CASH-TENANT DEPOSITS',88450)]:
    d=R.uniform(0,40000) if b==0 else R.uniform(100,900);add(code,n,b or R.uniform(90000,400000),d,d*.97 if b==0 else 0)
for s,n in B:
    add(f'1110-{s}',f'TENANT RECEIVABLE-{n}',R.uniform(9000,60000),*(lambda x:(x,x*R.uniform(.9,1.05)))(R.uniform(80000,240000)))
    add(f'1115-{s}',f'STRAIGHT-LINE RENT REC-{n}',R.uniform(60000,240000),R.uniform(600,2900),0)
    add(f'1120-{s}',f'ALLOW FOR BAD DEBTS-{n}',-R.uniform(1000,9000),0,R.choice([0,350]))
for s,n in B: add(f'1310-{s}',f'PREPAID INSURANCE-{n}',R.uniform(6000,22000),0,R.uniform(900,2600))
add('1320-00','PREPAID SVC CONTRACTS-ELEV/CHILLER',14370,0,1197.5)
add('1390-00','DUE FROM HOSPITAL FOUNDATION',25000,0,0)
for s,n in B:
    for m,nm,lo,hi,sg in [('1510','LAND',4e5,1.5e6,1),('1520','BUILDING',4e6,1.3e7,1),('1530','BLDG IMPROVEMENTS',2e5,9e5,1),('1540','TENANT IMPROVEMENTS',3e5,1.6e6,1)]:
        add(f'{m}-{s}',f'{nm}-{n}',R.randrange(int(lo),int(hi),500),R.choice([0,0,0,R.uniform(3000,40000)]) if m=='1540' else 0,0)
    for m,nm,lo,hi in [('1620','ACC DEPR-BLDG',9e5,3e6),('1630','ACC DEPR-IMPR',5e4,3e5),('1640','ACC AMORT-TI',1e5,6e5)]:
        add(f'{m}-{s}',f'{nm}-{n}',-R.uniform(lo,hi),0,R.uniform(2000,28000))
    add(f'1710-{s}',f'DEFERRED LEASING COMM-{n}',R.uniform(30000,150000),0,R.uniform(500,2000))
add('2010-00','ACCOUNTS PAYABLE-TRADE',-118402.66,161220.9,149077.31)
add('2020-00','RETAINAGE PAYABLE',-18750,0,0)
add('2050-00','SALES/USE TAX PAYABLE',0,0,0)
for s,n in B: add(f'2110-{s}',f'ACCRUED RE TAXES-{n}',-R.uniform(40000,150000),0,R.uniform(6000,19000))
for s,n in B: add(f'2210-{s}',f'TENANT DEPOSITS-{n}',-R.randrange(15000,40000,50),R.choice([0,1850]),R.choice([0,2400]))
for s,n in B: add(f'2220-{s}',f'PREPAID RENT-{n}',-R.uniform(2000,22000),*(lambda x:(x,x*R.uniform(.8,1.1)))(R.uniform(2000,15000)))
add('2310-00','DUE TO HOSPITAL-SHARED SVCS',-44210.18,44210.18,46018.77)
add('2510-01','MTG PAYABLE-NORTH MOB (TRUIST)',-6218440.12,18224.09,0);add('2510-02','MTG PAYABLE-SOUTH MOB (TRUIST)',-4107388.55,11906.41,0)
add('2590-00','UNAMORT LOAN COSTS',68412.3,0,1140.2)
add('3010-00','HOSPITAL CAPITAL',0,0,0);add('3020-00','DISTRIBUTIONS TO HOSPITAL',600000,75000,0);add('3090-00','RETAINED EARNINGS',0,0,0)
inc=[('4010','BASE RENT',70000,150000),('4015','STRAIGHT-LINE ADJ',600,2900),('4020','CAM RECOVERY',14000,40000),('4025','RE TAX RECOVERY',6000,18000),('4030','INSURANCE RECOVERY',800,2600),('4040','AFTER-HRS HVAC',150,1400),('4050','PARKING PERMITS',400,3800),('4090','LATE FEES/MISC',0,500)]
for m,nm,lo,hi in inc:
    for s,n in B:
        v=R.uniform(lo,hi); v=r2(v); dd=R.choice([0,0,0,0,v*.04]);add(f'{m}-{s}',f'{nm}-{n}',-v*8*R.uniform(.95,1.02),dd,v)
exp=[('5010','JANITORIAL',6000,15000),('5015','MEDICAL WASTE',300,1500),('5020','SECURITY PATROL',1500,4200),('5030','ELECTRIC',7000,21000),('5035','NATURAL GAS',400,2600),('5040','WATER/SEWER',700,3000),('5110','R&M-HVAC',500,6800),('5115','R&M-ELEVATOR',400,1900),('5120','R&M-PLUMBING',100,2500),('5125','R&M-GENERAL',700,4800),('5130','LANDSCAPE/SNOW',800,2400),('5140','PARKING LOT',0,1800),('5150','LIFE SAFETY/FIRE ALARM',200,1300),('5210','RE TAXES',6000,19000),('5220','PROPERTY INSURANCE',900,2600),('5310','MANAGEMENT FEE',3000,7200),('5320','BUILDING ENGINEER ALLOC',3500,7800),('5410','NON-RECOVERABLE OWNER COST',0,900)]
for m,nm,lo,hi in exp:
    for s,n in B:
        v=R.uniform(lo,hi);add(f'{m}-{s}',f'{nm}-{n}',v*8*R.uniform(.85,1.1),v,R.choice([0]*7+[v*.1]))
add('6010-00','PROFESSIONAL FEES',21850,1500,0);add('6020-00','BANK CHARGES',1216.4,148.05,0)
add('7010-01','MTG INTEREST-NORTH MOB',199412.77,24616.02,0);add('7010-02','MTG INTEREST-SOUTH MOB',131188.9,16258.41,0)
for s,n in B: add(f'7110-{s}',f'DEPR & AMORT-{n}',R.uniform(200000,420000),R.uniform(20000,52000),0)
add('8010-00','INTEREST INCOME',-6120.44,0,788.16)
# plug
ix={r[0]:r for r in rows}
tot_b=r2(sum(r[2] for r in rows));ix['3090-00'][2]=r2(-R.uniform(800000,900000));ix['3010-00'][2]=r2(-tot_b-ix['3090-00'][2])
g=r2(sum(r[3] for r in rows)-sum(r[4] for r in rows));print('gap',g,ix['3010-00'])
c0=ix['1010-00']
if g>0: c0[4]=r2(c0[4]+g)
else: c0[3]=r2(c0[3]-g)
print(c0)
T=[dict(account=a,name=n,beginning=b,debit=d,credit=c,ending=r2(b+d-c)) for a,n,b,d,c in rows]
K=['beginning','debit','credit','ending'];tot={k:r2(sum(t[k] for t in T)) for k in K};tot={k:v+0.0 if v else 0.0 for k,v in tot.items()}
assert tot['debit']==tot['credit'] and tot['beginning']==0==tot['ending'],tot
def m(v):
    s=f'{abs(v):,.2f}'; s=s[1:] if s.startswith('0.') else s
    return s+('-' if v<0 else ' ')
N='GL_TrialBalance_TRMC_MOB_Aug2025.pdf'
S=landscape(letter);W,H=S;c=canvas.Canvas(doc(N),pagesize=S)
XA,XN=40,118;X=dict(beginning=430,debit=535,credit=635,ending=752);PER=38
pages=-(-(len(T)+3)//PER)
def head(p):
    c.setFont('Courier-Bold',11);c.drawCentredString(W/2,H-38,'General Ledger Trial Balance')
    c.setFont('Courier',9);c.drawCentredString(W/2,H-51,'Three Rivers Medical Center - MOB Holdings LLC (TRM)')
    c.drawString(XA,H-38,'For Period 08 Ending 8/31/2025');c.drawRightString(752,H-38,'')
    c.drawString(XA,H-70,'All Accounts, All Buildings')
    c.setFont('Courier-Bold',8.5);y=H-92
    c.drawString(XA,y,'Account No.');c.drawString(XN,y,'Description')
    for k,a,b in [('beginning','Beginning','Balance'),('debit','','Debit'),('credit','','Credit'),('ending','Ending','Balance')]:
        c.drawRightString(X[k]-5,y+10,a);c.drawRightString(X[k]-5,y,b)
    c.setLineWidth(.7);c.line(XA,y-4,752,y-4)
    c.setFont('Courier',7.5);c.drawString(XA,24,'Run Date: 9/9/2025 4:17:32PM');c.drawString(XA,15,'G/L Date: 8/31/2025');c.drawRightString(752,24,f'Page: {p}');c.drawRightString(752,15,'User Logon: MBT')
    return y-16
p=1;y=head(1);n=0
for t in T:
    if n==PER: c.showPage();p+=1;y=head(p);n=0
    c.setFont('Courier',8.5);c.drawString(XA,y,t['account']);c.drawString(XN,y,t['name'])
    for k in K:c.drawRightString(X[k],y,m(t[k]))
    y-=11.6;n+=1
c.line(350,y+8,752,y+8);y-=4;c.setFont('Courier-Bold',8.5);c.drawString(XN,y,'Report Total:')
for k in K:c.drawRightString(X[k],y,m(tot[k]))
c.save();print(p,len(T),tot)
save(N,'TB','Sage 100 GL trial balance, Courier, trailing minus, .00 zeros, multi-page; hospital medical office buildings',True,K,T,[dict(label='Report Total:',**tot)])
