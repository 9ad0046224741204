from lib import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
# ---------------------------------------------------------------- 8 student
def doc8():
    name="the_foundry_student_rr.xlsx"; r=R(808); wb=openpyxl.Workbook(); sm=wb.active; sm.title="Summary"; ws=wb.create_sheet("RR by Bed 09.30.25"); rt=wb.create_sheet("Rate Sheet")
    plans={"4x4 Loft":(1475,[0,1,2,3],865),"4x2 Flat":(1240,[0,1,2,3],745),"2x2 Corner":(960,[0,1],1010)}
    ws["A1"]="The Foundry at Mill Street"; ws["A1"].font=Font(bold=True,size=14,color="6A1B4D"); ws["A2"]="Bed-level rent roll"; ws["A3"]="As of September 30, 2025"
    grp=[(1,5,"BED"),(6,9,"RESIDENT & TERM"),(10,11,"RENT PER INSTALLMENT"),(12,15,"OTHER CHARGES"),(16,18,"ACCOUNT")]
    fill=PatternFill("solid",fgColor="6A1B4D"); wf=Font(bold=True,color="FFFFFF",size=9)
    for a,b,t in grp:
        ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=ws.cell(5,a,t); c.fill=fill; c.font=wf; c.alignment=Alignment(horizontal="center")
    hd=["Bldg","Bed Space","Floor Plan","Bed SF","Status","Resident","Lease From","Lease To","Univ. Class","Market","Contract","Parking","Pet","Furniture","Concession","Total Billed","Deposit","Balance"]
    for j,h in enumerate(hd,1):
        c=ws.cell(6,j,h); c.font=Font(bold=True,size=9); c.fill=PatternFill("solid",fgColor="EBD9E4"); c.alignment=Alignment(wrap_text=True,horizontal="center")
    rows=[];i=7;S={k:0 for k in ("m","c","p","pet","f","con","t","d","b")};cnt={};occ=0;truec=0
    pick=r.randint(70,110)
    for b in ("North","South","Annex"):
        nb=16 if b!="Annex" else 14
        for u in range(nb):
            pl=r.choice(["4x4 Loft","4x4 Loft","4x2 Flat"]) if b!="Annex" else "2x2 Corner"; sf,beds,mk=plans[pl]
            un=f"{b[0]}{1+u//6}{u%6+1:02d}"
            for k in beds:
                bed=f"{un}-{'ABCD'[k]}"; rec={"unit":bed,"building":b,"unitType":pl,"area":round(sf/len(beds)),"marketRent":mk}; S["m"]+=mk; cnt.setdefault(pl,[0,0]); cnt[pl][0]+=1
                vals=[b,bed,pl,rec["area"]]
                if r.random()<.085: rec["statusText"]="Vacant"; vals+=["Vacant",None,None,None,None,mk]
                else:
                    n=r.person(); st="Current" if r.random()<.95 else "Notice"; lf=D.date(2025,8,16) if r.random()<.9 else D.date(2025,9,r.randint(1,20)); lt=D.date(2026,7,31) if st=="Current" else D.date(2025,12,31)
                    con=mk-r.choice([0,0,15,25,40,60]); pk=r.choice([0,0,0,75,110]); pet=r.choice([0]*7+[35]); fu=r.choice([0,30,30]); cs=-r.choice([0]*6+[50,75]); t=con+pk+pet+fu+cs; dp=r.choice([0,0,250]); bl=r.choice([0]*7+[t,-25,312.4])
                    shown=con
                    if len(rows)>=pick and not truec and con<850: shown=con+300; truec=(bed,con,shown)
                    rec.update(statusText=st,tenantName=n,leaseStartDate=iso(lf),leaseEndDate=iso(lt),contractRent=shown,charges=[{"code":"Parking","amount":pk},{"code":"Pet","amount":pet},{"code":"Furniture","amount":fu},{"code":"Concession","amount":cs}],totalCharges=t,deposit=dp,balance=bl)
                    vals+=[st,n,lf,lt,r.choice(["FR","SO","JR","SR","GR"]),mk,shown,pk,pet,fu,cs,t,dp,bl]; occ+=1; cnt[pl][1]+=1
                    for q,v in zip(("c","p","pet","f","con","t","d","b"),(con,pk,pet,fu,cs,t,dp,bl)): S[q]+=v
                rows.append(rec)
                for j,v in enumerate(vals,1):
                    c=ws.cell(i,j,v); c.font=Font(size=9)
                    if j in(7,8): c.number_format="m/d/yyyy"
                    if j>=10: c.number_format='#,##0.00_);(#,##0.00)'
                    if rec["statusText"]=="Vacant": c.fill=PatternFill("solid",fgColor="F5F5F5")
                i+=1
    ws.cell(i+1,1,"Totals"); 
    for j,k in zip(range(10,19),("m","c","p","pet","f","con","t","d","b")): c=ws.cell(i+1,j,round(S[k],2)); c.number_format='#,##0.00_);(#,##0.00)'
    for j in range(1,19): ws.cell(i+1,j).font=Font(bold=True,size=9); ws.cell(i+1,j).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    for j,w in enumerate([8,10,12,8,9,23,10,10,8,10,10,9,8,9,11,11,9,10],1): ws.column_dimensions[CL(j)].width=w
    ws.row_dimensions[6].height=26; ws.freeze_panes="C7"; ws.print_title_rows="5:6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    sm["B2"]="The Foundry at Mill Street – leasing summary"; sm["B2"].font=Font(bold=True,size=13); sm["B3"]="September 30, 2025"
    for j,h in enumerate(["Floor plan","Beds","Occupied","Vacant","Occupancy"]): c=sm.cell(5,2+j,h); c.font=wf; c.fill=fill
    q=6
    for p,(n,o) in cnt.items():
        for j,v in enumerate([p,n,o,n-o,o/n]): sm.cell(q,2+j,v)
        sm.cell(q,6).number_format="0.0%"; q+=1
    for j,v in enumerate(["All beds",len(rows),occ,len(rows)-occ,occ/len(rows)]): sm.cell(q,2+j,v).font=Font(bold=True)
    sm.cell(q,6).number_format="0.0%"; sm.cell(q+2,2,"Monthly contract rent"); sm.cell(q+2,4,S["c"]).number_format='$#,##0.00'; sm.cell(q+3,2,"Installments are billed August through July; market is the 2025-26 published rate."); sm.column_dimensions["B"].width=24; sm.column_dimensions["D"].width=14; sm.page_setup.orientation="landscape"
    rt.append(["Floor plan","Unit SF","Beds","2025-26 rate / bed","2026-27 rate / bed"])
    for p,(sf,b,m) in plans.items(): rt.append([p,sf,len(b),m,m+35])
    for col in "ABCDE": rt.column_dimensions[col].width=17
    wb.save(DOC+name)
    bed,a,sh=truec
    save(name,"STUDENT_HOUSING","student operator","bed-level export with grouped header, summary and rate tabs",rows,prop="The Foundry at Mill Street",ason="2025-09-30",units=len(rows),occ=occ,vac=len(rows)-occ,sheet=ws.title,planted={"what":f"Contract rent of bed {bed} shows {sh} where {a} belongs; the row total and the column total use {a}","kind":"digit_changed"},totals=[T("marketRent",S["m"]),T("contractRent",S["c"],tied=False),T("totalCharges",S["t"]),T("deposit",S["d"]),T("balance",round(S["b"],2))])
# ---------------------------------------------------------------- 9 BTR
def doc9():
    name="wrenfield_btr_portfolio.xlsx"; r=R(909); wb=xlsxwriter.Workbook(DOC+name); wsf=wb.add_worksheet("Rent Roll"); F=wb.add_format
    b={"font_name":"Arial","font_size":9}
    tit=F({**b,"bold":1,"font_size":16}); com=F({**b,"bold":1,"font_size":11,"bg_color":"#DCE6D0","top":2}); hd=F({**b,"bold":1,"text_wrap":1,"bottom":1,"valign":"bottom"}); tx=F(b); ind=F({**b,"indent":1}); iti=F({**b,"italic":1,"font_color":"#4F6228","indent":1}); hdr=F({**b,"bold":1,"text_wrap":1,"bottom":1,"valign":"bottom","align":"right"}); it=F({**b,"italic":1,"font_color":"#4F6228"}); mo=F({**b,"num_format":'$#,##0;[Red]-$#,##0;"–"'}); dt=F({**b,"num_format":"dd-mmm-yyyy","align":"left"}); tm=F({**b,"bold":1,"num_format":'$#,##0;[Red]-$#,##0;"–"',"top":1}); tb=F({**b,"bold":1,"top":1}); pc=F({**b,"bold":1,"top":1,"num_format":"0.0%"}); nn=F({**b,"num_format":"#,##0"})
    wsf.hide_gridlines(2); wsf.set_landscape(); wsf.fit_to_pages(1,0); wsf.write(0,0,"Wrenfield Build-to-Rent Portfolio",tit); wsf.write(1,0,"Rent roll at 31-Oct-2025. Three communities, one owner. Applicant lines are approved future residents and are not counted.",tx)
    comms=[("Wrenfield Commons – Ardmoor, TX",["Thrush Ln","Linnet Ct"],38),("The Cottages at Pell Creek – Ardmoor, TX",["Pell Creek Dr"],27),("Sagebrook Row – Dunlevy, TX",["Sagebrook Row","Tansy Way"],40)]
    pl=[("Finch","3/2",1420,2095),("Heron","3/2.5",1655,2280),("Kestrel","4/2.5",1890,2495),("Osprey","4/3",2110,2690)]
    heads=["Home address","Plan","Bd/Ba","Sq ft","Resident","State","Moved in","Lease ends","Asking rent","Lease rent","Pet","Tech package","Lawn care","Total monthly","Past due","Deposit"]
    y=3;rows=[];tt=[];U=O=0;G=[0]*8
    for cn,sts,n in comms:
        for j in range(16): wsf.write(y,j,cn if j==0 else "",com)
        y+=1; wsf.set_row(y,26)
        for j,h in enumerate(heads): wsf.write(y,j,h,hdr if j==3 or j>7 else hd)
        y+=1; S=[0]*8; o=0; no=r.randint(100,140)
        for k in range(n):
            no+=r.choice([4,4,6,8]); ad=f"{no} {sts[k*len(sts)//n]}"; p,bb,sf,mk=r.choice(pl); rec={"propertyName":cn,"unit":ad,"unitType":p,"area":sf,"marketRent":mk}; S[0]+=mk
            wsf.write(y,0,ad,tx); wsf.write(y,1,p,tx); wsf.write(y,2,bb,tx); wsf.write(y,3,sf,nn); wsf.write(y,8,mk,mo)
            if r.random()<.1:
                st=r.choice(["Vacant ready","Vacant turn"]); rec["statusText"]=st; wsf.write(y,5,st,tx); rows.append(rec); y+=1
                if r.random()<.6:
                    nm=r.person(); s=D.date(2025,11,r.randint(3,28)); e=term(s,r.choice([12,14])); 
                    for j,v,f in ((0,ad,it),(4,nm,iti),(5,"Applicant",it),(9,mk,mo)): wsf.write(y,j,v,f)
                    wsf.write_datetime(y,6,D.datetime(s.year,s.month,s.day),dt); wsf.write_datetime(y,7,D.datetime(e.year,e.month,e.day),dt)
                    rows.append({"propertyName":cn,"unit":ad,"tenantName":nm,"statusText":"Applicant","moveInDate":iso(s),"leaseEndDate":iso(e),"contractRent":mk}); y+=1
                continue
            st="Leased" if r.random()<.93 else "Notice"; nm=r.person() if r.random()<.7 else r.person()+" & "+r.choice(FIRST); s=D.date(2025,10,31)-D.timedelta(r.randint(3,900)); e=addm(s,12)
            while e<D.date(2025,10,31): e=addm(e,12)
            mtm=r.random()<.06; le="MTM" if mtm else iso(e); rn=mk-r.choice([-40,0,0,35,60,95,120]); pt=r.choice([0,0,35,70]); te=r.choice([45,45,0]); lw=65; to=rn+pt+te+lw; pd=r.choice([0]*9+[to,140]); dp=r.choice([500,1000,rn]); o+=1
            rec.update(statusText=st,tenantName=nm,moveInDate=iso(s),leaseEndDate=le,contractRent=rn,charges=[{"code":c,"amount":v} for c,v in (("Pet",pt),("Tech package",te),("Lawn care",lw)) if v],totalCharges=to,deposit=dp)
            if pd: rec["balance"]=pd
            wsf.write(y,4,nm,ind); wsf.write(y,5,st,tx); wsf.write_datetime(y,6,D.datetime(s.year,s.month,s.day),dt)
            if mtm: wsf.write(y,7,"MTM",tx)
            else: wsf.write_datetime(y,7,D.datetime(e.year,e.month,e.day),dt)
            for j,v in zip(range(9,16),(rn,pt,te,lw,to,pd,dp)): wsf.write(y,j,v,mo)
            for j,v in enumerate((rn,pt,te,lw,to,pd,dp),1): S[j]+=v
            rows.append(rec); y+=1
        for j in range(16): wsf.write(y,j,"",tb)
        wsf.write(y,0,f"{cn.split(' – ')[0]} – {n} homes, {o} occupied, {n-o} vacant",tb); wsf.write(y,5,o/n,pc)
        for j,v in enumerate(S): wsf.write(y,8+j,v,tm)
        y+=3; U+=n;O+=o
        tt+=[T(k,S[j],propertyName=cn,**({} if j else {})) for j,k in ((0,"marketRent"),(6,"balance"),(7,"deposit"),(5,"totalCharges"))]
        for j in range(8): G[j]+=S[j]
        tt.append({"key":"contractRent","value":S[1],"filter":{"propertyName":cn},"not":{"statusText":"Applicant"},"tied":True})
    for j in range(16): wsf.write(y,j,"",tb)
    wsf.write(y,0,f"Portfolio – {U} homes, {O} occupied, {U-O} vacant",tb); wsf.write(y,5,O/U,pc)
    for j,v in enumerate(G): wsf.write(y,8+j,v,tm)
    for j,w in enumerate([22,9,7,7,30,13,12,12,9,9,7,9,8,10,9,9]): wsf.set_column(j,j,w)
    w2=wb.add_worksheet("Definitions"); 
    for i,t in enumerate(["State","Leased – resident in occupancy","Notice – resident has given notice, still in occupancy","Vacant ready / Vacant turn – empty home, rent ready or in make-ready","Applicant – approved, future move-in date; shown beneath the empty home","MTM – month to month"]): w2.write(i,0,t)
    wb.close()
    save(name,"SINGLE_FAMILY_RENTAL","build-to-rent asset manager","stacked communities, header repeated, applicant lines, one sheet + definitions",rows,prop="Wrenfield Build-to-Rent Portfolio",ason="2025-10-31",units=U,occ=O,vac=U-O,sheet="Rent Roll",totals=tt+[T("marketRent",G[0]),T("totalCharges",G[5])])
# ---------------------------------------------------------------- 10 medical campus
def doc10():
    name="st_orban_medical_campus.xlsx"; r=R(1010); wb=xlsxwriter.Workbook(DOC+name); ws=wb.add_worksheet("MOB Rent Roll"); F=wb.add_format; b={"font_name":"Calibri","font_size":10,"valign":"top"}
    H=F({**b,"bold":1,"bg_color":"#1F6F8B","font_color":"white","border":1,"text_wrap":1,"align":"center","valign":"vcenter"}); bl=F({**b,"bold":1,"font_size":12,"font_color":"#1F6F8B","bottom":2}); c_=F({**b,"bold":1,"border":1,"align":"center","valign":"vcenter","bg_color":"#F2F8FA"}); t=F({**b,"bold":1,"top":1}); it=F({**b,"italic":1,"font_size":8,"font_color":"#555555","bottom":4}); n0=F({**b,"num_format":"#,##0","top":1}); m=F({**b,"num_format":"#,##0.00","top":1}); d=F({**b,"num_format":"mm/dd/yyyy","top":1,"align":"center"}); tot=F({**b,"bold":1,"num_format":"#,##0.00","top":1,"bg_color":"#DDEEF3"}); tn=F({**b,"bold":1,"num_format":"#,##0","top":1,"bg_color":"#DDEEF3"})
    ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.merge_range("A1:O1","St. Orban Medical Campus",F({"bold":1,"font_size":18,"font_color":"#1F6F8B"})); ws.merge_range("A2:O2","Lease schedule effective January 1, 2026  (three buildings, unaffiliated and health-system tenants)",F({"italic":1}))
    g=["Suite","Tenant\n(guaranty, renewal and notes on the second line)","RSF","Commence","Expire","Base Rent\nMonthly","Base Rent\nper RSF","Est. NNN\nMonthly","Step 1","","Step 2","","Step 3","","Security\nDeposit"]
    for j in (0,1,2,3,4,5,6,7,14): ws.merge_range(3,j,4,j,g[j],H)
    for j in (8,10,12): ws.merge_range(3,j,3,j+1,g[j],H); ws.write(4,j,"Date",H); ws.write(4,j+1,"Monthly",H)
    spec=["Cardiology","Pediatrics","Orthopedics","Imaging center","Dermatology","Ophthalmology","Physical therapy","Ob-Gyn","Oral surgery","Endocrinology","Infusion","Laboratory draw"]
    pn=iter(["St. Orban Health System","Hillcrest Heart Associates","Little Acorns Pediatrics","Beacon Spine & Joint","ClearPath Imaging","Marigold Dermatology","Vista Eye Surgeons","Motionworks Therapy","Cedar Women's Care","Northgate Oral Surgery","Endocrine Partners of Orban","St. Orban Health System","Riverbend Infusion","Orban Day Surgery Partners","Summerlin Sleep Center","Kinder Allergy Clinic","Pinewood Family Practice","St. Orban Health System","Apex Podiatry Group","Larkspur Behavioral Health","Orban Pharmacy","Willow Pain Institute"])
    bld=[("Pavilion East (MOB 1)",["110","120","200","210","230","300","310","320"]),("Pavilion West (MOB 2)",["100","105","140","200","250","260","LL-1"]),("Ambulatory Surgery Building",["ASC","150","180","220","225","240","260"])]
    ws.set_row(3,24); ws.set_row(4,24)
    y=5;rows=[];tt=[];G=[0]*4;vac=0
    for bn,us in bld:
        y+=1; ws.merge_range(y,0,y,14,bn,bl); y+=1; S=[0]*4
        for u in us:
            sf=r.choice([1180,1525,1960,2340,2875,3410,4620]) if u!="ASC" else 16850; rec={"unit":u,"building":bn,"area":sf}; S[0]+=sf
            ws.merge_range(y,0,y+1,0,u,c_); 
            for j in range(1,15): ws.write_blank(y,j,None,t); ws.write_blank(y+1,j,None,it)
            ws.write(y,2,sf,n0)
            if (bn,u) in (("Pavilion East (MOB 1)","230"),("Pavilion West (MOB 2)","105"),("Ambulatory Surgery Building","225")):
                rec["statusText"]="VACANT"; vac+=1; ws.write(y,1,"VACANT",t); ws.merge_range(y+1,1,y+1,14,"Second-generation exam suite; asking $27.50 NNN, allowance $60/RSF",it)
            else:
                n=next(pn); s=addm(D.date(2026,1,1),-r.randint(3,80)); e=term(s,r.choice([84,120,180])); ex=(e.year,e.month)
                while e<D.date(2026,6,30): e=term(s,180)
                mt=round(sf*r.uniform(23,31)/12,2); nn=round(sf*r.uniform(9.5,11)/12,2); dep=r.choice([0,round(mt,2)]) 
                rec.update(tenantName=n,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mt,charges=[{"code":"Est. NNN","amount":nn}]); 
                ws.write(y,1,n,t); ws.write_datetime(y,3,D.datetime(s.year,s.month,s.day),d); ws.write_datetime(y,4,D.datetime(e.year,e.month,e.day),d); ws.write(y,5,mt,m); ws.write(y,6,round(mt*12/sf,2),m); ws.write(y,7,nn,m)
                if dep: rec["deposit"]=dep; ws.write(y,14,dep,m)
                q=D.date(2026,s.month,1); q=q if q>D.date(2026,1,1) else D.date(2027,1,1); v=mt;ss=[]
                for j in (8,10,12):
                    if q>=e: break
                    v=round(v*1.0275,2); ws.write_datetime(y,j,D.datetime(q.year,q.month,q.day),d); ws.write(y,j+1,v,m); ss.append({"date":iso(q),"amount":v}); q=addm(q,12)
                rec["rentSteps"]=ss; S[1]+=mt;S[2]+=nn;S[3]+=dep
                sp="Health system administration and clinics" if "System" in n else spec[len(rows)%12] if False else "Guaranty: "+r.choice(["physician owners, several","corporate","health-system parent","none"])
                ws.merge_range(y+1,1,y+1,14,f"{sp}   •   Renewal: {r.choice(['2 x 5 yrs at FMV','1 x 5 yrs at 102% of prior rent','none'])}   •   {r.choice(['Radius restriction 3 miles','Exclusive use granted','After-hours HVAC billed separately','Roof and structure by Landlord'])}",it)
            rows.append(rec); y+=2
        for j in range(15): ws.write_blank(y,j,None,tot)
        ws.write(y,1,f"Subtotal {bn}",tot); ws.write(y,2,S[0],tn); ws.write(y,5,round(S[1],2),tot); ws.write(y,7,round(S[2],2),tot); ws.write(y,14,round(S[3],2),tot); y+=1
        tt+=[T(k,round(S[j],2),building=bn) for j,k in ((0,"area"),(1,"contractRent"),(3,"deposit"))]
        for j in range(4): G[j]+=S[j]
    y+=1
    for j in range(15): ws.write_blank(y,j,None,tot)
    ws.write(y,1,"CAMPUS TOTAL",tot); ws.write(y,2,G[0],tn); ws.write(y,5,round(G[1],2),tot); ws.write(y,7,round(G[2],2),tot); ws.write(y,14,round(G[3],2),tot)
    osf=sum(x["area"] for x in rows if "tenantName" in x)
    ws.write(y+2,1,f"Leased {osf:,} of {G[0]:,} RSF ({osf/G[0]:.1%}); {len(rows)} suites, {len(rows)-vac} leased, {vac} vacant.",F(b)); ws.write(y+3,1,"Steps are fixed; the next three are shown. NNN is the 2026 estimate, reconciled annually.",F(b))
    for j,w in enumerate([8,36,9,11,11,12,9,11,11,11,11,11,11,11,11]): ws.set_column(j,j,w)
    ws.repeat_rows(3,4); wb.close()
    save(name,"OFFICE","healthcare REIT leasing","merged two-row records, grouped step columns, sections per building",rows,prop="St. Orban Medical Campus",ason="2026-01-01",units=len(rows),occ=len(rows)-vac,vac=vac,sheet=None,totals=tt+[T("area",G[0]),T("contractRent",round(G[1],2))],hard=True)
for f in (doc8,doc9,doc10): f()
