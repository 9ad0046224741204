from common import *
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import subprocess
def ttf(n,f): 
    p=subprocess.run(["fc-list"],capture_output=True,text=True).stdout
    pdfmetrics.registerFont(TTFont(n,[l.split(":")[0] for l in p.splitlines() if l.split(":")[0].endswith("/"+f)][0]))
ttf("DV","DejaVuSansCondensed.ttf"); ttf("DVB","DejaVuSansCondensed-Bold.ttf"); ttf("LS","LiberationSans-Regular.ttf"); ttf("LSB","LiberationSans-Bold.ttf"); ttf("LSI","LiberationSans-Italic.ttf")

# ---------------------------------------------------------------- 4: borrower certified roll, form with typed entries
def doc4():
    name="Exhibit C certified rent roll.pdf"
    data=[("A","Brackenridge Tool & Die, Inc.",12400,"04/01/2018","03/31/2028",8266.67,1116.00,1488.00,310.00,8000.00,0),
     ("B","Pool Depot of Tri-County",6200,"11/01/2022","10/31/2027",4650.00,558.00,744.00,155.00,4650.00,0),
     ("C",None,6200,"","",None,None,None,None,None,None,4805),
     ("D-E","Marrowbone Restoration LLC",12400,"08/15/2024","08/31/2031",9610.00,1116.00,1488.00,310.00,19220.00,9610.00),
     ("F","Sal's Custom Cabinets",3100,"M-T-M","M-T-M",2400.00,279.00,372.00,77.50,2000.00,2400.00),
     ("G","Iglesia Puerta del Cielo",3100,"01/01/2025","12/31/2027",2250.00,279.00,372.00,77.50,2250.00,0),
     ("H","Petrakis Wholesale Produce",15500,"06/01/2015","05/31/2030",9558.33,1395.00,1860.00,387.50,None,0),
     ("YARD","Marrowbone Restoration LLC",None,"08/15/2024","08/31/2031",1200.00,None,None,None,None,0)]
    p=FPDF("L","pt","letter"); p.set_auto_page_break(False); p.add_page()
    p.set_font("Times","B",13); p.set_xy(36,30); p.cell(720,16,"EXHIBIT C",align="C"); p.set_xy(36,46); p.cell(720,16,"CERTIFIED RENT ROLL",align="C")
    y=74
    for l,v,x,w in (("Borrower:","Ellery Road Holdings, LLC",36,340),("Loan No.:","07-3391-204",420,336),("Property:","Ellery Road Business Center",36,340),("As of (date):","September 30, 2025",420,336),("Property Type:","Multi-tenant light industrial",36,340),("Net Rentable Area:","58,900 sq. ft.",420,336)):
        p.set_font("Times","",10.5); p.set_xy(x,y); p.cell(90,13,l); p.set_font("Courier","",9.5); p.set_xy(x+88,y); p.cell(w-90,13,v); p.line(x+88,y+12,x+w,y+12)
        if x>400: y+=18
    y+=8; W=[44,168,46,62,62,64,56,56,52,66,60]; H=["Unit","Tenant","Sq. Ft.","Lease\nBegins","Lease\nExpires","Monthly\nBase Rent","CAM\nEstimate","R.E. Tax\nEstimate","Insur.\nEstimate","Total Due\nMonthly","Security\nDeposit"]
    W=[44,150,44,60,60,62,54,54,50,66,60,56]; H+=["Past Due\n(over 30)"]; x=20; 
    for w,h in zip(W,H):
        p.rect(x,y,w,30); p.set_font("Times","B",9); 
        ls=h.split("\n")
        for j,s in enumerate(ls): p.set_xy(x,y+(9 if len(ls)==1 else 3)+j*12); p.cell(w,11,s,align="C")
        x+=w
    y+=30; rows=[]; T=[0]*7
    for r in data:
        u,t,sf,a,b,rent,cam,tax,ins,dep,pd=r[:11]; ask=r[11] if len(r)>11 else None
        tot=None if rent is None else round(rent+(cam or 0)+(tax or 0)+(ins or 0),2)
        f=lambda v:"" if v is None else m2(v)
        cells=[u,t or "VACANT",m0(sf) if sf else "",a,b,f(rent),f(cam),f(tax),f(ins),f(tot),f(dep),f(pd)]
        h=28 if not t or u=="D-E" else 19
        x=20
        for i,(w,s) in enumerate(zip(W,cells)):
            p.rect(x,y,w,h); p.set_font("Courier","",8.2); p.set_xy(x+1,y+3); p.cell(w-3,12,s,align="L" if i<2 else ("C" if i in(3,4) else "R")); x+=w
        if not t: p.set_xy(64,y+14); p.cell(150,11,f"(asking ${ask:,}/mo. NNN)")
        if u=="D-E": p.set_xy(64,y+14); p.cell(150,11,"(incl. 1,500 sf office)")
        y+=h
        for i,v in enumerate((rent,cam,tax,ins,tot,dep,pd)): T[i]+=v or 0
        ch=[{"code":c,"amount":v} for c,v in (("CAM Estimate",cam),("R.E. Tax Estimate",tax),("Insur. Estimate",ins)) if v is not None]
        mt=lambda s:None if not s else ("M-T-M" if s=="M-T-M" else f"{s[6:]}-{s[:2]}-{s[3:5]}")
        rows.append(R(unit=u,tenantName=t,area=sf,leaseStartDate=mt(a),leaseEndDate=mt(b),contractRent=rent,charges=ch,totalCharges=tot,deposit=dep,balance=pd,marketRent=ask,statusText="Occupied" if t else "VACANT"))
    x=20; cells=["","TOTALS",m0(sum(d[2] or 0 for d in data)),"",""]+[m2(v) for v in T]
    for i,(w,s) in enumerate(zip(W,cells)):
        p.rect(x,y,w,19); p.set_font("Courier","B",8.2); p.set_xy(x+1,y+3); p.cell(w-3,12,s,align="L" if i<2 else "R"); x+=w
    y+=26; p.set_font("Courier","",8.5)
    for s in ("Unit D-E: two months base rent free (Sept & Oct 2025) NOT YET APPLIED; Sept. shown as past due pending credit memo.","Unit H: deposit waived at renewal. Rent increases 3% each June 1.","Yard: outside storage, 14,000 sf fenced, coterminous with D-E."): p.set_xy(24,y); p.cell(700,11,s); y+=12
    y+=8; p.set_font("Times","",9.5); p.set_xy(24,y)
    p.multi_cell(740,12,"The undersigned hereby certifies to Lender, its successors and assigns, that the foregoing is a true, correct and complete rent roll of the Property as of the date stated above, that no rent has been paid more than one month in advance, that there are no leases or occupancy agreements affecting the Property other than those listed, and that, except as noted, no tenant is in default beyond applicable notice and cure periods.")
    y=p.get_y()+22; p.line(24,y+12,300,y+12); p.line(420,y+12,620,y+12); p.set_font("Times","I",9); p.set_xy(24,y+13); p.cell(200,11,"Borrower - Authorized Signatory"); p.set_xy(420,y+13); p.cell(100,11,"Date"); p.set_font("Courier","",10); p.set_xy(430,y-1); p.cell(100,12,"10/14/2025")
    p.output(doc(name))
    assert sum(d[2] or 0 for d in data)==58900
    save(name,dict(propertyName="Ellery Road Business Center",asOnDate="2025-09-30",units=None,occupied=None,vacant=None,rows=rows),"INDUSTRIAL","borrower-certified exhibit form, typed Courier entries in ruled grid, recoveries in columns, asking rent inside the tenant cell, certification and signature","asking rent in tenant cell, yard lease, double unit D-E")

# ---------------------------------------------------------------- 5: stacking plan list with floors as headings
def doc5():
    name="StackingList_One_Corrigan_Plaza.pdf"; rnd=random.Random(505); N=Names(rnd); asof=D(2025,12,15)
    W,H=letter; c=canvas.Canvas(doc(name),pagesize=letter); rows=[]; y=0; pg=0
    YC={2025:"#f4b6ae",2026:"#f9d5a7",2027:"#fff2b2",2028:"#d9ecc0",2029:"#c3e3dc",2030:"#c7d7f0"}
    def head():
        nonlocal y,pg
        if pg: foot(); c.showPage()
        pg+=1; c.setFont("LSB",13); c.setFillColor(colors.black); c.drawString(40,H-44,"One Corrigan Plaza"); c.setFont("LS",9); c.drawString(40,H-57,"Stacking Plan — Tenant Listing by Floor"); c.drawRightString(W-40,H-44,"Leasing Dept."); c.drawRightString(W-40,H-57,"Printed 15-Dec-2025")
        y=H-82; c.setFont("LSB",7); 
        for x,s,al in ((44,"Suite","l"),(88,"Tenant","l"),(266,"RSF","r"),(276,"LCD","l"),(324,"LXD","l"),(398,"BY/Stop","r"),(434,"$/RSF","r"),(492,"Annual Base","r"),(536,"Ask $/RSF","r"),(542,"Rights","l")): (c.drawString if al=="l" else c.drawRightString)(x,y,s)
        c.setLineWidth(.6); c.line(40,y-3,W-36,y-3); y-=14
    def foot():
        c.setFont("LSI",6.5); c.setFillColor(colors.grey); c.drawString(40,26,"LCD = commencement; LXD = expiration; ROFO/ROFR/EXP/TERM per lease abstracts. Row colour = year of expiration. Vacant area quoted full service."); c.drawRightString(W-36,26,f"{pg}"); c.setFillColor(colors.black)
    head(); G=dict(rsf=0,v=0,ann=0,n=0,nv=0)
    floors=[12,11,10,9,8,7,6,5,4,3,2]; 
    for f in floors+["1 (LOBBY)","GARAGE / LOWER LEVEL"]:
        if f in(12,11): plate=16420; lay=[plate]
        elif f in floors:
            plate=rnd.choice([17880,17915,17902]); k=rnd.choice([1,3,4,4,5,6])
            while True:
                cuts=sorted(rnd.sample(range(8,92),k-1)); q=[0]+cuts+[100]
                if min(b-a for a,b in zip(q,q[1:]))>=8: break
            
            pts=[0]+[round(plate*q/100) for q in cuts]+[plate]; lay=[b-a for a,b in zip(pts,pts[1:])]
        elif f!="GARAGE / LOWER LEVEL": lay=[3140,2265,905]; plate=sum(lay)
        else: lay=[820,260,1350]; plate=sum(lay)
        out=[]
        for i,sf in enumerate(lay):
            if f in floors: su=f"{f}{'00' if len(lay)==1 else str(10+ i*15).zfill(2)}"
            elif str(f)[0]=="1": su=["101","105","KIOSK"][i]
            else: su=["LL-A","LL-B","LL-D"][i]
            vacant=rnd.random()<.16 and f not in(12,) or (f==9 and i==1)
            rate0={True:rnd.choice([28.5,29,30.25,31,32.75])}.get(f in floors, 14.0 if str(f).startswith("G") else 36.0)
            if vacant: out.append((su,None,sf,None,None,None,None,None,rate0+3,"")); continue
            st=D(rnd.randint(2016,2025),rnd.randint(1,11),1); en=eom(st+RD(months=rnd.choice([60,63,84,120])-1))
            while en<D(2025,12,31): en=eom(en+RD(months=36))
            rate,_=sched(st,en,asof,rate0,rnd.choice([.5,.75,.025]))
            nm=N.get(OFF) if f in floors else (N.get("Coffee Bar|Newsstand & Sundries|Shoe Shine") if str(f)[0]=="1" else N.get("Archives|Records Storage|Catering LLC"))
            by=rnd.choice([str(st.year),str(st.year),f"${rnd.choice([9.25,10.40,11.15]):.2f}",str(st.year+1)]) if f in floors else "Gross"
            out.append((su,nm,sf,st,en,by,rate,round(rate*sf,2),None,rnd.choice(["","","","ROFO","EXP","TERM","ROFR"])))
        if f==7:   # two tenants share a suite
            su,nm,sf,st,en,by,rate,a,_,_=[o for o in out if o[1]][0]; k=[o[0] for o in out].index(su)
            s2=round(sf*.38); out[k:k+1]=[(su,nm,sf-s2,st,en,by,rate,round(rate*(sf-s2),2),None,""),(su,N.get(OFF),s2,st,en,by,rate,round(rate*s2,2),None,"")]
        if y-(len(out)+1)*12-10<50: head()
        vs=sum(o[2] for o in out if not o[1]); 
        c.setFillColor(colors.HexColor("#3b4252")); c.rect(40,y-3.5,W-76,12.5,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("LSB",7.5); lab=f"FLOOR {f}" if not str(f).startswith("G") else f; c.drawString(44,y,lab); c.setFont("LS",7); c.drawRightString(W-40,y,f"{plate:,} RSF   |   {100*(plate-vs)/plate:.1f}% leased"); y-=13.5
        for su,nm,sf,st,en,by,rate,ann,ask,rt in out:
            if en: col=YC.get(en.year,"#e6e0ee")
            else: col="#ffffff"
            c.setFillColor(colors.HexColor(col)); c.rect(40,y-3,W-76,11.5,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont("LS" if nm else "LSI",7)
            c.drawString(44,y,su); c.drawString(88,y,clip(c,nm,"LS",7,138) if nm else "Available"); c.drawRightString(266,y,m0(sf))
            row=R(unit=su,section=lab,area=sf,tenantName=clip(c,nm,"LS",7,138) if nm else None,statusText="Occupied" if nm else "Available",annualRent=ann,leaseStartDate=st,leaseEndDate=en)
            if nm:
                c.drawString(276,y,st.strftime("%d-%b-%y")); c.drawString(324,y,en.strftime("%d-%b-%y")); c.drawRightString(398,y,by); c.drawRightString(434,y,m2(rate)); c.drawRightString(492,y,m2(ann)); c.drawString(542,y,rt); G["ann"]+=ann; G["n"]+=1
            else: c.drawRightString(536,y,m2(ask)); G["v"]+=sf; G["nv"]+=1
            G["rsf"]+=sf; rows.append(row); y-=12
        y-=5
    if y<100: head()
    c.setLineWidth(1); c.line(40,y+6,W-36,y+6); c.setFont("LSB",8)
    for l,a,b in (("Building total",G["rsf"],m2(G["ann"])),("Leased",G["rsf"]-G["v"],""),("Available",G["v"],"")):
        c.drawString(88,y-5,l); c.drawRightString(266,y-5,m0(a)); c.drawRightString(330,y-5,f"{a/G['rsf']*100:.1f}%"); c.drawRightString(492,y-5,b); y-=12
    foot(); c.save()
    save(name,dict(propertyName="One Corrigan Plaza",asOnDate="2025-12-15",units=None,occupied=None,vacant=G["nv"],rows=rows),"OFFICE","stacking-plan list, floors as dark heading bars, colour by expiry year, annual rent, asking rate per RSF on available suites, base year/stop column, two tenants sharing a suite","floor headings, shared suite, abbreviations LCD/LXD")

# ---------------------------------------------------------------- 6: regional mall, legal landscape, % rent
def doc6():
    name="MALL-RR 0925 Windrush Commons.pdf"; rnd=random.Random(606); N=Names(rnd); asof=D(2025,9,30)
    from reportlab.platypus import PageBreak
    PW,PH=landscape(legal); rows=[]; 
    hd=[["Space","Tenant / DBA","Cat","GLA","Term","","Monthly Charges","","","","","","","Percentage Rent","","Rolling 12",""],
        ["No.","","","","From","To","Min Rent","CAM","R/E Tax","Insur","Mktg","Util","Total","Bkpt (000)","Rate","Sales (000)","$/SF"]]
    secs=[("ANCHORS & MAJORS",5),("IN-LINE",44),("FOOD COURT",8),("KIOSKS",7),("SPECIALTY LEASING (TEMPORARY)",8),("OUTPARCELS",5),("STORAGE / OTHER",4)]
    cats={"ANCHORS & MAJORS":("DEPT","JRAN","CIN"),"IN-LINE":("APP","SHOE","JWL","HLT","ELEC","HOME","SVC"),"FOOD COURT":("FOOD",),"KIOSKS":("KSK",),"SPECIALTY LEASING (TEMPORARY)":("TEMP",),"OUTPARCELS":("OUT",),"STORAGE / OTHER":("STG",)}
    body=[]; style=[]; Gt=[0]*8; cnt=[0,0]; gvac=0
    fm=lambda v:"" if v is None else m2(v)
    for sec,n in secs:
        style.append(("SPAN",(0,len(body)),(-1,len(body)))); style.append(("FONT",(0,len(body)),(-1,len(body)),"Helvetica-Bold",7.5)); body.append([sec]+[""]*16)
        St=[0]*8
        for i in range(n):
            v=rnd.random()<.13 and sec in("IN-LINE","FOOD COURT","KIOSKS") 
            cat=rnd.choice(cats[sec]); b=dict(zip([s[0] for s in secs],["A","","FC","K","T","OP","S"]))[sec]
            su=f"{b}{i+1}" if sec.startswith("ANCH") else (f"{1000+100*(i//12)+4*(i%12)+2}" if sec=="IN-LINE" else f"{b}-{i+1:02d}")
            if sec=="IN-LINE" and i%11==7: su+="A"
            if sec.startswith("ANCH"): sf=rnd.randrange(24000,138000,10)
            elif sec=="IN-LINE": sf=rnd.choice([820,1144,1560,1985,2410,3055,4120,5866,7240])+rnd.randrange(60)
            elif sec=="FOOD COURT": sf=rnd.randrange(520,890)
            elif sec=="KIOSKS": sf=rnd.choice([100,120,150,180])
            elif sec.startswith("SPEC"): sf=rnd.choice([10,10,48,1320,2214])
            elif sec=="OUTPARCELS": sf=rnd.randrange(2400,7200,50)
            else: sf=rnd.randrange(90,700,5)
            if v:
                body.append([su,"VACANT",("" if sec!="IN-LINE" else "—"),m0(sf),"","","-","-","-","-","-","-","-","","","",""]); cnt[1]+=1; gvac+=sf; St[0]+=sf
                rows.append(R(unit=su,area=sf,section=sec,statusText="VACANT")); continue
            cnt[0]+=1
            st=D(rnd.randint(2014,2025),rnd.choice([1,2,2,5,8,9,11]),1)
            if st>asof: st=D(2025,2,1)
            en=D(st.year+rnd.choice([5,7,10,10]),1,31)
            while en<=asof: en=D(en.year+rnd.choice([1,2,3]),1,31)
            mtm=False
            if sec.startswith("SPEC"): st=D(2025,rnd.choice([6,8,9]),1); en=D(2026,1,31) if rnd.random()<.7 else None; mtm=en is None
            psf={"ANCHORS & MAJORS":rnd.choice([3.5,5.25,9]),"IN-LINE":rnd.uniform(19,52),"FOOD COURT":rnd.uniform(85,130),"KIOSKS":rnd.uniform(210,380),"SPECIALTY LEASING (TEMPORARY)":14,"OUTPARCELS":rnd.uniform(18,34),"STORAGE / OTHER":12}[sec]
            mr=round(sf*psf/12,2)
            if sec.startswith("SPEC"): mr=rnd.choice([850.,1200.,1500.,2250.,3000.])
            gross=sec.startswith("SPEC") or sec.startswith("STOR"); anch=sec.startswith("ANCH")
            own=anch and i==0
            if own: mr=0.0
            pctonly=sec=="IN-LINE" and i in(9,23)
            if pctonly: mr=0.0
            cam=0.0 if gross or pctonly else round(sf*(1.1 if anch else 13.4 if sec!="OUTPARCELS" else 2.2)/12,2); tax=0.0 if gross or pctonly or own else round(sf*(.9 if anch else 4.31)/12,2); ins=0.0 if gross or anch else round(sf*.44/12,2); mk=0.0 if gross or sec=="OUTPARCELS" else round(sf*(.25 if anch else 1.85)/12,2); ut=0.0 if gross or anch or sec=="OUTPARCELS" else round(sf*(3.2 if sec!="FOOD COURT" else 14)/12,2)
            if sec=="KIOSKS": cam=tax=0.0; ut=75.0
            tot=round(mr+cam+tax+ins+mk+ut,2)
            sales=round(sf*rnd.uniform(240,610)/1000) if sec in("IN-LINE","FOOD COURT") else None
            rate=rnd.choice([5,6,6,7,8]) if sales else None
            if pctonly: rate=10; bk=0
            elif sales: bk=round(mr*12/(rate/100)/1000)
            nm=N.get(RET) if not anch and not gross else (["Verdery's Department Store (owns pad)","Halvorsen & Sons","Cinderhill Home","Grand Windrush 12 Cinemas","Foxglove Off-Price"][i] if anch else (N.get("Calendars|Phone Repair|Sunglasses|Popcorn|Holiday Gifts|Candles|Massage Chairs|Sports Cards") if sec.startswith("SPEC") else N.get("Sushi Bar|Hot Chicken|Smoothies|Taqueria|Pizza Kitchen|Pretzels|Cookie Co.|Noodle House" if sec=="FOOD COURT" else "Watch Repair|Wireless|Sunglasses|Lemonade|Brow Bar|Piercing Studio|Lottery & News" if sec=="KIOSKS" else "Steakhouse|Bank, N.A.|Tire & Auto|Diner|Credit Union" if sec=="OUTPARCELS" else RET)))
            X={"FOOD COURT":"Sushi Bar|Hot Chicken|Smoothies|Taqueria|Pizza Kitchen|Pretzels|Cookie Co.|Noodle House","KIOSKS":"Watch Repair|Wireless|Sunglasses|Lemonade|Brow Bar|Piercing Studio|Lottery & News","OUTPARCELS":"Steakhouse|Bank, N.A.|Tire & Auto|Diner|Credit Union"}.get(sec)
            if X: nm=N.get(X)
            if sec=="STORAGE / OTHER" and i==3: nm="Gulfway Tower Holdings (rooftop antenna)"; sf=0; cat="ANT"; mr=tot=1850.0; 
            if anch: cat=["DEPT","DEPT","JRAN","CIN","JRAN"][i]
            if sec=="IN-LINE":
                M={"SHOE":"Shoes|Fitness|Cycle|Karate","JWL":"Jewelers","HLT":"Nail|Dental|Vision|Urgent|Therapy|Massage|Cosmetics|Hair|Barber","ELEC":"Wireless","HOME":"Mattress|Decor|Kitchenware|Pet","APP":"Boutique|Outfitters","GIFT":"Books","FOOD":"Pizza|Taqueria|Tea|Bakery|Sushi|Grill|Ice Cream|Chicken|Smoothies|Liquors"}
                cat=([k for k,v in M.items() if any(q in nm for q in v.split("|"))]+["SVC"])[0]
            if pctonly: nm+=" *"
            vals=[sf,mr,cam,tax,ins,mk,ut,tot]
            body.append([su,nm,cat,m0(sf) if sf else "",st.strftime("%m/%d/%y"),en.strftime("%m/%d/%y") if en else "MTM"]+[m2(x) for x in vals[1:]]+([m0(bk),f"{rate:.1f}%"] if sales else ["",""])+([m0(sales),f"{sales*1000/sf:.0f}"] if sales else ["",""]))
            for k in range(8): St[k]+=vals[k]
            rows.append(R(unit=su,section=sec,area=sf or None,tenantName=nm.replace(" *",""),statusText="Occupied",leaseStartDate=st,leaseEndDate=en or "MTM",contractRent=mr,charges=[{"code":k,"amount":x} for k,x in zip(["CAM","R/E Tax","Insur","Mktg","Util"],vals[2:7])],totalCharges=tot))
        style+= [("FONT",(0,len(body)),(-1,len(body)),"Helvetica-Bold",7),("LINEABOVE",(3,len(body)),(12,len(body)),.5,colors.black)]
        body.append(["","Subtotal "+sec.title(),"",m0(St[0]),"",""]+[m2(x) for x in St[1:]]+[""]*4); body.append([""]*17)
        for k in range(8): Gt[k]+=St[k]
    style+=[("FONT",(0,len(body)),(-1,len(body)),"Helvetica-Bold",7),("LINEABOVE",(0,len(body)),(-1,len(body)),1,colors.black),("LINEBELOW",(0,len(body)),(-1,len(body)),1,colors.black)]
    body.append(["","TOTAL WINDRUSH COMMONS","",m0(Gt[0]),"",""]+[m2(x) for x in Gt[1:]]+[""]*4)
    t=Table(hd+body,colWidths=[42,168,30,48,46,46,64,60,58,50,50,54,66,52,34,54,34],rowHeights=[11,12]+[10.6]*len(body),repeatRows=2)
    off=[(s[0],(s[1][0],s[1][1]+2),((s[2][0],s[2][1]+2))) +tuple(s[3:]) for s in style]
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,1),"Helvetica-Bold",7),("SPAN",(4,0),(5,0)),("SPAN",(6,0),(12,0)),("SPAN",(13,0),(14,0)),("SPAN",(15,0),(16,0)),("ALIGN",(4,0),(-1,0),"CENTER"),("ALIGN",(3,1),(3,-1),"RIGHT"),("ALIGN",(6,1),(-1,-1),"RIGHT"),("ALIGN",(4,1),(5,-1),"CENTER"),("LINEBELOW",(4,0),(5,0),.4,colors.black),("LINEBELOW",(6,0),(12,0),.4,colors.black),("LINEBELOW",(13,0),(14,0),.4,colors.black),("LINEBELOW",(0,1),(-1,1),.9,colors.black),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#e4e4e4")),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),3),("VALIGN",(0,0),(-1,-1),"MIDDLE")]+off))
    def pgf(c,d):
        c.setFont("Helvetica-Bold",11); c.drawString(32,PH-34,"WINDRUSH COMMONS"); c.setFont("Helvetica",8.5); c.drawString(32,PH-46,"Rent Roll with Sales  -  September 30, 2025"); c.drawRightString(PW-32,PH-34,"Asset 0417"); c.drawRightString(PW-32,PH-46,f"Page {d.page}"); c.setFont("Helvetica",6.5); c.drawString(32,24,"* Tenant pays 10% of gross sales in lieu of minimum rent, CAM and taxes.   GLA of tenant-owned anchor included.")
    dd=SimpleDocTemplate(doc(name),pagesize=(PW,PH),leftMargin=30,rightMargin=30,topMargin=56,bottomMargin=38)
    st=ParagraphStyle("s",fontName="Helvetica",fontSize=8,leading=11)
    dd.build([t,Spacer(1,12),Paragraph(f"<b>Occupancy summary:</b> {cnt[0]} spaces leased, {cnt[1]} spaces vacant, {sum(cnt)} total. Leased GLA {Gt[0]-gvac:,} of {Gt[0]:,} ({(Gt[0]-gvac)/Gt[0]*100:.1f}%).",st)],onFirstPage=pgf,onLaterPages=pgf)
    save(name,dict(propertyName="Windrush Commons",asOnDate="2025-09-30",units=sum(cnt),occupied=cnt[0],vacant=cnt[1],rows=rows),"RETAIL","regional mall roll on legal landscape: sections with subtotals, monthly charge columns under a group header, percentage rent and sales columns, kiosks, temporary tenants, outparcels","group headers, repeated headers, % in lieu tenants, section totals")

# ---------------------------------------------------------------- 7: German Mieterliste
def doc7():
    name="Mieterliste_Lindenhof_Karree_2025-10.pdf"; rnd=random.Random(707)
    def e(v,n=2): return f"{v:,.{n}f}".replace(",","#").replace(".",",").replace("#",".")
    def g(d): return d.strftime("%d.%m.%Y")
    PW,PH=landscape(A4); rows=[]; body=[]; sty=[]
    houses=[("Haus A – Lindenstraße 14",[("A 001","EG links","Laden","Blütezeit Floristik GmbH"),("A 002","EG rechts","Gastronomie","Trattoria Monteverro"),("A 101","1. OG","Büro","Kanzlei Dr. Ohlendorf & Partner mbB"),("A 102","1. OG","Praxis","Physiotherapie Am Lindenhof"),("A 201","2. OG","Büro",None),("A 202","2. OG","Büro","Nordwerk Ingenieure GmbH"),("A 301","3. OG links","Wohnung","Fam. Tessmann"),("A 302","3. OG rechts","Wohnung","K. Wiedenroth"),("A 401","DG","Wohnung",None),("A K01","UG","Lager","Nordwerk Ingenieure GmbH")]),
     ("Haus B – Lindenstraße 16",[("B 001","EG","Supermarkt","Frischmarkt Ostrau KG"),("B 101","1. OG","Büro","Solventa Steuerberatung GmbH"),("B 102","1. OG","Büro","Agentur Kreidestrich GbR"),("B 201","2. OG","Praxis","Zahnarztpraxis Dr. Helmkamp"),("B 202","2. OG","Büro","Hanse Datentechnik AG"),("B 301","3. OG links","Wohnung","B. Altrogge"),("B 302","3. OG mitte","Wohnung","Wohngruppe Sonnenhaus e.V."),("B 303","3. OG rechts","Wohnung","J. Marquard"),("B 401","DG","Wohnung","Eheleute Kranich"),("B K01","UG","Lager",None),("B DACH","Dach","Mobilfunk","Funkturm Nordost GmbH")]),
     ("Tiefgarage / Stellplätze",[("TG 01–12","UG","Stellplatz","Frischmarkt Ostrau KG"),("TG 13–16","UG","Stellplatz","Hanse Datentechnik AG"),("TG 17","UG","Stellplatz","K. Wiedenroth"),("TG 18","UG","Stellplatz",None),("TG 19–20","UG","Stellplatz","Zahnarztpraxis Dr. Helmkamp"),("AP 01","Hof","Stellplatz","Trattoria Monteverro")])]
    rate={"Laden":17.5,"Gastronomie":19,"Büro":13.8,"Praxis":14.2,"Wohnung":10.9,"Lager":5.5,"Supermarkt":12.75}
    hd=[["Einheit","Lage","Nutzung","Mieter","Fläche","Vertrags-","Vertrags-","Netto-","€/m²","NK-VZ","HK-VZ","Brutto-","USt","Sollmiete","Kaution"],["","","","","m² / Stk.","beginn","ende","kaltmiete mtl.","","mtl.","mtl.","miete o. USt","","Leerstand mtl.",""]]
    G=[0]*5; Ga=0; nv=no=0; vacm=0
    for h,us_ in houses:
        sty+=[("SPAN",(0,len(body)),(-1,len(body))),("FONT",(0,len(body)),(-1,len(body)),"DVB",7.5),("BACKGROUND",(0,len(body)),(-1,len(body)),colors.HexColor("#dfe7ee"))]; body.append([h]+[""]*14); S=[0]*5; Sa=0
        for u,lage,typ,ten in us_:
            if typ=="Stellplatz":
                k=(int(u.split("–")[1])-int(u.split(" ")[1].split("–")[0])+1) if "–" in u else 1; flt=f"{k} Stk."; area=None; nk=75.0*k; psf=""
            elif typ=="Mobilfunk": area=None; flt=""; nk=685.0; psf=""
            else:
                area=round({"Supermarkt":1184.6,"Lager":38,"Wohnung":rnd.uniform(52,118),"Büro":rnd.uniform(140,420),"Praxis":rnd.uniform(160,260),"Laden":112.4,"Gastronomie":186.25}[typ]+(rnd.uniform(0,9) if typ=="Lager" else 0),2); flt=e(area); p=round(rate[typ]*rnd.uniform(.9,1.15),2); nk=round(area*p,2); psf=e(nk/area)
            gew=typ not in("Wohnung",)
            if ten:
                st=D(rnd.randint(2009,2025),rnd.choice([1,2,4,5,7,9,10]),rnd.choice([1,1,1,15])); 
                if not gew or typ=="Stellplatz": en="unbefristet" if not(typ=="Stellplatz" and "–" in u) else None
                else: en=None
                if en is None:
                    en=st+RD(years=rnd.choice([5,10,10,15]),days=-1)
                    while en<=D(2025,11,30): en=en+RD(years=5)
                if en!="unbefristet" : ens=g(en)
                else: ens=en
                nb=round(area*2.6,2) if area and typ!="Lager" else (15.0 if typ=="Lager" else 0.0); hb=round(area*1.35,2) if area and typ not in("Lager","Supermarkt") else 0.0
                br=round(nk+nb+hb,2); kt=round(nk*3,-1) if typ not in("Stellplatz","Mobilfunk") else None
                if typ in("Supermarkt","Praxis"): kt=None; kts="Bürgschaft"
                else: kts=e(kt) if kt else "–"
                body.append([u,lage,typ,ten,flt,g(st),ens,e(nk),psf,e(nb) if nb else "–",e(hb) if hb else "–",e(br),"19 %" if gew and typ!="Praxis" else "–","",kts])
                ch=[{"code":a,"amount":v} for a,v in (("NK-VZ",nb),("HK-VZ",hb)) if v]
                rows.append(R(unit=u,building=h,unitType=typ,tenantName=ten,area=area,leaseStartDate=st,leaseEndDate=en,contractRent=nk,charges=ch,totalCharges=br,deposit=kt,statusText="Occupied"))
                for i,v in enumerate((nk,nb,hb,br)): S[i]+=v
                no+=1
            else:
                body.append([u,lage,typ,"Leerstand",flt,"","","","","","","","",e(nk),""]); S[4]+=nk; nv+=1; vacm+=area or 0
                rows.append(R(unit=u,building=h,unitType=typ,area=area,marketRent=nk,statusText="Leerstand"))
            Sa+=area or 0
        sty+=[("FONT",(0,len(body)),(-1,len(body)),"DVB",6.8),("LINEABOVE",(0,len(body)),(-1,len(body)),.5,colors.black)]
        body.append(["Summe "+h.split(" –")[0].split(" /")[0],"","","",e(Sa) if Sa else "","","",e(S[0]),"",e(S[1]),e(S[2]),e(S[3]),"",e(S[4]),""])
        for i in range(5): G[i]+=S[i]
        Ga+=Sa
    sty+=[("FONT",(0,len(body)),(-1,len(body)),"DVB",7),("LINEABOVE",(0,len(body)),(-1,len(body)),1,colors.black)]
    body.append(["Gesamt","","","",e(Ga),"","",e(G[0]),"",e(G[1]),e(G[2]),e(G[3]),"",e(G[4]),""])
    t=Table(hd+body,colWidths=[48,52,54,142,46,50,52,60,32,46,46,54,28,56,54],repeatRows=2)
    off=[(s[0],(s[1][0],s[1][1]+2),(s[2][0],s[2][1]+2))+tuple(s[3:]) for s in sty]
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"DV",6.8),("FONT",(0,0),(-1,1),"DVB",6.8),("ALIGN",(4,0),(4,-1),"RIGHT"),("ALIGN",(7,0),(-1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.6),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),2),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("LINEBELOW",(0,2),(-1,-1),.15,colors.lightgrey)]+off))
    def pgf(c,d):
        c.setFont("DVB",12); c.drawString(30,PH-36,"Mieterliste – Lindenhof-Karree, Ostrau"); c.setFont("DV",8); c.drawString(30,PH-48,"Stand: 01.10.2025     Eigentümer: Ostrauer Grundbesitz GmbH & Co. KG     Verwalter: Hausverwaltung Pohlmann"); c.setFont("DV",6.5); c.drawString(30,22,"NK-VZ = Nebenkostenvorauszahlung, HK-VZ = Heizkostenvorauszahlung. Indexklausel (VPI, 10 %) bei allen Gewerbeeinheiten. Alle Beträge in EUR."); c.drawRightString(PW-30,22,f"Seite {d.page}")
    SimpleDocTemplate(doc(name),pagesize=(PW,PH),leftMargin=20,rightMargin=20,topMargin=60,bottomMargin=34).build([t,Spacer(1,8),Paragraph(f"Einheiten gesamt: {no+nv}, davon vermietet: {no}, Leerstand: {nv} ({e(vacm)} m²).",ParagraphStyle("x",fontName="DV",fontSize=7.5))],onFirstPage=pgf,onLaterPages=pgf)
    save(name,dict(propertyName="Lindenhof-Karree",asOnDate="2025-10-01",units=no+nv,occupied=no,vacant=nv,rows=rows),"MIXED_USE","German Mieterliste: comma decimals, m², houses as headings, NK/HK advances, Sollmiete for vacancies, parking and antenna","German number and date format, unbefristet, Bürgschaft as deposit")
if __name__=="__main__":
    doc4(); doc5(); doc6(); doc7()
