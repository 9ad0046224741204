# SAP RFSSLD00-like list, monospaced, trailing minus, three company codes, long
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(6713)
N="RFSSLD00_GL_balances_P06_2025.pdf"
BS=[("100100","Bank op. acct - incoming",0),("100110","Bank op. acct - main",1840),("100120","Bank op. acct - checks",-92),("100210","Bank payroll",41),("100310","Escrow taxes/insur.",388),("100320","Lender reserve acct",512),
("110000","Rent receiv. recon",214),("110010","Other receivables",38),("110090","Allowance bad debt",-31),("115000","Straight-line rent rec",904),("120010","Prepaid insurance",133),("120020","Prepaid expenses oth",29),("125000","Due from affil. 2200",310),("125010","Due from affil. 3150",175),
("160000","Land",14200),("160100","Buildings",61800),("160110","Bldg improvements",7350),("160200","Tenant improvements",5210),("160300","Furn.&fixtures",440),("160900","CIP - development",2280),("169000","Acc.depr. buildings",-15120),("169010","Acc.depr. improvemts",-2240),("169020","Acc.depr. TI",-1930),("169030","Acc.depr. F&F",-211),
("175000","Deferred leasing cost",1420),("175090","Acc.amort leasing cst",-488),("178000","Deferred fin. costs",610),("178090","Acc.amort fin. costs",-233),
("200000","Trade payables recon",-402),("200010","GR/IR clearing",-66),("201000","Accrued opex",-255),("201010","Accrued real est. tax",-618),("201020","Accrued interest",-196),("205000","Prepaid rent (tenants)",-143),("206000","Security deposits",-521),("209000","Due to affiliates",-485),("250000","Mortgage loan A",-38000),("250010","Mezzanine loan",-6500),
("300000","Paid in capital",None),("300100","Noncontrolling int.",-2900),("301000","Distributions prior",5100)]
PL=[("400000","Base rent",-690),("400010","Percentage rent",-18),("400020","Storage/antenna rent",-7),("401000","Straight-line rent adj",-12),("410000","CAM recoveries",-131),("410010","Tax recoveries",-96),("410020","Insurance recoveries",-14),("420000","Parking revenue",-23),("429000","Other tenant income",-6),
("500010","Cleaning",28),("500020","Repairs & maint.",41),("500030","Utilities - electric",47),("500040","Utilities - gas/water",13),("500050","Security services",19),("500060","Landscape/snow",9),("500070","Wages on-site",36),("500080","Mgmt fee expense",27),("510000","Real estate tax exp",103),("510010","Insurance expense",18),("520000","Professional fees",7),("520010","Bad debt expense",4),
("600000","Interest expense",196),("600010","Amort. fin. costs",10),("610000","Depreciation expense",171),("610010","Amort. leasing costs",15),("690000","Asset mgmt fee affil.",12)]
CC=[("1410","Larkspur Realty Trust OP","Denver",1.0,set()),("2200","Mesa Verde Plaza JV LLC","Denver",.41,{"125000","250010","300100","400010","160900","209000"}),("3150","Calgary Core Offices ULC","Calgary",.73,{"125010","100210","400020","160300","169030","301000","429000","690000"})]
# common ids
def run(sc,skip):
    acc=[a for a in BS+PL if a[0] not in skip]; ids={a[0] for a in acc}; L=Ledger()
    def k(v,n=.08): return int(v*1000*sc*100*(1+R.uniform(-n,n)))
    for a,_,v in BS:
        if v and a in ids:
            v=k(v,.2); L.post(0,a,"300000",v)
    def P(m,d,c,v,n=.08):
        if d in ids and c in ids and v: L.post(m,d,c,k(v,n))
    for m in range(1,7):
        inc=0
        for a,_,v in PL:
            if a not in ids or R.random()<.04: continue
            if a[0]=="4": P(m,"115000" if a=="401000" else "110000",a,-v,.1)
            elif a=="510000": P(m,a,"201010",v,0)
            elif a=="510010": P(m,a,"120010",v,.01)
            elif a=="600000": P(m,a,"201020",v,.02)
            elif a=="600010": P(m,a,"178090",v,0)
            elif a=="610000": P(m,a,"169000",110,0);P(m,a,"169010",31,0);P(m,a,"169020",26,0);P(m,a,"169030",4,0)
            elif a=="610010": P(m,a,"175090",v,0)
            elif a=="520010": P(m,a,"110090",v,.4)
            else: P(m,a,"200000",v,.25)
        P(m,"100100","110000",970,.04); P(m,"100110","100100",965,.05); P(m,"200000","100120",215,.1); P(m,"100120","100110",216,.1)
        P(m,"201020","100110",195,.02); P(m,"250000","100110",61,0)
        P(m,"110000","205000",22,.5); P(m,"205000","110000",20,.5)
        P(m,"100210","100110",37,.1); P(m,"500070","100210",2,.1)
        P(m,"100310","100110",110,0)
        if m in(4,): P(m,"201010","100310",590,.02)
        if m%2==0: P(m,"200010","200000",34,.4); P(m,"160200","200010",31,.4); P(m,"160900","200010",70,.3)
        if m==3: P(m,"206000","100110",14,.4)
        if m==5: P(m,"100110","206000",19,.4)
        if m in(3,6): P(m,"301000","100110",240,.1)
        P(m,"201000","100110",40,.2); P(m,"500020","201000",8,.3); P(m,"110010","400000",3,.5)
    out=[]
    for a,n,_ in acc:
        o=L.dc(a,[0]);p=L.dc(a,range(1,6));q=L.dc(a,[6])
        if not any(o+p+q): continue
        o=o[0]-o[1];p=p[0]-p[1]; out.append([a,n,o,p,q[0],q[1],o+p+q[0]-q[1]])
    return out
W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
rows=[];tots=[];pg=0;y=0
FS=7.6; LH=9.1
def ln(s,b=False):
    global y
    c.setFont("Courier-Bold" if b else "Courier",FS); c.drawString(30,y,s); y-=LH
wid=[17,17,17,17,18]
def nums(v): return "".join(trail(x).rjust(w) for x,w in zip(v,wid))
bar="-"*(46+sum(wid))
def head(cc):
    global y,pg
    if pg: c.showPage()
    pg+=1; y=H-34
    L=46+sum(wid)
    ln((f"{cc[1]}").ljust(50)+"G/L Account Balances".center(32)+f"Time 07:42:19  Date 07/09/2025".rjust(L-82))
    ln((cc[2]).ljust(50)+"Ledger 0L".center(32)+f"RFSSLD00/KOBRENNER  Page {pg:>6}".rjust(L-82))
    y-=3
    ln("Carryforward periods 00-00 2025  Reporting periods 06-06 2025"); y-=2
    ln(bar)
    ln("CoCd G/L acct   Short text             Crcy".ljust(46)+"".join(h.rjust(w) for h,w in zip(["Balance ","Balance ","Debit ","Credit ","Accumulated "],wid)))
    ln("".ljust(46)+"".join(h.rjust(w) for h,w in zip(["carryforward ","prev.periods ","rept.period ","rept.period ","balance "],wid)))
    ln(bar)
G=[0]*5
K=["beginning","other:Balance prev.periods","debit","credit","ending"]
def total(l,T):
    tots.append(dict(label=l.strip(),**{k:v/100 for k,v in zip(K,T)}))
for cc in CC:
    d=run(cc[3],cc[4]); head(cc)
    T=[sum(r[i] for r in d) for i in range(2,7)]; assert T[0]==T[1]==T[4]==0 and T[2]==T[3]
    G=[a+b for a,b in zip(G,T)]
    for r in d:
        if y<42: head(cc)
        ln(f"{cc[0]} {r[0]:<10} {r[1]:<22} {'USD':<5}".ljust(46)+nums(r[2:]))
        rows.append(dict(account=r[0],name=r[1],**{k:v/100 for k,v in zip(K,r[2:])}))
    if y<70: head(cc)
    ln(bar); l=f"*    Company code {cc[0]}            USD"; ln(l.ljust(46)+nums(T),True); total(f"* Company code {cc[0]}",T)
    if cc is CC[-1]:
        ln(bar); ln("**   Overall total                USD".ljust(46)+nums(G),True); total("** Overall total",G); ln(bar)
        y-=10; ln("Translation note: CoCd 3150 functional currency CAD, shown in group currency USD at closing rate type M.")
c.save()
save(N,"TB","SAP RFSSLD00 monospaced list, three company codes, trailing minus, landscape PDF, long",True,K,rows,tots)
print(N,len(rows),pg)
