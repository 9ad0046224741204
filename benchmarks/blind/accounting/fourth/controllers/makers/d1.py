# line-printer style GL trial balance, two entities, trailing minus
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(41001)
CH=[('1010-00','CASH - OPERATING',1),('1015-00','CASH - PAYROLL IMPREST',1),('1020-00','CASH - SECURITY DEPOSIT TRUST',1),('1105-00','RESIDENT RECEIVABLE',1),
('1110-00','ALLOW. FOR DOUBTFUL ACCTS',-1),('1130-00','DUE FROM AFFILIATES',1),('1210-00','PREPAID INSURANCE - PROPERTY AND LIAB',1),('1220-00','REAL ESTATE TAX ESCROW',1),
('1510-00','LAND',1),('1520-00','BUILDINGS AND IMPROVEMENTS',1),('1530-00','FURNITURE FIXTURES & EQUIPMENT',1),('1590-00','ACCUMULATED DEPRECIATION',-1),
('2010-00','ACCOUNTS PAYABLE - TRADE',-1),('2040-00','ACCRUED REAL ESTATE TAXES',-1),('2055-00','ACCRUED INTEREST PAYABLE',-1),('2110-00','PREPAID RENT LIABILITY',-1),
('2150-00','SECURITY DEPOSITS HELD',-1),('2500-00','MORTGAGE PAYABLE - FIRST LIEN',-1),('3010-00',"PARTNERS' CAPITAL",-1),('3090-00','DISTRIBUTIONS TO PARTNERS',1),
('4010-00','GROSS POTENTIAL RENT',-1),('4020-00','LOSS TO VACANCY',1),('4035-00','CONCESSIONS - NEW LEASE SPECIALS',1),('4110-00','LATE AND NSF FEES',-1),('4125-00','UTILITY REIMBURSEMENT (RUBS)',-1),
('5110-00','SALARIES - ON SITE MANAGEMENT',1),('5120-00','SALARIES - MAINTENANCE',1),('5310-00','ELECTRIC - COMMON AREA',1),('5320-00','WATER AND SEWER',1),('5410-00','TURNOVER PAINT & CLEANING',1),
('5430-00','PLUMBING AND HVAC REPAIRS',1),('5610-00','MANAGEMENT FEE',1),('5710-00','REAL ESTATE TAX EXPENSE',1),('5720-00','INSURANCE EXPENSE',1),('7010-00','INTEREST EXPENSE - MORTGAGE',1),('7500-00','DEPRECIATION EXPENSE',1)]
SC={'1010':90000,'1015':2500,'1020':110000,'1105':21000,'1110':6500,'1130':14000,'1210':33000,'1220':88000,'1510':2100000,'1520':11800000,'1530':640000,'1590':3900000,'2010':41000,'2040':97000,'2055':31000,'2110':12500,'2150':109000,'2500':7900000,'3090':400000,
'4010':1540000,'4020':88000,'4035':31000,'4110':14000,'4125':61000,'5110':132000,'5120':118000,'5310':27000,'5320':74000,'5410':29000,'5430':35000,'5610':45000,'5710':120000,'5720':58000,'7010':281000,'7500':310000}
D=Doc('GLR240_tb_0925.pdf','TB',['beginning','debit','credit','ending'])
def tm(v):
    s='{:,.2f}'.format(abs(v))
    if s.startswith('0.'): s=s[1:]
    return s+('-' if v<0 else ' ')
lines=[] # (text, kind)
grand=dict(beginning=0,debit=0,credit=0,ending=0)
allm=[]
def fmt(a,n,v): return '  {:<9}{:<30}{:>19}{:>18}{:>18}{:>19}'.format(a,n,*[tm(v[k]) for k in ('beginning','debit','credit','ending')])
for ent,nm,f in (('014','HOLLINS FERRY APARTMENTS LP',1.0),('027','TARRANT STREET LOFTS LLC',0.57)):
    lines.append(('ENTITY %s   %s'%(ent,nm),'ent'))
    recs=[]
    for a,n,s in CH:
        if ent=='027' and a[:4] in ('1015','1130','4035'): continue
        k=a[:4]; b=0
        if k in SC: b=s*r2(SC[k]*f*R.uniform(.8,1.2))
        if k in('1510','1015'): b=float(round(b,-2))
        d=c=0.0
        pl=k[0] in '457'
        if pl and k!='7500':
            m=abs(b)/8*R.uniform(.85,1.15)
            d,c=(r2(m),0.0) if s>0 else (0.0,r2(m))
            if R.random()<.3:
                x=r2(m*R.uniform(.01,.06)); 
                if d: c=x
                else: d=x
        elif k=='7500': d=r2(abs(b)/8)
        elif k=='1590': c=None
        elif k in('1105','2010'): d=r2(R.uniform(60000,160000)*f); c=r2(d*R.uniform(.96,1.04))
        elif k in('1020','2150','2110'): d=r2(R.uniform(800,6000)); c=r2(R.uniform(800,6000))
        elif k=='1220': d=r2(11250*f)
        elif k=='1210': c=r2(abs(b)/8)
        elif k=='2040': c=r2(11880.4*f)
        elif k=='2055': d=r2(31000*f);c=r2(30890.15*f)
        elif k=='2500': d=r2(14220.77*f)
        elif k=='3090': d=50000.0*(1 if f==1 else .5)
        elif k=='1130': c=r2(R.uniform(100,4000))
        recs.append([a,n,b,d,c])
    dep=[x for x in recs if x[0][:4]=='7500'][0][3]
    for x in recs:
        if x[0][:4]=='1590': x[4]=dep
    cap=[x for x in recs if x[0][:4]=='3010'][0]; cap[2]=0; cap[2]=r2(-sum(x[2] for x in recs))
    cash=recs[0]; cash[3]=cash[4]=0.0
    diff=r2(sum(x[3] for x in recs)-sum(x[4] for x in recs)); base=r2(R.uniform(150000,240000)*f)
    cash[3]=r2(base-(diff if diff<0 else 0)+ (0)); cash[4]=r2(base+(diff if diff>0 else 0)) 
    if diff<0: cash[3]=r2(base-diff); cash[4]=base
    else: cash[3]=base; cash[4]=r2(base+diff)
    tot=dict(beginning=0,debit=0,credit=0,ending=0); mem=[]; prev='1'
    for a,n,b,d,c in recs:
        n2=n[:29]
        v=dict(beginning=r2(b),debit=r2(d),credit=r2(c),ending=r2(b+d-c))
        if a[0]!=prev: lines.append(('','sp')); prev=a[0]
        lines.append((fmt(a,n2,v),'row')); mem.append(D.row(account=a,name=n2.rstrip(),**v))
        for k in tot: tot[k]=r2(tot[k]+v[k])
    lines.append((' '*41+(' '+'-'*17).rjust(19)+('-'*16).rjust(18)+('-'*16).rjust(18)+('-'*17).rjust(19),'rule'))
    lines.append((fmt('','ENTITY %s TOTALS'%ent,tot),'tot')); lines.append(('','sp'))
    tot={k:(v if v else 0.0) for k,v in tot.items()}
    D.total('ENTITY %s TOTALS'%ent,tot,mem); allm+=mem
    for k in tot: grand[k]=r2(grand[k]+tot[k])
    if ent=='014': lines.append(('','brk'))
lines.append((fmt('','REPORT TOTALS',grand),'tot'))
D.total('REPORT TOTALS',grand,allm)
lines.append(('','sp')); lines.append(('  RECORDS SELECTED: 69    ACCOUNTS WITH NO BALANCE AND NO ACTIVITY SUPPRESSED','note')); lines.append(('  *** END OF REPORT GLR240 ***','note'))
W,H=landscape(letter)
c=canvas.Canvas(D.path,pagesize=(W,H),invariant=1)
pg=0
def head():
    global pg,y,i
    pg+=1; y=H-34; i=0
    c.setFont('Courier',9)
    for t in ('GLR240'+' '*30+'KESTREL & LOWE REALTY HOLDINGS - CONTROLLER'+' '*22+'PAGE %5d'%pg,
              'RUN 10/07/25 08:14'+' '*26+'GENERAL LEDGER TRIAL BALANCE'+' '*25+'USER MDELACR',
              'LEDGER: ACTUAL  BASIS: ACCRUAL'+' '*16+'PERIOD 09/25  TO  09/25',''
              ,'  {:<9}{:<30}{:>18} {:>17} {:>17} {:>18}'.format('ACCOUNT','','BALANCE','PERIOD','PERIOD','ENDING'),
              '  {:<9}{:<30}{:>18} {:>17} {:>17} {:>18}'.format('NUMBER','DESCRIPTION','FORWARD','DEBITS','CREDITS','BALANCE'),'='*115):
        c.drawString(44,y,t); y-=11.5
head(); ent=''
for t,k in lines:
    if k=='brk': c.showPage(); head(); continue
    if y<40: c.showPage(); head(); c.drawString(44,y,ent+'  (CONT.)'); y-=11.5
    if k=='ent': ent=t
    if k=='row':
        i+=1
        if (i//2)%2: c.setFillGray(.92); c.rect(42,y-2.6,W-100,11.5,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Courier-Bold' if k in('ent','tot') else 'Courier',9)
    c.drawString(44,y,t); y-=(7 if k=='sp' else 11.5)
c.save(); D.save()
