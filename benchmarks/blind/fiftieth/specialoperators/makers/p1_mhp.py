# ManageAmerica-like community rent roll, landscape, 3-line header, sections by phase, legend; total_wrong planted
from .common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
META=dict(file="willow_bend_mhc_rentroll.pdf",assetType="MANUFACTURED_HOUSING",style="ManageAmerica community rent roll, three-line header, phases, code legend",hard="status codes, next increase, total of one column wrong")
def make(rng,path):
    ason=dt.date(2025,9,30); nm=names(rng,100,"{l}, {f}")
    P=[("Phase I - Family Section",44,"1"),("Phase II - 55+ Section",38,"2")]
    data=[];ni=0
    for sec,n,ph in P:
        for i in range(1,n+1):
            size=rng.choice(["SW","SW","DW","DW","DW"]) if ph=="1" else rng.choice(["DW","DW","SW"])
            mkt={"SW":585,"DW":640}[size]+(25 if ph=="2" else 0)
            r=dict(sec=sec,site=f"{ph}{i:02d}",size=size,mkt=mkt)
            x=rng.random()
            if x<.07: r.update(st="VL",size="LOT")
            elif x<.12: r.update(st="VH")
            else:
                r.update(st="HO" if rng.random()<.8 else "RH",nm=nm[ni]); ni+=1
                r["mi"]=rdate(rng,dt.date(2008,1,1),dt.date(2025,8,20))
                r["rent"]=mkt-rng.choice([0,0,12,20,35,47])
                r["home"]=rng.choice([425,450,495,525]) if r["st"]=="RH" else 0
                r["w"]=round(rng.uniform(14,48),2); r["s"]=round(r["w"]*1.15,2); r["t"]=18.5
                r["pet"]=rng.choice([0,0,0,15,15,30])
                if rng.random()<.85:
                    r["ni"]=rng.choice([dt.date(2026,1,1),dt.date(2026,1,1),dt.date(2026,4,1)]); r["nr"]=r["rent"]+rng.choice([22,24,28])
                r["bal"]=rng.choice([0,0,0,0,round(rng.uniform(20,900),2),-round(rng.uniform(5,80),2)])
                r["tot"]=round(r["rent"]+r["home"]+r["w"]+r["s"]+r["t"]+r["pet"],2)
            data.append(r)
    c=canvas.Canvas(path,pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    # x right edges
    L={"site":30,"size":62,"oc":92,"nm":116,"mi":246}
    R={"mkt":338,"rent":386,"home":430,"w":468,"s":506,"t":540,"pet":572,"tot":620,"bal":668,"nr":762}
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont("Helvetica-Bold",12); c.drawString(30,H-36,"Willow Bend Estates MHC"); c.setFont("Helvetica",8)
        c.drawString(30,H-48,"4410 County Line Road, Ocala, FL 34474   |   Community #0173"); c.setFont("Helvetica-Bold",10)
        c.drawRightString(762,H-36,"COMMUNITY RENT ROLL"); c.setFont("Helvetica",8); c.drawRightString(762,H-48,"As of 09/30/2025")
        c.setFillGray(.88); c.rect(28,H-90,738,34,stroke=0,fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold",7)
        def hd(x,ls,right=True):
            for k,l in enumerate(ls):
                y=H-66-k*9
                (c.drawRightString if right else c.drawString)(x,y,l)
        hd(30,["","","Site"],0);hd(62,["","Home","Size"],0);hd(92,["","Occ","Cd"],0);hd(116,["","","Resident"],0);hd(246,["","Move-In","Date"],0)
        hd(338,["Mkt","Site","Rent"]);hd(386,["Current","Site","Rent"]);hd(430,["","Home","Rent"]);hd(468,["","","Water"]);hd(506,["","","Sewer"]);hd(540,["","","Trash"]);hd(572,["","","Pet"])
        hd(620,["Total","Monthly","Charges"]);hd(668,["","Acct","Balance"]);hd(680,["Next","Increase","Eff."],0);hd(762,["New","Site","Rent"])
        c.setFont("Helvetica",6.5); c.drawString(30,22,"Printed 10/02/2025 8:14 AM by sbrandt"); c.drawRightString(762,22,f"Page {pg[0]}")
        return H-102
    y=head(); cur=None; G={k:0 for k in ["mkt","rent","home","w","s","t","pet","tot","bal"]}; S=dict(G)
    def totline(lbl,T,y,bold=True):
        c.setFont("Helvetica-Bold",7); c.line(290,y+8,672,y+8); c.drawString(30,y,lbl)
        for k in G: c.drawRightString(R[k],y,f"{T[k]:,.2f}" if k!="bal" or T[k]>=0 else f"({-T[k]:,.2f})")
        return y-16
    rows=[]
    planted=None
    for i,r in enumerate(data):
        if y<52: c.showPage(); y=head()
        if r["sec"]!=cur:
            if cur: y=totline("Total "+cur.split(" - ")[0],S,y-2); S={k:0 for k in G}
            cur=r["sec"]; c.setFont("Helvetica-BoldOblique",8); c.drawString(30,y,cur); y-=12
        c.setFont("Helvetica",7)
        c.drawString(L["site"],y,r["site"]);c.drawString(L["size"],y,r["size"]);c.drawString(L["oc"],y,r["st"])
        c.drawRightString(R["mkt"],y,c2(r["mkt"])); S["mkt"]+=r["mkt"];G["mkt"]+=r["mkt"]
        t=dict(unit=r["site"],unitType=r["size"],statusText=r["st"],section=cur,marketRent=r["mkt"])
        if "nm" in r:
            c.drawString(L["nm"],y,r["nm"]);c.drawString(L["mi"],y,mdy(r["mi"]))
            ch=[]
            for k,lab in [("rent","Current Site Rent"),("home","Home Rent"),("w","Water"),("s","Sewer"),("t","Trash"),("pet","Pet"),("tot",None)]:
                S[k]=round(S[k]+r[k],2);G[k]=round(G[k]+r[k],2)
                if k in("home","pet") and not r[k]: continue
                c.drawRightString(R[k],y,c2(r[k]))
                if lab: ch.append({"code":lab,"amount":r[k]})
            b=r["bal"]; S["bal"]=round(S["bal"]+b,2);G["bal"]=round(G["bal"]+b,2)
            c.drawRightString(R["bal"],y,c2(b) if b>=0 else f"({-b:,.2f})")
            t.update(tenantName=r["nm"],moveInDate=r["mi"],contractRent=r["rent"],charges=ch,totalCharges=r["tot"],balance=b)
            if "ni" in r:
                c.drawString(680,y,mdy(r["ni"])); c.drawRightString(R["nr"],y,c2(r["nr"])); t["rentSteps"]=[{"date":iso(r["ni"]),"amount":r["nr"]}]
        rows.append(t); y-=10.5
    if y<130: c.showPage(); y=head()
    y=totline("Total "+cur.split(" - ")[0],S,y-2)
    real=G["rent"]; G["rent"]=real+900
    planted={"what":f"Community total of Current Site Rent printed {G['rent']:,.2f}, phases and rows sum to {real:,.2f}","kind":"total_wrong"}
    y=totline("COMMUNITY TOTAL",G,y-4)
    n=len(data);cnt={s:sum(r["st"]==s for r in data) for s in("HO","RH","VH","VL")}
    c.setFont("Helvetica",7); y-=8
    for s,l in [("HO","Homeowner (resident-owned home)"),("RH","Rental home (community-owned, occupied)"),("VH","Vacant community-owned home"),("VL","Vacant lot, no home on site")]:
        c.drawString(30,y,s);c.drawString(56,y,l);c.drawRightString(260,y,str(cnt[s])); y-=10
    c.setFont("Helvetica-Bold",7);c.drawString(56,y,"Total sites");c.drawRightString(260,y,str(n))
    c.save()
    occ=cnt["HO"]+cnt["RH"]
    return truth("Willow Bend Estates MHC",iso(ason),n,occ,n-occ,rows,planted=planted)
