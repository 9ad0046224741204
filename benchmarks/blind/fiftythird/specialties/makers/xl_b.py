from common import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L_
thin=Side(style="thin")

# ---------- 12. High-rise lease-up, 250 units, totals above the header
def x5():
    fn="Meridian_at_9th_lease-up_RR_20260131.xlsx"; r=rng(fn); N=Names(r)
    wb=xlsxwriter.Workbook(doc(fn)); F=lambda **k: wb.add_format({"font_name":"Arial","font_size":9,**k}); ws=wb.add_worksheet("RentRoll_Export")
    plans=[("S-1",488,2150),("A-1",662,2690),("A-2",701,2785),("A-3",738,2860),("B-1",1021,3890),("B-2",1094,4065),("A-1",662,2690),("S-2",531,2265),("B-3",1162,4310),("C-1",1420,5480)]
    units=[]; out=[]; fl=[f for f in range(2,28) if f!=13]
    for f in fl:
        for s in range(10): units.append((f"{f}{s+1:02d}",f,s))
    cols=["Unit","Key","Floor","Floorplan","SqFt","Lease Status","Resident","Appl. Date","Lease Start","Lease End","Term (mo)","Asking Rent","Lease Rent","Concession","Net Eff. Rent","Parking","Storage","Pet","Total Due","Leasing notes"]
    t=F(); c0=F(align="center"); n=F(num_format="#,##0"); ng=F(num_format="#,##0;(#,##0)"); h=F(bold=True,bg_color="#203864",font_color="white",text_wrap=True,valign="vcenter",align="center"); tb=F(bold=True,num_format="#,##0;(#,##0)",bg_color="#FCE4D6",top=1,bottom=1); gr=F(font_color="#7F7F7F",italic=True)
    asof=D(2026,1,31); cnt={}; T={c:0 for c in cols}; HR=11; R=HR+1
    down={"1104"}; model={"305","306"}
    for u,f,s in units:
        p,sf,mk=plans[s]; mk+=(f-2)*(9 if s<4 or s in(6,7) else 16); x=r.random()
        k=row(unit=u,unitType=p,area=sf,marketRent=mk)
        pocc=.92 if f<12 else .7 if f<19 else .32
        if u in model: st="Model"
        elif u in down: st="Down"
        elif x<pocc: st="Occupied"
        elif x<pocc+.11: st="Leased - MI pending"
        else: st="Available"
        if st=="Occupied" and f<9 and r.random()<.09: st="Occupied - NTV"
        cnt[st]=cnt.get(st,0)+1; k["statusText"]=st
        ws.write_string(R,0,u,t); ws.write(R,1,f"mer9-{f:03d}-{s+1}",t); ws.write(R,2,f,c0); ws.write(R,3,p,c0); ws.write(R,4,sf,n); ws.write(R,5,st,t); ws.write(R,11,mk,n); T["Asking Rent"]+=mk; T["SqFt"]+=sf
        if st.startswith("Occ") or st.startswith("Leased"):
            nm=N.lf(); term=r.choice([12,12,13,14,15,18])
            ls=D(2025,3,1)+days(r.randint(int((f-2)*5),333)) if st.startswith("Occ") else asof+days(r.randint(3,48))
            if ls>asof and st.startswith("Occ"): ls=asof-days(r.randint(0,20))
            if st=="Occupied - NTV": ls=D(2025,3,1)+days(r.randint(0,90))
            ap=ls-days(r.randint(6,40)); le=addm(ls,term)-days(1)
            if st=="Occupied - NTV": term=12; le=addm(ls,12)-days(1)
            rent=mk-r.choice([0,0,0,35,50,90]); con=-round(rent*r.choice([0,1,1.5,2])/term) ; pk=r.choice([0,0,225,225,250]); sg=r.choice([0,0,0,60]); pet=r.choice([0,0,0,50]); tt=rent+con+pk+sg+pet
            ws.write(R,6,nm,t)
            for c,z in ((7,ap),(8,ls),(9,le)): ws.write_string(R,c,iso(z),c0)
            ws.write(R,10,term,c0)
            for c,z in ((12,rent),(13,con),(14,rent+con),(15,pk),(16,sg),(17,pet),(18,tt)):
                ws.write(R,c,z,ng)
                T[cols[c]]+=z
            note=""
            if st.startswith("Leased"): note=r.choice(["deposit pd","screening cleared","","corp. relo"])
            elif r.random()<.06: note=r.choice(["employee disc. 20% on parking","look & lease","transfer from 4th fl","preferred employer"])
            if note: ws.write(R,19,note,gr)
            k.update(row(tenantName=nm,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,totalCharges=tt))
            k["charges"]=[{"code":a,"amount":z} for a,z in (("Lease Rent",rent),("Concession",con),("Parking",pk),("Storage",sg),("Pet",pet))]
        elif st=="Model": ws.write(R,19,"leasing tour unit",gr)
        elif st=="Down": ws.write(R,19,"water damage from 1204, insurance claim open",gr)
        out.append(k); R+=1
    for i,c in enumerate(cols): ws.write(HR,i,c,h)
    ws.set_row(HR,28)
    for i,c in enumerate(cols):
        if c in("SqFt","Asking Rent") or 12<=i<=18: ws.write_formula(HR-1,i,f"=SUBTOTAL(109,{L_(i+1)}{HR+2}:{L_(i+1)}{R})",tb,T[c])
        else: ws.write(HR-1,i,"Totals" if i==0 else "",tb)
    ws.write(0,0,"Meridian at 9th",F(bold=True,font_size=14)); ws.write(1,0,"Lease-up rent roll, all 250 apartments",t); ws.write(2,0,"Data as of 2026-01-31, first move-ins March 2025",t)
    occ=cnt["Occupied"]+cnt.get("Occupied - NTV",0)
    blk=[("Occupied",occ,"incl. NTV"),("Leased - MI pending",cnt["Leased - MI pending"],"lease signed, not moved in"),("Available",cnt["Available"],""),("Model / Down",3,"2 models, 1 down"),("Total",250,""),]
    for i,(a,z,c) in enumerate(blk):
        ws.write(4+i,3,a,F(bold=a=="Total")); ws.write(4+i,6,z,F(bold=a=="Total",align="left")); ws.write(4+i,7,f"{z/250:.1%}",t); ws.write(4+i,8,c,gr)
    ws.write(4,11,"Physically vacant (not occupied)",t); ws.write(4,15,250-occ,t); ws.write(5,11,"Leased %",t); ws.write(5,15,f"{(occ+cnt['Leased - MI pending'])/250:.1%}",t)
    for q,w in enumerate([7,12,6,9,7,18,24,10.5,10.5,10.5,7,9,9,10,9,8,8,7,9,36]): ws.set_column(q,q,w,None,{"hidden":q==1})
    ws.freeze_panes(HR+1,1); ws.autofilter(HR,0,R-1,19); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(HR)
    wb.close()
    save(fn,dict(propertyName="Meridian at 9th",asOnDate="2026-01-31",units=250,occupied=occ,vacant=250-occ,sheet=None,rows=out),"MULTIFAMILY","high-rise lease-up export of 250 units, totals above the header, counts block, hidden key column, text dates",True)

# ---------- 13. Corporate housing, hand kept
def x6():
    fn="corp apts feb.xlsx"; r=rng(fn)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Feb"
    ws["A2"]="Wayfield Furnished Stays"; ws["A2"].font=Font(bold=True,size=13); ws["A3"]="Corporate apartments, who's in - Feb 2026"
    hd=["Where","Apt #","Size","Guest / company","Lease from","Lease to","Monthly rate","Parking","Cleaning","Bill this month","Dep. held","Remarks"]
    for i,x in enumerate(hd,1):
        c=ws.cell(5,i,x); c.font=Font(bold=True); c.fill=PatternFill("solid",fgColor="DDEBF7"); c.border=Border(bottom=thin,top=thin); c.alignment=Alignment(horizontal="center")
    data=[("Foundry Row","214","Studio","Tessaline Health (D. Okafor)",D(2025,11,3),D(2026,4,30),3450,0,120,500,"ext. likely"),
          ("Foundry Row","308","1BR","Kestrel Turbines (2 engineers)",D(2026,1,12),D(2026,7,10),4100,150,240,1000,None),
          ("Foundry Row","415","1BR",None,None,None,None,None,None,None,"open - painting till 2/20"),
          ("The Belvane","7C","2BR","Orrin & Pace LLP (T. Lachance)",D(2025,9,1),D(2026,8,31),5650,200,240,1500,"12 mo. contract"),
          ("The Belvane","9A","2BR","Zapata family - insurance (Corvane Mutual)",D(2025,12,18),"month to month",6200,200,0,0,"fire claim, carrier pays direct"),
          ("The Belvane","11F","1BR","Halden Studios (A. Birch)",D(2026,2,1),D(2026,3,31),4475,0,120,1000,None),
          ("Quay House","2-B","Studio",None,None,None,None,None,None,None,"open"),
          ("Quay House","5-D","1BR den","Norvell Nursing Travel (X. Guerrero)",D(2025,12,1),D(2026,2,28),3900,0,120,500,"checks out 2/28 am")]
    R=6; out=[]; T=[0]*5; merges={}
    for b,u,ty,nm,i,o,rt,pk,cl,dp,rm in data:
        k=row(unit=u,building=b,unitType=ty)
        merges.setdefault(b,[R,R])[1]=R
        c=ws.cell(R,2,u); ws.cell(R,3,ty); ws.cell(R,12,rm)
        if nm:
            tt=rt+pk+cl; ws.cell(R,4,nm)
            for q,z in ((5,i),(6,o)):
                c=ws.cell(R,q,z); c.number_format="m/d/yy"; c.alignment=Alignment(horizontal="center")
            for q,z in zip((7,8,9,10,11),(rt,pk,cl,tt,dp)): ws.cell(R,q,z).number_format='"$"#,##0'
            for q,z in enumerate((rt,pk,cl,tt,dp)): T[q]+=z
            k.update(row(tenantName=nm,statusText="Occupied",leaseStartDate=i,leaseEndDate=o,contractRent=rt,totalCharges=tt,deposit=dp))
            k["charges"]=[{"code":"Monthly rate","amount":rt},{"code":"Parking","amount":pk},{"code":"Cleaning","amount":cl}]
        else: 
            ws.cell(R,4,"-- vacant --").font=Font(italic=True,color="C00000"); k["statusText"]="-- vacant --"
        out.append(k); R+=1
    for b,(a,z) in merges.items():
        ws.cell(a,1,b).alignment=Alignment(vertical="center",wrap_text=True)
        if z>a: ws.merge_cells(start_row=a,start_column=1,end_row=z,end_column=1)
        for q in range(1,13): ws.cell(z,q).border=Border(bottom=Side(style="dotted"))
    R+=1; ws.cell(R,4,"6 of 8 filled").font=Font(bold=True)
    for q,z in enumerate(T): c=ws.cell(R,7+q,z); c.font=Font(bold=True); c.number_format='"$"#,##0'; c.border=Border(top=thin)
    R+=2
    for x in ("We lease the apartments from the buildings; our own rents are on the 'Master leases' tab.","Utilities and wifi included up to $150. Cleaning = biweekly $120 / weekly $240."): ws.cell(R,1,x).font=Font(italic=True,size=9); R+=1
    for q,w in enumerate([14,8,10,42,11,16,13,10,10,15,11,30],1): ws.column_dimensions[L_(q)].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet("Master leases"); w2.append(["Building","Apts we hold","Our lease to","We pay /mo (all apts)"])
    for x in (("Foundry Row",3,"12/31/2026",6890),("The Belvane",3,"9/30/2027",9725),("Quay House",2,"6/30/2026",4110)): w2.append(x)
    for q in range(1,5): w2.column_dimensions[L_(q)].width=22; w2.cell(1,q).font=Font(bold=True)
    for q in range(2,5): w2.cell(q,4).number_format='"$"#,##0'
    wb.save(doc(fn))
    save(fn,dict(propertyName="Wayfield Furnished Stays",asOnDate="2026-02",units=8,occupied=6,vacant=2,sheet="Feb",rows=out),"MULTIFAMILY","corporate housing, 8 furnished apartments kept by hand, merged building cells, second tab with master leases",False)

# ---------- 14. Rent roll with lease charges export, charge rows, future residents
def x7():
    fn="rrlc_thornapple_01312026.xlsx"; r=rng(fn); N=Names(r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Report1"
    f8=lambda **k: Font(name="Tahoma",size=8,**k)
    for i,x in enumerate(("Rent Roll with Lease Charges","Thornapple Crossing (thornapp)","As Of = 01/31/2026","Month Year = 01/2026"),1):
        ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=13); c=ws.cell(i,1,x); c.alignment=Alignment(horizontal="center"); c.font=f8(bold=i<3)
    H=[("Unit",""),("Unit Type",""),("Unit","Sq Ft"),("Resident",""),("Name",""),("Market","Rent"),("Charge","Code"),("Amount",""),("Resident","Deposit"),("Move In",""),("Lease","Expiration"),("Move Out",""),("Balance","")]
    for i,h in enumerate(H,1):
        for j,x in enumerate(h):
            c=ws.cell(5+j,i,x or None); c.font=f8(bold=True); c.fill=PatternFill("solid",fgColor="D9D9D9"); c.alignment=Alignment(horizontal="center")
    R=7; ty={"ta1x1":(705,1185),"tb2x1":(918,1390),"tb2x2r":(964,1475),"tc3x2":(1246,1790)}
    ws.cell(R,1,"Current/Notice/Vacant Residents").font=f8(bold=True); R+=1
    out=[]; CC={}; G=dict(sf=0,mk=0,ch=0,dep=0,bal=0); O=dict(n=0,sf=0,mk=0,ch=0,dep=0,bal=0); V=dict(n=0,sf=0,mk=0); code=48210
    us_=[f"{b}{f}{s:02d}" for b in (1,2,3,4) for f in (1,2) for s in range(1,9)]
    vac=set(r.sample(us_,6)); fut=sorted(vac)[:3]; ntv=set(r.sample([u for u in us_ if u not in vac],3)); fr=[]
    def put(R,c,v,fmt=None,b=False):
        if v is None: return
        x=ws.cell(R,c,v); x.font=f8(bold=b)
        if fmt: x.number_format=fmt
        if isinstance(v,D): x.number_format="mm/dd/yyyy"
    def charges(rent):
        ch=[("rent",rent)]
        ch.append(("trash",12.0)); 
        if r.random()<.35: ch.append(("petrent",r.choice([20.0,35.0])))
        if r.random()<.25: ch.append(("garage",110.0))
        if r.random()<.18: ch.append(("mtm",100.0)) if False else ch.append(("conc",-r.choice([40.0,75.0])))
        return ch
    def block(k,u,t,sf,res,nm,mk,ch,dep,mi,le,mo,bal):
        nonlocal R
        for c,v in ((1,u),(2,t),(3,sf),(4,res),(5,nm)): put(R,c,v,"#,##0" if c==3 else None)
        put(R,6,mk,"#,##0.00")
        if not ch:
            put(R,9,0,"#,##0.00"); put(R,13,0,"#,##0.00"); R+=2; return
        put(R,9,dep,"#,##0.00"); put(R,10,mi); put(R,11,le); put(R,12,mo); put(R,13,bal,"#,##0.00")
        for a,b in ch: put(R,7,a); put(R,8,b,"#,##0.00"); R+=1
        tt=sum(b for _,b in ch); put(R,7,"Total",None,True); put(R,8,tt,"#,##0.00",True); ws.cell(R,8).border=Border(top=thin); R+=2
        k.update(row(tenantName=nm,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal,totalCharges=tt,contractRent=ch[0][1])); k["charges"]=[{"code":a,"amount":b} for a,b in ch]
        return tt
    S1="Current/Notice/Vacant Residents"; S2="Future Residents/Applicants"
    for u in us_:
        t=list(ty)[int(u[2:])%4]; sf,mk=ty[t]; mk=float(mk+r.choice([0,10,20])); code+=r.randint(3,41)
        k=row(unit=u,unitType=t,area=sf,section=S1,marketRent=mk); G["sf"]+=sf; G["mk"]+=mk
        if u in vac:
            k["statusText"]="VACANT"; k.update(deposit=0,balance=0); block(k,u,t,sf,"VACANT","VACANT",mk,None,0,None,None,None,0); V["n"]+=1; V["sf"]+=sf; V["mk"]+=mk
            if u in fut: fr.append((u,t,sf,mk))
        else:
            mi=D(r.choice([2021,2023,2024,2025,2025]),r.randint(1,12),r.randint(1,28)); le=addm(mi,12)-days(1)
            while le<=D(2026,1,31): le=addm(le+days(1),12)-days(1)
            mo=None
            if u in ntv: mo=D(2026,2,r.randint(7,27)); le=mo
            rent=mk-r.choice([0,15,30,55,80]); ch=charges(rent); dep=float(r.choice([150,300,0,500])); bal=r.choice([0.0]*6+[round(r.uniform(12,1600),2),-round(r.uniform(3,90),2)])
            tt=block(k,u,t,sf,f"t00{code}",N.fl(),mk,ch,dep,mi,le,mo,bal); k["statusText"]="Occupied"
            for a,b in ch: CC[a]=CC.get(a,0)+b
            for d_ in (G,O):
                d_["ch"]+=tt; d_["dep"]+=dep; d_["bal"]+=bal
            O["n"]+=1; O["sf"]+=sf; O["mk"]+=mk
        out.append(k)
    ws.cell(R,1,S2).font=f8(bold=True); R+=1; FT=[0,0,0]
    for u,t,sf,mk in fr:
        code+=9; k=row(unit=u,unitType=t,area=sf,section=S2,statusText=S2); mi=D(2026,2,r.randint(5,27)); ch=charges(mk-10)[:2]
        tt=block(k,u,t,sf,f"t00{code}",N.fl(),None,ch,150.0,mi,addm(mi,12)-days(1),None,-150.0); out.append(k); FT[0]+=tt; FT[1]+=150; FT[2]-=150
    R+=1
    for q,x in ((1,"Summary Groups"),(3,"Square"),(6,"Market"),(8,"Lease"),(9,"Security"),(10,"# Of"),(11,"% Unit"),(13,"Balance")): put(R,q,x,None,True)
    R+=1
    for q,x in ((3,"Footage"),(6,"Rent"),(8,"Charges"),(9,"Deposit"),(10,"Units"),(11,"Occupancy")): put(R,q,x,None,True)
    R+=1
    n=len(us_)
    for lab,sf,mk,ch,dp,nn,oc,bl in (("Current/Notice/Vacant Residents",G["sf"],G["mk"],G["ch"],G["dep"],n,O["n"]/n,G["bal"]),("Future Residents/Applicants",None,None,FT[0],FT[1],len(fr),None,FT[2]),("Occupied Units",O["sf"],O["mk"],None,None,O["n"],O["n"]/n,None),("Total Non Rev Units",0,0,None,None,0,0,None),("Total Vacant Units",V["sf"],V["mk"],None,None,V["n"],V["n"]/n,None),("Totals:",G["sf"],G["mk"],G["ch"]+FT[0],G["dep"]+FT[1],n,1,G["bal"]+FT[2])):
        put(R,1,lab,None,lab=="Totals:")
        for q,z,fm in ((3,sf,"#,##0"),(6,mk,"#,##0.00"),(8,ch,"#,##0.00"),(9,dp,"#,##0.00"),(10,nn,"0"),(11,oc,"0.00%"),(13,bl,"#,##0.00")): put(R,q,round(z,4) if z is not None else None,fm,lab=="Totals:")
        R+=1
    R+=1; put(R,1,"Summary of Charges by Charge Code (Current/Notice Residents Only)",None,True); R+=1; put(R,1,"Charge Code",None,True); put(R,3,"Amount",None,True); R+=1
    for a in sorted(CC): put(R,1,a); put(R,3,round(CC[a],2),"#,##0.00"); R+=1
    put(R,1,"Total",None,True); put(R,3,round(sum(CC.values()),2),"#,##0.00",True)
    assert abs(sum(CC.values())-G["ch"])<.01
    for q,w in enumerate([10,11,10,11,24,11,9,11,10,11,11,11,11],1): ws.column_dimensions[L_(q)].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows="5:6"
    wb.save(doc(fn))
    save(fn,dict(propertyName="Thornapple Crossing",asOnDate="2026-01-31",units=n,occupied=O["n"],vacant=V["n"],sheet=None,rows=out),"MULTIFAMILY","garden apartments, lease-charges export with charge rows, future residents section, summary groups",True)
