from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
F="Copperline_Student_BedRoll_AY2526.pdf"
def make():
    r=random.Random(6706);N=Names(r)
    d0="/usr/share/fonts/truetype/liberation/LiberationSansNarrow-"
    for a,b in(("LN","Regular"),("LNB","Bold"),("LNI","Italic")): pdfmetrics.registerFont(TTFont(a,d0+b+".ttf"))
    fp={"4x4 Foundry":(4,869),"2x2 Assay":(2,1045),"3x3 Ingot":(3,925),"1x1 Stamp":(1,1390)}
    sx=None
    G=[];rows=[];future=[]
    for bl in ("Building 1 - Smelter","Building 2 - Kiln"):
        us=[]
        for k in range(13):
            no=f"{bl[9]}{k//5+1}{k%5+1:02d}";p=r.choice(["4x4 Foundry","4x4 Foundry","2x2 Assay","3x3 Ingot","1x1 Stamp"]);beds=[]
            nb,mk=fp[p];sx=r.choice("MF")
            for b in "ABCD"[:nb]:
                e=dict(id=no+b,mk=mk)
                x=r.random()
                if x<.09: e["st"]="Vacant"
                elif x<.12: e["st"]="Model"
                else:
                    e["st"]="Current";e["n"]=N.fl();ren=r.random()<.4
                    e["inst"]=mk-r.choice([0,10,20,35,-15]);e["pk"]=r.choice([0,0,45,60]);e["fu"]=r.choice([0,25]);e["te"]=30
                    e["ls"]=dt.date(2025,8,20);e["le"]=dt.date(2026,7,31) if r.random()<.85 else dt.date(2025,12,19)
                    e["mi"]=dt.date(2025,8,r.randrange(18,25)) if not ren else dt.date(2024,8,r.randrange(17,24))
                    e["bal"]=r.choice([0,0,0,0,-35,mk*1.0,112.4]);e["gu"]=r.choice("YYYN");e["sex"]=sx
                beds.append(e)
            us.append((no,p,beds))
        G.append((bl,us))
    if not any(e["st"]=="Model" for _,us in G for _,_,b in us for e in b): G[0][1][0][2][0]={"id":G[0][1][0][2][0]["id"],"mk":G[0][1][0][2][0]["mk"],"st":"Model"}
    W,H=landscape(letter);c=canvas.Canvas(path(F),pagesize=(W,H));L=32;R=W-32
    X=dict(id=L+12,n=88,sex=206,gu=236,st=258,mi=306,ls=358,le=410,mk=498,inst=548,pk=592,fu=634,te=672,tot=716,bal=R-2)
    pg=[0]
    def head():
        pg[0]+=1;c.setFont("LNB",14);c.drawString(L,H-38,"Copperline on Tenth");c.setFont("LN",9.5);c.drawString(L,H-50,"Rent Roll by Bed Space  -  Academic Year 2025/26  -  As of 09/05/2025");c.setFont("LN",8);c.drawRightString(R,H-38,"Entity: copper10  |  User: bsoto");c.drawRightString(R,H-48,"Printed 09/05/2025 16:41   Page %d"%pg[0])
        y=H-68;c.setFillColorRGB(.87,.9,.95);c.rect(L,y-16,R-L,27,stroke=0,fill=1);c.setFillGray(0);c.setFont("LNB",8.2)
        c.drawCentredString((X["ls"]+X["le"]+38)/2,y+2,"Contract Term");c.setLineWidth(.4);c.line(X["ls"],y-.5,X["le"]+38,y-.5)
        c.drawCentredString((X["pk"]-34+X["te"])/2,y+2,"Add-on Charges");c.line(X["pk"]-34,y-.5,X["te"],y-.5)
        for k,t in [("id","Bed Space"),("n","Resident"),("sex","M/F"),("gu","Guar"),("st","Status"),("mi","Move In"),("ls","Begin"),("le","End")]:c.drawString(X[k],y-10,t)
        for k,a,b in [("mk","Market","Installment"),("inst","Contract","Installment"),("pk","","Parking"),("fu","","Furniture"),("te","","Tech Pkg"),("tot","Total","Monthly"),("bal","Account","Balance")]:
            if a:c.drawRightString(X[k],y+2,a)
            c.drawRightString(X[k],y-10,b)
        return y-28
    y=head();K=("mk","inst","pk","fu","te","tot","bal");GT=dict.fromkeys(K,0);cnt={}
    neg=lambda v:("-"+m2(-v) if v<0 else m2(v))
    for bl,us in G:
        if y<100:c.showPage();y=head()
        c.setFont("LNB",10.5);c.drawString(L,y,bl);y-=14;T=dict.fromkeys(K,0);nb=0
        for no,p,beds in us:
            if y-12-11*len(beds)<34:c.showPage();y=head()
            c.setFont("LNB",8.6);c.setFillGray(.25);c.drawString(L+3,y,f"Unit {no}    {p}");c.setFillGray(0);c.setLineWidth(.25);c.line(L,y-3,R,y-3);y-=12
            for e in beds:
                nb+=1;cnt[e["st"]]=cnt.get(e["st"],0)+1
                c.setFont("LN",8.6);c.drawString(X["id"],y,e["id"]);c.drawString(X["st"],y,e["st"]);c.drawRightString(X["mk"],y,m2(e["mk"]));T["mk"]+=e["mk"]
                if e["st"]=="Current":
                    e["tot"]=e["inst"]+e["pk"]+e["fu"]+e["te"]
                    c.drawString(X["n"],y,e["n"]);c.drawString(X["sex"]+4,y,e["sex"]);c.drawString(X["gu"]+4,y,e["gu"])
                    for k in("mi","ls","le"):c.drawString(X[k],y,e[k].strftime("%m/%d/%Y"))
                    for k in K[1:]:
                        T[k]+=e[k]
                        if e[k] or k in("inst","tot","bal"):c.drawRightString(X[k],y,neg(e[k]))
                elif e["st"]=="Vacant":c.setFont("LNI",8.6);c.drawString(X["n"],y,"-- available --")
                y-=11
                cur=e["st"]=="Current"
                rows.append(row(unit=e["id"],building=bl,unitType=p,tenantName=e.get("n"),statusText=e["st"],marketRent=e["mk"],contractRent=e.get("inst"),moveInDate=e.get("mi"),leaseStartDate=e.get("ls"),leaseEndDate=e.get("le"),balance=e.get("bal"),
                    charges=[{"code":a,"amount":e[k]} for a,k in(("Parking","pk"),("Furniture","fu"),("Tech Pkg","te")) if e[k]] if cur else [],totalCharges=e.get("tot")))
            y-=3
        if y<50:c.showPage();y=head()
        c.setFont("LNB",8.8);c.line(L,y+8,R,y+8);c.drawString(L+3,y-2,f"Total {bl} - {nb} bed spaces")
        for k in K:c.drawRightString(X[k],y-2,neg(round(T[k],2)));GT[k]+=T[k]
        y-=24
    n=sum(cnt.values())
    if y<120:c.showPage();y=head()
    c.setFont("LNB",9);c.setLineWidth(1);c.line(L,y+9,R,y+9);c.drawString(L+3,y-2,"Property Total")
    for k in K:c.drawRightString(X[k],y-2,neg(round(GT[k],2)))
    y-=30;c.drawString(L+3,y,"Occupancy");c.setFont("LN",9)
    for a,b in(("Bed spaces",n),("Occupied beds",cnt["Current"]),("Vacant beds",cnt["Vacant"]),("Model beds",cnt.get("Model",0))):y-=12;c.drawString(L+14,y,a);c.drawRightString(L+130,y,str(b))
    c.save()
    save(F,"Copperline on Tenth","2025-09-05",n,cnt["Current"],cnt["Vacant"],rows,checks=dict(marketRent=GT["mk"],contractRent=GT["inst"],totalCharges=GT["tot"],balance=GT["bal"]))
make()
