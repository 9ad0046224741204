# manufactured-home park, line printer report, charge by charge; one charge line dropped
import random
from datetime import date
from common_io import *
from reportlab.pdfgen import canvas
R=random.Random(4603); STEM="cedar_bluff_mhc_oi_aging"
B=["b0_30","b31_60","b61_90","b90"]; KEYS=["total"]+B
last="HOLLOWAY TREVINO STUBBLEFIELD MCELROY PACHECO WINGATE BURDETTE LASSITER GOODNIGHT ARREDONDO SHIPLEY TACKETT VILLANUEVA CRENSHAW DUNAWAY HINOJOSA KEESLER MAYFIELD OSBURN PRUETT RIDDICK".split()
first="DARREN LUPE WANDA TOMMY SANTOS EARLENE RICKY CONNIE DEWAYNE YOLANDA GARY MISTY ROGELIO PATSY LONNIE IRMA TRAVIS SHEILA BUDDY JOLENE CURTIS".split()
AS=date(2026,10,27)
sites=[]
no=3
for l,f in zip(last,first):
    no+=R.randint(2,7); stat=R.choice(["CURRENT"]*4+["FORMER"]); rent=R.choice([485,485,510,535,560])*100
    ch=[]
    months={"CURRENT":R.choice([[10],[10],[10,9],[10,9],[10,9,8],[10,9,8,7]]),"FORMER":R.choice([[7,6],[6,5],[8,7]])}[stat]
    for m in sorted(months):
        p=R.random(); ch.append((date(2026,m,1),"RNT","SITE RENT",rent if p<.65 else R.randint(4000,rent)))
        if R.random()<.55: ch.append((date(2026,m,1),"WTR","WATER SUBMETER",R.randint(1850,6420)))
        if R.random()<.4: ch.append((date(2026,m,1),"SWR","SEWER",R.choice([2200,2450])))
        if R.random()<.45: ch.append((date(2026,m,6),"LTE","LATE FEE",5000))
        if R.random()<.15: ch.append((date(2026,m,R.randint(9,24)),"LAW","MOWING CHARGE",R.choice([3500,4500])))
    if R.random()<.25 and stat=="CURRENT": ch.append((date(2026,10,R.randint(2,22)),"PPD","PREPAYMENT",-R.randint(2000,30000)))
    if stat=="FORMER": ch.append((date(2026,months[0],28),"CLN","LOT CLEAN-UP",R.choice([15000,27500])))
    ch.sort(key=lambda x:(x[0],x[1]))
    rows=[]
    for d,cd,ds,a in ch:
        age=(AS-d).days; b=B[0] if age<=30 else B[1] if age<=60 else B[2] if age<=90 else B[3]
        rows.append({"property":"CEDAR BLUFF MHC","unit":f"{no:03d}","resident":f"{l[:4]}{no:03d}","name":f"{l}, {f}","charge":f"{cd} {ds}","date":d.isoformat(),"total":C(a),b:C(a),"_cd":cd,"_ds":ds,"_d":d})
    sites.append((f"{no:03d}",f"{l[:4]}{no:03d}",f"{l}, {f}",stat,rows))
allr=[r for s in sites for r in s[4]]
drop=next(r for s in sites[9:] if len(s[4])>=5 for r in s[4][1:-1] if r["_cd"]=="WTR")
def tot(l,rs):
    t={"label":l}; t.update({k:C(sum(r.get(k) or 0 for r in rs)) for k in KEYS}); return t
def m(c,w=11):
    if c is None: return " "*w
    s=f"{abs(c)//100:,}.{abs(c)%100:02d}"
    return (s+("CR" if c<0 else "  ")).rjust(w)
def mm(d): return "".join(m(d.get(k),13) for k in KEYS)
lines=[];totals=[];printed=[]   # each entry (text, keep-with-next)
body=[]
for u,rc,nm,st,rows in sites:
    blk=[f" SITE {u}   {nm:<28}{rc:<10}{st}"]
    for r in rows:
        if r is drop: continue
        printed.append(r); blk.append(f"     {r['_d']:%m/%d/%y}  {r['_cd']}  {r['_ds']:<18}"+mm(r))
    t=tot(f"SITE {u} TOTAL",rows); totals.append(t)
    blk+=[" "*36+"  -----------"*5, f"     {t['label']:<33}"+mm(t)[1:],""]
    blk[-2]=f"     {t['label']:<33}"+mm(t); body.append((f" SITE {u}   {nm}  (CONT'D)",blk))
fin=[]
t=tot("PARK TOTAL",allr); totals.append(t); fin+=[" "*36+"  ==========="*5,f" {t['label']:<37}"+mm(t),"","",""," RECAP BY CHARGE CODE",""]
for cd in ["RNT","WTR","SWR","LTE","LAW","CLN","PPD"]:
    rs=[r for r in allr if r["_cd"]==cd]
    if rs: t=tot(f"{cd} {rs[0]['_ds']}",rs); totals.append(t); fin.append(f"     {t['label']:<33}"+mm(t))
fin+=["",f" {len(sites)} SITES WITH BALANCES","", " *** END OF REPORT ***"]
PER=58
pages=[[]]
for cont,blk in body:
    for i,ln in enumerate(blk):
        if len(pages[-1])>=PER or (i==0 and len(pages[-1])>PER-4):
            pages.append([]); 
            if 0<i<len(blk)-1: pages[-1].append(cont)
        if ln=="" and not pages[-1]: continue
        pages[-1].append(ln)
if len(pages[-1])+len(fin)>PER: pages.append([])
pages[-1]+=fin
c=canvas.Canvas(doc(STEM+".pdf"),pagesize=(11*72,8.5*72*1.294)) # 14-7/8 fanfold look, scaled
W,Hh=11*72,8.5*72*1.294
for n,p in enumerate(pages,1):
    c.setFillColorRGB(.91,.96,.91)
    for k in range(0,66,6): c.rect(18,Hh-70-k*11.4-30.5,W-36,11.4*3,stroke=0,fill=1)
    c.setFillGray(0); c.setFont("Courier",9.6)
    hd=[f" PARKWARE 7.2{'CEDAR BLUFF MHC  (PARK 0412)':^86}PAGE {n:>4}",f" RUN 10/27/26{'OPEN ITEM AGING BY SITE - AS OF 10/27/26':^86}REPT AR610","",
        f"     {'CHARGE':<8}  {'CHG':<3}  {'':<18}       OPEN    ------------ DAYS SINCE CHARGE DATE --------------",
        f"     {'DATE':<8}  {'CD':<3}  {'DESCRIPTION':<18}"+"".join(x.rjust(11)+"  " for x in["AMOUNT","0-30","31-60","61-90","OVER 90"]),""]
    y=Hh-40
    for ln in hd+p: c.drawString(24,y,ln); y-=11.4
    c.showPage()
c.save()
pl={"what":f"site {drop['unit']}: charge {drop['charge']} of {drop['date']} ({drop['total']/100:.2f}) is not printed, though the site total, park total and recap include it","kind":"row_dropped"}
put(STEM,"AR",KEYS,[{k:v for k,v in r.items() if k[0]!="_"} for r in printed],totals,pl); print(STEM,len(printed),len(pages),pl["what"])
