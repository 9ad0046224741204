from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal
from reportlab.lib import colors
# ---------- P1 Yardi rent roll with lease charges
def p1():
    r=rng("p1");N=Names(r);f="juniper_ridge_lease_charges.pdf"
    W,H=landscape(letter);c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1)
    asof=D(2025,10,31); pg=[0]; y=[0]
    X=dict(unit=30,typ=72,sf=142,res=152,name=205,mk=350,code=362,amt=452,dep=512,oth=562,mi=572,le=622,mo=675,bal=762)
    def head():
        pg[0]+=1
        c.setFont("Helvetica-Bold",11);c.drawCentredString(W/2,H-32,"Rent Roll with Lease Charges")
        c.setFont("Helvetica",8);c.drawCentredString(W/2,H-43,"Juniper Ridge Apartments (jridge)")
        c.drawCentredString(W/2,H-53,"As Of = 10/31/2025");c.drawCentredString(W/2,H-63,"Month Year = 10/2025")
        c.setFont("Helvetica-Bold",7);t=H-80;b=H-89
        for k,a,bb,rt in [("unit","Unit","",0),("typ","Unit Type","",0),("sf","Unit","Sq Ft",1),("res","Resident","",0),("name","Name","",0),("mk","Market","Rent",1),("code","Charge","Code",0),("amt","Amount","",1),("dep","Resident","Deposit",1),("oth","Other","Deposit",1),("mi","Move In","",0),("le","Lease","Expiration",0),("mo","Move Out","",0),("bal","Balance","",1)]:
            g=c.drawRightString if rt else c.drawString
            g(X[k],t,a);bb and g(X[k],b,bb)
        c.line(28,H-93,W-28,H-93);y[0]=H-104;c.setFont("Helvetica",7)
        c.drawString(30,20,"Thursday, November 6, 2025  09:12 AM");c.drawRightString(W-30,20,f"Page {pg[0]}")
    def need(n):
        if y[0]-n*9.5<36: c.showPage();head()
    def sec(s): need(4);c.setFont("Helvetica-Bold",7.5);c.drawString(30,y[0],s);c.setFont("Helvetica",7);y[0]-=11
    head();S1="Current/Notice/Vacant Residents";S2="Future Residents/Applicants";rows=[];sumc={}
    types=[("jr-a1",642,1195),("jr-a2",718,1270),("jr-b1",955,1485),("jr-b2",1022,1560),("jr-c1",1240,1835)]
    st={"1106":"V","1203":"VL","2102":"MODEL","2207":"V","3104":"VL","3201":"ADMIN"}
    tot={k:[0,0,0,0,0,0] for k in("occ","non","vac","fut")}
    def put(unit,t,res,nm,mk,chs,dep,mi,le,mo,bal,kind,secn):
        n=max(1,len(chs)+(1 if chs else 0));need(n+1)
        c.drawString(X["unit"],y[0],unit);c.drawString(X["typ"],y[0],t[0]);c.drawRightString(X["sf"],y[0],m2(t[1]))
        c.drawString(X["res"],y[0],res);c.drawString(X["name"],y[0],nm);c.drawRightString(X["mk"],y[0],m2(mk))
        c.drawRightString(X["dep"],y[0],m2(dep));c.drawRightString(X["oth"],y[0],"0.00")
        for k,v in(("mi",mi),("le",le),("mo",mo)):
            if v:c.drawString(X[k],y[0],us(v))
        c.drawRightString(X["bal"],y[0],m2(bal))
        for a,b in chs:
            c.drawString(X["code"],y[0],a);c.drawRightString(X["amt"],y[0],m2(b));y[0]-=9.5
        s=sum(b for a,b in chs)
        if chs:
            c.line(X["amt"]-45,y[0]+8,X["amt"],y[0]+8);c.setFont("Helvetica-Bold",7);c.drawString(X["code"],y[0],"Total");c.drawRightString(X["amt"],y[0],m2(s));c.setFont("Helvetica",7)
        y[0]-=12
        T=tot[kind]
        for i,v in enumerate((t[1],mk,s,dep,1,bal)):T[i]+=v
        for a,b in chs:
            if secn==S1:sumc[a]=sumc.get(a,0)+b
        rows.append(row(unit=unit,unitType=t[0],area=t[1],tenantName=nm if res[0]=="t" else None,statusText=(S2 if secn==S2 else "Occupied") if res[0]=="t" else nm,section=secn,marketRent=float(mk),contractRent=float(dict(chs)["rent"]) if chs else None,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=float(dep),balance=float(bal),charges=ch(*chs),totalCharges=float(s) if chs else None))
    def charges(mk):
        x=[("rent",mk-r.choice([0,15,40,65,90,-20]))]
        if r.random()<.8:x.append(("trash",27.0))
        if r.random()<.3:x.append(("petrent",35.0))
        if r.random()<.25:x.append(("carport",45.0))
        if r.random()<.12:x.append(("conc",-75.0))
        return x
    sec(S1);vl=[]
    for b in(1,2,3):
        for fl in(1,2):
            for k in range(1,8):
                u=f"{b}{fl}0{k}";t=types[(k*3+b)%5];mk=t[2]+(25 if fl==2 else 0);s=st.get(u)
                if s in("V","VL"):put(u,t,"VACANT","VACANT",mk,[],0,None,None,None,0,"vac",S1);s=="VL"and vl.append((u,t,mk))
                elif s:put(u,t,s,s,mk,[],0,None,None,None,0,"non",S1)
                else:
                    mi=rd(r,D(2021,1,4),D(2025,9,28));le=eom(r.choice([2025]*1+[2026]*4),r.choice([11,12]) ) if r.random()<.2 else eom(2026,r.randint(1,10))
                    mo=rd(r,D(2025,11,5),D(2025,12,12)) if r.random()<.1 else None
                    put(u,t,f"t00{r.randint(10000,99999)}",N(),mk,charges(mk),r.choice([200,300,500]),mi,le,mo,r.choice([0,0,0,0,-12.5,48.19,1322.4,27]),"occ",S1)
    sec(S2)
    for u,t,mk in vl:
        mi=rd(r,D(2025,11,8),D(2025,11,29));put(u,t,f"t00{r.randint(10000,99999)}",N(),mk,charges(mk),r.choice([0,200]),mi,addm(mi,12)-dt.timedelta(1),None,0,"fut",S2)
    c.showPage();head();c.setFont("Helvetica-Bold",8);c.drawString(30,y[0],"Summary Groups");y[0]-=14
    xs=[280,350,420,490,555,600,650,700,755]
    for x,a in zip(xs,["Square Footage","Market Rent","Lease Charges","Security Deposit","Other Dep.","# Of Units","% Unit Occ","% Sqft Occ","Balance"]):c.drawRightString(x,y[0],a)
    y[0]-=12;c.setFont("Helvetica",7.5);cur=[sum(tot[k][i] for k in("occ","non","vac")) for i in range(6)]
    for lab,T in(("Current/Notice/Vacant Residents",cur),("Future Residents/Applicants",tot["fut"]),("Occupied Units",tot["occ"]),("Total Non Rev Units",tot["non"]),("Total Vacant Units",tot["vac"]),("Totals:",cur)):
        if lab=="Totals:":c.setFont("Helvetica-Bold",7.5);c.line(200,y[0]+9,W-30,y[0]+9)
        c.drawString(30,y[0],lab)
        v=[m2(T[0]),m2(T[1]),m2(T[2]),m2(T[3]),"0.00",str(T[4]),"" if T is tot["fut"] else f"{100*T[4]/cur[4]:.2f}%","" if T is tot["fut"] else f"{100*T[0]/cur[0]:.2f}%",m2(T[5])]
        for x,a in zip(xs,v):c.drawRightString(x,y[0],a)
        y[0]-=12
    y[0]-=14;c.setFont("Helvetica-Bold",8);c.drawString(30,y[0],"Summary of Charges by Charge Code");y[0]-=10;c.setFont("Helvetica",7);c.drawString(30,y[0],"(Current/Notice Residents Only)");y[0]-=13
    c.drawString(30,y[0],"Charge Code");c.drawRightString(200,y[0],"Amount");y[0]-=11
    for a in sorted(sumc):c.drawString(30,y[0],a);c.drawRightString(200,y[0],m2(sumc[a]));y[0]-=10
    c.setFont("Helvetica-Bold",7);c.drawString(30,y[0],"Total");c.drawRightString(200,y[0],m2(sum(sumc.values())));c.save()
    assert abs(sum(sumc.values())-cur[2])<.01
    save(f,"MULTIFAMILY","Yardi Rent Roll with Lease Charges, stacked charge lines, future section",True,"Juniper Ridge Apartments","2025-10-31",cur[4],tot["occ"][4],tot["vac"][4],rows)
# ---------- P2 OneSite detail, large
def p2():
    r=rng("p2");N=Names(r);f="OneSite_RR_Detail_Halyard_Lofts.pdf";W,H=legal[1],legal[0]
    c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1);pg=[0];y=[0]
    C=[("Unit","",30,0),("Floorplan","",66,0),("Unit","Designation",116,0),("SQFT","",196,1),("Unit/Lease Status","",206,0),("Name","",286,0),("Move-In","Move-Out",420,0),("Lease","Start",474,0),("Lease","End",524,0),("Market","+ Addl.",610,1),("Trans","Code",620,0),("Lease","Rent",712,1),("Other","Charges/Credits",790,1),("Total","Billing",846,1),("Dep","On Hand",908,1),("Balance","",970,1)]
    def head():
        pg[0]+=1;c.setFont("Times-Roman",7);c.drawString(30,H-24,"OneSite Rents v3.0");c.drawString(30,H-33,"10/02/2025 7:41:03AM")
        c.setFont("Times-Bold",12);c.drawCentredString(W/2,H-24,"RENT ROLL DETAIL");c.setFont("Times-Roman",9);c.drawCentredString(W/2,H-36,"Kestrel Harbor Management - The Halyard Lofts");c.drawCentredString(W/2,H-47,"As of 09/30/2025")
        c.setFont("Times-Roman",7);c.drawRightString(W-34,H-24,f"Page {pg[0]} of 7" if 0 else f"Page {pg[0]}");c.drawRightString(W-34,H-33,"mgt-521-003")
        c.drawString(30,H-58,"Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary")
        c.setFillColor(colors.Color(.88,.88,.88));c.rect(28,H-84,W-60,22,stroke=0,fill=1);c.setFillColor(colors.black);c.setFont("Times-Bold",7.5)
        for a,b,x,rt in C:
            g=c.drawRightString if rt else c.drawString
            g(x,H-71,a);b and g(x,H-80,b)
        c.setFont("Times-Roman",7.5);y[0]=H-95
    head();fps={"S1":(548,1640),"1A":(702,1895),"1B":(766,1980),"2A":(1048,2560),"2B":(1131,2695),"3P":(1402,3480)};rows=[];stat={};fpS={}
    special={"214":"Model","101":"Admin/Down","507":"Admin/Down"}
    tr=[0,0,0,0];TM=0
    def put(u,fp,des,st,nm,mi,mo,ls,le,mk,chs,dep,bal,unitrow=True):
        nonlocal TM
        n=max(len(chs),2 if mo else 1)
        if y[0]-n*9<40:c.showPage();head()
        t=[x[2] for x in C];yy=y[0];L=c.drawString;Rr=c.drawRightString
        L(t[0],yy,u);L(t[1],yy,fp);L(t[2],yy,des);Rr(t[3],yy,m0(fps[fp][0]));L(t[4],yy,st);nm and L(t[5],yy,nm)
        mi and L(t[6],yy,us0(mi));mo and L(t[6],yy-9,us0(mo));ls and L(t[7],yy,us0(ls));le and L(t[8],yy,us0(le));mk is not None and Rr(t[9],yy,m2(mk))
        s=sum(b for a,b in chs);rent=None
        for i,(a,b) in enumerate(chs):
            L(t[10],yy-9*i,a)
            if a=="RENT":Rr(t[11],yy-9*i,m2(b));rent=b
            else:Rr(t[12],yy-9*i,m2(b))
        if chs:Rr(t[13],yy,m2(s))
        if dep is not None:Rr(t[14],yy,m2(dep));Rr(t[15],yy,m2(bal))
        y[0]-=9*n+3
        rows.append(row(unit=u,unitType=fp,area=fps[fp][0],statusText=st,tenantName=nm,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=float(mk) if mk is not None else None,contractRent=float(rent) if rent is not None else None,charges=ch(*chs),totalCharges=float(s) if chs else None,deposit=dep,balance=bal))
        if unitrow:
            stat[st]=stat.get(st,0)+1;TM+=mk;q=fpS.setdefault(fp,[0,0,0,0,0]);q[0]+=1;q[1]+=fps[fp][0];q[2]+=mk
            if nm:q[3]+=1;q[4]+=rent;tr[0]+=rent;tr[1]+=s-rent;tr[2]+=dep;tr[3]+=bal
    for fl in range(1,8):
        for k in range(1,19):
            u=f"{fl}{k:02d}";fp=["S1","1A","1A","1B","2A","1A","2B","1B","S1"][(k+fl)%9]
            if fl==7 and k in(1,18):fp="3P"
            des="Renovated" if (k*fl)%5==0 else ("N/A")
            mk=fps[fp][1]+fl*15+(95 if des=="Renovated" else 0);s=special.get(u)
            if s:put(u,fp,des,s,None,None,None,None,None,mk,[],None,None);continue
            x=r.random()
            if x<.035:put(u,fp,des,"Vacant",None,None,None,None,None,mk,[],None,None);continue
            def cs():
                z=[("RENT",mk-r.choice([0,20,55,110,140,-30]))]
                if r.random()<.55:z.append(("PARKING",125.0))
                if r.random()<.3:z.append(("PET RENT",40.0))
                if r.random()<.3:z.append(("STORAGE",55.0))
                if r.random()<.8:z.append(("AMENITY FEE",22.5))
                return z
            if x<.065:
                put(u,fp,des,"Vacant-Leased",None,None,None,None,None,mk,[],None,None)
                mi=rd(r,D(2025,10,4),D(2025,10,30));put(u,fp,des,"Applicant",N("lf"),mi,None,mi,addm(mi,13)-dt.timedelta(1),None,cs(),float(r.choice([0,500])),0.0,False);continue
            ls=D(2024,10,1) if r.random()<.1 else rd(r,D(2024,11,1),D(2025,9,25));mi=ls if r.random()<.6 else addm(ls,-12);le=addm(ls,r.choice([12,13,14]))-dt.timedelta(1)
            ntv=r.random();st="Occupied-NTV" if ntv<.05 else "Occupied-NTVL" if ntv<.07 else "Occupied"
            mo=rd(r,D(2025,10,5),D(2025,11,25)) if st!="Occupied" else None
            put(u,fp,des,st,N("lf"),mi,mo,ls,le,mk,cs(),float(r.choice([500,500,750,1000])),r.choice([0.0,0.0,0.0,-21.3,154.77,2260.0]))
    if y[0]<60:c.showPage();head()
    c.line(500,y[0]+7,W-34,y[0]+7);c.setFont("Times-Bold",7.5);c.drawString(474,y[0]-3,"Totals:")
    for x,v in((610,TM),(712,tr[0]),(790,tr[1]),(846,tr[0]+tr[1]),(908,tr[2]),(970,tr[3])):c.drawRightString(x,y[0]-3,m2(v))
    c.setFont("Times-Italic",7);c.drawString(474,y[0]-14,"* Applicant billing, deposits and balances are not included in totals.")
    c.showPage();head();c.setFont("Times-Bold",9);c.drawString(30,y[0]-8,"Amt / SQFT:  Floorplan summary");y[0]-=24;c.setFont("Times-Bold",8)
    xs=[150,220,320,400,500,600]
    for x,a in zip([30]+xs,["Floorplan","# Units","Total SQFT","Total Market","Occupied","Leased Rent","Avg Leased"]):(c.drawString if x==30 else c.drawRightString)(x,y[0],a)
    c.setFont("Times-Roman",8);y[0]-=12
    for fp in fps:
        q=fpS[fp];c.drawString(30,y[0],fp)
        for x,v in zip(xs,[q[0],m0(q[1]),m2(q[2]),q[3],m2(q[4]),m2(q[4]/q[3]) if q[3] else "0.00"]):c.drawRightString(x,y[0],str(v))
        y[0]-=11
    Q=[sum(q[i] for q in fpS.values()) for i in range(5)];c.setFont("Times-Bold",8);c.drawString(30,y[0],"Totals / Averages:")
    for x,v in zip(xs,[Q[0],m0(Q[1]),m2(Q[2]),Q[3],m2(Q[4]),m2(Q[4]/Q[3])]):c.drawRightString(x,y[0],str(v))
    y[0]-=26;c.drawString(30,y[0],"Occupancy and Rents Summary for Current Date");y[0]-=13;c.setFont("Times-Roman",8)
    for k in("Occupied","Occupied-NTV","Occupied-NTVL","Vacant-Leased","Vacant","Admin/Down","Model"):
        c.drawString(30,y[0],k);c.drawRightString(220,y[0],str(stat.get(k,0)));y[0]-=11
    c.drawString(30,y[0],"Totals");c.drawRightString(220,y[0],str(Q[0]));c.save()
    occ=sum(v for k,v in stat.items() if k.startswith("Occ"));vac=sum(v for k,v in stat.items() if k.startswith("Vac"));assert occ==Q[3]
    save(f,"MULTIFAMILY","RealPage OneSite rent roll detail, legal landscape, charge lines, applicants, 126 units",True,"The Halyard Lofts","2025-09-30",Q[0],occ,vac,rows)
# ---------- P5 MRI courier two-line records
def p5():
    r=rng("p5");f="MRI_rentroll_sycamore_medical.pdf";W,H=landscape(letter);c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1);pg=[0];y=[0];F=6.6;L=[]
    ten="Bayou Orthopaedic Group|Lakeline Pediatrics PLLC|Summit Cardiology Assoc|Precise Imaging Partners|Dr. H. Lindqvist DDS|Cedar Oncology Physicians|Tri-County Dialysis LLC|Harbor Women's Health|Vista Eye Surgeons PA|Mendwell Physical Therapy|Northgate Lab Services|Sleep Institute of Ridgemont|Allied Pain & Spine|Corner Apothecary Inc|Beacon Behavioral Health|Ridgemont ENT Clinic|Podiatry Partners LLP".split("|")
    def head():
        pg[0]+=1;c.setFont("Courier",F);yy=H-30
        for s in [f"Database:  RIDGEPRD{'':42}Rent Roll{'':52}Page:   {pg[0]:>3}",f"Bldg Status: Active only{'':34}Sycamore Medical Campus{'':43}Date:   12/4/2025",f"{'':62}11/30/2025{'':51}Time:   02:17 PM","",
          f"{'Bldg Id-Suit Id':<17}{'':27}{'Rent':<12}{'':11}{'GLA':>8}{'Monthly':>13}{'Annual':>9}{'Monthly':>12}{'Monthly':>12}   |---- Future Rent Increases ----|",
          f"{'  Occupant Name':<44}{'Start':<12}{'Expiration':<11}{'Sqft':>8}{'Base Rent':>13}{'Rate PSF':>9}{'Cost Recov':>12}{'Other Inc':>12}   {'Cat':<4}{'Date':<12}{'Monthly Amt':>13}{'PSF':>8}","-"*168]:
            c.drawString(34,yy,s);yy-=9
        y[0]=yy-3
    def out(s,n=0):
        if y[0]<38+n*8.6:c.showPage();head()
        c.setFont("Courier",F);c.drawString(34,y[0],s);y[0]-=8.6
    head();rows=[];it=iter(ten);G=[0]*7;NO=NV=0
    for bid,bn,su in(("SYC1","Sycamore Medical Plaza I",["0100","0110","0120","0150","0200","0210","0225","0300","0310","0330"]),("SYC2","Sycamore Medical Plaza II",["1010","1020","1040","1100","2000","2050","2100","2200","2300"])):
        out("",6);out(f"{bid}  {bn}");out("");T=[0]*7
        vac={"SYC1":["0225"],"SYC2":["2200"]}[bid]
        out("Vacant Suites" ,4)
        for s in vac:
            a=r.randint(1100,2900);out(f"{bid} -{s}",2);out(f"{'  Vacant':<67}{a:>8,}");out("");T[4]+=a;NV+=1
            rows.append(row(unit=f"{bid} -{s}",building=bn,area=a,statusText="Vacant",section="Vacant Suites"))
        out("Occupied Suites",5)
        for s in su:
            if s in vac:continue
            n=next(it);a=r.randint(1250,7800);rate=r.choice([23.5,24.75,26,27.25,28.5,31]);m=round(a*rate/12,2);rec=round(a*r.choice([8.9,9.4,10.15])/12,2);oi=r.choice([0,0,150.0,325.0])
            s0=D(r.randint(2018,2025),r.randint(1,10),1);e=addm(s0,12*r.choice([10,12]))-dt.timedelta(1);steps=[];d=D(2026,s0.month,1);mm=m
            for _ in range(r.choice([0,1,2,3])):
                mm=round(mm*1.03,2)
                if d<e:steps.append((d,mm))
                d=addm(d,12)
            out(f"{bid} -{s}",3+len(steps))
            base=f"{'  '+n:<44}{us(s0):<12}{us(e):<11}{a:>8,}{m2(m):>13}{rate:>9.2f}{m2(rec):>12}{m2(oi):>12}   "
            if not steps:out(base)
            for i,(dd,v) in enumerate(steps):out((base if i==0 else " "*len(base))+f"{'BRR':<4}{us(dd):<12}{m2(v):>13}{v*12/a:>8.2f}")
            out("");T[0]+=a;T[1]+=m;T[2]+=rec;T[3]+=oi;NO+=1
            rows.append(row(unit=f"{bid} -{s}",building=bn,tenantName=n,area=a,statusText="Occupied",section="Occupied Suites",leaseStartDate=s0,leaseEndDate=e,contractRent=m,charges=ch(("Cost Recov",rec),("Other Inc",oi)),rentSteps=[{"date":dd.isoformat(),"amount":v} for dd,v in steps]))
        def totals(lab,T,no,nv):
            A=T[0]+T[4];out(f"{lab:<34}{'Occupied Sqft:':<16}{100*T[0]/A:>7.2f}%  {no:>3} Units{T[0]:>12,}{m2(T[1]):>13}{'':9}{m2(T[2]):>12}{m2(T[3]):>12}",6)
            out(f"{'':34}{'Vacant Sqft:':<16}{100*T[4]/A:>7.2f}%  {nv:>3} Units{T[4]:>12,}");out(f"{'':34}{'Total Sqft:':<16}{'':8}  {no+nv:>3} Units{A:>12,}{m2(T[1]):>13}");out("")
        totals(f"Total {bid}:",T,len(su)-len(vac),len(vac));G=[x+z for x,z in zip(G,T)]
    out("="*168,6);totals("Grand Total:",G,NO,NV);c.save()
    save(f,"OFFICE","MRI commercial rent roll, Courier two-line records, future increases",True,"Sycamore Medical Campus","2025-11-30",NO+NV,NO,NV,rows)
if __name__=="__main__":p1();p2();p5()
