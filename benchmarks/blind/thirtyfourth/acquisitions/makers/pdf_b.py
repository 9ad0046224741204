from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as K
from reportlab.lib.pagesizes import letter,landscape,A4
from fpdf import FPDF
# ---------- P3 MH community Rent Manager, fpdf
def p3():
    r=rng("p3");N=Names(r);f="Cottonwood_Shores_MHC_RM12.pdf"
    p=FPDF("P","pt","Letter");p.set_creation_date(dt.datetime(2025,9,3,tzinfo=dt.timezone.utc));p.set_auto_page_break(False);p.set_margins(0,0,0)
    cols=[("Site",34,0),("Resident",112,0),("Home",30,0),("Since",44,0),("Site Rent",48,1),("Home Rent",48,1),("Water/\nSewer",42,1),("Trash",32,1),("Total\nMonthly",50,1),("Deposit",46,1),("Balance",50,1)]
    y=[0]
    def head():
        p.add_page();p.set_fill_color(33,64,95);p.rect(36,30,540,30,"F");p.set_text_color(255);p.set_font("Helvetica","B",13);p.text(42,50,"Rent Roll");p.set_font("Helvetica","",8);p.text(420,44,"Cottonwood Shores MHC");p.text(420,55,"Rent roll for September 2025")
        p.set_text_color(0);p.set_font("Helvetica","B",7);x=36
        for n,w,a in cols:
            for i,l in enumerate(n.split("\n")):
                p.text(x+w-2-p.get_string_width(l) if a else x+2,(74 if "\n" in n else 82)+i*8,l)
            x+=w
        p.set_line_width(.8);p.line(36,86,576,86);p.set_font("Helvetica","I",6.5);p.text(36,772,"Rent Manager 12   |   printed 9/3/2025 by jpruitt");p.text(540,772,f"Page {p.page_no()}");y[0]=97
    def line(v,b="",sh=False):
        if y[0]>745:head()
        if sh:p.set_fill_color(240,244,248);p.rect(36,y[0]-8,540,11,"F")
        p.set_font("Helvetica",b,7.2);x=36
        for (n,w,a),t in zip(cols,v):
            if t:p.text(x+w-2-p.get_string_width(t) if a else x+2,y[0],t)
            x+=w
        y[0]+=11.2
    head();rows=[];G=[0]*7;no=nv=0;k=0;bad=None
    for st,pre,n in(("Heron Lane","H",22),("Pelican Circle","P",18),("Egret Court","E",21)):
        if y[0]>700:head()
        y[0]+=4;p.set_font("Helvetica","B",8.5);p.text(38,y[0],st);y[0]+=12;S=[0]*7
        for i in range(1,n+1):
            u=f"{pre}-{i:02d}";k+=1;t=r.choice(["SW","DW","DW"])
            if r.random()<.09:
                vt="** Vacant site **" if r.random()<.6 else "** Vacant home **";line([u,vt,""]+[""]*8,"",k%2);nv+=1
                rows.append(row(unit=u,section=st,statusText=vt));continue
            rent=r.choice([525,540,540,555,570]);hr=r.choice([0,0,0,0,415,460]);ws=round(r.uniform(28,74),2);tr=18.0;dep=r.choice([0,500,525,540]);bal=r.choice([0]*6+[-18.0,round(r.uniform(20,700),2)])
            tot=rent+hr+ws+tr;nm=N("lf");d=rd(r,D(2009,3,1),D(2025,8,1));shown=tot
            if u=="P-11":
                s=f"{tot:.2f}";shown=float(s[0]+str((int(s[1])+3)%10)+s[2:]);bad=(u,tot,shown)
            line([u,nm,t,d.strftime("%b %Y"),m2(rent),m2(hr),m2(ws),m2(tr),m2(shown),m2(dep),m2(bal)],"",k%2);no+=1
            S=[a+b for a,b in zip(S,[rent,hr,ws,tr,tot,dep,bal])]
            rows.append(row(unit=u,section=st,tenantName=nm,unitType=t,statusText="Occupied",moveInDate=d.strftime("%b %Y"),contractRent=float(rent),charges=ch(("Site Rent",rent),("Home Rent",hr),("Water/Sewer",ws),("Trash",tr)),totalCharges=shown,deposit=float(dep),balance=float(bal)))
        p.line(200,y[0]-8,576,y[0]-8);y[0]+=2;line(["",f"Total {st}","",""]+[m2(x) for x in S],"B");G=[a+b for a,b in zip(G,S)]
    assert bad
    y[0]+=6;line(["",f"Grand total","",""]+[m2(x) for x in G],"B");y[0]+=6
    p.set_font("Helvetica","",8);p.text(38,y[0],f"Sites: {no+nv}     Occupied: {no}     Vacant: {nv}     Occupancy: {100*no/(no+nv):.1f}%")
    p.output(doc(f));save(f,"MANUFACTURED_HOUSING","Rent Manager style, street sections, subtotals, fpdf",False,"Cottonwood Shores MHC","2025-09",no+nv,no,nv,rows,planted={"what":f"Total Monthly of site {bad[0]} printed {bad[2]:.2f}, its charges add to {bad[1]:.2f} (street and grand totals use the right amount)","kind":"digit_changed"})
# ---------- P4 broker OM grocery centre
def p4():
    r=rng("p4");f="Tamarack_Crossing_OM_rent_roll.pdf";sm=PS("s",fontName="Helvetica",fontSize=6.6,leading=7.8);nv=K.HexColor("#123B3A");gold=K.HexColor("#E9E2CF")
    T=[("A1","Harvest Barn Market (anchor)",46200,11.25,"2014-06-01","2034-05-31","NNN"),("A2","Bargain Bureau",14850,9.5,"2019-03-01","2029-02-28","NNN"),("B1","Sole Republic Shoes",5200,16,"2021-09-01","2026-08-31","NNN"),("B2","Clip & Co. Salon",1400,26,"2022-02-01","2027-01-31","NNN"),("B3","AVAILABLE",2100,0,0,0,0),("B4","Golden Wok Express",1750,27.5,"2018-11-01","2028-10-31","NNN"),("B5/B6","Paws & Whiskers Vet",3600,24,"2023-05-01","2033-04-30","NNN"),("B7","Tamarack Nails",1200,28,"2020-07-01","2025-12-31","Gross"),("C1","Fuego Tacos",2450,31,"2024-01-01","2033-12-31","NNN"),("C2","Bright Smiles Dental",2800,27,"2017-04-01","2027-03-31","NNN"),("C3","AVAILABLE",1650,0,0,0,0),("C4","FlexFit 24",6100,15.5,"2022-10-01","2032-09-30","NNN"),("C5","Wireless Depot",1500,32,"2023-08-01","2028-07-31","NNN"),("C6","Silver Needle Tailor",980,22,"2016-01-01","MTM","Gross"),("PAD 1","Kettle & Crane Coffee",2200,52,"2021-12-01","2036-11-30","NNN"),("PAD 2","Ridgeline Credit Union (ground lease)",3900,38,"2015-02-01","2035-01-31","NNN"),("ATM","Ridgeline Credit Union – drive-up ATM kiosk",0,0,"2015-02-01","2035-01-31","Gross")]
    gla=sum(t[2] for t in T);H=[["Suite","Tenant","GLA\n(SF)","% of\nGLA","Lease Term","","Current Base Rent","","","Rent Increases","","Recovery","Options"],["","","","","Start","End","Monthly","Annual","PSF","Date","Monthly","",""]]
    data=H[:];rows=[];sty=[];am=0;oc=vc=0;oa=0
    for s,n,a,p,s0,e,rec in T:
        i=len(data)
        if n=="AVAILABLE":
            data.append([s,"AVAILABLE",m0(a),f"{100*a/gla:.1f}%"]+["–"]*9);sty.append(("BACKGROUND",(0,i),(-1,i),K.HexColor("#F6D9CF")));vc+=1;rows.append(row(unit=s,area=a,statusText="AVAILABLE"));continue
        ann=round(a*p,2) if a else 9000.0;mon=round(ann/12,2);ds=D.fromisoformat(s0);steps=[];d=D(2026,ds.month,1)
        if a and e!="MTM":
            ee=D.fromisoformat(e);mm=mon;gap=12 if p<30 and a<5000 else 36
            for _ in range(3 if gap==12 else 2):
                mm=round(mm*(1.03 if gap==12 else 1.08),2)
                if d<ee:steps.append((d,mm))
                d=addm(d,gap)
        opt="None" if not a or p<12 and a<15000 else r.choice(["2 x 5 yr","1 x 5 yr @ FMV","None","3 x 5 yr"])
        end=e if e=="MTM" else D.fromisoformat(e).strftime("%b-%d-%y")
        for k in range(max(1,len(steps))):
            st=[steps[k][0].strftime("%b-%d-%y"),"$"+m2(steps[k][1])] if steps else ["–","–"]
            data.append(([s,Paragraph(n,sm),m0(a) if a else "N/A",f"{100*a/gla:.1f}%" if a else "–",ds.strftime("%b-%d-%y"),end,"$"+m2(mon),"$"+m2(ann),f"${p:.2f}" if a else "–"] if k==0 else [""]*9)+st+([rec,opt] if k==0 else ["",""]))
        sty.append(("LINEABOVE",(0,i),(-1,i),.3,K.grey));am+=ann
        if a:oc+=1;oa+=a
        rows.append(row(unit=s,tenantName=n,area=a or None,statusText="Occupied",leaseStartDate=ds,leaseEndDate=e,contractRent=mon,annualRent=ann,rentSteps=[{"date":x.isoformat(),"amount":v} for x,v in steps]))
    M=sum(x.get("contractRent",0) for x in rows);i=len(data)
    for l,a,m,n in(("Occupied",oa,"$"+m2(M),"$"+m2(am)),("Available",gla-oa,"",""),("Total / Wtd. Avg.",gla,"$"+m2(M),"$"+m2(am))):
        data.append(["",l,m0(a),f"{100*a/gla:.1f}%","","",m,n,f"${(am-9000)/oa:.2f}" if l[0]=="O" else "","","","",""])
    sty+=[("FONTNAME",(0,i),(-1,-1),"Helvetica-Bold"),("BACKGROUND",(0,i),(-1,-1),gold),("LINEABOVE",(0,i),(-1,i),1,nv)]
    t=Table(data,colWidths=[36,124,40,34,50,50,58,66,38,50,58,42,64],repeatRows=2)
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",6.6),("FONT",(0,0),(-1,1),"Helvetica-Bold",6.8),("BACKGROUND",(0,0),(-1,1),nv),("TEXTCOLOR",(0,0),(-1,1),K.white),("SPAN",(4,0),(5,0)),("SPAN",(6,0),(8,0)),("SPAN",(9,0),(10,0)),("ALIGN",(2,0),(-1,-1),"CENTER"),("ALIGN",(6,2),(8,-1),"RIGHT"),("ALIGN",(10,2),(10,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.8)]+sty))
    def deco(c,d):
        W,Hh=landscape(letter);c.setFillColor(nv);c.rect(0,Hh-34,W,34,stroke=0,fill=1);c.setFillColor(K.white);c.setFont("Times-Bold",15);c.drawString(36,Hh-23,"TAMARACK CROSSING");c.setFont("Helvetica",8);c.drawRightString(W-36,Hh-21,"RENT ROLL  |  FINANCIAL ANALYSIS");c.setFillColor(K.grey);c.setFont("Helvetica",6.5);c.drawString(36,18,"Offering Memorandum – Marlow Pike Retail Advisors. Information deemed reliable but not guaranteed.");c.drawRightString(W-36,18,str(d.page+22))
    body=[Paragraph("Rents as of January 1, 2026",PS("a",fontName="Helvetica-Oblique",fontSize=8,spaceAfter=5)),t,Spacer(1,6),Paragraph("Notes: (1) PSF average excludes the ATM kiosk, which has no leasable area. (2) Harvest Barn Market pays percentage rent of 1.0% over a natural breakpoint; none was due for 2024. (3) Tamarack Nails has stated it will renew; the lease in hand is being finalised. (4) "+f"{oc+vc} suites, of which {oc} leased and {vc} available.",sm)]
    SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=42,bottomMargin=30,invariant=1).build(body,onFirstPage=deco,onLaterPages=deco)
    save(f,"RETAIL","broker OM rent roll, grouped header, rent increases stacked, ATM row",True,"Tamarack Crossing","2026-01-01",oc+vc,oc,vc,rows)
# ---------- P6 AppFolio BTR
def p6():
    r=rng("p6");N=Names(r);f="rent_roll-20251117.pdf";s=PS("x",fontName="Helvetica",fontSize=7,leading=8.2);rows=[];no=nv=0
    data=[["Unit","BD/BA","Tenant","Status","Sqft","Market Rent","Rent","Deposit","Lease From","Lease To","Move-in","Past Due"]];sty=[];G=[0]*5
    plans=[("3/2.00",1420,2145),("3/2.50",1610,2295),("4/2.50",1885,2560),("4/3.00",2120,2750)]
    for pn,ad,a0,n in(("Larkspur Commons - Phase 1","2400 Verbena Trail Georgetown, TX 78628",2401,14),("Larkspur Commons - Phase 2","2500 Sandreed Loop Georgetown, TX 78628",2503,11),("Larkspur Commons - Phase 3 (lease-up)","2600 Thistle Way Georgetown, TX 78628",2602,9)):
        i=len(data);full=f"{pn} - {ad}";data.append([full]+[""]*11);sty+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",7.5),("BACKGROUND",(0,i),(-1,i),K.HexColor("#EEEEEE"))];T=[0]*5;o=0
        for k in range(n):
            p=r.choice(plans);u=f"{a0+4*k} {ad.split()[1]}";mk=p[2]+r.choice([0,0,40]);x=r.random();lim=.3 if "3" in pn[:26] else .07
            T[0]+=p[1];T[1]+=mk
            if x<lim:
                stt=r.choice(["Vacant-Unrented","Vacant-Rented"]);data.append([u,p[0],"",stt,m0(p[1]),m2(mk)]+[""]*6);nv+=1;rows.append(row(unit=u,section=full,propertyName=pn,unitType=p[0],area=p[1],statusText=stt,marketRent=float(mk)));continue
            st=r.choice(["Current"]*8+["Notice-Unrented","Notice-Rented","Evict"]);nm=N()+(f", {N()}" if r.random()<.3 else "")
            rent=mk-r.choice([0,50,100,145]);dep=r.choice([rent,1000,1500]);mi=rd(r,D(2023,6,1),D(2025,11,1));lf=mi if mi>D(2025,1,1) else addm(mi,12) if addm(mi,12)>D(2024,11,17) else addm(mi,24);lt=addm(lf,12)-dt.timedelta(1);pd=r.choice([0,0,0,0,125.0,float(rent)])
            mtm=r.random()<.05
            data.append([u,p[0],Paragraph(nm,s),st,m0(p[1]),m2(mk),m2(rent),m2(dep),us0(lf),"" if mtm else us0(lt),us0(mi),m2(pd)]);o+=1;T[2]+=rent;T[3]+=dep;T[4]+=pd
            rows.append(row(unit=u,section=full,propertyName=pn,unitType=p[0],tenantName=nm,statusText=st,area=p[1],marketRent=float(mk),contractRent=float(rent),deposit=float(dep),leaseStartDate=lf,leaseEndDate=None if mtm else lt,moveInDate=mi,balance=float(pd)))
        i=len(data);data.append([f"{n} Units","",f"{100*o/n:.1f}% Occupied","",m0(T[0]),m2(T[1]),m2(T[2]),m2(T[3]),"","","",m2(T[4])]);sty+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7),("LINEABOVE",(0,i),(-1,i),.6,K.black)];no+=o;G=[a+b for a,b in zip(G,T)]
    i=len(data);data.append([f"Total {no+nv} Units","",f"{100*no/(no+nv):.1f}% Occupied","",m0(G[0]),m2(G[1]),m2(G[2]),m2(G[3]),"","","",m2(G[4])]);sty+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7),("LINEABOVE",(0,i),(-1,i),1.2,K.black)]
    t=Table(data,colWidths=[72,36,118,70,36,58,54,54,54,54,54,54],repeatRows=1);t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("LINEBELOW",(0,0),(-1,0),.8,K.black),("ALIGN",(4,0),(7,-1),"RIGHT"),("ALIGN",(11,0),(11,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"TOP"),("LINEBELOW",(0,1),(-1,-1),.2,K.lightgrey),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2)]+sty))
    b=PS("b",fontName="Helvetica",fontSize=8,leading=10)
    def ft(c,d):c.setFont("Helvetica",7);c.drawString(36,20,"Created on 11/17/2025");c.drawRightString(756,20,f"Page {d.page}")
    SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=36,invariant=1).build([Paragraph("Rent Roll",PS("t",fontName="Helvetica-Bold",fontSize=14,leading=18)),Paragraph("<b>Properties:</b> Larkspur Commons - Phase 1, Larkspur Commons - Phase 2, Larkspur Commons - Phase 3 (lease-up)",b),Paragraph("<b>Units:</b> Active",b),Paragraph("<b>As of:</b> 11/17/2025",b),Paragraph("<b>Include Non-Revenue Units:</b> No",b),Spacer(1,8),t],onFirstPage=ft,onLaterPages=ft)
    save(f,"SINGLE_FAMILY_RENTAL","AppFolio rent roll, build-to-rent, three phases",False,None,"2025-11-17",no+nv,no,nv,rows)
# ---------- P7 student beds by apartment
def p7():
    r=rng("p7");N=Names(r);f="Vantage_on_Ninth_bed_roll_F25.pdf";rows=[];B0=[];no=nv=md=0;G=[0]*5
    P={"4x4 Deluxe":(4,1388,839),"4x2 Classic":(4,1205,744),"2x2 Premium":(2,912,1049),"1x1 Suite":(1,540,1395)}
    W=[44,120,62,62,62,56,46,46,52,52];ti=PS("t",fontName="Times-Bold",fontSize=16,leading=20);story=[Paragraph("Vantage on Ninth",ti),Paragraph("Rent Roll by Bed &nbsp;–&nbsp; Academic Year 2025/26 &nbsp;–&nbsp; effective September 15, 2025",PS("q",fontName="Times-Roman",fontSize=9,leading=13,spaceAfter=6))]
    hd=Table([["Bed","Resident","Status","Lease begins","Lease ends","Installment","Parking","Furniture","Total","Market"]],colWidths=W);hd.setStyle([("FONT",(0,0),(-1,-1),"Times-Bold",8),("ALIGN",(5,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,-1),1,K.darkred)]);story.append(hd)
    for a,pl in[("201","4x4 Deluxe"),("202","4x4 Deluxe"),("203","4x2 Classic"),("204","2x2 Premium"),("205","1x1 Suite"),("301","4x4 Deluxe"),("302","4x2 Classic"),("303","4x2 Classic"),("304","2x2 Premium"),("305","1x1 Suite"),("401","4x4 Deluxe"),("402","4x2 Classic"),("403","4x4 Deluxe"),("404","2x2 Premium"),("405","1x1 Suite")]:
        nb,sf,mk=P[pl];d=[[f"Apartment {a}   |   {pl}"]+[""]*9]
        for b in "ABCD"[:nb]:
            u=f"{a}{b}"
            if a=="204" :st="Model"
            else:st=r.choices(["Occupied","Vacant","Pre-leased Spring"],[88,8,4])[0]
            G[4]+=mk
            if st=="Occupied":
                inst=mk-r.choice([0,0,20,35,-15]);pk=r.choice([0,0,75]);fu=r.choice([0,25]);nm=N("lf");e=r.choice([D(2026,7,28)]*6+[D(2025,12,19)]);d.append([u,nm,st,"Aug 18, 2025",e.strftime("%b %d, %Y"),"$"+m2(inst),m2(pk),m2(fu),"$"+m2(inst+pk+fu),m0(mk)]);no+=1
                for i,v in enumerate((inst,pk,fu,inst+pk+fu)):G[i]+=v
                rows.append(row(unit=u,section=f"Apartment {a}",unitType=pl,tenantName=nm,statusText=st,leaseStartDate="2025-08-18",leaseEndDate=e,contractRent=float(inst),charges=ch(("Installment",inst),("Parking",pk),("Furniture",fu)),totalCharges=float(inst+pk+fu),marketRent=float(mk)))
            else:
                if st=="Model":md+=1
                else:nv+=1
                d.append([u,"",st,"","","","","","",m0(mk)]);rows.append(row(unit=u,section=f"Apartment {a}",unitType=pl,statusText=st,marketRent=float(mk)))
        t=Table(d,colWidths=W);t.setStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8),("SPAN",(0,0),(-1,0)),("FONT",(0,0),(-1,0),"Times-BoldItalic",8.5),("TEXTCOLOR",(0,0),(-1,0),K.darkred),("ALIGN",(5,1),(-1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5),("LINEBELOW",(0,-1),(-1,-1),.25,K.grey)]);story.append(KeepTogether([t,Spacer(1,3)]))
    t=Table([["Totals","","","","","$"+m2(G[0]),m2(G[1]),m2(G[2]),"$"+m2(G[3]),m0(G[4])]],colWidths=W);t.setStyle([("FONT",(0,0),(-1,-1),"Times-Bold",8),("ALIGN",(5,0),(-1,-1),"RIGHT"),("LINEABOVE",(0,0),(-1,0),1,K.darkred),("BOTTOMPADDING",(0,0),(-1,-1),10)]);story.append(t)
    n=no+nv+md;pre=sum(x["statusText"]=="Pre-leased Spring" for x in rows);t=Table([["Beds","Occupied","Vacant","of which pre-leased","Model","Occupancy"],[n,no,nv,pre,md,f"{100*no/n:.1f}%"]],hAlign="LEFT");t.setStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8.5),("GRID",(0,0),(-1,-1),.4,K.grey),("ALIGN",(0,0),(-1,-1),"CENTER")]);story.append(t)
    SimpleDocTemplate(doc(f),pagesize=letter,leftMargin=5,rightMargin=5,topMargin=40,bottomMargin=36,invariant=1).build(story,onFirstPage=lambda c,d:None)
    save(f,"STUDENT_HOUSING","by-bed roll with apartment heading lines, no repeated header",True,"Vantage on Ninth","2025-09-15",n,no,nv,rows)
if __name__=="__main__":p3();p4();p6();p7()
