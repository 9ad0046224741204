"""Senior Section 8 portfolio: charge-level aging of tenant and subsidy receivables. PLANTED: one charge line not printed."""
import random
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from common import *
R=random.Random(8202)
W,Hh=1008,612  # legal landscape
B=["current","b1_30","b31_60","b61_90","b90"]
K=["total"]+B+["prepaid"]
PR=[("Halvorsen Court (hlc)","MN46-S891-004",13),("Northfield Lutheran Homes II (nlh2)","MN46-T831-017",11)]
NM=["Abernathy, Delores","Bjorklund, Einar","Castellano, Rosa M","Dang, Thuy","Eklund, Marjorie","Farah, Halima A","Gustafson, Vern & Lila","Hernandez-Ruiz, Ofelia","Ismail, Abdi","Jorgensen, Betty","Kowalczyk, Stan","Lindqvist, Ardis","Moua, Pa Chia",
"Nettleton, Wm. Jr","Oyelaran, Grace","Pfeiffer, Harold","Quist, Inga","Rasmussen, Dale","Svoboda, Irene","Thao, Mai Yer","Ubrich, Lorraine","Vang, Xeng","Wojcik, Theresa","Yellowhawk, Raymond"]
f=lambda v:f"{v/100:,.2f}" if v>=0 else f"({-v/100:,.2f})"
X=[(0,470),(1,560),(2,640),(3,720),(4,800),(5,885),(6,972)]
cv=canvas.Canvas(doc("HUD_tenant_subsidy_aging_033125.pdf"),pagesize=(W,Hh),invariant=1)
page=0;y=0
def head():
    global y,page
    if page: foot();cv.showPage()
    page+=1
    cv.setFont("Helvetica-Bold",12);cv.drawString(36,Hh-40,"Aged Receivables - Tenant & Subsidy Ledgers")
    cv.setFont("Helvetica",8.5);cv.drawString(36,Hh-53,"Agent: Prairie Steward Management   As of 03/31/2025   Post month 03/2025   Statuses: all   Detail by charge code")
    cv.setFillColor(colors.HexColor("#2F5D50"));cv.rect(32,Hh-90,W-64,28,stroke=0,fill=1);cv.setFillColor(colors.white);cv.setFont("Helvetica-Bold",8.5)
    for x,a,b in[(36,"Unit /","Charge"),(88,"Resident /","Description"),(250,"","Status")]:
        cv.drawString(x,Hh-74,a);cv.drawString(x,Hh-85,b)
    for (i,x),(a,b) in zip(X,[("Total","Owed"),("","Current"),("1-30","Days Past Due"),("31-60","Days Past Due"),("61-90","Days Past Due"),("Over 90","Days Past Due"),("","Prepaid")]):
        cv.drawRightString(x,Hh-74,a);cv.drawRightString(x,Hh-85,b)
    cv.setFillColor(colors.black);y=Hh-104
def foot():
    cv.setFont("Helvetica-Oblique",7.5);cv.drawString(36,24,"Contains resident information - Privacy Act of 1974");cv.drawRightString(W-36,24,f"Page {page}")
def need(n):
    if y-n<40: head()
def vals(v,bold=False):
    cv.setFont("Helvetica-Bold" if bold else "Helvetica",8.5)
    for (i,x),z in zip(X,v): cv.drawRightString(x,y,f(z))
head()
rows=[];totals=[];G=[0]*7;planted=None;ni=0
add=lambda a,b:[p+q for p,q in zip(a,b)]
def mk(t):
    v=[0]*7
    for i,z in t.items(): v[i]=z
    v[0]=sum(v[1:]);return v
for pi,(prop,con,n) in enumerate(PR):
    need(70)
    cv.setFont("Helvetica-Bold",10);cv.drawString(36,y,prop);cv.setFont("Helvetica",8.5);cv.drawString(280,y,"HAP Contract "+con);y-=16
    PT=[0]*7
    for j in range(n):
        nm=NM[ni];ni+=1
        unit=f"{[1,2,3][j*3//n]}{R.randint(1,8):02d}{'AB'[pi] if pi else ''}" if pi==0 else f"C-{101+j*7}"
        if pi==0: unit=f"{101+100*(j*3//n)+j%5*2}"
        rid=f"t00{R.randint(41000,48999)}";st=R.choice(["Current"]*6+["Notice","Past","Current"])
        ch=[];ttp=R.randint(180,420)*100;hap=R.randint(520,905)*100
        k=R.random()
        if k<.3 and j>1: ch.append(("TTP","Tenant rent",mk({6:-ttp if R.random()<.5 else -R.randint(5,60)*100})))
        elif k<.75:
            late=R.choice([0,0,1,1,2,3]);t={1:R.choice([0,ttp])}
            for q in range(late): t[2+q]=ttp if q<late-1 else R.randint(20,ttp//100)*100
            if not any(t.values()): t={2:R.randint(12,90)*100}
            ch.append(("TTP","Tenant rent",mk(t)))
        if R.random()<.5: ch.append(("HAP","Housing asst. payment - HUD",mk(R.choice([{1:hap},{1:hap},{2:hap},{1:hap,2:hap},{3:R.randint(40,200)*100}]))))
        if R.random()<.33:
            inst=R.choice([2500,4000,5000,7500]);ch.append(("REPAY",f"Repayment agmt - unreported income",mk({1:inst,2:R.choice([0,inst]),3:R.choice([0,inst]),5:R.choice([0,inst*3])})))
        if R.random()<.25: ch.append(("DAMG","Damages / move-out",mk({R.choice([4,5]):R.randint(4500,38000)})))
        if R.random()<.2: ch.append(("LATE","Late fee (per HUD model lease)",mk({2:R.choice([500,900,1200])})))
        if R.random()<.12: ch.append(("KEY","Lock change / key",mk({R.choice([2,3]):1500})))
        if not ch: ch=[("HAP","Housing asst. payment - HUD",mk({1:hap}))]
        need(13*(len(ch)+2)+6)
        cv.setFillColor(colors.HexColor("#EDF3F0"));cv.rect(32,y-3.5,W-64,12.5,stroke=0,fill=1);cv.setFillColor(colors.black)
        cv.setFont("Helvetica-Bold",8.5);cv.drawString(36,y,unit);cv.drawString(88,y,f"{nm}  ({rid})");cv.setFont("Helvetica",8.5);cv.drawString(250,y,st);y-=13
        T=[0]*7
        for ci,(code,de,v) in enumerate(ch):
            T=add(T,v)
            if planted is None and pi==1 and len(ch)>=3 and ci==1:
                planted={"what":f"charge line {code} ({v[0]/100:,.2f}) of {nm}, unit {unit}, is not printed; the resident, property and grand totals include it","kind":"row_dropped"};continue
            cv.setFont("Helvetica",8.5);cv.drawString(48,y,code);cv.drawString(88,y,de);vals(v);y-=12
            rows.append(dict(property=prop,unit=unit,resident=rid,name=nm,status=st,charge=code,**{a:z/100 for a,z in zip(K,v)}))
        cv.setLineWidth(.4);cv.line(410,y+9,972,y+9)
        lab=f"Total {unit} {nm}"
        cv.setFont("Helvetica-Bold",8.5);cv.drawString(88,y-1,lab);y-=1;vals(T,True);y-=17
        totals.append(dict(label=lab,**{a:z/100 for a,z in zip(K,T)}));PT=add(PT,T)
    need(30);cv.setLineWidth(1);cv.line(32,y+11,W-32,y+11);lab="Property Total "+prop
    cv.setFont("Helvetica-Bold",8.5);cv.drawString(36,y-1,lab);y-=1;vals(PT,True);y-=24
    totals.append(dict(label=lab,**{a:z/100 for a,z in zip(K,PT)}));G=add(G,PT)
need(80);lab="Grand Total - 2 properties";cv.setFont("Helvetica-Bold",9);cv.drawString(36,y,lab);vals(G,True);cv.line(32,y-4,W-32,y-4);cv.line(32,y-6,W-32,y-6)
totals.append(dict(label=lab,**{a:z/100 for a,z in zip(K,G)}))
y-=26;cv.setFont("Helvetica",8)
for t in["TTP and REPAY are owed by the resident; HAP is owed by the contract administrator (voucher month 03/2025, resubmissions age from the original month).",
 "REPAY shows installments billed only. Unbilled agreement balances are kept on the repayment log (form RA-7)."]: cv.drawString(36,y,t);y-=11
foot();cv.save();assert planted
save("HUD_tenant_subsidy_aging_033125.pdf","AR",K,rows,totals,planted);print(planted,len(rows),page)
