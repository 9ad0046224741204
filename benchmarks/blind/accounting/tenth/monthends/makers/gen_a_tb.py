# RealPage-like text trial balance, Courier landscape, Dr/Cr pairs x3, two properties
import random
from emit import *
from reportlab.pdfgen import canvas
random.seed(1601)
A1="""1010-0000|Cash - Operating|A
1010-0100|Cash - Payroll Clearing|A
1015-0000|Cash - Security Deposit Trust|A
1110-0000|Accounts Receivable - Residents|A
1110-0500|Accounts Receivable - HAP / Housing Authority|A
1190-0000|Allowance for Doubtful Accounts|C
1310-0000|Prepaid Insurance - Property & Liability|A
1320-0000|Escrow - Real Estate Taxes|A
1330-0000|Escrow - Replacement Reserve|A
1510-0000|Buildings & Improvements|F
1590-0000|Accumulated Depreciation|C
2010-0000|Accounts Payable - Trade|L
2015-0000|Accrued Expenses - Other|L
2110-0000|Accrued Real Estate Taxes|L
2210-0000|Security Deposits - Refundable|L
2220-0000|Pet Deposits|L
2310-0000|Prepaid Rents|L
2510-0000|Mortgage Note Payable - 1st Lien|L
3010-0000|Owner Contributions|L
3020-0000|Owner Distributions|D
3900-0000|Retained Earnings - Prior Years|E
5110-0000|Gross Potential Rent|I
5120-0000|Gain / Loss to Lease|X
5210-0000|Vacancy Loss|X
5220-0000|Rent Concessions - One Time|X
5310-0000|Late Fees & NSF Income|I
5320-0000|Pet Rent|I
5335-0000|Utility Reimbursement - Water / Sewer (RUBS)|I
6110-0000|Salaries - Manager & Leasing|X
6120-0000|Salaries - Maintenance|X
6210-0000|Apartment Turnover - Paint & Clean|X
6240-0000|HVAC Repairs|X
6310-0000|Electric - House Meters|X
6320-0000|Water & Sewer|X
6410-0000|Management Fees|X
6510-0000|Insurance Expense|X
6610-0000|Real Estate Tax Expense|X
7110-0000|Interest Expense - Mortgage|X""".split('\n')
pick=[0,2,3,6,7,9,10,11,13,14,16,17,18,20,21,23,25,27,28,30,32,34,35,36,37]
A2=[A1[i] for i in pick]
A2[12:12]=["2320-0000|Retail Tenant Deposits - Ground Floor|L"]
A2[16:16]=["5410-0000|Retail Base Rent|I","5420-0000|Retail CAM Recoveries|I"]
A2.sort()
def build(al,scale):
    out=[]
    for s in al:
        c,n,t=s.split('|')
        r=lambda a,b:int(random.uniform(a,b)*100*scale)
        b=d=k=0
        if t=='A': b=r(3000,90000); d=r(900,42000); k=r(900,42000)
        elif t=='F': b=r(11e6,12e6); d=random.choice([0,r(3000,9000)])
        elif t=='C': b=-r(4000,900000); k=r(400,30000)
        elif t=='L': b=-r(2500,60000); d=r(0,9000); k=r(200,9000)
        elif t=='D': b=r(40000,90000); d=r(9000,20000)
        elif t=='I': b=-r(9000,190000); k=r(900,26000); d=random.choice([0,0,r(20,300)])
        elif t=='X': b=r(3000,60000); d=r(400,8000); k=random.choice([0,0,0,r(20,250)])
        if 'Mortgage Note' in n: b=-r(7.1e6,7.4e6); d=r(9000,11000); k=0
        if 'Contributions' in n: b=-r(3.1e6,3.3e6); d=k=0
        if 'Allowance' in n: b=-r(3000,6000); k=r(100,500);d=0
        if 'Pet' in n and t=='I': b=-r(2000,4000);k=r(300,500);d=0
        if 'Gross Potential' in n: b=-r(1100000,1200000);k=r(150000,160000);d=0
        if t=='E': d=k=0
        out.append([c,n,b,d,k,t])
    # plug activity in operating cash
    D=sum(x[3] for x in out);K=sum(x[4] for x in out)
    if D>K: out[0][4]+=D-K
    else: out[0][3]+=K-D
    e=[x for x in out if x[5]=='E'][0]; e[2]=0; e[2]=-sum(x[2] for x in out)
    return out
P=[("KESTREL POINTE APARTMENTS","0417",build(A1,1.0)),("THE ALDINE BLOCK (MIXED-USE)","0433",build(A2,.55))]
cols=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def six(b,d,k):
    e=b+d-k; v=[None]*6
    if b>0:v[0]=b
    if b<0:v[1]=-b
    if d:v[2]=d
    if k:v[3]=k
    if e>0:v[4]=e
    if e<0:v[5]=-e
    return v
f=lambda c:'' if c is None else f"{c/100:,.2f}"
W=17
def line(a,n,v): return f"{a:<11}{n[:36]:<36} "+''.join(f"{f(x):>{W}}" for x in v)
rows=[];tots=[];G=[0]*6
c=canvas.Canvas(doc('kestrel_gl_trial_bal_0925.pdf'),pagesize=(792,612))
pg=0
def head(p):
    global pg,y
    if pg:c.showPage()
    pg+=1; c.setFont('Courier',7.3); y=585
    out("RUN 10/09/2025 07:42 AM  USER: LBRANDT".ljust(110)+f"PAGE {pg:>3}".rjust(40))
    out("HOLLIS & REYE RESIDENTIAL MGMT".center(150)); out("GENERAL LEDGER TRIAL BALANCE - DEBIT/CREDIT FORMAT".center(150))
    out("FISCAL PERIOD 09/2025   BOOK: ACCRUAL".center(150)); out(f"PROPERTY {p[1]}  {p[0]}" if p else "ALL PROPERTIES"); out('')
    out(' '*48+"---- BEGINNING BALANCE ----".center(34)+"----- PERIOD ACTIVITY -----".center(34)+"----- ENDING BALANCE -----".center(34))
    out("ACCOUNT".ljust(11)+"DESCRIPTION".ljust(37)+''.join(x.rjust(W) for x in ["DEBIT","CREDIT"]*3)); out('='*150)
def out(s):
    global y
    c.drawString(40,y,s); y-=9.6
for p in P:
    head(p);T=[0]*6;last=None
    for a,n,b,d,k,t in p[2]:
        if y<50: head(p)
        if last and a[0]!=last: out('')
        last=a[0]
        v=six(b,d,k); out(line(a,n,v))
        r={"account":a,"name":n[:36].strip()}
        for m,x in zip(cols,v):
            if x is not None: r[m]=x/100; T[cols.index(m)]+=x
        rows.append(r)
    if y<80: head(p)
    out(' '*48+''.join(('-'*14).rjust(W) for _ in cols)); L=f"TOTAL PROPERTY {p[1]}"
    out(line('',L,T)); out(' '*48+''.join(('='*14).rjust(W) for _ in cols)); out('')
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
    tots.append({"label":L,**{m:x/100 for m,x in zip(cols,T)}}); G=[g+x for g,x in zip(G,T)]
out(line('','REPORT TOTALS',G)); tots.append({"label":"REPORT TOTALS",**{m:x/100 for m,x in zip(cols,G)}})
out('');out("*** END OF REPORT ***  2 PROPERTIES SELECTED, ZERO-BALANCE ACCOUNTS SUPPRESSED")
c.save(); emit('kestrel_gl_trial_bal_0925.pdf','TB',cols,rows,tots)
