from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
F="rent_roll_halvorsen_trust_20250930.pdf"
def make():
    r=random.Random(6707);N=Names(r)
    props=[("Tamarack Court","118 Quillen Ave Spokane, WA 99203",[f"{i}" for i in range(1,9)]),("Brisbin Fourplex","2209-2215 W Brisbin St Spokane, WA 99205",["2209","2211","2213","2215"]),
           ("The Ottmar","77 S Ottmar Rd Spokane Valley, WA 99206",["101","102","103","104","201","202","203","204","301","302","303","304"]),("Fenn Street Duplex","640 E Fenn St Spokane, WA 99202",["A","B"]),("Cheney Carriage Homes","14 Salnave Loop Cheney, WA 99004",[f"CH{i}" for i in range(1,7)])]
    ps=ParagraphStyle("a",fontName="Helvetica",fontSize=7.2,leading=8.6);pb=ParagraphStyle("b",parent=ps,fontName="Helvetica-Bold");pr=ParagraphStyle("r",parent=ps,alignment=2);prb=ParagraphStyle("rb",parent=pb,alignment=2)
    P=lambda t,s=ps:Paragraph(t.replace("&","&amp;"),s)
    heads=["Unit","BD/BA","Tenant","Status","Sqft","Market Rent","Rent","Deposit","Lease From","Lease To","Move-in","Move-out","Past Due"]
    data=[[P(h,prb if i in(4,5,6,7,12) else pb) for i,h in enumerate(heads)]];st=[("LEFTPADDING",(8,0),(8,-1),9),("LINEBELOW",(0,0),(-1,0),1,colors.black),("VALIGN",(0,0),(-1,-1),"TOP"),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.6),("LEFTPADDING",(0,0),(7,-1),2.5),("LEFTPADDING",(9,0),(-1,-1),2.5),("RIGHTPADDING",(0,0),(-1,-1),2.5)]
    rows=[];G=[0]*6;GO=0;planted=None
    us=lambda d:d.strftime("%m/%d/%Y") if d else ""
    for pn,ad,units in props:
        k=len(data);data.append([Paragraph(f"<b>{pn}</b><br/><font size=6.4 color='#555555'>{ad}</font>",ps)]+[""]*12);st+=[("SPAN",(0,k),(-1,k)),("BACKGROUND",(0,k),(-1,k),colors.Color(.92,.92,.92))]
        T=[0]*6;o=0
        for u in units:
            bd=r.choice(["1/1.00","2/1.00","2/2.00"]) if pn!="Cheney Carriage Homes" else "3/2.50";sf={"1/1.00":640,"2/1.00":820,"2/2.00":935,"3/2.50":1340}[bd];mk={"1/1.00":1095,"2/1.00":1295,"2/2.00":1425,"3/2.50":1950}[bd]
            s=r.choices(["Current","Notice-Unrented","Vacant-Unrented"],[.84,.07,.09])[0]
            d=dict(mk=mk)
            if s!="Vacant-Unrented":
                n=N.fl();
                if r.random()<.3:n+=", "+N.fl()
                mi=dt.date(2025,9,1)-dt.timedelta(days=r.randrange(10,2000));ls=mi
                while addm(ls,12)<dt.date(2025,10,1):ls=addm(ls,12)
                le=addm(ls,12)-dt.timedelta(days=1);mtm=r.random()<.18
                if mtm: ls,le=mi,None
                d.update(n=n,mi=mi,ls=ls,le=le,rent=mk-r.choice([0,25,45,80,120]),dep=r.choice([600,750,mk,1000]),pd=r.choice([0,0,0,0,0,95.0,mk*1.0,40.25]),mo=dt.date(2025,10,31) if s[0]=="N" else None);o+=1
            rent,dep,pd=d.get("rent"),d.get("dep"),d.get("pd")
            data.append([P(u),P(bd),P(d.get("n","")),P(s),P(f"{sf:,}",pr),P(m2(mk),pr),P(m2(rent) if rent else "",pr),P(m2(dep) if dep else "",pr),P(us(d.get("ls"))),P(us(d.get("le"))),P(us(d.get("mi"))),P(us(d.get("mo"))),P(m2(pd) if pd is not None else "",pr)])
            st.append(("LINEBELOW",(0,len(data)-1),(-1,len(data)-1),.25,colors.lightgrey))
            for i,v in enumerate((sf,mk,rent,dep,pd)):T[i]+=v or 0
            rows.append(row(unit=u,propertyName=pn,unitType=bd,area=sf,tenantName=d.get("n"),statusText=s,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=d.get("ls"),leaseEndDate=d.get("le"),moveInDate=d.get("mi"),moveOutDate=d.get("mo"),balance=pd))
        sh=T[2]
        if pn=="The Ottmar": sh=T[2]+350;planted={"what":f"subtotal of Rent for The Ottmar printed {m2(sh)}, the rows add to {m2(T[2])} (grand total is right)","kind":"total_wrong"}
        data.append([P(f"{len(units)} Units",pb),"","",P(f"{o/len(units)*100:.1f}% Occupied",pb),P(f"{T[0]:,}",prb),P(m2(T[1]),prb),P(m2(sh),prb),P(m2(T[3]),prb),"","","","",P(m2(T[4]),prb)])
        st.append(("LINEABOVE",(0,len(data)-1),(-1,len(data)-1),.6,colors.black));st.append(("BOTTOMPADDING",(0,len(data)-1),(-1,len(data)-1),9))
        GO+=o;G=[a+b for a,b in zip(G,T)]
    n=sum(len(p[2]) for p in props)
    data.append([P("Total",pb),P(f"{n} Units",pb),"",P(f"{GO/n*100:.1f}% Occupied",pb),P(f"{G[0]:,}",prb),P(m2(G[1]),prb),P(m2(G[2]),prb),P(m2(G[3]),prb),"","","","",P(m2(G[4]),prb)])
    st+=[("LINEABOVE",(0,len(data)-1),(-1,len(data)-1),1,colors.black),("LINEBELOW",(0,len(data)-1),(-1,len(data)-1),1,colors.black)]
    t=Table(data,colWidths=[40,38,116,72,38,56,54,52,58,54,54,54,50],repeatRows=1);t.setStyle(TableStyle(st))
    hs=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=15,leading=19)
    def foot(c,d):
        c.setFont("Helvetica",6.8);c.setFillGray(.4);c.drawString(26,18,"Created on 10/02/2025");c.drawRightString(landscape(letter)[0]-26,18,"Page %d"%d.page)
    fl=[Paragraph("Rent Roll",hs),P("Properties: Tamarack Court, Brisbin Fourplex, The Ottmar, Fenn Street Duplex, Cheney Carriage Homes"),P("Owned By: Halvorsen Family Rental Trust"),P("Units: Active"),P("As of: 09/30/2025"),P("Include Non-Revenue Units: No"),Spacer(1,8),t]
    SimpleDocTemplate(path(F),pagesize=landscape(letter),leftMargin=24,rightMargin=24,topMargin=26,bottomMargin=32,title="Rent Roll").build(fl,onFirstPage=foot,onLaterPages=foot)
    save(F,None,"2025-09-30",n,GO,n-GO,rows,planted=planted,checks=dict(area=G[0],marketRent=G[1],contractRent=G[2],deposit=G[3],balance=G[4]))
make()
