# retail strip, six columns, fpdf2 Times, codes at right. PLANTED digit change
from common import *
from fpdf import FPDF
rng=random.Random(2303); fn="crossbow_plaza_tb_q2.pdf"
S=[("Assets",[("First Cumberland - operating",1010,61240.18),("First Cumberland - sec. dep. trust",1020,33150),("Due from tenants",1200,27815.4),("Escrow - taxes & insurance",1310,48902.77),("Prepaid expenses",1400,6120),("Land",1500,720000),("Buildings",1510,3184000),("Parking lot & paving",1520,212640),("Signage (pylon)",1530,38900),("Less: accumulated depreciation",1590,-911204),("Deferred leasing costs",1700,58215.33)]),
("Liabilities & Capital",[("Trade payables",2010,-18455.02),("Security deposits",2100,-33150),("Rents received in advance",2150,-9870),("Accrued real estate tax",2200,-31200),("Sales tax on rents",2250,-4418.91),("Mortgage - Halvorsen Life",2500,-2240816.55),("Capital - D. Ostrander",3010,0),("Capital - Ostrander Family Trust",3020,-412000),("Distributions",3100,45000)]),
("Income",[("Minimum rents",4010,-151820),("Percentage rents",4020,0),("CAM reimbursements",4110,-37410.25),("Tax reimbursements",4120,-26100),("Insurance reimbursements",4130,-7215.6),("Late charges",4300,-450),("Pylon sign rent",4400,-1800),("Termination fee income",4500,0)]),
("Expenses",[("Sweeping & trash",5010,9860.4),("Landscaping",5020,5400),("Parking lot lighting & repairs",5030,3877.15),("Roof repairs",5040,0),("Fire sprinkler monitoring",5050,1140),("Common electric",5110,7718.82),("Water - irrigation",5120,1902.36),("Management fees",5200,8990),("Legal - evictions",5310,0),("Accounting",5320,2750),("Property insurance",5400,11845),("Real estate taxes",5500,31200),("Mortgage interest",6010,30488.17),("Depreciation",6100,25410),("Amortization - leasing",6110,2905.5)])]
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
A=[[s,n,c,v] for s,l in S for n,c,v in l]
for a in A:
    if a[2]==3010: a[3]=0
tot=r2(sum(a[3] for a in A)); 
for a in A:
    if a[2]==3010: a[3]=-tot
per={}
for s,n,c,v in A:
    d=k=0
    if s=="Income" and v: k=r2(-v*rng.uniform(.95,1.06))
    elif s=="Expenses" and v: d=r2(v*rng.uniform(.8,1.25))
    per[c]=[d,k]
per[1200]=[r2(224310.05),r2(219877.6)];per[1310]=[24000.0,11845.0];per[1400]=[0,3060.0];per[1590]=[0,25410.0];per[1700]=[8800.0,2905.5]
per[6100][0]=25410.0;per[6110][0]=2905.5;per[2010]=[61204.88,58919.47];per[2100]=[2400.0,3650.0];per[1020]=[3650.0,2400.0];per[2150]=[9870.0,11315.0];per[2200]=[0,31200.0];per[5500][0]=31200.0;per[2250]=[13102.44,13377.18];per[2500]=[15884.29,0];per[3100]=[30000.0,0];per[4020]=[0,6412.75];per[5040]=[14872.36,0];per[5310]=[1985.0,0];per[5010][1]=310.0;per[4500]=[0,12000.0]
per[1010]=[0,0];net=r2(sum(x[0]-x[1] for x in per.values()));per[1010]=[r2(231406.9),r2(231406.9+net)]
rows=[]
for s,n,c,v in A:
    o={"account":str(c),"name":n}
    if v>0:o["open_dr"]=r2(v)
    if v<0:o["open_cr"]=r2(-v)
    d,k=per[c]
    if d:o["debit"]=d
    if k:o["credit"]=k
    e=r2(v+d-k)
    if e>0:o["close_dr"]=e
    if e<0:o["close_cr"]=-e
    assert len(o)>2
    o["_s"]=s; rows.append(o)
s=sums(rows,K); assert s["open_dr"]==s["open_cr"] and s["debit"]==s["credit"] and s["close_dr"]==s["close_cr"],s
T=[{"label":"Totals, all accounts",**s}]
for o in rows:
    if o["account"]=="5040": o["debit"]=14372.36   # planted
pdf=FPDF("L","pt","letter"); pdf.set_auto_page_break(False); X=[44,300,372,444,516,588,660]; W=72
def R(x,y,t,st="",sz=9.5): pdf.set_font("Times",st,sz); pdf.text(x-pdf.get_string_width(t),y,t)
def Lf(x,y,t,st="",sz=9.5): pdf.set_font("Times",st,sz); pdf.text(x,y,t)
def C(x,y,t,st="",sz=9.5): pdf.set_font("Times",st,sz); pdf.text(x-pdf.get_string_width(t)/2,y,t)
ends=[300,378,456,534,612,690]
pg=0
def head():
    global y,pg
    pg+=1; pdf.add_page(); C(396,40,"CROSSBOW PLAZA ASSOCIATES","B",14); C(396,56,"Trial balance worksheet for the quarter April - June 2024" + (" (continued)" if pg>1 else ""),"I",11)
    for a,t1,t2 in[(0,"BALANCES","March 31, 2024"),(2,"TRANSACTIONS","2nd quarter"),(4,"BALANCES","June 30, 2024")]:
        m=(ends[a]-68+ends[a+1])/2; C(m,82,t1,"B",9); C(m,93,t2,"",9); pdf.line(ends[a]-66,96,ends[a+1],96)
    for i,e in enumerate(ends): R(e,108,["Debit","Credit"][i%2],"B")
    Lf(44,108,"Account","B"); R(744,108,"GL No.","B"); pdf.set_line_width(.8); pdf.line(44,112,748,112); pdf.set_line_width(.4); y=126
head(); cur=None; first=True
for o in rows:
    if y>540: 
        C(396,590,f"- {pg} -","",9); head()
    if o["_s"]!=cur: cur=o["_s"]; y+=3; Lf(44,y,cur,"BI",10); y+=14
    Lf(54,y,o["name"]); R(744,y,o["account"])
    for e,k in zip(ends,K):
        if k in o: R(e,y,f2(o[k]))
        if first and k=="open_dr": Lf(e-66,y,"$")
    first=False; y+=13.2
pdf.line(ends[0]-66,y-8,ends[-1],y-8); y+=4; Lf(54,y,"Totals, all accounts","B")
for e,k in zip(ends,K): R(e,y,"$"+f2(s[k]),"B",8.6); pdf.line(e-66,y+3,e,y+3); pdf.line(e-66,y+5,e,y+5)
y+=24; Lf(44,y,"Year begins January 1. Percentage rent is Sable & Finch Shoes only, lease year to April. Unaudited, for the broker's use.","I",9)
C(396,590,f"- {pg} -","",9); pdf.output(D(fn))
for o in rows: o.pop("_s")
save(fn,"TB","RETAIL","owner's bookkeeper","six-column worksheet, landscape, Times, three-line grouped heads, GL number at far right","opening/period/closing pairs; code last; blank cells; one digit wrong",K,rows,T,{"what":"Roof repairs (5040): transactions debit printed 14,372.36, should be 14,872.36; period debits do not add to the printed total and the closing balance does not roll","kind":"digit_changed"})
