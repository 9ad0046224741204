# Sydney tower stacking plan printed as a list, top level first; level printed once; level subtotals; A3
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A3,landscape
N="au_stacking_list_240_carrington.pdf"
r=random.Random(707)
CO=["Wattle Bay Advisory","Currawong Legal","Macquarrie Vale Superannuation","Ironbark Cyber","Southern Cross Actuaries","Banksia Health Insurance","Jindera Resources","Kurraba Capital","Lyrebird Media","Nullarbor Logistics","Ocean Street Ventures","Pardalote Education","Quandong Foods","Riverina Agribank","Stringybark Studios","Tallowood Partners","Umina Engineering","Verdant Grid","Warrumbungle Mining","Yabby Tech","Zephyr Airlines Services","Acacia Recruitment","Boronia Interiors","Coolibah Brokers"]
r.shuffle(CO);ci=iter(CO)
tb=[["Level","Tenancy","Lessee","NLA\n(m²)","% of\nNLA","Lease\ncommencement","Lease\nexpiry","Options","Next review","Review type","Net face rent\n($/m² p.a.)","Net face rent\n($ p.a.)","Car\nbays"]]
rows=[];sty=[];cols={2025:"#f4b6a6",2026:"#f9d9a0",2027:"#fdf3b0",2028:"#d8edc0",2029:"#bfe0d4",2030:"#bcd6ee"}
TA=TR=TC=0;VA=0;nu=0;nv=0
f=lambda d:d.strftime("%d-%b-%y")
plan=[("18",1),("17",1),("16",2),("15",3),("14",2),("13",1),("12",4),("11",2),("10",1),("9",3),("8",2),("Ground",3),("Basement",2)]
for lv,k in plan:
    big=980 if lv not in("Ground","Basement") else (610 if lv=="Ground" else 140)
    cut=sorted(r.sample(range(20,80,10),k-1));parts=[b-a for a,b in zip([0]+cut,cut+[100])]
    lt=lr=0
    for i,p in enumerate(parts):
        a=round(big*p/100*(1 if k==1 else .965),1);nu+=1
        pre={"Ground":"G","Basement":"B1"}.get(lv,lv);u=f"{pre}.{i+1:02d}"
        vac=(lv,i) in(("15",1),("12",3),("9",0),("Basement",1))
        lab=("Level "+lv if lv.isdigit() else lv) if i==0 else ""
        if vac:
            nv+=1;VA+=a;tb.append([lab,u,"Vacant",f"{a:,.1f}","@"]+[""]*8);rows.append(dict(unit=u,area=a,statusText="Vacant"))
            sty.append(("BACKGROUND",(1,len(tb)-1),(12,len(tb)-1),colors.HexColor("#e3e3e3")))
            tb[-1][4]=a
        else:
            nm=("Carrington Storage (Lessor)" if 0 else ("Lime & Lantern Espresso Pty Ltd","Harbour Post & Parcel Pty Ltd","Crisp Dry Cleaners Pty Ltd")[i]) if lv=="Ground" else ("Archive Vault Pty Ltd" if lv=="Basement" else next(ci)+" Pty Ltd")
            s=dt.date(r.randint(2019,2024),r.choice([1,3,5,7,9,11]),1);y=r.choice([5,7,10]);e=endterm(s,12*y)
            if e<dt.date(2025,11,1): e=endterm(s,120)
            rate=r.choice([1150,1285,1310,1375,1420]) if lv.isdigit() else (1850 if lv=="Ground" else 320)
            if lv.isdigit() and int(lv)>14: rate+=160
            pa=round(a*rate);nr=s
            while nr<=dt.date(2025,9,30): nr=addm(nr,12)
            cb=r.choice([0,1,2,4]) if lv.isdigit() else 0
            tb.append([lab,u,nm,f"{a:,.1f}",a,f(s),f(e),r.choice(["Nil","5 yrs","3 + 3 yrs"]),f(nr) if nr<e else "Expiry",r.choice(["Fixed 4.00%","Fixed 3.75%","CPI + 1.0%","Greater of 4% / CPI"]),f"{rate:,}",f"{pa:,}",cb or "-"])
            sty.append(("BACKGROUND",(6,len(tb)-1),(6,len(tb)-1),colors.HexColor(cols.get(min(e.year,2030)))))
            lr+=pa;TC+=cb
            rows.append(dict(unit=u,tenantName=nm,statusText="Occupied",area=a,annualRent=pa,leaseStartDate=iso(s),leaseEndDate=iso(e)))
        lt+=a
    if k>1:
        tb.append(["","",("Level "+lv if lv.isdigit() else lv)+" total",f"{lt:,.1f}",lt]+[""]*6+[f"{lr:,}",""]);q=len(tb)-1
        sty+=[("FONT",(2,q),(-1,q),"Helvetica-Oblique",8)]
    sty.append(("LINEBELOW",(0,len(tb)-1),(-1,len(tb)-1),.6,colors.HexColor("#444444")))
    TA+=lt;TR+=lr
TA=round(TA,1);VA=round(VA,1)
for x in tb[1:]: x[4]=f"{x[4]/TA:.1%}"
tb.append(["Total","","",f"{TA:,.1f}","100.0%","","","","","","",f"{TR:,}",TC])
tb.append(["Vacant","","",f"{VA:,.1f}",f"{VA/TA:.1%}"]+[""]*8)
sty.append(("FONT",(0,-2),(-1,-1),"Helvetica-Bold",8.5))
t=Table(tb,colWidths=[62,54,220,58,48,84,70,70,76,110,84,94,40],repeatRows=1,rowHeights=[28]+[15.2]*(len(tb)-1))
t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,0),"Helvetica-Bold",8),("FONT",(0,1),(0,-1),"Helvetica-Bold",8),("ALIGN",(3,0),(4,-1),"RIGHT"),("ALIGN",(10,0),(-1,-1),"RIGHT"),("ALIGN",(5,0),(8,-1),"CENTER"),("LINEBELOW",(0,0),(-1,0),1.2,colors.black),("LINEABOVE",(0,0),(-1,0),1.2,colors.black),("LINEBEFORE",(1,0),(1,-1),.4,colors.grey)]+sty))
def pg(c,d):
    c.setFont("Helvetica-Bold",16);c.drawString(60,800,"240 Carrington Street, Sydney NSW 2000");c.setFont("Helvetica",10);c.drawString(60,785,"Stacking plan and tenancy schedule | 30 September 2025")
    x=700
    for yv,cc in cols.items():
        c.setFillColor(colors.HexColor(cc));c.rect(x,785,10,10,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont("Helvetica",7);c.drawString(x+13,787,("FY " if 0 else "")+(f"{yv}" if yv<2030 else "2030+"));x+=55
    c.drawString(700,800,"Lease expiry by calendar year");c.setFont("Helvetica",7);c.drawString(60,24,"Rents are net of outgoings and exclude GST, incentives and car parking income. Areas to PCA Method of Measurement.");c.drawRightString(1130,24,f"{d.page}")
SimpleDocTemplate(path(N),pagesize=landscape(A3),topMargin=66,bottomMargin=40,leftMargin=55,rightMargin=55).build([t],onFirstPage=pg,onLaterPages=pg)
save(N,"OFFICE","AU stacking plan as list, level printed once, level totals, m2, rents p.a., A3",True,dict(propertyName="240 Carrington Street",asOnDate="2025-09-30",units=nu,occupied=nu-nv,vacant=nv,printedTotals=dict(area=TA,annualRent=TR),rows=rows))
