# resident aged receivables, charge lines under tenants, three apartment properties, letter landscape, Helvetica, shaded tenant bars
import random, json
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
R=random.Random(2301)
NAME="aged_rcvbl_residents_0228"
M=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
props=[("brk","Brookhollow Apartments (brk)",["104","118","203","211","226","305"],1140),("elm","Elmcrest Flats (elm)",["1A","2C","3B","4D","5A"],965),("wsv","Westervale Commons (wsv)",["10-101","10-206","12-104","14-203","16-108","16-212","18-105"],1285)]
first=["Danita","Marcus","Yesenia","Priya","Walter","Keyshawn","Loretta","Tomasz","Angela","Desmond","Hoa","Rosalind","Ignacio","Brianna","Carlton","Fatima","Gregory","Shanelle"]
last=["Okafor","Pruitt","Villanueva","Raman","Stubblefield","Bridges","McAllister","Nowak","Delgado","Hartsfield","Tran","Quarles","Zamora","Whitten","Oyelaran","Haddad","Lindqvist","Broussard"]
R.shuffle(first);R.shuffle(last)
k=0; data=[]
for p,pn,us,rent in props:
    T=[]
    for u in us:
        rid=f"t00{R.randint(28000,41999)}"; nm=f"{last[k]}, {first[k]}"; st=R.choice(["Current","Current","Notice","Past","Eviction"]); k+=1
        rt=rent*100+R.randint(-8,14)*1000; L=[]
        typ=R.random()
        def q(ch,*b): L.append((ch,b))
        if typ<.15: q("prepay",0,0,0,0,-R.choice([rt,rt//2,12550,4000]))
        elif st=="Past":
            q("rent",0,0,R.randint(200,rt//100)*100,R.choice([0,rt]),0)
            q("damages",0,R.randint(15000,98000),0,0,0); q("cleaning",0,18500,0,0,0)
            if R.random()<.5:q("legal",0,0,22600,0,0)
        elif st=="Eviction":
            n=R.randint(3,9); q("rent",rt,rt,rt,rt*(n-3) if n>3 else 0,0); q("late",7500,7500,7500,7500*(n-3),0); q("legal",0,22600,0,18500 if n>5 else 0,0); q("utilwtr",R.randint(3000,7000),R.randint(3000,7000),R.randint(3000,7000),0,0)
        else:
            q("rent",R.randint(120,rt//100)*100,R.choice([0,0,R.randint(50,600)*100]),0,0,0)
            if R.random()<.6:q("late",7500,R.choice([0,7500]),0,0,0)
            if R.random()<.5:q("utilwtr",R.randint(2800,6900),R.choice([0,R.randint(2800,6900)]),0,0,0)
            if R.random()<.4:q("pet",3500,R.choice([0,3500]),0,0,0)
            if R.random()<.2:q("subsidy",0,R.randint(100,500)*100,R.randint(100,500)*100,0,0)
            if R.random()<.2:q("prepay",0,0,0,0,-R.randint(1000,9000))
        T.append((u,rid,nm,st,L))
    data.append((p,pn,T))
W,H=landscape(letter); cv=canvas.Canvas(f"documents/{NAME}.pdf",pagesize=(W,H)); pg=0
ed=[250+68*i for i in range(1,8)]
HD=[("Total","Unpaid","Charges"),("","0 - 30","Days"),("","31 - 60","Days"),("","61 - 90","Days"),("","Over 90","Days"),("","","Prepays"),("","Balance","Due")]
def f(v): return f"{v/100:,.2f}"
def page():
    global pg,y; pg+=1
    cv.setFont("Helvetica-Bold",11); cv.drawString(30,H-34,"Resident Aged Receivables Detail"); cv.setFont("Helvetica",7.5)
    cv.drawString(30,H-45,"Properties: brk, elm, wsv    As of: 02/28/2025    Post Month: 02/2025    Status: Current, Notice, Eviction, Past"); cv.drawRightString(W-30,H-34,f"Page {pg} of 3"); cv.drawRightString(W-30,H-45,"Generated for the Receiver, Cause No. DC-24-19077")
    cv.setFont("Helvetica-Bold",7.5); cv.drawString(30,H-80,"Unit"); cv.drawString(84,H-80,"Charge Code")
    for e,h in zip(ed,HD):
        for i,t in enumerate(h): cv.drawRightString(e,H-62-9*i,t)
    cv.setLineWidth(1.2); cv.line(30,H-84,W-30,H-84); y=H-97
def need(n):
    global y
    if y-n<40:
        cv.setFont("Helvetica",6.5); cv.drawString(30,24,"rptARdet v7.2  -  amounts unverified; debtor's ledger"); cv.showPage(); page()
def nums(v,font,sz):
    cv.setFont(font,sz)
    for e,x in zip(ed,v): cv.drawRightString(e,y,f(x))
rows=[];tots=[];page();g=[0]*7;npc=0
for p,pn,T in data:
    need(60); cv.setFont("Helvetica-Bold",9); cv.drawString(30,y,pn); y-=13; pt=[0]*7
    for u,rid,nm,st,L in T:
        need(22+10*len(L))
        cv.setFillColor(colors.Color(.93,.93,.93)); cv.rect(30,y-3,W-60,11,fill=1,stroke=0); cv.setFillColor(colors.black)
        cv.setFont("Helvetica",7.5); cv.drawString(33,y,u); cv.drawString(84,y,f"{nm} ({rid})"); cv.drawString(ed[1],y,f"Status: {st}"); y-=11; tt=[0]*7
        for ch,b in L:
            v=[sum(b[:4])]+list(b)+[sum(b)]
            cv.setFont("Helvetica",7.5); cv.drawString(96,y,ch); nums(v,"Helvetica",7.5); y-=10
            rows.append(dict(property=pn,unit=u,resident=rid,name=nm,status=st,charge=ch,**{m:x/100 for m,x in zip(M,v)})); tt=[a+c for a,c in zip(tt,v)]
        cv.setLineWidth(.3); cv.line(ed[0]-50,y+8,ed[-1],y+8)
        lab=f"Total {nm}"; cv.setFont("Helvetica-Oblique",7.5); cv.drawString(84,y,lab); nums(tt,"Helvetica-Oblique",7.5); y-=12
        tots.append(dict(label=lab,**{m:x/100 for m,x in zip(M,tt)})); pt=[a+c for a,c in zip(pt,tt)]
    need(20)
    cv.setLineWidth(.7); cv.line(30,y+8,W-30,y+8); lab=f"Total {pn}"; cv.setFont("Helvetica-Bold",7.5); cv.drawString(30,y-1,lab); y-=1; nums(pt,"Helvetica-Bold",7.5); y-=20
    tots.append(dict(label=lab,**{m:x/100 for m,x in zip(M,pt)})); g=[a+c for a,c in zip(g,pt)]
need(20); cv.setLineWidth(1.2); cv.line(30,y+10,W-30,y+10); cv.setFont("Helvetica-Bold",8); cv.drawString(30,y-1,"Grand Total"); y-=1; nums(g,"Helvetica-Bold",7.5)
tots.append(dict(label="Grand Total",**{m:x/100 for m,x in zip(M,g)}))
cv.setFont("Helvetica",6.5); cv.drawString(30,24,"rptARdet v7.2  -  amounts unverified; debtor's ledger"); cv.save()
json.dump({"name":NAME+".pdf","kind":"AR","planted":None,"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1)
print(len(rows),len(tots),tots[-1],"pages",pg)
