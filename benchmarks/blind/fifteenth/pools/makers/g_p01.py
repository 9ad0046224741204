# Yardi Voyager "Rent Roll with Lease Charges", charge lines stacked under each unit
from common import *
from reportlab.pdfgen import canvas
r=random.Random(1001); F="pinebrook_rrlc.pdf"
types=[("pb1a","1BR",702,1385),("pb1b","1BR",768,1450),("pb2a","2BR",1014,1720),("pb2b","2BR",1098,1815),("pb3a","3BR",1322,2190)]
asof=dt.date(2025,3,31)
rows=[]; rec=[]
code=41200
for b in range(1,8):
    for u in range(1,9):
        unit=f"{b}{(u-1)//4+1}0{(u-1)%4+1}"
        t=types[[0,0,1,2,2,3,2,4][(u+b)%8]]; mk=t[3]+r.choice([0,0,15,25,-10])
        x=dict(unit=unit,unitType=t[0],area=t[2],marketRent=float(mk),section="Current/Notice/Vacant Residents")
        if r.random()<.09:
            x.update(statusText="VACANT",totalCharges=0.0,deposit=0.0,balance=0.0); c=[]; res="VACANT"
        else:
            code+=r.randint(3,60); res=f"t00{code}"
            mi=asof-dt.timedelta(days=r.randint(20,1500)); end=eom(addm(asof,r.randint(0,12)))
            rent=float(mk-r.choice([0,20,45,60,75,110,-15])); c=[("rent",rent)]
            if r.random()<.5: c.append(("petrent",float(r.choice([25,35,50]))))
            c.append(("trash",12.0))
            if r.random()<.35: c.append(("carport",float(r.choice([30,45]))))
            if r.random()<.15: c.append(("conc-mo",-float(r.choice([50,75,100]))))
            if r.random()<.4: c.append(("renters",14.5))
            x.update(tenantName=person(r,"{f} {l}"),statusText="Occupied",contractRent=rent,charges=[dict(code=a,amount=v) for a,v in c],totalCharges=round(sum(v for _,v in c),2),
              deposit=float(r.choice([200,300,300,500,rent])),moveInDate=iso(mi),leaseEndDate=iso(end),balance=r.choice([0.0]*6+[-14.5,38.12,412.0,rent+12]))
            x["_d"]=(mi,end,None)
            if r.random()<.1:
                mo=asof+dt.timedelta(days=r.randint(5,55)); x["moveOutDate"]=iso(mo); x["_d"]=(mi,end,mo)
        x["_res"]=res; rows.append(x)
cur=list(rows); vac=[x for x in cur if x["statusText"]=="VACANT"]
fut=[]
for v in vac[:2]+[x for x in cur if x.get("moveOutDate")][:1]:
    code+=11; mi=asof+dt.timedelta(days=r.randint(4,40)); end=eom(addm(mi,11)); rent=v["marketRent"]-25
    c=[("rent",rent),("trash",12.0)]
    fut.append(dict(unit=v["unit"],unitType=v["unitType"],area=v["area"],marketRent=v["marketRent"],section="Future Residents/Applicants",statusText="Future Residents/Applicants",
      tenantName=person(r),contractRent=rent,charges=[dict(code=a,amount=q) for a,q in c],totalCharges=rent+12,deposit=300.0,moveInDate=iso(mi),leaseEndDate=iso(end),balance=0.0,_d=(mi,end,None),_res=f"t00{code}"))
C=canvas.Canvas(doc(F),pagesize=(792,612)); pg=0
def head():
    global y,pg
    pg+=1; C.setFont("Helvetica",6.5); C.drawString(28,590,"Lender Ref: Pool 2025-CR4 / Loan No. 70-4418832"); C.drawRightString(765,590,f"Page {pg}")
    C.setFont("Helvetica-Bold",11); C.drawCentredString(396,588,"Rent Roll with Lease Charges")
    C.setFont("Helvetica",8); C.drawCentredString(396,577,"Pinebrook Landing (pblnd)"); C.drawCentredString(396,567,"As Of = 03/31/2025"); C.drawCentredString(396,557,"Month Year = 03/2025")
    C.setFont("Helvetica-Bold",6.8)
    for a,xx,t1,t2 in [(0,28,"Unit",""),(0,62,"Unit Type",""),(1,138,"Unit","Sq Ft"),(0,148,"Resident",""),(0,196,"Name",""),(1,332,"Market","Rent"),(0,342,"Charge","Code"),(1,428,"Amount",""),(1,482,"Resident","Deposit"),(1,526,"Other","Deposit"),(0,538,"Move In",""),(0,592,"Lease","Expiration"),(0,646,"Move Out",""),(1,762,"Balance","")]:
        f=C.drawRightString if a else C.drawString
        f(xx,543,t1); f(xx,535,t2)
    C.line(28,531,764,531); y=521
def need(n):
    global y
    if y-n*8.6<34: C.showPage(); head()
head()
def sect(t):
    global y
    need(3); C.setFont("Helvetica-Bold",7); C.drawString(28,y,t); y-=11
def put(x):
    global y
    ch=x.get("charges",[]); need(max(1,len(ch))+1.5); C.setFont("Helvetica",6.6)
    C.drawString(28,y,x["unit"]); C.drawString(62,y,x["unitType"]); C.drawRightString(138,y,m2(x["area"])); C.drawString(148,y,x["_res"]); C.drawString(196,y,x.get("tenantName","VACANT"))
    C.drawRightString(332,y,m2(x["marketRent"])); C.drawRightString(482,y,m2(x["deposit"])); C.drawRightString(526,y,"0.00")
    d=x.get("_d",(None,)*3)
    for xx,q in zip((538,592,646),d): C.drawString(xx,y,us(q))
    C.drawRightString(762,y,m2(x["balance"]))
    for q in ch:
        C.drawString(342,y,q["code"]); C.drawRightString(428,y,m2(q["amount"])); y-=8.6
    if not ch: pass
    if not ch: y-=8.6
    C.setFont("Helvetica-Bold",6.6); C.drawString(342,y,"Total"); C.drawRightString(428,y,m2(x["totalCharges"])); y-=12
sect("Current/Notice/Vacant Residents")
for x in cur: put(x)
sect("Future Residents/Applicants")
for x in fut: put(x)
need(24) ; C.line(28,y+4,764,y+4); C.setFont("Helvetica-Bold",7); y-=6
for xx,a,b in [(330,"Square","Footage"),(400,"Market","Rent"),(470,"Lease","Charges"),(535,"Security","Deposit"),(590,"Other","Deposits"),(630,"# Of","Units"),(685,"% Unit","Occupancy"),(762,"Balance","")]:
    C.drawRightString(xx,y,a); C.drawRightString(xx,y-8,b)
C.drawString(60,y-8,"Summary Groups"); y-=20
occ=[x for x in cur if x not in vac]
def srow(lab,l,pct,bold=False):
    global y
    C.setFont("Helvetica-Bold" if bold else "Helvetica",6.8); C.drawString(60,y,lab)
    for xx,v in zip((330,400,470,535,590,630,685,762),(m2(S(l,"area")),m2(S(l,"marketRent")),m2(S(l,"totalCharges")),m2(S(l,"deposit")),"0.00",str(len(l)),pct,m2(S(l,"balance")))): C.drawRightString(xx,y,v)
    y-=10
srow("Current/Notice/Vacant Residents",cur,""); srow("Future Residents/Applicants",fut,"")
srow("Occupied Units",occ,f"{100*len(occ)/len(cur):.2f}"); srow("Total Non Rev Units",[], "0.00"); srow("Total Vacant Units",vac,f"{100*len(vac)/len(cur):.2f}"); srow("Totals:",cur,"100.00",True)
y-=6; need(12); C.setFont("Helvetica-Bold",7); C.drawString(60,y,"Summary of Charges by Charge Code (Current/Notice Residents Only)"); y-=11
C.drawString(60,y,"Charge Code"); C.drawRightString(220,y,"Amount"); y-=10; C.setFont("Helvetica",6.8)
agg={}
for x in cur:
    for q in x.get("charges",[]): agg[q["code"]]=agg.get(q["code"],0)+q["amount"]
for k in sorted(agg): C.drawString(60,y,k); C.drawRightString(220,y,m2(agg[k])); y-=9
C.setFont("Helvetica-Bold",6.8); C.drawString(60,y,"Total"); C.drawRightString(220,y,m2(sum(agg.values())))
C.save()
allr=[{k:v for k,v in x.items() if k[0]!="_"} for x in cur+fut]
save(F,"MULTIFAMILY","Yardi Voyager rent roll with lease charges, stacked charge lines, future section, summary groups",False,allr,"Pinebrook Landing","2025-03-31",len(cur),len(occ),len(vac),
 totals={k:S(cur,k) for k in("area","marketRent","totalCharges","deposit","balance")},exclude=range(len(cur),len(allr)))
