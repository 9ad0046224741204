# legacy text report in Courier, commercial receivables by charge, months; planted digit
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
rnd=random.Random(5404)
NAME="CM3410_delq_1124.pdf"
M=["total","current","m1","m2","m3","m4"]
B=[("0310","STONEBRIDGE PLAZA",[("T00118","BRIGHT HARBOR DENTAL PLLC","0110"),("T00142","EL CAMINO REAL TACOS LLC","0118"),("T00163","VANTAGE PHYSICAL THERAPY","0204"),("T00171","NORTHWAY TAX & NOTARY","0206"),("T00188","KESTREL FITNESS GROUP INC","0300"),("T00190","SUNNY NAIL BAR","0122")]),
("0325","COPPER MILL OFFICE PARK",[("T00207","ADEYEMI & STROUD ATTORNEYS","1-200"),("T00211","MERIDIAN TITLE COMPANY","1-240"),("T00219","PINE STATE STAFFING","2-105"),("T00233","COBALT IMAGING CENTER LP","2-300"),("T00236","GSD CONSULTING ENGINEERS","2-310"),("T00241","HOLLAND TRAVEL (FORMER)","1-115")]),
("0340","RIVERGATE FLEX",[("T00302","DUNMORE CABINETRY","B-4"),("T00309","APEX RESTORATION SVCS","B-7"),("T00315","TRI-LAKES BEVERAGE DIST","C-1"),("T00322","MOSAIC TILE IMPORTERS","C-3")])]
CH=[("BRNT","BASE RENT",4200),("CAMX","CAM ESTIMATE",1150),("RETX","RE TAX ESTIMATE",780),("INSX","INSURANCE ESTIMATE",190),("UTIL","UTILITY REBILL",240),("LATE","LATE CHARGE",250),("CAMR","CAM RECONCILIATION 2023",2600),("PARK","RESERVED PARKING",150),("HVAC","AFTER HOURS HVAC",175),("OPCR","OPEN CREDIT",-900)]
rows=[];totals=[];out=[]  # lines: ('t',text) or ('need',n)
def f(v):
    if v is None: return "".rjust(14)
    return (f"{abs(v):,.2f}"+("-" if v<0 else " ")).rjust(14)
def line(lead,d): return lead.ljust(44)[:44]+"".join(f(d.get(k)) for k in M)
ALL=[]; plant=None
for bc,bn,ts in B:
    out.append(("bldg",f" BUILDING: {bc}  {bn}")); brow=[]
    for tid,tn,su in ts:
        n=rnd.randint(1,5); ch=sorted(rnd.sample(CH,n),key=CH.index)
        if len(ch)==1 and ch[0][0]=="OPCR": ch=[CH[0]]
        former="FORMER" in tn; g=[]; scale=rnd.uniform(.6,2.4)
        out.append(("need",n+3))
        out.append(("t",f" {tid}  {tn}    SUITE {su}    {'PAST' if former else 'CURRENT'}    LAST PMT {'09' if former else rnd.choice(['10','11'])}/{rnd.randint(1,28):02d}/24 {rnd.uniform(800,9000):,.2f}"))
        for c,dsc,base in ch:
            amt=round(abs(base)*scale*rnd.uniform(.95,1.05),2)
            bk=[None]*5
            if base<0: bk[rnd.choice([0,0,1,2])]=-round(rnd.uniform(60,1400),2)
            elif c in("CAMR",): bk[rnd.choice([2,3,4])]=amt
            elif former: bk[3]=amt if rnd.random()<.6 else None; bk[4]=round(amt*rnd.choice([1,2,3]),2)
            else:
                k=rnd.choice([1,1,1,2,2,3,4]); 
                for j in range(k): bk[j]=amt
                if rnd.random()<.2: bk[k]=round(amt*rnd.uniform(.1,.6),2)if k<5 else None
            d={"property":bn,"unit":su,"resident":tid,"name":tn,"charge":c,"status":"PAST" if former else "CURRENT"}
            for k,v in zip(M[1:],bk):
                if v: d[k]=v
            d["total"]=round(sum(v for v in bk if v),2)
            g.append(d); rows.append(d); brow.append(d)
            out.append(("r",c,dsc,d))
        t=sm(f"TENANT TOTAL {tid}",g,M); t={k:v for k,v in t.items() if k in("label","total") or any(k in x for x in g)}
        totals.append(t); out.append(("tot"," "*8,t)); out.append(("t",""))
    t=sm(f"BUILDING TOTAL {bc}",brow,M); totals.append(t); out.append(("tot"," ",t)); out.append(("brk",))
t=sm("GRAND TOTAL",rows,M); totals.append(t); out.append(("need",22)); out.append(("tot"," ",t))
out.append(("t","")); out.append(("t"," RECAP BY CHARGE"))
for c,dsc,_ in CH:
    g=[r for r in rows if r["charge"]==c]
    if g:
        t=sm(f"{c} {dsc}",g,M); t={k:v for k,v in t.items() if k in("label","total") or any(k in x for x in g)}; totals.append(t); out.append(("tot"," ",t))
t=sm("RECAP TOTAL",rows,M); totals.append(t); out.append(("tot"," ",t))
# planted: one digit of one row's 1-month figure is misprinted
cand=[r for r in rows if "m1" in r and r["m1"]>2000 and r["charge"]=="BRNT"]; r=cand[2]
old=r["m1"]; s_=f"{old:.2f}"; i=len(s_)-4-1; nd=str((int(s_[i])+4)%10); new=float(s_[:i]+nd+s_[i+1:]); r["m1"]=new
planted={"what":f"{r['resident']} {r['charge']} 1 MONTH printed {new:,.2f} for {old:,.2f}; its row total, tenant, building, grand and recap totals are of the right figure","kind":"digit"}
W,H=landscape(legal); cv=canvas.Canvas(str(D/NAME),pagesize=(W,H),invariant=1); pg=0;y=0;bld=""
LH=11
def pr(s,bold=False):
    global y
    cv.setFont("Courier-Bold" if bold else "Courier",8.6); cv.drawString(40,y,s); y-=LH
def head():
    global y,pg
    if pg: cv.showPage()
    pg+=1; y=H-40
    pr("RUN 12/03/24 07:14".ljust(52)+"GRANITE PEAK REALTY ADVISORS".ljust(56)+f"PAGE {pg:>4}")
    pr("PGM CM3410".ljust(48)+"OPEN RECEIVABLES BY CHARGE - AGED BY MONTH"); pr(" "*58+"AS OF 11/30/24"); pr("")
    pr(" CHG  DESCRIPTION".ljust(44)+"".join(h.rjust(13)+" " for h in("BALANCE","","","","","4 MONTHS")))
    pr(" "*44+"".join(h.rjust(13)+" " for h in("DUE","CURRENT","1 MONTH","2 MONTHS","3 MONTHS","& OVER"))); pr(" "+"="*128)
    if bld: pr(bld+("  (CONT.)" if not fresh else "")); 
fresh=True; head()
for o in out:
    if o[0]=="bldg":
        bld=o[1]; fresh=True
        if y<H-140: head()
        else: pr(bld)
        fresh=False; continue
    if o[0]=="need":
        if y-o[1]*LH<40: head()
        continue
    if o[0]=="brk": pr(""); bld="" ; continue
    if y<36: head()
    if o[0]=="t": pr(o[1])
    elif o[0]=="r": pr(line(f"      {o[1]}  {o[2]}",o[3]))
    elif o[0]=="tot":
        if o[2]["label"].startswith(("TENANT","GRAND","RECAP T")): y+=3; pr(" "*44+"".join("  ------------" for k in M)); y+=3
        pr(line(o[1]+o[2]["label"],o[2]))
pr(""); pr(" *** END OF REPORT ***"); cv.save(); print("pages",pg,planted)
save(NAME,"AR",M,rows,totals,planted)
