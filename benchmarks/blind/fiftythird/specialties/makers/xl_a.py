from common import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L_
thin=Side(style="thin"); med=Side(style="medium")

# ---------- 8. Student by bed, charges in columns (planted: row_dropped)
def x1():
    fn="The Quadrant_Bed Roll_AY2526.xlsx"; r=rng(fn); N=Names(r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Bed Roll"
    ws["A1"]="THE QUADRANT AT MERCER STATE"; ws["A1"].font=Font(bold=True,size=14)
    ws["A2"]="Rent roll by bed space - installment 7 of 12 (February 2026)"; ws["A3"]="Run date: 02/10/2026    Students only; leases run 08/16/2025 - 07/31/2026 unless shown"
    g=[("Bed Space",1,4),("Resident",5,7),("Lease",8,9),("Monthly installment",10,16),("",17,18)]
    for t,a,b in g:
        ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=ws.cell(5,a,t); c.alignment=Alignment(horizontal="center"); c.font=Font(bold=True,color="FFFFFF")
        for k in range(a,b+1): ws.cell(5,k).fill=PatternFill("solid",fgColor="4B2E83")
    hd=["Bldg","Bed ID","Floor Plan","Bed Sq Ft","Name","Status","Class","Start","End","Market","Rent","Parking","Furniture","Utility Pkg","Pet","Total","Deposit","AY 26-27"]
    for i,h in enumerate(hd,1):
        c=ws.cell(6,i,h); c.font=Font(bold=True,size=9); c.border=Border(bottom=med); c.alignment=Alignment(horizontal="center",wrap_text=True)
    fp={"4x4 Std":(312,799,"ABCD"),"4x4 Dlx":(338,859,"ABCD"),"2x2":(421,1015,"AB"),"3x3":(356,915,"ABC")}
    out=[]; R=7; GT=[0]*7; gb=go=0; planted=None; recap=[]
    for b in "NESW":
        beds=[]
        for f in (1,2,3):
            for s,p in enumerate(["4x4 Std","4x4 Dlx","2x2","3x3","4x4 Std"],1):
                if b=="W" and s==5: continue
                if b in "NE" and s==5 and f==3: p="2x2"
                for bed in fp[p][2]: beds.append((f"{b}{f}{s:02d}-{bed}",p))
        T=[0]*7; nb=no=0; drop=None
        if b=="S": drop=29
        for i,(u,p) in enumerate(beds):
            sf,mk,_=fp[p]; nb+=1; T[0]+=mk
            k=row(unit=u,building=b,unitType=p,area=sf,marketRent=mk)
            v=[b,u,p,sf]
            x=r.random()
            if i==drop: x=.5
            if x<.055: v+=["VACANT","Vacant","","","",mk]; k["statusText"]="Vacant"; nm=None; v+=[None]*8
            else:
                nm=N.lf(); stt="Current"
                if x>.965: stt="Transfer Pending"
                if x>.982: stt="Notice"
                st=D(2025,8,16); en=D(2026,7,31)
                if r.random()<.07: st=D(2026,1,5)
                if stt=="Notice": en=D(2026,r.choice([3,5]),r.choice([15,31]))
                rent=mk-r.choice([0,0,10,20,30,-15,45]); pk=r.choice([0,0,45,45,65]); fu=r.choice([0,0,0,25]); ut=35; pe=r.choice([0]*9+[30]); tt=rent+pk+fu+ut+pe
                dep=r.choice([0,0,0,150,250]); nx=r.choice(["Renewed","Renewed","-","-","Moving out"])
                v+=[nm,stt,r.choice(["Fr","So","So","Jr","Jr","Sr","Gr"]),st,en,mk,rent,pk,fu,ut,pe,tt,dep,nx]
                no+=1
                for q,z in enumerate((mk,rent,pk,fu,ut,pe,tt)):
                    if q: T[q]+=z
                k.update(row(tenantName=nm,statusText=stt,leaseStartDate=st,leaseEndDate=en,contractRent=rent,deposit=dep,totalCharges=tt))
                k["charges"]=[{"code":a,"amount":z} for a,z in (("Rent",rent),("Parking",pk),("Furniture",fu),("Utility Pkg",ut),("Pet",pe))]
            if i==drop:
                planted=dict(kind="row_dropped",what=f"Bed {u} ({nm}, rent {rent}, total {tt}) is missing from Building S; the building total, grand total and bed counts still include it"); continue
            for q,z in enumerate(v,1):
                if z in("",None): continue
                c=ws.cell(R,q,z); c.font=Font(size=9)
                if isinstance(z,D): c.number_format="mm/dd/yy"
                elif q>=10 and isinstance(z,(int,float)): c.number_format='#,##0'
                if q in(1,4,7,18): c.alignment=Alignment(horizontal='center')
            out.append(k); R+=1
        ws.cell(R,1,f"Building {b}"); ws.cell(R,5,f"{no} occupied of {nb} beds")
        for q,z in enumerate(T): ws.cell(R,10+q,z).number_format="#,##0"
        for q in range(1,19): ws.cell(R,q).font=Font(bold=True,size=9); ws.cell(R,q).fill=PatternFill("solid",fgColor="E4DFEC")
        R+=2; GT=[a+z for a,z in zip(GT,T)]; gb+=nb; go+=no; recap.append((b,nb,no,T[1],T[6]))
    ws.cell(R,1,"GRAND TOTAL"); ws.cell(R,5,f"{go} occupied of {gb} beds")
    for q,z in enumerate(GT): ws.cell(R,10+q,z).number_format="#,##0"
    for q in range(1,19): ws.cell(R,q).font=Font(bold=True); ws.cell(R,q).border=Border(top=thin,bottom=Side(style="double"))
    for q,w in enumerate([6,10,10,7,25,15,6,9.5,9.5,9,9,9,10,10,7,10,9,12],1): ws.column_dimensions[L_(q)].width=w
    ws.row_dimensions[6].height=26; ws.freeze_panes="F7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows="5:6"
    w2=wb.create_sheet("Recap by Building"); w2.append(["Recap - February 2026"]); w2.append([]); w2.append(["Building","Beds","Occupied","Vacant","% Occ","Rent","Total Installments"])
    for b,n,o,x,y in recap: w2.append([b,n,o,n-o,o/n,x,y])
    w2.append(["Total",gb,go,gb-go,go/gb,GT[1],GT[6]])
    for rr in range(4,9): w2.cell(rr,5).number_format="0.0%"; w2.cell(rr,6).number_format=w2.cell(rr,7).number_format="#,##0"
    for q in range(1,8): w2.cell(3,q).font=Font(bold=True); w2.column_dimensions[L_(q)].width=16
    wb.save(doc(fn))
    save(fn,dict(propertyName="THE QUADRANT AT MERCER STATE",asOnDate="2026-02-10",units=None,occupied=None,vacant=None,sheet="Bed Roll",planted=planted,rows=out),"STUDENT_HOUSING","student housing by the bed, charges in columns under group headings, building subtotals, recap sheet",True)

# ---------- 9. LIHTC
def x2():
    fn="Fenwick Commons LIHTC roll 12-2025.xlsx"; r=rng(fn); N=Names(r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="RR"
    ws["B1"]="Fenwick Commons Apartments"; ws["B1"].font=Font(bold=True,size=13,name="Cambria")
    ws["B2"]="Tax Credit Rent Roll"; ws["B3"]="Effective"; ws.merge_cells("C3:E3"); ws["C3"]=D(2025,12,31); ws["C3"].number_format="mmmm d, yyyy"; ws["C3"].alignment=Alignment(horizontal="left")
    H=[("BIN","",""),("Unit","",""),("Type","(BR/BA)",""),("Sq","Ft",""),("Set-","Aside","% AMI"),("Head of","Household",""),("HH","Size",""),("Annual","Household","Income"),("Move-in","Date",""),("Last","Recert",""),("Lease","Thru",""),
       ("Max","Gross","Rent"),("Utility","Allow-","ance"),("Tenant","Paid","Rent"),("Housing","Voucher","Subsidy"),("Total","Contract","Rent"),("Room to","Max",""),("Notes","","")]
    for i,h in enumerate(H):
        for j,t in enumerate(h):
            c=ws.cell(5+j,2+i,t or None); c.font=Font(bold=True,name="Cambria",size=10); c.alignment=Alignment(horizontal="center"); c.fill=PatternFill("solid",fgColor="FFF2CC")
            if j==2: c.border=Border(bottom=thin)
    inc={30:(17,.3),50:(.5,1),60:(.6,1)}; mx={(1,30):489,(1,50):816,(1,60):979,(2,30):588,(2,50):980,(2,60):1176,(3,30):679,(3,50):1132,(3,60):1359}
    sf={1:648,2:872,3:1104}; ua={1:68,2:87,3:109}
    R=9; out=[]; T=[0]*5; o=v=0
    mix=[]
    for bn,bin_ in enumerate(("NC-18-00711","NC-18-00712","NC-18-00713"),1):
        for q in range(1,17):
            br=[1,2,2,3][(q-1)%4]; mix.append((bin_,f"{bn}{(q-1)//4+1}{(q-1)%4+1:02d}"[:4],br))
    vac={"1203","3402"}; 
    for i,(bin_,u,br) in enumerate(mix):
        u=int(u); sa=r.choices([30,50,60],[12,38,50])[0]; mg=mx[(br,sa)]; k=row(unit=str(u),building=bin_,unitType=f"{br}/{1 if br<3 else 2}",area=sf[br])
        vals=[bin_,u,f"{br}/{1 if br<3 else 2}",sf[br],sa/100]
        if str(u) in vac: 
            vals+=["Vacant"]+[None]*5+[mg,ua[br]]; nt="rent-ready" if str(u)=="1203" else "turn in progress, 1/9"
            k["statusText"]="Vacant"; v+=1; T[0]+=mg
            cells=vals+[None]*4+[nt]
        else:
            hh=r.randint(1,br+2); income=round(mg*12/.3*r.uniform(.55,.98)); mi=D(r.randint(2019,2025),r.randint(1,12),r.randint(1,28)); an=mi.month
            rc=D(2025,an,1) if mi.year<2025 else mi; lt=eom(addm(D(2025,an,1),11)) 
            con=mg-ua[br]-r.choice([0,0,6,14,22,35,51]); sub=0
            if sa==30 or r.random()<.17: 
                con=mg-ua[br]; sub=con-r.randint(90,min(310,con-60)); income=round((con-sub+ua[br])*12/.3)
            nm=N.lf(); nt=None
            if r.random()<.08: nt=r.choice(["FT student exception on file","over-income 140% rule, NAUR","transfer from 2303","recert due 2/1"])
            cells=vals+[nm,hh,income,mi,rc,lt,mg,ua[br],con-sub,sub or None,con,mg-ua[br]-con,nt]
            o+=1; T[0]+=mg; T[1]+=con-sub; T[2]+=sub; T[3]+=con; T[4]+=mg-ua[br]-con
            k.update(row(tenantName=nm,statusText="Occupied",moveInDate=mi,leaseEndDate=lt,contractRent=con))
            k["charges"]=[{"code":"Tenant Paid Rent","amount":con-sub}]+([{"code":"Housing Voucher Subsidy","amount":sub}] if sub else [])
        for q,z in enumerate(cells):
            if z is None: continue
            c=ws.cell(R,2+q,z); c.font=Font(name="Cambria",size=10)
            if isinstance(z,D): c.number_format="m/d/yyyy"
            elif q==4: c.number_format="0%"
            elif q in(7,11,12,13,14,15,16): c.number_format='"$"#,##0'
            if q==17: c.alignment=Alignment(indent=1)
            if q in(0,1,2,3,4,6): c.alignment=Alignment(horizontal="center")
        out.append(k); R+=1
        if (i+1)%16==0: R+=1
    ws.cell(R,2,"TOTALS - 48 UNITS")
    for q,z in zip((11,13,14,15,16),T): ws.cell(R,2+q,z).number_format='"$"#,##0'
    for q in range(18): ws.cell(R,2+q).font=Font(name="Cambria",size=10,bold=True); ws.cell(R,2+q).border=Border(top=thin,bottom=Side(style="double"))
    R+=2
    for t in (f"Occupied: {o}     Vacant: {v}     Economic mix 40/60 election; scattered 30% units under HOME agreement",
              "Max Gross Rent = HUD limit incl. utilities for the designation. Voucher payments come from the county housing authority and are not counted against the limit."):
        ws.cell(R,2,t).font=Font(name="Cambria",size=9,italic=True); R+=1
    ws.column_dimensions["A"].width=2
    for q,w in enumerate([13,12,9,7,8,26,7,12,11,11,11,9,9,9,10,10,9,30],2): ws.column_dimensions[L_(q)].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(fn))
    save(fn,dict(propertyName="Fenwick Commons Apartments",asOnDate="2025-12-31",units=48,occupied=o,vacant=v,sheet=None,rows=out),"MULTIFAMILY","tax-credit roll, three-line header, tenant and voucher portions, income and rent limits",True)

# ---------- 10. BTR, several sheets, xlsxwriter with formulas
def x3():
    fn="BTR_BluestemRanch_Feb26.xlsx"; r=rng(fn); N=Names(r)
    wb=xlsxwriter.Workbook(doc(fn)); F=lambda **k: wb.add_format({"font_name":"Calibri","font_size":10,**k})
    cv=wb.add_worksheet("Cover"); ws=wb.add_worksheet("Homes 2.28.26"); ro=wb.add_worksheet("Expirations")
    h=F(bold=True,bg_color="#1F4E3D",font_color="white",text_wrap=True,align="center",valign="vcenter",border=1); t=F(); mny=F(num_format='$#,##0'); d=F(num_format="d-mmm-yy"); b=F(bold=True,top=1); bm=F(bold=True,top=1,num_format='$#,##0'); sec=F(bold=True,bg_color="#D9E8E0"); n0=F(num_format="#,##0"); psf=F(num_format="$0.00"); bp=F(bold=True,top=1)
    ws.write(0,0,"Bluestem Ranch - Single Family Rental Homes",F(bold=True,font_size=15)); ws.write(1,0,"Rent roll as of February 28, 2026",F(italic=True)); ws.write(2,0,"Owner: BSR Venture II LP   |   Mgmt: Larkin Field Residential",F(font_color="#666666"))
    hd=["Home Address","Plan","Bd/Ba","Sq Ft","Resident","Occupancy","Move-In","Lease Expires","Market Rent","Lease Rent","Rent / SF","Pet Rent","Smart Home","Lawn Care","Total Monthly","Sec. Deposit","Comment"]
    ws.set_row(4,30)
    for i,x in enumerate(hd): ws.write(4,i,x,h)
    plans={"Indigo":("3/2",1412,2195),"Prairie":("3/2.5",1588,2345),"Switch":("4/2.5",1873,2640),"Cottage":("2/2",1104,1895)}
    streets=[("PHASE 1 - stabilized",[("Sagebrush Loop",range(2201,2241,4)),("Coneflower Way",range(118,154,4))]),("PHASE 2 - lease-up",[("Gamagrass Ct",range(501,533,4)),("Milkweed Dr",range(3306,3366,6))]),("PHASE 3 - deliveries",[("Dropseed Ln",range(12,42,4))])]
    R=5; out=[]; ranges=[]; G=[0]*7; cnt=dict(units=0,occ=0,vac=0,uc=0,model=0); ex={}
    for si,(s,sts) in enumerate(streets):
        ws.merge_range(R,0,R,16,s,sec); R+=1; r0=R; T=[0]*7
        for sn,rg in sts:
            for no in rg:
                ad=f"{no} {sn}"; p=r.choice(list(plans)); bb,sf,mk=plans[p]; mk+=r.choice([0,0,25,50]); cnt["units"]+=1
                k=row(unit=ad,unitType=p,area=sf,marketRent=mk,section=s); x=r.random()
                ws.write(R,0,ad,t); ws.write(R,1,p,t); ws.write(R,2,bb,t); ws.write(R,3,sf,n0); ws.write(R,8,mk,mny); T[0]+=mk
                if si==1 and sn.startswith("Gama") and no==501: st="Model"; cnt["model"]+=1
                elif si==2 and x<.6: st="Under construction"; cnt["uc"]+=1
                elif x<(.05,.3,.75)[si]: st="Vacant"; cnt["vac"]+=1
                else:
                    st="Occupied" if r.random()<.93 else "Occupied - notice"; cnt["occ"]+=1
                ws.write(R,5,st,t); k["statusText"]=st
                if st.startswith("Occ"):
                    nm=N.lf() if r.random()<.7 else (lambda a,c:f"{c}, {a} & {r.choice(FIRST)}")(*N.pair())
                    mi=D(2025,r.randint(3,12),r.randint(1,28)) if si else D(r.choice([2023,2024,2024,2025]),r.randint(1,12),r.randint(1,28))
                    if si==2: mi=D(2026,r.randint(1,2),r.randint(1,26))
                    le=addm(mi,r.choice([12,12,15,18]))-days(1)
                    while le<=D(2026,2,28): le=addm(le+days(1),12)-days(1)
                    rent=mk-r.choice([0,20,45,75,95,-15]); pet=r.choice([0,0,0,35,70]); sh=40; lawn=r.choice([0,65,65]); tt=rent+pet+sh+lawn; dep=r.choice([0,500,mk//5*5,rent])
                    cm=""
                    if si==1 and r.random()<.3: cm=r.choice(["6 wks free upfront","1 mo free, burned off","$1,000 gift card"])
                    ws.write(R,4,nm,t); ws.write_datetime(R,6,dt.datetime(*mi.timetuple()[:3]),d); ws.write_datetime(R,7,dt.datetime(*le.timetuple()[:3]),d)
                    ws.write(R,9,rent,mny); ws.write_formula(R,10,f"=J{R+1}/D{R+1}",psf,round(rent/sf,4)); ws.write(R,11,pet,mny); ws.write(R,12,sh,mny); ws.write(R,13,lawn,mny); ws.write_formula(R,14,f"=J{R+1}+SUM(L{R+1}:N{R+1})",mny,tt); ws.write(R,15,dep,mny)
                    if cm: ws.write(R,16,cm,t)
                    ex[(le.year,le.month)]=ex.get((le.year,le.month),0)+1
                    for q,z in enumerate((rent,pet,sh,lawn,tt,dep),1): T[q]+=z
                    k.update(row(tenantName=nm,moveInDate=mi,leaseEndDate=le,contractRent=rent,totalCharges=tt,deposit=dep))
                    k["charges"]=[{"code":a,"amount":z} for a,z in (("Lease Rent",rent),("Pet Rent",pet),("Smart Home",sh),("Lawn Care",lawn))]
                out.append(k); R+=1
        ws.write(R,0,"Subtotal "+s.split(" -")[0].title(),b)
        for q in range(1,17): ws.write_blank(R,q,None,b)
        for c,z in zip((8,9,11,12,13,14,15),T): ws.write_formula(R,c,f"=SUM({L_(c+1)}{r0+1}:{L_(c+1)}{R})",bm,z)
        ranges.append(R+1); R+=2; G=[a+z for a,z in zip(G,T)]
    ws.write(R,0,f"TOTAL {cnt['units']} HOMES",F(bold=True,top=6))
    for q in range(1,17): ws.write_blank(R,q,None,F(top=6))
    for c,z in zip((8,9,11,12,13,14,15),G): ws.write_formula(R,c,"="+"+".join(f"{L_(c+1)}{q}" for q in ranges),F(bold=True,top=6,num_format='$#,##0'),z)
    for q,w in enumerate([22,9,7,8,28,18,10.5,12,10,10,8,8,8,8,11,10,22]): ws.set_column(q,q,w)
    ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4)
    cv.set_column(1,1,34); cv.write(1,1,"Bluestem Ranch",F(bold=True,font_size=20)); cv.write(2,1,"Build-to-rent community, Hays County TX",t); cv.write(4,1,"Snapshot 2/28/2026",F(bold=True))
    for i,(a,z) in enumerate((("Homes in plan",cnt["units"]),("Occupied",cnt["occ"]),("Vacant, ready",cnt["vac"]),("Model",cnt["model"]),("Under construction",cnt["uc"]),("In-place lease rent",G[1]),("Total monthly billing",G[5]))): cv.write(5+i,1,a,t); cv.write(5+i,2,z,n0)
    ro.write(0,0,"Lease expirations by month",F(bold=True)); ro.write_row(2,0,["Month","Homes"],h)
    for i,kk in enumerate(sorted(ex)): ro.write(3+i,0,D(*kk,1).strftime("%b %Y"),t); ro.write(3+i,1,ex[kk],t)
    ro.write(3+len(ex),0,"Total",b); ro.write(3+len(ex),1,sum(ex.values()),b); ro.set_column(0,0,14)
    cv.activate()
    wb.close()
    save(fn,dict(propertyName="Bluestem Ranch",asOnDate="2026-02-28",units=cnt["units"],occupied=cnt["occ"],vacant=cnt["vac"],sheet="Homes 2.28.26",rows=out),"SINGLE_FAMILY_RENTAL","build-to-rent homes by phase, address as unit, charges in columns, cover and expirations sheets, live formulas",True)

# ---------- 11. Coop sponsor unsold shares (planted: total_wrong)
def x4():
    fn="Unsold shares - Lindenholm Tenants Corp.xlsx"; r=rng(fn); N=Names(r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Sponsor units"
    ft=lambda **k: Font(name="Times New Roman",size=k.pop("size",11),**k)
    ws["A1"]="Lindenholm Tenants Corp."; ws["A1"].font=ft(bold=True,size=14); ws["A2"]="77-14 Aldous Street, Rego Park, NY   -   Holder of unsold shares: Lindenholm Holdings LLC"; ws["A3"]="Schedule of sponsor apartments, January 2026"
    for a in("A2","A3"): ws[a].font=ft(italic=True)
    hd=["Apt.","Line / rooms","Shares","Tenant","Regime","Lease began","Lease ends","Monthly rent","Security held","Maintenance to Corp.","Assessment to Corp.","Net to holder","Arrears","Remarks"]
    for i,x in enumerate(hd,1): c=ws.cell(5,i,x); c.font=ft(bold=True); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); c.border=Border(top=thin,bottom=thin,left=thin,right=thin)
    ws.row_dimensions[5].height=34
    apts=[f"{f}{c}" for f in range(1,7) for c in "ABCDEFGH"]; ch=sorted(r.sample(apts,27),key=lambda a:(int(a[0]),a[1]))
    vac={ch[6],ch[19]}; R=6; out=[]; T=[0]*7
    for u in ch:
        ty={"A":"Jr-4","B":"1 BR","C":"Studio","D":"2 BR","E":"1 BR","F":"Studio","G":"3 BR","H":"Jr-4"}[u[1]]; sh={"Jr-4":290,"1 BR":250,"Studio":180,"2 BR":345,"3 BR":430}[ty]+5*int(u[0])
        mt=round(sh*3.62,2); asx=round(sh*.35,2); k=row(unit=u,unitType=ty)
        if u in vac:
            v=[u,ty,sh,"vacant",None,None,None,None,None,mt,asx,round(-mt-asx,2),None,"listed for sale" if u==ch[6] else "gut renovation"]; k["statusText"]="vacant"
            T[2]+=mt;T[3]+=asx;T[4]-=mt+asx
        else:
            nm=N.fl(); rg=r.choices(["Stabilized","Stabilized","Free market","Controlled"],[4,4,3,1])[0]
            rent=round(sh*r.uniform(4.1,6.2),2) if rg!="Free market" else float(round(sh*r.uniform(8.2,9.8),-1)//25*25)
            if rg=="Controlled": rent=round(sh*2.9,2); ls=le=None; les="statutory"
            else: ls=D(2025,r.randint(2,12),1) if r.random()<.6 else D(2024,r.randint(3,12),1); le=addm(ls,24 if ls.year==2024 else r.choice([12,24]))-days(1); les=le
            sd=rent if rg!="Controlled" else 0; ar=r.choice([0,0,0,0,rent,round(r.uniform(40,600),2)]); net=round(rent-mt-asx,2)
            v=[u,ty,sh,nm,rg,ls,les,rent,sd,mt,asx,net,ar or None,"holdover proceeding" if ar==rent and r.random()<.5 else None]
            for q,z in enumerate((rent,sd,mt,asx,net,ar)): T[q]+=z
            k.update(row(tenantName=nm,statusText="Occupied",leaseStartDate=ls,leaseEndDate=le if le else "statutory",contractRent=rent,deposit=sd,balance=ar or None))
        T[6]+=sh
        for q,z in enumerate(v,1):
            c=ws.cell(R,q,z); c.font=ft(); c.border=Border(bottom=Side(style="hair"))
            if isinstance(z,D): c.number_format="mmm d, yyyy"; c.alignment=Alignment(horizontal="right")
            elif q in range(8,14): c.number_format='#,##0.00_);(#,##0.00)'
            if q==7 and z=="statutory": c.alignment=Alignment(horizontal="right")
        out.append(k); R+=1
    T=[round(t,2) for t in T]; wrong=round(T[0]+900,2)
    ws.cell(R,1,"Total"); ws.cell(R,3,T[6]); ws.cell(R,8,wrong)
    for q,z in zip(range(9,14),T[1:6]): ws.cell(R,q,z)
    for q in range(1,15): ws.cell(R,q).font=ft(bold=True); ws.cell(R,q).border=Border(top=med,bottom=med); ws.cell(R,q).number_format='#,##0.00_);(#,##0.00)' if q>3 else "#,##0"
    R+=2
    for x in (f"{len(ch)} sponsor apartments of 48 in the building: {len(ch)-2} let, 2 vacant.","Maintenance $3.62 per share per month; capital assessment (elevators) $0.35 per share through December 2026.","Regime: Stabilized and Controlled per DHCR registration; Free market units were deregulated before June 2019."):
        ws.cell(R,1,x).font=ft(size=10); R+=1
    for q,w in enumerate([7,11,8,24,12,13,13,12,12,13,13,13,11,22],1): ws.column_dimensions[L_(q)].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(fn))
    save(fn,dict(propertyName="Lindenholm Tenants Corp.",asOnDate="2026-01",units=len(ch),occupied=len(ch)-2,vacant=2,planted=dict(kind="total_wrong",what=f"Total of monthly rent printed {wrong:,.2f}; the rows add to {T[0]:,.2f} (net to holder total agrees with the rows)"),rows=out),"COOPERATIVE","sponsor's unsold cooperative apartments, rent against maintenance paid, Times hand-kept workbook",False)
