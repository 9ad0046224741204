# AppFolio-style HOA aged receivable detail by owner and charge; portrait PDF, card blocks per owner
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
R=random.Random(2718)
NM=["total","b0_30","b31_60","b61_90","b91_120","b121"]
OWN=[("Lot 003","Renner, Paula & Scott","118 Heron Ct","In good standing"),("Lot 011","Adeyemi Family Trust","142 Heron Ct","Payment plan"),("Lot 014","Cho, Min-jung","150 Heron Ct","Attorney"),("Lot 022","Blackwater Rentals LLC","9 Egret Way","1st notice"),
("Lot 027","De la Cruz, Antonio","19 Egret Way","1st notice"),("Lot 031","Fitzgerald, Maeve","27 Egret Way","In good standing"),("Lot 038","Holloway, Desmond","204 Osprey Ln","Lien filed"),("Lot 040","Ibarra, Lucia","208 Osprey Ln","2nd notice"),("Lot 046","Estate of Norman Tully","220 Osprey Ln","Attorney"),("Lot 052","Pham, Linh","232 Osprey Ln","1st notice")]
GL={"4010":"Quarterly Assessment","4030":"Late Fee","4035":"Interest on Delinquency","4050":"Violation Fine","4060":"Legal Fee Recovery","4020":"Special Assessment - Seawall","4090":"Gate Remote / Key"}
N="a1_heron_bay_hoa_ar_detail.pdf"
c=canvas.Canvas(D(N),pagesize=(612,792)); pg=0
X=[262,330,390,448,508,574]
def head():
    global y,pg; pg+=1
    c.setFillColor(colors.HexColor("#1f5c7a")); c.setFont("Times-Bold",15); c.drawString(36,752,"Aged Receivable Detail"); c.setFillColor(colors.black)
    c.setFont("Times-Roman",8.5); c.drawString(36,739,"Property: Heron Bay Homeowners Association     Payers: All owners     As of: 10/31/2024")
    c.drawString(36,728,"Receivable GL accounts: All     Exclude prepayments: Yes     Balance threshold: $0.01")
    if pg==1: y=704
    else: y=704
def foot(): c.setFont("Times-Italic",8); c.drawString(36,26,"Created on 11/04/2024 by Tidewater Community Mgmt."); c.drawRightString(576,26,f"Page {pg}"); c.showPage()
m=lambda v: f"{v/100:,.2f}" if v>=0 else f"-{-v/100:,.2f}"
rows=[];tot=[];G=[0]*6
head()
for lot,nm,ad,st in OWN:
    ln=[]; sev={"In good standing":0,"1st notice":1,"2nd notice":2,"Payment plan":3,"Lien filed":4,"Attorney":5}[st]
    q=[("10/01/2024",1),("07/01/2024",5),("04/01/2024",5),("01/01/2024",5),("10/01/2023",5)]
    for d,b in q[:1+min(4,sev)]:
        ln.append((d,"4010",61250 if d[-4:]=="2024" else 58500,b))
        if sev and d!="10/01/2024": ln.append((d[:3]+"16"+d[5:],"4030",2500,b if d[:2]!="07" else 4))
    if sev>=2: ln.append(("09/01/2024","4020",180000 if sev!=3 else 90000,2))
    if sev>=3: ln.append(("08/31/2024","4035",R.randint(900,6200),3)); ln.append(("09/30/2024","4035",R.randint(900,6200),2))
    if sev>=4: ln.append((f"08/{R.randint(10,20)}/2024","4060",R.choice([35000,47550,62500]),3)); ln.append((f"10/{R.randint(10,29)}/2024","4060",R.randint(15000,90000),1))
    if R.random()<.35: ln.append((f"10/{R.randint(10,22)}/2024","4050",10000,1))
    if sev==0: ln=[("10/18/2024","4090",4500,1)] if R.random()<.5 else [("10/01/2024","4010",R.randint(500,30000),1)]
    if sev==3: ln.append(("10/21/2024","4010",-30000,1))
    ln.sort(key=lambda z:(z[0][-4:],z[0][:5]))
    need=58+len(ln)*12
    if y-need<40: foot(); head()
    c.setFillColor(colors.HexColor("#eef4f7")); c.rect(34,y-4,544,14,stroke=0,fill=1); c.setFillColor(colors.black)
    c.setFont("Times-Bold",9.5); c.drawString(38,y,f"{lot}  -  {nm}"); c.setFont("Times-Roman",8.5); c.drawString(300,y,ad); c.drawRightString(574,y,"Status: "+st); y-=15
    c.setFont("Times-Bold",7.5); c.drawString(38,y,"Charge Date"); c.drawString(92,y,"GL Account"); c.drawRightString(X[0],y+0,"Amount Due")
    for x,t in zip(X[1:],("0-30","31-60","61-90","91-120","121+")): c.drawRightString(x,y,t)
    c.setLineWidth(.3); c.line(36,y-3,576,y-3); y-=13
    T=[0]*6
    for d,g,a,b in ln:
        v=[a]+[None]*5; v[b]=a
        c.setFont("Times-Roman",8.5); c.drawString(38,y,d); gn=f"{g}: {GL[g]}"; c.drawString(92,y,gn)
        for x,qv in zip(X,v):
            if qv is not None: c.drawRightString(x,y,m(qv))
        y-=12; rows.append(dict(property='Heron Bay Homeowners Association',unit=lot,name=nm,charge=gn,status=st,date=d,**{k:(z/100 if z is not None else None) for k,z in zip(NM,v)}))
        T=[p+(z or 0) for p,z in zip(T,v)]
    c.setFont("Times-Bold",8.5); c.line(215,y+9,576,y+9); lab=f"Total for {lot}"; c.drawString(92,y-1,lab)
    for x,z in zip(X,T): c.drawRightString(x,y-1,m(z))
    tot.append(dict(label=lab,**{k:z/100 for k,z in zip(NM,T)})); G=[p+z for p,z in zip(G,T)]; y-=23
if y<110: foot(); head()
y-=4; c.setLineWidth(1); c.line(36,y+12,576,y+12); c.setFont("Times-Bold",9); c.drawString(38,y,"Total - Heron Bay HOA")
for x,z in zip(X,G): c.drawRightString(x,y,m(z))
tot.append(dict(label="Total - Heron Bay HOA",**{k:z/100 for k,z in zip(NM,G)}))
c.setFont("Times-Roman",8); c.drawString(38,y-24,"10 owners with balances of 61 lots. Accounts with status Attorney: contact Suarez & Pell, P.A., no board communication with owner.")
foot(); c.save(); save(N,"AR",NM,rows,tot); print(pg,len(rows))
