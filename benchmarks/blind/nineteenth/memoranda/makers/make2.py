# 2: audited statements of an office building, three statements
from lib import *
from reportlab.pdfgen import canvas
P="Fairmount Exchange Building, LLC"
# 3 year ends 2022,2023,2024
ar=[184212,171906,203377];pp=[61480,66215,58934]
land=[4150000]*3;bld=[23684110,23684110,23912485];ti=[2916402,3271866,3598041];ad=[-7204518,-8113966,-9071203]
dl=[688140,641377,702918];sl=[512206,548731,571444]
ap=[243918,268402,221765];ai=[61824,60733,59597];sd=[198750,204150,201300];pr=[97216,84388,102741];cp=[291012,304387,318376];lt=[15832146,15527759,15209383]
ops={"rent":[0,3986214,4127583],"rec":[0,1244918,1301226],"park":[0,186430,194712],"oth":[0,31877,27405]}
exn=["Cleaning and janitorial","Utilities","Repairs and maintenance","Property management fees","Security","Insurance","Real estate taxes","General and administrative","Bad debt expense"]
exv=[(388106,401772),(512988,497316),(344671,371940),(163483,169528),(148200,154128),(97614,118233),(702455,726981),(88919,91346),(11420,18655)]
dep=[0,909448,957237];am=[0,118264,124305];it=[0,740412,727906]
NI=[0,0,0]
for t in(1,2): NI[t]=sum(v[t] for v in ops.values())-sum(e[t-1] for e in exv)-dep[t]-am[t]-it[t]
dist=[0,1050000,1200000];cont=[0,0,250000]
liab=[ap[t]+ai[t]+sd[t]+pr[t]+cp[t]+lt[t] for t in range(3)]
eq=[0,0,0];cash=[612455,0,0]
oa=[ar[t]+pp[t]+land[t]+bld[t]+ti[t]+ad[t]+dl[t]+sl[t] for t in range(3)]
eq[0]=cash[0]+oa[0]-liab[0]
for t in(1,2): eq[t]=eq[t-1]+NI[t]-dist[t]+cont[t];cash[t]=liab[t]+eq[t]-oa[t]
print("cash",cash,"NI",NI,eq)
d=lambda a:[a[2],a[1]]
neg=lambda a:[-x for x in a]
C=["2024","2023"]
b=St("BALANCE SHEETS",P,C,None,"2024-12-31",page=2)
b.H("ASSETS",c=1);b.H("CURRENT ASSETS")
x=[b.L("Cash and cash equivalents",d(cash),d=1),b.L("Tenant receivables, net of allowance",d(ar)),b.L("Prepaid expenses and other",d(pp))]
ca=b.T("Total current assets",x)
b.H("REAL ESTATE, at cost (Notes 2 and 3)")
x=[b.L("Land",d(land)),b.L("Building and improvements",d(bld)),b.L("Tenant improvements",d(ti))]
gr=b.T("Total real estate, at cost",x,nolab=1);x=b.L("Less: accumulated depreciation",d(ad));re=b.T("Real estate, net",[gr,x])
b.H("OTHER ASSETS")
x=[b.L("Deferred leasing costs, net",d(dl)),b.L("Deferred rent receivable",d(sl))];ota=b.T("Total other assets",x)
ta=b.T("TOTAL ASSETS",[ca,re,ota],rt="TOTAL",key="total_assets",d=1,dbl=1)
b.H("LIABILITIES AND MEMBERS' EQUITY",c=1);b.H("CURRENT LIABILITIES")
x=[b.L("Accounts payable and accrued expenses",d(ap),d=1),b.L("Accrued interest",d(ai)),b.L("Tenant security deposits",d(sd)),b.L("Prepaid rents",d(pr)),b.L("Current portion of mortgage note payable",d(cp))]
cl=b.T("Total current liabilities",x)
ml=b.L("MORTGAGE NOTE PAYABLE, net of current portion (Note 4)",d(lt))
tl=b.T("Total liabilities",[cl,ml],key="total_liabilities")
me=b.L("MEMBERS' EQUITY",d(eq));b.keys["total_equity"]=me
b.T("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,me],rt="TOTAL",d=1,dbl=1)
o=St("STATEMENTS OF OPERATIONS AND MEMBERS' EQUITY",P,C,"2024-01-01","2024-12-31",page=3)
o.H("REVENUES")
x=[o.L("Base rents",d(ops["rent"]),d=1),o.L("Expense recoveries",d(ops["rec"])),o.L("Parking",d(ops["park"])),o.L("Other income",d(ops["oth"]))]
tr=o.T("Total revenues",x,key="total_income")
o.H("OPERATING EXPENSES")
x=[o.L(n,[v[1],v[0]]) for n,v in zip(exn,exv)]
te=o.T("Total operating expenses",x,key="total_operating_expenses")
ni=o.T("NET OPERATING INCOME",[tr],[te],key="noi")
o.H("OTHER EXPENSES")
x=[o.L("Interest",d(it)),o.L("Depreciation",d(dep)),o.L("Amortization of deferred leasing costs",d(am))];oe=o.T("Total other expenses",x)
nn=o.T("NET INCOME",[ni],[oe],rt="TOTAL",key="net_income")
x=[o.L("Members' equity, beginning of year",[eq[1],eq[0]]),o.L("Contributions",[250000,None]),o.L("Distributions",neg(d(dist)))]
e=o.T("MEMBERS' EQUITY, END OF YEAR",[nn]+x,rt="TOTAL",d=1,dbl=1)
assert o.rows[e]["values"]==d(eq)
c=St("STATEMENTS OF CASH FLOWS",P,C,"2024-01-01","2024-12-31",page=4)
ch=lambda a:[a[2]-a[1],a[1]-a[0]]
c.H("CASH FLOWS FROM OPERATING ACTIVITIES")
n=c.L("Net income",d(NI),d=1)
c.H("Adjustments to reconcile net income to net cash provided by operating activities:",i=1)
ad1=[c.L("Depreciation",d(dep),i=2),c.L("Amortization of deferred leasing costs",d(am),i=2)]
c.H("(Increase) decrease in:",i=1)
ad2=[c.L("Tenant receivables",neg(ch(ar)),i=2),c.L("Prepaid expenses and other",neg(ch(pp)),i=2),c.L("Deferred rent receivable",neg(ch(sl)),i=2)]
c.H("Increase (decrease) in:",i=1)
ad2+=[c.L("Accounts payable and accrued expenses",ch(ap),i=2),c.L("Accrued interest",ch(ai),i=2),c.L("Tenant security deposits",ch(sd),i=2),c.L("Prepaid rents",ch(pr),i=2)]
op=c.T("Net cash provided by operating activities",[n]+ad1+ad2)
c.H("CASH FLOWS FROM INVESTING ACTIVITIES")
bi=neg(ch(bld))
x=[c.L("Building and tenant improvements",[-(bld[2]-bld[1]+ti[2]-ti[1]),-(bld[1]-bld[0]+ti[1]-ti[0])]),c.L("Payment of leasing costs",[-(dl[2]-dl[1]+am[2]),-(dl[1]-dl[0]+am[1])])]
iv=c.T("Net cash used in investing activities",x)
c.H("CASH FLOWS FROM FINANCING ACTIVITIES")
x=[c.L("Principal payments on mortgage note payable",[-(cp[1]+lt[1]-cp[2]-lt[2]),-(cp[0]+lt[0]-cp[1]-lt[1])]),c.L("Contributions from members",[250000,None]),c.L("Distributions to members",neg(d(dist)))]
fi=c.T("Net cash used in financing activities",x)
nc=c.T("NET INCREASE (DECREASE) IN CASH",[op,iv,fi],rt="TOTAL",key="net_cash_flow")
bc=c.L("CASH AND CASH EQUIVALENTS, beginning of year",[cash[1],cash[0]])
e=c.T("CASH AND CASH EQUIVALENTS, end of year",[nc,bc],rt="TOTAL",d=1,dbl=1)
assert c.rows[e]["values"]==d(cash),(c.rows[e],cash)
c.H("SUPPLEMENTAL DISCLOSURE")
c.L("Cash paid for interest",[it[2]+ai[1]-ai[2],it[1]+ai[0]-ai[1]],d=1)
name="fairmount_exchange_audit_2024.pdf"
cv=canvas.Canvas(doc(name),pagesize=(612,792));F,B="Times-Roman","Times-Bold"
cv.setFont(B,18)
for k,t in enumerate([P.upper(),"","FINANCIAL STATEMENTS","AND INDEPENDENT AUDITOR'S REPORT","","DECEMBER 31, 2024 AND 2023"]): cv.drawCentredString(306,520-k*26,t)
cv.setFont(F,11);cv.drawCentredString(306,160,"Corwell & Dastrup, PLLC");cv.drawCentredString(306,145,"Certified Public Accountants");cv.showPage()
def page(s,per,no):
    cv.setFont(B,12);cv.drawCentredString(306,735,P.upper());cv.drawCentredString(306,720,s.title);cv.setFont(F,11);cv.drawCentredString(306,705,per)
    cv.setLineWidth(.8);cv.line(72,697,540,697);cv.setFont(B,10.5)
    for x,t in((452,"2024"),(540,"2023")): cv.drawRightString(x-14,678,t);cv.line(x-62,675,x,675)
    y=658
    for r,mt in zip(s.rows,s.meta):
        h=r["rowType"]=="HEADING"
        if h and not mt.get("i"): y-=5
        if mt.get("c"):
            cv.setFont(B,10.5);cv.drawCentredString(235,y,r["label"]);y-=14;continue
        cv.setFont(B if r["rowType"]=="TOTAL" else F,10.2)
        ind=(mt.get("i") or 0) if h else mt.get("i",1)
        if r["rowType"]=="SUBTOTAL": ind=3
        if r["label"].isupper() or r["rowType"]=="TOTAL" or r["label"].startswith(("MORT","CASH","NET")): ind=0
        lab=r["label"]
        if h and len(lab)>60:
            cv.drawString(72+ind*14,y,lab[:48].rsplit(" ",1)[0]);y-=12;lab="  "+lab[len(lab[:48].rsplit(" ",1)[0])+1:]
        tot=r["rowType"] in("SUBTOTAL","TOTAL")
        if tot:
            cv.setLineWidth(.5)
            for x in(452,540): cv.line(x-62,y+9.5,x,y+9.5)
        cv.drawString(72+ind*14,y,lab)
        if not h:
            for x,v in zip((452,540),r["values"]):
                cv.drawRightString(x+(3.4 if (v or 0)<0 else 0),y,m(v,dash="-") if v is not None else "-")
                if mt.get("d"): cv.drawString(x-61,y,"$")
                if mt.get("dbl"): cv.line(x-62,y-2.5,x,y-2.5);cv.line(x-62,y-4.3,x,y-4.3)
        y-=13.6
        if tot: y-=3
    assert y>60,y
    cv.setFont("Times-Italic",9.5);cv.drawCentredString(306,48,"The accompanying notes are an integral part of these financial statements.");cv.setFont(F,9.5);cv.drawCentredString(306,32,f"- {no} -");cv.showPage()
b.rows[gr]["label"]="Total real estate, at cost"
page(b,"DECEMBER 31, 2024 AND 2023",3);page(o,"YEARS ENDED DECEMBER 31, 2024 AND 2023",4);page(c,"YEARS ENDED DECEMBER 31, 2024 AND 2023",5)
cv.save();save(name,[b,o,c],"OFFICE","BALANCE_SHEET","audited comparative statements, serif, $ on first and last lines, rules and double underlines, three statements",True)
