# Entrata student, by the bed
from common import *
from reportlab.pdfgen import canvas
r=R(2604); W,H=792,612; fn="Entrata_RentRoll_TheQuadrangle.pdf"; c=canvas.Canvas(f"{B}/documents/{fn}",pagesize=(W,H))
pl={"4x4 Deluxe":(1410,829),"2x2 Classic":(905,1015),"Studio Loft":(455,1395)}
rows=[];y=0;pg=0
cols=[("Bldg-Unit-Space",30,0),("Floor Plan",112,0),("SqFt*",205,1),("Resident",215,0),("Lease Status",322,0),("Budgeted",425,1),("Base",468,1),("Utility",508,1),("Furn.",545,1),("Parking",585,1),("Concess.",630,1),("Total",678,1),("Dep. Held",722,1),("Balance",768,1)]
def head():
    global y,pg
    pg+=1; c.setFillColorRGB(.11,.16,.27); c.rect(0,H-46,W,46,fill=1,stroke=0); c.setFillGray(1); c.setFont("Helvetica-Bold",14); c.drawString(30,H-24,"Rent Roll"); c.setFont("Helvetica",8); c.drawString(30,H-37,"The Quadrangle at Elm Street   |   Lease term: 2025-2026 Academic (08/20/2025 - 07/31/2026)"); c.drawRightString(768,H-24,"As of: 09/30/2025"); c.setFillGray(0)
    c.setFont("Helvetica-Bold",6.5); c.drawCentredString(552,H-58,"Scheduled Charges"); c.line(440,H-61,680,H-61); c.drawCentredString(410,H-58,"Market")
    for t,x,a in cols: (c.drawRightString if a else c.drawString)(x,H-70,t)
    c.setLineWidth(.8); c.line(28,H-73,770,H-73); y=H-84
    c.setFont("Helvetica",6); c.drawString(30,16,"* SqFt is that of the whole apartment. One line per bed space."); c.drawRightString(768,16,f"{pg}")
head(); T=[0.0]*9; st={}; fps={}; n=0
for b in "AB":
  for fl in (1,2,3):
    for k in range(1,4):
        p=["4x4 Deluxe","2x2 Classic","Studio Loft"][(k-1)] ; sf,mk=pl[p]; un=f"{b}-{fl}0{k}"
        for s in range(1,{"4":4,"2":2,"S":1}[p[0]]+1):
            n+=1; sp=f"{un}-{s}"; x=r.random(); 
            status="Current" if x<.8 else "Notice" if x<.84 else "Vacant Unrented" if x<.93 else "Vacant Rented"
            if y<34: c.showPage(); head()
            c.setFont("Helvetica",6.8)
            def put(v):
                global y
                for (t,xx,a),q in zip(cols,v): (c.drawRightString if a else c.drawString)(xx,y,q)
                y-=10.5
            if status.startswith("Vacant"):
                put([sp,p,f"{sf:,}","",status,m2(mk)]+["-"]*6+["-","-"]); rows.append(dict(unit=sp,unitType=p,area=sf,statusText=status,marketRent=float(mk))); vals=[mk]+[0]*8
                if status=="Vacant Rented":
                    nm=r.name("fl"); base=mk-20.0; ch=[("Base",base),("Utility",55.0)]
                    c.setFont("Helvetica-Oblique",6.8); put([sp,p,f"{sf:,}",nm,"Future","",m2(base),"55.00","-","-","-",m2(base+55),"150.00","0.00"])
                    rows.append(dict(unit=sp,unitType=p,area=sf,tenantName=nm,statusText="Future",contractRent=base,charges=[{"code":a,"amount":v} for a,v in ch],totalCharges=base+55,deposit=150.0,balance=0.0)); c.setFont("Helvetica",6.8); st["Future"]=st.get("Future",0)+1
                    vals[7]+=150
            else:
                nm=r.name("fl"); base=float(mk-r.choice([0,0,10,25,40])); ut=55.0; fu=r.choice([0,35.0]); pk=r.choice([0,0,65.0]); cc=-float(r.choice([0,0,0,25,50])); tt=base+ut+fu+pk+cc; dep=r.choice([150.0,150.0,0.0,300.0]); bal=r.choice([0.0,0.0,0.0,tt,-30.0,48.25])
                d=lambda v:m2(v) if v else "-"
                put([sp,p,f"{sf:,}",nm,status,m2(mk),m2(base),m2(ut),d(fu),d(pk),d(cc),m2(tt),m2(dep),m2(bal)]); vals=[mk,base,ut,fu,pk,cc,tt,dep,bal]
                rows.append(dict(unit=sp,unitType=p,area=sf,tenantName=nm,statusText=status,marketRent=float(mk),contractRent=base,charges=[{"code":a,"amount":v} for a,v in (("Base",base),("Utility",ut),("Furn.",fu),("Parking",pk),("Concess.",cc)) if v],totalCharges=tt,deposit=dep,balance=bal))
            st[status]=st.get(status,0)+1; f=fps.setdefault(p,[0,0,0.0,0.0]); f[0]+=1; f[1]+=not status.startswith("V"); f[2]+=mk; f[3]+=vals[1]
            T=[a+v for a,v in zip(T,vals)]
c.line(28,y+7,770,y+7); c.setFont("Helvetica-Bold",6.8); y-=3
for (t,x,a),v in zip([cols[0]]+cols[5:],[f"Total ({n} spaces)"]+[m2(v) for v in T]): (c.drawRightString if a else c.drawString)(x,y,v)
y-=13; c.setFont("Helvetica",6.5); c.drawString(30,y,"Future leases are excluded from charge totals; their deposits are included."); y-=20
if y<140: c.showPage(); head()
c.setFont("Helvetica-Bold",8); c.drawString(30,y,"By floor plan"); c.drawString(430,y,"By lease status"); y-=12; y0=y; c.setFont("Helvetica",7)
for x,h in zip((30,160,220,290,360),("Floor plan","Spaces","Occupied","Market","Base")): (c.drawString if x==30 else c.drawRightString)(x,y,h)
for p,v in fps.items():
    y-=10
    for x,h in zip((30,160,220,290,360),(p,str(v[0]),str(v[1]),m2(v[2]),m2(v[3]))): (c.drawString if x==30 else c.drawRightString)(x,y,h)
y=y0
for k in ("Current","Notice","Vacant Unrented","Vacant Rented","Future"):
    if k in st: c.drawString(430,y,k); c.drawRightString(560,y,str(st[k])); y-=10
c.save(); o=st.get("Current",0)+st.get("Notice",0)
save(fn,"STUDENT_HOUSING","Entrata student rent roll by bed","The Quadrangle at Elm Street","2025-09-30",n,o,n-o,rows,totals={"marketRent":T[0],"contractRent":T[1],"totalCharges":T[6],"deposit":T[7],"balance":round(T[8],2)})
