from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL

# ---------------------------------------------------------------- 10: family owner's workbook
def doc10():
    name="Main St rents.xlsx"
    wb=openpyxl.Workbook(); wb.remove(wb.active); rows=[]
    S25=[("STORES",[("412","Nowicki's Hardware",3200,3100,310,45,None,D(2009,5,1),D(2027,4,30),3000,0,"goes to $3,225 on 5/1/26",(D(2026,5,1),3225)),
          ("414","Golden Carp Chinese Restaurant",1850,2650,205,120,85,D(2016,8,1),D(2026,7,31),2650,2650,"late again - talk to Mr. Lau",None),
          ("414½","Lily's Alterations",420,"625","incl","incl",None,D(2021,1,1),"mo to mo",500,0,"",None),
          ("416","EMPTY",1600,None,None,None,None,None,None,None,None,"asking $1,850, sign is up",1850),
          ("418","Umbra Tattoo (was the barber)",1150,1725,128,40,None,D(2024,10,1),D(2027,9,30),1725,-75,"paid Oct. 75 over; first 2 months were half rent",None)]),
         ("UPSTAIRS",[("412-2F","Dr. Abelard (accountant's office)",1400,1450,None,30,None,D(2013,3,1),"mo to mo",1450,0,"",None),
          ("414-2F","apt. - Rosa M.","3 rm",1150,None,None,None,D(2019,9,1),"mo to mo",1000,0,"heat included",None),
          ("414-2R","apt. - J. Tibbets","3 rm",1095,None,None,None,D(2023,6,1),D(2026,5,31),1095,1095,"",None),
          ("416-2F","apt. - the Okafors","5 rm",1475,None,None,None,D(2017,4,1),D(2026,3,31),1350,0,"$1,525 from 4/1/26",(D(2026,4,1),1525)),
          ("418-2","EMPTY","4 rm",None,None,None,None,None,None,None,None,"needs floors. ask 1,300",1300)]),
         ("BACK LOT & OTHER",[("Spots 1-4","Golden Carp Chinese Restaurant",None,160,None,None,None,D(2016,8,1),D(2026,7,31),None,0,"$40 each",None),
          ("Spot 5","Dr. Abelard",None,45,None,None,None,D(2013,3,1),"mo to mo",None,0,"",None),
          ("Garage","Penny Vandersloot (boat)",None,110,None,None,None,D(2022,11,1),"mo to mo",110,220,"2 months behind",None),
          ("Billboard","Bigview Outdoor",None,275,None,None,None,D(2018,1,1),D(2027,12,31),None,0,"pays yearly in Jan.",None),
          ("Roof","Gulfway Wireless antenna",None,1340,None,None,None,D(2015,7,1),D(2030,6,30),None,0,"3% every July",None)])]
    def sheet(title,data,truth,note):
        ws=wb.create_sheet(title); b=Font(bold=True); ws["B1"]="412-418 MAIN STREET"; ws["B1"].font=Font(bold=True,size=15,name="Comic Sans MS"); ws["B2"]=note; ws["B2"].font=Font(italic=True,color="777777")
        H=["Where","Who","phone","Sq ft","Rent /mo","Tax share","Water","Garbage","Comes in (mo)","A year","Since","Till","Security","Owes us","Notes"]
        for j,h in enumerate(H): 
            c=ws.cell(4,2+j,h); c.font=b; c.fill=PatternFill("solid",fgColor="FFF2CC"); c.border=Border(bottom=Side("medium")); c.alignment=Alignment(wrap_text=True,vertical="center")
        r=5; T=[0]*7; ssub=[]
        for sec,L in data:
            ws.cell(r,2,sec).font=Font(bold=True,underline="single"); r+=1; sub=0
            for (u,w,sf,rent,tax,wat,gar,a,z,dep,owe,nt,x) in L:
                n=lambda v: float(v) if isinstance(v,(int,float)) or (isinstance(v,str) and v.isdigit()) else 0.0
                tot=n(rent)+n(tax)+n(wat)+n(gar); emp=w=="EMPTY"
                vals=[u,w,None if emp else f"555-01{r:02d}",sf,rent,tax,wat,gar,None if emp else tot,None if emp else tot*12,a,z,dep,owe,nt]
                for j,v in enumerate(vals):
                    c=ws.cell(r,2+j,v)
                    if j in(4,5,6,7,8,9,12,13) and isinstance(v,(int,float)): c.number_format='#,##0.00' if j<9 else '#,##0'
                    if isinstance(v,dt.date): c.number_format='m/d/yy'
                    if emp: c.fill=PatternFill("solid",fgColor="F8CBAD")
                    if isinstance(v,str) and j in(4,5,6): c.alignment=Alignment(horizontal="right")
                for k,v in enumerate((n(rent),n(tax),n(wat),n(gar),tot,tot*12,n(owe))): T[k]+=v
                if truth:
                    ch=[{"code":k,"amount":v} for k,v in (("Tax share",tax),("Water",wat),("Garbage",gar)) if isinstance(v,(int,float))]
                    rows.append(R(unit=u,section=sec,tenantName=None if emp else w,area=sf if isinstance(sf,int) else None,unitType=sf if isinstance(sf,str) else None,contractRent=n(rent) if rent is not None else None,charges=ch,totalCharges=None if emp else tot,annualRent=None,leaseStartDate=a,leaseEndDate=z,deposit=dep,balance=owe,marketRent=x if emp else None,rentSteps=[{"date":iso(x[0]),"amount":x[1]}] if isinstance(x,tuple) else None,statusText="EMPTY" if emp else "Occupied"))
                r+=1
            r+=1
        ws.cell(r,3,"TOTAL").font=b
        for j,v in ((6,T[0]),(7,T[1]),(8,T[2]),(9,T[3]),(10,T[4]),(11,T[5]),(15,T[6])):
            c=ws.cell(r,j,v); c.font=b; c.number_format='#,##0.00' if j<11 else '#,##0'; c.border=Border(top=Side("thin"),bottom=Side("double"))
        ws.cell(r+2,3,"mortgage 4,866.20 on the 1st / insurance due Feb"); ws.cell(r+3,3,"** water billed every quarter, number above is a month's share")
        for j,w in enumerate([2,11,32,10,8,10,9,9,9,12,11,10,10,9,9,40]): ws.column_dimensions[CL(1+j)].width=w
        ws.column_dimensions["D"].hidden=True; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
        return ws
    S24=[(s,[(u,w if u!="416" else "Bea's Yarn Shop",sf,(round(float(rent)*.97/5)*5 if rent else (1750 if u=="416" else None)),tax,wat,gar,a if u!="416" else D(2018,2,1),z if u!="416" else D(2025,1,31),dep,0 if rent or u=="416" else None,"",None) for (u,w,sf,rent,tax,wat,gar,a,z,dep,owe,nt,x) in L]) for s,L in S25]
    w1=sheet("2025",S25,True,"as of Nov 3, 2025"); sheet("2024",S24,False,"as of Nov 1, 2024 - OLD")
    ws=wb.create_sheet("fixes"); ws["A1"]="to do"; 
    for i,s in enumerate(["418-2 floors (Ray quoted 2,900)","gutter back lot","414 grease trap - Golden Carp pays"]): ws.cell(2+i,1,s)
    wb.active=0; wb.save(doc(name))
    save(name,dict(propertyName="412-418 MAIN STREET",asOnDate="2025-11-03",units=None,occupied=None,vacant=2,sheet="2025",rows=rows),"MIXED_USE","family owner's hand-kept workbook: stores, apartments, parking, billboard, antenna; colloquial headers, hidden phone column, numbers as text, steps and asking rents in notes, last year's sheet","steps and asking rents only in notes; 'incl'; '3 rm' in sq ft column; old year sheet")

# ---------------------------------------------------------------- 11: REIT asset manager rent roll
def doc11():
    name="PCTR_Pelican Reach_RR_2025Q3.xlsx"; rnd=random.Random(1111); N=Names(rnd); asof=D(2025,9,30); rows=[]
    wb=xlsxwriter.Workbook(doc(name)); f=lambda **k: wb.add_format(dict({"font_name":"Calibri","font_size":9},**k))
    hdr=f(bold=1,align="center",valign="vcenter",text_wrap=1,bg_color="#1F3864",font_color="white",border=1); tx=f(); ctr=f(align="center"); n0=f(num_format='#,##0_);(#,##0);"-"_)'); n2=f(num_format='#,##0.00_);(#,##0.00);"-"??_)'); dtf=f(num_format='mm/dd/yyyy',align="center"); pc=f(num_format='0.0%'); sb=f(bold=1,bg_color="#D9E1F2",top=1); sb0=f(bold=1,bg_color="#D9E1F2",top=1,num_format='#,##0'); sb2=f(bold=1,bg_color="#D9E1F2",top=1,num_format='#,##0.00'); vac=f(italic=1,font_color="#C00000"); it=f(italic=1,indent=1); gt=f(bold=1,top=2,bottom=6); gt0=f(bold=1,top=2,bottom=6,num_format='#,##0'); gt2=f(bold=1,top=2,bottom=6,num_format='#,##0.00')
    cv=wb.add_worksheet("Cover"); cv.write("B3","Longleaf Retail Properties Trust",f(bold=1,font_size=18)); cv.write("B5","Pelican Reach Town Center - Asset 2207"); cv.write("B6","Quarterly reporting package, 3Q 2025"); cv.write("B8","Tabs: Rent Roll / Exp Schedule")
    ws=wb.add_worksheet("Rent Roll"); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,6)
    ws.write(0,0,"Pelican Reach Town Center",f(bold=1,font_size=14)); ws.write(1,0,"Lease Abstract Rent Roll"); ws.write(2,0,"As of 9/30/2025")
    ws.set_row(4,16); ws.set_row(5,16); ws.set_row(6,28)
    ws.merge_range(4,0,6,0,"Suite",hdr); ws.merge_range(4,1,6,1,"Tenant (d/b/a)",hdr); ws.merge_range(4,2,6,2,"Class",hdr); ws.merge_range(4,3,6,3,"GLA",hdr)
    ws.merge_range(4,4,4,6,"Lease Term",hdr); ws.merge_range(4,7,4,9,"Minimum Rent",hdr); ws.merge_range(4,10,4,13,"Recoveries (monthly)",hdr); ws.merge_range(4,14,6,14,"Total Mo. Billing",hdr); ws.merge_range(4,15,4,17,"Next Contractual Step",hdr); ws.merge_range(4,18,6,18,"Budget Rent (mo.)",hdr); ws.merge_range(4,19,6,19,"Options / Notes",hdr)
    for c,h in zip(range(4,14),["RCD","LXD","Mos. Rem.","Monthly","Annualized","PSF","CAM","RE Tax","Ins.","Promo"]): ws.merge_range(5,c,6,c,h,hdr)
    for c,h in zip((15,16,17),["Date","Mo. Rent","% Chg"]): ws.merge_range(5,c,6,c,h,hdr)
    for c,w in enumerate([9,34,8,9,11,11,7,12,13,8,10,10,9,9,12,11,11,7,11,34]): ws.set_column(c,c,w,tx)
    plan=[]; num=100
    for i in range(31): plan.append(str(num+rnd.choice([0,5]))); num+=10
    multi={3:2,12:3,22:2}; vset={1,8,17,26}; r=8; G=[0.]*8; no=nv=0; nvsf=0; exp={}; i=0
    def put(su,nm,cl,sf,st,en,mo,ch,step,note,add=False,mtm=False):
        nonlocal r
        ws.write(r,0,su,ctr); ws.write(r,1,nm,it if add else tx); ws.write(r,2,cl,ctr); ws.write(r,3,sf,n0); ws.write_datetime(r,4,dt.datetime(st.year,st.month,st.day),dtf)
        if mtm: ws.write(r,5,"MTM",ctr)
        else: ws.write_datetime(r,5,dt.datetime(en.year,en.month,en.day),dtf); ws.write(r,6,(en.year-asof.year)*12+en.month-asof.month,ctr)
        X=r+1; ws.write(r,7,mo,n2); ws.write_formula(r,8,f"=H{X}*12",n2,round(mo*12,2)); ws.write_formula(r,9,f"=IF(D{X}>0,I{X}/D{X},0)",n2,mo*12/sf)
        for k,v in enumerate(ch): ws.write(r,10+k,v,n2)
        tot=round(mo+sum(ch),2); ws.write_formula(r,14,f"=H{X}+SUM(K{X}:N{X})",n2,tot)
        if step: ws.write_datetime(r,15,dt.datetime(step[0].year,step[0].month,step[0].day),dtf); ws.write(r,16,step[1],n2); ws.write(r,17,step[1]/mo-1,pc)
        ws.write(r,19,note); r+=1
        rows.append(R(unit=su,tenantName=nm,area=sf,contractRent=mo,annualRent=round(mo*12,2),leaseStartDate=st,leaseEndDate="MTM" if mtm else en,charges=[{"code":k,"amount":v} for k,v in zip(("CAM","RE Tax","Ins.","Promo"),ch) if v],totalCharges=tot,rentSteps=[{"date":iso(step[0]),"amount":step[1]}] if step else None,statusText="Occupied"))
        return [sf,mo,round(mo*12,2)]+ch+[tot]
    while i<len(plan):
        k=multi.get(i,1); sf=rnd.choice([1250,1400,1625,2100,2800,3500,5200,9800]) if i not in(0,19) else 38200-i*700
        if i in vset:
            ws.write(r,0,plan[i],ctr); ws.write(r,1,"VACANT" if i!=8 else "VACANT (spec suite)",vac); ws.write(r,3,sf,n0); b=round(sf*rnd.choice([26,29,31])/12); ws.write(r,18,b,n0)
            ws.write(r,19,"LOI out" if i==17 else ""); r+=1; rows.append(R(unit=plan[i],area=sf,marketRent=b,statusText="VACANT" if i!=8 else "VACANT (spec suite)")); nv+=1; nvsf+=sf; G[0]+=sf; i+=1; r+= (rnd.random()<.3); continue
        nm=N.get(RET) if i not in(0,19) else ["Kingbird Fresh Market","Overlook Sporting Goods"][i==19]; st=D(rnd.randint(2015,2025),rnd.randint(1,9),1); en=eom(st+RD(months=rnd.choice([60,84,120,120])-1)); mtm=i==15
        while en<=asof: en=eom(en+RD(months=60))
        ps=rnd.uniform(24,41) if sf<9000 else rnd.uniform(11,17); acc=[0.]*8; bump=D(2026,st.month,1); step0=bump if bump<en and rnd.random()<.65 and not mtm else None
        for j in range(k):
            s=sf if j==0 else rnd.choice([900,1250,1400]); mo=round(s*ps/12,2); ch=[round(s*q/12,2) for q in (4.85 if sf<9000 else 2.1,3.92,.61,.25)]
            if i==5 and j==0: ch=[0.0]*4
            v=put(plan[i+j],nm,"Anchor" if sf>20000 else "Jr" if sf>9000 else "Shop",s,st,en,mo,ch,(step0,round(mo*1.03,2)) if step0 else None,("Gross lease" if i==5 else "Holdover" if mtm else rnd.choice(["","","2x5 @ FMV","1x5 @ 110%","Co-tenancy w/ grocer","Exclusive use clause","Free rent thru 11/30/25 (not reflected)" if st>=D(2025,4,1) else "Estoppel rec'd 2024","Sales kickout yr 3"])) if j==0 else "",add=False,mtm=mtm); no+=1
            for q in range(8): acc[q]+=v[q]; G[q]+=v[q]
        exp[en.year]=exp.get(en.year,0)+acc[0]
        if k>1:
            for c in range(20): ws.write_blank(r,c,None,sb)
            ws.write(r,1,f"Subtotal - {nm}",sb); ws.write(r,3,acc[0],sb0); ws.write(r,7,acc[1],sb2); ws.write(r,8,acc[2],sb2); ws.write(r,9,acc[2]/acc[0],sb2)
            for q in range(5): ws.write(r,10+q,acc[3+q],sb2)
            r+=2
        i+=k
        if rnd.random()<.25: r+=1
    r+=1
    for c in range(20): ws.write_blank(r,c,None,gt)
    ws.write(r,1,"TOTAL CENTER",gt); ws.write(r,3,G[0],gt0); ws.write(r,7,G[1],gt2); ws.write(r,8,G[2],gt2); ws.write(r,9,G[2]/(G[0]-nvsf),gt2)
    for q in range(5): ws.write(r,10+q,G[3+q],gt2)
    r+=1; ws.write(r,1,f"Leased GLA {G[0]-nvsf:,.0f} ({(G[0]-nvsf)/G[0]*100:.1f}%)  /  Vacant GLA {nvsf:,.0f}",f(italic=1)); ws.write(r+1,1,f"Suites: {no+nv}   Leased: {no}   Vacant: {nv}",f(italic=1))
    es=wb.add_worksheet("Exp Schedule"); es.write_row(0,0,["Year","GLA expiring","% of center"]); 
    for q,yv in enumerate(sorted(exp)): es.write_row(1+q,0,[yv,exp[yv],exp[yv]/G[0]])
    ws.activate(); wb.close()
    save(name,dict(propertyName="Pelican Reach Town Center",asOnDate="2025-09-30",units=no+nv,occupied=no,vacant=nv,sheet="Rent Roll",rows=rows),"RETAIL","REIT quarterly package: merged three-row grouped header, formulas, tenant with several suites and subtotals, irregular spacer rows, next step, budget rent on vacants, cover and expiry sheets","merged headers, subtotal rows, formulas")

# ---------------------------------------------------------------- 12: Yardi-like tenancy schedule, blocks beneath each lease
def doc12():
    name="TenancySchedule_ivc_08312025.xlsx"; rnd=random.Random(1212); N=Names(rnd); asof=D(2025,8,31); rows=[]
    wb=xlsxwriter.Workbook(doc(name)); f=lambda **k: wb.add_format(dict({"font_name":"Arial","font_size":8},**k)); b=f(bold=1); h=f(bold=1,text_wrap=1,align="center",valign="bottom",bottom=1); hs=f(bold=1,italic=1,font_color="#444444"); n2=f(num_format="#,##0.00"); n2b=f(num_format="#,##0.00",bold=1,top=1); d=f(num_format="mm/dd/yyyy",align="left"); t=f(); ind=f(indent=1)
    ws=wb.add_worksheet("Report1"); ws.set_landscape(); ws.fit_to_pages(1,0)
    ws.merge_range(0,0,0,15,"Tenancy Schedule I",f(bold=1,font_size=11,align="center")); ws.merge_range(1,0,1,15,"Property: Isenberg Valley Campus (ivc)   As of Date: 08/31/2025",f(align="center")); ws.merge_range(2,0,2,15,"By Property",f(align="center"))
    H=["Property","Unit(s)","Lease","Lease Type","Area","Lease From","Lease To","Term","Tenancy Years","Monthly Rent","Monthly Rent/Area","Annual Rent","Annual Rent/Area","Annual Rec./Area","Security Deposit Received","LOC Amount/ Bank Guarantee"]
    for c,x in enumerate(H): ws.write(4,c,x,h)
    ws.set_row(4,34)
    for c,w in enumerate([24,12,34,14,10,11,11,7,9,12,10,13,10,10,12,13]): ws.set_column(c,c,w)
    units=["A-100","A-110","A-120, A-125","A-200","A-210","A-300","B-100","B-105","B-110","B-200, B-210, B-220","B-300","B-310","C-100","C-120","C-140","C-200","ROOF-C","STG-1"]
    vac={"A-210","B-105","C-140"}; r=5; G=[0.]*5; P="Isenberg Valley Campus (ivc)"; vs=0
    for u in units:
        sf=round(rnd.choice([1845,2610,3375,4480,6120,9905])*(1+u.count(",")*.8)); sf={"ROOF-C":0,"STG-1":288}.get(u,sf)
        ws.write(r,0,P,t); ws.write(r,1,u,t)
        if u in vac:
            ws.write(r,2,"VACANT",t); ws.write(r,4,sf,n2); ws.write(r,9,0,n2); ws.write(r,11,0,n2); r+=2; vs+=sf; G[0]+=sf; rows.append(R(unit=u,area=sf,statusText="VACANT",contractRent=0,annualRent=0)); continue
        st=D(rnd.randint(2017,2025),rnd.randint(1,8),1); mths=rnd.choice([60,65,84,120]); en=st+RD(months=mths,days=-1); lt=rnd.choice(["Office Net","Office Gross","Lab NNN"])
        while en<=asof: mths+=36; en=st+RD(months=mths,days=-1)
        if u=="STG-1": lt="Storage"
        if u=="ROOF-C": lt="Telecom"
        rate,steps=sched(st,en,asof,rnd.choice([21,22.5,24,27.25]),rnd.choice([.03,.025,.5])) if sf>300 else (14.0,[])
        mo=round(rate*sf/12,2) if sf else 2185.45
        if not sf: steps=[(D(2026,st.month,1),None)] if D(2026,st.month,1)<en else []
        sm=[(dd,round(rr*sf/12,2) if rr else round(mo*1.03,2)) for dd,rr in steps][:5]
        ch=[]
        if lt=="Lab NNN": ch=[("rcam","Operating Expense Est.",round(sf*.52,2)),("rtax","Real Estate Tax Est.",round(sf*.29,2)),("rutl","Utility Reimb.",round(sf*.17,2))]
        elif lt=="Office Net": ch=[("rcam","Operating Expense Est.",round(sf*.41,2)),("rtax","Real Estate Tax Est.",round(sf*.27,2))]
        elif lt=="Office Gross" and rnd.random()<.6: ch=[("rbyr","Base Year Escalation",round(sf*.05,2))]
        if sf>3000 and rnd.random()<.5: ch.append(("park","Reserved Parking",rnd.choice([80.,160.,400.])))
        nm=N.get(OFF) if sf>300 else ("Gulfway Tower Holdings" if not sf else rows[0]["tenantName"]); nm+=f" (t00{rnd.randint(10000,19999)})"
        rec=sum(c[2] for c in ch if c[0]!="park")*12; dep=rnd.choice([mo,mo,0.0]); loc=rnd.choice([0.,0.,0.,50000.,125000.]) if sf>3000 else 0.
        for c,v in ((2,nm),(3,lt)): ws.write(r,c,v,t)
        ws.write(r,4,sf,n2)
        D_=lambda x:dt.datetime(x.year,x.month,x.day)
        ws.write_datetime(r,5,D_(st),d); ws.write_datetime(r,6,D_(en),d); ws.write(r,7,mths,t); ws.write(r,8,round((asof-st).days/365.25,2),n2)
        ws.write(r,9,mo,n2); ws.write(r,10,mo/sf if sf else 0,n2); ws.write(r,11,round(mo*12,2),n2); ws.write(r,12,mo*12/sf if sf else 0,n2); ws.write(r,13,rec/sf if sf else 0,n2); ws.write(r,14,dep,n2); ws.write(r,15,loc,n2); r+=1
        for k,v in enumerate((sf,mo,round(mo*12,2),dep,loc)): G[k]+=v
        sub=["","","Charge","Type","Area","From","To","","","Monthly Amt","Amt/Area","Annual","Annual/Area"]
        allsteps=[(max(st,st),mo,True)]+[(a,m,False) for a,m in sm]
        # the step now in force started on the last anniversary
        cur0=st
        while cur0+RD(months=12)<=asof and (steps or sf>300): cur0=cur0+RD(months=12)
        allsteps[0]=(cur0,mo,True)
        ws.write(r,1,"Rent Steps",hs); 
        for c,x in enumerate(sub):
            if x: ws.write(r,c,x,hs)
        r+=1
        for q,(a,m,_) in enumerate(allsteps):
            z=(allsteps[q+1][0]-RD(days=1)) if q+1<len(allsteps) else en
            ws.write(r,2,"rent",ind); ws.write(r,3,"Rent",t); ws.write(r,4,sf,n2); ws.write_datetime(r,5,D_(a),d); ws.write_datetime(r,6,D_(z),d); ws.write(r,9,m,n2); ws.write(r,10,m/sf if sf else 0,n2); ws.write(r,11,round(m*12,2),n2); ws.write(r,12,m*12/sf if sf else 0,n2); r+=1
        if ch:
            ws.write(r,1,"Charge Schedules",hs)
            for c,x in enumerate(sub):
                if x: ws.write(r,c,x,hs)
            r+=1
            for code,de,m in ch:
                ws.write(r,2,code,ind); ws.write(r,3,de,t); ws.write(r,4,sf,n2); ws.write_datetime(r,5,D_(D(2025,1,1) if st<D(2025,1,1) else st),d); ws.write_datetime(r,6,D_(D(2025,12,31)),d); ws.write(r,9,m,n2); ws.write(r,10,m/sf,n2); ws.write(r,11,round(m*12,2),n2); ws.write(r,12,m*12/sf,n2); r+=1
        r+=1
        rows.append(R(unit=u,tenantName=nm.split(" (t0")[0],area=sf,leaseStartDate=st,leaseEndDate=en,contractRent=mo,annualRent=round(mo*12,2),deposit=dep,charges=[{"code":c,"amount":m} for c,_,m in ch],rentSteps=[{"date":iso(a),"amount":m} for a,m in sm],statusText="Occupied"))
    ws.write(r,0,"Total",b); ws.write(r,4,G[0],n2b); ws.write(r,9,G[1],n2b); ws.write(r,11,G[2],n2b); ws.write(r,14,G[3],n2b); ws.write(r,15,G[4],n2b); r+=2
    ws.write(r,0,"Occupancy Summary",b); ws.write(r,4,"Area",b); ws.write(r,5,"Percentage",b); r+=1
    for l,v in (("Occupied Area",G[0]-vs),("Vacant Area",vs),("Total Area",G[0])): ws.write(r,0,l,t); ws.write(r,4,v,n2); ws.write(r,5,v/G[0],f(num_format="0.00%")); r+=1
    wb.close()
    save(name,dict(propertyName="Isenberg Valley Campus",asOnDate="2025-08-31",units=None,occupied=None,vacant=3,sheet="Report1",rows=rows),"OFFICE","Yardi-like Tenancy Schedule export: lease row, then Rent Steps and Charge Schedules blocks beneath, several suites in one lease cell, telecom and storage leases","step and charge blocks below the lease row; first step is the rent in force")
if __name__=="__main__": doc10(); doc11(); doc12()
