from common import *
import openpyxl, xlsxwriter
from openpyxl.styles import *
D=dt.date
B=Font(bold=True)
def d8():
    r=random.Random(208);N=Names(r,US_F,US_L);f="ResidentialRentRoll_AffordableCharges_wexbridge.xlsx"
    wb=xlsxwriter.Workbook(doc(f));ws=wb.add_worksheet("Report1");b=wb.add_format({"bold":1});h=wb.add_format({"bold":1,"bottom":1,"align":"center","text_wrap":1});n=wb.add_format({"num_format":"#,##0.00"});nb=wb.add_format({"num_format":"#,##0.00","bold":1,"top":1});d=wb.add_format({"num_format":"mm/dd/yyyy"});ctr=wb.add_format({"bold":1,"align":"center"})
    for i,t in enumerate(["Affordable Rent Roll with Lease Charges","Wexbridge Commons (wexb)","As Of = 09/30/2025","Month Year = 09/2025"]): ws.merge_range(i,0,i,12,t,ctr)
    H1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Move In","Lease","Move Out","Balance"];H2=["","","Sq Ft","","","Rent","Code","","Deposit","","Expiration","",""]
    for j in range(13): ws.write(5,j,H1[j],h);ws.write(6,j,H2[j],h)
    ws.set_column(0,0,9);ws.set_column(1,1,11);ws.set_column(3,3,11);ws.set_column(4,4,26);ws.set_column(5,12,12)
    row=7;ws.write(row,0,"Current/Notice/Vacant Residents",b);row+=1;rows=[];mk_t=ch_t=dep_t=bal_t=0;bycode={};occ=vac=0;sf_t=0
    vacs={"104","207","303"};sec="Current/Notice/Vacant Residents"
    ty={1:("wx1br",655,1180),2:("wx2br",880,1415),3:("wx3br",1090,1630)}
    for k in range(30):
        u=f"{100*(1+k//10)+k%10+1}";t,sf,mk=ty[[1,2,2,3,1][k%5]]
        ws.write(row,0,u);ws.write(row,1,t);ws.write(row,2,sf);ws.write(row,5,mk,n);mk_t+=mk;sf_t+=sf
        if u in vacs:
            vac+=1;ws.write(row,3,"VACANT");ws.write(row,4,"VACANT");ws.write(row,8,0,n);ws.write(row,12,0,n);row+=2
            rows.append(R(unit=u,unitType=t,area=sf,statusText="VACANT",section=sec,marketRent=mk,deposit=0,balance=0));continue
        occ+=1;nm=N.fl();rc=f"t00{r.randint(10000,99999)}";mi=rd(r,D(2014,1,1),D(2025,8,1));le=D(2026,mi.month,1)-dt.timedelta(days=1) if mi.month<9 else D(2025,mi.month,1)-dt.timedelta(days=1)+dt.timedelta(days=365)
        cr=mk-r.choice([0,40,85,130]);tr=r.randint(110,cr-100);cs=[("rent",tr),("subsidy",cr-tr)]
        if r.random()<.3: cs.append(("pet",20))
        if r.random()<.2: cs.append(("parking",35))
        if r.random()<.15: cs=[("rent",cr)]
        dep=r.choice([250,350,tr]);bal=r.choice([0,0,0,-15.0,round(r.uniform(3,800),2)]);mo=D(2025,10,31) if k in(6,21) else None
        ws.write(row,3,rc);ws.write(row,4,nm);ws.write(row,8,dep,n);ws.write_datetime(row,9,dt.datetime.combine(mi,dt.time()),d);ws.write_datetime(row,10,dt.datetime.combine(le,dt.time()),d)
        if mo: ws.write_datetime(row,11,dt.datetime.combine(mo,dt.time()),d)
        ws.write(row,12,bal,n);dep_t+=dep;bal_t+=bal
        for c,a in cs: ws.write(row,6,c);ws.write(row,7,a,n);row+=1;bycode[c]=bycode.get(c,0)+a
        T=sum(a for _,a in cs);ch_t+=T;ws.write(row,6,"Total",b);ws.write(row,7,T,nb);row+=2
        rows.append(R(unit=u,unitType=t,area=sf,tenantName=nm,statusText="Occupied",section=sec,marketRent=mk,charges=chl(*cs),totalCharges=T,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal,contractRent=sum(a for c,a in cs if c in("rent","subsidy"))))
    sec2="Future Residents/Applicants";ws.write(row,0,sec2,b);row+=1
    for u in("104","303"):
        k=int(u);t,sf,mk=[ty[[1,2,2,3,1][((k//100-1)*10+k%100-1)%5]]][0];nm=N.fl();mi=D(2025,10,{"104":6,"303":17}[u])
        ws.write(row,0,u);ws.write(row,1,t);ws.write(row,2,sf);ws.write(row,3,f"t00{r.randint(10000,99999)}");ws.write(row,4,nm);ws.write(row,6,"rent");ws.write(row,7,mk-85,n);ws.write(row,8,250,n);ws.write_datetime(row,9,dt.datetime.combine(mi,dt.time()),d);ws.write_datetime(row,10,dt.datetime(2026,9,30),d);ws.write(row,12,0,n)
        ws.write(row+1,6,"Total",b);ws.write(row+1,7,mk-85,nb);row+=3
        rows.append(R(unit=u,unitType=t,area=sf,tenantName=nm,section=sec2,statusText=sec2,charges=chl(("rent",mk-85)),totalCharges=mk-85,contractRent=mk-85,deposit=250,moveInDate=mi,leaseEndDate=D(2026,9,30),balance=0))
    row+=1;hh=["Summary Groups","","Square Footage","","Market Rent","Lease Charges","Security Deposit","Balances","# Of Units","% Unit Occ."]
    for j,x in enumerate(hh): ws.write(row,j,x,h)
    cm=sum(x["marketRent"] for x in rows if x.get("section")==sec and x["statusText"]!="VACANT");cs_=sum(x["area"] for x in rows if x.get("section")==sec and x["statusText"]!="VACANT")
    for lab,v in [("Current/Notice Residents",(cs_,cm,ch_t,dep_t,bal_t,occ,round(occ/30*100,2))),("Future Residents/Applicants",(None,None,sum(x["totalCharges"] for x in rows[-2:]),500,0,2,None)),("Total Vacant Units",(sf_t-cs_,mk_t-cm,None,None,None,vac,round(vac/30*100,2))),("Totals (excl. future)",(sf_t,mk_t,ch_t,dep_t,bal_t,30,100))]:
        row+=1;ws.write(row,0,lab,b)
        for j,x in zip((2,4,5,6,7,8,9),v):
            if x is not None: ws.write(row,j,x,n if j!=8 else None)
    row+=2;ws.write(row,0,"Summary of Charges by Charge Code (Current/Notice Residents Only)",b)
    for c,a in bycode.items(): row+=1;ws.write(row,0,c);ws.write(row,5,a,n)
    row+=1;ws.write(row,0,"Total",b);ws.write(row,5,ch_t,nb);wb.close()
    save(f,"MULTIFAMILY","Yardi Voyager Affordable rent roll with lease charges, charge rows per unit, future residents section",True,"Wexbridge Commons","2025-09-30",30,occ,vac,rows,sheet="Report1")

def d9():
    r=random.Random(209);N=Names(r,UK_F,UK_L);f="StarRez_RoomBed_Export_Tannery_Wharf_2526.xlsx"
    wb=openpyxl.Workbook();ws=wb.active;ws.title="Notes";ws["A1"]="Tannery Wharf - StarRez room list export";ws["A2"]="Snapshot 31/01/2026, academic year 2025/26. Sheet 'RoomSpaces' holds one line per room; sheet 'Rates' the tariff.";ws["A1"].font=B
    w=wb.create_sheet("RoomSpaces");w.append(["Room_Location","Floor/Flat","Room_Space","Room_Type","Sqm","Entry_Status","Name_Last","Name_First","University","Check_In","Check_Out","Weeks","Weekly_Rate_GBP","Booking_Value_GBP","Deposit_Held","Account_Balance"])
    for c in w[1]: c.fill=PatternFill("solid",fgColor="1F3864");c.font=Font(color="FFFFFF",bold=True);c.alignment=Alignment(wrap_text=True,vertical="center")
    rt={"En-suite Classic":(13.5,189),"En-suite Plus":(15,204),"Studio":(21.5,262)};rows=[];occ=vac=0
    for fl in range(1,8):
        for rm in range(1,8):
            t="Studio" if rm==7 else "En-suite Plus" if rm in(3,6) else "En-suite Classic";sq,wk=rt[t];sp=f"TW-{fl}{'ABCDEFG'[rm-1]}"
            q=r.random();fln=f"Flat {fl}"
            if (fl,rm)==(1,1): w.append(["Tannery Wharf",fln,sp,t,sq,"Staff/Warden"]+[None]*10);rows.append(R(unit=sp,section=None,unitType=t,area=sq,statusText="Staff/Warden"));occ+=1;continue
            if q<.1: vac+=1;w.append(["Tannery Wharf",fln,sp,t,sq,"Available",None,None,None,None,None,None,wk,None,None,None]);rows.append(R(unit=sp,unitType=t,area=sq,statusText="Available",marketRent=wk,per="week"));continue
            a,b=N.pair();st="In Room" if q<.96 else "Check Out Due";ci=D(2025,9,13) if r.random()<.85 else D(2026,1,10);wks=r.choice([44,51]) if ci.month==9 else 26;co=ci+dt.timedelta(days=7*wks);rate=wk-r.choice([0,0,0,5,9]);dep=r.choice([250,250,0]);bal=r.choice([0,0,0,rate*4,-50,round(r.uniform(20,900),2)])
            w.append(["Tannery Wharf",fln,sp,t,sq,st,b,a,r.choice(["UoM","MMU","RNCM","Salford"]),ci,co,wks,rate,rate*wks,dep,bal]);occ+=1
            rows.append(R(unit=sp,unitType=t,area=sq,tenantName=f"{a} {b}",statusText=st,leaseStartDate=None,moveInDate=ci,moveOutDate=co,contractRent=rate,per="week",deposit=dep,balance=bal))
    for row in w.iter_rows(min_row=2):
        for c in row[9:11]: c.number_format="dd-mmm-yyyy"
        for c in row[12:16]: c.number_format='£#,##0.00'
    w.freeze_panes="D2";w.auto_filter.ref=w.dimensions
    for j,x in enumerate([16,9,11,17,7,14,16,12,10,13,13,7,11,12,10,12]): w.column_dimensions[chr(65+j)].width=x
    s=wb.create_sheet("Rates");s.append(["Room type","Sqm","Tariff £/week"])
    for k,(a,b) in rt.items(): s.append([k,a,b])
    ws["A4"]="Rooms";ws["B4"]=49;ws["A5"]="Occupied (incl. warden)";ws["B5"]=occ;ws["A6"]="Available";ws["B6"]=vac;ws["A8"]="Weekly_Rate on available rooms is the tariff (asking) rate.";ws.column_dimensions["A"].width=26
    wb.save(doc(f));save(f,"STUDENT_HOUSING","StarRez flat export, field-name headers, three sheets, weekly rate and booking value, split names",True,"Tannery Wharf","2026-01-31",49,occ,vac,rows,sheet="RoomSpaces")

def d10():
    r=random.Random(210);N=Names(r,UK_F,UK_L);f="MRI_HA_rent_debit_extract_Nov25.xlsx"
    wb=xlsxwriter.Workbook(doc(f));ws=wb.add_worksheet("Extract");b=wb.add_format({"bold":1,"text_wrap":1,"bg_color":"#DDDDDD","border":1})
    ws.write(0,0,"Pennine Gate Housing Association | rent debit extract | date 30/11/2025")
    H=["UPRN","Estate","Block","Property address","Asset type","Beds","Tenure","Occupancy","Tenant name","Tenancy start","Weekly rent","Weekly svc chg","Weekly total","Monthly equiv (x52/12)","Rent a/c balance"]
    for j,x in enumerate(H): ws.write(2,j,x,b)
    ws.set_column(0,0,10);ws.set_column(3,3,30);ws.set_column(8,8,24);ws.set_column(9,14,12);ws.set_column(1,2,14)
    tx=wb.add_format({"num_format":"@","align":"right"});n=wb.add_format({"num_format":"#,##0.00"});rows=[];i=3;occ=vac=dw=0;S=[0]*5;gar=0
    for est,blocks in [("Thornlea",["Alder","Birch","Cherry"]),("Moorside",["Kinder","Bleaklow"]),("Canal Street",["Lock House"])]:
        for bl in blocks:
            for k in range(1,29):
                kind="Garage" if k>26 else "Bungalow" if (bl=="Bleaklow" and k<7) else "Flat";beds=0 if kind=="Garage" else r.choice([1,2,2,3]);up=str(70010000+i*7)
                addr=f"{'Garage '+str(k-26) if kind=='Garage' else str(k)} {bl}{' Close' if bl=='Bleaklow' else ' House' if 'House' not in bl else ''}, {est}"
                wk=11.85 if kind=="Garage" else round({1:86.4,2:97.25,3:109.9}[beds]+r.choice([0,3.1,6.4]),2);sv=0 if kind!="Flat" else r.choice([8.2,9.75]);T=round(wk+sv,2);M=round(T*52/12,2)
                q=r.random();oc="Void" if q<.06 else "Decant" if False else "Occupied";ten="" if kind=="Garage" else r.choice(["Social","Social","Affordable","Supported"])
                nm=N.fl() if oc=="Occupied" else "";ts=rd(r,D(1992,1,1),D(2025,11,1)) if nm else None;bal=r.choice([0,0,-22.5,round(r.uniform(-140,60),2),round(r.uniform(60,2400),2)]) if nm else None
                vals=[up,est,bl,addr,kind,beds or "",ten,oc,nm,ts.strftime("%d.%m.%Y") if ts else "",f"{wk:.2f}",f"{sv:.2f}",f"{T:.2f}",M,bal]
                for j,x in enumerate(vals):
                    if x in("",None): continue
                    if j in(10,11,12): ws.write_string(i,j,x,tx)
                    elif j in(13,14): ws.write_number(i,j,x,n)
                    else: ws.write(i,j,x)
                if kind=="Garage": gar+=1
                else: dw+=1;occ+=oc=="Occupied";vac+=oc=="Void"
                for j,x in enumerate((wk,sv,T,M,bal or 0)): S[j]+=x
                rows.append(R(unit=up,building=bl,unitType=kind,tenantName=nm or None,statusText=oc,leaseStartDate=ts,contractRent=wk,per="week",charges=chl(("Weekly rent",wk),("Weekly svc chg",sv)),totalCharges=T,balance=float(bal) if bal is not None else None));i+=1
    ws.write(i+1,3,"TOTAL DEBIT")
    for j,x in enumerate(S): ws.write(i+1,10+j,round(x,2),n)
    ws.write(i+3,3,"Dwellings");ws.write(i+3,4,dw);ws.write(i+4,3,"Dwellings occupied");ws.write(i+4,4,occ);ws.write(i+5,3,"Dwellings void");ws.write(i+5,4,vac);ws.write(i+6,3,"Garages (not dwellings)");ws.write(i+6,4,gar)
    ws.freeze_panes(3,1);wb.close()
    save(f,"MULTIFAMILY","MRI housing extract, 168 rows, weekly numbers as text, monthly equivalent, dotted dates, garages",True,"Pennine Gate Housing Association","2025-11-30",dw,occ,vac,rows,sheet="Extract")

def d11():
    r=random.Random(211);N=Names(r,US_F,US_L);f="Ridgeway Manor rent roll Jan 2026.xlsx"
    wb=openpyxl.Workbook();w=wb.active;w.title="Jan 26";w.merge_cells("B1:L1");w["B1"]="RIDGEWAY MANOR - 16 UNITS TAX CREDIT";w["B1"].font=Font(bold=True,size=14,name="Georgia");w["B1"].alignment=Alignment(horizontal="center");w.merge_cells("B2:L2");w["B2"]="Rent Roll - January 2026";w["B2"].alignment=Alignment(horizontal="center")
    w.merge_cells("G4:I4");w["G4"]="RENT PER MONTH";w["G4"].alignment=Alignment(horizontal="center");w["G4"].font=B;w.merge_cells("J4:K4");w["J4"]="MONEY HELD / OWED";w["J4"].font=B
    for j,x in enumerate(["Apt #","Tenant","Size","Income limit","Lease ends","Tenant pays","Voucher pays","Total rent","Sec. dep.","Past due","Notes"]):
        c=w.cell(5,2+j,x);c.font=B;c.border=Border(bottom=Side("medium"));c.alignment=Alignment(wrap_text=True)
    rows=[];y=6;S=[0]*5
    for fl,nm_ in ((1,"First floor"),(2,"Second floor")):
        w.cell(y,2,nm_).font=Font(italic=True,bold=True);y+=1
        for k in range(1,9):
            u=f"{k if fl==1 else k+8}";sz=["1 bd","2 bd","2 bd","3 bd"][k%4];il="50%" if k%3==0 else "60%";base={"1 bd":745,"2 bd":890,"3 bd":1020}[sz]-(130 if il=="50%" else 0)
            w.cell(y,2,int(u));w.cell(y,4,sz);w.cell(y,5,il)
            if u in("5","14"):
                w.cell(y,3,"Vacant");w.cell(y,12,"turning, ready 1/20" if u=="5" else "app. in process");rows.append(R(unit=u,section=nm_,unitType=sz,statusText="Vacant"))
            else:
                nm=N.fl();le="MTM" if u in("3","11") else addm(D(2026,1,1),r.randint(1,11))-dt.timedelta(days=1);T=base-r.choice([0,15,40]);v=r.choice([0,0,0,T-r.randint(90,350)]);t=T-v;dep=r.choice([400,500,600]);pd=r.choice([0,0,0,0,t,85])
                if u=="1": nm+=" (site manager)";T=t=v=0;dep=0;pd=0
                w.cell(y,3,nm);c=w.cell(y,6,le);c.number_format="m/d/yy";c.alignment=Alignment(horizontal="right")
                for j,x in enumerate((t,v,f"=G{y}+H{y}",dep,pd)): c=w.cell(y,7+j,x);c.number_format='$#,##0'
                for j,x in enumerate((t,v,T,dep,pd)):S[j]+=x
                if pd==85: w.cell(y,12,"late fees")
                if u=="1": w.cell(y,12,"rent free per mgmt agreement")
                rows.append(R(unit=u,section=nm_,unitType=sz,tenantName=nm,statusText="Occupied",leaseEndDate=le,contractRent=T,charges=chl(("Tenant pays",t),("Voucher pays",v)),deposit=dep,balance=pd))
            y+=1
        y+=1
    w.cell(y,3,"TOTAL").font=B
    for j in range(5): c=w.cell(y,7+j,f"=SUM({'GHIJK'[j]}6:{'GHIJK'[j]}{y-1})");c.number_format='$#,##0';c.font=B;c.border=Border(top=Side("thin"),bottom=Side("double"))
    w.cell(y+2,3,"16 units: 14 occupied, 2 vacant (87.5%)");w.cell(y+3,3,"2026 max gross rents: 1bd 50% 698 / 60% 838;  2bd 838 / 1,005;  3bd 968 / 1,161");w.cell(y+4,3,"Laundry income Dec: $212 (not in roll)")
    w.column_dimensions["A"].width=2;w.column_dimensions["C"].width=32;w.column_dimensions["L"].width=28
    for q in "EFGHIJK": w.column_dimensions[q].width=11
    w.sheet_view.showGridLines=False;wb.save(doc(f));recalc(f)
    save(f,"MULTIFAMILY","small owner's LIHTC workbook, formulas, floor headings, merged title, tenant/voucher split",False,"RIDGEWAY MANOR","2026-01",16,14,2,rows,sheet="Jan 26")
def recalc(f):
    import subprocess,tempfile,shutil
    t=tempfile.mkdtemp();subprocess.run(["soffice","--headless","-env:UserInstallation=file://../.lo","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",t,doc(f)],check=True,capture_output=True,timeout=120);shutil.move(os.path.join(t,f),doc(f));shutil.rmtree(t)

def d12():
    r=random.Random(212);N=Names(r,UK_F,UK_L);f="Keyworker_lettings_Fairmile_Hospital_site.xlsx"
    wb=xlsxwriter.Workbook(doc(f));s=wb.add_worksheet("Dashboard");w=wb.add_worksheet("Lets");vsh=wb.add_worksheet("Void log");hf=wb.add_format({"bold":1,"bg_color":"#005EB8","font_color":"white","text_wrap":1,"valign":"top","border":1});g=wb.add_format({"num_format":"£#,##0.00;[Red]-£#,##0.00","border":1});e=wb.add_format({"border":1});dd=wb.add_format({"num_format":"d mmm yy","border":1,"align":"left"});bb=wb.add_format({"bold":1});gb=wb.add_format({"bold":1,"num_format":"£#,##0.00","top":1})
    w.write(0,0,"Fairmile Hospital Site - keyworker accommodation, lets as at 30 June 2025",bb)
    H=["Block","Room / flat","Kind","Occupier","Trust dept.","Let status","Licence from","Licence to","Rent pcm","Council tax & utilities pcm","Total pcm","Deposit (DPS)","Arrears / (credit)"]
    for j,x in enumerate(H): w.write(2,j,x,hf)
    w.set_row(2,45);w.set_column(0,2,13);w.set_column(3,3,24);w.set_column(4,4,15);w.set_column(5,12,13);w.set_column(4,4,15,None,{"hidden":1})
    rows=[];i=3;occ=vac=0;S=[0]*5;vl=[];blk=None;plant=None
    for bl,n,kinds in [("Nightingale",16,["Single room","Single room","Double room"]),("Seacole",14,["Studio","Single room"]),("Lister Mews",9,["1-bed flat","2-bed flat"])]:
        bs=[0]*5
        for k in range(1,n+1):
            kd=kinds[k%len(kinds)];u=f"{bl[0]}{k:02d}";rent={"Single room":515,"Double room":590,"Studio":735,"1-bed flat":925,"2-bed flat":1140}[kd];ut={"Single room":95,"Double room":105,"Studio":110}.get(kd,0)
            w.write(i,0,bl if k==1 else "",e);w.write(i,1,u,e);w.write(i,2,kd,e)
            q=r.random()
            if u=="N01": 
                w.write(i,3,"Site accommodation office",e);w.write(i,5,"Office use",e);[w.write_blank(i,j,None,e) for j in (6,7,8,9,10,11,12)];rows.append(R(unit=u,building=bl,unitType=kd,tenantName=None,statusText="Office use"));i+=1;continue
            if q<.12:
                vac+=1;stt=r.choice(["Void","Void - reserved"]);w.write(i,3,"",e);w.write(i,5,stt,e);[w.write_blank(i,j,None,e) for j in (6,7,8,9,10,11,12)];vl.append((u,stt,rd(r,D(2025,4,1),D(2025,6,28))));rows.append(R(unit=u,building=bl,unitType=kd,statusText=stt));i+=1;continue
            occ+=1;nm=N.fl();st=r.choices(["Let","Notice given"],[9,1])[0];ls=rd(r,D(2023,9,1),D(2025,6,20));le=addm(ls,r.choice([6,12,24]));le=le if le>D(2025,7,1) else addm(ls,36);rr=rent-r.choice([0,0,10]);shown=rr
            if u=="S06" or (plant is None and bl=="Seacole" and k>6): 
                plant=u;shown=rr+100 if kd=="Studio" else int(str(rr).replace("5","8",1));pt=rr
            T=rr+ut;dep=r.choice([0,300,rr]);ar=r.choice([0,0,0,-40,T,round(r.uniform(10,500),2)])
            w.write(i,3,nm,e);w.write(i,4,r.choice(["ED","Theatres","Maternity","Pharmacy"]),e);w.write(i,5,st,e);w.write_datetime(i,6,dt.datetime.combine(ls,dt.time()),dd);w.write_datetime(i,7,dt.datetime.combine(le,dt.time()),dd)
            for j,x in enumerate((shown,ut,T,dep,ar)): w.write(i,8+j,x,g)
            for j,x in enumerate((rr,ut,T,dep,ar)): bs[j]+=x;S[j]+=x
            if plant==u: pinfo=(u,shown,rr)
            rows.append(R(unit=u,building=bl,unitType=kd,tenantName=nm,statusText=st,leaseStartDate=ls,leaseEndDate=le,contractRent=shown,charges=chl(("Rent pcm",shown),("Council tax & utilities pcm",ut)),totalCharges=T,deposit=dep,balance=float(ar)));i+=1
        w.write(i,1,f"{bl} total",bb);[w.write(i,8+j,round(x,2),gb) for j,x in enumerate(bs)];i+=2
    w.write(i,1,"Site total",bb);[w.write(i,8+j,round(x,2),gb) for j,x in enumerate(S)]
    s.write(0,0,"Fairmile keyworker accommodation - month end June 2025",bb)
    for a,(x,y) in enumerate([("Units of accommodation",39),("Let (incl. notice)",occ),("Void (incl. reserved)",vac),("Office use",1),("Rent roll pcm £",S[0]),("Total charges pcm £",S[2]),("Arrears net £",round(S[4],2))]): s.write(2+a,0,x);s.write(2+a,1,y)
    s.set_column(0,0,28)
    vsh.write_row(0,0,["Unit","State","Void since"],bb)
    for a,(x,y,z) in enumerate(vl): vsh.write(a+1,0,x);vsh.write(a+1,1,y);vsh.write_datetime(a+1,2,dt.datetime.combine(z,dt.time()),dd)
    wb.close()
    save(f,"MULTIFAMILY","UK keyworker lets workbook, three sheets, block printed once, hidden column, monthly",True,"Fairmile Hospital Site","2025-06-30",39,occ,vac,rows,{"what":f"Rent pcm of {pinfo[0]} printed {pinfo[1]} instead of {pinfo[2]}: row total, block total and site total are of {pinfo[2]}","kind":"digit_changed"},sheet="Lets")

def d13():
    r=random.Random(213);N=Names(r,US_F,US_L);f="StBrendan_Towers_202_PRAC_rentroll.xlsx"
    wb=openpyxl.Workbook();w=wb.active;w.title="PRAC Roll";W=w.append
    W(["Report:","BPT-RR02 Tenant Rent Roll (202/PRAC)"]);W(["Property:","St. Brendan Towers"]);W(["Effective:","12/01/2025"]);W([])
    W(["Apt","Name","","Household","","Dates","","Rent components ($/month)","","","","Escrow","A/R"]);W(["","Last","First","Size","Unit size","Move-in","Next recert","Operating rent","Tenant rent","PRAC subsidy","Util reimb","Security deposit","Balance"])
    for a in ("B5:C5","D5:E5","F5:G5","H5:K5"): w.merge_cells(a)
    for row in w["A5:M6"]:
        for c in row: c.font=B;c.fill=PatternFill("solid",fgColor="FCE4D6");c.border=Border(top=Side("thin"),bottom=Side("thin"),left=Side("thin"),right=Side("thin"));c.alignment=Alignment(horizontal="center",wrap_text=True)
    rows=[];S=[0]*6;occ=vac=0
    for fl in range(2,7):
        for k in range(1,8):
            u=f"{fl}{'ABCDEFG'[k-1]}";sz="0BR" if k in(1,7) else "1BR";op=684 if sz=="0BR" else 772
            if u=="2A": W([u,"OFFICE / COMMUNITY","",None,sz]);rows.append(R(unit=u,unitType=sz,statusText="OFFICE / COMMUNITY"));continue
            if u in("3D","5F"): W([u,"vacant","",0,sz,None,None,op]);vac+=1;rows.append(R(unit=u,unitType=sz,statusText="vacant",contractRent=op));S[0]+=op;continue
            occ+=1;a,b=N.pair();tr=r.randint(0,1) and r.randint(160,420) or r.choice([0,215,231,248]);ur=0 if tr else r.choice([0,11,24]);sub=op-tr;mi=rd(r,D(2006,5,1),D(2025,11,20));dep=r.choice([50,125,215]);bal=r.choice([0,0,0,0,-8,tr,37.5])
            W([u,b,a,r.choice([1,1,1,2]),sz,mi,addm(D(2025,12,1),r.randint(1,11)).strftime("%b-%y"),op,tr,sub,ur,dep,bal])
            for j,x in enumerate((op,tr,sub,ur,dep,bal)):S[j]+=x
            rows.append(R(unit=u,unitType=sz,tenantName=f"{a} {b}",statusText="Occupied",moveInDate=mi,contractRent=op,charges=chl(("Tenant rent",tr),("PRAC subsidy",sub)),deposit=dep,balance=bal))
    W(["Totals","","","","","",""]+S);
    for c in w[w.max_row]: c.font=B;c.border=Border(top=Side("double"))
    for row in w.iter_rows(min_row=7,max_row=w.max_row):
        row[5].number_format="mm/dd/yy"
        for c in row[7:13]: c.number_format='#,##0.00_);(#,##0.00)'
    W([]);W(["","Apartments","",35]);W(["","Occupied","",occ]);W(["","Vacant","",vac]);W(["","Non-revenue (office)","",1]);W(["","Potential at operating rent","",S[0]])
    for q,x in zip("ABCDEFGHIJKLM",[8,22,12,8,8,11,10,12,11,12,10,10,10]): w.column_dimensions[q].width=x
    w.page_setup.orientation="landscape";w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(f));save(f,"SENIOR_HOUSING","Boston Post style 202 PRAC roll, grouped merged header, names in two columns, operating rent/tenant/subsidy",False,"St. Brendan Towers","2025-12-01",35,occ,vac,rows,sheet="PRAC Roll")

def d14():
    r=random.Random(214);N=Names(r,US_F,US_L);f="entrata_rent_roll_University_Flats.xlsx"
    wb=xlsxwriter.Workbook(doc(f));w=wb.add_worksheet("Rent Roll");x=wb.add_worksheet("Summary");b=wb.add_format({"bold":1,"bottom":2,"text_wrap":1,"font_name":"Arial","font_size":9});t=wb.add_format({"font_name":"Arial","font_size":9});n=wb.add_format({"font_name":"Arial","font_size":9,"num_format":'$#,##0.00_);($#,##0.00);"-"'});nn=wb.add_format({"font_name":"Arial","font_size":9,"num_format":'$#,##0.00_);($#,##0.00)',"bold":1,"top":1})
    w.write(0,0,"University Flats",wb.add_format({"bold":1,"font_size":14}));w.write(1,0,"Rent Roll | As of Oct 31, 2025 | Space-level | Created by ops@ on 11/02/2025",t)
    H=["Bldg-Unit-Space","Floor Plan","SQFT (space)","Lease Status","Resident","Lease Start","Lease End","Lease Term","Move-In","Budgeted Rent","Rent","Furniture","Pet","Garage","Concession","Total Charges","Deposit Held","Balance"]
    for j,h in enumerate(H): w.write(3,j,h,b)
    w.set_column(0,0,15);w.set_column(1,3,13);w.set_column(4,4,24);w.set_column(5,8,11);w.set_column(9,17,11);rows=[];i=4;S=[0]*9;occ=vac=fut=0
    for un in range(1,17):
        nb=[3,4,2,4][un%4];fp={2:"U2-2.0",3:"U3-3.0",4:"U4-4.0"}[nb];sf={2:480,3:430,4:385}[nb];mk={2:1090,3:935,4:860}[nb]
        for sp in "ABCD"[:nb]:
            u=f"{1+(un>8)}-{200+un}-{sp}";q=r.random();st="Vacant" if q<.07 else "Vacant Rented" if q<.11 else "Notice" if q<.17 else "Current"
            for j,v in zip((0,1,2,3),(u,fp,sf,st)): w.write(i,j,v,t)
            w.write(i,9,mk,n);S[0]+=mk
            if st[0]=="V":
                vac+=1;rows.append(R(unit=u,unitType=fp,area=sf,statusText=st,marketRent=mk));i+=1
                if st=="Vacant Rented":
                    nm=N.lf();fut+=1
                    for j,v in zip((0,1,3,4,5,6,7,10,15,16),(u,fp,"Future",nm,"01/03/2026","07/25/2026",7,mk-30,mk-30,150)): w.write(i,j,v,t if j<10 else n)
                    rows.append(R(unit=u,unitType=fp,statusText="Future",tenantName=nm,leaseStartDate="2026-01-03",leaseEndDate="2026-07-25",contractRent=mk-30,charges=chl(("Rent",mk-30)),totalCharges=mk-30,deposit=150));i+=1
                continue
            occ+=1;nm=N.lf();ls,le,tm=r.choice([("08/17/2025","07/25/2026",12),("08/17/2025","07/25/2026",12),("08/17/2025","12/19/2025",4)]);iso=lambda s:f"{s[6:]}-{s[:2]}-{s[3:5]}";rent=mk-r.choice([0,0,15,30]);fu=r.choice([0,35]);pe=r.choice([0,0,0,30]);ga=r.choice([0,0,0,85]);co=r.choice([0,0,0,-50]);T=rent+fu+pe+ga+co;dep=r.choice([150,300]);bal=r.choice([0,0,0,T,-20,round(r.uniform(5,700),2)])
            mv=ls if r.random()<.7 else "08/16/2024"
            for j,v in zip((4,5,6,7,8),(nm,ls,le,tm,mv)): w.write(i,j,v,t)
            for j,v in enumerate((rent,fu,pe,ga,co,T,dep,bal)): w.write(i,10+j,v,n);S[1+j]+=v
            rows.append(R(unit=u,unitType=fp,area=sf,tenantName=nm,statusText=st,leaseStartDate=iso(ls),leaseEndDate=iso(le),moveInDate=iso(mv),marketRent=mk,contractRent=rent,charges=[{"code":c,"amount":a} for c,a in (("Rent",rent),("Furniture",fu),("Pet",pe),("Garage",ga),("Concession",co)) if a],totalCharges=T,deposit=dep,balance=float(bal) if bal else None));i+=1
    w.write(i,0,"Totals (excl. Future)",b)
    for j,v in enumerate(S): w.write(i,9+j,round(v,2),nn)
    x.write_row(0,0,["Spaces","Occupied (Current + Notice)","Vacant (incl. Vacant Rented)","Future leases"],b);x.write_row(1,0,[occ+vac,occ,vac,fut]);x.set_column(0,3,20)
    w.freeze_panes(4,1);w.set_landscape();w.fit_to_pages(1,0);wb.close()
    save(f,"STUDENT_HOUSING","Entrata style space-level roll, charge columns, future rows under vacant rented, dash zeros",True,"University Flats","2025-10-31",occ+vac,occ,vac,rows,sheet="Rent Roll")
def run():
    for g in (d8,d9,d10,d11,d12,d13,d14): g()
