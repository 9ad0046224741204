from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal
F="Halcyon_Owners_Corp_Maint_Roll_2025-07.pdf"
def make():
    r=random.Random(6705);N=Names(r)
    PS=8.42
    blds=[("40 Vandervoort Place",6,"ABCDEF"),("52 Vandervoort Place",5,"ABCDE"),("117 Sackmann Street",4,"ABCDEFG")]
    lay=dict(A=("2BR/1B",410),B=("1BR/1B",285),C=("Studio",190),D=("1BR/1B",295),E=("3BR/2B",560),F=("Jr. 4",335),G=("2BR/2B",455))
    B=[];rows=[]
    for bn,nf,lines in blds:
        l=[]
        for f in range(1,nf+1):
            for a in lines:
                t,sh=lay[a];sh+=f*5
                d=dict(u=f"{f}{a}",t=t,sh=sh,m=round(sh*PS/4,2)*1)
                d["m"]=round(sh*2.97,2)
                x=r.random();superi=(bn.startswith("40") and d["u"]=="1C")
                if superi: d.update(n="Superintendent (corp. owned)",oc="Super",m=0.0,asmt=0.0,sh=0)
                else:
                    d["asmt"]=round(sh*.25,2)
                    if x<.03: d.update(n="Unsold shares - VACANT",oc="Vacant")
                    elif x<.14: d.update(n=N.lf(),oc="Sponsor RS")
                    elif x<.24: d.update(n=N.lf(),oc="Sublet")
                    else:
                        n=N.lf(); d.update(n=n+(" & "+r.choice(FIRST) if r.random()<.35 else ""),oc="Owner-occ.")
                v=d["oc"]=="Vacant"
                d["gar"]=0.0 if v or superi else r.choice([0.0]*4+[165.0]); d["sto"]=0.0 if v or superi else r.choice([0.0]*3+[35.0,22.5]); d["sub"]=round(d["m"]*.15,2) if d["oc"]=="Sublet" else 0.0
                d["tot"]=round(d["m"]+d["asmt"]+d["gar"]+d["sto"]+d["sub"],2); d["arr"]=0.0 if superi else r.choice([0.0]*9+[round(d["tot"],2),412.37,-50.0])
                d["cm"]=None if superi or v else dt.date(r.randrange(1984,2025),r.randrange(1,13),r.randrange(1,28))
                l.append(d)
                rows.append(row(unit=d["u"],building=bn,unitType=t,tenantName=None if v else d["n"],statusText=d["oc"],contractRent=d["m"],moveInDate=None,
                    leaseStartDate=None,balance=d["arr"] if d["arr"] else None,
                    charges=[{"code":q,"amount":d[k]} for q,k in (("Maint. Rent","m"),("Capital Asmt.","asmt"),("Sublet Fee","sub"),("Garage","gar"),("Storage","sto")) if d[k]],totalCharges=d["tot"]))
        B.append((bn,l))
    W,H=legal;c=canvas.Canvas(path(F),pagesize=legal);c.setTitle("Maintenance Roll");L=36;R=W-30
    X=dict(u=L+4,t=62,n=104,oc=232,sh=308,m=357,asmt=401,sub=441,gar=478,sto=510,tot=548,arr=R)
    X.update(sh=302,m=349,asmt=391,sub=428,gar=464,sto=499,tot=543,arr=R)
    pg=[0]
    def z(v): return "" if not v else "(%s)"%m2(-v) if v<0 else m2(v)
    def head():
        pg[0]+=1
        c.setFont("Times-Bold",14);c.drawCentredString(W/2,H-44,"HALCYON OWNERS CORP.")
        c.setFont("Times-Roman",10);c.drawCentredString(W/2,H-58,"Schedule of Proprietary Lessees and Maintenance, month of July 2025");c.setFont("Times-Italic",8);c.drawCentredString(W/2,H-69,"Maintenance at $2.97 per share per month;  capital assessment No. 3 at $0.25 per share through December 2026")
        y=H-86;c.setLineWidth(.4);c.line(L,y+8,R,y+8);c.setFont("Times-Bold",7.8)
        for k,a,b in [("u","","Apt."),("t","","Layout"),("n","Lessee(s)","of Record"),("oc","","Tenure")]: c.drawString(X[k],y,a);c.drawString(X[k],y-9,b)
        for k,a,b in [("sh","","Shs."),("m","Maint.","Rent"),("asmt","Capital","Asmt."),("sub","Sublet","Fee"),("gar","","Garage"),("sto","","Storage"),("tot","Due this","Month"),("arr","Prior","Arrears")]: c.drawRightString(X[k],y,a);c.drawRightString(X[k],y-9,b)
        c.line(L,y-13,R,y-13);return y-24
    y=head();keys=("sh","m","asmt","sub","gar","sto","tot","arr");G=dict.fromkeys(keys,0)
    fmt=lambda k,v: m0(v) if k=="sh" else z(round(v,2))
    for bn,l in B:
        if y<120: c.showPage();y=head()
        c.setFont("Times-BoldItalic",10);c.drawString(L,y,bn);y-=13;T=dict.fromkeys(keys,0)
        fl=None
        for d in l:
            if y<46:
                c.setFont("Times-Roman",7);c.drawCentredString(W/2,26,"- %d -"%pg[0]);c.showPage();y=head();c.setFont("Times-BoldItalic",9);c.drawString(L,y,bn+", continued");y-=13
            if fl and d["u"][0]!=fl: y-=3.5
            fl=d["u"][0]
            c.setFont("Times-Roman",8.1);c.drawString(X["u"],y,d["u"]);c.drawString(X["t"],y,d["t"]);c.drawString(X["n"],y,d["n"]);c.drawString(X["oc"],y,d["oc"])
            for k in keys:
                T[k]+=d[k]
                t=fmt(k,d[k]) if k!="m" or d["m"] else "0.00"
                if k=="tot" and not d["tot"]: t="0.00"
                c.drawRightString(X[k],y,t)
            y-=10.4
        c.setLineWidth(.4);c.line(X["oc"]+44,y+7.5,R,y+7.5);c.setFont("Times-Bold",8.1);c.drawString(X["t"],y-2,f"{bn}: {len(l)} apartments")
        for k in keys: c.drawRightString(X[k],y-2,fmt(k,T[k]));G[k]+=T[k]
        y-=22
    if y<130: c.showPage();y=head()
    c.setFont("Times-Bold",8.4);c.setLineWidth(1);c.line(L,y+10,R,y+10);c.drawString(X["u"],y-1,"CORPORATION")
    for k in keys: 
        c.setFont("Times-Bold",7.6);c.drawRightString(X[k],y-1,fmt(k,G[k]))
    c.line(L,y-6,R,y-6);y-=26;al=[d for _,l in B for d in l]
    c.setFont("Times-Roman",9)
    cnt={};[cnt.__setitem__(d["oc"],cnt.get(d["oc"],0)+1) for d in al]
    for a in ("Owner-occ.","Sublet","Sponsor RS","Super","Vacant"):
        if a in cnt: c.drawString(L+8,y,{"Owner-occ.":"Owner-occupied","Sponsor RS":"Unsold shares, rent stabilized tenant in possession","Super":"Superintendent","Vacant":"Unsold shares, vacant"}.get(a,a));c.drawRightString(L+270,y,str(cnt[a]));y-=11
    c.setFont("Times-Bold",9);c.drawString(L+8,y,"Apartments");c.drawRightString(L+270,y,str(len(al)))
    c.setFont("Times-Roman",7);c.drawCentredString(W/2,26,"- %d -"%pg[0]);c.save()
    vac=cnt.get("Vacant",0)
    save(F,"HALCYON OWNERS CORP.","2025-07",len(al),len(al)-vac,vac,rows,checks=dict(contractRent=G["m"],totalCharges=G["tot"],balance=G["arr"]))
make()
