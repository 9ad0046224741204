import random; from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
R=random.Random(8401)
# (object.sub, name, opening signed pounds, kind)
A=[("1010.","Investment property - at cost",18640000,0),("1015.","Investment property - fair value adj",4115000,0),("1020.","Capitalised leasing costs",286450,0),
("1029.","Amortisation - leasing costs",-97318.44,'c'),("1030.","Plant & solar array Unit 14",214600,0),("1039.","Acc depreciation - plant",-64380,'c'),
("1110.HSBC","Bank - rent collection account",412066.18,'bank'),("1110.SC","Bank - service charge account",118702.55,'dc'),("1115.","Client money - tenant deposits",164500,'dc'),
("1210.","Trade debtors - tenants",188240.91,'dc'),("1212.","Bad debt provision",-31000,'c'),("1220.","Rent free & incentive debtor",143880.20,'dc'),("1230.","Insurance recoverable",22410.06,'dc'),("1240.","Prepayments",14266.67,'dc'),
("2110.","Trade creditors",-64820.37,'dc'),("2115.","Accruals",-38950,'dc'),("2120.","Retentions - roof works phase 2",-27480,'dc'),("2210.","VAT output",-71906.30,'dc'),("2211.","VAT input",12844.72,'dc'),
("2310.","Rent received in advance",-236904.15,'dc'),("2320.","Tenant deposits held",-164500,'dc'),("2330.","Service charge balancing account",-41077.12,'dc'),("2410.","Loan - Aldermere Pension Trustees",-9250000,0),("2415.","Loan interest accrued",-38541.67,'dc'),
("3010.","Share capital",-100,0),("3020.","Capital contribution reserve",-8900000,0),("3100.","Retained earnings b/fwd",None,0),
("4010.UNIT","Rent - estate units",-1218655.40,'c'),("4010.YARD","Rent - open storage yards",-86400,'c'),("4020.","Turnover & licence income",-12350,'c'),("4030.","Rent incentive amortisation",18410.60,'d'),("4110.","Service charge income",-164220.75,'c'),("4120.","Insurance rent recovered",-48716.32,'c'),("4210.","Solar feed-in & EV charging",-21480.17,'c'),("4900.","Sundry income",0,0),
("5010.","Estate security patrol",42800,'d'),("5015.","CCTV & gate maintenance",9644.20,'d'),("5020.","Landscaping & gritting",17325,'d'),("5030.","Estate cleaning & litter",11880,'d'),("5040.","Electricity - common areas",15208.33,'d'),("5045.","Water & drainage",6114.90,'d'),("5050.","Repairs - roads & car parking",19860.50,'d'),("5055.","Repairs - roofs & cladding",23417,'d'),("5060.","Fire risk & statutory testing",5372.75,'d'),("5070.","Estate management fee",29150,'d'),
("6010.","Void rates",38114.08,'d'),("6015.","Void service charge",14902.11,'d'),("6020.","Insurance premium",54061.80,'d'),("6030.","Letting agents fees",27600,'d'),("6035.","Legal fees - lettings",11842.50,'d'),("6040.","Rent review surveyor",4750,'d'),("6050.","Bad debt charge",9500,'d'),("6060.","Asset management fee",61250,'d'),("6070.","Audit & accountancy",8400,'d'),("6080.","Bank charges",412.35,'d'),("6090.","Non recoverable VAT",3218.64,'d'),
("7010.","Depreciation - plant",10730,'d'),("7020.","Amortisation - leasing costs",21460.44,'d'),("8010.","Loan interest payable",346875,'d'),("8020.","Loan monitoring fee",0,'d'),("9010.","Revaluation (gain)/loss",0,0)]
op=[None if a[2] is None else round(a[2]*100) for a in A]
i=op.index(None); op[i]=-sum(x for x in op if x is not None)
mv=[]
for (c,n,o,k),o2 in zip(A,op):
    r=lambda lo,hi:round(R.uniform(lo,hi)*100)
    if k==0: d,cr=0,0
    elif k=='bank': d,cr=31466218,0
    elif k=='dc':
        s=max(abs(o2)/100*.4,3000); d,cr=r(.2*s,s),r(.2*s,s)
        if R.random()<.15: d=0
    elif k=='c': d,cr=(0,max(round(-o2/10*R.uniform(.7,1.2)),150000))
    else: d,cr=max(round(o2/10*R.uniform(.6,1.5)),25000),0
    if c=="6090.": d,cr=0,4180
    mv.append([d,cr])
# keep client-money pair equal
mv[8]=[450000,1200000]; mv[20]=[1200000,450000]; mv[23]=[3854167,3854167]
mv[6][1]=0; mv[6][1]=sum(m[0] for m in mv)-sum(m[1] for m in mv)
assert mv[6][1]>0, mv[6]
rows=[];ln=[]
T=[0]*6
for (c,n,_,_),o,(d,cr) in zip(A,op,mv):
    cl=o+d-cr
    v=[o if o>0 else None,-o if o<0 else None,d or None,cr or None,cl if cl>0 else None,-cl if cl<0 else None]
    if not any(v): continue
    for j,x in enumerate(v): T[j]+=x or 0
    acc="41207."+c.rstrip('.'); ln.append((acc,n,v))
    rows.append(dict(account=acc,name=n,**{k:f(x) for k,x in zip(["open_dr","open_cr","debit","credit","close_dr","close_cr"],v)}))
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
m=lambda x:'' if x is None else f"{x/100:,.2f}"
def line(a,n,v): return f"{a:<17}{n:<38}"+''.join(f"{m(x):>16}" for x in v)
W,H=landscape(A4); cv=canvas.Canvas(B+'/documents/ravensmoor_tb_p10.pdf',pagesize=(W,H))
per=38; pages=[ln[i:i+per] for i in range(0,len(ln),per)]
FS=7.6; LH=11; X=32
for p,ch in enumerate(pages):
    y=H-34
    def out(s,b=False):
        global y; cv.setFont('Courier-Bold' if b else 'Courier',FS); cv.drawString(X,y,s); y-=LH
    out(f"{'R09410AP':<30}{'Ravensmoor Trade Park (Nominee) Limited':^90}{'02/11/2026  08:14:51':>31}")
    out(f"{'Company 00412':<30}{'Trial Balance by Business Unit':^90}{'Page -   '+str(p+1):>31}",True)
    out(f"{'Ledger AA   Curr GBP':<30}{'Period 10 / FY 26   -   As of 31/10/2026':^90}"); y-=LH*.6
    out(f"{'Business Unit:   41207   Ravensmoor Trade Park, Swindon'}"); y-=LH*.5
    out(f"{'':<55}{'. . . Opening Balance . . .':^32}{'. . . . Movement . . . .':^32}{'. . . Closing Balance . . .':^32}")
    out(f"{'Account':<17}{'Description':<38}"+''.join(f"{x:>16}" for x in ['Debit','Credit']*3))
    out('-'*16+' '+'-'*37+' '+' '.join(['-'*15]*6))
    for a,n,v in ch: out(line(a,n,v))
    if p==len(pages)-1:
        out(' '*55+' '+' '.join(['-'*15]*6)); out(line('','Total Business Unit 41207',T)); out(' '*55+' '+' '.join(['='*15]*6))
        out(line('','Total Company 00412',T),True); y-=LH
        out('* * *   End of Report   * * *')
    cv.showPage()
cv.save()
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
tt=lambda l:dict(label=l,**{k:f(x) for k,x in zip(K,T)})
save('ravensmoor_tb_p10.pdf','TB','JDE-style fixed-pitch report, opening/movement/closing pairs, UK industrial park',False,K,rows,[tt('Total Business Unit 41207'),tt('Total Company 00412')])
print(len(rows),T)
