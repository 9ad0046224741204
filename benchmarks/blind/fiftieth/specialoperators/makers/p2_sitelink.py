# SiteLink-like storage roll; portrait; row_dropped planted
from .common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
META=dict(file="L014_RentRoll_Keystone.pdf",assetType="SELF_STORAGE",style="SiteLink-style rent roll portrait grouped by storage type, thin boxed grid",hard="small type, variance columns, one row dropped")
def make(rng,path):
    nm=names(rng,130,"{l}, {f} {i}.")
    biz=["Trident Drywall Supply","Pier 9 Catering LLC","Loomwork Interiors","St. Brendan Food Pantry"]
    kinds=[("Climate Control Inside",[("5 x 5",25,58),("5 x 10",50,94),("10 x 10",100,152),("10 x 15",150,205)],"C",48),
           ("Drive-Up Non Climate",[("10 x 10",100,119),("10 x 15",150,149),("10 x 20",200,184),("10 x 30",300,242)],"D",46),
           ("Outdoor Parking",[("12 x 25",300,75),("12 x 40",480,95)],"P",14)]
    data=[];ni=0
    for kind,sz,pre,n in kinds:
        for i in range(n):
            s=sz[i*len(sz)//n]
            r=dict(k=kind,u=f"{pre}{101+i}",sz=s[0],ar=s[1],std=s[2])
            x=rng.random()
            if x<.13: r["st"]="Vacant"
            elif x<.16 and pre!="P": r["st"]="Unrentable"
            else:
                r["st"]="Rented"; r["nm"]=nm[ni] if rng.random()>.05 or not biz else biz.pop(); ni+=1
                r["mi"]=rdate(rng,dt.date(2016,3,1),dt.date(2025,7,28)); r["rent"]=round(s[2]*rng.choice([.75,.9,1,1,1.08,1.15,1.22]))
                r["ins"]=rng.choice([0,9,12,12,17]) if pre!="P" else 0
                r["pt"]=addm(dt.date(2025,7,r["mi"].day if r["mi"].day<29 else 28),rng.choice([0,1,1,1,1,2,-1]))-dt.timedelta(days=0)
                late=(dt.date(2025,7,31)-r["pt"]).days
                r["late"]=max(0,late); r["bal"]=round(r["rent"]*(1 if late>0 else 0)+(20 if late>5 else 0)+(r["ins"] if late>0 else 0),2)
                r["dep"]=rng.choice([0,0,25,50])
            data.append(r)
    drop=next(i for i,r in enumerate(data) if i>58 and r["st"]=="Rented")
    c=canvas.Canvas(path,pagesize=letter,invariant=1); W,H=letter
    cols=[("Unit","",28,36,"l"),("Size","",64,40,"l"),("Area","",104,28,"r"),("Tenant","",132,112,"l"),("Moved","In",244,42,"l"),("Paid","Thru",286,42,"l"),("Std","Rate",328,38,"r"),("Rent","Rate",366,38,"r"),("Var.","",404,34,"r"),("Ins.","Prem.",438,32,"r"),("Sec.","Dep.",470,34,"r"),("Past","Due",504,42,"r"),("Days","Late",546,36,"r")]
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont("Times-Bold",14);c.drawCentredString(W/2,H-40,"Rent Roll")
        c.setFont("Times-Roman",9);c.drawCentredString(W/2,H-53,"Keystone Self Storage - Delmont  (L014)");c.drawCentredString(W/2,H-64,"July 31, 2025")
        y=H-94; c.setLineWidth(.4)
        c.setFont("Times-Bold",7.5)
        for a,b,x,w,al in cols:
            c.rect(x,y,w,20)
            if b: c.drawCentredString(x+w/2,y+12,a);c.drawCentredString(x+w/2,y+4,b)
            else: c.drawCentredString(x+w/2,y+7,a)
        c.setFont("Times-Italic",7);c.drawString(28,20,"SiteLink Web Edition    Report: Rent Roll    Generated 8/1/2025 7:02:11 AM");c.drawRightString(582,20,f"{pg[0]}")
        return y
    def line(vals,y,font="Times-Roman",fill=None,box=True):
        if fill is not None: c.setFillGray(fill);c.rect(28,y,554,10.4,stroke=0,fill=1);c.setFillGray(0)
        c.setFont(font,7.3)
        for (a,b,x,w,al),v in zip(cols,list(vals)+[None]*(len(cols)-len(vals))):
            if box:c.rect(x,y,w,10.6)
            if v in(None,""):continue
            if al=="l":c.drawString(x+2,y+3,v)
            else:c.drawRightString(x+w-2,y+3,v)
    y=head();rows=[];cur=None;Z=lambda:dict(n=0,v=0,ar=0,std=0,rent=0,ins=0,dep=0,bal=0);S=Z();G=Z()
    def tot(lbl,T,y):
        line(["","",f"{T['ar']:,}","","","",f"{T['std']:,.2f}",f"{T['rent']:,.2f}","",f"{T['ins']:,.2f}",f"{T['dep']:,.2f}",f"{T['bal']:,.2f}",""],y,"Times-Bold",.93,False)
        c.setFont("Times-Bold",7.3);c.drawString(132,y+3,lbl)
    def need(y,h=12):
        if y-h<36: c.showPage(); return head()
        return y
    for i,r in enumerate(data):
        if r["k"]!=cur:
            if cur:
                y=need(y)-10.6;tot(f"Subtotal: {S['n']} units, {S['v']} vacant",S,y);S=Z();y-=6
            cur=r["k"];y=need(y,36)-13;c.setFont("Times-Bold",9);c.drawString(28,y+3,cur)
        for T in(S,G):
            T["n"]+=1;T["v"]+=r["st"]!="Rented";T["ar"]+=r["ar"];T["std"]+=r["std"]
            for k in("rent","ins","dep","bal"):T[k]+=r.get(k,0)
        if i==drop: continue
        y=need(y)-10.6
        t=dict(unit=r["u"],unitType=r["sz"],area=r["ar"],section=cur,marketRent=r["std"])
        if r["st"]=="Rented":
            v=r["rent"]-r["std"]
            line([r["u"],r["sz"],str(r["ar"]),r["nm"],m_d_y(r["mi"]),m_d_y(r["pt"]),c2(r["std"]),c2(r["rent"]),c2(v) if v>=0 else f"({c2(-v)})",c2(r["ins"]),c2(r["dep"]),c2(r["bal"]),str(r["late"])],y)
            t.update(tenantName=r["nm"],statusText="Occupied",moveInDate=r["mi"],contractRent=r["rent"],charges=[{"code":"Ins. Prem.","amount":r["ins"]}],deposit=r["dep"],balance=r["bal"])
        else:
            line([r["u"],r["sz"],str(r["ar"]),r["st"],"","",c2(r["std"])],y,"Times-Italic",.96); t["statusText"]=r["st"]
        rows.append(t)
    y=need(y)-10.6;tot(f"Subtotal: {S['n']} units, {S['v']} vacant",S,y)
    y=need(y,30)-20;tot(f"Total: {G['n']} units, {G['v']} vacant",G,y);y=need(y,24)-18
    c.setFont("Times-Roman",7.5);c.drawString(28,y,"Vacant counts include units marked Unrentable.  Variance = Rent Rate less Standard Rate.")
    c.save()
    d=data[drop]
    return truth("Keystone Self Storage - Delmont",'2025-07-31',G["n"],G["n"]-G["v"],G["v"],rows,planted={"what":f"Row of unit {d['u']} ({d['nm']}, rent {d['rent']:.2f}) is missing from the roll; subtotals, totals and counts include it","kind":"row_dropped"})
