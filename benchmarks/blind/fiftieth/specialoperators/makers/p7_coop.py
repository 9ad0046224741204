# cooperative carrying-charge roll with commercial units at the end; Times, letter portrait, no rules
from .common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
META=dict(file="310_Larchmont_Owners_Corp_maintenance_roll.pdf",assetType="COOPERATIVE",style="managing agent's co-op maintenance roll, Times, shares, sponsor units, commercial leases on page 2",hard="maintenance instead of rent, shares, two share holders wrapped, commercial table with other columns and annual rent")
def make(rng,path):
    c=canvas.Canvas(path,pagesize=letter,invariant=1);W,H=letter
    nm=names(rng,60,"{f} {l}");ni=0
    X=dict(u=40,rm=92,sh=130,n=140,mt=318,as_=368,st=412,gr=456,tot=512,ar=572)
    def head(p):
        c.setFont("Times-Bold",13);c.drawString(40,H-46,"310 LARCHMONT OWNERS CORP.");c.setFont("Times-Roman",9.5)
        c.drawString(40,H-59,"Monthly Maintenance Roll, December 2025");c.drawRightString(572,H-46,"Brackenridge Residential, Managing Agent");c.drawRightString(572,H-59,f"page {p} of 2")
        c.setLineWidth(1.2);c.line(40,H-65,572,H-65)
        c.setFont("Times-Italic",7.5);c.drawString(40,26,"Maintenance at $3.14 per share per month. Capital assessment at $0.46 per share, through June 2026. [S] = owned by sponsor, unsold shares.")
    head(1);y=H-84
    def H2():
        c.setFont("Times-Bold",8.5)
        for k,l in(("u","Apt."),("n","Shareholder / Occupant")):c.drawString(X[k],y,l)
        for k,l in(("rm","Rooms"),("sh","Shares"),("mt","Maintenance"),("as_","Assessm't"),("st","Storage"),("gr","Garage"),("tot","Total"),("ar","Arrears")):c.drawRightString(X[k],y,l)
        c.setLineWidth(.5);c.line(40,y-4,572,y-4)
    H2();y-=16
    rows=[];G=[0]*7;n=vac=0
    RM={"A":(4.5,410),"B":(3.5,325),"C":(3.5,310),"D":(2.5,228)}
    for f in range(1,9):
        for ln in "ABCD":
            if f==1 and ln in "AD":continue
            rm,sh=RM[ln];sh+=f*5;n+=1
            mt=round(sh*3.14,2);a=round(sh*.46,2);x=rng.random()
            st=rng.choice([0,0,0,25,40]);gr=rng.choice([0,0,0,210]);lines=[]
            tn=None;stt="Occupied"
            if f==6 and ln=="B":lines=["Vacant [S]"];stt="Vacant";vac+=1;st=gr=0
            elif f==3 and ln=="D":lines=["Vacant (estate, contract pending)"];stt="Vacant";vac+=1;gr=0
            elif x<.14:lines=[nm[ni]+" [S]"];tn=nm[ni];ni+=1
            elif x<.3:lines=[nm[ni]+" and",nm[ni+1]];tn=nm[ni]+" and "+nm[ni+1];ni+=2
            else:lines=[nm[ni]];tn=nm[ni];ni+=1
            tot=round(mt+a+st+gr,2);ar=0 if stt=="Vacant" else rng.choice([0,0,0,0,0,tot,round(tot*2.2,2)])
            c.setFont("Times-Roman",9)
            c.drawString(X["u"],y,f"{f}{ln}");c.drawRightString(X["rm"],y,str(rm));c.drawRightString(X["sh"],y,str(sh))
            for k,l in enumerate(lines):c.drawString(X["n"],y-k*10,l)
            for k,v in(("mt",mt),("as_",a),("st",st),("gr",gr),("tot",tot),("ar",ar)):
                if v:c.drawRightString(X[k],y,c2(v))
            for q,v in enumerate((sh,mt,a,st,gr,tot,ar)):G[q]=round(G[q]+v,2)
            t=dict(unit=f"{f}{ln}",tenantName=tn,statusText=stt,contractRent=mt,charges=[{"code":k,"amount":v} for k,v in(("Maintenance",mt),("Assessm't",a),("Storage",st),("Garage",gr)) if v],totalCharges=tot)
            if ar:t["balance"]=ar
            rows.append(t);y-=13.5+10*(len(lines)-1)
        y-=4
        if f==6 : 
            c.showPage();head(2);y=H-84;H2();y-=16
    c.setLineWidth(.5);c.line(100,y+8,572,y+8);c.setFont("Times-Bold",9);y-=3;c.drawString(X["n"],y,f"Residential, {n} apartments")
    c.drawRightString(X["sh"],y,f"{G[0]:,}")
    for k,v in zip(("mt","as_","st","gr","tot","ar"),G[1:]):c.drawRightString(X[k],y,c2(v))
    y-=34;c.setFont("Times-Bold",10.5);c.drawString(40,y,"Ground floor professional and commercial leases");y-=16
    c.setFont("Times-Bold",8.5)
    for x,l in((40,"Unit"),(90,"Tenant"),(228,"Lease from"),(284,"Lease to")):c.drawString(x,y,l)
    for x,l in((370,"Sq. Ft."),(440,"Annual Rent"),(506,"Monthly Rent"),(572,"Deposit")):c.drawRightString(x,y,l)
    c.line(40,y-4,572,y-4);y-=16;c.setFont("Times-Roman",9)
    T=[0,0,0,0]
    for u,ten,a,e,sf,mo,dep,step in [("P-1","Larchmont Pediatric Dental, P.C.",dt.date(2021,9,1),dt.date(2031,8,31),1180,5408.50,10000,(dt.date(2026,9,1),5570.75)),("P-2","Vacant",None,None,640,None,None,None),("Store","Two Finches Bakery Inc.",dt.date(2023,3,1),dt.date(2028,2,29),905,4675,9350,(dt.date(2026,3,1),4815.25))]:
        n+=1
        c.drawString(40,y,u);c.drawString(90,y,ten);c.drawRightString(370,y,f"{sf:,}");t=dict(unit=u,area=sf,section="Ground floor professional and commercial leases")
        T[0]+=sf
        if a:
            c.drawString(228,y,mdy(a));c.drawString(284,y,mdy(e));c.drawRightString(440,y,c2(mo*12));c.drawRightString(506,y,c2(mo));c.drawRightString(572,y,c2(dep))
            y-=11;c.setFont("Times-Italic",8.5);c.drawString(90,y,f"monthly rent increases to ${c2(step[1])} on {mdy(step[0])}");c.setFont("Times-Roman",9)
            t.update(tenantName=ten,statusText="Occupied",leaseStartDate=a,leaseEndDate=e,contractRent=mo,annualRent=mo*12,deposit=dep,rentSteps=[{"date":iso(step[0]),"amount":step[1]}]);T[1]+=mo*12;T[2]+=mo;T[3]+=dep
        else:vac+=1;t["statusText"]="Vacant"
        rows.append(t);y-=15
    c.line(90,y+9,572,y+9);c.setFont("Times-Bold",9);c.drawString(90,y-2,"Commercial total")
    for x,v in((370,f"{T[0]:,}"),(440,c2(T[1])),(506,c2(T[2])),(572,c2(T[3]))):c.drawRightString(x,y-2,v)
    y-=40;c.setFont("Times-Bold",10.5);c.drawString(40,y,f"Total monthly billing, all units:  ${c2(G[5]+T[2])}")
    c.save()
    return truth("310 Larchmont Owners Corp.","2025-12",n,n-vac,vac,rows)
