# Australia: tenant arrears by charge, tenancy headings, tenant totals, property totals, unallocated cash, recap by charge code (PDF, fpdf2)
import random, datetime as dt
from lib import *
from fpdf import FPDF
R=random.Random(561)
AS=dt.date(2025,10,31)
PROP=[("CCM","Carrum Central Marketplace",[("G01","Lumen & Lacquer Pty Ltd"),("G03","Bayleaf Poultry Carrum"),("G04","Tan Thanh Hot Bread"),("G07","Optica Vale Pty Ltd"),("G09A","Wattle Cards & Gifts"),("G12","Southern Cross Travelmart"),("G15","Kicks on Station St"),("K02","Juice Yard Kiosk"),("K05","Phone Doctor (Aust) Pty Ltd"),("G20","Nguyen & Sons Fruit Market"),("G22/23","Fitzone 24 Carrum"),("ATM1","Bendel Cash Services")]),
 ("KRP","Kurnell Road Business Park",[("U2","Maddox Marine Upholstery"),("U5","Ironbark Joinery Pty Ltd"),("U6","Sunbury Pool Chemicals"),("U9","Allbrand Tile Clearance Pty Ltd (Receivers & Managers Appointed)"),("U11-12","Cold Chain Couriers"),("U14","T & R Panel Repairs")]),
 ("WMS","Wickham Medical Suites",[("1.02","Harbour Paediatric Group"),("1.05","Dr P Selvan Pty Ltd"),("2.01","Newline Radiology"),("2.04","Wickham Physio & Pilates"),("3.03","Hunter Sleep Clinic"),("LG1","Apex Pathology Collection")])]
CD={"RENT":"Base rent","OGS":"Outgoings recovery","MKTG":"Marketing levy","ELEC":"Electricity on-charge","STOR":"Storage licence","CARP":"Car park licence","PCT":"Percentage rent","LEGL":"Legal costs recovered","INT":"Interest on arrears","LCON":"Land tax on-charge"}
MON=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]
months=[(dt.date(2025,10,20),"Nov 25"),(dt.date(2025,9,20),"Oct 25"),(dt.date(2025,8,20),"Sep 25"),(dt.date(2025,7,20),"Aug 25"),(dt.date(2025,6,20),"Jul 25"),(dt.date(2025,5,20),"Jun 25")]
BK=["current","b1_30","b31_60","b61_90","b90"]
def bucket(d):
    o=(AS-(d+dt.timedelta(14))).days
    return 0 if o<=0 else 1 if o<=30 else 2 if o<=60 else 3 if o<=90 else 4
inv=40117; res=20310
P=FPDF("L","mm","A4"); P.set_auto_page_break(False); P.set_creation_date(dt.datetime(2025,11,3,9,0,tzinfo=dt.timezone.utc))
P.add_font("N","","/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf"); P.add_font("N","B","/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf"); P.add_font("N","I","/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Italic.ttf")
XR=[150,175,200,225,250,280]; HX=["Current","1-30 Days","31-60 Days","61-90 Days","Over 90 Days","Balance"]
def m(v): return "" if v is None else f"{v/100:,.2f}" if v>=0 else f"-{-v/100:,.2f}"
y=0; cur=""
def head():
    global y
    P.add_page()
    P.set_font("N","B",13); P.text(12,13,"ARREARS REPORT - DETAIL BY CHARGE")
    P.set_font("N","",9); P.text(12,18,"Owner: Tallwood Property Holdings No. 2 Pty Ltd    Property: All    Lessee: All    As at: 31/10/2025    Amounts incl. GST    Aged from due date (14 days)")
    P.set_font("N","",8); s=f"Page {P.page_no()}"; P.text(285-P.get_string_width(s),13,s)
    P.set_draw_color(0); P.set_line_width(.3); P.line(12,21,285,21)
    P.set_font("N","B",9)
    for x,t in ((18,"Date"),(38,"Invoice"),(58,"Charge"),(74,"Description")): P.text(x,25.5,t)
    for x,t in zip(XR,HX): P.text(x-P.get_string_width(t),25.5,t)
    P.line(12,27.5,285,27.5); y=33
def need(k):
    global y
    if y+k>200: head()
def nums(v,st="",sz=9):
    P.set_font("N",st,sz)
    for x,a in zip(XR,v):
        if a is not None: s=m(a); P.text(x-P.get_string_width(s),y,s)
head(); T=[];TT=[]; G=[0]*6; rc={}
for pc,pn,ten in PROP:
    need(22); P.set_fill_color(225,232,240); P.rect(12,y-4,273,5.6,"F"); P.set_font("N","B",10); P.text(13,y,f"{pc}  {pn}"); y+=7
    ps=[0]*6
    for u,nm in ten:
        res+=R.randint(3,19); rid=f"L{res}"
        rent=R.randint(2800,9800)*110; 
        if u in("G22/23","U11-12","2.01"): rent=R.randint(14000,22000)*110
        if u in("ATM1","K02","K05"): rent=R.randint(900,2400)*110
        depth=R.choice([1,1,1,2,2,2,3,3,4,5]); 
        if u=="U9": depth=6
        L=[]
        for d,lab in months[:depth][::-1]:
            inv+=R.randint(2,40)
            if u=="U9" and d.month==10: pass
            part=R.random()
            L.append((d,inv,"RENT",f"{CD['RENT']} - {lab}",rent if part>.12 else int(rent*R.uniform(.2,.8))))
            if R.random()<.85: L.append((d,inv,"OGS",f"{CD['OGS']} - {lab}",int(rent*.27)//10*10))
            if pc=="CCM" and R.random()<.7 and u!="ATM1": L.append((d,inv,"MKTG",f"{CD['MKTG']} - {lab}",int(rent*.03)))
            if R.random()<.22: inv+=1; L.append((d+dt.timedelta(R.randint(-6,-2)),inv,"ELEC",f"{CD['ELEC']} - read {R.randint(1,15):02d}/{d.month:02d}",int(rent*R.uniform(.03,.12))))
            if R.random()<.10: L.append((d,inv,R.choice(["STOR","CARP"]),f"Licence fee - {lab}",R.choice([16500,22000,38500])))
        L.sort(key=lambda z:z[0])
        if u=="U9": L.insert(3,(dt.date(2025,7,29),40927,"LEGL","Default notice - solicitor",132000)); L.append((dt.date(2025,10,31),inv+1,"INT","Interest on arrears to 31/10",218744))
        if u=="G20": L.append((dt.date(2025,10,8),inv+1,"PCT","Percentage rent FY25 true-up",1184715))
        if u=="2.04": L.append((dt.date(2025,10,14),inv+1,"LCON","Land tax adjustment 2025",-40315))
        if u in("G07","U14","1.05","G15"): L.append((dt.date(2025,10,R.randint(22,30)),None,"UNAL","Unallocated receipt - EFT",-R.choice([110000,rent,int(rent*1.27)//100*100,50000])))
        need(17 if len(L)<8 else 30)
        P.set_font("N","B",9); P.text(14,y,f"{u}"); P.text(30,y,nm); w=30+P.get_string_width(nm); P.set_font("N","I",8); P.text(w+3,y,f"Lessee {rid}"); y+=4.6
        ts=[0]*6
        for d,i,cd,ds,a in L:
            need(9)
            b=0 if cd=="UNAL" else bucket(d); v=[None]*6; v[b]=a; v[5]=a
            P.set_font("N","",9); P.text(18,y,d.strftime("%d/%m/%Y")); 
            if i: P.text(38,y,f"INV{i}")
            P.text(58,y,cd); P.text(74,y,ds); nums(v); y+=4.3
            for k in range(6): ts[k]+=v[k] or 0
            rc[cd]=rc.get(cd,0)+a
            T.append({"unit":u,"name":nm,"resident":rid,"date":d.isoformat(),"invoice":f"INV{i}" if i else None,"charge":cd,BK[b]:n(a),"total":n(a)})
        P.set_line_width(.15)
        for x in XR: P.line(x-20,y-3.2,x,y-3.2)
        P.set_font("N","",9); P.text(74,y+.4,f"Total {u}"); y+=.4; nums(ts,"B"); y+=6.5
        TT.append({"label":f"Total {u}",**dict(zip(BK+["total"],map(n,ts)))})
        ps=[a+b for a,b in zip(ps,ts)]
    need(10); P.set_line_width(.3); P.line(12,y-4,285,y-4); P.set_font("N","B",9.5); P.text(13,y,f"TOTAL {pc} {pn}"); nums(ps,"B",9.5); y+=9
    TT.append({"label":f"TOTAL {pc} {pn}",**dict(zip(BK+["total"],map(n,ps)))}); G=[a+b for a,b in zip(G,ps)]
need(12); P.set_line_width(.5); P.line(12,y-4.2,285,y-4.2); P.set_font("N","B",10); P.text(13,y,"REPORT TOTAL"); nums(G,"B",9.5); P.line(12,y+1.8,285,y+1.8); y+=12
TT.append({"label":"REPORT TOTAL",**dict(zip(BK+["total"],map(n,G)))})
need(10+4.4*len(rc)); P.set_font("N","B",9); P.text(18,y,"Summary by charge code"); y+=5; P.set_font("N","",9)
for k in sorted(rc): P.text(18,y,k); P.text(38,y,CD.get(k,"Unallocated receipts")); s=m(rc[k]); P.text(110-P.get_string_width(s),y,s); y+=4.4
assert sum(rc.values())==G[5]
FN="Tallwood_arrears_detail_31Oct25.pdf"; P.output(D+FN)
save(FN,"AR","Australian arrears detail: lease headings, charges below, tenancy and property totals, unallocated receipts, recap by charge",False,BK+["total"],T,TT)
