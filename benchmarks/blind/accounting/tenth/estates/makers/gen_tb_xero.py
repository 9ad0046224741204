# Xero style TB Australia with prior-year column
import random
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas
from common import *
R=random.Random(1803)
S=[("Revenue",[("200","Rental Income - Units",-486210.4,.96),("205","Rental Income - Retail Shop 1",-61880,.97),("215","Outgoings Recovered",-22416.85,.9),("270","Interest Income",-1804.22,.4)]),
("Expenses",[("404","Bank Fees",412.6,1.02),("408","Cleaning - Common Areas",14820,.93),("412","Consulting & Accounting",8650,1.1),("433","Insurance - Strata & Landlord",23194.16,.88),("442","Land Tax (NSW)",38416,.91),("445","Council Rates",17908.4,.95),("446","Water Rates & Usage",11240.77,1.04),("455","Agent Management Fees",30172.92,.95),("456","Letting Fees & Advertising",6105.5,1.4),("473","Repairs and Maintenance",41388.09,.7),("474","Lift Maintenance Contract",9240,.97),("478","Fire Safety Statement",2860,1),("416","Depreciation - Div 43",52125,1),("505","Loan Interest - Westpac",148903.31,.82)]),
("Assets",[("090","Westpac Business One ...4410",86214.37,None),("091","Westpac Cash Reserve ...7732",140000,.86),("610","Accounts Receivable",12806.45,1.3),("620","Prepayments",9118.2,.9),("700","Land - 22 Marlow St Cronulla",2150000,1),("710","Building at Cost",2085000,1),("711","Less Accum. Depreciation on Building",-364875,.857143)]),
("Liabilities",[("800","Accounts Payable",-15331.9,.8),("820","GST",-4118.64,1.12),("825","PAYG Withholdings Payable",-2016,.91),("840","Rental Bonds (lodged, contra)",-18600,.95),("845","Rent Received in Advance",-7215,.6),("900","Loan - Westpac Facility 1",-2420000,1.03)]),
("Equity",[("960","Retained Earnings",'p',None),("970","Owner A Funds Introduced",-1000000,1),("980","Owner A Drawings",120000,.75)])]
d=[]
for s,l in S:
    for a,n,v,f in l:
        if v is None:cur,py=None,round(f*100)
        elif v=='p':cur=py='p'
        else:
            cur=round(v*100)
            py=None if f is None else round(cur*f*(1 if f in(1,.857143) else R.uniform(.97,1.03)))
            if a=="711":py=-31275000
        d.append([s,a,n,cur,py])
for x in d:
    if x[1]=="090":x[4]=7120418
for x in d:
    if x[3]=='p':x[3]=-sum(y[3] for y in d if isinstance(y[3],int));x[4]=-sum(y[4] for y in d if isinstance(y[4],int))
PY="other:30 Jun 2024";M=["debit","credit",PY]
W,Hh=A4;c=canvas.Canvas(doc("Marlow Street Unit Trust - Trial Balance.pdf"),pagesize=A4)
F="Helvetica";rows=[];tot=[];X=[370,455,545]
def hd():
    c.setFont(F+"-Bold",8.5);c.drawString(45,y,"Account");c.drawString(235,y,"Account Code")
    for x,a,b in zip(X,["Debit -","Credit -",""],["Year to date","Year to date","30 Jun 2024"]):
        c.drawRightString(x,y+10,a);c.drawRightString(x,y,b)
    c.setLineWidth(1);c.line(45,y-5,545,y-5)
def ft():c.setFont(F,7);c.setFillGray(.4);c.drawString(45,30,"Trial Balance  |  Marlow Street Unit Trust  |  ABN 00 411 907 233");c.drawRightString(545,30,"Page %d"%c.getPageNumber());c.setFillGray(0)
c.setFont(F+"-Bold",18);c.drawString(45,Hh-60,"Trial Balance");c.setFont(F,11);c.drawString(45,Hh-77,"Marlow Street Unit Trust");c.drawString(45,Hh-92,"As at 30 June 2025")
y=Hh-130;hd();y-=22
def fm(v):return f"({-v/100:,.2f})" if v<0 else f"{v/100:,.2f}"
def line(v):
    for k,x in zip(M,X):
        if k in v:c.drawRightString(x,y,fm(round(v[k]*100)))
G={k:0 for k in M}
for s,_ in S:
    if y<110:ft();c.showPage();y=Hh-60;hd();y-=22
    c.setFont(F+"-Bold",9.5);c.drawString(45,y,s);y-=17
    for q in [q for q in d if q[0]==s]:
        if y<60:ft();c.showPage();y=Hh-60;hd();y-=22
        v={}
        if q[3] is not None:v["debit" if q[3]>0 else "credit"]=abs(q[3])/100
        if q[4] is not None:v[PY]=q[4]/100
        c.setFont(F,8.5);c.drawString(52,y,q[2]);c.drawString(235,y,q[1]);line(v)
        if q[4] is None:c.drawRightString(X[2],y,"-")
        c.setStrokeGray(.8);c.setLineWidth(.3);c.line(45,y-5,545,y-5);c.setStrokeGray(0);y-=16
        rows.append(dict(account=q[1],name=q[2],**v))
        for k in v:G[k]+=v[k]
    y-=5
G={k:round(v,2)+0 for k,v in G.items()};G[PY]=abs(G[PY]);assert G['debit']==G['credit'] and G[PY]==0
c.setLineWidth(1);c.line(45,y+11,545,y+11);c.setFont(F+"-Bold",9);c.drawString(45,y,"Total");line(G);tot.append(dict(label="Total",**G))
c.setFont(F,7.5);c.drawString(45,y-30,"Prior year shown as a single column: debits positive, credits in brackets. Accrual basis. Includes GST where not claimable.")
ft();c.save();print(G);save("Marlow Street Unit Trust - Trial Balance.pdf","TB",M,rows,tot)
