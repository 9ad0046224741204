from lib import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
BD=Font(bold=True)
def setw(ws,ws_):
    ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
    for i,w in enumerate(ws_):ws.column_dimensions[CL(i+1)].width=w

def x1():  # Yardi export, townhouses, charge lines (openpyxl)
    g=G(3211);r=g.r;f="rs_rptRentRoll_dunmore_mews.xlsx";asof=date(2025,4,30);wb=openpyxl.Workbook();ws=wb.active;ws.title="Report1"
    for i,t in enumerate(["Rent Roll with Lease Charges","Dunmore Mews Townhomes (dunmews)","As Of = 04/30/2025","Month Year = 04/2025"]):
        ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=15);ws.cell(i+1,1,t).font=BD
    H1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Lease","Move Out","Balance"];H2=["","","Sq Ft","","","Rent","Code","","Deposit","Deposit","","From","To","",""]
    for j,(a,b) in enumerate(zip(H1,H2)):
        for i,t in((6,a),(7,b)):
            x=ws.cell(i,j+1,t or None);x.font=BD;x.fill=PatternFill("solid",fgColor="D9E1F2");x.alignment=Alignment(horizontal="center")
    y=8;rows=[];st=g.stats(22,vac=1,vl=1,down=1,ntc=2);recs=[]
    for i,s in enumerate(st):
        t,sf,mk=[("dm2x25",1205,2180),("dm3x25",1460,2495),("dm3x35",1610,2740)][r.randint(0,2)];b=dict(u=f"{401+i*2}",t=t,sf=sf,mk=mk,s=s,ch=[])
        if s in("occ","ntc"):
            mi,ls,le=g.lease(asof);b.update(id=f"t00{r.randint(41000,79999)}",n=g.name("lf"),ch=[("rent",mk-r.choice([0,45,90,140])),("amenfee",35),("sewer",27.5)]+([("pet",40)] if r.random()<.4 else [])+([("conc",-75)] if r.random()<.12 else []),dep=r.choice([500,1000]),od=r.choice([0,0,300]),mi=mi,ls=ls,le=le,mo=asof+timedelta(r.randint(4,30)) if s=="ntc" else None,bal=r.choice([0,0,0,-45,101.25,1893.5]))
        recs.append(b)
    fut=[]
    for b in [b for b in recs if b["s"]=="vl"]+[b for b in recs if b["s"]=="ntc"][:1]:
        mi=asof+timedelta(r.randint(15,45));fut.append(dict(u=b["u"],t=b["t"],sf=b["sf"],mk=b["mk"],s="fut",id=f"t00{r.randint(80000,82000)}",n=g.name("lf"),ch=[("rent",b["mk"]),("amenfee",35)],dep=500,od=0,mi=mi,ls=mi,le=add_m(mi,12)-timedelta(1),mo=None,bal=0))
    def put(y,vals,bold=False):
        for j,v in enumerate(vals):
            if v is None or v=="":continue
            x=ws.cell(y,j+1,v)
            if isinstance(v,(int,float)):x.number_format="#,##0.00"
            if isinstance(v,date):x.number_format="mm/dd/yyyy"
            if bold:x.font=BD
    tots={}
    for sec,RR in(("Current/Notice/Vacant Residents",recs),("Future Residents/Applicants",fut)):
        ws.cell(y,1,sec).font=BD;y+=1;T=[0]*5
        for b in RR:
            ch=b["ch"];tot=sum(a for _,a in ch)
            if ch:
                put(y,[b["u"],b["t"],b["sf"],b["id"],b["n"],b["mk"],ch[0][0],ch[0][1],b["dep"],b["od"],b["mi"],b["ls"],b["le"],b["mo"],b["bal"]]);y+=1
                for k,a in ch[1:]:put(y,[None]*6+[k,a]);y+=1
                put(y,[None]*6+["Total",tot],True);y+=2;st_=b["s"]=="fut" and sec or "Occupied"
            else:
                w="DOWN" if b["s"]=="down" else "VACANT";put(y,[b["u"],b["t"],b["sf"],w,w,b["mk"],None,0,0,0,None,None,None,None,0]);y+=2;st_=w
            T=[T[0]+b["mk"],T[1]+tot,T[2]+b.get("dep",0),T[3]+b.get("od",0),T[4]+b.get("bal",0)]
            rows.append(row(unit=b["u"],unitType=b["t"],area=b["sf"],tenantName=b.get("n"),statusText=st_,section=sec,marketRent=b["mk"],contractRent=ch[0][1] if ch else None,charges=ch,totalCharges=tot if ch else 0,deposit=b.get("dep",0),moveInDate=b.get("mi"),leaseStartDate=b.get("ls"),leaseEndDate=b.get("le"),moveOutDate=b.get("mo"),balance=b.get("bal",0)))
        put(y,[None,None,None,"Total","Dunmore Mews Townhomes(dunmews)",T[0],None,T[1],T[2],T[3],None,None,None,None,T[4]],True);y+=2
    no=sum(b["s"] in("occ","ntc") for b in recs);nv=sum(b["s"] in("vac","vl") for b in recs)
    put(y,["Summary Groups",None,"Sq Ft",None,None,"Market Rent",None,"Lease Charges",None,"# Of Units"],True);y+=1
    for t,S in(("Occupied Units",[b for b in recs if b["s"] in("occ","ntc")]),("Total Non Rev Units",[b for b in recs if b["s"]=="down"]),("Total Vacant Units",[b for b in recs if b["s"] in("vac","vl")]),("Totals:",recs)):
        put(y,[t,None,sum(b["sf"] for b in S),None,None,sum(b["mk"] for b in S),None,sum(a for b in S for _,a in b["ch"])]);ws.cell(y,10,len(S));y+=1
    setw(ws,[12,11,9,11,26,11,10,11,10,10,11,11,11,11,11]);wb.save(P(f));out(f,"Dunmore Mews Townhomes",asof,len(recs),no,nv,rows,"MULTIFAMILY","Yardi export workbook, charge lines and future section",True,sheet="Report1")

def x2():  # Student by bed, Entrata, 168 beds
    g=G(3212);r=g.r;f="Bed_Level_RentRoll_The_Quad_at_Alder.xlsx";asof=date(2025,9,15);wb=xlsxwriter.Workbook(P(f));ws=wb.add_worksheet("Summary");w2=wb.add_worksheet("Rent Roll by Bed")
    b=wb.add_format({"bold":1});h=wb.add_format({"bold":1,"bg_color":"#1F3864","font_color":"white","text_wrap":1,"valign":"vcenter","border":1});n=wb.add_format({"num_format":"$#,##0"});d=wb.add_format({"num_format":"m/d/yyyy"});tb=wb.add_format({"bold":1,"num_format":"$#,##0","top":6})
    w2.write(0,0,"The Quad at Alder - Student Living",b);w2.write(1,0,"Rent Roll by Bed | Academic year 2025-2026");w2.write(2,0,"As of date: 09/15/2025")
    Hs=["Bldg-Unit","Bed","Floor Plan","Bed SF","Bed Status","Resident","Market Rent","Scheduled Rent","Furniture","Parking","Utility Overage","Total Charges","Lease Start","Lease End","Deposit Held","Balance","Guarantor on file"]
    for j,t in enumerate(Hs):w2.write(4,j,t,h)
    w2.set_row(4,30);w2.freeze_panes(5,2);y=5;rows=[];T=[0]*6;FP={};occ=vac=0;N=0
    plans=[("2x2 Flat","AB",372,985),("3x3.5 Townhome","ABC",418,930),("4x4 Flat","ABCD",345,865),("4x4.5 Townhome","ABCD",431,945)]
    bi=0
    while N<168:
        p=plans[r.randint(0,3)]
        if N+len(p[1])>168:p=plans[0] if 168-N in(2,4) else plans[1] if 168-N==3 else p
        if N+len(p[1])>168:continue
        if 168-N-len(p[1])==1:continue
        u=f"{bi//12+1}-{bi%12//4+1}{bi%4+1:02d}";bi+=1
        for bed in p[1]:
            N+=1;s=r.random();mk=p[3];k=dict(unit=f"{u}",unitType=p[0],area=p[2],marketRent=mk);F=FP.setdefault(p[0],[0,0,0]);F[0]+=1
            w2.write(y,0,u);w2.write(y,1,bed);w2.write(y,2,p[0]);w2.write(y,3,p[2]);w2.write(y,6,mk,n);T[0]+=mk
            if s<.93:
                occ+=1;F[1]+=1;lab="Occupied";nm=g.name("fl") if len(g.used)<1500 else "x";rent=mk-r.choice([0,15,30,45,60]);v=[rent,r.choice([0,0,25]),r.choice([0,40,0]),r.choice([0,0,0,11,19])];tot=sum(v);ls=date(2025,8,18) if r.random()<.9 else date(2025,9,1);le=date(2026,7,31);dep=r.choice([0,0,150]);bal=r.choice([0,0,0,0,tot,-40,265])
                w2.write(y,5,nm);[w2.write(y,7+i,x,n) for i,x in enumerate(v+[tot])];w2.write_datetime(y,12,dt.datetime(ls.year,ls.month,ls.day),d);w2.write_datetime(y,13,dt.datetime(2026,7,31),d);w2.write(y,14,dep,n);w2.write(y,15,bal,n);w2.write(y,16,r.choice("YYYN"));F[2]+=rent
                T=[T[0],T[1]+rent,T[2]+tot,T[3]+dep,T[4]+bal,T[5]];k.update(tenantName=nm,contractRent=rent,charges=[("Scheduled Rent",v[0]),("Furniture",v[1]),("Parking",v[2]),("Utility Overage",v[3])],totalCharges=tot,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=bal)
                for c_,x in zip("FPU",v[1:]):FP.setdefault("_"+c_,[0])[0]+=x
            else:
                vac+=1;lab="Vacant Unrented" if s<.985 else "Vacant Rented"
            w2.write(y,4,lab);k["statusText"]=lab;k["unit"]=f"{u}{bed}" if 0 else u;rows.append(row(**k));y+=1
    w2.write(y,0,"Total",tb);w2.write(y,1,f"{N} beds",tb)
    for j,v in((6,T[0]),(7,T[1]),(8,FP["_F"][0]),(9,FP["_P"][0]),(10,FP["_U"][0]),(11,T[2]),(14,T[3]),(15,T[4])):w2.write(y,j,v,tb)
    w2.set_column(0,1,9);w2.set_column(2,2,17);w2.set_column(4,5,20);w2.set_column(6,16,11)
    ws.write(0,0,"The Quad at Alder",b);ws.write(1,0,"Bed occupancy as of 9/15/2025")
    for j,t in enumerate(["Floor Plan","Beds","Occupied","Vacant","Scheduled Rent"]):ws.write(3,j,t,h)
    i=4
    for k_ in[p[0] for p in plans]:
        F=FP[k_];[ws.write(i,j,v,n if j==4 else None) for j,v in enumerate([k_,F[0],F[1],F[0]-F[1],F[2]])];i+=1
    [ws.write(i,j,v,tb if j==4 else b) for j,v in enumerate(["Total beds",N,occ,vac,T[1]])];ws.write(i+2,0,f"{bi} apartments in total; leases are by the bed.");ws.set_column(0,0,20);ws.set_column(4,4,15);wb.close()
    out(f,"The Quad at Alder",asof,N,occ,vac,rows,"STUDENT_HOUSING","Student by-bed roll, 168 beds, bed letter in own column, summary sheet first",True,sheet="Rent Roll by Bed")

def x3():  # by hand
    g=G(3213);r=g.r;f="Pinecrest TH rents JUNE.xlsx";asof="2025-06";wb=openpyxl.Workbook();ws=wb.active;ws.title="June";rows=[]
    w0=wb.create_sheet("May (old)");w0["A1"]="see June tab - May was emailed on 5/3";n2=wb.create_sheet("phone list");n2["A1"]="Plumber - call office first";n2["A2"]="Snow removal contract renews 11/1"
    ws["B1"]="PINECREST TOWNHOUSES";ws["B1"].font=Font(bold=True,size=16,name="Comic Sans MS");ws["B2"]="Rents - June 2025";ws["H2"]="late after the 5th!!";ws["H2"].font=Font(color="FF0000",italic=True)
    for j,t in enumerate(["#","Who","beds","Rent","Pet","Total due","Deposit","Lease up","owes","notes"]):
        x=ws.cell(4,j+2,t);x.font=BD;x.border=Border(bottom=Side(style="double"))
    y=5;T=[0]*5;no=nv=0;st=g.stats(14,vac=1,ren=1)
    for i,s in enumerate(st):
        if i==7:y+=1
        u=i+1;bd=r.choice(["2 br","2 br","3 br"]);ws.cell(y,2,u);ws.cell(y,4,bd)
        if s=="occ":
            no+=1;nm=g.name("fl");nm=nm if r.random()<.6 else nm.split()[1]+f" ({r.choice(FN)})";rent=r.choice([1150,1175,1200,1225] if bd[0]=="2" else [1395,1425,1450]);pet=r.choice([0,0,30]);dep=r.choice([rent,1000]);owe=r.choice([0,0,0,0,rent,200]);le=r.choice(["MTM"]+[date(2025,r.randint(7,12),1).replace(day=30),date(2026,r.randint(3,6),1).replace(day=30)]*3)
            vals=[rent,pet or None,rent+pet,dep,le,owe or None];ws.cell(y,3,nm)
            for j,v in zip((5,6,7,8,9,10),vals):
                x=ws.cell(y,j,v)
                if isinstance(v,date):x.number_format="mmm d, yyyy";x.alignment=Alignment(horizontal="right")
                elif isinstance(v,int):x.number_format='"$"#,##0'
            nt=r.choice(["","","","pays in 2 checks","new stove 4/25","moving out end of July, gave notice" if i==9 else ""]);ws.cell(y,11,nt or None)
            T=[a+b for a,b in zip(T,[rent,pet,rent+pet,dep,owe])]
            rows.append(row(unit=str(u),unitType=bd,tenantName=nm,contractRent=rent,charges=[("Pet",pet)] if pet else None,totalCharges=rent+pet,deposit=dep,leaseEndDate=le,balance=owe or None,statusText="Occupied"))
        else:
            nv+=1;w="VACANT" if s=="vac" else "EMPTY - being painted, ready 6/20";ws.cell(y,3,w)
            for j in range(2,12):ws.cell(y,j).fill=PatternFill("solid",fgColor="FFFF99")
            rows.append(row(unit=str(u),unitType=bd,statusText=w))
        y+=1
    y+=1;ws.cell(y,3,"garages").font=Font(italic=True,bold=True);y+=1
    for gname,a in(("G-1",60),("G-2",60),("G-3",75)):
        nm=rows[r.choice([i for i,q in enumerate(rows[:14]) if "tenantName" in q])]["tenantName"];ws.cell(y,2,gname);ws.cell(y,3,nm);ws.cell(y,5,a).number_format='"$"#,##0';ws.cell(y,7,a).number_format='"$"#,##0';T[0]+=a;T[2]+=a;rows.append(row(unit=gname,tenantName=nm,contractRent=a,totalCharges=a,section="garages",statusText="Occupied"));y+=1
    y+=1;ws.cell(y,3,"TOTAL").font=BD
    for j,v in zip((5,6,7,8,10),T):x=ws.cell(y,j,v);x.font=BD;x.number_format='"$"#,##0';x.border=Border(top=Side(style="thin"))
    ws.cell(y+2,3,f"{no} rented, {nv} empty = 14 townhouses");setw(ws,[2,6,30,7,10,8,11,10,14,9,34]);wb.save(P(f))
    out(f,"Pinecrest Townhouses",asof,14,no,nv,rows,"MULTIFAMILY","Hand-kept Excel, notes, garages, month-only date",True,sheet="June")

def x4():  # OneSite export with spacer columns, merged, floorplan subtotals, planted row_dropped
    g=G(3214);r=g.r;f="OneSite_RentRoll_export_Tamarack.xlsx";asof=date(2025,1,31);wb=openpyxl.Workbook();ws=wb.active;ws.title="Sheet1";rows=[]
    ws["A1"]="Tamarack Landing";ws["K1"]="RENT ROLL";ws["K1"].font=Font(bold=True,size=12);ws["K2"]="As of 1/31/2025";ws["A2"]="OneSite Rents v3.0";ws.merge_cells("K1:P1");ws.merge_cells("K2:P2");ws["W1"]="02/03/2025 7:55AM"
    C=dict(u=1,sf=3,st=4,n=6,mi=9,ls=11,le=12,mk=14,rent=16,rub=17,pk=19,tot=21,dep=23,bal=24);H=dict(u="Unit",sf="SQFT",st="Unit\nStatus",n="Resident Name",mi="Move-in\nDate",ls="Lease\nBegin",le="Lease\nEnd",mk="Market\nRent",rent="RENT",rub="RUBS",pk="PARK",tot="Total\nBilling",dep="Dep\nOn Hand",bal="Acct\nBalance")
    ws.cell(4,16,"Scheduled Charges").font=BD;ws.merge_cells("P4:U4");ws["P4"].alignment=Alignment(horizontal="center")
    for k,t in H.items():x=ws.cell(5,C[k],t);x.font=BD;x.alignment=Alignment(wrap_text=True,vertical="bottom",horizontal="center");x.border=Border(bottom=Side(style="thin"))
    ws.row_dimensions[5].height=28;y=6;no=nv=tot=0;GT={};plant=None
    keys=("mk","rent","rub","pk","tot","dep","bal")
    for fi,(fp,n,sf,mk,base) in enumerate((("S1 - Studio",7,498,1095,100),("A2 - 1BR/1BA",16,688,1310,200),("B1 - 2BR/2BA",13,1014,1675,300),("T3 - 3BR Townhouse",8,1388,2150,400))):
        x=ws.cell(y,1,"Floorplan: "+fp);x.font=Font(bold=True,italic=True);ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=8);y+=1;ST={k:0 for k in keys}
        for j,s in enumerate(g.stats(n,vac=1,**({"ntv":1} if fi in(1,2) else {}),**({"model":1} if fi==2 else {}))):
            tot+=1;u=f"{base+j+1}";m=mk+r.choice([0,10,20]);v=dict(mk=m)
            if s in("occ","ntv"):
                no+=1;mi,ls,le=g.lease(asof,r.choice([12,12,9]));rent=m-r.choice([0,15,40,75]);v.update(rent=rent,rub=round(r.uniform(38,92),2),pk=r.choice([0,0,30]),dep=r.choice([200,400]),bal=r.choice([0,0,0,-12.4,88.6,rent*1.0]));v["tot"]=round(v["rent"]+v["rub"]+v["pk"],2);nm=g.name("lf");lab="Occupied" if s=="occ" else "Occupied-NTV"
            else: nm=None;lab={"vac":"Vacant","model":"Model"}[s];nv+=s=="vac"
            for k in v:ST[k]+=v[k]
            if fi==1 and j>=8 and s=="occ" and not plant:
                plant={"kind":"row_dropped","what":f"Unit {u} ({nm}, rent {rent}) is missing from the rows; subtotal, total and counts include it","unit":u};continue
            ws.cell(y,C["u"],u);ws.cell(y,C["sf"],sf);ws.cell(y,C["st"],lab)
            if nm:
                ws.cell(y,C["n"],nm)
                for k,t in(("mi",mi),("ls",ls),("le",le)):ws.cell(y,C[k],us(t))
            for k,a in v.items():ws.cell(y,C[k],a).number_format="#,##0.00"
            rows.append(row(unit=u,unitType=fp,section="Floorplan: "+fp,area=sf,statusText=lab,tenantName=nm,marketRent=m,contractRent=v.get("rent"),charges=[("RENT",v["rent"]),("RUBS",v["rub"]),("PARK",v["pk"])] if nm else None,totalCharges=v.get("tot"),deposit=v.get("dep"),balance=v.get("bal"),**(dict(moveInDate=mi,leaseStartDate=ls,leaseEndDate=le) if nm else {})));y+=1
        ws.cell(y,1,f"Subtotal {fp}: {n} units").font=BD
        for k in keys:x=ws.cell(y,C[k],round(ST[k],2));x.number_format="#,##0.00";x.font=BD;x.border=Border(top=Side(style="thin"));GT[k]=round(GT.get(k,0)+ST[k],2)
        y+=2
    ws.cell(y,1,f"Property total: {tot} units").font=BD
    for k in keys:x=ws.cell(y,C[k],GT[k]);x.number_format="#,##0.00";x.font=BD;x.border=Border(top=Side(style="double"))
    y+=2
    for a,b in(("Occupied",no),("Vacant",nv),("Model",1),("Total",tot)):ws.cell(y,1,a);ws.cell(y,4,b);y+=1
    for j in range(1,26):ws.column_dimensions[CL(j)].width=3
    for k,w in dict(u=9,sf=7,st=13,n=22,mi=11,ls=11,le=11,mk=11,rent=11,rub=9,pk=9,tot=11,dep=10,bal=11).items():ws.column_dimensions[CL(C[k])].width=w
    wb.save(P(f));out(f,"Tamarack Landing",asof,tot,no,nv,rows,"MULTIFAMILY","OneSite export with spacer columns, merged heads, floor plan subtotals, text dates",True,sheet="Sheet1",planted=plant)

def x5():  # Entrata, hidden columns, unit mix at end, concession
    g=G(3215);r=g.r;f="Entrata_RentRoll_Carrick_Green.xlsx";asof=date(2025,7,31);wb=xlsxwriter.Workbook(P(f));ws=wb.add_worksheet("Rent Roll Report");hh=wb.add_format({"bold":1,"bottom":1,"bg_color":"#F2F2F2","font_size":9,"font_name":"Arial","text_wrap":1});a=wb.add_format({"font_size":9,"font_name":"Arial"});n=wb.add_format({"font_size":9,"font_name":"Arial","num_format":"#,##0.00;(#,##0.00)"});d=wb.add_format({"font_size":9,"font_name":"Arial","num_format":"dd-mmm-yy"});t=wb.add_format({"bold":1,"font_size":9,"font_name":"Arial","num_format":"#,##0.00;(#,##0.00)","top":1})
    ws.write(0,0,"Carrick Green Apartments & Townhomes",hh);ws.write(1,0,"Rent Roll  |  As of Jul 31, 2025  |  Post Month: 07/2025",a)
    Hs=["Property","Bldg","Unit","Unit Type","SqFt","Lease ID","Resident","Unit Status","Lease Status","Move-In","Lease Start","Lease End","Notice / Move-Out","Budgeted Rent","Market Rent","Base Rent","Concession","Pest / Trash","Storage","Total Scheduled","Deposit","Ending Balance"]
    for j,x in enumerate(Hs):ws.write(3,j,x,hh)
    ws.set_row(3,26);rows=[];y=4;T=[0]*8;mix={};no=nv=0;recs=g.stats(48,vu=2,vr=1,nu=2,nr=1,down=1,mod=1);plans=[("CG-A1",702,1388),("CG-B1",998,1702),("CG-TH2",1244,1980),("CG-TH3",1502,2390)];lab=dict(occ="Occupied No Notice",nu="Notice Unrented",nr="Notice Rented",vu="Vacant Unrented Ready",vr="Vacant Rented Not Ready",down="Down",mod="Model")
    for i,s in enumerate(recs):
        bl="ABCDEF"[i//8];u=f"{bl}{i%8+1:02d}";p=plans[0 if i<12 else 1 if i<28 else 2 if i<40 else 3];mk=p[2]+r.choice([0,15,30]);base=[("Carrick Green"),bl,u,p[0],p[1]]
        def wr(vals):
            nonlocal y
            for j,x in enumerate(vals):
                if x is None:continue
                if isinstance(x,date):ws.write_datetime(y,j,dt.datetime(x.year,x.month,x.day),d)
                else:ws.write(y,j,x,n if j>=13 else a)
            y+=1
        M=mix.setdefault(p[0],[0,0,0,0,p[1]]);M[0]+=1;M[2]+=mk;T[0]+=mk
        k=dict(unit=u,building=bl,unitType=p[0],area=p[1],statusText=lab[s],marketRent=mk)
        if s in("occ","nu","nr"):
            no+=1;M[1]+=1;mi,ls,le=g.lease(asof,r.choice([12,12,15]));rent=mk-r.choice([0,20,60,105]);cn=r.choice([0,0,0,0,-100]);v=[rent,cn,18.5,r.choice([0,0,25])];tot=sum(v);dep=r.choice([0,300,600]);bal=r.choice([0,0,0,-18.5,243.17,tot]);nm=g.name("lf");mo=asof+timedelta(r.randint(6,50)) if s!="occ" else None;M[3]+=rent
            wr(base+[r.randint(110000,199999),nm,lab[s],"Current" if s=="occ" else "Notice",mi,ls,le,mo,mk-50,mk]+v+[tot,dep,bal]);T=[q+w for q,w in zip(T,[0]+v+[tot,dep,bal])]
            k.update(tenantName=nm,contractRent=rent,charges=[("Base Rent",v[0]),("Concession",v[1]),("Pest / Trash",v[2]),("Storage",v[3])],totalCharges=tot,deposit=dep,balance=bal,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo);rows.append(row(**k))
        else:
            nv+=s[0]=="v";wr(base+[None,None,lab[s],None,None,None,None,None,mk-50,mk]);rows.append(row(**k))
        if s in("vr","nr"):
            ls=asof+timedelta(r.randint(20,60));le=add_m(ls,12)-timedelta(1);nm=g.name("lf");wr(base+[r.randint(200000,209999),nm,lab[s],"Future",ls,ls,le,None,None,None,mk,0,18.5,0,mk+18.5,300,0])
            rows.append(row(unit=u,building=bl,unitType=p[0],area=p[1],statusText="Future",tenantName=nm,contractRent=mk,charges=[("Base Rent",mk),("Concession",0),("Pest / Trash",18.5),("Storage",0)],totalCharges=mk+18.5,deposit=300,balance=0,moveInDate=ls,leaseStartDate=ls,leaseEndDate=le))
    ws.write(y,0,"Total (excluding future leases)",t)
    for j,v in zip((14,15,16,17,18,19,20,21),T):ws.write(y,j,v,t)
    y+=3;ws.write(y,0,"Unit Mix",hh);y+=1
    for j,x in zip((2,3,4,6,7,14,15),("Units","Unit Type","SqFt","Occupied","Vacant / Non-Revenue","Avg Market","Avg Base Rent")):ws.write(y,j,x,hh)
    y+=1
    for q,M in mix.items():
        for j,x in zip((2,3,4,6,7,14,15),(M[0],q,M[4],M[1],M[0]-M[1],round(M[2]/M[0],2),round(M[3]/max(1,M[1]),2))):ws.write(y,j,x,n if j>=14 else a)
        y+=1
    ws.write(y,2,48,hh);ws.write(y,3,"Total",hh);ws.write(y,6,no,hh);ws.write(y,7,48-no,hh);y+=1;ws.write(y,2,f"Vacant {nv}; Model 1; Down 1",a)
    ws.set_column(0,0,14);ws.set_column(1,2,6);ws.set_column(3,4,9);ws.set_column(5,5,10,None,{"hidden":1});ws.set_column(6,7,23);ws.set_column(8,12,11);ws.set_column(13,13,10,None,{"hidden":1});ws.set_column(14,21,11);ws.autofilter(3,0,3,21);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    out(f,"Carrick Green Apartments & Townhomes",asof,48,no,nv,rows,"MULTIFAMILY","Entrata export, hidden columns, future lease rows, unit mix below",True,sheet="Rent Roll Report")

def x6():  # 55+ by building, annual & monthly, rent increase, owner spreadsheet
    g=G(3216);r=g.r;f="Lender RR - Ashgrove Cottages 55+.xlsx";asof=date(2024,12,31);wb=openpyxl.Workbook();c=wb.active;c.title="Cover";c["B3"]="Ashgrove Cottages";c["B3"].font=Font(size=20,bold=True);c["B4"]="Quarterly rent roll certification to lender";c["B6"]="Loan no. 70-114486";c["B7"]="Quarter ended December 31, 2024";c["B9"]="The undersigned certifies that the attached rent roll is true and complete."
    ws=wb.create_sheet("RR Q4-24");ws["A1"]="Ashgrove Cottages - Active Adult (55+)";ws["A1"].font=BD;ws["A2"]="Rent roll at 12/31/2024";F=Font(name="Garamond",size=10)
    top=["","","Lease","","Current rent","","Next increase","","","",""];hd=["Cottage","Resident","Begins","Ends","Monthly","Annual","Effective","New monthly","Carport","Security","Arrears"]
    for j,(a,b) in enumerate(zip(top,hd)):
        ws.cell(4,j+1,a or None).font=BD;x=ws.cell(5,j+1,b);x.font=BD;x.border=Border(bottom=Side(style="medium"))
    for m in("C4:D4","E4:F4","G4:H4"):ws.merge_cells(m)
    y=6;rows=[];GT=[0]*5;no=nv=0;tn=0
    for lane,n in(("Lilac Lane",11),("Dogwood Circle",9),("Heron Way",12)):
        ws.cell(y,1,lane).font=Font(bold=True,underline="single");y+=1;S=[0]*5
        for j,s in enumerate(g.stats(n,vac=1,**({"off":1} if lane=="Dogwood Circle" else {}))):
            tn+=1;u=f"{j+1}{lane[0]}";ws.cell(y,1,u)
            if s=="occ":
                no+=1;mi,ls,le=g.lease(asof);rent=r.choice([1480,1510,1535,1560,1605]);cp=r.choice([0,45]);dep=r.choice([rent,1000]);ar=r.choice([0,0,0,0,310.5]);up=le+timedelta(1);nr=rent+r.choice([35,40,45]) if r.random()<.75 else None;nm=g.name("fi") if r.random()<.5 else g.name("fl")
                for q,v in zip(range(2,12),[nm,ls,le,rent,rent*12,up if nr else None,nr,cp,dep,ar]):
                    if v is None:continue
                    x=ws.cell(y,q,v);x.font=F
                    x.number_format="m/d/yy" if isinstance(v,date) else '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
                S=[p+q for p,q in zip(S,[rent,rent*12,cp,dep,ar])]
                rows.append(row(unit=u,building=lane,section=lane,tenantName=nm,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,annualRent=rent*12,rentSteps=[{"date":iso(up),"amount":nr}] if nr else None,charges=[("Carport",cp)] if cp else None,deposit=dep,balance=ar or None,statusText="Occupied"))
            else:
                w="Vacant" if s=="vac" else "Leasing office";nv+=s=="vac";ws.cell(y,2,w).font=Font(italic=True);rows.append(row(unit=u,building=lane,section=lane,statusText=w))
            y+=1
        ws.cell(y,2,f"Total {lane} ({n} cottages)").font=BD
        for q,v in zip((5,6,9,10,11),S):x=ws.cell(y,q,v);x.font=BD;x.number_format="#,##0.00";x.border=Border(top=Side(style="thin"))
        GT=[p+q for p,q in zip(GT,S)];y+=2
    ws.cell(y,2,f"Grand total ({tn} cottages)").font=BD
    for q,v in zip((5,6,9,10,11),GT):x=ws.cell(y,q,v);x.font=BD;x.number_format="#,##0.00"
    y+=2;ws.cell(y,2,f"Occupied {no}   Vacant {nv}   Leasing office 1");setw(ws,[10,30,10,10,12,13,11,12,10,12,11]);wb.save(P(f))
    out(f,"Ashgrove Cottages",asof,tn,no,nv,rows,"SENIOR_HOUSING","Lender certification, lanes as headings, annual and monthly rent, next increase, cover sheet",True,sheet="RR Q4-24")

def x7():  # Rent Manager two-property export, two-line header, numbers as text
    g=G(3217);r=g.r;f="rmRentRoll_Saltmarsh_Row.xlsx";asof=date(2025,2,28);wb=openpyxl.Workbook();ws=wb.active;ws.title="RentRoll";rows=[]
    for i,t in enumerate(["Coldwater Asset Services, LLC","Rent Roll by Unit","Property: Saltmarsh Row Townhomes [SMR]","As of: Feb 28, 2025"]):ws.cell(i+1,1,t).font=Font(name="Tahoma",size=9,bold=i<2)
    hd=["Status","Unit / Tenant","Bed/Bath","Sq. Ft.","Market","Loss to Lease","RC Rent","RC Trash","RC Late Fee","Total","Sec. Dep.","Move In / Lease End","Balance Due"]
    for j,t in enumerate(hd):x=ws.cell(6,j+1,t);x.font=Font(name="Tahoma",size=8,bold=True,color="FFFFFF");x.fill=PatternFill("solid",fgColor="4F6228")
    y=7;T=[0]*8;no=nv=0
    for i,s in enumerate(g.stats(19,vac=2,evict=1)):
        u=f"SMR-{101+i}";bb,sf,mk=r.choice([("2/1.5",1010,1290),("3/2.5",1320,1565)]);ws.cell(y,2,u).font=BD;ws.cell(y,3,bb);ws.cell(y,4,m0(sf));ws.cell(y,5,"$"+m2(mk))
        if s!="vac":
            no+=1;mi,ls,le=g.lease(asof);rent=mk-r.choice([0,15,40,65]);late=r.choice([0,0,0,50]);dep=r.choice([rent,800]);bal=r.choice([0,0,0,-20,late+75]) if s=="occ" else rent*2+180;tot=rent+22+late;nm=g.name("fl");lab="Current" if s=="occ" else "Eviction";ws.cell(y,1,lab)
            for j,v in zip((6,7,8,9,10,11,13),(mk-rent,rent,22,late,tot,dep,bal)):ws.cell(y,j,("$"+m2(v)) if v>=0 else "($"+m2(-v)+")").alignment=Alignment(horizontal="right")
            ws.cell(y,12,us1(mi));ws.cell(y+1,2,"   "+nm);ws.cell(y+1,12,us1(le));T=[a+b for a,b in zip(T,[mk,mk-rent,rent,22,late,tot,dep,bal])]
            rows.append(row(unit=u,unitType=bb,area=sf,tenantName=nm,statusText=lab,marketRent=mk,contractRent=rent,charges=[("RC Rent",rent),("RC Trash",22),("RC Late Fee",late)],totalCharges=tot,deposit=dep,balance=bal,moveInDate=mi,leaseEndDate=le));y+=2
        else:
            nv+=1;ws.cell(y,1,"Vacant");ws.cell(y,6,"$0.00");T[0]+=mk;rows.append(row(unit=u,unitType=bb,area=sf,statusText="Vacant",marketRent=mk));y+=1
    ws.cell(y,2,"19 units").font=BD
    for j,v in zip((5,6,7,8,9,10,11,13),T):x=ws.cell(y,j,("$"+m2(v)) if v>=0 else "($"+m2(-v)+")");x.font=BD;x.alignment=Alignment(horizontal="right")
    y+=2;ws.cell(y,2,"Occupied");ws.cell(y,3,no);ws.cell(y+1,2,"Vacant");ws.cell(y+1,3,nv);setw(ws,[10,24,9,8,12,12,12,10,11,12,12,16,12]);wb.save(P(f))
    out(f,"Saltmarsh Row Townhomes",asof,19,no,nv,rows,"MULTIFAMILY","Rent Manager export, name on second line, money as text",True,sheet="RentRoll")
ALL=[x1,x2,x3,x4,x5,x6,x7]
