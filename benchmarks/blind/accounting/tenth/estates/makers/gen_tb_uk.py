# Yardi-style six-column trial balance, UK office/retail holding
import random
from reportlab.lib.pagesizes import A4,landscape
from reportlab.pdfgen import canvas
from common import *
R=random.Random(1801)
S=[("FIXED ASSETS",[("0010-000","Investment Property - Freehold - 14 Colmore Gate",18450000,0),("0011-000","Investment Property - Long Leasehold - Thistle Arcade",9275000,0),
 ("0018-000","Tenant Incentives Capitalised",412600,.2),("0020-010","Plant & Machinery - Cost",286414.2,.15),("0020-020","Plant & Machinery - Acc. Depreciation",-121733.85,-.2)]),
("CURRENT ASSETS",[("1100-000","Rent Debtors Control",318402.77,9),("1100-050","Service Charge Debtors Control",96118.4,8),("1105-000","Provision for Doubtful Debts",-44250,-.3),
 ("1150-000","Prepayments & Accrued Income",71906.13,1.5),("1160-000","Rent Free Debtor (IFRS 16)",204775.5,.4),("1200-000","NatWest Client Rent Account 4471",566308.92,7),("1200-010","NatWest Client S/C Account 4488",128447.06,8),("1200-020","Tenant Deposit Account 4495",187500,.3),("1210-000","Petty Cash",250,0)]),
("CURRENT LIABILITIES",[("2100-000","Purchase Ledger Control",-88214.66,-9),("2109-000","Accruals",-52300,-2),("2110-000","Deferred Income - Rent In Advance",-402117.5,-4),
 ("2115-000","Tenant Deposits Held",-187500,-.3),("2118-000","Prepaid Charges / Credits on Account",-18446.9,-3),("2200-000","VAT Output (Sales Tax Control)",-91330.12,-4),("2201-000","VAT Input (Purchase Tax Control)",23871.44,5),("2202-000","VAT Liability - HMRC Payment Account",0,6),("2320-000","Corporation Tax",-114000,-1)]),
("LONG TERM LIABILITIES AND RESERVES",[("2300-000","Bank Loan - Aviva Facility A",-14500000,-.02),("2310-000","Unamortised Loan Arrangement Fees",108750,-.1),("2350-000","Intercompany - Harcourt Vale Topco Ltd",-3200000,-.1),("3000-000","Ordinary Share Capital",-1000,0),("3050-000","Revaluation Reserve",-6120000,0),("3200-000","Profit and Loss Account b/fwd",None,0)]),
("INCOME",[("4000-000","Rent Receivable - Offices",0,-1284000),("4000-010","Rent Receivable - Retail",0,-611250),("4005-000","Turnover Rent",0,-28417.33),("4010-000","Service Charge Income",0,-418860),("4015-000","Insurance Recharged",0,-47212.8),("4020-000","Car Park Licences",0,-36400),("4090-000","Bank Interest Receivable",0,-9114.71)]),
("PROPERTY AND ADMINISTRATIVE COSTS",[("5000-000","Void Rates",0,42710.5),("5010-000","Void Service Charge",0,31944.18),("5020-000","Managing Agent Fees - Irrecoverable",0,56100),("5100-000","S/C - Cleaning & Hygiene",0,96208.44),("5110-000","S/C - M&E Maintenance",0,118330.9),("5120-000","S/C - Security & Reception",0,139410),("5130-000","S/C - Electricity (Common Parts)",0,64911.48),("5200-000","Buildings Insurance Premium",0,49004.6),("5300-000","Letting & Legal Fees",0,73250),("5310-000","Valuation Fees",0,14500),("5900-000","Bad Debt Expense",0,11880.4),("7100-000","Loan Interest Payable",0,732250),("7200-000","Depreciation Charge",0,24346.77),("8200-000","Irrecoverable VAT",0,3218.09)])]
C=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
data=[];op=0;tot=[0,0]
for s,l in S:
    for a,n,o,m in l:
        if o is None: d=dict(a=a,n=n,o=None,dr=0,cr=0)
        else:
            o=round(o*100);op+=o
            if abs(m)<=20 and o!=0 or m in(6,):
                base=abs(o) or 6000000
                x=int(base*abs(m)*R.uniform(.8,1.1));y=int(x*R.uniform(.85,1.08))
                dr,cr=(x,y) if m>0 else (y,x)
                if m==6: cr=dr
            elif m: dr,cr=(round(m*100),0) if m>0 else (0,-round(m*100))
            else: dr=cr=0
            if m and abs(m)>20 and R.random()<.45:
                e=int(abs(m)*100*R.uniform(.005,.06))
                if m>0: dr+=e;cr+=e
                else: dr+=e;cr+=e
            d=dict(a=a,n=n,o=o,dr=dr,cr=cr);
        d['s']=s;data.append(d)
for d in data:
    if d['o'] is None:d['o']=-op
# balance movements through main bank (client rent account)
df=sum(d['dr']-d['cr'] for d in data)
b=[d for d in data if d['a']=="1200-000"][0]
if df>0:b['cr']+=df
else:b['dr']-=df
rows=[];totals=[]
def nums(d):
    o=d['o'];c=o+d['dr']-d['cr'];v={}
    if o>0:v['open_dr']=o/100
    if o<0:v['open_cr']=-o/100
    if d['dr']:v['debit']=d['dr']/100
    if d['cr']:v['credit']=d['cr']/100
    if c>0:v['close_dr']=c/100
    if c<0:v['close_cr']=-c/100
    return v
W,Hh=landscape(A4);c=canvas.Canvas(doc("HV014_Trial_Balance_Mar25.pdf"),pagesize=(W,Hh))
X=[360,442,524,606,702,790];pg=[0];y=[0]
def head():
    pg[0]+=1
    c.setFont("Times-Bold",14);c.drawString(40,Hh-40,"Harcourt Vale Estates Ltd (hv014)");c.setFont("Times-Roman",9.5)
    c.drawString(40,Hh-54,"Trial Balance  -  Period 01 Apr 2024 to 31 Mar 2025  -  Book: Accrual, IFRS Adj  -  Currency: GBP")
    c.drawRightString(W-40,Hh-40,"Page %d of 3"%pg[0]);c.drawRightString(W-40,Hh-54,"Run by mgilchrist 11/04/2025 08:52")
    c.setFillGray(.85);c.rect(38,Hh-94,W-76,30,stroke=0,fill=1);c.setFillGray(0);c.setFont("Times-Bold",9.5)
    c.drawString(42,Hh-88,"Nominal");c.drawString(100,Hh-88,"Description")
    for i,t in enumerate(["Opening Balance","Movement in Period","Closing Balance"]):
        a,b_=X[2*i]-70,X[2*i+1];c.drawCentredString((a+b_)/2,Hh-75,t);c.line(a,Hh-78,b_,Hh-78)
        c.drawRightString(X[2*i],Hh-88,"Debit");c.drawRightString(X[2*i+1],Hh-88,"Credit")
    y[0]=Hh-110
def foot():
    c.setFont("Times-Italic",8);c.drawString(40,24,"Harcourt Vale Estates Ltd is registered for VAT, no. 418 2207 61. Figures are unaudited.")
def put(v,f="Times-Roman"):
    c.setFont(f,9.5)
    for k,x in zip(C,X):
        if k in v:c.drawRightString(x,y[0],f"{v[k]:,.2f}")
def need(n):
    if y[0]<n: foot();c.showPage();head()
head();G={k:0 for k in C}
for s,_ in S:
    need(90);c.setFont("Times-Bold",10);c.drawString(42,y[0],s);y[0]-=14;T={k:0 for k in C}
    for d in [d for d in data if d['s']==s]:
        need(46);v=nums(d);c.setFont("Times-Roman",9.5);c.drawString(42,y[0],d['a']);
        # wrap long names
        n=d['n'];l2=''
        if c.stringWidth(n,"Times-Roman",9.5)>200:
            w=n.split(' ');l2=[]
            while c.stringWidth(' '.join(w),"Times-Roman",9.5)>200:l2.insert(0,w.pop())
            n=' '.join(w);l2=' '.join(l2)
        c.drawString(100,y[0],n);put(v)
        if l2:y[0]-=10.5;c.setFont("Times-Roman",9.5);c.drawString(100,y[0],l2)
        y[0]-=13.5
        for k in v:T[k]+=v[k]
        rows.append(dict(account=d['a'],name=d['n'],**v))
    T={k:round(v,2) for k,v in T.items()}
    for k in C:G[k]+=T[k]
    v={k:x for k,x in T.items() if x};y[0]-=2;need(46);c.setLineWidth(.4)
    for x in X:c.line(x-70,y[0]+9.5,x,y[0]+9.5)
    c.setFont("Times-Bold",9.5);c.drawString(100,y[0],"Total "+s.title());put(v,"Times-Bold");totals.append(dict(label="Total "+s.title(),**v));y[0]-=22
G={k:round(v,2) for k,v in G.items()};need(60);c.setFont("Times-Bold",10);c.drawString(42,y[0],"GRAND TOTAL");put(G,"Times-Bold");totals.append(dict(label="GRAND TOTAL",**G))
for x in X:c.line(x-70,y[0]+10.5,x,y[0]+10.5);c.line(x-70,y[0]-3,x,y[0]-3);c.line(x-70,y[0]-5,x,y[0]-5)
foot();c.save();print(pg,G);assert abs(G['open_dr']-G['open_cr'])<.01 and abs(G['debit']-G['credit'])<.01
save("HV014_Trial_Balance_Mar25.pdf","TB",C,rows,totals)
