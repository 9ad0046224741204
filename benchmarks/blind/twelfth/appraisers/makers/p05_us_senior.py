# US senior living census & rate roll: IL / AL / MC sections, care levels. PLANTED: one digit changed in a base rent
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib.styles import ParagraphStyle
N="senior_census_rate_roll_quail_hollow.pdf"
r=random.Random(505);rows=[];tb=[];sty=[]
HD=["Apt","Style","SF","Status","Resident","Care\nLevel","Payer","Move-In","Market\nRate","Base\nRent","Care\nFee","2nd\nPerson","Pet /\nGarage","Total\nMonthly","Refundable\nDeposit"]
m=lambda v:f"{v:,}"
CARE={"0":0,"1":650,"2":1150,"3":1750,"4":2400,"MC":1900}
tot=[0]*6
occT=n=0;pl=None
secs=[("INDEPENDENT LIVING",[("1BR Sage",640,3650),("2BR Juniper",910,4725)],101,22,"I"),("ASSISTED LIVING",[("Studio",385,4150),("1BR Deluxe",560,5275)],201,26,"A"),("MEMORY CARE",[("Private",310,6450),("Companion",310,4990)],1,12,"M")]
summ=[]
for sec,styl,first,cnt,p in secs:
    tb.append([sec]+[""]*14);sty+=[("SPAN",(0,len(tb)),(-1,len(tb))),("BACKGROUND",(0,len(tb)),(-1,len(tb)),colors.HexColor("#d9e6dc")),("FONT",(0,len(tb)),(-1,len(tb)),"Helvetica-Bold",7.5)]
    s=[0]*6;o=0;k=0;num=first;units=[]
    for i in range(cnt):
        st,sf,mk=styl[1 if r.random()<.35 else 0]
        if st=="Companion":units+=[(f"M{num:02d}A",st,sf,mk),(f"M{num:02d}B",st,sf,mk)]
        else: units.append((f"{num}" if p!="M" else f"M{num:02d}",st,sf,mk))
        num+=1
    for u,st,sf,mk in units:
        n+=1;k+=1;x=r.random();status="Occupied" if x<.86 else ("Vacant" if x<.94 else "Hold")
        if status=="Hold": status="Vacant - Reserved"
        s[0]+=mk
        if status!="Occupied":
            tb.append([u,st,sf,status,"","","","",m(mk)]+[""]*6)
            rows.append(dict(unit=u,section=sec,unitType=st,area=sf,statusText=status,marketRent=mk));continue
        o+=1;f,l=who(r);base=mk-r.choice([0,0,75,150,225,310]);lv="IL" if p=="I" else ("MC" if p=="M" else r.choice("1234"))
        cf={"IL":0,"MC":1900}.get(lv,CARE.get(lv));sp=r.choice([0,0,0,850]) if p!="M" and st[0] in "12" else 0
        pg=r.choice([0,0,0,40,85]) if p=="I" else 0
        dep=r.choice([0,1500,2500]);t=base+cf+sp+pg;mi=dt.date(r.randint(2019,2025),r.randint(1,9),r.randint(1,28))
        for j,v in enumerate([base,cf,sp,pg,t]): s[j+1]+=v
        pb=base
        if u=="214": pb=base+500;pl=(u,base,pb)
        z=lambda v:m(v) if v else "-"
        nm=f"{l}, {f} {r.choice('ABCDEFGHJKLM')}."+("" if not sp else f" & {r.choice(FIR)}")
        tb.append([u,st,sf,status,nm,lv if lv in("IL","MC") else f"Level {lv}",r.choice(["Private","Private","Private","LTC Ins.","VA"]),mi.strftime("%m/%d/%Y"),m(mk),m(pb),z(cf),z(sp),z(pg),m(t),m(dep)])
        rows.append(dict(unit=u,section=sec,unitType=st,area=sf,statusText=status,tenantName=nm,moveInDate=iso(mi),marketRent=mk,contractRent=pb,deposit=dep,
          charges=[{"code":c,"amount":v} for c,v in [("Base Rent",pb),("Care Fee",cf),("2nd Person",sp),("Pet / Garage",pg)] if v],totalCharges=t))
    tb.append([f"Subtotal {sec.title()} - {k} units, {o} occupied"]+[""]*7+[m(v) for v in s]+[""]);q=len(tb)
    sty+=[("SPAN",(0,q),(7,q)),("FONT",(0,q),(-1,q),"Helvetica-Bold",7.2),("LINEABOVE",(0,q),(-1,q),.5,colors.black)]
    tot=[a+b for a,b in zip(tot,s)];occT+=o
tb.append([f"COMMUNITY TOTAL - {n} units, {occT} occupied, {n-occT} vacant ({occT/n:.1%} occupied)"]+[""]*7+[m(v) for v in tot]+[""]);q=len(tb)
sty+=[("SPAN",(0,q),(7,q)),("FONT",(0,q),(-1,q),"Helvetica-Bold",7.5),("LINEABOVE",(0,q),(-1,q),1,colors.black),("LINEBELOW",(0,q),(-1,q),1,colors.black)]
t=Table([HD]+tb,colWidths=[40,66,32,84,150,46,52,58,52,52,48,48,48,58,62],repeatRows=1,rowHeights=[24]+[12.6]*len(tb))
t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.2),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.2),("ALIGN",(8,0),(-1,-1),"RIGHT"),("ALIGN",(2,0),(2,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),1,colors.HexColor("#3d6b4a")),("VALIGN",(0,0),(-1,0),"BOTTOM"),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),2)]+sty))
def pg(c,d):
    c.setFont("Helvetica-Bold",12);c.drawString(52,578,"Quail Hollow Senior Living");c.setFont("Helvetica",8.5);c.drawString(52,566,"Census and Rate Roll as of September 30, 2025");c.drawRightString(956,578,"Boise, Idaho");c.setFont("Helvetica",7);c.drawRightString(956,20,f"Page {d.page}");c.drawString(52,20,"Respite stays are excluded. Companion suites are counted by bed.")
SimpleDocTemplate(path(N),pagesize=landscape(legal),topMargin=56,bottomMargin=36,leftMargin=46,rightMargin=46).build([t],onFirstPage=pg,onLaterPages=pg)
assert pl
save(N,"SENIOR_HOUSING","Senior census by IL/AL/MC, care level, second person, section subtotals",False,dict(propertyName="Quail Hollow Senior Living",asOnDate="2025-09-30",units=n,occupied=occT,vacant=n-occT,
 planted={"what":f"Apt {pl[0]}: Base Rent printed as {pl[2]:,} instead of {pl[1]:,}; Total Monthly, section subtotal and community total are computed with {pl[1]:,}","kind":"digit_changed"},
 printedTotals=dict(marketRent=tot[0],contractRent=tot[1],totalCharges=tot[5]),rows=rows))
